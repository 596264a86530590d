import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import {
  exampleForecast,
  exampleOrderHours,
  examplePlaces,
  examplePoint,
  exampleSeries,
} from '#web/testing/example-sales.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

function openOverview(...replies: PreparedReply[]) {
  return openPart(<AnalyticsPage />, [...replies, ...analyticsReplies()], '/analytics');
}

const chart = (name: string) =>
  screen.findByRole('group', { name: `${name}. The arrow keys move between its points.` });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

async function walk(view: ReturnType<typeof openOverview>, name: string, ...keys: string[]) {
  const plot = await chart(name);
  plot.focus();
  for (const key of keys) await view.user.keyboard(`{${key}}`);
  return plot.querySelector('[aria-live]')?.textContent;
}

test('the arrow keys walk over the days, each read out with the one compared with', async () => {
  const view = openOverview();
  expect(await walk(view, 'Revenue, This month', 'ArrowRight')).toBe(
    'Nov 1, 2026: £1,080.00; Oct 1, 2026: £1,205.00',
  );
  expect(await walk(view, 'Revenue, This month', 'End')).toMatch(/^Nov 12, 2026: .*; Not over yet$/);
  expect(await walk(view, 'Revenue, This month', 'ArrowLeft')).toMatch(/^Nov 11, 2026: .*; Singles’ Day$/);
  expect(await walk(view, 'Revenue, This month', 'Escape')).toBe('');
});

test('orders can be shown in place of revenue', async () => {
  const view = openOverview();
  await chart('Revenue, This month');
  await view.user.click(screen.getByRole('radio', { name: 'Orders' }));
  expect(await walk(view, 'Orders, This month', 'Home')).toBe('Nov 1, 2026: 12; Oct 1, 2026: 14');
});

test('what is not over, not read and extraordinary is named', async () => {
  const points = [examplePoint(0, { covered: false, compared: null }), ...exampleSeries().points.slice(1)];
  openOverview(answer(salesEndpoints.series, exampleSeries({ points })));
  const sales = await card('Sales over time');
  const legend = within(await sales.findByRole('list'));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'This month',
    'Same part of last month',
    'Not over yet',
    'Not read',
    'Extraordinary day',
  ]);
});

test('of a day that is not read nothing is drawn, whatever of it is there already', async () => {
  const points = [
    examplePoint(0, { covered: false, totalSales: 900_000_000, compared: null }),
    examplePoint(1, { partial: true }),
  ];
  openOverview(answer(salesEndpoints.series, exampleSeries({ points, anomalies: [] })));
  const plot = await chart('Revenue, This month');
  const coordinates = [...plot.querySelectorAll('path')].flatMap((path) =>
    (path.getAttribute('d')!.match(/-?[\d.]+/g) ?? []).map(Number),
  );
  expect(coordinates.length).toBeGreaterThan(0);
  expect(Math.max(...coordinates.map(Math.abs))).toBeLessThan(1_000);
});

