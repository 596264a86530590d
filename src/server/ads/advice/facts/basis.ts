import type { Basis } from '#shared/ads/ads.ts';

type Source = NonNullable<Basis['source']>;

export const fromStore = (cases: number): Basis => ({ kind: 'store', source: null, cases });
export const fromAccount = (cases: number): Basis => ({ kind: 'account', source: null, cases });
export const published = (source: Source): Basis => ({ kind: 'benchmark', source, cases: null });
export const assumed = (source: Source): Basis => ({ kind: 'assumption', source, cases: null });
