import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { notices } from '#server/core/db/schema/account-life.ts';
import { approvalLinks } from '#server/core/db/schema/approvals.ts';
import { members } from '#server/core/db/schema/members.ts';
import { secondFactors } from '#server/core/db/schema/sign-in.ts';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { aiInsights, connectedStores, syncStates } from '#server/core/db/schema/stores.ts';
import { users } from '#server/core/db/schema/users.ts';
import { createMailService } from '#server/platforms/mail/service.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import type { Insight } from '#shared/analytics/insights.ts';
import { text } from '#shared/core/sentence.ts';
import { notificationEndpoints } from '#shared/outreach/notifications.ts';
import {
  approvalEndpoints,
  approvalLinkEndpoints,
  postCommentEndpoints,
} from '#shared/publishing/approvals.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';
import { createNotificationService } from './service.ts';
import { startMails } from './testing/start-mails.ts';

const TOMORROW = new Date('2026-11-22T15:30:00Z');

/** An owner with accounts that a network no longer accepts. */
async function withDeadAccounts(...names: string[]) {
  const started = await startMails();
  const { db, store } = started;
  await db.insert(socialAccounts).values(
    names.map((name) => ({
      storeId: store.id,
      network: 'instagram' as const,
      externalId: name,
      name,
      via: 'instagram_login' as const,
      accessToken: '',
      status: 'reconnect' as const,
      connectedAt: new Date('2026-11-01T09:00:00Z'),
    })),
  );
  return started;
}

test('the owner of a store whose platform refuses us is notified once, and again when it stops again', async () => {
  const { owner, store, simulator, look, mails, clock, subjects } = await startMails();
  const refresh = () => owner.call(storeEndpoints.refresh, { params: { storeId: store.id } });
  simulator.shop('tea-house').revokeToken(FIXTURE_TOKEN);
  await refresh();
  await look();
  await look();
  expect(subjects()).toEqual(['Vitrin can no longer read tea-house']);
  expect(mails[0]!.text).toContain(
    'Shopify no longer accepts our access. Connect the store again to continue.',
  );
  expect(mails[0]!.headers).toHaveProperty('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click');

  simulator.shop('tea-house').addToken('shpat_fresh');
  clock.advance({ hours: 2 });
  await owner.connectShopify('tea-house', 'shpat_fresh');
  await look();
  simulator.shop('tea-house').revokeToken('shpat_fresh');
  await refresh();
  await look();
  expect(subjects()).toEqual(['Vitrin can no longer read tea-house', 'Vitrin can no longer read tea-house']);
});

test('accounts that have to be connected again are announced in the language of their owner', async () => {
  const { look, mails, setOwner, accountId, publicUrl } = await withDeadAccounts('Çay <Evi>');
  await setOwner({ language: 'tr' });
  await look();
  const token = /token=(\S+)/.exec(mails[0]!.text)![1];
  expect(mails[0]!.subject).toBe('Çay <Evi> hesabının Instagram bağlantısı yenilenmeli');
  expect(mails[0]!.text).toBe(`Merhaba Ada,

Çay <Evi> hesabının Instagram bağlantısı yenilenmeli
====================================================

* Instagram, verdiğiniz izni artık kabul etmiyor. tea-house mağazasının bu hesaba planlanan gönderileri bekletiliyor; hiçbiri kaybolmaz.
* Bu genellikle parola değişikliğinden ya da iznin kaldırılmasından sonra olur.

Yeniden bağla: ${publicUrl}/settings?in-account=${accountId}#social-accounts

-- 
Bu e-postayı, gönderi sorunları bildirimi açık olduğu için alıyorsunuz.
Abonelikten çık: ${publicUrl}/unsubscribe?token=${token}
Bildirim ayarları: ${publicUrl}/settings#notifications`);
});

