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
      '¿De qué? De {fact}.',
      '{Fact}. Toca y verás.',
      'Primero, el material: {fact}.',
    ],
  },
  measure: {
    formal: [
      'Las medidas: {fact}.',
      '¿Qué espacio tiene? {fact}.',
      '{Fact}, para hacer cuentas.',
      '{The}: {fact}.',
    ],
    informal: [
      'Saca el metro: {fact}.',
      '¿Cabe en tu casa? {fact}.',
      '{Fact}. ¿Tienes hueco?',
      'Mídelo bien: {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Capacidad: {fact}.',
      '{The}, con {fact} de capacidad.',
      '¿Cuánto cabe? {Fact}.',
      '{Fact}, bien aprovechados.',
    ],
    informal: [
      '¿Que cuánto cabe? {Fact}.',
      'Hasta {fact} dentro.',
      '{Fact}. Tú dirás de qué.',
      'Sitio para {fact}.',
    ],
  },
  weight: {
    formal: ['Un peso de {fact}.', '{The}: {fact} de peso.', '{Fact} en la mano.', 'En la báscula, {fact}.'],
    informal: [
      '¿Cuánto pesa? {Fact}.',
      '{Fact} en la báscula.',
      'Peso real: {fact}.',
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
      'Pensando en usted y en {fact}.',
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
      'Un dato práctico: {fact}.',
    ],
    informal: [
      '¿El detalle? {Fact}.',
      'Fíjate en esto: {fact}.',
      '{Fact}. Queda dicho.',
      'Lo que te va a venir bien: {fact}.',
    ],
  },
  care: {
    formal: [
      'Cuidados: {fact}.',
      '¿Cómo se cuida? {Fact}.',
      '{Fact}, así de claro.',
      '{The}. Cuidado: {fact}.',
    ],
    informal: [
      '¿Y para cuidarlo? {Fact}.',
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
      'Viaje desde {fact}: {title}.',
      'Origen, {fact}. Ahí queda.',
    ],
  },
};

