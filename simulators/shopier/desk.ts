import type { ShopControl } from './control.ts';
import { buyerOf } from './demo/people.ts';
import { type Answer, htmlAnswer, redirectAnswer, refusals } from './http/answer.ts';
import { deskPage } from './pages.ts';
import type { LineFixture } from './shop/fixture.ts';
import { refundedOf, type Shop, totalOf } from './shop/shop.ts';

const SHOWN_ORDERS = 10;
const MOST_LINES = 3;
const SHIPPING = '49.90';

/** A page from which a person causes a live change: the same as what a test does with the control. */
export function showDesk(shop: Shop, control: ShopControl): Answer {
  return htmlAnswer(200, deskPage(shop, control.orders().slice(0, SHOWN_ORDERS)));
}

export function actAtDesk(control: ShopControl, action: string, chance: () => number): Answer {
  if (action === 'order') placeAnyOrder(control, chance);
  else if (action === 'refund') refundLastOrder(control);
  else throw refusals.notFound();
  return redirectAnswer(`/desk/${encodeURIComponent(control.name)}`);
}

function placeAnyOrder(control: ShopControl, chance: () => number): void {
  const sold = control.products().filter(({ stock }) => stock > 0);
  const below = (count: number) => Math.floor(chance() * count);
  const wanted = new Set(Array.from({ length: 1 + below(MOST_LINES) }, () => sold[below(sold.length)]));
  const lines = [...wanted].flatMap((product) => {
    if (!product) return [];
    const variant = product.variants[below(product.variants.length)];
    const chosen = variant?.selections.map(({ variationTitle, title }) => [variationTitle, title]) ?? [];
    return [{ product: product.id, quantity: 1 + below(2), options: Object.fromEntries(chosen) }];
  });
  if (lines.length > 0) placeOrderAtDesk(control, { lines, isSent: true }, chance);
}

/** By somebody invented. Returns the id of the order. */
export function placeOrderAtDesk(
  control: ShopControl,
  { lines, isSent }: { lines: LineFixture[]; isSent: boolean },
  chance: () => number,
): string {
  const buyer = buyerOf(`desk ${Math.floor(chance() * 1_000_000)}`);
  return control.placeOrder({ lines, buyer, ...(isSent && { shipping: SHIPPING }) });
}

/** The newest one that has something left to give back. */
function refundLastOrder(control: ShopControl): void {
  const order = control.orders().find((each) => refundedOf(each) < totalOf(each));
  if (order) control.refund(order.id);
}
