import type pg from 'pg';
import type { Span } from './recomputed.ts';

/** Questions about May 2025 and the first quarter, whose answers are worked out below; in pence where they are money. */
export const QUESTIONS = {
  newNet: 'net sales from new customers last month',
  newTotal: 'revenue from new customers last month',
  newOrders: 'orders from new customers last month',
  returningNet: 'net sales from returning customers last month',
  returningTotal: 'revenue from returning customers last month',
  returningOrders: 'orders from returning customers last month',
  guestNet: 'net sales from guests last month',
  guestTotal: 'revenue from guests last month',
  guestOrders: 'orders from guests last month',
  newCustomers: 'new customers last month',
  returningCustomers: 'returning customers last month',
  germany: 'revenue in Germany in Q1 2025',
  france: 'revenue in France in Q1 2025',
  netherlands: 'Hollanda cirosu 2025 1. çeyrek',
};

/** What was taken and given back by kinds of customers and by country, each on its own day. */
export async function answersOf(raw: pg.Client, month: Span, quarter: Span) {
  const { rows: kinds } = await raw.query(
    `with first as (select customer, min(at) as first_at from orders where customer is not null group by 1),
      kinds as (select invoice, at, net, shipping, case when customer is null then 'guest'
        when first_at < $1 then 'returning' else 'new' end as kind from orders left join first using (customer)),
      money as (select kind, at, net, shipping, 1 as orders from kinds
        union all select kind, refunds.at, -(pence - refunds.shipping), -refunds.shipping, 0
          from refunds join kinds on invoice = order_invoice)
    select kind, sum(net) as net, sum(net + shipping) as total, sum(orders) as orders
    from money where at >= $1 and at < $2 group by 1`,
    [month.from, month.to],
  );
  const found: Record<string, number> = {};
  for (const { kind, net, total, orders } of kinds)
    Object.assign(found, { [`${kind}Net`]: net, [`${kind}Total`]: total, [`${kind}Orders`]: orders });
  const { rows: buyers } = await raw.query(
    `with buyers as (select customer, bool_or(at < $1) as before, count(*) as orders from orders
        where customer is not null and at < $2 group by 1 having max(at) >= $1)
    select count(*) filter (where not before) as "newCustomers",
      count(*) filter (where orders > 1) as "returningCustomers" from buyers`,
    [month.from, month.to],
  );
  const { rows: places } = await raw.query(
    `select lower(country) as country, sum(net + shipping) as total from moved
    where at >= $1 and at < $2 and country in ('Germany', 'France', 'Netherlands') group by 1`,
    [quarter.from, quarter.to],
  );
  for (const { country, total } of places) found[country] = total;
  return { ...found, ...buyers[0] } as Record<keyof typeof QUESTIONS, number>;
}
