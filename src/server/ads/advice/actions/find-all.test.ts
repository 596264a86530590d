import { expect, test } from 'vitest';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { inPounds } from '#server/analytics/findings/testing/in-pounds.ts';
import { detail } from '#server/analytics/insights/testing/made-reports.ts';
import { ACTION_TYPES, type ActionType } from '#shared/ads/action-types.ts';
import { findAll as findFor } from './find-all.ts';
import type { AdsFinding } from './finders/finding.ts';
import { counted, eventfulAccount } from './testing/made-account.ts';
import { account, eventfulFacts, quietFacts, seller } from './testing/made-facts.ts';

const findAll = (facts: AdsFacts) => inPounds(findFor(facts));
const found = (change: Partial<AdsFacts>) => findAll({ ...quietFacts(), ...change });
const of = (findings: AdsFinding[], type: ActionType) => findings.filter((each) => each.type === type);
const typesOf = (findings: AdsFinding[]) => findings.map(({ type }) => type);
const figure = (finding: AdsFinding | undefined, name: string) =>
  finding?.figures.find((each) => each.name === name)?.value;
const findIn = (change: Partial<AdsFacts> = {}) => findAll({ ...eventfulFacts(), ...change });

/** £480 a month, 5 % of £9,600. */
const BUDGET = 480;

test('a store in which nothing stands out, and whose ads are measured, has nothing to do', () => {
  expect(found({})).toEqual([]);
});

test('every kind of advice is found where its figures call for it', () => {
  const all = [
    ...findIn(),
    ...findIn({ campaignType: 'search' }),
    ...found({ weekdays: weak(6) }),
    ...findAll(eventfulAccount()),
    ...found({ account: account({ totals: counted(400, 0) }) }),
  ];
  expect(new Set(typesOf(all))).toEqual(new Set(ACTION_TYPES));
});

test('advice is ranked by money at stake times confidence', () => {
  const findings = findIn();
  const scores = findings.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  for (const { atStake, confidence, score } of findings)
    expect(score).toBeCloseTo((atStake ?? 96) * confidence, 6); // a hundredth of the month's £9,600
});

