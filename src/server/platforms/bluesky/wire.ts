import * as z from 'zod';

/** What Bluesky really sends, as far as we ask for it. */
export const WireProblem = z.object({ error: z.string().nullish(), message: z.string().nullish() });

export const WireSession = z.object({
  did: z.string(),
  accessJwt: z.string(),
  refreshJwt: z.string(),
});
export type WireSession = z.infer<typeof WireSession>;

export const WireProfile = z.object({
  did: z.string(),
  handle: z.string(),
  displayName: z.string().nullish(),
  avatar: z.string().nullish(),
  followersCount: z.number().nullish(),
});
export type WireProfile = z.infer<typeof WireProfile>;

export const WireBlob = z.object({ blob: z.record(z.string(), z.unknown()) });
export const WireRecord = z.object({ uri: z.string() });
export const WireAnything = z.unknown();

const count = z.number().nullish();
export const WirePost = z.object({
  uri: z.string(),
  likeCount: count,
  repostCount: count,
  replyCount: count,
  quoteCount: count,
});
export type WirePost = z.infer<typeof WirePost>;
export const WirePosts = z.object({ posts: z.array(WirePost) });
