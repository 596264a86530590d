import { withEnding } from '#languages/tr/grammar/suffix.ts';
import type { MissingReason } from '#shared/analytics/analytics.ts';
import type { AskedMetric, Comparison, CustomerKind, Dimension, Reading } from '#shared/analytics/asking.ts';
import type { Language } from '#shared/core/languages.ts';
import type { NotUnderstood } from './parse-question.ts';
import type { Impossible } from './reading.ts';

/** What a reading speaks of, its names written already. */
export interface Subject {
  metric: AskedMetric;
  product: string | null;
  country: string | null;
  city: string | null;
  customerKind: CustomerKind | null;
  channel: string | null;
  orderState: Reading['orderState'];
}

/** How a period is written out: its dates in the reader's language, as far as it has any. */
export interface PeriodDates {
  from: string;
  to: string;
  /** “October 2025”, «2025 Ekim». */
  month: string;
  quarter: number;
  year: number;
  running: boolean;
}

/** The sentences of answers in one language; every value comes in written already. */
export interface AnswerWords {
  cannot: string;
  unknownWords(words: string): string;
  notUnderstood: Record<Exclude<NotUnderstood['reason'], 'unknown_words'>, string>;
  impossible: Record<Impossible, string>;
  whichProduct(words: string): string;
  notBegun: string;
  /** Questions that are suggested. */
  suggested: { aboutProduct(title: string): string };
  noProducts: string;
  onlySince(day: string): string;
  recordsBegin(day: string): string;
  /** A comparison that was asked for and would reach before the records. */
  notCompared(what: string, day: string): string;
  missing: Record<MissingReason, string>;
  period(asked: Comparison, dates: PeriodDates): string;
  /** Of a period that is cut to the part that the other has come so far. */
  samePart(period: string): string;
  /** The same of figures that count by whole days. */
  sameDays(period: string): string;
  /** Before is as many days as these. */
  daysBefore(days: number, count: string): string;
  subject(subject: Subject): string;
  /** A subject as a heading. */
  title(subject: string, by: Dimension | null): string;
  is(subject: string, period: string, value: string): string;
  comparison(way: 'more' | 'less' | 'same', difference: string, before: string, than: string): string;
  ofWhichBefore(count: string): string;
  returningShare(share: string): string;
  goodsGivenBack(value: string): string;
  ranked(
    subject: string,
    by: Dimension,
    period: string,
    order: Reading['order'],
    name: string,
    value: string,
  ): string;
  listed(subject: string, period: string, rows: [name: string, value: string][]): string;
  none(period: string): string;
  /** Of the orders that the question is about; there may be others. */
  noneSuch(period: string): string;
  noCities: string;
  /** On how many of the days of a period visits are known. */
  visitsKnown(known: string, finished: string): string;
  /** Rates apart by percentage points. */
  pointsApart(way: 'more' | 'less' | 'same', points: string, before: string, than: string): string;
  carts(count: string, value: string, period: string): string;
  noCarts(period: string): string;
  forecast(days: string, expected: string): string;
  lastYear(value: string): string;
  band(low: string, high: string): string;
  tooLittle: string;
  why(way: 'up' | 'down', difference: string, factor: string, effect: string, period: string): string;
  noSplit: string;
  factors: Record<'buyers' | 'ordersPerBuyer' | 'netPerOrder' | 'guests', string>;
  metrics: Record<AskedMetric, string>;
  dimensions: Record<Dimension, string>;
  kinds: Record<CustomerKind, string>;
  /** Rows of a list by customer kind, which add up. */
  kindRows: Record<CustomerKind, string>;
  states: Record<'cancelled' | 'unpaid', string>;
  channels: Record<string, string>;
  labels: Record<string, string>;
  formulas: Record<AskedMetric, string>;
  /** Added to a formula where the reading has it. */
  formulaOf: Record<
    'new' | 'returning' | 'guest' | 'product' | 'place' | 'refundedGoods' | 'perWeekday' | 'state',
    string
  >;
  chips: Record<
    | 'metric'
    | 'by'
    | 'filter'
    | 'period'
    | 'compareWith'
    | 'top'
    | 'noSplit'
    | 'addFilter'
    | 'without'
    | 'stretchBefore'
    | 'yearBefore',
    string
  > & { topOf(rows: number): string; splitBy(dimension: string): string; comparedWith(what: string): string };
}

