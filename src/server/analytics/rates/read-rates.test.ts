import { expect, test } from 'vitest';
import { inEnglish } from '#shared/core/sentence.ts';
import { readRates, summaryOf } from './read-rates.ts';

const TODAY = '2026-11-28';

function read(...lines: string[]) {
  const { base, days, problems } = readRates(lines.join('\n'), TODAY);
  return {
    base,
    rates: Object.fromEntries(days.map((each) => [each.day, each.rates])),
    problems: problems.map(({ line, problem }) => `${line}: ${inEnglish(problem)}`),
  };
}

test('the history of the European Central Bank is read as units for one euro', () => {
  expect(
    read(
      'Date,USD,JPY,BGN,CYP,GBP,TRY,',
      '2026-11-27,1.1594,181.25,N/A,N/A,0.8775,49.1,',
      '2026-11-26,1.159,181.107,N/A,N/A,0.877,48.9,',
    ),
  ).toEqual({
    base: 'EUR',
    rates: {
      '2026-11-26': { USD: 1.159, JPY: 181.107, GBP: 0.877, TRY: 48.9 },
      '2026-11-27': { USD: 1.1594, JPY: 181.25, GBP: 0.8775, TRY: 49.1 },
    },
    problems: [],
  });
});

test('a copy of it that a Turkish spreadsheet saved says the same', () => {
  const { base, rates } = read('Date;USD;JPY;GBP', '27.11.2026;1,1594;181,25;0,878');
  expect([base, rates]).toEqual(['EUR', { '2026-11-27': { USD: 1.1594, JPY: 181.25, GBP: 0.878 } }]);
});

test('a table for another currency names it in its first cell, or is refused', () => {
  expect(read('Date (GBP);USD;EUR', '2026-11-27;1,32;1,14').rates).toEqual({
    '2026-11-27': { USD: 1.32, EUR: 1.14 },
  });
  expect(read('GBP\tUSD', '2026-11-27\t1.32').base).toBe('GBP');
  expect(read('Date;USD;EUR', '2026-11-27;1,32;1,14')).toEqual({
    base: null,
    rates: {},
    problems: [expect.stringMatching(/^1: The file does not say which currency its rates are for/)],
  });
});

test('an export of the Turkish central bank is turned round, and what is bought counts', () => {
  const { base, rates, problems } = read(
    'Tarih,TP_DK_USD_A_YTL,TP_DK_USD_S_YTL,TP_DK_USD_A_EF_YTL,TP_DK_JPY_A_YTL,TP_DK_EUR_S_YTL,UNIXTIME',
    '02-11-2026,40.00000000,44,39,25.00000000,50.00000000,1777593600',
    '03-11-2026,,,,,,1777680000',
  );
  expect(base).toBe('TRY');
  expect(rates).toEqual({ '2026-11-02': { USD: 1 / 40, JPY: 100 / 25, EUR: 1 / 50 } });
  expect(problems).toEqual([]);
  expect(read('Tarih;TP DK USD A YTL', '02-11-2026;42,9229').rates).toEqual({
    '2026-11-02': { USD: 1 / 42.9229 },
  });
  // A change of the rate in percent is another series.
  expect(read('Tarih;TP_DK_USD_A_YTL-1', '02-11-2026;0,5').base).toBeNull();
});

test('a line for each rate is read either way round, with titles in English or Turkish', () => {
  const english = read('date,from,to,rate', '2026-11-02,EUR,USD,1.25', '2026-11-02,TRY,EUR,0.02');
  expect(english).toEqual({ base: 'EUR', rates: { '2026-11-02': { USD: 1.25, TRY: 50 } }, problems: [] });
  expect(read('Tarih;Kaynak;Hedef;Kur', '02.11.2026;gbp;try;57,125')).toEqual({
    base: 'GBP',
    rates: { '2026-11-02': { TRY: 57.125 } },
    problems: [],
  });
});

test('lines without the currency that the others share are named', () => {
  const { base, rates, problems } = read(
    'date,from,to,rate',
    '2026-11-02,USD,TRY,40.5',
    '2026-11-02,EUR,TRY,50.5',
    '2026-11-02,GBP,EUR,1.15',
  );
  expect([base, Object.keys(rates['2026-11-02']!)]).toEqual(['TRY', ['USD', 'EUR']]);
  expect(problems).toEqual(['4: This line is not about TRY, as the others are.']);
});

