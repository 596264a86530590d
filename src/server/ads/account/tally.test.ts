import { expect, test } from 'vitest';
import type { FigureRow } from '#server/platforms/ports/ads-platform.ts';
import { createTally } from './tally.ts';

function row(part: string, more: Partial<FigureRow> = {}): FigureRow {
  return {
    breakdown: 'search_term',
    day: '2026-11-01',
    campaignId: '1',
    part,
    name: null,
    impressions: 10,
    clicks: 1,
    costMicros: 500_000,
    conversions: 0,
    value: 0,
    ...more,
  };
}

test('rows of the same part and day are added up, others stay apart', () => {
  const tally = createTally();
  tally.add([row('tea', { conversions: 0.1 }), row('pot'), row('tea', { day: '2026-11-02' })]);
  tally.add([row('tea', { conversions: 0.2, value: 12.5 }), row('tea', { campaignId: '2' })]);
  expect(tally.rows()).toHaveLength(4);
  expect(tally.rows()[0]).toEqual(
    row('tea', { impressions: 20, clicks: 2, costMicros: 1_000_000, conversions: 0.3, value: 12.5 }),
  );
});

test('where there is no end of parts, the dearest are kept, in whatever order they come', () => {
  const rows = Array.from({ length: 50 }, (_, index) =>
    row(`term ${index}`, { costMicros: (index % 25) * 1000 }),
  );
  const kept = (all: FigureRow[]) => {
    const tally = createTally({ search_term: 10 });
    for (const each of all) tally.add([each]);
    return tally.rows().map(({ part }) => part);
  };
  expect(kept(rows)).toHaveLength(10);
  expect(kept(rows).sort()).toEqual(kept(rows.toReversed()).sort());
  expect(kept(rows)).toContain('term 24');
  expect(kept(rows)).not.toContain('term 3');
});

test('texts that no database takes are made fit', () => {
  const tally = createTally();
  tally.add([row(`te\0a`), row('x'.repeat(3000)), row(`${'x'.repeat(3000)}y`)]);
  expect(tally.rows().map(({ part }) => part.length)).toEqual([3, 500]);
});
