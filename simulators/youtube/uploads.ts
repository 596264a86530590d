import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer, type Outcome } from '#simulators/meta/social/answer.ts';
import { type Faults, isOrdered } from '#simulators/meta/social/faults.ts';
import type { Call } from '#simulators/meta/social/http-server.ts';
import type { MediaShelf } from '#simulators/meta/social/media-shelf.ts';
import type { Publications } from '#simulators/meta/social/publications.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import { refusals } from './refusals.ts';
import {
  nextVideoId,
  PRIVACY,
  type UploadSession,
  type VideoDetails,
  type YoutubeChannel,
  type YoutubeState,
  type YoutubeVideo,
} from './state.ts';

type Dependencies = {
  state: YoutubeState;
  changed: () => void;
  now: () => number;
  origin: () => string;
  shelf: MediaShelf;
  publications: Publications;
  faults: Faults;
  channels: readonly YoutubeChannel[];
  view(video: YoutubeVideo, parts: string[]): object;
};

const SESSION_LIFE_MS = 7 * DAY_MS;
const STEP_BYTES = 256 * 1024;
const LONGEST_TITLE = 100;
const MOST_DESCRIPTION_BYTES = 5000;
const MOST_TAGS_LENGTH = 500;
const SLOW_ANSWER_MS = 8000;
const SNIPPET_FIELDS = ['title', 'description', 'tags', 'categoryId', 'defaultLanguage'];
const STATUS_FIELDS = [
  'privacyStatus',
  'publishAt',
  'selfDeclaredMadeForKids',
  'containsSyntheticMedia',
  'embeddable',
  'license',
  'publicStatsViewable',
];

export type Uploads = ReturnType<typeof createUploads>;

