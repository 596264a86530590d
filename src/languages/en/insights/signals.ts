import type { Speech } from '#languages/finding-words.ts';

const FAILED: Record<string, { title: string; text: string; advice: string[] }> = {
  cancelled: {
    title: 'More orders are being cancelled',
    text: 'were cancelled within a week',
    advice: [
      'Look at the cancelled orders: what do they have in common (a product, a payment method, a country)?',
      'If something is sold out that your store still offers, correct its stock.',
    ],
  },
  unpaid: {
    title: 'More orders stay unpaid',
    text: 'are still unpaid after two weeks',
    advice: [
      'Place a test order with each payment method.',
      'Write to those who have not paid: some may only need another way to pay.',
    ],
  },
  unsent: {
    title: 'More orders are not sent',
    text: 'are still not sent after two weeks',
    advice: [
      'Look through the open orders for what holds them up: stock, address or carrier.',
      'Let these customers know when their parcel will leave.',
    ],
  },
};

const OF_MARGIN: Record<string, { text: string; advice: string }> = {
  cost: {
    text: 'that goods cost more of their price',
    advice: 'Look for products whose cost has risen, and raise their price or talk to the supplier.',
  },
  discounts: {
    text: 'that more was taken off prices',
    advice: 'Check which discounts ran in these weeks, and what you still earn at them.',
  },
  returns: {
    text: 'that more came back',
    advice: 'See which products came back, and why.',
  },
  mix: {
    text: 'that more was sold of what earns less',
    advice: 'Show the products that earn more first, in your store and in posts.',
  },
  fees: {
    text: 'higher payment fees',
    advice: 'Compare what each payment method costs you.',
  },
  shipping: {
    text: 'shipping',
    advice: 'Compare what buyers pay for shipping with what it costs you.',
  },
  other: {
    text: 'handling, disputes and other costs',
    advice: 'Look through the other costs in the profit report.',
  },
};

