import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Conversion, RateUse } from '#shared/analytics/rates.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { ConversionNote } from './conversion-note.tsx';

const store = exampleStore();
const pound: RateUse = {
  from: 'GBP',
  to: 'EUR',
  sources: [{ kind: 'imported', name: 'European Central Bank' }],
  firstDay: '2026-11-01',
  lastDay: '2026-11-28',
  lowest: 1.13123,
  highest: 1.149861,
};
const apart = (id: string, days: number) => ({
  storeId: id,
  currency: 'GBP',
  firstDay: '2026-11-03',
  days,
});
const open = (conversion: Conversion | null) =>
  openPart(
    <section aria-label="Figures">
      <ConversionNote conversion={conversion} stores={[store]} />
    </section>,
  );
/** Ranges of days are written with narrow spaces. */
const said = async () =>
  (await screen.findByRole('region', { name: 'Figures' })).textContent.replaceAll('\u2009', ' ');

test('what was converted says by whose rates, of which days and how much', async () => {
  open({ into: 'EUR', rates: [pound], without: [] });
  expect(await said()).toBe(
    'Converted into EUR at each day’s rate · European Central Bank, Nov 1 – 28, 2026 · 1 GBP = 1.1312–1.1499 EUR',
  );
});

test('rates of the same source and days are named together, and one that never moved is one figure', async () => {
  const lira = { ...pound, from: 'TRY', lowest: 0.020512, highest: 0.020512 };
  const dollar: RateUse = {
    ...pound,
    from: 'USD',
    sources: [
      { kind: 'entered', name: null },
      { kind: 'platform', name: 'Shopify' },
    ],
    lastDay: '2026-11-01',
  };
  open({ into: 'EUR', rates: [pound, lira, dollar], without: [] });
  expect(await said()).toBe(
    'Converted into EUR at each day’s rate · European Central Bank, Nov 1 – 28, 2026 · 1 GBP = 1.1312–1.1499 EUR, 1 TRY = 0.020512 EUR · rates entered by you, payments at Shopify, Nov 1, 2026 · 1 USD = 1.1312–1.1499 EUR',
  );
});

test('a store without rates is said to stay apart, with the way to add them', async () => {
  open({ into: 'EUR', rates: [], without: [apart(store.id, 12)] });
  expect(
    await screen.findByText(
      'Tea House stays apart in GBP: no rate is known for 12 of its days, the first is Nov 3, 2026.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/Converted into/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Add exchange rates' }).getAttribute('href')).toBe(
    '/analytics/rates',
  );
});

test('of many stores without rates a few are named', async () => {
  open({ into: 'EUR', rates: [], without: ['a', 'b', 'c', 'd', 'e'].map((id) => apart(id, 1)) });
  expect((await screen.findAllByText(/stays apart in GBP/)).length).toBe(3);
  expect(screen.getByText('2 more stores stay apart for the same reason.')).toBeTruthy();
});

test.each([null, { into: 'EUR', rates: [], without: [] }])(
  'where nothing is converted nothing is said',
  async (none) => {
    open(none);
    expect(await said()).toBe('');
  },
);
