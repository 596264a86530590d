import { type Answer, jsonAnswer, Refusal } from '#simulators/meta/social/answer.ts';

/** https://core.telegram.org/bots/api#making-requests */
export function refusal(code: number, description: string, parameters?: { retry_after: number }): Refusal {
  const body = { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) };
  return new Refusal(description, jsonAnswer(body, code));
}

export const succeeded = (result: unknown): Answer => jsonAnswer({ ok: true, result });

export const refusals = {
  unauthorized: () => refusal(401, 'Unauthorized'),
  unknownMethod: () => refusal(404, 'Not Found'),
  chatNotFound: () => refusal(400, 'Bad Request: chat not found'),
  notMember: () => refusal(403, 'Forbidden: bot is not a member of the channel chat'),
  mayNotPost: () => refusal(400, 'Bad Request: need administrator rights in the channel chat'),
  badRequest: (what: string) => refusal(400, `Bad Request: ${what}`),
  tooLarge: () => refusal(413, 'Request Entity Too Large'),
  tooMany: (seconds: number) =>
    refusal(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds }),
  server: () => refusal(500, 'Internal Server Error'),
};
