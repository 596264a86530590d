import { seededChance } from '#simulators/core/chance.ts';
import { customerChanges } from '#simulators/shopify/changes/customer-changes.ts';
import { everythingLeft, orderChanges } from '#simulators/shopify/changes/order-changes.ts';
import { createIdCounter } from '#simulators/shopify/shop/ids.ts';
import type { Order, Shop, Visit } from '#simulators/shopify/shop/shop.ts';
import type { DeskAction } from '#simulators/shopify/shop/state-file.ts';
import type { Announce } from '#simulators/shopify/webhooks/shop-webhooks.ts';
import { basketOf, isSold } from './bought.ts';
import { newestOrders } from './newest-orders.ts';
import { inventBuyer, pickBasket } from './random-order.ts';

// Apart from the ids that a shop hands out as it runs: how many those are differs from one run to the next.
const FIRST_DESK_ID = 9_500_000_000_000_000n;
const IDS_OF_AN_ACTION = 1000n;

/**
 * @param place that of the action in the log.
 * @returns the id of the order; null where the order, or what was bought, is not in the shop (any more).
 */
export function applyDeskAction(
  shop: Shop,
  action: DeskAction,
  place: number,
  announce: Announce,
): string | null {
  const newId = createIdCounter(FIRST_DESK_ID + BigInt(place) * IDS_OF_AN_ACTION);
  const desk: Shop = { ...shop, newId };
  const orders = orderChanges(desk, () => action.at, announce);
  if (action.kind === 'order') {
    if (action.bought?.some((line) => !isSold(shop, line))) return null;
    const chance = seededChance(action.seed);
    const buyer = inventBuyer(shop, chance);
    const customers = customerChanges(desk, () => action.at, announce);
    const customer = typeof buyer === 'string' ? buyer : customers.addCustomer(buyer);
    const firstVisit = visitBy(action.link);
    return orders.addOrder({
      ...(action.bought ? basketOf(shop, action.bought) : pickBasket(shop, chance)),
      ...nextNumber(shop),
      customer,
      ...(firstVisit && { firstVisit }),
      ...(action.discount && { discount: action.discount }),
    });
  }
  const order = shop.orders.get(action.orderId);
  if (!order) return null;
  if (action.kind === 'cancel') return orders.cancelOrder(order.id);
  return orders.refund(order.id, everythingLeft(order, shop));
}

/** The newest order of the last ten that can still be given back, or called off. */
export function findReversibleOrder(shop: Shop, kind: 'refund' | 'cancel'): Order | null {
  const isReversible = (order: Order) =>
    order.cancelledAt === null && (kind === 'cancel' || everythingLeft(order, shop).lines.length > 0);
  return newestOrders(shop, 10).find(isReversible) ?? null;
}

/** Counts on from the highest, in the shop's own manner of writing it. */
function nextNumber(shop: Shop): { number: number; name: string } | undefined {
  let highest: Order | null = null;
  for (const order of shop.orders.values()) if (order.number >= (highest?.number ?? 0)) highest = order;
  if (!highest) return undefined;
  const number = highest.number + 1;
  return { number, name: `${highest.name.startsWith('#') ? '#' : ''}${number}` };
}

/** The visit of a buyer who followed that link into the shop; null for no link, or for something that is none. */
function visitBy(link: string | undefined): Visit | null {
  const address = URL.parse(link ?? '');
  if (!address) return null;
  const utm = (name: string) => address.searchParams.get(`utm_${name}`);
  const marks = {
    source: utm('source'),
    medium: utm('medium'),
    campaign: utm('campaign'),
    content: utm('content'),
  };
  const isMarked = Object.values(marks).some((mark) => mark !== null);
  return {
    source: isMarked ? (marks.source ?? 'an unknown source') : 'direct',
    referrerUrl: null,
    landingPage: address.href,
    utm: isMarked ? marks : null,
  };
}
