import type { Accounts } from '#server/accounts/area.ts';
import type { Analytics } from '#server/analytics/area.ts';
import type { Content } from '#server/content/area.ts';
import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import { isOpenToAll } from '#server/platforms/ports/outside.ts';
import type { ConnectedNetworks } from '#server/platforms/ports/social-wiring.ts';
import type { ShopPlatforms } from '#server/platforms/ports/store-platform.ts';
import type { StorefrontOf } from '#server/platforms/storefronts.ts';
import type { Stores } from '#server/stores/area.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import { PLATFORMS } from '#shared/stores/stores.ts';
import { createOutsideAnswers } from './approvals/answers.ts';
import { createAskingAgain } from './approvals/asking-again.ts';
import { createPostComments } from './approvals/comments.ts';
import { approvalJobs } from './approvals/jobs.ts';
import { createApprovalLinks } from './approvals/links.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { createPublishingEngine } from './delivery/engine.ts';
import { experimentRoutes } from './experiments/routes.ts';
import { createExperiments } from './experiments/service.ts';
import { learningRoutes } from './learning/routes.ts';
import { createLearning } from './learning/service.ts';
import { postReportRoutes } from './post-report/routes.ts';
import { createPostReports } from './post-report/service.ts';
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
import { createPageContents } from './shop-page/contents.ts';
import { createPagePictures } from './shop-page/pictures.ts';
import { publicShopRoutes, shopPageRoutes } from './shop-page/routes.ts';
import { createShopPages } from './shop-page/service.ts';
import { createClickCounter } from './short-links/click-counter.ts';
import { shortLinkRoutes } from './short-links/routes.ts';
import { createShortLinks } from './short-links/short-links.ts';
import { createSocialConsents } from './social-accounts/consents.ts';
import { createFoundAccounts } from './social-accounts/found-accounts.ts';
import { socialAccountRoutes } from './social-accounts/routes.ts';
import { createSocialAccountService } from './social-accounts/service.ts';
import { createNetworkSetups } from './social-accounts/setups.ts';
import { timingRoutes } from './timing/routes.ts';
import { createTimingService } from './timing/service.ts';
import { createDiscounts } from './write-back/discounts.ts';
import { writeBackJobs } from './write-back/jobs.ts';
import { writeBackRoutes } from './write-back/routes.ts';
import { createWriteBack } from './write-back/service.ts';
import { createWriting } from './write-back/writing.ts';

interface Dependencies {
  core: Core;
  accounts: Accounts;
  stores: Stores;
  analytics: Analytics;
  content: Content;
  mail: MailService;
  shops: Pick<ShopPlatforms, 'platforms' | 'authorizations'>;
  social: ConnectedNetworks;
  storefrontOf: StorefrontOf;
}

