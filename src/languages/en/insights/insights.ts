import type { FigureReader, Speech, Wording } from '#languages/finding-words.ts';
import { englishSignals } from './signals.ts';

export const english = {
  speeches: {
    trend: {
      words: (figures) => ({
        title: trendTitle(figures),
        description: `The last four full weeks brought ${figures.say('netSales')} in net sales, the four weeks before ${figures.say('netSalesBefore')}: ${figures.say('difference')} ${moreOrLess(figures)}, from ${ordersInstead(figures)}.${partOfTrend(figures)} ${yearBefore(figures)}`,
        recommendations:
          figures.context === 'season'
            ? ['Compare with the same weeks of last year before you change anything.']
            : ((TREND_ADVICE[figures.detail] ?? [])[figures.kind === 'up' ? 0 : 1] ?? [
                'Open “Why did revenue change?” to see what the change is made of.',
              ]),
      }),
      formula:
        'Net sales of the last 4 full weeks (Monday to Sunday) against the 4 before. Shown when chance explains the difference in less than 0.4% of cases (Welch’s t test), it is larger than 90% of such changes of the past year, and the same weeks of last year either changed alike or surely did not. Its parts (log-mean shares) add up to the change.',
    },
    unusual_day: {
      words: (figures) =>
        figures.kind === 'cancelled'
          ? {
              title: `An order worth ${figures.say('causeAmount')} was placed and cancelled on ${figures.day('day')}`,
              description: `Order ${figures.name('cause')} was cancelled or refunded in full on the day it was placed, so net sales do not show it. Before that, ${figures.say('sold')} had been sold that day; a day like it usually brings about ${figures.say('usual')}.`,
              recommendations: [
                'Open the order and see why it was cancelled.',
                'If the buyer still wants it, offer another way to pay.',
              ],
            }
          : figures.detail === 'orders'
            ? ordersOfDay(figures)
            : {
                title: `Far ${moreOrLess(figures)} sold than usual on ${figures.day('day')}`,
                description: `Net sales were ${figures.say('netSales')} on a day that usually brings about ${figures.say('usual')}: ${figures.say('difference')} ${moreOrLess(figures)}.${causeOfDay(figures)}`,
                recommendations:
                  figures.kind === 'up'
                    ? figures.detail === 'order'
                      ? ['Look at the order, and thank the buyer.', 'Do not plan next week around this day.']
                      : ['Check that what sold that day is still in stock.', 'Open the orders of that day.']
                    : [
                        'Check whether the shop was open and payments worked on that day.',
                        'Open the orders of that day to see what is missing.',
                      ],
              },
      formula:
        'Net sales and orders of a finished day against the mean of the same weekday over 8 weeks, compared with how far every day of the past year was off. Shown when about 1 in 1,000 ordinary days is so far off.',
    },
    best_product: {
      words: (figures) => ({
        title: `One product brings ${figures.say('share')} of your sales`,
        description: `“${figures.name('product')}” brought ${figures.say('netSales')} in the last 30 days, ${figures.say('share')} of net sales, from ${figures.counted('orders', 'order', 'orders')}.`,
        recommendations: [
          'Make sure it does not run out: check its stock and how long a delivery takes.',
          'Show a second product next to it in your next post.',
        ],
      }),
      formula:
        'Net sales of the product ÷ net sales of all products, last 30 days. Shown from 40%, when the share is above a third with 99% certainty.',
    },
    rising_product: {
      words: (figures) =>
        figures.kind === 'new'
          ? {
              title: `“${figures.name('product')}” is new and already selling`,
              description: `It was in ${figures.counted('orders', 'order', 'orders')} in the last four full weeks and brought ${figures.say('netSales')}. It had never been ordered before.`,
              recommendations: ['Post about it this week.', 'Check that there is enough of it in stock.'],
            }
          : {
              title: `More orders include “${figures.name('product')}”`,
              description: `It was in ${figures.counted('orders', 'order', 'orders')} in the last four full weeks, up from ${figures.say('ordersBefore')} in the four weeks before, while the shop as a whole changed less. Its net sales went from ${figures.say('netSalesBefore')} to ${figures.say('netSales')}.${seasonOfProduct(figures)}`,
              recommendations: ['Check its stock, and reorder in time.', 'Post about it this week.'],
            },
      formula:
        'Orders with the product among all orders, last 4 full weeks against the 4 before. Shown when chance explains it in less than 1% of cases, corrected for the number of products looked at. Where the same weeks of last year are known, the change must surely be larger than theirs, too.',
    },
    fading_product: {
      words: (figures) =>
        figures.kind === 'sold_out'
          ? {
              title: `“${figures.name('product')}” is sold out, and its orders have fallen`,
              description: `It was in ${figures.counted('orders', 'order', 'orders')} in the last four full weeks, down from ${figures.say('ordersBefore')} in the four weeks before. None are left in stock.${seasonOfProduct(figures)}`,
              recommendations: [
                'Reorder it, or hide it until it is back.',
                'Let those who bought it before know when it is back.',
              ],
            }
          : {
              title: `Fewer orders include “${figures.name('product')}”`,
              description: `It was in ${figures.counted('orders', 'order', 'orders')} in the last four full weeks, down from ${figures.say('ordersBefore')} in the four weeks before, while the shop as a whole fell less. Its net sales went from ${figures.say('netSalesBefore')} to ${figures.say('netSales')}.${seasonOfProduct(figures)}`,
              recommendations: [
                'Check its price, its photos and whether it can still be found.',
                figures.detail === 'beyond'
                  ? 'Show it once more in a post.'
                  : 'If its season is over, sell what is left at a discount.',
              ],
            },
      formula:
        'Orders with the product among all orders, last 4 full weeks against the 4 before. Shown when chance explains it in less than 1% of cases, corrected for the number of products looked at. Where the same weeks of last year are known, the change must surely be larger than theirs, too.',
    },
    running_out: {
      words: (figures) => ({
        title:
          figures.kind === 'out'
            ? `“${figures.name('product')}” is out of stock`
            : `“${figures.name('product')}” will last about ${figures.counted('daysLeft', 'more day', 'more days')}`,
        description: `You sold ${figures.counted('units', 'unit', 'units')} in 30 days, ${figures.say('unitsPerDay')} a day, and ${figures.kind === 'out' ? 'none are' : figures.counted('inventory', 'is', 'are')} on hand${figures.has('daysLow') ? `: enough for ${figures.say('daysLow')} to ${figures.say('daysHigh')} days` : ''}. If it keeps selling like this and is not restocked, you would miss about ${figures.say('missed')} of net sales over the next 30 days.`,
        recommendations: [
          `Order at least ${figures.counted('unitsForMonth', 'unit', 'units')} to cover 30 days.`,
          figures.kind === 'out'
            ? 'Hold posts and ads for it until it is back.'
            : 'Do not advertise it until new stock has arrived.',
        ],
      }),
      formula:
        'Days left = units on hand ÷ (units sold in 30 days ÷ 30), with the interval in which they lie in 80% of cases. Missing sales = net sales a day × the days without stock among the next 30.',
    },
    bought_together: {
      words: (figures) => ({
        title: `“${figures.name('first')}” and “${figures.name('second')}” are often bought together`,
        description: `Of ${figures.say('withFirst')} orders with “${figures.name('first')}”, ${figures.say('together')} also include “${figures.name('second')}” (${figures.say('confidence')}). That is ${figures.say('lift')} times as often as in orders overall.`,
        recommendations: [
          'Offer both as a set, or suggest the second on the page of the first.',
          'Show them together in your next post.',
        ],
      }),
      formula:
        'Times = orders with both × all orders ÷ (orders with the first × orders with the second), over 12 months. Shown when chance explains it in less than 1% of cases, corrected for the number of pairs looked at.',
    },
    win_back: {
      words: (figures) => ({
        title: `Fewer customers come back: ${figures.say('returning')} instead of ${figures.say('returningBefore')}`,
        description: `In the last 13 full weeks ${figures.say('returning')} customers came back, ${figures.say('share')} of all who ordered; in the 13 weeks before it was ${figures.say('returningBefore')}, or ${figures.say('shareBefore')}.${yearBeforeOfReturning(figures)} In the group “${GROUPS[figures.kind] ?? figures.kind}” there are ${figures.say('customers')} customers, half of whom last ordered more than ${figures.say('medianDays')} days ago. If as many customers as are missing ordered once, at ${figures.say('perOrder')} each, that would bring ${figures.say('ifBack')}.`,
        recommendations: [
          'Write to this group, with something new or an offer that ends on a date.',
          'The list is under Customers; it can be exported.',
        ],
      }),
      formula:
        'Returning customers, and their share of all who ordered, in the last 13 full weeks against the 13 before. Shown when both fell by more than chance explains in 0.3% of cases, and further than in the same weeks of last year; where that year is not known, when they fell by at least 30% and 20%.',
    },
    second_order: {
      words: (figures) => ({
        title:
          figures.kind === 'fewer'
            ? 'Fewer first-time buyers order again'
            : 'More first-time buyers order again',
        description: `Of ${figures.say('customers')} customers who first ordered three to six months ago, ${figures.say('share')} ordered again within 90 days; of the ${figures.say('customersBefore')} who first ordered in the three months before that, ${figures.say('shareBefore')} did.${rhythm(figures)}`,
        recommendations: [
          figures.has('medianDays')
            ? `Write to new customers before day ${figures.say('medianDays')}, with something that goes with their first order.`
            : 'Write to new customers with something that goes with their first order.',
          'Put a card with a small offer for the next order into every parcel.',
        ],
      }),
      formula:
        'Customers by the day of their first order, each followed for 90 days: who ordered again within them. Shown when chance explains the difference in less than 1% of cases (Fisher’s exact test).',
    },
    open_carts: {
      words: (figures) => ({
        title: `${figures.say('carts')} abandoned carts can still be won back`,
        description: `Open carts from the last 30 days are worth ${figures.say('value')}, ${figures.say('perCart')} each on average.${
          figures.has('recoveryRate')
            ? ` In this shop ${figures.say('recoveryRate')} of abandoned carts are recovered; at that rate these would bring ${figures.say('winnable')}.`
            : ` How many are recovered in this shop is not known yet; at an assumed ${figures.say('assumedRate')} these would bring ${figures.say('winnable')}.`
        }`,
        recommendations: [
          'Send a short reminder with the recovery link, largest carts first.',
          'Check shipping costs and payment methods, which buyers see last.',
        ],
      }),
      formula:
        'Sum of the abandoned checkouts of the last 30 days that were not completed in any way × the share of carts that are recovered: the shop’s own, or an assumed 5% while it is not known.',
    },
    posting_window: {
      words: (figures) => ({
        title:
          figures.kind === 'weekday'
            ? `Many orders come on ${figures.weekday('weekday')}s between ${figures.hour('hour')} and ${figures.hour('hourAfter')}`
            : `Many orders come between ${figures.hour('hour')} and ${figures.hour('hourAfter')}`,
        description: `${figures.say('ordersInWindow')} of ${figures.say('orders')} orders of the last 13 full weeks (${figures.say('share')}) came in these two hours${figures.kind === 'weekday' ? ' of the week' : ' of the day'}: ${figures.say('timesUsual')} times as many as in two average open hours. Hours with hardly any orders are left out of the average.`,
        recommendations: [
          figures.kind === 'weekday'
            ? `Try a post on ${figures.weekday('weekday')} at about ${figures.hour('hourBefore')}, an hour before.`
            : `Try posting at about ${figures.hour('hourBefore')}, an hour before.`,
        ],
      }),
      formula:
        'Orders by weekday and hour of the shop over the last 13 full weeks, in windows of two hours, against two average open hours. Shown when chance explains it in less than 1% of cases, corrected for the number of windows looked at.',
    },
    outlook: {
      words: (figures) => ({
        title: `The next 30 days look ${figures.kind === 'up' ? 'stronger' : 'weaker'} than the last`,
        description: `About ${figures.say('expected')} of net sales are expected, between ${figures.say('low')} and ${figures.say('high')} in 8 of 10 cases, after ${figures.say('last30')} in the last 30 days.${
          figures.has('lastYear')
            ? ` The same days of last year (${figures.days('lastYearFrom', 'lastYearTo')}) brought ${figures.say('lastYear')}.`
            : ' What these days brought last year is not known, so this may be the season.'
        }`,
        recommendations:
          figures.kind === 'up'
            ? ['Check the stock of your best sellers for the coming weeks.', 'Plan posts and packing ahead.']
            : [
                'Order less of what sells slowly, so that no money is tied up.',
                'Plan an offer or a new product for these weeks.',
              ],
      }),
      formula:
        'The forecast of net sales for 30 days, against the last 30 finished days; shown when these lie so far outside the 80% band of the forecast that chance explains it in less than 0.5% of cases (5% where last year’s same days agree), and at least 15% from it. The same days of last year are 364 days earlier, so that weekdays agree.',
    },
    data_note: {
      words: (figures) =>
        figures.kind === 'history_short'
          ? {
              title: 'Orders before a certain day are missing',
              description: `Orders before ${figures.say('historyFrom')} have not been read, so longer comparisons, returning customers and forecasts are based on part of your history.`,
              recommendations: [
                'If reading is still under way, just wait.',
                'Otherwise the platform shares no older orders with this connection; its permissions decide.',
              ],
            }
          : {
              title: 'Our figures and the platform’s differ',
              description: `We count ${figures.counted('ourOrders', 'order', 'orders')}, the platform ${figures.say('theirOrders')}.${
                figures.has('ourSales')
                  ? ` Total sales are ${figures.say('ourSales')} here and ${figures.say('theirSales')} there.`
                  : ''
              } ${DIFFERENCES[figures.kind] ?? ''}`,
              recommendations: [
                'We compare again every night; a difference of single orders usually settles by itself.',
                'If it stays, refresh the store in the settings or connect it again.',
              ],
            },
      formula: 'Our orders and total sales against the platform’s own, and the first day that was read.',
    },
    ...englishSignals.speeches,
  } satisfies Record<string, Speech>,
  categories: {
    sales: 'Sales',
    products: 'Products',
    customers: 'Customers',
    carts: 'Abandoned Carts',
    marketing: 'Marketing',
    data: 'Data quality',
  },
  labels: {
    ...englishSignals.labels,
    netSales: 'Net sales',
    netSalesBefore: 'Net sales before',
    change: 'Change',
    difference: 'Difference',
    orders: 'Orders',
    ordersBefore: 'Orders before',
    day: 'Day',
    usual: 'Usual',
    ofUsual: 'Of usual',
    causeAmount: 'Largest part',
    ordersOfDay: 'Orders on that day',
    usualOrders: 'Usual orders',
    returningLastYear: 'Returning customers a year ago',
    returningBeforeLastYear: 'Returning customers in the 13 weeks before those',
    sold: 'Sold before the cancellation',
    ordersLastYear: 'Orders in the same weeks of last year',
    ordersBeforeLastYear: 'Orders in the four weeks before those',
    lastYearBefore: 'The four weeks before those',
    lastYearChange: 'Change last year',
    cause: 'Cause',
    what: 'What',
    amount: 'Amount',
    mainEffect: 'Largest part',
    part: 'Part',
    effect: 'Effect',
    product: 'Product',
    second: 'With',
    share: 'Share',
    units: 'Units sold',
    inventory: 'Units on hand',
    unitsPerDay: 'Units a day',
    daysLeft: 'Days left',
    unitsForMonth: 'Units needed',
    missed: 'Net sales missing',
    together: 'Orders with both',
    withFirst: 'Orders with the first',
    confidence: 'Share with both',
    lift: 'Times as often',
    ordersLookedAt: 'Orders looked at',
    group: 'Group',
    customers: 'Customers',
    medianDays: 'Median days',
    perOrder: 'Net sales per order',
    ifBack: 'One order from as many as are missing',
    returning: 'Returning customers',
    returningBefore: 'Returning customers before',
    shareBefore: 'Share before',
    cameBack: 'Ordered again within 90 days',
    customersBefore: 'Customers before',
    notBack: 'Not back within a year',
    medianOfAll: 'Median days between any two orders',
    winnable: 'At this recovery rate',
    every_day: 'Every day',
    guests: 'Sales to guests',
    cancelled_order: 'Cancelled order',
    carts: 'Open carts',
    value: 'Value',
    perCart: 'Per cart',
    recoveryRate: 'Recovery rate',
    assumedRate: 'Assumed recovery rate',
    weekday: 'Weekday',
    hour: 'From (hour)',
    hourAfter: 'To (hour)',
    hourBefore: 'Hour before',
    ordersInWindow: 'Orders in these hours',
    timesUsual: 'Times an open hour',
    expected: 'Expected',
    low: 'At least',
    high: 'At most',
    last30: 'The last 30 days',
    lastYear: 'Same days of last year',
    lastYearFrom: 'First of these days',
    lastYearTo: 'Last of these days',
    sumHeld: 'How often 30 days stayed within the band before',
    ourOrders: 'Orders here',
    theirOrders: 'Orders there',
    ourSales: 'Total sales here',
    theirSales: 'Total sales there',
    historyFrom: 'First day read',
    order: 'One order',
    refund: 'Refund',
    more_orders: 'More orders',
    fewer_orders: 'Fewer orders',
    larger_orders: 'Larger orders',
    smaller_orders: 'Smaller orders',
    buyers: 'Buyers',
    ordersPerBuyer: 'Orders per buyer',
    netPerOrder: 'Net sales per order',
    champions: 'Champions',
    loyal: 'Loyal',
    active: 'Active',
    new: 'New',
    promising: 'Promising',
    needs_attention: 'Needs attention',
    previously_loyal: 'Previously loyal',
    at_risk: 'At risk',
    almost_lost: 'Almost lost',
    dormant: 'Dormant',
  },
};

