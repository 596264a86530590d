import type { Answer, Outcome } from '#simulators/meta/social/answer.ts';
import type { Call } from '#simulators/meta/social/http-server.ts';
import type { MediaShelf } from '#simulators/meta/social/media-shelf.ts';
import type { UploadFault } from './faults.ts';
import type { Share, TikTokState } from './state.ts';

const TYPES = ['video/mp4', 'video/quicktime', 'video/webm'];
const SHORTEST_MS = 1000;

type Dependencies = {
  state: TikTokState;
  changed: () => void;
  now: () => number;
  shelf: MediaShelf;
  processingMs: number;
};

export type TikTokUploads = ReturnType<typeof createUploads>;

/** https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide: chunks come one after the other. */
export function createUploads({ state, changed, now, shelf, processingMs }: Dependencies) {
  const parts = new Map<string, Buffer[]>();

  async function receive(uploadKey: string, call: Call): Promise<Outcome> {
    const content = await call.readBody();
    const share = Object.values(state.shares).find((each) => each.uploadKey === uploadKey);
    if (!share || share.failReason) return plain(404, 'No upload task');
    if (share.uploadEndsAt <= now()) return plain(403, 'The upload address has expired');
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(call.headers['content-range'] ?? '');
    if (!range || !TYPES.includes(call.headers['content-type'] ?? '')) return plain(400, 'Bad headers');
    const [from, to, total] = range.slice(1).map(Number) as [number, number, number];
    if (total !== share.size || to - from + 1 !== content.length) return plain(400, 'Bad Content-Range');
    if (from !== share.received) return progress(416, share);
    const isLast = to + 1 === total;
    if (isLast !== (from === (share.chunks - 1) * share.chunkSize)) return plain(400, 'Bad chunk');
    const fault = isLast ? ordered() : null;
    if (fault === 'server-error') return plain(500, 'Internal error');

    if (fault === 'timeout-before') return 'silence';
    take(share, content, isLast);
    if (fault === 'server-error-after-accept') return plain(500, 'Internal error');
    if (fault === 'timeout-after-accept') return 'silence';
    return progress(isLast ? 201 : 206, share);
  }

  function take(share: Share, content: Buffer, isLast: boolean): void {
    const received = [...(parts.get(share.publishId) ?? []), content];
    parts.set(share.publishId, received);
    share.received += content.length;
    if (isLast) complete(share, Buffer.concat(received));
    changed();
  }

  function complete(share: Share, video: Buffer): void {
    parts.delete(share.publishId);
    const saved = shelf.save(video);
    share.mediaKey = saved?.key ?? null;
    share.uploadedAt = now();
    share.processedAt = now() + processingMs;
    if (saved?.mime !== 'video/mp4') share.failReason = 'file_format_check_failed';
    else if ((saved.durationMs ?? 0) < SHORTEST_MS) share.failReason = 'duration_check_failed';
    share.failReason ??= state.orders.processing || null;
    state.orders.processing = '';
  }

  function ordered(): UploadFault | null {
    const { upload } = state.orders;
    state.orders.upload = '';
    return (upload as UploadFault) || null;
  }

  return { receive };
}

function progress(status: number, { received, size }: Share): Answer {
  const headers: Record<string, string> =
    received > 0 ? { 'content-range': `bytes 0-${received - 1}/${size}` } : {};
  return { status, headers, body: '' };
}

function plain(status: number, body: string): Answer {
  return { status, body };
}
