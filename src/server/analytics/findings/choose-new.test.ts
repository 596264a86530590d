import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/time.ts';
import { chooseNew, type Reported } from './choose-new.ts';
import { count, type Finding, fromDraft } from './finding.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const finding = (orders: number, atStake: number | null = null) =>
  fromDraft(
    {
      subject: 'posting_window',
      type: 'posting_window',
      variant: 'weekday',
      period: { from: null, to: null },
      figures: [count('orders', orders)],
      atStake,
      confidence: 0.5,
    },
    { currency: 'GBP', monthNet: 10_000 },
    { use: () => 1, shareWithoutMoney: { high: 0.1, medium: 0.02, low: 0.005 } },
  );

function reported(
  change: Partial<Reported<Finding>> & { orders?: number; money?: number | null; daysAgo?: number },
): Reported<Finding> {
  const { orders = 137, money = null, daysAgo = 1, ...rest } = change;
  const before = finding(orders, money);
  return {
    id: 'before',
    subject: before.subject,
    atStake: before.atStake,
    priority: before.priority,
    status: 'open',
    createdAt: new Date(NOW.getTime() - daysAgo * DAY_MS),
    finding: before,
    ...rest,
  };
}

test.each([
  ['was never reported', [], finding(137), 'news'],
  ['was reported a week ago', [reported({ daysAgo: 7 })], finding(137), 'news'],
  ['is as it was reported', [reported({})], finding(137), 'neither'],
  ['has other figures and no money', [reported({})], finding(393), 'renewed'],
  ['has less money at stake', [reported({ money: 900 })], finding(137, 300), 'renewed'],
  ['has a quarter more money at stake', [reported({ money: 100 })], finding(137, 125), 'news'],
  ['has another priority', [reported({ money: 100 })], finding(137, 2_000), 'news'],
  ['was marked as done', [reported({ status: 'done' })], finding(393), 'neither'],
  ['was dismissed', [reported({ status: 'dismissed' })], finding(393), 'neither'],
  ['was dismissed and got worse', [reported({ status: 'dismissed', money: 100 })], finding(9, 300), 'news'],
  [
    'was reported twice',
    [reported({ daysAgo: 5, orders: 393 }), reported({ id: 'newer', daysAgo: 2 })],
    finding(393),
    'renewed',
  ],
] as const)('what %s', (_, before, today, outcome) => {
  const { news, renewed } = chooseNew([today], [...before], NOW);
  expect(news).toEqual(outcome === 'news' ? [today] : []);
  expect(renewed).toEqual(outcome === 'renewed' ? [{ id: before.at(-1)!.id, finding: today }] : []);
});
