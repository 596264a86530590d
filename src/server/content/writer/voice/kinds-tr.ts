import type { Voice } from './voice.ts';

export const kindsTr: Voice['kinds'] = {
  jewellery: {
    hooks: [
      'Takısız çıkılan günler sayılmaz.',
      'Kombinin son sözü: takı.',
      'Takı kutusunda bir yer açılsın.',
      'Küçücük parça, kocaman fark.',
    ],
    lines: [
      'Kutusu açılırken yüzdeki o ifade için alınır.',
      'Düz bir tişörtü bile özenilmiş gösterir.',
      'Aynaya son bakışta hep takıya uzanılır.',
      'Her parçanın bir günü, bir sahibi vardır.',
    ],
    tags: ['Takı', 'TakıTasarım', 'TakıModası', 'HediyeFikirleri'],
  },
  shoes: {
    hooks: [
      'Ayakkabı seven bir çift daha bulur.',
      'Yol uzun, ayakkabı önemli.',
      'Kombin ayaktan yukarı kurulur.',
      'Dolapta son bir çiftlik yer var.',
    ],
    lines: [
      'Kapının önündeki sıraya bir çift daha girer.',
      'Önce ayakkabı seçilir, gerisi ona uyar.',
      'Yürünecek yolun tadı biraz da ayakta.',
      'Kutusundan çıkınca evde bir tur atılır.',
    ],
    tags: ['Ayakkabı', 'AyakkabıModası', 'GünlükStil'],
  },
  accessories: {
    hooks: [
      'Kombin tamam, bir aksesuar kaldı.',
      'Evden çıkmadan son dokunuş.',
      'Aksesuar değişir, kıyafet yenilenir.',
      'Ayrıntıyı sevenler burada mı?',
    ],
    lines: [
      'Aynı kıyafet, başka bir gün gibi durur.',
      'Kapının yanındaki askıdan son anda alınır.',
      'Hediye arayanın imdadına yetişir.',
      'Sade bir kıyafette göz önce ona gider.',
    ],
    tags: ['Aksesuar', 'KombinÖnerisi', 'Kombin'],
  },
  clothing: {
    hooks: [
      'Yarın ne giyilir sorusuna cevap.',
      'Dolap dolu, giyecek yok mu?',
      'Gardıroba bir nefes.',
      'Kombin derdi olanlar toplansın.',
    ],
    lines: [
      'Askıdan alınır, aynaya bakılır, çıkılır.',
      'Sandalyenin üstünde bekleyenler arasına hoş geldi.',
      'Arkadaşlar sorar: Bu nereden?',
      'Hafta içi başka giyilir, hafta sonu başka.',
    ],
    tags: ['Moda', 'Kombin', 'GünlükKombin'],
  },
  plants: {
    hooks: [
      'Evde biraz yeşil, biraz huzur.',
      'Balkon bu bahar şenlensin.',
      'Toprakla uğraşan dinlenir.',
      'Yeşil seven bir köşe bulur.',
    ],
    lines: [
      'Sabah ilk iş bir bakılır, bugün ne değişmiş.',
      'Balkona iki saksı konur, bir tabure çekilir, çay gelir.',
      'Komşuya bir dal gider, eve bir saksı döner.',
      'Toprağın kokusu günün yorgunluğunu alır.',
    ],
    tags: ['BitkiSevgisi', 'YeşilEv', 'Bahçe', 'BalkonBahçe'],
  },
  furniture: {
    hooks: [
      'Oda bir parçayla değişir mi? Değişir.',
      'Evin boş kalan köşesi için.',
      'Eşyaların yeri değişsin mi?',
      'Yeni ev, yeni düzen.',
    ],
    lines: [
      'Bir köşe boş durur, sonra bir parça gelir, oda tamam olur.',
      'Yeri üç kere değiştirilir, sonunda ilk yerine konur.',
      'Misafir gelince ilk oraya oturur.',
      'Evin huyu biraz da eşyasından belli olur.',
    ],
    tags: ['Mobilya', 'EvDekorasyonu', 'SalonDekorasyonu'],
  },
  kitchen: {
    hooks: [
      'Mutfak evin kalbi, sofra sebebi.',
      'Bu akşam sofrada ne var?',
      'Mutfakta vakit geçirmeyi sevenlere.',
      'Herkes sonunda mutfakta toplanır.',
    ],
    lines: [
      'Çay ocakta demlenir, sohbet tezgâhın başında başlar.',
      'Kalabalık sofrada da işe yarar, tek kişilik kahvaltıda da.',
      'Anneden görülen, yeniden denenen tarifler.',
      'Mutfak rafında el hep aynı şeylere gider.',
    ],
    tags: ['Mutfak', 'SofraKeyfi', 'SofraDüzeni'],
  },
  food: {
    hooks: [
      'Acıkan var mı?',
      'Sofraya bir şey daha koyulsun.',
      'Bir lokma, bir de sohbet.',
      'Ağız tadını bilenler burada mı?',
    ],
    lines: [
      'Misafire çıkarılır, kalanı dolabın arkasına saklanır.',
      'Çayın yanına konur, kimse kalkmaz.',
      'Mutfağa her uğrayan bir parça alır.',
      'Sofranın tadı biraz da paylaşmaktan gelir.',
    ],
    tags: ['Lezzet', 'SofraKeyfi', 'KahvaltıKeyfi'],
  },
  beauty: {
    hooks: [
      'Kendine beş dakika ayıranlara.',
      'Banyo kapısı kapandı, mola başladı.',
      'Bakım günü bugün olsun.',
      'Aynanın önünde küçük bir tören.',
    ],
    lines: [
      'Akşam yorgunluğu lavabonun başında biter.',
      'Çekmecede bir yer açılır, günde birkaç dakika ayrılır.',
      'Sabah acele edilir, akşam keyfine bakılır.',
      'Arkadaşlar bir araya gelince söz mutlaka buraya gelir.',
    ],
    tags: ['Güzellik', 'KişiselBakım', 'BakımRutini'],
  },
  toys: {
    hooks: [
      'Oyun saati geldi.',
      'Bugün evde kim kaç yaşında?',
      'Ekran kapansın, oyun başlasın.',
      'Doğum günü yaklaşan var mı?',
    ],
    lines: [
      'Halının üstü bir anda başka bir dünya olur.',
      'Paket yırtılır, kutu bile oyuncak olur.',
      'Yemeğe çağrılınca “beş dakika daha” denir.',
      'Büyükler de bir köşesinden oyuna girer.',
    ],
    tags: ['Oyuncak', 'OyunZamanı', 'ÇocukHediyesi'],
  },
  stationery: {
    hooks: [
      'Kırtasiyeye girip boş çıkan var mı?',
      'Masanın üstü şenlensin.',
      'Kâğıt kokusunu sevenlere.',
      'Yazmayı özleyenler burada mı?',
    ],
    lines: [
      'Masada duruşu bile çalışma isteği verir.',
      'Yeni dönem başlar, ilk sayfa özenle yazılır.',
      'Küçük bir not yazılır, buzdolabının kapağında bekler.',
      'Alınır, sevilir, kullanmaya kıyılamaz.',
    ],
    tags: ['Kırtasiye', 'MasaDüzeni', 'OkulaDönüş'],
  },
  photo: {
    hooks: [
      'Işık güzelse gerisi gelir.',
      'Bu yazın albümü dolsun.',
      'Fotoğraf çekmeyi sevenler burada mı?',
      'Bir kare çekilir, yıllarca bakılır.',
    ],
    lines: [
      'Güneş batmadan yarım saat önce herkes susar.',
      'Telefon cepte kalır, göz vizörde.',
      'Gezmek biraz da durup bakmaktır.',
      'Eski albümler açıldıkça değeri artar.',
    ],
    tags: ['Fotoğraf', 'FotoğrafTutkusu', 'Fotoğrafçılık'],
  },
  electronics: {
    hooks: [
      'Masaya bir teknoloji molası.',
      'İşe de keyfe de lazım.',
      'Prize takılan mutluluklar.',
      'Teknoloji sevene bir durak.',
    ],
    lines: [
      'Kutusu açılırken kimse konuşmaz.',
      'Kabloları toplamak yarına kalır.',
      'Gündüz iş açılır, akşam dizi, gece oyun.',
      'Evde kim kurarsa onun olur.',
    ],
    tags: ['Teknoloji', 'Elektronik', 'TeknolojiTutkusu'],
  },
  sports: {
    hooks: [
      'Bugün hareket günü olsun.',
      'Pazartesi değil, bugün.',
      'Hafta sonu dışarıda geçsin.',
      'Bahaneler evde kalsın.',
    ],
    lines: [
      'Çanta akşamdan hazırlanır, sabah bahane kalmaz.',
      'İlk on dakika zor, sonrası keyif.',
      'Arkadaşla yapılınca ter bile tatlı.',
      'Eve yorgun dönülür, yüz güler.',
    ],
    tags: ['Spor', 'AktifYaşam', 'Antrenman'],
  },
  pets: {
    hooks: [
      'Evin patisi ne diyor bu işe?',
      'Patili dostlara bir sürpriz.',
      'Kuyruk sallatan haberler.',
      'Evin gerçek sahibi için.',
    ],
    lines: [
      'Önce koklanır, sonra kabul edilir.',
      'Eve gelince kapıda o bakış bekler.',
      'Fotoğraf galerisinin yarısı patilerle dolu.',
      'Onun keyfi yerindeyse evin keyfi yerinde.',
    ],
    tags: ['PatiliDostlar', 'EvcilHayvan', 'Pati'],
  },
  home: {
    hooks: [
      'Ev dediğin ayrıntıda güzel.',
      'Bir köşe değişsin, ev değişsin.',
      'Eve yakışan küçük şeyler.',
      'Yeni eve çıkana ne alınır?',
    ],
    lines: [
      'Kapı açılır, ev insanı tanıdık bir köşeyle karşılar.',
      'Rafın boş köşesi sonunda yerini buldu.',
      'Akşam lambalar yanınca ev başka güzel.',
      'Misafirin gözü önce oraya takılır.',
    ],
    tags: ['EvDekorasyonu', 'Dekorasyon', 'EvimGüzelEvim'],
  },
  other: {
    hooks: [
      'Bunu görünce kim akla geldi?',
      'Hediye mi, keyif için mi?',
      'Bir bakmadan geçmek olmaz.',
      'Küçük bir şey, güzel bir sebep.',
    ],
    lines: [
      'Bazen bir günü güzelleştirmeye küçük bir şey yeter.',
      'Hediye paketine de yakışır, evdeki rafa da.',
      'Görünce gülümseten şeyler vardır.',
      'Beğenen çıkar, soran olur.',
    ],
    tags: ['HediyeFikirleri', 'HediyelikEşya', 'ButikAlışveriş'],
  },
};
