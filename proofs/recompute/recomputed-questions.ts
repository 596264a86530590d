import type pg from 'pg';
import { movementsOf, placedIn } from '#server/analytics/insights/testing/plain-sums.ts';
import type { PlainShop } from '#server/testing/plain-shop.ts';
import { dayBefore } from '#server/testing/plain-shop.ts';
import type { Language } from '#shared/core/languages.ts';
import type { createDifferences } from './differences.ts';
import type { ImportedShop } from './imported-shop.ts';
import { type Span, UNCODED } from './recomputed.ts';

/*
 * Questions in words, and what their answers have to be by the raw tables: a metric, of some days, of a part. Money in
 * pence. Now is 15 June 2025.
 */
const SPANS = {
  lastMonth: ['2025-05-01', '2025-06-01'],
  thisMonth: ['2025-06-01', '2025-06-15 13:00'],
  april: ['2025-04-01', '2025-05-01'],
  mayOfLastYear: ['2024-05-01', '2024-06-01'],
  firstQuarter: ['2025-01-01', '2025-04-01'],
  lastQuarterOf2024: ['2024-10-01', '2025-01-01'],
  sinceJanuary: ['2025-01-01', '2025-06-15 13:00'],
  sinceMarch: ['2025-03-01', '2025-06-15 13:00'],
  lastYear: ['2024-01-01', '2025-01-01'],
  yesterday: ['2025-06-14', '2025-06-15'],
  sevenDays: ['2025-06-08', '2025-06-15'],
  valentine: ['2025-02-14', '2025-02-15'],
  fortnight: ['2025-03-01', '2025-03-16'],
  always: ['2000-01-01', '2025-06-15 13:00'],
} satisfies Record<string, [string, string]>;

interface Part {
  country?: string;
  customers?: 'new' | 'returning' | 'guest';
}
type Metric =
  | 'total'
  | 'net'
  | 'placed'
  | 'shipping'
  | 'refunded'
  | 'orders'
  | 'perOrder'
  | 'units'
  | 'customers'
  | 'cancelled';

interface Figure {
  question: string;
  language?: Language;
  metric: Metric;
  days: keyof typeof SPANS;
  part?: Part;
}

export const FIGURES_ASKED: Figure[] = [
  { question: 'revenue last month', metric: 'total', days: 'lastMonth' },
  { question: 'Geçen ay cirom ne kadardı?', language: 'tr', metric: 'total', days: 'lastMonth' },
  { question: 'net sales in April', metric: 'net', days: 'april' },
  { question: 'Nisan ayında net satış', language: 'tr', metric: 'net', days: 'april' },
  { question: 'gross sales last month', metric: 'placed', days: 'lastMonth' },
  { question: 'shipping income last month', metric: 'shipping', days: 'lastMonth' },
  { question: 'revenue this month', metric: 'total', days: 'thisMonth' },
  { question: 'orders in May last year', metric: 'orders', days: 'mayOfLastYear' },
  { question: 'revenue in May 2024', metric: 'total', days: 'mayOfLastYear' },
  { question: 'Geçen yılın mayıs ayında ciro', language: 'tr', metric: 'total', days: 'mayOfLastYear' },
  { question: 'revenue in Q1 2025', metric: 'total', days: 'firstQuarter' },
  { question: '2025 1. çeyrek siparişleri', language: 'tr', metric: 'orders', days: 'firstQuarter' },
  { question: 'net sales in Q4 2024', metric: 'net', days: 'lastQuarterOf2024' },
  { question: 'revenue since January', metric: 'total', days: 'sinceJanuary' },
  { question: 'ocaktan beri ciro', language: 'tr', metric: 'total', days: 'sinceJanuary' },
  { question: 'orders since 1 March 2025', metric: 'orders', days: 'sinceMarch' },
  { question: 'revenue in 2024', metric: 'total', days: 'lastYear' },
  { question: 'geçen yıl ciro', language: 'tr', metric: 'total', days: 'lastYear' },
  { question: 'orders yesterday', metric: 'orders', days: 'yesterday' },
  { question: 'dün ciro', language: 'tr', metric: 'total', days: 'yesterday' },
  { question: 'revenue in the last 7 days', metric: 'total', days: 'sevenDays' },
  { question: 'son 7 günde sipariş', language: 'tr', metric: 'orders', days: 'sevenDays' },
  { question: 'revenue on 14 February', metric: 'total', days: 'valentine' },
  { question: '14 Şubat cirosu', language: 'tr', metric: 'total', days: 'valentine' },
  { question: 'revenue between 1 March and 15 March', metric: 'total', days: 'fortnight' },
  { question: '1-15 Mart cirosu', language: 'tr', metric: 'total', days: 'fortnight' },
  { question: 'units sold last month', metric: 'units', days: 'lastMonth' },
  { question: 'Geçen ay kaç adet sattım?', language: 'tr', metric: 'units', days: 'lastMonth' },
  { question: 'average order value last month', metric: 'perOrder', days: 'lastMonth' },
  { question: 'Geçen ay ortalama sepet tutarı', language: 'tr', metric: 'perOrder', days: 'lastMonth' },
  { question: 'customers last month', metric: 'customers', days: 'lastMonth' },
  { question: 'Kaç müşterim var?', language: 'tr', metric: 'customers', days: 'always' },
  { question: 'How much was refunded in Q1 2025?', metric: 'refunded', days: 'firstQuarter' },
  { question: 'Geçen ay iade tutarı', language: 'tr', metric: 'refunded', days: 'lastMonth' },
  { question: 'cancelled orders last month', metric: 'cancelled', days: 'lastMonth' },
  { question: 'Geçen ay iptal edilen siparişler', language: 'tr', metric: 'cancelled', days: 'lastMonth' },
  {
    question: 'orders in Germany since January',
    metric: 'orders',
    days: 'sinceJanuary',
    part: { country: 'Germany' },
  },
  {
    question: 'Almanya’dan geçen ay ne kadar ciro geldi',
    language: 'tr',
    metric: 'total',
    days: 'lastMonth',
    part: { country: 'Germany' },
  },
  {
    question: 'net sales in the United Kingdom last month',
    metric: 'net',
    days: 'lastMonth',
    part: { country: 'United Kingdom' },
  },
  {
    question: 'revenue from new customers in Q1 2025',
    metric: 'total',
    days: 'firstQuarter',
    part: { customers: 'new' },
  },
  {
    question: 'Geçen ay yeni müşterilerden ne kadar ciro geldi?',
    language: 'tr',
    metric: 'total',
    days: 'lastMonth',
    part: { customers: 'new' },
  },
  {
    question: 'revenue from returning customers in France in Q1 2025',
    metric: 'total',
    days: 'firstQuarter',
    part: { customers: 'returning', country: 'France' },
  },
  {
    question: 'revenue from new customers in Germany since January',
    metric: 'total',
    days: 'sinceJanuary',
    part: { customers: 'new', country: 'Germany' },
  },
];

