import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, jsonAnswer, type Outcome } from '#simulators/meta/social/answer.ts';
import { type Faults, isOrdered } from '#simulators/meta/social/faults.ts';
import { engagementOf } from '#simulators/meta/social/growth.ts';
import type { MediaShelf } from '#simulators/meta/social/media-shelf.ts';
import type { Publications } from '#simulators/meta/social/publications.ts';
import { refusals } from './refusals.ts';
import type { Sessions } from './sessions.ts';
import { type BlueskyAccount, type BlueskyState, DEMO_ACCOUNTS, type PostRecord } from './state.ts';

const COLLECTION = 'app.bsky.feed.post';
const LONGEST = { graphemes: 300, bytes: 3000 };
const LARGEST = { image: 1_000_000, video: 100_000_000 };
const MOST_IMAGES = 4;
const MOST_POSTS = 25;
const SLOW_ANSWER_MS = 8000;
const ORDERED_WAIT_MS = 15_000;
const TID = /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

type Dependencies = {
  state: BlueskyState;
  changed: () => void;
  now: () => number;
  shelf: MediaShelf;
  publications: Publications;
  faults: Faults;
  sessions: Sessions;
  origin: () => string;
};

type NewRecord = { repo?: string; collection?: string; rkey?: string; record?: PostRecord };

/** https://docs.bsky.app/docs/api/com-atproto-repo-create-record */
export function createRecords(dependencies: Dependencies) {
  const { state, changed, now, shelf, publications, faults, sessions } = dependencies;

  function uploadBlob(content: Buffer, mimeType: string): Answer {
    if (content.length > LARGEST.video) throw refusals.blobTooLarge();
    const saved = shelf.save(content);
    if (!saved) throw refusals.invalid('Unsupported file');
    const link = `bafkrei${saved.key.split('.')[0]}`;
    state.blobs[link] = saved;
    changed();
    return jsonAnswer({ blob: { $type: 'blob', ref: { $link: link }, mimeType, size: content.length } });
  }

  async function create(did: string, body: unknown): Promise<Outcome> {
    const { repo, collection, rkey, record } = (body ?? {}) as NewRecord;
    if (repo !== did) throw refusals.invalid('Could not find repo');
    if (collection !== COLLECTION || record?.$type !== COLLECTION)
      throw refusals.invalid('Invalid record type');
    if (!rkey || !TID.test(rkey)) throw refusals.invalid('Invalid rkey');
    check(record);
    const account = DEMO_ACCOUNTS.find((each) => each.did === did)!;
    const { text } = record;
    switch (faults.before(did, text)) {
      case 'reject':
        throw refusals.invalid('Invalid app.bsky.feed.post record');
      case 'bad-media':
        throw refusals.invalid('Could not find blob');
      case 'rate-limit':
        throw refusals.tooMany(Math.ceil((now() + ORDERED_WAIT_MS) / 1000));
      case 'server-error':
        throw refusals.server();
      case 'timeout-before':
        return 'silence';
      case 'expired-token':
        sessions.expire(did);
        throw refusals.expired();
    }
    if (isOrdered(text, 'slow')) await wait(SLOW_ANSWER_MS, null, { ref: false });
    const answer = accept(account, rkey, record);
    const end = faults.after(text);
    if (end === 'server-error-after-accept') throw refusals.server();
    return end === 'timeout-after-accept' ? 'silence' : answer;
  }

  function check({ text, facets = [], embed }: PostRecord) {
    const bytes = Buffer.from(text);
    if ([...graphemes.segment(text)].length > LONGEST.graphemes || bytes.length > LONGEST.bytes)
      throw refusals.invalid('Record/text must not be longer than 300 graphemes');
    for (const { index } of facets)
      if (index.byteStart < 0 || index.byteEnd > bytes.length || index.byteStart >= index.byteEnd)
        throw refusals.invalid('Record/facets/index is out of the text');
    const images = embed?.images ?? [];
    if (images.length > MOST_IMAGES)
      throw refusals.invalid('Record/embed/images must not have more than 4 elements');
    for (const { alt, image } of images) {
      const blob = state.blobs[image.ref.$link];
      if (!blob) throw refusals.invalid('Could not find blob');
      if (typeof alt !== 'string')
        throw refusals.invalid('Record/embed/images/0 must have the property "alt"');
      if (blob.bytes > LARGEST.image) throw refusals.blobTooLarge();
    }
    if (embed?.video && !state.blobs[embed.video.ref.$link]) throw refusals.invalid('Could not find blob');
  }

  function accept(account: BlueskyAccount, rkey: string, record: PostRecord): Answer {
    const uri = `at://${account.did}/${COLLECTION}/${rkey}`;
    if (state.records[uri]) throw refusals.invalid(`Record already exists: ${uri}`);
    state.records[uri] = { at: now(), did: account.did, record };
    const { embed } = record;
    const shown = embed?.video
      ? [{ link: embed.video.ref.$link, altText: embed.alt || null }]
      : (embed?.images ?? []).map(({ image, alt }) => ({ link: image.ref.$link, altText: alt || null }));
    publications.add({
      network: 'bluesky',
      id: rkey,
      accountId: account.did,
      account: account.name,
      text: record.text,
      link: record.facets?.flatMap(({ features }) => features).find(({ uri }) => uri)?.uri ?? null,
      media: shown.map(({ link, altText }) => {
        const { key, mime } = state.blobs[link]!;
        return { kind: mime === 'video/mp4' ? ('video' as const) : ('image' as const), key, altText };
      }),
      at: new Date(now()).toISOString(),
      permalink: `${dependencies.origin()}/profile/${account.did}/post/${rkey}`,
    });
    return jsonAnswer({ uri, cid: cidOf(uri), validationStatus: 'valid' });
  }

  function read(query: URLSearchParams): Answer {
    const uri = `at://${query.get('repo')}/${query.get('collection')}/${query.get('rkey')}`;
    const found = state.records[uri];
    if (!found) throw refusals.noRecord(uri);
    return jsonAnswer({ uri, cid: cidOf(uri), value: found.record });
  }

  function readPosts(query: URLSearchParams): Answer {
    const uris = query.getAll('uris');
    if (uris.length > MOST_POSTS) throw refusals.invalid('Params/uris must not have more than 25 elements');
    const posts = uris.flatMap((uri) => {
      const found = state.records[uri];
      if (!found) return [];
      const account = DEMO_ACCOUNTS.find(({ did }) => did === found.did)!;
      const seen = engagementOf({ id: uri, at: found.at, followers: account.followers }, now());
      return [
        {
          uri,
          cid: cidOf(uri),
          record: found.record,
          likeCount: seen?.likes ?? 0,
          repostCount: seen?.shares ?? 0,
          replyCount: seen?.comments ?? 0,
          quoteCount: 0,
        },
      ];
    });
    return jsonAnswer({ posts });
  }

  return { uploadBlob, create, read, readPosts };
}

const cidOf = (uri: string) => `bafyrei${Buffer.from(uri).toString('hex').slice(-40)}`;
