import type { Language, Told } from './sentences.ts';

export const english: Language = {
  sentences: {
    trend: (told) => ({
      title: `Sales are ${told.kind} ${told.say('change')} over four weeks`,
      description: `Net sales of the last four full weeks came to ${told.say('netSales')}, against ${told.say('netSalesBefore')} in the four weeks before. That is ${told.say('difference')} ${moreOrLess(told)}, from ${told.say('orders')} orders instead of ${told.say('ordersBefore')}.`,
      recommendations:
        told.kind === 'up'
          ? [
              'Find the products that carry the growth under Products, and make sure they stay in stock.',
              'Keep doing what you posted and changed in these weeks while it works.',
            ]
          : [
              'Ask “Why did revenue change?” to see whether there are fewer buyers or smaller orders.',
              'Bring back a product or an offer that sold well in the four weeks before.',
              'Write to customers who bought before and have been quiet since.',
            ],
    }),
    unusual_day: (told) => ({
      title: `${told.say('day')} sold far ${moreOrLess(told)} than usual`,
      description: `Net sales were ${told.say('netSales')} on a day that usually brings about ${told.say('usual')}: ${told.say('difference')} ${moreOrLess(told)}.${causeOfDay(told)}`,
      recommendations:
        told.kind === 'up'
          ? [
              'Look at what you posted or sent on that day, and plan it again.',
              ...(told.cause === 'order'
                ? ['Thank the buyer of the large order, and ask whether there will be another.']
                : ['Check that the products of that day are still in stock.']),
            ]
          : [
              'Check whether the shop was open and payments worked on that day.',
              'If a holiday explains it, there is nothing to do; otherwise mark this insight and watch the next days.',
            ],
    }),
    why_changed: (told) => ({
      title: `Net sales went ${told.kind} ${told.say('change')}, mostly because of ${MAIN_CAUSES[told.cause]?.[told.kind] ?? 'several things'}`,
      description: `In the last 30 days net sales came to ${told.say('netSales')}, after ${told.say('netSalesBefore')} in the 30 days before: ${told.say('difference')} ${moreOrLess(told)}. The largest part of it, ${told.say('mainEffect')}, comes from ${FACTORS[told.cause]}, which went from ${told.say('factorBefore')} to ${told.say('factorNow')}.${
        told.has('productEffect')
          ? ` The product that moved most with it is “${told.name('product')}” (${told.say('productEffect')}).`
          : ''
      }`,
      recommendations: WHY_ADVICE[told.cause]?.[told.kind] ?? [],
    }),
    best_product: (told) => ({
      title:
        told.kind === 'concentrated'
          ? `${told.say('share')} of your sales hang on one product`
          : `“${told.name('product')}” sells best`,
      description: `“${told.name('product')}” brought ${told.say('netSales')} in the last 30 days, ${told.say('share')} of net sales, with ${told.say('units')} units in ${told.say('orders')} orders.`,
      recommendations:
        told.kind === 'concentrated'
          ? [
              'Keep more of it in stock than usual: without it, a large part of your sales would be missing.',
              'Show it together with a second product, so that buyers get to know the rest of your shop.',
            ]
          : [
              'Put it first on your storefront and in your next post.',
              'Offer it together with a product that sells less.',
            ],
    }),
    rising_product: (told) => ({
      title: `“${told.name('product')}” is on the rise`,
      description: `It brought ${told.say('netSales')} in the last 30 days, ${
        told.kind === 'new'
          ? 'after nothing in the 30 days before.'
          : `after ${told.say('netSalesBefore')} in the 30 days before: ${told.say('change')} more.`
      }`,
      recommendations: [
        'Post about it this week, while people are looking for it.',
        'Check your stock of it, and reorder before it runs low.',
      ],
    }),
    fading_product: (told) => ({
      title:
        told.kind === 'sold_out'
          ? `“${told.name('product')}” is sold out and missing in your sales`
          : `“${told.name('product')}” is selling much less`,
      description: `It brought ${told.say('netSales')} in the last 30 days, after ${told.say('netSalesBefore')} in the 30 days before: ${told.say('difference')} less.${told.kind === 'sold_out' ? ' There is none left in stock.' : ''}`,
      recommendations:
        told.kind === 'sold_out'
          ? ['Reorder it, or hide it until it is back.', 'Tell those who bought it before when it is back.']
          : [
              'Check its price, its photos and whether it can still be found easily.',
              'If its season is over, sell what is left at a discount.',
              'If not, show it again in a post.',
            ],
    }),
    running_out: (told) => ({
      title:
        told.kind === 'out'
          ? `“${told.name('product')}” is out of stock`
          : `“${told.name('product')}” lasts for about ${told.say('daysLeft')} more days`,
      description: `You sold ${told.say('units')} units in 30 days, ${told.say('unitsPerDay')} a day, and ${told.say('inventory')} are on hand. If it stays that way, about ${told.say('missed')} of net sales will be missing over the next 30 days.`,
      recommendations: [
        `Order at least ${told.say('unitsForMonth')} units to last for 30 days.`,
        told.kind === 'out'
          ? 'Stop posts and ads for it until it is back.'
          : 'Do not advertise it until the new stock is there.',
      ],
    }),
    bought_together: (told) => ({
      title: `“${told.name('first')}” and “${told.name('second')}” belong together`,
      description: `${told.say('together')} of ${told.say('withFirst')} orders with “${told.name('first')}” also held “${told.name('second')}” (${told.say('confidence')}). That is ${told.say('lift')} times as often as chance would have it.`,
      recommendations: [
        'Offer both as a set, or name the second on the page of the first.',
        'Show them together in one picture of your next post.',
      ],
    }),
    win_back: (told) => ({
      title: `${told.say('customers')} good customers have gone quiet`,
      description: `The group “${GROUPS[told.kind] ?? told.kind}” has brought ${told.say('netSales')} so far; half of these customers last ordered more than ${told.say('medianDays')} days ago. If one in ten of them (${told.say('oneInTen')}) ordered once more for their usual ${told.say('perOrder')}, that would be ${told.say('ifOneInTen')}.`,
      recommendations: [
        'Write to this group with something new, or with a small thank-you that ends on a date.',
        'You find the list under Customers; it can be exported.',
      ],
    }),
    second_order: (told) => ({
      title: `The next order usually comes after ${told.say('medianDays')} days`,
      description: `Half of all next orders come within ${told.say('medianDays')} days (counted over ${told.say('orderPairs')} pairs of orders). You won ${told.say('newCustomers')} new customers in the last 30 days, for whom that is still ahead.${
        told.has('returningRate')
          ? ` ${told.say('returningRate')} of the customers of these days had ordered before.`
          : ''
      }`,
      recommendations: [
        'Write to new customers a little before that day, with what goes with their first order.',
        'Put a card with a small offer for the next order into every parcel.',
      ],
    }),
    open_carts: (told) => ({
      title: `${told.say('carts')} abandoned carts are worth a message`,
      description: `Carts of the last 30 days worth ${told.say('value')} are still open, ${told.say('perCart')} each on average.${
        told.has('recoveryRate')
          ? ` Of the abandoned carts in this store, ${told.say('recoveryRate')} have been recovered.`
          : ''
      }`,
      recommendations: [
        'Send a short reminder with the recovery link, beginning with the largest carts.',
        'Look at shipping costs and payment methods: they are what most buyers meet last.',
      ],
    }),
    posting_window: (told) => ({
      title: `Your buyers are most awake on ${told.weekday('weekday')}, ${told.hour('hour')} to ${told.hour('hourAfter')}`,
      description: `${told.say('ordersInWindow')} of ${told.say('orders')} orders of the last 90 days (${told.say('share')}) came in these two hours of the week, ${told.say('timesUsual')} times as many as in usual ones.`,
      recommendations: [
        `Post on ${told.weekday('weekday')} at about ${told.hour('hourBefore')}, an hour before it begins.`,
        'Put your most important post of the week there.',
      ],
    }),
    outlook: (told) => ({
      title: `The next 30 days look ${told.kind === 'up' ? 'stronger' : 'weaker'} than the last`,
      description: `About ${told.say('expected')} of net sales are expected, between ${told.say('low')} and ${told.say('high')} in 8 of 10 cases, after ${told.say('last30')} in the last 30 days.${
        told.has('lastYear')
          ? ` The same days of last year (${told.say('lastYearFrom')} to ${told.say('lastYearTo')}) brought ${told.say('lastYear')}.`
          : ' What these days brought last year is not known, so this may be the season.'
      }`,
      recommendations:
        told.kind === 'up'
          ? ['Check the stock of your best sellers for the coming weeks.', 'Plan posts and parcels ahead.']
          : [
              'Plan an offer or a new product for the weak weeks.',
              'Order less of what sells slowly, so that no money is tied up.',
            ],
    }),
    data_note: (told) =>
      told.kind === 'history_short'
        ? {
            title: 'Figures reach back to a certain day only',
            description: `Orders before ${told.say('historyFrom')} have not been read, so longer comparisons, returning customers and forecasts rest on less than there is.`,
            recommendations: [
              'If reading is still under way, just wait.',
              'Otherwise the platform shares no older orders with this connection; its permissions decide.',
            ],
          }
        : {
            title: 'Our figures and the platform’s differ',
            description: `We count ${told.say('ourOrders')} orders, the platform ${told.say('theirOrders')}.${
              told.has('ourSales')
                ? ` Total sales are ${told.say('ourSales')} here and ${told.say('theirSales')} there.`
                : ''
            } ${DIFFERENCES[told.kind] ?? ''}`,
            recommendations: [
              'We compare again every night; a difference of single orders usually settles by itself.',
              'If it stays, refresh the store in the settings or connect it again.',
            ],
          },
  },
  formulas: {
    trend:
      'Net sales of the last 28 finished days against the 28 days before; shown when at least 3 of 4 weeks agree.',
    unusual_day:
      'A finished day against the median of the same weekday over the last 8 weeks; flagged when it is 3.5 spreads away and by at least 10 % of a usual day.',
    why_changed:
      'Net sales = buyers × orders per buyer × net sales per order; each factor’s part by log-mean shares, so that the parts add up to the change.',
    best_product: 'Net sales of the product ÷ net sales of all products, last 30 days.',
    rising_product: 'Net sales of the product in the last 30 days against the 30 days before.',
    fading_product: 'Net sales of the product in the last 30 days against the 30 days before.',
    running_out:
      'Days left = units on hand ÷ (units sold in 30 days ÷ 30). Missing sales = net sales a day × the days without stock among the next 30.',
    bought_together:
      'Lift = orders with both × all orders ÷ (orders with the first × orders with the second), over 12 months.',
    win_back:
      'Customers by recency, frequency and money. One in ten × (net sales of the group ÷ its orders): what one more order each would bring.',
    second_order: 'Median of the days between consecutive orders of the same customer, last 24 months.',
    open_carts: 'Sum of the abandoned checkouts of the last 30 days that were not completed in any way.',
    posting_window:
      'Orders by weekday and hour of the store over 90 days, in windows of two hours, per such weekday.',
    outlook:
      'The forecast of net sales for 30 days, against the last 30 finished days; reported where these lie outside the 80 % band of the forecast and at least 10 % from it. The same days of last year are 364 days earlier, so that weekdays agree.',
    data_note: 'Our orders and total sales against the platform’s own, and the first day that was read.',
  },
  categories: {
    sales: 'Sales',
    products: 'Products',
    customers: 'Customers',
    carts: 'Abandoned Carts',
    marketing: 'Marketing',
    data: 'Data quality',
  },
  labels: {
    netSales: 'Net sales',
    netSalesBefore: 'Net sales before',
    change: 'Change',
    difference: 'Difference',
    orders: 'Orders',
    ordersBefore: 'Orders before',
    agreeingWeeks: 'Weeks that agree',
    weekFrom: 'Week from',
    day: 'Day',
    usual: 'Usual',
    ofUsual: 'Of usual',
    causeAmount: 'Of which the main cause',
    cause: 'Cause',
    what: 'What',
    amount: 'Amount',
    mainEffect: 'Main part',
    factorNow: 'Now',
    factorBefore: 'Before',
    productEffect: 'Product that moved most',
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
    lift: 'Times chance',
    ordersLookedAt: 'Orders looked at',
    group: 'Group',
    customers: 'Customers',
    medianDays: 'Median days',
    perOrder: 'Net sales per order',
    oneInTen: 'One in ten',
    ifOneInTen: 'If they order once more',
    orderPairs: 'Pairs of orders',
    newCustomers: 'New customers',
    returningRate: 'Returning customers',
    carts: 'Open carts',
    value: 'Value',
    perCart: 'Per cart',
    recoveryRate: 'Recovery rate',
    weekday: 'Weekday',
    hour: 'From (hour)',
    hourAfter: 'To (hour)',
    hourBefore: 'Hour before',
    ordersInWindow: 'Orders in these hours',
    timesUsual: 'Times usual',
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
    weekday_0: 'Sunday',
    weekday_1: 'Monday',
    weekday_2: 'Tuesday',
    weekday_3: 'Wednesday',
    weekday_4: 'Thursday',
    weekday_5: 'Friday',
    weekday_6: 'Saturday',
  },
};

