import { existsSync } from 'node:fs';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#shared/core/languages.ts';
import { paths } from '#shared/core/paths.ts';
import { pageLanguageOf } from './page-language.ts';
import { httpProblems } from './problem.ts';
import { escapeHtml, type PageEncoding, type ReadyPage, readReadyPages } from './ready-pages.ts';

/** What search engines may show; by the names under which the build makes these pages ready. */
export const indexedPages = {
  landing: paths.home,
  features: paths.features,
  privacyPolicy: paths.privacyPolicy,
  termsOfService: paths.termsOfService,
};

export interface WebSide {
  /** What the build made of the browser side. */
  folder: string;
  contactEmail: string;
  /** False as soon as the visitor may be signed in. */
  isVisitor: (request: FastifyRequest) => boolean;
  preferredLanguage: (acceptLanguage: string | undefined) => Language;
}

const APPLICATION = 'index.html';
/** Signed in, these addresses show something else. */
const forVisitors: readonly string[] = [paths.home, paths.features];
const knownPaths = new Set<string>(Object.values(paths));

/** Files by their name; addresses of pages get a ready page or the application, every other one a 404. */
export async function serveWeb(app: FastifyInstance, web: WebSide | null, publicUrl: string) {
  const hasWeb = web !== null && existsSync(web.folder);
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
    if (!hasWeb || !isPage) throw httpProblems.notFound();
    if (isPrivate(path)) reply.header('x-robots-tag', 'noindex');
    return sendApplication(reply.code(isKnown(path) ? 200 : 404));
  });
  if (!hasWeb) return;
  await app.register(statics, {
    root: web.folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(reply.request.url, path)),
  });
  servePages(app, web, publicUrl);
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(siteMapOf(publicUrl)));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robotsOf(publicUrl)));
}

function cachingOf(url: string, file: string): string {
  if (isPrivate(url)) return 'no-store';
  // Names of built files hold their content's hash.
  return file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The address alone opens them. */
function isPrivate(path: string) {
  return path.startsWith(`${paths.approve}/`);
}

function isKnown(path: string) {
  return isPrivate(path) || knownPaths.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));
}

function servePages(app: FastifyInstance, web: WebSide, publicUrl: string) {
  const pages = readReadyPages(web.folder, indexedPages, { publicUrl, contactEmail: web.contactEmail });
  for (const [path, inLanguages] of pages) {
    app.get(path, (request, reply) => {
      reply.header('vary', 'accept-encoding, accept-language, cookie');
      const isForThem = !forVisitors.includes(path) || web.isVisitor(request);
      if (!isForThem || comesFromInstall(request)) return sendApplication(reply);
      return sendReady(request, reply, inLanguages[pageLanguageOf(request, web.preferredLanguage)]);
    });
  }
}

/** The landing page then greets visitors by what their address says. */
function comesFromInstall({ query }: FastifyRequest) {
  return Object.keys(query as object).some((name) => name.endsWith('_installed'));
}

function sendApplication(reply: FastifyReply) {
  return reply.header('cache-control', 'no-cache').sendFile(APPLICATION);
}

async function sendReady(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  const etag = `"${page.etag}-${encoding}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag).type('text/html; charset=utf-8');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.bodyAs(encoding));
}

function encodingFor(accepted: string): PageEncoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Every page in each language, named with its other languages. */
function siteMapOf(publicUrl: string): string {
  const entries = Object.values(indexedPages).flatMap((path) => {
    const address = escapeHtml(publicUrl + path);
    const addresses = LANGUAGES.map((language) => ({
      language,
      href: language === 'en' ? address : `${address}?lang=${language}`,
    }));
    const links = [...addresses, { language: 'x-default', href: address }].map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The sign-in page may be fetched: it says itself that it is not to be shown. */
function robotsOf(publicUrl: string): string {
  const open: string[] = [...Object.values(indexedPages), paths.auth];
  const closed = Object.values(paths).filter((path) => !open.includes(path));
  return [
    'User-agent: *',
    'Disallow: /api/',
    // They lead to shops, and their clicks are counted.
    'Disallow: /l/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `Sitemap: ${publicUrl}/s/sitemap.xml`,
    '',
  ].join('\n');
}
