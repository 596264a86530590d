import { atMostByChance, falseAlarmLine } from '#server/analytics/findings/binomial.ts';
import type { AccountFigures, AdsFigures, VERDICTS } from '#shared/ads/ads-account.ts';
import { type Counts, withRates } from './rates.ts';

type Verdict = (typeof VERDICTS)[number];
type JudgedTerm = AccountFigures['searchTerms'][number];

/** Of the account, before anything is compared with its rates; reference: google-ads 6, rules. */
const FEWEST = { clicks: 100, conversions: 30 };
/** Reference: google-ads 8, spend above twice the cost per conversion. */
const TIMES_COST = 2;
/** Of what is called waste, so much may be mere chance. */
const FALSE_ALARMS = 0.1;
const MOST_SHOWN = 100;

export interface TermRow extends Counts {
  term: string;
  campaign: string;
}

/**
 * Each search term compared with the account's own rate. Waste has cost more than twice what a conversion costs without bringing
 * one, and that is no chance, though many terms are looked at at once. What converts too dearly is watched, not excluded.
 */
export function judgeTerms(
  rows: readonly TermRow[],
  { totals, terms }: { totals: AdsFigures; terms: number },
): JudgedTerm[] {
  const rate = knownRate(totals);
  const judged = rows.map((row) => ({
    ...withRates(row),
    chance: rate === null ? null : atMostByChance(Math.ceil(row.conversions), row.clicks, rate),
  }));
  const line = falseAlarmLine(
    judged.flatMap(({ chance }) => chance ?? []),
    terms,
    FALSE_ALARMS,
  );
  const verdictOf = ({ cost, conversions, chance }: (typeof judged)[number]): Verdict => {
    const { costPerConversion } = totals;
    if (costPerConversion === null || cost <= TIMES_COST * costPerConversion * Math.max(1, conversions))
      return 'fine';
    return conversions === 0 && chance !== null && chance <= line ? 'waste' : 'watch';
  };
  return judged
    .map((row) => ({ ...row, verdict: verdictOf(row) }))
    .sort((one, other) => other.cost - one.cost || (one.term < other.term ? -1 : 1))
    .slice(0, MOST_SHOWN);
}

/** Terms that cost less are never called anything but fine, and need not be looked at. */
export const costOfSuspicion = ({ costPerConversion }: AdsFigures): number | null =>
  costPerConversion === null ? null : TIMES_COST * costPerConversion;

function knownRate({ clicks, conversions, conversionRate }: AdsFigures): number | null {
  if (clicks < FEWEST.clicks || conversions < FEWEST.conversions) return null;
  return conversionRate === null ? null : Math.min(1, conversionRate);
}
