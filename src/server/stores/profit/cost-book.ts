import type { CostSource, Evidence, ProfitRules, RuleScope } from '#shared/stores/profit-rules.ts';
import { COST_SOURCES } from '#shared/stores/profit-rules.ts';

/** A dated fact; see the table variant_costs. */
export interface CostFact {
  productId: string;
  variantId: string;
  source: CostSource;
  fromDay: string;
  toDay: string | null;
  unitCost: number;
}

/** What is sold, as far as costs and taxes of it can be looked up. */
export interface SoldThing {
  productId: string | null;
  variantId: string | null;
  sku: string | null;
}

/** What the catalogue says of products today: rules are for categories, and a deleted variant is known by its SKU. */
export interface CatalogueForCosts {
  categories: Map<string, string>;
  /** SKUs that belong to one variant alone. */
  variantsBySku: Map<string, { productId: string; variantId: string }>;
}

export interface UnitCost {
  unitCost: number;
  evidence: Evidence;
}

export interface CostBook {
  /** The cost of one unit on a local day; null where none is known. `unitPrice` is without tax, before discounts. */
  costOf(thing: SoldThing, day: string, unitPrice: number): UnitCost | null;
}

/** Answers what a unit cost on its day (profit: never today's cost on last year's order). */
export function createCostBook(
  facts: CostFact[],
  { firstCostBefore, costs: rules }: Pick<ProfitRules, 'firstCostBefore' | 'costs'>,
  catalogue: CatalogueForCosts,
): CostBook {
  const byVariant = Map.groupBy(facts, keyOf);
  for (const known of byVariant.values()) known.sort((one, other) => (one.fromDay < other.fromDay ? -1 : 1));

  function costOf(thing: SoldThing, day: string, unitPrice: number): UnitCost | null {
    const known = factsOf(thing);
    const fact = factOn(known, day);
    if (fact) return { unitCost: fact.unitCost, evidence: 'measured' };
    const first = known[0];
    if (firstCostBefore && first && day < first.fromDay)
      return { unitCost: first.unitCost, evidence: 'assumed' };
    const rule = narrowest(rules, thing.productId, catalogue.categories);
    if (!rule || unitPrice < 0) return null;
    return { unitCost: Math.round((unitPrice * rule.percentOfPrice) / 100), evidence: 'rule' };
  }

  function factsOf({ productId, variantId, sku }: SoldThing): CostFact[] {
    if (productId !== null && variantId !== null) {
      const known = byVariant.get(keyOf({ productId, variantId }));
      if (known) return known;
    }
    const same = sku && catalogue.variantsBySku.get(sku);
    return (same && byVariant.get(keyOf(same))) || [];
  }

  return { costOf };
}

const keyOf = ({ productId, variantId }: { productId: string; variantId: string }) =>
  `${productId} ${variantId}`;

/** Of the facts of one variant the one that holds on a day, by its strongest source. */
export function factOn(facts: CostFact[], day: string): CostFact | undefined {
  for (const source of COST_SOURCES) {
    const fact = facts.findLast((each) => each.source === source && holdsOn(each, day));
    if (fact) return fact;
  }
  return undefined;
}

function holdsOn({ fromDay, toDay }: CostFact, day: string): boolean {
  return fromDay <= day && (toDay === null || day < toDay);
}

/** The rule for the product, else for its category, else for everything. */
export function narrowest<Rule extends { scope: RuleScope }>(
  rules: Rule[],
  productId: string | null,
  categories: Map<string, string>,
): Rule | undefined {
  const category = productId === null ? undefined : categories.get(productId);
  return (
    rules.find(({ scope }) => scope.kind === 'product' && scope.productId === productId) ??
    rules.find(({ scope }) => scope.kind === 'category' && scope.category === category) ??
    rules.find(({ scope }) => scope.kind === 'everything')
  );
}
