import { findAll } from '#server/ads/advice/actions/find-all.ts';
import { monthOfFacts, PLANTED, type Planted, SIZES } from '#server/ads/advice/testing/made-shops.ts';
import type { ActionType } from '#shared/ads/action-types.ts';

/*
 * How often the ads finders speak of a difference in shops in which nothing happens, and how often they find what was
 * planted: 500 shops of each kind, looked at every day of a month. `npm run proof:ads`.
 */
const SHOPS = 500;
const DIFFERENCES: ActionType[] = [
  'more_hours',
  'less_hours',
  'more_day',
  'less_day',
  'rising_product',
  'fading_product',
  'aim_city',
  'leave_country',
  'season_ahead',
];
/** That many orders come from a city is no difference: of `aim_city` the larger orders are one. */
const isDifference = ({ type, variant }: { type: ActionType; variant: string }) =>
  DIFFERENCES.includes(type) && (type !== 'aim_city' || variant === 'rich');

/** Which finders spoke in a month of a shop. */
function typesFoundIn(seed: number, size: number, planted: Planted | null): Set<ActionType> {
  const found = monthOfFacts(seed, size, planted).flatMap((facts) => findAll(facts).filter(isDifference));
  return new Set(found.map(({ type }) => type));
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`.padStart(8);
const line = (name: string, cells: string[]) => process.stdout.write(`${name.padEnd(16)}${cells.join('')}\n`);

const perSize = SHOPS / SIZES.length;
const quiet = SIZES.map((size, at) =>
  Array.from({ length: perSize }, (_, shop) => typesFoundIn(at * perSize + shop, size, null)),
);
line('without signal', [...SIZES.map((size) => `${size}/day`.padStart(8)), '     all']);
for (const type of DIFFERENCES) {
  const counts = quiet.map((shops) => shops.filter((types) => types.has(type)).length);
  const all = counts.reduce((sum, each) => sum + each, 0);
  line(type, [...counts.map((each) => percent(each, perSize)), percent(all, SHOPS)]);
}

const FINDS: Record<Planted, ActionType> = {
  hours: 'more_hours',
  weekday: 'more_day',
  product: 'rising_product',
  city: 'aim_city',
  country: 'leave_country',
};
process.stdout.write('\n');
line(
  'planted, found',
  SIZES.map((size) => `${size}/day`.padStart(8)),
);
for (const planted of PLANTED) {
  const shops = SHOPS / PLANTED.length / SIZES.length;
  line(
    planted,
    SIZES.map((size, at) => {
      const seeds = Array.from({ length: shops }, (_, shop) => 10_000 + at * shops + shop);
      return percent(
        seeds.filter((seed) => typesFoundIn(seed, size, planted).has(FINDS[planted])).length,
        shops,
      );
    }),
  );
}
