import { compareSorted, listSorted } from '#simulators/shopify/queries/listing.ts';
import { fieldsOf, isoTime, needs, type Run } from '#simulators/shopify/queries/run.ts';
import { canSeeOrder, customerOrdersOf } from '#simulators/shopify/queries/views.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import type { Customer, Order } from '#simulators/shopify/shop/shop.ts';
import { totalsOf } from '#simulators/shopify/shop/totals.ts';
import { shopMoney } from './money-fields.ts';
import { orderOrders, viewOrder } from './sort-orders.ts';

function ordersOf(customer: Customer, run: Run) {
  return customerOrdersOf(run.shop, customer.id);
}

export const customerFields = {
  Customer: fieldsOf<Customer>({
    id: ({ id }) => gid('Customer', id),
    legacyResourceId: ({ id }) => id,
    displayName: ({ firstName, lastName, email, phone }) =>
      [firstName, lastName].filter(Boolean).join(' ') || (email ?? phone ?? ''),
    firstName: ({ firstName }) => firstName,
    lastName: ({ lastName }) => lastName,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
    state: () => 'DISABLED',
    locale: () => 'en',
    tags: ({ tags }) => tags,
    note: ({ note }) => note,
    verifiedEmail: ({ email }) => email !== null,
    defaultEmailAddress: (customer) => (customer.email === null ? null : customer),
    defaultPhoneNumber: (customer) => (customer.phone === null ? null : customer),
    defaultAddress: ({ address }) => address,
    // UnsignedInt64 travels as text.
    numberOfOrders: (customer, _args, run) => String(ordersOf(customer, run).length),
    amountSpent: (customer, _args, run) => {
      const spent = ordersOf(customer, run).filter(({ test }) => !test);
      return shopMoney(
        spent.reduce((sum, order) => sum + totalsOf(order).received - totalsOf(order).refunded, 0),
        run,
      );
    },
    lastOrder: needs('read_orders', (customer, _args, run) => ordersOf(customer, run).at(-1) ?? null),
    orders: needs('read_orders', (customer, args, run) => {
      const order = {
        ...viewOrder(orderOrders, args),
        idOf: ({ id }: Order) => id,
        descending: args.reverse === true,
      };
      const visible = ordersOf(customer, run).filter((each) => canSeeOrder(each, run));
      return listSorted(visible.sort(compareSorted(order)), order);
    }),
  }),
  CustomerEmailAddress: fieldsOf<Customer>({
    emailAddress: ({ email }) => email,
    marketingState: ({ acceptsMarketing }) => (acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED'),
  }),
  CustomerPhoneNumber: fieldsOf<Customer>({
    phoneNumber: ({ phone }) => phone,
    smsMarketingConsent: (customer) => customer,
  }),
  CustomerSmsMarketingConsent: fieldsOf<Customer>({
    state: ({ acceptsMarketing }) => (acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED'),
  }),
};
