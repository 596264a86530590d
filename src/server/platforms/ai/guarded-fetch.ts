import { type Outside, OutsideFault } from '#server/platforms/outside.ts';

/** More than any answer we ask for; whoever sends more does not stop. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** `fetch` as the SDK calls it, through the one guarded client: an answer that never ends is cut off. */
export function guardedFetch(outside: Pick<Outside, 'request'>, timeLimitMs: number): typeof fetch {
  return async (address, init = {}) => {
    const { method = 'GET', headers, body, signal } = init;
    if (body !== undefined && body !== null && typeof body !== 'string')
      throw new TypeError('Only texts are sent to AI providers');
    const reply = await outside.request(String(address), {
      method: method as 'GET' | 'POST',
      headers: Object.fromEntries(new Headers(headers)),
      timeoutMs: timeLimitMs,
      maxBytes: MAX_ANSWER_BYTES,
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

export function faultIn(error: unknown): OutsideFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof OutsideFault) return cause;
  return null;
}
