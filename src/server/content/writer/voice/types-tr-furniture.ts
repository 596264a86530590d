import type { TurkishTypes } from './turkish-type.ts';

export const furnitureTr = {
  sofa: {
    noun: 'kanepe',
    whom: 'kanepeyi',
    hooks: [
      'Evin en çok oturulan kararı: kanepe.',
      'Kumanda nerede? Kanepenin arasında.',
      'Misafir gelir, herkes kanepeye sığar.',
      'Uzanmalık mı, oturmalık mı?',
    ],
    lines: [
      'Film gecesinde üç kişi, öğle uykusunda tek kişi.',
      'Pazar sabahı kahvesi de cuma akşamı dizisi de burada geçer.',
      'Kedi bir köşesini çoktan sahiplendi bile.',
      'Evin bütün uzun konuşmaları burada yapılır.',
    ],
    tips: [
      'Kanepe almadan önce kapı, merdiven ve asansörü de ölçmek gerekir.',
      'Ölçüsünü yere bantla çizmek, odada ne kadar yer kaplayacağını gösterir.',
      'Minderleri düzenli olarak çevirmek tek noktadan çökmeyi azaltır.',
    ],
    tags: ['Kanepe', 'KoltukTakımı', 'SalonDekorasyonu', 'EvDekorasyonu'],
  },
  armchair: {
    noun: 'koltuk',
    whom: 'koltuğu',
    hooks: [
      'Evde herkesin bir koltuğu vardır.',
      'Kitap, çay, koltuk: tamamdır.',
      'Koltuk boşsa kedi oturmuştur.',
      'Pencereye dönük bir koltuk yeter.',
    ],
    lines: [
      'Yanına bir lamba, bir sehpa; okuma köşesi hazır.',
      'Babanın haberleri izlediği, annenin örgü ördüğü köşe.',
      'Telefonda uzun konuşmalar hep burada yapılır.',
      'Bacakları altına toplayıp saatlerce kalmalık.',
    ],
    tips: [
      'Koltukta otururken ayak tabanlarının yere değmesi oturma yüksekliğinin uygun olduğunu gösterir.',
      'Koltuğu pencereden biraz uzağa koymak kumaşın güneşte solmasını yavaşlatır.',
      'Okuma köşesi için ışığın omzun arkasından gelmesi gözü daha az yorar.',
    ],
    tags: ['Koltuk', 'Berjer', 'SalonDekorasyonu', 'OkumaKöşesi'],
  },
  chair: {
    noun: 'sandalye',
    whom: 'sandalyeyi',
    hooks: [
      'Masanın güzelliği sandalyeden belli olur.',
      'Bir sandalye çekilsin, çay koyulsun.',
      'Sofrada bir kişilik yer daha.',
      'Sandalyenin üstü kıyafet dolu mu?',
    ],
    lines: [
      'Uzayan kahvaltılarda kıymeti anlaşılır.',
      'Balkona çıkar, mutfağa döner, misafir gelince salona taşınır.',
      'Aynısından dört tane de olur, hepsi ayrı da.',
      'Oturulur, konuşulur, çaylar tazelenir.',
    ],
    tips: [
      'Oturak ile masanın altı arasında bir karıştan biraz fazla boşluk kalması rahat oturmayı sağlar.',
      'Ayaklarına keçe yapıştırmak hem zemini korur hem gürültüyü azaltır.',
      'Vidaları yılda birkaç kez sıkmak sallanmayı önler.',
    ],
    tags: ['Sandalye', 'SandalyeModelleri', 'YemekOdası', 'EvDekorasyonu'],
  },
  stool: {
    noun: 'tabure',
    whom: 'tabureyi',
    hooks: [
      'Küçük ama her işe koşar: tabure.',
      'Tabure bazen sehpa olur.',
      'Sandalye yetmedi, tabure geldi.',
      'Balkonda çay, altta tabure.',
    ],
    lines: [
      'Misafir kalabalıksa oturulur, değilse üstüne kitap konur.',
      'Banyoda havluluk, yatak başında komodin olur.',
      'Çay bardağını koymaya da bir misafiri oturtmaya da yeter.',
      'Tezgâhın önünde ayaküstü sohbetlerin yeri.',
    ],
    tips: [
      'Tezgâh önünde kullanılacak taburede oturak ile tezgâh arasında bacak payı kalmasına bakmak gerekir.',
      'Tabureyi basamak olarak kullanmamak gerekir; üstüne çıkmak için merdiven daha güvenlidir.',
      'Ayak altına keçe yapıştırmak tabureyi çekerken zeminin çizilmesini önler.',
    ],
    tags: ['Tabure', 'TabureModelleri', 'EvDekorasyonu', 'MutfakDekorasyonu'],
  },
  table: {
    noun: 'masa',
    whom: 'masayı',
    hooks: [
      'Evin bütün haberleri masada konuşulur.',
      'Bu masada kaç kişi doyar?',
      'Ders de burada, börek de.',
      'Masa küçük, sohbet uzun.',
    ],
    lines: [
      'Sabah kahvaltı, öğlen ödev, akşam okey.',
      'Örtüsü serilince bayram, toplanınca ofis.',
      'Çayların biri biter, biri gelir; kimse kalkmaz.',
      'Çocukluğun bütün yaz akşamları bir masanın etrafındadır.',
    ],
    tips: [
      'Masanın çevresinde sandalye çekebilecek kadar boşluk bırakmak gerekir; dört karış rahat ettirir.',
      'Sıcak kabın altına nihale koymak yüzeyde iz kalmasını önler.',
      'Masayı almadan önce açık hâlinin kaplayacağı yeri de ölçmek gerekir.',
    ],
    tags: ['Masa', 'YemekMasası', 'MasaModelleri', 'EvDekorasyonu'],
  },
  desk: {
    noun: 'çalışma masası',
    whom: 'çalışma masasını',
    hooks: [
      'Masa toplanınca kafa da toplanır.',
      'Evin ofis köşesi burada başlar.',
      'Sınav haftası bu masada geçer.',
      'Çalışma masasına ilk ne konur?',
    ],
    lines: [
      'Bir lamba, bir defter, soğumaya bırakılmış bir kahve.',
      'Toplantıda arka plan, akşam oyun masası.',
      'Pencereye dönük olursa iş biraz daha çekilir.',
      'Pazartesi derli toplu, cuma akşamı allak bullak.',
    ],
    tips: [
      'Dirsekler masada rahatça dik açıyla duruyorsa yükseklik uygundur.',
      'Ekranı pencerenin tam karşısına değil, yanına koymak parlamayı azaltır.',
      'Çalışma masasında her gün kullanılmayanları kaldırmak toplamayı kolaylaştırır.',
    ],
    tags: ['ÇalışmaMasası', 'EvdenÇalışma', 'ÇalışmaOdası', 'MasaDüzeni'],
  },
  bed: {
    noun: 'karyola',
    whom: 'karyolayı',
    hooks: [
      'Yatak odası karyolayla başlar.',
      'Günün son durağı: yatak odası.',
      'Beş dakika daha burada söylenir.',
      'Başucunda kitap, üstünde yorgan.',
    ],
    lines: [
      'Pazar sabahı kahvaltı tepsisinin geldiği yer.',
      'Yorgan, iki yastık, yarım kalmış bir kitap.',
      'Çocuklar kâbus görünce herkes buraya sığar.',
      'Akşam erken yatma kararının en çok bozulduğu yer.',
    ],
    tips: [
      'Karyola almadan önce yatağın enini, boyunu ve kalınlığını ölçmek gerekir.',
      'Yanlarda rahat geçecek kadar boşluk bırakmak çarşaf sermeyi de kolaylaştırır.',
      'Vidalarını birkaç ayda bir sıkmak gıcırtıyı azaltır.',
    ],
    tags: ['Karyola', 'YatakOdası', 'YatakOdasıDekorasyonu', 'Mobilya'],
  },
  mattress: {
    noun: 'yatak',
    whom: 'yatağı',
    hooks: [
      'Günün üçte biri burada geçer.',
      'Yatak dediğin sabah belli olur.',
      'Sert mi, yumuşak mı? Büyük tartışma.',
      'Alarm çaldı, yatak bırakmıyor.',
    ],
    lines: [
      'Kırışmamış çarşafa ilk uzanma anı.',
      'Öğlen on dakika diye yatılıp akşam uyanılan yer.',
      'Yeni eve önce yatak taşınır, gerisi sonra gelir.',
      'Kitap elde uyuyakalınan geceler için.',
    ],
    tips: [
      'Yatağın boyunun, yatan kişinin boyundan bir karış kadar uzun olması rahat ettirir.',
      'Çarşaf değiştirirken yatağı bir süre havalandırmak içindeki nemi azaltır.',
      'Alez kullanmak yatağı leke ve terden korur.',
    ],
    tags: ['Yatak', 'UykuDüzeni', 'YatakOdası', 'İyiUykular'],
  },
  shelf: {
    noun: 'raf',
    whom: 'rafı',
    hooks: [
      'Boş duvar rafsız durmaz.',
      'Kitaplar yerden kalksın artık.',
      'Rafa ilk ne konur?',
      'Bir raf, üç bitki, beş kitap.',
    ],
    lines: [
      'Okunmuşlar solda, okunacaklar sağda, arada bir bitki.',
      'Tatilden getirilenlerin en sonunda bir yeri olur.',
      'Mutfakta kavanoz, banyoda havlu, salonda kitap taşır.',
      'Dizilir, bakılır, bozulur, yeniden dizilir.',
    ],
    tips: [
      'Rafı asmadan önce duvarın türüne uygun dübel seçmek gerekir.',
      'Ağır eşyaları rafın kenarına değil, taşıyıcılara yakın koymak gerekir.',
      'Rafta biraz boş yer bırakmak eşyaların daha güzel görünmesini sağlar.',
    ],
    tags: ['Raf', 'RafModelleri', 'Kitaplık', 'EvDüzeni'],
  },
  cabinet: {
    noun: 'dolap',
    whom: 'dolabı',
    hooks: [
      'Kapağı kapandı, ev toplandı.',
      'Dolap varsa düzen vardır.',
      'Misafirden beş dakika önce: dolap.',
      'Her şeyin bir dolabı olmalı.',
    ],
    lines: [
      'Ortalıkta ne varsa içeri girer, oda nefes alır.',
      'Kışlıklar iner, yazlıklar çıkar; her mevsim aynı tören.',
      'En arkada unutulan şeyler bir gün sevindirir.',
      'Üstüne bir ayna, bir vazo, biraz da anahtar.',
    ],
    tips: [
      'Yüksek dolabı duvara sabitlemek devrilmesini önler, özellikle çocuklu evlerde.',
      'Sık kullanılanları göz hizasına koymak dolabın düzenli kalmasını kolaylaştırır.',
      'Almadan önce kapakların açılacağı boşluğu da ölçmek gerekir.',
    ],
    tags: ['Dolap', 'DolapModelleri', 'EvDüzeni', 'Mobilya'],
  },
} satisfies TurkishTypes;
