export const pets = {
  'dog-lead': {
    stories: {
      formal: [
        'Ayakkabınıza uzandığınız an kapının önünde biri oturmuş bekliyordur. Askıdan {title} alınır, bayram başlar.',
        'Sabahın altısında parkta kimse kimsenin adını bilmez, köpeklerinkini bilir. O sohbetlere {title} ile çıkılır.',
        'Her ağaçta bir mola, her köşede bir haber vardır, acele edilmez. {title} takılır, yolu o seçer.',
        'Yağmur yağar, siz pencereye bakarsınız, o kapıya. Sonunda {title} takılır.',
      ],
      informal: [
        'Çekmecenin sesinden tanıyor, sen daha “hadi” demeden kuyruk çalışıyor. {title} göründü, kaçış yok.',
        'Onu gezdirdiğini sanıyordun, köşe başında o seni bekliyor. {title} kimin, tartışılır.',
        'Kedi karşı kaldırımda, simitçi köşede, seninki bir anda rota değiştirdi. İyi ki {title} var.',
        '“İki dakika çıkıp geleceğiz” dedin, üç köpek, iki komşu, bir saat sohbet. Suç {title:in}.',
      ],
    },
    lessons: {
      formal: [
        'Boyunla arasına iki parmak girebiliyorsa sıkılık doğrudur. Kapıdan çıkmadan {title} bu küçük sınavdan geçsin.',
        'Yavru köpek çabuk büyür, haftada bir kontrol etmek iyi olur. Pazar yürüyüşünden önce {title} hâlâ boynuna göre mi, bakın.',
        'İsimlik, kaybolma hâlinde en hızlı ipucudur. Sabah turuna çıkarken o ve {title} birlikte takılır.',
        'Ne dar ne bol; ölçüsü, boyunla araya giren iki parmaktır. Dostunuz otururken {title} ile deneyin.',
      ],
      informal: [
        'Kaçıp köşedeki kasaba giderse adresi kim söyleyecek? İsimlik tak, en hızlı ipucu o, {title} yalnız kalmasın.',
        'İki parmağını araya sok; giriyorsa sıkılık tamam. Kuyruk sallanıyor, {title} takıldı, çıkın.',
        'Yavruyken aldığın ölçü bir ayda tarih olur, haftada bir kontrol et. Pazar kahvesinden önce {title} elinde.',
        'Bacaklar uzadı, boyun kalınlaştı, sen fark etmedin. Yavruyu haftada bir kontrol et, {title} ile boyunu birlikte ölç.',
      ],
    },
    asks: {
      formal: ['Sabah yürüyüşünüz kaçta başlar?', 'Köpeğinizin en sevdiği sokak hangisi?'],
      informal: [
        'Kim kimi gezdiriyor? Dürüst ol.',
        'Parkta sahiplerin adını bilir misin, yoksa köpeklerin mi?',
      ],
    },
  },
  'pet-bed': {
    stories: {
      formal: [
        'Üç tur döner, bir kez koklar, sonra kendini olduğu yere bırakır. O yer {title} olsun.',
        'Güneş odada saat saat yer değiştirir, evin en uykucusu peşinden gider. Güneşin düştüğü yere {title} koyun.',
        'Siz okursunuz, o derin derin nefes alır, akşam böyle geçer. Koltuğunuzun yanında {title} dursun.',
        'Eve geldiği ilk gece her odada kendine bir köşe arar. Bu kez köşe hazır, {title} orada.',
      ],
      informal: [
        'Koltuk onun, yastık onun, sen kenarda oturuyorsun. Pazarlık {title} ile başlasın.',
        'Önce koklayacak, sonra gidip kutusuna yatacak, biliyoruz. {title} sabırlı, sırasını bekler.',
        'Horlama sesi geliyor, bu sefer babandan değil. Ses {title:den}.',
        'Gece yatağın ortasında o, ucunda sen. İlk adım {title}, gerisi dua.',
      ],
    },
    lessons: {
      formal: [
        'Boyu, uzanmış hâlinden bir karış uzun olmalıdır. Uyurken sessizce ölçün, {title:e} sonra bakın.',
        'Eski örtüsünü içine koyun, alışması kolaylaşır. İlk gece {title} ona tanıdık koksun.',
        'Cereyan almayan, evi görebildiği bir köşe iyi olur. Salonda bir tur atın, {title} için o köşeyi bulun.',
        'Kapı önü rüzgâr alır, arka oda sizi göstermez; ikisinin arası aranır. Evi gören korunaklı bir yer bulun, {title:i} oraya taşıyın.',
      ],
      informal: [
        'Yarısı içeride, patiler parkede kalıyorsa kısa gelmiş. Uzanmış hâlinden bir karış uzun olmalı, {title} için onu uykuda ölç.',
        'Yeniye burun kıvırdıysa eski örtüsünü içine koy, kokusundan alışır. Gerisi onunla {title} arasında.',
        'Seni göremediği odaya koyma, cereyanda da bırakma. Evi gözetleyen bir köşe bul, {title} nöbet yeri olsun.',
        'Kıyamadığın o yırtık battaniye var ya, at içine; eski örtüsüyle daha kolay alışır. {title} bu akşam dolu.',
      ],
    },
    asks: {
      formal: [
        'Evinizde en sevdiği köşe neresi?',
        'Geceyi nerede geçirir: yanınızda mı, kendi köşesinde mi?',
      ],
      informal: ['Yatağın kimin: senin mi, onun mu?', 'Hangi pozda uyuyor: simit mi, halı mı?'],
    },
  },
  'pet-food': {
    stories: {
      formal: [
        'Alarmdan önce yanağınıza bir pati dokunur, sebebi bellidir. Mutfakta {title} açılır.',
        'Dolabın kapağı aralanır, üç oda öteden ayak sesi gelir. Elinizdeki {title} duyulmuştur.',
        'Evin saati şaşar, onunki şaşmaz; vakti gelince kabın yanına oturur. Siz {title:i} hazırlayana kadar bakar.',
        'Tatile çıkarken en uzun not, anahtarı alan komşuya yazılır. Notun ilk satırı {title}.',
      ],
      informal: [
        'Az önce yedi, hiç yememiş gibi bakıyor, oyunculuk yerinde. Sen {title:i} yine de kaldır.',
        'Paket hışırdadı, koridorda patinaj sesi geldi. {title} duyuldu, mutfağa yol ver.',
        'Sen ayaküstü simit yiyorsun, onunki saatinde ve kabında. Bu evde menü {title}.',
        '“Mama bitti” hep gece on birde fark edilir. Dolapta {title} varsa rahat uyursun.',
      ],
    },
    lessons: {
      formal: [
        'Yeni mamaya bir haftada, eskisine azar azar karıştırarak geçmek mideyi yormaz. Pazartesi bir kaşıkla başlayın, {title} kaba yavaşça girsin.',
        'Günlük miktarı paketteki kilo tablosu söyler. Terazinin başına onunla geçin, {title:i} öyle tartın.',
        'Açılan paket, ağzı kapalı, serin ve kuru yerde tazeliğini korur. Kiler rafında {title} için bir yer ayırın.',
        'Bakışlarıyla ikinci porsiyonu ister, siz yine tabloya bakın; ölçüyü kilosuna göre yazar. {title} kabına o kadar dökülür.',
      ],
      informal: [
        'Bir günde değiştirirsen midesi yorulabilir; bir hafta, azar azar, eskisine karıştır. {title} sabırlı bir başlangıç sever.',
        'Avuçla ölçme, senin avcun onun kilosunu bilmez. Paketteki tabloya bak, {title} ona göre dökülsün.',
        'Ağzı açık paketi balkonda unutma; kapat, serin ve kuru yere koy, taze kalsın. Kapak kapandı, {title} güvende.',
        'Eskisinin içine her gün biraz daha yenisinden kat, bir haftada midesi yorulmadan geçsin. Menüde {title} var.',
      ],
    },
    asks: {
      formal: ['Sizde mama saati kaçta?', 'Sizi sabah kim uyandırır: alarm mı, o mu?'],
      informal: ['Acıktığını nasıl anlatıyor?', 'Hangi sese koşarak geliyor?'],
    },
  },
  'pet-toy': {
    stories: {
      formal: [
        'Evde yalnız kaldığı saatlerde ne yaptığını terlikler anlatır. Bu kez ortaya {title} bırakın.',
        'Misafir gelince kapıya herkesten önce o çıkar, ağzında bir hediyeyle. Bugünkü hediye {title}.',
        'Bütün gün uyur, siz işten dönünce gözleri açılır. Akşamın ilk on dakikası {title:in}.',
        'Ayağınızın dibine bir şey bırakılır, gözünüzün içine bakılır, beklenir. O şey {title} olsun.',
      ],
      informal: [
        'Saat üç, koridorda biri dörtnala gidiyor, sabah işin var. Yarın gündüzden {title} ile yor.',
        'Pahalısını aldın, o kutusuyla oynadı, hepimiz yaşadık. {title} kutudan sonra gelir, sabret.',
        'Koltuğun altında bir fener, bir cetvel, bir de sen. Aranan {title}.',
        'Çorabın teki kayıp, öteki ısırılmış. Çorap sana kalsın, ona {title}.',
      ],
    },
    lessons: {
      formal: [
        'Yutamayacağı büyüklükte olması önemlidir. Ağzının açıklığını düşünün, {title:e} o gözle bakın.',
        'Kopan, parçalanan oyuncağı hemen kaldırmak en güvenlisidir. Akşam oyundan sonra {title} sağlam mı, bir bakın.',
        'Hepsi birden ortada durunca ilgi dağılır, dönüşümlü çıkarmak canlı tutar. Bu hafta sıra {title:in}.',
        'Dolapta bir hafta dinlenen oyuncak yeniden ilgi görür, dönüşüm bunun içindir. Pazartesi {title} sahneye çıksın.',
      ],
      informal: [
        'Ağzına bütün hâlde giriyorsa küçük gelmiş, yutamayacağı boyda olsun. Onun çenesini bil, {title:e} sonra karar ver.',
        'Kulağı koptu, ipi sarktı; vedalaşmak zor ama hemen kaldır, en güvenlisi. Yerine {title} oyuna girsin.',
        'Sepetin tamamını halıya dökme, üç gün sonra hepsinden sıkılabilir. Dönüşümlü çıkar, ilgisi canlı kalsın, bugün nöbet {title:de}.',
        'Oyuncak mezarlığına bir bak, parçalananı hemen kaldır; güvenlisi bu. Boşalan yere {title} aday.',
      ],
    },
    asks: {
      formal: ['Onu en çok ne oynatır: top mu, ip mi?', 'Akşam oyun saatiniz kaçta?'],
      informal: ['Şimdiye kadar ne parçaladı? Liste serbest.', 'Oyuncak mı, karton kutu mu?'],
    },
  },
  'scratching-post': {
    stories: {
      formal: [
        'Uyanır, gerinir, tırnağını bir yere geçirir; gün ancak o zaman başlar. O yer {title} olsun.',
        'Koltuğun köşesinden sarkan iplikler evde kimin sözünün geçtiğini söyler. O köşenin yanına {title} koyun.',
        'Kediler imzayı kâğıda değil, eşyaya atar. İmza yeri olarak {title:i} gösterin.',
        'Siz eve girince önce esner, tırnaklarını biler, ancak sonra selam verir. Tören yeri {title}.',
      ],
      informal: [
        'Koltuğa baktı, sana baktı, yine koltuğa baktı. Araya {title} girsin.',
        'Perde tırmanışı başladı, zirveye iki pile kaldı. Rota değişti, yeni hedef {title}.',
        'Önce üç gün kutusunda yatacak, sonra hiçbir şey olmamış gibi gelecek. {title} bekler.',
        '“Yapma” dedin, gözünün içine bakarak yaptı. Cezası {title}, o buna ödül diyor.',
      ],
    },
    lessons: {
      formal: [
        'İyice gerindiğinde boyuna yetiyorsa kedi seve seve kullanır. Sabah esnerken ölçün, {title:e} öyle bakın.',
        'Zaten tırmaladığı yerin yanına konursa alışması kolaylaşır. Koltuğun o meşhur köşesini bulun, {title} yanında dursun.',
        'Sallanana kedi yanaşmaz, sağlam duran bir taban şarttır. Elinizle yoklayın, {title} önce bu sınavdan geçer.',
        'Evin öbür ucuna konan direk ilgisiz kalabilir, tırmaladığı yere yakın olana alışması kolaydır. {title} için yeri kediniz çoktan seçti.',
      ],
      informal: [
        'Gerinince tepesinden taşıyorsa bu direk kısa; boyuna yeteni seve seve kullanır. Uzat patileri, {title} kaç karış?',
        'Koltukta imza attığı yer belli, tam yanına koy, alışması kolay. Koltuk emekli, {title} göreve.',
        'Sallanan şeye kedi güvenmez, sağlam taban şart. Bir it bakalım, {title} yerinde mi?',
        'Balkonun en uzak köşesine sürgün etme, zaten tırmaladığı yerin yanına koy. {title} orada ilk günden göz önünde.',
      ],
    },
    asks: {
      formal: ['Koltuğunuzun hangi köşesi onun: sağ mı, sol mu?', 'Kediniz sabah ilk nerede gerinir?'],
      informal: ['Tırmıkladığı en pahalı şey neydi?', 'Ev kimin: senin mi, kedinin mi?'],
    },
  },
};
