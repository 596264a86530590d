import * as z from 'zod';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import { pathOf, type ShopifyClient } from './client.ts';
import { shopifyFailures } from './failures.ts';
import { reportRowsDocument } from './queries.ts';
import { WireReportRows } from './wire.ts';

interface Asked<Row> {
  query: string;
  row: z.ZodType<Row>;
  signal?: AbortSignal | undefined;
}

/** The rows of a ShopifyQL report; rejected with `report_refused` where Shopify has none for this shop. */
export async function readReport<Row>(
  client: ShopifyClient,
  access: StoreAccess,
  { query, row, signal }: Asked<Row>,
): Promise<Row[]> {
  const { data } = await client.ask(access, {
    document: reportRowsDocument,
    variables: { query },
    data: WireReportRows,
    ...(signal ? { signal } : {}),
  });
  const { parseErrors, tableData } = data.shopifyqlQuery;
  if (!tableData) throw shopifyFailures.reportRefused(parseErrors.join(' · ') || 'no table');
  const rows = z.array(row).safeParse(tableData.rows);
  if (!rows.success) throw shopifyFailures.unexpectedShape(pathOf(rows.error), rows.error);
  return rows.data;
}

const REFUSALS = new Set(['scope_missing', 'protected_data', 'report_refused', 'access_forbidden']);

/** This connection may not do or see it, whatever is asked. */
export function isRefusal(error: unknown): error is PlatformFailure {
  return error instanceof PlatformFailure && REFUSALS.has(error.code);
}

/** What a connection may not see is not there for it. */
export async function unlessRefused<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
