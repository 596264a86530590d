import type { Speech } from '#server/ads/advice/actions/wording/language.ts';
import type { Told } from '#server/ads/advice/actions/wording/told.ts';
import { turkishShare } from '#server/core/language/turkish-suffix.ts';

export const productSpeeches = {
  promote_product: {
    words: (told) => ({
      title: `Bu ürünün reklamını yapın: “${told.name('product')}”`,
      description: `Bu dönemde ${told.say('units')} adetle ${told.say('netSales')} getirdi; ürünün bulunduğu sipariş başına ${told.say('perOrder')}. ${
        told.kind === 'stocked'
          ? `Eldeki ${told.say('inventory')} adet yaklaşık ${told.say('daysLeft')} gün yeter.`
          : 'Stoğu sayılmıyor.'
      } Tıklamaların ${turkishShare(told.say('conversionRate'))} siparişle sonuçlanırsa (${told.source('conversionRate')}) bir tıklamaya en çok ${told.say('mostPerClick')} ödenebilir; olağan tıklama ${told.say('costPerClick')} tutuyor (${told.source('costPerClick')}).`,
      steps: [
        ...(told.kind === 'uncounted'
          ? ['Önümüzdeki haftalara yetecek kadar ürün olduğundan emin olun.']
          : []),
        'Ürüne ayrı bir reklam grubu, Alışveriş kampanyasında ise ayrı bir ürün grubu açın.',
        'Reklamı ana sayfaya değil, ürünün sayfasına yönlendirin.',
        `Tıklama başına en çok ${told.say('mostPerClick')} verin; değere göre teklif veriyorsanız hedef ROAS en az ${told.say('breakEven')} olsun.`,
        ...(told.has('budgetPart')
          ? [`Ayda yaklaşık ${told.say('budgetPart')} ile, yani bütçedeki payıyla başlayın.`]
          : []),
      ],
    }),
    formula: (told) => {
      const most =
        'Tıklama başına en çok = ürünün bulunduğu sipariş başına net satışı × dönüşüm oranı ÷ başabaş getirisi.';
      if (!told.has('salesByBudget')) return most;
      return `${most} Söz konusu tutar: ürünün 30 günlük bütçedeki payı (net satışa göre) ÷ tıklama başına maliyet × dönüşüm oranı × sipariş başına net satışı.`;
    },
  },
  product_clicks: {
    words: (told) => ({
      title:
        told.kind === 'none'
          ? 'Çok satan ürünlerinizin hiçbiri arama reklamını tek başına karşılamıyor'
          : 'Tek tek ürünlere reklam vermeden önce bir tıklamanın kaça mal olduğunu öğrenin',
      description: `${
        told.kind === 'none'
          ? `Olağan tıklama ${told.say('costPerClick')} tutuyor (${told.source('costPerClick')}).`
          : 'Para biriminizde bir tıklamanın kaça mal olduğu bilinmiyor.'
      } Dönüşüm oranı ${told.say('conversionRate')} (${told.source('conversionRate')}) ve başabaş getirisi ${told.say('breakEven')} (${told.source('breakEven')}) olduğunda çok satan ürünleriniz içinde en fazlasını “${told.name('best')}” karşılıyor: tıklama başına ${told.say('mostPerClick')}.${
        told.detail === 'orders'
          ? ` İçindeki her şeyle birlikte ${told.say('medianOrder')} tutarındaki olağan bir sipariş ise ${told.say('orderPerClick')} karşılayabilir.`
          : ''
      }`,
      steps:
        told.kind === 'none'
          ? [
              'Tek tek ürünler yerine bir kategorinin veya mağazanın tamamının reklamını yapın; reklam çok sayıda ürün gösteren bir sayfaya gitsin.',
              'Setler veya belirli bir tutarın üzerinde ücretsiz kargo sunarak sipariş tutarını büyütün.',
              'Tahminler sekmesine kâr marjınızı ve kendi tıklama maliyetinizi girin ki iki rakam da sizin olsun.',
            ]
          : [
              'Google Ads’te bir arama veya Alışveriş kampanyasının ya da anahtar kelime planlayıcının ortalama tıklama maliyetine bakın.',
              'Bunu Tahminler sekmesine girin. Onu karşılayabilen ürünler burada adıyla önerilir.',
              'Tablodaki bir ürüne, karşılayabileceğinden fazlasıyla reklam vermeyin.',
            ],
    }),
    formula: () =>
      'Tıklama başına en çok = ürünün bulunduğu sipariş başına net satışı × dönüşüm oranı ÷ başabaş getirisi, aşağı yuvarlanır. Harcama önerilmediği için tutar söylenmiyor.',
  },
  pause_product: {
    words: (told) => ({
      title:
        told.kind === 'out'
          ? `Tükenen ürünün reklamını yapmayın: “${told.name('product')}”`
          : `Tükenmeden reklamlarını durdurun: “${told.name('product')}”`,
      description: `${
        told.kind === 'out'
          ? `Bu dönemde ${told.say('units')} adet satıldı ama stokta hiç kalmadı. Reklamına tıklayan onu satın alamaz.`
          : `Elde ${told.say('inventory')} adet kaldı. Bu dönemin ${told.say('units')} adetlik hızıyla yaklaşık ${told.say('daysLeft')} gün yeter.`
      }${told.has('spentOnIt') ? ` Reklamları 30 günde ${told.say('spentOnIt')} tutuyor.` : ''}`,
      steps: [
        'Reklam grubunu duraklatın.',
        'Alışveriş reklamları için ürün listesinde stokta olmadığı yazsın: reklamları kendiliğinden durur.',
        'Bütçesini stokta olan bir ürüne verin.',
        'Yeni stok geldiğinde reklamları yeniden açın.',
      ],
    }),
    formula: (told) =>
      `Kalan gün = eldeki adet ÷ günde satılan adet.${
        told.has('spentOnIt')
          ? ' Söz konusu tutar: reklamlarının 30 günlük maliyeti × stoksuz gün ÷ 30.'
          : ' Söz konusu tutar: 30 günlük bütçedeki payı (net satışa göre) × stoksuz gün ÷ 30.'
      }`,
  },
  rising_product: {
    words: (told) => ({
      title: `Yükselirken daha çok bütçe verin: “${told.name('product')}”`,
      description: `Bu dönemde ${told.say('netSales')} getirdi; ${
        told.kind === 'new'
          ? 'önceki aynı sayıda günde hiç satılmamıştı.'
          : `önceki aynı sayıda günde ${told.say('netSalesBefore')} getirmişti. Artış: ${told.say('change')}.${seasonOf(told)}`
      }`,
      steps: [
        'Bütçesini daha zayıf ürünlerle paylaşmaması için ona ayrı bir reklam grubu veya kampanya açın.',
        'Günlük bütçeyi küçük adımlarla artırın ve her adımdan sonra sipariş başına maliyete bakın.',
        'Başlıklarda ürünün yeniliğini söyleyin.',
        'Stoğunu izleyin: reklamı arttıkça daha çabuk biter.',
      ],
    }),
    formula: (told) =>
      told.has('budgetPart')
        ? 'Önceki aynı sayıda günle karşılaştırılır. Söz konusu tutar: artışın 30 günlük bütçedeki payı.'
        : 'Önceki aynı sayıda günle karşılaştırılır.',
  },
  fading_product: {
    words: (told) => ({
      title: `Bütçesini azaltın: “${told.name('product')}”`,
      description: `Bu dönemde ${told.say('netSales')} getirdi; önceki aynı sayıda günde ${told.say('netSalesBefore')} getirmişti. Azalma: ${told.say('difference')}.${seasonOf(told)}`,
      steps: [
        'Önce nedenin mağazada olup olmadığına bakın: fiyatı, görselleri, stoğu.',
        'Mevsimi geçtiyse reklam grubunun teklifini düşürün veya grubu duraklatın.',
        'Bütçeyi yükselen bir ürüne verin.',
        'İki hafta sonra yeniden bakın; toparlanırsa reklamını yeniden açın.',
      ],
    }),
    formula: (told) =>
      told.has('budgetPart')
        ? 'Önceki aynı sayıda günle karşılaştırılır. Söz konusu tutar: kaybettiği satışların 30 günlük bütçeden hâlâ alacağı pay.'
        : 'Önceki aynı sayıda günle karşılaştırılır.',
  },
  sell_together: {
    words: (told) => ({
      title: `Birlikte satın: “${told.name('first')}” ve “${told.name('second')}”`,
      description: `İçinde “${told.name('first')}” olan ${told.say('withFirst')} siparişten ${told.say('together')} tanesinde “${told.name('second')}” ürünü de vardı (${told.say('confidence')}); bu, rastlantıyla beklenenin ${told.say('lift')} katı.${
        told.has('ifOneInTen')
          ? ` Diğer alıcıların onda biri de onu alsa, yeni bir tıklamaya para vermeden 30 günde ${told.say('ifOneInTen')} daha eder.`
          : ''
      }`,
      steps: [
        'İkisini set olarak sunun veya reklamın yönlendirdiği sayfada ikincisini önerin.',
        'Birinci ürünün reklamına sete giden bir site bağlantısı ekleyin.',
        'Alışveriş reklamları için seti kendi kimliği, başlığı ve fiyatıyla ayrı bir ürün olarak listeleyin.',
        'Tıklama başına vereceğiniz tutarı ancak sipariş tutarı gerçekten büyüdüğünde artırın.',
      ],
    }),
    formula: (told) =>
      `Kat = ikisini içeren sipariş × tüm siparişler ÷ (birinciyi içeren × ikinciyi içeren).${
        told.has('ifOneInTen')
          ? ' Söz konusu tutar: yalnızca birinciyi içeren siparişlerin onda biri × ikincinin adet başına net satışı, 30 gün için.'
          : ''
      }`,
  },
} satisfies Record<string, Speech>;

function seasonOf(told: Told): string {
  switch (told.detail) {
    case 'beyond':
      return ` Geçen yıl aynı günlerde ${told.say('ordersLastYear')}, önceki aynı sayıda günde ${told.say('ordersBeforeLastYear')} siparişte yer almıştı; bu değişimi tek başına mevsim açıklamıyor.`;
    case 'not_sold':
      return ' Geçen yıl aynı günlerde neredeyse hiç satılmamıştı; bu değişim mevsimsel olabilir.';
    default:
      return ' Geçen yılın aynı günlerine ait kayıt yok; bu değişim mevsimsel olabilir.';
  }
}
