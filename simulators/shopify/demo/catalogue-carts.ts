import { seededChance } from '#simulators/core/chance.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#simulators/core/time.ts';
import type {
  CheckoutFixture,
  CustomerFixture,
  LineFixture,
  OrderFixture,
  ProductFixture,
} from '#simulators/shopify/shop/fixture.ts';

const SEED = 20_261_121;

const CARTS = 40;
const DAYS = 30;
/** Of the carts that are a week old and whose customer is known, every so many-th was bought after all. */
const EVERY_RECOVERED = 4;
const EVERY_BOUGHT_OTHERWISE = 9;
const OLD_ENOUGH_DAYS = 7;
/** Bought at once, without a cart left behind. */
const PLAIN_ORDERS = 14;
const SHIPPING = '7.50';

const people = [
  ['Maya', 'Ellison', 'Portland'],
  ['Theo', 'Brandt', 'Chicago'],
  ['Camille', 'Roche', 'Boston'],
  ['Idris', 'Cole', 'Atlanta'],
  ['Noelle', 'Park', 'Seattle'],
  ['Ruben', 'Castro', 'Austin'],
  ['Greta', 'Holm', 'Denver'],
  ['Selin', 'Acar', 'Brooklyn'],
  ['Jonah', 'Whitlock', 'Oakland'],
  ['Priya', 'Nair', 'San Jose'],
  ['Anders', 'Lund', 'Minneapolis'],
  ['Bea', 'Fontaine', 'New Orleans'],
  ['Kofi', 'Mensah', 'Newark'],
  ['Lena', 'Osei', 'Baltimore'],
  ['Marco', 'Bellini', 'Providence'],
  ['Tess', 'Harlow', 'Nashville'],
  ['Yara', 'Haddad', 'Dearborn'],
  ['Owen', 'Pryce', 'Columbus'],
] as const;

/**
 * What buyers of the catalogue shop left in their carts in the 30 days up to `lastDay` (days since 1970), and the orders
 * that some of it became: by a fixed rule from the shop's own products, so that it is the same after every start.
 */
export function catalogueCarts(products: ProductFixture[], lastDay: number) {
  const chance = seededChance(SEED);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  const customers: CustomerFixture[] = people.map(([firstName, lastName, city]) => ({
    firstName,
    lastName,
    city,
    country: 'US',
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  }));
  const end = (lastDay + 1) * DAY_MS;
  const checkouts: CheckoutFixture[] = [];
  const orders: OrderFixture[] = [];

  function basket(): LineFixture[] {
    const chosen = new Set(Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(products)));
    return [...chosen].map(({ handle, variants = [] }) => ({
      product: handle,
      variant: pick(variants)?.sku,
      quantity: chance() < 0.8 ? 1 : 2,
    }));
  }

  /** Some time between nine in the morning and six in the evening in New York. */
  const someTimeOn = (day: number) => day * DAY_MS + (14 + chance() * 9 - 0.5) * HOUR_MS;
  const text = (at: number) => new Date(at).toISOString();
  const order = (at: number, lines: LineFixture[], customer: string | undefined) =>
    orders.push({
      createdAt: text(at),
      customer,
      lines,
      shipping: SHIPPING,
      fulfillmentStatus: 'UNFULFILLED',
    });

  let old = 0;
  for (let index = 0; index < CARTS; index += 1) {
    const createdAt = someTimeOn(lastDay - DAYS + 1 + Math.floor((index * DAYS) / CARTS));
    const updatedAt = createdAt + (2 + chance() * 20) * MINUTE_MS;
    const customer = chance() < 0.15 ? undefined : customers[(index * 7) % customers.length]?.email;
    const lines = basket();
    const cart: CheckoutFixture = {
      createdAt: text(createdAt),
      updatedAt: text(updatedAt),
      customer,
      lines,
      shipping: SHIPPING,
    };
    if (customer !== undefined && end - createdAt > OLD_ENOUGH_DAYS * DAY_MS) {
      old += 1;
      if (old % EVERY_RECOVERED === 0) {
        const completedAt = createdAt + (3 + chance() * 45) * HOUR_MS;
        Object.assign(cart, { completedAt: text(completedAt), updatedAt: text(completedAt) });
        order(completedAt, lines, customer);
      } else if (old % EVERY_BOUGHT_OTHERWISE === 0) {
        order(createdAt + (1 + chance() * 4) * DAY_MS, lines.slice(0, 1), customer);
      }
    }
    checkouts.push(cart);
  }
  for (let index = 0; index < PLAIN_ORDERS; index += 1) {
    const at = someTimeOn(lastDay - DAYS + 1 + Math.floor((index * DAYS) / PLAIN_ORDERS));
    order(at, basket(), customers[(index * 5 + 2) % customers.length]?.email);
  }
  return {
    customers,
    checkouts,
    orders: orders.sort((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? -1 : 1)),
  };
}
