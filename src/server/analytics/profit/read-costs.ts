import { foldText } from '#server/analytics/reports/search-text.ts';
import type { ReadCosts, UNMATCHED_REASONS } from '#shared/stores/costs.ts';
import { readAmount, readTable, type TableLine } from './read-table.ts';

export interface KnownVariant {
  productId: string;
  variantId: string;
  title: string;
  variantTitle: string | null;
  sku: string | null;
  unitCost: number | null;
}

type Reason = (typeof UNMATCHED_REASONS)[number];

const COST_TITLES = ['cost', 'unit cost', 'cost per item', 'maliyet', 'birim maliyet', 'alis fiyati'];

/**
 * Costs out of a pasted table: the column that is called a cost, else the last one that holds an amount, and whatever
 * cell of a line names one variant: its SKU, its id, or its product's title (with the variant's, where it has several).
 */
export function readCosts(text: string, variants: KnownVariant[]): ReadCosts {
  const lines = readTable(text);
  const names = namesOf(variants);
  const header = lines[0] && findHeader(lines[0]);
  const unmatched: ReadCosts['unmatched'] = [];
  const costs = new Map<string, ReadCosts['costs'][number]>();
  for (const line of header ? lines.slice(1) : lines) {
    const read = readLine(line, { names, costColumn: header?.costColumn ?? null });
    if ('reason' in read)
      unmatched.push({ line: line.line, text: line.text.slice(0, 200), reason: read.reason });
    else {
      const { productId, variantId, title, variantTitle, unitCost: before } = read.variant;
      costs.set(`${productId} ${variantId}`, {
        productId,
        variantId,
        title,
        variantTitle,
        before,
        unitCost: read.unitCost,
      });
    }
  }
  return { costs: [...costs.values()], unmatched };
}

/** The first line where it names a column of costs. */
function findHeader({ cells }: TableLine): { costColumn: number } | null {
  const costColumn = cells.findIndex((cell) => COST_TITLES.includes(foldText(cell)));
  return costColumn === -1 ? null : { costColumn };
}

/** Every name of a variant; one that several share names none. */
function namesOf(variants: KnownVariant[]): Map<string, KnownVariant | 'ambiguous'> {
  const names = new Map<string, KnownVariant | 'ambiguous'>();
  const add = (name: string | null, variant: KnownVariant) => {
    const key = foldText(name ?? '').trim();
    if (key === '') return;
    const known = names.get(key);
    names.set(key, known && known !== variant ? 'ambiguous' : variant);
  };
  for (const variant of variants) {
    const { sku, variantId, title, variantTitle } = variant;
    add(sku, variant);
    add(variantId, variant);
    add(title, variant);
    if (variantTitle !== null) add(`${title} ${variantTitle}`, variant);
  }
  return names;
}

interface Known {
  names: Map<string, KnownVariant | 'ambiguous'>;
  costColumn: number | null;
}

function readLine(
  { cells }: TableLine,
  { names, costColumn }: Known,
): { variant: KnownVariant; unitCost: number } | { reason: Reason } {
  const at = costColumn ?? cells.findLastIndex((cell) => readAmount(cell) !== null);
  const others = cells.filter((_, index) => index !== at);
  const together = others.slice(0, 2).join(' ');
  const found = [...others, together].map((cell) => names.get(foldText(cell).trim()));
  const variant = found.find((each): each is KnownVariant => typeof each === 'object');
  if (!variant) return { reason: found.includes('ambiguous') ? 'ambiguous' : 'unknown' };
  const cell = cells[at] ?? '';
  if (cell === '') return { reason: 'no_cost' };
  const unitCost = readAmount(cell);
  return unitCost === null ? { reason: 'not_a_number' } : { variant, unitCost };
}
