import * as z from 'zod';

/** What YouTube really sends, as far as we ask for it. Counts come as text. */
const text = z.string().nullish();
const count = z
  .union([z.string().regex(/^\d+$/), z.number()])
  .transform(Number)
  .nullish();

const Channel = z.object({
  id: z.string(),
  snippet: z.object({
    title: z.string(),
    customUrl: text,
    thumbnails: z.object({ default: z.object({ url: text }).nullish() }).nullish(),
  }),
  statistics: z.object({ subscriberCount: count, hiddenSubscriberCount: z.boolean().nullish() }).nullish(),
});
export type WireChannel = z.infer<typeof Channel>;
/** Without a channel it has no items. */
export const WireChannels = z.object({ items: z.array(Channel).default([]) });

export const WireUploadsPlaylist = z.object({
  items: z
    .array(
      z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().min(1) }) }) }),
    )
    .default([]),
});

const Status = z.object({
  privacyStatus: text,
  uploadStatus: text,
  failureReason: text,
  rejectionReason: text,
});
export type WireStatus = z.infer<typeof Status>;

/** A finished upload answers with it. */
export const WireVideo = z.object({ id: z.string().min(1), status: Status.nullish() });
export type WireVideo = z.infer<typeof WireVideo>;
export const WireVideos = z.object({ items: z.array(WireVideo) });

const Counted = z.object({
  id: z.string(),
  statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }).nullish(),
});
export type WireCounted = z.infer<typeof Counted>;
export const WireCountedVideos = z.object({ items: z.array(Counted) });

/** Of the channel's own uploads, where nothing that was asked for may be missing. */
export const WireListedVideo = z.object({
  snippet: z.object({
    publishedAt: z.string(),
    channelId: z.string(),
    title: z.string(),
    description: z.string(),
    resourceId: z.object({ videoId: z.string() }),
  }),
});
export type WireListedVideo = z.infer<typeof WireListedVideo>;
export const WirePageInfo = z.object({ totalResults: z.number(), resultsPerPage: z.number() });

export const WireProblem = z.object({
  error: z.object({
    message: text,
    errors: z.array(z.object({ reason: text, message: text })).nullish(),
  }),
});
