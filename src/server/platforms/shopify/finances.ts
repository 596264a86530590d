import type {
  PlatformFinances,
  PlatformPayment,
  PlatformRestock,
  PlatformTax,
  StoreAccess,
} from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { ShopifyClient } from './client.ts';
import { amountOf, idOf } from './order-sales.ts';
import type { PageReader } from './pages.ts';
import {
  financesDocument,
  MOST_REFUNDS,
  MOST_TRANSACTIONS,
  refundsDocument,
  restockedLinesDocument,
  restocksDocument,
  taxedLinesDocument,
  taxesDocument,
  transactionsDocument,
} from './queries.ts';
import {
  WireFinances,
  type WireOrderFinances,
  type WireOrderTaxes,
  type WireRefundRestocks,
  WireRefunds,
  WireRestockedLines,
  WireRestocks,
  type WireTaxedLine,
  WireTaxedLines,
  WireTaxes,
  type WireTransaction,
  WireTransactions,
} from './wire.ts';

interface Asked {
  currency: string;
  signal: AbortSignal;
}

/** An order, with the taxes of its lines. */
export interface TaxedOrder {
  order: WireOrderFinances;
  taxes: PlatformTax[];
}

/** Fees appear up to two days after a payment; of one that is older than this, none is to come. */
const FEE_WAIT_MS = 7 * DAY_MS;
const PLATFORM_GATEWAY = 'shopify_payments';
/** Money that came in; an authorisation is a promise and a change is given back in cash. */
const PAYMENTS = new Set(['SALE', 'CAPTURE']);
const LINES_AT_ONCE = 50;

/** Payments with their fees, restocked returns, taxes by rate and tracking numbers of orders (reference/profit.md 2). */
export function createFinanceReader(
  client: Pick<ShopifyClient, 'ask'>,
  reader: PageReader,
  clock: { now(): Date },
) {
  async function read(
    access: StoreAccess,
    { orderIds, currency, signal }: Asked & { orderIds: string[] },
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
    for (const order of fitting)
      if (order.transactions.length >= MOST_TRANSACTIONS)
        order.transactions = await transactionsOf(access, order, signal);
    const taxes = await taxesOf(access, fitting, { currency, signal });
    const taxed = fitting.map((order) => ({ order, taxes: taxes.get(order.id) ?? [] }));
    return withRestocks(access, taxed, { currency, signal });
  }

  /** Which of their goods can be sold again is read for those with refunds alone. */
  async function withRestocks(
    access: StoreAccess,
    orders: TaxedOrder[],
    { currency, signal }: Asked,
  ): Promise<PlatformFinances[]> {
    const refunded = orders.filter(({ order }) => order.refunds.length > 0).map(({ order }) => order.id);
    const restocks = await restocksOf(access, refunded, signal);
    return orders.map(({ order, taxes }) => ({
      orderId: idOf(order.id),
      payments: order.transactions.flatMap((each) => paymentOf(each, { currency, now: clock.now() }) ?? []),
      restocks: restocks.get(order.id) ?? [],
      taxes,
      trackingNumbers: order.fulfillments.flatMap(({ trackingInfo }) =>
        trackingInfo.flatMap(({ number }) => number || []),
      ),
      charges: [],
    }));
  }

  async function transactionsOf(
    access: StoreAccess,
    { id, transactions }: WireOrderFinances,
    signal: AbortSignal,
  ): Promise<WireTransaction[]> {
    const question = { document: transactionsDocument, data: WireTransactions, variables: { id }, signal };
    return (await client.ask(access, question)).data.order?.transactions ?? transactions;
  }

  /** By order: the lines of its refunds that were put back into stock. */
  async function restocksOf(access: StoreAccess, refunded: string[], signal: AbortSignal) {
    const found = new Map<string, PlatformRestock[]>();
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
        for (const refund of await refundsOf(access, order, signal))
          restocks.push(...(await linesOf(access, refund, signal)));
        found.set(order.id, restocks);
      }
    }
    return found;
  }

  /** All of them, where more than those that come with the order: then without their lines. */
  async function refundsOf(
    access: StoreAccess,
    { id, refunds }: { id: string; refunds: WireRefundRestocks[] },
    signal: AbortSignal,
  ): Promise<WireRefundRestocks[]> {
    if (refunds.length < MOST_REFUNDS) return refunds;
    const question = { document: refundsDocument, data: WireRefunds, variables: { id }, signal };
    return (await client.ask(access, question)).data.order?.refunds ?? refunds;
  }

  async function linesOf(
    access: StoreAccess,
    { id, createdAt, processedAt, refundLineItems }: WireRefundRestocks,
    signal: AbortSignal,
  ): Promise<PlatformRestock[]> {
    const lines = [...(refundLineItems?.nodes ?? [])];
    if (!refundLineItems || refundLineItems.pageInfo.hasNextPage) {
      const further = reader.pages(access, {
        document: restockedLinesDocument,
        data: WireRestockedLines,
        pick: (data) => data.refund?.refundLineItems ?? null,
        variables: { id },
        startWith: LINES_AT_ONCE,
        after: refundLineItems?.pageInfo.endCursor ?? null,
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
  async function taxesOf(access: StoreAccess, orders: WireOrderFinances[], { currency, signal }: Asked) {
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
    { currency, signal }: Asked,
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
    return taxesOfEach([...lines, ...shippingLines.nodes.map(({ taxLines }) => ({ taxLines }))], currency);
  }

  return { read, withRestocks };
}
export type FinanceReader = ReturnType<typeof createFinanceReader>;

/** A line without an id is one of shipping. */
export function taxesOfEach(
  lines: (Pick<WireTaxedLine, 'taxLines'> & { id?: string })[],
  currency: string,
): PlatformTax[] {
  return lines.flatMap(({ id, taxLines }) =>
    taxLines.map(({ rate, channelLiable, priceSet }) => ({
      lineId: id === undefined ? null : idOf(id),
      rate,
      amount: amountOf(priceSet, currency),
      channelLiable: channelLiable === true,
    })),
  );
}

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
    presented: presentedOf(amountSet, currency),
    fee: fees.length === 0 ? null : sum(fees.map(({ amount }) => amount)),
    feeTax: sum(fees.map(({ taxAmount }) => taxAmount)),
    feeExpected: isAwaited,
    withheld: 0,
    processedAt,
  };
}

/** What the buyer saw and paid, in a currency of theirs. */
function presentedOf(
  { presentmentMoney: { amount, currencyCode } }: WireTransaction['amountSet'],
  currency: string,
): PlatformPayment['presented'] {
  if (currencyCode === currency) return null;
  return { currency: currencyCode, amount: Math.abs(parseMoney(amount, currencyCode)) };
}
