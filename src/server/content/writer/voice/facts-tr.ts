import type { Voice } from './voice.ts';

/* A fact takes no suffix but a material, «meşe ağacından»: others may be «24 × 8 cm» or «2 eldiven, 1 çanta». Features stand before a noun. */

export const factHooksTr: Voice['factHooks'] = {
  material: {
    formal: [
      '{Fact:den} bir {noun} arayanlara.',
      '{Fact:den} yapılmış bir {noun}.',
      '{Noun} alırken malzemeye bakanlara: {fact}.',
      'Malzemesi belli bir {noun}: {fact}.',
    ],
    informal: [
      '{Fact:den} bir {noun} arıyordun, değil mi?',
      '{Fact} seviyorsan bu {noun} sana göre.',
      '{Noun} dediysek {fact:den} olanı.',
    ],
  },
  measure: {
    formal: [
      'Ölçüsünü soranlara: {fact}.',
      '{Noun} alırken ölçü önemli: {fact}.',
      'Önce en çok sorulan, ölçüsü: {fact}.',
    ],
    informal: ['Ölçüsünü merak edene: {fact}.', 'Önce ölçüsünü söyleyelim: {fact}.', 'Ölçüsü mü? {Fact}.'],
  },
  capacity: {
    formal: [
      '{Fact} kapasiteli bir {noun} arayanlara.',
      '{Fact} kapasiteli bir {noun}.',
      'Kapasitesini soranlara: {fact}.',
    ],
    informal: [
      '{Fact} sana yeter mi?',
      '{Fact} kapasiteli bir {noun} lazımsa buyur.',
      'Kapasitesini merak edene: {fact}.',
    ],
  },
  weight: {
    formal: [
      'Ağırlığını soranlara: {fact}.',
      '{Fact} ağırlığında bir {noun}.',
      '{Noun} alırken ağırlığına bakanlara: {fact}.',
    ],
    informal: [
      'Ağırlığı mı? {Fact}.',
      'Ne kadar ağır dersen: {fact}.',
      'Önce ağırlığını söyleyelim: {fact}.',
    ],
  },
  colour: {
    formal: [
      '{Fact} bir {noun} bakanlara.',
      'Bugün rengimiz {fact}.',
      '{Fact} {noun} seviyorsanız bir bakın.',
    ],
    informal: ['Bugün renk belli: {fact}.', '{Fact} sevenler burada mı?', '{Fact} {noun} arayan var mı?'],
  },
  contents: {
    formal: ['Paketin içinde {fact} var.', '{Noun} paketinden çıkanlar: {fact}.', 'Tek pakette: {fact}.'],
    informal: ['Paketten ne çıkıyor? {Fact}.', 'Aç bak, içinde {fact} var.', '{Fact}, hepsi tek pakette.'],
  },
  use: {
    formal: [
      '{Fact} için {noun} arayanlara.',
      '{Fact} için bir {noun} önerimiz var.',
      '{Fact} için seçtiğimiz {noun}.',
    ],
    informal: [
      '{Fact} için {noun} arayan var mı?',
      '{Fact} için bir {noun} lazımdı, bulduk.',
      '{Fact} için {noun} önerimiz hazır.',
    ],
  },
  feature: {
    formal: [
      '{Fact} bir {noun} arayanlara.',
      'Bugün vitrinde {fact} bir {noun} var.',
      '{Fact} bir {noun} almak isteyenlere.',
    ],
    informal: [
      '{Fact} bir {noun} arıyordun, değil mi?',
      '{Fact} {noun} isteyenler buraya.',
      'Bugün {fact} bir {noun} bulduk.',
    ],
  },
  care: {
    formal: [
      'Bakımını soranlara: {fact}.',
      '{Noun} bakımında unutulmasın: {fact}.',
      '{Noun} bakımı için küçük bir not: {fact}.',
    ],
    informal: ['Bakımı nasıl dersen: {fact}.', '{Noun} bakımı mı? {Fact}.', 'Nasıl bakılır? {Fact}.'],
  },
  origin: {
    formal: [
      '{Fact} üretimi bir {noun}.',
      '{Fact} üretimi bir {noun} arayanlara.',
      'Bugün vitrinde {fact} üretimi bir {noun} var.',
    ],
    informal: ['Nerede üretildi? {Fact}.', 'Bu {noun} nereli? {Fact}.', '{Fact} üretimi bir {noun} bulduk.'],
  },
};

export const introductionsTr: Voice['introductions'] = {
  formal: [
    '{title}, {does}.',
    'Karşınızda {title}: {does}.',
    'Vitrinimizde bugün {title} var: {does}.',
    'Sizin için seçtik: {title}, {does}.',
    '{store} vitrininden {title}: {does}.',
    '{title} mağazamızda: {does}.',
  ],
  informal: [
    '{title}: {does}.',
    'Bak şuna: {title}, {does}.',
    'Bu aralar gözdemiz {title}: {does}.',
    'Bugün vitrinde {title} var: {does}.',
    'Bizim favorimiz {title}: {does}.',
    '{store:de} seni {title} bekliyor: {does}.',
  ],
};

export const statementsTr: Voice['statements'] = {
  formal: [
    'Bu {noun} {does}.',
    'Üstelik {does}.',
    'Bu {noun} aynı zamanda {does}.',
    'Küçük bir ayrıntı: bu {noun} {does}.',
    'Merak edenlere: bu {noun} {does}.',
  ],
  informal: [
    'Üstüne bir de {does}.',
    'Bu {noun} var ya, {does}.',
    'Kısaca söyleyelim: bu {noun} {does}.',
    'Merak edene: bu {noun} {does}.',
    'Söylemeden geçmeyelim: bu {noun} {does}.',
  ],
};

