import type { FigureReader, Speech } from '#languages/finding-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';

const WEAK_PART =
  'en az 30 olmalı, bunun en çok %50’si gelmiş ve bu, rastlantıyla durumların en çok %1’inde görülüyor olmalı. Söz konusu tutar: maliyet × (1 − dönüşüm ÷ beklenen), 30 gün için.';

export const accountPartSpeeches = {
  account_waste_terms: {
    words: (figures) => ({
      title: `Yalnızca para götüren arama terimlerini hariç tutun: önce “${figures.name('first')}”`,
      description: `Çok para götürüp hiçbir şey getirmeyen arama terimi sayısı: ${figures.say('terms')}. Toplam ${figures.say('clicks')} tıklama aldılar, tek bir dönüşüm getirmediler.${spent(figures)} Çok sayıda terime bakılmış olsa da hesabınızın oranına göre bu rastlantı değil.`,
      recommendations: [
        'Tablodaki terimleri okuyun: gerçekten sattığınız şeyleri tutun, onların sayfasına ve reklamına bakın.',
        'Google Ads’te kampanyanın arama terimlerini açın ve diğerlerini seçin.',
        'Bunları tam eşlemeli negatif anahtar kelime yapın veya ortak kelimelerini sıralı eşlemeyle ekleyin.',
        'İki hafta sonra arama terimlerine yeniden bakın.',
      ],
    }),
    formula: () =>
      'Maliyeti hesabın dönüşüm başına maliyetinin 2 katını aşan, dönüşümü olmayan ve bu kadar tıklamada bu olası olmayan terimler (kesin binom testi; adı geçenlerin en çok %10’unun rastlantıyla orada olması beklenir: Benjamini ve Hochberg). Söz konusu tutar: 30 günlük maliyetleri.',
  },
  account_good_terms: {
    words: (figures) => ({
      title: `Satan arama terimlerine kendi anahtar kelimesini verin: “${figures.name('first')}”`,
      description: `Ardından diğerlerinden çok daha fazla alışveriş yapılan arama terimi sayısı: ${figures.say('terms')}. İlkinde tıklamaların ${withEnding(figures.written('termRate'), 'si')} dönüşümle sonuçlandı; hesabın tamamında bu oran ${figures.say('accountRate')}.`,
      recommendations: [
        'Tablodaki terimlerin zaten anahtar kelime olup olmadığına bakın.',
        'Olmayanları ayrı bir reklam grubuna tam eşlemeyle ekleyin.',
        'Terimi adıyla söyleyen bir reklam yazın ve onu o ürünün kendi sayfasına götürün.',
        'Genel kelimelerin tüketmeyeceği bir bütçe verin.',
      ],
    }),
    formula: () =>
      'En az 10 dönüşüm, hesabınkinin en az 1,2 katı oran, rastlantıyla durumların en çok %1’inde ve başabaşın üzerinde getiri. Kaçan aramalar bilinmediği için tutar söylenmiyor.',
  },
  account_brand: {
    words: (figures) => ({
      title: 'Dönüşümlerinizin çoğu sizi adınızla arayanlardan geliyor',
      description: `Dönüşümlerin ${withEnding(figures.written('brandShare'), 'si')} mağazanızın adını içeren aramalardan sonra, ${figures.say('clicks')} tıklamayla geldi. Bu kişilerin çoğu zaten gelirdi; bu yüzden hesap, kattığından daha iyi görünüyor.${spent(figures)}`,
      recommendations: [
        'Adınızla yapılan aramaları kendi bütçesi olan ayrı bir kampanyaya koyun.',
        'Diğer kampanyalarda adınızı hariç tutun ki getirileri yeni müşterilerin getirisi olsun.',
        'Üzerinizde başkası gösterilmedikçe adınıza verdiğiniz teklifleri adım adım düşürün.',
      ],
    }),
    formula: () =>
      'Mağazanızın adını içeren arama terimlerinden gelen dönüşüm ÷ tüm dönüşümler. Kimin zaten geleceği bilinmediği için tutar söylenmiyor.',
  },
  account_country: {
    words: (figures) => ({
      title: `Reklamlarınız kimsenin sipariş vermediği yerde para harcıyor: ${figures.countries()}`,
      description: `Oradan ${figures.say('clicks')} tıklama geldi, dönüşüm gelmedi; mağazanızın ${figures.say('orders')} siparişinin hiçbirinde oradan bir adres yok.${
        figures.has('adCost')
          ? ` Maliyeti ${figures.say('adCost')}; bu, toplamın ${withEnding(figures.written('costShare'), 'si')}.`
          : ` Maliyetin ${withEnding(figures.written('costShare'), 'sini')} aldı.`
      }`,
      recommendations: [
        'Her kampanyanın ayarlarını ve orada konumları açın.',
        'Oraya satmak istemiyorsanız bu ülkeleri hariç tutun.',
        'Konum seçeneklerinde yalnızca sizin yerlerinizle ilgilenenleri değil, orada bulunan kişileri seçin.',
      ],
    }),
    formula: () =>
      'Tıklayanların ülkeleri; maliyeti dönüşüm başına maliyetin 2 katını aşan, dönüşümü olmayan (rastlantıyla durumların en çok %1’inde) ve bu günlerde mağazaya sipariş gelmeyen ülkeler. Söz konusu tutar: 30 günlük maliyetleri.',
  },
  account_device: {
    words: (figures) => ({
      title: {
        mobile: 'Telefondan gelen tıklamalar diğerlerinden çok daha az getiriyor',
        desktop: 'Bilgisayardan gelen tıklamalar diğerlerinden çok daha az getiriyor',
        tablet: 'Tabletten gelen tıklamalar diğerlerinden çok daha az getiriyor',
      }[figures.kind]!,
      description: `Bu cihazda ${figures.say('clicks')} tıklamadan sonra ${figures.say('conversions')} dönüşüm geldi (${figures.say('partRate')}); diğerlerinin oranına (${figures.say('otherRate')}) göre yaklaşık ${figures.say('expectedConversions')} dönüşüm gelmeliydi.${spent(figures)}`,
      recommendations: [
        'Böyle bir cihazda kendiniz sipariş verin: yavaş sayfa veya sığmayan form reklamda değil, mağazada düzeltilir.',
        'Teklifleri elle veriyorsanız kampanyada bu cihazın tekliflerini düşürün.',
        'Akıllı Teklif cihaza kendisi bakar ve yalnızca “eksi %100” değişikliğini dikkate alır: mağaza orada kullanılamaz durumda değilse dokunmayın.',
      ],
    }),
    formula: () => `Beklenen = tıklama × diğer cihazların tıklama başına dönüşümü; ${WEAK_PART}`,
  },
  account_partners: {
    words: (figures) => ({
      title: 'Google’ın arama ortakları Google’ın kendisinden çok daha az getiriyor',
      description: `Arama ortaklarında ${figures.say('clicks')} tıklamadan sonra ${figures.say('conversions')} dönüşüm geldi (${figures.say('partRate')}); diğerlerinin oranına (${figures.say('otherRate')}) göre yaklaşık ${figures.say('expectedConversions')} dönüşüm gelmeliydi.${spent(figures)}`,
      recommendations: [
        'Her arama kampanyasının ayarlarını ve orada ağları açın.',
        'Arama ortaklarını çıkarın.',
        'Bir ay sonra siparişlerin aynı kalıp kalmadığına bakın.',
      ],
    }),
    formula: () => `Beklenen = tıklama × diğer yerlerin tıklama başına dönüşümü; ${WEAK_PART}`,
  },
  account_hours: {
    words: (figures) => ({
      title: 'Reklamlarınız kimsenin sipariş vermediği saatlerde de gösteriliyor',
      description: `Tablodaki saatlerde ${figures.say('clicks')} tıklama var, tek bir dönüşüm yok; oysa yaklaşık ${figures.say('expectedConversions')} dönüşüm gelmeliydi. Günün böyle olan saat sayısı: ${figures.say('emptyHours')}.${spent(figures)}`,
      recommendations: [
        'Kampanyayı ve orada reklam zamanlamasını açın.',
        'Yalnızca diğer saatleri girin: dışarıda bırakılan saatlerde reklam gösterilmez. Bu, Akıllı Teklif kullanırken de geçerlidir.',
        'Saat dilimine dikkat edin: bunlar hesabın saatleridir.',
        'Başka saat dilimlerine satıyorsanız önce oralar için ayrı bir kampanya açın.',
      ],
    }),
    formula: () =>
      'Hesabın oranına göre her birinde en az 3, toplamda en az 30 dönüşüm gelmesi gerekirken dönüşümü olmayan saatler. Söz konusu tutar: 30 günlük maliyetleri.',
  },
  account_weekday: {
    words: (figures) => ({
      title: `Reklamlarınız çok daha az getiriyor: ${figures.weekday('weekday')}`,
      description: `Haftanın bu gününde ${figures.say('clicks')} tıklamadan sonra ${figures.say('conversions')} dönüşüm geldi; diğer günlerin oranına göre yaklaşık ${figures.say('expectedConversions')} dönüşüm gelmeliydi.${spent(figures)}`,
      recommendations: [
        'O gün bir şeyin farklı olup olmadığına bakın: teslimat, çalışma saatleri, kampanyalar.',
        'Kampanyayı ve orada reklam zamanlamasını açıp bu günü ayrı bir zaman olarak girin.',
        'Teklifleri elle veriyorsanız düşürün. Akıllı Teklif bu değişiklikleri dikkate almaz: orada günü ancak hep böyle zayıf kalırsa dışarıda bırakın.',
      ],
    }),
    formula: () => `Beklenen = tıklama × diğer günlerin tıklama başına dönüşümü; ${WEAK_PART}`,
  },
  account_sold_out: {
    words: (figures) => ({
      title: `Reklamlarınız tükenen ürünleri hâlâ gösteriyor: “${figures.name('first')}”`,
      description: `Reklamı yapılan ve stoğu kalmayan ürün sayısı: ${figures.say('products')}. Bunlara ${figures.say('clicks')} kez tıklandı.${spent(figures)} Tıklayanlar satın alamadı.`,
      recommendations: [
        'Merchant Center’da bu ürünlerin stok durumunun güncel olup olmadığına bakın; stoğunuzu kendiliğinden izlemesi gerekir.',
        'Yeniden gelene kadar kampanyanın ürün gruplarında bunları hariç tutun.',
        'En çok tıklananları yeniden sipariş edin.',
      ],
    }),
    formula: () =>
      'Reklamlardaki ürünlerden mağazanızda kimliği, SKU kodu veya adıyla bulunan, bugün stoğu olmayan ve toplamda en az 30 tıklaması olanlar. Söz konusu tutar: 30 günlük maliyetleri.',
  },
  account_no_sales: {
    words: (figures) => ({
      title: `Ürünlere tıklanıyor ama alınmıyor: önce “${figures.name('first')}”`,
      description: `Tıklamaları pahalıya gelen ve hiç dönüşüm getirmeyen ürün sayısı: ${figures.say('products')}; toplam tıklama: ${figures.say('clicks')}.${spent(figures)} Hesabınızın oranına göre bu rastlantı değil.`,
      recommendations: [
        'Sayfalarını müşteri gibi açın: fiyata, kargo ücretine, görsellere ve stoğa bakın.',
        'Fiyatı, yanınızda gösterilenlerin fiyatıyla karşılaştırın.',
        'Düzeltemediklerinizi ürün gruplarında hariç tutun veya onlara daha düşük teklif verin.',
      ],
    }),
    formula: () =>
      'Maliyeti dönüşüm başına maliyetin 2 katını aşan, dönüşümü olmayan ve hesabın oranına göre olası olmayan ürünler (kesin binom testi; adı geçenlerin en çok %10’unun rastlantıyla orada olması beklenir). Söz konusu tutar: 30 günlük maliyetleri.',
  },
  account_not_advertised: {
    words: (figures) => ({
      title: `Reklamlarınız çok satanları dışarıda bırakıyor: “${figures.name('first')}”`,
      description: `Stokta olup hiçbir ürün reklamının göstermediği çok satan ürün sayısı: ${figures.say('products')}. Mağazanızdan gösterilen ürün sayısı: ${figures.say('advertised')}.`,
      recommendations: [
        'Merchant Center’da bu ürünlerin bulunup bulunmadığına ve onaylanıp onaylanmadığına bakın.',
        'Bir ürün grubunun veya kayıt grubunun onları dışarıda bırakıp bırakmadığına bakın.',
        'Çok satanlara kendi etiketini ve başkalarının tüketmeyeceği bir kampanya verin.',
      ],
    }),
    formula: () =>
      'Stoğu 30 güne yeten en çok satan 10 ürün eksi reklamlarda olup mağazanızda bulunan ürünler. Reklamla ne satacakları bilinmediği için tutar söylenmiyor.',
  },
  account_disapproved: {
    words: (figures) => ({
      title: 'Google bazı reklamlarınızı onaylamadı',
      description: `Kampanyalarınızın ${figures.say('ads')} reklamından onaylanmayanların sayısı: ${figures.say('disapprovedAds')}. Bunlar gösterilmiyor; reklam grupları reklamsız kalmış olabilir.`,
      recommendations: [
        'Google Ads’te reklamları açın ve “onaylanmadı” durumuna göre filtreleyin.',
        'Her birinin yanındaki nedeni okuyun: çoğu zaman metin değil, sayfadır.',
        'Düzeltip reklamı kaydedin, böylece yeniden incelenir; neden geçerli değilse itiraz edin.',
      ],
    }),
    formula: () => 'Açık kampanyalar için hesabın kendi bilgisi. Tutar söylenmiyor.',
  },
  account_weak_ads: {
    words: (figures) => ({
      title: 'Google bazı reklamlarınızı zayıf buluyor',
      description: `Kampanyalarınızın ${figures.say('ads')} reklamından reklam gücü “zayıf” olanların sayısı: ${figures.say('weakAds')}. Bu not reklamın ne kadar sattığını değil, Google’ın ne kadar seçeneği olduğunu gösterir; ama böyle reklamlar daha az aramaya uyar.`,
      recommendations: [
        'Başlık ve açıklamaları bu sayfada ürünlerinizden yazdırın, doğru olanları seçin.',
        'Her birinde başka bir şey söyleyin: ürün, fiyat, teslimat, iade.',
        'Belli bir yerde durması gerekmeyen başlıkların sabitlemesini kaldırın.',
      ],
    }),
    formula: () => 'Açık kampanyalar için hesabın kendi bilgisi. Tutar söylenmiyor.',
  },
  account_few_headlines: {
    words: (figures) => ({
      title: 'Bazı reklamlarınızın başlığı az',
      description: `Kampanyalarınızın ${figures.say('ads')} reklamından yalnızca birkaç başlığı olanların sayısı: ${figures.say('adsWithFewHeadlines')}. Birbirinden farklı başlık ne kadar çoksa reklam o kadar çok aramaya uyar.`,
      recommendations: [
        'Google Ads’te başlığı az olan reklamları açın.',
        'En az 8 başlık olana kadar ekleyin; her biri 30 karakterlik 15 başlık sığar.',
        'Bu sayfada ürünlerinizden birkaç başlık yazdırın ve doğru olanları alın.',
      ],
    }),
    formula: () =>
      'Açık kampanyaların 8 başlıktan azı olan reklamları; Google’ın kendi şablonu en az 5 ister. Tutar söylenmiyor.',
  },
} satisfies Record<string, Speech>;

function spent(figures: FigureReader): string {
  return figures.has('adCost') ? ` Toplam maliyet: ${figures.say('adCost')}.` : '';
}
