import { findReports, findRows } from '#server/ads/account/reports/repository.ts';
import { type AccountRecord, findAccount } from '#server/ads/account/repository.ts';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { findSettings } from '#server/ads/settings/repository.ts';
import { timeframeDays } from '#server/ads/settings/timeframe-days.ts';
import { coverageStart, findFreshness } from '#server/analytics/reports/freshness.ts';
import { defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { Timeframe } from '#shared/ads/ads.ts';
import type { AccountFigures, ImportedReport } from '#shared/ads/ads-account.ts';
import { toMajor } from '#shared/core/money.ts';
import { type CountedFigures, type CountedState, figuresOfAccount, stateOfAccount } from './from-account.ts';
import { figuresOfReports } from './from-reports.ts';
import { findStoreName, sumStore } from './repository.ts';
import { knownPart, lastDayBefore } from './spans.ts';

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
}

/** An account that was read completely at least once. */
type ReadAccount = AccountRecord & { readAt: Date; knownFrom: string; currency: string; timeZone: string };

const isRead = (account: AccountRecord | undefined): account is ReadAccount =>
  Boolean(account?.readAt && account.knownFrom && account.currency && account.timeZone);

/** A query names what the figures rest on, so that they are summed once for each reading and each import. */
interface AccountQuery {
  timeframe: Timeframe;
  customerId: string | null;
  readAt: string;
}
interface ReportsQuery {
  timeframe: Timeframe;
  ids: string;
}

/** What the account says of a timeframe: by consent, else from the newest imported reports. */
export function createAccountFigures({ db, reports }: Dependencies) {
  const defined = {
    account: defineReport('ads-account', async (store, { timeframe }: AccountQuery, at) => {
      const account = await findAccount(db, store.id);
      const days = isRead(account) ? daysOf(account, store, timeframe, at) : null;
      if (!isRead(account) || !days) return { found: null };
      const figures = await figuresOfAccount(db, store.id, days, account);
      const state = await stateOfAccount(db, store.id, days, await findStoreName(db, store.id));
      return { found: { figures, state } as { figures: CountedFigures; state: CountedState } };
    }),
    imported: defineReport('ads-imported', async (store, { timeframe }: ReportsQuery, at) => {
      const [campaigns, terms] = await Promise.all([
        findRows(db, store.id, 'campaigns'),
        findRows(db, store.id, 'search_terms'),
      ]);
      return {
        figures: figuresOfReports({ campaigns, terms }, timeframeDays(timeframe, at, store.timeZone)),
      };
    }),
  };

  /** Null where nothing is known of these days. */
  async function findOfAccount(store: OwnedStore, timeframe: Timeframe) {
    const account = await findAccount(db, store.id);
    if (!isRead(account)) return null;
    const { customerId, readAt } = account;
    const query = { timeframe, customerId, readAt: readAt.toISOString() };
    const { found } = await reports.read(defined.account, store, query);
    return found && { account, ...found };
  }

  async function figures(store: OwnedStore, timeframe: Timeframe): Promise<AccountFigures | null> {
    const known = await findOfAccount(store, timeframe);
    if (known) {
      const { currency, readAt } = known.account;
      return withStore(store, { from: 'api', currency, readAt: readAt.toISOString(), ...known.figures });
    }
    const newest = newestOf(await findReports(db, store.id));
    if (!newest.main) return null;
    const query = { timeframe, ids: newest.ids };
    const { figures: counted } = await reports.read(defined.imported, store, query);
    if (!counted) return null;
    const { currency, importedAt } = newest.main;
    return withStore(store, {
      from: 'report',
      // Files without a currency are taken to be in the store's.
      currency: currency ?? store.currency,
      readAt: importedAt,
      ...counted,
    });
  }

  async function withStore(
    store: OwnedStore,
    account: Omit<AccountFigures, 'breakEvenRoas' | 'store'>,
  ): Promise<AccountFigures> {
    const { grossMargin } = await findSettings(db, store.id);
    return {
      ...account,
      breakEvenRoas: grossMargin ? 1 / grossMargin : null,
      store: account.currency === store.currency ? await sumOfStore(store, account.period) : null,
    };
  }

  async function sumOfStore(store: OwnedStore, { from, to }: AccountFigures['period']) {
    if (!from || !to) return null;
    const covered = coverageStart(await findFreshness(db, store.id));
    if (!covered || covered > localDay(from, store.timeZone).from) return null;
    const { orders, net } = await sumStore(db, store.id, { from, to });
    return { orders, netSales: toMajor(net, store.currency) };
  }

  async function state(store: OwnedStore, timeframe: Timeframe): Promise<AdsFacts['accountState']> {
    const known = await findOfAccount(store, timeframe);
    if (!known) return null;
    const { autoTagging } = known.account;
    return { autoTagging: autoTagging === null ? null : autoTagging === 1, ...known.state };
  }

  return { figures, state, reports: Object.values(defined) };
}
export type AccountFiguresService = ReturnType<typeof createAccountFigures>;

function daysOf(account: ReadAccount, store: OwnedStore, timeframe: Timeframe, now: Date) {
  return knownPart(timeframeDays(timeframe, now, store.timeZone), {
    from: account.knownFrom,
    to: lastDayBefore(account.readAt, account.timeZone),
  });
}

/** The newest of each kind that has figures, newest first. */
function newestOf(imported: ImportedReport[]) {
  const newest = (kind: ImportedReport['kind']) => imported.find((report) => report.kind === kind);
  const [campaigns, terms] = [newest('campaigns'), newest('search_terms')];
  return { main: campaigns ?? terms, ids: [campaigns?.id, terms?.id].join(' ') };
}
