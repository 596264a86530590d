import type { Coverage } from '#shared/analytics/analytics.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isImporting } from '#web/stores/connect/import-progress.ts';

/** Whether the whole history is read, and why not. */
export function CoverageRemark({ coverage, store }: { coverage: Coverage; store: Store }) {
  const t = useT();
  if (coverage.complete) return t('The whole history has been read.');
  // All that this connection may see is read, and yet it is not the whole.
  if (store.sync.historyComplete && store.historyDays !== null)
    return t('{platform} shares the last {days} days with this connection.', {
      platform: PLATFORM_NAMES[store.platform],
      days: store.historyDays,
    });
  return isImporting(store.sync) ? t('Older orders are still being read.') : t('Older orders are not read.');
}
