import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import { pageLanguageOf } from '#server/core/http/page-language.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import { escapeHtml } from '#server/core/http/ready-pages.ts';
import { admitToStore, refusalInStore, serve } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import { PAGE_HEADERS, sendNotHere, sendOneMoment } from '#server/publishing/public-page/notices.ts';
import type { Language } from '#shared/core/languages.ts';
import { ClickSource, SHOP_PAGE_QR, shopPageEndpoints, shopPagePath } from '#shared/publishing/shop-page.ts';
import type { PageContents } from './contents.ts';
import { landingHtml, pageHtml } from './page-html.ts';
import { type PagePictures, WIDTHS, type Width } from './pictures.ts';
import { findListedHandles, isOnPage, type StoreOfPage } from './repository.ts';
import type { ShopPages } from './service.ts';

interface Pages {
  db: Database;
  contents: PageContents;
  pictures: PagePictures;
  publicUrl: string;
}

/** Prices are of now; a proxy may show the last page while we cannot answer. */
const OF_NOW = 'public, max-age=15, stale-if-error=86400';
const OF_A_DAY = 'public, max-age=86400';
const QR_PIXELS = 1_024;

/** For owners. */
export function shopPageRoutes(app: FastifyInstance, shopPages: ShopPages) {
  serve(app, shopPageEndpoints.get, ({ store }) => shopPages.get(store));
  serve(app, shopPageEndpoints.change, ({ store, body }) => shopPages.change(store, body));

  const qrOf = async (request: FastifyRequest) => {
    const { store } = await admitToStore(app.doorkeeper, request, 'see');
    const { address } = await shopPages.get(store);
    return renderSVG(address, { ecc: 'M', border: 4 });
  };
  app.get(SHOP_PAGE_QR.svg, async (request, reply) => reply.type('image/svg+xml').send(await qrOf(request)));
  app.get(SHOP_PAGE_QR.png, async (request, reply) => {
    const svg = Buffer.from(await qrOf(request));
    const { default: sharp } = await import('sharp');
    const png = sharp(svg).resize(QR_PIXELS, QR_PIXELS, { kernel: 'nearest' }).png();
    return reply.type('image/png').send(await png.toBuffer());
  });
}

/** For anybody, without a session, a script or a cookie. */
export function publicShopRoutes(app: FastifyInstance, { db, contents, pictures, publicUrl }: Pages) {
  interface OfShop {
    Params: { handle: string; code?: string; file?: string };
    Querystring: { from?: string };
  }

  app.get<OfShop>('/s/:handle', (request, reply) =>
    answerPage(request, reply, async (language) => {
      const { handle } = request.params;
      const from = ClickSource.safeParse(request.query.from);
      const page = await contents.page(handle.toLowerCase(), from.success ? from.data : 'page');
      if (!page || !(await mayOpen(request, page.store))) return null;
      // Of an earlier name.
      if (page.store.handle !== handle) return { moved: shopPagePath(page.store.handle) + searchOf(request) };
      return { html: pageHtml(page, { language, publicUrl }), store: page.store };
    }),
  );

  app.get<OfShop>('/s/:handle/p/:code', (request, reply) =>
    answerPage(request, reply, async (language) => {
      const { handle, code } = request.params;
      const landing = await contents.landing(handle.toLowerCase(), code!);
      if (!landing || !(await mayOpen(request, landing.store))) return null;
      if (landing.store.handle !== handle)
        return { moved: `${shopPagePath(landing.store.handle)}/p/${code}${searchOf(request)}` };
      return { html: landingHtml(landing, { language, publicUrl }), store: landing.store };
    }),
  );

  app.get<OfShop>('/s/:handle/logo.png', async (request, reply) => {
    const page = await contents.page(request.params.handle, 'page');
    if (!page?.logo || !(await mayOpen(request, page.store))) throw httpProblems.notFound();
    return reply.type('image/png').header('cache-control', cachingOf(page.store)).send(page.logo);
  });

  app.get<OfShop>('/s/:handle/preview.jpg', async (request, reply) => {
    const page = await contents.page(request.params.handle, 'page');
    if (!page || !(await mayOpen(request, page.store))) throw httpProblems.notFound();
    const shown = page.posts.flatMap(({ pictureId }) => pictureId ?? []);
    return sendPicture(reply, page.store, await pictures.preview(shown));
  });

  app.get<OfShop>('/s/:handle/pictures/:file', async (request, reply) => {
    const { handle, file } = request.params;
    const asked = pictureAsked(file!);
    const page = asked && (await contents.page(handle, 'page'));
    if (!page || !(await mayOpen(request, page.store))) throw httpProblems.notFound();
    const isShown = page.posts.some(({ pictureId }) => pictureId === asked.id);
    if (!isShown && !(await isOnPage(db, page.store, asked.id))) throw httpProblems.notFound();
    return sendPicture(reply, page.store, await pictures.picture(asked.id, asked.width));
  });

  app.get('/s/sitemap.xml', async (_request, reply) => {
    const addresses = (await findListedHandles(db)).map(
      (handle) => `<url><loc>${escapeHtml(publicUrl + shopPagePath(handle))}</loc></url>`,
    );
    return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`);
  });

  /** Who is in its account sees a page that is not public yet. */
  async function mayOpen(request: FastifyRequest, store: StoreOfPage): Promise<boolean> {
    if (store.isPublic) return true;
    const user = await app.doorkeeper.userOf(request);
    const found = user && (await app.doorkeeper.storeOf(user, store.id));
    return found !== null && refusalInStore(found.account, 'see') === null;
  }
}

type Found = { html: string; store: StoreOfPage } | { moved: string };

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  find: (language: Language) => Promise<Found | null>,
) {
  const language = pageLanguageOf(request, readerLanguage);
  try {
    const found = await find(language);
    if (!found) return sendNotHere(reply, language);
    if ('moved' in found) return reply.redirect(found.moved, 301);
    return sendHtml(request, reply, found);
  } catch (error) {
    return sendOneMoment(reply, language, error);
  }
}

function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, store }: { html: string; store: StoreOfPage },
) {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
  reply.headers({ ...PAGE_HEADERS, 'cache-control': store.isPublic ? OF_NOW : 'no-store', etag });
  if (!store.inSearch) reply.header('x-robots-tag', 'noindex');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(html);
}

function sendPicture(reply: FastifyReply, store: StoreOfPage, picture: Buffer | null) {
  if (!picture) throw httpProblems.notFound();
  return reply.type('image/jpeg').header('cache-control', cachingOf(store)).send(picture);
}

/** What a proxy kept of a closed page would be everybody's. */
function cachingOf({ isPublic }: StoreOfPage): string {
  return isPublic ? OF_A_DAY : 'no-store';
}

function pictureAsked(file: string): { id: string; width: Width } | null {
  const [, id, asked] = /^([0-9a-f-]{36})-(\d+)\.jpg$/.exec(file) ?? [];
  const width = WIDTHS.find((each) => each === Number(asked));
  return z.uuid().safeParse(id).success && width ? { id: id!, width } : null;
}

function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
