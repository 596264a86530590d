import { expect, test } from 'vitest';
import { fromDraft, inMajorUnits, money, percent, type Ranking } from './finding.ts';
import { createFindingWords } from './word-finding.ts';

const RANKING: Ranking<'sold'> = {
  use: () => 0.5,
  shareWithoutMoney: { high: 0.1, medium: 0.02, low: 0.005 },
};
const found = (currency: string, atStake: number | null, monthNet = 1_000) =>
  fromDraft(
    {
      subject: 'sold:today',
      type: 'sold',
      variant: 'more',
      period: { from: null, to: '2026-11-22' },
      figures: [money('netSales', 1234.5678), percent('share', 0.125)],
      table: {
        columns: [
          { name: 'product', unit: 'text' },
          { name: 'netSales', unit: 'money' },
          { name: 'units', unit: 'count' },
        ],
        rows: [
          ['Mug', -583.435, 3],
          ['Cup', null, 1],
        ],
      },
      atStake,
      confidence: 0.5,
    },
    { currency, monthNet },
    RANKING,
  );

test.each([
  ['JPY', 1235, -583, 100, '¥1,235', 1235],
  ['GBP', 123_457, -58_344, 10_000, '£1,235', 1234.57],
  ['KWD', 1_234_568, -583_435, 100_000, 'KWD 1,235', 1234.568],
])(
  'money in %s is in its smallest unit, and in major units where it is shown',
  (currency, net, cell, atStake, text, shown) => {
    const finding = found(currency, 100);
    expect(finding.figures.map(({ value }) => value)).toEqual([net, 12.5]);
    expect(finding.table!.rows).toEqual([
      ['Mug', cell, 3],
      ['Cup', null, 1],
    ]);
    expect(finding).toMatchObject({ atStake, priority: 'high', score: atStake * 0.25 });
    expect(inMajorUnits(finding, currency).figures[0]!.value).toBe(shown);

    const language = {
      speeches: {
        sold: {
          words: (figures: { say: (name: string) => string }) => ({
            title: `${figures.say('netSales')} sold`,
            description: '',
            recommendations: [],
          }),
          formula: 'Net sales',
        },
      },
      labels: {},
    };
    const { wordFinding, wordEvidence } = createFindingWords(() => language);
    expect(wordFinding(finding, 'en', currency).title.replace(/\u00a0/g, ' ')).toBe(`${text} sold`);
    expect(wordEvidence(finding, 'en', currency).figures[0]).toMatchObject({ value: shown });
  },
);

test('what cannot be said in money ranks as a share of a month’s sales', () => {
  expect(found('GBP', null)).toMatchObject({ atStake: null, priority: 'low', score: 100_000 * 0.005 * 0.25 });
  expect(found('GBP', 20)).toMatchObject({ priority: 'medium' });
  expect(found('GBP', 19.99)).toMatchObject({ priority: 'low' });
  expect(found('GBP', -5)).toMatchObject({ atStake: 0 });
  // Nothing is much or little for a store that lost money.
  expect(found('GBP', 500, -10)).toMatchObject({ priority: 'low', atStake: 50_000 });
});
