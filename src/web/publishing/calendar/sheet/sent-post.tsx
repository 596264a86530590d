import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { PostResultsView } from './post-results.tsx';
import { SheetPreview } from './sheet-preview.tsx';

/** A post whose words are settled: as it went out, and what it brought. */
export function SentPost({ store, post }: { store: Store; post: ScheduledPost }) {
  const { caption, hashtags, shortText, withLink, link, deliveries, status } = post;
  const isOut = status === 'published' || status === 'partly_published';
  return (
    <>
      {isOut && <PostResultsView store={store} post={post} />}
      <div className="w-full max-w-sm">
        <SheetPreview
          accounts={deliveries.map(({ network, accountName }) => ({ network, name: accountName }))}
          post={post}
          words={{ caption, hashtags, shortText, link: withLink ? link : null }}
        />
      </div>
    </>
  );
}
