export type Reply = { status: number; headers: Headers; body: AnyBody };

// biome-ignore lint/suspicious/noExplicitAny: a test names what it expects of a body by comparing it.
type AnyBody = any;

export async function readReply(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Asks one host of the Graph API with one token. */
export function graphClient(origin: string, token: string) {
  const at = (path: string, query: Record<string, string> = {}) =>
    `${origin}/v26.0/${path}?${new URLSearchParams({ access_token: token, ...query })}`;
  return {
    get: async (path: string, query?: Record<string, string>) => readReply(await fetch(at(path, query))),
    post: async (path: string, form: Record<string, string> = {}) =>
      readReply(await fetch(at(path), { method: 'POST', body: new URLSearchParams(form) })),
    remove: async (path: string) => readReply(await fetch(at(path), { method: 'DELETE' })),
    /** Gives up as a product's client would. */
    postAndWait: (path: string, form: Record<string, string>, patienceMs = 150) =>
      fetch(at(path), {
        method: 'POST',
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(patienceMs),
      }),
  };
}

export async function postForm(address: string, form: Record<string, string> | [string, string][]) {
  const body = new URLSearchParams(form);
  return readReply(await fetch(address, { method: 'POST', redirect: 'manual', body }));
}

export function backFrom({ headers }: Reply): URL {
  return new URL(headers.get('location') ?? '');
}
