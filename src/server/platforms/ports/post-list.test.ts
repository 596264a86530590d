import { expect, test } from 'vitest';
import { z } from 'zod';
import { MINUTE_MS } from '#shared/core/time.ts';
import {
  judgeList,
  type ListForm,
  type ListPage,
  lookThrough,
  readListPage,
  type Sought,
} from './post-list.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(NOON + minutes * MINUTE_MS);
const SENT = 'Fresh tea';

const Entry = z.object({ id: z.string(), at: z.string(), by: z.string().nullish(), says: z.string() });
type Entry = z.infer<typeof Entry>;
const FORM: ListForm<Entry> = {
  entry: Entry,
  frame: ({ data, count, next }) => ({
    entries: data,
    next: (next as string | undefined) ?? null,
    isWhole: Array.isArray(data) && data.length === count,
  }),
  translate: ({ id, at, by, says }) => ({
    post: { externalId: id, permalink: null },
    ids: [id],
    accountId: by ?? null,
    at,
    isSame: says === SENT,
  }),
};

const entry = (id: string, minutes: number, more: Partial<Entry> = {}): Entry => ({
  id,
  at: after(minutes).toISOString(),
  by: 'us',
  says: `Words of ${id}`,
  ...more,
});
const ours = entry('ours', 0, { says: SENT });
const before = entry('before', -30);
const older = entry('older', -60);

function sought(more: Partial<Sought> = {}): Sought {
  const known = [{ externalId: 'before', at: after(-30) }];
  return { accountId: 'us', from: after(-1), startedAt: after(0), known, now: after(15), ...more };
}
function read(body: unknown, status = 200): ListPage {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readListPage({ status, headers: {}, body: Buffer.from(text) }, FORM);
}
const list = (...data: Entry[]) => ({ data, count: data.length });
const verdictOn = (body: unknown, more: Partial<Sought> = {}, status = 200) =>
  judgeList([read(body, status)], sought(more));
const unclear = (because: string) => ({ verdict: 'unclear', because });
const published = (externalId: string) => ({ verdict: 'published', post: { externalId, permalink: null } });

test('a whole list of the account that reaches back and shows what we know proves that a post is missing', () => {
  expect(verdictOn(list(before, older))).toEqual({ verdict: 'not_published' });
});

test.each([
  ['errors', { errors: [{ title: 'No' }] }, 'errors'],
  ['an error', { error: { code: 1 } }, 'errors'],
  ['errors and data', { ...list(before, older), errors: [{ title: 'No' }] }, 'errors'],
  ['half JSON', JSON.stringify(list(ours, before)).slice(0, 60), 'no_json'],
  ['an empty body', '', 'no_json'],
  ['HTML', '<!doctype html>', 'no_json'],
  ['a list alone', [], 'shape'],
  ['null', null, 'shape'],
  ['no data', {}, 'shape'],
  ['null data', { data: null, count: 0 }, 'shape'],
  ['data of another shape', { data: { newest: before }, count: 1 }, 'shape'],
  ['an entry of another shape', { data: [before, { id: 7 }], count: 2 }, 'shape'],
  ['no count', { data: [before, older] }, 'incomplete'],
  ['another count', { data: [before, older], count: 3 }, 'incomplete'],
  ['a time that is none', list(entry('x', 0, { at: 'now' }), before), 'times'],
  ['another account', list(before, entry('x', -60, { by: 'them' })), 'other_account'],
  ['nothing', list(), 'nothing_before'],
  ['nothing older', list(entry('x', 1)), 'nothing_before'],
  ['more that was not read', { ...list(entry('x', 1)), next: 'more' }, 'cut_off'],
  ['no post that we know', list(older), 'nothing'],
] as const)('%s proves nothing', (_, body, because) => {
  // A known post that is newer than the last entry has to be there.
  expect(verdictOn(body)).toEqual(unclear(because === 'nothing' ? 'known_missing' : because));
});

test('an answer without content proves nothing, whatever its status says', () => {
  expect(verdictOn('', {}, 204)).toEqual(unclear('status'));
  expect(verdictOn(list(before, older), {}, 206)).toEqual(unclear('status'));
});

test('a post that is there is found, whatever else is wrong', () => {
  expect(verdictOn(list(ours, before))).toEqual(published('ours'));
  expect(verdictOn({ data: [ours, { id: 7 }], errors: [{ title: 'No' }] })).toEqual(published('ours'));
  expect(verdictOn(list(entry('theirs', 0, { says: SENT, by: 'them' }), before))).toEqual(
    unclear('other_account'),
  );
});

test('neither a post that we know as another nor one from before is taken for it', () => {
  const known = [
    { externalId: 'ours', at: after(0) },
    { externalId: 'before', at: after(-30) },
  ];
  expect(verdictOn(list(ours, before, older), { known })).toEqual({ verdict: 'not_published' });
  const shortlyBefore = entry('x', -2, { says: SENT });
  expect(verdictOn(list(shortlyBefore, before))).toEqual(unclear('same_words_before'));
});

test('an unknown post of that moment may be ours with other words', () => {
  expect(verdictOn(list(entry('x', 1), before))).toEqual(unclear('unknown_post'));
  expect(verdictOn(list(entry('x', 3), before))).toEqual({ verdict: 'not_published' });
});

test('what was just sent may not be listed yet, unless something later is', () => {
  expect(verdictOn(list(before), { now: after(14) })).toEqual(unclear('too_soon'));
  const known = [
    { externalId: 'later', at: after(2) },
    { externalId: 'before', at: after(-30) },
  ];
  const both = list(entry('later', 2), before);
  expect(verdictOn(both, { known, now: after(5) })).toEqual({ verdict: 'not_published' });
  expect(verdictOn(both, { known, now: after(4) })).toEqual(unclear('too_soon'));
  expect(verdictOn(list(before), { known })).toEqual(unclear('known_missing'));
});

test('a list that does not say whose it is has to show a post that we know', () => {
  const silent = [entry('x', -20, { by: null }), entry('y', -40, { by: null })];
  expect(verdictOn(list(...silent), { known: [] })).toEqual(unclear('other_account'));
  expect(verdictOn(list(entry('x', -20, { by: null }), before))).toEqual({ verdict: 'not_published' });
});

test('pages are read until the list reaches back, at most two', async () => {
  const pages = [
    { ...list(entry('a', 6), entry('b', 5)), next: 'second' },
    { ...list(entry('c', 4), before), next: 'third' },
  ];
  const asked: unknown[] = [];
  const ask = async (page: { after: string | null; size: number }) => {
    asked.push(page);
    return read(pages[asked.length - 1]);
  };
  expect(await lookThrough(sought(), ask)).toEqual({ verdict: 'not_published' });
  expect(asked).toEqual([
    { after: null, size: 10 },
    { after: 'second', size: 90 },
  ]);
});
