import type { AdPhrases } from './phrases.ts';

export const adPhrasesEs: AdPhrases = {
  headlines: {
    title: [['{title}']],
    price: [['{title} – {price}'], ['{price} en {store}', 'Precio: {price}']],
    priceFrom: [['{title} desde {price}'], ['Desde {price} en {store}', 'Desde {price}']],
    reduced: [
      ['Antes {before}, ahora {price}', 'Ahora {price}'],
      ['{percent} de descuento: {title}', '{percent} de descuento'],
      ['{title} – ahora {price}'],
    ],
    reducedFrom: [['Antes {before}, desde {price}', 'Ahora desde {price}'], ['{title} desde {price}']],
    store: [['{title} en {store}'], ['{store}']],
    colours: [['{count} colores: {names}', 'En {count} colores'], ['{title} en {count} colores']],
    sizes: [['Tallas: {names}', 'En {count} tallas'], ['{title} en {count} tallas']],
    choices: [['Opciones: {names}', '{count} opciones para elegir']],
    vendor: [['{title} de {vendor}'], ['{vendor} en {store}']],
    category: [['{category} en {store}', '{category}']],
    stock: [['En stock en {store}', 'En stock'], ['{title}: en stock']],
    page: [['Fotos, precio y detalles']],
    calls: [
      ['Compra {title} online', 'Compra online'],
      ['Descubre {title}'],
      ['Pide en {store}', 'Haz tu pedido online'],
    ],
    purpose: [['{purpose}']],
    variant: [['{title}, {variant}']],
  },
  descriptions: {
    price: [
      [
        '{title} por {price} en {store}. Mira todos los detalles y pide online.',
        '{title} por {price} en {store}. Pide online.',
        '{title} por {price}. Haz tu pedido online.',
      ],
    ],
    priceFrom: [
      [
        '{title} desde {price} en {store}. Mira los detalles y pide online.',
        '{title} desde {price} en {store}. Pide online.',
        '{title} desde {price}. Haz tu pedido online.',
      ],
    ],
    reduced: [
      [
        '{title}: antes {before}, ahora {price} en {store}.',
        '{title}: antes {before}, ahora {price}.',
        'Antes {before}, ahora {price}. Haz tu pedido online.',
      ],
    ],
    reducedFrom: [
      [
        '{title}: antes {before}, ahora desde {price} en {store}.',
        '{title}: antes {before}, ahora desde {price}.',
        'Antes {before}, ahora desde {price}. Haz tu pedido online.',
      ],
    ],
    colours: [
      [
        'Elige entre {count} colores: {names}. Pide online en {store}.',
        'Elige entre {count} colores: {names}.',
      ],
    ],
    sizes: [['Tallas: {names}. Haz tu pedido online en {store}.', 'Tallas: {names}. Haz tu pedido online.']],
    choices: [['Elige entre {count} opciones: {names}.', '{count} opciones: {names}.']],
    stock: [
      ['En stock en {store}: {title}. Haz tu pedido online.', '{title}: en stock. Haz tu pedido online.'],
    ],
    page: [
      [
        'Mira las fotos, el precio y los detalles de {title} en {store}.',
        'Fotos, precio y todos los detalles: {title}.',
      ],
    ],
    store: [
      ['{title} en {store}. Mira todos los detalles y pide online.', '{title} en {store}. Pide online.'],
    ],
    purpose: [['{purpose}: {title} en {store}.', '{purpose}: {title}.']],
    category: [['{category} en {store}: mira todos los productos online.']],
    calls: [['Míralo todo con calma y haz tu pedido online en {store}.']],
  },
  plainHeadlines: ['Haz tu pedido online', 'Mira todos los detalles', 'Visita nuestra tienda online'],
  plainDescriptions: [
    'Mira todos los detalles en nuestra tienda online y haz tu pedido desde allí.',
    'Míralo todo con calma y después haz tu pedido online.',
  ],
  searches: ['comprar {title}', '{title} online', '{title} precio'],
  negatives: [
    'gratis',
    'empleo',
    'trabajo',
    'sueldo',
    'segunda mano',
    'usado',
    'usada',
    'reparación',
    'reparar',
    'cómo hacer',
    'casero',
    'casera',
    'alquiler',
    'alquilar',
    'pdf',
    'manual',
    'instrucciones',
    'tutorial',
    'wikipedia',
    'significado',
    'qué es',
    'dibujo',
    'para colorear',
    'receta',
    'plantilla',
    'recambios',
    'fondo de pantalla',
    'reclamaciones',
  ],
};