export const reasonsTr: Voice['reasons'] = {
  material: {
    formal: ['Malzemesi {fact}.', '{Fact:den} bir {noun} bu.', 'Malzemesini soranlara: {fact}.'],
    informal: ['Malzemesi de {fact}.', '{Fact} seviyorsan tam sana göre.', 'Neyden yapılmış dersen: {fact}.'],
  },
  measure: {
    formal: ['Ölçüsü {fact}.', 'Yerini düşünenlere ölçüsü: {fact}.', 'Siparişten önce ölçüsü: {fact}.'],
    informal: ['Ölçüsü de şöyle: {fact}.', 'Ölçüsü de {fact}.', 'Ölçüyü soranlara: {fact}.'],
  },
  capacity: {
    formal: ['Kapasitesi {fact}.', 'Ne kadar aldığını soranlara: {fact}.', 'Bu {noun} {fact} kapasiteli.'],
    informal: ['Kapasitesi de {fact}.', 'Ne kadar alıyor dersen: {fact}.', '{Fact} kapasitesi var.'],
  },
  weight: {
    formal: ['Ağırlığı {fact}.', 'Ağırlığını merak edenlere: {fact}.', 'Bu {noun} {fact} ağırlığında.'],
    informal: ['Ağırlığı da {fact}.', 'Kaç gelir dersen: {fact}.', 'Bu {noun} {fact} geliyor.'],
  },
  colour: {
    formal: ['Rengini soranlara: {fact}.', '{Fact} bir {noun} düşünenlere.', 'Renk olarak {fact}.'],
    informal: ['Rengini sorana: {fact}.', '{Fact} sevenlere gelsin.', '{Fact} bir {noun} arıyorsan tamam.'],
  },
  contents: {
    formal: ['Paketten {fact} çıkıyor.', 'Pakette {fact} var.', 'Paket içeriği: {fact}.'],
    informal: ['Kutuyu açınca: {fact}.', 'Paketin içinde ne var dersen: {fact}.', 'Tek pakette {fact}.'],
  },
  use: {
    formal: [
      '{Fact} için güzel bir seçim.',
      '{Fact} için bir {noun} arıyorsanız bakmaya değer.',
      '{Fact} için {noun} bakanların listesinde olsun.',
    ],
    informal: [
      '{Fact} için birebir.',
      '{Fact} için bir {noun} arıyorsan buldun.',
      '{Fact} için aklında olsun.',
      '{Fact} için de güzel olur.',
    ],
  },
  feature: {
    formal: [
      '{Fact} bir {noun} bu.',
      '{Fact} bir {noun} isteyenlere.',
      '{Fact} bir {noun} arıyorsanız burada.',
    ],
    informal: [
      '{Fact} bir {noun} istiyorsan işte.',
      'Al sana {fact} bir {noun}.',
      '{Fact} {noun} sevenlere.',
    ],
  },
  care: {
    formal: ['Bakımı için küçük bir not: {fact}.', 'Bakımı: {fact}.', 'Nasıl bakıldığını soranlara: {fact}.'],
    informal: ['Bakımı da şöyle: {fact}.', 'Bakım notu: {fact}.', 'Bakımda aklında olsun: {fact}.'],
  },
  origin: {
    formal: [
      'Üretim yeri {fact}.',
      '{Fact} üretimi bir {noun} bu.',
      'Nerede üretildiğini soranlara: {fact}.',
    ],
    informal: ['Üretim yeri de {fact}.', 'Nerede üretilmiş dersen: {fact}.', 'Bu {noun} {fact} üretimi.'],
  },
};

export const portraitsTr: Voice['portraits'] = {
  hooks: {
    formal: [
      '{One} arayanlara güzel bir öneri.',
      '{One} arıyorsanız buradayız.',
      'Bugün vitrinde {one} var.',
      '{Portrait} sevenler için.',
      'Aklınızda {one} varsa bir bakın.',
      'Aradığınız {portrait} bu olabilir.',
    ],
    informal: [
      'Aradığın {portrait} burada.',
      '{Portrait} sevenler buraya.',
      '{One} lazımdı, değil mi?',
      'İşte sana {one}.',
      '{One} bulduk, gel bak.',
      'Bugün sana {one} bulduk.',
    ],
  },
  namings: {
    formal: [
      '{title}, {one}.',
      '{title}: {one}.',
      'Karşınızda {one}: {title}.',
      '{store:de} {one} var: {title}.',
      '{One} düşünenlere önerimiz {title}.',
      '{One} arıyorsanız {title} burada.',
      'Vitrinimizde {one}: {title}.',
      'Sizin için {one} seçtik: {title}.',
    ],
    informal: [
      '{Portrait} arayanlara gelsin: {title}.',
      '{One} arıyorsan adı belli: {title}.',
      'Bak şimdi, {one}: {title}.',
      'Vitrinde {one} var: {title}.',
      '{One} lazımsa buyur: {title}.',
      'Bizden sana {one}: {title}.',
      '{One} bulduk, adı {title}.',
    ],
  },
  reasons: {
    formal: [
      'Mağazamızda {one} sizi bekliyor.',
      'Tam aradığınız gibi {one}.',
      'Yakından bakmaya değer {one}.',
      'Siz de {one} arıyorsanız bulduk.',
      '{One} isteyenler için birebir.',
      '{One} bu.',
    ],
    informal: [
      '{One} arıyorsan tam sana göre.',
      '{One} istiyorsan doğru yerdesin.',
      'Tam aradığın gibi {one}.',
      '{One} bu, daha ne olsun.',
      'Vitrinde {one} seni bekliyor.',
      'Ne zamandır {one} bakıyorsan bu sana.',
    ],
  },
};
