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
      '{Cost} bei {store}: {link}.',
      'Preis: {cost}, {link}.',
      'Bei {store}, {cost}: {link}.',
      '{Link}, {cost}.',
      'Für den Wunschzettel: {cost}, {link}.',
    ],
    reduced: [
      'Jetzt {cost} statt {before}: {link}.',
      'Bisher {before}, jetzt {cost}: {link}.',
      '{percent} günstiger, {cost} statt {before}: {link}.',
      '{Cost} statt {before} bei {store}: {link}.',
      'Im Preis gesenkt, {cost} statt {before}: {link}.',
      'Statt {before} jetzt {cost}: {link}.',
    ],
  },
  informal: {
    regular: [
      '{Cost} und der {link}, mehr braucht’s nicht.',
      'Kostet {cost}, {link}.',
      'Macht {cost}: {link}.',
      'Alles Weitere: {cost}, {link}.',
      'Auf dem Preisschild: {cost}, {link}.',
      'Preis? {Cost}, {link}.',
    ],
    reduced: [
      '{Cost} statt {before}, {link}.',
      'Minus {percent}: jetzt {cost}, {link}.',
      'War {before}, ist jetzt {cost}: {link}.',
      '{percent} gespart, {cost} statt {before}: {link}.',
      'Erst {before}, jetzt {cost}: {link}.',
      'Preis runter: {cost} statt {before}, {link}.',
    ],
  },
};
