import type { Period } from '#shared/analytics/analytics.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { Translate } from '#web/core/app/i18n.ts';

export type NamedPeriod = Pick<Period, 'range' | 'firstDay' | 'lastDay'>;

/** How the period and the one it is compared with are spoken of, by the range that was asked for. */
export function comparisonWords(t: Translate, period: NamedPeriod) {
  return period.range === 'mtd' ? monthWords(t) : stretchWords(t, period);
}

function monthWords(t: Translate) {
  return {
    growthOf: (growth: string) => t('{growth} from last month', { growth }),
    current: t('This month'),
    previous: t('Same part of last month'),
    growth: t('Growth from last month'),
    isNew: t('New, nothing last month'),
    fewBefore: t(
      'Fewer than 5 orders last month: a percentage would mislead, so this is the plain difference.',
    ),
    nothingAtAll: t('Nothing in this month and nothing in the same part of last month.'),
    nothingBefore: t('There was nothing in the same part of last month, so a percentage cannot be computed.'),
    noOrdersBefore: t('There were no orders in the same part of last month.'),
    notCovered: t('Last month has not been read, or not completely.'),
  };
}

function stretchWords(t: Translate, period: NamedPeriod) {
  return {
    growthOf: (growth: string) => stretchGrowth(t, period, growth),
    current: t('This period'),
    previous: t('Period before'),
    growth: t('Growth from the period before'),
    isNew: t('New, nothing before'),
    fewBefore: t(
      'Fewer than 5 orders in the period before: a percentage would mislead, so this is the plain difference.',
    ),
    nothingAtAll: t('Nothing in this period and nothing in the one before.'),
    nothingBefore: t('There was nothing in the period before, so a percentage cannot be computed.'),
    noOrdersBefore: t('There were no orders in the period before.'),
    notCovered: t('The period before has not been read, or not completely.'),
  };
}

function stretchGrowth(t: Translate, { range, firstDay, lastDay }: NamedPeriod, growth: string): string {
  if (range === '12m') return t('{growth} from the year before', { growth });
  const days = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS) + 1;
  return t.plural(
    days,
    { one: '{growth} from the day before', other: '{growth} from the {n} days before' },
    { growth },
  );
}
