import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { type Answer, MOST_SAVED_CARDS, type Reading, type SavedCard } from '#shared/analytics/asking.ts';
import type { Language } from '#shared/core/languages.ts';
import { text } from '#shared/core/sentence.ts';
import { deleteCard, findCards, insertCard, isSaved, lockCards, placeCards } from './cards-repository.ts';
import { tidyReading } from './reading.ts';
import type { AskingService } from './service.ts';

const cardProblems = {
  notFound: () => new Problem(404, 'card_not_found', text('This card no longer exists.')),
  full: () =>
    new Problem(
      409,
      'too_many_cards',
      text('There are 8 cards on the dashboard already. Please remove one first.'),
    ),
};

/** Questions that stay on the dashboard, answered by the same engine whenever they are shown. */
export function createSavedCards({ db, asking }: { db: Database; asking: AskingService }) {
  async function list(store: OwnedStore, language: Language): Promise<SavedCard[]> {
    const cards = await findCards(db, store.id);
    const titles = await Promise.all(cards.map(({ reading }) => asking.titleOf(store, reading, language)));
    return cards.map((card, at) => ({ ...card, title: titles[at]! }));
  }

  /** Each on its own: one that is slow or fails is none of the others'. */
  async function answer(store: OwnedStore, cardId: string, language: Language): Promise<Answer> {
    const card = (await findCards(db, store.id)).find(({ id }) => id === cardId);
    if (!card) throw cardProblems.notFound();
    return asking.ask(store, { reading: card.reading }, language);
  }

  function save(store: OwnedStore, asked: Reading) {
    const reading = tidyReading(asked);
    return db.transaction(async (tx) => {
      await lockCards(tx, store.id);
      if (await isSaved(tx, store.id, reading)) return idsOf(tx, store);
      const cards = await findCards(tx, store.id);
      if (cards.length >= MOST_SAVED_CARDS) throw cardProblems.full();
      await placeCards(
        tx,
        store.id,
        cards.map(({ id }) => id),
      );
      await insertCard(tx, store.id, { reading, position: cards.length });
      return idsOf(tx, store);
    });
  }

  function order(store: OwnedStore, wanted: string[]) {
    return db.transaction(async (tx) => {
      await lockCards(tx, store.id);
      const ids = (await findCards(tx, store.id)).map(({ id }) => id);
      const first = wanted.filter((id) => ids.includes(id));
      await placeCards(tx, store.id, [...new Set([...first, ...ids])]);
      return idsOf(tx, store);
    });
  }

  async function remove(store: OwnedStore, cardId: string) {
    if (!(await deleteCard(db, store.id, cardId))) throw cardProblems.notFound();
    return idsOf(db, store);
  }

  return { list, answer, save, order, remove };
}
export type SavedCards = ReturnType<typeof createSavedCards>;

async function idsOf(db: Database, { id }: OwnedStore): Promise<{ cards: string[] }> {
  return { cards: (await findCards(db, id)).map((card) => card.id) };
}