test('what goes wrong within an hour of a mail stands together in the next one', async () => {
  const { look, subjects, mails, addPost, clock } = await withDeadAccounts('Tea', 'Kettle');
  await look();
  expect(subjects()).toEqual(['2 accounts have to be connected again']);
  await addPost({ scheduledFor: TOMORROW, status: 'held', heldReason: 'sold_out' });
  clock.advance({ minutes: 20 });
  await look();
  await addPost({ scheduledFor: TOMORROW, status: 'failed', productTitle: null });
  clock.advance({ minutes: 30 });
  await look();
  expect(mails).toHaveLength(1);
  clock.advance({ minutes: 11 });
  await look();
  await look();
  expect(subjects().slice(1)).toEqual(['2 posts need you']);
  expect(mails[1]!.text).toContain('* “Teapot”, Sunday 22 November at 15:30\n  Its product is sold out.');
  expect(mails[1]!.text).toContain(
    '* The post of Sunday 22 November at 15:30\n  It could not be sent. The calendar says why.',
  );
});

test('posts that wait for their time, their owner’s approval or what is announced otherwise alarm nobody', async () => {
  const { look, mails, addPost } = await startMails();
  for (const post of [
    { status: 'held', heldReason: 'reconnect' },
    { status: 'held', heldReason: 'allowance' },
    { status: 'held', heldReason: 'writing' },
    { status: 'pending' },
    { status: 'draft' },
    { status: 'failed', scheduledFor: new Date('2026-11-14T09:00:00Z') },
  ] as const)
    await addPost({ scheduledFor: TOMORROW, ...post });
  await look();
  expect(mails).toEqual([]);
});

test('an unconfirmed post is announced when it is no longer looked for', async () => {
  const { look, subjects, addPost, db, clock } = await withDeadAccounts('Tea');
  await look();
  clock.advance({ hours: 2 });
  const { id: postId, storeId } = await addPost({ scheduledFor: TOMORROW, status: 'unconfirmed' });
  const [account] = await db.select().from(socialAccounts).where(eq(socialAccounts.storeId, storeId));
  await db.execute(sql`
    insert into post_deliveries (post_id, store_id, account_id, network, status, due_at, next_try_at)
    values (${postId}, ${storeId}, ${account!.id}, 'instagram', 'unconfirmed', now(), now())`);
  await look();
  expect(subjects()).toHaveLength(1);
  await db.execute(sql`update post_deliveries set next_try_at = null`);
  await look();
  expect(subjects().slice(1)).toEqual(['A post of tea-house needs you']);
});

test('a day that was far from usual is announced, at most once a day', async () => {
  const { look, mails, subjects, db, store, clock } = await startMails();
  const addDay = (day: string, priority: Insight['priority']) =>
    db.insert(aiInsights).values({
      storeId: store.id,
      type: 'unusual_day',
      subject: `unusual_day:${day}`,
      category: 'sales',
      priority,
      title: '',
      description: '',
      recommendations: [],
      wording: 'builtin',
      language: 'en',
      score: 1,
      finding: {
        subject: `unusual_day:${day}`,
        type: 'unusual_day',
        variant: 'up:unknown',
        category: 'sales',
        period: { from: day, to: day },
        names: {},
        table: null,
        atStake: 90_000,
        confidence: 0.9,
        priority,
        score: 1,
        figures: [
          { name: 'day', value: day, unit: 'date' },
          { name: 'netSales', value: 940, unit: 'money' },
          { name: 'usual', value: 40, unit: 'money' },
          { name: 'difference', value: 900, unit: 'money' },
          { name: 'ofUsual', value: 2350, unit: 'percent' },
        ],
      },
    });
  await addDay('2026-11-10', 'high');
  await addDay('2026-11-20', 'low');
  await look();
  expect(mails).toEqual([]);
  await addDay('2026-11-20', 'high');
  await look();
  expect(subjects()).toEqual([expect.stringMatching(/^tea-house: .* on 20 November$/)]);
  clock.advance({ hours: 20 });
  await addDay('2026-11-21', 'high');
  await look();
  expect(mails).toHaveLength(1);
  clock.advance({ hours: 5 });
  await look();
  expect(mails).toHaveLength(2);
});

