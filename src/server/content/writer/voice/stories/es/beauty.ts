import type { StoriesOf } from '../stories.ts';

export const beauty: StoriesOf<'beauty'> = {
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
    asks: {
      formal: ['¿Al aire o con calor?', '¿Cuánto tarda por la mañana?'],
      informal: ['¿Liso, ondas o lo que el pelo quiera?', '¿Sales con el pelo mojado en invierno?'],
    },
  },
};
