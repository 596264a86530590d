import type { FastifyBaseLogger } from 'fastify';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { AssetSet } from '#shared/ads/ads-assets.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { AdProduct } from './products-repository.ts';
import { askForAd } from './provider-ad.ts';
import { type WrittenAd, writeAd } from './writer/write-ad.ts';

interface Context {
  store: OwnedStore;
  language: ContentLanguage;
  textModel: TextModel | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const AT_ONCE = 5;
/** What is not worded by then is worded by our own writer: a reader waits. */
const TIME_LIMIT_MS = 25_000;

/** An ad for every product: the provider's where it is right and in time, else our own. */
export async function wordGroups(
  products: AdProduct[],
  { store, language, textModel, log }: Context,
): Promise<{ ads: WrittenAd[]; wording: AssetSet['wording'] }> {
  const ads = products.map(({ facts }) => writeAd(facts, language));
  const until = AbortSignal.timeout(TIME_LIMIT_MS);
  let byProvider = 0;
  let next = 0;
  let helpless = false;

  async function work(model: TextModel) {
    for (let at = next++; at < products.length && !helpless && !until.aborted; at = next++) {
      const { facts } = products[at]!;
      const draft = ads[at]!;
      try {
        const asker = { userId: store.userId, storeId: store.id, signal: until };
        ads[at] = { ...draft, ...(await askForAd(model, { product: facts, language, draft }, asker)) };
        byProvider += 1;
      } catch (error) {
        if (until.aborted) return;
        if (!(error instanceof PlatformFailure)) throw error;
        log.warn({ storeId: store.id, code: error.code }, 'search ad written without the provider');
        // The others would meet the same.
        helpless ||= error.kind !== 'unexpected-reply' && error.code !== 'ai_refused';
      }
    }
  }

  if (textModel) await Promise.all(Array.from({ length: AT_ONCE }, () => work(textModel)));
  return { ads, wording: byProvider > 0 ? 'provider' : 'builtin' };
}
