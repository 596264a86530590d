import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/core/db/database.ts';

const [ADA, GONE, STORE] = [
  '10000000-0000-4000-8000-000000000001',
  '10000000-0000-4000-8000-000000000002',
  '10000000-0000-4000-8000-000000000003',
];
const FIRST_WITH_MEMBERS = '0023';

test('who had an account in the version before is the one owner of it after the upgrade, and has what they had', async () => {
  const database = await PGlite.create();
  onTestFinished(() => database.close());
  const migrate = async (isWanted: (name: string) => boolean) => {
    const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql') && isWanted(name));
    for (const file of files.sort()) await database.exec(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8'));
  };
  await migrate((name) => name < FIRST_WITH_MEMBERS);
  await database.exec(`
    insert into users (id, email, first_name) values ('${ADA}', 'ada@example.com', 'Ada');
    insert into users (id, email, deleted_at) values ('${GONE}', 'deleted:${GONE}', now());
    insert into connected_stores (id, user_id, platform, external_id, handle, store_name, store_url, currency, time_zone, access_token, capabilities)
      values ('${STORE}', '${ADA}', 'shopify', '1', 'tea', 'Tea', 'https://tea.example', 'GBP', 'Europe/London', 'sealed', '[]');`);
  const before = await database.query(`select s.* from connected_stores s`);

  await migrate((name) => name >= FIRST_WITH_MEMBERS);
  expect(
    (await database.query('select account_id, user_id, role, store_ids from account_members')).rows,
  ).toEqual([{ account_id: ADA, user_id: ADA, role: 'owner', store_ids: null }]);
  expect((await database.query('select s.* from connected_stores s')).rows).toEqual(before.rows);
  expect((await database.query('select count(*)::int as members from members')).rows).toEqual([
    { members: 0 },
  ]);
});
