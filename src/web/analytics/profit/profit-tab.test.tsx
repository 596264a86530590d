import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  type ProfitGap,
  type ProfitReason,
  type ProfitReport,
  profitEndpoints,
} from '#shared/analytics/profit.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import {
  exampleProfit,
  exampleProfitOrder,
  exampleProfitOrders,
  exampleProfitParts,
  exampleVat,
} from '#web/testing/example-profit.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

const { id } = exampleStore();

function openProfit(replies: PreparedReply[] = [], address = '/analytics?tab=profit') {
  return openPart(<AnalyticsPage />, [...replies, ...analyticsReplies()], address);
}

const openReport = (report: Parameters<typeof exampleProfit>[0]) =>
  openProfit([answer(profitEndpoints.report, exampleProfit(report))]);

async function explain(figure: string, { user }: ReturnType<typeof openProfit>) {
  const [button] = await screen.findAllByRole('button', { name: `How is this computed? ${figure}` });
  await user.click(button!);
  return within(await screen.findByRole('dialog', { name: figure }));
}

test('four figures, each with its comparison, how sure it is, and how much of it is known', async () => {
  openProfit();
  expect(await screen.findByText('+8.8% from last month')).toBeTruthy();
  expect(screen.getByText('Margin 50%')).toBeTruthy();
  expect(screen.getByText('2.39')).toBeTruthy();
  expect(screen.getAllByText('£87,000.00').length).toBeGreaterThan(0);
  expect(screen.getByText('An ad pays for itself when £100 bring £239 of net sales')).toBeTruthy();
  expect(screen.getAllByText('Costs known for 83.2% of net sales')).toHaveLength(3);
  expect(screen.getAllByText('Partly an estimate by your rules')).toHaveLength(3);
});

test('while costs are being read for the first time the tab says so', async () => {
  const store = exampleStore({ readsCosts: true });
  openProfit([answer(storeEndpoints.list, [store]), refuse(profitEndpoints.report, 503, 'not asked')]);
  expect(await screen.findByRole('heading', { name: 'What your orders cost is being read' })).toBeTruthy();
  expect(screen.queryByText('Failed to load profit.')).toBeNull();
});

test('a figure that is missing is never 0: it says why and leads to what fills it', async () => {
  openProfit();
  expect(
    await screen.findByText('Your fixed costs, such as rent and salaries, are not entered yet.'),
  ).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: 'Enter fixed costs' });
  expect(link?.getAttribute('href')).toBe('/analytics/costs?section=fixed');
  expect(screen.queryByText('£0.00')).toBeNull();
});

test.each<[ProfitReason, string, string | null]>([
  ['no_orders', 'No orders in this period.', null],
  ['no_costs', 'No cost is known for anything that was sold.', '/analytics/costs?section=costs'],
  ['shipping_unknown', 'No shipping cost is known for any order.', '/analytics/costs?section=shipping'],
  ['fees_unknown', 'No fee is known for any payment.', '/analytics/costs?section=fees'],
  ['no_ads', 'No ads account is connected, and no ad spend is entered.', '/analytics/costs?section=fixed'],
  ['ads_other_currency', 'The ads account counts in another currency.', null],
  ['ads_not_attributed', 'It is not known which orders the ads brought.', null],
  ['no_profit', 'Nothing was earned, so no ad can pay for itself.', null],
])('why there is no figure: %s', async (reason, sentence, to) => {
  openReport({ figures: { breakEvenRoas: { value: null, reason, evidence: null } }, gaps: [] });
  const note = await screen.findByText(sentence);
  expect(within(note).queryByRole('link')?.getAttribute('href') ?? null).toBe(to);
});

test('how a figure came about: its parts add up, each with its evidence', async () => {
  const dialog = await explain('Contribution', openProfit());
  const parts = within(dialog.getByRole('table', { name: 'Parts' }));
  expect(
    parts
      .getAllByRole('row')
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole('cell').textContent,
      ]),
  ).toEqual([
    ['Gross profitmeasured', '£104,000.00'],
    ['Shipping resultby your rule', '-£6,200.00'],
    ['Payment feesby your rule', '-£7,300.50'],
    ['Packaging and handlingby your rule', '-£3,418.00'],
    ['Tips and other incomemeasured', '£124.50'],
    ['Lost disputes and other costsmeasured', '-£206.00'],
    ['Contribution', '£87,000.00'],
  ]);
  expect(dialog.getByText('Costs known for 83.2% of net sales')).toBeTruthy();
  expect(dialog.getByText('Fees known for 94% of payments')).toBeTruthy();
  expect(dialog.getByText('Shipping cost known for 90% of orders')).toBeTruthy();
  expect(
    dialog.getByText('Something in it is an estimate: worked out by a rule that you gave.'),
  ).toBeTruthy();
  expect(dialog.getByText('(£87,000.00 − £80,000.00) ÷ £80,000.00 = +8.8%')).toBeTruthy();
});

