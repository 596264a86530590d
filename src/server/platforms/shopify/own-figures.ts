import type { DayFigures, StoreAccess, StoreIdentity } from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import type { ShopifyClient } from './client.ts';
import { reportDocument } from './queries.ts';
import { WireReport } from './wire.ts';

interface Asked {
  identity: StoreIdentity;
  firstDay: string;
  lastDay: string;
}

/** Shopify's sales report by day (reference/shopify.md 3.7). It is refused on many connections, even with the scope. */
export async function readOwnFigures(
  client: ShopifyClient,
  access: StoreAccess,
  { identity: { currency, timeZone }, firstDay, lastDay }: Asked,
): Promise<DayFigures[] | null> {
  const query = `FROM sales SHOW orders, total_sales TIMESERIES day WITH TIMEZONE '${timeZone}' SINCE ${firstDay} UNTIL ${lastDay} ORDER BY day ASC`;
  const { data } = await client.ask(access, {
    document: reportDocument,
    variables: { query },
    data: WireReport,
  });
  const rows = data.shopifyqlQuery?.tableData?.rows ?? null;
  return (
    rows?.map((row) => ({
      day: row.day.slice(0, 10),
      orders: Number(row.orders),
      totalSales: parseMoney(row.total_sales, currency),
    })) ?? null
  );
}
