import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { envLines } from './env-lines.ts';

const settings = { clientId: 'X_CLIENT_ID', clientSecret: 'X_CLIENT_SECRET' };

test('what is plain stands without quotes, trimmed', () => {
  expect(envLines({ settings }, { clientId: ' one:1 ', clientSecret: 'two-2_' })).toBe(
    'X_CLIENT_ID=one:1\nX_CLIENT_SECRET=two-2_',
  );
});

test.each(['a#b', 'a"b', "a'b", 'a$b', 'a b'])('%s is read as it was pasted', (secret) => {
  const lines = envLines({ settings }, { clientId: 'one', clientSecret: secret });
  expect(parseEnv(lines)).toEqual({ X_CLIENT_ID: 'one', X_CLIENT_SECRET: secret });
});
