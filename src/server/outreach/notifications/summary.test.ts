import { expect, test } from 'vitest';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { giftShop } from '#server/testing/gift-shop.ts';
import { goalEndpoints } from '#shared/analytics/goals.ts';
import { notificationEndpoints } from '#shared/outreach/notifications.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { NO_RULES } from '#shared/stores/profit-rules.ts';
import { startMails } from './testing/start-mails.ts';

const MONDAY = '2026-11-23T08:00:00Z';
const SUBJECT = 'tea-house: your week, 16–22 November';

/** A post of last week, and what waits for the next. */
async function addPosts({ addPost }: Awaited<ReturnType<typeof startMails>>) {
  const engagement = { likes: 31, comments: 4, shares: 2, saves: null, reach: 1_204 };
  const postedAt = new Date('2026-11-18T09:00:00Z');
  await addPost({ scheduledFor: postedAt, postedAt, status: 'published', engagement });
  for (const [day, status] of [
    ['24', 'pending'],
    ['25', 'pending'],
    ['26', 'draft'],
    ['27', 'held'],
  ] as const)
    await addPost({
      scheduledFor: new Date(`2026-11-${day}T09:00:00Z`),
      status,
      ...(status === 'held' ? { heldReason: 'allowance' } : {}),
    });
}

