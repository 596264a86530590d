import { ratioIsLower } from '#server/analytics/findings/comparisons.ts';
import { money, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { Earned } from '#server/analytics/profit/margins.ts';
import { contributionOf, netSalesOf, type ProfitSums } from '#server/stores/profit/profit-sums.ts';
import { toMajor } from '#shared/core/money.ts';
import { type Finding, makeFinding } from './finding.ts';
import { MARGIN_REASONS, splitFall, totalOf } from './margin-split.ts';
import { type KnownReports, MONTH_WEEKS } from './reports.ts';
import { lastWeeks, spanOf } from './whole-weeks.ts';

/** Five looks a month. */
const CHANCE = 0.002;
const FEWEST_CASES = 5;
const FEWEST_COVERED = 0.8;
const SMALLEST_FALL = 0.02;
/** Of a month's net sales: less is not worth a card. */
const WORTH_NAMING = 0.01;

/**
 * Less is left of each sale in the last four whole weeks than in the four before: contribution ÷ net sales that have a
 * cost, each day a case (`ratioIsLower`). What is not known on both sides alike would look like a change.
 */
export function findFallingMargin(
  { margins, history }: Pick<KnownReports, 'margins' | 'history'>,
  scale: Scale,
): Finding[] {
  const weeks = lastWeeks(history.days, 2 * MONTH_WEEKS);
  if (!weeks || !margins) return [];
  const { now, before } = margins;
  if (!isEnough(now) || !isEnough(before)) return [];
  const [total, totalBefore] = [totalOf(now), totalOf(before)];
  if (!isKnownAlike(total, totalBefore)) return [];
  const [margin, marginBefore] = [marginOf(total), marginOf(totalBefore)];
  const fall = marginBefore - margin;
  const lost = toMajor(Math.round(fall * total.covered), scale.currency);
  if (fall < SMALLEST_FALL || lost < scale.monthNet * WORTH_NAMING) return [];
  if (ratioIsLower(casesOf(now), casesOf(before)) > CHANCE) return [];
  const split = splitFall(now, before);
  const reasons = MARGIN_REASONS.map((name) => ({ name, points: split[name] }))
    .filter(({ points }) => Math.abs(points) >= 0.0005)
    .sort((one, other) => other.points - one.points);
  const [largest] = reasons;
  if (!largest) return [];
  return [
    makeFinding(
      {
        subject: 'falling_margin',
        type: 'falling_margin',
        variant: largest.name,
        category: 'sales',
        period: spanOf(weeks.slice(weeks.length / 2)),
        figures: [
          percent('contributionMargin', margin),
          percent('contributionMarginBefore', marginBefore),
          money('lessLeft', lost),
          percent('largestPart', largest.points),
        ],
        table: {
          columns: [
            { name: 'marginReason', unit: 'word' },
            { name: 'partOfFall', unit: 'percent' },
          ],
          rows: reasons.map(({ name, points }) => [`margin_${name}`, Math.round(points * 1_000) / 10]),
        },
        // As much again in the next four weeks, if nothing is done.
        atStake: lost,
        confidence: 0.8,
      },
      scale,
    ),
  ];
}

const marginOf = (sums: ProfitSums) => contributionOf(sums) / sums.covered;

function casesOf({ days }: Earned) {
  return days
    .filter(({ sums }) => sums.orders > 0 || sums.covered !== 0)
    .map(({ sums }) => ({ part: contributionOf(sums), whole: sums.covered }));
}

function isEnough(earned: Earned): boolean {
  const { orders, covered } = totalOf(earned);
  return covered > 0 && orders >= FEWEST_CASES && casesOf(earned).length >= FEWEST_CASES;
}

/** Of goods most have a cost; of payments and parcels most, or none on either side. */
function isKnownAlike(now: ProfitSums, before: ProfitSums): boolean {
  const both = (part: (sums: ProfitSums) => number, whole: (sums: ProfitSums) => number) =>
    [now, before].every((sums) => part(sums) >= FEWEST_COVERED * whole(sums));
  const none = (part: (sums: ProfitSums) => number) => part(now) === 0 && part(before) === 0;
  const [paidWithFee, sent] = [
    (sums: ProfitSums) => sums.paidWithFee,
    (sums: ProfitSums) => sums.shipmentsCosted,
  ];
  return (
    both(({ covered }) => covered, netSalesOf) &&
    (none(paidWithFee) || both(paidWithFee, ({ paid }) => paid)) &&
    (none(sent) || both(sent, ({ shipments }) => shipments))
  );
}
