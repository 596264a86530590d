import type {
  AccountAccess,
  NetworkPost,
  PostMedia,
  PreparedPost,
  SocialNetwork,
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
