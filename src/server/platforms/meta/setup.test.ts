import { expect, test } from 'vitest';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { createFacebookSetup, createInstagramSetup } from './setup.ts';

const at = 'https://network.example';

async function verdict(way: 'facebook' | 'instagram', status: number, body: unknown): Promise<string> {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const outside = { request: async () => ({ status, headers: {}, body: bytes }) };
  const shared = { app: undefined, realOrigin: at, outside };
  const setup =
    way === 'facebook'
      ? createFacebookSetup({ ...shared, graphOrigin: at, version: 'v26.0' })
      : createInstagramSetup({ ...shared, tokenOrigin: at });
  return setup.check({ clientId: 'one', clientSecret: 'two' }).then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof PlatformFailure) return error.kind;
      throw error;
    },
  );
}

const graph = (code: number, message: string) => ({ error: { code, message } });
const instagram = (error_message: string) => ({ error_type: 'OAuthException', code: 400, error_message });

test.each<['facebook' | 'instagram', number, unknown, string]>([
  ['facebook', 200, { access_token: 'one|x', token_type: 'bearer' }, 'accepted'],
  ['facebook', 200, {}, 'unexpected-reply'],
  ['facebook', 200, graph(1, 'Error validating client secret.'), 'rejected'],
  ['facebook', 400, graph(1, 'Error validating client secret.'), 'rejected'],
  ['facebook', 400, graph(101, 'Error validating application.'), 'rejected'],
  ['facebook', 400, graph(1, 'An unknown error occurred'), 'unavailable'],
  ['facebook', 400, graph(4, 'Application request limit reached'), 'unavailable'],
  ['facebook', 503, '<html>', 'unavailable'],
  ['facebook', 404, '<html>', 'unexpected-reply'],
  ['instagram', 400, instagram('Invalid platform app'), 'rejected'],
  ['instagram', 400, instagram('Error validating client secret.'), 'rejected'],
  ['instagram', 400, instagram('Invalid authorization code'), 'accepted'],
  ['instagram', 400, instagram('Something else is wrong.'), 'unexpected-reply'],
  ['instagram', 200, { access_token: 'x' }, 'unexpected-reply'],
  ['instagram', 403, graph(4, 'Application request limit reached'), 'unavailable'],
  ['instagram', 429, '', 'unavailable'],
])('the check of an app at %s, answered with %i %j: %s', async (way, status, body, expected) => {
  expect(await verdict(way, status, body)).toBe(expected);
});
