import { SMALL_SHOP } from '#server/testing/small-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type Answer, type Asked, askingEndpoints } from '#shared/analytics/asking.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';

/** An owner whose small shop was read; it is Saturday noon in London, 21 November 2026. */
export async function connectSmallShop(options: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp({ now: '2026-11-21T12:00:00Z', shops: [SMALL_SHOP], ...options });
  const owner = await started.signUp();
  const store = await owner.connectShopify('tea-house');
  const params = { storeId: store.id };
  async function ask(asked: string | Asked, language: Language = 'en'): Promise<Answer> {
    const body = typeof asked === 'string' ? { question: asked } : asked;
    const response = await owner.send('POST', pathOf(askingEndpoints.ask, params), body, {
      'accept-language': language,
    });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  }
  return { ...started, owner, store, params, ask };
}
