import { Temporal } from 'temporal-polyfill';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { ShortLinks } from '#server/publishing/short-links/short-links.ts';
import { type Text, text } from '#shared/core/sentence.ts';
import type { Delivery, PostWarning, ScheduledPost } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { type Collision, findCollisions, type PlacedPost, SAME_TEXT_MS } from './collisions.ts';
import { deliveriesOf } from './deliveries.ts';
import { findAllHolds, type ProductReason } from './holds.ts';
import { isAhead, isDraft, isOver } from './lifecycle.ts';
import {
  findAdBudgets,
  findGoingOut,
  findOthersPlaced,
  findRanges,
  findThese,
  type ShownPost,
} from './posts-repository.ts';
import { calendarProblems } from './problems.ts';
import { linkOn, publicPost, wordsOf } from './public-post.ts';
import { hasWords, type PostFault, postFaults } from './sendable.ts';

const MOST_GOING_OUT = 200;
const MOST_DAYS = 100;

export type StoreOnCalendar = Pick<OwnedStore, 'id' | 'timeZone'>;
/** All stores of a user. */
export type StoresOf = (account: StoreScope) => Promise<StoreOnCalendar[]>;
interface LocalDays {
  from: string;
  to: string;
}

type SaidHold = ProductReason | 'reconnect' | 'no_account' | 'experiment';

const COLLISIONS: Record<Collision['kind'], Text> = {
  same_text: text('Another post says the same on the same network within 30 days.'),
  within_hour: text('Another post goes out on the same account within an hour.'),
};

const HOLDS: Record<SaidHold, Text> = {
  no_account: text('No account is connected that it could go out to. It waits for one.'),
  experiment: text('This week stays without posts for your experiment, so the post will wait for you.'),
  reconnect: text('An account has to be connected again. Until then, this post waits.'),
  product_gone: text('This product is no longer on sale, so the post will wait for you.'),
  sold_out: text('This product is sold out. Unless that changes, the post will wait for you.'),
  repriced: text('The price changed after this was written, so the post will wait for you.'),
};

/** Posts as their owner sees them; as few statements for many as for one. */
export function createCalendarReading({ db, links }: { db: Database; links: Pick<ShortLinks, 'inText'> }) {
  async function waiting(stores: StoreOnCalendar[]): Promise<ScheduledPost[]> {
    return shown(await findGoingOut(db, idsOf(stores), MOST_GOING_OUT));
  }

  /** Every store has the days on its own clock. */
  async function range(stores: StoreOnCalendar[], days: LocalDays): Promise<ScheduledPost[]> {
    const byZone = [...Map.groupBy(stores, ({ timeZone }) => timeZone)];
    const ranges = byZone.map(([timeZone, there]) => ({
      storeIds: idsOf(there),
      ...localDays(days, timeZone),
    }));
    return shown(await findRanges(db, ranges));
  }

  async function these(store: OwnedStore, postIds: string[]): Promise<ScheduledPost[]> {
    return shown(await findThese(db, store.id, postIds));
  }

  /** @throws Problem 404. */
  async function one(store: OwnedStore, postId: string): Promise<ScheduledPost> {
    const [post] = await these(store, [postId]);
    if (!post) throw httpProblems.notFound();
    return post;
  }

  async function shown(posts: ShownPost[]): Promise<ScheduledPost[]> {
    const ids = posts.map(({ id }) => id);
    const ahead = posts.filter(isAhead);
    const [deliveries, adBudgets, holds] = await Promise.all([
      deliveriesOf(db, ids),
      findAdBudgets(db, ids),
      findAllHolds(
        db,
        ahead.map(({ id }) => id),
      ),
    ]);
    const collisions = await collisionsAround(ahead, posts.map(placedAt(deliveries)));
    return posts.map((post) => {
      const sentTo = deliveries.get(post.id) ?? [];
      const networks = [...new Set(sentTo.map(({ network }) => network))];
      const warnings = isAhead(post)
        ? warningsOf({
            // What its schedule has still to write is not to be blamed for what it lacks.
            faults: hasWords(post) ? faultsOf(post, networks) : [],
            holds: (holds.get(post.id) ?? []).filter((hold) => hold !== 'no_account' || waitsUnasked(post)),
            collisions: collisions.get(post.id) ?? [],
          })
        : [];
      const adBudget = adBudgets.get(post.id) ?? null;
      return publicPost(post, { deliveries: sentTo, warnings, adBudget, links });
    });
  }

  /** Of posts in the order of their times. Stores do not get in each other's way. */
  async function collisionsAround(posts: ShownPost[], known: PlacedAt[]): Promise<Map<string, Collision[]>> {
    const [first, last] = [posts[0], posts.at(-1)];
    if (!first || !last) return new Map();
    const from = new Date(first.scheduledFor.getTime() - SAME_TEXT_MS);
    const to = new Date(last.scheduledFor.getTime() + SAME_TEXT_MS + 1);
    const storeIds = [...new Set(posts.map(({ storeId }) => storeId))];
    const knownIds = known.map(({ id }) => id);
    const others = await findOthersPlaced(db, storeIds, { from, to }, knownIds);
    const standing = [...known.filter((post) => !isOver(post)), ...others];
    const calendars = Map.groupBy(standing, ({ storeId }) => storeId);
    return new Map([...calendars.values()].flatMap((placed) => [...findCollisions(placed)]));
  }

  return { waiting, range, these, one };
}
export type CalendarReading = ReturnType<typeof createCalendarReading>;

type PlacedAt = PlacedPost & Pick<ShownPost, 'storeId' | 'status'>;

function placedAt(deliveries: Map<string, Delivery[]>) {
  return ({ id, storeId, status, scheduledFor, caption }: ShownPost): PlacedAt => {
    const places = deliveries.get(id) ?? [];
    return { id, storeId, status, scheduledFor, caption: caption ?? '', places };
  };
}

/** Its schedule wrote it although there is no account yet; a draft of the owner has none by choice. */
function waitsUnasked(post: ShownPost): boolean {
  return isDraft(post) && post.madeBy === 'schedule';
}

function faultsOf(post: ShownPost, networks: SocialNetworkName[]) {
  return postFaults({ ...wordsOf(post), linkOn: linkOn(post) }, networks);
}

function warningsOf({
  faults,
  holds,
  collisions,
}: {
  faults: PostFault[];
  holds: string[];
  collisions: Collision[];
}): PostWarning[] {
  return [
    ...faults.map((fault) => ({ ...fault, postId: null })),
    ...holds.filter(isSaid).map((kind) => ({ kind, message: HOLDS[kind], postId: null })),
    ...collisions.map(({ kind, postId }) => ({ kind, message: COLLISIONS[kind], postId })),
  ];
}

function isSaid(hold: string): hold is SaidHold {
  return hold in HOLDS;
}

function idsOf(stores: StoreOnCalendar[]): string[] {
  return stores.map(({ id }) => id);
}

/** From the first instant of one local day to the last of another; both are included, `to` is exclusive. */
function localDays(days: LocalDays, timeZone: string): { from: Date; to: Date } {
  const [first, last] = [plainDate(days, 'from'), plainDate(days, 'to')];
  const { days: between } = first.until(last);
  if (between < 0) throw calendarProblems.noDays();
  if (between >= MOST_DAYS) throw calendarProblems.tooManyDays(MOST_DAYS);
  return { from: localDay(days.from, timeZone).from, to: localDay(days.to, timeZone).to };
}

function plainDate(days: LocalDays, field: 'from' | 'to'): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(days[field]);
  } catch {
    throw calendarProblems.notADay(field);
  }
}
