import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { httpProblems } from '#server/core/http/problem.ts';
import { admitUser } from '#server/core/http/serve.ts';
import type { ByteRange } from './media-files.ts';
import type { MediaRecord } from './repository.ts';
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
      return send(media, record, request, reply);
    },
  );

  app.get<{ Params: { token: string } }>('/api/media/shared/:token', async (request, reply) => {
    const record = await media.shared(request.params.token);
    if (!record) throw httpProblems.notFound();
    return send(media, record, request, reply);
  });
}

async function send(media: MediaService, record: MediaRecord, request: FastifyRequest, reply: FastifyReply) {
  const range = rangeOf(request.headers.range, record.fileSize);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${record.fileSize}`).send();
  const content = await media.open(record, range ?? undefined);
  if (!content) throw httpProblems.notFound();
  reply
    .type(record.mimeType)
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.end - range.start + 1 : record.fileSize);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${record.fileSize}`);
  return reply.send(content);
}

/** RFC 9110 section 14: one range of bytes, as players of videos ask for; null for the whole file. */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return null;
  const [, first, last] = asked;
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