export const reasonsEs: Voice['reasons'] = {
  material: {
    formal: [
      'Material: {fact}.',
      'El material es {fact}.',
      'En cuanto al material, {fact}.',
      'Está hecho en {fact}, un dato que se agradece saber antes de elegir.',
      'Si le importa el material: {fact}.',
      'Lo primero que se toca: {fact}.',
      'Ficha breve. Material: {fact}.',
    ],
    informal: [
      'El material: {fact}.',
      'De material, {fact}.',
      '¿De qué está hecho? De {fact}.',
      'Por si te lo preguntas: {fact}.',
      'Lo que vas a tocar es {fact}.',
      'Al tacto, {fact}.',
      'Y sobre el material, {fact}.',
    ],
  },
  measure: {
    formal: [
      'Medidas: {fact}.',
      'Las medidas exactas son {fact}.',
      'Para que calcule el espacio: {fact}.',
      'Conviene medir antes: {fact}.',
      'Tome el metro antes de decidir: {fact}.',
      'En medidas, hablamos de {fact}.',
    ],
    informal: [
      'Las medidas son {fact}.',
      'Por si quieres medir el hueco: {fact}.',
      'De tamaño, {fact}.',
      'Mide antes tu espacio: son {fact}.',
      'En números: {fact}.',
      'Apunta las medidas: {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Con {fact} de capacidad.',
      'La capacidad es de {fact}.',
      'Su capacidad: {fact}.',
      'Para hacerse una idea: {fact} de capacidad.',
      'En capacidad, {fact}.',
      'Dentro hay sitio para {fact}.',
    ],
    informal: [
      'Capacidad para {fact}.',
      'De capacidad, {fact}.',
      'Dentro entran {fact}.',
      'Para que te hagas una idea: caben {fact}.',
      'Tienes sitio para {fact}.',
      'La capacidad: {fact}.',
    ],
  },
  weight: {
    formal: [
      'Peso: {fact}.',
      'El peso es de {fact}.',
      'Su peso: {fact}.',
      'En peso, hablamos de {fact}.',
      'Si el peso le importa: {fact}.',
      'Con un peso de {fact}.',
    ],
    informal: [
      'De peso, {fact}.',
      'En la mano son {fact}.',
      'Por si te importa el peso: {fact}.',
      'El peso: {fact}.',
      'Son {fact} de peso.',
      'La báscula dice {fact}.',
    ],
  },
  colour: {
    formal: [
      'Color: {fact}.',
      'El color es {fact}.',
      'Un color que conviene ver de cerca: {fact}.',
      'Si piensa en combinar, el color es importante: {fact}.',
      'En cuanto al color, {fact}.',
      'El tono que verá en las fotos: {fact}.',
    ],
    informal: [
      'El color: {fact}.',
      'De color, {fact}.',
      'Y el color, {fact}. ¿Con qué lo juntas?',
      'Para combinar, color {fact}.',
      'Color {fact}, por si lo buscabas así.',
      'En la foto lo ves: color {fact}.',
    ],
  },
  contents: {
    formal: [
      'El contenido es este: {fact}.',
      'Al abrir la caja encontrará {fact}.',
      'Recibirá {fact}.',
      'El conjunto: {fact}.',
      'Contenido: {fact}.',
      'Todo lo que hay dentro: {fact}.',
    ],
    informal: [
      'Dentro tienes {fact}.',
      'En el paquete: {fact}.',
      'Lo que te llevas: {fact}.',
      'Abres y te encuentras {fact}.',
      'El pack: {fact}.',
      'Esto es lo que hay dentro: {fact}.',
    ],
  },
  use: {
    formal: [
      'Una opción para {fact}.',
      'Si lo necesita para {fact}, aquí tiene una respuesta.',
      'Su sitio: para {fact}.',
      'Para {fact}, tal como suena.',
      'Para quien busca algo para {fact}.',
      'Uso: para {fact}.',
    ],
    informal: [
      'Pensado para {fact}.',
      'Para {fact}, va que ni pintado.',
      'Si te hace falta para {fact}, ya está.',
      'Lo tuyo es para {fact}? Bien.',
      'Para {fact} y para lo que surja.',
      'Lo quieres para {fact}: hecho.',
    ],
  },
  feature: {
    formal: [
      'Un detalle práctico: {fact}.',
      'Otro dato: {fact}.',
      'Y además: {fact}.',
      'Un punto a tener en cuenta: {fact}.',
      'Entre sus características: {fact}.',
      'Cabe destacar: {fact}.',
    ],
    informal: [
      'Un detalle que suma: {fact}.',
      'Además: {fact}.',
      'Lo que te va a gustar: {fact}.',
      'Y por cierto: {fact}.',
      'Punto extra: {fact}.',
      'Ojo a esto: {fact}.',
    ],
  },
  care: {
    formal: [
      'Cuidado: {fact}.',
      'Para su cuidado, {fact}.',
      'En cuanto al cuidado: {fact}.',
      'El mantenimiento: {fact}.',
      'Al cuidarlo, recuerde: {fact}.',
      'Consejo de cuidado: {fact}.',
    ],
    informal: [
      'Para cuidarlo bien: {fact}.',
      'Y de cuidados, {fact}.',
      'Un apunte de cuidado: {fact}.',
      'El cuidado: {fact}.',
      'A la hora de cuidarlo, {fact}.',
      'Para que te dure: {fact}.',
    ],
  },
  origin: {
    formal: [
      'Procedencia: {fact}.',
      'El origen está en {fact}.',
      'Su origen: {fact}.',
      'El punto de partida es {fact}.',
      'De {fact}, para usted.',
      'Un dato que también cuenta, el origen: {fact}.',
    ],
    informal: [
      'El origen: {fact}.',
      'De {fact}, por si te lo preguntabas.',
      'Desde {fact}, hasta ti.',
      'Y el origen, {fact}.',
      'Tiene su origen en {fact}.',
      'Con acento de {fact}.',
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
    'En dos palabras: {facts}.',
    'Te lo resumimos: {facts}.',
    'A ver, los datos: {facts}.',
    'Te contamos lo importante:',
    'Lo que tienes que saber:',
    'Vamos al grano:',
    'Apunta:',
    'Datos, que es lo que cuenta:',
  ],
};
