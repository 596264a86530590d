import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/core/db/database.ts';
import { postLearning } from '#server/core/db/schema/post-work.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { findBrought, type Outside } from '#server/publishing/post-report/brought.ts';
import { doGroupsDiffer, isEnough } from '#server/publishing/post-report/compare-groups.ts';
import { findPublishedPosts } from '#server/publishing/post-report/repository.ts';
import { TONES, type Tone } from '#shared/content/content.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import { LEARNS_FROM, type Learning } from '#shared/publishing/learning.ts';
import { earnedResponses } from './earned-responses.ts';
import type { Response } from './response.ts';
import { priorWeightOf, shrink } from './shrinking.ts';

const LEARNT_DAYS = 365;
/** What a post sells comes mostly within its first days; before, it would look worse than it is. */
const SETTLED_AFTER_MS = 7 * DAY_MS;
/** Schedules ask for each of their posts. */
const FRESH_MS = HOUR_MS;
const MOST_KNOWN = 2_000;

/** What posts earned, as it is learnt from. */
interface Learnt {
  posts: number;
  selling: number;
  /** Empty where there is too little, or where posts earned nothing on the whole. */
  responses: Response[];
  tone: Tone | null;
}

/** What to choose by what posts earned, where their owner leaves it on and there is enough to learn from. */
export function createLearning({ now, ...outside }: Outside) {
  const { db } = outside;
  const known = new LRUCache<string, { learnt: Promise<Learnt>; at: number }>({ max: MOST_KNOWN });

  async function learntOf(store: OwnedStore): Promise<Learnt> {
    const at = now().getTime();
    const before = known.get(store.id);
    if (before && at - before.at < FRESH_MS) return before.learnt;
    const learnt = learn(store);
    known.set(store.id, { learnt, at });
    learnt.catch(() => known.delete(store.id));
    return learnt;
  }

  async function learn(store: OwnedStore): Promise<Learnt> {
    const until = now().getTime() - SETTLED_AFTER_MS;
    const stretch = { from: new Date(until - LEARNT_DAYS * DAY_MS), before: new Date(until) };
    const published = await findPublishedPosts(db, store.id, stretch);
    const { posts } = await findBrought({ now, ...outside }, store, published);
    const settled = posts.flatMap(({ post, earned, orders }) =>
      earned === null ? [] : { ...post, earned, isSelling: (orders ?? 0) > 0 },
    );
    const counts = {
      posts: settled.length,
      selling: settled.filter(({ isSelling }) => isSelling).length,
    };
    const isKnown = counts.posts >= LEARNS_FROM.posts && counts.selling >= LEARNS_FROM.selling;
    return {
      ...counts,
      responses: isKnown ? earnedResponses(settled) : [],
      tone: isKnown ? bestTone(settled) : null,
    };
  }

  async function get(store: OwnedStore): Promise<Learning> {
    const [isOn, { posts, selling, responses }] = await Promise.all([isOnIn(db, store.id), learntOf(store)]);
    return { isOn, isActive: isOn && responses.length > 0, posts, selling };
  }

  async function change(store: OwnedStore, isOn: boolean): Promise<Learning> {
    await db
      .insert(postLearning)
      .values({ storeId: store.id, isOn })
      .onConflictDoUpdate({ target: postLearning.storeId, set: { isOn } });
    return get(store);
  }

  return {
    get,
    change,
    /** Null where posts are judged by likes, comments and shares. */
    async responsesOf(store: OwnedStore): Promise<Response[] | null> {
      if (!(await isOnIn(db, store.id))) return null;
      const { responses } = await learntOf(store);
      return responses.length > 0 ? responses : null;
    },
    /** Null where no tone sells better than the others by more than chance explains. */
    async toneOf(store: OwnedStore): Promise<Tone | null> {
      return (await isOnIn(db, store.id)) ? (await learntOf(store)).tone : null;
    },
  };
}
export type PostLearning = ReturnType<typeof createLearning>;

async function isOnIn(db: Database, storeId: string): Promise<boolean> {
  const [choice] = await db
    .select({ isOn: postLearning.isOn })
    .from(postLearning)
    .where(eq(postLearning.storeId, storeId));
  return choice?.isOn ?? true;
}

/** The one with the highest mean after shrinking, if tones differ at all. */
function bestTone(posts: { tone: string | null; earned: number }[]): Tone | null {
  const groups = TONES.map((tone) => ({
    tone,
    earned: posts.filter((post) => post.tone === tone).map(({ earned }) => earned),
  })).filter(({ earned }) => isEnough(earned));
  if (!doGroupsDiffer(groups.map(({ earned }) => earned))) return null;
  const weight = priorWeightOf(groups.map(({ earned }) => earned));
  const all = groups.flatMap(({ earned }) => earned);
  const usual = all.reduce((sum, each) => sum + each, 0) / all.length;
  return groups
    .map(({ tone, earned }) => ({ tone, mean: shrink(earned, usual, weight) }))
    .sort((one, other) => other.mean - one.mean)[0]!.tone;
}
