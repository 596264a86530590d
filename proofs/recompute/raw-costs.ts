import type pg from 'pg';
import { DAY_MS } from '#simulators/core/time.ts';
import { giftShop, readGiftShop } from '#simulators/shopify/demo/gift-shop.ts';

/**
 * What the simulated shop holds besides the source's records: what goods cost since when, labels, disputes and what its
 * gateway takes. From that and the raw records what each order earned is worked out in SQL, line by line; `now` is the
 * wall time when the product read it. Runs behind `loadRawShop`.
 */
export async function loadCosts(raw: pg.Client, lastDay: string, now: string) {
  const { products, orders } = await readGiftShop(Date.parse(lastDay) / DAY_MS);
  const iso = (ms: number) => new Date(ms).toISOString();
  await raw.query(`
    create table made_costs (sku text, since timestamp, turn text, cost bigint);
    create table made_ids (sku text, product_id text);
    create table made_charges (invoice text, kind text, at timestamp, amount bigint)`);
  await insert(
    raw,
    'made_costs',
    products.flatMap(({ variants }) =>
      variants.flatMap(({ sku, costs }) =>
        costs.map(({ from, cost }, turn) => ({ sku, since: iso(from), turn: String(turn), cost })),
      ),
    ),
  );
  await insert(
    raw,
    'made_ids',
    products.flatMap(({ id, variants }) => variants.map(({ sku }) => ({ sku, product_id: id }))),
  );
  await insert(
    raw,
    'made_charges',
    orders.flatMap(({ name: invoice, labels, chargeback }) => {
      const charge = (kind: string, at: number, amount: number | null) => ({
        invoice,
        kind,
        at: iso(at),
        amount,
      });
      return [
        ...labels.flatMap(({ cost, at, adjustment }) => [
          charge('label', at, cost),
          ...(adjustment ? [charge('label', adjustment.at, adjustment.amount)] : []),
        ]),
        ...(chargeback
          ? [charge('lost', chargeback.at, chargeback.amount), charge('fee', chargeback.at, chargeback.fee)]
          : []),
        ...(chargeback?.wonAt
          ? [
              charge('won', chargeback.wonAt, chargeback.amount),
              charge('fee', chargeback.wonAt, 0 - chargeback.fee),
            ]
          : []),
      ];
    }),
  );
  const { percent, fixed } = giftShop.gateway!;
  const values: Record<string, string> = {
    NOW: now,
    PERCENT: percent!,
    FIXED: String(Math.round(Number(fixed) * 100)),
  };
  await raw.query(TABLES.replaceAll(/NOW|PERCENT|FIXED/g, (name) => values[name]!));
}

/** Instants become the shop's wall time, as in the raw records. */
async function insert(raw: pg.Client, table: string, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0]!);
  const select = columns.map((name) =>
    name === 'since' || name === 'at' ? `${name} at time zone 'Europe/London'` : name,
  );
  const types = columns.map((name) =>
    name === 'since' || name === 'at'
      ? `${name} timestamptz`
      : `${name} ${name === 'cost' || name === 'amount' ? 'bigint' : 'text'}`,
  );
  await raw.query(
    `insert into ${table} (${columns.join(', ')}) select ${select.join(', ')}
    from jsonb_to_recordset($1::jsonb) as given (${types.join(', ')})`,
    [JSON.stringify(rows)],
  );
}

