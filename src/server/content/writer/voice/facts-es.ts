import type { Voice } from './voice.ts';

/* What is said of the product has no verb or participle: it may be «la taza» or «los mocasines». */
export const factHooksEs: Voice['factHooks'] = {
  material: {
    formal: [
      '{The}, en {fact}.',
      'Empiece por el material: {fact}.',
      '{Fact}, de cerca.',
      '{title}, en {fact}.',
    ],
    informal: [
      '{The} en {fact}. ¿Qué te parece?',
      'Sí, en {fact}.',
      '{Fact}. Mira de cerca.',
      'Primero, el material: {fact}.',
    ],
  },
  measure: {
    formal: ['Las medidas: {fact}.', '¿El tamaño? {Fact}.', '{Fact}, para hacer cuentas.', '{The}: {fact}.'],
    informal: [
      'Saca el metro: {fact}.',
      '¿Y de tamaño? {Fact}.',
      '{Fact}. ¿Te cuadra?',
      'Ve midiendo: {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Capacidad: {fact}.',
      '{The}, con {fact} de capacidad.',
      '¿Cuánto cabe? {Fact}.',
      '{Fact}, ni más ni menos.',
    ],
    informal: [
      '¿Que cuánto cabe? {Fact}.',
      'Formato: {fact}.',
      '{Fact}. Tú dirás de qué.',
      'Sitio para {fact}.',
    ],
  },
  weight: {
    formal: ['Un peso de {fact}.', '{The}: {fact} de peso.', '{Fact} en la mano.', 'En la báscula, {fact}.'],
    informal: [
      '¿Cuánto pesa? {Fact}.',
      '{Fact} en la báscula.',
      'El dato del peso: {fact}.',
      '{Fact}. Ya te haces una idea.',
    ],
  },
  colour: {
    formal: [
      '{The}. Color: {fact}.',
      'El color, {fact}.',
      'Color protagonista: {fact}.',
      'En color {fact}: {title}.',
    ],
    informal: [
      '¿Te gusta el color {fact}?',
      'En color {fact}, ¿cómo lo ves?',
      'Color de hoy: {fact}.',
      'Color {fact}. ¿Sí o no?',
    ],
  },
  contents: {
    formal: [
      'En la caja: {fact}.',
      'Lo que usted recibe: {fact}.',
      '{Fact}, todo junto.',
      'El contenido: {fact}.',
    ],
    informal: [
      '¿Qué hay dentro? {Fact}.',
      'Abres y ahí está: {fact}.',
      '{Fact}: todo en uno.',
      'Te llevas {fact}.',
    ],
  },
  use: {
    formal: [
      '{The}, para {fact}.',
      '¿Busca algo para {fact}?',
      'Para {fact}: {title}.',
      'Pensando en {fact}: {title}.',
    ],
    informal: [
      '¿Buscas algo para {fact}?',
      'Para {fact}, {the}.',
      'Si piensas en {fact}, mira.',
      'Plan: {fact}. ¿Te apuntas?',
    ],
  },
  feature: {
    formal: [
      '{The}. El detalle: {fact}.',
      'Tome nota: {fact}.',
      '{Fact}: un detalle que se usa.',
      'Lo primero que se nota: {fact}.',
    ],
    informal: [
      '¿El detalle? {Fact}.',
      'Fíjate en esto: {fact}.',
      '{Fact}. Queda dicho.',
      'El puntazo: {fact}.',
    ],
  },
  care: {
    formal: [
      'Cuidados: {fact}.',
      '¿Cómo se cuida? {Fact}.',
      '{Fact}, así de claro.',
      '{The}. Cuidados: {fact}.',
    ],
    informal: [
      '¿Y los cuidados? {Fact}.',
      'Cuidados sin lío: {fact}.',
      '{Fact}, y listo.',
      'Apunta el cuidado: {fact}.',
    ],
  },
  origin: {
    formal: ['Origen: {fact}.', 'De {fact} a su casa.', '{title}, de {fact}.', 'Con origen en {fact}.'],
    informal: [
      '¿De dónde? De {fact}.',
      'De {fact} a tu casa.',
      '{title}, desde {fact}.',
      'Origen, {fact}. Ahí queda.',
    ],
  },
};

