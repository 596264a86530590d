import type { ShopControl } from './control.ts';
import { placeOrderAtDesk } from './desk.ts';
import { type Answer, htmlAnswer, redirectAnswer } from './http/answer.ts';
import { type Choice, choicesOf, renderNotFound, renderProduct, renderThanks } from './product-pages.ts';
import type { Product, Shop } from './shop/shop.ts';

/** `/{id}` as the API gives it, or `/{shop}/{id}` as shops share it; both are in use on www.shopier.com. */
export type ProductAddress = { shop: string | null; id: string; path: string };

type Dependencies = {
  findShop(name: string): Promise<Shop | null>;
  /** Some shop of those that sell it; at Shopier no two would. */
  findSeller(productId: string): Promise<Shop | null>;
  controlOf(name: string): ShopControl;
  chance: () => number;
  origin: () => string;
};

/** What visitors see and buy. */
export function createOnlineShop({ findShop, findSeller, controlOf, chance, origin }: Dependencies) {
  async function find({ shop: name, id }: ProductAddress, chosen: string | null) {
    const shop = name === null ? await findSeller(id) : await findShop(name);
    const product = shop?.products.get(id);
    const choice = product && choose(product, chosen);
    return { shop, found: shop && product && choice ? { shop, product, choice } : null };
  }

  function notThere(shop: Shop | null, path: string): Answer {
    return htmlAnswer(404, renderNotFound(shop, origin() + path, origin()));
  }

  return {
    async showProduct(address: ProductAddress, query: URLSearchParams): Promise<Answer> {
      const { shop, found } = await find(address, query.get('variant'));
      if (!found) return notThere(shop, address.path);
      return htmlAnswer(200, renderProduct(found.shop, found.product, found.choice, origin()));
    },

    async buyProduct(address: ProductAddress, form: URLSearchParams): Promise<Answer> {
      const wanted = form.get('id');
      const { shop, found } = await find(address, wanted);
      if (!found || (wanted !== null && found.choice.id !== wanted)) return notThere(shop, address.path);
      const { product, choice } = found;
      if (choice.stock <= 0) return htmlAnswer(422, renderProduct(found.shop, product, choice, origin()));
      const line = { product: product.id, quantity: 1, options: choice.options };
      const isSent = product.type === 'physical';
      const orderId = placeOrderAtDesk(controlOf(found.shop.name), { lines: [line], isSent }, chance);
      return redirectAnswer(`/${encodeURIComponent(found.shop.name)}/thanks/${orderId}`);
    },

    async showThanks(name: string, orderId: string, path: string): Promise<Answer> {
      const shop = await findShop(name);
      const order = shop?.orders.get(orderId);
      if (!shop || !order) return notThere(shop, path);
      return htmlAnswer(200, renderThanks(shop, order, origin()));
    },
  };
}

/** The one that is named, else the first that is left, else the first. */
function choose(product: Product, named: string | null): Choice | undefined {
  const choices = choicesOf(product);
  return choices.find(({ id }) => id === named) ?? choices.find(({ stock }) => stock > 0) ?? choices[0];
}
