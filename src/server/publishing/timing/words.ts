import type { ScheduleContentType } from '#shared/publishing/schedules.ts';
import type { MixPart } from './content-mix.ts';
import type { Capacity, RecommendedFrequency } from './frequency.ts';
import type { Base } from './response.ts';
import type { ScoredHour, WeekScores } from './week-scores.ts';

export interface TimeFigures extends ScoredHour {
  basis: 'account' | 'store' | 'benchmark';
  /** Of the whole week. */
  ordersOfWeek: number;
}
export interface SummaryFigures
  extends Pick<WeekScores, 'posts' | 'orders' | 'isJudgedByOwn' | 'timeMatters'> {
  best: { day: number; hour: number };
  /** Whether orders are many enough to count. */
  hasOrders: boolean;
  bases: Base[];
}

/** All that the analysis says in one language. */
export interface TimingWords {
  habitSource(isJudgedByOwn: boolean): string;
  time(figures: TimeFigures): string;
  frequency(figures: RecommendedFrequency & Capacity): string;
  mixPart(part: MixPart): string;
  summary(figures: SummaryFigures): string;
}

export type TypeNames = Record<ScheduleContentType, string>;
