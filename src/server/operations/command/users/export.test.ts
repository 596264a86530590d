import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { users } from '#server/core/db/schema/users.ts';
import { callOf } from '#server/operations/command/testing/call-of.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { exportIn } from './export.ts';

const shop = (name: string) => ({ name, products: [{ title: name, price: '10.00' }], orders: [] });

/** Ada has one store of her own, and owns an account of two with Bob, and one of none with Zoe. */
async function start() {
  const started = await startApp({ shops: ['tea-house', 'coffee-house', 'juice-bar'].map(shop) });
  const [ada, bob, zoe] = [await started.signUp(), await started.signUp(), await started.signUp()];
  const idOf = async (person: typeof ada) => (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const [adaId, bobId, zoeId] = [await idOf(ada), await idOf(bob), await idOf(zoe)];
  await ada.connectShopify('tea-house');
  for (const name of ['coffee-house', 'juice-bar']) await bob.connectShopify(name);
  for (const [at, accountId] of [bobId, zoeId].entries()) {
    const createdAt = new Date(started.clock.now().getTime() + at * 1_000);
    await started.db
      .insert(members)
      .values({ accountId, userId: adaId, role: 'owner', storeIds: null, createdAt });
  }

  const folder = mkdtempSync(join(tmpdir(), 'vitrin-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'ada.zip');
  /** The folders of stores in it, and what was printed. */
  async function exported(account?: string) {
    const { call, said } = callOf([ada.email, file], { now: started.clock.now, options: { account } });
    await exportIn(started.database, call);
    const names = [...readZip(readFileSync(file)).keys()];
    const folders = names.filter((name) => name.includes('/')).map((name) => name.split('/')[0]!);
    return { folders: [...new Set(folders)], said, names };
  }
  return { ...started, ada, bob, adaId, bobId, zoeId, exported };
}

test('a person’s own account is exported, and others that they own are named', async () => {
  const { adaId, bobId, zoeId, exported } = await start();
  const { folders, said } = await exported();
  expect(folders).toEqual(['tea-house-shopify']);
  expect(said[0]).toMatch(new RegExp(`^account ${adaId} .*tea-house`));
  expect(said[1]).toMatch(new RegExp(`^not in it, by --account: ${bobId} .*coffee-house.*, .*juice-bar`));
  expect(said[2]).toBe(`not in it, by --account: ${zoeId}  no stores`);
});

test('another account that they own is exported by its id, and none that they do not own', async () => {
  const { db, adaId, bobId, exported } = await start();
  expect((await exported(bobId)).folders).toEqual(['coffee-house-shopify', 'juice-bar-shopify']);
  await db.update(members).set({ role: 'manager' }).where(eq(members.accountId, bobId));
  await expect(exported(bobId)).rejects.toThrow(
    new RegExp(`does not own the account ${bobId}. They own:\n${adaId} `),
  );
});

test('who left their own account exports the only other, or is asked which', async () => {
  const { db, adaId, bobId, zoeId, exported } = await start();
  await db.update(users).set({ leftOwnAccountAt: new Date() }).where(eq(users.id, adaId));
  await expect(exported()).rejects.toThrow(
    new RegExp(`Please name it by --account. They own:\n${bobId} .*\n${zoeId}  no stores$`),
  );
  await db.delete(members).where(and(eq(members.accountId, zoeId), eq(members.userId, adaId)));
  expect((await exported()).folders).toHaveLength(2);
  await db.delete(members).where(eq(members.userId, adaId));
  const { names, said } = await exported();
  expect(names.filter((name) => name.includes('/'))).toEqual([]);
  expect(said[0]).toMatch(/owns no account: only what is their own/);
});
