import type { Voice } from './voice.ts';

export const linksTr: Voice['links'] = {
  instagram: 'link profilde',
  facebook: 'link gönderide',
  twitter: 'link gönderide',
};

export const closesTr: Voice['closes'] = {
  formal: {
    regular: [
      'Fiyatı {cost}, {link}.',
      '{store:de} {cost}, {link}.',
      'Sipariş için {link}, fiyatı {cost}.',
      '{Link}, fiyatı {cost}.',
      '{store:de} fiyatı {cost}, {link}.',
      'Etiketinde {cost} yazıyor, {link}.',
    ],
    reduced: [
      '{before} yerine {cost}, {link}.',
      '{percent} indirimle {cost}, {link}.',
      'Eski fiyatı {before}, şimdi {cost}; {link}.',
      '{store:de} {before} yerine {cost}, {link}.',
      'Etiketi {before} idi, yenisi {cost}; {link}.',
      '{percent} indirimden sonra {cost}, {link}.',
    ],
  },
  informal: {
    regular: [
      '{Cost}, {link}.',
      '{cost:e} senin olur, {link}.',
      'Etikette {cost} yazıyor, {link}.',
      '{Link}, fiyatı da {cost}.',
      '{store:de} {cost:e} bulursun, {link}.',
      '{cost:e} alırsın, {link}.',
    ],
    reduced: [
      '{before} değil, {cost}; {link}.',
      '{percent} indi: {cost}, {link}.',
      'Eskiden {before}, şimdi {cost}, {link}.',
      'Etikette {before} çizildi, {cost} yazıldı; {link}.',
      '{percent} indirim var: {cost}, {link}.',
      'Fiyat {before} iken {cost} oldu, {link}.',
    ],
  },
};
