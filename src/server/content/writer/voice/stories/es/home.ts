export const home = {
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
    lessons: {
      formal: [
        'Para estar a gusto, luz cálida; para trabajar o cocinar, más blanca. Piense qué hará en ese rincón y mire entonces {ours}.',
        'Varios puntos de luz a distintas alturas iluminan mejor que uno solo en el techo. Apáguelo esta noche y cuente con {ours}.',
        'Antes de cambiar una bombilla se miran el casquillo y la potencia máxima. Anote los dos datos, a la primera, de {ours}.',
        'Sobre la mesa del comedor, la altura buena es la que no corta las miradas. Si ese es el sitio, siente a alguien enfrente y cuelgue {ours}.',
      ],
      informal: [
        'Luz blanca para picar cebolla, cálida para llorar con una película. Decide el plan y luego mira {ours}.',
        'Un solo foco en el techo ilumina peor que varias luces a distintas alturas. Apágalo y enciende {ours}.',
        '¿Rosca gorda o fina? En la ferretería nadie se acuerda. Antes de ir a por bombilla, mira el casquillo y la potencia máxima de {ours}.',
        'Hablar en la cena esquivando un cable no es plan. Si va sobre la mesa, que no corte las miradas: busca esa altura para {ours}.',
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
    lessons: {
      formal: [
        'No todos los aros ni todos los casquillos coinciden. Mida uno y mire el otro antes de elegir {ours}.',
        'Sobre un pie de mesa suele ir algo más baja que él, tapando el casquillo. Con esa proporción en mente, mire {ours}.',
        'La bombilla no debe tocar ni acercarse, y por eso se respeta la potencia indicada. Léala antes de encender {ours}.',
        'Una base heredada tiene su propio aro y su propio casquillo, que no siempre coinciden con los de hoy. Tome nota y vuelva a {ours}.',
      ],
      informal: [
        'Base preciosa, aro que no encaja: así acaban muchas ilusiones. Mide el aro, mira el casquillo y luego {ours}.',
        'Ni cabezona ni canija: sobre un pie de mesa suele ir algo más baja que él. Aléjate tres pasos, entorna los ojos e imagina {ours}.',
        'Ni rozar ni arrimarse: la bombilla guarda las distancias y respeta la potencia indicada. Mírala antes de encender {ours}.',
        '¿Se ve el casquillo desde el sofá? En una luz de mesa debería quedar tapado. Siéntate, compruébalo y vuelve a {ours}.',
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
    lessons: {
      formal: [
        'Una mecha larga humea; por eso se recorta antes de cada encendido. Deje unas tijeras en la bandeja, junto a {ours}.',
        'Si es ancha o va en vaso, la primera vez arde hasta que se funde toda la superficie, y así no se hunde en el centro. Elija una noche larga para {ours}.',
        'Nunca sola, ni cerca de cortinas, ni al alcance de niños o animales. Despeje la mesa, siéntese al lado y encienda {ours}.',
        'Con corriente, la llama baila, tizna y gasta un lado antes que el otro. Cierre la ventana antes de encender {ours}.',
      ],
      informal: [
        '¿Humea? La mecha está larga. Un recorte antes de cada encendido, y que siga la cena con {ours}.',
        'Si es ancha o va en vaso, la primera vez toca esperar a que se funda toda la superficie, para que no se hunda. Peli larga y {ours}.',
        'El rabo del gato, la cortina y una llama: mal trío. Lejos de todo eso, y contigo delante, la noche es de {ours}.',
        'Si la llama baila no es por la música: hay corriente, tizna y gasta de un lado. Cierra la ventana y vuelve con {ours}.',
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
    lessons: {
      formal: [
        'Si la vela baila, un poco de cera derretida la fija. Compruébelo antes de encender, y que la sobremesa dure lo que quiera junto a {ours}.',
        'A la altura de la cara, la llama molesta: mejor por debajo o por encima de los ojos. Siéntese un momento a la mesa, frente a {ours}.',
        'Con un rato de congelador, los restos de cera se encogen y se despegan. Mañana, haga sitio entre los guisantes para {ours}.',
        'Una vela firme es una cena tranquila: se comprueba antes, y un poco de cera derretida la sujeta si baila. Empiece así con {ours}.',
      ],
      informal: [
        'La vela cojea y la cena aún no ha empezado. Un poco de cera derretida la deja firme: ya puedes apagar la luz y sentarte con {ours}.',
        'Rascar cera con un cuchillo, no. Un rato en el congelador, que se encoge y se despega, y ya puedes volver a encender la noche alrededor de {ours}.',
        'Tu cita habla y solo ves una llama. A la altura de la cara molesta, así que más arriba o más abajo: haz la prueba con {ours}.',
        'La cera de anoche se encoge con el frío y se despega mejor. Así que, un rato al congelador, al lado de los hielos, {ours}.',
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
    lessons: {
      formal: [
        'Como regla, las flores miden entre una vez y media y dos veces la altura de lo que las sostiene. Corte los tallos después de medir {ours}.',
        'La boca manda: estrecha para unas pocas ramas, ancha para un ramo entero. Piense en lo que suele traer del mercado y mire {ours}.',
        'Los posos del fondo salen con agua templada y un puñado de arroz, moviendo en círculos. Aclare y busque flores frescas para {ours}.',
        'Una rama de almendro pide boca estrecha; un ramo, ancha. Decida qué prefiere ver en la cómoda y piense en {ours}.',
      ],
      informal: [
        '¿Hasta dónde corto? Que midan entre una vez y media y dos veces la altura de abajo. Tijeras, flores y {ours}.',
        'Tres ramas nadan en una boca ancha, y un ramo no entra en una estrecha. Mira qué flores te gustan y luego mira {ours}.',
        'El fondo tiene posos y la mano no llega. Agua templada, un puñado de arroz y a bailar en círculos con {ours}.',
        'El ramo de tu tía asoma como una jirafa. Dos veces la altura como mucho: recorta sin pena y llena {ours}.',
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
    lessons: {
      formal: [
        'Para que quede lleno, el relleno se elige un poco mayor que la funda. Fíjese en las dos medidas al mirar {ours}.',
        'Número impar, tamaños distintos y los grandes detrás: así se compone un sofá. Cuente los que tiene y dé paso a {ours}.',
        'Unos golpes en los lados, cada día, devuelven la forma al relleno. Es el último gesto de la noche, ya sin tele, con {ours}.',
        'Un sofá agradece el número impar y los tamaños variados, con los grandes al fondo. Con esa regla, busque el lugar de {ours}.',
      ],
      informal: [
        'Si parece una crep, mira el relleno: para que quede lleno, un poco mayor que la funda. Con ese dato, vuelve a {ours}.',
        'Dos iguales parecen porteros de discoteca. Número impar, tamaños distintos y los grandes detrás: recoloca el sofá con {ours}.',
        'Ahuecar es terapia: unos golpes en los lados cada día devuelven la forma al relleno. Piensa en tu jefe y empieza con {ours}.',
        'La serie de miedo lo deja todo aplastado. Unos golpes a los lados y el relleno vuelve a su forma: desahógate y endereza {ours}.',
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
    lessons: {
      formal: [
        'Para el sofá basta con que tape de los pies a los hombros; para la cama, que cuelgue por los lados. Decida dónde y mire las medidas de {ours}.',
        'El peso del agua deforma, salvo si se tiende en horizontal o sobre dos cuerdas. Prepárelas antes de lavar {ours}.',
        'La humedad y las manchas traen olor y polillas. Antes del verano, limpieza, un buen secado y un cajón para {ours}.',
        'Guardar limpio y bien seco aleja el olor y las polillas. Hágalo en junio, y en noviembre el sofá tendrá otra vez {ours}.',
      ],
      informal: [
        'Pies tapados, hombros al aire: así no hay siesta. Para el sofá, de pies a hombros; para la cama, que cuelgue. Túmbate, mide y mira {ours}.',
        'Con el peso del agua, una cuerda sola deforma. Dos cuerdas, o en horizontal, y paciencia hasta volver al sofá con {ours}.',
        'A las polillas les encanta lo que guardaste con manchas. Todo limpio y bien seco, y en otoño te reencuentras con {ours}.',
        'En la cama tiene que colgar por los lados; en el sofá, con ir de los pies a los hombros basta. Piensa dónde pasas más horas y busca sitio a {ours}.',
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
    lessons: {
      formal: [
        'En el salón, que al menos las patas delanteras del sofá queden encima: así no parece un sello. Mida hasta ahí y mire {ours}.',
        'Casi siempre se elige pequeña. Marque el tamaño con cinta en el suelo, viva un día con él y vuelva a {ours}.',
        'Una base antideslizante sujeta y hace que el tejido se gaste menos. Extiéndala primero y, encima, {ours}.',
        'Un giro cada cierto tiempo reparte el sol y las pisadas. Apúntelo en el calendario y aparte la mesa que pisa {ours}.',
      ],
      informal: [
        'Flotando en medio del salón parece un sello. Que al menos las patas delanteras del sofá pisen encima: calcula y mira {ours}.',
        'Tu ojo siempre elige pequeño; la cinta en el suelo no. Marca el tamaño, camina por encima y decide sobre {ours}.',
        'Resbalar por el pasillo con los calcetines tuvo su gracia a los seis años. Ahora, base antideslizante, y encima {ours}.',
        'Junto a la ventana, todo el sol; junto a la puerta, todas las pisadas. Reparte: cada cierto tiempo, media vuelta a {ours}.',
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
    lessons: {
      formal: [
        'El ancho de la tela suele ser de una vez y media a dos veces el de la barra: así cae con pliegues. Haga esa cuenta antes de pedir {ours}.',
        'Una barra más alta que el marco y más ancha hace que la ventana parezca mayor. Marque la pared con lápiz y piense luego en {ours}.',
        'Se mide desde la barra, no desde la ventana, y se decide si roza el suelo o lo pisa. Con los dos datos, mire {ours}.',
        'Los pliegues nacen de la anchura: lo habitual es entre una vez y media y dos veces la barra. Tenga el metro a mano al mirar {ours}.',
      ],
      informal: [
        'Si la tela mide lo mismo que la barra, parece una sábana tendida. De una vez y media a dos veces, y hay pliegues: calcula con {ours}.',
        '¿Ventana canija? La barra, más arriba y más ancha que el marco, y parecerá mayor. Súbete a la escalera y después saca {ours}.',
        'Rozar el suelo o pisarlo, esa es la cuestión. Decídelo y mide desde la barra, no desde la ventana; lo siguiente, {ours}.',
        'Mediste la ventana y ahora te faltan dos palmos: se mide desde la barra. Apunta la cifra buena y mira {ours}.',
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
    lessons: {
      formal: [
        'Del alto del colchón sale el de la bajera. Mídalo esta noche y mire con ese dato {ours}.',
        'Cambiar la cama una vez a la semana es buena costumbre, y más a menudo con calor. Elija un día tranquilo y deje a mano {ours}.',
        'Doblado dentro de una de sus fundas, el juego se guarda junto y se encuentra a la primera. Ordene así el armario, empezando por {ours}.',
        'Largo y ancho se saben de memoria; el alto del colchón, casi nunca, y de él depende la bajera. Una cinta métrica, pues, antes que {ours}.',
      ],
      informal: [
        'La esquina se suelta a las tres de la mañana porque nadie midió el alto del colchón. Esta vez, mide y mira {ours}.',
        'Una vez por semana, cama limpia, y más a menudo si hace calor. Elige día, abre la ventana y pon {ours}.',
        '¿Y la otra funda? Dobla el juego entero dentro de una y lo encontrarás a la primera. Inaugura el método con {ours}.',
        'Un paquetito por cama: todo doblado dentro de su propia funda, y nadie revuelve el armario. Deja una balda para {ours}.',
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
    lessons: {
      formal: [
        'Lavar antes del primer uso quita la película de fábrica y hace que seque mejor. Empiece por la lavadora, y no por la ducha, con {ours}.',
        'El suavizante deja una capa que impide absorber bien. Prescinda de él cuando lave {ours}.',
        'Extendida y no hecha un ovillo, se seca antes y no huele a humedad. Deje libre una barra del baño para {ours}.',
        'Hecha un ovillo acaba oliendo a humedad; bien extendida se seca antes. Enseñe ese gesto a los niños con {ours}.',
      ],
      informal: [
        '¿Estrenar y que no seque? Es la película de fábrica. Un lavado antes del primer uso, y luego sí: ducha larga y {ours}.',
        'Suavizante, cero: la capa que deja no permite chupar el agua. Guarda la botella y mete en la lavadora, sin más, {ours}.',
        'El ovillo del suelo tarda en secarse y acaba oliendo a humedad. Extiende bien, aunque llegues tarde, {ours}.',
        'Siempre hay quien deja en el gancho un gurruño mojado, y así huele a humedad. Extender no cuesta nada: enséñaselo en casa con {ours}.',
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
    lessons: {
      formal: [
        'Si va en la pared, a la altura de los ojos y sin sol de frente se lee sin reflejos. Busque ese punto antes de colgar {ours}.',
        'Con el sueño ligero, un tictac se oye mucho. Si es para el dormitorio, acérquese y escuche primero {ours}.',
        'Un círculo de papel pegado en el sitio saca de dudas sobre el tamaño. Recorte uno antes de decidirse por {ours}.',
        'El sol de frente pone un reflejo justo donde está la hora. Mire por dónde entra la luz y elija después la pared para {ours}.',
      ],
      informal: [
        'Guiñar un ojo para leer la hora, no. En la pared, a la altura de los ojos y sin sol de frente: prueba ahí con {ours}.',
        'Tic, tac, tic, tac, y son las cuatro. Si tienes el sueño ligero, pega la oreja antes de meter en el dormitorio {ours}.',
        '¿Grande o demasiado grande? Pega en el sitio un círculo de papel y sales de dudas. Luego compara con {ours}.',
        'Recorta un círculo, pégalo y convive con él hasta la cena: sabrás qué tamaño quieres. De postre, mira {ours}.',
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
    lessons: {
      formal: [
        'De lado o frente a una ventana, la luz se reparte por toda la habitación. Pruebe en ese sitio {ours}.',
        'Antes de colgar conviene mirar qué se va a reflejar: un montón de trastos se verá dos veces. Ordene esa esquina y haga sitio a {ours}.',
        'El agua que se cuela por el borde mancha; por eso basta un paño apenas húmedo. Guarde uno en el cajón, cerca de {ours}.',
        'El taco se elige por el peso y por el tipo de pared. Averigüe las dos cosas antes de marcar el lugar de {ours}.',
      ],
      informal: [
        'Frente a la ventana, o de lado, la luz se reparte por la habitación. Busca esa pared para {ours}.',
        'Si enfrente hay una montaña de ropa, tendrás dos. Mira qué se va a reflejar y luego cuelga {ours}.',
        'Nada de chorros: el agua que entra por el borde mancha. Un paño apenas húmedo y, ya que estás, una sonrisa a {ours}.',
        'Pladur, ladrillo o misterio: según la pared y el peso, un taco u otro. Resuelve el misterio antes de colgar {ours}.',
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
    lessons: {
      formal: [
        'Lo que cuenta es el hueco de dentro, así que se mide la foto. Elija el recuerdo, tome sus medidas y mire {ours}.',
        'Lejos del sol directo, las fotos tardan mucho más en perder color. Busque una pared en sombra para {ours}.',
        'Para vestir una pared entera, la composición se prueba primero en el suelo. Aparte la mesa y vaya moviendo {ours}.',
        'El sol directo se lleva antes los colores de la boda. En el alféizar, una planta; en la cómoda del fondo, {ours}.',
      ],
      informal: [
        'Regla a la foto y no a lo de fuera: manda el hueco de dentro. Con la del perro ya medida, mira {ours}.',
        'Al sol directo, aquel verano perderá el color mucho antes. Búscale una sombra con {ours}.',
        'Martillo quieto: una pared de fotos se ensaya primero en el suelo. Súbete a una silla, mira desde arriba y mueve {ours}.',
        'La foto baila o no entra, y ya la habías impreso. Lo que cuenta es el hueco de dentro: mide antes de elegir {ours}.',
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
    lessons: {
      formal: [
        'Casi todos se cuelgan demasiado altos: el centro va más o menos a la altura de los ojos. Haga una marca a lápiz y cuelgue {ours}.',
        'Sobre un sofá, mejor unos dos tercios de su ancho; más pequeño, se pierde. Mida el respaldo y luego {ours}.',
        'Un papel del mismo tamaño pegado con cinta enseña cómo queda antes de hacer el agujero. Déjelo unos días y vuelva a {ours}.',
        'El sol directo y el radiador se notan en los colores y en el soporte. Escoja una pared más tranquila para {ours}.',
      ],
      informal: [
        'Si hay que mirar al techo, el clavo está alto: el centro, más o menos a la altura de los ojos. Baja el martillo y luego sube {ours}.',
        'Encima del sofá, lo pequeño se pierde: unos dos tercios del ancho quedan mejor. Metro, cuenta rápida y {ours}.',
        'La pared no perdona agujeros; un papel, sí. Pega uno del mismo tamaño, míralo desde el sofá y decide dónde colgar {ours}.',
        'Ni encima del radiador ni a pleno sol, que los colores lo notan. Queda una pared libre: será para {ours}.',
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
    lessons: {
      formal: [
        'Primero se descarta y después se compra; si no, se ordena lo que sobra. Llene una bolsa para regalar y, con lo que quede, {ours}.',
        'Se miden el hueco y la altura de la balda, y se cuenta el sitio para meter la mano. Con las cifras apuntadas, mire {ours}.',
        'Una etiqueta en el frente ahorra abrirlas todas. Escríbala el mismo día en que llene {ours}.',
        'Lo que entra a presión en la balda no deja meter la mano. Cuente también ese margen y compare con {ours}.',
      ],
      informal: [
        'Guardar lo que sobra no es ordenar, es esconder. Primero se descarta; después, con la conciencia limpia, mira {ours}.',
        '¿Cabe en la balda? Bien. ¿Y tu mano para sacar algo? También cuenta. Mide con ella dentro y compara con {ours}.',
        'Seis tapas levantadas para encontrar un alargador. Una etiqueta en el frente te lo ahorra: rotulador y {ours}.',
        'Esos vaqueros de hace diez años no van a volver. Despídete antes de comprar nada, y lo que de verdad guardas irá a {ours}.',
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
    lessons: {
      formal: [
        'Si va a llevar una planta dentro, un plato debajo: el agua que escurre estropea el fondo y el suelo. Póngalo antes de regar en {ours}.',
        'Con un solo tema, el orden se mantiene; lo que vale para todo acaba siendo un cajón de sastre. Decida el de {ours}.',
        'El polvo se quita con un cepillo suave o con la aspiradora a baja potencia. El sábado, al pasar por el salón, acuérdese de {ours}.',
        '¿Mantas, revistas o juguetes? Mejor elegir, porque donde cabe todo no se encuentra nada. Empiece por una sola cosa en {ours}.',
      ],
      informal: [
        'Mantas, mandos, un calcetín y media galleta: eso es un cajón de sastre. Un solo tema se mantiene, así que elige el de {ours}.',
        'Riegas, el agua escurre y sufre también el suelo. Un plato debajo de la planta, y ya hay mudanza a {ours}.',
        'Para el polvo, cepillo suave o aspiradora a baja potencia, sin emociones fuertes. Dos minutos el sábado para {ours}.',
        'Una planta ahí dentro queda ideal hasta que la riegas: el agua que escurre lo estropea todo. Primero un plato y luego {ours}.',
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
    lessons: {
      formal: [
        'Primero las luces, luego lo grande y hacia dentro, y en las puntas lo pequeño: así se viste un árbol. Busque ya la rama de {ours}.',
        'Con niños o gatos en casa, lo que se rompe va en las ramas altas. Téngalo presente al elegir sitio para {ours}.',
        'Pieza a pieza, en papel y en cajas con separaciones, todo llega entero al año siguiente. En enero, despídase así de {ours}.',
        'Una huevera vacía es un buen estuche: cada cosa en su hueco, y el próximo diciembre saldrá entera. Guarde una para {ours}.',
      ],
      informal: [
        'Luces, lo grande hacia dentro, lo pequeño en las puntas: en ese orden. Pon un villancico y encuentra rama para {ours}.',
        'El gato ya ha visto el árbol. Lo que se rompe, a las ramas altas; piénsalo antes de colgar {ours}.',
        'Enero, prisas y todo a la misma bolsa: así poca cosa llega entera. Uno a uno, en cajas con separaciones, y hasta diciembre con {ours}.',
        'No tires las hueveras: ahí, bien envuelto, todo llega entero a otra Navidad. Después de la tortilla, aparta una para {ours}.',
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
    lessons: {
      formal: [
        'Al colgar en curva se acorta: mida la pared y añada un poco más. Con esa longitud en mente, mire {ours}.',
        'Cinta que no deje marca o ganchos adhesivos, probados antes en una esquina. Hágalo la víspera, y al día siguiente cuelgue {ours}.',
        'Dando vueltas a un cartón se guarda sin nudos hasta el próximo cumpleaños. Cuando se vayan los invitados, enrolle así {ours}.',
        'La pared también merece cuidado: una prueba en una esquina dirá si el adhesivo deja marca. Después, la escalera y {ours}.',
      ],
      informal: [
        'La curva se come un trozo: mide la pared y suma un poco más. Ahora ya puedes comparar con {ours}.',
        'La fiesta se acaba y la marca de la cinta se queda. Usa una que no la deje, prueba en una esquina y cuelga {ours}.',
        'Metida en una bolsa, nudos; enrollada en un cartón, no. Guarda la tapa de la caja de la tarta para {ours}.',
        'Quieres que cuelgue en curva, y así se acorta. Cuenta con un poco más que la pared antes de subirte a la silla con {ours}.',
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
    lessons: {
      formal: [
        'Lo que es más alto que el hueco bajo la puerta la frena. Mida primero y mire después {ours}.',
        'Una entrada se ve bien cuando queda cubierto casi todo el ancho de la puerta. Tome esa medida y compárela con {ours}.',
        'La arenilla es lo que raya el suelo; sacudir boca abajo cada semana la quita. El sábado, antes de barrer, salga un momento con {ours}.',
        'Eso que cruje bajo los zapatos es arenilla, y raya el suelo. Cada semana, boca abajo y con energía, sacuda {ours}.',
      ],
      informal: [
        'La puerta se atasca y no es culpa de la visita: nadie midió el hueco de abajo. Mide antes de dar la bienvenida a {ours}.',
        'Un cuadradito ante la puerta parece un posavasos. Se ve mejor cuando ocupa casi todo el ancho: mide y mira {ours}.',
        'La arenilla que se queda ahí raya luego el pasillo. Sacude boca abajo cada semana, saluda al vecino y recoloca {ours}.',
        'Abre la puerta y mira cuánto aire hay por debajo: lo que sea más alto, la frena. Con el dato, echa un vistazo a {ours}.',
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
    lessons: {
      formal: [
        'A la altura de los ojos se lee; más arriba, no lo lee nadie. Haga una marca en la pared y busque ahí el sitio de {ours}.',
        'Si pesa poco, bastan tiras adhesivas; si pesa, taco y tornillo. Antes de decidir, tome en la mano {ours}.',
        'Sobre una pared lisa y con aire alrededor, las palabras se leen mejor que entre muchas otras. Despeje un trozo para {ours}.',
        'Un poco de aire alrededor ayuda a leer. Retire lo que haya cerca, dé dos pasos atrás y pruebe con {ours}.',
      ],
      informal: [
        'Si la visita tiene que estirar el cuello, no lo lee nadie. A la altura de los ojos, y que pasen todos por delante de {ours}.',
        'Poco peso, tiras adhesivas; más peso, taco y tornillo. Antes de despertar al vecino con el taladro, sopesa {ours}.',
        'Entre doce fotos y un calendario no hay quien lea nada. Pared lisa, aire alrededor y en medio {ours}.',
        '¿Encima de la puerta? Tan arriba no lo lee nadie. Baja hasta los ojos y pon ahí {ours}.',
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
    lessons: {
      formal: [
        'En una estantería, los grupos de tres con alturas distintas quedan mejor que las filas. Mueva un par de cosas y pruebe con {ours}.',
        'Un pincel suave quita el polvo de los huecos sin arañar. Tenga uno limpio entre los libros, cerca de {ours}.',
        'Con niños o gatos en casa, un punto de masilla adhesiva en la base sujeta bien. Póngalo antes de elegir balda para {ours}.',
        'La fila recuerda a un desfile; tres piezas de alturas distintas, a una conversación. Busque dos compañeros para {ours}.',
      ],
      informal: [
        'En fila parece la cola del súper; de tres en tres y a distintas alturas queda mejor. Busca compañía para {ours}.',
        'El trapo no entra en los huecos; un pincel suave sí, y no araña. Cinco minutos de arqueología con {ours}.',
        'El gato empuja, te mira y vuelve a empujar. Un punto de masilla adhesiva en la base, y que lo intente con {ours}.',
        'Ese pincel suave de cuando ibas a pintar acuarelas tiene futuro: quita el polvo de los huecos sin arañar. Empieza por {ours}.',
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
    lessons: {
      formal: [
        'El agua, caliente pero sin hervir: hirviendo daña el material y puede quemar. Espere unos minutos antes de llenar {ours}.',
        'Se llena hasta dos tercios y se saca el aire antes de cerrar. Con esos dos pasos hechos, lleve al dormitorio {ours}.',
        'Nunca directamente sobre la piel, y con cuidado si es para niños o mayores: quema sin que se note. Ponga un paño entre usted y {ours}.',
        'Con el tiempo el material se reseca, y a la primera grieta se cambia. Antes de los primeros fríos, mire con buena luz {ours}.',
      ],
      informal: [
        'Agua hirviendo, no, que daña el material y puede quemar. Caliente, sin burbujas, y a por los pies fríos con {ours}.',
        'Ni hasta arriba ni con aire: dos tercios, se vacía el aire y se cierra. Después, sofá, serie y {ours}.',
        'Sobre la piel, nunca: quema sin que te enteres, y con niños o mayores, más cuidado. Pijama de por medio, y a soñar con {ours}.',
        'Una grieta es una despedida: el material se reseca con el tiempo y toca cambiar. Cada otoño, repaso a fondo a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Pies fríos o manos frías?', '¿A qué hora se acuesta en invierno?'],
      informal: ['¿A quién le plantas los pies helados?', '¿Calcetines en la cama, sí o jamás?'],
    },
  },
};
