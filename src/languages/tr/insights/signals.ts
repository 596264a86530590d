import type { Speech } from '#languages/finding-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';

const FAILED: Record<string, { title: string; text: string; advice: string[] }> = {
  cancelled: {
    title: 'İptal edilen siparişler artıyor',
    text: 'bir hafta içinde iptal edildi',
    advice: [
      'İptal edilen siparişlere bakın: ortak yanları ne? Aynı ürün mü, aynı ödeme yöntemi mi, aynı ülke mi?',
      'Tükenen bir ürün mağazada hâlâ satıştaysa stok bilgisini düzeltin.',
    ],
  },
  unpaid: {
    title: 'Ödenmeyen siparişler artıyor',
    text: 'iki hafta geçtiği hâlde ödenmedi',
    advice: [
      'Her ödeme yöntemiyle bir deneme siparişi verin.',
      'Ödeme yapmayanlara yazın; bazılarına yalnızca başka bir ödeme yolu gerekiyor olabilir.',
    ],
  },
  unsent: {
    title: 'Kargoya verilmeyen siparişler artıyor',
    text: 'iki hafta geçtiği hâlde gönderilmedi',
    advice: [
      'Açık siparişleri neyin beklettiğine bakın: stok mu, adres mi, kargo firması mı?',
      'Bu müşterilere paketlerinin ne zaman yola çıkacağını bildirin.',
    ],
  },
};

const OF_MARGIN: Record<string, { text: string; advice: string }> = {
  cost: {
    text: 'ürün maliyetinin fiyata göre artması',
    advice: 'Maliyeti artan ürünlere bakın; fiyatlarını yükseltin ya da tedarikçinizle görüşün.',
  },
  discounts: {
    text: 'daha fazla indirim yapılması',
    advice: 'Bu haftalarda hangi indirimlerin geçerli olduğuna ve bunlarda size ne kaldığına bakın.',
  },
  returns: {
    text: 'iadelerin artması',
    advice: 'Hangi ürünlerin neden geri geldiğine bakın.',
  },
  mix: {
    text: 'az kazandıran ürünlerin daha çok satılması',
    advice: 'Daha çok kazandıran ürünleri mağazanızda ve gönderilerde öne çıkarın.',
  },
  fees: {
    text: 'ödeme komisyonlarının artması',
    advice: 'Ödeme yöntemlerinin size neye mal olduğunu karşılaştırın.',
  },
  shipping: {
    text: 'kargo',
    advice: 'Alıcıların kargo için ödediğini size maliyetiyle karşılaştırın.',
  },
  other: {
    text: 'paketleme, ters ibraz ve diğer giderler',
    advice: 'Kâr raporundaki diğer giderleri gözden geçirin.',
  },
};

