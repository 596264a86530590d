import type { Finding, Priority } from './finding.ts';

const WEEK_MS = 7 * 86_400_000;
/** So much more money at stake is news, though it was said this week. */
const WORSE_FACTOR = 1.25;
const RANK: Record<Priority, number> = { high: 2, medium: 1, low: 0 };

/** The newest that was said about a subject. */
export interface Said {
  subject: string;
  atStake: number | null;
  priority: string;
  createdAt: Date;
}

/** Findings to be told now: not those told within a week, unless they got worse. */
export function chooseNew(findings: Finding[], said: Said[], now: Date): Finding[] {
  const bySubject = new Map<string, Said>();
  for (const each of said) {
    const known = bySubject.get(each.subject);
    if (!known || known.createdAt < each.createdAt) bySubject.set(each.subject, each);
  }
  return findings.filter((finding) => {
    const before = bySubject.get(finding.subject);
    if (!before || now.getTime() - before.createdAt.getTime() >= WEEK_MS) return true;
    return isWorse(finding, before);
  });
}

/** At least a quarter more money at stake, or a higher priority. */
export function isWorse(
  finding: Pick<Finding, 'atStake' | 'priority'>,
  before: Omit<Said, 'subject'>,
): boolean {
  if (RANK[finding.priority] > RANK[before.priority as Priority]) return true;
  if (finding.atStake === null || before.atStake === null) return false;
  return finding.atStake > 0 && finding.atStake >= before.atStake * WORSE_FACTOR;
}
