import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#shared/core/languages.ts';

/** Written by the browser side when a user chooses a language. */
const COOKIE = 'vitrin-language';

/** What the address asks for, else what was chosen, else what the browser likes best. */
export function pageLanguageOf(
  request: FastifyRequest,
  preferred: (acceptLanguage: string | undefined) => Language,
): Language {
  const { lang } = request.query as { lang?: unknown };
  const chosen = [lang, request.cookies[COOKIE]].find(isLanguage);
  return chosen ?? preferred(request.headers['accept-language']);
}
