import { isDeepStrictEqual } from 'node:util';
import type { InsightStatus } from '#shared/analytics/insights.ts';
import { WEEK_MS } from '#shared/core/time.ts';
import type { Finding, Priority } from './finding.ts';

/** So much more money at stake is news, though it was reported this week. */
const WORSE_FACTOR = 1.25;

const RANK: Record<Priority, number> = { high: 2, medium: 1, low: 0 };

/** A finding as it was reported within the last week, and what its owner did about it. */
export interface Reported<Found extends Finding> {
  id: string;
  subject: string;
  atStake: number | null;
  priority: Priority;
  status: InsightStatus;
  createdAt: Date;
  finding: Found;
}

interface Choice<Found extends Finding> {
  news: Found[];
  /** Open ones that still hold, but with other figures. */
  renewed: { id: string; finding: Found }[];
}

/**
 * What is reported as new: not what was reported within a week, unless it got worse. Of that, what is still open gets
 * today's figures; what its owner marked stays as it was marked.
 */
export function chooseNew<Found extends Finding>(
  findings: Found[],
  reported: Reported<Found>[],
  now: Date,
): Choice<Found> {
  const newest = new Map<string, Reported<Found>>();
  for (const each of reported) {
    const known = newest.get(each.subject);
    if (!known || known.createdAt < each.createdAt) newest.set(each.subject, each);
  }
  const choice: Choice<Found> = { news: [], renewed: [] };
  for (const finding of findings) {
    const before = newest.get(finding.subject);
    if (!before || now.getTime() - before.createdAt.getTime() >= WEEK_MS || isWorse(finding, before))
      choice.news.push(finding);
    else if (before.status === 'open' && !isDeepStrictEqual(asStored(finding), before.finding))
      choice.renewed.push({ id: before.id, finding });
  }
  return choice;
}

/** As it comes back from the database. */
const asStored = (finding: Finding): unknown => JSON.parse(JSON.stringify(finding));

/** At least a quarter more money at stake, or a higher priority. */
function isWorse(
  finding: Pick<Finding, 'atStake' | 'priority'>,
  before: Pick<Finding, 'atStake' | 'priority'>,
): boolean {
  if (RANK[finding.priority] > RANK[before.priority]) return true;
  if (finding.atStake === null || before.atStake === null) return false;
  return finding.atStake > 0 && finding.atStake >= before.atStake * WORSE_FACTOR;
}
