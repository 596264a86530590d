import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence, text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { MorePictures } from './more-pictures.ts';
import { NETWORK_KEYS } from './networks/networks.ts';

/* Options and defaults of SPEC section 9. */
export const CONTENT_PLATFORMS = NETWORK_KEYS;
export const CONTENT_FORMATS = ['post', 'reel'] as const;
export const CONTENT_TYPES = ['product', 'promotion', 'lifestyle', 'educational'] as const;
export const TONES = ['professional', 'casual', 'trendy', 'luxury'] as const;
export const CONTENT_LANGUAGES = ['en', 'tr', 'es', 'fr', 'de'] as const;
export const REEL_SECONDS = [5, 10] as const;
export const VARIATION_COUNT = 3;
/** What a variation tries; its name is shown. */
export const STRATEGIES = ['hook', 'benefit', 'offer'] as const;

export const ContentPlatform = z.enum(CONTENT_PLATFORMS);
export type ContentPlatform = z.infer<typeof ContentPlatform>;
export const ContentFormat = z.enum(CONTENT_FORMATS);
export type ContentFormat = z.infer<typeof ContentFormat>;
export const ContentType = z.enum(CONTENT_TYPES);
export type ContentType = z.infer<typeof ContentType>;
export const Tone = z.enum(TONES);
export type Tone = z.infer<typeof Tone>;
export const ContentLanguage = z.enum(CONTENT_LANGUAGES);
export type ContentLanguage = z.infer<typeof ContentLanguage>;
export const Strategy = z.enum(STRATEGIES);
export type Strategy = z.infer<typeof Strategy>;
const ReelSeconds = z.literal(REEL_SECONDS);

const wish = {
  productId: z
    .string()
    .check(z.minLength(1, text('Please select a store and product first.')), z.maxLength(200)),
  platform: z._default(ContentPlatform, 'instagram'),
  contentFormat: z._default(ContentFormat, 'post'),
  /** Reels only. */
  videoDuration: z.optional(ReelSeconds),
  contentType: z._default(ContentType, 'product'),
  tone: z._default(Tone, 'professional'),
  language: z._default(ContentLanguage, 'en'),
};

export const ContentRequest = z.object({
  ...wish,
  includeImage: z._default(z.boolean(), true),
  includeHashtags: z._default(z.boolean(), true),
  /** The owner's own words, filled in from the product; without one they are written. */
  templateId: z.optional(z.nullable(z.uuid())),
});
export type ContentRequest = z.infer<typeof ContentRequest>;

export const VariationsRequest = z.object({
  ...wish,
  variationCount: z._default(z.literal([1, 2, VARIATION_COUNT]), VARIATION_COUNT),
});
export type VariationsRequest = z.infer<typeof VariationsRequest>;

/** Who made a part: our own composer and studio, or the provider that was asked. */
const Maker = z.enum(['builtin', 'provider']);

export const GeneratedContent = z.object({
  /** Of the generation; the saved history item has an id of its own. */
  id: z.string(),
  caption: z.string(),
  /** Each with its `#`; empty when none were wanted. */
  hashtags: z.array(z.string()),
  imagePrompt: z.nullable(z.string()),
  /** A path of ours that only the owner can open; for a reel the still that stands for it. */
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  isVideo: z.boolean(),
  altText: z.nullable(z.string()),
  morePictures: z._default(MorePictures, []),
  strategy: z.nullable(Strategy),
  madeBy: z.object({ text: z.enum(['builtin', 'provider', 'template']), image: z.nullable(Maker) }),
  /** Why something that was wanted is missing or was made differently, for the owner. */
  notes: z.array(Sentence),
});
export type GeneratedContent = z.infer<typeof GeneratedContent>;

/** SPEC section 3: saved post history item. */
export const SavedPost = z.object({
  id: z.string(),
  productId: z.nullable(z.string()),
  productTitle: z.nullable(z.string()),
  caption: z.string(),
  hashtags: z.array(z.string()),
  imagePrompt: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  platform: ContentPlatform,
  contentFormat: ContentFormat,
  videoDuration: z.nullable(ReelSeconds),
  contentType: ContentType,
  tone: Tone,
  language: ContentLanguage,
  altText: z.nullable(z.string()),
  morePictures: MorePictures,
  createdAt: z.string(),
});
export type SavedPost = z.infer<typeof SavedPost>;