const english: AnswerWords = {
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
  },
  whichProduct: (words) => `Several of your products go by ${words}. Which one do you mean?`,
  notBegun: 'That time has not begun yet, so there is nothing to count.',
  suggested: { aboutProduct: (title) => `Net sales of “${title}” in the last 30 days` },
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
  },
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
    const name = english.metrics[metric];
    const counted = metric === 'customers' && customerKind !== null && customerKind !== 'guest';
    const head = counted
      ? customerKind === 'new'
        ? 'New customers'
        : 'Returning customers'
      : orderState
        ? `${metric === 'orders' ? '' : `${name} of `}${english.states[orderState]} orders`
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
    return capital(text.filter(Boolean).join(''), 'en');
  },
  title: (subject, by) => (by ? `${subject} by ${english.dimensions[by].toLowerCase()}` : subject),
  is: (subject, period, value) => `${subject} ${period}: ${value}.`,
  comparison: (way, difference, before, than) =>
    way === 'same'
      ? `That is the same as ${than} (${before}).`
      : `That is ${difference} ${way} than ${than} (${before}).`,
  ofWhichBefore: (count) => `${count} of them had ordered before.`,
  returningShare: (share) => `That is ${share} of the customers of these days.`,
  goodsGivenBack: (value) => `The goods taken back or cancelled were worth ${value}.`,
  ranked(subject, by, period, order, name, value) {
    const start = `${subject} by ${english.dimensions[by].toLowerCase()} ${period}`;
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

const TURKISH_PERIODS: Record<string, string> = {
  today: 'bugün',
  yesterday: 'dün',
  this_week: 'bu hafta',
  last_week: 'geçen hafta',
  this_month: 'bu ay',
  last_month: 'geçen ay',
  this_quarter: 'bu çeyrekte',
  last_quarter: 'geçen çeyrekte',
  this_year: 'bu yıl',
  last_year: 'geçen yıl',
  all: 'tüm geçmişte',
};

const turkish: AnswerWords = {
  cannot: 'Bunu mağazanızın rakamlarından yanıtlayamıyorum. Şunları sorabilirsiniz:',
  unknownWords: (words) =>
    `${words} ile ne kastettiğinizi anlayamadım: ne bildiğim bir rakam ne de mağazanızın bir ürünü. Şunları sorabilirsiniz:`,
  notUnderstood: {
    unclear: 'Hangi rakamı sorduğunuzu anlayamadım. Şunları sorabilirsiniz:',
    impossible_date: 'Takvimde böyle bir tarih yok.',
    one_at_a_time: 'Her seferinde tek bir rakamı, tek bir yer için yanıtlayabiliyorum. Lütfen sırayla sorun.',
    only_ahead:
      'Tahmin bugünden başlayarak en çok 30 gün ilerisini kapsar. Örneğin “önümüzdeki 14 gün” diye sorabilir ya da geçmiş günlerin rakamlarını isteyebilirsiniz.',
    origin_not_recorded:
      'Siparişlerde müşterinin hangi sosyal ağdan veya reklamdan geldiği yazmıyor; bu yüzden sayılamıyor.',
  },
  impossible: {
    whole_store_only: 'Bu rakam yalnızca mağazanın tamamı için biliniyor, bir bölümü için değil.',
    not_by_product: 'Bu rakam siparişin tamamına ait; tek bir ürüne düşen payı yok.',
    channel_not_shared: 'Shopier, siparişin hangi kanaldan geldiğini bildirmiyor.',
  },
  whichProduct: (words) => `${words} birden fazla ürününüzün adında geçiyor. Hangisini soruyorsunuz?`,
  notBegun: 'Bu dönem henüz başlamadı; sayılacak bir şey yok.',
  suggested: { aboutProduct: (title) => `Son 30 günde “${title}” net satışı` },
  noProducts: 'Bu dönem için henüz bilinen satılmış ürün yok.',
  onlySince: (day) => `Yalnızca ${day} tarihinden beri verilen siparişler okundu.`,
  recordsBegin: (day) => `Kayıtlarınız ${day} tarihinde başlıyor.`,
  notCompared: (what, day) => `Karşılaştırma yapılmadı (${what}): kayıtlarınız ${day} tarihinde başlıyor.`,
  missing: {
    no_sessions: 'Hesaplamak için ziyaret yok.',
    sessions_not_asked: 'Mağazanızın ziyaretleri henüz okunmadı. Lütfen birazdan yeniden sorun.',
    sessions_not_offered: 'Platform ziyaretleri kimseyle paylaşmıyor, bu yüzden oran hesaplanamıyor.',
    sessions_scope_missing:
      'Bu bağlantının raporları okuma izni yok. İzin verirseniz ziyaretler sayılabilir.',
    sessions_protected: 'Platform, ziyaretlerin dâhil olduğu veriler için Vitrin’e onay vermedi.',
    sessions_refused: 'Platform, ziyaretleri bu bağlantıyla paylaşmayı reddetti.',
    sessions_not_covered: 'Bu dönemin ziyaretleri bilinmiyor.',
    no_finished_day: 'Ziyaretler tam gün olarak sayılıyor; henüz biten gün yok.',
    no_carts: 'Mağazanızdan hiç sepet okunmadı.',
    no_orders: 'Hesaplamak için sipariş yok.',
    not_covered: 'Bu dönem, okunan siparişlerden daha eski.',
    before_records: 'Bu dönem, kayıtlardaki ilk siparişten önce başlıyor.',
    no_data_yet: 'Mağazanızın verileri henüz okunmadı. Lütfen birazdan yeniden sorun.',
    no_comparison: 'Karşılaştırılacak bir dönem yok.',
    not_shared: 'Platform bunu bizimle paylaşmıyor.',
  },
  period(asked, { from, to, month, quarter, year, running }) {
    const soFar = running ? ' şu ana kadar' : '';
    switch (asked.kind) {
      case 'days':
        return asked.days === 1 ? 'dün' : `son ${asked.days} günde`;
      case 'months':
        return `son ${asked.months} ayda`;
      case 'month':
        return `${month} ayında${soFar}`;
      case 'quarter':
        return `${year} yılının ${quarter}. çeyreğinde${soFar}`;
      case 'year':
        return `${year} yılında${soFar}`;
      case 'day':
        return running ? 'bugün şu ana kadar' : `${from} günü`;
      case 'between':
        return `${from} – ${to} arasında`;
      case 'since':
        return `${from} gününden beri`;
      case 'year_ago':
        return asked.unit === 'month'
          ? `${month} ayında`
          : asked.unit === 'quarter'
            ? `${year} yılının ${quarter}. çeyreğinde`
            : asked.unit === 'week'
              ? 'geçen yılın aynı haftasında'
              : `${from} günü`;
      case 'year_before':
        return from === to ? `${from} günü` : 'bir yıl önce';
      case 'before':
        return 'önceki dönemde';
      default:
        return `${TURKISH_PERIODS[asked.kind]}${soFar && asked.kind !== 'all' ? soFar : ''}`;
    }
  },
  samePart: (period) => `${period} aynı gün ve saate kadar`,
  sameDays: (period) => `${period} aynı güne kadar`,
  daysBefore: (days, count) => (days === 1 ? 'bir gün önce' : `önceki ${count} günde`),
  subject({ metric, product, country, city, customerKind, channel, orderState }) {
    const counted = metric === 'customers' && customerKind !== null && customerKind !== 'guest';
    const head = counted
      ? customerKind === 'new'
        ? 'yeni müşteri sayısı'
        : 'geri gelen müşteri sayısı'
      : orderState
        ? `${turkish.states[orderState]} ${metric === 'orders' ? 'sipariş sayısı' : `siparişlerin tutarı`}`
        : lower(turkish.metrics[metric]);
    const kind =
      customerKind && !counted
        ? {
            new: 'yeni müşteriler',
            returning: 'daha önce sipariş vermiş müşteriler',
            guest: 'müşterisi bilinmeyen siparişler',
          }[customerKind]
        : null;
    const parts = [product && `“${product}”`, kind, city, country, channel].filter(Boolean);
    return parts.length > 0 ? `${head} (${parts.join(', ')})` : head;
  },
  title: (subject, by) => capital(by ? `${TURKISH_BY[by]} ${subject}` : subject, 'tr'),
  is: (subject, period, value) => `${capital(period, 'tr')} ${subject}: ${value}.`,
  comparison: (way, difference, before, than) =>
    way === 'same'
      ? `Değişmedi (${than}: ${before}).`
      : `Fark: ${difference} ${way === 'more' ? 'artış' : 'azalış'} (${than}: ${before}).`,
  ofWhichBefore: (count) => `Bunlardan ${count} müşteri daha önce de sipariş vermişti.`,
  returningShare: (share) => `Bu, o günlerde alışveriş yapan müşterilerin ${withEnding(share, 'si')}.`,
  goodsGivenBack: (value) => `Geri alınan veya iptal edilen ürünlerin değeri ${value}.`,
  ranked(subject, by, period, order, name, value) {
    const start = `${capital(period, 'tr')} ${TURKISH_BY[by]} ${subject}`;
    if (['day', 'week', 'month'].includes(by))
      return `${start}: en ${order === 'most' ? 'yüksek' : 'düşük'} ${by === 'week' ? `${name} haftası` : name}, ${value}.`;
    return `${start}: ${order === 'most' ? 'ilk' : 'son'} sırada ${name} var, ${value}.`;
  },
  listed: (subject, period, rows) =>
    `${capital(period, 'tr')} ${subject}: ${rows.map(([name, value]) => `${name} ${value}`).join(', ')}.`,
  none: (period) => `${capital(period, 'tr')} sipariş yok.`,
  noneSuch: (period) => `${capital(period, 'tr')} böyle bir sipariş yok.`,
  noCities: 'Bu siparişlerin hiçbirinde şehir yazmıyor.',
  visitsKnown: (known, finished) => `Biten ${finished} günün ${known} gününde ziyaretler biliniyor.`,
  pointsApart: (way, points, before, than) =>
    way === 'same'
      ? `Değişmedi (${than}: ${before}).`
      : `Fark: ${points} puan ${way === 'more' ? 'artış' : 'azalış'} (${than}: ${before}).`,
  carts: (count, value, period) =>
    `${capital(period, 'tr')} terk edilen ${count} sepet hâlâ açık; toplam değeri ${value}.`,
  noCarts: (period) => `${capital(period, 'tr')} terk edilip açık kalan sepet yok.`,
  forecast: (days, expected) =>
    days === '1'
      ? `Bugün için beklenen net satış: ${expected}.`
      : `Önümüzdeki ${days} gün için beklenen net satış: ${expected}.`,
  lastYear: (value) => `Geçen yılın aynı günlerinde ${value} gelmişti.`,
  band: (low, high) => `%80 olasılıkla ${low} ile ${high} arasında olacak.`,
  tooLittle: 'Tahmin için yeterince bitmiş gün yok; en az 28 gün gerekiyor.',
  why: (way, difference, factor, effect, period) =>
    `${capital(period, 'tr')} net satış ${difference} ${way === 'up' ? 'arttı' : 'azaldı'}. En güçlü etken ${factor}: ${effect}.`,
  noSplit: 'Bu günlerin karşılaştırılacağı bir dönem yok; bu yüzden değişim açıklanamıyor.',
  factors: {
    buyers: 'alıcı sayısı',
    ordersPerBuyer: 'alıcı başına sipariş sayısı',
    netPerOrder: 'sipariş başına net satış',
    guests: 'müşterisi bilinmeyen siparişler',
  },
  metrics: {
    revenue: 'Toplam ciro',
    net_sales: 'Net satış',
    gross_sales: 'Brüt satış',
    discounts: 'İndirimler',
    refunds: 'İade edilen para',
    shipping: 'Kargo geliri',
    tax: 'Vergi',
    orders: 'Sipariş sayısı',
    order_value: 'Sipariş tutarı',
    average_order_value: 'Ortalama sepet tutarı',
    units: 'Satılan adet',
    customers: 'Müşteri sayısı',
    conversion_rate: 'Dönüşüm oranı',
    carts: 'Terk edilmiş sepetler',
    forecast: 'Tahmin',
    why_changed: 'Net satış neden değişti',
  },
  dimensions: {
    product: 'Ürün',
    country: 'Ülke',
    city: 'Şehir',
    channel: 'Kanal',
    customer_kind: 'Müşteri türü',
    weekday: 'Haftanın günü',
    hour: 'Saat',
    day: 'Gün',
    week: 'Hafta',
    month: 'Ay',
  },
  kinds: { new: 'Yeni müşteriler', returning: 'Geri gelen müşteriler', guest: 'Misafirler' },
  kindRows: { new: 'ilk kez alan', returning: 'daha önce almış olan', guest: 'müşterisi bilinmeyen' },
  states: { cancelled: 'iptal edilen', unpaid: 'ödenmemiş' },
  channels: { web: 'İnternet mağazası', pos: 'Kasa', shopify_draft_order: 'Taslak siparişler' },
  labels: {
    before: 'Önce',
    change: 'Değişim',
    rate: 'Oran',
    value: 'Değer',
    goods_given_back: 'Geri alınan ürünler',
    recovery_rate: 'Geri kazanma oranı',
    expected: 'Beklenen',
    low: 'En az',
    high: 'En çok',
    last_year: 'Geçen yıl',
    per_day: 'Gün başına',
    gross_sales: 'Brüt satış',
    discounts: 'İndirimler',
    sales_reversals: 'Geri alınan tutarlar',
    net_sales: 'Net satış',
    shipping: 'Kargo',
    tax: 'Vergi',
    tips_duties_fees: 'Bahşiş, gümrük, ücretler',
    factor: 'Etken',
    effect: 'Etki',
    orders: 'Sipariş',
    completed_checkouts: 'Tamamlanan ödeme',
    visits: 'Ziyaret',
    days_counted: 'Sayılan gün',
    units: 'Adet',
    unknown: '(bilinmiyor)',
    no_product: '(ürünsüz)',
  },
  formulas: {
    revenue:
      'Toplam satış = brüt satış − indirimler − geri alınan tutarlar + kargo + vergi + bahşiş, gümrük ve ücretler.',
    net_sales: 'Net satış = brüt satış − indirimler − geri alınan tutarlar; her biri gerçekleştiği günde.',
    gross_sales: 'Satılan ürünlerin fiyatı × adedi; indirimlerden önce, vergi ve kargo hariç.',
    discounts: 'Sipariş verilirken ürün fiyatlarından düşülen tutar.',
    refunds:
      'Müşterilere geri ödenen para, kargo ve vergi dâhil, iade gününe göre. Ürünler: iade, değişiklik ve iptallerin ürün kısmı.',
    shipping: 'Alınan kargo ücretleri, geri ödenenler düşülmüş olarak.',
    tax: 'Alınan vergi, geri ödenen düşülmüş olarak.',
    orders: 'Verilen siparişler; test siparişleri hariç, iptaller dâhil.',
    order_value: 'Siparişlerin verildikleri andaki brüt satışı − indirimleri; sonraki değişiklikler hariç.',
    average_order_value: '(Brüt satış − indirimler) ÷ sipariş sayısı; ikisi de sipariş gününe göre.',
    units: 'Sipariş edilen ürün adedi; sonraki iadeler düşülmez.',
    customers: 'En az bir siparişi olan farklı müşteriler; müşterisi bilinmeyen siparişler hariç.',
    conversion_rate:
      'Tamamlanan ödeme ÷ ziyaret, platformun saydığı gibi; yalnızca ziyaretleri bilinen, bitmiş günler.',
    carts: '60 dakika boyunca bırakılan ve o zamandan beri hiçbir yolla tamamlanmayan sepetler.',
    forecast:
      'Basit yöntemlerin ortalaması; mağazanızın geçmişinde daha az yanılan daha çok sayılır, aralık da geçmişteki sapmalardan gelir.',
    why_changed:
      'Net satış = müşterisi bilinmeyen siparişler + alıcı sayısı × alıcı başına sipariş × sipariş başına net satış; payları logaritmik ortalamayla bulunur.',
  },
  formulaOf: {
    new: 'Yeni: ilk siparişi bu günlerde olanlar.',
    returning:
      'Geri gelen: bu günlerden önce sipariş vermiş olanlar; müşteri sayısında bu günlerde iki sipariş verenler de.',
    guest: 'Misafir: müşterisi bilinmeyen siparişler.',
    product: 'Ürün için yalnızca kendi satırları sayılır.',
    place: 'Yerler siparişteki adrese göredir; iadeler de siparişin gittiği yere yazılır.',
    refundedGoods: 'İade, değişiklik ve iptallerle geri alınan ürünlerin değeri, gerçekleştiği güne göre.',
    perWeekday: 'Sıralama, böyle bir günün ortalamasına göredir.',
    state: 'Siparişlerin şu anki durumuna göre, verildikleri günde sayılır.',
  },
  chips: {
    metric: 'Rakam',
    by: 'Kırılım',
    filter: 'Yalnızca',
    period: 'Dönem',
    compareWith: 'Karşılaştırma',
    top: 'Satır',
    noSplit: 'Kırılım yok',
    addFilter: 'Yalnızca…',
    without: 'Bu koşulu kaldır',
    stretchBefore: 'önceki dönem',
    yearBefore: 'bir yıl önce',
    topOf: (rows) => `İlk ${rows}`,
    splitBy: (dimension) => `${dimension} kırılımı`,
    comparedWith: (what) => `karşılaştırma: ${what}`,
  },
};

const TURKISH_BY: Record<Dimension, string> = {
  product: 'ürünlere göre',
  country: 'ülkelere göre',
  city: 'şehirlere göre',
  channel: 'kanallara göre',
  customer_kind: 'müşteri türüne göre',
  weekday: 'haftanın günlerine göre',
  hour: 'saatlere göre',
  day: 'günlere göre',
  week: 'haftalara göre',
  month: 'aylara göre',
};

export const ANSWER_WORDS: Record<Language, AnswerWords> = { en: english, tr: turkish };

function capital(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
}