const GROUPS: Record<string, string> = {
  at_risk: 'At risk',
  previously_loyal: 'Previously loyal',
  needs_attention: 'Needs attention',
  almost_lost: 'Almost lost',
};

const moreOrLess = ({ kind }: FigureReader) => (kind === 'up' ? 'more' : 'less');

function causeOfDay(figures: FigureReader): string {
  const amount = figures.say('causeAmount');
  switch (figures.detail) {
    case 'order':
      return ` One order (${figures.name('cause')}) accounts for ${amount} of it.`;
    case 'product':
      return ` “${figures.name('cause')}” accounts for ${amount} of it.`;
    case 'refund':
      return ` A refund (${figures.name('cause')}) accounts for ${amount} of it.`;
    case 'more_orders':
      return ` More orders account for ${amount} of it.`;
    case 'fewer_orders':
      return ` Fewer orders account for ${amount} of it.`;
    case 'larger_orders':
      return ` Larger orders account for ${amount} of it.`;
    case 'smaller_orders':
      return ` Smaller orders account for ${amount} of it.`;
    default:
      return '';
  }
}

function ordersInstead(figures: FigureReader): string {
  const orders = figures.counted('orders', 'order', 'orders');
  return figures.number('orders') === figures.number('ordersBefore')
    ? `as many orders (${figures.say('orders')})`
    : `${orders} instead of ${figures.say('ordersBefore')}`;
}

