import { GripVertical, TriangleAlert } from 'lucide-react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { offsetText, zoneText } from '#web/core/app/zone-text.ts';
import type { BadgeTone } from '#web/core/ui/badge.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { useDragging } from '#web/publishing/calendar/drag/drag-context.ts';
import { PostPicture } from '#web/publishing/calendar/post-picture.tsx';
import { networksOf } from '#web/publishing/calendar/post-state.ts';
import { useSelection } from '#web/publishing/calendar/selection.ts';
import { lookOf, titleOfPost } from '#web/publishing/calendar/status-texts.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { StoreMark, StoreName } from '#web/publishing/calendar/stores/store-name.tsx';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';

const EDGES: Record<BadgeTone, string> = {
  neutral: 'border-l-line-strong',
  accent: 'border-l-accent',
  positive: 'border-l-positive',
  caution: 'border-l-caution',
  negative: 'border-l-negative',
};
const WORDS: Record<BadgeTone, string> = {
  neutral: 'text-ink-soft',
  accent: 'text-accent',
  positive: 'text-positive',
  caution: 'text-caution',
  negative: 'text-negative',
};

interface PostCardProps {
  post: ScheduledPost;
  onOpen: () => void;
  /** compact stands in a cell, slim next to another one, row has a line of its own. */
  size: 'compact' | 'slim' | 'row';
  /** Within a grid only the cell that has the focus can be tabbed into. */
  tabIndex?: number;
}

export function PostCard({ post, onOpen, size, tabIndex = 0 }: PostCardProps) {
  const t = useT();
  const format = useFormat();
  const drag = useDragging();
  const selection = useSelection();
  const shown = useShownStores();
  const { tone } = lookOf(post);
  const isDragged = drag.dragged?.post.id === post.id;
  const isDraggable = drag.isDraggable(post) && !selection.isSelecting;
  const title = titleOfPost(post, t);
  const { isSeveral, storeOf, zoneOf } = shown;
  const name = nameOf(post, format.time(post.scheduledFor, zoneOf(post)), t, {
    store: isSeveral ? storeOf(post).storeName : null,
    zone: shown.timeZone === null ? zoneText(zoneOf(post), t) : null,
  });
  return (
    <div
      data-post={post.id}
      onPointerDown={(event) => isDraggable && drag.onPress(event, post)}
      className={classNames(
        'group relative flex min-w-0 select-none rounded-md border border-line border-l-[3px] bg-surface text-left transition-[border-color,opacity] hover:border-line-strong [-webkit-touch-callout:none]',
        EDGES[tone],
        post.status === 'cancelled' && 'bg-canvas!',
        isDragged && 'border-dashed opacity-40',
        isDraggable && 'cursor-grab',
      )}
    >
      {selection.isSelecting ? (
        <label className="flex min-w-0 flex-1 cursor-pointer items-center">
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={name}
            disabled={!selection.canSelect(post)}
            checked={selection.isSelected(post)}
            onChange={() => selection.toggle(post)}
            className="ml-1 size-6 shrink-0 accent-accent"
          />
          <CardFace post={post} size={size} />
        </label>
      ) : (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={name}
          onClick={onOpen}
          className="flex min-w-0 flex-1 rounded-md text-left"
        >
          <CardFace post={post} size={size} />
        </button>
      )}
      {isDraggable && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={t('Move {title}', { title })}
          aria-pressed={isDragged}
          {...drag.handleProps(post)}
          className={classNames(
            'grid cursor-grab place-items-center rounded-sm text-ink-faint focus-visible:bg-surface focus-visible:opacity-100 group-hover:opacity-100',
            size === 'row'
              ? 'w-8 self-stretch'
              : 'absolute top-0.5 right-0.5 size-6 bg-surface/90 opacity-0 pointer-coarse:hidden',
          )}
        >
          <GripVertical aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  );
}

function CardFace({ post, size }: Pick<PostCardProps, 'post' | 'size'>) {
  const t = useT();
  const format = useFormat();
  const { name, tone } = lookOf(post);
  const isRow = size === 'row';
  const { timeZone, zoneOf } = useShownStores();
  const time = format.time(post.scheduledFor, zoneOf(post));
  return (
    <span
      aria-hidden
      className={classNames('flex min-w-0 flex-1 items-center', isRow ? 'gap-3 p-2.5' : 'gap-1.5 p-1')}
    >
      {size !== 'slim' && (
        <PostPicture post={post} className={isRow ? 'size-14 rounded-sm' : 'size-8 rounded-sm'} />
      )}
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span
          className={classNames(
            'flex min-w-0 items-center gap-1 overflow-hidden font-medium tabular-nums leading-4',
            isRow ? 'text-sm' : 'text-xs',
          )}
        >
          <span className={classNames('shrink-0', post.status === 'cancelled' && 'line-through')}>
            {time}
          </span>
          {timeZone === null && size !== 'slim' && (
            <span className="shrink-0 font-normal text-[0.6875rem] text-ink-faint">
              {isRow ? zoneText(zoneOf(post), t) : offsetText(zoneOf(post), t.locale)}
            </span>
          )}
          <span
            className={classNames(
              // A mark that has no room left goes to the next line, which is out of view.
              'flex min-w-0 flex-wrap gap-0.5 overflow-hidden text-ink-soft',
              isRow ? 'h-4' : 'h-3',
            )}
          >
            {networksOf(post).map((network) => (
              <NetworkMark key={network} network={network} className={isRow ? 'size-4' : 'size-3'} />
            ))}
          </span>
          {post.warnings.length > 0 && (
            <TriangleAlert className={classNames('shrink-0 text-caution', isRow ? 'size-4' : 'size-3')} />
          )}
        </span>
        {isRow && (
          <span dir="auto" className="truncate text-sm">
            {titleOfPost(post, t)}
          </span>
        )}
        <StoreLine post={post} size={size} />
        <span className={classNames('truncate text-[0.6875rem] leading-4', WORDS[tone])}>{t(name)}</span>
      </span>
    </span>
  );
}

/** Which store it belongs to; next to another card there is room for its two letters and its clock alone. */
function StoreLine({ post, size }: Pick<PostCardProps, 'post' | 'size'>) {
  const t = useT();
  const { isSeveral, timeZone, zoneOf } = useShownStores();
  if (!isSeveral) return null;
  if (size !== 'slim')
    return <StoreName post={post} className={size === 'row' ? '' : 'gap-1 text-[0.6875rem]'} />;
  return (
    <span className="flex min-w-0 items-center gap-1 overflow-hidden whitespace-nowrap text-[0.625rem] text-ink-faint">
      <StoreMark storeId={post.storeId} />
      {timeZone === null && offsetText(zoneOf(post), t.locale)}
    </span>
  );
}

/** All that the card shows, in one sentence. */
function nameOf(
  post: ScheduledPost,
  time: string,
  t: Translate,
  { store, zone }: { store: string | null; zone: string | null },
): string {
  const warnings = post.warnings.length;
  return [
    time,
    zone,
    titleOfPost(post, t),
    store,
    t(lookOf(post).name),
    ...networksOf(post).map((network) => NETWORK_NAMES[network]),
    warnings > 0 && t.plural(warnings, { one: '{n} warning', other: '{n} warnings' }),
  ]
    .filter(Boolean)
    .join(', ');
}