const speeches = {
  idle_stock: {
    words: (figures) => ({
      title:
        figures.kind === 'one'
          ? `${figures.say('idleValue')} is tied up in “${figures.name('product')}”, which has stopped selling`
          : `${figures.say('idleValue')} is tied up in ${figures.say('products')} products that have stopped selling`,
      description: `${
        figures.kind === 'one'
          ? `It sold regularly, but not once in the last ${figures.say('silentDays')} days.`
          : `Each of them sold regularly, but not once in the last ${figures.say('silentDays')} days or more.`
      } ${figures.counted('unitsLying', 'unit is', 'units are')} on hand, valued at ${
        figures.detail === 'cost' ? 'cost' : 'cost, or at the selling price where the cost is not known'
      }.`,
      recommendations: [
        'Check that customers can still find and buy them.',
        'Sell them in a set with something that sells well, or lower the price to free up the money.',
      ],
    }),
    formula:
      'Units on hand × cost of one (or the selling price, where the cost is not known) of products without an order for at least 60 days, where so long a silence would come by chance in less than 1 of 1,000 stores.',
  },
  refund_rate: {
    words: (figures) => ({
      title: `“${figures.name('product')}” is returned more often than other products`,
      description: `${figures.say('ordersReturned')} of ${figures.say('ordersWithIt')} sales of it were returned (${figures.say('returnRate')}). For all your other products together it is ${figures.say('returnRateOfOthers')}.`,
      recommendations: [
        'Read why it was returned: size, colour, damage on the way, or a page that promises something else?',
        'Correct the description and the photos on its page first; that costs least.',
      ],
    }),
    formula:
      'Sales of the product that were returned ÷ all sales of it, orders of the last 180 days, against all other products. Fisher’s exact test below 1%, corrected for the number of products.',
  },
  below_cost: {
    words: (figures) => ({
      title:
        figures.kind === 'one'
          ? `“${figures.name('product')}” brings less than it costs`
          : `${figures.say('products')} products bring less than they cost`,
      description: `In the last four full weeks ${figures.kind === 'one' ? 'it' : 'they'} brought ${figures.say('netSales')} in net sales, from ${figures.counted('orders', 'order', 'orders')}, and what was sold cost ${figures.say('costOfGoods')}: ${figures.say('lost')} lost, before fees and shipping.`,
      recommendations: [
        'Check the price, and whether a discount takes it below what it costs.',
        'If a cost is out of date, correct it.',
      ],
    }),
    formula:
      'Net sales, without VAT where its rate is known, less what the units sold cost on their day (without those that came back into stock), last 4 full weeks (Monday to Sunday). Only products of which every sale has a measured cost, with at least 5 orders; orders with several of them count for each. Shown from 1% of a month’s net sales.',
  },
  falling_margin: {
    words: (figures) => {
      const reason = OF_MARGIN[figures.kind] ?? OF_MARGIN.other!;
      return {
        title: `You keep ${figures.say('contributionMargin')} of sales instead of ${figures.say('contributionMarginBefore')}`,
        description: `That is what was left of net sales after goods, shipping and fees in the last four full weeks, and in the four before. On what you sold it is ${figures.say('lessLeft')} less. The largest part of the fall, ${figures.say('largestPart')} of net sales, is ${reason.text}.`,
        recommendations: [reason.advice, 'If a cost or a rule is out of date, correct it.'],
      };
    },
    formula:
      'Contribution ÷ net sales that have a cost, last 4 full weeks (Monday to Sunday) against the 4 before, by day (ratio estimate, Welch’s t below 0.2%). At least 80% of net sales must have a cost in both. The parts of the fall add up to it exactly. At stake: the fall × net sales that have a cost in these weeks.',
  },
  discount_moved: {
    words: (figures) => ({
      title: 'The extra orders of your last discount were missing afterwards',
      description: `During the discount (${figures.days('discountFrom', 'discountTo')}, ${figures.say('discountShare')} off) there were ${figures.say('ordersDuring')} orders instead of the ${figures.say('expectedDuring')} expected: ${figures.say('extraOrders')} more. In the days after it (${figures.days('afterFrom', 'afterTo')}) there were ${figures.say('ordersAfter')} instead of ${figures.say('expectedAfter')}: ${figures.say('missingOrders')} fewer.`,
      recommendations: [
        'Next time, offer the discount only to people who have not bought for a while.',
        'Try a smaller discount, or an extra with larger orders, and compare.',
      ],
    }),
    formula:
      'Orders against the mean of the same weekdays in the 56 days before, without other discounts. Both the surplus during it and the deficit after it lie beyond 99% of chance, and less than half of the surplus stayed.',
  },
  first_product: {
    words: (figures) => ({
      title:
        figures.kind === 'more'
          ? `Customers who start with “${figures.name('product')}” come back more often`
          : `Customers who start with “${figures.name('product')}” come back less often`,
      description: `${figures.say('cameBack')} of ${figures.say('firstBuyers')} customers with it in their first order bought again within 90 days (${figures.say('cameBackShare')}). Of the ${figures.say('otherFirstBuyers')} who started with something else it was ${figures.say('otherCameBackShare')}.`,
      recommendations:
        figures.kind === 'more'
          ? [
              'Show it first to people who do not know your store yet.',
              'Ask a few of these customers what they like about it.',
            ]
          : [
              'Ask a few of these customers how they like it.',
              'Write to them earlier, with something that goes well with it.',
            ],
    }),
    formula:
      'First-time buyers who ordered again within 90 days ÷ all first-time buyers, only those whose 90 days are over. Fisher’s exact test below 1%, corrected for the number of products.',
  },
  failures_rising: {
    words: (figures) => {
      const { title, text, advice } = FAILED[figures.kind]!;
      return {
        title,
        description: `Of ${figures.say('ordersThen')} orders placed ${figures.period()}, ${figures.say('failedOrders')} ${text} (${figures.say('failedShare')}). In the 8 weeks before it was ${figures.say('failedBefore')} of ${figures.say('ordersBefore')} (${figures.say('failedShareBefore')}).`,
        recommendations: advice,
      };
    },
    formula:
      'Share of failed orders in two weeks against the eight weeks before, orders of the same age. Fisher’s exact test below 0.5%, corrected for three kinds of failure and for how much the weeks vary.',
  },
  best_overdue: {
    words: (figures) => ({
      title: `${figures.say('overdueCustomers')} of your best customers are overdue`,
      description: `Each of them has ordered at least four times, and has now waited more than ${figures.say('timesOwnRhythm')} times as long as between their earlier orders. In the last four weeks ${figures.say('overdueShare')} of those due did not order in time, against ${figures.say('overdueShareBefore')} before: ${figures.counted('beyondUsual', 'customer', 'customers')} more than usual. One order from each of these would bring ${figures.say('ifTheyOrdered')}.`,
      recommendations: [
        'Write to them personally and ask whether everything was all right last time.',
        'Show them what is new since their last order.',
      ],
    }),
    formula:
      'Customers with at least four orders. Overdue = waiting longer, in times of their own mean, than 95% of all finished waits. The share of those due in 28 days against the twelve such stretches before (Fisher’s exact test below 0.3%) and, where known, the same weeks a year before.',
  },
} satisfies Record<string, Speech>;

