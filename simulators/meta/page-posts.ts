import type { FacebookPage } from './accounts.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import type { MediaFetcher } from './media-fetcher.ts';
import type { PictureFaults } from './picture-faults.ts';
import type { PublishingFaults } from './publishing-faults.ts';
import { type Answer, jsonAnswer, type Outcome } from './social/answer.ts';
import type { MediaShelf } from './social/media-shelf.ts';
import type { Publications } from './social/publications.ts';
import { type MetaState, nextId, type PagePost, type Photo } from './state.ts';

const MOST_MESSAGE_CHARACTERS = 63_206;
const LARGEST_PHOTO_BYTES = 4 * 1024 * 1024;
const MOST_PHOTOS = 10;

export type PageDependencies = {
  state: MetaState;
  changed: () => void;
  now: () => number;
  fetcher: MediaFetcher;
  shelf: MediaShelf;
  publications: Publications;
  pictureFaults: PictureFaults;
  withFaults: PublishingFaults;
  facebookOrigin: () => string;
  refuseRepeats: boolean;
};

export type PagePosts = ReturnType<typeof createPagePosts>;

/** https://developers.facebook.com/docs/pages-api/posts */
export function createPagePosts(dependencies: PageDependencies) {
  const { state, changed, now, publications, withFaults } = dependencies;

  async function uploadPhoto(
    page: FacebookPage,
    { values, source, token }: { values: Record<string, string>; source: Buffer | undefined; token: string },
  ): Promise<Outcome> {
    const media = source
      ? (dependencies.shelf.save(source) ?? 'unknown-format')
      : await dependencies.fetcher.fetchMedia(values.url ?? '');
    if (media === 'unreachable' || media === 'slow')
      throw new GraphRefusal({
        message: '(#324) Missing or invalid image file',
        code: 324,
        subcode: 2069019,
      });
    const isPhoto = media !== 'unknown-format' && ['image/jpeg', 'image/png'].includes(media.mime);
    if (!isPhoto || media.bytes > LARGEST_PHOTO_BYTES)
      throw graphRefusals.parameter('Your photos couldn’t be uploaded: JPG or PNG below 4 MB.', 1366046);
    const altText = values.alt_text_custom ?? null;
    const photo: Photo = { id: nextId(state, '12', now()), pageId: page.id, media, altText, postId: null };
    state.photos[photo.id] = photo;
    changed();
    dependencies.pictureFaults.loseAnswer(altText);
    if (values.published === 'false') return jsonAnswer({ id: photo.id });
    const message = values.message ?? values.caption ?? '';
    const posted = { message, link: null, photoIds: [photo.id], videoId: null, published: true };
    return make(page, token, posted, (post) => jsonAnswer({ id: photo.id, post_id: post.id }));
  }

  async function createPost(
    page: FacebookPage,
    values: Record<string, string>,
    token: string,
  ): Promise<Outcome> {
    const message = values.message ?? '';
    const link = values.link ?? null;
    const photoIds = attachedIds(values);
    if (message === '' && link === null && photoIds.length === 0)
      throw graphRefusals.parameter('Param message or link or attached_media is required', 1349125);
    if (message.length > MOST_MESSAGE_CHARACTERS) throw graphRefusals.parameter('The message is too long.');
    checkLink(link);
    checkPhotos(page, photoIds);
    const published = values.published !== 'false';
    const post = { message, link, photoIds, videoId: null, published };
    return make(page, token, post, ({ id }) => jsonAnswer({ id }));
  }

  function checkPhotos(page: FacebookPage, photoIds: string[]): void {
    if (photoIds.length > MOST_PHOTOS) throw graphRefusals.parameter('Too many photos are attached.');
    for (const id of photoIds) {
      const photo = state.photos[id];
      if (photo?.pageId !== page.id) throw graphRefusals.parameter(`The photo ${id} does not exist.`);
      if (photo.postId !== null) throw graphRefusals.parameter('These photos were already posted.', 1366051);
    }
  }

  type NewPost = Pick<PagePost, 'message' | 'link' | 'photoIds' | 'videoId' | 'published'>;

  function make(
    page: FacebookPage,
    token: string,
    draft: NewPost,
    answer: (post: PagePost) => Answer,
  ): Outcome | Promise<Outcome> {
    const pictures = draft.photoIds.map((id) => state.photos[id]?.media.key);
    const likeness = JSON.stringify([draft.message, draft.link, pictures]);
    function accept(): Answer {
      if (draft.published) refuseRepeat(page, likeness);
      const id = `${page.id}_${nextId(state, '12', now())}`;
      const post = { ...draft, id, pageId: page.id, likeness, createdAt: now() };
      state.posts[id] = post;
      for (const photoId of draft.photoIds) state.photos[photoId]!.postId = id;
      changed();
      if (post.published) show(page, post);
      return answer(post);
    }
    if (!draft.published) return accept();
    return withFaults({ kind: 'pages', accountId: page.id, text: draft.message, token }, accept);
  }

  /** Only the last post counts: what Facebook guards is a double click. */
  function refuseRepeat(page: FacebookPage, likeness: string): void {
    const last = publications.ofAccount(page.id).at(-1);
    if (!dependencies.refuseRepeats || !last || last.deleted || state.posts[last.id]?.likeness !== likeness)
      return;
    throw new GraphRefusal({
      message: '(#506) Duplicate status message',
      code: 506,
      subcode: 1455006,
      userTitle: 'Duplicate Status Update',
      userMessage:
        'This status update is identical to the last one you posted. Try posting something different.',
    });
  }

  /** For everybody to see. */
  function show(page: FacebookPage, post: PagePost): void {
    const { id, message, link } = post;
    const photos = post.photoIds.flatMap((photoId) => state.photos[photoId] ?? []);
    const video = post.videoId === null ? null : state.videos[post.videoId]?.media;
    publications.add({
      network: 'facebook',
      id,
      accountId: page.id,
      account: page.name,
      text: message,
      link,
      media: [
        ...photos.map(({ media, altText }) => ({ kind: 'image' as const, key: media.key, altText })),
        ...(video ? [{ kind: 'video' as const, key: video.key, altText: null }] : []),
      ],
      at: new Date(now()).toISOString(),
      permalink: `${dependencies.facebookOrigin()}/${page.id}/posts/${id.split('_')[1]}`,
    });
  }

  /** A draft becomes visible, or the words change; doing it twice changes nothing. */
  function update(page: FacebookPage, post: PagePost, values: Record<string, string>, token: string) {
    if (values.is_published !== 'true' || post.published) {
      if (values.message !== undefined) changeMessage(post, values.message);
      return jsonAnswer({ success: true });
    }
    return withFaults({ kind: 'pages', accountId: page.id, text: post.message, token }, () => {
      refuseRepeat(page, post.likeness);
      post.published = true;
      post.createdAt = now();
      show(page, post);
      return jsonAnswer({ success: true });
    });
  }

  function changeMessage(post: PagePost, message: string): void {
    post.message = message;
    const publication = publications.find(post.id);
    if (publication) publication.text = message;
    changed();
  }

  function remove(post: PagePost): Answer {
    publications.remove(post.id);
    delete state.posts[post.id];
    changed();
    return jsonAnswer({ success: true });
  }

  return { uploadPhoto, createPost, make, update, remove, show };
}

function checkLink(link: string | null): void {
  if (link === null) return;
  if (!/^https?:\/\//.test(link) || !URL.canParse(link))
    throw graphRefusals.parameter('The link could not be scraped.', 1609005);
  if (/(^|\.)facebook\.com$/.test(new URL(link).hostname))
    throw graphRefusals.parameter('The link must not be of facebook.com.', 1609008);
}

/** As a JSON list, or as attached_media[0], attached_media[1]… */
function attachedIds(values: Record<string, string>): string[] {
  const listed = values.attached_media === undefined ? [] : readList(values.attached_media);
  const numbered = Object.keys(values)
    .filter((name) => /^attached_media\[\d+\]$/.test(name))
    .sort()
    .flatMap((name) => readList(values[name]!));
  return [...listed, ...numbered].map((each) => (each as { media_fbid?: string }).media_fbid ?? '');
}

function readList(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown].flat();
  } catch {
    throw graphRefusals.parameter('attached_media must be JSON.');
  }
}
