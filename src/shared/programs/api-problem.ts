import * as z from 'zod/mini';

/** Codes for programs to branch on, each with what it means. None is ever renamed or used again for another thing. */
export const API_PROBLEMS = {
  unauthorized: { status: 401, means: 'No access token was sent, or it is unknown, expired or revoked.' },
  insufficient_scope: { status: 403, means: 'The access token does not have the scope that `scope` names.' },
  second_factor_required: {
    status: 403,
    means: 'The account asks its members for a second factor, and the owner of the token has none.',
  },
  role_too_small: { status: 403, means: 'The owner of the token may not do this themselves any more.' },
  not_found: { status: 404, means: 'There is no such thing, or the token was not made for its store.' },
  invalid_request: { status: 400, means: '`param` names what is wrong, and `errors` everything that is.' },
  unknown_version: { status: 400, means: 'The header `Vitrin-Version` names no version of the API.' },
  conflict: {
    status: 409,
    means: 'It is not in a state that allows this, or was changed by others. Read it again.',
  },
  precondition_required: { status: 428, means: 'Send `If-Match` with the ETag of the answer that you read.' },
  precondition_failed: { status: 412, means: 'It has changed since you read it. Read it again.' },
  idempotency_key_reused: {
    status: 422,
    means: 'This `Idempotency-Key` was sent before with another request. Each request takes one of its own.',
  },
  idempotency_in_progress: {
    status: 409,
    means:
      'The first request with this `Idempotency-Key` is still being answered. Send it again in a moment.',
  },
  impossible_combination: {
    status: 422,
    means: 'Each part is right, but the metric cannot be split or filtered so. `detail` says why.',
  },
  too_many_requests: { status: 429, means: 'Wait as many seconds as `Retry-After` says.' },
  being_counted: { status: 503, means: 'The figures are being counted. Ask again in a few seconds.' },
  unavailable: { status: 503, means: 'The server or its database is busy. Ask again after `Retry-After`.' },
  internal_error: { status: 500, means: 'A fault of ours, which was logged under `request_id`.' },
} as const satisfies Record<string, { status: number; means: string }>;
export type ApiProblemCode = keyof typeof API_PROBLEMS;

/** `application/problem+json` by RFC 9457. */
export const ApiProblem = z.object({
  /** Where it is explained. */
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** For people; in English. */
  detail: z.string(),
  code: z.enum(Object.keys(API_PROBLEMS) as [ApiProblemCode, ...ApiProblemCode[]]),
  /** The first part of the request that is wrong. */
  param: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ param: z.string(), detail: z.string() }))),
  /** The scope that was missing. */
  scope: z.optional(z.string()),
  request_id: z.string(),
});
export type ApiProblem = z.infer<typeof ApiProblem>;
