import { expect, test } from 'vitest';
import { startApi } from '#server/programs/testing/start-api.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { askingEndpoints, DIMENSIONS } from '#shared/analytics/asking.ts';
import { type ApiFigure, apiMetrics, MOST_METRICS } from '#shared/programs/api-metrics.ts';

/** Saturday noon in London, 21 November 2026. */
async function startProgram() {
  const started = await startApi();
  const program = started.programWith((await started.makeToken()).secret);
  const query = async (body: object): Promise<ApiFigure[]> =>
    (await program.call(apiMetrics.query, { body })).data;
  return { ...started, program, query };
}
const period = { kind: 'days', days: 90 } as const;

test('a figure carries what it takes to trust it', async () => {
  const { query, owner, tea } = await startProgram();
  const month = { kind: 'this_month' } as const;
  const [revenue, orders] = await query({ metrics: ['revenue', 'orders'], period: month });
  const params = { storeId: tea.id };
  const shown = await owner.expectOk(
    owner.call(analyticsEndpoints.dashboard, { params, query: { range: 'mtd' } }),
  );
  expect(revenue).toMatchObject({
    metric: 'revenue',
    unit: 'money',
    currency: 'GBP',
    formula_id: 'revenue.1',
    value: Math.round(shown.totalRevenue! * 100),
    missing: null,
    basis: 'measured',
    period: { from: '2026-11-01', to: '2026-11-21', time_zone: 'Europe/London' },
    rows: null,
    records: { from: '2025-10-29', complete: true, version: shown.recordsVersion },
    stale: false,
  });
  expect(revenue!.formula).toMatch(/^Total sales =/);
  expect(orders).toMatchObject({ unit: 'count', currency: null, value: shown.totalOrders });
});

test('money is whole minor units, and rows add up to the whole', async () => {
  const { query } = await startProgram();
  const [whole] = await query({ metrics: ['net_sales'], period });
  for (const dimension of ['product', 'country', 'channel', 'weekday', 'month', 'customer_kind']) {
    const [split] = await query({ metrics: ['net_sales'], period, dimension });
    expect(split!.value).toBeNull();
    const values = split!.rows!.map(({ value }) => value!);
    expect(values.every(Number.isInteger)).toBe(true);
    expect([dimension, values.reduce((sum, value) => sum + value, 0)]).toEqual([dimension, whole!.value]);
  }
});

test('rows rank as they were asked to, and no more come than were wanted', async () => {
  const { query } = await startProgram();
  const asked = { metrics: ['units'], period, dimension: 'product' };
  const [most] = await query(asked);
  const [least] = await query({ ...asked, order: 'least' });
  expect(most!.rows!.map(({ label }) => label)).toEqual(['Mug 350 ml', 'Teapot']);
  // What sold least may not have sold at all.
  expect(least!.rows!.map(({ label }) => label)).toEqual(['Mug 500 ml', 'Teapot', 'Mug 350 ml']);
  const [one] = await query({ ...asked, limit: 1 });
  expect([one!.rows!.length, one!.has_more_rows, most!.has_more_rows]).toEqual([1, true, false]);
  const [days] = await query({ metrics: ['orders'], period, dimension: 'day' });
  const keys = days!.rows!.map(({ key }) => key);
  expect(keys).toEqual(keys.toSorted());
});

test('it says the same as a question on the screen, with filters and a comparison', async () => {
  const { query, owner, tea } = await startProgram();
  const quarter = { kind: 'quarter', quarter: 4, year: 2026 } as const;
  const readings = [
    { period: quarter, filters: { country: 'GB' } },
    { period: quarter, filters: { customer_kind: 'returning' } },
    { period: { kind: 'month', month: 10, year: 2026 }, compare_with: { kind: 'before' } },
  ];
  for (const { filters = {}, ...asked } of readings as { filters?: Record<string, string> }[]) {
    const [figure] = await query({ metrics: ['net_sales'], filters, ...asked });
    const { reading } = await owner.expectOk(
      owner.call(askingEndpoints.ask, {
        params: { storeId: tea.id },
        body: { question: 'net sales this month' },
      }),
    );
    const answer = await owner.expectOk(
      owner.call(askingEndpoints.ask, {
        params: { storeId: tea.id },
        body: {
          reading: {
            ...reading!,
            ...('compare_with' in asked ? { compareWith: asked.compare_with } : {}),
            ...('period' in asked ? { period: asked.period } : {}),
            country: filters.country ?? null,
            customerKind: filters.customer_kind ?? null,
          },
        },
      }),
    );
    expect(figure!.value! / 100).toBe(answer.figures[0]!.value);
    const before = answer.figures.find(({ name }) => name === 'Before')?.value ?? null;
    expect(figure!.previous && figure!.previous.value / 100).toBe(before);
  }
});

test('what is not known is null and says why, never nought', async () => {
  const { query } = await startProgram();
  const [early, fees] = await query({
    metrics: ['orders', 'conversion_rate'],
    period: { kind: 'year', year: 2019 },
  });
  expect([early!.value, fees!.value]).toEqual([null, null]);
  expect(early!.missing).toContain('records');
  const [ahead] = await query({
    metrics: ['orders'],
    period: { kind: 'between', from: '2027-01-01', to: '2027-01-31' },
  });
  expect([ahead!.value, ahead!.period]).toEqual([null, null]);
  expect(ahead!.missing).not.toBeNull();
});

test('what cannot be put together is refused with the reason', async () => {
  const { program } = await startProgram();
  expect(
    await program.refusal(apiMetrics.query, { metrics: ['fees'], period, dimension: 'country' }),
  ).toMatchObject({ status: 422, code: 'impossible_combination' });
});

test('the catalogue offers what the query takes', async () => {
  const { program, query, readCosts } = await startProgram();
  await readCosts();
  const { data: metrics } = await program.call(apiMetrics.metrics);
  expect(metrics.length).toBeGreaterThan(15);
  for (const { id, formula, formula_id } of metrics)
    expect([id, formula.length > 10, formula_id]).toEqual([id, true, `${id}.1`]);
  for (const dimension of [undefined, ...DIMENSIONS]) {
    const offered = metrics.filter(({ dimensions }) => !dimension || dimensions.includes(dimension));
    const ids = offered.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += MOST_METRICS) {
      const asked = ids.slice(at, at + MOST_METRICS);
      const figures = await query({ metrics: asked, period, dimension });
      expect(figures.map(({ metric }) => metric)).toEqual(asked);
    }
  }
});
