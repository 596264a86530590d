import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import type { AdsCampaigns } from './service.ts';

export function adsCampaignRoutes(app: FastifyInstance, campaigns: AdsCampaigns) {
  serve(app, adsCampaignEndpoints.list, ({ store }) => campaigns.list(store));
  serve(app, adsCampaignEndpoints.create, ({ store, body }) => campaigns.create(store, body));
  serve(app, adsCampaignEndpoints.change, ({ store, params, body }) =>
    campaigns.change(store, params.campaignId, body),
  );
  serve(app, adsCampaignEndpoints.remove, ({ store, params }) => campaigns.remove(store, params.campaignId));
  serve(app, adsCampaignEndpoints.boostable, ({ store }) => campaigns.boostable(store));
}
