import { expect, test } from 'vitest';
import { brokenDocuments } from './check-documents.ts';
import { brokenImports } from './check-imports.ts';
import { brokenTables } from './check-tables.ts';

const brokenBy = (files: Record<string, string>, broken: (files: Map<string, string>) => string[]) =>
  broken(new Map(Object.entries(files))).filter((sentence) => !/in vain|there is no table/.test(sentence));

test.each([
  [
    'a side knows another',
    'src/web/ads/a.ts',
    `import { x } from '#server/core/x.ts';`,
    'web may not import server',
  ],
  [
    'shared knows a side',
    'src/shared/ads/a.ts',
    `import type { X } from '#web/core/x.ts';`,
    'shared may not import web',
  ],
  [
    'a language knows a side',
    'src/languages/tr/a.ts',
    `import type { X } from '#server/core/x.ts';`,
    'languages may not import server',
  ],
  [
    'a simulator knows our types',
    'simulators/x/a.ts',
    `import type { X } from '#shared/ads/x.ts';`,
    'simulators may not import shared',
  ],
  [
    'the product knows a simulator',
    'src/server/ads/a.ts',
    `const x = await import('#simulators/x/a.ts');`,
    'server may not import simulators',
  ],
  [
    'a lower area knows a higher one',
    'src/server/stores/connect/a.ts',
    `import type { X } from '#server/analytics/area.ts';`,
    'stores stands below analytics',
  ],
  [
    'an area knows what is above all',
    'src/server/ads/a.ts',
    `export { x } from '#server/app.ts';`,
    'ads stands below all areas',
  ],
  [
    'an area reaches into another',
    'src/server/ads/advice/a.ts',
    `import { x } from '#server/stores/connect/installs.ts';`,
    'private to stores',
  ],
  ['a file climbs', 'src/web/ads/plan/a.ts', `import { x } from '../queries.ts';`, 'there is no ../'],
])('%s', (_what, file, text, expected) => {
  expect(brokenBy({ [file]: text }, brokenImports)).toEqual([expect.stringContaining(expected)]);
});

test('an area may know those below it, what they make public, and its own files', () => {
  const text = `
    import type { Stores } from '#server/stores/area.ts';
    import { x } from '#server/core/db/database.ts';
    import { y } from '#shared/ads/ads.ts';
    import { z } from './other.ts';`;
  expect(brokenBy({ 'src/server/ads/advice/a.ts': text }, brokenImports)).toEqual([]);
});

test.each([
  [
    'folders, be it by types alone',
    {
      'src/server/ads/advice/a.ts': `import type { X } from '#server/ads/account/b.ts';`,
      'src/server/ads/account/b.ts': `import type { Y } from '#server/ads/settings/c.ts';`,
      'src/server/ads/settings/c.ts': `import type { Z } from '#server/ads/advice/a.ts';`,
    },
    'src/server/ads/account and src/server/ads/advice and src/server/ads/settings',
  ],
  [
    'folders as wholes, whichever files of them',
    {
      'src/web/core/app/deep/a.ts': `import { x } from '#web/core/api/b.ts';`,
      'src/web/core/api/c.ts': `import { y } from '#web/core/app/d.ts';`,
    },
    'src/web/core/api and src/web/core/app',
  ],
  [
    'a folder and the files around it',
    {
      'simulators/shopify/simulator.ts': `import { x } from './fields/a.ts';`,
      'simulators/shopify/fields/a.ts': `import { y } from '#simulators/shopify/shop.ts';`,
    },
    'simulators/shopify/* and simulators/shopify/fields',
  ],
  [
    'a folder deep in a test system',
    {
      'proofs/load/owners/day/a.ts': `import { x } from '../night/b.ts';`,
      'proofs/load/owners/night/b.ts': `import { y } from '../day/a.ts';`,
    },
    'proofs/load/owners/day and proofs/load/owners/night',
  ],
])('a circle of imports is found: %s', (_what, files, way) => {
  expect(brokenBy(files, brokenImports)).toEqual([`${way} import each other`]);
});

test('files of one folder may import each other', () => {
  const files = {
    'src/web/ads/plan/a.ts': `import { x } from './b.ts';`,
    'src/web/ads/plan/b.ts': `import type { Y } from './a.ts';`,
  };
  expect(brokenBy(files, brokenImports)).toEqual([]);
});

test('what wires an area stands above the files beside it', () => {
  const files = {
    'src/server/stores/area.ts': `import { x } from './sync/a.ts';`,
    'src/server/stores/sync/a.ts': `import { y } from '#server/stores/jobs.ts';`,
  };
  expect(brokenBy(files, brokenImports)).toEqual([]);
  const job = { 'src/server/stores/jobs.ts': `import type { X } from './sync/a.ts';` };
  expect(brokenBy({ ...files, ...job }, brokenImports)).toEqual([
    'src/server/stores/* and src/server/stores/sync import each other',
  ]);
});

const schema = { 'src/server/core/db/schema/stores.ts': `export const orders = pgTable(\n  'orders', {});` };

test.each([
  ['SQL', 'await db.execute(sql`insert into orders select 1`)'],
  ['SQL over two lines', 'await db.execute(sql`with x as (select 1) delete\n from orders`)'],
  ['the schema', 'await tx.update(orders).set({})'],
  ['the schema in SQL', `await db.execute(sql\`update \${orders} set total = 0\`)`],
  ['a copy', "await copyInto(tx, 'orders', columns, rows)"],
  ['a name in a list', "for (const table of ['orders']) await deleteInSteps(db, table, storeId)"],
])("another area's table is written by %s", (_how, text) => {
  const files = { ...schema, 'src/server/ads/advice/a.ts': text };
  expect(brokenBy(files, brokenTables)).toEqual([
    'src/server/ads/advice/a.ts writes orders: that is for stores',
  ]);
  expect(brokenBy({ ...schema, 'src/server/stores/sync/a.ts': text }, brokenTables)).toEqual([]);
});

test('a table that no area has is found', () => {
  const files = { 'src/server/core/db/schema/x.ts': `export const loose = pgTable('loose', {});` };
  expect(brokenBy(files, brokenTables)).toEqual(['no area has the table loose']);
});

test('a document that names what is not there is found', () => {
  const text =
    'See `connect/service.ts`, `node proofs/x/main.ts --small`, [this](./scaling.md) and `gone.ts`, [that](gone.md).';
  const paths = ['src/server/stores/connect/service.ts', 'proofs/x/main.ts', 'docs/scaling.md'];
  expect(brokenDocuments(new Map([['docs/a.md', text]]), paths)).toEqual([
    'docs/a.md names gone.ts, which is not there',
    'docs/a.md names docs/gone.md, which is not there',
  ]);
});

test('a link to a heading that no document has is found', () => {
  const documents = new Map([
    [
      'docs/a.md',
      '# A: what it is\n[here](#a-what-it-is) [b](b.md#twice-1) [none](b.md#three-times) [gone](#b)',
    ],
    ['docs/b.md', '## Twice\n```sh\n# Three times\n```\n## [Twice](a.md)'],
  ]);
  expect(brokenDocuments(documents, [...documents.keys()])).toEqual([
    'docs/a.md names docs/b.md#three-times, which is not there',
    'docs/a.md names docs/a.md#b, which is not there',
  ]);
});
