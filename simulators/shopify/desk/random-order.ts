import type { CustomerFixture, OrderFixture } from '#simulators/shopify/shop/fixture.ts';
import type { Customer, Shop } from '#simulators/shopify/shop/shop.ts';
import { shippingIn } from './shipping.ts';

type Chance = () => number;

const MOST_LINES = 4;
const MOST_OF_A_LINE = 3;
const firstNames = ['Ada', 'Noor', 'Mira', 'Tom', 'Elif', 'Jonas', 'Priya', 'Lucía', 'Owen', 'Hana'];
const lastNames = [
  'Marlow',
  'Aydın',
  'Keller',
  'Okafor',
  'Silva',
  'Byrne',
  'Novak',
  'Demir',
  'Hughes',
  'Sato',
];
const places = [
  { city: 'Leeds', country: 'GB' },
  { city: 'Dublin', country: 'IE' },
  { city: 'Lyon', country: 'FR' },
  { city: 'Portland', country: 'US' },
  { city: 'İzmir', country: 'TR' },
];

/** One to four different products of the shop, as a buyer would find them. */
export function pickBasket(shop: Shop, chance: Chance): OrderFixture {
  const offered = [...shop.products.values()].flatMap((product) =>
    product.status === 'ACTIVE'
      ? product.variants.filter(({ price }) => price > 0).map((variant) => ({ product, variant }))
      : [],
  );
  const chosen = new Set(
    Array.from({ length: 1 + Math.floor(chance() * MOST_LINES) }, () => pick(offered, chance)),
  );
  const lines = [...chosen].flatMap((offer) =>
    offer
      ? [
          {
            product: offer.product.id,
            variant: offer.variant.id,
            quantity: 1 + Math.floor(chance() * MOST_OF_A_LINE),
          },
        ]
      : [],
  );
  return { lines, shipping: shippingIn(shop), fulfillmentStatus: 'UNFULFILLED' };
}

/** Two times in three a known customer, by id; otherwise a new one. */
export function inventBuyer(shop: Shop, chance: Chance): string | CustomerFixture {
  const known: Customer[] = [...shop.customers.values()];
  const isKnown = chance() < 2 / 3;
  const someone = pick(known, chance);
  if (isKnown && someone) return someone.id;
  const firstName = pick(firstNames, chance) ?? '';
  const lastName = pick(lastNames, chance) ?? '';
  const letters = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  const email = `${letters}.${Math.floor(chance() * 1_000_000)}@example.com`;
  return { firstName, lastName, email, ...pick(places, chance) };
}

function pick<T>(from: readonly T[], chance: Chance): T | undefined {
  return from[Math.floor(chance() * from.length)];
}