/** A day whose orders stand out, though its net sales do not. */
function ordersOfDay(figures: FigureReader): Wording {
  const many = figures.kind === 'many';
  return {
    title: `Far ${many ? 'more' : 'fewer'} orders than usual on ${figures.day('day')}`,
    description: `${many ? '' : 'Only '}${figures.counted('ordersOfDay', 'order', 'orders')} came in on a day that usually brings about ${figures.say('usualOrders')}. Net sales of that day were within their usual range.`,
    recommendations: many
      ? ['Check that what sold that day is still in stock.', 'Open the orders of that day.']
      : [
          'Check whether the shop was open and payments worked on that day.',
          'Open the orders of that day to see what is missing.',
        ],
  };
}

function yearBeforeOfReturning(figures: FigureReader): string {
  if (!figures.has('returningLastYear')) return '';
  return ` In the same weeks of last year it was ${figures.say('returningLastYear')}, after ${figures.say('returningBeforeLastYear')}.`;
}

function seasonOfProduct(figures: FigureReader): string {
  switch (figures.detail) {
    case 'beyond':
      return ` In the same weeks of last year it was in ${figures.counted('ordersLastYear', 'order', 'orders')}, after ${figures.say('ordersBeforeLastYear')}, so the season alone does not explain it.`;
    case 'not_sold':
      return ' It hardly sold in the same weeks of last year, so this may be its season.';
    default:
      return ' There are no records of the same weeks last year, so this may be its season.';
  }
}

