import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextLists } from './text-lists.ts';

const TEXTS = fc.oneof(
  fc.integer({ min: 0, max: 3_000 }).map((number) => `p${number}`),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '[', ']', 'null', '"', '\\', 'ş', 'a,b'),
);
const DAYS = fc.array(
  fc.array(fc.option(fc.array(TEXTS, { maxLength: 6 }), { freq: 6 }), { maxLength: 400, size: 'max' }),
  { maxLength: 4 },
);

test('lists of texts are those of the JSON, each text with its number', () => {
  fc.assert(
    fc.property(DAYS, fc.constantFrom(undefined, 1), (days, spaces) => {
      const lists = createTextLists();
      const read = days.map((day) => lists.read(JSON.stringify(day, null, spaces)));
      expect(new Set(lists.texts).size).toBe(lists.texts.length);
      const back = read.map((day) => day.map((list) => list?.map((number) => lists.texts[number]) ?? null));
      expect(back).toEqual(days);
      expect(lists.texts).toEqual([...new Set(days.flat(2).filter((text) => text !== null))]);
    }),
    { seed: 20_261_123, numRuns: 30 },
  );
});
