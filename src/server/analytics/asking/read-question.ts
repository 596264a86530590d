import type { FastifyBaseLogger } from 'fastify';
import type { Temporal } from 'temporal-polyfill';
import type { AnswerWords } from '#languages/answer-words.ts';
import { WORDS } from '#languages/words.ts';
import type { City } from '#server/analytics/query/cities.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { Reading } from '#shared/analytics/asking.ts';
import type { Language } from '#shared/core/languages.ts';
import { citiesNamed } from './city-names.ts';
import { matchTitles, type NotUnderstood, parseQuestion, type Stated } from './parse-question.ts';
import { completeReading } from './reading.ts';
import { translateQuestion } from './translate-question.ts';

export const MOST_SUGGESTIONS = 3;
const TRANSLATED_WITHIN_MS = 8_000;

/** What a question may speak of: the day it is asked on, and names of the shop. */
export interface Known {
  today: Temporal.PlainDate;
  cities(): Promise<City[]>;
  titles(): Promise<{ id: string; title: string }[]>;
  caller: { userId: string; storeId: string };
}

export interface ReadQuestion {
  reading: Reading;
  /** It goes on from the question before. */
  goesOn: boolean;
}

/** Why nothing was computed, in words, with questions to ask instead. */
export interface Refusal {
  answer: string;
  suggestions?: string[];
}

/** What a question means, by our own grammar first; a provider may propose it where that finds nothing. */
export function createQuestionReading({
  textModel,
  log,
}: {
  textModel: TextModel | null;
  log: FastifyBaseLogger;
}) {
  return async function readQuestion(
    question: string,
    { previous, language, known }: { previous: Reading | null; language: Language; known: Known },
  ): Promise<ReadQuestion | Refusal> {
    const words = WORDS[language].answers;
    const { today } = known;
    const asked = { question, today: today.toString(), previous };
    const stated = await parsed(question, known);
    if ('reason' in stated) return (await proposed(stated)) ?? notUnderstood(stated, words);
    const product = await productOf(known, stated, words);
    if (isRefusal(product)) return product.suggestions ? product : ((await proposed(null)) ?? product);
    return completed(stated, product) ?? (await proposed(null)) ?? { answer: words.notUnderstood.unclear };

    function completed(said: Stated, product: string | null): ReadQuestion | null {
      const reading = completeReading(said, product, { previous, today });
      return reading && { reading, goesOn: previous !== null && (said.metric === null || said.goesOn) };
    }

    async function proposed(why: NotUnderstood | null): Promise<ReadQuestion | Refusal | null> {
      const translated = await translatedBy(known, asked, why);
      if (!translated) return null;
      const named = await productOf(known, translated, words);
      return isRefusal(named) ? named : completed(translated, named);
    }
  };

  async function translatedBy(
    { caller }: Known,
    asked: Parameters<typeof translateQuestion>[1],
    why: NotUnderstood | null,
  ): Promise<Stated | null> {
    // What was understood and cannot be answered, nobody needs to translate.
    if (!textModel || (why && why.reason !== 'unknown_words' && why.reason !== 'unclear')) return null;
    const signal = AbortSignal.timeout(TRANSLATED_WITHIN_MS);
    try {
      return await translateQuestion(textModel, asked, { ...caller, signal });
    } catch (error) {
      if (!(error instanceof PlatformFailure) && !signal.aborted) throw error;
      log.warn({ storeId: caller.storeId }, 'question not translated by the provider');
      return null;
    }
  }
}
export type QuestionReading = ReturnType<typeof createQuestionReading>;

/** Words that we do not know may be cities of the store; its products come first where several words name one. */
async function parsed(question: string, { today, cities: findCities, titles }: Known) {
  const stated = parseQuestion(question, today);
  const unknown = unknownIn(stated);
  if (unknown.length === 0) return stated;
  const cities = citiesNamed(unknown, await findCities());
  if (cities.length === 0) return stated;
  if (unknown.length > 1 && matchTitles(unknown, await titles()).length > 0) return stated;
  return parseQuestion(question, today, cities);
}

/** Words of a question that our grammar does not know. */
export function unknownIn(stated: Stated | NotUnderstood): string[] {
  return 'words' in stated ? stated.words : 'productWords' in stated ? stated.productWords : [];
}

/** The product that a question names by words of its title; a refusal where there is none, or there are several. */
async function productOf(
  { titles }: Known,
  { productWords }: Stated,
  words: AnswerWords,
): Promise<string | null | Refusal> {
  if (productWords.length === 0) return null;
  const quoted = `“${productWords.join(' ')}”`;
  const matching = matchTitles(productWords, await titles());
  if (matching.length === 0) return { answer: words.unknownWords(quoted) };
  if (matching.length === 1) return matching[0]!.id;
  const suggestions = matching
    .slice(0, MOST_SUGGESTIONS)
    .map(({ title }) => words.suggested.aboutProduct(title));
  return { answer: words.whichProduct(quoted), suggestions };
}

function isRefusal(product: string | null | Refusal): product is Refusal {
  return product !== null && typeof product !== 'string';
}

function notUnderstood(why: NotUnderstood, words: AnswerWords): Refusal {
  return why.reason === 'unknown_words'
    ? { answer: words.unknownWords(`“${why.words.join(' ')}”`) }
    : { answer: words.notUnderstood[why.reason] };
}
