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
      'En {store}, {ours}.',
      'Le presentamos {ours}.',
      'Le proponemos {quoted}.',
      '{title}, en {store}.',
      'En el escaparate: {ours}.',
      'Aquí tiene {ours}.',
    ],
    casual: [
      'Aquí tienes {ours}.',
      'Mira {ours}.',
      'En {store} tienes {quoted}.',
      'Te presentamos {ours}.',
      'Saluda a {ours}.',
      'Le hemos hecho sitio a {ours}.',
    ],
    trendy: [
      'Directo a favoritos: {title}.',
      'Ojo a {ours}.',
      'Muy fans de {ours}.',
      'No paramos de mirar {ours}.',
      'Nuestro ojito derecho: {title}.',
      'En {store}: {title}.',
    ],
    luxury: [
      'Descubra {ours}.',
      '{store} presenta {ours}.',
      'De la selección de {store}: {ours}.',
      'Le invitamos a conocer {ours}.',
      'En {store} le espera {quoted}.',
      'En el escaparate de {store}, {ours}.',
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
      'El precio empieza en {price}.',
    ],
  },
  discounts: {
    formal: [
      'Ahora, {the} por {price}; antes, {before}.',
      'Un {percent} menos en {the}: ahora {price}.',
      '{title}: {price} en lugar de {before}.',
      'Antes {before}, ahora {price}.',
      'Ahora {price}, en lugar de {before}.',
      'El precio de {the} baja un {percent}: {price}.',
    ],
    informal: [
      'Un {percent} menos en {the}: {price}.',
      'Te llevas {the} por {price} en vez de {before}.',
      '{title}: de {before} a {price}.',
      'Antes, {before}; ahora, {price}.',
      'Te ahorras un {percent} en {the}: {price}.',
      'El precio de {the} baja de {before} a {price}.',
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
    formal: ['{Tip}', 'Tome nota: {tip}', 'Conviene saberlo. {Tip}'],
    informal: ['Truco: {tip}', 'Un truco rápido: {tip}', '{Tip} Apuntado queda.', 'Apunta. {Tip}'],
  },
  bridges: {
    formal: [
      'Vale también para {ours}.',
      'Con {ours}, lo mismo.',
      'También para {quoted}.',
      'Lo mismo con {quoted}.',
    ],
    informal: [
      'Y con {ours}, igual.',
      'Con {ours} también vale.',
      'Sí, {ours} también.',
      'Pasa igual con {quoted}.',
    ],
  },
  generalTips: [
    'Conviene leer la descripción hasta el final: ahí pone lo que incluye.',
    'Vale la pena mirar todas las fotos, porque cada una enseña algo distinto.',
    'Ante la duda entre dos opciones, basta con preguntarnos antes de pedir.',
    'Para un regalo, mejor pedir con unos días de margen: también hay que envolver.',
    'Cualquier duda, a nosotros primero: preguntar es más rápido que devolver.',
    'Al abrir el paquete, conviene comprobar enseguida que está todo.',
    'Las medidas se entienden mejor al compararlas con algo que ya hay en casa.',
  ],
  calls: callsEs,
  questions: questionsEs,
  kinds: kindsWordsEs,
  types: typesEs,
  steps: stepsEs,
};
