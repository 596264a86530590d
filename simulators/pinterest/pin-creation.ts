import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer, type Outcome } from '#simulators/meta/social/answer.ts';
import { type Faults, isOrdered } from '#simulators/meta/social/faults.ts';
import type { MediaShelf, SavedMedia } from '#simulators/meta/social/media-shelf.ts';
import type { Publications } from '#simulators/meta/social/publications.ts';
import { headersOf } from './limits.ts';
import type { MediaUploads } from './media-uploads.ts';
import type { PinterestOauth } from './oauth.ts';
import type { PinReading } from './pin-reading.ts';
import { refusals } from './refusals.ts';
import { type Board, nextId, type Pin, type PinterestAccount, type PinterestState } from './state.ts';

const LARGEST_PICTURE = 20 * 1024 * 1024;
const SLOW_ANSWER_MS = 8000;
const ORDERED_WAIT_MS = 15 * SECOND_MS;

type Dependencies = {
  state: PinterestState;
  changed: () => void;
  now: () => number;
  shelf: MediaShelf;
  oauth: PinterestOauth;
  uploads: MediaUploads;
  publications: Publications;
  reading: PinReading;
  faults: Faults;
  origin: () => string;
};

type Picture = { content_type: string; data: string };
type MediaSource = { source_type: string; media_id?: string; items?: Picture[] } & Partial<Picture> & {
    [cover in
      | 'cover_image_url'
      | 'cover_image_data'
      | 'cover_image_content_type'
      | 'cover_image_key_frame_time']?: unknown;
  };
/** As the description of the API lets it through. */
type NewPin = {
  board_id?: string;
  title?: string | null;
  description?: string | null;
  link?: string | null;
  alt_text?: string | null;
  media_source?: MediaSource;
};

/** https://developers.pinterest.com/docs/api/v5/pins-create */
export function createPinCreation(dependencies: Dependencies) {
  const { state, changed, now, shelf, oauth, uploads, publications, reading, faults } = dependencies;

  async function create(account: PinterestAccount, body: NewPin, token: string): Promise<Outcome> {
    if (!body.board_id) throw refusals.invalid('$.board_id: is missing but it is required');
    if (!body.media_source) throw refusals.invalid('$.media_source: is missing but it is required');
    if (body.link && !/^https?:\/\/[^\s/]+\.[^\s]+/.test(body.link)) throw refusals.invalid('invalid URL');
    const board = boardFor(account, body.board_id);
    const media = mediaOf(account, body.media_source);
    const text = [body.title, body.description].filter(Boolean).join(' ');
    switch (faults.before(account.id, text)) {
      case 'reject':
        throw refusals.invalid('This Pin goes against our Community guidelines.');
      case 'bad-media':
        throw refusals.invalid('The picture could not be read.');
      case 'rate-limit':
        throw refusals.tooMany(headersOf(100, 0, ORDERED_WAIT_MS));
      case 'server-error':
        throw refusals.server();
      case 'timeout-before':
        return 'silence';
      case 'expired-token':
        oauth.expire(token);
        throw refusals.unauthorized();
    }
    if (isOrdered(text, 'slow')) await wait(SLOW_ANSWER_MS, null, { ref: false });
    const answer = accept(account, board, body, media);
    if (isOrdered(text, 'half-answer')) return halfOf(answer);
    const end = faults.after(text);
    if (end === 'server-error-after-accept') throw refusals.server();
    return end === 'timeout-after-accept' ? 'silence' : answer;
  }

  function boardFor(account: PinterestAccount, id: string): Board {
    const board = state.boards.find((each) => each.id === id);
    if (!board) throw refusals.noBoard();
    if (board.accountId !== account.id || board.privacy === 'SECRET' || board.adsOnly)
      throw refusals.notYours();
    return board;
  }

  function mediaOf(
    account: PinterestAccount,
    source: MediaSource,
  ): { kind: Pin['kind']; saved: SavedMedia[] } {
    switch (source.source_type) {
      case 'image_base64':
        return { kind: 'image', saved: [pictureOf(source as Picture)] };
      case 'multiple_image_base64':
        return { kind: 'multiple_images', saved: source.items!.map(pictureOf) };
      case 'video_id':
        return { kind: 'video', saved: [videoOf(account, source)] };
    }
    throw refusals.invalid('Unable to reach the URL.');
  }

  function pictureOf({ content_type, data }: Picture): SavedMedia {
    const saved = shelf.save(Buffer.from(data, 'base64'));
    if (saved?.mime !== content_type || saved.bytes > LARGEST_PICTURE)
      throw refusals.invalid('The picture could not be read.');
    return saved;
  }

  function videoOf(account: PinterestAccount, source: MediaSource): SavedMedia {
    const { cover_image_url, cover_image_data, cover_image_content_type, cover_image_key_frame_time } =
      source;
    const hasCover =
      cover_image_url ||
      (cover_image_data && cover_image_content_type) ||
      cover_image_key_frame_time !== undefined;
    if (!hasCover)
      throw refusals.invalid('cover_image_url or cover_image_content_type and cover_image_data is required');
    const saved = uploads.findReady(account, source.media_id!);
    if (!saved) throw refusals.invalid('The media is not ready.');
    return saved;
  }

  function accept(
    account: PinterestAccount,
    board: Board,
    { title = null, description, link = null, alt_text: altText = null }: NewPin,
    { kind, saved }: ReturnType<typeof mediaOf>,
  ): Answer {
    const id = nextId(state, now());
    state.pins[id] = { boardId: board.id, title, altText, kind };
    const seenBy = state.access === 'trial' ? ', visible to its creator only' : '';
    publications.add({
      network: 'pinterest',
      id,
      accountId: account.id,
      account: `${account.name} (${board.name}${seenBy})`,
      ...(title ? { title } : {}),
      text: description ?? '',
      link,
      media: saved.map(({ key, mime }) => ({
        kind: mime === 'video/mp4' ? ('video' as const) : ('image' as const),
        key,
        altText,
      })),
      at: new Date(now()).toISOString(),
      permalink: `${dependencies.origin()}/pin/${id}/`,
    });
    changed();
    return jsonAnswer(reading.pinOf(account, publications.find(id)!), 201);
  }

  return { create };
}

function halfOf({ status, body }: Answer): Answer {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  return { status, headers, body: text.slice(0, text.length / 2) };
}
