import { Link } from 'wouter';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { lookOf, titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { calendarPost } from '#web/publishing/scheduler/address.ts';
import { POST_TYPE_TEXTS } from '#web/publishing/scheduler/option-texts.ts';

const MOST_SHOWN = 7;

const INKS = {
  neutral: 'text-ink-soft',
  accent: 'text-accent',
  positive: 'text-positive',
  caution: 'text-caution',
  negative: 'text-negative',
};

/** The week of a schedule: every slot with what became of it so far. */
export function ComingPosts({ store, posts }: { store: Store; posts: readonly ScheduledPost[] }) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const { isSeveral } = useShownStores();
  if (posts.length === 0) return null;
  return (
    <ul aria-label={t('Coming posts')} className="divide-y divide-line rounded-lg border border-line text-sm">
      {posts.slice(0, MOST_SHOWN).map((post) => {
        const { name, tone } = lookOf(post);
        return (
          <li
            key={post.id}
            className="relative grid gap-x-3 px-3 py-2 hover:bg-sunken/60 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
          >
            <time dateTime={post.scheduledFor} className="text-ink-soft tabular-nums">
              {momentText(post.scheduledFor)}
            </time>
            <Link
              href={calendarPost(post.id, isSeveral ? store.id : undefined)}
              dir="auto"
              className="truncate after:absolute after:inset-0"
            >
              {titleOfPost({ ...post, scheduleName: t(POST_TYPE_TEXTS[post.contentType] ?? '') }, t)}
            </Link>
            <span className={`text-xs leading-5 ${INKS[tone]}`}>
              {post.writeAfter ? t('Written on {moment}', { moment: momentText(post.writeAfter) }) : t(name)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
