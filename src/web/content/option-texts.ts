import type { ContentFormat, ContentType, Strategy, Tone } from '#shared/content/content.ts';
import { ofEach } from '#shared/content/networks/networks.ts';
import type { Resource } from '#shared/content/usage.ts';
import { text } from '#shared/core/sentence.ts';

export const PLATFORM_TEXTS = ofEach(({ choiceName }) => choiceName);

export const FORMAT_TEXTS: Record<ContentFormat, string> = {
  post: text('Post'),
  reel: text('Reel'),
};

export const TYPE_TEXTS: Record<ContentType, string> = {
  product: text('Product'),
  promotion: text('Promotion'),
  lifestyle: text('Lifestyle'),
  educational: text('Educational'),
};

export const TONE_TEXTS: Record<Tone, string> = {
  professional: text('Professional'),
  casual: text('Casual'),
  trendy: text('Trendy'),
  luxury: text('Luxury'),
};

export const STRATEGY_TEXTS: Record<Strategy, { name: string; about: string }> = {
  hook: { name: text('Hook'), about: text('Opens with something that makes people stop') },
  benefit: { name: text('Benefit'), about: text('Leads with what the product is good for') },
  offer: { name: text('Offer'), about: text('Leads with the price and where to get it') },
};

export const RESOURCE_TEXTS: Record<Resource, string> = {
  text: text('Text Posts'),
  image: text('AI Images'),
  video_5s: text('5-second Videos'),
  video_10s: text('10-second Videos'),
  scheduled: text('Scheduled Posts'),
};
