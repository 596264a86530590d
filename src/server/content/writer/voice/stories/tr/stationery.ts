export const stationery = {
  notebook: {
    stories: {
      formal: [
        'Vapurda akla gelen cümle, iskeleye varmadan uçup gider. Çantada {title} olsun.',
        'İlk sayfaya en güzel yazıyla başlanır, üçüncüde insan kendisi olur. Bu kez {title} ile başlayın.',
        'Telefonun notlarında kaybolan fikirler kâğıtta yerini bulur. O yer {title}.',
        'Yıllar sonra bir kutudan çıkar, kenarındaki çiçek karalamaları hâlâ oradadır. Bugünküleri {title:e} çizin.',
      ],
      informal: [
        'Evde dört tane boş duruyor, hiçbiri “o” değil. “O” dediğin {title}.',
        'Toplantıda not alır gibi yapıp ev çizdin, bahçesi de var. İkinci kat için {title}.',
        'Bitmiş bir işi listeye yazıp üstünü çizdin, sırf keyfine. O listenin yeri {title}.',
        'Hayatın pazartesi değişecek ama önce güzelce yazılması gerek. Yazılacağı yer {title}.',
      ],
    },
    lessons: {
      formal: [
        'İlk sayfayı boş bırakıp ikinciden başlamak, yazmaya başlamayı kolaylaştırır. Kapağı açın, {title} ikinci sayfadan konuşsun.',
        'Sayfalara numara verip başa küçük bir içindekiler yapmak aramayı kolaylaştırır. İlk akşam {title} numaralansın.',
        'İnce kâğıt dolma kalem mürekkebini arkaya geçirir, gramaja bakmakta fayda var. Kaleminiz dolmaysa {title:in} kâğıdını sorun.',
        'Martta yazılan bir fikri kasımda bulmak, sayfa numarası ve içindekiler ister. {title:in} başına iki satırlık yer bırakın.',
      ],
      informal: [
        'Tertemiz ilk sayfa insanı dondurur; boş bırak, ikinciden başla. {title} darılmaz, söz.',
        '“O not hangi sayfadaydı?” sorusunun ilacı numara ve başta minik bir içindekiler. {title} içinde kaybolma.',
        'Dolma kalemciysen gramaja bak, ince kâğıt mürekkebi arkaya geçirir. Sonra {title} ile mürekkebi buluştur.',
        'En güzel yazını ilk sayfaya saklama, oradan kimse başlayamıyor. Çevir, {title} ikinci sayfada seni bekliyor.',
      ],
    },
    asks: {
      formal: [
        'Çizgili mi, kareli mi, düz mü?',
        'Günlük tutar mısınız?',
        'Listenizin ilk maddesi bugün ne?',
        'Dolma kalem mi, tükenmez mi?',
        'Eski defterleriniz nerede durur?',
        'Toplantıda not alan siz misiniz?',
      ],
      informal: [
        'Kaç boş defterin var? Dürüst ol.',
        'Birinci sayfaya yazar mısın, boş mu bırakırsın?',
        'Kenarına ne çizersin?',
        'Yazın okunur mu? Dürüst ol.',
        'Son sayfaya gelen var mı?',
        'Yapılacaklar listesinde kaç madde bekliyor?',
      ],
    },
  },
  pen: {
    stories: {
      formal: [
        'Önemli bir imza atılırken masada herkes susar. O sessizlikte elinizde {title} var.',
        'Bir teşekkür mektubu iki satırdır, başlaması bir akşam sürer. Başlamak için {title}.',
        'Bulmacanın son sorusu hep çayın dibine kalır. Gazetenin yanında {title} dursun.',
        'Cepte taşınan bazı şeyler ödünç istenince insan bir an düşünür. Onlardan biri {title}.',
      ],
      informal: [
        'Telefonda konuşurken kâğıda kutu çizdin, kutular şehir oldu. Şehrin mimarı {title}.',
        'Masanda on iki tane var, yazan bir tane. On üçüncüsü {title}.',
        'Sınava üç tane götürdün, biri uğurlu, ikisi figüran. Uğurlu olan {title}.',
        'Ödünç verdiğin geri gelmez, bilirsin, yine de verirsin. Bunu verme: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Ucu kapalı duran kalemin mürekkebi kurumaz. Cümle bitince {title:in} ucunu kapatın.',
        'Jel mürekkep geç kurur, solakların hızlı kuruyanı seçmesi iyi olur. Sol elle yazıyorsanız {title} hangisi, ona bakın.',
        'Uzun yazıda kalın gövde parmakları daha az yorar. Mektubunuz uzunsa {title:in} gövdesine bir bakın.',
        'Toplantı uzadı, kalem masada açık kaldı; mürekkep böyle kurur. Söz başkasındayken {title} kapalı dursun.',
      ],
      informal: [
        'Solaksan bilirsin, elin yazının üstünden geçer, jel geç kurur. Hızlı kuruyan mı? {title:i} alırken bunu sor.',
        'Açık bırakılan kalem en lazım olduğu anda susar. Kapat, mürekkep kurumasın, {title} sınavda konuşsun.',
        'Sayfalarca yazacaksan kalın gövde parmaklarını daha az yorar. {title} eline dolgun mu geliyor, tart.',
        'Kulağının arkasına açık takma, mürekkep kurur, yanağın da çizilir. Kapakla, {title} orada dursun.',
      ],
    },
    asks: {
      formal: ['Kurşun kalem mi, dolma kalem mi?', 'El yazınız okunur mu?'],
      informal: ['Kapağını kemirenlerden misin?', 'Uğurlu bir kalemin var mı?'],
    },
  },
  book: {
    stories: {
      formal: [
        'Çay demini almış, telefon öbür odada, lamba açık. Şimdi {title}.',
        'Arkadaşa ne alınır sorusunun en eski cevabı rafta durur. İlk sayfasına iki satır yazıp verin: {title}.',
        'Uyku öncesi “bir sayfa daha” diyen bazen çocuktur, bazen siz. Yastığın yanında {title} var.',
        'Sabah vapurunda iki sayfa, akşam yatakta yirmi. Komodinin üstüne {title:i} koyun.',
      ],
      informal: [
        'Okunacaklar kulesi devrildi, komodin istifa etti. Kulenin yeni katı {title}.',
        '“Bir bölüm daha” dedin, çöp kamyonu geçti, sabah olmuş. Suçlu {title}.',
        'Ayraç niyetine fiş, toka, peçete, ne varsa koydun. Fişin yeni adresi {title}.',
        'Tatile üç tane götürüp birini yarım bıraktın, her yaz aynı. Bu sefer çantada yalnız {title}.',
      ],
    },
    lessons: {
      formal: [
        'Her gün birkaç sayfa, haftada bir uzun oturmaktan kolay alışkanlık olur. Bu akşam {title:den} birkaç sayfa okuyun.',
        'Dik ve çok sıkıştırmadan dizmek kitapların sırtını korur. Rafta {title} için parmak kadar pay bırakın.',
        'Doğrudan güneş almayan rafta sayfalar daha yavaş sararır. Pencereden uzak köşeye {title:i} yerleştirin.',
        'Sıkışık rafta kitabı sırtından çekmek gerekir, biraz gevşek dizmek onu korur. Komşularını aralayın, {title} dik dursun.',
      ],
      informal: [
        'Pazarı bekleyip yüz sayfa okuyacaktın, yine uyudun. Her gün birkaç sayfa daha kolay alışkanlık, {title} yastığın yanında.',
        'Rafı metrobüse çevirme; dik ve aralıklı dizilen kitabın sırtı korunur. {title:e} yer ver.',
        'Cam kenarı sana iyi, kitaba değil; güneşte sayfa sararır. {title} gölgeden yer tutsun.',
        'Dizi başlamadan üç sayfa, reklamda iki; küçük küçük alışkanlık oluyor. Kumandanın yanına {title:i} koy.',
      ],
    },
    asks: {
      formal: ['Şu an başucunuzda hangi kitap var?', 'Altını çizer misiniz, kıyamaz mısınız?'],
      informal: ['En garip ayracın neydi?', 'Sayfa köşesi kıvırır mısın? İtiraf et.'],
    },
  },
  'greeting-card': {
    stories: {
      formal: [
        'Mesaj okunur ve kaybolur, zarf açılır ve saklanır. Zarfın içinde {title} olsun.',
        'Posta kutusunda faturaların arasında tek bir zarf başka durur. O zarftan {title} çıkar.',
        'Buzdolabının kapağına tutturulanlar evin gerçekten sevdikleridir. Kapakta {title:e} yer var.',
        'Yıllar sonra bir kutunun dibinden çıkan iki satır, bütün bir günü geri getirir. O gün için {title}.',
      ],
      informal: [
        'Gruba atılan gifi kim attı, hatırlayan yok. Hatırlanacak olan {title}.',
        'Paket eğri, bant görünüyor, kurdele de kısa geldi. Durumu {title} kurtarır.',
        'Ne yazacağını bilemeyen herkes sonunda aynı şeyi yazar: İyi ki varsın. Bunu {title} söylesin.',
        '“Kutlarım” yazdın sildin, kalp koydun sildin. Ekranı bırak, {title:i} eline al.',
      ],
    },
    lessons: {
      formal: [
        'Cümleyi önce bir kâğıtta denemek rahatlatır. Doğrusunu bulunca {title} açılsın.',
        'Atılan tarih, kartı yıllar sonra daha değerli kılar. İmzanın yanına günü de yazın, {title} hangi günden, bilinsin.',
        'Mürekkep kurumadan kapatılırsa leke olur, biraz beklemek yeter. Zarfı hazırlarken {title} açık dursun.',
        '“Sevgili” dedikten sonra kalem havada kaldıysa kâğıtta bir deneme yapın. Sözünüz oturunca {title:e} geçirin.',
      ],
      informal: [
        '“Nice senelere”den sonrası gelmiyorsa bir fişin arkasında dene. Olduysa {title:e} temize çek.',
        'Tarihi yaz; on yıl sonra çekmeceden çıkınca daha değerli olur. {title} ne günler gördü, belli olsun.',
        'Hemen kapatma, mürekkep öbür yüze geçer; biraz kurusun. {title} açık, sen çayda.',
        'Karalama hakkın kâğıtta, kartta değil; önce orada dene, için rahatlasın. Sonra temiz temiz {title}.',
      ],
    },
    asks: {
      formal: ['En son kime elle iki satır yazdınız?', 'Gelen kartları nerede saklarsınız?'],
      informal: ['El yazın doktor işi mi, inci gibi mi?', 'Bugün kime “iyi ki varsın” derdin?'],
    },
  },
  'gift-wrap': {
    stories: {
      formal: [
        'Hediye önce gözle açılır, sonra elle. Gözün payına {title} düşer.',
        'Doğum günü masasının köşesinde bekleyen, pastadan çok merak edilir. O köşede {title} dursun.',
        'Küçük bir hediye uzatılırken asıl verilen özendir. Özenin görünen yüzü {title}.',
        'Anneler yırtmaz; açar, düzeltir, bir gün lazım olur diye kaldırır. Kaldırılacaklara {title} katılsın.',
      ],
      informal: [
        'Gazeteye sarıp “konsept bu” dedin, kimse inanmadı. Bu kez {title}.',
        'İçindeki çorap, herkes biliyor, önemli değil. Dışında {title} var.',
        'Davet yarım saat sonra, hediye hâlâ market poşetinde. Onu giydirecek olan {title}.',
        'Yırtarak açan da var, tarihî eser gibi açan da. İkisine de {title} ile uzat.',
      ],
    },
    lessons: {
      formal: [
        'Kesmeden önce hediyenin çevresini ölçüp iki parmak pay bırakmak israfı önler. Makastan önce mezura, mezuradan sonra {title}.',
        'Çift taraflı bant ek yerlerini gizler. Masaya {title} ile birlikte onu da koyun.',
        'Köşesi olmayan hediye, önce bir kutuya konursa kolay sarılır. Kutuyu bulunca {title:i} serin.',
        'Bir karış eksik gelen kâğıt yeniden kesilir, israf olur; çevreyi baştan ölçün. İki parmak pay, sonra {title} kesilsin.',
      ],
      informal: [
        'Göz kararı kesme, kâğıt hep bir parmak kısa çıkar. Çevresini ölç, iki parmak pay bırak, {title} boşa gitmesin.',
        'Bant göründü mü sihir kaçıyor; çift taraflısı ek yerini gizler. {title} hilesini belli etmesin.',
        'Peluş ayıyı sarmaya kalkma, önce kutuya koy, iş kolaylaşır. Kutu dört köşe, gerisi {title} ile.',
        'Topu paketlemek sanat değil, işkence; köşesizi kutuya koy, kolay sarılsın. Kutunun üstü {title:in}.',
      ],
    },
    asks: {
      formal: ['Hediyeyi yırtarak mı açarsınız, özenle mi?', 'Paketi kendiniz mi yaparsınız?'],
      informal: ['En kötü paketin neye benziyordu?', 'Kurdele saklayan kaç kişiyiz?'],
    },
  },
  sticker: {
    stories: {
      formal: [
        'Aynısından yüz tane olan bir eşya, küçük bir işaretle sizin olur. O işaret {title}.',
        'Düz bir yüzey, biraz cesaret, dönüşü olmayan o an. Elinizde {title} var.',
        'Çocukken dolap kapağına yapıştırılanların hikâyesi hâlâ anlatılır. Yenisi {title} ile başlasın.',
        'İnsan sevdiği şeyi gözünün önünde bir yere yazmak ister. Yazının kısası {title}.',
      ],
      informal: [
        'Yamuk yapıştı; söksen olmaz, bıraksan göz oraya gidiyor. Yanına {title}, artık kompozisyon.',
        'Kıyamayıp çekmeceye kaldırdıkların orada yaşlandı. Bunu saklama: {title}.',
        'Çok ciddi duran bir eşyan var, hangisi olduğunu biliyorsun. Ciddiyetini {title} bozar.',
        'Ofiste aynı renk üç matara, her gün aynı kavga. Kavgayı {title} bitirir.',
      ],
    },
    lessons: {
      formal: [
        'Yüzeyi önce silip kurutmak iyi tutmasını sağlar. Bilgisayarın kapağını temizleyin, {title} ondan sonra yapışsın.',
        'Ortadan kenarlara doğru bastırılınca hava kabarcığı kalmaz. {title} yerleşirken parmağınız ortadan başlasın.',
        'Sökmeden önce saç kurutma makinesiyle ısıtmak izi azaltır. Yerini değiştirmek isterseniz {title} önce ılık bir esinti görsün.',
        'Tozlu kapakta hiçbir şey iyi tutmaz, silip kurutmak iki dakika sürer. Bez kuruyunca {title:i} çıkarın.',
      ],
      informal: [
        'Laptopun üstündeki parmak izine yapıştırma; sil, kurut, iyi tutsun. {title} temiz bir başlangıç sever.',
        'Kenardan başlarsan ortada balon kalır. Ortadan dışa doğru bastır, {title} kabarcıksız otursun.',
        'Tırnağınla kazıma, saç kurutma makinesiyle ısıt; iz azalır. Eskisi gidince yeri {title:in}.',
        'Mataraya su damlarken yapıştırma, kurusun da iyi tutsun. Sonra parmağınla {title:i} yerine bas.',
      ],
    },
    asks: {
      formal: ['Küçükken neyin üstünü kaplamıştınız?', 'İlk nereye yapıştırırdınız?'],
      informal: ['Yapıştıran mı, kıyamayıp saklayan mı?', 'Laptop kapağın boş mu, dolu mu?'],
    },
  },
  calendar: {
    stories: {
      formal: [
        'Diş randevusu, okul gezisi, yeğenin düğünü; hepsi gözün önünde dursun istersiniz. Onun için {title}.',
        'Tatile kaç gün kaldığı hesaplanmaz, gün gün beklenir. Beklemeye {title} ile başlayın.',
        'Ayın ilk sabahı yeni aya geçmek evde birinin görevidir. O görevlinin önünde {title} var.',
        'Telefon hatırlatır, sonra susar; gözün önündeki susmaz. O yüzden {title}.',
      ],
      informal: [
        'Resmî tatil salıya denk geldi, pazartesiyi köprü yaptın bile. Köprünün planı {title:de}.',
        'Bugün ayın kaçı diye sordun, üç kişi üç şey söyledi. Son söz {title:in}.',
        'Annesinin doğum gününü akşam sekizde hatırlayan biri vardı. O biri olma, {title} var.',
        'Mayıs gelmiş, sen hâlâ şubatta takılısın. Aradaki ayları {title} anlatsın.',
      ],
    },
    lessons: {
      formal: [
        'Doğum günleri yılın başında topluca yazılınca unutulmaz. Bir akşam ayırın, {title} isimlerle dolsun.',
        'Ailede herkese ayrı renk kalem, takvimi okunur kılar. Renkleri paylaşın, {title} kimin günü olduğunu göstersin.',
        'Her gün önünden geçilen yere asılan takvim kullanılır. Kapının yanına mı, mutfağa mı? {title:e} bir çivi seçin.',
        'Teyzenin doğum günü hep bir gün geç hatırlanır, yılın başında topluca yazmak bunu önler. Kalemi alın, {title:e} ocaktan başlayın.',
      ],
      informal: [
        '“Doğum günün dündü, değil mi?” mesajını bir daha atma; yılın başında hepsini yaz. {title} senin yerine hatırlasın.',
        'Dişçi kimin, halı saha kimin? Herkese bir renk, okunması kolay. Kalemler dağıldı, {title} kavgayı çözsün.',
        'Odanın arka duvarına asma, oradan kimse geçmez. Buzdolabının yanı olur, {title} her gün göz önünde.',
        'Ajandanda kalan sözleri duvara çıkar: her gün geçtiğin yere asılan kullanılır. Koridorda {title} sana göz kırpsın.',
      ],
    },
    asks: {
      formal: ['Önemli günleri nereye yazarsınız?', 'Yılın en sevdiğiniz ayı hangisi?'],
      informal: ['Kaç gün kaldı tatile? Sayan yazsın.', 'Unuttuğun en fena tarih neydi?'],
    },
  },
  'craft-kit': {
    stories: {
      formal: [
        'Masaya bir örtü, yanına çay, telefonlar başka odaya. Ortaya {title} açılır.',
        'Yağmurlu pazarın öğleden sonrası uzundur, eller iş arar. O ellere {title}.',
        'Rafta duran güzeldir, “bunu ben yaptım” denen başka türlü güzeldir. Başlangıcı {title}.',
        'Bir işe dalıp çayı soğutmak, akşamın en sessiz keyfidir. Çayı soğutacak olan {title}.',
      ],
      informal: [
        'Kaydırmaktan başparmağın yoruldu, öbürleri bütün gün boş oturdu. Kalan dokuz parmağa {title}.',
        'İlki eğri olur, ikincisi hediye, üçüncüsünü çerçeveletirsin. Eğri olandan başla: {title}.',
        '“Benden sanatçı olmaz” diyordun, masayı çoktan topladın. Kanıt malzemesi: {title}.',
        'Arkadaşlar geliyor, herkes telefona gömülmesin istiyorsun. Masaya {title:i} koy.',
      ],
    },
    lessons: {
      formal: [
        'Bütün parçaları çıkarıp listeyle karşılaştırmak, sonradan eksik sürprizini önler. Masayı boşaltın, {title} serilsin.',
        'Işığı çalışan elin karşı tarafından alınca gölge düşmez. Lambayı öteki yana çekin, {title:i} öyle açın.',
        'Uzun işlerde yarım saatte bir mola, gözü ve boynu rahatlatır. Çay saatinde {title} masada beklesin.',
        'Sağ elle çalışıyorsanız ışık soldan gelsin, gölge işin üstüne düşmez. Yerinizi buldunuzsa {title} açılabilir.',
      ],
      informal: [
        'Son adımda “bu parça yok” dememek için hepsini çıkar, listeyle karşılaştır. Tamsa {title} ile başla.',
        'Kendi elinin gölgesinde çalışma; lambayı öbür yana al. {title} sahne ışığını sever.',
        'Bir parça daha, bir parça daha derken boynun tutuldu. Yarım saatte bir kalk, {title} kaçmıyor.',
        'Sayım günü: dök, listeyle bak, eksik varsa baştan bil. Kediyi kapının dışına al, {title} masaya.',
      ],
    },
    asks: {
      formal: ['Kendi elinizle yapıp sakladığınız ne var?', 'Çocukken en sevdiğiniz el işi neydi?'],
      informal: ['Başlayıp bitirmediğin kaç iş var?', 'Boyamak mı, örmek mi, yapıştırmak mı?'],
    },
  },
  'pencil-case': {
    stories: {
      formal: [
        'Okulun ilk sabahı, ütülü yaka, ucu açılmış üç kalem. Sıranın üstüne {title} konur.',
        'Toplantıda herkes kalem ararken bir kişi sakince uzanır. Uzandığı yer {title}.',
        'Sınav akşamı sayılır: kalem, yedek kalem, silgi, kalemtıraş. Hepsi yatmadan {title:e} girer.',
        'Çizim yapan biri masaya önce onu açar, kâğıt sonra gelir. Masanızda {title} olsun.',
      ],
      informal: [
        '“Silgin var mı?” sorusuna bütün dönem sen baktın. Silginin ev adresi {title}.',
        'Çantanın dibi boya, kitabın kapağı boya, elin boya. Suçluları {title:e} topla.',
        'Teneffüste herkes birbirininkine bakar, kimse belli etmez. Baksınlar: {title}.',
        'Yıl sonunda içinden iki kalem, bir avuç tıraş, bir de gizli not çıkar. Yeni notlar {title:e}.',
      ],
    },
    lessons: {
      formal: [
        'Haftada bir boşaltıp uçları ve tortuyu temizlemek kalemleri korur. Pazar akşamı {title} ters çevrilsin.',
        'Sivri pergel ve makas ayrı bölmede durursa kalemler korunur. Okul sabahından önce {title:i} buna göre yerleştirin.',
        'En uzun kalemi ölçmek doğru boyu seçmek için yeterli. Cetvel elinizdeyken {title:e} bakın.',
        'Kalem tıraşı kırıntısı her şeyi boyar, haftada bir boşaltmak yeter. Cuma zilinden sonra {title} bu temizliği beklesin.',
      ],
      informal: [
        'Dipte uç kırıkları, silgi tozu, bir de sakız kâğıdı. Haftada bir boşalt, kalemler korunsun, {title} rahatlasın.',
        'Pergeli kalemlerin arasına salma, sivri uç yaramazdır. Ayrı bölmeye koy, {title} barış içinde yaşasın.',
        'Kapağı kapanmayan kutunun suçlusu en uzun kalem. Onu ölç, {title:i} ona göre seç.',
        'Boyu tahmin etme, en uzun kalemi cetvelin yanına yatır. Sayı tamamsa {title} ile eşleştir.',
      ],
    },
    asks: {
      formal: ['İlk kalem kutunuzun üstünde ne vardı?', 'Yanınızda hep hangi kalem durur?'],
      informal: ['İçinden çıkan en ilginç şey neydi?', 'Verdiğin silgi geri geldi mi hiç?'],
    },
  },
};
