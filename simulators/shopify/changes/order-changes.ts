import type {
  EditFixture,
  OrderFixture,
  PaymentFixture,
  RefundFixture,
} from '#simulators/shopify/shop/fixture.ts';
import { idOf } from '#simulators/shopify/shop/ids.ts';
import { formatMoney } from '#simulators/shopify/shop/money.ts';
import {
  buildOrder,
  currentQuantity,
  plainOrder,
  withEdit,
  withRefund,
} from '#simulators/shopify/shop/order-building.ts';
import { buildPayment, capturedOf, paidAsOf } from '#simulators/shopify/shop/payment-building.ts';
import type { Order, Shop } from '#simulators/shopify/shop/shop.ts';
import { totalsOf } from '#simulators/shopify/shop/totals.ts';
import { paymentsOf } from '#simulators/shopify/shop/transactions.ts';
import { orderEditPayload, orderPayload } from '#simulators/shopify/webhooks/order-payload.ts';
import { rawId } from '#simulators/shopify/webhooks/payload-values.ts';
import { refundPayload } from '#simulators/shopify/webhooks/refund-payload.ts';
import type { Announce, News } from '#simulators/shopify/webhooks/shop-webhooks.ts';

/** What happens to orders, and the webhooks it sends. */
export function orderChanges(shop: Shop, now: () => number, announce: Announce) {
  function findOrder(name: string): Order {
    const known = shop.orders.get(idOf(name));
    if (known) return known;
    for (const order of shop.orders.values()) if (order.name === name) return order;
    throw new Error(`${shop.name} has no order ${name}.`);
  }

  /** Everything that happens to an order moves its updatedAt to now, also when it is dated back. */
  function saveOrder(changed: Order, newsOf: (order: Order) => News[] = () => []): string {
    const order = { ...plainOrder(changed), updatedAt: now() };
    shop.orders.put(order);
    announce([...newsOf(order), orderNews('orders/updated', order)]);
    return order.id;
  }

  function orderNews(topic: string, order: Order): News {
    return { topic, payload: () => orderPayload(order, shop) };
  }

  function newsOfRefunds(before: Order, order: Order): News[] {
    return order.events
      .filter((event) => !before.events.includes(event))
      .flatMap((event) =>
        event.kind === 'refund'
          ? [{ topic: 'refunds/create', payload: () => refundPayload(order, event, shop) }]
          : [],
      );
  }

  function newsOfEdits(before: Order, order: Order): News[] {
    return order.events
      .filter((event) => !before.events.includes(event))
      .flatMap((event) =>
        event.kind === 'edit'
          ? [{ topic: 'orders/edited', payload: () => orderEditPayload(order, event) }]
          : [],
      );
  }

  return {
    addOrder(fixture: OrderFixture): string {
      const built = buildOrder(fixture, shop, now());
      const order = fixture.updatedAt === undefined ? { ...built, updatedAt: now() } : built;
      shop.orders.put(order);
      announce([
        orderNews('orders/create', order),
        ...(order.paidAs === 'PAID' ? [orderNews('orders/paid', order)] : []),
      ]);
      return order.id;
    },
    editOrder(name: string, edit: EditFixture): string {
      const before = findOrder(name);
      return saveOrder(withEdit(before, edit, shop, now()), (order) => newsOfEdits(before, order));
    },
    refund(name: string, refund: RefundFixture): string {
      const before = findOrder(name);
      return saveOrder(withRefund(before, refund, shop, now()), (order) => newsOfRefunds(before, order));
    },
    /** Money comes in, or a reservation is taken: by cash at the door, or as another part of the order is sent. */
    addPayment(name: string, payment: PaymentFixture): string {
      const before = findOrder(name);
      const payments = [...paymentsOf(before, shop), buildPayment(payment, shop, now())];
      const paidAs = paidAsOf(payments, totalsOf(before).total);
      const paid = { ...plainOrder(before), payments, received: capturedOf(payments), paidAs };
      return saveOrder(paid, (order) =>
        before.paidAs !== 'PAID' && paidAs === 'PAID' ? [orderNews('orders/paid', order)] : [],
      );
    },
    /** Gives everything back, as Shopify's cancel does by default; `refund: false` only marks the order. */
    cancelOrder(name: string, options: { refund?: boolean; reason?: string } = {}): string {
      const before = findOrder(name);
      const settled =
        options.refund === false
          ? before
          : withRefund(before, { ...everythingLeft(before, shop), restock: 'CANCEL' }, shop, now());
      const cancelReason = options.reason ?? 'CUSTOMER';
      const cancelled = { ...plainOrder(settled), cancelledAt: now(), closedAt: now(), cancelReason };
      return saveOrder(cancelled, (order) => [
        orderNews('orders/cancelled', order),
        ...newsOfRefunds(before, order),
      ]);
    },
    updateOrder(
      name: string,
      change: Partial<Pick<Order, 'email' | 'test' | 'tags' | 'paidAs' | 'fulfillmentStatus'>>,
    ): string {
      const before = findOrder(name);
      const isPaidNow = before.paidAs !== 'PAID' && change.paidAs === 'PAID';
      return saveOrder({ ...plainOrder(before), ...change }, (order) =>
        isPaidNow ? [orderNews('orders/paid', order)] : [],
      );
    },
    deleteOrder(name: string): boolean {
      const { id } = findOrder(name);
      announce([{ topic: 'orders/delete', payload: () => ({ id: rawId(id) }) }]);
      return shop.orders.remove(id);
    },
  };
}

export function everythingLeft(order: Order, shop: Shop): RefundFixture & { lines: object[] } {
  const lines = order.lines
    .map((line) => ({ line: line.id, quantity: currentQuantity(order, line) }))
    .filter(({ quantity }) => quantity > 0);
  return { lines, shipping: formatMoney(totalsOf(order).currentShipping, shop.currency) };
}
