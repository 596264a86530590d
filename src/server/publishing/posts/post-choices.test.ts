import { expect, test } from 'vitest';
import { connectAccounts } from '#server/testing/connect-accounts.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { startPublishing } from '#server/testing/start-publishing.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';

/** A calendar with an account of Pinterest, whose pins each need a board. */
async function startWithBoards() {
  const calendar = await startCalendar();
  const { owner, storeId, params, makeMedia } = calendar;
  await connectAccounts(owner, storeId, 'pinterest');
  const list = () => owner.expectOk(owner.call(socialAccountEndpoints.list, { params }));
  const account = (await list()).accounts.find(({ network }) => network === 'pinterest')!;
  const ofAccount = { params: { storeId, accountId: account.id } };
  const { asks, offers } = await owner.expectOk(owner.call(socialAccountEndpoints.choices, ofAccount));
  const [first, second] = offers.board!.map(({ value }) => value);
  const wish = { accountIds: [account.id], imageUrl: await makeMedia() };
  const remembered = async () => (await list()).accounts.find(({ id }) => id === account.id)!.postChoices;
  return { ...calendar, account, ofAccount, asks, boards: [first!, second!] as const, wish, remembered };
}

test('a pin is not approved before a board is chosen, and the next one has the same', async () => {
  const { tryCreate, create, account, asks, boards, wish, remembered } = await startWithBoards();
  expect(asks).toEqual(['board']);
  expect(await tryCreate(wish)).toMatchObject({ status: 400, body: { error: 'choice_missing' } });

  const choices = { [account.id]: { board: boards[0], unknown: 'x' } };
  const { deliveries } = await create({ ...wish, choices });
  expect(deliveries[0]!.choices).toEqual({ board: boards[0] });
  expect(await remembered()).toEqual({ board: boards[0] });
  expect((await create(wish)).deliveries[0]!.choices).toEqual({});
});

test('the account’s choice holds for posts that make none, and is changed in its settings', async () => {
  const { owner, create, change, account, ofAccount, boards, wish, remembered } = await startWithBoards();
  expect(account.choicesMissing).toEqual(['board']);
  const body = { choices: { board: boards[0] } };
  const saved = await owner.expectOk(
    owner.call(socialAccountEndpoints.choosePosting, { ...ofAccount, body }),
  );
  expect(saved.choicesMissing).toEqual([]);
  expect(await remembered()).toEqual({ board: boards[0] });

  const { id, version } = await create(wish);
  const choices = { [account.id]: { board: boards[1] } };
  const changed = await change(id, { version, choices });
  expect(changed).toMatchObject({ status: 200, body: { deliveries: [{ choices: { board: boards[1] } }] } });
});

test('a pin goes out with its title, its description and the address of the shop', async () => {
  const { post, picture, runDue, pinterest } = await startPublishing();
  const words = {
    caption: 'Tea for the weekend.',
    title: 'Tea for the morning',
    description: 'A quiet cup.',
  };
  const { id } = await post({ on: ['pinterest'], wording: { ...words, mediaId: await picture() } });
  await runDue();
  const [pin] = pinterest.feed();
  expect(pin).toMatchObject({ title: 'Tea for the morning', text: 'A quiet cup.' });
  const marks = new URL(pin!.link!).searchParams;
  expect([marks.get('utm_source'), marks.get('utm_content')]).toEqual(['pinterest', id]);
});
