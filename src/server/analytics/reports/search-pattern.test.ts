import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { searchPattern } from './search-pattern.ts';

const { db } = await openTestDatabase();

test.each([
  ['isik', 'Ada Işık', true],
  ['IŞIK', 'ada isik', true],
  ['ışık', 'ADA IŞIK', true],
  ['çağ', 'Cagla', true],
  ['é', 'ÉCLAIR', true],
  ['a.b', 'a.b@example.com', true],
  ['a.b', 'axb@example.com', false],
  ['(+[', 'a (+[ b', true],
  ['\\d', '1', false],
  ["o'n", "O'Neill", true],
  ['a b', 'A  B', false],
  ['50%_', '50%_', true],
])('%j is sought in %j: %s', async (sought, text, found) => {
  const { rows } = await db.execute(sql`select ${text}::text ~ ${searchPattern(sought)} as found`);
  expect(rows).toEqual([{ found }]);
});
