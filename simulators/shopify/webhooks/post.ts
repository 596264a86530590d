import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type Attempt = {
  at: number;
  /** Null when there was no answer; `error` then says why. */
  status: number | null;
  error: string | null;
};

/** One POST on a connection of its own. Redirects are answers like any other: nobody follows them. */
export function post(
  uri: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<Omit<Attempt, 'at'>> {
  const send = uri.startsWith('https:') ? requestHttps : requestHttp;
  const options = { method: 'POST', headers, agent: false, signal };
  return new Promise<Omit<Attempt, 'at'>>((resolve, reject) => {
    const request = send(uri, options, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? null, error: null }));
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  }).catch((cause: unknown) => ({ status: null, error: (cause as Error).message }));
}
