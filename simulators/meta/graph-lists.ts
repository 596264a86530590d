import type { Node } from './fields.ts';
import { graphRefusals } from './graph-errors.ts';
import { type Answer, jsonAnswer } from './social/answer.ts';
import type { ListDialect } from './social/list-faults.ts';
import type { Publication } from './social/publications.ts';

const DEFAULT_PAGE = 25;
const MOST_PER_PAGE = 100;

/** What follows is asked for with `after`; `next` says that there may be more. */
export function listAnswer(data: Node[], isMore: boolean): Answer {
  return jsonAnswer(listOf(data, isMore ? String(data.at(-1)?.id) : null));
}

function listOf(data: Node[], after: string | null): Node {
  if (data.length === 0 && after === null) return { data };
  const cursors = { before: data[0]?.id, after: after ?? data.at(-1)?.id };
  const next = after ? { next: `https://graph.facebook.com/v26.0/more?after=${after}` } : {};
  return { data, paging: { cursors, ...next } };
}

const ELSEWHERE = { id: '999000000000001' };
export const PAGE_LIST: ListDialect = {
  time: 'created_time',
  frame: listOf,
  disown: (entry) => ({ ...entry, from: ELSEWHERE }),
};
export const MEDIA_LIST: ListDialect = {
  time: 'timestamp',
  frame: listOf,
  disown: (entry) => ({ ...entry, owner: ELSEWHERE }),
};

export function limitOf({ limit }: Record<string, string>): number {
  return Math.min(Number(limit ?? DEFAULT_PAGE), MOST_PER_PAGE);
}

/** From the newest backwards, so that a long history costs nothing. */
export function newest(published: readonly Publication[], values: Record<string, string>): Publication[] {
  const limit = limitOf(values);
  const since = instantOf(values.since) ?? '';
  const until = instantOf(values.until) ?? '9';
  const found: Publication[] = [];
  const last = values.after ? published.findLastIndex(({ id }) => id === values.after) : published.length;
  for (let index = last - 1; index >= 0 && found.length < limit; index -= 1) {
    const each = published[index]!;
    if (each.at < since) break;
    if (each.at <= until && !each.deleted) found.push(each);
  }
  return found;
}

/** Unix seconds or a date in words. */
function instantOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const at = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(at)) throw graphRefusals.parameter('since and until must be instants.');
  return new Date(at).toISOString();
}
