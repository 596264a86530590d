export const clothing = {
  't-shirt': {
    stories: {
      formal: [
        'Valiz kapanmadan hep bir kat daha yer bulunur. O kat {title:in}.',
        'Pazar kahvaltısına kimse kravatla oturmaz. Üzerinizde {title}, önünüzde ince belli çay.',
        'Ceketin altında ofise, akşam ceketsiz sahile. Arada değişmeyen tek şey {title}.',
        'İlk sıcak günde el hep aynı rafa gider. Yığının en üstüne {title:i} koyun.',
      ],
      informal: [
        'Eskisi pijama oldu, ondan eskisi toz bezi. Sokağa çıkma sırası {title:de}.',
        'En sevdiğin yine kirlide. Ona nöbet arkadaşı bulduk: {title}.',
        'Kot giyildi, kahve söylendi, plan yok. Böyle günlerin forması {title}.',
        'Dolap dolu, giyecek yok. Yarın sabahın cevabı hazır: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Bedenin kolay yolu dolabınızda: sevdiğiniz bir tişörtü düz serin, göğüs enini ölçün. O ölçüyle {title:e} bakın.',
        'Askıda omuzları sarkabildiği için tişört katlanarak saklanır. Rafta bir katlık yer {title:e} kalsın.',
        'Ütü baskıya tersinden değerse baskı korunur. Baskılıysa {title} ütü masasına içi dışında gelsin.',
        'Sevilen bir parça düz serilir, göğüs eni ölçülür, beden sorusu kolayca çözülür. {title} mezuradan sonra seçilsin.',
      ],
      informal: [
        'Bedenini tahmin etme: sevdiğin tişörtü ser, göğüs enini ölç. Rakam elindeyse {title:in} bedenini seçmek kolay.',
        'Omuzlar askıda sarkar, katlayınca sarkmaz. {title} rafın insanı.',
        'Ütüyü baskının yüzünde gezdirme, ters çevir ki baskı korunsun. {title} baskılıysa bu söz sana.',
        'Askıların hepsi gömleklere kalsın; katlanan tişörtün omuzu sarkmaz. Yığının en üstüne {title:i} koy.',
      ],
    },
    asks: {
      formal: [
        'Dolabınızdaki en eski tişört hangi yıldan?',
        'Baskılı mı, düz mü? Sizin rafta hangisi çok?',
        'Ütüler misiniz, elle düzeltip geçer misiniz?',
        'Hangi konserden kalma tişörtü hâlâ saklıyorsunuz?',
        'Ceketin içine tişört mü, gömlek mi?',
        'Yazın ilk tişört günü sizde hangi aya denk gelir?',
      ],
      informal: [
        'Katlayan mı, askıya asan mı? Dürüst ol.',
        'Pijamaya dönen ama atamadığın bir tişört var mı?',
        'Üstünde yazı olsa ne yazardı?',
        'İçine sokan mı, dışarıda bırakan mı?',
        'Kimin tişörtünü alıp geri vermedin?',
        'Siyah mı, beyaz mı? Tek hakkın var.',
      ],
    },
  },
  shirt: {
    stories: {
      formal: [
        'Toplantıda en üst düğmeye kadar, akşam yemeğinde bir düğme eksik. İki hâliyle de {title}.',
        'Önemli bir sabahın kıyafeti akşamdan asılır. Kapının arkasında yarını {title} bekliyor.',
        'Aile fotoğrafı çekilecek denince üstünü değiştirmeye kalkan biri hep olur. Siz sofraya {title} ile oturun.',
        'Pazartesinin ilk kararı askıların önünde verilir. Kararsız sabahlar için en öne {title:i} asın.',
      ],
      informal: [
        'Görüntülü toplantıda altta pijama olabilir, kimse bilmez. Yeter ki üstte {title} olsun.',
        'İlk randevuya fazla süslenmek istemezsin, tişört de az kalır. İkisinin ortası {title}.',
        'Düğmelerden birini atlayıp en sonda fark edenlerdensen hoş geldin. {title} ile baştan alıyoruz.',
        'Ütü masası bir kere açıldı mı tek parçayla kapanmaz. Araya {title:i} sıkıştır.',
      ],
    },
    lessons: {
      formal: [
        'Omuz dikişi tam omuz başına geliyorsa beden doğrudur. Aynanın karşısında {title:e} önce oradan bakın.',
        'Kırışık, hafif nemli kumaşta daha kolay açılır. Ütünün fişini {title} tam kurumadan takın.',
        'Yıkamadan önce düğmeleri açmak, iliklerin zorlanmasını önler. Kirli sepetine {title} düğmeleri çözülmüş insin.',
        'Bedeni anlamak için yakaya değil omza bakın: dikiş omuz başındaysa doğru bedendesiniz. Denemeye {title} ile başlayın.',
      ],
      informal: [
        'Kola kaymış omuz dikişi büyük beden demektir; yeri tam omuz başı. {title} aynada bu sınava girsin.',
        'Kupkuru gömlekle ütü masasında güreşme, hafif nemliyken kırışık kolay açılır. {title} ipten biraz erken insin.',
        'Düğmeler ilikliyken makine ilikleri zorlar. İki dakika ayır, {title:in} düğmelerini çöz, öyle at.',
        'Ütüyü ertelemenin bedeli kuru kırışık; nemliyken daha kolay açılıyor. Bu akşam ilk sıra {title:de}.',
      ],
    },
    asks: {
      formal: [
        'Düğmelerini kapatır mısınız, tişört üstüne açık mı giyersiniz?',
        'Sizin evde ütünün ustası kim?',
        'Kolları kıvırır mısınız?',
        'Çizgili mi, düz mü?',
        'En üst düğme: ilikli mi, açık mı?',
        'Beyaz mı, mavi mi?',
      ],
      informal: [
        'İçeri sokan mı, dışarıda bırakan mı?',
        'Ütü ne zaman: akşamdan mı, kapıdan çıkarken mi?',
        'Düğmeleri yukarıdan mı iliklersin, aşağıdan mı?',
        'Düğmesi eksik kaç tanesi dolapta?',
        'Mülakata hangi renkle gidersin?',
        'Askıda mı durur, sandalyede mi?',
      ],
    },
  },
  blouse: {
    stories: {
      formal: [
        'Öğleden sonra ceket sandalyeye asılır, gün altındakiyle devam eder. Altında {title} olsun.',
        'Aynı siyah pantolonla üç ayrı akşama gidilir; değişen hep üstüdür. Bu akşam {title}.',
        'Akşam yemeği öğlen haber verilir, eve uğramaya vakit kalmaz. İyi ki sabah {title} giyilmiş.',
        'Veli toplantısı, nişan, cuma yemeği. Takvim böyle kalabalıksa askıda {title:e} yer açın.',
      ],
      informal: [
        'Altı beş saniyede seçildi, üstü yirmi dakikadır sürüyor. Kahven soğumadan {title} giy, çık.',
        'Yatağın üstünde dört elenen, sandalyede iki aday. Kapıdan çıkan {title}.',
        'Annen “bunu nereden aldın, bana da baksana” diyorsa kombin olmuştur. Ona adını söyle: {title}.',
        'Sabah aynasında “ne giydim ben” ile “fena değilim” arasında tek parça fark var. Adı {title}.',
      ],
    },
    lessons: {
      formal: [
        'Bluzda önce göğüs ölçüsüne bakılır; omuz ve kol için de iyi bir başlangıçtır. Mezuradan sonra {title:e} dönün.',
        'İnce bluzun ilmeği file içinde ve düşük devirde daha az çekilir. Makineyi kurarken {title:i} filesine yerleştirin.',
        'Dar askı omuzda iz bırakabilir, geniş omuzlusu bunu önler. Dolapta böyle bir askı {title:e} ayrılsın.',
        'Sabah omuzdaki askı izini ceketle örtmek gerekmesin diye geniş omuzlu askı seçin. {title} oraya asılsın.',
      ],
      informal: [
        'Önce göğsünü ölç; omuz ve kol için de iyi başlangıç. Sayıyı not al, {title:i} öyle dene.',
        'Kot fermuarıyla ince bluzu baş başa bırakma; file ve düşük devir ilmek çekilmesini azaltır. {title} inceyse filesi hazır olsun.',
        'Omuzdaki o sivri iz, dar askının imzası. Geniş omuzlu bir askı bul, {title} imzasız kalsın.',
        'Beden tablosunda kaybolunca göğüs satırından başla, omuzla kola da yol gösterir. {title} seni o satırda bekliyor.',
      ],
    },
    asks: {
      formal: ['Kombine etekten mi başlarsınız, bluzdan mı?', 'Dolabınızda en çok hangi renk bluz var?'],
      informal: [
        'Dışarı çıkmadan kaç kez üstünü değiştirirsin?',
        'Pantolonla mı, etekle mi? Tek hakkın var.',
      ],
    },
  },
  top: {
    stories: {
      formal: [
        'En sevdiğiniz etek aylardır dolapta eşini bekliyor. Yanına {title:i} asın.',
        'Ceketin önü açık kalınca söz içindekine geçer. İçinde {title} olsun.',
        'Kolye seçildi, pantolon seçildi; ikisinin arasında bir boşluk var. O boşluk {title:in}.',
        'Tatil bavulunda iki alt parça, yedi akşam vardır. Aradaki hesabı {title} kapatır.',
      ],
      informal: [
        'Kot hazır, saç hazır, “üstüne ne giysem” hâlâ havada. Havadaki soruya cevap: {title}.',
        'Kafe fotoğraflarında hep belden yukarısı çıkar. Yani kombin dediğin, {title}.',
        'Gömlek ciddi, tişört fazla ev hâli. Cuma akşamına {title} çıkıyor.',
        'Arkadaşının dolabında göz koyduğun şeyler uzun bir liste. Bu kez göz koyma sırası onda: {title}.',
      ],
    },
    lessons: {
      formal: [
        'En çok giydiğiniz pantolonun beli, üst parçanın boyunu seçmeyi kolaylaştırır. O pantolonu giyip {title:e} öyle bakın.',
        'Dolabınızdaki benzer bir parçanın göğsü ile boyu, bedeni etiketten daha iyi gösterir. {title:i} bu iki ölçüyle seçin.',
        'Askılı üstler katlanarak saklanırsa askıları uzamaz. Askılıysa {title} çekmeceye girsin.',
        'Boy, tek başına değil, altına giyilenin beliyle birlikte düşünülür. Yatağın üstüne pantolonunuzu serin, {title} yanına uzansın.',
      ],
      informal: [
        'Her gün giydiğin pantolonun beli nerede bitiyor? Üstün boyunu ona göre düşün, {title:e} karar vermek kolaylaşsın.',
        'Etiketteki harften çok, dolabındaki benzer parçanın göğsüyle boyu konuşur. İkisini ölç, sonra {title:e} geç.',
        'Askılıyı asınca askılar uzuyor; adı yanıltmasın. Askılıysa {title:i} katla.',
        'Beden işini harflere bırakma, üstüne iyi oturan benzer bir parçayı ölç. {title} onunla yan yana gelsin.',
      ],
    },
    asks: {
      formal: [
        'Ceket içine mi, tek başına mı giyersiniz?',
        'Dolabınızın en kalabalık rafı hangisi?',
        'Renkli mi giyersiniz, siyah mı?',
        'Sabah kıyafeti kaç dakikada seçersiniz?',
        'İçine mi sokarsınız, dışarıda mı bırakırsınız?',
        'Yaz akşamı için rengi seçin: beyaz mı, mercan mı?',
      ],
      informal: [
        'Altına kot mu, etek mi?',
        'Bu yıl en çok hangi rengi giydin?',
        'İş çıkışı plan: kahve mi, sahil mi?',
        'Dolapta etiketi üstünde duran kaç parça var?',
        'Aynada kaç selfie, sonra çıkış?',
        'Arkadaşının dolabından ilk neyi alırdın?',
      ],
    },
  },
  dress: {
    stories: {
      formal: [
        'Düğün davetiyesi buzdolabının kapağına tutturuldu, tarih yaklaşıyor. Altına bir not düşün: {title}.',
        'Alt ayrı, üst ayrı düşünülen sabahlardan birini atlayın. Tek parça, tek karar: {title}.',
        'Yıllar sonra o fotoğrafa bakan pastayı değil, giyileni hatırlar. Fotoğrafta {title} olsun.',
        'Kapıdan çıkmadan boy aynasının önünde bir tur dönülür. Bu akşamki tur {title} ile.',
      ],
      informal: [
        'Güya oturup izleyecektin, şimdi halayın ortasındasın. Mendil sağ elde, üstünde {title}.',
        'Kuzenin nişanı cumartesi, bugün perşembe, dolap hâlâ aynı dolap. Dolaba ekle: {title}.',
        'Herkes saatlerce özendin sanır, sen tek parça geçirip çıkmışsındır. Sırrın adı {title}.',
        'Pazara spor ayakkabıyla, yemeğe topukluyla. Ayakkabı değişir, {title} kalır.',
      ],
    },
    lessons: {
      formal: [
        'Elbisede önce göğüs ve bel ölçülür; boy sonradan kısaltılabilir. Terzi sonraya kalsın, {title} bu iki ölçüyle seçilsin.',
        'Örgü elbise askıda uzayabilir, katlanınca boyunu korur. Örgüyse {title:i} rafa kaldırın.',
        'İnce kumaşta buhar, ütüden daha güvenlidir. Davetten önce, kumaşı inceyse {title} buharla açılsın.',
        'Terzi boyu kısaltır, asıl bakılacak yer göğüs ile beldir. Ölçüler elinizdeyken {title:i} denemek kolaylaşır.',
      ],
      informal: [
        'Boyu dert etme, kısalır; önce göğüsle bele bak. O ikisi tamamsa {title} piste hazırlansın.',
        'Askıdaki örgü elbise uzayabilir, mini astığını midi bulma. {title} örgüyse katla.',
        'Ütüyle ince kumaşa girişme, buhar daha güvenli. Kuaförden dönünce inceyse {title:e} buhar tut.',
        'Göğüs tamam, bel tamam, boy uzun mu? Kısaltılır; {title} ile terziye bir uğrarsın.',
      ],
    },
    asks: {
      formal: [
        'Hiç unutmadığınız bir elbise ne renkti?',
        'Spor ayakkabıyla mı giyersiniz, topukluyla mı?',
        'Bu yaz takvimde kaç düğün var?',
        'Uzun mu, diz hizası mı?',
        'Sizin için bayramlık hâlâ özel mi?',
        'Davetlerde erken gelenlerden misiniz, son dansa kalanlardan mı?',
      ],
      informal: [
        'En son hangi düğünde dans ettin?',
        'Elbisede cep şart mı, değil mi?',
        'Düğünde hangi şarkıda piste fırlarsın?',
        'Çıkmadan kaç kıyafet denersin?',
        'Fotoğrafta hangi pozu hep verirsin?',
        'Aynı elbise iki düğüne gider mi?',
      ],
    },
  },
  skirt: {
    stories: {
      formal: [
        'Pantolonla geçen bir haftanın cuması başka olsun. Cumaya {title:i} ayırın.',
        'Rüzgârlı iskelede bir el saçta, bir el etektedir. Vapurdan {title} ile inilir.',
        'Kazağın ucunu içeri sokup aynaya yan dönmek küçük bir sabah alışkanlığıdır. Bu sabah belde {title} var.',
        'Aynı gömlek pantolonla iş kıyafetidir, bir başka parçayla davet kıyafeti. O parça {title}.',
      ],
      informal: [
        'Altı hafta üst üste kot giydin, saydık. Yedinci haftaya {title}.',
        '“Cebi var mı?” sorusuna hazır ol. Arkadaşların {title:i} görür görmez soracak.',
        'Botla mı, spor ayakkabıyla mı, üç dakikadır ayna karşısındasın. Ayakkabı sonra, önce {title}.',
        'Dolapta altına bir şey bulamadığın güzel bir kazak durur hep. Buldun sayılır: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Bel ölçüsü, eteğin oturacağı yerden alınırsa beden tutar. Mezurayı oraya sarın, {title:e} o ölçüyle bakın.',
        'Belinden mandallı askıya asılan etek kırışmaz. Dolapta bir çift mandal {title:i} beklesin.',
        'Ters çevirip yıkamak hem fermuarı hem dış yüzü korur. Makineye {title} tersiyle girsin.',
        'Yüksek bel ile düşük bel aynı yerden ölçülmez; mezura eteğin oturacağı yere gider. {title} nereye oturacak, önce onu belirleyin.',
      ],
      informal: [
        'Belini değil, eteğin oturacağı yeri ölç; beden o zaman tutar. Mezura işini yaptıysa {title:i} seçmek kolay.',
        'Katlanıp çekmeceye tıkılan etek sabah ütü ister. Belinden mandallı askıya as, {title} kırışmadan sabahı görsün.',
        'Fermuarı da dış yüzü de korumak bir hareketlik iş: ters çevir. Çamaşır günü {title:e} bu hareketi yap.',
        'Sabah ütüsüne vakit yoksa akşamdan mandalla, belinden asılınca kırışmıyor. Yarının askısında {title} var.',
      ],
    },
    asks: {
      formal: ['Siz botla mı giyersiniz, babetle mi?', 'Mini, midi, uzun: Sizin tercihiniz hangisi?'],
      informal: ['Haftada kaç gün pantolon, kaç gün etek?', 'Çorapla mı, çorapsız mı?'],
    },
  },
  trousers: {
    stories: {
      formal: [
        'Sabah sunum, akşam sahilde çay; arada ceket çıkar, üst değişir. Alt aynı kalır: {title}.',
        'Haftada üç kez giyildiğini yalnız siz bilirsiniz. Pazartesi, çarşamba, cuma: {title}.',
        'Dolapta yedi gömleğe tek pantolon düşüyorsa hesap tutmaz. Yanına {title:i} ekleyin.',
        'Ceketi herkes çabuk seçer, tereddüt altına gelince başlar. O tereddüdü {title} ile kısa kesin.',
      ],
      informal: [
        'Kot biraz fazla pazar, takım elbise fazla pazartesi. Salıdan cumaya {title}.',
        'Sandalyenin üstünde “bir kere daha giyilir” yığını var, biliyoruz. En üstte {title} olacak.',
        'Üstüne gömlek, tişört, kazak; kime denk gelirse. Altta hep {title}.',
        'Her sabah aynı dolap, aynı on dakikalık bakışma. İşin alt yarısını çözdük: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Rahat oturan bir pantolonunuzun iç bacağını ölçün, paçada sürpriz çıkmasın. {title:in} boyuna o sayıyla bakın.',
        'Denerken bir kez oturup kalkın; bel asıl o zaman belli olur. {title} aynadan önce sandalyede denensin.',
        'Kumaş pantolon paçalarından asılırsa kırışıkları kendiliğinden açılmaya başlar. Kumaşsa {title:i} akşamdan paçasından asın.',
        'Her bel ayakta rahattır, oturunca belli olur. Çayınızı alıp {title} ile bir koltuğa geçin.',
      ],
      informal: [
        'Kaldırımı paçayla süpürme; rahat oturan bir pantolonunun iç bacağını ölç. Boy belli oldu, {title:e} öyle bak.',
        'Ayakta nefesini tutmak kolay; otur kalk, bel kendini ele verir. {title} bu testi sandalyede geçsin.',
        'Baş aşağı, paçasından asılan kumaş pantolonun kırışıkları kendiliğinden açılmaya başlar. Kumaşsa {title} bu gece öyle sarksın.',
        'Mezurayı en rahat ettiğinin iç bacağına tut, paça sürprizi bitsin. Çıkan sayı {title:in} ilk sorusu.',
      ],
    },
    asks: {
      formal: [
        'Bol paça mı, dar paça mı; siz hangi taraftasınız?',
        'Paçaları kim kısaltır: terzi mi, siz mi?',
      ],
      informal: ['Sandalyedeki yığında şu an kaç parça var?', 'Kemerle mi, kemersiz mi?'],
    },
  },
  jeans: {
    stories: {
      formal: [
        'Cuma günü kravatlar çekmecede kalır. Askıdan {title} iner.',
        'Bazı parçalar yıllar geçtikçe sahibine benzer. O hikâyenin ilk sayfası {title}.',
        'Sevilenin dizi inceldi, atmaya gönül razı değil. Yerine değil, yanına {title}.',
        'Hangi şehre gidilirse gidilsin valize önce o konur. Bir sonraki yolculuğa {title} ile çıkın.',
      ],
      informal: [
        'Beş tanen var, hep aynısını giyiyorsun. Tahtına göz diken belli: {title}.',
        'Sinema mı, pazar mı, son dakika planı mı? Nereye gideceğini sonra söylersin, altında {title} var.',
        'Çimlere düşünmeden oturulan günün adı cumartesidir. Kıyafetinin adı {title}.',
        'Üstüne tişört, hafta sonu; üstüne ceket, cuma toplantısı. Ortak nokta {title}.',
      ],
    },
    lessons: {
      formal: [
        'Ters çevrilip soğuk suda yıkanan kot, rengini daha uzun korur. Yıkama günü {title:i} tersinden verin.',
        'Koyu kot ilk yıkamalarda boya verebilir, açık renklerden ayrı yıkamak iyidir. Koyuysa {title} makineye koyularla girsin.',
        'Bel ve iç bacak ölçüsü, beden numarasından çok şey söyler. İkisini not edip {title:e} bakın.',
        'Rengi korumanın yolu basit: içi dışına, suyu soğuğa. Makinenin başında {title} size bunu hatırlatsın.',
      ],
      informal: [
        'Beden numarasını boş ver, belinle iç bacağını ölç; onlar daha çok şey anlatır. {title} o iki sayıyla seçilir.',
        'Beyaz tişörtün affetmez: koyu kot ilk yıkamalarda boya salabilir. {title} koyuysa açık renklerden ayrı yıka.',
        'Tersini çevir, suyu soğuğa al; rengi daha uzun kalır. {title:in} rengine böyle sahip çık.',
        'Renk korunsun diye iki hareket yeter: soğuk suyu seç, kotu ters çevir. Düğmeye basmadan {title:e} bir daha bak, tersi dışarıda mı?',
      ],
    },
    asks: {
      formal: [
        'Evdeki en eski kotunuz kaç yaşında?',
        'Paçayı kıvırır mısınız, kestirir misiniz?',
        'Kotla gittiğiniz en şık davet hangisiydi?',
        'Ütülü kot mu, ütüsüz mü?',
        'Açık mavi mi, koyu mavi mi, siyah mı?',
        'Kot hangi gün ofise girer sizde?',
      ],
      informal: [
        'Bol mu, dar mı, yırtık mı?',
        'Kot kaç giyimde bir yıkanır? Dürüst ol.',
        'Arka cebinde en son ne unuttun?',
        'Uçakta kot: evet mi, asla mı?',
        'Dolapta kaç kotun var, kaçı giyiliyor?',
        'Kotla uyuyakaldığın oldu mu?',
      ],
    },
  },
  shorts: {
    stories: {
      formal: [
        'Yazlığın panjurları kaldırılınca ilk iş üst baş değiştirmektir. Bavulun en üstünde {title} duruyor.',
        'Ayaklar iskeleden sarkmış, bardakta buz var. Üzerinizde {title}, akşama daha çok var.',
        'Sabah yürüyüşü, gazete, fırından sıcak ekmek. Tatil sabahına {title} ile çıkılır.',
        'Termometre otuzu gösterince dolapta sıra değişir. En öne {title} geçer.',
      ],
      informal: [
        'Karpuz, terlik, tişört. Listede eksik olan {title}.',
        'Bakkala kadar diye çıktın, sahilde gün batımına kaldın. Üstünde ne vardı? {title}.',
        'Bacakların geçen yazdan beri güneş görmedi, biraz küs. Barışma teklifi: {title}.',
        'Denizden çıktın, kafede masa boş, mayoyla oturulmaz. Çantadan {title} çıkar.',
      ],
    },
    lessons: {
      formal: [
        'Belin tutması yetmez, bacak açıklığı da otururken rahat ettirir. {title:i} bir de sandalyede deneyin.',
        'Tuz ve klor, tatlı suyla durulanınca gider. Deniz için giyiliyorsa {title} dönüşte suyun altından geçsin.',
        'Boyu bulmanın kolay yolu, evdekinin iç bacak dikişini ölçmektir. {title:in} boyunu onunla karşılaştırın.',
        'İskeleye oturunca bacak açıklığının önemi anlaşılır, yalnız bele bakmak yetmez. {title:i} seçerken ikisini birlikte düşünün.',
      ],
      informal: [
        'Beli oldu diye sevinme, bir de otur; bacak açıklığı dar mı, o zaman çıkar. {title} kararını oturarak ver.',
        'Deniz şortu tuzuyla kurumasın, tatlı suyla durula. {title} yüzmeye geldiyse duşa seninle girsin.',
        'Diz üstü mü, altı mı diye düşünme; evdekinin iç bacak dikişini ölç. Aradaki fark {title:in} boyunu anlatır.',
        'Havuz klorunu, deniz tuzunu tatlı su götürür. Plaj çantası boşalırken yüzmeye giydiysen {title:i} durula.',
      ],
    },
    asks: {
      formal: [
        'Yazın ilk şort günü sizin için hangi aydadır?',
        'Yazlıkta mı, şehirde mi daha çok giyersiniz?',
      ],
      informal: ['Şort sezonunu kaç derecede açarsın?', 'Diz üstü mü, diz altı mı?'],
    },
  },
  sweater: {
    stories: {
      formal: [
        'Üşümek için ekim yeter, kaloriferler kasımı bekler. Aradaki günlere {title:i} ayırın.',
        'Dışarıda ince bir kar, tabakta kestane, yetişilecek hiçbir yer yok. Üzerinizde {title}.',
        'Soba başından kalma bir alışkanlık: Soğukta önce üste bir kat alınır. O kat {title}.',
        'Yaylada akşam erken iner, sofra yine de dışarıda kurulur. Sandalyenin arkasında {title} hazır dursun.',
      ],
      informal: [
        'Battaniyeyle sokağa çıkılmıyor, denedik. İkinci seçenek {title}.',
        'Kombi bir derece kısıldı, evde oylama yapılmadı. Muhalefetin üstünde {title} var.',
        'Babanın dolabından alıp geri vermediğin hâlâ sende. Bu sefer kendi dolabından: {title}.',
        'Ofiste klima kumandası yine o hiç üşümeyen arkadaşta. Sandalyende {title} dursun.',
      ],
    },
    lessons: {
      formal: [
        'Askıda duran kazağın omuzları sarkar, katlanan kazağınki sarkmaz. Rafta {title:e} bir yer açın.',
        'Yıkadıktan sonra sıkmadan düz bir zemine sermek formunu korur. Havluyu serin, {title} üstünde kurusun.',
        'Tüyler elle çekilmez, tüy toplayıcıyla alınır; örgü böyle korunur. Pazar akşamı {title} için beş dakika ayırın.',
        'Islakken ağırlaşan kazağı ipe asmayın, sıkmadan düz serin; formu korunur. {title} kurumayı uzanarak beklesin.',
      ],
      informal: [
        'Askıya asma, omuzunda iki boynuzla dolaşırsın. Katla, {title} rafta kalsın.',
        'Sıkma, büküp ipe asma; düz ser, formu korunsun. {title} için salondaki masayı bir geceliğine boşalt.',
        'O tüyü elinle çekme, arkasından örgü gelir. Tüy toplayıcıyı al, diziyi aç, {title:i} dizine koy.',
        'Omuzlar sarkmasın istiyorsan kazağın yeri raf. Askı boşa çıktı, katlananlara {title} katıldı.',
      ],
    },
    asks: {
      formal: [
        'Sizin evde ilk kazak hangi ayda çıkar?',
        'Boğazlı mı, V yaka mı, bisiklet yaka mı?',
        'Kazağın altına gömlek mi, tişört mü?',
        'Üşüyen mi daha çok giyer, seven mi?',
        'Elde ördüğünüz bir şey oldu mu?',
        'Naftalin mi, lavanta kesesi mi?',
      ],
      informal: [
        'Kimin kazağını alıp geri vermedin?',
        'Sizde kombi mi kazanıyor, kazak mı?',
        'Yanlış yıkayıp bebek boyu yaptığın oldu mu?',
        'Kollarını ele kadar çeker misin?',
        'Evde kaloriferi kıs, kazak giy: kim der?',
        'Statik elektrik mi, saç mı kazanır?',
      ],
    },
  },
  hoodie: {
    stories: {
      formal: [
        'Haftanın yorgunluğu cuma akşamı kapının önünde çıkarılır. Yerine {title} giyilir.',
        'Gece uçuşunda ışıklar söner, kapüşonlar çekilir. Yol kıyafetiniz {title}.',
        'Sahilde akşam serinliği, elde termos, konuşmaya gerek yok. Üzerinizde {title} var.',
        'Evdeki gençler ödünç ister, bir daha adı anılmaz. Bu kez {title:i} kendinize ayırın.',
      ],
      informal: [
        'Kapüşonu çektin, dünya iki kademe kısıldı. Ses düğmesinin adı {title}.',
        'Sevgiline ödünç verdiğin geri gelmedi, gelmeyecek. Dolapta yeni bir sayfa: {title}.',
        'Ders sekizde, sen yediyi elli geçe uyandın. Koşarken giyilecek olan {title}.',
        'Bugün kimseyi görmeyecektin, markette eski sınıfın yarısı var. Neyse ki üstünde {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Yıkarken ters çevirmek baskıyı ve dış yüzü korur. Makineye atmadan {title:in} içini dışına alın.',
        'İçine kat kat giyecekseniz bir beden büyüğüne de bakın. {title} kaç kat üstüne giyilecek, ona göre seçin.',
        'Kapüşon bağcığı yıkamadan önce bağlanırsa içeri kaçmaz. Küçük bir düğüm, sonra {title} makineye.',
        'Bağcığın ucunu çengelli iğneyle aramak istemeyen, yıkamadan önce bağlar. Çamaşır sepetinin başında {title:e} bir fiyonk atın.',
      ],
      informal: [
        'Bağcık içeri kaçınca kurtarma operasyonu bütün akşamı yer. Yıkamadan önce bağla, {title} operasyonsuz kalsın.',
        'Ters çevir, öyle yıka; baskı da dış yüz de korunur. Sen de yorulmazsın, {title} üstünden çıkarken zaten ters döner.',
        'Kışın altına üç kat giyenlerdensen bir büyük bedene de bak. {title} sende kaç katın üstüne gelecek?',
        'Baskıyı makinenin insafına bırakma, içini dışına çevir. {title} yıkanırken yüzünü saklasın.',
      ],
    },
    asks: {
      formal: [
        'Şimdi kapüşon takılı mı, sırtta mı?',
        'Sizinkini evde en çok kim kaçırır?',
        'Hafta sonu kahvaltısına evden böyle çıkar mısınız?',
        'Kapüşonu gerçekten takar mısınız?',
        'Uçakta battaniye yerine ne giyersiniz?',
        'Ofiste cuma kıyafetiniz ne?',
      ],
      informal: [
        'Geri alamadığın hoodie şimdi kimde?',
        'Kapüşon açık mı, kapalı mı? Ruh hâlini söyle.',
        'İplerinden birini içeri kaçırdın mı?',
        'Sevgilinden mi, kardeşinden mi kaptın?',
        'Cebinden ne çıktı en son?',
        'Kaç gün üst üste giydin? Dürüst ol.',
      ],
    },
  },
  jacket: {
    stories: {
      formal: [
        'Sabah on derece, öğlen yirmi iki. Arada {title} omuzdan kola iner, akşam yerine döner.',
        'Vapurda içeride oturan çay ister, dışarıda oturan manzara. Dışarısı için {title}.',
        'Evden çıkarken askılığa uzanan el, günün son kararını verir. Elinize {title} gelsin.',
        'Tişörtün üstüne alınınca insan bir randevusu varmış gibi durur. O randevuya {title} ile gidin.',
      ],
      informal: [
        '“Üşümem ben” dedin, saat dokuzda omuzlar kulaklara çıktı. Yarın akşam {title} seninle.',
        'Mevsim karar veremiyor, sen de. Kapıdan çıkarken {title:i} kap.',
        'Üşüyen arkadaşa verilir, sonra bir ay istenemez. Verirken iki kere düşün, bu {title}.',
        'Kombin bitti sanmıştın, ayna aynı fikirde değil. Üstüne {title} at, bir daha sor.',
      ],
    },
    lessons: {
      formal: [
        'Altına giyeceğiniz en kalın parçayla denemek doğru bedeni buldurur. Kazağınızı giyip {title:i} öyle deneyin.',
        'Kollarınızı öne uzatın; sırt çekmiyorsa beden doğrudur. Aynanın önünde {title} ile bir kez uzanın.',
        'Geniş omuzlu askı, omuz formunu korur. Portmantodaki o askı {title:in} olsun.',
        'Tişört üstüne denenen ceket, kazak giyilince dar gelebilir. Kalın katınız üzerinizdeyken {title} sırasını alsın.',
      ],
      informal: [
        'Kollarını zombi gibi öne uzat; sırtın çekmiyorsa beden tamam. Komik görünür, ama {title} böyle denenir.',
        'Tişörtle deneyip kazakla giymeye kalkma. En kalın parçanı giy, {title} onun üstüne otursun.',
        'İncecik tel askı omuz formunu korumaz, geniş omuzlusu korur. Eve gelince {title:i} ona as.',
        'Sandalyenin sırtı askı değildir; omuz formu için geniş omuzlu askı ister. Bu akşam {title} sandalyede uyumasın.',
      ],
    },
    asks: {
      formal: [
        'Hazırlıklı mı çıkarsınız, “üşümem” mi dersiniz?',
        'Bahar mı, güz mü; ceket mevsimi sizce hangisi?',
      ],
      informal: ['Kolları beline bağlar mısın?', 'Ceketini en son kime ödünç verdin?'],
    },
  },
  coat: {
    stories: {
      formal: [
        'Kışın sizi gören herkes üç ay boyunca aslında onu görür. O hâlde {title}.',
        'Lokantada askıya verilir, çıkışta ötekilerin arasında aranır. Sizinki {title}, görünce tanırsınız.',
        'İlk kar düştüğünde portmantonun önü kalabalıklaşır. En öndeki askı {title:in}.',
        'Ayaz, durak, kalkık bir yaka. Otobüs gelene kadar {title} ile beklenir.',
      ],
      informal: [
        'Altta pijama, elde çöp poşeti, karşında üst komşu. Neyse ki üstünde {title} var.',
        'Kombini yaptın, kapıda üstü kapandı. Kışın görünen kısım {title}.',
        '“Önünü kapat, hasta olacaksın.” Ses anneden, üstündeki {title}.',
        'Geçen kıştan ceplerde kalan: peçete, fiş, yarım sakız. Bu kışa temiz sayfayla başla: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Altınıza kazak giyip deneyin, kol ve omuz payı doğru görünür. {title:i} gömlekle değil, o kazakla deneyin.',
        'Islanan kaban askıda ve ısıtıcıdan uzakta kurursa şeklini korur. Yağmurlu akşamda {title} holde beklesin.',
        'Sezon sonunda temizlenip nefes alan bir kılıfla kaldırılır. Nisan gelince {title} kılıfına girsin.',
        'Kalorifer başında kuruyan kabanın şekli bozulabilir; askı ve sabır yeter. Kapıdan girince {title} askıya.',
      ],
      informal: [
        'Kabanı tişörtle deneyip ocakta kazakla sıkışma. Kazağını giy, kol ve omuz payını {title} üstündeyken gör.',
        'Sırılsıklam geldin diye peteğe serme, şeklini korusun; askı yeter. {title} bu gece peteğe uzaktan baksın.',
        'Bahar gelince kabanı sandalyede unutma: temizlet, nefes alan kılıfla kaldır. Ekimde {title} seni temiz karşılar.',
        'Omuz payını görmek istiyorsan kışlık kazağınla dene. Biraz terlersin, {title} için değer.',
      ],
    },
    asks: {
      formal: ['Vapurda içeride mi oturursunuz, dışarıda mı?', 'Uzun mu, kısa mı? Sizin kışınız hangisi?'],
      informal: ['Cebinden en son ne çıktı?', 'Kaban kaç derecede giyilir? Şehrini de yaz.'],
    },
  },
  socks: {
    stories: {
      formal: [
        'Ayakkabıların kapıda çıkarıldığı bir ülkede ayağınızı herkes görür. Misafirliğe {title} ile gidilir.',
        'Bacak bacak üstüne atınca paçadan iki parmak görünür. O iki parmak {title:in}.',
        'Her şeyi olan amcaya ne alınacağı her yıl konuşulur. Bu yıl pakette {title} var.',
        'Çekmecede eşini bekleyen tekler birikti. Yanlarına eşi belli olanı koyun: {title}.',
      ],
      informal: [
        'Makineye iki girer, bir çıkar; bilim hâlâ araştırıyor. Deneyin yeni malzemesi: {title}.',
        'Misafirlikte ayakkabılar çıktı, baş parmak dışarıda. Bir daha olmasın diye {title}.',
        'Yorganın altında ayağın değdi, karşı taraf çığlık attı. Ateşkes şartı: {title}.',
        'Takım elbisenin eğlenebildiği tek yer bilektir. Bilekte {title}.',
      ],
    },
    lessons: {
      formal: [
        'Çiftiyle birleştirilip yıkanan çorap tek kalmaz. Sepete atmadan {title:in} eşini yanına verin.',
        'Ters çevrilip yıkanan çorabın iç yüzü daha iyi temizlenir. Çamaşır günü {title} tersine dönsün.',
        'Numara aralığının üst sınırındaysanız bir büyüğü topuğun kaymasını azaltır. {title:i} seçerken etikete bir de bu gözle bakın.',
        'Çekmecede tek kalanlar çoğaldıysa yıkamadan önce çiftleri birleştirin. Düzene {title} ile başlamak kolay.',
      ],
      informal: [
        'Makine çorap yemiyor, sen tek tek atıyorsun. Çiftini birleştir, {title} içeri el ele girsin.',
        'Kokuyu bilen bilir: ters çevir, öyle yıka, iç yüzü daha iyi temizlensin. Spor çantasından çıkınca {title:i} çevir, at.',
        'Numaran aralığın tam ucundaysa bir büyüğe geç, topuk daha az kayar. {title} bilekte kalsın, tabanda toplanmasın.',
        'Çıkarırken zaten ters dönüyor, düzeltme; iç yüzü makinede daha iyi temizlenir. Tembelliğin bu kadarına {title} razı.',
      ],
    },
    asks: {
      formal: ['Çekmecenizde kaç tane eşi kayıp çorap var?', 'Desenli mi, düz mü?'],
      informal: ['Evde terlik mi, çorap mı, yalın ayak mı?', 'İki farklı tekle dışarı çıktın mı hiç?'],
    },
  },
  underwear: {
    stories: {
      formal: [
        'Güzel bir kıyafetin altında yalnız sizin bildiğiniz bir özen vardır. O özenin adı {title}.',
        'Valiz yaparken günler sayılır, sonra iki tane de ihtiyaten eklenir. İhtiyat payına {title:i} koyun.',
        'Çekmece yılda bir boşaltılır, geriye yalnız sevilenler kalır. Boşalan yer {title:in}.',
        'Önemli bir günün kıyafeti dıştan değil, içten başlar. İlk katman {title}.',
      ],
      informal: [
        'Lastiği gevşemiş ama emektar diye atamadığın var ya. Emekli et, {title} göreve başlasın.',
        'Çamaşır günü yarın, çekmece bugün boş. Yedek kuvvet: {title}.',
        'Annen “yolda başına bir şey gelir” diye hep düzgününü giydirirdi. Düzgünü burada: {title}.',
        'Kimse görmez, sen bütün gün bilirsin. Aramızda kalsın: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Beden yıllar içinde değişir, yeniden ölçü almak iyi olur. Bugünkü ölçünüz elinizdeyken {title:e} bakın.',
        'Narin parçalar file içinde yıkanırsa askı ve dantel korunur. Narinse {title} için fileyi elinizin altında tutun.',
        'Yumuşatıcıyı az kullanmak, lastiklerin ömrünü uzatmaya yardımcı olur. Ölçü kapağını yarıda bırakın, {title} öyle yıkansın.',
        'Eski ölçüyle yeni alışveriş pek tutmaz; beden yıllar içinde değişir. Mezura bir dakika ister, {title} ondan sonra.',
      ],
      informal: [
        'Üç yıl önceki ölçün, üç yıl önceki saçın gibi; belki çoktan değişti. Yeniden ölç, {title:e} öyle bak.',
        'Havlularla dantel aynı ringe çıkmaz; narin parçayı file içinde yıka, askısı da korunsun. {title} narinse kendi köşesine çekilsin.',
        'Kapağı boca etme, yumuşatıcının azı lastiğin ömrüne yardım eder. Kokuyu parfüm halletsin, {title} böyle yıkansın.',
        'Yıllar içinde beden de kıpırdar. Mezurayı çıkar, çekmeceye {title} bugünkü ölçünle girsin.',
      ],
    },
    asks: {
      formal: ['Çekmeceyi yılda kaç kez elden geçirirsiniz?', 'Bir haftalık tatile kaç tane koyarsınız?'],
      informal: ['Çekmecen düzenli mi, savaş alanı mı?', 'Düz mü, desenli mi? Kimseye söylemeyiz.'],
    },
  },
  swimwear: {
    stories: {
      formal: [
        'Denize girerken en uzun an, suyun bele geldiği andır. O anda üzerinizde {title} olsun.',
        'Kahvaltıdan önce, koy daha boşken yüzmenin tadı başkadır. Askıda {title} bekliyor.',
        'Yazlık çantasında gözlük, krem, kitap. En üste {title:i} koyun, ilk o lazım olacak.',
        'Otelde havuzun kapanmasına yarım saat var, son kulaçlar hep o yarım saattedir. Bavulda {title} olsun.',
      ],
      informal: [
        '“Su nasıl?” “Girince alışıyorsun.” Bu yalana hep birlikte inanıyoruz, üstümüzde {title}.',
        'Valize üç kitap koydun, birini okuyacaksın. Her gün mesaiye gidecek olan {title}.',
        'İple çektiğin izin onaylandı, masada altı klasör var. Aklında ise deniz, bir de {title}.',
        'Saçlar tuzlu, mısırlar közde, dönmek isteyen yok. Güneş batana kadar {title}.',
      ],
    },
    lessons: {
      formal: [
        'Denizden ve havuzdan sonra soğuk tatlı suyla durulayın, tuz ve klor gitsin. Duştan önce {title} suya tutulsun.',
        'Mayo sıkılmadan, gölgede kuruyunca esnekliğini ve rengini korur. Balkonun gölge köşesi {title:in}.',
        'İki mayoyu dönüşümlü giymek kumaşa toparlanacak zaman tanır. Evdeki yarın dinlensin, sırayı {title} alsın.',
        'Güneşte kavrulan kumaş rengini yitirir; sıkmadan gölgeye asmak yeter. Akşamüstü ipte {title} sallansın.',
      ],
      informal: [
        'Havuzdan çıkınca çantaya tıkma, soğuk tatlı suyla durula; klor, tuz gitsin. Duşa {title} ile girmek yeter.',
        'Bezi sıkar gibi sıkma, güneşe de serme; esnekliği de rengi de gölgede korunur. {title} şezlongun altında keyif yapsın.',
        'Tatil boyu tek mayo, kumaşa toparlanacak zaman bırakmaz; iki tane olunca nöbetleşirler. Nöbet listesine {title:i} yaz.',
        'Sabah birini, akşam ötekini giy; kumaş arada toparlansın. İkinci isim arıyorsan {title}.',
      ],
    },
    asks: {
      formal: ['Deniz mi, havuz mu?', 'Suya koşarak mı girersiniz, yavaş yavaş mı?'],
      informal: ['Ege mi, Akdeniz mi? Tarafını seç.', 'Denizden en son çıkan kim? Adını yaz.'],
    },
  },
  pyjamas: {
    stories: {
      formal: [
        'Yatağa temiz çarşaf serilen akşamın keyfi başkadır. Yastığın üstüne {title:i} bırakın.',
        'Kapı kilitlendi, telefon sessizde, ışıklar kısıldı. Günün son kıyafeti {title}.',
        'Pazar kahvaltısı öğlene sarktıysa kimse giyinmemiş demektir. Sofraya {title} ile oturulur.',
        'Yatılı misafirliğin güzel yanı gece yarısı mutfak sohbetidir. Çantaya {title:i} koymayı unutmayın.',
      ],
      informal: [
        'Saat on bir, kapıda komşu, elinde aşure. Karşılama kıyafetin {title}.',
        'Eve girer girmez pijamaya geçenler derneği toplanıyor. Üyelik kartı: {title}.',
        'Cumartesi planı belli: koltuk, dizi, yine koltuk. Hepsi {title} ile.',
        'Yırtık eşofman, yıkanmaktan solmuş tişört; sen buna gece kıyafeti diyordun. Biz {title} diyoruz.',
      ],
    },
    lessons: {
      formal: [
        'Bir beden bolluk, uykuda hareketi rahatlatır. {title:i} seçerken bir üst bedene de bakın.',
        'Yeni pijama giyilmeden önce bir kez yıkanırsa kumaşı yumuşar. İlk geceden önce {title} makineye uğrasın.',
        'Rahat bir uyku için dikişin ve etiketin cilde değdiği yere bakmak önemlidir. Yatmadan {title:i} bir de içinden yoklayın.',
        'Gece dönüp duranlar bilir, bir beden bolluk hareketi rahatlatır. Yastığı kabartın, {title} bu payla seçilsin.',
      ],
      informal: [
        'Yatakta kırk kere dönüyorsan bir beden bol al, hareketin rahatlasın. {title:i} seçerken bedenine bir harf ekle.',
        'Paketten çıkar çıkmaz yatma; bir yıkama kumaşı yumuşatır. Bu gece eskisi, yarın gece {title}.',
        'Ensendeki etiketle gece yarısı kavga etmemek için dikiş ve etiket yerlerine önceden bak. Sonra {title} ve iyi geceler.',
        'Uykuda rahat kıpırdamak için bir beden bolluk yeter. Yatağın sağı da solu senin, {title:i} buna göre seç.',
      ],
    },
    asks: {
      formal: [
        'Pijamayla pazar günü saat kaça kadar durursunuz?',
        'Takım mı giyersiniz, eski bir tişört mü?',
      ],
      informal: [
        'Kapıdan girince kaç dakikada üstünü değiştirirsin?',
        'Üstünde pijamayla en uzak nereye gittin?',
      ],
    },
  },
  cap: {
    stories: {
      formal: [
        'Sabah yürüyüşüne saç taranmadan çıkılır. Portmantoda {title} asılı durur.',
        'Balığa çıkanın kahvesi termosta, sabrı yanındadır. Başında {title} var.',
        'Yaz fotoğraflarında gözler hep kısık çıkar. Bu yazınkine {title} ile poz verin.',
        'Öğle güneşinde teknede, tribünde, pazarda el alna siper edilir. Eliniz boşa çıksın diye {title}.',
      ],
      informal: [
        'Berber “ucundan alıyorum” dedi, ucundan almadı. Önümüzdeki iki hafta {title}.',
        'Saç yıkanmadı, plan da iptal olmadı. Araya giren {title}.',
        'Ters takınca on yedi, düz takınca otuz dört yaşındasın. Karar senin, adı {title}.',
        'Hakem suçlu, güneş tam karşıda, maç uzatmaya gidiyor. Tribünde {title} ile oturulur.',
      ],
    },
    lessons: {
      formal: [
        'Ölçü, başın en geniş yerinden, kulakların hemen üstünden alınır. Mezurayı oradan geçirin, {title} ölçüsüne bakın.',
        'Siperlik suya basılınca formunu yitirebilir, nemli bez yeter. Yaz tozunu {title:den} bezle alın.',
        'Üst üste ezilen şapka yerine asılı duranı seçin, saklamanın iyi yolu budur. Kapının arkasında bir çivi {title:e} kalsın.',
        'Denemeden alınacaksa kulakların hemen üstünden bir tur ölçmek yeter. Çıkan sayıyı yazın, {title:i} onunla seçin.',
      ],
      informal: [
        'Başını ölçmek mi? Kulaklarının hemen üstünden, en geniş yerden bir tur. Sonra {title} ile tanışırsın.',
        'Siperliği suya basma, formu gider; nemli bezle sil. {title} banyo değil, bez ister.',
        'Dolabın dibinde ezilen şapkalar yığını hepimizde var. As gitsin, {title} o yığına düşmesin.',
        'Makineye atmayı aklından geçirme, siperlik nemli bezle silinir ki formu korunsun. Akşam {title} için bezi kap.',
      ],
    },
    asks: {
      formal: ['Şapkanız en çok nerede başınızda olur?', 'Güneşte mi oturursunuz, gölgede mi?'],
      informal: ['Siperlik önde mi, arkada mı?', 'Kötü saç gününde şapka mı, topuz mu?'],
    },
  },
  beanie: {
    stories: {
      formal: [
        'Sabah ayazını önce kulaklar haber verir. Kapının yanında {title} hazır dursun.',
        'Maç, pazar, sabah vapuru; kışın ayakta beklenen yer çoktur. Hepsine {title} ile gidilir.',
        'Palto ağırbaşlı, ayakkabı ciddi; küçük bir neşe başa kalmış. O neşe {title}.',
        'Kar yağınca evin büyüğü de küçüğü de bahçeye iner. Eldivenlerin yanına {title:i} koyun.',
      ],
      informal: [
        'Kulaklar kızardı, burun aktı, “üşümüyorum” dedin. İnanmadık, {title:i} tak.',
        'Saçını düzeltmedin diye takarsın, çıkarınca daha beter olur. Çıkarma o zaman: {title}.',
        'Annen “başını açık bırakma” diyeli yirmi yıl oldu, haklı çıktı. Selam söyle, başında {title} var.',
        'Kardan adama havuç bulunur, başına takacak şey bulunmaz. Seninkini isterlerse verme: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Yıkanan bere asılırsa esner, düz serilirse bollaşmaz. Havlunun üstünde {title:e} bir yer ayırın.',
        'Kulakları tam kapatacak kadar indirin, ısı kaybı azalır. Ayazda {title} bir parmak daha insin.',
        'Başı sıkıp iz bırakan bere küçüktür; hafif esneyerek oturması yeterli. Alnınıza bakın, {title} iz bırakmıyorsa tamam.',
        'Rüzgâr önce kulağı bulur. Kapıdan çıkmadan aynaya bakın, {title} kulağınızı örtsün.',
      ],
      informal: [
        'Alnında çizgiyle gezme; iz bırakan bere küçük demektir. Hafif esneyip otursun yeter, {title:i} buna göre seç.',
        'İpe asarsan esner, bollaşır; düz ser. {title} kururken ayaklarını uzatsın.',
        'Kulaklar açıkta kaldıkça ısı kaçıyor, bereyi biraz indir. Havalı durmak yaza kalsın, {title} kulağı kapatsın.',
        'Beresi gözüne düşene gülme, onunki asılarak kurumuş. Düz ser, {title} bollaşmadan kurusun.',
      ],
    },
    asks: {
      formal: [
        'Kulakları örter misiniz, açıkta mı bırakırsınız?',
        'Kış sizin şehre hangi ay gelir?',
        'Çocukken berenizi kim örerdi?',
        'Kar yağınca evden ilk kim çıkar?',
        'Kışın ilk sıcak içeceği: salep mi, çay mı?',
        'Üşüyenlerden misiniz, üşümem diyenlerden mi?',
      ],
      informal: [
        'Ponponlu mu, ponponsuz mu?',
        'Bere sezonu sizde açıldı mı? Şehrini yaz.',
        'Bu kış kaç bere kaybettin?',
        'Saçı bozar mı, saçı kurtarır mı?',
        'Kartopunda ilk atan kim olur?',
        'Evde de takan var mı? Yargılamıyoruz.',
      ],
    },
  },
  scarf: {
    stories: {
      formal: [
        'Sade bir kıyafetin son cümlesi boyunda kurulur. O cümle {title}.',
        'Akşam serinliğinde çantadan çıkarılıp omza alınan bir parça hep aranır. Çantaya {title:i} koyun.',
        'Teyzeye, öğretmene, kayınvalideye; beden sormadan alınan hediye azdır. Bunlardan biri {title}.',
        'Gri palto, gri gökyüzü, gri vapur. Boyunda {title} olunca sabah başka türlü başlar.',
      ],
      informal: [
        'Bir dola, iki dola, ucunu sok; olmadı, baştan. Ayna karşısı provası {title} ile.',
        'Kıyafet kara kış, ruh hâli ilkbahar. Araya boyundan {title} giriyor.',
        '“Boynunu kapat” diyen biri her ailede vardır. Ona bir fotoğraf at, boynunda {title} olsun.',
        'Kafede sandalyede unutup yarı yoldan döndüğün oldu. Bunu boynundan çıkarma: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Kumaşı önce uzunlamasına katlayın, bağlamak kolaylaşır. Aynanın karşısına {title} katlanmış gelsin.',
        'Rulo yapılarak saklanan şalda kat izi kalmaz. Çekmecede {title:e} böyle bir köşe ayırın.',
        'Takıların kancası iplik çekebilir; kolye en son takılınca bu azalır. Önce {title}, sonra kolye.',
        'Bağlarken ucu bir türlü düzgün durmayanlar, önce uzunlamasına katlasın. Üç dakikanız varsa provayı {title} ile yapın.',
      ],
      informal: [
        'Ayna karşısında düğümle boğuşma; önce uzunlamasına katla, bağlamak kolaylaşsın. {title} ile ikinci denemede çözersin.',
        'Katlayınca iz kalıyor, rulo yapınca kalmıyor. Çekmecede {title:i} lahmacun gibi sar, koy.',
        'Kolyenin kancası ipliği çekmeye bayılır; onu en sona bırak. Boynuna önce {title} gelsin.',
        'Valizden kat kat izle çıkan şal ütü ister; rulo yaparsan iz kalmaz. Çorapların arasına {title:i} rulo rulo sıkıştır.',
      ],
    },
    asks: {
      formal: [
        'Bağlar mısınız, dolar mısınız, öylece bırakır mısınız?',
        'Boynunuza en çok hangi renk yakışır?',
        'Annenizden kalan bir şal var mı?',
        'Sizde desenlisi mi çok, düzü mü?',
        'Çantanızda yedek bir şal durur mu?',
        'Siz kaç türlü bağlarsınız?',
      ],
      informal: [
        'Kaç farklı bağlama biliyorsun?',
        'Boyunda mı, saçta mı, çantada mı?',
        'En son nerede unuttun?',
        'Klimanın altına oturunca ilk ne ararsın?',
        'Kimden ödünç alıp geri vermedin?',
        'Atkı mı, şal mı, fular mı?',
      ],
    },
  },
  gloves: {
    stories: {
      formal: [
        'Kış sabahının ilk itirazı direksiyona dokununca gelir. Torpidoda {title} dursun.',
        'Kestanecinin verdiği kesekâğıdı bir eli oyalar. Öteki elde {title} vardır.',
        'Selam verirken çıkarılır, kapıda yeniden takılır; kışın eski bir inceliği. O incelik {title} ile sürsün.',
        'Teki kaybolan çift çekmecede umutla bekletilir. Beklemeyin, kışa {title} ile başlayın.',
      ],
      informal: [
        'Kartopu savaşında ilk teslim olan hep çıplak ellidir. Sen {title} ile gel.',
        'Arabanın camında buz, elinde kredi kartı, kazıyorsun. Hiç değilse {title} olsun.',
        'Bir el cepte, öteki telefonda, parmaklar morardı. Mesaj beklesin, {title:i} tak.',
        'Otobüste teki düştü, öbürünü iki kıştır saklıyorsun. Vedalaş artık, sırada {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Ölçü, başparmak hariç avcun en geniş yerinden alınır. O sayıyla {title:in} bedenine bakın.',
        'Uçta kalan küçük bir boşluk hem hareketi hem ısıyı rahatlatır. {title} elinizdeyken yumruğunuzu bir açıp kapayın.',
        'Islanan eldiven ısıtıcıya konmadan, düz serilerek kurursa şeklini korur. Eve dönünce {title} bir havluya serilsin.',
        'Elinize yapışan değil, parmak ucunda biraz boşluk bırakan eldiven rahat ettirir. Denerken {title:de} o boşluğu arayın.',
      ],
      informal: [
        'Avcunu ölç, en geniş yerinden; başparmak bu hesaba girmiyor. {title} bedenini o sayı söyler.',
        'Parmak ucun sona dayanmasın; küçük bir boşluk hem hareketi hem ısıyı rahatlatır. {title} elindeyken piyano çalar gibi yap, anlarsın.',
        'Kartopundan dönünce peteğin üstüne atma, şekli gider; düz ser. Çayını iç, {title} yavaş yavaş kurusun.',
        'Hediye alacaksan el falı gibi avcuna bak: başparmaksız, en geniş yer. Sonra pakete {title} girsin.',
      ],
    },
    asks: {
      formal: ['Eldiven mi takarsınız, ceplere mi güvenirsiniz?', 'Soğuk elli misiniz, sıcak elli mi?'],
      informal: ['Eşi kayıp kaç tek eldivenin var?', 'Parmaklı mı, parmaksız mı?'],
    },
  },
};
