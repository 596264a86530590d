import type { FigureReader, Speech, Wording } from '#languages/finding-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';
import { turkishSignals } from './signals.ts';

export const turkish = {
  speeches: {
    trend: {
      words: (figures) => ({
        title: trendTitle(figures),
        description: `Son dört tam haftanın net satışı ${figures.say('netSales')}, önceki dört haftanınki ${figures.say('netSalesBefore')}: ${figures.say('difference')} daha ${moreOrLess(figures)}. Sipariş sayısı ${wentTo(figures, 'ordersBefore', 'orders')}.${partOfTrend(figures)} ${yearBefore(figures)}`,
        recommendations:
          figures.context === 'season'
            ? ['Bir şeyi değiştirmeden önce geçen yılın aynı haftalarıyla karşılaştırın.']
            : ((TREND_ADVICE[figures.detail] ?? [])[figures.kind === 'up' ? 0 : 1] ?? [
                'Değişimin nelerden oluştuğunu görmek için “Ciro neden değişti?” bölümünü açın.',
              ]),
      }),
      formula:
        'Son 4 tam haftanın (pazartesi–pazar) net satışı, önceki 4 haftayla karşılaştırılır. Fark rastlantıyla %0,4’ten az olasılıkla açıklanıyorsa (Welch t testi), geçen yılın bu tür değişimlerinin %90’ından büyükse ve geçen yılın aynı haftaları ya benzer ya da açıkça farklı değiştiyse gösterilir. Parçaları (logaritmik ortalama payları) toplam değişime eşittir.',
    },
    unusual_day: {
      words: (figures) =>
        figures.kind === 'cancelled'
          ? {
              title: `${withEnding(figures.written('day'), 'de')} ${figures.say('causeAmount')} tutarında bir sipariş verilip iptal edildi`,
              description: `${figures.name('cause')} numaralı sipariş, verildiği gün iptal veya tamamen iade edildi; bu yüzden net satışta görünmüyor. Öncesinde o gün ${figures.say('sold')} satılmıştı; böyle bir gün genellikle yaklaşık ${figures.say('usual')} getirir.`,
              recommendations: [
                'Siparişi açın ve neden iptal edildiğine bakın.',
                'Müşteri ürünü hâlâ istiyorsa başka bir ödeme yolu önerin.',
              ],
            }
          : figures.detail === 'orders'
            ? ordersOfDay(figures)
            : {
                title: `${withEnding(figures.written('day'), 'de')} her zamankinden çok daha ${moreOrLess(figures)} satış`,
                description: `Genellikle yaklaşık ${figures.say('usual')} getiren bir günde net satış ${figures.say('netSales')} oldu: ${figures.say('difference')} daha ${moreOrLess(figures)}.${causeOfDay(figures)}`,
                recommendations:
                  figures.kind === 'up'
                    ? figures.detail === 'order'
                      ? [
                          'Siparişi inceleyin ve müşteriye teşekkür edin.',
                          'Gelecek haftayı bu güne göre planlamayın.',
                        ]
                      : [
                          'O gün satılanların hâlâ stokta olduğundan emin olun.',
                          'O günün siparişlerini açın.',
                        ]
                    : [
                        'O gün mağazanın açık olup olmadığını ve ödemelerin çalışıp çalışmadığını kontrol edin.',
                        'Neyin eksik kaldığını görmek için o günün siparişlerini açın.',
                      ],
              },
      formula:
        'Bitmiş bir günün net satışı ve siparişleri, 8 haftanın aynı gününün ortalamasıyla karşılaştırılır; sapması geçen yılın bütün günlerinin sapmalarıyla ölçülür. Bu kadar sapma, olağan günlerin yaklaşık 1.000’de birinde görülüyorsa gösterilir.',
    },
    best_product: {
      words: (figures) => ({
        title: `Satışlarınızın ${withEnding(figures.written('share'), 'si')} tek bir üründen geliyor`,
        description: `“${figures.name('product')}” son 30 günde ${figures.say('orders')} siparişte ${figures.say('netSales')} getirdi; bu, net satışın ${withEnding(figures.written('share'), 'si')}.`,
        recommendations: [
          'Tükenmemesi için stoğuna ve tedarik süresine bakın.',
          'Bir sonraki gönderinizde yanında ikinci bir ürün gösterin.',
        ],
      }),
      formula:
        'Ürünün net satışı ÷ tüm ürünlerin net satışı, son 30 gün. Pay %40 veya üzerindeyse ve %99 kesinlikle üçte birin üstündeyse gösterilir.',
    },
    rising_product: {
      words: (figures) =>
        figures.kind === 'new'
          ? {
              title: `“${figures.name('product')}” yeni ve şimdiden satıyor`,
              description: `Son dört tam haftada ${figures.say('orders')} siparişte yer aldı ve ${figures.say('netSales')} getirdi. Daha önce hiç sipariş edilmemişti.`,
              recommendations: [
                'Bu hafta onunla ilgili bir gönderi paylaşın.',
                'Stoğunun yeterli olduğundan emin olun.',
              ],
            }
          : {
              title: `“${figures.name('product')}” daha çok siparişte yer alıyor`,
              description: `Son dört tam haftada ${figures.say('orders')}, önceki dört haftada ${figures.say('ordersBefore')} siparişte yer aldı; mağazanın geneli bu kadar değişmedi. Net satışı ${wentTo(figures, 'netSalesBefore', 'netSales')}.${seasonOfProduct(figures)}`,
              recommendations: [
                'Stoğuna bakın ve zamanında sipariş verin.',
                'Bu hafta onunla ilgili bir gönderi paylaşın.',
              ],
            },
      formula:
        'Ürünün yer aldığı siparişlerin tüm siparişlere oranı: son 4 tam hafta, önceki 4 haftayla karşılaştırılır. Bakılan ürün sayısına göre düzeltildikten sonra rastlantıyla %1’den az olasılıkla açıklanıyorsa gösterilir. Geçen yılın aynı haftaları biliniyorsa değişimin onlarınkinden de açıkça büyük olması gerekir.',
    },
    fading_product: {
      words: (figures) =>
        figures.kind === 'sold_out'
          ? {
              title: `“${figures.name('product')}” tükendi, siparişleri azaldı`,
              description: `Son dört tam haftada ${figures.say('orders')}, önceki dört haftada ${figures.say('ordersBefore')} siparişte yer aldı. Stokta hiç kalmadı.${seasonOfProduct(figures)}`,
              recommendations: [
                'Yeniden sipariş verin veya gelene kadar ürünü gizleyin.',
                'Geldiğinde onu daha önce alanlara haber verin.',
              ],
            }
          : {
              title: `“${figures.name('product')}” daha az siparişte yer alıyor`,
              description: `Son dört tam haftada ${figures.say('orders')}, önceki dört haftada ${figures.say('ordersBefore')} siparişte yer aldı; mağazanın geneli bu kadar düşmedi. Net satışı ${wentTo(figures, 'netSalesBefore', 'netSales')}.${seasonOfProduct(figures)}`,
              recommendations: [
                'Fiyatına, fotoğraflarına ve kolayca bulunup bulunmadığına bakın.',
                figures.detail === 'beyond'
                  ? 'Bir gönderide yeniden gösterin.'
                  : 'Mevsimi geçtiyse kalanları indirimle satın.',
              ],
            },
      formula:
        'Ürünün yer aldığı siparişlerin tüm siparişlere oranı: son 4 tam hafta, önceki 4 haftayla karşılaştırılır. Bakılan ürün sayısına göre düzeltildikten sonra rastlantıyla %1’den az olasılıkla açıklanıyorsa gösterilir. Geçen yılın aynı haftaları biliniyorsa değişimin onlarınkinden de açıkça büyük olması gerekir.',
    },
    running_out: {
      words: (figures) => ({
        title:
          figures.kind === 'out'
            ? `“${figures.name('product')}” stokta kalmadı`
            : `“${figures.name('product')}” stoğu yaklaşık ${figures.say('daysLeft')} gün daha yeter`,
        description: `30 günde ${figures.say('units')} adet (günde ${figures.say('unitsPerDay')}) sattınız; ${figures.kind === 'out' ? 'elde hiç kalmadı' : `elde ${figures.say('inventory')} adet var`}${figures.has('daysLow') ? `, bu da ${figures.say('daysLow')}–${figures.say('daysHigh')} gün yeter` : ''}. Satışlar böyle sürer ve stok yenilenmezse önümüzdeki 30 günde yaklaşık ${figures.say('missed')} net satış kaçırırsınız.`,
        recommendations: [
          `30 gün yetmesi için en az ${figures.say('unitsForMonth')} adet sipariş edin.`,
          figures.kind === 'out'
            ? 'Yeniden gelene kadar bu ürünün gönderi ve reklamlarını bekletin.'
            : 'Yeni stok gelene kadar bu ürünü öne çıkarmayın.',
        ],
      }),
      formula:
        'Kalan gün = eldeki adet ÷ (30 günde satılan adet ÷ 30), %80 olasılıkla içinde kaldığı aralıkla. Eksik satış = günlük net satış × önümüzdeki 30 günün stoksuz günleri.',
    },
    bought_together: {
      words: (figures) => ({
        title: `“${figures.name('first')}” ile “${figures.name('second')}” sık sık birlikte alınıyor`,
        description: `İçinde “${figures.name('first')}” bulunan ${figures.say('withFirst')} siparişin ${withEnding(figures.written('together'), 'si')} aynı zamanda “${figures.name('second')}” içeriyor (${figures.say('confidence')}). Bu, tüm siparişlerdeki sıklığın ${figures.say('lift')} katı.`,
        recommendations: [
          'İkisini set olarak sunun veya birincinin sayfasında ikincisini önerin.',
          'Bir sonraki gönderinizde ikisini birlikte gösterin.',
        ],
      }),
      formula:
        'Kat = ikisini içeren sipariş × tüm siparişler ÷ (birinciyi içeren × ikinciyi içeren), 12 ay üzerinden. Bakılan çift sayısına göre düzeltildikten sonra rastlantıyla %1’den az olasılıkla açıklanıyorsa gösterilir.',
    },
    win_back: {
      words: (figures) => ({
        title: `Daha az müşteri geri geliyor: ${figures.say('returningBefore')} yerine ${figures.say('returning')}`,
        description: `Son 13 tam haftada ${figures.say('returning')} müşteri geri geldi; sipariş verenlerin içindeki payları ${figures.say('share')}. Önceki 13 haftada sayı ${figures.say('returningBefore')}, pay ${figures.say('shareBefore')} idi.${yearBeforeOfReturning(figures)} “${GROUPS[figures.kind] ?? figures.kind}” grubunda ${figures.say('customers')} müşteri var; yarısının son siparişinin üzerinden ${figures.say('medianDays')} günden fazla geçti. Eksilenlerin sayısı kadar müşteri ${figures.say('perOrder')} tutarında birer sipariş verse ${figures.say('ifBack')} eder.`,
        recommendations: [
          'Bu gruba yeni bir ürünle veya bitiş tarihi belli bir teklifle yazın.',
          'Listeyi Müşteriler sekmesinde bulabilir ve dışa aktarabilirsiniz.',
        ],
      }),
      formula:
        'Geri gelen müşteriler ve sipariş verenlerin içindeki payları: son 13 tam hafta, önceki 13 haftayla karşılaştırılır. İkisi de %0,3’ten az olasılıkla rastlantı olacak kadar ve geçen yılın aynı haftalarından fazla düştüyse gösterilir; o yıl bilinmiyorsa en az %30 ve %20 düşmüş olmaları gerekir.',
    },
    second_order: {
      words: (figures) => ({
        title:
          figures.kind === 'fewer'
            ? 'İlk kez alanların daha azı yeniden sipariş veriyor'
            : 'İlk kez alanların daha çoğu yeniden sipariş veriyor',
        description: `İlk siparişini 3–6 ay önce veren ${figures.say('customers')} müşteride 90 gün içinde yeniden sipariş verenlerin oranı ${figures.say('share')}; önceki üç ayın ${figures.say('customersBefore')} müşterisinde bu oran ${figures.say('shareBefore')} idi.${rhythm(figures)}`,
        recommendations: [
          figures.has('medianDays')
            ? `Yeni müşterilere ${figures.say('medianDays')}. günden önce, ilk siparişlerine uyan bir ürünle yazın.`
            : 'Yeni müşterilere ilk siparişlerine uyan bir ürünle yazın.',
          'Her pakete bir sonraki sipariş için küçük bir teklif içeren kart koyun.',
        ],
      }),
      formula:
        'Müşteriler ilk siparişlerinin gününe göre ayrılır ve her biri 90 gün izlenir. Yeniden sipariş verenlerin oranındaki fark rastlantıyla %1’den az olasılıkla açıklanıyorsa (Fisher kesin testi) gösterilir.',
    },
    open_carts: {
      words: (figures) => ({
        title: `${figures.say('carts')} terk edilmiş sepet hâlâ geri kazanılabilir`,
        description: `Son 30 günde terk edilip açık kalan sepetlerin toplamı ${figures.say('value')}, sepet başına ortalama ${figures.say('perCart')}.${
          figures.has('recoveryRate')
            ? ` Bu mağazada terk edilen sepetlerin ${withEnding(figures.written('recoveryRate'), 'si')} geri kazanılıyor; bu oranla bu sepetlerden ${figures.say('winnable')} gelir.`
            : ` Bu mağazada sepetlerin ne kadarının geri kazanıldığı henüz bilinmiyor; ${figures.say('assumedRate')} varsayılırsa bu sepetlerden ${figures.say('winnable')} gelir.`
        }`,
        recommendations: [
          'En büyük sepetlerden başlayarak sepete dönüş bağlantısı içeren kısa bir hatırlatma gönderin.',
          'Kargo ücretine ve ödeme yöntemlerine bakın; alıcılar bunları en son görür.',
        ],
      }),
      formula:
        'Son 30 günde terk edilen ve hiçbir yolla tamamlanmayan sepetlerin toplamı × geri kazanılan sepetlerin oranı: mağazanın kendi oranı, o bilinmiyorsa varsayılan %5.',
    },
    posting_window: {
      words: (figures) => ({
        title:
          figures.kind === 'weekday'
            ? `Siparişler ${figures.weekday('weekday').toLocaleLowerCase('tr')} günleri ${figures.hour('hour')}–${figures.hour('hourAfter')} arasında yoğunlaşıyor`
            : `Siparişler ${figures.hour('hour')}–${figures.hour('hourAfter')} arasında yoğunlaşıyor`,
        description: `Son 13 tam haftanın ${figures.say('orders')} siparişinin ${withEnding(figures.written('ordersInWindow'), 'si')} (${figures.say('share')}) ${figures.kind === 'weekday' ? 'haftanın' : 'günün'} bu iki saatinde geldi. Bu, ortalama iki açık saatin ${figures.say('timesUsual')} katı. Neredeyse hiç sipariş gelmeyen saatler ortalamaya katılmadı.`,
        recommendations: [
          figures.kind === 'weekday'
            ? `${figures.weekday('weekday')} günü saat ${figures.hour('hourBefore')} sularında, yani bir saat önce paylaşmayı deneyin.`
            : `Saat ${figures.hour('hourBefore')} sularında, yani bir saat önce paylaşmayı deneyin.`,
        ],
      }),
      formula:
        'Son 13 tam haftanın siparişleri mağazanın gün ve saatine göre, iki saatlik dilimlerde, ortalama iki açık saatle karşılaştırılır. Bakılan dilim sayısına göre düzeltildikten sonra rastlantıyla %1’den az olasılıkla açıklanıyorsa gösterilir.',
    },
    outlook: {
      words: (figures) => ({
        title: `Önümüzdeki 30 gün son 30 günden daha ${figures.kind === 'up' ? 'güçlü' : 'zayıf'} görünüyor`,
        description: `Beklenen net satış yaklaşık ${figures.say('expected')}; on seferin sekizinde ${figures.say('low')} ile ${figures.say('high')} arasında kalır. Son 30 günün net satışı ${figures.say('last30')} idi.${
          figures.has('lastYear')
            ? ` Geçen yılın aynı günleri (${figures.days('lastYearFrom', 'lastYearTo')}) ${figures.say('lastYear')} getirmişti.`
            : ' Bu günlerin geçen yıl ne getirdiği bilinmediği için fark mevsimden de gelebilir.'
        }`,
        recommendations:
          figures.kind === 'up'
            ? [
                'Önümüzdeki haftalar için çok satanların stoğunu kontrol edin.',
                'Gönderileri ve paketlemeyi önceden planlayın.',
              ]
            : [
                'Paranız stokta kalmasın diye yavaş satanlardan daha az sipariş edin.',
                'Bu haftalar için bir kampanya veya yeni bir ürün planlayın.',
              ],
      }),
      formula:
        'Önümüzdeki 30 günün net satış tahmini, tamamlanmış son 30 günle karşılaştırılır; son 30 gün tahminin %80 aralığından, rastlantıyla %0,5’ten az (geçen yılın aynı günleri de öyleyse %5’ten az) olasılıkla açıklanacak kadar ve tahminden en az %15 uzaktaysa gösterilir. Geçen yılın aynı günleri, haftanın günleri tutsun diye 364 gün öncesidir.',
    },
    data_note: {
      words: (figures) =>
        figures.kind === 'history_short'
          ? {
              title: 'Belli bir günden önceki siparişler eksik',
              description: `${figures.say('historyFrom')} tarihinden önceki siparişler okunmadı; bu yüzden uzun karşılaştırmalar, geri gelen müşteriler ve tahminler geçmişinizin yalnızca bir bölümüne dayanıyor.`,
              recommendations: [
                'Okuma sürüyorsa yalnızca bekleyin.',
                'Sürmüyorsa platform bu bağlantıyla daha eski siparişleri paylaşmıyor; bunu izinler belirler.',
              ],
            }
          : {
              title: 'Bizim rakamlarımızla platformunkiler farklı',
              description: `Biz ${figures.say('ourOrders')} sipariş sayıyoruz, platform ${figures.say('theirOrders')}.${
                figures.has('ourSales')
                  ? ` Toplam satış burada ${figures.say('ourSales')}, orada ${figures.say('theirSales')}.`
                  : ''
              } ${DIFFERENCES[figures.kind] ?? ''}`,
              recommendations: [
                'Her gece yeniden karşılaştırıyoruz; birkaç siparişlik fark genelde kendiliğinden kapanır.',
                'Fark kalırsa mağazayı ayarlardan yenileyin veya yeniden bağlayın.',
              ],
            },
      formula: 'Bizim sipariş ve toplam satışlarımız ile platformunkiler, bir de okunan ilk gün.',
    },
    ...turkishSignals.speeches,
  } satisfies Record<string, Speech>,
  categories: {
    sales: 'Satışlar',
    products: 'Ürünler',
    customers: 'Müşteriler',
    carts: 'Terk Edilmiş Sepetler',
    marketing: 'Pazarlama',
    data: 'Veri kalitesi',
  },
  labels: {
    ...turkishSignals.labels,
    netSales: 'Net satış',
    netSalesBefore: 'Önceki net satış',
    change: 'Değişim',
    difference: 'Fark',
    orders: 'Sipariş',
    ordersBefore: 'Önceki sipariş',
    day: 'Gün',
    usual: 'Olağan',
    ofUsual: 'Olağana oranı',
    causeAmount: 'En büyük bölümü',
    ordersOfDay: 'O günün siparişleri',
    usualOrders: 'Olağan sipariş sayısı',
    returningLastYear: 'Bir yıl önce geri gelen müşteri',
    returningBeforeLastYear: 'Ondan önceki 13 haftada geri gelen müşteri',
    sold: 'İptalden önce satılan',
    ordersLastYear: 'Geçen yılın aynı haftalarındaki sipariş',
    ordersBeforeLastYear: 'Ondan önceki dört haftadaki sipariş',
    lastYearBefore: 'Onlardan önceki dört hafta',
    lastYearChange: 'Geçen yılki değişim',
    cause: 'Neden',
    what: 'Ne',
    amount: 'Tutar',
    mainEffect: 'En büyük bölüm',
    part: 'Etken',
    effect: 'Etki',
    product: 'Ürün',
    second: 'Birlikte',
    share: 'Pay',
    units: 'Satılan adet',
    inventory: 'Eldeki adet',
    unitsPerDay: 'Günlük adet',
    daysLeft: 'Kalan gün',
    unitsForMonth: 'Gereken adet',
    missed: 'Eksik kalacak net satış',
    together: 'İkisini içeren sipariş',
    withFirst: 'Birinciyi içeren sipariş',
    confidence: 'İkisinin oranı',
    lift: 'Kaç kat sık',
    ordersLookedAt: 'Bakılan sipariş',
    group: 'Grup',
    customers: 'Müşteri',
    medianDays: 'Medyan gün',
    perOrder: 'Sipariş başına net satış',
    ifBack: 'Eksilen müşteri sayısı kadar sipariş',
    returning: 'Geri gelen müşteri',
    returningBefore: 'Önceki geri gelen müşteri',
    shareBefore: 'Önceki pay',
    cameBack: '90 gün içinde yeniden sipariş veren',
    customersBefore: 'Önceki müşteri',
    notBack: 'Bir yıl içinde geri gelmeyen',
    medianOfAll: 'Herhangi iki sipariş arasındaki medyan gün',
    winnable: 'Bu oranla geri kazanılacak',
    every_day: 'Her gün',
    guests: 'Misafirlere satış',
    cancelled_order: 'İptal edilen sipariş',
    carts: 'Açık sepet',
    value: 'Değer',
    perCart: 'Sepet başına',
    recoveryRate: 'Geri kazanma oranı',
    assumedRate: 'Varsayılan geri kazanma oranı',
    weekday: 'Gün',
    hour: 'Saatten',
    hourAfter: 'Saate',
    hourBefore: 'Bir saat önce',
    ordersInWindow: 'Bu saatlerdeki sipariş',
    timesUsual: 'Açık saatin katı',
    expected: 'Beklenen',
    low: 'En az',
    high: 'En çok',
    last30: 'Son 30 gün',
    lastYear: 'Geçen yılın aynı günleri',
    lastYearFrom: 'Bu günlerin ilki',
    lastYearTo: 'Bu günlerin sonuncusu',
    sumHeld: '30 günün daha önce aralıkta kalma oranı',
    ourOrders: 'Buradaki sipariş',
    theirOrders: 'Oradaki sipariş',
    ourSales: 'Buradaki toplam satış',
    theirSales: 'Oradaki toplam satış',
    historyFrom: 'Okunan ilk gün',
    order: 'Tek sipariş',
    refund: 'İade',
    more_orders: 'Daha çok sipariş',
    fewer_orders: 'Daha az sipariş',
    larger_orders: 'Daha büyük siparişler',
    smaller_orders: 'Daha küçük siparişler',
    buyers: 'Alıcı sayısı',
    ordersPerBuyer: 'Alıcı başına sipariş',
    netPerOrder: 'Sipariş başına net satış',
    champions: 'Şampiyonlar',
    loyal: 'Sadık',
    active: 'Etkin',
    new: 'Yeni',
    promising: 'Umut veren',
    needs_attention: 'İlgi bekleyen',
    previously_loyal: 'Eskiden sadık',
    at_risk: 'Risk altında',
    almost_lost: 'Kaybedilmek üzere',
    dormant: 'Uykuda',
  },
};

