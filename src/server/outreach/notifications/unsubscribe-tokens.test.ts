import { expect, test } from 'vitest';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const OLD = 'the secret of last year, long enough';
const NEW = 'the secret of this year, long enough';

test('a link in an old mail works after the secret was changed, for as long as the old one is named', () => {
  const whose = { userId: crypto.randomUUID(), topic: 'weeklySummary' as const };
  const old = createUnsubscribeTokens(OLD).tokenFor(whose);

  expect(createUnsubscribeTokens(NEW, [OLD]).read(old)).toEqual(whose);
  expect(createUnsubscribeTokens(NEW).read(old)).toBeNull();
  const fresh = createUnsubscribeTokens(NEW, [OLD]).tokenFor(whose);
  expect(createUnsubscribeTokens(NEW).read(fresh)).toEqual(whose);
});
