export const kitchen = {
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
    lessons: {
      formal: [
        'Çayın bıraktığı halka inatçı görünür, karbonatlı nemli bir süngerle kolayca çıkar. Çaydan sonra {title} için bir dakika ayırın.',
        'Kahveden önce sıcak suyla çalkalayın, içecek daha yavaş soğur. Bu sabah {title} ile deneyin.',
        'Metal süslemesi olanlar mikrodalgaya girmez, kıvılcım çıkarabilir. Kahveyi ısıtmadan önce {title:in} kenarına bir bakın.',
        'Telefon çalar, kahve soğur; önceden sıcak suyla çalkalamak bunu biraz geciktirir. Suyu ısıtın, güne {title} ile başlayın.',
      ],
      informal: [
        'Dünkü çay izini tırnağınla kazıma, nemli süngere biraz karbonat yeter. İşin çabuk biter, {title} çaya yetişir.',
        'Toplantı uzuyor, kahven soğuyor. Koymadan önce sıcak suyla çalkala, {title} sana biraz süre kazandırsın.',
        'Mikrodalgada havai fişek istemiyorsan metal süslü olanı içeri koyma, kıvılcım çıkarabilir. Önce {title:e} iyice bak, sonra düğmeye bas.',
        'Lekeli dip gözünü korkutmasın: nemli sünger, biraz karbonat, çay izi çıkar. Su kaynayana kadar {title:i} aradan çıkar.',
      ],
    },
    asks: {
      formal: [
        'Günün ilk çayı ya da kahvesi saat kaçta?',
        'Evde kimsenin dokunamadığı kupa kimin?',
        'Kahvaltıda mı, kahvaltıdan sonra mı ilk çay?',
        'İş yerinde kendi kupanız var mı?',
        'Şekerli mi, şekersiz mi?',
        'Kulpundan mı tutarsınız, iki elle mi?',
      ],
      informal: [
        'Sabah çay mı, kahve mi? Tarafını seç.',
        'Toplam kaç kupan var? Saymadan söyle.',
        'Çay poşeti kaç dakika kalır?',
        'Şu an içinde ne var?',
        'Kupanı kim kırsa kızmazsın?',
        'Yarım bırakıp unuttuğun kaç çay var?',
      ],
    },
  },
  'cup-and-saucer': {
    stories: {
      formal: [
        'Bir dost “yarım saatliğine” uğrar, hava kararır. O yarım saate {title} ile başlayın.',
        'Vitrinden misafire ayrılanlar iner, masaya başka bir hava gelir. Bugün inen {title} olsun.',
        'Öğleden sonra dört sularında evin sesi kısılır. O sessizliğe {title} ile oturun.',
        'Kırk yıl hatır bırakmak için uzun bir sofra gerekmez. Bir lokum ve {title} yeter.',
      ],
      informal: [
        'Fal kapatıldı, herkes sustu, yol mu göründü yoksa telve mi? {title} biliyor, söylemiyor.',
        '“Az şekerli mi, orta mı?” sorusuna üç kişiden dört cevap geldi. Seninki {title} ile gelir.',
        'Damat adayının tuzlu kahvesi hangisindeydi, hatırlayan yok. Bir dahakine {title:e} işaret koy.',
        'İki lafın belini kıracaktınız, öğlen oldu akşam. {title} masada, kalkan yok.',
      ],
    },
    lessons: {
      formal: [
        'Kahve ocaktayken fincanı sıcak suyla ısıtın, kahve daha geç soğur. Cezve kabarmadan {title} hazır olur.',
        'Üst üste dizilenlerin kenarı zarar görebilir, kulplarından asmak korur. Dolapta {title} için bir askı ayırın.',
        'Metalik süslemesi olanları elde yıkamak süslemeyi korur. Makineyi doldurmadan önce {title:e} bir bakın.',
        'İlk yudum kadar son yudum da sıcak olsun isteriz. Önceden ısıtılan fincanda kahve geç soğur, {title} ocağın yanında beklesin.',
      ],
      informal: [
        'Cezve ocakta, sen boştasın: Fincana sıcak su koy, dök, kahve geç soğusun. Dedikodu uzunsa {title} öyle gelsin.',
        'Kule yapma, üst üste dizilince kenarları yara alabilir. Kulpundan astın mı, {title} yüksekten bakar.',
        'Falı okudun, telveyi döktün, şimdi dur: Metalik süsü varsa elde yıka, süsü korunsun. {title} hangi takımda, bir bak.',
        'Çabuk soğuyor diye dert etme, fincanı kahveden önce sıcak suyla ısıt. Falın yarısı sohbet, yarısı {title}.',
      ],
    },
    asks: {
      formal: [
        'Kahvenizi nasıl alırsınız: sade mi, orta mı?',
        'Kahveyi en çok kiminle içmeyi seversiniz?',
        'Türk kahvesi sizde saat kaçta içilir?',
        'Köpüğü kime verirsiniz?',
        'Fal bakan var mı ailede?',
        'Misafir takımı hangi günlerde çıkar?',
      ],
      informal: [
        'Fala inanır mısın, yoksa sadece kapatır mısın?',
        'Yanında lokum mu, çikolata mı?',
        'Telvesi kalır mı, biter mi?',
        'Kahve yanında su önce mi, sonra mı?',
        'Son falında ne çıktı?',
        'Kaç dakikada içersin?',
      ],
    },
  },
  'drinking-glass': {
    stories: {
      formal: [
        'Kalabalık sofrada herkes oturur, birinin önü boş kalır. Bu eksik {title} ile tamamlanır.',
        'Misafir kapıdan girer, ilk isteği bir yudum su olur. Suyu {title} ile uzatın.',
        'Sıcak bir akşamda balkona sürahi çıkar, buzlar konuşmaya başlar. {title} doldukça sohbet koyulaşır.',
        'Akşam sofrasında ışık önce suya vurur. Tabakların yanına {title} koyun.',
      ],
      informal: [
        'Limonata hazır, buz hazır, balkon serin. Eksik olan {title}.',
        'Altılı takımlar bir gün mutlaka beş kalır. Altıncının adı {title}.',
        'Gece üçte mutfağa gittin, karanlıkta elin hep aynısını buluyor. O da {title}.',
        'Ayran köpürdü, lahmacun geldi, kimse konuşmuyor. Masada tek ses {title:den}.',
      ],
    },
    lessons: {
      formal: [
        'Kaynar su soğuk camla birden buluşursa cam çatlayabilir. Buzdolabından yeni çıkan {title} biraz beklesin.',
        'Dolapta ağzı üzerine değil dik dururlarsa kenarları daha az zedelenir. Rafı silin, {title:i} öyle yerleştirin.',
        'Kireç lekesi, durulama suyuna katılan biraz sirkeyle gider. Misafirden önce {title:i} bir de o sudan geçirin.',
        'Toz girmesin diye ters çevrilen bardağın kenarı zedelenebilir. Dik saklamak daha iyidir, {title} rafta ayakta durur.',
      ],
      informal: [
        'Buzlu limonatanın üstüne kaynar çay dökme, soğuk cam birden ısınınca çatlayabilir. Çay kaçmıyor, {title} bir ısınsın.',
        'Camdaki kireç lekesine küsme, durularken azıcık sirke kat. Sonra buz, limon, balkon ve {title}.',
        '“Ters koyunca toz girmez” diyorsun, kenarı zedelenebilir diyoruz. Dik koy da hakem {title} olmasın.',
        'Sirke yalnız turşuya yaramaz, durulama suyunda kireci de alır. Kavanozu kapatırken azıcığını {title:e} ayır.',
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
        'Bayram sabahı masa açılır, örtü ütülenir, kimin nerede oturacağı bellidir. Siz {title:i} çıkarın.',
        'Göz doymadan karın doymaz, büyükler bilir. Bu akşamın yemeği {title} ile sofraya gelsin.',
      ],
      informal: [
        'Dünden kalan makarna, üstüne iki yaprak fesleğen, sanırsın lokanta. Bu numarada {title} suç ortağın.',
        'Son börek için herkes birbirine “sen al” diyor. {title} bekliyor, bakalım kim kıracak.',
        'Fotoğrafı çekmeden kimse başlayamıyor, yemek soğudu. Kabahat {title:in}, sen masumsun.',
        'Tencereden yemek bulaşığı azaltır, keyfi de. Bu akşam {title} ile otur bari.',
      ],
    },
    lessons: {
      formal: [
        'Üst üste dizerken araya kâğıt havlu koyun, birbirlerini çizmesinler. Dolaptaki sıraya {title} girerken bunu hatırlayın.',
        'Yemeği ortada toplayıp kenarı boş bırakmak sunumu güzelleştirir. Bu akşamki pilava {title} ile küçük bir sahne kurun.',
        'Kurumuş yemek kazınmaz, ılık suda bekletilir; yüzey böyle korunur. Siz kahvenizi yudumlarken {title} suda beklesin.',
        'Lokantaların küçük sırrı kenarda bırakılan boşluktur, yemek ortada daha güzel görünür. Tencerenin başına {title} ile geçin.',
      ],
      informal: [
        'Tepeleme doldurma, ortada topla, kenarı boş kalsın; sunum kendiliğinden güzelleşir. Şef sensin, {title} sahnen.',
        'Dibine yapışan menemeni kazıma, ılık suda beklet, yüzeyi korunsun. Sen dizini izle, {title} banyosunu yapsın.',
        'Dolapta üst üste mi duruyorlar? Aralarına birer kâğıt havlu koy, çizilmesinler; en üstteki yer {title:in}.',
        'Aynı makarna, iki ayrı dünya: Ortaya topla, kenarı boş bırak, sunum güzelleşsin. Telefonu çıkar, poz sırası {title:de}.',
      ],
    },
    asks: {
      formal: [
        'Komşuya en son hangi yemekten gönderdiniz?',
        'Sofranızın değişmez yemeği hangisi?',
        'Sofrayı sizde kim kurar?',
        'Bayram sofrasında kaç kişi olursunuz?',
        'Yemeğin fotoğrafı çekilir mi sizde?',
        'Çorba hangi öğünün başıdır?',
      ],
      informal: [
        'Paylaşan mısın, “o benim tabağım” diyen mi?',
        'Bulaşık makinesini sizde kim dizer?',
        'Son lokmayı kim alır?',
        'Tabağında en son neyi yersin?',
        'Tepeleme mi, azar azar mı?',
        'Makarna mı, pilav mı?',
      ],
    },
  },
  bowl: {
    stories: {
      formal: [
        'Dışarıda ayaz, ocakta mercimek, kapıda anahtar sesi. Gelene {title} doldurun.',
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
    lessons: {
      formal: [
        'Çorbayı ağzına kadar doldurmayın, iki parmak boşluk taşımayı kolaylaştırır. Mutfaktan salona {title} rahat yürüsün.',
        'İç içe dizilenlerin arasına peçete koyun, çizikler azalır. Dolapta komşuluk böyle sürer, {title} ile bir peçete yan yana.',
        'Geniş bir yerde karıştırılan salatanın sosu her yere dağılır. Güzelce harmanlayın, sofraya çıkarken {title:i} doldurun.',
        'Tepsideki çorba kapı eşiğinde kendini belli eder; iki parmak boş bırakılan rahat taşınır. Kepçeyi alın, {title} önünüzde.',
      ],
      informal: [
        'Ağzına kadar doldurup yengeç gibi yürüme, iki parmak boşluk taşımayı kolaylaştırır. {title} koltuğa sağ salim varsın.',
        'Salatayı küçücük kapta karıştırırsan sos dipte, marul tezgâhta. Geniş bir yerde harmanla, servis {title} ile.',
        'Dolapta iç içe dizdin, birbirlerini çiziyorlar. Araya birer peçete, sonra {title} için iyi uykular.',
        'Çorba sıcak, yol uzun, dizi başladı: İki parmak boş bırak, taşıması kolay olsun. Kumanda cepte, elde {title}.',
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
    lessons: {
      formal: [
        'Demlenir demlenmez bardaklara uzanmayın, on beş dakika bekleyince çayın tadı oturur. {title} beklerken siz simidi dilimleyin.',
        'Çayı koymadan önce sıcak suyla çalkalayın, dem ısısını korur. Pazar sabahı {title} ile ilk iş bu olsun.',
        'Dipte biriken kireç, sirkeli su kaynatıp bekletince çözülür. Bir akşam çaya ara verin, bu mola {title:in}.',
        'Misafir sabırsız olabilir, çay değildir; tadının oturması on beş dakika ister. Sohbeti açın, {title} vaktini bilir.',
      ],
      informal: [
        'Beş dakikada doldurdun, “tadı yok” dedin. On beş dakika bekle, tadı otursun, {title} kaçmıyor.',
        'Soğuk demliğe çay koymak, soğuk yatağa girmek gibi. Önce sıcak suyla çalkala, dem ısısını korur, {title} çayı sıcak karşılar.',
        'İçindeki beyaz kabuk nazar değil, kireç. Sirkeli su kaynat, beklet, çözülsün; ardından {title} ile taze bir dem.',
        'Çay otururken sen de otur, tadı için on beş dakikan var. Git simit al, {title} seni bekler.',
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
    lessons: {
      formal: [
        'Günün sonunda yıkanıp ağzı açık kurursa koku oluşmaz. Akşam bulaşığının son konuğu {title} olsun.',
        'Koku kapağın contasında saklanabilir, ara sıra çıkarıp temizlemek önler. {title} yıkanırken o halkayı unutmayın.',
        'İnatçı kokuya karbonatlı ılık su iyi gelir, biraz bekletmek yeter. Siz akşam haberlerini izlerken {title} kendi işine bakar.',
        'Kapağını hemen kapatmayın, yıkandıktan sonra ağzı açık kuruyan matara koku yapmaz. Sabaha {title} yola hazır.',
      ],
      informal: [
        'Spordan geldin, çantayı attın, suyu içinde unuttun. Yıka, ağzı açık kurut, koku olmasın; {title} yarın yine seninle.',
        'Kapaktaki contayı hiç çıkardın mı? Ara sıra temizle, koku yapmasın, {title} seninle barışık kalsın.',
        'İçinden geçen haftanın kokusu geliyorsa karbonatlı ılık su koy, beklet. {title} geçmişi unutur.',
        'Her akşam üç hareket: yıka, kapağı açık bırak, kurusun. Koku gelmez, sabah çantaya ilk {title} girer.',
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
    lessons: {
      formal: [
        'Sıcak yemek kapağın altında buharlanıp sulanır, kutuya koymadan önce soğutmak önler. Yemek soğuyana kadar {title} açık beklesin.',
        'Islak ile kuruyu ayrı koyun, öğlene kadar diri kalırlar. Salata bir yanda, köfte bir yanda, {title} yola çıkar.',
        'Kapağın contası çıkarılıp yıkanırsa koku kalmaz. Akşam bulaşığında {title} için bu küçük parçayı hatırlayın.',
        'Akşamdan kalan dolmayı önce soğutun, kapağın altında sulanmasın. Yarın öğlen {title} açılınca hakkını verirsiniz.',
      ],
      informal: [
        'Fırından çıkanı hemen kapatma, buharlanır, sulanır. Biraz soğusun, {title} ondan sonra kapansın.',
        'Salatanın suyu ekmeğe karışınca öğlen çorba yersin. Islağı kurudan ayır, {title:i} öyle kapat.',
        'Geçen haftanın köftesi hâlâ kokuyorsa suç contada. Çıkar, yıka, koku kalmasın; {title} beraat etti.',
        'Turşu turşunun, börek böreğin yanında otursun; ayrı durunca öğlene kadar diri kalırlar. Oturma planı {title} üstünde.',
      ],
    },
    asks: {
      formal: ['Evden götürülen en güzel öğle yemeği hangisi?', 'Çocukken beslenmenizde ne olurdu?'],
      informal: ['Yemeğini paylaşan mısın, saklayan mı?', 'Dünden kalınca güzelleşen yemek hangisi?'],
    },
  },
  'cake-stand': {
    stories: {
      formal: [
        'Perdeler çekilir, ışık kapanır, içeriden mum ışığı gelir. Masanın ortasında {title} bekler.',
        'Sade bir kek bile yerden biraz yükselince tören havasına girer. Altında {title} olsun.',
        'Misafir salona girer, hâl hatır sorarken gözü masanın ortasına kayar. Kaydığı yerde {title} var.',
        'Altın gününde tarifler konuşulur, eller tabağa gider. Poğaçalar bu kez {title} ile ortaya gelsin.',
      ],
      informal: [
        'Son dilime herkes bakıyor, kimse uzanmıyor. {title} bu gerilimi iyi bilir.',
        'Hazır keki ambalajından çıkardın, üstüne pudra şekeri eledin. Artık {title} üstünde, kim anlayacak?',
        'Doğum günü bir gün, dolapta durmak üç yüz altmış dört gün. {title} portakala bile razı.',
        '“Kesmeyin, önce fotoğraf” diye bağıran yine sensin. Haklısın, {title} pozunu vermiş.',
      ],
    },
    lessons: {
      formal: [
        'Pastanın altına küçük bir altlık koyun, kesmek de taşımak da kolaylaşır. Sonra {title} üstüne yerleştirin, mumlar yansın.',
        'Keki sıcakken kaldırmayın, tamamen soğuyunca tabanı yapışmaz. O arada {title} için masanın ortasını açın.',
        'Taşırken ayağından tutulur, pasta yerinde kalır. Işıklar kapanınca {title:i} salona bu tutuşla getirin.',
        'Fırından çıkan kek sabır ister, tamamen soğursa tabanı yapışmaz. Çay demlenene kadar {title} boş bekler.',
      ],
      informal: [
        'Mumlar yanıyor, ellerin titriyor, kenardan tutma. Ayağından kavra, pasta yerinde kalsın, {title} alkışa çıksın.',
        'Sıcak keki kondurdun, tabanı yapıştı, üstü sende kaldı. Tamamen soğusun, {title} bir yere gitmiyor.',
        'Altına küçük bir altlık koy, pastanın hem kesmesi hem taşıması kolay olsun. Pasta onun üstüne, o {title:in} üstüne.',
        'Pastayı çıplak koyma, küçük bir altlıkla kesmesi de taşıması da kolay. Sıra belli: altlık, {title}, sonra bıçak.',
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
    lessons: {
      formal: [
        'Dörtte üçü dolarsa kek taşmadan kabaracak yer bulur. Hamuru dökerken {title:in} son çeyreğini boş bırakın.',
        'Yağlayıp unlamak, kekin tek parça çıkmasına yardımcı olur. Hamurdan önce {title} hazırlansın.',
        'Fırından çıkan kek on dakika kalıpta bekletilirse kırılmaz. O on dakika {title:in}, sonrası çayın.',
        'Kokusu aceleci yapar insanı, oysa hemen çevrilen kek kırılır; on dakika bekleyin. {title} tezgâhta dururken tabakları çıkarın.',
      ],
      informal: [
        'Fırının tabanına taşan kek kimseye yaramaz, dörtte üçte dur. Kalan boşluk kabarmaya, {title} fırına.',
        'Kekin yarısı sende, yarısı kalıpta kaldıysa yağla un eksikti. Bu sefer {title} önce yağlansın, unlansın.',
        'Çıktı, mis gibi, elin havada; dur, on dakika beklesin ki kırılmasın. Sen çayı koy, kek on dakika {title:e} emanet.',
        'Tek parça kek şans işi değil, yağlayıp unlamak çok yardım eder. Fırçayı bul, {title} ile başla.',
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
        'Tereyağı cızırdamaya başlar, uyuyanlar tek tek mutfağa gelir. Günaydını {title} söyler.',
        'Geç döndüğünüz akşam iki yumurta kırar, ekmeği böler, günü kapatırsınız. Bütün bu iş {title:e} bakar.',
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
    lessons: {
      formal: [
        'Önce ısıtın, yağı sonra ekleyin; yiyecek daha az yapışır. Yarın sabahki yumurtada {title} ile bu sırayı deneyin.',
        'Kızgınken soğuk suya tutulmaz, ani ısı farkı tabanı eğebilir. Siz sofrada kalın, {title} ocakta soğusun.',
        'Kalabalık tavada yiyecek kızarmaz, haşlanır. Köfteleri iki seferde pişirin, {title} ikincisini de bekler.',
        'Patlıcanlar sıkışınca haşlanır, aralıklı dizilince kızarır. Ocağa {title} konunca acele etmeyin.',
      ],
      informal: [
        'Yumurtayı kazımaktan bıktıysan sıran yanlış: önce ısı, sonra yağ, daha az yapışsın. Sabah {title} ile düzelt.',
        'O “cos” sesi güzel ama kızgın tabana soğuk su onu eğebilir. Bulaşık kaçmıyor, {title} bir soğusun.',
        'On köfteyi birden sığdırdın, kızarmadı, haşlandı. Azar azar koy, iki postada biter, {title} ocakta.',
        'Tava asansör değil, sıkıştırma; az koy ki haşlanmadan kızarsın. Sucuklar sırada, ocakta {title}.',
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
        'Yemek ocakta değil, tezgâhta başlar. İlk soğanı keserken elinizde {title} olsun.',
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
    lessons: {
      formal: [
        'Keskin bıçak kör olandan daha güvenlidir, bastırmadan keser. Domatese geçmeden önce {title} keskin mi, bir bakın.',
        'Cam ve taş yüzey yerine kesme tahtası, keskinliği korur. Tahtayı tezgâha koyun, {title} ondan sonra çıksın.',
        'Elde yıkayıp hemen kurulamak ağzını korur. Sofra toplanırken ilk {title:i} yıkayıp kurulayın.',
        'Taş tezgâhta kıyılan maydanoz bıçağın keskinliğinden alır, tahta ise korur. {title} ile tahtayı birbirinden ayırmayın.',
      ],
      informal: [
        '“Keskini tehlikeli” derler, tersi doğru; kör olan bastırtır, keskin olan bastırmadan keser. Aklında olsun, {title:i} keskin tut.',
        'Limonu cam tabakta kesme, bıçak keskinliğini orada bırakır. Tahtayı çıkar, {title} yerini bilsin.',
        'Makineye atmak kolay, bıçağın ağzı öyle demiyor; elde yıka, hemen kurula. {title} senden bir tek bunu ister.',
        'Islak ıslak çekmeceye giren küser, hemen kurulanınca ağzı korunur. Havluyu kap, {title} seni bekliyor.',
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
    lessons: {
      formal: [
        'Çatal solda, bıçak sağda, keskin yüzü tabağa dönük. Kural bu kadar, gerisi {title} ile kurulacak sofraya kalır.',
        'Yıkadıktan sonra hemen kurulayın, su lekesi olmaz. {title} çekmeceye bu küçük özenle dönsün.',
        'Tuzlu ve limonlu yiyecekler üzerinde beklemezse yüzey korunur. Sohbet uzayacaksa önce {title:i} kaldırın.',
        'Su lekesi süzgeçte beklerken oluşur, hemen kurulamak önler. Son tabakla birlikte {title} için kuru bir bez ayırın.',
      ],
      informal: [
        'Bıçağın keskin yüzü tabağa bakar, komşuya değil. O sağda, çatal solda, {title} yerli yerinde.',
        '“Kendi kurusun” dediğin her kaşıkta bir su lekesi var. Yıka, hemen kurula, {title} çekmeceye alnı açık girsin.',
        'Çatalı turşunun içinde unutma, tuz ve limon beklerse yüzeyi yıpratabilir. Sofrada sen kal, ilk kalkan {title}.',
        'Sol çatal, sağ bıçak; kayınvalideyle ilk yemekte bunu bil yeter. Prova bu akşam, {title} ile.',
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
        'Maydanoz doğranınca mutfak yeşil kokar, iştah o anda açılır. Kokunun izini süren {title:i} bulur.',
        'Üzüm, ceviz, iki çeşit peynir ve kalkmak bilmeyen bir sohbet. Hepsi {title} üstünde buluşur.',
        'Bayram hazırlığında tezgâh paylaşılır, herkese bir iş düşer. Doğramak size düştüyse {title} önünüzde.',
        'Ekmeğin ucu sofraya varmadan biter, her evde böyledir. Dilimlemeye {title} ile başlayın.',
      ],
      informal: [
        'Tezgâhın çizilmesin diye her şeyi tabakta kesiyorsun, tabak da yoruldu. Artık {title} üstünde kes.',
        'Karpuzun en ortası kesenin hakkıdır, bunu herkes bilir. Altına {title} koy, hakkını ye.',
        'Peynirleri yaydın, üç zeytin attın, adına “akşam yemeği” dedin. {title} varsa kimse itiraz etmez.',
        'Salata senden, mangal ondan, laf herkesten. Köşeni kap, {title} önünde.',
      ],
    },
    lessons: {
      formal: [
        'Çiğ ete ve sebzeye ayrı tahta kullanmak hem temiz hem pratiktir. {title} hangisine ayrılsın, siz seçin.',
        'Altına nemli bir bez serilince doğrarken kaymaz. Bezi sıkın, {title:i} üstüne koyun, soğana geçin.',
        'Yıkandıktan sonra dik kurursa iki yüzü de hava alır. Mutfağı kapatırken {title} duvara yaslansın.',
        'Gözünüz yaşlı, soğan yuvarlanıyor, bir de altı kaymasın. Nemli bir bez bunu önler, üstünde {title} ile işe başlayın.',
      ],
      informal: [
        'Tavukla marulu aynı yerde doğrama, ayrısı hem temiz hem pratik. Biri ete, biri salataya; {title} tarafını seçsin.',
        'Tezgâhta paten yapan tahtayla soğan doğranmaz. Altına nemli bez serdin mi, sıra {title} ile soğanda.',
        'Islak ıslak yatırma, dik koy ki iki yüzü de hava alsın. Bulaşık bitti, {title} nöbette.',
        'Kaymasın diye dirseğinle tutuyorsun, bir bez nemlendirsene. Bez alta, {title} üste, ellerin boşta.',
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
        'Aynı yemek her damağa başka gelir, kimse kimsenin ölçüsüne karışmaz. Ortaya {title} koyun.',
      ],
      informal: [
        'Tadına bakmadan tuza uzanan, aşçının gözüne bakamaz. {title} görmemiş gibi yapar.',
        '“Tuzu uzatır mısın” dedin, masa boyunca altı el değişti. Masanın en çok gezeni {title}.',
        'Yumurtayı soydun, peçeteye tuz döktün, yarısı uçtu. {title} dururken neden?',
        'Annen “az koydum, isteyen eklesin” dedi. İsteyen sensin, {title} önünde.',
      ],
    },
    lessons: {
      formal: [
        'Birkaç pirinç tanesi tuzun topaklanmasını azaltır. Pilava başlamışken {title} için bir tutam ayırın.',
        'Doldurmadan önce içi iyice kurursa tuz topaklanmaz. Akşamdan yıkayın, sabah {title} dolsun.',
        'Buharı tüten tencerenin üzerinde nem alır, sonra tıkanır. Ocağın başında {title:e} yer yok, sofrada var.',
        'Herkes sallar, tuz bir türlü gelmez; sebebi çoğu zaman topaklanmadır. Birkaç pirinç tanesi koyun, gerisi {title:in} işi.',
      ],
      informal: [
        'Sallıyorsun, vuruyorsun, dibini tokatlıyorsun, tuz yok. Birkaç pirinç tanesi at, topaklanma azalsın, {title} dayak yemesin.',
        'Tencerenin buharına tutarsan nem kapar, tıkanır. {title} sauna sevmez.',
        'Yıkadın, aceleyle doldurdun, tuz taş oldu. İçi iyice kurusun, {title} ondan sonra göreve.',
        'Pirincin hepsi pilava gitmesin, birkaç tanesi tuzun topaklanmasını azaltır. Ocağa geçmeden {title:e} uğra.',
      ],
    },
    asks: {
      formal: [
        'Sofrada ilk uzandığınız hangisi: tuz mu, karabiber mi?',
        'Yumurtanız kaç dakika haşlanır?',
        'Yemeğin tadına bakmadan tuz atar mısınız?',
        'Karabiberi taze mi çekersiniz?',
      ],
      informal: [
        'Acıyı sever misin, kaçar mısın?',
        'Karpuza tuz eker misin?',
        'Makarnaya karabiber: evet mi?',
        'Tuzu en çok kim kaçırır sizde?',
      ],
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
    lessons: {
      formal: [
        'Ocak başında sarkan kumaş istenmez, bele oturacak kadar sıkı bağlamak önler. Ateşi yakmadan {title} bağlansın.',
        'Yağ lekesine yıkamadan önce bulaşık deterjanı sürün, daha kolay çıkar. Makineden önce {title} için o bir dakikayı ayırın.',
        'Kapının arkasına bir askı takın, her seferinde el altında olur. O askının sahibi şimdiden belli: {title}.',
        'Kızartma günü leke kaçınılmazdır, yıkamadan önce sürülen bulaşık deterjanı çıkarmayı kolaylaştırır. Siz patlıcana bakın, sıçrayan {title:e} kalır.',
      ],
      informal: [
        'Sen önlük arayana kadar domates sıçradı bile. Kapının arkasına bir askı tak, {title} elinin altında dursun.',
        'Gevşek bağlarsan ocağa doğru sarkar; beline oturt, sıkıca düğümle. {title} hazırsa ateşi yak.',
        'Lekeyi görünce üzülme, yağa yıkamadan bulaşık deterjanı sür, çıkması kolaylaşır. Bugünün kurbanı gömleğin değil, {title}.',
        'Her yemekte dolap karıştırma, kapı arkasındaki bir askı işi çözer. Çivi tamam, askı tamam, {title} yerinde.',
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
        'Bulaşık yıkanırken biri yıkar, biri kurular, günün asıl sohbeti orada edilir. Kurulama sizdeyse {title} elinizde.',
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
    lessons: {
      formal: [
        'Yeni havluyu ilk kullanımdan önce yıkamak emiciliğini artırır. {title} işe bir yıkamadan sonra başlasın.',
        'Yumuşatıcı kullanılmayınca suyu daha iyi çeker. Makineyi doldururken {title} için bu adımı atlayın.',
        'El ve bulaşık için ayrı havlu kullanmak daha temizdir. İki görevden biri {title:in}, hangisi size kalmış.',
        'Bardaklar bir yanda, ıslak eller öte yanda; ikisine ayrı havlu daha temizdir. Yeni bir askı takın, adını bugünden koyun: {title}.',
      ],
      informal: [
        'Aldın, astın, suyu itiyor; önce bir yıka, emiciliği artsın. {title} sahaya ısınmadan çıkmaz.',
        'Mis koksun diye yumuşatıcı döktün, şimdi su çekmiyor. Bir dahaki yıkamada onu atla, {title} işine baksın.',
        'Ellerini sildiğin havluyla misafirin bardağını kurulama, ayrısı daha temiz. {title} hangi takımda, sen söyle.',
        'Eller için ayrı, bulaşık için ayrı, daha temizi bu; evdekilere anlatmak sana düşüyor. Duyuru {title} asılınca yapılır.',
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
        'Kilerin kapısı açılır, poşetlerin ağzı mandallı, içindekiler muamma. Düzene {title} ile başlayın.',
        'Nohut bir rafta, mercimek bir rafta, insanın içi de biraz rafa dizilir. Bu rafta {title} eksik.',
        'Komşudan gelen tarhana, memleketten gelen fındık hep iyi bir yer ister. O yer {title} olsun.',
        'Çocukken kurabiyenin nerede saklandığını bütün ev bilir, kimse söylemezdi. Sizin evin sırrı {title:de}.',
      ],
      informal: [
        'Kapağı sessizce açtığını sanıyorsun, bütün ev duydu. {title} kurabiyeyi ele verdi.',
        'Mercimek sandın, bulgur çıktı; çorba pilav oldu. {title} bu işi kökünden çözer.',
        'Ağzı lastikle bağlı yarım makarna paketleri, bu sizin son geceniz. Yarın bu raf {title:in}.',
        'İçine önce kahve kondu, sonra düğme, sonra bozuk para. {title} ne versen susar.',
      ],
    },
    lessons: {
      formal: [
        'Doldurmadan önce içi iyice kurursa bakliyat nemlenmez. Yıkadıktan sonra bekleyin, {title} mercimeğe ondan sonra açılsın.',
        'Üzerine doldurma tarihini yazmak, eskiyi önce bitirmeyi kolaylaştırır. Küçük bir etiketle {title} işe hazır.',
        'Baharat ve kahve, ışık almayan rafta kokusunu korur. Pencerenin önü saksıya, dolabın içi {title:e}.',
        'Geçen yılın nohudu bu yılınkine karışır, tarih yazmak ayırır. Bir kalem bulun, {title} doldukça tarih atın.',
      ],
      informal: [
        'Bu mercimek hangi yıldan, bilen var mı? Doldururken tarihi yaz, eskisi önce bitsin, {title} sır saklamasın.',
        'Kahveyi camın önünde sergileme, kokusu ışık almayan rafta korunur. Gölgede bir raf bul, {title:i} oraya kaldır.',
        'Yıkayıp ıslak ıslak doldurma, bakliyat nemlenir. Bırak iyice kurusun, pirinç sonra {title:e}.',
        'Kimyon güneşlenmez, baharatın kokusunu ışık almayan raf korur. Dolabın arkasında bir kişilik yer var, o da {title:in}.',
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
        'Kahve, su, yanında bir lokum; ikramın da bir sırası vardır. Hepsini {title} ile bir kerede çıkarın.',
        'Pazar sabahı kahvaltı yatağınıza geldiyse biri sizden erken kalkmış demektir. Kapıdan önce {title} girer.',
        'Sehpanın üstünde kumanda, mum ve kitap dağınık durur. Altlarına {title} girince derlenir.',
      ],
      informal: [
        'Mutfakla balkon arasında altı tur attın, kahvaltı soğudu. {title} al, tura son ver.',
        'Altı bardak çay, bir eşik, bir de yerdeki oyuncak. {title} sende, gözümüz sende.',
        'Hasta numarası yapıp yatağa çorba isteyen sensin. {title} geliyor, biraz öksür.',
        '“Kumanda, gözlük, anahtar nerede?” Üçü de {title} üstünde.',
      ],
    },
    lessons: {
      formal: [
        'Demliği ortaya, bardakları çevresine koyun; ağır olan ortadayken denge kolaylaşır. {title} salona böyle girsin.',
        'Bardakların altına kaymaz bir örtü serin, yerlerinde dururlar. Misafir bekliyor, {title} hazır.',
        'Kumanda, gözlük, mum; sehpadaki küçükler bir arada derli toplu görünür. Onları {title} üstünde buluşturun.',
        'Kapı eşiğinde tıkırdayan bardaklar herkesi susturur. Ağır olanı ortaya almak dengeyi kolaylaştırır, sonra {title} ile salona.',
      ],
      informal: [
        'Demlik kenarda, sen eğik, halı tedirgin. Ağırı ortaya al, {title} dengesini bulsun.',
        'Bardaklar yolda gezmeyi sever, altlarına kaymaz bir örtü ser. Emniyet kemeri tamam, {title} kalkışa hazır.',
        'Sehpada dağınık duran on küçük şey, tepside toplanınca derli toplu görünür. Kumandadan başla, kalanı {title} alır.',
        'Altı çay, bir demlik, dar koridor: Ağır olan ortada dursun, denge kolaylaşsın. {title} sende, kapıyı biri açsın.',
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
        'Okul kermesi yarın, mutfakta ışık geç saate kadar yanar. Fırına bir tepsi {title} verin.',
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
    lessons: {
      formal: [
        'Üçte ikisi dolunca durun, kekler taşmadan kabarır. Kaşığı bırakın, kalan boşluk {title} içinde hamuru bekler.',
        'Hamur yanlara yayılmasın diye kapsüller muffin kalıbına yerleştirilir. Her göze bir tane, {title} böyle sıraya girer.',
        'Soğumadan ayrılan kek kırılabilir, beklemek bunu azaltır. Çocuklara sabretmeyi {title} öğretsin.',
        'Fırından çıkan ilk keke herkes uzanır, soğumadan açılan kırılabilir. Tabağa dizin, bekleyin, {title} sofrada açılır.',
      ],
      informal: [
        'Ağzına kadar dolduran yanardağ yapar; üçte ikide dur, taşmadan kabarsın. Kaşık sende, sırada {title}.',
        'Tepsiye tek başına dizersen hamur yanlara yayılır. Muffin kalıbına oturt, {title} dik dursun.',
        'Sıcakken soyma, kırılabilir; bırak soğusun. {title} aceleye gelmez, parmakların da.',
        'Krema hazır, sen hazır, kek sıcak. Soğumadan ayırma, daha az kırılır; çay bitene kadar {title:e} dokunma.',
      ],
    },
    asks: {
      formal: ['Çikolatalı mı seversiniz, meyveli mi?', 'Hamuru paylaştırmak sizde kimin işi?'],
      informal: ['Kreması mı önce biter, keki mi?', 'Fırından çıkar çıkmaz kaç tane yersin?'],
    },
  },
};