const GROUPS: Record<string, string> = {
  at_risk: 'Risk altında',
  previously_loyal: 'Eskiden sadık',
  needs_attention: 'İlgi bekleyen',
  almost_lost: 'Kaybedilmek üzere',
};

const roseOrFell = ({ kind }: FigureReader) => (kind === 'up' ? 'arttı' : 'azaldı');
const moreOrLess = ({ kind }: FigureReader) => (kind === 'up' ? 'fazla' : 'az');

function causeOfDay(figures: FigureReader): string {
  const amount = figures.say('causeAmount');
  switch (figures.detail) {
    case 'order':
      return ` Farkın ${amount} tutarındaki bölümü tek bir siparişten (${figures.name('cause')}) geliyor.`;
    case 'product':
      return ` Farkın ${amount} tutarındaki bölümü “${figures.name('cause')}” ürününden geliyor.`;
    case 'refund':
      return ` Farkın ${amount} tutarındaki bölümü bir iadeden (${figures.name('cause')}) geliyor.`;
    case 'more_orders':
      return ` Farkın ${amount} tutarındaki bölümü sipariş sayısının yüksek olmasından geliyor.`;
    case 'fewer_orders':
      return ` Farkın ${amount} tutarındaki bölümü sipariş sayısının düşük olmasından geliyor.`;
    case 'larger_orders':
      return ` Farkın ${amount} tutarındaki bölümü siparişlerin daha büyük olmasından geliyor.`;
    case 'smaller_orders':
      return ` Farkın ${amount} tutarındaki bölümü siparişlerin daha küçük olmasından geliyor.`;
    default:
      return '';
  }
}

