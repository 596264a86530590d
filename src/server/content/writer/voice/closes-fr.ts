import type { Voice } from './voice.ts';

export const linksFr: Voice['links'] = {
  instagram: 'lien en bio',
  facebook: 'lien ci-dessous',
  twitter: 'lien ci-dessous',
};

export const closesFr: Voice['closes'] = {
  formal: {
    regular: [
      '{Cost}, {link}.',
      '{Cost} chez {store}, {link}.',
      'Chez {store} à {price} : {link}.',
      'À vous pour {price} : {link}.',
      'En boutique à {price}, {link}.',
      'Prix : {cost}, {link}.',
    ],
    reduced: [
      'Maintenant {cost} au lieu de {before} : {link}.',
      'Avant {before}, maintenant {cost} : {link}.',
      '{percent} de moins, soit {cost} : {link}.',
      '{Cost} au lieu de {before} chez {store} : {link}.',
      'Le prix passe de {before} à {price} : {link}.',
      'Auparavant {before}, désormais {cost} : {link}.',
    ],
  },
  informal: {
    regular: [
      '{Cost} : {link}.',
      'À toi pour {price}, {link}.',
      'Chez toi pour {price} : {link}.',
      'Ça fait {price}, {link}.',
      'Côté prix : {cost}, {link}.',
      'Chez {store} pour {price}, {link}.',
    ],
    reduced: [
      'C’était {before}, c’est {cost} : {link}.',
      '{Cost} au lieu de {before}, {link} !',
      '{percent} de moins : {cost}, {link}.',
      'On passe de {before} à {price} : {link}.',
      'Avant : {before}. Maintenant : {cost}, {link}.',
      'Moins {percent} sur l’étiquette : {cost}, {link}.',
    ],
  },
};
