import type { StoriesOf } from '../stories.ts';

export const kitchen: StoriesOf<'kitchen'> = {
  mug: {
    stories: {
      formal: [
        'Dolapta on tane durur, el her sabah aynısına uzanır. Belki bundan sonra {title:e}.',
        'Ev daha uyanmamışken pencere önünde geçen on dakika yalnız sizindir. Bir de {title:in}.',
        'Kimi hediye açılır, kaldırılır, unutulur. {title} ertesi sabah masadadır.',
        'Yağmurlu bir öğleden sonra için fazla şey gerekmez. Battaniye, kitap ve el altında {title}.',
      ],
      informal: [
        'Saat yedi buçuk, tek gözün açık, iki elin sıcak bir şeye sarılı. Sarıldığın şey {title}.',
        'Ofiste seninkini kim aldıysa çıksın ortaya. Çıkmıyorsa {title} çekmecede, kilit sende.',
        'Dedikodu koyulaştı, çay buz gibi oldu. Yenisini {title} ile getir.',
        '“Bir bölüm daha, bir çay daha, sonra yatıyorum.” Sabah kalkamazsan suç {title:in}.',
      ],
    },
    asks: {
      formal: ['Günün ilk çayı ya da kahvesi saat kaçta?', 'Evde kimsenin dokunamadığı kupa kimin?'],
      informal: ['Sabah çay mı, kahve mi? Tarafını seç.', 'Toplam kaç kupan var? Saymadan söyle.'],
    },
  },
  'cup-and-saucer': {
    stories: {
      formal: [
        'Bir dost “yarım saatliğine” uğrar, hava kararır. O yarım saat {title} ile başlar.',
        'Vitrinden misafire ayrılanlar iner, masaya başka bir hava gelir. Bugün inen {title} olsun.',
        'Öğleden sonra dördü biraz geçe evin sesi kısılır. O saatte balkona {title} çıkar.',
        'Kırk yıl hatır bırakmak için uzun bir sofra gerekmez. Bir lokum ve {title} yeter.',
      ],
      informal: [
        'Fal kapatıldı, herkes sustu, yol mu göründü yoksa telve mi? {title} biliyor, söylemiyor.',
        '“Az şekerli mi, orta mı?” sorusuna üç kişiden dört cevap geldi. Seninki {title} ile gelir.',
        'Damat adayının tuzlu kahvesi hangisindeydi, hatırlayan yok. Bir dahakine {title:e} işaret koy.',
        'İki lafın belini kıracaktınız, öğlen oldu akşam. {title} masada, kalkan yok.',
      ],
    },
    asks: {
      formal: ['Kahvenizi nasıl alırsınız: sade mi, orta mı?', 'Kahveyi en çok kiminle içmeyi seversiniz?'],
      informal: ['Fala inanır mısın, yoksa sadece kapatır mısın?', 'Yanında lokum mu, çikolata mı?'],
    },
  },
  'drinking-glass': {
    stories: {
      formal: [
        'Kalabalık sofrada herkes oturur, birinin önü boş kalır. Bu eksik {title} ile tamamlanır.',
        'Misafir kapıdan girer, ilk isteği bir yudum su olur. Suyu {title} ile uzatın.',
        'Sıcak bir akşamda balkona sürahi çıkar, buzlar konuşmaya başlar. Sürahinin yanında {title} durur.',
        'Akşam sofrasında ışık önce suya vurur. Tabakların yanına {title} koyun.',
      ],
      informal: [
        'Limonata hazır, buz hazır, balkon serin. Eksik olan {title}.',
        'Altılı takımlar bir gün mutlaka beş kalır. Altıncının adı {title}.',
        'Gece üçte mutfağa gittin, karanlıkta elin hep aynısını buluyor. O da {title}.',
        'Ayran köpürdü, lahmacun geldi, kimse konuşmuyor. Masada tek ses {title:den}.',
      ],
    },
    asks: {
      formal: [
        'Yazın balkonda ne içersiniz: limonata mı, ayran mı?',
        'Suyu buzlu mu seversiniz, oda sıcaklığında mı?',
      ],
      informal: ['Kebabın yanına: ayran mı, şalgam mı?', 'Günde kaç bardak su içiyorsun? Dürüst ol.'],
    },
  },
  plate: {
    stories: {
      formal: [
        'İki zeytin, bir dilim peynir, katlanmış bir peçete. Tek kişilik sofraya da {title} çıkarın.',
        'Komşudan dolu gelen kap boş gönderilmez. Kurabiyeler dizilirken elinizde {title} olsun.',
        'Bayram sabahı masa açılır, örtü ütülenir, kimin nerede oturacağı bellidir. Ortaya {title} konur.',
        'Göz doymadan karın doymaz, büyükler bilir. Bu akşamın yemeği {title} ile sofraya gelsin.',
      ],
      informal: [
        'Dünden kalan makarna, üstüne iki yaprak fesleğen, sanırsın lokanta. Bu numarada {title} suç ortağın.',
        'Son börek için herkes birbirine “sen al” diyor. {title} bekliyor, bakalım kim kıracak.',
        'Fotoğrafı çekmeden kimse başlayamıyor, yemek soğudu. Kabahat {title:in}, sen masumsun.',
        'Tencereden yemek bulaşığı azaltır, keyfi de. Bu akşam {title} ile otur bari.',
      ],
    },
    asks: {
      formal: ['Komşuya en son hangi yemekten gönderdiniz?', 'Sofranızın değişmez yemeği hangisi?'],
      informal: ['Paylaşan mısın, “o benim tabağım” diyen mi?', 'Bulaşık makinesini sizde kim dizer?'],
    },
  },
  bowl: {
    stories: {
      formal: [
        'Dışarıda ayaz, ocakta mercimek, kapıda anahtar sesi. Sofrada {title} hazır dursun.',
        'Sabah yoğurt, öğlen çorba, akşam salata, hep aynı kaba konur. Nöbeti {title} devralsın.',
        'Akşamın filmi seçilir, ışık kısılır, biri mutfağa gönderilir. Dönerken elinde {title} vardır.',
        'Hasta olana çorba götürülür, laf arasında hatır sorulur. Tepside {title} ve bir dilim limon.',
      ],
      informal: [
        'Kaşıkla, koltukta, battaniye altında yenen her şey akşam yemeğidir. Kucağında {title} varsa resmîdir.',
        '“Ben yemeyeceğim” diyen, filmin yarısında mısırın yarısını bitirdi. Ona ayrı bir {title} ver.',
        'Mısır gevreği saat on birde kahvaltı, gece on birde akşam yemeği. İkisinin de adresi {title}.',
        'Maç uzatmaya gitti, çekirdek kabukları avucuna sığmıyor. Sehpaya {title}.',
      ],
    },
    asks: {
      formal: ['Çorbanız hangisi: mercimek mi, ezogelin mi?', 'Sabahları sofraya yoğurt koyar mısınız?'],
      informal: ['Filmin yanına ne: mısır mı, çekirdek mi?', 'Gece on birde ne yersin? Kimse bakmıyor.'],
    },
  },
  teapot: {
    stories: {
      formal: [
        'Kahvaltı biter, sofra toplanmaz, laf lafı açar. Ortada {title} durdukça kimse kalkmaz.',
        'Kapı çalınca önce suyun altı açılır, sonra “hoş geldiniz” denir. Gerisi {title} ile gelir.',
        'Dışarıda yağmur, içeride demlenmeyi bekleyen on beş dakika. O dakikalar {title:in}.',
        'Her evin çayı başka demlenir, herkes kendininkini savunur. Sizin evin sözcüsü {title} olsun.',
      ],
      informal: [
        '“Bir bardak içer kalkarım” diyen hâlâ oturuyor. {title} dolu, ona kızma.',
        'Açık isteyen, koyu isteyen, “fark etmez” diyen. Hepsinin derdini {title} çekiyor.',
        'Pazar, pijama, üçüncü bardak. {title} boşalmadan bu evden kimse çıkamaz.',
        'Sallama çayla misafir ağırladığını duyduk, üzüldük. {title} ile telafi edersin.',
      ],
    },
    asks: {
      formal: ['Çayınız açık mı olsun, demli mi?', 'Sizin evde çayı en güzel kim demler?'],
      informal: ['Günde kaç bardak? Saymayı bıraktıysan da yaz.', 'Çaya şeker atar mısın?'],
    },
  },
  'water-bottle': {
    stories: {
      formal: [
        'Anahtar, cüzdan, telefon diye sayılır, kapı çekilir, su mutfakta kalır. Bu listeye {title} girsin.',
        'Uzun bir yürüyüşte en güzel mola, gölgede verilen moladır. Çantadan {title} çıkar.',
        'Gün biter, masadaki bardağa yalnız bir kez dokunulmuştur. Gözünüzün önünde {title} dursun.',
        'Servis kapıya gelmiş, beslenme tamam, mont tamam. Okul çantasına son giren {title} olur.',
      ],
      informal: [
        'Büfede suya verdiğin parayı toplasan moralin bozulur. Toplama, {title} doldur.',
        'Spora havluyla gittin, aletin başında dilin damağına yapıştı. {title} çantada olaydı.',
        'İki kahve, üç çay, sıfır su. {title} karşında, başını çevirme.',
        'Yokuşun ortasında durup manzaraya bakar gibi yaptın. Nefesin gelene kadar {title} elinde.',
      ],
    },
    asks: {
      formal: ['Su içmeyi size kim hatırlatır?', 'Evden çıkarken en sık neyi unutursunuz?'],
      informal: ['Bugün kaç bardak su? Çay sayılmıyor.', 'Suya limon atar mısın, sade mi içersin?'],
    },
  },
  'lunch-box': {
    stories: {
      formal: [
        'Saat on iki buçukta koridorda aynı soru dolaşır: Ne yesek? Sizin cevabınız {title:de}.',
        'Akşamın dolması öğlene daha güzel olur, bilen bilir. O dolma {title} ile yola çıkar.',
        'Okul çantasına konan bir dilim kek, aslında küçük bir mektuptur. Zarfı {title} olsun.',
        'Uzun yolda molayı otobüs değil, acıkan belirler. Dizlerin üstünde {title} açılır.',
      ],
      informal: [
        'Herkes yarım saattir uygulamada menü bakıyor. Sen {title} ile geldin, çatalı aldın, bitti.',
        'Pazar akşamı üşenmedin, köfteleri yaptın. Pazartesi saat birde {title} açılınca kendine teşekkür edersin.',
        '“Ne getirdin?” diye soran, çatalıyla gelendir. {title} kapağı kapalı dursun.',
        'Annen iki kişilik doldurmuş, yanına not da yazmış. {title} boş dönmezse sorun çıkar.',
      ],
    },
    asks: {
      formal: ['Evden götürülen en güzel öğle yemeği hangisi?', 'Çocukken beslenmenizde ne olurdu?'],
      informal: ['Yemeğini paylaşan mısın, saklayan mı?', 'Dünden kalan ne, bugün daha güzel?'],
    },
  },
  'cake-stand': {
    stories: {
      formal: [
        'Perdeler çekilir, ışık kapanır, içeriden mum ışığı gelir. Masanın ortasında {title} bekler.',
        'Sade bir kek bile yerden biraz yükselince tören havasına girer. Altında {title} olsun.',
        'Misafir salona girer, gözü doğruca masanın ortasına gider. Orada {title} durur.',
        'Altın gününde tarifler konuşulur, eller tabağa gider. Poğaçalar bu kez {title} ile ortaya gelsin.',
      ],
      informal: [
        'Son dilime herkes bakıyor, kimse uzanmıyor. {title} bu gerilimi iyi bilir.',
        'Hazır keki ambalajından çıkardın, üstüne pudra şekeri eledin. Artık {title} üstünde, kim anlayacak?',
        'Doğum günü bir gün, dolapta durmak üç yüz altmış dört gün. {title} portakala bile razı.',
        '“Kesmeyin, önce fotoğraf” diye bağıran yine sensin. Haklısın, {title} pozunu vermiş.',
      ],
    },
    asks: {
      formal: ['Sizin evin keki hangisi: limonlu mu, kakaolu mu?', 'Mumları en son kimin için yaktınız?'],
      informal: ['Pastayı kesen mi, bekleyen mi?', 'Gün sofrasında: pasta mı, börek mi?'],
    },
  },
  'baking-tin': {
    stories: {
      formal: [
        'Fırının camından içeri bakılır, kapağı açmak yasaktır. Kabaran ne varsa {title:in} içindedir.',
        'Tarif annenizden, ölçü onun su bardağından. Bir tek {title} sizden.',
        'Ters çevirip hafifçe vurduğunuz o an mutfakta herkes susar. Sonra {title} kalkar, nefesler bırakılır.',
        'Komşuya kadar giden bir vanilya kokusu, evde birinin güzel bir gün geçirdiğini söyler. {title} fırında.',
      ],
      informal: [
        '“Bir yumurta eksik olsa da olur” dedin, olmadı. {title} sabırlı, bir daha dene.',
        'Hamuru çiğken yiyip bitirmezsen kek de olacak. Kalanı {title:e} dök.',
        'Misafire yarım saat kaldı, evde un var, yoğurt var, bir de sen. Fırını yak, {title} çıksın.',
        'Altı yandı, üstü çiğ, ortası çukur; herkes böyle başladı. Senin başlangıcın {title}.',
      ],
    },
    asks: {
      formal: ['Size kek yapmayı kim öğretti?', 'Çayın yanına hangisi: kek mi, kurabiye mi?'],
      informal: ['Çiğ hamuru parmaklayan var mı?', 'Kekin ortası mı, kenarı mı?'],
    },
  },
  pan: {
    stories: {
      formal: [
        'Tereyağı cızırdamaya başlar, uyuyanlar tek tek mutfağa gelir. Ocakta {title} vardır.',
        'Geç dönülen akşamlarda iki yumurta kırılır, ekmek kesilir, gün kapanır. Bütün bu iş {title:e} bakar.',
        'Pazar kahvaltısında masanın ortası boş bırakılır, birazdan bir şey gelecektir. Nihalenin üstüne {title} konur.',
        'Soğan kavrulurken evin kokusu değişir, yemek o dakika başlamış olur. İlk ses {title:den} gelir.',
      ],
      informal: [
        'Menemene soğan girer mi diye iki saat tartıştınız, karnınız hâlâ aç. {title} ocakta, karar verin.',
        'Krebi havaya attın, yarısı ocağa, yarısı yere. Seyirci tamam, {title} tamam, prova şart.',
        'Dibine ekmek banmanın ayıp olduğu evde yemek yenmez. {title} masaya gelsin, herkes bansın.',
        'Yemek söyleyip kırk dakika bekleyeceğine iki sucuk doğra. {title} on dakikada seni kurtarır.',
      ],
    },
    asks: {
      formal: [
        'Yumurtanız nasıl olsun: sahanda mı, omlet mi?',
        'Çocukluğunuzun kokusu hangi yemekten gelir?',
      ],
      informal: ['Menemen soğanlı mı, soğansız mı?', 'Tavaya ekmek banmak serbest mi, ayıp mı?'],
    },
  },
  'kitchen-knife': {
    stories: {
      formal: [
        'Yemek ocakta değil, tezgâhta başlar. İlk soğan kesilirken elinizde {title} olur.',
        'Her mutfakta elin gittiği bir tane vardır, ötekiler çekmecede bekler. Sizinki belki {title} olacak.',
        'Kalabalık sofraların hazırlığı uzun, sohbeti tatlıdır. Biri anlatır, biri {title} ile doğrar.',
        'Maydanozu annesi gibi kıymak, çoğumuzun yıllarca çalıştığı bir şeydir. Derse {title} ile oturulur.',
      ],
      informal: [
        'Kuru soğan karşısında herkes duygusaldır. {title} elinde, mendil yanında.',
        'Televizyonda şef tak tak tak, sende tık… tık… tık. {title} senin hızında, telaş yok.',
        'Domatesi kesmiyorsun, ezerek ikna etmeye çalışıyorsun. Sözü {title:e} bırak.',
        'Başkasının mutfağında yemek yapınca elin hep yanlış çekmeceye gider. Kendi evinde {title} seni bekler.',
      ],
    },
    asks: {
      formal: ['Mutfakta doğramak size mi düşer, karıştırmak mı?', 'Salatanızda soğan olsun mu?'],
      informal: ['Soğan keserken ağlamamanın yolu ne?', 'Çoban salata mı, mevsim mi? Doğrayan sensin.'],
    },
  },
  cutlery: {
    stories: {
      formal: [
        'Sofra kurmayı çocukken öğreniriz: Bu sola, bu sağa. O küçük ders {title} ile sürer.',
        'Misafire ayrılan takım yıllarca kutusunda bekler. {title} beklemesin, bu akşam kullanılsın.',
        'Yeni evin ilk yemeği genellikle kolilerin arasında yenir. O gece açılan kutudan {title} çıksın.',
        'Sesler kesilir, yalnız tabakların tıkırtısı kalır, yemek güzel olmuştur. Bu sessizlikte {title} konuşur.',
      ],
      informal: [
        'Çekmecede beş çatal, üç ayrı desen, bir de uçaktan gelen var. {title} bu aileyi toparlar.',
        'Yoğurdu hâlâ öğrenci evinden kalma kaşıkla yiyorsun. {title} ile mezun ol.',
        'Tatlı kaşıkları nereye gidiyor, kimse bilmiyor. Sayımı {title} ile yeniden başlat.',
        '“Çatal yetmedi, ben kaşıkla yerim” diyen hep sensin. Bu akşam sana {title} var.',
      ],
    },
    asks: {
      formal: ['Misafir takımını ne zaman çıkarırsınız?', 'Pilav çatalla mı yenir, kaşıkla mı?'],
      informal: ['Sizin evde en çok ne kayboluyor: çatal mı, kaşık mı?', 'Karpuz çatalla mı, elle mi?'],
    },
  },
  'cutting-board': {
    stories: {
      formal: [
        'Maydanoz doğranınca mutfak yeşil kokar, iştah o anda açılır. O kokunun altında {title} vardır.',
        'Üzüm, ceviz, iki çeşit peynir ve kalkmak bilmeyen bir sohbet. Hepsi {title} üstünde buluşur.',
        'Bayram hazırlığında tezgâh paylaşılır, herkese bir iş düşer. Doğrayana {title} verilir.',
        'Ekmeğin ucu sofraya varmadan biter, her evde böyledir. Dilimlemeye {title} ile başlayın.',
      ],
      informal: [
        'Tezgâhın çizilmesin diye her şeyi tabakta kesiyorsun, tabak da yoruldu. Artık {title} üstünde kes.',
        'Karpuzun en ortası kesenin hakkıdır, bunu herkes bilir. Altına {title} koy, hakkını ye.',
        'Peynirleri yaydın, üç zeytin attın, adına “akşam yemeği” dedin. {title} varsa kimse itiraz etmez.',
        'Salata senden, mangal ondan, laf herkesten. Köşeni kap, {title} önünde.',
      ],
    },
    asks: {
      formal: [
        'Peynirin yanına ne koyarsınız: üzüm mü, ceviz mi?',
        'Sofraya oturmadan ekmeğin ucunu kim alır?',
      ],
      informal: ['Kabuğu mu, içi mi? Ekmekte tarafını seç.', 'Doğrarken atıştıran mısın?'],
    },
  },
  'salt-and-pepper': {
    stories: {
      formal: [
        'Yemeğe başlamadan önce masanın bir ucundan öbürüne nazik bir rica gider. Uzatılan {title} olur.',
        'Masa toplanır, örtü kalkar, ortada bir şey hep kalır. O da {title} olsun.',
        'Haşlanmış yumurta, domates, sıcak ekmek; gerisi bir tutama bakar. Elinizi {title:e} uzatın.',
        'Aynı yemek her damağa başka gelir, ev halkı bunun için tartışmaz. {title} ortada durur.',
      ],
      informal: [
        'Tadına bakmadan tuza uzanan, aşçının gözüne bakamaz. {title} görmemiş gibi yapar.',
        '“Tuzu uzatır mısın” dedin, masa boyunca altı el değişti. Masanın en çok gezeni {title}.',
        'Yumurtayı soydun, peçeteye tuz döktün, yarısı uçtu. {title} dururken neden?',
        'Annen “az koydum, isteyen eklesin” dedi. İsteyen sensin, {title} önünde.',
      ],
    },
    asks: {
      formal: ['Sofrada ilk uzandığınız hangisi: tuz mu, karabiber mi?', 'Yumurtanız kaç dakika haşlanır?'],
      informal: ['Acıyı sever misin, kaçar mısın?', 'Karpuza tuz eker misin?'],
    },
  },
  apron: {
    stories: {
      formal: [
        'Kollar sıvanır, radyo açılır, mutfağın kapısı yarım kapanır. Önce {title} bağlanır.',
        'Ellerini bir yere silmeden hamur yoğuran görülmemiştir. Pantolona gelmeden {title} devreye girsin.',
        'Misafir gelmeden son yarım saatte hem ocak hem kıyafet düşünülür. Gömleğin önüne {title} bağlanır.',
        'Mutfakta kimin sözünün geçtiği uzaktan bellidir. Bugün söz {title} takanın.',
      ],
      informal: [
        'Beyaz tişörtle domates sosu yaptın, sos kazandı. Rövanşa {title} ile çık.',
        'Önüne bir şey bağlayınca “sadece makarna” bile ustalık işi oluyor. {title} bağlandı mı şef konuşur.',
        'Mangal başına geçen herkes birden uzman kesilir. Unvan hazır, üstüne {title}.',
        'Un burnunda, hamur kolunda, telefon çalıyor. Elini {title:e} sil, aç.',
      ],
    },
    asks: {
      formal: ['Elinizden hangi yemek gelir?', 'Ocak başındayken ne dinlersiniz?'],
      informal: ['Mangalın başına hep kim geçer?', 'Yemek lekesiyle emekli olan son kıyafetin neydi?'],
    },
  },
  'tea-towel': {
    stories: {
      formal: [
        'Bulaşık yıkanırken biri yıkar, biri kurular, günün asıl sohbeti orada edilir. Kurulayana {title} düşer.',
        'Hamurun üstü örtülür, kapı kapatılır, kabarması beklenir. Örtünün adı {title}.',
        'Fırından çıkan ekmek sofraya çıplak getirilmez. Sepete önce {title} serilir.',
        'Annelerin omzunda hep aynı şey dururdu, mutfağın rütbesi gibi. Sizin omzunuzda {title} olsun.',
      ],
      informal: [
        'Omzuna attığın anda iki kat iyi yemek yaptığını sanıyorsun. {title} bunu kimseye söylemez.',
        'Ellerini pantolona sildin, gördük. {title} fırının kolunda asılı, uzak değil.',
        '“Sen yıka, ben kurularım” diyen, kurulamayı sabaha bırakır. {title} hatırlatsın.',
        'Tencereyi tutar, bardağı parlatır, sinek kovalar, bazen yelpaze olur. İş tanımı uzun, adı {title}.',
      ],
    },
    asks: {
      formal: ['Sizde bulaşığı kim yıkar, kim kurular?', 'Mutfak havlunuz nerede asılı durur?'],
      informal: ['Yıkamak mı, kurulamak mı?', 'Bulaşığı hemen mi, sabaha mı?'],
    },
  },
  'storage-jar': {
    stories: {
      formal: [
        'Kilerin kapısı açılır, poşetlerin ağzı mandallı, içindekiler muamma. Düzene {title} ile başlanır.',
        'Nohut bir rafta, mercimek bir rafta, insanın içi de biraz rafa dizilir. Bu rafta {title} eksik.',
        'Komşudan gelen tarhana, memleketten gelen fındık hep iyi bir yer ister. O yer {title} olsun.',
        'Çocukken kurabiyenin nerede saklandığını bütün ev bilir, kimse söylemezdi. Sizin evin sırrı {title:de}.',
      ],
      informal: [
        'Kapağı sessizce açtığını sanıyorsun, bütün ev duydu. {title} kurabiyeyi ele verdi.',
        'Mercimek sandın, bulgur çıktı; çorba pilav oldu. {title} bu işi kökünden çözer.',
        'Ağzı lastikle bağlı yarım makarna paketleri, bu sizin son geceniz. Yarın {title} geliyor.',
        'İçine önce kahve kondu, sonra düğme, sonra bozuk para. {title} ne versen susar.',
      ],
    },
    asks: {
      formal: ['Kilerinizde hiç eksik olmayan ne var?', 'Memleketten size en çok ne gelir?'],
      informal: ['Kurabiyeyi nereye saklıyorsun?', 'Kavanozdan en son ne çıktı da şaşırdın?'],
    },
  },
  tray: {
    stories: {
      formal: [
        'İsteme günü mutfaktan salona giden yol evin en uzun yoludur. O yolda {title} taşınır.',
        'Kahve, su, yanında bir lokum; ikramın da bir sırası vardır. Hepsini {title} bir araya getirir.',
        'Pazar sabahı kahvaltı yatağa gelecekse biri erken kalkmış demektir. Elinde {title} vardır.',
        'Sehpanın üstünde kumanda, mum ve kitap dağınık durur. Altlarına {title} girince derlenir.',
      ],
      informal: [
        'Mutfakla balkon arasında altı tur attın, kahvaltı soğudu. {title} al, tura son ver.',
        'Altı bardak çay, bir eşik, bir de yerdeki oyuncak. {title} sende, gözümüz sende.',
        'Hasta numarası yapıp yatağa çorba isteyen sensin. {title} geliyor, biraz öksür.',
        '“Kumanda, gözlük, anahtar nerede?” Üçü de {title} üstünde.',
      ],
    },
    asks: {
      formal: ['Yatakta kahvaltıyı sizde kim hazırlar?', 'Misafire ilk ne ikram edersiniz?'],
      informal: ['Tek seferde kaç bardak taşırsın?', 'Kahvaltı nerede güzel: yatakta mı, balkonda mı?'],
    },
  },
  'cake-cases': {
    stories: {
      formal: [
        'Hamur kaşık kaşık paylaştırılır, çocuklar sayar, sıra bozulmaz. Hamurun gideceği yer {title}.',
        'Okul kermesi yarın, mutfakta ışık geç saate kadar yanar. Tepside {title} dizilidir.',
        'Elde yenen kek, tabağı da çatalı da beklemez. Hamuru {title} ile pişirin, kimse mutfağa koşmasın.',
        'Çay sofrasında koca bir pasta kesmeye kıyılmaz. Küçük küçük dağıtmanın yolu {title}.',
      ],
      informal: [
        'Kek kalıba yapıştı, kaşıkla kazıyıp adına “parfe” dedin. Bir sonrakinde {title} var.',
        'Muffin yaptın, ilk üçü “tadına bakmak” için gitti. {title} sayıyor, sen sayma.',
        '“Okula yirmi tane lazım” dedi, saat akşam dokuz. Sakin ol, fırını aç, {title} hazır.',
        'Çocuk kremayı sürdü, yarısı keke, yarısı kendine. {title} bile bu kadar kremalı değil.',
      ],
    },
    asks: {
      formal: ['Çikolatalı mı seversiniz, meyveli mi?', 'Hamuru paylaştırmak sizde kimin işi?'],
      informal: ['Kreması mı önce biter, keki mi?', 'Fırından çıkar çıkmaz kaç tane yersin?'],
    },
  },
};
