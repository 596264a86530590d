import type { FigureReader, Speech } from '#languages/finding-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';

const STAKE_OF_TIME = ' Söz konusu tutar: 30 günlük bütçe × aradaki fark.';
const BIDS =
  'Teklifleri elle veriyorsanız bu zamanların tekliflerini biraz değiştirin. Akıllı Teklif zamana kendisi bakar ve bu değişiklikleri dikkate almaz; orada günlük bütçenin o saate kadar yetmesini sağlayın.';
const TIME_ZONE =
  'Hesabın saat dilimini mağazanızınkiyle karşılaştırın: reklam zamanlaması hesabın saatine göre işler.';
const SCHEDULE = 'Kampanyayı ve orada reklam zamanlamasını açın.';
const PLACES = 'Kampanyanın ayarlarını ve orada konumları açın.';

export const timeAndPlaceSpeeches = {
  more_hours: {
    words: (figures) => ({
      title: `${figures.hour('hourFrom')}–${figures.hour('hourTo')} arasına bütçe ayırın`,
      description: `${figures.say('orders')} siparişten ${figures.say('ordersInWindow')} tanesi (${figures.say('share')}) bu saatlerde geldi; bu, güne eşit dağılsaydı geleceğin ${figures.say('timesUsual')} katı. Eşit dağıtılan bütçenin ise yalnızca ${withEnding(figures.written('evenShare'), 'si')} bu saatlere düşer.`,
      recommendations: [
        SCHEDULE,
        'Bu saatleri bütün günler için ayrı bir zaman olarak girin.',
        BIDS,
        TIME_ZONE,
        'İki hafta sonra bu saatlerin siparişlerinin artıp artmadığına bakın.',
      ],
    }),
    formula: (figures) =>
      `Bu saatlerdeki siparişlerin payı ile saatlerin gündeki payı, mağazanızın saatine göre karşılaştırılır.${figures.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  less_hours: {
    words: (figures) => ({
      title: `${figures.hour('hourFrom')}–${figures.hour('hourTo')} arasında bütçeden tasarruf edin`,
      description: `${few(figures, 'ordersInWindow', 'bu saatlerde')}; eşit dağıtılan bütçenin ise ${withEnding(figures.written('evenShare'), 'si')} bu saatlere düşer.`,
      recommendations: [
        SCHEDULE,
        'Yalnızca diğer saatleri girin: dışarıda bırakılan saatlerde reklam gösterilmez. Bu, Akıllı Teklif kullanırken de geçerlidir.',
        TIME_ZONE,
        'Başka saat dilimlerine de satıyorsanız önce oralar için ayrı bir kampanya açın.',
      ],
    }),
    formula: (figures) =>
      `Bu saatlerdeki siparişlerin payı ile saatlerin gündeki payı, mağazanızın saatine göre karşılaştırılır.${figures.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  more_day: {
    words: (figures) => ({
      title: `${figures.weekday('weekday')} gününe daha çok bütçe ayırın`,
      description: `${figures.say('orders')} siparişten ${figures.say('ordersOnDay')} tanesi (${figures.say('share')}) haftanın bu gününde geldi; bu, ortalama bir günün ${figures.say('timesUsual')} katı. Eşit dağıtılan bütçenin ise ${withEnding(figures.written('evenShare'), 'si')} bu güne düşer.`,
      recommendations: [
        SCHEDULE,
        'Bu günü ayrı bir zaman olarak girin.',
        BIDS,
        TIME_ZONE,
        'Dört hafta sonra bu günün siparişlerinin artıp artmadığına bakın.',
      ],
    }),
    formula: (figures) =>
      `Haftanın bu gününün sipariş sayısı, dönemin ortalama bir günüyle karşılaştırılır.${figures.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  less_day: {
    words: (figures) => ({
      title: `${figures.weekday('weekday')} günü bütçeden tasarruf edin`,
      description: `${few(figures, 'ordersOnDay', 'haftanın bu gününde')}; eşit dağıtılan bütçenin ise ${withEnding(figures.written('evenShare'), 'si')} bu güne düşer.`,
      recommendations: [
        SCHEDULE,
        'Bu günü ayrı bir zaman olarak girin.',
        BIDS,
        TIME_ZONE,
        'Artan bütçeyi daha çok sipariş gelen günlere verin.',
      ],
    }),
    formula: (figures) =>
      `Haftanın bu gününün sipariş sayısı, dönemin ortalama bir günüyle karşılaştırılır.${figures.has('budget') ? STAKE_OF_TIME : ''}`,
  },
  aim_countries: {
    words: (figures) => ({
      title: `Reklamlarınızı siparişlerin geldiği yerlere yöneltin: ${figures.countries()}`,
      description: `${
        figures.kind === 'all'
          ? `Ülkesi bilinen ${figures.say('ordersFromThere')} siparişin hepsi oradan geldi.`
          : `${figures.say('ordersFromThere')} sipariş (${figures.say('share')}) oradan geldi. Diğer ${figures.say('otherCountries')} ülkeden toplam yalnızca ${figures.say('ordersFromElsewhere')} sipariş var.`
      } Her yerde gösterilen bir kampanya, neredeyse hiç sipariş gelmeyen yerlerin tıklamalarına da para öder.`,
      recommendations: [
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
    words: (figures) => ({
      title:
        figures.kind === 'rich'
          ? `Sipariş tutarı daha yüksek bir şehir: ${figures.name('city')}`
          : `Siparişlerinizin ${withEnding(figures.written('share'), 'si')} tek bir şehirden: ${figures.name('city')}`,
      description: `Şehri bilinen ${figures.say('ordersLocated')} siparişten ${figures.say('ordersFromThere')} tanesi (${figures.say('share')}) ve ${figures.say('netSales')} net satış buradan geldi. ${
        figures.kind === 'rich'
          ? `Oradan gelen bir sipariş ${figures.say('perOrder')}, başka yerden gelen ${figures.say('perOrderElsewhere')} getiriyor: ${figures.say('moreThere')} daha çok.`
          : `Sipariş başına ${figures.say('perOrder')} ediyor.`
      }`,
      recommendations: [
        PLACES,
        'Zaten seçili olan ülkenin yanına bu şehri ekleyin.',
        'Teklifleri elle veriyorsanız bu şehrin tekliflerini biraz artırın. Akıllı Teklif yere kendisi bakar; orada şehre kendi bütçesi olan ayrı bir kampanya açın.',
        'Doğruysa bir başlıkta şehrin adını veya oraya hızlı teslimatı söyleyin.',
      ],
    }),
    formula: (figures) =>
      figures.kind === 'rich'
        ? 'Sipariş adresine göre. Söz konusu tutar: şehrin 30 günlük bütçedeki payı (siparişe göre) × oradan gelen siparişin fazlası.'
        : 'Sipariş adresine göre.',
  },
  leave_country: {
    words: (figures) => ({
      title: `Düşük teklif verin veya dışarıda bırakın: ${figures.countries()}`,
      description: `Ülkesi bilinen ${figures.say('ordersLocated')} siparişten ${figures.say('ordersFromThere')} tanesi (${figures.say('share')}) oradan geldi; ${
        figures.kind === 'nothing'
          ? 'iadelerden sonra geriye bir şey kalmadı'
          : `sipariş başına ${figures.say('perOrder')} ediyor`
      }. Başka yerden gelen bir sipariş ${figures.say('perOrderElsewhere')} değerinde. Oradan gelecek bir tıklamaya da o kadar az ödenebilir.`,
      recommendations: [
        PLACES,
        'Ülkeyi hariç tutun veya ona daha düşük teklifli ayrı bir kampanya açın.',
        'Önce küçük siparişlerin nedeninin kargo ücreti veya iadeler olup olmadığına bakın: bu, mağazada düzeltilebilir.',
      ],
    }),
    formula: (figures) =>
      `Sipariş adresine göre, iadeler dâhil sipariş başına net satış.${figures.has('budget') ? ' Söz konusu tutar: 30 günlük bütçe × siparişlerin payı × oradan gelen siparişin eksiği.' : ''}`,
  },
  season_ahead: {
    words: (figures) => ({
      title: `Önümüzdeki 30 günde son 30 güne göre ${figures.say('change')} daha ${figures.kind === 'up' ? 'çok' : 'az'} satış bekleniyor`,
      description: `Tahmin ${figures.say('expected')}, büyük olasılıkla ${figures.say('low')} ile ${figures.say('high')} arası; son 30 gün ${figures.say('lastMonth')} getirdi.${
        figures.has('lastYear') ? ` Geçen yılın aynı günleri ${figures.say('lastYear')} getirmişti.` : ''
      }${
        figures.detail === 'dearer'
          ? ` O zaman tıklamalar da pahalanır: mağazalar Efsane Cuma (Black Friday) döneminde ${figures.say('clickDearer')} daha fazla ödedi (${figures.source('clickDearer')}).`
          : ''
      }`,
      recommendations:
        figures.kind === 'up'
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
    formula: (figures) =>
      `Analizlerin gösterdiği net satış tahmini ve beş aydan dördünde tutan aralığı, bitmiş son 30 günle karşılaştırılır. Tablo aylarınızı karşılaştırır: ay ÷ o yılın ortalama ayı.${figures.has('budget') ? ' Söz konusu tutar: 30 günlük bütçe × değişim.' : ''}`,
  },
} satisfies Record<string, Speech>;

const few = (figures: FigureReader, figure: string, when: string) =>
  figures.say(figure) === '0'
    ? `${figures.say('orders')} siparişin hiçbiri ${when} gelmedi`
    : `${figures.say('orders')} siparişten yalnızca ${figures.say(figure)} tanesi (${figures.say('share')}) ${when} geldi`;
