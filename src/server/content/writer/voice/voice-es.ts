import { benefitsEs } from './benefits-es.ts';
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
import { storiesEs } from './stories-es.ts';
import { typesEs } from './types-es.ts';
import type { Voice } from './voice.ts';

export const voiceEs: Voice = {
  hooks: hooksEs,
  factHooks: factHooksEs,
  namings: {
    professional: [
      'En {store}, {ours}.',
      'En la foto: {ours}.',
      '{Ours}, en {store}.',
      'En el escaparate: {ours}.',
      'Esta semana en {store}: {ours}.',
      'Hoy en el escaparate: {ours}.',
    ],
    casual: [
      'Aquí tienes {ours}.',
      'En {store} tienes {ours}.',
      'Hoy, en la foto: {ours}.',
      'Ya en {store}: {ours}.',
      'En la foto de hoy, {ours}.',
      'Hoy en {store}, {ours}.',
    ],
    trendy: [
      'Directo a favoritos: {ours}.',
      'Muy fans de {ours}.',
      'En primer plano: {ours}.',
      'En bucle: {ours}.',
      'Hoy en pantalla: {ours}.',
      'En {store}: {ours}.',
    ],
    luxury: [
      '{store} presenta {ours}.',
      'De la selección de {store}: {ours}.',
      'En el escaparate de {store}, {ours}.',
      '{Ours}, en el escaparate de {store}.',
      'Esta temporada en {store}, {ours}.',
      'En la vitrina de {store}: {ours}.',
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
      'En {store}, por {price}.',
      'En nuestra tienda {it} tiene por {price}.',
    ],
    informal: [
      '{It} tienes por {price}.',
      'Te {it} llevas por {price}.',
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
    '{Ours}, en tallas {names}.',
    'En tallas {names}.',
    'Tallas de {the}: {names}.',
    '{The}, en tallas {names}.',
    'Para {the}, tallas {names}.',
    '{quoted}: tallas {names}.',
  ],
  choices: [
    'Opciones: {names}.',
    'Para elegir: {names}.',
    'Hay {count} opciones: {names}.',
    'En varias versiones: {names}.',
  ],
  lastOne: [
    'Queda una unidad.',
    'De {quoted} queda una unidad.',
    '{title}: queda una unidad.',
    'Solo queda una unidad de {quoted}.',
    'Nos queda una unidad de {ours}.',
  ],
  lastFew: [
    'Quedan {count} unidades.',
    'De {quoted} quedan {count} unidades.',
    '{title}: quedan {count} unidades.',
    'Nos quedan {count} unidades de {ours}.',
    'Hay {count} unidades de {quoted}.',
  ],
  tipLeads: {
    formal: ['{Tip}', 'Un consejo. {Tip}'],
    informal: ['{Tip}', 'Apunta. {Tip}'],
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
