import { ChevronRight } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isImporting, shareRead } from '#web/stores/connect/import-progress.ts';
import { PlatformBadge } from '#web/stores/connect/platform-badge.tsx';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';

/** Leads to the store's own figures. */
export function StoreName({ store }: { store: Store }) {
  const t = useT();
  const { selectStore } = useSelectedStore();

  function open() {
    selectStore(store.id);
    // The button goes with the rows, and what is read next begins at the top.
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }
  return (
    <span className="grid min-w-0 justify-items-start gap-1">
      <button
        type="button"
        aria-label={t('{store}: show its own figures', { store: store.storeName })}
        onClick={open}
        className="group -my-1 inline-flex min-h-8 max-w-full items-center gap-1 rounded text-left font-medium"
      >
        <span dir="auto" className="truncate underline-offset-4 group-hover:underline">
          {store.storeName}
        </span>
        <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
      </button>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-normal text-ink-soft text-xs">
        <PlatformBadge platform={store.platform} />
        <Reading store={store} />
      </span>
    </span>
  );
}

function Reading({ store: { sync } }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  if (!isImporting(sync)) return null;
  const share = shareRead(sync);
  return (
    <span>
      {share === undefined || share === 1
        ? t('Still being read')
        : t('{percent} read', { percent: format.percent(share * 100, { digits: 0 }) })}
    </span>
  );
}
