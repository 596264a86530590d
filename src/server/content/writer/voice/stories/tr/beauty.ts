export const beauty = {
  cream: {
    stories: {
      formal: [
        'Komodinde bir kitap, bir gözlük, bir bardak su. Işığı kapatmadan önce {title}.',
        'Anneden kıza geçen alışkanlıkların en sessizi iki dakika sürer. Bu akşam {title} ile.',
        'Evde herkesin bir köşesi vardır, sizinki banyo rafının en üstü olsun. Oraya {title:i} koyun.',
        'Gün biter, ışıklar kısılır, kimsenin bir şey istemediği bir an kalır. O an {title:in}.',
      ],
      informal: [
        'On adımlık bakım videosunu açtın, dokuzuncuda uyuyakaldın. Tek adımdan başla: {title}.',
        'Arkadaşın “fındık kadar” dedi, ceviz kadar aldı. Bir daha isterse sakla: {title}.',
        'Banyo kilitli, çocuklar kapının altından mektup yolluyor. İki dakika daha, {title} sende.',
        'Dişler fırçalandı, pijama giyildi, yatak üç metre ötede. Üşenme, arada {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Yeni bir kremi önce kolun içinde küçük bir bölgede denemek içi rahatlatır. İlk akşam {title} yalnız oraya sürülsün.',
        'Hafif nemli ciltte krem kolay yayılır. Havluyla şöyle bir dokunun, nem kalsın, sonra {title}.',
        'Ambalajdaki açık kavanoz işareti, açıldıktan sonra kaç ay kullanılacağını gösterir. Kapağı açtığınız tarihi {title:in} altına yazın.',
        'Banyo rafında ne zaman açıldığı unutulan kavanozlar birikir; üzerindeki işaret kaç ay olduğunu söyler. {title:i} açarken o işareti bulun.',
      ],
      informal: [
        'Bütün cildini denek yapma, yeni kremi önce kolunun içinde küçük bir yerde dene. İçin rahatsa {title} gerisine geçsin.',
        'Kupkuru cilde bastıra bastıra sürme, hafif nemliyken daha kolay yayılır. Duştan çıkınca {title:e} uzan.',
        'Üstündeki açık kavanoz çizimi süs değil, açtıktan sonra kaç ay kullanacağını söylüyor. {title} sende kaç ay kalacak, bak.',
        'Havluyu asmadan sür, cilt hafif nemliyken yayması kolay. Aynadaki buğu gitmeden {title} sürülmüş olsun.',
      ],
    },
    asks: {
      formal: ['Bakıma sabah mı vakit ayırırsınız, akşam mı?', 'Başucunuzdan eksik etmediğiniz ne var?'],
      informal: ['Rutinin kaç adım? Sıfır da cevap.', 'Kremini en çok nerede unutursun?'],
    },
  },
  soap: {
    stories: {
      formal: [
        'Sofraya oturmadan evin büyüğü tek bir şey sorar: Eller yıkandı mı? Lavaboda {title} dursun.',
        'Misafir gelmeden ayna silinir, havlu değişir, sıra lavaboya gelir. Kenarına {title:i} koyun.',
        'Bahçeden dönen eller toprak kokar, mutfakta çay hazırdır. Arada {title} var.',
        'Bir evi en çok banyosu anlatır. Lavabonun başında sözü {title} alsın.',
      ],
      informal: [
        '“Elini yıkadın mı?” “Yıkadım.” “Göster.” Bu sınava {title} ile gir.',
        'Güzel olan her şeyi misafire sakladın, çekmece doldu. Bugün misafir sensin: {title}.',
        'Mangalı yaktın, soğanı doğradın, sarılmak isteyen yok. Önce lavabo, sonra {title}.',
        'Köpükten sakal yapmayan çocuk yoktur, hâlâ yapan büyük de çoktur. Malzeme: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Su tutmayan bir sabunlukta kuruyan sabun daha uzun dayanır. Lavabonun kenarında {title} için böyle bir yer ayarlayın.',
        'Elleri yirmi saniye ovmak temizlik için yeterli. Sevdiğiniz şarkının nakaratı bitene kadar {title} avcunuzda kalsın.',
        'Kullanılmayan sabun çamaşır çekmecesinde kumaşlara hafif bir koku verir. Sırası gelene kadar {title} havluların arasında beklesin.',
        'Altında su biriken sabun çabuk erir, kuruyanı uzun dayanır. Sabunluğun suyunu dökün, {title} öyle yerine otursun.',
      ],
      informal: [
        'Göl gibi sabunlukta sabun çorba olur; su tutmayanı seç, daha uzun dayansın. {title} havuz değil, şezlong ister.',
        'Yirmi saniye dediğin bir nakarat, eller temizlenir. Mikrofon niyetine {title}.',
        'Yedeği dolapta bekletme, çamaşır çekmecesine koy; kumaşa hafif bir koku geçer. {title} nöbetini orada tutsun.',
        'Ninenin çekmecesi neden güzel kokardı? Çamaşırların arasında sabun dururdu; açmadan önce {title} orada biraz kalsın.',
      ],
    },
    asks: {
      formal: [
        'Katı sabun mu, sıvı sabun mu?',
        'Çocukluğunuzdan hangi sabun kokusu kaldı?',
        'Misafir banyosunda hangi koku olur?',
        'Gardıroba sabun koyar mısınız?',
        'Zeytinyağlı mı, lavantalı mı?',
        'El yıkarken kaça kadar sayarsınız?',
      ],
      informal: [
        'Aynanın karşısında köpükten sakal yaptın mı?',
        'Kıyamayıp dolaba kaldırdığın sabun var mı?',
        'Küçülünce atar mısın, yapıştırır mısın?',
        'Elden kayanı kaç kere yakaladın?',
        'Duşta köpük mü, şarkı mı?',
        'Koklayıp almadan geçebilir misin?',
      ],
    },
  },
  shampoo: {
    stories: {
      formal: [
        'Pazar akşamı su biraz daha uzun akar, pazartesi kapının dışında bekler. Rafta {title} dursun.',
        'Kuaförde en güzel an, başın geriye yaslandığı andır. Evdeki provası {title} ile.',
        'Buharlı bir ayna, kapalı bir kapı, kimsenin çalmadığı beş dakika. Duşta {title} var.',
        'Spor çantasında havlu, terlik, tarak. Soyunma odasında aranmasın: {title}.',
      ],
      informal: [
        'Üçüncü gün topuz, dördüncü gün şapka, bugün beşinci gün. Artık {title}.',
        'Bitti sanıp içine su kattın, bir hafta idare ettin. Görmedik sayalım, sırada {title} var.',
        'Duşta konser verildi, seyirci yok, alkış komşudan. Sahne arkasında {title} vardı.',
        'Hayatının kararlarını köpükler içinde aldın, sonra hepsini duruladın. Bu sabahki karar {title}.',
      ],
    },
    lessons: {
      formal: [
        'Uçlara değil, saç derisine masaj yaparak sürmek yeterlidir. Parmak uçlarınızla {title:i} oraya bırakın.',
        'Saç iyice ıslanınca daha az şampuanla daha çok köpük olur. Suyun altında biraz daha kalın, {title} sonra gelsin.',
        'Ilık suyla, uzunca durulayınca saçta kalıntı kalmaz. Acelesiz bir pazar sabahı {title} ile bunu deneyin.',
        'Köpük az diye bir avuç daha almadan önce saçınızı iyice ıslatın, azı yetsin. {title} rafa erken dönsün.',
      ],
      informal: [
        'Uçları köpürtmekle uğraşma, işin saç derisinde; masajla sür, yeter. {title} tepeden başlasın.',
        'Şişeye yüklenme, saçı daha çok ıslat; azı çok köpürür. {title} dursun, suyu biraz daha aç.',
        'Durularken şarkıyı sonuna kadar söyle; ılık su, uzun süre, kalıntı kalmaz. Konserin sponsoru {title}.',
        'Yarım yamalak ıslatınca şampuan köpürmez, sen de dökersin. Önce iyice ıslan, sonra az bir {title}.',
      ],
    },
    asks: {
      formal: ['Saçınızı sabah mı yıkarsınız, akşam mı?', 'Düşünür müsünüz duşta, şarkı mı söylersiniz?'],
      informal: ['Banyo konserinin açılış şarkısı ne?', 'Saç yıkamadan rekorun kaç gün?'],
    },
  },
  perfume: {
    stories: {
      formal: [
        'Asansörden biri iner, geride bir saniyelik bir hatıra kalır. O biri bugün {title} sürünmüş.',
        'Bazı insanları sesinden önce tanırsınız. Sizi {title} ile tanısınlar.',
        'Anahtar alındı, ışık kapandı, kapıdan çıkmadan bir an duruldu. O duruş {title} için.',
        'Şalın kenarında geçen kıştan bir iz vardır, dolap açılınca gelir. Bu kışın izi {title} olsun.',
      ],
      informal: [
        'Kazağını geri istedi, sen de vermeden önce bir kez sıktın. Artık unutamayacağı şey {title}.',
        'Mağazada on kâğıt kokladın, burnun istifa etti. Bu kez kâğıtsız: {title}.',
        'Üst kat komşun asansörde “ne sürdün sen” dedi. Kısa cevap: {title}.',
        'Toplantı, sinema, akşam yemeği; kıyafet aynı, sen üç ayrı kişi. Üçünde de {title}.',
      ],
    },
    lessons: {
      formal: [
        'Bileğe ve boyna ovalamadan bırakılan parfümün kokusu kendi hâlinde açılır. Evden çıkmadan acele etmeyin, {title} vaktini alsın.',
        'Isı ve ışık kokuyu bozar; serin ve karanlık yerde parfüm uzun yaşar. Banyo rafından alın, {title} gardırobun içinde dursun.',
        'Karar için ciltte bir saat beklemeye değer, ilk koku ile kalan koku başkadır. Bileğinizde {title}, önünüzde bir çay.',
        'Banyonun ısısı kokuya iyi gelmez; serin ve karanlık bir çekmece yeğdir. Komodinde {title:e} bir köşe bulun.',
      ],
      informal: [
        'Bileklerini birbirine sürtme, bırak koku kendi açılsın. Sık, elini sal, {title} gerisini bilir.',
        'Banyoda buharla yaşayan parfüm çabuk yaşlanır, ısı ve ışık onu bozar. {title:i} dolabın karanlığına al.',
        'İlk koku flört, bir saat sonraki ilişki. Sıkıp hemen karar verme, {title} bileğinde bir kahve içsin.',
        'Pencere önünde güzel durur, ama ışık kokuyu bozar. Serin, karanlık bir çekmecede {title} gizli kalsın.',
      ],
    },
    asks: {
      formal: [
        'Size bir yazı hatırlatan koku hangisi?',
        'Gündüz ayrı, gece ayrı mı kullanırsınız?',
        'Size çocukluğunuzu hatırlatan koku hangisi?',
        'Sabah mı sıkarsınız, kapıdan çıkarken mi?',
        'Yaz kış aynı kokuyu mu kullanırsınız?',
        'Anneniz hangi kokuyu sürerdi?',
      ],
      informal: [
        'Kaç fıs? Dürüst ol.',
        'Bir kokuyla aklına gelen ilk kişi? Baş harfi yeter.',
        'Bileğe mi, boyna mı?',
        'Asansörde kalan koku kimin?',
        'Çiçek mi, odun mu, vanilya mı?',
        'Kokunu soran olursa söyler misin?',
      ],
    },
  },
  lipstick: {
    stories: {
      formal: [
        'Asansörün aynasında on saniye vardır, kapı açılınca biter. O on saniye {title:in}.',
        'Fincanın kenarındaki iz, sohbete kimin geldiğini söyler. Dünkü iz {title:den}.',
        'Ofisten yemeğe geçerken çanta açılır, küçük bir ayna bulunur. Yanından {title} çıkar.',
        'Annelerimiz kapıdan çıkmadan tek bir şey sürerdi, hazır sayılırdı. O tek şey {title} olsun.',
      ],
      informal: [
        'Altı tanen var, hepsi aynı renk diyorlar, hiçbiri aynı değil. Yedinciye yer aç: {title}.',
        'Bayramda el öpüldü, yanak öpüldü, bütün yeğenlerde iz kaldı. Fail belli: {title}.',
        'Makyaja vaktin yok, kahveye var, toplantıya iki dakika. O iki dakikanın işi {title}.',
        'Simit, çay, atkı, pipet; gün boyu düşmanı çok. Çantanda {title} dursun.',
      ],
    },
    lessons: {
      formal: [
        'Önce dudağı nemlendirip fazlasını alın, ruj daha düzgün görünür. Aynaya bir adım yaklaşın, sıra {title:de}.',
        'Peçeteyle bir kez bastırıp ikinci katı sürmek kalıcılığı artırır. Peçete cebinizde, {title} elinizde.',
        'Kimseyle paylaşmamak hijyenik olanıdır. Çantanızda {title} yalnız sizin kalsın.',
        'Kuru dudakta ruj pürüzlü durabilir; nemlendirip fazlasını almak düzgün gösterir. Peçeteyi bırakın, {title:i} öyle sürün.',
      ],
      informal: [
        'Kabuk kabuk dudağa ruj sürme; nemlendir, fazlasını al, daha düzgün durur. Ayna hazır, {title} hazır.',
        'Çay bardağında iz bırakan ruj, peçete istiyor: bas, ikinci katı sür, daha kalıcı olsun. {title} iki tur dönsün.',
        '“Bir sürebilir miyim?” diyene adını söyle, kendisini verme; hijyen işi. {title} ortak kullanıma kapalı.',
        'Bir kat, bir peçete, bir kat daha; kalıcılığı artar. Sahne senin, tekrarı {title:den}.',
      ],
    },
    asks: {
      formal: ['Kırmızı mı, toprak tonu mu?', 'İlk rujunuzu kimden aldınız: anneden mi, abladan mı?'],
      informal: ['Çantanda şu an kaç ruj var?', 'Aynasız sürebiliyor musun?'],
    },
  },
  'make-up-brush': {
    stories: {
      formal: [
        'Düğün sabahı bütün kızlar aynı aynanın önündedir, pencere açıktır. Masanın ortasında {title} var.',
        'Çok sürüp az göstermek el işidir. Elinizin altında {title} olsun.',
        'Tuvalet masasının en az konuşulanı, en çok ele alınanıdır. Bardağın içinde {title} durur.',
        'Bir ressamın masasıyla bir aynanın önü birbirine benzer. Sizin masanızda {title} var.',
      ],
      informal: [
        'Allığı azıcık süreyim dedin, Heidi oldun. Baştan, bu kez {title} ile.',
        '“Parmakla da olur” diyen sendin, çenesinde çizgi kalan da. Barışalım: {title}.',
        'Videoda üç saniyede dağıttılar, sen aynada üç şarkı dağıttın. Dördüncü şarkı {title} ile.',
        'En son ne zaman yıkadığını sormayacağız, sen de bize sorma. Temiz başlangıç: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Haftada bir ılık su ve sabunla yıkanınca hem cilt hem fırça korunur. Pazar akşamını {title} için ayırın.',
        'Yıkandıktan sonra yatık kurutulursa su sapa kaçmaz, kıllar dökülmez. Havlunun üstünde {title} uzanıp kurusun.',
        'Ürünü az alıp fazlasını el sırtında bırakmak daha doğal görünür. Önce elinize, sonra yüzünüze; {title} bu sırayla gezsin.',
        'Ömrünü uzatan, yatık kurutmaktır; suyun sapa kaçması kılları döker. Gece boyunca {title:i} yan yatırın.',
      ],
      informal: [
        'Geçen ayın allığı hâlâ üstündeyse cildine yazık. Haftada bir ılık su, sabun; {title} banyoya girsin.',
        'Bardakta dik kurutma; su sapa kaçarsa kıllar dökülür. {title} yan gelip yatsın.',
        'Palyaço yanaktan önce: az al, fazlasını el sırtında bırak, daha doğal durur. Sonra {title} yüzüne gelsin.',
        'Çarşafı haftada bir değiştiriyorsan onu da haftada bir yıka, cildine de ona da iyi gelir. Ilık su aktı, {title} sırada.',
      ],
    },
    asks: {
      formal: ['Önce göz mü, önce ten mi?', 'Makyajı gün ışığında mı yaparsınız?'],
      informal: ['Parmak mı, sünger mi, fırça mı?', 'Fırçalarını ne zaman yıkadın? Dürüst ol.'],
    },
  },
  hairdryer: {
    stories: {
      formal: [
        'Annelerin bir sözü eskimez: Islak saçla sokağa çıkılmaz. Kapıdan önce {title}.',
        'Düğün günü evde tek boş priz, altı kadın, iki saat vardır. Prizde {title} takılı.',
        'Buğulu ayna, yarı ıslak saç, ocakta taşmak üzere bir kahve. Sabahın sesi {title:den} gelir.',
        'Havuz çıkışı, spor dönüşü, gece duşu; hep bir sonraki iş bekler. Banyoda {title} hazır dursun.',
      ],
      informal: [
        'Bir elde tarak, bir elde telefon, üçüncü bir kol lazım. Kol bulamadık, {title} bulduk.',
        'Kuaför “evde de yaparsın” dedi, evde olmadı. İkinci deneme: {title}.',
        'Perçem sağa gidecek dedin, sola gitti. İkna turu {title} ile.',
        'Çalışınca kapı da duyulmaz, telefon da, “hazır mısın” da. Beş dakikalık kafa tatili: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Suyu havluyla bastırarak alınca saç ısıya daha kısa süre maruz kalır. Önce havlu, fişe ondan sonra {title}.',
        'Bir karış uzakta ve sürekli hareketle, saç fazla ısıdan korunur. {title} elinizdeyken aynı yerde durmayın.',
        'Arka ızgaradaki tozu temizlemek fazla ısınmayı önler. Fişi çekin, {title:in} arkasına bir bakın.',
        'Damlayan saçı kurutmak uzun ısı demektir; havluyla bastırıp suyunu almak süreyi kısaltır. Kalan nem {title:in} işi.',
      ],
      informal: [
        'Saçı burnunun dibinden kavurma; bir karış uzak, hep hareket. {title} orkestra şefinin değneği gibi dolaşsın.',
        'Sular damlarken açma, havluyla bastır; saçın ısının altında daha az kalsın. Sonra {title} devreye.',
        'Makine fazla ısınıyorsa arka ızgarasında toz birikmiş olabilir. Temizle, {title} nefes alsın.',
        'Havluyla ovma yarışı değil, bastır; suyu gidince ısı süresi kısalır. Havlu işini yaptıysa sıra {title:de}.',
      ],
    },
    asks: {
      formal: [
        'Saçınızı kurutur musunuz, kendi hâline mi bırakırsınız?',
        'Kuaförde en sevdiğiniz an hangisi?',
        'Saç sabah mı yıkanır, akşam mı?',
        'Kuaförden en çok hangi gün geçersiniz?',
      ],
      informal: [
        'Düz mü, dalgalı mı? Bugün hangisi?',
        'Islak saçla çıkıp annene yakalandın mı?',
        'Saçın kaç dakikada kurur?',
        'Fön mü, topuz mu?',
      ],
    },
  },
};
