export const toys = {
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
    lessons: {
      formal: [
        'Küçük parçalar üç yaş altı için uygun değildir, önce paketteki yaş uyarısına bakılır. Çocuğun yaşıyla tutuyorsa {title} kucağa gelsin.',
        'Kıyafetleri file içinde yıkanırsa küçük parçalar kaybolmaz. Çamaşır gününde {title} için bir file ayırın.',
        'Saçı ıslatıp geniş dişli tarakla uçtan açın, daha az kopar. Bu akşamki kuaför sizsiniz, müşteri {title}.',
        'Hediyeden önce paketin arkası okunur, üç yaş altında küçük parça olmaz. Uyarı uygunsa {title} için kurdele seçin.',
      ],
      informal: [
        'Kuş yuvasına dönen saça dibinden asılma. Önce ıslat, geniş dişli tarakla uçtan başla, {title} daha az saç kaybetsin.',
        'Minicik ayakkabı makinede çorap gibi kaybolur. Kıyafetleri fileye koy, {title:i} yalınayak bırakma.',
        'Üç yaş altına küçük parça uygun değil, paketteki yaş uyarısına bir bak. Yaş uyduysa {title} misafirliğe hazır.',
        'Kuaför koltuğu banyoda: su, geniş dişli tarak, uçtan başlamak, kopma azalsın. Bugün randevu {title:in}.',
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
    lessons: {
      formal: [
        'Yıkamadan önce etikete bakın, içinde ses düzeneği olanlar suya girmez. Çamaşır sepetine atmadan {title} için etiketi okuyun.',
        'Makinede yıkanabiliyorsa yastık kılıfına koymak tüyünü korur. Etiketi izin veriyorsa {title} kılıfında dönsün.',
        'Bebek uyurken beşikte peluş bulunmaması en güvenlisidir. Gündüz kucakta, gece rafta; {title} için bir raf seçin.',
        'Çocuk uyuyunca banyo saati gelir, ama önce etiket okunur; ses düzeneği olan suya girmez. {title} ne diyor, bakın.',
      ],
      informal: [
        'Karnına basınca şarkı söylüyorsa suya sokma, önce etikete bak. {title} yüzme biliyor mu, orada yazar.',
        'Etiketi “makine olur” diyorsa yastık kılıfına koy, tüyü korunsun. Camdan bakan çocuğa söyle, {title} dönme dolapta.',
        'Beşikte uyuyan bebeğin yanına koyma, en güvenlisi bu. Sabah olunca {title} kucağa.',
        'Kahvaltıda reçele düştüyse makineden önce etikete bak. Yıkanıyorsa yastık kılıfına, oradan suya, {title} aklanır.',
      ],
    },
    asks: {
      formal: [
        'Çocukluğunuzdan sakladığınız oyuncağın adı ne?',
        'Sizin evde kim kiminle uyur?',
        'Ayı mı, tavşan mı?',
        'Hâlâ sakladığınız bir oyuncak var mı?',
        'Sizin evde oyuncaklar yatakta mı, sepette mi?',
        'İlk oyuncağınızı kim almıştı?',
      ],
      informal: [
        'Yatakta kaç tanesine yer veriyorsun?',
        'İlk peluşun neydi: ayı mı, tavşan mı?',
        'Adını ne koyardın?',
        'Tatile giderken çantaya hangisi girer?',
        'Kulağı mı, burnu mu önce yıpranır?',
        'Kaç yaşında vedalaştın? Vedalaştın mı?',
      ],
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
    lessons: {
      formal: [
        'Kenar parçalarını önce ayırın, başlamak kolaylaşır. Çayınız gelene kadar {title} çerçevesini bulsun.',
        'Parçaları renklerine göre tabaklara ayırmak aramayı kısaltır. Dolaptan üç tabak indirin, akşamın menüsü {title}.',
        'Karton üzerinde yapılan, yarım kaldığında kolayca taşınır. Akşam yemeğinde {title} bozulmadan kenara çekilir.',
        'Gökyüzü hep sona kalır, maviler birbirine karışır. Renkleri ayrı tabaklara koyup aramayı kısaltın, pazar {title} ile size kalır.',
      ],
      informal: [
        'Ortadan dalma, önce kenarları ayır, başlaması kolay. Dört köşe bulundu mu, {title} gerisini getirir.',
        'Maviyi yeşilin içinde aramaktan gözün şaşmasın. Tabak tabak renklere ayır, {title} açık büfe olsun.',
        'Yemek saati geldi, masa lazım, bozmaya kıyamazsın. Karton üzerinde yap, taşı, {title} geceye kaldığı yerden.',
        'Kutuyu boca etmeden büyük bir karton bul, yarım kalınca taşırsın. Kedi gelmeden {title:e} başla.',
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
    lessons: {
      formal: [
        'Seçerken önce oyuncu sayısına ve yaşa bakmak yeterlidir. Masanızda kaç kişi var, sayın, sonra {title:e} bakın.',
        'Kuralları bir kişi önceden okursa ilk el hızlanır. Siz akşamdan okuyun, {title} misafirle birlikte açılsın.',
        'Küçük parçalar kilitli poşette kaybolmaz. Oyun bitince parçaları sayıp {title:i} öyle kapatın.',
        'Yedi yaşındaki torunla altmışındaki dede aynı masaya oturacaksa yaşa ve oyuncu sayısına bakılır. İkisi tutuyorsa {title} ortaya.',
      ],
      informal: [
        'Kural kitabını dört kişi birden okursa ilk el sabaha başlar. Bir kişi önceden çalışsın, {title} hemen açılsın.',
        'Kaç kişisiniz, en küçük kaç yaşında? Önce bu ikisine bak, sonra {title} ile gecenin planını yap.',
        'Elektrik süpürgesi küçük parçaları sever. Kilitli poşete koy, kaybolmasın; rövanşta {title} tam kadro.',
        'Zar koltuğun altında, piyonun yerinde fasulye var. Bir kilitli poşet bunu önler, {title} fasulyesiz oynanır.',
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
    lessons: {
      formal: [
        'Alçak ve geniş bir kutuda durursa çocuk kendi toplayabilir. Akşam masaldan önce {title} evine dönsün.',
        'Küçük parçalı setler üç yaş altına uygun değildir, yüksek bir rafta durur. Evde bir küçük daha varsa {title} için rafı düşünün.',
        'Geniş tabanla başlayan kule daha yükseğe çıkar. Halıya oturun, {title} ile önce temeli atın.',
        'Toplama kavgası çoğu zaman kutunun derinliğindendir; alçak ve geniş olana çocuk kolay koyar. {title} için öyle bir yuva bulun.',
      ],
      informal: [
        'Üç parçalık tabana on katlı bina olmaz, müteahhit. Altı geniş tut, daha yükseğe çıkar, ruhsat {title:den}.',
        'Gece basmamak için çocuğa toplat: alçak, geniş bir kutu işini kolaylaştırır. Halı boşaldı, {title} yerinde.',
        'Evin bebeği her şeyi ağzına götürüyor; küçük parçalı set üç yaş altına olmaz, üst rafa. Büyüğe kalan {title}.',
        'Kule hep üçüncü katta yıkılıyorsa temele bak, geniş başlayan yükselir. Yeniden başlıyoruz, {title} hazır.',
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
    lessons: {
      formal: [
        'Küçük tekerlekli olanlarda paketteki yaş uyarısına bakmakta fayda var. Yaş uygunsa {title} için anahtar teslimi yapılabilir.',
        'Dingile dolanan saçı ve ipliği cımbızla alın, yeniden akar. Servis masasını hazırlayın, {title} sıraya girsin.',
        'Kutuya renk renk park ettirmek toplamayı oyuna çevirir. Yatmadan önce {title} için de bir renk seçilir.',
        'Halının tüyü en çok dingile dolanır, cımbızla alınınca tekerlek yeniden akar. Babaanneden gözlük, sizden sabır, bakımda {title}.',
      ],
      informal: [
        'Motor arızası değil, saç dolanmış. Cımbızı al, dingili temizle, {title} yeniden aksın.',
        '“Topla” deyince kaçıyorsa “park et” de; renk renk kutuya dizmek oyun olur. Kırmızılar bir yana, {title} kendi yerine.',
        'Ehliyet yaşı pakette yazıyor, küçük tekerlekte uyarıya bir bak. Yaşı tutan geçsin, {title} direksiyon bekliyor.',
        'Akşam trafiği bitti, herkes rengine göre kutuya park etsin, toplamak oyuna dönsün. Otoparkın son müşterisi {title}.',
      ],
    },
    asks: {
      formal: ['Çocukken arabalarınızı nerede yarıştırırdınız?', 'Evde pist neresi: koridor mu, halı mı?'],
      informal: ['Sizde motor taklidini kim yapıyor?', 'Koltuğun altından en son ne çıktı?'],
    },
  },
};
