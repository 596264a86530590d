import type { ApiData } from '#shared/programs/api-endpoint.ts';
import { publicId } from '#shared/programs/api-ids.ts';
import type { apiStores } from '#shared/programs/api-stores.ts';
import type { Store } from '#shared/stores/stores.ts';

export function apiStore({
  id,
  storeName,
  platform,
  currency,
  timeZone,
  isActive,
  sync,
}: Store): ApiData<typeof apiStores.store> {
  return {
    id: publicId('store', id),
    name: storeName,
    platform,
    currency,
    time_zone: timeZone,
    connected: isActive,
    records: {
      phase: sync.phase,
      oldest_order_at: sync.historyFrom,
      complete: sync.historyComplete,
      last_read_at: sync.lastSyncedAt,
    },
  };
}
