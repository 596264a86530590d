export const accessories = {
  bag: {
    stories: {
      formal: [
        'Anahtar hep en dipte, fiş hep en üsttedir; telefon da tam o sırada çalar. Karışıklığın da bir zarafeti olsun: {title}.',
        'Giyinmek yarım saat sürer, son söz kapının arkasındaki askıdadır. Askıda {title} var.',
        'Bir ruj, bir anahtar, katlanmış bir mendil, bir de eski bir bilet. Küçük hazineniz {title:de}.',
        'Yemekte yere konmaz, sandalyenin arkasına asılır ya da kucakta durur. O baş köşe {title:in}.',
      ],
      informal: [
        '“Anahtarı çantamdan alsana” dedin, arkeolojik kazı başladı. Kazı alanı: {title}.',
        'Kombin bitti dedin, ayna eline baktı. Elin boş kalmasın: {title}.',
        'Telefon çalıyor, elin üç fiş, iki toka, bir sakız buldu. Telefon hâlâ {title:in} içinde.',
        'Biri elbiseye uymaz, öbürü ayakkabıya küser. Barış masasına {title} oturuyor.',
      ],
    },
    lessons: {
      formal: [
        'Her gün taşıdıklarınızı yan yana koyun, doğru boyu seçmek kolaylaşır. Masanın üstü tamamsa {title:e} bakın.',
        'Kullanılmadığında içi doldurulup dik durursa formunu korur. Mevsimi geçince {title} rafa dolu dolu kalksın.',
        'Ara sıra tamamen boşaltmak hem yükü hem dikişlerin zorlanmasını azaltır. Cuma akşamı {title} ters çevrilsin.',
        'Anahtar, kitap, şemsiye, su; önce masada dizilir, sonra boya karar verilir. {title:i} seçerken bu manzara aklınızda kalsın.',
      ],
      informal: [
        'Ne taşıyorsun her gün? Masaya diz, boyu ondan çıkar; hepsi girer mi, {title} ile bir düşün.',
        'Dolabın dibinde katlanıp kalan çanta formunu yitirir; içini doldur, dik koy. {title} sezonu ayakta beklesin.',
        'Dipte üç fiş, iki tarak, bir deniz kabuğu. Boşalt, yük de dikiş de rahatlasın; {title} hafiflesin.',
        'Kışlık atkıların çantanın içinde dursun: o dolu ve dik kalır, formunu korur. Bahara kadar {title} atkı bekçisi.',
      ],
    },
    asks: {
      formal: [
        'Çantanızda asla eksik olmayan nedir?',
        'Her akşam boşaltır mısınız, olduğu gibi mi kalır?',
        'Büyük mü taşırsınız, küçük mü?',
        'Çantanızda mutlaka ne bulunur?',
        'Omuzda mı, kolda mı?',
        'Anahtarı kaç saniyede bulursunuz?',
      ],
      informal: [
        'Çantandan çıkan en tuhaf şey neydi?',
        'İçinde şu an kaç tane eski fiş var?',
        'İçinde kaç kalem var? Say.',
        'Çantanı kim karıştırabilir?',
        'Dipte hangi kırıntı var? Dürüst ol.',
        'Telefon çalınca bulana kadar kapanır mı?',
      ],
    },
  },
  backpack: {
    stories: {
      formal: [
        'Vapurda bir el simitte, öbürü çayda; martıya üçüncü bir el gerekir. Neyse ki yükünüz {title:de}.',
        'Okulun ilk günü, kapının önünde poz verilir. Fotoğrafta, sırtta {title} olsun.',
        'Hafta sonuna bir kitap, bir kazak yeter; trene eller boş binilir. Sırtınızda {title} var.',
        'Dağ yolunda su, ekmek, biraz peynir; sofra omuzda taşınır. O sofra {title:de}.',
      ],
      informal: [
        'En dipten bir mandalina çıktı, hangi haftadan olduğu meçhul. Temiz başlangıç: {title}.',
        'Otobüste öne aldın, kimseye çarpmadın, terbiyeli insansın. Kucağında {title}.',
        '“Lazım olur” diye aldığın hiçbir şey lazım olmadı, yarın yine alacaksın. Hepsi {title:de}.',
        'Pazartesi ders notu, pazar piknik örtüsü taşınır. Ortak adres {title}.',
      ],
    },
    lessons: {
      formal: [
        'Ağır eşya sırta yakın ve ortada durursa taşımak kolaylaşır. Önce bilgisayar, sonra kalanı; {title} böyle dolsun.',
        'İki askıyı da takmak yükü omuzlara eşit dağıtır. Yola {title} iki omuzda çıksın.',
        'Askılar, çanta bele değil sırta oturacak kadar kısalınca yük hafifler. Aynaya yandan bakın: {title} belinizde mi, sırtınızda mı?',
        'Tek omuza asılan yük o omuzda kalır, iki askı eşit dağıtır. Metroya inmeden {title:i} iki yandan kavrayın.',
      ],
      informal: [
        'Dışa koyduğun ağırlık seni geri çeker; yeri sırtına yakın, ortası. {title} yürüyüşe öyle hazırlansın.',
        'Lisede kaldı tek askı havası; ikisini takınca yük omuzlara eşit dağılır. {title} öteki omzunla da tanışsın.',
        'Popona vuran çanta havalı değil, ağır. Askıyı kısalt, {title} sırtına otursun.',
        'Kitapları sırtına yakın koy, atıştırmalık öne kalsın; ağırlık ortada olunca taşımak kolay. {title} yola dengeli çıksın.',
      ],
    },
    asks: {
      formal: [
        'Kısa bir yolculukta içine ilk ne koyarsınız?',
        'Tek omuzda mı taşırsınız, iki omuzda mı?',
        'Okul yıllarınızdaki çanta ne renkti?',
        'Kabin bagajı mı, sırt çantası mı?',
        'En son hangi şehre gitti?',
        'Yağmurda önce kim korunur: siz mi, laptop mu?',
      ],
      informal: [
        'Dibinden çıkan en eski şey neydi?',
        'Kalabalık otobüste önde mi, sırtta mı?',
        'Fermuarı açık gezdiğin oldu mu?',
        'İçinde şu an yenecek ne var?',
        'Kaç kilo taşıyorsun her gün?',
        'Tek askıcı mısın hâlâ?',
      ],
    },
  },
  wallet: {
    stories: {
      formal: [
        'Hesap gelince masada tatlı bir kavga çıkar. Kazanan, {title:i} önce çıkarandır.',
        'Bir vesikalık, katlanmış bir not, hiç harcanmayan o ilk banknot. Onların yeri {title}.',
        'Mezuniyette, ilk maaşta verilir; boş verilmez, içine bir banknot konur. Bu kez {title} alın.',
        'Kapıdan çıkarken üç yer yoklanır: telefon, anahtar ve sonuncusu. Sonuncusu {title} olsun.',
      ],
      informal: [
        'Otuz fiş, üç puan kartı, sıfır nakit. Bahar temizliği {title} ile başlar.',
        '“Bu sefer benden” deyip cebini ağır ağır yoklayanı tanıyoruz. Ona alınacak hediye: {title}.',
        'Kart temassız, para havale, yine de evden onsuz çıkılmıyor. Cepte {title}.',
        'Eskisi o kadar doldu ki kapanmıyor, içinde de para yok. Hafifle, {title:e} geç.',
      ],
    },
    lessons: {
      formal: [
        'Ayda bir boşaltmak, fiş ve kart kalabalığının şekli bozmasını önler. Maaş günü {title} bir kez masaya boşalsın.',
        'Seçerken her gün kullandığınız kart sayısından başlayın. O sayı belli olunca {title:e} bakın.',
        'Arka cepteki kalın cüzdanı otururken çıkarmak bel için daha rahattır. Masaya otururken {title} çayın yanına konsun.',
        'Geçen yılın fişleri cüzdana şekil verir, hem de yanlış şekil. Kâğıtları çöpe, kartları yerine; {title} ayda bir böyle hafiflesin.',
      ],
      informal: [
        'Üyelik kartlarını değil, her gün çıkardıklarını say. Kaç çıktı? {title:i} ona göre düşün.',
        'Fişler birikince cüzdan sandviçe döner, şekli bozulur. Ayda bir boşalt, {title} içi hafif gezsin.',
        'Kalın cüzdanın üstünde oturunca belin yan yatar. Oturmadan çıkar, {title} masada dursun.',
        'Kapanmayan cüzdan zenginlik değil, fiş. Ayda bir ayıkla, {title} içinde yalnız lazım olan kalsın.',
      ],
    },
    asks: {
      formal: [
        'İçinde fotoğraf taşır mısınız?',
        'Nakit mi, kart mı?',
        'Kaç kart taşıyorsunuz?',
        'Ön cepte mi, arka cepte mi?',
        'İçinde kimin fotoğrafı var?',
        'Hiç kaybedip geri bulduğunuz oldu mu?',
      ],
      informal: [
        'Cüzdanında kaç fiş var? Say da yaz.',
        'Sizde hesap kavgasını kim kazanır?',
        'Bozukluk toplar mısın, dağıtır mısın?',
        'İçindeki en gereksiz kart hangisi?',
        'Hesabı en son kim ödedi?',
        'Uğur parası taşıyan var mı?',
      ],
    },
  },
  belt: {
    stories: {
      formal: [
        'Olunca kimse fark etmez, olmayınca ayna hemen söyler. Belde {title} olsun.',
        'Ayakkabıyla rengi tutsun mu, kuşaktan kuşağa süren bir tartışmadır. Tartışmaya {title} ile katılın.',
        'Düğün sabahı takım hazırdır, gömlek hazırdır, en son o aranır. Dolabın kapısında {title} asılı dursun.',
        'Gömlekle pantolon ayrı ayrı güzeldir, aralarını biri bulmalıdır. O iş {title:in}.',
      ],
      informal: [
        'Havaalanında çıkar, tepsiye koy, pantolonu bir elle tut. Bandın öbür ucunda {title} var.',
        'Bayram sofrasından bir delik ileride kalktın, olur öyle. Bunu bilen yalnız {title}.',
        'Eskisinde çiviyle açılmış iki delik var, ev yapımı. Onu emekli et, {title} tak.',
        'Pantolonu iki adımda bir çekiyorsun, sayan oldu. Ellerini cebine koy, belde {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Sık kullandığınız kemeri tokadan hep taktığınız deliğe kadar ölçün, boy böyle bulunur. Çıkan ölçüyle {title:e} bakın.',
        'Kemerin ortadaki delikten kapanması idealdir. Aynanın önünde {title} hangi delikte duruyor, görün.',
        'Asılan ya da gevşek sarılan kemer kırışmaz. Dolabın kapağında {title} için küçük bir kanca yeter.',
        'Hediye alırken ölçü sormaya gerek yok: dolaptaki kemer, tokadan alışılmış deliğe kadar ölçülür. Sonra sıra {title:de}.',
      ],
      informal: [
        'Bel ölçünü değil, kemerini ölç: tokadan hep girdiğin deliğe kadar. Sayıyı aldıysan {title:e} geç.',
        'Son delikte nefes tutuyor, ilk delikte düşürüyorsan boy şaşmış. Orta delik ideal, {title} oradan kapansın.',
        'Sıkı sıkı dolayıp çekmeceye tıkma, kırışır. As ya da gevşek sar, {title} salyangoz gibi dinlensin.',
        'Bıçağa sarılmadan önce düşün: doğru boy ortadaki delikten kapanır. {title:i} bu hesapla seç.',
      ],
    },
    asks: {
      formal: ['Kemer ayakkabıyla aynı renk mi olmalı?', 'Kot üstüne mi, kumaşa mı takarsınız?'],
      informal: ['Şu an kaçıncı deliktesin?', 'Kemersiz çıkınca eksik hisseder misin?'],
    },
  },
  watch: {
    stories: {
      formal: [
        'Toplantıda telefona bakmak bir şey söyler, bileğe bakmak başka bir şey. Bilekte {title} olsun.',
        'Vapur sekizi çeyrek geçe, çay sekiz buçuk, karşı kıyı dokuza yirmi kala. Sabahın hesabını {title} tutar.',
        'İlk maaşla alınan, yıllar sonra hikâyesiyle takılır. O hikâyeyi {title} ile başlatın.',
        'Evden onsuz çıkılan gün bilek akşama kadar boş gelir. Komodinin üstünde {title} dursun.',
      ],
      informal: [
        'Saate bakmak için telefonu açtın, yirmi dakika sonra kedi videosundasın. Yalnız saate bak: {title}.',
        '“Beş dakikaya oradayım” dedin, daha evdesin. Gerçeği bilen {title}, söylemez.',
        'Çıplak bileğine bakıp “geç oldu” diyenlerdensin. Hareketi tamamla: {title}.',
        'Gömleğin kolunu bir kat kıvırınca kombin tamamlandı. Kıvrımın altında {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Kasa bileğin dışına taşmıyorsa boyu uygundur. Kolunuzu çevirip üstten bakın, {title} bileğin içinde kalsın.',
        'Yüzmeden önce suya dayanıklılık değerine bakmak yeterli; arkasında ya da ürün bilgisinde yazar. Havluyu sererken {title} için o satırı arayın.',
        'Bir parmak girecek bolluk bileği rahat bırakır. Kordonu kapatın, {title} ile bileğiniz arasına parmağınızı koyun.',
        'Tatil çantasına girmeden suya dayanıklılık değerini okuyun, arkasında ya da ürün bilgisinde yazar. {title} ile yüzülür mü, orada belli olur.',
      ],
      informal: [
        'Bileğinden taşan kasa duvar saatidir. Taşmıyorsa {title} bilekte kalsın.',
        'Denize atlamadan önce suya dayanıklılık değerine bak, arkasında ya da ürün bilgisinde yazar. Bilmiyorsan {title} şezlongda beklesin.',
        'Çıkarınca bileğinde iz kalıyorsa sıkı takmışsın, bir parmak girsin. Bir delik geri, {title} böyle dursun.',
        'Kordonu tansiyon aletine çevirme, arasına bir parmak girmeli. Tansiyonu doktor ölçsün, {title} biraz bol kalsın.',
      ],
    },
    asks: {
      formal: [
        'Sağ bilek mi, sol bilek mi?',
        'Size ilk saatinizi kim almıştı?',
        'Mekanik mi, pilli mi?',
        'Saatinizi ileri mi kurarsınız, tam mı?',
        'Gece çıkarır mısınız?',
        'Evde de takar mısınız?',
      ],
      informal: [
        'Randevuya erken mi gelirsin, geç mi?',
        'Cepten mi bakarsın saate, bilekten mi?',
        'Kayışı sıkı mı takarsın, gevşek mi?',
        'Toplantıda saate kaç kere bakarsın?',
        'Kolundan hiç çıkarmadığın saat oldu mu?',
        'Kaç dakika geç kalmak normal?',
      ],
    },
  },
  sunglasses: {
    stories: {
      formal: [
        'Bir kaldırım kafesi, iki sandalye, gelen geçen. Seyretmek için {title} takılır.',
        'Akşam eve dönen herkes batıya sürer, güneş tam camdadır. Torpidoda {title} dursun.',
        'Gece geç yatılmış bir pazarın kahvaltısı güneşli bahçededir. Masaya {title} ile oturulur.',
        'Karın üstünde güneş, yazdan beri görülmemiş kadar parlar. Dağa çıkarken {title:i} unutmayın.',
      ],
      informal: [
        'Üç saat uyudun, göz altların herkese anlatıyor. Konuyu kapat: {title}.',
        'On dakikadır evi arıyorsun, başının üstünde duruyor. Aranan {title}.',
        'Plajda kimseye bakmıyormuş gibi bakmak bir sanattır. Sanat malzemesi: {title}.',
        'Selam versen olmaz, vermesen olmaz; karşıdan eski patronun geliyor. Tak, güneşe dön: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Önemli olan camın koyuluğu değil, UV korumasıdır. {title:i} seçerken rengi değil, o satırı okuyun.',
        'Kuru kumaşla değil, önce durulayıp yumuşak bezle silince çizik azalır. Kumsaldan dönünce {title} musluğun altına girsin.',
        'Sıcak günde arabanın ön camında kalmasın, ısı çerçeveyi bozabilir. Park edince {title} çantaya insin.',
        'Tişörtün ucu camı çizebilir; önce su, sonra yumuşak bez. Kahvenin yanında gelen su, bu defa {title} için.',
      ],
      informal: [
        'Simsiyah cam gözü korur sanma, UV korumasına bak. Koyuluğu sonra konuşuruz, {title} önce bu soruyu yanıtlasın.',
        'Tişörtünün eteğiyle silme, kumla zımpara yaparsın. Durula, yumuşak bezle sil, {title} çizikten uzak dursun.',
        'Ön cam yazın fırın; çerçeveyi ısı bozabilir. Arabadan inerken {title} kafanda olsun.',
        'Torpidonun üstünde pişen gözlüğün çerçevesi bozulabilir. Kapıyı kilitlemeden {title:i} al.',
      ],
    },
    asks: {
      formal: [
        'Gözlüğünüzü en çok nerede unutursunuz?',
        'Yola çıkarken elinizin altında mı durur?',
        'Arabada mı durur, çantada mı?',
        'Yuvarlak mı, köşeli mi?',
        'Denizde mi, şehirde mi daha çok takarsınız?',
        'Yazın ilk güneşli kahvaltı nerede?',
      ],
      informal: [
        'Gözlüğü başında ararken yakalandın mı hiç?',
        'Bulutlu havada da takan mısın?',
        'Bugüne kadar kaç gözlüğün üstüne oturdun?',
        'Gözde mi, saçta mı?',
        'Siyah cam mı, renkli mi?',
        'Fotoğrafta çıkarır mısın?',
      ],
    },
  },
  umbrella: {
    stories: {
      formal: [
        'Yağmur, onu evde bırakanı tanır. Kapının yanında {title} dursun.',
        'Durakta yanınızdaki ıslanıyorsa bir adım yaklaşmak gerekir. Aranızda {title} açılır.',
        'Islak kaldırım, sarı sokak lambası, damlaların sesi. İstanbul’un kasımında {title} ile yürünür.',
        'Hava durumu yüzde otuz der, gökyüzü yüzde yüz. Aradaki farkı {title} kapatır.',
      ],
      informal: [
        'Fön bitti, kapıyı açtın, yağmur başladı. Saçının avukatı {title}.',
        'Metro çıkışındaki satıcıya bu kış üçüncü kez yakalandın. Çantanda {title} olsun.',
        'Takside unutulanlar listesinin değişmez birincisi. İnerken say: telefon, çanta, {title}.',
        'Saçaktan saçağa koşa koşa üç sokak gittin, yine ıslandın. Taşınabilir saçağın adı {title}.',
      ],
    },
    lessons: {
      formal: [
        'Islak şemsiye açık kurursa kumaşında koku ve leke oluşmaz. Holde {title:e} açık duracak bir köşe bulun.',
        'Rüzgâra karşı eğilen şemsiye zor ters döner. Köprünün başında {title:i} rüzgâra doğru çevirin.',
        'Kapatmadan önce suyunu süzdürün, çantanın içi de kuru kalsın. Otobüse binmeden {title} biraz beklesin.',
        'Katlanıp rafa konan ıslak kumaş kokar, leke tutar. Yağmur günü evde {title} açık kalsın.',
      ],
      informal: [
        'Eve girince kapatıp köşeye dikme, kumaşı kokar; açık kurut. Uğursuzluk getirmez, {title} banyoda açık dursun.',
        'Rüzgâr alttan vurunca şemsiye lale gibi açılır; rüzgâra karşı eğ, zorlaşsın. Köprüde {title} başını öne eğsin.',
        'Damlayan şemsiyeyle çantayı göle çevirme, önce suyunu süz. Otobüs yanaşırken {title} damlalarını bıraksın.',
        'Yağmur dinince aceleyle çantaya sokma; suyunu süz ki defterler de kuru kalsın. Sonra {title} dibe insin.',
      ],
    },
    asks: {
      formal: ['Yağmurda yürür müsünüz, dinmesini mi beklersiniz?', 'Şemsiyenizi en çok nerede unutursunuz?'],
      informal: ['Bugüne kadar kaç şemsiye kaybettin?', 'Sizin şehirde şu an yağmur var mı?'],
    },
  },
  suitcase: {
    stories: {
      formal: [
        'Yatağın üstünde açık durduğu akşam, yolculuk başlamış demektir. Odanın ortasında {title} var.',
        'Giderken yarısı boştur, dönüşte zeytin, peynir, bir de hediyeler. Memleket dönüşü {title} ile.',
        'Havaalanında gözler aynı banda bakar, benzerleri geçip gider. Siz {title:i} bekliyorsunuz.',
        'Otel odasında ilk beş dakika perdeye, manzaraya, yatağa ayrılır. Kapının yanında {title} durur.',
      ],
      informal: [
        'Annen araya turşu kavanozu sıkıştırmış, tartıda anlaşıldı. Suç mahalli {title}.',
        'Üç günlük tatile dokuz tişört, çünkü belli olmaz. Pazarlığı {title} ile yap.',
        'Döndün, beş gündür koridorda açık duruyor, üstünden atlıyorsun. Engelin adı {title}.',
        'Biri kapağına oturdu, biri fermuarı çekti, iki parmak kaldı. Takımın üçüncüsü {title}.',
      ],
    },
    lessons: {
      formal: [
        'Kıyafetleri katlamak yerine rulo yapmak yer açar. Tişörtlerden başlayın, {title} ne kadar alıyor, görün.',
        'Ağır eşya tekerlek tarafında durunca valiz dengede kalır. Ayakkabıları tekerleklere yakın koyun, {title} dik dursun.',
        'Uçmadan önce havayolunun ölçü ve ağırlık kuralına bakın, kapıda sürpriz olmasın. Mezura ve kural hazırsa {title} yola çıkabilir.',
        'Son gece bavulun üstüne oturmaya gerek yok, rulo yapılan kıyafet yer açar. Yatağın üstünde {title}, yanında rulolar.',
      ],
      informal: [
        'Katlama, rulo yap; dönüşte lokuma bile yer kalır. {title} sarma tenceresi gibi dizilsin.',
        'Kitapları üste koyarsan valiz selam verip devrilir. Ağır olan tekerlek tarafına, {title} ayakta dursun.',
        'Kapıdaki metal kafes kimsenin dostu değil, havayolunun ölçüsüne önceden bak. Kural tuttuysa {title} peşinden gelsin.',
        'Bavul kapanmıyorsa üstüne oturma, kıyafetleri rulo yap, yer açılsın. Taksi gelmeden {title} ile kapıdasın.',
      ],
    },
    asks: {
      formal: ['Cam kenarı mı, koridor mu?', 'Bir hafta önce mi, son gece mi toplarsınız?'],
      informal: ['Tatilden kaç gün sonra boşaltırsın?', 'Hep koyup hiç giymediğin şey ne?'],
    },
  },
};
