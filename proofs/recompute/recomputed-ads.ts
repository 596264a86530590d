import type pg from 'pg';
import { type Span, UNCODED } from './recomputed.ts';

/*
 * The figures of the Ads page and of the customer groups, worked out from the raw tables by the definitions alone
 * (metrics 3, 9 and 10, architecture "Advice on ads"). Money in pence.
 */
const MONTH_DAYS = 30;

/** The last 30 finished days and as many before them. */
export async function adsSpans(raw: pg.Client, now: string): Promise<{ current: Span; previous: Span }> {
  const { rows } = await raw.query(
    `select (date_trunc('day', $1::timestamp) - $2 * interval '1 day')::text as "from",
      date_trunc('day', $1::timestamp)::text as "to",
      (date_trunc('day', $1::timestamp) - 2 * $2 * interval '1 day')::text as before`,
    [now, MONTH_DAYS],
  );
  const { from, to, before } = rows[0];
  return { current: { from, to }, previous: { from: before, to: from } };
}

/** Orders, net sales, average order value and first orders of a span. */
export async function adsSalesOf(raw: pg.Client, { from, to }: Span) {
  const { rows } = await raw.query(
    `with placed as (select * from orders where at >= $1 and at < $2)
    select (select count(*) from placed) as orders,
      (select coalesce(sum(net), 0) from moved where at >= $1 and at < $2) as net,
      (select round(sum(net) / nullif(count(*), 0)) from placed) as aov,
      (select sum(quantity) from lines join placed using (invoice)
        where record = 'order' and line_type not in ('shipping', 'gift_card')) as units,
      (select count(distinct customer) from placed) as buyers,
      (select count(distinct customer) from placed where customer is not null and not exists (
        select from orders where orders.customer = placed.customer and at < $1)) as "newBuyers"`,
    [from, to],
  );
  return rows[0] as Record<'orders' | 'net' | 'aov' | 'units' | 'buyers' | 'newBuyers', number>;
}

/** Orders of every hour, from midnight on. */
export async function adsHoursOf(raw: pg.Client, { from, to }: Span): Promise<number[]> {
  const { rows } = await raw.query(
    `select count(invoice) as orders from generate_series(0, 23) as hour
      left join orders on extract(hour from at) = hour and at >= $1 and at < $2 group by hour order by hour`,
    [from, to],
  );
  return rows.map(({ orders }) => orders);
}

/** `orders net` of every weekday, Sunday first. */
export async function adsWeekdaysOf(raw: pg.Client, { from, to }: Span): Promise<string[]> {
  const { rows } = await raw.query(
    `select (select count(*) from orders where at >= $1 and at < $2 and extract(dow from at) = weekday) as orders,
      (select coalesce(sum(net), 0) from moved where at >= $1 and at < $2 and extract(dow from at) = weekday) as net
    from generate_series(0, 6) as weekday order by weekday`,
    [from, to],
  );
  return rows.map(({ orders, net }) => `${orders} ${net}`);
}

/**
 * `orders mean-net index` of every month of the year, over the newest 12 or 24 finished months from whose first day on
 * there were orders; the index is of the mean of the same twelve, where there are twelve.
 */
export async function adsMonthsOf(raw: pg.Client, now: string): Promise<string[]> {
  const { rows } = await raw.query(
    `with known as (
      select month, row_number() over (order by month desc) - 1 as back, count(*) over () as known
      from generate_series(date_trunc('month', $1::timestamp) - interval '24 months',
        date_trunc('month', $1::timestamp) - interval '1 month', interval '1 month') as month
      where month + interval '1 day' > (select min(at) from orders)),
    reported as (
      select month, back / 12 as year, known,
        (select count(*) from orders where at >= month and at < month + interval '1 month') as orders,
        (select coalesce(sum(net), 0) from moved where at >= month and at < month + interval '1 month') as net
      from known where known < 12 or back < 12 * (known / 12)),
    weighed as (
      select *, case when known >= 12 then greatest(net, 0) / nullif(avg(greatest(net, 0)) over (partition by year), 0)
        end as index from reported)
    select extract(month from month)::int as month, sum(orders) as orders, avg(net) as net, avg(index) as index
    from weighed group by 1 order by 1`,
    [now],
  );
  return rows.map(
    ({ month, orders, net, index }) =>
      `${month} ${orders} ${Math.round(net)} ${index === null ? '—' : Number(index).toFixed(6)}`,
  );
}

