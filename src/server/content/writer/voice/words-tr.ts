import type { ProductWords } from './product-words.ts';

/** Base forms: the endings of plural and possession («kupaları», «kahve kupası») are made from them. */
export const TURKISH: ProductWords = {
  types: {
    necklace: 'kolye, gerdanlık, choker, kolye ucu, boyunluk kolye',
    bracelet: 'bileklik, bilezik, halhal, kelepçe bileklik, şahmeran',
    earrings: 'küpe, halka küpe, piercing küpe',
    ring: 'yüzük, alyans, tektaş, tektaş yüzük, yüksük yüzük',
    brooch: 'broş',
    sneakers: 'sneaker, spor ayakkabı, sneakers, günlük ayakkabı spor',
    'running-shoes': 'koşu ayakkabısı',
    boots: 'bot, çizme, postal, bootie, yağmur çizmesi',
    sandals: 'sandalet, parmak arası terlik, espadril',
    heels: 'topuklu ayakkabı, stiletto, topuklu',
    loafers: 'loafer, makosen, loafer ayakkabı, mokasen',
    slippers: 'terlik, ev terliği, panduf, ev ayakkabısı, ev botu',
    bag: 'çanta, el çantası, omuz çantası, bez çanta, tote çanta, postacı çantası, kol çantası, çapraz çanta, plaj çantası, clutch, portföy çanta, alışveriş çantası, bel çantası, hasır çanta, makrome çanta, spor çanta, abiye çanta, tote bag',
    backpack: 'sırt çantası, okul çantası',
    wallet: 'cüzdan, kartlık, bozuk para cüzdanı, kart cüzdan, kredi kartlık',
    belt: 'kemer, deri kemer',
    watch:
      'kol saati, erkek saat, kadın saat, akrep yelkovan kol saati, kadın … saat, erkek … saat, kadın … saati, erkek … saati',
    sunglasses: 'güneş gözlüğü',
    umbrella: 'şemsiye, yağmur şemsiyesi',
    suitcase: 'valiz, bavul, kabin boy valiz, seyahat valizi',
    't-shirt': 'tişört, t shirt, tshirt, polo yaka tişört, tişort, tee',
    shirt: 'gömlek, oduncu gömlek, oduncu gömleği, keten gömlek',
    blouse: 'bluz',
    top: 'crop, crop top, büstiyer, askılı bluz atlet, body, askılı crop, straplez, tunik',
    dress: 'elbise, abiye, abiye elbise, gelinlik, nikah elbisesi, triko elbise',
    skirt: 'etek, pileli etek',
    trousers: 'pantolon, tayt, eşofman altı, şalvar, jogger, kumaş pantolon, chino',
    jeans: 'kot pantolon, jean, kot, mom jean, jean pantolon, denim pantolon, kot pantalon',
    shorts: 'şort, deniz şortu bermuda, bermuda, kot şort',
    sweater: 'kazak, triko, hırka, süveter, triko kazak, triko hırka',
    hoodie: 'sweatshirt, sweat, hoodie, kapüşonlu sweatshirt, polar sweatshirt',
    jacket: 'ceket, blazer, bomber, kot ceket, yelek ceket, deri ceket, blazer ceket, şişme yelek, rüzgarlık',
    coat: 'mont, kaban, palto, trençkot, yağmurluk, şişme mont, parka, pardösü',
    socks: 'çorap, patik çorap, soket çorap, babet çorap',
    underwear: 'iç çamaşırı, külot, sütyen, boxer, iç giyim takımı, slip, bralet',
    swimwear: 'mayo, bikini, bikini takım, bikini takımı, haşema, deniz şortu, mayokini',
    pyjamas: 'pijama, pijama takımı, gecelik, pijama takım',
    cap: 'kep, beyzbol şapkası, kep şapka, spor şapka, snapback',
    beanie: 'bere, kışlık şapka, örgü bere, örgü şapka, ponponlu bere, bere şapka',
    scarf: 'atkı, şal, eşarp, fular, boyunluk, bandana, şal eşarp, başörtüsü',
    gloves:
      'kışlık eldiven, deri eldiven, örgü eldiven, yün eldiven, kadın eldiven, ~eldiven, parmaksız eldiven',
    'house-plant':
      'salon bitkisi, ev bitkisi, deve tabanı, paşa kılıcı, kauçuk bitkisi, iç mekan bitkisi, barış çiçeği, saksı bitkisi, monstera, aloe vera bitkisi, yukka, kurdele çiçeği, zamia, zamioculcas, saksı çiçeği, spatifilyum, areka palmiyesi, benjamin',
    orchid: 'orkide',
    succulent: 'sukulent, kaktüs, mini kaktüs, teraryum sukulent',
    bonsai: 'bonsai, bonsai ağacı',
    bouquet:
      'çiçek buketi, buket, gül buketi, kuru çiçek, gelin buketi, çiçek aranjmanı, kuru çiçek buketi, aranjman',
    'plant-pot': 'saksı, çiçek saksısı, saksı seti, seramik saksı, beton saksı, çiçeklik',
    seeds: 'tohum, çiçek tohumu, sebze tohumu, domates tohumu',
    'garden-tool':
      'bahçe makası, bahçe küreği, budama makası, el küreği, bahçe aleti, çapa, bahçe seti, tırmık',
    'watering-can': 'sulama kabı, sulama kovası, çiçek sulama kabı',
    sofa: 'kanepe, üçlü koltuk, köşe takımı, ikili koltuk, köşe koltuk, çekyat, koltuk takımı, chester koltuk',
    armchair: 'berjer, tekli koltuk, berjer koltuk, tv koltuğu',
    chair:
      'sandalye, mutfak sandalyesi, yemek sandalyesi, ofis koltuğu, bahçe sandalyesi, çalışma sandalyesi, oyuncu koltuğu',
    stool: 'tabure, puf, bar taburesi, ahşap tabure, bar sandalyesi',
    table:
      'sehpa, orta sehpa, zigon sehpa, yemek masası, yan sehpa, mutfak masası, bahçe masası, ~masa, ahşap masa, dresuar, zigon',
    nightstand: 'komodin',
    desk: 'çalışma masası, bilgisayar masası, ofis masası',
    bed: 'karyola, ranza, baza, yatak başlıklı baza, çift kişilik karyola, montessori yatak, bebek karyolası',
    mattress: 'yatak, ortopedik yatak, yaylı yatak, visco yatak, sünger yatak',
    shelf: 'kitaplık, raf, duvar rafı, kitap rafı, ahşap raf',
    cabinet:
      'dolap, gardırop, şifonyer, konsol, büfe, vitrin, mutfak dolabı, gardrop, çekmeceli dolap, tv ünitesi dolap',
    mug: 'kupa, kupa bardak, kahve kupası, porselen kupa, sihirli kupa, termos kupa, baskılı kupa, kupa bardağı, emaye kupa',
    'cup-and-saucer':
      'fincan, kahve fincanı, türk kahvesi fincanı, fincan takımı, fincan seti, espresso fincanı, kahve fincan takımı, çay fincanı, kahve fincan',
    'drinking-glass':
      'bardak, çay bardağı, su bardağı, kadeh, şarap kadehi, meşrubat bardağı, kahve bardağı cam, rakı bardağı, ince belli bardak, cam bardak, şarap bardağı, kokteyl bardağı, viski bardağı',
    plate:
      'tabak, servis tabağı, pasta tabağı, yemek tabağı, tatlı tabağı, sunum tabağı, kahvaltı tabağı, duvar tabağı servis, çukur tabak',
    bowl: 'kase, çorba kasesi, kâse, salata kasesi, çerezlik, çerez kasesi, sos kasesi, salata tabağı kase',
    teapot: 'çaydanlık, demlik, porselen demlik',
    'water-bottle': 'matara, termos, su matarası, çelik termos, suluk, su şişesi',
    'lunch-box': 'beslenme kutusu, yemek kutusu, sefer tası, beslenme kabı, lunch box',
    'cake-stand':
      'kek standı, pasta standı, kek fanusu, cupcake standı, kurabiyelik ayaklı pasta standı, pasta fanusu',
    'baking-tin':
      'kek kalıbı, fırın tepsisi, muffin kalıbı, pasta kalıbı, borcam, tart kalıbı, fırın kabı, kelepçeli kek kalıbı',
    pan: 'tava, tencere, wok, tencere seti, granit tava, düdüklü tencere, tencere takımı, sahan, krep tavası, döküm tava, karnıyarık tencere',
    'kitchen-knife':
      'mutfak bıçağı, şef bıçağı, ekmek bıçağı, bıçak seti, mutfak bıçak seti, et bıçağı, santoku',
    cutlery:
      'çatal kaşık, çatal kaşık bıçak takımı, çatal bıçak takımı, çatal bıçak seti, çatal kaşık takımı, çatal bıçak kaşık, çatal kaşık bıçak, tatlı kaşığı, çay kaşığı, çatal seti, tatlı çatalı, kaşık takımı',
    'cutting-board': 'kesme tahtası, doğrama tahtası, kesim tahtası, ekmek tahtası',
    'salt-and-pepper':
      'tuzluk, biberlik, tuzluk biberlik, tuzluk karabiberlik, tuzluk ve karabiberlik, tuzluk ve biberlik, karabiberlik, karabiber değirmeni, tuz değirmeni',
    apron: 'mutfak önlüğü, önlük',
    'tea-towel': 'kurulama bezi, mutfak havlusu, mutfak bezi',
    'storage-jar':
      'kavanoz, baharat kavanozu, saklama kavanozu, saklama kabı, kavanoz seti, erzak kavanozu, cam kavanoz, erzak kabı, baharatlık',
    tray: 'tepsi, servis tepsisi, sunum tepsisi, çay tepsisi, ahşap tepsi, kahve tepsisi',
    'cake-cases': 'kek kapsülü, muffin kapsülü, cupcake kapsülü, muffin kağıdı, kek kağıdı',
    coffee:
      'kahve, türk kahvesi, filtre kahve, çekirdek kahve, espresso, dibek kahvesi, granül kahve, menengiç kahvesi, öğütülmüş kahve',
    tea: 'çay, yeşil çay, bitki çayı, siyah çay, kış çayı, ıhlamur, papatya çayı, ada çayı, rize çayı, form çayı, demlik poşet çay, matcha',
    chocolate:
      'çikolata, bitter çikolata, sütlü çikolata, el yapımı çikolata, truffle, spesiyal çikolata, dubai çikolatası',
    honey: 'bal, çam balı, çiçek balı, petek bal, süzme bal, kestane balı, karakovan balı, süzme çiçek balı',
    jam: 'reçel, çilek reçeli, marmelat, incir reçeli, gül reçeli',
    spices: 'baharat, pul biber, kekik, sumak, kimyon, isot, zerdeçal, toz biber, tarçın, karabiber, köri',
    'olive-oil':
      'zeytinyağı, sızma zeytinyağı, natürel sızma zeytinyağı, soğuk sıkım zeytinyağı, zeytin yağı',
    nuts: 'fındık, ceviz, badem, kuruyemiş, antep fıstığı, kaju, fıstık, yer fıstığı, karışık kuruyemiş, ceviz içi, iç fındık, çiğ badem, iç ceviz, leblebi',
    cream:
      'krem, el kremi, yüz kremi, nemlendirici, nemlendirici krem, gece kremi, göz kremi, vücut losyonu, serum, yüz serumu, c vitamini serumu, losyon, gündüz kremi, vücut kremi, ayak kremi',
    soap: 'sabun, zeytinyağlı sabun, el yapımı sabun, sıvı sabun, defne sabunu, bıttım sabunu, katı sabun, keçi sütü sabunu',
    shampoo: 'şampuan, katı şampuan, saç kremi, saç şampuanı',
    perfume:
      'parfüm, kadın parfüm, erkek parfüm, edp, edt, kolonya parfüm, vücut spreyi parfüm, kadın parfümü, erkek parfümü',
    lipstick: 'ruj, likit ruj, dudak parlatıcısı, mat ruj, lip gloss',
    'make-up-brush': 'makyaj fırçası, makyaj fırça seti, fondöten fırçası, allık fırçası, pudra fırçası',
    hairdryer: 'saç kurutma makinesi, fön makinesi',
    doll: 'oyuncak bebek, bez bebek, örgü bebek, et bebek, amigurumi bebek, waldorf bebek',
    'soft-toy':
      'peluş, peluş oyuncak, peluş ayıcık, oyuncak ayı, uyku arkadaşı, amigurumi, amigurumi ayı, amigurumi oyuncak, örgü oyuncak, peluş ayı, amigurumi tavşan, peluş tavşan, örgü ayıcık',
    puzzle: 'puzzle, yapboz, ahşap yapboz',
    'board-game':
      'kutu oyunu, satranç takımı, tavla, okey takımı, satranç, kart oyunu, zeka oyunu, masa oyunu, tavla takımı, domino, okey seti, aile oyunu',
    'building-blocks':
      'lego, yapı blokları, ahşap blok, blok oyuncak, lego seti, bloklar, ahşap bloklar, manyetik blok, yapım blokları',
    'toy-car':
      'oyuncak araba, kumandalı araba, oyuncak kamyon, model araba, uzaktan kumandalı araba, çek bırak araba',
    notebook:
      'defter, ajanda, not defteri, planlayıcı, günlük, eskiz defteri, bullet journal, spiralli defter, planner, çizgili defter, telefon defteri',
    pen: 'kalem, tükenmez kalem, dolma kalem, kurşun kalem, pilot kalem, jel kalem, fosforlu kalem, boya kalemi, keçeli kalem, kuru boya kalemi, roller kalem',
    book: 'kitap, roman, masal kitabı, çocuk kitabı, hikaye kitabı, boyama kitabı, şiir kitabı, yemek kitabı, etkinlik kitabı, aktivite kitabı, öykü kitabı',
    'greeting-card':
      'tebrik kartı, doğum günü kartı, kartpostal, davetiye, teşekkür kartı, kutlama kartı, nikah davetiyesi, düğün davetiyesi, kart postal, yılbaşı kartı',
    'gift-wrap':
      'hediye paketi, ambalaj kağıdı, hediye kutusu, hediye poşeti, kaplama kağıdı hediye, hediye kağıdı, hediye çantası, paket kağıdı, hediye paketi kağıdı, karton çanta, kraft çanta',
    sticker: 'sticker, çıkartma, etiket sticker, sticker seti, laptop sticker, araba sticker, oto sticker',
    calendar: 'takvim, masa takvimi, duvar takvimi',
    'craft-kit':
      'hobi seti, nakış seti, punch seti, amigurumi seti, örgü seti, boyama seti, elmas mozaik, sayılarla boyama, mozaik hobi seti, punch nakış seti, etkinlik seti, kanaviçe seti, kendin yap seti, mum yapım seti, makrome seti, etamin seti, dikiş seti',
    'pencil-case': 'kalemlik çanta, kalem kutusu, kalem çantası, kalem kılıfı',
    camera:
      'fotoğraf makinesi, kamera, dijital fotoğraf makinesi, aksiyon kamera, aksiyon kamerası, aynasız fotoğraf makinesi, çocuk fotoğraf makinesi, video kamera',
    'film-camera':
      'analog fotoğraf makinesi, şipşak fotoğraf makinesi, polaroid makinesi, şipşak kamera, instax mini fotoğraf makinesi, filmli fotoğraf makinesi, analog kamera, antika fotoğraf makinesi, polaroid fotoğraf makinesi',
    lens: 'objektif, kamera lensi, zoom lens, prime lens, fotoğraf makinesi objektifi',
    tripod: 'tripod, üç ayak tripod, telefon tripodu, tripot',
    phone: 'cep telefonu, akıllı telefon, telefon, iphone',
    'phone-case':
      'telefon kılıfı, kapak kılıf telefon, iphone … kılıf, samsung … kılıf, xiaomi … kılıf, redmi … kılıf, huawei … kılıf, galaxy … kılıf, telefon kabı, telefon kapağı, iphone … kapak, uyumlu kılıf, samsung … kapak, oppo … kılıf, iphone … kılıfı, samsung … kılıfı, xiaomi … kılıfı, galaxy … kılıfı, iphone … kapağı, telefon … kılıf',
    laptop: 'laptop, dizüstü bilgisayar, notebook, oyuncu laptopu, macbook',
    'desktop-computer':
      'masaüstü bilgisayar, oyuncu bilgisayarı, bilgisayar kasası hazır sistem, hazır sistem, mini pc, bilgisayar, all in one bilgisayar',
    tablet: 'tablet, ipad, çizim tableti ekranlı, android tablet, tablet bilgisayar',
    headphones:
      'kulaklık, bluetooth kulaklık, kablosuz kulaklık, oyuncu kulaklığı, kulak içi kulaklık, kulak üstü kulaklık, airpods',
    loudspeaker: 'hoparlör, bluetooth hoparlör, soundbar, ses sistemi, ses bombası',
    keyboard: 'klavye, mekanik klavye, oyuncu klavyesi',
    mouse: 'mouse, kablosuz mouse, oyuncu mouse, oyuncu faresi, oyuncu mouseu',
    monitor: 'monitör, oyuncu monitörü',
    'storage-drive':
      'ssd, harddisk, hard disk, usb bellek, flash bellek, taşınabilir disk, hafıza kartı, harici disk, taşınabilir ssd, bellek kartı, flash disk',
    charger:
      'şarj aleti, şarj cihazı, powerbank, power bank, hızlı şarj adaptörü, şarj adaptörü, kablosuz şarj, şarj istasyonu, araç şarj cihazı, taşınabilir şarj',
    memory: 'ram, ram bellek, ddr4 ram, ddr5 ram',
    cable:
      'şarj kablosu, hdmi kablo, usb kablo, kablo, data kablosu, ethernet kablosu, type c kablo, hdmi kablosu, usb kablosu, uzatma kablosu, lightning kablo',
    'smart-watch': 'akıllı saat, akıllı bileklik, apple watch',
    bicycle:
      'bisiklet, dağ bisikleti, şehir bisikleti, katlanır bisiklet, çocuk bisikleti, denge bisikleti, elektrikli bisiklet',
    'yoga-mat':
      'yoga matı, pilates matı, pilates minderi, egzersiz matı, yoga mat, pilates mat, egzersiz minderi',
    dumbbells: 'dambıl, dumbell, ağırlık seti, kettlebell, halter, dambıl seti, halter seti',
    'boxing-gloves': 'boks eldiveni, muay thai eldiveni, kick boks eldiveni',
    football: 'futbol topu',
    basketball: 'basketbol topu',
    'tennis-ball': 'tenis topu',
    tent: 'çadır, kamp çadırı, otomatik çadır, kişilik çadır',
    'sleeping-bag': 'uyku tulumu',
    skateboard: 'kaykay, longboard',
    'skipping-rope': 'atlama ipi, ip atlama ipi',
    helmet: 'kask, bisiklet kaskı, motosiklet kaskı, kayak kaskı',
    'dog-lead':
      'köpek tasması, gezdirme kayışı, köpek gezdirme tasması, göğüs tasması, gezdirme tasması, köpek göğüs tasması, köpek gezdirme kayışı',
    'pet-bed': 'köpek yatağı, kedi yatağı, pet yatağı, köpek minderi, kedi minderi, kedi evi yatak',
    'pet-food':
      'kedi maması, köpek maması, kuru mama, yaş mama, kuş yemi, ödül maması, kedi ödülü, köpek ödülü, yavru kedi maması, yetişkin köpek maması, balık yemi, muhabbet kuşu yemi',
    'pet-toy': 'kedi oyuncağı, köpek oyuncağı, kedi oltası, köpek topu, köpek diş kaşıma oyuncağı, kedi topu',
    'scratching-post':
      'tırmalama tahtası, kedi tırmalama, kedi ağacı, tırmalama, kedi tırmalama tahtası, tırmalama direği, kedi tırmalama evi',
    lamp: 'lamba, masa lambası, abajur, lambader, avize, gece lambası, sarkıt avize, aplik, sarkıt, duvar lambası, gece lambası led, led lamba, sarkıt lamba, tavan lambası, tuz lambası',
    lampshade: 'abajur şapkası, lamba şapkası, abajur başlığı',
    candle:
      'mum, kokulu mum, soya mumu, dekoratif mum, bubble mum, tealight mum, tealight, soya wax mum, bubble candle, doğum günü mumu, balmumu mum, şamdan mumu, bardak mum',
    'candle-holder': 'mumluk, şamdan, tealight mumluk, tealight tutucu, mum tutucu, mum standı, mum altlığı',
    vase: 'vazo, çiçek vazosu, seramik vazo, cam vazo',
    cushion:
      'kırlent, yastık, dekoratif yastık, minder, puf minder, yer minderi, koltuk minderi, sandalye minderi, yastık kırlent',
    blanket:
      'battaniye, koltuk şalı, tv battaniyesi, örgü battaniye, bebek battaniyesi, pike battaniye, koltuk örtüsü şal',
    rug: 'halı, kilim, yolluk, paspas halı, çocuk halısı, post halı, peluş halı, jüt halı',
    curtain: 'perde, fon perde, tül perde, tül, stor perde, güneşlik perde, zebra perde',
    'bed-linen':
      'nevresim takımı, nevresim, çarşaf, yastık kılıfı, lastikli çarşaf, nevresim seti, pike takımı, çarşaf takımı, yatak örtüsü, uyku seti, lastikli çarşaf takımı, bebek nevresim takımı',
    towel:
      'havlu, plaj havlusu, banyo havlusu, peştemal, el havlusu, yüz havlusu, havlu seti, havlu takımı, ayak havlusu',
    clock: 'duvar saati, masa saati, çalar saat, ahşap duvar saati, metal duvar saati, alarmlı saat',
    mirror:
      'ayna, boy aynası, duvar aynası, makyaj aynası, konsol aynası, dekoratif ayna, el aynası, hasır ayna',
    'picture-frame': 'fotoğraf çerçevesi, çerçeve, resim çerçevesi, ahşap çerçeve, fotoğraf çerçeve',
    'wall-art':
      'tablo, kanvas tablo, poster, duvar tablosu, cam tablo, duvar halısı, makrome duvar süsü, tablo seti, yağlı boya tablo, metal tablo, metal duvar tablosu, duvar posteri, makrome duvar süs, kanvas',
    'storage-box':
      'saklama kutusu, oyuncak kutusu, düzenleyici kutu, hurç, organizer kutu, ahşap kutu, çok amaçlı kutu, oyuncak sandığı, anı kutusu',
    basket:
      'sepet, hasır sepet, çamaşır sepeti, piknik sepeti, kirli sepeti, ekmek sepeti, örgü sepet, kirli çamaşır sepeti, oyuncak sepeti, banyo sepeti',
    'christmas-decoration':
      'yılbaşı süsü, çam ağacı süsü, yılbaşı ağacı, yılbaşı dekoru, yılbaşı çorabı, yılbaşı süs, çam ağacı, yılbaşı çelengi, kapı süsü yılbaşı, yılbaşı kapı süsü, yılbaşı topu',
    bunting: 'flama, bayrak süs flama, doğum günü flaması, üçgen flama, flama banner',
    doormat: 'paspas, kapı paspası, kapı önü paspası, koko paspas',
    'wall-sign':
      'tabela, kapı tabelası, metal tabela, kapı isimliği, ahşap tabela, neon tabela, duvar yazısı, neon led tabela, retro tabela, uyarı tabelası',
    figurine:
      'biblo, heykel, figür, dekoratif obje, büst, seramik biblo, obje biblo, fil biblo, dekoratif biblo',
    'hot-water-bottle': 'sıcak su torbası, termofor, buyot',
  },
  kinds: {
    jewellery:
      'takı, takı seti, set takı, zincir, gümüş zincir, altın zincir, charm, taç, hızma, kol düğmesi, tespih, doğal taş, altın set, gümüş set, piercing, piersing',
    shoes:
      'ayakkabı, babet, klasik ayakkabı, çocuk ayakkabısı, bebek patiği, sabo, oxford ayakkabı, krampon, patik',
    accessories:
      'anahtarlık, toka, saç tokası, saç bandı, taç toka, kravat, papyon, pasaport kılıfı, makyaj çantası, gözlük kılıfı, gözlük zinciri, gözlük kabı, kordon, saat kordonu, saat kayışı, rozet, aksesuar, çanta süsü, kravat iğnesi, cüzdan seti, tasma kolye, telefon askısı boyun, lastik toka, pelerin şal, çanta askısı, yaka iğnesi, bandaj toka, gözlük, yelpaze, pasaportluk, bozuk paralık, lastikli toka, şapkalık, bavul etiketi, valiz kılıfı, askı çanta sapı, kartvizitlik, tığ işi toka, pantolon askısı, mendil, boncuklu gözlük ipi',
    clothing:
      'şapka, hasır şapka, plaj şapkası, kova şapka, bucket şapka, tulum, takım elbise, eşofman takımı, eşofman, bornoz, kimono, pelerin, yelek, panço, bebek tulumu, zıbın, bebek takımı, atlet, alt üst takım, ikili takım, sabahlık, fular yaka gömlek ceket takım, salopet, kostüm, ferace, abaya, kaftan, kap, bolero, tesettür takım, iç giyim, önlük bebek, bebek önlüğü, mama önlüğü, hastane çıkışı, korse, külotlu çorap, bindallı, üst, tesettür elbise takım, body takım, badi, zıbın takımı, bebek body, çıtçıtlı body, şapka seti, bebek şapkası, plaj elbisesi pareo, pareo, termal içlik, içlik, cübbe, peçe, bone, triko takım, eşofman üstü, forma',
    plants:
      'bitki, çiçek, fidan, ağaç fidanı, toprak, saksı toprağı, gübre, gül fidanı, lale soğanı, çiçek soğanı, soğan çiçek, teraryum, sarmaşık, saksı askısı, makrome saksı askısı, çiçek askısı, bitki standı, çiçek standı, saksılık, saksı altlığı, saksı standı, bitki besini, bahçe hortumu, bahçe eldiveni, kuş yuvası, kuş evi, sıvı gübre, fidanı, bitki askısı, lavanta fidanı, torf, zeytin ağacı, limon ağacı, yosun ağacı',
    furniture:
      'mobilya, koltuk, bench, ayakkabılık, portmanto, askılık, tv ünitesi, tv sehpası, sehpa tv, makyaj masası, mama sandalyesi, beşik, paravan, bahçe takımı, yatak odası takımı, oturma grubu, balkon takımı, servis arabası, armut koltuk, masa sandalye takımı, yemek masası takımı, salıncak koltuk, sallanan sandalye, gazetelik, bebek beşiği, konsol ayna takımı, ayaklı askılık, elbise askılığı, yatak başlığı, yatak başı',
    kitchen:
      'bardak altlığı, nihale, amerikan servis, runner, masa örtüsü, peçete, peçetelik, peçete halkası, sürahi, kahve makinesi, filtre kahve makinesi, türk kahvesi makinesi, çay makinesi, kettle, su ısıtıcı, tost makinesi, blender, mikser, french press, moka pot, cezve, kahve değirmeni, rende, spatula, merdane, kepçe, süzgeç, ekmeklik, ekmek kutusu, şekerlik, sütlük, kahvaltı takımı, yemek takımı, servis takımı, kahve seti, çay seti, bardak standı, kupa standı, kupa askısı, kupa altlığı, fincan askısı, fincan altlığı, kahve sunum seti, yumurtalık, lokumluk, bulaşıklık, kaşıklık, bıçaklık, bıçak bileyici, bıçak bloğu, tencere altlığı, tencere kapağı, fırın eldiveni, tutacak, mutfak tutacağı, mutfak rafı, havluluk kağıt, kağıt havluluk, kağıt havlu standı, baharat rafı, mutfak seti, pipet, cam pipet, metal pipet, kurabiye kalıbı, buz kalıbı, çikolata kalıbı, tatlı kalıbı, karıştırma kabı, ölçü kabı, ölçü kaşığı, çırpıcı, açacak, tirbuşon, kokteyl seti, kahvaltılık, sosluk, reçellik, yağlık, yağdanlık, zeytinyağı şişesi, sirkelik, mutfak robotu, airfryer, fritöz, waffle makinesi, çay süzgeci, kahve filtresi, cam şişe mutfak, piknik seti, magnet, buzdolabı magneti, plate kağıt, kağıt tabak, kağıt bardak, karton bardak, karton tabak, supla, kahvaltı seti, suluk pipet, mutfak tartısı, havan, sarımsak ezici, soyacak, maşa mutfak, el rondosu, doğrayıcı, şişe, tuz kutusu, çay kutusu, ekmek kızartma makinesi, kek süsü, pasta süsü, tart, damacana pompası, çeyiz seti mutfak, mutfak düzenleyici, meyvelik, ayaklı meyvelik, sunumluk, biberon',
    food: 'gıda, lokum, pekmez, tahin, salça, turşu, zeytin, peynir, makarna, erişte, tarhana, bulgur, pirinç, kuru meyve, kurabiye, kek, helva, pestil, cezerye, baklava, şekerleme, şeker, sos, nar ekşisi, sirke, granola, fıstık ezmesi, fındık ezmesi, polen, propolis, kuru incir, kuru kayısı, mercimek, nohut, sucuk, pastırma, un, tuz, himalaya tuzu, tereyağı, gurme sepeti, müsli, içecek, şurup, meyve suyu, çiğ köfte, cips, hurma, pestil köme, kahve yanı lokum, doğal maya, bar protein, protein tozu, yulaf, badem ezmesi, kakao, sıcak çikolata, salep, kefir, bisküvi, draje, üzüm kurusu, kuru üzüm, yufka, mantı, zeytin ezmesi, acı sos, domates sosu, fıstık kreması, arı sütü',
    beauty:
      'makyaj seti, kozmetik, cilt bakım seti, bakım seti, tonik, yüz maskesi, kil maskesi, maskara, rimel, eyeliner, far, far paleti, fondöten, allık, pudra, kapatıcı, oje, duş jeli, banyo bombası, banyo tuzu, saç maskesi, saç serumu, saç bakım yağı, argan yağı, lavanta yağı, saç fırçası, tarak, düzleştirici, saç düzleştirici, saç maşası, tıraş bıçağı, tıraş makinesi, sakal yağı, deodorant, roll on, güneş kremi, peeling, dudak balmı, dudak bakım, lip balm, dudak nemlendirici, lif, kese, banyo lifi, diş fırçası, diş macunu, temizleme jeli, yüz temizleme jeli, misel su, gül suyu, vücut spreyi, saç spreyi, jöle, kolonya, epilasyon aleti, manikür seti, uçucu yağ, badem yağı, hindistan cevizi yağı, çörek otu yağı, body mist, masaj yağı, takma kirpik, makyaj süngeri, temizleme köpüğü, kaş kalemi, dudak kalemi, gua sha, saç boyası, kına, aydınlatıcı, vücut peelingi, yüz yıkama jeli, esans',
    toys: 'oyuncak, oyun hamuru, çıngırak, diş kaşıyıcı, oyun halısı, oyun matı, dönence, uçurtma, balon, slime, kukla, parmak kukla, montessori oyuncak, ahşap oyuncak, oyuncak mutfak, oyun evi, oyun çadırı, evcilik seti, oyuncak tren, tren seti, oyuncak silah, oyuncak davul, müzik kutusu oyuncak, eğitici oyuncak, oyuncak seti, misket, topaç, aktivite masası, oyuncak ev, su tabancası, akülü araba, banyo oyuncağı, doktor seti, aktivite küpü, kumsal oyun seti, tangram, zeka küpü, rubik küp, sallanan at, jenga',
    stationery:
      'kırtasiye, kalemlik, kalemtıraş, silgi, cetvel, makas, yapıştırıcı, zarf, kitap ayracı, ayraç, dosya, klasör, washi bant, bant, post it, not kağıdı, yapışkanlı not, boya, akrilik boya, suluboya, pastel boya, fırça boya, resim fırçası, tuval, mühür, kaşe, damga, masa düzenleyici, kalem seti, fotoğraf albümü, albüm, anı defteri kutusu, kurdele, ip, makrome ipi, örgü ipi, yün, el örgü ipi, amigurumi ipi, boncuk, kumaş, kanaviçe kumaşı, düğme, sulu boya, guaj boya, mantar pano, yazı tahtası, silikon kalıp, epoksi reçine, kitap okuma standı, kitap standı, kitaplık tutucu, kitap kılıfı, defter kılıfı, tığ, örgü şişi, kasnak, bloknot, zımba, büyüteç, kalem ucu, delgeç, pul, cüzdan ajanda, planlayıcı pad, kadife ip, polyester ip, mektup seti',
    photo:
      'fotoğraf filmi, kamera çantası, kamera askısı, ring light, halka ışık, drone, dürbün, teleskop, gimbal, fon perdesi fotoğraf, softbox, kamera filmi, lens kapağı, polaroid film, instax film, lens temizleme seti, fotoğraf kağıdı, analog film, fotoğraf makinesi askısı, fotoğraf makinesi çantası, fotoğraf yazıcısı, kamera kılıfı, lens filtresi, selfie çubuğu',
    electronics:
      'elektronik, ekran kartı, işlemci, anakart, modem, router, webcam, mikrofon, yazıcı, projeksiyon, televizyon, oyun konsolu, oyun kolu, telefon standı, telefon tutucu, araç telefon tutucu, telefon askısı, telefon aksesuarı, ekran koruyucu, cam ekran koruyucu, kırılmaz cam, temperli cam, mouse pad, mousepad, laptop standı, laptop çantası, laptop kılıfı, notebook kılıfı, tablet kılıfı, ipad kılıfı, ipad … kılıf, tablet … kılıf, laptop … kılıf, macbook … kılıf, airpods kılıfı, airpods … kılıf, kulaklık kılıfı, kulaklık standı, kulaklık askısı, klavye kapağı, klavye pedi, batarya, pil, ampul, led şerit, şerit led, pikap, plak çalar, radyo, usb çoğaltıcı, çoklayıcı, adaptör, priz, akıllı priz, uzatma priz, kablo düzenleyici, kablo tutucu, apple watch kordon, apple watch kordonu, akıllı saat kordonu, apple watch … kordon, güvenlik kamerası, araç kamerası, bebek kamerası, bebek telsizi, kindle, e kitap okuyucu, monitör standı, monitör kolu, monitör ayağı, bilgisayar kasası, fan kasa, kasa fanı, vr gözlük, hesap makinesi, telefon lensi, powerbank kılıfı, soğutucu laptop, laptop soğutucu, telefon kordonu, pop socket, televizyon askısı, tv askı aparatı, harddisk kutusu',
    sports:
      'pilates topu, direnç bandı, direnç lastiği, pilates bandı, barfiks demiri, koşu bandı, kondisyon bisikleti, boks torbası, kum torbası, boks bandajı, tenis raketi, badminton seti, masa tenisi raketi, voleybol topu, kaleci eldiveni, tekmelik, yüzücü gözlüğü, deniz gözlüğü, şnorkel, bone yüzücü, paten, scooter, elektrikli scooter, bisiklet lambası, bisiklet kilidi, bisiklet pompası, bisiklet çantası, bisiklet selesi, bisiklet zili, bisiklet eldiveni, bisiklet aksesuarı, kamp sandalyesi, kamp ocağı, kamp masası, kamp lambası, kamp feneri, kamp seti, kamp matı, şişme mat, hamak, kafa lambası, el feneri, balta, çakı, trekking batonu, olta, olta seti, dart, dizlik, bileklik ağırlık, ağırlık bilekliği, ağırlık kemeri, fitness eldiveni, yoga bloğu, yoga çantası, yoga kemeri, yoga matı çantası, top pompası, golf topu, golf sopası, trambolin, frizbi, paten seti, çadır kazığı, can yeleği, kürek, sup board, kayak gözlüğü, kayak eldiveni, kaykay tekeri, plates halkası, hulahop, basketbol potası, halat, köpük rulo, egzersiz topu, bisiklet sepeti, bisiklet taşıyıcı, kask çantası, spor eldiveni, ağırlık eldiveni',
    pets: 'kedi tasması, isimlik tasma, tasma, mama kabı, kedi mama kabı, köpek mama kabı, kedi kumu, kedi tuvaleti, taşıma çantası kedi, kedi taşıma çantası, köpek kıyafeti, kedi kıyafeti, köpek montu, kuş kafesi, akvaryum, kedi evi, köpek kulübesi, köpek evi, köpek yağmurluğu, köpek şampuanı, kedi şampuanı, kedi tarağı, pet tarağı, tüy toplayıcı, köpek künyesi, isimlik künye köpek, kedi künyesi, kedi çimi, kedi nanesi, köpek çiğneme kemiği, köpek elbisesi, köpek fuları, kedi bandanası, köpek bandanası, su pınarı kedi, kedi su pınarı, mama saklama kabı, köpek bezi, çiş pedi, hamster kafesi, köpek kazağı, kum küreği, evcil hayvan taşıma çantası',
    home: 'askı, duvar askısı, kapı askısı, elbise askısı, havlu askısı, anahtar askısı, anahtarlık duvar, anahtarlık askısı, kapı kolu, dolap kulbu, kulp, kapı süsü, duvar süsü, dekoratif süs, oda kokusu, çubuklu oda kokusu, bambu çubuklu oda kokusu, buhurdanlık, tütsü, tütsülük, difüzör, araba kokusu, araç kokusu, oto kokusu, oto koku, esans yakıcı, sabunluk, diş fırçalık, banyo seti, banyo paspası, banyo düzenleyici, duş perdesi, klozet takımı, tuvalet fırçası, çöp kovası, kova, ütü masası, ütü masası kılıfı, ütü, süpürge, mop, çamaşır askılığı, çamaşır filesi, mandal, kırlent kılıfı, kırlent kabı, koltuk örtüsü, sandalye kılıfı, sandalye örtüsü, kanepe örtüsü, yatak koruyucu, alez, yorgan, pike, yatak pedi, uyku bandı, göz bandı, led ışık, peri led, led aydınlatma, ışık zinciri, ampul rustik, fener, kumbara, takı kutusu, takı standı, takı askısı, takı tabağı, takılık, yüzük standı, yüzük kutusu, küpelik, kolye standı, saat kutusu, mücevher kutusu, mücevher standı, müzik kutusu, rüya kapanı, düş kapanı, nazarlık, nazar boncuğu, rüzgar çanı, yapay çiçek, yapay bitki, yapay ağaç, duvar stickerı, duvar çıkartması, duvar kağıdı, çelenk, kapı stoperi, kapı tutucu, korniş, perde halkası, perde bağı, perde askısı, perde tutacağı, perde kornişi, halı kaydırmazı, halı altlığı, mum makası, mum kalıbı kutu, mum seti hediye, mum bardağı, termometre, nem alıcı, hava nemlendirici, vantilatör, ısıtıcı, merdiven, tornavida, alet çantası, matkap, dikiş kutusu, kar küresi, kutu, peçete kutusu, dergilik, harf ışık, ışıklı harf, ampul led, bebek uyku arkadaşı lamba, minyatür ev, ev dekorasyon, dekor, organizer, ayakkabı kutusu, ayakkabı düzenleyici, çekmece düzenleyici, vakumlu poşet, kirlilik, banyo rafı, doğum günü süsü, parti süsü, balon seti, parti seti, cibinlik, kapı numarası, kapı zili, posta kutusu, ataç fotoğraf askısı, mandal fotoğraf askısı, makrome, duvar dekoru, kül tablası, kolonyalık, tesbih kutusu, havluluk, kapı önü minder, seccade, kuran kutusu, lamba ayağı, abajur ayağı, masa süsü, şömine, mangal, tuvalet kağıtlığı, duş seti, battaniye askısı',
  },
  others:
    'standı, stand, tutucu, tutacağı, kılıf, kap, kapak, kılıfı, kutusu, aparat, temizleyici, temizleme spreyi, temizleme mendili, parlatıcı, boyası, fırça, fırçası, örtü, örtüsü, koruyucu, yedek parça, aksesuarı, seti hediye, hediye kartı, hediye çeki, hediye seti, hediyelik, bebek şekeri, nikah şekeri, düğün hediyeliği, sürpriz kutu, kupon, indirim kodu, kurs, atölye, eğitim, e kitap, pdf, dijital ürün, şablon, kalıp, kalıbı, dikiş kalıbı, etiket, yazı, harf, bileyici, bakım spreyi, bakım kiti, bağcık, ayakkabı bağcığı, tabanlık, ayakkabı boyası, çekecek, ayakkabı çekeceği, ayakkabı kokusu, deri bakım kremi, ayak, masa ayağı, mobilya ayağı, koltuk ayağı, sandalye ayağı, tekerlek, vida, menteşe, tamir seti, onarım kiti, yağı, yağ, sprey, mendili, ıslak mendil, bezi, bez, deterjan, çamaşır deterjanı, düzenleyici, düzenleyicisi, ahşap boyası, fermuar, toka metal, çıtçıt, saat pili, saat mekanizması, mum fitili, mum boyası, sabun kalıbı, sabun bazı, mum kalıbı, mum esansı, soya wax, parfüm şişesi, krem kabı, krem kutusu, bardak, buzluk, oto paspas, araba paspası, oto kılıf, koltuk kılıfı, oto koltuk kılıfı, araba aksesuarı, bagaj, bebek arabası, pusula, kiti, kit, süs, süsü, taşıyıcı, magnetlik, fitil, sipariş, özel sipariş, ödeme, kargo, kargo ücreti, deneme, numune, mandalı, pompa, pompası, ucu, yedeği, yedek, sap, sapı, kolu, kayış, kayışı, askı aparatı, değirmeni, makine, makinesi, cihaz, cihazı',
  describing:
    'kırmızı, mavi, yeşil, beyaz, siyah, pembe, mor, gri, kahverengi, kahve rengi, bej, krem rengi, ekru, altın, gümüş, bakır, sarı, turuncu, lacivert, turkuaz, mint, lila, bordo, haki, vizon, taba, antrasit, hardal, fuşya, füme, pudra pembe, renkli, renk, çok renkli, gold, silver, rose, rosegold, rose gold, şeffaf, bebek mavisi, mürdüm, petrol, indigo, açık, koyu, ' +
    'pamuk, pamuklu, keten, keçe, ayıcık, yün, deri, ipek, ahşap, meşe, ceviz ağacı, çam, bambu, metal, çelik, paslanmaz çelik, seramik, porselen, cam, plastik, hasır, kadife, kanvas kumaş, triko kumaş, akrilik, polyester, mermer, pirinç kaplama, altın kaplama, gümüş kaplama, kaplama, 925 ayar, ayar, ' +
    'küçük, orta, büyük, mini, boy, uzun, kısa, geniş, dar, beden, standart, standart beden, oversize, slim fit, regular, fit, xl, xxl, battal, king size, tek, çift, ikili, üçlü, dörtlü, ' +
    'set, seti, takım, takımı, paket, adet, çift, parça, li, lı, lu, lü, kutulu, kutuda, hediyeli, hediye, hediye kutulu, hediyelik kutu, asorti, model, modeli, modelleri, çeşit, koleksiyon, seri, serisi, yeni, yeni sezon, sezon, indirim, indirimli, fırsat, kampanya, orijinal, premium, lüks, özel, özel tasarım, tasarım, tasarımı, ' +
    'desen, desenli, baskı, baskılı, çiçek desen, vintage, retro, klasik, modern, bohem, minimal, rustik, nostaljik, ' +
    'kadın, erkek, çocuk, bebek, kız, erkek çocuk, kız çocuk, unisex, bayan, anne, baba, sevgiliye, öğretmene, kişiye özel, isme özel, isimli, kişiselleştirilmiş, el yapımı, handmade, organik, doğal, katkısız, ev yapımı, köy, ' +
    'yaz, kış, yazlık, kışlık, ilkbahar, sonbahar, yılbaşı, doğum günü, sevgililer günü, anneler günü, babalar günü, öğretmenler günü, bayram, ' +
    'taşlı, kısa kollu, uzun kollu, v yaka, bisiklet yaka, yaka, cepli, kapüşonlu, fermuarlı, düğmeli, kablosuz, bluetooth, su geçirmez, katlanabilir, taşınabilir, ayarlanabilir, uyumlu, saplı, ayaklı, ve, ile, kg, gr, lt, ml, cm, pro, max, plus, ultra',
};
