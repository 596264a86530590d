import { eq } from 'drizzle-orm';
import { defineCustomerReports } from '#server/analytics/customers/reports.ts';
import { csvFileName } from '#server/analytics/reports/csv.ts';
import type { CsvFile } from '#server/analytics/reports/csv-route.ts';
import { defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import { recordActivities } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import type { adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import { CUSTOMER_GROUPS, type CustomerGroup } from '#shared/analytics/customer-reports.ts';
import type { ReplyOf } from '#shared/core/endpoint.ts';
import { contactOf, MATCH_HEADER, matchLine } from './match-row.ts';
import { memberPages, recordConsent, recordExported } from './repository.ts';

type Preview = ReplyOf<typeof adsCampaignEndpoints.matchPreview>;

/** On every network since 2025 (support.google.com/google-ads/answer/7476585); Search asked for 1,000 before. */
const LEAST_FOUND = 100;

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read' | 'readCurrent'>;
  now: () => Date;
}

/** Lists of customers for Google Ads, hashed so that nobody can be read from them. */
export function createCustomerMatch({ db, reports, now }: Dependencies) {
  const { groups: groupsReport } = defineCustomerReports(db);
  const bordersOf = async (store: OwnedStore) => (await reports.readCurrent(groupsReport, store, {})).borders;

  const counts = defineReport(
    'customer-match',
    async (store: OwnedStore, _query: object) => ({ groups: await countGroups(store) }),
    { outlivesDay: true },
  );

  async function countGroups(store: OwnedStore): Promise<Preview['groups']> {
    const counted = new Map(
      CUSTOMER_GROUPS.map((group) => [group, { group, customers: 0, withEmail: 0, withPhone: 0, usable: 0 }]),
    );
    const which = { borders: await bordersOf(store), groups: CUSTOMER_GROUPS };
    for await (const members of memberPages(db, store.id, which)) {
      for (const { group, ...person } of members) {
        const { email, phone } = contactOf(person);
        const count = counted.get(group)!;
        count.customers += 1;
        count.withEmail += email ? 1 : 0;
        count.withPhone += phone ? 1 : 0;
        count.usable += email || phone ? 1 : 0;
      }
    }
    return [...counted.values()].filter(({ customers }) => customers > 0);
  }

  async function preview(store: OwnedStore): Promise<Preview> {
    const { groups } = await reports.read(counts, store, {});
    return { groups, leastUseful: LEAST_FOUND };
  }

  /** The owner’s word is on record before the first line leaves; how many did leave is noted when the file ends. */
  async function file(store: OwnedStore, groups: CustomerGroup[]): Promise<CsvFile> {
    const borders = await bordersOf(store);
    const exportId = await db.transaction(async (tx) => {
      const by = { userId: store.userId };
      await recordActivities(tx, [{ kind: 'customer-list-exported', by, of: { storeId: store.id } }], now());
      return recordConsent(tx, store.id, { groups, createdAt: now() });
    });
    async function* lines() {
      let customers = 0;
      try {
        yield MATCH_HEADER;
        for await (const members of memberPages(db, store.id, { borders, groups })) {
          const page = members.map(matchLine).filter((line) => line !== null);
          customers += page.length;
          if (page.length > 0) yield page.join('');
        }
      } finally {
        await recordExported(db, exportId, customers);
      }
    }
    return { fileName: await fileName(store), lines: lines() };
  }

  async function fileName({ id, timeZone }: OwnedStore): Promise<string> {
    const { storeName } = connectedStores;
    const [store] = await db.select({ storeName }).from(connectedStores).where(eq(connectedStores.id, id));
    return csvFileName(store?.storeName ?? '', 'customer-match', localHours(timeZone)(now()).day);
  }

  return { preview, file, reports: [counts] };
}
export type CustomerMatch = ReturnType<typeof createCustomerMatch>;
