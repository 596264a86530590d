import type { Voice } from './voice.ts';

export const linksEs: Voice['links'] = {
  instagram: 'enlace en la bio',
  facebook: 'enlace en la publicación',
  twitter: 'enlace en el post',
};

export const closesEs: Voice['closes'] = {
  formal: {
    regular: [
      '{Cost}, {link}.',
      '{Cost} en {store}: {link}.',
      'Precio: {cost}, {link}.',
      'En {store}, {cost}: {link}.',
      '{Link}, {cost}.',
      'Su precio: {cost}; {link}.',
    ],
    reduced: [
      'Ahora {cost} en lugar de {before}: {link}.',
      'Antes {before}, ahora {cost}: {link}.',
      '{percent} menos: {cost}, {link}.',
      '{Cost} en vez de {before} en {store}: {link}.',
      'Con un {percent} de descuento, {cost}: {link}.',
      'Nuevo precio, {cost} en lugar de {before}: {link}.',
    ],
  },
  informal: {
    regular: [
      '{Cost} y a casa: {link}.',
      'Para ti, {cost}: {link}.',
      'En la etiqueta pone {cost}: {link}.',
      'De precio, {cost}: {link}.',
      '{Cost}, ya sabes: {link}.',
      'El precio: {cost}; {link}.',
    ],
    reduced: [
      'Ahora {cost} y no {before}: {link}.',
      '{Cost} en vez de {before}: {link}.',
      'El precio era {before}; ahora, {cost}: {link}.',
      'Un {percent} menos: {cost}, {link}.',
      'Baja el precio: antes {before}, ahora {cost}, {link}.',
      'Con el {percent} de descuento, {cost}: {link}.',
    ],
  },
};
