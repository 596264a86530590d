import type { Voice } from './voice.ts';

/* A fact takes no suffix but a material, «meşe ağacından»: others may be «24 × 8 cm» or «2 eldiven, 1 çanta». Features stand before a noun. */

export const factHooksTr: Voice['factHooks'] = {
  material: {
    formal: [
      '{Fact:den} yapılan bir {noun}.',
      '{Fact} sevenlere bir {noun}.',
      '{Fact:den} {noun} arayanlara.',
    ],
    informal: [
      '{Fact} seviyorsan bir dur, bak.',
      '{Fact:den} bir {noun}, çok seveceksin.',
      '{Fact:den} {noun} sevenlere.',
    ],
  },
  measure: {
    formal: ['{Noun} için ölçü bilgisi: {fact}.', 'Ölçüsünü soranlara: {fact}.', '{title}, {fact}.'],
    informal: ['Ölçüsü mü? {Fact}.', 'Ölçü tamam: {fact}.', '{Noun} ölçüsü: {fact}.'],
  },
  capacity: {
    formal: [
      '{Fact} kapasiteli bir {noun}.',
      'Kapasitesi {fact}: {title}.',
      '{Fact} kapasiteli {noun} arayanlara.',
    ],
    informal: [
      '{Fact} sana yeter mi?',
      '{Fact} kapasiteli {noun} lazımsa buyur.',
      'Kapasite soranlara: {fact}.',
    ],
  },
  weight: {
    formal: [
      '{Fact} ağırlığında bir {noun}.',
      'Ağırlığını merak edenlere: {fact}.',
      '{Noun}, ağırlığı {fact}.',
    ],
    informal: ['Ağırlık dersen {fact}.', '{Noun} ağırlığı: {fact}.', 'Ağırlığı ne kadar dersen {fact}.'],
  },
  colour: {
    formal: ['{Fact} {noun} bakanlara.', '{Fact} bir {noun} beğenenlere.', '{Fact} {noun} beğenenlere.'],
    informal: ['Bugün renk belli: {fact}.', '{Fact} sevenler burada mı?', '{Fact} {noun} arayan var mı?'],
  },
  contents: {
    formal: ['Tek pakette: {fact}.', '{Noun} paketinden çıkanlar: {fact}.', '{title}: pakette {fact}.'],
    informal: ['Aç bak, içinde {fact}.', '{Fact}, hepsi bir arada.', 'Paketten ne çıkıyor? {Fact}.'],
  },
  use: {
    formal: ['{Fact} için bir {noun}.', '{Fact} için {noun} arayanlara.', '{Fact} için seçtiğimiz {noun}.'],
    informal: ['{Fact} için ne lazım? {Noun}.', '{Fact} için {noun} bakana.', '{Fact} için bulduk: {title}.'],
  },
  feature: {
    formal: [
      '{Fact} bir {noun} bulduk.',
      '{Fact} bir {noun} arayanlara.',
      '{Fact} {noun} almak isteyenlere.',
    ],
    informal: [
      '{Fact} bir {noun}, daha ne olsun.',
      '{Fact} {noun} bulduk.',
      '{Fact} {noun} isteyenler buraya.',
    ],
  },
  care: {
    formal: [
      'Bakımı belli: {fact}.',
      '{Noun} bakımında unutulmasın: {fact}.',
      '{Noun} bakımı için not: {fact}.',
    ],
    informal: ['Bakımı soranlara: {fact}.', 'Bakım notu düşelim: {fact}.', 'Nasıl bakılır? {Fact}.'],
  },
  origin: {
    formal: ['{Fact} üretimi bir {noun}.', 'Menşei {fact}: {title}.', '{Noun}, {fact} üretimi.'],
    informal: ['Nerede üretildi? {Fact}.', 'Bu {noun} nereli? {Fact}.', '{Fact} yapımı bir {noun}.'],
  },
};

export const introductionsTr: Voice['introductions'] = {
  formal: [
    '{title} {does}.',
    'Karşınızda {title}: {does}.',
    'Vitrinimizden {title}: {does}.',
    '{title} burada: {does}.',
    'Yeni gözdemiz {title}: {does}.',
  ],
  informal: [
    'Tanışın: {title}, {does}.',
    'Bak şuna: {title}, {does}.',
    '{title} geldi: {does}.',
    'Bu {title}: {does}.',
  ],
};

