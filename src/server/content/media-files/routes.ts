import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { httpProblems } from '#server/core/http/problem.ts';
import { admitUser } from '#server/core/http/serve.ts';
import { sendMedia } from './send-media.ts';
import type { MediaService } from './service.ts';

const DAY_SECONDS = 86_400;

/** Files: to members of the account, and by a signed address to a network. Everybody else finds nothing. */
export function mediaRoutes(app: FastifyInstance, media: MediaService) {
  app.get<{ Params: { mediaId: string }; Querystring: { download?: string } }>(
    '/api/media/:mediaId',
    async (request, reply) => {
      const user = await admitUser(app.doorkeeper, request);
      const { mediaId } = request.params;
      const record = z.uuid().safeParse(mediaId).success ? await media.find(mediaId) : null;
      const account = record && (await app.doorkeeper.memberOf(user, record.userId));
      if (!record || !account || account.needsSecondFactor || !(await media.isIn(account, record)))
        throw httpProblems.notFound();
      reply.header('cache-control', `private, max-age=${DAY_SECONDS}, immutable`);
      if (request.query.download !== undefined)
        reply.header('content-disposition', `attachment; filename="${record.fileName}"`);
      return sendMedia(media, record, request, reply);
    },
  );

  app.get<{ Params: { token: string } }>('/api/media/shared/:token', async (request, reply) => {
    const record = await media.shared(request.params.token);
    if (!record) throw httpProblems.notFound();
    return sendMedia(media, record, request, reply);
  });
}
