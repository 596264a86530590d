import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '#shared/environment.ts';
import type { ConsentWay, SocialNetworkName } from '#shared/social-accounts.ts';
import type { Platform } from '#shared/stores.ts';
import { createAccountDeletion } from './account/deletion.ts';
import { createDataExports } from './account/exports.ts';
import { accountJobs } from './account/jobs.ts';
import { accountRoutes } from './account/routes.ts';
import { createAdsActions } from './ads/actions/service.ts';
import { adsRoutes } from './ads/routes.ts';
import { createAdsService } from './ads/service.ts';
import { createAdsConsents } from './ads-account/consents.ts';
import { createAccountFigures } from './ads-account/figures/service.ts';
import { adsAccountJobs } from './ads-account/jobs.ts';
import { createAdsReports } from './ads-account/reports/service.ts';
import { adsAccountRoutes } from './ads-account/routes.ts';
import { createAdsAccountService } from './ads-account/service.ts';
import { adsAssetRoutes } from './ads-assets/routes.ts';
import { createAdsAssets } from './ads-assets/service.ts';
import { adsCampaignRoutes } from './ads-campaigns/routes.ts';
import { createAdsCampaigns } from './ads-campaigns/service.ts';
import { aiStatusRoutes } from './ai-status/routes.ts';
import { createAiStatus } from './ai-status/service.ts';
import { createOutcomes } from './analytics/outcomes/outcomes.ts';
import { createSalesQuery } from './analytics/query/sales-query.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { createAnalyticsService } from './analytics/service.ts';
import { createShopSignals } from './analytics/signals/signals.ts';
import { createSavedCards } from './asking/cards.ts';
import { askingRoutes } from './asking/routes.ts';
import { createAskingService } from './asking/service.ts';
import { accessRoutes } from './auth/access-routes.ts';
import { sessionToken } from './auth/cookie.ts';
import { createGoogleEntry } from './auth/google-entry.ts';
import { googleRoutes } from './auth/google-routes.ts';
import { createMailLinks } from './auth/mail-links.ts';
import { createPasswordChanges } from './auth/password-changes.ts';
import { authRoutes } from './auth/routes.ts';
import { createSecurity } from './auth/security.ts';
import { createAuthService } from './auth/service.ts';
import { createSessions } from './auth/sessions.ts';
import { createVerification } from './auth/verification.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { createCalendarService } from './calendar/service.ts';
import { cartReportRoutes } from './cart-reports/routes.ts';
import { createCartReports } from './cart-reports/service.ts';
import { createSlotWriter } from './content/for-slot.ts';
import { createGenerations } from './content/generations.ts';
import { createHistory } from './content/history.ts';
import { contentJobs } from './content/jobs.ts';
import { createMaker } from './content/maker.ts';
import { contentRoutes } from './content/routes.ts';
import { templateRoutes } from './content/templates/routes.ts';
import { createTemplates } from './content/templates/service.ts';
import { conversionJobs } from './conversion/jobs.ts';
import { createVisitQueue } from './conversion/queue.ts';
import { conversionRoutes } from './conversion/routes.ts';
import { createConversion } from './conversion/service.ts';
import { createVisitReading } from './conversion/visit-reading.ts';
import { customerMatchRoutes } from './customer-match/routes.ts';
import { createCustomerMatch } from './customer-match/service.ts';
import { customerReportRoutes } from './customer-reports/routes.ts';
import { createCustomerReports } from './customer-reports/service.ts';
import type { OpenDatabase } from './db/database.ts';
import { environmentRoutes } from './environment/routes.ts';
import { firstQuestions } from './first-questions.ts';
import { probeRoutes } from './health/probe-routes.ts';
import { createReadiness } from './health/readiness.ts';
import { connectionsOf, createReadings } from './health/readings.ts';
import { healthRoutes } from './health/routes.ts';
import { createHttpServer, stopServing } from './http/http-server.ts';
import { securityTextRoute } from './http/security-text.ts';
import { sharedCallCounts } from './http/shared-call-counts.ts';
import { createInsightHistory } from './insights/history.ts';
import { insightJobs } from './insights/jobs.ts';
import { insightRoutes } from './insights/routes.ts';
import { createInsightService } from './insights/service.ts';
import { createJobs } from './jobs/jobs.ts';
import { readerLanguage } from './language/reader-language.ts';
import { createLive, liveRoutes } from './live/live.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMailService } from './mail/service.ts';
import { createMediaAddresses } from './media/addresses.ts';
import type { MediaFiles } from './media/media-files.ts';
import { findFfmpeg } from './media/reels/find-ffmpeg.ts';
import { mediaRoutes } from './media/routes.ts';
import { createMediaService } from './media/service.ts';
import type { Studio } from './media/studio/studio.ts';
import { notificationJobs } from './notifications/jobs.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { createNotificationService } from './notifications/service.ts';
import type { AdsAuthorization, AdsPlatform } from './platforms/ads-platform.ts';
import { createImageModel } from './platforms/ai/image-model.ts';
import { type AiConnection, createTextModel } from './platforms/ai/text-model.ts';
import { createVideoModel } from './platforms/ai/video-model.ts';
import type { IdentityProvider } from './platforms/identity-provider.ts';
import type { Outside } from './platforms/outside.ts';
import type { SocialAuthorization, SocialNetwork } from './platforms/social-network.ts';
import type { StoreAuthorization, StorePlatform } from './platforms/store-platform.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { createPreferences } from './preferences/service.ts';
import { productReportRoutes } from './product-reports/routes.ts';
import { createProductReports } from './product-reports/service.ts';
import { createPublishingEngine } from './publishing/engine.ts';
import { accountReconnected } from './publishing/holding.ts';
import { reconciliationJobs } from './reconciliation/jobs.ts';
import { createReconciliation } from './reconciliation/service.ts';
import { createReportCache } from './reporting/report-cache.ts';
import { createReading } from './results/reading.ts';
import { resultRoutes } from './results/routes.ts';
import { createResultsService } from './results/service.ts';
import { salesReportRoutes } from './sales-reports/routes.ts';
import { createSalesReports } from './sales-reports/service.ts';
import { createScheduleFilling } from './schedules/filling.ts';
import { scheduleJobs } from './schedules/jobs.ts';
import { scheduleRoutes } from './schedules/routes.ts';
import { createScheduleService } from './schedules/service.ts';
import { createSlotWriting } from './schedules/slot-writing.ts';
import { createSocialConsents } from './social-accounts/consents.ts';
import { createFoundAccounts } from './social-accounts/found-accounts.ts';
import { socialAccountRoutes } from './social-accounts/routes.ts';
import { createSocialAccountService } from './social-accounts/service.ts';
import { createClosedAccess } from './stores/closed-access.ts';
import { consentRoutes } from './stores/consent-routes.ts';
import { createConsents } from './stores/consents.ts';
import { createInstalls } from './stores/installs.ts';
import { storeJobs } from './stores/jobs.ts';
import { createOpenStores } from './stores/open-stores.ts';
import { createResealing } from './stores/resealing.ts';
import { storeRoutes } from './stores/routes.ts';
import { createSecrets } from './stores/secrets.ts';
import { createStoreService } from './stores/service.ts';
import { type AppTokens, createTokens } from './stores/tokens.ts';
import { syncJobs } from './sync/jobs.ts';
import { createSyncQueue } from './sync/queue.ts';
import { createSyncService } from './sync/service.ts';
import { timetable } from './timetable.ts';
import { timingRoutes } from './timing/routes.ts';
import { createTimingService } from './timing/service.ts';
import { usageRoutes } from './usage/routes.ts';
import { createUsageService, type UsageLimits } from './usage/service.ts';
import { createNews } from './visits/news.ts';
import { visitRoutes } from './visits/routes.ts';
import { createVisits } from './visits/service.ts';
import { createStart } from './visits/start.ts';
import { webhookJobs } from './webhooks/jobs.ts';
import { createPrivacy } from './webhooks/privacy.ts';
import { createWebhookQueue } from './webhooks/queue.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { createWebhookService } from './webhooks/service.ts';

