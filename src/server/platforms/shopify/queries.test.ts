import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { buildSchema, NoDeprecatedCustomRule, parse, specifiedRules, validate, visit } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as queries from './queries.ts';

const packed = readFileSync(
  new URL(import.meta.resolve('#simulators/shopify/schema/admin-2026-10.graphql.gz')),
);
const schema = buildSchema(gunzipSync(packed).toString('utf8'), { assumeValid: true });

const grantsOf = {
  'everything granted': { customers: true, unitCost: true },
  'nothing but orders and products': { customers: false, unitCost: false },
};
const bulkKinds = ['products', 'customers', 'orders', 'events'] as const;

const documents = Object.entries(grantsOf).flatMap(([granted, grants]) => [
  ...Object.entries(queries).flatMap(([name, query]) => {
    if (!name.endsWith('Document') || name === 'bulkDocument') return [];
    if (typeof query === 'string') return [[name, query]];
    const make = query as (grants: queries.Grants, sortKey: 'ID' | 'UPDATED_AT') => string;
    return (['ID', 'UPDATED_AT'] as const).map((key) => [`${name} by ${key}, ${granted}`, make(grants, key)]);
  }),
  ...bulkKinds.map((kind) => [`bulk ${kind}, ${granted}`, queries.bulkDocument(kind, grants)]),
]);

test.each(documents)('%s is valid and asks nothing deprecated', (_, document = '') => {
  expect(validate(schema, parse(document), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
});

describe('without the scope for it', () => {
  test.each(documents.filter(([name]) => name?.includes('nothing but') && !name.includes('ustomers')))(
    '%s asks neither for customers nor for costs',
    (_, document) => {
      expect(document).not.toMatch(/\bcustomer\b|unitCost/);
    },
  );
});

test.each(bulkKinds)('bulk %s keeps to what a bulk query may be', (kind) => {
  const document = parse(queries.bulkDocument(kind, grantsOf['everything granted']));
  let depth = 0;
  let connections = 0;
  let deepest = 0;
  visit(document, {
    Field: {
      enter({ name }) {
        if (name.value !== 'edges') return;
        connections += 1;
        depth += 1;
        deepest = Math.max(deepest, depth);
      },
      leave({ name }) {
        if (name.value === 'edges') depth -= 1;
      },
    },
    VariableDefinition: () => expect.unreachable('bulk queries take no variables'),
  });
  expect(connections).toBeLessThanOrEqual(5);
  expect(deepest).toBeLessThanOrEqual(3);
});
