export const jewellery = {
  necklace: {
    stories: {
      formal: [
        'Yıl dönümleri beklenir, asıl sebepsiz bir salı unutulmaz. Sebepsiz bir salıya {title}.',
        'Düz siyah bir kazak, toplanmış saçlar; ayna bir şey daha bekler. Beklediği {title}.',
        'Kapatmak için saç kaldırılır, birinden rica edilir; küçük, güzel bir an. O rica {title} için.',
        'Bazı takılar gece de çıkmaz, sahibiyle uyur, sahibiyle uyanır. Boynunuzda {title} olsun.',
      ],
      informal: [
        'Konuşurken elin hep boynuna gidiyor, orada bir şey arıyorsun. Aradığın {title}.',
        'Üç zincir birbirine girdi, çözmeye bir dizi bölümü yetmedi. Sıfırdan başla: {title}.',
        'Kendine çiçek alana alkış, kendine takı alana ayakta alkış. Bu akşamki sahne {title:in}.',
        'Gömlekte bir düğme fazladan açık, mesaj alındı. Oraya {title}.',
      ],
    },
    lessons: {
      formal: [
        'Parfüm ve kremden sonra, en son takmak yüzeyini korumaya yardımcı olur. Kapıdan çıkmadan son hareket {title} olsun.',
        'Asılan ya da ayrı keseye konan kolyelerin zinciri dolanmaz. Akşam çıkınca {title} kendi kesesine dönsün.',
        'Su ve sabun zamanla iz bırakır; duştan ve denizden önce çıkarmak iyi olur. Havluyu hazırlarken {title:i} bir kenara koyun.',
        'Çekmecede birbirine dolanan zincirleri açmak sabır ister, ayrı keseler bunu önler. {title} kalabalığa karışmasın.',
      ],
      informal: [
        'Önce krem, sonra parfüm, kolye en sona; yüzeyi korunsun. Kapanışı {title} yapar.',
        'Zincirler çekmecede halay çekiyorsa as ya da ayrı keseye koy. {title} kendi başına takılsın.',
        'Duşa, denize onunla girme; su ve sabun zamanla iz bırakıyor. {title} şezlongda çantana emanet.',
        'Gözünde iğne, dilinde söz, düğüm açıyorsun. Kolyeleri asarsan dolanmaz, bu akşam {title:e} bir çivi çak.',
      ],
    },
    asks: {
      formal: [
        'Hiç çıkarmadığınız bir kolye var mı?',
        'Üst üste mi takarsınız, tek mi?',
        'Annenizden kalan bir parça var mı?',
        'Sarı mı takarsınız, beyaz mı?',
        'En güzel hediyeniz kimden geldi?',
        'Günlük mü takarsınız, özel güne mi saklarsınız?',
      ],
      informal: [
        'Dolanan zinciri çözer misin, pes mi edersin?',
        'Uzun mu takarsın, boyna yakın mı?',
        'Zinciri çözmek kaç dakika?',
        'Uyurken çıkarır mısın?',
        'Ucunda harf olsa hangi harf?',
        'Kiminkini ödünç alırdın?',
      ],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'Kahve fincanına uzanan elde göz önce bileğe takılır. Bilekte {title} olsun.',
        'Konuşurken ellerini kullananların cümlesi bilekte biter. Cümlenin sonuna {title}.',
        'Saatin yanında küçük bir boşluk kalır, bilek orada bir şey ister. O boşluk {title:in}.',
        'Gurbete, üniversiteye, uzun bir yola; vedalaşırken birinin bileğine bir şey takılır. Bu kez {title}.',
      ],
      informal: [
        'Tek elle takmaya çalışıp sonunda dişini kullandın, gördük. Bu kadar uğraşın sebebi {title}.',
        'Kolları sıvadın, bulaşığa değil, sahneye. Bilekte {title} var.',
        'Yazdan kalan ip ekimde koptu, dileğin de yarım kaldı. Yeni dileğe {title}.',
        'Arkadaşınla aynısından alınır, küsünce çıkarılır, iki güne yine takılır. Barış belgesi: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Bilek çevresini mezurayla ölçüp bir parmak pay bırakmak, rahat beden seçmeye yeter. Çıkan ölçüyle {title:e} bakın.',
        'Ev işinden ve spordan önce çıkarmak çizilmesini önlemeye yardımcı olur. Kolları sıvarken {title} komodinde kalsın.',
        'Birbirine sürtünmesin diye bileklikler ayrı bölmede saklanır. Takı kutusunun bir gözü {title:in}.',
        'Hediye edeceğiniz bileği bir bahaneyle ölçün, bir parmak pay bırakın, rahat beden budur. Sonra {title} paketlenebilir.',
      ],
      informal: [
        'Mezurayı bileğine dola, bir parmak pay bırak, beden tamam. {title} tam bu kadarını istiyordu.',
        'Tencere ovarken, halter kaldırırken çıkar, çizilmesin. Bulaşık bitince {title} geri gelir.',
        'Hepsini aynı kutuya atınca birbirine sürtünürler. Ayrı bölme, az kavga; {title} köşesine çekilsin.',
        'Spor çantasının içinde küçük bir kese dursun; antrenmandan önce çıkar, çizilmesin. {title} seni kesede beklesin.',
      ],
    },
    asks: {
      formal: [
        'Sağ bileğe mi takarsınız, sola mı?',
        'Size hediye edilen ilk bileklik kimdendi?',
        'Saatle birlikte takar mısınız?',
        'Bileğinizden hiç çıkmayan bir şey var mı?',
        'İnce mi seversiniz, kalın mı?',
        'Dilek tutup bağladığınız bir bileklik oldu mu?',
      ],
      informal: [
        'Yardımsız takabiliyor musun?',
        'Üst üste kaç tane? Sınır yok.',
        'Klavyede tıkırdatan var mı?',
        'Yazlık bileklik kaç ay dayandı?',
        'Kimle eş bileklik takarsın?',
        'Kopunca taşları toplar mısın?',
      ],
    },
  },
  earrings: {
    stories: {
      formal: [
        'Görüntülü toplantıda kıyafetin yarısı kadraj dışıdır, geriye yüz kalır. Kadrajda {title} olsun.',
        'Nikâh sabahı her şey takılıp takıştırılır, en son sıra kulağa gelir. O son sıra {title:in}.',
        'Büyükannenin kutusundan her torun bir çift seçerdi. Sizin kutunuza ilk giren {title} olsun.',
        'Saçını toplayan herkes aynada önce sağına, sonra soluna döner. İki yanda da {title}.',
      ],
      informal: [
        'Kombin dünkü, saç dünkü, küçük bir hile lazım. Hilenin adı {title}.',
        'Arkadaşına diye aldın, üç gündür senin kulağında. Ona başka bir şey bul, sende kalan {title}.',
        'Uzun telefonda bir teki çıkarılır, masada kalır, sonra bütün ev arar. Bu kez aranan {title}.',
        'Ruj evde kalmış, toplantı beş dakikada, ayna acımasız. Kulaklarda {title} var ya.',
      ],
    },
    lessons: {
      formal: [
        'Saçınızı yapıp parfümü sıktıktan sonra takın, üzerinde daha az kalıntı birikir. Hazırlığın son adımı {title}.',
        'Kulağınız hassassa önce iğnenin malzemesine bakmak iyi olur. {title:i} seçerken bu satırı atlamayın.',
        'Çift olarak aynı bölmede duran küpenin teki aranmaz. Gece çıkarınca {title:i} yan yana koyun.',
        'Saç spreyi ve parfüm kalıntı bırakır, onlar bitsin, küpe sonra gelsin. Aynaya son bakışı {title} ile atın.',
      ],
      informal: [
        'Tekini kanepenin altında aramak isteyen yok. Çift hâlde aynı bölmeye koy, {title} ayrı düşmesin.',
        'Önce saç, sonra parfüm, küpe en son; üstünde kalıntı az kalsın. Final sahnesi {title:in}.',
        'Kulağın her şeye küsüyorsa iğnenin malzemesine baştan bak. Cevap içini rahatlattıysa {title:i} tak.',
        'Parfümü kulağına asılıyken sıkma, kalıntı birikiyor. Fısfıs bitti, sıra {title:de}.',
      ],
    },
    asks: {
      formal: [
        'Halka mı, küçük bir nokta mı?',
        'Küpesiz sokağa çıkar mısınız?',
        'İlk küpeniz nasıldı?',
        'Sabah önce küpe mi, saat mi?',
        'Küçüğünü mü seversiniz, sallananını mı?',
        'Kulağınızı kaç yaşında deldirdiniz?',
      ],
      informal: [
        'Kulağında kaç delik var?',
        'Teki kaybolup da unutamadığın küpe hangisi?',
        'Tekini kaybedip öbürünü saklayan var mı?',
        'İki kulağa iki ayrı küpe: olur mu?',
        'Yatarken çıkaran mı, unutan mı?',
        'Telefonla konuşurken takılan var mı?',
      ],
    },
  },
  ring: {
    stories: {
      formal: [
        'Aynaya günde beş kez bakarsınız, ellerinize yüz kez. O hâlde {title}.',
        'Sofrada tuzu uzatan el, kimse söylemese de görülür. O elde {title} var.',
        'Bir söz, bir doğum, bir mezuniyet; bazı günler parmakta taşınır. Sizin gününüzü {title} taşısın.',
        'Büyükanne hamur yoğururken çıkarır, pencerenin önüne koyardı. Sizin pencerenizin önünde {title} dursun.',
      ],
      informal: [
        'Düşünürken elinde bir şey çevirenlerdensin, kalemler bıktı. Onları rahat bırak: {title}.',
        'Teyzen her bayram eline bakıp “hayırlı bir haber var mı” diyor. Bu bayram göster: {title}.',
        'İşaret parmağı mı, orta mı, serçe mi; kuralı sen koyarsın. Birinci kural: {title}.',
        'Oje kurudu, eller masada, ortada bir eksik var. Eksik olan {title}.',
      ],
    },
    lessons: {
      formal: [
        'Parmaklar soğukta incelir, ölçü eller ılıkken doğru çıkar. Bir fincan çayla ısının, {title} ölçüsünü ondan sonra alın.',
        'Krem ve el yıkamadan önce çıkarılan yüzüğün altında kalıntı birikmez. Lavabonun yanında {title:e} küçük bir kâse koyun.',
        'Evde bol gelmeyen bir yüzüğün iç çapı, hediye bedenini tahmin etmeye yarar. Gizlice ölçün, {title} sürpriz kalsın.',
        'Kışın vapurdan inip ölçü vermek yanıltır, soğuk parmak incedir. Elleriniz ılısın, sonra {title} bedenine karar verin.',
      ],
      informal: [
        'Kartopundan gelip parmak ölçme, soğukta incelir. Çayı avuçla, ısın, {title} bedenini öyle bul.',
        'Kremi sürerken çıkar, ellerini yıkarken de; altında kalıntı birikmesin. Musluğun başında {title} için bir tabak dursun.',
        'Sürpriz planı: bol gelmeyen bir yüzüğünü bul, iç çapını ölç, yerine koy. Ajanlık bitti, {title:e} beden hazır.',
        'El kremi yüzüğün altını çok sever, orada kalır. Önce çıkar, sür, emsin; {title} sonra geri gelsin.',
      ],
    },
    asks: {
      formal: [
        'En çok hangi parmağa takarsınız?',
        'Hikâyesi olan bir yüzüğünüz var mı?',
        'Dedenizden ya da ninenizden kalan bir yüzük var mı?',
        'Taşlı mı, sade mi?',
        'Kaç yüzük birden takarsınız?',
        'Hamur yoğururken nereye koyarsınız?',
      ],
      informal: [
        'Kaç parmak dolu, kaç parmak boş?',
        'Yüzüğünle oynar mısın, hiç dokunmaz mısın?',
        'Lavaboya düşüren oldu mu?',
        'Parmak ölçünü biliyor musun?',
        'Baş parmağa yüzük: evet mi?',
        'Heyecanlanınca çevirir misin?',
      ],
    },
  },
  brooch: {
    stories: {
      formal: [
        'Yıllardır giyilen bir paltonun yakasında yeni bir cümleye yer vardır. O cümle {title}.',
        'Tiyatro fuayesinde gözler önce yüze, sonra yakaya iner. Yakada {title} olsun.',
        'Anneannenin kutusunda en köşede durur, bayram sabahı çıkardı. Bu bayram sizde {title} var.',
        'Omuzdan kayan bir şalı bazen tek bir iğne yerinde tutar. O iğne {title}.',
      ],
      informal: [
        'Düz ceket, düz gün, düz toplantı. Virajın adı {title}.',
        'Kazakta küçük bir delik, tam göğüste, tam randevu günü. Üstüne {title}.',
        'Asansörde hava durumu konuşmaktan sıkıldın. Yakana {title} tak, konu değişsin.',
        'Bugün yakada, yarın çantada, öbür gün şapkada. Gezgin ruhlu olan {title}.',
      ],
    },
    lessons: {
      formal: [
        'İnce kumaşta arkasına küçük bir parça kumaş koymak çekme izini azaltır. Terzi artıklarından birini {title} için saklayın.',
        'Giysi asılıyken değil üzerinizdeyken takın, doğru yeri bulmak kolaylaşır. Aynaya dönün, {title} yakada yerini arasın.',
        'İğnesi kapalı saklanan broş hem kumaşları hem parmakları korur. Akşam {title} kutusuna kapalı girsin.',
        'Askıdaki yaka ile omuzdaki yaka aynı yere düşmez. Ceketinizi giyin, {title:i} ondan sonra tutturun.',
      ],
      informal: [
        'Çekme izi can sıkar, ince kumaşın arkasına konan küçük bir parça bunu azaltır. Makası al, {title:e} bir yastık kes.',
        'Askıdayken takınca giyince yamuk durur. Üstündeyken, aynada; {title} yerini kendi bulur.',
        'Takı kutusuna elini daldırıp zıplama, iğnesini kapat. {title} kimseyi ısırmasın.',
        'Ninenin bildiği numara: ince kumaşın arkasına bir parça bez, çekme izi azalır. Yakanda {title}, arkasında sırrın.',
      ],
    },
    asks: {
      formal: ['Yakaya mı, şala mı, çantaya mı?', 'Aileden kalan bir broşunuz var mı?'],
      informal: ['Broşu en garip nereye taktın?', 'Kot ceket mi, palto mu?'],
    },
  },
};
