import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#shared/analytics/sales-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { productChoiceQuery } from '#web/content/queries.ts';
import { useAddressRequest } from '#web/core/app/address.ts';

/** While a new store is read, its first products come within seconds. */
const LOOK_EVERY_MS = 1_000;

/**
 * An owner who is led here to make a post (`?suggest=product`) finds the best seller chosen, and may choose another.
 * @returns whether it is still being waited for.
 */
export function useSuggestedProduct(
  store: Store,
  product: Product | null,
  onProduct: (product: Product) => void,
): boolean {
  const [isAsked, setAsked] = useState(false);
  useAddressRequest('suggest', () => setAsked(true));
  const isWaiting = isAsked && product === null;
  const { data } = useQuery({
    ...productChoiceQuery(store.id, ''),
    enabled: isWaiting,
    refetchInterval: LOOK_EVERY_MS,
  });
  const onSale = data?.products ?? [];
  const best = onSale.find(({ inventory }) => inventory === null || inventory > 0) ?? onSale[0];
  if (isWaiting && best) {
    setAsked(false);
    onProduct(best);
  }
  return isWaiting;
}
