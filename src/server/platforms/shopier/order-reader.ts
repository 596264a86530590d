import type * as z from 'zod';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { ShopierClient } from './client.ts';
import { isNotFound, isRequestRefused } from './failures.ts';
import { EARLIEST, formatInstant } from './instants.ts';
import { PAGE_SIZE, type Page, readPages } from './pages.ts';
import { withRefunds } from './translate.ts';
import { WireOrder, WireOrderCurrency, WireRefund, type WireTransaction, WireTransactions } from './wire.ts';

export interface Window {
  from: Date;
  to: Date;
}

interface WindowQuery extends Window {
  sort: 'dateAsc' | 'dateDesc';
  fromPage?: number;
  signal?: AbortSignal;
}

const CERTAIN_DAYS = 60;
const MOST_PAGES = 1_000_000;

/** Orders by the time they were placed, in a window that is always named: without one Shopier may give none. */
export function createOrderReader(client: ShopierClient, clock: { now(): Date }) {
  function placedIn(
    access: StoreAccess,
    { from, to, ...query }: WindowQuery,
  ): AsyncGenerator<Page<WireOrder>> {
    return readPages(client, access, { ...listIn({ from, to }, query.sort), item: WireOrder, ...query });
  }

  /** Null when Shopier no longer has it. */
  async function byId(access: StoreAccess, id: string, signal?: AbortSignal): Promise<WireOrder | null> {
    return find(access, { id, folder: '/orders', data: WireOrder, signal });
  }

  /** What Shopier paid out for an order and kept of it; null before that is settled. */
  async function chargeOf(
    access: StoreAccess,
    id: string,
    signal?: AbortSignal,
  ): Promise<WireTransaction | null> {
    const asked = { id, folder: '/orders/transactions', data: WireTransactions, signal };
    const transactions = await find(access, asked);
    // The others are adjustments, such as refunds, which the order tells itself.
    return transactions?.find(({ type }) => !type || type === 'charge') ?? null;
  }

  async function find<T>(
    access: StoreAccess,
    { id, folder, data, signal }: { id: string; folder: string; data: z.ZodType<T>; signal?: AbortSignal },
  ): Promise<T | null> {
    // Ids are digits; anything else is no part of an address.
    if (!/^[\w-]+$/.test(id)) return null;
    try {
      return (await client.ask(access, { path: `${folder}/${id}`, data, signal })).data;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** An order of which a refund is known, with its refunds even where the order itself does not list them. */
  async function refunded(access: StoreAccess, id: string, signal?: AbortSignal): Promise<WireOrder | null> {
    const order = await byId(access, id, signal);
    if (!order || order.refunds?.length) return order;
    const known: WireRefund[] = [];
    const list = { name: 'refunds' as const, item: WireRefund, query: { orderId: id }, signal };
    for await (const { items } of readPages(client, access, list)) known.push(...items);
    return withRefunds(
      order,
      known.filter(({ orderId }) => orderId === id),
    );
  }

  /** How many orders there are, in whatever currency. */
  async function count(access: StoreAccess): Promise<number> {
    const first = await newestPage(access);
    if (!first) return 0;
    if (first.totalItems !== null || first.isLast) return first.totalItems ?? first.items.length;
    // Shopier did not say, so the last page is looked for, in steps that double and then halve.
    let filled = 1;
    let lengthThere = first.items.length;
    let tooFar = Number.POSITIVE_INFINITY;
    while (tooFar - filled > 1 && filled < MOST_PAGES) {
      const number = tooFar === Number.POSITIVE_INFINITY ? filled * 2 : Math.floor((filled + tooFar) / 2);
      const { items } = (await newestPage(access, number))!;
      if (items.length === 0) tooFar = number;
      else [filled, lengthThere] = [number, items.length];
      if (lengthThere < PAGE_SIZE) break;
    }
    return (filled - 1) * PAGE_SIZE + lengthThere;
  }

  async function newestCurrencies(access: StoreAccess): Promise<(string | null)[]> {
    const page = await newestPage(access);
    return (page?.items ?? []).map(({ currency }) => currency ?? null);
  }

  /** When the shop's first order was placed, as far as Shopier shows it when asked for all years at once. */
  async function firstPlacedAt(access: StoreAccess): Promise<Date | null> {
    const window = { from: EARLIEST, to: clock.now() };
    try {
      for await (const { items } of placedIn(access, { ...window, sort: 'dateAsc' })) {
        return items[0]?.dateCreated ?? null;
      }
    } catch (error) {
      if (!isRequestRefused(error)) throw error;
    }
    return null;
  }

  /** Over all years; nobody knows how wide a window may be, so over the last weeks where that is refused. */
  async function newestPage(access: StoreAccess, fromPage = 1) {
    const to = clock.now();
    for (const from of [EARLIEST, new Date(to.getTime() - CERTAIN_DAYS * DAY_MS)]) {
      const list = { ...listIn({ from, to }, 'dateDesc'), item: WireOrderCurrency, fromPage };
      try {
        for await (const page of readPages(client, access, list)) return page;
      } catch (error) {
        if (from !== EARLIEST || !isRequestRefused(error)) throw error;
      }
    }
    return null;
  }

  return { placedIn, byId, chargeOf, refunded, count, newestCurrencies, firstPlacedAt };
}
export type OrderReader = ReturnType<typeof createOrderReader>;

/** The end is rounded up to a whole second, so that neighbouring windows leave nothing out between them. */
function listIn({ from, to }: Window, sort: string) {
  const dateEnd = formatInstant(new Date(Math.ceil(to.getTime() / 1000) * 1000));
  return { name: 'orders' as const, query: { dateStart: formatInstant(from), dateEnd, sort } };
}

/** A stretch of time in parts of some days, oldest first. */
export function partsOf({ from, to }: Window, days: number): Window[] {
  const parts: Window[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += days * DAY_MS) {
    parts.push({
      from: new Date(start),
      to: new Date(Math.min(start + days * DAY_MS, to.getTime())),
    });
  }
  return parts;
}
