import { type SQL, sql } from 'drizzle-orm';
import { wholeSum } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import {
  columnOf,
  type customersOn,
  noProfit,
  PROFIT_SUMS,
  type ProfitSums,
} from '#server/stores/profit/profit-sums.ts';
import type { ProfitDimension } from '#shared/stores/profit-rules.ts';

/** Local days, both included. */
export interface Days {
  from: string;
  to: string;
}

const within = ({ from, to }: Days) => sql`day between ${from} and ${to}`;

/** As one text: rows of their own take the embedded database several times as long to hand over. */
export async function findProfitDays(
  db: Database,
  storeId: string,
  days: Days,
): Promise<{ day: string; sums: ProfitSums }[]> {
  const columns = sql.raw(PROFIT_SUMS.map(columnOf).join(', '));
  const { rows } = await db.execute<{ list: string | null }>(sql`
    select json_agg(json_build_array(to_char(day, 'YYYY-MM-DD'), ${columns}) order by day)::text as list
    from profit_days where store_id = ${storeId} and ${within(days)}`);
  const found = JSON.parse(rows[0]?.list ?? '[]') as [day: string, ...sums: number[]][];
  return found.map(([day, ...values]) => {
    const sums = noProfit();
    for (const [index, name] of PROFIT_SUMS.entries()) sums[name] = values[index]!;
    return { day, sums };
  });
}

/** What lists of parts show: adding up the others too would take as long again. */
const PART_SUMS = [
  'orders',
  'units',
  'grossSales',
  'discounts',
  'returns',
  'vat',
  'vatUnknown',
  'covered',
  'coveredByRule',
  'coveredAssumed',
  'costOfGoods',
  'writtenOff',
  'shippingCharged',
  'shippingVatUnknown',
  'shippingCost',
  'shippingByRule',
  'shipments',
  'shipmentsCosted',
  'sentUncosted',
  'fees',
  'feesByRule',
  'paid',
  'paidWithFee',
  'handling',
  'otherIncome',
  'otherCosts',
  'uncostedCharges',
] as const;
export type PartSums = Pick<ProfitSums, (typeof PART_SUMS)[number]>;

export interface SummedPart {
  id: string;
  /** Of a product. */
  variantId: string;
  sums: PartSums;
}

const sums = sql.join(
  PART_SUMS.map((name) => sql`${wholeSum(columnOf(name))} as ${sql.identifier(name)}`),
  sql`, `,
);

export async function sumProducts(db: Database, storeId: string, days: Days): Promise<SummedPart[]> {
  const { rows } = await db.execute(sql`
    select product_id as id, variant_id as variant, ${sums} from profit_products
    where store_id = ${storeId} and ${within(days)} group by product_id, variant_id`);
  return rows.map(partOf);
}

export async function sumGroups(
  db: Database,
  storeId: string,
  { days, dimension }: { days: Days; dimension: ProfitDimension | ReturnType<typeof customersOn> },
): Promise<SummedPart[]> {
  const { rows } = await db.execute(sql`
    select value as id, '' as variant, ${sums} from profit_groups
    where store_id = ${storeId} and dimension = ${dimension} and ${within(days)} group by value`);
  return rows.map(partOf);
}

const partOf = (row: Record<string, unknown>): SummedPart => ({
  id: row.id as string,
  variantId: row.variant as string,
  sums: Object.fromEntries(PART_SUMS.map((name) => [name, Number(row[name])])) as PartSums,
});

export interface OrderEntry {
  id: string;
  name: string;
  day: string;
  country: string | null;
  contribution: number;
  complete: boolean;
  sums: Partial<ProfitSums>;
}

