import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblems } from '#server/core/http/problem.ts';
import type { ByteRange } from './media-files.ts';
import type { MediaRecord } from './repository.ts';
import type { MediaService } from './service.ts';

/** A file, or the part of it that is asked for. */
export async function sendMedia(
  media: Pick<MediaService, 'open'>,
  record: MediaRecord,
  request: FastifyRequest,
  reply: FastifyReply,
) {
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
