import type { Voice } from './voice.ts';

/* A fact takes no suffix: it may be «meşe ağacı», «24 × 8 cm» or «2 eldiven, 1 çanta». */

export const factHooksTr: Voice['factHooks'] = {
  material: {
    formal: ['{Fact} sevenlere: {title}.', '{Fact}, {noun} olunca.', '{Noun}, malzemesi {fact}.'],
    informal: ['{Fact} seviyorsan dur.', '{Fact} bir {noun}.', 'Malzemesine bak: {fact}.'],
  },
  measure: {
    formal: ['{Fact} ölçülerinde bir {noun}.', 'Metreniz hazırsa: {fact}.', '{title}, ölçüsü {fact}.'],
    informal: ['{Fact} yerin var mı?', 'Ölç, biç, sığdır: {fact}.', 'Tam yerini buldun mu? {Fact}.'],
  },
  capacity: {
    formal: ['{Fact} kapasiteli bir {noun}.', 'Kapasitesi {fact}: {title}.', '{Noun}, {fact} kapasite.'],
    informal: ['{Fact} sana yeter mi?', '{Fact} kapasite, tek {noun}.', '{Noun} dediğin ne alır? {Fact}.'],
  },
  weight: {
    formal: ['{Fact} ağırlığında bir {noun}.', 'Tartıda {fact}: {title}.', '{Noun}, ağırlığı {fact}.'],
    informal: ['{Fact}, ne eksik ne fazla.', '{Noun} tartıda: {fact}.', 'Bil bakalım kaç gelir? {Fact}.'],
  },
  colour: {
    formal: ['{Fact} renkte bir {noun}.', '{Fact} sevenlere bir {noun}.', '{Noun}, bu kez {fact}.'],
    informal: ['Bugünün rengi {fact}.', '{Fact} seven burada mı?', '{Fact} {noun} arayan var mı?'],
  },
  contents: {
    formal: ['Tek pakette: {fact}.', '{Noun} paketinden çıkanlar: {fact}.', '{title}: pakette {fact}.'],
    informal: ['Aç bak, içinde {fact}.', '{Fact}, hepsi bir arada.', 'Paketten ne çıkıyor? {Fact}.'],
  },
  use: {
    formal: ['{Fact} için bir {noun}.', '{Fact} için {title}.', 'Konu {fact} olunca: {noun}.'],
    informal: ['{Fact} için ne lazım? {Noun}.', '{Fact} için bulduk: {title}.', '{Fact} varsa {noun} lazım.'],
  },
  feature: {
    formal: ['{title}: {fact}.', '{Noun}, {fact}.', 'Dikkat çeken ayrıntı: {fact}.'],
    informal: ['{Fact}, daha ne olsun.', 'Evet, {fact}.', '{Noun} ama {fact}.'],
  },
  care: {
    formal: ['Bakımı belli: {fact}.', '{Noun} bakımı: {fact}.', '{title} bakımı: {fact}.'],
    informal: ['Bakımı soran olursa: {fact}.', 'Bakım dediğin bu: {fact}.', 'Nasıl bakılır? {Fact}.'],
  },
  origin: {
    formal: ['{Fact} üretimi bir {noun}.', 'Menşei {fact}: {title}.', '{Noun}, {fact} üretimi.'],
    informal: ['Memleket neresi? {Fact}.', 'Bu {noun} nereli? {Fact}.', '{Fact} doğumlu bir {noun}.'],
  },
};

