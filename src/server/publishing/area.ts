import type { Accounts } from '#server/accounts/area.ts';
import type { Content } from '#server/content/area.ts';
import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { SocialPlatforms } from '#server/platforms/ports/social-network.ts';
import type { Stores } from '#server/stores/area.ts';
import { createPublishingEngine } from './delivery/engine.ts';
import { calendarRoutes } from './posts/routes.ts';
import { createCalendarService } from './posts/service.ts';
import { createReading } from './results/reading.ts';
import { resultRoutes } from './results/routes.ts';
import { createResultsService } from './results/service.ts';
import { createScheduleFilling } from './schedules/filling.ts';
import { publishingJobs } from './schedules/jobs.ts';
import { scheduleRoutes } from './schedules/routes.ts';
import { createScheduleService } from './schedules/service.ts';
import { createSlotWriting } from './schedules/slot-writing.ts';
import { createSocialConsents } from './social-accounts/consents.ts';
import { createFoundAccounts } from './social-accounts/found-accounts.ts';
import { socialAccountRoutes } from './social-accounts/routes.ts';
import { createSocialAccountService } from './social-accounts/service.ts';
import { timingRoutes } from './timing/routes.ts';
import { createTimingService } from './timing/service.ts';

interface Dependencies {
  core: Core;
  accounts: Accounts;
  stores: Stores;
  content: Content;
  social: SocialPlatforms;
}

export function publishingArea({
  core,
  accounts: { sessions, secrets },
  stores,
  content,
  social,
}: Dependencies) {
  const { database, db, jobs, live, publicUrl, now, sleep, log } = core;
  const { networks, authorizations } = social;
  const { usage, media, slotWriter } = content;
  const accounts = createSocialAccountService({ db, live, secrets, ...social, now, sleep, log });
  const found = createFoundAccounts({ db, live, sessions, secrets, accounts, now });
  const consents = createSocialConsents({
    sessions,
    found,
    ownedStore: stores.stores.owned,
    authorizations,
    publicUrl,
    log,
  });
  const storesOf = stores.stores.allOf;
  const timing = createTimingService({ db, usage, now });
  const results = createResultsService({ db });
  const reading = createReading({ db, live, socialAccounts: accounts, networks, now, log });
  const posts = createCalendarService({ db, live, media, now });
  const engine = createPublishingEngine({ db, live, networks, accounts, media, now, sleep, log });
  const writing = createSlotWriting({ db, live, slotWriter, chance: Math.random, now });
  const filling = createScheduleFilling({ db, jobs, live, accounts, writing, now, log });
  const schedules = createScheduleService({ db, live, timing, accounts, filling, writing, now });
  return {
    services: {
      socialAccounts: accounts,
      foundAccounts: found,
      engine,
      results,
    },
    routes(http) {
      socialAccountRoutes(http, { accounts, found, consents, storesOf });
      timingRoutes(http, timing);
      resultRoutes(http, results);
      scheduleRoutes(http, schedules, storesOf);
      calendarRoutes(http, posts, storesOf);
    },
    jobs: publishingJobs(filling),
    recurring: {
      'schedules.enqueue-due': filling.enqueueDue,
      'social-accounts.check-due': accounts.checkDue,
      'social-accounts.renew-old': accounts.renewOld,
      'social-accounts.withdraw-unchosen': found.withdrawUnchosen,
      'results.read-due': reading.readDue,
    },
    async start() {
      // Only one process has an embedded database open.
      if (database.kind === 'embedded') await engine.takeOver();
      engine.start();
      live.onEvent(filling.noticed);
    },
    stop: engine.stop,
  } satisfies Area;
}
export type Publishing = ReturnType<typeof publishingArea>['services'];
