import { Link } from 'wouter';
import type { ExperimentOffer } from '#shared/publishing/experiments.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { paths } from '#web/core/app/paths.ts';
import { Alert } from '#web/core/ui/alert.tsx';

/** What is planned already may fall into a week without posts. */
export function PlannedPosts({ store, offer: { plannedPosts } }: { store: Store; offer: ExperimentOffer }) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  if (plannedPosts.length === 0) return null;
  return (
    <Alert
      variant="caution"
      title={t.plural(plannedPosts.length, {
        one: '{n} post is planned for these weeks already',
        other: '{n} posts are planned for these weeks already',
      })}
    >
      <div className="grid gap-2">
        <p>
          {t(
            'Those that fall into a week without posts are put on hold when the experiment begins. You can then move or delete them.',
          )}
        </p>
        <ul className="grid max-h-40 gap-1 overflow-auto">
          {plannedPosts.map(({ id, title, scheduledFor }) => (
            <li key={id}>
              <Link
                href={`${paths.calendar}?tab=calendar&scheduled=${id}`}
                className="text-accent underline-offset-4 hover:underline"
              >
                {title ?? t('Post')}
              </Link>
              <span className="text-ink-soft"> · {momentText(scheduledFor)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Alert>
  );
}
