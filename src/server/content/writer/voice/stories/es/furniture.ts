import type { StoriesOf } from '../stories.ts';

export const furniture: StoriesOf<'furniture'> = {
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
    asks: {
      formal: ['¿Qué libro le espera junto a la ventana?', '¿Quién tiene sitio fijo en su salón?'],
      informal: ['¿Leer, siesta o mirar a la nada?', '¿Gato, perro o suegro: quién te quita el sitio?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'Nadie recoge, nadie se levanta y alguien empieza otra historia. Acerque {ours}.',
        'Siempre llega alguien más de los previstos, y suele ser quien alegra la cena. Acérquele {ours}.',
        'Un rincón vacío junto a la ventana, un poco de sol por la mañana. Ahí, {ours}.',
        'Se pasa más tiempo sentado de lo que nadie confiesa. Con eso en mente se elige {ours}.',
      ],
      informal: [
        'Viene gente a cenar y uno acaba sentado en la escalera plegable. Sube de nivel con {ours}.',
        'Ni limpia ni para lavar: esa ropa también necesita un hogar. Todos sabemos que será {ours}.',
        '«Siéntate, que ya acabo», y no acaba nunca. Espera, al menos, en {ours}.',
        'La sobremesa se alargó, la luz se fue y nadie se levanta. Pon otra ronda y no sueltes {ours}.',
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
    asks: {
      formal: ['¿Ordena por temporadas o según hace falta?', '¿Qué guarda desde hace más años?'],
      informal: ['Si abro el tuyo de golpe, ¿qué se cae?', '¿Doblas o embutes?'],
    },
  },
};
