import { expect, test } from 'vitest';
import { readReport } from '#server/ads/account/reports/read-report.ts';
import type { CampaignRow } from '#server/ads/account/reports/report-rows.ts';
import { figuresOfReports } from './from-reports.ts';
import { daysBefore, knownPart, lastDayBefore } from './spans.ts';

const WEEK = { from: '2026-11-14', to: '2026-11-20' };

function campaigns(lines: string[]) {
  const header =
    'Day,Campaign,Impr.,Clicks,Cost,Conversions,Conv. value,Search impr. share,Search lost IS (budget)';
  const { rows, from, to } = readReport([header, ...lines].join('\n'));
  return { from, to, rows: rows as CampaignRow[] };
}

test('days before are compared where the file separates them', () => {
  const report = campaigns([
    '2026-11-07,A,100,10,5.00,1,40,50%,10%',
    '2026-11-13,A,100,20,5.00,1,40,50%,10%',
    '2026-11-20,A,100,30,9.00,2,80,50%,10%',
  ]);
  const week = figuresOfReports({ campaigns: report, terms: null }, WEEK)!;
  expect(week).toMatchObject({ period: WEEK, totals: { clicks: 30 }, previous: { clicks: 30, cost: 10 } });
  const later = { ...report, from: '2026-11-08' };
  expect(figuresOfReports({ campaigns: later, terms: null }, WEEK)!.previous).toBeNull();
});

test('a file of long ago is shown with its own days', () => {
  const report = campaigns(['2026-01-07,A,100,10,5.00,1,40,50%,10%']);
  expect(figuresOfReports({ campaigns: report, terms: null }, WEEK)).toMatchObject({
    period: { from: '2026-01-07', to: '2026-01-07' },
    totals: { clicks: 10 },
  });
});

test('shares of several days are weighed by what could have been had', () => {
  const report = campaigns([
    // 1,000 and 100 impressions could have been had; 100 and 50 of them were lost to the budget.
    '2026-11-19,A,500,10,5.00,1,40,50%,10%',
    '2026-11-20,A,50,10,5.00,1,40,50%,50%',
  ]);
  const [campaign] = figuresOfReports({ campaigns: report, terms: null }, WEEK)!.campaigns;
  expect(campaign!.impressionShare).toBeCloseTo(0.5, 9);
  expect(campaign!.lostToBudget).toBeCloseTo(150 / 1_100, 9);
});

test('without a report there is nothing', () => {
  expect(figuresOfReports({ campaigns: null, terms: null }, WEEK)).toBeNull();
});

test('days are those that are known', () => {
  expect(knownPart(WEEK, { from: '2026-11-16', to: null })).toEqual({ ...WEEK, from: '2026-11-16' });
  expect(knownPart(WEEK, { from: null, to: '2026-11-18' })).toEqual({ ...WEEK, to: '2026-11-18' });
  expect(knownPart(WEEK, { from: null, to: '2026-11-13' })).toBeNull();
  expect(daysBefore(WEEK)).toEqual({ from: '2026-11-07', to: '2026-11-13' });
  expect(lastDayBefore(new Date('2026-11-21T02:00:00Z'), 'America/New_York')).toBe('2026-11-19');
});
