import { randomBytes } from 'node:crypto';
import { type Answer, Refusal } from './social/answer.ts';

type Fault = {
  message: string;
  code: number;
  subcode?: number;
  type?: string;
  status?: number;
  userTitle?: string;
  userMessage?: string;
  transient?: boolean;
  headers?: Record<string, string>;
};

/** In the shape of the Graph API: https://developers.facebook.com/docs/graph-api/guides/error-handling */
export class GraphRefusal extends Refusal {
  constructor(fault: Fault) {
    super(fault.message, graphErrorAnswer(fault));
  }
}

export function graphErrorAnswer({ status = 400, headers = {}, ...fault }: Fault): Answer {
  const error = {
    message: fault.message,
    type: fault.type ?? 'OAuthException',
    code: fault.code,
    ...(fault.subcode === undefined ? {} : { error_subcode: fault.subcode }),
    is_transient: fault.transient ?? false,
    ...(fault.userTitle ? { error_user_title: fault.userTitle } : {}),
    ...(fault.userMessage ? { error_user_msg: fault.userMessage } : {}),
    fbtrace_id: `A${randomBytes(10).toString('hex')}`,
  };
  return { status, headers, body: { error } };
}

export const graphRefusals = {
  parameter: (message: string, subcode?: number) =>
    new GraphRefusal({ message: `(#100) ${message}`, code: 100, ...(subcode ? { subcode } : {}) }),
  noToken: () =>
    new GraphRefusal({
      message: 'An active access token must be used to query information about the current user.',
      code: 2500,
    }),
  unknownPath: (path: string) =>
    new GraphRefusal({ message: `Unknown path components: ${path}`, code: 2500 }),
  badToken: () =>
    new GraphRefusal({
      message: 'Invalid OAuth access token - Cannot parse access token',
      code: 190,
      status: 401,
    }),
  permission: (scope: string) =>
    new GraphRefusal({
      message: `(#10) Application does not have permission for this action: ${scope} is missing.`,
      code: 10,
      status: 403,
    }),
  notFound: (id: string) =>
    new GraphRefusal({
      message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
      type: 'GraphMethodException',
      code: 100,
      subcode: 33,
    }),
  /** Minutes until calls are let through again travel in a header. */
  tooMany: (accountId: string, kind: 'instagram' | 'threads' | 'pages') =>
    new GraphRefusal({
      message: '(#4) Application request limit reached',
      code: 4,
      status: 403,
      transient: true,
      headers: {
        'x-business-use-case-usage': JSON.stringify({
          [accountId]: [
            {
              type: kind,
              call_count: 100,
              total_cputime: 25,
              total_time: 25,
              estimated_time_to_regain_access: 1,
            },
          ],
        }),
      },
    }),
  server: () =>
    new GraphRefusal({ message: 'An unknown error has occurred.', code: 1, status: 500, transient: true }),
};
