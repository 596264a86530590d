import * as z from 'zod';
import type {
  Checkpoint,
  FinanceBatch,
  StoreAccess,
  StoreIdentity,
} from '#server/platforms/ports/store-platform.ts';
import { type Bulk, readBulkFile } from './bulk.ts';
import { createFamilyWindow, type Family, GROUPED, type Position } from './families.ts';
import { checked, typeOf } from './family-lines.ts';
import { type FinanceReader, type TaxedOrder, taxesOfEach } from './finances.ts';
import { amountOf } from './order-sales.ts';
import { bulkFinancesDocument } from './queries.ts';
import { type BulkLine, type BulkState, WireOrderFinances, WireTaxedLine } from './wire.ts';

interface Asked {
  identity: Pick<StoreIdentity, 'currency'>;
  checkpoint: Checkpoint | null;
  signal: AbortSignal;
}

/** The bulk operation, and how many bytes of its file were read. */
const FinanceProgress = z.object({ operation: z.string(), offset: z.number() });
type FinanceProgress = z.infer<typeof FinanceProgress>;

/** Orders of which some have refunds, which are asked for by their ids. */
const BATCH = 200;

/**
 * What all orders cost, from the file of a bulk operation. An order whose lines do not have all of its tax is left out, as
 * is one whose line cannot be read: what is missing is read by pages, and it need not be known why it is.
 */
export function createFinanceHistory(bulk: Bulk, finances: Pick<FinanceReader, 'withRestocks'>) {
  return async function* read(
    access: StoreAccess,
    { identity: { currency }, checkpoint, signal }: Asked,
  ): AsyncGenerator<FinanceBatch> {
    const progress = checkpoint ? FinanceProgress.parse(checkpoint) : await begin(access);
    if (!progress) return;
    const state = yield* untilEnded(access, progress, signal);
    if (state?.status !== 'COMPLETED' || !state.url) return;
    const whole = new WeakMap<Family, TaxedOrder>();
    const window = createFamilyWindow(
      () => false,
      GROUPED,
      (family) => {
        const order = wholeOrder(family, currency);
        if (order) whole.set(family, order);
        return order !== null;
      },
    );

    async function batchOf(families: Family[], end: Position): Promise<FinanceBatch> {
      const orders = families.flatMap((family) => whole.get(family) ?? wholeOrder(family, currency) ?? []);
      return {
        finances: await finances.withRestocks(access, orders, { currency, signal }),
        checkpoint: { ...progress, offset: window.restart(end).offset },
      };
    }

    let at: Position = { offset: progress.offset, lines: 0 };
    const file = { url: state.url, fileSize: Number(state.fileSize ?? 0), from: at, signal };
    for await (const lines of readBulkFile(bulk, file)) {
      for (const { line, start, end } of lines) {
        at = end;
        if (line?.__parentId !== undefined) window.addChild(line, line.__parentId, start);
        else if (line) window.addRoot(line, start);
      }
      if (window.isCrowded()) window.dropOrphans();
      for (let closed = window.takeClosed(BATCH); closed.length > 0; closed = window.takeClosed(BATCH))
        yield await batchOf(closed, at);
    }
    for (let closed = window.takeAll(BATCH); closed.length > 0; closed = window.takeAll(BATCH))
      yield await batchOf(closed, at);
  };

  async function begin(access: StoreAccess): Promise<FinanceProgress | null> {
    const started = await bulk.start(access, bulkFinancesDocument, true);
    return started === 'busy' || started === 'refused' ? null : { operation: started.operation, offset: 0 };
  }

  async function* untilEnded(
    access: StoreAccess,
    progress: FinanceProgress,
    signal: AbortSignal,
  ): AsyncGenerator<FinanceBatch, BulkState | null> {
    const looks = bulk.untilEnded(access, progress.operation, signal);
    for (;;) {
      const look = await looks.next();
      if (look.done) return look.value;
      yield { finances: [], checkpoint: progress };
    }
  }
}

/** Null where some of its tax is in lines that are not there. Of an order without tax they say nothing. */
function wholeOrder({ root, children }: Family, currency: string): TaxedOrder | null {
  const order = checked(WireOrderFinances, root);
  if (order.currencyCode !== currency) return null;
  const total = amountOf(order.totalTaxSet, currency);
  const taxes = total === 0 ? [] : taxesOfEach(children.map(taxedLine), currency);
  return taxes.reduce((sum, { amount }) => sum + amount, 0) === total ? { order, taxes } : null;
}

function taxedLine(line: BulkLine) {
  const { id, taxLines } = checked(WireTaxedLine, line);
  return typeOf(id) === 'ShippingLine' ? { taxLines } : { id, taxLines };
}
