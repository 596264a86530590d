import type { Temporal } from 'temporal-polyfill';
import type { AnswerWords } from '#languages/answer-words.ts';
import type { FigureWords } from '#languages/figure-words.ts';
import type { AskedPeriod, Comparison } from '#shared/analytics/asking.ts';
import type { Language } from '#shared/core/languages.ts';
import type { AskedStretch } from './asked-stretches.ts';
import { type DaySpan, resolvePeriod } from './resolve-period.ts';

interface Wording {
  words: AnswerWords;
  figures: FigureWords;
  language: Language;
}

/** How a sentence names a stretch. */
export function stretchWords(asked: AskedPeriod, { span, cut }: AskedStretch, wording: Wording): string {
  const named = wording.words.period(asked, datesOf(span, wording));
  return cut ? wording.words.samePart(named) : named;
}

/** How it names what that is compared with, the whole of it and the part that is. */
export function comparedWords(
  asked: AskedPeriod,
  compareWith: Comparison,
  { current, compared }: { current: AskedStretch; compared: AskedStretch },
  wording: Wording,
): { whole: string; part: string } {
  const { words, figures } = wording;
  const whole =
    compareWith.kind === 'before' || compareWith.kind === 'year_before'
      ? nameBefore()
      : words.period(compareWith, datesOf(compared.span, wording));
  return { whole, part: compared.cut ? words.samePart(whole) : whole };

  function nameBefore(): string {
    const dates = datesOf(compared.span, wording);
    if (compareWith.kind === 'year_before') {
      const unit = calendarKind(asked, current.span);
      return unit ? words.period(unit, dates) : words.period({ kind: 'year_before' }, dates);
    }
    const last = BEFORE[asked.kind];
    if (last) return words.period({ kind: last }, dates);
    const days = current.span.first.until(current.span.last).days + 1;
    return words.daysBefore(days, figures.count(days));
  }
}

const BEFORE: Partial<
  Record<AskedPeriod['kind'], 'yesterday' | 'last_week' | 'last_month' | 'last_quarter' | 'last_year'>
> = {
  today: 'yesterday',
  this_week: 'last_week',
  this_month: 'last_month',
  this_quarter: 'last_quarter',
  this_year: 'last_year',
};

/** The year before of a month is that month of that year. */
function calendarKind(asked: AskedPeriod, { first }: DaySpan): AskedPeriod | null {
  const year = first.year - 1;
  if (asked.kind === 'this_month' || asked.kind === 'last_month' || asked.kind === 'month')
    return { kind: 'month', month: first.month, year };
  if (asked.kind === 'this_quarter' || asked.kind === 'last_quarter' || asked.kind === 'quarter')
    return { kind: 'quarter', quarter: Math.ceil(first.month / 3), year };
  if (asked.kind === 'this_year' || asked.kind === 'last_year' || asked.kind === 'year')
    return { kind: 'year', year };
  return null;
}

function datesOf({ first, last, running }: DaySpan, { words, figures, language }: Wording) {
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const month = monthName.format(Date.UTC(first.year, first.month - 1, 1));
  return {
    from: figures.date(first.toString()),
    to: figures.date(last.toString()),
    month: words.monthOfYear(month, first.year),
    quarter: Math.ceil(first.month / 3),
    year: first.year,
    running,
  };
}

/** A period as one of several to choose from; what has not begun has no dates. */
export function periodChoice(asked: AskedPeriod, today: Temporal.PlainDate, wording: Wording): string {
  const span = resolvePeriod(asked, today) ?? { first: today, last: today, running: false };
  const text = wording.words.period(asked, { ...datesOf(span, wording), running: false });
  return text.charAt(0).toLocaleUpperCase(wording.language) + text.slice(1);
}
