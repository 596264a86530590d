import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { EXAMPLE_BASIS } from '#web/testing/example-basis.ts';
import { exampleCustomers } from '#web/testing/example-customers.ts';
import { exampleForecast, examplePlaces } from '#web/testing/example-sales.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const STALE = 'These figures are being counted again and may be slightly out of date.';
const COUNTING = 'These figures are being counted. They appear as soon as they are ready.';

const open = (address: string, ...replies: PreparedReply[]) =>
  openPart(<AnalyticsPage />, [...replies, ...analyticsReplies()], address);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a picture of older records says that it is being counted again, and only that one', async () => {
  open('/analytics', answer(salesEndpoints.forecast, { ...exampleForecast(), stale: true }));
  expect(await (await card('The next 30 days')).findByText(STALE)).toBeTruthy();
  expect(screen.getAllByText(STALE)).toHaveLength(1);
});

test('so does a list', async () => {
  const page = { rows: exampleCustomers(1), total: 1, page: 1, pageSize: 25 };
  open(
    '/analytics?tab=customers&list=all',
    answer(customerEndpoints.customerList, { ...EXAMPLE_BASIS, ...page, stale: true }),
  );
  expect(await screen.findByText(STALE)).toBeTruthy();
});

test('a report that is not counted yet says so without an alarm, and appears when it is', async () => {
  const { client } = open(
    '/analytics',
    once(
      refuse(salesEndpoints.places, 503, {
        error: 'being_counted',
        message: 'These figures are being counted.',
      }),
    ),
    answer(salesEndpoints.places, examplePlaces()),
  );
  const places = await card('Where orders come from');
  expect(await places.findByText(COUNTING)).toBeTruthy();
  expect(places.queryByRole('alert')).toBeNull();
  // As the live event does.
  await act(() => client.invalidateQueries({ queryKey: ['/api/analytics'] }));
  expect(await places.findByRole('list')).toBeTruthy();
  expect(places.queryByText(COUNTING)).toBeNull();
});
