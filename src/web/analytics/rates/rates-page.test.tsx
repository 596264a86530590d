import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type EnteredRate, type Rates, rateEndpoints } from '#shared/analytics/rates.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleRateList, exampleRates, exampleReadRates } from '#web/testing/example-rates.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse, type SeenCall } from '#web/testing/replies.ts';
import { RatesPage } from './rates-page.tsx';

const pound = exampleStore();
const lira = exampleStore({
  id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02',
  storeName: 'Çay Evi',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
});

function openRates(rates: Rates, replies: PreparedReply[] = [], stores = [pound, lira]) {
  return openPart(
    <RatesPage />,
    [
      ...replies,
      answer(storeEndpoints.list, stores),
      answer(rateEndpoints.rates, rates),
      answer(rateEndpoints.choose, rates),
      answer(rateEndpoints.read, exampleReadRates()),
      answer(rateEndpoints.import, rates),
      answer(rateEndpoints.removeList, rates),
      answer(rateEndpoints.enter, rates),
      answer(rateEndpoints.removeEntered, rates),
    ],
    '/analytics/rates',
  );
}

const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const bodiesOf = (calls: SeenCall[], method: string, path: string) =>
  calls.filter((each) => each.method === method && each.path === path).map(({ body }) => body);
const plain = (text: string | null) => (text ?? '').replaceAll('\u2009', ' ');

test('without a store it says what rates are for', async () => {
  openRates(exampleRates(), [], []);
  expect(await screen.findByText(/once you have stores that sell in different currencies/)).toBeTruthy();
});

test('that rates could not be loaded is said, with a way to try again', async () => {
  openRates(exampleRates(), [refuse(rateEndpoints.rates, 500, 'broken')]);
  expect(await screen.findByText('Failed to load exchange rates.')).toBeTruthy();
});

test('currencies are kept apart until one is chosen, those of the stores and the usual ones first', async () => {
  const { user, calls } = openRates(exampleRates(), [
    once(answer(rateEndpoints.rates, exampleRates())),
    answer(rateEndpoints.rates, exampleRates({ currency: 'EUR' })),
  ]);
  const choice = await card('Currency of all stores');
  expect(choice.getByRole<HTMLInputElement>('radio', { name: /Keep currencies apart/ }).checked).toBe(true);
  expect(choice.getByText(/Nothing is ever converted at a later day’s rate/).textContent).toContain(
    'up to 7 days after it',
  );
  await user.click(choice.getByRole('radio', { name: /Convert into one currency/ }));
  const select = choice.getByRole<HTMLSelectElement>('combobox', { name: 'Convert into' });
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  expect([...select.options].slice(1, 7).map(({ textContent }) => textContent)).toEqual([
    'GBP · British Pound',
    'TRY · Turkish Lira',
    'EUR · Euro',
    'USD · US Dollar',
    'AED · United Arab Emirates Dirham',
    'AFN · Afghan Afghani',
  ]);
  await user.selectOptions(select, 'EUR');
  expect(await screen.findByText('All stores are now shown in EUR.')).toBeTruthy();
  expect(bodiesOf(calls, 'PUT', '/api/rates/currency')).toEqual([{ currency: 'EUR' }]);
  expect(select.value).toBe('EUR');
});

test('currencies are kept apart again as soon as that is chosen', async () => {
  const { user, calls } = openRates(exampleRates({ currency: 'EUR' }));
  await user.click(await screen.findByRole('radio', { name: /Keep currencies apart/ }));
  expect(await screen.findByText('Currencies are now kept apart.')).toBeTruthy();
  expect(bodiesOf(calls, 'PUT', '/api/rates/currency')).toEqual([{ currency: null }]);
});

