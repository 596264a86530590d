import * as z from 'zod';

/** What Pinterest really sends, as far as we ask for it. */
export const WireProblem = z.object({ code: z.number().nullish(), message: z.string().nullish() });

export const WireTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  expires_in: z.number().nullish(),
  scope: z.string().default(''),
});

export const WireAccount = z.object({
  id: z.string(),
  username: z.string(),
  business_name: z.string().nullish(),
  profile_image: z.string().nullish(),
  follower_count: z.number().nullish(),
});
export type WireAccount = z.infer<typeof WireAccount>;

export const WireBoards = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), is_ads_only: z.boolean().nullish() })),
  bookmark: z.string().nullish(),
});

export const WireUpload = z.object({
  media_id: z.string(),
  upload_url: z.string(),
  upload_parameters: z.record(z.string(), z.string()),
});
export const WireMedia = z.object({ status: z.string() });

export const WireCreated = z.object({ id: z.string() });

/** Of the account's own list, where nothing that was asked for may be missing. */
export const WireListedPin = z.object({
  id: z.string(),
  created_at: z.string(),
  title: z.string().nullish(),
  description: z.string().nullish(),
  link: z.string().nullish(),
  is_owner: z.boolean().nullish(),
});
export type WireListedPin = z.infer<typeof WireListedPin>;

const figures = z.record(z.string(), z.number().nullish()).nullish();
/** By the apps that were asked for, which is one entry for all of them. */
export const WireAnalytics = z.record(
  z.string(),
  z.object({ summary_metrics: figures, lifetime_metrics: figures }),
);
export type WireAnalytics = z.infer<typeof WireAnalytics>;