test('the same subject is said once', () => {
  const subjects = findIn({ campaignType: 'search' }).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('measuring comes first where no account is known, with the whole budget at stake', () => {
  const findings = found({ account: null });
  const [first] = of(findings, 'measure_conversions');
  expect(first).toMatchObject({
    atStake: BUDGET,
    priority: 'high',
    basis: { kind: 'assumption', source: 'budget_share' },
  });
  expect(of(findings, 'measure_account')).toHaveLength(1);
  const own = { grossMargin: null, industry: 'home', assumptions: { budget: 900 } };
  const [entered] = of(found({ account: null, settings: own }), 'measure_conversions');
  expect(entered).toMatchObject({ atStake: 900, basis: { source: 'own_entry' } });
  const none = { orders: 0, netSales: 0, averageOrderValue: null, previous: null };
  expect(of(found({ account: null, sales: none }), 'measure_conversions')[0]!.atStake).toBeNull();
});

test('money of a timeframe is converted to 30 days', () => {
  const week = {
    timeframe: '7d' as const,
    period: { from: '2026-11-14', to: '2026-11-20', days: 7 },
    sales: { ...quietFacts().sales, netSales: 2_100 },
    account: null,
  };
  expect(of(found(week), 'measure_conversions')[0]!.atStake).toBe(450); // 5 % of £9,000
});

test('a test is as long as 30 orders need', () => {
  const [unknown] = of(found({ account: null, campaignType: 'display' }), 'test_first');
  expect(unknown).toMatchObject({ variant: 'unknown', subject: 'test:display' });
  const [bearable] = of(found({ account: null }), 'test_first');
  expect(figure(bearable, 'clicksForVerdict')).toBe(1_177); // 30 ÷ 2.55 %
  expect(figure(bearable, 'testBearable')).toBe(480); // 30 × £40 ÷ 2.5
  const [dollars] = of(found({ account: null, currency: 'USD' }), 'test_first');
  expect(dollars!.variant).toBe('cost');
  expect(figure(dollars, 'testCost')).toBeCloseTo(1_177 * 1.53, 6);
  expect(of(found({}), 'test_first')).toEqual([]); // the account has its 30 conversions
});

test('the most a click may cost is order value × conversion rate ÷ break-even', () => {
  const baskets = { orders: 240, units: 300, quartiles: { orders: 231, lower: 20, median: 40, upper: 80 } };
  const [click] = of(found({ baskets }), 'max_click');
  expect(figure(click, 'mostPerClick')).toBe(0.48); // £40 × 3 % ÷ 2.5
  expect(click).toMatchObject({ variant: 'bearable', atStake: null, basis: { kind: 'account' } });
  expect(click!.table!.rows.map((row) => row[2])).toEqual([0.24, 0.48, 0.96]);
  const half = { grossMargin: 0.5, industry: 'home', assumptions: { costPerClick: 0.8 } };
  const [dear] = of(found({ baskets, settings: half }), 'max_click');
  expect(figure(dear, 'mostPerClick')).toBe(0.6); // break-even 2
  expect(dear).toMatchObject({ variant: 'dear', atStake: BUDGET * 0.25, priority: 'high' });
  const few = { ...baskets, quartiles: { ...baskets.quartiles, orders: 19 } };
  expect(of(found({ baskets: few }), 'max_click')).toEqual([]);
  expect(of(found({ baskets, account: null, campaignType: 'video' }), 'max_click')).toEqual([]);
});

test('best sellers are advertised when they last for the month and what a buyer spends on one bears a click', () => {
  const one = (given: Parameters<typeof seller>[1]) => found({ bestSellers: [seller('Teapot', given)] });
  const [teapot] = of(one({}), 'promote_product');
  expect(figure(teapot, 'mostPerClick')).toBe(0.48); // £40 in each order with one
  // Its eighth of £480 ÷ £0.40 × 3 % × £40.
  expect(teapot).toMatchObject({ subject: 'promote:product:p-Teapot', atStake: 180 });
  expect(of(one({ inventory: 29 }), 'promote_product')).toEqual([]); // 29 days
  expect(of(one({ inventory: null }), 'promote_product')[0]!.variant).toBe('uncounted');
  expect(of(one({ units: 4 }), 'promote_product')).toEqual([]);
  expect(of(one({ netSales: 300 }), 'promote_product')).toEqual([]); // £10 bears £0.12, clicks cost £0.40
  // Two to an order: £80 of it in each.
  expect(figure(of(one({ orders: 15, netSales: 1_200 }), 'promote_product')[0], 'mostPerClick')).toBe(0.96);
});

test('nothing is advised to be advertised while nobody knows what a click costs, nor what cannot carry one', () => {
  const lights = ['Light', 'Lamp', 'Candle'].map((title) => seller(title, { netSales: 60 })); // £2 an order
  const unknown = found({ account: null, bestSellers: lights });
  expect(of(unknown, 'promote_product')).toEqual([]);
  expect(of(unknown, 'product_clicks')[0]).toMatchObject({ variant: 'unknown:products', atStake: null });
  const dollars = found({ account: null, currency: 'USD', bestSellers: lights });
  expect(of(dollars, 'promote_product')).toEqual([]);
  const [none] = of(dollars, 'product_clicks');
  expect(none).toMatchObject({ variant: 'none:products' });
  expect(figure(none, 'mostPerClick')).toBe(0.02); // £2 × 2.55 % ÷ 2.5
  expect(of(found({ bestSellers: [...lights, seller('Teapot')] }), 'product_clicks')).toEqual([]);
});

test('nobody is sent to what is sold out or will be', () => {
  const bestSellers = [
    seller('Tray', { inventory: 0 }),
    seller('Kettle', { inventory: 7 }),
    seller('Cup', { inventory: 14 }),
    seller('Plate', { inventory: null }),
    seller('Spoon', { inventory: 0, units: 4 }),
  ];
  const paused = of(found({ bestSellers, account: null }), 'pause_product');
  expect(paused.map(({ subject, variant, atStake }) => [subject, variant, atStake])).toEqual([
    ['pause:product:p-Tray', 'out', 60],
    ['pause:product:p-Kettle', 'low', 46], // 23 of 30 days
  ]);
  const known = of(found({ bestSellers }), 'pause_product');
  expect(known.find(({ names }) => names.product === 'Kettle')).toMatchObject({
    atStake: 61.33, // £80 that its ads cost
    basis: { kind: 'account', cases: 200 },
  });
  expect(of(found({ bestSellers }), 'promote_product').map(({ names }) => names.product)).toEqual(['Plate']);
});

test('rising products get more and fading ones less, and of each product one thing is said', () => {
  const bestSellers = [
    seller('Cup', { netSales: 900, previousNetSales: 300, orders: 60, previousOrders: 20 }),
    seller('Mug', { netSales: 300, previousNetSales: 1_900 }),
    seller('Jug', { netSales: 310, previousNetSales: 200 }), // an everyday movement
    seller('New', { netSales: 900, previousNetSales: 0, orders: 40 }),
    seller('Sold', { netSales: 900, previousNetSales: 300, inventory: 1 }),
    seller('Unknown', { netSales: 900, previousNetSales: null }),
  ];
  const findings = found({ bestSellers, account: null });
  const said = findings.map(({ type, names }) => [names.product, type]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['Cup', 'rising_product'],
      ['New', 'rising_product'],
      ['Mug', 'fading_product'],
      ['Sold', 'pause_product'],
    ]),
  );
  const ofProducts = said.filter(([product]) => product);
  expect(new Set(ofProducts.map(([product]) => product)).size).toBe(ofProducts.length);
  expect(of(findings, 'fading_product')[0]).toMatchObject({ atStake: 80 }); // 5 % of £1,600
  expect(of(findings, 'rising_product')[0]).toMatchObject({ atStake: 45 }); // 5 % of £900
  // One large order is no movement, however much money it moves.
  const large = seller('Cup', { netSales: 900, previousNetSales: 300, orders: 11, previousOrders: 10 });
  expect(of(found({ bestSellers: [large] }), 'rising_product')).toEqual([]);
});

