import type { FastifyReply } from 'fastify';
import { unavailabilityOf } from '#server/core/db/unavailable.ts';
import type { Language } from '#shared/core/languages.ts';
import { noticeHtml } from './frame.ts';

/** Nothing but its own pictures and its own style; a page of its owner's shows it in a frame. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  vary: 'accept-language, cookie',
};

const RETRY_SECONDS = 3;

export function sendNotHere(reply: FastifyReply, language: Language) {
  return reply
    .code(404)
    .headers({ ...PAGE_HEADERS, 'cache-control': 'no-store' })
    .send(noticeHtml('notHere', language));
}

/** Nothing is lost: the page asks again by itself. @throws what is no absence of the database. */
export function sendOneMoment(reply: FastifyReply, language: Language, error: unknown) {
  if (!unavailabilityOf(error)) throw error;
  return reply
    .code(503)
    .headers({ ...PAGE_HEADERS, 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' })
    .send(noticeHtml('oneMoment', language));
}
