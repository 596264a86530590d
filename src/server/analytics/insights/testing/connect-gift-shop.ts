import { expect } from 'vitest';
import { giftShop } from '#server/testing/gift-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { askingEndpoints } from '#shared/analytics/asking.ts';
import { type Insight, insightEndpoints } from '#shared/analytics/insights.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';

/** An owner whose gift shop was read. */
export async function connectGiftShop(options: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp({ shops: [giftShop()], ...options });
  const owner = await started.signUp();
  const store = await owner.connectShopify('tea-house');
  const params = { storeId: store.id };
  const inLanguage = (language: Language) => ({ 'accept-language': language });
  return {
    ...started,
    owner,
    store,
    params,
    async generate(language: Language = 'en'): Promise<Insight[]> {
      const path = pathOf(insightEndpoints.generate, params);
      const response = await owner.send('POST', path, undefined, inLanguage(language));
      expect(response.statusCode, response.body).toBe(200);
      return response.json();
    },
    async list(language: Language = 'en'): Promise<Insight[]> {
      const path = pathOf(insightEndpoints.list, params);
      return (await owner.send('GET', path, undefined, inLanguage(language))).json();
    },
    mark: (insightId: string, body: object) =>
      owner.expectOk(owner.call(insightEndpoints.mark, { params: { ...params, insightId }, body })),
    ask: (question: string) =>
      owner.expectOk(owner.call(askingEndpoints.ask, { params, body: { question } })),
  };
}
