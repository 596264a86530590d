import { figureWords } from '#languages/figure-words.ts';
import { convertSpan, sumOfSpan } from '#server/analytics/all-stores/convert-days.ts';
import { readSpan } from '#server/analytics/all-stores/store-figures.ts';
import type { Converter } from '#server/analytics/rates/converter.ts';
import type { ExchangeRates } from '#server/analytics/rates/service.ts';
import type { Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { RateSource } from '#shared/analytics/rates.ts';
import type { SalesSums } from './answering.ts';
import { isNarrowed, sayFigure } from './composed-figures.ts';
import { unitOfMetric } from './metric-values.ts';
import type { StoreAnswer } from './side-by-side.ts';

type Answers = [StoreAnswer, ...StoreAnswer[]];

interface Converted {
  answers: Answers;
  /** Into what some of them were converted, and who says the rates; null where none was. */
  conversion: { into: string; sources: RateSource[] } | null;
}

/**
 * Sums of sales in the currency that the owner chose, each day of a store by its own rate. An answer stays as it is where
 * it is no such sum, or where one of its days has no rate.
 */
export async function convertAnswers(
  answers: Answers,
  { db, converterFor }: { db: Database; converterFor: ExchangeRates['converterFor'] },
): Promise<Converted> {
  const asTheyAre = { answers, conversion: null };
  if (!answers.every(isSumOfMoney)) return asTheyAre;
  const stretches = answers.flatMap(stretchesIn);
  const converter = await converterFor(answers[0].store.userId, {
    currencies: [...new Set(answers.map(({ store }) => store.currency))],
    firstDay: stretches.map(({ firstDay }) => firstDay).sort()[0]!,
    lastDay: stretches
      .map(({ lastDay }) => lastDay)
      .sort()
      .at(-1)!,
  });
  if (!converter) return asTheyAre;
  const sources = new Map<string, RateSource>();
  const converted = await Promise.all(
    answers.map(async (answer) => {
      if (answer.store.currency === converter.into) return answer;
      const found = await convertOne(db, answer, converter);
      if (!found) return answer;
      for (const source of found.sources) sources.set(`${source.kind} ${source.name}`, source);
      return found.answer;
    }),
  );
  return {
    answers: converted as Answers,
    conversion: sources.size > 0 ? { into: converter.into, sources: [...sources.values()] } : null,
  };
}

/** Sums over all orders of days, whose parts the roll-ups know by day. */
function isSumOfMoney({ answering: { reading }, found }: StoreAnswer): boolean {
  if (reading.by !== null || !found.sales || isNarrowed(reading) || reading.metric === 'refunds')
    return false;
  return unitOfMetric(reading.metric) === 'money';
}

function stretchesIn({ answering: { stretches }, found }: StoreAnswer): Stretch[] {
  const { current, compared } = stretches;
  return found.sales?.before && compared ? [current.stretch, compared.stretch] : [current.stretch];
}

async function convertOne(
  db: Database,
  answer: StoreAnswer,
  converter: Converter,
): Promise<{ answer: StoreAnswer; sources: RateSource[] } | null> {
  const { store, answering } = answer;
  const { into } = converter;
  const rates = converter.ratesOf(store.currency);
  const [current, before] = await Promise.all(
    stretchesIn(answer).map(async (stretch) =>
      convertSpan(await readSpan(db, store, stretch), { from: store.currency, into, rates }),
    ),
  );
  if (current!.without) return null;
  const comparable = before && !before.without ? before.span : null;
  const sales: SalesSums = {
    current: { sums: sumOfSpan(current!.span), buyers: null, refunded: null },
    before: comparable && { sums: sumOfSpan(comparable), buyers: null, refunded: null },
  };
  const ownInto = { ...store, currency: into };
  const speaking = { ...answering, store: ownInto, figures: figureWords(answering.language, into) };
  const days = [...current!.span.days, ...(comparable?.days ?? [])].map(([day]) => day);
  return {
    answer: { store: ownInto, answering: speaking, found: { ...sayFigure(speaking, sales), sales } },
    sources: rates.use(days)?.sources ?? [],
  };
}
