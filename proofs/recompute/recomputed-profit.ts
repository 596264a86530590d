import type pg from 'pg';
import type { createDifferences } from './differences.ts';
import type { ImportedShop } from './imported-shop.ts';

type Query = Record<string, string>;
/** Local days, both included. */
interface Days {
  from: string;
  to: string;
}

interface Report {
  figures: Record<string, { value: number | null; coverage: number | null }>;
  waterfall: { name: string; amount: number }[];
  points: (Days & { netSales: number; grossProfit: number | null; contribution: number | null })[];
  grain: string;
}
interface Row {
  id: string | null;
  orders: number | null;
  units: number;
  netSales: number;
  costOfGoods: number | null;
  grossProfit: number | null;
  shippingResult: number | null;
  fees: number | null;
  contribution: number | null;
}
interface List<Each> {
  rows: Each[];
  total: number;
  pageSize: number;
}
type Orders = List<{ name: string; netSales: number; contribution: number }> & { contribution: number };

const pence = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));
const SUMS = `coalesce(sum(gross + returns), 0) as net, coalesce(sum(covered), 0) as covered, coalesce(sum(cost), 0) as cost,
  coalesce(sum(shipping), 0) as shipping, coalesce(sum(label), 0) as label, coalesce(sum(payment), 0) as payment,
  coalesce(sum(dispute), 0) as dispute, coalesce(sum(uncosted), 0) as uncosted`;
type Sums = Record<
  'net' | 'covered' | 'cost' | 'shipping' | 'label' | 'payment' | 'dispute' | 'uncosted',
  number
>;

/** Of what was sold with a known cost: what was charged for the rest goes with it. */
const contributionOf = ({ covered, cost, shipping, label, payment, dispute, uncosted }: Sums) =>
  covered - cost + shipping - label - payment - dispute + uncosted;

/** A cost of goods is known, or nothing is without one. */
const isProfitKnown = (sums: Sums) =>
  sums.covered > 0 || sums.cost !== 0 || (sums.net === sums.covered && contributionOf(sums) !== 0);

interface Compared {
  raw: pg.Client;
  shop: ImportedShop;
  differences: ReturnType<typeof createDifferences>;
}

/**
 * What the shop earned, from its raw records, against what the product says: figures, the waterfall and every point of
 * time, products, countries, channels and kinds of buyers, and the orders that lost money.
 */
export async function compareProfit({ raw, shop, differences }: Compared, at: string, today: string) {
  const { rows } = await raw.query(
    `select min(at)::date::text as first, ($1::date - 1)::text as yesterday,
    date_trunc('month', $1::date)::date::text as month, ($1::date - 30)::text as "thirty",
    ($1::date - interval '12 months')::date::text as year from orders`,
    [today],
  );
  const { first, yesterday, month, thirty, year } = rows[0] as Record<string, string>;
  const asked: [Query, Days][] = [
    [{ range: 'all' }, { from: first!, to: today }],
    [{ range: 'mtd' }, { from: month!, to: today }],
    [{ range: '30d' }, { from: thirty!, to: yesterday! }],
    [{ range: '12m' }, { from: year!, to: yesterday! }],
    ...[
      { from: '2023-12-01', to: '2023-12-31' },
      { from: '2024-02-29', to: '2024-02-29' },
      { from: '2024-10-20', to: '2024-11-20' },
      { from: '2025-05-01', to: '2025-05-31' },
    ].map((days): [Query, Days] => [{ range: 'custom', ...days }, days]),
  ];
  for (const [query, days] of asked) {
    const place = `profit ${Object.values(query).join(' ')}`;
    const report = await shop.ask<Report>(at, 'profit', query);
    differences.compare(place, answered(report), await recomputed(raw, days));
    const points = report.points.map(
      ({ from, to, netSales, grossProfit, contribution }) =>
        `${from} ${to} ${pence(netSales)} ${pence(grossProfit)} ${pence(contribution)}`,
    );
    differences.compare(`${place} points`, points, await pointsOf(raw, report.points));
    for (const by of ['country', 'channel', 'buyer'] as const) {
      const { rows } = await shop.ask<List<Row>>(at, 'profit/parts', {
        ...query,
        by,
        sort: 'netSales',
        direction: 'desc',
      });
      const parts = await groupsOf(raw, days, by);
      differences.compare(`${place} by ${by}`, rows.map(partOf).sort(), parts.slice(0, rows.length).sort());
    }
    const lost = await shop.ask<Orders>(at, 'profit/orders', { ...query, only: 'losses' });
    const losses = await lossesOf(raw, days);
    differences.compare(
      `${place} losses`,
      { orders: lost.total, contribution: pence(lost.contribution) },
      { orders: losses.length, contribution: losses.reduce((sum, each) => sum + each.contribution, 0) },
    );
    const worst = lost.rows.map(
      (order) => `${order.name} ${pence(order.netSales)} ${pence(order.contribution)}`,
    );
    differences.compare(
      `${place} worst`,
      worst.sort(),
      losses
        .slice(0, worst.length)
        .map(({ name, net, contribution }) => `${name} ${net} ${contribution}`)
        .sort(),
    );
    const vat = await shop.ask<{ rows: object[] }>(at, 'profit/vat', query);
    differences.compare(`${place} vat`, vat.rows, []);
    if (days.from.slice(0, 7) !== '2024-10') continue;
    const products = await productsOf(raw, days);
    const listed = await allParts(shop, at, query);
    differences.compare(
      `${place} products`,
      listed.filter(isAnything).sort(),
      products.filter(isAnything).sort(),
    );
  }
  differences.print('profit');
}