export const PostToSave = z.object({
  /** The post of the history whose words change; saved again when it is there no longer. */
  postId: z._default(z.nullable(z.uuid()), null),
  /** A generation is saved in the history once: saving it again changes its words. */
  generationId: z._default(z.nullable(z.uuid()), null),
  productId: z.nullable(z.string().check(z.maxLength(200))),
  productTitle: z.nullable(z.string().check(z.maxLength(500))),
  caption: z.string().check(z.maxLength(63_206)),
  hashtags: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60)), []),
  imagePrompt: z._default(z.nullable(z.string().check(z.maxLength(4000))), null),
  imageUrl: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
  videoUrl: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
  platform: ContentPlatform,
  contentFormat: z._default(ContentFormat, 'post'),
  videoDuration: z._default(z.nullable(ReelSeconds), null),
  contentType: z._default(ContentType, 'product'),
  tone: z._default(Tone, 'professional'),
  language: z._default(ContentLanguage, 'en'),
  altText: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
  morePictures: z._default(MorePictures, []),
});
export type PostToSave = z.infer<typeof PostToSave>;

/** A generation that is not over: reels take a while, and go on when the page is left. */
export const Generation = z.object({
  id: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** 0 to 1. */
  progress: z.number(),
  productId: z.string(),
  productTitle: z.string(),
  contentFormat: ContentFormat,
  content: z.nullable(GeneratedContent),
  problem: z.nullable(Sentence),
  createdAt: z.string(),
});
export type Generation = z.infer<typeof Generation>;

const PostParams = z.object({ postId: z.uuid() });
const Done = z.object({ success: z.boolean() });
const GenerationParams = z.object({ storeId: z.uuid(), generationId: z.uuid() });

export const contentEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/generate-content',
    access: 'store',
    needs: 'write',
    summary:
      'A caption, hashtags, and a picture or a reel, from one product; a reel answers when it is ready',
    params: StoreParams,
    body: ContentRequest,
    activity: { none: 'draft' },
    reply: GeneratedContent,
    perMinute: 30,
  }),
  variations: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/generate-variations',
    access: 'store',
    needs: 'write',
    summary: 'Captions for one product that differ in strategy',
    params: StoreParams,
    body: VariationsRequest,
    activity: { none: 'draft' },
    reply: z.object({ variations: z.array(GeneratedContent) }),
    perMinute: 30,
  }),
  generations: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/generations',
    access: 'store',
    needs: 'see',
    summary: 'Generations that are under way, or ended within the last hour',
    params: StoreParams,
    reply: z.array(Generation),
  }),
  cancelGeneration: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/generations/:generationId',
    access: 'store',
    needs: 'write',
    summary: 'Stop a generation; what it spent is given back',
    params: GenerationParams,
    activity: { none: 'draft' },
    reply: Done,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/posts/history',
    access: 'store',
    needs: 'see',
    summary: 'Saved posts, newest first, at most 200',
    params: StoreParams,
    reply: z.array(SavedPost),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/posts/save',
    access: 'store',
    needs: 'write',
    summary: 'Keep a post in the history',
    params: StoreParams,
    body: PostToSave,
    activity: ['piece-saved'],
    reply: SavedPost,
  }),
  deletePost: endpoint({
    method: 'DELETE',
    path: '/api/social-media/posts/:postId',
    access: 'account',
    needs: 'write',
    summary: 'Delete one saved post',
    params: PostParams,
    activity: ['piece-deleted'],
    reply: Done,
  }),
  clearHistory: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/posts/clear',
    access: 'store',
    needs: 'manage',
    summary: 'Clear the history of saved posts',
    params: StoreParams,
    activity: ['pieces-cleared'],
    reply: Done,
  }),
};
