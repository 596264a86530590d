import type pg from 'pg';
import type { PlainOrder, PlainReturn, PlainShop } from '#server/testing/plain-shop.ts';

/** Part of the money of an order, but neither goods of its own price nor net sales. */
const NO_SALES = `('shipping', 'gift_card')`;

/**
 * The raw files as the plain rows from which findings are recomputed, with SKUs for titles: no two products share one.
 * `wallTime` is now.
 */
export async function plainRecordsOf(raw: pg.Client, wallTime: string): Promise<PlainShop> {
  const orders = await ordersOf(raw);
  await addReturns(raw, orders);
  const { rows: products } = await raw.query<{ sku: string }>(
    `select distinct sku from lines where record = 'order' and line_type in ('product', 'gift_card')`,
  );
  return {
    now: Date.parse(`${wallTime.replace(' ', 'T')}Z`),
    today: wallTime.slice(0, 10),
    // The source knows no stock, and only what things were sold for.
    products: products.map(({ sku }) => ({ title: sku, price: 0, stock: null })),
    orders: [...orders.values()],
    carts: [],
  };
}

async function ordersOf(raw: pg.Client): Promise<Map<string, PlainOrder>> {
  const { rows } = await raw.query(
    `select invoice, extract(epoch from orders.at) * 1000 as at, orders.customer, kept
    from orders join bought using (invoice) order by orders.at, invoice`,
  );
  const orders = new Map<string, PlainOrder>(
    rows.map(({ invoice, at, customer, kept }) => [
      invoice,
      {
        name: invoice,
        at,
        buyer: customer,
        lines: [],
        returns: [],
        cancelledAt: null,
        paid: true,
        sent: true,
        kept,
      },
    ]),
  );
  const { rows: lines } = await raw.query(
    `select invoice, case when line_type = 'product' then sku end as product, quantity, pence as worth, 0 as discount
    from lines where record = 'order' and line_type not in ${NO_SALES} order by line_id`,
  );
  for (const { invoice, ...line } of lines) orders.get(invoice)!.lines.push(line);
  return orders;
}

/**
 * By the mapping next to the data: goods that the order still holds are given back at the price that was paid for them, and
 * what the cancellation is worth beyond them is for no product.
 */
async function addReturns(raw: pg.Client, orders: Map<string, PlainOrder>) {
  const { rows } = await raw.query(
    `select order_invoice, lines.invoice, extract(epoch from min(lines.at) over (partition by lines.invoice)) * 1000 as at,
      case when line_type = 'product' then sku end as product, -quantity as quantity, refunds.pence - refunds.shipping as goods
    from lines join refunds on refund_invoice = lines.invoice
    where record = 'refund' order by 3, lines.invoice, line_id`,
  );
  const left = new Map<string, { quantity: number; worth: number; taken: number }[]>();
  for (const lines of Map.groupBy(rows, (row) => row.invoice).values()) {
    const { order_invoice: name, at, goods } = lines[0];
    const order = orders.get(name)!;
    const returns: PlainReturn[] = [];
    for (const { product, quantity } of lines) {
      if (product === null) continue;
      const key = `${name} ${product}`;
      const held = left.get(key) ?? order.lines.filter((line) => line.product === product).map(untouched);
      left.set(key, held);
      let wanted = quantity;
      for (const line of held) {
        const taken = Math.min(line.quantity - line.taken, wanted);
        if (taken <= 0) continue;
        line.taken += taken;
        wanted -= taken;
        returns.push({ at, product, worth: Math.round((line.worth * taken) / line.quantity) });
      }
    }
    const others = goods - returns.reduce((sum, { worth }) => sum + worth, 0);
    order.returns.push(...returns, ...(others === 0 ? [] : [{ at, product: null, worth: others }]));
  }
}

const untouched = ({ quantity, worth }: PlainOrder['lines'][number]) => ({ quantity, worth, taken: 0 });
