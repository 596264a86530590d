import { readReply } from '#simulators/meta/testing/client.ts';

/** Asks Telegram as a bot. */
export function telegramClient(origin: string, token: string) {
  const address = (method: string) => `${origin}/bot${token}/${method}`;
  return {
    ask: async (method: string, body: object = {}, signal?: AbortSignal) =>
      readReply(
        await fetch(address(method), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          ...(signal ? { signal } : {}),
        }),
      ),
    send: async (method: string, fields: Record<string, string | Buffer>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        form.set(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
      return readReply(await fetch(address(method), { method: 'POST', body: form }));
    },
  };
}
