import { Images, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  CONTENT_PLATFORMS,
  type ContentPlatform,
  contentEndpoints,
  type SavedPost,
} from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type Piece, pieceOfPost } from '#web/content/piece.ts';
import { historyQuery } from '#web/content/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { SearchInput } from '#web/core/ui/search-input.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { HistoryCard } from './history-card.tsx';

interface Sought {
  platform: ContentPlatform | 'all';
  search: string;
}

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4';

interface HistoryTabProps {
  store: Store;
  onOpen: (piece: Piece) => void;
}

export function HistoryTab({ store, onOpen }: HistoryTabProps) {
  const t = useT();
  return (
    <Loaded
      query={historyQuery(store.id)}
      failed={t('Failed to load the history.')}
      waiting={<WaitingHistory />}
      empty={
        <Card flush>
          <EmptyState icon={Images} title={t('No saved posts yet')}>
            {t('Everything you generate is saved here, ready to be opened, copied or scheduled.')}
          </EmptyState>
        </Card>
      }
    >
      {(posts) => <HistoryList store={store} posts={posts} onOpen={onOpen} />}
    </Loaded>
  );
}

function HistoryList({ store, posts, onOpen }: HistoryTabProps & { posts: SavedPost[] }) {
  const t = useT();
  const [platform, setPlatform] = useState<ContentPlatform | 'all'>('all');
  const [search, setSearch] = useState('');
  const [deleting, setDeleting] = useState<SavedPost | null>(null);
  const found = findPosts(posts, { platform, search });
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label={t('Search posts')}
          value={search}
          onSearch={setSearch}
          className="min-w-0 flex-[1_1_14rem] sm:max-w-xs"
        />
        <Segmented
          label={t('Platform')}
          quiet
          value={platform}
          onValueChange={setPlatform}
          options={[
            { value: 'all', label: t('All') },
            ...CONTENT_PLATFORMS.map((value) => ({ value, label: NETWORK_NAMES[value] })),
          ]}
        />
        <div className="ml-auto flex items-center gap-3">
          <p role="status" className="text-ink-soft text-sm tabular-nums">
            {t.plural(found.length, { one: '{n} post', other: '{n} posts' })}
          </p>
          <ClearHistory store={store} count={posts.length} />
        </div>
      </div>
      {found.length === 0 ? (
        <p className="rounded-xl border border-line bg-surface px-5 py-12 text-center text-ink-soft text-sm">
          {t('No matching posts.')}
        </p>
      ) : (
        <ul className={GRID}>
          {found.map((post) => (
            <li key={post.id} className="grid min-w-0">
              <HistoryCard
                post={post}
                onOpen={() => onOpen(pieceOfPost(post))}
                onDelete={() => setDeleting(post)}
              />
            </li>
          ))}
        </ul>
      )}
      <DeletePost store={store} post={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}

function WaitingHistory() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <Skeleton key={name} className="h-96 rounded-xl" />
      ))}
    </div>
  );
}

/** Every word of the search stands somewhere in the title, the caption or the hashtags. */
function findPosts(posts: readonly SavedPost[], { platform, search }: Sought): SavedPost[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (platform !== 'all' && post.platform !== platform) return false;
    const text = plain(`${post.productTitle ?? ''} ${post.caption} ${post.hashtags.join(' ')}`);
    return words.every((word) => text.includes(word));
  });
}

/** 'Çay İÇİN' and 'cay icin' are the same to a search; ı is a letter of its own, not an i without its dot. */
function plain(text: string): string {
  return text.replace(/[ıİI]/g, 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

interface DeletePostProps {
  store: Store;
  /** The one that is about to go; null while there is none. */
  post: SavedPost | null;
  onClose: () => void;
}

function DeletePost({ store, post, onClose }: DeletePostProps) {
  const t = useT();
  const deleting = useChange({
    change: (postId: string) => call(contentEndpoints.deletePost, { params: { postId } }),
    invalidates: [historyQuery(store.id)],
    onSuccess() {
      onClose();
      toast({ title: t('Post Deleted') });
    },
    onError(error) {
      onClose();
      toast({
        title: t('Not Deleted'),
        description: t.message(reasonOf(error, text('Failed to delete the post. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={post !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete this post?')}
      description={t(
        'It is removed from the history together with its picture or video. What was scheduled or published stays as it is.',
      )}
      confirmLabel={t('Delete')}
      pending={deleting.isPending}
      destructive
      onConfirm={() => post && deleting.mutate(post.id)}
    />
  );
}

function ClearHistory({ store, count }: { store: Store; count: number }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const clearing = useChange({
    change: () => call(contentEndpoints.clearHistory, { params: { storeId: store.id } }),
    invalidates: [historyQuery(store.id)],
    onSuccess() {
      setOpen(false);
      toast({ title: t('History Cleared') });
    },
    onError(error) {
      setOpen(false);
      toast({
        title: t('Not Cleared'),
        description: t.message(reasonOf(error, text('Failed to clear the history. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <RoleButton needs="manage" variant="secondary" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        {t('Clear History')}
      </RoleButton>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('Clear the whole history?')}
        description={t.plural(
          count,
          {
            one: 'One saved post of {store} goes with its picture or video. What was scheduled or published stays as it is.',
            other:
              'All {n} saved posts of {store} are deleted with their pictures and videos. What was scheduled or published stays as it is.',
          },
          { store: store.storeName },
        )}
        confirmLabel={t('Clear History')}
        pending={clearing.isPending}
        destructive
        onConfirm={() => clearing.mutate()}
      />
    </>
  );
}
