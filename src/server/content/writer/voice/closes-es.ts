import type { Voice } from './voice.ts';

export const linksEs: Voice['links'] = {
  instagram: 'enlace en la bio',
  facebook: 'enlace abajo',
  twitter: 'enlace abajo',
};

export const closesEs: Voice['closes'] = {
  formal: {
    regular: [
      '{Cost}, {link}.',
      '{Cost} en {store}, {link}.',
      'En {store}, {cost}: {link}.',
      '{It} tiene por {price}: {link}.',
      '{It} tiene en {store} por {price}: {link}.',
      'Por {price} en {store}: {link}.',
    ],
    reduced: [
      'Ahora {cost} en lugar de {before}: {link}.',
      'Antes {before}, ahora {cost}: {link}.',
      'Un {percent} menos, ahora {cost}: {link}.',
      '{Cost} en vez de {before} en {store}: {link}.',
      '{Cost} en lugar de {before}, {link}.',
      'Con un {percent} de descuento, {cost}: {link}.',
    ],
  },
  informal: {
    regular: [
      '{Cost}: {link}.',
      '{It} tienes por {price}: {link}.',
      'Te {it} llevas por {price}: {link}.',
      '{Cost}, {link}.',
      '{Cost} en {store}: {link}.',
      'En {store} {it} tienes por {price}, {link}.',
    ],
    reduced: [
      'Ahora {cost} en vez de {before}: {link}.',
      'Un {percent} menos: {cost}, {link}.',
      'Antes, {before}. Ahora, {cost}: {link}.',
      '{Cost} en vez de {before}: {link}.',
      'Te ahorras un {percent}: {cost}, {link}.',
      'Con un {percent} menos, {cost}: {link}.',
    ],
  },
};
