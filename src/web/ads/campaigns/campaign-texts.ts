import type { AdsCampaign, OBJECTIVES } from '#shared/ads/ads-campaigns.ts';
import { text } from '#shared/core/sentence.ts';
import type { BadgeTone } from '#web/core/ui/badge.tsx';

export const OBJECTIVE_TEXTS: Record<(typeof OBJECTIVES)[number], string> = {
  awareness: text('Reach many people'),
  traffic: text('Visits to your store'),
  engagement: text('Likes and comments'),
  sales: text('Sales'),
};

export type Situation = 'planned' | 'running' | 'over' | 'paused' | 'finished';

export const SITUATIONS: Record<Situation, { label: string; tone: BadgeTone }> = {
  planned: { label: text('Planned'), tone: 'neutral' },
  running: { label: text('Running by plan'), tone: 'positive' },
  over: { label: text('Days are over'), tone: 'caution' },
  paused: { label: text('Paused'), tone: 'caution' },
  finished: { label: text('Completed'), tone: 'accent' },
};

/** By its days, as far as its owner has not said otherwise. Whether the network really shows it is not reported. */
export function situationOf({ status, startDate, endDate }: AdsCampaign, now: Date): Situation {
  if (status !== 'active') return status;
  if (now.getTime() < Date.parse(startDate)) return 'planned';
  return endDate !== null && now.getTime() > Date.parse(endDate) ? 'over' : 'running';
}
