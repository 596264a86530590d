import { buildCheckout } from '#simulators/shopify/shop/checkout-building.ts';
import type { CheckoutFixture } from '#simulators/shopify/shop/fixture.ts';
import { idOf } from '#simulators/shopify/shop/ids.ts';
import type { Checkout, Shop } from '#simulators/shopify/shop/shop.ts';
import { checkoutPayload } from '#simulators/shopify/webhooks/checkout-payload.ts';
import { rawId } from '#simulators/shopify/webhooks/payload-values.ts';
import type { Announce } from '#simulators/shopify/webhooks/shop-webhooks.ts';

/** What happens to checkouts, and the webhooks it sends. */
export function checkoutChanges(shop: Shop, now: () => number, announce: Announce) {
  function save(checkout: Checkout, topic: 'checkouts/create' | 'checkouts/update'): void {
    shop.checkouts.put(checkout);
    announce([{ topic, payload: () => checkoutPayload(checkout, shop) }]);
  }

  function findCheckout(id: string): Checkout {
    const known = shop.checkouts.get(idOf(id));
    if (!known) throw new Error(`${shop.name} has no checkout ${id}.`);
    return known;
  }

  return {
    addCheckout(fixture: CheckoutFixture): string {
      const checkout = buildCheckout(fixture, shop, now());
      save(checkout, 'checkouts/create');
      return checkout.id;
    },
    /** The buyer took a step: whatever is given replaces what was there. */
    updateCheckout(id: string, change: Partial<Omit<CheckoutFixture, 'id'>>): void {
      const old = findCheckout(id);
      const built = buildCheckout({ lines: [], ...change, id: old.id }, shop, old.createdAt);
      const changed = Object.fromEntries(Object.entries(built).filter(([key]) => key in change));
      const customerId = change.customer === undefined ? old.customerId : built.customerId;
      const address = change.city === undefined && change.country === undefined ? old.address : built.address;
      save({ ...old, ...changed, customerId, address, updatedAt: now() }, 'checkouts/update');
    },
    /** The checkout stays in the list, with its end. */
    completeCheckout(id: string): void {
      save({ ...findCheckout(id), completedAt: now(), updatedAt: now() }, 'checkouts/update');
    },
    deleteCheckout(id: string): boolean {
      const isKnown = shop.checkouts.remove(idOf(id));
      if (isKnown) announce([{ topic: 'checkouts/delete', payload: () => ({ id: rawId(idOf(id)) }) }]);
      return isKnown;
    },
  };
}
