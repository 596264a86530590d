import type { FigureReader, Speech } from '#languages/finding-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';

export const accountCampaignSpeeches = {
  account_tracking: {
    words: (figures) => ({
      title: {
        none: 'Hesabınız tıklamaları görüyor, siparişleri görmüyor: önce ölçümü düzeltin',
        valueless: 'Hesabınız dönüşümleri sayıyor, ne değerde olduklarını bilmiyor',
        twice: 'Hesabınız, mağazanızın siparişlerinden fazla dönüşüm sayıyor',
      }[figures.kind]!,
      description: {
        none: `${figures.say('clicks')} tıklamanın parası ödendi, tek bir dönüşüm sayılmadı. Bu kadar tıklamada bu pek rastlantı olamaz: ölçüm bozulmuş veya hiç kurulmamış.${spent(figures)} Ölçüm çalışana kadar iyi tıklamayı kötüsünden ne siz ayırabilirsiniz ne de Google’ın teklifleri.`,
        valueless: `${figures.say('conversions')} dönüşüm sayıldı, ama hiçbirinin değeri yok. Google’ın teklifleri bu durumda küçük siparişi büyüğüyle bir tutar; reklamın getirisi de hesaplanamaz.`,
        twice: `${figures.say('conversions')} dönüşüm sayıldı; oysa bu günlerde bütün mağazanın ${figures.say('orders')} siparişi var. Siparişten başka bir şey de sayılıyor veya siparişler birden çok kez sayılıyor; bu yüzden her getiri olduğundan iyi görünüyor.`,
      }[figures.kind]!,
      recommendations: [
        'Google Ads’te Hedefler bölümünden Dönüşümler sayfasını açın ve hangi işlemlerin birincil sayıldığına bakın.',
        {
          none: 'Google etiketinin mağazanızda olup olmadığına ve dönüşüm işleminin kaydedilip kaydedilmediğine bakın; mağaza platformunuzun Google uygulaması varsa etiketi o yerleştirsin.',
          valueless: 'Her satın almayla birlikte siparişin kendi tutarı ve para birimi gönderilsin.',
          twice:
            'Birincil işlem olarak yalnızca satın almayı bırakın; sayfa görüntüleme, sepet ve kayıtları ikincil yapın, birden çok kez eklenmiş etiketleri kaldırın.',
        }[figures.kind]!,
        'Deneme siparişi verin ve bir gün sonra neyin sayıldığına bakın.',
        'Ölçüm çalışana kadar teklifleri değiştirmeyin.',
      ],
    }),
    formula: (figures) =>
      figures.kind === 'none'
        ? `Dönüşümsüz en az 300 tıklama; 50 tıklamadan biri siparişle sonuçlanıyorsa bu, rastlantıyla durumların yalnızca %0,2’sinde olur.${figures.has('adCost') ? ' Söz konusu tutar: 30 günde harcananın tamamı.' : ''}`
        : 'Yanlış saymanın neye mal olduğu bilinmediği için tutar söylenmiyor.',
  },
  account_auto_tagging: {
    words: (figures) => ({
      title: 'Google Ads hesabınızda otomatik etiketlemeyi açın',
      description: `Otomatik etiketleme kapalı olduğu için tıklamanın açtığı adreste hangi reklamdan gelindiği yazmıyor. Bu günlerin ${figures.say('clicks')} tıklamasından sonra gelen siparişler ölçümden kaçabilir veya başka bir kaynağa yazılabilir.`,
      recommendations: [
        'Google Ads’te hesabın ayarlarını ve orada otomatik etiketlemeyi açın.',
        'Reklam adreslerinin etiketlenmesini seçin.',
        'Kendi reklamlarınızdan birine tıklayıp sayfa adresinde “gclid” olup olmadığına bakın.',
      ],
    }),
    formula: () => 'Hesabın kendi bilgisi. Neyin sayılmadığı bilinmediği için tutar söylenmiyor.',
  },
  account_budget_limited: {
    words: (figures) => ({
      title: `Kazandırıyor ama bütçesi yetmiyor: “${figures.name('campaign')}”`,
      description: `Bu kampanya maliyetinin ${figures.say('roas')} katını getiriyor; zarar etmemesi için ${figures.say('breakEven')} katı yeter (${figures.source('breakEven')}). Buna rağmen bütçesi bittiği için alabileceği gösterimlerin ${withEnding(figures.written('lostToBudget'), 'sini')} kaçırdı: yaklaşık ${figures.say('moreClicks')} tıklama.`,
      recommendations: [
        'Google Ads’te kampanyayı ve bütçesini açın.',
        'Günlük bütçeyi beşte bir artırın; getiri başabaş noktasının üzerinde kaldıkça bir hafta sonra yine artırın.',
        'Parayı daha az getiren kampanya ve arama terimlerinden alın.',
        'İki hafta sonra bakın; geç gelen siparişler o zamana kadar sayılmış olur.',
      ],
    }),
    formula: (figures) =>
      `Kaçan tıklama = alınabilecek gösterim × bütçe yüzünden kaçan pay × tıklama oranı. Söz konusu tutar: bu tıklamaların değeri × (1 − başabaş ÷ getiri)${figures.has('dailyBudget') ? '' : '; başka para biriminde söylenmez'}. Yalnızca en az 30 dönüşümü olan kampanyalar.`,
  },
  account_rank_lost: {
    words: (figures) => ({
      title: `Açık artırmaların çoğunu daha iyi reklamlara kaybediyor: “${figures.name('campaign')}”`,
      description: `Alınabilecek gösterimlerin ${withEnding(figures.written('lostToRank'), 'si')} sıralama yüzünden kaçtı: tekliften, bir de reklam ile sayfanın aramaya uymamasından. Burada bütçeyi artırmak işe yaramaz.`,
      recommendations: [
        'Kampanyanın arama terimlerine bakın: çok azına uyan reklam her yerde geride kalır.',
        'Farklı anlama gelen anahtar kelimeleri, onları adıyla söyleyen reklamlarla ayrı reklam gruplarına koyun.',
        'Her reklam, aranan şeyin kendi sayfasına götürsün.',
        'Ancak bundan sonra, tıklamanın kaldırabileceği tutar içinde daha yüksek teklif deneyin.',
      ],
    }),
    formula: () =>
      'Sıralama yüzünden kaçan pay %50 üzerinde; alınabilecek gösterimlere göre. Daha iyi sıralamanın ne getireceği bundan hesaplanamadığı için tutar söylenmiyor.',
  },
  account_below_break_even: {
    words: (figures) => ({
      title: `Satışlarının kaldırabileceğinden pahalı: “${figures.name('campaign')}”`,
      description: `Bu kampanya maliyetinin ${figures.say('roas')} katını getiriyor; zarar etmemesi için ${figures.say('breakEven')} katını getirmesi gerekir (${figures.source('breakEven')}). Bu, ${figures.say('conversions')} dönüşüme dayanıyor.${spent(figures)}`,
      recommendations: [
        'Önce arama terimlerine ve ürünlerine bakın, bir şey getirmeyenleri çıkarın.',
        'Hedef getiriyi başabaş noktasına koyun veya teklifleri küçük adımlarla düşürün.',
        'Yeni müşterileriniz sık geri geliyorsa durdurmadan önce sonraki alışverişlerini de hesaba katın.',
        'Bir ay daha başabaş noktasına ulaşamazsa duraklatın.',
      ],
    }),
    formula: () =>
      'Getiri = dönüşümlerin değeri ÷ maliyet. Söz konusu tutar: 30 gün için maliyet − değer ÷ başabaş. Yalnızca en az 30 dönüşümü olan kampanyalar.',
  },
  account_no_conversions: {
    words: (figures) => ({
      title: `Para harcıyor, sipariş getirmiyor: “${figures.name('campaign')}”`,
      description: `${figures.say('clicks')} tıklamadan sonra tek bir dönüşüm gelmedi. Diğer kampanyalarınızın oranına göre yaklaşık ${figures.say('expectedConversions')} dönüşüm gelmeliydi.${spent(figures)}`,
      recommendations: [
        'Kampanyayı duraklatın.',
        'Arama terimlerine, yerlere ve reklamların götürdüğü sayfaya bakın.',
        'Ancak bir şeyi değiştirerek ve küçük bir bütçeyle yeniden açın.',
      ],
    }),
    formula: () =>
      'Beklenen = tıklama × diğer kampanyaların tıklama başına dönüşümü; en az 30. Söz konusu tutar: 30 günlük maliyeti.',
  },
  account_one_campaign: {
    words: (figures) => ({
      title: `Paranızın neredeyse tamamı tek kampanyada: “${figures.name('campaign')}”`,
      description: `${figures.say('campaigns')} kampanyadan biri maliyetin ${withEnding(figures.written('costShare'), 'sini')} alıyor. Diğerlerine o kadar az kalıyor ki daha iyi olup olmayacakları anlaşılamıyor.`,
      recommendations: [
        'Yeterince dönüşümü olan kampanyaların getirilerini karşılaştırın.',
        'Küçüklerden birine bir ay boyunca 30 dönüşüme ulaşabileceği bir bütçe verin.',
        'Kararı o zaman verin ve parayı getirilerine göre bölün.',
      ],
    }),
    formula: () =>
      'En pahalı kampanyanın maliyeti ÷ toplam maliyet, %80 üzerinde ve en az 3 kampanya varken. Diğerleri yeterince bilinmediği için tutar söylenmiyor.',
  },
  account_dearer_clicks: {
    words: (figures) => ({
      title: `Tıklamalarınız ${figures.say('dearer')} pahalandı`,
      description: `Bir tıklama, önceki aynı sayıda güne göre ${figures.say('dearer')} daha pahalı.${
        figures.has('clickNow')
          ? ` Önce ${figures.say('clickBefore')} idi, şimdi ${figures.say('clickNow')}.`
          : ''
      } Nedeni mevsim veya yeni rakipler olabilir; değiştirilen teklifler ve anahtar kelimeler de olabilir.`,
      recommendations: [
        'Hesabın değişiklik geçmişinde bu günlerde neyin değiştiğine bakın.',
        'Açık artırma analizlerinizi bu sayfadan içe aktarın ve şimdi kimlerin teklif verdiğine bakın.',
        'Hangi kampanyanın pahalandığına ve siparişlerinin de değerlenip değerlenmediğine bakın.',
        'Değerlenmediyse teklifleri sınırlayın.',
      ],
    }),
    formula: () =>
      'Bu günlerin tıklama başına maliyeti ÷ önceki aynı sayıda gününki; ikisinde de en az 100 tıklama. Söz konusu tutar: aradaki fark × tıklama, 30 gün için.',
  },
  account_season_budget: {
    words: (figures) => ({
      title: `${figures.month('month')} gelmeden günlük bütçelerinizi artırın`,
      description: `Tahmine göre önümüzdeki 30 gün, son 30 günden ${figures.say('seasonChange')} daha çok satış getirecek. Kampanyalarınız bütçelerinin ${withEnding(figures.written('used'), 'sini')} şimdiden kullanıyor; buna pek yer yok.${
        figures.has('seasonBudget')
          ? ` Günlük bütçelerin hepsi 30 günde ${figures.say('campaignBudget')} ediyor; mevsimle birlikte artarsa ${figures.say('seasonBudget')} olur.`
          : ''
      }`,
      recommendations: [
        'Günlük bütçeleri birkaç gün önceden küçük adımlarla, getirisi en iyi olandan başlayarak artırın.',
        'Reklamını yaptığınız ürünlerin stoğunu kontrol edin.',
        'Bütçeleri yeniden düşüreceğiniz günü şimdiden takviminize yazın.',
      ],
    }),
    formula: () =>
      'Günlük bütçeler × 30 ile harcanan karşılaştırılır; önümüzdeki 30 gün, mağazanızın tahminine göredir. Söz konusu tutar: eklenen bütçe × (getiri − başabaş), getiri aynı kalırsa.',
  },
} satisfies Record<string, Speech>;

function spent(figures: FigureReader): string {
  return figures.has('adCost') ? ` Bu günlerde ${figures.say('adCost')} harcandı.` : '';
}
