import * as z from 'zod';

/** What TikTok really sends, as far as we ask for it. Whether it succeeded says the code of its error, not the HTTP status. */
export const WireEnvelope = z.object({
  data: z.unknown(),
  error: z.object({ code: z.string().min(1), message: z.string().nullish() }),
});

export const WireUser = z.object({
  user: z.object({
    open_id: z.string().min(1),
    display_name: z.string().nullish(),
    username: z.string().nullish(),
    avatar_url: z.string().nullish(),
  }),
});
export type WireUser = z.infer<typeof WireUser>;

export const WireCreator = z.object({
  privacy_level_options: z.array(z.string()),
  comment_disabled: z.boolean().nullish(),
  duet_disabled: z.boolean().nullish(),
  stitch_disabled: z.boolean().nullish(),
  max_video_post_duration_sec: z.number().nullish(),
});
export type WireCreator = z.infer<typeof WireCreator>;

export const WireUpload = z.object({ publish_id: z.string().min(1), upload_url: z.url() });

export const WireStatus = z.object({
  status: z.enum([
    'PROCESSING_UPLOAD',
    'PROCESSING_DOWNLOAD',
    'SEND_TO_USER_INBOX',
    'PUBLISH_COMPLETE',
    'FAILED',
  ]),
  fail_reason: z.string().nullish(),
  uploaded_bytes: z.number().nullish(),
  publicaly_available_post_id: z.array(z.string()).nullish(),
});
export type WireStatus = z.infer<typeof WireStatus>;

export const WireTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number(),
  scope: z.string(),
});
export const WireClientToken = z.object({ access_token: z.string().min(1) });
export const WireOauthError = z.object({
  error: z.string().min(1),
  error_description: z.string().nullish(),
});