interface OrdersAsked {
  days: Days;
  lossesOnly: boolean;
  search: string;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** Orders by what they earned. */
export async function findOrderProfits(
  db: Database,
  storeId: string,
  { direction, limit, offset, ...asked }: OrdersAsked,
): Promise<OrderEntry[]> {
  const order = sql.raw(direction);
  const inOrder = sql`order by contribution ${order}, day ${order}, order_id ${order}`;
  // Orders themselves are looked up for one page and not for all that come before it.
  const { rows } = await db.execute(sql`
    select order_id as id, name, to_char(day, 'YYYY-MM-DD') as day, country_code as country, contribution, complete, sums
    from (
      select order_id, day, contribution, complete, sums from order_profits
      where ${askedFor(storeId, asked)} ${inOrder} limit ${limit} offset ${offset}) as listed
      join orders on orders.store_id = ${storeId} and orders.id = order_id
    ${inOrder}`);
  return rows.map((row) => ({
    id: row.id as string,
    name: row.name as string,
    day: row.day as string,
    country: row.country as string | null,
    contribution: Number(row.contribution),
    complete: row.complete as boolean,
    sums: row.sums as Partial<ProfitSums>,
  }));
}

export async function countOrderProfits(
  db: Database,
  storeId: string,
  asked: Pick<OrdersAsked, 'days' | 'lossesOnly' | 'search'>,
): Promise<{ orders: number; contribution: number }> {
  const { rows } = await db.execute<Record<'orders' | 'contribution', string>>(sql`
    select count(*) as orders, ${wholeSum('contribution')} as contribution from order_profits
    where ${askedFor(storeId, asked)}`);
  return { orders: Number(rows[0]!.orders), contribution: Number(rows[0]!.contribution) };
}

/** Of an order whose goods have no known cost, it is not known whether it lost money. */
const LOST = sql`and contribution < 0 and coalesce((sums ->> 'covered')::bigint, 0) = net_sales`;

function askedFor(
  storeId: string,
  { days, lossesOnly, search }: Pick<OrdersAsked, 'days' | 'lossesOnly' | 'search'>,
): SQL {
  const begins = sql`and number >= ${search} and number < ${search + LAST_LETTER}`;
  return sql`store_id = ${storeId} and ${within(days)} ${lossesOnly ? LOST : sql``} ${search ? begins : sql``}`;
}

/** Stands after every other: a word with it, after all that begin with the word. */
const LAST_LETTER = '\u{10FFFF}';

export interface VatSum {
  countryCode: string;
  rate: number;
  channelLiable: boolean;
  base: number;
  tax: number;
}

export async function sumVat(db: Database, storeId: string, days: Days): Promise<VatSum[]> {
  const { rows } = await db.execute(sql`
    select country_code, rate, channel_liable, ${wholeSum('base')} as base, ${wholeSum('tax')} as tax from vat_days
    where store_id = ${storeId} and ${within(days)}
    group by country_code, rate, channel_liable order by country_code, rate desc, channel_liable`);
  return rows.map((row) => ({
    countryCode: row.country_code as string,
    rate: Number(row.rate),
    channelLiable: row.channel_liable as boolean,
    base: Number(row.base),
    tax: Number(row.tax),
  }));
}

/** Money spent on ads on these days, in the currency of the ads account; null where none is connected. */
export async function findAdSpend(
  db: Database,
  storeId: string,
  days: Days,
): Promise<{ currency: string | null; byDay: Map<string, number> } | null> {
  const { rows: accounts } = await db.execute<{ currency: string | null }>(sql`
    select currency from ads_accounts where store_id = ${storeId} and customer_id is not null`);
  if (!accounts[0]) return null;
  const { rows } = await db.execute<{ day: string; micros: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(cost_micros) as micros from ads_figures
    where store_id = ${storeId} and breakdown = 'campaign' and ${within(days)} group by ads_figures.day`);
  return {
    currency: accounts[0].currency,
    byDay: new Map(rows.map(({ day, micros }) => [day, Number(micros)])),
  };
}

/** What a list shows of products besides figures. */
export async function findProductFaces(db: Database, storeId: string) {
  const { rows } = await db.execute<Record<'id' | 'title' | 'category' | 'image', string | null>>(sql`
    select id, title, category, image_url as image from products where store_id = ${storeId}`);
  return new Map(
    rows.map(({ id, title, category, image }) => [id!, { title: title!, category, imageUrl: image }]),
  );
}

/** By product and variant; null where the product has no other. */
export async function findVariantTitles(db: Database, storeId: string): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<Record<'product_id' | 'id' | 'title', string> & { others: number }>(sql`
    select product_id, id, title, count(*) over (partition by product_id)::int - 1 as others
    from product_variants where store_id = ${storeId}`);
  return new Map(
    rows.map(({ product_id, id, title, others }) => [`${product_id} ${id}`, others > 0 ? title : null]),
  );
}

/** Variants sold on these days of which no cost is known. */
export async function countUncosted(db: Database, storeId: string, days: Days): Promise<number> {
  const { rows } = await db.execute<{ variants: number }>(sql`
    select count(*)::int as variants from (
      select from profit_products where store_id = ${storeId} and ${within(days)}
      group by product_id, variant_id
      having sum(gross_sales + discounts + returns - vat - covered) <> 0) as uncosted`);
  return rows[0]!.variants;
}

/** Gateways of these days whose fees nobody says, the largest first. */
export async function findGatewaysWithoutFee(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  days: Days,
): Promise<string[]> {
  const from = localDay(days.from, timeZone).from.toISOString();
  const to = localDay(days.to, timeZone).to.toISOString();
  const { rows } = await db.execute<{ gateway: string }>(sql`
    select gateway from order_payments
    where store_id = ${id} and processed_at >= ${from} and processed_at < ${to}
      and kind = 'payment' and fee is null and not fee_expected and gateway <> 'gift_card'
    group by gateway order by sum(amount) desc, gateway limit 10`);
  return rows.map(({ gateway }) => gateway);
}
