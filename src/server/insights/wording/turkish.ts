import type { Language, Told } from './sentences.ts';

export const turkish: Language = {
  sentences: {
    trend: (told) => ({
      title: `Satışlar dört haftada ${told.say('change')} ${roseOrFell(told)}`,
      description: `Son dört tam haftanın net satışı ${told.say('netSales')}, ondan önceki dört haftanınki ${told.say('netSalesBefore')} oldu: fark ${told.say('difference')}. Sipariş sayısı ${told.say('ordersBefore')} iken ${told.say('orders')} oldu.`,
      recommendations:
        told.kind === 'up'
          ? [
              'Büyümeyi hangi ürünlerin taşıdığına Ürünler sekmesinden bakın ve stokta kalmalarını sağlayın.',
              'Bu haftalarda paylaştıklarınızı ve değiştirdiklerinizi işe yaradığı sürece sürdürün.',
            ]
          : [
              'Alıcı sayısının mı azaldığını yoksa siparişlerin mi küçüldüğünü görmek için “Ciro neden değişti?” diye sorun.',
              'Önceki dört haftada iyi satan bir ürünü veya kampanyayı yeniden öne çıkarın.',
              'Daha önce alışveriş yapmış ama bir süredir gelmeyen müşterilere yazın.',
            ],
    }),
    unusual_day: (told) => ({
      title: `${told.say('day')} günü alışılmıştan çok ${moreOrLess(told)} satış oldu`,
      description: `Genelde yaklaşık ${told.say('usual')} getiren bir günde net satış ${told.say('netSales')} oldu: fark ${told.say('difference')}.${causeOfDay(told)}`,
      recommendations:
        told.kind === 'up'
          ? [
              'O gün ne paylaştığınıza veya gönderdiğinize bakın ve bunu yeniden planlayın.',
              ...(told.cause === 'order'
                ? ['Büyük siparişi veren müşteriye teşekkür edin ve devamının gelip gelmeyeceğini sorun.']
                : ['O gün satılan ürünlerin hâlâ stokta olup olmadığına bakın.']),
            ]
          : [
              'O gün mağazanın açık olup olmadığını ve ödemelerin çalışıp çalışmadığını kontrol edin.',
              'Bir tatil gününden kaynaklanıyorsa yapılacak bir şey yok; değilse sonraki günleri izleyin.',
            ],
    }),
    why_changed: (told) => ({
      title: `Net satış ${told.say('change')} ${roseOrFell(told)}; başlıca neden: ${MAIN_CAUSES[told.cause]?.[told.kind] ?? 'birden çok etken'}`,
      description: `Net satış son 30 günde ${told.say('netSales')}, önceki 30 günde ${told.say('netSalesBefore')} oldu: fark ${told.say('difference')}. Bunun en büyük bölümü (${told.say('mainEffect')}) şuradan geliyor: ${FACTORS[told.cause]}, ${told.say('factorBefore')} iken ${told.say('factorNow')} oldu.${
        told.has('productEffect')
          ? ` En çok değişen ürün: “${told.name('product')}” (${told.say('productEffect')}).`
          : ''
      }`,
      recommendations: WHY_ADVICE[told.cause]?.[told.kind] ?? [],
    }),
    best_product: (told) => ({
      title:
        told.kind === 'concentrated'
          ? `Satışlarınızın ${told.say('share')} kadarı tek bir ürüne bağlı`
          : `En çok satan ürün: “${told.name('product')}”`,
      description: `“${told.name('product')}” son 30 günde ${told.say('netSales')} getirdi. Bu, net satışların ${told.say('share')} kadarı: ${told.say('orders')} siparişte ${told.say('units')} adet.`,
      recommendations:
        told.kind === 'concentrated'
          ? [
              'Bu üründen her zamankinden fazla stok tutun: o olmazsa satışların büyük bölümü eksik kalır.',
              'Mağazanızın kalanını da tanıtmak için onu ikinci bir ürünle birlikte gösterin.',
            ]
          : [
              'Onu vitrinin ve bir sonraki gönderinizin başına koyun.',
              'Daha az satan bir ürünle birlikte sunun.',
            ],
    }),
    rising_product: (told) => ({
      title: `“${told.name('product')}” yükselişte`,
      description: `Son 30 günde ${told.say('netSales')} getirdi; ${
        told.kind === 'new'
          ? 'önceki 30 günde hiç satılmamıştı.'
          : `önceki 30 günde ${told.say('netSalesBefore')} getirmişti. Artış: ${told.say('change')}.`
      }`,
      recommendations: [
        'İlgi sürerken bu hafta onunla ilgili bir gönderi paylaşın.',
        'Stoğunu kontrol edin ve azalmadan yeniden sipariş verin.',
      ],
    }),
    fading_product: (told) => ({
      title:
        told.kind === 'sold_out'
          ? `“${told.name('product')}” tükendi ve satışlarda eksikliği görülüyor`
          : `“${told.name('product')}” çok daha az satılıyor`,
      description: `Son 30 günde ${told.say('netSales')} getirdi; önceki 30 günde ${told.say('netSalesBefore')} getirmişti. Azalma: ${told.say('difference')}.${told.kind === 'sold_out' ? ' Stokta hiç kalmadı.' : ''}`,
      recommendations:
        told.kind === 'sold_out'
          ? [
              'Yeniden sipariş verin veya gelene kadar ürünü gizleyin.',
              'Yeniden geldiğinde onu daha önce alanlara haber verin.',
            ]
          : [
              'Fiyatına, fotoğraflarına ve kolayca bulunup bulunmadığına bakın.',
              'Mevsimi geçtiyse kalanları indirimle satın.',
              'Geçmediyse bir gönderide yeniden gösterin.',
            ],
    }),
    running_out: (told) => ({
      title:
        told.kind === 'out'
          ? `“${told.name('product')}” stokta kalmadı`
          : `“${told.name('product')}” yaklaşık ${told.say('daysLeft')} gün daha yeter`,
      description: `30 günde ${told.say('units')} adet (günde ${told.say('unitsPerDay')}) sattınız; elde ${told.say('inventory')} adet var. Böyle giderse önümüzdeki 30 günde yaklaşık ${told.say('missed')} net satış eksik kalır.`,
      recommendations: [
        `30 gün yetmesi için en az ${told.say('unitsForMonth')} adet sipariş edin.`,
        told.kind === 'out'
          ? 'Yeniden gelene kadar bu ürün için gönderi ve reklam yapmayın.'
          : 'Yeni stok gelene kadar bu ürünü öne çıkarmayın.',
      ],
    }),
    bought_together: (told) => ({
      title: `“${told.name('first')}” ile “${told.name('second')}” birlikte alınıyor`,
      description: `İçinde “${told.name('first')}” olan ${told.say('withFirst')} siparişten ${told.say('together')} tanesinde “${told.name('second')}” ürünü de vardı (${told.say('confidence')}). Bu, rastlantıyla beklenenin ${told.say('lift')} katı.`,
      recommendations: [
        'İkisini set olarak sunun veya birincinin sayfasında ikincisini önerin.',
        'Bir sonraki gönderinizde ikisini aynı görselde gösterin.',
      ],
    }),
    win_back: (told) => ({
      title: `${told.say('customers')} iyi müşteri bir süredir sessiz`,
      description: `“${GROUPS[told.kind] ?? told.kind}” grubu şimdiye kadar ${told.say('netSales')} getirdi; yarısının son siparişinin üzerinden ${told.say('medianDays')} günden fazla geçti. Her on müşteriden biri (${told.say('oneInTen')} kişi) her zamanki ${told.say('perOrder')} tutarında bir sipariş daha verse toplam ${told.say('ifOneInTen')} eder.`,
      recommendations: [
        'Bu gruba yeni bir ürünle veya bitiş tarihi belli küçük bir teşekkürle yazın.',
        'Listeyi Müşteriler sekmesinde bulabilir ve dışa aktarabilirsiniz.',
      ],
    }),
    second_order: (told) => ({
      title: `Bir sonraki sipariş genelde ${told.say('medianDays')} gün sonra geliyor`,
      description: `Sonraki siparişlerin yarısı ${told.say('medianDays')} gün içinde geliyor (${told.say('orderPairs')} sipariş çifti sayıldı). Son 30 günde ${told.say('newCustomers')} yeni müşteri kazandınız; onlar için bu gün henüz gelmedi.${
        told.has('returningRate')
          ? ` Bu günlerin müşterileri içinde daha önce alışveriş yapmış olanların oranı ${told.say('returningRate')}.`
          : ''
      }`,
      recommendations: [
        'Yeni müşterilere bu günden biraz önce, ilk siparişlerine uyan ürünlerle yazın.',
        'Her pakete bir sonraki sipariş için küçük bir teklif içeren kart koyun.',
      ],
    }),
    open_carts: (told) => ({
      title: `${told.say('carts')} terk edilmiş sepet bir mesaja değer`,
      description: `Son 30 günün ${told.say('value')} değerindeki sepetleri hâlâ açık; sepet başına ortalama ${told.say('perCart')}.${
        told.has('recoveryRate')
          ? ` Bu mağazada terk edilmiş sepetlerin geri kazanılma oranı ${told.say('recoveryRate')}.`
          : ''
      }`,
      recommendations: [
        'En büyük sepetlerden başlayarak kurtarma bağlantısıyla kısa bir hatırlatma gönderin.',
        'Kargo ücretine ve ödeme yöntemlerine bakın: alıcıların en son karşılaştığı bunlar.',
      ],
    }),
    posting_window: (told) => ({
      title: `Alıcılarınız en çok ${told.weekday('weekday')} günü ${told.hour('hour')}–${told.hour('hourAfter')} arasında sipariş veriyor`,
      description: `Son 90 günün ${told.say('orders')} siparişinden ${told.say('ordersInWindow')} tanesi (${told.say('share')}) haftanın bu iki saatinde geldi; bu, olağan iki saatin ${told.say('timesUsual')} katı.`,
      recommendations: [
        `${told.weekday('weekday')} günü ${told.hour('hourBefore')} sularında, bu saatlerden bir saat önce paylaşın.`,
        'Haftanın en önemli gönderisini bu zamana koyun.',
      ],
    }),
    outlook: (told) => ({
      title: `Önümüzdeki 30 gün son 30 günden daha ${told.kind === 'up' ? 'güçlü' : 'zayıf'} görünüyor`,
      description: `Yaklaşık ${told.say('expected')} net satış bekleniyor; 10 durumun 8’inde ${told.say('low')} ile ${told.say('high')} arasında kalır. Son 30 günün net satışı ${told.say('last30')} oldu.${
        told.has('lastYear')
          ? ` Geçen yılın aynı günleri (${told.say('lastYearFrom')} – ${told.say('lastYearTo')}) ${told.say('lastYear')} getirmişti.`
          : ' Bu günlerin geçen yıl ne getirdiği bilinmediği için fark mevsimden de gelebilir.'
      }`,
      recommendations:
        told.kind === 'up'
          ? [
              'Önümüzdeki haftalar için çok satanların stoğunu kontrol edin.',
              'Gönderileri ve paketlemeyi önceden planlayın.',
            ]
          : [
              'Zayıf haftalar için bir kampanya veya yeni bir ürün planlayın.',
              'Yavaş satan ürünlerden daha az sipariş edin ki paranız stokta bağlı kalmasın.',
            ],
    }),
    data_note: (told) =>
      told.kind === 'history_short'
        ? {
            title: 'Rakamlar yalnızca belli bir güne kadar geriye gidiyor',
            description: `${told.say('historyFrom')} tarihinden önceki siparişler okunmadı; bu yüzden uzun karşılaştırmalar, geri gelen müşteriler ve tahminler eksik veriye dayanıyor.`,
            recommendations: [
              'Okuma sürüyorsa yalnızca bekleyin.',
              'Sürmüyorsa platform bu bağlantıyla daha eski siparişleri paylaşmıyor; bunu izinler belirler.',
            ],
          }
        : {
            title: 'Bizim rakamlarımızla platformunkiler farklı',
            description: `Biz ${told.say('ourOrders')} sipariş sayıyoruz, platform ${told.say('theirOrders')}.${
              told.has('ourSales')
                ? ` Toplam satış burada ${told.say('ourSales')}, orada ${told.say('theirSales')}.`
                : ''
            } ${DIFFERENCES[told.kind] ?? ''}`,
            recommendations: [
              'Her gece yeniden karşılaştırıyoruz; birkaç siparişlik fark genelde kendiliğinden kapanır.',
              'Fark kalırsa mağazayı ayarlardan yenileyin veya yeniden bağlayın.',
            ],
          },
  },
  formulas: {
    trend:
      'Bitmiş son 28 günün net satışı, önceki 28 günle karşılaştırılır; 4 haftanın en az 3 tanesi aynı yöndeyse gösterilir.',
    unusual_day:
      'Bitmiş bir gün, son 8 haftanın aynı gününün medyanıyla karşılaştırılır; 3,5 yayılım ve olağan günün en az %10 kadarı fark varsa işaretlenir.',
    why_changed:
      'Net satış = alıcı sayısı × alıcı başına sipariş × sipariş başına net satış; payları logaritmik ortalamayla bulunur ve toplamları değişime eşittir.',
    best_product: 'Ürünün net satışı ÷ tüm ürünlerin net satışı, son 30 gün.',
    rising_product: 'Ürünün son 30 günlük net satışı, önceki 30 günle karşılaştırılır.',
    fading_product: 'Ürünün son 30 günlük net satışı, önceki 30 günle karşılaştırılır.',
    running_out:
      'Kalan gün = eldeki adet ÷ (30 günde satılan adet ÷ 30). Eksik satış = günlük net satış × önümüzdeki 30 günün stoksuz günleri.',
    bought_together:
      'Kat = ikisini içeren sipariş × tüm siparişler ÷ (birinciyi içeren × ikinciyi içeren), 12 ay üzerinden.',
    win_back:
      'Müşteriler yenilik, sıklık ve tutara göre gruplanır. Onda bir × (grubun net satışı ÷ sipariş sayısı): her biri bir sipariş daha verirse getireceği tutar.',
    second_order: 'Aynı müşterinin art arda iki siparişi arasındaki günlerin medyanı, son 24 ay.',
    open_carts: 'Son 30 günde terk edilen ve hiçbir yolla tamamlanmayan sepetlerin toplamı.',
    posting_window:
      'Son 90 günün siparişleri gün ve saate göre, iki saatlik dilimlerde, o günün sayısına bölünür.',
    outlook:
      'Önümüzdeki 30 günün net satış tahmini, tamamlanmış son 30 günle karşılaştırılır; son 30 gün tahminin %80 aralığının dışında ve tahminden en az %10 uzaktaysa bildirilir. Geçen yılın aynı günleri, haftanın günleri tutsun diye 364 gün öncesidir.',
    data_note: 'Bizim sipariş ve toplam satışlarımız ile platformunkiler, bir de okunan ilk gün.',
  },
  categories: {
    sales: 'Satışlar',
    products: 'Ürünler',
    customers: 'Müşteriler',
    carts: 'Terk Edilmiş Sepetler',
    marketing: 'Pazarlama',
    data: 'Veri kalitesi',
  },
  labels: {
    netSales: 'Net satış',
    netSalesBefore: 'Önceki net satış',
    change: 'Değişim',
    difference: 'Fark',
    orders: 'Sipariş',
    ordersBefore: 'Önceki sipariş',
    agreeingWeeks: 'Aynı yöndeki hafta',
    weekFrom: 'Hafta başı',
    day: 'Gün',
    usual: 'Olağan',
    ofUsual: 'Olağana oranı',
    causeAmount: 'Başlıca nedenin payı',
    cause: 'Neden',
    what: 'Ne',
    amount: 'Tutar',
    mainEffect: 'Başlıca bölüm',
    factorNow: 'Şimdi',
    factorBefore: 'Önce',
    productEffect: 'En çok değişen ürün',
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
    lift: 'Rastlantının katı',
    ordersLookedAt: 'Bakılan sipariş',
    group: 'Grup',
    customers: 'Müşteri',
    medianDays: 'Medyan gün',
    perOrder: 'Sipariş başına net satış',
    oneInTen: 'Onda biri',
    ifOneInTen: 'Bir sipariş daha verirlerse',
    orderPairs: 'Sipariş çifti',
    newCustomers: 'Yeni müşteri',
    returningRate: 'Geri gelen müşteri oranı',
    carts: 'Açık sepet',
    value: 'Değer',
    perCart: 'Sepet başına',
    recoveryRate: 'Geri kazanma oranı',
    weekday: 'Gün',
    hour: 'Saatten',
    hourAfter: 'Saate',
    hourBefore: 'Bir saat önce',
    ordersInWindow: 'Bu saatlerdeki sipariş',
    timesUsual: 'Olağanın katı',
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
    weekday_0: 'Pazar',
    weekday_1: 'Pazartesi',
    weekday_2: 'Salı',
    weekday_3: 'Çarşamba',
    weekday_4: 'Perşembe',
    weekday_5: 'Cuma',
    weekday_6: 'Cumartesi',
  },
};

