import { lazy, Suspense, useState } from 'react';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

const Change = lazy(async () => ({ default: (await import('./change.tsx')).Change }));

/** Opens what moved the revenue. */
export function ChangeButton({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mt-2 -mb-1 inline-flex min-h-7 items-center rounded text-left text-accent text-xs hover:underline"
      >
        {t('Why did revenue change?')}
      </button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('Why did revenue change?')}
        description={t('Net sales split into what moved them. The parts add up to the whole change.')}
      >
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Change store={store} range={range} />
        </Suspense>
      </Drawer>
    </>
  );
}
