import type { ShopierSimulator } from '#simulators/shopier/simulator.ts';

export type Reply<Body> = { status: number; headers: Headers; text: string; body: Body };

// biome-ignore lint/suspicious/noExplicitAny: a test names what it expects of a body by comparing it.
type AnyBody = any;

/** Asks a simulated shop as an app would. */
export function clientOf({ origin }: ShopierSimulator, token: string) {
  async function call(method: string, path: string, body?: object): Promise<Reply<AnyBody>> {
    const response = await fetch(`${origin}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return readReply(response);
  }

  return {
    get: (path: string, query: Record<string, string> = {}) =>
      call('GET', `${path}?${new URLSearchParams(query)}`),
    post: (path: string, body: object) => call('POST', path, body),
    remove: (path: string) => call('DELETE', path),
  };
}

export async function postForm(
  address: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Reply<AnyBody>> {
  const body = new URLSearchParams(form);
  return readReply(await fetch(address, { method: 'POST', redirect: 'manual', body, headers }));
}

async function readReply(response: Response): Promise<Reply<AnyBody>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return { status: response.status, headers: response.headers, text, body: isJson ? safeJson(text) : text };
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
