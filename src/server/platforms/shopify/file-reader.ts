import type * as z from 'zod';
import type {
  Checkpoint,
  PlatformBatch,
  PlatformOrder,
  StoreAccess,
  StoreIdentity,
} from '#server/platforms/store-platform.ts';
import { type Bulk, type ReadLine, readBulkFile } from './bulk.ts';
import { pathOf, type ShopifyLog } from './client.ts';
import type { CurrencyCheck } from './currency-check.ts';
import { shopifyFailures } from './failures.ts';
import { createFamilyWindow, type Family, GROUPED, type Position, UNGROUPED } from './families.ts';
import type { OrderReader } from './order-reader.ts';
import { newProgress, type Progress, positionOf, toCheckpoint } from './progress.ts';
import type { BulkKind, Grants } from './queries.ts';
import {
  isChanged,
  isFoundAsEventful,
  type ReadOrder,
  translateCustomer,
  translateOrder,
  translateProduct,
} from './translate.ts';
import {
  type BulkLine,
  type BulkState,
  type WireAgreement,
  WireAgreementHead,
  WireCustomer,
  WireOrder,
  WireOrderLine,
  WireProduct,
  WireSale,
  WireVariant,
} from './wire.ts';

const BATCH = 500;
const MAX_STRAYS = 2_000;
const STRAYS_AT_ONCE = 50;

/** One reading of a history, from wherever its progress stands. */
export interface Reading {
  access: StoreAccess;
  identity: StoreIdentity;
  grants: Grants;
  progress: Progress;
  currency: CurrencyCheck;
  signal: AbortSignal;
}

interface Dependencies {
  bulk: Bulk;
  orders: OrderReader;
  log?: ShopifyLog;
}

/**
 * From the file of a bulk operation to batches. What the file does not tell is read again: an order whose lines are
 * incomplete or went astray by its id, a whole kind by pages when it cannot be said what is missing. Storing is
 * idempotent, so reading twice does no harm.
 */
export function createFileReader({ bulk, orders, log }: Dependencies) {
  async function* read(
    reading: Reading,
    kind: BulkKind,
    ended: BulkState,
  ): AsyncGenerator<PlatformBatch, 'done' | 'no file'> {
    const { access, progress, signal } = reading;
    let addressRenewed = false;
    for (let broken = false; ; ) {
      const state = addressRenewed ? await bulk.state(access, ended.id, signal) : ended;
      if (!state?.url) return 'no file';
      const outcome = yield* readLines(reading, kind, { state, url: state.url, acceptBroken: broken });
      if (outcome === 'broken') {
        broken = true;
        const { operation, grouped, runs } = progress[kind];
        progress[kind] = { ...newProgress('bulk', operation), grouped, runs };
        continue;
      }
      if (outcome === 'expired') {
        if (addressRenewed) return 'no file';
        addressRenewed = true;
        continue;
      }
      if (outcome === 'incomplete') {
        // Were Shopify away altogether, this question would say so, and the file is kept for later.
        await bulk.state(access, ended.id, signal);
        log?.warn({ kind, operation: ended.id }, 'shopify bulk file incomplete, reading pages');
        progress[kind] = newProgress('pages');
      }
      return 'done';
    }
  }

  async function* readLines(
    reading: Reading,
    kind: BulkKind,
    { state, url, acceptBroken }: { state: BulkState; url: string; acceptBroken: boolean },
  ): AsyncGenerator<PlatformBatch, 'whole' | 'broken' | 'expired' | 'incomplete'> {
    const { progress, signal } = reading;
    const window = createFamilyWindow(isAgreement, progress[kind].grouped ? GROUPED : UNGROUPED);
    const strays = new Set(progress[kind].strays.split(',').filter(Boolean));
    let at = positionOf(progress[kind]);
    let guessable = !progress[kind].unsure;

    function place({ line, text, start }: ReadLine): void {
      if (line) {
        if (line.__parentId === undefined) window.addRoot(line, start);
        else window.addChild(line, line.__parentId, start);
        return;
      }
      const concerned = concernedRoot(kind, text) ?? window.newestRootId();
      if (concerned && !namesCutRoot(kind, text)) strays.add(concerned);
      else guessable = false;
    }
    function addStrays(parents: string[]): void {
      for (const parent of parents) {
        if (typeOf(parent) === ROOT_TYPE[kind]) strays.add(parent);
        else guessable = false;
      }
    }
    function mark(position: Position): Checkpoint {
      const missed = window.missedParents();
      const roots = missed.filter((parent) => typeOf(parent) === ROOT_TYPE[kind]);
      progress[kind] = {
        ...progress[kind],
        ...position,
        strays: [...strays, ...roots].slice(0, MAX_STRAYS + 1).join(','),
        unsure: !guessable || roots.length < missed.length,
      };
      return toCheckpoint(progress);
    }

    const fileSize = Number(state.fileSize ?? 0);
    const file = readBulkFile(bulk, { url, fileSize, from: at, signal });
    let read = await file.next();
    for (; !read.done; read = await file.next()) {
      for (const each of read.value) {
        at = each.end;
        if (each.line === null && each.text.trim() !== '' && !acceptBroken) {
          await file.return('cut');
          return 'broken';
        }
        if (each.line !== null || each.text.trim() !== '') place(each);
      }
      if (window.isCrowded()) addStrays(window.dropOrphans());
      for (let closed = window.takeClosed(BATCH); closed.length > 0; closed = window.takeClosed(BATCH)) {
        const records = await translateFamilies(reading, kind, closed);
        yield { ...records, checkpoint: mark(window.restart(at)) };
      }
    }
    if (read.value === 'expired') return 'expired';
    for (let closed = window.takeAll(BATCH); closed.length > 0; closed = window.takeAll(BATCH)) {
      const records = await translateFamilies(reading, kind, closed);
      yield { ...records, checkpoint: mark(window.restart(at)) };
    }
    addStrays(window.dropOrphans());
    const whole = read.value === 'whole' && at.lines - window.repeated() >= Number(state.objectCount);
    const rereadable = strays.size === 0 || (ROOT_TYPE[kind] === 'Order' && strays.size <= MAX_STRAYS);
    if (!whole || !guessable || !rereadable) return 'incomplete';
    for (const some of inChunks([...strays], STRAYS_AT_ONCE))
      yield { orders: await readAgain(reading, some) };
    return 'whole';
  }

  async function translateFamilies(
    reading: Reading,
    kind: BulkKind,
    families: Family[],
  ): Promise<PlatformBatch> {
    const { currency } = reading.identity;
    switch (kind) {
      case 'products':
        return {
          products: families.map(({ root, children }) => {
            const variants = children.map((child) => checked(WireVariant, child));
            return translateProduct(checked(WireProduct, root), variants, currency);
          }),
        };
      case 'customers':
        return { customers: families.map(({ root }) => translateCustomer(checked(WireCustomer, root))) };
      case 'orders':
        return ordersOf(reading, families.map(orderWithLines), (order) => isFoundAsEventful(order));
      case 'events':
        return ordersOf(
          reading,
          families.map(orderWithEvents),
          (_, read) => (read.agreements?.length ?? 0) > 0,
        );
    }
  }

  /** An order that misses lines, or that changed in a way only its agreements tell, is read again on its own. */
  async function ordersOf(
    reading: Reading,
    read: ReadOrder[],
    changesAreTold: (order: WireOrder, read: ReadOrder) => boolean,
  ): Promise<PlatformBatch> {
    const translated: PlatformOrder[] = [];
    const again: string[] = [];
    for (const each of read) {
      const told = !isChanged(each.order) || changesAreTold(each.order, each);
      if (!told || missesLines(each)) again.push(each.order.id);
      else if (reading.currency.fits(each)) translated.push(translateOrder(each));
    }
    if (again.length > 0) translated.push(...(await readAgain(reading, again)));
    return { orders: translated };
  }

  async function readAgain(
    { access, grants, currency, signal }: Reading,
    gids: string[],
  ): Promise<PlatformOrder[]> {
    const read = await orders.byIds(access, gids, grants, signal);
    return read.filter((each) => currency.fits(each)).map(translateOrder);
  }

  return { read };
}
export type FileReader = ReturnType<typeof createFileReader>;

