import type { NotUnderstood, Stated } from '#server/analytics/asking/parse-question.ts';
import type { Comparison, Reading } from '#shared/analytics/asking.ts';

/** What was understood on one line, for tables of questions: `revenue · new · DE · last_month · vs year_before`. */
export function brief(stated: Stated | NotUnderstood | Reading): string {
  if ('reason' in stated) return `${stated.reason}${'words' in stated ? `: ${stated.words.join(' ')}` : ''}`;
  const { metric, by, order, top, customerKind, country, city, channel, orderState } = stated;
  const ranked =
    order && by ? `${order === 'most' ? 'top' : 'bottom'}${top ? ` ${top}` : ''}` : top && `top ${top}`;
  return [
    metric ?? '…',
    by && `by ${by}`,
    ranked,
    customerKind,
    country,
    city,
    channel,
    orderState,
    'productWords' in stated && stated.productWords.length > 0 && `“${stated.productWords.join(' ')}”`,
    stated.daysAhead && `+${stated.daysAhead}d`,
    stated.period && briefPeriod(stated.period),
    stated.compareWith && stated.compareWith.kind !== 'before' && `vs ${briefPeriod(stated.compareWith)}`,
    'goesOn' in stated && stated.goesOn && 'goes on',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function briefPeriod(period: Comparison): string {
  const { kind, ...rest } = period;
  return [kind, ...Object.values(rest)].join(' ');
}
