import type { Sessions } from '#server/auth/sessions.ts';
import type { TimetableEntry } from '#server/jobs/jobs.ts';
import type { Reconciliation } from '#server/reconciliation/service.ts';
import type { StoreService } from '#server/stores/service.ts';
import type { Tokens } from '#server/stores/tokens.ts';
import type { SyncService } from '#server/sync/service.ts';
import type { WebhookService } from '#server/webhooks/service.ts';

interface Services {
  sessions: Sessions;
  stores: StoreService;
  sync: SyncService;
  reconciliation: Reconciliation;
  tokens: Tokens;
  webhooks: WebhookService;
}

/** Every recurring job. */
export const timetable = ({
  sessions,
  stores,
  sync,
  reconciliation,
  tokens,
  webhooks,
}: Services): TimetableEntry[] => [
  { name: 'sync.enqueue-due', cron: '* * * * *', run: sync.enqueueDue },
  { name: 'reconciliation.enqueue-due', cron: '*/10 * * * *', run: reconciliation.enqueueDue },
  { name: 'webhooks.enqueue-overlooked', cron: '* * * * *', run: webhooks.enqueueOverlooked },
  { name: 'webhooks.check-subscriptions', cron: '41 3 * * *', run: webhooks.checkSubscriptions },
  { name: 'webhooks.clear-old', cron: '53 4 * * *', run: webhooks.clearOld },
  { name: 'stores.renew-idle-tokens', cron: '11 2 * * *', run: tokens.renewIdle },
  { name: 'auth.clear-sessions', cron: '7 * * * *', run: sessions.clearExpired },
  { name: 'stores.delete-disconnected', cron: '23 * * * *', run: stores.deleteAllDisconnected },
];
