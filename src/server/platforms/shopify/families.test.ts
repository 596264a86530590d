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

describe('children that stand right behind their parent', () => {
  const adjacent = { openFamilies: 10, openChildren: 100, orphans: 10, adjacent: true };
  const isWhole = ({ children }: { children: BulkLine[] }) => children.length >= 2;

  test('a family that is seen to be whole is handed on as soon as the next begins', () => {
    const window = createFamilyWindow(isBranch, adjacent, isWhole);
    placed(window, ['a', '1<a', '2<a', 'b', '3<b', 'c']);
    expect(named(window.takeClosed(1))).toEqual(['a 1 2']);
    expect(named(window.takeClosed(1))).toEqual([]);
    expect(window.restart({ offset: 60, lines: 6 })).toEqual({ offset: 30, lines: 3 });
    expect(named(window.takeAll(10))).toEqual(['b 3', 'c']);
  });

  test('its lines are known when they come twice, and a further child has it read again', () => {
    const window = createFamilyWindow(isBranch, adjacent, isWhole);
    placed(window, ['a', '1<a', '2<a', 'b', '1<a', 'a']);
    expect(window.repeated()).toBe(2);
    expect(window.missedParents()).toEqual([]);
    window.addChild({ id: '9', __parentId: 'a' }, 'a', { offset: 60, lines: 6 });
    expect(window.missedParents()).toEqual(['a']);
    expect(window.dropOrphans()).toEqual(['a']);
  });

  test('one that waits to be taken is read again when the reading stops before it', () => {
    const window = createFamilyWindow(isBranch, adjacent, isWhole);
    placed(window, ['z', '8<z', '9<z', 'a', '1<a', '2<a', 'b']);
    expect(named(window.takeClosed(1))).toEqual(['z 8 9']);
    expect(window.restart({ offset: 70, lines: 7 })).toEqual({ offset: 30, lines: 3 });
  });
});
