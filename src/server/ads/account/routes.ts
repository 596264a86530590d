import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionToken } from '#server/accounts/sessions/cookie.ts';
import { sidOf } from '#server/accounts/sessions/sessions.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import { serve } from '#server/core/http/serve.ts';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { type AdsConsents, CALLBACK_PATH } from './consents.ts';
import type { AdsReports } from './reports/service.ts';
import type { AdsAccountService } from './service.ts';

const PAGE = '/ads-optimization';

interface Features {
  adsAccount: AdsAccountService;
  consents: AdsConsents;
  reports: AdsReports;
}

export function adsAccountRoutes(app: FastifyInstance, { adsAccount, consents, reports }: Features) {
  serve(app, adsAccountEndpoints.read, ({ store }) => adsAccount.readFor(store));

  serve(app, adsAccountEndpoints.connect, async ({ user, store, request }) => {
    const mark = markOf(request);
    if (!mark) throw httpProblems.signedOut();
    return { success: true, authUrl: await consents.begin(store, { userId: user.id, mark }) };
  });

  serve(app, adsAccountEndpoints.choose, async ({ store, body, note }) => {
    const reply = await adsAccount.choose(store, body.customerId);
    note({ subject: { id: body.customerId, name: reply.account?.name } });
    return reply;
  });

  serve(app, adsAccountEndpoints.refresh, ({ store }) => adsAccount.refresh(store));

  serve(app, adsAccountEndpoints.disconnect, async ({ store, note }) => {
    note({ subject: await adsAccount.disconnect(store) });
    return { success: true };
  });

  serve(app, adsAccountEndpoints.importReport, async ({ store, body, note }) => {
    const report = await reports.importReport(store, body);
    note({ subject: report });
    return report;
  });
  serve(app, adsAccountEndpoints.deleteReport, async ({ store, params, note }) => {
    note({ subject: await reports.remove(store, params.reportId) });
    return { success: true };
  });
  serve(app, adsAccountEndpoints.competitors, ({ store }) => reports.competitors(store));

  app.get(CALLBACK_PATH, async (request, reply) => {
    const user = await app.doorkeeper.userOf(request);
    const query = new URL(request.url, 'http://localhost').searchParams;
    const error = await consents.finish(query, { user, mark: markOf(request) });
    return reply.redirect(`${PAGE}?${error ? `ads_error=${error}` : 'ads=connected'}`);
  });
}

/** The session of the signed-in user. */
function markOf(request: FastifyRequest): string | null {
  const token = sessionToken(request);
  return token ? sidOf(token) : null;
}
