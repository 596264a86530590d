import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsToys = {
  doll: typeWordsEs('muñeca', 'la muñeca', {
    hooks: [
      '¿Cómo se va a llamar?',
      'Peinarla, vestirla y vuelta a empezar.',
      'Una muñeca con mil aventuras.',
      'Hoy la merienda es para dos.',
    ],
    lines: [
      'Primero hay que ponerle nombre; lo demás viene solo.',
      'Va al médico, al cole y de viaje sin salir del salón.',
      'Con una caja de zapatos ya tiene casa.',
      'Duerme al lado de la almohada y escucha todos los secretos.',
    ],
    tips: [
      'La edad que indica la caja habla de seguridad: las piezas pequeñas no son para menores de tres años.',
      'Si tiene pelo, se desenreda de las puntas a la raíz y con un peine ancho.',
      'Al jugar con muñecas se ensaya la vida: hablar, cuidar, enfadarse y hacer las paces.',
    ],
    tags: ['Muñecas', 'Muñeca', 'Juguetes', 'HoraDeJugar'],
  }),
  'soft-toy': typeWordsEs('peluche', 'el peluche', {
    hooks: [
      '¿Cómo se llama el nuevo?',
      'Un peluche para dormir acompañado.',
      'Cama hecha, peluche en su sitio.',
      'El que nunca falta en el coche.',
    ],
    lines: [
      'Duerme en la cama, viaja en el coche y oye todos los cuentos.',
      'No siempre lo elige el niño: a veces es al revés.',
      'Para quien cumple cinco años y para quien ya no los cumple.',
      'Cada peluche acaba teniendo nombre, voz y manías.',
    ],
    tips: [
      'La etiqueta dice si va a la lavadora; en caso de duda, en una bolsa de lavado y con programa delicado.',
      'Para los más pequeños, mejor ojos bordados o bien sujetos, sin botones que se puedan arrancar.',
      'Los bebés duermen más seguros sin peluches en la cuna: se dejan para cuando están despiertos.',
    ],
    tags: ['Peluches', 'Peluche', 'RegalosInfantiles', 'BebésYNiños'],
  }),
  puzzle: typeWordsEs('puzle', 'el puzle', {
    hooks: [
      'Solo una pieza más.',
      '¿Primero los bordes?',
      'Tarde de lluvia y puzle.',
      'Falta una pieza, siempre falta una.',
    ],
    lines: [
      'Se empieza entre dos y acaba toda la casa de pie alrededor.',
      'La pieza que falta siempre está bajo el sofá.',
      'Sin pantallas, con música y una mesa que no se recoge.',
      'Poner la última pieza tiene algo de ceremonia.',
    ],
    tips: [
      'Separar primero bordes y colores hace que luego avance mucho más rápido.',
      'Montarlo sobre un cartón o una plancha permite moverlo cuando toca cenar.',
      'Con luz de lado y no desde arriba, las piezas no brillan y se distinguen mejor.',
    ],
    tags: ['Puzle', 'Puzles', 'Rompecabezas', 'TardeEnCasa'],
  }),
  'board-game': typeWordsEs('juego de mesa', 'el juego de mesa', {
    hooks: [
      '¿Quién hace trampas en casa?',
      'Móviles fuera, partida en marcha.',
      'La revancha, después de cenar.',
      'Viernes de juego de mesa.',
    ],
    lines: [
      'Siempre hay uno que se sabe las reglas y otro que no las respeta.',
      'Una partida después de cenar y se hacen las dos.',
      'Para tardes de lluvia, cumpleaños o cuñados competitivos.',
      'Perder se lleva mejor con patatas fritas.',
    ],
    tips: [
      'Antes de elegir juego se miran tres datos de la caja: jugadores, edad y duración.',
      'Que uno se lea las reglas antes de que lleguen los demás ahorra media hora de espera.',
      'Las fichas en bolsitas cerradas dentro de la caja: así nunca falta ninguna.',
    ],
    tags: ['JuegosDeMesa', 'JuegoDeMesa', 'NocheDeJuegos', 'PlanesEnFamilia'],
  }),
  'building-blocks': typeWordsEs('bloques de construcción', 'los bloques de construcción', {
    hooks: [
      '¿Castillo, puente o nave espacial?',
      'La torre más alta del salón.',
      'Construir, tumbar y otra vez.',
      'Arquitectos a partir de las cinco.',
    ],
    lines: [
      'Lo divertido no es acabar la torre: es tirarla.',
      'Hoy un garaje, mañana un zoo, pasado quién sabe.',
      'Padres y madres también se sientan en el suelo y se olvidan de la hora.',
      'Una tarde entera sin preguntar cuándo se enciende la tele.',
    ],
    tips: [
      'Primero, la edad de la caja: las piezas pequeñas se las puede tragar un niño menor de tres años.',
      'Guardarlos en una caja baja y abierta invita más a jugar que un cubo hondo.',
      'Jugar sobre una manta o una sábana hace que recoger sea levantar las cuatro esquinas.',
    ],
    tags: ['JuegosDeConstrucción', 'Bloques', 'Juguetes', 'AprenderJugando'],
  }),
  'toy-car': typeWordsEs('coche de juguete', 'el coche de juguete', {
    hooks: [
      'Carrera en el pasillo.',
      '¿Quién llega antes a la cocina?',
      'Aparcado debajo del sofá.',
      'Rum, rum: se acabó el silencio.',
    ],
    lines: [
      'Una alfombra con líneas ya es una carretera.',
      'El pasillo tiene la recta más larga de la ciudad.',
      'Salva cualquier espera en el restaurante.',
      'Con dos libros y una tabla se hace una rampa.',
    ],
    tips: [
      'Para menores de tres años, sin piezas que se suelten: la edad de la caja es lo primero que se mira.',
      'Si las ruedas se frenan, casi siempre son pelos en el eje: con unas pinzas salen.',
      'Una cinta adhesiva en el suelo basta para dibujar carreteras y aparcamientos, y luego se quita.',
    ],
    tags: ['CochesDeJuguete', 'Juguetes', 'HoraDeJugar', 'RegalosInfantiles'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
