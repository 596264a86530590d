import { DAY_MS, MINUTE_MS } from '#simulators/core/time.ts';
import { type GraphRefusal, graphRefusals } from './graph-errors.ts';
import type { FetchProblem, MediaFetcher } from './media-fetcher.ts';
import type { PictureFaults } from './picture-faults.ts';
import { isOrdered } from './social/faults.ts';
import type { MediaShelf, SavedMedia } from './social/media-shelf.ts';
import { type Container, type MetaState, nextId } from './state.ts';

const SLOW_MS = 3 * MINUTE_MS;

export type ContainerStatus = 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED';

export type Containers = ReturnType<typeof createContainers>;

/** What a network takes for a container, in its own words. */
export type ContainerRules = {
  textOf(values: Record<string, string>): string;
  /** @throws what is wrong with the parameters. */
  kindOf(values: Record<string, string>): Container['kind'];
  productOf(values: Record<string, string>): Container['product'];
  /** Pictures are looked at while the caller waits. @throws what is wrong with it. */
  checkedPicture(found: SavedMedia | FetchProblem): SavedMedia;
  /** Videos are looked at later; null when nothing is wrong. */
  videoProblemOf(found: SavedMedia | FetchProblem): string | null;
  /** What stands in a container that could not be worked on, and in one that never can be. */
  problems: { passing: string; lasting: string };
  mostChildren: number;
  notReady(): GraphRefusal;
  missing(): GraphRefusal;
};

type Dependencies = {
  rules: ContainerRules;
  state: MetaState;
  changed: () => void;
  now: () => number;
  fetcher: MediaFetcher;
  shelf: MediaShelf;
  pictureFaults: PictureFaults;
  /** How long a picture and a video are worked on. */
  processingMs: { picture: number; video: number };
  mostADay: number;
};

/** What is prepared for publishing and seen by nobody. */
export function createContainers(dependencies: Dependencies) {
  const { rules, state, changed, now, fetcher, shelf, processingMs } = dependencies;
  const createdAt = new Map<string, number[]>();

  async function create(accountId: string, values: Record<string, string>): Promise<Container> {
    countOne(accountId);
    const kind = rules.kindOf(values);
    if (kind === 'image') return createPicture(accountId, values);
    if (kind === 'carousel') return createCarousel(accountId, values);
    return kind === 'video' ? createVideo(accountId, values) : enter(accountId, kind, values);
  }

  async function createPicture(accountId: string, values: Record<string, string>) {
    const media = rules.checkedPicture(await fetcher.fetchMedia(values.image_url!));
    const altText = values.alt_text ?? null;
    const container = enter(accountId, 'image', values, { media: [{ media, altText }] });
    if (dependencies.pictureFaults.failsLater(altText)) container.problem = rules.problems.passing;
    changed();
    dependencies.pictureFaults.loseAnswer(altText);
    return container;
  }

  function createVideo(accountId: string, values: Record<string, string>): Container {
    const container = enter(accountId, 'video', values, { awaitsUpload: true });
    if (values.video_url !== undefined)
      void fetcher.fetchMedia(values.video_url).then((found) => receive(container, found));
    return container;
  }

  function createCarousel(accountId: string, values: Record<string, string>) {
    const ids = (values.children ?? '').replace(/[[\]"\s]/g, '').split(',');
    if (ids.length < 2 || ids.length > rules.mostChildren)
      throw graphRefusals.parameter(`A carousel needs 2 to ${rules.mostChildren} children.`, 2207028);
    const children = ids.map((id) => {
      const child = state.containers[id];
      const isGood = child?.accountId === accountId && child.product === null;
      if (!isGood || ['ERROR', 'EXPIRED', 'PUBLISHED'].includes(statusOf(child))) throw rules.missing();
      if (child.awaitsUpload) throw rules.notReady();
      return child;
    });
    const container = enter(accountId, 'carousel', values, {
      media: children.flatMap(({ media }) => media),
    });
    container.readyAt = Math.max(container.readyAt, ...children.map(({ readyAt }) => readyAt));
    return container;
  }

  function enter(
    accountId: string,
    kind: Container['kind'],
    values: Record<string, string>,
    { media = [], awaitsUpload = false }: Partial<Pick<Container, 'media' | 'awaitsUpload'>> = {},
  ): Container {
    const caption = rules.textOf(values);
    const id = nextId(state, '17', now());
    const slow = isOrdered(caption, 'slow') ? SLOW_MS : 0;
    const processing = kind === 'video' ? processingMs.video : processingMs.picture;
    const container: Container = {
      id,
      accountId,
      kind,
      product: rules.productOf(values),
      caption,
      media,
      awaitsUpload,
      createdAt: now(),
      readyAt: now() + processing + slow,
      problem: isOrdered(caption, 'bad-media') ? rules.problems.lasting : null,
      publishedAs: null,
    };
    state.containers[id] = container;
    changed();
    return container;
  }

  /** The bytes of a video, fetched or sent. */
  function receive(container: Container, found: SavedMedia | FetchProblem): void {
    container.problem ??= rules.videoProblemOf(found);
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
    if (recent.length >= dependencies.mostADay) throw graphRefusals.tooMany(accountId, 'instagram');
    recent.push(now());
    createdAt.set(accountId, recent);
  }

  return { create, statusOf, receive, receiveBytes, find: (id: string) => state.containers[id] ?? null };
}