export const reasonsTr: Voice['reasons'] = {
  material: {
    formal: [
      'Malzemesi {fact}.',
      '{title} için malzeme olarak {fact} kullanılmış.',
      '{title} malzemesi: {fact}.',
      '{title} malzemesini soranlar için: {fact}.',
      'Neyden yapıldığını merak ediyorsanız: {fact}.',
      'Bu {noun} için malzeme: {fact}.',
    ],
    informal: [
      'Malzeme: {fact}.',
      'Neyden yapılmış dersen: {fact}.',
      '{title} malzemesini merak edene: {fact}.',
      '{title} neyden dersen: {fact}.',
      '{title} için seçilen malzeme {fact}.',
      'Bu {noun} neyden? {Fact}.',
    ],
  },
  measure: {
    formal: [
      'Ölçüsü {fact}.',
      'Ölçüleri: {fact}.',
      'Yerini ölçmek isterseniz: {fact}.',
      'Sipariş öncesi ölçüye bakın: {fact}.',
      '{title} için ölçü: {fact}.',
      'Ölçü bilgisi: {fact}.',
    ],
    informal: [
      'Ölçü: {fact}.',
      'Metreyi al: {fact}.',
      'Boyutu {fact}.',
      'Ölçüsünü sorana: {fact}.',
      'Bu {noun} kaça kaç? {Fact}.',
      'Ölçü tarafında {fact}.',
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
      'Bu {noun} tartıda {fact}.',
    ],
    informal: [
      'Ağırlık: {fact}.',
      'Kaç gelir dersen: {fact}.',
      '{Fact} geliyor.',
      'Tartıya koyunca {fact}.',
      'Bu {noun} {fact} geliyor.',
      'Ağırlık tarafında {fact}.',
    ],
  },
  colour: {
    formal: [
      'Rengi {fact}.',
      'Renk olarak {fact}.',
      '{Fact} renkte.',
      'Bu {noun} için renk: {fact}.',
      '{Fact} tonlarını sevenler için.',
      '{title}, {fact} renkte.',
    ],
    informal: [
      'Renk mi? {Fact}.',
      '{Fact} sevenlere.',
      '{title} rengini merak edene: {fact}.',
      'Renginden belli: {fact}.',
      '{title} rengi: {fact}.',
      'Bu {noun} {fact} renkte.',
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
      '{Fact} için uygun.',
      '{Fact} için düşünülmüş.',
      'Kullanım alanı: {fact}.',
      '{Fact} için {noun} arayanlara.',
      'Nerede kullanılır? {Fact}.',
      'Kullanım bilgisi: {fact}.',
    ],
    informal: [
      '{Fact} için aklında olsun.',
      '{Fact} için bire bir.',
      'Nerede kullanılır dersen: {fact}.',
      '{Fact} için listende dursun.',
      'Kullanımı: {fact}.',
      '{Fact} için bir {noun} arıyorsan bu olur.',
    ],
  },
  feature: {
    formal: [
      'Özelliği: {fact}.',
      'Dikkat çeken özelliği {fact} olması.',
      'Bu {noun} {fact}.',
      '{title} için bir ayrıntı: {fact}.',
      '{title}, üstelik {fact}.',
      'Öne çıkan özelliği: {fact}.',
    ],
    informal: [
      '{Fact} {noun} sevenlere.',
      'Güzel tarafı, {fact} olması.',
      'Sevdik, çünkü {fact}.',
      '{title}, hem de {fact}.',
      'Bu {noun} üstelik {fact}.',
      'Aklında olsun, {fact}.',
    ],
  },
  care: {
    formal: [
      'Bakımı: {fact}.',
      'Bakım önerisi: {fact}.',
      'Bakım bilgisi: {fact}.',
      'Bakımını soranlara: {fact}.',
      '{title} için bakım: {fact}.',
      'Bakımda dikkat edilecek nokta: {fact}.',
    ],
    informal: [
      'Bakım kısmı: {fact}.',
      'Bakımı nasıl dersen: {fact}.',
      'Bakım notu: {fact}.',
      'Bakımı böyle: {fact}.',
      'Bu {noun} bakım ister: {fact}.',
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
      'Geldiği yer {fact}.',
      'Memleketi {fact}.',
      'Üretim: {fact}.',
      'Nereli? {Fact}.',
      'Bu {noun} {fact} üretimi.',
    ],
  },
};
