import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp, { type Sharp } from 'sharp';
import type { FaultName } from './faults.ts';
import {
  createFilms,
  googleError,
  parseJson,
  pictureReply,
  readFilmWish,
  readPictureWish,
  sizeOf,
} from './google.ts';
import { readEdit, readGeneration } from './image-requests.ts';
import { readBody } from './read-body.ts';
import { errorReply } from './wire-replies.ts';

interface Wish {
  width: number;
  height: number;
  photo: Buffer | null;
  format: 'png' | 'jpeg' | 'webp';
}

const encode = (picture: Sharp, format: Wish['format']) => picture.toFormat(format).toBuffer();
const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** What was asked of a model that draws or films. */
export interface MediaRequest {
  path: string;
  model: string;
  prompt: string;
  photo: Buffer | null;
  fields: Record<string, unknown>;
  status: number;
}

export interface MediaReply {
  status: number;
  body: object | Buffer | string;
  type?: string;
}

interface Sky {
  apiKey: string;
  orderedFault: (apiKey: string, model: string) => FaultName | null;
  /** What every model answers under this fault; null when it is to answer as it is asked. */
  spoil: (fault: FaultName | null, response: ServerResponse) => Promise<MediaReply | 'answered' | null>;
  at: Date;
}

const HTML = '<!doctype html><title>Sign in</title><p>Sign in to continue.';

/** @returns null for paths of other services. */
export function createMediaModels({
  baseUrl,
  requests,
}: {
  baseUrl: () => string;
  requests: MediaRequest[];
}) {
  const films = createFilms(baseUrl);

  async function answer(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    sky: Sky,
  ): Promise<MediaReply | 'answered' | null> {
    if (path === '/v1/images/generations' || path === '/v1/images/edits')
      return answerOpenai(path, request, response, sky);
    const [, model, verb] = /^\/v1\/models\/([^/:]+):(generateContent|predictLongRunning)$/.exec(path) ?? [];
    if (model && verb) return answerGoogle({ path, model, verb }, request, response, sky);
    const [, operation] = /^\/v1\/(models\/[^/]+\/operations\/\d+)$/.exec(path) ?? [];
    if (operation) return found(films.look(operation));
    const [, file] = /^\/v1\/files\/(.+):download$/.exec(path) ?? [];
    return file ? found(await films.file(file)) : null;
  }

  async function answerOpenai(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    { apiKey, orderedFault, spoil, at }: Sky,
  ) {
    const reading = await (path.endsWith('edits') ? readEdit(request) : readGeneration(request));
    if ('fault' in reading) {
      requests.push({ path, model: '', prompt: '', photo: null, fields: {}, status: 400 });
      return { status: 400, body: errorReply(reading.fault, 'invalid_request_error', null) };
    }
    const { wish } = reading;
    const fault = orderedFault(apiKey, wish.model);
    const { model, prompt, photo, fields } = wish;
    const asked = { path, model, prompt, photo, fields, status: 200 };
    requests.push(asked);
    const spoiled = await spoil(fault, response);
    if (spoiled) return notedIn(asked, spoiled);
    if (fault === 'page') return { status: 200, body: HTML, type: 'text/html' };
    if (fault === 'refusal') return notedIn(asked, { status: 400, body: BLOCKED });
    const picture = await drawPicture(wish, fault);
    const inputs = Math.ceil(prompt.length / 4);
    return {
      status: 200,
      body: {
        created: Math.floor(at.getTime() / 1000),
        data: [{ b64_json: picture.toString('base64') }],
        usage: {
          input_tokens: inputs,
          output_tokens: 1_056,
          total_tokens: inputs + 1_056,
          input_tokens_details: { text_tokens: inputs, image_tokens: 0 },
        },
      },
    };
  }

  async function answerGoogle(
    { path, model, verb }: { path: string; model: string; verb: string },
    request: IncomingMessage,
    response: ServerResponse,
    { apiKey, orderedFault, spoil }: Sky,
  ) {
    const body = parseJson((await readBody(request)).toString('utf8'));
    const reading = verb === 'generateContent' ? readPictureWish(model, body) : readFilmWish(model, body);
    if ('fault' in reading) {
      requests.push({ path, model, prompt: '', photo: null, fields: {}, status: 400 });
      return { status: 400, body: googleError(400, reading.fault, 'INVALID_ARGUMENT') };
    }
    const { wish } = reading;
    const { prompt, photo, aspectRatio, parameters } = wish;
    const fault = orderedFault(apiKey, model);
    const asked = { path, model, prompt, photo, fields: { aspectRatio, ...parameters }, status: 200 };
    requests.push(asked);
    const spoiled = await spoil(fault, response);
    if (spoiled) return notedIn(asked, spoiled);
    if (fault === 'page') return { status: 200, body: HTML, type: 'text/html' };
    if (verb === 'predictLongRunning') return { status: 200, body: films.begin(model, fault) };
    const [width, height] = sizeOf(wish);
    const picture =
      fault === 'refusal' ? null : await drawPicture({ width, height, photo, format: 'png' }, fault);
    return { status: 200, body: pictureReply(picture, prompt) };
  }

  return answer;
}

const BLOCKED = errorReply(
  'Your request was rejected by the safety system.',
  'image_generation_user_error',
  'moderation_blocked',
);

function found(body: object | Buffer | null): MediaReply {
  if (!body) return { status: 404, body: googleError(404, 'Not found', 'NOT_FOUND') };
  return { status: 200, body, ...(Buffer.isBuffer(body) ? { type: 'video/mp4' } : {}) };
}

function notedIn<Reply extends MediaReply | 'answered'>(asked: MediaRequest, reply: Reply): Reply {
  if (reply !== 'answered') asked.status = reply.status;
  return reply;
}

/** By a rule: the photo it was shown in the middle of a warm ground, else three discs; or what the fault makes of it. */
async function drawPicture(wish: Wish, fault: FaultName | null): Promise<Buffer> {
  if (fault === 'rubbish') return randomBytes(20_000);
  if (fault === 'html') return Buffer.from('<!doctype html><title>Sign in</title><p>Sign in to continue.');
  if (fault === 'blank') return encode(groundOf(wish), wish.format);
  if (fault === 'thumbnail') return drawPicture({ ...wish, width: 128, height: 128 }, null);
  if (fault === 'narrow') return drawPicture({ ...wish, width: 4_000, height: 900 }, null);
  if (fault === 'broken') return halfOf(await drawPicture(wish, null));
  const side = Math.round(Math.min(wish.width, wish.height) * 0.7);
  const input = wish.photo
    ? await sharp(wish.photo).resize(side, side, { fit: 'inside' }).png().toBuffer()
    : Buffer.from(discs(side));
  return encode(groundOf(wish).composite([{ input }]), wish.format);
}

function groundOf({ width, height }: Wish) {
  return sharp({ create: { width, height, channels: 3, background: '#e9d8c0' } });
}

function discs(side: number): string {
  const disc = (x: number, colour: string) =>
    `<circle cx="${side * x}" cy="${side / 2}" r="${side / 6}" fill="${colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${disc(0.2, '#b5543c')}${disc(0.5, '#2a6f6b')}${disc(0.8, '#31343a')}</svg>`;
}
