import { sql } from 'drizzle-orm';
import type { AdvertisedProduct } from '#server/ads/advice/facts/facts.ts';
import type { Database } from '#server/core/db/database.ts';
import { type Counts, withRates } from './rates.ts';
import type { Days } from './repository.ts';

/** Fewer headlines leave Google little to choose from; 15 fit, and its template asks for 5 (reference: google-ads 4.4). */
const FEW_HEADLINES = 8;
const MOST_PRODUCTS = 2_000;

/** Of campaigns that are on. */
export async function countAds(db: Database, storeId: string) {
  const { rows } = await db.execute<Record<'ads' | 'weak' | 'disapproved' | 'few', number>>(sql`
    select count(*)::int as ads, (count(*) filter (where strength = 'poor'))::int as weak,
      (count(*) filter (where approval = 'disapproved'))::int as disapproved,
      (count(*) filter (where jsonb_array_length(headlines) between 1 and ${FEW_HEADLINES - 1}))::int as few
    from ads_ads join ads_campaign_list using (store_id, campaign_id)
    where store_id = ${storeId} and status = 'enabled'`);
  const { ads, weak, disapproved, few } = rows[0]!;
  return { ads, weakAds: weak, disapprovedAds: disapproved, adsWithFewHeadlines: few };
}

/** Searches that hold the letters and digits of the store's name. */
export async function sumBrand(db: Database, storeId: string, { from, to }: Days): Promise<Counts> {
  const { rows } = await db.execute<Record<keyof Counts, string | number>>(sql`
    with brand as (
      select regexp_replace(lower("store_name"), '[^[:alnum:]]', '', 'g') as name
      from connected_stores where id = ${storeId})
    select coalesce(sum(impressions), 0)::bigint as impressions, coalesce(sum(clicks), 0)::bigint as clicks,
      coalesce(sum(cost_micros), 0)::bigint as cost, coalesce(sum(conversions), 0) as conversions,
      coalesce(sum(value), 0) as value
    from ads_figures, brand
    where store_id = ${storeId} and breakdown = 'search_term' and day between ${from} and ${to}
      and position(brand.name in regexp_replace(lower(part), '[^[:alnum:]]', '', 'g')) > 0`);
  const row = rows[0]!;
  return {
    impressions: Number(row.impressions),
    clicks: Number(row.clicks),
    cost: Number(row.cost) / 1e6,
    conversions: Number(row.conversions),
    value: Number(row.value),
  };
}

/**
 * Products of the ads with those of the store: by Google's id of Shopify products (reference: google-ads 5), the id, the
 * id of a variant, the SKU or the title.
 */
export async function findAdvertised(
  db: Database,
  storeId: string,
  { from, to }: Days,
): Promise<AdvertisedProduct[]> {
  type Row = Record<keyof Counts, string | number> & {
    title: string;
    productId: string | null;
    inventory: number | null;
    units: number | null;
  };
  const { rows } = await db.execute<Row>(sql`
    with advertised as (
      select lower(part) as part, max(name) as title, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
        sum(cost_micros)::bigint as cost, sum(conversions) as conversions, sum(value) as value
      from ads_figures
      where store_id = ${storeId} and breakdown = 'product' and day between ${from} and ${to}
      group by 1 order by cost desc, 1 limit ${MOST_PRODUCTS}),
    names as (
      select part, part as key from advertised
      union select part, split_part(part, '_', 3) from advertised where part ~ '^shopify_[a-z]+_[0-9]+_[0-9]+$'
      union select part, lower(title) from advertised where title is not null),
    known as (
      select lower(id) as key, id from products where store_id = ${storeId} and deleted_at is null
      union select lower(title), id from products where store_id = ${storeId} and deleted_at is null
      union select lower(id), product_id from product_variants where store_id = ${storeId}
      union select lower(sku), product_id from product_variants where store_id = ${storeId} and sku <> ''),
    matched as (
      select part, min(known.id collate "C") as id from names join known using (key)
      group by part having count(distinct known.id) = 1)
    select coalesce(products.title, advertised.title, advertised.part) as title, matched.id as "productId",
      (select sum(inventory)::int from product_variants
        where store_id = ${storeId} and product_id = matched.id) as inventory,
      case when matched.id is not null then coalesce((select sum(units)::int from product_days
        where store_id = ${storeId} and product_id = matched.id and day between ${from} and ${to}), 0) end as units,
      impressions, clicks, cost, conversions, value
    from advertised left join matched using (part)
      left join products on store_id = ${storeId} and products.id = matched.id
    order by cost desc, advertised.part`);
  return rows.map(({ title, productId, inventory, units, ...row }) => ({
    title,
    productId,
    inventory,
    units,
    ...withRates({
      impressions: Number(row.impressions),
      clicks: Number(row.clicks),
      cost: Number(row.cost) / 1e6,
      conversions: Number(row.conversions),
      value: Number(row.value),
    }),
  }));
}
