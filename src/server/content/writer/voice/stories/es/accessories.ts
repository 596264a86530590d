export const accessories = {
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
    lessons: {
      formal: [
        'Ponga sobre la mesa lo que lleva cada día: eso es lo que tiene que caber. Con el inventario hecho, mire {ours}.',
        'Con papel dentro y sin nada encima, no se pierde la forma. Un estante despejado del armario, y en él, {ours}.',
        'Una bolsita para lo pequeño ahorra rebuscar y facilita cambiar de uno a otro. Mañana solo habrá que pasarla a {ours}.',
        'Vaciarlo una vez por semana quita peso al hombro y descubre tiques de hace meses. El domingo es buen día para {ours}.',
      ],
      informal: [
        '¿Cargas con media casa? Vacíalo cada semana: menos peso y tiques de cuando aún hacía frío. El lunes, otra vez a la calle con {ours}.',
        'Suena el móvil y metes el brazo hasta el codo. Con una bolsita para lo pequeño se acaba el buceo en {ours}.',
        'Antes de elegir, vuelca en la mesa todo lo que llevas. Si da vergüenza, quita; si hace falta, que quepa. Y ahora, {ours}.',
        'Arrugado debajo de tres cajas se queda sin forma. Papel dentro, nada encima, y espera el sábado con {ours}.',
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
    lessons: {
      formal: [
        'Lo que más pesa va pegado a la espalda y a media altura, para que no tire hacia atrás. Empiece por el libro gordo al llenar {ours}.',
        'En un solo hombro, la espalda se tuerce para compensar. Los dos tirantes, ajustados, y a caminar con {ours}.',
        'Si tiene que llevar el ordenador, mida el equipo con su funda antes de elegir. Con el dato, mire {ours}.',
        'Con el peso lejos de la espalda, uno camina vencido hacia atrás. Pegado y a media altura: ordene así {ours}.',
      ],
      informal: [
        'Un solo tirante quedaba bien en el instituto, pero la espalda se tuerce. Los dos, ajustados, y a por el tren con {ours}.',
        '¿Sientes que alguien tira de ti hacia atrás? Será el termo: lo pesado, pegado a la espalda y a media altura de {ours}.',
        'Mide el portátil con la funda puesta, que sin ella todo cabe. Y luego ve a por {ours}.',
        'Arriba del todo metes el libro gordo y vas como un astronauta. Ponlo a media altura, junto a la espalda, y a clase con {ours}.',
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
    lessons: {
      formal: [
        'Cuente las tarjetas que usa de verdad: suelen ser la mitad. Con ese número en la cabeza, mire {ours}.',
        'Los tiques acumulados acaban deformándola; sáquelos una vez a la semana. El viernes, con el café, repase {ours}.',
        'En el bolsillo de delante se nota más si falta y se dobla menos al sentarse. Pruebe ese sitio con {ours}.',
        'Media baraja de tarjetas no ha salido en todo el año. Deje en casa las que no usa y después elija {ours}.',
      ],
      informal: [
        'La del videoclub que cerró ya puedes soltarla. Cuenta las tarjetas que usas, que serán la mitad, y luego mira {ours}.',
        'Está gorda, pero no de dinero: son tiques. Sácalos cada semana, que deforman, y quédate a solas con {ours}.',
        'Detrás se dobla al sentarte y ni te enteras si falta. Pásate al bolsillo de delante con {ours}.',
        'Nueve tiques de café y un cupón caducado: eso es lo que la deforma. Limpieza semanal y a pagar la próxima ronda con {ours}.',
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
    lessons: {
      formal: [
        'Del que ya queda bien, mida de la hebilla al agujero que usa. Con esa cifra, elija {ours}.',
        'No tiene que ser igual que los zapatos: basta con que los tonos se parezcan. Mire los suyos y después {ours}.',
        'Colgado o enrollado sin apretar se conserva mejor que doblado. Un gancho en el armario bastará para {ours}.',
        'Doblado se conserva peor que colgado. Esta noche, al desvestirse, deje en una percha {ours}.',
      ],
      informal: [
        '¿Talla de pantalón? No: coge el que ya usas y mide de la hebilla a tu agujero. Con eso, a por {ours}.',
        'Nadie te va a multar si no es idéntico a los zapatos. Que los tonos se parezcan, y listo: {ours}.',
        'Enróllalo como un caracol tranquilo, sin apretar, que doblado se conserva peor. En el cajón hay sitio para {ours}.',
        'Ese agujero hecho con un clavo se podía evitar: mide de la hebilla al agujero que usas. Después, con calma, elige {ours}.',
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
    lessons: {
      formal: [
        'Entre la piel y la correa o el brazalete debe pasar un dedo: ni marca ni da vueltas. Ajuste así {ours}.',
        'Recorte un círculo de papel con el diámetro de la caja y póngalo en la muñeca. Verá mucho mejor el tamaño de {ours}.',
        'Un paño seco y sin pelusa quita el sudor y las huellas. Al llegar a casa, un gesto y sobre la mesilla, {ours}.',
        'La muñeca se entiende mal con las fotos y bien con un círculo de papel del tamaño de la caja. Recórtelo y compare {ours}.',
      ],
      informal: [
        '¿Demasiado grande para ti? Recorta un círculo de papel como la caja y póntelo. Ridículo, sí, pero aclara mucho sobre {ours}.',
        'Si deja marca, aprieta; si gira como un hula-hop, baila. Que pase un dedo y ya puedes llegar tarde con {ours}.',
        'Huellas de toda la oficina y el sudor del metro. Paño seco, sin pelusa, y a la cena con {ours}.',
        'Un dedo entre la piel y la correa o el brazalete, ni más ni menos. Después solo queda mirar la hora en {ours}.',
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
    lessons: {
      formal: [
        'La categoría del filtro dice cuánta luz dejan pasar. Búsquela antes de decidirse por {ours}.',
        'La camiseta raya el cristal con el polvo que lleva. Agua, un paño adecuado, y de vuelta a la terraza con {ours}.',
        'En el coche al sol no se dejan, porque el calor deforma la montura. Al aparcar, llévese las llaves y {ours}.',
        'Sobre la cabeza, las patillas acaban cediendo. Colgadas o en su funda: elija sitio para {ours}.',
      ],
      informal: [
        'Limpiarlas con la camiseta es lijarlas con polvo. Agua, paño para gafas, y vuelve a ver el chiringuito con {ours}.',
        'En el salpicadero, en agosto, la montura se deforma. El coche se queda; llévate la toalla y {ours}.',
        'De diadema quedan bien, pero las patillas ceden. Mejor colgadas o en la funda, y así tienes a mano {ours}.',
        '¿Oscuras para la nieve o claras para la ciudad? La categoría del filtro dice cuánta luz pasa. Mírala en {ours}.',
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
    lessons: {
      formal: [
        'Abierto hasta que se seque, no huele a humedad. Al volver a casa, déjele la bañera a {ours}.',
        'De lado es como se da la vuelta; con viento se inclina hacia delante, contra la ráfaga. Doble la esquina así con {ours}.',
        'En el bolso cuenta lo que mide plegado; en el paragüero, lo que cubre. Decida adónde va a ir y mire {ours}.',
        'Cerrado y mojado en un rincón acaba oliendo. Ábralo hasta que se seque, y el próximo chaparrón será cosa de {ours}.',
      ],
      informal: [
        'Esquina, ráfaga y ya tienes una antena parabólica. Contra el viento y hacia delante, nunca de lado: agarra bien {ours}.',
        '¿Va a vivir en tu bolso o en el paragüero? En uno importa lo que ocupa; en otro, lo que tapa. Ahora elige {ours}.',
        'Ese olor a perro mojado no es del perro. Deja que se seque abierto y reserva media bañera para {ours}.',
        'Si sopla, apunta hacia la ráfaga como un caballero medieval; de lado se da la vuelta. Al ataque con {ours}.',
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
    lessons: {
      formal: [
        'No todas las aerolíneas admiten lo mismo, y las ruedas cuentan. Si es para cabina, mire sus medidas y compárelas con {ours}.',
        'Lo pesado va abajo, y así no se vuelca al dejarla de pie. Los zapatos, primero, al fondo de {ours}.',
        'Enrollada, la ropa ocupa menos y se arruga menos que doblada en cuadro. Dedíquele un rato la víspera a {ours}.',
        'Una foto de fuera y otra de dentro ayudan mucho si se pierde. Haga las dos antes de facturar {ours}.',
      ],
      informal: [
        'El drama del medidor de la puerta de embarque: las ruedas también cuentan. Mira qué admite tu aerolínea y luego {ours}.',
        'Si se cae cada vez que la sueltas, llevas los zapatos arriba. Lo pesado, abajo, y carrera hasta la puerta con {ours}.',
        'Enrolla las camisetas como si fueran sushi: ocupan menos y se arrugan menos. El hueco que sobre, para los imanes, en {ours}.',
        '«Negra, normal, con ruedas» no le sirve a nadie. Hazle una foto, y otra a lo de dentro, por si se pierde {ours}.',
      ],
    },
    asks: {
      formal: ['¿Ventanilla o pasillo?', '¿Cuál es el próximo destino?'],
      informal: ['¿La haces con lista o a última hora?', '¿Cuántos «por si acaso» metes?'],
    },
  },
};
