import type { FigureUnit } from '#shared/analytics/insights.ts';
import { type Language, LOCALES } from '#shared/core/languages.ts';
import { DAY_MS } from '#shared/core/time.ts';

/** From here on, pennies are noise. */
const WHOLE_MONEY_FROM = 1000;
/** Any Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);

const made = new Map<string, FigureWords>();

/** Figures written as a reader of this language expects them. Formats take longer to make than all sentences of a page. */
export function figureWords(language: Language, currency: string): FigureWords {
  const key = `${language} ${currency}`;
  const words = made.get(key) ?? createFigureWords(language, currency);
  made.set(key, words);
  return words;
}

function createFigureWords(language: Language, currency: string) {
  const locale = LOCALES[language];
  const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  // Written as the screens write it.
  const sign = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const cents = format({ ...sign, trailingZeroDisplay: 'stripIfInteger' });
  const wholeMoney = format({ ...sign, maximumFractionDigits: 0 });
  const counts = format({ maximumFractionDigits: 0 });
  const tenths = format({ maximumFractionDigits: 1 });
  const percents = format({ style: 'percent', maximumFractionDigits: 1 });
  const rates = format({ style: 'percent', maximumFractionDigits: 2 });
  const hundredths = format({ maximumFractionDigits: 2 });
  const wholePercents = format({ style: 'percent', maximumFractionDigits: 0 });
  const dates = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const daysOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

  const money = (value: number) => (Math.abs(value) < WHOLE_MONEY_FROM ? cents : wholeMoney).format(value);
  /** 12.5 is 12.5 %. */
  const percent = (value: number) => (Math.abs(value) < 10 ? percents : wholePercents).format(value / 100);
  const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
  const date = (day: string) => dates.format(atMidnight(day));

  function inWords(value: number | string | null, unit: FigureUnit): string {
    if (value === null) return '—';
    if (typeof value === 'string') return unit === 'date' ? date(value) : value;
    switch (unit) {
      case 'money':
        return money(value);
      case 'percent':
        return percent(value);
      case 'days':
      case 'times':
        return tenths.format(value);
      default:
        return counts.format(value);
    }
  }

  return {
    money,
    percent,
    date,
    /** Where the year goes without saying. */
    dayOfYear: (day: string) => daysOfYear.format(atMidnight(day)),
    /** «24 November – 23 December 2025», «5–11 October 2026». */
    dates: (from: string, to: string) => dates.formatRange(atMidnight(from), atMidnight(to)),
    count: (value: number) => counts.format(value),
    decimal: (value: number) => tenths.format(value),
    /** 0 to 1, where a hundredth of a percent matters, and how far two of them are apart. */
    rate: (value: number) => rates.format(value),
    points: (value: number) => hundredths.format(value * 100),
    /** 0 is Sunday. */
    weekday: (index: number) => weekdays.format(new Date(SUNDAY + index * DAY_MS)),
    hour: (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`,
    inWords,
  };
}
export type FigureWords = ReturnType<typeof createFigureWords>;
