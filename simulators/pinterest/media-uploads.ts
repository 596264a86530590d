import { randomBytes } from 'node:crypto';
import { MINUTE_MS, SECOND_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer } from '#simulators/meta/social/answer.ts';
import type { Call } from '#simulators/meta/social/http-server.ts';
import type { MediaShelf, SavedMedia } from '#simulators/meta/social/media-shelf.ts';
import { refusals } from './refusals.ts';
import { nextId, type PinterestAccount, type PinterestState, type Upload } from './state.ts';

const LARGEST_VIDEO = 2 * 1024 ** 3;
const VIDEO_MS = { shortest: 4 * SECOND_MS, longest: 15 * MINUTE_MS };

type Dependencies = {
  state: PinterestState;
  changed: () => void;
  now: () => number;
  shelf: MediaShelf;
  processingMs: number;
  origin: () => string;
};

export type MediaUploads = ReturnType<typeof createMediaUploads>;

/** Videos: registered, then sent to a storage of its own with what registering gave, then worked on. */
export function createMediaUploads(dependencies: Dependencies) {
  const { state, changed, now, shelf, processingMs, origin } = dependencies;

  function register(account: PinterestAccount): Answer {
    const id = nextId(state, now());
    const parameters = {
      'x-amz-algorithm': 'AWS4-HMAC-SHA256',
      'x-amz-signature': randomBytes(16).toString('hex'),
      policy: randomBytes(12).toString('base64'),
      key: `uploads/3:video:${account.id}:${id}`,
      'Content-Type': 'multipart/form-data',
    };
    state.uploads[id] = {
      id,
      accountId: account.id,
      parameters,
      media: null,
      processing: null,
      isBad: false,
    };
    changed();
    const upload = { media_id: id, media_type: 'video' };
    return jsonAnswer({ ...upload, upload_url: `${origin()}/upload`, upload_parameters: parameters }, 201);
  }

  /** As a storage of Amazon takes it: all parameters as they were given, and the file last. */
  async function receive(call: Call): Promise<Answer> {
    const type = call.headers['content-type'] ?? '';
    const body = new Uint8Array(await call.readBody());
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const fields = [...form];
    const [lastName, file] = fields.at(-1) ?? [];
    const given = Object.fromEntries(fields.slice(0, -1));
    const upload = Object.values(state.uploads).find(({ parameters }) => parameters.key === given.key);
    const isSigned =
      upload && Object.entries(upload.parameters).every(([name, value]) => given[name] === value);
    if (!isSigned || lastName !== 'file' || !(file instanceof Blob))
      return {
        status: 403,
        headers: { 'content-type': 'application/xml' },
        body: '<Error><Code>AccessDenied</Code></Error>',
      };
    take(upload, Buffer.from(await file.arrayBuffer()));
    return { status: 204, body: '' };
  }

  function take(upload: Upload, content: Buffer): void {
    upload.media = shelf.save(content);
    upload.isBad = content.includes('[bad-media]') || !upload.media || !isTaken(upload.media);
    upload.processing = { from: now(), to: now() + processingMs };
    changed();
  }

  function read(account: PinterestAccount, id: string): Answer {
    const upload = state.uploads[id];
    if (upload?.accountId !== account.id) throw refusals.noMedia();
    return jsonAnswer({ media_id: id, media_type: 'video', status: statusOf(upload) });
  }

  function statusOf({ processing, isBad }: Upload) {
    if (!processing) return 'registered';
    if (processing.to > now()) return 'processing';
    return isBad ? 'failed' : 'succeeded';
  }

  return {
    register,
    receive,
    read,
    /** Null where no pin can be made of it. */
    findReady(account: PinterestAccount, id: string): SavedMedia | null {
      const upload = state.uploads[id];
      return upload?.accountId === account.id && statusOf(upload) === 'succeeded' ? upload.media : null;
    },
  };
}

function isTaken({ mime, bytes, durationMs }: SavedMedia): boolean {
  const lasts = durationMs ?? 0;
  return (
    mime === 'video/mp4' && bytes <= LARGEST_VIDEO && lasts >= VIDEO_MS.shortest && lasts <= VIDEO_MS.longest
  );
}