function trendTitle(figures: FigureReader): string {
  const change = `Sales ${figures.kind === 'up' ? 'rose' : 'fell'} ${figures.say('change')} in four weeks`;
  return figures.context === 'season' ? `${change}, as they did this time last year` : change;
}

/** What the change is made of; a part may be larger than the whole where others went the other way. */
function partOfTrend(figures: FigureReader): string {
  const part = TREND_PARTS[figures.detail]?.[figures.kind];
  if (!part || !figures.has('mainEffect')) return '';
  const isMoreThanAll = figures.number('mainEffect') > figures.number('difference');
  return ` The largest part is ${part} (${figures.say('mainEffect')}${isMoreThanAll ? '; other parts went the other way' : ''}).`;
}

function yearBefore(figures: FigureReader): string {
  if (!figures.has('lastYear'))
    return 'There are no records of the same weeks last year, so this may be the season.';
  const then = `Last year the same weeks brought ${figures.say('lastYear')} after ${figures.say('lastYearBefore')} (${figures.say('lastYearChange')})`;
  return figures.context === 'season'
    ? `${then}, so this looks like the season.`
    : `${then}, so the season alone does not explain it.`;
}

function rhythm(figures: FigureReader): string {
  if (!figures.has('medianDays')) return '';
  const never = figures.has('notBack')
    ? ` Within a year, ${figures.say('notBack')} of customers do not come back.`
    : '';
  const all = figures.has('medianOfAll')
    ? `; between any two orders of a customer the median is ${figures.counted('medianOfAll', 'day', 'days')}`
    : '';
  return ` Half of those who come back do so within ${figures.counted('medianDays', 'day', 'days')} of their first order${all}.${never}`;
}

