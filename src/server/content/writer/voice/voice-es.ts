import { benefitsEs } from './benefits/benefits-es.ts';
import { callsEs, questionsEs } from './calls-es.ts';
import { closesEs, linksEs } from './closes-es.ts';
import {
  factHooksEs,
  factListsEs,
  introductionsEs,
  portraitsEs,
  reasonsEs,
  statementsEs,
} from './facts-es.ts';
import { hooksEs } from './hooks-es.ts';
import { kindsWordsEs } from './kinds-words-es.ts';
import { stepsEs } from './steps-es.ts';
import { storiesEs } from './stories/stories-es.ts';
import { typesEs } from './types-es.ts';
import type { Voice } from './voice.ts';

export const voiceEs: Voice = {
  hooks: hooksEs,
  factHooks: factHooksEs,
  namings: {
    professional: [
      'En {store} encontrará {ours}.',
      'Ya está en {store}: {quoted}.',
      'Le recomendamos {ours}.',
      'Le proponemos {quoted}.',
      '{title}, en {store}.',
      'En nuestra tienda, {ours}.',
      'Aquí tiene {ours}.',
    ],
    casual: [
      'Aquí tienes {ours}.',
      'Mira {ours}.',
      'En {store} tienes {quoted}.',
      'Ya está aquí {quoted}.',
      'Te va a gustar {ours}.',
      'Te recomendamos {ours}.',
    ],
    trendy: [
      'Directo a favoritos: {title}.',
      'Tu próximo capricho: {title}.',
      'Fan total de {ours}.',
      'Ojo a {ours}.',
      'Ya en {store}: {title}.',
      'Nuestro crush: {title}.',
    ],
    luxury: [
      'Descubra {ours}.',
      '{store} le presenta {ours}.',
      'Una elección de {store}: {ours}.',
      'Permítanos presentarle {ours}.',
      'Le invitamos a conocer {ours}.',
      'En {store} le espera {quoted}.',
      'La elección de la casa: {quoted}.',
    ],
  },
  introductions: introductionsEs,
  statements: statementsEs,
  benefits: benefitsEs,
  reasons: reasonsEs,
  portraits: portraitsEs,
  factLists: factListsEs,
  stories: storiesEs,
  closes: closesEs,
  links: linksEs,
  prices: {
    formal: [
      '{price}.',
      '{It} tiene por {price}.',
      'Puede llevárse{it} por {price}.',
      'En {store}, por {price}.',
      'En nuestra tienda {it} tiene por {price}.',
    ],
    informal: [
      '{It} tienes por {price}.',
      'Te {it} llevas por {price}.',
      'Son {price}.',
      'En {store} {it} tienes por {price}.',
      'Por {price}, en {store}.',
    ],
  },
  pricesFrom: {
    formal: [
      'Desde {price}.',
      '{It} tiene desde {price}.',
      'En {store}, desde {price}.',
      'Precios desde {price}.',
      'Según la opción que elija, desde {price}.',
    ],
    informal: [
      '{It} tienes desde {price}.',
      'Desde {price}, según lo que elijas.',
      'En {store} {it} tienes desde {price}.',
      'Precio: desde {price}.',
    ],
  },
  discounts: {
    formal: [
      'Antes {before}, ahora {price}.',
      'Ahora {price}, en lugar de {before}.',
      'Un {percent} menos: {price}.',
      'El precio baja un {percent}: {price} en lugar de {before}.',
      'Ahora {it} tiene por {price}; antes, {before}.',
    ],
    informal: [
      'Antes, {before}; ahora, {price}.',
      'Te ahorras un {percent}: {price}.',
      'Ahora {it} tienes por {price} en vez de {before}.',
      'El precio baja de {before} a {price}.',
      'Con un {percent} de descuento, {price}.',
    ],
  },
  discountsFrom: {
    formal: [
      'Antes desde {before}, ahora desde {price}.',
      'Ahora, desde {price} en lugar de {before}.',
      'Precios desde {price}; antes, {before}.',
      'Ahora {it} tiene desde {price}; antes, desde {before}.',
    ],
    informal: [
      'Ahora desde {price}; antes, desde {before}.',
      'El precio baja: desde {price} en vez de {before}.',
      'Ahora {it} tienes desde {price} (antes, {before}).',
      'De {before} a {price}, según la opción.',
    ],
  },
  colours: [
    'En {count} colores: {names}.',
    'Hay {count} colores: {names}.',
    'Colores: {names}.',
    'A elegir entre {names}.',
    'Disponible en {names}.',
  ],
  sizes: [
    'Tallas: {names}.',
    '{title}, en tallas {names}.',
    'En tallas {names}.',
    'Tallas de {the}: {names}.',
  ],
  choices: [
    'Opciones: {names}.',
    'Para elegir: {names}.',
    'Hay {count} opciones: {names}.',
    'En varias versiones: {names}.',
  ],
  lastOne: [
    'Queda una unidad.',
    'Solo queda una unidad.',
    'Nos queda una unidad.',
    'Queda una unidad en {store}.',
  ],
  lastFew: [
    'Quedan {count} unidades.',
    'Nos quedan {count} unidades.',
    'Hay {count} unidades en {store}.',
    '{title}: quedan {count} unidades.',
  ],
  tipLeads: {
    formal: [
      '{Tip}',
      'Un consejo: {tip}',
      'Un consejo de {store}: {tip}',
      'Tome nota: {tip}',
      'Un consejo para {the}. {Tip}',
    ],
    informal: [
      'El truco de la casa: {tip}',
      'Truco: {tip}',
      'Apunta: {tip}',
      'Un truco: {tip}',
      'Truco de {store}: {tip}',
      'Truco para {the}. {Tip}',
    ],
  },
  bridges: {
    formal: [
      'Si busca {a}, aquí tiene {quoted}.',
      'Si busca {a}, le recomendamos {quoted}.',
      'En {store} puede ver {ours}.',
      'Le proponemos {ours}.',
      'Nuestra recomendación: {quoted}.',
      'En nuestra tienda tiene {ours}.',
    ],
    informal: [
      '¿Necesitas {a}? Tenemos {quoted}.',
      'Si andas buscando {a}, mira {quoted}.',
      'Por si buscas {a}: {quoted}.',
      'Pásate por {store} y mira {ours}.',
      'Si buscas {a}, en {store} tienes {quoted}.',
    ],
  },
  generalTips: [
    'Leer la descripción entera evita casi todas las sorpresas.',
    'Merece la pena ver todas las fotos, también las de cerca.',
    'Medir antes de comprar evita más de un disgusto.',
    'Preguntar antes de comprar sale más a cuenta que adivinar.',
    'Apuntar la medida o el modelo exacto antes de comprar ahorra dudas.',
    'Comparar las medidas con algo que ya hay en casa da una idea clara del tamaño.',
    'Guardar el tique unas semanas facilita cualquier cambio.',
    'Para regalar, ayuda apuntar los gustos de cada persona durante el año.',
  ],
  calls: callsEs,
  questions: questionsEs,
  kinds: kindsWordsEs,
  types: typesEs,
  steps: stepsEs,
};
