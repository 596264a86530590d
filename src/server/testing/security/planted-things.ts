import { eq } from 'drizzle-orm';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { NO_READING } from '#server/analytics/asking/reading.ts';
import { OWN_PICTURE } from '#server/content/media-files/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import { accessTokens } from '#server/core/db/schema/access-tokens.ts';
import { dataExports } from '#server/core/db/schema/account-life.ts';
import { adsAssetSets, adsReports } from '#server/core/db/schema/ads.ts';
import { approvalLinks, postComments } from '#server/core/db/schema/approvals.ts';
import { products, productVariants } from '#server/core/db/schema/commerce.ts';
import { postingExperiments } from '#server/core/db/schema/experiments.ts';
import { invitations, members } from '#server/core/db/schema/members.ts';
import { rateLists } from '#server/core/db/schema/rates.ts';
import { passkeys } from '#server/core/db/schema/sign-in.ts';
import {
  contentGenerations,
  contentTemplates,
  scheduledPosts,
  socialAccounts,
  socialMediaCampaigns,
  socialMediaPosts,
  socialMediaSchedules,
} from '#server/core/db/schema/social-media.ts';
import { aiInsights, connectedStores, savedCards } from '#server/core/db/schema/stores.ts';
import { generatedContent, sessions, users } from '#server/core/db/schema/users.ts';
import { privacyRequests } from '#server/core/db/schema/webhooks.ts';
import { hashOfToken } from '#server/publishing/approvals/opened-link.ts';
import { TEST_SECRET } from '#server/testing/start-app.ts';
import type { Reading } from '#shared/analytics/asking.ts';
import { text } from '#shared/core/sentence.ts';

/**
 * One of everything that an address can name, each with `word` wherever it has words.
 * @returns their ids by the name that contracts give them.
 */
