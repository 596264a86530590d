export const furniture = {
  sofa: {
    stories: {
      formal: [
        'Bayram ziyaretinde kapı hiç durmaz, gelen gelene. “Buyurun” denir, {title} gösterilir.',
        'Yeni evde ilk çay kolilerin arasında, yerde içilir. İkincisi {title} üstünde.',
        'Uzun konuşmalar masada değil, ayaklar toplanınca başlar. Konu sizden, yer {title:den}.',
        'Akşam haberleri biter, ışık kısılır, kimse odasına gitmek istemez. Bunda {title:in} payı vardır.',
      ],
      informal: [
        '“Beş dakika uzanayım” dedin, gözünü açtığında gün ağarıyordu. {title} seni uyandırmaya kıyamadı.',
        'Kumanda, toka, on lira, geçen yıldan bir fıstık. {title} zamanla bunların hepsini saklar.',
        'Köşeyi kapan bütün sezon orada oturur, ev kuralı bu. {title} gelmeden yerini seç.',
        'Dizinin en heyecanlı yerinde çayı kim koyacak? Kalkan yerini kaybeder, {title} affetmez.',
      ],
    },
    lessons: {
      formal: [
        'Salona sığan her şey kapıdan geçmez. Kapıyı, merdiveni, asansörü de ölçün, {title} eve sürprizsiz girsin.',
        'Kâğıttaki ölçü gözde canlanmaz, yere bantla çizince odada ne kadar yer kaplayacağı görünür. Bandı alın, {title} için köşenizi çizin.',
        'Hep aynı köşeye oturulur, o köşe de zamanla çöker. Minderleri düzenli çevirmek bunu azaltır, bayram temizliğinde {title:i} unutmayın.',
        'Nakliyecinin merdivende durup size baktığı an, en geç kalınmış ölçme anıdır. {title} yola çıkmadan kapıyı ve asansörü ölçün.',
      ],
      informal: [
        'Odaya sığar, tamam da kapıdan geçer mi? Merdiveni, asansörü ölç, sonra {title} ile hayal kur.',
        'Yere bantla ölçüsünü çiz, odada ne kadar yer tutacağını gör. Bandın içine otur, {title} gelmiş say.',
        'Herkesin yeri belli, ortadaki çukur da ondan. Minderleri düzenli çevir, çökme azalsın, {title} tek kişiye kalmasın.',
        'Asansör dar, komşu meraklı, nakliyeci sinirli. Bu filmi izlememek için önce yolu ölç, {title:e} sonra bak.',
      ],
    },
    asks: {
      formal: [
        'Evde köşe yeri kimindir?',
        'Akşamları kumanda kimdedir?',
        'Pazar öğleden sonrası: kitap mı, uyku mu?',
        'Misafir yatılı kalınca kim nerede yatar?',
        'Televizyonun karşısı mı, pencere kenarı mı?',
        'Çay orada mı içilir, masada mı?',
      ],
      informal: [
        'Oturan mısın, yayılan mı?',
        'Minderlerin arasından en son ne çıktı?',
        'En son hangi dizide uyuyakaldın?',
        'Battaniye kavgasını kim kazanır?',
        'Kedi mi oturur, sen mi?',
        'Yemek orada yenir mi? Dürüst ol.',
      ],
    },
  },
  armchair: {
    stories: {
      formal: [
        'Her evde babanın, dedenin ya da kedinin yeri bellidir. Sizin yeriniz {title} olsun.',
        'Akşamüstü gazete açılır, gözlük takılır, on dakikaya kalmaz gözler kapanır. Bu sırrı {title} saklar.',
        'Pencereye dönük tek kişilik bir yer, evin içinde küçük bir kaçamaktır. Oraya {title} yakışır.',
        'Bir lamba, bir sehpa, yarım kalmış bir roman. Üçü {title} gelince köşe olur.',
      ],
      informal: [
        'Kalktığın an kedi oturdu, şimdi de kaldıramıyorsun. {title} artık ikinizin.',
        'Annenle telefon konuşması kırk dakikadan aşağı sürmez. Ayakta dolaşma, {title} seni bekler.',
        'Kitabı açtın, bir sayfa okudun, telefona baktın. {title} köşede, telefon öbür odada kalsın.',
        'Film gecesinde iyi yeri kapmak için erken gelmek gerekir. Bu evde o yer {title}.',
      ],
    },
    lessons: {
      formal: [
        'Otururken ayak tabanlarınız yere değiyorsa yükseklik uygundur. {title:e} bakarken önce bu küçük sınavı hatırlayın.',
        'Pencerenin dibinde kumaş güneşten solabilir, biraz uzakta bu yavaşlar. {title} için camdan birkaç adım geriyi seçin.',
        'Okurken ışık omzun arkasından gelirse göz daha az yorulur. Lambayı biraz geriye alın, önüne {title} geçsin.',
        'Kitap, çay, bir de doğru yerden gelen ışık: omzun arkasından, gözü yormadan. Köşe tamam, ortasında {title}.',
      ],
      informal: [
        'Ayakların havada sallanıyorsa çocuk gibi kaldın, tabanların yere değmeli. {title:i} gözüne kestirdiysen yüksekliğine bir bak.',
        'Güneşe bayılırsın, kumaş bayılmaz, cam dibinde çabuk solar. Biraz içeri çek, {title} manzarayı oradan izlesin.',
        'Kitabı lambaya doğru eğip duruyorsan ışık yanlış yerde. Omzunun arkasından gelsin, gözün az yorulsun, sonra {title} ile kitabına dön.',
        'Telefonun feneriyle okumak romantik değil, yorucu; ışık omzunun arkasından gelsin. Önce lambanın yeri, sonra {title}, sonra roman.',
      ],
    },
    asks: {
      formal: [
        'Okuma köşeniz nerede: pencere önünde mi, lamba altında mı?',
        'Çocukken evde kimin yerine oturulmazdı?',
      ],
      informal: ['Senin koltuğuna kim oturamaz?', 'Orada en çok ne yaparsın: okumak mı, şekerleme mi?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'Sofra kurulur, kapı çalar, gelen bir kişi fazladır. Mutfaktan {title} getirilir, konu kapanır.',
        'Beş dakikalığına oturursunuz, üçüncü çayda hâlâ kalkmazsınız. Suç sohbetin, biraz da {title:in}.',
        'Ödevler, faturalar, tebrikler hep aynı masada, aynı yerden yazılır. O yere {title} çekin.',
        'Kahvenizle balkona çıkınca önce güneşin nereye vurduğuna bakarsınız. {title:i} oraya çevirin.',
      ],
      informal: [
        'Yatak odasındaki sandalye kıyafetten görünmüyor artık. Oturmak için {title} lazım.',
        'Düşersin diye kaç kere dediler, sen hâlâ arkaya kaykılıyorsun. Bari {title:e} yapma.',
        'Düğünde oturacak yer kalmayınca kapıp kaçan teyzeyi bilirsin. {title} evdeyken telaşa gerek yok.',
        '“Sen otur, ben ayakta yerim” diyen hep annendir. {title} onun için gelsin.',
      ],
    },
    lessons: {
      formal: [
        'Oturakla masanın altı arasında bir karıştan biraz fazla boşluk varsa rahat oturulur. Masanızı ölçün, {title:e} öyle bakın.',
        'Ayakların altına keçe yapıştırmak hem zemini korur hem gürültüyü azaltır. Sofraya {title} çekilirken alt kat duymasın.',
        'Sallanmaya başlamadan vidaları sıkın, yılda birkaç kez yeter. Bayram temizliğinde {title} için bir tornavida ayırın.',
        'Mutfakta çekilen her sandalye bir notadır, keçe sesi kısar, zemini korur. Bu küçük işten sonra {title} için masada yer açın.',
      ],
      informal: [
        'Dizin masanın altına çarpıyorsa boşluk az; bir karıştan biraz fazlası gerek. Karışla bakalım, {title} seninle anlaşacak mı?',
        'Gece su içmeye kalktın, sandalyeyi çektin, apartman uyandı. Altına keçe yapıştır, {title} sessiz sinema oynasın.',
        'Misafir otururken gacır gucur sallanmasın, vidaları yılda birkaç kez sık. Tornavida elinde, {title} hizada.',
        'Parkeye çizik atıp halıyla kapatan çok gördük. Sen keçeyi baştan yapıştır, {title} nereye çekersen oraya.',
      ],
    },
    asks: {
      formal: [
        'Sofrada herkesin yeri belli midir?',
        'Uzayan kahvaltılarda rekorunuz kaç saat?',
        'Baş köşeye kim oturur?',
        'Masada kaç kişi toplanırsınız?',
        'Çalışırken nerede oturursunuz: masada mı, mutfakta mı?',
        'Sizin evde en eski sandalye kimden kaldı?',
      ],
      informal: [
        'Kıyafet yığılan o yerde şu an ne var?',
        'Hep aynı yere mi oturursun?',
        'Ters oturan var mı?',
        'Misafir çok gelince yedekler nereden çıkar?',
        'Bağdaş kuran mı, bacak bacak üstüne atan mı?',
        'Ampulü neyin üstünde değiştirirsin?',
      ],
    },
  },
  stool: {
    stories: {
      formal: [
        'Yemek yapana eşlik eden biri hep kapı pervazına yaslanır. Ona {title} gösterin.',
        'Misafir çoğalınca evde her kenar oturulacak yer olur. İmdada {title} yetişir.',
        'Bir gün misafirin yeri, bir gün kitapların, bir gün saksının. {title} itiraz etmez.',
        'Kahvaltıyı ayakta yapıp çıkanlar bile bir dakika oturmak ister. Mutfakta {title} dursun.',
      ],
      informal: [
        '“İki dakika uğradım” diyen mutfağa girdi, bir saattir anlatıyor. Altına {title} çek.',
        'Sandalye bitti, minder bitti, gelenler bitmedi. Sıra {title:de}.',
        'Kahven, telefonun, kitabın derken yer kalmadı. {title} bugün sehpa, akşama bakarız.',
        'Balkon küçük, niyet büyük. Bir bardak çay, biraz rüzgâr, bir de {title}.',
      ],
    },
    lessons: {
      formal: [
        'Tezgâhın önünde rahat oturmak için oturakla tezgâh arasında bacak payı kalmalı. Yüksekliği ölçün, {title:e} sonra karar verin.',
        'Yukarıdaki rafa uzanırken merdiven daha güvenlidir, tabure basamak değildir. {title} yerde kalsın, üstünde siz oturun.',
        'Ayak altına keçe yapıştırılınca çekerken zemin çizilmez. Kahvaltıdan önce {title} bu işten geçsin.',
        'Bacaklar tezgâhın altında sıkışırsa kahve ayakta içilir. Oturağın üstünde bacak payı bırakın, kahvenizi {title} üstünde yudumlayın.',
      ],
      informal: [
        'Dizlerin tezgâha dayanıyorsa kahve keyfi değil, jimnastik. Bacak payını hesapla, sonra {title:i} çek otur.',
        'En üst rafta ne varsa dursun, tabure merdiven değil. Merdiveni getir, {title} seni yerden alkışlasın.',
        'Çektikçe yerde iz kalıyorsa keçe zamanı; ayak altına yapıştır, zemin çizilmesin. Gece mutfağa inerken {title:i} usulca çek.',
        'Ampul değiştirmek için üstüne çıkma, merdiven daha güvenli. {title} oturmak için, akrobasi kursu ayrı.',
      ],
    },
    asks: {
      formal: [
        'Siz yemek yaparken mutfakta kim oturur, kim anlatır?',
        'Kalabalık gelince sizde nereye oturulur?',
        'Mutfakta mı, balkonda mı durur?',
        'Ayakta mı kahvaltı edersiniz, oturarak mı?',
      ],
      informal: [
        'Oturmalık mı, saksılık mı?',
        'Mutfakta laflamak mı, salonda mı?',
        'Ampulü kim değiştirir sizde?',
        'Üstünde şu an ne var?',
      ],
    },
  },
  table: {
    stories: {
      formal: [
        'Örtü serilir bayram olur, kaldırılır ödev başlar. Bütün bu telaşı {title:e} emanet edin.',
        'Evin kararları ayakta değil, çaylar konunca alınır. Toplantı yeri {title}.',
        'Çaylar çoktan bitmiştir, kimse kalkmaz, kırıntılarla oynanır. O uzun akşamlar için {title}.',
        'Çocukluğun yaz akşamlarını hatırlayan, önce kimin nerede oturduğunu anlatır. Sizin hikâyeniz {title:in} etrafında geçsin.',
      ],
      informal: [
        'Sabah kahvaltı, öğlen toplantı, akşam okey. {title} üç vardiya çalışır.',
        'Ayağının altına katlanmış peçete koyup idare ettin, yeter. Yerini {title} alsın.',
        'Bir ucunda ödev, bir ucunda fasulye ayıklanıyor, ortada kedi. {title} hepinizi tanıyor.',
        '“Ayıp olmasın, bir tabak koy” dedi annen, börek, dolma derken ortalık doldu. {title} kalabalığa alışsın.',
      ],
    },
    lessons: {
      formal: [
        'Çevresinde dört karış boşluk kalırsa sandalyeler rahat çekilir. Karışınızı hazırlayın, {title} için odayı dolaşın.',
        'Sıcak tencerenin altına konan nihale yüzeyde iz kalmasını önler. Önce nihale, sonra tencere, {title} sofraya hazır.',
        'Açılır bir modele bakıyorsanız açık hâlinin yerini de ölçmekte fayda var. Bayram kalabalığını düşünün, sonra {title:e} dönün.',
        'Sandalye duvara dayanınca misafir yan yan kalkar. Dört karışlık boşluk bunu çözer, {title} yerine öyle yerleşsin.',
      ],
      informal: [
        'Sandalyesini çeken duvara çarpıyorsa sofra dar gelmiş. Çevrede dört karış bırak, {title} nefes alsın.',
        'Tencere geliyor, herkes “koy koy” diyor; dur, önce nihale. Yüzeyde iz kalmasın; tencere nihaleye, kalanı {title:e}.',
        'Kapalıyken cici, açılınca balkona taşan masalar var. Açılır bakıyorsan açık hâlini de ölç, {title:e} sonra göz koy.',
        'Metre yoksa elin var: Çepeçevre dört karış kalınca sandalyeler rahat çekilir. Ölçün tamamsa geriye {title} kalır.',
      ],
    },
    asks: {
      formal: ['Sizde en uzun hangisi sürer: kahvaltı mı, akşam yemeği mi?', 'Başköşede kim oturur?'],
      informal: ['Okey mi, tavla mı, batak mı?', 'Şu an üstünde ne var? Bakıp söyle.'],
    },
  },
  nightstand: {
    stories: {
      formal: [
        'Gözlüğünüzü çıkarır, kitabı kapatır, bir yudum su içersiniz. Günün son eşyaları {title:e} kalır.',
        'Gece uyanınca eliniz karanlıkta bir bardak arar. Yatağın yanında {title} varsa bulur.',
        'Yarım kalan romanlar, el kremi, küçük bir saat. Başucunun düzeni {title} ile kurulur.',
        'Uyumadan önce telefonu elden bırakmak isteyen çok, bırakabilen azdır. Bırakacak yer {title}.',
      ],
      informal: [
        'Telefonu yere koydun, sabah ilk bastığın şey o oldu. Yatağın yanına {title} gelsin.',
        'Üç kitap başladın, üçü de yirminci sayfada. {title} onları sessizce bekletir.',
        'Alarmı susturmak için yataktan yarı beline kadar sarkıyorsun. Bu akrobasiye {title} son verir.',
        'Akşam doldurulan su, sabah devrilen su. Bardak yerde durmasın, {title} orada.',
      ],
    },
    lessons: {
      formal: [
        'Üstü yatağınızla aynı hizadaysa yatarken uzanmak kolay olur. Yatağın yüksekliğini ölçün, {title} ile yan yana düşünün.',
        'Yatakla arada biraz pay bırakın, çekmece rahat açılsın. {title} yerini bulurken bir el boşluğu unutmayın.',
        'Anahtarı kablosunda olan bir lamba yataktan kalkmadan söner. Kitabı kapatın, elinizi uzatın, {title} üstündeki ışık sönsün.',
        'Gözlüğü yere düşüren çoğu zaman karanlık değil, hizadır. Yatağın üst yüzüyle bir boyda olana kolay uzanılır, {title:e} bu gözle bakın.',
      ],
      informal: [
        'Gece suya uzanırken yataktan sarkma. Onunla aynı hizada olana uzanmak kolay, {title} kaç karış, bir ölç.',
        'Çekmeceyi açtın, yatağa çarptı, kulaklık içeride kaldı. Araya biraz pay koy, {title} rahat açılsın.',
        'En soğuk mesafe yatakla duvardaki düğme arası. Anahtarı kablosunda bir lamba al, {title} üstüne koy, kalkma.',
        'Boyu yatağa denk olsun ki uyurken de uzanması kolay olsun. Alarmı sustururken {title} yanında.',
      ],
    },
    asks: {
      formal: [
        'Başucunuzda şu an hangi kitap var?',
        'Işığı söndürmeden önceki son işiniz nedir?',
        'Gece lambası sağda mı, solda mı?',
        'Başucunuzda saat durur mu?',
      ],
      informal: [
        'Başucunda kaç yarım kitap var?',
        'Telefon başucunda mı, başka odada mı?',
        'Su bardağı, kitap, telefon: en çok hangisi?',
        'Çekmeceyi en son ne zaman açtın?',
      ],
    },
  },
  desk: {
    stories: {
      formal: [
        'Evde çalışanın ilk derdi iş değil, yer bulmaktır. Mutfak masası sofraya kalsın, siz {title:e} geçin.',
        'Sabah lamba yanar, defter açılır, kahve soğumaya bırakılır. O sabahlar artık {title:de} geçer.',
        'Sınav haftalarını herkes hatırlar: ışık geç söner, anne meyve getirir. Meyve tabağına {title:in} kenarında yer açın.',
        'Pencereye dönük oturulunca cümleler daha kolay gelir derler. Denemek için {title:i} cama çevirin.',
      ],
      informal: [
        'Pazartesi derli toplu, cuma günü arkeolojik kazı. {title} dayanır, sen fincanları topla.',
        'Yatakta toplantı yapıyorsun, belin “ben istifa ettim” diyor. Terfi haberi: {title}.',
        'Çalışmaya başlamadan önce bir saat kalem düzelten sensin. Yeni oyun alanın {title}.',
        'Ödevi yemek masasında yapınca deftere zeytinyağı damlıyor. Yeni adres {title}.',
      ],
    },
    lessons: {
      formal: [
        'Dirsekler rahatça dik açıyla duruyorsa yükseklik uygundur. Sandalyenizi çekin, {title} ile bu açıyı arayın.',
        'Ekran pencerenin tam karşısında değil, yanında dursun, parlama azalır. Odaya {title} girmeden ışığın yönüne bakın.',
        'Her gün kullanılmayanlar kalkınca toplamak kolaylaşır. Cuma akşamı bunu yapın, pazartesi {title} sizi sade karşılasın.',
        'Öğleden sonra ekranda yazı değil, pencere görünür. Parlamayı azaltmak için ekranı yana alın, {title} için köşeyi buna göre seçin.',
      ],
      informal: [
        'Omuzların kulağında mı? Dirseklerin rahatça dik açıyla dursun, yükseklik doğru demektir; denemesi {title} ile.',
        'Toplantıda gözünü kısıyorsun, herkes kızdın sanıyor. Ekranı pencerenin yanına al, parlama azalsın, {title} oraya geçsin.',
        'Üç bardak, iki şarj aleti, bir pul koleksiyonu. Her gün kullanmadığını kaldır, toplaması kolay olsun, altından {title} çıkacak.',
        'Toplamak zor geliyorsa eşya çok: Her gün lazım olmayan çekmeceye. Kahveye yer açıldı, {title} iş başında.',
      ],
    },
    asks: {
      formal: [
        'Çalışırken önünüzde ne görmek istersiniz: duvar mı, pencere mi?',
        'Çalışma saatiniz sabah mı, gece mi?',
        'Masanızda çiçek var mı?',
        'Sabah kahvesi masada mı, mutfakta mı?',
      ],
      informal: [
        'Masan toplu mu, savaş alanı mı?',
        'Şu an kaç bardak duruyor yanında?',
        'Kalemlikte kaç kalem yazıyor?',
        'Evde çalışırken pijama serbest mi?',
      ],
    },
  },
  bed: {
    stories: {
      formal: [
        'Evin ışıkları tek tek söner, en sona bir oda kalır. O odada {title} bekler.',
        'Yeni evin odaları tek tek kurulur, ilk gece için acele edilen bir tanedir. Önce {title} yerini bulur.',
        'Pazar sabahı güneş odanıza girer, kalkmaya hiç niyetlenmezsiniz. Bu keyif {title:in}.',
        'Işığı söndürdükten sonra ettiğiniz iki cümle, bazen bütün günün sohbetidir. O sohbet {title:de} edilir.',
      ],
      informal: [
        '“Bu gece erken yatıyorum” dedin, saat bir. Sözünü bir tek {title} unutmadı.',
        'Alarmı üç kere erteledin, dördüncüye pazarlık yapıyorsun. {title} senden yana.',
        'Altına attığın valizler, üstüne yığılan çamaşırlar, arada bir de sen. {title} hepinize katlanır.',
        'Yorganın sende, ayakların dışarıda, kedi ortada. {title} gelince yerler yeniden paylaşılır.',
      ],
    },
    lessons: {
      formal: [
        'Yatağın eni, boyu ve kalınlığı ölçülmeden karyola seçilmez. Üç sayıyı not edin, {title:e} onlarla bakın.',
        'Yanlarda rahat geçecek kadar boşluk kalırsa çarşaf sermek de kolaylaşır. Odayı çizerken {title} ortada, siz çevresinde olun.',
        'Birkaç ayda bir vidaları sıkmak gıcırtıyı azaltır. Takvime bir gün yazın, {title} o gün tornavidayla buluşsun.',
        'Çarşaf günü duvara sıkışan elinizi düşünün. İki yanda geçecek kadar yer bırakın, {title} için duvarı ona göre seçin.',
      ],
      informal: [
        '“Göz kararı” ile yatak sığmıyor; enini, boyunu, kalınlığını ölç. Üçü cebinde, şimdi {title:e} bakabilirsin.',
        'Duvara tırmanarak çarşaf serilmez, yanlarda geçecek kadar boşluk bırak. {title} ortada, sen iki yanında özgür.',
        'Her dönüşünde gıcırdıyorsa dedikodun apartmana yayılır. Vidaları birkaç ayda bir sık, gıcırtı azalsın, {title} sır tutsun.',
        'Tornavidayı çekmecede bırakma, birkaç ayda bir vidalara dokun, gıcırtı azalsın. Komşu rahat uyusun, sen {title} ile baş başa kal.',
      ],
    },
    asks: {
      formal: ['Hafta sonu kaçta kalkılır sizde?', 'Gece kitap mı, sohbet mi?'],
      informal: ['Duvar tarafı mı, kenar mı?', 'Kaç alarmla uyanıyorsun?'],
    },
  },
  mattress: {
    stories: {
      formal: [
        'Taşınırken önce ne gider? Tecrübeli olan {title} der, gerisi sonra gelir.',
        'Kimi serti sever, kimi yumuşağı, tartışma yatana kadar sürer. Söz artık {title:de}.',
        'Ömrünüzün üçte biri bir yerde geçer, o yeri çoğu zaman en son düşünürsünüz. Bu kez sıra {title:in}.',
        'Çarşafı gerer, köşeleri düzeltir, ilk uzanma anını kimseyle paylaşmazsınız. O an {title:in}.',
      ],
      informal: [
        'Sabah kalktın, sırtın sana küs. Aranızı {title} bulsun.',
        'Öğlen on dakikalığına uzandın, hava karardı, hangi gündeyiz? {title} söylemez.',
        'Üstünde zıplamak yasaktı, yasağı en çok sen deldin. Aynı kural {title} için geçerli.',
        'Misafir gelince yere serilen süngerle büyüdün, tamam. Kendi odana {title}.',
      ],
    },
    lessons: {
      formal: [
        'Boyunun, yatan kişiden bir karış kadar uzun olması rahat ettirir. Evin en uzununu ölçün, {title:e} onunla bakın.',
        'Çarşaf değişirken bir süre havalandırın, içindeki nem azalır. Pencereyi açın, {title} sabah kahvesini sizinle içsin.',
        'Leke ve tere karşı alez korur. Çarşaftan önce onu serin, {title} altta kalır.',
        'Yeni çarşafı hemen sermeyin, yatak biraz hava alsın, nemi azalsın. Siz yastıkları kabartırken {title} dinlenir.',
      ],
      informal: [
        'Ayakların dışarıda kalıyorsa suç yorganda değil; yatak boyunu bir karış kadar geçmeli. Boyunu bil, {title:e} öyle uzan.',
        'Çarşafı çıkardın, yenisini arıyorsun; o arada bırak havalansın, nemi azalsın. Sen dolabı karıştır, {title} derin bir nefes alsın.',
        'Kahvaltıyı yatakta yapan alezi unutmasın, lekeden ve terden korur. Reçel düşerse {title} üstüne alınmaz.',
        'Alez, reklamı yapılmayan kahraman: leke ona, ter ona. En alta {title}, sonra o, en üste sen.',
      ],
    },
    asks: {
      formal: ['Sert mi seversiniz, yumuşak mı?', 'Öğle uykusu kaç dakika olmalı?'],
      informal: ['Yüzüstü mü, yan mı, deniz yıldızı mı?', 'Sabahçı mısın, “beş dakika daha”cı mı?'],
    },
  },
  shelf: {
    stories: {
      formal: [
        'Okunanlar bir yana, okunacaklar bir yana, arada tatilden bir deniz kabuğu. Hepsine {title} yer verir.',
        'Kitaplar koltuğun yanında kule olduysa duvara bakmanın zamanıdır. O duvar {title:i} bekliyor.',
        'Misafir salonda yalnız kalınca ilk kitaplara göz gezdirir. Göreceklerini {title:e} siz dizin.',
        'Yıllarca çekmecede duran çerçeveler, küçük hatıralar gün ışığına çıkmak ister. Yerleri {title:de}.',
      ],
      informal: [
        'Tatil hatıraları kolide, kitaplar yerde, niyet iki yıldır sende. {title} gelince bahane kalmaz.',
        'Dizdin, baktın, bozdun, bir daha dizdin. {title} seni bütün pazar oyalar.',
        'Toplantıda arkanda ne göründüğü artık kariyer meselesi. Arkana {title}, önüne kahve.',
        '“Bir kitap daha almayacağım” dedin, elinde üç poşet. Yenileri {title:e} diz, kimse saymasın.',
      ],
    },
    lessons: {
      formal: [
        'Duvarın türüne uygun dübel kullanılınca sağlam durur. Matkaptan önce duvara bakın, {title} sonra yükselsin.',
        'Ağır eşya taşıyıcılara yakın durursa denge korunur. Ansiklopediler taşıyıcının yanına, ince kitaplar araya; {title} önünüzde, kütüphaneci sizsiniz.',
        'Her karışı doldurmayın, biraz boşluk eşyayı daha güzel gösterir. Son vazoyu başka odaya götürüp {title:e} uzaktan bakın.',
        'Alçıpan ile beton aynı dübeli istemez, sağlamlık doğru seçimle başlar. Duvarınızı tanıyın, {title} ile ondan sonra tanışın.',
      ],
      informal: [
        '“Çivi çakarız, durur” diyen amcayı dinleme, duvara uygun dübel lazım. {title} dübelini bulsun, kitaplar sonra gelsin.',
        'Döküm tencere boşluğun ortasında durmasın, taşıyıcının yakınına al, denge korunsun. Hafifler {title} üstünde serbest.',
        'Boşluk gördün diye doldurma, eşya biraz boşlukla daha güzel görünür. Son bibloyu cebine at, {title:e} bir adım geriden bak.',
        'Cinsini bilmediğin duvarı delme, dübel ona göre seçilince sağlam durur. Önce nalbur, sonra {title}.',
      ],
    },
    asks: {
      formal: [
        'Kitaplarınızı nasıl dizersiniz: yazara göre mi, renge göre mi?',
        'Rafınızın en üstünde ne durur?',
      ],
      informal: ['Alıp okumadığın kaç kitap var?', 'Baş köşeye ne koyarsın: kitap, bitki, kedi?'],
    },
  },
  cabinet: {
    stories: {
      formal: [
        'Misafire on dakika kala ortada ne varsa bir yere kalkar. O yer {title} olur.',
        'Evde aranan her şey en son bakılan yerden çıkar. Siz bakmaya {title:den} başlayın.',
        'Her eşyanın yeri olduğunda akşam toparlanmak uzun sürmez. Yer açmaya {title} ile başlayın.',
        'Düzen, her şeyin ortada durması değildir. Sevdiğinizi görün, kalanı {title:in} içinde.',
      ],
      informal: [
        'İçini tıktın, kapağı omzunla kapattın, “ev tertemiz” dedin. {title} sırrını saklar.',
        'Aradığın şarj aleti, nüfus cüzdanı, o tek eldiven. {title} bir gün hepsini geri verir.',
        'Annen “şunları kaldır” diye seslendi, nereye dediğini söylemedi. Cevap {title}.',
        'En arkada unuttuğun çikolata bir gün seni güldürecek. {title} bu işlerde sabırlıdır.',
      ],
    },
    lessons: {
      formal: [
        'Yüksek olanı duvara sabitlemek devrilmesini önler, çocuklu evde bu daha da önemlidir. {title} içini doldurmadan önce duvara bakın.',
        'Sık kullanılanlar göz hizasında dururken düzen daha kolay korunur. İlk açtığınızda {title} için bu sırayı kurun.',
        'Kapakların açılacağı boşluğu da ölçmekte fayda var. Metreyi uzatın, {title:e} o sayıyla bakın.',
        'Ölçü tutar, yer uyar, sonra kapak yatağa çarpar. Açılma payını baştan hesaplayın, {title} odaya rahat sığsın.',
      ],
      informal: [
        'Tırmanmayı seven bir ufaklık varsa yüksek dolabı duvara sabitle, devrilmesin. {title} uzun boyluysa ilk iş bu.',
        'Her sabah aradığın şey en alttaysa düzen bir hafta sürer. Sık kullandığını göz hizasına koy, {title} sana çalışsın.',
        'Sığdı diye sevindin, kapağı açılmıyor. Açılacağı boşluğu da ölç, {title:i} öyle çağır.',
        'Fondü setini alta, her günkü bardağı göz hizasına; düzen kendini korur. {title} böyle bölüşülür.',
      ],
    },
    asks: {
      formal: [
        'Misafir gelmeden en son neyi kaldırırsınız?',
        'Dolabınızın en arkasında ne var, hatırlıyor musunuz?',
      ],
      informal: ['Açmaya korktuğun kapak hangisi?', 'Kapı çaldı, ev dağınık: Taktiğin ne?'],
    },
  },
};