const GROUPS: Record<string, string> = {
  at_risk: 'At risk',
  previously_loyal: 'Previously loyal',
  needs_attention: 'Needs attention',
  almost_lost: 'Almost lost',
};

const moreOrLess = ({ kind }: Told) => (kind === 'up' ? 'more' : 'less');

function causeOfDay(told: Told): string {
  const amount = told.say('causeAmount');
  switch (told.cause) {
    case 'order':
      return ` One order alone (${told.name('cause')}) made ${amount} of it.`;
    case 'product':
      return ` “${told.name('cause')}” made ${amount} of it.`;
    case 'refund':
      return ` Refunds (${amount}) explain most of it.`;
    case 'more_orders':
      return ' There were more orders than usual.';
    case 'fewer_orders':
      return ' There were fewer orders than usual.';
    case 'larger_orders':
      return ' The orders were larger than usual.';
    case 'smaller_orders':
      return ' The orders were smaller than usual.';
    default:
      return '';
  }
}

const FACTORS: Record<string, string> = {
  buyers: 'the number of buyers',
  ordersPerBuyer: 'the orders per buyer',
  netPerOrder: 'the net sales per order',
};
const MAIN_CAUSES: Record<string, Record<string, string>> = {
  buyers: { up: 'more buyers', down: 'fewer buyers' },
  ordersPerBuyer: { up: 'buyers ordering more often', down: 'buyers ordering less often' },
  netPerOrder: { up: 'larger orders', down: 'smaller orders' },
};
const WHY_ADVICE: Record<string, Record<string, string[]>> = {
  buyers: {
    up: [
      'Find out where the new buyers come from (ask them, or look at your posts), and do more of it.',
      'Write to them before they forget you: a second order decides whether they stay.',
    ],
    down: [
      'Post more often, at the hours in which your buyers order.',
      'Write to customers who have been quiet; that is quicker than finding new ones.',
    ],
  },
  ordersPerBuyer: {
    up: ['Thank those who came back, and show them first what is new.'],
    down: [
      'Remind buyers of what goes with their last order.',
      'Think of a reason to come back: a refill, a set, an offer that ends.',
    ],
  },
  netPerOrder: {
    up: ['Keep sets and higher-priced products where buyers see them first.'],
    down: [
      'Offer sets of products that are bought together.',
      'Set free shipping a little above what an order brings now.',
      'Check whether discounts eat more than they bring.',
    ],
  },
};
const DIFFERENCES: Record<string, string> = {
  orders_missing: 'Probably the platform counts orders that it did not give us.',
  orders_extra: 'Probably we hold orders that it no longer counts.',
  amounts_differ: 'The orders are the same, their amounts are not.',
};
