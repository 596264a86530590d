import { zonedTime } from '#server/core/time/local-time.ts';
import type { StoreWriteBack } from '#server/platforms/ports/write-back.ts';
import { minorDigits, toMajor } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { ShopifyClient } from './client.ts';
import { activityDeleteDocument, activityUpsertDocument, engagementCreateDocument } from './queries.ts';
import { WireActivityDeleted, WireActivityUpserted, WireEngagementCreated } from './wire.ts';
import { ifAllowed, outcomeOf, removalOf } from './written.ts';

/**
 * External marketing activities (reference/shopify-write-back.md). Shopify wants the three marks of each to be its own, and
 * links of posts name the post in a fourth, which an activity does not have: no visit is counted for it by Shopify itself,
 * and its report shows what we report.
 */
export function createShopifyActivities(
  client: ShopifyClient,
): Pick<StoreWriteBack, 'saveActivity' | 'removeActivity' | 'reportDay'> {
  return {
    saveActivity: (access, { remoteId, title, url, startedAt, endedAt }) => {
      const input = {
        remoteId,
        title: title.slice(0, 255),
        remoteUrl: url,
        tactic: 'POST',
        marketingChannelType: 'SOCIAL',
        status: endedAt === null ? 'ACTIVE' : 'INACTIVE',
        start: startedAt.toISOString(),
        ...(endedAt && { end: endedAt.toISOString() }),
        utm: { campaign: remoteId, source: 'vitrin', medium: 'social' },
      };
      const asked = { document: activityUpsertDocument, variables: { input }, data: WireActivityUpserted };
      return ifAllowed(
        client.ask(access, asked).then(
          ({ data }) =>
            outcomeOf(data.marketingActivityUpsertExternal.userErrors) ?? {
              state: 'written',
              id: remoteId,
            },
        ),
      );
    },

    removeActivity: (access, remoteId) =>
      ifAllowed(
        client
          .ask(access, {
            document: activityDeleteDocument,
            variables: { remoteId },
            data: WireActivityDeleted,
          })
          .then(({ data }) => removalOf(data.marketingActivityDeleteExternal.userErrors)),
      ),

    reportDay: (access, { remoteId, day, identity: { timeZone, currency } }, figures) => {
      const { impressions, likes, comments, shares, clicks, people, orders, sales } = figures;
      const engagement = {
        occurredOn: day,
        // Of its end: on the day on which clocks change, the days after are counted so.
        utcOffset: zonedTime(new Date(Date.parse(day) + DAY_MS), timeZone).offset,
        isCumulative: false,
        impressionsCount: impressions,
        favoritesCount: likes,
        commentsCount: comments,
        sharesCount: shares,
        clicksCount: clicks,
        uniqueClicksCount: people,
        orders: orders === null ? null : String(orders),
        sales:
          sales === null
            ? null
            : { amount: toMajor(sales, currency).toFixed(minorDigits(currency)), currencyCode: currency },
      };
      const asked = {
        document: engagementCreateDocument,
        variables: { remoteId, engagement },
        data: WireEngagementCreated,
        once: true,
      };
      return ifAllowed(
        client
          .ask(access, asked)
          .then(
            ({ data }) =>
              outcomeOf(data.marketingEngagementCreate.userErrors) ?? { state: 'written', id: remoteId },
          ),
      );
    },
  };
}