test('a product whose season is as it was last year neither rises nor fades', () => {
  const bestSellers = [
    seller('Cup', { netSales: 900, previousNetSales: 300, orders: 60, previousOrders: 20 }),
    seller('Mug', { netSales: 300, previousNetSales: 1_900 }),
    seller('Star', { netSales: 900, previousNetSales: 0, orders: 40 }),
  ];
  const lastYear = (products: [string, number, number][], orders = 240) => ({
    orders,
    ordersBefore: orders,
    products: products.map(([title, now, before]) => ({
      id: `p-${title}`,
      orders: now,
      ordersBefore: before,
    })),
  });
  const movedIn = (movementsLastYear: AdsFacts['movementsLastYear']) =>
    found({ bestSellers, account: null, movementsLastYear })
      .filter(({ type }) => type === 'rising_product' || type === 'fading_product')
      .map(({ names, variant }) => [names.product, variant]);
  // Every year as it is now.
  expect(
    movedIn(
      lastYear([
        ['Cup', 55, 18],
        ['Mug', 7, 45],
        ['Star', 36, 0],
      ]),
    ),
  ).toEqual([]);
  expect(
    movedIn(
      lastYear([
        ['Cup', 40, 40],
        ['Mug', 40, 38],
        ['Star', 30, 30],
      ]),
    ).sort(),
  ).toEqual([
    ['Cup', 'before:beyond'],
    ['Mug', 'before:beyond'],
    ['Star', 'new'],
  ]);
  // Nobody knows its season.
  expect(movedIn(lastYear([])).sort()).toEqual([
    ['Cup', 'before:not_sold'],
    ['Mug', 'before:not_sold'],
    ['Star', 'new'],
  ]);
  expect(movedIn(lastYear([], 0))).toContainEqual(['Cup', 'before:unknown']);
});

test('a pair is worth what one in ten of the other buyers would add', () => {
  const { affinity } = eventfulFacts();
  const bestSellers = [seller('Cup', { id: 'p-Cup', netSales: 300, previousNetSales: 300 })];
  const [pair] = of(found({ affinity, bestSellers }), 'sell_together');
  // 89 orders without the cup in 363 days, £10 a cup.
  expect(pair!.atStake).toBeCloseTo((89 * 0.1 * 10 * 30) / 363, 1);
  expect(of(found({ affinity }), 'sell_together')[0]).toMatchObject({ variant: 'unpriced', atStake: null });
  const few = { ...affinity, pairs: affinity.pairs.map((each) => ({ ...each, together: 9 })) };
  expect(of(found({ affinity: few }), 'sell_together')).toEqual([]);
});

