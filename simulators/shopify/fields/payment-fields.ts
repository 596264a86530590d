import { compareSorted, listSorted } from '#simulators/shopify/queries/listing.ts';
import { type Args, fieldsOf, isoTime, needs, type Run } from '#simulators/shopify/queries/run.ts';
import { compileSearch, type SearchFields } from '#simulators/shopify/queries/search.ts';
import { type BalanceTransaction, balanceOf, payoutOf } from '#simulators/shopify/shop/balance.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import type { Order, Shop } from '#simulators/shopify/shop/shop.ts';
import type { Fee, Transaction } from '#simulators/shopify/shop/transactions.ts';
import { type Money, moneyBag, shopMoney } from './money-fields.ts';
import { balanceOrders, viewOrder } from './sort-orders.ts';

/** Gateways by which a merchant takes money outside of Shopify, and their names in the admin. */
const manualGateways: Record<string, string> = {
  manual: 'Manual payment',
  cash_on_delivery: 'Cash on Delivery (COD)',
  bank_deposit: 'Bank Deposit',
  money_order: 'Money Order',
};

type FeeOf = { transaction: Transaction; fee: Fee };

/** Where the account hangs: at the root and at the shop. */
export const shopifyPaymentsAccount = needs(
  ['read_shopify_payments', 'read_shopify_payments_accounts'],
  (_source: unknown, _args: Args, run: Run) => (run.shop.gateway.isShopifyPayments ? run.shop : null),
);

const balanceSearch: SearchFields<BalanceTransaction> = {
  id: { kind: 'id', of: ({ id }) => id },
  processed_at: { kind: 'time', of: ({ at }) => at },
  transaction_type: { kind: 'word', of: ({ type }, word) => type.toLowerCase() === word },
};

// Page after page asks for the same; looking through all movements for each would be felt.
const remembered = new WeakMap<readonly BalanceTransaction[], { key: string; found: BalanceTransaction[] }>();

function balanceList(shop: Shop, args: Args, run: Run) {
  const query = String(args.query ?? '');
  const order = viewOrder(balanceOrders, args);
  const descending = args.reverse === true;
  const hidden = args.hideTransfers === true ? 'TRANSFER' : null;
  const sorting = { idOf: ({ id }: BalanceTransaction) => id, valueOf: order.valueOf, descending };
  const movements = balanceOf(shop);
  const key = JSON.stringify([query, order.sortKey, descending, hidden]);
  let last = remembered.get(movements);
  if (last?.key !== key || query.includes('now')) {
    const matches = query.trim()
      ? compileSearch(query, balanceSearch, { now: run.now, ianaTimezone: shop.ianaTimezone })
      : () => true;
    const found = movements.filter((each) => each.type !== hidden && matches(each));
    last = { key, found: found.sort(compareSorted(sorting)) };
    remembered.set(movements, last);
  }
  return listSorted(
    last.found.filter(({ at }) => at <= run.now),
    sorting,
  );
}

export const paymentFields = {
  OrderTransaction: fieldsOf<Transaction>({
    id: ({ id }) => gid('OrderTransaction', id),
    kind: ({ kind }) => kind,
    status: ({ status }) => status,
    gateway: ({ gateway }) => gateway,
    formattedGateway: ({ gateway }) => manualGateways[gateway] ?? titleOf(gateway),
    manualPaymentGateway: ({ gateway }) => Object.hasOwn(manualGateways, gateway),
    test: ({ order }) => order.test,
    createdAt: ({ at }) => isoTime(at),
    processedAt: ({ at }) => isoTime(at),
    amountSet: ({ order, amount }, _args, run) => moneyBag(amount, run, order),
    fees: (transaction, _args, run): FeeOf[] => {
      const { fee } = transaction;
      return fee && fee.knownAt <= run.now ? [{ transaction, fee }] : [];
    },
  }),
  TransactionFee: fieldsOf<FeeOf>({
    id: ({ transaction }) => gid('TransactionFee', transaction.id),
    amount: ({ fee }, _args, run) => shopMoney(fee.amount, run),
    flatFee: ({ fee }, _args, run) => shopMoney(fee.flat, run),
    flatFeeName: () => 'card_flat_fee',
    // A Decimal, which travels as text.
    rate: ({ fee }) => String(Number((fee.percent / 100).toFixed(6))),
    rateName: () => 'card_rate',
    taxAmount: ({ fee }, _args, run) => shopMoney(fee.tax, run),
    type: () => 'processing_fee',
  }),
  ShopifyPaymentsAccount: fieldsOf<Shop>({
    id: ({ id }) => gid('ShopifyPaymentsAccount', id),
    activated: () => true,
    onboardable: () => false,
    country: ({ address }) => address.countryCode ?? '',
    defaultCurrency: ({ currency }) => currency,
    // The schema: "The user must have access to payouts".
    balanceTransactions: needs(['read_shopify_payments', 'read_shopify_payments_payouts'], balanceList),
  }),
  ShopifyPaymentsBalanceTransaction: fieldsOf<BalanceTransaction>({
    id: ({ id }) => gid('ShopifyPaymentsBalanceTransaction', id),
    type: ({ type }) => type,
    transactionDate: ({ at }) => isoTime(at),
    amount: ({ amount }, _args, run): Money => shopMoney(amount, run),
    fee: ({ fee }, _args, run): Money => shopMoney(fee, run),
    net: ({ amount, fee }, _args, run): Money => shopMoney(amount - fee, run),
    test: ({ order }) => order?.test ?? false,
    sourceType: ({ sourceType }) => sourceType,
    sourceOrderTransactionId: ({ transactionId }) => transactionId,
    adjustmentReason: ({ sourceType, reason }) => (sourceType === 'ADJUSTMENT' ? reason : null),
    adjustmentsOrders: () => [],
    associatedOrder: ({ order }) => order,
    associatedPayout: (transaction, _args, run) => payoutOf(transaction, run.shop, run.now),
  }),
  ShopifyPaymentsAssociatedOrder: fieldsOf<Order>({
    id: ({ id }) => gid('Order', id),
    name: ({ name }) => name,
  }),
  ShopifyPaymentsBalanceTransactionAssociatedPayout: fieldsOf<ReturnType<typeof payoutOf>>({
    id: ({ id }) => (id === null ? null : gid('ShopifyPaymentsPayout', id)),
    status: ({ status }) => status,
  }),
};

/** As in `shopify_payments`. */
function titleOf(gateway: string): string {
  return gateway.replace(
    /(^|_)([a-z])/g,
    (_all, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`,
  );
}
