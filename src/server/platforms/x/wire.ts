import * as z from 'zod';

/** What X really sends, as far as we ask for it. Reading knows the names of both of its specifications. */
export const WireProblem = z.object({
  title: z.string().nullish(),
  detail: z.string().nullish(),
  errors: z.array(z.object({ message: z.string().nullish(), detail: z.string().nullish() })).nullish(),
});

export const WireCreated = z.object({ data: z.object({ id: z.string() }) });

export const WireMe = z.object({
  data: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    profile_image_url: z.string().nullish(),
    public_metrics: z.object({ followers_count: z.number().nullish() }).nullish(),
  }),
});
export type WireMe = z.infer<typeof WireMe>;

const Link = z.object({ url: z.string(), expanded_url: z.string().nullish() });
const count = z.number().nullish();
export const WirePost = z.object({
  id: z.string(),
  text: z.string(),
  created_at: z.string().nullish(),
  entities: z.object({ urls: z.array(Link).nullish() }).nullish(),
  public_metrics: z
    .object({
      impression_count: count,
      like_count: count,
      reply_count: count,
      quote_count: count,
      bookmark_count: count,
      retweet_count: count,
      repost_count: count,
    })
    .nullish(),
  non_public_metrics: z.object({ url_link_clicks: count }).nullish(),
});
export type WirePost = z.infer<typeof WirePost>;
export const WirePostList = z.object({ data: z.array(WirePost).default([]) });
/** Of the account's own list, where nothing that was asked for may be missing. */
export const WireListedPost = WirePost.extend({ author_id: z.string(), created_at: z.string() });
export type WireListedPost = z.infer<typeof WireListedPost>;
export const WireListMeta = z.object({ result_count: z.number(), next_token: z.string().nullish() });

export const WireMedia = z.object({
  data: z.object({
    id: z.string(),
    processing_info: z
      .object({
        state: z.string().nullish(),
        check_after_secs: z.number().nullish(),
        error: z.object({ message: z.string().nullish() }).nullish(),
      })
      .nullish(),
  }),
});
export type WireMedia = z.infer<typeof WireMedia>['data'];
export const WireAnything = z.unknown();

export const WireTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  expires_in: z.number().nullish(),
  scope: z.string().default(''),
});
export const WireOauthError = z.object({
  error: z.string().nullish(),
  error_description: z.string().nullish(),
});