test('hours are advised when enough orders say so', () => {
  const { hours } = eventfulFacts(); // 234 orders, 144 of them from 18 to 22
  const findings = found({ hours });
  // Orders that come in bursts are worth less as evidence.
  const bursts = Array.from({ length: 30 }, (_, day) => (day % 9 === 0 ? 60 : 0));
  expect(of(found({ hours, days: bursts }), 'more_hours')).toEqual([]);
  const [more] = of(findings, 'more_hours');
  expect(figure(more, 'hourFrom')).toBe(18);
  expect(figure(more, 'ordersInWindow')).toBe(144);
  expect(more!.atStake).toBeCloseTo(BUDGET * (144 / 234 - 4 / 24), 2);
  expect(more!.watched).toEqual({ kind: 'hours', weekday: null, hours: [18, 19, 20, 21] });
  const [less] = of(findings, 'less_hours');
  expect(figure(less, 'hourFrom')).toBe(0);
  expect(less!.atStake).toBeCloseTo(BUDGET * (6 / 24 - 6 / 234), 2);
  // A tenth of these orders may be chance.
  expect(found({ hours: hours.map((each) => Math.round(each / 10)) })).toEqual([]);
});

const DAYS = [4, 4, 4, 4, 5, 5, 4];
const weekOf = (perDay: number[]) =>
  DAYS.map((days, weekday) => ({
    days,
    orders: days * perDay[weekday]!,
    netSales: days * perDay[weekday]! * 40,
  }));
const weak = (weekday: number) => weekOf(DAYS.map((_, day) => (day === weekday ? 2 : 10)));

test('weekdays are compared with an average day, however many of them there were', () => {
  const [more] = of(found({ weekdays: weekOf([10, 10, 10, 10, 20, 10, 10]) }), 'more_day');
  expect(more).toMatchObject({ subject: 'day:more:4', watched: { weekday: 4 } });
  expect(more!.atStake).toBeCloseTo(BUDGET * (100 / 350 - 5 / 30), 2);
  const [less] = of(found({ weekdays: weak(6) }), 'less_day');
  expect(less).toMatchObject({ subject: 'day:less:6' });
  expect(found({ weekdays: weekOf([1, 1, 1, 1, 2, 1, 1]) })).toEqual([]);
  // Of one week nothing can be said.
  const oneWeek = weekOf([10, 10, 10, 10, 90, 10, 10]).map((row) => ({ ...row, days: 1 }));
  expect(found({ weekdays: oneWeek })).toEqual([]);
});

test('ads are aimed at the few countries that order', () => {
  const { countries } = eventfulFacts();
  const [aim] = of(found({ countries }), 'aim_countries');
  expect(aim!.names.countries).toBe('GB,DE');
  expect(figure(aim, 'ordersFromElsewhere')).toBe(20);
  expect(of(found({ countries: countries.slice(0, 1) }), 'aim_countries')[0]!.variant).toBe('all');
  expect(found({ countries: countries.slice(2) })).toEqual([]); // 20 orders
  const many = Array.from({ length: 12 }, (_, index) => ({ ...countries[0]!, countryCode: `A${index}` }));
  expect(of(found({ countries: many }), 'aim_countries')).toEqual([]);
});

test('a country whose orders are worth little can bear little', () => {
  const { countries } = eventfulFacts();
  const [germany] = of(found({ countries }), 'leave_country');
  // £22.50 an order, elsewhere (9,600 − 900) ÷ 200 = £43.50.
  expect(figure(germany, 'perOrderElsewhere')).toBe(43.5);
  expect(germany!.atStake).toBeCloseTo(BUDGET * (40 / 240) * (1 - 22.5 / 43.5), 2);
  const returned = countries.map((each) => (each.countryCode === 'DE' ? { ...each, netSales: -50 } : each));
  expect(of(found({ countries: returned }), 'leave_country')[0]!.variant).toBe('nothing');
  const fair = countries.map((each) => (each.countryCode === 'DE' ? { ...each, netSales: 1_500 } : each));
  expect(of(found({ countries: fair }), 'leave_country')).toEqual([]);
});

test('cities count by how many orders come from there, or how much larger they are', () => {
  const { cities } = eventfulFacts();
  const [london, leeds] = of(found({ cities }), 'aim_city').toSorted((one) =>
    one.variant === 'rich' ? -1 : 1,
  );
  expect(london).toMatchObject({ names: { city: 'London' }, variant: 'rich' });
  expect(london!.atStake).toBeCloseTo(BUDGET * 0.25 * (60 / (6_000 / 180) - 1), 2);
  expect(leeds).toMatchObject({ names: { city: 'Leeds' }, variant: 'many', atStake: null });
  expect(found({ cities: cities.map((each) => ({ ...each, orders: 29 })) })).toEqual([]);
});

