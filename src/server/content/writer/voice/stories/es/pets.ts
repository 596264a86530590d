import type { StoriesOf } from '../stories.ts';

export const pets: StoriesOf<'pets'> = {
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
    asks: {
      formal: ['¿Qué mueble lleva ya su firma?', '¿Cómo se llama el dueño de la casa?'],
      informal: ['¿Sofá, cortina o pared: cuál cayó primero?', '¿Quién manda en casa? Y no digas que tú.'],
    },
  },
};
