import { expect, test, vi } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { ApiError, reasonOf } from './api-error.ts';

const answer = (status: number, error: string, message: string) =>
  new ApiError(status, '', JSON.stringify({ error, message }));

test.each<[string, unknown, string]>([
  ['a refusal says its reason', answer(409, 'too_many_cards', 'Remove one first.'), 'Remove one first.'],
  ['so does a disk without room', answer(507, 'no_room', 'The disk is full.'), 'The disk is full.'],
  ['an unexpected fault has none', answer(500, 'internal_error', 'Something went wrong.'), 'Not saved.'],
  ['nor has what stands before the server', new ApiError(502, 'Bad Gateway', '<html>'), 'Not saved.'],
  ['nor a line that broke', new TypeError('Failed to fetch'), 'Not saved.'],
])('%s', (_, error, sentence) => {
  expect(reasonOf(error, text('Not saved.'))).toBe(sentence);
});

test('without a network it says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reasonOf(new TypeError('Failed to fetch'), text('Not saved.'))).toMatch(/^You are offline\./);
});
