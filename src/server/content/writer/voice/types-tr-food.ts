import type { TurkishTypes } from './turkish-type.ts';

export const foodTr = {
  coffee: {
    noun: 'kahve',
    whom: 'kahveyi',
    hooks: [
      'Önce kahve, sonra dünya.',
      'Kahve hazır, gündem nedir?',
      'Kahvesiz başlayan gün sayılmaz.',
      'Bir kahve içimi mola.',
      'Kokusu uyandırır, kendisi ayıltır.',
    ],
    lines: [
      'Mutfaktan gelen koku, alarmdan daha iyi uyandırır.',
      'İkinci fincan öğleden sonra üç gibi çağırır.',
      'Bir kahve içelim, denir; iki saat geçer.',
      'Balkonda tek başına da içilir, kapıda komşuyla da.',
    ],
    tips: [
      'Kahveyi hava almayan bir kapta, ışıktan ve nemden uzakta saklamak kokusunu korur.',
      'Çekilmiş kahve kokusunu çekirdekten daha çabuk kaybeder; azar azar çekmek iyi olur.',
      'Kaynar su kahveyi acılaştırabilir; kaynadıktan sonra yarım dakika beklemek yeterli.',
    ],
    tags: ['Kahve', 'KahveKeyfi', 'KahveAşkı', 'KahveSevenler'],
  },
  tea: {
    noun: 'çay',
    whom: 'çayı',
    hooks: [
      'Çay koyuldu, oturan var mı?',
      'Çayın saati mi olurmuş?',
      'Bir bardak daha, sonra kalkılır.',
      'Simit varsa çay da var.',
      'Ocakta çay, evde huzur.',
    ],
    lines: [
      'Kahvaltının sonu gelmez, çünkü çay bitmez.',
      'Vapurda, balkonda, dükkânın önünde; yeri değişir, tadı değişmez.',
      'Misafire sorulmaz, koyulur.',
      'İnce belli bardak da olur, koca kupa da.',
    ],
    tips: [
      'Çayı baharattan ve kahveden uzak, kapalı bir kapta saklamak koku almasını önler.',
      'Taze kaynamış su kullanmak demi güzelleştirir; tekrar tekrar kaynayan su tadı donuklaştırır.',
      'Nem çayın düşmanıdır; kutuya hep kuru kaşık girsin.',
    ],
    tags: ['Çay', 'ÇayKeyfi', 'ÇaySaati', 'ÇaySevenler'],
  },
  chocolate: {
    noun: 'çikolata',
    whom: 'çikolatayı',
    hooks: [
      'Bir parça çikolata kimseye yetmez.',
      'Çikolata saklanan yer bulunur.',
      'Kahvenin yanına ne gider? Çikolata.',
      'Tatlı krizi kapıyı çaldı.',
      'Son parça kimin hakkı?',
    ],
    lines: [
      'Çekmecenin arkasına saklanır, akşama kadar dayanmaz.',
      'Kahvenin yanında tek kare, sonra bir kare daha.',
      'Özür dilerken de kutlarken de işe yarar.',
      'Film başlamadan biten şeylerin ilki.',
    ],
    tips: [
      'Çikolatayı buzdolabı yerine serin ve kuru bir yerde saklamak yüzeyinin beyazlamasını önler.',
      'Oda sıcaklığında biraz bekletmek tadının daha iyi açılmasını sağlar.',
      'Çikolata çevresindeki kokuları çeker; baharat ve kahveden uzakta tadı bozulmaz.',
    ],
    tags: ['Çikolata', 'ÇikolataAşkı', 'TatlıKrizi', 'Tatlı'],
  },
  honey: {
    noun: 'bal',
    whom: 'balı',
    hooks: [
      'Kaşıktan süzülen sabah: bal.',
      'Balsız kaymaksız kahvaltı olmaz.',
      'Ağız tatlansın, gün başlasın.',
      'Ekmeğin üstünde ağır ağır: bal.',
    ],
    lines: [
      'Sıcak ekmek, tereyağı, üstünden ip gibi akan bal.',
      'Kavanozun dibini kaşıkla sıyıranlar az değil.',
      'Ihlamurun içine bir kaşık, dışarıda kış.',
      'Pazar kahvaltısının ortasına konan altın rengi.',
    ],
    tips: [
      'Balın kristalleşmesi doğaldır; kavanozu ılık suda bekletmek eski hâline döndürür.',
      'Balı oda sıcaklığında, kapağı kapalı saklamak yeterlidir; buzdolabı gerekmez.',
      'Bir yaşından küçük bebeklere bal verilmez.',
    ],
    tags: ['Bal', 'KahvaltıKeyfi', 'BalKaymak', 'Kahvaltı'],
  },
  jam: {
    noun: 'reçel',
    whom: 'reçeli',
    hooks: [
      'Kahvaltının en renkli kasesi: reçel.',
      'Ekmek, kaymak, bir kaşık reçel.',
      'Ekmeğe tereyağı, üstüne reçel.',
      'Annenin kilerinden bir kaşık yaz.',
    ],
    lines: [
      'Kızarmış ekmeğin köşesinden akmaya başlayınca yetişmek gerekir.',
      'Kaymağın yanına bir kaşık, çayın yanına bir dilim.',
      'Çocukluk yazlarının kokusu kavanozdan çıkar.',
      'Yoğurda da karışır, krebe de, kekin arasına da.',
    ],
    tips: [
      'Reçeli her zaman temiz ve kuru kaşıkla almak küflenmesini önler.',
      'Açılan kavanoz buzdolabında saklanınca tadı korunur.',
      'Etiketteki meyve oranına bakmak, reçelin ne kadarının meyve olduğunu gösterir.',
    ],
    tags: ['Reçel', 'KahvaltıKeyfi', 'Kahvaltı', 'SerpmeKahvaltı'],
  },
  spices: {
    noun: 'baharat',
    whom: 'baharatı',
    hooks: [
      'Bir tutam baharat, bambaşka bir yemek.',
      'Kapağı açılınca çarşı kokusu gelir.',
      'Annelerin göz kararı: bir tutam.',
      'Tencereye son dokunuş: baharat.',
    ],
    lines: [
      'Kızgın tereyağına düşünce bütün ev acıkır.',
      'Çorbanın üstünde kırmızı bir halka, yanında limon.',
      'Tarifte yazmaz, herkes kendine göre koyar.',
      "Mısır Çarşısı'ndan geçerken çekilen o derin nefes.",
    ],
    tips: [
      'Baharatı ocağın üstünde değil, serin ve karanlık yerde saklamak kokusunu korur.',
      'Baharatı yağda kısaca çevirmek kokusunu açar; yanarsa acılaşır.',
      'Tencereye kavanozdan değil kaşıkla koymak, buharın kavanoza girmesini önler.',
    ],
    tags: ['Baharat', 'Mutfak', 'EvYemekleri', 'YemekTarifleri'],
  },
  'olive-oil': {
    noun: 'zeytinyağı',
    whom: 'zeytinyağını',
    hooks: [
      'Ekmek banılmayan sofra olmaz.',
      'Domates, kekik, zeytinyağı: yaz geldi.',
      'Zeytinyağlılar soğuk yenir.',
      'Salatanın son sözü: zeytinyağı.',
    ],
    lines: [
      'Bir kase zeytinyağı, biraz kekik, sıcak ekmeğin ucu.',
      'Enginar, fasulye, barbunya; hepsi onunla başlar.',
      'Ege kahvaltısının ortasında yeri ayrıdır.',
      'Salatanın dibinde kalan suya ekmek banılır, ayıp değildir.',
    ],
    tips: [
      'Zeytinyağı ışıktan ve ocağın ısısından uzakta tadını korur.',
      'Kapağı her seferinde kapatmak havayla temasını azaltıp tadını korur.',
      'Soğukta bulanıklaşan zeytinyağı bozulmuş değildir; oda sıcaklığında berraklaşır.',
    ],
    tags: ['Zeytinyağı', 'KahvaltıKeyfi', 'EgeMutfağı', 'AkdenizMutfağı'],
  },
  nuts: {
    noun: 'kuruyemiş',
    whom: 'kuruyemişi',
    hooks: [
      'Bir avuç diye başlanır.',
      'Film başladı, çerezler nerede?',
      'Kabuklar bir kaseye, kuruyemiş diğerine.',
      'Tabakta hep fıstık önce biter.',
    ],
    lines: [
      'Maç izlenirken kimin ne kadar yediği bilinmez.',
      'Öğleden sonra acıkılır, çantadan bir avuç çıkar.',
      'Yılbaşı sofrasının, uzun yolun, balkon sohbetinin ortağı.',
      'Leblebiler en sona kalır, her zaman.',
    ],
    tips: [
      'Kuruyemişi hava almayan kapta ve serin yerde saklamak acımasını geciktirir.',
      'Tavada birkaç dakika yağsız çevirmek bayatlamaya yüz tutan kuruyemişi canlandırır.',
      'Alerjisi olanlar için paketteki iz miktar uyarısını okumak önemlidir.',
    ],
    tags: ['Kuruyemiş', 'ÇerezKeyfi', 'Atıştırmalık', 'Çerez'],
  },
} satisfies TurkishTypes;
