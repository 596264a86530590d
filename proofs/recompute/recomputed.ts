import type pg from 'pg';

/** Two ends of wall time; the later one is not included. */
export interface Span {
  from: string;
  to: string;
}

/** What a range means at a moment of wall time, worked out by the database's own calendar. */
export async function spansOf(raw: pg.Client, now: string, range: string, custom?: Span) {
  if (custom) {
    const { rows } = await raw.query(
      `select $1::text as "from", (($2::date + 1)::timestamp)::text as "to",
        ($1::date - ($2::date - $1::date + 1))::timestamp::text as "compareFrom", $1::date::timestamp::text as "compareTo"`,
      [custom.from, custom.to],
    );
    return spans(rows[0]);
  }
  const { rows } = await raw.query(SPANS[range as keyof typeof SPANS], [now]);
  return spans(rows[0]);
}

function spans(row: Record<'from' | 'to' | 'compareFrom' | 'compareTo', string>) {
  return {
    current: { from: row.from, to: row.to },
    previous: row.compareFrom ? { from: row.compareFrom, to: row.compareTo } : null,
  };
}

const spanSql = (from: string, to: string, compareFrom: string, compareTo: string) => `
  with moment as (select $1::timestamp as now)
  select (${from})::text as "from", (${to})::text as "to", (${compareFrom})::text as "compareFrom",
    (${compareTo})::text as "compareTo" from moment`;

const MONTH = `date_trunc('month', now)`;
const TODAY = `date_trunc('day', now)`;
/** Finished days up to the end of yesterday, and as many (or as long) before them. */
const finished = (length: string, both: string) =>
  spanSql(
    `${TODAY} - interval '${length}'`,
    TODAY,
    `${TODAY} - interval '${both}'`,
    `${TODAY} - interval '${length}'`,
  );
const SPANS = {
  mtd: spanSql(
    MONTH,
    'now',
    `${MONTH} - interval '1 month'`,
    `least(${MONTH}, ${MONTH} - interval '1 month' + (now - ${MONTH}))`,
  ),
  '7d': finished('7 days', '14 days'),
  '30d': finished('30 days', '60 days'),
  '90d': finished('90 days', '180 days'),
  '12m': finished('12 months', '24 months'),
  all: spanSql(
    "(select date_trunc('day', min(at)) from orders)",
    'now',
    'null::timestamp',
    'null::timestamp',
  ),
};

/** Whether a span begins before the day of the first order, so that nothing may be compared with it. */
export async function beginsBeforeRecords(raw: pg.Client, { from }: Span): Promise<boolean> {
  const { rows } = await raw.query(`select $1::timestamp < date_trunc('day', min(at)) as early from orders`, [
    from,
  ]);
  return rows[0].early;
}

export async function cardsOf(raw: pg.Client, { from, to }: Span) {
  const { rows } = await raw.query(
    `with placed as (select * from orders where at >= $1 and at < $2),
      buyers as (select distinct customer from placed where customer is not null)
    select (select coalesce(sum(net + shipping), 0) from moved where at >= $1 and at < $2) as total,
      (select coalesce(sum(net), 0) from moved where at >= $1 and at < $2) as net,
      (select count(*) from placed) as orders,
      (select round(sum(net) / nullif(count(*), 0)) from placed) as aov,
      (select count(*) from placed where customer is null) as guests,
      (select count(*) from buyers) as customers,
      (select count(*) from buyers where not exists (
        select from orders where orders.customer = buyers.customer and at < $1)) as "firstTime",
      (select count(*) from buyers where (
        select count(*) from orders where orders.customer = buyers.customer and at < $2) > 1) as repeat`,
    [from, to],
  );
  return rows[0] as Record<
    'total' | 'net' | 'orders' | 'aov' | 'guests' | 'customers' | 'firstTime' | 'repeat',
    number | null
  >;
}

/** `YYYY-MM-DD total net orders` of every day, those without sales too. */
export async function daysOf(raw: pg.Client, { from, to }: Span): Promise<string[]> {
  const { rows } = await raw.query(
    `select to_char(day, 'YYYY-MM-DD') as day,
      (select coalesce(sum(net + shipping), 0) from moved where at >= greatest(day, $1) and at < least(day + interval '1 day', $2)) as total,
      (select coalesce(sum(net), 0) from moved where at >= greatest(day, $1) and at < least(day + interval '1 day', $2)) as net,
      (select count(*) from orders where at >= greatest(day, $1) and at < least(day + interval '1 day', $2)) as orders
    from generate_series(date_trunc('day', $1::timestamp), $2::timestamp - interval '1 microsecond', interval '1 day') as day`,
    [from, to],
  );
  return rows.map(({ day, total, net, orders }) => `${day} ${total} ${net} ${orders}`);
}

/** `weekday hour orders`, Sunday is 0. */
export async function hoursOf(raw: pg.Client, { from, to }: Span): Promise<string[]> {
  const { rows } = await raw.query(
    `select extract(dow from at)::int as weekday, extract(hour from at)::int as hour, count(*) as orders
    from orders where at >= $1 and at < $2 group by 1, 2 order by 1, 2`,
    [from, to],
  );
  return rows.map(({ weekday, hour, orders }) => `${weekday} ${hour} ${orders}`);
}

/** `orders customers net` of every country, largest first; those without a code of their own are one. */
export async function countriesOf(raw: pg.Client, { from, to }: Span): Promise<string[]> {
  const { rows } = await raw.query(
    `with coded as (select case when country in (${UNCODED}) then '' else country end as place, * from orders),
      sold as (select place, count(*) as orders, count(distinct customer) as customers from coded
        where at >= $1 and at < $2 group by 1),
      money as (select case when country in (${UNCODED}) then '' else country end as place, sum(net) as net from moved
        where at >= $1 and at < $2 group by 1)
    select coalesce(orders, 0) as orders, coalesce(customers, 0) as customers, coalesce(net, 0) as net
    from sold full join money using (place)
    order by net desc, orders desc limit 50`,
    [from, to],
  );
  return rows.map(({ orders, customers, net }) => `${orders} ${customers} ${net}`);
}

export const UNCODED = `'Unspecified', 'European Community', 'West Indies', 'Channel Islands'`;

/** `units gross` of the ten products that sold most units. */
export async function productsOf(raw: pg.Client, { from, to }: Span): Promise<string[]> {
  const { rows } = await raw.query(
    `select sum(quantity) as units, sum(pence) as gross from lines join orders using (invoice)
    where record = 'order' and line_type = 'product' and orders.at >= $1 and orders.at < $2
    group by sku order by 1 desc, 2 desc limit 10`,
    [from, to],
  );
  return rows.map(({ units, gross }) => `${units} ${gross}`);
}
