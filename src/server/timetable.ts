import type { AccountDeletion } from '#server/account/deletion.ts';
import type { DataExports } from '#server/account/exports.ts';
import type { AdsAccountService } from '#server/ads-account/service.ts';
import type { Sessions } from '#server/auth/sessions.ts';
import type { CartReports } from '#server/cart-reports/service.ts';
import type { Generations } from '#server/content/generations.ts';
import type { VisitReading } from '#server/conversion/visit-reading.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { clearCallCounts } from '#server/http/shared-call-counts.ts';
import type { InsightService } from '#server/insights/service.ts';
import type { TimetableEntry } from '#server/jobs/jobs.ts';
import type { MediaService } from '#server/media/service.ts';
import type { NotificationService } from '#server/notifications/service.ts';
import type { Reconciliation } from '#server/reconciliation/service.ts';
import type { ReportCache } from '#server/reporting/report-cache.ts';
import { tidyDatabase } from '#server/reporting/tidy-database.ts';
import type { Reading } from '#server/results/reading.ts';
import type { ScheduleFilling } from '#server/schedules/filling.ts';
import type { SocialAccountService } from '#server/social-accounts/service.ts';
import type { ClosedAccess } from '#server/stores/closed-access.ts';
import type { Resealing } from '#server/stores/resealing.ts';
import type { StoreService } from '#server/stores/service.ts';
import type { Tokens } from '#server/stores/tokens.ts';
import type { SyncService } from '#server/sync/service.ts';
import type { WebhookService } from '#server/webhooks/service.ts';

interface Services {
  database: OpenDatabase;
  deletion: AccountDeletion;
  exports: DataExports;
  sessions: Sessions;
  stores: StoreService;
  sync: SyncService;
  reconciliation: Reconciliation;
  visitReading: VisitReading;
  tokens: Tokens;
  resealing: Resealing;
  closedAccess: ClosedAccess;
  webhooks: WebhookService;
  cartReports: CartReports;
  reports: ReportCache;
  insights: InsightService;
  generations: Generations;
  filling: ScheduleFilling;
  media: MediaService;
  socialAccounts: SocialAccountService;
  adsAccount: AdsAccountService;
  reading: Reading;
  notifications: NotificationService;
}

/** Every recurring job. */
export const timetable = ({
  database,
  deletion,
  exports,
  sessions,
  stores,
  sync,
  reconciliation,
  visitReading,
  tokens,
  resealing,
  closedAccess,
  webhooks,
  cartReports,
  reports,
  insights,
  generations,
  filling,
  media,
  socialAccounts,
  adsAccount,
  reading,
  notifications,
}: Services): TimetableEntry[] => [
  { name: 'sync.enqueue-due', cron: '* * * * *', run: sync.enqueueDue },
  { name: 'reconciliation.enqueue-due', cron: '*/10 * * * *', run: reconciliation.enqueueDue },
  { name: 'conversion.enqueue-due', cron: '*/10 * * * *', run: visitReading.enqueueDue },
  { name: 'webhooks.enqueue-overlooked', cron: '* * * * *', run: webhooks.enqueueOverlooked },
  { name: 'webhooks.check-subscriptions', cron: '*/10 * * * *', run: webhooks.checkSubscriptions },
  { name: 'cart-reports.erase-old-persons', cron: '37 4 * * *', run: cartReports.eraseOldPersons },
  { name: 'webhooks.clear-old', cron: '53 4 * * *', run: webhooks.clearOld },
  { name: 'reporting.clear-old', cron: '29 4 * * *', run: reports.clearOld },
  { name: 'reporting.tidy-database', cron: '5 3 * * *', run: () => tidyDatabase(database) },
  { name: 'insights.enqueue-due', cron: '*/5 * * * *', run: insights.enqueueDue },
  { name: 'stores.renew-idle-tokens', cron: '11 2 * * *', run: tokens.renewIdle },
  { name: 'stores.reseal-tokens', cron: '*/10 * * * *', run: resealing.resealOld },
  { name: 'stores.check-closed-access', cron: '*/10 * * * *', run: closedAccess.check },
  { name: 'content.take-up-abandoned', cron: '* * * * *', run: generations.takeUpAbandoned },
  { name: 'schedules.enqueue-due', cron: '*/15 * * * *', run: filling.enqueueDue },
  { name: 'media.clear-unneeded', cron: '37 4 * * 0', run: media.clearUnneeded },
  { name: 'social-accounts.check-due', cron: '*/10 * * * *', run: socialAccounts.checkDue },
  { name: 'social-accounts.renew-old', cron: '19 2 * * *', run: socialAccounts.renewOld },
  { name: 'ads-account.enqueue-due', cron: '*/10 * * * *', run: adsAccount.enqueueDue },
  { name: 'results.read-due', cron: '*/5 * * * *', run: reading.readDue },
  { name: 'notifications.enqueue-due', cron: '*/5 * * * *', run: notifications.enqueueDue },
  { name: 'notifications.clear-old', cron: '47 4 * * *', run: notifications.clearOld },
  { name: 'http.clear-call-counts', cron: '*/10 * * * *', run: () => clearCallCounts(database.db) },
  { name: 'auth.clear-sessions', cron: '*/5 * * * *', run: sessions.clearExpired },
  { name: 'account.take-up-deletions', cron: '31 * * * *', run: deletion.takeUpLeft },
  { name: 'account.take-up-exports', cron: '* * * * *', run: exports.takeUpAbandoned },
  { name: 'account.clear-exports', cron: '43 * * * *', run: exports.clearOld },
  { name: 'stores.delete-disconnected', cron: '23 * * * *', run: stores.deleteAllDisconnected },
];
