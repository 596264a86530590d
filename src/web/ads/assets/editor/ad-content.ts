import type { AssetProblem, AssetSet } from '#shared/ads-assets.ts';

/** What of a set can be edited. */
export type AdContent = Pick<AssetSet, 'name' | 'dailyBudget' | 'groups' | 'negatives'>;

export function contentOf({ name, dailyBudget, groups, negatives }: AssetSet): AdContent {
  return { name, dailyBudget, groups, negatives };
}

/** The problems that still speak of what stands there: what was typed since may have mended one, or moved another. */
export function standingProblems(set: AssetSet, content: AdContent): AssetProblem[] {
  return set.problems.filter((problem) => {
    const [before, now] = [contentOf(set), content].map((each) => JSON.stringify(valueAt(each, problem)));
    return before === now;
  });
}

/** The sentences about one field: `headlines.0`, `keywords`, `path1` … */
export function problemsAt(problems: readonly AssetProblem[], group: number | null, field: string): string[] {
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
