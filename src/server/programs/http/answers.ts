import { createHash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import {
  begin,
  deleteAnswersBefore,
  findAnswer,
  forgetAnswer,
  saveAnswer,
  takeOver,
} from './answers-repository.ts';
import { apiProblems } from './api-problems.ts';

/** Whoever takes longer to answer was cut off. */
const GIVEN_UP_MS = MINUTE_MS;
const KEY = /^[\x21-\x7e]{1,255}$/;

interface Asked {
  accessTokenId: string;
  /** Of the header; whatever else stands there is refused. */
  key: unknown;
  /** What is asked for, by which the same request is known. */
  request: unknown;
}

/**
 * Requests that name a key are answered once, by what Stripe calls idempotent requests. What is made has an id that
 * comes of the key, so that a process which was killed between making and answering makes nothing twice.
 */
export function createAnswers({ db, now }: { db: Database; now: () => Date }) {
  /** @returns what was answered, and whether it was answered before. */
  async function once(
    { accessTokenId, key: given, request }: Asked,
    answer: (id: string) => Promise<string>,
  ): Promise<{ body: string; isRepeated: boolean }> {
    if (typeof given !== 'string' || !KEY.test(given)) throw apiProblems.invalidKey();
    const key = { accessTokenId, idempotencyKey: given };
    const requestHash = hashOf(JSON.stringify(request));
    if (!(await begin(db, { ...key, requestHash, startedAt: now() }))) {
      const known = await findAnswer(db, key);
      if (known && known.requestHash !== requestHash) throw apiProblems.keyReused();
      if (known?.body) return { body: known.body, isRepeated: true };
      const before = new Date(now().getTime() - GIVEN_UP_MS);
      if (!(await takeOver(db, key, before, now()))) throw apiProblems.keyInProgress();
    }
    try {
      const body = await answer(idFor(accessTokenId, given));
      await saveAnswer(db, key, body);
      return { body, isRepeated: false };
    } catch (error) {
      await forgetAnswer(db, key);
      throw error;
    }
  }

  return {
    once,
    clearOld: () => deleteAnswersBefore(db, new Date(now().getTime() - DAY_MS)),
  };
}
export type Answers = ReturnType<typeof createAnswers>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A UUID of version 8 (RFC 9562), whose bits are those of a hash. */
function idFor(accessTokenId: string, key: string): string {
  const hex = hashOf(`${accessTokenId} ${key}`);
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
