import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { privacyEndpoints } from '#shared/stores/privacy.ts';
import type { Platform } from '#shared/stores/stores.ts';
import type { Privacy } from './privacy.ts';
import type { WebhookService } from './service.ts';

const STATUS = { accepted: 200, refused: 401, unreadable: 400 } as const;

/** The addresses that platforms post to. Signatures are over the bytes as they came, so nothing parses them here. */
export async function webhookRoutes(
  app: FastifyInstance,
  { webhooks, privacy }: { webhooks: WebhookService; privacy: Privacy },
) {
  serve(app, privacyEndpoints.list, ({ account }) => privacy.listOf(account));

  serve(app, privacyEndpoints.export, ({ account, params, reply }) => {
    reply.header('content-disposition', 'attachment; filename="customer-data.json"');
    return privacy.exportOf(account, params.requestId);
  });

  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    raw.post('/api/webhooks/shopify', (request, reply) => receive('shopify', request, reply));

    raw.post<{ Params: { connection: string } }>('/api/webhooks/shopier/:connection', (request, reply) =>
      receive('shopier', request, reply, request.params.connection),
    );
  });

  async function receive(
    platform: Platform,
    request: FastifyRequest,
    reply: FastifyReply,
    webhookKey?: string,
  ) {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = (name: string) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    const reception = await webhooks.receive(platform, { header, body }, webhookKey);
    return reply.code(STATUS[reception]).send({ success: reception === 'accepted' });
  }
}
