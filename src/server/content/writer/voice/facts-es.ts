import type { Voice } from './voice.ts';

/* What is said of the product has no verb or participle but in `{does}`: it may be «la taza» or «los mocasines». */
export const factHooksEs: Voice['factHooks'] = {
  material: {
    formal: ['{The}, en {fact}.', '{title}, en {fact}.', 'En {fact}: {ours}.'],
    informal: ['{The} en {fact}. ¿Qué te parece?', '{Noun} en {fact}: sí.', 'En {fact}, {ours}.'],
  },
  measure: {
    formal: ['{The}: {fact}.', '¿El tamaño? {Fact}.', 'Las medidas de {ours}: {fact}.'],
    informal: ['¿Y de tamaño? {Fact}.', '{Fact}. ¿Te cuadra?', '{title}: {fact}.'],
  },
  capacity: {
    formal: ['{The}, con {fact} de capacidad.', '¿Cuánto cabe? {Fact}.', 'Con {fact} de capacidad: {title}.'],
    informal: [
      '¿Que cuánto cabe? {Fact}.',
      '{Fact} de capacidad. ¿Te sirve?',
      '{title}, con {fact} de capacidad.',
    ],
  },
  weight: {
    formal: ['{The}: {fact} de peso.', '¿El peso? {Fact}.', 'En la báscula, {fact}.'],
    informal: ['{Fact} en la báscula.', '¿Y de peso? {Fact}.', '{title}: {fact} de peso.'],
  },
  colour: {
    formal: ['{The}, en color {fact}.', 'En color {fact}: {title}.', '{title}, en color {fact}.'],
    informal: [
      '¿Te gusta el color {fact}?',
      '{The} en color {fact}. ¿Cómo lo ves?',
      'En color {fact}, {ours}.',
    ],
  },
  contents: {
    formal: ['En la caja: {fact}.', 'Lo que usted recibe: {fact}.', 'El contenido: {fact}.'],
    informal: ['¿Qué viene dentro? {Fact}.', 'Abres y ahí está: {fact}.', 'Te llevas {fact}.'],
  },
  use: {
    formal: [
      '{The}, para {fact}.',
      '¿Busca {a} para {fact}?',
      'Para {fact}: {title}.',
      '¿Busca algo para {fact}?',
    ],
    informal: ['¿Buscas {a} para {fact}?', 'Para {fact}, {ours}.', '¿Buscas algo para {fact}?'],
  },
  feature: {
    formal: ['{Ours}: {fact}.', 'Fíjese en {the}: {does}.', '{quoted}: {fact}.'],
    informal: ['¿Sabías que {the} {does}?', 'Fíjate en {the}: {does}.', '{Ours}, así: {fact}.'],
  },
  care: {
    formal: ['Cuidados: {fact}.', '¿Cómo se cuida? {Fact}.', '{The}. Cuidados: {fact}.'],
    informal: ['¿Y los cuidados? {Fact}.', 'Cuidados sin lío: {fact}.', 'Apunta el cuidado: {fact}.'],
  },
  origin: {
    formal: ['{title}, de {fact}.', 'De {fact} a su casa.', 'Con origen en {fact}: {title}.'],
    informal: ['De {fact} a tu casa.', '{title}, desde {fact}.', '¿De dónde? De {fact}.'],
  },
};

export const introductionsEs: Voice['introductions'] = {
  formal: [
    '{Ours} {does}.',
    '{quoted} {does}.',
    'En {store} tenemos {ours}: {does}.',
    'En {store}, {ours}, que {does}.',
    'Si busca {a}, {quoted} {does}.',
    'Le proponemos {ours}: {does}.',
  ],
  informal: [
    '{title}: {does}.',
    '{title} {does}.',
    'En {store} ya tienes {ours}: {does}.',
    'Si buscas {a}, {quoted} {does}.',
    'Nos gusta {ours}: {does}.',
    'Mira {ours}: {does}.',
  ],
};

