import type { FastifyInstance } from 'fastify';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { serve } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import { type ActionStatus, adsEndpoints } from '#shared/ads/ads.ts';
import type { ActivityKind } from '#shared/core/activity.ts';
import type { AdsService } from './service.ts';

/** What is answered is cached nowhere: like every reply below /api/ it says `no-store`. */
export function adsRoutes(app: FastifyInstance, ads: AdsService) {
  serve(app, adsEndpoints.read, ({ store, params: { timeframe, campaignType }, request }) =>
    inTime(ads.read(store, { timeframe, campaignType }, readerLanguage(request.headers['accept-language']))),
  );
  serve(app, adsEndpoints.analyze, ({ store, body, request }) =>
    ads.analyze(store, body, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, adsEndpoints.mark, ({ store, body, note }) => {
    note({ kind: ADVICE_DEEDS[body.status] });
    return ads.mark(store, body);
  });
  serve(app, adsEndpoints.settings, ({ store, body }) => ads.saveSettings(store, body));
}

const ADVICE_DEEDS = {
  done: 'ads-advice-done',
  snoozed: 'ads-advice-snoozed',
  dismissed: 'ads-advice-dismissed',
  open: 'ads-advice-reopened',
} as const satisfies Record<ActionStatus, ActivityKind>;
