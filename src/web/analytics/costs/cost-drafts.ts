import type { CostRow, NewCosts, ReadCosts } from '#shared/stores/costs.ts';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';

/** A cost that was typed and is not saved. */
export interface CostDraft {
  productId: string;
  variantId: string;
  title: string;
  /** What is saved. */
  before: number | null;
  /** As `Number` reads it; nothing takes the owner's own cost away. */
  typed: string;
}
export type CostDrafts = Record<string, CostDraft>;

type Variant = Pick<CostRow, 'productId' | 'variantId'>;

export const keyOfVariant = ({ productId, variantId }: Variant) => `${productId} ${variantId}`;

const MOST_COST = 1e9;

export function isCost(typed: string): boolean {
  const cost = Number(typed);
  return typed.trim() === '' || (cost >= 0 && cost <= MOST_COST);
}

export function draftOf(row: CostRow, typed: string): CostDraft {
  const title = row.variantTitle ? `${row.title} · ${row.variantTitle}` : row.title;
  return { productId: row.productId, variantId: row.variantId, title, before: row.unitCost, typed };
}

/** What was typed and differs from what is saved. */
function changed(drafts: CostDrafts): CostDraft[] {
  return Object.values(drafts).filter(({ before, typed }) => costOf(typed) !== before);
}

export function newCostsOf(drafts: readonly CostDraft[]): NewCosts['costs'] {
  return drafts.map(({ productId, variantId, typed }) => ({ productId, variantId, unitCost: costOf(typed) }));
}

const costOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** Costs that were typed, over all pages of the list, until they are saved together. */
export function useCostDrafts(storeId: string) {
  const cached = useCachedDraft<CostDrafts>(`costs-${storeId}`, {});
  const drafts = cached.draft;
  const changes = changed(drafts);
  return {
    drafts,
    put(added: CostDraft[]) {
      const entries = added.map((draft) => [keyOfVariant(draft), draft]);
      cached.setDraft({ ...drafts, ...Object.fromEntries(entries) });
    },
    /** What was saved, or is not wanted any more. */
    forget(variants: readonly Variant[]) {
      const gone = new Set(variants.map(keyOfVariant));
      cached.setDraft(Object.fromEntries(Object.entries(drafts).filter(([key]) => !gone.has(key))));
    },
    changes,
    wrong: changes.filter(({ typed }) => !isCost(typed)),
    isFromBefore: cached.isCached,
    discard: cached.startAfresh,
  };
}
export type Drafts = ReturnType<typeof useCostDrafts>;

/** What was read of a pasted table, to be saved with what was typed. */
export function draftsOfRead({ costs }: ReadCosts): CostDraft[] {
  return costs.map(({ productId, variantId, title, variantTitle, before, unitCost }) => ({
    productId,
    variantId,
    title: variantTitle ? `${title} · ${variantTitle}` : title,
    before,
    typed: unitCost === null ? '' : String(unitCost),
  }));
}
