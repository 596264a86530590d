import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { discountLine } from '#server/content/writer/discount-line.ts';
import type { Database } from '#server/core/db/database.ts';
import { postDiscounts } from '#server/core/db/schema/write-back.ts';
import { httpProblems, Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { StorePlatform } from '#server/platforms/ports/store-platform.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { NewPostDiscount, PostDiscountReply } from '#shared/publishing/post-discounts.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { endDiscounts, findDiscountOf, findPost, insertDiscount } from './discounts-repository.ts';
import { markForRemoval } from './marks-repository.ts';
import { findOwnersLanguage, findSettings } from './settings-repository.ts';
import type { Writing } from './writing.ts';

interface Dependencies {
  db: Database;
  live: Pick<Live, 'notify'>;
  platforms: Partial<Record<Platform, Pick<StorePlatform, 'writeBack'>>>;
  writing: Pick<Writing, 'enqueue'>;
  now: () => Date;
}

/** A code of a post’s own, by which an order is known to have come from it. */
export function createDiscounts({ db, live, platforms, writing, now }: Dependencies) {
  async function get(store: OwnedStore, postId: string): Promise<PostDiscountReply> {
    const post = await findPost(db, store.id, postId);
    if (!post) throw httpProblems.notFound();
    const [settings, found] = await Promise.all([
      findSettings(db, store.id),
      findDiscountOf(db, store.id, postId),
    ]);
    const language = post.language ?? (await findOwnersLanguage(db, store.id));
    return {
      isTaken: platforms[store.platform]?.writeBack !== undefined,
      isOn: settings.on.includes('discount_codes'),
      discount: found && {
        code: found.code,
        percent: found.percent,
        lastDay: found.lastDay,
        state:
          found.state ?? (settings.allowed?.includes('discount_codes') === false ? 'not_allowed' : 'writing'),
        reason: found.reason,
        line: discountLine(found, language),
      },
    };
  }

  async function make(
    store: OwnedStore,
    postId: string,
    wanted: NewPostDiscount,
  ): Promise<PostDiscountReply> {
    const post = await findPost(db, store.id, postId);
    if (!post) throw httpProblems.notFound();
    const { on } = await findSettings(db, store.id);
    if (!platforms[store.platform]?.writeBack || !on.includes('discount_codes')) throw problems.switchedOff();
    const { percent, lastDay } = wanted;
    if (lastDay !== null && lastDay < localDate(now(), store.timeZone).toString()) throw problems.past();
    const code = wanted.code ?? newCode(post.handle, percent);
    await db.transaction(async (tx) => {
      const isNew = await insertDiscount(tx, {
        storeId: store.id,
        code,
        postId,
        percent,
        lastDay,
        createdAt: now(),
      });
      if (!isNew) throw (await findDiscountOf(tx, store.id, postId)) ? problems.hasOne() : problems.given();
      await writing.enqueue(tx, store.id);
    });
    await notify(store);
    return get(store, postId);
  }

  async function remove(store: OwnedStore, postId: string) {
    const ended = await db.transaction(async (tx) => {
      const which = eq(postDiscounts.postId, postId);
      const codes = await endDiscounts(tx, store.id, { which, now: now() });
      for (const subject of codes)
        await markForRemoval(tx, { storeId: store.id, kind: 'discount_codes', subject });
      if (codes.length > 0) await writing.enqueue(tx, store.id);
      return codes;
    });
    await notify(store);
    return { ...(await get(store, postId)), ended };
  }

  const notify = ({ id: storeId, userId }: OwnedStore) =>
    live.notify(db, userId, { type: 'write-back-changed', storeId });

  return { get, make, remove };
}
export type Discounts = ReturnType<typeof createDiscounts>;

const problems = {
  switchedOff: () =>
    new Problem(
      409,
      'discount_codes_off',
      text('Discount codes are not switched on for this store, so none was made.'),
    ),
  hasOne: () =>
    new Problem(
      409,
      'has_discount_code',
      text('This post has a discount code. Remove it before you make another.'),
    ),
  given: () => refused('code', text('This code was given to a post before. Please choose another.')),
  past: () => refused('lastDay', text('This day has passed. Please choose a later one.')),
};

const refused = (field: string, message: Sentence) =>
  new Problem(400, 'invalid_request', message, { fields: { [field]: message } });

/** Without what is read for something else, and without vowels, which make words. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
const DRAWN = 4;
const LONGEST_NAME = 6;

/** The shop’s name, what is taken off, and enough by chance that it can neither be guessed nor was given before. */
function newCode(handle: string, percent: number): string {
  const name = handle
    .toUpperCase()
    .replace(/[^A-Z0-9].*$/, '')
    .slice(0, LONGEST_NAME);
  const drawn = Array.from({ length: DRAWN }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${name}${percent}-${drawn}`;
}
