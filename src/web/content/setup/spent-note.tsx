import { useQuery } from '@tanstack/react-query';
import type { Resource, UsageEntry } from '#shared/content/usage.ts';
import type { Choices } from '#web/content/choices.ts';
import { RESOURCE_TEXTS } from '#web/content/option-texts.ts';
import { usageQuery } from '#web/content/queries.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';

interface SpentNoteProps {
  asks: 'content' | 'variations';
  choices: Choices;
}

/** Said before the click: what is used up of what this would take. */
export function SpentNote({ asks, choices }: SpentNoteProps) {
  const t = useT();
  const { data: usage } = useQuery(usageQuery());
  const spent = resourcesOf(asks, choices).find((resource) => usage?.[resource]?.canUse === false);
  const entry = spent && usage?.[spent];
  if (!entry) return null;
  const values = { resource: t(RESOURCE_TEXTS[spent]) };
  return <p className="text-caution text-xs">{wordsFor(entry, values, t)}</p>;
}

function wordsFor({ limit, period }: UsageEntry, values: { resource: string }, t: Translate): string {
  if (limit === 0) return t('{resource}: not part of what this account offers.', values);
  return period === 'week'
    ? t('Nothing left this week: {resource}', values)
    : t('Nothing left today: {resource}', values);
}

/** What the server will count for it. */
function resourcesOf(
  asks: 'content' | 'variations',
  { contentFormat, videoDuration, includeImage }: Choices,
): Resource[] {
  if (asks === 'variations') return ['text'];
  if (contentFormat === 'reel') return [videoDuration === 10 ? 'video_10s' : 'video_5s'];
  return includeImage ? ['text', 'image'] : ['text'];
}
