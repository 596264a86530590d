import type * as z from 'zod';
import type {
  PlatformBatch,
  PlatformProduct,
  StoreAccess,
  StoreIdentity,
} from '#server/platforms/ports/store-platform.ts';
import { isScopeMissing } from './client.ts';
import type { CurrencyCheck } from './currency-check.ts';
import type { OrderReader } from './order-reader.ts';
import { idOf } from './order-sales.ts';
import type { Listing, PageReader } from './pages.ts';
import {
  changedItemsDocument,
  checkoutLinesDocument,
  checkoutsDocument,
  customersDocument,
  type Grants,
  NEWEST_FIRST,
  ordersDocument,
  orderTotalsDocument,
  productsByIdDocument,
  productsDocument,
  productVariantsDocument,
} from './queries.ts';
import { translateCheckout, translateCustomer, translateOrder, translateProduct } from './translate.ts';
import {
  WireChangedItems,
  WireCheckoutLines,
  WireCheckouts,
  WireCustomers,
  WireOrders,
  WireOrderTotals,
  WireProducts,
  WireProductsById,
  WireProductVariants,
} from './wire.ts';

export interface Sought {
  access: StoreAccess;
  identity: StoreIdentity;
  grants: Grants;
  currency: CurrencyCheck;
  signal: AbortSignal;
  /** In Shopify's search syntax; null finds everything. */
  filter: string | null;
  sortKey: 'ID' | 'UPDATED_AT';
  /** Only records with a higher id, for going on where a reading ended. */
  above?: string | null;
}

export interface ReadPage {
  batch: PlatformBatch;
  lastId: string;
}

export type PagedKind = 'products' | 'customers' | 'orders' | 'checkouts';

