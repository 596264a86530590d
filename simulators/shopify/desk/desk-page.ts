import { escapeHtml, renderPage } from '#simulators/shopify/http/page.ts';
import { isoTime } from '#simulators/shopify/queries/run.ts';
import { formatMoney } from '#simulators/shopify/shop/money.ts';
import type { Order, Shop } from '#simulators/shopify/shop/shop.ts';
import { financialStatusOf, totalsOf } from '#simulators/shopify/shop/totals.ts';
import { newestOrders } from './newest-orders.ts';

const outcomes: Record<string, string> = {
  ordered: 'A new order has come in.',
  refunded: 'The order was refunded.',
  cancelled: 'The order was cancelled and its money given back.',
  'nothing-to-sell': 'This store has no products to order.',
  'nothing-left': 'None of the last ten orders is left for that.',
  uninstalled: 'The app was uninstalled.',
  'not-installed': 'No app is installed in this store.',
};

export function renderDesk(shop: Shop, done: string | null): string {
  const outcome = done === null ? undefined : outcomes[done];
  const orders = newestOrders(shop, 10);
  return renderPage(
    `${shop.title}: desk`,
    `${shop.name}.myshopify.com`,
    `${outcome ? `<p class="note" role="status">${outcome}</p>` : ''}
    <form class="card" method="post"><h1>${escapeHtml(shop.title)}</h1>
      <p>Let something happen in this store and watch the connected app.</p>
      <p><label>Address that the buyer came by, as from a post of the feed (may stay empty)
        <input name="link" type="url" autocomplete="off"></label></p>
      <div class="row"><button class="main" name="do" value="order">Place an order</button>
      <button name="do" value="refund">Refund the last order</button>
      <button name="do" value="cancel">Cancel the last order</button>
      <button class="danger" name="do" value="uninstall">Uninstall the app</button></div></form>
    <div class="card"><h2>Last orders</h2>${orders.length === 0 ? '<p>No orders yet.</p>' : table(orders, shop)}</div>
    ${writtenByApps(shop)}`,
  );
}

/** What stands in the shop's reports that an app has put there. */
function writtenByApps(shop: Shop): string {
  const said = [
    ...shop.annotations
      .sortedById()
      .map(({ title, description }) => `Mark on charts: ${title}. ${description ?? ''}`),
    ...shop.activities
      .sortedById()
      .map(({ title, engagements }) => `Marketing activity: ${title}. ${engagements.length} days reported.`),
    ...shop.discounts
      .sortedById()
      .map(
        ({ code, title, percentage, endsAt }) =>
          `Discount code: ${code}. ${title}, ${Number((percentage * 100).toFixed(2))} %${endsAt === null ? '' : `, until ${isoTime(endsAt)}`}.`,
      ),
    ...(shop.orderMetafields.size > 0 ? [`Orders with a mark: ${shop.orderMetafields.size}.`] : []),
  ];
  if (said.length === 0) return '';
  const items = said.map((each) => `<li>${escapeHtml(each)}</li>`);
  return `<div class="card"><h2>Written by apps</h2><ul>${items.join('')}</ul></div>`;
}

function table(orders: Order[], shop: Shop): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shop.ianaTimezone,
  });
  const rows = orders.map((order) => {
    const { total } = totalsOf(order);
    return `<tr><td>${escapeHtml(order.name)}</td><td>${time.format(order.createdAt)}</td>
      <td>${escapeHtml(buyerOf(order, shop))}</td><td>${statusOf(order)}</td>
      <td class="money">${formatMoney(total, shop.currency)} ${shop.currency}</td></tr>`;
  });
  return `<table><thead><tr><th>Order</th><th>Placed</th><th>Customer</th><th>Status</th><th class="money">Total</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>`;
}

function buyerOf({ customerId, email }: Order, shop: Shop): string {
  const customer = customerId === null ? undefined : shop.customers.get(customerId);
  const name = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');
  return name || (customer?.email ?? email ?? 'Guest');
}

function statusOf(order: Order): string {
  if (order.cancelledAt !== null) return 'Cancelled';
  const words = financialStatusOf(order).toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
