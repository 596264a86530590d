import type { TurkishTypes } from './turkish-type.ts';

export const playTr = {
  doll: {
    noun: 'oyuncak bebek',
    whom: 'oyuncak bebeği',
    hooks: [
      'Bebeğin adı ne olsun?',
      'Çay partisine bir davetli daha.',
      'Bebek uyudu, herkes sussun.',
      'Saçı örülecek biri geldi.',
    ],
    lines: [
      'Halının üstünde kurulan küçücük bir ev.',
      'Kucakta gezer, markete gider, yemekte yan sandalyeye oturur.',
      'Adı ilk on dakikada konur, yıllarca unutulmaz.',
      'Anneannenin ördüğü yelek tam ona göre.',
    ],
    tips: [
      'Oyuncak bebek alırken önce paketteki yaş uyarısına bakılır; küçük parçalar üç yaş altı için uygun değildir.',
      'Bebeğin kıyafetlerini file içinde yıkamak küçük parçaların kaybolmasını önler.',
      'Saçını ıslatıp geniş dişli tarakla uçtan başlayarak açmak kopmayı azaltır.',
    ],
    tags: ['OyuncakBebek', 'Oyuncak', 'ÇocukHediyesi', 'OyunZamanı'],
  },
  'soft-toy': {
    noun: 'peluş oyuncak',
    whom: 'peluş oyuncağı',
    hooks: [
      'Sarılmadan uyunmuyor: peluş.',
      'Yatakta bir kişilik daha yer.',
      'Gece lambası, masal, peluş.',
      'Büyükler de sarılabilir, söz.',
    ],
    lines: [
      'Arabada yan koltukta, gece yastığın yanında.',
      'Tatile giderken unutulursa geri dönülür.',
      'Bir kulağı yıpranmış olanı hep en sevilendir.',
      'Yeni doğana gider, üniversiteye kadar rafta kalır.',
    ],
    tips: [
      'Peluşu yıkamadan önce etiketine bakmak yeterli; içinde ses düzeneği olanlar suya girmez.',
      'Makinede yıkanabilen peluşu yastık kılıfına koymak tüyünü korur.',
      'Bebek uyurken beşikte peluş oyuncak bulundurmamak en güvenlisi.',
    ],
    tags: ['PeluşOyuncak', 'Peluş', 'Oyuncak', 'ÇocukHediyesi'],
  },
  puzzle: {
    noun: 'yapboz',
    whom: 'yapbozu',
    hooks: [
      'Kenarlardan mı başlanır, renklerden mi?',
      'Son parça koltuğun altında.',
      'Masa bu akşam yapbozun.',
      'Telefonlar sessizde, parçalar masada.',
    ],
    lines: [
      'Geçerken bir parça koyup gidenler de sayılır.',
      'Yağmurlu bir pazar, demlenen çay, yarım bir gökyüzü.',
      'Sofra bir hafta başka yerde kurulur.',
      'Bitince bozmaya kıyılamaz.',
    ],
    tips: [
      'Önce kenar parçalarını ayırmak başlamayı kolaylaştırır.',
      'Parçaları renklerine göre tabaklara ayırmak aramayı kısaltır.',
      'Yapbozu bir karton üzerinde yapmak yarım kaldığında taşımayı sağlar.',
    ],
    tags: ['Yapboz', 'Puzzle', 'OyunZamanı', 'Oyuncak'],
  },
  'board-game': {
    noun: 'kutu oyunu',
    whom: 'kutu oyununu',
    hooks: [
      'Bu akşam kim kaybediyor?',
      'Kurallar okunmadan itirazlar başladı.',
      'Oyun gecesi: çerez, çay, zar.',
      'Kaybeden bulaşığı yıkar.',
    ],
    lines: [
      'Cuma akşamı masa kurulur, gece yarısı rövanş istenir.',
      'Evde üç nesil aynı masada, aynı hırsla.',
      'Elektrik kesilse bile akşam kurtulur.',
      'Hile yapan hep en sakin görünendir.',
    ],
    tips: [
      'Kutu oyunu seçerken önce oyuncu sayısına ve yaşa bakmak yeterli.',
      'Kuralları tek kişinin önceden okuması ilk eli hızlandırır.',
      'Küçük parçaları kilitli poşetlerde saklamak kaybolmalarını önler.',
    ],
    tags: ['KutuOyunu', 'OyunGecesi', 'MasaOyunu', 'AileOyunu'],
  },
  'building-blocks': {
    noun: 'blok seti',
    whom: 'blok setini',
    hooks: [
      'Bugün kule, yarın gemi.',
      'Yıkılsın, yenisi yapılır.',
      'Halıda bir şehir kuruluyor.',
      'Yerde blok varsa terlik şart.',
    ],
    lines: [
      'En yüksek kule hep yıkılmadan bir saniye önce fotoğraflanır.',
      'Bir parça köprü olur, bir parça ejderha kuyruğu.',
      'Kardeşler aynı şehri kurar, ayrı sokaklarda oturur.',
      'Baba da yardım ederken kendini kaptırır.',
    ],
    tips: [
      'Blokları alçak ve geniş bir kutuda tutmak çocuğun kendi toplamasını kolaylaştırır.',
      'Küçük parçalı setler üç yaş altına uygun değildir; yüksek bir rafta dursun.',
      'Geniş tabanla başlamak kulenin daha yükseğe çıkmasını sağlar.',
    ],
    tags: ['YapıBlokları', 'EğiticiOyuncak', 'Oyuncak', 'OyunZamanı'],
  },
  'toy-car': {
    noun: 'oyuncak araba',
    whom: 'oyuncak arabayı',
    hooks: [
      'Vın vın sesi ağızdan gelir.',
      'Koltuğun kenarı otoyol oldu.',
      'Garajda bir arabalık yer var.',
      'Halı desenleri hep yoldur.',
    ],
    lines: [
      'Masanın altından geçer, kanepeye tırmanır, çay bardağında kaza yapar.',
      'Cepte taşınır, yemekte tabağın yanına park edilir.',
      'Kitaplardan rampa, ayakkabı kutusundan garaj.',
      'Babalar kendi için alır, çocuğa hediye eder.',
    ],
    tips: [
      'Küçük tekerlekli arabalarda paketteki yaş uyarısına bakmakta fayda var.',
      'Dingile dolanan saç ve ipliği cımbızla almak arabanın yeniden akmasını sağlar.',
      'Arabaları kutuya renk renk park ettirmek toplamayı oyuna çevirir.',
    ],
    tags: ['OyuncakAraba', 'Oyuncak', 'ModelAraba', 'ÇocukHediyesi'],
  },
} satisfies TurkishTypes;
