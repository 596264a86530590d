import type { CustomerFixture } from '#simulators/shopify/shop/fixture.ts';
import { idOf } from '#simulators/shopify/shop/ids.ts';
import type { Customer, Shop } from '#simulators/shopify/shop/shop.ts';
import { buildCustomer } from '#simulators/shopify/shop/shop-building.ts';
import { customerPayload } from '#simulators/shopify/webhooks/customer-payload.ts';
import { rawId } from '#simulators/shopify/webhooks/payload-values.ts';
import type { Announce } from '#simulators/shopify/webhooks/shop-webhooks.ts';

/** What happens to customers, and the webhooks it sends. */
export function customerChanges(shop: Shop, now: () => number, announce: Announce) {
  function save(customer: Customer, topic: 'customers/create' | 'customers/update'): void {
    shop.customers.put(customer);
    announce([{ topic, payload: () => customerPayload(customer, shop) }]);
  }

  return {
    addCustomer(fixture: CustomerFixture): string {
      const customer = buildCustomer(fixture, shop, now());
      save(customer, 'customers/create');
      return customer.id;
    },
    updateCustomer(id: string, change: Partial<Omit<CustomerFixture, 'id'>>): void {
      const old = shop.customers.get(idOf(id));
      if (!old) throw new Error(`${shop.name} has no customer ${id}.`);
      const built = buildCustomer({ ...change, id: old.id }, shop, old.createdAt);
      const changed = Object.fromEntries(Object.entries(built).filter(([key]) => key in change));
      const address = change.city === undefined && change.country === undefined ? old.address : built.address;
      save({ ...old, ...changed, address, updatedAt: now() }, 'customers/update');
    },
    /** Their orders stay, without them. */
    deleteCustomer(id: string): boolean {
      const isKnown = shop.customers.remove(idOf(id));
      if (isKnown) announce([{ topic: 'customers/delete', payload: () => ({ id: rawId(idOf(id)) }) }]);
      return isKnown;
    },
  };
}