export const englishSignals = {
  speeches,
  labels: {
    daysLow: 'Days left, at least',
    daysHigh: 'Days left, at most',
    products: 'Products',
    idleValue: 'Money in stock',
    unitsLying: 'Units on hand',
    silentDays: 'Days without an order',
    ordersBefore: 'Orders before',
    ordersReturned: 'Sales returned',
    ordersWithIt: 'Sales of it',
    returnRate: 'Return rate',
    returnRateOfOthers: 'Return rate of the others',
    otherReturns: 'Returns of the others',
    otherSales: 'Sales of the others',
    discountFrom: 'Discount from',
    discountTo: 'Discount to',
    discountShare: 'Discount',
    ordersDuring: 'Orders during it',
    expectedDuring: 'Expected during it',
    extraOrders: 'More than expected',
    afterFrom: 'Afterwards from',
    afterTo: 'Afterwards to',
    ordersAfter: 'Orders after it',
    expectedAfter: 'Expected after it',
    missingOrders: 'Fewer than expected',
    firstBuyers: 'Started with it',
    cameBack: 'Bought again within 90 days',
    cameBackShare: 'Share who bought again',
    otherFirstBuyers: 'Started with something else',
    otherCameBackShare: 'Share of those who bought again',
    failedOrders: 'Failed orders',
    ordersThen: 'Orders of these days',
    failedShare: 'Share',
    failedBefore: 'Failed orders before',
    failedShareBefore: 'Share before',
    costOfGoods: 'Cost of goods',
    lost: 'Lost',
    contributionMargin: 'Contribution margin',
    contributionMarginBefore: 'Contribution margin before',
    lessLeft: 'Less left',
    largestPart: 'Largest part of the fall',
    marginReason: 'Reason',
    partOfFall: 'Of net sales',
    margin_cost: 'Cost of goods',
    margin_discounts: 'Discounts',
    margin_returns: 'Returns and VAT',
    margin_mix: 'What was sold',
    margin_fees: 'Payment fees',
    margin_shipping: 'Shipping',
    margin_other: 'Handling and other',
    overdueCustomers: 'Overdue customers',
    customersDue: 'Customers who were due',
    overdueShare: 'Share overdue',
    overdueShareBefore: 'Share overdue before',
    timesOwnRhythm: 'Times their usual wait',
    beyondUsual: 'More than usual',
    ifTheyOrdered: 'If each ordered once',
  } satisfies Record<string, string>,
};