const ROOT_TYPE = { products: 'Product', customers: 'Customer', orders: 'Order', events: 'Order' } as const;

const typeOf = (gid: string) => gid.split('/')[3] ?? '';
const isAgreement = (line: BulkLine) => 'reason' in line;
const isSale = (line: BulkLine) => 'totalAmount' in line;

/** The root an unreadable line names in full, as itself or as its parent. */
function concernedRoot(kind: BulkKind, text: string): string | null {
  return new RegExp(`"(gid://shopify/${ROOT_TYPE[kind]}/\\d+)"`).exec(text)?.[1] ?? null;
}

/** A root whose own number was cut away: nothing says which one it was. */
function namesCutRoot(kind: BulkKind, text: string): boolean {
  return text.includes(`"gid://shopify/${ROOT_TYPE[kind]}/`) && concernedRoot(kind, text) === null;
}

function orderWithLines({ root, children }: Family): ReadOrder {
  return { order: checked(WireOrder, root), lines: children.map((child) => checked(WireOrderLine, child)) };
}

function orderWithEvents({ root, children }: Family): ReadOrder {
  const lines: WireOrderLine[] = [];
  const agreements = new Map<string, WireAgreement>();
  for (const child of children) {
    if (isAgreement(child)) agreements.set(child.id, { ...checked(WireAgreementHead, child), sales: [] });
    else if (!isSale(child)) lines.push(checked(WireOrderLine, child));
  }
  for (const child of children) {
    if (isSale(child)) agreements.get(child.__parentId ?? '')?.sales.push(checked(WireSale, child));
  }
  return { order: checked(WireOrder, root), lines, agreements: [...agreements.values()], complete: true };
}

/** Shopify's own count of units, which leaves out gift cards and tips: fewer units read are lines missed. */
function missesLines({ order, lines = [] }: ReadOrder): boolean {
  return lines.reduce((sum, line) => sum + line.quantity, 0) < (order.subtotalLineItemsQuantity ?? 0);
}

function checked<T>(schema: z.ZodType<T>, line: BulkLine): T {
  const result = schema.safeParse(line);
  if (result.success) return result.data;
  throw shopifyFailures.unexpectedShape(`${typeOf(line.id)}.${pathOf(result.error)}`, result.error);
}

function* inChunks<T>(all: T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
