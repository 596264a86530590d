import type { Permission } from '#shared/core/permissions.ts';
import { inEnglish, type Sentence, text } from '#shared/core/sentence.ts';

/** An expected failure with its answer. Features make theirs in `problems.ts`; only `http/` turns them into replies. */
export class Problem extends Error {
  readonly status: number;
  /** A stable snake_case code, or the sentence to show where SPEC says the screen shows `error`. */
  readonly error: string;
  readonly details: Record<string, unknown>;
  readonly sentence: Sentence;

  constructor(status: number, error: string, sentence: Sentence, details: Record<string, unknown> = {}) {
    super(inEnglish(sentence));
    this.name = 'Problem';
    this.status = status;
    this.error = error;
    this.sentence = sentence;
    this.details = details;
  }
}

const TAKES: Record<Permission, Sentence> = {
  see: text('You are not in this account.'),
  write: text('Your role does not include this. An editor, a manager or an owner of the account can do it.'),
  approve: text(
    'Your role does not include this. An approver, a manager or an owner of the account can do it.',
  ),
  manage: text('Your role does not include this. A manager or an owner of the account can do it.'),
  own: text('Only an owner of the account can do this.'),
};

export const httpProblems = {
  /** The browser takes a 401 that contains «Unauthorized» for a lost session (SPEC section 8). */
  signedOut: () => new Problem(401, 'Unauthorized', text('Unauthorized: please sign in.')),
  roleTooSmall: (needs: Permission) => new Problem(403, 'role_too_small', TAKES[needs], { needs }),
  secondFactorRequired: () =>
    new Problem(
      403,
      'second_factor_required',
      text('This account asks its members to sign in with a code. Please set one up in the settings first.'),
    ),
  noAccount: () => new Problem(403, 'no_account', text('You are not in any account at the moment.')),
  notFound: () => new Problem(404, 'not_found', text('This is no longer here. Please reload the page.')),
  invalid: (fields: Record<string, Sentence>) =>
    new Problem(400, 'invalid_request', Object.values(fields)[0] ?? text('The request is not valid.'), {
      fields,
    }),
  foreignOrigin: () =>
    new Problem(403, 'foreign_origin', text('This request came from another site and was refused.')),
  /** Trying again helps nobody before the server’s administrator has made room. */
  noRoom: () =>
    new Problem(
      507,
      'no_room',
      text(
        'The disk of this server is full, so nothing can be saved. Its administrator has to free up space first.',
      ),
    ),
  databaseBusy: () =>
    new Problem(
      503,
      'database_busy',
      text('The database of this server is too busy at the moment. Please try again in a few seconds.'),
      { retryAfterSeconds: 5 },
    ),
  databaseSlow: () =>
    new Problem(
      503,
      'database_slow',
      text('The database of this server took too long to answer. Please try again in a minute.'),
      { retryAfterSeconds: 60 },
    ),
  databaseAway: () =>
    new Problem(
      503,
      'database_away',
      text('The database of this server cannot be reached at the moment. Please try again in a few seconds.'),
      { retryAfterSeconds: 10 },
    ),
  tooMany: (retryAfterSeconds: number) =>
    new Problem(429, 'too_many_requests', text('Too many attempts. Please wait a minute and try again.'), {
      retryAfterSeconds,
    }),
  tooManyThisHour: (retryAfterSeconds: number) =>
    new Problem(
      429,
      'too_many_requests',
      text('Too many attempts with this e-mail address. Please try again in an hour.'),
      { retryAfterSeconds },
    ),
};
