import type { OutcomeLanguage } from '#languages/outcome-words.ts';

export const outcomes: OutcomeLanguage = {
  measures: {
    store: 'Net sales of the store',
    product: (title) => `Net sales of “${title}”`,
    place: (place) => `Net sales from ${place}`,
    hours: (from, to) => `Orders from ${from} to ${to}`,
    weekday: (weekday) => `Orders on ${weekday}`,
    window: (weekday, from, to) => `Orders on ${weekday} from ${from} to ${to}`,
    cost: 'Cost of the ads',
    comebacks: (days) => `Orders of customers who had been away for ${days} days or more`,
    second_orders: 'Second orders of new customers',
    recovered_carts: 'Abandoned carts completed after all',
    product_refunds: (title) => `Orders with “${title}” returned`,
    cancellations: 'Cancelled orders',
  },
  tooEarly: ({ day, days }) => `The answer comes on ${day}, after ${days} full days.`,
  notRead: 'The days before were not read, so there is nothing to compare with.',
  few: 'There was not enough in the days before to compare with.',
  sums: ({ measure, before, after, days }) =>
    `${measure}: ${after} in the ${days} days since then, ${before} in the ${days} days before.`,
  yearBefore: ({ before, after }) => `The same weeks a year before went from ${before} to ${after}.`,
  moreOrLess: (share, way) => `${share} ${way}`,
  changed: ({ againstYear, change, low, high }) =>
    `${againstYear ? 'Measured against that, it is' : 'That is'} ${change}; with 95% certainty between ${low} and ${high}. Other things may have changed since then too.`,
  unclear: ({ againstYear, low, high }) =>
    `${againstYear ? 'Measured against that, anything' : 'Anything'} between ${low} and ${high} fits these numbers.`,
};
