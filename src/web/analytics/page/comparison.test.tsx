import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { analyticsEndpoints, type Comparison } from '#shared/analytics/analytics.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const compared: Comparison = {
  comparedAt: '2026-11-12T03:10:00.000Z',
  days: { from: '2026-10-13', to: '2026-11-11' },
  ours: { orders: 3_418, totalSales: 284_118.35 },
  theirs: { orders: 3_418, totalSales: 284_118.35 },
  cause: null,
};

function openCompared(comparison: Comparison | null, store: Store = exampleStore()) {
  const reply = exampleMetrics({ comparison });
  return openPart(
    <AnalyticsPage />,
    [
      answer(storeEndpoints.list, [store]),
      answer(analyticsEndpoints.metrics, reply),
      answer(analyticsEndpoints.dashboard, reply),
    ],
    '/analytics',
  );
}

async function explain(metric: string, { user }: ReturnType<typeof openCompared>) {
  const [button] = await screen.findAllByRole('button', { name: `How is this computed? ${metric}` });
  await user.click(button!);
  return within(await screen.findByRole('dialog', { name: metric }));
}

test.each([
  [
    'orders_missing',
    'Most likely Shopify counts orders that it did not hand over to Vitrin, so they are missing here.',
  ],
  ['orders_extra', 'Most likely Vitrin still holds orders that Shopify no longer counts.'],
  [
    'amounts_differ',
    'Most likely the orders are the same, but Shopify counts other amounts for some of them.',
  ],
] as const)(
  'figures that differ from the platform are noted with the likely cause: %s',
  async (cause, why) => {
    const theirs = { orders: 3_448, totalSales: 280_000 };
    openCompared({ ...compared, theirs, cause });
    const note = (await screen.findByText('These figures differ from those of Shopify')).closest(
      '[role=status]',
    );
    const { getByText } = within(note as HTMLElement);
    expect(getByText(why)).toBeTruthy();
    expect(getByText('Oct 13 – Nov 11, 2026')).toBeTruthy();
    expect(getByText('3,418 here, 3,448 at Shopify (-30)')).toBeTruthy();
    expect(getByText('£284,118.35 here, £280,000.00 at Shopify (+£4,118.35)')).toBeTruthy();
    expect(getByText('Checked Nov 12, 2026, 3:10 AM, and again every night.')).toBeTruthy();
  },
);

test('a difference known by the number of orders alone says nothing of amounts', async () => {
  const comparison = {
    ...compared,
    days: null,
    ours: { orders: 7_882, totalSales: null },
    theirs: { orders: 8_000, totalSales: null },
    cause: 'orders_missing' as const,
  };
  openCompared(comparison, exampleStore({ platform: 'shopier' }));
  expect(await screen.findByText('7,882 here, 8,000 at Shopier (-118)')).toBeTruthy();
  expect(screen.getByText('All orders')).toBeTruthy();
  expect(screen.queryByText('Total sales')).toBeNull();
});

test.each([
  [
    compared,
    "Checked against Shopify's own report for Oct 13, 2026 to Nov 11, 2026 on Nov 12, 2026: they agree.",
  ],
  [
    { ...compared, theirs: { orders: 3_419, totalSales: 284_118.35 } },
    "Checked against Shopify's own report for Oct 13, 2026 to Nov 11, 2026 on Nov 12, 2026: they differ by less than 0.5 percent.",
  ],
  [
    {
      ...compared,
      days: null,
      ours: { orders: 7_882, totalSales: null },
      theirs: { orders: 7_882, totalSales: null },
    },
    "All 7,882 orders counted against Shopify's own count on Nov 12, 2026: they agree.",
  ],
])('figures that agree with the platform say so where revenue is explained', async (comparison, sentence) => {
  const dialog = await explain('Total Revenue', openCompared(comparison));
  expect(dialog.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText('These figures differ from those of Shopify')).toBeNull();
});

test.each([
  ['figures that were never compared', 'Total Orders', null],
  ['a figure the platform was not asked for', 'Customers', compared],
])('nothing is claimed of %s', async (_, metric, comparison) => {
  const dialog = await explain(metric, openCompared(comparison));
  expect(dialog.queryByText(/own report/)).toBeNull();
});
