import type { Database } from '#server/core/db/database.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { WriteOutcome } from '#server/platforms/ports/write-back.ts';
import { text } from '#shared/core/sentence.ts';
import { findWantedDiscounts, type WantedDiscount } from './discounts-repository.ts';
import { claimMark, findStanding, saveMark } from './marks-repository.ts';
import { changeBy } from './outcomes.ts';
import type { Run } from './run.ts';
import { CLAIMED_MS } from './times.ts';
import { discountText, discountTitle, markOf } from './wording.ts';

/** Makes the codes that owners want for their posts. A code exists once, so that a lost answer can be looked up by it. */
export function createDiscountWriting({ db, now }: { db: Database; now: () => Date }) {
  async function write(run: Run) {
    const ofStore = { storeId: run.store.id, kind: 'discount_codes' as const };
    const standing = await findStanding(db, ofStore);
    for (const wanted of await findWantedDiscounts(db, run.store.id)) {
      const { code, postId } = wanted;
      if (standing.has(code)) continue;
      const title = discountTitle(wanted, run.language);
      const claimed = await claimMark(
        db,
        ofStore,
        { subject: code, postId, startedAt: wanted.createdAt, title, version: code },
        { now: now(), until: new Date(now().getTime() + CLAIMED_MS) },
      );
      if (!claimed) continue;
      const outcome =
        (claimed.wasOpen ? await lookUp(run, wanted) : null) ?? (await create(run, wanted, title));
      const said = outcome.state === 'written' ? { body: discountText(wanted, run.language) } : {};
      const change = changeBy(outcome, { version: code, now: now() });
      await saveMark(db, { ...ofStore, subject: code }, { ...change, ...said, changedAt: now() });
    }
  }

  /** What became of a call whose answer is not known; null where there is no such code. */
  async function lookUp(
    { port, store }: Run,
    { code, postId }: WantedDiscount,
  ): Promise<WriteOutcome | null> {
    const found = await port.findDiscount(store.access, code);
    if (!found) return null;
    return found.title.endsWith(markOf(postId))
      ? { state: 'written', id: found.id }
      : { state: 'refused', reason: TAKEN };
  }

  function create({ port, store }: Run, wanted: WantedDiscount, title: string) {
    const { code, percent, productId, createdAt, lastDay } = wanted;
    const endsAt = lastDay === null ? null : localDay(lastDay, store.identity.timeZone).to;
    return port.createDiscount(store.access, {
      code,
      title,
      percent,
      productId,
      startsAt: createdAt,
      endsAt,
    });
  }

  return { write };
}

const TAKEN = text('Your shop has another discount with this code.');
