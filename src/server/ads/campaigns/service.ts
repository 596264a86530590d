import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay, localHours } from '#server/core/time/local-hours.ts';
import { ascribeOrders } from '#server/publishing/results/ascribed-orders.ts';
import { sumNetSales } from '#server/publishing/results/repository.ts';
import {
  type AdsCampaign,
  type BoostablePost,
  type CampaignChange,
  CHECKLIST,
  type NewCampaign,
  TargetAudience,
} from '#shared/ads/ads-campaigns.ts';
import { toMajor } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { AdResults } from './ad-rates.ts';
import { boostable as boostableOf, boostedPost } from './boostable.ts';
import { markPosts } from './mark-posts.ts';
import {
  findPosts,
  findSentPosts,
  findSentSince,
  type PostRecord,
  type SentPost,
} from './posts-repository.ts';
import { campaignProblems } from './problems.ts';
import {
  type CampaignRecord,
  countCampaigns,
  deleteCampaign,
  findCampaigns,
  findResults,
  holdCampaign,
  insertCampaign,
  isNothing,
  saveResults,
  updateCampaign,
} from './repository.ts';

const MOST_CAMPAIGNS = 200;
const BOOSTABLE_MS = 90 * DAY_MS;

/** Boosted posts as records with a checklist. Nothing is sent to a network, and nothing is spent. */
export function createAdsCampaigns({ db, now }: { db: Database; now: () => Date }) {
  async function list(store: OwnedStore): Promise<AdsCampaign[]> {
    return shown(store, await findCampaigns(db, store.id, MOST_CAMPAIGNS));
  }

  async function create(store: OwnedStore, plan: NewCampaign): Promise<AdsCampaign> {
    const values = planValues(plan, store.timeZone);
    if ((await countCampaigns(db, store.id)) >= MOST_CAMPAIGNS)
      throw campaignProblems.tooMany(MOST_CAMPAIGNS);
    await admitPost(store, plan);
    const times = { createdAt: now(), updatedAt: now() };
    const campaign = await db.transaction(async (tx) => {
      const inserted = await insertCampaign(tx, { storeId: store.id, ...values, ...times });
      await markPosts(tx, [inserted]);
      return inserted;
    });
    return shownOne(store, campaign);
  }

  async function change(
    store: OwnedStore,
    campaignId: string,
    changed: CampaignChange,
  ): Promise<AdsCampaign> {
    const { plan, status, checklist, results } = changed;
    const campaign = await db.transaction(async (tx) => {
      const kept = await holdCampaign(tx, store.id, campaignId);
      if (!kept) throw campaignProblems.notFound();
      if (plan && isElsewhere(plan, kept)) await admitPost(store, plan, tx);
      if (results) await saveResults(tx, kept, results, today(store));
      const updated = await updateCampaign(tx, kept, {
        ...(plan && planValues(plan, store.timeZone)),
        ...(status && { status }),
        checklist: checklistOf(checklist ?? kept.checklist, results),
        updatedAt: now(),
      });
      if (plan) await markPosts(tx, [kept, updated]);
      return updated;
    });
    return shownOne(store, campaign);
  }

  async function remove(store: OwnedStore, campaignId: string) {
    return db.transaction(async (tx) => {
      const gone = await deleteCampaign(tx, store.id, campaignId);
      if (!gone) throw campaignProblems.notFound();
      await markPosts(tx, [gone]);
      return gone;
    });
  }

  async function boostable(store: OwnedStore): Promise<BoostablePost[]> {
    const since = new Date(now().getTime() - BOOSTABLE_MS);
    return boostableOf(await findSentSince(db, store.id, since));
  }

  async function admitPost({ id }: OwnedStore, { postId, platform }: NewCampaign, tx: Database = db) {
    if (postId === null) return;
    const [post] = await findPosts(tx, id, [postId]);
    if (!post) throw campaignProblems.postGone();
    const sent = await findSentPosts(tx, id, [postId]);
    if (!sent.some(({ network }) => network === platform)) throw campaignProblems.notSentThere(platform);
  }

  async function shown(store: OwnedStore, campaigns: CampaignRecord[]): Promise<AdsCampaign[]> {
    const postIds = [...new Set(campaigns.flatMap(({ postId }) => postId ?? []))];
    const ids = campaigns.map(({ id }) => id);
    const [posts, sent, results] = await Promise.all([
      findPosts(db, store.id, postIds),
      findSentPosts(db, store.id, postIds),
      findResults(db, store.id, ids),
    ]);
    const sales = await salesOf(store, posts);
    return campaigns.map((campaign) => {
      const network = campaign.platform;
      return publicCampaign(campaign, {
        currency: store.currency,
        post: posts.find(({ id }) => id === campaign.postId),
        sent: sent.find((each) => each.post.id === campaign.postId && each.network === network),
        results: results.get(campaign.id),
        sales: sales.get(campaign.postId ?? ''),
      });
    });
  }

  async function shownOne(store: OwnedStore, campaign: CampaignRecord): Promise<AdsCampaign> {
    const [one] = await shown(store, [campaign]);
    return one!;
  }

  /** By post, of those whose buyers the platform says to have come by its link. */
  async function salesOf(store: OwnedStore, posts: PostRecord[]) {
    const { id, currency } = store;
    const asked = posts.map(({ id: postId, withLink }) => ({
      postId,
      withLink,
      productId: null,
      isPublished: true,
      areClicksKnown: false,
    }));
    const ascribed = await ascribeOrders(db, store, { posts: asked, now: now() });
    const linked = [...ascribed].flatMap(([postId, orders]) =>
      orders.certainty === 'linked' ? { postId, orderIds: orders.last } : [],
    );
    const net = await sumNetSales(
      db,
      id,
      linked.flatMap(({ orderIds }) => orderIds),
    );
    return new Map(
      linked.map(({ postId, orderIds }) => {
        const sum = orderIds.reduce((total, orderId) => total + (net.get(orderId) ?? 0), 0);
        return [postId, { linkedOrders: orderIds.length, linkedNetSales: toMajor(sum, currency) }];
      }),
    );
  }

  function today({ timeZone }: OwnedStore): string {
    return localHours(timeZone)(now()).day;
  }

  return { list, create, change, remove, boostable };
}
export type AdsCampaigns = ReturnType<typeof createAdsCampaigns>;