export function publishingArea({
  core,
  accounts: { sessions, secrets, members },
  stores,
  analytics: { rates },
  content,
  mail,
  shops,
  social,
  storefrontOf,
}: Dependencies) {
  const { database, db, jobs, live, publicUrl, now, sleep, log } = core;
  const { networks, authorizations } = social;
  const { usage, media, slotWriter } = content;
  const accounts = createSocialAccountService({ db, live, secrets, ...social, now, sleep, log });
  const found = createFoundAccounts({ db, live, sessions, secrets, accounts, now });
  const consents = createSocialConsents({
    sessions,
    found,
    storeOf: stores.stores.storeOf,
    authorizations,
    publicUrl,
    log,
  });
  const setups = createNetworkSetups({ setups: social.setups, publicUrl, log });
  const storesOf = stores.stores.allOf;
  const learning = createLearning({ db, costs: stores.costs, rates, now });
  const timing = createTimingService({ db, usage, learning, now });
  const isReachable = isOpenToAll(publicUrl);
  const canShorten = isReachable || social.onThisMachine;
  const links = createShortLinks({ db, publicUrl, canBeOpened: canShorten, now });
  const clicks = createClickCounter({ db, now, log });
  const shopPages = createShopPages({ db, live, publicUrl, isReachable, canShorten, now });
  const contents = createPageContents({ db, brandOf: content.brandOf, storefrontOf, now });
  const pictures = createPagePictures({ db, media });
  const results = createResultsService({ db, clicks, costs: stores.costs, rates, now });
  const postReports = createPostReports({ db, clicks, costs: stores.costs, rates, now });
  const reading = createReading({ db, live, socialAccounts: accounts, networks, now, log });
  const { openStores } = stores;
  const consentPages = PLATFORMS.filter((platform) => shops.authorizations[platform]);
  const writing = createWriting({
    db,
    jobs,
    live,
    openStores,
    costs: stores.costs,
    rates,
    publicUrl,
    now,
    log,
  });
  const writeBack = createWriteBack({
    db,
    live,
    openStores,
    writing,
    platforms: shops.platforms,
    consents: consentPages,
    now,
  });
  const discounts = createDiscounts({ db, live, writing, platforms: shops.platforms, now });
  const posts = createCalendarService({ db, live, links, media, networks, now });
  const approvals = {
    links: createApprovalLinks({ db, posts, mail, publicUrl, now, log }),
    comments: createPostComments({ db, posts, members, now }),
    answers: createOutsideAnswers({ db, posts, now }),
    media,
  };
  const askingAgain = createAskingAgain({ db, jobs, mail, publicUrl, now, log });
  const engine = createPublishingEngine({ db, live, links, networks, accounts, media, now, sleep, log });
  const slotWriting = createSlotWriting({ db, live, slotWriter, learning, chance: Math.random, now });
  const filling = createScheduleFilling({ db, jobs, live, accounts, writing: slotWriting, timing, now, log });
  const schedules = createScheduleService({ db, live, timing, accounts, filling, writing: slotWriting, now });
  const experiments = createExperiments({ db, live, filling, chance: Math.random, now });
  return {
    services: {
      socialAccounts: accounts,
      foundAccounts: found,
      posts,
      engine,
      results,
    },
    async routes(http) {
      socialAccountRoutes(http, { accounts, found, consents, setups, storesOf });
      timingRoutes(http, timing);
      resultRoutes(http, results);
      postReportRoutes(http, postReports);
      learningRoutes(http, learning);
      scheduleRoutes(http, schedules, storesOf);
      calendarRoutes(http, posts, storesOf);
      approvalRoutes(http, approvals);
      experimentRoutes(http, experiments);
      shopPageRoutes(http, shopPages);
      writeBackRoutes(http, { writeBack, discounts });
      publicShopRoutes(http, { db, contents, pictures, publicUrl });
      shortLinkRoutes(http, { links, clicks, storefrontOf, publicUrl });
      await links.learnNewest();
      live.onEvent(({ type, ...event }) => {
        if (PAGE_EVENTS.has(type) && 'storeId' in event) contents.expire(event.storeId);
      });
    },
    jobs: [...publishingJobs(filling), ...approvalJobs(askingAgain), ...writeBackJobs(writing)],
    recurring: {
      'schedules.enqueue-due': filling.enqueueDue,
      'social-accounts.check-due': accounts.checkDue,
      'social-accounts.renew-old': accounts.renewOld,
      'social-accounts.withdraw-unchosen': found.withdrawUnchosen,
      'results.read-due': reading.readDue,
      'clicks.forget-people': clicks.forgetPeople,
      'approvals.enqueue-due': askingAgain.enqueueDue,
      'write-back.enqueue-due': writing.enqueueDue,
    },
    async start() {
      // Only one process has an embedded database open.
      if (database.kind === 'embedded') await engine.takeOver();
      engine.start();
      live.onEvent(filling.noticed);
      live.onEvent(writing.noticed);
    },
    stop: engine.stop,
  } satisfies Area;
}
/** After which a public page is another; its prices are asked for anyway. */
const PAGE_EVENTS = new Set<LiveEvent['type']>(['posts-changed', 'brand-changed', 'store-changed']);

export type Publishing = ReturnType<typeof publishingArea>['services'];
