import { hashKey } from '@tanstack/react-query';
import type { AssetProblem, AssetSet } from '#shared/ads/ads-assets.ts';
import type { Sentence } from '#shared/core/sentence.ts';

/** What of a set can be edited. */
export type AdContent = Pick<AssetSet, 'name' | 'dailyBudget' | 'groups' | 'negatives'>;

export function contentOf({ name, dailyBudget, groups, negatives }: AssetSet): AdContent {
  return { name, dailyBudget, groups, negatives };
}

/** The problems that still speak of what stands there: what was typed since may have mended one, or moved another. */
export function standingProblems(set: AssetSet, content: AdContent): AssetProblem[] {
  const before = contentOf(set);
  return set.problems.filter((problem) => isSame(valueAt(before, problem), valueAt(content, problem)));
}

/** Whatever order their properties came in: a database preserves none. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}

/** The sentences about one field: `headlines.0`, `keywords`, `path1` … */
export function problemsAt(
  problems: readonly AssetProblem[],
  group: number | null,
  field: string,
): Sentence[] {
  return problems
    .filter((problem) => problem.group === group && problem.field === field)
    .map(({ message }) => message);
}

function valueAt(content: AdContent, { group, field }: AssetProblem): unknown {
  const from: unknown = group === null ? content : content.groups[group];
  return field.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), from);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
