import { expect, test } from 'vitest';
import { askingEndpoints, MOST_SAVED_CARDS, type Reading, type SavedCard } from '#shared/analytics/asking.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { connectSmallShop } from './testing/connect-small-shop.ts';

async function openCards() {
  const started = await connectSmallShop();
  const { owner, params, ask } = started;
  return {
    ...started,
    save: async (question: string) => {
      const { reading } = await ask(question);
      return owner.call(askingEndpoints.saveCard, { params, body: { reading: reading! } });
    },
    list: async (language: Language = 'en'): Promise<SavedCard[]> => {
      const path = pathOf(askingEndpoints.cards, params);
      return (await owner.send('GET', path, undefined, { 'accept-language': language })).json();
    },
    answerOf: (cardId: string) =>
      owner.expectOk(owner.call(askingEndpoints.card, { params: { ...params, cardId } })),
  };
}

test('a saved question is answered again on the dashboard, in the order its owner gives', async () => {
  const { save, list, answerOf, owner, params, clock } = await openCards();
  expect(await list()).toEqual([]);
  await save('revenue today');
  await save('top products last month');
  await save('revenue today');

  const cards = await list();
  const [first, second] = cards.map(({ id }) => id);
  expect(cards.map(({ title }) => title)).toEqual(['Total revenue', 'Net sales by product']);
  expect((await list('tr')).map(({ title }) => title)).toEqual(['Toplam ciro', 'Ürünlere göre net satış']);
  const answers = await Promise.all([answerOf(first!), answerOf(second!)]);
  expect(answers.map(({ title, figures }) => [title, figures[0]?.text])).toEqual([
    ['Total revenue', '£40'],
    ['Net sales by product', '£120'],
  ]);
  clock.advance({ days: 1 });
  expect((await answerOf(first!)).figures[0]?.text).toBe('£0');

  const ordered = await owner.expectOk(
    owner.call(askingEndpoints.orderCards, { params, body: { cards: [second!] } }),
  );
  expect(ordered.cards).toEqual([second, first]);
  const left = await owner.call(askingEndpoints.removeCard, { params: { ...params, cardId: second! } });
  expect(left.body).toEqual({ cards: [first] });
  const again = await owner.call(askingEndpoints.removeCard, { params: { ...params, cardId: second! } });
  expect(again.status).toBe(404);
});

test('the dashboard has room for so many cards, and says so', async () => {
  const { owner, params, ask } = await openCards();
  const { reading } = await ask('revenue last month');
  for (let days = 1; days <= MOST_SAVED_CARDS; days += 1) {
    const card: Reading = { ...reading!, period: { kind: 'days', days } };
    await owner.expectOk(owner.call(askingEndpoints.saveCard, { params, body: { reading: card } }));
  }
  const { status, body } = await owner.call(askingEndpoints.saveCard, {
    params,
    body: { reading: reading! },
  });
  expect([status, body]).toMatchObject([409, { error: 'too_many_cards' }]);
  expect((body as { message: string }).message).toContain(`${MOST_SAVED_CARDS} cards`);
});

test('cards are their owner’s alone, and go with the store', async () => {
  const { save, list, owner, params, signUp, db, app } = await openCards();
  await save('revenue today');
  const [card] = await list();
  const stranger = await signUp();
  const body = { reading: card!.reading };
  const calls = [
    stranger.call(askingEndpoints.cards, { params }),
    stranger.call(askingEndpoints.card, { params: { ...params, cardId: card!.id } }),
    stranger.call(askingEndpoints.saveCard, { params, body }),
    stranger.call(askingEndpoints.orderCards, { params, body: { cards: [] } }),
    stranger.call(askingEndpoints.removeCard, { params: { ...params, cardId: card!.id } }),
  ];
  for (const each of await Promise.all(calls)) expect(each.status).toBe(404);
  expect(await list()).toHaveLength(1);

  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params }));
  await app.jobs.runAll();
  const { rows } = await db.execute('select id from saved_cards');
  expect(rows).toEqual([]);
});

test('what is no reading is not saved', async () => {
  const { owner, params, ask } = await openCards();
  const { reading } = await ask('revenue today');
  for (const wrong of [
    { metric: 'stock' },
    { country: 'Germany' },
    { period: { kind: 'day', day: '2026-02-30' } },
  ]) {
    const { status } = await owner.call(askingEndpoints.saveCard, {
      params,
      body: { reading: { ...reading!, ...wrong } },
    });
    expect(status).toBe(400);
  }
});
