import type { FastifyBaseLogger } from 'fastify';
import { Temporal } from 'temporal-polyfill';
import type { OwnedStore } from '#server/http/serve.ts';
import type { ReportSources } from '#server/insights/reports.ts';
import { createFigureWords } from '#server/language/figure-words.ts';
import { PlatformFailure } from '#server/platforms/platform-failure.ts';
import type { TextModel } from '#server/platforms/text-model.ts';
import type { DashboardMetrics } from '#shared/analytics.ts';
import type { Answer, MetricToAsk, ReaderLanguage } from '#shared/insights.ts';
import { ANSWER_WORDS } from './answer-words.ts';
import type { Answerer, Answering, Found } from './answering.ts';
import type { AskedPeriod } from './asked-period.ts';
import { EXAMPLE_QUESTIONS } from './catalogue.ts';
import { answerCountries, answerProducts, answerTimes } from './listed-figures.ts';
import { answerCarts, answerForecast, answerWhy } from './other-figures.ts';
import { type Asked, parseQuestion } from './parse-question.ts';
import { monthOf, resolvePeriod, yearBefore } from './resolve-period.ts';
import { answerFigure } from './single-figures.ts';
import { translateQuestion } from './translate-question.ts';

interface Dependencies {
  sources: ReportSources;
  textModel: TextModel | null;
  now: () => Date;
  log: FastifyBaseLogger;
}

const ANSWERERS: Record<MetricToAsk, Answerer> = {
  revenue: answerFigure,
  orders: answerFigure,
  average_order_value: answerFigure,
  customers: answerFigure,
  new_customers: answerFigure,
  returning_customers: answerFigure,
  refunds: answerFigure,
  best_products: answerProducts,
  worst_products: answerProducts,
  countries: answerCountries,
  best_hour: answerTimes,
  best_day: answerTimes,
  carts: answerCarts,
  forecast: answerForecast,
  why_changed: answerWhy,
};

/** What is meant when no period is named: the card's month to date, or enough days to rank something by. */
const USUAL_PERIOD: Partial<Record<MetricToAsk, AskedPeriod>> = {
  best_products: { kind: 'days', days: 30 },
  worst_products: { kind: 'days', days: 30 },
  countries: { kind: 'days', days: 30 },
  carts: { kind: 'days', days: 30 },
  best_hour: { kind: 'days', days: 90 },
  best_day: { kind: 'days', days: 90 },
};
type Coverage = DashboardMetrics['coverage'];

const SUGGESTIONS = 3;
const TRANSLATED_WITHIN_MS = 8_000;

/** Answers questions from the catalogue of metrics alone; a provider may say what is meant, never what the answer is. */
export function createAskingService({ sources, textModel, now, log }: Dependencies) {
  async function ask(store: OwnedStore, question: string, language: ReaderLanguage): Promise<Answer> {
    const asked = parseQuestion(question) ?? (await translated(store, question));
    const words = ANSWER_WORDS[language];
    if (!asked) return refusal(words.cannot, null, language);
    const { coverage } = await sources.dashboard(store, { range: 'mtd' });
    const answering = understand(store, asked, language, coverage);
    if (!answering) return refusal(words.notBegun, asked.metric, language);
    const found = await ANSWERERS[asked.metric](answering, asked.metric);
    const { answer, figures, table, days } = asked.metric === 'forecast' ? found : covered(found, answering);
    return {
      answered: figures.length > 0,
      metric: asked.metric,
      answer,
      formula: words.formulas[asked.metric],
      figures,
      table: table ?? null,
      period: days && {
        ...days,
        label: asked.metric === 'forecast' ? words.labels.forecast! : answering.periodWords,
      },
      suggestions: suggestionsFor(asked.metric, language),
    };
  }

  async function translated(store: OwnedStore, question: string): Promise<Asked | null> {
    if (!textModel) return null;
    const signal = AbortSignal.timeout(TRANSLATED_WITHIN_MS);
    try {
      return await translateQuestion(textModel, question, {
        userId: store.userId,
        storeId: store.id,
        signal,
      });
    } catch (error) {
      if (!(error instanceof PlatformFailure) && !signal.aborted) throw error;
      log.warn({ storeId: store.id }, 'question not translated by the provider');
      return null;
    }
  }

  /** Null where the period lies ahead. */
  function understand(
    store: OwnedStore,
    asked: Asked,
    language: ReaderLanguage,
    coverage: Coverage,
  ): Answering | null {
    const today = Temporal.Instant.fromEpochMilliseconds(now().getTime())
      .toZonedDateTimeISO(store.timeZone)
      .toPlainDate();
    const words = ANSWER_WORDS[language];
    const period = asked.period ?? USUAL_PERIOD[asked.metric] ?? { kind: 'this_month' };
    const query = resolvePeriod(period, today);
    if (!query) return null;
    const inWords = (each: AskedPeriod) => words.period(each, monthName(each, today, language));
    const { comparedWith } = asked;
    // Compared «with last year», a month is compared with the same days a year ago, not with the whole year.
    const other =
      comparedWith &&
      (comparedWith.kind === 'last_year' && period.kind !== 'this_year'
        ? yearBefore(query, today)
        : resolvePeriod(comparedWith, today));
    // Month to date against last month: the report's own comparison takes the same part of both.
    const isOwnComparison = period.kind === 'this_month' && comparedWith?.kind === 'last_month';
    return {
      asked,
      store,
      sources,
      language,
      words,
      figures: createFigureWords(language, store.currency),
      today,
      query,
      periodWords: inWords(period),
      comparison: other && !isOwnComparison ? { query: other, words: inWords(comparedWith) } : null,
      readSince: coverage.complete ? null : (coverage.from?.slice(0, 10) ?? null),
    };
  }

  return { ask };
}
export type AskingService = ReturnType<typeof createAskingService>;

/** What was not read is not nothing: figures of such days are not told, or told with what they lack. */
function covered(found: Found, { words, figures, readSince }: Answering): Found {
  if (!readSince || !found.days || found.days.from >= readSince) return found;
  if (found.days.to < readSince) return { answer: words.missing.not_covered, figures: [], days: found.days };
  return { ...found, answer: `${found.answer} ${words.onlySince(figures.date(readSince))}` };
}

function monthName(asked: AskedPeriod, today: Temporal.PlainDate, language: ReaderLanguage): string {
  if (asked.kind !== 'month') return '';
  const { year, month } = monthOf(asked, today);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );
}

function refusal(answer: string, metric: MetricToAsk | null, language: ReaderLanguage): Answer {
  return {
    answered: false,
    metric,
    answer,
    formula: null,
    figures: [],
    table: null,
    period: null,
    suggestions: suggestionsFor(metric, language),
  };
}

function suggestionsFor(metric: MetricToAsk | null, language: ReaderLanguage): string[] {
  return Object.entries(EXAMPLE_QUESTIONS[language])
    .filter(([name]) => name !== metric)
    .map(([, question]) => question)
    .slice(0, SUGGESTIONS);
}
