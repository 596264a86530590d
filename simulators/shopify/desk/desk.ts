import { randomInt } from 'node:crypto';
import { discountCodesOf, readDiscountLink } from '#simulators/shopify/http/discount-codes.ts';
import { htmlReply, type Reply, redirectReply } from '#simulators/shopify/http/http-reply.ts';
import { type DiscountTerms, findRunningDiscount, termsOf } from '#simulators/shopify/shop/discounts.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import type { Bought, DeskAction, StateFile } from '#simulators/shopify/shop/state-file.ts';
import type { News } from '#simulators/shopify/webhooks/shop-webhooks.ts';
import { applyDeskAction, findReversibleOrder } from './desk-actions.ts';
import { renderDesk } from './desk-page.ts';

type Dependencies = {
  state: StateFile;
  now: () => Date;
  announce: (shop: Shop, news: News[]) => void;
  /** False when there is none to uninstall. */
  uninstallApp: (shop: Shop) => boolean;
};

export type Desk = ReturnType<typeof createDesk>;

/** A merchant's desk in miniature: something happens in the shop, and the app should hear of it. */
export function createDesk({ state, now, announce, uninstallApp }: Dependencies) {
  const { deskActions } = state.saved;

  /** The order that it is about; null where there is none. */
  function act(shop: Shop, action: DeskAction): string | null {
    const orderId = applyDeskAction(shop, action, deskActions.length, (news) => announce(shop, news));
    deskActions.push(action);
    state.save();
    return orderId;
  }

  function aboutNow(shop: Shop): Pick<DeskAction, 'shop' | 'at'> {
    return { shop: shop.name, at: Math.floor(now().getTime() / 1000) * 1000 };
  }

  /** A visitor buys what the shop has. `link` is the address they came by. Returns the id of the order. */
  function buy(shop: Shop, purchase: { bought: Bought[]; link: string; discount?: DiscountTerms }): string {
    const orderId = act(shop, { ...aboutNow(shop), kind: 'order', seed: randomInt(2 ** 31), ...purchase });
    if (orderId === null) throw new Error(`${shop.name} does not have what was bought.`);
    return orderId;
  }

  function answer(shop: Shop, form: URLSearchParams, shopUrl: string): Reply {
    const done = press(shop, form.get('do') ?? '', form.get('link') ?? '');
    return redirectReply(`${shopUrl}/desk?done=${done}`, 303);
  }

  /** What came of it, in a word that the page knows. */
  function press(shop: Shop, button: string, link: string): string {
    const about = aboutNow(shop);
    if (button === 'order') {
      if (shop.products.size === 0) return 'nothing-to-sell';
      act(shop, { ...about, kind: 'order', seed: randomInt(2 ** 31), ...arrivalBy(shop, link, about.at) });
      return 'ordered';
    }
    if (button === 'refund' || button === 'cancel') {
      const order = findReversibleOrder(shop, button);
      if (!order) return 'nothing-left';
      act(shop, { ...about, kind: button, orderId: order.id });
      return button === 'refund' ? 'refunded' : 'cancelled';
    }
    return button === 'uninstall' && uninstallApp(shop) ? 'uninstalled' : 'not-installed';
  }

  /** Where the link leads, and the code that it brings along, which is used if what is bought has it. */
  function arrivalBy(shop: Shop, link: string, at: number): { link?: string; discount?: DiscountTerms } {
    const discountLink = readDiscountLink(link);
    const codes = discountLink ? [discountLink.code] : discountCodesOf(link, '');
    const [discount] = codes.flatMap((code) => findRunningDiscount(shop, code, at) ?? []);
    return {
      ...(link && { link: discountLink?.target ?? link }),
      ...(discount && { discount: termsOf(discount) }),
    };
  }

  return {
    answer,
    buy,
    show: (shop: Shop, done: string | null): Reply => htmlReply(200, renderDesk(shop, done)),
    /** Does again what was done in earlier runs; no webhook is sent twice. */
    replay(shop: Shop): void {
      for (const [place, action] of deskActions.entries()) {
        if (action.shop === shop.name) applyDeskAction(shop, action, place, () => {});
      }
    },
  };
}
