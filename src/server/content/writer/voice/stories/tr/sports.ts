export const sports = {
  bicycle: {
    stories: {
      formal: [
        'Cumartesi erken, sahil yolu boş, fırından simit yeni çıkmış. Oraya {title} ile gidilir.',
        'Trafikte herkes dakika sayar, yandan biri selam verip geçer. O birinin altında {title} var.',
        'Ekmek almaya diye çıkılır, komşu köyün çay bahçesinde mola verilir. Yolu uzatan {title}.',
        'Karne hediyesiydi, rengi hâlâ aklınızda. Yeni hatıranın adı {title}.',
      ],
      informal: [
        'Otobüs geçti, taksi yok, minibüs dolu. Dördüncü şık {title}.',
        'Yokuşta söylenip inişte kahkaha atıyorsan doğru yerdesin. Yokuş orada, {title} burada.',
        'İlk düşüşten dizinde kalan iz hâlâ duruyor. İkinci bölüm {title} ile başlıyor.',
        'Park yeri aramadın, köprüde beklemedin, saçın biraz rüzgârlı. Hepsi {title} yüzünden.',
      ],
    },
    lessons: {
      formal: [
        'Ayakta dururken sele kalça kemiğinizin hizasına geliyorsa sürüş daha rahattır. İlk turdan önce {title:in} selesini oraya getirin.',
        'Yola çıkmadan lastiğe, frene ve zincire bir bakış, yolda rahat ettirir. Kapının önünde {title} bu üç bakışı beklesin.',
        'Temiz ve ince yağlanmış zincirde vitesler yumuşar. Pazar kahvesi demlenirken {title:e} bir bez götürün.',
        'Fazla alçak da fazla yüksek de rahat ettirmez; selenin hizası, ayakta dururken kalça kemiğidir. Yanında durun, {title} boyunuza göre ayarlansın.',
      ],
      informal: [
        'Dizlerin çenene değiyorsa sele alçak. Ayağa kalk, kalça kemiğine hizala, {title} ile bir daha dene.',
        'Pilot uçağa, sen lastiğe, frene, zincire bak; yolda rahat edersin. Kontrol tamamsa {title} kalkışa hazır.',
        'Vites nazlanıyorsa zincir temizlik ve ince bir yağ istiyor. Eski tişörtünü bez yap, {title} bakıma girsin.',
        'Fırına kadar bile olsa bak: lastik, fren, zincir. Simitler soğumadan {title} ile dönersin.',
      ],
    },
    asks: {
      formal: [
        'Çocukluk bisikletiniz ne renkti?',
        'Sahil yolu mu, orman yolu mu?',
        'Yalnız mı, arkadaşla mı?',
        'Sepetinize ilk ne girer?',
      ],
      informal: [
        'Ellerini bırakıp sürebiliyor musun?',
        'Sen hangisisin: yokuş mu, iniş mi?',
        'En uzun turun kaç kilometreydi?',
        'Lastik patlarsa kim tamir eder?',
      ],
    },
  },
  'yoga-mat': {
    stories: {
      formal: [
        'Ev uyanmadan önce salonda bir kişilik yer vardır. O yere {title:i} serin.',
        'Köşede rulo hâlinde durdukça insana verdiği bir sözü hatırlatır. O sözün adı {title}.',
        'Gün boyu masa başında oturan bel, akşamı bekler. Koltuktan önce {title} serilir.',
        'Balkonda sabah serinliği, üç derin nefes, uzakta bir martı. Altınızda {title} var.',
      ],
      informal: [
        'Parmak ucuna değmeye üç santim kaldı, geçen ay altıydı. Kalanı {title} ile.',
        'Kedi senden önce gelip yattı, ders fiilen iptal. Neyse ki {title} serildi, bu da bir şey.',
        '“Esneyeceğim” deyip tavana bakarak yatılan on dakika da sayılır. Yeter ki altta {title} olsun.',
        'Video açıldı, hoca gülümsüyor, senin bacaklar titriyor. Pes etmek yok, altında {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Kullandıktan sonra silip iki yüzünü de kurutmak koku oluşmasını önler. Ders bitince {title} biraz açık kalsın.',
        'Üst yüzü dışta kalacak şekilde sarılan matın kenarı serince daha az kıvrılır. Bu akşam {title:i} öyle sarın.',
        'Diziniz ya da dirseğiniz hassassa daha kalın mat rahatlatır. Bunu bilerek {title:in} kalınlığına bakın.',
        'Koku, ıslak kalan yüzden başlar; silip iki tarafı da kurutmak bunu önler. Çayınız demlenirken {title} sandalyenin sırtında kurusun.',
      ],
      informal: [
        'Dizin “yere koyma beni” diyorsa kalın mata bak, rahatlar. {title:in} kalınlığı ona uyar mı, sor.',
        'Ucu hep kıvrılıp ayağına takılıyorsa yanlış sarıyorsun: üst yüz dışa. {title} bu sefer tersinden sarılsın.',
        'Ter üstünde kalırsa koku kalır; sil, iki yüzünü de kurut. Savasana bitti, nefes alma sırası {title:de}.',
        'Sıcacık rulo yapıp dolaba tıkarsan koku olur. Sil, önünü arkasını kurut, {title} ondan sonra dürüm olsun.',
      ],
    },
    asks: {
      formal: ['Sabah mı esnersiniz, akşam mı?', 'Evdeki spor köşeniz neresi?'],
      informal: ['Ayak parmaklarına değebiliyor musun?', 'Yoga mı, pilates mi, sadece uzanmak mı?'],
    },
  },
  dumbbells: {
    stories: {
      formal: [
        'Haber bülteni yarım saat sürer, kollar bu arada boştadır. Koltuğun yanında {title} dursun.',
        'Çay demlenene kadar on beş dakikanız var. İlk beşini {title:e} ayırın.',
        'Salona gitmek yarım saat, park yeri bulmak bir o kadar. Evin köşesindeki {title} üç adım ötede.',
        'Market poşetinin ağır gelmeye başladığı bir yaş vardır. O yaşı {title} ile karşılayın.',
      ],
      informal: [
        'Turşu kavanozu açılmadı, bütün sofra gördü. Rövanşa {title} ile hazırlan.',
        'Pazartesi başlıyorduk, on dört pazartesi geçti. On beşincide {title} var.',
        'Dizinin jeneriği kırk saniye, atlama. Jenerik boyunca {title}.',
        'Aynada kolunu sıktın, ayna yorum yapmadı. Bir ay sonra yine sor, o arada {title}.',
      ],
    },
    lessons: {
      formal: [
        'Son iki tekrar zorluyor, duruşunuz bozulmuyorsa ağırlık doğrudur. {title} ile ilk sette bunu yoklayın.',
        'Hareketi önce hafif ağırlıkla öğrenmek sakatlanma riskini azaltır. Ayna karşısında prova bitince {title:e} geçin.',
        'Çalışan kasın en az bir gün dinlenmesi gelişmesine yardım eder. Bugün kollar, yarın mola; {title} köşede bekler.',
        'Omuzlar kalkıyor, bel bükülüyorsa ağırlık fazla; zorlasın, duruşu bozmasın. {title:i} bu gözle seçin.',
      ],
      informal: [
        'Yüzün son iki tekrarda buruşsun, belin bükülmesin; doğru ağırlık bu. {title} elindeyken aynaya bak.',
        'İlk gün kahramanlığı sakatlanma riskini büyütür; hareketi önce hafif ağırlıkla öğren. Duruşun oturunca {title} sahneye.',
        'Her gün aynı kası çalıştırma, bir gün dinlensin ki gelişsin. Dinlenme gününde {title:e} uzaktan el salla.',
        'Kas dinlenirken gelişir, en az bir gün ver. Sen koltuktayken {title} darılmaz.',
      ],
    },
    asks: {
      formal: ['Sporu sabah mı yaparsınız, akşam mı?', 'Çalışırken hangi müzik çalar?'],
      informal: ['Bugün kol günü mü, yarın mı?', 'Hangi pazartesi başlıyoruz?'],
    },
  },
  'boxing-gloves': {
    stories: {
      formal: [
        'Bandaj sarılır, nefes yavaşlar, gün dışarıda kalır. Sonra {title} takılır.',
        'Kötü geçen bir toplantının cevabı bazen torbaya verilir. Ellerinizde {title} olsun.',
        'İzleyen kavga görür, yapan sabrı öğrenir. İlk derse {title} ile gidin.',
        'Duvarda raunt saati, yerde bir şişe su, köşede kum torbası. Zilden önce {title} giyilir.',
      ],
      informal: [
        'Patron “acil değil ama bugün bitsin” dedi. Akşam torba sende, ellerde {title}.',
        'Sol direkt, sağ kroşe, kendi ayağına takılma. {title} ile herkes böyle başlar.',
        'Üç raunt sonra kimseye kızgın değilsin, kolunu kaldıracak hâlin de yok. Köşede {title} dinleniyor.',
        'Rocky müziğini merdivende açtın, komşular alıştı. Müzik tamamsa {title:i} tak.',
      ],
    },
    lessons: {
      formal: [
        'Altına sarılan bandaj bileği ve eklemleri destekler. Önce bandaj, ardından {title}.',
        'Antrenmandan sonra ağzı açık havalanan eldivende koku oluşmaz. Çantada değil, pencere önünde {title} nefes alsın.',
        'Ons arttıkça dolgu ve ağırlık da artar. Etikette önce onsa bakın, {title} ona göre seçilsin.',
        'Eldiveni çıplak ele takmak aceleciliktir; bandaj bileği de eklemi de destekler. Sarmayı bitirin, {title} köşede hazır.',
      ],
      informal: [
        'Bandajsız girme, bileğin ve eklemlerin destek ister. Sar, sık, sonra {title}.',
        'Spor çantasının fermuarını açınca geri çekiliyorsan suçlu belli. Ağzını aç, havalandır, {title} pencerenin önünde kurusun.',
        'Sayı büyüdükçe dolgu da ağırlık da artar, ons bunu söyler. {title} kaç ons, ringe çıkmadan bil.',
        'Salon çıkışı düğümleyip bagaja atma, içi kokar. Evde ağzı açık {title} balkon nöbeti tutsun.',
      ],
    },
    asks: {
      formal: [
        'Torba mı, ring mi, gölge boksu mu?',
        'Sağınız mı güçlü, solunuz mu?',
        'Antrenmanda müzik açık mı, kapalı mı?',
        'Sabah antrenmanı mı, akşam mı?',
      ],
      informal: [
        'Stresi torbaya mı, yastığa mı bırakırsın?',
        'Antrenman şarkın hangisi?',
        'Kaçıncı rauntta nefes biter?',
        'Rocky mi, Creed mi?',
      ],
    },
  },
  football: {
    stories: {
      formal: [
        'İki taş kale olur, bir duvar hakem. Eksik kalan tek şey {title}.',
        'Mangal yanarken piknikte herkesin gözü düz bir çimen arar. Bagajdan {title} çıkar.',
        'Dedeyle torun arasında bazen söz değil, pas gider gelir. Arada {title} yuvarlanır.',
        'Sokak lambası yanana kadar süren maçların skorunu kimse bilmezdi. Yenisi {title} ile başlasın.',
      ],
      informal: [
        'Halı saha dokuzda, kadro on üç kişi, kaleci yok. Hiç değilse {title} var.',
        'Getiren takımı kurar, küserse maç biter; kural eskidir. Bu hafta {title} sende.',
        'Üç korner bir penaltı, atan alır, sayılmaz abi. Kavga bitti, orta noktada {title}.',
        'Abandın, komşunun bahçesine gitti, komşu da balkonda. Gidip iste, içeride kalan {title}.',
      ],
    },
    lessons: {
      formal: [
        'İğneyi hafifçe nemlendirip takmak sibobu korur. Pompayı elinize alınca {title} önce bu nemi beklesin.',
        'Önerilen basınç topun üzerinde yazar, fazlası dikişleri zorlar. Pompayı almadan önce okuyun, {title} öyle şişsin.',
        'Çamurlu top nemli bezle silinip gölgede kurutulunca yüzeyi korunur. Maç dönüşü {title} bagajda unutulmasın.',
        'Taş gibi şişirilen topun dikişleri zorlanır, doğru basınç üzerinde yazar. Düdükten önce {title} o kadar hava alsın.',
      ],
      informal: [
        'Pompayı kuru kuru saplama, iğneyi biraz nemlendir, sibop korunsun. {title} sahaya incinmeden çıksın.',
        'Sıkı olsun diye pompaya asılma, dikişler zorlanır; basınç topun üstünde yazıyor. {title} ne diyorsa o.',
        'Yağmurda maç efsaneydi, top çamur içinde. Nemli bezle sil, gölgeye bırak, {title} rövanşa böyle gelsin.',
        'Kramponu yıkayan topu unutuyor: nemli bez, gölge, bu kadar. Çamuru gitti, {title} kapının yanında.',
      ],
    },
    asks: {
      formal: [
        'Mahalle maçında hangi mevkideydiniz?',
        'Hangi takımı tutarsınız, kimin yüzünden?',
        'Maçı ayakta mı izlersiniz, oturarak mı?',
        'Stat mı, televizyon karşısı mı?',
        'Unutamadığınız gol hangisi?',
        'Çocukken sahanız neresiydi?',
      ],
      informal: [
        'Kaleye geçen mi, hiç geçmeyen mi?',
        'Sizin sokakta kural neydi: üç korner bir penaltı mı?',
        'Halı sahada kim hep “son gol” der?',
        'Sağ ayak mı, sol ayak mı?',
        'Gol sevincin nasıl?',
        'Maç sonu ne yenir: kokoreç mi, köfte mi?',
      ],
    },
  },
  basketball: {
    stories: {
      formal: [
        'Akşamüstü parkta gölgeler uzar, pota altında iki kişi kalır. Üçüncüsü {title}.',
        'Takım elbiseli biri boş bir potanın önünden geçerken yavaşlar. Bagajda {title} varsa durur.',
        'İki sekme, kısa bir sessizlik, sonra file. Okul bahçesinden kalan o ses {title} ile döner.',
        'Babanın “bir atış da ben” demesi maçı yarım saat uzatır. O yarım saat elden ele {title}.',
      ],
      informal: [
        'Kâğıdı üç metreden çöpe atıp “üçlük” diye bağıranlardansın. Sana {title} lazım.',
        '“Son atış, giren kazanır” altıncı kez söylendi. Hava karardı, {title} hâlâ elde.',
        'Kaçan atış rüzgârdan, giren atış yetenekten. Bu adaleti bir sen bilirsin, bir {title}.',
        'Salonda sektirdin, alt kat süpürge sapıyla cevap verdi. Parka in, yanında {title} olsun.',
      ],
    },
    lessons: {
      formal: [
        'İç ve dış saha topları farklıdır; asfaltta oynanacaksa dış sahaya uygunu seçilir. {title} hangi saha için, önce ona bakın.',
        'Omuz hizasından bırakın, bel hizasına kadar sekiyorsa havası yerindedir. Maça çıkmadan {title} bir kez bırakılsın.',
        'Arabada sıcakta kalmayan top havasını ve yüzeyini korur. Park edince {title} sizinle insin.',
        'Asfalt ile parke aynı topu istemez. Önce sokağınızdaki sahaya bakın, {title} ona göre seçilsin.',
      ],
      informal: [
        'Omzundan bırak, beline kadar sekerse havası tamam. {title} sınavı geçtiyse çember seni bekler.',
        'Parke topunu asfalta götürme, dış saha için ayrısı var. Sahan hangisi? {title} ona göre.',
        'Bagajın sıcağı topun havasına da yüzeyine de iyi gelmez; arabadan al. Sen eve çıkarken {title} koltuğunun altında.',
        'Sekmiyor diye potaya kızma: omuzdan bırak, bele geliyor mu, bak. Gelmiyorsa {title:i} pompayla barıştır.',
      ],
    },
    asks: {
      formal: [
        'Boş bir pota görünce durur musunuz?',
        'Serbest atışta on atıştan kaçı girer?',
        'Hangi takımı izleyerek büyüdünüz?',
        'Okul bahçesinde hangi numaraydınız?',
        'Maç izlerken sakin misiniz?',
        'En sevdiğiniz oyuncu kimdi?',
      ],
      informal: [
        'Üçlük mü, turnike mi?',
        'Teke tekte kimi yenersin? Adını yaz.',
        'Sahaya ilk kim gelir, kim hep geç kalır?',
        'Sol elle turnike: girer mi?',
        'Mahallede pota nerede?',
        'Kaç metreden atarsın?',
      ],
    },
  },
  'tennis-ball': {
    stories: {
      formal: [
        'Kort sabah yediye ayrılmış, çizgilerde daha çiy var. Çantanın yan gözünde {title} bulunsun.',
        'Kırk vuruş süren bir ralli, uzun bir sohbete benzer. Sohbeti {title} açar.',
        'Rakip bulunmayan gün duvar vardır, o hiç yorulmaz. Karşısında siz ve {title}.',
        'Televizyonda bir final izleyen herkesin canı kort ister. Raketin yanına {title} koyun.',
      ],
      informal: [
        'İçerideydi, dışarıdaydı, hakem yok, dostluk tehlikede. Puanı tekrarlayın, {title} sende.',
        'İlk derste raketi tuttun, ikincide ıskaladın. Üçüncüde filenin üstünden {title} geçti, hoş geldin.',
        'Maç bitince hangisi köpeğe kalacak diye tartışılır. Önce maç: Serviste {title} var.',
        'Fileye takılan her vuruşun bir bahanesi vardır. Bahanen bittiyse {title} ile bir servis daha.',
      ],
    },
    lessons: {
      formal: [
        'Eskisi kadar sekmeyen top antrenmana ayrılır. Maç günü kutudan {title} çıksın.',
        'Kutusu açılan toplar basıncını yavaşça kaybeder, ihtiyaç kadar açın. Bugün maç yoksa {title} kapalı beklesin.',
        'Islanan topu kuruyana kadar kullanmayın, keçesi daha az dağılır. Yağmur dindiğinde {title} bir gölgede kurusun.',
        'İyi sekmeyenler antrenman sepetine, canlı olanlar maça. Sepetleri ayırın, maç çantasında {title} dursun.',
      ],
      informal: [
        'Yere vurunca “pof” diyorsa maç kariyeri bitti, antrenmana ayır. Şimdi serviste {title}.',
        'Üç kutuyu birden açma, basınç yavaş yavaş gidiyor. Bugün lazım olan kadar, {title} sırasını kapalı beklesin.',
        'Su birikintisine düşen topla hemen oynama, keçesi dağılıyor. Kurusun, {title} sete sonra girer.',
        'Eski toplar emekliliğini antrenmanda geçirir. Maç saatinde {title} sahaya çıkar.',
      ],
    },
    asks: {
      formal: [
        'Toprak mı, sert zemin mi, çim mi?',
        'Tek mi oynarsınız, çift mi?',
        'Servisi mi seversiniz, karşılamayı mı?',
        'Sabah kortu mu, akşam kortu mu?',
      ],
      informal: [
        'On servisinden kaçı giriyor?',
        'Iskalayınca suç kimde: raket mi, rüzgâr mı?',
        'Forehand mi, backhand mi?',
        'Duvarla maçta kim yener?',
      ],
    },
  },
  tent: {
    stories: {
      formal: [
        'Cuma akşamı bagaj yüklenir, cumartesi öğlen telefon çekmez. Arada bir yere {title} kurulur.',
        'Sabah fermuarı açınca karşıda göl, ocakta ilk kahve. O sabah {title} ile başlar.',
        'Çocukken sandalyelerle çarşaftan kurulurdu, içine fener alınırdı. Şimdi {title} kurulur.',
        'Ateş söner, sohbet alçalır, orman kendi sesine döner. O saatte {title:e} girilir.',
      ],
      informal: [
        'Talimata bakmadan kurarım diyen biri her grupta var. Sen çayı koy, ona {title:i} ver.',
        'Oteller dolu, yazlık dolu, kayınbiraderin evi dolu. Ormanda yer var, bagajda {title}.',
        'Gece bir ses duydun, ayı sandın, kirpiymiş. Sabah {title:in} önünde gülerek anlatırsın.',
        'Bolu’ya varınca sorulan ilk soru: Neyi unuttuk? Bu kez listenin başına {title} yaz.',
      ],
    },
    lessons: {
      formal: [
        'Eksik kazık dağda değil, evdeki ilk kurulumda anlaşılsın. Bu hafta sonu {title} önce salona kurulsun.',
        'İyice kurutulup kaldırılan çadır küflenmez. Dönüşte {title} bir gün balkonda açık dursun.',
        'Altta kalan bir taş tabanı da uykuyu da deler. Manzara seçildiyse {title} için yeri elinizle yoklayın.',
        'Akşam karanlığında eksik kazık aramamak için evde bir prova yeterlidir. Halının üstünde {title} tam mı, görün.',
      ],
      informal: [
        'Kamp yerinde “demirlerden biri yok” denmesin, bir kez evde kur. Salonda {title}, içinde çay.',
        'Islak toplayıp bodruma atan, baharda küf açar. İyice kurusun, {title} torbasına öyle girsin.',
        'Kurmadan önce yerdeki taşı, dalı topla, taban korunur. Yer temizlenince {title} gelsin, sırtın bile memnun kalır.',
        'Komşu balkondan bakarsa baksın, bahçede bir deneme kurulumu eksik parçayı söyler. {title} dağa tam kadro çıksın.',
      ],
    },
    asks: {
      formal: [
        'Deniz kenarı mı, dağ başı mı?',
        'Kamp sabahında ilk ne içilir: çay mı, kahve mi?',
        'Göl kenarı mı, orman içi mi?',
        'En son hangi şehirde kamp yaptınız?',
      ],
      informal: [
        'Sizin grupta çadırı kim kurar, kim izler?',
        'Kampta hep unutulan şey ne?',
        'Ateşin başında ne pişer?',
        'Gece kaçta uyunur, kaçta kalkılır?',
      ],
    },
  },
  'sleeping-bag': {
    stories: {
      formal: [
        'Ateş köze dönünce herkes birer birer sessizce çekilir. Çadırda {title} serilidir.',
        'Kuzenler toplanınca yatak yetmez, salonun ortası yatakhane olur. Misafire {title} açılır.',
        'Yıldız saymaya başlayan sayıyı hep unutur, uyuyakalır. Bu gece {title} ile unutun.',
        'Yaylanın gecesi gündüzüne benzemez. Hazırlık listesinde {title:i} en başa yazın.',
      ],
      informal: [
        'Fermuar çenede, dışarıda yalnız burun kaldı. Senin tırtıl hâline {title} denir.',
        'Gecenin üçü, tuvalet yüz metre ötede. Gitsem mi diye düşünülen yer {title:in} içi.',
        '“Ben yerde de uyurum” diyen, sabah belini tutarak kalktı. Sen {title} ile gel.',
        'Festivalde sahneyi bulmak kolay, sabaha karşı yatacak yeri bulmak zor. Sırtında {title} olsun.',
      ],
    },
    lessons: {
      formal: [
        'Konfor derecesi, gidilecek yerin gece sıcaklığından düşük olmalıdır. Hava durumuna bakın, {title} etiketini onunla karşılaştırın.',
        'Yerden gelen soğuğu altına serilen mat keser. Sırt çantasında {title:in} yanına bir mat koyun.',
        'Evde sıkıştırılmadan, gevşek saklanan tulumun dolgusu kabarık kalır. Kamptan kampa {title} dolapta rahat uzansın.',
        'Öğlenin sıcağı yanıltır; bakılacak olan gece sıcaklığıdır, konfor derecesi onun altında kalmalı. Rotanız belliyse {title:e} bu gözle bakın.',
      ],
      informal: [
        'Gündüz tişört, gece diş takırtısı; gece kaç derece, ona bak. Konfor derecesi ondan düşükse {title} ile gel.',
        'Sırtın üşüyorsa soğuk yerden geliyordur, altına mat ser. {title} onun üstüne, sen içine.',
        'Torbasında aylarca sıkışan dolgu kabarmayı unutur. Evde {title} gevşek dursun, bırak yayılsın.',
        'Yastığı unut, matı unutma; yerin soğuğunu o kesiyor. Yıldızlar üstte, mat altta, arada {title}.',
      ],
    },
    asks: {
      formal: ['Yıldızların altında en son nerede uyudunuz?', 'Kampta en erken kalkan siz misiniz?'],
      informal: ['Soğukta burun içeride mi, dışarıda mı?', 'Sizin kampta kim horlar?'],
    },
  },
  skateboard: {
    stories: {
      formal: [
        'Boş bir meydan, düz bir asfalt, akşamüstünün uzun ışığı. Ayağın altında {title} olsun.',
        'Bir hareketin oturması haftalar alır, sevinci bir saniye sürer. O saniye için {title}.',
        'Çocuk düşer, kalkar, bir daha dener; bunu hiçbir kurs öğretmez. O derse {title} ile girilir.',
        'Kırkından sonra olmaz diyenler parka hiç uğramamıştır. Siz {title} ile uğrayın.',
      ],
      informal: [
        'Düştün, gören oldu mu diye etrafa baktın. Tek tanık {title}, anlatmaz.',
        'Durakla ev arası sekiz dakika, asfalt da yeni dökülmüş. Yürüme, {title} var.',
        'İlk ollie iki santim, sevinci iki metre. Arada yalnız {title} var.',
        'Elde market poşetiyle rampadan inmek kötü fikir, güzel hikâyedir. Hikâyenin başında {title} var.',
      ],
    },
    lessons: {
      formal: [
        'Kask, dizlik ve dirseklik özellikle ilk günlerde işe yarar. Üçünü takın, {title} ondan sonra yere insin.',
        'Hızdan önce durmayı ve düşmeyi öğrenmek gelir. İlk hafta {title} ile yalnız bunu çalışın.',
        'Islak zeminden uzak durmak hem rulmanları hem kemikleri korur. Yağmurda {title} kapının arkasında kalsın.',
        'Çocuk ya da yetişkin, ilk günlerin kuralı aynı: kask, dizlik, dirseklik. Üçlü tamamsa sıra {title:de}.',
      ],
      informal: [
        'İlk numaran durmak olsun, ikincisi düzgün düşmek; hız sonra. {title} seninle o sırayı takip etsin.',
        'Dizlik yakışmaz diyen, ilk hafta topallayarak fikir değiştirir. Kaskı, dirsekliği, dizliği tak, {title} altında.',
        'Su birikintisi havalı görünür, rulmanla kemik aynı fikirde değil. Yer kurusun, {title} bekler.',
        'Yağmur çiseledi, videoyu içeride izle; ıslak zemin rulmana da kemiğe de zarar. Güneş çıkınca {title} sokağa.',
      ],
    },
    asks: {
      formal: [
        'Gençliğinizin buluşma meydanı neresiydi?',
        'Denemiş miydiniz, hep izlediniz mi?',
        'Şehirde kaymak için en güzel yer neresi?',
        'Kaç yaşında başladınız?',
        'Kask takar mısınız?',
        'Kaykay mı, bisiklet mi, paten mi?',
      ],
      informal: [
        'Öğrendiğin ilk hareket neydi?',
        'Regular mı, goofy mi?',
        'En komik düşüşün neredeydi?',
        'Dizinde kaç yara izi var?',
        'Kulaklıkta ne çalar?',
        'Rampaya ilk sen mi, arkadaşın mı?',
      ],
    },
  },
  'skipping-rope': {
    stories: {
      formal: [
        'Okul bahçesinde tekerlemeyle atlanırdı, nefes hiç bitmezdi. Yarım kalan sayıma {title} ile dönün.',
        'Otelin spor salonu bodrumda, vaktiniz on beş dakika. Valizin köşesinden {title} çıkar.',
        'Yağmur koşuyu iptal etti, spor kıyafeti çoktan giyilmişti. Kapalı otoparkta {title} ile devam.',
        'İlk dakika kolaydır, üçüncüde sözü kalp alır. Dördüncü dakikada yalnız siz ve {title}.',
      ],
      informal: [
        'Takılan baştan sayar, kural okul bahçesinden beri aynı. Kırk üçteydin, elinde {title}.',
        'Koşu bandın çamaşır askısı oldu, itiraf et. Askı olamayacak kadar ince bir şey: {title}.',
        'Alt kat tavana vurmadan bahçeye in. Yanına {title:i} al.',
        'Boksör gibi başladın, onuncu saniyede ayağına dolandı. İkinci raunt {title} ile.',
      ],
    },
    lessons: {
      formal: [
        'İpin ortasına basın; saplar koltuk altınıza geliyorsa boyu doğrudur. İlk zıplamadan önce {title} böyle ölçülsün.',
        'Parmak ucunda, alçaktan zıplamak dizleri daha az yorar. {title} altınızdan geçecek kadar yükselin, yeter.',
        'Sert beton yerine esneyen zemin eklemleri rahatlatır. Avlunun betonunu geçin, {title} için başka bir yer seçin.',
        'Boyu tutmayan ip ayağa takılır; sapların koltuk altına gelmesi doğru boyu gösterir. Ortasına basıp {title:i} ölçün.',
      ],
      informal: [
        'Ortasına bas, sapları çek; koltuk altına geldiyse boy senin. {title} artık ayağına değil, ritme takılsın.',
        'Kanguru değilsin, alçaktan ve parmak ucunda; dizlerin az yorulsun. Müziği aç, {title} tempoyu tutsun.',
        'Betonda zıplayınca eklemler söylenir. Esneyen bir zemin bul, {title} orada dönsün.',
        'Alt kattaki komşu da dizin de aynı şeyi ister: alçak zıpla, parmak ucunda. {title} dönsün, avize sallanmasın.',
      ],
    },
    asks: {
      formal: [
        'Siz okulda kaça kadar sayardınız?',
        'Sabah ilk hareketiniz nedir?',
        'Bahçede mi, salonda mı atlarsınız?',
        'Günde kaç dakika?',
      ],
      informal: [
        'Hiç takılmadan kaç? Dürüst ol.',
        'Çift atlayabiliyor musun?',
        'Kaç saniyede nefes biter?',
        'Okulda mı öğrendin, salonda mı?',
      ],
    },
  },
  helmet: {
    stories: {
      formal: [
        'Çocuklar söyleneni değil, gördüğünü yapar. Önce siz takın: {title}.',
        'Anahtar, telefon, bir de o; kapıdan üçü birlikte çıkar. Üçüncüsü {title}.',
        'Kısa yol diye bir şey yoktur, köşedeki fırın da yoldur. Fırına {title} ile gidilir.',
        'Kayışın kapanış sesi, yolun ilk sesidir. Sonrası asfalt, siz ve {title}.',
      ],
      informal: [
        'Saçın bozulur diye takmıyorsan saçına da soralım. O bile {title} diyor.',
        'Annene “merak etme” demenin fotoğraflı bir yolu var. Karede {title} takılı olsun.',
        '“İki sokak öteye gidiyorum” dedin, iki sokak da asfalt. Kapının koluna {title:i} as.',
        'Üstüne bir çıkartma yapıştı mı sahibi belli olur. Çıkartmayı seç, yeri hazır: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Kask, kaşların iki parmak üstünde ve düz duruyorsa doğru oturmuştur. İki parmağınızı alnınıza koyun, {title} orada bitsin.',
        'Kayışla çene arasına bir iki parmaktan fazlası girmemeli. Tokayı kapatın, {title} ile bunu yola çıkmadan deneyin.',
        'Sert bir darbe alan kask, hasar görünmese de yenisiyle değişir. O gün geldiyse {title:e} bakın.',
        'Geriye kayan kask alnı açıkta bırakır; yeri kaşların iki parmak üstü, düz. Aynanın önünde {title:i} düzeltin.',
      ],
      informal: [
        'Bere gibi geriye atma: kaşının iki parmak üstü, dümdüz. {title} yerini buldu, yol senin.',
        'Çenenle kayış arasına koca yumruk giriyorsa süs o. Bir iki parmak kalsın, {title} sıkıca otursun.',
        'Çiziksiz görünse bile sert darbeyi yiyen kask emekli olur. Yerine {title} geçsin.',
        'Kayışı sallandırma; bir iki parmak boşluk, o kadar. Kapıdan çıkmadan {title} için son tık.',
      ],
    },
    asks: {
      formal: ['Eve girince kaskınızı nereye asarsınız?', 'Sizin evde kask kuralını kim koydu?'],
      informal: ['Kask saçı mı, rüzgâr saçı mı?', 'Kaskına ne yapıştırırdın?'],
    },
  },
};
