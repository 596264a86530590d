import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { users } from '#server/core/db/schema/users.ts';
import { approvalLinkEndpoints } from '#shared/publishing/approvals.ts';
import { startApprovals } from './testing/start-approvals.ts';

const ANNA = 'anna@example.com';
const ONE = 'tea-house: 1 post was changed and waits for your answer again';

/** A link for three days that was mailed on November 21, 2026. */
async function start() {
  const started = await startApprovals();
  const { owner, draft, share, mails, runRecurring } = started;
  const [first, second] = [await draft(), await draft({ caption: 'Evening tea.' })];
  const scope = { from: '2026-11-23', to: '2026-11-25' };
  const { token, link } = await share(scope, owner, ANNA);
  mails.length = 0;
  return {
    ...started,
    first: first.id,
    second: second.id,
    token,
    link,
    look: () => runRecurring('approvals.enqueue-due'),
    sent: () => mails.map(({ to, subject }) => [to, subject]),
  };
}

test('who approved by a mailed link is asked again about what was changed, by the mail that brought it', async () => {
  const { first, token, answerNow, rewrite, look, sent, mails } = await start();
  await answerNow(token, first);
  await look();
  expect(sent()).toEqual([]);
  await rewrite(first, { caption: 'Another tea.' });
  await look();
  await look();
  expect(sent()).toEqual([[ANNA, ONE]]);
  const { text, html } = mails[0]!;
  expect(text).toContain('open the link from the e-mail that tea-house sent you on 21 November 2026.');
  expect(text).toContain('The link opens until 28 November 2026.');
  expect(text).toContain('If you no longer have that e-mail, ask tea-house for a new link.');
  for (const content of [text, html]) expect(content).not.toMatch(/https?:|Another tea/);
});

test('changes come together, a quarter of an hour apart, and no edition twice', async () => {
  const { first, second, token, answerNow, rewrite, look, sent, clock } = await start();
  await answerNow(token, first);
  await answerNow(token, second, { verdict: 'ask-for-changes', comment: 'Not this.' });
  await rewrite(first, { caption: 'Another tea.' });
  await look();
  await rewrite(first, { caption: 'A third tea.' });
  await rewrite(second, { caption: 'Night tea.' });
  clock.advance({ minutes: 14 });
  await look();
  expect(sent()).toEqual([[ANNA, ONE]]);
  clock.advance({ minutes: 1 });
  await look();
  const two = 'tea-house: 2 posts were changed and wait for your answer again';
  expect(sent().slice(1)).toEqual([[ANNA, two]]);
  clock.advance({ minutes: 15 });
  await rewrite(first, { caption: 'Another tea.' });
  await look();
  expect(sent()).toHaveLength(2);
  await answerNow(token, first);
  await rewrite(first, { caption: 'A third tea.' });
  await look();
  expect(sent()).toHaveLength(3);
});

test('nobody is asked about what the shop let go, changed back, or whose time is over', async () => {
  const { first, second, token, answerNow, rewrite, approve, look, sent, clock } = await start();
  await answerNow(token, first);
  await rewrite(first, { caption: 'Another tea.' });
  await approve(first);
  await answerNow(token, second);
  await rewrite(second, { caption: 'Night tea.' });
  await rewrite(second, { caption: 'Evening tea.' });
  await look();
  expect(sent()).toEqual([]);
  await rewrite(second, { caption: 'Night tea.' });
  clock.advance({ days: 3 });
  await look();
  expect(sent()).toEqual([]);
});

test('nobody is asked by a link that was handed over, was revoked or whose maker left', async () => {
  const { owner, params, first, second, share, answerNow, rewrite, letIn, db, look, sent, token, link } =
    await start();
  const handed = await share({ postId: first });
  await answerNow(handed.token, first);
  await db.update(users).set({ emailVerified: false }).where(eq(users.email, owner.email));
  const unsent = await share({ postId: first }, owner, ANNA);
  expect(unsent.isSent).toBe(false);
  await answerNow(unsent.token, first);
  await rewrite(first, { caption: 'Another tea.' });

  await answerNow(token, second);
  const grace = await letIn('approver');
  const hers = await share({ postId: second }, grace, ANNA);
  await answerNow(hers.token, second);
  await rewrite(second, { caption: 'Night tea.' });
  await db.delete(members).where(eq(members.userId, grace.userId));
  const where = { params: { ...params, linkId: link.id } };
  await owner.expectOk(owner.call(approvalLinkEndpoints.revoke, where));
  const before = sent().length;
  await look();
  expect(sent()).toHaveLength(before);
});

test('while the mail server is away nothing is lost, and nothing is sent twice', async () => {
  const { first, token, answerNow, rewrite, look, sent, clock, setMailServerAway } = await start();
  await answerNow(token, first);
  await rewrite(first, { caption: 'Another tea.' });
  setMailServerAway(true);
  await expect(look()).rejects.toThrow('The mail server is away');
  expect(sent()).toEqual([]);
  setMailServerAway(false);
  clock.advance({ minutes: 5 });
  await look();
  clock.advance({ minutes: 20 });
  await look();
  expect(sent()).toEqual([[ANNA, ONE]]);
});
