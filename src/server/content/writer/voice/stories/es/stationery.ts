import type { StoriesOf } from '../stories.ts';

export const stationery: StoriesOf<'stationery'> = {
  notebook: {
    stories: {
      formal: [
        'Las ideas llegan en el tren, en la ducha, a las tres de la mañana. Que encuentren cerca {ours}.',
        'Una letra menuda, una fecha arriba, la tarde entera por delante. La primera línea, en {ours}.',
        'En las reuniones, quien escribe a mano escucha de otra manera. Sobre la mesa, {ours}.',
        'Años después se abre al azar y vuelve un martes completo. Empiece a guardar martes en {ours}.',
      ],
      informal: [
        'Tienes cuatro sin empezar porque son demasiado bonitos. Rompe la maldición con {ours}.',
        'La primera hoja da miedo; ábrelo por la segunda. Truco de veteranos para {ours}.',
        'Lista de la compra, garabato, contraseña, idea genial ilegible. Todo convive en {ours}.',
        'Tachar cosas que ya habías hecho también cuenta como productividad. Apúntalas en {ours}.',
      ],
    },
    asks: {
      formal: ['¿Liso, rayado o cuadriculado?', '¿Qué apunta siempre a mano?'],
      informal: ['¿Cuántos tienes sin empezar?', '¿Diario secreto o lista de tareas?'],
    },
  },
  pen: {
    stories: {
      formal: [
        'Un contrato, una dedicatoria, las señas de alguien en una servilleta. Lleve en el bolsillo {ours}.',
        'La tarjeta es de todos; la letra, de uno solo. Escríbala con {ours}.',
        'Hay firmas que se recuerdan por el silencio que hubo antes. Tenga dispuesto {ours}.',
        'Sobre el papel, la mano piensa más despacio y casi siempre mejor. Pruebe con {ours}.',
      ],
      informal: [
        '«¿Me lo dejas un momento?», y no vuelve a casa jamás. Ata corto {ours}.',
        'En el bote hay doce y solo pinta uno, el de la farmacia. Haz limpieza y deja {ours}.',
        'Garabatos en cada esquina: la reunión ha sido muy productiva. Sigue ilustrándola con {ours}.',
        'Morder el capuchón no ayuda a aprobar, pero acompaña. No muerdas {ours}.',
      ],
    },
    asks: {
      formal: ['¿Azul o negro?', '¿A quién escribió su última carta?'],
      informal: ['¿Devuelves los que te prestan? La verdad.', '¿Qué garabato haces al teléfono?'],
    },
  },
  book: {
    stories: {
      formal: [
        'La lámpara encendida, la casa en calma y alguien que dice «termino el capítulo». Quizá de {ours}.',
        'Se regala con una fecha y dos líneas escritas a mano. Dedique a alguien {ours}.',
        'En el tren, todos miran una pantalla menos una persona junto a la ventanilla. Sea esa persona, con {ours}.',
        'Las vacaciones se recuerdan por un lugar y por lo que se leía en él. Este año, {ours}.',
      ],
      informal: [
        'Tu pila de la mesilla ya se inclina como la torre de Pisa. Uno más no se nota: {ours}.',
        'Un capítulo y apagas la luz, palabra. Palabra que rompes con {ours}.',
        'Lo prestaste con ilusión hace tres años y sigues esperando. No prestes a nadie {ours}.',
        'El metro llega, la puerta se abre y te has pasado de parada. Culpable, entre tus manos: {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué título relee cada cierto tiempo?', '¿Lee en la cama, en el tren o al sol?'],
      informal: ['¿Doblas la esquina o usas marcapáginas?', '¿Cuál no te han devuelto todavía?'],
    },
  },
  'greeting-card': {
    stories: {
      formal: [
        'Un mensaje se lee en dos segundos; una letra conocida se guarda en un cajón. Escriba en {ours}.',
        'Entre las facturas del buzón aparece un sobre escrito a mano. Envíelo usted, con {ours}.',
        'Hay cosas que da pudor decir y ninguno escribir. Para ellas, {ours}.',
        'Las flores se marchitan y el regalo se usa; las palabras se releen. Escríbalas en {ours}.',
      ],
      informal: [
        'El grupo de la oficina firma todo con un «felicidades» idéntico. Tú escribe algo de verdad en {ours}.',
        '«¿Qué pongo?», y media hora mirando el papel en blanco. Respira, destapa el bolígrafo y abre {ours}.',
        'Tu madre guarda todas las que le hiciste con macarrones. Esta vez, {ours}.',
        'Mañana es su cumpleaños y no sabes si acertaste con el regalo. Cúbrete las espaldas con {ours}.',
      ],
    },
    asks: {
      formal: ['¿A quién escribiría hoy a mano?', '¿Conserva alguna de hace años?'],
      informal: ['¿Texto largo o «felicidades» y firma?', '¿Cuándo recibiste la última por correo?'],
    },
  },
  'gift-wrap': {
    stories: {
      formal: [
        'El regalo empieza en las manos, antes de saberse qué es. Empieza, en realidad, por {ours}.',
        'Hay quien abre despacio, sin romper, y dobla el envoltorio para otro año. Merece {ours}.',
        'Una mesa grande, tijeras, cinta y la puerta cerrada con llave. Las vísperas se pasan con {ours}.',
        'Bajo el árbol todos los paquetes guardan el mismo secreto. Para el suyo, {ours}.',
      ],
      informal: [
        'Envolver un balón: la prueba que separa a los adultos de los valientes. Practica con {ours}.',
        'Cortaste tres centímetros de menos y ahora hay un parche con lazo. Repite, midiendo antes, con {ours}.',
        'Las doce de la noche del día antes, cinta en los dientes y el gato encima. Despliega {ours}.',
        'Va a durar intacto cuatro segundos. Cuatro segundos de gloria para {ours}.',
      ],
    },
    asks: {
      formal: ['¿Abre despacio o rompe el papel?', '¿Con lazo o con cordel?'],
      informal: ['¿Envuelves tú o te lo hacen en la tienda?', '¿Guardas el papel? Confiesa.'],
    },
  },
  sticker: {
    stories: {
      formal: [
        'Un cuaderno escolar, una agenda, la caja donde guarda las cartas. Todo se vuelve propio con {ours}.',
        'Los niños sellan con ellas pactos muy serios, sobre todo en la mano. Reparta {ours}.',
        'En un sobre cerrado cabe todavía un último detalle, y no es el sello. Ponga {ours}.',
        'Se reconocen de lejos, en el aeropuerto, las maletas con historia. Inicie la suya con {ours}.',
      ],
      informal: [
        'El portátil de la oficina es igual que los otros veinte. Ponle cara con {ours}.',
        'Llevas un año sin pegar esa tan bonita por si te equivocas de sitio. Pierde el miedo con {ours}.',
        'Recogió el cuarto sin que nadie se lo pidiera. Condecoración inmediata: {ours}.',
        'Botella, casco, patinete, nevera: cualquier superficie lisa es una tentación. Cae ya, con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué coleccionaba de pequeño?', '¿Agenda, sobre o maleta?'],
      informal: ['¿Las pegas o las guardas para siempre?', '¿Portátil limpio o forrado?'],
    },
  },
  calendar: {
    stories: {
      formal: [
        'En las cocinas de antes la vida entera cabía en una pared: santos, cosechas, visitas. En la suya, {ours}.',
        'Se marca con un círculo el día que se espera, y la semana ya es distinta. Busque ese día en {ours}.',
        'Los cumpleaños de la familia merecen algo más que un aviso del teléfono. Anótelos en {ours}.',
        'El primer gesto del mes es pasar una hoja. Pásela en {ours}.',
      ],
      informal: [
        'Contar los puentes antes que las vacaciones: así se empieza un año. Rotulador y {ours}.',
        '«¿Qué día es hoy?», preguntas por tercera vez este martes. Mira en {ours}.',
        'Dentista, cumple, partido, no se sabe qué pone. Letra de médico y buena voluntad en {ours}.',
        'Sigues con el del banco, y en marzo. Pasa página con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué fecha espera este año?', '¿Lo anota a mano o en el teléfono?'],
      informal: [
        '¿Puentes o vacaciones: qué miras primero?',
        '¿De quién se te olvida siempre el cumpleaños?',
      ],
    },
  },
  'craft-kit': {
    stories: {
      formal: [
        'Una tarde sin pantallas se propone mejor con algo ya sobre la mesa. Ponga {ours}.',
        'Las manos aprenden despacio y se olvidan de la hora. Para una tarde así, {ours}.',
        'De lo que hicimos de niños, una madre siempre guarda lo más torcido. Empiece otro recuerdo con {ours}.',
        'Se sientan juntas abuela y nieta, y ninguna de las dos manda. En medio, {ours}.',
      ],
      informal: [
        'Te has visto el tutorial entero con una mano en las palomitas. Ahora las dos, con {ours}.',
        'Pegamento en el codo, una pieza en el pelo y cara de concentración. Vas bien: sigue con {ours}.',
        'No ha quedado como en la foto. Ha quedado mejor o peor, pero es tuyo: gracias a {ours}.',
        'Domingo de lluvia, «me aburro» a las diez y cuarto. Saca {ours} antes de las diez y veinte.',
      ],
    },
    asks: {
      formal: ['¿Qué aprendió a hacer con las manos?', '¿Con quién compartiría una tarde así?'],
      informal: ['¿Sigues las instrucciones o improvisas?', '¿Cuántos proyectos tienes a medias?'],
    },
  },
  'pencil-case': {
    stories: {
      formal: [
        'Septiembre huele a libros forrados y a goma de borrar. Junto a ellos, en la mesa, {ours}.',
        'Un lápiz afilado, una pluma, la regla pequeña: el trabajo comienza por el orden. Guárdelo en {ours}.',
        'Los primeros días de clase se recuerdan por un olor y por un compañero de mesa. Entre los dos, {ours}.',
        'En el bolso, los bolígrafos viajan sueltos y manchan el forro. Deles casa: {ours}.',
      ],
      informal: [
        'Dentro hay un caramelo, media goma y siete capuchones sin dueño. Curso nuevo, vida nueva: {ours}.',
        '«¿Me dejas un boli?», y tú, de repente, eres alguien importante. Abre {ours}.',
        'Cae de la mesa en pleno examen y se oye hasta en la otra aula. No pierdas de vista {ours}.',
        'Prestaste el subrayador amarillo en octubre y no has vuelto a saber de él. Pasa lista en {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué lleva siempre dentro?', '¿Lápiz, pluma o bolígrafo?'],
      informal: ['¿Todo ordenado o guerra de capuchones?', '¿De qué color subrayas lo importante?'],
    },
  },
};
