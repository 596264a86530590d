import type { StoriesOf } from '../stories.ts';

export const electronics: StoriesOf<'electronics'> = {
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
    asks: {
      formal: ['¿Para el deporte o para el día a día?', '¿Cuántos pasos da en un día tranquilo?'],
      informal: ['¿Pasos de hoy? Sin trampas.', '¿Escaleras o ascensor?'],
    },
  },
};