/** A day whose orders stand out, though its net sales do not. */
function ordersOfDay(figures: FigureReader): Wording {
  const many = figures.kind === 'many';
  return {
    title: `${withEnding(figures.written('day'), 'de')} her zamankinden çok daha ${many ? 'fazla' : 'az'} sipariş`,
    description: `Genellikle yaklaşık ${figures.say('usualOrders')} sipariş gelen bir günde ${many ? '' : 'yalnızca '}${figures.say('ordersOfDay')} sipariş geldi. O günün net satışı ise olağan sınırlar içinde kaldı.`,
    recommendations: many
      ? ['O gün satılanların hâlâ stokta olduğundan emin olun.', 'O günün siparişlerini açın.']
      : [
          'O gün mağazanın açık olup olmadığını ve ödemelerin çalışıp çalışmadığını kontrol edin.',
          'Neyin eksik kaldığını görmek için o günün siparişlerini açın.',
        ],
  };
}

/** «290’dan 280’e indi». */
function wentTo(figures: FigureReader, before: string, now: string): string {
  const change = figures.number(now) - figures.number(before);
  if (change === 0) return `aynı kaldı (${figures.say(now)})`;
  return `${withEnding(figures.written(before), 'den')} ${withEnding(figures.written(now), 'e')} ${change > 0 ? 'çıktı' : 'indi'}`;
}

