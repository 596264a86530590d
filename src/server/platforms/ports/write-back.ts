import type { Sentence } from '#shared/core/sentence.ts';
import type { WriteBackKind } from '#shared/publishing/write-back.ts';
import type { StoreAccess, StoreIdentity } from './store-platform.ts';

/** A moment on the owner's charts. */
export interface Annotation {
  title: string;
  text: string;
  at: Date;
}

/** A post as the platform's marketing report knows it, under an id of ours. */
export interface MarketingActivity {
  remoteId: string;
  title: string;
  /** Where the post can be seen, or is managed. */
  url: string;
  startedAt: Date;
  /** Null while it is still looked after. */
  endedAt: Date | null;
}

/** Taken off the price of one product, or of everything. */
export interface DiscountCode {
  code: string;
  title: string;
  percent: number;
  productId: string | null;
  startsAt: Date;
  /** Null where it has no end. */
  endsAt: Date | null;
}

/** What one local day brought; null where it is not known. */
export interface DayEngagement {
  impressions: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  clicks: number | null;
  people: number | null;
  orders: number | null;
  /** In minor units. */
  sales: number | null;
}

export type WriteOutcome =
  | { state: 'written'; id: string }
  | { state: 'not_allowed' }
  /** The platform takes no more of them. */
  | { state: 'limit' }
  /** It was there and was removed at the platform. */
  | { state: 'gone' }
  | { state: 'refused'; reason: Sentence };

export type RemovalOutcome =
  | { state: 'gone' }
  | { state: 'not_allowed' }
  | { state: 'refused'; reason: Sentence };

export type CountedSales =
  /** Net sales in minor units of the orders with each mark, by days on which they happened. */
  { state: 'counted'; net: Map<string, number> } | { state: 'not_counted'; reason: Sentence };

/**
 * What a platform takes from us into its own reports. Calls that would do it a second time when asked twice are made
 * once: where their answer is lost they throw, and the caller looks it up before asking again.
 */
export interface StoreWriteBack {
  /** The permissions that each of them needs, by the platform's names. */
  scopes: Record<WriteBackKind, string[]>;
  /** What this access may write. */
  allowed(access: StoreAccess): Promise<WriteBackKind[]>;
  /** Makes one, or changes the one of that id. */
  annotate(access: StoreAccess, annotation: Annotation, id: string | null): Promise<WriteOutcome>;
  /** The id of one of this app's at that moment whose text ends with the mark; null where there is none. */
  findAnnotation(access: StoreAccess, sought: { at: Date; mark: string }): Promise<string | null>;
  removeAnnotation(access: StoreAccess, id: string): Promise<RemovalOutcome>;
  /** Makes one, or changes the one of that id; doing it again makes no second one. */
  saveActivity(access: StoreAccess, activity: MarketingActivity): Promise<WriteOutcome>;
  /** With all engagement that was reported of it. */
  removeActivity(access: StoreAccess, remoteId: string): Promise<RemovalOutcome>;
  /** Of one day. Nothing says whether reporting a day again replaces it or adds to it. */
  reportDay(
    access: StoreAccess,
    activity: { remoteId: string; day: string; identity: Pick<StoreIdentity, 'timeZone' | 'currency'> },
    engagement: DayEngagement,
  ): Promise<WriteOutcome>;
  /** Makes marks of orders known to the platform's reports; doing it again changes nothing. */
  defineMark(access: StoreAccess): Promise<WriteOutcome>;
  /** So many at once. */
  mostOrders: number;
  /** By order; doing it again changes nothing. */
  markOrders(
    access: StoreAccess,
    marks: { orderId: string; value: string }[],
  ): Promise<Map<string, WriteOutcome>>;
  unmarkOrders(access: StoreAccess, orderIds: string[]): Promise<RemovalOutcome>;
  /** Every mark that there is, known to us or not. */
  unmarkAll(access: StoreAccess): Promise<RemovalOutcome>;
  /** Each code exists once: made twice, the second is refused. */
  createDiscount(access: StoreAccess, discount: DiscountCode): Promise<WriteOutcome>;
  findDiscount(access: StoreAccess, code: string): Promise<{ id: string; title: string } | null>;
  removeDiscount(access: StoreAccess, id: string): Promise<RemovalOutcome>;
  /** As the platform's own report counts the days, both ends included. */
  salesByMark(
    access: StoreAccess,
    asked: { identity: StoreIdentity; firstDay: string; lastDay: string },
  ): Promise<CountedSales>;
}
