import type { FigureWords } from './figure-words.ts';

/** Who buys, as far as it is counted: what is not stays out of the sentence. */
export interface CountedBuyers {
  /** `isOfAll` where every order says where it went; else the share is of those that do. */
  place: { name: string; share: number; isOfAll: boolean } | null;
  category: { name: string; share: number } | null;
  /** Half of so many orders that were not cancelled or refunded lie between them. */
  values: { orders: number; lower: number; upper: number } | null;
  /** The busiest hour of the day. */
  hour: { hour: number; share: number } | null;
  returning: { buyers: number; share: number } | null;
}

export interface DayFigures {
  day: number;
  perSuchDay: number;
  /** Of an average day. */
  performance: number;
  orders: number;
  days: number;
}

/** A part of the day with its part of the budget. */
export interface SlotFigures {
  percentage: number;
  orders: number;
  allOrders: number;
  ownWeight: number;
}

/** Figures of the store that suggest what an ad should say; each is a sentence of its own. */
export type Strategy =
  | { kind: 'best_seller'; title: string; netSales: number; share: number | null; days: number }
  | { kind: 'pair'; first: string; second: string; orders: number; lift: number }
  | { kind: 'category'; category: string; share: number }
  | { kind: 'price'; orders: number; lower: number; upper: number }
  /** `performance` is of an average day. */
  | { kind: 'day'; day: number; performance: number }
  | { kind: 'new_buyers'; newBuyers: number; buyers: number }
  | ({ kind: 'season' } & ForecastFigures);

/** Net sales of the next month. */
export interface ForecastFigures {
  expected: number;
  low: number;
  high: number;
  lastMonth: number;
  /** Of the same days a year before; null where they were not read. */
  lastYear: number | null;
}

export interface SilentBuyers {
  customers: number;
  /** Assumed share of them that orders once more, and how many that are. */
  response: number;
  back: number;
  perOrder: number;
  value: number;
}

/** What the advice on ads says. */
export interface AdsSentences {
  idealCustomer(buyers: CountedBuyers, words: FigureWords): string;
  day(figures: DayFigures, words: FigureWords): string;
  slot(figures: SlotFigures, words: FigureWords): string;
  strategy(strategy: Strategy, words: FigureWords): string;
  season(outlook: ForecastFigures, words: FigureWords): string;
  device(device: { type: string; times: number }, words: FigureWords): string;
  silentBuyers(silent: SilentBuyers, words: FigureWords): string;
}
