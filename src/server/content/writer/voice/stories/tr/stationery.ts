import type { StoriesOf } from '../stories.ts';

export const stationery: StoriesOf<'stationery'> = {
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
    asks: {
      formal: ['İlk kalem kutunuzun üstünde ne vardı?', 'Yanınızda hep hangi kalem durur?'],
      informal: ['İçinden çıkan en ilginç şey neydi?', 'Verdiğin silgi geri geldi mi hiç?'],
    },
  },
};
