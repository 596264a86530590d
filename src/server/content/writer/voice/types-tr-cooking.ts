import type { TurkishTypes } from './turkish-type.ts';

export const cookingTr = {
  'water-bottle': {
    noun: 'matara',
    whom: 'matarayı',
    hooks: [
      'Çantada suyun yeri hazır: matara.',
      'Bugün kaç bardak su içildi?',
      'Spor çantası, havlu, matara.',
      'Su içmeyi unutanlara: matara.',
    ],
    lines: [
      'Ofiste masanın köşesinde, yürüyüşte çantanın yanında.',
      'Çocuğun okul çantasının değişmezi.',
      'Dağ yolunda mola verince ilk el atılan şey.',
      'Dolu çıkılır evden, boş dönülürse gün iyi geçmiştir.',
    ],
    tips: [
      'Matarayı her günün sonunda yıkayıp ağzı açık kurutmak koku oluşmasını önler.',
      'Kapağın contasını ara sıra çıkarıp temizlemek kokuyu önler.',
      'İnatçı koku için içine karbonatlı ılık su koyup bekletmek işe yarar.',
    ],
    tags: ['Matara', 'Suluk', 'SuIçmeyiUnutma', 'AktifYaşam'],
  },
  'lunch-box': {
    noun: 'yemek kutusu',
    whom: 'yemek kutusunu',
    hooks: [
      'Öğle arası: Evden ne çıktı?',
      'Annenin koyduğu bir dilim fazla kek.',
      'Dün akşamın dolması bugün ofiste.',
      'Kapak açıldı, öğle arası başladı.',
    ],
    lines: [
      'Sıra beklemeden, ne yesek demeden öğle arası.',
      'Teneffüste arkadaşla paylaşılan son kurabiye.',
      'Pazar akşamı hazırlanan, pazartesi kıymeti bilinen.',
      'Parkta, tren yolculuğunda, masa başında açılır.',
    ],
    tips: [
      'Yemeği kutuya koymadan önce soğutmak buharlanıp sulanmasını önler.',
      'Islak ve kuru yiyecekleri ayrı koymak öğlene kadar diri kalmalarını sağlar.',
      'Kapağın contasını çıkarıp yıkamak koku kalmasını önler.',
    ],
    tags: ['BeslenmeÇantası', 'EvYemeği', 'YemekHazırlığı', 'OkulaDönüş'],
  },
  'baking-tin': {
    noun: 'kek kalıbı',
    whom: 'kek kalıbını',
    hooks: [
      'Fırın ısındı, kalıp nerede?',
      'Kek kokusu komşuya kadar gider.',
      'Bir yoğurtlu kek, bir cumartesi.',
      'Kalıptan tek parça çıkınca bayram.',
    ],
    lines: [
      'Un tezgâhta, vanilya havada, çocuklar kaşığın peşinde.',
      'Çay demlenirken fırının camından bakılır.',
      'Ters çevrilir, hafifçe vurulur, nefesler tutulur.',
      'Tarif anneden, kalıp yeni.',
    ],
    tips: [
      'Kalıbın dörtte üçünü doldurmak kekin taşmadan kabarmasına yer bırakır.',
      'Kalıbı yağlayıp unlamak kekin tek parça çıkmasına yardımcı olur.',
      'Keki fırından çıkınca on dakika kalıpta bekletmek kırılmasını önler.',
    ],
    tags: ['KekKalıbı', 'EvYapımıKek', 'PastaTarifleri', 'FırındanTaze'],
  },
  pan: {
    noun: 'tava',
    whom: 'tavayı',
    hooks: [
      'Sucuklu yumurta tavadan yenir.',
      'Tavaya ekmek banmak serbest.',
      'Menemen ortaya, ekmek ele.',
      'Bir tava, on dakika, akşam yemeği.',
    ],
    lines: [
      'Pazar kahvaltısında masanın tam ortasına konur.',
      'Tereyağı cızırdayınca herkes mutfağa toplanır.',
      'Krep ters yüz olurken seyirci de olur.',
      'Yorgun akşamların en hızlı kurtarıcısı.',
    ],
    tips: [
      'Tavayı önce ısıtıp sonra yağı eklemek yiyeceğin yapışmasını azaltır.',
      'Kızgın tava soğuk suya tutulmaz; ani ısı farkı tabanı eğebilir.',
      'Tavayı kalabalık doldurmamak yiyeceğin haşlanmadan kızarmasını sağlar.',
    ],
    tags: ['Tava', 'Mutfak', 'EvYemekleri', 'KahvaltıKeyfi'],
  },
  'kitchen-knife': {
    noun: 'mutfak bıçağı',
    whom: 'mutfak bıçağını',
    hooks: [
      'Domates ezilmeden kesilsin.',
      'Mutfakta işin çoğu bıçaktadır.',
      'Soğan ağlatır, bıçak kurtarır.',
      'Salata için ilk ses: tık tık.',
    ],
    lines: [
      'Maydanoz ince ince, domates tane tane.',
      'Yemek, tahtanın üstünde başlar.',
      'Kalabalık sofraların sessiz emekçisi.',
      'Bir bıçağa alışan el başkasını kolay kolay almaz.',
    ],
    tips: [
      'Keskin bıçak kör bıçaktan daha güvenlidir; bastırmadan keser.',
      'Bıçağı cam ve taş yüzeyde değil, kesme tahtasında kullanmak keskinliğini korur.',
      'Elde yıkayıp hemen kurulamak bıçağın ağzını korur.',
    ],
    tags: ['MutfakBıçağı', 'Mutfak', 'ŞefBıçağı', 'MutfakGereçleri'],
  },
  'cutting-board': {
    noun: 'kesme tahtası',
    whom: 'kesme tahtasını',
    hooks: [
      'Bütün yemekler bu tahtada başlar.',
      'Peynir dizilir, tahta sofra olur.',
      'Tezgâhın en çalışkanı: kesme tahtası.',
      'Kahvaltıda ekmek, akşam salata.',
    ],
    lines: [
      'Maydanozun kokusu en çok tahtada çıkar.',
      'Yemek yapılırken çalışır, misafir gelince sunuma geçer.',
      'Tezgâha yaslanıp durduğunda bile mutfak dolu görünür.',
      'Üzüm, ceviz, iki çeşit peynir; akşam hazır.',
    ],
    tips: [
      'Çiğ et ve sebze için ayrı tahta kullanmak hem temiz hem pratiktir.',
      'Altına nemli bir bez sermek tahtanın kaymasını önler.',
      'Yıkadıktan sonra dik konumda kurutmak iki yüzünün de hava almasını sağlar.',
    ],
    tags: ['KesmeTahtası', 'Mutfak', 'SunumTahtası', 'MutfakGereçleri'],
  },
  apron: {
    noun: 'mutfak önlüğü',
    whom: 'mutfak önlüğünü',
    hooks: [
      'Önlük takıldı, mutfak açıldı.',
      'Beyaz gömlekle sos yapana: önlük.',
      'Mutfağın şefi belli olsun.',
      'Un serpildi, önlük bağlandı.',
    ],
    lines: [
      'Bağcıklar arkadan öne, kollar yukarı, müzik açık.',
      'Çocukla kurabiye günü iki önlük ister.',
      'Mangal başında, hamur tezgâhında, saksı başında.',
      'Cebinde hep bir peçete, bir kibrit.',
    ],
    tips: [
      'Önlüğü bele oturacak kadar sıkı bağlamak ocak başında sarkmasını önler.',
      'Yağ lekesine yıkamadan önce bulaşık deterjanı sürmek çıkmasını kolaylaştırır.',
      'Kapının arkasına bir askı takmak önlüğün her seferinde el altında olmasını sağlar.',
    ],
    tags: ['MutfakÖnlüğü', 'Mutfak', 'YemekYapmak', 'MutfakKeyfi'],
  },
  'tea-towel': {
    noun: 'mutfak havlusu',
    whom: 'mutfak havlusunu',
    hooks: [
      'Omuza atıldı mı iş başlar.',
      'Mutfakta en çok aranan bez.',
      'Fırının kolunda asılı duran güzellik.',
      'Bardaklar kurusun, havlu gelsin.',
    ],
    lines: [
      'Ekmeği sarar, bardağı parlatır, bazen tutacak bile olur.',
      'Yemek yaparken omuzda, bitince fırının kolunda.',
      'Bulaşık biter, mutfak havlusu son sözü söyler.',
      'Hamurun üstüne örtülür, kabarması beklenir.',
    ],
    tips: [
      'Yeni havluyu ilk kullanımdan önce yıkamak emiciliğini artırır.',
      'Yumuşatıcı kullanmamak mutfak havlusunun suyu daha iyi çekmesini sağlar.',
      'El ve bulaşık için ayrı havlu kullanmak daha temizdir.',
    ],
    tags: ['MutfakHavlusu', 'Mutfak', 'MutfakDekorasyonu', 'MutfakKeyfi'],
  },
  'storage-jar': {
    noun: 'kavanoz',
    whom: 'kavanozu',
    hooks: [
      'Kiler dizilince iç rahatlar.',
      'Kavanozda kurabiye kalmış mı?',
      'Bakliyat poşetten kurtuldu.',
      'Rafta sıra sıra kavanozlar.',
    ],
    lines: [
      'Nohut, mercimek, tarhana; hepsinin rafta yeri bellidir.',
      'Tezgâhta durdukça dolan, doldukça güzelleşen.',
      'Kapağı sessiz açmaya çalışan çocuklar için ayrı bir sınav.',
      'Turşu da girer içine, kahve de, düğme de.',
    ],
    tips: [
      'Kavanoz iyice kurumadan doldurulmaz, yoksa bakliyat nemlenir.',
      'Kavanozun altına doldurma tarihi yazılır, eskisi önce biter.',
      'Baharatla kahve ışık almayan rafta kokusunu daha iyi korur.',
    ],
    tags: ['Kavanoz', 'MutfakDüzeni', 'Kiler', 'SaklamaKabı'],
  },
  'cake-cases': {
    noun: 'kek kapsülü',
    whom: 'kek kapsülünü',
    hooks: [
      'Muffin günü ilan edildi.',
      'Küçük keklerin küçük etekleri.',
      'Bir tepsi muffin kime yeter?',
      'Okul partisi yarın, kapsüller hazır.',
    ],
    lines: [
      'Çocuklar sayar, anne doldurur, fırın kabartır.',
      'Elde yenir, tabak kirlenmez.',
      'Üstüne krema, kremaya bir çilek.',
      'Doğum günü sofrasında ilk bitenlerden.',
    ],
    tips: [
      'Kapsülleri üçte iki doldurmak keklerin taşmadan kabarmasını sağlar.',
      'Kapsülleri muffin kalıbına yerleştirmek hamurun yanlara yayılmasını önler.',
      'Kekleri soğumadan kapsülden ayırmamak kırılmalarını azaltır.',
    ],
    tags: ['KekKapsülü', 'Muffin', 'Cupcake', 'PastaMalzemeleri'],
  },
} satisfies TurkishTypes;
