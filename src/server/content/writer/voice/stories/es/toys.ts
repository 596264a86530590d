export const toys = {
  doll: {
    stories: {
      formal: [
        'En la mesa de juegos se sirve un té invisible y todos tienen su silla. Una está reservada a {ours}.',
        'Los niños cuidan como los han cuidado: con el mismo tono y las mismas frases. Escúchelos con {ours}.',
        'Hay regalos que reciben un nombre antes de salir del papel. Envuelva {ours} y espere a oírlo.',
        'Viaja en el asiento de atrás, cena a su hora y duerme antes que nadie. En la familia, {ours}.',
      ],
      informal: [
        'La peinaste, la bañaste y le cortaste el flequillo para siempre. Pídele perdón a aquella con {ours}.',
        'Médica por la mañana, astronauta a mediodía y enfadada después de la merienda. Agenda llena para {ours}.',
        'Alguien muy pequeño regaña con tus palabras y tu mismo dedo. Escóndete y escucha: esta vez le toca a {ours}.',
        'Nadie se va a dormir hasta que se despida de todos, uno por uno. Súmale un beso a {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La edad de la caja habla de seguridad: las piezas pequeñas no son para menores de tres años. Léala antes de envolver {ours}.',
        'El pelo, si lo tiene, se desenreda de las puntas a la raíz y con un peine ancho. Enseñe ese truco a quien reciba {ours}.',
        'Hablar, cuidar, enfadarse y hacer las paces: jugando se ensaya la vida. Siéntese un rato en la alfombra con {ours}.',
        'Quien juega a cuidar ensaya también cómo se hacen las paces. Escuche, desde la puerta, las conversaciones con {ours}.',
      ],
      informal: [
        'La edad de la caja no mide lo lista que es tu sobrina: habla de piezas pequeñas y de seguridad. Mírala antes de regalar {ours}.',
        'Ese nudo no se arranca: peine ancho y de las puntas a la raíz. Si hay melena, abre la peluquería con {ours}.',
        'Hoy la regaña, mañana la perdona: está ensayando la vida. Tú, de público y con merienda, al lado de {ours}.',
        'Tu frase favorita, en voz de tres años y con el dedo levantado. Jugar es ensayar: escucha lo que cuenta a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué nombre llevaba la de su infancia?', '¿A quién le haría ilusión abrirla?'],
      informal: ['¿También le cortaste el flequillo a la tuya?', 'Tu peque, ¿qué nombre le pondría?'],
    },
  },
  'soft-toy': {
    stories: {
      formal: [
        'Cada noche, antes del cuento, hay que encontrarlo o no se apaga la luz. Empiece a buscar {ours}.',
        'Un primer viaje, una primera noche fuera de casa, algo conocido en la maleta. Prepare {ours}.',
        'De la cuna pasa a la cama y de la cama a un estante, y nadie se atreve a tirarlo. Así empieza {ours}.',
        'A quien acaba de nacer se le recibe con una manta, un beso y {ours}.',
      ],
      informal: [
        'Se pierde uno en el supermercado y se moviliza media familia. Ten un plan B: {ours}.',
        'Lavadora a las nueve, drama a las nueve y cinco, nariz contra el cristal. Entretén la espera con {ours}.',
        'Ocupa media cama y no paga alquiler. Hazte a un lado: {ours}.',
        'Tienes treinta y tantos y uno sigue en tu cuarto de siempre. Llévale compañía: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La etiqueta dice si va a la lavadora; en caso de duda, bolsa de lavado y programa delicado. Léala antes de la primera merienda con {ours}.',
        'Para los más pequeños, mejor ojos bordados o bien sujetos, sin botones que arrancar. Compruébelo al mirar {ours}.',
        'Los bebés duermen más seguros con la cuna despejada. Para cuando abran los ojos y quieran jugar, {ours}.',
        'Un tirón a los ojos y a los botones dice mucho: para los más pequeños, nada que se arranque. Haga esa prueba con {ours}.',
      ],
      informal: [
        'Ha caído en un charco y es la hora de dormir. Mira la etiqueta; si dudas, bolsa de lavado y programa delicado para {ours}.',
        'Los pequeños lo arrancan todo, así que ojos bordados o bien sujetos. Ponte en plan inspector con {ours}.',
        'En la cuna, de noche, nada: los bebés duermen así más seguros. Al despertar, fiesta con {ours}.',
        '¿Lavadora sí o no? Lo dice la etiqueta, y si hay duda, bolsa y programa delicado. Avisa a su dueño antes de bañar a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cómo se llamaba el suyo?', '¿Quién en su familia lo conserva todavía?'],
      informal: ['¿Duermes aún con alguno? Sin vergüenza.', '¿Cuál sobrevivió a la lavadora?'],
    },
  },
  puzzle: {
    stories: {
      formal: [
        'Una mesa despejada, la lámpara baja y una familia que habla sin mirarse. En medio, {ours}.',
        'Primero los bordes, después el cielo, y por fin la pieza que todos buscaban. Comience {ours}.',
        'Quien pasa por el salón dice que solo pone una y se queda media hora. Déjelo a la vista: {ours}.',
        'Las tardes de lluvia se llenan solas cuando hay algo por terminar. Abra la caja de {ours}.',
      ],
      informal: [
        'Falta una pieza y el perro tiene cara de inocente. Interrógalo y empieza otra vez con {ours}.',
        'Cenar en el sofá tres noches porque la mesa está ocupada es lo normal. Cosas de {ours}.',
        '«Esta no encaja», dices, y empujas un poco. No se fuerza a nadie, tampoco a {ours}.',
        'El que no ha ayudado en toda la tarde pone la última y se lleva el aplauso. Vigila el final de {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Separar primero los bordes y los colores hace que luego se avance mucho más rápido. Saque unos platos y reparta en ellos {ours}.',
        'Sobre un cartón o una plancha se puede mover cuando toca cenar. Busque uno antes de abrir {ours}.',
        'Con luz de lado, las piezas no brillan y se distinguen mejor. Acerque la lámpara a la mesa y empiece {ours}.',
        'La mesa del comedor se necesita a las nueve; con una plancha debajo, no hay que deshacer nada. Así continúa otro día la tarde con {ours}.',
      ],
      informal: [
        'Ir a lo loco tiene su encanto durante diez minutos. Separa bordes y colores, que así se avanza más, y ponte con {ours}.',
        'La cena está lista y nadie quiere recoger. Con un cartón debajo se mueve todo de una vez: empieza así {ours}.',
        'Bajo la luz del techo, las piezas brillan y todo parece cielo. Pon la lámpara de lado y vuelve a {ours}.',
        'Reparte trabajos: uno los bordes, otro los azules, otro el picoteo. Separando primero se avanza más rápido con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Empieza por los bordes o por el centro?', '¿Quién pone la última pieza?'],
      informal: ['¿Cuántas tardes te dura uno?', '¿Solitario o en equipo con discusiones?'],
    },
  },
  'board-game': {
    stories: {
      formal: [
        'La lluvia canceló la excursión y nadie lo lamentó demasiado. Sobre la mesa, {ours}.',
        'Tres generaciones alrededor de un tablero y una sola regla: apagar los teléfonos. Hoy, {ours}.',
        'Después del postre, alguien despeja el mantel y pregunta quién empieza. Esta vez, con {ours}.',
        'Se conoce de verdad a un yerno en una partida larga. Siéntelo a la mesa con {ours}.',
      ],
      informal: [
        'Tu abuela hace trampas, tu hermano llora y tú lees las normas en voz alta. Domingo completo: {ours}.',
        '«Una más y a dormir», y son las dos. Que nadie mire el reloj hasta acabar {ours}.',
        'Amistades de veinte años temblando por una tirada. Ponlas a prueba con {ours}.',
        'El que pierde friega, y de pronto todos se lo toman en serio. Negocia antes de abrir {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Tres datos de la caja deciden: jugadores, edad y duración. Cuente a los invitados, mire el reloj y compare con {ours}.',
        'Que alguien lea las reglas antes de que lleguen los demás ahorra media hora de espera. Prepare un café y abra {ours}.',
        'Las fichas, en bolsitas cerradas dentro de la caja, y así no falta ninguna. Tenga unas cuantas a mano al recoger {ours}.',
        'Las instrucciones se leen mejor a solas que con seis personas esperando. La víspera, en el sillón, dedique un rato a {ours}.',
      ],
      informal: [
        'Sois cinco, hay un niño y mañana se madruga: jugadores, edad y duración están en la caja. Léela y decide sobre {ours}.',
        'Leer las reglas en voz alta con todos sentados es media hora de bostezos. Hazlo antes de que lleguen y luego saca {ours}.',
        'Falta una ficha y juega un garbanzo. Bolsitas cerradas dentro de la caja, y no habrá legumbres en {ours}.',
        'El que se sabe las reglas manda. Léelas antes de que llamen al timbre, ahorra la espera y reparte {ours}.',
      ],
    },
    asks: {
      formal: ['¿Quién no sabe perder en su familia?', '¿Juega a ganar o a pasar el rato?'],
      informal: ['¿Hay tramposos en tu familia? Nombres.', '¿De qué color te pides siempre la ficha?'],
    },
  },
  'building-blocks': {
    stories: {
      formal: [
        'Una torre que sube, unos ojos que la siguen, el estruendo y la risa. Y vuelta a empezar, con {ours}.',
        'Por la mañana es un castillo; después de la siesta, un puente. Todo sale de {ours}.',
        'Los niños explican su ciudad calle por calle a quien se sienta en el suelo. Siéntese junto a {ours}.',
        'Hay tardes en que solo hace falta una alfombra y tiempo. Sobre la alfombra, {ours}.',
      ],
      informal: [
        'Pisar una pieza a oscuras te enseña palabras que no conocías. Recoge antes {ours}.',
        '«Papá, no toques», y papá lleva media hora perfeccionando la muralla. Turnos, por favor, con {ours}.',
        'Construir lleva una hora; derribar, un segundo y una carcajada. Lo segundo también es el plan con {ours}.',
        'El hermano pequeño viene hacia la torre como un monstruo gigante. Evacúa la ciudad y vuelve a levantarla con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Lo primero es la edad de la caja: un menor de tres años puede tragarse las piezas pequeñas. Compruébela antes de abrir {ours}.',
        'Una caja baja y abierta invita más a jugar que un cubo hondo. Ponga una a su altura y guarde ahí {ours}.',
        'Sobre una manta o una sábana, recoger es levantar las cuatro esquinas. Extiéndala antes de empezar con {ours}.',
        'Lo que está a la vista llama a jugar; al fondo de un cubo, menos. Deje en una caja baja, sin tapa, {ours}.',
      ],
      informal: [
        'Recoger puede durar un segundo: sábana debajo y, al acabar, las cuatro esquinas arriba. Extiende y vuelca {ours}.',
        'Lo del fondo del cubo no existe. Caja baja, abierta y a su altura, que invita más a jugar con {ours}.',
        'Lo pequeño acaba en la boca antes de los tres años, y por eso la caja lleva una edad. Mírala antes de sentarte en el suelo con {ours}.',
        'Pisar una pieza a oscuras solo hace gracia en las películas. Juega sobre una manta, que luego se recoge por las esquinas, y saca {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué construía usted de pequeño?', '¿Quién juega más: los niños o los mayores?'],
      informal: ['En tu casa, ¿quién derriba la torre?', '¿Castillo, nave o torre sin sentido?'],
    },
  },
  'toy-car': {
    stories: {
      formal: [
        'El pasillo es una autopista, la alfombra, un puerto de montaña, y el gato, tráfico. En cabeza, {ours}.',
        'Una acera, algo de sombra y un hermano: no hace falta más para una carrera. En la salida, {ours}.',
        'Algunos hombres hechos y derechos se detienen ante un escaparate y sonríen. Es por algo como {ours}.',
        'De una caja del desván salen ruedas y, con ellas, toda una infancia. Continúela con {ours}.',
      ],
      informal: [
        'Brum, brum, frenazo, sirena: la banda sonora de la casa antes del desayuno. Protagonista, {ours}.',
        'Debajo del sofá hay un cementerio de ruedas y una pelusa con historia. Rescata y suma {ours}.',
        'Quien «solo enseña cómo se hace» tiene cuarenta años y va ganando. Toca devolver {ours}.',
        'En la vida real pagas el taller; en la alfombra, todo se arregla soplando. Arranca {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La edad de la caja es lo primero que se mira: para menores de tres años, sin piezas que se suelten. Empiece por ahí con {ours}.',
        'Si las ruedas se frenan, casi siempre son pelos en el eje, y con unas pinzas salen. Abra el taller y revise {ours}.',
        'Basta cinta adhesiva en el suelo para dibujar calles y aparcamientos, y luego se quita. Trace la primera curva y saque {ours}.',
        'Una tarde de lluvia, un rollo de cinta y el pasillo entero por carretera; al final se despega. Dé la salida a {ours}.',
      ],
      informal: [
        'Frena solo y no es el tráfico: casi siempre son pelos en el eje. Pinzas, cara de mecánico y otra vuelta con {ours}.',
        'Un rollo de cinta adhesiva y el pasillo ya es autopista; luego se quita y aquí no ha pasado nada. Solo falta aparcar {ours}.',
        'Si el piloto no llega a tres años, nada de piezas que se suelten. Mira primero la edad de la caja y luego {ours}.',
        'El gato suelta pelo y el eje lo recoge. Con unas pinzas sale, así que parada en boxes para {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué coche tenía de niño?', '¿Quién gana las carreras en casa?'],
      informal: ['A ver, ¿cómo haces el ruido del motor?', '¿Cuántos hay debajo de tu sofá?'],
    },
  },
};
