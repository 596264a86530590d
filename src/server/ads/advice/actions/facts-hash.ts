import { createHash } from 'node:crypto';
import type { AdsFinding } from './finders/finding.ts';

/** The facts that words are of: with any other figure they would be wrong. A database gives keys back in another order. */
export function hashOf({ type, variant, names, figures, table, period }: AdsFinding): string {
  const facts = [
    type,
    variant,
    period.from,
    period.to,
    Object.entries(names).sort(),
    figures.map(({ name, value, unit }) => [name, value, unit]),
    table && [table.columns.map(({ name, unit }) => [name, unit]), table.rows],
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
