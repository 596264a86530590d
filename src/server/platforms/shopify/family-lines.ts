import type * as z from 'zod';
import { pathOf } from './client.ts';
import { shopifyFailures } from './failures.ts';
import type { Family } from './families.ts';
import { isPlainOrderLine, isPlainSale } from './plain-lines.ts';
import type { BulkKind } from './queries.ts';
import type { ReadOrder } from './translate.ts';
import {
  type BulkLine,
  type WireAgreement,
  WireAgreementHead,
  WireOrder,
  WireOrderLine,
  WireSale,
} from './wire.ts';

/* What the lines of a bulk file are, and what a family of them makes. */
export const ROOT_TYPE = {
  products: 'Product',
  customers: 'Customer',
  orders: 'Order',
  events: 'Order',
} as const;

export const typeOf = (gid: string) => gid.split('/')[3] ?? '';
export const isAgreement = (line: BulkLine) => 'reason' in line;
const isSale = (line: BulkLine) => 'totalAmount' in line;

/** The root an unreadable line names in full, as itself or as its parent. */
export function concernedRoot(kind: BulkKind, text: string): string | null {
  return new RegExp(`"(gid://shopify/${ROOT_TYPE[kind]}/\\d+)"`).exec(text)?.[1] ?? null;
}

/** A root whose own number was cut away: nothing says which one it was. */
export function namesCutRoot(kind: BulkKind, text: string): boolean {
  return text.includes(`"gid://shopify/${ROOT_TYPE[kind]}/`) && concernedRoot(kind, text) === null;
}

export function orderWithLines({ root, children }: Family): ReadOrder {
  return { order: checked(WireOrder, root), lines: children.map(orderLineOf) };
}

export function orderWithEvents({ root, children }: Family): ReadOrder {
  const lines: WireOrderLine[] = [];
  const agreements = new Map<string, WireAgreement>();
  for (const child of children) {
    if (isAgreement(child)) agreements.set(child.id, { ...checked(WireAgreementHead, child), sales: [] });
    else if (!isSale(child)) lines.push(orderLineOf(child));
  }
  for (const child of children) {
    if (isSale(child))
      agreements
        .get(child.__parentId ?? '')
        ?.sales.push(isPlainSale(child) ? child : checked(WireSale, child));
  }
  return { order: checked(WireOrder, root), lines, agreements: [...agreements.values()], complete: true };
}

const orderLineOf = (line: BulkLine) => (isPlainOrderLine(line) ? line : checked(WireOrderLine, line));

/** Shopify's own count of units, which leaves out gift cards and tips: fewer units read are lines missed. */
export function missesLines({ order, lines = [] }: ReadOrder): boolean {
  return lines.reduce((sum, line) => sum + line.quantity, 0) < (order.subtotalLineItemsQuantity ?? 0);
}

/** For every kind, whether a family lacks nothing as far as its lines say; without an answer it waits for more. */
export const IS_WHOLE: Partial<Record<BulkKind, (family: Family) => boolean>> = {
  customers: () => true,
  orders: hasAllUnits,
  events: (family) => hasAllUnits(family) && hasSalesOfAll(family),
};

function hasAllUnits({ root, children }: Family): boolean {
  const { subtotalLineItemsQuantity: units } = root as Partial<WireOrder>;
  let read = 0;
  for (const child of children) if (!isSale(child)) read += (child as Partial<WireOrderLine>).quantity ?? 0;
  return typeof units === 'number' && read >= units;
}

/** Agreements were read, and something of each. */
function hasSalesOfAll({ children }: Family): boolean {
  const withSales = new Set<string | undefined>();
  for (const child of children) if (isSale(child)) withSales.add(child.__parentId);
  return withSales.size > 0 && children.every((child) => !isAgreement(child) || withSales.has(child.id));
}

export function checked<T>(schema: z.ZodType<T>, line: BulkLine): T {
  const result = schema.safeParse(line);
  if (result.success) return result.data;
  throw shopifyFailures.unexpectedShape(`${typeOf(line.id)}.${pathOf(result.error)}`, result.error);
}
