import type {
  PlatformFinances,
  PlatformPayment,
  PlatformRestock,
  PlatformTax,
  StoreAccess,
} from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { amountOf, idOf } from './order-sales.ts';
import type { PageReader } from './pages.ts';
import {
  financesDocument,
  restockedLinesDocument,
  restocksDocument,
  taxedLinesDocument,
  taxesDocument,
} from './queries.ts';
import {
  WireFinances,
  type WireOrderFinances,
  type WireOrderTaxes,
  type WireRefundRestocks,
  WireRestockedLines,
  WireRestocks,
  WireTaxedLines,
  WireTaxes,
  type WireTransaction,
} from './wire.ts';

interface Asked {
  currency: string;
  orderIds: string[];
  signal: AbortSignal;
}

/** Fees appear up to two days after a payment; of one that is older than this, none is to come. */
const FEE_WAIT_MS = 7 * DAY_MS;
const PLATFORM_GATEWAY = 'shopify_payments';
/** Money that came in; an authorisation is a promise and a change is given back in cash. */
const PAYMENTS = new Set(['SALE', 'CAPTURE']);
const LINES_AT_ONCE = 50;

/** Payments with their fees, restocked returns, taxes by rate and tracking numbers of orders (reference/profit.md 2). */
export function createFinanceReader(reader: PageReader, clock: { now(): Date }) {
  async function read(
    access: StoreAccess,
    { currency, orderIds, signal }: Asked,
  ): Promise<PlatformFinances[]> {
    const gids = orderIds.map((id) => `gid://shopify/Order/${id}`);
    const orders: WireOrderFinances[] = [];
    const parts = reader.inParts(access, gids, {
      document: financesDocument,
      data: WireFinances,
      startWith: 5,
      signal,
    });
    for await (const { nodes } of parts) orders.push(...nodes.filter((node) => node !== null));
    const fitting = orders.filter(({ currencyCode }) => currencyCode === currency);
    const restocks = await restocksOf(access, fitting, signal);
    const taxes = await taxesOf(access, fitting, { currency, signal });
    return fitting.map((order) => ({
      orderId: idOf(order.id),
      payments: order.transactions.flatMap((each) => paymentOf(each, { currency, now: clock.now() }) ?? []),
      restocks: restocks.get(order.id) ?? [],
      taxes: taxes.get(order.id) ?? [],
      trackingNumbers: order.fulfillments.flatMap(({ trackingInfo }) =>
        trackingInfo.flatMap(({ number }) => number || []),
      ),
      charges: [],
    }));
  }

  /** By order: the lines of its refunds that were put back into stock. */
  async function restocksOf(access: StoreAccess, orders: WireOrderFinances[], signal: AbortSignal) {
    const found = new Map<string, PlatformRestock[]>();
    const refunded = orders.filter(({ refunds }) => refunds.length > 0).map(({ id }) => id);
    const parts = reader.inParts(access, refunded, {
      document: restocksDocument,
      data: WireRestocks,
      startWith: 2,
      signal,
    });
    for await (const { nodes } of parts) {
      for (const order of nodes) {
        if (!order) continue;
        const restocks: PlatformRestock[] = [];
        for (const refund of order.refunds) restocks.push(...(await linesOf(access, refund, signal)));
        found.set(order.id, restocks);
      }
    }
    return found;
  }

  async function linesOf(
    access: StoreAccess,
    { id, createdAt, processedAt, refundLineItems }: WireRefundRestocks,
    signal: AbortSignal,
  ): Promise<PlatformRestock[]> {
    const lines = [...refundLineItems.nodes];
    if (refundLineItems.pageInfo.hasNextPage) {
      const further = reader.pages(access, {
        document: restockedLinesDocument,
        data: WireRestockedLines,
        pick: (data) => data.refund?.refundLineItems ?? null,
        variables: { id },
        startWith: LINES_AT_ONCE,
        after: refundLineItems.pageInfo.endCursor,
        signal,
      });
      for await (const page of further) lines.push(...page);
    }
    const at = new Date(createdAt ?? processedAt);
    return lines
      .filter(({ restocked }) => restocked)
      .map(({ lineItem, quantity }) => ({ lineId: idOf(lineItem.id), quantity, at }));
  }

  /** By order: the taxes of its lines, which are only read where it was taxed. */
  async function taxesOf(
    access: StoreAccess,
    orders: WireOrderFinances[],
    { currency, signal }: Pick<Asked, 'currency' | 'signal'>,
  ) {
    const found = new Map<string, PlatformTax[]>();
    const taxed = orders.filter(({ totalTaxSet }) => amountOf(totalTaxSet, currency) !== 0);
    const parts = reader.inParts(
      access,
      taxed.map(({ id }) => id),
      { document: taxesDocument, data: WireTaxes, startWith: 5, signal },
    );
    for await (const { nodes } of parts) {
      for (const order of nodes)
        if (order) found.set(order.id, await taxesOfLines(access, order, { currency, signal }));
    }
    return found;
  }

  async function taxesOfLines(
    access: StoreAccess,
    { id, lineItems, shippingLines }: WireOrderTaxes,
    { currency, signal }: Pick<Asked, 'currency' | 'signal'>,
  ): Promise<PlatformTax[]> {
    const lines = [...lineItems.nodes];
    if (lineItems.pageInfo.hasNextPage) {
      const further = reader.pages(access, {
        document: taxedLinesDocument,
        data: WireTaxedLines,
        pick: (data) => data.order?.lineItems ?? null,
        variables: { id },
        startWith: LINES_AT_ONCE,
        after: lineItems.pageInfo.endCursor,
        signal,
      });
      for await (const page of further) lines.push(...page);
    }
    const ofLines = lines.map(({ id: line, taxLines }) => ({ lineId: idOf(line), taxLines }));
    const ofShipping = shippingLines.nodes.map(({ taxLines }) => ({ lineId: null, taxLines }));
    return [...ofLines, ...ofShipping].flatMap(({ lineId, taxLines }) =>
      taxLines.map(({ rate, channelLiable, priceSet }) => ({
        lineId,
        rate,
        amount: amountOf(priceSet, currency),
        channelLiable: channelLiable === true,
      })),
    );
  }

  return { read };
}
export type FinanceReader = ReturnType<typeof createFinanceReader>;

/** Null for what moved no money of the shop. */
export function paymentOf(
  transaction: WireTransaction,
  { currency, now }: { currency: string; now: Date },
): PlatformPayment | null {
  const { id, kind, status, test, gateway, fees, amountSet } = transaction;
  const isPayment = PAYMENTS.has(kind);
  if (status !== 'SUCCESS' || test || !(isPayment || kind === 'REFUND')) return null;
  const processedAt = new Date(transaction.processedAt ?? transaction.createdAt);
  const sum = (amounts: { amount: string }[]) =>
    amounts.reduce((all, { amount }) => all + parseMoney(amount, currency), 0);
  const isAwaited =
    isPayment &&
    fees.length === 0 &&
    gateway === PLATFORM_GATEWAY &&
    now.getTime() - processedAt.getTime() < FEE_WAIT_MS;
  return {
    id: idOf(id),
    kind: isPayment ? 'payment' : 'refund',
    gateway: gateway ?? '',
    amount: Math.abs(amountOf(amountSet, currency)),
    fee: fees.length === 0 ? null : sum(fees.map(({ amount }) => amount)),
    feeTax: sum(fees.map(({ taxAmount }) => taxAmount)),
    feeExpected: isAwaited,
    withheld: 0,
    processedAt,
  };
}
