import { expect, test } from 'vitest';
import { SMALL_SHOP } from '#server/testing/small-shop.ts';
import type { Answer } from '#shared/analytics/asking.ts';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { NO_RULES, type ProfitRules } from '#shared/stores/profit-rules.ts';
import { connectSmallShop } from './testing/connect-small-shop.ts';

const figuresOf = ({ figures }: Answer) =>
  Object.fromEntries(figures.map(({ name, value }) => [name, value]));

/** The small shop, of which some titles cost something. */
async function connectCosted(
  costs: Record<string, number> = {},
  rules: Partial<ProfitRules> = {},
  shops = [SMALL_SHOP],
) {
  const shop = await connectSmallShop({ shops });
  const { owner, params, readCosts } = shop;
  await readCosts();
  const { expectOk, call } = owner;
  const { rows } = await expectOk(call(costEndpoints.list, { params, query: {} }));
  const costed = rows.flatMap(({ title, productId, variantId }) => {
    const unitCost = costs[title];
    return unitCost === undefined ? [] : { productId, variantId, unitCost };
  });
  if (costed.length > 0)
    await expectOk(call(costEndpoints.save, { params, body: { from: 'always', costs: costed } }));
  await expectOk(
    call(costEndpoints.saveRules, {
      params,
      body: {
        ...NO_RULES,
        shipping: [{ countryCode: null, from: null, perOrder: 3, perReturn: 0 }],
        fees: [],
        ...rules,
      },
    }),
  );
  return shop;
}

test('without costs there is no profit to say, and never a 0', async () => {
  const { ask } = await connectCosted();
  for (const question of [
    'How much did I earn last month?',
    'gross margin last month',
    'cost of goods last month',
  ]) {
    const { answered, answer, figures } = await ask(question);
    expect([answered, figures]).toEqual([false, []]);
    expect(answer).toBe(
      'No cost is known of what was sold last month, so what you earned on it is not known either. Net sales were £159. Enter your costs under Analytics, Profit, “Costs and rules”.',
    );
  }
  const { answer } = await ask('Geçen ay ne kadar kazandım?', 'tr');
  expect(answer).toMatch(/^Geçen ay satılanların maliyeti bilinmiyor/);
});

test('what was earned is what the report says, with how much of it is known', async () => {
  const { ask, owner, params } = await connectCosted({ Teapot: 25 });
  const report = await owner.expectOk(
    owner.call(profitEndpoints.report, {
      params,
      query: { range: 'custom', from: '2026-10-01', to: '2026-10-31' },
    }),
  );
  const { contribution, grossProfit, grossMargin, costOfGoods } = report.figures;
  const earned = await ask('How much did I earn last month?');
  expect(figuresOf(earned)).toMatchObject({
    'Profit (contribution)': contribution.value,
    'Net sales': 159,
    'Costs known': 75.4,
  });
  expect(earned.answer).toMatch(/Costs are known for 75% of net sales; the rest brings nothing to it\./);
  expect(earned.table?.rows[0]).toEqual(['Gross profit', '£45']);
  expect(figuresOf(await ask('gross profit last month'))['Gross profit']).toBe(grossProfit.value);
  expect(grossProfit.value).toBe(45);
  expect(figuresOf(await ask('margin last month'))['Gross margin']).toBe(
    Math.round(grossMargin.value! * 1000) / 10,
  );
  expect(figuresOf(await ask('cost of goods sold last month'))['Cost of goods']).toBe(costOfGoods.value);
});

test('fees that nobody knows are no fees of nothing', async () => {
  const paypal = { ...SMALL_SHOP, gateway: { name: 'paypal', shopifyPayments: false } };
  const { ask } = await connectCosted({ Teapot: 25 }, {}, [paypal]);
  const { answered, answer } = await ask('payment fees last month');
  expect([answered, answer]).toEqual([
    false,
    'No fee is known of the payments last month. Say what payment services take under Analytics, Profit, “Costs and rules”.',
  ]);
});

test('which products lose money, and how much in all', async () => {
  const { ask } = await connectCosted({ Teapot: 50, 'Mug 350 ml': 2 });
  const { answer, table } = await ask('which products lose money last month?');
  expect(answer).toMatch(
    /^Profit \(contribution\) by product last month: “Teapot” comes last, with -£[\d.]+\. 1 of them lost money, £[\d.]+ in all\./,
  );
  expect(table?.columns.map(({ label }) => label)).toEqual([
    'Product',
    'Profit (contribution)',
    'Net sales',
    'Gross margin',
    'Costs known',
  ]);
  const none = await connectCosted({ Teapot: 5, 'Mug 350 ml': 2 });
  expect((await none.ask('geçen ay hangi ürünler zarar ettirdi', 'tr')).answer).toMatch(
    /Hiçbiri zarar ettirmedi\./,
  );
});

test('of one product, country or channel; other parts are refused with the reason', async () => {
  const { ask } = await connectCosted({ Teapot: 25 });
  const product = await ask('gross profit of teapot last month');
  expect(figuresOf(product)).toMatchObject({ 'Gross profit': 45, 'Net sales': 120, 'Costs known': 100 });
  expect((await ask('profit in France last month')).answered).toBe(true);
  expect((await ask('profit by country last month')).table?.rows.length).toBeGreaterThan(1);
  for (const question of ['profit in Berlin last month', 'profit by month', 'profit of teapot in France']) {
    const { answered, answer } = await ask(question);
    expect([question, answered]).toEqual([question, false]);
    expect(answer).toMatch(/^Profit is worked out for the whole store, or by product, country or channel/);
  }
});

test('what was earned is compared where as much of it is known, and says so where not', async () => {
  const { ask } = await connectCosted({ Teapot: 25, 'Mug 350 ml': 4 });
  const { answer, figures } = await ask('gross profit in October compared to September');
  // In September two mugs for £20 that cost £8.
  expect(figures.map(({ value }) => value)).toEqual([expect.any(Number), 12, 100]);
  expect(answer).toMatch(/more than in September 2026 \(£12\)\./);
  const half = await connectCosted({ Teapot: 25 });
  const apart = await half.ask('gross profit in October compared to September');
  expect(apart.answer).toMatch(
    /It is not compared with September 2026: costs are known for 0% of those net sales\./,
  );
});

test('with fixed costs the net profit is said, too', async () => {
  const { ask } = await connectCosted(
    { Teapot: 25 },
    { fixedCosts: [{ name: 'Rent', amount: 31, every: 'month', from: null, to: null }] },
  );
  const { answer, figures } = await ask('net profit last month');
  expect(answer).toMatch(/After ads and fixed costs, before income tax: -?£[\d.]+\./);
  expect(figures.map(({ name }) => name)).toContain('Net profit');
});
