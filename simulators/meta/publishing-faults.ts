import { setTimeout as wait } from 'node:timers/promises';
import { type GraphRefusal, graphRefusals } from './graph-errors.ts';
import { refuse, uploadProblem } from './instagram-rules.ts';
import type { Answer, Outcome } from './social/answer.ts';
import { type Faults, isOrdered } from './social/faults.ts';
import type { Tokens } from './tokens.ts';

const SLOW_ANSWER_MS = 8000;

type Attempt = { kind: 'instagram' | 'threads' | 'pages'; accountId: string; text: string; token: string };

export type PublishingFaults = ReturnType<typeof createPublishingFaults>;

/** The one call that makes a post visible, with the faults that its text orders. */
export function createPublishingFaults(faults: Faults, tokens: Tokens) {
  async function withFaults(
    { kind, accountId, text, token }: Attempt,
    accept: () => Answer,
  ): Promise<Outcome> {
    switch (faults.before(accountId, text)) {
      case 'reject':
        throw policyRefusal(kind);
      case 'bad-media':
        throw refuse(
          100,
          kind === 'pages' ? 1366046 : 2207082,
          uploadProblem(2207082),
          'The media cannot be used.',
        );
      case 'rate-limit':
        throw graphRefusals.tooMany(accountId, kind);
      case 'server-error':
        throw graphRefusals.server();
      case 'timeout-before':
        return 'silence';
      case 'expired-token':
        tokens.expire((each) => each === tokens.find(token));
        tokens.open(token);
    }
    // Containers take long by themselves; a post of a Page has none.
    if (kind === 'pages' && isOrdered(text, 'slow')) await wait(SLOW_ANSWER_MS, null, { ref: false });
    const answer = accept();
    const end = faults.after(text);
    if (end === 'server-error-after-accept') throw graphRefusals.server();
    return end === 'timeout-after-accept' ? 'silence' : answer;
  }

  return withFaults;
}

function policyRefusal(kind: Attempt['kind']): GraphRefusal {
  const userMessage =
    'This post goes against our Community Standards on spam. We restrict certain activity to protect our community.';
  return kind !== 'pages'
    ? refuse(4, 2207051, 'Application request limit reached', userMessage)
    : refuse(
        100,
        1346003,
        'The action attempted has been deemed abusive or is otherwise disallowed.',
        userMessage,
      );
}