const speeches = {
  idle_stock: {
    words: (figures) => ({
      title:
        figures.kind === 'one'
          ? `“${figures.name('product')}” artık satılmıyor: stokta ${figures.say('idleValue')} bağlı`
          : `${figures.say('products')} ürün artık satılmıyor: stokta ${figures.say('idleValue')} bağlı`,
      description: `${
        figures.kind === 'one'
          ? `Düzenli satılıyordu, ${figures.say('silentDays')} gündür hiç satılmadı.`
          : `Hepsi düzenli satılıyordu, en az ${figures.say('silentDays')} gündür hiçbiri satılmadı.`
      } Elde ${figures.say('unitsLying')} adet var; tutar ${
        figures.detail === 'cost'
          ? 'maliyet üzerinden hesaplandı'
          : 'maliyet, bilinmiyorsa satış fiyatı üzerinden hesaplandı'
      }.`,
      recommendations: [
        'Müşterilerin bunları hâlâ bulup satın alabildiğini kontrol edin.',
        'İyi satan bir ürünle set olarak satın veya bağlı parayı çözmek için fiyatını indirin.',
      ],
    }),
    formula:
      'En az 60 gündür sipariş almayan ürünlerde eldeki adet × birim maliyet (bilinmiyorsa satış fiyatı). Bu kadar uzun bir sessizlik rastlantıyla 1.000 mağazadan birinde bile görülmez.',
  },
  refund_rate: {
    words: (figures) => ({
      title: `“${figures.name('product')}” diğer ürünlerden daha sık iade ediliyor`,
      description: `${figures.say('ordersWithIt')} satışın ${withEnding(figures.written('ordersReturned'), 'si')} iade edildi (${figures.say('returnRate')}). Diğer bütün ürünlerde bu oran ${figures.say('returnRateOfOthers')}.`,
      recommendations: [
        'İade nedenlerini okuyun: beden mi, renk mi, kargoda hasar mı, yoksa sayfadaki açıklama mı yanıltıcı?',
        'İşe ürün sayfasındaki açıklama ve fotoğrafları düzeltmekle başlayın; en ucuzu budur.',
      ],
    }),
    formula:
      'Ürünün iade edilen satışları ÷ tüm satışları, son 180 günün siparişleri; diğer bütün ürünlerle karşılaştırılır. Fisher kesin testi %1’in altında, ürün sayısına göre düzeltilmiş.',
  },
  below_cost: {
    words: (figures) => ({
      title:
        figures.kind === 'one'
          ? `“${figures.name('product')}” maliyetini çıkarmıyor`
          : `${figures.say('products')} ürün maliyetini çıkarmıyor`,
      description: `Son dört tam haftada ${figures.say('netSales')} net satış getirdi (${figures.say('orders')} sipariş), satılanların maliyeti ise ${figures.say('costOfGoods')}: komisyon ve kargodan önce ${figures.say('lost')} zarar.`,
      recommendations: [
        'Fiyatına ve indirimin fiyatı maliyetin altına çekip çekmediğine bakın.',
        'Maliyet güncel değilse düzeltin.',
      ],
    }),
    formula:
      'Net satıştan (oranı bilinen KDV hariç) satılan adetlerin o günkü maliyeti düşülür (stoğa dönenler hariç); son 4 tam hafta, pazartesiden pazara. Yalnızca her satışının maliyeti ölçülmüş ve en az 5 siparişi olan ürünler; birkaçını içeren sipariş her biri için sayılır. Bir ayın net satışının %1’inden başlayarak gösterilir.',
  },
  falling_margin: {
    words: (figures) => {
      const reason = OF_MARGIN[figures.kind] ?? OF_MARGIN.other!;
      return {
        title: `Satıştan elinize kalan pay düştü: önce ${figures.say('contributionMarginBefore')}, şimdi ${figures.say('contributionMargin')}`,
        description: `Ürün, kargo ve komisyon giderlerinden sonra net satıştan kalan pay, son dört tam haftada önceki dört haftaya göre geriledi. Sattıklarınızda bu, ${figures.say('lessLeft')} daha az demek. Düşüşün en büyük nedeni (net satışa oranı ${figures.say('largestPart')}): ${reason.text}.`,
        recommendations: [reason.advice, 'Bir maliyet ya da kural güncel değilse düzeltin.'],
      };
    },
    formula:
      'Katkı kârı ÷ maliyeti bilinen net satış; son 4 tam hafta (pazartesiden pazara) önceki 4 haftayla, gün gün karşılaştırılır (oran tahmini, Welch t testi %0,2’nin altında). Her iki dönemde de net satışın en az %80’inin maliyeti bilinmelidir. Düşüşün parçaları toplamını tam olarak verir. Söz konusu tutar: düşüş × bu haftalarda maliyeti bilinen net satış.',
  },
  discount_moved: {
    words: (figures) => ({
      title: 'Son indirimde fazladan gelen siparişler sonrasında eksik kaldı',
      description: `İndirim sırasında (${figures.days('discountFrom', 'discountTo')}; indirim ${figures.say('discountShare')}) beklenen ${figures.say('expectedDuring')} yerine ${figures.say('ordersDuring')} sipariş geldi: ${figures.say('extraOrders')} fazla. Sonraki günlerde (${figures.days('afterFrom', 'afterTo')}) ise beklenen ${figures.say('expectedAfter')} yerine yalnızca ${figures.say('ordersAfter')} sipariş geldi ve ${figures.say('missingOrders')} sipariş eksik kaldı.`,
      recommendations: [
        'Bir dahaki sefere indirimi yalnızca bir süredir alışveriş yapmayanlara sunun.',
        'Daha küçük bir indirimi ya da büyük siparişlere ek bir hediyeyi deneyip karşılaştırın.',
      ],
    }),
    formula:
      'Siparişler, önceki 56 günün aynı günlerinin ortalamasıyla (başka indirimler hariç) karşılaştırılır. Hem indirimdeki fazla hem sonrasındaki eksik rastlantının %99 sınırının dışındadır ve fazlanın yarısından azı kalmıştır.',
  },
  first_product: {
    words: (figures) => ({
      title:
        figures.kind === 'more'
          ? `İlk siparişinde “${figures.name('product')}” alanlar daha sık geri geliyor`
          : `İlk siparişinde “${figures.name('product')}” alanlar daha seyrek geri geliyor`,
      description: `İlk siparişinde bu ürün olan ${figures.say('firstBuyers')} müşterinin ${withEnding(figures.written('cameBack'), 'si')} 90 gün içinde yeniden alışveriş yaptı (${figures.say('cameBackShare')}). Başka bir ürünle başlayan ${figures.say('otherFirstBuyers')} müşteride bu oran ${figures.say('otherCameBackShare')}.`,
      recommendations:
        figures.kind === 'more'
          ? [
              'Mağazanızı henüz tanımayanlara önce bu ürünü gösterin.',
              'Bu müşterilerden birkaçına üründe neyi sevdiklerini sorun.',
            ]
          : [
              'Bu müşterilerden birkaçına ürünü nasıl bulduklarını sorun.',
              'Onlara daha erken yazın ve bu ürüne yakışan bir şey önerin.',
            ],
    }),
    formula:
      '90 gün içinde yeniden sipariş veren ilk alıcılar ÷ tüm ilk alıcılar; yalnızca 90 günü dolanlar. Fisher kesin testi %1’in altında, ürün sayısına göre düzeltilmiş.',
  },
  failures_rising: {
    words: (figures) => {
      const { title, text, advice } = FAILED[figures.kind]!;
      return {
        title,
        description: `${figures.period()} tarihlerinde verilen ${figures.say('ordersThen')} siparişin ${withEnding(figures.written('failedOrders'), 'si')} ${text} (${figures.say('failedShare')}). Önceki 8 haftada bu sayı ${figures.say('ordersBefore')} siparişte ${figures.say('failedBefore')} idi (${figures.say('failedShareBefore')}).`,
        recommendations: advice,
      };
    },
    formula:
      'İki haftanın sorunlu sipariş payı, önceki sekiz haftanın aynı yaştaki siparişleriyle karşılaştırılır. Fisher kesin testi %0,5’in altında, üç sorun türüne ve haftaların oynamasına göre düzeltilmiş.',
  },
  best_overdue: {
    words: (figures) => ({
      title: `En iyi müşterilerinizin ${withEnding(figures.written('overdueCustomers'), 'si')} sipariş vermekte gecikti`,
      description: `Her biri en az dört sipariş verdi; son siparişlerinin üzerinden, siparişlerinin arasındaki olağan sürenin ${figures.say('timesOwnRhythm')} katından fazlası geçti. Son dört haftada sırası gelenlerin ${withEnding(figures.written('overdueShare'), 'si')} zamanında sipariş vermedi; önceden bu oran ${figures.say('overdueShareBefore')} idi. Bu, her zamankinden ${figures.say('beyondUsual')} müşteri fazla; birer sipariş verseler ${figures.say('ifTheyOrdered')} ederdi.`,
      recommendations: [
        'Onlara tek tek yazın, son siparişlerinden memnun kalıp kalmadıklarını sorun.',
        'Son siparişlerinden bu yana gelen yenilikleri gösterin.',
      ],
    }),
    formula:
      'En az dört siparişi olan müşteriler. Gecikmiş = kendi ortalamasının katı olarak, bitmiş beklemelerin %95’inden uzun bekleyen. 28 günde sırası gelenlerdeki pay, önceki on iki dönemle (Fisher kesin testi %0,3’ün altında) ve biliniyorsa bir yıl önceki aynı haftalarla karşılaştırılır.',
  },
} satisfies Record<string, Speech>;

