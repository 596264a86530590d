import { type Outside, OutsideFault } from '#server/platforms/ports/outside.ts';

/** More than any text we ask for; a sender of more does not stop. */
const MAX_TEXT_BYTES = 1024 * 1024;

/** `fetch` as the SDK calls it, through the one guarded client: an answer that never ends is cut off. */
export function guardedFetch(
  outside: Pick<Outside, 'request'>,
  timeLimitMs: number,
  maxBytes = MAX_TEXT_BYTES,
): typeof fetch {
  return async (address, init = {}) => {
    const { method = 'GET', signal } = init;
    const headers = new Headers(init.headers);
    const body = await bodyOf(init.body, headers);
    const reply = await outside.request(String(address), {
      method: method as 'GET' | 'POST',
      headers: Object.fromEntries(headers),
      timeoutMs: timeLimitMs,
      maxBytes,
      ...(body ? { body } : {}),
      ...(signal ? { signal } : {}),
    });
    const given = new Headers();
    // It has been decompressed already.
    for (const [name, value] of Object.entries(reply.headers))
      if (value !== undefined && name !== 'content-encoding') given.set(name, String(value));
    return new Response(new Uint8Array(reply.body), { status: reply.status, headers: given });
  };
}

/** A form becomes the bytes it is sent as, and says in the headers how its parts are separated. */
async function bodyOf(body: RequestInit['body'], headers: Headers): Promise<string | Uint8Array | null> {
  if (body === undefined || body === null || typeof body === 'string') return body ?? null;
  if (!(body instanceof FormData)) throw new TypeError('Only texts and forms are sent to AI providers');
  const form = new Response(body);
  headers.set('content-type', form.headers.get('content-type')!);
  return new Uint8Array(await form.arrayBuffer());
}

export function faultIn(error: unknown): OutsideFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof OutsideFault) return cause;
  return null;
}
