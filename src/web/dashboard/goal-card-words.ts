import type { GoalKind, GoalReason } from '#shared/analytics/goals.ts';
import { text } from '#shared/core/sentence.ts';
import type { Translate } from '#web/core/app/i18n.ts';

export const goalKinds: Record<GoalKind, string> = {
  /** Before shipping and tax. */
  sales: text('Net sales'),
  profit: text('Contribution'),
};

/** Why nothing is said of the end of the month. */
const REASONS: Partial<Record<GoalReason, string>> = {
  no_costs: text('No costs are known yet.'),
  few_costs: text('Costs are known for too little of the sales to look ahead.'),
  too_little_data: text('There are too few days yet to look ahead.'),
  few_errors: text('There are too few days yet to say how likely it is.'),
  reached: text('The goal is reached.'),
  not_covered: text('A part of the month was not read.'),
  no_data_yet: text('Nothing has been read yet.'),
};

export function reasonSentence(t: Translate, reason: GoalReason | null): string | null {
  const sentence = reason && REASONS[reason];
  return sentence ? t(sentence) : null;
}

/** In tenths: past errors of a forecast are no finer. */
export function chanceNote(t: Translate, chance: number | null): string | null {
  if (chance === null) return null;
  const tenths = Math.round(chance * 10);
  if (tenths <= 0) return t('Reached in fewer than 1 of 10 such months');
  if (tenths >= 10) return t('Reached in more than 9 of 10 such months');
  return t('Reached in about {count} of 10 such months', { count: tenths });
}

export function monthName(locale: string, month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
