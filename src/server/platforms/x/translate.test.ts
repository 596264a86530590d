import { expect, test } from 'vitest';
import { saysTheSame, translateEngagement } from './translate.ts';

const SHORT = 'https://t.co/abc';
const PICTURE = 'https://t.co/pic';

test.each([
  ['Good morning', 'Good morning', [], true],
  ['Tea &amp; cake &lt;3', 'Tea & cake <3', [], true],
  [`See ${SHORT}`, 'See https://yonder.example/a', [[SHORT, 'https://yonder.example/a']], true],
  [`See ${SHORT}`, 'See yonder.com', [[SHORT, 'http://yonder.com']], true],
  [`See ${SHORT}`, 'See https://yonder.com', [[SHORT, 'https://yonder.com/']], true],
  [`Look ${PICTURE}`, 'Look', [[PICTURE, 'https://x.com/yonder/status/1/photo/1']], true],
  ['Caf\u00e9', 'Cafe\u0301', [], true],
  ['Good morning', 'Good evening', [], false],
  [`See ${SHORT}`, 'See https://yonder.example/b', [[SHORT, 'https://yonder.example/a']], false],
] as [string, string, [string, string][], boolean][])(
  'X shows “%s” for “%s” (%o): %s',
  (text, written, links, same) => {
    const urls = links.map(([url, expanded_url]) => ({ url, expanded_url }));
    expect(saysTheSame({ id: '1', text, entities: { urls } }, written)).toBe(same);
  },
);

test('reposts are read by both of their names, and what is not reported is not 0', () => {
  const post = (public_metrics: object) => translateEngagement({ id: '1', text: '', public_metrics });
  expect(post({ retweet_count: 3, quote_count: 1 }).shares).toBe(4);
  expect(post({ repost_count: 3 }).shares).toBe(3);
  expect(post({}).shares).toBeNull();
});
