export const stationery = {
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
    lessons: {
      formal: [
        'Empezar por la segunda página quita el miedo a estropear la primera. Abra por ahí, sin ceremonias, {ours}.',
        'Con pluma o rotulador conviene probar en la última hoja si la tinta traspasa. Haga un garabato al final de {ours}.',
        'Numerar las páginas y dejar las dos primeras para el índice ayuda a encontrarlo todo después. Hágalo al estrenar {ours}.',
        'La idea de marzo aparece en noviembre si hay números de página y un índice en las dos primeras. Dedique diez minutos a {ours}.',
      ],
      informal: [
        'La primera página da pánico a cualquiera. Sáltatela, empieza por la segunda y ya está roto el hielo con {ours}.',
        '¿Rotulador gordo? Prueba en la última hoja si traspasa, que ahí no mira nadie. Después, vía libre con {ours}.',
        'Apuntaste aquello tan bueno y a saber dónde. Numera las páginas y deja dos para el índice: orden desde el principio en {ours}.',
        'Con tu mejor pluma, la última hoja hace de conejillo de Indias: ahí ves si la tinta traspasa. Garabatea en {ours}.',
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
    lessons: {
      formal: [
        'Para letra pequeña, trazo fino; para letra grande, más grueso. Fíjese en su firma y después mire {ours}.',
        'Quien escribe con la zurda agradece tinta que seque rápido, porque la mano no la arrastra. Si es su caso, pregúntelo de {ours}.',
        'Con la punta guardada o tapada, ni se seca ni mancha el bolsillo. Un clic o un capuchón antes de guardar {ours}.',
        'Mire su última lista de la compra: si la letra es pequeña, trazo fino; si es grande, más grueso. Con esa pista, elija {ours}.',
      ],
      informal: [
        'Hay camisas con un lago azul en el bolsillo. Punta guardada o tapada, que así ni mancha ni se seca. Y a firmar con {ours}.',
        'Zurdos del mundo, con el canto de la mano azul: mejor tinta que seque rápido. Míralo antes de fichar {ours}.',
        'Letra de hormiga, trazo fino; letra de pancarta, más grueso. ¿La tuya cuál es? Contesta y mira {ours}.',
        'Si lo dejas destapado, se seca justo cuando llega el paquete y hay que firmar. Punta a cubierto y a mano {ours}.',
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
    lessons: {
      formal: [
        'Antes de un regalo, una foto discreta de la estantería de esa persona evita repetir. Con ella delante, elija {ours}.',
        'De pie y sin apretar: muy juntos, los lomos sufren al sacarlos por arriba. Haga un hueco holgado para {ours}.',
        'Lejos del sol directo y de la humedad no amarillea tan pronto. Piense en ese estante de la sombra para {ours}.',
        'Diez minutos cada noche cunden más que una tarde al mes. Deje en la mesilla {ours}.',
      ],
      informal: [
        'Con la excusa de ir al baño, foto a su estantería: así no le repites el regalo. De vuelta, apuesta por {ours}.',
        'No vas a encontrar una tarde entera, lo sabemos. Diez minutos cada noche cunden más: hoy, los primeros con {ours}.',
        'Tirar del lomo porque están como en el metro los hace sufrir. Quita uno, que respiren, y deja de pie {ours}.',
        'El alféizar es precioso para la foto, pero el sol directo amarillea. Hazla rápido y pon a la sombra {ours}.',
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
    lessons: {
      formal: [
        'Un recuerdo compartido llena el papel mejor que cualquier frase hecha. Busque ese día en la memoria y después abra {ours}.',
        'Las últimas palabras siempre se aprietan; por eso, primero un borrador. Con el texto medido, pase a {ours}.',
        'Tener un par en un cajón salva los cumpleaños que se recuerdan tarde. Junto a los sellos, guarde {ours}.',
        '¿Qué escribir? Aquel viaje, aquella cena: un recuerdo compartido dice más que la frase de siempre. Cuéntelo en {ours}.',
      ],
      informal: [
        '«Que cumplas muchos más» ya lo pone todo el mundo. Cuenta aquella vez que os perdisteis: cabe en {ours}.',
        'Empiezas con letra de pancarta y acabas escribiendo por el borde. Borrador primero, y en limpio, en {ours}.',
        'Son las nueve y el cumpleaños es a las diez. A ti que te pille con un par en el cajón, por ejemplo {ours}.',
        'Lo de «con cariño, la oficina» no lo guarda nadie. Un recuerdo de los dos, sí: escríbelo en {ours}.',
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
    lessons: {
      formal: [
        'Antes de cortar se presenta el regalo encima: debe rodearlo y sobrar unos dedos. Despeje la mesa para {ours}.',
        'Con cinta de doble cara por dentro no se ven las uniones. Ese es el pequeño secreto que acompaña a {ours}.',
        'Lo que tiene forma rara se mete primero en una caja, y se envuelve en la mitad de tiempo. Búsquela antes de desplegar {ours}.',
        'Unos dedos de más al rodear el regalo, y entonces las tijeras: así nunca falta un trozo. Mida dos veces sobre {ours}.',
      ],
      informal: [
        'Te ha quedado una esquina al aire y un parche de estrellas. Presenta el regalo antes de cortar y que sobren unos dedos de {ours}.',
        'Una sartén envuelta parece una sartén envuelta. Métela en una caja, tardas la mitad, y encima {ours}.',
        '¿Cómo lo hacen en la tienda, que no se ve el celo? Cinta de doble cara por dentro. Ahora tú, con {ours}.',
        'Peluches, balones, paraguas: todo lo raro, primero a una caja. Y a las once de la noche de Reyes, sin sudar, {ours}.',
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
    lessons: {
      formal: [
        'El polvo y la grasa son lo que las levanta: superficie limpia y seca antes de pegar. Pase un paño y elija sitio para {ours}.',
        'Desde el centro hacia fuera, con el borde de una tarjeta, no quedan burbujas. Coloque así, sin prisa, {ours}.',
        'Para quitar una vieja, aire templado del secador: el pegamento cede y sale entera. Queda el hueco para {ours}.',
        'Un paño primero, porque la grasa y el polvo despegan los bordes. Cuando la tapa esté seca, llega la hora de {ours}.',
      ],
      informal: [
        'Aquella del grupo que ya no escuchas sale entera con el secador, aire templado. En su sitio, {ours}.',
        'Burbujas como granos de adolescente: se evitan alisando desde el centro con una tarjeta. Que sea la del súper, con {ours}.',
        'Se levanta por una esquina y da rabia: había polvo o grasa. Limpia, seca y entonces pega {ours}.',
        '¿Te arrepientes de dónde la pusiste? Aire templado de secador, el pegamento cede y sale entera. Toma nota antes de pegar {ours}.',
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
    lessons: {
      formal: [
        'Apuntar todos los cumpleaños de una vez, en enero, ahorra disculpas el resto del año. Un café, un bolígrafo y {ours}.',
        'Un color por persona de la casa, y se sabe de un vistazo quién va adónde. Reparta los rotuladores y cuelgue {ours}.',
        'Una marca una semana antes de las fechas importantes da tiempo a prepararlas. Empiece por el aniversario en {ours}.',
        'El regalo comprado a última hora se nota; una marca una semana antes lo evita. Ponga la primera en {ours}.',
      ],
      informal: [
        '«¡Felicidades con retraso!» se acaba en enero: todos los cumpleaños apuntados de una sentada. Boli en mano, {ours}.',
        '¿Quién recoge a quién? Un color por persona y nadie discute en la cocina. Elige el tuyo antes de colgar {ours}.',
        'Apuntar la boda el día de la boda sirve de poco. Una marca una semana antes te da margen: hazla en {ours}.',
        'La agenda de casa está en la cabeza de una sola persona, y ya está harta. Un color por cabeza y a la pared con {ours}.',
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
    lessons: {
      formal: [
        'Leer todos los pasos antes evita llegar al final con una pieza de menos. Sírvase un té y empiece así con {ours}.',
        'Un mantel viejo o papel de periódico debajo, y la mesa no se entera. Con el campo libre, abra {ours}.',
        'Con niños, mejor por sesiones cortas: se deja secar y se sigue otro día. El sábado, primer capítulo de {ours}.',
        'Repartidas en platos o vasos, las piezas se ven mejor que todas en la caja. Saque la vajilla de diario para {ours}.',
      ],
      informal: [
        'Las instrucciones no son spoilers. Léelas enteras, que luego falta una pieza al final, y ahora sí, abre {ours}.',
        'La mesa del comedor no tiene la culpa. Periódico o mantel viejo debajo, y barra libre con {ours}.',
        '¿Niños y paciencia? Sesiones cortas: se seca, se merienda y se sigue otro día. La tarde de lluvia ya tiene plan: {ours}.',
        'Buscar la pieza minúscula en la caja es deporte. Repártelo todo en platos y vasos y ponte con {ours}.',
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
    lessons: {
      formal: [
        'El objeto más largo manda: mida una regla o un pincel antes de elegir. Con ese número, mire {ours}.',
        'Una vez al trimestre, vaciarlo y probar cada rotulador: la mitad ya no pinta. Lo que sobreviva, de vuelta a {ours}.',
        'Con capuchón o con la punta hacia el mismo lado, los lápices no manchan el interior. Ordene así {ours}.',
        'Una tarde de septiembre, una hoja y todos los rotuladores a prueba: la mitad no pinta. Con el resto, llene {ours}.',
      ],
      informal: [
        'La regla que asoma e impide cerrar es un clásico del colegio. Mide lo más largo que llevas y luego elige {ours}.',
        'Guardas seis rotuladores y pintan tres. Vacía, prueba y tira una vez al trimestre: sobra sitio en {ours}.',
        'Por dentro parece un mapa, y es culpa de las puntas sueltas. Capuchón o todas al mismo lado, y a clase con {ours}.',
        'Haz formar a los lápices, puntas al mismo lado, y el interior no se mancha. Pasa revista los lunes a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué lleva siempre dentro?', '¿Lápiz, pluma o bolígrafo?'],
      informal: ['¿Todo ordenado o guerra de capuchones?', '¿De qué color subrayas lo importante?'],
    },
  },
};