test('on Monday at eight in the store’s time its owner is written what last week brought', async () => {
  const started = await startMails();
  const { clock, look, mails, owner, accountId, publicUrl, generate } = started;
  await generate();
  await addPosts(started);
  clock.set('2026-11-23T07:55:00Z');
  await look();
  expect(mails).toEqual([]);
  clock.set(MONDAY);
  await look();
  expect(mails).toHaveLength(1);
  const { to, subject, text, headers } = mails[0]!;
  expect([to, subject]).toEqual([owner.email, SUBJECT]);
  const token = /token=(\S+)/.exec(text)![1];
  expect(headers).toEqual({
    'List-Unsubscribe': `<${publicUrl}/api/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toBe(`Hello Ada,

Here is your week of 16–22 November, compared with the week before.

tea-house
=========

Net sales: £240 (−14%, week before: £280)
Orders: 6 (−14%, week before: 7)
Average order value: £40 (no change, week before: £40)

What stands out
* “Teapot” will last about 6 more days
  You sold 30 units in 30 days, 1 a day, and 6 are on hand: enough for 2 to 13 days. If it keeps selling like this and is not restocked, you would miss about £960 of net sales over the next 30 days.
* Sales fell 56% in four weeks
  The last four full weeks brought £1,120 in net sales, the four weeks before £2,560: £1,440 less, from 28 orders instead of 36. The largest part is fewer sales to guests (£1,440). There are no records of the same weeks last year, so this may be the season.

Your posts
* One post went out.
  Seen by 1,204 · 37 reactions

The next seven days
* 2 posts go out automatically.
* One post waits for your approval.
* Vitrin still has one post to write.

Open Vitrin: ${publicUrl}/dashboard?in-account=${accountId}

-- 
You receive this e-mail on Mondays because the weekly summary is switched on.
Unsubscribe: ${publicUrl}/unsubscribe?token=${token}
Notification settings: ${publicUrl}/settings#notifications`);
});

test('a Turkish owner reads it in Turkish', async () => {
  const started = await startMails();
  const { clock, look, mails, setOwner, accountId, publicUrl } = started;
  await setOwner({ language: 'tr' });
  await started.generate();
  await addPosts(started);
  clock.set(MONDAY);
  await look();
  expect(mails[0]).toMatchObject({ subject: 'tea-house: haftalık özet, 16–22 Kasım' });
  expect(mails[0]!.html).toContain('<html lang="tr"');
  expect(mails[0]!.text.slice(0, mails[0]!.text.lastIndexOf('Abonelikten çık'))).toBe(`Merhaba Ada,

16–22 Kasım haftanızın özeti, bir önceki haftayla karşılaştırmalı olarak.

tea-house
=========

Net satış: £240 (−%14, önceki hafta: £280)
Sipariş: 6 (−%14, önceki hafta: 7)
Ortalama sepet tutarı: £40 (değişmedi, önceki hafta: £40)

Öne çıkanlar
* “Teapot” stoğu yaklaşık 6 gün daha yeter
  30 günde 30 adet (günde 1) sattınız; elde 6 adet var, bu da 2–13 gün yeter. Satışlar böyle sürer ve stok yenilenmezse önümüzdeki 30 günde yaklaşık £960 net satış kaçırırsınız.
* Satışlar dört haftada %56 azaldı
  Son dört tam haftanın net satışı £1.120, önceki dört haftanınki £2.560: £1.440 daha az. Sipariş sayısı 36’dan 28’e indi. En büyük bölümü: misafirlere daha az satış (£1.440). Geçen yılın aynı haftalarına ait kayıt yok; bu değişim mevsimsel olabilir.

Gönderileriniz
* 1 gönderi yayımlandı.
  1.204 kişiye ulaştı · 37 etkileşim

Önümüzdeki yedi gün
* 2 gönderi kendiliğinden yayımlanacak.
* 1 gönderi onayınızı bekliyor.
* Vitrin 1 gönderi daha yazacak.

Vitrin’i aç: ${publicUrl}/dashboard?in-account=${accountId}

-- 
Bu e-postayı, haftalık özet açık olduğu için pazartesi günleri alıyorsunuz.
`);
});

test('a week is summarised once, however often it is looked for, and the next one after seven days', async () => {
  const { clock, look, subjects, app } = await startMails();
  clock.set(MONDAY);
  await look();
  await look();
  clock.advance({ hours: 30 });
  await look();
  await app.jobs.runAll();
  expect(subjects()).toEqual([SUBJECT]);
  clock.set('2026-11-30T08:05:00Z');
  await look();
  expect(subjects()).toEqual([SUBJECT, 'tea-house: your week, 23–29 November']);
});

test('after a quiet week it is short, and says so', async () => {
  const { clock, look, mails } = await startMails();
  clock.set('2026-12-07T09:00:00Z');
  await look();
  expect(mails[0]!.text).toContain('It was a quiet week: no orders came in, and no post went out.');
  expect(mails[0]!.text).toContain('Average order value: — (no orders to compute it from)');
  expect(mails[0]!.text).toContain('Orders: 0 (no change, week before: 0)');
});

test('news that is two days old is not sent any more', async () => {
  const { clock, look, mails } = await startMails();
  clock.set('2026-11-25T08:00:00Z');
  await look();
  expect(mails).toEqual([]);
});

test('nobody is written to at an address that is not verified, or who has switched it off', async () => {
  const { clock, look, mails, setOwner, owner } = await startMails();
  clock.set(MONDAY);
  await setOwner({ emailVerified: false });
  await look();
  await setOwner({ emailVerified: true });
  const body = { settings: { weeklySummary: false } };
  await owner.expectOk(owner.call(notificationEndpoints.change, { body }));
  await look();
  expect(mails).toEqual([]);
});

test('a store that was connected after Monday morning has nothing to report before the next', async () => {
  const { clock, look, mails } = await startMails({ now: '2026-11-24T12:00:00Z' });
  await look();
  expect(mails).toEqual([]);
  clock.set('2026-11-30T08:00:00Z');
  await look();
  expect(mails).toHaveLength(1);
});

test('while the mail server is away the summary waits, and it is sent once when it is back', async () => {
  const { clock, look, subjects, setMailServerAway } = await startMails();
  clock.set(MONDAY);
  setMailServerAway(true);
  await expect(look()).rejects.toThrow('away');
  clock.advance({ hours: 5 });
  setMailServerAway(false);
  await look();
  await look();
  expect(subjects()).toEqual([SUBJECT]);
});

test('of several stores there is one mail, by the clock of the oldest', async () => {
  const shops = [
    giftShop(),
    giftShop({ name: 'coffee-house', ianaTimezone: 'America/New_York', currency: 'USD' }),
  ];
  const { clock, look, mails, owner } = await startMails({ shops });
  await owner.connectShopify('coffee-house');
  clock.set(MONDAY);
  await look();
  clock.advance({ hours: 6 });
  await look();
  expect(mails.map(({ subject }) => subject)).toEqual(['Your 2 stores: the week of 16–22 November']);
  expect(mails[0]!.text).toContain('tea-house\n=========\n\nNet sales: £240');
  expect(mails[0]!.text).toContain('coffee-house\n============\n\nNet sales: $240');
});

test('what waits for its owner stands before the figures', async () => {
  const { clock, look, mails, db, store } = await startMails();
  await db.insert(socialAccounts).values({
    storeId: store.id,
    network: 'twitter',
    externalId: '1',
    name: 'Tea',
    via: 'x',
    accessToken: '',
    status: 'reconnect',
  });
  clock.set(MONDAY);
  await look();
  const summary = mails.find(({ subject }) => subject === SUBJECT)!;
  expect(summary.text).toContain(`Waiting for you
===============

* Tea on X has to be connected again.
  Posts of tea-house wait for it.

tea-house
=========`);
});

test('an example comes at once to a verified address, a few times a minute at most', async () => {
  const { owner, mails, setOwner, setMailServerAway } = await startMails();
  const ask = () => owner.call(notificationEndpoints.example);
  expect((await ask()).body).toEqual({ success: true, email: owner.email });
  expect(mails.map(({ subject }) => subject)).toEqual(['tea-house: your week, 9–15 November']);
  setMailServerAway(true);
  expect(await ask()).toMatchObject({ status: 502, body: { error: 'mail_not_taken' } });
  setMailServerAway(false);
  await setOwner({ emailVerified: false });
  expect(await ask()).toMatchObject({ status: 409, body: { error: 'email_not_verified' } });
  expect((await ask()).status).toBe(429);
  expect(mails).toHaveLength(1);
});

test('where costs are known, the mail says what the week left and how much of it is known', async () => {
  const { clock, look, mails, owner, store, readCosts } = await startMails();
  await readCosts();
  const params = { storeId: store.id };
  const { expectOk, call } = owner;
  const { rows } = await expectOk(call(costEndpoints.list, { params, query: {} }));
  const { productId, variantId } = rows.find(({ title }) => title === 'Teapot')!;
  await expectOk(
    call(costEndpoints.save, {
      params,
      body: { from: 'always', costs: [{ productId, variantId, unitCost: 25 }] },
    }),
  );
  clock.set(MONDAY);
  await look();
  expect(mails[0]!.text).toMatch(
    /\* Contribution, what orders left before ads and fixed costs: £81.24\n {2}Costs known for 100% of net sales · partly assumed, or not known · not known in full: cost of sending/,
  );
});

test('stores of one currency stand together first, with the goal that is set for all', async () => {
  const shops = [giftShop(), giftShop({ name: 'coffee-house' })];
  const started = await startMails({ shops });
  const { clock, look, mails, owner, store } = started;
  await owner.connectShopify('coffee-house');
  clock.set(MONDAY);
  const month = '2026-11';
  await owner.expectOk(
    owner.call(goalEndpoints.saveOfAll, { body: { month, kind: 'sales', currency: 'GBP', amount: 6_000 } }),
  );
  await owner.expectOk(
    owner.call(goalEndpoints.save, {
      params: { storeId: store.id },
      body: { month, kind: 'sales', amount: 100 },
    }),
  );
  await look();
  const { text, html } = mails[0]!;
  expect(text).toMatch(
    /All stores\n=+\n\nNet sales: £480 \(−14%, week before: £560\)\nOrders: 12 \(−14%, week before: 14\)\n\nGoal for November\n\* £[\d,]+ of £6,000 net sales so far, \d+%\.\n {2}£[\d,]+ behind the usual course/,
  );
  expect(text).toMatch(
    /tea-house\n=+\n[^=]+Goal for November\n\* £[\d,]+ of £100 net sales so far, \d+%\.\n {2}[^\n]*the goal is reached/,
  );
  expect(text.indexOf('All stores')).toBeLessThan(text.indexOf('tea-house\n'));
  expect(html).toContain('Goal for November');
});

test('what all stores of a currency left is a line of theirs, once it is known of each', async () => {
  const shops = [giftShop(), giftShop({ name: 'coffee-house' })];
  const { clock, look, mails, owner, store, readCosts } = await startMails({ shops });
  const other = await owner.connectShopify('coffee-house');
  await readCosts();
  for (const { id } of [store, other])
    await owner.expectOk(
      owner.call(costEndpoints.saveRules, {
        params: { storeId: id },
        body: { ...NO_RULES, costs: [{ scope: { kind: 'everything' }, percentOfPrice: 50 }] },
      }),
    );
  clock.set(MONDAY);
  await look();
  const left =
    /\* Contribution, what orders left before ads and fixed costs: £([\d.]+)\n {2}Costs known for 100%/g;
  const [all, ...each] = [...mails[0]!.text.matchAll(left)].map(([, amount]) => Number(amount));
  expect(each).toHaveLength(2);
  expect(all).toBeCloseTo(each[0]! + each[1]!, 2);
});

test('a Turkish owner of several stores reads the same in Turkish', async () => {
  const started = await startMails({ shops: [giftShop(), giftShop({ name: 'coffee-house' })] });
  const { clock, look, mails, owner, setOwner } = started;
  await setOwner({ language: 'tr' });
  await owner.connectShopify('coffee-house');
  clock.set(MONDAY);
  const body = { month: '2026-11', kind: 'sales', currency: 'GBP', amount: 6_000 } as const;
  await owner.expectOk(owner.call(goalEndpoints.saveOfAll, { body }));
  await look();
  expect(mails[0]!.text).toMatch(
    /Tüm mağazalar\n=+\n\nNet satış: £480 [^=]+Kasım hedefi\n\* £6.000 net satış hedefinin şimdiye kadar £[\d.]+ kadarı tuttu \(%\d+\)\.\n {2}olağan gidişin £/,
  );
});
