import type {
  Checkpoint,
  PlatformBatch,
  PlatformOrder,
  StoreAccess,
  StoreIdentity,
} from '#server/platforms/ports/store-platform.ts';
import { type Bulk, type ReadLine, readBulkFile } from './bulk.ts';
import type { ShopifyLog } from './client.ts';
import type { CurrencyCheck } from './currency-check.ts';
import type { EventsAlongside } from './events-alongside.ts';
import { createFamilyWindow, type Family, GROUPED, type Position, UNGROUPED } from './families.ts';
import {
  checked,
  concernedRoot,
  IS_WHOLE,
  isAgreement,
  missesLines,
  namesCutRoot,
  orderWithEvents,
  orderWithLines,
  ROOT_TYPE,
  typeOf,
} from './family-lines.ts';
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
import { type BulkLine, type BulkState, WireCustomer, WireMedium, WireProduct, WireVariant } from './wire.ts';

/** A few at a time: what is held as text soon after it was read is quick to collect. */
const BATCH = 5;
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
  /** What the file of all orders is read together with. */
  events?: EventsAlongside;
}

interface Dependencies {
  bulk: Bulk;
  orders: OrderReader;
  log?: ShopifyLog;
}

/**
 * From the file of a bulk operation to batches. What the file does not contain is read again: an order whose lines are
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
        // Were Shopify away altogether, this question would say so, and the file is left for later.
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
    const limits = progress[kind].grouped ? GROUPED : UNGROUPED;
    const window = createFamilyWindow(isAgreement, limits, IS_WHOLE[kind]);
    const strays = new Set(progress[kind].strays.split(',').filter(Boolean));
    /** Orders that the file does not contain in full; asked for some at a time. */
    const again = new Set<string>();
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
        strays: [...strays, ...again, ...roots].slice(0, MAX_STRAYS + 1).join(','),
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
        const records = await translateFamilies(reading, kind, closed, again);
        if (again.size >= STRAYS_AT_ONCE) records.orders?.push(...(await readAgain(reading, takeAll(again))));
        yield { ...records, checkpoint: mark(window.restart(at)) };
      }
    }
    if (read.value === 'expired') return 'expired';
    for (let closed = window.takeAll(BATCH); closed.length > 0; closed = window.takeAll(BATCH)) {
      const records = await translateFamilies(reading, kind, closed, again);
      yield { ...records, checkpoint: mark(window.restart(at)) };
    }
    addStrays(window.dropOrphans());
    const whole = read.value === 'whole' && at.lines - window.repeated() >= Number(state.objectCount);
    const rereadable = strays.size === 0 || (ROOT_TYPE[kind] === 'Order' && strays.size <= MAX_STRAYS);
    if (!whole || !guessable || !rereadable) return 'incomplete';
    for (const some of inChunks([...strays, ...again], STRAYS_AT_ONCE))
      yield { orders: await readAgain(reading, some) };
    return 'whole';
  }

  async function translateFamilies(
    reading: Reading,
    kind: BulkKind,
    families: Family[],
    again: Set<string>,
  ): Promise<PlatformBatch> {
    const { currency } = reading.identity;
    switch (kind) {
      case 'products':
        return {
          products: families.map(({ root, children }) => {
            const isVariant = ({ id }: BulkLine) => String(id).includes('/ProductVariant/');
            const variants = children.filter(isVariant).map((child) => checked(WireVariant, child));
            const media = children
              .filter((child) => !isVariant(child))
              .map((child) => checked(WireMedium, child));
            return translateProduct(checked(WireProduct, root), { variants, media }, currency);
          }),
        };
      case 'customers':
        return { customers: families.map(({ root }) => translateCustomer(checked(WireCustomer, root))) };
      case 'orders': {
        const { met, unmet } = (await reading.events?.meet(families)) ?? { met: [], unmet: families };
        return { orders: [...met, ...translateOrders(reading, unmet.map(orderWithLines), again)] };
      }
      case 'events':
        return { orders: translateOrders(reading, families.map(orderWithEvents), again) };
    }
  }

  /**
   * An order that misses lines, or that changed in a way only its agreements show, is read again on its own. Of those
   * whose agreements come with the file of events, the amounts will do until then: it has their lines again.
   */
  function translateOrders({ currency }: Reading, read: ReadOrder[], again: Set<string>): PlatformOrder[] {
    const translated: PlatformOrder[] = [];
    for (const each of read) {
      const { order, agreements = [] } = each;
      const isCompleteElsewhere = agreements.length === 0 && isFoundAsEventful(order) && !each.complete;
      const isComplete = !isChanged(order) || agreements.length > 0 || isCompleteElsewhere;
      if (!isComplete || (!isCompleteElsewhere && missesLines(each))) again.add(order.id);
      else if (currency.fits(each)) translated.push(translateOrder(isCompleteElsewhere ? { order } : each));
    }
    return translated;
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

function takeAll(ids: Set<string>): string[] {
  const taken = [...ids];
  ids.clear();
  return taken;
}

function* inChunks<T>(all: T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
