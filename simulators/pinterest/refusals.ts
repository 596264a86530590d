import { jsonAnswer, Refusal } from '#simulators/meta/social/answer.ts';

function refusal(status: number, code: number, message: string, headers: Record<string, string> = {}) {
  return new Refusal(message, jsonAnswer({ code, message }, status, headers));
}

/** Codes and messages as they stand in the description, where it has them. */
export const refusals = {
  invalid: (why: string) => refusal(400, 1, `Invalid parameters. ${why}`),
  unauthorized: () => refusal(401, 2, 'Authentication failed.'),
  notYours: () => refusal(403, 7, 'Not authorized to access board or Pin.'),
  tooMany: (headers: Record<string, string>) =>
    refusal(429, 8, 'This request exceeded a rate limit.', headers),
  notPermitted: () => refusal(403, 29, 'You are not permitted to access that resource.'),
  noBoard: () => refusal(404, 40, 'Board not found.'),
  noPin: () => refusal(404, 50, 'Pin not found.'),
  noMedia: () => refusal(404, 404, 'Media not found.'),
  notFound: (what: string) => refusal(404, 404, `No operation ${what}.`),
  server: () => refusal(500, 11, 'Internal Server Error'),
};
