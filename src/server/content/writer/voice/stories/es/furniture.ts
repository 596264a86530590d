export const furniture = {
  sofa: {
    stories: {
      formal: [
        'El salón se dispone alrededor de una sola decisión; lo demás se coloca después. Empiece por {quoted}.',
        'Un domingo por la tarde no lleva programa, solo a los de siempre, una película y {ours}.',
        'Hay siestas de veinte minutos que arreglan una semana. La de hoy, en {quoted}.',
        'La visita se marchaba a las seis, son las nueve y nadie ha encendido la luz. Así son las tardes en {ours}.',
      ],
      informal: [
        'Cada cual tiene su sitio y nadie lo ha firmado. Toca repartirse {ours}.',
        '«Solo cierro los ojos un momento», y te pierdes el final. Otra vez, en {quoted}.',
        'Bajo los cojines hay dos monedas, un mando y media merienda. Empieza una colección nueva en {ours}.',
        'Decir que no a un plan, con la manta ya puesta, es un arte. Practícalo en {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'En el salón suele caber; por la puerta, el ascensor y los giros de la escalera, no siempre. Mídalos antes de decidirse por {ours}.',
        'Con cinta de pintor en el suelo se dibuja el contorno y se ve cuánto paso queda. Dedique una tarde a ese plano y vuelva después a {ours}.',
        'Para sentarse recto, menos fondo de asiento; para tumbarse, más. Piense cómo ve usted las películas y mire las medidas de {ours}.',
        'Delante conviene dejar hueco para pasar sin rozar la mesa con las rodillas. Aparte un poco la suya y haga sitio a {ours}.',
      ],
      informal: [
        'En la foto cabe; en tu ascensor, ya veremos. Mide la puerta, la cabina y los giros de la escalera, y luego sueña con {ours}.',
        'Como en las películas de detectives: cinta en el suelo, contorno dibujado, y ves cuánto paso queda. Ahí dentro imagina {ours}.',
        '¿Espalda recta o acabas en horizontal? Lo primero pide menos fondo; lo segundo, más. Confiesa y mira {ours}.',
        'La rodilla contra la mesa de centro, noche tras noche. Deja hueco para pasar y coloca, un paso más atrás, {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Cuál es su sitio, y quién se lo discute?',
        '¿Siesta o película?',
        '¿Qué está viendo estos días?',
        '¿Esquina o centro?',
        '¿Visita corta o cena improvisada?',
        '¿Con quién comparte el domingo?',
      ],
      informal: [
        '¿Quién se queda siempre con el mando?',
        '¿En qué minuto de la peli te duermes?',
        '¿Manta propia o compartida?',
        '¿Por qué serie vas ahora?',
        '¿Qué ha aparecido bajo tus cojines?',
        'El perro en el sofá, ¿sí o nunca?',
      ],
    },
  },
  armchair: {
    stories: {
      formal: [
        'En casi todas las casas hay un asiento que, sin decirlo nadie, es de alguien. Elija rincón para {ours}.',
        'Una lámpara de pie, un libro empezado y la lluvia al otro lado. Complete el conjunto con {ours}.',
        'El primer café del sábado no tiene prisa, pero sí un lugar. Junto a la ventana, {ours}.',
        'De los abuelos se recuerda la voz y desde dónde contaban las historias. Alguien las contará desde {ours}.',
      ],
      informal: [
        'Esa esquina del salón acumula un puf, ropa limpia y cero planes. Haz limpieza y pon {ours}.',
        'Te levantas a por agua y te han quitado el sitio. Ahora alguien ronronea en {ours}.',
        'Compartes el sofá, la manta y el mando; el sitio, jamás. Defiende tu territorio desde {ours}.',
        'Dijiste un capítulo y se ha hecho de noche con la luz sin encender. Sigue leyendo en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Pies enteros en el suelo y rodillas en ángulo recto: esa es la altura buena. Compruébelo sin prisa, con un libro, en {ours}.',
        'Para leer, la luz llega por detrás y de un lado, no de frente. Encienda la lámpara y coloque delante {ours}.',
        'Al hueco hay que sumar el espacio para levantarse y, si se reclina, el respaldo abierto. Mida así el rincón que reserva a {ours}.',
        'Si los pies cuelgan o las rodillas suben, la altura no es la suya. Busque el ángulo recto y mire las medidas de {ours}.',
      ],
      informal: [
        '¿Te cuelgan los pies? No es tu altura: plantas en el suelo y rodillas en ángulo recto. Haz la prueba con {ours}.',
        'La lámpara de frente es para los interrogatorios. Para leer, por detrás y a un lado: pon en medio {ours}.',
        'Cabe clavado, hasta que te quieres levantar. Suma ese espacio y, si se reclina, el del respaldo abierto. Luego mide {ours}.',
        'El rincón de leer empieza por la luz: a tu espalda y a un lado, nunca en la cara. Elige enchufe, libro y, por fin, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué libro le espera junto a la ventana?', '¿Quién tiene sitio fijo en su salón?'],
      informal: ['¿Leer, siesta o mirar a la nada?', '¿Gato, perro o suegro: quién te quita el sitio?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'Nadie recoge, nadie se levanta y alguien empieza otra historia. Acerque {ours}.',
        'Siempre llega alguien con quien no se contaba, y suele ser quien alegra la cena. Acérquele {ours}.',
        'Un rincón vacío junto a la ventana, un poco de sol por la mañana. Ahí, {ours}.',
        'Se pasa más tiempo sentado de lo que nadie confiesa. Con eso en mente se elige {ours}.',
      ],
      informal: [
        'Viene gente a cenar y uno acaba sentado en la escalera plegable. La próxima vez, en {ours}.',
        'Ni limpia ni para lavar: esa ropa también necesita un hogar. Todos sabemos que será {ours}.',
        '«Siéntate, que ya acabo», y no acaba nunca. Espera, al menos, en {ours}.',
        'La sobremesa se alargó, la luz se fue y nadie se levanta. Pon otra ronda y no sueltes {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Entre el asiento y el tablero conviene palmo y medio, que es por donde entran las piernas. Mida su mesa y después {ours}.',
        'Si lleva brazos, hay que ver si caben bajo la mesa. Anote esa altura antes de decidirse por {ours}.',
        'Si es de patas, unos fieltros ahorran rayas al suelo y ruido al vecino de abajo. Póngalos primero y siente después a alguien en {ours}.',
        'Del asiento al tablero, palmo y medio: con menos, las piernas protestan. Haga la cuenta antes de alargar la sobremesa en {ours}.',
      ],
      informal: [
        'Tu mano es el metro: palmo y medio entre el asiento y el tablero, para que quepan las piernas. Mide y mira {ours}.',
        'Brazos por encima del tablero y se queda fuera para siempre. Si los lleva, mide la mesa antes de encariñarte con {ours}.',
        'El vecino de abajo sabe a qué hora cenas. Unos fieltros, si hay patas, y se acaba el ruido: siéntate luego en {ours}.',
        'Arrastrar hasta la mesa deja firma en el suelo. Si es de patas, unos fieltros te ahorran las rayas: pégalos antes de pedirte {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Cuánto dura en su casa una sobremesa?',
        '¿Todas iguales o cada una de su padre?',
        '¿Junto a la ventana o en la cabecera?',
        '¿Quién llega siempre el último a la mesa?',
        '¿Qué silla recuerda de la casa de sus abuelos?',
        '¿Para leer, para cenar o para charlar?',
      ],
      informal: [
        '¿Cuánta ropa hay ahora en la tuya?',
        '¿Eres de los que se balancean?',
        '¿Quién tiene sitio fijo en tu mesa?',
        '¿A qué hora acaba tu comida del domingo?',
        '¿Cabéis todos o toca banqueta?',
        '¿Café en la mesa o de pie en la cocina?',
      ],
    },
  },
  stool: {
    stories: {
      formal: [
        'En la cocina siempre hay alguien que no cocina pero da conversación. Ofrézcale {ours}.',
        'Ponerse los zapatos sin buscar apoyo es un pequeño placer de recibidor. En la entrada, {ours}.',
        'Asiento por la mañana, mesita por la tarde, lugar para un libro de noche. Según la hora, {ours}.',
        'Cuando se juntan todos, falta un sitio. Alguien va al rincón y trae {ours}.',
      ],
      informal: [
        'Una caña, unas aceitunas y alguien picando cebolla de fondo. Toma asiento en {ours}.',
        'Tienes un amigo que se cuela en la cocina «a mirar». Que mire desde {ours}.',
        'Desayunar de pie junto al fregadero no cuenta como desayuno. Siéntate en {ours}.',
        'La maceta estaba en el suelo y ahora preside el salón. Ascendió gracias a {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Para una barra o isla se mide del suelo a la encimera y se deja palmo y medio libre para las piernas. Con esa cifra, mire {ours}.',
        'Si va a hacer de mesita, debe quedar a la altura del colchón o del brazo del sofá. Mida una de las dos y compárela con {ours}.',
        'Entre uno y otro conviene dejar sitio para sacar los codos. Cuente así cuántos desayunos caben en su barra, empezando por {ours}.',
        'Las piernas necesitan palmo y medio bajo la encimera. Réstelo a la altura que hay desde el suelo y sabrá qué buscar en {ours}.',
      ],
      informal: [
        'Desayunar con las rodillas contra la barra no es desayunar. Palmo y medio libre bajo la encimera: mide y luego mira {ours}.',
        '¿De mesita junto a la cama? A la altura del colchón, o buscarás el vaso a tientas. Saca el metro y ponte con {ours}.',
        'Dos codos por persona, y todos quieren salir. Deja sitio entre uno y otro cuando coloques {ours}.',
        'El café a una altura y el brazo del sofá a otra: mal apaño. Si coinciden, ya puedes ascender a mesita {ours}.',
      ],
    },
    asks: {
      formal: ['¿Quién le hace compañía mientras cocina?', '¿Cocina, baño o entrada?'],
      informal: ['¿Asiento, mesita o escalón de emergencia?', '¿Desayunas sentado o corriendo?'],
    },
  },
  table: {
    stories: {
      formal: [
        'Se discute, se firma la paz y alguien sirve otro café. Casi todo en una casa ocurre en torno a {ours}.',
        'Cada marca acabará recordando una noche, y ninguna dará pena. La primera está por llegar a {ours}.',
        'Antes de colgar un cuadro o elegir la lámpara, hay que saber dónde irá {ours}.',
        'Unas flores, el periódico, una taza a medio beber: el domingo amanece poco a poco sobre {ours}.',
      ],
      informal: [
        'Un vaso sin posavasos, un puzle a medias, las llaves que nadie encuentra. Todo acaba en {ours}.',
        'Ese lado cojo con la servilleta doblada debajo ya es de la familia. Despídete con cariño: {ours}.',
        'La partida iba a durar una hora y ya ha salido el sol. Barajas tú, sobre {ours}.',
        'Apoyar los pies estaba prohibido en casa de tus padres. En la tuya mandas tú: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Dibujar el contorno en el suelo con cinta y pasar alrededor dice enseguida si cabe. Dé esa vuelta antes de llevar a casa {ours}.',
        'En un comedor se calculan unos tres palmos por persona, para no chocar con los codos. Cuente a los suyos y mire las medidas de {ours}.',
        'Si alrededor van sillas, detrás hace falta hueco para levantarse sin chocar con la pared. Réstelo del plano y vea qué queda para {ours}.',
        'La redonda aprovecha mejor un cuarto cuadrado; la rectangular, uno alargado. Mire la forma del suyo y después {ours}.',
      ],
      informal: [
        'Cinta en el suelo, contorno a tamaño real y un paseo alrededor: enseguida sabes si cabe. Hazlo en calcetines y pensando en {ours}.',
        'En el comedor, tres palmos por cabeza, o la cena será a codazos. Cuenta cuñados y mira {ours}.',
        'Pedir permiso a media fila para ir al baño no es plan. Si van sillas, deja hueco hasta la pared y busca el centro para {ours}.',
        'Cuarto cuadrado, redonda; cuarto alargado, rectangular: así se aprovecha mejor. Cuenta pasos en el tuyo y vuelve a mirar {ours}.',
      ],
    },
    asks: {
      formal: ['¿Quién se sienta siempre en el mismo sitio?', '¿Con flores, con velas o despejada?'],
      informal: ['¿Posavasos: fanático o rebelde?', '¿Qué hay encima ahora mismo?'],
    },
  },
  nightstand: {
    stories: {
      formal: [
        'El libro a medias, las gafas, un vaso de agua. El último gesto del día se hace sobre {ours}.',
        'A las tres de la madrugada la mano busca sin encender la luz. Que encuentre {ours}.',
        'Hay novelas que llevan desde la primavera en la misma página y no molestan a nadie. Siguen en {ours}.',
        'Un dormitorio se termina por los lados: primero la cama y, después, {ours}.',
      ],
      informal: [
        'Cremas, cargador, tres libros empezados y una horquilla. Tu biografía completa está en {ours}.',
        'Apagas la alarma, la lámpara y el vaso de un manotazo. Dales espacio: {ours}.',
        'Dejar el vaso en el suelo acaba siempre con un pie mojado. Ya tienes edad para {ours}.',
        '«Este capítulo y apago», mentira de cada noche. Los cuatro siguientes esperan en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'A la altura del colchón, se llega al vaso sin incorporarse. Mida desde el suelo y compare con {ours}.',
        'Unos centímetros de separación con la cama permiten abrir un cajón sin pillar el edredón. Déjelos al colocar {ours}.',
        'Una lámpara con el interruptor en el cable evita levantarse a apagarla. Con esa luz se acaban los capítulos junto a {ours}.',
        'De noche se busca el agua a tientas, y a la altura del colchón se encuentra sin incorporarse. Tome esa medida y piense en {ours}.',
      ],
      informal: [
        'Tres de la mañana, sed y un brazo en el vacío. A la altura del colchón llegas al vaso sin levantarte: mide y mira {ours}.',
        'Cajón que se abre, edredón que se engancha. Unos centímetros de distancia con la cama lo evitan: separa un poco {ours}.',
        'Quien lee la última página apaga, y mejor si el interruptor está en el cable. Busca una lámpara así para {ours}.',
        'Salir de la cama a apagar la luz despierta a cualquiera. Con el interruptor en el cable no hace falta: ya sabes qué poner sobre {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué libro tiene ahora junto a la cama?', '¿Duerme con el teléfono cerca o lejos?'],
      informal: ['¿Lo más raro que tienes ahora junto a la cama?', '¿Cuántos libros empezados tienes ahí?'],
    },
  },
  desk: {
    stories: {
      formal: [
        'Cada año hay un proyecto que solo esperaba un lugar. Este año, empiece en {ours}.',
        'Luz por la izquierda, un cuaderno abierto y la puerta entornada. Para pensar despacio, {ours}.',
        'La mesa de la cocina quiere volver a ser de la cocina. Devuélvasela, y trabaje en {ours}.',
        'Cartas, facturas, deberes, una acuarela a medias: la vida íntima de una casa pasa por {ours}.',
      ],
      informal: [
        'Antes de ponerte a trabajar ordenas, limpias y afilas lápices. Al menos hazlo sobre {ours}.',
        'Reunión desde la cama, con la cámara apagada y migas en el edredón. Hasta aquí: {ours}.',
        'Tu oficina es una esquina del comedor y se desmonta a la hora de cenar. Búscale pared a {ours}.',
        'Escribirás esa novela cuando tengas dónde. Se acabó la excusa: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'De frente, la ventana deslumbra; de espaldas, se refleja en la pantalla. Coloque de lado a la luz {ours}.',
        'Al sentarse, los codos quedan a la altura del tablero y los pies, apoyados. Haga la prueba con su silla delante de {ours}.',
        'La pantalla, el teclado y el hueco para apoyar los brazos marcan el fondo. Mida los tres y compare con {ours}.',
        'Antes de elegir pared, mire por dónde entra el sol: de lado, ni deslumbra ni se refleja en la pantalla. Reserve ese lugar para {ours}.',
      ],
      informal: [
        'Ventana delante, ojos de topo; ventana detrás, te ves la cara en la pantalla. De lado, y a trabajar en {ours}.',
        'Los hombros en las orejas no son postura: codos a la altura del tablero y pies apoyados. Siéntate así y prueba {ours}.',
        'La pantalla cabe, el teclado cabe y tus brazos se quedan colgando. Mide para los tres y sabrás qué fondo buscar en {ours}.',
        'Si los pies no apoyan o los codos no llegan al tablero, esa altura no es la tuya. Compruébalo antes de mudar el portátil a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Despejado o con papeles a la vista?', '¿Trabaja de cara a la ventana o a la pared?'],
      informal: ['¿Orden total o caos con sistema?', '¿Cuántas tazas se acumulan en el tuyo?'],
    },
  },
  bed: {
    stories: {
      formal: [
        'Los domingos hay visita: primero el periódico, luego los niños, al final el perro. Todos a {ours}.',
        'Un tercio de la vida transcurre ahí, y casi nunca se le dedica una tarde. Dedíquesela a {ours}.',
        'El dormitorio no necesita mucho: una buena oscuridad, un libro y {ours}.',
        'Volver de un viaje largo es, sobre todo, apagar la luz en el lugar propio. Ese lugar, {ours}.',
      ],
      informal: [
        'Cinco minutos más, dijo la persona que lleva cuarenta. Comprensible, con {ours}.',
        'Quién duerme en qué lado se decidió la primera noche y ya es ley. Vale también en {ours}.',
        'Hacerla para deshacerla por la noche: un sinsentido diario. Discútelo tumbándote en {ours}.',
        'Alguien pequeño aparece a las cuatro y se queda cruzado. Haz hueco en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El largo debe superar en un palmo la altura de quien duerme. Sume ese palmo a la suya y mire {ours}.',
        'A los lados conviene dejar paso, para hacerla sin trepar por encima. Recorra el dormitorio con el metro antes de traer {ours}.',
        'Una medida especial obliga a cambiar también el colchón. Mida el que tiene y compárelo con {ours}.',
        'Para que los pies no asomen hace falta un palmo más que la altura de quien duerme. Haga la cuenta con {ours}.',
      ],
      informal: [
        'Tu altura más un palmo: con menos, los pies duermen fuera. Suma y mira {ours}.',
        'Hacerla trepando por encima es gimnasia que nadie pidió. Deja paso a los lados y el sábado irá mejor con {ours}.',
        '¿Quieres conservar el colchón? Mídelo, que una medida especial obliga a cambiar los dos. Luego compara con {ours}.',
        'Pegarlo todo a la pared parece buena idea hasta que toca remeter la sábana. Deja paso a los lados y planta en medio {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué lado es el suyo?', '¿Lee antes de dormir o se rinde enseguida?'],
      informal: ['¿La haces cada mañana? Di la verdad.', '¿Quién roba el edredón?'],
    },
  },
  mattress: {
    stories: {
      formal: [
        'Se prueban unos zapatos diez minutos; lo que se usa cada noche, casi nunca. Túmbese a pensarlo, en {ours}.',
        'Nadie lo enseña a las visitas y todos lo notan a las siete de la mañana. Se elige con calma {ours}.',
        'Sábanas recién puestas, persiana hasta abajo, el silencio de la calle. Debajo de todo, {ours}.',
        'Los hoteles se recuerdan por una cosa que no sale en las fotos. En casa, esa cosa es {ours}.',
      ],
      informal: [
        'El tuyo tiene un valle en medio y todo rueda hacia él cada noche. Por romántico que suene, ya es hora de {ours}.',
        '«Es que he dormido raro», dices por cuarto lunes seguido. Igual no es el cuello. Piénsalo en {ours}.',
        'Subirlo por la escalera pide dos amigos y dos cervezas. Ve llamando antes de pedir {ours}.',
        'Saltar encima estaba prohibido y ahora pagas tú. Un salto, uno solo, y a dormir en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Se prueba en la postura en la que se duerme y durante un buen rato, no en el borde. Quítese los zapatos y tómese su tiempo con {ours}.',
        'De lado, hombro y cadera suelen agradecer algo más mullido; boca arriba o boca abajo, más firme. Fíjese en cómo despierta y pregunte por {ours}.',
        'El sudor es lo que más envejece un colchón, y un protector lavable lo aísla. Téngalo listo para la primera noche con {ours}.',
        'Al abrir la cama, conviene dejarla airear: así se va la humedad de la noche. Desayune primero y deje respirar {ours}.',
      ],
      informal: [
        'Sentarse en el borde y dar dos botes no es probar. Túmbate como duermes, quédate un buen rato y decide entonces sobre {ours}.',
        '¿De lado? Hombro y cadera suelen pedir algo más mullido. ¿Boca arriba o boca abajo? Más firme. Mírate al despertar y luego mira {ours}.',
        'Nadie lo dice, pero el sudor es lo que más envejece ahí debajo. Un protector lavable, entre la sábana y {ours}.',
        'Por fin una excusa para no hacer la cama: abierta un rato se airea y se va la humedad de la noche. Ve a por el café y deja que corra el aire sobre {ours}.',
      ],
    },
    asks: {
      formal: ['¿Lo prefiere firme o mullido?', '¿Duerme de lado, boca arriba o boca abajo?'],
      informal: ['¿Duermes en tu lado o en diagonal?', '¿Cuántos años tiene el tuyo? Sé valiente.'],
    },
  },
  shelf: {
    stories: {
      formal: [
        'Los libros empiezan en la mesilla, siguen en el suelo y acaban pidiendo pared. Désela con {ours}.',
        'Al entrar en una casa ajena, los ojos van primero a los lomos. En la suya se detendrán ante {ours}.',
        'Una foto, una piedra de aquella playa, tres novelas: cada persona se cuenta a su manera. Cuéntese en {ours}.',
        'Hay paredes que llevan años en blanco por no saber qué decir. Deje hablar a {ours}.',
      ],
      informal: [
        'Videollamada: lo que se ve detrás de ti dice más que tu currículum. Colócalo bien en {ours}.',
        'Por colores, por autores o por «ahí cabía». Reordena sin que nadie opine: {ours}.',
        'La pila del suelo ya sirve de mesita y eso no era el plan. Súbela a {ours}.',
        'Libros que leíste, libros que fingiste leer y una planta en medio. Todos quedan bien en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Lo que más pesa va abajo, y así se gana estabilidad. Empiece por los diccionarios al llenar {ours}.',
        'El libro más alto y el más hondo deciden la medida. Búsquelos en la pila y compárelos con {ours}.',
        'Si es alta y hay niños en casa, se fija a la pared aunque parezca que no se mueve. Tenga listo el taladro el día que monte {ours}.',
        'Un hueco libre descansa la vista y deja sitio a lo próximo. Déjelo desde el primer día al ordenar {ours}.',
      ],
      informal: [
        'Los atlas arriba y las novelas abajo, no. Lo que pesa va abajo, que así gana estabilidad: recoloca la mudanza en {ours}.',
        'Ese libro de arte que no cabe en ningún sitio es tu metro. Mide su alto y su fondo, y luego compara con {ours}.',
        'Un niño, unas baldas y muchas ganas de escalar. Si es alta, a la pared, aunque no parezca moverse: taladro primero y libros después en {ours}.',
        'Donde no cabe ni un cómic más, la vista no descansa. Deja libre un hueco para lo próximo y no llenes del todo {ours}.',
      ],
    },
    asks: {
      formal: ['¿Un orden estricto o a su manera?', '¿Qué objeto suyo nunca se presta?'],
      informal: [
        'Un libro que enseñas y no has leído, ¿cuál?',
        '¿Ordenas por colores, por temas o a presión?',
      ],
    },
  },
  cabinet: {
    stories: {
      formal: [
        'Una casa tranquila es, a menudo, una casa con puertas que se cierran. Detrás, todo lo demás: {ours}.',
        'El mantel de la abuela, los juegos de la tarde, una vajilla que sale en Navidad. Cada cosa, en {ours}.',
        'En octubre bajan las mantas y suben los vestidos. Ese ir y venir se hace mejor con {ours}.',
        'Se ordena una tarde de lluvia, y se encuentra lo que se daba por perdido. Empiece de nuevo con {ours}.',
      ],
      informal: [
        'Suena el timbre y en dos minutos desaparece el caos. Nadie preguntará qué hay dentro de {ours}.',
        'Toda familia tiene un lugar al que van las cosas que «ya veremos». Hazlo oficial: {ours}.',
        'Abres una puerta y se te cae encima el verano pasado. Más vale empezar de cero, con {ours}.',
        'Tu hermana dobla, tú embutes. La única regla es que cierre la puerta de {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Las puertas abiertas y los cajones sacados también ocupan. Súmelos al medir el hueco que reserva a {ours}.',
        'Fijado a la pared, un mueble alto no vuelca aunque un niño se cuelgue de un cajón. Téngalo en cuenta, antes que la ropa, al montar {ours}.',
        'Lo de diario, entre la cadera y los ojos; lo de temporada, arriba. Con ese reparto, octubre se llevará mejor en {ours}.',
        'El hueco parece suficiente hasta que se abre la puerta. Mida contando con ella, o con el cajón sacado, y compare con {ours}.',
      ],
      informal: [
        'Entra clavado y la puerta choca con la cama. Mide con todo abierto, cajones incluidos, antes de hacer planes con {ours}.',
        'Para un niño, un cajón abierto es un escalón. Si el mueble es alto, a la pared, que así no vuelca: es lo primero con {ours}.',
        'El bañador, arriba; las camisetas, entre la cadera y los ojos, sin estirarse. Haz el reparto antes de abrir {ours}.',
        'Buscar calcetines de puntillas no es vida. Lo de diario, entre la cadera y los ojos, y lo de temporada, arriba: ordena así {ours}.',
      ],
    },
    asks: {
      formal: ['¿Ordena por temporadas o según hace falta?', '¿Qué guarda desde hace más años?'],
      informal: ['Si abro el tuyo de golpe, ¿qué se cae?', '¿Doblas o embutes?'],
    },
  },
};
