import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { MOST_SAVED_CARDS, type Reading, type SavedCard } from '#shared/asking.ts';
import type { ReaderLanguage } from '#shared/insights.ts';
import { deleteCard, findCards, insertCard, isSaved, lockCards, placeCards } from './cards-repository.ts';
import { cardProblems } from './problems.ts';
import { tidyReading } from './reading.ts';
import type { AskingService } from './service.ts';

/** Questions that stay on the dashboard, answered by the same engine whenever they are shown. */
export function createSavedCards({ db, asking }: { db: Database; asking: AskingService }) {
  /** One after the other: the embedded database has one connection for everybody. */
  async function list(store: OwnedStore, language: ReaderLanguage): Promise<SavedCard[]> {
    const cards: SavedCard[] = [];
    for (const { id, reading } of await findCards(db, store.id))
      cards.push({ id, answer: await asking.ask(store, { reading }, language) });
    return cards;
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

  return { list, save, order, remove };
}
export type SavedCards = ReturnType<typeof createSavedCards>;

async function idsOf(db: Database, { id }: OwnedStore): Promise<{ cards: string[] }> {
  return { cards: (await findCards(db, id)).map((card) => card.id) };
}