export const introductionsEs: Voice['introductions'] = {
  formal: [
    '{title} {does}.',
    'Le presentamos {title}: {does}.',
    '{title}, {with}, en {store}.',
    'En {store}: {title}, que {does}.',
  ],
  informal: [
    'Te presentamos {title}: {does}.',
    'Mira: {title}, {with}.',
    'Aquí está {title}, que {does}.',
    'Fíchalo: {title}, {with}.',
  ],
};

export const statementsEs: Voice['statements'] = {
  formal: [
    '{The} {does}.',
    'Otro dato: {does}.',
    'Un punto a favor: {does}.',
    'Fíjese: {does}.',
    'Le gustará saber que {does}.',
  ],
  informal: [
    'Sí: {does}.',
    'Sí: {the} {does}.',
    'Nos gusta porque {does}.',
    'Lo mejor: {does}.',
    'Lo que te va a gustar: {does}.',
    'Ojo, que {does}.',
  ],
};

export const reasonsEs: Voice['reasons'] = {
  material: {
    formal: [
      'Material: {fact}.',
      'El material es {fact}.',
      'En cuanto al material, {fact}.',
      '¿El material? {Fact}, claro.',
      'El material lo dice casi todo: {fact}.',
      'En {fact}, como debe ser.',
      'El protagonista es el material: {fact}.',
    ],
    informal: [
      'El material: {fact}.',
      'Material: {fact}. Nos gusta.',
      '¿El material? {Fact}.',
      'Por si te preguntas por el material: {fact}.',
      'De {fact}, por si lo dudabas.',
      'Y sí, en {fact}.',
      'En {fact}, para que no tengas que preguntar.',
    ],
  },
  measure: {
    formal: [
      'Medidas: {fact}.',
      'Las medidas exactas: {fact}.',
      'Para que se haga una idea del tamaño: {fact}.',
      'Metro en mano: {fact}.',
      'Sus medidas: {fact}.',
      'Para comparar tamaños: {fact}.',
      'El tamaño, para no tener dudas: {fact}.',
    ],
    informal: [
      'Las medidas, para que no haya dudas: {fact}.',
      'Por si quieres sacar el metro: {fact}.',
      'Tamaño: {fact}.',
      'Ten el metro a mano: {fact}.',
      'En números: {fact}.',
      'Apunta las medidas: {fact}.',
      'Para que no te lleves sorpresas con el tamaño: {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Con {fact} de capacidad.',
      'La capacidad es de {fact}.',
      'Su capacidad: {fact}.',
      'Para hacerse una idea: {fact} de capacidad.',
      'Si se pregunta cuánto cabe: {fact}.',
      'La capacidad, por si quiere comparar: {fact}.',
    ],
    informal: [
      'Capacidad para {fact}.',
      'De capacidad, {fact}.',
      'La capacidad: {fact}, para que compares.',
      'Para que te hagas una idea de lo que cabe: {fact}.',
      'Si te preguntas cuánto cabe: {fact}.',
      'Tienes sitio para {fact}.',
    ],
  },
  weight: {
    formal: [
      'Peso: {fact}.',
      'El peso es de {fact}.',
      'Su peso: {fact}.',
      'Si el peso le importa: {fact}.',
      'Con un peso de {fact}.',
      'El peso, por si quiere comparar: {fact}.',
    ],
    informal: [
      'De peso, {fact}.',
      'En la mano son {fact}.',
      'Por si te importa el peso: {fact}.',
      'El peso: {fact}.',
      'La báscula dice {fact}.',
      'Para que te hagas una idea del peso: {fact}.',
    ],
  },
  colour: {
    formal: [
      'Color: {fact}.',
      'El color, {fact}, para combinar a su gusto.',
      'En cuanto al color, {fact}.',
      'El color elegido es {fact}.',
      'Un detalle más, el color: {fact}.',
      'Y en cuanto al tono: {fact}.',
    ],
    informal: [
      'El color: {fact}.',
      'Tono: {fact}.',
      'Y el color, {fact}. ¿Con qué lo juntas?',
      'Si lo tuyo es el color {fact}, mira bien.',
      'Color {fact}, por si lo buscabas así.',
      'En color {fact}.',
    ],
  },
  contents: {
    formal: [
      'El contenido es este: {fact}.',
      'Al abrir la caja encontrará {fact}.',
      'Dentro de la caja: {fact}.',
      'El conjunto: {fact}.',
      'Contenido: {fact}.',
      'Esto es lo que hay dentro: {fact}.',
    ],
    informal: [
      'Dentro tienes {fact}.',
      'En el paquete: {fact}.',
      'Todo lo que te llevas: {fact}.',
      'Abres y te encuentras {fact}.',
      'El pack: {fact}.',
      'Y dentro, {fact}.',
    ],
  },
  use: {
    formal: [
      'Un buen aliado para {fact}.',
      'Si busca algo para {fact}, tome nota.',
      'Si necesita algo para {fact}, aquí lo tiene.',
      'Una opción para {fact}.',
      'Una buena idea para {fact}.',
      'Para {fact}, le vendrá bien.',
      'Para {fact}, una elección práctica.',
    ],
    informal: [
      'Para {fact}, te va a venir genial.',
      'Si necesitas algo para {fact}, aquí lo tienes.',
      'Tu aliado para {fact}.',
      'Justo lo que buscabas para {fact}.',
      '¿Buscabas algo para {fact}? Pues mira.',
      'Una idea para {fact}.',
    ],
  },
  feature: {
    formal: ['Un detalle que se nota: {fact}.', 'Entre sus características: {fact}.'],
    informal: ['Un detalle que suma: {fact}.', 'Punto extra: {fact}.'],
  },
  care: {
    formal: [
      'Para su cuidado: {fact}.',
      'En cuanto al cuidado: {fact}.',
      'El mantenimiento: {fact}.',
      'Un apunte sobre el cuidado: {fact}.',
      'Consejo de cuidado: {fact}.',
      'Para cuidar bien {the}: {fact}.',
    ],
    informal: [
      'Y de cuidados, {fact}.',
      'El cuidado: {fact}.',
      'Para que lo tengas claro con el cuidado: {fact}.',
      'Cuidados: {fact}, y poco más.',
      'Un apunte de cuidado: {fact}.',
      'A la hora de cuidar {the}: {fact}.',
    ],
  },
  origin: {
    formal: [
      'Procedencia: {fact}.',
      'Un dato que también cuenta, el origen: {fact}.',
      'El origen está en {fact}.',
      'Su origen: {fact}.',
      'De {fact}, para usted.',
      'Por si le interesa el origen: {fact}.',
    ],
    informal: [
      'El origen: {fact}.',
      'De {fact}, por si te lo preguntabas.',
      'Desde {fact}, hasta ti.',
      'Y el origen, {fact}.',
      'En el mapa: {fact}.',
      'Todo empieza en {fact}.',
    ],
  },
};

