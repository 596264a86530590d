import { readReply } from '#simulators/meta/testing/client.ts';

/** Asks Pinterest with a user's token. */
export function pinterestClient(origin: string, token: string) {
  const authorization = `Bearer ${token}`;
  return {
    get: async (path: string, query: Record<string, string> = {}) =>
      readReply(
        await fetch(`${origin}/v5/${path}?${new URLSearchParams(query)}`, { headers: { authorization } }),
      ),
    post: async (path: string, body: object) =>
      readReply(
        await fetch(`${origin}/v5/${path}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
}
