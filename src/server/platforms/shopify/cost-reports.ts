import type * as z from 'zod';
import type {
  DayProfit,
  SoldCost,
  StoreAccess,
  StoreIdentity,
} from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { ShopifyClient } from './client.ts';
import { feesQuery, profitQuery, soldCostsQuery } from './queries.ts';
import { readReport, unlessRefused } from './reports.ts';
import { WireDayFees, WireDayProfit, WireSoldCost } from './wire.ts';

interface Asked {
  identity: StoreIdentity;
  firstDay: string;
  lastDay: string;
  signal?: AbortSignal | undefined;
}

/** Rows of one answer. */
const MOST_ROWS = 10_000;
const MOST_DAYS = 366;

/**
 * What a unit cost when it was sold, of days on which nothing of its variant came back: then the cost of goods is that of
 * the units sold. Where an answer does not hold all rows it holds those of the first days, and as many are asked for next.
 */
export function readSoldCosts(
  client: ShopifyClient,
  access: StoreAccess,
  asked: Asked,
): Promise<SoldCost[] | null> {
  return unlessRefused(readDays(client, access, asked));
}

async function readDays(client: ShopifyClient, access: StoreAccess, asked: Asked): Promise<SoldCost[]> {
  const costs: SoldCost[] = [];
  for (let first = asked.firstDay, days = MOST_DAYS; first <= asked.lastDay; ) {
    const last = [dayBehind(first, days - 1), asked.lastDay].sort()[0]!;
    const rows = await readSpan(client, access, { ...asked, firstDay: first, lastDay: last });
    // The last day of a full answer may go on behind it.
    const isWhole = rows.length < MOST_ROWS || first === last;
    const end = isWhole ? dayBehind(last, 1) : rows.at(-1)!.day;
    const next = end > first ? end : dayBehind(first, 1);
    costs.push(
      ...costsOf(
        rows.filter(({ day }) => day < next),
        asked.identity.currency,
      ),
    );
    if (!isWhole) days = Math.max(1, Math.round((Date.parse(next) - Date.parse(first)) / DAY_MS));
    first = next;
  }
  return costs;
}

function readSpan(
  client: ShopifyClient,
  access: StoreAccess,
  { identity: { timeZone }, firstDay, lastDay, signal }: Asked,
) {
  const query = soldCostsQuery({ timeZone, firstDay, lastDay, limit: MOST_ROWS });
  return readReport(client, access, { query, row: WireSoldCost, signal });
}

function costsOf(rows: z.infer<typeof WireSoldCost>[], currency: string): SoldCost[] {
  return rows.flatMap((row) => {
    const { product_id: productId, product_variant_id: variantId, quantity_ordered: units } = row;
    const cost = parseMoney(row.cost_of_goods_sold, currency);
    const isRecorded = cost !== 0 || parseMoney(row.net_sales_with_cost_recorded, currency) !== 0;
    if (!productId || !variantId || !isRecorded || units <= 0 || row.net_items_sold !== units) return [];
    return [{ day: row.day, productId, variantId, unitCost: Math.round(cost / units) }];
  });
}

/** Gross profit's two sides by day, and the fees of Shopify Payments where there are any; null where it is refused. */
export function readOwnProfit(
  client: ShopifyClient,
  access: StoreAccess,
  { identity: { currency, timeZone }, firstDay, lastDay }: Asked,
): Promise<DayProfit[] | null> {
  const span = { timeZone, firstDay, lastDay };
  return unlessRefused(readBoth());

  async function readBoth(): Promise<DayProfit[]> {
    const days = await readReport(client, access, { query: profitQuery(span), row: WireDayProfit });
    const fees = await unlessRefused(
      readReport(client, access, { query: feesQuery(span), row: WireDayFees }),
    );
    const feesOf = new Map(
      fees?.map((row) => [row.day, parseMoney(row.shopify_payments_processing_fees, currency)]),
    );
    const profits = new Map(
      days.map((row) => [
        row.day,
        {
          netSalesWithCost: parseMoney(row.net_sales_with_cost_recorded, currency),
          costOfGoods: parseMoney(row.cost_of_goods_sold, currency),
        },
      ]),
    );
    const all = [...new Set([...profits.keys(), ...feesOf.keys()])].sort();
    return all.map((day) => ({
      day,
      netSalesWithCost: 0,
      costOfGoods: 0,
      ...profits.get(day),
      fees: fees && (feesOf.get(day) ?? 0),
    }));
  }
}

const dayBehind = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
