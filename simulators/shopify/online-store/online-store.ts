import type { Desk } from '#simulators/shopify/desk/desk.ts';
import { htmlReply, pngReply, type Reply, redirectReply } from '#simulators/shopify/http/http-reply.ts';
import type { PageRequest } from '#simulators/shopify/http/page-request.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import type { Bought } from '#simulators/shopify/shop/state-file.ts';
import { notFoundPage } from '#simulators/storefront/notice-pages.ts';
import { passwordPage, readLogo, storefrontPage } from '#simulators/storefront/page.ts';
import { discountCodesOf, readCartItems } from './cart-permalink.ts';
import { renderCart, renderThanks } from './checkout-pages.ts';
import { chooseVariant, findProduct, quantityLeft } from './offers.ts';
import { renderProduct, renderProducts } from './product-pages.ts';
import { LOGO_PATH, PRODUCTS_PATH, shopFrame, themeOf, withMarks } from './shop-frame.ts';

/** `part` is what is named in the path, decoded. */
type Asked = PageRequest & { store: Shop; part: string };

type Answers = Record<string, (asked: Asked) => Reply | null>;

/** What visitors see and buy, without a token; addresses as of https://shopify.dev/docs/storefronts/themes/architecture/templates */
export function createOnlineStore(buy: Desk['buy']) {
  const pages: [path: RegExp, answers: Answers][] = [
    [/^\/()$/, { GET: showHome }],
    [/^\/collections\/all()\/?$/, { GET: (asked) => htmlReply(200, renderProducts(placeOf(asked))) }],
    [/^\/products\/([^/]+)\/?$/, { GET: showProduct, POST: buyProduct }],
    [/^\/cart\/([^/]+)\/?$/, { GET: showCart, POST: buyCart }],
    [/^\/checkouts\/(\d+)\/thank_you$/, { GET: showThanks }],
  ];

  function buyProduct(asked: Asked): Reply {
    const { store, part, query, form } = asked;
    const product = findProduct(store, part);
    const wanted = form.get('id') ?? query.get('variant');
    const variant = product && chooseVariant(product, wanted);
    const isAnother = form.has('id') && variant?.id !== wanted;
    if (!product || !variant || isAnother) return notThere(asked);
    // As /cart/add answers for what is sold out.
    if (quantityLeft(variant, 1) === 0)
      return htmlReply(422, renderProduct(placeOf(asked), product, variant));
    return sell(asked, [{ product: product.id, variant: variant.id, quantity: 1 }]);
  }

  function buyCart(asked: Asked): Reply {
    const items = readCartItems(asked.store, asked.part);
    const left = items.filter(({ quantity }) => quantity > 0);
    if (items.length === 0) return notThere(asked);
    if (left.length === 0) return { ...showCart(asked), status: 422 };
    return sell(
      asked,
      left.map(({ product, variant, quantity }) => ({ product: product.id, variant: variant.id, quantity })),
    );
  }

  function sell({ store, shopUrl, query, address }: Asked, bought: Bought[]): Reply {
    const orderId = buy(store, { bought, link: address, discountCodes: discountCodesOf(query) });
    return redirectReply(`${shopUrl}/checkouts/${orderId}/thank_you`, 303);
  }

  /** Null for what is no page of the online store. */
  return async function answerVisitor(shop: Shop, request: PageRequest): Promise<Reply | null> {
    const theme = themeOf(shop);
    if (request.path === LOGO_PATH) return theme && pngReply(await readLogo(theme));
    for (const [path, answers] of pages) {
      const found = path.exec(request.path);
      const answer = answers[request.method];
      if (!found || !answer) continue;
      if (shop.storefront === 'password') return htmlReply(200, passwordPage(shop.title));
      return answer({ ...request, store: shop, part: decoded(found[1] ?? '') });
    }
    return null;
  };
}

function showHome({ store, shopUrl, query }: Asked): Reply | null {
  const theme = themeOf(store);
  if (!theme) return null;
  const addresses = {
    address: `${shopUrl}/`,
    logoUrl: `${shopUrl}${LOGO_PATH}`,
    productsUrl: withMarks(`${shopUrl}${PRODUCTS_PATH}`, query),
  };
  return htmlReply(200, storefrontPage(store, theme, addresses));
}

function showProduct(asked: Asked): Reply {
  const product = findProduct(asked.store, asked.part);
  const variant = product && chooseVariant(product, asked.query.get('variant'));
  if (!product || !variant) return notThere(asked);
  return htmlReply(200, renderProduct(placeOf(asked), product, variant));
}

function showCart(asked: Asked): Reply {
  const items = readCartItems(asked.store, asked.part);
  if (items.length === 0) return notThere(asked);
  return htmlReply(200, renderCart(placeOf(asked), items, discountCodesOf(asked.query)));
}

function showThanks(asked: Asked): Reply {
  const order = asked.store.orders.get(asked.part);
  return order ? htmlReply(200, renderThanks(placeOf(asked), order)) : notThere(asked);
}

function notThere({ store, shopUrl, path }: Asked): Reply {
  return htmlReply(404, notFoundPage(shopFrame(store, shopUrl), `${shopUrl}${path}`));
}

const placeOf = ({ store, shopUrl, path, query }: Asked) => ({ shop: store, shopUrl, path, query });

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // No handle is written so.
    return '';
  }
}
