import { type FigureWords, figureWords } from '#languages/figure-words.ts';
import type { BudgetSlot } from '#server/ads/advice/facts/budget-slots.ts';
import type { Outlook } from '#server/ads/advice/facts/facts.ts';
import type { Language } from '#shared/core/languages.ts';
import { english } from './english.ts';
import { turkish } from './turkish.ts';

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

export interface SlotFigures extends BudgetSlot {
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

export type ForecastFigures = Pick<Outlook, 'expected' | 'low' | 'high' | 'lastMonth' | 'lastYear'>;

export interface SilentBuyers {
  customers: number;
  /** Assumed share of them that orders once more, and how many that are. */
  response: number;
  back: number;
  perOrder: number;
  value: number;
}

/** All that one language needs. */
export interface AdsSentences {
  idealCustomer(buyers: CountedBuyers, words: FigureWords): string;
  day(figures: DayFigures, words: FigureWords): string;
  slot(figures: SlotFigures, words: FigureWords): string;
  strategy(strategy: Strategy, words: FigureWords): string;
  season(outlook: ForecastFigures, words: FigureWords): string;
  device(device: { type: string; times: number }, words: FigureWords): string;
  silentBuyers(silent: SilentBuyers, words: FigureWords): string;
}

export const adsSentences: Record<Language, AdsSentences> = { en: english, tr: turkish };

/** The sentences of one reader, with the figures written in their language and the store's currency. */
export function createAdsWords(language: Language, currency: string) {
  const words = figureWords(language, currency);
  const sentences = adsSentences[language];
  return {
    priceRange: (lowest: number, highest: number) =>
      lowest === highest ? words.money(lowest) : `${words.money(lowest)} – ${words.money(highest)}`,
    timeSlot: ({ from, to }: { from: number; to: number }) => `${hour(from)} – ${hour(to)}`,
    idealCustomer: (buyers: CountedBuyers) => sentences.idealCustomer(buyers, words),
    day: (figures: DayFigures) => sentences.day(figures, words),
    slot: (figures: SlotFigures) => sentences.slot(figures, words),
    strategy: (strategy: Strategy) => sentences.strategy(strategy, words),
    season: (outlook: ForecastFigures) => sentences.season(outlook, words),
    device: (device: { type: string; times: number }) => sentences.device(device, words),
    silentBuyers: (silent: SilentBuyers) => sentences.silentBuyers(silent, words),
  };
}
export type AdsWords = ReturnType<typeof createAdsWords>;

/** Midnight is the end of a day here. */
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;
