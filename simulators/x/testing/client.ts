import { readReply } from '#simulators/meta/testing/client.ts';

/** Asks X with a user's token. */
export function xClient(origin: string, token: string) {
  const authorization = `Bearer ${token}`;
  const send = (path: string, body: object, signal?: AbortSignal) =>
    fetch(`${origin}/2/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  return {
    get: async (path: string, query: Record<string, string> = {}) =>
      readReply(
        await fetch(`${origin}/2/${path}?${new URLSearchParams(query)}`, { headers: { authorization } }),
      ),
    post: async (path: string, body: object = {}) => readReply(await send(path, body)),
    send: async (path: string, body: FormData) =>
      readReply(await fetch(`${origin}/2/${path}`, { method: 'POST', headers: { authorization }, body })),
    remove: async (path: string) =>
      readReply(await fetch(`${origin}/2/${path}`, { method: 'DELETE', headers: { authorization } })),
    /** Gives up as a product's client would. */
    postAndWait: (path: string, body: object, patienceMs = 150) =>
      send(path, body, AbortSignal.timeout(patienceMs)),
  };
}

export function mediaForm(content: Buffer, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('media', new Blob([new Uint8Array(content)]), 'media');
  return form;
}