test('a choice that was not taken goes back, and says so', async () => {
  const { user } = openRates(exampleRates({ currency: 'EUR' }), [
    refuse(rateEndpoints.choose, 500, 'broken'),
  ]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Convert into' }), 'USD');
  expect(await screen.findByText('The currency could not be chosen. Please try again.')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Convert into' }).value).toBe('EUR');
});

test('of each currency the known days, the latest rate and what is missing are said', async () => {
  openRates(
    exampleRates({
      currency: 'EUR',
      known: [
        {
          currency: 'GBP',
          firstDay: '2025-01-02',
          lastDay: '2026-11-27',
          latest: 1.13456,
          source: { kind: 'imported', name: 'European Central Bank' },
        },
        { currency: 'TRY', firstDay: null, lastDay: null, latest: null, source: null },
      ],
      lists: [exampleRateList({ currencies: ['GBP'] })],
      entered: [{ day: '2026-11-01', from: 'EUR', to: 'GBP', rate: 0.88 }],
    }),
    [],
    [exampleStore({ timeZone: 'Asia/Tokyo', sync: { historyFrom: '2024-11-12T08:15:00.000Z' } }), lira],
  );
  const known = await card('What can be converted into EUR');
  const [first, second] = known.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(first).toContain('GBPTea HouseJan 2, 2025 – Nov 27, 2026 · latest: 1 GBP = 1.1346 EUR');
  expect(first).toContain('The latest one is from: European Central Bank');
  expect(first).toContain('Older orders are there, but no rate before Jan 2, 2025.');
  expect(first).toContain('No rate is known after Nov 27, 2026. Import a newer file, or enter one.');
  expect(second).toBe('TRYÇay EviNo rate is known yet, so these amounts stay apart.');
});

test('a file is looked at, named after its bank, and saved', async () => {
  const problems = [{ line: 3, problem: 'Both currencies are the same.' as never }];
  const { user, calls } = openRates(exampleRates({ lists: [exampleRateList()] }), [
    answer(rateEndpoints.read, exampleReadRates({ problems })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Import a file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import exchange rates' }));
  const table = 'Date,USD,GBP\n2026-11-27,1.1,0.88\n';
  await user.upload(dialog.getByLabelText('Choose a file'), new File([table], 'eurofxref-hist.csv'));
  expect(plain((await dialog.findByText(/^Rates of 20 days/)).textContent)).toBe(
    'Rates of 20 days, Nov 2 – 27, 2026',
  );
  expect(dialog.getByText('What 1 EUR was in 2 currencies: GBP and USD.')).toBeTruthy();
  expect(dialog.getByText('Of your currencies this file does not know: TRY')).toBeTruthy();
  expect(dialog.getByRole('row', { name: '3 Both currencies are the same.' })).toBeTruthy();
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('European Central Bank');
  expect(dialog.getByText(/This takes the place of the rates of the same name/)).toBeTruthy();

  await user.clear(name);
  expect(whyBlocked(dialog.getByRole('button', { name: 'Save' }))).toBe('Please enter a name.');
  await user.type(name, 'ECB ');
  expect(dialog.queryByText(/takes the place/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rates of 20 days saved.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesOf(calls, 'POST', '/api/rates/read')).toEqual([{ text: table }]);
  expect(bodiesOf(calls, 'POST', '/api/rates/lists')).toEqual([{ name: 'ECB', text: table }]);
});

test('a pasted table of which nothing is understood cannot be saved, and says why', async () => {
  const nothing = exampleReadRates({
    base: null,
    currencies: [],
    firstDay: null,
    lastDay: null,
    days: 0,
    problems: [{ line: 1, problem: 'No exchange rates were recognised.' as never }],
  });
  const { user } = openRates(exampleRates(), [answer(rateEndpoints.read, nothing)]);
  await user.click(await screen.findByRole('button', { name: 'Import a file' }));
  const dialog = within(await screen.findByRole('dialog'));
  const look = dialog.getByRole('button', { name: 'See what it holds' });
  expect(whyBlocked(look)).toBe('Please paste a table or choose a file.');
  await user.type(dialog.getByLabelText('Paste the table here'), 'hello');
  await user.click(look);
  expect(await dialog.findByText('No exchange rates were recognised.')).toBeTruthy();
  expect(whyBlocked(dialog.getByRole('button', { name: 'Save' }))).toBe('There are no rates in this file.');
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Paste the table here').value).toBe('hello');
});

test('rates that could not be saved stay in the dialog, with the reason', async () => {
  const { user } = openRates(exampleRates(), [refuse(rateEndpoints.import, 500, 'broken')]);
  await user.click(await screen.findByRole('button', { name: 'Import a file' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('Choose a file'), new File(['Date (EUR),USD'], 'bank.csv'));
  expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('bank');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The rates could not be saved. Please try again.')).toBeTruthy();
});

test('an imported file is removed once that was confirmed', async () => {
  const list = exampleRateList();
  const { user, calls } = openRates(exampleRates({ lists: [list] }));
  const published = await card('Published rates');
  expect(plain(published.getByRole('listitem').textContent)).toBe(
    'European Central BankJan 4, 1999 – Nov 27, 2026 · 1 EUR in 3 currencies · imported Nov 28, 2026',
  );
  await user.click(published.getByRole('button', { name: 'Remove: European Central Bank' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “European Central Bank”?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove rates' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `/api/rates/lists/${list.id}`,
  ]);
});

const entered: EnteredRate = { day: '2026-11-01', from: 'GBP', to: 'EUR', rate: 1.125 };

test('a rate is entered for its day, and taken back', async () => {
  const { user, calls } = openRates(
    exampleRates({
      currency: 'EUR',
      known: [{ currency: 'GBP', firstDay: null, lastDay: null, latest: null, source: null }],
    }),
  );
  const form = within(await screen.findByRole('form', { name: 'Enter a rate' }));
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'One unit of' }).value).toBe('GBP');
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'in this currency' }).value).toBe('EUR');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Please fill this in.')).toBeTruthy();
  expect(form.getByText('Please enter a number above 0.')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);

  fireEvent.change(form.getByLabelText('From day'), { target: { value: '2026-11-01' } });
  await user.type(form.getByLabelText('was worth'), '1,125');
  expect(form.getByText('1 GBP = 1.125 EUR')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rate saved.')).toBeTruthy();
  expect(bodiesOf(calls, 'PUT', '/api/rates/entered')).toEqual([entered]);
  expect(form.getByLabelText<HTMLInputElement>('From day').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The rates are as they were before.')).toBeTruthy();
  expect(bodiesOf(calls, 'POST', '/api/rates/entered/remove')).toEqual([
    { day: '2026-11-01', from: 'GBP', to: 'EUR' },
  ]);
});

test('a rate whose place is taken comes back by Undo, also the other way round', async () => {
  const { user, calls } = openRates(exampleRates({ entered: [entered] }));
  const form = within(await screen.findByRole('form', { name: 'Enter a rate' }));
  fireEvent.change(form.getByLabelText('From day'), { target: { value: entered.day } });
  await user.selectOptions(form.getByLabelText('One unit of'), 'EUR');
  await user.selectOptions(form.getByLabelText('in this currency'), 'EUR');
  expect(form.getByText('Please choose two different currencies.')).toBeTruthy();
  await user.selectOptions(form.getByLabelText('in this currency'), 'GBP');
  await user.type(form.getByLabelText('was worth'), '0.9');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The rates are as they were before.');
  expect(bodiesOf(calls, 'PUT', '/api/rates/entered')).toEqual([
    { day: entered.day, from: 'EUR', to: 'GBP', rate: 0.9 },
    entered,
  ]);
});

test('a rate that was refused stays in the form, with the reason', async () => {
  const { user } = openRates(exampleRates(), [
    refuse(rateEndpoints.enter, 400, { error: 'rates_not_read', message: 'This day is still to come.' }),
  ]);
  const form = within(await screen.findByRole('form', { name: 'Enter a rate' }));
  fireEvent.change(form.getByLabelText('From day'), { target: { value: '2030-11-01' } });
  await user.selectOptions(form.getByLabelText('One unit of'), 'GBP');
  await user.selectOptions(form.getByLabelText('in this currency'), 'EUR');
  await user.type(form.getByLabelText('was worth'), '1.2');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This day is still to come.')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('was worth').value).toBe('1.2');
});

test('entered rates are listed newest first, and one that is removed comes back by Undo', async () => {
  const later = { ...entered, day: '2026-11-15', rate: 1.13 };
  const { user, calls } = openRates(exampleRates({ entered: [entered, later] }));
  const table = within(await screen.findByRole('table', { name: 'Rates entered by hand' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Nov 15, 20261 GBP = 1.13 EUR',
    'Nov 1, 20261 GBP = 1.125 EUR',
  ]);
  await user.click(table.getByRole('button', { name: 'Remove: Nov 1, 2026, 1 GBP = 1.125 EUR' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The rates are as they were before.');
  expect(bodiesOf(calls, 'POST', '/api/rates/entered/remove')).toEqual([
    { day: entered.day, from: 'GBP', to: 'EUR' },
  ]);
  expect(bodiesOf(calls, 'PUT', '/api/rates/entered')).toEqual([entered]);
});

test('it leads to the analytics of all stores', async () => {
  const { user } = openRates(exampleRates());
  await user.click(await screen.findByRole('button', { name: 'See all stores' }));
  expect(window.location.pathname).toBe('/analytics');
  expect(sessionStorage.getItem('vitrin-all-stores')).toBe('all');
});
