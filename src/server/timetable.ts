import type { Sessions } from '#server/auth/sessions.ts';
import type { TimetableEntry } from '#server/jobs/jobs.ts';
import type { StoreService } from '#server/stores/service.ts';
import type { SyncService } from '#server/sync/service.ts';

interface Services {
  sessions: Sessions;
  stores: StoreService;
  sync: SyncService;
}

/** Every recurring job. */
export const timetable = ({ sessions, stores, sync }: Services): TimetableEntry[] => [
  { name: 'sync.enqueue-due', cron: '* * * * *', run: sync.enqueueDue },
  { name: 'auth.clear-sessions', cron: '7 * * * *', run: sessions.clearExpired },
  { name: 'stores.delete-disconnected', cron: '23 * * * *', run: stores.deleteAllDisconnected },
];
