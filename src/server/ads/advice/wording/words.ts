import type {
  CountedBuyers,
  DayFigures,
  ForecastFigures,
  SilentBuyers,
  SlotFigures,
  Strategy,
} from '#languages/ads-words.ts';
import { figureWords } from '#languages/figure-words.ts';
import { WORDS } from '#languages/words.ts';
import type { Language } from '#shared/core/languages.ts';

/** The sentences of one reader, with the figures written in their language and the store's currency. */
export function createAdsWords(language: Language, currency: string) {
  const words = figureWords(language, currency);
  const sentences = WORDS[language].ads;
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
