import type { Desk } from '#simulators/shopify/desk/desk.ts';
import { discountCodesOf, readDiscountLink, rememberCode } from '#simulators/shopify/http/discount-codes.ts';
import { htmlReply, pngReply, type Reply, redirectReply } from '#simulators/shopify/http/http-reply.ts';
import { decodedPart, type PageRequest } from '#simulators/shopify/http/page-request.ts';
import { termsOf } from '#simulators/shopify/shop/discounts.ts';
import type { Product, Shop, Variant } from '#simulators/shopify/shop/shop.ts';
import { notFoundPage } from '#simulators/storefront/notice-pages.ts';
import { passwordPage, readLogo, storefrontPage } from '#simulators/storefront/page.ts';
import { type CartItem, readCartItems } from './cart-permalink.ts';
import { checkCodes } from './checked-codes.ts';
import { renderCart, renderThanks } from './checkout-pages.ts';
import { chooseVariant, findProduct, quantityLeft } from './offers.ts';
import { renderProduct, renderProducts } from './product-pages.ts';
import { LOGO_PATH, PRODUCTS_PATH, shopFrame, themeOf, withMarks } from './shop-frame.ts';

/** `part` is what is named in the path, decoded; `at` is now. */
type Asked = PageRequest & { store: Shop; part: string; at: number };

type Answers = Record<string, (asked: Asked) => Reply | null>;

/** What visitors see and buy, without a token; addresses as of https://shopify.dev/docs/storefronts/themes/architecture/templates */
export function createOnlineStore(buy: Desk['buy'], now: () => Date) {
  const pages: [path: RegExp, answers: Answers][] = [
    [/^\/()$/, { GET: showHome }],
    [/^\/collections\/all()\/?$/, { GET: (asked) => htmlReply(200, renderProducts(placeOf(asked))) }],
    [/^\/products\/([^/]+)\/?$/, { GET: showProduct, POST: buyProduct }],
    [/^\/cart\/([^/]+)\/?$/, { GET: showCart, POST: buyCart }],
    [/^\/discount\/[^/]+()\/?$/, { GET: followDiscountLink }],
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
    if (quantityLeft(variant, 1) === 0) return productReply(422, asked, product, variant);
    return sell(asked, [{ product, variant, quantity: 1 }]);
  }

  function buyCart(asked: Asked): Reply {
    const items = readCartItems(asked.store, asked.part);
    const left = items.filter(({ quantity }) => quantity > 0);
    if (items.length === 0) return notThere(asked);
    if (left.length === 0) return { ...showCart(asked), status: 422 };
    return sell(asked, left);
  }

  function sell(asked: Asked, items: CartItem[]): Reply {
    const { store, shopUrl, address } = asked;
    const discount = codesOf(asked, items).find((each) => each.discount)?.discount;
    const orderId = buy(store, {
      bought: items.map(({ product, variant, quantity }) => ({
        product: product.id,
        variant: variant.id,
        quantity,
      })),
      link: address,
      ...(discount && { discount: termsOf(discount) }),
    });
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
      const part = decodedPart(found[1] ?? '');
      return answer({ ...request, store: shop, part, at: now().getTime() });
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
  return productReply(200, asked, product, variant);
}

function productReply(status: number, asked: Asked, product: Product, variant: Variant): Reply {
  const codes = codesOf(asked, [{ product, variant, quantity: 1 }]);
  return htmlReply(status, renderProduct(placeOf(asked), product, variant, codes));
}

function showCart(asked: Asked): Reply {
  const items = readCartItems(asked.store, asked.part);
  if (items.length === 0) return notThere(asked);
  return htmlReply(200, renderCart(placeOf(asked), items, codesOf(asked, items)));
}

/** The code is remembered whatever it is worth; the pages say so. */
function followDiscountLink({ address, shopUrl }: Asked): Reply | null {
  const link = readDiscountLink(address);
  if (!link) return null;
  const reply = redirectReply(link.target);
  return { ...reply, headers: { ...reply.headers, 'set-cookie': rememberCode(link.code, shopUrl) } };
}

function codesOf({ store, address, cookies, at }: Asked, items: readonly CartItem[]) {
  return checkCodes(store, discountCodesOf(address, cookies), items, at);
}

function showThanks(asked: Asked): Reply {
  const order = asked.store.orders.get(asked.part);
  return order ? htmlReply(200, renderThanks(placeOf(asked), order)) : notThere(asked);
}

function notThere({ store, shopUrl, path }: Asked): Reply {
  return htmlReply(404, notFoundPage(shopFrame(store, shopUrl), `${shopUrl}${path}`));
}

const placeOf = ({ store, shopUrl, path, query }: Asked) => ({ shop: store, shopUrl, path, query });
