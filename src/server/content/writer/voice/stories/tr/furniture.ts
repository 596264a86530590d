import type { StoriesOf } from '../stories.ts';

export const furniture: StoriesOf<'furniture'> = {
  sofa: {
    stories: {
      formal: [
        'Bayram ziyaretinde kapı hiç durmaz, gelen gelene. “Buyurun” denir, {title} gösterilir.',
        'Yeni evde ilk çay kolilerin arasında, yerde içilir. İkincisi {title} üstünde.',
        'Uzun konuşmalar masada değil, ayaklar toplanınca başlar. Konu sizden, yer {title:den}.',
        'Akşam haberleri biter, ışık kısılır, kimse odasına gitmek istemez. Bunda {title:in} payı vardır.',
      ],
      informal: [
        '“Beş dakika uzanayım” dedin, gözünü açtığında gün ağarıyordu. {title} seni uyandırmaya kıyamadı.',
        'Kumanda, toka, on lira, geçen yıldan bir fıstık. {title} zamanla bunların hepsini saklar.',
        'Köşeyi kapan bütün sezon orada oturur, ev kuralı bu. {title} gelmeden yerini seç.',
        'Dizinin en heyecanlı yerinde çayı kim koyacak? Kalkan yerini kaybeder, {title} affetmez.',
      ],
    },
    asks: {
      formal: [
        'Evde köşe yeri kimindir?',
        'Akşamları kumanda kimdedir?',
        'Pazar öğleden sonrası: kitap mı, uyku mu?',
        'Misafir yatılı kalınca kim nerede yatar?',
        'Televizyonun karşısı mı, pencere kenarı mı?',
        'Çay orada mı içilir, masada mı?',
      ],
      informal: [
        'Oturan mısın, yayılan mı?',
        'Minderlerin arasından en son ne çıktı?',
        'En son hangi dizide uyuyakaldın?',
        'Battaniye kavgasını kim kazanır?',
        'Kedi mi oturur, sen mi?',
        'Yemek orada yenir mi? Dürüst ol.',
      ],
    },
  },
  armchair: {
    stories: {
      formal: [
        'Her evde babanın, dedenin ya da kedinin yeri bellidir. Sizin yeriniz {title} olsun.',
        'Akşamüstü gazete açılır, gözlük takılır, on dakikaya kalmaz gözler kapanır. Bu sırrı {title} saklar.',
        'Pencereye dönük tek kişilik bir yer, evin içinde küçük bir kaçamaktır. Oraya {title} yakışır.',
        'Bir lamba, bir sehpa, yarım kalmış bir roman. Üçü {title} gelince köşe olur.',
      ],
      informal: [
        'Kalktığın an kedi oturdu, şimdi de kaldıramıyorsun. {title} artık ikinizin.',
        'Annenle telefon konuşması kırk dakikadan aşağı sürmez. Ayakta dolaşma, {title} seni bekler.',
        'Kitabı açtın, bir sayfa okudun, telefona baktın. {title} köşede, telefon öbür odada kalsın.',
        'Film gecesinde iyi yeri kapmak için erken gelmek gerekir. Bu evde o yer {title}.',
      ],
    },
    asks: {
      formal: [
        'Okuma köşeniz nerede: pencere önünde mi, lamba altında mı?',
        'Çocukken evde kimin yerine oturulmazdı?',
      ],
      informal: ['Senin koltuğuna kim oturamaz?', 'Orada en çok ne yaparsın: okumak mı, şekerleme mi?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'Sofra kurulur, kapı çalar, gelen bir kişi fazladır. Mutfaktan {title} getirilir, konu kapanır.',
        'Beş dakikalığına oturursunuz, üçüncü çayda hâlâ kalkmazsınız. Suç sohbetin, biraz da {title:in}.',
        'Ödevler, faturalar, tebrikler hep aynı masada, aynı yerden yazılır. O yere {title} çekin.',
        'Kahvenizle balkona çıkınca önce güneşin nereye vurduğuna bakarsınız. {title:i} oraya çevirin.',
      ],
      informal: [
        'Yatak odasındaki sandalye kıyafetten görünmüyor artık. Oturmak için {title} lazım.',
        'Düşersin diye kaç kere dediler, sen hâlâ arkaya kaykılıyorsun. Bari {title:e} yapma.',
        'Düğünde oturacak yer kalmayınca kapıp kaçan teyzeyi bilirsin. {title} evdeyken telaşa gerek yok.',
        '“Sen otur, ben ayakta yerim” diyen hep annendir. {title} onun için gelsin.',
      ],
    },
    asks: {
      formal: [
        'Sofrada herkesin yeri belli midir?',
        'Uzayan kahvaltılarda rekorunuz kaç saat?',
        'Baş köşeye kim oturur?',
        'Masada kaç kişi toplanırsınız?',
        'Çalışırken nerede oturursunuz: masada mı, mutfakta mı?',
        'Sizin evde en eski sandalye kimden kaldı?',
      ],
      informal: [
        'Kıyafet yığılan o yerde şu an ne var?',
        'Hep aynı yere mi oturursun?',
        'Ters oturan var mı?',
        'Misafir çok gelince yedekler nereden çıkar?',
        'Ayak toplayan mı, bacak bacak üstüne atan mı?',
        'Ampulü neyin üstünde değiştirirsin?',
      ],
    },
  },
  stool: {
    stories: {
      formal: [
        'Yemek yapana eşlik eden biri hep kapı pervazına yaslanır. Ona {title} gösterin.',
        'Misafir çoğalınca evde her kenar oturulacak yer olur. İmdada {title} yetişir.',
        'Bir gün misafirin yeri, bir gün kitapların, bir gün saksının. {title} itiraz etmez.',
        'Kahvaltıyı ayakta yapıp çıkanlar bile bir dakika oturmak ister. Mutfakta {title} dursun.',
      ],
      informal: [
        '“İki dakika uğradım” diyen mutfağa girdi, bir saattir anlatıyor. Altına {title} çek.',
        'Sandalye bitti, minder bitti, gelenler bitmedi. Sıra {title:de}.',
        'Kahven, telefonun, kitabın derken yer kalmadı. {title} bugün sehpa, akşama bakarız.',
        'Balkon küçük, niyet büyük. Bir bardak çay, biraz rüzgâr, bir de {title}.',
      ],
    },
    asks: {
      formal: [
        'Siz yemek yaparken mutfakta kim oturur, kim anlatır?',
        'Kalabalık gelince sizde nereye oturulur?',
      ],
      informal: ['Oturmalık mı, saksılık mı?', 'Mutfakta laflamak mı, salonda mı?'],
    },
  },
  table: {
    stories: {
      formal: [
        'Örtü serilir bayram olur, kaldırılır ödev başlar. Bütün bu telaşı {title:e} emanet edin.',
        'Evin kararları ayakta değil, çaylar konunca alınır. Toplantı yeri {title}.',
        'Çaylar çoktan bitmiştir, kimse kalkmaz, kırıntılarla oynanır. O uzun akşamlar için {title}.',
        'Çocukluğun yaz akşamlarını hatırlayan, önce kimin nerede oturduğunu anlatır. Sizin hikâyeniz {title:in} etrafında geçsin.',
      ],
      informal: [
        'Sabah kahvaltı, öğlen toplantı, akşam okey. {title} üç vardiya çalışır.',
        'Ayağının altına katlanmış peçete koyup idare ettin, yeter. Yerini {title} alsın.',
        'Bir ucunda ödev, bir ucunda fasulye ayıklanıyor, ortada kedi. {title} hepinizi tanıyor.',
        '“Ayıp olmasın, bir tabak koy” dedi annen, börek, dolma derken ortalık doldu. {title} kalabalığa alışsın.',
      ],
    },
    asks: {
      formal: ['Sizde en uzun hangisi sürer: kahvaltı mı, akşam yemeği mi?', 'Başköşede kim oturur?'],
      informal: ['Okey mi, tavla mı, batak mı?', 'Şu an üstünde ne var? Bakıp söyle.'],
    },
  },
  nightstand: {
    stories: {
      formal: [
        'Gözlüğünüzü çıkarır, kitabı kapatır, bir yudum su içersiniz. Günün son eşyaları {title:e} kalır.',
        'Gece uyanınca eliniz karanlıkta bir bardak arar. Yatağın yanında {title} varsa bulur.',
        'Yarım kalan romanlar, el kremi, küçük bir saat. Başucunun düzeni {title} ile kurulur.',
        'Uyumadan önce telefonu elden bırakmak isteyen çok, bırakabilen azdır. Bırakacak yer {title}.',
      ],
      informal: [
        'Telefonu yere koydun, sabah ilk bastığın şey o oldu. Yatağın yanına {title} gelsin.',
        'Üç kitap başladın, üçü de yirminci sayfada. {title} onları sessizce bekletir.',
        'Alarmı susturmak için yataktan yarı beline kadar sarkıyorsun. Bu akrobasiye {title} son verir.',
        'Akşam doldurulan su, sabah devrilen su. Bardak yerde durmasın, {title} orada.',
      ],
    },
    asks: {
      formal: ['Başucunuzda şu an hangi kitap var?', 'Işığı söndürmeden önceki son işiniz nedir?'],
      informal: ['Başucunda kaç yarım kitap var?', 'Telefon başucunda mı, başka odada mı?'],
    },
  },
  desk: {
    stories: {
      formal: [
        'Evde çalışanın ilk derdi iş değil, yer bulmaktır. Mutfak masası sofraya kalsın, siz {title:e} geçin.',
        'Sabah lamba yanar, defter açılır, kahve soğumaya bırakılır. O sabahlar artık {title:de} geçer.',
        'Sınav haftalarını herkes hatırlar: ışık geç söner, anne meyve getirir. Meyve tabağına {title:in} kenarında yer açın.',
        'Pencereye dönük oturulunca cümleler daha kolay gelir derler. Denemek için {title:i} cama çevirin.',
      ],
      informal: [
        'Pazartesi derli toplu, cuma günü arkeolojik kazı. {title} dayanır, sen fincanları topla.',
        'Yatakta toplantı yapıyorsun, belin “ben istifa ettim” diyor. Terfi haberi: {title}.',
        'Çalışmaya başlamadan önce bir saat kalem düzelten sensin. Yeni oyun alanın {title}.',
        'Ödevi yemek masasında yapınca deftere zeytinyağı damlıyor. Yeni adres {title}.',
      ],
    },
    asks: {
      formal: [
        'Çalışırken önünüzde ne görmek istersiniz: duvar mı, pencere mi?',
        'Çalışma saatiniz sabah mı, gece mi?',
      ],
      informal: ['Masan toplu mu, savaş alanı mı?', 'Şu an kaç bardak duruyor yanında?'],
    },
  },
  bed: {
    stories: {
      formal: [
        'Evin ışıkları tek tek söner, en sona bir oda kalır. O odada {title} bekler.',
        'Yeni evin odaları tek tek kurulur, ilk gece için acele edilen bir tanedir. Önce {title} yerini bulur.',
        'Pazar sabahı güneş odanıza girer, kalkmaya hiç niyetlenmezsiniz. Bu keyif {title:in}.',
        'Işığı söndürdükten sonra ettiğiniz iki cümle, bazen bütün günün sohbetidir. O sohbet {title:de} edilir.',
      ],
      informal: [
        '“Bu gece erken yatıyorum” dedin, saat bir. Sözünü bir tek {title} unutmadı.',
        'Alarmı üç kere erteledin, dördüncüye pazarlık yapıyorsun. {title} senden yana.',
        'Altına attığın valizler, üstüne yığılan çamaşırlar, arada bir de sen. {title} hepinize katlanır.',
        'Yorganın sende, ayakların dışarıda, kedi ortada. {title} gelince yerler yeniden paylaşılır.',
      ],
    },
    asks: {
      formal: ['Hafta sonu kaçta kalkılır sizde?', 'Gece kitap mı, sohbet mi?'],
      informal: ['Duvar tarafı mı, kenar mı?', 'Kaç alarmla uyanıyorsun?'],
    },
  },
  mattress: {
    stories: {
      formal: [
        'Taşınırken önce ne gider? Tecrübeli olan {title} der, gerisi sonra gelir.',
        'Kimi serti sever, kimi yumuşağı, tartışma yatana kadar sürer. Söz artık {title:de}.',
        'Ömrünüzün üçte biri bir yerde geçer, o yeri çoğu zaman en son düşünürsünüz. Bu kez sıra {title:in}.',
        'Çarşafı gerer, köşeleri düzeltir, ilk uzanma anını kimseyle paylaşmazsınız. O an {title:in}.',
      ],
      informal: [
        'Sabah kalktın, sırtın sana küs. Aranızı {title} bulsun.',
        'Öğlen on dakikalığına uzandın, hava karardı, hangi gündeyiz? {title} söylemez.',
        'Üstünde zıplamak yasaktı, yasağı en çok sen deldin. Aynı kural {title} için geçerli.',
        'Misafir gelince yere serilen süngerle büyüdün, tamam. Kendi odana {title}.',
      ],
    },
    asks: {
      formal: ['Sert mi seversiniz, yumuşak mı?', 'Öğle uykusu kaç dakika olmalı?'],
      informal: ['Yüzüstü mü, yan mı, deniz yıldızı mı?', 'Sabahçı mısın, “beş dakika daha”cı mı?'],
    },
  },
  shelf: {
    stories: {
      formal: [
        'Okunanlar bir yana, okunacaklar bir yana, arada tatilden bir deniz kabuğu. Hepsine {title} yer verir.',
        'Kitaplar koltuğun yanında kule olduysa duvara bakmanın zamanıdır. O duvar {title:i} bekliyor.',
        'Misafir salonda yalnız kalınca ilk kitaplara göz gezdirir. Göreceklerini {title:e} siz dizin.',
        'Yıllarca çekmecede duran çerçeveler, küçük hatıralar gün ışığına çıkmak ister. Yerleri {title:de}.',
      ],
      informal: [
        'Tatil hatıraları kolide, kitaplar yerde, niyet iki yıldır sende. {title} gelince bahane kalmaz.',
        'Dizdin, baktın, bozdun, bir daha dizdin. {title} seni bütün pazar oyalar.',
        'Toplantıda arkanda ne göründüğü artık kariyer meselesi. Arkana {title}, önüne kahve.',
        '“Bir kitap daha almayacağım” dedin, elinde üç poşet. Yenileri {title:e} diz, kimse saymasın.',
      ],
    },
    asks: {
      formal: [
        'Kitaplarınızı nasıl dizersiniz: yazara göre mi, renge göre mi?',
        'Rafınızın en üstünde ne durur?',
      ],
      informal: ['Alıp okumadığın kaç kitap var?', 'Baş köşeye ne koyarsın: kitap, bitki, kedi?'],
    },
  },
  cabinet: {
    stories: {
      formal: [
        'Misafire on dakika kala ortada ne varsa bir yere kalkar. O yer {title} olur.',
        'Evde aranan her şey en son bakılan yerden çıkar. Siz bakmaya {title:den} başlayın.',
        'Her eşyanın yeri olduğunda akşam toparlanmak uzun sürmez. Yer açmaya {title} ile başlayın.',
        'Düzen, her şeyin ortada durması değildir. Sevdiğinizi görün, kalanı {title:in} içinde.',
      ],
      informal: [
        'İçini tıktın, kapağı omzunla kapattın, “ev tertemiz” dedin. {title} sırrını saklar.',
        'Aradığın şarj aleti, nüfus cüzdanı, o tek eldiven. {title} bir gün hepsini geri verir.',
        'Annen “şunları kaldır” diye seslendi, nereye dediğini söylemedi. Cevap {title}.',
        'En arkada unuttuğun çikolata bir gün seni güldürecek. {title} bu işlerde sabırlıdır.',
      ],
    },
    asks: {
      formal: [
        'Misafir gelmeden en son neyi kaldırırsınız?',
        'Dolabınızın en arkasında ne var, hatırlıyor musunuz?',
      ],
      informal: ['Açmaya korktuğun kapak hangisi?', 'Kapı çaldı, ev dağınık: Taktiğin ne?'],
    },
  },
};