/** `orders net share` of the ten countries with most net sales, the share of orders with a known country in percent. */
export async function adsCountriesOf(raw: pg.Client, { from, to }: Span) {
  const { rows } = await raw.query(
    `with sold as (select country as place, count(*) as orders from orders
        where at >= $1 and at < $2 and country not in (${UNCODED}) group by 1),
      money as (select country as place, sum(net) as net from moved where at >= $1 and at < $2 group by 1)
    select orders, coalesce(net, 0) as net, round(orders * 1000.0 / (select sum(orders) from sold)) / 10 as share
    from sold left join money using (place) order by net desc, orders desc limit 10`,
    [from, to],
  );
  const unknown = await raw.query(
    `select round(count(*) filter (where country in (${UNCODED})) * 1000.0 / count(*)) / 10 as share
    from orders where at >= $1 and at < $2`,
    [from, to],
  );
  return {
    places: rows.map(({ orders, net, share }) => `${orders} ${net} ${share}`),
    unknown: unknown.rows[0].share as number,
  };
}

/** What is left of the orders of a span that were not fully refunded, of those that left something: quartiles in pence. */
export async function adsQuartilesOf(raw: pg.Client, { from, to }: Span) {
  const { rows } = await raw.query(
    `select count(*) as orders, percentile_cont(0.25) within group (order by left_over) as lower,
      percentile_cont(0.5) within group (order by left_over) as median,
      percentile_cont(0.75) within group (order by left_over) as upper
    from bought where at >= $1 and at < $2 and kept and left_over > 0`,
    [from, to],
  );
  const { orders, ...quartiles } = rows[0] as Record<'orders' | 'lower' | 'median' | 'upper', number>;
  const whole = Object.entries(quartiles).map(([name, value]) => [name, Math.round(value)]);
  return { orders, ...Object.fromEntries(whole) } as typeof quartiles & { orders: number };
}

/** The map of metrics 3: by recency 5 to 1, and by frequency with money 5, 4, 3 and less. */
const GROUP_OF = [
  ['champions', 'champions', 'active', 'new'],
  ['loyal', 'loyal', 'active', 'promising'],
  ['loyal', 'loyal', 'needs_attention', 'needs_attention'],
  ['previously_loyal', 'at_risk', 'at_risk', 'almost_lost'],
  ['previously_loyal', 'at_risk', 'at_risk', 'dormant'],
];

export interface RecomputedGroup {
  group: string;
  customers: number;
  net: number;
  orders: number;
}

/** Customers by their group, with what they spent and the orders of theirs that were not fully refunded. */
export async function groupsOf(raw: pg.Client, now: string): Promise<RecomputedGroup[]> {
  // A score is one more than the fifths that lie wholly below the value; equal values share the higher one.
  const { rows } = await raw.query(
    `with scored as (
      select customer, sum(left_over) as net, count(*) filter (where kept) as orders,
        max(at) filter (where kept) as last, $1::date - max(at::date) filter (where kept) as days
      from bought where customer is not null group by customer),
    recent as (select * from scored where last >= date_trunc('day', $1::timestamp) - interval '24 months'),
    ranked as (
      select *, count(*) over (order by days desc range between unbounded preceding and current row) as by_days,
        count(*) over (order by net range between unbounded preceding and current row) as by_net, count(*) over () as n
      from recent),
    scores as (
      select net, orders,
        1 + (select count(*) from generate_series(1, 4) as fifth where by_days > floor(n * fifth / 5.0)) as recency,
        1 + (select count(*) from generate_series(1, 4) as fifth where by_net > floor(n * fifth / 5.0)) as money,
        case when orders >= 6 then 5 when orders >= 4 then 4 else orders end as frequency
      from ranked)
    select recency, least(5 - floor((frequency + money + 1) / 2.0), 3) as place, count(*) as customers, sum(net) as net,
      sum(orders) as orders
    from scores group by 1, 2`,
    [now],
  );
  const groups = new Map<string, RecomputedGroup>();
  for (const { recency, place, customers, net, orders } of rows) {
    const group = GROUP_OF[5 - recency]![place]!;
    const sums = groups.get(group) ?? { group, customers: 0, net: 0, orders: 0 };
    sums.customers += customers;
    sums.net += net;
    sums.orders += orders;
    groups.set(group, sums);
  }
  return [...groups.values()].toSorted((one, other) => (one.group < other.group ? -1 : 1));
}

/** Money paid back in a span, shipping included, and the goods of it. */
export async function refundsOf(raw: pg.Client, { from, to }: Span) {
  const { rows } = await raw.query(
    `select coalesce(sum(pence), 0) as money, coalesce(sum(pence - shipping), 0) as goods
    from refunds where at >= $1 and at < $2`,
    [from, to],
  );
  return rows[0] as Record<'money' | 'goods', number>;
}

/** The calendar month before this one. */
export async function lastMonthOf(raw: pg.Client, now: string): Promise<Span> {
  const { rows } = await raw.query(
    `select (date_trunc('month', $1::timestamp) - interval '1 month')::text as "from",
      date_trunc('month', $1::timestamp)::text as "to"`,
    [now],
  );
  return rows[0];
}
