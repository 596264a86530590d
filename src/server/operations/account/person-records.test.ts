import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashOfCode } from '#server/accounts/second-factor/recovery-codes.ts';
import type { Database } from '#server/core/db/database.ts';
import { notices } from '#server/core/db/schema/account-life.ts';
import { members } from '#server/core/db/schema/members.ts';
import { type Column, fillFor, readTables } from '#server/testing/fill-tables.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { accountEndpoints } from '#shared/operations/account.ts';

/** What goes with a person although the account that began with them stays. */
const OF_PERSON = [
  'access_tokens.user_id',
  'data_exports.user_id',
  'guided_starts.user_id',
  'invitations.invited_by',
  'members.user_id',
  'notification_settings.user_id',
  'passkeys.user_id',
  'recovery_codes.user_id',
  'second_factors.user_id',
  'sign_ins.user_id',
  'visits.user_id',
];

/** What stays with the account. */
const OF_ACCOUNT = [
  'access_tokens.account_id',
  'activities.account_id',
  'ai_calls.user_id',
  'ai_insights_history.user_id',
  'connected_stores.user_id',
  'content_generations.user_id',
  'entered_rates.user_id',
  'generated_content.user_id',
  'invitations.account_id',
  'members.account_id',
  'model_choices.user_id',
  // The account's, so that its next owner does not read everything again; of mentions see below.
  'notices.user_id',
  'privacy_requests.user_id',
  'rate_choices.user_id',
  'rate_lists.user_id',
  'usage_tracking.user_id',
  'user_goals.user_id',
];

/** Without a foreign key, so that a link does not become one without a maker; they name nobody once the person is deleted. */
const BY_ID_ALONE = ['approval_links.made_by', 'post_comments.mentions'];

test('of every column that names a user it is decided whether its row goes with the person or stays with the account', async () => {
  const { db } = await startApp();
  const tables = await readTables(db);
  const naming = (isNaming: (column: Column) => boolean) =>
    tables.flatMap(({ name, columns }) => columns.filter(isNaming).map((column) => `${name}.${column.name}`));
  expect(naming(({ parent }) => parent === 'users').sort()).toEqual([...OF_PERSON, ...OF_ACCOUNT].sort());
  const isPerson = /user|person|member|author|mention|owner|_by(_|$)/;
  expect(
    naming(({ parent, name, type }) => !parent && type.startsWith('uuid') && isPerson.test(name)).sort(),
  ).toEqual(BY_ID_ALONE);
});

test('who deletes themselves leaves nothing of their own with those who have the account that began with them', async () => {
  const { db, signUp, runJobs, mediaFolder } = await startApp();
  const [ada, bob] = [await signUp(), await signUp()];
  const idOf = async (person: typeof ada) => (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const [adaId, bobId] = [await idOf(ada), await idOf(bob)];
  await ada.expectOk(ada.call(accountEndpoints.startExport, { body: AGAIN }));
  await runJobs();
  expect(filesOf(mediaFolder, adaId)).toHaveLength(1);
  const tables = await readTables(db);
  await fillFor(db, tables, 'ada', { users: adaId });
  await fillFor(
    db,
    tables.filter(({ name }) => PERSONAL.has(name)),
    'bob',
    { users: bobId },
  );
  const code = 'a recovery code';
  await db.execute(sql`update recovery_codes set hash = ${hashOfCode(code)} where user_id = ${adaId}`);
  await db.insert(notices).values({ userId: adaId, topic: 'mentions', subject: 'a comment' });
  await db.insert(members).values({ accountId: adaId, userId: bobId, role: 'owner', storeIds: null });
  for (const column of [...OF_PERSON, ...OF_ACCOUNT])
    expect([column, await countOf(db, column, adaId)]).not.toEqual([column, 0]);
  const before = new Map<string, number>();
  for (const column of OF_PERSON) before.set(column, await countOf(db, column, bobId));

  await ada.expectOk(ada.call(accountEndpoints.delete, { body: { ...AGAIN, code } }));
  await runJobs();

  const { rows } = await db.execute<{ email: string }>(sql`select email from users where id = ${adaId}`);
  expect(rows).toEqual([{ email: `deleted:${adaId}` }]);
  for (const column of OF_PERSON) {
    expect([column, await countOf(db, column, adaId)]).toEqual([column, 0]);
    expect([column, await countOf(db, column, bobId)]).toEqual([column, before.get(column)]);
  }
  // The only invitation in it and the only access token were hers.
  const hers = ['access_tokens.account_id', 'invitations.account_id'];
  for (const column of OF_ACCOUNT.filter((each) => !hers.includes(each)))
    expect([column, await countOf(db, column, adaId)]).not.toEqual([column, 0]);
  expect((await db.select().from(notices)).map(({ topic }) => topic)).not.toContain('mentions');
  expect(filesOf(mediaFolder, adaId)).toEqual([]);
});

const PERSONAL = new Set(
  OF_PERSON.map((column) => column.split('.')[0]!).filter((name) => name !== 'members'),
);

async function countOf(db: Database, column: string, userId: string): Promise<number> {
  const [table, name] = column.split('.') as [string, string];
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(name)} = ${userId}`);
  return rows[0]!.n;
}

function filesOf(folder: string, accountId: string): string[] {
  return readdirSync(`${folder}/u/${accountId}`).filter((name) => name.startsWith('export-'));
}
