import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import type { Competitors, ImportedReport } from '#shared/ads/ads-account.ts';
import { reportProblems } from './problems.ts';
import { readReport } from './read-report.ts';
import { deleteReport, findReports, findRows, saveReport } from './repository.ts';

const MOST_REPORTS = 100;

type Store = Pick<OwnedStore, 'id' | 'userId'>;

/** Reports that the owner exported from Google Ads. */
export function createAdsReports({ db, live, now }: { db: Database; live: Live; now: () => Date }) {
  async function importReport(
    store: Store,
    { name, text }: { name: string; text: string },
  ): Promise<ImportedReport> {
    const report = readReport(text);
    if ((await findReports(db, store.id)).length >= MOST_REPORTS) throw reportProblems.tooMany(MOST_REPORTS);
    const saved = await saveReport(db, store.id, { name, report, now: now() });
    await notifyPages(store);
    return saved;
  }

  async function remove(store: Store, reportId: string) {
    const deleted = await deleteReport(db, store.id, reportId);
    if (!deleted) throw reportProblems.notFound();
    await notifyPages(store);
    return deleted;
  }

  /** Who else bids, as the newest auction insights say; nobody but the owner can export them. */
  async function competitors(store: Store): Promise<Competitors> {
    const report = (await findReports(db, store.id)).find(({ kind }) => kind === 'auction_insights') ?? null;
    const found = report && (await findRows(db, store.id, 'auction_insights'));
    const rows = found?.rows ?? [];
    return {
      report,
      rows: rows.toSorted(
        (one, other) =>
          Number(other.isYou) - Number(one.isYou) ||
          (other.impressionShare ?? 0) - (one.impressionShare ?? 0) ||
          (other.overlapRate ?? 0) - (one.overlapRate ?? 0),
      ),
    };
  }

  function notifyPages(store: Store) {
    return live.notify(db, store.userId, { type: 'ads-changed', storeId: store.id });
  }

  return { importReport, remove, competitors };
}
export type AdsReports = ReturnType<typeof createAdsReports>;
