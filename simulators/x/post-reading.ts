import { DAY_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer, type Outcome } from '#simulators/meta/social/answer.ts';
import { engagementOf } from '#simulators/meta/social/growth.ts';
import type { ListDialect, ListFaults } from '#simulators/meta/social/list-faults.ts';
import type { Publication, Publications } from '#simulators/meta/social/publications.ts';
import type { Prices } from './prices.ts';
import { xRefusals } from './problems.ts';
import type { XAccount, XState } from './state.ts';

const OWN_NUMBERS_FOR_MS = 30 * DAY_MS;
const SHARED_PARAMETERS = [
  'tweet.fields',
  'post.fields',
  'expansions',
  'user.fields',
  'media.fields',
  'poll.fields',
  'place.fields',
];
const TIMELINE_PARAMETERS = [
  'max_results',
  'pagination_token',
  'start_time',
  'end_time',
  'since_id',
  'until_id',
  'exclude',
];
const POST_FIELDS = [
  'id',
  'text',
  'author_id',
  'created_at',
  'entities',
  'attachments',
  'lang',
  'conversation_id',
  'possibly_sensitive',
  'public_metrics',
  'non_public_metrics',
  'organic_metrics',
  'edit_history_tweet_ids',
  'edit_history_post_ids',
  'edit_controls',
  'reply_settings',
  'source',
  'referenced_tweets',
  'referenced_posts',
  'note_tweet',
  'note_post',
  'in_reply_to_user_id',
  'context_annotations',
  'geo',
  'withheld',
];
const USER_FIELDS = [
  'id',
  'name',
  'username',
  'profile_image_url',
  'public_metrics',
  'verified',
  'verified_type',
  'created_at',
  'subscription_type',
  'description',
  'location',
  'protected',
  'url',
  'entities',
  'pinned_tweet_id',
];

type Dependencies = {
  state: XState;
  now: () => number;
  accounts: readonly XAccount[];
  publications: Publications;
  prices: Prices;
  listFaults: ListFaults;
  origin: () => string;
};

/** An empty one has no `data`. */
const TIMELINE: ListDialect = {
  time: 'created_at',
  frame(entries, next) {
    const meta = {
      result_count: entries.length,
      newest_id: entries[0]?.id,
      oldest_id: entries.at(-1)?.id,
      ...(next ? { next_token: next } : {}),
    };
    return entries.length === 0 ? { meta } : { data: entries, meta };
  },
  disown: (entry) => ({ ...entry, author_id: '1500000000000009999' }),
};

