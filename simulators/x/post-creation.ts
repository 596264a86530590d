import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer, type Outcome } from '#simulators/meta/social/answer.ts';
import { type Faults, isOrdered } from '#simulators/meta/social/faults.ts';
import type { Publications } from '#simulators/meta/social/publications.ts';
import { displayOf, findLinks, shortLink } from './links.ts';
import type { MediaUploads } from './media-uploads.ts';
import type { XOauth } from './oauth.ts';
import type { Prices } from './prices.ts';
import { xRefusals } from './problems.ts';
import { orderedRefusal } from './rate-limits.ts';
import { checkBody } from './request-rules.ts';
import {
  nextId,
  type UploadedMedia,
  type UrlEntity,
  type XAccount,
  type XPost,
  type XState,
} from './state.ts';
import { weightedLength } from './weighted-length.ts';

const LONGEST = 280;
const LONGEST_OF_SUBSCRIBERS = 25_000;
/** How long X remembers a text is not known; what was posted within a day is recent. */
const REMEMBERED_MS = DAY_MS;
const SLOW_ANSWER_MS = 8000;
const ORDERED_WAIT_MS = 15_000;

type Dependencies = {
  state: XState;
  changed: () => void;
  now: () => number;
  oauth: XOauth;
  uploads: MediaUploads;
  prices: Prices;
  publications: Publications;
  faults: Faults;
  origin: () => string;
  refuseRepeats: boolean;
};

type NewPost = {
  text?: string;
  media?: { media_ids: string[] };
  reply?: { in_reply_to_tweet_id: string };
  quote_tweet_id?: string;
  poll?: object;
};