const TABLES = `
  create index on made_costs (sku);
  create index on made_charges (invoice);
  create index on lines (invoice);
  create index on orders (invoice);
  analyze;

  -- Every line of an order but postage, with what the shop noted that a unit of it cost.
  create table sold as
  select line_id, invoice, orders.at, orders.at::date as day, sku, line_type, quantity, pence, (
      select cost from made_costs where made_costs.sku = lines.sku and since <= orders.at and line_type = 'product'
      order by since desc, turn desc limit 1) as noted
  from lines join orders using (invoice) where record = 'order' and line_type <> 'shipping';
  create index on sold (invoice);
  create index on sold (line_id);
  analyze sold;

  -- Which units of which line came back: a cancellation names a thing, and takes it from the lines of its order in turn.
  create table taken as
  with queue as (
    select line_id, invoice, line_type, sku, pence, quantity, at,
      sum(greatest(quantity, 0)) over turn - greatest(quantity, 0) as begins, sum(greatest(quantity, 0)) over turn as ends
    from sold where line_type in ('product', 'gift_card')
    window turn as (partition by invoice, line_type, sku order by line_id)),
  wanted as (
    select order_invoice, lines.invoice as refund_invoice, line_type, sku, refunds.at,
      sum(greatest(-quantity, 0)) over turn - greatest(-quantity, 0) as begins, sum(greatest(-quantity, 0)) over turn as ends
    from lines join refunds on refund_invoice = lines.invoice
    where record = 'refund' and line_type in ('product', 'gift_card')
    window turn as (partition by order_invoice, line_type, sku order by refunds.at, lines.invoice, line_id)),
  met as (
    select line_id, refund_invoice, wanted.at, queue.line_type, pence, quantity,
      sum(least(queue.ends, wanted.ends) - greatest(queue.begins, wanted.begins))::bigint as units
    from queue join wanted on order_invoice = queue.invoice and wanted.line_type = queue.line_type
      and wanted.sku = queue.sku and wanted.begins < queue.ends and queue.begins < wanted.ends
    group by 1, 2, 3, 4, 5, 6)
  select *, row_number() over (partition by line_id order by at, refund_invoice) as turn from met;

  -- Each time the share of what is left, so that a line given back piece by piece ends at nothing.
  create table given_back as
  with recursive walk as (
    select line_id, refund_invoice, at, line_type, units, turn, round(pence * units::numeric / quantity)::bigint as pence,
      pence - round(pence * units::numeric / quantity)::bigint as pence_left, quantity - units as units_left
    from taken where turn = 1
    union all
    select taken.line_id, taken.refund_invoice, taken.at, taken.line_type, taken.units, taken.turn,
      round(pence_left * taken.units::numeric / units_left)::bigint,
      pence_left - round(pence_left * taken.units::numeric / units_left)::bigint, units_left - taken.units
    from walk join taken on taken.line_id = walk.line_id and taken.turn = walk.turn + 1)
  select * from walk;
  create index on given_back (line_id);
  create index on given_back (refund_invoice);
  create table back_on as
  select distinct sku, given_back.at::date as day from given_back join sold using (line_id)
  where given_back.line_type = 'product';
  analyze;

  -- What is known of a past day: the cost of a thing that was sold and of which nothing came back that day. It holds from
  -- the first to the last of the days that follow each other on which the same was seen.
  create table known_costs as
  with seen as (
    select sku, day, round(sum(quantity * noted)::numeric / sum(quantity))::bigint as cost
    from sold where line_type = 'product' and not exists (
      select from back_on where back_on.sku = sold.sku and back_on.day = sold.day)
    group by sku, day
    having sum(quantity) > 0 and (coalesce(sum(quantity * noted), 0) <> 0
      or coalesce(sum(pence) filter (where noted is not null), 0) <> 0)),
  changes as (
    select *, row_number() over (partition by sku order by day)
      - row_number() over (partition by sku, cost order by day) as stretch
    from seen)
  select sku, cost, min(day) as first, max(day) as last from changes group by sku, cost, stretch;
  create index on known_costs (sku);
  analyze known_costs;

  create table costed as
  select sold.*, known_costs.cost from sold
    left join known_costs on line_type = 'product' and known_costs.sku = sold.sku and day between first and last;
  create index on costed (invoice);
  create index on costed (line_id);
  analyze costed;

  -- Everything that goods brought and cost, at its moment; what was given back for no goods stands under no line.
  create table goods as
  select invoice, line_id, at, quantity as units, pence as gross, 0 as returns, case when cost is null then 0 else pence end as covered,
    coalesce(quantity * cost, 0) as cost from costed where line_type <> 'gift_card'
  union all
  select invoice, line_id, given_back.at, 0, 0, -given_back.pence, case when cost is null then 0 else -given_back.pence end,
    coalesce(-units * cost, 0) from given_back join costed using (line_id) where given_back.line_type = 'product'
  union all
  select order_invoice, null, at, 0, 0, -loss, -loss, 0 from (
    select order_invoice, at, pence - shipping - coalesce((select sum(given_back.pence) from given_back
      where given_back.refund_invoice = refunds.refund_invoice and line_type = 'product'), 0) as loss from refunds) losses
  where loss <> 0;

  -- What belongs to whole orders.
  create table sent as
  select invoice, exists (select from sold where sold.invoice = orders.invoice and line_type <> 'gift_card' and quantity > 0)
      as is_sent, exists (select from made_charges where made_charges.invoice = orders.invoice and kind = 'label'
      and made_charges.at <= timestamp 'NOW') as labelled,
    (select coalesce(sum(pence), 0) from lines where lines.invoice = orders.invoice and record = 'order') as paid
  from orders;
  create table charged as
  with pieces as (
    select invoice, orders.at, 'shipping' as kind, lines.pence as amount from lines join orders using (invoice)
    where record = 'order' and line_type = 'shipping'
    union all select order_invoice, at, 'shipping', -shipping from refunds where shipping <> 0
    union all select invoice, at, 'label', amount from made_charges where kind = 'label'
    union all select invoice, at, 'payment', round(paid * PERCENT / 100)::bigint + FIXED from orders join sent using (invoice)
    where paid > 0
    union all select invoice, made_charges.at, 'dispute', case kind when 'lost' then coalesce(amount, greatest(paid, 0))
        when 'won' then -coalesce(amount, greatest(paid, 0)) else amount end
    from made_charges join sent using (invoice) where kind <> 'label')
  select pieces.invoice, at::date as day, kind, amount, row_number() over () as piece
  from pieces join sent using (invoice)
  where at <= timestamp 'NOW' and (kind <> 'shipping' or labelled or not is_sent);

  -- Shared among the lines of the order by what each brought: each part ends where the rounded sum up to it ends.
  create table shared as
  with weighed as (
    select invoice, line_id, row_number() over turn as turn, sum(greatest(pence, 0)) over turn as until,
      sum(greatest(pence, 0)) over (partition by invoice) as whole
    from costed where line_type <> 'gift_card' window turn as (partition by invoice order by line_id)),
  ends as (
    select piece, line_id, day, kind, turn, case when line_id is null or whole = 0 then amount
      else floor(amount * until / whole + 0.5) end as ends
    from charged left join weighed using (invoice))
  select line_id, day, kind, ends - coalesce(lag(ends) over (partition by piece order by turn), 0) as amount from ends;

  create table places as
  select invoice, case when country in ('Unspecified', 'European Community', 'West Indies', 'Channel Islands') then ''
      else country end as place,
    case when customer is null then 'guest' when at = min(at) over (partition by customer) then 'first' else 'repeat' end as buyer
  from orders;

  create table earned as
  select invoice, at::date as day, units, gross, returns, covered, cost, 0 as shipping, 0 as label, 0 as payment, 0 as dispute,
    0 as uncosted from goods
  union all
  select invoice, day, 0, 0, 0, 0, 0, case kind when 'shipping' then amount else 0 end,
    case kind when 'label' then amount else 0 end, case kind when 'payment' then amount else 0 end,
    case kind when 'dispute' then amount else 0 end, 0 from charged
  union all
  select invoice, shared.day, 0, 0, 0, 0, 0, 0, 0, 0, 0, case kind when 'shipping' then -amount else amount end
  from shared join costed using (line_id) where cost is null;
  create index on earned (day);
  create index on earned (invoice)`;
