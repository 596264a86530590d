import { copyInto } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { copyValue } from '#server/core/db/text-values.ts';
import type { PlatformOrder, PlatformSale } from '#server/platforms/ports/store-platform.ts';

/*
 * What belongs to the orders of one batch, as the rows COPY takes. Millions of them are made while a history is read, so
 * each is written down at once, in the order of the columns below, in memory that is used again for a later batch.
 */
export interface OrderDetails {
  lines: Piece;
  refunds: Piece;
  events: Piece;
}

/** Where the rows of an order begin and end. */
type Piece = [from: number, to: number];

const LINE_COLUMNS = [
  'store_id',
  'order_id',
  'id',
  'product_id',
  'variant_id',
  'title',
  'variant_title',
  'sku',
  'quantity',
  'current_quantity',
  'unit_price',
  'discount',
  'gift_card',
];
const REFUND_COLUMNS = ['store_id', 'order_id', 'id', 'refunded_at', 'total'];
const EVENT_COLUMNS = [
  'store_id',
  'order_id',
  'currency',
  'key',
  'kind',
  'part',
  'line_id',
  'product_id',
  'quantity',
  'amount',
  'discount',
  'occurred_at',
];

export class DetailRows {
  readonly lines = new RowText();
  readonly refunds = new RowText();
  readonly events = new RowText();
  isFree = true;

  add(
    { id: storeId, currency }: { id: string; currency: string },
    { id: orderId, lines, refunds }: Pick<PlatformOrder, 'id' | 'lines' | 'refunds'>,
    events: PlatformSale[],
  ): OrderDetails {
    const ofOrder = `${storeId}\t${copyValue(orderId)}\t`;
    return {
      lines: this.lines.add(lineRows(ofOrder, lines)),
      refunds: this.refunds.add(refundRows(ofOrder, refunds)),
      events: this.events.add(eventRows(`${ofOrder}${currency}\t`, events)),
    };
  }

  get bytes(): number {
    return this.lines.length + this.refunds.length + this.events.length;
  }

  clear() {
    for (const text of [this.lines, this.refunds, this.events]) text.length = 0;
    this.isFree = true;
  }
}

const FIRST_BYTES = 16 * 1024;
const MOST_BYTES_A_UNIT = 3;

class RowText {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  length = 0;

  add(text: string): Piece {
    const from = this.length;
    const needed = from + text.length * MOST_BYTES_A_UNIT;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, from);
      this.#bytes = larger;
    }
    this.length += this.#bytes.write(text, from);
    return [from, this.length];
  }

  /** Pieces that follow each other, as nearly all do, are not copied. */
  of(pieces: Piece[]): Buffer {
    const joined: Piece[] = [];
    for (const [from, to] of pieces) {
      const last = joined.at(-1);
      if (last?.[1] === from) last[1] = to;
      else joined.push([from, to]);
    }
    const parts = joined.map(([from, to]) => this.#bytes.subarray(from, to));
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }
}

function lineRows(ofOrder: string, lines: PlatformOrder['lines']): string {
  let rows = '';
  for (const line of lines) {
    const ids = `${copyValue(line.id)}\t${copyValue(line.productId)}\t${copyValue(line.variantId)}`;
    const names = `${copyValue(line.title)}\t${copyValue(line.variantTitle)}\t${copyValue(line.sku)}`;
    rows += `${ofOrder}${ids}\t${names}\t${line.quantity}\t${line.currentQuantity}\t${line.unitPrice}\t${line.discount}\t${line.giftCard}\n`;
  }
  return rows;
}

function refundRows(ofOrder: string, refunds: PlatformOrder['refunds']): string {
  let rows = '';
  for (const { id, refundedAt, total } of refunds)
    rows += `${ofOrder}${copyValue(id)}\t${refundedAt.toISOString()}\t${total}\n`;
  return rows;
}

function eventRows(ofOrder: string, events: PlatformSale[]): string {
  let rows = '';
  let instant: Date | null = null;
  let instantText = '';
  for (const { key, kind, part, lineId, productId, quantity, amount, discount, occurredAt } of events) {
    if (occurredAt !== instant) {
      instant = occurredAt;
      instantText = occurredAt.toISOString();
    }
    const what = `${copyValue(key)}\t${kind}\t${part}\t${copyValue(lineId)}\t${copyValue(productId)}`;
    rows += `${ofOrder}${what}\t${quantity}\t${amount}\t${discount}\t${instantText}\n`;
  }
  return rows;
}

export async function copyDetails(tx: Database, rows: DetailRows, details: OrderDetails[]) {
  const whole = (part: keyof OrderDetails) => rows[part].of(details.map((each) => each[part]));
  await Promise.all([
    copyInto(tx, 'order_lines', LINE_COLUMNS, whole('lines')),
    copyInto(tx, 'refunds', REFUND_COLUMNS, whole('refunds')),
    copyInto(tx, 'sale_events', EVENT_COLUMNS, whole('events')),
  ]);
}
