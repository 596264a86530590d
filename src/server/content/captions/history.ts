import { type MediaService, pathOfMedia } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { SavedPicture } from '#server/core/db/schema/social-media.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { PostToSave, SavedPost } from '#shared/content/content.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import { findGeneration } from './generations-repository.ts';
import {
  changePost,
  clearHistory,
  findHistory,
  type NewPost,
  type PostRecord,
  removeFromHistory,
  upsertPost,
} from './history-repository.ts';
import { contentProblems } from './problems.ts';

interface Dependencies {
  db: Database;
  media: MediaService;
  now: () => Date;
}

/** Posts that were written, with their picture or reel, until their owner deletes them. */
export function createHistory({ db, media, now }: Dependencies) {
  async function listOf(store: OwnedStore): Promise<SavedPost[]> {
    return (await findHistory(db, store.id)).map(savedPost);
  }

  async function save(store: OwnedStore, { postId, ...post }: PostToSave): Promise<SavedPost> {
    const files = await filesOf(store, post);
    const changed = postId && (await changePost(db, store.id, postId, { ...wordsOf(post), ...files }));
    return savedPost(changed || (await keep(store, post, files)));
  }

  async function keep(
    store: OwnedStore,
    post: Omit<PostToSave, 'postId'>,
    files: FilesOfPost,
  ): Promise<PostRecord> {
    const generation = post.generationId ? await findGeneration(db, post.generationId) : null;
    return upsertPost(
      db,
      newPost(store.id, {
        ...post,
        ...files,
        generationId: generation?.storeId === store.id ? generation.id : null,
        createdAt: now(),
      }),
    );
  }

  async function filesOf(
    store: OwnedStore,
    { imageUrl, videoUrl, morePictures }: Pick<PostToSave, 'imageUrl' | 'videoUrl' | 'morePictures'>,
  ): Promise<FilesOfPost> {
    const [imageId, videoId, more] = await Promise.all([
      mediaIdOf(store, imageUrl),
      mediaIdOf(store, videoUrl),
      picturesOf(store, morePictures),
    ]);
    if (videoId) return { mediaId: videoId, coverId: imageId, morePictures: [] };
    return { mediaId: imageId, coverId: null, morePictures: imageId ? more : [] };
  }

  async function picturesOf(store: OwnedStore, pictures: NextPicture[]): Promise<SavedPicture[]> {
    const found = await Promise.all(
      pictures.map(async ({ imageUrl, altText }) => ({
        mediaId: await mediaIdOf(store, imageUrl),
        altText,
      })),
    );
    return found.flatMap(({ mediaId, altText }) => (mediaId ? [{ mediaId, altText }] : []));
  }

  /** Only files of the store can belong to its posts; an address from elsewhere is left out. */
  async function mediaIdOf(store: OwnedStore, path: string | null): Promise<string | null> {
    return (await media.ofStore(store, path))?.id ?? null;
  }

  /** @throws Problem 404. */
  async function remove(account: StoreScope, postId: string) {
    const removed = await db.transaction((tx) => removeFromHistory(tx, account, postId));
    if (!removed) throw contentProblems.notFound();
    return removed;
  }

  async function clear(store: OwnedStore) {
    await db.transaction((tx) => clearHistory(tx, store.id));
    return { success: true };
  }

  return { listOf, save, remove, clear };
}
export type History = ReturnType<typeof createHistory>;

/** The picture or reel, and for a reel the still that stands for it. */
interface FilesOfPost {
  mediaId: string | null;
  coverId: string | null;
  /** Those after the first. */
  morePictures: SavedPicture[];
}

interface PostDetails
  extends Omit<PostToSave, 'postId' | 'imageUrl' | 'videoUrl' | 'morePictures'>,
    FilesOfPost {
  createdAt: Date;
}

export function newPost(storeId: string, post: PostDetails): NewPost {
  return { ...post, ...wordsOf(post), storeId };
}

function wordsOf({ caption, hashtags, altText }: Pick<PostToSave, 'caption' | 'hashtags' | 'altText'>) {
  return { caption, hashtags: hashtags.join(' '), altText };
}

function savedPost(post: PostRecord): SavedPost {
  const isVideo = post.coverId !== null;
  const imageId = isVideo ? post.coverId : post.mediaId;
  return {
    id: post.id,
    productId: post.productId,
    productTitle: post.productTitle,
    caption: post.caption ?? '',
    hashtags: post.hashtags ? post.hashtags.split(' ') : [],
    imagePrompt: post.imagePrompt,
    imageUrl: imageId && pathOfMedia(imageId),
    videoUrl: isVideo && post.mediaId ? pathOfMedia(post.mediaId) : null,
    platform: post.platform,
    contentFormat: post.contentFormat,
    videoDuration: post.videoDuration,
    contentType: post.contentType as SavedPost['contentType'],
    tone: post.tone,
    language: post.language,
    altText: post.altText,
    morePictures: post.morePictures.map(({ mediaId, altText }) => ({
      imageUrl: pathOfMedia(mediaId),
      altText,
    })),
    createdAt: post.createdAt.toISOString(),
  };
}
