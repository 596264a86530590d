import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import type { InsightType, NamedFigure } from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';

/*
 * The numbers that stand in a sentence, read as its reader reads them, against the facts that it is made of: a sentence
 * may say no number that no fact holds. Nothing of the product's own check of an AI's words is used here.
 */

type Fact = Pick<NamedFigure, 'value' | 'unit'> & Partial<Pick<NamedFigure, 'name' | 'text'>>;

/** What a sentence may say: facts, names that may hold digits, days, and stretches and thresholds that are always so. */
export interface Sayable {
  facts: Fact[];
  names: string[];
  /** Days of the facts and of the period, YYYY-MM-DD. */
  days: (string | null)[];
  constants: number[];
}

/** Stretches and thresholds that a type's sentences name. */
const CONSTANTS: Record<InsightType, number[]> = {
  // Weeks.
  trend: [4],
  unusual_day: [],
  best_product: [30],
  rising_product: [4],
  fading_product: [4],
  running_out: [30],
  bought_together: [],
  // Weeks.
  win_back: [13],
  // Months since the first order, and days to come back in.
  second_order: [3, 6, 90],
  open_carts: [30],
  // Weeks.
  posting_window: [13],
  // Days, and how often the band holds.
  outlook: [30, 8, 10],
  idle_stock: [],
  refund_rate: [],
  discount_moved: [],
  first_product: [90],
  // Weeks.
  failures_rising: [8],
  // Orders, and weeks.
  best_overdue: [4],
  // Weeks.
  below_cost: [4],
  falling_margin: [4],
  data_note: [],
};

/** What the sentences of a finding may say. */
export function sayableOf({ type, figures, names, period }: Finding): Sayable {
  const dates = figures.filter(({ unit }) => unit === 'date').map(({ value }) => String(value));
  return {
    facts: figures,
    names: Object.values(names),
    days: [period.from, period.to, ...dates],
    constants: CONSTANTS[type],
  };
}

const FORMATS = {
  en: { thousands: ',', decimal: '.', locale: 'en-GB' },
  tr: { thousands: '.', decimal: ',', locale: 'tr-TR' },
};

/** From three on: one and two are in too many words. */
const WORDS: Record<Language, Record<string, number>> = {
  en: {
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    thirteen: 13,
    twenty: 20,
    thirty: 30,
    ninety: 90,
    hundred: 100,
  },
  tr: {
    üç: 3,
    dört: 4,
    beş: 5,
    altı: 6,
    yedi: 7,
    sekiz: 8,
    dokuz: 9,
    on: 10,
    yirmi: 20,
    otuz: 30,
    doksan: 90,
    yüz: 100,
  },
};

/** The numbers of a text that no fact and no constant explains, and how many stand in it. */
export function readFigures(
  text: string,
  { facts, names, days, constants }: Sayable,
  language: Language,
): { figures: number; unexplained: string[] } {
  const { thousands, decimal, locale } = FORMATS[language];
  const unexplained: string[] = [];
  let figures = 0;
  const read = (written: string, isExplained: boolean) => {
    figures += 1;
    if (!isExplained) unexplained.push(written);
    return ' ';
  };
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)),
  );
  const isHour = ({ name, text: spoken, value }: Fact, written: string) =>
    spoken === written ||
    (name?.startsWith('hour') && `${String(Number(value) % 24).padStart(2, '0')}:00` === written);
  const bare = names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
    // «12 – 18 September 2026» names its first day by the month of its last.
    .replace(
      new RegExp(`(\\d{1,2})\\s?–\\s?(?=\\d{1,2} (${months.join('|')}) (\\d{4}))`, 'g'),
      (_, day: string, month: string, year: string) => `${day} ${month} ${year} – `,
    )
    .replace(
      new RegExp(`(\\d{1,2}) (${months.join('|')})(?: (\\d{4}))?`, 'g'),
      (written, day: string, month: string, year: string | undefined) => {
        const monthAndDay = [months.indexOf(month) + 1, Number(day)]
          .map((part) => String(part).padStart(2, '0'))
          .join('-');
        return read(
          written,
          days.some((known) => (year ? known === `${year}-${monthAndDay}` : known?.slice(5) === monthAndDay)),
        );
      },
    )
    .replace(/\d{2}:\d{2}/g, (written) =>
      read(
        written,
        facts.some((fact) => isHour(fact, written)),
      ),
    );
  const number = /([%\p{Sc}]\s?)?(\d(?:[\d.,]*\d)?)(\s?[%\p{Sc}])?/gu;
  for (const [written, before = '', digits, after = ''] of bare.matchAll(number)) {
    const plain = digits!.replaceAll(thousands, '').replace(decimal, '.');
    const [, fraction = ''] = plain.split('.');
    const sign = `${before}${after}`.trim();
    const kind = sign === '' ? 'plain' : sign === '%' ? 'percent' : 'money';
    const isFact = facts.some(
      ({ value, unit }) =>
        kindOf(unit) === kind &&
        Math.abs(Math.abs(Number(value)) - Number(plain)) <= 0.5 * 10 ** -fraction.length + 1e-6,
    );
    read(written.trim(), isFact || (kind === 'plain' && constants.includes(Number(plain))));
  }
  for (const word of bare.toLocaleLowerCase(locale).match(/\p{L}+/gu) ?? []) {
    const value = WORDS[language][word];
    if (value !== undefined) read(word, constants.includes(value));
  }
  return { figures, unexplained };
}

const kindOf = (unit: Fact['unit']) => (unit === 'money' || unit === 'percent' ? unit : 'plain');
