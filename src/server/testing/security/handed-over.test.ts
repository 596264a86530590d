import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { createUnsubscribeTokens } from '#server/outreach/notifications/unsubscribe-tokens.ts';
import { startApp, TEST_SECRET } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { notificationEndpoints } from '#shared/outreach/notifications.ts';

test('who left the account that began with them unsubscribes without a trace in it', async () => {
  const { signUp, visitor, db } = await startApp();
  const [owner, heir, stranger] = [await signUp(), await signUp(), visitor()];
  const idOf = async (person: typeof owner) =>
    (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const [accountId, heirId] = [await idOf(owner), await idOf(heir)];
  await db.insert(members).values({ accountId, userId: heirId, role: 'owner', storeIds: null });
  await owner.expectOk(owner.call(memberEndpoints.leave));

  const token = createUnsubscribeTokens(TEST_SECRET).tokenFor({ userId: accountId, topic: 'weeklySummary' });
  const query = { token };
  await stranger.expectOk(stranger.call(notificationEndpoints.unsubscribe, { query }));
  const kindsIn = async (account: string) => {
    const { rows } = await db.execute<{ kind: string }>(
      sql`select kind from activities where account_id = ${account}`,
    );
    return rows.map(({ kind }) => kind);
  };
  expect(await kindsIn(accountId)).toEqual(['member-left']);
  const { accounts } = await owner.expectOk(owner.call(memberEndpoints.ownAccounts));
  expect(await kindsIn(accounts[0]!.id)).toHaveLength(1);

  await db.delete(members).where(eq(members.userId, accountId));
  await stranger.expectOk(stranger.call(notificationEndpoints.resubscribe, { query }));
  expect(await kindsIn(accountId)).toEqual(['member-left']);
});
