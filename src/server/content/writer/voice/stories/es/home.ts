import type { StoriesOf } from '../stories.ts';

export const home: StoriesOf<'home'> = {
  lamp: {
    stories: {
      formal: [
        'A las ocho la casa baja la voz y sobra casi toda la luz. Basta con {ours}.',
        'Hay habitaciones correctas en las que nadie se sienta. A menudo les falta solo {ours}.',
        'El último párrafo de la noche merece algo más que la pantalla del teléfono. Léalo con {ours}.',
        'Quien vuelve tarde reconoce desde la calle la ventana que lo espera. Detrás del cristal, {ours}.',
      ],
      informal: [
        'Tu salón tiene la misma luz que un probador, y nadie sale guapo de ahí. Apágalo todo y prueba con {ours}.',
        'Llevas tres mudanzas con la misma bombilla pelada y ya le has puesto nombre. Dale relevo con {ours}.',
        'Ese rincón no está triste, está a oscuras. Anímalo con {ours}.',
        'Peli, manta y discusión sobre cuánta luz dejar. Ni mucha ni poca: {ours}.',
      ],
    },
    asks: {
      formal: ['¿Luz de techo o de rincón?', '¿Dónde lee usted por la noche?'],
      informal: ['¿Quién apaga las luces en tu casa?', 'En tu cocina, ¿luz cálida o de quirófano?'],
    },
  },
  lampshade: {
    stories: {
      formal: [
        'La base sigue siendo la de siempre; lo que ha envejecido está arriba. Se renueva con {ours}.',
        'Una bombilla desnuda ilumina; una habitación pide algo más. Pide, sencillamente, {ours}.',
        'En el desván aguarda el pie de una lámpara que nadie se decide a tirar. Rescátelo con {ours}.',
        'De día no se enciende y aun así está a la vista. Elija también con sol {ours}.',
      ],
      informal: [
        'Te mudaste hace dos años y la bombilla sigue colgando de un cable, tan digna. Vístela con {ours}.',
        'Aquella de casa de tus padres tenía flecos y una quemadura con historia. Empieza otra historia con {ours}.',
        'No hay que tirar la lámpara: hay que cambiarle el sombrero. Por ejemplo, por {ours}.',
        'Cambiar de sofá cuesta un riñón; cambiar la luz, diez minutos. Empieza por {ours}.',
      ],
    },
    asks: {
      formal: ['¿Discreta o que llame la atención?', '¿Qué lámpara conserva de la familia?'],
      informal: ['¿Cuántas bombillas desnudas quedan en tu casa?', '¿Con flecos o sin ellos?'],
    },
  },
  candle: {
    stories: {
      formal: [
        'Basta una cerilla para que una cena de diario parezca una cita. Enciéndala y acérquela a {ours}.',
        'El día acaba cuando uno decide que ha acabado: agua caliente, puerta cerrada y {ours}.',
        'Se va la luz en todo el barrio y por fin se habla. En medio de la mesa, {ours}.',
        'Noviembre oscurece a las seis y el salón se vuelve refugio. Sobre la mesa baja, {ours}.',
      ],
      informal: [
        'Baño largo, teléfono en otra habitación, nadie llamando a la puerta. Pura ficción, pero enciende {ours}.',
        'La guardas para una ocasión especial y la ocasión no llega. Es martes, vale: {ours}.',
        'Pizza de la nevera, dos servilletas y la luz apagada. Ahora es una cena: la culpa es de {ours}.',
        'Ordenaste el salón para quince minutos y hay que celebrarlo. Cerilla y {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué olor le recuerda a su infancia?', '¿A diario o solo en ocasiones?'],
      informal: ['¿Las enciendes o las guardas eternamente?', '¿Cena romántica o apagón?'],
    },
  },
  'candle-holder': {
    stories: {
      formal: [
        'La llama dura una noche; lo que la sostiene se queda en la mesa al día siguiente. Elija con calma {ours}.',
        'Un mantel bien planchado, pan, vino y una luz baja entre los platos. Deje en el centro {ours}.',
        'Sobre la repisa hay un espejo, unas flores secas y un hueco. Pruebe con {ours}.',
        'Las casas de campo conservaban uno junto a la escalera, por si acaso. Recupere la costumbre con {ours}.',
      ],
      informal: [
        'Pegar la vela a un platito con su propia cera tiene su técnica y su limpieza. Jubila el platito: {ours}.',
        'Botella de vino, cera hasta el suelo: muy de piso de estudiantes. Gradúate con {ours}.',
        'Una vela apagada no da conversación, y eso son veintitrés horas al día. Mejor mira {ours}.',
        'El gato mira la llama y tú miras al gato. Entre los dos, por favor, {ours}.',
      ],
    },
    asks: {
      formal: ['¿En la mesa, en la repisa o en el baño?', '¿Velas a diario o solo con invitados?'],
      informal: ['¿Cuánta cera has rascado ya de la mesa?', '¿Uno solo o toda una procesión?'],
    },
  },
  vase: {
    stories: {
      formal: [
        'Llegan unas flores sin aviso y hay que buscarles lugar antes que palabras. Tenga a mano {ours}.',
        'Dos ramas recogidas en un paseo bastan para que entre la estación en casa. Póngalas en {ours}.',
        'En la mesa del recibidor queda un espacio que ni las llaves ni el correo saben ocupar. Es el de {ours}.',
        'Con flores o vacío, hay objetos que sostienen una habitación entera. Fíjese en {ours}.',
      ],
      informal: [
        'Te regalan un ramo y acabas llenando la jarra del agua. Otra vez no: {ours}.',
        'Margaritas en el vaso de la cerveza: tienen su encanto, un día. Al segundo, {ours}.',
        'Aún no tienes flores, pero ya has apartado los libros para hacer sitio. Primero, {ours}.',
        'Una rama robada del jardín de tu tía queda de revista. Guárdale el secreto y usa {ours}.',
      ],
    },
    asks: {
      formal: ['¿Flores frescas o ramas secas?', '¿Quién le regaló las últimas flores?'],
      informal: ['¿Dónde metes las flores: jarra, botella o fregadero?', '¿Te compras flores a ti?'],
    },
  },
  cushion: {
    stories: {
      formal: [
        'El sofá es el mismo desde hace diez años y nadie lo diría. El secreto está en {ours}.',
        'Suena el timbre, se recoge el salón en un minuto y se ahueca todo con dos golpes. Lo último, {ours}.',
        'Un banco en la entrada, una silla dura, un alféizar ancho: falta algo para sentarse un rato. Falta poco, con {ours}.',
        'Los lectores de verdad saben dónde apoyar el codo. El domingo se pasa con {ours}.',
      ],
      informal: [
        'Dices que con cuatro basta y en la tienda se te olvida. Quinto, y último: {ours}.',
        'Guerra en el salón, tres bandos y un jarrón en peligro. Elige munición: {ours}.',
        'Alguien lo abraza en las películas de miedo y luego lo niega. Pásale {ours}.',
        'Cambiar de sofá es caro y mirarlo, aburrido. Hay una salida intermedia: {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuántos hay en su sofá?', '¿Lisos, estampados o mezclados?'],
      informal: ['¿A partir de cuántos son demasiados?', '¿Quién acaba tirándolos al suelo?'],
    },
  },
  blanket: {
    stories: {
      formal: [
        'Refresca en la terraza y nadie quiere ser el primero en irse. Reparta {ours}.',
        'Al pie de la cama, en el brazo del sofá, en el respaldo de la mecedora. Cada cual sabe dónde deja {ours}.',
        'Un viaje largo en coche y alguien dormido en el asiento de atrás. Cúbralo con {ours}.',
        'La tarde del domingo tiene forma de sofá y final abierto. Se ve venir con {ours}.',
      ],
      informal: [
        'Se comparte, dice quien tira de ella. Antes de la próxima película, aclara de quién es {ours}.',
        'Nieva en la pantalla y te entra frío en el salón. Poder de sugestión: trae {ours}.',
        'Pie dentro, pie fuera, y no se hable más. Regula la noche con {ours}.',
        '«No tengo sueño», dijiste justo antes de desaparecer. Te buscarán bajo {ours}.',
      ],
    },
    asks: {
      formal: ['¿Sofá, cama o terraza?', '¿Qué película pide tarde de lluvia?'],
      informal: ['¿Quién tira más fuerte en tu sofá?', '¿Pies dentro o pies fuera?'],
    },
  },
  rug: {
    stories: {
      formal: [
        'Los muebles están todos y, sin embargo, cada uno va por su lado. Reúnalos en torno a {ours}.',
        'Son los pies, y no los ojos, los que saben si una habitación está terminada. Que pisen {ours}.',
        'Un piso de alquiler no deja tocar paredes ni suelos. Sí deja extender {ours}.',
        'En el suelo, donde los mayores no miran, pasan las tardes los niños. Extienda allí {ours}.',
      ],
      informal: [
        'Tu vecino de abajo conoce tus horarios mejor que tu madre. Cámbiale la banda sonora con {ours}.',
        'El suelo del piso es feo y no es tuyo. Tápalo con {ours}.',
        'Primer paso de la mañana, suelo helado y una palabrota. Cambia el despertar con {ours}.',
        'Antes de que decidas dónde va, el perro ya se habrá tumbado encima. Aprende a compartir {ours}.',
      ],
    },
    asks: {
      formal: ['¿En el salón, en el dormitorio o en el pasillo?', '¿Descalzo o con zapatillas?'],
      informal: ['¿Qué hay ahora debajo de la tuya?', '¿Te sientas en el sofá o en el suelo?'],
    },
  },
  curtain: {
    stories: {
      formal: [
        'Cada ventana cuenta la casa dos veces, una hacia dentro y otra hacia la calle. Vístala con {ours}.',
        'Una corriente en agosto, y la tela se mueve antes de que nadie la note. El verano se ve venir en {ours}.',
        'La luz de la mañana no siempre llega cuando conviene. Quien decide la hora corre {ours}.',
        'Falta algo en el salón y no es un mueble. Mire hacia la ventana, e imagine {ours}.',
      ],
      informal: [
        'Los vecinos de enfrente ya saben qué serie ves. Ponles los títulos de crédito con {ours}.',
        'Llevas medio año cambiándote de ropa en el pasillo. Ha llegado la hora de {ours}.',
        'Colgarla recta pide dos personas y una que diga «más a la izquierda». Reparte los papeles y saca {ours}.',
        'El sol del sábado no sabe que ayer saliste. Explícaselo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Deja pasar la luz o duerme a oscuras?', '¿Qué se ve desde su ventana?'],
      informal: [
        '¿Persiana hasta abajo o luz a las siete?',
        '¿Conoces la vida de tus vecinos? ¿Y ellos la tuya?',
      ],
    },
  },
  'bed-linen': {
    stories: {
      formal: [
        'El primer gesto al entrar en una habitación de hotel es abrir la cama. En casa, ábrala con {ours}.',
        'Ventana abierta, colchón aireado, un ángulo bien hecho. El sábado empieza poniendo {ours}.',
        'Acostarse temprano en una cama recién hecha es uno de los lujos de diario. Hágala con {ours}.',
        'La cama ocupa medio dormitorio, y lo primero que se ve es cómo está hecha. Hoy, con {ours}.',
      ],
      informal: [
        'Ducha, pijama limpio y una hora de lectura por delante. El domingo se salva al final, con {ours}.',
        'Meter el relleno en la funda es una pelea que siempre gana la funda. Revancha, con {ours}.',
        'Doblar la bajera es una leyenda urbana. Haz una bola, guárdala y pon {ours}.',
        'Según el gato, has hecho la cama para él. Tienes veinte segundos para disfrutar de {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué día cambia las sábanas?', '¿Lisas o estampadas?'],
      informal: ['¿Sabes doblar la bajera o haces una bola?', '¿Sábana encimera sí o solo edredón?'],
    },
  },
  towel: {
    stories: {
      formal: [
        'Salir de la ducha en enero pide decisión y alguna recompensa. Tenga cerca {ours}.',
        'A los invitados se les deja, al pie de la cama, un vaso de agua y {ours}.',
        'El baño se renueva sin obras ni polvo cuando cambia lo que cuelga. Cuelgue {ours}.',
        'Con los años se aprende qué se comparte y qué no. Entre lo segundo, {ours}.',
      ],
      informal: [
        'Gritar «¿me traes una?» desde la ducha es deporte familiar. Para retirarte a tiempo, cuelga {ours}.',
        'La que raspa está ahí por respeto a sus años. Dale la jubilación y cuelga {ours}.',
        'De la ducha sale un superhéroe: capa al cuello y charco en el suelo. Completa el traje con {ours}.',
        'Alguien se seca las manos con la tuya y lo niega. Cambia la vigilancia por {ours}.',
      ],
    },
    asks: {
      formal: ['¿Ducha por la mañana o por la noche?', '¿Todas iguales o cada una de un color?'],
      informal: ['¿Las dejas en la percha o en la cama?', '¿Cantas en la ducha o solo tarareas?'],
    },
  },
  clock: {
    stories: {
      formal: [
        'Mirar la hora en el teléfono cuesta, de media, veinte minutos de otras cosas. Mejor mirarla en {ours}.',
        'El asado sale a las dos, los invitados llegan a la una y todo cuadra sin prisa. A la vista, {ours}.',
        'A y cuatro sube el café y a y doce pasa el autobús. Así de exactas son las mañanas con {ours}.',
        'Se cambia dos veces al año, y siempre hay quien lo olvida hasta el lunes. No olvide {ours}.',
      ],
      informal: [
        'Lo llevas adelantado cinco minutos para engañarte, y llegas tarde igual. Vuelve a intentarlo con {ours}.',
        'Solo querías saber la hora y has acabado viendo vídeos de mapaches. Para la hora, {ours}.',
        'Llega el cambio de hora y en tu cocina sigue siendo verano hasta Navidad. Ponte al día con {ours}.',
        '«Ya voy», dices, y pasa un rato que nadie ha medido. A partir de ahora, sí: {ours}.',
      ],
    },
    asks: {
      formal: ['¿Llega usted pronto, en punto o tarde?', '¿A qué hora se cena en su casa?'],
      informal: ['¿Cinco minutos antes o cinco después?', '¿Cuántas alarmas te hacen falta?'],
    },
  },
  mirror: {
    stories: {
      formal: [
        'Un recibidor estrecho, las llaves en la mano, una última mirada. Justo ahí se cuelga {ours}.',
        'Frente a la ventana, una pared puede dar otra ventana. Basta con colgar {ours}.',
        'Nadie sale de casa sin detenerse dos segundos en el mismo punto. En ese punto, {ours}.',
        'Las fotos familiares miran hacia el pasado; lo de hoy se ve en {ours}.',
      ],
      informal: [
        'El ascensor no debería ser el sitio donde descubres la espinaca. Revisa antes en {ours}.',
        'Cara de póster, mejillas hacia dentro, media vuelta. Nadie te ve, salvo {ours}.',
        'Fuiste a la puerta, volviste, te cambiaste la chaqueta y otra vez. Consúltalo una vez más con {ours}.',
        'Cantar con un cepillo pide público. Por ahora, {ours}.',
      ],
    },
    asks: {
      formal: ['¿De cuerpo entero o solo de rostro?', '¿Qué es lo último que mira antes de salir?'],
      informal: ['¿Ensayas discusiones delante? Todo el mundo lo hace.', '¿Foto en el ascensor o en casa?'],
    },
  },
  'picture-frame': {
    stories: {
      formal: [
        'Hay una foto que lleva años dentro de un libro, guardando página. Sáquela y póngala en {ours}.',
        'A los abuelos no se les manda un enlace: se les lleva algo que puedan dejar en el aparador. Lleve {ours}.',
        'De cada boda quedan mil archivos y uno que se mira a diario. Para ese, {ours}.',
        'El primer dibujo de una hija merece la misma pared que cualquier maestro. Cuélguelo en {ours}.',
      ],
      informal: [
        'Tienes ocho mil fotos en el móvil y en casa, la que venía con el marco. Pon a los tuyos en {ours}.',
        'La foto en la que salen todos con los ojos abiertos es un milagro. Los milagros se exponen en {ours}.',
        'Regalo para quien lo tiene todo: su cara de niño con flequillo. Complétalo con {ours}.',
        'Esa pared sigue esperando desde la mudanza. Clavo, martillo y {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué foto lleva años queriendo imprimir?', '¿Quién está en la de su mesilla?'],
      informal: ['¿Cuál fue la última foto que imprimiste?', '¿Foto de boda, de perro o de comunión?'],
    },
  },
  'wall-art': {
    stories: {
      formal: [
        'Una pared en blanco es una pregunta que se hace cada visita. Contéstela con {ours}.',
        'Se vive años con lo que se cuelga, así que conviene mirarlo dos veces. Mire {ours}.',
        'Encima del sofá, a la altura de los ojos, falta algo que no sea la televisión. Quizá {ours}.',
        'Mudarse es colgar lo primero y saber que uno se queda. Aquí, con {ours}.',
      ],
      informal: [
        'Llevas un año diciendo que ahí irá algo. Ahí puede ir {ours}.',
        '«Un poco más arriba. No, abajo. A la izquierda». Que empiece la discusión por {ours}.',
        'Todo el mundo entiende de arte cuando lleva una copa en la mano. Dales tema con {ours}.',
        'La pared de tu salón y la del dentista se parecen demasiado. Ponle remedio con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué se ve en la pared de su salón?', '¿Una obra grande o varias pequeñas?'],
      informal: ['¿Nivel y regla o a ojo?', '¿Qué póster tenías en tu cuarto?'],
    },
  },
  'storage-box': {
    stories: {
      formal: [
        'Las cartas de otro tiempo, las postales, una llave que ya no abre nada. Guárdelas en {ours}.',
        'Una habitación se ordena en una tarde si cada cosa sabe adónde ir. Empiece por {ours}.',
        'En el altillo descansa el verano durante el invierno, y al revés. Allí suba {ours}.',
        'Hay cosas que no se usan ni se tiran, y todas las familias las tienen. Merecen {ours}.',
      ],
      informal: [
        'Cables, pilas, un metro y el manual de algo que ya no tienes. Bautízalo «varios» y usa {ours}.',
        'Tu sistema de orden consiste en que no se vea desde la puerta. Perfecciónalo con {ours}.',
        'Recoger los juguetes en dos minutos es posible si nadie mira dentro. El truco: {ours}.',
        'Meter, cerrar y olvidarlo hasta la próxima mudanza. Terapia de orden con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué guarda desde la infancia?', '¿Etiqueta o confía en la memoria?'],
      informal: ['Tu cajón de «varios», ¿qué esconde?', '¿Guardas el cargador de un móvil muerto?'],
    },
  },
  basket: {
    stories: {
      formal: [
        'Las mantas junto al sofá, el pan en la mesa, las revistas de tres meses. Todo eso se reúne en {ours}.',
        'Volver del mercado con unas ramas de perejil asomando es una manera de llegar. Con {ours}, por supuesto.',
        'Ordenar no es esconder: hay cosas que lucen a la vista y juntas. Déjelas en {ours}.',
        'En el recibidor, debajo del banco, los paseos de invierno dejan guantes y bufandas. Recójalos en {ours}.',
      ],
      informal: [
        'Juguetes por el suelo y visita en el portal: tienes noventa segundos. Al montón, y el montón a {ours}.',
        'Ropa en el suelo, justo al lado de donde tenía que caer. Mejora la puntería con {ours}.',
        'Ovillos, cargadores, la pelota del perro: lo que sea, pero junto. Mételo en {ours}.',
        'Tu gato va a meterse antes que nadie. Deja que estrene {ours}.',
      ],
    },
    asks: {
      formal: ['¿Para mantas, para pan o para leña?', '¿En qué rincón hace más falta el orden?'],
      informal: ['Lanzas la ropa, ¿y cae dentro o al lado?', '¿Qué meterías para no verlo más?'],
    },
  },
  'christmas-decoration': {
    stories: {
      formal: [
        'Una tarde de diciembre se bajan las cajas y cada pieza trae su año. Este será el de {ours}.',
        'Los villancicos suenan demasiado pronto; el salón, en cambio, sabe cuándo. Empieza con {ours}.',
        'La Nochebuena empieza días antes, con la casa a medio vestir. Termine de vestirla con {ours}.',
        'De las fiestas de la niñez quedan un olor, una canción y algo que brillaba. Alguien recordará así {ours}.',
      ],
      informal: [
        'Prometiste esperar hasta el puente de diciembre y es once de noviembre. Nadie juzga: {ours}.',
        'El gato estudia el árbol con la mirada de quien prepara un golpe. Cuelga muy arriba {ours}.',
        'Desenredar las luces saca lo peor de cada familia. Descansa un momento y coloca {ours}.',
        'Tu cuñado llegará con el turrón duro y opiniones. Antes de que toque el timbre, saca {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuándo decora usted la casa?', '¿Qué pieza se repite cada año?'],
      informal: ['¿Antes o después del puente de diciembre?', '¿Belén, árbol o los dos?'],
    },
  },
  bunting: {
    stories: {
      formal: [
        'Una fiesta se adivina desde la calle cuando algo se mueve entre dos balcones. Cuelgue {ours}.',
        'El jardín, una mesa larga, limonada y los primos de todas las edades. Por encima, {ours}.',
        'No siempre hace falta un motivo; a veces basta con una pared y ganas. Con eso y {ours}.',
        'De las verbenas se recuerda la música y lo que colgaba de farola a farola. En casa, {ours}.',
      ],
      informal: [
        'La tarta está, los globos se deshinchan y falta media hora. Súbete a la silla con {ours}.',
        'Quitarla al día siguiente da pereza, y así acaba el salón de fiesta hasta marzo. Cuelga {ours}.',
        'Dos chinchetas, un «¿está recta?» y un «más o menos». Ya hay fiesta: {ours}.',
        'Tu balcón vio pasar las fiestas del barrio sin enterarse. Este año, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué se celebra pronto en su casa?', '¿Jardín, salón o balcón?'],
      informal: ['¿Cuánto tardas en quitarla después?', '¿Cuál es la próxima fiesta?'],
    },
  },
  doormat: {
    stories: {
      formal: [
        'Quien llama al timbre espera unos segundos mirando al suelo. Ya se le puede recibir, con {ours}.',
        'La casa empieza un paso antes de la cerradura. En ese paso, {ours}.',
        'Vuelven del paseo con barro, hojas y buen humor. Antes de que crucen la puerta, {ours}.',
        'Un rellano con cuatro puertas iguales, y una que se distingue. Delante, {ours}.',
      ],
      informal: [
        'Repartidores, suegros, el vecino de la sal: todos pasan por el mismo sitio. Ponles debajo {ours}.',
        'Llueve, el perro se sacude y tú señalas el suelo. Él entiende a medias para qué sirve {ours}.',
        'Debajo no se esconde la llave de repuesto, lo sabe todo el mundo. Busca otro sitio y estrena {ours}.',
        'El tuyo ya no dice «bienvenidos», dice «bi ni os». Toca cambiarlo por {ours}.',
      ],
    },
    asks: {
      formal: ['¿Se quita los zapatos al entrar?', '¿Quién llama más a su puerta?'],
      informal: ['¿Qué debería decir el tuyo?', '¿Zapatos fuera o adelante con todo?'],
    },
  },
  'wall-sign': {
    stories: {
      formal: [
        'En todas las casas hay una frase que se dice a diario y nadie ha escrito. Para la pared, {ours}.',
        'Un pasillo, una puerta, la entrada del jardín: hay sitios que piden presentarse. Lo harán con {ours}.',
        'Los bares de toda la vida tienen algo colgado que los clientes repiten de memoria. En su cocina, {ours}.',
        'Entre dos cuadros serios cabe una sonrisa. Cuelgue en medio {ours}.',
      ],
      informal: [
        'Le has dicho cien veces lo mismo y no escucha. Que lo lea en la pared: {ours}.',
        'La visita va al baño y vuelve riéndose. Ya ha encontrado {ours}.',
        'Tu terraza tiene nombre desde el segundo vermú, solo faltaba anunciarlo. Clavo y {ours}.',
        'No todo van a ser cuadros de barcos. Dale conversación a la pared con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué frase se repite más en su casa?', '¿Cocina, entrada o jardín?'],
      informal: ['¿Qué cartel le haría falta a tu cocina?', 'Si tu terraza fuera un bar, ¿cómo se llamaría?'],
    },
  },
  figurine: {
    stories: {
      formal: [
        'Entre libros serios siempre cabe algo que no sirve para nada y alegra la vista. Por ejemplo, {ours}.',
        'De los viajes se trae poco: una piedra, una palabra y algo para la repisa. Haga sitio a {ours}.',
        'Una consola despejada gana mucho con una sola pieza. Póngala a prueba con {ours}.',
        'Los niños preguntan siempre por el mismo objeto de la vitrina. Dentro de unos años, será por {ours}.',
      ],
      informal: [
        'El estante está ordenado y parece de catálogo, es decir, de nadie. Dale dueño con {ours}.',
        'Tu abuela tenía una docena y prohibido tocarlas. Tú puedes empezar con {ours}.',
        'Quitar el polvo obliga a moverlo todo, y algo acaba mirando a la pared. Dale la vuelta a {ours}.',
        '«¿Y eso?», pregunta todo el que entra. Inventa una historia para {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué objeto de su casa tiene historia?', '¿Repisa llena o casi vacía?'],
      informal: ['En casa de tu abuela, ¿qué no se podía tocar?', '¿Quién quita el polvo en tu casa?'],
    },
  },
  'hot-water-bottle': {
    stories: {
      formal: [
        'En las casas antiguas la cama se preparaba media hora antes de acostarse. Hágalo con {ours}.',
        'Llega el frío a los pies mucho antes que el invierno al calendario. Contra eso, {ours}.',
        'Un libro, una lámpara, la lluvia y nadie más despierto. Entre las sábanas, {ours}.',
        'Cuidar a alguien empieza por poner agua al fuego. Para una infusión y para {ours}.',
      ],
      informal: [
        'Tus pies están declarados zona polar y alguien duerme al otro lado. Firma la paz con {ours}.',
        'Meterse en sábanas heladas pide un grito y mucho valor. Ve por delante: {ours}.',
        'Dolor de tripa, sofá y cero ganas de hablar. Quien te quiera que te traiga {ours}.',
        'La calefacción del edificio se apaga a las diez, y tú no. Plan nocturno con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Pies fríos o manos frías?', '¿A qué hora se acuesta en invierno?'],
      informal: ['¿A quién le plantas los pies helados?', '¿Calcetines en la cama, sí o jamás?'],
    },
  },
};