function answered({ figures, waterfall }: Report) {
  const value = (name: string) => pence(figures[name]!.value);
  const share = (name: string) => figures[name]!.coverage?.toFixed(9) ?? null;
  return {
    netSales: value('netSales'),
    costOfGoods: value('costOfGoods'),
    grossProfit: value('grossProfit'),
    grossMargin: figures.grossMargin!.value?.toFixed(9) ?? null,
    fees: value('fees'),
    shippingResult: value('shippingResult'),
    contribution: value('contribution'),
    breakEvenRoas: figures.breakEvenRoas!.value?.toFixed(9) ?? null,
    costed: share('grossProfit'),
    feesKnown: share('fees'),
    parcelsKnown: share('shippingResult'),
    ...Object.fromEntries(waterfall.map(({ name, amount }) => [`step ${name}`, pence(amount)])),
  };
}

async function recomputed(raw: pg.Client, { from, to }: Days) {
  const { rows } = await raw.query(
    `select ${SUMS}, coalesce(sum(gross), 0) as gross, coalesce(sum(returns), 0) as returns from earned where day between $1 and $2`,
    [from, to],
  );
  const { rows: parcels } = await raw.query(
    `select count(*) as sent, count(*) filter (where labelled) as labelled from orders join sent using (invoice)
    where is_sent and at::date between $1 and $2`,
    [from, to],
  );
  const sums = rows[0] as Sums & { gross: number; returns: number };
  const { net, covered, cost, shipping, label, payment, dispute, uncosted } = sums;
  const contribution = contributionOf(sums);
  const { sent, labelled } = parcels[0];
  const steps = {
    grossSales: sums.gross,
    returns: sums.returns,
    netSales: net,
    withoutCost: covered - net,
    costOfGoods: 0 - cost,
    grossProfit: covered - cost,
    shippingCharged: shipping,
    shippingCost: 0 - label,
    fees: 0 - payment,
    otherCosts: 0 - dispute,
    uncostedCharges: uncosted,
    contribution,
  };
  const totals = ['netSales', 'grossProfit', 'contribution'];
  return {
    netSales: net,
    costOfGoods: cost,
    grossProfit: covered - cost,
    grossMargin: ((covered - cost) / covered).toFixed(9),
    fees: payment,
    shippingResult: shipping - label,
    contribution,
    breakEvenRoas: (covered / contribution).toFixed(9),
    costed: (covered / net).toFixed(9),
    feesKnown: (1).toFixed(9),
    parcelsKnown: (labelled / sent).toFixed(9),
    ...Object.fromEntries(
      Object.entries(steps)
        .filter(([name, amount]) => amount !== 0 || totals.includes(name))
        .map(([name, amount]) => [`step ${name}`, amount]),
    ),
  };
}

