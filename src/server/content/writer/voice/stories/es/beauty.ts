export const beauty = {
  cream: {
    stories: {
      formal: [
        'Hay un minuto por la noche en que nadie llama a la puerta del baño. Guárdelo para {ours}.',
        'El espejo empañado, la radio baja, la toalla al cuello. El día termina despacio, con {ours}.',
        'Antes del café y de las noticias, unos minutos sin prisa ante el lavabo. Así empieza el día, con {ours}.',
        'En la estantería del baño, entre frascos a medias, siempre hay uno que se acaba antes. Tal vez {ours}.',
      ],
      informal: [
        'Llegas a casa a las tres y prometes que mañana sí. Dos minutos, sin excusas: {ours}.',
        'Te echas demasiado y luego no puedes abrir la puerta. Calcula mejor, con {ours}.',
        'Doce pasos tiene la rutina ideal y tú solo cumples uno. Que el uno sea {ours}.',
        'Alguien en casa dice que no usa nada, y el tuyo se gasta solo. Esconde bien {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Una nueva se prueba primero en la cara interna del antebrazo y se espera un día. Mañana, con la respuesta, será el turno de {ours}.',
        'Sobre la piel todavía un poco húmeda se extiende con menos cantidad. Al salir de la ducha, tenga cerca {ours}.',
        'El símbolo del tarro abierto, con un número y una «M», dice los meses que dura desde que se abre. Búsquelo en {ours}.',
        'Si va en tarro, manos limpias o espátula, para no contaminarla. Reserve un hueco en la repisa para {ours}.',
      ],
      informal: [
        'Antes de ponértela en toda la cara, cara interna del antebrazo y un día de espera. Dale esa cita previa a {ours}.',
        '¿Se te acaba enseguida? Con la piel aún un poco húmeda se extiende con menos. Sal de la ducha y a por {ours}.',
        '¿Desde cuándo está abierto ese bote? La «M» del tarrito dibujado dice cuántos meses dura. Localiza el dibujito en {ours}.',
        'Meter el dedo después de pelar ajos, no. Si va en tarro, manos limpias o espátula, y buenas noches con {ours}.',
      ],
    },
    asks: {
      formal: ['¿De día, de noche o ambas?', '¿Cuántos minutos se dedica por la mañana?'],
      informal: ['¿Rutina completa o lo que salga?', '¿Quién usa la tuya a escondidas?'],
    },
  },
  soap: {
    stories: {
      formal: [
        'Lavarse las manos al volver de la calle es la manera más antigua de llegar a casa. En el lavabo, {ours}.',
        'El baño de invitados se prepara en tres gestos: una toalla, una flor y {ours}.',
        'Los buenos restaurantes se recuerdan también por lo que había junto al grifo. En casa, ponga {ours}.',
        'Hay pausas que duran lo que dura el agua en las manos. Pueden empezar con {ours}.',
      ],
      informal: [
        'Ducha de dos minutos, dijiste, y ya vas por la tercera canción. Sigue el concierto con {ours}.',
        'Cebolla, ajo, gasolina de la moto: tus manos cuentan demasiado. Cámbiales el tema con {ours}.',
        'Juran los niños que se han lavado las manos, y siguen secas. Otra vez al baño, con {ours}.',
        'Un detalle pequeño para quien dice «no me traigas nada». Llévale {ours}.',
      ],
    },
    lessons: {
      formal: [
        'En un charco, la pastilla se deshace; una jabonera que escurra hace que dure más. Si es el caso, busque una para {ours}.',
        'Entre los dedos, los pulgares y las uñas: ahí es donde se olvida frotar. Tómese su tiempo con {ours}.',
        'Si la piel queda tirante, agua menos caliente y crema al secarse. Ponga el tubo en el lavabo, junto a {ours}.',
        'Los pulgares también existen, y las uñas. Frote ahí al volver de la calle, con {ours}.',
      ],
      informal: [
        'Dos segundos bajo el grifo no es lavarse las manos. Entre los dedos, pulgares y uñas: media canción con {ours}.',
        '¿Cara de cartón al salir de la ducha? Baja el agua caliente y ponte crema al secarte. Y a la ducha, sin humear, con {ours}.',
        'Una pastilla en un charco es sopa. Jabonera que escurra, que dura más, y ahí encima, si es pastilla, {ours}.',
        'Al volver del mercado, acuérdate de los pulgares, que siempre se escapan. Frótalos con {ours}.',
      ],
    },
    asks: {
      formal: ['¿En pastilla o líquido?', '¿Qué olor le devuelve a su infancia?'],
      informal: ['¿Ducha rápida o eterna?', '¿Cuántas veces te lavas las manos al cocinar?'],
    },
  },
  shampoo: {
    stories: {
      formal: [
        'En la ducha llegan las ideas que en el despacho no quisieron venir. Déjelas venir, con {ours}.',
        'El viernes se lava uno la semana de encima, sin prisa y con los ojos cerrados. Empiece por {ours}.',
        'Un buen peinado comienza mucho antes del secador. Comienza bajo el agua, con {ours}.',
        'Cepillo de dientes, peine y poco más: así se hace un neceser de viaje. Entre lo poco, {ours}.',
      ],
      informal: [
        '«Hoy no me lo lavo», dijiste ayer. Y anteayer. La coleta ya no engaña a nadie: {ours}.',
        'Concierto en la ducha, bis incluido, y alguien que aporrea la puerta. Última canción, con {ours}.',
        'Das la vuelta al bote, lo golpeas, le echas agua: es el final. Repón antes del lunes, con {ours}.',
        'Cresta de espuma delante del espejo, a tu edad. A mucha honra, con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Va a la raíz; a las puntas les basta la espuma que cae al aclarar. Mañana, en la ducha, pruebe así {ours}.',
        'Se elige según la raíz, grasa o seca, que de las puntas se ocupa el acondicionador. Con esa idea, lea la etiqueta de {ours}.',
        'Los restos apagan el pelo y pueden picar. Aclare hasta que el agua salga limpia, también con {ours}.',
        'Desenredar antes de mojar el pelo ahorra tirones después. Deje el peine en la repisa, al lado de {ours}.',
      ],
      informal: [
        'Un nudo mojado es un nudo con carácter. Desenreda en seco, ahórrate los tirones y luego, {ours}.',
        'A las puntas les llega la espuma al aclarar; tú frota en la raíz. Con ese reparto, a la ducha con {ours}.',
        '¿Raíz grasa y puntas secas? Para elegir manda la raíz; lo otro, al acondicionador. Lee con ese ojo {ours}.',
        'Si te pica la cabeza, igual quedaron restos. Aclara hasta que el agua salga limpia y canta otra estrofa con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Lo lava a diario o en días alternos?', '¿Qué piensa en la ducha?'],
      informal: ['En la ducha, ¿qué canción cae siempre?', '¿Día de lavado o día de moño?'],
    },
  },
  perfume: {
    stories: {
      formal: [
        'Hay personas a las que se recuerda al abrir un armario, muchos años después. Todo empezó con algo como {ours}.',
        'El abrigo puesto, las llaves en la mano y un último gesto en el cuello. Con {ours}.',
        'Se entra en un ascensor vacío y se sabe quién acaba de salir. Deje esa huella con {ours}.',
        'Un aroma no se elige deprisa: se lleva una tarde y se espera a ver. Dé una tarde a {ours}.',
      ],
      informal: [
        'Alguien pasa a tu lado y de golpe tienes diecisiete años. Provoca lo mismo con {ours}.',
        'Lo guardas para ocasiones y llevas un año sin ninguna. Hoy hay que comprar pan: {ours}.',
        'Dos toques, dice quien acaba de echarse nueve. El ascensor es pequeño, así que mide bien {ours}.',
        'Tu bufanda aún huele a quien te la prestó. Devuélvele el favor con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Muñecas y cuello, puntos de pulso, y sin frotar. Ese es el último gesto antes de salir, con {ours}.',
        'Lo que se huele primero se va pronto, así que se prueba en la piel y se espera un buen rato. Dé un paseo con {ours}.',
        'El calor y la humedad del baño lo alteran, y la luz también. Busque un cajón del dormitorio para {ours}.',
        'La nariz se cansa: pocos cada vez y en sitios distintos. Elija una muñeca libre para {ours}.',
      ],
      informal: [
        'Frotar las muñecas es de película; mejor sin frotar, en muñecas y cuello. Dos gestos y a la cita con {ours}.',
        'El primer minuto engaña: lo que hueles al principio se va pronto. Póntelo, tómate un café y luego opina sobre {ours}.',
        'Al quinto ya no distingues nada, que la nariz se cansa. Pocos, en sitios distintos, y entre ellos, {ours}.',
        'Queda muy bien en la repisa del baño, pero el calor y la humedad lo alteran. Al dormitorio, lejos de la luz, con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Uno para siempre o varios según el día?', '¿Qué olor le recuerda a alguien?'],
      informal: ['¿Muñeca, cuello o nube y atravesarla?', '¿A qué huele tu verano?'],
    },
  },
  lipstick: {
    stories: {
      formal: [
        'En el retrovisor, en el ascensor, en el reflejo de un escaparate: basta un segundo y {ours}.',
        'Hay mañanas que se visten de abajo arriba y terminan en los labios. Termínelas con {ours}.',
        'La copa de una cena larga conserva la prueba hasta el final. Brinde con {ours}.',
        'Dentro de cada bolso hay algo que no se presta a nadie. Puede ser {ours}.',
      ],
      informal: [
        'No has dormido, no te has peinado y nadie se da cuenta. Han bastado seis segundos y {ours}.',
        'Beso en la mejilla de la abuela y marca hasta la noche. Firma el próximo con {ours}.',
        'Tienes cuatro tonos iguales y sabes que no son iguales. El quinto, {ours}.',
        'Rueda por el fondo del bolso y aparece solo cuando no lo buscas. Dale un bolsillo a {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Una capa, un pañuelo de papel encima y otra capa: así dura más. Si la cena va a ser larga, ensaye con {ours}.',
        'Los tonos fríos suelen hacer que los dientes parezcan más blancos; los anaranjados, menos. Téngalo en cuenta al mirar {ours}.',
        'La yema del dedo se parece más al labio que el dorso de la mano. Pruebe ahí el color antes de decidirse por {ours}.',
        'Por higiene, no se presta ni a una amiga. Lo que sí puede hacer es regalarle {ours}.',
      ],
      informal: [
        '«¿Me lo dejas un segundo?» No, ni a tu mejor amiga: por higiene. Dile dónde encontrar {ours}.',
        'El dorso de la mano miente; la yema del dedo se parece más al labio. Haz ahí la prueba con {ours}.',
        'Capa, pañuelo de papel, capa: un sándwich para que dure más. Prepáralo antes de la cena con {ours}.',
        '¿Foto con sonrisa? Con tonos fríos, los dientes suelen parecer más blancos; con anaranjados, menos. Elige bando y mira {ours}.',
      ],
    },
    asks: {
      formal: ['¿Rojo, rosa o un tono discreto?', '¿Se retoca delante de los demás?'],
      informal: ['¿Cuántos tonos «iguales» tienes?', '¿Te lo pones sin espejo? Con valor.'],
    },
  },
  'make-up-brush': {
    stories: {
      formal: [
        'La luz de la ventana, diez minutos, una mano que sabe el camino. En el vaso del tocador, {ours}.',
        'Maquillarse bien se parece a dibujar: importa tanto el color como con qué se pone. Póngalo con {ours}.',
        'Se hereda de una madre el gesto de difuminar mirando hacia arriba. Continúe la tradición con {ours}.',
        'El estuche del fin de semana se reduce a lo esencial. En él, {ours}.',
      ],
      informal: [
        'Con el dedo se puede, claro, y también se puede comer sopa con tenedor. Prueba con {ours}.',
        'Ocho minutos dura el tutorial; tú tienes cuatro y un atasco. Ve al grano con {ours}.',
        'Tantas y siempre usas la misma, con los pelos hacia cualquier lado. Pide relevo: {ours}.',
        'Soplar el exceso, mirar de lado, poner morritos. No te sale sin {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Se lava con jabón suave y se seca tumbada: de pie, el agua baja al mango y afloja el pelo. Extienda una toalla para {ours}.',
        'Sacudir antes de aplicar quita el exceso de polvo y evita los parches. Un golpecito en el borde del lavabo con {ours}.',
        'Con productos cremosos se lava más a menudo, porque ahí crecen antes las bacterias. Apunte el día para {ours}.',
        'Mojada y de pie en el vaso, el agua afloja el pelo. Esta noche, jabón suave y a secar tumbada sobre la toalla, con {ours}.',
      ],
      informal: [
        'Ese parche en la mejilla es polvo de más. Sacude antes de aplicar y vuelve al espejo con {ours}.',
        'Secar de pie parece lógico, pero el agua baja al mango y afloja el pelo. Jabón suave y siesta tumbada para {ours}.',
        'Crema, colorete líquido, corrector: ahí las bacterias crecen antes. Lava más a menudo si es lo que usas con {ours}.',
        'Dos toques contra la muñeca y cae el polvo que sobra. Te ahorras los parches y llegas a tiempo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuántos minutos le lleva por la mañana?', '¿Ante la ventana o bajo la luz del baño?'],
      informal: ['¿Brocha, esponja o dedos?', '¿Cada cuánto las lavas? Nadie mira.'],
    },
  },
  hairdryer: {
    stories: {
      formal: [
        'Salir en enero con el pelo mojado es algo que toda madre ha prohibido. Antes de la calle, {ours}.',
        'Los domingos por la noche se prepara el lunes: la ropa en la silla, el pelo seco. Con {ours}.',
        'Hay peluqueras que arreglan una semana en media hora. Los demás días toca en casa, con {ours}.',
        'Un hotel se mide también por lo que guarda el armario del baño. En el suyo, {ours}.',
      ],
      informal: [
        'Llegas tarde con toalla en la cabeza y media manga puesta. Cuenta atrás con {ours}.',
        'Frente al espejo, primero se canta y luego se seca. Agarra bien el micrófono, o sea, {ours}.',
        'Hoy tocaba pelo liso y el pelo no se ha enterado. Explícaselo con {ours}.',
        'Te preguntan algo a gritos desde el pasillo y tú dices que sí a todo. Con razón: tenías en marcha {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Quitar primero el agua con la toalla, apretando sin frotar, acorta mucho el secado. Solo después, enchufe {ours}.',
        'De la raíz a las puntas y a un palmo del pelo, el aire encrespa menos. Mueva así {ours}.',
        'Un último golpe de aire frío ayuda a fijar la forma. Antes de dejar el espejo, conceda ese minuto a {ours}.',
        'Con la rejilla obstruida se calienta de más. Limpie la pelusa de atrás y vuelva a enchufar {ours}.',
      ],
      informal: [
        '¿Media hora de ruido cada mañana? Aprieta antes con la toalla, sin frotar, y acortas mucho. Luego sí, {ours}.',
        'Para no acabar como un león: de raíz a puntas y a un palmo del pelo. Ensaya el gesto con {ours}.',
        'El final es frío: un golpe de aire así ayuda a fijar la forma. Termina la canción y apaga {ours}.',
        'Mírale la espalda: si la rejilla tiene pelusa, se calienta de más. Límpiala y dale otra vez a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Al aire o con calor?', '¿Cuánto tarda por la mañana?'],
      informal: ['¿Liso, ondas o lo que el pelo quiera?', '¿Sales con el pelo mojado en invierno?'],
    },
  },
};
