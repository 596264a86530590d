import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ReportSources } from '#server/insights/reports.ts';
import { detail } from '#server/insights/testing/made-reports.ts';
import { madeSources } from '#server/insights/testing/made-sources.ts';
import type { ReaderLanguage } from '#shared/insights.ts';
import { EXAMPLE_QUESTIONS } from './catalogue.ts';
import { createAskingService } from './service.ts';

const STORE = {
  id: '7d0c7a0c-5a3f-4f6e-9a0e-0c4a4f0b8a10',
  userId: '7d0c7a0c-5a3f-4f6e-9a0e-0c4a4f0b8a11',
  platform: 'shopify' as const,
  currency: 'GBP',
  timeZone: 'Europe/London',
};

/** Saturday, 21 November 2026. */
async function ask(question: string, language: ReaderLanguage = 'en', change: Partial<ReportSources> = {}) {
  const { sources, asked } = madeSources(change);
  const now = () => new Date('2026-11-21T12:00:00Z');
  const service = createAskingService({ sources, textModel: null, now, log: pino({ enabled: false }) });
  return { ...(await service.ask(STORE, question, language)), asked };
}

test.each([
  ['revenue this month', { range: 'mtd' }],
  ['revenue today', { range: 'custom', from: '2026-11-21', to: '2026-11-21' }],
  ['revenue yesterday', { range: 'custom', from: '2026-11-20', to: '2026-11-20' }],
  ['revenue this week', { range: 'custom', from: '2026-11-16', to: '2026-11-21' }],
  ['revenue last week', { range: 'custom', from: '2026-11-09', to: '2026-11-15' }],
  ['revenue last month', { range: 'custom', from: '2026-10-01', to: '2026-10-31' }],
  ['revenue in the last 7 days', { range: '7d' }],
  ['revenue in the last 10 days', { range: 'custom', from: '2026-11-12', to: '2026-11-21' }],
  ['revenue in the last 3 months', { range: 'custom', from: '2026-08-22', to: '2026-11-21' }],
  ['revenue in October', { range: 'custom', from: '2026-10-01', to: '2026-10-31' }],
  ['revenue in December', { range: 'custom', from: '2025-12-01', to: '2025-12-31' }],
  ['revenue in February 2024', { range: 'custom', from: '2024-02-01', to: '2024-02-29' }],
  ['revenue in November', { range: 'mtd' }],
  ['revenue this year', { range: 'custom', from: '2026-01-01', to: '2026-11-21' }],
  ['revenue last year', { range: 'custom', from: '2025-01-01', to: '2025-12-31' }],
  ['revenue of all time', { range: 'all' }],
])('%s asks for the right days', async (question, query) => {
  expect((await ask(question)).asked[1]).toEqual(query);
});

test('a figure is answered with what it rests on', async () => {
  expect(await ask('How much revenue did I make this month?')).toMatchObject({
    answered: true,
    metric: 'revenue',
    answer: 'Total revenue this month: £10,000. That is 25% more than in the stretch before (£8,000).',
    formula: expect.stringContaining('gross sales'),
    figures: [
      { name: 'Total revenue', value: 10_000, unit: 'money', text: '£10,000' },
      { name: 'Before', value: 8_000, text: '£8,000' },
      { name: 'Change', value: 25, unit: 'percent', text: '25%' },
    ],
    period: { from: '2026-10-22', to: '2026-11-20', label: 'this month' },
  });
  const { answer } = await ask('Bu ay ne kadar gelir elde ettim?', 'tr');
  expect(answer).toBe('Bu ay toplam ciro: £10.000. Fark: %25 artış (önceki dönemde £8.000 idi).');
});

test('days that go on are not compared with whole ones', async () => {
  expect((await ask('revenue today')).answer).toBe('Total revenue today: £10,000.');
});