/** https://docs.x.com/x-api/posts/lookup and /timelines */
export function createPostReading(dependencies: Dependencies) {
  const { state, now, accounts, publications, prices, listFaults, origin } = dependencies;
  /** The same thing read twice on one UTC day is paid once. */
  const paidToday = { day: '', ids: new Set<string>() };

  function payFor(call: 'read post' | 'read user', ids: string[]): void {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (paidToday.day !== day) Object.assign(paidToday, { day, ids: new Set() });
    const unpaid = ids.filter((id) => !paidToday.ids.has(id));
    for (const id of unpaid) paidToday.ids.add(id);
    prices.charge(call, unpaid.length);
  }

  function readMe(account: XAccount, query: URLSearchParams): Answer {
    checkParameters(query, ['user.fields', 'tweet.fields', 'post.fields', 'expansions']);
    const asked = fieldsOf(query, 'user.fields', USER_FIELDS);
    const { id, name, username, followers, subscription } = account;
    const all: Record<string, unknown> = {
      id,
      name,
      username,
      profile_image_url: `${origin()}/avatar/${id}.svg`,
      subscription_type: subscription,
      verified: false,
      verified_type: 'none',
      protected: false,
      description: '',
      public_metrics: {
        followers_count: followers,
        following_count: 205,
        listed_count: 12,
        tweet_count: publications.ofAccount(id).length,
      },
    };
    payFor('read user', [id]);
    return jsonAnswer({ data: chosen(all, ['id', 'name', 'username', ...asked]) });
  }

  function readTimeline(account: XAccount, userId: string, query: URLSearchParams): Outcome {
    checkParameters(query, [...SHARED_PARAMETERS, ...TIMELINE_PARAMETERS]);
    if (userId !== account.id && !accounts.some(({ id }) => id === userId))
      throw xRefusals.notFound(`Could not find user with id: [${userId}].`);
    const most = Number(query.get('max_results') ?? 10);
    if (!(most >= 5 && most <= 100))
      throw xRefusals.invalidRequest(
        `The \`max_results\` query parameter value [${most}] is not between 5 and 100`,
      );
    const found = newest(publications.ofAccount(userId), query, most);
    const view = viewOf(query);
    payFor(
      'read post',
      found.map(({ id }) => id),
    );
    const last = found.at(-1);
    const isMore = found.length === most && publications.ofAccount(userId)[0] !== last;
    const entries = found.map((each) => view(account, each));
    return listFaults.spoil(entries, isMore ? `after${last!.id}` : null, TIMELINE);
  }

  function readPosts(account: XAccount, ids: string[], query: URLSearchParams): Answer {
    checkParameters(query, ['ids', ...SHARED_PARAMETERS]);
    if (ids.length === 0 || ids.length > 100 || ids.some((id) => !/^\d{1,19}$/.test(id)))
      throw xRefusals.invalidRequest('The `ids` query parameter must hold 1 to 100 ids');
    const view = viewOf(query);
    const found = ids.flatMap((id) => {
      const publication = publications.find(id);
      return publication && !publication.deleted ? publication : [];
    });
    payFor(
      'read post',
      found.map(({ id }) => id),
    );
    const missing = ids.filter((id) => !found.some((each) => each.id === id));
    const errors = missing.map((id) => ({
      value: id,
      resource_id: id,
      parameter: 'ids',
      resource_type: 'tweet',
      title: 'Not Found Error',
      detail: `Could not find tweet with ids: [${id}].`,
      type: 'https://api.x.com/2/problems/resource-not-found',
    }));
    return jsonAnswer({
      ...(found.length > 0 ? { data: found.map((each) => view(account, each)) } : {}),
      ...(errors.length > 0 ? { errors } : {}),
    });
  }

  /** X is renaming its fields; who asks by the new name is answered by new names. */
  function viewOf(query: URLSearchParams) {
    const isNew = query.has('post.fields');
    const asked = fieldsOf(query, isNew ? 'post.fields' : 'tweet.fields', POST_FIELDS);
    const history = isNew ? 'edit_history_post_ids' : 'edit_history_tweet_ids';
    return (account: XAccount, publication: Publication) =>
      chosen(wholePost(account, publication, isNew), ['id', 'text', history, ...asked]);
  }

  function wholePost(account: XAccount, publication: Publication, isNew: boolean): Record<string, unknown> {
    const { id, accountId, at } = publication;
    const { text, urls, mediaIds } = state.posts[id]!;
    const followers = accounts.find((each) => each.id === accountId)?.followers ?? 0;
    const numbers = engagementOf({ id, at: Date.parse(at), followers }, now());
    const {
      likes = 0,
      comments = 0,
      shares = 0,
      saves = 0,
      views = 0,
      clicks = 0,
      profileVisits = 0,
    } = numbers ?? {};
    const counts = {
      [isNew ? 'repost_count' : 'retweet_count']: shares,
      reply_count: comments,
      like_count: likes,
      quote_count: Math.floor(shares / 4),
    };
    const isOwn = accountId === account.id && now() - Date.parse(at) < OWN_NUMBERS_FOR_MS;
    const own = { url_link_clicks: clicks, user_profile_clicks: profileVisits };
    return {
      id,
      text,
      author_id: accountId,
      created_at: at,
      conversation_id: id,
      lang: 'en',
      edit_history_tweet_ids: [id],
      edit_history_post_ids: [id],
      possibly_sensitive: false,
      entities: urls.length > 0 ? { urls } : undefined,
      attachments: mediaIds.length > 0 ? { media_keys: mediaIds.map((key) => `3_${key}`) } : undefined,
      public_metrics: { ...counts, bookmark_count: saves, impression_count: views },
      non_public_metrics: isOwn
        ? { ...own, impression_count: views, engagements: likes + comments + shares + clicks + profileVisits }
        : undefined,
      organic_metrics: isOwn ? { ...counts, ...own, impression_count: views } : undefined,
    };
  }

  return { readMe, readTimeline, readPosts };
}

function checkParameters(query: URLSearchParams, known: string[]): void {
  const unknown = [...query.keys()].find((name) => !known.includes(name));
  if (unknown)
    throw xRefusals.invalidRequest(`The query parameter [${unknown}] is not one of [${known.join(',')}]`);
}

function fieldsOf(query: URLSearchParams, parameter: string, known: string[]): string[] {
  const asked = (query.get(parameter) ?? '').split(',').filter((name) => name !== '');
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown)
    throw xRefusals.invalidRequest(
      `The \`${parameter}\` query parameter value [${unknown}] is not one of [${known.join(',')}]`,
    );
  return asked;
}

function chosen(all: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => all[name] !== undefined).map((name) => [name, all[name]]));
}

/** From the newest backwards, so that a long history costs nothing. Ids grow with time and are equally long. */
function newest(published: readonly Publication[], query: URLSearchParams, most: number): Publication[] {
  const from = instantOf(query.get('start_time')) ?? '';
  const until = instantOf(query.get('end_time')) ?? '9';
  const above = query.get('since_id') ?? '';
  const page = query.get('pagination_token')?.replace(/^after/, '');
  const below = [query.get('until_id'), page].filter((id) => id != null).sort()[0] ?? '9';
  const found: Publication[] = [];
  for (let index = published.length - 1; index >= 0 && found.length < most; index -= 1) {
    const each = published[index]!;
    if (each.at < from || each.id <= above) break;
    if (!each.deleted && each.at < until && each.id < below) found.push(each);
  }
  return found;
}

function instantOf(text: string | null): string | null {
  if (text === null) return null;
  if (Number.isNaN(Date.parse(text)))
    throw xRefusals.invalidRequest(`[${text}] is not a valid RFC3339 instant`);
  return new Date(text).toISOString();
}
