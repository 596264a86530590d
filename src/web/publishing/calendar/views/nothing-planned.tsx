import { CalendarPlus } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Button, ButtonLink } from '#web/core/ui/button.tsx';

interface NothingPlannedProps {
  /** There are posts, but none that the filters let through. */
  isFiltered: boolean;
  onShowAll: () => void;
  onNew: () => void;
}

export function NothingPlanned({ isFiltered, onShowAll, onNew }: NothingPlannedProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line border-dashed bg-surface px-5 py-4">
      <p className="text-ink-soft text-sm">
        {isFiltered ? t('No posts match the filters.') : t('Nothing is planned in these days.')}
      </p>
      <div className="flex flex-wrap gap-2">
        {isFiltered ? (
          <Button variant="secondary" size="small" onClick={onShowAll}>
            {t('Show all')}
          </Button>
        ) : (
          <>
            <ButtonLink variant="secondary" size="small" to={paths.contentCreator}>
              {t('Create content')}
            </ButtonLink>
            <Button size="small" onClick={onNew}>
              <CalendarPlus aria-hidden />
              {t('Write a post')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
