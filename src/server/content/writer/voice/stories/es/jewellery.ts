import type { StoriesOf } from '../stories.ts';

export const jewellery: StoriesOf<'jewellery'> = {
  necklace: {
    stories: {
      formal: [
        'Un jersey negro y el cuello despejado: a veces el conjunto entero depende de una sola cosa. De {ours}.',
        'La mano va sola a tocarlo cuando se piensa, se espera o se escucha. Hay costumbres que empiezan con {ours}.',
        'En las fotos de familia siempre alguien pregunta de quién era. Algún día preguntarán por {ours}.',
        'Ya está el vestido, ya están los zapatos, y ante el espejo aún falta algo. Falta muy poco, con {ours}.',
      ],
      informal: [
        'Camiseta blanca, vaqueros, cero esfuerzo. Alguien te dirá «qué bien vas hoy», y solo será por {ours}.',
        'Te pide que le abroches el suyo y se aparta el pelo. Tú, mientras, ya llevas {ours}.',
        'El nudo de cadenas del joyero es un pasatiempo de domingo. Cuelga aparte {ours}.',
        'Videollamada a las nueve: de cuello para arriba eres otra persona. El toque final, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Uno solo o varios a la vez?', '¿Cuál no se quita nunca?'],
      informal: ['¿Corto, largo o los dos juntos?', '¿Duermes con él puesto?'],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'Se asoma bajo la manga al levantar la copa, y quien está enfrente se fija. Brinde con {ours}.',
        'Algunas personas hablan con las manos, y se las escucha mirando. En la muñeca, {ours}.',
        'Un cumpleaños, un aniversario, una promesa entre hermanas: hay recuerdos que se llevan puestos. Como {ours}.',
        'Con el reloj o en la otra muñeca, la decisión se toma en un segundo y dura el día. Decida dónde va {ours}.',
      ],
      informal: [
        'Pedir ayuda con la muñeca extendida es una forma de ligar bastante antigua. Ensaya con {ours}.',
        'La del festival lleva ahí desde julio y ya no es amarilla. Corta por lo sano: {ours}.',
        'Prometiste no quitártela y hasta ahora has cumplido con la del mercadillo. Nueva promesa, {ours}.',
        'Gesticulas tanto al contar las cosas que ya has tirado dos copas. Sigue contando, con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Junto al reloj o en la otra mano?', '¿Sola o acompañada?'],
      informal: ['¿Cuántas llevas ahora? Súbete la manga.', '¿De qué viaje es la que no te quitas?'],
    },
  },
  earrings: {
    stories: {
      formal: [
        'Se recoge el pelo en un gesto y toda la luz va a un mismo lugar. Allí, {ours}.',
        'El teléfono suena, la mano aparta un mechón y alguien se fija. Tendrá delante {ours}.',
        'De una madre se heredan la risa, la receta del arroz y, con suerte, algo como {ours}.',
        'Elegir el vestido llevó una tarde; lo que enmarca el rostro pide otra. Dedíquela a {ours}.',
      ],
      informal: [
        'Salir sin nada en las orejas es olvidarse el móvil: vuelves desde el portal. Sube a buscar {ours}.',
        'Moño de emergencia, cara lavada, reunión en tres minutos. Milagro exprés: {ours}.',
        'Siempre se pierde uno, y siempre del par que más te gustaba. Empieza otra historia con {ours}.',
        'Te quitas uno para hablar por teléfono y lo dejas donde nunca lo buscarás. Ojo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Discretos o que se hagan notar?', '¿Pelo recogido o suelto?'],
      informal: ['¿Aros, bolitas o algo que se balancee?', '¿Cuántos solteros guardas en el joyero?'],
    },
  },
  ring: {
    stories: {
      formal: [
        'Las manos cuentan la conversación antes que las palabras. Que cuenten también con {ours}.',
        'Se gira en el dedo cuando se piensa, sin darse cuenta. Con los años, ese gesto es de {ours}.',
        'Una promesa no siempre se dice en voz alta; a veces se abre una caja pequeña. Dentro, {ours}.',
        'Al quitarse los guantes hay un instante en que todos miran lo mismo. Esta noche, {ours}.',
      ],
      informal: [
        'Dejarlo en el lavabo y recordarlo en el autobús: un clásico del miedo. Que no te pase con {ours}.',
        'Acabas de hacerte las uñas y nadie ha dicho nada. Dale un empujón al tema con {ours}.',
        'Señalas el menú, pides lo de siempre y el camarero solo mira {ours}.',
        'Pulgar, índice, meñique: no hace falta que te lo pida nadie. Date el sí con {ours}.',
      ],
    },
    asks: {
      formal: ['¿En qué dedo lo llevaría?', '¿Uno solo o varios?'],
      informal: ['¿Te los quitas para dormir?', '¿Manos vacías o una joyería entera?'],
    },
  },
  brooch: {
    stories: {
      formal: [
        'El abrigo ya conoce cinco inviernos y este volverá a llamar la atención. En la solapa, {ours}.',
        'Hay en cada familia un cajón que se abre con cuidado y se cierra con historias. Guarde allí {ours}.',
        'Una chaqueta lisa es una página en blanco. La primera palabra, a la izquierda: {ours}.',
        'Un pañuelo que se resbala, una blusa sobria, un sombrero sin historia. Invente una con {ours}.',
      ],
      informal: [
        'Tu abuela llevaba uno y te parecía antiguo. Ahora rebuscas en su joyero y, por si acaso, miras {ours}.',
        'Americana de entrevista, bolso de la compra, gorro de enero: a todo se le puede poner {ours}.',
        'La chaqueta vaquera tenía chapas; ahora tiene nómina y {ours}.',
        'Compraste la misma gabardina que media ciudad. Para que se sepa cuál es la tuya, {ours}.',
      ],
    },
    asks: {
      formal: ['¿En la solapa, en un pañuelo o en el sombrero?', '¿De quién heredaría una joya?'],
      informal: ['¿Chaqueta vaquera o abrigo serio?', '¿Qué llevaba tu abuela que ahora quieres tú?'],
    },
  },
};
