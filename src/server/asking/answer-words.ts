import type { MissingReason } from '#shared/analytics.ts';
import type { MetricToAsk, ReaderLanguage } from '#shared/insights.ts';
import type { AskedPeriod } from './asked-period.ts';

/** The sentences of answers in one language; every value comes in written already. */
export interface AnswerWords {
  cannot: string;
  notBegun: string;
  /** None were sold, or orders are in but not yet what was in them. */
  noProducts: string;
  /** Older orders have not been read. */
  onlySince(day: string): string;
  notCompared: string;
  missing: Record<MissingReason, string>;
  /** As part of a sentence: “in the last 30 days”. `month` is written out by the caller. */
  period(asked: AskedPeriod, month: string): string;
  is(metric: MetricToAsk, period: string, value: string): string;
  comparison(way: 'more' | 'less' | 'same', difference: string, before: string, than: string): string;
  before: string;
  returningShare(share: string): string;
  goodsGivenBack(value: string): string;
  leading(metric: MetricToAsk, period: string, name: string, value: string): string;
  none(period: string): string;
  carts(count: string, value: string, period: string): string;
  forecast(days: string, expected: string): string;
  band(low: string, high: string): string;
  tooLittle: string;
  why(way: 'up' | 'down', difference: string, factor: string, effect: string, period: string): string;
  noSplit: string;
  factors: Record<'buyers' | 'ordersPerBuyer' | 'netPerOrder' | 'guests', string>;
  labels: Record<string, string>;
  formulas: Record<MetricToAsk, string>;
}

