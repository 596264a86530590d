import type { Voice } from './voice.ts';

export const linksDe: Voice['links'] = {
  instagram: 'Link im Profil',
  facebook: 'Link im Beitrag',
  twitter: 'Link im Post',
};

export const closesDe: Voice['closes'] = {
  formal: {
    regular: [
      '{Cost}, {link}.',
      '{Cost} bei {store}, {link}.',
      'Bei {store} für {price}: {link}.',
      'Zu haben für {price}: {link}.',
      'Im Shop für {price}, {link}.',
      'Erhältlich bei {store}: {cost}, {link}.',
      'Erhältlich für {price}: {link}.',
    ],
    reduced: [
      'Jetzt {cost} statt {before}: {link}.',
      'Bisher {before}, jetzt {cost}: {link}.',
      'Um {percent} reduziert, jetzt {cost}: {link}.',
      '{Cost} statt {before} bei {store}: {link}.',
      'Statt {before} jetzt {cost}: {link}.',
      'Der neue Preis: {cost} statt {before}, {link}.',
      'Nun {cost}, bisher {before}: {link}.',
    ],
  },
  informal: {
    regular: [
      '{Cost}: {link}.',
      '{Cost} bei {store}: {link}.',
      'Deins für {price}: {link}.',
      'Gibt’s für {price}, {link}.',
      'Für {price} zu haben, {link}.',
      'Gibt’s bei {store} für {price}: {link}.',
      'Für {price} bei {store}, {link}.',
    ],
    reduced: [
      'Gerade {cost} statt {before}, {link}!',
      'Minus {percent}: {cost}, {link}.',
      'Erst {before}, jetzt {cost}: {link}.',
      'Jetzt {cost}, vorher {before}: {link}.',
      'War mal {before}, jetzt {cost}: {link}.',
      'Der Preis ist runter, {cost} statt {before}: {link}.',
      'Um {percent} runter, also {cost}: {link}.',
    ],
  },
};