test('what is switched off, or cannot be sent to a verified address, is not sent', async () => {
  const { look, mails, owner, setOwner } = await withDeadAccounts('Tea');
  await setOwner({ emailVerified: false });
  await look();
  await setOwner({ emailVerified: true });
  const change = (postProblems: boolean) =>
    owner.expectOk(owner.call(notificationEndpoints.change, { body: { settings: { postProblems } } }));
  await change(false);
  await look();
  expect(mails).toEqual([]);
  await change(true);
  await look();
  expect(mails).toHaveLength(1);
});

test('while the mail server is away nothing is lost, and nothing is sent twice', async () => {
  const { look, mails, setMailServerAway, db, runJobs } = await withDeadAccounts('Tea');
  setMailServerAway(true);
  await expect(look()).rejects.toThrow('away');
  expect(await db.select().from(notices)).toEqual([]);
  setMailServerAway(false);
  await look();
  expect(mails).toHaveLength(1);
  // Killed after the mail went out, before its job was done: the job runs again.
  await look();
  await runJobs();
  expect(mails).toHaveLength(1);
});

test('a process that is killed while the mail goes out leaves none behind that would go out twice', async () => {
  const { look, mails, db, app, clock, publicUrl, store } = await withDeadAccounts('Tea');
  const [owned] = await db.select().from(connectedStores).where(eq(connectedStores.id, store.id));
  const mail = createMailService({ db, jobs: app.jobs, mailer: () => new Promise(() => {}), publicUrl });
  const dying = createNotificationService({
    db,
    jobs: app.jobs,
    mail,
    publicUrl,
    now: clock.now,
    appSecret: 'a secret',
    sources: {} as never,
    log: pino({ level: 'silent' }),
  });
  void dying.sendAlert(owned!.userId, 'postProblems');
  await expect.poll(() => db.select().from(notices)).toHaveLength(1);
  clock.advance({ hours: 3 });
  await look();
  expect(mails).toEqual([]);
});

test('a store that could not be read for a day is announced, though it is still connected', async () => {
  const { look, subjects, mails, db, store, clock } = await startMails();
  const problem = { problemCode: 'shopify_unavailable', problemMessage: text('Shopify does not answer.') };
  await db.update(syncStates).set(problem).where(eq(syncStates.storeId, store.id));
  clock.advance({ hours: 23 });
  await look();
  expect(mails).toEqual([]);
  clock.advance({ hours: 2 });
  await look();
  clock.advance({ hours: 2 });
  await look();
  expect(subjects()).toEqual(['Vitrin can no longer read tea-house']);
  expect(mails[0]!.text).toContain('Nothing new could be read from Shopify for a day.');
});

test('many at once are counted, and the first of them named', async () => {
  const { look, mails, addPost } = await startMails();
  for (let nth = 0; nth < 15; nth += 1)
    await addPost({ scheduledFor: TOMORROW, status: 'failed', productTitle: `Cup ${nth}` });
  await look();
  expect(mails.map(({ subject }) => subject)).toEqual(['15 posts need you']);
  expect(mails[0]!.text.match(/“Cup/g)).toHaveLength(12);
  expect(mails[0]!.text).toContain('* And 3 more.');
});

test('a store that is gone is not announced', async () => {
  const { look, mails, db, store } = await withDeadAccounts('Tea');
  const gone = { disconnectedAt: new Date(), isActive: false };
  await db.update(connectedStores).set(gone).where(eq(connectedStores.id, store.id));
  await look();
  expect(mails).toEqual([]);
});

