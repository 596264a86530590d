import { expect } from 'vitest';
import {
  type AccountAccess,
  type NetworkPost,
  OutcomeUnknown,
  type PostMedia,
  type PreparedPost,
  type SocialNetwork,
} from '#server/platforms/social-network.ts';

export function postOf(text: string, ...media: PostMedia[]): NetworkPost {
  return { text, media, madeWithAi: false };
}

/** Prepares a post to its end as a worker does, waiting on the given clock. @returns what was saved along the way, too. */
export async function prepareFor(
  network: SocialNetwork,
  access: AccountAccess,
  post: NetworkPost,
  clock: { advance(by: { seconds: number }): void },
  saved: PreparedPost = {},
) {
  const saves: PreparedPost[] = [];
  const save = async (next: PreparedPost) => void saves.push(structuredClone(next));
  let prepared = saved;
  for (let looks = 1; ; looks += 1) {
    const result = await network.prepare(access, post, { prepared, save });
    prepared = structuredClone(result.prepared);
    if (result.ready) return { prepared, saves, looks };
    clock.advance({ seconds: Math.ceil(result.lookAgainAfterMs / 1000) });
  }
}

/** Two posts whose outcome is unknown, of which the first was published, and a way to bury them under newer ones. */
export async function publishUnanswered(
  network: SocialNetwork,
  access: AccountAccess,
  clock: { now(): Date; advance(by: { seconds: number }): void },
) {
  const { prepared } = await prepareFor(network, access, postOf('First'), clock);
  async function send(text: string) {
    const sent = { post: postOf(text), prepared, startedAt: clock.now() };
    await expect(network.publish(access, sent.post, prepared)).rejects.toThrow(OutcomeUnknown);
    return sent;
  }
  const lost = await send('Lost [timeout-after-accept]');
  const never = await send('Never [timeout-before]');
  let newer = 0;
  async function publishMore(count: number) {
    for (const until = newer + count; newer < until; newer += 1)
      await network.publish(access, postOf(`Newer ${newer}`), prepared);
  }
  return { lost, never, publishMore };
}
