import type { AdsAction, CampaignType } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import type { BadgeTone } from '#web/core/ui/badge.tsx';

export const CAMPAIGN_TYPE_TEXTS: Record<CampaignType, string> = {
  all: text('All campaign types'),
  search: text('Search campaigns'),
  display: text('Display campaigns'),
  shopping: text('Shopping campaigns'),
  video: text('Video campaigns'),
};

export const IMPACTS: Record<AdsAction['impact'], { label: string; tone: BadgeTone }> = {
  high: { label: text('High impact'), tone: 'accent' },
  medium: { label: text('Medium impact'), tone: 'neutral' },
  low: { label: text('Low impact'), tone: 'neutral' },
};

export const EFFORT_TEXTS: Record<AdsAction['effort'], string> = {
  minutes: text('A few minutes'),
  hour: text('About an hour'),
  day: text('About a day'),
};

export const CATEGORY_TEXTS: Record<AdsAction['category'], string> = {
  measurement: text('Measurement'),
  budget: text('Budget'),
  timing: text('Timing'),
  places: text('Places'),
  products: text('Products'),
  audiences: text('Audiences'),
  keywords: text('Keywords'),
  ads: text('Ads'),
  feed: text('Product feed'),
};
