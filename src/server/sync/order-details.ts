import { copyInto } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { copyValue } from '#server/db/text-values.ts';
import type { PlatformOrder, PlatformSale } from '#server/platforms/store-platform.ts';

/*
 * What belongs to one order, as the rows COPY takes. Millions of them are made while a history is read, so each is
 * written down at once, in the order of the columns beside it.
 */
export interface OrderDetails {
  lines: Buffer;
  refunds: Buffer;
  events: Buffer;
}

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

export function detailsOf(
  { id: storeId, currency }: { id: string; currency: string },
  { id: orderId, lines, refunds }: Pick<PlatformOrder, 'id' | 'lines' | 'refunds'>,
  events: PlatformSale[],
): OrderDetails {
  const ofOrder = `${storeId}\t${copyValue(orderId)}\t`;
  return {
    lines: Buffer.from(lineRows(ofOrder, lines)),
    refunds: Buffer.from(refundRows(ofOrder, refunds)),
    events: Buffer.from(eventRows(`${ofOrder}${currency}\t`, events)),
  };
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

export async function copyDetails(tx: Database, details: OrderDetails[]) {
  const whole = (part: keyof OrderDetails) => Buffer.concat(details.map((each) => each[part]));
  await copyInto(tx, 'order_lines', LINE_COLUMNS, whole('lines'));
  await copyInto(tx, 'refunds', REFUND_COLUMNS, whole('refunds'));
  await copyInto(tx, 'sale_events', EVENT_COLUMNS, whole('events'));
}

export function bytesOf({ lines, refunds, events }: OrderDetails): number {
  return lines.length + refunds.length + events.length;
}