async function pointsOf(raw: pg.Client, points: Days[]): Promise<string[]> {
  const { rows } = await raw.query(
    `select "from"::text, "to"::text, ${SUMS} from unnest($1::date[], $2::date[]) as point ("from", "to")
      left join earned on day between "from" and "to" group by 1, 2 order by 1`,
    [points.map(({ from }) => from), points.map(({ to }) => to)],
  );
  return rows.map(({ from, to, ...sums }) => {
    const isKnown = isProfitKnown(sums);
    return `${from} ${to} ${sums.net} ${isKnown ? sums.covered - sums.cost : null} ${isKnown ? contributionOf(sums) : null}`;
  });
}

/** Places without their codes, which the raw records do not have; the largest first. */
async function groupsOf(
  raw: pg.Client,
  { from, to }: Days,
  by: 'country' | 'channel' | 'buyer',
): Promise<string[]> {
  const key = { country: 'place', channel: "''", buyer: 'buyer' }[by];
  const { rows } = await raw.query(
    `with placed as (select ${key} as key, count(*) as orders from orders join places using (invoice)
      where at::date between $1 and $2 group by 1),
    sums as (select ${key} as key, sum(units) as units, ${SUMS} from earned join places using (invoice)
      where day between $1 and $2 group by 1)
    select sums.*, coalesce(orders, 0) as orders from sums left join placed using (key) order by net desc`,
    [from, to],
  );
  return rows.map(({ orders, ...sums }) => part(orders, sums));
}

/** By product, and what is of none. */
async function productsOf(raw: pg.Client, { from, to }: Days): Promise<string[]> {
  const { rows } = await raw.query(
    `with pieces as (
      select line_id, units, gross, returns, covered, cost, 0 as shipping, 0 as label, 0 as payment, 0 as dispute,
        0 as uncosted from goods
      where at::date between $1 and $2
      union all
      select line_id, 0, 0, 0, 0, 0, case kind when 'shipping' then amount else 0 end,
        case kind when 'label' then amount else 0 end, case kind when 'payment' then amount else 0 end,
        case kind when 'dispute' then amount else 0 end,
        case when costed.line_id is null or cost is not null then 0 when kind = 'shipping' then -amount else amount end
      from shared left join costed using (line_id) where shared.day between $1 and $2)
    select coalesce(product_id, '') as id, sum(units) as units, ${SUMS} from pieces left join sold using (line_id)
      left join made_ids on made_ids.sku = sold.sku and line_type in ('product', 'gift_card') group by 1`,
    [from, to],
  );
  return rows.map(({ id, ...sums }) => `${id} ${part(null, sums)}`);
}

function part(orders: number | null, sums: Sums & { units: number }): string {
  const { net, covered, cost, shipping, label, payment } = sums;
  const isKnown = isProfitKnown(sums);
  const known = (amount: number) => (isKnown ? amount : null);
  return [
    orders,
    sums.units,
    net,
    known(cost),
    known(covered - cost),
    shipping - label,
    payment,
    known(contributionOf(sums)),
  ].join(' ');
}

function partOf(row: Row): string {
  return [
    row.orders,
    row.units,
    pence(row.netSales),
    pence(row.costOfGoods),
    pence(row.grossProfit),
    pence(row.shippingResult ?? 0),
    pence(row.fees ?? 0),
    pence(row.contribution),
  ].join(' ');
}

/** Of some things nothing but postage without a known cost is listed, which is in no figure. */
const isAnything = (row: string) => /[1-9]/.test(row.slice(row.indexOf(' ')));

async function allParts(shop: ImportedShop, at: string, query: Query): Promise<string[]> {
  const parts: string[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await shop.ask<List<Row>>(at, 'profit/parts', { ...query, page: String(page) });
    parts.push(...rows.map((row) => `${row.id ?? ''} ${partOf(row)}`));
    if (rows.length === 0 || parts.length >= total) return parts;
  }
}

/** Orders of these days with all that happened to them, the worst first. */
async function lossesOf(raw: pg.Client, { from, to }: Days) {
  const { rows } = await raw.query(
    `select earned.invoice as name, ${SUMS} from earned join (select invoice, at from orders) placed using (invoice)
    where placed.at::date between $1 and $2 group by 1`,
    [from, to],
  );
  return (
    rows
      .map(({ name, ...sums }) => ({
        name: name as string,
        net: sums.net as number,
        covered: sums.covered as number,
        contribution: contributionOf(sums),
      }))
      // Of an order whose goods have no known cost it is not known.
      .filter(({ net, covered, contribution }) => contribution < 0 && covered === net)
      .sort((one, other) => one.contribution - other.contribution)
  );
}
