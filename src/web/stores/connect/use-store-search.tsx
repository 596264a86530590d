import { type ReactNode, useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { SearchInput } from '#web/core/ui/search-input.tsx';
import { findStores, MANY_STORES } from './find-stores.ts';

/** The stores that a search leaves, and its field where there are many. */
export function useStoreSearch(stores: readonly Store[]): { found: readonly Store[]; field: ReactNode } {
  const t = useT();
  const [search, setSearch] = useState('');
  if (stores.length < MANY_STORES) return { found: stores, field: null };
  const found = findStores(stores, search);
  return {
    found,
    field: (
      <>
        <SearchInput label={t('Search stores')} value={search} onSearch={setSearch} />
        <p role="status" className={found.length > 0 ? 'sr-only' : 'py-6 text-center text-ink-soft text-sm'}>
          {search !== '' && t.plural(found.length, { one: '{n} store found', other: '{n} stores found' })}
        </p>
      </>
    ),
  };
}
