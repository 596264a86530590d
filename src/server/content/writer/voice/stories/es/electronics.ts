export const electronics = {
  phone: {
    stories: {
      formal: [
        'Es lo último que se mira por la noche y lo primero por la mañana. Conviene elegir bien {ours}.',
        'Una llamada de los padres el domingo, un mapa en una ciudad ajena, la foto de la cena. Todo pasa por {ours}.',
        'Cada pocos años llega el día de mudar contactos, fotos y costumbres. La nueva dirección, {ours}.',
        'Durante la sobremesa, boca abajo; al despedirse, la foto de todos. Hágala con {ours}.',
      ],
      informal: [
        'Solo ibas a mirar la hora y ya sabes qué desayunó tu prima. La próxima vez, hazlo con {ours}.',
        'Al tuyo hay que encenderlo con fe, girarlo y rezar. Jubílalo con honores y saluda a {ours}.',
        'Tres grupos de la familia, dos del cole y uno para hablar mal de los otros. Silencia los que quieras en {ours}.',
        '«Te paso luego las fotos», y «luego» es noviembre. Esta vez, desde {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Antes de cambiar, una copia de seguridad completa y las claves a mano. Resuelto eso, la tarde entera es para {ours}.',
        'Fotos, juegos o solo mensajes piden cosas distintas. Anote lo que más hace en un día corriente y, con esa lista, mire {ours}.',
        'La batería envejece más despacio si ni se agota del todo ni vive siempre a tope. Téngalo en cuenta desde el primer día con {ours}.',
        'El estreno se disfruta más con los deberes hechos: copia completa y claves apuntadas. Después, sin sobresaltos, encienda {ours}.',
      ],
      informal: [
        '¿Tú qué haces más: fotos, partidas o audios de siete minutos? Cada cosa pide un aparato distinto. Contesta y mira {ours}.',
        'El drama empieza cuando no recuerdas la clave. Copia completa, contraseñas a mano y ya puedes pasarte a {ours}.',
        'Ni al uno por ciento ni siempre al cien: así la batería envejece más despacio. Un término medio, también para {ours}.',
        'Dejarlo enchufado siempre a tope envejece la batería, y agotarla del todo también. Mímala un poco y ya puedes estrenar {ours}.',
      ],
    },
    asks: {
      formal: ['¿Llamada o nota de voz?', '¿Qué imagen lleva de fondo de pantalla?'],
      informal: ['¿Notas de voz de cinco minutos, sí o no?', 'Sin mirar, ¿cuánta batería te queda?'],
    },
  },
  'phone-case': {
    stories: {
      formal: [
        'Está sobre la mesa en cada comida y en la mano en cada espera. Lo que se ve, en realidad, es {ours}.',
        'En una reunión hay seis teléfonos iguales encima de la mesa. El suyo se reconoce por {ours}.',
        'El aparato se cambia cada varios años; el aspecto, cuando uno quiere. Puede empezar por {ours}.',
        'Un objeto que se toca cien veces al día merece que se elija mirándolo. Mire despacio {ours}.',
      ],
      informal: [
        'Se te resbala, rebota y hay dos segundos de silencio antes de darle la vuelta. Vístelo ya con {ours}.',
        'Cambiar de móvil es caro y cambiar de peinado, peligroso. Lo fácil es {ours}.',
        'Foto en el espejo: media cara, un mechón y, en primer plano, {ours}.',
        'La transparente ya es amarilla y tú sigues diciendo que se nota poco. Se nota. Ponle {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Entre versiones cambian las cámaras. Mire el modelo exacto en los ajustes y, con ese nombre, vuelva a {ours}.',
        'El polvo que se cuela puede rayar el móvil. Quítela de vez en cuando, limpie por dentro y vuelva a poner {ours}.',
        'Si el borde sobresale de la pantalla, la separa de la mesa al dejar el móvil boca abajo. Fíjese en ese detalle al mirar {ours}.',
        'Dos móviles con casi el mismo nombre pueden llevar las cámaras en otro sitio. Compruebe el suyo en los ajustes y después elija {ours}.',
      ],
      informal: [
        '¿Cuándo la quitaste por última vez? Dentro hay polvo, y el polvo raya. Una limpieza rápida y de vuelta con {ours}.',
        'Boca abajo en la mesa, lo que salva la pantalla es un borde que sobresalga. Míralo de perfil antes de quedarte con {ours}.',
        '«Es el normal» no es un modelo. Entra en los ajustes, copia el nombre exacto, que las cámaras cambian, y busca {ours}.',
        'Migas, arena, un pelo del gato: todo eso acaba ahí dentro y puede rayar el móvil. Limpia hoy y ponle otra vez {ours}.',
      ],
    },
    asks: {
      formal: ['¿Discreta o llamativa?', '¿Cambia de diseño con las estaciones?'],
      informal: ['¿Cuántas caídas lleva tu móvil? Redondea.', '¿Cristal roto o intacto?'],
    },
  },
  laptop: {
    stories: {
      formal: [
        'Lunes en la oficina, martes en la cocina, viernes en el tren. El despacho es donde se abra {ours}.',
        'Hay ideas que solo llegan en la mesa de un café, con el segundo cortado. Para escribirlas, {ours}.',
        'Se cierra la tapa y se acabó la jornada. Ese gesto de las siete, con {ours}.',
        'Una tesis, las cuentas de un negocio, la primera página de una novela. Algo va a empezar en {ours}.',
      ],
      informal: [
        'El tuyo suena como un avión antes de despegar y aún no has abierto nada. Hora de {ours}.',
        'Teletrabajo: mover la oficina de la cama a la mesa y de la mesa al sofá. Contigo, {ours}.',
        'Diecisiete pestañas abiertas y una de ellas suena. Búscala tú, en {ours}.',
        'Trabajo entregado un minuto antes de medianoche. De lo que pasó antes solo hay dos testigos: tú y {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Texto y vídeo piden equipos muy distintos. Apunte para qué lo necesita y, con la nota en la mano, mire {ours}.',
        'Sobre el edredón, la tela tapa las rejillas y se calienta. Una bandeja lo evita: tenga una cerca del sofá para {ours}.',
        'Para muchas horas, la pantalla a la altura de los ojos y un teclado aparte, porque el cuello lo nota. Prepare así la mesa para {ours}.',
        'El cuello agradece una pantalla a la altura de los ojos. Colóquela así, con un teclado aparte, y a trabajar con {ours}.',
      ],
      informal: [
        '¿Serie en la cama? Pon una bandeja debajo, que el edredón tapa las rejillas y se calienta. Dale al play con {ours}.',
        'Ocho horas mirando hacia abajo y el cuello pasa factura. Pantalla a la altura de los ojos, teclado aparte y lunes con {ours}.',
        'Escribir correos no es montar vídeos: piden equipos muy distintos. Apunta lo tuyo en una servilleta y luego mira {ours}.',
        'Antes de enamorarte de uno, escribe para qué lo quieres, que texto y vídeo no piden lo mismo. Ahora sí, mira {ours}.',
      ],
    },
    asks: {
      formal: ['¿Trabaja mejor en casa, en la oficina o en un café?', '¿A qué hora cierra la tapa?'],
      informal: ['¿Cuántas pestañas tienes abiertas ahora mismo?', '¿Mesa, sofá o cama?'],
    },
  },
  'desktop-computer': {
    stories: {
      formal: [
        'Trabajar en casa pide una frontera: una mesa, una silla y, en su sitio, {ours}.',
        'Las fotos de diez años, las facturas, ese proyecto a medias. Cada cosa en su carpeta, en {ours}.',
        'Hay quien necesita levantarse de la mesa para sentir que ha terminado. Buen motivo para {ours}.',
        'En el despacho se entra con un café y se sale con algo hecho. Entre medias, {ours}.',
      ],
      informal: [
        'Una partida más y a dormir, dijiste hace tres partidas. Culpable: {ours}.',
        'Edición de vídeo, veinte pestañas y la música sonando. Siéntate, que empieza el turno de {ours}.',
        'El viejo tarda lo que un café en arrancar, y ya vas por el cuarto. Respira: {ours}.',
        'No molestar: auriculares puestos, puerta cerrada y partida a medias en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La torre necesita aire: con un palmo libre por detrás se calienta menos. Mida el hueco de la mesa y piense en {ours}.',
        'Una regleta con protección contra subidas de tensión sale más barata que un disgusto. Enchufe en ella {ours}.',
        'De las conexiones de la pantalla depende el cable. Mírelas antes de comprar y el primer día será tranquilo con {ours}.',
        'Pegada a la pared, la torre respira mal y se calienta más. Sepárela un palmo cuando encuentre sitio para {ours}.',
      ],
      informal: [
        'Tormenta en agosto y tú cruzando los dedos. Una regleta con protección cuesta menos que el disgusto: enchufa ahí {ours}.',
        'Llega la caja, abres, y el cable no entra en tu pantalla. Mira antes qué conexiones tiene y luego ve a por {ours}.',
        '¿Encajonado bajo la mesa? Déjale un palmo libre por detrás, que con aire se calienta menos. Deja respirar a {ours}.',
        'Asómate detrás de tu pantalla: de sus conexiones sale el cable que te hará falta. Con la foto hecha, mira {ours}.',
      ],
    },
    asks: {
      formal: ['¿Para trabajar, para crear o para jugar?', '¿Mesa despejada o mesa llena?'],
      informal: ['¿Con qué juego empezó todo?', '¿Cuántos archivos hay en tu escritorio? Redondea.'],
    },
  },
  tablet: {
    stories: {
      formal: [
        'La receta apoyada en el azulejo, la prensa en la cama, el plano en la reunión. Todo en {ours}.',
        'Para la butaca del domingo, un portátil es demasiado y un teléfono, poco. En medio, {ours}.',
        'El abuelo ve a los nietos los jueves a las siete, al otro lado del mundo. Enfrente, {ours}.',
        'Tren de tres horas: una película, algo de lectura y la mirada en la ventanilla. En la bolsa, {ours}.',
      ],
      informal: [
        'Manta hasta la barbilla y un capítulo más, apoyado en las rodillas. Esta noche, en {ours}.',
        'Viaje de cinco horas con niños. Antes del primer «¿falta mucho?», saca {ours}.',
        'Ibas a ver un tutorial de cinco minutos y ya sabes hacer pan, macramé y croquetas. Gracias a {ours}.',
        'En casa todo lo compartido acaba con la batería al tres por ciento. Esconde bien {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Para leer y ver series basta poco; para dibujar, hay que mirar si admite lápiz y cuál. Con eso claro, compare {ours}.',
        'Si va a ser para los niños, el control parental se deja puesto antes del primer día. Dedíquele un café y después entregue {ours}.',
        'Las series se descargan con la wifi de casa, antes del viaje. En el tren, ya solo faltarán los auriculares y {ours}.',
        'Si le gusta dibujar, la primera pregunta es si admite lápiz, y la segunda, cuál. Hágalas las dos sobre {ours}.',
      ],
      informal: [
        'En el avión no hay wifi que valga: descarga los capítulos en casa. Luego, ventanilla, cinturón y {ours}.',
        'Los niños encuentran todo en cinco minutos. Si es para ellos, pon el control parental la noche antes y dales {ours}.',
        '¿Series o dibujos? Para lo primero basta poco; para lo segundo, mira si admite lápiz y cuál. Y ya puedes elegir {ours}.',
        'Si el viaje es mañana, descarga esta noche, con la wifi de casa. Lo último que entra en la bolsa, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Leer, dibujar o ver series?', '¿Dónde la usa más: sofá, cama o cocina?'],
      informal: ['¿Quién la secuestra más en casa?', '¿Serie en la cama o en el sofá?'],
    },
  },
  headphones: {
    stories: {
      formal: [
        'El mismo trayecto cada mañana, y cada mañana un disco distinto. Ya solo falta elegirlo y ponerse {ours}.',
        'Hay canciones que guardan un detalle al fondo y tardan años en enseñarlo. Escúchelas con {ours}.',
        'En una oficina abierta, una puerta cerrada también puede llevarse puesta. Por ejemplo, {ours}.',
        'Despega el avión, baja la luz de la cabina y alguien pone a Bach. En su asiento, con {ours}.',
      ],
      informal: [
        'Puestos sin música también funcionan: nadie te habla. Secreto profesional de {ours}.',
        'Tú te oyes cantar como en el disco; el vecino opina distinto. Sigue, con {ours}.',
        'La vida mejora con banda sonora, hasta la cola del súper. Dirige la escena con {ours}.',
        'Fregar los platos dura lo que un episodio, si no haces trampas. Dale al play y ponte {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Si después zumban los oídos, estaba demasiado alto: con la mitad del volumen suele bastar. Empiece por ahí con {ours}.',
        'El sudor y la cera estropean almohadillas y puntas. Un paño apenas húmedo, un minuto, y otra vez a la calle con {ours}.',
        'Si son de botón, el tamaño de la goma decide: si no sella, se pierden los graves. Pruebe varias antes de juzgar {ours}.',
        'Por la calle conviene oír también el tráfico: volumen bajo o un solo oído. Así se pasea con {ours}.',
      ],
      informal: [
        '¿Los graves han desaparecido? Si son de botón, igual la goma no sella. Cambia de tamaño antes de echar la culpa a {ours}.',
        'El autobús no te va a tocar la canción, pero sí el claxon: oye el tráfico, con el volumen bajo o un solo oído. Y a andar con {ours}.',
        'Si al parar te zumban los oídos, te has pasado. Con la mitad del volumen suele bastar: baja, y que siga la canción con {ours}.',
        'Sudor y cera, la parte menos bonita de la música. Paño apenas húmedo y vuelves a cantar con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Hay un disco que escuche siempre de principio a fin?', '¿Música, pódcast o silencio?'],
      informal: ['¿Qué canción tienes hoy en bucle?', '¿Pódcast o música para fregar?'],
    },
  },
  loudspeaker: {
    stories: {
      formal: [
        'El sábado por la mañana se limpia la casa con el disco de siempre. Este sábado, con {ours}.',
        'Cena con amigos: el vino respira, el horno avisa y alguien pregunta qué suena. Suena en {ours}.',
        'Hay salones que piden música igual que otros piden luz. Basta con encontrar el lugar de {ours}.',
        'La última copa en la terraza, una voz de mujer, muy bajito. La lista la elige usted; el resto, en {ours}.',
      ],
      informal: [
        'Llega el que dice «yo pongo la música» y nadie lo frena. Que al menos la ponga en {ours}.',
        'Meter el móvil en un vaso no es un equipo de sonido, aunque lo defiendas. Pásate a {ours}.',
        'Cocinas, bailas, se te pega el arroz. Que no pare la música: {ours}.',
        'A las once los vecinos llaman a la puerta. Invítalos a pasar y preséntales {ours}.',
      ],
    },
    lessons: {
      formal: [
        'En una esquina suenan más los graves; lejos de la pared se entienden mejor las voces. Pruebe los dos sitios con {ours}.',
        'A la altura de los oídos se oye más claro que en el suelo. Despeje un estante del salón para {ours}.',
        'En un piso, superficie firme y una base blanda debajo: el vecino nota menos los graves. Coloque así {ours}.',
        'Para la radio y las voces, mejor con la pared a cierta distancia. Desayune mañana con las noticias y {ours}.',
      ],
      informal: [
        'Tu vecino no ha elegido la lista. Superficie firme, base blanda debajo, y notará menos los graves de {ours}.',
        'En el suelo se entera el perro; a la altura de los oídos, tú. Busca un estante y pon ahí {ours}.',
        '¿Más graves? A la esquina. ¿Voces claras? Lejos de la pared. Juega a mover muebles con {ours}.',
        'El pódcast se entiende mejor si hay aire hasta la pared; la fiesta, en la esquina, con más graves. Tú decides dónde va {ours}.',
      ],
    },
    asks: {
      formal: ['Si vienen invitados, ¿qué disco pone?', '¿Música mientras cocina o después?'],
      informal: ['¿Qué canción levanta a todos de la silla?', '¿Quién manda en la lista en tu casa?'],
    },
  },
  keyboard: {
    stories: {
      formal: [
        'Se escribe tanto al día que los dedos conocen el camino mejor que uno. Ahora, el camino pasa por {ours}.',
        'Un escritorio despejado, una página en blanco, las manos quietas un segundo. Y después, {ours}.',
        'Los correos se olvidan pronto; las horas que costaron, no tanto. Merecen que se escriban en {ours}.',
        'Hay ruidos que significan que alguien está pensando. En su despacho, el de {ours}.',
      ],
      informal: [
        'Levántalo, dale la vuelta y mira lo que cae. Sí, es la merienda de marzo. Empieza de nuevo con {ours}.',
        'La tecla que se atasca es siempre la de la contraseña. Cambia de vida: {ours}.',
        'Escribes «saludos cordiales» con una furia que se oye en el pasillo. Descárgala sobre {ours}.',
        'Partida, chat y trabajo, en ese orden o en el contrario. Todo por los mismos dedos y {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Sin la eñe se sufre, así que antes de comprar se mira la distribución. Búsquela en las fotos de {ours}.',
        'Boca abajo y unos golpecitos, y las migas salen; el resto, con aire comprimido. Un buen hábito de viernes para {ours}.',
        'Con las muñecas rectas y los codos a la altura de la mesa se cansan menos. Ajuste la silla y siéntese ante {ours}.',
        'Suba o baje la silla hasta tener los codos a la altura de la mesa y las muñecas rectas. Así cansa menos la tarde con {ours}.',
      ],
      informal: [
        '«Feliz ano nuevo» es lo que pasa cuando nadie mira si hay eñe. Comprueba la distribución de {ours}.',
        'Ahí debajo hay medio cruasán. Boca abajo, unos golpecitos, aire comprimido para lo demás, y de vuelta al trabajo con {ours}.',
        'Codos a la altura de la mesa, muñecas rectas: como un pianista, pero con correos. El recital, con {ours}.',
        'Si te duelen las muñecas, igual están dobladas. Ponlas rectas, los codos a la altura de la mesa, y dale a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Teclea mirando las teclas o la pantalla?', '¿Silencioso o que se oiga?'],
      informal: ['¿Qué tecla tienes más gastada?', '¿Con cuántos dedos escribes de verdad?'],
    },
  },
  mouse: {
    stories: {
      formal: [
        'Ocho horas al día con la mano en el mismo sitio. Se elige una silla, se elige una mesa y se elige {ours}.',
        'El panel táctil sirve para el tren; sobre la mesa del despacho, en cambio, {ours}.',
        'Una hoja de cálculo, un plano, una foto que recortar: trabajos de buen pulso y de {ours}.',
        'Junto a la taza y el cuaderno, la mano busca cada mañana lo mismo. Deje ahí {ours}.',
      ],
      informal: [
        'Editar con el dedo en el portátil es como pelar gambas con guantes. Hazte un favor: {ours}.',
        'Clic, clic, clic y el ordenador ni se inmuta. Cuenta hasta diez y no la pagues con {ours}.',
        'La mesa del bar tampoco era buena alfombrilla. Busca sitio entre el café y la tostada para {ours}.',
        'Un segundo de despiste y te han eliminado. Se acabó echarle la culpa al viejo: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El tamaño se elige por la mano: palma apoyada y dedos sobre los botones, sin encoger. Mida la suya y piense en {ours}.',
        'Si el puntero salta, casi siempre es el sensor sucio o una mesa que brilla. Un bastoncillo seco o una alfombrilla, y a seguir con {ours}.',
        'Cerca del teclado y a la misma altura, el hombro no se abre y se cansa menos. Ese es el sitio para {ours}.',
        'Una mesa brillante puede hacer saltar el puntero; una alfombrilla suele arreglarlo. Extiéndala antes de apoyar {ours}.',
      ],
      informal: [
        'El puntero da saltos y no es el café. Pasa un bastoncillo seco por el sensor o cambia de mesa, y vuelve a {ours}.',
        'Si tienes que encoger los dedos, no es tu talla: la palma va apoyada. Saca la mano y compara con {ours}.',
        'Tan lejos del teclado que parece enfadado: así se cansa el hombro. Acércalo, a la misma altura, y reconcíliate con {ours}.',
        'Mano de pianista o mano de panadero, el tamaño importa: palma apoyada y dedos sin encoger. ¿Medido? Ahora, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Con cable o sin cable?', '¿Diestro, zurdo o según el día?'],
      informal: ['¿Doble clic o impaciencia infinita?', '¿Juegas, diseñas o sobrevives a un Excel?'],
    },
  },
  monitor: {
    stories: {
      formal: [
        'Dos documentos que comparar y un portátil en el que apenas cabe uno. A su lado, {quoted}.',
        'La espalda lo agradece cuando la mirada va al frente y no al teclado. Ponga a la altura de los ojos {ours}.',
        'De día, informes; a partir de las nueve, una película. Doble turno para {quoted}.',
        'Quien trabaja con imágenes sabe que mirar también es un oficio. Mire en {ours}.',
      ],
      informal: [
        'Ventana grande a un lado, ventana grande al otro y nadie encuentra el correo. Pon orden con {quoted}.',
        'Encorvarse sobre el portátil te da cara de interrogación. Levanta la cabeza: {quoted}.',
        'En uno trabajas y en el otro «trabajas». Para el segundo, {ours}.',
        'Compartes pantalla y todos ven tus cuarenta pestañas. Al menos, tú las ves en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El borde superior a la altura de los ojos y la pantalla a un brazo de distancia. Prepare así el sitio para {ours}.',
        'De lado a la ventana se evitan los reflejos y el deslumbramiento. Gire la mesa antes de colocar {ours}.',
        'No todos los cables sirven: compare la salida del ordenador con la entrada de la pantalla. Después, con calma, elija {ours}.',
        'Estire el brazo: ahí va la pantalla, con el borde superior a la altura de los ojos. Con esa medida, busque el sitio de {ours}.',
      ],
      informal: [
        '¿Te ves la cara mejor que la hoja de cálculo? Ponte de lado a la ventana y adiós reflejos, con {ours}.',
        'Mira la salida de tu ordenador y la entrada de la pantalla, que no todos los cables sirven. Luego te ilusionas con {ours}.',
        'Brazo estirado, borde de arriba a la altura de los ojos. Parece yoga, pero es la manera de colocar {ours}.',
        'A las cinco el sol entra de frente y no ves nada. De lado a la ventana se evita: hoy toca mover la mesa para {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Una pantalla o dos?',
        '¿Curvo o plano?',
        '¿Teletrabajo u oficina?',
        '¿Película o serie al acabar el día?',
        '¿Cuántas ventanas tiene abiertas ahora?',
        '¿Mesa frente a la ventana o frente a la pared?',
      ],
      informal: [
        '¿Qué tienes de fondo: playa, perro o caos?',
        'Segunda pantalla, ¿para trabajar o para el partido?',
        '¿Cuántas pestañas tienes abiertas? Sin mentir.',
        '¿Curro, juegos o series?',
        '¿Qué se vio el día que compartiste pantalla?',
        '¿Notas pegadas en el borde o ni una?',
      ],
    },
  },
  'storage-drive': {
    stories: {
      formal: [
        'Las fotos de diez años caben hoy en la palma de la mano. Por ejemplo, en {ours}.',
        'Una copia aquí, otra en casa de un hermano: así se guardan las cosas que no se repiten. Una de ellas, en {ours}.',
        'La boda, los primeros pasos, la voz de la abuela en un vídeo. Hay archivos que merecen {ours}.',
        'El aviso de memoria llena llega siempre en mitad de algo importante. Antes del siguiente, {ours}.',
      ],
      informal: [
        '«Ya haré la copia de seguridad», dijo alguien que ahora llora. Hazla hoy, en {ours}.',
        'Final, final_bueno, final_definitivo_ahora_sí. Caben los tres, y el siguiente, en {ours}.',
        'Borrar fotos para poder hacer fotos no es vida. Manda las viejas a {ours}.',
        'Cuatro gigas de memes y ninguno se puede borrar. Dales un hogar digno: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Lo importante, por triplicado: el original, una copia en casa y otra fuera de ella. Una de las tres puede ir en {ours}.',
        'Expulsar la unidad antes de desconectarla evita archivos a medias. Conceda siempre ese segundo a {ours}.',
        'Una copia solo vale si se prueba. De vez en cuando, abra un par de archivos guardados en {ours}.',
        'Las fotos de la boda merecen vivir en tres sitios, y uno fuera de casa. Empiece esta tarde, con {ours}.',
      ],
      informal: [
        '«Luego lo copio» es la frase más cara de la informática. Original, copia en casa y otra fuera: dale trabajo a {ours}.',
        'Arrancar el cable sin avisar deja archivos a medias. Expulsa primero y después desconecta {ours}.',
        '¿Y si la copia no se abre? Prueba un par de archivos de vez en cuando, que solo así vale. Hazlo hoy con {ours}.',
        'Guardaste las fotos hace dos años y no has vuelto a mirar. Abre un par, por si acaso, cuando enchufes {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué archivo no querría perder nunca?', '¿De cuándo es su última copia de seguridad?'],
      informal: ['¿Cuántas fotos tienes sin ordenar?', '¿Ordenas por fechas o por caos?'],
    },
  },
  charger: {
    stories: {
      formal: [
        'Uno en el despacho, otro en la mesilla y el tercero siempre en el hotel anterior. Para la maleta, {ours}.',
        'El aeropuerto entero busca el mismo enchufe, junto a la misma columna. Si lo encuentra, saque {ours}.',
        'La rutina de cada noche: el agua, el libro, la alarma y {ours}.',
        'Con la batería al doce por ciento se habla deprisa y se piensa mal. Tenga cerca {ours}.',
      ],
      informal: [
        'Batería al uno por ciento y la conversación por fin se pone interesante. Corre, busca {ours}.',
        '«¿Alguien tiene para cargar?» es el nuevo «¿alguien tiene fuego?». Di que sí: tienes {ours}.',
        'Prestarlo en la oficina es despedirse de él. Ponle tu nombre a {ours}.',
        'Duermes al lado del único enchufe de la casa rural y no es casualidad. En la mochila, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El cargador puede dar más, pero el aparato solo toma lo que admite. Mire ahí la potencia y después compare {ours}.',
        'Doblado siempre por el mismo punto, el cable se rompe por dentro. En círculos anchos, guarde así {ours}.',
        'Si se calienta mucho o se ve el cable pelado, se deja de usar. Revise los de casa y, si hay que retirar alguno, piense en {ours}.',
        'Para la maleta, el cable en círculos anchos: los dobleces repetidos lo rompen por dentro. Un bolsillo amplio basta para {ours}.',
      ],
      informal: [
        '¿Más vatios, más rápido? Tu aparato solo toma lo que admite. Mira cuánto es y luego elige {ours}.',
        'Ese cable pelado con cinta aislante no es un recuerdo, es para dejar de usarlo. Dale relevo con {ours}.',
        'Enrollarlo alrededor de la mano, apretado y siempre igual, lo rompe por dentro. Círculos anchos y a la mochila con {ours}.',
        'Si quema al tocarlo, no es que trabaje mucho: si se calienta así, se deja de usar. A otra cosa, por ejemplo, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Carga de noche o a ratos durante el día?', '¿Con cuánta batería empieza a preocuparse?'],
      informal: ['¿A qué porcentaje entras en pánico?', '¿Dónde está siempre el tuyo: cama, cocina o coche?'],
    },
  },
  memory: {
    stories: {
      formal: [
        'No todo ordenador lento es viejo; a veces tiene demasiadas cosas en la cabeza. Antes de jubilarlo, {ours}.',
        'Se abre una hoja de cálculo, una reunión y el navegador, y la máquina suspira. Es buen momento para {ours}.',
        'Un destornillador, diez minutos y algo de respeto: así se abre un equipo para ponerle {ours}.',
        'Editar un vídeo y oír girar el ventilador durante una hora invita a mirar dentro. Allí va {ours}.',
      ],
      informal: [
        'Cuarenta pestañas abiertas y no piensas cerrar ninguna. Asúmelo con {ours}.',
        'El circulito gira, tú miras al techo y el café se acaba. Sabes lo que pide: {ours}.',
        'Abrir la torre, soplar el polvo, oír el clic. Pocas operaciones a corazón abierto son como la de {ours}.',
        '«Necesito un ordenador nuevo», dices cada lunes. Prueba primero con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Generación y capacidad tienen que coincidir con la lista de la placa base. Consúltela primero y después mire {ours}.',
        'Dos módulos iguales suelen ir más rápido que uno solo de la misma capacidad total. Haga esa cuenta antes de decidirse por {ours}.',
        'Desenchufe y toque metal antes de sacar el módulo: así evita la electricidad estática. Después llega el turno de {ours}.',
        'La lista de la placa base dice qué generación y qué capacidad admite. Con ella en pantalla, decidirá mejor sobre {ours}.',
      ],
      informal: [
        'Antes de abrir la torre, desenchufa y toca metal, que la estática da sustos. Ya tienes manos de cirujano para {ours}.',
        'Comprar a ojo es la receta para devolver. Mira la lista de tu placa, generación y capacidad, y vuelve a por {ours}.',
        'Dos mitades iguales suelen correr más que un entero de la misma capacidad. Haz la suma antes de elegir {ours}.',
        '¿Un módulo o dos? Si son iguales y suman lo mismo, en pareja suelen ir más rápido. Tenlo en mente al mirar {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Cuántos programas tiene abiertos a la vez?',
        'Al abrir el equipo, ¿lo hace usted o llama a alguien?',
      ],
      informal: ['¿Cuántas pestañas tienes abiertas ahora?', 'Dieciséis gigas, ¿mucho o poco?'],
    },
  },
  cable: {
    stories: {
      formal: [
        'Todas las casas tienen un cajón de conexiones, y en él falta siempre la que se busca. Guarde ahí {ours}.',
        'Llega la hora de la presentación y todo está en la sala menos una cosa. Esta vez, en el maletín, {ours}.',
        'Nadie se fija en lo que une una cosa con otra hasta que deja de hacerlo. Ese día, {quoted}.',
        'Se compra cuando falta y se agradece cuando sobra. De repuesto, {quoted}.',
      ],
      informal: [
        'En el cajón hay quince, todos enredados, y ninguno es el que buscas. Deja fuera {ours}.',
        'El viejo solo funciona si lo sujetas con el codo y no respiras. Ya vale: {quoted}.',
        'Siempre faltan veinte centímetros para llegar a donde tú quieres estar. Mide el sofá y luego mira {ours}.',
        'Con total premeditación, el gato ha mordido el anterior. Esconde mejor {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Muchos conectores se parecen y no encajan. Mire los dos extremos antes de comprar y compárelos con los de {ours}.',
        'La misma clavija no significa que haga lo mismo: hay que mirar qué transmite. Es la pregunta que conviene hacerse sobre {ours}.',
        'Se tira del conector, porque por el otro lado es por donde se rompen. Un pequeño cuidado diario para {ours}.',
        'Una etiqueta en cada extremo ahorra ir siguiéndolo por detrás del mueble. Escriba dos antes de enchufar {ours}.',
      ],
      informal: [
        'Parece que entra, juras que entra, y no entra. Mira los dos extremos antes de comprar, y luego ve a por {ours}.',
        'A cuatro patas detrás de la tele, preguntándote de quién es cada uno. Etiqueta los extremos, empezando por {ours}.',
        'Del conector y con cariño: tirando de otro sitio es como se rompen. Desenchufa así {ours}.',
        'Dos clavijas gemelas pueden hacer cosas distintas, así que mira qué transmite cada una. Primera comprobación: {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Guarda los antiguos «por si acaso»?',
        '¿Cuántos lleva en la maleta?',
        '¿Uno en casa y otro en la oficina?',
        '¿Qué aparato suyo pide enchufe más a menudo?',
        '¿Qué se dejó en el último hotel?',
        '¿Los etiqueta o confía en la memoria?',
      ],
      informal: [
        'Tu cajón de los líos, ¿cuántos guarda?',
        '¿Los enrollas bien o a lo bestia?',
        '¿Quién te debe uno?',
        '¿Te pilla siempre al uno por ciento?',
        '¿Cuántos tienes sin saber de qué son?',
        '¿Corto y ordenado o largo hasta el sofá?',
      ],
    },
  },
  'smart-watch': {
    stories: {
      formal: [
        'El teléfono se queda en la chaqueta y la conversación sigue. Para lo urgente, una mirada a {ours}.',
        'Un paseo después de comer, sin prisa y sin sacar nada del bolsillo. Basta con {ours}.',
        'Salir a correr, o simplemente a la calle, con las manos en los bolsillos. Y en la muñeca, {ours}.',
        'Hay llamadas que se pueden atender luego, y basta un gesto para saberlo. El gesto, con {ours}.',
      ],
      informal: [
        'Miras la muñeca en plena reunión y nadie sabe si es la hora o tu madre. Gracias a {ours}.',
        'Bajas las escaleras para sumar pasos y subes en ascensor para compensar. El secreto se queda entre tú y {ours}.',
        'Debajo de algún cojín vibra el móvil. Ni te levantes: llevas {ours}.',
        'Dar diez mil pasos parece mucho hasta que buscas aparcamiento en el centro. Camina con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Antes de comprar, compruebe que sea compatible con el móvil que tiene. Un minuto en los ajustes, y después, {ours}.',
        'Para medir el pulso debe quedar ceñido, un dedo por encima del hueso de la muñeca. Ajuste así {ours}.',
        'Apagar los avisos que no importan alarga la batería y la paciencia. Quédese con los que cuentan y salga a pasear con {ours}.',
        'Sus medidas orientan, pero no sustituyen a un médico. Salga a caminar con esa tranquilidad y con {ours}.',
      ],
      informal: [
        'Suelto como una pulsera no te va a medir bien el pulso: ceñido, un dedo por encima del hueso. Sal a correr así con {ours}.',
        '¿De verdad quieres enterarte de cada «jajaja»? Apaga avisos, gana batería y quédate en paz con {ours}.',
        'Que sea compatible con tu móvil no se da por hecho: míralo antes. Si todo cuadra, hazle sitio en la muñeca a {ours}.',
        'Te dirá cómo has dormido, pero solo orienta: para lo demás, un médico. Con eso claro, ponte {ours}.',
      ],
    },
    asks: {
      formal: ['¿Para el deporte o para el día a día?', '¿Cuántos pasos da en un día tranquilo?'],
      informal: ['¿Pasos de hoy? Sin trampas.', '¿Escaleras o ascensor?'],
    },
  },
};
