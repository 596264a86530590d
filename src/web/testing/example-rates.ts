import type { Rates, ReadRates } from '#shared/analytics/rates.ts';

export function exampleRates(change: Partial<Rates> = {}): Rates {
  return { currency: null, storeCurrencies: ['GBP', 'TRY'], known: [], lists: [], entered: [], ...change };
}

export function exampleRateList(change: Partial<Rates['lists'][number]> = {}): Rates['lists'][number] {
  return {
    id: '3f0d2c1a-54a3-4c3f-8f0e-2f3d4a5b6c01',
    name: 'European Central Bank',
    base: 'EUR',
    currencies: ['GBP', 'TRY', 'USD'],
    firstDay: '1999-01-04',
    lastDay: '2026-11-27',
    days: 7_140,
    importedAt: '2026-11-28T09:00:00.000Z',
    ...change,
  };
}

export function exampleReadRates(change: Partial<ReadRates> = {}): ReadRates {
  return {
    base: 'EUR',
    currencies: ['GBP', 'USD'],
    firstDay: '2026-11-02',
    lastDay: '2026-11-27',
    days: 20,
    problems: [],
    ...change,
  };
}
