export const home = {
  lamp: {
    stories: {
      formal: [
        'Evde biri geç kalacaksa bütün ışıklar söndürülmez. Onun için {title} açık kalır.',
        'Sokaktan geçerken hangi pencerenin sizin olduğunu ışığından tanırsınız. O pencerede {title} var.',
        'Hava kararır, perde çekilir, evin asıl saati başlar. İlk iş {title} yakılır.',
        'Sofra aynı, yemek aynı; ışık değişince akşam değişir. Bu akşam sözü {title:e} bırakın.',
      ],
      informal: [
        'Son sayfa dedin, üç bölüm geçti. {title} gördü ama kimseye söylemez.',
        'Telefonun feneriyle kitap okuma dönemi epey uzun sürdü. {title} ile kapansın.',
        'Romantik akşam planladın, salon muayenehane gibi aydınlık. Büyük ışığı kapat, {title:i} yak.',
        'Karanlıkta sehpaya çarpan ayak parmağının hakkını kim savunacak? {title} davayı üstlendi.',
      ],
    },
    lessons: {
      formal: [
        'Dinlenilen köşeye sarı tona yakın, çalışılan yere daha beyaz ampul uygundur. Önce köşeyi seçin, {title} ışığını ona göre alsın.',
        'Ampul almadan duyun türüne ve üst watt sınırına bakın, yeterli. O iki bilgi cebinizdeyken {title} karanlıkta kalmaz.',
        'Tek tavan ışığı yerine iki üç noktadan aydınlanan oda daha sıcak durur. O noktalardan biri {title} olsun.',
        'Akşam aynı koltukta dinlenip aynı masada çalışıyorsanız iki ayrı ton gerekir: sarıya yakını ve daha beyazı. {title} hangi köşede yansın?',
      ],
      informal: [
        'Ameliyathane ışığında dizi izlenmez; dinlenirken sarıya yakın, çalışırken daha beyaz ampul. {title} hangisine, sen karar ver.',
        'Eve yanlış ampulle dönen üçüncü kişi olma. Duya ve watt sınırına bak, sonra {title} yansın.',
        'Tavandaki tek ışık soğuk durabilir, iki üç noktadan aydınlanan oda daha sıcaktır. Noktalardan birini {title:e} ayır.',
        'Bir düğmeyle bütün oda olmaz; iki üç noktadan aydınlat, daha sıcak durur. Say bakalım, {title} kaçıncı?',
      ],
    },
    asks: {
      formal: [
        'Akşamları büyük ışığı mı yakarsınız, küçüğünü mü?',
        'Evin ışıkları sizde kaçta söner?',
        'Kitap hangi ışıkta okunur sizde?',
        'Gece lambası açık mı uyursunuz?',
        'Evinizin en loş köşesi neresi?',
        'Akşam yemeğinde ışık nasıl olur?',
      ],
      informal: [
        'Sarı ışık mı, beyaz ışık mı?',
        'Işığı açık unutup yatan kim?',
        'Düğmesine basmaya kim kalkar?',
        'Loş mu, stadyum gibi mi?',
        'Gece kaçta son ışık söner?',
        'Gölge oyunu yapan var mı?',
      ],
    },
  },
  lampshade: {
    stories: {
      formal: [
        'Anneannenin lambası sapasağlam durur, yalnız şapkası yaş almıştır. Onu {title} ile yeniden yakın.',
        'Çıplak ampul ışık verir ama kimseyi yanına oturtmaz. Araya {title} girsin.',
        'Gündüz kimse fark etmez, akşam düğmeye basılınca oda başka bir havaya girer. O saat {title:in}.',
        'Bir lambayı sevmek için bazen ayağını değil, başını değiştirmek yeter. Yeni baş: {title}.',
      ],
      informal: [
        'Taşınalı iki yıl oldu, ampul hâlâ ortalıkta çıplak geziyor. Şunu {title} ile giydir.',
        'Lambayı atma, modası geçen yalnız şapkası. {title} tak, yeniden tanışın.',
        'Tam ampule karşı oturmuşsun, kahveyi gözünü kısarak içiyorsun. Araya {title} girsin.',
        'Çizgi filmlerde partinin sonunda birinin kafasına geçer ya. Sen {title:i} lambaya tak.',
      ],
    },
    lessons: {
      formal: [
        'Alt genişliği, lamba ayağının yüksekliğinden biraz kısa olursa oranlı durur. Ayağı ölçün, {title} ona göre olsun.',
        'Ampul kenara değmezse kumaş ve kâğıt ısınmaz. Takarken arada boşluk bırakın, {title} ışığı uzaktan karşılasın.',
        'Toz, kuru ve yumuşak bir fırçayla alınır ki leke yapmasın. Hafta sonu {title} için fırçayı elinize alın.',
        'Küçük gövdeye geniş şapka yakışmaz; alt genişlik ayağın yüksekliğinden biraz kısa kalmalı. {title} için mezurayı çıkarın.',
      ],
      informal: [
        'Kenara dayanan ampul kumaşı, kâğıdı ısıtır; ortala gitsin. {title} yakınlığı sever, ama bu kadarını değil.',
        'Islak bezle silinen toz leke yapabilir. Kuru, yumuşak bir fırça bul, {title} gıdıklansın.',
        'Şapkası ayağından büyük lamba komik durur; alt genişlik ayak boyundan biraz kısa olsun. Ölçtüysen prova {title} ile.',
        'Makyaj masandaki eski yumuşak fırça burada işe yarar, kuru kuru toz alır, leke bırakmaz. Fırçanın yeni işi {title}.',
      ],
    },
    asks: {
      formal: ['Evinizdeki en eski lamba kimden kaldı?', 'Abajur salonda mı durur, yatak odasında mı?'],
      informal: ['Lambasız, yalnız ampulle kaç ay yaşadın?', 'Loş mu, gün gibi aydınlık mı?'],
    },
  },
  candle: {
    stories: {
      formal: [
        'Makarna bile masada bir alev olunca davete benzer. Bu akşam {title} yansın.',
        'Misafir gelmeden on dakika önce tek bir iş kalır. Kibrit çakılır, {title} yakılır.',
        'Pazar akşamının hüznünü herkes kendince dağıtır. Sizinki bir kitap ve {title} olabilir.',
        'Uzun bir günün sonunda banyonun kapısı kapanır, telefon dışarıda kalır. İçeride {title} yanar.',
      ],
      informal: [
        'Elektrik kesildi, bütün apartman pencerede, sen keyiftesin. Masada {title} var.',
        'Kullanmaya kıyamadıkların dolapta sıraya girdi. {title} beklemesin, bu gece yansın.',
        'Telefonun şarjı yüzde iki, seninki daha az. Kibrit, çay, {title}.',
        '“Bugün hiçbir şey yapmıyorum” dedin, planın tek maddesi var. {title:i} yakmak.',
      ],
    },
    lessons: {
      formal: [
        'İlk yakışta acele etmeyin, üst yüzey kenarlara kadar eriyince ortadan çukurlaşmaz. Uzun bir akşam seçin, {title} onunla başlasın.',
        'Fitil her yakıştan önce yarım santim kadar kısaltılırsa is azalır. Kibritten önce makas, {title} ondan sonra.',
        'Perdeden ve rüzgârdan uzakta, gözünüzün önünde yanan mum güvenlidir. Masanın ortasını {title} için açın.',
        'Odadan çıkarken söndürülür, yanan mum gözetimsiz kalmaz. Oturup bir çay içecekseniz {title:i} o zaman yakın.',
      ],
      informal: [
        'Beş dakika yakıp söndürürsen ortası çukurlaşabilir. İlk seferde kenarlara kadar erisin, {title} için acelesiz bir akşam bul.',
        'Tavana is yazısı yazmasın, fitili yarım santim kadar kısalt. Makas burada, kibrit burada, {title} hazır.',
        'Perdenin dibinde yakma, rüzgârda bırakma, başından ayrılma. Bu üçüne söz verdiysen {title} yansın.',
        'Yakmadan önce fitile küçük bir tıraş, is azalsın. Berberlik tamam, ışıkları kapat, {title} sahneye.',
      ],
    },
    asks: {
      formal: [
        'En çok hangi odada mum yakarsınız?',
        'Sofrada mum mu güzel, loş bir lamba mı?',
        'Akşam ışığı kaçta kısarsınız?',
        'Banyoda mı, salonda mı?',
        'Elektrik kesilince ilk kim mum arar?',
        'Hangi koku size evi hatırlatır?',
      ],
      informal: [
        'Kıyamayıp sakladığın kaç mum var?',
        'Kokulu mu, kokusuz mu?',
        'Üfleyen mi, söndüren mi?',
        'Fitili kısaltan var mı gerçekten?',
        'Vanilya mı, deniz mi, odun mu?',
        'Mum ışığında en son ne yedin?',
      ],
    },
  },
  'candle-holder': {
    stories: {
      formal: [
        'Çay tabağının ortasında yanan mum biraz mahzun durur. Sofraya {title} gelince akşam toparlanır.',
        'Tabaklar tamam, peçeteler katlı, ortada küçük bir boşluk. O boşluk {title} için.',
        'Gündüz mumlar yanmaz ama konsol yine boş kalmaz. {title} akşamı orada bekler.',
        'Elektrik kesilince evde aynı koşuşturma başlar, çekmeceler tek tek açılır. Siz kalkmayın, {title} masada.',
      ],
      informal: [
        'Mumu tabağa damlatıp diktin, devrildi, herkes ayağa kalktı. {title} ile bir daha dene.',
        'Öğrenci evinde boş şişenin ağzına mum dikerdin. Kontrat değişti, sıra {title:de}.',
        'Mumlar çekmecede yan yatmış, biri ayakta duramıyor. Onları {title} kaldırır.',
        'İki tabak makarna, bir şarkı, biraz da numara. Numara kısmı {title:de}.',
      ],
    },
    lessons: {
      formal: [
        'Mum almadan önce çapını ölçmek, sallanan mumla uğraştırmaz. Cetveli çıkarın, {title} için not alın.',
        'Dibinde kalan mum, dondurucuda bir saat bekleyince kolayca çıkar. Sabah {title} yeni mumuna hazır olur.',
        'Düz ve ısıya dayanıklı bir yüzeyde güvende durur. Örtüyü kaldırın, {title} altına böyle bir yer bulun.',
        'Kalan parçayı bıçakla kazımak yerine bir saat dondurucuya koyun, kolayca çıksın. Sofra kurulurken {title} yerine döner.',
      ],
      informal: [
        'Çapı tutmayan mum ya bol gelir ya girmez, ikisi de dert. Almadan önce karşılaştır, {title} ile uyuşsunlar.',
        'Dibini bıçakla oyma, dondurucuda bir saat yeter, mum kolayca çıkar. Dondurma kutusunun yanında {title:i} görenler şaşırsın.',
        'Yamuk kitap kulesinin üstü olmaz; düz ve ısıya dayanıklı bir yer seç. {title} ayağını sağlam bassın.',
        'Buzlukta bir saatlik yer aç, dipte kalan mum kolayca çıksın. Dolmalar kayar biraz, {title} sığar.',
      ],
    },
    asks: {
      formal: [
        'Masanın ortasına ne koyarsınız: mum mu, çiçek mi?',
        'Mumları en son hangi akşam yaktınız?',
        'Mum en çok hangi odada yanar?',
        'Kokulu mum mu, sade mi?',
      ],
      informal: [
        'Işıklar gidince ilk ne yaparsın?',
        'İnce uzun mum mu, tıknaz mum mu?',
        'Elektrik kesilince kibriti kim bulur?',
        'Romantik yemek mi, banyo keyfi mi?',
      ],
    },
  },
  vase: {
    stories: {
      formal: [
        'Çiçek gelir, herkes sevinir, sonra evde sürahi aranır. Bu telaş {title} ile biter.',
        'Bahçeden koparılan bir dal da misafirdir, yeri olsun ister. {title} hazır dursun.',
        'Pazar dönüşü poşetten domatesin yanında bir demet papatya çıkar. Domates mutfağa, papatya {title:e}.',
        'Konsolun üstüne ne konsa az gelir ya da çok. Bu sefer {title} dursun.',
      ],
      informal: [
        'Güller geldi, şu an kola şişesinde duruyorlar. Romantizmi {title} kurtarır.',
        'Kimse çiçek almıyor diye bekleme, çiçekçi köşede. {title} boş, karar senin.',
        'Kuru dalları eve getirdin, annen “çalı mı bu” dedi. {title} içinde görsün, bir daha sorsun.',
        'Kedi çiçeği yiyecek, ikimiz de biliyoruz. {title} yine de şansını denesin.',
      ],
    },
    lessons: {
      formal: [
        'Çiçeğin boyu vazonun yaklaşık bir buçuk katı olunca dengeli durur. Makası alın, sapları {title} yanında ölçün.',
        'Dar ağızlı olanın dibine el girmez, pirinç ve sabunlu suyla çalkalamak temizler. Taze çiçekler gelmeden {title} bu sudan geçsin.',
        'Kuru çiçek koyacaksanız içini iyice kurulayın, çiçek korunsun. Lavanta dalları biraz bekler, bezle önce {title:i} kurulayın.',
        'Uzun sap devrilecek gibi durur, kısası içinde kaybolur; bir buçuk kat kadarı dengelidir. {title} önünüzdeyken bir adım geri çekilip bakın.',
      ],
      informal: [
        'Kesmeye kıyamayıp gökdelen yapma; çiçek vazonun bir buçuk katı kadar olsun, dengeli dursun. Makas elinde, {title} hazır.',
        'Elin dar ağzından girmiyorsa pirinç ve sabunlu su koy, çalkala; dibi temizlenir. {title} biraz dans etsin.',
        'Buğday başakları su istemez; kuru çiçek korunsun diye vazonun içi iyice kurulanır. Havluyu kap, {title} ile başla.',
        'Boğazı dar, dibi lekeli; pirinçle sabunlu suyu içinde çalkala, temizlensin. Pilavlık pirinçten bir avuç {title:e}.',
      ],
    },
    asks: {
      formal: [
        'Evinizde hangi çiçek hiç eksik olmaz?',
        'Mutfak masasında çiçek mi durur, meyve mi?',
        'Pazardan çiçek alır mısınız?',
        'Lale mi, papatya mı, gül mü?',
        'Çiçek size en çok kimden gelir?',
        'Kuru dal mı, taze çiçek mi?',
      ],
      informal: [
        'Solan çiçeği kaçıncı gün atarsın?',
        'Kendine en son ne zaman çiçek aldın?',
        'Çiçeğin suyunu kim değiştirir?',
        'Boşken de ortada durur mu?',
        'En son kimin bahçesinden dal kopardın?',
        'Tek dal mı, kucak dolusu mu?',
      ],
    },
  },
  cushion: {
    stories: {
      formal: [
        'Misafir gelmeden ortasına bir kez vurulur, kabarır, yerine konur. Bu küçük tören {title} için.',
        'Koltuk aynı, perde aynı, salon geçen yılki gibi. Küçük bir değişikliğin adı {title}.',
        'Roman uzadıkça sırt bir yere yaslanmak ister, el kendiliğinden uzanır. Uzandığı yerde {title} olsun.',
        'Öğle uykusunun yeri yatak değil, koltuğun kenarıdır. Yanınıza {title} alın.',
      ],
      informal: [
        'Filmin korkunç yerinde yüzünü neyle kapattığını biliyoruz. Yenisi {title}.',
        'Kardeş kavgasında mühimmat, misafirde süs, telefonda konuşurken kucakta. {title} her göreve hazır.',
        '“Bunlardan oturacak yer kalmadı” dedi evdeki. Haklı, o yüzden {title:i} akşam çıkar.',
        'Sehpada bilgisayar, kucakta tabak, arkan bomboş. Şuraya {title} koy da konuşalım.',
      ],
    },
    lessons: {
      formal: [
        'Büyükler arkaya, küçükler öne konunca köşe daha dolu durur. Boyları karıştırın, {title} yerini aralarında bulsun.',
        'İç yastık kılıftan bir iki parmak büyük olursa dolgun görünür. Doldurmadan önce {title} için bu payı hesaplayın.',
        'Ara sıra havalandırıp kabartmak dolgunun topaklanmasını azaltır. Pencere açıkken {title} birkaç tokadı hak eder.',
        'Hepsi aynı boyda dizilince koltuk askerî düzene girer. Farklı boylarla daha dolu durur, aradaki yer {title:in}.',
      ],
      informal: [
        'Büyük arkada, küçük önde, düğün fotoğrafı gibi; daha dolu durur. {title} boyuna göre sıraya geçsin.',
        'Kılıf bol, içi sönük mü? İç yastık bir iki parmak büyük olsun, sonra {title:i} bir kabart.',
        'Maçtan sonra sinirini ondan çıkar: kabart, havalandır, topaklanması azalsın. {title} buna alınmaz.',
        'İçini kılıfla aynı boyda alma, bir iki parmak fazlası dolgun durur. Ölçüyü gördün, {title} sende.',
      ],
    },
    asks: {
      formal: [
        'Bir koltuğa kaç kırlent yakışır?',
        'Desenli mi seversiniz, düz mü?',
        'Misafir gelmeden düzeltir misiniz?',
        'Kırlentleriniz mevsime göre değişir mi?',
        'Salonda en sevdiğiniz köşe neresi?',
        'Sade bir koltuğa hangi renk gider?',
      ],
      informal: [
        'Filmde sarılan mısın, fırlatan mı?',
        'Yatarken yere attığın kaç tane var?',
        'Yastık savaşında kim yener?',
        'Kedi hangisini kaptı?',
        'Ortasına karate vuran var mı?',
        'Yere oturan mı, koltuğa yayılan mı?',
      ],
    },
  },
  blanket: {
    stories: {
      formal: [
        'Balkon sohbeti güzel giderken hava biraz serinler. İçeri girmek yerine {title} alınır.',
        'Koltuğun kolunda katlı durur, akşam olunca ilk o aranır. Sizde adı {title} olsun.',
        'Uyuyakalanın üstü sessizce örtülür, ışık kısılır, kapı aralık bırakılır. Örtülen {title} olur.',
        'Çay demlendi, kitap açıldı, dizlerin üstü boş. Eksik olan {title}.',
      ],
      informal: [
        'İki kişi, bir film, gece yarısına kadar çekiştirme. {title} gelince ateşkes.',
        'Pazar günü evden neden çıkmadın diye soran olursa cevabın hazır. {title} bırakmadı.',
        'Kaloriferi açsak mı diye aile meclisi toplandı, tartışma sürüyor. Karar çıkana kadar {title}.',
        'Kedi üstüne yattı, kumanda uzakta, çay soğuyor. {title} altında mahsur kalmak buna denir.',
      ],
    },
    lessons: {
      formal: [
        'Yıkamadan önce etikete bakın, dereceyi o söyler. Düğmeyi çevirmeden {title:e} kulak verin.',
        'Makine fazla dolmazsa iyi durulanır. Bir iki parça az koyun, {title} suyla rahat buluşsun.',
        'Mevsim sonunda tamamen kuruyan, kokusuz ve küfsüz kalkar. Bahar gelince {title} için ipte bir gün ayırın.',
        'Dolaba girmeden önce son bir kez yoklayın; nemli kalan köşe koku ve küf yapar. {title} kuruduysa kış bekleyebilir.',
      ],
      informal: [
        '“Kırkta yıkanır herhâlde” deme, etiketi oku, derece orada yazıyor. {title} sürpriz sevmez.',
        'Kot, havlu, battaniye, hepsi bir arada olmaz; makine dolunca iyi durulanmaz. Ayrı bir tur çalıştır, {title} ona binsin.',
        'Yazın dolapta küf kokmasın, tamamen kurutup kaldır. Ekimde {title} kollarını açar.',
        'Makineyi ağzına kadar doldurma, durulama yarım kalır. Bugün sıra {title:in}, çoraplar yarına.',
      ],
    },
    asks: {
      formal: [
        'Akşamları balkonda hangi aya kadar oturursunuz?',
        'Koltukta uyuyanın üstünü sizde kim örter?',
      ],
      informal: ['Ayaklar içeride mi, dışarıda mı?', 'Çekiştiren misin, ucunda kalan mı?'],
    },
  },
  rug: {
    stories: {
      formal: [
        'Çocukların bütün şehirleri yerde kurulur, akşam toplanır. O şehirlere zemin {title}.',
        'Koltuk bir yanda, sehpa bir yanda durur, oda bir araya gelmez. Aralarına {title} serilir.',
        'Kahvesini yerde içmeyi sevenler bilir, uzun sohbetler orada olur. Onlara {title} serin.',
        'Sabah ayak yere değdiğinde gün de başlar. O ilk adımda {title} olsun.',
      ],
      informal: [
        'Misafire “ayakkabı kalsın” dedin, içinden dua ettin. {title} serilince o cümleyi kuramazsın.',
        'Çay devrildi, herkes aynı anda “tuz dök” diye bağırdı. {title} bu ailenin huyunu öğrenecek.',
        'Ortada bir tümsek var ve yürüyor, kedi yine alta girmiş. {title} ile tanışması uzun sürmez.',
        'Evde üç koltuk var, yine yerde oturuyorsun. Sırtını koltuğa ver, altına {title}.',
      ],
    },
    lessons: {
      formal: [
        'Koltukların ön ayakları halıya basarsa salon bütün görünür. Koltuktan başlayıp ölçün, {title} için sınırı çizin.',
        'Yılda bir iki kez yönü çevrilince eşit yıpranır. Bayram temizliğinde {title} bir tur dönsün.',
        'Dökülen sıvı ovulmaz, bastırarak alınır ki leke yayılmasın. Çay devrilirse {title} için temiz bir bez yeter.',
        'Kapıdan koltuğa hep aynı yoldan yürünür, o yol da önce yıpranır. Yönünü yılda bir iki kez çevirin, {title} üstünde yeni bir yoldan yürüyün.',
      ],
      informal: [
        'Çay döküldü, panikle ovma, leke yayılır. Bezi bastır, nefes al, {title} üstünde hayat devam etsin.',
        'Ortada ada gibi durmasın, koltukların ön ayakları üstüne bassın ki oda bütün görünsün. Koltuğu it, {title} herkesi toplar.',
        'Hep aynı yerden kumandaya koştuğun belli oluyor. Yılda bir iki kez çevir, eşit yıpransın, {title} döndükçe sen de yol değiştir.',
        'Misafir gitti, kahve lekesi kaldı; ovalama, bastıra bastıra al, yayılmasın. {title} bu sırrı saklar.',
      ],
    },
    asks: {
      formal: [
        'Siz de koltuk varken yerde oturur musunuz?',
        'Bayram temizliği sizde nereden başlar?',
        'Ayakkabı sizde kapıda mı çıkar?',
        'Sabah ayağınız önce nereye basar?',
        'Bahar temizliğinde ilk ne havalanır?',
        'Desenli mi, düz renk mi?',
      ],
      informal: [
        'Çıplak ayak mı, terlik mi?',
        'Yere dökülen en unutulmaz şey neydi?',
        'Altına ne süpürdün? Aramızda.',
        'Kenarına takılan kim hep?',
        'Evcil hayvan mı, çocuk mu, sen mi uzanır?',
        'Süpürge günü hangi gün?',
      ],
    },
  },
  curtain: {
    stories: {
      formal: [
        'Yeni evde ilk hafta camlara yapıştırılmış gazetelerle geçer. Sonra {title} takılır.',
        'Akşam çekilince sokak dışarıda kalır, ev kendi sesine döner. Çekilen {title} olsun.',
        'Pencere açık kalır, rüzgâr girer, kumaş havalanır; yazın geldiği böyle anlaşılır. Haberi {title} versin.',
        'Bir odaya girince göz önce ışığın geldiği yere gider. Oraya {title} asın.',
      ],
      informal: [
        'Karşı apartmandaki teyze akşam ne yediğini biliyor, dün pilavdı. Aranıza {title} girsin.',
        'Korniş için sandalyenin üstüne tabure koydun, annen görmesin. {title} bekler, merdiven bul.',
        'Camdan çaktırmadan bakmanın payı iki parmaktır. {title} aralık, sen masum.',
        'Koliler bitti, ev hâlâ yankı yapıyor. Pencereye {title}, sonra çay.',
      ],
    },
    lessons: {
      formal: [
        'Eni pencerenin iki katı kadar olunca pileler dolgun durur. Camı ölçüp ikiyle çarpın, {title:e} öyle bakın.',
        'Korniş pencereden yukarı takılırsa tavan yüksek görünür. Matkap elinizdeyken bir karış yukarı düşünün, {title} oradan insin.',
        'Kesmeden önce asıp birkaç gün bekletmek, kumaşın salıp salmadığını gösterir. Makası kaldırın, bu hafta {title} yalnız seyredilir.',
        'Terziye hemen koşmayın, kumaş asıldıktan sonra salabilir; birkaç gün beklemek gösterir. {title} o sırada güneşle tanışır.',
      ],
      informal: [
        'Pencerenle aynı ende alırsan çarşaf asmış gibi durur. İki katı olsun, pileler dolsun, {title} havasını bulsun.',
        'Tavanı yükseltmek için usta çağırma, kornişi yukarı tak, yüksek görünür. Merdiveni tut, {title} yukarı çıkıyor.',
        'Asar asmaz makasa sarılma, kumaş birkaç günde salabilir. Hafta sonuna kadar sabret, makas {title:e} sonra yaklaşır.',
        'Camın enini ölç, iki katını al, pileler dolgun dursun. Matematik buraya kadardı, gerisi {title}.',
      ],
    },
    asks: {
      formal: ['Pencereniz neye bakıyor: denize mi, komşuya mı?', 'Sabah evde perdeleri kim açar?'],
      informal: ['Zifiri karanlık mı, biraz ışık mı?', 'Komşu hakkında ne biliyorsun? Ayıp değil.'],
    },
  },
  'bed-linen': {
    stories: {
      formal: [
        'Çarşaf değişen gece yatağa biraz erken girilir. Bu geceki sebep {title}.',
        'Güneşte kurumuş kumaşın kokusu insanı çocukluğunun balkonuna götürür. İpte bugün {title} var.',
        'Çeyiz sandıkları azaldı ama “kıyamam” diye katlanan bir şeyler hep var. {title:e} kıyın, bu gece serin.',
        'Yatıya misafir gelecekse evin hâlinden anlaşılır, pencere açılır, oda havalanır. Sonra {title} serilir.',
      ],
      informal: [
        'Yorganı geçirirken içinde kayboldun, sesin uzaktan geliyor. İlk raundu {title} aldı.',
        'Dördüncü köşe hep kayıptır, kimse nerede bilmez. {title} serilirken ara, belki bulursun.',
        'Duş alındı, telefon sessizde, temiz çarşaf gecesi. Başrolde {title}.',
        '“Yarın değiştiririm” diyeli üç hafta oldu. {title} dolapta, bakışıyorsunuz.',
      ],
    },
    lessons: {
      formal: [
        'Tersten tutup yorganı köşelerinden yakalayarak geçirmek işi kısaltır. Bu akşam {title} ile iki kişiye gerek kalmasın.',
        'Haftada bir değiştirmek, temiz bir uyku için iyi bir düzendir. Pazar sabahını {title} için ayırın.',
        'Düğmeler ve fermuarlar kapalıyken içine başka çamaşır girmez. Makineden önce {title:i} ilikleyin.',
        'Yıkamadan çıkınca içinden üç çorap bulmak hoş bir sürpriz değildir. Fermuarı önceden kapatın, çorap aranınca {title} akla gelmez.',
      ],
      informal: [
        'Yorganla güreşip kılıfın içinde kaybolma. Ters tut, köşelerden yakala, çek; {title} iki dakikada giyinsin.',
        'Köşeler nerede, fermuar nerede, sen neredesin? Kılıfı ters çevirip yorganı köşesinden tut, iş kısalsın, rövanş {title} ile.',
        'Temiz uykunun düzeni basit, haftada bir değiştir. Günü sen seç, sırada {title} var.',
        'Kaybolan çorabı nevresimin içinde ara, düğmeyi kapatmazsan oraya girer. İlikle, öyle yıka, {title:den} çorap çıkmaz.',
      ],
    },
    asks: {
      formal: ['Nevresim değiştirme gününüz hangisi?', 'Ütülü mü seversiniz, güneşte kurumuş mu?'],
      informal: ['Yatağını her sabah toplar mısın?', 'Tek başına yorgan geçirebilen var mı?'],
    },
  },
  towel: {
    stories: {
      formal: [
        'Misafire ayrılan hep en üstte durur, ev halkı dokunmaz. Bugün {title:i} kendinize ayırın.',
        'Duştan çıkınca el daha göz açılmadan bir yere uzanır. Orada {title} asılı olsun.',
        'Kaloriferin üstünde ısınmışı küçük bir kış mutluluğudur. Bu akşam oraya {title} serilir.',
        'Denizden titreyerek çıkan çocuk, kıyıda kollarını açmış birini arar. O kollarda {title} vardır.',
      ],
      informal: [
        'Banyodan “havlu getirin” diye bağırdın, yine duyan yok. {title} kapının arkasında dursun.',
        'Plajda kural belli: Seren kapar. Bayrağın {title}.',
        'Saça sarınca herkes biraz padişah oluyor. Kavuk görevi {title:in}.',
        'Güzelleri çeyizlik diye kaldırdın, rengi atmışlarla idare ediyorsun. {title} kalkmasın, bugün as.',
      ],
    },
    lessons: {
      formal: [
        'İlk kullanımdan önce bir iki kez yıkamak su çekmesini artırır. Dolaptan önce {title} makineye uğrasın.',
        'Yumuşatıcının azı yeter, fazlası emiciliği düşürür. Kapağı yarıda bırakıp {title:i} makineye verin.',
        'Her kullanımdan sonra açarak asın, kokmasın. Duştan çıkınca katlamadan serin, {title} için iki kanca yeter.',
        'Katlayıp askıya atmak derli toplu görünür ama koku yapar, açık asılan kokmaz. Banyodan çıkarken {title:i} boydan boya açın.',
      ],
      informal: [
        'Yeni havluyla silindin, su yerinde mi kaldı? Önce bir iki kez yıka, su çekmesi artsın, kurulanmak için {title} ondan sonra.',
        'Yumuşatıcıyı göz kararı boca etme, fazlası emiciliği düşürür. Az koy, duştan sonra {title} sana kalsın.',
        'Top yapıp kapı koluna asanlar, koku oradan. Açarak as, koku yapmasın; kapı kolu boş, askıda {title}.',
        'Spor çantasında unutulan buruşuk şey kokar; her seferinde açıp as. Eve girince ilk iş çantadan {title:i} çıkar.',
      ],
    },
    asks: {
      formal: ['Sizde de misafir havlusu ayrı mıdır?', 'Deniz kenarında gölge mi, güneş mi?'],
      informal: ['Banyo şarkın hangisi?', 'Duş kaç dakika sürmeli?'],
    },
  },
  clock: {
    stories: {
      formal: [
        'Her evin saati biraz ileridir, ev halkı bilir, misafir telaşlanır. Bu sırrı artık {title} tutar.',
        'Zamana telefondan bakan, on dakika sonra hâlâ telefondadır. Bakılacak yer {title} olsun.',
        'Okul sabahları göz hep aynı noktaya kayar, sonra ayakkabılar giyilir. Baktığınız yerde {title} olsun.',
        'Çay vakti, haber vakti, yatma vakti; evin günü bir yere bakılarak kurulur. Sizde {title:e} bakılır.',
      ],
      informal: [
        'Beş dakika ileri aldın, sonra o beş dakikaya güvenip geç kaldın. {title} seni tanıyor.',
        'Pil biteli mutfakta hep dokuza yirmi var. Zamanı {title} yeniden başlatır.',
        'Makarna sekiz dakikaydı, telefona daldın, oldu yirmi. {title} karşında dursun.',
        'Toplantı üçte, şimdi iki elli dokuz, üstünde pijama. {title} gördü, susmayı seçti.',
      ],
    },
    lessons: {
      formal: [
        'Kapıdan girince görülen bir yere, göz hizasının biraz üstüne asılırsa kolay okunur. Eşikten bir bakın, {title} nereye yakışır?',
        'Geri kalmaya başladıysa pili değiştirme vaktidir, akan pil mekanizmaya zarar verir. Çekmecede bir yedek dursun, {title} aksamasın.',
        'Oda büyüdükçe kadran da büyümeli ki uzaktan okunsun. Salonun öbür ucuna geçin, {title} için oradan karar verin.',
        'Okul sabahında herkes aynı yere bakar. Girişte görünen, gözün biraz üstünde kalan yer {title} için boş dursun.',
      ],
      informal: [
        'Beş dakika geri kalıyorsa tembel değil, pili bitiyor; akıtmadan değiştir. {title} sana geç kaldırmasın.',
        'Koca salona bozuk para kadar kadran koyma, uzaktan okunmaz. Odan kaç adım, {title} kaç karış?',
        'Eve girer girmez gör ki geç kaldığını hemen anla. Göz hizasının biraz üstü iyi okunur, çiviyi {title} için oraya çak.',
        'Dürbünle saat okunmaz, oda büyükse kadran da büyük olsun. Önce odayı adımla, sonra {title:e} bak.',
      ],
    },
    asks: {
      formal: ['Evinizdeki saat kaç dakika ileri?', 'Günün en sevdiğiniz saati hangisi?'],
      informal: ['Erken gelen misin, “yoldayım” diyen mi?', 'Kaç dakikaya kadar geç sayılmaz?'],
    },
  },
  mirror: {
    stories: {
      formal: [
        'Evden çıkmadan yaka düzeltilir, saç toplanır, sonra kapı çekilir. O son bakış {title:e}.',
        'Dar bir hol, az ışık, acele bir sabah. Anahtarların yanına {title} gelsin.',
        'Düğün sabahı bütün aile aynı yerde sıraya girer. Sıranın ucunda {title} durur.',
        'Pencereden giren ışığı karşı duvar da görsün istersiniz. O duvara {title} yakışır.',
      ],
      informal: [
        'Dişinde maydanoz varmış, üç saattir kimse söylememiş. {title} söyler.',
        'Üç gömlek denedin, ilkine geri döndün. {title} yorum yapmıyor, bu da bir şey.',
        'Kombinine bakmak için asansöre biniyorsun, komşular alıştı. Eve {title} gelsin.',
        'Banyodaki buğulandı, holdekinin önünde kardeşin var. Sana {title} kaldı.',
      ],
    },
    lessons: {
      formal: [
        'Pencerenin karşısına ya da yanına gelince odaya daha çok ışık dağıtır. Perdeyi açın, {title} için duvarı seçin.',
        'Suyu cama değil beze alın, kenarından içeri su kaçmasın. Silme günü {title} nemli bezle yetinsin.',
        'Ağır bir ayna, duvarın türüne uygun dübelle güvenle asılır. Matkabı çıkarmadan {title} kaç kilo, duvar ne, bakın.',
        'Loş odada lamba aramadan pencerenin karşısını ve yanını deneyin, ışık daha çok dağılır. O duvarlardan biri {title:in}.',
      ],
      informal: [
        'Odan karanlıksa pencerenin karşısını ya da yanını dene, ışık daha çok dağılır. {title} oraya, perde sonuna kadar açık.',
        'Camına fıs fıs sıkma, kenardan içeri su kaçar. Bezi nemlendir, öyle sil, {title} kombinini net göstersin.',
        'Ağırsa çiviye güvenip uyuma, duvarına uygun dübel bul. Sağlam asıldıysa {title} karşısında istediğin kadar dön.',
        'Sprey cama değil, beze. Kenarından su kaçmadı, sırada {title} ve bugünkü saçın.',
      ],
    },
    asks: {
      formal: ['Kapıdan çıkmadan son neye bakarsınız?', 'Hazırlanmanız kaç dakika sürer?'],
      informal: ['Kombin fotoğrafını nerede çekiyorsun?', 'Kendi kendine prova yapar mısın?'],
    },
  },
  'picture-frame': {
    stories: {
      formal: [
        'Telefonda üç bin fotoğraf, evde dört duvar. Aralarından birini {title} için seçin.',
        'Torun fotoğrafı gelince öndekiler biraz geriye alınır. Onun yeri {title}.',
        'Sofrada eski bir yaz anlatılır, “keşke bastırsaydık” denir. Bastırın, {title} beklesin.',
        'İnsan odaya girince ilk sevdiği bir yüze bakmak ister. Onu {title} içine koyun.',
      ],
      informal: [
        '“Çerçeveleteceğim” dediğin fotoğraf iki yıldır çekmecede. {title} sözünü tutmana geldi.',
        'Annene ne alacağını bilemiyorsun, oysa yüzünü görse yeter. Fotoğrafın {title} içinde gitsin.',
        'Sünnet, mezuniyet, askerlik; salonun bir köşesi müzeye döndü. Koleksiyonun yenisi {title}.',
        'Vitrindeki o gülen yabancı aileyi kimse tanımıyor. {title:e} kendi delilerini koy.',
      ],
    },
    lessons: {
      formal: [
        'Bastırmadan önce iç ölçüye bakmak ikinci baskıdan kurtarır. {title} yanınızdayken fotoğrafçıya öyle gidin.',
        'Önce yerde dizip deneyin, duvarda daha az delik açılır. Halının üstünde {title} için yer arayın.',
        'Doğrudan güneş almayan duvarda fotoğraf daha yavaş solar. Düğün karesi için {title} gölgedeki duvara gitsin.',
        'Torunun resmi pencere karşısında solarsa üzülürsünüz. Güneşin değmediği bir duvar seçin, orada {title} ile her gün selamlaşın.',
      ],
      informal: [
        'Bastırdın, sığmadı, anneannenin kafası kesildi. İç ölçüye önceden bak, {title} herkesi alsın.',
        'Duvarı delik deşik etmeden halıya diz, yerini dene. Beğendiysen çekici al, {title:i} yukarı taşı.',
        'Güneşli duvar sana iyi, fotoğrafa değil, solması hızlanır. {title} için gölgeli bir köşe bul.',
        'Matkap son çare, önce yerde prova; delik sayısı azalsın. Sağa, sola, biraz yukarı, tamam, {title} kaldı orada.',
      ],
    },
    asks: {
      formal: ['Salonunuzdaki en eski fotoğraf kimin?', 'Hangi fotoğrafınıza her gün bakmak istersiniz?'],
      informal: ['Telefonunun duvar kâğıdında kim var?', 'Çocukluk fotoğrafında ne giyiyorsun?'],
    },
  },
  'wall-art': {
    stories: {
      formal: [
        'Misafir oturur, gözü bir yere takılır, çay gelmeden sorar: “Bu nereden?” Sorduğu {title} olur.',
        'Kanepenin üstündeki boşluğa aylarca bakılır, ölçü alınır, vazgeçilir. Bu kez {title} asılsın.',
        'Kirada oturan da duvarına bir şey asmak ister, ev öyle tanıdık gelir. İlk çivi {title} için.',
        'Her geçişte göz ucuyla bakılan bir köşe insana eve döndüğünü söyler. Sizinkinde {title} dursun.',
      ],
      informal: [
        '“Biraz sağa, yok sola, azıcık yukarı.” {title} yerini bulana kadar bu evde huzur yok.',
        'Çiviyi çaktın, delik büyüdü, sıva döküldü. {title} assan kimse anlamaz.',
        'Duvarda eski kiracının çivisi duruyor, bir türlü sökmedin. {title} as, kader de.',
        'Toplantıda herkes arkandaki boş duvarı ezberledi. Biraz da {title} görsünler.',
      ],
    },
    lessons: {
      formal: [
        'Ortası göz hizasına gelince çoğu duvarda iyi durur. Bir adım geri çekilin, {title} gözünüzün içine baksın.',
        'Kanepenin üstünde, eni onun üçte ikisi kadar olan dengeli durur. Metreyi koltuktan duvara taşıyın, {title:e} bu oranla bakın.',
        'Delmeden önce kâğıttan bir şablon bantlayın, doğru yer ortaya çıkar. Bir akşam kâğıtla yaşayın, sabah yerine {title:i} asın.',
        'Çoğumuz fazla yükseğe asarız, oysa ortası göz hizasında olan iyi durur. Çayınızı alın, {title} karşısında ölçün.',
      ],
      informal: [
        'Müzede değilsin, boynun tutulmasın; ortası göz hizasına gelsin. {title} seninle göz göze.',
        'Kanepe üç kişilik, üstündeki pul kadar olmasın. Enin üçte ikisi dengeli durur, {title} için hesabını yap.',
        'Duvarı delmeden kâğıt bir şablon bantla, yerine bak. Kâğıt alkış aldıysa çivi, sonra {title}.',
        'Üç delik, iki tartışma, bir dargınlık; önce kâğıt şablonla yerini bulun. Barış {title} ile asılır.',
      ],
    },
    asks: {
      formal: ['Koltuğunuzun üstünde şu an ne asılı?', 'Manzara mı seversiniz, portre mi?'],
      informal: ['Tabloyu gözle mi asarsın, metreyle mi?', 'Evde boş duvar kaldı mı?'],
    },
  },
  'storage-box': {
    stories: {
      formal: [
        'Yatağın altı, dolabın üstü, kapının arkası; her evin gizli bir odası vardır. O odaya {title} koyun.',
        'Kablolar, eski mektuplar, hangi kapıyı açtığı unutulmuş anahtarlar. Onları {title:e} emanet edin.',
        'Mevsim döner, dolapta yer aranır, vedalaşma kısa sürer. Kalkacaklar {title:e} girer.',
        'Çocuk uyuyunca salon toplanır, son parça koltuğun altından çıkar. Sabaha kadar {title} nöbettedir.',
      ],
      informal: [
        'Ne işe yaradığını unuttuğun kablolar bir gün lazım olacak, söz. O güne kadar {title}.',
        'Dolabı açtın, üstüne kazak yağdı. Hava durumunu {title} düzeltir.',
        'Üstüne ne olduğunu yazmadın, üç ay sonra hediye gibi açacaksın. {title} sürprizi bozmaz.',
        '“Odayı topladım” demek, her şeyi bir yere tıktım demektir. O yerin adı {title}.',
      ],
    },
    lessons: {
      formal: [
        'Üstüne içindekileri yazmak aramayı kısaltır. Kapak kapanmadan kalemi alın, {title} kendini tanıtsın.',
        'Kalkacak eşya tamamen kuru olursa küf olmaz. Kazaklar bir gün beklesin, {title} ondan sonra dolar.',
        'Önce eşyayı azaltın, ölçüyü sonra seçin, iş kolaylaşır. Kalanları görünce {title:e} bakmak daha rahat olur.',
        'Kışlık arayan herkes bilir, kapağı açılan üçüncü kutudan sonra sabır biter. İçindekiler üstünde yazsın, aranınca ilk bakışta {title}.',
      ],
      informal: [
        '“Bu kutuda ne vardı?” sorusuna beş kapak açma. Üstüne yaz, {title} cevabı alnında taşısın.',
        'Nemli mayoyu kaldırma, yaz sonunda küf bulursun. Kurut, katla, {title:i} en son kapat.',
        'Kırık şemsiyeyi saklamak için kutu alınmaz. Önce azalt, sonra ölçüye bak, lazım olanlar {title:e}.',
        'Üç torba dağıt, kalanını ölç; az eşyayla ölçü seçmek kolay. Sona kalan, {title} içinde rahat eder.',
      ],
    },
    asks: {
      formal: ['Evde en çok ne birikir: kablo mu, poşet mi?', 'Yıllardır atamadığınız tek şey nedir?'],
      informal: ['“Lazım olur” diye ne saklıyorsun?', 'Düzenci misin, tıkıştırıcı mı?'],
    },
  },
  basket: {
    stories: {
      formal: [
        'Battaniye, dergi, yarım kalan örgü; akşam hepsi koltuğun yanına yığılır. Oraya {title} konsun.',
        'Dağınık şeyler bir arada durunca dağınık sayılmaz, eski bir ev kuralıdır. Kuralı {title} uygular.',
        'Antrede eldiven, banyoda havlu, salonda oyuncak. Siz seçin, {title} oraya gitsin.',
        'Kapı çalmadan önceki beş dakikada ev halkı koşturur, ortadakiler kaybolur. Yerini {title} bilir.',
      ],
      informal: [
        'Kedi, sen daha yerini seçmeden içine girdi. {title} artık onun, geçmiş olsun.',
        'Sandalyenin üstü doldu, sıra yerlere geldi. {title} araya girsin.',
        'Mandala, yumağa, oyuncağa bakmadan hepsini alacak biri aranıyordu. İşe {title} girdi.',
        'Elma mı koysan, havlu mu, çocuğun bütün arabaları mı? {title} soru sormaz.',
      ],
    },
    lessons: {
      formal: [
        'Örgü aralarında kalan toz, yumuşak bir fırçayla alınır. Hafta sonu temizliğinde {title} için küçük bir fırça ayırın.',
        'Nemli yerde duruyorsa ara sıra havalandırıp kurutun, küf olmaz. Banyodan balkona {title} bir saatliğine çıksın.',
        'Ağır yükte kulpa değil tabana güvenin, ömrü uzar. Odunu, çamaşırı doldurduysanız {title:i} alttan kavrayın.',
        'Pazardan dönüşte kulp bütün yükü çeker, oysa tabandan tutmak ömrü uzatır. Bir elinizi alta verin, eve kadar {title} ile böyle yürüyün.',
      ],
      informal: [
        'Islak bezle silip geçme, toz örgünün arasında kalır; yumuşak fırça bul. {title} saçını taratıyor say.',
        'Banyoda nem çok, küf fırsat kolluyor; ara sıra havalandır, kurut. {title} balkona çıkınca sen de çık.',
        'İki karpuzu koyup kulpundan asılma, tabanından tut, ömrü uzasın. Belini doğrult, {title} kucağında.',
        'Kedinin tüyü örgüye girdiyse yumuşak bir fırça aralarını temizler. Kedi itiraz etmezse {title} temiz.',
      ],
    },
    asks: {
      formal: ['Ortalıkta en çok ne kalır: dergi mi, oyuncak mı?', 'Salonu toplamak sizde kaç dakika sürer?'],
      informal: ['Kedin kutucu mu, sepetçi mi?', 'Toplamak mı, yığıp üstünü örtmek mi?'],
    },
  },
  'christmas-decoration': {
    stories: {
      formal: [
        'Kutular yılda bir kez iner, her süs bir yılı hatırlatır. Bu yılı {title} hatırlatsın.',
        'Kestane kokusu, fonda eski şarkılar, camda yanıp sönen ışıklar. Aralarına bu yıl {title} katılsın.',
        'En küçüğün boyu nereye yetişirse süsler orada toplanır. {title:e} onun eliyle yer bulun.',
        'Yılbaşı gecesi tombala çıkmadan önce ev hazırlanır. Sofradan önce {title} yerini alır.',
      ],
      informal: [
        'Kedi ağacın altında, gözü en alt dalda. {title} yukarıda güvende.',
        'Işıklar kutudan yine düğüm çıktı, yeni yıl şimdiden uzun. Sen {title} ile başla.',
        '“Daha erken” dediler, sen kasımda çıkardın. Haklısın, {title} beklemeyi sevmez.',
        'Mandalina, tombala, televizyonda aynı program. Bu yıl farklı olan {title}.',
      ],
    },
    lessons: {
      formal: [
        'Işıklar süslerden önce dolanırsa kablolar gizlenir. Kutudan ilk onlar çıksın, {title} biraz beklesin.',
        'Ağır olanlar gövdeye yakın asılınca dallar eğilmez. Elinizde bir tartın, {title} hangi dala, karar verin.',
        'Kaldırırken her birini kâğıda sarmak kırılmaları azaltır. Eski gazeteleri atmayın, yılbaşı geçince {title} onlara bürünür.',
        'Gelecek yılın sevinci bu yıl kâğıda sarılır, kırılanlar azalır. Işıklar sönünce {title} için bir sayfa ayırın.',
      ],
      informal: [
        'Süsleri astın, ışığı sonra hatırladın, kablolar ortada. Önce ışık dolanır, {title} ondan sonra sahneye.',
        'Dal eğildiyse ağırını ucuna asmışsındır; gövdeye yaklaştır. {title} kaç gram, dal söyler.',
        'Kutuya öylece atarsan aralıkta puzzle yaparsın. Kâğıda sar, kırılma azalsın, {title} uykuya geçsin.',
        'Kim demiş önce süs diye? Işıkları dola, kabloları sakla, en güzel dalı {title:e} ayır.',
      ],
    },
    asks: {
      formal: ['Ağacı sizde kim süsler?', 'Gece yarısını nasıl beklersiniz: tombala mı, film mi?'],
      informal: ['Süsleri ne zaman kaldırırsın? Mart da cevap.', 'Sofrada hindi mi, dolma mı?'],
    },
  },
  bunting: {
    stories: {
      formal: [
        'Bir ucunu biri tutar, öteki ucu için sandalyeye çıkılır, “düz mü” diye sorulur. {title} asılınca parti başlar.',
        'Doğum günü biter, süsler sökülür, çocuk birini odasında ister. İstediği {title} olur.',
        'Bahçede sofra kurulurken ağaçlar da hazırlanır. Aralarına {title} gerilir.',
        'Kutlamak için büyük sebep gerekmez, karne günü de yeter. Duvara {title} asılsın.',
      ],
      informal: [
        'Balonlar üç saatte söndü, pasta yarım saatte bitti. Ayakta kalan {title}.',
        'Pasta hazır, çocuklar hazır, fotoğrafın arkasında televizyon. Oraya {title} ger.',
        'Parti biteli iki ay oldu, sökmeye kimse yanaşmıyor. {title} kadroya girdi.',
        '“Aramızda küçük bir şey” dedin, kırk kişi geldi. {title} hepsine el sallasın.',
      ],
    },
    lessons: {
      formal: [
        'Duvarı ölçüp iki uca sarkma payı bırakınca güzel durur. Mezuradan sonra {title} açılsın.',
        'Boyayı kaldırmayan, iz bırakmayan bant duvarı korur. Merdivene çıkmadan onu bulun, {title} elinizde hazır.',
        'Sökerken bir kartona sarın, düğüm olmaz. Pasta biter, {title} kartonunda öteki doğum gününü bekler.',
        'Gergin asılan şenlikli durmaz, uçlarda sarkma payı ister. Duvarı önce ölçün, {title} sarktığı yerden gülümser.',
      ],
      informal: [
        'Çamaşır ipi gibi germe, iki uçtan sarkma payı bırak, güzel dursun. Sandalyeyi tut, {title} yukarı.',
        'Ev sahibinin boyasını sökme, iz bırakmayan bant al. Parti biter, {title} iner, depozito durur.',
        'Geçen yılki düğümü hâlâ çözüyorsan kartona sarmadın demektir. Bu sefer sar, {title} seneye rahat açılsın.',
        'Bant parmağına yapıştı, duvara yapışmasın; boyayı kaldırmayanı seç. Duvar kurtuldu, {title} asıldı, sırada pasta.',
      ],
    },
    asks: {
      formal: ['Evde en son neyi kutladınız?', 'Çocuk doğum günü evde mi güzel, bahçede mi?'],
      informal: ['Balon şişiren misin, pasta yiyen mi?', 'Süsleri kaç gün sonra sökersin?'],
    },
  },
  doormat: {
    stories: {
      formal: [
        'Ev, zil çalmadan önce başlar. İlk adım {title} üstünde.',
        'Apartmanda kapılar birbirine benzer, insan kendininkini başka bir şeyden tanır. Sizin kapıda {title} olsun.',
        'Yağmurdan dönünce sokağı sokakta bırakmak istersiniz. Eşikte {title} bekler.',
        'Misafir kapı açılana kadar önüne bakar, evle ilk tanışma odur. Gördüğü {title} olsun.',
      ],
      informal: [
        'Anahtar girmiyor, çünkü burası üçüncü kat, sen dörtte oturuyorsun. {title} olsa anlardın.',
        'Altına anahtar saklamak artık kimseyi kandırmıyor. {title:in} altına ilk annen bakar.',
        '“Girmeyeyim, bir dakika uğradım” diyen, kapıda kırk dakika konuştu. Bastığı yer {title}.',
        'Çamurlu botlar, ıslak şemsiye, bir de koşarak gelen köpek. {title} siperde.',
      ],
    },
    lessons: {
      formal: [
        'Eninin, kapının en az dörtte üçü kadar olması oranlı durur. Eşiği ölçün, {title:e} oradan bakın.',
        'Kalınlığı kapı altındaki boşlukla karşılaştırırsanız kapı rahat açılır. Cetveli eşiğe tutun, {title} için not alın.',
        'Haftada bir ters çevirip vurunca biriken toz dökülür. Cumartesi temizliği {title} ile kapıda başlasın.',
        'Eşikte kapı takılınca misafir daha girmeden gülümser. Altındaki boşluğu kalınlıkla karşılaştırın, ardından {title:e} geçin.',
      ],
      informal: [
        'Koca kapıya mendil kadar paspas olmaz; eni kapının en az dörtte üçü olsun. {title} tutuyor mu, bir ölç.',
        'Kapı her açılışta takılıyorsa kalınlığı hesaba katmadın. Alttaki boşluğa bak, {title} ona göre gelsin.',
        'Ters çevir, haftada bir vur, birikeni dökülsün. Stres senden, toz {title:den}.',
        'Bütün mahallenin tozu orada birikiyor; ters çevirip haftada bir vur. Komşuya günaydın, {title} yerine.',
      ],
    },
    asks: {
      formal: ['Kapınızın önünde şu an kaç çift ayakkabı var?', 'Misafirinize terlik verir misiniz?'],
      informal: ['Kapı önü sohbetinde rekorun kaç dakika?', 'Ayakkabılar dışarıda mı, içeride mi?'],
    },
  },
  'wall-sign': {
    stories: {
      formal: [
        'Misafir daha terliğini giymeden gözü duvara kayar, yüzü güler. Baktığı {title} olur.',
        'Yeni eve çıkana ne tabak ne vazo götürmek istersiniz. Elinizde {title} ile gidin.',
        'Her evin bir huyu vardır, kimi ev bunu duvarına asar. Sizinki {title} ile konuşsun.',
        'Kapının yanı, tezgâhın üstü, bahçe duvarı hep biraz boş durur. Birine {title} asılsın.',
      ],
      informal: [
        'Duvar boş, laf çok. Sözü biraz {title:e} bırak.',
        'Balkona “ofis”, garaja “atölye”, kendi odana “krallık” dedin. İlan etmek için {title} as.',
        'Koridordan her geçen aynı boş duvara bakıyor. Artık {title} ile göz göze gelsinler.',
        'Çekici komşudan aldın, çivi cepte, bir tek konu eksikti. Konu {title}.',
      ],
    },
    lessons: {
      formal: [
        'Göz hizasında duran yazı rahat okunur. Kapının önünde bir durun, {title} bakışınıza denk gelsin.',
        'Dışarıya asılacaksa malzemesi hava koşullarına uygun mu, bakmakta fayda var. Bahçe mi, salon mu, {title} için önce buna karar verin.',
        'Arkasına küçük bir keçe yapıştırmak duvarın çizilmesini önler. Çekiçten önce keçe, {title} ondan sonra.',
        'Tepeye asılan sözü kimse okumaz, göz hizası yeterlidir. Misafir terliğini giyerken {title} ile göz göze gelir.',
      ],
      informal: [
        'Esprin tavanda kalmasın, göz hizasında rahat okunur. Çiviyi indir, {title} duyulsun.',
        'Yağmura çıkaracaksan önce malzemesine bak, hava koşullarına uygun mu? Cevaba göre {title} ya kapıda ya koridorda.',
        'Kapı çarptıkça duvar çizilmesin, arkasına küçük bir keçe yapıştır. Cereyan serbest, {title} yerinde.',
        'Boyayı yeni yaptırdın, çizdirme; arkasına küçük bir keçe koy. Keçe tamam, çekiç tamam, asılacak {title}.',
      ],
    },
    asks: {
      formal: ['Kapınızda tek cümle yazsa ne yazardı?', 'Duvarlarınızda en çok ne var: fotoğraf mı, söz mü?'],
      informal: ['Evinin bir sloganı olsa ne olurdu?', 'Duvara asılan söz komik mi olsun, ciddi mi?'],
    },
  },
  figurine: {
    stories: {
      formal: [
        'Anneannenin vitrinine bakmak serbest, dokunmak yasaktı. Şimdi vitrin sizin, ilk sıra {title:in}.',
        'Kitapların bittiği yerde rafta hep biraz boşluk kalır. O boşluğu {title:e} verin.',
        'Toz alırken tek tek kaldırılır, silinir, aynı yere konur. Bu selamlaşmaya {title} katılır.',
        'Küçük hediyeler büyük laflardan uzun yaşar, yıllarca rafta kalır. Bir dosta {title} götürün.',
      ],
      informal: [
        'Kedi gözünün içine baka baka patisiyle itti. {title} daha yüksek bir rafa.',
        'Monitörün yanına seni yargılamayan biri lazım. {title} sadece durur.',
        '“Ne işe yarıyor bu?” diye soran mutlaka çıkar. {title} duruyor, işi bu.',
        'Rafı boşalttın, sadeleştin, tam bir hafta dayandın. {title} bir tanecik, sayılmaz.',
      ],
    },
    lessons: {
      formal: [
        'Farklı yüksekliklerde ve tek sayıda dizilince daha doğal durur. Üç kişilik bir köşe kurun, biri {title} olsun.',
        'Yumuşak bir makyaj fırçası, kıvrımlardaki toza ulaşır. Toz bezini bırakın, {title} için onu alın.',
        'Kedili evde tabana biraz sabitleme macunu devrilmeyi önler. Kedi bakmıyorken {title:i} yerine oturtun.',
        'İkisi yan yana nöbetçi gibi kalır, tek sayı ve farklı boylar daha doğaldır. Rafı yeniden kurarken {title} için ortayı düşünün.',
      ],
      informal: [
        'Toz bezi kıvrıma girmez, yumuşak makyaj fırçası girer. Allığı bitir, fırçası {title:e} geçsin.',
        'Kedi patisini uzattı, sana bakıyor; tabana sabitleme macunu sür, devrilmesin. {title} bu maçı alır.',
        'Askerî sıraya dizme; tek sayıda, başka başka boylarda daha doğal durur. İki tane varsa üçüncüsü {title}.',
        'Girintide kalan tozu üfleme, yumuşak bir makyaj fırçası kıvrımlara ulaşır. Pencereyi aç, {title} hapşırmasın.',
      ],
    },
    asks: {
      formal: [
        'Vitrininizde kimden kalan ne var?',
        'Seyahatten ne getirirsiniz: biblo mu, magnet mi?',
        'Rafta tek mi dursun, kalabalık mı?',
        'Tozunu kim alır?',
      ],
      informal: [
        'Rafındakilerden hangisinin adı var?',
        'Sade raf mı, kalabalık raf mı?',
        'Evdeki en tuhaf biblo ne?',
        'Aslan mı, kedi mi, fil mi?',
      ],
    },
  },
  'hot-water-bottle': {
    stories: {
      formal: [
        'Yatmadan on dakika önce yorganın altına konur, yatağa hemen girilmez. Ayakucunda {title} bekler.',
        'Anneler sormadan su ısıtır, doldurur, yorganın altına bırakır. Bu usul {title} ile sürer.',
        'Kalorifer kısık, roman kalın, gece uzun. Kucağınıza {title} alın.',
        'Ayazdan gelince paltonuzu çıkarmadan ellerinizi ovuşturursunuz. Su ısınır, {title} dolar.',
      ],
      informal: [
        'Ayakların buz gibi, yanındaki kaçıyor. {title} kaçmaz.',
        'Çift çorap, hırka, hâlâ “donuyorum” diyorsun. Kucağına {title} al, dizi başlasın.',
        'Doğalgaz faturası geldi, evde herkes hırka giydi. Senin yedek planın {title}.',
        'Kedi kucağından kalktı, keyif de gitti. Boşalan yere {title}.',
      ],
    },
    lessons: {
      formal: [
        'Kaynar değil sıcak su konur, üçte ikisi yeterlidir. Çaydanlık biraz dinlensin, {title} ondan sonra dolsun.',
        'Kapağı kapatmadan önce havasını çıkarın, torba rahat oturur. Battaniye, kitap, ıhlamur; yanına {title}.',
        'Kılıf ya da havluyla kullanmak cildi korur. Çekmeceden yumuşak bir havlu alın, {title:i} ona sarın.',
        'Üşüyünce insan acele eder, oysa su kaynar olmamalı, üçte ikiden fazla dolmamalı. Sakin doldurun, akşam uzun, {title} yanınızda.',
      ],
      informal: [
        'Su fokurdarken doldurma; kaynar değil sıcak olsun, üçte ikide dur. Ayakların buz, imdada {title}.',
        'Balon gibi şişip yerinde durmuyorsa içinde hava kalmıştır. Kapağı kapatmadan çıkar, {title} uslu otursun.',
        'Çıplak tene koyma, kılıf ya da havlu cildini korur. Önce {title} giyinsin, sonra sen sarıl.',
        'Ağzına kadar doldurup kapatma; üçte ikisi yeter, kalan havayı da çıkar. Çorapları giy, {title} hazır.',
      ],
    },
    asks: {
      formal: ['Önce neyiniz üşür: elleriniz mi, ayaklarınız mı?', 'Üşüyünce çay mı, battaniye mi?'],
      informal: ['Evde en çok üşüyen kim?', 'Çorapla uyur musun? İtiraf et.'],
    },
  },
};
