import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { EXAMPLE_BASIS } from '#web/testing/example-basis.ts';
import { exampleCustomer, exampleGroups } from '#web/testing/example-customers.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';

const { id } = exampleStore();

function openCustomers(
  replies: PreparedReply[] = [],
  address = '/analytics?tab=customers',
  store = exampleStore(),
) {
  return openPart(<AnalyticsPage />, [...replies, ...analyticsReplies([store])], address);
}

test('the first ten, with the total in a badge', async () => {
  openCustomers();
  const table = within(await screen.findByRole('table', { name: 'Customers' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(10);
  expect(await screen.findByRole('heading', { name: 'Customers 9,270' })).toBeTruthy();
  const [first] = table.getAllByRole('row').slice(1);
  for (const words of ['Ayşe Demir', 'London, United Kingdom', 'Champions', '41', '£4,210.50'])
    expect(within(first!).getAllByText(words).length).toBeGreaterThan(0);
});

test('a customer without a name is called by the e-mail, or nothing at all', async () => {
  const unnamed = { firstName: null, lastName: null, group: null, location: null };
  openCustomers([
    answer(customerEndpoints.customers, [
      exampleCustomer(0, unnamed),
      exampleCustomer(1, { ...unnamed, email: null }),
    ]),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Customers' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'ayşe0@example.com',
    'Anonymous Customer',
  ]);
});

test('returning and repeat stand side by side, each with its meaning', async () => {
  openCustomers();
  const loyalty = within(await screen.findByRole('region', { name: 'Coming back' }));
  expect(await loyalty.findByText('Returning customer rate')).toBeTruthy();
  expect(loyalty.getByText('31%')).toBeTruthy();
  expect(loyalty.getByText('+2.8 points from last month')).toBeTruthy();
  expect(loyalty.getByText('Two or more orders within the period itself')).toBeTruthy();
  expect(
    await loyalty.findByText(
      'From the first to the second order it takes 65 days in the median (1,818 customers who came back).',
    ),
  ).toBeTruthy();
  expect(loyalty.getByText(/^40% did not come back within 180 days \(2,100 customers/)).toBeTruthy();
  // Twelve customers are too few for a share.
  expect(loyalty.queryByText(/within 360 days/)).toBeNull();
  expect(loyalty.getByText(/Half of all next orders come within 34 days .* \(18,240 pairs/)).toBeTruthy();
});

test('a group says what to do and opens its customers', async () => {
  const { user, calls } = openCustomers();
  const group = await screen.findByRole('button', { name: 'At risk: 380 customers, show them' });
  expect(group.textContent).toContain('Send a win-back post or a discount now.');
  await user.click(group);

  expect(window.location.search).toBe('?tab=customers&list=all&group=at_risk');
  expect(await screen.findByRole('heading', { name: 'All customers 9,270' })).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Group' }).value).toBe('at_risk');
  expect(calls.some(({ path }) => path.includes('/customers/list?') && path.includes('group=at_risk'))).toBe(
    true,
  );
});

test('groups of a small store say how they were scored', async () => {
  const { user } = openCustomers([
    answer(customerEndpoints.groups, exampleGroups({ basis: 'small_store', customers: 31 })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'How is this computed? Customer groups' }));
  expect(
    await screen.findByText(/With fewer than 50 customers, recency is scored by fixed steps/),
  ).toBeTruthy();
});

test('who comes back, month by month; what is not over is marked', async () => {
  const { user } = openCustomers();
  const table = within(await screen.findByRole('table', { name: 'Who comes back' }));
  const october = within(table.getByRole('row', { name: /^Oct 2026/ }));
  expect(october.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('14% not over yet');
  expect(table.getByRole('rowheader', { name: 'Jan 2026 (some may have ordered before)' })).toBeTruthy();
  expect(table.getByRole('row', { name: /^Average/ }).textContent).toContain('15%');

  await user.click(screen.getByRole('radio', { name: 'Value per customer' }));
  const values = within(screen.getByRole('table', { name: 'Value per customer' }));
  expect(values.getByRole('columnheader', { name: '30 days' })).toBeTruthy();
  expect(values.getByRole('row', { name: /^Jan 2026/ }).textContent).toContain('£62');
});

test('a store without customers says so, and one that shares none says that', async () => {
  openCustomers([answer(customerEndpoints.customers, [])]);
  expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeTruthy();
});

test('a platform that shares no customers is named', async () => {
  const store = exampleStore({
    platform: 'shopier',
    shares: { products: true, customers: false, carts: false, sessions: 'not_offered' },
  });
  openCustomers([answer(customerEndpoints.customers, [])], '/analytics?tab=customers', store);
  expect((await screen.findAllByText('Not shared by Shopier')).length).toBeGreaterThan(0);
});

test('customers that cannot be loaded can be asked for again', async () => {
  openCustomers([refuse(customerEndpoints.customers, 500, 'broken')]);
  expect(await screen.findByText('Failed to load customers.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('all of them: sorted by a header, paged, searched, and as a file', async () => {
  const { user, calls } = openCustomers();
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  const heading = await screen.findByRole('heading', { name: 'All customers 9,270' });
  expect(document.activeElement).toBe(heading);
  const header = await screen.findByRole('columnheader', { name: 'Spent' });
  expect(header.getAttribute('aria-sort')).toBe('descending');

  await user.click(screen.getByRole('button', { name: 'Spent' }));
  expect(screen.getByRole('columnheader', { name: 'Spent' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Last order' }));
  expect(screen.getByRole('columnheader', { name: 'Last order' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(screen.getByText('1 to 25 of 9,270')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(window.location.search).toBe('?tab=customers&list=all&sort=lastOrderAt&page=2');

  await user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'ayşe');
  await expect
    .poll(() => window.location.search)
    .toBe('?tab=customers&list=all&sort=lastOrderAt&search=ay%C5%9Fe');
  expect(calls.at(-1)?.path).toBe(
    `/api/analytics/${id}/customers/list?search=ay%C5%9Fe&sort=lastOrderAt&direction=desc&page=1`,
  );
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    `/api/analytics/${id}/customers/list.csv?search=ay%C5%9Fe&sort=lastOrderAt&direction=desc`,
  );

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(window.location.search).toBe('?tab=customers');
});

test('a list in which nothing fits says so', async () => {
  openCustomers(
    [answer(customerEndpoints.customerList, { ...EXAMPLE_BASIS, rows: [], total: 0, page: 1, pageSize: 25 })],
    '/analytics?tab=customers&list=all&search=nobody',
  );
  expect(await screen.findByText('No matching customers.')).toBeTruthy();
});

test('a search among very many customers says that it finds beginnings only', async () => {
  openCustomers(
    [
      answer(customerEndpoints.customerList, {
        ...EXAMPLE_BASIS,
        rows: [],
        total: 0,
        page: 1,
        pageSize: 25,
        byBeginnings: true,
      }),
    ],
    '/analytics?tab=customers&list=all&search=demir',
  );
  expect(await screen.findByText(/finds names and e-mails that begin with what you type/)).toBeTruthy();
  expect(screen.getByText('No matching customers.')).toBeTruthy();
});
