/** An HTTP answer before it is sent; an object becomes JSON. */
export type Answer = { status: number; headers?: Record<string, string>; body: object | string | Buffer };

/** Thrown wherever a request turns out to be wrong; it becomes Shopier's `{ status, error, message }`. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(status: number, error: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.answer = { status, headers, body: { status, error, message } };
  }
}

export const refusals = {
  badRequest: (message: string) => new Refusal(400, 'bad_request', message),
  badToken: () => new Refusal(401, 'unauthorized', 'The access token is invalid or has expired.'),
  forbidden: (message: string) => new Refusal(403, 'forbidden', message),
  notFound: () => new Refusal(404, 'not_found', 'The requested resource was not found.'),
  tooMany: (retryAfterSeconds: number) =>
    new Refusal(429, 'too_many_requests', 'Too many requests. Please try again later.', {
      'retry-after': String(retryAfterSeconds),
    }),
};

export function htmlAnswer(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

export function redirectAnswer(location: string, headers: Record<string, string> = {}): Answer {
  return { status: 303, headers: { location, ...headers }, body: '' };
}
