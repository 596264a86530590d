export const pets = {
  'dog-lead': {
    stories: {
      formal: [
        'Basta con rozar el gancho de la entrada para que aparezca corriendo por el pasillo. Cuelgue allí {ours}.',
        'Todas las mañanas, a la misma hora, el parque reúne a los mismos. Usted llegará con {ours}.',
        'La ciudad tiene aceras, semáforos y demasiadas palomas. Para pasearla en compañía, {ours}.',
        'El paseo de la noche es corto, y en él se piensa lo que no cupo en el día. En la mano, {ours}.',
      ],
      informal: [
        'No has dicho «calle», solo lo has pensado, y ya está bailando en la puerta. Venga, {ours}.',
        'Llueve, hace frío y alguien te mira como si fuera primavera. Chubasquero y {ours}.',
        '¿Quién pasea a quién? Se decide mañana a las siete, con {ours}.',
        'Conoces el nombre de todos los perros del barrio y el de ningún dueño. Sal a saludar con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con la correa floja se avanza; si se tensa, se para y se espera: así aprende a no tirar. Empiece mañana, en una calle tranquila, con {ours}.',
        'Con un perro que tira, un arnés reparte la fuerza mejor que un collar. Piense a cuál de los dos va a enganchar {ours}.',
        'Costuras y mosquetón son por donde se rompe, y conviene revisarlos de vez en cuando. Hágalo antes del paseo, al descolgar {ours}.',
        'Pararse y esperar cuando tira, avanzar cuando afloja: con paciencia se entiende. Dedique a esa lección un paseo con {ours}.',
      ],
      informal: [
        '¿Quién pasea a quién? Si se tensa, te paras; si afloja, andáis: así no tira. Cambia el reparto de papeles con {ours}.',
        'Si tu perro tira como un tractor, un arnés reparte la fuerza mejor que un collar. Cuando lo tengas, engancha {ours}.',
        'Lo que se rompe es la costura o el mosquetón, así que échales un ojo de vez en cuando. Luego, a la calle con {ours}.',
        'Eres una farola: si tira, no te mueves. Cuando afloje, seguís, y así va aprendiendo el trato con {ours}.',
      ],
    },
    asks: {
      formal: ['¿A qué hora es el primer paseo?', '¿Cómo se llama quien lo acompaña?'],
      informal: ['¿Tira o pasea como un señor?', '¿Qué palabra no puedes decir en voz alta?'],
    },
  },
  'pet-bed': {
    stories: {
      formal: [
        'Da tres vueltas sobre sí mismo, suspira y se deja caer. Que sea en {ours}.',
        'Ha elegido el rincón del sol y lo sigue por la casa, hora a hora. Póngale allí {ours}.',
        'Al final del paseo, unas patas cansadas buscan siempre el mismo sitio. Prepare {ours}.',
        'Los días de trabajo en casa se comparten con alguien que ronca bajo la mesa. Al lado, {ours}.',
      ],
      informal: [
        'Oficialmente no sube al sofá. Extraoficialmente, hay pelos. Negocia con {ours}.',
        'Duerme en tu almohada y tú en lo que queda. Recupera terreno con {ours}.',
        'Preferirá la caja de cartón, al menos el primer día. Ten fe y coloca {ours}.',
        'Veinte horas de siesta al día exigen cierta infraestructura. Empieza por {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Se mide al animal tumbado y estirado, y se le suma un palmo. Espere a la siesta, saque el metro y compare con {ours}.',
        'Lejos de corrientes y del paso, pero con la familia a la vista: ahí es donde duermen. Busque ese rincón para {ours}.',
        'Una manta o una camiseta usada, los primeros días, ayuda a que la hagan suya. Deje una de las suyas sobre {ours}.',
        'Quieren dormir tranquilos y no perderse nada: sin corrientes, fuera del paso y a la vista de todos. Mire su salón y coloque {ours}.',
      ],
      informal: [
        'Hecho una bola engaña; estirado se ve lo que ocupa. Mide en plena siesta, suma un palmo y mira {ours}.',
        'Ni en el pasillo ni en otra planta: sin corrientes, pero viéndoos a todos. Ahí duermen, y ahí pon {ours}.',
        'Esa camiseta del concierto tiene una última misión: encima, los primeros días, ayuda a que la haga suya. Extiéndela sobre {ours}.',
        'Si pasa de largo y se va al sofá, una manta usada encima ayuda los primeros días. Extiéndela y deja que husmee {ours}.',
      ],
    },
    asks: {
      formal: ['¿Dónde duerme realmente?', '¿En qué rincón le da más el sol?'],
      informal: ['¿Sube al sofá? Di la verdad.', '¿Ronca? Envía pruebas.'],
    },
  },
  'pet-food': {
    stories: {
      formal: [
        'A las siete en punto hay alguien sentado ante el armario, con toda educación. Ya puede sacar {ours}.',
        'Se oye abrir el cajón desde el otro lado de la casa, y ya hay pasos. Sirva {ours}.',
        'También en la familia hay quien no habla y sabe exactamente la hora de comer. Para esa boca, {ours}.',
        'Come, levanta la cabeza, comprueba que usted sigue ahí y continúa. En el plato, {ours}.',
      ],
      informal: [
        'Ha comido hace diez minutos y actúa como si nunca. Aplaude el drama y saca {ours}.',
        'Seis de la mañana, una pata en tu cara, mensaje claro. Abre {ours} y vuelve a la cama.',
        'Tú cenas lo que queda y él tiene menú propio. Las prioridades están claras: {ours}.',
        'El cuenco está vacío y te han puesto una reclamación por escrito, con la pata. Responde con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La comida nueva se mezcla con la de antes durante una semana, cada día un poco más. Guarde algo de la anterior para empezar con {ours}.',
        'La ración se pesa según la tabla del envase, y los premios también cuentan. Tenga la báscula junto a {ours}.',
        'Cerrada, en seco y en su propio paquete, con la fecha a la vista. Busque un estante alto para {ours}.',
        'Agua limpia siempre al lado, más aún si come pienso seco. Llene el otro cuenco antes de servir {ours}.',
      ],
      informal: [
        'De golpe no: durante una semana se mezcla con lo de antes, cada día un poco más. Ten paciencia y ve presentando {ours}.',
        'A ojo siempre cae de más, y los premios también cuentan. Pesa lo que diga la tabla del envase de {ours}.',
        'El bote bonito no lleva fecha; el paquete, sí. Bien cerrado, en seco y con la fecha a la vista: así guarda {ours}.',
        'Te mira, come, te vuelve a mirar: ¿y el agua? Siempre limpia y al lado, sobre todo si es pienso seco. Rellena y sirve {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuántas veces al día pide de comer?', '¿Quién llega antes cuando suena el plato?'],
      informal: ['¿Quién pide más: el perro, el gato o tú?', 'De la mesa, ¿qué te ha robado ya?'],
    },
  },
  'pet-toy': {
    stories: {
      formal: [
        'A las ocho de la tarde alguien cruza el pasillo a la carrera y frena en la alfombra. Recíbalo con {ours}.',
        'Lo deja a sus pies, retrocede un paso y espera. No hace falta más idioma que {ours}.',
        'Diez minutos de juego al volver a casa valen por todo el día de ausencia. Empiécelos con {ours}.',
        'También en los mayores asoma a ratos el cachorro que fueron. Llámelo con {ours}.',
      ],
      informal: [
        'Tus zapatillas no eran para él, aunque nadie se lo explicó. Ofrece un canje: {ours}.',
        'Tres de la mañana, carreras por el pasillo, algo que cae. Mañana, antes de dormir, {ours}.',
        'Va a acabar debajo del sofá en un minuto y te tocará a ti sacarlo. Ve calentando: {ours}.',
        'El cordón de tu sudadera corre peligro y lo sabes. Distracción urgente: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El tamaño importa: no debe caber entero en la boca. Mire a su animal, mire la medida y decida sobre {ours}.',
        'Guardados unos días, los juguetes vuelven como nuevos; por eso se van turnando. Haga sitio en el turno a {ours}.',
        'En cuanto algo se rompe y suelta trozos, se retira. Al acabar cada partida, eche un vistazo a {ours}.',
        'Un rato de juego en compañía vale más que diez juguetes solos. Deje el teléfono en la mesa y siéntese en el suelo con {ours}.',
      ],
      informal: [
        'Si le cabe entero en la boca, no vale. Piensa en esa bocaza, mira el tamaño y luego {ours}.',
        'Esconde la mitad de sus cosas unos días: al volver parecen otras. Haz turnos y guarda el próximo para {ours}.',
        'Suelta trozos, fuera, aunque te mire con pena. Después de cada batalla, inspección a {ours}.',
        'No quiere diez cosas en el suelo, te quiere a ti un rato. Así que siéntate, suelta el móvil y lanza {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuál es su juego preferido?', '¿Pelota, cuerda o escondite?'],
      informal: ['¿Qué ha destrozado ya? Lista corta.', '¿Trae la pelota o hace que vayas tú?'],
    },
  },
  'scratching-post': {
    stories: {
      formal: [
        'Se despierta, se estira cuan largo es y busca dónde poner las uñas. Cerca de su siesta, {ours}.',
        'El brazo del sofá tiene ya un perfil distinto del que salió de la tienda. Ofrezca a cambio {ours}.',
        'Un gato necesita un lugar desde el que sentirse dueño de la casa. Hágale sitio con {ours}.',
        'Junto a la ventana, entre el sol y los pájaros, hay un rincón que ya es suyo. Allí, {ours}.',
      ],
      informal: [
        'Te mira a los ojos, levanta la pata y la apoya en el sofá. Empieza la negociación: {ours}.',
        'Compraste un sofá y él entendió «buffet». Cámbiale el menú con {ours}.',
        'Primero lo olfateará tres días, ofendidísimo. Tú disimula y deja cerca {ours}.',
        'En esta casa pagas tú y decide otro, con bigotes. A ver qué opina de {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Junto a donde duerme o al lado del mueble que araña: ahí lo usará. Observe un día sus costumbres y coloque {ours}.',
        'Debe ser firme y dejar que el gato se estire entero; si se tambalea, no vuelve. Mídalo de las patas a las uñas y mire {ours}.',
        'Hierba gatera o un rato de juego alrededor ayudan los primeros días; reñir, no. Tenga listas las dos cosas para recibir {ours}.',
        'Al despertar se estira y araña lo que encuentra cerca. Por eso, al lado de su siesta, ponga {ours}.',
      ],
      informal: [
        'En el trastero no lo usará. Al lado del sofá que araña o de donde duerme: esa es la zona de {ours}.',
        'Si se tambalea, no vuelve; y tiene que poder estirarse entero. Mide al gato, si se deja, y mira {ours}.',
        'Reñir no sirve; jugar alrededor o frotar con hierba gatera, sí. Los primeros días, fiesta con {ours}.',
        'Señalar no funciona con un gato. Un poco de hierba gatera los primeros días, y que crea que fue él quien eligió {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué mueble lleva ya su firma?', '¿Cómo se llama el dueño de la casa?'],
      informal: ['¿Sofá, cortina o pared: cuál cayó primero?', '¿Quién manda en casa? Y no digas que tú.'],
    },
  },
};
