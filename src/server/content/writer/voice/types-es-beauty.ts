import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsBeauty = {
  cream: typeWordsEs('crema', 'la crema', {
    hooks: [
      'Dos minutos frente al espejo.',
      '¿Crema de día o de noche?',
      'Salir de la ducha y crema.',
      'Antes de dormir, crema.',
    ],
    lines: [
      'Un minuto por la mañana y otro antes de dormir.',
      'El momento del día en que nadie llama a la puerta del baño.',
      'Después de la ducha, con la música puesta.',
      'Un gesto pequeño que se hace casi sin pensar.',
    ],
    tips: [
      'Una crema nueva se prueba primero en la cara interna del antebrazo y se espera un día.',
      'Sobre la piel todavía un poco húmeda se extiende con menos cantidad.',
      'El símbolo del tarro abierto, con un número y una «M», dice cuántos meses dura desde que se abre.',
      'Si va en tarro, manos limpias o espátula: así no se contamina.',
    ],
    tags: ['Crema', 'CuidadoDeLaPiel', 'Skincare', 'RutinaDeBelleza'],
  }),
  soap: typeWordsEs('jabón', 'el jabón', {
    hooks: [
      'Un lavabo que huele a limpio.',
      '¿Pastilla o dosificador?',
      'Manos recién lavadas.',
      'Un detalle en el baño de invitados.',
    ],
    lines: [
      'El baño de invitados se recuerda por el jabón.',
      'Espuma, agua templada y un minuto de parar.',
      'Un regalo pequeño que huele nada más abrirlo.',
      'Entre toallas, en un cajón, también tiene su sitio.',
    ],
    tips: [
      'Si es pastilla, una jabonera que escurra hace que dure más: en un charco se deshace.',
      'Las manos se lavan mejor frotando también entre los dedos, los pulgares y las uñas.',
      'Si la piel queda tirante después de lavarse, agua menos caliente y crema al secarse.',
    ],
    tags: ['Jabón', 'Jabones', 'CuidadoPersonal', 'Baño'],
  }),
  shampoo: typeWordsEs('champú', 'el champú', {
    hooks: [
      '¿Hoy toca lavar el pelo?',
      'La ducha larga del domingo.',
      'Pelo limpio, otra cara.',
      'Cantar en la ducha no es opcional.',
    ],
    lines: [
      'El pelo recién lavado arregla hasta un lunes.',
      'Cinco minutos de agua caliente y nadie que pregunte nada.',
      'Espuma, canciones a voz en grito y un espejo empañado.',
      'Antes de una cita, una entrevista o una siesta.',
    ],
    tips: [
      'El champú va a la raíz; a las puntas les basta la espuma que cae al aclarar.',
      'Se elige según la raíz, grasa o seca, y no según las puntas, que para eso está el acondicionador.',
      'Aclarar hasta que el agua salga limpia: los restos apagan el pelo y pueden picar.',
      'Desenredar antes de mojar el pelo ahorra tirones después.',
    ],
    tags: ['Champú', 'CuidadoDelCabello', 'Pelo', 'RutinaCapilar'],
  }),
  perfume: typeWordsEs('perfume', 'el perfume', {
    hooks: [
      '¿A qué huele un buen recuerdo?',
      'Se va, pero su perfume se queda.',
      'Dos toques antes de salir.',
      'Un olor que lleva a una persona.',
    ],
    lines: [
      'Hay olores que devuelven un verano entero.',
      'Se pone al final y es lo primero que se nota.',
      'Hay bufandas que se reconocen con los ojos cerrados.',
      'Cada piel lo cuenta de una manera.',
    ],
    tips: [
      'Se aplica en los puntos de pulso, como muñecas y cuello, y sin frotar.',
      'Un perfume se prueba en la piel y se espera un buen rato: lo que se huele primero se va pronto.',
      'El frasco, lejos de la luz y del baño: el calor y la humedad lo alteran.',
      'Para probar varios, en sitios distintos y pocos cada vez: la nariz se cansa.',
    ],
    tags: ['Perfume', 'Perfumes', 'Fragancias', 'Aroma'],
  }),
  lipstick: typeWordsEs('pintalabios', 'el pintalabios', {
    hooks: [
      'Cara lavada y labios pintados.',
      '¿Rojo hoy o mañana?',
      'Pintalabios y a la reunión.',
      'El último gesto ante el espejo.',
    ],
    lines: [
      'Cara lavada, pelo recogido y labios pintados: lista la foto.',
      'Cabe en cualquier bolso y arregla cualquier tarde.',
      'En el ascensor, sin espejo y con práctica.',
      'Del café de la mañana a la copa de después.',
    ],
    tips: [
      'Para que dure más: una capa, un pañuelo de papel encima y otra capa.',
      'Los tonos fríos suelen hacer que los dientes parezcan más blancos; los anaranjados, menos.',
      'El color se prueba en la yema del dedo, que se parece más al labio que el dorso de la mano.',
      'Por higiene, un pintalabios no se presta ni a una amiga.',
    ],
    tags: ['Pintalabios', 'Labial', 'Maquillaje', 'Makeup'],
  }),
  'make-up-brush': typeWordsEs('brocha de maquillaje', 'la brocha de maquillaje', {
    hooks: [
      '¿Brocha o dedos?',
      'Cada brocha, a lo suyo.',
      'Tocador en orden, prisa la de siempre.',
      'Difuminar es media magia.',
    ],
    lines: [
      'Un vaso en el tocador y el maquillaje a mano.',
      'La diferencia entre pintar y difuminar está aquí.',
      'Para las prisas de diario y la calma de los sábados.',
      'Ante el espejo, la radio puesta y cinco minutos por delante.',
    ],
    tips: [
      'Se lavan con jabón suave y se secan tumbadas: de pie, el agua baja al mango y afloja el pelo.',
      'Sacudir la brocha antes de aplicar quita el exceso de polvo y evita los parches.',
      'Las de productos cremosos se lavan más a menudo: ahí crecen antes las bacterias.',
    ],
    tags: ['BrochasDeMaquillaje', 'Maquillaje', 'Makeup', 'Belleza'],
  }),
  hairdryer: typeWordsEs('secador', 'el secador', {
    hooks: [
      '¿Secar al aire o con secador?',
      'Pelo mojado y diez minutos.',
      'Brushing en casa, con paciencia.',
      'El espejo, empañado; el reloj, en contra.',
      'Media melena y toda la prisa.',
      'Del baño a la puerta.',
      'El invierno no perdona el pelo mojado.',
      'El micrófono de quien canta en casa.',
    ],
    lines: [
      'Para las mañanas en que el despertador ganó la partida.',
      'Cepillo redondo, cabeza abajo y la puerta cerrada.',
      'Después de la piscina, del gimnasio o del chaparrón.',
      'Salir peinado de casa quita una preocupación al día.',
      'Las ocho menos diez, el pelo mojado y el autobús a y cuarto.',
      'Media canción de ducha y la otra media delante del espejo.',
      'En enero nadie sale a la calle con el pelo mojado dos veces.',
      'La cola del baño por la mañana siempre acaba en el secador.',
    ],
    tips: [
      'Quitar primero el agua con la toalla, apretando sin frotar, acorta mucho el secado.',
      'El aire va de la raíz a las puntas y a un palmo del pelo: así se encrespa menos.',
      'Un último golpe de aire frío ayuda a fijar la forma.',
      'La rejilla de atrás se limpia de pelusa: obstruida, el secador se calienta de más.',
    ],
    tags: ['Secador', 'SecadorDePelo', 'Peinados', 'CuidadoDelCabello'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
