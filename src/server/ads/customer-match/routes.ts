import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serveCsv } from '#server/analytics/reports/csv-route.ts';
import { serve } from '#server/core/http/serve.ts';
import { adsCampaignEndpoints, CUSTOMER_MATCH_CSV } from '#shared/ads/ads-campaigns.ts';
import { CUSTOMER_GROUPS } from '#shared/analytics/customer-reports.ts';
import { text } from '#shared/core/sentence.ts';
import type { CustomerMatch } from './service.ts';

const NO_GROUP = text('Please choose at least one group of customers.');

const FileQuery = z.object({
  groups: z
    .string(NO_GROUP)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.enum(CUSTOMER_GROUPS, text('There is no such group of customers.'))).min(1, NO_GROUP)),
  consent: z.literal('yes', text('Please confirm that these customers agreed to be shown ads.')),
});

export function customerMatchRoutes(app: FastifyInstance, customerMatch: CustomerMatch) {
  serve(app, adsCampaignEndpoints.matchPreview, ({ store }) => customerMatch.preview(store));
  serveCsv(app, { path: CUSTOMER_MATCH_CSV, needs: 'manage', query: FileQuery }, ({ store, query }) =>
    customerMatch.file(store, query.groups),
  );
}
