export const shoes = {
  sneakers: {
    stories: {
      formal: [
        'Müze gezmek ayakta durmaktır, şehir gezmek kaybolmak. İkisine {title} ile çıkılır.',
        'Tatilin ilk günü yirmi bin adım, akşam yine sahildesiniz. Valizdeki tek çift {title}.',
        'Takım elbisenin altında eskiden ayıplanırdı, şimdi toplantıda üç kişide var. Dördüncüsü {title}.',
        'Pazartesinin telaşı da pazarın yürüyüşü de aynı kapıdan çıkar. Kapının önünde {title} durur.',
      ],
      informal: [
        'Halayın üçüncü turunda topuklular sandalyenin altına girer. Piste dönen {title}.',
        'Ne giyeceğini bilmiyorsun ama ne kadar yürüyeceğini biliyorsun. Kombine alttan başla: {title}.',
        'Yürüyen merdiven bozuk, asansör dolu, sen üçüncü kattasın bile. Sebep belli: {title}.',
        'Kapının önünde altı çift var, hep aynısı giyiliyor. Yarın sabah el {title:e} gider.',
      ],
    },
    lessons: {
      formal: [
        'Ayaklar gün içinde biraz şişer, akşamüstü denemek daha doğru sonuç verir. {title} ile randevunuz iş çıkışına olsun.',
        'Islanan ayakkabı kaloriferde değil, içine kâğıt doldurulup gölgede kuruyunca şekli bozulmaz. Yağmurlu günün gazetesini {title} için ayırın.',
        'Bağcıkları çözerek çıkarmak topuk kısmının ezilmesini önler. Kapıda bir an eğilin, {title} çözülerek çıksın.',
        'Sabah rahat gelen numara akşama dar gelebilir, çünkü ayak gün içinde biraz şişer. {title:i} akşamüstü ayağınıza geçirin.',
      ],
      informal: [
        'Topuğuna basarak çıkarma, orası ezilir. Bağcığı çöz, {title} ertesi sabah da dik dursun.',
        'Erken denediğin numara akşam vurabilir; ayak gün içinde biraz şişiyor. Denemeyi iş çıkışına bırak, {title} kaçmıyor.',
        'Yağmuru yedi diye peteğe dayama, şekli bozulur. Kâğıt doldur, gölgeye al, {title} dünkü haberleri okusun.',
        'Acele ediyorsun, bağcık bağlıyken çıkarıyorsun, topuk eziliyor. Beş saniye daha ver, {title} için eğil.',
      ],
    },
    asks: {
      formal: [
        'Bir günde en çok nerede yürüdünüz?',
        'Siz takım altına giyenlerden misiniz?',
        'Beyaz mı, renkli mi?',
        'Kapıda kaç çift durur sizde?',
        'Hafta sonu yürüyüşü hangi semtte?',
        'Düğüne spor ayakkabıyla gidilir mi?',
      ],
      informal: [
        'Bağcık çözen mi, topuğa basıp çıkaran mı?',
        'Kaç çiftin var? Annene söylemeyiz.',
        'Beyazı beyaz tutabilen var mı?',
        'Bugün kaç adım attın?',
        'İlk çiftin hangi renkti?',
        'Bağcık rengi değiştiren mi, olduğu gibi bırakan mı?',
      ],
    },
  },
  'running-shoes': {
    stories: {
      formal: [
        'Kapıdan çıkana kadar her bahane geçerlidir, çıkınca hiçbiri. Eşikte {title} hazır beklesin.',
        'Boğaz’da sabah altı, balıkçılar yerini almış, yol boş. Sahilin bir ucundan öbürüne {title}.',
        'Parkın ikinci turunda tanıdık yüzler başıyla selam verir. O tura {title} ile çıkılır.',
        'Beş kilometrenin sonunda bir simit, bir bank, küçük bir gurur. Başında {title} vardı.',
      ],
      informal: [
        'Birinci kilometrede pişmanlık, ikincide söylenme, üçüncüde keyif. Dördüncüsü {title} ile.',
        'Alarm altıda çaldı, sen yorganla hâlâ pazarlıktasın. Yatağın dibine {title:i} koy.',
        'Otobüsün kapısı kapanıyor, arada otuz metre var. Ayağında {title} varsa yetişirsin belki.',
        'Uzun koşu dedin, mesafe fırına kadar, dönüş sıcak ekmekle. Yine de ayakta {title} vardı.',
      ],
    },
    lessons: {
      formal: [
        'En uzun parmağın önünde bir başparmak eni boşluk, koşarken rahat ettirir. {title} ayağınızdayken o boşluğu parmağınızla yoklayın.',
        'Koşuda giyilen çorapla denemek, doğru numarayı bulmayı kolaylaştırır. Çorabınızı yanınıza alın, {title:i} onunla giyin.',
        'Uzun mesafeden önce birkaç kısa koşu, ayağı yeni çifte alıştırır. Bu hafta {title} ile yalnız mahalle turu.',
        'Yarıştan bir gün önce yeni çift giyilmez, birkaç kısa koşuyla ayak alışsın. Takvime bakın, {title} bugünden başlasın.',
      ],
      informal: [
        'Parmakların duvara çarpmasın, önde başparmak eni boşluk kalsın. Yokuş aşağıyı düşün, {title:i} ona göre seç.',
        'İnce ofis çorabıyla deneyip kalınıyla koşma, numara şaşar. Koşu çorabını kap, {title} ile öyle tanış.',
        'Kutudan çıkar çıkmaz maratona gitme, birkaç kısa tur at, ayağın alışsın. Bugün parkın çevresi, {title} ile.',
        'Cebinde koşu çorabınla dükkâna giren tuhaf görünür, doğru numarayla çıkar. {title} o çorabı bekliyor.',
      ],
    },
    asks: {
      formal: [
        'Sabah mı koşarsınız, akşam mı?',
        'En sevdiğiniz koşu yolu neresi?',
        'Yağmurda koşar mısınız?',
        'Müzikle mi, sessiz mi?',
        'Haftada kaç sabah koşuyorsunuz?',
        'Yalnız mı, ekiple mi?',
      ],
      informal: [
        'İlk kilometrede hangi şarkı çalar?',
        'Koşu sonrası ödülün ne? Simit de sayılır.',
        'En uzun koşun kaç kilometreydi?',
        'Alarmı kaç kere ertelersin?',
        'Koşarken aklından ne geçer?',
        'Koşu bandı mı, sahil mi?',
      ],
    },
  },
  boots: {
    stories: {
      formal: [
        'Kaldırımda sarı yapraklar, havada kömür kokusu, elde salep. Ayakta {title} varsa kış gelmiştir.',
        'Palto seçildi, atkı seçildi, aynada yine bir eksik var. Gözler yere inince cevap {title}.',
        'Mevsimin döndüğünü takvimden önce kapının önü söyler. Sandaletlerin yerinde {title} duruyor.',
        'Hafta içi ofisin halısı, pazar Abant’ın toprağı. İkisine aynı çiftle gidilir: {title}.',
      ],
      informal: [
        'Kuru yaprağa basınca çıkan ses için yolu uzatanlardansın. Yolu {title} ile uzat.',
        'Konser açık havada, dört derece, bilet iadesiz. Sahne önüne {title} ile.',
        'Paça içine mi girsin, üstüne mi düşsün; sabahın tek derdi bu. Gerisi belli: {title}.',
        'Hava “bugün belli olmaz” diyor, sen de erken çıkıyorsun. Kararsız havaya kararlı cevap: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Kışlık kalınlıkta bir çorapla denemek, numarada yanılmayı önler. Çekmeceden o çorabı çıkarın, {title:i} öyle giyin.',
        'Islanan bot kaloriferden uzakta, içi gazeteyle dolu kuruyunca şeklini korur. Kapı önünde {title} bu gece gazete okusun.',
        'Sezon sonunda temizleyip içini doldurarak kaldırmak formunu korur. Bahar temizliğinde {title} listenize girsin.',
        'Ağustosta ince çorapla seçilen bot, ocakta sıkabilir. Denemeye kışlık çorapla gelin, {title} doğru numarayı söylesin.',
      ],
      informal: [
        'İnce çorapla aldın, kışın parmaklar kavgalı. Kalınını giy de dene, {title:in} numarası o zaman belli olur.',
        'Peteğin dibinde kuruyan botun şekli kayar. Gazeteyi doldur, uzağa koy, {title} sabaha kadar acele etmesin.',
        'Bahar geldi diye çamuruyla dolaba tıkma. Temizle, içini doldur, {title} kış uykusuna dik yatsın.',
        'Eski gazeteleri atma, ıslak botun içine gider, şeklini korur. Spor sayfası sağ tekine, {title} kaloriferden uzağa.',
      ],
    },
    asks: {
      formal: ['Kış yürüyüşü için en sevdiğiniz yer neresi?', 'Bağcıklı mı, fermuarlı mı?'],
      informal: ['Paçalar içeride mi, dışarıda mı?', 'Bot sezonunu hangi ay açarsın?'],
    },
  },
  sandals: {
    stories: {
      formal: [
        'Feribotun kapağı açılır, iyot kokusu girer, çoraplar çantada kalır. Adaya {title} ile inilir.',
        'Akşamüstü çarşı, bir külah dondurma, acelesi olmayan bir yürüyüş. Ayağınızda {title} var.',
        'Valize en son konan, otelde en önce çıkar. Odanın kapısında {title} durur.',
        'Taş sokaklı kasabada akşam yemeği iki yokuş yukarıdadır. O sofraya {title} ile varılır.',
      ],
      informal: [
        'Ayaklar sekiz aydır çorapta, dilekçe verdiler. Cevap olumlu: {title}.',
        'Tatilden döndün, ayağında bant izi, herkes nereye gittiğini soruyor. Seni ele veren {title}.',
        'İskelede çıkarırsın, dönüşte tekini sahilin köpeği almıştır. Gözünü ayırma: {title}.',
        'Plaj arabaya, yatağa, salataya kadar geldi. Çırp, akşam yemeğine yine {title}.',
      ],
    },
    lessons: {
      formal: [
        'Topuk ve parmaklar tabandan taşmıyorsa numara doğrudur. Ayağa kalkın, {title} üzerinde kenarlara bakın.',
        'Yeni bantlar ayağı vurmasın diye ilk günlerde evde kısa kısa giymek iyi olur. Akşam çayını {title} ile koyun.',
        'Deniz suyuna değince tatlı suyla durulayıp gölgede kurutmak ömrünü uzatır. Plaj dönüşü {title} duşun altından geçsin.',
        'Tatilin ilk günü yara bandı aramamak için evde kısa turlar atın. Mutfakla salon arası {title} için iyi bir parkur.',
      ],
      informal: [
        'Parmakların tabandan sarkıyorsa numara küçük, topuk da taşmasın. {title} ayağındayken aşağı bir bak.',
        'Bant izini tatilde değil evde çöz, ilk günler kısa kısa giy. Bulaşıkları {title} ile yıka.',
        'Denizin tuzu üstünde kurumasın, tatlı suyla durula, gölgeye bırak; ömrü uzar. Kumlar da gider, {title} yarına hazır.',
        'Havaalanında sıfır sandalet, akşam topuk yarası. Önce evde biraz gezdir, {title:e} alış.',
      ],
    },
    asks: {
      formal: ['Sandaletle ilk gün sizde hangi aya denk gelir?', 'Bodrum mu, Ayvalık mı, Kaş mı?'],
      informal: ['Çorapla sandalet: evet mi, hayır mı?', 'Denize taşlı sahilden mi, kumdan mı girersin?'],
    },
  },
  heels: {
    stories: {
      formal: [
        'Asansör aynasında son bir bakış, kapı açılır. Koridorda önce {title} duyulur.',
        'Bir odaya iki türlü girilir: geçerken ya da gelerek. Bu akşam {title} ile gelin.',
        'Davetiyede saat yedi yazar, hazırlık öğleden sonra ikide başlar. Kutudan {title} çıkarılır.',
        'Düz pantolon, beyaz gömlek, belki bir ruj. Bunu davet kıyafeti yapan {title}.',
      ],
      informal: [
        'Eski sevgili de davetliymiş, sabah öğrendin. Plan değişti: {title}.',
        'Elbise tamam, saç tamam, taksi kapıda, sen yalın ayaksın. Koşma, {title:i} giy.',
        'Parke taşlı sokak seni yener, pist yenemez. Pistte {title} var.',
        'Dönüşte elde taşınacağı belli, çıkarken yine de o giyilir. Gece böyle başlar: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Davetten önce evde giyip yürümek ayağın alışmasına yardımcı olur. Perşembe akşamı koridorda {title} ile birkaç tur atın.',
        'Ayaklar akşam, sabaha göre biraz daha geniştir; denemeyi günün sonuna bırakın. İş çıkışı {title:i} giyip görün.',
        'Çimde ve parke taşında kalın topuk, inceden dengelidir. Düğün bahçedeyse {title:in} topuğuna bir bakın.',
        'Piste ilk kez o gece çıkmak cesaret ister, önce evde yürümek ayağı alıştırır. Mutfakta çay demlenirken {title} sahnede.',
      ],
      informal: [
        'Halaya ilk kez o gece kalkma, önce evde yürü, ayağın alışsın. Elektrik süpürgesini {title} ile çek.',
        'Kır düğününde ince topuk çime saplanır, kalını daha dengeli durur. Davetiyede bahçe mi yazıyor? {title:in} topuğuna bak.',
        'Sabah denediğin akşam sıkar, ayak gün sonunda biraz daha geniş. Deneme saatin akşam, konuğun {title}.',
        'Parke taşlı sokakta randevu mu var? Kalın topuk inceden dengeli; {title} hangisinden, önce ona bak.',
      ],
    },
    asks: {
      formal: ['Gecenin sonuna kadar mı, pasta kesilene kadar mı?', 'İnce topuk mu, kalın topuk mu?'],
      informal: ['Topuklularla rekorun kaç saat?', 'Çantanda yedek babet taşıyor musun?'],
    },
  },
  loafers: {
    stories: {
      formal: [
        'Sabah bir eliniz kahvede, öbürü kapıda; eğilmeye vakit yok. {title} giyilir, çıkılır.',
        'Kravat istenmeyen ama tişört de yakışmayan davetler çoğaldı. Onlara {title} ile gidilir.',
        'Çorap görünsün mü, görünmesin mi; bahar sabahının küçük meselesi. Meselenin adı {title}.',
        'Hafta içi masa başı, hafta sonu bir sergi; kıyafetin yarısı değişir. Ayakta {title} kalır.',
      ],
      informal: [
        'Kız istemeye gidiyorsun, plan belli: ciddi ama kasmadan. Kapıda çıkarılacak olan {title}.',
        'Asansör geldi, sen daha bağcıktasın. Yarın sabah {title}.',
        'Beyaz çorapla giyen de haklı, çorapsız giyen de. Kavga sürsün, {title} sende kalsın.',
        'Kot fazla rahat, kumaş fazla resmî deyip dolabın önünde kaldın. Karara ayaktan başla: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Topuk biraz oynayabilir, ayak her adımda dışarı çıkmamalı. {title} ile odayı bir baştan bir başa yürüyün.',
        'Çekecekle giyilen ayakkabının arkası kırılmaz. Kapının yanındaki çekecek {title:i} beklesin.',
        'Aynı çift her gün giyilmesin; bir gün dinlenince içindeki nem kurur. Bugün öteki, yarın {title}.',
        'Arkasına basıp çıkmak hızlıdır, ama kırar; çekecek bunu önler. Vapura üç dakika kala bile {title} çekecekle giyilsin.',
      ],
      informal: [
        'Topuğun azıcık oynasın, ayağın her adımda fırlamasın. {title} ile merdiveni bir çık, anlarsın.',
        'Arkasını terlik gibi ezme, bir çekecek bu işi çözer. {title} kapıda böyle giyilir.',
        'Her gün aynı çift giyilmez, bir gün mola ver, içinin nemi kurusun. Nöbet çizelgesinde salı {title:in}.',
        'Kaşıkla giyenini gördük, çekecek daha şık; arkası da kırılmıyor. Anahtarın yanında çekecek, altında {title}.',
      ],
    },
    asks: {
      formal: [
        'Siz çorapla mı giyersiniz, çorapsız mı?',
        'Püsküllü mü, tokalı mı, sade mi?',
        'Kumaş pantolonla mı, kotla mı?',
        'Süet mi, parlak mı?',
      ],
      informal: [
        'Bağcıkla aran nasıl?',
        'Cuma ofise ne giyilir: loafer mı, spor mu?',
        'Bağcıksız hayat: evet mi?',
        'Paça kıvrılır mı, kıvrılmaz mı?',
      ],
    },
  },
  slippers: {
    stories: {
      formal: [
        'Misafire ilk uzatılan çay değildir. Çaydan önce {title} gelir.',
        'Kapı kapanır, ayakkabılar eşikte kalır, günün sesi kesilir. Sonra {title} giyilir.',
        'Sabah altıda mutfağın taşı soğuk, çayın suyu daha ısınmamıştır. Yatağın yanında {title} beklesin.',
        'Yurda giden valizin de yazlığa gidenin de bir köşesi ona ayrılır. Bu kez o köşeye {title} koyun.',
      ],
      informal: [
        'Anneler uçanını meşhur etti, biz yürüyeniyle ilgileniyoruz. Adı {title}.',
        'Çöpü atıp dönecektin, kapıda komşuyla yarım saat konuştun. Ayağında hâlâ {title}.',
        '“Yalın ayak gezme, hasta olacaksın.” Evin anayasasında birinci madde, yürürlükte {title}.',
        'Teki koltuğun altında, öbürü kedinin yanında. Aileyi yeniden topla: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Seçerken topuğun dışarı taşmamasına bakmak yeterli. Ayakta bir kez arkanıza bakın, {title} numarası öyle seçilsin.',
        'Ev içinde kaymayan taban, özellikle merdivenli evde önemlidir. Merdiveniniz varsa {title:in} tabanına bakın.',
        'Dışarıda giyileni eve sokmamak hem zemini hem terliği temiz tutar. Kapının bu yanında {title}, öte yanında ötekiler.',
        'Misafire verilen çiftte de kural aynı: topuk dışarı taşmasın. Kapıda {title} için numarayı baştan sorun.',
      ],
      informal: [
        'Topuğun arkadan sarkıyorsa o sana küçük. Bir bak, taşmıyorsa {title} senindir.',
        'Gece su almaya inerken kayan taban film sahnesi gibi. Evin merdivenliyse {title:in} altına bak.',
        'Balkona çıktığınla salona girme, zemin de terlik de temiz kalsın. Eşikte değiş, içeride {title}.',
        'Çöpe çıktığın terlikle içeri girme; zemin temiz kalır, o da. Dönünce {title} paspasın bu yanında.',
      ],
    },
    asks: {
      formal: ['Siz misafire terlik verir misiniz?', 'Eve girince ilk işiniz nedir?'],
      informal: ['Terlikle bakkala gidilir mi?', 'Annenin terlik menzili kaç metreydi?'],
    },
  },
};