test('coming weeks that differ are taken from the forecast, where they differ by more than its band allows', () => {
  const { outlook } = eventfulFacts(); // half as much again
  const [season] = of(found({ outlook }), 'season_ahead');
  expect(season).toMatchObject({
    subject: 'season:2026-12',
    variant: 'up:dearer',
    period: { from: '2026-11-21', to: '2026-12-20' },
  });
  expect(figure(season, 'expected')).toBe(14_400);
  expect(figure(season, 'lastYear')).toBe(13_900);
  expect(season!.atStake).toBeCloseTo(BUDGET * 0.5, 2);
  expect(found({ outlook: null })).toEqual([]);
  expect(found({ outlook: { ...outlook!, low: 8_000 } })).toEqual([]); // the last 30 days lie in such a band
  const falling = { ...outlook!, expected: 6_000, low: 5_200, high: 6_900 };
  const [down] = of(found({ outlook: falling }), 'season_ahead');
  expect(down!.variant).toBe('down:dearer');
  expect(down!.atStake).toBeCloseTo(BUDGET * 0.375, 2);
});

test('customers who went quiet are won back when there are enough for a list', () => {
  const { groups } = eventfulFacts();
  const [back] = of(found({ groups }), 'win_back');
  expect(back).toMatchObject({ atStake: 240, basis: { kind: 'store', cases: 120 } }); // 6 × £40
  const few = { ...groups, groups: groups.groups.map((each) => ({ ...each, customers: 99 })) };
  expect(of(found({ groups: few }), 'win_back')).toEqual([]);
});

test('recent buyers are left out where they are a part worth naming', () => {
  const [out] = of(found({ buyers: { all: 200, new: 150, returning: 50 } }), 'leave_out_buyers');
  expect(out!.atStake).toBe(BUDGET / 4);
  expect(found({ buyers: { all: 99, new: 50, returning: 49 } })).toEqual([]);
  expect(found({ buyers: { all: 200, new: null, returning: null } })).toEqual([]);
});

test('carts are worth what usually comes back of them', () => {
  const { carts } = eventfulFacts();
  expect(of(found({ carts }), 'abandoned_carts')[0]).toMatchObject({ variant: 'known', atStake: 245 });
  const unsure = { ...carts, recoveryRate: detail(0.9, { fewData: true }) };
  expect(of(found({ carts: unsure }), 'abandoned_carts')[0]).toMatchObject({
    variant: 'cautious',
    atStake: 98,
  });
  expect(found({ carts: { ...carts, shared: false } })).toEqual([]);
  expect(found({ carts: { ...carts, open: { carts: 29, value: 900 } } })).toEqual([]);
});

test('each type of campaign is advised what it needs, and what is known', () => {
  const types = (campaignType: AdsFacts['campaignType']) => new Set(typesOf(findIn({ campaignType })));
  expect(types('search')).toContain('choose_keywords');
  expect(types('search')).not.toContain('send_feed');
  expect(types('shopping')).toContain('send_feed');
  expect(types('shopping')).not.toContain('write_search_ads');
  for (const type of ['display', 'video'] as const)
    for (const unknown of ['max_click', 'promote_product', 'mend_feed', 'choose_keywords'] as const)
      expect(types(type)).not.toContain(unknown);
  expect(typesOf(found({ campaignType: 'search', bestSellers: [seller('Teapot')] }))).not.toContain(
    'choose_keywords', // the account has search terms
  );
});

test('texts and pictures of the product list are separate findings', () => {
  const feed = { products: 12, withProblem: 4, withoutPicture: 2, bestSellersWithProblem: 1 };
  const display = typesOf(found({ feed, campaignType: 'display' }));
  expect(display).toContain('add_pictures');
  expect(display).not.toContain('mend_feed');
  expect(of(found({ feed }), 'mend_feed')[0]).toMatchObject({ variant: 'best', priority: 'medium' });
  const others = { ...feed, bestSellersWithProblem: 0 };
  expect(of(found({ feed: others }), 'mend_feed')[0]).toMatchObject({ variant: 'others', priority: 'low' });
});

test('costs of an account in another currency are never reckoned with', () => {
  const bestSellers = [seller('Teapot'), seller('Kettle', { inventory: 7 })];
  const findings = found({ bestSellers, account: account({ currency: 'USD' }) });
  expect(figure(of(findings, 'promote_product')[0], 'costPerClick_account')).toBeUndefined();
  expect(of(findings, 'pause_product')[0]!.basis.kind).toBe('store');
});
