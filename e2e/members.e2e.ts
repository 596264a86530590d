import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, PASSWORD, signUp, toastOf } from './browser.ts';
import { connectDirectly, connectX, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';
import { mention, plannedPosts, storeIdsOf, writeDraft } from './drafts.ts';
import { createInvitedAccount, invitationSentTo, invite, join } from './inviting.ts';

const OWN_SHOP = 'atelier-lumiere-for-0a9907e2';
const OF_AGENCY = [
  ['atelier-lumiere-for-0a9907e5', 'atelier-lumiere-for-0a9907e6'],
  ['atelier-lumiere-for-0a9907e7'],
];
const TWO_SHOPS = ['atelier-lumiere-for-0a9907e3', 'atelier-lumiere-for-0a9907e4'];
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { width: 1366, height: 768 };
/** The page hears of it at once; the rest is loading the next one on a busy machine. */
const REMOVED_WITHIN_MS = 10_000;

test('a newcomer joins by mail as an approver, approves on a phone, and is out once removed', async (t) => {
  const owner = await openBrowser(t, PHONE);
  await signUp(owner.page);
  await connectDirectly(owner.page, { platform: 'Shopify', shop: OWN_SHOP, token: SHOPIFY_DEMO_TOKEN });
  await importEnds(owner.page);
  await connectX(owner.page);
  await writeDraft(owner.page, 'Fresh tea for the weekend');
  const [draft] = await plannedPosts(owner.page);
  assert.ok(draft);

  await owner.page.setViewportSize(DESKTOP);
  await owner.page.goto('/settings');
  await owner.page.getByRole('link', { name: 'Show members' }).click();
  await owner.page.getByRole('heading', { name: 'You work here alone' }).waitFor();
  const email = `${crypto.randomUUID()}@example.com`;
  await invite(owner.page, email, 'Approver');
  await owner.page.getByRole('list', { name: 'Open invitations' }).getByText(email).waitFor();
  await assertAccessible(owner.page, 'the members with an open invitation', 'en-GB');

  const newcomer = await openBrowser(t, PHONE);
  const { page } = newcomer;
  await page.goto(await invitationSentTo(owner.page, email));
  await page.getByRole('heading', { name: 'Ada Lovelace invites you to work together' }).waitFor();
  await assertAccessible(page, 'an invitation on a phone', 'en-GB');
  await createInvitedAccount(page, email);
  await join(page);

  await mention(owner.page, { begun: '@Zo', name: 'Zoe Kaya', further: 'is it fresh enough?' });
  await page.goto(owner.page.url());
  const mentioned = page.getByRole('region', { name: 'Comments and approval' });
  await mentioned.getByRole('strong').getByText('@Zoe Kaya', { exact: true }).waitFor();

  await page.goto('/social-media-scheduler?tab=activity');
  const post = page.getByRole('article').filter({ hasText: 'Fresh tea for the weekend' });
  await post.getByRole('button', { name: 'Approve' }).waitFor();
  await assertAccessible(page, 'the activity of an approver on a phone', 'en-GB');
  await post.getByRole('button', { name: 'Approve' }).click();
  await toastOf(page, 'Post approved').waitFor();

  await writeDraft(owner.page, 'And tea for the week');
  const week = `/social-media-scheduler?tab=calendar&view=week&day=${draft.scheduledFor.slice(0, 10)}`;
  await page.goto(week);
  await page.getByRole('button', { name: 'Approve all' }).click();
  await assertAccessible(page, 'a week to approve on a phone', 'en-GB', '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve all' }).click();
  await toastOf(page, '1 post approved').waitFor();
  assert.deepEqual(
    (await plannedPosts(owner.page)).map(({ status }) => status),
    ['pending', 'pending'],
  );

  await owner.page.goto('/settings/activity');
  await owner.page.getByText('Zoe Kaya approved the post “Fresh tea for the weekend”.').waitFor();
  await owner.page.goto('/settings/members');
  await owner.page.getByRole('button', { name: 'Remove Zoe Kaya' }).click();
  const removing = owner.page.getByRole('dialog', { name: 'Remove Zoe Kaya?' });
  await removing.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await toastOf(owner.page, 'Zoe Kaya was removed').waitFor();
  await toastOf(page, 'You are no longer a member of that account.').waitFor({ timeout: REMOVED_WITHIN_MS });
  await page.getByRole('heading', { name: 'Connect Your First Store' }).waitFor();
  assert.deepEqual(await storeIdsOf(page), []);
  assert.deepEqual(owner.errors, []);
});

