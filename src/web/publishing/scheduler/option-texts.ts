import { text } from '#shared/core/sentence.ts';
import type { Frequency, ScheduleContentType, SchedulePlatform } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';

export const PLATFORM_TEXTS: Record<SchedulePlatform, string> = {
  ...NETWORK_NAMES,
  all: text('All Platforms'),
};

/** As the form offers them. */
export const FREQUENCY_CHOICES: Record<Frequency, string> = {
  daily: text('Daily (7 posts per week)'),
  '3x_week': text('3x per week (recommended)'),
  weekly: text('Weekly (1 post per week)'),
};

export const FREQUENCY_TEXTS: Record<Frequency, string> = {
  daily: text('Daily'),
  '3x_week': text('3 posts a week'),
  weekly: text('Weekly'),
};

export const TYPE_TEXTS: Record<ScheduleContentType, string> = {
  product: text('Product'),
  lifestyle: text('Lifestyle'),
  educational: text('Educational'),
  promotional: text('Promotional'),
};

/** Of a post, which may also come from the content creator. */
export const POST_TYPE_TEXTS: Record<string, string> = { ...TYPE_TEXTS, promotion: text('Promotion') };