/** https://developers.google.com/youtube/v3/guides/using_resumable_upload_protocol */
export function createUploads(dependencies: Dependencies) {
  const { state, changed, now, origin, shelf, publications, faults, channels, view } = dependencies;
  /** Bytes of sessions that are not complete; a simulator that was started again has forgotten them. */
  const parts = new Map<string, Buffer[]>();

  async function begin(channel: YoutubeChannel, call: Call): Promise<Answer> {
    if (call.query.get('uploadType') !== 'resumable')
      throw refusals.badRequest('Only uploadType=resumable is simulated.');
    if (call.query.get('part') !== 'snippet,status') throw refusals.badRequest('part must be snippet,status');
    const totalBytes = Number(call.headers['x-upload-content-length']);
    if (!/^video\//.test(String(call.headers['x-upload-content-type'] ?? '')) || !(totalBytes > 0))
      throw refusals.invalid('mediaBodyRequired', 'The request does not include the video content.');
    const details = detailsIn(await readJson(call));
    if (isOrdered(details.description, 'upload-limit')) throw refusals.uploadLimitExceeded();
    countUpload();
    const id = randomBytes(24).toString('base64url');
    const endsAt = now() + SESSION_LIFE_MS;
    state.sessions[id] = {
      ...details,
      id,
      channelId: channel.id,
      totalBytes,
      received: 0,
      endsAt,
      videoId: null,
    };
    parts.set(id, []);
    changed();
    const location = `${origin()}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status&upload_id=${id}`;
    return { status: 200, headers: { location }, body: '' };
  }

  function countUpload(): void {
    const day = new Date(zoneOf('America/Los_Angeles').toWall(now())).toISOString().slice(0, 10);
    if (state.uploads.day !== day) Object.assign(state.uploads, { day, count: 0 });
    if (state.uploads.count >= state.uploads.most) throw refusals.quotaExceeded();
    state.uploads.count += 1;
  }

  /** Bytes, or the question how many of them are there. */
  async function proceed(call: Call, expire: () => void): Promise<Outcome> {
    const session = state.sessions[call.query.get('upload_id') ?? ''];
    const body = await call.readBody();
    if (!session || session.endsAt <= now()) throw refusals.sessionGone();
    if (session.videoId) return finished(session.videoId);
    const collected = parts.get(session.id);
    if (!collected) throw refusals.sessionGone();
    const range = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(String(call.headers['content-range'] ?? ''));
    if (!range || Number(range[3]) !== session.totalBytes)
      throw refusals.badRequest('Invalid Content-Range.');
    if (range[1] === undefined) return incomplete(session);
    const [from, to] = [Number(range[1]), Number(range[2])];
    if (to - from + 1 !== body.length) throw refusals.badRequest('Content-Range and Content-Length differ.');
    if (from !== session.received) return incomplete(session);
    const isLast = to + 1 === session.totalBytes;
    if (!isLast && body.length % STEP_BYTES !== 0)
      throw refusals.badRequest('Parts must be a multiple of 256 KB.');
    const take = () => {
      collected.push(body);
      session.received += body.length;
      changed();
    };
    if (isLast) return withFaults(session, take, expire);
    take();
    return incomplete(session);
  }

  /** The call that makes a video of it, with the faults that its description orders. */
  async function withFaults(session: UploadSession, take: () => void, expire: () => void): Promise<Outcome> {
    const { description } = session;
    switch (faults.before(session.channelId, description)) {
      case 'reject':
        throw refusals.forbidden();
      case 'rate-limit':
        throw refusals.rateLimitExceeded();
      case 'server-error':
        throw refusals.backendError();
      case 'timeout-before':
        return 'silence';
      case 'expired-token':
        expire();
        throw refusals.unauthorized();
    }
    if (isOrdered(description, 'slow')) await wait(SLOW_ANSWER_MS, null, { ref: false });
    take();
    const videoId = complete(session);
    const end = faults.after(description);
    if (end === 'server-error-after-accept') throw refusals.backendError();
    return end === 'timeout-after-accept' ? 'silence' : finished(videoId);
  }

  function complete(session: UploadSession): string {
    const { channelId, title, description, tags, privacy, madeForKids, synthetic } = session;
    const content = Buffer.concat(parts.get(session.id)!);
    parts.delete(session.id);
    const media = shelf.save(content);
    const id = nextVideoId(state, now());
    session.videoId = id;
    state.videos[id] = {
      id,
      channelId,
      title,
      description,
      tags,
      privacy: state.isReviewed ? privacy : 'private',
      madeForKids,
      synthetic,
      processingFails: media?.mime !== 'video/mp4' || isOrdered(description, 'bad-media'),
    };
    publications.add({
      network: 'youtube',
      id,
      accountId: channelId,
      account: channels.find((each) => each.id === channelId)?.title ?? '?',
      text: description,
      link: null,
      media: media ? [{ kind: 'video', key: media.key, altText: null }] : [],
      at: new Date(now()).toISOString(),
      permalink: `${origin()}/shorts/${id}`,
    });
    return id;
  }

  const finished = (videoId: string) => jsonAnswer(view(state.videos[videoId]!, ['snippet', 'status']));

  /** As if a week had passed. */
  function forgetSessions(): void {
    state.sessions = {};
    parts.clear();
    changed();
  }

  return { begin, proceed, forgetSessions };
}

function incomplete({ received }: UploadSession): Answer {
  return { status: 308, headers: received > 0 ? { range: `bytes=0-${received - 1}` } : {}, body: '' };
}

async function readJson(call: Call): Promise<unknown> {
  try {
    return JSON.parse((await call.readBody()).toString('utf8'));
  } catch {
    throw refusals.badRequest('Parse Error');
  }
}

function detailsIn(body: unknown): VideoDetails {
  const { snippet, status } = fieldsOf(body, ['snippet', 'status'], 'video');
  const { title, description = '', tags = [] } = fieldsOf(snippet, SNIPPET_FIELDS, 'snippet');
  const { privacyStatus, selfDeclaredMadeForKids, containsSyntheticMedia } = fieldsOf(
    status,
    STATUS_FIELDS,
    'status',
  );
  const isPlain = (text: unknown): text is string => typeof text === 'string' && !/[<>]/.test(text);
  if (!isPlain(title) || title.trim() === '' || [...title].length > LONGEST_TITLE)
    throw refusals.invalid('invalidTitle', 'The request metadata specifies an invalid or empty video title.');
  if (!isPlain(description) || Buffer.byteLength(description) > MOST_DESCRIPTION_BYTES)
    throw refusals.invalid(
      'invalidDescription',
      'The request metadata specifies an invalid video description.',
    );
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((each) => typeof each === 'string');
  if (!isList(tags) || tags.join(',').length > MOST_TAGS_LENGTH)
    throw refusals.invalid('invalidTags', 'The request metadata specifies invalid video keywords.');
  const privacy = PRIVACY.find((each) => each === privacyStatus);
  const isSwitch = (value: unknown) => value === undefined || typeof value === 'boolean';
  if (!privacy || !isSwitch(selfDeclaredMadeForKids) || !isSwitch(containsSyntheticMedia))
    throw refusals.invalid('invalidVideoMetadata', 'The request metadata is invalid.');
  return {
    title,
    description,
    tags,
    privacy,
    madeForKids: selfDeclaredMadeForKids === true,
    synthetic: containsSyntheticMedia === true,
  };
}

function fieldsOf(value: unknown, known: string[], where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null)
    throw refusals.invalid('invalidVideoMetadata', `The request has no ${where}.`);
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown)
    throw refusals.badRequest(`Invalid JSON payload received. Unknown name "${unknown}" at '${where}'.`);
  return value as Record<string, unknown>;
}