test.each([
  ['2026-11-02,EUR,USD,0', '“0” cannot be an exchange rate.'],
  ['2026-11-02,EUR,USD,-1.5', '“-1.5” cannot be an exchange rate.'],
  ['2026-11-02,EUR,USD,0.00000000001', '“0.00000000001” cannot be an exchange rate.'],
  ['2026-11-02,EUR,USD,10000000000', '“10000000000” cannot be an exchange rate.'],
  ['2026-11-02,EUR,USD,much', '“much” is not a number.'],
  ['2026-11-02,EUR,USD,1e5', '“1e5” is not a number.'],
  ['2026-11-02,EUR,DOL,1.5', '“DOL” is not the code of a currency.'],
  ['2026-11-02,EUR,EUR,1.5', 'Both currencies are the same.'],
  ['2026-11-29,EUR,USD,1.5', 'This day is still to come.'],
  ['2026-02-30,EUR,USD,1.5', '“2026-02-30” is not a clear date.'],
  ['0000-01-01,EUR,USD,1.5', '“0000-01-01” is not a clear date.'],
  ['03/04/2026,EUR,USD,1.5', '“03/04/2026” is not a clear date.'],
  ['2026-11-01,EUR,USD,1.5', 'There is a second rate for 2026-11-01. The first one counts.'],
  ['2026-11-01,USD,EUR,0.8', 'There is a second rate for 2026-11-01. The first one counts.'],
])('%s is not taken over', (line, problem) => {
  const { rates, problems } = read('date,from,to,rate', '2026-11-01,EUR,USD,1.25', line);
  expect(rates).toEqual({ '2026-11-01': { USD: 1.25 } });
  expect(problems).toEqual([`3: ${problem}`]);
});

test('a day with slashes is read once another line proves that days come first', () => {
  const days = (...written: string[]) =>
    Object.keys(read('Date (EUR);USD', ...written.map((day) => `${day};1,25`)).rates);
  expect(days('03/04/2026', '13/04/2026')).toEqual(['2026-04-03', '2026-04-13']);
  expect(days('03/04/2026', '04/13/2026')).toEqual([]);
  expect(days('03/04/2026', '13/04/2026', '04/14/2026')).toEqual([]);
  expect(days('03.04.2026')).toEqual(['2026-04-03']);
});

test('which mark is the decimal one the numbers tell together, and what is unclear is refused', () => {
  const rates = (header: string, ...lines: string[]) =>
    Object.values(read(header, ...lines).rates).map(({ KRW }) => KRW);
  expect(rates('Date (EUR);KRW', '01.11.2026;1.700,25', '02.11.2026;1.701')).toEqual([1700.25, 1701]);
  expect(rates('Date (EUR),KRW', '2026-11-01,"1,700.25"', '2026-11-02,"1,701"')).toEqual([1700.25, 1701]);
  expect(rates('Date (TRY);KRW', '01.11.2026;30,125')).toEqual([30.125]);
  for (const lines of [
    ['2026-11-01,"1,701"'],
    ['2026-11-01,"1,70"', '2026-11-02,1.70'],
    ['2026-11-01,"1,701"', '2026-11-02,1.701'],
  ])
    expect(read('Date (EUR),KRW', ...lines).problems).toEqual([
      expect.stringMatching(/^1: It is not clear how this file writes numbers/),
    ]);
});

test('a second line of a day and a column of no currency are named once', () => {
  expect(
    read('Date (EUR),USD,GBP,Total', '2026-11-02,1.15,0.86,3', '2026-11-02,1.16,0.87,3').problems,
  ).toEqual([
    '1: “TOTAL” is not the code of a currency.',
    '3: There is a second rate for 2026-11-02. The first one counts.',
  ]);
});

test.each(['', '\n\n', 'hello', 'PK\u0003\u0004', 'date,from,to,rate', 'order;total\n1;2'])(
  '%j holds no rates',
  (text) => {
    const { base, days, problems } = readRates(text, TODAY);
    expect([base, days]).toEqual([null, []]);
    expect(problems).toHaveLength(1);
  },
);

test('at most twenty problems are shown', () => {
  const lines = Array.from({ length: 30 }, () => 'no day;1,25');
  const file = readRates(['Date (EUR);USD', '2026-11-02;1,25', ...lines].join('\n'), TODAY);
  expect(summaryOf(file)).toMatchObject({
    base: 'EUR',
    currencies: ['USD'],
    firstDay: '2026-11-02',
    lastDay: '2026-11-02',
    days: 1,
  });
  expect(summaryOf(file).problems).toHaveLength(20);
});