test('an extraordinary day opens what made it so', async () => {
  const { user } = openOverview();
  const day = await screen.findByRole('button', {
    name: 'Extraordinary day Nov 7, 2026: £3,150.00 instead of about £1,180.00',
  });
  day.focus();
  expect(
    await screen.findByText(/£3,150\.00 net sales, where a Saturday usually has about £1,180\.00\./),
  ).toBeTruthy();
  expect(screen.getByText('One order: #10482').parentElement?.textContent).toBe(
    'One order: #10482+£1,620.00',
  );
  expect(screen.getByText('More orders than usual')).toBeTruthy();
  await user.click((await card('Sales over time')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('One order: #10482')).toBeNull();
});

test('of many extraordinary days the largest are marked, in the order they came', async () => {
  const [anomaly] = exampleSeries().anomalies;
  const anomalies = exampleSeries().points.map(({ from }, at) => ({
    ...anomaly!,
    day: from,
    value: anomaly!.expected + 100 * (at + 1),
  }));
  openOverview(answer(salesEndpoints.series, exampleSeries({ anomalies })));
  const marks = await screen.findAllByRole('button', { name: /^Extraordinary day/ });
  expect(marks.map((mark) => /Nov \d+/.exec(mark.getAttribute('aria-label') ?? '')?.[0])).toEqual([
    'Nov 7',
    'Nov 8',
    'Nov 9',
    'Nov 10',
    'Nov 11',
    'Nov 12',
  ]);
});

test('the same figures stand in a table, newest first', async () => {
  const { user } = openOverview();
  await user.click(await screen.findByRole('button', { name: 'Show as table: Sales over time' }));
  const table = within(screen.getByRole('table', { name: 'Sales over time' }));
  const [, newest, ...others] = table.getAllByRole('row');
  expect(newest?.textContent).toContain('Nov 12, 2026Not over yet');
  expect(others).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Show as picture: Sales over time' }));
  expect(await chart('Revenue, This month')).toBeTruthy();
});

test('a picture says how it was computed', async () => {
  const { user } = openOverview();
  await user.click(await screen.findByRole('button', { name: 'How is this computed? When people order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When people order' }));
  expect(dialog.getByText(/divided by how often the weekday lies in the period/)).toBeTruthy();
  expect(dialog.getByText('Nov 1 – Nov 12, 2026, 2:02 PM')).toBeTruthy();
  expect(dialog.getByText('Figures updated').nextSibling?.textContent).toBe('Nov 12, 2026, 2:02 PM');
});

test('a picture that failed can be asked for again', async () => {
  const { user } = openOverview(once(refuse(salesEndpoints.series, 500, 'broken')));
  const sales = await card('Sales over time');
  expect(await sales.findByText('Failed to load the sales over time.')).toBeTruthy();
  await user.click(sales.getByRole('button', { name: 'Retry' }));
  expect(await chart('Revenue, This month')).toBeTruthy();
});

test('without orders the pictures say so', async () => {
  openOverview(
    answer(salesEndpoints.orderHours, exampleOrderHours({ cells: [], orders: 0 })),
    answer(salesEndpoints.places, examplePlaces({ countries: [], cities: [] })),
  );
  for (const name of ['When people order', 'Where orders come from'])
    expect(await (await card(name)).findByText('No orders in this period.')).toBeTruthy();
});

test('the hours of the week are walked in both directions', async () => {
  const view = openOverview();
  const read = await walk(view, 'When people order', 'ArrowRight', 'ArrowDown', 'ArrowRight');
  expect(read).toBe('Monday, 1:00 AM: 0 orders on a usual day');
  expect((await card('When people order')).getByText('Busiest: Saturday, 8:00 PM')).toBeTruthy();
});

test('cities stand next to countries', async () => {
  const { user } = openOverview();
  const places = await card('Where orders come from');
  expect(await places.findByText('United Kingdom')).toBeTruthy();
  expect(places.getByText('Not named on the order')).toBeTruthy();
  await user.click(places.getByRole('radio', { name: 'Cities' }));
  expect(places.getByText('Dublin, Ireland')).toBeTruthy();
  expect(places.getByText('United Kingdom, no city named')).toBeTruthy();
  expect(places.getByText('34.8%')).toBeTruthy();
});

test('the forecast names its method, its band, its own past and the same days of last year', async () => {
  const { user } = openOverview();
  const forecast = await card('The next 30 days');
  expect(await forecast.findByText('£31,420')).toBeTruthy();
  expect(forecast.getByText('net sales expected, between £27,900 and £35,050 in 8 of 10 cases')).toBeTruthy();
  expect(
    forecast.getByText(
      'The same days of last year (Nov 13 – Dec 12, 2025) brought £29,870. The estimate is mostly based on the same days last year and the growth of the last eight weeks. Past 30-day forecasts were off by 8.4% on average. 82% of past 30-day totals fell within this range.',
    ),
  ).toBeTruthy();

  await user.click(forecast.getByRole('button', { name: 'How is this computed? The next 30 days' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'The next 30 days' }));
  expect(drawer.getByText('64% of the forecast, by itself off by 9%')).toBeTruthy();
  expect(drawer.getByText('12% of the forecast, not tried yet')).toBeTruthy();
  expect(drawer.getByText(/The rest comes from: mean of four weeks and fading trend\./)).toBeTruthy();
});

test('a forecast without a year of history says nothing of last year', async () => {
  const methods = [{ method: 'four_weeks' as const, weight: 1, monthError: null }];
  openOverview(
    once(answer(salesEndpoints.forecast, exampleForecast({ methods, lastYear: null, past: null }))),
  );
  const forecast = await card('The next 30 days');
  expect(
    await forecast.findByText(
      'The estimate is mostly based on what each weekday sold on average in the last four weeks.',
    ),
  ).toBeTruthy();
});

test('too little history makes no forecast', async () => {
  openOverview(
    answer(
      salesEndpoints.forecast,
      exampleForecast({
        status: 'too_little_data',
        methods: [],
        days: [],
        total: null,
        lastYear: null,
        past: null,
      }),
    ),
  );
  expect(
    await screen.findByText('A forecast needs at least 28 days with orders. It appears once they are read.'),
  ).toBeTruthy();
});

test('in Turkish the week begins on Monday and money is written the Turkish way', async () => {
  await switchLanguage('tr');
  const { user } = openOverview();
  expect(await screen.findByText('En yoğun: Cumartesi, 20:00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tablo olarak göster: Ne zaman sipariş veriliyor' }));
  const table = within(screen.getByRole('table', { name: 'Güne ve saate göre siparişler' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Saat',
    'Pzt',
    'Sal',
    'Çar',
    'Per',
    'Cum',
    'Cmt',
    'Paz',
  ]);
});
