import { useId } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { useChangePage } from './change-page.ts';
import type { SectionProps } from './section-props.ts';

export function PublicSwitch({ storeId, page: { isPublic } }: SectionProps) {
  const t = useT();
  const id = useId();
  const change = useChangePage(storeId);
  return (
    <label className="flex cursor-pointer items-start justify-between gap-4">
      <span className="grid min-w-0 gap-0.5 text-sm">
        <span className="font-medium">{t('Your page is public')}</span>
        <span id={id} className="text-ink-soft">
          {isPublic
            ? t('Anyone who has the address can open it.')
            : t('Only you can open it, so that you can arrange it first.')}
        </span>
      </span>
      <span
        className={classNames(
          'relative mt-0.5 h-7 w-12 shrink-0 rounded-full border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
          isPublic ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
        )}
      >
        <input
          type="checkbox"
          role="switch"
          aria-label={t('Your page is public')}
          aria-describedby={id}
          aria-checked={isPublic}
          checked={isPublic}
          onChange={({ target }) =>
            change(
              { isPublic: target.checked },
              { title: target.checked ? t('Your page is public now') : t('Your page is closed now') },
            )
          }
          className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
        />
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute top-0.75 size-5 rounded-full transition-[left]',
            isPublic ? 'left-[1.4375rem] bg-on-accent' : 'left-0.75 bg-line-strong',
          )}
        />
      </span>
    </label>
  );
}
