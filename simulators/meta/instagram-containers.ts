import { DAY_MS, MINUTE_MS } from '#simulators/core/time.ts';
import type { InstagramAccount } from './accounts.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import {
  checkAltText,
  checkCaption,
  checkPicture,
  refuse,
  uploadProblem,
  videoProblemOf,
} from './instagram-rules.ts';
import type { FetchProblem, MediaFetcher } from './media-fetcher.ts';
import type { PictureFaults } from './picture-faults.ts';
import { isOrdered } from './social/faults.ts';
import type { MediaShelf, SavedMedia } from './social/media-shelf.ts';
import { type Container, type MetaState, nextId } from './state.ts';

const SLOW_MS = 3 * MINUTE_MS;
const CONTAINERS_A_DAY = 400;

export type ContainerStatus = 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED';

export type Containers = ReturnType<typeof createContainers>;

type Dependencies = {
  state: MetaState;
  changed: () => void;
  now: () => number;
  fetcher: MediaFetcher;
  shelf: MediaShelf;
  pictureFaults: PictureFaults;
  /** How long a picture and a video are worked on. */
  processingMs: { picture: number; video: number };
  mostADay?: number;
};

/** What is prepared for publishing and seen by nobody. */
export function createContainers(dependencies: Dependencies) {
  const { state, changed, now, fetcher, shelf, processingMs } = dependencies;
  const createdAt = new Map<string, number[]>();

  async function create(account: InstagramAccount, values: Record<string, string>): Promise<Container> {
    countOne(account.id);
    const caption = values.caption ?? '';
    checkCaption(caption);
    checkAltText(values.alt_text ?? '');
    if (values.media_type === 'CAROUSEL') return createCarousel(account, values, caption);
    const isVideo = values.video_url !== undefined || values.upload_type === 'resumable';
    return isVideo ? createVideo(account, values, caption) : createPicture(account, values, caption);
  }

  async function createPicture(account: InstagramAccount, values: Record<string, string>, caption: string) {
    if (values.image_url === undefined)
      throw graphRefusals.parameter('The parameter image_url is required', 2207023);
    if (values.media_type !== undefined && values.media_type !== 'STORIES')
      throw graphRefusals.parameter('Unknown media type.', 2207023);
    const media = await fetcher.fetchMedia(values.image_url);
    checkPicture(media);
    const altText = values.alt_text ?? null;
    const container = enter(account, 'image', productOf(values), caption, { media: [{ media, altText }] });
    if (dependencies.pictureFaults.failsLater(altText)) container.problem = uploadProblem(2207053);
    changed();
    dependencies.pictureFaults.loseAnswer(altText);
    return container;
  }

  function createVideo(
    account: InstagramAccount,
    values: Record<string, string>,
    caption: string,
  ): Container {
    const isChild = values.is_carousel_item === 'true';
    // A video alone is a reel or a story; VIDEO ended in November 2023 except within a carousel.
    const allowed = isChild ? ['VIDEO', undefined] : ['REELS', 'STORIES'];
    if (!allowed.includes(values.media_type)) throw graphRefusals.parameter('Unknown media type.', 2207023);
    const container = enter(account, 'video', productOf(values), caption, { awaitsUpload: true });
    if (values.video_url !== undefined)
      void fetcher.fetchMedia(values.video_url).then((found) => receive(container, found));
    return container;
  }

  function createCarousel(account: InstagramAccount, values: Record<string, string>, caption: string) {
    const ids = (values.children ?? '').replace(/[[\]"\s]/g, '').split(',');
    if (ids.length < 2 || ids.length > 10)
      throw graphRefusals.parameter('A carousel needs 2 to 10 children.', 2207028);
    const children = ids.map((id) => {
      const child = state.containers[id];
      const isGood = child?.accountId === account.id && child.product === null;
      if (!isGood || ['ERROR', 'EXPIRED', 'PUBLISHED'].includes(statusOf(child)))
        throw refuse(24, 2207008, 'The media creation ID does not exist or has expired.', 'Create it again.');
      if (child.awaitsUpload) throw notReady();
      return child;
    });
    const container = enter(account, 'carousel', 'FEED', caption, {
      media: children.flatMap(({ media }) => media),
    });
    container.readyAt = Math.max(container.readyAt, ...children.map(({ readyAt }) => readyAt));
    return container;
  }

  function enter(
    account: InstagramAccount,
    kind: Container['kind'],
    product: Container['product'],
    caption: string,
    { media = [], awaitsUpload = false }: Partial<Pick<Container, 'media' | 'awaitsUpload'>>,
  ): Container {
    const id = nextId(state, '17', now());
    const slow = isOrdered(caption, 'slow') ? SLOW_MS : 0;
    const processing = kind === 'video' ? processingMs.video : processingMs.picture;
    const container: Container = {
      id,
      accountId: account.id,
      kind,
      product,
      caption,
      media,
      awaitsUpload,
      createdAt: now(),
      readyAt: now() + processing + slow,
      problem: isOrdered(caption, 'bad-media') ? uploadProblem(2207082) : null,
      publishedAs: null,
    };
    state.containers[id] = container;
    changed();
    return container;
  }

  /** The bytes of a video, fetched or sent. */
  function receive(container: Container, found: SavedMedia | FetchProblem): void {
    container.problem ??= videoProblemOf(found);
    if (typeof found !== 'string') container.media = [{ media: found, altText: null }];
    container.awaitsUpload = false;
    changed();
  }

  function receiveBytes(container: Container, content: Buffer): void {
    receive(container, shelf.save(content) ?? 'unknown-format');
  }

  function statusOf(container: Container): ContainerStatus {
    if (container.publishedAs) return 'PUBLISHED';
    if (now() - container.createdAt > DAY_MS) return 'EXPIRED';
    if (container.awaitsUpload || now() < container.readyAt) return 'IN_PROGRESS';
    return container.problem ? 'ERROR' : 'FINISHED';
  }

  function countOne(accountId: string): void {
    const recent = createdAt.get(accountId) ?? [];
    while (recent[0] !== undefined && recent[0] <= now() - DAY_MS) recent.shift();
    if (recent.length >= (dependencies.mostADay ?? CONTAINERS_A_DAY))
      throw graphRefusals.tooMany(accountId, 'instagram');
    recent.push(now());
    createdAt.set(accountId, recent);
  }

  return { create, statusOf, receive, receiveBytes, find: (id: string) => state.containers[id] ?? null };
}

export function notReady(): GraphRefusal {
  return new GraphRefusal({
    message: 'The media is not ready to be published. Please wait a moment.',
    code: 9007,
    subcode: 2207027,
    userTitle: 'The media is not ready',
    userMessage: 'The media is not ready for publishing, please wait for a moment.',
  });
}

function productOf(values: Record<string, string>): Container['product'] {
  if (values.is_carousel_item === 'true') return null;
  return values.media_type === 'REELS' || values.media_type === 'STORIES' ? values.media_type : 'FEED';
}
