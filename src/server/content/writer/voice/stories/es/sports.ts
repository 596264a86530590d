import type { StoriesOf } from '../stories.ts';

export const sports: StoriesOf<'sports'> = {
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
    asks: {
      formal: ['¿Qué ruta haría este domingo?', '¿Discreto o que se vea de lejos?'],
      informal: ['¿Cómo te queda el pelo después?', '¿Pegatinas sí o pegatinas no?'],
    },
  },
};