interface Ranking {
  question: string;
  language?: Language;
  by: keyof typeof GROUPS;
  metric: 'net' | 'total' | 'units' | 'orders';
  days: keyof typeof SPANS;
  top?: number;
}

/** Of each list the numbers, most first; countries that are not counted out are five. */
export const RANKINGS_ASKED: Ranking[] = [
  {
    question: 'top 5 products by net sales since 1 March 2025',
    by: 'product',
    metric: 'net',
    days: 'sinceMarch',
    top: 5,
  },
  {
    question: 'top 10 products by units in Q1 2025',
    by: 'product',
    metric: 'units',
    days: 'firstQuarter',
    top: 10,
  },
  {
    question: 'Geçen ay en çok satan 5 ürün',
    language: 'tr',
    by: 'product',
    metric: 'net',
    days: 'lastMonth',
    top: 5,
  },
  { question: 'revenue by country last month', by: 'country', metric: 'total', days: 'lastMonth', top: 5 },
  {
    question: 'Geçen ay ülkelere göre sipariş',
    language: 'tr',
    by: 'country',
    metric: 'orders',
    days: 'lastMonth',
    top: 5,
  },
  {
    question: 'top 3 countries by orders in 2024',
    by: 'country',
    metric: 'orders',
    days: 'lastYear',
    top: 3,
  },
  { question: 'revenue by customer type last month', by: 'customers', metric: 'total', days: 'lastMonth' },
  { question: 'revenue by channel last month', by: 'channel', metric: 'total', days: 'lastMonth' },
  { question: 'revenue by month in 2024', by: 'month', metric: 'total', days: 'lastYear' },
  { question: 'orders by weekday in Q1 2025', by: 'weekday', metric: 'orders', days: 'firstQuarter' },
];

export const spanOfAsked = (days: keyof typeof SPANS): Span => ({ from: SPANS[days][0], to: SPANS[days][1] });

/** The figure of a question. */
export async function askedFigure(
  raw: pg.Client,
  { metric, days, part = {} }: Figure,
): Promise<number | null> {
  const { from, to } = spanOfAsked(days);
  const { rows } = await raw.query(`${OF_PART} select ${METRICS[metric]} as value from asked`, [
    from,
    to,
    part.country ?? null,
    part.customers ?? null,
  ]);
  return rows[0].value === null ? null : Number(rows[0].value);
}

interface Context {
  raw: pg.Client;
  records: PlainShop;
  shop: ImportedShop;
  differences: ReturnType<typeof createDifferences>;
}
interface Answer {
  answer: string;
  figures: { value: number; unit: string }[];
  table: { rows: string[][] } | null;
}