/** Records by ordinary pages, each complete: what a page cut off is asked for before the page is handed on. */
export function createPagedReader(reader: PageReader, orders: OrderReader) {
  function read(kind: PagedKind, sought: Sought): AsyncGenerator<ReadPage> {
    switch (kind) {
      case 'products':
        return readProducts(sought);
      case 'customers':
        return readCustomers(sought);
      case 'orders':
        return readOrders(sought);
      case 'checkouts':
        return readCheckouts(sought);
    }
  }

  async function* readOrders(sought: Sought): AsyncGenerator<ReadPage> {
    const { access, grants, currency, signal, sortKey } = sought;
    const pages = reader.pages(access, {
      document: ordersDocument(grants, sortKey),
      data: WireOrders,
      pick: (data) => data.orders,
      search: searchOf(sought),
      startWith: 8,
      signal,
    });
    for await (const page of pages) {
      const complete = await orders.complete(access, page, signal);
      const fitting = complete.filter((each) => currency.fits(each));
      yield { batch: { orders: fitting.map(translateOrder) }, lastId: lastIdOf(page) };
    }
  }

  /** Amounts only, newest first: cheap pages of many orders. */
  async function* readOrderTotals(
    sought: Omit<Sought, 'filter' | 'sortKey'> & { since: Date },
  ): AsyncGenerator<PlatformBatch> {
    const { access, grants, currency, signal, since } = sought;
    const from = `created_at:>='${since.toISOString()}'`;
    const pages = reader.pages(access, {
      document: orderTotalsDocument(grants),
      data: WireOrderTotals,
      pick: (data) => data.orders,
      search: (last) => (last ? `${from} created_at:<='${last.createdAt}'` : from),
      startWith: 25,
      signal,
    });
    for await (const page of pages) {
      const fitting = page.filter((order) => currency.fits({ order }));
      yield { orders: fitting.map((order) => translateOrder({ order })) };
    }
  }

  /** One page of them, for a look before everything is read; none where they are not shared. */
  async function* readNewestProducts(
    sought: Pick<Sought, 'access' | 'identity' | 'grants' | 'signal'>,
  ): AsyncGenerator<PlatformBatch> {
    const { access, grants, signal } = sought;
    const pages = reader.pages(access, {
      document: productsDocument(grants, NEWEST_FIRST),
      data: WireProducts,
      pick: (data) => data.products,
      startWith: 20,
      signal,
    });
    try {
      for await (const page of pages) {
        yield { products: await translated(page, sought) };
        return;
      }
    } catch (error) {
      if (!isScopeMissing(error)) throw error;
    }
  }

  async function* readProducts(sought: Sought): AsyncGenerator<ReadPage> {
    const { access, grants, signal, sortKey } = sought;
    const pages = reader.pages(access, {
      document: productsDocument(grants, sortKey),
      data: WireProducts,
      pick: (data) => data.products,
      search: searchOf(sought),
      startWith: 20,
      signal,
    });
    for await (const page of pages)
      yield { batch: { products: await translated(page, sought) }, lastId: lastIdOf(page) };
  }

  /** Products of which a cost is another by now, also those that have not changed otherwise. */
  async function* readChangedCosts(
    { access, identity, grants, signal }: Pick<Sought, 'access' | 'identity' | 'grants' | 'signal'>,
    since: Date,
  ): AsyncGenerator<PlatformBatch> {
    const filter = `updated_at:>='${since.toISOString()}'`;
    const items = reader.pages(access, {
      document: changedItemsDocument,
      data: WireChangedItems,
      pick: (data) => data.inventoryItems,
      search: (last) => (last ? `${filter} id:>${idOf(last.id)}` : filter),
      startWith: 50,
      signal,
    });
    const ids = new Set<string>();
    for await (const page of items)
      for (const { variants } of page) for (const { product } of variants?.nodes ?? []) ids.add(product.id);
    const products = reader.inParts(access, [...ids], {
      document: productsByIdDocument(grants),
      data: WireProductsById,
      startWith: 10,
      signal,
    });
    for await (const { nodes } of products) {
      const known = nodes.filter((node) => node !== null);
      yield { products: await translated(known, { access, grants, identity, signal }) };
    }
  }

  /** With every variant. */
  async function translated(
    page: z.infer<typeof WireProducts>['products']['nodes'],
    { access, grants, identity, signal }: Pick<Sought, 'access' | 'identity' | 'grants' | 'signal'>,
  ): Promise<PlatformProduct[]> {
    const products = [];
    for (const { variants, media, ...product } of page) {
      const further = variants.pageInfo.hasNextPage
        ? await rest(access, {
            document: productVariantsDocument(grants),
            data: WireProductVariants,
            pick: (data) => data.product?.variants ?? null,
            variables: { id: product.id },
            after: variants.pageInfo.endCursor,
            startWith: 100,
            signal,
          })
        : [];
      const parts = { variants: [...variants.nodes, ...further], media: media.nodes };
      products.push(translateProduct(product, parts, identity.currency));
    }
    return products;
  }

  async function* readCustomers(sought: Sought): AsyncGenerator<ReadPage> {
    const pages = reader.pages(sought.access, {
      document: customersDocument,
      data: WireCustomers,
      pick: (data) => data.customers,
      search: searchOf({ ...sought, sortKey: 'ID' }),
      startWith: 50,
      signal: sought.signal,
    });
    for await (const page of pages) {
      yield { batch: { customers: page.map(translateCustomer) }, lastId: lastIdOf(page) };
    }
  }

  async function* readCheckouts(sought: Sought): AsyncGenerator<ReadPage> {
    const { access, grants, currency, signal, identity } = sought;
    const pages = reader.pages(access, {
      document: checkoutsDocument(grants),
      data: WireCheckouts,
      pick: (data) => data.abandonedCheckouts,
      search: searchOf({ ...sought, sortKey: 'ID' }),
      startWith: 15,
      signal,
    });
    for await (const page of pages) {
      const checkouts = [];
      for (const { lineItems, ...checkout } of page) {
        if (!currency.fitsCheckout(checkout)) continue;
        const further = lineItems.pageInfo.hasNextPage
          ? await rest(access, {
              document: checkoutLinesDocument,
              data: WireCheckoutLines,
              pick: (data) => data.node?.lineItems ?? null,
              variables: { id: checkout.id },
              after: lineItems.pageInfo.endCursor,
              startWith: 50,
              signal,
            })
          : [];
        checkouts.push(translateCheckout(checkout, [...lineItems.nodes, ...further], identity.currency));
      }
      yield { batch: { checkouts }, lastId: lastIdOf(page) };
    }
  }

  async function rest<Node, Data>(access: StoreAccess, listing: Listing<Node, Data>): Promise<Node[]> {
    const nodes: Node[] = [];
    for await (const page of reader.pages(access, listing)) nodes.push(...page);
    return nodes;
  }

  return { read, readChangedCosts, readNewestProducts, readOrderTotals };
}
export type PagedReader = ReturnType<typeof createPagedReader>;

const lastIdOf = (page: { id: string }[]) => idOf(page.at(-1)?.id ?? '');

/** Going on behind a record: by id it is passed, by time those of the same moment come once more. */
function searchOf({ filter, sortKey, above }: Sought) {
  return (last: { id: string; updatedAt: string } | null): string | null => {
    const passed = last && sortKey === 'ID' ? idOf(last.id) : above;
    const behind = passed ? `id:>${passed}` : null;
    const since = last && sortKey === 'UPDATED_AT' ? `updated_at:>='${last.updatedAt}'` : null;
    return [filter, behind, since].filter((term) => term !== null).join(' ') || null;
  };
}
