import { type SessionCounts, sessionDaysOf, sessionParts } from '#simulators/shopify/shop/session-days.ts';
import type { SessionDay } from '#simulators/shopify/shop/shop.ts';
import type { Run } from './run.ts';
import { type Answer, answerRows, type Metrics, type Question, refuse } from './shopifyql-table.ts';

const sessionMetrics: Metrics<SessionCounts> = {
  sessions: { type: 'INTEGER', of: ({ sessions }) => sessions },
  sessions_with_cart_additions: { type: 'INTEGER', of: ({ cartAdditions }) => cartAdditions },
  sessions_that_reached_checkout: { type: 'INTEGER', of: ({ reachedCheckout }) => reachedCheckout },
  sessions_that_completed_checkout: { type: 'INTEGER', of: ({ completedCheckout }) => completedCheckout },
  conversion_rate: {
    type: 'PERCENT',
    of: ({ sessions, completedCheckout }) => (sessions === 0 ? 0 : completedCheckout / sessions),
  },
};
const sessionDayMetrics: Metrics<SessionDay> = {
  ...sessionMetrics,
  online_store_visitors: { type: 'INTEGER', of: ({ visitors }) => visitors },
};

/** Visits by day, all together, or by day and one dimension. */
export function sessionsTable(question: Question, run: Run): Answer {
  const { byDay, dimensions, since, until } = question;
  const shared = sessionDaysOf(run.shop, run.now);
  if (!shared) return refuse('Table sessions is not available for this shop.');
  const days = shared.filter(({ day }) => day >= since && day <= until);
  const [dimension, ...others] = dimensions;
  if (dimension === undefined) {
    const groups = byDay
      ? days.map((facts) => ({ day: facts.day, values: [], facts }))
      : [{ day: null, values: [], facts: sumSessions(days) }];
    return answerRows(question, sessionDayMetrics, groups, run.shop.currency);
  }
  if (!byDay || others.length > 0)
    return refuse('The simulator groups sessions by day and one dimension, nothing else.');
  const parts = sessionParts(run.shop, days, dimension);
  if (!parts) return refuse(`Column ${dimension} not found.`);
  const groups = parts.map((part) => ({ day: part.day, values: [part.value], facts: part }));
  return answerRows(question, sessionMetrics, groups, run.shop.currency);
}

function sumSessions(days: SessionDay[]): SessionDay {
  const sum: SessionDay = {
    day: '',
    sessions: 0,
    visitors: 0,
    cartAdditions: 0,
    reachedCheckout: 0,
    completedCheckout: 0,
  };
  for (const day of days) {
    sum.sessions += day.sessions;
    sum.visitors += day.visitors;
    sum.cartAdditions += day.cartAdditions;
    sum.reachedCheckout += day.reachedCheckout;
    sum.completedCheckout += day.completedCheckout;
  }
  return sum;
}
