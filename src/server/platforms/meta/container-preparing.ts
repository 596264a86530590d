import * as z from 'zod';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AccountAccess,
  NetworkPost,
  PostMedia,
  Preparation,
  PreparedPost,
} from '#server/platforms/ports/social-network.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/core/time.ts';
import type { GraphClient } from './client.ts';
import { isPreparationLost, type MetaFailures } from './failures.ts';
import { type ContainerState, WireId } from './wire.ts';

/** How a network that publishes containers wants them to be made. */
export interface ContainerForm {
  /** Below the account, where they are made. */
  edge: string;
  /** What is asked of one, and how the answer reads. */
  state: { fields: string; reply: z.ZodType<ContainerState> };
  /** Of what is said of a failed one: it failed on their side, so that another may do. */
  worthAnother: RegExp;
  /** @throws what the network would refuse anyhow. */
  check(failures: MetaFailures, post: NetworkPost): void;
  /** One of several pictures. */
  pictureOf(picture: PostMedia): Record<string, string>;
  postOf(post: NetworkPost, children: string[]): Record<string, string>;
}

/** What a post is before it is one: its container, and those of the pictures in it (reference/social.md 2.4). */
export const PreparedContainers = z.object({
  since: z.string(),
  children: z.array(z.string()),
  container: z.string().nullable(),
  /** When the container, or the last of the pictures in it, was made. */
  containerSince: z.string().nullable(),
  failures: z.number(),
});
export type PreparedContainers = z.infer<typeof PreparedContainers>;

type Saving = { prepared: PreparedPost; save(prepared: PreparedPost): Promise<void> };
interface Dependencies {
  client: GraphClient;
  form: ContainerForm;
  now: () => Date;
}

const SOON_MS = 5 * SECOND_MS;
/** Meta asks for a look each minute at most; pictures are done within seconds. */
const LOOKS = [
  { untilMs: 20 * SECOND_MS, everyMs: SOON_MS },
  { untilMs: 5 * MINUTE_MS, everyMs: MINUTE_MS },
  { untilMs: HOUR_MS, everyMs: 5 * MINUTE_MS },
];
const MOST_FAILURES = 2;

export function createContainerPreparing({ client, form, now }: Dependencies) {
  const { failures } = client;

  async function prepare(access: AccountAccess, post: NetworkPost, { prepared, save }: Saving) {
    form.check(failures, post);
    const known = PreparedContainers.safeParse(prepared);
    const state: PreparedContainers = known.success ? known.data : nothing(now());
    if (!state.container) {
      const waits = await makeContainer(access, post, { state, save });
      if (waits) return waits;
    }
    return look(access, { state, save });
  }

  /** @returns when to go on, where the pictures are not ready for it. */
  async function makeContainer(
    access: AccountAccess,
    post: NetworkPost,
    { state, save }: { state: PreparedContainers; save: Saving['save'] },
  ): Promise<Preparation | null> {
    const isCarousel = post.media.length > 1;
    for (const picture of isCarousel ? post.media.slice(state.children.length) : []) {
      state.children.push(await create(access, form.pictureOf(picture)));
      state.containerSince = now().toISOString();
      await save(state);
    }
    for (const child of state.children) {
      const waits = await waitFor(access, child, { state, save });
      if (waits) return waits;
    }
    try {
      state.container = await create(access, form.postOf(post, state.children));
    } catch (error) {
      if (isNotReady(error)) return { ready: false, prepared: state, lookAgainAfterMs: SOON_MS };
      // A picture of it has ended since it was looked at.
      if (isPreparationLost(error) && isCarousel) return beginAgain({ state, save });
      throw error;
    }
    state.containerSince = now().toISOString();
    await save(state);
    return null;
  }

  async function create(access: AccountAccess, values: Record<string, string>): Promise<string> {
    const path = `/${access.externalId}/${form.edge}`;
    return (await client.ask(access, { method: 'POST', path, values, reply: WireId })).id;
  }

  async function look(
    access: AccountAccess,
    { state, save }: { state: PreparedContainers; save: Saving['save'] },
  ): Promise<Preparation> {
    const waits = await waitFor(access, state.container!, { state, save });
    return waits ?? { ready: true, prepared: state };
  }

  /** @returns null when the container is ready; otherwise when to go on, with a new one where this one is of no use. */
  async function waitFor(
    access: AccountAccess,
    container: string,
    { state, save }: { state: PreparedContainers; save: Saving['save'] },
  ): Promise<Preparation | null> {
    const { code, reason } = await readContainer({ client, form }, access, container);
    if (code === 'FINISHED' || code === 'PUBLISHED') return null;
    if (code === 'IN_PROGRESS') return { ready: false, prepared: state, lookAgainAfterMs: lookAfter(state) };
    const isLost =
      code === 'EXPIRED' || (form.worthAnother.test(reason ?? '') && state.failures < MOST_FAILURES);
    if (!isLost) throw failures.refused(reason || 'it could not be processed.', 'media_refused');
    return beginAgain({ state, save });
  }

  /** All of it: a carousel takes no child of another one. */
  async function beginAgain({ state, save }: { state: PreparedContainers; save: Saving['save'] }) {
    const again = { ...nothing(now()), since: state.since, failures: state.failures + 1 };
    await save(again);
    return { ready: false as const, prepared: again, lookAgainAfterMs: SOON_MS };
  }

  function lookAfter({ containerSince }: PreparedContainers): number {
    const age = now().getTime() - Date.parse(containerSince ?? now().toISOString());
    const next = LOOKS.find(({ untilMs }) => age < untilMs);
    if (!next) throw failures.refused('it was not processed within an hour.', 'media_refused');
    return next.everyMs;
  }

  return prepare;
}

export function readContainer(
  { client, form: { state } }: Pick<Dependencies, 'client' | 'form'>,
  access: AccountAccess,
  container: string,
  timeoutMs = 30_000,
) {
  const values = { fields: state.fields };
  return client.ask(access, { path: `/${container}`, values, reply: state.reply, timeoutMs });
}

function nothing(now: Date): PreparedContainers {
  return { since: now.toISOString(), children: [], container: null, containerSince: null, failures: 0 };
}

export function altTextOf({ altText }: PostMedia): Record<string, string> {
  return altText ? { alt_text: altText.slice(0, 1000) } : {};
}

function isNotReady(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === 'not_ready';
}