test('answers from outside come together in one mail, and the next after a quarter of an hour', async () => {
  const { owner, visitor, store, look, mails, subjects, clock, addPost } = await startMails();
  const where = { params: { storeId: store.id } };
  const scheduledFor = new Date('2026-11-24T09:00:00Z');
  const [first, second] = [
    await addPost({ scheduledFor, status: 'draft', caption: 'Morning tea' }),
    await addPost({ scheduledFor, status: 'draft', caption: 'Evening tea' }),
  ];
  const scope = { from: '2026-11-24', to: '2026-11-24' };
  const { address } = await owner.expectOk(
    owner.call(approvalLinkEndpoints.create, { ...where, body: { label: 'Anna', scope, goodForDays: 7 } }),
  );
  const token = address.split('/').at(-1)!;
  async function answer(postId: string, given: object) {
    const { posts } = await visitor().expectOk(visitor().call(approvalEndpoints.read, { params: { token } }));
    const { edition } = posts.find(({ id }) => id === postId)!;
    const body = { name: 'Anna', edition, ...given };
    await visitor().expectOk(visitor().call(approvalEndpoints.answer, { params: { token, postId }, body }));
  }
  await answer(first.id, { verdict: 'approve' });
  await answer(second.id, { verdict: 'ask-for-changes', comment: 'Another <cup>, please.' });
  await look();
  await look();
  expect(subjects()).toEqual(['2 answers on your posts']);
  expect(mails[0]!.text).toContain('* Anna approved “Morning tea”');
  expect(mails[0]!.text).toContain('Another <cup>, please.');
  expect(mails[0]!.html).toContain('Another &#60;cup&#62;, please.');

  clock.advance({ minutes: 5 });
  await answer(second.id, { verdict: 'approve' });
  await look();
  expect(subjects()).toHaveLength(1);
  clock.advance({ minutes: 11 });
  await look();
  expect(subjects()).toEqual(['2 answers on your posts', 'Anna approved “Evening tea”']);
  expect(mails[1]!.text).toContain(`?tab=calendar&scheduled=${second.id}&store=${store.id}&in-account=`);

  await owner.call(notificationEndpoints.change, { body: { settings: { outsideAnswers: false } } });
  clock.advance({ minutes: 20 });
  await answer(second.id, { verdict: 'ask-for-changes', comment: 'Wait.' });
  await look();
  expect(subjects()).toHaveLength(2);
});

/** Two members, who see every store unless it is said which. */
async function withMembers() {
  const started = await startMails();
  const { db, owner, accountId, signUp, mails, store } = started;
  async function letIn(firstName: string, storeIds: string[] | null = null) {
    const person = await signUp();
    const { user } = await person.expectOk(person.call(authEndpoints.user));
    const userId = user.id;
    await db.insert(members).values({ accountId, userId, role: 'viewer', storeIds });
    await db.update(users).set({ firstName, emailVerified: true }).where(eq(users.id, userId));
    return { ...person, userId };
  }
  const [grace, zoe] = [await letIn('Grace'), await letIn('Zoe')];
  mails.length = 0;
  const { id: postId } = await started.addPost({
    scheduledFor: new Date('2026-11-24T09:00:00Z'),
    status: 'draft',
    caption: 'Morning tea',
  });
  const say = (person: typeof owner, text: string, on = postId) =>
    person.expectOk(
      person.call(postCommentEndpoints.add, { params: { storeId: store.id, postId: on }, body: { text } }),
    );
  const received = () => mails.map(({ to, subject }) => [to, subject]);
  return { ...started, grace, zoe, letIn, postId, say, received };
}

test('who is mentioned in comments gets a mail of their own, once, and the next after a quarter of an hour', async () => {
  const { owner, grace, zoe, say, look, mails, received, clock, postId, store, accountId, addPost } =
    await withMembers();
  await say(owner, '@Grace Lovelace, is this <cup> right? @Ada Lovelace remembers.');
  await say(zoe, 'I think so, @Grace Lovelace.');
  await say(zoe, 'Nobody is meant by @Grace or by grace@Grace.example.');
  await look();
  await look();
  expect(received()).toEqual([[grace.email, '2 comments on posts mention you']]);
  const link = `?tab=calendar&scheduled=${postId}&store=${store.id}&in-account=${accountId}`;
  expect(mails[0]!.text).toContain(link);
  expect(mails[0]!.text).toContain('* Ada Lovelace mentions you on “Morning tea”');
  expect(mails[0]!.html).toContain('is this &#60;cup&#62; right?');

  clock.advance({ minutes: 5 });
  const other = await addPost({ scheduledFor: TOMORROW, status: 'draft', caption: '' });
  await say(owner, '@Zoe Lovelace @Grace Lovelace: and this?', other.id);
  await look();
  expect(received().slice(1)).toEqual([[zoe.email, 'Ada Lovelace mentions you on “Teapot”']]);
  clock.advance({ minutes: 11 });
  await look();
  expect(received().slice(2)).toEqual([[grace.email, 'Ada Lovelace mentions you on “Teapot”']]);
});

