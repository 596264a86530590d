import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { notificationEndpoints } from '#shared/outreach/notifications.ts';
import type { NotificationService } from './service.ts';

export async function notificationRoutes(app: FastifyInstance, notifications: NotificationService) {
  serve(app, notificationEndpoints.read, ({ user }) => notifications.read(user.id));
  serve(app, notificationEndpoints.change, ({ user, body }) => notifications.change(user.id, body));
  serve(app, notificationEndpoints.example, ({ user, account }) => notifications.sendExample(user, account));
  serve(app, notificationEndpoints.subscription, ({ query }) => notifications.subscription(query.token));
  serve(app, notificationEndpoints.resubscribe, async ({ query, note }) => {
    const { userId, isChanged, ...subscription } = await notifications.setSubscription(query.token, true);
    note(...(isChanged ? [{ userId }] : []));
    return subscription;
  });
  // Mail programs that know no one-click open the address instead: the page there asks before anything changes.
  app.get<{ Querystring: { token?: string } }>('/api/unsubscribe', (request, reply) =>
    reply.redirect(`/unsubscribe?token=${encodeURIComponent(request.query.token ?? '')}`),
  );
  await app.register(async (forms) => {
    // RFC 8058: a form of either kind, and all it says is what the address says already.
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, undefined),
    );
    serve(forms, notificationEndpoints.unsubscribe, async ({ query, note }) => {
      const { userId, isChanged, ...subscription } = await notifications.setSubscription(query.token, false);
      note(...(isChanged ? [{ userId }] : []));
      return subscription;
    });
  });
}