const GROUPS: Record<string, string> = {
  at_risk: 'Risk altında',
  previously_loyal: 'Eskiden sadık',
  needs_attention: 'İlgi bekleyen',
  almost_lost: 'Kaybedilmek üzere',
};

const roseOrFell = ({ kind }: Told) => (kind === 'up' ? 'arttı' : 'azaldı');
const moreOrLess = ({ kind }: Told) => (kind === 'up' ? 'fazla' : 'az');

function causeOfDay(told: Told): string {
  const amount = told.say('causeAmount');
  switch (told.cause) {
    case 'order':
      return ` Tek bir sipariş (${told.name('cause')}) bunun ${amount} kadarını oluşturdu.`;
    case 'product':
      return ` “${told.name('cause')}” bunun ${amount} kadarını oluşturdu.`;
    case 'refund':
      return ` Büyük bölümünü iadeler (${amount}) açıklıyor.`;
    case 'more_orders':
      return ' Her zamankinden çok sipariş vardı.';
    case 'fewer_orders':
      return ' Her zamankinden az sipariş vardı.';
    case 'larger_orders':
      return ' Siparişler her zamankinden büyüktü.';
    case 'smaller_orders':
      return ' Siparişler her zamankinden küçüktü.';
    default:
      return '';
  }
}

