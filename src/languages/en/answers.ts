import type { AnswerWords } from '#languages/answer-words.ts';
import type { RateSource } from '#shared/analytics/rates.ts';

export const answers: AnswerWords = {
  cannot: 'I can’t answer that from your store’s figures. Here is what you can ask:',
  unknownWords: (words) =>
    `I don’t know what to make of ${words}: it is neither a figure that I know nor a product of your store. Here is what you can ask:`,
  notUnderstood: {
    unclear: 'I can’t tell which figure you mean. Here is what you can ask:',
    impossible_date: 'That date is not in the calendar.',
    one_at_a_time:
      'I can answer one figure for one place at a time. Please ask for them one after the other.',
    only_ahead:
      'The forecast looks from today up to 30 days ahead. Ask for “the next 14 days”, for instance, or for the figures of days that are over.',
    origin_not_recorded:
      'Your orders don’t say which network or advertisement a customer came from, so that can’t be counted.',
  },
  impossible: {
    whole_store_only: 'That figure is known for the whole store only, not for a part of it.',
    not_by_product: 'That figure belongs to whole orders, so a single product has no part of it.',
    channel_not_shared: 'Shopier does not say through which channel an order came.',
    not_of_profit:
      'Profit is worked out for the whole store, or by product, country or channel: one of them at a time.',
  },
  whichProduct: (words) => `Several of your products go by ${words}. Which one do you mean?`,
  notBegun: 'That time has not begun yet, so there is nothing to count.',
  suggested: { aboutProduct: (title) => `Net sales of “${title}” in the last 30 days` },
  examples: {
    revenue: 'How much revenue did I make this month?',
    why_changed: 'Why did revenue change?',
    products: 'Which products sold best in the last 30 days?',
    countries: 'Which country buys the most?',
    newMoney: 'How much revenue came from new customers last month?',
    orders: 'How many orders did I get last week?',
    customers: 'How many customers do I have?',
    average_order_value: 'What is my average order value this month?',
    newCustomers: 'How many new customers came last month?',
    carts: 'How much is left in abandoned carts?',
    weekday: 'What is my best day of the week?',
    forecast: 'What do you expect for the next 30 days?',
  },
  noProducts: 'No sold products are known for this time yet.',
  onlySince: (day) => `Only orders since ${day} have been read.`,
  recordsBegin: (day) => `Your records begin on ${day}.`,
  notCompared: (what, day) =>
    `It is not compared with ${what.replace(/^(in|on) /, '')}: your records begin on ${day}.`,
  missing: {
    no_sessions: 'There were no visits to work it out from.',
    sessions_not_asked: 'Visits to your store have not been read yet. Please ask again in a moment.',
    sessions_not_offered: 'The platform does not share visits, so there is no rate to work out.',
    sessions_scope_missing: 'This connection may not read reports. Allow that, and visits can be counted.',
    sessions_protected: 'The platform has not approved Vitrin for the data that visits belong to.',
    sessions_refused: 'The platform refused to share visits with this connection.',
    sessions_not_covered: 'The visits of that time are not known.',
    no_finished_day: 'Visits are counted by whole days, and none of them is over yet.',
    no_carts: 'No carts were read from your store.',
    no_orders: 'There are no orders to work it out from.',
    not_covered: 'That time lies before the orders that have been read.',
    before_records: 'That time begins before the first order on record.',
    no_data_yet: 'Your store has not been read yet. Please ask again in a moment.',
    no_comparison: 'There is nothing to compare it with.',
    not_shared: 'The platform does not share this with us.',
    no_rate: 'No exchange rate is known for some of these days.',
  },
  monthOfYear: (month, year) => `${month} ${year}`,
  period(asked, { from, to, month, quarter, year, running }) {
    const soFar = running ? ' so far' : '';
    switch (asked.kind) {
      case 'days':
        return asked.days === 1 ? 'yesterday' : `in the last ${asked.days} days`;
      case 'months':
        return asked.months === 1 ? 'in the last month' : `in the last ${asked.months} months`;
      case 'month':
        return `in ${month}${soFar}`;
      case 'quarter':
        return `in Q${quarter} ${year}${soFar}`;
      case 'year':
        return `in ${year}${soFar}`;
      case 'day':
        return running ? 'today so far' : `on ${from}`;
      case 'between':
        return `from ${from} to ${to}`;
      case 'since':
        return `since ${from}`;
      case 'all':
        return 'in all of the history';
      case 'year_ago':
        return asked.unit === 'month'
          ? `in ${month}`
          : asked.unit === 'quarter'
            ? `in Q${quarter} ${year}`
            : asked.unit === 'week'
              ? 'in the same week last year'
              : `on ${from}`;
      case 'year_before':
        return asked.kind && from === to ? `on ${from}` : 'a year before';
      default:
        return `${asked.kind.replace('_', ' ')}${soFar}`;
    }
  },
  samePart: (period) => `${period} up to the same day and time`,
  sameDays: (period) => `${period} up to the same day`,
  daysBefore: (days, count) => (days === 1 ? 'on the day before' : `in the ${count} days before`),
  subject({ metric, product, country, city, customerKind, channel, orderState }) {
    const name = answers.metrics[metric];
    const counted = metric === 'customers' && customerKind !== null && customerKind !== 'guest';
    const head = counted
      ? customerKind === 'new'
        ? 'New customers'
        : 'Returning customers'
      : orderState
        ? `${metric === 'orders' ? '' : `${name} of `}${answers.states[orderState]} orders`
        : name;
    const from =
      customerKind && !counted
        ? {
            new: ' from new customers',
            returning: ' from customers who had ordered before',
            guest: ' without a known customer',
          }[customerKind]
        : '';
    const text = [
      head,
      product && ` of “${product}”`,
      from,
      country &&
        ` in ${/^(United|Netherlands|Philippines|Bahamas|Maldives|Czech Republic)/.test(country) ? 'the ' : ''}${country}`,
      city && ` in ${city}`,
      channel && ` through ${channel}`,
    ];
    return capital(text.filter(Boolean).join(''));
  },
  title: (subject, by) => (by ? `${subject} by ${answers.dimensions[by].toLowerCase()}` : subject),
  is: (subject, period, value) => `${subject} ${period}: ${value}.`,
  comparison: (way, difference, before, than) =>
    way === 'same'
      ? `That is the same as ${than} (${before}).`
      : `That is ${difference} ${way} than ${than} (${before}).`,
  ofWhichBefore: (count) => `${count} of them had ordered before.`,
  returningShare: (share) => `That is ${share} of the customers of these days.`,
  goodsGivenBack: (value) => `The goods taken back or cancelled were worth ${value}.`,
  ranked(subject, by, period, order, name, value) {
    const start = `${subject} by ${answers.dimensions[by].toLowerCase()} ${period}`;
    if (['day', 'week', 'month'].includes(by))
      return `${start}: ${order === 'most' ? 'highest' : 'lowest'} ${by === 'day' ? 'on' : by === 'week' ? 'in the week of' : 'in'} ${name}, with ${value}.`;
    return `${start}: ${name} comes ${order === 'most' ? 'first' : 'last'}, with ${value}.`;
  },
  listed: (subject, period, rows) =>
    `${subject} ${period}: ${rows.map(([name, value]) => `${name} ${value}`).join(', ')}.`,
  none: (period) => `There were no orders ${period}.`,
  noneSuch: (period) => `There were no such orders ${period}.`,
  noCities: 'None of these orders names a city.',
  visitsKnown: (known, finished) =>
    `Visits are known for ${known} of the ${finished} finished days of that time.`,
  pointsApart: (way, points, before, than) =>
    way === 'same'
      ? `That is the same as ${than} (${before}).`
      : `That is ${points} percentage ${points === '1' ? 'point' : 'points'} ${way} than ${than} (${before}).`,
  carts: (count, value, period) =>
    `${count} abandoned ${count === '1' ? 'cart' : 'carts'} from ${period.replace(/^in /, '')}, worth ${value}, ${count === '1' ? 'is' : 'are'} still open.`,
  noCarts: (period) => `No abandoned carts from ${period.replace(/^in /, '')} are still open.`,
  forecast: (days, expected) =>
    days === '1'
      ? `Expected net sales today: ${expected}.`
      : `Expected net sales of the next ${days} days: ${expected}.`,
  lastYear: (value) => `The same days a year ago brought ${value}.`,
  band: (low, high) => `With 80% likelihood it will be between ${low} and ${high}.`,
  tooLittle: 'There are not enough finished days for a forecast; at least 28 are needed.',
  why: (way, difference, factor, effect, period) =>
    `Net sales went ${way} by ${difference} ${period}. The strongest factor was ${factor}: ${effect}.`,
  noSplit: 'There is nothing to compare these days with, so a change cannot be explained.',
  profit: {
    missing: {
      no_orders: (period) => `There were no sales ${period}, so there is no profit to work out.`,
      no_costs: (period, netSales) =>
        `No cost is known of what was sold ${period}, so what you earned on it is not known either. Net sales were ${netSales}. Enter your costs under Analytics, Profit, “Costs and rules”.`,
      fees_unknown: (period) =>
        `No fee is known of the payments ${period}. Say what payment services take under Analytics, Profit, “Costs and rules”.`,
    },
    netProfit: (value) => `After ads and fixed costs, before income tax: ${value}.`,
    coverage: {
      costs: (share) => `Costs are known for ${share} of net sales; the rest brings nothing to it.`,
      fees: (share) => `Fees are known for ${share} of the payments.`,
    },
    evidence: {
      rule: 'Part of it is an estimate by your rules.',
      assumed: 'Part of it is an estimate: a cost of another time was taken, or something is not known.',
    },
    notTakenOff: (parts) =>
      `Not known in full, and so not taken off in full: ${parts
        .map(
          (part) =>
            ({ vat: 'VAT inside prices', fees: 'payment fees', shipping: 'the cost of sending' })[part],
        )
        .join(', ')}.`,
    notCompared: (before, than) =>
      `It is not compared with ${than.replace(/^(in|on) /, '')}: costs are known for ${before} of those net sales.`,
    madeUp: 'This is a demo shop: its costs are made up.',
    losses: (count, value) => `${count} of them lost money, ${value} in all.`,
    noLosses: 'None of them lost money.',
    withoutCost: (count) =>
      count === 1 ? 'Of 1 more no cost is known.' : `Of ${count} more no cost is known.`,
  },
  all: {
    noStores: 'No store is connected yet, so there are no figures to answer from.',
    none: 'None of these stores has an answer. The reasons are below.',
    store: 'Store',
    stores: 'By store',
    currency: 'Currency',
    inCurrency: (currency) => `In ${currency}:`,
    apart: 'Amounts of different currencies are not added up.',
    each: (rows) => `${rows.map(([name, value]) => `${name}: ${value}`).join('; ')}.`,
    extremes: ([most, value], [least, other]) =>
      `${most} has the most (${value}), ${least} the least (${other}).`,
    customersTwice: 'A customer of two stores counts in each.',
    converted: (currency, sources) =>
      `Converted into ${currency} at each day’s rate (${list(sources.map(sourceName))}).`,
    without: (names) => `Without ${list(names)}: the reasons are below.`,
    withoutProduct: 'This store has no product of that title.',
    ownDays: 'Each store counts by its own days; stores of one currency are added up.',
  },
  factors: {
    buyers: 'the number of buyers',
    ordersPerBuyer: 'the orders per buyer',
    netPerOrder: 'the net sales per order',
    guests: 'orders without a known customer',
  },
  metrics: {
    revenue: 'Total revenue',
    net_sales: 'Net sales',
    gross_sales: 'Gross sales',
    discounts: 'Discounts',
    refunds: 'Money given back',
    shipping: 'Shipping income',
    tax: 'Tax',
    orders: 'Orders',
    order_value: 'Order value',
    average_order_value: 'Average order value',
    units: 'Units sold',
    customers: 'Customers',
    conversion_rate: 'Conversion rate',
    carts: 'Abandoned carts',
    forecast: 'Forecast',
    why_changed: 'Why net sales changed',
    profit: 'Profit (contribution)',
    gross_profit: 'Gross profit',
    gross_margin: 'Gross margin',
    fees: 'Payment fees',
    cost_of_goods: 'Cost of goods',
  },
  dimensions: {
    product: 'Product',
    country: 'Country',
    city: 'City',
    channel: 'Channel',
    customer_kind: 'Customer type',
    weekday: 'Weekday',
    hour: 'Hour',
    day: 'Day',
    week: 'Week',
    month: 'Month',
  },
  kinds: { new: 'New customers', returning: 'Returning customers', guest: 'Guests' },
  kindRows: { new: 'first order ever', returning: 'ordered before', guest: 'no known customer' },
  states: { cancelled: 'cancelled', unpaid: 'unpaid' },
  channels: { web: 'Online store', pos: 'Point of sale', shopify_draft_order: 'Draft orders' },
  labels: {
    before: 'Before',
    change: 'Change',
    rate: 'Share',
    value: 'Value',
    goods_given_back: 'Goods taken back',
    recovery_rate: 'Recovery rate',
    expected: 'Expected',
    low: 'At least',
    high: 'At most',
    last_year: 'A year ago',
    per_day: 'Per such day',
    gross_sales: 'Gross sales',
    discounts: 'Discounts',
    sales_reversals: 'Reversals',
    net_sales: 'Net sales',
    shipping: 'Shipping',
    tax: 'Tax',
    tips_duties_fees: 'Tips, duties, fees',
    factor: 'Part',
    effect: 'Effect',
    orders: 'Orders',
    completed_checkouts: 'Completed checkouts',
    visits: 'Visits',
    days_counted: 'Days counted',
    units: 'Units',
    unknown: '(unknown)',
    no_product: '(no product)',
    margin: 'Gross margin',
    net_profit: 'Net profit',
    costs_known: 'Costs known',
    shipping_result: 'Shipping result',
    handling: 'Packaging and handling',
    uncosted_charges: 'Fees and shipping of sales without a known cost',
    other_income: 'Tips and other income',
    other_costs: 'Lost disputes and other costs',
  },
  formulas: {
    revenue: 'Total sales = gross sales − discounts − reversals + shipping + tax + tips, duties and fees.',
    net_sales: 'Net sales = gross sales − discounts − reversals, each on the day it happened.',
    gross_sales: 'Price × units of the goods sold, before discounts and without tax and shipping.',
    discounts: 'What was taken off the goods when they were ordered.',
    refunds:
      'Money paid back to customers, shipping and tax included, on the day of the refund. Goods: the product part of refunds, edits and cancellations.',
    shipping: 'Shipping charged, less what was given back.',
    tax: 'Tax charged, less what was given back.',
    orders: 'Orders placed, test orders left out; cancelled ones stay in the count.',
    order_value: 'Gross sales − discounts of the orders as they were placed, without later changes.',
    average_order_value: '(Gross sales − discounts) ÷ orders, both by the day of the order.',
    units: 'Units of goods ordered; later returns are not taken off.',
    customers: 'Different customers with at least one order; orders without a known customer are left out.',
    conversion_rate:
      'Completed checkouts ÷ visits, as the platform counts them; finished days whose visits are known.',
    carts: 'Checkouts left for 60 minutes, not completed in any way since.',
    forecast:
      'Simple methods, each weighted by how close it came on past days of your store; the range by how far off they were.',
    why_changed:
      'Net sales = orders without a known customer + buyers × orders per buyer × net sales per order; parts by log-mean shares, adding up exactly.',
    profit:
      'Contribution = gross profit + shipping result + other income − payment fees − packaging, handling and other costs; before ads and fixed costs, without VAT where its rate is known. Only of sales with a known cost.',
    gross_profit:
      'Net sales of what has a known cost, without VAT where its rate is known − that cost, each at the cost of its day.',
    gross_margin: 'Gross profit ÷ net sales of what has a known cost, without VAT where its rate is known.',
    fees: 'What payment services took: as measured, else by your rule for the service.',
    cost_of_goods:
      'Units sold × their cost on the day of the sale, less returned units that are sold again; without what has no known cost.',
  },
  formulaOf: {
    new: 'New: the first order ever lies in these days.',
    returning: 'Returning: ordered before these days; as customers also those who ordered twice in them.',
    guest: 'Guests: orders without a known customer.',
    product: 'Of a product: its own lines only.',
    place: 'Places by the address on the order; what was given back counts where the order went.',
    refundedGoods: 'Value of goods taken back by refunds, edits and cancellations, on the day it happened.',
    perWeekday: 'Ranked by the average of one such weekday.',
    state: 'As the orders stand now, by the day they were placed.',
  },
  chips: {
    metric: 'Figure',
    by: 'Split',
    filter: 'Only',
    period: 'Time',
    compareWith: 'Compared with',
    top: 'Rows',
    noSplit: 'Not split',
    addFilter: 'Only…',
    without: 'Without this',
    stretchBefore: 'the time before',
    yearBefore: 'a year before',
    topOf: (rows) => `Top ${rows}`,
    splitBy: (dimension) => `by ${dimension.toLowerCase()}`,
    comparedWith: (what) => `vs ${what.replace(/^(in|on) /, '')}`,
  },
};

function list(names: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

function sourceName({ kind, name }: RateSource): string {
  if (kind === 'entered') return 'rates entered by you';
  return kind === 'platform' ? `payments at ${name}` : (name ?? 'imported rates');
}
