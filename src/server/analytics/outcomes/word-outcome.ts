import { type FigureWords, figureWords } from '#languages/figure-words.ts';
import type { OutcomeLanguage } from '#languages/outcome-words.ts';
import { WORDS } from '#languages/words.ts';
import type { Outcome } from '#shared/analytics/outcomes.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import type { MeasuredOutcome } from './measure-outcome.ts';
import { unitOf, type Watched } from './watched.ts';

/** What a watched thing is called in the store; a place in the reader's language. */
export interface MeasureNames {
  product?: string;
  place?: string;
}

interface Reader {
  watched: Watched;
  names: MeasureNames;
  language: Language;
  currency: string;
}

/** An outcome as its reader sees it: money in major units, and all of it in words. */
export function wordOutcome(
  measured: MeasuredOutcome,
  { watched, names, language, currency }: Reader,
): Outcome {
  const words = figureWords(language, currency);
  const unit = unitOf(watched);
  const inUnit = (value: number) => (unit === 'money' ? toMajor(value, currency) : value);
  const { verdict, beforeDays, afterDays, days, needed, readyOn, yearBefore } = measured;
  const measures = {
    measure: measureInWords(watched, names, WORDS[language].outcomes, words),
    before: measured.before === null ? null : inUnit(measured.before),
    after: measured.after === null ? null : inUnit(measured.after),
    yearBefore: yearBefore && { before: inUnit(yearBefore.before), after: inUnit(yearBefore.after) },
    change: measured.change && {
      percent: percentOf(measured.change.ratio),
      low: percentOf(measured.change.low),
      high: percentOf(measured.change.high),
    },
  };
  return {
    verdict,
    unit,
    ...measures,
    beforeDays,
    afterDays,
    days,
    needed,
    readyOn,
    text: sentences({ ...measured, ...measures, unit }, WORDS[language].outcomes, words),
  };
}

/** 1.25 is 25 (percent more). */
const percentOf = (ratio: number) => Math.round((ratio - 1) * 1000) / 10;

type MeasuredInWords = Pick<
  Outcome,
  'unit' | 'measure' | 'before' | 'after' | 'yearBefore' | 'change' | 'verdict' | 'readyOn' | 'needed'
> &
  Pick<MeasuredOutcome, 'reason'>;

function sentences(measures: MeasuredInWords, language: OutcomeLanguage, words: FigureWords): string {
  const { verdict, reason, readyOn, needed, measure, before, after, yearBefore, change } = measures;
  const days = words.count(needed);
  if (readyOn) return language.tooEarly({ day: words.date(readyOn), days });
  if (reason === 'not_read') return language.notRead;
  const write = (value: number) => words.inWords(value, measures.unit);
  const way = (percent: number) =>
    language.moreOrLess(words.percent(Math.abs(percent)), percent < 0 ? 'less' : 'more');
  const spoken = [];
  if (before !== null && after !== null)
    spoken.push(language.sums({ measure, before: write(before), after: write(after), days }));
  if (yearBefore)
    spoken.push(language.yearBefore({ before: write(yearBefore.before), after: write(yearBefore.after) }));
  if (!change) return [...spoken, language.few].join(' ');
  const ends = {
    againstYear: yearBefore !== null,
    change: way(change.percent),
    low: way(change.low),
    high: way(change.high),
  };
  return [...spoken, verdict === 'changed' ? language.changed(ends) : language.unclear(ends)].join(' ');
}

function measureInWords(
  watched: Watched,
  { product = '', place = '' }: MeasureNames,
  { measures }: OutcomeLanguage,
  words: FigureWords,
): string {
  switch (watched.kind) {
    case 'product':
    case 'product_refunds':
      return measures[watched.kind](product);
    case 'place':
      return measures.place(place);
    case 'comebacks':
      return measures.comebacks(words.count(watched.afterDays));
    case 'hours': {
      const { weekday, hours } = watched;
      const from = words.hour(hours?.[0] ?? 0);
      const to = words.hour((hours?.at(-1) ?? -1) + 1);
      if (weekday === null) return measures.hours(from, to);
      return hours === null
        ? measures.weekday(words.weekday(weekday))
        : measures.window(words.weekday(weekday), from, to);
    }
    default:
      return measures[watched.kind];
  }
}
