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
      '{Cost} fiyatıyla vitrinimizde, {link}.',
      'Etiketinde {cost} yazıyor, {link}.',
    ],
    reduced: [
      '{before} yerine {cost}, {link}.',
      '{percent} indirimle {cost}, {link}.',
      'Eski fiyatı {before}, şimdi {cost}; {link}.',
      '{store:de} {before} yerine {cost}, {link}.',
      'Önceki fiyatı {before}, yeni fiyatı {cost}; {link}.',
      'İndirimli fiyatı {cost}, {link} ({percent} indirim).',
    ],
  },
  informal: {
    regular: [
      '{Cost}, {link}.',
      'Fiyat {cost}, {link}.',
      'Etiket {cost}, {link}.',
      '{Link}, fiyat {cost}.',
      'Merak edene: {cost}, {link}.',
      'Fiyatını soran olursa {cost}, {link}.',
    ],
    reduced: [
      '{before} değil {cost}, {link}.',
      '{percent} indi: {cost}, {link}.',
      'Eskiden {before}, şimdi {cost}, {link}.',
      'Şimdi {cost}, önceden {before}; {link}.',
      '{percent} indirim var: {cost}, {link}.',
      'Fiyat {before} iken {cost} oldu, {link}.',
    ],
  },
};
