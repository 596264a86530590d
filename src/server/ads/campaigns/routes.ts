import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import type { AdsCampaigns } from './service.ts';

export function adsCampaignRoutes(app: FastifyInstance, campaigns: AdsCampaigns) {
  serve(app, adsCampaignEndpoints.list, ({ store }) => campaigns.list(store));
  serve(app, adsCampaignEndpoints.create, async ({ store, body, note }) => {
    const campaign = await campaigns.create(store, body);
    note({ subject: campaign });
    return campaign;
  });
  serve(app, adsCampaignEndpoints.change, async ({ store, params, body, note }) => {
    const campaign = await campaigns.change(store, params.campaignId, body);
    note({ subject: campaign });
    return campaign;
  });
  serve(app, adsCampaignEndpoints.remove, async ({ store, params, note }) => {
    note({ subject: await campaigns.remove(store, params.campaignId) });
    return { success: true };
  });
  serve(app, adsCampaignEndpoints.boostable, ({ store }) => campaigns.boostable(store));
}
