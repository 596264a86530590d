import { Problem } from '#server/core/http/problem.ts';
import { say, text } from '#shared/core/sentence.ts';

export const approvalProblems = {
  /** The same for a link that was revoked and one that never was. */
  unknownLink: () =>
    new Problem(
      404,
      'link_unknown',
      text('This link opens nothing. Ask the shop that sent it for a new one.'),
    ),
  expiredLink: (store: string) =>
    new Problem(410, 'link_expired', say('This link has expired. Ask {store} for a new one.', { store })),
  makerLeft: () =>
    new Problem(
      409,
      'link_ended',
      text('Who made this link may no longer approve here, so it opens no more. Make a new one.'),
    ),
  changed: () =>
    new Problem(
      409,
      'post_changed',
      text('This post was changed while you looked at it. Please look at it again before you answer.'),
    ),
  settled: () => new Problem(409, 'post_settled', text('This post no longer waits for an answer.')),
  goingOut: () =>
    new Problem(409, 'post_going_out', text('This post is going out right now, so it cannot be changed.')),
  commentMissing: () => {
    const message = text('Please say what should be different.');
    return new Problem(400, 'invalid_request', message, { fields: { comment: message } });
  },
  noDays: () => {
    const message = text('The last day must not be before the first.');
    return new Problem(400, 'invalid_request', message, { fields: { scope: message } });
  },
  tooManyDays: (most: number) => {
    const message = say('A link shows at most {n} days.', { n: most });
    return new Problem(400, 'invalid_request', message, { fields: { scope: message } });
  },
};