export async function plantThings(db: Database, storeId: string, word: string) {
  const [store] = await db.select().from(connectedStores).where(eq(connectedStores.id, storeId));
  const { userId } = store!;
  const now = new Date('2026-11-21T12:00:00Z');
  const postId = crypto.randomUUID();
  const externalId = crypto.randomUUID();
  const ofStore = { storeId, name: word, platform: 'instagram' as const };
  await db.update(users).set({ firstName: word, lastName: word }).where(eq(users.id, userId));
  // Platforms number the products of each shop alike.
  const productId = `product-${word}`;
  const named = { storeId, title: word };
  await db
    .insert(products)
    .values({ ...named, id: productId, handle: word, status: 'active', updatedAt: now });
  await db.insert(productVariants).values({ ...named, productId, id: productId, price: 1000 });
  const accessTokenId = crypto.randomUUID();
  await db.insert(accessTokens).values({
    id: accessTokenId,
    accountId: userId,
    userId,
    name: word,
    ending: 'abcd',
    hash: hashOfToken(`a-program-of-${storeId}`),
    scopes: ['metrics:read'],
    storeIds: [storeId],
    apiVersion: '2026-12-01',
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    warnsAt: new Date('2026-12-25T00:00:00Z'),
  });
  await db.insert(scheduledPosts).values({
    id: postId,
    storeId,
    platform: 'instagram',
    contentType: 'product',
    caption: word,
    hashtags: '',
    scheduledFor: new Date('2026-11-24T09:00:00Z'),
  });
  // Both kinds of posts are called `postId`.
  await db.insert(socialMediaPosts).values({ id: postId, storeId, platform: 'instagram', caption: word });
  const [account] = await db
    .insert(socialAccounts)
    .values({
      storeId,
      network: 'facebook',
      externalId,
      name: word,
      via: 'facebook_login',
      status: 'reconnect',
      accessToken: createSecrets(TEST_SECRET).seal(word, `${storeId} facebook ${externalId}`),
    })
    .returning();
  const token = `a-token-of-${storeId}`;
  const [link] = await db
    .insert(approvalLinks)
    .values({
      storeId,
      hash: hashOfToken(token),
      label: word,
      firstDay: '2026-11-23',
      lastDay: '2026-11-29',
      expiresAt: new Date('2026-12-24T12:00:00Z'),
    })
    .returning();
  await db.insert(postComments).values({
    id: crypto.randomUUID(),
    storeId,
    postId,
    kind: 'comment',
    text: word,
    authorName: word,
    isShared: false,
    edition: '',
  });
  const [schedule] = await db
    .insert(socialMediaSchedules)
    .values({ ...ofStore, frequency: 'daily', postTimes: [], contentTypes: ['product'], isActive: false })
    .returning();
  const [template] = await db
    .insert(contentTemplates)
    .values({ ...ofStore, captionTemplate: word, category: 'product' })
    .returning();
  const [campaign] = await db
    .insert(socialMediaCampaigns)
    .values({
      ...ofStore,
      budget: '10',
      dailyBudget: '5',
      startDate: now,
      endDate: now,
      objective: 'traffic',
    })
    .returning();
  const [report] = await db
    .insert(adsReports)
    .values({ storeId, kind: 'auction_insights', name: word, rows: [], rowCount: 0, skipped: 0 })
    .returning();
  const [set] = await db
    .insert(adsAssetSets)
    .values({ storeId, name: word, language: 'en', groups: [], negatives: [], wording: 'builtin' })
    .returning();
  const [generation] = await db
    .insert(contentGenerations)
    .values({
      userId,
      storeId,
      request: {},
      status: 'failed',
      spent: [],
      problem: text(word),
      finishedAt: now,
    })
    .returning();
  const [media] = await db
    .insert(generatedContent)
    .values({ userId, contentType: 'image', fileName: `${word}.jpg`, mimeType: 'image/jpeg', ...noFile })
    .returning();
  const [picture] = await db
    .insert(generatedContent)
    .values({
      userId,
      contentType: OWN_PICTURE,
      fileName: `${word}.jpg`,
      mimeType: 'image/jpeg',
      metadata: { storeId, name: word, width: 1, height: 1 },
      ...noFile,
    })
    .returning();
  const [dataExport] = await db
    .insert(dataExports)
    .values({
      userId,
      accountId: userId,
      language: 'en',
      status: 'ready',
      createdAt: now,
      finishedAt: now,
      ...noFile,
    })
    .returning();
  const [request] = await db
    .insert(privacyRequests)
    .values({
      userId,
      platform: 'shopify',
      shopId: '1',
      requestKey: crypto.randomUUID(),
      receivedAt: now,
      kind: 'customers/data_request',
      completedAt: now,
      outcome: { storeName: word, counts: { customers: 1, orders: 1, checkouts: 0 }, held: { word } },
    })
    .returning();
  const [card] = await db
    .insert(savedCards)
    .values({ storeId, reading: { ...PLAIN_READING, product: word }, position: 1 })
    .returning();
  const [list] = await db
    .insert(rateLists)
    .values({
      userId,
      name: word,
      base: 'EUR',
      currencies: ['USD'],
      firstDay: '2026-11-20',
      lastDay: '2026-11-20',
      days: 1,
      importedAt: now,
    })
    .returning();
  const [experiment] = await db
    .insert(postingExperiments)
    .values({
      storeId,
      startsOn: '2026-10-05',
      weeks: [
        { day: '2026-10-05', withPosts: true },
        { day: '2026-10-12', withPosts: false },
      ],
      rule: { effect: 15, spread: 0.1, power: 0.8, seed: 1 },
      endedAt: now,
      endReason: 'stopped',
    })
    .returning();
  const [passkey] = await db
    .insert(passkeys)
    .values({
      userId,
      credentialId: crypto.randomUUID(),
      publicKey: '',
      counter: 0,
      transports: [],
      name: word,
      backedUp: false,
    })
    .returning();
  const [member] = await db
    .insert(users)
    .values({ email: `${word}@members.example`, firstName: word })
    .returning();
  await db.insert(members).values({ accountId: userId, userId: member!.id, role: 'viewer', storeIds: null });
  const [invitation] = await db
    .insert(invitations)
    .values({
      accountId: userId,
      email: `${word}@invited.example`,
      role: 'viewer',
      hash: crypto.randomUUID(),
      expiresAt: new Date('2026-12-21T12:00:00Z'),
    })
    .returning();
  const [insight] = await db.select().from(aiInsights).where(eq(aiInsights.storeId, storeId)).limit(1);
  const signedIn = await db.select().from(sessions);
  return {
    storeId,
    productId,
    postId,
    token,
    linkId: link!.id,
    accountId: account!.id,
    scheduleId: schedule!.id,
    templateId: template!.id,
    campaignId: campaign!.id,
    reportId: report!.id,
    setId: set!.id,
    generationId: generation!.id,
    mediaId: media!.id,
    pictureId: picture!.id,
    exportId: dataExport!.id,
    requestId: request!.id,
    cardId: card!.id,
    listId: list!.id,
    experimentId: experiment!.id,
    passkeyId: passkey!.id,
    memberId: member!.id,
    invitationId: invitation!.id,
    accessTokenId,
    insightId: insight?.id ?? crypto.randomUUID(),
    sessionId: signedIn.find(({ sess }) => sess.userId === userId)!.sid,
  };
}
export type PlantedThings = Awaited<ReturnType<typeof plantThings>>;

/** The revenue of this month, as a saved card asks for it. */
export const PLAIN_READING: Reading = {
  ...NO_READING,
  metric: 'revenue',
  period: { kind: 'this_month' },
};

const noFile = { fileSize: 1, filePath: 'nowhere/at-all' };
