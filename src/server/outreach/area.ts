import type { Analytics } from '#server/analytics/area.ts';
import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { Platforms } from '#server/platforms/area.ts';
import type { Publishing } from '#server/publishing/area.ts';
import { createStart } from './first-steps/start.ts';
import { outreachJobs } from './notifications/jobs.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { createNotificationService } from './notifications/service.ts';
import { createNews } from './visits/news.ts';
import { visitRoutes } from './visits/routes.ts';
import { createVisits } from './visits/service.ts';

interface Dependencies {
  core: Core;
  platforms: Platforms;
  analytics: Analytics;
  publishing: Publishing;
}

export function outreachArea({ core, platforms, analytics, publishing }: Dependencies) {
  const { db, jobs, appSecret, earlierSecrets, publicUrl, now, log } = core;
  const { allStores, allStoresProfit, cards, goals, insights, sources } = analytics;
  const notifications = createNotificationService({
    db,
    jobs,
    mail: platforms.mail,
    appSecret,
    earlierSecrets,
    publicUrl,
    now,
    log,
    sources: {
      salesOf: cards.salesOf,
      isProfitKnown: sources.isProfitKnown,
      profitOf: sources.profit,
      insightsOf: insights.listFor,
      resultsOf: publishing.results.resultsOf,
      goalOf: goals.goal,
      goalOfAll: goals.ofAll.goal,
      seriesOfAll: allStores.series,
      profitOfAll: allStoresProfit.profit,
    },
  });
  const visits = createVisits({ db, now });
  const start = createStart({ db, now });
  const news = createNews({ db, visits, now });
  return {
    services: {},
    async routes(http) {
      await notificationRoutes(http, notifications);
      visitRoutes(http, { visits, start, news });
    },
    jobs: outreachJobs(notifications),
    recurring: {
      'notifications.enqueue-due': notifications.enqueueDue,
      'notifications.clear-old': notifications.clearOld,
    },
  } satisfies Area;
}
