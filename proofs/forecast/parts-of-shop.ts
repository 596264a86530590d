import type pg from 'pg';
import type { SalesDay } from '#server/analytics/sales/sales-day.ts';

/** Orders as placed, without what came back; each part is a shop of another size and unrest. */
const PARTS: Record<string, string> = {
  'United Kingdom': placed(`country = 'United Kingdom'`),
  abroad: placed(`country <> 'United Kingdom'`),
  Germany: placed(`country = 'Germany'`),
  France: placed(`country = 'France'`),
  Ireland: placed(`country = 'EIRE'`),
  'orders up to £500': placed('net <= 50000'),
  'orders without a customer': placed('customer is null'),
  'a sixth of the products': sold(`abs(hashtext(sku)) % 6 = 0`),
  'another sixth': sold(`abs(hashtext(sku)) % 6 = 1`),
  'Christmas products': sold(`sku in (select sku from lines where description ilike '%christmas%')`),
  'all other products': sold(`sku not in (select sku from lines where description ilike '%christmas%')`),
};

export async function partsOfShop(raw: pg.Client): Promise<[string, SalesDay[]][]> {
  const parts: [string, SalesDay[]][] = [];
  for (const [name, sql] of Object.entries(PARTS)) {
    const { rows } = await raw.query(
      `with part as (${sql})
      select to_char(every_day, 'YYYY-MM-DD') as day, coalesce(net, 0) as "netSales", coalesce(orders, 0)::int as orders
      from generate_series('2009-12-01'::timestamp, '2011-12-08', interval '1 day') as every_day
        left join part on part.day = every_day order by 1`,
    );
    parts.push([name, rows as SalesDay[]]);
  }
  return parts;
}

function placed(condition: string): string {
  return `select date_trunc('day', at) as day, sum(net) as net, count(*) as orders from orders where ${condition} group by 1`;
}

function sold(condition: string): string {
  return `select date_trunc('day', at) as day, sum(pence) as net, count(distinct invoice) as orders from lines
    where record = 'order' and line_type = 'product' and ${condition} group by 1`;
}
