import type { StoriesOf } from '../stories.ts';

export const electronics: StoriesOf<'electronics'> = {
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
    asks: {
      formal: ['Evin en verimli köşesi sizde neresi?', 'Evde mi, kafede mi daha iyi çalışırsınız?'],
      informal: ['Şu an kaç sekme açık?', 'Masaüstün düzenli mi, dosya çöplüğü mü?'],
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
    asks: {
      formal: ['Kitabı kâğıttan mı, ekrandan mı okursunuz?', 'Evde tableti en çok kim kullanır?'],
      informal: ['Yatakta izlediğin son dizi ne?', 'Yemekte ne açılır: dizi mi, maç mı?'],
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
    asks: {
      formal: ['On parmak mı yazarsınız, iki parmak mı?', 'Tuşlar sessiz mi olsun, tık tık mı?'],
      informal: ['F klavye kullanan kaldı mı aramızda?', 'En çok hangi tuşun yazısı silindi?'],
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
    asks: {
      formal: ['Sağ elle mi kullanırsınız, sol elle mi?', 'Yolda da mouse mu, touchpad mi?'],
      informal: ['Kablolu mu, kablosuz mu?', 'Altlığın var mı, dergi mi iş görüyor?'],
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
        'Yedeklemek, yarına bırakıldıkça pişman eden işlerdendir. Bu akşam yarım saati {title:e} ayırın.',
        'On yılın bayramı, doğum günü, karlı sabahı. Bir gün dönüp bakmak için {title}.',
      ],
      informal: [
        'Tez_son, tez_sonson, tez_bu_gercekten_son. Hepsini sakla: {title}.',
        'Hafıza doldu, silinecekler listesinde anneannenin sesli mesajı var. Silme, {title:e} taşı.',
        'Kahve klavyeye döküldü, ilk düşüncen tatil fotoğrafları oldu. İkinci düşüncen {title} olsun.',
        'Bilgisayar “tak” dedi, ekran karardı, sen de. Yedek nerede? {title:de}.',
      ],
    },
    asks: {
      formal: ['En son ne zaman yedek aldınız?', 'Fotoğraflarınızı nerede saklarsınız?'],
      informal: ['Telefonunda kaç fotoğraf var? Bak da yaz.', 'Sakladığın en eski dosya ne?'],
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
    asks: {
      formal: ['Bilgisayarınız kaç yaşında?', 'Program donunca bekler misiniz, kapatır mısınız?'],
      informal: ['Kasayı kendin mi açarsın, bilene mi verirsin?', 'Sekme kapatan mısın, biriktiren mi?'],
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
        'Arkadaşın “bir dakikalığına” aldı, üç ay oldu. Boşalan yere {title} geçsin.',
        'Bantlı, ucu sallanan, “daha idare eder” dediğin emektarla vedalaş. Sırada {title} var.',
      ],
    },
    asks: {
      formal: [
        'Kablo çekmeceniz düzenli mi, sürprizli mi?',
        'Çantanızda hep hangi kablo durur?',
        'Evde priz kavgasını kim kazanır?',
        'Telefonunuz şu an yüzde kaç?',
        'Yola çıkarken en çok neyi unutursunuz?',
        'Başucunda şarj: evet mi, hayır mı?',
      ],
      informal: [
        'Ne işe yaradığı bilinmeyen kaç kablon var?',
        'Bantla yaşattığın bir kablon oldu mu?',
        'Kablonu en son kim ödünç aldı?',
        'Kablonu sarar mısın, öylece atar mısın?',
        'Yüzde kaçta panik başlar?',
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
    asks: {
      formal: ['Günde kaç adım atarsınız?', 'Merdiven mi, asansör mü?'],
      informal: ['Adım hedefini en son ne zaman tutturdun?', 'Gece kolunda mı, şarjda mı?'],
    },
  },
};
