import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ExchangeRates } from '#server/analytics/rates/service.ts';
import type { Database } from '#server/core/db/database.ts';
import {
  postDeliveries,
  scheduledPosts,
  socialMediaAnalytics,
  socialMediaCampaigns,
} from '#server/core/db/schema/social-media.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import { PUBLISHED } from '#server/publishing/posts/lifecycle.ts';
import { NETWORK_KEYS, NETWORKS } from '#shared/content/networks/networks.ts';
import type { PostSpending } from '#shared/publishing/schedules.ts';

const CHARGING = NETWORK_KEYS.filter((key) => NETWORKS[key].price !== null);

/** What posts cost: what their owner paid to boost them, and what networks charge for taking them. By post. */
export async function findSpending(
  { db, rates }: { db: Database; rates: Pick<ExchangeRates, 'converterFor'> },
  store: OwnedStore,
  postIds: string[],
): Promise<Map<string, PostSpending>> {
  const [boosts, charged] = await Promise.all([
    findBoosts(db, store.id, postIds),
    findCharged(db, store.id, postIds),
  ]);
  const { dayOf, rateOn } = await dollarRates(rates, store, charged);
  return new Map(
    postIds.map((postId) => {
      const own = charged.filter((each) => each.postId === postId);
      const converted = own.map(({ dollars, publishedAt }) => {
        const rate = rateOn(dayOf(publishedAt));
        return rate === null ? null : dollars * rate;
      });
      return [
        postId,
        {
          boost: boosts.has(postId) ? boosts.get(postId)! : 0,
          network: total(own.map(({ dollars }) => dollars)),
          networkConverted: converted.includes(null) ? null : total(converted as number[]),
        },
      ];
    }),
  );
}

/** As far as it is known. */
export const knownSpending = ({ boost, networkConverted }: PostSpending): number =>
  (boost ?? 0) + (networkConverted ?? 0);

/** As its owner typed it, in major units; null where a post is boosted and nobody said what was spent. */
async function findBoosts(
  db: Database,
  storeId: string,
  postIds: string[],
): Promise<Map<string, number | null>> {
  const rows = await db
    .select({
      postId: socialMediaCampaigns.postId,
      spend: sql`coalesce(sum(${socialMediaAnalytics.spend}), 0)`.mapWith(Number),
    })
    .from(socialMediaCampaigns)
    .leftJoin(socialMediaAnalytics, eq(socialMediaAnalytics.campaignId, socialMediaCampaigns.id))
    .where(and(eq(socialMediaCampaigns.storeId, storeId), inArray(socialMediaCampaigns.postId, postIds)))
    .groupBy(socialMediaCampaigns.id, socialMediaCampaigns.postId);
  const boosts = new Map<string, number | null>();
  for (const { postId, spend } of rows) {
    const before = boosts.get(postId!) ?? 0;
    const isUnsaid = spend === 0 || boosts.get(postId!) === null;
    boosts.set(postId!, isUnsaid ? null : before + spend);
  }
  return boosts;
}

async function findCharged(db: Database, storeId: string, postIds: string[]) {
  const { postId, network, publishedAt, sentText } = postDeliveries;
  const rows = await db
    .select({ postId, network, publishedAt, sentText, withLink: scheduledPosts.withLink })
    .from(postDeliveries)
    .innerJoin(scheduledPosts, eq(scheduledPosts.id, postId))
    .where(
      and(
        eq(postDeliveries.storeId, storeId),
        inArray(postDeliveries.network, CHARGING),
        inArray(postDeliveries.status, PUBLISHED),
        inArray(postId, postIds),
      ),
    );
  return rows.map((row) => {
    const hasAddress = row.sentText === null ? row.withLink : /https?:\/\//.test(row.sentText);
    const { withAddress, without } = NETWORKS[row.network].price!;
    return {
      postId: row.postId,
      publishedAt: row.publishedAt!,
      dollars: (hasAddress ? withAddress : without) / 1000,
    };
  });
}

/** By the rates that the owner gave or imported, where these lead into the store's currency. */
async function dollarRates(
  rates: Pick<ExchangeRates, 'converterFor'>,
  { userId, currency, timeZone }: OwnedStore,
  charged: { publishedAt: Date }[],
) {
  const localHour = localHours(timeZone);
  const dayOf = (moment: Date) => localHour(moment).day;
  if (currency === 'USD') return { dayOf, rateOn: () => 1 };
  const days = charged.map(({ publishedAt }) => dayOf(publishedAt)).sort();
  const converter =
    days.length === 0
      ? null
      : await rates.converterFor(userId, {
          currencies: ['USD'],
          firstDay: days[0]!,
          lastDay: days.at(-1)!,
        });
  const isOurs = converter?.into === currency;
  return { dayOf, rateOn: (day: string) => (isOurs ? converter.ratesOf('USD').rateOn(day) : null) };
}

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
