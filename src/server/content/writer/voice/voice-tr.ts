import { benefitsTr } from './benefits-tr.ts';
import { callsTr, questionsTr } from './calls-tr.ts';
import { closesTr, linksTr } from './closes-tr.ts';
import { factHooksTr, introductionsTr, portraitsTr, reasonsTr, statementsTr } from './facts-tr.ts';
import { hooksTr } from './hooks-tr.ts';
import { kindsTr } from './kinds-tr.ts';
import { stepsTr } from './steps-tr.ts';
import { storiesTr } from './stories-tr.ts';
import { typesTr } from './types-tr.ts';
import type { Voice } from './voice.ts';

export const voiceTr: Voice = {
  hooks: hooksTr,
  factHooks: factHooksTr,
  namings: {
    professional: [
      '{title}, {store:de}.',
      'Vitrinimizde: {title}.',
      '{store} vitrininden: {title}.',
      'Fotoğrafta: {title}.',
      'Bu hafta rafta: {title}.',
      'Rafta: {title}.',
      '{store} rafında: {title}.',
    ],
    casual: [
      'Bugünkü fotoğrafta: {title}.',
      'Şu an rafta: {title}.',
      'Rafın ortasında: {title}.',
      '{title}, dükkânda.',
      'Dükkândan: {title}.',
      'Bugün sıra onda: {title}.',
    ],
    trendy: [
      'Bu haftanın kaydı: {title}.',
      '{title}, bu kadar.',
      'Kadrajda: {title}.',
      'Bu haftanın seçimi: {title}.',
      'Bugün sahne onun: {title}.',
      'Aklımızda bir tek o var: {title}.',
    ],
    luxury: [
      '{title}, vitrinimizde.',
      '{store} seçkisinden: {title}.',
      'Sizin için seçtik: {title}.',
      '{store} vitrininde: {title}.',
      'Bu hafta seçkimizde: {title}.',
      'Seçkimizden: {title}.',
      'Bugünün seçimi: {title}.',
    ],
  },
  introductions: introductionsTr,
  statements: statementsTr,
  benefits: benefitsTr,
  reasons: reasonsTr,
  portraits: portraitsTr,
  factLists: {
    formal: [
      '{Facts}.',
      'Özellikleri: {facts}.',
      'Öne çıkanlar:',
      'Bu {noun}, madde madde:',
      'Bu {noun} kısaca:',
    ],
    informal: [
      'Yani {facts}.',
      'Özetle: {facts}.',
      'Bu {whom} sevmemiz boşuna değil:',
      'Künyesi şöyle:',
      'Kısa kısa:',
    ],
  },
  stories: storiesTr,
  closes: closesTr,
  links: linksTr,
  prices: {
    formal: [
      'Bu {noun} vitrinimizde {price}.',
      'Vitrindeki {noun} {price}.',
      'Fiyatı {price}.',
      '{store:de} fiyatı {price}.',
      '{store:de} {price:e} bulabilirsiniz.',
      '{price}, {store:de}.',
      '{price:e} sipariş edebilirsiniz.',
      '{price:e} sizin olabilir.',
      'Etiketinde {price} yazıyor.',
    ],
    informal: [
      'Bu {noun} bizde {price}.',
      'Raftaki {noun} {price}.',
      '{price:e} alırsın.',
      '{price:e} senin olur.',
      'Fiyatı da {price}.',
      'Etikette {price} yazıyor.',
      '{store:de} {price:e} bulursun.',
      '{store:de} fiyatı da {price}.',
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
      'Fiyatı {price:den} başlıyor, seçim sende.',
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
    'Şu bedenler var: {names}.',
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
    'Rafta {count} adet {noun} kaldı.',
    '{title} için stokta {count} adet kaldı.',
  ],
  tipLeads: {
    formal: ['{Tip}', 'Püf noktası: {tip}'],
    informal: ['{tip}', 'Tüyo: {tip}'],
  },
  generalTips: [
    'Ölçüler açıklamada yazıyor; yerini bir de metreyle ölçmek sürprizi önler.',
    'Her fotoğraf başka bir ayrıntıyı gösterir; hepsine bakmak karar vermeyi kolaylaştırır.',
    'Açıklama sonuna kadar okununca soruların çoğu kendiliğinden biter.',
    'Kararsız kalınca sipariş vermeden bize yazmak yeterli.',
    'Paket gelince hemen açıp bakmak, eksik varsa erken haber vermeyi sağlar.',
    'Renkler ekrandan ekrana değişir; fotoğrafın yanında renk adına da bakılır.',
    'Hediye alınacaksa birkaç gün erken davranmak son dakika telaşını önler.',
    'Akla takılanı önce bize sormak, sonra iadeyle uğraşmaktan kısadır.',
  ],
  calls: callsTr,
  questions: questionsTr,
  kinds: kindsTr,
  types: typesTr,
  steps: stepsTr,
};
