import { expect } from 'vitest';
import {
  type AccountAccess,
  type NetworkPost,
  OutcomeUnknown,
  type PostMedia,
  type PreparedPost,
  type SentPost,
  type SocialNetwork,
} from '#server/platforms/ports/social-network.ts';

export function postOf(text: string, ...media: PostMedia[]): NetworkPost {
  return { text, media, madeWithAi: false, title: null, link: null, choices: {} };
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

/** A call of that moment, the first of its post; nothing else is known of the account. */
export function sentOnce(sent: Pick<SentPost, 'post' | 'prepared' | 'startedAt'>): SentPost {
  return { ...sent, since: sent.startedAt, known: [] };
}

/** What was published cannot be distinguished from what never arrived once a hundred newer posts stand before it. */
export async function expectNoProofBeyondNewest(
  network: SocialNetwork,
  access: AccountAccess,
  clock: { now(): Date; advance(by: { seconds: number }): void },
) {
  const { prepared } = await prepareFor(network, access, postOf('First'), clock);
  async function sendUnanswered(text: string) {
    const sent = sentOnce({ post: postOf(text), prepared, startedAt: clock.now() });
    await expect(network.publish(access, sent.post, prepared)).rejects.toThrow(OutcomeUnknown);
    clock.advance({ seconds: 300 });
    return sent;
  }
  await network.publish(access, postOf('Before'), prepared);
  clock.advance({ seconds: 300 });
  const lost = await sendUnanswered('Lost [timeout-after-accept]');
  const never = await sendUnanswered('Never [timeout-before]');
  let newer = 0;
  async function publishMore(count: number) {
    for (const until = newer + count; newer < until; newer += 1)
      await network.publish(access, postOf(`Newer ${newer}`), prepared);
  }

  await publishMore(60);
  clock.advance({ seconds: 900 });
  expect(await network.lookUp(access, lost)).toMatchObject({ verdict: 'published' });
  expect(await network.lookUp(access, never)).toEqual({ verdict: 'not_published' });
  await publishMore(45);
  const cutOff = { verdict: 'unclear', because: 'cut_off' };
  expect(await network.lookUp(access, lost)).toEqual(cutOff);
  expect(await network.lookUp(access, never)).toEqual(cutOff);
}
