import type { MoneyFormat } from './shop/money.ts';
import type { Payout } from './shop/payouts.ts';
import type { TransactionShape } from './shop/shop.ts';
import { feeOf, type Transaction } from './shop/transactions.ts';
import { formatWireDate } from './shop/wire-date.ts';

/** What Shopier says of the money of orders, made on request. */
export type TransactionViews = ReturnType<typeof createTransactionViews>;

export function createTransactionViews(money: MoneyFormat, shape: TransactionShape) {
  function headOf({ order, type, createdAt }: Transaction) {
    return {
      orderId: order.id,
      type,
      description: type === 'charge' ? 'Satış' : 'İade',
      dateCreated: formatWireDate(createdAt),
    };
  }

  function withLists(transaction: Transaction) {
    const { order, originAmount, exchangeRate, payoutCurrency, gross, feeDetails, net } = transaction;
    const currency = payoutCurrency;
    return {
      ...headOf(transaction),
      gross: {
        originCurrency: order.currency,
        originAmount: money(originAmount),
        payoutCurrency,
        payoutAmount: money(gross),
        exchangeRate,
      },
      fee: feeDetails.length === 0 ? [] : [{ currency, amount: money(feeOf(feeDetails)) }],
      feeDetails: feeDetails.map(({ type, amount }) => ({ type, currency, amount: money(amount) })),
      installments: installmentsOf(transaction),
      net: [{ payoutCurrency, payoutAmount: money(net) }],
    };
  }

  function installmentsOf({ order, type, payoutCurrency, interest }: Transaction) {
    if (!order.installments || type === 'adjustment') return null;
    const { term, costBearer } = order.installments;
    return { term, currency: payoutCurrency, interestCost: money(interest), costBearer };
  }

  function withObjects(transaction: Transaction) {
    const { order, originAmount, payoutCurrency: currency, gross, feeDetails, net } = transaction;
    return {
      ...headOf(transaction),
      gross: {
        originCurrency: order.currency,
        originAmount: money(originAmount),
        currency,
        amount: money(gross),
      },
      fee: { currency, amount: money(feeOf(feeDetails)) },
      net: { currency, amount: money(net) },
    };
  }

  function payoutView({ id, status, createdAt, amount, currency }: Payout) {
    return {
      id,
      status,
      dateCreated: formatWireDate(createdAt),
      amount: money(amount),
      currency,
      destination: { type: 'bankAccount', iban: 'TR000000000000000000000000' },
    };
  }

  return { transaction: shape === 'lists' ? withLists : withObjects, payout: payoutView };
}
