import { STATUS_CODES } from 'node:http';
import type { Problem } from '#server/core/http/problem.ts';
import type { Scope } from '#shared/accounts/access-tokens.ts';
import { inEnglish, type Sentence } from '#shared/core/sentence.ts';
import { API_PROBLEMS, type ApiProblem, type ApiProblemCode } from '#shared/programs/api-problem.ts';

/** What only programs meet. They are answered in English. */
export class ApiFault extends Error {
  readonly code: ApiProblemCode;
  readonly extra: Pick<ApiProblem, 'param' | 'scope'>;

  constructor(code: ApiProblemCode, detail: string, extra: Pick<ApiProblem, 'param' | 'scope'> = {}) {
    super(detail);
    this.name = 'ApiFault';
    this.code = code;
    this.extra = extra;
  }
}

export const apiProblems = {
  unauthorized: () =>
    new ApiFault(
      'unauthorized',
      'Please send an access token that is still valid, as “Authorization: Bearer vtr_pat_…”.',
    ),
  insufficientScope: (scope: Scope) =>
    new ApiFault('insufficient_scope', `This needs an access token with the scope ${scope}.`, { scope }),
  unknownVersion: (known: readonly string[]) =>
    new ApiFault('unknown_version', `Vitrin-Version can be ${known.join(', ')}.`, {
      param: 'Vitrin-Version',
    }),
  impossibleCombination: (why: string) => new ApiFault('impossible_combination', why),
  preconditionRequired: () =>
    new ApiFault('precondition_required', 'Please send If-Match with the ETag of what you read.', {
      param: 'If-Match',
    }),
  preconditionFailed: () =>
    new ApiFault('precondition_failed', 'It has changed since you read it. Please read it again.', {
      param: 'If-Match',
    }),
  keyReused: () =>
    new ApiFault('idempotency_key_reused', 'This Idempotency-Key was sent with another request before.', {
      param: 'Idempotency-Key',
    }),
  keyInProgress: () =>
    new ApiFault(
      'idempotency_in_progress',
      'The first request with this Idempotency-Key is still being answered.',
      { param: 'Idempotency-Key' },
    ),
  invalidKey: () =>
    new ApiFault('invalid_request', 'Idempotency-Key takes up to 255 printable characters.', {
      param: 'Idempotency-Key',
    }),
  conflict: (why: string) => new ApiFault('conflict', why),
  unknownCursor: () =>
    new ApiFault('invalid_request', 'No page begins there. Please begin with the first.', { param: 'after' }),
  unknownFields: (names: string[]) =>
    new ApiFault('invalid_request', `There is no field ${names.join(', ')}.`, { param: 'fields' }),
};

/** By the status, where the rest of Vitrin has a code of its own for what happened. */
const OTHERS: Record<number, ApiProblemCode> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'role_too_small',
  404: 'not_found',
  409: 'conflict',
  413: 'invalid_request',
  415: 'invalid_request',
  429: 'too_many_requests',
  503: 'unavailable',
  507: 'unavailable',
};

export function apiProblemOf(
  met: Problem | ApiFault,
  { publicUrl, requestId }: { publicUrl: string; requestId: string },
): ApiProblem {
  const { code, status, ...rest } = met instanceof ApiFault ? ofFault(met) : ofProblem(met);
  return {
    type: `${publicUrl}/api/v1/reference#${code}`,
    title: STATUS_CODES[status]!,
    status,
    code,
    ...rest,
    request_id: requestId,
  };
}

type Said = Omit<ApiProblem, 'type' | 'title' | 'request_id'>;

function ofFault({ code, message, extra }: ApiFault): Said {
  return { code, status: API_PROBLEMS[code].status, detail: message, ...extra };
}

function ofProblem({ status, error, sentence, details }: Problem): Said {
  const errors = Object.entries((details.fields ?? {}) as Record<string, Sentence>).map(([param, said]) => ({
    param,
    detail: inEnglish(said),
  }));
  return {
    code: isApiCode(error) ? error : (OTHERS[status] ?? 'internal_error'),
    status,
    detail: inEnglish(sentence),
    ...(errors.length > 0 && { param: errors[0]!.param, errors }),
  };
}

function isApiCode(code: string): code is ApiProblemCode {
  return code in API_PROBLEMS;
}