/** https://docs.x.com/x-api/posts/create-post */
export function createPostCreation(dependencies: Dependencies) {
  const { state, changed, now, oauth, uploads, prices, publications, faults } = dependencies;
  const lastWritten = new Map<string, number>();
  const likenessOf = (accountId: string, text: string) => `${accountId} ${text.normalize('NFC').trim()}`;

  for (const { accountId, text, at, deleted } of publications.list)
    if (!deleted) lastWritten.set(likenessOf(accountId, text), Date.parse(at));

  async function create(account: XAccount, body: unknown, token: string): Promise<Outcome> {
    checkBody(body, 'CreatePostsRequest');
    const { text = '', media, reply, quote_tweet_id, poll } = body as NewPost;
    if (text.trim() === '' && !media) throw xRefusals.invalidRequest('$.text: is missing but it is required');
    if (quote_tweet_id) throw xRefusals.forbidden('Quoting posts is not available to this app.');
    if (reply && publications.find(reply.in_reply_to_tweet_id)?.accountId !== account.id)
      throw xRefusals.forbidden('You are not permitted to reply to this conversation.');
    if ((text.match(/(?<!\w)\$[A-Za-z]{1,6}\b/g) ?? []).length > 1)
      throw xRefusals.forbidden('A post may hold one cashtag only.');
    const longest = account.subscription === 'None' ? LONGEST : LONGEST_OF_SUBSCRIBERS;
    const length = weightedLength(text);
    if (length > longest)
      throw xRefusals.invalidRequest(`$.text: is ${length} characters long, ${longest} are allowed`);
    const attached = (media?.media_ids ?? []).map((id) => uploads.findReady(account, id));
    if (attached.some((each) => each === null)) throw invalidMedia();
    const uploaded = attached.flatMap((each) => each ?? []);
    const isMoving = ({ category }: UploadedMedia) => !category.endsWith('image');
    if (poll && uploaded.length > 0) throw xRefusals.invalidRequest('$.poll: not together with media');
    if (uploaded.some(isMoving) && uploaded.length > 1) throw invalidMedia();
    prices.checkCredits(account.id);
    return withFaults(account, text, token, () => accept(account, text, uploaded));
  }

  async function withFaults(
    account: XAccount,
    text: string,
    token: string,
    make: () => Answer,
  ): Promise<Outcome> {
    switch (faults.before(account.id, text)) {
      case 'reject':
        throw xRefusals.forbidden('You are not permitted to perform this action.');
      case 'bad-media':
        throw invalidMedia();
      case 'rate-limit':
        throw orderedRefusal(now(), ORDERED_WAIT_MS);
      case 'server-error':
        throw xRefusals.server();
      case 'timeout-before':
        return 'silence';
      case 'expired-token':
        oauth.expire(token);
        throw xRefusals.unauthorized();
    }
    if (isOrdered(text, 'slow')) await wait(SLOW_ANSWER_MS, null, { ref: false });
    const answer = make();
    const end = faults.after(text);
    if (end === 'server-error-after-accept') throw xRefusals.server();
    return end === 'timeout-after-accept' ? 'silence' : answer;
  }

  function accept(account: XAccount, text: string, uploaded: UploadedMedia[]): Answer {
    const likeness = likenessOf(account.id, text);
    const isRecent = (lastWritten.get(likeness) ?? -Infinity) > now() - REMEMBERED_MS;
    if (dependencies.refuseRepeats && text.trim() !== '' && isRecent) throw xRefusals.duplicate();
    lastWritten.set(likeness, now());
    const id = nextId(state, now());
    const permalink = `${dependencies.origin()}/${account.username}/status/${id}`;
    const { shown, urls } = withShortLinks(id, text, uploaded.length > 0 ? account.username : null);
    const post: XPost = { text: shown, urls, mediaIds: uploaded.map((each) => each.id) };
    state.posts[id] = post;
    prices.charge(findLinks(text).length > 0 ? 'post with a link' : 'post');
    publications.add({
      network: 'x',
      id,
      accountId: account.id,
      account: `@${account.username}`,
      text,
      link: null,
      media: uploaded.flatMap(({ media, altText }) =>
        media
          ? {
              kind: media.mime === 'video/mp4' ? ('video' as const) : ('image' as const),
              key: media.key,
              altText,
            }
          : [],
      ),
      at: new Date(now()).toISOString(),
      permalink,
    });
    return jsonAnswer({ data: { id, text: shown, edit_history_tweet_ids: [id] } }, 201);
  }

  function remove(account: XAccount, id: string): Answer {
    const publication = publications.find(id);
    if (!publication || publication.deleted) return jsonAnswer({ data: { deleted: false } });
    if (publication.accountId !== account.id)
      throw xRefusals.forbidden('You are not authorized to delete this Tweet.');
    publications.remove(id);
    lastWritten.delete(likenessOf(account.id, publication.text));
    delete state.posts[id];
    prices.charge('deleted post');
    changed();
    return jsonAnswer({ data: { deleted: true } });
  }

  return { create, remove };
}

/** Links become t.co, pictures end the text with one more, and three signs come as HTML has them. */
function withShortLinks(id: string, text: string, mediaOf: string | null) {
  const urls: UrlEntity[] = [];
  let shown = '';
  let at = 0;
  const enter = (address: string, expanded: string, display: string) => {
    const url = shortLink(`${id} ${urls.length} ${address}`);
    urls.push({
      start: shown.length,
      end: shown.length + url.length,
      url,
      expanded_url: expanded,
      display_url: display,
    });
    shown += url;
  };
  for (const { start, end, address } of findLinks(text)) {
    shown += escapeText(text.slice(at, start));
    enter(address, /^https?:/i.test(address) ? address : `http://${address}`, displayOf(address));
    at = end;
  }
  shown += escapeText(text.slice(at));
  if (mediaOf !== null) {
    if (shown !== '') shown += ' ';
    enter('media', `https://x.com/${mediaOf}/status/${id}/photo/1`, `pic.x.com/${id.slice(-10)}`);
  }
  return { shown, urls };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function invalidMedia() {
  return xRefusals.invalidRequest('Your media IDs are invalid.');
}
