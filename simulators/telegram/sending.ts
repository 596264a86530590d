import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Outcome } from '#simulators/meta/social/answer.ts';
import { type Faults, isOrdered } from '#simulators/meta/social/faults.ts';
import type { MediaShelf, SavedMedia } from '#simulators/meta/social/media-shelf.ts';
import type { Parameters } from '#simulators/meta/social/parameters.ts';
import type { Publications } from '#simulators/meta/social/publications.ts';
import { refusals, succeeded } from './refusals.ts';
import type { Bot, Channel, TelegramState } from './state.ts';

const LONGEST_TEXT = 4096;
const LONGEST_CAPTION = 1024;
const MEGABYTE = 1024 * 1024;
const LARGEST = { photo: 10 * MEGABYTE, video: 50 * MEGABYTE };
const MOST_SIDES = 10_000;
const MOST_RATIO = 20;
const ALBUM = { fewest: 2, most: 10 };
const ORDERED_WAIT_SECONDS = 15;
const SLOW_ANSWER_MS = 8000;

type Kind = keyof typeof LARGEST;

type Dependencies = {
  state: TelegramState;
  changed: () => void;
  now: () => number;
  shelf: MediaShelf;
  publications: Publications;
  faults: Faults;
  revoke: () => void;
  origin: () => string;
};

/** https://core.telegram.org/bots/api#sendmessage and the methods below it: uploading and publishing are one call. */
export function createSending(dependencies: Dependencies) {
  const { state, now, shelf, publications, faults } = dependencies;

  function sendMessage(bot: Bot, channel: Channel, { values }: Parameters): Promise<Outcome> {
    const text = (values.text ?? '').trim();
    if (text === '') throw refusals.badRequest('message text is empty');
    if (text.length > LONGEST_TEXT) throw refusals.badRequest('message is too long');
    return withFaults(text, () => succeeded(accept(bot, channel, text, [])[0]));
  }

  function sendOne(bot: Bot, channel: Channel, kind: Kind, { values, files }: Parameters): Promise<Outcome> {
    const caption = captionOf(values.caption);
    const file = files[kind];
    if (!file) throw refusals.badRequest(`there is no ${kind} in the request`);
    const media = taken(kind, file);
    return withFaults(caption, () => succeeded(accept(bot, channel, caption, [media])[0]));
  }

  function sendAlbum(bot: Bot, channel: Channel, { values, files }: Parameters): Promise<Outcome> {
    const items = itemsOf(values.media);
    if (items.length < ALBUM.fewest || items.length > ALBUM.most)
      throw refusals.badRequest('media group must include 2-10 items');
    const caption = captionOf(items.map((item) => item.caption ?? '').find(Boolean));
    const media = items.map(({ type, media: place }) => {
      const file = files[place.replace('attach://', '')];
      if (!file || (type !== 'photo' && type !== 'video')) throw refusals.badRequest('wrong media');
      return taken(type, file);
    });
    return withFaults(caption, () => succeeded(accept(bot, channel, caption, media)));
  }

  function taken(kind: Kind, file: Buffer): SavedMedia {
    if (file.length > LARGEST[kind]) throw refusals.tooLarge();
    const saved = shelf.save(file);
    if (!saved || saved.mime.startsWith('video') !== (kind === 'video'))
      throw refusals.badRequest(kind === 'photo' ? 'IMAGE_PROCESS_FAILED' : 'VIDEO_CONTENT_TYPE_INVALID');
    const { width, height } = saved;
    const ratio = Math.max(width, height) / Math.max(1, Math.min(width, height));
    if (kind === 'photo' && (width + height > MOST_SIDES || ratio > MOST_RATIO))
      throw refusals.badRequest('PHOTO_INVALID_DIMENSIONS');
    return saved;
  }

  async function withFaults(text: string, make: () => Answer): Promise<Outcome> {
    switch (faults.before('bot', text)) {
      case 'reject':
        throw refusals.badRequest('message cannot be sent');
      case 'bad-media':
        throw refusals.badRequest('IMAGE_PROCESS_FAILED');
      case 'rate-limit':
        throw refusals.tooMany(ORDERED_WAIT_SECONDS);
      case 'server-error':
        throw refusals.server();
      case 'timeout-before':
        return 'silence';
      case 'expired-token':
        dependencies.revoke();
        throw refusals.unauthorized();
    }
    if (isOrdered(text, 'slow')) await wait(SLOW_ANSWER_MS, null, { ref: false });
    const answer = make();
    const end = faults.after(text);
    if (end === 'server-error-after-accept') throw refusals.server();
    if (isOrdered(text, 'half-answer')) return half(answer);
    return end === 'timeout-after-accept' ? 'silence' : answer;
  }

  /** Each picture of an album is a message of its own; the first has the caption. */
  function accept(bot: Bot, channel: Channel, text: string, media: SavedMedia[]) {
    const first = (state.messages[channel.username] ?? 0) + 1;
    const count = Math.max(1, media.length);
    state.messages[channel.username] = first + count - 1;
    publications.add({
      network: 'telegram',
      id: `${channel.username}-${first}`,
      accountId: String(channel.id),
      account: channel.title,
      text,
      link: null,
      media: media.map(({ key, mime }) => ({
        kind: mime === 'video/mp4' ? ('video' as const) : ('image' as const),
        key,
        altText: null,
      })),
      at: new Date(now()).toISOString(),
      permalink: `${dependencies.origin()}/${channel.username}/${first}`,
    });
    return Array.from({ length: count }, (_, at) => ({
      message_id: first + at,
      sender_chat: chatOf(channel),
      chat: chatOf(channel),
      date: Math.floor(now() / 1000),
      author_signature: bot.name,
      ...(media.length === 0 ? { text } : at === 0 && text ? { caption: text } : {}),
    }));
  }

  return { sendMessage, sendOne, sendAlbum };
}

export function chatOf({ id, title, username }: Channel) {
  return { id, title, username, type: 'channel' };
}

function captionOf(text = ''): string {
  if (text.length > LONGEST_CAPTION) throw refusals.badRequest('message caption is too long');
  return text.trim();
}

function itemsOf(text = ''): { type: string; media: string; caption?: string }[] {
  try {
    return JSON.parse(text) as { type: string; media: string; caption?: string }[];
  } catch {
    throw refusals.badRequest("can't parse media JSON object");
  }
}

/** As when a connection breaks in the middle of an answer that had begun well. */
function half({ body }: Answer): Answer {
  const whole = JSON.stringify(body);
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: whole.slice(0, whole.length / 2),
  };
}
