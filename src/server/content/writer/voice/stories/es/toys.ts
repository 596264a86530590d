import type { StoriesOf } from '../stories.ts';

export const toys: StoriesOf<'toys'> = {
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
    asks: {
      formal: ['¿Qué coche tenía de niño?', '¿Quién gana las carreras en casa?'],
      informal: ['A ver, ¿cómo haces el ruido del motor?', '¿Cuántos hay debajo de tu sofá?'],
    },
  },
};
