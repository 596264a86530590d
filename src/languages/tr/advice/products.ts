import type { FigureReader, Speech } from '#languages/finding-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';

export const productSpeeches = {
  promote_product: {
    words: (figures) => ({
      title: `Bu ürünün reklamını yapın: “${figures.name('product')}”`,
      description: `Bu dönemde ${figures.say('units')} adetle ${figures.say('netSales')} getirdi; ürünün bulunduğu sipariş başına ${figures.say('perOrder')}. ${
        figures.kind === 'stocked'
          ? `Eldeki ${figures.say('inventory')} adet yaklaşık ${figures.say('daysLeft')} gün yeter.`
          : 'Stoğu sayılmıyor.'
      } Tıklamaların ${withEnding(figures.written('conversionRate'), 'si')} siparişle sonuçlanırsa (${figures.source('conversionRate')}) bir tıklamaya en çok ${figures.say('mostPerClick')} ödenebilir; olağan tıklama ${figures.say('costPerClick')} tutuyor (${figures.source('costPerClick')}).`,
      recommendations: [
        ...(figures.kind === 'uncounted'
          ? ['Önümüzdeki haftalara yetecek kadar ürün olduğundan emin olun.']
          : []),
        'Ürüne ayrı bir reklam grubu, Alışveriş kampanyasında ise ayrı bir ürün grubu açın.',
        'Reklamı ana sayfaya değil, ürünün sayfasına yönlendirin.',
        `Tıklama başına en çok ${figures.say('mostPerClick')} verin; değere göre teklif veriyorsanız hedef ROAS en az ${figures.say('breakEven')} olsun.`,
        ...(figures.has('budgetPart')
          ? [`Ayda yaklaşık ${figures.say('budgetPart')} ile, yani bütçedeki payıyla başlayın.`]
          : []),
      ],
    }),
    formula: (figures) => {
      const most =
        'Tıklama başına en çok = ürünün bulunduğu sipariş başına net satışı × dönüşüm oranı ÷ başabaş getirisi.';
      if (!figures.has('salesByBudget')) return most;
      return `${most} Söz konusu tutar: ürünün 30 günlük bütçedeki payı (net satışa göre) ÷ tıklama başına maliyet × dönüşüm oranı × sipariş başına net satışı.`;
    },
  },
  product_clicks: {
    words: (figures) => ({
      title:
        figures.kind === 'none'
          ? 'Çok satan ürünlerinizin hiçbiri arama reklamını tek başına karşılamıyor'
          : 'Tek tek ürünlere reklam vermeden önce bir tıklamanın kaça mal olduğunu öğrenin',
      description: `${
        figures.kind === 'none'
          ? `Olağan tıklama ${figures.say('costPerClick')} tutuyor (${figures.source('costPerClick')}).`
          : 'Para biriminizde bir tıklamanın kaça mal olduğu bilinmiyor.'
      } Dönüşüm oranı ${figures.say('conversionRate')} (${figures.source('conversionRate')}) ve başabaş getirisi ${figures.say('breakEven')} (${figures.source('breakEven')}) olduğunda çok satan ürünleriniz içinde en fazlasını “${figures.name('best')}” karşılıyor: tıklama başına ${figures.say('mostPerClick')}.${
        figures.detail === 'orders'
          ? ` İçindeki her şeyle birlikte ${figures.say('medianOrder')} tutarındaki olağan bir sipariş ise ${figures.say('orderPerClick')} karşılayabilir.`
          : ''
      }`,
      recommendations:
        figures.kind === 'none'
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
    words: (figures) => ({
      title:
        figures.kind === 'out'
          ? `Tükenen ürünün reklamını yapmayın: “${figures.name('product')}”`
          : `Tükenmeden reklamlarını durdurun: “${figures.name('product')}”`,
      description: `${
        figures.kind === 'out'
          ? `Bu dönemde ${figures.say('units')} adet satıldı ama stokta hiç kalmadı. Reklamına tıklayan onu satın alamaz.`
          : `Elde ${figures.say('inventory')} adet kaldı. Bu dönemin ${figures.say('units')} adetlik hızıyla yaklaşık ${figures.say('daysLeft')} gün yeter.`
      }${figures.has('spentOnIt') ? ` Reklamları 30 günde ${figures.say('spentOnIt')} tutuyor.` : ''}`,
      recommendations: [
        'Reklam grubunu duraklatın.',
        'Alışveriş reklamları için ürün listesinde stokta olmadığı yazsın: reklamları kendiliğinden durur.',
        'Bütçesini stokta olan bir ürüne verin.',
        'Yeni stok geldiğinde reklamları yeniden açın.',
      ],
    }),
    formula: (figures) =>
      `Kalan gün = eldeki adet ÷ günde satılan adet.${
        figures.has('spentOnIt')
          ? ' Söz konusu tutar: reklamlarının 30 günlük maliyeti × stoksuz gün ÷ 30.'
          : ' Söz konusu tutar: 30 günlük bütçedeki payı (net satışa göre) × stoksuz gün ÷ 30.'
      }`,
  },
  rising_product: {
    words: (figures) => ({
      title: `Yükselirken daha çok bütçe verin: “${figures.name('product')}”`,
      description: `Bu dönemde ${figures.say('netSales')} getirdi; ${
        figures.kind === 'new'
          ? 'önceki aynı sayıda günde hiç satılmamıştı.'
          : `önceki aynı sayıda günde ${figures.say('netSalesBefore')} getirmişti. Artış: ${figures.say('change')}.${seasonOf(figures)}`
      }`,
      recommendations: [
        'Bütçesini daha zayıf ürünlerle paylaşmaması için ona ayrı bir reklam grubu veya kampanya açın.',
        'Günlük bütçeyi küçük adımlarla artırın ve her adımdan sonra sipariş başına maliyete bakın.',
        'Başlıklarda ürünün yeniliğini söyleyin.',
        'Stoğunu izleyin: reklamı arttıkça daha çabuk biter.',
      ],
    }),
    formula: (figures) =>
      figures.has('budgetPart')
        ? 'Önceki aynı sayıda günle karşılaştırılır. Söz konusu tutar: artışın 30 günlük bütçedeki payı.'
        : 'Önceki aynı sayıda günle karşılaştırılır.',
  },
  fading_product: {
    words: (figures) => ({
      title: `Bütçesini azaltın: “${figures.name('product')}”`,
      description: `Bu dönemde ${figures.say('netSales')} getirdi; önceki aynı sayıda günde ${figures.say('netSalesBefore')} getirmişti. Azalma: ${figures.say('difference')}.${seasonOf(figures)}`,
      recommendations: [
        'Önce nedenin mağazada olup olmadığına bakın: fiyatı, görselleri, stoğu.',
        'Mevsimi geçtiyse reklam grubunun teklifini düşürün veya grubu duraklatın.',
        'Bütçeyi yükselen bir ürüne verin.',
        'İki hafta sonra yeniden bakın; toparlanırsa reklamını yeniden açın.',
      ],
    }),
    formula: (figures) =>
      figures.has('budgetPart')
        ? 'Önceki aynı sayıda günle karşılaştırılır. Söz konusu tutar: kaybettiği satışların 30 günlük bütçeden hâlâ alacağı pay.'
        : 'Önceki aynı sayıda günle karşılaştırılır.',
  },
  sell_together: {
    words: (figures) => ({
      title: `Birlikte satın: “${figures.name('first')}” ve “${figures.name('second')}”`,
      description: `İçinde “${figures.name('first')}” olan ${figures.say('withFirst')} siparişten ${figures.say('together')} tanesinde “${figures.name('second')}” ürünü de vardı (${figures.say('confidence')}); bu, rastlantıyla beklenenin ${figures.say('lift')} katı.${
        figures.has('ifOneInTen')
          ? ` Diğer alıcıların onda biri de onu alsa, yeni bir tıklamaya para vermeden 30 günde ${figures.say('ifOneInTen')} daha eder.`
          : ''
      }`,
      recommendations: [
        'İkisini set olarak sunun veya reklamın yönlendirdiği sayfada ikincisini önerin.',
        'Birinci ürünün reklamına sete giden bir site bağlantısı ekleyin.',
        'Alışveriş reklamları için seti kendi kimliği, başlığı ve fiyatıyla ayrı bir ürün olarak listeleyin.',
        'Tıklama başına vereceğiniz tutarı ancak sipariş tutarı gerçekten büyüdüğünde artırın.',
      ],
    }),
    formula: (figures) =>
      `Kat = ikisini içeren sipariş × tüm siparişler ÷ (birinciyi içeren × ikinciyi içeren).${
        figures.has('ifOneInTen')
          ? ' Söz konusu tutar: yalnızca birinciyi içeren siparişlerin onda biri × ikincinin adet başına net satışı, 30 gün için.'
          : ''
      }`,
  },
} satisfies Record<string, Speech>;

function seasonOf(figures: FigureReader): string {
  switch (figures.detail) {
    case 'beyond':
      return ` Geçen yıl aynı günlerde ${figures.say('ordersLastYear')}, önceki aynı sayıda günde ${figures.say('ordersBeforeLastYear')} siparişte yer almıştı; bu değişimi tek başına mevsim açıklamıyor.`;
    case 'not_sold':
      return ' Geçen yıl aynı günlerde neredeyse hiç satılmamıştı; bu değişim mevsimsel olabilir.';
    default:
      return ' Geçen yılın aynı günlerine ait kayıt yok; bu değişim mevsimsel olabilir.';
  }
}
