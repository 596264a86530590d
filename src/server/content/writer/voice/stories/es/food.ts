import type { StoriesOf } from '../stories.ts';

export const food: StoriesOf<'food'> = {
  coffee: {
    stories: {
      formal: [
        'La casa despierta por la cocina: un grifo, una cucharilla, alguien que aún no habla. Empiece con {ours}.',
        'Hace una hora que terminó la comida y nadie se ha levantado. Es el momento de servir {ours}.',
        'Para una conversación pendiente basta una mesa pequeña, dos sillas y {ours}.',
        'A media mañana, el trabajo pide un punto y aparte. Póngalo con {ours}.',
      ],
      informal: [
        'Antes del primero no eres persona; después, ya veremos. Haz la prueba con {ours}.',
        '«Uno rápido», dijo alguien a las cuatro, y ya han encendido las farolas. Otra ronda de {ours}.',
        'Lunes, siete de la mañana, ningún argumento a favor. Solo se te ocurre uno: {ours}.',
        'Tu compañero quiere hablar de la reunión de ayer. No abras la boca sin {ours}.',
      ],
    },
    asks: {
      formal: ['¿Solo, cortado o con leche?', '¿A qué hora toma el último?'],
      informal: ['¿Cuántos llevas hoy? Sin mentir.', '¿Con azúcar o sin piedad?'],
    },
  },
  tea: {
    stories: {
      formal: [
        'El agua aún no hierve y la tarde ya va más despacio. Mientras tanto, elija {ours}.',
        'Una visita a las cinco, unas pastas, la lámpara encendida antes de tiempo. En las tazas, {ours}.',
        'Se lee mejor con algo caliente al lado, aunque se olvide y se enfríe. Vuelva a empezar con {ours}.',
        'Hay confidencias que no se cuentan con café. Ponga agua al fuego y abra {ours}.',
      ],
      informal: [
        'Pones el agua, te llama tu madre y la encuentras fría a la media hora. Segundo intento con {ours}.',
        'Sofá, calcetines, un drama británico de seis capítulos. Ambientación completa: {ours}.',
        'Tu amiga viene «a contarte una cosa», y tú sabes que son tres. Prepara {ours}.',
        'Dijiste tres minutos, contestaste un correo y ha quedado color petróleo. Otra oportunidad con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Solo, con leche o con limón?', '¿A qué hora lo toma?'],
      informal: ['¿De los que esperan o de los que se queman?', '¿Con qué lo mojas?'],
    },
  },
  chocolate: {
    stories: {
      formal: [
        'La cena ha terminado, quedan dos copas y nadie pide postre. Acerque a la mesa {ours}.',
        'Después de comer, algo pequeño, despacio, mirando por la ventana. Hoy, con {ours}.',
        'A una casa no se llega con las manos vacías. Lleve {ours}.',
        'El cajón de arriba del escritorio guarda bolígrafos, sellos y un secreto. El secreto puede ser {ours}.',
      ],
      informal: [
        '«Solo un poco», te dijiste delante del armario. Allá tú y {ours}.',
        'Lo escondes detrás de las lentejas, donde nadie mira. Hazle sitio a {ours}.',
        'Con el crujido del envoltorio aparece la familia entera. Aléjate dos habitaciones y abre {ours}.',
        'Lunes con reunión, llave perdida y lluvia de lado. Hay problemas que no se hablan, se meriendan: {ours}.',
      ],
    },
    asks: {
      formal: ['¿Negro, con leche o blanco?', '¿A media tarde o después de cenar?'],
      informal: ['¿Dónde lo escondes en casa?', '¿Poco a poco o hasta el final?'],
    },
  },
  honey: {
    stories: {
      formal: [
        'Una tostada, el sol en el mantel y una cuchara que gira despacio. El desayuno sabe esperar a {ours}.',
        'Queso curado, unas nueces y un hilo que cae desde arriba. Es el turno de {ours}.',
        'En la despensa de la abuela había siempre un tarro al que se recurría para todo. En la suya, {ours}.',
        'Leche caliente antes de dormir, como en casa de los abuelos. Al lado de la taza, {ours}.',
      ],
      informal: [
        'La cuchara gotea, la mesa se pega y el mantel ya no tiene remedio. Todo perdonado por {ours}.',
        'Yogur a secas es un castigo, y no has hecho nada malo. Acércate {ours}.',
        'Esa última gota tarda un minuto en caer y te quedas mirando. No esperes más y abre {ours}.',
        'Visita en cinco minutos y solo hay queso fresco. Tranquilidad: también hay {ours}.',
      ],
    },
    asks: {
      formal: ['¿Tostada, yogur o queso?', '¿Con qué la tomaban sus abuelos?'],
      informal: ['¿Cuchara directa al tarro? Confiesa.', '¿Con leche caliente o sobre pan?'],
    },
  },
  jam: {
    stories: {
      formal: [
        'El desayuno del domingo se reconoce por los tarros abiertos sobre la mesa. Entre ellos, {ours}.',
        'Pan del día anterior, un minuto de tostador, un poco de mantequilla. Lo demás es cosa de {ours}.',
        'Las meriendas de la infancia venían en una rebanada envuelta en una servilleta. Vuelva a ellas con {ours}.',
        'Un queso fresco al final de la cena pide un contrapunto. Sírvalo con {ours}.',
      ],
      informal: [
        'Untas hasta el borde exacto, como quien pinta una pared. Manos a la obra con {ours}.',
        'La tostada siempre cae por ese lado. Protege el suelo y prepara {ours}.',
        'Cuchillo, mantequilla, el mismo cuchillo al tarro: así se rompen las parejas. Firma la paz con {ours}.',
        'Quedan tres dedos y dos hermanos. Antes de que haya bajas, abre {ours}.',
      ],
    },
    asks: {
      formal: ['¿Fresa, melocotón o naranja amarga?', '¿Con mantequilla o sin ella?'],
      informal: ['¿Hasta el borde o solo en el centro?', '¿Quién mete el cuchillo con migas?'],
    },
  },
  spices: {
    stories: {
      formal: [
        'Un sofrito que huele como en un viaje de hace años, y la cocina ya es otra. Bastó abrir {ours}.',
        'Las lentejas de siempre pueden contar otra historia con un solo gesto. El gesto, {ours}.',
        'En los mercados del sur se compra con la nariz. En casa, el recuerdo continúa con {ours}.',
        'Quien cocina a menudo guarda cerca del fuego tres o cuatro cosas. Entre ellas, {ours}.',
      ],
      informal: [
        'Pollo a la plancha otra vez, y la mesa entera lo sabe. Cámbiale el pasaporte con {ours}.',
        '«Esto lleva algo», dicen, y tú sonríes sin soltar el secreto. El secreto: {ours}.',
        'El bote de orégano tiene más años que tu sartén. Ventila ese estante y haz sitio a {ours}.',
        'Arroz blanco y nevera vacía no tienen por qué ser una tragedia. Media vuelta al mundo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué plato le recuerda a un viaje?', 'Junto al fuego, ¿cuál no falta nunca?'],
      informal: ['¿Picante de verdad o con susto?', '¿Mides o echas a ojo?'],
    },
  },
  'olive-oil': {
    stories: {
      formal: [
        'Pan recién tostado, un tomate, una pizca de sal. Falta el hilo que lo une todo: {ours}.',
        'En muchas casas la receta empieza antes de la receta, con un chorro en la sartén. Empiece con {ours}.',
        'Se moja un trozo de pan y la mesa entera se calla un momento. Es por {ours}.',
        'La ensalada parece lo más sencillo y lo delata todo. Alíñela con {ours}.',
      ],
      informal: [
        'Mojar pan antes de que llegue el primero es de mala educación. Hazlo igual, en {ours}.',
        'Un chorrito, dice tu abuela, y da dos vueltas enteras a la cazuela. Mide como ella, con {ours}.',
        'Las tostadas del bar saben distinto y crees que es el pan. Repite el experimento en casa con {ours}.',
        'Vives solo de ensalada y huevo a la plancha, pero con principios. El primero: {ours}.',
      ],
    },
    asks: {
      formal: ['¿En tostada, en ensalada o en la sartén?', '¿Qué receta suya no existe sin él?'],
      informal: ['¿Tostada con tomate o sin él?', '¿Chorrito prudente o vuelta entera?'],
    },
  },
  nuts: {
    stories: {
      formal: [
        'El aperitivo empieza cuando alguien deja un cuenco en la mesa sin decir nada. En él, {ours}.',
        'Una caminata larga, una piedra al sol, diez minutos de silencio. En el bolsillo, {ours}.',
        'Sobremesa de invierno: la conversación sigue y las manos buscan algo. Encuentran {ours}.',
        'A las once, entre dos reuniones, la mañana se hace larga. Tenga en el cajón {ours}.',
      ],
      informal: [
        '«Otro puñado y ya», dices por sexta vez. Si puedes, aparta de tu alcance {ours}.',
        'Partido, sofá, cuenco en medio y manos que chocan sin mirar. Reparte bien {ours}.',
        'Siempre hay quien se acerca el cuenco y finge que lo comparte. Vigila sus manos y {ours}.',
        'Te prometiste una merienda sensata y la máquina del pasillo se rio. Demuéstraselo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Con el aperitivo, en la ensalada o de merienda?', '¿Con sal o sin ella?'],
      informal: ['¿Cuáles dejas siempre al final?', '¿Puñado o cuenco entero?'],
    },
  },
};
