import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#simulators/core/time.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import type { MetaState, Token } from './state.ts';

export const SIXTY_DAYS_MS = 60 * DAY_MS;

const PREFIXES = { user: 'EAA', page: 'EAA', instagram: 'IGAA', threads: 'THAA' };

export type Tokens = ReturnType<typeof createTokens>;

/** What opens accounts, and how it ends. */
export function createTokens(state: MetaState, changed: () => void, now: () => number) {
  function issue(
    token: Omit<Token, 'issuedAt' | 'deadBecause' | 'expiresAt'> & { lifeMs: number | null },
  ): string {
    const { lifeMs, ...rest } = token;
    const text = `${PREFIXES[token.kind]}${randomBytes(30).toString('hex')}`;
    const issuedAt = now();
    state.tokens[text] = {
      ...rest,
      issuedAt,
      expiresAt: lifeMs === null ? null : issuedAt + lifeMs,
      deadBecause: null,
    };
    changed();
    return text;
  }

  /** The token, while it is good. */
  function open(text: string): Token {
    const token = state.tokens[text];
    if (!token) throw graphRefusals.badToken();
    const ended = endOf(token);
    if (ended) throw ended;
    return token;
  }

  function endOf(token: Token): GraphRefusal | null {
    if (token.deadBecause === 460)
      return dead('The session has been invalidated because the user changed their password.', 460);
    if (token.deadBecause !== null)
      return dead(
        'Error validating access token: The user has not authorized application.',
        token.deadBecause,
      );
    if (token.expiresAt !== null && token.expiresAt <= now())
      return dead(`Session has expired on ${new Date(token.expiresAt).toUTCString()}.`, 463);
    return null;
  }

  function isGood(text: string): boolean {
    const token = state.tokens[text];
    return token !== undefined && endOf(token) === null;
  }

  function expire(chosen: (token: Token) => boolean): void {
    for (const token of Object.values(state.tokens)) if (chosen(token)) token.expiresAt = now();
    changed();
  }

  function kill(subcode: number, chosen: (token: Token) => boolean = () => true): void {
    for (const token of Object.values(state.tokens)) if (chosen(token)) token.deadBecause ??= subcode;
    changed();
  }

  return { issue, open, isGood, find: (text: string) => state.tokens[text] ?? null, expire, kill };
}

function dead(message: string, subcode: number): GraphRefusal {
  return new GraphRefusal({
    message: `Error validating access token: ${message}`,
    code: 190,
    subcode,
    status: 401,
  });
}
