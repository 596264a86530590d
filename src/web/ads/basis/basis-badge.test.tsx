import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Basis } from '#shared/ads/ads.ts';
import { openPart } from '#web/testing/render.tsx';
import { BasisBadge } from './basis-badge.tsx';
import { sharedBasis, summedBasis } from './shared-basis.ts';

const store = (cases: number | null): Basis => ({ kind: 'store', source: null, cases });
const benchmark: Basis = { kind: 'benchmark', source: 'wordstream_search_2026', cases: null };

test.each<[Basis, string]>([
  [store(1_204), 'Your store (1,204 orders)'],
  [store(null), 'Your store'],
  [{ kind: 'account', source: null, cases: 512 }, 'Your Google Ads account (512 clicks)'],
  [benchmark, 'Benchmark: WordStream by LocaliQ, 2026, United States'],
  [
    { kind: 'benchmark', source: 'triple_whale_2024', cases: null },
    'Benchmark: Triple Whale, 2024, place not said',
  ],
  [{ kind: 'assumption', source: 'specified_value', cases: null }, 'Assumption: 65 per conversion'],
])('%j is said as “%s”', async (basis, words) => {
  openPart(<BasisBadge basis={basis} />);
  expect(await screen.findByRole('button', { name: `Basis: ${words}` })).toBeTruthy();
});

test('by keyboard it opens the source in full, and Escape leads back', async () => {
  const { user } = openPart(<BasisBadge basis={benchmark} />);
  const button = await screen.findByRole('button');
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  const source = within(await screen.findByRole('dialog', { name: 'Benchmark' }));
  expect(source.getByText(/^13,474 search campaigns, April 2025 to March 2026/)).toBeTruthy();
  expect(source.getByText('It is not measured in yours.', { exact: false })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('fewer than twenty cases are marked', async () => {
  const { unmount } = openPart(<BasisBadge basis={store(19)} />);
  expect(await screen.findByText('Little data')).toBeTruthy();
  unmount();
  openPart(<BasisBadge basis={store(20)} />);
  await screen.findByRole('button');
  expect(screen.queryByText('Little data')).toBeNull();
});

test('a list has one basis only where all its figures come from the same place', () => {
  expect(sharedBasis([store(12), store(12)])).toEqual(store(12));
  expect(sharedBasis([store(12), store(30)])).toEqual(store(null));
  expect(summedBasis([store(12), store(30)])).toEqual(store(42));
  expect(summedBasis([store(12), store(null)])).toEqual(store(null));
  expect(sharedBasis([store(12), benchmark])).toBeNull();
  expect(sharedBasis([])).toBeNull();
});
