import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/*
 * As much of the other networks as a post of words, one of a picture or a small film needs, all at one address. Whoever
 * comes may post, nothing is ever refused, and nothing is listed.
 */
interface Answered {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

/** A post is out, of which its words or its number are known. @returns its id. */
type Take = (words: string) => string;

const LIMIT = { data: [{ quota_usage: 0, config: { quota_total: 1_000, quota_duration: 86_400 } }] };
const OK = { code: 'ok', message: '', log_id: '' };
let made = 0;

/** @returns false where no network has such an address. */
export async function answerOthers({ request, response, url }: Answered, take: Take): Promise<boolean> {
  const { pathname, searchParams } = url;
  const body = await text(request);
  const reply = (status: number, json: object, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
    return true;
  };
  const ends = (...edges: string[]) => edges.some((edge) => pathname.endsWith(edge));
  const next = () => {
    made += 1;
    return String(made);
  };
  // Facebook, Instagram, Threads
  if (ends('/feed', '/media_publish', '/threads_publish')) return reply(200, { id: take(body) });
  if (ends('/content_publishing_limit', '/threads_publishing_limit')) return reply(200, LIMIT);
  if (ends('/media', '/threads') && request.method === 'POST') return reply(200, { id: next() });
  if (searchParams.has('fields')) return reply(200, { id: '1', status: 'FINISHED', status_code: 'FINISHED' });
  // Telegram, Bluesky, Pinterest
  if (ends('/sendMessage'))
    return reply(200, { ok: true, result: { message_id: Number(take(body)), chat: { id: 1 } } });
  if (ends('/xrpc/com.atproto.repo.createRecord')) return reply(200, { uri: `at://${take(body)}` });
  if (ends('/v5/pins')) return reply(201, { id: take(body) });
  // YouTube: the session of an upload, its last part, what became of it
  if (ends('/upload/youtube/v3/videos')) {
    if (request.method === 'PUT') return reply(200, { id: take(pathname + url.search) });
    return reply(200, {}, { location: `${url.origin}${pathname}?session=${next()}` });
  }
  if (ends('/youtube/v3/videos'))
    return reply(200, { items: [{ id: searchParams.get('id'), status: { privacyStatus: 'public' } }] });
  // TikTok
  if (ends('/inbox/video/init/')) {
    const id = next();
    return reply(200, {
      data: { publish_id: `v_${id}`, upload_url: `${url.origin}/tiktok/${id}` },
      error: OK,
    });
  }
  if (ends('/status/fetch/'))
    return reply(200, { data: { status: 'PROCESSING_UPLOAD', uploaded_bytes: 0 }, error: OK });
  if (pathname.startsWith('/tiktok/')) {
    take(pathname);
    return reply(201, {});
  }
  return false;
}
