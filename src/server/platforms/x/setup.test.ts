import { expect, test } from 'vitest';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { createXSetup } from './setup.ts';

const at = 'https://network.example';

async function verdict(status: number, body: unknown): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(body));
  const outside = { request: async () => ({ status, headers: {}, body: bytes }) };
  const { check } = createXSetup({ app: undefined, realOrigin: at, apiOrigin: at, outside });
  return check({ clientId: 'one', clientSecret: 'two' }).then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof PlatformFailure) return error.kind;
      throw error;
    },
  );
}

const refusal = (error: string) => ({ error, error_description: 'Value passed was invalid.' });

test.each<[number, unknown, string]>([
  [400, refusal('invalid_request'), 'accepted'],
  [400, refusal('invalid_grant'), 'accepted'],
  [400, refusal('invalid_client'), 'rejected'],
  [401, refusal('unauthorized_client'), 'rejected'],
  [401, '', 'rejected'],
  [400, refusal('unsupported_grant_type'), 'unexpected-reply'],
  [200, {}, 'unexpected-reply'],
  [429, '', 'unavailable'],
])('the check of an app, answered with %i %j: %s', async (status, body, expected) => {
  expect(await verdict(status, body)).toBe(expected);
});