export const statementsTr: Voice['statements'] = {
  formal: [
    'Bu {noun} {does}.',
    'Üstelik {does}.',
    'Ufak bir ayrıntı: bu {noun} {does}.',
    'Bilmek isterseniz: {does}.',
  ],
  informal: ['Üstüne bir de {does}.', 'Şunu da söyleyelim: bu {noun} {does}.', 'Merak edene: {does}.'],
};

export const reasonsTr: Voice['reasons'] = {
  material: {
    formal: [
      '{Fact:den} yapılmış.',
      'Malzemesi {fact}.',
      'Bu {noun} {fact:den} yapıldı.',
      '{Fact:den} bir {noun}.',
      'Neyden yapıldığını merak edenlere: {fact}.',
      '{Noun} malzemesi {fact}.',
    ],
    informal: [
      'Üstelik {fact:den} yapılmış.',
      'Malzemesi de {fact}.',
      'Bu {noun} {fact:den}.',
      '{Fact} seviyorsan tam sana göre.',
      'Neyden yapılmış dersen, {fact:den}.',
      'Hem de {fact:den} bir {noun}.',
    ],
  },
  measure: {
    formal: [
      'Ölçüsü: {fact}.',
      'Ölçü bilgisi: {fact}.',
      'Ölçü olarak {fact}.',
      'Sipariş öncesi ölçüsüne bakın: {fact}.',
      'Bu {noun} şu ölçüde: {fact}.',
      'Merak edenlere ölçüsü: {fact}.',
    ],
    informal: [
      'Ölçüsü de şöyle: {fact}.',
      'Ölçüye bak: {fact}.',
      'Boyutu: {fact}.',
      'Ölçüsü merak edilir: {fact}.',
      'Metreyi çıkaranlara: {fact}.',
      'Ölçüyü soranlara: {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Kapasitesi {fact}.',
      'Kapasite bilgisi: {fact}.',
      'Kapasitesini soranlar için: {fact}.',
      'Bu {noun} {fact} kapasiteye sahip.',
      '{title}: {fact} kapasite.',
      'Ne kadar alır? {Fact}.',
    ],
    informal: [
      'Kapasite: {fact}.',
      'Ne kadar alıyor dersen: {fact}.',
      '{Fact} kapasitesi var.',
      'Bu {noun} {fact} kapasiteli.',
      'Kapasitesini merak edene: {fact}.',
      'Toplam kapasite {fact}.',
    ],
  },
  weight: {
    formal: [
      'Ağırlığı {fact}.',
      'Ağırlık bilgisi: {fact}.',
      '{Fact} ağırlığında.',
      'Ağırlığını soranlara: {fact}.',
      '{title}, {fact} ağırlığında.',
      'Bu {noun} {fact} ağırlığında.',
    ],
    informal: [
      'Ağırlık: {fact}.',
      'Kaç gelir dersen: {fact}.',
      '{Fact} geliyor.',
      'Tartıda {fact}.',
      'Bu {noun} {fact} geliyor.',
      'Toplam ağırlığı {fact}.',
    ],
  },
  colour: {
    formal: [
      'Renk: {fact}.',
      'Rengi ne derseniz: {fact}.',
      'Rengini sorana: {fact}.',
      'Fotoğraftaki renk {fact}.',
      '{Fact} sevenlere.',
      'Bu {noun} {fact}, fotoğraftaki gibi.',
    ],
    informal: [
      'Rengini beğenenlere: {fact}.',
      '{Fact} sevenlere gelsin.',
      'Bu {noun} {fact}, gördüğün gibi.',
      'Fotoğraftaki renk de {fact}.',
      '{Fact} bir {noun} arıyorsan tamam.',
      '{Fact} sevenlere birebir.',
    ],
  },
  contents: {
    formal: [
      'Pakette {fact} var.',
      'Paket içeriği: {fact}.',
      'İçinden çıkanlar: {fact}.',
      'Paketi açtığınızda: {fact}.',
      'Pakette neler var? {Fact}.',
      '{title} paketinde {fact} bulunuyor.',
    ],
    informal: [
      'Paketten {fact} çıkıyor.',
      'İçinde ne var dersen: {fact}.',
      'Paketi açınca: {fact}.',
      'Tek pakette {fact}.',
      'Bu pakette ne var? {Fact}.',
      'Bir pakette {fact} geliyor.',
    ],
  },
  use: {
    formal: [
      '{Fact} için tam yerinde bir {noun}.',
      '{Fact} için güzel bir seçim.',
      '{Fact} için bir {noun} arıyorsanız inceleyin.',
      '{Fact} için bir {noun} düşünüyorsanız aklınızda olsun.',
      'Bu {noun} {fact} için biçilmiş kaftan.',
      '{Fact} için aklınızda olsun.',
    ],
    informal: [
      '{Fact} için birebir.',
      '{Fact} için bir {noun} arıyorsan buldun.',
      '{Fact} için aklında olsun.',
      '{Fact} için düşünene tam isabet.',
      '{Fact} için bir {noun} gerekiyorsa listene ekle.',
      '{Fact} için de güzel olur.',
    ],
  },
  feature: {
    formal: [
      'Bu {noun} {fact}.',
      'Üstelik {fact}.',
      '{Fact} bir {noun} bu.',
      '{Fact} bir {noun}, tam da bu yüzden seçtik.',
      'Ayrıca {fact} bir {noun}.',
      '{Fact} bir {noun} arıyorsanız tam yeri.',
    ],
    informal: [
      'Üstüne bir de {fact}.',
      'Bu {noun} aynı zamanda {fact}.',
      '{Fact} {noun} diyenlere.',
      '{Fact} bir {noun} istiyorsan işte.',
      'Al sana {fact} bir {noun}.',
      'Sevdik, çünkü {fact} bir {noun}.',
    ],
  },
  care: {
    formal: [
      'Bakımı: {fact}.',
      'Nasıl bakılır derseniz: {fact}.',
      'Bakımı şöyle: {fact}.',
      'Bu {noun} için bakım önerisi: {fact}.',
      'Bakımını soranlara: {fact}.',
      'Bakımda aklınızda olsun: {fact}.',
    ],
    informal: [
      'Bakım kısmı: {fact}.',
      'Bakımı nasıl dersen: {fact}.',
      'Bakım notu: {fact}.',
      'Bakımı da böyle: {fact}.',
      'Bu {noun} için bakım notu: {fact}.',
      'Bakımda unutma: {fact}.',
    ],
  },
  origin: {
    formal: [
      'Menşei {fact}.',
      'Üretim yeri {fact}.',
      'Menşe: {fact}.',
      '{Fact} üretimi.',
      'Nereden geldiğini soranlara: {fact}.',
      '{title}, {fact} üretimi.',
    ],
    informal: [
      'Nerede üretilmiş dersen: {fact}.',
      'Üretildiği yer: {fact}.',
      'Üretim yeri de {fact}.',
      'Üretim: {fact}.',
      'Nereli? {Fact}.',
      'Bu {noun} {fact} üretimi.',
    ],
  },
};

