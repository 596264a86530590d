import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import { readFigures, sayableOf } from '#server/analytics/insights/testing/figures-in-words.ts';
import { comparedIn, differencesOf } from '#server/analytics/insights/testing/recomputed-findings.ts';
import type { PlainShop } from '#server/testing/plain-shop.ts';
import { LANGUAGES } from '#shared/core/languages.ts';
import type { createDifferences } from './differences.ts';
import type { ImportedShop } from './imported-shop.ts';

type Differences = ReturnType<typeof createDifferences>;
const PAUSE_MS = 500;
interface Catalogue {
  /** SKUs by the product's id, and by its title. */
  byId: Map<string, string>;
  byTitle: Map<string, string[]>;
}

/** What the product holds of its own insights and products, read past it. */
export async function openProduct(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; title: string; sku: string }>(
    `select products.id, products.title, sku from products join product_variants as variants
      on variants.store_id = products.store_id and product_id = products.id`,
  );
  const catalogue: Catalogue = {
    byId: new Map(rows.map(({ id, sku }) => [id, sku.trim().toUpperCase()])),
    byTitle: new Map(
      [...Map.groupBy(rows, ({ title }) => title)].map(([title, some]) => [
        title,
        some.map(({ sku }) => sku.trim().toUpperCase()),
      ]),
    ),
  };
  return {
    catalogue,
    async findings(): Promise<Map<string, Finding>> {
      const insights = await client.query<{ id: string; finding: Finding }>(
        'select id, finding from ai_insights',
      );
      return new Map(insights.rows.map(({ id, finding }) => [id, finding]));
    },
    /** Whether the store was looked through as of a moment: on a busy machine the call answers before it is. */
    async isLookedThrough(at: string): Promise<boolean> {
      const { rows: runs } = await client.query('select from insight_runs where ran_at >= $1', [at]);
      return runs.length > 0;
    },
    end: () => client.end(),
  };
}
type Product = Awaited<ReturnType<typeof openProduct>>;

/**
 * Every insight of a moment in both languages: its facts against the raw files, and every number of its sentences against
 * its facts. @returns the types that were said.
 */
export async function compareInsights(
  { shop, product, differences }: { shop: ImportedShop; product: Product; differences: Differences },
  at: string,
  records: PlainShop,
): Promise<string[]> {
  const types = new Set<string>();
  await shop.findInsights(at);
  while (!(await product.isLookedThrough(at))) await pause(PAUSE_MS);
  const findings = await product.findings();
  for (const finding of findings.values())
    differences.add(
      records.today,
      comparedIn(finding),
      differencesOf(records, inSkus(finding, product.catalogue)),
    );
  for (const language of LANGUAGES) {
    const insights = await shop.insights(language);
    for (const { id, title, description, recommendations, evidence } of insights) {
      const finding = findings.get(id)!;
      const name = `${records.today} ${language} ${finding.subject}`;
      types.add(finding.type);
      const text = [title, description, ...recommendations].join(' ');
      const said = readFigures(text, sayableOf(finding), language);
      differences.add(
        name,
        said.figures,
        said.unexplained.map((figure) => `says ${figure}, which no fact holds: ${text}`),
      );
      // What stands under it is written for the reader as well.
      for (const figure of evidence.figures) {
        const written = readFigures(
          figure.text,
          { facts: [figure, hourOf(figure)], names: [], days: [String(figure.value)], constants: [] },
          language,
        );
        differences.add(name, written.figures, written.unexplained);
      }
    }
  }
  return [...types].toSorted();
}

/** Some hours are written as hours. */
const hourOf = ({ value }: { value: string | number | null }) => ({
  name: 'hour',
  value,
  unit: 'text' as const,
});

/** With SKUs in the place of titles, which some products share. */
function inSkus(finding: Finding, { byId, byTitle }: Catalogue): Finding {
  const { subject, names, table } = finding;
  const skus = subject
    .split(':')
    .slice(1)
    .flatMap((id) => byId.get(id) ?? []);
  const [first = '', second = ''] = skus;
  const skuOf = (title: string) => byTitle.get(title)?.[0] ?? title;
  const named = {
    ...names,
    ...(names.product === undefined ? {} : { product: first }),
    ...(names.first === undefined ? {} : { first, second }),
    ...(names.cause === undefined ? {} : { cause: skuOf(names.cause) }),
  };
  const rows = table?.rows.map((row) =>
    row.map((cell, column) => {
      const isName = typeof cell === 'string' && table.columns[column]!.unit === 'text';
      return isName ? (skus.find((sku) => byTitle.get(cell)?.includes(sku)) ?? skuOf(cell)) : cell;
    }),
  );
  return { ...finding, names: named, table: table && { ...table, rows: rows! } };
}
