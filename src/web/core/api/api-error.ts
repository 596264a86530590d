import { ProblemReply } from '#shared/core/problem.ts';
import { type Sentence, type Text, text } from '#shared/core/sentence.ts';

/** A reply that was not ok; the message is `status: body`, as the specification words every failure. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** The server's own account of it, when the body was one. */
  readonly problem: ProblemReply | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.problem = parseProblem(body);
  }
}

export function isLoggedOut(error: Error): boolean {
  return error.message.startsWith('401: ') && error.message.includes('Unauthorized');
}

/**
 * The server's sentence for the owner where it knows the reason, else the words the screen has for this failure, which
 * may propose to try again. What the server did not expect (500) it cannot explain.
 */
export function reasonOf(error: unknown, otherwise: Text): Sentence {
  if (error instanceof ApiError)
    return (error.status !== 500 && error.problem && sentenceOf(error.problem)) || otherwise;
  return navigator.onLine
    ? otherwise
    : text('You are offline. Nothing was changed; try again once you are connected.');
}

/** What the server said, to be put into the reader's language. */
export function sentenceOf({ message, sentence }: ProblemReply): Sentence {
  return sentence ?? text(message);
}

function parseProblem(body: string): ProblemReply | null {
  try {
    const parsed = ProblemReply.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
