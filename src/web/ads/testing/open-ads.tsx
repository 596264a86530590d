import { screen, within } from '@testing-library/react';
import { type AdsResult, adsEndpoints } from '#shared/ads/ads.ts';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { AdsPage } from '#web/ads/page/ads-page.tsx';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply } from '#web/testing/replies.ts';
import { exampleAccount } from './example-account.ts';
import { exampleAds } from './example-ads.ts';

/** Everything the page asks for. What a test puts before it is answered instead. */
export function adsReplies(
  result: AdsResult = exampleAds(),
  stores: Store[] = [exampleStore()],
): PreparedReply[] {
  return [
    answer(storeEndpoints.list, stores),
    answer(adsEndpoints.read, result),
    answer(adsEndpoints.analyze, result),
    answer(adsEndpoints.settings, { success: true }),
    answer(adsAccountEndpoints.read, exampleAccount()),
  ];
}

/** Where the advice is read, with its timeframe. */
export const ADVICE = /^\/api\/ads-optimization\/[^/]+\/\d+d\//;

/** The page, with what a test does there. */
export function openAds(
  replies: readonly PreparedReply[] = [],
  {
    result,
    tab,
    search = tab ? `?tab=${tab}` : '',
  }: { result?: AdsResult; tab?: string; search?: string } = {},
) {
  const view = openPart(<AdsPage />, [...replies, ...adsReplies(result)], `/ads-optimization${search}`);
  return {
    ...view,
    reads: () =>
      view.calls.filter(({ method, path }) => method === 'GET' && ADVICE.test(path)).map(({ path }) => path),
    posts: (ending: string) =>
      view.calls
        .filter(({ method, path }) => method === 'POST' && path.endsWith(ending))
        .map(({ body }) => body),
  };
}

/** What stands on the card of this name. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));
