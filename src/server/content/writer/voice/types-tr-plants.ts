import type { TurkishTypes } from './turkish-type.ts';

export const plantsTr = {
  'house-plant': {
    noun: 'bitki',
    whom: 'bitkiyi',
    hooks: [
      'Eve bir bitki, odaya bir nefes.',
      'Pencere önünde bir kişilik yer var.',
      'Bitki sevene bir bitki daha.',
      'Yeni yaprak açınca sevinen var mı?',
      'Köşe boş kalmasın, bitki gelsin.',
    ],
    lines: [
      'Sabah kahvesi elde, yaprak kontrolü zamanı.',
      'Bir saksıyla başlar, bir bakılır salon ormana dönmüş.',
      'Sulama günü telefonda alarm olarak kayıtlıdır.',
      'Yeni bir yaprak, küçük bir bayramdır.',
    ],
    tips: [
      'Sulamadan önce toprağa parmak batırmak gerekir; çoğu ev bitkisi kuruluktan önce fazla sudan zarar görür.',
      'Yaprakları nemli bezle silmek, tozunu alıp daha çok ışık görmesini sağlar.',
      'Saksıyı arada bir çevirmek bitkinin tek yöne eğilmesini önler.',
    ],
    tags: ['EvBitkileri', 'BitkiSevgisi', 'YeşilEv', 'Bitki'],
  },
  orchid: {
    noun: 'orkide',
    whom: 'orkideyi',
    hooks: [
      'Orkide sabredene çiçek açar.',
      'Söz yerine geçen çiçek: orkide.',
      'Orkide alan, pencere önü arar.',
      'Bir dal orkide, bütün oda.',
    ],
    lines: [
      'Aylarca bekletir, sonra bir sabah tomurcukla şaşırtır.',
      'Hediye gidip evin başköşesine yerleşenlerden.',
      'Sehpanın üstünde tek başına bir çiçekçi vitrini gibi.',
      'Kökleri saksıdan taşar, sahibi yine de kıyamaz.',
    ],
    tips: [
      'Orkide doğrudan güneşi değil, aydınlık ve süzülmüş ışığı sever.',
      'Orkideyi sulayıp suyunu iyice süzdürmek gerekir; dipte bekleyen su kökleri çürütür.',
      'Grimsi kökler susuzluğun, yeşil kökler yeterli suyun işaretidir.',
    ],
    tags: ['Orkide', 'OrkideBakımı', 'EvBitkileri', 'ÇiçekSevgisi'],
  },
  succulent: {
    noun: 'sukulent',
    whom: 'sukulenti',
    hooks: [
      'Su unutana göre bir bitki.',
      'Masaya küçük bir çöl.',
      'Bir sukulent alan duramıyor.',
      'Avuç içi kadar yeşil: sukulent.',
    ],
    lines: [
      'Ekranın yanında sessiz sedasız bir iş arkadaşı.',
      'Kahvaltı masasında, kitaplıkta, banyo penceresinde; sığmadığı yer yok.',
      'Tatile gidince komşuya anahtar bırakmak gerekmez.',
      'Yan yana dizildikçe koleksiyona dönüşen küçükler.',
    ],
    tips: [
      'Sukulenti toprağı tamamen kuruduktan sonra sulamak gerekir.',
      'Yaprakları uzayıp seyreliyorsa bitki daha çok ışık istiyor demektir.',
      'Altı delikli saksı sukulent için şarttır; köklerin suda kalmaması gerekir.',
    ],
    tags: ['Sukulent', 'SukulentSevgisi', 'MiniBahçe', 'EvBitkileri'],
  },
  bonsai: {
    noun: 'bonsai',
    whom: 'bonsaiyi',
    hooks: [
      'Koca ağaç, küçücük saksı: bonsai.',
      'Bonsai acele etmez, ettirmez.',
      'Makas elde, sabır yanda.',
      'Masada bir ağaç gölgesi.',
    ],
    lines: [
      'Her gün biraz bakmak, ayda bir küçük bir dal kesmek.',
      'Bir köşede yıllarla birlikte güzelleşen minik manzara.',
      'Sabah ilk iş ona bakılır, sonra telefona.',
      'Büyütmek değil, birlikte yaş almak.',
    ],
    tips: [
      'Bonsainin toprağı az olduğu için nemini her gün parmakla yoklamak gerekir.',
      'Bonsaiyi takvime göre değil, toprağının üstü kurumaya başlayınca sulamak gerekir.',
      'Budamayı az az ve temiz bir makasla yapmak bitkiyi yormaz.',
    ],
    tags: ['Bonsai', 'BonsaiBakımı', 'EvBitkileri', 'YeşilEv'],
  },
  bouquet: {
    noun: 'buket',
    whom: 'buketi',
    hooks: [
      'Söz bitince buket konuşur.',
      'Kapıda bir buket, yüzde bir gülüş.',
      'Çiçek almak için sebep mi lazım?',
      'Kendine buket alan kazanır.',
    ],
    lines: [
      'Vazo bulunur, saplar kesilir, mutfak masasına konur.',
      'Özür, teşekkür, kutlama; hepsi bir buketle biraz daha kolay.',
      'Eve girince ilk görülen şey olsun.',
      'Kartına iki kelime yetiyor.',
    ],
    tips: [
      'Sapları eğik kesmek çiçeğin suyu daha kolay çekmesini sağlar.',
      'Vazonun suyunu iki günde bir değiştirmek buketin ömrünü uzatır.',
      'Suyun içinde kalan yaprakları ayıklamak suyun bozulmasını geciktirir.',
    ],
    tags: ['Buket', 'ÇiçekBuketi', 'ÇiçekSevgisi', 'ÇiçekHediye'],
  },
  'plant-pot': {
    noun: 'saksı',
    whom: 'saksıyı',
    hooks: [
      'Bitkinin evi saksıdır.',
      'Saksı değişince bitki de şımarır.',
      'Balkon küçük, saksı çok.',
      'Boş saksı uzun süre boş kalmaz.',
    ],
    lines: [
      'Pencere önünde üç boy yan yana, hepsi başka bir yeşil.',
      'Fesleğen mutfağa, sardunya balkona, gerisi salona.',
      'Toprak dökülmesin diye serilen gazete kâğıdı da bu işin parçası.',
      'Evdeki plastik saksılar bir bir emekli olur.',
    ],
    tips: [
      'Yeni saksının eskisinden iki parmak geniş olması yeterlidir; fazlası toprağı uzun süre ıslak tutar.',
      'Altı deliksiz saksıyı dış saksı gibi kullanıp bitkiyi delikli kabıyla içine koymak iyi olur.',
      'Saksı değiştirmek için en uygun zaman, bitkinin büyümeye başladığı ilkbahardır.',
    ],
    tags: ['Saksı', 'SaksıModelleri', 'BitkiSevgisi', 'BalkonBahçe'],
  },
  seeds: {
    noun: 'tohum',
    whom: 'tohumu',
    hooks: [
      'Bir avuç tohum, koca bir yaz.',
      'Toprağa bırakılır, sabırla beklenir.',
      'Balkonda ilk filizi gören haber versin.',
      'Her bahçe bir tohumla başlar.',
    ],
    lines: [
      'Yumurta kartonunda, yoğurt kabında, pencere kenarında; filiz yer seçmez.',
      'Her sabah çıktı mı diye bakılan o hafta.',
      'Çocuklarla ekilen tohumun adı bile olur.',
      'Kendi yetiştirilen domatesin tadı anlatılmaz, derler.',
    ],
    tips: [
      'Küçük tohumları yüzeye yakın ekmek gerekir; kabaca kendi kalınlığının iki üç katı derinlik yeter.',
      'Ekim zamanı için paketin üzerindeki aylara bakmak gerekir.',
      'Kalan tohumları kuru, serin ve karanlık yerde saklamak çimlenme gücünü korur.',
    ],
    tags: ['Tohum', 'Bahçe', 'BalkonBahçe', 'KendinYetiştir'],
  },
  'garden-tool': {
    noun: 'bahçe aleti',
    whom: 'bahçe aletini',
    hooks: [
      'Eldivenler takılsın, bahçe bekliyor.',
      'Toprak tırnakta, yüz gülüyor.',
      'Bahçede işin yarısı alettir.',
      'Bahar geldi, kürekler çıksın.',
    ],
    lines: [
      'Cumartesi sabahı, çay termosu, ekilecek üç fide.',
      'Balkonda iki saksı da olsa bahçedir.',
      'Komşuyla ödünç alınıp verilen şeylerin başında.',
      'Toprağın kokusuna dalıp öğlen yemeğini unutanlar için.',
    ],
    tips: [
      'Aleti kullandıktan sonra toprağını temizleyip kuru kaldırmak paslanmayı önler.',
      'Kesici aletleri bitkiden bitkiye geçerken silmek hastalık taşınmasını azaltır.',
      'Sapı ele oturan bir alet, uzun işlerde bileği daha az yorar.',
    ],
    tags: ['Bahçe', 'BahçeAletleri', 'BalkonBahçe', 'Bahçıvanlık'],
  },
  'watering-can': {
    noun: 'sulama kabı',
    whom: 'sulama kabını',
    hooks: [
      'Sürahiyle sulama devri kapandı.',
      'Bitkilerin en çok beklediği ziyaret.',
      'Sulama günü hangi gün?',
      'Köşede dursun, süs sanılsın.',
    ],
    lines: [
      'Pazar sabahı sırayla bütün saksılar, tek tek hal hatır.',
      'Damla taşmadan, yaprak ıslanmadan, dibe dibe.',
      'Rafta dururken bile bitkileri hatırlatır.',
      'Balkondan sarkan sardunyaların en yakın arkadaşı.',
    ],
    tips: [
      'Musluk suyunu kapta bir gece bekletmek, oda sıcaklığına gelmesini sağlar.',
      'Sabah sulamak, suyun öğle sıcağından önce köke inmesine yardım eder.',
      'Kabı boşaltıp kuru bırakmak içinde yosun oluşmasını önler.',
    ],
    tags: ['SulamaKabı', 'BitkiSevgisi', 'BalkonBahçe', 'EvBitkileri'],
  },
} satisfies TurkishTypes;