export interface AppOptions {
  database: OpenDatabase;
  log: FastifyBaseLogger;
  platforms: Partial<Record<Platform, StorePlatform>>;
  /** Consent pages of the platforms where we have an app, and what their deliveries are signed with. */
  authorizations: Partial<Record<Platform, StoreAuthorization>>;
  appSecrets: Partial<Record<Platform, string>>;
  appTokens: AppTokens;
  /** The social networks, and their consent pages where we have an app. */
  social: {
    networks: Partial<Record<SocialNetworkName, SocialNetwork>>;
    authorizations: Partial<Record<ConsentWay, SocialAuthorization>>;
  };
  /** Google Ads, and its consent page where we have an app. */
  googleAds: { platform: AdsPlatform; authorization: AdsAuthorization | null };
  /** Signing in with Google; null where we have no app there. */
  googleSignIn: IdentityProvider | null;
  environment: Environment;
  appSecret: string;
  /** What they sealed or signed still opens. */
  earlierSecrets?: string[];
  publicUrl: string;
  /** Where weaknesses can be reported; unset, nothing is said of it. */
  securityContact?: string | undefined;
  webFolder: string | null;
  imageOrigins: string[];
  /** Null where nobody but ourselves words anything. */
  ai: AiConnection | null;
  /** The one way to addresses that others named. */
  outside: Pick<Outside, 'request'>;
  /** Null where no mail server is set up. */
  mailer: Mailer | null;
  mediaFiles: MediaFiles;
  /** Where pictures are drawn. */
  studio: Studio;
  /** Where reels are put together; on this machine. */
  workFolder: string;
  ffmpegPath: string | undefined;
  limits: UsageLimits;
  /** Serves HTTP, does jobs, or both. */
  role: 'all' | 'web' | 'worker';
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

/** The one place where everything is wired; the order of lines is the dependency graph. */
export async function createApp(options: AppOptions) {
  const { database, log, platforms, now, sleep } = options;
  const { db } = database;
  const works = options.role !== 'web';

  const jobs = createJobs({ database, log, work: works });
  const live = await createLive({ database });
  const sessions = createSessions({ db, live, now });
  const mail = createMailService({ db, jobs, mailer: options.mailer, publicUrl: options.publicUrl });
  const links = createMailLinks({ db, jobs, mail, sessions, publicUrl: options.publicUrl, now });
  const auth = createAuthService({ db, sessions, links });
  const verification = createVerification({ db, sessions, links });
  const passwords = createPasswordChanges({ db, sessions, links, mail, now });
  const security = createSecurity({ db, sessions, passwords });
  const googleEntry = createGoogleEntry({
    db,
    sessions,
    google: options.googleSignIn,
    publicUrl: options.publicUrl,
    log,
  });
  const { appSecret, earlierSecrets = [] } = options;
  const secrets = createSecrets(appSecret, earlierSecrets);
  const syncQueue = createSyncQueue({ jobs });
  const webhookQueue = createWebhookQueue({ jobs, publicUrl: options.publicUrl });
  const visitQueue = createVisitQueue({ jobs });
  const { authorizations, appTokens, appSecrets } = options;
  const tokens = createTokens({ db, secrets, authorizations, appTokens, now, sleep });
  const resealing = createResealing({ db, secrets, log });
  const openStores = createOpenStores({ db, live, tokens, platforms, now });
  const stores = createStoreService({
    db,
    jobs,
    live,
    secrets,
    tokens,
    appTokens,
    syncQueue,
    webhookQueue,
    visitQueue,
    platforms,
    now,
  });
  const installs = createInstalls({ sessions, stores, secrets });
  const consents = createConsents({
    sessions,
    stores,
    installs,
    authorizations,
    publicUrl: options.publicUrl,
    log,
  });
  const socialAccounts = createSocialAccountService({
    db,
    live,
    secrets,
    ...options.social,
    now,
    sleep,
    log,
  });
  const foundAccounts = createFoundAccounts({ db, live, sessions, secrets, accounts: socialAccounts, now });
  const socialConsents = createSocialConsents({
    sessions,
    found: foundAccounts,
    ownedStore: stores.owned,
    authorizations: options.social.authorizations,
    publicUrl: options.publicUrl,
    log,
  });
  const adsAccount = createAdsAccountService({
    db,
    jobs,
    live,
    secrets,
    ...options.googleAds,
    now,
    sleep,
    log,
  });
  const adsConsents = createAdsConsents({
    sessions,
    adsAccount,
    ownedStore: stores.owned,
    authorization: options.googleAds.authorization,
    publicUrl: options.publicUrl,
    log,
  });
  const sync = createSyncService({ database, live, openStores, syncQueue, now, sleep, log });
  const reconciliation = createReconciliation({ db, jobs, live, openStores, sync, now, log });
  const visitReading = createVisitReading({ db, live, openStores, visitQueue, now, log });
  const privacy = createPrivacy({ db, jobs, openStores, now });
  const webhooks = createWebhookService({
    db,
    jobs,
    secrets,
    openStores,
    sync,
    privacy,
    webhookQueue,
    platforms,
    appSecrets,
    now,
    log,
  });
  const closedAccess = createClosedAccess({ db, live, secrets, syncQueue, accountReconnected, now, log });
  const reports = createReportCache({ db, jobs, live, now });
  const conversion = createConversion({ db, now });
  const analytics = createAnalyticsService({ db, reports, now });
  const shopSignals = createShopSignals({ db, reports });
  const productReports = createProductReports({ db, reports, stockOf: shopSignals.stockOf, now });
  const customerReports = createCustomerReports({
    db,
    reports,
    overdueBuyers: shopSignals.overdueBuyers,
    now,
  });
  const cartReports = createCartReports({ db, reports, now });
  const salesReports = createSalesReports({ db, reports, analytics, now });
  const textModel = options.ai && createTextModel({ ...options.ai, db, log, now });
  const { settings, outside: aiOutside, media: aiMedia } = options.ai ?? {};
  const drawing = settings && aiOutside && { settings, outside: aiOutside, ...aiMedia, db, log, now };
  const imageModel = drawing ? createImageModel(drawing) : null;
  const videoModel = drawing ? createVideoModel(drawing) : null;
  const sources = {
    dashboard: analytics.dashboard,
    refunds: analytics.refunds,
    series: salesReports.series,
    change: salesReports.change,
    salesHistory: salesReports.salesHistory,
    productMovements: salesReports.productMovements,
    orderHours: salesReports.orderHours,
    places: salesReports.places,
    forecast: salesReports.forecast,
    affinity: productReports.affinity,
    productRanking: productReports.productRanking,
    customerGroups: customerReports.groups,
    loyalty: customerReports.loyalty,
    firstRepurchase: customerReports.firstRepurchase,
    cartSummary: cartReports.summary,
    conversion: conversion.conversion,
    signals: shopSignals.signals,
  };
  const outcomes = createOutcomes({ db, reports });
  const insights = createInsightService({
    db,
    jobs,
    live,
    sources,
    outcomesOf: outcomes.outcomesOf,
    readTogether: reports.readTogether,
    textModel,
    now,
    log,
  });
  const salesQueries = createSalesQuery({ db, reports, analytics });
  const asking = createAskingService({ db, sources, sales: salesQueries, textModel, now, log });
  const adsCampaigns = createAdsCampaigns({ db, now });
  const customerMatch = createCustomerMatch({ db, reports, now });
  const accountFigures = createAccountFigures({ db, reports });
  const adsReports = createAdsReports({ db, live, now });
  const adsAssets = createAdsAssets({ db, reports, textModel, now, log });
  const ads = createAdsService({
    db,
    reports,
    sources,
    actions: createAdsActions({ db, textModel, outcomesOf: outcomes.outcomesOf, now, log }),
    accountFigures: accountFigures.figures,
    accountState: accountFigures.state,
    feedSummary: adsAssets.feedSummary,
    now,
  });

  const usage = createUsageService({ db, limits: options.limits, now });
  const timing = createTimingService({ db, usage, now });
  const results = createResultsService({ db });
  const reading = createReading({ db, live, socialAccounts, networks: options.social.networks, now, log });
  const addresses = createMediaAddresses({ appSecret, earlierSecrets, publicUrl: options.publicUrl, now });
  const media = createMediaService({ db, files: options.mediaFiles, addresses, now, log });
  const maker = createMaker({
    db,
    media,
    outside: options.outside,
    studio: options.studio,
    textModel,
    imageModel,
    videoModel,
    ffmpeg: () => findFfmpeg(options.ffmpegPath),
    workFolder: options.workFolder,
    log,
  });
  const history = createHistory({ db, media, now });
  const calendar = createCalendarService({ db, live, media, now });
  const publishing = createPublishingEngine({
    db,
    live,
    networks: options.social.networks,
    accounts: socialAccounts,
    media,
    now,
    sleep,
    log,
  });
  const generations = createGenerations({ db, jobs, live, usage, maker, now, sleep, log });
  const slotWriter = createSlotWriter({ db, usage, maker, now, log });
  const slotWriting = createSlotWriting({ db, live, slotWriter, chance: Math.random, now });
  const filling = createScheduleFilling({
    db,
    jobs,
    live,
    accounts: socialAccounts,
    writing: slotWriting,
    now,
    log,
  });
  const schedules = createScheduleService({ db, live, timing, accounts: socialAccounts, filling, now });

  const notifications = createNotificationService({
    ...{ db, jobs, mail, now, log },
    sources: { salesOf: analytics.salesOf, insightsOf: insights.listFor, resultsOf: results.resultsOf },
    ...{ appSecret, earlierSecrets, publicUrl: options.publicUrl },
  });
  const visits = createVisits({ db, now });
  const start = createStart({ db, now });
  const news = createNews({ db, visits, now });

  const exports = createDataExports({
    ...{ db, jobs, live, now, log },
    mediaFiles: options.mediaFiles,
    workFolder: options.workFolder,
  });
  const deletion = createAccountDeletion({
    ...{ db, jobs, sessions, stores, socialAccounts, adsAccount, now, log },
    mediaFiles: options.mediaFiles,
    removeWorkOf: exports.removeWorkOf,
  });

  const http = await createHttpServer({
    log,
    publicUrl: options.publicUrl,
    web:
      options.webFolder === null
        ? null
        : {
            folder: options.webFolder,
            contactEmail: options.environment.contactEmail,
            isVisitor: (request) => sessionToken(request) === undefined,
            preferredLanguage: readerLanguage,
          },
    imageOrigins: options.imageOrigins,
    // The embedded database has no other process that would count along.
    ...(database.kind === 'server' ? { callCounts: sharedCallCounts(db) } : {}),
    doorkeeper: {
      userOf: (request) => auth.userOf(sessionToken(request)),
      ownedStore: stores.owned,
    },
  });
  const cookies = { secure: options.publicUrl.startsWith('https:') };
  authRoutes(http, auth, cookies);
  accessRoutes(http, { passwords, verification, security }, cookies);
  googleRoutes(http, googleEntry, cookies);
  accountRoutes(http, { deletion, exports, passwords });
  preferenceRoutes(http, createPreferences({ db }));
  aiStatusRoutes(http, createAiStatus({ db, settings: options.ai?.settings ?? null, textModel, now }));
  storeRoutes(http, stores);
  consentRoutes(http, { consents, installs }, cookies);
  socialAccountRoutes(http, {
    accounts: socialAccounts,
    found: foundAccounts,
    consents: socialConsents,
  });
  adsAccountRoutes(http, { adsAccount, consents: adsConsents, reports: adsReports, figures: accountFigures });
  await webhookRoutes(http, { webhooks, privacy });
  analyticsRoutes(http, analytics);
  conversionRoutes(http, conversion);
  productReportRoutes(http, productReports);
  customerReportRoutes(http, customerReports);
  cartReportRoutes(http, cartReports);
  salesReportRoutes(http, salesReports);
  insightRoutes(http, {
    insights,
    history: createInsightHistory({ db, outcomesOf: outcomes.outcomesOf, log }),
  });
  askingRoutes(http, { asking, cards: createSavedCards({ db, asking }) });
  adsAssetRoutes(http, adsAssets);
  adsCampaignRoutes(http, adsCampaigns);
  customerMatchRoutes(http, customerMatch);
  adsRoutes(http, ads);
  usageRoutes(http, usage);
  await notificationRoutes(http, notifications);
  visitRoutes(http, { visits, start, news });
  mediaRoutes(http, media);
  contentRoutes(http, { generations, history });
  templateRoutes(http, createTemplates({ db, now }));
  timingRoutes(http, timing);
  resultRoutes(http, results);
  scheduleRoutes(http, schedules);
  calendarRoutes(http, calendar);
  liveRoutes(http, live);
  environmentRoutes(http, options.environment);
  const { securityContact, publicUrl } = options;
  securityTextRoute(http, { contact: securityContact, publicUrl, now });
  const readiness = createReadiness(db);
  probeRoutes(http, readiness.isReady);
  healthRoutes(http, { db, jobs, publishing, keyIds: secrets.keyIds, worksSince: works ? now() : null, now });

  if (works) sync.answerFirst(firstQuestions({ db, sources, customerReports, ads }));
  await jobs.start(
    [
      ...storeJobs(stores),
      ...accountJobs(deletion, exports),
      ...syncJobs(sync),
      ...reconciliationJobs(reconciliation),
      ...conversionJobs(visitReading),
      ...webhookJobs(webhooks, privacy),
      ...insightJobs(insights),
      ...contentJobs(generations),
      ...mail.jobs,
      ...links.jobs,
      ...notificationJobs(notifications),
      ...scheduleJobs(filling),
      ...adsAccountJobs(adsAccount),
      ...reports.jobs([
        ...analytics.reports,
        ...salesQueries.reports,
        ...customerReports.reports,
        ...cartReports.reports,
        ...productReports.reports,
        ...salesReports.reports,
        ...accountFigures.reports,
        ...adsAssets.reports,
        ...customerMatch.reports,
        ...ads.reports,
        ...outcomes.reports,
        ...shopSignals.reports,
      ]),
    ],
    timetable({
      database,
      deletion,
      exports,
      sessions,
      stores,
      sync,
      reconciliation,
      visitReading,
      tokens,
      resealing,
      closedAccess,
      webhooks,
      cartReports,
      reports,
      insights,
      generations,
      filling,
      media,
      socialAccounts,
      adsAccount,
      reading,
      notifications,
    }),
  );
  if (works) await closedAccess.check();
  // Only one process has an embedded database open.
  if (works && database.kind === 'embedded') await publishing.takeOver();
  if (works) publishing.start();
  if (works) live.onEvent(insights.noticed);
  if (works) live.onEvent(visitReading.noticed);
  if (works) live.onEvent(filling.noticed);
  // An upgrade may have left some.
  if (works) await syncQueue.enqueueLookForMissingDays(db);
  if (works && database.kind === 'embedded') await sync.resumeAfterCrash();
  if (works && database.kind === 'embedded') await adsAccount.resumeAfterCrash();
  if (works && database.kind === 'embedded') await visitReading.resumeAfterCrash();

  return {
    http,
    jobs,
    publishing,
    isReady: readiness.isReady,
    readings: createReadings({ database, jobs, now }),
    connections: () => connectionsOf(database),
    /** What was begun is ended where that takes seconds; other jobs are handed back. */
    async stop() {
      readiness.end();
      await jobs.pause();
      await publishing.stop();
      sync.stop();
      visitReading.stop();
      await live.stop();
      await stopServing(http);
      await jobs.stop();
      await database.close();
    },
  };
}
export type App = Awaited<ReturnType<typeof createApp>>;