function yearBeforeOfReturning(figures: FigureReader): string {
  if (!figures.has('returningLastYear')) return '';
  return ` Geçen yılın aynı haftalarında bu sayı ${figures.say('returningLastYear')}, önceki 13 haftada ${figures.say('returningBeforeLastYear')} idi.`;
}

function seasonOfProduct(figures: FigureReader): string {
  switch (figures.detail) {
    case 'beyond':
      return ` Geçen yıl aynı haftalarda ${figures.say('ordersLastYear')}, önceki dört haftada ${figures.say('ordersBeforeLastYear')} siparişte yer almıştı; bu değişimi tek başına mevsim açıklamıyor.`;
    case 'not_sold':
      return ' Geçen yıl aynı haftalarda neredeyse hiç satılmamıştı; bu değişim mevsimsel olabilir.';
    default:
      return ' Geçen yılın aynı haftalarına ait kayıt yok; bu değişim mevsimsel olabilir.';
  }
}

function trendTitle(figures: FigureReader): string {
  const change = `Satışlar dört haftada ${figures.say('change')} ${roseOrFell(figures)}`;
  const then = figures.kind === 'up' ? 'artmıştı' : 'azalmıştı';
  return figures.context === 'season' ? `${change}; geçen yıl da bu dönemde ${then}` : change;
}

