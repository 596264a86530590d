import { accountsArea } from './accounts/area.ts';
import { sessionToken } from './accounts/sessions/cookie.ts';
import { sidOf } from './accounts/sessions/sessions.ts';
import { deleteFiguresInSteps } from './ads/account/facts-repository.ts';
import { adsArea } from './ads/area.ts';
import { analyticsArea } from './analytics/area.ts';
import { askedById } from './analytics/first-questions/first-questions.ts';
import { createVisitQueue, reportJobs } from './analytics/jobs.ts';
import { type ContentTools, contentArea } from './content/area.ts';
import { createBrandQueue } from './content/brand-kit/requests.ts';
import { recordActivities } from './core/activity/activity-log.ts';
import type { Area } from './core/area.ts';
import { type CoreOptions, openCore } from './core/core.ts';
import { environmentRoutes } from './core/environment/routes.ts';
import { createHttpServer, stopServing } from './core/http/http-server.ts';
import { securityTextRoute } from './core/http/security-text.ts';
import { sharedCallCounts } from './core/http/shared-call-counts.ts';
import { readerLanguage } from './core/language/reader-language.ts';
import { liveRoutes } from './core/live/live.ts';
import { operationsArea } from './operations/area.ts';
import { outreachArea } from './outreach/area.ts';
import { platformsArea } from './platforms/area.ts';
import type { OutsideServices, ServedEnvironment } from './platforms/connect-outside.ts';
import { programsArea } from './programs/area.ts';
import { publishingArea } from './publishing/area.ts';
import { clearTemplate } from './publishing/schedules/repository.ts';
import { findHandle } from './publishing/social-accounts/repository.ts';
import { findWantedKinds, learnAllowed, takeBackAll } from './publishing/write-back/of-store.ts';
import { storesArea } from './stores/area.ts';
import { recurringJobs } from './timetable.ts';

export interface AppOptions extends CoreOptions, OutsideServices, ContentTools {
  environment: ServedEnvironment;
  /** Where weaknesses can be reported; unset, nothing is said of it. */
  securityContact?: string | undefined;
  webFolder: string | null;
}

/** Every area with those it stands on; an area stands only on those above it. */
export async function createApp(options: AppOptions) {
  const core = await openCore(options);
  const { database, db, jobs, live, works } = core;
  const visitQueue = createVisitQueue({ jobs });
  const brandQueue = createBrandQueue({ jobs, now: options.now });

  const platforms = platformsArea({ core, ...options });
  const { services: models } = platforms;
  const accounts = accountsArea({ core, mail: models.mail, googleSignIn: options.googleSignIn });
  const stores = storesArea({
    core,
    accounts: accounts.services,
    shops: options,
    visitRequests: visitQueue,
    brandRequests: brandQueue,
    deleteLargeTables: deleteFiguresInSteps,
    writeBack: { takeBackAll, findWantedKinds, learnAllowed },
    demoStores: options.environment.demoStores,
  });
  const analytics = analyticsArea({ core, platforms: models, stores: stores.services, visitQueue });
  const content = contentArea({
    core,
    platforms: models,
    outside: options.outside,
    storefrontOf: options.storefrontOf,
    clearTemplate,
    handleOf: findHandle,
    brandQueue,
    tools: options,
  });
  const below = { core, accounts: accounts.services, stores: stores.services };
  const publishing = publishingArea({
    ...below,
    analytics: analytics.services,
    content: content.services,
    mail: models.mail,
    shops: options,
    social: options.social,
    storefrontOf: options.storefrontOf,
  });
  const ads = adsArea({
    ...below,
    platforms: models,
    analytics: analytics.services,
    googleAds: options.googleAds,
  });
  const outreach = outreachArea({
    core,
    platforms: models,
    analytics: analytics.services,
    publishing: publishing.services,
  });
  const programs = programsArea({
    ...below,
    analytics: analytics.services,
    publishing: publishing.services,
  });
  const operations = operationsArea({
    ...below,
    publishing: publishing.services,
    ads: ads.services,
    tools: options,
  });
  const areas: Area[] = [
    platforms,
    accounts,
    stores,
    analytics,
    content,
    publishing,
    ads,
    outreach,
    programs,
    operations,
  ];

  const http = await serveHttp();
  const { reports, firstAnswers } = analytics.services;
  const firstQuestions = [...analytics.firstQuestions, ...ads.firstQuestions];
  if (works) stores.services.sync.answerFirst(askedById(db, firstQuestions));
  await jobs.start(
    [
      ...areas.flatMap((area) => area.jobs ?? []),
      ...reportJobs(
        reports.computing([...analytics.reports, ...ads.reports]),
        firstAnswers.answering(firstQuestions),
      ),
    ],
    recurringJobs(Object.assign({}, ...areas.map((area) => area.recurring))),
  );
  // Whether saved access still opens is checked before anything is sent.
  if (works) for (const area of areas.toReversed()) await area.start?.();
  if (works && database.kind === 'embedded') for (const area of areas) await area.resumeAfterCrash?.();

  async function serveHttp() {
    const { webFolder, imageOrigins, log, publicUrl, environment, securityContact: contact, now } = options;
    const { contactEmail } = environment;
    const server = await createHttpServer({
      log,
      publicUrl,
      imageOrigins,
      web:
        webFolder === null
          ? null
          : {
              folder: webFolder,
              contactEmail,
              preferredLanguage: readerLanguage,
              isVisitor: (request) => sessionToken(request) === undefined,
            },
      // The embedded database has no other process that would count along.
      ...(database.kind === 'server' ? { callCounts: sharedCallCounts(db) } : {}),
      doorkeeper: {
        userOf: (request) => accounts.services.auth.userOf(sessionToken(request)),
        accountOf: (user, request) =>
          accounts.services.members.currentOf(user, request ? sessionToken(request) : undefined),
        storeOf: (user, storeId) => stores.services.stores.storeOf(user, storeId),
        memberOf: (user, accountId) => accounts.services.members.memberOf(user, accountId),
      },
      recordDeeds: (deeds) =>
        recordActivities(
          db,
          deeds.map(({ userId, accountId, storeId, ...deed }) => ({
            ...deed,
            by: { userId },
            of: { accountId, storeId },
          })),
          now(),
        ),
    });
    for (const area of areas) await area.routes?.(server);
    liveRoutes(server, live, {
      sessionOf: (request) => sidOf(sessionToken(request)!),
      accountsOf: accounts.services.members.allOf,
    });
    environmentRoutes(server, environment);
    securityTextRoute(server, { contact, publicUrl, now });
    return server;
  }

  const { readiness, readings, connections } = operations.services;
  return {
    http,
    jobs,
    publishing: publishing.services.engine,
    isReady: readiness.isReady,
    readings,
    connections,
    /** What was begun is ended where that takes seconds; other jobs are handed back. */
    async stop() {
      readiness.end();
      await jobs.pause();
      for (const area of areas.toReversed()) await area.stop?.();
      await live.stop();
      await stopServing(http);
      await jobs.stop();
      await database.close();
    },
  };
}
export type App = Awaited<ReturnType<typeof createApp>>;
