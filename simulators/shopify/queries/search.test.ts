import { describe, expect, test } from 'vitest';
import { compileSearch, type SearchFields } from './search.ts';

type Thing = { id: string; at: number; status: string; tags: string[] };

const fields: SearchFields<Thing> = {
  default: { kind: 'text', of: ({ id }) => [id] },
  id: { kind: 'id', of: ({ id }) => id },
  at: { kind: 'time', of: ({ at }) => at },
  day: { kind: 'time', of: ({ at }) => at, wholeDays: true },
  status: { kind: 'word', of: ({ status }, word) => status === word },
  tag: { kind: 'text', of: ({ tags }) => tags },
};

const at = (text: string) => Date.parse(text);
const things: Thing[] = [
  { id: '7', at: at('2026-10-24T22:30:00Z'), status: 'paid', tags: ['a b'] },
  { id: '9007199254740993', at: at('2026-10-25T00:30:00Z'), status: 'pending', tags: [] },
  { id: '90071992547409930', at: at('2026-10-25T23:30:00Z'), status: 'refunded', tags: ['vip'] },
];
const context = { now: at('2026-10-25T12:00:00Z'), ianaTimezone: 'Europe/London' };
const find = (query: string) =>
  things.filter(compileSearch(query, fields, context)).map(({ status }) => status);

describe('search', () => {
  test.each([
    ['', ['paid', 'pending', 'refunded']],
    ['status:paid', ['paid']],
    ['status:paid,refunded', ['paid', 'refunded']],
    ['status:paid OR status:pending', ['paid', 'pending']],
    ['(status:paid OR status:pending) AND id:>7', ['pending']],
    ['-status:paid', ['pending', 'refunded']],
    ['NOT (status:paid OR status:pending)', ['refunded']],
    ["tag:'a b'", ['paid']],
    ['tag:vip status:refunded', ['refunded']],
    ['id:>=9007199254740993', ['pending', 'refunded']],
    ['id:gid://shopify/Order/9007199254740993', ['pending']],
    ["at:>='2026-10-25T00:30:00Z'", ['pending', 'refunded']],
    ["at:>'2026-10-25T00:30:00Z'", ['refunded']],
    ["at:>='2026-10-25T01:30:00+01:00' at:<'2026-10-25T23:30:00Z'", ['pending']],
    // London is an hour ahead until 01:00 UTC of this day, and has no offset after.
    ['at:2026-10-24', ['paid']],
    ['at:2026-10-25', ['pending', 'refunded']],
    ['at:<now', ['paid', 'pending']],
    // A whole-day field does not see the hour.
    ["day:>='2026-10-25T20:00:00Z'", ['pending', 'refunded']],
    ["day:<'2026-10-25T20:00:00Z'", ['paid']],
  ])('%s', (query, found) => {
    expect(find(query)).toEqual(found);
  });

  test.each([['colour:red'], ['at:yesterday'], ['(status:paid'], ['status:paid)'], ['status:']])(
    'refuses %s',
    (query) => {
      expect(() => find(query)).toThrow();
    },
  );
});
