import type { Assumption } from '#shared/ads/ads.ts';
import { ASSUMPTION_TEXTS, type AssumptionName } from './assumption-texts.ts';

/** What is typed into the fields and not saved yet; a field left alone is not in it. */
export type Draft = Partial<Record<AssumptionName, string>>;

/** As it stands in its field: rates in percent, nothing finer than is worth reading. */
export function fieldText({ name, value }: Assumption): string {
  if (value === null) return '';
  const isPercent = ASSUMPTION_TEXTS[name].unit === 'percent';
  return `${Number(isPercent ? (value * 100).toFixed(3) : value.toFixed(2))}`;
}

/** Null for an empty field; undefined for what is no figure that can be used. */
export function readField(name: AssumptionName, typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const isPercent = ASSUMPTION_TEXTS[name].unit === 'percent';
  const value = Number(typed) / (isPercent ? 100 : 1);
  return value > 0 && Number.isFinite(value) && (!isPercent || value <= 1) ? value : undefined;
}

/** The assumptions as they are while typed: an entry of one's own has no range. */
export function withDraft(assumptions: readonly Assumption[], draft: Draft): Assumption[] {
  return assumptions.map((assumption) => {
    const typed = draft[assumption.name];
    if (typed === undefined) return assumption;
    const value = readField(assumption.name, typed) ?? null;
    const basis = { kind: 'assumption', source: 'own_entry', cases: null } as const;
    return { ...assumption, value, low: value, high: value, basis };
  });
}

/** The entries to save: an empty field takes the owner's entry back. */
export function entriesOf(draft: Draft): Partial<Record<AssumptionName, number | null>> {
  return Object.fromEntries(
    Object.entries(draft).map(([name, typed]) => [name, readField(name as AssumptionName, typed) ?? null]),
  );
}

export function isOwnEntry({ value, basis }: Assumption): boolean {
  return value !== null && basis.source === 'own_entry';
}