export const portraitsTr: Voice['portraits'] = {
  hooks: {
    formal: [
      'İşte {one}.',
      '{Portrait} arayanlara.',
      '{One} arıyorsanız buradayız.',
      'Bugün vitrinde {one}.',
      '{Portrait} sevenler için.',
      'Siz de {one} peşindeyseniz bir bakın.',
    ],
    informal: [
      'Aradığın {portrait} burada.',
      '{Portrait} sevenler buraya.',
      '{Portrait} lazımdı, değil mi?',
      'İşte sana {one}.',
      '{One} bulduk, gel bak.',
      'Uzun aramaya gerek yok: {one}.',
    ],
  },
  namings: {
    formal: [
      '{title}: {one}.',
      '{title}, {portrait} arayanlar için.',
      '{store:de} {one}: {title}.',
      'Karşınızda {title}: {one}.',
      '{title} ile tanışın: {one}.',
      '{One} düşünenlere önerimiz {title}.',
      '{One} arıyorsanız {title} burada.',
    ],
    informal: [
      '{Portrait} arayanlara gelsin: {title}.',
      '{One} arıyorsan adı belli: {title}.',
      'Bak şimdi, {one}: {title}.',
      '{store:de} {one} var: {title}.',
      '{One} lazımsa buyur: {title}.',
      'Bizim favori {portrait} belli: {title}.',
      '{title}, yani {one}.',
    ],
  },
  reasons: {
    formal: [
      'Mağazamızda {one} sizi bekliyor.',
      'Tam aradığınız gibi {one}.',
      '{One} bu, yakından bakmaya değer.',
      'Siz de {one} arıyorsanız bulduk.',
      '{One} isteyenler için birebir.',
      '{store} vitrininde {one}.',
    ],
    informal: [
      '{Portrait} arıyorsan tam sana göre.',
      '{One} arıyorsan doğru yerdesin.',
      'Tam aradığın gibi {one}.',
      '{One} bu, daha ne olsun.',
      'Vitrinde {one} var.',
      'Ne zamandır {one} bakıyorsan bu sana.',
    ],
  },
};