test('days that were not read are not told as nothing', async () => {
  const { dashboard: reply } = madeSources().reports;
  const coverage = {
    from: '2026-11-05T09:00:00Z',
    to: null,
    complete: false,
    recordsBegin: '2026-11-05',
  };
  const dashboard: ReportSources['dashboard'] = async (_store, query) => {
    const { from = '2026-11-01', to = '2026-11-21' } = query;
    return { ...reply, coverage, period: { ...reply.period, firstDay: from, lastDay: to } };
  };
  expect(await ask('revenue last month', 'en', { dashboard })).toMatchObject({
    answered: false,
    answer: 'That time lies before the orders that have been read.',
  });
  const { answer } = await ask('orders this month compared to last year', 'en', { dashboard });
  expect(answer).toBe(
    'Orders this month: 300. The time to compare it with has not been read. Only orders since 5 November 2026 have been read.',
  );
});

test('products that were not read yet do not sell nothing', async () => {
  const { ranking } = madeSources().reports;
  const rows = ranking.rows.map((row) => ({ ...row, units: 0, netSales: 0 }));
  const productRanking = async () => ({ ...ranking, rows });
  const { answered, answer } = await ask('best products', 'en', { productRanking });
  expect(answered).toBe(false);
  expect(answer).toMatch(/No sold products/);
});

test('what it is compared with may be named', async () => {
  const { dashboard: reply } = madeSources().reports;
  const queries: unknown[] = [];
  const dashboard: ReportSources['dashboard'] = async (_store, query) => {
    queries.push(query);
    const lastYear = query.from?.startsWith('2025');
    const totalOrders = detail(lastYear ? 200 : 300, { previous: 290 });
    return { ...reply, details: { ...reply.details, totalOrders } };
  };
  const { answer } = await ask('orders this month compared to last year', 'en', { dashboard });
  expect(answer).toBe('Orders this month: 300. That is 50% more than last year (200).');
  expect(queries.slice(1)).toEqual([
    { range: 'mtd' },
    { range: 'custom', from: '2025-11-01', to: '2025-11-21' },
  ]);
});

test.each([
  ['Which products sold best?', /“Teapot” comes first, with £4,500/],
  ['Where do my customers come from?', /Germany comes first, with £4,000/],
  ['How much is left in abandoned carts?', /28 abandoned carts worth £1,960/],
  ['forecast', /next 2 days: £12,346.*between £10,400 and £14,100/],
  ['best weekday', /Wednesday comes first/],
  ['Why did revenue change?', /went down by £2,500 this month.*the number of buyers: -£2,041/],
  ['returning customers', /Returning customers this month: 40.*20%/],
  ['new customers', /New customers this month: 160/],
])('%s', async (question, said) => {
  const { answer, answered, formula } = await ask(question);
  expect(answer).toMatch(said);
  expect(answered).toBe(true);
  expect(formula).toBeTruthy();
});

test.each([
  ['En çok satan ürünler', /“Teapot” var: £4.500/],
  ['müşterilerim nereden geliyor', /Almanya var/],
  ['açık sepetler', /28 sepet hâlâ açık; toplam değeri £1.960/],
  ['en iyi günüm hangisi', /Çarşamba var/],
  ['gelir neden değişti', /net satış £2.500 azaldı.*alıcı sayısı/],
])('%s', async (question, said) => {
  expect((await ask(question, 'tr')).answer).toMatch(said);
});

test('all suggestions can be answered', async () => {
  for (const language of ['en', 'tr'] as const)
    for (const question of Object.values(EXAMPLE_QUESTIONS[language]))
      expect(await ask(question, language), question).toMatchObject({ answered: true });
});

test('what the figures cannot say is not said', async () => {
  const { answered, answer, suggestions, figures } = await ask('Who is my best customer?');
  expect({ answered, figures }).toEqual({ answered: false, figures: [] });
  expect(answer).toBe('I can’t answer that from your store’s figures. Here is what I can tell you:');
  expect(suggestions).toHaveLength(3);
  expect((await ask('Kârım ne kadar?', 'tr')).answer).toMatch(/yanıtlayamıyorum/);
  expect(await ask('revenue in December 2027')).toMatchObject({ answered: false, metric: 'revenue' });
});

test('what the platform does not share is said to be so', async () => {
  const { carts } = madeSources().reports;
  const cartSummary = async () => ({ ...carts, shared: false, open: null });
  const { answered, answer } = await ask('abandoned carts', 'en', { cartSummary });
  expect(answered).toBe(false);
  expect(answer).toMatch(/does not share/);
});
