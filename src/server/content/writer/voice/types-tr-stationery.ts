import type { TurkishTypes } from './turkish-type.ts';

export const stationeryTr = {
  notebook: {
    noun: 'defter',
    whom: 'defteri',
    hooks: [
      'Yeni defterin ilk sayfası.',
      'İlk sayfa hep en güzel yazıyla.',
      'Defter yeni, niyet yeni.',
      'Liste yapmayı sevenler burada mı?',
      'Boş sayfanın kokusu bile yeter.',
    ],
    lines: [
      'Ortasına liste yazılır, kenarına çiçek çizilir.',
      'Çantada durur, otobüste yazılır, gece okunur.',
      'Kimi günlük tutar, kimi alışveriş listesi.',
      'Biri dolmadan yenisi alınır, bu işin kuralı budur.',
    ],
    tips: [
      'İlk sayfayı boş bırakıp ikinciden başlamak yazmaya başlamayı kolaylaştırır.',
      'Sayfalara numara verip başa küçük bir içindekiler yapmak aramayı kolaylaştırır.',
      'Dolma kalem kullanılacaksa kâğıdın gramajına bakmakta fayda var; ince kâğıt mürekkebi arkaya geçirir.',
    ],
    tags: ['Defter', 'Kırtasiye', 'DefterSevgisi', 'Ajanda'],
  },
  pen: {
    noun: 'kalem',
    whom: 'kalemi',
    hooks: [
      'Ödünç verilen kalem geri gelmez.',
      'Kalem ele iyi oturunca yazı güzelleşir.',
      'Bir imzalık işi var.',
      'Kalemlikte bir yer açılsın.',
    ],
    lines: [
      'Toplantıda not alır, telefonda desen çizer.',
      'Kapağını açıp kapatmak düşünmeye yardım eder.',
      'Sınava girerken şansı olan kalem alınır.',
      'Güzel yazmak isteyen önce kalemini seçer.',
    ],
    tips: [
      'Kullanılmayan kalemin ucunu kapalı tutmak mürekkebin kurumasını önler.',
      'Jel mürekkep geç kurur; solakların hızlı kuruyan mürekkep seçmesi iyi olur.',
      'Uzun yazılarda kalın gövdeli kalem parmakları daha az yorar.',
    ],
    tags: ['Kalem', 'Kırtasiye', 'KalemSevgisi', 'OkulaDönüş'],
  },
  book: {
    noun: 'kitap',
    whom: 'kitabı',
    hooks: [
      'Bir bölüm daha, sonra uyunur.',
      'Okunacaklar kulesi biraz daha uzadı.',
      'Ayraç nerede kalmıştı?',
      'Kitap, battaniye, sessiz bir akşam.',
      'Kitap hediye edene kötü denmez.',
    ],
    lines: [
      'Vapurda iki sayfa, yatakta yirmi sayfa.',
      'Köşesi kıvrılır, altı çizilir, sonra bir arkadaşa verilir.',
      'Filmi çekilmeden okumuş olmak da bir mutluluktur.',
      'İlk cümlesi tutarsa gece uzun olur.',
    ],
    tips: [
      'Her gün birkaç sayfa okumak, haftada bir uzun oturmaktan daha kolay alışkanlık olur.',
      'Kitapları dik ve çok sıkıştırmadan dizmek sırtlarını korur.',
      'Kitapları doğrudan güneş almayan bir rafta tutmak sayfaların sararmasını yavaşlatır.',
    ],
    tags: ['Kitap', 'KitapÖnerisi', 'KitapKurdu', 'KitapAşkı'],
  },
  'greeting-card': {
    noun: 'tebrik kartı',
    whom: 'tebrik kartını',
    hooks: [
      'İki satır yazılır, yıllarca saklanır.',
      'Mesaj silinir, kart kalır.',
      'Zarfı açarken gülümseten şey.',
      'Elle yazılan bir kutlama olsun.',
    ],
    lines: [
      'Hediyenin üstüne iliştirilir, hediyeden uzun saklanır.',
      'Buzdolabının kapağında mıknatısla tutturulur.',
      'Yazarken ne diyeceğini bilemeyenlerin sonunda yazdığı: İyi ki varsın.',
      'Yıllar sonra bir kutunun dibinden çıkar.',
    ],
    tips: [
      'Karta yazmadan önce cümleyi bir kâğıtta denemek rahatlatır.',
      'Tarih atmak kartı yıllar sonra daha değerli kılar.',
      'Mürekkebin kurumasını beklemeden kapatmamak lekeyi önler.',
    ],
    tags: ['TebrikKartı', 'DoğumGünü', 'Kutlama', 'KartTasarım'],
  },
  'gift-wrap': {
    noun: 'hediye paketi',
    whom: 'hediye paketini',
    hooks: [
      'Hediye önce paketiyle gülümsetir.',
      'Yırtarak mı açılır, özenle mi?',
      'Kurdelesi bile hediye gibi.',
      'Paket güzelse sürpriz büyür.',
    ],
    lines: [
      'Bant parmağa yapışır, makas kaybolur, sonunda güzel olur.',
      'Doğum günü masasının köşesinde merakla bekler.',
      'Kâğıdını saklayıp yeniden kullananlar hâlâ var.',
      'Küçük bir hediye bile iyi sarılınca göz doldurur.',
    ],
    tips: [
      'Kâğıdı kesmeden önce hediyenin çevresini ölçüp iki parmak pay bırakmak israfı önler.',
      'Çift taraflı bant kullanmak ek yerlerini gizler.',
      'Köşeli olmayan hediyeyi önce bir kutuya koymak sarmayı kolaylaştırır.',
    ],
    tags: ['HediyePaketi', 'Hediye', 'HediyeFikirleri', 'HediyelikEşya'],
  },
  sticker: {
    noun: 'sticker',
    whom: "sticker'ı",
    hooks: [
      'Laptop kapağı boş kalmasın.',
      'Yapıştırmaya kıyamayanlar burada mı?',
      'Bir sticker, bütün ajanda değişir.',
      'Son sticker nereye yapıştı?',
    ],
    lines: [
      'Matarada, defterde, telefon kılıfının arkasında.',
      'Çocukken dolaba yapıştırılanlar hâlâ oradadır.',
      'Takvime küçük bir işaret, güne küçük bir keyif.',
      'Biri zarfa, biri ajandaya, biri kimseye.',
    ],
    tips: [
      "Yüzeyi önce silip kurutmak sticker'ın iyi tutmasını sağlar.",
      'Ortadan kenarlara doğru bastırmak hava kabarcığı kalmasını önler.',
      'Sökmeden önce saç kurutma makinesiyle ısıtmak iz kalmasını azaltır.',
    ],
    tags: ['Sticker', 'Kırtasiye', 'BulletJournal', 'Ajanda'],
  },
  calendar: {
    noun: 'takvim',
    whom: 'takvimi',
    hooks: [
      'Doğum günleri işaretlendi mi?',
      'Bu yıl hiçbir gün unutulmasın.',
      'Tatile kaç gün kaldı?',
      'Yaprak çevrilir, ay değişir.',
    ],
    lines: [
      'Mutfak duvarında, herkesin görebileceği yerde.',
      'Diş randevusu, okul gezisi, düğün; hepsi aynı karede.',
      'Üstü çizilen her gün tatile biraz daha yakın.',
      'Ayın ilk günü çevirmek kimin işi belli olur.',
    ],
    tips: [
      'Doğum günlerini yılın başında topluca yazmak unutmayı önler.',
      'Ailedeki herkese ayrı renk kalem vermek takvimi okunur kılar.',
      'Takvimi her gün önünden geçilen yere asmak kullanılmasını sağlar.',
    ],
    tags: ['Takvim', 'Planlama', 'Ajanda', 'Kırtasiye'],
  },
  'craft-kit': {
    noun: 'hobi seti',
    whom: 'hobi setini',
    hooks: [
      'Bu hafta sonu eller meşgul.',
      'Ekransız bir öğleden sonra.',
      'Ben yaptım demenin keyfi.',
      'Hobi arayana masalık bir iş.',
    ],
    lines: [
      'Masaya bir örtü, yanına bir çay, gerisi sabır.',
      'İlk denemede eğri olsa da kıymetlidir.',
      'Anne kız bir masada, telefonlar başka odada.',
      'Bitince rafa konur, gelene gidene gösterilir.',
    ],
    tips: [
      'Başlamadan önce bütün parçaları çıkarıp listeyle karşılaştırmak eksik sürprizini önler.',
      'Işığı çalışan elin karşı tarafından almak gölge düşmesini önler.',
      'Uzun işlerde yarım saatte bir mola vermek gözü ve boynu rahatlatır.',
    ],
    tags: ['HobiSeti', 'Hobi', 'KendinYap', 'HobiMalzemeleri'],
  },
  'pencil-case': {
    noun: 'kalem kutusu',
    whom: 'kalem kutusunu',
    hooks: [
      'Silgi nerede? Kalem kutusunda.',
      'Okulun ilk günü, yeni kalem kutusu.',
      'Sıranın üstünde ilk bakılan şey.',
      'Fermuarı açılır, ders başlar.',
    ],
    lines: [
      'Kalemler uç uca, silgi köşede, bir de not kâğıdı.',
      'Teneffüste herkes birbirininkine bakar.',
      'Sınav sabahı akşamdan hazırlanır.',
      'Çizim yapanın çantasında defterden önce gelir.',
    ],
    tips: [
      'Haftada bir boşaltıp uçları ve tortuyu temizlemek kalemleri korur.',
      'Sivri uçlu pergeli ve makası ayrı bölmeye koymak kalemleri korur.',
      'En uzun kalemi ölçmek, doğru boyda kutu seçmek için yeterlidir.',
    ],
    tags: ['KalemKutusu', 'Kırtasiye', 'OkulaDönüş', 'OkulAlışverişi'],
  },
} satisfies TurkishTypes;
