import type { KindsPhrases } from './phrases.ts';

export const kindsTr: KindsPhrases = {
  jewellery: {
    openings: [
      'Hangi takı hiç çıkarılmaz?',
      'Küçük bir ışıltı bütün kombini değiştirir.',
      'Hediye mi, küçük bir ödül mü?',
    ],
    purposes: [
      'kombine son dokunuş için',
      'özel günler ve geri kalan bütün günler için',
      'biraz ışıltıyı hak eden biri için',
    ],
    tips: [
      'Takıyı parfüm ve kremden sonra, en son takmak iyi olur.',
      'Takıları ayrı ayrı saklayınca zincirler birbirine dolanmaz.',
    ],
    tags: ['Takı', 'TakıTasarım', 'HediyeFikirleri'],
  },
  shoes: {
    openings: ['Sıradaki adım nereye?', 'İyi bir kombin ayakkabıdan başlar.', 'İlk bakış hep ayakkabıya.'],
    purposes: ['günün her adımı için', 'gidiş için de dönüş için de', 'ayakkabıdan başlayan kombinler için'],
    tips: [
      'Ayakkabıyı akşam denemek iyi bir fikir: Ayaklar gün içinde biraz büyür.',
      'İki ayağı da ölçüp uzun olana göre seçmek en doğrusu.',
    ],
    tags: ['Ayakkabı', 'AyakkabıModası', 'GünlükStil'],
  },
  accessories: {
    openings: [
      'Kombinde eksik olan ne?',
      'Her şeyi birleştiren o ayrıntı.',
      'Küçük ayrıntı, bütün bir görünüm.',
    ],
    purposes: [
      'evden çıkmadan önceki son dokunuş için',
      'bir ayrıntıya daha yer olan kombinler için',
      'hafta içi de hafta sonu da',
    ],
    tips: [
      'Bir kombinde tek bir dikkat çekici parça yeter; gerisi sakin kalabilir.',
      'Dolaptaki en az üç kombine uyan bir aksesuar, daha sık kullanılır.',
    ],
    tags: ['Aksesuar', 'StilÖnerileri', 'Kombin'],
  },
  clothing: {
    openings: [
      'Yarın ne giysek?',
      'Bununla nasıl bir kombin olurdu?',
      'Dolapta bir parçaya daha yer var mı?',
    ],
    purposes: [
      'günlük gardırop için',
      'elin ilk gittiği kombinler için',
      'giyinmenin kolay olması gereken sabahlar için',
    ],
    tips: [
      'Sevilen bir parçayı düz bir zeminde ölçüp beden tablosuyla karşılaştırmak işe yarar.',
      'Ters çevirip düşük ısıda yıkamak, renklerin daha uzun süre canlı kalmasına yardımcı olur.',
    ],
    tags: ['Moda', 'Kombin', 'GünlükStil'],
  },
  plants: {
    openings: ['Evde neler büyüyor?', 'Biraz yeşil, bir odayı değiştirir.', 'Pencere önü mü, bahçe mi?'],
    purposes: [
      'daha yeşil bir ev için',
      'büyümeyi izlemeyi sevenler için',
      'evdeki ve bahçedeki yeşil köşeler için',
    ],
    tips: [
      'Önce ışığa bakıp bitkiyi ona göre seçmek işi kolaylaştırır.',
      'Sulamadan önce toprağı yoklamak gerekir; çoğu ev bitkisi susuzluğu fazla sudan daha kolay affeder.',
    ],
    tags: ['BitkiSevgisi', 'YeşilEv', 'Bahçe'],
  },
  furniture: {
    openings: [
      'Evin hangi köşesi hâlâ bekliyor?',
      'Tek bir parça bütün odayı değiştirebilir.',
      'Evde nasıl hissetmek güzel olurdu?',
    ],
    purposes: [
      'hayatın geçtiği oda için',
      'kişiliği olan bir ev için',
      'hâlâ bir şeyi eksik olan o köşe için',
    ],
    tips: [
      'Karar vermeden önce ölçüleri yere bantla işaretlemek iyi fikir verir.',
      'Yalnız odayı değil, kapıyı ve merdiveni de ölçmek gerekir.',
    ],
    tags: ['Mobilya', 'EvDekorasyonu', 'İçMimari'],
  },
  kitchen: {
    openings: [
      'Bu akşam sofrada ne var?',
      'Sonunda herkes mutfakta buluşur.',
      'Tek kişilik kahvaltı mı, kalabalık bir sofra mı?',
    ],
    purposes: [
      'mutfak ve sofra için',
      'kahvaltı, akşam yemeği ve aradaki her şey için',
      'sofra kurmayı sevenler için',
    ],
    tips: [
      'Her gün kullanılanları el altında, gerisini yukarıda tutmak mutfağı rahatlatır.',
      'Bir sofrada en fazla iki renk kullanmak, özenli bir görünüm verir.',
    ],
    tags: ['Mutfak', 'SofraKeyfi', 'SofraDüzeni'],
  },
  food: {
    openings: ['Acıkan var mı?', 'Bu kiminle paylaşılır?', 'Molanın tadı nasıl olsun?'],
    purposes: ['günün küçük molası için', 'paylaşmak ya da kendine saklamak için', 'sofra ve kiler için'],
    tips: [
      'Açılan paketleri serin, kuru ve kapalı saklamak gerekir.',
      'İçindekiler listesini baştan okumak yeterli: İlk sıradaki en çok olandır.',
    ],
    tags: ['Lezzet', 'YemekAşkı', 'LezzetDurağı'],
  },
  beauty: {
    openings: [
      'Kendine ayrılmış beş dakikada ne yapılır?',
      'Bakım rutininde neler var?',
      'Biraz bakım zamanı.',
    ],
    purposes: [
      'günlük bakım için',
      'kendine ayrılan birkaç dakika için',
      'banyo rafı ve seyahat çantası için',
    ],
    tips: [
      'Rutinde her seferinde tek bir şeyi değiştirmek, neyin ne yaptığını gösterir.',
      'Azla başlamak iyidir: Sonradan eklemek her zaman mümkün.',
    ],
    tags: ['Güzellik', 'KişiselBakım', 'BakımRutini'],
  },
  toys: {
    openings: [
      'İlk kim oynuyor?',
      'Çocukken en çok ne oynardık?',
      'Yağmurlu bir öğleden sonra mı? Oyun zamanı.',
    ],
    purposes: [
      'oyun dolu öğleden sonraları için',
      'küçük eller ve büyük fikirler için',
      'doğum günleri ve sebepsiz günler için',
    ],
    tips: [
      'Önce yaş önerisine bakmak gerekir; konu yetenek değil, güvenlik.',
      'Oyuncakların bir kısmını bir süre kaldırmak iyi gelir: Geri geldiklerinde hediye gibi olurlar.',
    ],
    tags: ['Oyuncak', 'OyunZamanı', 'ÇocukHediyesi'],
  },
  stationery: {
    openings: [
      'Kalem mi, klavye mi?',
      'Her iyi fikir bir sayfada başlar.',
      'En son ne zaman elle bir şey yazıldı?',
    ],
    purposes: ['fikirler, listeler ve saklanacak her şey için', 'masa ve çanta için', 'kâğıdı sevenler için'],
    tips: [
      'İlk sayfayı boş bırakmak, başlamayı kolaylaştırır.',
      'Güne üç maddelik bir listeyle başlamak ve üstlerini çizmek iyi hissettirir.',
    ],
    tags: ['Kırtasiye', 'KağıtSevgisi', 'MasaDüzeni'],
  },
  photo: {
    openings: [
      'İlk olarak neyin fotoğrafı çekilirdi?',
      'Bazı anlar bir kareyi hak eder.',
      'Kameranın arkasında genelde kim olur?',
    ],
    purposes: [
      'her yerde bir kare görenler için',
      'bir sonraki kareler için',
      'saklanmak istenen anlar için',
    ],
    tips: [
      'Ayarlara dokunmadan önce ışığa dönmek çoğu zaman yeter.',
      'Bir adım yaklaşmak çoğu fotoğrafa iyi gelir.',
    ],
    tags: ['Fotoğraf', 'FotoğrafTutkusu', 'FotoğrafMakinesi'],
  },
  electronics: {
    openings: ['Masada eksik olan ne?', 'İş mi, oyun mu, ikisi de mi?', 'Günün ilk açılan cihazı hangisi?'],
    purposes: [
      'iş, oyun ve aradaki her şey için',
      'teknoloji köşesi için',
      'evdeki ya da ofisteki masa için',
    ],
    tips: [
      'Önce ne için kullanılacağını yazıp ona göre özellik karşılaştırmak zaman kazandırır.',
      'Sipariş öncesi cihazdaki bağlantı noktalarına bakmak sürprizleri önler.',
    ],
    tags: ['Teknoloji', 'Elektronik', 'MasaDüzeni'],
  },
  sports: {
    openings: ['Harekete geçiren ne?', 'İçeride mi, açık havada mı?', 'Hafta sonu kim geliyor?'],
    purposes: [
      'hareketli hafta sonları için',
      'oturmaktansa hareket etmeyi sevenler için',
      'hareketli günler için',
    ],
    tips: [
      'Hafif başlayıp her hafta biraz artırmak iyi olur; alışkanlık hızdan önemlidir.',
      'Eşyaları akşamdan hazırlamak, yola çıkmayı yarı yarıya kolaylaştırır.',
    ],
    tags: ['Spor', 'AktifYaşam', 'HareketZamanı'],
  },
  pets: {
    openings: ['Evde asıl patron kim?', 'Dört pati, tek fikir.', 'Patili dostlar bütün gün ne yapar?'],
    purposes: ['dört patililer için', 'en sevilen ev arkadaşı için', 'patili bir hayatın her günü için'],
    tips: [
      'Yeni eşyaları yavaş yavaş tanıtmak ve önce koklatmak iyi olur.',
      'Beden seçmeden önce ölçü almak gerekir; ırk tek başına az şey söyler.',
    ],
    tags: ['EvcilHayvan', 'PatiliDostlar', 'Pati'],
  },
  home: {
    openings: [
      'Bir evi yuva yapan nedir?',
      'Evde en sevilen köşe hangisi?',
      'Bir odayı çoğu zaman bir ayrıntı tamamlar.',
    ],
    purposes: [
      'kişiliği olan bir ev için',
      'evdeki keyifli akşamlar için',
      'raf, masa ya da pencere önü için',
    ],
    tips: [
      'Eşyaları üçlü gruplamak hem sakin hem canlı görünür.',
      'Bir yüzeyi tamamen boşaltıp yalnızca sevilenleri geri koymak işe yarar.',
    ],
    tags: ['EvDekorasyonu', 'DekorasyonFikirleri', 'Yuvam'],
  },
  other: {
    openings: [
      'İki kez bakılacak bir şey mi?',
      'Hediye mi, keyif için mi?',
      'Bunu görünce akla ilk kim geliyor?',
    ],
    purposes: ['hediye ya da küçük bir keyif için', 'her gün için', 'özenle seçmeyi sevenler için'],
    tips: [
      'İlk ne zaman kullanılacağını düşünmek, kararı hızlandırır.',
      'Karşılaştırmadan önce nelerin önemli olduğunu yazmak iyi olur.',
    ],
    tags: ['KüçükEsnaf', 'HediyeFikirleri', 'ButikAlışveriş'],
  },
};