export const factListsEs: Voice['factLists'] = {
  formal: [
    'En pocas palabras: {facts}.',
    'Lo esencial: {facts}.',
    'Los datos que importan: {facts}.',
    'En detalle: {facts}.',
    'En resumen: {facts}.',
    'Lo que conviene saber:',
    'Los detalles:',
    'Los datos, uno a uno:',
    'Para decidir con calma:',
    'Ficha rápida:',
  ],
  informal: [
    'Resumiendo: {facts}.',
    'Lo que te interesa: {facts}.',
    'Te va a gustar saberlo: {facts}.',
    'Te lo resumimos: {facts}.',
    'A ver, los datos: {facts}.',
    'Te contamos lo importante:',
    'Lo que tienes que saber:',
    'Vamos al grano:',
    'Las claves:',
    'Datos, que es lo que cuenta:',
  ],
};

export const portraitsEs: Voice['portraits'] = {
  hooks: {
    formal: ['{One}.', '¿Buscaba {one}?', 'Descubra {one}.', 'Hoy en la tienda: {one}.'],
    informal: ['{One}, por fin.', '¿Buscabas {one}?', 'Mira qué tenemos: {one}.', '{One}: nos encanta.'],
  },
  namings: {
    formal: [
      '{title}: {one}.',
      '{quoted}, {portrait}.',
      '{title} en {store}: {one}.',
      'Le presentamos {quoted}: {one}.',
    ],
    informal: [
      'En {store}, {quoted}: {one}.',
      'Mira {quoted}: {one}.',
      '{title}: {one}. ¡Al carrito!',
      'Te presentamos {quoted}: {one}.',
    ],
  },
  reasons: {
    formal: [
      'En resumen, {one}.',
      'En {store} encontrará {one}.',
      '{One} para usted.',
      'Para quien busca {one}.',
    ],
    informal: ['Fíjate: {one}.', 'Tenemos {one}.', '{One} para ti.', 'Vaya descubrimiento: {one}.'],
  },
};
