export const food = {
  coffee: {
    stories: {
      formal: [
        'Alarm herkesi kaldırmaz ama mutfaktan gelen koku kaldırır. Bu sabahki koku {title:den}.',
        'Saat üçe doğru iş yavaşlar, gözler mutfağa kayar, biri suyu koyar. O mola {title:in}.',
        'Sevinçte de, kederde de, uzun bir sessizlikte de önce o sorulur. Cevabınız {title} olsun.',
        '“Bir kahve içelim” denir, iki saat geçer, kimse saate bakmaz. O iki saate {title} eşlik etsin.',
      ],
      informal: [
        'İlk yudumdan önce seninle konuşulmaz, ev halkı öğrendi. Tercümanın {title}.',
        'Bu toplantı bir e-posta olabilirdi, dördüncü dakikada anladın. Kalanına {title} ile dayan.',
        'Altıdan sonra içmeyeceğine söz verdin, saat yediye geliyor. {title} seni ayıplamaz.',
        'Gece geç yattın, sabah erken kalktın, öğlen hâlâ yoksun. {title} koy, gel.',
      ],
    },
    lessons: {
      formal: [
        'Işıktan ve nemden uzakta, hava almayan bir kapta kahve kokusunu korur. Böyle bir kap bulun, {title} oraya girsin.',
        'Çekilmiş kahve kokusunu çekirdekten daha çabuk kaybeder, o yüzden azar azar çekmek iyi olur. Değirmeniniz varsa her sabah biraz, {title} çekirdek mi, önce paketine bakın.',
        'Kaynar su acılaştırabilir, kaynadıktan sonra yarım dakika beklemek yeter. Fincanları o arada dizin, sonra suyu {title} ile buluşturun.',
        'Pencerenin önünde duran kavanoz güzel görünür ama ışık kokuyu götürebilir. Hava almayan bir kap ve dolabın karanlığı, {title} için uygun ev.',
      ],
      informal: [
        'Su fokur fokurken dökersen kahve acılaşabilir. Yarım dakika telefonuna bak, sonra {title} ile buluştur.',
        'Paketi lastikle bağlayıp ocağın yanına koyma; hava, ışık, nem kokusunu alır. Hava almayan bir kap bul, {title} oraya.',
        'Çekirdek alıyorsan hepsini birden çekme, çekilmişi kokusunu daha çabuk kaybeder. {title} çekirdek mi, çekilmiş mi, önce ona bak.',
        'Acı oldu diye kahveye kızma, suyun kaynar olabilir. Yarım dakika sabret, {title} ile barışma vakti.',
      ],
    },
    asks: {
      formal: [
        'Günün ilk kahvesini nerede içersiniz?',
        'Kahvenin yanına ne koyarsınız: su mu, lokum mu?',
        'Günde kaç fincan içersiniz?',
        'Filtre mi, Türk kahvesi mi, espresso mu?',
        'Sütlü mü, sade mi?',
        'Son kahve saatiniz kaç?',
      ],
      informal: [
        'Sade mi, sütlü mü?',
        'Bugün kaçıncı fincandasın?',
        'Kahvesiz konuşulmayan kaç dakika var?',
        'Çekirdek mi, çekilmiş mi?',
        'Ofiste kahveyi kim yapar?',
        'Soğuyanı içer misin?',
      ],
    },
  },
  tea: {
    stories: {
      formal: [
        'Kahvaltınızın sonu gelmez, çünkü biri hep “tazeleyeyim mi” diye sorar. Tazelenen {title} olur.',
        'Vapurda, dükkân önünde, bekleme salonunda insan aynı şeyi ister. Biraz sıcak su, bir de {title}.',
        'Misafire sorulmaz, koyulur; “içmem” diyen ikinciyi kendi ister. Bugün {title} ikram edin.',
        'Gece evin ışıkları sönmeden mutfakta bir tanesi daha yanar. Su kaynar, {title} hazırlanır.',
      ],
      informal: [
        '“Son bardak” diyeli üç bardak oldu. {title} hesap tutmaz.',
        'Simit sıcak, peynir tamam, manzara yerinde, bardak boş. Bir tek {title} yok.',
        'Dert uzun, gece kısa. Suyu koy, {title:i} çıkar, baştan anlat.',
        'Yağmur cama vuruyor, dizi yüklendi, terlikler ayakta. Sahneye {title} girsin.',
      ],
    },
    lessons: {
      formal: [
        'Baharattan ve kahveden uzakta, kapalı bir kapta duran çay başka koku almaz. Dolapta {title} için ayrı bir raf ayırın.',
        'Taze kaynamış su demi güzelleştirir, tekrar tekrar kaynayan tadı donuklaştırır. Çaydanlığı boşaltıp yeniden doldurun, {title} öyle demlensin.',
        'Nem çayın düşmanıdır, kutuya hep kuru kaşık girmeli. Çekmeceden bir tane seçin, o artık {title} için.',
        'Kimyonun yanında duran kutu kimyon kokabilir, kapalı kap bunu önler. Baharat rafından bir kat yukarısı {title:e} kalır.',
      ],
      informal: [
        'Aynı suyu üçüncü kez kaynatma, tadı donuklaştırır. Musluğu aç, taze suyu kaynat, {title} seni utandırmasın.',
        'Islak kaşığı kutuya daldıran kim? Nem çayı bozar, eline kuru bir kaşık ver, {title:i} kurtar.',
        'Kahve kavanozuyla yan yana koyma, çay koku kapar. Kapağını kapat, arada bir raf bırak, {title} çay koktukça haklısın.',
        'Sabahtan kalan suyla akşam demi olmaz; taze kaynat, tadı güzelleşsin. Misafir kapıda, sırada {title}.',
      ],
    },
    asks: {
      formal: [
        'Çayınızı bardakta mı içersiniz, fincanda mı?',
        'Yanına ne çıkarırsınız: kurabiye mi, börek mi?',
      ],
      informal: ['Kaç şeker?', 'Sabah çaycısı mısın, gece çaycısı mı?'],
    },
  },
  chocolate: {
    stories: {
      formal: [
        'Kahvenin yanına bir parça konur, o parça yalnız kalmasın diye bir tane daha. Sonrasını {title} bilir.',
        'Bayram ziyaretinde çocukların gözü tepsinin bir köşesindedir. O köşeye {title} konur.',
        'Özür de teşekkür de elde bir şey olunca daha kolay söylenir. Elinizde {title} olsun.',
        'Akşam yemeği hafif yenir, bir süre sonra mutfak dolabı açılır. Aranan {title}.',
      ],
      informal: [
        'Çekmecenin arkasına sakladın, sakladığın yeri ilk sen buldun. Bakalım {title} kaç saat dayanacak.',
        '“Bir parça alıp kaldıracağım” sözünü bugüne kadar tutan çıkmadı. Bir de {title} ile dene.',
        'Filmin jeneriği dönerken paketin dibi göründü. Kimse {title:i} suçlamasın, film uzundu.',
        'Diyet pazartesi başlıyor, bugün çarşamba. Arada {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Buzdolabında yüzeyi beyazlayabilir, serin ve kuru bir yer bunu önler. Kilerde {title} için bir köşe boşaltın.',
        'Oda sıcaklığında biraz bekleyince tadı daha iyi açılır. Kahveyi koyun, fincan gelene kadar {title} masada dursun.',
        'Çevresindeki kokuları çeker, baharat ve kahveden uzakta tadı bozulmaz. Kimyon bir çekmeceye, {title} ötekine.',
        'Dolaptan yeni çıkanın tadı kapalıdır, oda sıcaklığında biraz beklerse açılır. Filmin ilk sahnesinde çıkarın, {title} ikincisine yetişir.',
      ],
      informal: [
        'Buzdolabına saklamak kimseyi durdurmuyor, üstelik yüzeyi beyazlatabiliyor. Serin, kuru bir yer bul, {title} orada saklansın.',
        'Soğuk soğuk ısırma, oda sıcaklığında biraz beklesin, tadı açılsın. Beş dakika dayan, {title} kaçmıyor.',
        'Köri kokan kareyi kimse istemez; kokuları çeker, baharattan uzak tut. {title} için en gizli çekmece de olur.',
        'Komşusu kahve olan çikolata kahve kokar. Ayrı bir köşe bul, yerini {title} ile sen bil.',
      ],
    },
    asks: {
      formal: ['Bitter mi seversiniz, sütlü mü?', 'En son kime çikolata götürdünüz?'],
      informal: ['Nereye saklıyorsun? Ev halkı okumuyor.', 'Isıran mısın, ağzında eriten mi?'],
    },
  },
  honey: {
    stories: {
      formal: [
        'Sıcak ekmek, tereyağı, sonra kaşıktan inen o ince ip. Bu pazar sofraya {title} koyun.',
        'Yayladan dönenin bagajında bir kavanoz mutlaka yer bulur. Yaylaya çıkamayana {title}.',
        'Kahvaltı uzadıkça ekmeğiniz küçülür, kaşığınız hep aynı yere gider. Gittiği yer {title}.',
        'Ihlamur kaynar, fincana konur, bir kaşık daha beklenir. O kaşık {title:den}.',
      ],
      informal: [
        '“Tadına bakayım” diye daldırdığın dördüncü kaşık bu. {title} sayıyor, biz saymıyoruz.',
        'Kavanozun kenarından sızanı parmağınla almak ayıp değil. {title} bunu herkese yaptırır.',
        'Kaymak geldi, ekmek kızardı, herkes aynı kaşığa bakıyor. Sırada {title} var.',
        'Dolabı üçüncü kez açtın, hâlâ tatlı yok. Bir dilim ekmek, üstüne {title}.',
      ],
    },
    lessons: {
      formal: [
        'Kristalleşmesi doğaldır, kavanozu ılık suda bekletmek eski hâline döndürür. Bir kâse ılık su hazırlayın, {title} içinde dinlensin.',
        'Oda sıcaklığında, kapağı kapalı durması yeterlidir, buzdolabı gerekmez. Kahvaltı dolabında {title} için bir yer açın.',
        'Bir yaşından küçük bebeklere bal verilmez. Evin büyükleri sofraya otursun, {title} onların önüne gelsin.',
        'Kışın donuklaşan kavanozu bozuldu sanmayın, ılık su onu eski hâline getirir. Çay demlenirken {title:i} ılık suya bırakın.',
      ],
      informal: [
        'Şekerlendi diye atma, kristalleşmek balın huyu. Ilık suda biraz beklet, {title} kendine gelsin.',
        'Buzdolabında yer arama, oda sıcaklığı ve kapalı kapak yeter. Kaymak içeri girsin, {title} dışarıda.',
        'Bebek kaşığa uzanıyor ama bir yaşına gelmeden bal yok. O mızıldansın, {title} şimdilik senin.',
        'Kapağını kapat, tezgâhta kalsın, soğuk istemez. Ekmeği kes, {title} elinin altında.',
      ],
    },
    asks: {
      formal: ['Kaymakla mı seversiniz, tereyağıyla mı?', 'Kahvaltıda eliniz ilk neye gider?'],
      informal: ['Kavanozdan kaşıkla yer misin?', 'Süzme mi, petek mi?'],
    },
  },
  jam: {
    stories: {
      formal: [
        'Kilerde dizilen kavanozlar yazın kışa yazdığı mektuplardır. Sıradaki mektup {title}.',
        'Kızarmış ekmeğin köşesinden akmaya başlayınca söz yarım kalır. Önce {title}, sonra laf.',
        'Çocukken hangi ayda olduğumuzu mutfaktaki tencereden anlardık. O mutfağı {title} hatırlatsın.',
        'Krebin içi, yoğurdun üstü, kekin arası; bir kaşığın gideceği yer çoktur. {title} masada dursun.',
      ],
      informal: [
        'Kavanoz elden ele gezdi, kapağı yine annen açtı. {title} için herkes tabağıyla hazır.',
        'Ekmeği kestin, tereyağını sürdün, üstü hâlâ boş. Nerede bu {title}?',
        'Gece yarısı dolabın ışığı yüzünde, kaşık elinde, yakalandın. Suç ortağın {title}.',
        'Hafif bir kahvaltı olacaktı, ekmek sepeti ikinci kez doldu. Sebebi {title}.',
      ],
    },
    lessons: {
      formal: [
        'Her zaman temiz ve kuru kaşıkla almak küflenmeyi önler. Sofraya {title} ile birlikte kendi kaşığını koyun.',
        'Kavanoz bir kez açıldı mı, tadı buzdolabında korunur. Kahvaltıdan sonra {title} peynirin yanına dönsün.',
        'Ne kadarının meyve olduğunu etiketteki oran söyler. Elinize alınca önünü değil arkasını çevirin, {title} size orada anlatır.',
        'Tereyağlı bıçak kavanoza girince küf davet edilir, kuru ve temiz bir kaşık önler. {title} için bir tane ayırın.',
      ],
      informal: [
        'Ekmek kırıntılı bıçağı daldırma, küf yapabilir. Temiz, kuru bir kaşık kap, {title} sana açık.',
        'Açtın, iki gün masada kaldı; tadı buzdolabında korunur. Kahvaltı bitince {title} içeri.',
        'Etikette meyve oranı yazıyor, kaçta kaçı meyve oradan belli. Çevir, oku, {title} ne diyor?',
        'Kaşığı yalayıp geri sokan, yakalandın; temiz ve kuru olmazsa küflenebilir. Yenisini al, {title} affetsin.',
      ],
    },
    asks: {
      formal: ['Çocukluğunuzun reçeli hangisi?', 'Altına ne sürersiniz: tereyağı mı, kaymak mı?'],
      informal: ['Çilek mi, vişne mi, kayısı mı?', 'Peynirle reçel olur mu, olmaz mı?'],
    },
  },
  spices: {
    stories: {
      formal: [
        'Annelerin tarifinde ölçü yazmaz, “biraz” yazar. O biraz {title:den} gelir.',
        'Kızgın tereyağına düştüğü an bütün ev aynı soruyu sorar: Ne pişiyor? Cevap {title:de}.',
        'Mısır Çarşısı’ndan geçen durur, derin bir nefes alır. O nefesin evdeki adresi {title}.',
        'Aynı mercimek çorbası iki evde iki türlü olur, sır tencerede değildir. Sizin sırrınız {title} olsun.',
      ],
      informal: [
        '“Bir tutam” dedin, elin kaydı, çorba başka memlekete gitti. {title} adamı gezdirir.',
        'Makarna dördüncü gün hâlâ makarna, ama adı değişebilir. Üstüne {title} serp.',
        'Tarifini istediler, “içimden geldiği gibi” dedin. İçinden gelen {title}.',
        'Mangal yandı, herkes kendi usulünü övüyor, sen susuyorsun. Elinde {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Ocağın üstündeki raf elverişlidir ama kokuyu korumaz, serin ve karanlık yer korur. {title} dolabın içine geçsin.',
        'Yağda kısaca çevirmek kokusunu açar, yanarsa acılaşır. Kaşık elinizde, {title} yağda, gözünüz başka yere kaymasın.',
        'Kavanozu tencereye eğmeyin, buhar içine girer; kaşıkla almak önler. Ocağın başında {title} ile bir kaşık yan yana dursun.',
        'Mutfağın kokusu kızgın yağa düşen bir tutamla değişir; kısa tutun, yanarsa acılaşır. Çorbanın üstüne {title} gezdirin.',
      ],
      informal: [
        'Davlumbazın altında dizili durmaları fotoğrafta güzel, kokuları için değil. Serin ve karanlık bir dolaba al, {title} kendini saklasın.',
        'Tavada yağla şöyle bir çevir, kokusu açılsın; dalarsan yanar, acılaşır. Telefonu bırak, gözün {title:de}.',
        'Buharlı tencerenin üstünde kavanoz sallama, içine buhar kaçar. Kaşığa dök, oradan at, {title:i} kuru tut.',
        'Isının dibinde koku uçar, dolabın serin ve karanlık köşesi korur. Tuz ocakta nöbetçi, {title} içeride.',
      ],
    },
    asks: {
      formal: ['Sizin mutfakta önce hangi baharat biter?', 'Yemeği ölçüyle mi yaparsınız, göz kararı mı?'],
      informal: ['Acıda kaçıncı seviyedesin: bebek mi, Urfalı mı?', 'Kimyon: köfteye mi, her şeye mi?'],
    },
  },
  'olive-oil': {
    stories: {
      formal: [
        'Sofraya oturmadan ekmeğin ucunu koparır, bir tabağa banarsınız. Sofra {title} ile böyle açılır.',
        'Enginar da fasulye de akşamdan yapılır, soğuması beklenir. Tencereye ilk giren {title} olur.',
        'Domatesi kesin, kekiği ufalayın, çatala hemen uzanmayın. Önce {title} gezdirin.',
        'Ege’de kahvaltı uzun sürer, masada önce bir kâse ile ekmek durur. O kâse için {title}.',
      ],
      informal: [
        'Salatanın dibindeki suya ekmek banmadan kalkan bizden değildir. O suyun yarısı {title}.',
        'Diyetisyen “bir kaşık” dedi, hangi kaşık olduğunu söylemedi. {title} için kepçe de bir kaşıktır.',
        'Peynir, domates, iki dilim ekmek; yemek yapmadın ama sofra kurdun. Üstüne {title}, adı meze.',
        '“Az koy” diyen var, “boğ” diyen var. {title} masada, el senin.',
      ],
    },
    lessons: {
      formal: [
        'Işıktan ve ocağın ısısından uzakta tadını korur. Tezgâhta değil, dolapta {title} için bir köşe bulun.',
        'Kapağı her seferinde kapatmak havayla temasını azaltır, tadını korur. Salatadan sonra {title} yine kapalı dursun.',
        'Soğukta bulanıklaşması bozulduğu anlamına gelmez, oda sıcaklığında berraklaşır. Kışın {title} bulanırsa telaşlanmayın.',
        'Şişeyi ocağın yanında tutmak kolaydır, ama ısı da ışık da tadına dokunur. Bir kol boyu öteye, gölgeye, {title} oraya yakışır.',
      ],
      informal: [
        'Kapağını açık unutma, hava tadını eksiltir. Salata tamam, kapak tamam, {title} rafa.',
        'Balkonda bulandı diye lavaboya dökme, bozulmadı. Soğuktandır, oda sıcaklığında berraklaşır, {title:e} biraz zaman ver.',
        'Ocağın dibinde, ışığın altında tadı bozulabilir. Loş bir köşe bul, {title} orada gözlerini dinlendirsin.',
        'Menemen telaşında kapak hep tezgâhta kalır; kapat ki hava girip tadını bozmasın. Ekmek hazırsa {title} hazır.',
      ],
    },
    asks: {
      formal: ['Kahvaltıda ekmek banar mısınız?', 'Hangi zeytinyağlı: enginar mı, taze fasulye mi?'],
      informal: ['Menemene de koyar mısın, yalnız salataya mı?', 'Limonu bol mu, az mı?'],
    },
  },
  nuts: {
    stories: {
      formal: [
        'Misafiriniz çayını bitirir, eli sehpaya gider, laf uzadıkça uzar. Sehpaya {title} koyun.',
        'Uzun yolda ilk molaya varmadan bir paket açılır, arka koltuğa uzatılır. Uzatılan {title} olur.',
        'Yılbaşı gecesi, maç akşamı, balkon sohbeti; ortadaki kâse hep aynıdır. İçine {title} dökülür.',
        'Öğle yemeği bitmiş, akşama çok var, işiniz masanın üstünde. O saate bir avuç {title}.',
      ],
      informal: [
        '“Bir avuç” diye başladın, avcun da büyükmüş. Suçlu {title} değil, sensin.',
        'Tabaktan sevdiğini seçip kalanını ev halkına bırakan belli. {title} ortada, gözümüz sende.',
        'Maç uzatmalara kaldı, kâse boşaldı, kimse yerinden kalkmıyor. Yedekten {title} giriyor.',
        'Dizide gerilim arttı, elin kâseyle ağzın arasında mekik dokuyor. {title} bölüm sonunu göremez.',
      ],
    },
    lessons: {
      formal: [
        'Hava almayan kapta ve serin yerde kuruyemiş geç acır. Paketi açınca bir kavanoz bulun, {title} oraya geçsin.',
        'Bayatlamaya yüz tutanı tavada birkaç dakika yağsız çevirin, canlanır. Çay demlenirken {title} ile tavanın başına geçin.',
        'Misafirde alerji varsa paketteki iz miktar uyarısını okumak önemlidir. {title} kâseye dökülmeden önce arkasını çevirin.',
        'Sehpada günlerce durmak ona iyi gelmez; hava almayan kap ve serin yer acımasını geciktirir. Yarısı sofraya, {title} kalanıyla dolaba.',
      ],
      informal: [
        'Açık pakete mandal yetmez, hava almayan bir kap ve serin yer acımayı geciktirir. Kapağı kapat, {title} maça kadar dursun.',
        'Biraz bayatladıysa çöpe değil tavaya: yağsız, birkaç dakika, canlanır. Çay koy, {title} geliyor.',
        '“Alerjim var” diyen arkadaşını geçiştirme, paketteki iz miktar uyarısını oku. Sonra {title} masaya.',
        'Nerede yumuşadı bunlar? Tavada yağsız birkaç dakika çevir, canlansın; ikinci yarı başlıyor, {title} sahada.',
      ],
    },
    asks: {
      formal: ['İlk hangisine uzanırsınız: fıstığa mı, fındığa mı?', 'Kuruyemiş en çok nerede yenir sizde?'],
      informal: ['Leblebiyi en sona bırakan mısın?', 'Çekirdek çitlerken kaçıncı avuçta durursun?'],
    },
  },
};
