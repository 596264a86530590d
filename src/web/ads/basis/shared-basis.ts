import type { Basis } from '#shared/ads/ads.ts';

/** The one basis of a list whose figures all come from the same place; null where they do not. */
export function sharedBasis(bases: readonly Basis[]): Basis | null {
  const [first] = bases;
  if (!first || bases.some(({ kind, source }) => kind !== first.kind || source !== first.source)) return null;
  return { ...first, cases: bases.every(({ cases }) => cases === first.cases) ? first.cases : null };
}

/** The same for parts of a whole: what was counted for each is counted together. */
export function summedBasis(bases: readonly Basis[]): Basis | null {
  const shared = sharedBasis(bases);
  const counted = bases.map(({ cases }) => cases).filter((cases) => cases !== null);
  return (
    shared && {
      ...shared,
      cases: counted.length === bases.length ? counted.reduce((sum, cases) => sum + cases, 0) : null,
    }
  );
}
