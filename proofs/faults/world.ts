import { DAY_MS } from '#shared/core/time.ts';
import { createAiSimulator } from '#simulators/ai/simulator.ts';
import { createMetaSimulator } from '#simulators/meta/simulator.ts';
import { createShopierSimulator } from '#simulators/shopier/simulator.ts';
import { createShopifySimulator } from '#simulators/shopify/simulator.ts';
import { createXSimulator } from '#simulators/x/simulator.ts';
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const SHOPIFY_SHOPS = ['north', 'south'];
const SHOPIER_SHOP = 'dogu';
const HISTORY = 150;
/** The networks' own guards against a second post are not to be leaned on. */
const NETWORKS = { refuseRepeats: false };
/** Where Vitrin believes Shopify to be, so that the name can stop resolving. */
export const SHOPIFY_HOST = 'shopify.faults.test';

/** Everything outside of Vitrin, in this process: so that what is true there can simply be read. */
export async function createWorld(appUrl: string) {
  const shopify = await createShopifySimulator({ shops: SHOPIFY_SHOPS.map((name) => shopOf(name, HISTORY)) });
  const shopier = await createShopierSimulator({ appUrl, shops: [shopierShop(SHOPIER_SHOP)] });
  const x = await createXSimulator({ appUrl, postsPerWindow: 100_000, ...NETWORKS });
  const meta = await createMetaSimulator({ appUrl, ...NETWORKS });
  const ai = await createAiSimulator({ port: 0 });
  const services = {
    shopify: shopify.origin,
    shopier: shopier.origin,
    x: x.apiOrigin,
    meta: meta.graphOrigin,
  };
  const proxies = {} as Record<keyof typeof services | 'ai', TcpProxy>;
  for (const [name, origin] of Object.entries({ ...services, ai: ai.baseUrl })) {
    const port = Number(new URL(origin.replace('{shop}', 'shop')).port);
    proxies[name as keyof typeof proxies] = await createTcpProxy(() => [port]);
  }
  const through = (origin: string, name: keyof typeof proxies, host = '127.0.0.1') =>
    origin.replace(/127\.0\.0\.1:\d+/, `${host}:${proxies[name].port}`);
  const redelivering = setInterval(() => void shopify.deliverDue(), 1_000);

  return {
    shopify,
    shopier,
    x,
    meta,
    proxies,
    shops: { shopify: SHOPIFY_SHOPS, shopier: [SHOPIER_SHOP] },
    /** A shop that an owner connects only now, with a longer history. */
    openShop: (name: string, orders: number) => shopify.addShop(shopOf(name, orders)),
    /** What a process of Vitrin receives of it. */
    settings: {
      SHOPIFY_SHOP_ORIGIN: through(shopify.origin, 'shopify', SHOPIFY_HOST),
      SHOPIER_API_ORIGIN: through(shopier.origin, 'shopier'),
      X_API_ORIGIN: through(x.apiOrigin, 'x'),
      META_GRAPH_ORIGIN: through(meta.graphOrigin, 'meta'),
      GOOGLE_ADS_ORIGIN: 'http://127.0.0.1:9',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: through(ai.baseUrl, 'ai'),
      AI_TEXT_MODEL: 'simulated-small',
    },
    async stop() {
      clearInterval(redelivering);
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      await Promise.all([shopify.close(), shopier.stop(), x.stop(), meta.stop(), ai.stop()]);
    },
  };
}
export type World = Awaited<ReturnType<typeof createWorld>>;

const PRODUCTS = ['Tea', 'Cup', 'Candle', 'Basket'].map((title, at) => ({
  title,
  sku: title.toUpperCase(),
  price: `${10 + at * 5}.50`,
}));

function shopOf(name: string, orders: number) {
  const customers = Array.from({ length: 40 }, (_, at) => ({ email: `buyer${at}@${name}.example` }));
  return {
    name,
    currency: 'GBP',
    ianaTimezone: 'Europe/London',
    products: PRODUCTS,
    customers,
    orders: Array.from({ length: orders }, (_, at) => ({
      name: `#${1000 + at}`,
      createdAt: historic(at, orders),
      customer: customers[at % customers.length]!.email,
      lines: [{ product: PRODUCTS[at % PRODUCTS.length]!.title, quantity: 1 + (at % 3) }],
      shipping: '3.50',
    })),
  };
}

function shopierShop(name: string) {
  return {
    name,
    products: PRODUCTS.map(({ title, price }) => ({ title, price, stock: 1_000_000 })),
    orders: Array.from({ length: HISTORY }, (_, at) => ({
      createdAt: historic(at, HISTORY),
      lines: [{ product: PRODUCTS[at % PRODUCTS.length]!.title, quantity: 1 + (at % 3) }],
      buyer: { email: `alici${at % 40}@${name}.example` },
    })),
  };
}

/** Over the fifty days before yesterday. */
function historic(nth: number, of: number): string {
  return new Date(Date.now() - DAY_MS - ((of - nth) / of) * 50 * DAY_MS).toISOString();
}
