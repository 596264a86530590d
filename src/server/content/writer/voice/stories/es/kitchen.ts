export const kitchen = {
  mug: {
    stories: {
      formal: [
        'Medio dormido todavía, uno alarga el brazo y encuentra siempre lo mismo. Ponga a mano {ours}.',
        'Diez minutos de silencio antes de que alguien dé los buenos días. Solo hace falta algo caliente y {ours}.',
        'Hay regalos que se abren y se guardan, y otros que se friegan cada día. Entre los segundos, {ours}.',
        'Lluvia en la ventana, un capítulo a medias y nadie que llame. Al lado del libro, {ours}.',
      ],
      informal: [
        'Quien usa la tuya en la oficina no es tu amigo. Marca territorio con {ours}.',
        'Las siete y media, los ojos cerrados y las dos manos alrededor de algo caliente. Buenos días, con {ours}.',
        'Se enfrió porque el chisme era bueno. Pon otro café, en {ours}.',
        '«Ya no caben más», prometiste delante del armario. Aprieta un poco las otras y haz sitio a {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Un minuto de agua caliente antes de servir, y el café tarda más en enfriarse. Haga la prueba mañana, sin prisa, con {ours}.',
        'El cerco del té sale con bicarbonato y un poco de agua, frotando con el dedo. Puede servir otra ronda de té en {ours}.',
        'El café solo y el chocolate piden tamaños distintos. Antes de envolver el regalo, recuerde qué bebe esa persona y mire {ours}.',
        'Si el café se le queda frío leyendo el periódico, un minuto de agua caliente lo retrasa. Antes de servir, llene con ella {ours}.',
      ],
      informal: [
        '¿Se te enfría el café mientras buscas las llaves? Un minuto de agua caliente antes, y tarda más. Calienta primero {ours}.',
        'El cerco del té no es decoración: bicarbonato, un poco de agua y el dedo. Y otra vez a la mesa con {ours}.',
        'Antes de regalar, espía: el café solo y el chocolate piden tamaños distintos. Cuando lo sepas, vuelve a {ours}.',
        'Lunes, y ahí sigue el cerco del té del viernes. Bicarbonato, agua, frotar con el dedo, y ya puedes llevar a la reunión {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Café o té, y a qué hora el primero?',
        '¿Cuál es la suya en casa y quién se atreve a usarla?',
      ],
      informal: ['¿Cuántas tienes? Cuenta también las del fondo.', '¿Café solo, con leche o ni me hables?'],
    },
  },
  'cup-and-saucer': {
    stories: {
      formal: [
        'La sobremesa empieza cuando alguien pregunta quién quiere café. Sobre el mantel, {ours}.',
        'En la vitrina, la vajilla de las visitas pasa años esperando una ocasión. Que sea un martes, con {ours}.',
        'El tintineo de una cucharilla, y de pronto es la merienda en casa de la abuela. Hoy, con {ours}.',
        'Hay conversaciones que piden sentarse, servir y no mirar la hora. Sirva en {ours}.',
      ],
      informal: [
        'Café de pie, en la encimera y mirando el móvil: eso es repostar. Siéntate cinco minutos con {ours}.',
        'Viene tu madre y de repente hay servilletas de tela. Completa la escena con {ours}.',
        'Mojar la galleta tiene su segundo exacto; después, se hunde. Practica con {ours}.',
        'Meñique levantado y chismes de altura. Que empiece la merienda, en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Un poco de agua caliente antes de servir, y el café conserva más rato el calor. Téngalo presente cuando reciba visitas con {ours}.',
        'Al apilar, una servilleta entre pieza y pieza evita roces y desconchones. Reserve unas cuantas en el aparador para {ours}.',
        'La boca ancha deja oler mejor el té; la estrecha guarda mejor el calor. Decida qué prefiere y observe {ours}.',
        'Si la sobremesa promete ser larga, caliente antes con agua, y el café aguantará más rato. Lo demás lo pone la charla alrededor de {ours}.',
      ],
      informal: [
        'Agua caliente dentro, fuera, y entonces el café: tarda más en enfriarse. Truco de abuela, listo para {ours}.',
        '¿Torre en el armario? Una servilleta entre pieza y pieza te ahorra desconchones. Ve guardando unas cuantas para {ours}.',
        'Para oler el té, boca ancha; para que no se enfríe mientras cotilleas, estrecha. Elige equipo y echa un ojo a {ours}.',
        'Servilleta, pieza, servilleta, pieza: una lasaña muy educada contra los roces. Así se guardan las cosas buenas, y también {ours}.',
      ],
    },
    asks: {
      formal: ['¿Café o infusión después de comer?', '¿Cuánto dura una buena sobremesa en su casa?'],
      informal: ['¿Mojas la galleta o no se toca?', 'El meñique, ¿arriba o abajo?'],
    },
  },
  'drinking-glass': {
    stories: {
      formal: [
        'Un brindis se recuerda por lo que se dijo y por el sonido que hizo. Que suene con {ours}.',
        'La mesa puesta, el pan en su sitio, alguien a punto de llamar al timbre. Solo queda colocar {ours}.',
        'En la terraza, la primera cena de verano se alarga hasta que refresca. Sobre la mesa, la jarra y {ours}.',
        'Cualquier martes mejora cuando se pone la mesa como si viniera alguien. Empiece por {ours}.',
      ],
      informal: [
        'Había seis. Ya solo quedan dos, y uno era de mermelada. Repón con {ours}.',
        '«¿Este es el mío o el tuyo?», se oye en cada fiesta desde hace veinte años. Que se reconozca: {ours}.',
        'Jueves por la noche, ya en zapatillas y sin nadie que llame. Sírvete lo que quieras en {ours}.',
        'Alguien pide que digas unas palabras y tú con la boca llena. Traga, sonríe y levanta {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Las marcas de agua se van secando nada más lavar, con un paño que no suelte pelusa. Cinco minutos, y a poner la mesa con {ours}.',
        'Pasar de muy frío a muy caliente acaba en grieta. Espere a que se temple antes de servir el té en {ours}.',
        'La cal sale con un rato en agua tibia y un chorro de vinagre. Mientras tanto, corte el limón para {ours}.',
        'Del hielo al agua hirviendo no hay camino directo: el cambio raja el vaso. Conceda unos minutos de tregua a {ours}.',
      ],
      informal: [
        'El truco para que no queden marcas: secar nada más lavar, con un paño que no suelte pelusa. Pon música y brinda luego con {ours}.',
        'Del congelador al té hirviendo, crac. Deja que se temple antes y no tendrás que barrer {ours}.',
        '¿Un velo blanco de cal? Agua tibia, un chorro de vinagre y un rato. Lo que tardas en preparar las aceitunas que acompañan a {ours}.',
        'Llaman las visitas y todo tiene marcas de agua. Lava, seca al momento con un paño sin pelusa y abre la puerta con {ours} en la mano.',
      ],
    },
    asks: {
      formal: ['¿Por qué brindó la última vez?', '¿Agua, vino o vermú antes de comer?'],
      informal: ['¿Con hielo o sin hielo?', '¿Quién rompe más en tu casa?'],
    },
  },
  plate: {
    stories: {
      formal: [
        'El guiso lleva tres horas al fuego y la familia ya está sentada. Toca servir, en {ours}.',
        'También se come con los ojos una tortilla de domingo por la noche. Preséntela en {ours}.',
        'Reservar lo bonito para las visitas es invitar a todos menos a uno mismo. Saque a diario {ours}.',
        'Al recoger la mesa se sabe si ha gustado, porque no queda ni salsa. Fíjese en {ours}.',
      ],
      informal: [
        'La foto de la cena te salió mejor que la cena. Mérito a repartir con {ours}.',
        'Huevos fritos con patatas: receta de cuatro minutos. Para darle categoría, {ours}.',
        'Mojar pan hasta dejarlo reluciente no es de mala educación, es una reseña. Escríbela en {ours}.',
        'Hoy cocinas tú y mañana se hablará de ello. Por si acaso, emplata en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Al servir, deje libre el borde: la comida luce más y no se derrama. Ensaye con las lentejas del martes en {ours}.',
        'Un papel de cocina entre pieza y pieza evita que la pila se raye. Tenga el rollo cerca al guardar {ours}.',
        'Los grandes no entran en todos los lavavajillas ni en todos los armarios. Tome las dos medidas y compare después con {ours}.',
        'Un borde despejado hace lucir la receta y libra de salsa el mantel. El domingo, con calma, ponga la mesa con {ours}.',
      ],
      informal: [
        'No llenes hasta la orilla: con el borde libre la comida luce más y no se derrama. Ya puedes hacerte el chef con {ours}.',
        'Apilar sin nada en medio raya. Papel de cocina entre uno y otro, y la torre del armario ya puede recibir a {ours}.',
        '¿Cabe en el lavavajillas? ¿Y en el armario? Los grandes, no siempre. Saca el metro y luego mira {ours}.',
        'Enamorarse de una vajilla y que no cierre la puerta del armario, un clásico. Mide primero, lavavajillas incluido, y después sueña con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué se come en su casa los domingos?', '¿Con mantel o sin él?'],
      informal: ['¿Quién friega si tú cocinas?', '¿Mojas pan en público? Di la verdad.'],
    },
  },
  bowl: {
    stories: {
      formal: [
        'Un caldo al volver del frío no necesita mesa: basta el sofá y {ours}.',
        'Los desayunos de agosto llevan fruta, yogur y la ventana abierta. Todo junto, en {ours}.',
        'En mitad de la mesa, unas aceitunas, y la conversación va y viene a su alrededor. Póngalas en {ours}.',
        'La cuchara va más despacio que el tenedor, y en invierno se agradece. Un puchero, pan y {ours}.',
      ],
      informal: [
        'Ensalada, cereales, palomitas: tu dieta de la semana tiene algo en común. Se come en {ours}.',
        'Cenar cereales a las once no es rendirse, es estrategia. Hazlo con dignidad, en {ours}.',
        'Ramen, película y el teléfono lejos. Abraza {ours} y que empiece.',
        'Batir huevos en un vaso acaba en la pared. Ya conoces el camino: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Primero la base, luego verdura y proteína, y lo crujiente al final: así se equilibra una cena. Empiece por el arroz y por {ours}.',
        'Para aliñar bien hace falta el doble de sitio que de hojas; así nada se sale. Lave la lechuga y calcule a ojo con {ours}.',
        'Un paño húmedo doblado debajo impide que todo gire al batir. Colóquelo antes de cascar los huevos en {ours}.',
        'Lo crujiente va arriba del todo, sobre la base, la verdura y la proteína. Reserve un puñado de nueces para coronar {ours}.',
      ],
      informal: [
        'Base, verdura, proteína y lo crujiente arriba: con ese orden, lo que haya en la nevera ya es cena. Ábrela y ve llenando {ours}.',
        'Media lechuga acaba en la encimera porque no había sitio para mezclar. El doble de hueco que de hojas: haz la cuenta con {ours}.',
        'Tú bates y aquello da vueltas solo. Paño húmedo doblado debajo, y a montar claras en {ours}.',
        'Aliñar sin sitio es regar el mantel. Deja libre la mitad, que es lo que pide una ensalada para mezclarse, y remueve en {ours}.',
      ],
    },
    asks: {
      formal: ['¿Sopa o ensalada?', '¿Qué desayuna un domingo sin prisa?'],
      informal: ['¿Cereales para cenar: sí o también?', '¿Primero la leche o los cereales?'],
    },
  },
  teapot: {
    stories: {
      formal: [
        'Hay tardes que piden quedarse, una segunda taza y otra historia. En el centro de la mesa, {ours}.',
        'El agua tarda unos minutos y esos minutos ya son descanso. Mientras tanto, prepare {ours}.',
        'Las amigas llegan a las cinco y se van a las nueve. Testigo de todo ello, {ours}.',
        'Servir a los demás antes que a uno mismo es una vieja cortesía. Se practica con {ours}.',
      ],
      informal: [
        'Una bolsita en una taza es una pausa; dos horas de confesiones piden más litros. Saca {ours}.',
        'Resfriado, manta y una serie que ya has visto. Falta que alguien te acerque {ours}.',
        '«Me quedo cinco minutos», dijo tu vecina hace tres infusiones. Rellena {ours}.',
        'Quien no arregla el mundo con un poleo no sabe arreglarlo. Pon el agua y busca {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Enjuague primero con agua caliente, y la del té no perderá temperatura. Con ese gesto empieza una buena tarde junto a {ours}.',
        'El té verde pide agua caliente sin hervir; el negro, casi hirviendo. Decida cuál toca hoy y prepare {ours}.',
        'Pasado su tiempo, se retiran las hojas: si se quedan dentro, el té amarga. Ponga el reloj cerca de {ours}.',
        'Para el verde, agua que no haya hervido; para el negro, casi a punto de hacerlo. Pregunte a sus invitados antes de llenar {ours}.',
      ],
      informal: [
        'Té verde con agua hirviendo, no: caliente y ya. El negro sí la quiere casi hirviendo. Elige bando y llena {ours}.',
        'El té amarga y le echas la culpa al paquete. Mira si las hojas seguían dentro, y sácalas a su hora de {ours}.',
        'Un enjuague con agua caliente, y la del té no pierde temperatura al caer. Es lo primero que se echa en {ours}.',
        'Te llaman, te lías a hablar y las hojas siguen en remojo: té amargo. Retíralas, vuelve al sofá y deja en medio {ours}.',
      ],
    },
    asks: {
      formal: ['¿Negro, verde o una infusión?', '¿A qué hora toma el té?'],
      informal: ['¿Azúcar, miel o a palo seco?', '¿Poleo, manzanilla o té de verdad?'],
    },
  },
  'water-bottle': {
    stories: {
      formal: [
        'En cada bolso hay unas llaves, un libro empezado y sitio para {ours}.',
        'Una jornada de reuniones se pasa entre cafés, y nadie recuerda el agua. Sobre la mesa, a la vista, {ours}.',
        'El sendero sube más de lo que decía el cartel. Antes de salir, llene {ours}.',
        'Se deja en la mesilla por la noche y en el escritorio por la mañana. Siempre a mano, {ours}.',
      ],
      informal: [
        'Dos litros al día, dicen. Tú llevas tres cafés y media caña. Compensa con {ours}.',
        'Comprar agua en el aeropuerto debería contar como donativo. Rellena {ours} y pasa de largo.',
        'La del gimnasio rodó por debajo de las bicis y no ha vuelto. Busca sustituta: {ours}.',
        'Tu jefe habla, la planta se seca y tú también. Un sorbo de {ours} y aguanta.',
      ],
    },
    lessons: {
      formal: [
        'El fondo y la rosca son lo que se olvida al lavar. Agua, jabón y cepillo a diario, y mañana otra vez en marcha con {ours}.',
        'Guardar sin tapón y boca abajo hasta que seque evita el mal olor. Busque un lugar junto al fregadero para {ours}.',
        'El olor que no se va cede con bicarbonato y agua tibia durante un rato. Mientras tanto, piense adónde llevar mañana {ours}.',
        'El mal olor suele ser cuestión de secado: sin tapón y boca abajo, el tiempo que haga falta. Es la última tarea del día con {ours}.',
      ],
      informal: [
        '¿Huele raro? Bicarbonato, agua tibia y un rato de paciencia. Luego aclara y vuelve al gimnasio con {ours}.',
        'Aclarar no es lavar, y el fondo lo sabe. Jabón y cepillo a diario, rosca incluida, y a rellenar {ours}.',
        'Guardar con el tapón puesto y gotas dentro es pedir mal olor. Sin tapa, boca abajo y buenas noches a {ours}.',
        'De la rosca no se acuerda nadie cuando friega. Jabón y cepillo cada día, y podrás pasarle a quien tenga sed {ours}.',
      ],
    },
    asks: {
      formal: ['¿Oficina, gimnasio o montaña?', '¿Recuerda beber agua o se lo recuerdan?'],
      informal: ['¿Cuántas has perdido ya?', '¿Vas por tu primer litro o ni eso?'],
    },
  },
  'lunch-box': {
    stories: {
      formal: [
        'Las lentejas de ayer, en el trabajo, saben a casa. Viajan en {ours}.',
        'A las dos, en el banco del parque y al sol, se come mejor que en muchas mesas. Lleve {ours}.',
        'Una excursión empieza la noche antes, con la tortilla enfriándose en la encimera. Después, a {ours}.',
        'Cocinar un poco de más el domingo es hacerse un favor el martes. Guárdelo en {ours}.',
      ],
      informal: [
        'Catorce euros por una ensalada con tres garbanzos. Mañana, en la mochila, {ours}.',
        'Visitar a tu madre es entrar con las manos vacías y salir con comida para cuatro días. Ve con {ours}.',
        'La cola del microondas es la verdadera red social de la oficina. Ponte en la fila con {ours}.',
        'Macarrones otra vez, y nadie te ha visto quejarte. Cierra la tapa de {ours} y a trabajar.',
      ],
    },
    lessons: {
      formal: [
        'El vapor atrapado ablanda la comida, que así aguanta menos. Deje templar el guiso antes de cerrar {ours}.',
        'La salsa, aparte hasta la hora de comer: así la ensalada llega entera. Un frasquito más en el bolso, al lado de {ours}.',
        'Sin nevera a mano, convienen cosas que no se estropeen y un acumulador de frío. Piense en el menú antes de llenar {ours}.',
        'Tapar en caliente deja el vapor dentro, y la comida se ablanda. Cocine el domingo con tiempo, espere a que se temple y prepare {ours}.',
      ],
      informal: [
        'Cerrar con la comida humeando es montarle una sauna: se ablanda y aguanta menos. Que se temple, y luego tapa {ours}.',
        'Ensalada aliñada a las siete, pena a las dos. La salsa viaja aparte hasta la hora de comer; lo demás, en {ours}.',
        '¿Excursión sin nevera? Cosas que no se estropeen y acumulador de frío. La mayonesa se queda en casa y tú te vas con {ours}.',
        'En la nevera de tu oficina no cabe ni un yogur. Lleva algo que no se estropee, un acumulador de frío y {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué lleva mañana para comer?', '¿Come en la mesa, en el parque o en el despacho?'],
      informal: ['¿Cuántas te debe tu madre? ¿O se las debes tú?', '¿Sobras de anoche o receta del domingo?'],
    },
  },
  'cake-stand': {
    stories: {
      formal: [
        'Se apagan las luces, alguien tose, empieza la canción. Y por la puerta, sobre {ours}, llega el postre.',
        'Un bizcocho de domingo es solo un bizcocho hasta que se pone en medio de la mesa. Elévelo con {ours}.',
        'Los cumpleaños se fotografían siempre desde el mismo ángulo. En el centro, la tarta; debajo, {ours}.',
        'Hasta las magdalenas de diario cambian cuando se les hace un poco de ceremonia. Sírvalas en {ours}.',
      ],
      informal: [
        'Por un lado se hundió, y lo tapaste con nata. Cabeza alta y a la mesa, sobre {ours}.',
        'Toda la tarde horneando para sacarlo en el molde. No, hombre: {ours}.',
        'El último trozo lleva una hora ahí y todos fingen no verlo. Sigue esperando en {ours}.',
        'De la pastelería, sí, pero presentado como si fuera tuyo. El truco está en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Caliente, la tarta se pega y se rompe al moverla. Espere a que se enfríe y llévela entonces a {ours}.',
        'Unas tiras de papel de horno bajo el borde mientras se decora, y nada se mancha. Al final se retiran y se lleva a la mesa el pastel en {ours}.',
        'Montada en alto, la tarta no sobrevive a un frenazo. Para el viaje, el pastel en su caja y, por separado, {ours}.',
        'La paciencia también es un ingrediente: en caliente, el bizcocho se pega y se rompe. Tome un café mientras se enfría y despeje {ours}.',
      ],
      informal: [
        'Tarta en alto, coche y semáforo en rojo: ya sabes cómo acaba. El pastel viaja en su caja y, aparte, {ours}.',
        'Decorar mancha; para eso están las tiras de papel de horno bajo el borde. Tira de ellas al final y enseña {ours}.',
        'El bizcocho humea y tú ya tienes la pala en la mano. Espera, que caliente se pega y se rompe. Cuando se enfríe, a {ours}.',
        'Que el chorretón de crema caiga en el papel: unas tiras bajo el borde mientras decoras, y fuera. Después, foto con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué tarta no puede faltar en su cumpleaños?', '¿Quién hace los bizcochos en su familia?'],
      informal: ['¿Queso, chocolate o zanahoria?', '¿Te comes el último trozo o lo dejas por educación?'],
    },
  },
  'baking-tin': {
    stories: {
      formal: [
        'Primero llega el olor; después, todos a la cocina con alguna excusa. Dentro del horno, {ours}.',
        'La receta de la abuela dice «harina, la que admita», y nada más. Inténtela en {ours}.',
        'Mantequilla, un poco de harina, un golpe seco contra la mesa. Así se prepara {ours}.',
        'Un domingo de lluvia pide horno encendido y nada que hacer. Hoy toca sacar {ours}.',
      ],
      informal: [
        'Plátanos negros en el frutero: o basura o bizcocho. Elige bien y engrasa {ours}.',
        'Abres el horno antes de tiempo, se baja y echas la culpa a la receta. Segunda oportunidad, en {ours}.',
        'Los bordes son para quien cocina, es la ley. Recógelos tú de {ours}.',
        'Has visto cuarenta vídeos de repostería sin manchar ni una cuchara. Hoy toca mancharlo todo, empezando por {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La masa necesita sitio para subir: llene solo dos tercios. Lo que falta lo pondrá el horno en {ours}.',
        'Engrasar y espolvorear con harina sirve para que el bizcocho salga entero. Empiece por ahí, con la receta abierta junto a {ours}.',
        'Recién horneado, el bizcocho se parte; unos minutos de reposo lo evitan. Solo entonces dé la vuelta a {ours}.',
        'Si cambia el tamaño, cambia el tiempo: cuanto más baja la masa, menos horno. Mire hasta dónde llega en {ours}.',
      ],
      informal: [
        'Dos tercios y ni una cucharada más, que la masa sube. Rebaña tú el cuenco y mete en el horno {ours}.',
        '¿Bizcocho o ruinas? Mantequilla, un velo de harina, y sale entero. Así que unta sin vergüenza {ours}.',
        'Lo quieres sacar ya, y ya se parte. Déjalo reposar unos minutos, mira para otro lado y da la vuelta a {ours}.',
        'La receta decía cuarenta minutos, pero con otro tamaño: masa más baja, menos horno. Pega la nariz al cristal y vigila {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué receta heredó de su familia?', '¿Bizcocho de limón o de chocolate?'],
      informal: ['¿Centro esponjoso o borde tostado?', '¿Se te baja o te sube?'],
    },
  },
  pan: {
    stories: {
      formal: [
        'El ajo, el aceite, y la casa ya sabe que en media hora se cena. Al fuego, {ours}.',
        'Una tortilla se juzga al darle la vuelta. Respire, ponga el plato encima y gire {ours}.',
        'De las recetas de una madre se heredan el punto y la mano. Lo demás lo pone usted, con {ours}.',
        'Cena para dos, un vino abierto, algo que chisporrotea. La noche empieza en {ours}.',
      ],
      informal: [
        'Tortilla con cebolla o sin cebolla: por menos se han roto familias. Discútelo con el fuego encendido y {ours}.',
        'La primera tortita siempre sale mal y se la come quien cocina. A la segunda va la vencida, en {ours}.',
        'Nevera vacía, dos huevos y medio pimiento. Eso es una cena si tienes {ours}.',
        'Darle la vuelta en el aire solo sale cuando nadie mira. Ensaya a solas con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El agua fría sobre el metal caliente lo deforma. Siéntese primero a cenar; ya llegará la hora de fregar {ours}.',
        'El fuego que asoma por los lados quema el mango y se pierde. Ajuste la llama al fondo de {ours}.',
        'Lo que está bien seco se dora; lo mojado se cuece y salpica. Pase un papel por el pescado antes de llevarlo a {ours}.',
        'Al apilar, un trapo o un papel entre una y otra evita rayas. Guarde ya uno en el armario, doblado, para {ours}.',
      ],
      informal: [
        'Ese chsss bajo el grifo suena bien y sienta mal: el agua fría deforma el metal caliente. Deja enfriar antes de fregar {ours}.',
        '¿Setas cocidas en su propio charco? Estaban mojadas. Sécalas bien, que así se doran, y vuelve a intentarlo con {ours}.',
        'Más llama no es más cena: si se sale del fondo, solo quema el mango. Baja el fuego y deja trabajar a {ours}.',
        'Abres el armario y suena a batería de verbena. Un trapo entre una y otra, que así no se rayan, y ya cabe en la pila {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuál es su plato de diez minutos?', '¿Quién hace la tortilla en su casa?'],
      informal: ['¿Con cebolla o sin cebolla?', '¿Huevo frito con puntilla o sin ella?'],
    },
  },
  'kitchen-knife': {
    stories: {
      formal: [
        'Antes del fuego está la tabla, y en la tabla se decide casi todo. Empiece con {ours}.',
        'Cebolla, zanahoria, apio: el comienzo de un guiso es siempre un rato de paciencia y {ours}.',
        'A quien cocina de verdad se le nota por cómo corta, sin mirar apenas. En su mano, {ours}.',
        'En cada cocina hay un cajón lleno y una sola pieza que se usa. Que sea {ours}.',
      ],
      informal: [
        'Tu tomate no está cortado, está aplastado. Pídele perdón con {ours}.',
        'Lloras y dices que es por la cebolla. Nadie pregunta, así que sigue con {ours}.',
        'Por la tele pican sin mirar. Tú mira, por favor, y más con {ours}.',
        'Jamón, pan, amigos y alguien que dice «déjame a mí». Defiende tu puesto con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El lavavajillas castiga el filo y el mango. Un lavado a mano, un paño al momento, y mañana otra ensalada con {ours}.',
        'Las superficies duras se comen el filo: ni plato ni encimera, siempre sobre tabla. Saque la suya antes que {ours}.',
        'El que corta bien es más seguro; el que no, resbala. Téngalo en cuenta al elegir, y mire de cerca {ours}.',
        'Suelto en el cajón pierde filo y es un peligro. Piense en un taco o en una funda antes de llevar a casa {ours}.',
      ],
      informal: [
        'Al lavavajillas no, que castiga el filo y el mango. Esponja, paño al momento y a su sitio: así se trata a {ours}.',
        'Cortar sobre la encimera suena a tiza en la pizarra, y el filo lo nota igual que tú. Tabla debajo y ya puedes sacar {ours}.',
        'El que da miedo es el que no corta, porque resbala. Piénsalo la próxima vez que pelees con un tomate y mira {ours}.',
        'Abrir el cajón no debería ser deporte de riesgo, y el filo también sale perdiendo. Taco o funda: elige casa para {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué corta mejor que nadie en casa?', '¿Juliana, dados o a ojo?'],
      informal: ['¿Truco para no llorar con la cebolla?', '¿Cortas tú o solo remueves?'],
    },
  },
  cutlery: {
    stories: {
      formal: [
        'Una mesa se pone de fuera hacia dentro, y siempre hay un niño que cuenta. Déjele colocar {ours}.',
        'Las comidas largas se miden en platos que llegan y se van. A cada lado, {ours}.',
        'El cajón que más veces se abre en una casa está en la cocina. Llénelo con {ours}.',
        'Lo que se lleva a la boca tres veces al día merece una segunda mirada. Mire {ours}.',
      ],
      informal: [
        'Vienen ocho a cenar y dos comerán con tenedor de postre. Que no se repita: {ours}.',
        'De una en una desaparecen las cucharillas y nadie sabe adónde van. Empieza otra vez la cuenta con {ours}.',
        'Comer de pie y del táper no requiere protocolo. Para todo lo demás, {ours}.',
        '«A poner la mesa», y de repente todos tienen deberes. Reparte tú {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Tenedor a la izquierda; a la derecha, cuchillo con el filo hacia el plato y, a su lado, la cuchara. Ponga así la mesa del domingo, con {ours}.',
        'Secar al salir del lavavajillas evita las manchas de agua. Un paño, cinco minutos y ya puede poner la mesa con {ours}.',
        'La comida salada o ácida, pegada durante horas, acaba manchando el metal. Un enjuague antes del café, y descanso para {ours}.',
        'La vinagreta que se queda horas encima acaba manchando el metal. Enjuague pronto y vuelva a contar, el domingo, con {ours}.',
      ],
      informal: [
        'El filo, hacia el plato; el tenedor, a la izquierda; la cuchara, junto al cuchillo. Ya puedes invitar a tu suegra y sacar {ours}.',
        'El lavavajillas pita, abres y te vas: ahí nacen las manchas de agua. Coge un paño y dedica un minuto a {ours}.',
        'Lo salado y lo ácido, pegado hasta la noche, mancha el metal. Enjuaga antes de la siesta y que descanse todo el mundo, menos {ours}.',
        'Gotas secas en las cucharas y tu madre mirando. Seca al sacar del lavavajillas, y que diga algo de {ours}.',
      ],
    },
    asks: {
      formal: ['¿Quién pone la mesa en su casa?', '¿Mesa formal o cada cual a su manera?'],
      informal: ['¿Pizza con la mano o con cubiertos?', '¿Dónde van a parar las cucharillas?'],
    },
  },
  'cutting-board': {
    stories: {
      formal: [
        'Pan recién comprado, un queso, dos copas: hay cenas que no llegan a ser receta. Se sirven sobre {ours}.',
        'Todo guiso empieza con el mismo ritmo, el de alguien que pica sin prisa. El compás se marca en {ours}.',
        'La encimera se despeja, se lava la verdura, se pone la radio. Y en el centro, {ours}.',
        'Contra los azulejos, junto al aceite, hay algo que da ganas de cocinar. Deje ahí {ours}.',
      ],
      informal: [
        'Cortar el limón sobre un plato acaba con el limón en el suelo. Cambia de sistema: {ours}.',
        'Lo llamas «picar algo» y hay tres quesos, uvas y fuet. Presúmelo sobre {ours}.',
        'Alguien viene a «ayudar» a la cocina y solo prueba. Dale una tarea y {ours}.',
        'Cuchillo en mano, directo sobre la encimera, y alguien grita desde el salón. Ya va, ya va: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Una para carne y pescado crudos y otra para lo que se come sin cocinar: así no se pasan bacterias. Decida qué turno tendrá en su cocina {ours}.',
        'Con un paño húmedo debajo, nada se mueve al cortar. Extiéndalo antes de empezar con la cebolla en {ours}.',
        'El olor a ajo o cebolla se va frotando con limón y sal gorda. Guarde medio limón para {ours}.',
        'Tumbada y mojada se comba o acaba oliendo; por eso se seca de pie. Haga sitio contra la pared de la encimera para {ours}.',
      ],
      informal: [
        'Pollo crudo y luego tomate en el mismo sitio, no, que se pasan bacterias. Lo crudo por un lado, lo demás por otro: elige bando para {ours}.',
        'Tú cortas y ella se escapa por la encimera. Un paño húmedo debajo, y a picar sin sustos en {ours}.',
        'El melón del desayuno sabe al ajo de anoche. Limón, sal gorda, frota un rato y haz las paces con {ours}.',
        'Mojada y tumbada se comba o acaba oliendo. Deja secar de pie, como un buen camarero, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué no falta en su tabla de quesos?', '¿Cocina en silencio o con la radio puesta?'],
      informal: ['¿Queso o embutido?', '¿Quién roba trozos mientras cortas?'],
    },
  },
  'salt-and-pepper': {
    stories: {
      formal: [
        '«¿Me lo pasas?» se oye en todas las mesas, y nadie pregunta el qué. Acerque {ours}.',
        'Un huevo pasado por agua pide poco: pan, una cucharilla y, a mano, {ours}.',
        'A todo guiso le falta algo hasta el último momento. Pruébelo y busque, junto al fuego, {ours}.',
        'Quien prueba antes de sazonar honra al cocinero. Después, con toda libertad, {ours}.',
      ],
      informal: [
        'Le falta algo a tu tortilla, y quien se atreva a decirlo que se levante. Que vuelva con {ours}.',
        'Soso lo arreglas; salado, pides pizza. La mano quieta y cerca {ours}.',
        '«Una pizca», dice la receta, y cada casa entiende otra cosa. Afina el pulso con {ours}.',
        'Patatas fritas del bar, pero en tu cocina. Sube el volumen del partido y acerca {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Unos granos de arroz absorben la humedad, y la sal no se apelmaza. Añádalos antes de llevar a la mesa {ours}.',
        'Con mucho fuego, la pimienta amarga y pierde aroma: mejor al final. Cuando el guiso esté listo, será el turno de {ours}.',
        'El vapor de la olla entra y apelmaza la sal. Antes de sacudir, aléjese un paso del fuego con {ours}.',
        'Junto al mar, la sal se apelmaza; unos granos de arroz se llevan esa humedad. Cuente con ellos al llenar {ours}.',
      ],
      informal: [
        'Sacudes, golpeas, soplas y no cae nada. Unos granos de arroz absorben la humedad: mételos en {ours}.',
        'La pimienta nunca llega tarde: con mucho fuego amarga y pierde aroma. Apaga, prueba y entonces {ours}.',
        'Salar encima de la olla parece lógico, hasta que entra el vapor y la sal se apelmaza. Da un paso atrás con {ours}.',
        'Si entra la primera y con el fuego a tope, la pimienta amarga. Resérvala para el final y ten a mano {ours}.',
      ],
    },
    asks: {
      formal: ['¿Prueba antes de sazonar?', '¿Qué plato no perdona sin pimienta?'],
      informal: ['¿Más de sal o de pimienta?', '¿Quién cocina soso en tu familia? Sin nombres.'],
    },
  },
  apron: {
    stories: {
      formal: [
        'Se ata el lazo y la tarde cambia: ahora se cocina. Cuelgue detrás de la puerta {ours}.',
        'Los invitados charlan en el salón y usted da el último hervor con la camisa impecable. Encima, {ours}.',
        'En las cocinas de antes colgaba siempre del mismo clavo, con harina en el bolsillo. En la suya, {ours}.',
        'A quien cocina para todos rara vez le regalan algo para él. Esta vez, {ours}.',
      ],
      informal: [
        'Camiseta blanca y tomate frito: sabes perfectamente cómo acaba. Ponte {ours}.',
        'No sabes cocinar, pero con la pinta adecuada nadie se atreve a decirlo. Media receta es {ours}.',
        'Domingo de barbacoa: uno manda, seis opinan. Para que se note quién manda, {ours}.',
        'Limpiarte las manos en el pantalón es un estilo, pero ya no el tuyo. Ahora, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La altura está bien cuando el peto cubre el pecho y el bajo llega cerca de la rodilla. Compruébelo ante el espejo con {ours}.',
        'Un paño metido en la cinta, y las manos secas sin buscar el trapo. Así se cocina con todo al alcance y con {ours}.',
        'Las manchas de grasa se tratan antes de lavar, con unas gotas de jabón de fregar. Sabido eso, póngase sin miedo, delante del sofrito, {ours}.',
        '¿Peto sobre el pecho, bajo cerca de la rodilla? Entonces la altura es buena. Son las dos cosas que conviene mirar en {ours}.',
      ],
      informal: [
        'La salsa ya ha caído. Unas gotas de jabón de fregar sobre la grasa, antes de lavar, y no castigues por eso a {ours}.',
        'Manos chorreando y el trapo en la otra punta. Métete un paño en la cinta y cocina como en la tele con {ours}.',
        'Ni babero ni bata: el peto en el pecho y el bajo cerca de la rodilla. Con esa medida en la cabeza, pruébate {ours}.',
        'Antes de la lavadora, jabón de fregar: unas gotas sobre la mancha de grasa. Y a la próxima fritura, otra vez con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Quién manda en su cocina?', '¿Qué plato le piden siempre?'],
      informal: ['¿Cocinas limpio o arrasas?', '¿Barbacoa o paella? ¿Y quién enciende?'],
    },
  },
  'tea-towel': {
    stories: {
      formal: [
        'Uno friega, otro seca y así se cuentan las cosas importantes. En las manos, {ours}.',
        'Un pan que leva, una fuente que espera, una jarra boca abajo. Debajo o encima, {ours}.',
        'Del tirador del horno cuelga siempre algo que dice cómo es la casa. Deje ahí {ours}.',
        'Las cocinas vividas tienen vapor en los cristales, una radio y {ours} al hombro de alguien.',
      ],
      informal: [
        'Al hombro, como los profesionales, aunque solo hagas macarrones. Gana autoridad con {ours}.',
        'Tu técnica para quitar la olla del fuego da miedo: dos mangas y un grito. Hay otra manera: {ours}.',
        '«Se seca solo», dijiste, y ahí sigue la montaña. El turno de secar es tuyo, con {ours}.',
        'El de cuadros tiene más años que tú y más agujeros que el queso. Déjalo para el coche y saca {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Un lavado antes del primer uso quita el apresto, y así se seca mejor. Empiece por la lavadora, y no por la vajilla, con {ours}.',
        'El suavizante deja una película que hace absorber menos. Prescinda de él cuando lave {ours}.',
        'Por higiene, uno para las manos y otro para la vajilla. Decida en qué gancho colgará {ours}.',
        'Manos por un lado, copas por otro: por higiene no conviene que sea el mismo. Reparta las tareas y reserve una para {ours}.',
      ],
      informal: [
        'El apresto de fábrica no ayuda a secar, y con un lavado se va. Antes de tocar un plato, una vuelta en la lavadora para {ours}.',
        '¿Suavizante? Para el jersey. Aquí deja una película y se absorbe menos, así que ni una gota con {ours}.',
        'Secarte las manos de sardina y luego las copas, no. Uno para cada cosa, por higiene: piensa qué puesto dar en casa a {ours}.',
        'Manos y vajilla no comparten trapo, cuestión de higiene. Pon un segundo gancho en la cocina y cuelga {ours}.',
      ],
    },
    asks: {
      formal: ['¿Prefiere fregar o secar?', '¿Qué se escucha en su cocina?'],
      informal: ['¿Friegas, secas o desapareces?', '¿Colgado del horno o al hombro?'],
    },
  },
  'storage-jar': {
    stories: {
      formal: [
        'Los garbanzos, el arroz, las galletas de los nietos: una despensa es una biografía. Empiécela con {ours}.',
        'Ordenar un estante lleva media hora y el ánimo dura la semana. Hoy, con {ours}.',
        'En la encimera de casi todas las abuelas había algo que los niños sabían abrir sin ruido. Ahora, {ours}.',
        'Se vuelve del mercado, se vacía la bolsa, se guarda cada cosa. Lo que haga falta, en {ours}.',
      ],
      informal: [
        'Pinzas de la ropa en los macarrones, goma elástica en el arroz. Funciona hasta que conoces {ours}.',
        'Tienes cuatro paquetes de lentejas abiertos y compraste otro ayer. Junta a la familia en {ours}.',
        'La última galleta siempre se la come alguien que jura que no. Vigila de cerca {ours}.',
        'Abriste el paquete al revés y hay arroz hasta en el recibidor. Barre, y lo que quede, a {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La humedad estropea lo que se guarda: vacíe, lave y seque del todo antes de volver a llenar {ours}.',
        'Una etiqueta con el contenido y la fecha del paquete evita sorpresas. Escríbala antes de tirar el envoltorio y de cerrar {ours}.',
        'Legumbres y especias se conservan mejor lejos de la luz y del horno. Elija la balda en sombra para {ours}.',
        'Junto al horno hay sitio, pero también calor, y las especias lo acusan. Busque un armario más tranquilo para {ours}.',
      ],
      informal: [
        'No rellenes sobre los restos: vacía, lava y seca del todo, que la humedad lo estropea. Después, lentejas a {ours}.',
        '¿Harina o azúcar glas? ¿Y de qué año? Etiqueta con nombre y fecha del paquete, y se acaban los misterios de {ours}.',
        'Al sol y pegadas al horno, las especias se conservan peor. Haz hueco en la despensa para {ours}.',
        'La fecha venía en el paquete, y el paquete está en la basura. La próxima vez, cópiala en una etiqueta antes de llenar {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué no falta nunca en su despensa?', '¿Etiqueta todo o lo reconoce a ojo?'],
      informal: [
        '¿Qué esconderías para que nadie lo encuentre?',
        'Paquetes abiertos, ¿pinza de la ropa o goma?',
      ],
    },
  },
  tray: {
    stories: {
      formal: [
        'Un desayuno en la cama se oye llegar por el pasillo: las tazas tiemblan un poco. Llévelo en {ours}.',
        'Las llaves, una vela, el correo por abrir: lo disperso se vuelve orden si tiene borde. Reúnalo en {ours}.',
        'El café de la tarde se lleva al jardín en un solo viaje. En las manos, {ours}.',
        'Ofrecer algo a quien llega es el primer gesto de una casa. Se hace con {ours}.',
      ],
      informal: [
        'Cena, mando, servilletas y tres viajes a la cocina. Con uno basta: {ours}.',
        'Seis copas en dos manos, a lo camarero de terraza. O acabas barriendo o usas {ours}.',
        'Día del padre, tostadas quemadas, zumo por la sábana. Tradición que se sirve en {ours}.',
        'Sofá, manta y peli: nadie se levanta hasta los créditos. Aprovisiona bien {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Lo que pesa, en el centro y pegado al cuerpo: así nada se inclina. Con la cafetera bien situada, lleve el desayuno en {ours}.',
        'Un paño o una servilleta bajo los vasos evita que resbalen. Extiéndalo y saque el aperitivo a la terraza en {ours}.',
        'Tres cosas de alturas distintas y algo de hueco libre: así se decora. Por ejemplo, una vela, un libro, una rama y, debajo, {ours}.',
        'Para cruzar el pasillo sin que nada se venza, la jarra va al centro y cerca del cuerpo. Cargue con ese orden {ours}.',
      ],
      informal: [
        'Jarra en una esquina, tostada en la otra, desastre en el pasillo. Lo que pesa, al centro y pegado a ti: ya puedes llevar a la cama {ours}.',
        'Los vasos patinan en cuanto alguien dice «cuidado». Una servilleta debajo y ya no resbalan: sal a la terraza con {ours}.',
        'Algo alto, algo mediano, algo bajo y un hueco libre. Con esa regla, hasta el mando y la vela parecen decoración en {ours}.',
        'Camarero por un día: servilleta bajo los vasos, para que no resbalen, y barbilla alta. Entra en el salón con {ours}.',
      ],
    },
    asks: {
      formal: ['¿A quién le llevaría el desayuno a la cama?', '¿Qué prepara cuando llegan visitas?'],
      informal: ['¿Cenas en la mesa o en el sofá?', '¿Desayuno en la cama: sueño o migas?'],
    },
  },
  'cake-cases': {
    stories: {
      formal: [
        'La masa reposa, el horno se calienta y unos niños cuentan cuántas saldrán. Sobre la bandeja, {ours}.',
        'Quien lleva algo dulce a la oficina un lunes hace amigos para la semana. Empiece por {ours}.',
        'Un cumpleaños de colegio son veinticinco bocados iguales y una sola vela. Para repartirlos, {ours}.',
        'El olor a limón recién rallado anuncia merienda. Mientras tanto, prepare {ours}.',
      ],
      informal: [
        'Llenarlas hasta arriba parecía buena idea y ahora el horno tiene volcanes. Repite, con calma y con {ours}.',
        'Chupar la cuchara va incluido en el sueldo del pinche. Contrata ayudantes y prepara {ours}.',
        'Te tocó llevar algo a la fiesta del cole y son las once de la noche. Harina, huevos y {ours}.',
        'Salieron doce del horno y en la foto hay ocho. Del delito solo encontrarán {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con dos tercios de masa, suben sin desbordarse. Tome una cuchara y vaya llenando sin prisa {ours}.',
        'Dentro de un molde rígido no se abren, y la magdalena sale alta. Saque primero el suyo y reparta en él {ours}.',
        'A los pocos minutos, fuera del molde: si se enfrían dentro, el vapor humedece y despega {ours}.',
        'La generosidad, en repostería, desborda: con dos tercios basta. Piense en lo que subirá la masa al llenar {ours}.',
      ],
      informal: [
        'Llenar hasta arriba es fabricar volcanes. Dos tercios, y suben sin desbordarse: cuchara en mano y a por {ours}.',
        'La magdalena chata suele pedir apoyo: en un molde rígido nada se abre y sale alta. Busca el tuyo y coloca dentro {ours}.',
        'Da pereza sacarlas del molde, pero si se enfrían ahí, el vapor las humedece y las despega. Unos minutos, y rescata {ours}.',
        'Horno apagado y niños en la puerta. Espera unos minutos y saca todo del molde, que dentro el vapor acaba despegando {ours}.',
      ],
    },
    asks: {
      formal: ['¿Magdalenas de limón o de chocolate?', '¿A quién le llevaría una docena?'],
      informal: ['¿Cuántas caen antes de que se enfríen?', '¿Con cobertura o a lo clásico?'],
    },
  },
};
