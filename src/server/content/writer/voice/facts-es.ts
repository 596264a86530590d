import type { Voice } from './voice.ts';

/* What is said of the product has no verb or participle but in `{does}`: it may be «la taza» or «los mocasines». */
export const factHooksEs: Voice['factHooks'] = {
  material: {
    formal: ['{The}, en {fact}.', '{title}, en {fact}.', 'En {fact}: {ours}.'],
    informal: ['{Noun}, pero en {fact}.', '¿En {fact}? Sí, gracias.', 'En {fact}, {ours}.'],
  },
  measure: {
    formal: ['La cinta métrica dice {fact}.', '¿El tamaño? {Fact}.', 'Las medidas de {ours}: {fact}.'],
    informal: ['¿Y de tamaño? {Fact}.', '{Fact} de {noun}.', 'Saca el metro: {fact}.'],
  },
  capacity: {
    formal: ['Sitio para {fact}.', '¿Cuánto cabe? {Fact}.', 'Con {fact} de capacidad: {title}.'],
    informal: ['¿Que cuánto cabe? {Fact}.', '¿Sitio para {fact}? Sí.', '{title}, con {fact} de capacidad.'],
  },
  weight: {
    formal: ['{The}: {fact} de peso.', '¿El peso? {Fact}.', 'En la báscula, {fact}.'],
    informal: ['{Fact} en la báscula.', '¿Y de peso? {Fact}.', '{title}: {fact} de peso.'],
  },
  colour: {
    formal: ['Hoy, en {fact}.', 'En color {fact}: {title}.', '{title}, en color {fact}.'],
    informal: ['¿Día de {fact}?', 'Equipo {fact}, por aquí.', 'En color {fact}, {ours}.'],
  },
  contents: {
    formal: ['En la caja: {fact}.', 'Lo que usted recibe: {fact}.', 'El contenido: {fact}.'],
    informal: ['¿Qué viene dentro? {Fact}.', 'Abres y ahí está: {fact}.', 'Te llevas {fact}.'],
  },
  use: {
    formal: ['{The}, para {fact}.', 'Para {fact}: {title}.', '{Ours}, para {fact}.'],
    informal: ['Para {fact}, {ours}.', '{title}, para {fact}.', 'Pensando en {fact}: {ours}.'],
  },
  feature: {
    formal: ['Hoy en la foto, {the}: {does}.', '{quoted}: {fact}.', 'De cerca, {the} {does}.'],
    informal: [
      'Hoy en la foto, {the}: {does}.',
      'Lo bueno de {the}: {does}.',
      'De cerca se ve: {the} {does}.',
    ],
  },
  care: {
    formal: ['Cuidados: {fact}.', '¿Los cuidados? {Fact}.', 'Para cuidar {ours}: {fact}.'],
    informal: ['¿Y los cuidados? {Fact}.', 'Cuidados sin lío: {fact}.', 'Apunta para cuidar {the}: {fact}.'],
  },
  origin: {
    formal: ['{title}, de {fact}.', 'De {fact} a su casa.', 'Con origen en {fact}: {title}.'],
    informal: ['De {fact} a tu casa.', '{title}, desde {fact}.', '¿De dónde? De {fact}.'],
  },
};

export const introductionsEs: Voice['introductions'] = {
  formal: [
    '{Ours} {does}.',
    'En la foto: {ours} {with}.',
    'En {store}: {ours} {with}.',
    'En el escaparate: {ours} {with}.',
    'Hoy en la foto: {ours} {with}.',
  ],
  informal: [
    '{Ours} {does}.',
    'En la foto: {ours} {with}.',
    'En {store} tienes {ours} {with}.',
    'Aquí tienes {ours}: {does}.',
    'Hoy en {store}: {ours} {with}.',
  ],
};

export const statementsEs: Voice['statements'] = {
  formal: ['{Does}.', '{The} {does}.', '{The} de la foto {does}.', 'Además, {does}.'],
  informal: ['{Does}.', '{The} {does}.', '{The} de la foto {does}.', 'Además {does}.'],
};

export const reasonsEs: Voice['reasons'] = {
  material: { formal: ['El material: {fact}.'], informal: ['De material, {fact}.'] },
  measure: {
    formal: ['Para hacerse una idea del tamaño: {fact}.'],
    informal: ['Por si quieres medir: {fact}.'],
  },
  capacity: {
    formal: ['Para hacerse una idea de lo que cabe: {fact}.'],
    informal: ['De capacidad, {fact}.'],
  },
  weight: { formal: ['El peso, {fact}.'], informal: ['De peso, {fact}.'] },
  colour: { formal: ['En la foto, en color {fact}.'], informal: ['Y sí, en color {fact}.'] },
  contents: {
    formal: ['En la caja encontrará {fact}.'],
    informal: ['En el paquete: {fact}.', 'Todo lo que te llevas: {fact}.'],
  },
  use: { formal: [], informal: [] },
  feature: { formal: [], informal: [] },
  care: {
    formal: ['Los cuidados: {fact}.', 'Para cuidar bien {the}: {fact}.'],
    informal: ['Y de cuidados, {fact}.', 'Para cuidar {the}: {fact}.'],
  },
  origin: { formal: ['Con origen en {fact}.'], informal: ['De {fact}, ni más ni menos.'] },
};

export const factListsEs: Voice['factLists'] = {
  formal: [
    'En pocas palabras: {facts}.',
    'Los detalles: {facts}.',
    'De un vistazo: {facts}.',
    'Lo que conviene saber de {the}:',
    'Los datos de {the}, uno a uno:',
    'Para decidir con calma:',
  ],
  informal: [
    'Los datos: {facts}.',
    'En corto: {facts}.',
    'Al grano: {facts}.',
    'Lo que tienes que saber de {the}:',
    'Los datos de {the}, sin rodeos:',
    'Vamos a los datos:',
  ],
};

export const portraitsEs: Voice['portraits'] = {
  hooks: {
    formal: ['{One}.', 'En {store}: {one}.'],
    informal: ['{One}.', 'En {store}, {one}.'],
  },
  namings: {
    formal: ['{title}: {one}.', 'En {store}, {quoted}: {one}.'],
    informal: ['{title}, {one}.', 'En la foto, {quoted}: {one}.'],
  },
  reasons: {
    formal: ['En dos palabras: {one}.'],
    informal: ['O sea, {one}.'],
  },
};
