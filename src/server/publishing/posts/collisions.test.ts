import { expect, test } from 'vitest';
import { findCollisions, type PlacedPost } from './collisions.ts';

function postAt(id: string, at: string, caption = id, ...places: PlacedPost['places']): PlacedPost {
  return {
    id,
    scheduledFor: new Date(`2026-${at}Z`),
    caption,
    places: places.length > 0 ? places : [{ accountId: 'page', network: 'facebook' }],
  };
}
const INSTAGRAM = { accountId: 'insta', network: 'instagram' } as const;
const OTHER_PAGE = { accountId: 'other page', network: 'facebook' } as const;

test.each([
  ['59 minutes apart', postAt('b', '11-01T10:59'), ['within_hour']],
  ['an hour apart', postAt('b', '11-01T11:00'), []],
  ['at the same minute', postAt('b', '11-01T10:00'), ['within_hour']],
  ['on different accounts', postAt('b', '11-01T10:00', 'b', OTHER_PAGE), []],
  ['the same words, later', postAt('b', '11-20T10:00', '  A '), ['same_text']],
  ['the same words with other signs', postAt('b', '11-20T10:00', 'A! 🎉'), ['same_text']],
  [
    'the same words on another account of the network',
    postAt('b', '11-20T10:00', 'a', OTHER_PAGE),
    ['same_text'],
  ],
  ['the same words on another network', postAt('b', '11-20T10:00', 'a', INSTAGRAM), []],
  ['the same words 31 days later', postAt('b', '12-02T10:00', 'a'), []],
])('%s', (_, other, kinds) => {
  const first = postAt('a', '11-01T10:00');
  const found = findCollisions([other, first]);
  expect(found.get('a') ?? []).toEqual(kinds.map((kind) => ({ kind, postId: 'b' })));
  expect(found.get('b') ?? []).toEqual(kinds.map((kind) => ({ kind, postId: 'a' })));
});

test('of several that a post collides with, the nearest is named', () => {
  const posts = [
    postAt('early', '11-01T10:00', 'x'),
    postAt('post', '11-01T10:40', 'x'),
    postAt('near', '11-01T10:50', 'y'),
    postAt('far', '11-20T10:00', 'x'),
  ];
  expect(findCollisions(posts).get('post')).toEqual([
    { kind: 'same_text', postId: 'early' },
    { kind: 'within_hour', postId: 'near' },
  ]);
});

test('posts without words say nothing twice, and a post to two accounts does not collide with itself', () => {
  const posts = [
    postAt('a', '11-01T10:00', '', INSTAGRAM, OTHER_PAGE),
    postAt('b', '11-05T10:00', ' 🎉 ', INSTAGRAM, OTHER_PAGE),
  ];
  expect(findCollisions(posts)).toEqual(new Map());
});
