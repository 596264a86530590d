import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/*
 * The raw files in tables of their own, read by the mapping that is written down next to them. Nothing of the product is
 * used here: amounts, days and hours are plain SQL over the shop's wall time, which is what the source recorded.
 */
export async function loadRawShop(
  databaseUrl: string,
  files: { lines: string; refundLinks: string },
  lastDay: string,
) {
  const client = new pg.Client({ connectionString: databaseUrl });
  // bigint and numeric as numbers: sums of pence stay far below 2^53.
  client.setTypeParser(20, Number);
  client.setTypeParser(1700, Number);
  await client.connect();
  await client.query(`
    create table raw_lines (line_id int, invoice text, stock_code text, description text, quantity int,
      invoice_date timestamp, unit_price numeric, customer_id text, country text, line_type text, record text);
    create table raw_links (refund_invoice text, order_invoice text, rule text)`);
  await copy(client, 'raw_lines', files.lines);
  await copy(client, 'raw_links', files.refundLinks);
  await client.query(VIEWS.replaceAll('LAST_DAY', lastDay));
  return client;
}

async function copy(client: pg.Client, table: string, file: string) {
  await pipeline(
    createReadStream(file),
    createGunzip(),
    client.query(copyFrom(`copy ${table} from stdin with (format csv, header)`)),
  );
}

/** Moved by whole days of the wall clock, so that the last day of the data is LAST_DAY. */
const VIEWS = `
  create table lines as
  select line_id, invoice, upper(trim(stock_code)) as sku, trim(description) as description, quantity, unit_price,
    invoice_date + (date 'LAST_DAY' - date '2011-12-09') * interval '1 day' as at,
    nullif(customer_id, '') as customer, country, line_type, record, round(quantity * unit_price * 100)::bigint as pence
  from raw_lines where record <> 'ignore';

  create table orders as
  select invoice, min(at) as at, min(customer) as customer, min(country) as country,
    coalesce(sum(pence) filter (where line_type not in ('shipping', 'gift_card')), 0) as net,
    coalesce(sum(pence) filter (where line_type = 'shipping'), 0) as shipping
  from lines where record = 'order' group by invoice;
  create index on orders (at);
  create index on orders (customer, at);

  -- Postage is given back as far as the order has any left; whatever else a cancellation is worth is a reversal of goods.
  create table refunds as
  with given_back as (
    select lines.invoice, order_invoice, min(at) as at, -sum(pence) filter (where line_type <> 'gift_card') as pence,
      greatest(0, -coalesce(sum(pence) filter (where line_type = 'shipping'), 0)) as postage
    from lines join raw_links on refund_invoice = lines.invoice
    where record = 'refund' and rule <> 'none' group by 1, 2),
  in_turn as (
    select given_back.*, orders.shipping, country, sum(postage) over (
      partition by order_invoice order by given_back.at, given_back.invoice) as so_far
    from given_back join orders on orders.invoice = order_invoice)
  select order_invoice, invoice as refund_invoice, at, country, pence, least(so_far, shipping) - least(so_far - postage, shipping) as shipping from in_turn;

  -- One row for whatever moved money, at its own time.
  create table moved as
  select at, country, net, shipping from orders
  union all select at, country, -(pence - shipping), -shipping from refunds;
  create index on moved (at);

  -- What is left of each order's goods, and whether it is still bought: neither all of its goods nor all of its money was
  -- given back. Gift cards are goods here, but no sales.
  create table bought as
  with cards as (select invoice, sum(pence) as pence from lines where record = 'order' and line_type = 'gift_card' group by 1),
    back as (select order_invoice, sum(pence) as money, sum(pence - shipping) as goods,
      bool_or(pence <> shipping) as of_goods from refunds group by 1)
  select invoice, at, customer, net - coalesce(goods, 0) as left_over,
    not (coalesce(of_goods, false) and net + coalesce(cards.pence, 0) - goods <= 0)
      and not (back.order_invoice is not null and net + shipping + coalesce(cards.pence, 0) - money <= 0) as kept
  from orders left join cards using (invoice) left join back on back.order_invoice = invoice;
  create index on bought (at)`;
