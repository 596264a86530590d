import { expect, test } from 'vitest';
import { connectSmallShop } from './testing/connect-small-shop.ts';

/* The simulated provider says of a question what stands in its brackets: [country: DE]. */

test('a provider may name every part of a reading, and the answer is computed here', async () => {
  const { ask } = await connectSmallShop({ ai: {} });
  const { reading, answered, figures } = await ask(
    'wassup [metric: average_order_value] [country: DE] [period: month] [month: 10] [year: 2026] [compareWith: month] [compareMonth: 9] [compareYear: 2026]',
  );
  expect([answered, figures[0]?.value]).toEqual([true, 19.5]);
  expect(reading).toMatchObject({
    metric: 'average_order_value',
    by: null,
    country: 'DE',
    period: { kind: 'month', month: 10, year: 2026 },
    compareWith: { kind: 'month', month: 9, year: 2026 },
  });

  const ofProduct = await ask(
    'wassup [metric: net_sales] [product: the Teapot] [customerKind: new] [period: between] [from: 2026-10-01] [to: 2026-10-31]',
  );
  expect(ofProduct.answered).toBe(false);
  const teapots = await ask(
    'wassup [metric: net_sales] [product: Teapot] [customerKind: new] [period: between] [from: 2026-10-01] [to: 2026-10-31]',
  );
  expect([teapots.figures[0]?.value, teapots.reading?.customerKind]).toEqual([40, 'new']);

  const list = await ask(
    'wassup [metric: orders] [by: city] [top: 3] [order: least] [period: last_days] [days: 90]',
  );
  expect(list.reading).toMatchObject({
    metric: 'orders',
    by: 'city',
    top: 3,
    order: 'least',
    period: { kind: 'days', days: 90 },
  });
  const online = await ask(
    'wassup [metric: orders] [channel: web] [orderState: cancelled] [period: last_month]',
  );
  expect(online.reading).toMatchObject({ channel: 'web', orderState: 'cancelled', by: null });
});

test('a provider may go on from the question before', async () => {
  const { ask } = await connectSmallShop({ ai: {} });
  const { reading: previous } = await ask('revenue last month');
  const { reading, figures } = await ask({
    question: 'wassup [goesOn: true] [metric: null] [country: DE]',
    previous: previous!,
  });
  expect(figures[0]?.value).toBe(39);
  expect(reading).toMatchObject({ metric: 'revenue', country: 'DE', period: previous!.period });
});

test.each([
  ['[metric: revenue] [country: Germany]'],
  ['[metric: revenue] [period: month] [month: 13] [year: 2026]'],
  ['[metric: revenue] [period: day] [from: 2026-02-30]'],
  ['[metric: revenue] [top: 5000]'],
  ['[metric: revenue] [product: kettle]'],
  ['[metric: stock]'],
])('what is no part of a reading is not answered: %s', async (parts) => {
  const { ask } = await connectSmallShop({ ai: {} });
  const { answered, figures } = await ask(`wassup ${parts}`);
  expect([answered, figures]).toEqual([false, []]);
});

test('a figure that a provider says is in no answer', async () => {
  const { ask } = await connectSmallShop({ ai: {} });
  const { figures, answer } = await ask('wassup [metric: revenue] [value: 987654] [period: last_month]');
  expect(figures[0]?.value).toBe(174);
  expect(answer).not.toMatch(/987/);
});
