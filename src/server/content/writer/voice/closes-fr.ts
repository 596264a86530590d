import type { Voice } from './voice.ts';

export const linksFr: Voice['links'] = {
  instagram: 'lien en bio',
  facebook: 'lien dans la publication',
  twitter: 'lien dans le post',
};

export const closesFr: Voice['closes'] = {
  formal: {
    regular: [
      '{Cost}, {link}.',
      '{Cost} chez {store} : {link}.',
      'Prix : {cost}, {link}.',
      'Chez {store}, {cost} : {link}.',
      '{Link}, {cost}.',
      'Pour commander : {cost}, {link}.',
    ],
    reduced: [
      '{Cost} au lieu de {before} : {link}.',
      'Avant {before}, maintenant {cost} : {link}.',
      '{percent} de moins, {cost} : {link}.',
      '{Cost} au lieu de {before} chez {store} : {link}.',
      'Prix baissé, {cost} au lieu de {before} : {link}.',
      'Désormais {cost} au lieu de {before} : {link}.',
    ],
  },
  informal: {
    regular: [
      'C’est {cost} : {link}.',
      'Compte {cost}, {link}.',
      '{Cost} et c’est à toi : {link}.',
      'Côté prix, {cost} : {link}.',
      'Sur l’étiquette, {cost} : {link}.',
      'Pour te laisser tenter : {cost}, {link}.',
    ],
    reduced: [
      'C’était {before}, c’est {cost} : {link}.',
      'Maintenant {cost} au lieu de {before}, {link} !',
      '{percent} en moins : {cost}, {link}.',
      '{Cost}, et plus {before} : {link}.',
      'Le prix a fondu : {cost} au lieu de {before}, {link}.',
      'Au lieu de {before}, {cost} : {link}.',
    ],
  },
};
