import type { Frequency, ScheduleContentType } from '#shared/publishing/schedules.ts';

/** What the response to a post is counted against. */
export type ResponseBase = 'reach' | 'impressions' | 'followers';

/** A time to post at, and what speaks for it; the hours are those of the block it lies in. */
export interface TimeFigures {
  day: number;
  from: number;
  to: number;
  posts: number;
  /** How many times the usual response these posts got, or how many times as much they earned; null without any. */
  responseTimes: number | null;
  isByEarned: boolean;
  orders: number;
  ordersTimes: number | null;
  basis: 'account' | 'store' | 'benchmark';
  /** Of the whole week. */
  ordersOfWeek: number;
}

export interface RecommendedFrequency {
  recommended: Frequency;
  /** What decided: the pace of the last weeks, or what there is not enough of. */
  because: 'pace' | 'no_pace_yet' | 'products' | 'texts';
}

export interface Capacity {
  /** Published in the last four weeks. */
  recentPosts: number;
  /** Active products. */
  products: number;
  /** What schedules may write a day. */
  textsADay: number;
}

export interface MixFigures {
  type: ScheduleContentType;
  posts: number;
  /** How many times the usual response its posts got, or how many times as much they earned; null with too few to say. */
  responseTimes: number | null;
}

export interface SummaryFigures {
  best: { day: number; hour: number };
  posts: number;
  /** From so many on, they alone are judged by. */
  enoughPosts: number;
  orders: number;
  /** Whether orders are many enough to count. */
  hasOrders: boolean;
  isJudgedByOwn: boolean;
  timeMatters: boolean;
  /** Posts are judged by what they earned, and not by the response to them. */
  isByEarned: boolean;
  bases: ResponseBase[];
}

/** All that the analysis of posting times says. */
export interface TimingWords {
  habitSource(isJudgedByOwn: boolean): string;
  time(figures: TimeFigures): string;
  frequency(figures: RecommendedFrequency & Capacity): string;
  mixPart(part: MixFigures & { isByEarned: boolean }): string;
  summary(figures: SummaryFigures): string;
}
