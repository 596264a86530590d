import { commonFailures, failureOf, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import {
  DUPLICATE_POST,
  PREPARATION_LOST,
  PREPARATION_USED,
} from '#server/platforms/ports/social-network.ts';
import { say, text } from '#shared/core/sentence.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';
import { GraphError } from './graph-error.ts';

export type MetaNetwork = 'instagram' | 'facebook' | 'threads';
const NAMES: Record<MetaNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  threads: 'Threads',
};

export type MetaFailures = ReturnType<typeof metaFailures>;

/** Every way Instagram, Facebook and Threads can refuse or fail us, with the sentence the owner reads. */
export function metaFailures(network: MetaNetwork) {
  const name = NAMES[network];
  const failure = failureOf(network);
  const common = commonFailures(network, name);
  return {
    ...common,
    tokenRefused: (cause?: unknown) =>
      failure(
        'reconnect-needed',
        'token_refused',
        say('{name} no longer accepts our access to this account. Please connect it again.', { name }),
        { cause },
      ),
    permissionMissing: (cause?: unknown) =>
      failure(
        'reconnect-needed',
        'permission_missing',
        say(
          '{name} no longer lets us publish to this account. Please connect it again and allow everything that is asked for.',
          { name },
        ),
        { cause },
      ),
    rateLimited: (retryAfterMs: number, cause?: unknown) =>
      failure(
        'rate-limited',
        'rate_limited',
        say('{name} asks us to slow down. We continue automatically.', { name }),
        {
          retryAfterMs,
          cause,
        },
      ),
    dailyLimit: (cause?: unknown) =>
      failure(
        'rate-limited',
        'daily_limit',
        say('This account has published as much as {name} allows in 24 hours.', { name }),
        { retryAfterMs: HOUR_MS, cause },
      ),
    refused: (reason: string, code = 'post_refused', cause?: unknown) =>
      failure('rejected', code, say('{name} refused this post: {reason}', { name, reason }), { cause }),
    duplicate: (cause?: unknown) =>
      failure(
        'rejected',
        DUPLICATE_POST,
        say('{name} does not take the same post twice in a row. Please change the text.', { name }),
        { cause },
      ),
    accountBlocked: (reason: string, cause?: unknown) =>
      failure(
        'rejected',
        'account_blocked',
        say('{name} does not let this account publish now: {reason}', { name, reason }),
        {
          cause,
        },
      ),
    preparationLost: (cause?: unknown) =>
      failure(
        'unavailable',
        PREPARATION_LOST,
        say('What was prepared for this post no longer exists at {name}. We are preparing it again.', {
          name,
        }),
        { cause },
      ),
    preparationUsed: (cause?: unknown) =>
      failure(
        'unavailable',
        PREPARATION_USED,
        say('What was prepared for this post no longer exists at {name}. We are preparing it again.', {
          name,
        }),
        { cause },
      ),
    notReady: (cause?: unknown) =>
      failure('unavailable', 'not_ready', say('{name} still works on the picture or reel.', { name }), {
        retryAfterMs: 30_000,
        cause,
      }),
    scopeMissing: (scopes: string[]) =>
      failure(
        'rejected',
        'scope_missing',
        say(
          'Publishing needs the permission {scopes}, which was left out. Please connect again and leave it on.',
          { scopes: scopes.join(', ') },
        ),
      ),
    consentRefused: (reason: string, cause?: unknown) =>
      failure(
        'rejected',
        'consent_refused',
        say('{name} did not accept the sign-in: {reason}', { name, reason }),
        { cause },
      ),
    noPages: () =>
      failure(
        'rejected',
        'no_accounts',
        text('No Facebook Page was chosen on which you may create content. Please choose at least one.'),
      ),
    personalAccount: () =>
      failure(
        'rejected',
        'account_personal',
        text(
          'Instagram lets us publish to professional accounts only. Please switch yours to a business or creator account.',
        ),
      ),
  };
}

export const DEFAULT_PAUSE_MS = 5 * MINUTE_MS;

/** What an answer means; unsure where the post may have been made all the same. */
interface Verdict {
  failure: PlatformFailure;
  sure: boolean;
}

const FAILED_WORK = new Set([2207003, 2207020, 2207032, 2207053, 2207082]);
const OF_CONTENT = new Set([
  2207004, 2207005, 2207006, 2207009, 2207010, 2207023, 2207026, 2207028, 2207040, 2207052, 2207057, 2207077,
  2207085, 1346003, 1366046, 1404102, 1404112, 1609005, 1609008,
]);
const OF_ACCOUNT = new Set([2207050, 2207051, 1404078, 4854002]);
const TOO_FAST = new Set([4, 17, 32, 341, 613, 80001, 80002]);
const TOKEN_DEAD = new Set([102, 190]);
const CONTENT_CODES = new Set([24, 100, 324, 352, 9004, 36000, 36001, 36003, 36004]);

/** The tables of reference/social.md 2.7 and 3.5, the narrower code first; null where they know nothing of it. */
export function verdictOf(failures: MetaFailures, error: GraphError): Verdict | null {
  const { code, subcode, reason } = error;
  const sure = (failure: PlatformFailure) => ({ failure, sure: true });
  if (subcode !== null) {
    if (subcode === 2207008 || subcode === 4279009) return sure(failures.preparationLost(error));
    if (subcode === 2207027) return sure(failures.notReady(error));
    if (subcode === 2207042) return sure(failures.dailyLimit(error));
    if (subcode === 1390008) return sure(failures.rateLimited(error.regainMs ?? DEFAULT_PAUSE_MS, error));
    if (subcode === 1366051) return sure(failures.duplicate(error));
    if (OF_ACCOUNT.has(subcode)) return sure(failures.accountBlocked(reason, error));
    if (OF_CONTENT.has(subcode)) return sure(failures.refused(reason, 'post_refused', error));
    if (FAILED_WORK.has(subcode)) return sure(failures.unavailable(error));
    if ([2207001, 1363047, 1609010].includes(subcode))
      return { failure: failures.unavailable(error, error.regainMs ?? undefined), sure: false };
  }
  if (TOKEN_DEAD.has(code)) return sure(failures.tokenRefused(error));
  if (code === 3 || code === 10 || (code >= 200 && code <= 299))
    return sure(failures.permissionMissing(error));
  if (isTooFast(code)) return sure(failures.rateLimited(error.regainMs ?? DEFAULT_PAUSE_MS, error));
  if (code === 506) return sure(failures.duplicate(error));
  if (code === 368) return sure(failures.accountBlocked(reason, error));
  if (CONTENT_CODES.has(code)) return sure(failures.refused(reason, 'post_refused', error));
  return code === 1 || code === 2 || code === -1 || error.isTransient
    ? { failure: failures.unavailable(error, error.regainMs ?? undefined), sure: false }
    : null;
}

export function isTooFast(code: number): boolean {
  return TOO_FAST.has(code);
}

/** A field or metric that this account, version or kind of thing does not have. */
export function isUnknownField(error: unknown): boolean {
  return error instanceof PlatformFailure && error.cause instanceof GraphError && error.cause.code === 100;
}

export function isPreparationLost(error: unknown): boolean {
  return error instanceof PlatformFailure && error.code === PREPARATION_LOST;
}

/** An access token that has ended, whatever it was used for. */
export function isDeadToken(error: unknown): boolean {
  if (!(error instanceof PlatformFailure && error.cause instanceof GraphError)) return false;
  return TOKEN_DEAD.has(error.cause.code);
}
