import type { FigureWords } from '#languages/figure-words.ts';
import type { FigureReader, FindingLanguage } from '#languages/finding-words.ts';
import { countryName, listOf, monthName } from '#server/core/language/names.ts';
import type { Language } from '#shared/core/languages.ts';
import type { Facts } from './finding.ts';

interface Reading {
  words: FigureWords;
  language: Language;
  sources: FindingLanguage['sources'];
}

export function readFigures(facts: Facts, { words, language, sources }: Reading): FigureReader {
  const figure = (name: string) =>
    facts.figures.find((each) => each.name === name || each.name.startsWith(`${name}_`));
  const [kind = '', detail = '', context = ''] = facts.variant.split(':');
  const number = (name: string) => Number(figure(name)?.value ?? 0);
  const text = (name: string) => String(figure(name)?.value ?? '');
  const day = (name: string) => words.dayOfYear(text(name));
  function say(name: string) {
    const found = figure(name);
    return found ? words.inWords(found.value, found.unit) : '—';
  }
  return {
    kind,
    detail,
    context,
    name: (key) => facts.names[key] ?? '',
    has: (name) => figure(name) !== undefined,
    number,
    say,
    source: (name) => sourceOf(figure(name)?.name.slice(name.length + 1) ?? '', sources, 'inSentence'),
    weekday: (name) => words.weekday(number(name)),
    month: (name) => monthName(number(name), language),
    hour: (name) => words.hour(number(name)),
    countries: () =>
      listOf(
        (facts.names.countries ?? '').split(',').map((code) => countryName(code, language)),
        language,
      ),
    counted: (name, one, other) => `${say(name)} ${number(name) === 1 ? one : other}`,
    written: (name) => (figure(name)?.unit === 'date' ? day(name) : say(name)),
    day,
    days: (from, to) => words.dates(text(from), text(to)),
    period: () => words.dates(facts.period.from!, facts.period.to!),
  };
}

export function sourceOf(
  key: string,
  sources: FindingLanguage['sources'],
  as: 'inSentence' | 'inFull',
): string {
  const source = sources?.[key] ?? key;
  return typeof source === 'string' ? source : source[as];
}
