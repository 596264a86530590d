import { Image as ImageIcon, Play } from 'lucide-react';
import { Link } from 'wouter';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { networksOf } from '#web/publishing/calendar/post-state.ts';
import { titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { StoreName } from '#web/publishing/calendar/stores/store-name.tsx';
import { calendarPost } from '#web/publishing/scheduler/address.ts';
import { POST_TYPE_TEXTS } from '#web/publishing/scheduler/option-texts.ts';

/** One line of the list; all of it leads to the post on the calendar. */
export function PostRow({ store, post }: { store: Store; post: ScheduledPost }) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const { isSeveral } = useShownStores();
  const { caption, hashtags, contentType, scheduledFor, scheduleName } = post;
  const facts = [
    networksOf(post)
      .map((network) => NETWORK_NAMES[network])
      .join(', '),
    t(POST_TYPE_TEXTS[contentType] ?? contentType),
    scheduleName,
  ].filter(Boolean);
  return (
    <li className="relative flex gap-3 px-4 py-3.5 transition-colors first:rounded-t-xl last:rounded-b-xl hover:bg-sunken/60 sm:gap-4 sm:px-5">
      <PostPicture post={post} />
      <div className="grid min-w-0 flex-1 content-start gap-1 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 truncate font-medium text-sm">
            <Link
              href={calendarPost(post.id, isSeveral ? store.id : undefined)}
              className="after:absolute after:inset-0"
            >
              {titleOfPost(post, t)}
            </Link>
          </h3>
          <Badge tone="accent" dot>
            {t('Scheduled')}
          </Badge>
        </div>
        <p className="flex flex-wrap gap-x-2 text-xs">
          <time dateTime={scheduledFor} className="font-medium tabular-nums">
            {momentText(scheduledFor)}
          </time>
          <span className="text-ink-soft">{facts.join(' · ')}</span>
        </p>
        <StoreName post={post} withZone />
        <p dir="auto" className="line-clamp-2 break-words text-ink-soft">
          {caption} <span className="text-ink-faint">{hashtags.join(' ')}</span>
        </p>
      </div>
    </li>
  );
}

function PostPicture({ post: { imageUrl, videoUrl, contentFormat } }: { post: ScheduledPost }) {
  return (
    <span
      aria-hidden
      className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg bg-sunken text-ink-faint sm:size-16"
    >
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <ImageIcon className="size-5" strokeWidth={1.75} />
      )}
      {(videoUrl || contentFormat === 'reel') && (
        <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-ink text-canvas">
          <Play className="size-3 fill-current" />
        </span>
      )}
    </span>
  );
}
