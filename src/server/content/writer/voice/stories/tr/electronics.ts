export const electronics = {
  phone: {
    stories: {
      formal: [
        'Torun ilk adımını attı, büyükanne ekranın öbür ucunda alkışlıyor. Arada yalnız {title} var.',
        'Bilet, harita, fatura, fotoğraf; günün yarısı tek bir cebe sığıyor. O cepte {title} olsun.',
        'Alarmla başlayan gün, gece son bir hava durumuyla biter. Başında da sonunda da {title}.',
        'Eskisinin ekranındaki çatlağa herkes alıştı, siz de. Bu alışkanlığı {title} ile bırakın.',
      ],
      informal: [
        '“Bir bakıp kapatacağım” dedin, saat ikiyi geçti. Suç ortağın {title}.',
        'Grupta yüz kırk okunmamış mesaj var, hepsi “nerede buluşuyoruz”. Son sözü {title:den} yaz.',
        'Koltuğun arasında mı, çantada mı, yine bulamıyorsun. Çaldır, ses verecek olan {title}.',
        'Hafıza dolu uyarısı hep pastanın üflendiği saniyede gelir. Bir sonraki doğum gününe {title} ile.',
      ],
    },
    lessons: {
      formal: [
        'Depolama ihtiyacını eskisinin kullanımı söyler: ayarlarda ne kadar yer dolmuş, bakın. {title:i} seçerken o sayı yanınızda olsun.',
        'Çok sıcakta şarj etmemek pilin ömrünü korumaya yardımcı olur. Öğle güneşinde priz beklesin, {title} gölgeye gelsin.',
        'Eskisinden geçmeden önce alınan bir yedek, fotoğrafları kurtarır. Bu akşam yedek, yarın {title}.',
        'Kutuyu açmadan önce eski telefonun yedeğini alın, fotoğraflar orada kalmasın. {title} albümünüzle birlikte başlasın.',
      ],
      informal: [
        'Kaç gigabayt lazım diye falcıya sorma, eskisinin ne kadarı dolu, ona bak. Cevap sende, sıra {title:de}.',
        'Plajda, güneşin altında şarja takma; çok sıcak pilin ömrüne iyi gelmez. {title} şezlongun gölgesini sever.',
        'Kedinin üç bin fotoğrafı eski telefonda kalmasın, önce yedek al. Kedi de sen de rahatsanız {title} açılabilir.',
        'Ön camın dibinde, kızgın arabada şarj olmaz; pilin ömrü için serin bir an bekle. {title} acele etmez.',
      ],
    },
    asks: {
      formal: ['Sabah ilk hangi uygulamayı açarsınız?', 'Gece yanınızda mı durur, başka odada mı?'],
      informal: ['Şu an şarjın yüzde kaç?', 'Kilit ekranında kim var, ne var?'],
    },
  },
  'phone-case': {
    stories: {
      formal: [
        'Kalabalık bir masada beş aynı telefon yan yana durur. Sizinki belli: {title}.',
        'Asansör aynasındaki fotoğrafta yüzün yarısını o kapatır. Madem kadraja girecek, {title} girsin.',
        'Telefonla üçüncü yıl; değiştirmek değil, havasını yenilemek yeter. Bunun yolu {title}.',
        'Masaya ters konan telefonun görünen yüzü arkasıdır. O yüzde {title} olsun.',
      ],
      informal: [
        'Sararmış şeffaf kılıfına hâlâ şeffaf diyenlerdensen konuşmamız lazım. Konu: {title}.',
        'Elden kaydı, herkes sustu, ters çevirmeye cesaret eden yok. Bir sonrakine {title} takılı olsun.',
        'Çanta ayakkabıya, mont çantaya uydu; telefon açıkta kaldı. Kombine {title} katılıyor.',
        'Köşesi kalkmış, arkasında üç yıllık bir fiş duruyor. Nöbeti {title} alsın.',
      ],
    },
    lessons: {
      formal: [
        'Tam model adı ayarlarda yazar, almadan önce oraya bakmak yeter. Adı not edin, {title} listesinde onu arayın.',
        'Arada kalan toz çizik yapabilir; ara sıra çıkarıp temizlemek bunu önler. Pazar temizliğinde {title} çıksın, bezle silinsin.',
        'Ekran yüz üstü konunca masaya değmesin istiyorsanız kenar yüksekliğine bakın. {title:i} seçerken gözünüz o kenarda olsun.',
        'Pro mu, artısı mı, hafızaya güvenmeyin; ayarlarda tam model adı durur. Ad tutuyorsa {title} sepete girebilir.',
      ],
      informal: [
        '“Galiba bunun büyüğü” diye kılıf alınmaz; ayarlara gir, tam model adına bak. {title:i} o adla ara.',
        'Kılıfın içinde küçük bir kumsal birikiyor, çizer. Çıkar, sil, {title} yerine öyle dönsün.',
        'Telefonu yüz üstü bırakma huyun varsa yükseltilmiş kenar ekranı masadan korur. {title:in} kenarına bir bak.',
        'Kazağa silmek sayılmaz; arada bir sök, tozunu al ki kalan çizik yapmasın. Bugün elindeyken {title} ile başla.',
      ],
    },
    asks: {
      formal: ['Kılıfla telefonun arasında ne saklarsınız?', 'Sade mi, desenli mi?'],
      informal: ['Kılıfsız gezen cesurlardan mısın?', 'Telefonun bu hafta kaç kere yere düştü?'],
    },
  },
  laptop: {
    stories: {
      formal: [
        'Sabah mutfak masası, öğleden sonra kafe, akşam tren. Ofisin adresi değişir, {title} değişmez.',
        'Tezin son cümlesi hep gece yarısından sonra gelir. O saatte masada çay ve {title} kalır.',
        'Kafede herkes manzaraya, siz priz yanındaki masaya bakarsınız. Masa bulunur, {title} açılır.',
        'Uzaktaki kızınız ekranda, sofraya bir tabak fazla konmuş. Sofranın ucunda {title} durur.',
      ],
      informal: [
        'Kırk iki sekme açık, müzik hangisinden geliyor bilen yok. Baş şüpheli {title}.',
        '“Yatakta çalışmak yok” sözü üç gün sürdü. Dizlerinin üstünde yine {title}.',
        'Gündüz Excel, gece dizi, arada bir “ben ne yapıyordum”. Hepsi {title:de}.',
        'Kedi kameranın önünde, mikrofon kapalı, üç dakikadır konuşuyorsun. Toplantıya {title} ile hoş geldin.',
      ],
    },
    lessons: {
      formal: [
        'Her gün taşınacaksa önce ağırlığına bakın, seçim kolaylaşır. Çantanızdakileri düşünün, {title:e} öyle bakın.',
        'Yorgan hava kanallarını kapatır, sert zemin açık tutar. Yatakta çalışacaksanız {title} altına bir tepsi alsın.',
        'Sürekli prizde kalacaksa pil koruma ayarını açmak iyi olur. Kurulum akşamı {title} ayarlarında oraya da uğrayın.',
        'Metroda, vapurda, ofiste omuza binen ağırlıktır; her gün taşıyacaksanız önce onu sorun. Cevap içinize sindiyse {title} çantaya girsin.',
      ],
      informal: [
        'Sırtında her gün gezecekse ekrandan önce grama bak. Omzun onay veriyorsa {title} ile yola çık.',
        'Yorganın üstünde dizi, altında ısınan hava kanalları; sert zemine al, açık kalsın. {title} için bir tepsi bul.',
        'Fişten hiç çıkmayacaksa pil koruma ayarını aç. İki tık, sonra {title} masada kalabilir.',
        'Battaniye sana, sert zemin ona; hava kanalları açık kalsın. Bu gece {title} yatağa değil, sehpaya.',
      ],
    },
    asks: {
      formal: [
        'Evin en verimli köşesi sizde neresi?',
        'Evde mi, kafede mi daha iyi çalışırsınız?',
        'Çıkartma yapıştırır mısınız?',
        'Sabah ilk hangi sekmeyi açarsınız?',
      ],
      informal: [
        'Şu an kaç sekme açık?',
        'Masaüstün düzenli mi, dosya çöplüğü mü?',
        'Kucakta mı, masada mı?',
        'Şarj yüzde kaçta prize koşarsın?',
      ],
    },
  },
  'desktop-computer': {
    stories: {
      formal: [
        'Evde işin bir yeri olunca mesainin de bir sonu olur. O yere {title:i} kurun.',
        'Kablolar bir kez toplanır, sandalye bir kez ayarlanır. Sonra her akşam aynı köşe ve {title}.',
        'Aile albümü, faturalar, ödevler; evin hafızası bir masada toplanır. O masada {title} durur.',
        'Bazı işler koltukta değil, dik oturarak yapılır. Onlar için {title}.',
      ],
      informal: [
        'Işık kapalı, kapı kapalı, annenin bıraktığı meyve tabağı dokunulmamış. Masada {title} var.',
        'Son bir el dedin, dışarıda kuşlar ötüyor. Tek tanık {title}.',
        'Yemek masasının ucunda çalışıp her akşam toplanmaktan yoruldun. Köşeni kur, ortasına {title:i} koy.',
        'Odanı topladın, duvara ışık astın, masa hâlâ boş. Başrol {title:in}.',
      ],
    },
    lessons: {
      formal: [
        'Halı havayı keser, havası dolaşan bir yer ısınmayı azaltır. Masayı kurarken {title:e} böyle bir köşe ayırın.',
        'Birkaç ayda bir tozunu almak hem fan sesini hem ısıyı düşürür. Takvime mevsim başlarını yazın, {title} o günü beklesin.',
        'Akım korumalı priz, ani voltaj değişimine karşı bir önlemdir. Fişi takmadan önce {title} için böyle bir priz bulun.',
        'Elektrik gidip gelince herkes prize bakar; akım korumalı olanı ani voltaj değişimine karşı önlemdir. {title} ona takılsın.',
      ],
      informal: [
        'Kasayı halıya gömme, havası dolaşan yere koy; daha az ısınır. {title} masanın altında boğulmasın.',
        'Fan uçak gibi ses yapıyorsa tozunu al, ses de ısı da düşer. Birkaç ayda bir {title} ile toz bezi buluşsun.',
        'Voltaj oynayınca ışık göz kırpar, sen kaydetmediğin dosyayı düşünürsün. Akım korumalı prizi tak, {title} ona bağlansın.',
        'Üç ay önce aldığın tozun torunları şimdi fanda. Al, ısı da ses de insin, {title} nefeslensin.',
      ],
    },
    asks: {
      formal: ['Çalışma masanız pencereye mi bakar, duvara mı?', 'Masanızdan hiç eksik olmayan şey nedir?'],
      informal: ['Oyun mu, iş mi? Yüzde yüz dürüst ol.', 'Masanda şu an kaç bardak var?'],
    },
  },
  tablet: {
    stories: {
      formal: [
        'Mutfakta tarif açık, eller un içinde, sayfa dirsekle çevriliyor. Tezgâhta {title} duruyor.',
        'Dede bulmaca çözer, torun sırasını bekler. İkisinin arasında {title} var.',
        'Cep telefonu küçük gelir, bilgisayarı açmaya değmez. Koltukta gazete okumak için {title}.',
        'Uçakta üç saat, indirilmiş iki film, yarı kapalı bir perde. Önünüzdeki sehpada {title} olsun.',
      ],
      informal: [
        'Yan yattın, görüntü de yan döndü. Döndürmeyi kilitle, {title} ile bir bölüm daha.',
        'Salonda annenin dizisi var, telefonla film izlenmez. Odana çekil, yanına {title:i} al.',
        'Yemeği bir şey izlemeden yiyemiyorsun, kimse de yiyemiyor. Sürahiye yaslanan {title}.',
        '“Not alıyorum” diyorsun, sayfanın köşesinde minik bir ejderha var. Not da ejderha da {title:de}.',
      ],
    },
    lessons: {
      formal: [
        'Okumaya küçük, çizime büyük ekran daha rahattır; boyu en çok yapılacak iş belirler. Önce o işi seçin, sonra {title:e} bakın.',
        'Deterjan değil, hafif nemli bez; ekranın kaplaması böyle korunur. Parmak izleri çoğalınca {title} bezle silinsin.',
        'Kalem almadan önce uyumuna bakmak iade derdinden kurtarır. Listede {title:in} adı var mı, görün.',
        'Mutfakta tarife bakarken ekrana un bulaşır; deterjana değil, hafif nemli beze uzanın, kaplama korunsun. {title} yeni tarife temiz geçsin.',
      ],
      informal: [
        'Yatakta okuyorsan küçük, çiziyorsan büyük ekran daha rahat. Sen en çok ne yapıyorsun? {title} cevaba göre.',
        'Cam siliciyi yerine bırak, kaplamaya hafif nemli bez yeter. {title} parmak izlerinden öyle kurtulsun.',
        'Hediye gelen kalem tabletle konuşmuyorsa iade kuyruğu seni bekler; önce uyuma bak. {title} kiminle anlaşır, öğren.',
        'Ekranda dünkü kahvaltının izi var; nemli bez olur, deterjan olmaz. Bir tur sil, {title} reçelsiz devam etsin.',
      ],
    },
    asks: {
      formal: [
        'Kitabı kâğıttan mı, ekrandan mı okursunuz?',
        'Evde tableti en çok kim kullanır?',
        'Haberi ekrandan mı, gazeteden mi okursunuz?',
        'Yolculukta film mi, kitap mı?',
      ],
      informal: [
        'Yatakta izlediğin son dizi ne?',
        'Yemekte ne açılır: dizi mi, maç mı?',
        'Çizen mi, izleyen mi?',
        'Ekranındaki parmak izleri kimin?',
      ],
    },
  },
  headphones: {
    stories: {
      formal: [
        'Akşam yürüyüşünde bir podcast bölümü iki tur eder. Kapıdan çıkarken yanınıza {title:i} alın.',
        'Metroda yüz kişi vardır, her birinin kulağında başka bir şehir. Sizinkini {title} çalsın.',
        'Sevilen bir albüm baştan sona, kimseyle konuşmadan dinlenir. O kırk dakika {title} ile.',
        'Açık ofiste yalnızlık bazen iki kulağa sığar. Masada {title} dursun.',
      ],
      informal: [
        'Kimse konuşmasın diye takıp müziği hiç açmadığın oldu. Sırrını bilen {title}.',
        'Yağmur, cam kenarı, o şarkı; klip çekiliyor sanki. Yönetmen {title}.',
        'Kapıdan çıktın, cebini yokladın, geri döndün. Unutulan belli: {title}.',
        'Gelen ses kaydı dört dakika yirmi saniye, konu meçhul. Otobüste dinlemek için {title}.',
      ],
    },
    lessons: {
      formal: [
        'Sesi sonuna kadar açmamak, uzun dinlemede ara vermek kulak sağlığını korur. Üçüncü albümden önce {title} bir çay molası versin.',
        'Kulak içi modelde doğru boy uç hem sesi hem oturmayı belirler. Kulak içiyse {title} birkaç uçla denensin.',
        'Kuru bezle düzenli silinince ter ve kalıntı birikmez. Akşam çantadan çıkan {title} önce beze uğrasın.',
        'Uzun yolculukta kulağın da molaya ihtiyacı vardır, ses sonuna kadar açılmaz. Mola yerinde {title:i} çıkarın, rüzgârı dinleyin.',
      ],
      informal: [
        'Yan koltuk şarkını biliyorsa ses fazla; kıs, arada mola ver, kulağın korunur. Kaldığın yerden {title} devam eder.',
        'Ses zayıfsa, kulak içi model sürekli düşüyorsa uç boyun yanlış olabilir. {title} kulak içiyse uçları tek tek dene.',
        'Koşudan gelince kuru bezle sil, ter birikmesin. Tişört makineye, {title} beze.',
        'Dizinin bütün sezonu tek oturuşta bitmez, kulağın da ara ister. Bölüm arasında {title:i} çıkar, mutfağa bir uğra.',
      ],
    },
    asks: {
      formal: ['Yolda müzik mi, podcast mi?', 'En son hangi şarkıyı baştan dinlediniz?'],
      informal: ['Şu an ne çalıyor?', 'Üst üste en çok hangi şarkıyı dinledin?'],
    },
  },
  loudspeaker: {
    stories: {
      formal: [
        'Sofra kuruldu, mumlar yandı, misafir merdivende. Son iş {title:in}: hafif bir şarkı.',
        'Mutfakta soğan kavrulurken birinin mırıldanması gerekir. Siz susarsanız {title} başlar.',
        'Pazar sabahı kimi evde radyo çalar, kimi evde Zeki Müren. Sizin evde sözü {title} alsın.',
        'Balkonda çay, karşıda akşam; sessizlik de güzeldir, bir şarkı da. Şarkı için {title}.',
      ],
      informal: [
        'Camlar silinecek, yerler paspaslanacak, önce doksanlar pop. {title} çalmadan kova dolmaz.',
        'Herkes kendi listesini açmak istiyor, telefon elden ele. Son sözü {title} söyler.',
        'Telefonu bardağa koyup sesini yükselttiğin günler geride kaldı. Artık {title} var.',
        'Komşu duvara vurdu sandın, meğer ritim tutuyormuş. Çalan {title}.',
      ],
    },
    lessons: {
      formal: [
        'Duvardan biraz uzakta duran hoparlörde boğuk bas azalır. Bir karış öne alın, {title:i} bir daha dinleyin.',
        'Kulak hizasına yakın yerleştirince ses daha net duyulur. Yere değil, rafa; {title} koltuğunuzla göz göze gelsin.',
        'Dışarıda kullanılacaksa ürün bilgisindeki su koruma değerine bakmakta fayda var. Pikniğe {title} ile çıkmadan o satırı okuyun.',
        'Duvara yaslanan hoparlörün bası boğulabilir, arkasında biraz boşluk bırakın. Salonda {title} kanepe gibi duvar dibine çekilmesin.',
      ],
      informal: [
        'Köşeye sıkışan hoparlörde bas boğulur. Duvardan biraz çek, {title} rahat konuşsun.',
        'Yerdeki hoparlör halıya çalar, kulak hizasındaki sana. {title:e} raftan bir yer beğen.',
        'Havuz başına götürmeden önce su koruma değerine bak, ürün bilgisinde yazar. Sonra {title} ile partiye.',
        'Sesi açınca netleşmiyorsa yerini değiştir, kulağına yakın bir yükseklik bul. Bir şarkı boyunca {title} oradan oraya gezsin.',
      ],
    },
    asks: {
      formal: ['Sabahları evde ilk ne çalar?', 'Yemekte müzik olur mu, hangi şarkı?'],
      informal: ['Temizlik şarkın hangisi?', 'Sizin grupta listeyi hep kim açar?'],
    },
  },
  keyboard: {
    stories: {
      formal: [
        'Gece bir paragraf daha yazılır, ev çoktan uyumuştur. Uyanık kalan siz ve {title}.',
        'Roman mı yazıyorsunuz, rapor mu, parmaklar ayırt etmez. Onların altında {title} olsun.',
        'Uzun bir mektubun da kısa bir ricanın da ilk sesi aynıdır. O ses {title:den} gelsin.',
        'Ellerin bütün gün durduğu yer, masanın en az düşünülen köşesidir. Bu kez düşünün: {title}.',
      ],
      informal: [
        'Üç paragraf yazdın, sildin, “tamam” deyip gönderdin. Şahidin {title}.',
        'Eskisinin H tuşunun altında bir susam var, üç yıldır çıkmıyor. Kahvaltıdan uzak tut: {title}.',
        'Q mu, F mi; biz bu kavgaya girmiyoruz. Biz sadece {title} diyoruz.',
        'Enter’a nasıl bastığın, ne kadar sinirli olduğunu anlatır. Hıncını {title:den} alma.',
      ],
    },
    lessons: {
      formal: [
        'Bilekler bükülmeyecek yükseklikte uzun yazı daha rahattır. Sandalyeyi ayarlayın, {title} o hizaya gelsin.',
        'Türkçe Q, F ve İngilizce düzen ayrıdır, almadan önce bakmakta fayda var. Parmaklarınız hangisini biliyorsa {title:i} onunla seçin.',
        'Ters çevirip hafifçe vurmak ve fırçalamak tuş arasındaki kırıntıyı alır. Cuma çıkışı {title} baş aşağı dursun, sonra fırça.',
        'Noktalı i’yi ararken vakit kaybetmemek için tuş düzenine önceden bakılır. {title} masaya gelmeden bu soru kapansın.',
      ],
      informal: [
        'Bileklerin köprü gibi bükülüyorsa yükseklik yanlış. Ayarla, uzun yazı rahatlasın, {title} önüne öyle gelsin.',
        'Q’cu musun, F’ci misin? Almadan düzene bak, {title} parmaklarını şaşırtmasın.',
        'Tuşların arasında bir simit gizli. Ters çevir, hafifçe vur, fırçala; {title} kuşlara ziyafet çeksin.',
        'Ğ’yi bulamayınca “yagmur” yazarsın; tuş düzeni Türkçe mi, önceden bak. Cevap içine sindiyse {title} masaya gelsin.',
      ],
    },
    asks: {
      formal: [
        'On parmak mı yazarsınız, iki parmak mı?',
        'Tuşlar sessiz mi olsun, tık tık mı?',
        'Gece yazar mısınız, sabah mı?',
        'Kahveyi klavyenin yanına koyar mısınız?',
      ],
      informal: [
        'F klavye kullanan kaldı mı aramızda?',
        'En çok hangi tuşun yazısı silindi?',
        'En çok hangi kısayolu kullanırsın?',
        'Tuşların arasında kaç kırıntı var?',
      ],
    },
  },
  mouse: {
    stories: {
      formal: [
        'Bütün gün elinizin altındadır, akşam adı bile anılmaz. Biz analım: {title}.',
        'Klavye ortada, defter solda, kahve uzakta. Sağdaki boşluk {title:in}.',
        'Fotoğrafın eğri ufkunu düzeltmek bilek işidir. Elinizin altına {title:i} alın.',
        'Trende sehpa küçük, parmak ucuyla tablo düzenlemek sabır ister. Çantanızda {title} bulunsun.',
      ],
      informal: [
        'Konser bileti saat onda açılıyor, herkes tek bir tık peşinde. Parmağın {title:de} beklesin.',
        'İmleç nereye gitti diye ekranda daire çizdiğin anlar var. O daireyi {title} ile çiz.',
        'Masanın altına düştü, bütün ofis eğildi. Bu kadar ilginin sebebi {title}.',
        'Touchpad’de sürükle bırak, yarısı sürükleme, yarısı dua. Duayı bırak, {title:i} tak.',
      ],
    },
    lessons: {
      formal: [
        'El uzunluğunuzu ürün ölçüsüyle karşılaştırmak, avucunuza oturup oturmayacağını gösterir. Cetveli elinize tutun, {title:e} öyle bakın.',
        'Alttaki sensörü kuru bezle silmek imlecin takılmasını azaltır. Sabah kahvesinden önce {title} bir ters çevrilsin.',
        'Cam ve parlak masada altlık kullanınca imleç daha düzgün gider. Masanız camsa {title} altına bir altlık serin.',
        'Parlak masada imleç zor yürür, bir altlık onu düzgün götürür. Masayı kurarken {title} ile altlığı yan yana düşünün.',
      ],
      informal: [
        'Elinin boyunu ölç, ürünün boyuyla karşılaştır; avucuna oturur mu, çıkar. {title} tokalaşmaya hazır.',
        'İmleç zıplıyorsa alttaki sensörü kuru bezle sil, takılması azalsın. {title} sırtüstü yatsın, bir dakika sürer.',
        'Masan camsa imleç buzda yürür. Bir altlık ser, {title} kaymadan gezsin.',
        'Parlayan masada imleç sarhoş gezer, altlık koyunca düzgün gider. Defterin kenara çekilsin, yeri {title:e} aç.',
      ],
    },
    asks: {
      formal: [
        'Sağ elle mi kullanırsınız, sol elle mi?',
        'Yolda da mouse mu, touchpad mi?',
        'Tekerleği mi çok kullanırsınız, tuşu mu?',
        'Masanızda altlık olur mu?',
      ],
      informal: [
        'Kablolu mu, kablosuz mu?',
        'Altlığın var mı, dergi mi iş görüyor?',
        'Sağ tık mı, klavye kısayolu mu?',
        'Masanın altına en son ne zaman düştü?',
      ],
    },
  },
  monitor: {
    stories: {
      formal: [
        'Küçük ekrana eğilen boyun, akşama doğru kendini hatırlatır. Masaya {title:i} kurup doğrulun.',
        'Gündüz sunumların, akşam bir filmin karşısına geçilir. Sandalye aynı, {title} aynı.',
        'Solda rapor, sağda tablo, kenarda soğuyan kahve. Bu düzenin ortasında {title} var.',
        'Telefonda her fotoğraf güzeldir, asıl yargıç büyütünce konuşur. Yargıç koltuğunda {title}.',
      ],
      informal: [
        'Pencereler üst üste bindi, toplantı en altta kaldı. Kurtarma ekibi: {title}.',
        'Maç mesai saatinde, tablo yarıya küçüldü. Öbür yarıda ilk on bir, karşında {title}.',
        'Laptopu dört kitabın üstüne koymuştun, kitaplar serbest kaldı. Masada artık {title} var.',
        'Salonda kumandanın kimde olduğu belli, bu akşam da dizi var. Odanda {title} var ama.',
      ],
    },
    lessons: {
      formal: [
        'Ekranın üst kenarı göz hizasında ya da biraz altında olmalı. Dik oturun, {title} size göre yükselsin ya da insin.',
        'Bir kol boyu mesafe gözü rahatlatır. Kolunuzu uzatın, parmak ucunuz {title:e} değdiyse yeri tamam.',
        'Bilgisayarınızdaki görüntü çıkışına önceden bakın, kablo derdi bitsin. O çıkışın adı elinizdeyken {title:e} geçin.',
        'Masanın derinliğini ölçün: gözle ekran arasında bir kol boyu kalınca göz rahat eder. {title} ile aranıza kolunuz sığsın.',
      ],
      informal: [
        'Kolunu uzat, süper kahraman gibi; ekran parmak ucunda olsun ki gözün rahatlasın. {title} bu hizada kalsın.',
        'Tavana bakar gibi çalışma, üst kenar göz hizanda ya da biraz altında. Altından kitabı çek, {title} insin.',
        'Kutuyu açıp kablo uymayınca söylenmemek için bilgisayarının çıkışına önceden bak. Adını not et, {title:i} sonra seç.',
        'Burnun ekrana değiyorsa göz yorulur, bir kol boyu geri. Klavyeyi çek, {title} yerinde dursun.',
      ],
    },
    asks: {
      formal: [
        'Tek ekran mı, iki ekran mı?',
        'Ekranınızda şu an kaç pencere açık?',
        'Masanızda ekranın yanında ne durur?',
        'Günün hangi saatinde gözünüz yorulur?',
        'Toplantıda kameranız açık mı, kapalı mı?',
        'Koyu tema mı, açık tema mı?',
      ],
      informal: [
        'Arka planında ne var?',
        'İş mi, oyun mu, dizi mi? Sıraya koy.',
        'Kaç sekme açık? Say da yaz.',
        'Ekranın kenarında kaç yapışkan not var?',
        'Öğle arasında ne izliyorsun?',
        'Masaüstün düzenli mi, ikon tarlası mı?',
      ],
    },
  },
  'storage-drive': {
    stories: {
      formal: [
        'Düğün fotoğrafları bir gün lazım olur, o gün hep aceleye gelir. Yerleri belli olsun: {title}.',
        'Eskiden albümler vitrinde dururdu, şimdi telefonun içinde kayboluyor. Yeni vitrinin adı {title}.',
        'Yedeklemek, yarına bırakıldıkça pişman eden işlerdendir. Bu akşam yarım saatiniz varsa masaya {title} gelsin.',
        'On yılın bayramı, doğum günü, karlı sabahı. Bir gün dönüp bakmak için {title}.',
      ],
      informal: [
        'Tez_son, tez_sonson, tez_bu_gercekten_son. Hepsini sakla: {title}.',
        'Hafıza doldu, silinecekler listesinde anneannenin sesli mesajı var. Silme, taşı; yer {title}.',
        'Kahve klavyeye döküldü, ilk düşüncen tatil fotoğrafları oldu. İkinci düşüncen {title} olsun.',
        'Bilgisayar “tak” dedi, ekran karardı, sen de. Yedeğin yeri belli olsun: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Önemli dosyalar iki ayrı yerde durursa biri bozulsa bile içiniz rahattır. O iki yerden biri {title}.',
        'Birimi darbeden ve nemden uzak tutmak verileri korur. Çekmecenin kuru köşesinde {title} dursun.',
        'Almadan önce bilgisayarın bağlantı türüne bakmak yeterli. Kasanın arkasına bir göz atın, {title:i} ona göre seçin.',
        'Düğün fotoğrafları tek bir yerde durmaz; ikinci kopya, birincisi bozulunca rahat ettirir. Kopyaya {title} ile başlayın.',
      ],
      informal: [
        '“Yedeği vardır herhâlde” cümlesi pahalıya patlar; önemli dosyayı iki yerde sakla. İkinci adres {title}.',
        'Darbe ve nem verinin düşmanı, çantanın dibi ikisini de bilir. Anahtarlardan uzak, kuru bir gözde {title} dursun.',
        'Deliğe bak, fişe bak: bilgisayarının bağlantı türü hangisi? Onu bil, {title:i} sonra al.',
        'Tezin tek kopyası masaüstündeyse uyku tutmaz. Biri bozulsa öteki durur, bu gece {title} ile kopyala.',
      ],
    },
    asks: {
      formal: [
        'En son ne zaman yedek aldınız?',
        'Fotoğraflarınızı nerede saklarsınız?',
        'Fotoğraflarınızı yıla göre mi ayırırsınız, yere göre mi?',
        'Ailede yedekleri kim tutar?',
      ],
      informal: [
        'Telefonunda kaç fotoğraf var? Bak da yaz.',
        'Sakladığın en eski dosya ne?',
        '“Yeni klasör” adında kaç klasörün var?',
        'Silmeye kıyamadığın dosya ne?',
      ],
    },
  },
  charger: {
    stories: {
      formal: [
        'Misafirin utana sıkıla sorduğu tek bir şey vardır. Konsolun üstünde {title} hazır dursun.',
        'Biri evde, biri ofiste, biri kim bilir kimde kaldı. Dördüncüsü çantanıza: {title}.',
        'Otel odasında perdeden önce prizin yerine bakılır. Bavulda {title} olsun.',
        'Komodinde kitap, gözlük, bir bardak su; gece herkes dinlenir. Telefonun payına {title} düşer.',
      ],
      informal: [
        'Kafede masayı manzaraya göre değil, prize göre seçtin. Gerisi {title:de}.',
        'Mayo tamam, krem tamam, telefon yüzde dörtte. Bavul listesinin en başına yaz: {title}.',
        'Ofiste ödünç verip geri alamadığın ilk şey kalemindi. İkincisine adını yaz: {title}.',
        'Yüzde üç şarj, uçuş kartı ekranda, kapı daha açılmadı. Priz bulundu, elinde {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Yavaş şarjın sebebi uymayan güç olabilir; çıkışı telefonun desteklediği değerle karşılaştırın. İki sayı tutuyorsa {title:e} yer açın.',
        'Şarj olurken üstü örtülmez, fazla ısınması böyle önlenir. Yastığın altından çıkarın, {title} açıkta dursun.',
        'Fişi kablosundan değil gövdesinden çekmek bağlantıyı korur. Bu küçük alışkanlığa {title} ile başlayın.',
        'Akşamdan takılan telefon sabaha dolmuyorsa çıkış gücü, desteklediği değerin altında olabilir. {title:i} seçerken bu iki sayıyı yan yana koyun.',
      ],
      informal: [
        'Bütün gece şarj, sabah yüzde kırk; belki güç tutmuyor. Telefonunun desteklediği değere bak, {title} onunla eşleşsin.',
        'Yorganı üstüne örtme, o üşümez, ısınır. Gece {title} açıkta uyusun.',
        'Kablosundan çekiştirme, gövdesinden tut; bağlantı korunsun. Prizden {title} böyle ayrılır, dostça.',
        'Kapıdan koşarak çıkarken kabloya asılma, gövdeden tut. Vapur bekler, {title} için bir saniye yeter.',
      ],
    },
    asks: {
      formal: ['Telefonu gece mi, gün içinde mi şarj edersiniz?', 'Tatilde en çok neyi evde unutursunuz?'],
      informal: ['Panik yüzde kaçta başlar?', 'Şarj aletin şu an kimde?'],
    },
  },
  memory: {
    stories: {
      formal: [
        'Bilgisayarı değiştirmeden önce kapağını açıp içine bakmakta fayda var. Yuva {title:i} bekliyor.',
        'Üç tablo, bir sunum, yirmi sekme; mesai böyle başlar. Makinenin içinde {title} olsun.',
        'Gözle görülmeyen bir parça her tıklamada kendini hatırlatır. Onun adı {title}.',
        'Emektar bir bilgisayara yeni iş verilince önce bellek konuşulur. Sözü {title:e} bırakın.',
      ],
      informal: [
        '“Bu bilgisayar bitmiş” dediler, sen inanmadın. Yedek kulübesinden {title} giriyor.',
        'Kırk sekme açık, birini bile kapatmıyorsun, lazım olur. Yükün ucundan {title} tutsun.',
        'Oyun yüklenirken sen ikinci çaya geçtin, takım ikinci ele. Tornavidayı al, {title:i} tak.',
        'Arkada müzik, önde tez, yanda yedi sohbet. Makinenin tek ricası var: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Anakart hangi nesli ve kapasiteyi destekliyor, önce ona bakın; uyum sorunu çıkmaz. O bilgi elinizdeyken {title:e} geçin.',
        'Aynı toplamda iki eş modül, çoğu zaman tek modülden hızlı çalışır. {title:i} seçerken yuvaları ikişer düşünün.',
        'Takmadan önce fişi çekin, çıplak bir metale dokunun; statik elektriğe karşı korur. Eliniz ondan sonra {title:e} gitsin.',
        'Halıda yürüyüp kasaya uzanmak statik taşır, çıplak metale dokunmak önler. Fiş çekili, metal tamam; {title} yuvasına.',
      ],
      informal: [
        'Anakartın hangi nesli, ne kadar kapasiteyi destekliyor, bilmeden alma. Kılavuzu aç, {title} sonra gelsin.',
        'Kazak çıkınca çıtırdayan sensen önce fişi çek, çıplak metale dokun; statik kalmasın. Sonra {title} ile baş başasın.',
        'Toplam aynıysa iki eş modül çoğu zaman tekten hızlı. Boş yuvaları say, {title} kaç tane olacak?',
        'Otuz sekme açıkken suç hep bellekte; değiştireceksen önce anakartın neslini ve kapasitesini öğren. {title} uyuyorsa tamam.',
      ],
    },
    asks: {
      formal: [
        'Bilgisayarınız kaç yaşında?',
        'Program donunca bekler misiniz, kapatır mısınız?',
        'Aynı anda kaç program açarsınız?',
        'Güncellemeyi hemen mi yaparsınız, sonra mı?',
      ],
      informal: [
        'Kasayı kendin mi açarsın, bilene mi verirsin?',
        'Sekme kapatan mısın, biriktiren mi?',
        'Oyun mu, montaj mı, sekmeler mi?',
        'Fan sesi geldi mi, ne yaparsın?',
      ],
    },
  },
  cable: {
    stories: {
      formal: [
        'Toplantı odasında en sık duyulan soru: “Bunun kablosu var mı?” Çantanızdan {title} çıksın.',
        'Çekmecede on tane durur, gereken uç hiçbirinde yoktur. Doğrusunu ayrı bir göze koyun: {title}.',
        'Cihazlar yerleşti, masa toplandı, bir bağlantı eksik kaldı. Eksik olan {title}.',
        'Yol çantasının en küçük gözü en çok aranan şeye ayrılır. Oraya {title:i} koyun.',
      ],
      informal: [
        'Eskisi yalnız belli bir açıyla, nefesini tutunca çalışıyordu. Nefesini bırak: {title}.',
        'Düğüm olmuş yumağı çözdün, içinden eski telefonun şarjı çıktı. Yumağa karıştırma: {title}.',
        'Arkadaşın kabloyu “bir dakikalığına” aldı, üç ay oldu. Bekleme artık, yerine {title}.',
        'Bantlı, ucu sallanan, “daha idare eder” dediğin emektarla vedalaş. Sırada {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Her iki ucun da bağlantı türüne bakın, yanlış sipariş olmasın. İki cihazın girişini yoklayın, {title} aralarına öyle gelsin.',
        'Keskin kıvrım içindeki telleri yorar, gevşek halka korur. Çantaya {title} halka yapılıp girsin.',
        'Hızlı şarja yalnız adaptör yetmez, kablonun da o gücü desteklemesi gerekir. İki değeri yan yana koyun, {title:i} öyle seçin.',
        'Masadan kalkarken dörde katlamayın, gevşek bir halka içindeki telleri korur. Bilek bir kez döner, {title} toplanır.',
      ],
      informal: [
        'Bir ucu oldu, öbürü olmadı; klasik. İki ucun da türüne bak, {title} ondan sonra sepete.',
        'Parmağına sımsıkı dolama, içinde teller var. Gevşek halka yap, {title} cebinde simit gibi dursun.',
        'Adaptör hızlı, kablo nazlıysa şarj yavaş; ikisi de o gücü desteklemeli. {title} için güç değerine bir bak.',
        'Köşeli kıvrılan kablonun telleri küser. Halka yap, masaya bırak, {title} yarın sabah düğümsüz bulunsun.',
      ],
    },
    asks: {
      formal: [
        'Kablo çekmeceniz düzenli mi, sürprizli mi?',
        'Çantanızda hep hangi kablo durur?',
        'Kablolu mu seversiniz, kablosuz mu?',
        'Kabloları etiketler misiniz, tahmin mi edersiniz?',
        'Yola çıkarken en çok neyi unutursunuz?',
        'Masanızın arkası toplu mu, yumak mı?',
      ],
      informal: [
        'Ne işe yaradığı bilinmeyen kaç kablon var?',
        'Bantla yaşattığın bir kablon oldu mu?',
        'Kablonu en son kim ödünç aldı?',
        'Kablonu sarar mısın, öylece atar mısın?',
        'Hangi kablo hep bir karış kısa gelir?',
        'Kablo çekmecesindeki en eski şey ne?',
      ],
    },
  },
  'smart-watch': {
    stories: {
      formal: [
        'Toplantıda telefona uzanmak ayıp, merak etmek insanca. Bileğe kısa bir bakış, orada {title}.',
        'Asansör yerine merdiven, bir durak önce inmek, akşam bir tur. Hesabı {title} tutsun.',
        'Çantanın dibinde telefon çalar, eller dolu, yol kalabalık. Haberi {title} versin.',
        'Yatmadan önce günün adımlarına bakmak küçük bir eğlencedir. Bilekte {title} varsa cevap hazır.',
      ],
      informal: [
        'Biri “kalk, hareket et” diyor, sen cipsi öbür eline alıyorsun. O biri {title}.',
        'Hedefe iki yüz adım kalmış, gece yarısı salonda volta atıyorsun. Emir {title:den}.',
        '“Mesajını görmedim” bahanesi bitti, bileğin titredi. Seni ele veren {title}.',
        'Koşu dediğin otobüse yetişmekti, yine de sayıldı. Sayan {title}.',
      ],
    },
    lessons: {
      formal: [
        'Telefonunuzun işletim sistemiyle uyumuna bakın, almadan önce bu yeterli. Uyuşuyorlarsa {title:i} bileğinizde düşünün.',
        'Kayış bilek kemiğinin biraz üstünde, kaymadan durunca ölçüm iyileşir. Yürüyüşe çıkmadan {title} bir parmak yukarı alınsın.',
        'Spordan sonra arkasını ve kayışını silip kurutmak cilt tahrişini azaltır. Havluya uzanınca {title:i} unutmayın.',
        'Kayan kayış ölçümü bozar; bilek kemiğinin üstüne, yerinden oynamayacak kadar takılır. {title} ile ilk koşuda bunu deneyin.',
      ],
      informal: [
        'Saat başka, telefon başka dil konuşursa anlaşamazlar; işletim sistemi uyumuna bak. Sonra {title} bileğe.',
        'Bilezik gibi sallanan saat ölçümde şaşar. Kemiğin biraz üstüne, kaymayacak kadar; {title} yerini buldu.',
        'Antrenman bitti, arkasını ve kayışını sil, kurut; cildin tahriş olmasın. Sen duşa, {title} havluya.',
        'Ter kayışın altında kalınca cilt kızabilir. Soyunma odasında {title:i} çıkar, sil, kuru kuru tak.',
      ],
    },
    asks: {
      formal: ['Günde kaç adım atarsınız?', 'Merdiven mi, asansör mü?'],
      informal: ['Adım hedefini en son ne zaman tutturdun?', 'Gece kolunda mı, şarjda mı?'],
    },
  },
};
