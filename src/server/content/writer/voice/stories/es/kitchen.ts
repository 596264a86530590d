import type { StoriesOf } from '../stories.ts';

export const kitchen: StoriesOf<'kitchen'> = {
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
    asks: {
      formal: ['¿Magdalenas de limón o de chocolate?', '¿A quién le llevaría una docena?'],
      informal: ['¿Cuántas caen antes de que se enfríen?', '¿Con cobertura o a lo clásico?'],
    },
  },
};
