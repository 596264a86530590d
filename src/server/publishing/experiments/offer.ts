import {
  EFFECTS,
  type ExperimentEffect,
  type ExperimentOffer,
  type ExperimentRule,
  HISTORY_WEEKS,
  MOST_WEEKS,
} from '#shared/publishing/experiments.ts';
import { WEEKS_OF_BLOCK } from './design.ts';
import { blocksNeeded, powerOf, spreadOf } from './power.ts';

export interface WeekSales {
  /** Its Monday. */
  day: string;
  /** In minor units. */
  netSales: number;
}

type Outlook = Pick<ExperimentOffer, 'obstacle' | 'fullWeeks' | 'emptyWeek' | 'usualDifference' | 'options'>;

/**
 * What an experiment could find out in a store, by its own sales of up to 52 full weeks.
 * @param weeks full and in their order, the last of them just over; null while the records are not whole.
 */
export function outlookOf(weeks: readonly WeekSales[] | null): Outlook {
  const nothing = { fullWeeks: weeks?.length ?? 0, emptyWeek: null, usualDifference: null, options: [] };
  if (weeks === null) return { ...nothing, obstacle: 'records' };
  if (weeks.length < HISTORY_WEEKS.least) return { ...nothing, obstacle: 'history' };
  const empty = weeks.slice(-HISTORY_WEEKS.least).findLast(({ netSales }) => netSales <= 0);
  if (empty) return { ...nothing, obstacle: 'empty_week', emptyWeek: empty.day };
  const spread = spreadIn(weeks);
  return {
    ...nothing,
    obstacle: null,
    usualDifference: Math.expm1(spread),
    options: EFFECTS.map((effect) => {
      const blocks = blocksNeeded(effect / 100, spread);
      const needed = blocks && blocks * WEEKS_OF_BLOCK;
      return { effect, weeks: needed, isOffered: needed !== null && needed <= MOST_WEEKS };
    }),
  };
}

/** With the power that is said beforehand. */
export function ruleOf(
  weeks: readonly WeekSales[],
  { effect, needed, seed }: { effect: ExperimentEffect; needed: number; seed: number },
): ExperimentRule {
  const spread = spreadIn(weeks);
  return { effect, spread, power: powerOf(effect / 100, spread, needed / WEEKS_OF_BLOCK), seed };
}

/** Of the weeks since the last that sold nothing. */
function spreadIn(weeks: readonly WeekSales[]): number {
  const empty = weeks.findLastIndex(({ netSales }) => netSales <= 0);
  return spreadOf(weeks.slice(empty + 1).map(({ netSales }) => netSales));
}
