import type { StoreAccess, StoreIdentity } from '#server/platforms/ports/store-platform.ts';
import { storefrontOf } from './addresses.ts';
import type { ShopierClient } from './client.ts';
import { isNotFound, isScopeMissing } from './failures.ts';
import type { OrderReader } from './order-reader.ts';
import type { ProductReader } from './product-reader.ts';
import { DEFAULT_CURRENCY } from './translate.ts';
import { WireOwner, WireSettings } from './wire.ts';

interface Dependencies {
  client: ShopierClient;
  orders: OrderReader;
  products: ProductReader;
}

const SUPPORTED = ['TRY', 'USD', 'EUR'];
/** From so large a part of the newest orders on, a shop is a shop in lira, so that it does not change back and forth. */
const LIRA_SHARE = 0.2;

/** The shop that an access opens, and what it shares. */
export function createShopReader({ client, orders, products }: Dependencies) {
  return async function inspect(access: StoreAccess): Promise<StoreIdentity> {
    const { data: owner } = await client.ask(access, { path: '/shop/owner', data: WireOwner });
    const settings = await readSettings(access);
    const currency = currencyOfShop(await orders.newestCurrencies(access));
    return {
      externalId: owner.id,
      storeName: slugIn(settings?.name) ?? owner.id,
      title: settings?.title?.trim() || settings?.name?.trim() || nameOf(owner) || owner.id,
      storeUrl: storefrontOf(settings?.url),
      currency,
      timeZone: 'Europe/Istanbul',
      capabilities: {
        orders: true,
        products: await products.areShared(access),
        customers: true,
        carts: false,
        visits: false,
        journeys: false,
        taxes: false,
        historyDays: null,
      },
    };
  };

  async function readSettings(access: StoreAccess): Promise<WireSettings | null> {
    try {
      return (await client.ask(access, { path: '/shop/settings', data: WireSettings })).data;
    } catch (error) {
      if (isScopeMissing(error) || isNotFound(error)) return null;
      throw error;
    }
  }
}

/** The last part of the storefront's address, where that is what the settings call the name. */
function slugIn(name: string | null | undefined): string | null {
  const slug = name?.trim().toLowerCase() ?? '';
  return /^[a-z0-9][a-z0-9-]*$/.test(slug) ? slug : null;
}

function nameOf({ company, firstName, lastName }: WireOwner): string {
  return company?.name?.trim() || `${firstName ?? ''} ${lastName ?? ''}`.trim();
}

/** Shopier's settings name no currency: it is the one most of the newest orders are in. */
function currencyOfShop(newest: (string | null)[]): string {
  const counts = new Map<string, number>();
  for (const currency of newest) {
    const name = currency || DEFAULT_CURRENCY;
    if (SUPPORTED.includes(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if ((counts.get(DEFAULT_CURRENCY) ?? 0) >= newest.length * LIRA_SHARE) return DEFAULT_CURRENCY;
  const [mostUsed] = [...counts].sort(([, a], [, b]) => b - a);
  return mostUsed?.[0] ?? DEFAULT_CURRENCY;
}
