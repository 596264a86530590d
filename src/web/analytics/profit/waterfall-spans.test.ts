import { expect, test } from 'vitest';
import { exampleProfit } from '#web/testing/example-profit.ts';
import { reachOf, spansOf } from './waterfall-spans.ts';

test('a part begins where the one before it ended, and every total stands on nought', () => {
  const { waterfall } = exampleProfit();
  const spans = spansOf(waterfall);
  for (const [at, { kind, amount }] of waterfall.entries()) {
    const { from, to } = spans[at]!;
    expect(from).toBe(kind === 'total' ? 0 : (spans[at - 1]?.to ?? 0));
    expect(to - from).toBeCloseTo(amount, 6);
  }
});

test('a total is the server’s, whatever its parts would make', () => {
  const spans = spansOf([
    { kind: 'part', name: 'grossSales', amount: 100, evidence: 'measured' },
    { kind: 'total', name: 'netSales', amount: 90 },
    { kind: 'part', name: 'costOfGoods', amount: -120, evidence: 'measured' },
    { kind: 'total', name: 'grossProfit', amount: -30 },
  ]);
  expect(spans).toEqual([
    { from: 0, to: 100 },
    { from: 0, to: 90 },
    { from: 90, to: -30 },
    { from: 0, to: -30 },
  ]);
  expect(reachOf(spans)).toEqual({ least: -30, most: 100 });
});
