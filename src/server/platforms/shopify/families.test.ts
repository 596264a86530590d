import { describe, expect, test } from 'vitest';
import { createFamilyWindow } from './families.ts';
import type { BulkLine } from './wire.ts';

const limits = { openFamilies: 2, openChildren: 6, orphans: 3 };
const isBranch = (line: BulkLine) => line.id.startsWith('agreement');

/** Lines as `id` or `id<parent`; every line is ten bytes long. */
function placed(window: ReturnType<typeof createFamilyWindow>, lines: string[]) {
  lines.forEach((text, index) => {
    const [id = '', parent] = text.split('<');
    const start = { offset: index * 10, lines: index };
    if (parent === undefined) window.addRoot({ id }, start);
    else window.addChild({ id, __parentId: parent }, parent, start);
  });
}
const named = (families: { root: BulkLine; children: BulkLine[] }[]) =>
  families.map(({ root, children }) => [root.id, ...children.map(({ id }) => id)].join(' '));

describe('joining children to their parents', () => {
  test.each([
    ['adjacent', ['a', '1<a', '2<a', 'b', '3<b'], ['a 1 2', 'b 3']],
    ['later', ['a', 'b', '3<b', '1<a', '2<a'], ['a 1 2', 'b 3']],
    ['before their parent', ['1<a', '2<a', 'a', 'b', '3<b'], ['a 1 2', 'b 3']],
    ['lines that came twice', ['a', '1<a', '1<a', 'a', '2<a'], ['a 1 2']],
    ['two deep', ['a', 'agreement1<a', 's<agreement1'], ['a agreement1 s']],
    ['two deep, deepest first', ['s<agreement1', 'agreement1<a', 'a'], ['a agreement1 s']],
  ])('%s', (_, lines, expected) => {
    const window = createFamilyWindow(isBranch, limits);
    placed(window, lines);
    expect(named(window.takeAll(10))).toEqual(expected);
    expect(window.dropOrphans()).toEqual([]);
  });

  test('the oldest families close first, the newest stays open', () => {
    const window = createFamilyWindow(isBranch, limits);
    placed(window, ['a', 'b', 'c', 'd', 'e']);
    expect(named(window.takeClosed(2))).toEqual(['a', 'b']);
    expect(named(window.takeClosed(2))).toEqual([]);
    expect(named(window.takeAll(10))).toEqual(['c', 'd', 'e']);
  });

  test('a child whose parent has closed is named by it, not lost', () => {
    const window = createFamilyWindow(isBranch, limits);
    placed(window, ['a', 'b', 'c', 'd', 'e']);
    window.takeClosed(2);
    window.addChild({ id: '1', __parentId: 'a' }, 'a', { offset: 50, lines: 5 });
    expect(window.missedParents()).toEqual(['a']);
    expect(window.dropOrphans()).toEqual(['a']);
  });

  test('too many children close families too, and many orphans are a crowd', () => {
    const window = createFamilyWindow(isBranch, limits);
    placed(window, ['a', '1<a', '2<a', '3<a', '4<a', 'b', '5<b', '6<b']);
    expect(named(window.takeClosed(2))).toEqual(['a 1 2 3 4']);
    placed(window, ['7<x', '8<x', '9<y', '10<z']);
    expect(window.isCrowded()).toBe(true);
  });
});

describe('where a reading begins again', () => {
  test('at the oldest open family, or at the first of its children that came before it', () => {
    const window = createFamilyWindow(isBranch, limits);
    placed(window, ['a', '1<a', '2<c', 'b', 'c']);
    const now = { offset: 50, lines: 5 };
    expect(window.restart(now)).toEqual({ offset: 0, lines: 0 });
    window.takeAll(1);
    expect(window.restart(now)).toEqual({ offset: 20, lines: 2 });
    window.takeAll(5);
    expect(window.restart(now)).toEqual(now);
  });
});
