/** An HTTP answer before it is sent; an object becomes JSON. */
export type Answer = { status: number; headers?: Record<string, string>; body: object | string | Buffer };

/** Silence leaves the connection open without a response, as when an answer is lost on its way. */
export type Outcome = Answer | 'silence';

/** Thrown wherever a request turns out to be wrong. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(message: string, answer: Answer) {
    super(message);
    this.answer = answer;
  }
}

export function jsonAnswer(body: object, status = 200, headers: Record<string, string> = {}): Answer {
  return { status, headers, body };
}

export function htmlAnswer(body: string, status = 200): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

export function redirectAnswer(location: string): Answer {
  return { status: 303, headers: { location }, body: '' };
}
