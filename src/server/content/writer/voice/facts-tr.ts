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
      '{Fact:den} bir {noun} bulduk.',
      '{Fact} seviyorsan bu {noun} sana göre.',
      '{Noun} dedik, {fact:den} olanını seçtik.',
    ],
  },
  measure: {
    formal: [
      'Ölçüsü baştan belli: {fact}.',
      '{Noun} alırken ölçü önemli: {fact}.',
      'Önce en çok sorulan, ölçüsü: {fact}.',
    ],
    informal: ['Metreyi tuttuk: {fact}.', 'Önce ölçüsünü söyleyelim: {fact}.', 'Ölçüsü mü? {Fact}.'],
  },
  capacity: {
    formal: [
      '{Fact} kapasiteli bir {noun} arayanlara.',
      '{Fact} kapasiteli bir {noun}.',
      'Önce kapasitesi: {fact}.',
    ],
    informal: ['{Fact} alıyor, ölçtük.', '{Fact} kapasiteli bir {noun}, buyur.', 'Ne kadar alır? {Fact}.'],
  },
  weight: {
    formal: [
      'Tartıda {fact}.',
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
    formal: ['{Fact} bir {noun} bakanlara.', 'Bugün rengimiz {fact}.', '{Fact} bir {noun}, yakından.'],
    informal: ['Bugün renk belli: {fact}.', '{Fact} sevenlere bir {noun}.', '{Fact} {noun} arayan var mı?'],
  },
  contents: {
    formal: ['Paketin içinde {fact} var.', '{Noun} paketinden çıkanlar: {fact}.', 'Tek pakette: {fact}.'],
    informal: ['Paketten ne çıkıyor? {Fact}.', 'Aç bak, içinde {fact} var.', '{Fact}, hepsi tek pakette.'],
  },
  use: {
    formal: [
      '{Fact} için {noun} arayanlara.',
      '{Noun} denince ilk soru: Ne için? {Fact} için.',
      '{Fact} için seçtiğimiz {noun}.',
    ],
    informal: [
      '{Fact} için {noun} bakan buraya.',
      '{Fact} için bir {noun} bulduk.',
      '{Fact} için {noun} önerimiz hazır.',
    ],
  },
  feature: {
    formal: [
      '{Fact} bir {noun} arayanlara.',
      'Vitrinimizde {fact} bir {noun}.',
      'Aranan {fact} bir {noun} ise buyurun.',
    ],
    informal: [
      'Baktık, {fact} bir {noun}.',
      '{Fact} {noun} isteyenler buraya.',
      'Sana {fact} bir {noun} bulduk.',
    ],
  },
  care: {
    formal: [
      'Bakımı kolay: {fact}.',
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
    '{title} {does}.',
    'Fotoğraftaki {title} {does}.',
    'Fotoğrafta {title}: {does}.',
    '{store} vitrininde {title}: {does}.',
    'Vitrinimizdeki {title} {does}.',
  ],
  informal: [
    '{title}: {does}.',
    'Bizim {title} {does}.',
    'Kadrajda {title}: {does}.',
    'Rafta {title}: {does}.',
    'Şu {title} {does}.',
  ],
};

export const statementsTr: Voice['statements'] = {
  formal: [
    '{Does}.',
    'Bu {noun} {does}.',
    'Bizimki {does}.',
    'Vitrinimizdeki {noun} {does}.',
    'Fotoğraftaki {noun} {does}.',
  ],
  informal: ['{Does}.', 'Kendisi {does}.', 'Bizim {noun} {does}.', 'Bu seferki {does}.', 'Bak, {does}.'],
};

export const reasonsTr: Voice['reasons'] = {
  material: {
    formal: ['Malzemesi {fact}.', '{Fact:den} bir {noun} bu.'],
    informal: ['Malzemesi de {fact}.', 'Baştan sona {fact}.'],
  },
  measure: {
    formal: ['Ölçüsü {fact}.', 'Boyutları: {fact}.'],
    informal: ['Ölçüsü de {fact}.', 'Metre der ki: {fact}.'],
  },
  capacity: {
    formal: ['Kapasitesi {fact}.', 'İçine {fact} sığıyor.'],
    informal: ['Kapasitesi de {fact}.', 'Ne kadar alıyor dersen: {fact}.'],
  },
  weight: {
    formal: ['Ağırlığı {fact}.', 'Tartınca {fact}.'],
    informal: ['Ağırlığı da {fact}.', 'Kaç gelir dersen: {fact}.'],
  },
  colour: {
    formal: ['Rengi {fact}.', 'Renk olarak {fact}.'],
    informal: ['Rengi de {fact}.', '{Fact} sevenlere gelsin.'],
  },
  contents: {
    formal: ['Paketten {fact} çıkıyor.', 'Pakette {fact} var.', 'Paket içeriği: {fact}.'],
    informal: ['Kutuyu açınca: {fact}.', 'Paketin içinde ne var dersen: {fact}.', 'Tek pakette {fact}.'],
  },
  use: {
    formal: ['{Fact} için uygun.', '{Fact} için düşünülmüş bir {noun} bu.'],
    informal: ['{Fact} için tam yerinde.', '{Fact} için de olur.'],
  },
  feature: {
    formal: ['{Fact} bir {noun} bu.'],
    informal: ['Yani {fact} bir {noun}.'],
  },
  care: {
    formal: ['Bakımı: {fact}.', 'Bakımında tek not: {fact}.'],
    informal: ['Bakımı da şöyle: {fact}.', 'Bakım notu: {fact}.'],
  },
  origin: {
    formal: ['Üretim yeri {fact}.', '{Fact} üretimi bir {noun} bu.'],
    informal: ['Üretim yeri de {fact}.', 'Nerede üretilmiş dersen: {fact}.'],
  },
};

export const portraitsTr: Voice['portraits'] = {
  hooks: {
    formal: ['Rafımızda {one} var.', '{One}, yakından.', '{Portrait} arayanlara.'],
    informal: ['{One} arayan sen miydin?', '{One} bulduk, gel bak.', 'Rafta {one} var, gördün mü?'],
  },
  namings: {
    formal: ['{title}, {one}.', 'Vitrinimizde {one}: {title}.'],
    informal: ['Adı {title}, kendisi {one}.', 'Vitrinde {one} var: {title}.'],
  },
  reasons: {
    formal: ['{One} bu.', '{One}.'],
    informal: ['{One}, tam karşında.', '{One} kendisi.'],
  },
};
