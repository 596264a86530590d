import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { adsReports } from '#server/core/db/schema/ads.ts';
import type { ImportedReport, ReportKind } from '#shared/ads/ads-account.ts';
import type { ReadReport, RowsOf } from './report-rows.ts';

export async function findReports(db: Database, storeId: string): Promise<ImportedReport[]> {
  const { id, kind, name, fromDay, toDay, currency, rowCount, skipped, problem, importedAt } = adsReports;
  const found = await db
    .select({
      id,
      kind,
      name,
      from: fromDay,
      to: toDay,
      currency,
      rows: rowCount,
      skipped,
      problem,
      importedAt,
    })
    .from(adsReports)
    .where(eq(adsReports.storeId, storeId))
    .orderBy(desc(adsReports.importedAt));
  return found.map((report) => ({
    ...report,
    kind: report.kind,
    importedAt: report.importedAt.toISOString(),
  }));
}

/** One of the same kind and days takes the place of the older. */
export async function saveReport(
  db: Database,
  storeId: string,
  { name, report, now }: { name: string; report: ReadReport; now: Date },
): Promise<ImportedReport> {
  const { kind, from, to, currency, rows, skipped, problem } = report;
  const same = (column: typeof adsReports.fromDay | typeof adsReports.toDay, day: string | null) =>
    day === null ? isNull(column) : eq(column, day);
  return db.transaction(async (tx) => {
    await tx
      .delete(adsReports)
      .where(
        and(
          eq(adsReports.storeId, storeId),
          eq(adsReports.kind, kind),
          same(adsReports.fromDay, from),
          same(adsReports.toDay, to),
        ),
      );
    const [saved] = await tx
      .insert(adsReports)
      .values({
        storeId,
        kind,
        name,
        fromDay: from,
        toDay: to,
        currency,
        rows,
        rowCount: rows.length,
        skipped,
        problem,
        importedAt: now,
      })
      .returning({ id: adsReports.id });
    return {
      id: saved!.id,
      kind,
      name,
      from,
      to,
      currency,
      rows: rows.length,
      skipped,
      problem,
      importedAt: now.toISOString(),
    };
  });
}

export async function deleteReport(db: Database, storeId: string, id: string) {
  const [deleted] = await db
    .delete(adsReports)
    .where(and(eq(adsReports.storeId, storeId), eq(adsReports.id, id)))
    .returning({ id: adsReports.id, name: adsReports.name });
  return deleted;
}

/** What it holds, of the newest of a kind. */
export async function findRows<Kind extends ReportKind>(
  db: Database,
  storeId: string,
  kind: Kind,
): Promise<{ from: string | null; to: string | null; rows: RowsOf[Kind][] } | null> {
  const { fromDay, toDay, rows } = adsReports;
  const [newest] = await db
    .select({ from: fromDay, to: toDay, rows })
    .from(adsReports)
    .where(and(eq(adsReports.storeId, storeId), eq(adsReports.kind, kind)))
    .orderBy(desc(adsReports.importedAt))
    .limit(1);
  return newest ? { ...newest, rows: newest.rows as RowsOf[Kind][] } : null;
}
