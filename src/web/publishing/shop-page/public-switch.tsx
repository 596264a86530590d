import { useT } from '#web/core/app/i18n.ts';
import { Switch } from '#web/core/ui/switch.tsx';
import { useChangePage } from './change-page.ts';
import type { SectionProps } from './section-props.ts';

export function PublicSwitch({ storeId, page: { isPublic } }: SectionProps) {
  const t = useT();
  const change = useChangePage(storeId);
  return (
    <Switch
      label={t('Your page is public')}
      checked={isPublic}
      onChange={(checked) =>
        change(
          { isPublic: checked },
          { title: checked ? t('Your page is public now') : t('Your page is closed now') },
        )
      }
    >
      {isPublic
        ? t('Anyone who has the address can open it.')
        : t('Only you can open it, so that you can arrange it first.')}
    </Switch>
  );
}
