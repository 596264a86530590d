import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pictureFile } from '#simulators/shopify/demo/catalogue-shop.ts';
import { type Answer, htmlAnswer, Refusal, redirectAnswer, refusals } from './http/answer.ts';
import { readCookie, readForm, readJsonBody, sendAnswer, sendPicture } from './http/http-exchange.ts';
import type { createOauth } from './oauth.ts';
import type { createOnlineShop } from './online-shop.ts';
import { installPage, type ShopChoice } from './pages.ts';
import { LOGO_FILE } from './product-pages.ts';

export type ApiRequest = {
  method: string;
  /** Below /v1. */
  path: string;
  query: URLSearchParams;
  token: string;
  readBody(): Promise<Record<string, unknown>>;
};

type Surface = {
  appUrl: string;
  shops: readonly ShopChoice[];
  oauth: ReturnType<typeof createOauth>;
  answerApi(request: ApiRequest): Promise<Answer | 'reset'>;
  onlineShop: ReturnType<typeof createOnlineShop>;
  showStorefront(shop: string): Promise<Answer>;
  showLogo(shop: string): Promise<Answer>;
  showDesk(shop: string): Promise<Answer>;
  actAtDesk(shop: string, action: string): Promise<Answer>;
  note(request: { method: string; path: string; query: string; status: number | null }): void;
};

const CHOSEN_SHOP = 'shopier_shop';

/** Every address of the simulator. The real service spreads them over several hosts. */
export function createHttpSurface(surface: Surface) {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const picture = /^\/cdn\/([\w.-]+)$/.exec(url.pathname)?.[1];
    if (picture !== undefined && (await sendPicture(pictureFile(picture), response))) return;
    const found = await route(request, url).catch(answerOf);
    const status = found === 'reset' ? null : found.status;
    surface.note({ method, path: url.pathname, query: url.search, status });
    if (found === 'reset') response.socket?.resetAndDestroy();
    else sendAnswer(found, response);
  }

  async function route(request: IncomingMessage, url: URL): Promise<Answer | 'reset'> {
    const { oauth } = surface;
    const [, area, part, action] = url.pathname.split('/');
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /v1/oauth2/authorize':
        return oauth.showConsent(url.searchParams, readCookie(request, CHOSEN_SHOP));
      case 'POST /v1/oauth2/authorize':
        return oauth.decide(await readForm(request));
      case 'POST /v1/oauth2/token':
        return oauth.exchange(await readForm(request));
      case 'POST /v1/oauth2/revoke':
        return oauth.revoke(await readForm(request));
      case 'GET /apps/vitrin':
        return htmlAnswer(200, installPage(surface.shops));
      case 'POST /apps/vitrin':
        return leaveForInstall(await readForm(request));
    }
    if (area === 'v1') return answerApiRequest(request, url);
    if (area !== 'desk') {
      const visited = await answerVisitor(request, url);
      if (visited) return visited;
    }
    // www.shopier.com/{shop}
    if (area && request.method === 'GET' && part === undefined) return surface.showStorefront(area);
    if (area && request.method === 'GET' && part === LOGO_FILE) return surface.showLogo(area);
    if (area !== 'desk' || part === undefined) throw refusals.notFound();
    if (request.method === 'POST' && action !== undefined) return surface.actAtDesk(part, action);
    return surface.showDesk(part);
  }

  /** Null for what is neither a product nor an order that was placed. */
  async function answerVisitor(request: IncomingMessage, url: URL): Promise<Answer | null> {
    const { onlineShop } = surface;
    const { pathname: path, searchParams: query } = url;
    const [product, shop = null, id = ''] = /^(?:\/([^/]+))?\/(\d+)$/.exec(path) ?? [];
    if (product && request.method === 'GET') return onlineShop.showProduct({ shop, id, path }, query);
    if (product && request.method === 'POST')
      return onlineShop.buyProduct({ shop, id, path }, await readForm(request));
    const [order, seller = '', orderId = ''] = /^\/([^/]+)\/thanks\/(\d+)$/.exec(path) ?? [];
    if (order && request.method === 'GET') return onlineShop.showThanks(seller, orderId, path);
    return null;
  }

  /** The consent page that follows has this shop chosen already. */
  function leaveForInstall(form: URLSearchParams): Answer {
    const shop = surface.shops.find(({ name }) => name === form.get('shop'));
    if (!shop) throw refusals.badRequest('Choose a shop.');
    const cookie = `${CHOSEN_SHOP}=${shop.name}; Path=/v1/oauth2/authorize; HttpOnly; SameSite=Lax`;
    return redirectAnswer(new URL('/api/install/shopier', surface.appUrl).href, { 'set-cookie': cookie });
  }

  function answerApiRequest(request: IncomingMessage, url: URL): Promise<Answer | 'reset'> {
    return surface.answerApi({
      method: request.method ?? '',
      path: url.pathname.slice('/v1'.length),
      query: url.searchParams,
      token: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
      readBody: () => readJsonBody(request),
    });
  }

  return server;
}

function answerOf(cause: unknown): Answer {
  if (cause instanceof Refusal) return cause.answer;
  const message = `The simulator failed: ${(cause as Error).stack}`;
  return { status: 500, body: { status: 500, error: 'internal_server_error', message } };
}