/** What was chosen before may stay, though its account is gone. */
function isElsewhere({ postId, platform }: NewCampaign, kept: CampaignRecord): boolean {
  return postId !== kept.postId || platform !== kept.platform;
}

/** In the order it is done; typing results is the last step of it. */
function checklistOf(done: readonly string[], results: CampaignChange['results']): string[] {
  const isDone = (step: string) =>
    step === 'results' && results ? !isNothing(results) : done.includes(step);
  return CHECKLIST.filter(isDone);
}

/** A plan as it is saved: amounts as decimal texts, days as their first and last instant. */
function planValues({ budget, dailyBudget, startDay, endDay, ...plan }: NewCampaign, timeZone: string) {
  return {
    ...plan,
    budget: String(budget),
    dailyBudget: dailyBudget === null ? null : String(dailyBudget),
    startDate: dayOf('startDay', startDay, timeZone).from,
    endDate: endDay === null ? null : new Date(dayOf('endDay', endDay, timeZone).to.getTime() - 1),
  };
}

function dayOf(field: string, day: string, timeZone: string) {
  try {
    return localDay(day, timeZone);
  } catch {
    throw campaignProblems.notADay(field);
  }
}

interface Around {
  currency: string;
  post: PostRecord | undefined;
  sent: SentPost | undefined;
  results: AdResults | undefined;
  sales: { linkedOrders: number; linkedNetSales: number } | undefined;
}

/** What the browser may know of a plan. */
function publicCampaign(
  campaign: CampaignRecord,
  { currency, post, sent, results, sales }: Around,
): AdsCampaign {
  const { id, name, budget, dailyBudget, checklist } = campaign;
  return {
    id,
    name,
    currency,
    platform: campaign.platform,
    status: campaign.status,
    objective: campaign.objective,
    budget: Number(budget),
    dailyBudget: dailyBudget === null ? null : Number(dailyBudget),
    targetAudience: TargetAudience.parse(campaign.targetAudience ?? {}),
    startDate: campaign.startDate.toISOString(),
    endDate: campaign.endDate?.toISOString() ?? null,
    post: post ? boostedPost(post, sent) : null,
    checklist: CHECKLIST.map((step) => ({ step, done: checklist.includes(step) })),
    results: {
      spend: results?.spend ?? null,
      impressions: results?.impressions ?? null,
      clicks: results?.clicks ?? null,
      linkedOrders: sales?.linkedOrders ?? null,
      linkedNetSales: sales?.linkedNetSales ?? null,
    },
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
  };
}
