import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { type AiStatus, aiStatusEndpoints } from '#shared/content/ai-status.ts';
import {
  contentEndpoints,
  type GeneratedContent,
  type Generation,
  type SavedPost,
} from '#shared/content/content.ts';
import type { ModelServers } from '#shared/content/model-servers.ts';
import { type Template, templateEndpoints } from '#shared/content/templates.ts';
import { type Resource, type UsageEntry, usageEndpoints } from '#shared/content/usage.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { exampleProducts } from './example-sales.ts';
import { exampleStore } from './example-store.ts';
import { answer, type PreparedReply } from './replies.ts';

const GENERATION_ID = '3c1f2b7e-0d7a-4a58-9c55-6f1d8e2a4b01';

const tomorrow = '2026-11-22T00:00:00.000Z';
const monday = '2026-11-23T00:00:00.000Z';

/** Nothing used yet, but for what is said. */
export function exampleUsage(used: Partial<Record<Resource, Partial<UsageEntry>>> = {}) {
  const day = { current: 0, limit: 1, canUse: true, period: 'day', resetsAt: tomorrow } as const;
  const week = { current: 0, limit: 1, canUse: true, period: 'week', resetsAt: monday } as const;
  return {
    text: { ...day, limit: 2, ...used.text },
    image: { ...day, ...used.image },
    video_5s: { ...week, ...used.video_5s },
    video_10s: { ...week, ...used.video_10s },
    scheduled: { ...day, limit: 30, ...used.scheduled },
  };
}

export function exampleContent(change: Partial<GeneratedContent> = {}): GeneratedContent {
  return {
    id: GENERATION_ID,
    caption: 'A kettle that pours like it means it.\n\nHammered copper, made for slow mornings.',
    hashtags: ['#CopperKettle', '#Teaware'],
    imagePrompt: 'A clean product picture of “Copper Kettle” (Teaware), exactly as in its product photo.',
    imageUrl: '/api/media/8f4e2d10-0000-4000-8000-000000000001',
    videoUrl: null,
    isVideo: false,
    altText: 'Copper Kettle on a paper-coloured ground',
    morePictures: [],
    strategy: null,
    madeBy: { text: 'builtin', image: 'builtin' },
    notes: [],
    ...change,
  };
}

export function exampleVariations(): GeneratedContent[] {
  const words = { imageUrl: null, altText: null, madeBy: { text: 'builtin', image: null } } as const;
  return [
    exampleContent({ ...words, strategy: 'hook', caption: 'Still boiling water in plastic?' }),
    exampleContent({ ...words, strategy: 'benefit', caption: 'Copper heats fast and evenly.' }),
    exampleContent({ ...words, strategy: 'offer', caption: 'Yours for £9.50.' }),
  ];
}

export function exampleGeneration(change: Partial<Generation> = {}): Generation {
  return {
    id: GENERATION_ID,
    status: 'running',
    progress: 0.4,
    productId: '1',
    productTitle: 'Copper Kettle',
    contentFormat: 'reel',
    content: null,
    problem: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...change,
  };
}

export function examplePost(change: Partial<SavedPost> = {}): SavedPost {
  const { caption, hashtags, imagePrompt, imageUrl, videoUrl, altText } = exampleContent();
  return {
    id: '9a7b1c20-0000-4000-8000-000000000001',
    productId: '1',
    productTitle: 'Copper Kettle',
    caption,
    hashtags,
    imagePrompt,
    imageUrl,
    videoUrl,
    platform: 'instagram',
    contentFormat: 'post',
    videoDuration: null,
    contentType: 'product',
    tone: 'professional',
    language: 'en',
    altText,
    morePictures: [],
    createdAt: '2026-11-21T12:00:00.000Z',
    ...change,
  };
}

export function exampleTemplate(change: Partial<Template> = {}): Template {
  return {
    id: '2c8f4a10-0000-4000-8000-000000000001',
    name: 'New in',
    platform: 'instagram',
    captionTemplate: 'New: {product}',
    hashtags: ['#tea'],
    imagePromptTemplate: null,
    look: 'noir',
    category: 'product',
    isActive: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...change,
  };
}

/** No provider is set up. */
export const exampleBuiltin: AiStatus = {
  provider: 'builtin',
  server: null,
  textModel: null,
  imageModel: null,
  videoModel: null,
  reachable: null,
  lastSuccessAt: null,
  lastError: null,
  month: { calls: 0, cost: null, unpriced: 0 },
};

export const noModelServers: ModelServers = { found: [], chosen: null, isOverruled: false };

/** Everything the content creator asks for. What a test puts before it is answered instead. */
export function contentReplies(stores: Store[] = [exampleStore()]): PreparedReply[] {
  return [
    answer(storeEndpoints.list, stores),
    answer(usageEndpoints.usage, exampleUsage()),
    answer(aiStatusEndpoints.read, exampleBuiltin),
    answer(salesEndpoints.products, { products: exampleProducts(), total: 412 }),
    answer(contentEndpoints.generations, []),
    answer(contentEndpoints.history, []),
    answer(templateEndpoints.list, []),
    answer(contentEndpoints.generate, exampleContent()),
    answer(contentEndpoints.variations, { variations: exampleVariations() }),
    answer(contentEndpoints.save, examplePost()),
    answer(contentEndpoints.deletePost, { success: true }),
    answer(contentEndpoints.clearHistory, { success: true }),
    answer(contentEndpoints.cancelGeneration, { success: true }),
  ];
}
