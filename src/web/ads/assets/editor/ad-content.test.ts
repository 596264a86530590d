import { expect, test } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { exampleGroup, exampleSet } from '#web/ads/testing/example-assets.ts';
import { contentOf, isSame, problemsAt, standingProblems } from './ad-content.ts';

const problem = (field: string, group: number | null = 0) => ({
  group,
  field,
  message: text(`about ${field}`),
});

test('a problem stands until what it is about is changed', () => {
  const problems = [
    problem('headlines.1'),
    problem('headlines.0'),
    problem('path2'),
    problem('dailyBudget', null),
  ];
  const set = exampleSet({ problems });
  const content = contentOf(set);
  expect(standingProblems(set, content)).toEqual(problems);
  const mended = { ...content, groups: [exampleGroup({ headlines: ['Copper Kettle', 'Another one'] })] };
  expect(standingProblems(set, mended).map(({ field }) => field)).toEqual([
    'headlines.0',
    'path2',
    'dailyBudget',
  ]);
});

test('with a text taken out, what was said of its place is not said of the next one', () => {
  const set = exampleSet({ problems: [problem('keywords.0'), problem('negatives', null)] });
  const content = contentOf(set);
  const groups = content.groups.map((group) => ({ ...group, keywords: group.keywords.slice(1) }));
  expect(standingProblems(set, { ...content, groups }).map(({ field }) => field)).toEqual(['negatives']);
  expect(standingProblems(set, { ...content, groups: [], negatives: [] })).toEqual([]);
});

test('a field gets its own sentences only', () => {
  const problems = [problem('name', null), problem('name', 0), problem('name', 1)];
  expect(problemsAt(problems, 1, 'name')).toEqual(['about name']);
  expect(problemsAt(problems, 1, 'path1')).toEqual([]);
});

test('the order of properties makes no difference, any value does', () => {
  const { keywords, ...rest } = exampleGroup();
  const turned = { keywords: keywords.map(({ text, matchType }) => ({ matchType, text })), ...rest };
  expect(isSame([exampleGroup()], [turned])).toBe(true);
  expect(isSame([exampleGroup()], [exampleGroup({ path1: 'kettle' })])).toBe(false);
  expect(isSame(null, '')).toBe(false);
});
