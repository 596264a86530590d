import { expect, test } from 'vitest';
import { readFigures, type Sayable } from './figures-in-words.ts';

const SAYABLE: Sayable = {
  facts: [
    { name: 'netSales', value: 12_345.67, unit: 'money' },
    { name: 'perOrder', value: 24.5, unit: 'money' },
    { name: 'share', value: 12.5, unit: 'percent' },
    { name: 'change', value: -8.2, unit: 'percent' },
    { name: 'orders', value: 1_234, unit: 'count' },
    { name: 'daysLeft', value: 4.5, unit: 'days' },
    { name: 'hour', value: 19, unit: 'count' },
  ],
  names: ['Mug 350 ml'],
  days: ['2026-11-21'],
  constants: [4, 30],
};

test.each([
  ['en', '“Mug 350 ml” brought £12,346 in 30 days, £24.50 an order, from 1,234 orders (13%).', 5],
  ['en', 'Net sales fell by 8.2% in four weeks; it lasts for 4.5 days, to 21 November 2026 at 19:00.', 5],
  ['tr', '“Mug 350 ml” 30 günde ₺12.346 getirdi: 1.234 sipariş, sipariş başına ₺24,50 (%12,5).', 5],
  ['tr', 'Net satış dört haftada %8,2 düştü; 21 Kasım 2026, 19:00 itibarıyla 4,5 gün yeter.', 5],
] as const)('%s: every number of “%s” is a fact or a constant', (language, text, figures) => {
  expect(readFigures(text, SAYABLE, language)).toEqual({ figures, unexplained: [] });
});

test.each([
  ['en', 'It brought £12,345.', '£12,345'],
  ['en', 'It brought £1,234.', '£1,234'],
  ['en', 'There were 12.5 orders.', '12.5'],
  ['en', 'That was 14% of sales.', '14%'],
  ['en', 'On 22 November 2026 it was so.', '22 November 2026'],
  ['en', 'From 20:00 on.', '20:00'],
  ['en', 'In six weeks.', 'six'],
  ['en', 'After 31 days.', '31'],
  ['tr', '12,346 ₺ getirdi.', '12,346 ₺'],
  ['tr', 'Satışın %14 kadarı.', '%14'],
  ['tr', 'Altı haftada.', 'altı'],
  ['tr', '22 Kasım 2026 günü.', '22 Kasım 2026'],
] as const)('%s: a number that no fact holds is found in “%s”', (language, text, figure) => {
  expect(readFigures(text, SAYABLE, language).unexplained).toEqual([figure]);
});
