import type { StoriesOf } from '../stories.ts';

export const accessories: StoriesOf<'accessories'> = {
  bag: {
    stories: {
      formal: [
        'De la oficina a la cena no se pasa por casa, solo se cambia de conversación. Al hombro o en la mano, {ours}.',
        'Se deja en la silla de al lado y ocupa su lugar en la mesa. En la próxima cena, haga sitio a {ours}.',
        'Las llaves, el pintalabios, la carta que no se ha contestado. Todo lo que importa un martes va en {ours}.',
        'Un abrigo sobrio y unos zapatos discretos esperan un acento. Póngalo con {ours}.',
      ],
      informal: [
        'Suenan las llaves, buscas cinco minutos y aparecen debajo de todo. Sigue la excavación, ahora en {ours}.',
        'Caramelo suelto, tres tiques y un pendiente sin pareja. Vacía el viejo y empieza con {ours}.',
        '«¿Me lo guardas?», y te meten la cartera, las gafas y un jersey. Así es la vida social de {ours}.',
        'Vaqueros, camiseta, prisa, y aun así parece que lo has pensado. Cómplice: {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué no falta nunca en el suyo?', '¿Al hombro, cruzado o en la mano?'],
      informal: [
        'Lo más raro que llevas dentro ahora mismo, ¿qué es?',
        '¿Grande y hondo o mínimo y valiente?',
      ],
    },
  },
  backpack: {
    stories: {
      formal: [
        'El viernes se baja de la oficina directamente al andén. Junto a la mesa, desde la mañana, {ours}.',
        'Las manos libres para el mapa, el café o la mano de un niño. El resto viaja a la espalda, en {ours}.',
        'Hay fines de semana que se deciden en diez minutos y con poco equipaje. Lo imprescindible, en {ours}.',
        'Se deja medio hecha junto a la puerta, y la mañana siguiente empieza con ventaja. Prepare {ours}.',
      ],
      informal: [
        'Sudadera por si refresca, bocata por si hay hambre, libro por si acaso. Tu madre aprueba {ours}.',
        'En el fondo vive un plátano de otra época. Borrón y cuenta nueva con {ours}.',
        'Llevas media casa encima y sigues sin encontrar el cargador. Redistribuye en {ours}.',
        'Bici, metro, cuesta arriba: dos manos ya te hacían falta. Echa todo a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Ciudad, oficina o montaña?', '¿Qué viaje haría este viernes?'],
      informal: ['¿Un tirante o los dos?', 'En el fondo de la tuya, ¿qué hay?'],
    },
  },
  wallet: {
    stories: {
      formal: [
        'Sale del bolsillo varias veces al día, casi siempre delante de alguien. La próxima vez, saque {ours}.',
        'Una tarjeta, un billete doblado, la foto que no está en ningún teléfono. En su sitio, {ours}.',
        'El mismo gesto en el café, en la librería, en el taxi de vuelta. Solo cambia, con los años, {ours}.',
        'Hay regalos que acompañan a alguien todos los días sin que se note. Envuelva {ours}.',
      ],
      informal: [
        'La tuya pesa medio kilo y dentro hay tres euros y un bono de piscina de otro siglo. Adelgaza con {ours}.',
        '«Esta la pago yo», y empieza el teatro de buscar. Que quede bien el gesto, con {ours}.',
        'Tarjetas de tiendas que cerraron, un calendario viejo y el teléfono de no sabes quién. Archívalo y usa {ours}.',
        'Palpar el bolsillo, susto, otro bolsillo, alivio. Al menos que el susto sea por {ours}.',
      ],
    },
    asks: {
      formal: ['¿Efectivo o tarjeta?', '¿Qué foto lleva siempre consigo?'],
      informal: ['¿Cuántas tarjetas llevas y cuántas usas?', '¿De cuándo es el tique más viejo que guardas?'],
    },
  },
  belt: {
    stories: {
      formal: [
        'Entre la camisa y el pantalón hay una línea que ordena todo lo demás. Trácela con {ours}.',
        'Un traje bien cortado se juzga por los detalles que nadie nombra. Uno de ellos, {ours}.',
        'La americana se abre al sentarse y queda a la vista lo que faltaba. O lo que no falta: {ours}.',
        'Vaqueros oscuros, unos buenos zapatos, una cena sin protocolo. Para cerrar el conjunto, {ours}.',
      ],
      informal: [
        'Corres al autobús con una mano en el bolso y la otra en el pantalón. Libera una: {ours}.',
        'Después de la paella se corre un agujero, y nadie ha visto nada. El secreto, bien guardado entre la camisa y {ours}.',
        'El control del aeropuerto: quitártelo, sujetarte los vaqueros, sonreír. Merece la pena por {ours}.',
        'Una camisa grande, un gesto en la cintura y ya es otra prenda. Hazlo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿A juego con los zapatos o por libre?', '¿Hebilla discreta o a la vista?'],
      informal: ['¿Camisa por dentro o por fuera?', '¿Cuántos agujeros corres en Navidad?'],
    },
  },
  watch: {
    stories: {
      formal: [
        'Hay quien mira la hora y hay quien termina leyendo el correo. Para los primeros, {ours}.',
        'El último gesto antes de salir se hace sin mirar: las llaves, la cartera y, en la muñeca, {ours}.',
        'Con los años se recuerdan las esperas, los trenes y las veces que se llegó a tiempo. Empiece a contarlas con {ours}.',
        'En la mesa, el teléfono se guarda. Si hay un tren que tomar, una mirada discreta a {ours}.',
      ],
      informal: [
        'Ibas a mirar la hora y llevas media hora mirando perros. La muñeca no tiene vídeos: {ours}.',
        '«Salgo en cinco minutos», dijiste a y diez. Lo han apuntado todos; tú apúntalo en {ours}.',
        'Las tres y media y once notificaciones, según el móvil. Las tres y media, a secas, en {ours}.',
        'Gesto de impaciencia elegante: brazo, manga, mirada. No sale igual sin {ours}.',
      ],
    },
    asks: {
      formal: ['¿Muñeca izquierda o derecha?', '¿Llega a las citas antes o en punto?'],
      informal: ['¿Cuánto son tus «cinco minutos»?', '¿Miras la muñeca o el móvil?'],
    },
  },
  sunglasses: {
    stories: {
      formal: [
        'Mesa al sol, un café con hielo y nada que adivinar en la mirada. Detrás de todo ello, {ours}.',
        'El sol bajo de enero entra de frente por la carretera. En la guantera, {ours}.',
        'Un rostro cambia más con un gesto que con un vestido. Pruebe el gesto con {ours}.',
        'Se busca el mar con la mirada mucho antes de llegar. Al doblar la última curva, póngase {ours}.',
      ],
      informal: [
        'Las has buscado por toda la casa y estaban en tu cabeza. La próxima vez mira ahí: {ours}.',
        'Tres horas de sueño y una comida familiar a pleno sol. Nadie tiene por qué saberlo: {ours}.',
        'En las fotos del verano siempre sales con un ojo cerrado. Este año sal como las estrellas, con {ours}.',
        'Dormirse en la toalla y fingir que lees es un arte. Material necesario: un libro y {ours}.',
      ],
    },
    asks: {
      formal: ['¿Sol de terraza o sol de playa?', '¿Montura discreta o protagonista?'],
      informal: ['¿Cuántas has perdido ya? ¿Y sentado encima?', '¿Qué tapan hoy: ojeras o sol?'],
    },
  },
  umbrella: {
    stories: {
      formal: [
        'La acera brilla, los taxis van llenos y la cita es a las nueve. Se llega andando, bajo {ours}.',
        'Bajo la lluvia se camina más despacio y se habla más cerca. Para dos, si hace falta, {ours}.',
        'Un día gris también admite una nota propia en el paragüero. La pone usted, con {ours}.',
        'El cielo se oscurece a la salida del teatro y alguien mira arriba con calma. Es quien trajo {ours}.',
      ],
      informal: [
        'Si lo llevas, no llueve. Si lo dejas, diluvia. Si quieres que salga el sol, saca a pasear {ours}.',
        'Dejaste el último en un bar, y el anterior, en otro. Rompe la racha con {ours}.',
        'Dijeron «chubascos débiles» y baja un río por la calle. Sal a navegar con {ours}.',
        'Pelo recién peinado y cuatro gotas: empieza la carrera. O caminas con calma bajo {ours}.',
      ],
    },
    asks: {
      formal: ['¿Plegable o de los de caballero?', '¿Le gusta pasear bajo la lluvia?'],
      informal: ['¿Dónde se quedó el último que perdiste?', '¿Capucha o esperar a que escampe?'],
    },
  },
  suitcase: {
    stories: {
      formal: [
        'El viaje empieza la noche antes, con la cama cubierta de ropa doblada. Abra {ours}.',
        'En la cinta giran todas y cada cual busca la suya con los ojos. Usted, con calma, espera {ours}.',
        'Un puente, una boda lejos, quince días de agosto: siempre hay una fecha. Para la próxima, {ours}.',
        'De regreso pesa más: un aceite, un libro, una camisa que no hacía falta. Reserve espacio en {ours}.',
      ],
      informal: [
        'Quitas un jersey, metes dos, te sientas encima y rezas. El ritual continúa con {ours}.',
        'Para tres días, cinco pares de zapatos y ningún cepillo de dientes. Deshaz, respira y repite con {ours}.',
        'Cuatro pisos sin ascensor y el taxi esperando abajo. Piensa en la playa y agarra {ours}.',
        'Compraste el billete en un impulso y solo quedan doce días. Ve sacando {ours}.',
      ],
    },
    asks: {
      formal: ['¿Ventanilla o pasillo?', '¿Cuál es el próximo destino?'],
      informal: ['¿La haces con lista o a última hora?', '¿Cuántos «por si acaso» metes?'],
    },
  },
};
