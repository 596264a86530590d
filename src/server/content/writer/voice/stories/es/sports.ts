export const sports = {
  bicycle: {
    stories: {
      formal: [
        'La ciudad se entiende de otra manera cuando el aire da en la cara. Recórrala con {ours}.',
        'Domingo, ocho de la mañana, carretera vacía y el café esperando en el pueblo de al lado. Hasta allí, {ours}.',
        'Nadie olvida la tarde en que alguien soltó el sillín y siguió sin ayuda. Vuelva a esa tarde con {ours}.',
        'El atasco de siempre, visto desde el carril de al lado, parece de otros. Se pasa junto a él con {ours}.',
      ],
      informal: [
        'Buscar aparcamiento te lleva más que la cena. Déjalo por imposible y ve con {ours}.',
        'Cuesta arriba te arrepientes de todo; cuesta abajo tienes siete años. Las dos cosas, con {ours}.',
        'Ibas a «rodar un rato» y acabaste en un bar con huevos fritos. Cosas que pasan con {ours}.',
        'Se te pasó la parada del bus discutiendo en el móvil. Mañana, viento en la cara y {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con el talón en el pedal y este abajo del todo, la pierna debe quedar estirada: esa es la altura del sillín. Ajuste así {ours}.',
        'Antes de salir, aire en las ruedas, frenos que muerdan y cadena engrasada. Cinco minutos de portal, y después el camino y {ours}.',
        'La presión de las ruedas viene escrita en el lateral del neumático. Léala antes de sacar la bomba para {ours}.',
        'De noche, luz blanca delante y roja detrás: se trata de ver y de que a uno lo vean. Así se vuelve a casa con {ours}.',
      ],
      informal: [
        'Pedaleas como una rana y el sillín tiene la culpa. Talón en el pedal, abajo del todo, pierna estirada: esa altura, para {ours}.',
        '¿Cuánto aire? No hace falta adivinarlo, está escrito en el lateral del neumático. Infla y a la calle con {ours}.',
        'Blanca delante, roja detrás: de noche se trata de ver y de que te vean. Enciende las dos y vuelve del bar con {ours}.',
        'Aire, frenos, cadena: repásalo como llaves, móvil, cartera. Si está todo, adelante con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Ciudad, montaña o carretera?', '¿Cuál es su ruta preferida?'],
      informal: ['¿Quién te enseñó a montar?', '¿Cuestas arriba o cuestas abajo? Ya, pero di.'],
    },
  },
  'yoga-mat': {
    stories: {
      formal: [
        'Antes de que la casa despierte hay veinte minutos que no pertenecen a nadie. Extienda {ours}.',
        'El lunes se lleva mejor si empieza en el suelo y en silencio. Sobre {ours}.',
        'No se necesita una sala con vistas: basta con apartar la mesa y tener {ours}.',
        'Al final de la clase nadie quiere abrir los ojos. Ese último minuto se pasa en {ours}.',
      ],
      informal: [
        'Postura del perro boca abajo, y llega el perro. Compartir {ours} no era el plan, pero vale.',
        'Llevas un mes «empezando el lunes». Es lunes en algún sitio: desenrolla {ours}.',
        'La postura del cadáver te sale bordada. Para las otras veinte, {ours}.',
        'Apartas la mesa, pones el vídeo y descubres pelusas bajo el sofá. Respira y vuelve a {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Más fina, se siente mejor el equilibrio; más gruesa, protege más las rodillas. Decida qué pide su práctica y mire {ours}.',
        'Enrollada húmeda acaba oliendo. Un paño húmedo, un rato abierta hasta que se seque, y mañana de nuevo {ours}.',
        'Tumbado, ni la cabeza ni los talones deben quedar fuera: un poco más larga que uno mismo. Compare su altura con {ours}.',
        'Después de la clase, pase un paño húmedo y déjela secar abierta. Aproveche ese rato para una ducha, y luego enrolle {ours}.',
      ],
      informal: [
        'En la relajación final, los talones en el suelo frío no relajan nada. Que sea algo más larga que tú: mide y mira {ours}.',
        '¿Te quejas en el equilibrio o de las rodillas? Fina para lo primero, gruesa para lo segundo. Ahora elige {ours}.',
        'Hay quien la enrolla mojada y luego culpa al vecino del olor. Paño húmedo, secar abierta, y ya puedes recoger {ours}.',
        'Grosor, esa gran duda: lo fino ayuda al equilibrio, lo grueso protege las rodillas. Consulta con las tuyas y ve a por {ours}.',
      ],
    },
    asks: {
      formal: ['¿Al despertar o al final del día?', '¿Qué postura le cuesta más?'],
      informal: ['¿Yoga, pilates o siesta disimulada?', '¿Quién interrumpe siempre: perro, gato o niños?'],
    },
  },
  dumbbells: {
    stories: {
      formal: [
        'El gimnasio está a veinte minutos; el salón, a diez pasos. Junto a la ventana, {ours}.',
        'Tres series antes de la ducha, con la radio puesta. La constancia cabe en un rincón, con {ours}.',
        'No es cuestión de tiempo, sino de tenerlo a la vista. Deje cerca del sillón {ours}.',
        'La fuerza se nota al subir la compra, al aupar a un nieto, al abrir un tarro. Se entrena con {ours}.',
      ],
      informal: [
        'Pagas el gimnasio desde enero y has ido a ver cómo era. Plan B, en tu salón: {ours}.',
        'Esa última repetición siempre se negocia: ¿valía o no valía? Que decida el espejo, con {ours}.',
        'Subir tres bolsas en un solo viaje es deporte olímpico. Prepara la temporada con {ours}.',
        'Las agujetas llegan a los dos días, justo al reírte. Ríete y vuelve a por {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El peso es el bueno si las últimas repeticiones cuestan, pero la postura se mantiene. Con ese criterio, elija {ours}.',
        'Cinco minutos de calentamiento y una serie sin apenas peso, antes de cargar. Después, con calma, tome {ours}.',
        'La bajada entrena tanto como la subida y, hecha despacio, evita tirones. Cuente hasta tres al bajar {ours}.',
        'Al levantar del suelo, se doblan las rodillas y la espalda se queda recta. Sirve para las cajas y para {ours}.',
      ],
      informal: [
        'Si las últimas cuestan y no te retuerces, ese es tu peso. Si te retuerces, menos. Toma nota antes de elegir {ours}.',
        'Subir como un cohete y dejar caer es media serie perdida. Baja despacio, que también entrena, y dale otra vez a {ours}.',
        'Rodillas dobladas, espalda recta: así se recoge del suelo todo lo que pesa. Incluye en la lista {ours}.',
        'Empezar en frío es hacerse el valiente. Cinco minutos de calentamiento, una serie ligera y ahora sí, a por {ours}.',
      ],
    },
    asks: {
      formal: ['¿Entrena en casa o en el gimnasio?', '¿Por la mañana o por la tarde?'],
      informal: ['¿Con qué canción levantas más?', '¿Día de brazos o día de sofá?'],
    },
  },
  'boxing-gloves': {
    stories: {
      formal: [
        'Hay jornadas que no se cierran con un correo. Se cierran con tres asaltos al saco y {ours}.',
        'Vendarse las manos es ya una manera de dejar fuera lo demás. Después, {ours}.',
        'Guardia arriba, pies ligeros, un minuto de descanso. La disciplina tiene su uniforme: {ours}.',
        'Quien boxea habla poco y duerme bien. Lo demás se aprende despacio, con {ours}.',
      ],
      informal: [
        'Reunión que podía ser un correo, correo que podía ser silencio. El saco te espera, con {ours}.',
        'Jab, directo, gancho, y se te olvida qué te había enfadado. Cuélgate al hombro {ours}.',
        'Tararear la música de Rocky subiendo escaleras no cansa tanto como parece. Ahora en serio: {ours}.',
        'Tres minutos por asalto: se hacen eternos desde el segundo uno. Compruébalo con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Debajo van vendas: sujetan la muñeca y absorben el sudor. Tome su tiempo para vendarse y después póngase {ours}.',
        'Se pega con los dos primeros nudillos y la muñeca recta, para que no se tuerza. Ensáyelo despacio con {ours}.',
        'Cerrados en la bolsa acaban oliendo; abiertos y al aire, no. Al llegar a casa, lo primero que sale de la bolsa: {ours}.',
        'El peso va en onzas y depende del uso: más para sparring que para saco. Pregúntese a qué va y después mire {ours}.',
      ],
      informal: [
        'Abrir la bolsa el jueves y desmayarse: eso pasa por cerrarla el martes. Después de entrenar, abre y airea {ours}.',
        'Las vendas no son por estética: sujetan la muñeca y se beben el sudor. Véndate primero y luego, {ours}.',
        '¿Saco o sparring? Para lo segundo se usan más onzas. Decide con quién te peleas y elige {ours}.',
        'Dos primeros nudillos, muñeca recta: así no se tuerce. Repítelo como un estribillo y dale al saco con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Saco, sombra o sparring?', '¿Qué día de la semana pediría tres asaltos?'],
      informal: ['¿Qué canción suena en tu entrada al ring?', '¿Zurdo o diestro en guardia?'],
    },
  },
  football: {
    stories: {
      formal: [
        'Dos jerséis en el suelo hacen una portería en cualquier parque del mundo. Falta solo {ours}.',
        'Los domingos de la infancia sonaban a campana, a barro y a gol. Se recuperan con {ours}.',
        'Un padre, una hija, una pared y media hora antes de cenar. Entre los dos, {ours}.',
        'En cada pueblo hay una plaza con un cartel de prohibido y unos niños que no lo leen. Les basta con {ours}.',
      ],
      informal: [
        'Su dueño decidía quién jugaba y se lo llevaba si perdía. Ahora mandas tú: {ours}.',
        '«Quien la tira va a por ella» sigue siendo la única ley que todos respetan. Sácale brillo con {ours}.',
        '«El último gol gana», aunque el marcador vaya diez a tres. Queda luz para un rato más con {ours}.',
        'Te duele todo desde el calentamiento, pero anoche soñaste con la chilena. Inténtalo con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El número cinco es el de adultos; los niños juegan con otros más pequeños. Piense en quién va a chutar y mire {ours}.',
        'Humedezca un poco la aguja del inflador antes de meterla, y la válvula no sufrirá. Ya se puede dar aire a {ours}.',
        'Muy inflado, duele y se estropea antes; la presión suele venir escrita junto a la válvula. Léala antes de inflar {ours}.',
        'La aguja seca puede dañar la válvula. Unas gotas de agua bastan, y el domingo habrá partido con {ours}.',
      ],
      informal: [
        'Si al darle de cabeza ves las estrellas, sobra aire. La presión suele ponerla junto a la válvula: mírala antes de chutar {ours}.',
        'Cumple seis años y le regalas uno de adulto, el cinco. Va por edades, y los niños usan más pequeños: mira bien {ours}.',
        'Mojar la aguja parece manía de utilero, pero evita dañar la válvula. Una gota, aire y al parque con {ours}.',
        'Inflar hasta que parezca una piedra duele y lo estropea antes. Busca la presión junto a la válvula y saca a jugar {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿En qué posición jugaba de pequeño?',
        '¿Patio, playa o campo de hierba?',
        '¿Con quién jugaba en el recreo?',
        '¿Qué gol recuerda todavía?',
        '¿Domingo de partido o de sobremesa?',
        '¿Lo ve en casa o en el bar?',
      ],
      informal: [
        '¿Quién acababa siempre de portero?',
        '¿Pachanga en el parque o partido en el sofá?',
        '¿Pie izquierdo o pie derecho?',
        '¿Qué rompiste de peque de un balonazo?',
        '¿Caño o vaselina?',
        '¿Quién se lleva el balón si pierde?',
      ],
    },
  },
  basketball: {
    stories: {
      formal: [
        'El patio del colegio vacío, una canasta sin red, la tarde entera por delante. Y en las manos, {ours}.',
        'Hay un sonido que se reconoce a tres calles: el bote contra el cemento. Es el de {ours}.',
        'Un tiro libre dura unos segundos, y en ellos cabe todo el silencio. Se ensaya a solas, con {ours}.',
        'La canasta del garaje lleva años mirando el coche. Despiértela con {ours}.',
      ],
      informal: [
        'Tiras un papel a la papelera y dices el nombre de tu ídolo. Hazlo a lo grande con {ours}.',
        'Veintiuno, quien falla sale y sin llorar. Las reglas las pone la pista; tú pon {ours}.',
        'Tu primo mide dos metros y aun así le has metido un tapón. O eso cuentas. Revancha con {ours}.',
        'Tres, dos, uno: el último tiro siempre se cuenta en voz alta. Practica la gloria con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La siete es la talla de los hombres y la seis, la de las mujeres; los niños, más pequeños. Con eso decidido, mire {ours}.',
        'Se bota con las yemas de los dedos; la palma no toca, y así se controla. Cinco minutos en el patio bastan para notarlo con {ours}.',
        'Soltado desde la altura de la cabeza, debe subir hasta cerca de la cintura: así se sabe si el aire basta. Pruébelo con {ours}.',
        'El control está en las yemas, no en la palma. Empiece parado, sin mirar la mano, con {ours}.',
      ],
      informal: [
        'Con la palma suena a bofetada y se te va. Yemas de los dedos, que así controlas, y a la cancha con {ours}.',
        'Test de patio: suéltalo desde la cabeza y, si llega cerca de la cintura, hay aire. Te toca, con {ours}.',
        '¿Siete o seis? La siete, para hombres; la seis, para mujeres; y para niños, menos. Con ese dato, ficha {ours}.',
        'Si lo sueltas desde la cabeza y se queda por las rodillas, falta aire. Infla hasta que suba cerca de la cintura y juega con {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Triple, tiro libre o bandeja?',
        '¿A qué jugador admiraba de joven?',
        '¿Pista cubierta o al aire libre?',
        '¿En qué canasta aprendió a tirar?',
        '¿Jugar un partido o verlo?',
        '¿Ataque o defensa?',
      ],
      informal: [
        '¿A quién le gritas el nombre al tirar?',
        '¿Cuántas seguidas metes? Sin inflar.',
        '¿Uno contra uno o tres contra tres?',
        'El que pierde, ¿qué paga?',
        '¿Tiras con la derecha o con la izquierda?',
        '¿A quién retarías mañana?',
      ],
    },
  },
  'tennis-ball': {
    stories: {
      formal: [
        'La pista reservada a las nueve, el rocío aún en el banco, los primeros golpes. En el bolsillo, {ours}.',
        'Antes del saque se bota tres veces, siempre tres. El rito se cumple con {ours}.',
        'Un frontón de pueblo no pide compañero ni árbitro. Pide una raqueta y {ours}.',
        'Verano, contraventanas y, a lo lejos, un peloteo que no se acaba nunca. Este año, con {ours}.',
      ],
      informal: [
        'Dijiste que había dado en la línea y tu cuñado aún lo discute. Que lo decida el domingo, con {ours}.',
        'Siempre se va una por encima de la valla y nadie salta a por ella. Lleva de reserva {ours}.',
        'Gruñir al golpear no mejora el revés, pero impresiona. Practica las dos cosas con {ours}.',
        'Quince iguales, ventaja, iguales otra vez: nadie ha cenado. Último juego, con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con el bote abierto se pierde presión aunque no se juegue. Espere al día del partido, y que lo demás lo hagan la raqueta y {ours}.',
        'Si bota menos que una nueva, se queda para entrenar el saque. Para el partido, en cambio, tenga a mano {ours}.',
        'Mojadas pesan más y cargan el brazo. Con la pista húmeda, deje para otro día el partido y {ours}.',
        'Un bote abierto en marzo llega a mayo sin presión, se juegue o no. Espere a tener rival y estrene entonces {ours}.',
      ],
      informal: [
        'Abrir el bote «para olerlo» tiene un precio: pierde presión aunque no juegues. Aguanta hasta el partido con {ours}.',
        '¿Ya no bota? No está para jubilarse, sino para entrenar el saque. Y para el partido, {ours}.',
        'Pista encharcada y tú que sí, que se juega. Mojada pesa más y tu brazo lo paga: mejor mañana, con {ours}.',
        'La vieja, al saque; la que bota bien, al partido. Reparte papeles y saluda desde el fondo de la pista con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Tierra batida, hierba o pista dura?', '¿Derecha o revés?'],
      informal: ['¿Cuántas has mandado al jardín del vecino?', '¿Gritas al golpear o en silencio?'],
    },
  },
  tent: {
    stories: {
      formal: [
        'Despertarse con la luz antes que con el teléfono es un lujo antiguo. Basta un claro y {ours}.',
        'Hay habitaciones con vistas que no figuran en ninguna guía. Se montan al atardecer, con {ours}.',
        'Cena de lata, linterna colgada, alguien cuenta una historia. Detrás, entre los pinos, {ours}.',
        'Algunos veranos no se miden en días de hotel, sino en noches al raso. Casi al raso: en {ours}.',
      ],
      informal: [
        'Sobra una varilla, falta una piqueta y nadie guardó las instrucciones. Ya huele a vacaciones: {ours}.',
        'Son las tres, hay un ruido fuera y es tu amigo buscando el baño. Cierra la cremallera de {ours}.',
        'Entradas del festival: listas. Amigos: en duda. Casa para tres noches: {ours}.',
        'El suelo siempre tiene una piedra, y siempre en tu lado. Reclama tu metro cuadrado en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Montarla en casa antes del viaje enseña cómo va y si falta alguna piqueta. El salón puede ser el primer camping para {ours}.',
        'Las plazas se cuentan con los cuerpos juntos; si hay equipaje, conviene una más. Haga la suma y después mire {ours}.',
        'Guardada húmeda cría moho en pocos días. Al volver, antes de deshacer la maleta, extienda en el balcón {ours}.',
        'Las piquetas entran inclinadas, con la cabeza hacia fuera, y así tiran mejor. Cuide ese ángulo al montar {ours}.',
      ],
      informal: [
        'Descubrir a las once de la noche que falta una piqueta no es aventura. Ensaya en el salón con {ours}.',
        'Dos plazas son dos personas muy juntas y ninguna mochila. Si llevas equipaje, suma una y luego mira {ours}.',
        'Piquetas inclinadas, con la cabeza hacia fuera: así tiran mejor. Hazlo así, sople o no, al clavar {ours}.',
        '¿Has vuelto con lluvia? Si la guardas húmeda, en pocos días hay moho. Convierte el pasillo en camping y seca {ours}.',
      ],
    },
    asks: {
      formal: ['¿Mar, bosque o alta montaña?', '¿Cuándo durmió por última vez al aire libre?'],
      informal: ['¿Quién ronca más del grupo?', '¿Montarla es cosa de diez minutos o de divorcio?'],
    },
  },
  'sleeping-bag': {
    stories: {
      formal: [
        'Un refugio, diez literas y alguien que madruga más que todos. Usted, un rato todavía en {ours}.',
        'Contar estrellas funciona mejor que contar ovejas. Túmbese con la cara fuera y el resto en {ours}.',
        'La noche antes de la cima se habla en voz baja y se duerme vestido a medias. Al fondo de la mochila, {ours}.',
        'Faltan camas en la casa del pueblo y a nadie le importa. En el suelo del salón, {ours}.',
      ],
      informal: [
        'Hay que salir al baño y fuera hace lo que hace. Cinco minutos más en {ours}.',
        'Volver a meterlo en su funda es el verdadero deporte de montaña. Entrena en casa con {ours}.',
        'Sofá de un colega, suelo de un festival, sala de una casa rural. Tu cama viaja contigo: {ours}.',
        'Avanzar como una oruga hasta el desayuno también cuenta como llegar. Cruza el salón en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La temperatura extrema solo dice hasta dónde se aguanta; se mira la de confort. Búsquela en la etiqueta de {ours}.',
        'Comprimido, el relleno pierde el volumen que da calor; suelto, lo conserva. Entre viaje y viaje, guarde así {ours}.',
        'Lo que aísla del suelo es la esterilla: el relleno aplastado debajo abriga poco. Extiéndala primero y encima, {ours}.',
        'Para dormir hay que mirar la temperatura de confort y no la extrema. Compárela con la noche que le espera y con {ours}.',
      ],
      informal: [
        'La cifra extrema es para contarla, no para dormir: mira la de confort. Y con esa, decide sobre {ours}.',
        'Todo el invierno apretujado en su funda y el relleno sin volumen, que es lo que da calor. Saca de ahí {ours}.',
        'Aplastado bajo tu espalda, el relleno abriga poco: del suelo te aísla la esterilla. Esa primero, y luego a roncar en {ours}.',
        'En el armario, suelto y a sus anchas: así el relleno conserva el volumen que calienta. Hasta el puente, dulces sueños a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Refugio, tienda o bajo las estrellas?', '¿Cuál fue su noche más corta en la montaña?'],
      informal: ['¿Oruga hasta la nariz o pies fuera?', '¿Logras guardarlo en su funda a la primera?'],
    },
  },
  skateboard: {
    stories: {
      formal: [
        'La plaza lisa, la tarde larga, las ruedas que se oyen antes de doblar la esquina. Salga a buscarlas con {ours}.',
        'Caerse, levantarse y repetir: pocas escuelas lo enseñan con tanta claridad. Primera clase, esta tarde, con {ours}.',
        'A cierta edad uno vuelve a mirar los bordillos como los miraba a los quince. Será por {ours}.',
        'De casa al mercado hay una calle en suave bajada. Se puede hacer a pie o con {ours}.',
      ],
      informal: [
        'Veinte intentos, diecinueve culetazos y uno que nadie grabó. Otra vez, con {ours}.',
        'Llegas a la plaza, pones cara de «pasaba por aquí» y sacas {ours}.',
        'Tus rodillas firman un permiso especial cada sábado. Antes de que se arrepientan, saca {ours}.',
        'Las aceras lisas son el paraíso y los adoquines, el castigo. Elige ruta con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El pie que se adelanta sin pensar al resbalar en un suelo mojado es el que va delante. Ya puede subirse a {ours}.',
        'Al caer, lo que se pone primero son las manos: casco y muñequeras. Déjelos colgados junto a {ours}.',
        'Los rodamientos mojados se oxidan. Después de un charco, séquelos enseguida y el paseo seguirá mañana con {ours}.',
        '¿Izquierdo o derecho? Piense en un suelo mojado: el pie que se adelanta al resbalar va delante. Con esa respuesta, suba a {ours}.',
      ],
      informal: [
        'Nadie cae con las manos en los bolsillos: van por delante. Muñequeras, casco y a la plaza con {ours}.',
        'Charco a la vista y tú de frente. Bueno, pero seca los rodamientos enseguida, que se oxidan, y date otra vuelta con {ours}.',
        '¿Qué pie va delante? El que sale solo cuando resbalas en el baño. Ahora que lo sabes, prueba con {ours}.',
        'Casco y muñequeras, porque las manos llegan primero al suelo. Póntelos hasta para la vuelta a la manzana con {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Calle, parque o paseo marítimo?',
        '¿A qué edad se subió por primera vez?',
        '¿Qué calle de su ciudad invita a bajar?',
        '¿Rodillas con cicatriz o intactas?',
        '¿Rueda a solas o en grupo?',
        '¿Lo llevaría al trabajo?',
      ],
      informal: [
        '¿Qué truco se te resiste?',
        '¿Regular o goofy?',
        '¿Plaza, rampa o garaje?',
        '¿Quién graba tus caídas?',
        '¿Qué suena mientras patinas?',
        '¿De qué cicatriz presumes más?',
      ],
    },
  },
  'skipping-rope': {
    stories: {
      formal: [
        'Cinco minutos en la terraza antes del desayuno, y el día ya tiene ritmo. Márquelo con {ours}.',
        'En el patio se saltaba cantando, y nadie lo llamaba ejercicio. Recuerde la canción y tome {ours}.',
        'Quien viaja por trabajo sabe que no todos los hoteles tienen gimnasio. Entre las camisas, {ours}.',
        'Ni horario ni cuota ni desplazamiento: un metro de suelo libre y {ours}.',
      ],
      informal: [
        'Antes aguantabas el recreo entero; hoy, quince saltos. Mañana serán dieciséis, con {ours}.',
        'El vecino de abajo va a aprenderse tu rutina de memoria. Llévale un bizcocho y saca {ours}.',
        'Rocky tampoco acertó a la primera. Dos saltos, un tropiezo y otra vez con {ours}.',
        'Siempre hay un latigazo en el tobillo que te recuerda quién manda. La próxima ronda, con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Pisando el centro con un pie, los mangos deben llegar a la altura de las axilas. Tome esa medida con {ours}.',
        'Gira la muñeca y no el brazo, y así se aguanta mucho más. Pruébelo tres canciones seguidas con {ours}.',
        'Saltos bajos y con la punta del pie: la rodilla y el vecino lo agradecen. Con esa cortesía se entrena en casa con {ours}.',
        'Si el brazo se cansa pronto, es que gira él: el trabajo es de la muñeca. Corrija el gesto y vuelva a {ours}.',
      ],
      informal: [
        'No se trata de llegar al techo: saltos bajos, con la punta, que la rodilla y el vecino lo agradecen. Dale a {ours}.',
        'Parecer un helicóptero cansa. Gira solo la muñeca, aguanta mucho más y presume en el parque con {ours}.',
        '¿Te da en los tobillos? Pisa el centro: los mangos han de llegarte a las axilas. Mide y a saltar con {ours}.',
        'El vecino de abajo no tiene por qué saber que entrenas. Salta bajito, con la punta del pie, y guarda el secreto con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué se cantaba en su patio al saltar?', '¿Cuántos minutos aguanta?'],
      informal: ['¿Cuántos saltos seguidos? Sin redondear.', '¿Saltos dobles o con uno basta?'],
    },
  },
  helmet: {
    stories: {
      formal: [
        'En casa preguntan siempre lo mismo justo antes de salir. Conteste que sí, con {ours}.',
        'La salida es a las ocho y la bolsa se prepara la víspera: agua, guantes y, encima de todo, {ours}.',
        'Alguien espera en casa a que usted vuelva. Basta ese motivo para {ours}.',
        'El café del final de la ruta se toma con el pelo aplastado y buen humor. Sobre la mesa, {ours}.',
      ],
      informal: [
        'Hasta el portal te dura el peinado. Luego, {ours}, y que digan lo que quieran.',
        'Tu madre va a preguntar si lo llevas. Mándale una foto con {ours}.',
        'Correa, clic, dos golpecitos y a rodar. El ritual es corto y empieza con {ours}.',
        'Ensayas en el espejo del ascensor la cara de aventura. Ya solo falta bajar con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Una cinta alrededor de la cabeza, a un dedo por encima de las cejas: de ahí sale la talla. Con ella, mire {ours}.',
        'Recto y cubriendo la frente; echado hacia atrás no protege. Mírese de perfil antes de salir con {ours}.',
        'Bajo la barbilla debe caber un dedo o dos, no más. Compruébelo cada vez que se abroche {ours}.',
        'Tras un golpe fuerte se cambia, aunque por fuera no se vea nada. Si ha llegado ese día, el siguiente paso es {ours}.',
      ],
      informal: [
        'Llevarlo en la coronilla como una boina no protege. Recto, cubriendo la frente, y a pedalear con {ours}.',
        'Por fuera está impecable, pero se llevó un buen golpe: toca cambiarlo igual. Dale relevo con {ours}.',
        '¿Cuántos dedos caben bajo la barbilla? Uno o dos, y ni uno más. Haz la cuenta con {ours}.',
        'Para no comprar a ojo: cinta alrededor de la cabeza, un dedo por encima de las cejas. Después, tu talla de {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué ruta haría este domingo?', '¿Discreto o que se vea de lejos?'],
      informal: ['¿Cómo te queda el pelo después?', '¿Pegatinas sí o pegatinas no?'],
    },
  },
};