export const turkishSignals = {
  speeches,
  labels: {
    daysLow: 'Kalan gün, en az',
    daysHigh: 'Kalan gün, en çok',
    products: 'Ürünler',
    idleValue: 'Stokta bağlı para',
    unitsLying: 'Eldeki adet',
    silentDays: 'Siparişsiz gün',
    ordersBefore: 'Önceki siparişler',
    ordersReturned: 'İade edilen satış',
    ordersWithIt: 'Ürünün satışları',
    returnRate: 'İade oranı',
    returnRateOfOthers: 'Diğerlerinin iade oranı',
    otherReturns: 'Diğerlerinin iadeleri',
    otherSales: 'Diğerlerinin satışları',
    discountFrom: 'İndirim başlangıcı',
    discountTo: 'İndirim bitişi',
    discountShare: 'İndirim',
    ordersDuring: 'İndirimdeki siparişler',
    expectedDuring: 'İndirimde beklenen',
    extraOrders: 'Beklenenden fazla',
    afterFrom: 'Sonrası, başlangıç',
    afterTo: 'Sonrası, bitiş',
    ordersAfter: 'Sonraki siparişler',
    expectedAfter: 'Sonrasında beklenen',
    missingOrders: 'Beklenenden eksik',
    firstBuyers: 'Bununla başlayanlar',
    cameBack: '90 günde yeniden alanlar',
    cameBackShare: 'Yeniden alanların payı',
    otherFirstBuyers: 'Başka ürünle başlayanlar',
    otherCameBackShare: 'Onlarda yeniden alanların payı',
    failedOrders: 'Sorunlu siparişler',
    ordersThen: 'Bu günlerin siparişleri',
    failedShare: 'Pay',
    failedBefore: 'Önceki sorunlu siparişler',
    failedShareBefore: 'Önceki pay',
    costOfGoods: 'Ürün maliyeti',
    lost: 'Zarar',
    contributionMargin: 'Katkı oranı',
    contributionMarginBefore: 'Önceki katkı oranı',
    lessLeft: 'Daha az kalan',
    largestPart: 'Düşüşün en büyük parçası',
    marginReason: 'Neden',
    partOfFall: 'Net satışa oranı',
    margin_cost: 'Ürün maliyeti',
    margin_discounts: 'İndirimler',
    margin_returns: 'İadeler ve KDV',
    margin_mix: 'Satılan ürünlerin dağılımı',
    margin_fees: 'Ödeme komisyonu',
    margin_shipping: 'Kargo',
    margin_other: 'Paketleme ve diğer',
    overdueCustomers: 'Geciken müşteriler',
    customersDue: 'Sırası gelen müşteriler',
    overdueShare: 'Gecikenlerin payı',
    overdueShareBefore: 'Önceki geciken payı',
    timesOwnRhythm: 'Kendi bekleme süresinin katı',
    beyondUsual: 'Her zamankinden fazla',
    ifTheyOrdered: 'Birer sipariş verseler',
  } satisfies Record<string, string>,
};
