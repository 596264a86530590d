import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { BrandForm } from './brand-form.tsx';
import { brandQuery } from './queries.ts';

/** How the pictures of a store are known as its own. */
export function BrandTab({ store }: { store: Store }) {
  const t = useT();
  return (
    <Loaded
      query={brandQuery(store.id)}
      failed={t('Failed to load your brand.')}
      waiting={<Skeleton className="h-96 rounded-xl" />}
    >
      {(brand) => <BrandForm store={store} brand={brand} />}
    </Loaded>
  );
}
