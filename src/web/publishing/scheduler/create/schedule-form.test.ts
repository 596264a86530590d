import { expect, test } from 'vitest';
import type { Frequency } from '#shared/publishing/schedules.ts';
import { exampleAnalysis } from '#web/testing/scheduler-replies.ts';
import { EMPTY_FORM, formOfAnalysis, timesOf } from './schedule-form.ts';

const at = (day: number, hour: number) => ({ day, hour, minute: 0 });

test.each<[string, Frequency, { day: number; hour: number; minute: number }[], number]>([
  ['as many as the frequency has', '3x_week', [at(2, 20), at(4, 12), at(0, 10), at(1, 9)], 3],
  ['the best alone', 'weekly', [at(2, 20), at(4, 12)], 1],
  ['none where they are too few', 'daily', [at(2, 20), at(4, 12), at(0, 10)], 0],
])('of the times taken over it goes out at %s', (_, frequency, bestTimes, count) => {
  const times = timesOf({ ...EMPTY_FORM, frequency, bestTimes });
  expect(times).toEqual(bestTimes.slice(0, count));
});

test('what was typed stays when an analysis is taken over', () => {
  const form = formOfAnalysis({ ...EMPTY_FORM, name: 'Evenings', platform: 'all' }, exampleAnalysis());
  expect(form).toMatchObject({ name: 'Evenings', platform: 'all', contentTypes: ['product', 'educational'] });
});