const TREND_PARTS: Record<string, Record<string, string>> = {
  buyers: { up: 'more customers', down: 'fewer customers' },
  ordersPerBuyer: { up: 'more orders per customer', down: 'fewer orders per customer' },
  netPerOrder: { up: 'larger orders', down: 'smaller orders' },
  guests: { up: 'more sales to guests', down: 'fewer sales to guests' },
};
/** For more, and for less. */
const TREND_ADVICE: Record<string, [string[], string[]]> = {
  buyers: [
    [
      'Check the stock of your best sellers for more orders.',
      'Write to the new customers within a few weeks of their first order.',
    ],
    ['Write to customers who have been quiet.', 'Look under Products at what fewer people buy.'],
  ],
  ordersPerBuyer: [
    ['Check the stock of what regular customers buy.'],
    ['Remind customers of what goes with their last order.'],
  ],
  netPerOrder: [
    ['Open the largest orders of these weeks: a few may make the difference.'],
    ['Offer products that are bought together as a set.', 'Check whether discounts have grown.'],
  ],
  guests: [
    ['Invite guests to create an account, so that you can write to them.'],
    ['Check that guests can still check out on a phone.'],
  ],
};
const DIFFERENCES: Record<string, string> = {
  orders_missing: 'Probably the platform counts orders that it did not give us.',
  orders_extra: 'Probably we hold orders that it no longer counts.',
  amounts_differ: 'The orders are the same, their amounts are not.',
};
