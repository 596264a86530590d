import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { localDay } from '#server/ledger/local-hours.ts';
import { minorDigits } from '#shared/money.ts';
import type { Watched } from './finding.ts';

/** Local days, both included. */
export interface Span {
  from: string;
  to: string;
}
type WatchedSpan = Span & { watched: Watched };

const MICROS_DIGITS = 6;

/** Of each span what is watched in it: orders, or money in minor units. Null where there is nothing to sum. */
export async function sumWatched(
  db: Database,
  store: OwnedStore,
  spans: WatchedSpan[],
): Promise<(number | null)[]> {
  if (spans.length === 0) return [];
  const parts = spans.map(
    (span, place) => sql`(select ${place}::int as place, (${sumOf(span, store)}) as sum)`,
  );
  const { rows } = await db.execute<{ place: number; sum: string | null }>(
    sql`${sql.join(parts, sql` union all `)} order by place`,
  );
  return rows.map(({ sum }) => (sum === null ? null : Math.round(Number(sum))));
}

const NET = sql`coalesce(sum(gross + discounts + reversals), 0)`;

function sumOf({ watched, from, to }: WatchedSpan, store: OwnedStore): SQL {
  const ofStore = sql`store_id = ${store.id} and day between ${from} and ${to}`;
  switch (watched.kind) {
    case 'store':
      return sql`select ${NET} from sales_hours where ${ofStore}`;
    case 'product':
      return sql`select ${NET} from product_days where ${ofStore} and product_id = ${watched.id}`;
    case 'hours':
      return sql`select coalesce(sum(orders), 0) from sales_hours where ${ofStore} ${
        watched.weekday === null ? sql`` : sql`and extract(dow from day) = ${watched.weekday}`
      } ${watched.hours === null ? sql`` : sql`and hour in ${watched.hours}`}`;
    case 'place':
      return sumOfPlace(watched, store, { from, to });
    case 'cost':
      return sql`select sum(cost_micros) / ${10 ** (MICROS_DIGITS - minorDigits(store.currency))}::numeric
        from ads_figures where ${ofStore} and breakdown = 'campaign' ${
          watched.campaignId === null ? sql`` : sql`and campaign_id = ${watched.campaignId}`
        } and exists (select from ads_accounts where store_id = ${store.id} and currency = ${store.currency})`;
  }
}

/** By the address on the order; what came back counts on its own day. */
function sumOfPlace(
  { countryCode, city }: Extract<Watched, { kind: 'place' }>,
  store: OwnedStore,
  { from, to }: Span,
): SQL {
  const since = localDay(from, store.timeZone).from.toISOString();
  const until = localDay(to, store.timeZone).to.toISOString();
  return sql`select coalesce(sum(amount + discount), 0) from sale_events
    join orders on orders.store_id = ${store.id} and orders.id = sale_events.order_id
    where sale_events.store_id = ${store.id} and part = 'product' and occurred_at >= ${since} and occurred_at < ${until}
      and country_code is not distinct from ${countryCode}
      ${city === null ? sql`` : sql`and lower(btrim(city)) = lower(btrim(${city}::text))`}`;
}
