import type { FastifyRequest } from 'fastify';

export const PAGE_LANGUAGES = ['en', 'tr'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** Written by the browser side when a user chooses a language. */
const COOKIE = 'vitrin-language';

/** What the address asks for, else what was chosen, else what the browser likes best. */
export function pageLanguageOf(
  request: FastifyRequest,
  preferred: (acceptLanguage: string | undefined) => PageLanguage,
): PageLanguage {
  const { lang } = request.query as { lang?: unknown };
  const known = (name: unknown) => PAGE_LANGUAGES.find((language) => language === name);
  return known(lang) ?? known(request.cookies[COOKIE]) ?? preferred(request.headers['accept-language']);
}