/** Every question once to the product and once to the raw tables. */
export async function compareQuestions({ raw, records, shop, differences }: Context, at: string) {
  for (const asked of FIGURES_ASKED) {
    const { answer, figures } = await shop.askInWords<Answer>(at, asked.question, asked.language);
    const [first] = figures;
    const said = first ? (first.unit === 'money' ? Math.round(first.value * 100) : first.value) : null;
    differences.compare(`${asked.question} (${answer})`, [said], [await askedFigure(raw, asked)]);
  }
  for (const asked of RANKINGS_ASKED) {
    const { answer, table } = await shop.askInWords<Answer>(at, asked.question, asked.language);
    const right = asked.by === 'product' ? rankedProducts(records, asked) : await askedRanking(raw, asked);
    const said = table?.rows.map(([, written]) => numberIn(written!, asked.language)) ?? [];
    differences.compare(
      `${asked.question} (${answer})`,
      said.toSorted((one, other) => other - one),
      right.map((value) => (COUNTED.includes(asked.metric) ? value : asWritten(value))),
    );
  }
}

const COUNTED: Metric[] = ['units', 'orders'];

/** Larger amounts are written without their pennies. */
const asWritten = (pence: number) => (Math.abs(pence) < 100_000 ? pence / 100 : Math.round(pence / 100));

function numberIn(written: string, language: Language = 'en'): number {
  const digits = written.replace(/[^\d.,-]/g, '');
  return Number(
    language === 'tr' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''),
  );
}

/** Of products, from the plain rows: what came back is taken off on its own day. */
function rankedProducts(records: PlainShop, { metric, days, top }: Ranking): number[] {
  const { from, to } = spanOfAsked(days);
  const span = { from, to: to.includes(' ') ? to.slice(0, 10) : dayBefore(to, 1) };
  const sums = new Map<string, number>();
  const add = (product: string | null, value: number) =>
    product === null || sums.set(product, (sums.get(product) ?? 0) + value);
  if (metric === 'units')
    for (const { lines } of placedIn(records, span))
      for (const line of lines) add(line.product, line.quantity);
  else
    for (const { day, product, worth } of movementsOf(records))
      if (day >= span.from && day <= span.to) add(product, worth);
  return [...sums.values()].toSorted((one, other) => other - one).slice(0, top);
}

/** The numbers of a list, most first. */
export async function askedRanking(raw: pg.Client, { by, metric, days, top }: Ranking): Promise<number[]> {
  const { from, to } = spanOfAsked(days);
  const most = top === undefined ? '' : `limit ${top}`;
  const { rows } = await raw.query(
    `${OF_PART} select ${METRICS[metric]} as value from asked group by ${GROUPS[by]} order by 1 desc ${most}`,
    [from, to, null, null],
  );
  return rows.map((row) => Number(row.value));
}

const GROUPS = {
  product: 'sku',
  country: `case when country in (${UNCODED}) then '' else country end`,
  customers: 'kind',
  // The source has one.
  channel: '()',
  month: `date_trunc('month', at)`,
  weekday: 'extract(dow from at)',
};

/** Each order when it was placed and each refund when it was given, of the part that is asked about. */
const OF_PART = `
  with first as (select customer, min(at) as first_at from orders where customer is not null group by 1),
  kinds as (select invoice, case when customer is null then 'guest' when first_at < $1 then 'returning' else 'new' end as kind
    from orders left join first using (customer)),
  units as (select invoice, sum(quantity) as units from lines
    where record = 'order' and line_type not in ('shipping', 'gift_card') and at >= $1 and at < $2 group by 1),
  moves as (
    select invoice, at, country, customer, net, shipping, 0 as refunded, net as placed, 1 as orders, units
    from orders left join units using (invoice)
    union all
    select order_invoice, at, country, null, shipping - pence, -shipping, pence, 0, 0, 0 from refunds),
  asked as (select * from moves join kinds using (invoice)
    where at >= $1 and at < $2 and ($3::text is null or country = $3) and ($4::text is null or kind = $4))`;

const METRICS: Record<Metric, string> = {
  total: 'coalesce(sum(net + shipping), 0)',
  net: 'coalesce(sum(net), 0)',
  placed: 'coalesce(sum(placed), 0)',
  shipping: 'coalesce(sum(shipping), 0)',
  refunded: 'coalesce(sum(refunded), 0)',
  orders: 'sum(orders)',
  perOrder: 'round(sum(placed) / nullif(sum(orders), 0))',
  units: 'sum(units)',
  customers: 'count(distinct customer)',
  // The source knows cancellations as refunds only.
  cancelled: '0',
};
