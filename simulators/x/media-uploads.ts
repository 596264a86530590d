import { MINUTE_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer } from '#simulators/meta/social/answer.ts';
import type { MediaShelf } from '#simulators/meta/social/media-shelf.ts';
import type { Parameters } from '#simulators/meta/social/parameters.ts';
import { xRefusals } from './problems.ts';
import { checkBody } from './request-rules.ts';
import { nextId, type UploadedMedia, type XAccount, type XState } from './state.ts';

const DAY_SECONDS = 86_400;
const MEGABYTE = 1024 * 1024;
const LARGEST_PART = 8 * MEGABYTE;
const SLOW_MS = 3 * MINUTE_MS;
/** Of the whole processing. */
const PENDING_SHARE = 0.3;

type Dependencies = {
  state: XState;
  changed: () => void;
  now: () => number;
  shelf: MediaShelf;
  processingMs: number;
};

export type MediaUploads = ReturnType<typeof createMediaUploads>;

/** https://docs.x.com/x-api/media/quickstart/media-upload-chunked */
export function createMediaUploads({ state, changed, now, shelf, processingMs }: Dependencies) {
  const parts = new Map<string, Map<number, Buffer>>();

  function uploadOnce(account: XAccount, { values, files, json }: Parameters): Answer {
    checkBody(json ?? { ...values, ...asTexts(files) }, 'MediaUploadRequest');
    const upload = open(account, values.media_category ?? '', 0);
    const content = files.media ?? Buffer.from(values.media ?? '', 'base64');
    receive(upload, content);
    if (upload.problem) throw xRefusals.invalidRequest(upload.problem);
    return jsonAnswer({ data: replyOf(upload) });
  }

  function initialize(account: XAccount, { json, values }: Parameters): Answer {
    checkBody(json, 'InitializeMediaUploadRequest');
    if (!values.media_category || !values.media_type || !values.total_bytes)
      throw xRefusals.invalidRequest('$: media_type, total_bytes and media_category are required');
    const upload = open(account, values.media_category, Number(values.total_bytes));
    parts.set(upload.id, new Map());
    return jsonAnswer({ data: replyOf(upload) });
  }

  function append(account: XAccount, id: string, { values, files, json }: Parameters): Answer {
    const index = Number(values.segment_index);
    checkBody(json ?? { ...values, ...asTexts(files), segment_index: index }, 'AppendMediaUploadRequest');
    const upload = find(account, id);
    const received = parts.get(upload.id);
    const content = files.media ?? Buffer.from(values.media ?? '', 'base64');
    if (!received || content.length === 0 || content.length > LARGEST_PART)
      throw xRefusals.invalidRequest('$.media: the segment is missing, too large or comes too late');
    received.set(index, content);
    return jsonAnswer({ data: { expires_at: Math.floor(upload.endsAt / 1000) } });
  }

  function finalize(account: XAccount, id: string): Answer {
    const upload = find(account, id);
    const received = parts.get(id);
    if (!received) throw xRefusals.invalidRequest('The upload was finished before.');
    const ordered = [...received].sort(([one], [other]) => one - other).map(([, content]) => content);
    const content = Buffer.concat(ordered);
    if (content.length !== upload.totalBytes)
      throw xRefusals.invalidRequest('Segments do not add up to provided total file size.');
    parts.delete(id);
    receive(upload, content);
    return jsonAnswer({ data: replyOf(upload) });
  }

  function status(account: XAccount, query: URLSearchParams): Answer {
    if (query.get('command') !== 'STATUS') throw xRefusals.invalidRequest('command must be STATUS');
    return jsonAnswer({ data: replyOf(find(account, query.get('media_id') ?? '')) });
  }

  function describe(account: XAccount, { json }: Parameters): Answer {
    checkBody(json, 'CreateMediaMetadataRequest');
    const { id, metadata } = json as { id: string; metadata?: { alt_text?: { text: string } } };
    const upload = find(account, id);
    upload.altText = metadata?.alt_text?.text ?? null;
    changed();
    return jsonAnswer({ data: { id, associated_metadata: metadata ?? {} } });
  }

  function open(account: XAccount, category: string, totalBytes: number): UploadedMedia {
    const upload: UploadedMedia = {
      id: nextId(state, now()),
      accountId: account.id,
      category,
      totalBytes,
      media: null,
      altText: null,
      problem: null,
      processing: null,
      endsAt: now() + DAY_SECONDS * 1000,
    };
    state.media[upload.id] = upload;
    changed();
    return upload;
  }

  /** The fault of an upload is ordered by its bytes: nothing else is known of it yet. */
  function receive(upload: UploadedMedia, content: Buffer): void {
    upload.media = shelf.save(content);
    upload.problem = content.includes('[bad-media]') ? 'The media is not valid.' : problemOf(upload);
    if (!upload.category.endsWith('image'))
      upload.processing = { from: now(), to: now() + (content.includes('[slow]') ? SLOW_MS : processingMs) };
    upload.totalBytes = content.length;
    upload.endsAt = now() + DAY_SECONDS * 1000;
    changed();
  }

  function find(account: XAccount, id: string): UploadedMedia {
    const upload = state.media[id];
    if (upload?.accountId !== account.id || upload.endsAt <= now())
      throw xRefusals.invalidRequest(`The media id ${id} is unknown or has expired.`);
    return upload;
  }

  function replyOf(upload: UploadedMedia) {
    const { id, category, media, totalBytes, processing } = upload;
    return {
      id,
      media_key: `${category.endsWith('video') ? 7 : 3}_${id}`,
      size: totalBytes,
      expires_after_secs: DAY_SECONDS,
      ...(media && !processing ? { image: { image_type: media.mime, w: media.width, h: media.height } } : {}),
      ...(processing ? { processing_info: progressOf(upload, processing) } : {}),
    };
  }

  function progressOf({ problem }: UploadedMedia, { from, to }: { from: number; to: number }) {
    const share = to > from ? (now() - from) / (to - from) : 1;
    const check_after_secs = Math.max(1, Math.min(5, Math.ceil((to - now()) / 1000)));
    if (share < PENDING_SHARE) return { state: 'pending', check_after_secs };
    if (share < 1)
      return { state: 'in_progress', check_after_secs, progress_percent: Math.floor(share * 100) };
    if (!problem) return { state: 'succeeded', progress_percent: 100 };
    return { state: 'failed', error: { code: 1, name: 'InvalidMedia', message: problem } };
  }

  /** Ready to be part of a post of this account. */
  function findReady(account: XAccount, id: string): UploadedMedia | null {
    const upload = state.media[id];
    const isReady =
      upload?.accountId === account.id &&
      upload.endsAt > now() &&
      upload.media !== null &&
      upload.problem === null &&
      (upload.processing === null || upload.processing.to <= now());
    return isReady ? upload : null;
  }

  return { uploadOnce, initialize, append, finalize, status, describe, findReady };
}

/** The schema knows bytes as text. */
function asTexts(files: Record<string, Buffer>): Record<string, string> {
  return Object.fromEntries(Object.keys(files).map((name) => [name, '']));
}

function problemOf({ media, category }: UploadedMedia): string | null {
  if (!media) return 'The format of the media is not known.';
  const isVideo = media.mime === 'video/mp4';
  if (isVideo !== category.endsWith('video')) return `The media does not fit ${category}.`;
  if (!isVideo) {
    const most = media.mime === 'image/gif' ? 15 : 5;
    return media.bytes > most * MEGABYTE ? `The image is larger than ${most} MB.` : null;
  }
  const { durationMs, width, height } = media;
  if (media.bytes > 512 * MEGABYTE) return 'The video is larger than 512 MB.';
  if (durationMs === null || durationMs < 500 || durationMs > 140_000)
    return 'A video lasts 0.5 to 140 seconds.';
  const ratio = width / height;
  return width < 32 || height < 32 || ratio < 1 / 3 || ratio > 3
    ? 'The size of the video is not supported.'
    : null;
}
