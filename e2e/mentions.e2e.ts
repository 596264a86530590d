import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PgBoss } from 'pg-boss';
import type { TIMETABLE } from '#server/timetable.ts';
import { freePort, startPostgres } from '../scripts/postgres-cluster.ts';
import { startProduct } from '../scripts/running-product.ts';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly, SHOPIFY_DEMO_TOKEN } from './connecting.ts';
import { mention, storeIdsOf, writeDraft } from './drafts.ts';
import { createInvitedAccount, invitationSentTo, invite, join } from './inviting.ts';
import { linkSentTo } from './mailbox.ts';

const SHOP = 'atelier-lumiere-for-0a9907ea';

test('the mail about a mention leads its reader from their own account to the very post', async (t) => {
  const postgres = await startPostgres();
  assert.ok(postgres, 'PostgreSQL is needed to queue what the timetable brings');
  t.after(postgres.stop);
  const product = await startProduct({ port: await freePort(), databaseUrl: postgres.url });
  t.after(product.stop);
  const owner = await openBrowser(t, { baseURL: product.url });
  await signUp(owner.page);
  await connectDirectly(owner.page, { platform: 'Shopify', shop: SHOP, token: SHOPIFY_DEMO_TOKEN });
  await owner.page.goto('/settings/members');
  const email = `${crypto.randomUUID()}@example.com`;
  await invite(owner.page, email, 'Approver');

  const member = await openBrowser(t, { baseURL: product.url });
  const { page } = member;
  await page.goto(await invitationSentTo(owner.page, email));
  await createInvitedAccount(page, email);
  await join(page);
  await page.getByRole('button', { name: /Account of Ada Lovelace: Account menu$/ }).click();
  await page.getByRole('menuitemradio', { name: /No Stores Connected/ }).click();
  await page.getByRole('heading', { name: 'Connect Your First Store' }).waitFor();

  await writeDraft(owner.page, 'Tea for the week');
  await writeDraft(owner.page, 'Tea for the weekend');
  const post = await mention(owner.page, { begun: '@Zo', name: 'Zoe Kaya', further: 'is it fresh enough?' });
  await bringForward(postgres.url, 'notifications.enqueue-due');
  const link = await linkSentTo(owner.page, email, /http\S+[?&]scheduled=\S+/);
  // Its toast may lie behind the sheet already.
  await Promise.all([page.waitForURL(/arrived=chosen/), page.goto(link, { waitUntil: 'commit' })]);
  const sheet = page.getByRole('dialog');
  const talk = sheet.getByRole('region', { name: 'Comments and approval' });
  await talk.getByRole('list', { name: 'Comments' }).getByText('@Zoe Kaya is it fresh enough?').waitFor();
  assert.equal(await sheet.getByRole('textbox', { name: 'Caption' }).inputValue(), post.caption);
  assert.deepEqual(await storeIdsOf(page), [post.storeId]);
  assert.deepEqual([...owner.errors, ...member.errors], []);
});

/** Does what the timetable would only bring within minutes. */
async function bringForward(databaseUrl: string, name: keyof typeof TIMETABLE) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  await boss.send(name, {});
  await boss.stop();
}
