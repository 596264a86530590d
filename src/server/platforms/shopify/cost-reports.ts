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

/**
 * What a unit cost when it was sold, of days on which nothing of its variant came back: then the cost of goods is that of
 * the units sold. Asked for in halves where an answer would not hold all rows.
 */
export function readSoldCosts(
  client: ShopifyClient,
  access: StoreAccess,
  asked: Asked,
): Promise<SoldCost[] | null> {
  return unlessRefused(readSpan(client, access, asked));
}

async function readSpan(client: ShopifyClient, access: StoreAccess, asked: Asked): Promise<SoldCost[]> {
  const { identity, firstDay, lastDay, signal } = asked;
  const { currency, timeZone } = identity;
  const query = soldCostsQuery({ timeZone, firstDay, lastDay, limit: MOST_ROWS });
  const rows = await readReport(client, access, { query, row: WireSoldCost, signal });
  if (rows.length >= MOST_ROWS && firstDay < lastDay) {
    const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS;
    const middle = dayBehind(firstDay, Math.floor(days / 2));
    const earlier = await readSpan(client, access, { ...asked, lastDay: middle });
    return [...earlier, ...(await readSpan(client, access, { ...asked, firstDay: dayBehind(middle, 1) }))];
  }
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
