import * as z from 'zod';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { OutsideReply } from './outside.ts';
import type { Doubt, KnownPost, LookUp, PublishedPost } from './social-network.ts';

/*
 * What a network's list of an account's posts proves of a post whose sending ended without an answer. A post that is
 * in it is there, whatever else is wrong with the answer. That it is missing is proven only by an answer that is
 * complete and well-formed, reaches back before the sending, and comes from a list known to show what was sent before
 * (decision 027, with its matrix).
 */

const OF_BROKEN_ANSWERS = new Set<Doubt>([
  ...(['status', 'no_json', 'errors', 'shape', 'incomplete', 'times', 'other_account'] as const),
]);

/** Whether the answer itself is no good, so that the next may be better; others are sound and say too little. */
export function isOfBrokenAnswer(doubt: Doubt): boolean {
  return OF_BROKEN_ANSWERS.has(doubt);
}

/** An entry, newest first in its list. */
export interface ListedPost {
  post: PublishedPost;
  /** All ids that we may know it by. */
  ids: string[];
  /** Whose the list says that it is; null where it does not say. */
  accountId: string | null;
  at: Date;
  /** Whether it has what was sent. */
  isSame: boolean;
}

export interface ListPage {
  posts: ListedPost[];
  /** Opens the next page; null on the last. */
  next: string | null;
  doubt: Doubt | null;
}

/** How a network writes such a list. */
export interface ListForm<Entry> {
  entry: z.ZodType<Entry>;
  /** `isWhole` where everything stands around the entries that the network sends with a whole answer. */
  frame(body: Record<string, unknown>): { entries: unknown; next: string | null; isWhole: boolean };
  translate(entry: Entry): Omit<ListedPost, 'at'> & { at: string };
}

export interface Sought {
  accountId: string;
  /** Nothing older can be the post. */
  from: Date;
  /** When the last call was made that may have published it. */
  startedAt: Date;
  /** Posts of the account that are certainly there. */
  known: KnownPost[];
  /** The network has said that the post is there: the only unknown one since then is it. */
  isThere?: boolean;
  now: Date;
}

/** So many entries are asked for at a time. What is not among the first hundred is not looked for. */
const PAGE_SIZES = [10, 90];
/** So many of our own posts can be in a list: one that is not known would count as another person's. */
export const MOST_LISTED = PAGE_SIZES.reduce((sum, size) => sum + size, 0);
/** For how long a list may show less than was sent is not documented. One that shows what was sent later is newer. */
const SETTLED_MS = { beforeNewer: 5 * MINUTE_MS, otherwise: 15 * MINUTE_MS };
/** What was published so shortly before or after may be ours, by a clock that differs. */
const CLOSE_MS = 2 * MINUTE_MS;

/** Asks for page after page until the post is found, or the list reaches back before it. */
export async function lookThrough(
  sought: Sought,
  ask: (page: { after: string | null; size: number }) => Promise<ListPage>,
): Promise<LookUp> {
  const pages: ListPage[] = [];
  let after: string | null = null;
  for (const size of PAGE_SIZES) {
    const page = await ask({ after, size });
    pages.push(page);
    const judged = judgeList(pages, sought);
    if (judged.verdict === 'published' || page.doubt || !page.next || reachesBack(page, sought))
      return judged;
    after = page.next;
  }
  return judgeList(pages, sought);
}

export function judgeList(pages: ListPage[], sought: Sought): LookUp {
  const { accountId, from, startedAt, known, now } = sought;
  const listed = pages.flatMap(({ posts }) => posts);
  const isKnown = ({ ids }: ListedPost) => known.some(({ externalId }) => ids.includes(externalId));
  const strangers = listed.filter((each) => each.accountId !== null && each.accountId !== accountId);
  const unknown = listed.filter((each) => !strangers.includes(each) && !isKnown(each));
  const since = unknown.filter(({ at }) => at >= from);
  const found = since.find(({ isSame }) => isSame);
  if (found) return { verdict: 'published', post: found.post };

  const doubt = pages.find((page) => page.doubt)?.doubt;
  if (doubt) return unclear(doubt);
  if (strangers.length > 0) return unclear('other_account');
  if (sought.isThere) return { verdict: 'published', post: since.length === 1 ? since[0]!.post : null };
  const last = pages.at(-1)!;
  if (!reachesBack(last, sought)) return unclear(last.next ? 'cut_off' : 'nothing_before');
  const oldest = last.posts.at(-1)!.at;
  const shown = known.filter(({ externalId }) => listed.some(({ ids }) => ids.includes(externalId)));
  if (known.some((each) => each.at >= oldest && !shown.includes(each))) return unclear('known_missing');
  // A list that does not say whose it is says so by what we know.
  if (shown.length === 0 && listed.some((each) => each.accountId === null)) return unclear('other_account');
  if (unknown.some(({ isSame, at }) => isSame && at.getTime() >= from.getTime() - CLOSE_MS))
    return unclear('same_words_before');
  // A network may have changed the words, or the owner has published something else.
  if (since.some(({ at }) => at.getTime() <= startedAt.getTime() + CLOSE_MS)) return unclear('unknown_post');
  const settledMs = shown.some(({ at }) => at > startedAt) ? SETTLED_MS.beforeNewer : SETTLED_MS.otherwise;
  if (now.getTime() - startedAt.getTime() < settledMs) return unclear('too_soon');
  return { verdict: 'not_published' };
}

/** One answer, as far as it can be read. */
export function readListPage<Entry>({ status, body }: OutsideReply, form: ListForm<Entry>): ListPage {
  if (status !== 200) return nothing('status');
  const json = jsonOf(body);
  if (json === undefined) return nothing('no_json');
  const read = z.record(z.string(), z.unknown()).safeParse(json);
  if (!read.success) return nothing('shape');
  const { entries, next, isWhole } = form.frame(read.data);
  if (!Array.isArray(entries)) return nothing(hasErrors(read.data) ? 'errors' : 'shape');
  const posts: ListedPost[] = [];
  const doubts = new Set<Doubt>();
  for (const each of entries) {
    const entry = form.entry.safeParse(each);
    const translated = entry.success ? form.translate(entry.data) : null;
    const at = new Date(translated?.at ?? Number.NaN);
    if (!translated) doubts.add('shape');
    else if (Number.isNaN(at.getTime())) doubts.add('times');
    else posts.push({ ...translated, at });
  }
  if (hasErrors(read.data)) doubts.add('errors');
  if (!isWhole) doubts.add('incomplete');
  return { posts, next, doubt: [...doubts][0] ?? null };
}

function reachesBack({ posts }: ListPage, { from }: Sought): boolean {
  const last = posts.at(-1);
  return last !== undefined && last.at < from;
}

function unclear(because: Doubt): LookUp {
  return { verdict: 'unclear', because };
}

function nothing(doubt: Doubt): ListPage {
  return { posts: [], next: null, doubt };
}

/** In the words of X, and in those of Meta. */
function hasErrors({ errors, error }: Record<string, unknown>): boolean {
  return Boolean(error) || (Array.isArray(errors) ? errors.length > 0 : Boolean(errors));
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
