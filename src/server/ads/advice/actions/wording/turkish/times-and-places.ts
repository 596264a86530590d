import type { Speech } from '#server/ads/advice/actions/wording/language.ts';
import { turkishShare } from '#server/core/language/turkish-suffix.ts';

const STAKE_OF_TIME = ' Söz konusu tutar: 30 günlük bütçe × aradaki fark.';
const BIDS =
  'Teklifleri elle veriyorsanız bu zamanların tekliflerini biraz değiştirin. Akıllı Teklif zamana kendisi bakar ve bu değişiklikleri dikkate almaz; orada günlük bütçenin o saate kadar yetmesini sağlayın.';
const TIME_ZONE =
  'Hesabın saat dilimini mağazanızınkiyle karşılaştırın: reklam zamanlaması hesabın saatine göre işler.';
const SCHEDULE = 'Kampanyayı ve orada reklam zamanlamasını açın.';
const PLACES = 'Kampanyanın ayarlarını ve orada konumları açın.';

export const timeAndPlaceSpeeches = {
  more_hours: {
    words: (told) => ({
      title: `${told.hour('hourFrom')}–${told.hour('hourTo')} arasına bütçe ayırın`,
      description: `${told.say('orders')} siparişten ${told.say('ordersInWindow')} tanesi (${told.say('share')}) bu saatlerde geldi; bu, güne eşit dağılsaydı geleceğin ${told.say('timesUsual')} katı. Eşit dağıtılan bütçenin ise yalnızca ${turkishShare(told.say('evenShare'))} bu saatlere düşer.`,
      steps: [
        SCHEDULE,
        'Bu saatleri bütün günler için ayrı bir zaman olarak girin.',
        BIDS,
        TIME_ZONE,
        'İki hafta sonra bu saatlerin siparişlerinin artıp artmadığına bakın.',
      ],
    }),
    formula: (told) =>
      `Bu saatlerdeki siparişlerin payı ile saatlerin gündeki payı, mağazanızın saatine göre karşılaştırılır.${told.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  less_hours: {
    words: (told) => ({
      title: `${told.hour('hourFrom')}–${told.hour('hourTo')} arasında bütçeden tasarruf edin`,
      description: `${few(told, 'ordersInWindow', 'bu saatlerde')}; eşit dağıtılan bütçenin ise ${turkishShare(told.say('evenShare'))} bu saatlere düşer.`,
      steps: [
        SCHEDULE,
        'Yalnızca diğer saatleri girin: dışarıda bırakılan saatlerde reklam gösterilmez. Bu, Akıllı Teklif kullanırken de geçerlidir.',
        TIME_ZONE,
        'Başka saat dilimlerine de satıyorsanız önce oralar için ayrı bir kampanya açın.',
      ],
    }),
    formula: (told) =>
      `Bu saatlerdeki siparişlerin payı ile saatlerin gündeki payı, mağazanızın saatine göre karşılaştırılır.${told.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  more_day: {
    words: (told) => ({
      title: `${told.weekday('weekday')} gününe daha çok bütçe ayırın`,
      description: `${told.say('orders')} siparişten ${told.say('ordersOnDay')} tanesi (${told.say('share')}) haftanın bu gününde geldi; bu, ortalama bir günün ${told.say('timesUsual')} katı. Eşit dağıtılan bütçenin ise ${turkishShare(told.say('evenShare'))} bu güne düşer.`,
      steps: [
        SCHEDULE,
        'Bu günü ayrı bir zaman olarak girin.',
        BIDS,
        TIME_ZONE,
        'Dört hafta sonra bu günün siparişlerinin artıp artmadığına bakın.',
      ],
    }),
    formula: (told) =>
      `Haftanın bu gününün sipariş sayısı, dönemin ortalama bir günüyle karşılaştırılır.${told.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  less_day: {
    words: (told) => ({
      title: `${told.weekday('weekday')} günü bütçeden tasarruf edin`,
      description: `${few(told, 'ordersOnDay', 'haftanın bu gününde')}; eşit dağıtılan bütçenin ise ${turkishShare(told.say('evenShare'))} bu güne düşer.`,
      steps: [
        SCHEDULE,
        'Bu günü ayrı bir zaman olarak girin.',
        BIDS,
        TIME_ZONE,
        'Artan bütçeyi daha çok sipariş gelen günlere verin.',
      ],
    }),
    formula: (told) =>
      `Haftanın bu gününün sipariş sayısı, dönemin ortalama bir günüyle karşılaştırılır.${told.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  aim_countries: {
    words: (told) => ({
      title: `Reklamlarınızı siparişlerin geldiği yerlere yöneltin: ${told.countries()}`,
      description: `${
        told.kind === 'all'
          ? `Ülkesi bilinen ${told.say('ordersFromThere')} siparişin hepsi oradan geldi.`
          : `${told.say('ordersFromThere')} sipariş (${told.say('share')}) oradan geldi. Diğer ${told.say('otherCountries')} ülkeden toplam yalnızca ${told.say('ordersFromElsewhere')} sipariş var.`
      } Her yerde gösterilen bir kampanya, neredeyse hiç sipariş gelmeyen yerlerin tıklamalarına da para öder.`,
      steps: [
        PLACES,
        'Tüm ülkeler ve bölgeler yerine bu ülkeleri seçin.',
        'Konum seçeneklerinde yalnızca bu yerlerle ilgilenenleri değil, orada bulunan kişileri seçin.',
        'Başka yerlerde büyümek isterseniz orası için küçük bütçeli ayrı bir kampanya açın.',
      ],
    }),
    formula: () =>
      'Sipariş adresine göre, siparişlerin en az %90’ını getiren en az sayıda ülke. Başka yerlerdeki reklamın maliyeti bilinmediği için tutar söylenmiyor.',
  },
  aim_city: {
    words: (told) => ({
      title:
        told.kind === 'rich'
          ? `Sipariş tutarı daha yüksek bir şehir: ${told.name('city')}`
          : `Siparişlerinizin ${turkishShare(told.say('share'))} tek bir şehirden: ${told.name('city')}`,
      description: `Şehri bilinen ${told.say('ordersLocated')} siparişten ${told.say('ordersFromThere')} tanesi (${told.say('share')}) ve ${told.say('netSales')} net satış buradan geldi. ${
        told.kind === 'rich'
          ? `Oradan gelen bir sipariş ${told.say('perOrder')}, başka yerden gelen ${told.say('perOrderElsewhere')} getiriyor: ${told.say('moreThere')} daha çok.`
          : `Sipariş başına ${told.say('perOrder')} ediyor.`
      }`,
      steps: [
        PLACES,
        'Zaten seçili olan ülkenin yanına bu şehri ekleyin.',
        'Teklifleri elle veriyorsanız bu şehrin tekliflerini biraz artırın. Akıllı Teklif yere kendisi bakar; orada şehre kendi bütçesi olan ayrı bir kampanya açın.',
        'Doğruysa bir başlıkta şehrin adını veya oraya hızlı teslimatı söyleyin.',
      ],
    }),
    formula: (told) =>
      told.kind === 'rich'
        ? 'Sipariş adresine göre. Söz konusu tutar: şehrin 30 günlük bütçedeki payı (siparişe göre) × oradan gelen siparişin fazlası.'
        : 'Sipariş adresine göre.',
  },
  leave_country: {
    words: (told) => ({
      title: `Düşük teklif verin veya dışarıda bırakın: ${told.countries()}`,
      description: `Ülkesi bilinen ${told.say('ordersLocated')} siparişten ${told.say('ordersFromThere')} tanesi (${told.say('share')}) oradan geldi; ${
        told.kind === 'nothing'
          ? 'iadelerden sonra geriye bir şey kalmadı'
          : `sipariş başına ${told.say('perOrder')} ediyor`
      }. Başka yerden gelen bir sipariş ${told.say('perOrderElsewhere')} değerinde. Oradan gelecek bir tıklamaya da o kadar az ödenebilir.`,
      steps: [
        PLACES,
        'Ülkeyi hariç tutun veya ona daha düşük teklifli ayrı bir kampanya açın.',
        'Önce küçük siparişlerin nedeninin kargo ücreti veya iadeler olup olmadığına bakın: bu, mağazada düzeltilebilir.',
      ],
    }),
    formula: (told) =>
      `Sipariş adresine göre, iadeler dâhil sipariş başına net satış.${told.has('budget') ? ' Söz konusu tutar: 30 günlük bütçe × siparişlerin payı × oradan gelen siparişin eksiği.' : ''}`,
  },
  season_ahead: {
    words: (told) => ({
      title: `Önümüzdeki 30 günde son 30 güne göre ${told.say('change')} daha ${told.kind === 'up' ? 'çok' : 'az'} satış bekleniyor`,
      description: `Tahmin ${told.say('expected')}, büyük olasılıkla ${told.say('low')} ile ${told.say('high')} arası; son 30 gün ${told.say('lastMonth')} getirdi.${
        told.has('lastYear') ? ` Geçen yılın aynı günleri ${told.say('lastYear')} getirmişti.` : ''
      }${
        told.detail === 'dearer'
          ? ` O zaman tıklamalar da pahalanır: mağazalar Efsane Cuma (Black Friday) döneminde ${told.say('clickDearer')} daha fazla ödedi (${told.source('clickDearer')}).`
          : ''
      }`,
      steps:
        told.kind === 'up'
          ? [
              'Kampanyanın ayarlarında günlük bütçeyi birkaç gün önceden, küçük adımlarla artırın.',
              'Reklamını yaptığınız ürünlerin stoğunu kontrol edin.',
              'Mevsimi başlıklara ve görsellere, incelenmelerine zaman varken yansıtın.',
              'Mevsim bitince bütçeyi yeniden düşürün; gününü şimdiden takviminize yazın.',
            ]
          : [
              'Kampanyanın ayarlarında günlük bütçeyi taleple birlikte düşürün.',
              'Müşterileri geri getiren reklamları sürdürün, yeni müşteri arayanlardan tasarruf edin.',
              'Bu zamanı metin ve görselleri denemek için kullanın.',
            ],
    }),
    formula: (told) =>
      `Analizlerin gösterdiği net satış tahmini ve beş aydan dördünde tutan aralığı, bitmiş son 30 günle karşılaştırılır. Tablo aylarınızı karşılaştırır: ay ÷ o yılın ortalama ayı.${told.has('budget') ? ' Söz konusu tutar: 30 günlük bütçe × değişim.' : ''}`,
  },
} satisfies Record<string, Speech>;

const few = (told: Parameters<Speech['words']>[0], figure: string, when: string) =>
  told.say(figure) === '0'
    ? `${told.say('orders')} siparişin hiçbiri ${when} gelmedi`
    : `${told.say('orders')} siparişten yalnızca ${told.say(figure)} tanesi (${told.say('share')}) ${when} geldi`;
