import type { StoriesOf } from '../stories.ts';

export const home: StoriesOf<'home'> = {
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
    asks: {
      formal: ['Akşamları büyük ışığı mı yakarsınız, küçüğünü mü?', 'Evin ışıkları sizde kaçta söner?'],
      informal: ['Sarı ışık mı, beyaz ışık mı?', 'Işığı açık unutup yatan kim?'],
    },
  },
  lampshade: {
    stories: {
      formal: [
        'Anneannenin lambası sapasağlam durur, yalnız şapkası yaş almıştır. Onu {title} ile yeniden yakın.',
        'Çıplak ampul ışık verir ama kimseyi yanına oturtmaz. Araya {title} girsin.',
        'Gündüz kimse fark etmez, akşam düğmeye basılınca oda başka bir havaya girer. O saat {title:in}.',
        'Bir lambayı sevmek için bazen ayağını değil, başını değiştirmek yeter. Sıra {title:de}.',
      ],
      informal: [
        'Taşınalı iki yıl oldu, ampul hâlâ ortalıkta çıplak geziyor. Şunu {title} ile giydir.',
        'Lambayı atma, modası geçen yalnız şapkası. {title} tak, yeniden tanışın.',
        'Tam ampule karşı oturmuşsun, kahveyi gözünü kısarak içiyorsun. Aranıza {title} girsin.',
        'Çizgi filmlerde partinin sonunda birinin kafasına geçer ya. Sen {title:i} lambaya tak.',
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
    asks: {
      formal: ['En çok hangi odada mum yakarsınız?', 'Sofrada mum mu güzel, loş bir lamba mı?'],
      informal: ['Kıyamayıp sakladığın kaç mum var?', 'Kokulu mu, kokusuz mu?'],
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
    asks: {
      formal: ['Masanın ortasına ne koyarsınız: mum mu, çiçek mi?', 'Mumları en son hangi akşam yaktınız?'],
      informal: ['Işıklar gidince ilk ne yaparsın?', 'İnce uzun mum mu, tıknaz mum mu?'],
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
    asks: {
      formal: ['Evinizde hangi çiçek hiç eksik olmaz?', 'Mutfak masasında çiçek mi durur, meyve mi?'],
      informal: ['Solan çiçeği kaçıncı gün atarsın?', 'Kendine en son ne zaman çiçek aldın?'],
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
    asks: {
      formal: ['Bir koltuğa kaç kırlent yakışır?', 'Desenli mi seversiniz, düz mü?'],
      informal: ['Filmde sarılan mısın, fırlatan mı?', 'Yatarken yere attığın kaç tane var?'],
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
    asks: {
      formal: ['Siz de koltuk varken yerde oturur musunuz?', 'Bayram temizliği sizde nereden başlar?'],
      informal: ['Çıplak ayak mı, terlik mi?', 'Yere dökülen en unutulmaz şey neydi?'],
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
    asks: {
      formal: ['Vitrininizde kimden kalan ne var?', 'Seyahatten ne getirirsiniz: biblo mu, magnet mi?'],
      informal: ['Rafındakilerden hangisinin adı var?', 'Sade raf mı, kalabalık raf mı?'],
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
    asks: {
      formal: ['Önce neyiniz üşür: elleriniz mi, ayaklarınız mı?', 'Üşüyünce çay mı, battaniye mi?'],
      informal: ['Evde en çok üşüyen kim?', 'Çorapla uyur musun? İtiraf et.'],
    },
  },
};
