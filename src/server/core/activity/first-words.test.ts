import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';
import { timeOrderedId } from './time-ordered-id.ts';

test.each([
  ['Morning tea', 'Morning tea'],
  ['  two\n\nlines ', 'two lines'],
  ['word '.repeat(40), `${'word '.repeat(15).trim()}…`],
  ['x'.repeat(200), `${'x'.repeat(79)}…`],
])('%j is called %j', (text, name) => {
  expect(firstWords(text)).toBe(name);
});

test('no character is cut in half', () => {
  for (let before = 70; before < 82; before += 1)
    expect(firstWords(`${'x'.repeat(before)}${'🍵'.repeat(20)}`).isWellFormed()).toBe(true);
});

test('ids are in the order in which they were made, also within a moment', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const ids = Array.from({ length: 20_000 }, () => timeOrderedId(at));
  const later = timeOrderedId(new Date(at.getTime() + 1));
  expect(ids.toSorted()).toEqual(ids);
  expect(later > ids.at(-1)!).toBe(true);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
