import { DAY_MS } from '#simulators/core/time.ts';
import { formatMoney } from '#simulators/shopify/shop/money.ts';

/*
 * What a table of ShopifyQL is asked and answers. Without LIMIT a thousand rows come, however many there are
 * (https://shopify.dev/docs/api/shopifyql/latest).
 */
export type Question = {
  names: string[];
  byDay: boolean;
  /** What rows are split by, beside the day. */
  dimensions: string[];
  /** The first and the last day, of the shop's zone. */
  since: string;
  until: string;
  order: { name: string; descending: boolean }[];
  limit: number;
};

type Column = { name: string; dataType: string; displayName: string };

export type Answer = {
  parseErrors: string[];
  tableData: { columns: Column[]; rows: Record<string, string | null>[] } | null;
};

/** Null: cannot be said, as a share of nothing. */
export type Metric<F> = { type: 'INTEGER' | 'MONEY' | 'PERCENT'; of: (facts: F) => number | null };
export type Metrics<F> = Record<string, Metric<F>>;

/** What is known of one row: a day, or all of them, and the values of the dimensions. */
export type Group<F> = { day: string | null; values: (string | null)[]; facts: F };

export const MOST_ROWS_UNASKED = 1000;

export const refuse = (reason: string): Answer => ({ parseErrors: [reason], tableData: null });

export function answerRows<F>(
  { names, byDay, dimensions, order, limit }: Question,
  metrics: Metrics<F>,
  groups: Iterable<Group<F>>,
  currency: string,
): Answer {
  const keys = [...(byDay ? ['day'] : []), ...dimensions];
  const unknown =
    names.find((name) => !Object.hasOwn(metrics, name)) ??
    order.find(({ name }) => !keys.includes(name) && !names.includes(name))?.name;
  if (unknown) return refuse(`Column ${unknown} not found.`);
  const read = ({ day, values, facts }: Group<F>) => ({
    keys: byDay ? [day, ...values] : values,
    amounts: names.map((name) => metrics[name]?.of(facts) ?? null),
  });
  const rows = [...groups].map(read).sort(bySequence(order, keys, names));
  const column = (name: string, dataType: string) => ({
    name,
    dataType,
    displayName: name === 'day' ? 'Day' : name.replaceAll('_', ' '),
  });
  const typeOf = (name: string) => metrics[name]?.type ?? 'INTEGER';
  const written = (name: string, amount: number | null) =>
    amount === null ? null : typeOf(name) === 'MONEY' ? formatMoney(amount, currency) : String(amount);
  return {
    parseErrors: [],
    tableData: {
      columns: [
        ...keys.map((key) => column(key, key === 'day' ? 'DAY_TIMESTAMP' : 'STRING')),
        ...names.map((name) => column(name, typeOf(name))),
      ],
      rows: rows
        .slice(0, limit)
        .map((row) =>
          Object.fromEntries([
            ...keys.map((key, index) => [key, row.keys[index] ?? null]),
            ...names.map((name, index) => [name, written(name, row.amounts[index] ?? null)]),
          ]),
        ),
    },
  };
}

type Row = { keys: (string | null)[]; amounts: (number | null)[] };

/** By what was asked, and between equals by day and dimensions. */
function bySequence(order: Question['order'], keys: string[], names: string[]): (a: Row, b: Row) => number {
  const byKeys = keys.map((name) => ({ name, descending: false }));
  const steps = [...order, ...byKeys].map(({ name, descending }) => {
    const sign = descending ? -1 : 1;
    const [key, amount] = [keys.indexOf(name), names.indexOf(name)];
    const readFrom = (row: Row) => (key < 0 ? (row.amounts[amount] ?? 0) : (row.keys[key] ?? ''));
    return (a: Row, b: Row) => {
      const [one, other] = [readFrom(a), readFrom(b)];
      return one === other ? 0 : one < other ? -sign : sign;
    };
  });
  return (a, b) => {
    for (const compare of steps) {
      const compared = compare(a, b);
      if (compared !== 0) return compared;
    }
    return 0;
  };
}

export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