const english: AnswerWords = {
  cannot: 'I can’t answer that from your store’s figures. Here is what I can tell you:',
  notBegun: 'That time has not begun yet, so there is nothing to count.',
  noProducts: 'No sold products are known for this time yet.',
  onlySince: (day) => `Only orders since ${day} have been read.`,
  notCompared: 'The time to compare it with has not been read.',
  missing: {
    no_sessions: 'There were no visits to work it out from.',
    sessions_not_asked: 'Visits to your store have not been read yet. Please ask again in a moment.',
    sessions_not_offered: 'The platform shares visits with nobody, so there is no rate to work out.',
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
  period(asked, month) {
    switch (asked.kind) {
      case 'days':
        return asked.days === 1 ? 'today' : `in the last ${asked.days} days`;
      case 'months':
        return asked.months === 1 ? 'in the last month' : `in the last ${asked.months} months`;
      case 'month':
        return `in ${month}`;
      case 'year':
        return `in ${asked.year}`;
      case 'all':
        return 'in all of the history';
      default:
        return asked.kind.replace('_', ' ');
    }
  },
  is: (metric, period, value) => `${english.labels[metric]} ${period}: ${value}.`,
  comparison: (way, difference, before, than) =>
    way === 'same'
      ? `That is the same as ${than} (${before}).`
      : `That is ${difference} ${way} than ${than} (${before}).`,
  before: 'in the stretch before',
  returningShare: (share) => `That is ${share} of the customers of these days.`,
  goodsGivenBack: (value) => `The goods taken back or cancelled were worth ${value}.`,
  leading: (metric, period, name, value) =>
    `${english.labels[metric]} ${period}: ${name} comes first, with ${value}.`,
  none: (period) => `There were no orders ${period}.`,
  carts: (count, value, period) => `${count} abandoned carts worth ${value} from ${period} are still open.`,
  forecast: (days, expected) => `Expected net sales of the next ${days} days: ${expected}.`,
  band: (low, high) => `With 80 % likelihood it will be between ${low} and ${high}.`,
  tooLittle: 'There are not enough finished days for a forecast; at least 28 are needed.',
  why: (way, difference, factor, effect, period) =>
    `Net sales went ${way} by ${difference} ${period}. The largest part of it comes from ${factor}: ${effect}.`,
  noSplit: 'There is nothing to compare these days with, so a change cannot be explained.',
  factors: {
    buyers: 'the number of buyers',
    ordersPerBuyer: 'the orders per buyer',
    netPerOrder: 'the net sales per order',
    guests: 'orders without a known customer',
  },
  labels: {
    revenue: 'Total revenue',
    orders: 'Orders',
    average_order_value: 'Average order value',
    customers: 'Customers',
    new_customers: 'New customers',
    returning_customers: 'Returning customers',
    best_products: 'Best products',
    worst_products: 'Products that sold least',
    countries: 'Countries',
    carts: 'Abandoned carts',
    forecast: 'Forecast',
    refunds: 'Money given back',
    goods_given_back: 'Goods taken back',
    best_hour: 'Best hour',
    best_day: 'Best day',
    why_changed: 'Why net sales changed',
    before: 'Before',
    change: 'Change',
    rate: 'Share',
    product: 'Product',
    net_sales: 'Net sales',
    units: 'Units',
    country: 'Country',
    city: 'City',
    value: 'Value',
    recovery_rate: 'Recovery rate',
    expected: 'Expected',
    low: 'At least',
    high: 'At most',
    hour: 'Hour',
    day: 'Day',
    per_day: 'Orders per such day',
    gross_sales: 'Gross sales',
    discounts: 'Discounts',
    sales_reversals: 'Reversals',
    shipping: 'Shipping',
    tax: 'Tax',
    tips_duties_fees: 'Tips, duties, fees',
    factor: 'Part',
    effect: 'Effect',
    unknown: '(unknown)',
  },
  formulas: {
    revenue: 'Total sales = gross sales − discounts − reversals + shipping + tax + tips, duties and fees.',
    orders: 'Orders placed, test orders left out; cancelled ones stay in the count.',
    average_order_value: '(Gross sales − discounts) ÷ orders, both by the day of the order.',
    customers: 'Different customers with at least one order.',
    new_customers: 'Customers whose first order ever lies in the period.',
    returning_customers: 'Customers with an order in the period and one before it, or two in it.',
    best_products: 'Products by net sales (gross − discounts − reversals), largest first.',
    worst_products: 'Products by net sales (gross − discounts − reversals), smallest first.',
    countries: 'Net sales by the address on the order.',
    carts: 'Checkouts left for 60 minutes, not completed in any way since.',
    forecast:
      'Seasonal forecast of daily net sales, chosen by its error on the past; the band by past errors.',
    refunds:
      'Money paid back to customers, shipping and tax included, on the day of the refund. Goods: the product part of refunds, edits and cancellations.',
    best_hour: 'Orders by the store’s local hour.',
    best_day: 'Orders by weekday, divided by how many of that weekday lie in the period.',
    why_changed:
      'Net sales = orders without a known customer + buyers × orders per buyer × net sales per order; parts by log-mean shares, adding up exactly.',
  },
};

const TURKISH_PERIODS: Record<string, string> = {
  today: 'bugün',
  yesterday: 'dün',
  this_week: 'bu hafta',
  last_week: 'geçen hafta',
  this_month: 'bu ay',
  last_month: 'geçen ay',
  this_year: 'bu yıl',
  last_year: 'geçen yıl',
  all: 'tüm geçmişte',
};

const turkish: AnswerWords = {
  cannot: 'Bunu mağazanızın rakamlarından yanıtlayamıyorum. Şunları söyleyebilirim:',
  notBegun: 'Bu dönem henüz başlamadı; sayılacak bir şey yok.',
  noProducts: 'Bu dönem için henüz bilinen satılmış ürün yok.',
  onlySince: (day) => `Yalnızca ${day} tarihinden beri verilen siparişler okundu.`,
  notCompared: 'Karşılaştırılacak dönem okunmamış.',
  missing: {
    no_sessions: 'Hesaplamak için ziyaret yok.',
    sessions_not_asked: 'Mağazanızın ziyaretleri henüz okunmadı. Lütfen birazdan yeniden sorun.',
    sessions_not_offered: 'Platform ziyaretleri kimseyle paylaşmıyor, bu yüzden oran hesaplanamıyor.',
    sessions_scope_missing:
      'Bu bağlantının raporları okuma izni yok. İzin verirseniz ziyaretler sayılabilir.',
    sessions_protected: 'Platform, ziyaretlerin dahil olduğu veriler için Vitrin’e onay vermedi.',
    sessions_refused: 'Platform, ziyaretleri bu bağlantıyla paylaşmayı reddetti.',
    sessions_not_covered: 'Bu dönemin ziyaretleri bilinmiyor.',
    no_finished_day: 'Ziyaretler tam gün olarak sayılıyor; henüz biten gün yok.',
    no_carts: 'Mağazanızdan hiç sepet okunmadı.',
    no_orders: 'Hesaplamak için sipariş yok.',
    not_covered: 'Bu dönem, okunan siparişlerden daha eski.',
    before_records: 'Bu dönem, kayıtlardaki ilk siparişten önce başlıyor.',
    no_data_yet: 'Mağazanız henüz okunmadı. Lütfen birazdan yeniden sorun.',
    no_comparison: 'Karşılaştırılacak bir dönem yok.',
    not_shared: 'Platform bunu bizimle paylaşmıyor.',
  },
  period(asked, month) {
    switch (asked.kind) {
      case 'days':
        return asked.days === 1 ? 'bugün' : `son ${asked.days} günde`;
      case 'months':
        return `son ${asked.months} ayda`;
      case 'month':
        return `${month} ayında`;
      case 'year':
        return `${asked.year} yılında`;
      default:
        return TURKISH_PERIODS[asked.kind]!;
    }
  },
  is: (metric, period, value) => `${capital(period)} ${lower(turkish.labels[metric]!)}: ${value}.`,
  comparison: (way, difference, before, than) =>
    way === 'same'
      ? `Değişmedi (${than} ${before} idi).`
      : `Fark: ${difference} ${way === 'more' ? 'artış' : 'azalış'} (${than} ${before} idi).`,
  before: 'önceki dönemde',
  returningShare: (share) => `Bu, o günlerin müşterilerinin ${share} kadarı.`,
  goodsGivenBack: (value) => `Geri alınan veya iptal edilen ürünlerin değeri ${value}.`,
  leading: (metric, period, name, value) =>
    `${capital(period)} ${lower(turkish.labels[metric]!)} listesinde ilk sırada ${name} var: ${value}.`,
  none: (period) => `${capital(period)} sipariş yok.`,
  carts: (count, value, period) =>
    `${capital(period)} terk edilen ${count} sepet hâlâ açık; toplam değeri ${value}.`,
  forecast: (days, expected) => `Önümüzdeki ${days} gün için beklenen net satış: ${expected}.`,
  band: (low, high) => `%80 olasılıkla ${low} ile ${high} arasında olacak.`,
  tooLittle: 'Tahmin için yeterince bitmiş gün yok; en az 28 gün gerekiyor.',
  why: (way, difference, factor, effect, period) =>
    `${capital(period)} net satış ${difference} ${way === 'up' ? 'arttı' : 'azaldı'}. Bunun en büyük bölümü ${factor} değiştiği için: ${effect}.`,
  noSplit: 'Bu günlerin karşılaştırılacağı bir dönem yok; bu yüzden değişim açıklanamıyor.',
  factors: {
    buyers: 'alıcı sayısı',
    ordersPerBuyer: 'alıcı başına sipariş sayısı',
    netPerOrder: 'sipariş başına net satış',
    guests: 'müşterisi bilinmeyen siparişler',
  },
  labels: {
    revenue: 'Toplam ciro',
    orders: 'Sipariş sayısı',
    average_order_value: 'Ortalama sepet tutarı',
    customers: 'Müşteri sayısı',
    new_customers: 'Yeni müşteri sayısı',
    returning_customers: 'Geri gelen müşteri sayısı',
    best_products: 'En çok satan ürünler',
    worst_products: 'En az satan ürünler',
    countries: 'Ülkeler',
    carts: 'Terk edilmiş sepetler',
    forecast: 'Tahmin',
    refunds: 'İade edilen para',
    goods_given_back: 'Geri alınan ürünler',
    best_hour: 'En iyi saatler',
    best_day: 'En iyi günler',
    why_changed: 'Net satış neden değişti',
    before: 'Önce',
    change: 'Değişim',
    rate: 'Oran',
    product: 'Ürün',
    net_sales: 'Net satış',
    units: 'Adet',
    country: 'Ülke',
    city: 'Şehir',
    value: 'Değer',
    recovery_rate: 'Geri kazanma oranı',
    expected: 'Beklenen',
    low: 'En az',
    high: 'En çok',
    hour: 'Saat',
    day: 'Gün',
    per_day: 'O gün başına sipariş',
    gross_sales: 'Brüt satış',
    discounts: 'İndirimler',
    sales_reversals: 'Geri alınan tutarlar',
    shipping: 'Kargo',
    tax: 'Vergi',
    tips_duties_fees: 'Bahşiş, gümrük, ücretler',
    factor: 'Etken',
    effect: 'Etki',
    unknown: '(bilinmiyor)',
  },
  formulas: {
    revenue:
      'Toplam satış = brüt satış − indirimler − geri alınan tutarlar + kargo + vergi + bahşiş, gümrük ve ücretler.',
    orders: 'Verilen siparişler; test siparişleri hariç, iptaller dâhil.',
    average_order_value: '(Brüt satış − indirimler) ÷ sipariş sayısı; ikisi de sipariş gününe göre.',
    customers: 'En az bir siparişi olan farklı müşteriler.',
    new_customers: 'İlk siparişi bu dönemde olan müşteriler.',
    returning_customers:
      'Bu dönemde ve daha önce siparişi olan veya dönem içinde iki sipariş veren müşteriler.',
    best_products:
      'Net satışa (brüt − indirimler − geri alınan tutarlar) göre ürünler, en çoktan başlayarak.',
    worst_products:
      'Net satışa (brüt − indirimler − geri alınan tutarlar) göre ürünler, en azdan başlayarak.',
    countries: 'Siparişteki adrese göre net satış.',
    carts: '60 dakika boyunca bırakılan ve o zamandan beri hiçbir yolla tamamlanmayan sepetler.',
    forecast: 'Günlük net satışın mevsimsel tahmini; yöntem ve aralık geçmişteki hatalarına göre seçilir.',
    refunds:
      'Müşterilere geri ödenen para, kargo ve vergi dâhil, iade gününe göre. Ürünler: iade, değişiklik ve iptallerin ürün kısmı.',
    best_hour: 'Mağazanın yerel saatine göre siparişler.',
    best_day: 'Haftanın gününe göre siparişler, dönemdeki o günlerin sayısına bölünür.',
    why_changed:
      'Net satış = müşterisi bilinmeyen siparişler + alıcı sayısı × alıcı başına sipariş × sipariş başına net satış; payları logaritmik ortalamayla bulunur.',
  },
};

export const ANSWER_WORDS: Record<ReaderLanguage, AnswerWords> = { en: english, tr: turkish };

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
}
