import type { StoriesOf } from '../stories.ts';

export const clothing: StoriesOf<'clothing'> = {
  't-shirt': {
    stories: {
      formal: [
        'Valiz kapanmadan hep bir kat daha yer bulunur. O kat {title:in}.',
        'Pazar kahvaltısına kimse kravatla oturmaz. Üzerinizde {title}, önünüzde ince belli çay.',
        'Ceketin altında ofise, akşam ceketsiz sahile. Arada değişmeyen tek şey {title}.',
        'İlk sıcak günde el hep aynı rafa gider. Yığının en üstüne {title:i} koyun.',
      ],
      informal: [
        'Eskisi pijama oldu, ondan eskisi toz bezi. Sokağa çıkma sırası {title:de}.',
        'En sevdiğin yine kirlide. Ona nöbet arkadaşı bulduk: {title}.',
        'Kot giyildi, kahve söylendi, plan yok. Böyle günlerin forması {title}.',
        'Dolap dolu, giyecek yok. Yarın sabahın cevabı hazır: {title}.',
      ],
    },
    asks: {
      formal: [
        'Dolabınızdaki en eski tişört hangi yıldan?',
        'Baskılı mı, düz mü? Sizin rafta hangisi çok?',
        'Ütüler misiniz, elle düzeltip geçer misiniz?',
        'Hangi konserden kalma tişörtü hâlâ saklıyorsunuz?',
        'Ceketin içine tişört sizde ofise uyar mı?',
        'Yazın ilk tişört günü sizde hangi aya denk gelir?',
      ],
      informal: [
        'Katlayan mı, askıya asan mı? Dürüst ol.',
        'Pijamaya dönen ama atamadığın bir tişört var mı?',
        'Üstünde yazı olsa ne yazardı?',
        'İçine sokan mı, dışarıda bırakan mı?',
        'Kimin tişörtünü alıp geri vermedin?',
        'Siyah mı, beyaz mı? Tek hakkın var.',
      ],
    },
  },
  shirt: {
    stories: {
      formal: [
        'Toplantıda en üst düğmeye kadar, akşam yemeğinde bir düğme eksik. İki hâliyle de {title}.',
        'Önemli bir sabahın kıyafeti akşamdan asılır. Kapının arkasında yarını {title} bekliyor.',
        'Aile fotoğrafı çekilecek denince üstünü değiştirmeye kalkan biri hep olur. Siz sofraya {title} ile oturun.',
        'Pazartesinin ilk kararı askıların önünde verilir. Kararsız sabahlar için en öne {title:i} asın.',
      ],
      informal: [
        'Görüntülü toplantıda altta pijama olabilir, kimse bilmez. Yeter ki üstte {title} olsun.',
        'İlk randevuya fazla süslenmek istemezsin, tişört de az kalır. İkisinin ortası {title}.',
        'Düğmelerden birini atlayıp en sonda fark edenlerdensen hoş geldin. {title} ile baştan alıyoruz.',
        'Ütü masası bir kere açıldı mı tek parçayla kapanmaz. Araya {title:i} sıkıştır.',
      ],
    },
    asks: {
      formal: [
        'Düğmelerini kapatır mısınız, tişört üstüne açık mı giyersiniz?',
        'Sizin evde ütünün ustası kim?',
      ],
      informal: ['İçeri sokan mı, dışarıda bırakan mı?', 'Ütü ne zaman: akşamdan mı, kapıdan çıkarken mi?'],
    },
  },
  blouse: {
    stories: {
      formal: [
        'Öğleden sonra ceket sandalyeye asılır, gün altındakiyle devam eder. Altında {title} olsun.',
        'Aynı siyah pantolonla üç ayrı akşama gidilir; değişen hep üstüdür. Bu akşam {title}.',
        'Akşam yemeği öğlen haber verilir, eve uğramaya vakit kalmaz. İyi ki sabah {title} giyilmiş.',
        'Veli toplantısı, nişan, cuma yemeği. Takvim böyle kalabalıksa askıda {title:e} yer açın.',
      ],
      informal: [
        'Altı beş saniyede seçildi, üstü yirmi dakikadır sürüyor. Kahven soğumadan {title} giy, çık.',
        'Yatağın üstünde dört elenen, sandalyede iki aday. Kapıdan çıkan {title}.',
        'Annen “bunu nereden aldın, bana da baksana” diyorsa kombin olmuştur. Ona adını söyle: {title}.',
        'Sabah aynasında “ne giydim ben” ile “fena değilim” arasında tek parça fark var. Adı {title}.',
      ],
    },
    asks: {
      formal: ['Kombine etekten mi başlarsınız, bluzdan mı?', 'Dolabınızda en çok hangi renk bluz var?'],
      informal: [
        'Dışarı çıkmadan kaç kez üstünü değiştirirsin?',
        'Pantolonla mı, etekle mi? Tek hakkın var.',
      ],
    },
  },
  top: {
    stories: {
      formal: [
        'En sevdiğiniz etek aylardır dolapta eşini bekliyor. Yanına {title:i} asın.',
        'Ceketin önü açık kalınca söz içindekine geçer. İçinde {title} olsun.',
        'Kolye seçildi, pantolon seçildi; ikisinin arasında bir boşluk var. O boşluk {title:in}.',
        'Tatil bavulunda iki alt parça, yedi akşam vardır. Aradaki hesabı {title} kapatır.',
      ],
      informal: [
        'Kot hazır, saç hazır, “üstüne ne giysem” hâlâ havada. Havadaki soruya cevap: {title}.',
        'Kafe fotoğraflarında hep belden yukarısı çıkar. Yani kombin dediğin, {title}.',
        'Gömlek ciddi, tişört fazla ev hâli. Cuma akşamına {title} çıkıyor.',
        'Arkadaşının dolabında göz koyduğun şeyler uzun bir liste. Bu kez göz koyma sırası onda: {title}.',
      ],
    },
    asks: {
      formal: [
        'Ceket içine mi, tek başına mı giyersiniz?',
        'Dolabınızın en kalabalık rafı hangisi?',
        'Renkli mi giyersiniz, siyah mı?',
        'Sabah kıyafeti kaç dakikada seçersiniz?',
        'Ceketinizi masada çıkarır mısınız?',
        'Yaz akşamı için rengi seçin: beyaz mı, mercan mı?',
      ],
      informal: [
        'Altına kot mu, etek mi?',
        'Bu yıl en çok hangi rengi giydin?',
        'İş çıkışı plan: kahve mi, sahil mi?',
        'Dolapta etiketi üstünde duran kaç parça var?',
        'Aynada kaç selfie, sonra çıkış?',
        'Arkadaşının dolabından ilk neyi alırdın?',
      ],
    },
  },
  dress: {
    stories: {
      formal: [
        'Düğün davetiyesi buzdolabının kapağına tutturuldu, tarih yaklaşıyor. Altına bir not düşün: {title}.',
        'Alt ayrı, üst ayrı düşünülen sabahlardan birini atlayın. Tek parça, tek karar: {title}.',
        'Yıllar sonra o fotoğrafa bakan pastayı değil, giyileni hatırlar. Fotoğrafta {title} olsun.',
        'Kapıdan çıkmadan boy aynasının önünde bir tur dönülür. Bu akşamki tur {title} ile.',
      ],
      informal: [
        'Güya oturup izleyecektin, şimdi halayın ortasındasın. Mendil sağ elde, üstünde {title}.',
        'Kuzenin nişanı cumartesi, bugün perşembe, dolap hâlâ aynı dolap. Dolaba ekle: {title}.',
        'Herkes saatlerce özendin sanır, sen tek parça geçirip çıkmışsındır. Sırrın adı {title}.',
        'Pazara spor ayakkabıyla, yemeğe topukluyla. Ayakkabı değişir, {title} kalır.',
      ],
    },
    asks: {
      formal: [
        'Hiç unutmadığınız bir elbise ne renkti?',
        'Spor ayakkabıyla mı giyersiniz, topukluyla mı?',
        'Bu yaz takvimde kaç düğün var?',
        'Uzun mu, diz hizası mı?',
        'Sizin için bayramlık hâlâ özel mi?',
        'Davetlerde erken gelenlerden misiniz, son dansa kalanlardan mı?',
      ],
      informal: [
        'En son hangi düğünde dans ettin?',
        'Elbisede cep şart mı, değil mi?',
        'Düğünde hangi şarkıda piste fırlarsın?',
        'Çıkmadan kaç kıyafet denersin?',
        'Fotoğrafta hangi pozu hep verirsin?',
        'Aynı elbise iki düğüne gider mi?',
      ],
    },
  },
  skirt: {
    stories: {
      formal: [
        'Pantolonla geçen bir haftanın cuması başka olsun. Cumaya {title:i} ayırın.',
        'Rüzgârlı iskelede bir el saçta, bir el etektedir. Vapurdan {title} ile inilir.',
        'Kazağın ucunu içeri sokup aynaya yan dönmek küçük bir sabah alışkanlığıdır. Bu sabah belde {title} var.',
        'Aynı gömlek pantolonla iş kıyafetidir, bir başka parçayla davet kıyafeti. O parça {title}.',
      ],
      informal: [
        'Altı hafta üst üste kot giydin, saydık. Yedinci haftaya {title}.',
        '“Cebi var mı?” sorusuna hazır ol. Arkadaşların {title:i} görür görmez soracak.',
        'Botla mı, spor ayakkabıyla mı, üç dakikadır ayna karşısındasın. Ayakkabı sonra, önce {title}.',
        'Dolapta altına bir şey bulamadığın güzel bir kazak durur hep. Buldun sayılır: {title}.',
      ],
    },
    asks: {
      formal: ['Siz botla mı giyersiniz, babetle mi?', 'Mini, midi, uzun: Sizin tercihiniz hangisi?'],
      informal: ['Haftada kaç gün pantolon, kaç gün etek?', 'Çorapla mı, çorapsız mı?'],
    },
  },
  trousers: {
    stories: {
      formal: [
        'Sabah sunum, akşam sahilde çay; arada ceket çıkar, üst değişir. Alt aynı kalır: {title}.',
        'Haftada üç kez giyildiğini yalnız siz bilirsiniz. Pazartesi, çarşamba, cuma: {title}.',
        'Dolapta yedi gömleğe tek pantolon düşüyorsa hesap tutmaz. Yanına {title:i} ekleyin.',
        'Ceketi herkes çabuk seçer, tereddüt altına gelince başlar. O tereddüdü {title} ile kısa kesin.',
      ],
      informal: [
        'Kot biraz fazla pazar, takım elbise fazla pazartesi. Salıdan cumaya {title}.',
        'Sandalyenin üstünde “bir kere daha giyilir” yığını var, biliyoruz. En üstte {title} olacak.',
        'Üstüne gömlek, tişört, kazak; kime denk gelirse. Altta hep {title}.',
        'Her sabah aynı dolap, aynı on dakikalık bakışma. İşin alt yarısını çözdük: {title}.',
      ],
    },
    asks: {
      formal: [
        'Bol paça mı, dar paça mı; siz hangi taraftasınız?',
        'Paçaları kim kısaltır: terzi mi, siz mi?',
      ],
      informal: ['Sandalyedeki yığında şu an kaç parça var?', 'Kemerle mi, kemersiz mi?'],
    },
  },
  jeans: {
    stories: {
      formal: [
        'Cuma günü kravatlar çekmecede kalır. Askıdan {title} iner.',
        'Bazı parçalar yıllar geçtikçe sahibine benzer. O hikâyenin ilk sayfası {title}.',
        'Sevilenin dizi inceldi, atmaya gönül razı değil. Yerine değil, yanına {title}.',
        'Hangi şehre gidilirse gidilsin valize önce o konur. Bir sonraki yolculuğa {title} ile çıkın.',
      ],
      informal: [
        'Beş tanen var, hep aynısını giyiyorsun. Tahtına göz diken belli: {title}.',
        'Sinema mı, pazar mı, son dakika planı mı? Nereye gideceğini sonra söylersin, altında {title} var.',
        'Çimlere düşünmeden oturulan günün adı cumartesidir. Kıyafetinin adı {title}.',
        'Üstüne tişört, hafta sonu; üstüne ceket, cuma toplantısı. Ortak nokta {title}.',
      ],
    },
    asks: {
      formal: [
        'Evdeki en eski kotunuz kaç yaşında?',
        'Paçayı kıvırır mısınız, kestirir misiniz?',
        'Kotla gittiğiniz en şık davet hangisiydi?',
        'Ütülü kot mu, ütüsüz mü?',
        'Açık mavi mi, koyu mavi mi, siyah mı?',
        'Kot hangi gün ofise girer sizde?',
      ],
      informal: [
        'Bol mu, dar mı, yırtık mı?',
        'Kot kaç giyimde bir yıkanır? Dürüst ol.',
        'Arka cebinde en son ne unuttun?',
        'Uçakta kot: evet mi, asla mı?',
        'Dolapta kaç kotun var, kaçı giyiliyor?',
        'Kotla uyuyakaldığın oldu mu?',
      ],
    },
  },
  shorts: {
    stories: {
      formal: [
        'Yazlığın panjurları kaldırılınca ilk iş üst baş değiştirmektir. Bavulun en üstünde {title} duruyor.',
        'Ayaklar iskeleden sarkmış, bardakta buz var. Üzerinizde {title}, akşama daha çok var.',
        'Sabah yürüyüşü, gazete, fırından sıcak ekmek. Tatil sabahına {title} ile çıkılır.',
        'Termometre otuzu gösterince dolapta sıra değişir. En öne {title} geçer.',
      ],
      informal: [
        'Karpuz, terlik, tişört. Listede eksik olan {title}.',
        'Bakkala kadar diye çıktın, sahilde gün batımına kaldın. Üstünde ne vardı? {title}.',
        'Bacakların geçen yazdan beri güneş görmedi, biraz küs. Barışma teklifi: {title}.',
        'Denizden çıktın, kafede masa boş, mayoyla oturulmaz. Çantadan {title} çıkar.',
      ],
    },
    asks: {
      formal: [
        'Yazın ilk şort günü sizin için hangi aydadır?',
        'Yazlıkta mı, şehirde mi daha çok giyersiniz?',
      ],
      informal: ['Şort sezonunu kaç derecede açarsın?', 'Diz üstü mü, diz altı mı?'],
    },
  },
  sweater: {
    stories: {
      formal: [
        'Üşümek için ekim yeter, kaloriferler kasımı bekler. Aradaki günlere {title:i} ayırın.',
        'Dışarıda ince bir kar, tabakta kestane, yetişilecek hiçbir yer yok. Üzerinizde {title}.',
        'Soba başından kalma bir alışkanlık: Soğukta önce üste bir kat alınır. O kat {title}.',
        'Yaylada akşam erken iner, sofra yine de dışarıda kurulur. Sandalyenin arkasında {title} hazır dursun.',
      ],
      informal: [
        'Battaniyeyle sokağa çıkılmıyor, denedik. İkinci seçenek {title}.',
        'Kombi bir derece kısıldı, evde oylama yapılmadı. Muhalefetin üstünde {title} var.',
        'Babanın dolabından alıp geri vermediğin hâlâ sende. Bu sefer kendi dolabından: {title}.',
        'Ofiste klima kumandası yine o hiç üşümeyen arkadaşta. Sandalyende {title} dursun.',
      ],
    },
    asks: {
      formal: ['Sizin evde ilk kazak hangi ayda çıkar?', 'Boğazlı mı, V yaka mı, bisiklet yaka mı?'],
      informal: ['Kimin kazağını alıp geri vermedin?', 'Sizde kombi mi kazanıyor, kazak mı?'],
    },
  },
  hoodie: {
    stories: {
      formal: [
        'Haftanın yorgunluğu cuma akşamı kapının önünde çıkarılır. Yerine {title} giyilir.',
        'Gece uçuşunda ışıklar söner, kapüşonlar çekilir. Yol kıyafetiniz {title}.',
        'Sahilde akşam serinliği, elde termos, konuşmaya gerek yok. Üzerinizde {title} var.',
        'Evdeki gençler ödünç ister, bir daha adı anılmaz. Bu kez {title:i} kendinize ayırın.',
      ],
      informal: [
        'Kapüşonu çektin, dünya iki kademe kısıldı. Ses düğmesinin adı {title}.',
        'Sevgiline ödünç verdiğin geri gelmedi, gelmeyecek. Dolapta yeni bir sayfa: {title}.',
        'Ders sekizde, sen yediyi elli geçe uyandın. Koşarken giyilecek olan {title}.',
        'Bugün kimseyi görmeyecektin, markette eski sınıfın yarısı var. Neyse ki üstünde {title} var.',
      ],
    },
    asks: {
      formal: ['Şimdi kapüşon takılı mı, sırtta mı?', 'Sizinkini evde en çok kim kaçırır?'],
      informal: ['Geri alamadığın hoodie şimdi kimde?', 'Kapüşon açık mı, kapalı mı? Ruh hâlini söyle.'],
    },
  },
  jacket: {
    stories: {
      formal: [
        'Sabah on derece, öğlen yirmi iki. Arada {title} omuzdan kola iner, akşam yerine döner.',
        'Vapurda içeride oturan çay ister, dışarıda oturan manzara. Dışarısı için {title}.',
        'Evden çıkarken askılığa uzanan el, günün son kararını verir. Elinize {title} gelsin.',
        'Tişörtün üstüne alınınca insan bir randevusu varmış gibi durur. O randevuya {title} ile gidin.',
      ],
      informal: [
        '“Üşümem ben” dedin, saat dokuzda omuzlar kulaklara çıktı. Yarın akşam {title} seninle.',
        'Mevsim karar veremiyor, sen de. Kapıdan çıkarken {title:i} kap.',
        'Üşüyen arkadaşa verilir, sonra bir ay istenemez. Verirken iki kere düşün, bu {title}.',
        'Kombin bitti sanmıştın, ayna aynı fikirde değil. Üstüne {title} at, bir daha sor.',
      ],
    },
    asks: {
      formal: [
        'Hazırlıklı mı çıkarsınız, “üşümem” mi dersiniz?',
        'Bahar mı, güz mü; ceket mevsimi sizce hangisi?',
      ],
      informal: ['Kolları beline bağlar mısın?', 'Ceketini en son kime ödünç verdin?'],
    },
  },
  coat: {
    stories: {
      formal: [
        'Kışın sizi gören herkes üç ay boyunca aslında onu görür. O hâlde {title}.',
        'Lokantada askıya verilir, çıkışta ötekilerin arasında aranır. Sizinki {title}, görünce tanırsınız.',
        'İlk kar düştüğünde portmantonun önü kalabalıklaşır. En öndeki askı {title:in}.',
        'Ayaz, durak, kalkık bir yaka. Otobüs gelene kadar {title} ile beklenir.',
      ],
      informal: [
        'Altta pijama, elde çöp poşeti, karşında üst komşu. Neyse ki üstünde {title} var.',
        'Kombini yaptın, kapıda üstü kapandı. Kışın görünen kısım {title}.',
        '“Önünü kapat, hasta olacaksın.” Ses anneden, üstündeki {title}.',
        'Geçen kıştan ceplerde kalan: peçete, fiş, yarım sakız. Bu kışa temiz sayfayla başla: {title}.',
      ],
    },
    asks: {
      formal: ['Vapurda içeride mi oturursunuz, dışarıda mı?', 'Uzun mu, kısa mı? Sizin kışınız hangisi?'],
      informal: ['Cebinden en son ne çıktı?', 'Kaban kaç derecede giyilir? Şehrini de yaz.'],
    },
  },
  socks: {
    stories: {
      formal: [
        'Ayakkabıların kapıda çıkarıldığı bir ülkede ayağınızı herkes görür. Misafirliğe {title} ile gidilir.',
        'Bacak bacak üstüne atınca paçadan iki parmak görünür. O iki parmak {title:in}.',
        'Her şeyi olan amcaya ne alınacağı her yıl konuşulur. Bu yıl pakette {title} var.',
        'Çekmecede eşini bekleyen tekler birikti. Yanlarına eşi belli olanı koyun: {title}.',
      ],
      informal: [
        'Makineye iki girer, bir çıkar; bilim hâlâ araştırıyor. Deneyin yeni malzemesi: {title}.',
        'Misafirlikte ayakkabılar çıktı, baş parmak dışarıda. Bir daha olmasın diye {title}.',
        'Yorganın altında ayağın değdi, karşı taraf çığlık attı. Ateşkes şartı: {title}.',
        'Takım elbisenin eğlenebildiği tek yer bilektir. Bilekte {title}.',
      ],
    },
    asks: {
      formal: ['Çekmecenizde kaç tane eşi kayıp çorap var?', 'Desenli mi, düz mü?'],
      informal: ['Evde terlik mi, çorap mı, yalın ayak mı?', 'İki farklı tekle dışarı çıktın mı hiç?'],
    },
  },
  underwear: {
    stories: {
      formal: [
        'Güzel bir kıyafetin altında yalnız sizin bildiğiniz bir özen vardır. O özenin adı {title}.',
        'Valiz yaparken günler sayılır, sonra iki tane de ihtiyaten eklenir. İhtiyat payına {title:i} koyun.',
        'Çekmece yılda bir boşaltılır, geriye yalnız sevilenler kalır. Boşalan yer {title:in}.',
        'Önemli bir günün kıyafeti dıştan değil, içten başlar. İlk katman {title}.',
      ],
      informal: [
        'Lastiği gevşemiş ama emektar diye atamadığın var ya. Emekli et, {title} göreve başlasın.',
        'Çamaşır günü yarın, çekmece bugün boş. Yedek kuvvet: {title}.',
        'Annen “yolda başına bir şey gelir” diye hep düzgününü giydirirdi. Düzgünü burada: {title}.',
        'Kimse görmez, sen bütün gün bilirsin. Aramızda kalsın: {title}.',
      ],
    },
    asks: {
      formal: ['Çekmeceyi yılda kaç kez elden geçirirsiniz?', 'Bir haftalık tatile kaç tane koyarsınız?'],
      informal: ['Çekmecen düzenli mi, savaş alanı mı?', 'Düz mü, desenli mi? Kimseye söylemeyiz.'],
    },
  },
  swimwear: {
    stories: {
      formal: [
        'Denize girerken en uzun an, suyun bele geldiği andır. O anda üzerinizde {title} olsun.',
        'Kahvaltıdan önce, koy daha boşken yüzmenin tadı başkadır. Askıda {title} bekliyor.',
        'Yazlık çantasında gözlük, krem, kitap. En üste {title:i} koyun, ilk o lazım olacak.',
        'Otelde havuzun kapanmasına yarım saat var, son kulaçlar hep o yarım saattedir. Bavulda {title} olsun.',
      ],
      informal: [
        '“Su nasıl?” “Girince alışıyorsun.” Bu yalana hep birlikte inanıyoruz, üstümüzde {title}.',
        'Valize üç kitap koydun, birini okuyacaksın. Her gün mesaiye gidecek olan {title}.',
        'İple çektiğin izin onaylandı, masada altı klasör var. Aklında ise deniz, bir de {title}.',
        'Saçlar tuzlu, mısırlar közde, dönmek isteyen yok. Güneş batana kadar {title}.',
      ],
    },
    asks: {
      formal: ['Deniz mi, havuz mu?', 'Suya koşarak mı girersiniz, yavaş yavaş mı?'],
      informal: ['Ege mi, Akdeniz mi? Tarafını seç.', 'Denizden en son çıkan kim? Adını yaz.'],
    },
  },
  pyjamas: {
    stories: {
      formal: [
        'Yatağa temiz çarşaf serilen akşamın keyfi başkadır. Yastığın üstüne {title:i} bırakın.',
        'Kapı kilitlendi, telefon sessizde, ışıklar kısıldı. Günün son kıyafeti {title}.',
        'Pazar kahvaltısı öğlene sarktıysa kimse giyinmemiş demektir. Sofraya {title} ile oturulur.',
        'Yatılı misafirliğin güzel yanı gece yarısı mutfak sohbetidir. Çantaya {title:i} koymayı unutmayın.',
      ],
      informal: [
        'Saat on bir, kapıda komşu, elinde aşure. Karşılama kıyafetin {title}.',
        'Eve girer girmez pijamaya geçenler derneği toplanıyor. Üyelik kartı: {title}.',
        'Cumartesi planı belli: koltuk, dizi, yine koltuk. Hepsi {title} ile.',
        'Yırtık eşofman, yıkanmaktan solmuş tişört; sen buna gece kıyafeti diyordun. Biz {title} diyoruz.',
      ],
    },
    asks: {
      formal: [
        'Pijamayla pazar günü saat kaça kadar durursunuz?',
        'Takım mı giyersiniz, eski bir tişört mü?',
      ],
      informal: [
        'Kapıdan girince kaç dakikada üstünü değiştirirsin?',
        'Üstünde pijamayla en uzak nereye gittin?',
      ],
    },
  },
  cap: {
    stories: {
      formal: [
        'Sabah yürüyüşüne saç taranmadan çıkılır. Portmantoda {title} asılı durur.',
        'Balığa çıkanın kahvesi termosta, sabrı yanındadır. Başında {title} var.',
        'Yaz fotoğraflarında gözler hep kısık çıkar. Bu yazınkine {title} ile poz verin.',
        'Öğle güneşinde teknede, tribünde, pazarda el alna siper edilir. Eliniz boşa çıksın diye {title}.',
      ],
      informal: [
        'Berber “ucundan alıyorum” dedi, ucundan almadı. Önümüzdeki iki hafta {title}.',
        'Saç yıkanmadı, plan da iptal olmadı. Araya giren {title}.',
        'Ters takınca on yedi, düz takınca otuz dört yaşındasın. Karar senin, adı {title}.',
        'Hakem suçlu, güneş tam karşıda, maç uzatmaya gidiyor. Tribünde {title} ile oturulur.',
      ],
    },
    asks: {
      formal: ['Şapkanız en çok nerede başınızda olur?', 'Güneşte mi oturursunuz, gölgede mi?'],
      informal: ['Siperlik önde mi, arkada mı?', 'Kötü saç gününde şapka mı, topuz mu?'],
    },
  },
  beanie: {
    stories: {
      formal: [
        'Sabah ayazını önce kulaklar haber verir. Kapının yanında {title} hazır dursun.',
        'Maç, pazar, sabah vapuru; kışın ayakta beklenen yer çoktur. Hepsine {title} ile gidilir.',
        'Palto ağırbaşlı, ayakkabı ciddi; küçük bir neşe başa kalmış. O neşe {title}.',
        'Kar yağınca evin büyüğü de küçüğü de bahçeye iner. Eldivenlerin yanına {title:i} koyun.',
      ],
      informal: [
        'Kulaklar kızardı, burun aktı, “üşümüyorum” dedin. İnanmadık, {title:i} tak.',
        'Saçını düzeltmedin diye takarsın, çıkarınca daha beter olur. Çıkarma o zaman: {title}.',
        'Annen “başını açık bırakma” diyeli yirmi yıl oldu, haklı çıktı. Selam söyle, başında {title} var.',
        'Kardan adama havuç bulunur, başına takacak şey bulunmaz. Seninkini isterlerse verme: {title}.',
      ],
    },
    asks: {
      formal: [
        'Kulakları örter misiniz, açıkta mı bırakırsınız?',
        'Kış sizin şehre hangi ay gelir?',
        'Çocukken berenizi kim örerdi?',
        'Kar yağınca evden ilk kim çıkar?',
        'Kışın ilk sıcak içeceği: salep mi, çay mı?',
        'Üşüyen mi, üşütmez diyen mi?',
      ],
      informal: [
        'Ponponlu mu, ponponsuz mu?',
        'Bere sezonu sizde açıldı mı? Şehrini yaz.',
        'Bu kış kaç bere kaybettin?',
        'Saçı bozar mı, saçı kurtarır mı?',
        'Kartopunda ilk atan kim olur?',
        'Evde de takan var mı? Yargılamıyoruz.',
      ],
    },
  },
  scarf: {
    stories: {
      formal: [
        'Sade bir kıyafetin son cümlesi boyunda kurulur. O cümle {title}.',
        'Akşam serinliğinde çantadan çıkarılıp omza alınan bir parça hep aranır. Çantaya {title:i} koyun.',
        'Teyzeye, öğretmene, kayınvalideye; beden sormadan alınan hediye azdır. Bunlardan biri {title}.',
        'Gri palto, gri gökyüzü, gri vapur. Boyunda {title} olunca sabah başka türlü başlar.',
      ],
      informal: [
        'Bir dola, iki dola, ucunu sok; olmadı, baştan. Ayna karşısı provası {title} ile.',
        'Kıyafet kara kış, ruh hâli ilkbahar. Araya boyundan {title} giriyor.',
        '“Boynunu kapat” diyen biri her ailede vardır. Ona bir fotoğraf at, boynunda {title} olsun.',
        'Kafede sandalyede unutup yarı yoldan döndüğün oldu. Bunu boynundan çıkarma: {title}.',
      ],
    },
    asks: {
      formal: [
        'Bağlar mısınız, dolar mısınız, öylece bırakır mısınız?',
        'Boynunuza en çok hangi renk yakışır?',
        'Annenizden kalan bir şal var mı?',
        'Sizde desenlisi mi çok, düzü mü?',
        'Çantanızda yedek bir şal durur mu?',
        'Siz kaç türlü bağlarsınız?',
      ],
      informal: [
        'Kaç farklı bağlama biliyorsun?',
        'Boyunda mı, saçta mı, çantada mı?',
        'En son nerede unuttun?',
        'Klimanın altına oturunca ilk ne ararsın?',
        'Kimden ödünç alıp geri vermedin?',
        'Atkı mı, şal mı, fular mı?',
      ],
    },
  },
  gloves: {
    stories: {
      formal: [
        'Kış sabahının ilk itirazı direksiyona dokununca gelir. Torpidoda {title} dursun.',
        'Kestanecinin verdiği kesekâğıdı bir eli oyalar. Öteki elde {title} vardır.',
        'Selam verirken çıkarılır, kapıda yeniden takılır; kışın eski bir inceliği. O incelik {title} ile sürsün.',
        'Teki kaybolan çift çekmecede umutla bekletilir. Beklemeyin, kışa {title} ile başlayın.',
      ],
      informal: [
        'Kartopu savaşında ilk teslim olan hep çıplak ellidir. Sen {title} ile gel.',
        'Arabanın camında buz, elinde kredi kartı, kazıyorsun. Hiç değilse {title} olsun.',
        'Bir el cepte, öteki telefonda, parmaklar morardı. Mesaj beklesin, {title:i} tak.',
        'Otobüste teki düştü, öbürünü iki kıştır saklıyorsun. Vedalaş artık, sırada {title} var.',
      ],
    },
    asks: {
      formal: ['Eldiven mi takarsınız, ceplere mi güvenirsiniz?', 'Soğuk elli misiniz, sıcak elli mi?'],
      informal: ['Eşi kayıp kaç tek eldivenin var?', 'Parmaklı mı, parmaksız mı?'],
    },
  },
};
