import type { PlatformOrder, PlatformSale } from '#server/platforms/ports/store-platform.ts';

/**
 * What is left of an order: its net sales, and whether it is still bought: not cancelled and not fully refunded. It is
 * fully refunded when something of it changed and nothing is left of its goods, even if the shop keeps the shipping, or
 * nothing of all that was paid, even if the goods stay with the customer (metrics 3).
 */
export function worthOf({ cancelledAt }: Pick<PlatformOrder, 'cancelledAt'>, events: PlatformSale[]) {
  let net = 0;
  const goods = { left: 0, changed: false };
  const money = { left: 0, changed: false };
  for (const { kind, part, amount, discount } of events) {
    const worth = amount + discount;
    if (part === 'product') net += worth;
    for (const sum of part === 'product' || part === 'gift_card' ? [goods, money] : [money]) {
      sum.left += worth;
      sum.changed ||= kind !== 'sale';
    }
  }
  const refunded = [goods, money].some(({ left, changed }) => changed && left <= 0);
  return { net, kept: cancelledAt === null && !refunded };
}
