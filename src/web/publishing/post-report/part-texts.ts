import { text } from '#shared/core/sentence.ts';
import { LENGTHS, type PostGroup, type PostPart, type ReportSpan } from '#shared/publishing/post-report.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { TONE_TEXTS, TYPE_TEXTS } from '#web/content/option-texts.ts';
import { LOOK_TEXTS } from '#web/content/templates/template-texts.ts';
import type { Translate } from '#web/core/app/i18n.ts';

export const PART_TEXTS: Record<PostPart, string> = {
  network: text('Network'),
  type: text('Content type'),
  tone: text('Tone'),
  product: text('Product'),
  hour: text('Time of day'),
  length: text('Length'),
  look: text('Look'),
};

export const SPAN_TEXTS: Record<ReportSpan, string> = {
  '30d': text('30 days'),
  '90d': text('90 days'),
  '12m': text('12 months'),
};

/** What a group of posts is called. */
export function groupName(
  by: PostPart,
  { key, label }: Pick<PostGroup, 'key' | 'label'>,
  t: Translate,
): string {
  switch (by) {
    case 'network':
      return key === 'several' ? t('Several networks') : NETWORK_NAMES[key as SocialNetworkName];
    case 'type':
      return nameIn(TYPE_TEXTS, key, t);
    case 'tone':
      return nameIn(TONE_TEXTS, key, t);
    case 'look':
      return nameIn(LOOK_TEXTS, key, t);
    case 'hour':
      return `${twoDigits(Number(key))}:00–${twoDigits(Number(key) + 4)}:00`;
    case 'length':
      return lengthName(key, t);
    case 'product':
      return label ?? key;
  }
}

const nameIn = (names: Record<string, string>, key: string, t: Translate) => t(names[key] ?? key);

function lengthName(key: string, t: Translate): string {
  const { short, medium } = LENGTHS;
  if (key === 'short') return t('Up to {n} characters', { n: short });
  if (key === 'medium') return t('{from} to {to} characters', { from: short + 1, to: medium });
  return t('More than {n} characters', { n: medium });
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0');
