import { folded } from './column-names.ts';

const LANGUAGES = ['en', 'tr', 'es', 'pt', 'de', 'fr'];

/** Months by their first letters: short and long names of six languages. */
const MONTHS = new Map<string, number>(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        folded(format.format(Date.UTC(2026, index, 1))),
        index + 1,
      ]);
    }),
  ),
);

const ISO = /(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/;
const DOTS = /(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/;
const SLASHES = /(?<one>\d{1,2})\/(?<two>\d{1,2})\/(?<year>\d{4})/;
const DAY_FIRST = /(?<day>\d{1,2})\.?\s+(?:de\s+)?(?<name>\p{L}+)\.?,?\s+(?:de\s+)?(?<year>\d{4})/u;
const MONTH_FIRST = /(?<name>\p{L}+)\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})/u;
const ANY = new RegExp(
  [ISO, DOTS, SLASHES, DAY_FIRST, MONTH_FIRST]
    .map(({ source }) => source.replace(/\?<\w+>/g, '?:'))
    .join('|'),
  'gu',
);

type SlashOrder = 'day' | 'month';

/** Which comes first in 1/2/2026, by those that leave no choice; null where all do, or where they contradict. */
export function slashOrderOf(cells: Iterable<string>): SlashOrder | null {
  const orders = new Set<SlashOrder>();
  for (const cell of cells) {
    const { one, two } = SLASHES.exec(cell)?.groups ?? {};
    if (Number(one) > 12) orders.add('day');
    if (Number(two) > 12) orders.add('month');
  }
  return orders.size === 1 ? [...orders][0]! : null;
}

/** As `2026-11-20`; null for what is no day, or may be two. */
export function readDay(text: string, slashOrder: SlashOrder | null): string | null {
  const numbered = (ISO.exec(text) ?? DOTS.exec(text))?.groups;
  if (numbered) return dayOf(numbered.year, numbered.month, numbered.day);
  const slashed = SLASHES.exec(text)?.groups;
  if (slashed) {
    const { one, two, year } = slashed;
    if (!slashOrder) return null;
    return slashOrder === 'day' ? dayOf(year, two, one) : dayOf(year, one, two);
  }
  for (const format of [DAY_FIRST, MONTH_FIRST]) {
    const named = format.exec(text)?.groups;
    const month = named && MONTHS.get(folded(named.name!));
    if (named && month) return dayOf(named.year, month, named.day);
  }
  return null;
}

/** The days that a line like `October 22, 2026 - November 20, 2026` names; null where it names none that are sure. */
export function readRange(line: string): { from: string; to: string } | null {
  const found = line.match(ANY) ?? [];
  const order = slashOrderOf(found);
  const days = found.map((each) => readDay(each, order));
  if (days.length !== 2 || !days[0] || !days[1] || days[0] > days[1]) return null;
  return { from: days[0], to: days[1] };
}

function dayOf(year: unknown, month: unknown, day: unknown): string | null {
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  return isReal ? at.toISOString().slice(0, 10) : null;
}
