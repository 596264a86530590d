import type { AdsPlatform, PlaceName } from '#server/platforms/ports/ads-platform.ts';
import { createGoogleAdsClient, type GoogleAdsOptions } from './client.ts';
import { googleAdsFailures } from './failures.ts';
import {
  ACCOUNT_QUERY,
  ADS_QUERY,
  CAMPAIGNS_QUERY,
  figureQueries,
  placesQuery,
  sharesQuery,
} from './queries.ts';
import { findReached } from './reached-accounts.ts';
import { figureReaders, translateAd, translateCampaign, translateShares } from './translate.ts';
import { WireAccount, WireAd, WireCampaign, WirePlaceName, WireShares } from './wire.ts';

const IDS_AT_ONCE = 500;

/** Reads an account's figures; nothing of it is ever changed. */
export function createGoogleAds(options: GoogleAdsOptions): AdsPlatform {
  const client = createGoogleAdsClient(options);

  return {
    reached: (person) => findReached(client, person),

    async account(access, customerId) {
      for await (const [row] of client.search(access, customerId, ACCOUNT_QUERY, WireAccount)) {
        const { descriptiveName, currencyCode, timeZone, autoTaggingEnabled } = row!.customer;
        return {
          name: descriptiveName || customerId,
          currency: currencyCode,
          timeZone,
          autoTagging: autoTaggingEnabled ?? null,
        };
      }
      throw googleAdsFailures.notEnabled();
    },

    async campaigns(access, customerId) {
      return gather(client.search(access, customerId, CAMPAIGNS_QUERY, WireCampaign), translateCampaign);
    },

    async *figures(access, customerId, subject, window) {
      const { row, translate } = figureReaders[subject];
      for await (const rows of client.search(access, customerId, figureQueries[subject](window), row))
        yield rows.flatMap(translate);
    },

    async *shares(access, customerId, window) {
      for await (const rows of client.search(access, customerId, sharesQuery(window), WireShares))
        yield rows.map(translateShares);
    },

    async ads(access, customerId) {
      return gather(client.search(access, customerId, ADS_QUERY, WireAd), translateAd);
    },

    async placeNames(access, customerId, ids) {
      const names = new Map<string, PlaceName>();
      for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
        const query = placesQuery(ids.slice(at, at + IDS_AT_ONCE));
        for await (const rows of client.search(access, customerId, query, WirePlaceName))
          for (const { geoTargetConstant: place } of rows)
            names.set(place.id, {
              name: place.canonicalName || place.id,
              countryCode: place.countryCode ?? null,
            });
      }
      return names;
    },
  };
}

async function gather<Row, Ours>(
  pages: AsyncGenerator<Row[]>,
  translate: (row: Row) => Ours,
): Promise<Ours[]> {
  const all: Ours[] = [];
  for await (const rows of pages) all.push(...rows.map(translate));
  return all;
}
