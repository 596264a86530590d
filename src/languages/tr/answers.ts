import type { AnswerWords } from '#languages/answer-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';
import type { Dimension } from '#shared/analytics/asking.ts';
import type { RateSource } from '#shared/analytics/rates.ts';

const PERIODS: Record<string, string> = {
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

export const answers: AnswerWords = {
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
    not_of_profit:
      'Kâr, mağazanın tamamı için ya da ürüne, ülkeye veya kanala göre hesaplanır: her seferinde biri.',
  },
  whichProduct: (words) => `${words} birden fazla ürününüzün adında geçiyor. Hangisini soruyorsunuz?`,
  notBegun: 'Bu dönem henüz başlamadı; sayılacak bir şey yok.',
  suggested: { aboutProduct: (title) => `Son 30 günde “${title}” net satışı` },
  examples: {
    revenue: 'Bu ay cirom ne kadar?',
    why_changed: 'Ciro neden değişti?',
    products: 'Son 30 günde en çok satan ürünler hangileri?',
    countries: 'Hangi ülke en çok alıyor?',
    newMoney: 'Geçen ay yeni müşterilerden ne kadar ciro geldi?',
    orders: 'Geçen hafta kaç sipariş aldım?',
    customers: 'Kaç müşterim var?',
    average_order_value: 'Bu ay ortalama sepet tutarım ne kadar?',
    newCustomers: 'Geçen ay kaç yeni müşteri geldi?',
    carts: 'Terk edilmiş sepetlerde ne kadar var?',
    weekday: 'En iyi günüm hangisi?',
    forecast: 'Önümüzdeki 30 gün için tahmin nedir?',
  },
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
    no_rate: 'Bu günlerin bazıları için döviz kuru bilinmiyor.',
  },
  monthOfYear: (month, year) => `${year} ${month}`,
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
        return `${PERIODS[asked.kind]}${soFar && asked.kind !== 'all' ? soFar : ''}`;
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
        ? `${answers.states[orderState]} ${metric === 'orders' ? 'sipariş sayısı' : `siparişlerin tutarı`}`
        : lower(answers.metrics[metric]);
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
  title: (subject, by) => capital(by ? `${BY[by]} ${subject}` : subject),
  is: (subject, period, value) => `${capital(period)} ${subject}: ${value}.`,
  comparison: (way, difference, before, than) =>
    way === 'same'
      ? `Değişmedi (${than}: ${before}).`
      : `Fark: ${difference} ${way === 'more' ? 'artış' : 'azalış'} (${than}: ${before}).`,
  ofWhichBefore: (count) => `Bunlardan ${count} müşteri daha önce de sipariş vermişti.`,
  returningShare: (share) => `Bu, o günlerde alışveriş yapan müşterilerin ${withEnding(share, 'si')}.`,
  goodsGivenBack: (value) => `Geri alınan veya iptal edilen ürünlerin değeri ${value}.`,
  ranked(subject, by, period, order, name, value) {
    const start = `${capital(period)} ${BY[by]} ${subject}`;
    if (['day', 'week', 'month'].includes(by))
      return `${start}: en ${order === 'most' ? 'yüksek' : 'düşük'} ${by === 'week' ? `${name} haftası` : name}, ${value}.`;
    return `${start}: ${order === 'most' ? 'ilk' : 'son'} sırada ${name} var, ${value}.`;
  },
  listed: (subject, period, rows) =>
    `${capital(period)} ${subject}: ${rows.map(([name, value]) => `${name} ${value}`).join(', ')}.`,
  none: (period) => `${capital(period)} sipariş yok.`,
  noneSuch: (period) => `${capital(period)} böyle bir sipariş yok.`,
  noCities: 'Bu siparişlerin hiçbirinde şehir yazmıyor.',
  visitsKnown: (known, finished) => `Biten ${finished} günün ${known} gününde ziyaretler biliniyor.`,
  pointsApart: (way, points, before, than) =>
    way === 'same'
      ? `Değişmedi (${than}: ${before}).`
      : `Fark: ${points} puan ${way === 'more' ? 'artış' : 'azalış'} (${than}: ${before}).`,
  carts: (count, value, period) =>
    `${capital(period)} terk edilen ${count} sepet hâlâ açık; toplam değeri ${value}.`,
  noCarts: (period) => `${capital(period)} terk edilip açık kalan sepet yok.`,
  forecast: (days, expected) =>
    days === '1'
      ? `Bugün için beklenen net satış: ${expected}.`
      : `Önümüzdeki ${days} gün için beklenen net satış: ${expected}.`,
  lastYear: (value) => `Geçen yılın aynı günlerinde ${value} gelmişti.`,
  band: (low, high) => `%80 olasılıkla ${low} ile ${high} arasında olacak.`,
  tooLittle: 'Tahmin için yeterince bitmiş gün yok; en az 28 gün gerekiyor.',
  why: (way, difference, factor, effect, period) =>
    `${capital(period)} net satış ${difference} ${way === 'up' ? 'arttı' : 'azaldı'}. En güçlü etken ${factor}: ${effect}.`,
  noSplit: 'Bu günlerin karşılaştırılacağı bir dönem yok; bu yüzden değişim açıklanamıyor.',
  profit: {
    missing: {
      no_orders: (period) => `${capital(period)} satış olmadığı için hesaplanacak kâr yok.`,
      no_costs: (period, netSales) =>
        `${capital(period)} satılanların maliyeti bilinmiyor, bu yüzden ne kazandığınız da bilinmiyor. Net satış ${netSales}. Maliyetlerinizi Analiz, Kâr, “Maliyetler ve kurallar” altında girin.`,
      fees_unknown: (period) =>
        `${capital(period)} ödemelerin komisyonu bilinmiyor. Ödeme kuruluşlarının ne kestiğini Analiz, Kâr, “Maliyetler ve kurallar” altında belirtin.`,
    },
    netProfit: (value) => `Reklam ve sabit giderlerden sonra, gelir vergisinden önce: ${value}.`,
    coverage: {
      costs: (share) => `Net satışın ${share} kadarının maliyeti biliniyor; kalanı kâra katılmadı.`,
      fees: (share) => `Ödemelerin ${share} kadarının komisyonu biliniyor.`,
    },
    evidence: {
      rule: 'Bir bölümü kurallarınıza göre tahmindir.',
      assumed: 'Bir bölümü tahmindir: başka bir zamanın maliyeti kullanıldı ya da bir şey bilinmiyor.',
    },
    notTakenOff: (parts) =>
      `Tamamı bilinmediği için tamamı düşülmeyenler: ${parts
        .map(
          (part) =>
            ({ vat: 'fiyatın içindeki KDV', fees: 'ödeme komisyonu', shipping: 'kargo maliyeti' })[part],
        )
        .join(', ')}.`,
    notCompared: (before, than) =>
      `Karşılaştırma yapılmadı (${than}): o net satışın ${before} kadarının maliyeti biliniyor.`,
    madeUp: 'Bu bir deneme mağazası: maliyetleri uydurmadır.',
    losses: (count, value) => `Bunlardan ${count} tanesi toplam ${value} zarar ettirdi.`,
    noLosses: 'Hiçbiri zarar ettirmedi.',
    withoutCost: (count) => `${count} tanesinin daha maliyeti bilinmiyor.`,
  },
  all: {
    noStores: 'Henüz bağlı bir mağaza yok; yanıt verecek rakam da yok.',
    none: 'Bu mağazaların hiçbirinde yanıt yok. Nedenleri aşağıda.',
    store: 'Mağaza',
    stores: 'Mağazalara göre',
    currency: 'Para birimi',
    inCurrency: (currency) => `${currency}:`,
    apart: 'Farklı para birimlerindeki tutarlar toplanmaz.',
    each: (rows) => `${rows.map(([name, value]) => `${name}: ${value}`).join('; ')}.`,
    extremes: ([most, value], [least, other]) => `En çok ${most} (${value}), en az ${least} (${other}).`,
    customersTwice: 'İki mağazadan alışveriş yapan müşteri her birinde sayılır.',
    converted: (currency, sources) =>
      `Tutarlar her günün kendi kuruyla ${currency} para birimine çevrildi (${sources.map(sourceName).join(', ')}).`,
    without: (names) => `Dâhil olmayanlar: ${names.join(', ')}. Nedenleri aşağıda.`,
    withoutProduct: 'Bu mağazada o adda bir ürün yok.',
    ownDays: 'Her mağaza kendi günlerine göre sayılır; aynı para birimindeki mağazalar toplanır.',
  },
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
    profit: 'Kâr (katkı kârı)',
    gross_profit: 'Brüt kâr',
    gross_margin: 'Brüt kâr marjı',
    fees: 'Ödeme komisyonları',
    cost_of_goods: 'Ürün maliyeti',
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
    margin: 'Brüt kâr marjı',
    net_profit: 'Net kâr',
    costs_known: 'Maliyeti bilinen',
    shipping_result: 'Kargo farkı',
    handling: 'Paketleme ve hazırlık',
    uncosted_charges: 'Maliyeti bilinmeyen satışların komisyonu ve kargosu',
    other_income: 'Bahşiş ve diğer gelirler',
    other_costs: 'Kaybedilen itirazlar ve diğer masraflar',
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
    profit:
      'Katkı kârı = brüt kâr + kargo farkı + diğer gelirler − ödeme komisyonları − paketleme, hazırlık ve diğer masraflar; reklam ve sabit giderlerden önce, oranı bilinen KDV hariç. Yalnızca maliyeti bilinen satışlardan.',
    gross_profit:
      'Maliyeti bilinen ürünlerin net satışı (oranı bilinen KDV hariç) − maliyeti; her biri satıldığı günün maliyetiyle.',
    gross_margin: 'Brüt kâr ÷ maliyeti bilinen ürünlerin net satışı (oranı bilinen KDV hariç).',
    fees: 'Ödeme kuruluşlarının kestiği: ölçülmüşse o, değilse sizin kuralınız.',
    cost_of_goods:
      'Satılan adet × satıldığı günkü maliyeti, yeniden satışa çıkan iadeler düşülür; maliyeti bilinmeyenler katılmaz.',
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

const BY: Record<Dimension, string> = {
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

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
}

function sourceName({ kind, name }: RateSource): string {
  if (kind === 'entered') return 'sizin girdiğiniz kurlar';
  return kind === 'platform' ? `${name} ödemeleri` : (name ?? 'içe aktarılan kurlar');
}
