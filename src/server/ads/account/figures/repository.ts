import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { Breakdown } from '#server/platforms/ports/ads-platform.ts';
import type { Counts } from './rates.ts';

/** Local days of the account, both included. */
export interface Days {
  from: string;
  to: string;
}

const COUNTS = sql`sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
  sum(cost_micros)::bigint as cost, sum(conversions) as conversions, sum(value) as value`;

type CountColumns = Record<keyof Counts, string | number | null>;

function countsOf(row: CountColumns): Counts {
  return {
    impressions: Number(row.impressions),
    clicks: Number(row.clicks),
    cost: Number(row.cost) / 1e6,
    conversions: withoutNoise(Number(row.conversions)),
    value: withoutNoise(Number(row.value)),
  };
}

/** Sums in another order must not differ in the last digits. */
const withoutNoise = (sum: number) => Math.round(sum * 1e6) / 1e6;

const inDays = (storeId: string, breakdown: Breakdown, { from, to }: Days): SQL =>
  sql`store_id = ${storeId} and breakdown = ${breakdown} and day between ${from} and ${to}`;

export interface CampaignSums extends Counts {
  id: string;
  name: string;
  type: string | null;
  status: string | null;
  dailyBudget: number | null;
  impressionShare: number | null;
  lostToBudget: number | null;
  lostToRank: number | null;
}

/**
 * Campaigns that were shown, and those that are on. Shares of several days are weighed by the impressions that could have
 * been had: those there were ÷ their share.
 */
export async function sumCampaigns(db: Database, storeId: string, days: Days): Promise<CampaignSums[]> {
  type Row = CountColumns & {
    [Name in 'id' | 'name' | 'type' | 'status' | 'budget' | 'had' | 'budgetLost' | 'rankLost']: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    with counted as (
      select campaign_id, ${COUNTS} from ads_figures where ${inDays(storeId, 'campaign', days)} group by 1),
    shared as (
      select campaign_id, sum(impressions) / nullif(sum(impressions / impression_share), 0) as had,
        sum(lost_to_budget * impressions / impression_share) / nullif(sum(impressions / impression_share)
          filter (where lost_to_budget is not null), 0) as "budgetLost",
        sum(lost_to_rank * impressions / impression_share) / nullif(sum(impressions / impression_share)
          filter (where lost_to_rank is not null), 0) as "rankLost"
      from ads_figures join ads_shares using (store_id, day, campaign_id)
      where ${inDays(storeId, 'campaign', days)} and impression_share > 0 group by 1),
    listed as (select * from ads_campaign_list where store_id = ${storeId} and status <> 'removed')
    select coalesce(counted.campaign_id, listed.campaign_id) as id, name, channel as type, status,
      daily_budget_micros as budget, coalesce(impressions, 0) as impressions, coalesce(clicks, 0) as clicks,
      coalesce(cost, 0) as cost, coalesce(conversions, 0) as conversions, coalesce(value, 0) as value,
      had, "budgetLost", "rankLost"
    from counted full join listed on listed.campaign_id = counted.campaign_id
      left join shared on shared.campaign_id = counted.campaign_id
    where counted.campaign_id is not null or status = 'enabled' order by cost desc nulls last, 1`);
  const share = (value: string | null) => (value === null ? null : Math.min(1, Math.max(0, Number(value))));
  return rows.map((row) => ({
    id: row.id!,
    name: row.name ?? row.id!,
    type: row.type,
    status: row.status,
    dailyBudget: row.budget === null ? null : Number(row.budget) / 1e6,
    ...countsOf(row),
    impressionShare: share(row.had),
    lostToBudget: share(row.budgetLost),
    lostToRank: share(row.rankLost),
  }));
}

/** Null where nothing was counted. */
export async function sumDays(db: Database, storeId: string, days: Days): Promise<Counts | null> {
  const { rows } = await db.execute<CountColumns>(
    sql`select ${COUNTS} from ads_figures where ${inDays(storeId, 'campaign', days)}`,
  );
  return rows[0]!.impressions === null ? null : countsOf(rows[0]!);
}

/** Sunday is 0. */
export async function sumWeekdays(db: Database, storeId: string, days: Days) {
  const { rows } = await db.execute<CountColumns & { weekday: number }>(sql`
    select extract(dow from day)::int as weekday, ${COUNTS}
    from ads_figures where ${inDays(storeId, 'campaign', days)} group by 1 order by 1`);
  return rows.map(({ weekday, ...row }) => ({ day: weekday, ...countsOf(row) }));
}

export interface PartSums extends Counts {
  part: string;
  name: string | null;
}

/** Dearest first. */
export async function sumParts(
  db: Database,
  storeId: string,
  breakdown: Breakdown,
  days: Days,
  most: number,
): Promise<PartSums[]> {
  const { rows } = await db.execute<CountColumns & { part: string; name: string | null }>(sql`
    select part, max(name) as name, ${COUNTS} from ads_figures where ${inDays(storeId, breakdown, days)}
    group by part order by cost desc, impressions desc, part limit ${most}`);
  return rows.map(({ part, name, ...row }) => ({ part, name, ...countsOf(row) }));
}

export interface TermSums extends Counts {
  term: string;
  campaignId: string;
}

/** The dearest of all, or more where they cost more than so much; and how many there are. */
export async function sumTerms(
  db: Database,
  storeId: string,
  days: Days,
  { atLeast, suspicion, most }: { atLeast: number; suspicion: number | null; most: number },
): Promise<{ terms: TermSums[]; count: number }> {
  type Row = CountColumns & { term: string; campaignId: string; count: string };
  const { rows } = await db.execute<Row>(sql`
    with summed as (
      select part as term, campaign_id as "campaignId", ${COUNTS} from ads_figures
      where ${inDays(storeId, 'search_term', days)} group by 1, 2),
    ranked as (select *, count(*) over () as count, row_number() over (order by cost desc, term, "campaignId") as place
      from summed)
    select * from ranked
    where place <= ${atLeast} or cost > ${suspicion === null ? null : Math.round(suspicion * 1e6)}::bigint
    order by place limit ${most}`);
  return {
    terms: rows.map(({ term, campaignId, count: _, ...row }) => ({ term, campaignId, ...countsOf(row) })),
    count: Number(rows[0]?.count ?? 0),
  };
}

/** What the store itself took in those days; net sales in minor units. */
export async function sumStore(db: Database, storeId: string, { from, to }: Days) {
  const { rows } = await db.execute<{ orders: number; net: string }>(sql`
    select coalesce(sum(orders), 0)::int as orders, coalesce(sum(gross + discounts + reversals), 0)::bigint as net
    from sales_hours where store_id = ${storeId} and day between ${from} and ${to}`);
  return { orders: rows[0]!.orders, net: Number(rows[0]!.net) };
}

export async function findStoreName(db: Database, storeId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select store_name as name from connected_stores where id = ${storeId}`,
  );
  return rows[0]?.name ?? '';
}