test('a user who is invited as an editor for one store sees only that one, and does not approve', async (t) => {
  const owner = await openBrowser(t);
  await signUp(owner.page);
  for (const shop of TWO_SHOPS)
    await connectDirectly(owner.page, { platform: 'Shopify', shop, token: SHOPIFY_DEMO_TOKEN });
  await importEnds(owner.page);
  const [first, second] = await storeIdsOf(owner.page);
  assert.ok(first && second);

  const editor = await openBrowser(t);
  const { page } = editor;
  const email = await signUp(page);
  await owner.page.goto('/settings/members');
  await invite(owner.page, email, 'Editor', { forFirstStore: true });
  await page.goto(await invitationSentTo(owner.page, email));
  await join(page);
  assert.deepEqual(await storeIdsOf(page), [first]);

  await writeDraft(page, 'Tea of the editor');
  await page.goto('/social-media-scheduler?tab=activity');
  const post = page.getByRole('article').filter({ hasText: 'Tea of the editor' });
  await post.getByRole('button', { name: /^Details of/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save changes' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Approve', exact: true }).count(), 0);
  const postId = new URL(page.url()).searchParams.get('scheduled');
  const approval = await page.request.post(`/api/social-media/${first}/calendar/approve`, {
    data: { postIds: [postId] },
    headers: { origin: BASE_URL },
  });
  assert.equal(approval.status(), 403, await approval.text());

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Account of Ada Lovelace: Account menu$/ }).click();
  await page.getByRole('menuitemradio', { name: /No Stores Connected/ }).click();
  await page.getByRole('heading', { name: 'Connect Your First Store' }).waitFor();
  assert.deepEqual(await storeIdsOf(page), []);
  assert.deepEqual([...owner.errors, ...editor.errors], []);
});

test('an agency works for two owners, changes between them, and is handed the account of one', async (t) => {
  const agency = await openBrowser(t);
  const { page } = agency;
  const email = await signUp(page);
  const owners: Awaited<ReturnType<typeof openBrowser>>[] = [];
  const storeIds: string[][] = [];
  let link: string | undefined;
  for (const shops of OF_AGENCY) {
    const owner = await openBrowser(t);
    await signUp(owner.page);
    for (const shop of shops)
      await connectDirectly(owner.page, { platform: 'Shopify', shop, token: SHOPIFY_DEMO_TOKEN });
    storeIds.push(await storeIdsOf(owner.page));
    await owner.page.goto('/settings/members');
    await invite(owner.page, email, 'Manager');
    link = await invitationSentTo(owner.page, email, link);
    await page.goto(link);
    await join(page);
    assert.deepEqual(await storeIdsOf(page), storeIds.at(-1));
    owners.push(owner);
  }

  await page.getByRole('button', { name: /: Account menu$/ }).click();
  // Waited for before it is chosen, as it passes; a dashboard is open already.
  await Promise.all([
    page.waitForURL(/arrived=chosen/),
    page.getByRole('menuitemradio', { name: /Atelier Lumière, Atelier Lumière/ }).click(),
  ]);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  assert.deepEqual(await storeIdsOf(page), storeIds[0]);

  const accounts: { id: string }[] = (await (await page.request.get('/api/auth/accounts')).json()).accounts;
  // As links in mails do: the own account comes first.
  for (const nth of [1, 0]) {
    await followInto(page, '/stores', accounts[nth + 1]!.id);
    await page.getByRole('heading', { name: 'Connected Stores' }).waitFor();
    assert.deepEqual(await storeIdsOf(page), storeIds[nth]);
  }

  const [leaving, ending] = owners.map((owner) => owner.page) as [Page, Page];
  for (const owner of [leaving, ending]) await makeOwner(owner);
  await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
  await leaving
    .getByRole('dialog', { name: 'Leave this account?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await leaving.getByRole('heading', { name: 'Connect Your First Store' }).waitFor();
  assert.deepEqual(await storeIdsOf(leaving), []);
  await page.goto('/settings/members');
  await page.getByRole('heading', { name: 'You work here alone' }).waitFor();
  assert.deepEqual(await storeIdsOf(page), storeIds[0]);

  await ending.goto('/settings');
  await ending.getByRole('button', { name: 'Delete Account' }).click();
  const confirm = ending.getByRole('dialog', { name: 'Delete your account?' });
  await confirm.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await confirm.getByRole('button', { name: 'Delete Account' }).click();
  await ending.getByRole('link', { name: 'Get Started' }).first().waitFor();
  await followInto(page, '/settings/members', accounts[2]!.id);
  await page.getByRole('heading', { name: 'You work here alone' }).waitFor();
  assert.deepEqual(await storeIdsOf(page), storeIds[1]);
  assert.deepEqual([...agency.errors, ...owners.flatMap(({ errors }) => errors)], []);
});

/** A link that is about another account: the page goes over to it and begins again. */
async function followInto(page: Page, path: string, accountId: string) {
  await page.goto(`${path}?in-account=${accountId}`, { waitUntil: 'commit' });
  await toastOf(page, 'You are in the account of Ada Lovelace now.').waitFor();
}

/** Of the one other member. */
async function makeOwner(page: Page) {
  await page.goto('/settings/members');
  await page.getByRole('button', { name: /^Change/ }).click();
  const change = page.getByRole('dialog');
  await change.getByRole('radio', { name: /^Owner/ }).check();
  await change.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await change.getByRole('button', { name: 'Save', exact: true }).click();
  await change.waitFor({ state: 'detached' });
}
