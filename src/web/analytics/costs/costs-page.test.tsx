import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { NO_RULES } from '#shared/stores/profit-rules.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleCostList, exampleCostRow, examplePreview, exampleRules } from '#web/testing/example-costs.ts';
import { exampleProducts } from '#web/testing/example-sales.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { CostsPage } from './costs-page.tsx';

const store = exampleStore();
const shopier = exampleStore({ platform: 'shopier' });

function openCosts(replies: PreparedReply[] = [], section = 'costs', shop = store) {
  return openPart(
    <CostsPage />,
    [
      ...replies,
      answer(storeEndpoints.list, [shop]),
      answer(costEndpoints.rules, exampleRules()),
      answer(costEndpoints.list, exampleCostList()),
      answer(costEndpoints.preview, examplePreview()),
      answer(costEndpoints.save, { saved: 1 }),
      answer(costEndpoints.saveRules, exampleRules()),
    ],
    `/analytics/costs?section=${section}`,
  );
}

const costOf = (title: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Cost of ${title}` });
const notSaved = async () => within(await screen.findByRole('region', { name: 'Not saved yet' }));
const bodyOf = (calls: { method: string; path: string; body: unknown }[], method: string, end: string) =>
  calls.find((each) => each.method === method && each.path.endsWith(end))?.body;

test('what is missing comes first, with how much of the sales is known', async () => {
  const { calls } = openCosts();
  expect(await screen.findByText('Costs known for 83% of what you sold in the last 90 days')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Missing only (3)' }).checked).toBe(true);
  expect((await costOf('Tea 0')).value).toBe('');
  expect(screen.getAllByText('Not known yet').length).toBeGreaterThan(0);
  const asked = calls.filter(({ path }) => path.includes('/costs?'));
  expect(asked.map(({ path }) => path)).toEqual([`/api/stores/${store.id}/costs?filter=missing`]);
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    `/api/stores/${store.id}/costs.csv`,
  );
});

test('everything is shown where nothing is missing', async () => {
  const known = exampleCostRow(0, {
    unitCost: 4,
    source: 'platform',
    history: [
      { from: '2026-01-05', to: '2026-03-02', unitCost: 3.5, source: 'sale' },
      { from: '2026-03-03', to: null, unitCost: 4, source: 'platform' },
    ],
  });
  const { user } = openCosts([
    once(answer(costEndpoints.list, exampleCostList({ rows: [], missing: 0, coverage: 1 }))),
    answer(costEndpoints.list, exampleCostList({ rows: [known], missing: 0, coverage: 1 })),
  ]);
  expect((await costOf('Tea 0')).value).toBe('4');
  const [history] = screen.getAllByRole('button', { name: /From Shopify, since Mar 3, 2026/ });
  await user.click(history!);
  const table = within(await screen.findByRole('table', { name: 'All costs of Tea 0' }));
  expect(table.getByRole('row', { name: /Jan 5, 2026 Mar 2, 2026 Noted at the sale £3.50/ })).toBeTruthy();
});

test('costs are typed down the rows, and Escape takes one back', async () => {
  const { user } = openCosts();
  await user.click(await costOf('Tea 0'));
  await user.keyboard('4,5{Enter}6{ArrowDown}7{Escape}');
  expect((await costOf('Tea 0')).value).toBe('4.5');
  expect((await costOf('Tea 1')).value).toBe('6');
  expect((await costOf('Tea 2')).value).toBe('');
  expect(document.activeElement).toBe(await costOf('Tea 2'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(await costOf('Tea 1'));
  expect((await notSaved()).getByText('2 costs changed')).toBeTruthy();
});

test('costs are saved together, from the day that was chosen, once their effect was seen', async () => {
  const { user, calls } = openCosts();
  await user.type(await costOf('Tea 1'), '6');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save 1 cost?' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please choose from when these costs hold.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /For all sales so far, too/ }));
  expect(await dialog.findByText('Contribution of the last 30 days: £12,340.00 → £11,020.00')).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'Cost of goods £6,000.00 £7,320.00' })).toBeTruthy();
  expect(dialog.queryByRole('row', { name: /Packaging/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 cost saved.')).toBeTruthy();
  expect(bodyOf(calls, 'PUT', '/costs')).toEqual({
    from: 'always',
    costs: [{ productId: 'p1', variantId: 'v1', unitCost: 6 }],
  });
  expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull();
});

test('a cost that changes holds from today, unless it is said to be right for the past', async () => {
  const known = exampleCostRow(1, { unitCost: 4, source: 'owner' });
  const { user, calls } = openCosts([answer(costEndpoints.list, exampleCostList({ rows: [known] }))]);
  const input = await costOf('Tea 1');
  await user.clear(input);
  await user.type(input, '6');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /Also for the past/ })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT', '/costs')).toMatchObject({ from: 'today' }));
});

test('costs that are known only since after some sales can be assumed for these, too', async () => {
  const row = exampleCostRow(1, {
    unitCost: 4,
    source: 'platform',
    uncosted: 120,
    history: [{ from: '2026-11-22', to: null, unitCost: 4, source: 'platform' }],
  });
  const list = exampleCostList({ rows: [row], earlier: { variants: 1, netSales: 120 } });
  const { user } = openCosts([answer(costEndpoints.list, list)]);
  expect((await screen.findAllByText('£120.00 was sold before it')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Assume the same before' }));
  const rule = screen.getByRole<HTMLInputElement>('checkbox', { name: /Use the first known cost/ });
  expect(rule.checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Assume the same before' })).toBeNull();
  expect((await notSaved()).getByRole('button', { name: /Save/ })).toBeTruthy();
});

test('a day that is missing is asked for', async () => {
  const { user, calls } = openCosts();
  await user.type(await costOf('Tea 1'), '6');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'From a day' }));
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please fill this in.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-03-01' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT', '/costs')).toMatchObject({ from: '2026-03-01' }));
});

test('what is no number cannot be saved', async () => {
  const { user } = openCosts();
  await user.type(await costOf('Tea 1'), 'six');
  const button = (await notSaved()).getByRole('button', { name: 'Save' });
  expect(whyBlocked(button)).toBe('The cost of Tea 1 is not a number.');
});

test('a cost of 0 is a cost', async () => {
  const { user } = openCosts();
  await user.type(await costOf('Tea 1'), '0');
  expect((await notSaved()).getByText('1 cost changed')).toBeTruthy();
});

test('costs that could not be saved stay, with the reason', async () => {
  const { user } = openCosts([refuse(costEndpoints.save, 500, 'broken')]);
  await user.type(await costOf('Tea 1'), '6');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /From today/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The costs could not be saved. Please try again.')).toBeTruthy();
});

function paste(input: HTMLElement, text: string) {
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
}

test('a pasted column fills the rows from there on, and says what did not fit', async () => {
  openCosts();
  paste(await costOf('Tea 1'), '£4.20\n5.10\n6.00\n');
  expect((await costOf('Tea 1')).value).toBe('4.20');
  expect((await costOf('Tea 2')).value).toBe('5.10');
  expect(await screen.findByText('1 pasted cost did not fit on this page.')).toBeTruthy();
});

test('a pasted block finds its rows by what it names, and says which lines it could not', async () => {
  const { calls } = openCosts([
    answer(costEndpoints.read, {
      costs: [
        { productId: 'p2', variantId: 'v2', title: 'Tea 2', variantTitle: null, before: null, unitCost: 3 },
      ],
      unmatched: [{ line: 2, text: 'COFFEE\t9', reason: 'unknown' }],
    }),
  ]);
  paste(await costOf('Tea 0'), 'TEA-2\t3\nCOFFEE\t9');
  await waitFor(async () => expect((await costOf('Tea 2')).value).toBe('3'));
  expect(bodyOf(calls, 'POST', '/costs/read')).toEqual({ text: 'TEA-2\t3\nCOFFEE\t9' });
  expect(await screen.findByText('1 line could not be taken.', { selector: 'p, div' })).toBeTruthy();
  expect(screen.getByText('Nothing in your shop has this name, SKU or number')).toBeTruthy();
});

test('a file of costs shows what changes before it is saved', async () => {
  const { user, calls } = openCosts([
    answer(costEndpoints.read, {
      costs: [
        { productId: 'p1', variantId: 'v1', title: 'Tea 1', variantTitle: null, before: null, unitCost: 3 },
        { productId: 'p9', variantId: 'v9', title: 'Tea 9', variantTitle: 'Large', before: 5, unitCost: 5 },
      ],
      unmatched: [{ line: 4, text: 'TEA-7;', reason: 'no_cost' }],
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import costs' }));
  await user.upload(dialog.getByLabelText('Choose a file'), new File(['sku;cost\nTEA-1;3'], 'costs.csv'));
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Paste the table here').value).toContain('TEA-1;3'),
  );
  await user.click(dialog.getByRole('button', { name: 'See what changes' }));
  expect(await dialog.findByText('1 cost changes. 1 is as it was.')).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'Tea 1 — £3.00' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: '4 TEA-7; There is no cost in this line' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Take 1 cost' }));
  const saving = within(await screen.findByRole('dialog', { name: 'Save 1 cost?' }));
  await user.click(saving.getByRole('radio', { name: /From today/ }));
  await user.click(saving.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT', '/costs')).toEqual({
      from: 'today',
      costs: [{ productId: 'p1', variantId: 'v1', unitCost: 3 }],
    }),
  );
});

test('what was typed is there again after the page was left, and can be discarded', async () => {
  const first = openCosts();
  await first.user.type(await costOf('Tea 1'), '6');
  first.unmount();
  const { user } = openCosts();
  expect((await costOf('Tea 1')).value).toBe('6');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect((await costOf('Tea 1')).value).toBe('');
});

test('discarding is asked about', async () => {
  const { user } = openCosts();
  await user.type(await costOf('Tea 1'), '6');
  await user.click((await notSaved()).getByRole('button', { name: 'Discard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard what is not saved?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect((await costOf('Tea 1')).value).toBe(''));
});

test('a share of the price where no cost is known is saved with the rules, and can be undone', async () => {
  const { user, calls } = openCosts();
  const card = within(await screen.findByRole('region', { name: 'Where no cost is known' }));
  await user.type(card.getByLabelText('Everything in the shop'), '40');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save the rules?' }));
  expect(await dialog.findByText(/^Contribution of the last 30 days/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Your rules are as they were before.')).toBeTruthy();
  const saved = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(saved).toEqual([
    { ...NO_RULES, costs: [{ scope: { kind: 'everything' }, percentOfPrice: 40 }] },
    NO_RULES,
  ]);
});

test('a platform that says the VAT asks for no rates', async () => {
  openCosts([], 'vat');
  expect(
    await screen.findByText(
      'Shopify says how much VAT is in each order, so there is nothing to fill in here.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'VAT inside your prices' })).toBeNull();
});

test('rates of VAT are asked, never assumed', async () => {
  const { user, calls } = openCosts(
    [
      answer(costEndpoints.rules, exampleRules({ hasTaxes: false })),
      answer(salesEndpoints.products, { products: exampleProducts(), total: 12 }),
    ],
    'vat',
    shopier,
  );
  const card = within(await screen.findByRole('region', { name: 'VAT inside your prices' }));
  expect(card.getAllByText('Not said yet')).toHaveLength(2);
  expect(card.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  await user.click(
    within(card.getByRole('group', { name: 'Everything in the shop' })).getByRole('radio', { name: '20%' }),
  );
  await user.click(card.getByRole('button', { name: 'Another rate for a category' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tea (30)' }));
  const tea = within(card.getByRole('group', { name: 'Tea' }));
  await user.click(tea.getByRole('radio', { name: 'Other' }));
  await user.type(card.getByLabelText('Rate in percent'), '8');
  await user.click(card.getByRole('button', { name: 'Another rate for a product' }));
  await user.click(await screen.findByRole('button', { name: 'Copper Kettle' }));
  await user.click(
    within(card.getByRole('group', { name: 'Copper Kettle' })).getByRole('radio', { name: '10%' }),
  );
  await user.click(within(screen.getByRole('group', { name: 'Do you reclaim VAT?' })).getByText('Yes'));
  expect(screen.getByText(/comes back to you/)).toBeTruthy();
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT', '/profit-rules')).toEqual({
      ...NO_RULES,
      reclaimsVat: true,
      vat: [
        { scope: { kind: 'everything' }, percent: 20 },
        { scope: { kind: 'category', category: 'Tea' }, percent: 8 },
        { scope: { kind: 'product', productId: '1' }, percent: 10 },
      ],
    }),
  );
});

test('a gateway that was measured says what, another one is asked for', async () => {
  const { user, calls } = openCosts([], 'fees');
  expect(
    await screen.findByText('It kept 2.41% of what was paid, as Shopify says payment by payment.'),
  ).toBeTruthy();
  const iyzico = within(screen.getByRole('group', { name: 'Rate of Iyzico' }));
  await user.type(iyzico.getByLabelText('Percent of a payment'), '2,9');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  expect(await iyzico.findAllByText('Please fill this in.')).toHaveLength(2);
  await user.type(iyzico.getByLabelText('Fixed per payment (GBP)'), '0.25');
  await user.type(iyzico.getByLabelText('VAT on top, percent'), '20');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT', '/profit-rules')).toMatchObject({
      fees: [{ gateway: 'iyzico', from: null, percent: 2.9, fixed: 0.25, taxPercent: 20 }],
    }),
  );
});

test('a gateway that has not been seen yet can be added, once', async () => {
  const { user } = openCosts([], 'fees');
  await user.click(await screen.findByRole('button', { name: 'Add a gateway' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a gateway' }));
  await user.type(dialog.getByLabelText('Name of the gateway'), 'iyzico');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('This gateway is in the list already.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Name of the gateway'));
  await user.type(dialog.getByLabelText('Name of the gateway'), 'PayTR');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('heading', { name: 'PayTR' })).toBeTruthy();
  expect(screen.getByText('No payment through it yet')).toBeTruthy();
});

test('what sending costs is said for all countries and for one', async () => {
  const { user, calls } = openCosts([], 'shipping');
  const card = within(await screen.findByRole('region', { name: 'What sending costs you' }));
  await user.type(card.getByLabelText('Per order (GBP)'), '4');
  await user.type(card.getByLabelText('Per returned parcel (GBP)'), '0');
  await user.click(card.getByRole('button', { name: 'Another cost for a country' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Germany (40 orders)' }));
  const germany = within(card.getByRole('group', { name: 'Germany' }));
  await user.type(germany.getByLabelText('Per order (GBP)'), '9');
  await user.type(germany.getByLabelText('Per returned parcel (GBP)'), '5');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT', '/profit-rules')).toMatchObject({
      shipping: [
        { countryCode: null, from: null, perOrder: 4, perReturn: 0 },
        { countryCode: 'DE', from: null, perOrder: 9, perReturn: 5 },
      ],
    }),
  );
});

test('whether returns are sold again is asked where the platform does not say', async () => {
  openCosts([], 'shipping', shopier);
  expect(await screen.findByRole('group', { name: 'Are returned goods sold again?' })).toBeTruthy();
});

test('a carrier’s invoice is read, seen and taken over', async () => {
  const { user, calls } = openCosts(
    [
      answer(costEndpoints.readInvoice, {
        parcels: [{ orderId: 'o1', orderName: '#1001', amount: 4.5 }],
        unmatched: [{ line: 2, text: 'X;1', reason: 'unknown' }],
        total: 4.5,
      }),
      answer(costEndpoints.saveInvoice, { saved: 1 }),
    ],
    'shipping',
  );
  await user.click(await screen.findByRole('button', { name: 'Take over an invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take over an invoice' }));
  await user.type(dialog.getByLabelText('Paste the table here'), 'TR1;4.50');
  await user.click(dialog.getByRole('button', { name: 'See what changes' }));
  expect(await dialog.findByText('1 parcel found, £4.50 in all.')).toBeTruthy();
  expect(dialog.getByText('No order has this parcel or number')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Take 1 parcel' }));
  expect(await screen.findByText('1 parcel taken over.')).toBeTruthy();
  expect(bodyOf(calls, 'POST', '/shipping-invoice')).toEqual({ text: 'TR1;4.50' });
});

test('fixed costs are listed with what they make in a month', async () => {
  const { user } = openCosts(
    [
      answer(
        costEndpoints.rules,
        exampleRules({
          rules: {
            ...NO_RULES,
            fixedCosts: [
              { name: 'Rent', amount: 500, every: 'month', from: null, to: null },
              { name: 'Domain', amount: 120, every: 'year', from: null, to: null },
              { name: 'Old rent', amount: 400, every: 'month', from: null, to: '2020-01-01' },
            ],
          },
        }),
      ),
    ],
    'fixed',
  );
  expect(await screen.findByText('£510.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove: Rent' }));
  expect(screen.getByText('£10.00')).toBeTruthy();
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  expect(
    within(await screen.findByRole('dialog')).getByText(/^Fixed costs per month: £510\.00 → £10\.00\./),
  ).toBeTruthy();
});

test('no fixed costs are not fixed costs of 0', async () => {
  const { user } = openCosts([], 'fixed');
  expect(await screen.findByText('Nothing entered yet, so net profit cannot be worked out.')).toBeTruthy();
  expect(screen.queryByText('£0.00')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a fixed cost' }));
  await user.type(screen.getByLabelText('What it is for'), 'Rent');
  expect(screen.getByText('—')).toBeTruthy();
});

test('ad spend that no account tells of is entered per day, and saved with what it makes in a month', async () => {
  const { user, calls } = openCosts([answer(costEndpoints.saveRules, exampleRules())], 'fixed');
  await user.click(await screen.findByRole('button', { name: 'Add ad spend' }));
  await user.type(screen.getByLabelText('What it is for'), 'Meta');
  await user.type(screen.getByLabelText('Amount (GBP)'), '12');
  await user.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'per day');
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Ad spend per month: .* → £365\.24\. It is taken off/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT', '/profit-rules')).toMatchObject({
      adCosts: [{ name: 'Meta', amount: 12, every: 'day', from: null, to: null }],
    }),
  );
});

test('what is missing is looked for in every section before rules are saved', async () => {
  const { user } = openCosts([], 'fixed');
  await user.click(await screen.findByRole('button', { name: 'Add a fixed cost' }));
  await user.type(screen.getByLabelText('What it is for'), 'Rent');
  await user.click(screen.getByRole('tab', { name: 'VAT' }));
  await user.click((await notSaved()).getByRole('button', { name: 'Save' }));
  expect((await screen.findByLabelText('Amount (GBP)')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please fill this in.')).toBeTruthy();
});

test('costs that cannot be loaded can be asked for again', async () => {
  const { user } = openCosts([once(refuse(costEndpoints.rules, 500, 'broken'))]);
  expect(await screen.findByText('Failed to load costs.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await costOf('Tea 0')).toBeTruthy();
});

test('no store yet leads to connecting one', async () => {
  openCosts([answer(storeEndpoints.list, [])]);
  expect(
    await screen.findByText('Costs are entered once a store is connected and its products are read.'),
  ).toBeTruthy();
});

test('in Turkish, a comma is the decimal mark', async () => {
  await switchLanguage('tr');
  try {
    const { user } = openCosts();
    expect(await screen.findByRole('heading', { name: 'Maliyetler', level: 1 })).toBeTruthy();
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Maliyet: Tea 1' });
    await user.type(input, '12,5');
    await user.tab();
    expect(input.value).toBe('12,5');
  } finally {
    await switchLanguage('en');
  }
});
