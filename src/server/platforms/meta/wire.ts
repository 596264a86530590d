import * as z from 'zod';

/** What the Graph API really sends, as far as we ask for it. What has no value is left out there. */
export const WireId = z.object({ id: z.string() });

const ContainerCode = z.enum(['IN_PROGRESS', 'FINISHED', 'ERROR', 'EXPIRED', 'PUBLISHED']);
export interface ContainerState {
  code: z.infer<typeof ContainerCode>;
  reason: string | null | undefined;
}
export const WireInstagramContainer = z
  .object({ status_code: ContainerCode, status: z.string().nullish() })
  .transform(({ status_code: code, status: reason }): ContainerState => ({ code, reason }));
export const WireThreadsContainer = z
  .object({ status: ContainerCode, error_message: z.string().nullish() })
  .transform(({ status: code, error_message: reason }): ContainerState => ({ code, reason }));

const Owner = z.object({ id: z.string().nullish() }).nullish();
export const WireInstagramMedia = z.object({
  id: z.string(),
  caption: z.string().nullish(),
  timestamp: z.string(),
  permalink: z.string().nullish(),
  owner: Owner,
});
export type WireInstagramMedia = z.infer<typeof WireInstagramMedia>;
export const WireThread = z.object({
  id: z.string(),
  text: z.string().nullish(),
  timestamp: z.string(),
  permalink: z.string().nullish(),
  owner: Owner,
});
export type WireThread = z.infer<typeof WireThread>;
export const WirePaging = z.object({
  cursors: z.object({ after: z.string().nullish() }).nullish(),
  next: z.string().nullish(),
});

export const WirePermalink = z.object({
  permalink: z.string().nullish(),
  permalink_url: z.string().nullish(),
});

export const WireInstagramAccount = z.object({
  id: z.string(),
  user_id: z.union([z.string(), z.number()]).nullish(),
  username: z.string().nullish(),
  name: z.string().nullish(),
  account_type: z.string().nullish(),
  profile_picture_url: z.string().nullish(),
  followers_count: z.number().nullish(),
});
export type WireInstagramAccount = z.infer<typeof WireInstagramAccount>;

export const WireThreadsAccount = z.object({
  id: z.string(),
  username: z.string().nullish(),
  name: z.string().nullish(),
  threads_profile_picture_url: z.string().nullish(),
});
export type WireThreadsAccount = z.infer<typeof WireThreadsAccount>;

export const WirePublishingLimit = z.object({
  data: z.array(
    z.object({
      quota_usage: z.number().nullish(),
      config: z.object({ quota_total: z.number() }).nullish(),
    }),
  ),
});

export const WirePage = z.object({
  id: z.string(),
  name: z.string(),
  followers_count: z.number().nullish(),
  picture: z.object({ data: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
});
export type WirePage = z.infer<typeof WirePage>;

export const WirePageList = z.object({
  data: z.array(
    WirePage.extend({
      access_token: z.string().nullish(),
      tasks: z.array(z.string()).nullish(),
      instagram_business_account: WireInstagramAccount.nullish(),
    }),
  ),
  paging: WirePaging.nullish(),
});
export type WireGrantedPage = z.infer<typeof WirePageList>['data'][number];

const Target = z.object({ target: z.object({ id: z.string().nullish() }).nullish() });
const Attachment = Target.extend({ subattachments: z.object({ data: z.array(Target) }).nullish() });
export const WirePagePost = z.object({
  id: z.string(),
  message: z.string().nullish(),
  created_time: z.string(),
  permalink_url: z.string().nullish(),
  from: Owner,
  attachments: z.object({ data: z.array(Attachment) }).nullish(),
});
export type WirePagePost = z.infer<typeof WirePagePost>;

const Phase = z.object({ status: z.string().nullish() }).nullish();
export const WireVideo = z.object({
  status: z
    .object({
      video_status: z.string().nullish(),
      uploading_phase: Phase,
      processing_phase: Phase,
      publishing_phase: Phase,
    })
    .nullish(),
  permalink_url: z.string().nullish(),
  post_id: z.string().nullish(),
});
export type WireVideo = z.infer<typeof WireVideo>;

export const WireVideoStart = z.object({ video_id: z.string(), upload_url: z.string() });
export const WireVideoFinish = z.object({ success: z.literal(true), post_id: z.string().nullish() });
/** The reference says one, its examples show the other. */
export const WireSuccess = z.union([z.literal(true), z.object({ success: z.literal(true) })]);
export const WireUpload = z.object({ success: z.literal(true) });
export const WireUploadFault = z.object({
  debug_info: z.object({ retriable: z.boolean().nullish(), message: z.string().nullish() }),
});

export const WireMetrics = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.unknown() })).nullish(),
      total_value: z.object({ value: z.unknown() }).nullish(),
    }),
  ),
});
export type WireMetrics = z.infer<typeof WireMetrics>;

export const WireInstagramCounts = z.object({
  like_count: z.number().nullish(),
  comments_count: z.number().nullish(),
});
const Total = z.object({ summary: z.object({ total_count: z.number().nullish() }).nullish() }).nullish();
export const WirePageCounts = z.object({
  shares: z.object({ count: z.number().nullish() }).nullish(),
  comments: Total,
  reactions: Total,
});

export const WireUserToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().nullish(),
});
/** Of Instagram's own sign-in. */
export const WireInstagramRefusal = z.object({ error_message: z.string() });
export const WireThreadsToken = z.object({ access_token: z.string().min(1) });
export const WireTokenFacts = z.object({
  data: z.object({ is_valid: z.boolean(), scopes: z.array(z.string()).default([]) }),
});
export const WirePermissions = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
});
/** Either as it is, or wrapped in a list (reference/social.md 2.2). */
const InstagramToken = z.object({
  access_token: z.string().min(1),
  user_id: z.union([z.string(), z.number()]).nullish(),
  permissions: z.union([z.string(), z.array(z.string())]).nullish(),
});
export const WireInstagramToken = z.union([
  InstagramToken,
  z.object({ data: z.tuple([InstagramToken], InstagramToken) }).transform(({ data: [first] }) => first),
]);
