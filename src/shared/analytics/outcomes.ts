import * as z from 'zod/mini';

/**
 * `changed`: the interval of the change excludes no change · `too_little`: it does not, or there is too little to
 * compare · `too_early`: the days after it are not over yet.
 */
export const OUTCOME_VERDICTS = ['changed', 'too_little', 'too_early'] as const;
export type OutcomeVerdict = (typeof OUTCOME_VERDICTS)[number];

/** Local days of the store, both included. */
const Days = z.object({ from: z.string(), to: z.string() });

/** What came after something was done, compared with as many days before it. It never says that the one caused the other. */
export const Outcome = z.object({
  verdict: z.enum(OUTCOME_VERDICTS),
  /** What is compared, in words of the reader's language. */
  measure: z.string(),
  unit: z.enum(['money', 'count']),
  /** Money in major units; null until the days after are over, or where the days before were not read. */
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  beforeDays: Days,
  afterDays: Days,
  /** Finished days since it was done, `needed` at most. */
  days: z.number(),
  /** Days that are compared on each side: whole weeks, so that both sides have the same weekdays. */
  needed: z.number(),
  /** The same two stretches 52 weeks earlier; null where they were not read or hold too little. */
  yearBefore: z.nullable(z.object({ before: z.number(), after: z.number() })),
  /**
   * The days after against what the days before (and the year before, where it is known) lead one to expect, in
   * percent, with its 95 % interval. Null where too little is known for an interval.
   */
  change: z.nullable(z.object({ percent: z.number(), low: z.number(), high: z.number() })),
  /** The day on which it can be known; null once it can. */
  readyOn: z.nullable(z.string()),
  /** All of it in one or two sentences. */
  text: z.string(),
});
export type Outcome = z.infer<typeof Outcome>;