export const statementsEs: Voice['statements'] = {
  formal: ['{The} {does}.', '{Ours}, de {store}, {does}.', '{The} de {store} {does}.', 'Un detalle: {does}.'],
  informal: ['{The} que te enseñamos {does}.', 'Ojo, que {does}.', 'Y {does}.', 'Y encima, {does}.'],
};

export const reasonsEs: Voice['reasons'] = {
  material: {
    formal: ['{It} elegimos porque {does}.'],
    informal: ['{It} fichamos porque {does}.', 'Y sí, en {fact}.'],
  },
  measure: {
    formal: ['Para que se haga una idea del tamaño: {fact}.', 'Sus medidas: {fact}.'],
    informal: ['Para que te hagas una idea del tamaño: {fact}.', 'Por si quieres medir: {fact}.'],
  },
  capacity: {
    formal: ['Su capacidad: {fact}.', 'Para que se haga una idea de lo que cabe: {fact}.'],
    informal: ['De capacidad, {fact}.', 'Para que te hagas una idea de lo que cabe: {fact}.'],
  },
  weight: {
    formal: ['Su peso: {fact}.', 'Si el peso le importa: {fact}.'],
    informal: ['De peso, {fact}.', 'Por si te importa el peso: {fact}.'],
  },
  colour: {
    formal: ['En color {fact}.', 'En cuanto al color, {fact}.'],
    informal: ['Y en color {fact}.', 'El color, {fact}.'],
  },
  contents: {
    formal: ['Al abrir la caja encontrará {fact}.', 'En la caja encontrará {fact}.'],
    informal: ['En el paquete: {fact}.', 'Todo lo que te llevas: {fact}.'],
  },
  use: {
    formal: ['Una buena elección para {fact}.', 'Si necesita {a} para {fact}, tome nota.'],
    informal: ['Una buena idea para {fact}.', 'Si buscas {a} para {fact}, ya sabes.'],
  },
  feature: {
    formal: ['Un detalle que se agradece: {does}.'],
    informal: ['¿Lo mejor? Que {does}.', 'Un detalle que suma: {does}.', 'Lo que más nos gusta: {does}.'],
  },
  care: {
    formal: ['Para su cuidado: {fact}.', 'En cuanto al cuidado: {fact}.', 'Para cuidar bien {the}: {fact}.'],
    informal: ['Y de cuidados, {fact}.', 'Para cuidar {the}: {fact}.', 'Los cuidados: {fact}.'],
  },
  origin: {
    formal: ['Su origen: {fact}.', 'Con origen en {fact}.'],
    informal: ['De {fact}, ni más ni menos.', 'Viene de {fact}.'],
  },
};

export const factListsEs: Voice['factLists'] = {
  formal: [
    'Lo que conviene saber de {the}:',
    'Los detalles de {the}:',
    'Los datos de {the}, uno a uno:',
    'Para decidir con calma:',
    'Características:',
  ],
  informal: [
    'Lo que tienes que saber de {the}:',
    'Así de claro, {the}:',
    'Los datos de {the}, al grano:',
    'Vamos a los datos:',
    'Lo importante:',
  ],
};

export const portraitsEs: Voice['portraits'] = {
  hooks: {
    formal: ['{One}.', '¿Buscaba {one}?', 'Descubra {one}.', 'En {store}: {one}.', 'Para quien busca {one}.'],
    informal: [
      '¿Buscabas {one}?',
      'Mira: {one}.',
      '¿Y si te llevas {one}?',
      'Por fin, {one}.',
      'Si querías {one}, mira.',
    ],
  },
  namings: {
    formal: [
      '{title}: {one}.',
      'En {store}, {quoted}: {one}.',
      'En {store} tiene {one}: {quoted}.',
      '{quoted}: {one}.',
    ],
    informal: [
      '{title}, {one}.',
      'Mira {quoted}: {one}.',
      'En {store} tenemos {one}: {quoted}.',
      'Aquí está {quoted}, {one}.',
    ],
  },
  reasons: {
    formal: [
      'En {store} encontrará {one}.',
      'Si busca {one}, aquí {it} tiene.',
      'Una opción para quien busca {one}.',
    ],
    informal: ['Si buscabas {one}, aquí {it} tienes.'],
  },
};
