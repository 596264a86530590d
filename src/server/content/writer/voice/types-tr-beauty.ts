import type { TurkishTypes } from './turkish-type.ts';

export const beautyTr = {
  cream: {
    noun: 'krem',
    whom: 'kremi',
    hooks: [
      'Akşam bakımı iki dakika sürer.',
      'Çantada, komodinde, lavaboda: krem.',
      'Eller yıkandı, krem nerede?',
      'Aynanın önünde sessiz bir mola.',
    ],
    lines: [
      'Gün biter, yüz yıkanır, krem sürülür; uyku yaklaşır.',
      'Kapağını açınca gelen o tanıdık koku.',
      'Kışın el çantasının değişmez üyesi.',
      'Kendine ayrılan iki dakikanın kavanozu.',
    ],
    tips: [
      'Yeni bir kremi önce kolun içinde küçük bir bölgede denemek içi rahatlatır.',
      'Kremi hafif nemli cilde sürmek yayılmasını kolaylaştırır.',
      'Ambalajdaki açık kavanoz işareti, açıldıktan sonra kaç ay kullanılacağını gösterir.',
    ],
    tags: ['Krem', 'CiltBakımı', 'BakımRutini', 'KişiselBakım'],
  },
  soap: {
    noun: 'sabun',
    whom: 'sabunu',
    hooks: [
      'Lavaboda küçük bir lüks: sabun.',
      'Eller yıkansın, sofraya gelinsin.',
      'Sabun kokan banyo gibisi yok.',
      'Dolaba konur, çarşaf kokar.',
    ],
    lines: [
      'Misafir banyosunda ilk fark edilen şey.',
      'Anneannenin dolabından gelen o temiz koku.',
      'Köpüğü ele, kokusu bütün banyoya.',
      'Kullanmaya kıyılamayıp rafta bekletilenler de vardır.',
    ],
    tips: [
      'Sabunu su tutmayan bir sabunlukta kurutmak daha uzun dayanmasını sağlar.',
      'Elleri sabunla yirmi saniye ovmak temizlik için yeterli.',
      'Kullanılmayan sabunu çamaşır çekmecesine koymak kumaşlara hafif bir koku verir.',
    ],
    tags: ['Sabun', 'SabunSevgisi', 'KişiselBakım', 'BanyoKeyfi'],
  },
  shampoo: {
    noun: 'şampuan',
    whom: 'şampuanı',
    hooks: [
      'Saç günü duşta başlar.',
      'Duşta şarkı, elde şampuan.',
      'Bugün saç yıkama günü mü?',
      'Aynada önce saça bakılır.',
    ],
    lines: [
      'Köpük, sıcak su, kapalı kapının ardında beş dakika huzur.',
      'Duşta verilen büyük kararların tanığı.',
      'Islak saç, temiz havlu, pazar akşamı.',
      'Saç güzelse gün de güzel gidiyor sanki.',
    ],
    tips: [
      'Şampuanı saç uçlarına değil, saç derisine masaj yaparak sürmek yeterlidir.',
      'Saçı iyice ıslatmak, daha az şampuanla daha çok köpük sağlar.',
      'Durulamayı ılık suyla ve uzunca yapmak saçta kalıntı bırakmaz.',
    ],
    tags: ['Şampuan', 'SaçBakımı', 'BakımRutini', 'KişiselBakım'],
  },
  perfume: {
    noun: 'parfüm',
    whom: 'parfümü',
    hooks: [
      'Kapıdan önce koku girer.',
      'Bazı kokular insanı bir yaza götürür.',
      'Evden çıkmadan son iş: parfüm.',
      'Gündüz başka, gece başka: parfüm.',
    ],
    lines: [
      'Şalın kenarında kalan koku günlerce hatırlatır.',
      'Asansörden inenin ardından bakılır bazen.',
      'İlk buluşma, ilk iş günü; hepsinin bir kokusu var.',
      'Komodinin üstünde şişesiyle bile süs gibi.',
    ],
    tips: [
      'Parfümü bilek ve boyuna sıkıp ovalamadan bırakmak kokunun kendi hâlinde açılmasını sağlar.',
      'Parfüm banyoda değil, serin ve karanlık yerde uzun yaşar; ısı ve ışık kokuyu bozar.',
      'Yeni bir parfüme karar vermek için ciltte bir saat beklemeye değer; ilk koku ile kalan koku başkadır.',
    ],
    tags: ['Parfüm', 'KokuTutkusu', 'ParfümÖnerileri', 'KokuSevenler'],
  },
  lipstick: {
    noun: 'ruj',
    whom: 'ruju',
    hooks: [
      'Bir ruj, gün değişir.',
      'Çantanın dibinde hep bir ruj.',
      'Kırmızı mı, nude mu?',
      'Makyaja üşenene tek çözüm: ruj.',
    ],
    lines: [
      'Asansör aynasında on saniyede tamamlanan makyaj.',
      'Toplantıdan yemeğe geçerken tek ihtiyaç.',
      'Fincanın kenarında kalan iz bile tanıdıktır.',
      'Aynı ton gibi görünen altı ruj, aslında altı ayrı ruj.',
    ],
    tips: [
      'Ruj sürmeden önce dudağı nemlendirip fazlasını almak daha düzgün görünmesini sağlar.',
      'Peçeteyle bir kez bastırıp ikinci katı sürmek rujun kalıcılığını artırır.',
      'Ruju kimseyle paylaşmamak en hijyenik olanı.',
    ],
    tags: ['Ruj', 'Makyaj', 'MakyajSevenler', 'RujTonları'],
  },
  'make-up-brush': {
    noun: 'makyaj fırçası',
    whom: 'makyaj fırçasını',
    hooks: [
      'Makyajın gizli kahramanı: fırça.',
      'Parmakla değil, fırçayla.',
      'Allık az, fırça hafif.',
      'Makyaj masasında sıra fırçalarda.',
    ],
    lines: [
      'Aynanın karşısı, sabah ışığı, hafif bir dokunuş.',
      'Düğün sabahı bütün kızlar aynı masada.',
      'Bardağın içinde çiçek gibi dizili durur.',
      'Pudra havada uçuşur, kıyafet sonra giyilir.',
    ],
    tips: [
      'Makyaj fırçasını haftada bir ılık su ve sabunla yıkamak hem cildi hem fırçayı korur.',
      'Yıkanan fırça yatık kurutulunca ömrü uzar; su sapa kaçarsa kıllar dökülür.',
      'Ürünü az alıp fazlasını el sırtında bırakmak daha doğal görünür.',
    ],
    tags: ['MakyajFırçası', 'Makyaj', 'MakyajSevenler', 'MakyajÖnerileri'],
  },
  hairdryer: {
    noun: 'saç kurutma makinesi',
    whom: 'saç kurutma makinesini',
    hooks: [
      'Islak saçla çıkma, diyen anneye selam.',
      'Fön sesi, cumartesi hazırlığı.',
      'Saç kuruyunca gün başlar.',
      'Bugün evde fön günü.',
    ],
    lines: [
      'Ayna buğulanmış, saç yarı kuru, saat geç kalmıştır.',
      'Düğüne hazırlanırken evde sıra ona gelir.',
      'Kışın sabah duşu ancak onunla göze alınır.',
      'Tarak bir elde, fön öbüründe; müzik duyulmaz, yine de açık kalır.',
    ],
    tips: [
      'Saçın suyu önce havluyla bastırılarak alınır, ısı daha kısa sürer.',
      'Makine saça bir karıştan yakın gelmez, hep hareket eder; saç fazla ısınmaz.',
      'Arka ızgarada toz birikince makine fazla ısınır, arada bir temizlenir.',
    ],
    tags: ['SaçKurutma', 'SaçBakımı', 'SaçModelleri', 'KişiselBakım'],
  },
} satisfies TurkishTypes;
