import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import type { PlainShop } from '#server/testing/plain-shop.ts';
import type { InsightType } from '#shared/analytics/insights.ts';
import type { Cell, Recompute } from './recomputation.ts';
import { RECOMPUTED_OF_CUSTOMERS } from './recomputed-customers.ts';
import { RECOMPUTED_OF_PRODUCTS } from './recomputed-products.ts';
import { RECOMPUTED_OF_SALES } from './recomputed-sales.ts';

/** Every type of finding once more, from the shop's own rows: a new finder adds its entry here. */
export const RECOMPUTED: Record<InsightType, Recompute> = {
  ...RECOMPUTED_OF_SALES,
  ...RECOMPUTED_OF_PRODUCTS,
  ...RECOMPUTED_OF_CUSTOMERS,
};

/** Half of a tenth, for figures that are written to tenths. */
const TOLERANCE = 0.0501;
/** Money at stake is computed from amounts that were rounded to pennies, times a few dozen. */
const PENNIES = 100;

/** What a finding says and the shop's orders do not. A figure without a recomputation is one of them. */
export function differencesOf(shop: PlainShop, finding: Finding): string[] {
  const { period, figures, atStake, rows } = RECOMPUTED[finding.type](shop, finding);
  const said = Object.fromEntries(finding.figures.map(({ name, value }) => [name, value]));
  const compared: [string, unknown, unknown][] = [
    ['from', finding.period.from, period.from],
    ['to', finding.period.to, period.to],
    ...Object.entries(said).map(([name, value]): [string, unknown, unknown] => [name, value, figures[name]]),
    ['table', finding.table !== null, rows !== undefined],
    ...(finding.table && rows ? cellsOf(finding.table.rows, rows(finding.table.rows)) : []),
  ];
  const atStakeDiffers =
    atStake === null || finding.atStake === null
      ? atStake !== finding.atStake
      : Math.abs(atStake - finding.atStake) > PENNIES;
  return [
    ...compared.filter(([, one, other]) => !isSame(one, other)),
    ...(atStakeDiffers ? [['at stake', finding.atStake, atStake] as const] : []),
  ].map(([name, one, other]) => `${finding.subject} ${name}: said ${one}, recomputed ${other}`);
}

/** How many figures and cells of a finding are compared. */
export const comparedIn = ({ figures, table }: Finding) =>
  figures.length + (table?.rows.flat().length ?? 0) + 3;

function cellsOf(said: Cell[][], recomputed: Cell[][]): [string, unknown, unknown][] {
  return said.flatMap((row, at) =>
    row.map((cell, column): [string, unknown, unknown] => [
      `row ${at + 1}, ${column + 1}`,
      cell,
      recomputed[at]?.[column],
    ]),
  );
}

function isSame(said: unknown, right: unknown): boolean {
  if (typeof said !== 'number' || typeof right !== 'number') return said === right;
  return Math.abs(said - right) <= TOLERANCE + Math.abs(right) * 1e-9;
}
