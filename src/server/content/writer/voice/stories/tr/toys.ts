import type { StoriesOf } from '../stories.ts';

export const toys: StoriesOf<'toys'> = {
  doll: {
    stories: {
      formal: [
        'Kutudan bozma bir yatak, peçeteden bir yorgan, fısıltıyla söylenen bir ninni. Uyutulan {title}.',
        'Çocuk markete yalnız gitmez, kucağında mutlaka biri vardır. O biri {title} olsun.',
        'Halının köşesinde çay partisi kurulur, fincanlar boş, sohbet koyudur. Bir yer {title} için ayrılır.',
        'Anneanne örgü artığından küçücük bir yelek çıkarır, prova bile istemez. Yelek {title:e} giydirilir.',
      ],
      informal: [
        'Evde herkes parmak ucunda yürüyor, televizyonun sesi kısıldı. {title} uyudu.',
        'Çorban soğudu, çünkü kaşık önce başkasına uzatıldı. {title} doydu, sıra sende.',
        'Sofraya fazladan bir tabak kondu, kimse itiraz edemiyor. Misafir {title}.',
        'Doktor geldi, iğne yapıldı, reçete keçeli kalemle yazıldı. Hasta {title}, durumu iyi.',
      ],
    },
    asks: {
      formal: ['İlk bebeğinizin adı neydi?', 'Çocuğunuz oyunda ne olur: anne mi, doktor mu?'],
      informal: ['İsimleri sizde kim koyuyor?', 'Çay partisinde sana ne ikram ediliyor?'],
    },
  },
  'soft-toy': {
    stories: {
      formal: [
        'Valizler yerleşir, kapı kilitlenir, sonra biri unutulduğu için geri dönülür. O biri {title}.',
        'Masal biter, ışık söner, küçük bir kol yanındakine sarılır. Yanındaki {title} olsun.',
        'Doğum hediyelerinin çoğu küçülür, biri yıllarca odadan odaya taşınır. Belki o {title} olur.',
        'Karanlıktan korkan çocuk, yanında korkmayan birini ister. Bu görev {title:e} düşer.',
      ],
      informal: [
        'Arka koltukta iki emniyet kemeri bağlı, çocuk sayısı bir. Öteki yolcu {title}.',
        '“Büyüdüm” diyorsun, yatağın başında hâlâ biri oturuyor. Yanına {title} gelsin, kimseye söylemeyiz.',
        'Yatağın ortası ayıların, kenarı senin. {title} için biraz daha kay.',
        'Dişçide cesur olan çocuk değildi, koltuğunun altındaki arkadaşıydı. Bir sonraki randevuda {title} var.',
      ],
    },
    asks: {
      formal: ['Çocukluğunuzdan sakladığınız oyuncağın adı ne?', 'Sizin evde kim kiminle uyur?'],
      informal: ['Yatakta kaç tanesine yer veriyorsun?', 'İlk peluşun neydi: ayı mı, tavşan mı?'],
    },
  },
  puzzle: {
    stories: {
      formal: [
        'Sofra masanın bir ucuna sıkışır, bir hafta kimse itiraz etmez. Öteki uç {title:in}.',
        'Geçerken bir parça koyup gidecektiniz, çayınızı da getirip oturdunuz. {title} insanı böyle alıkoyar.',
        'Yağmurlu bir pazar, kısık bir radyo, masaya eğilmiş iki baş. Kimse konuşmuyor, {title} yapılıyor.',
        'Aynı evde herkes başka odada, başka ekrandaydı. Bir akşam masaya {title} döküldü.',
      ],
      informal: [
        'Son parça yok; kedi masum bakıyor, kardeşin masum bakıyor. {title} başlamadan herkesin cebine bak.',
        '“On dakika bakıp yatacağım” dedin, saat iki, elinde hâlâ aynı parça. {title} bırakmıyor.',
        'Kenardan başlayanlar, renkten başlayanlar; aile ikiye bölündü. {title} ortada, tarafını seç.',
        'Bitirdin, bozmaya kıyamadın, üç gün yerde yemek yediniz. Masa boşalsın, sıra {title:de}.',
      ],
    },
    asks: {
      formal: ['Önce kenarlar mı, renkler mi?', 'Masanız kaç gün işgal altında kalabilir?'],
      informal: ['Parçayı saklayıp sonuncuyu koyan kim sizde?', 'Kutuya bakmadan yapan var mı?'],
    },
  },
  'board-game': {
    stories: {
      formal: [
        'Elektrik kesilir, önce söylenilir, sonra mum yakılır. Dolaptan {title} iner.',
        'Üç nesil aynı filme razı olmaz ama aynı masaya oturur. Yeter ki ortada {title} olsun.',
        'Yemek biter, telefonlar birer birer masaya çıkmaya başlar. Tam o sırada {title} açılır.',
        'Sakin bildiğiniz damat ilk turda bambaşka biri olur. Aileyi tanımak için {title} yeter.',
      ],
      informal: [
        'Kuralları okuyan yok, itiraz eden dört kişi. {title} daha kutusundan çıkmadı.',
        'Bulaşığı kimin yıkayacağı hâlâ belli değil. Ortaya {title}, adalet yerini bulsun.',
        '“Son el” diyeli iki saat oldu, kaybeden rövanş istiyor. {title} gece mesaisinde.',
        'Hile yapan hep en sakin oturandır. {title} başlasın, gözün onda olsun.',
      ],
    },
    asks: {
      formal: ['Sizin evde kaybetmeye kim dayanamaz?', 'Aile oyununuz hangisi: okey mi, tabu mu?'],
      informal: ['Oyunda hile yapar mısın? Kartlar açık.', 'Kaybeden ne yapsın: bulaşık mı, çay mı?'],
    },
  },
  'building-blocks': {
    stories: {
      formal: [
        'Kule yükselir, herkes nefesini tutar, fotoğraf yıkılmadan bir saniye önce çekilir. Sonra {title} baştan.',
        'Babalar yardım etmek için yere oturur, kalktıklarında çocuk çoktan uyumuştur. {title} sabaha kalır.',
        'Bugün köprü, yarın çiftlik, akşama doğru bir ejderha. Hepsi {title:den} çıkar.',
        'İki kardeş aynı şehri kurar, ayrı sokaklarda oturur. Arsayı siz verin, {title} hazır.',
      ],
      informal: [
        'Gece su içmeye kalktın, karanlıkta bir çığlık koptu. Bastığın parça {title:den}.',
        '“Basma, orası benim evim” diye bir ses geldi halıdan. Müteahhit küçük, malzeme {title}.',
        'Çocuk için açtın, çocuk çizgi film izliyor, kuleyi sen yapıyorsun. Suç {title:in}.',
        'Yapmak bir öğleden sonra, yıkmak üç saniye; küçük olan yıkmayı seçti. {title} baştan başlıyor.',
      ],
    },
    asks: {
      formal: ['Çocuğunuz en çok ne inşa eder: ev mi, gemi mi?', 'Siz de halıya oturup oynar mısınız?'],
      informal: ['Karanlıkta en son neye bastın?', 'Yapan mısın, yıkan mı?'],
    },
  },
  'toy-car': {
    stories: {
      formal: [
        'Halının kenarı yol olur, terlik tünel, sehpanın altı otopark. Trafiğe {title} çıkar.',
        'Yemekte tabağın yanına park edilir, gece yastığa kadar getirilir. Küçük sürücülere {title}.',
        'Bazı hediyeler çocuğa alınır, paketi açan baba olur. {title} için sıraya girilir.',
        'Kitaplardan rampa, ayakkabı kutusundan garaj yapılır. Yarış {title} gelince başlar.',
      ],
      informal: [
        'Motor sesi ağızdan, fren sesi terlikten. Koridorda {title} var, yol ver.',
        'Çay bardağına çarpıldı, olay yerine kaşıkla ambulans geldi. Tutanakta {title} yazıyor.',
        'Kanepenin altına kaçtı, evin en uzun kolu aranıyor. {title} orada park hâlinde.',
        'Ehliyeti yok, trafiği kendi yönetiyor, geri vitesi “bip bip”. Direksiyonda o, yolda {title}.',
      ],
    },
    asks: {
      formal: ['Çocukken arabalarınızı nerede yarıştırırdınız?', 'Evde pist neresi: koridor mu, halı mı?'],
      informal: ['Sizde motor taklidini kim yapıyor?', 'Koltuğun altından en son ne çıktı?'],
    },
  },
};
