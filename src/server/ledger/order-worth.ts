import type { PlatformOrder, PlatformSale } from '#server/platforms/store-platform.ts';

/** What is left of an order: its net sales, and whether anything of it was neither cancelled nor given back. */
export function worthOf({ cancelledAt }: Pick<PlatformOrder, 'cancelledAt'>, events: PlatformSale[]) {
  let net = 0;
  let goods = 0;
  let changed = false;
  for (const { kind, part, amount, discount } of events) {
    if (part !== 'product' && part !== 'gift_card') continue;
    if (part === 'product') net += amount + discount;
    goods += amount + discount;
    changed ||= kind !== 'sale';
  }
  return { net, kept: cancelledAt === null && !(changed && goods <= 0) };
}
