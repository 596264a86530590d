export const plants = {
  'house-plant': {
    stories: {
      formal: [
        'Perdeyi açınca önce havaya, sonra yapraklara bakılır. O pencerede {title:e} yer ayırın.',
        'Salonun bir köşesine ne koysanız olmaz, hep bir şey eksik kalır. Eksik olan çoğu zaman yeşildir, mesela {title}.',
        'Tatile çıkarken anahtarı kime bıraksak? Komşulukların çoğu böyle başlar, {title} güzel bir bahanedir.',
        'Yeni yaprağın açıldığı sabah evde herkese haber verilir. O haberi bu kez {title:den} bekleyin.',
      ],
      informal: [
        '“Bir tanecik aldım” diyorsun, salonda on bir saksı var. On ikincinin adı {title}.',
        'Sulama gününe alarm kurdun, annenin doğum gününe kurmadın. {title} şımaracak, belli.',
        'Onlarla konuştuğunu biliyoruz, sorun değil. {title} duyduklarını kimseye anlatmaz.',
        'Toplantıda kamera açıldı, arkanda boş duvar ve dünden kalan bardak. Bardağın yerine {title}.',
      ],
    },
    lessons: {
      formal: [
        'Çoğu ev bitkisine susuzluktan çok fazla su zarar verir. Sulamadan önce parmağınızı toprağa batırın, {title} ne istediğini öyle anlatır.',
        'Toz tutan yaprak daha az ışık görür. Nemli bir bezi şöyle bir gezdirin, {title} pencerenin tadını çıkarsın.',
        'Hep aynı yanı ışığa dönük duran bitki zamanla eğilir. Saksıyı arada bir çevirin, {title} bir pencereye baksın, bir salona.',
        'Sulama gününü takvim değil, parmağınız söylesin; fazla su çoğu zaman susuzluktan daha zararlıdır. Toprak hâlâ nemliyse {title} bekler.',
      ],
      informal: [
        'Sevgiden boğma, çoğu ev bitkisi susuzluktan çok fazla sudan zarar görür. Parmağını toprağa batır, kararı {title} ile birlikte verin.',
        'Televizyonun tozunu aldın, yapraklar hâlâ sırada. Nemli bezle sil, daha çok ışık görsünler; {title} için bezi bir kez daha ıslat.',
        'Cama doğru tek yana mı eğildi? Saksıyı arada bir çevir, {title} salona da selam versin.',
        'Toprağa parmak batırmak tuhaf görünür ama fazla sudan kurtarır. Gören olursa {title} ile tokalaşıyordum dersin.',
      ],
    },
    asks: {
      formal: [
        'Bitkilerinizle konuşur musunuz?',
        'Evinizin en aydınlık köşesinde şimdi ne duruyor?',
        'Tatilde çiçekleri kime emanet edersiniz?',
        'En eski bitkiniz kaç yaşında?',
        'Güneş sizin eve hangi saatte girer?',
        'Çelik alıp komşuya verir misiniz?',
      ],
      informal: [
        'Evde kaç saksı var? Balkon da sayılır.',
        'Sende bitki coşar mı, küser mi?',
        'Adı olan bitkin var mı?',
        'Yaprağını silen var mı gerçekten?',
        'Bu yıl kaç saksı devrildi?',
        'Musluk suyu mu, dinlenmiş su mu?',
      ],
    },
  },
  orchid: {
    stories: {
      formal: [
        'Aylarca yalnız yaprak görürsünüz, sonra bir sabah bir tomurcuk. {title} beklemeyi bilenlerin işidir.',
        'Yeni eve giderken elde ne olacağı uzun uzun düşünülür. Kapıda {title} ile durmak yeter.',
        'Çiçeği dökülen saksıyı atmaya kimse kıyamaz, hikâyenin devamı vardır. {title} ile bir hikâye daha başlar.',
        'Söylenecek söz ağır geldiğinde çiçek gönderilir. {title} ve iki satırlık bir kart gerisini söyler.',
      ],
      informal: [
        'Annenin pencere önünde açıyor da sende neden açmıyor? Rövanşın adı {title}.',
        'Haftada bir su verdin, iki güzel söz söyledin, hâlâ küs. Belki {title} daha konuşkandır.',
        'İşe yeni başlayan arkadaşına kupa alacaktın, onu herkes alır. Masasına {title} gitsin.',
        'Tomurcuk göründü, aile grubuna on iki fotoğraf düştü. Sıradaki haberin konusu {title}.',
      ],
    },
    lessons: {
      formal: [
        'Doğrudan güneşi değil, aydınlık ve süzülmüş ışığı sever. Tül perdenin arkasındaki yeri {title} için ayırın.',
        'Dipte bekleyen su kökleri çürütür, her sulamadan sonra iyice süzdürmek gerekir. O birkaç dakika {title:in} hakkıdır.',
        'Kökler konuşur: Grimsiyse susamıştır, yeşilse suyu yeterlidir. {title} bir şey isterse önce oraya bakın.',
        'Suyu verdikten sonra yerine hemen koymayın, iyice süzülsün, kökler korunsun. {title} pencereye ondan sonra döner.',
      ],
      informal: [
        'Güneşin alnına koyma, aydınlık ama süzülmüş ışık ister. Tülü çek, {title} poz versin.',
        'Kök gri mi, yeşil mi? Gri susadı, yeşil suyunu almış demek; {title} ile anlaşmak bu kadar kolay.',
        'Suladın, altına baktın, dibi göl olmuş. Süzdür onu, bekleyen su kökü çürütür, {title} yüzmeye gelmedi.',
        '“Bugün salı, su günü” deme, köke bak; grimsiyse susamıştır. Cevabı takvim değil, {title} verir.',
      ],
    },
    asks: {
      formal: [
        'Çiçekleriniz hangi pencerede durur: doğuda mı, güneyde mi?',
        'En son kime çiçek götürdünüz?',
        'Hediye mi gelir, kendiniz mi alırsınız?',
        'Evde çiçeklere kim bakar?',
      ],
      informal: [
        'Sende ikinci kez açtı mı, açmadı mı?',
        'Beyaz mı, mor mu?',
        'Çiçek dökülünce atar mısın, bekler misin?',
        'Pencere önünde kaç saksı var?',
      ],
    },
  },
  succulent: {
    stories: {
      formal: [
        'Seyahate çıkarken kimseye sulama listesi bırakmak istemezsiniz. {title} dönüşünüzü ses etmeden bekler.',
        'İki toplantı arasında gözün dinleneceği bir yeşil aranır. Ekranın yanına {title} koyun.',
        'Çiçek hediye etmek istersiniz ama alanın bakacak vakti yoktur. Öyle dostlara {title} götürülür.',
        'Pencerenin önüne bir tane konur, sonra yanına yenileri dizilir. Belki sıra {title:e} gelmiştir.',
      ],
      informal: [
        'Su vermeyi unuttun, sonra hatırladın, sonra yine unuttun. {title} alınmaz, huyu böyle.',
        'Fesleğen dayanmadı, menekşe dayanmadı, sen kendinden şüphe ettin. Barışma vakti, {title} burada.',
        'Klavye, soğumuş kahve, yapışkan notlar. Masada canlı bir sen varsın, bir de {title} olsun.',
        'Bir tane alıp çıkacaktın, kasaya üç taneyle geldin. Dördüncüsü {title} olur.',
      ],
    },
    lessons: {
      formal: [
        'Erken verilen su iyilik sayılmaz, toprağın tamamen kuruması beklenir. {title} bu beklemeyi sever.',
        'Yapraklar uzayıp seyreldiyse bitki daha çok ışık istiyor demektir. Pencereye bir adım yaklaştırın, {title} derdini anlatmış olsun.',
        'Saksının altı delikli olmalı, kökler suda kalmayı sevmez. Önce kabı çevirip bakın, sonra {title:i} yerleştirin.',
        'Belli bir sulama günü yoktur, toprak bütünüyle kuruyunca vakti gelmiştir. Unutkanlığınızı {title} kusur saymaz.',
      ],
      informal: [
        'Her gün su vermek sevgi değil, evham; bırak toprak tamamen kurusun. Arada unut, {title} alınmaz.',
        'Boy attı diye sevinme, yaprağı seyrelip uzayan bitki daha çok ışık istiyor. {title:i} cam kenarına terfi ettir.',
        'Kulpu kırık fincan şirin saksı olur ama altı deliksiz, kökler suda kalır. Delikli bir kap bul, {title} oraya taşınsın.',
        'Toprak azıcık nemliyse sürahiyi geri koy; o ancak tamamen kuruyunca su ister. Bugünlük {title:e} yalnız göz kırp.',
      ],
    },
    asks: {
      formal: [
        'Çalışma masanızda bilgisayardan başka ne var?',
        'Sulamayı en son ne zaman unuttunuz? Aramızda kalır.',
        'Ofiste bitkilere kim bakar?',
        'Sularken yapraklarla konuşur musunuz?',
        'İlk bitkinizi kim hediye etti?',
        'Pencereniz hangi yöne bakıyor?',
      ],
      informal: [
        'Kaç bitki kuruttun? İtiraf serbest.',
        'Seninki ofiste mi durur, pencere önünde mi?',
        'Bitkinin adı var mı? Ne?',
        'Haftada bir mi, aklına gelince mi sularsın?',
        'Pencere önünde kaç tane var? Say.',
        'Çiçekli mi, dikenli mi?',
      ],
    },
  },
  bonsai: {
    stories: {
      formal: [
        'Kimi güne telefona bakarak başlar, kimi toprağın nemine. İkincilerdenseniz size {title}.',
        'Bir dalı kesmeden önce on dakika düşünmek vakit kaybı sayılmaz. {title} o on dakikayı ister.',
        'Bahçe hayali hep emekliliğe bırakılır. Oysa {title} ile bu akşam bir rafın üstünde başlayabilir.',
        'Her şeyin bugün istendiği bir haftada ağır büyüyen bir şeye bakmak iyi gelir. {title} acele etmez.',
      ],
      informal: [
        'Bahçen yok, balkon desen çamaşır dolu. Ormana {title} ile başla.',
        'Yanlış dalı kestin, kimse görmedi sanıyorsun. {title} gördü.',
        'Sessiz durma rekorun üç dakika. Makası al, {title:in} karşısına otur, geçersin.',
        'Asansör düğmesine dört kere basıyorsun, asansör yine aynı hızda geliyor. {title} ile biraz sabır çalış.',
      ],
    },
    lessons: {
      formal: [
        'Toprağı az olduğu için nemini her gün parmakla yoklamak iyi olur. Sabah çayı demlenirken {title:e} uğrayın.',
        'Sulama günü takvime yazılmaz, toprağın üstü kurumaya başlayınca gelir. O günü size {title} söyler.',
        'Budama bir oturuşta bitirilecek iş değildir; temiz makasla az az kesmek bitkiyi yormaz. Bugün tek dal yeter, {title} yarın yine orada.',
        'Makası silin, oturun, küçük bir dal seçin; az az kesilen bitki yorulmaz. {title} ile geçen akşamlar böyle güzelleşir.',
      ],
      informal: [
        'Eline makası alınca berber kesilme; temiz makasla az az kes ki yorulmasın. {title} tıraşa değil, rötuşa geldi.',
        'Telefondaki sulama alarmını sil, toprağın üstü kurumaya başlayınca sulanır. Yeni alarmın {title}.',
        'Az toprağı var, nemine her gün bir parmakla bakmak iyi gelir. Dişini fırçala, {title:i} yokla, güne öyle başla.',
        '“Cumartesi sularım” dedin, toprağın üstü perşembeden kurudu. Güne değil toprağa bak, {title} haftayı bilmez.',
      ],
    },
    asks: {
      formal: [
        'Günün hangi on dakikası yalnız size ait?',
        'Budamaya sabah mı oturursunuz, akşam mı?',
        'Masada mı, pencere önünde mi?',
        'Budarken müzik açar mısınız?',
      ],
      informal: [
        'Sabrın kaç dakika? Dürüst ol.',
        'Küçük bir ağaca isim versen ne olurdu?',
        'En uzun baktığın bitki kaç yaşında?',
        'Makas eline yakışıyor mu?',
      ],
    },
  },
  bouquet: {
    stories: {
      formal: [
        'Kapı çalar, elleriniz dolu, sözleriniz biraz bekler. Önce {title:i} uzatın.',
        'Doğum günleri hatırlanır, sıradan salılar unutulur. Bu salı için {title}.',
        'Teşekkür mesajını yazarsınız, silersiniz, yeniden yazarsınız. Bazen {title} ve iki kelime yeter.',
        'Ortasında çiçek duran sofraya başka türlü oturulur. Bu akşam o yer {title:in}.',
      ],
      informal: [
        'Haklıydın, yine de gönül alacaksın. Sözün kalanını {title} halleder.',
        'Kendine çiçek alana kimse karışamaz. Karta kendi adını yaz, {title} gelsin.',
        'Yıl dönümünü unuttun, takvim unutmadı. Eve {title} ile gir, konuyu sonra açarsın.',
        'Anneler “ne gerek vardı” der, sonra bütün apartmana gösterir. Sıradaki gösteride {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Sapları düz değil eğik kesin, çiçek suyu daha kolay çeker. Makas elinizdeyken {title:i} açmaya başlayabilirsiniz.',
        'Vazonun suyu iki günde bir değişirse çiçeklerin ömrü uzar. {title} masada dursun, sürahi yanında.',
        'Suyun içinde yaprak kalmasın, su daha geç bozulur. Vazoya girmeden {title} için bu küçük temizliği yapın.',
        'Alttaki yapraklar su bozulmasın diye ayıklanır, saplar suyu kolay çeksin diye eğik kesilir. Ardından {title} yerini bulur.',
      ],
      informal: [
        'Çiçekler yoldan geldi, susadı; sapı eğik kes ki suyu kolay çeksin. Mutfak makasını bul, {title} bekliyor.',
        'Vazodaki su cumadan kalmaysa bugün değiştir; iki günde bir tazelemek çiçeğin ömrünü uzatır. {title} sana borçlanır.',
        'Suda kalan yaprak suyu bozar, koku da cabası. Alttakileri ayıkla, {title} ferah ferah dursun.',
        'İki günde bir taze su, çiçeklerin ömrü uzasın. Çaydanlıktan önce {title} için bir vazo doldur.',
      ],
    },
    asks: {
      formal: ['Durup dururken en son kime çiçek verdiniz?', 'Papatya mı, gül mü, lale mi?'],
      informal: [
        'Sana en son kim çiçek aldı? Kendin de sayılırsın.',
        'Karta iki kelime yazacaksın: Hangileri?',
      ],
    },
  },
  'plant-pot': {
    stories: {
      formal: [
        'Kökler dipten görünmeye başladıysa bitki ev arıyordur. Yeni adresi {title} olabilir.',
        'Yere gazete serilir, toprak yine terliğe kadar ulaşır. Bütün bu telaş {title} içindir.',
        'Güzel bir bitki alınır, çiçekçinin plastik kabında aylarca kalır. {title} gelince eve yerleşmiş sayılır.',
        'Fesleğen mutfağa, sardunya balkona yerleşti, geriye bir yer kaldı. O yerde {title} dursun.',
      ],
      informal: [
        'Yoğurt kabında biber yetiştirmek ayıp değil. Ama misafir geliyorsa {title}.',
        'Bitkiye servet döktün, hâlâ siyah plastikte oturuyor. {title} ile gönlünü al.',
        'Boş bir tane eve girdi mi, üç güne kalmaz içine bir şey dikilir. {title} için iki gün diyoruz.',
        'Balkonda adım atacak yer yok, sen “şuraya bir tane daha” diyorsun. Peki, şurası {title:in}.',
      ],
    },
    lessons: {
      formal: [
        'Yenisi eskisinden iki parmak geniş olsun, fazlası toprağı uzun süre ıslak tutar. Önce eskisini ölçün, sonra {title:e} bakın.',
        'Altında delik yoksa dış saksı olur, bitki delikli kabıyla içine oturur. {title} gelince önce altına bakın.',
        'Taşınma için en uygun zaman, bitkinin büyümeye başladığı ilkbahardır. O güne kadar {title} için bir komşu seçin.',
        'Geniş ev her bitkiye iyi gelmez; iki parmaktan fazla boşlukta toprak geç kurur. {title} kime uyar, buna göre karar verin.',
      ],
      informal: [
        '“Büyük olsun, rahat etsin” deme; iki parmak genişlik yeter, fazlası toprağı ıslak tutar. Hangi bitkin sığar, {title} söylesin.',
        'Altı deliksiz olan tuzak değil, kılıf: Bitkiyi delikli kabıyla içine koy. Çevir bak, {title} hangisi?',
        'Kim kışın ortasında taşınmak ister? Bitkin büyümeye başladığı ilkbaharda taşınsın, {title} anahtar teslim.',
        'Cetvele gerek yok, iki parmağın var: Yenisi eskisinden o kadar geniş olsun, fazlasında toprak geç kurur. Ölçmeye {title} ile başla.',
      ],
    },
    asks: {
      formal: ['Pencerenizin önünde şu an kaç saksı var?', 'Mutfağa hangisi yakışır: fesleğen mi, nane mi?'],
      informal: ['Domates mi, biber mi, çiçek mi? Balkonda ne var?', 'Kaç saksıdan sonrası fazla sayılır?'],
    },
  },
  seeds: {
    stories: {
      formal: [
        'Ekersiniz, sularsınız, sonra her sabah aynı yere eğilip bakarsınız. O sabahların başında {title} var.',
        'Çocuklara beklemeyi anlatmak zor, göstermek kolaydır. Bir kap toprak ve {title} yeter.',
        'Balkonun güneş alan bir karışı hep boş durur. Bu yıl oraya {title} ekin.',
        'Misafir yeşilliği görüp nereden aldığınızı sorar. “Ben ektim” demenin yolu {title:den} geçer.',
      ],
      informal: [
        'Dün ektin, bugün toprağı eşeleyip “çıktı mı” diye bakıyorsun. {title} sana sabır öğretecek.',
        'Yumurta kartonlarını atma demiştik. Sebebi {title}.',
        'İlk filize isim verdin, fotoğrafını herkese yolladın. Kardeşleri {title} ile gelir.',
        '“Apartman çocuğuyum, anlamam” deme. Bir saksı, biraz su, bir de {title}.',
      ],
    },
    lessons: {
      formal: [
        'Derine gömmek iyilik değildir, kabaca kendi kalınlığının iki üç katı toprak yeter. {title} için kürek gerekmez.',
        'Ekim zamanını paketin üzerindeki aylar söyler. Takviminizi açın, {title} için bir gün seçin.',
        'Kalanları kuru, serin ve karanlık bir yerde saklayın, çimlenme gücü korunsun. {title} içinden birkaç tane ikinci ekime kalır.',
        'Ne zaman ekileceğini herkes başka söyler, siz paketteki aylara bakın. {title} cevabı üstünde taşır.',
      ],
      informal: [
        'Kuyu kazma, kalınlığının iki üç katı derinlik yeter. Üstünü ört, yolu {title} bulur.',
        'Ocak ayında heveslendin, toprağı getirdin; dur, önce paketteki aylara bak. {title} ne zaman diyorsa o zaman.',
        'Ektin, biraz kaldı; kuru, serin, karanlık bir yere kaldır ki çimlenme gücü korunsun. {title} ikinci turda yine seninle.',
        'Paketi hemen atma, ekim ayları üstünde yazıyor. Mıknatısla buzdolabına tuttur, {title} günü gelince göz kırpsın.',
      ],
    },
    asks: {
      formal: ['Balkonunuz sabah güneşi mi alır, akşam güneşi mi?', 'Bu yıl toprağa ilk neyi ektiniz?'],
      informal: ['İlkokulda bardakta fasulye yetiştirdin mi?', 'Toprağa günde kaç kere bakıyorsun?'],
    },
  },
  'garden-tool': {
    stories: {
      formal: [
        'Herkesin içinde bir gün toprakla uğraşma hayali vardır. {title} o günü biraz öne çeker.',
        'Cumartesi sabahı çay termosa konur, eldivenler giyilir. Elde {title}, gerisi bahçenin işi.',
        'Komşudan ödünç alınan alet hep biraz geç geri döner. {title} ile bu mahcubiyet biter.',
        'Toprağa elini süren insan eve başka döner. Kapının yanında {title} hazır beklesin.',
      ],
      informal: [
        'Tırnağın toprak, dizin yeşil, keyfin yerinde. Suç {title:in}, sen masumsun.',
        'Bahçeye “on dakika” diye çıktın, hava karardı. Elinde {title} varken saate kim bakar?',
        '“Kolay gelsin” dedi yan bahçedeki, kahve molası başladı. {title} çimende beklesin.',
        'Üç saat bahçe videosu izledin, artık ustasın. Sıra {title:de}.',
      ],
    },
    lessons: {
      formal: [
        'Toprağını temizleyip kuru kaldırmak paslanmayı önler. Kapının yanında bir bez bulunsun, {title} yerine öyle dönsün.',
        'Sapı ele oturan bir alet uzun işlerde bileği daha az yorar. {title} ile tanışmaya avucunuzdan başlayın.',
        'Kesici aletler bitkiden bitkiye geçerken silinirse hastalık da daha az taşınır. Bu küçük molayı {title} ile alışkanlık edinin.',
        'Akşam yorgunluğunda temizlik zor gelir ama pas da o ihmali bekler. Toprağı alın, kuru kaldırın, sonra {title:e} iyi geceler deyin.',
      ],
      informal: [
        'Ellerini yıkadın, peki o? Toprağını temizle, kuru kaldır, pas tutmasın; {title} yarın yine bahçede.',
        'Bileğini suçlama, uzun işte sapı eline oturan alet daha az yorar. {title:i} avucuna al, bir tart.',
        'Silinmeden bitkiden bitkiye gezen makas hastalığı da gezdirebilir. Bezi cebine koy, {title} ile tura öyle çık.',
        'Çay koyuldu diye topraklı bırakma, temizlenip kuru kalkan alet pas tutmaz. İki dakikanı {title:e} ver, sonra çay.',
      ],
    },
    asks: {
      formal: [
        'Bahçede en sevdiğiniz iş hangisi: ekmek mi, budamak mı?',
        'Toprakla uğraşırken yanınızda çay mı olur, radyo mu?',
      ],
      informal: [
        'Eldivenle mi çalışırsın, çıplak elle mi?',
        'Ödünç alıp geri vermediğin ne var? Komşu okumuyor.',
      ],
    },
  },
  'watering-can': {
    stories: {
      formal: [
        'Pazar sabahı saksıları sırayla gezer, her birinin hatırını sorarsınız. Bu gezintiye {title} ile çıkın.',
        'Sürahiyle sulanan çiçeğin payı biraz da parkeye düşer. {title} gelince sürahi sofraya döner.',
        'Güneş çekilince balkonlardan su sesi gelir, mahalle serinler. Sizin balkonda o ses {title:den} gelsin.',
        'Suyu akşamdan bekletmek, sabah yapraklara eğilmek küçük bir törendir. Tören {title:i} doldurmakla başlar.',
      ],
      informal: [
        'Menekşeyi çay bardağıyla suladığını gördük. Ses etmedik, {title:i} gösterdik.',
        'Sardunyaya su verdin, alt komşunun çamaşırı nasibini aldı. Bir de {title} ile dene.',
        'Yaprak boynunu büktüyse küsmüştür. {title} elinde, git gönlünü al.',
        'Tatile çıkarken arkadaşına yarım saat çiçek anlattın. Kısa kes: Musluk şurada, {title} burada.',
      ],
    },
    lessons: {
      formal: [
        'Suyu kapta bir gece bekletin, oda sıcaklığına gelsin. Yatmadan önce {title:i} doldurmak yeter.',
        'Sabah erken verilen su, öğle sıcağından önce köke inmeye vakit bulur. Kahvenizden önce {title} ile bir tur atın.',
        'Tur bitince dipte kalanı boşaltıp kurumaya bırakın, içinde yosun oluşmaz. {title} öteki sulamayı böyle beklesin.',
        'Sulamanın saati sabahtır, su öğle sıcağı bastırmadan köke inmeye başlar. Kahvaltıdan önce saksıların arasından {title} ile geçin.',
      ],
      informal: [
        'Akşamdan doldur, su bir gece beklesin, oda sıcaklığına gelsin. Sabah {title} hazır, sen hâlâ pijamalısın.',
        'Öğleni bekleme, sabah verilen su köke inmeye vakit bulur. Alarmı {title} için on dakika öne al.',
        'Dipteki o yeşillik bitki değil, yosun. Suyu boşalt, kuru bırak, {title} bahçeye karışmasın.',
        'Kahve sana, sabah suyu onlara; sıcak bastırmadan köke insin. Mutfaktan {title} ile çık.',
      ],
    },
    asks: {
      formal: ['Sizde sulama günü hangi gün?', 'Sabah mı sularsınız, akşam serinliğinde mi?'],
      informal: [
        'Tatilde çiçekleri kime emanet ediyorsun?',
        'Şimdiye kadar neyle suladın? Çay bardağı da sayılır.',
      ],
    },
  },
};