const FACTORS: Record<string, string> = {
  buyers: 'alıcı sayısı',
  ordersPerBuyer: 'alıcı başına sipariş sayısı',
  netPerOrder: 'sipariş başına net satış',
};
const MAIN_CAUSES: Record<string, Record<string, string>> = {
  buyers: { up: 'daha çok alıcı', down: 'daha az alıcı' },
  ordersPerBuyer: {
    up: 'alıcıların daha sık sipariş vermesi',
    down: 'alıcıların daha seyrek sipariş vermesi',
  },
  netPerOrder: { up: 'daha büyük siparişler', down: 'daha küçük siparişler' },
};
const WHY_ADVICE: Record<string, Record<string, string[]>> = {
  buyers: {
    up: [
      'Yeni alıcıların nereden geldiğini öğrenin (onlara sorun veya gönderilerinize bakın) ve bunu çoğaltın.',
      'Sizi unutmadan onlara yazın: kalıp kalmayacaklarını ikinci sipariş belirler.',
    ],
    down: [
      'Alıcılarınızın sipariş verdiği saatlerde daha sık paylaşın.',
      'Sessiz kalan müşterilere yazın; bu, yenilerini bulmaktan daha çabuk sonuç verir.',
    ],
  },
  ordersPerBuyer: {
    up: ['Geri gelenlere teşekkür edin ve yenilikleri ilk onlara gösterin.'],
    down: [
      'Alıcılara son siparişlerine uyan ürünleri hatırlatın.',
      'Geri gelmeleri için bir neden düşünün: yedek ürün, set veya süreli bir kampanya.',
    ],
  },
  netPerOrder: {
    up: ['Setleri ve pahalı ürünleri alıcıların ilk gördüğü yerde tutun.'],
    down: [
      'Birlikte alınan ürünleri set olarak sunun.',
      'Ücretsiz kargo sınırını bugünkü sipariş tutarının biraz üstüne koyun.',
      'İndirimlerin getirdiğinden fazlasını götürüp götürmediğine bakın.',
    ],
  },
};
const DIFFERENCES: Record<string, string> = {
  orders_missing: 'Büyük olasılıkla platform bize vermediği siparişleri de sayıyor.',
  orders_extra: 'Büyük olasılıkla platformun artık saymadığı siparişler bizde duruyor.',
  amounts_differ: 'Siparişler aynı, tutarları farklı.',
};
