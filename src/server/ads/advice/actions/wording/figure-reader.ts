import type { AdsFinding } from '#server/ads/advice/actions/finding.ts';
import { countryName } from '#server/ads/advice/place-name.ts';
import type { FigureWords } from '#server/core/language/figure-words.ts';
import { BENCHMARK_KEYS } from '#shared/ads/ads.ts';
import { BENCHMARK_SOURCES } from '#shared/ads/ads-benchmarks.ts';
import type { ReaderLanguage } from '#shared/analytics/insights.ts';
import type { Language } from './language.ts';

/** A finding's figures by name, written for the reader. */
export interface FigureReader {
  /** Before and after the colon of the variant. */
  kind: string;
  detail: string;
  name(key: string): string;
  /** A figure named after who says it is found without that: `budget` finds `budget_own_entry`. */
  has(figure: string): boolean;
  /** Written with its unit. */
  say(figure: string): string;
  /** Who says the figure: `your entry`. */
  source(figure: string): string;
  weekday(figure: string): string;
  month(figure: string): string;
  hour(figure: string): string;
  countries(): string;
}

const LOCALES: Record<ReaderLanguage, string> = { en: 'en-GB', tr: 'tr-TR' };

export function readFigures(
  finding: AdsFinding,
  words: FigureWords,
  { language, sources }: Language,
): FigureReader {
  const figure = (name: string) =>
    finding.figures.find((each) => each.name === name || each.name.startsWith(`${name}_`));
  const [kind = '', detail = ''] = finding.variant.split(':');
  const number = (name: string) => Number(figure(name)?.value ?? 0);
  return {
    kind,
    detail,
    name: (key) => finding.names[key] ?? '',
    has: (name) => figure(name) !== undefined,
    say(name) {
      const found = figure(name);
      return found ? words.inWords(found.value, found.unit) : '—';
    },
    source: (name) => sourceOf(figure(name)?.name.slice(name.length + 1) ?? '', sources),
    weekday: (name) => words.weekday(number(name)),
    month: (name) => monthName(number(name), language),
    hour: (name) => words.hour(number(name)),
    countries() {
      const names = (finding.names.countries ?? '').split(',').map((code) => countryName(code, language));
      return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names);
    },
  };
}

const benchmarkOf = (source: string) =>
  BENCHMARK_KEYS.includes(source as (typeof BENCHMARK_KEYS)[number])
    ? BENCHMARK_SOURCES[source as (typeof BENCHMARK_KEYS)[number]]
    : null;

function sourceOf(source: string, sources: Language['sources']): string {
  return benchmarkOf(source)?.name ?? sources[source] ?? source;
}

/** With the year, where there is room for it. */
export function sourceInFull(source: string, sources: Language['sources']): string {
  const benchmark = benchmarkOf(source);
  return benchmark ? `${benchmark.name}, ${benchmark.year}` : (sources[source] ?? source);
}

const monthsOf = (language: ReaderLanguage) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
};
const MONTHS: Record<ReaderLanguage, string[]> = { en: monthsOf('en'), tr: monthsOf('tr') };

/** 1 is January. */
export const monthName = (month: number, language: ReaderLanguage): string =>
  MONTHS[language][month - 1] ?? '';
