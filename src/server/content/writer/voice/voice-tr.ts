import { benefitsTr } from './benefits/benefits-tr.ts';
import { callsTr, questionsTr } from './calls-tr.ts';
import { closesTr, linksTr } from './closes-tr.ts';
import { factHooksTr, introductionsTr, portraitsTr, reasonsTr, statementsTr } from './facts-tr.ts';
import { hooksTr } from './hooks-tr.ts';
import { kindsTr } from './kinds-tr.ts';
import { stepsTr } from './steps-tr.ts';
import { storiesTr } from './stories/stories-tr.ts';
import { typesTr } from './types-tr.ts';
import type { Voice } from './voice.ts';

export const voiceTr: Voice = {
  hooks: hooksTr,
  factHooks: factHooksTr,
  namings: {
    professional: [
      '{title} mağazamızda.',
      '{title} vitrinimizde.',
      'Karşınızda {title}.',
      '{store} vitrininden: {title}.',
      'Rafta yerini aldı: {title}.',
      'Bu hafta önerimiz {title}.',
      '{title} mağazamızda sizi bekliyor.',
    ],
    casual: [
      '{title} burada.',
      'Bugün vitrinde {title} var.',
      'Bak burada ne var: {title}.',
      'Favorimiz belli: {title}.',
      '{title}, {store:de} seni bekliyor.',
      '{title} rafta, bekleriz.',
      'Gözdemiz {title}.',
    ],
    trendy: [
      'Bu aralar gözdemiz {title}.',
      'Favorilere ekle: {title}.',
      'Listeye {title} eklendi.',
      'Sıradaki favorin: {title}.',
      'Kaydet: {title}.',
      'Bugün başrolde {title} var.',
      'Radarımızda {title} var.',
      '{title}, tam kaydetmelik.',
    ],
    luxury: [
      '{title}, vitrinimizde.',
      '{store} seçkisinden {title}.',
      'Sizin için seçtik: {title}.',
      'Bugün vitrinimizde {title} var.',
      '{title} sizi bekliyor.',
      '{store} vitrininde {title} var.',
      'Bu hafta seçkimizde {title} var.',
      'Seçkimizden: {title}.',
    ],
  },
  introductions: introductionsTr,
  statements: statementsTr,
  benefits: benefitsTr,
  reasons: reasonsTr,
  portraits: portraitsTr,
  factLists: {
    formal: [
      'Kısaca: {facts}.',
      'Bir bakışta: {facts}.',
      'Özellikleri: {facts}.',
      'Öne çıkanlar:',
      'Bu {noun}, madde madde:',
      'Almadan önce bilinmesi gerekenler:',
    ],
    informal: [
      'Özetle: {facts}.',
      'Kısacası: {facts}.',
      'Kısa kısa: {facts}.',
      'Bu {whom} sevmemiz boşuna değil:',
      'Künyesi şöyle:',
      'Bu {noun} ne sunuyor? Say say bitmez:',
    ],
  },
  stories: storiesTr,
  closes: closesTr,
  links: linksTr,
  prices: {
    formal: [
      'Fiyatı {price}.',
      '{store:de} fiyatı {price}.',
      'Bu {noun} {price}.',
      'Bu {noun} {price:e} sizin olabilir.',
      '{Noun} fiyatı {price}.',
      '{price:e} sipariş edebilirsiniz.',
      '{price:e} sizin olabilir.',
      'Fiyatını soranlara: {price}.',
    ],
    informal: [
      'Bu {whom} {price:e} alırsın.',
      'Bu {noun} {price:e} senin olabilir.',
      '{price:e} senin olabilir.',
      'Fiyatı da {price}.',
      'Fiyat soranlara: {price}.',
      '{store:de} {price:e} bulursun.',
      'Fiyatını merak edene: {price}.',
    ],
  },
  pricesFrom: {
    formal: [
      'Fiyatlar {price:den} başlıyor.',
      '{store:de} fiyatlar {price:den} başlıyor.',
      'Seçiminize göre {price:den} başlıyor.',
      'Fiyatı {price:den} başlıyor.',
    ],
    informal: [
      '{price:den} başlıyor.',
      'Kaçtan başlıyor dersen: {price}.',
      'Seçimine göre {price:den} başlıyor.',
      '{title} {price:den} başlıyor.',
    ],
  },
  discounts: {
    formal: [
      '{before} yerine {price}.',
      'Bu {noun} {percent} indirimle {price}.',
      'Eski fiyatı {before}, yeni fiyatı {price}.',
      '{percent} indirimli fiyatı {price}.',
      'Bu {noun} {before} yerine artık {price}.',
      '{percent} indirimle {price}.',
      'Fiyatı {before} yerine {price}.',
    ],
    informal: [
      'Eskiden {before}, şimdi {price}.',
      '{percent} indirimle şimdi {price}.',
      'Bu {noun} artık {before} değil, {price}.',
      'Bu {whom} {percent} indirimle {price:e} alırsın.',
      '{before} yerine {price:e} senin olsun.',
      '{before} idi, {price} oldu.',
      '{percent} indirimle {price:e} senin.',
      'Etikette {before} vardı, şimdi {price}.',
    ],
  },
  discountsFrom: {
    formal: [
      '{before} yerine {price:den} başlıyor.',
      'Eski fiyatı {before}, şimdi {price:den} başlıyor.',
      '{percent} indirimle {price:den} başlıyor.',
      'Fiyatlar {before} yerine {price:den} başlıyor.',
    ],
    informal: [
      'Eskiden {before}, şimdi {price:den} başlıyor.',
      'Artık {before} değil, {price:den} başlıyor.',
      '{percent} indirim geldi, {price:den} başlıyor.',
      'Etikette {before} vardı, şimdi {price:den} başlıyor.',
    ],
  },
  colours: [
    '{count} renk: {names}.',
    '{count} renk seçeneği var: {names}.',
    'Renkleri: {names}.',
    'Bu {noun} şu renklerde: {names}.',
  ],
  sizes: [
    'Bedenler: {names}.',
    'Beden soranlara: {names}.',
    '{names} bedenleri var.',
    'Bu {noun} şu bedenlerde: {names}.',
    '{Noun} bedenleri: {names}.',
    'Beden seçenekleri: {names}.',
  ],
  choices: [
    'Seçenekler: {names}.',
    '{count} seçenek var: {names}.',
    'Şu seçeneklerle: {names}.',
    'Bu {noun} için seçenekler: {names}.',
  ],
  lastOne: [
    'Stokta bir adet var.',
    'Stokta bir adet kaldı.',
    'Stokta tek {noun} kaldı.',
    '{title} için stokta bir adet kaldı.',
  ],
  lastFew: [
    'Stokta {count} adet var.',
    'Stokta {count} adet {noun} kaldı.',
    'Elimizde {count} adet {noun} kaldı.',
    '{title} için stokta {count} adet kaldı.',
  ],
  tipLeads: {
    formal: ['{Tip}', 'Püf noktası: {tip}', 'Küçük not: {tip}'],
    informal: ['{tip}', 'Tüyo: {tip}', 'Kaydet: {tip}', 'Hızlı tüyo. {Tip}'],
  },
  bridges: {
    formal: [
      'Aynısı {title} için de geçerli.',
      '{title} için de durum aynı.',
      'Bu söz {title} için de doğru.',
      '{title} seçerken de işe yarar.',
    ],
    informal: [
      '{title} için de öyle.',
      'Aynı kural {title} için de geçerli.',
      '{title} bunu çoktan biliyor.',
      '{title:e} sor, o da aynısını söyler.',
    ],
  },
  generalTips: [
    'Almadan önce ölçülere bir kez daha bakmak sürprizi önler.',
    'Ürün sayfasındaki bütün fotoğraflara bakmak karar vermeyi kolaylaştırır.',
    'Ürün açıklamasını sonuna kadar okumak çoğu sorunun cevabını verir.',
    'İade ve değişim koşullarını siparişten önce okumak içi rahatlatır.',
    'Siparişi onaylamadan önce adresi ve telefonu kontrol etmek gecikmeyi önler.',
    'Akla takılanı siparişten önce sormak iki tarafı da rahatlatır.',
    'Renkler ekrandan ekrana değişebilir; renk adına da bakmakta fayda var.',
    'Hediye alınacaksa teslimat süresini baştan sormak son dakika telaşını önler.',
  ],
  calls: callsTr,
  questions: questionsTr,
  kinds: kindsTr,
  types: typesTr,
  steps: stepsTr,
};