test('where VAT is not known it is not said to be out, and of no figure that all is measured', async () => {
  openReport({
    figures: {
      netSales: { coverage: 0.6 },
      grossProfit: { coverage: 1, evidence: 'assumed' },
      fees: { value: null, coverage: 0, reason: 'fees_unknown' },
    },
    gaps: [{ kind: 'vat', netSales: 0, shipping: 30 }],
  });
  expect(
    await screen.findByText(
      'VAT is not known for 40% of net sales and still inside. Sales without a known cost bring nothing to profit.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/^Without VAT/)).toBeNull();
  expect(screen.getAllByText('VAT not known for 40% of net sales, still inside').length).toBeGreaterThan(2);
  expect(screen.getAllByText('Fees known for 0% of payments').length).toBeGreaterThan(0);
  expect(screen.getByText(/^Of the £30.00 that buyers paid for shipping/)).toBeTruthy();
});

test('a part that is not known says so in place of an amount', async () => {
  const dialog = await explain('Net profit', openProfit());
  const parts = within(dialog.getByRole('table', { name: 'Parts' }));
  expect(
    parts.getByRole('row', { name: 'Ad spend No ads account is connected, and no ad spend is entered. —' }),
  ).toBeTruthy();
  expect(dialog.getByText('Not compared: one of the two is not known.')).toBeTruthy();
});

test('after a loss the difference is plain, never a percentage of it', async () => {
  openReport({ figures: { contribution: { value: -200, previous: -1_000 } } });
  expect(await screen.findByText('+£800.00 from last month')).toBeTruthy();
});

test('a break-even that falls is good news, and a margin moves by points', async () => {
  const view = openProfit();
  const fallen = await screen.findByText('-0.11 from last month');
  expect(fallen.parentElement?.className).toContain('text-positive');
  const dialog = await explain('Gross margin', view);
  expect(dialog.getByText('50% − 50.5% = -0.5 points')).toBeTruthy();
});

test('what is not quite all is not written as 100%', async () => {
  openReport({ figures: { contribution: { coverage: 0.9999 } } });
  expect(await screen.findByText('Costs known for 99.9% of net sales')).toBeTruthy();
});

test('all of the history is compared with nothing', async () => {
  openReport({ period: { ...exampleProfit().period, range: 'all', compareFrom: null, compareTo: null } });
  await screen.findByText('2.39');
  const tab = within(screen.getByRole('tabpanel'));
  expect(tab.queryByText(/from last month|^Not compared/)).toBeNull();
});

test('from sales to profit: every part and total as the server sent it', async () => {
  const { user } = openProfit();
  const picture = within(await screen.findByRole('region', { name: 'From sales to profit' }));
  const steps = within(picture.getByRole('list', { name: 'From sales to profit' })).getAllByRole('listitem');
  expect(steps).toHaveLength(15);
  expect(steps[0]?.textContent).toBe('Gross sales£268,000.00');
  expect(steps[3]?.textContent).toBe('VAT inside pricesestimated-£3,000.00');
  expect(steps[4]?.textContent).toBe('Net sales£250,000.00');
  expect(picture.getAllByText('Net sales without a known cost')).toHaveLength(2);

  await user.click(picture.getByRole('button', { name: 'Show as table: From sales to profit' }));
  const table = within(picture.getByRole('table', { name: 'From sales to profit' }));
  expect(table.getAllByRole('row')).toHaveLength(16);
  expect(table.getByRole('row', { name: /^Payment fees by your rule -£7,300\.50/ })).toBeTruthy();
  await user.click(table.getByRole('button', { name: 'How is this computed? Payment fees' }));
  expect(await screen.findByRole('dialog', { name: 'Payment fees' })).toBeTruthy();
});

test('margin over time, walked over by the arrow keys', async () => {
  const { user } = openProfit();
  const plot = await screen.findByRole('group', { name: /^Margin over time/ });
  plot.focus();
  await user.keyboard('{End}');
  expect(
    screen.getByText(
      'Nov 12, 2026; Gross margin: 50.8%; Contribution: £7,330.00; Net sales: £21,650.00; Costs known: 83%; Not over yet',
    ),
  ).toBeTruthy();
  for (let step = 0; step < 8; step++) await user.keyboard('{ArrowLeft}');
  expect(screen.getByText(/^Nov 4, 2026; Gross margin: —; Contribution: —;/)).toBeTruthy();
});

test('a period without orders is said, not drawn', async () => {
  const { waterfall, points } = exampleProfit();
  openReport({
    waterfall: waterfall.map((step) => ({ ...step, amount: 0 })),
    points: points.map((point) => ({ ...point, netSales: 0, contribution: null, margin: null })),
  });
  expect(await screen.findAllByText('No orders in this period.')).toHaveLength(2);
});

test.each<[ProfitGap, string, string | null, string | null]>([
  [
    { kind: 'costs', netSales: 42_000, variants: 37 },
    'What 37 products and variants cost is not known: £42,000.00 of net sales bring nothing to profit.',
    'Enter costs',
    'costs',
  ],
  [
    { kind: 'vat', netSales: 900, shipping: 0 },
    '£900.00 of sales may have VAT inside that belongs to the state. It is not taken out, so profit looks higher than it is.',
    'Say the VAT inside your prices',
    'vat',
  ],
  [
    { kind: 'fees', amount: 17_040, gateways: ['iyzico'] },
    'What payments of £17,040.00 through Iyzico cost in fees is not known, so it is not taken off yet.',
    'Say what Iyzico takes',
    'fees',
  ],
  [
    { kind: 'fees', amount: 300, gateways: ['iyzico', 'PayTR'] },
    'What payments of £300.00 through Iyzico and PayTR cost in fees is not known, so it is not taken off yet.',
    'Say what payment providers take',
    'fees',
  ],
  [
    { kind: 'shipping', orders: 1, charged: 8.9 },
    'What sending 1 order cost is not known. The £8.90 that buyers paid for it is left out, too.',
    'Say what sending costs',
    'shipping',
  ],
  [
    { kind: 'reclaims_vat', amount: 120 },
    '£120.00 of VAT on fees counts as a cost, as long as it is not known whether you get it back.',
    'Say whether you reclaim VAT',
    'vat',
  ],
  [
    { kind: 'returns', amount: 75 },
    'Returned goods that cost £75.00 count as lost, as long as it is not known whether they are sold again.',
    'Say whether returns are sold again',
    'shipping',
  ],
  [
    { kind: 'fees_expected', payments: 3 },
    'The fees of 3 payments are still to come from Shopify. They are added by themselves.',
    null,
    null,
  ],
  [
    { kind: 'fixed_costs' },
    'Rent, salaries, apps and other fixed costs are not entered, so there is no net profit.',
    'Enter fixed costs',
    'fixed',
  ],
])('what is missing, what hangs on it and where to say it: %o', async (gap, sentence, label, section) => {
  openReport({ gaps: [gap] });
  const missing = within(await screen.findByRole('region', { name: 'What is missing' }));
  expect(missing.getByText(sentence)).toBeTruthy();
  const link = missing.queryByRole('link');
  expect(link?.textContent ?? null).toBe(label);
  expect(link?.getAttribute('href') ?? null).toBe(section && `/analytics/costs?section=${section}`);
});

test('where nothing is missing it says so', async () => {
  openReport({ gaps: [] });
  expect(await screen.findByText('Nothing is missing: all that profit is made of is known.')).toBeTruthy();
});

test('products that lose money come first, and what has no cost has no profit', async () => {
  openProfit();
  const table = within(await screen.findByRole('table', { name: 'Products by profit' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(within(rows[0]!).getByText('-£810.00').className).toContain('text-negative');
  expect(
    within(rows[1]!).getByText('costs known for 64%, assumed, not known in full: payment fees'),
  ).toBeTruthy();
  expect(within(rows[3]!).getByText('no cost known')).toBeTruthy();
  expect(within(rows[3]!).getAllByText('—')).toHaveLength(4);
});

test('profit split otherwise stands in the address, whole list and file included', async () => {
  const { user, calls } = openProfit([], '/analytics?range=30d&tab=profit');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Split by' }), 'Countries');
  expect(window.location.search).toBe('?range=30d&tab=profit&by=country');
  expect(await screen.findByRole('region', { name: 'Countries by profit' })).toBeTruthy();
  const region = within(screen.getByRole('region', { name: 'Countries by profit' }));
  await user.click(region.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: 'Countries by profit 412' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Gross margin' }));
  expect(window.location.search).toBe(
    '?range=30d&tab=profit&by=country&list=parts&sort=margin&direction=desc',
  );
  expect(calls.map(({ path }) => path)).toContain(
    `/api/analytics/${id}/profit/parts?range=30d&sort=margin&direction=desc&page=1&by=country`,
  );
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    `/api/analytics/${id}/profit/parts.csv?range=30d&sort=margin&direction=desc&by=country`,
  );
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.location.search).toBe('?range=30d&tab=profit&by=country');
});

test('products are searched by title, and pages turn', async () => {
  const { user, calls } = openProfit([], '/analytics?tab=profit&list=parts');
  await user.type(await screen.findByRole('searchbox', { name: 'Search by title' }), 'kettle');
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toContain(
      `/api/analytics/${id}/profit/parts?search=kettle&sort=contribution&direction=asc&page=1&by=product`,
    );
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(window.location.search).toContain('page=2');
});

test('parts are named in words: buyers, channels, groups and what has none', async () => {
  const { rows } = exampleProfitParts();
  const named = (by: ReturnType<typeof exampleProfitParts>['by'], partId: string | null) =>
    answer(
      profitEndpoints.parts,
      exampleProfitParts({ by, rows: [{ ...rows[0]!, id: partId, title: null }] }),
    );
  for (const [by, partId, name] of [
    ['buyer', 'repeat', 'Repeat orders'],
    ['channel', 'pos', 'Point of sale'],
    ['channel', 'instagram', 'instagram'],
    ['country', null, 'Not named on the order'],
    ['country', 'DE', 'Germany'],
    ['customer_group', 'champions', 'Champions'],
    ['customer_group', null, 'Without a group'],
    ['category', null, 'Without a category'],
    ['product', null, 'Sold without a product'],
    ['variant', 'gid://shopify/Product/1', 'A product that is gone'],
  ] as const) {
    const view = openProfit([named(by, partId)], `/analytics?tab=profit&list=parts&by=${by}`);
    expect(await screen.findByRole('rowheader', { name })).toBeTruthy();
    view.unmount();
  }
});

test('a store that shares no customers is not split by their groups', async () => {
  const store = exampleStore({
    platform: 'shopier',
    shares: { products: true, customers: false, carts: false, sessions: 'not_offered' },
  });
  openPart(<AnalyticsPage />, analyticsReplies([store]), '/analytics?tab=profit');
  const choice = within(await screen.findByRole('combobox', { name: 'Split by' }));
  expect(choice.queryByRole('option', { name: 'Customer groups' })).toBeNull();
});

test('orders that lost money say why, and what is not known of them', async () => {
  const { user, calls } = openProfit([
    once(answer(profitEndpoints.orders, exampleProfitOrders())),
    answer(profitEndpoints.orders, exampleProfitOrders({ rows: [exampleProfitOrder(9)], total: 3_418 })),
  ]);
  const region = within(await screen.findByRole('region', { name: 'Orders that lost money' }));
  expect(await region.findByText('61 orders, together -£418.20 of contribution')).toBeTruthy();
  const [, first, second] = region.getAllByRole('row');
  expect(within(first!).getByText('Sending it cost more than it earned')).toBeTruthy();
  expect(within(first!).getByText('Without the discount it would have earned')).toBeTruthy();
  expect(within(first!).getByText('Nov 7, 2026')).toBeTruthy();
  expect(within(first!).getByText('United Kingdom')).toBeTruthy();
  expect(within(second!).getByText('Goods came back')).toBeTruthy();
  expect(within(second!).getByText('not known in full: payment fees')).toBeTruthy();
  expect(within(second!).getAllByText('—')).toHaveLength(1);
  expect(region.queryByText('£0.00')).toBeNull();

  await user.click(region.getByRole('radio', { name: 'All' }));
  expect(await screen.findByRole('region', { name: 'Orders by profit' })).toBeTruthy();
  expect(window.location.search).toBe('?tab=profit&only=all');
  expect(calls.map(({ path }) => path)).toContain(`/api/analytics/${id}/profit/orders?only=all`);
});

test('all orders that lost money, with their file', async () => {
  const { user, calls } = openProfit([], '/analytics?tab=profit');
  const region = within(await screen.findByRole('region', { name: 'Orders that lost money' }));
  await user.click(region.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: 'Orders that lost money 61' })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Orders that lost money');
  expect(calls.map(({ path }) => path)).toContain(
    `/api/analytics/${id}/profit/orders?direction=asc&page=1&only=losses`,
  );
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    `/api/analytics/${id}/profit/orders.csv?direction=asc&only=losses`,
  );
});

test('on a phone, parts and orders are cards', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 39.99rem)',
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  openProfit([], '/analytics?tab=profit&list=parts');
  const cards = within(await screen.findByRole('list', { name: 'Products by profit' }));
  expect(cards.getAllByRole('listitem')).toHaveLength(4);
  expect(cards.getAllByText('Contribution margin')).toHaveLength(4);
  expect(screen.queryByRole('table', { name: 'Products by profit' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
});

test('VAT stands folded, and is no tax return', async () => {
  const { user } = openProfit();
  expect(await screen.findByText('This is not a tax return.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^VAT by country and rate/ }));
  const table = within(await screen.findByRole('table', { name: 'VAT by country and rate' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'United Kingdom20%£180,000.00£36,000.00',
    'United Kingdom0%£12,000.00£0.00',
    'GermanyPaid by the marketplace19%£1,000.00£190.00',
    'Not named on the ordernot known£420.00—',
  ]);
  expect(screen.getByText('Rates as Shopify says them for each order.')).toBeTruthy();
  expect(
    screen.getAllByRole('link', { name: 'Download CSV' }).map((link) => link.getAttribute('href')),
  ).toEqual([`/api/analytics/${id}/profit/vat.csv`]);
});

test('what was withheld is prepaid tax, not a cost', async () => {
  const { user } = openProfit([
    answer(profitEndpoints.report, exampleProfit({ withheld: 312.4 })),
    answer(profitEndpoints.vat, exampleVat({ basis: 'owner', rows: [] })),
  ]);
  await user.click(await screen.findByRole('button', { name: /^VAT by country and rate/ }));
  expect(await screen.findByText('No VAT in this period.')).toBeTruthy();
  expect(
    screen.getByText(
      '£312.40 was withheld from payments as income tax. It is prepaid tax, no cost, and so not taken off profit.',
    ),
  ).toBeTruthy();
});

const compared: NonNullable<ProfitReport['comparison']> = {
  comparedAt: '2026-11-12T03:10:00.000Z',
  days: { from: '2026-10-13', to: '2026-11-11' },
  grossProfit: { ours: 104_000, theirs: 100_000 },
  fees: { ours: 7_300.5, theirs: 7_300.5 },
  cause: 'costs_differ',
};

test.each([
  ['costs_missing', 'Shopify noted costs at the sale that are not known here.'],
  [
    'costs_differ',
    'For the same sales, other costs count here than Shopify noted, for instance because you entered your own.',
  ],
  ['fees_missing', 'Shopify counts payment fees that are not known here yet.'],
  ['fees_differ', 'Shopify counts other payment fees for the same payments.'],
] as const)('profit that differs from the platform is noted with its cause: %s', async (cause, why) => {
  openReport({ comparison: { ...compared, cause } });
  const note = (await screen.findByText('Profit differs from that of Shopify')).closest('[role=status]');
  const { getByText } = within(note as HTMLElement);
  expect(getByText(why)).toBeTruthy();
  expect(getByText('£104,000.00 here, £100,000.00 at Shopify (+£4,000.00)')).toBeTruthy();
  expect(getByText('£7,300.50 on both sides')).toBeTruthy();
  expect(getByText('Checked Nov 12, 2026, 3:10 AM, and again every night.')).toBeTruthy();
});

test('profit that agrees with the platform says so where it is explained', async () => {
  const grossProfit = { ours: 104_000, theirs: 104_000 };
  const dialog = await explain(
    'Gross profit',
    openReport({ comparison: { ...compared, grossProfit, cause: null } }),
  );
  expect(
    dialog.getByText(
      "Checked against Shopify's own report for Oct 13, 2026 to Nov 11, 2026 on Nov 12, 2026: they agree.",
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Profit differs from that of Shopify')).toBeNull();
});

test('a demo shop says that its costs are made up', async () => {
  openReport({ madeUp: true });
  expect(
    await screen.findByText('This is a demo shop: its costs, fees and shipping are made up.'),
  ).toBeTruthy();
});

test('profit that cannot be loaded can be asked for again', async () => {
  const { user } = openProfit([once(refuse(profitEndpoints.report, 500, 'broken'))]);
  expect(await screen.findByText('Failed to load profit.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2.39')).toBeTruthy();
});

test('in Turkish', async () => {
  await switchLanguage('tr');
  openProfit();
  expect(await screen.findByRole('tab', { name: 'Kâr' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Satıştan kâra' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Kâra göre ürünler' })).toBeTruthy();
});
