import { DAY_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer, type Outcome } from '#simulators/meta/social/answer.ts';
import { engagementOf } from '#simulators/meta/social/growth.ts';
import type { ListDialect, ListFaults } from '#simulators/meta/social/list-faults.ts';
import type { Publication, Publications } from '#simulators/meta/social/publications.ts';
import { refusals } from './refusals.ts';
import { DEMO_ACCOUNTS, type PinterestAccount, type PinterestState } from './state.ts';

const USUAL_PAGE = 25;
const FURTHEST_BACK_DAYS = 90;

type Dependencies = {
  state: PinterestState;
  now: () => number;
  publications: Publications;
  listFaults: ListFaults;
  origin: () => string;
};

export type PinReading = ReturnType<typeof createPinReading>;

const PIN_LIST: ListDialect = {
  list: 'items',
  time: 'created_at',
  frame: (items, bookmark) => ({ items, bookmark }),
  disown: (entry) => ({ ...entry, is_owner: false, board_owner: { username: 'anotheraccount' } }),
};

export function createPinReading({ state, now, publications, listFaults, origin }: Dependencies) {
  function readAccount({ id, username, name, followers }: PinterestAccount): Answer {
    return jsonAnswer({
      id,
      username,
      account_type: 'BUSINESS',
      business_name: name,
      profile_image: `${origin()}/avatar/${id}.svg`,
      website_url: '',
      follower_count: followers,
      pin_count: publications.ofAccount(id).length,
      board_count: state.boards.filter(({ accountId }) => accountId === id).length,
    });
  }

  /** Secret ones need a scope of their own. */
  function listBoards(account: PinterestAccount, query: URLSearchParams): Answer {
    const own = state.boards.filter(
      ({ accountId, privacy }) => accountId === account.id && privacy !== 'SECRET',
    );
    const from = Number(query.get('bookmark')?.replace(/^from/, '') ?? 0);
    const until = from + pageSizeIn(query);
    const items = own.slice(from, until).map(({ id, name, privacy, adsOnly = false }) => ({
      id,
      name,
      privacy,
      is_ads_only: adsOnly,
      owner: { username: account.username },
    }));
    return jsonAnswer({ items, bookmark: until < own.length ? `from${until}` : null });
  }

  /** The newest first. */
  function listPins(account: PinterestAccount, query: URLSearchParams): Outcome {
    const withProtected = query.get('include_protected_pins') === 'true';
    const before = query.get('bookmark')?.replace(/^before/, '');
    const visible = publications
      .ofAccount(account.id)
      .filter(({ id, deleted }) => !deleted && (before === undefined || id < before))
      .filter(({ id }) => withProtected || boardOf(id)?.privacy !== 'PROTECTED')
      .toReversed();
    const page = visible.slice(0, pageSizeIn(query));
    const next = page.length < visible.length ? `before${page.at(-1)!.id}` : null;
    return listFaults.spoil(
      page.map((each) => pinOf(account, each)),
      next,
      PIN_LIST,
    );
  }

  const boardOf = (pinId: string) => state.boards.find(({ id }) => id === state.pins[pinId]?.boardId);

  function findPin(account: PinterestAccount, id: string): Publication {
    const found = publications.find(id);
    if (!found || found.deleted) throw refusals.noPin();
    if (found.accountId !== account.id) throw refusals.notYours();
    return found;
  }

  function pinOf(account: PinterestAccount, { id, accountId, at, text, link, media }: Publication) {
    const { boardId, title, altText, kind } = state.pins[id]!;
    const owner = DEMO_ACCOUNTS.find((each) => each.id === accountId)!;
    const images = (key: string) => ({
      '1200x': { width: 1200, height: 1800, url: `${origin()}/media/${key}` },
    });
    return {
      id,
      created_at: at,
      title,
      description: text || null,
      link,
      alt_text: altText,
      board_id: boardId,
      board_section_id: null,
      parent_pin_id: null,
      dominant_color: null,
      creative_type: kind === 'image' ? 'REGULAR' : kind === 'video' ? 'VIDEO' : 'CAROUSEL',
      is_owner: accountId === account.id,
      is_standard: true,
      has_been_promoted: false,
      board_owner: { username: owner.username },
      media:
        kind === 'image'
          ? { media_type: kind, images: images(media[0]!.key) }
          : kind === 'video'
            ? { media_type: kind, duration: null, width: null, height: null, video_url: null }
            : {
                media_type: kind,
                items: media.map(({ key }) => ({ item_type: 'image', images: images(key) })),
              },
    };
  }

  function readAnalytics(account: PinterestAccount, pinId: string, query: URLSearchParams): Answer {
    const start = Date.parse(query.get('start_date')!);
    const end = Date.parse(query.get('end_date')!);
    const isTaken =
      start >= now() - (FURTHEST_BACK_DAYS + 1) * DAY_MS &&
      end >= start &&
      end <= start + FURTHEST_BACK_DAYS * DAY_MS;
    if (!isTaken) throw refusals.invalid('Invalid pins analytics parameters.');
    const pin = findPin(account, pinId);
    const seen = engagementOf({ id: pinId, at: Date.parse(pin.at), followers: account.followers }, now());
    const asked = query.get('metric_types')!.split(',');
    const of = (figures: Record<string, number>) =>
      Object.fromEntries(Object.entries(figures).filter(([name]) => asked.includes(name)));
    const date = query.get('end_date');
    if (!seen) {
      const daily = [{ date, data_status: 'PROCESSING', metrics: {} }];
      return jsonAnswer({ all: { daily_metrics: daily, lifetime_metrics: {}, summary_metrics: {} } });
    }
    const { views, clicks, profileVisits, saves, comments, likes } = seen;
    const metrics = of({
      IMPRESSION: views,
      OUTBOUND_CLICK: clicks,
      PIN_CLICK: clicks + profileVisits,
      SAVE: saves,
    });
    return jsonAnswer({
      all: {
        daily_metrics: [{ date, data_status: 'READY', metrics }],
        lifetime_metrics: of({ TOTAL_COMMENTS: comments, TOTAL_REACTIONS: likes }),
        summary_metrics: metrics,
      },
    });
  }

  return {
    readAccount,
    listBoards,
    listPins,
    readPin: (account: PinterestAccount, id: string) => jsonAnswer(pinOf(account, findPin(account, id))),
    readAnalytics,
    pinOf,
  };
}

const pageSizeIn = (query: URLSearchParams) => Number(query.get('page_size') ?? USUAL_PAGE);