/** What the change is made of; a part may be larger than the whole where others went the other way. */
function partOfTrend(figures: FigureReader): string {
  const part = TREND_PARTS[figures.detail]?.[figures.kind];
  if (!part || !figures.has('mainEffect')) return '';
  const isMoreThanAll = figures.number('mainEffect') > figures.number('difference');
  return ` En büyük bölümü: ${part} (${figures.say('mainEffect')}${isMoreThanAll ? '; diğer bölümler ters yönde' : ''}).`;
}

function yearBefore(figures: FigureReader): string {
  if (!figures.has('lastYear'))
    return 'Geçen yılın aynı haftalarına ait kayıt yok; bu değişim mevsimsel olabilir.';
  const then = `Geçen yıl aynı haftalarda net satış ${figures.say('lastYear')}, önceki dört haftada ${figures.say('lastYearBefore')} idi (değişim: ${figures.say('lastYearChange')})`;
  return figures.context === 'season'
    ? `${then}; fark mevsimden geliyor gibi görünüyor.`
    : `${then}; bu yılki değişimi tek başına mevsim açıklamıyor.`;
}

function rhythm(figures: FigureReader): string {
  if (!figures.has('medianDays')) return '';
  const never = figures.has('notBack')
    ? ` Müşterilerin ${withEnding(figures.written('notBack'), 'si')} bir yıl içinde geri gelmiyor.`
    : '';
  const all = figures.has('medianOfAll')
    ? `; bir müşterinin herhangi iki siparişi arasındaki medyan süre ise ${figures.say('medianOfAll')} gün`
    : '';
  return ` Geri gelenlerin yarısı ikinci siparişini ilk siparişten sonraki ${figures.say('medianDays')} gün içinde veriyor${all}.${never}`;
}