test('nobody is written to about a comment who switched it off, left, or does not see the store', async () => {
  const { owner, grace, zoe, letIn, say, look, received, db } = await withMembers();
  const blind = await letIn('Blind', []);
  await grace.call(notificationEndpoints.change, { body: { settings: { mentions: false } } });
  await say(owner, '@Grace Lovelace @Zoe Lovelace @Blind Lovelace');
  await db.delete(members).where(eq(members.userId, zoe.userId));
  await look();
  expect(received()).toEqual([]);
  await db.update(members).set({ storeIds: null }).where(eq(members.userId, blind.userId));
  await look();
  expect(received()).toEqual([]);
});

test('a comment is not mailed to who is let in to nothing for want of a code', async () => {
  const { owner, grace, say, look, received, db, accountId } = await withMembers();
  await say(owner, '@Grace Lovelace, look.');
  await db.update(users).set({ requiresSecondFactor: true }).where(eq(users.id, accountId));
  await look();
  expect(received()).toEqual([]);
  await db.insert(secondFactors).values({ userId: grace.userId, secret: 'sealed', lastStep: 0 });
  await look();
  expect(received()).toEqual([[grace.email, 'Ada Lovelace mentions you on “Morning tea”']]);
});

test('who made a link reads its answers, and nobody does in their place', async () => {
  const { owner, grace, postId, store, visitor, db, look, received, clock } = await withMembers();
  await db.update(members).set({ role: 'approver' }).where(eq(members.userId, grace.userId));
  const where = { params: { storeId: store.id } };
  async function share(maker: typeof owner) {
    const body = { label: 'Anna', scope: { postId }, goodForDays: 7 };
    const made = await maker.expectOk(maker.call(approvalLinkEndpoints.create, { ...where, body }));
    return { id: made.link.id, token: made.address.split('/').at(-1)! };
  }
  async function answer(token: string, comment: string) {
    const { posts } = await visitor().expectOk(visitor().call(approvalEndpoints.read, { params: { token } }));
    const body = { name: 'Anna', edition: posts[0]!.edition, verdict: 'ask-for-changes' as const, comment };
    await visitor().expectOk(visitor().call(approvalEndpoints.answer, { params: { token, postId }, body }));
    await look();
    clock.advance({ minutes: 16 });
  }
  const [hers, owners] = [await share(grace), await share(owner)];
  const subject = 'Anna asks for changes to “Morning tea”';
  await answer(hers.token, 'One.');
  await answer(owners.token, 'Two.');
  expect(received()).toEqual([
    [grace.email, subject],
    [owner.email, subject],
  ]);

  await db.update(users).set({ emailVerified: false }).where(eq(users.id, grace.userId));
  await answer(hers.token, 'Three.');
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, grace.userId));
  await grace.call(notificationEndpoints.change, { body: { settings: { outsideAnswers: false } } });
  await answer(hers.token, 'Four.');
  expect(received()).toHaveLength(2);

  await owner.expectOk(
    owner.call(approvalLinkEndpoints.extend, {
      params: { ...where.params, linkId: hers.id },
      body: { goodForDays: 7 },
    }),
  );
  await answer(hers.token, 'Five.');
  await db.update(approvalLinks).set({ madeBy: null });
  await answer(hers.token, 'Six.');
  expect(received().slice(2)).toEqual([
    [owner.email, subject],
    [owner.email, subject],
  ]);
});
