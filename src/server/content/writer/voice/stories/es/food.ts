export const food = {
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
    lessons: {
      formal: [
        'En la nevera absorbe humedad y olores: mejor cerrado, en un sitio fresco y seco. Busque ese armario para {ours}.',
        'Molienda fina para espresso, media para filtro, gruesa para émbolo. Mire qué cafetera tiene en casa y elija después {ours}.',
        'El agua hirviendo a borbotones quema y amarga; retírela justo antes. Con un ojo en el cazo, prepare {ours}.',
        'Moler en el momento conserva más aroma que comprar molido con mucha antelación. Téngalo en cuenta al pedir {ours}.',
      ],
      informal: [
        'En la nevera coge humedad y olor a queso. Mejor cerrado, en un sitio fresco y seco: haz hueco en la despensa para {ours}.',
        '¿Italiana, filtro, émbolo? Fina para espresso, media para filtro, gruesa para émbolo. Saluda a tu cafetera y luego mira {ours}.',
        'Si el agua hierve a borbotones, quema y amarga. Apágala justo antes, con un ojo abierto basta, y sirve {ours}.',
        'Moler al momento conserva más aroma que comprar molido con siglos de antelación. Busca el molinillo y mira si te hace falta con {ours}.',
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
    lessons: {
      formal: [
        'Los minutos que indica el paquete son los que evitan que amargue. Ponga el reloj en hora y prepare {ours}.',
        'Absorbe los olores enseguida; por eso se guarda cerrado y lejos del café y las especias. Reserve otra balda para {ours}.',
        'El agua que ya hirvió varias veces no sabe igual que la recién puesta. Vacíe el hervidor, llénelo de nuevo y abra {ours}.',
        'En frío sale más suave: unas horas en la nevera, con agua. Para la sobremesa de verano, prepare por la mañana {ours}.',
      ],
      informal: [
        'El móvil suena y tú dejas pasar los minutos del paquete: amarga. Pon una alarma y concéntrate en {ours}.',
        'Al lado del comino, acabará oliendo a comino. Cerrado y lejos del café y las especias: busca casa propia para {ours}.',
        'El agua que ya hirvió tres veces, a las macetas. Pon otra, que sabe mejor, y ve sacando {ours}.',
        '¿Cuarenta grados a la sombra? Agua, nevera y unas horas: sale más suave. Olvida el hervidor y mete en la jarra {ours}.',
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
    lessons: {
      formal: [
        'En la nevera se humedece y blanquea: mejor un sitio fresco y seco. Elija un cajón, a ser posible discreto, para {ours}.',
        'La capa blanquecina es manteca de cacao o azúcar: cambia el aspecto, no lo estropea. Sabido esto, comparta sin recelo {ours}.',
        'En frío, el sabor se nota menos que a temperatura ambiente. Sirva primero el café y deje para después {ours}.',
        'Al baño maría y sin una gota de agua dentro, porque si entra se apelmaza. Seque bien el cuenco antes de fundir {ours}.',
      ],
      informal: [
        'Esconderlo en la nevera es mala idea: se humedece y blanquea. Busca un escondite fresco y seco para {ours}.',
        '¿Tiene una capa blanca? Es manteca de cacao o azúcar: cambia el aspecto, no lo estropea. Ya no hay excusa para no acabar {ours}.',
        'Directo del frío sabe a menos. Deja que se ponga a temperatura ambiente, si es que puedes esperar, y abre {ours}.',
        'Una gota de agua y se apelmaza. Baño maría, cuenco seco y pulso firme: así se pasa una tarde con {ours}.',
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
    lessons: {
      formal: [
        'Que se cristalice es normal: al baño maría y a fuego suave vuelve a estar líquida. Un poco de calma, pues, con {ours}.',
        'En la nevera solo se endurece; bien cerrada y a temperatura ambiente se guarda mejor. Deje junto al pan {ours}.',
        'A menores de un año no se les da miel, ni siquiera en pequeñas cantidades. Para el desayuno de los demás, {ours}.',
        '¿Está dura? Cristalizar es natural, y el baño maría a fuego suave lo deshace. Ponga un cazo al fuego y espere con {ours}.',
      ],
      informal: [
        'Se ha puesto dura y no pasa nada: cristalizar es normal. Baño maría, fuego suave y otra vez a la tostada con {ours}.',
        'La nevera solo la endurece. Bien cerrada y en la encimera, donde la cuchara llega sin pensar: ahí pon {ours}.',
        'Con menos de un año, ni una gota de miel, por poca que sea. Al resto de la familia le toca cuchara y {ours}.',
        'Rascar con un cuchillo no es plan: si se cristaliza, baño maría a fuego suave. Mientras se tuesta el pan, rescata {ours}.',
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
    lessons: {
      formal: [
        'Una vez abierta, a la nevera, y siempre con una cuchara limpia. Deje una junto al pan y abra {ours}.',
        'Cuanto más curado es el queso, más agradece el contraste. Saque uno con años y, a su lado, {ours}.',
        'Una cucharada en la vinagreta redondea el vinagre. Pruebe esta noche, con una ensalada sencilla, {ours}.',
        'La cuchara que ya pasó por la mantequilla no vuelve al bote: siempre una limpia, y después a la nevera. Con esa norma, comparta en casa {ours}.',
      ],
      informal: [
        'La cuchara con migas, no: una limpia cada vez, y el bote abierto, a la nevera. Normas de la casa para {ours}.',
        '¿Queso curado y solo? Cuanto más curado, más agradece el dulce. Preséntale a tu cuña {ours}.',
        'La vinagreta pica y falta algo: una cucharada redondea el vinagre. Aparta la tostada un momento y coge {ours}.',
        'El queso fuerte de tu cuñado funciona por contraste. Que lo traiga él; tú pon sobre la mesa {ours}.',
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
    lessons: {
      formal: [
        'La luz y el calor se llevan el aroma: mejor en un armario que junto a los fuegos. Haga ese cambio antes de abrir {ours}.',
        'Un momento en seco, o en aceite sin que se quemen, despierta el aroma. Caliente la sartén y abra {ours}.',
        'El vapor de la olla apelmaza. Cuchara seca, un paso atrás, y entonces {ours}.',
        'Enteras aguantan más tiempo que molidas. Piense en lo que cocina cada semana y vuelva después a {ours}.',
      ],
      informal: [
        'Junto a los fuegos quedan a mano, pero la luz y el calor se llevan el aroma. Mejor un armario: haz hueco para {ours}.',
        'Sartén en seco, un momento, y toda la escalera sabrá que cocinas: tostar despierta el aroma. Empieza con {ours}.',
        'Sacudir el bote encima del vapor apelmaza. Cuchara seca, lejos de la olla, y ya puedes volver con {ours}.',
        'Si cocinas con prisa, molidas; si quieres que aguanten más, enteras. Piensa de cuáles eres y mira {ours}.',
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
    lessons: {
      formal: [
        'El calor y el aire lo enrancian: se guarda cerrado, lejos de la luz y los fogones. Busque un armario fresco para {ours}.',
        'En crudo se nota todo su sabor. Tueste una rebanada, frote un tomate y termine con {ours}.',
        'El color no dice si un aceite es bueno; por eso en las catas se usan copas oscuras. Cierre los ojos, moje pan y pruebe {ours}.',
        'Para freír conviene que no llegue a humear. Vigile la sartén y baje el fuego a tiempo cuando cocine con {ours}.',
      ],
      informal: [
        'Al lado de los fogones queda a mano y se enrancia: calor y aire le sientan fatal. Cierra bien y lleva al armario {ours}.',
        'Si es para lucirse, en crudo: se nota todo el sabor. Pan, tomate y, al final, {ours}.',
        '¿Verde o dorado? Da igual: el color no dice si es bueno, y en las catas usan copas oscuras. Moja pan y opina sobre {ours}.',
        'La sartén humea y tú buscas el delantal. Que no llegue a eso: baja el fuego antes de freír con {ours}.',
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
    lessons: {
      formal: [
        'La grasa que llevan se enrancia con el calor: bien cerrados y en un sitio fresco aguantan más. Haga hueco en la despensa a {ours}.',
        'Unos minutos en la sartén, sin aceite y sin dejar de mover, y vuelven a estar crujientes. Mientras llegan los amigos, caliente {ours}.',
        'Son un alérgeno, y conviene preguntar a los invitados antes de ponerlos en la mesa. Un mensaje por la tarde y, por la noche, {ours}.',
        'Una bolsa abierta junto al horno es mala vecindad: con el calor, la grasa se enrancia. Cierre bien y ponga al fresco {ours}.',
      ],
      informal: [
        '¿Han perdido el crujido? Sartén sin aceite, unos minutos, moviéndolos. Y que nadie se acerque hasta que saques {ours}.',
        'Antes de llenar el cuenco, pregunta: son un alérgeno. Si todos dicen que sí, abre {ours}.',
        'La bolsa abierta en la cocina y en agosto se enrancia. Cierra bien, al fresco, y a ver cuánto tardas en volver a por {ours}.',
        'Sin crujido no hay aperitivo. Unos minutos en la sartén, sin aceite y sin parar de mover, y vuelve: revive así {ours}.',
      ],
    },
    asks: {
      formal: ['¿Con el aperitivo, en la ensalada o de merienda?', '¿Con sal o sin ella?'],
      informal: ['¿Cuáles dejas siempre al final?', '¿Puñado o cuenco entero?'],
    },
  },
};