const TREND_PARTS: Record<string, Record<string, string>> = {
  buyers: { up: 'daha çok müşteri', down: 'daha az müşteri' },
  ordersPerBuyer: { up: 'müşteri başına daha çok sipariş', down: 'müşteri başına daha az sipariş' },
  netPerOrder: { up: 'daha büyük siparişler', down: 'daha küçük siparişler' },
  guests: {
    up: 'misafirlere daha çok satış',
    down: 'misafirlere daha az satış',
  },
};
/** For more, and for less. */
const TREND_ADVICE: Record<string, [string[], string[]]> = {
  buyers: [
    [
      'Artan siparişler için çok satanların stoğunu kontrol edin.',
      'Yeni müşterilere ilk siparişlerinden sonraki birkaç hafta içinde yazın.',
    ],
    ['Bir süredir gelmeyen müşterilere yazın.', 'Ürünler sekmesinde nelerin daha az alındığına bakın.'],
  ],
  ordersPerBuyer: [
    ['Düzenli müşterilerin aldığı ürünlerin stoğunu kontrol edin.'],
    ['Müşterilere son siparişlerine uyan ürünleri hatırlatın.'],
  ],
  netPerOrder: [
    ['Bu haftaların en büyük siparişlerini açın: farkı birkaçı oluşturuyor olabilir.'],
    ['Birlikte alınan ürünleri set olarak sunun.', 'İndirimlerin artıp artmadığına bakın.'],
  ],
  guests: [
    ['Onlara yazabilmek için misafir alıcıları üye olmaya davet edin.'],
    ['Misafirlerin telefondan hâlâ alışveriş yapabildiğini kontrol edin.'],
  ],
};
const DIFFERENCES: Record<string, string> = {
  orders_missing: 'Büyük olasılıkla platform bize vermediği siparişleri de sayıyor.',
  orders_extra: 'Büyük olasılıkla platformun artık saymadığı siparişler bizde duruyor.',
  amounts_differ: 'Siparişler aynı, tutarları farklı.',
};
