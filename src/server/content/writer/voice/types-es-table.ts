import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsTable = {
  mug: typeWordsEs('taza', 'la taza', {
    hooks: [
      'El primer café sabe a silencio.',
      '¿Café solo o con leche?',
      'Que nadie toque esa taza.',
      'Lunes, café y taza llena.',
      'Taza en mano, mantita y lluvia.',
      'El café se enfría; el cotilleo, no.',
      'La favorita siempre está en el lavavajillas.',
      'Cada uno con su taza.',
      'El segundo café ya es social.',
    ],
    lines: [
      'El primer café del día, antes de que se levante nadie.',
      'En toda oficina hay una taza que no se presta.',
      'Té, café, caldo o chocolate: ella no pregunta.',
      'Las dos manos alrededor y cinco minutos de calma.',
      'En la de la oficina pone el nombre de alguien que ya no trabaja allí.',
      'Con las dos manos alrededor, el invierno se mira mejor por la ventana.',
      'El primer café es en silencio; el segundo, con la radio.',
      'Se enfría en la mesa mientras alguien cuenta algo largo.',
    ],
    tips: [
      'Llenar la taza de agua caliente un minuto antes hace que el café tarde más en enfriarse.',
      'El cerco del té sale con bicarbonato y un poco de agua, frotando con el dedo.',
      'Para regalar una taza, mejor pensar en lo que bebe esa persona: el café solo y el chocolate piden tamaños distintos.',
    ],
    tags: ['Tazas', 'Taza', 'CaféDeLaMañana', 'AmoElCafé'],
  }),
  'cup-and-saucer': typeWordsEs('taza con plato', 'la taza con plato', {
    hooks: [
      'Café con plato, como en las visitas.',
      '¿Una galleta en el plato?',
      'Merienda de las de antes.',
      'La cucharilla también quiere sitio.',
    ],
    lines: [
      'Con plato, hasta el café de diario parece visita.',
      'Queda sitio para la cucharilla y para una galleta.',
      'Para la sobremesa del domingo y las meriendas con la abuela.',
      'Sacar el plato es decir que no hay prisa.',
    ],
    tips: [
      'Calentar la taza con agua antes de servir mantiene el café caliente más rato.',
      'Al apilarlas, una servilleta entre pieza y pieza evita roces y desconchones.',
      'La taza de boca ancha deja oler mejor el té; la estrecha guarda mejor el calor.',
    ],
    tags: ['TazaDeCafé', 'HoraDelTé', 'Merienda', 'MesaBonita'],
  }),
  'drinking-glass': typeWordsEs('vaso', 'el vaso', {
    hooks: [
      'Agua, vermú o lo que toque.',
      'Hielo, limón y terraza.',
      'Brindar con agua también vale.',
      'Poner la mesa empieza por aquí.',
    ],
    lines: [
      'Para el agua de diario y para el vermú del domingo.',
      'Un brindis improvisado no espera a las copas buenas.',
      'Con hielo, limón y una terraza se entiende todo.',
      'Es lo primero que se llena y lo último que se recoge.',
    ],
    tips: [
      'Secarlos con un paño de los que no sueltan pelusa, recién lavados, quita las marcas de agua.',
      'De muy frío a muy caliente, un vaso se raja: mejor que antes se temple.',
      'La cal sale con un rato en agua tibia y un chorro de vinagre.',
    ],
    tags: ['Vasos', 'Cristalería', 'MesaBonita', 'Brindis'],
  }),
  plate: typeWordsEs('plato', 'el plato', {
    hooks: [
      'Se come primero con los ojos.',
      '¿Qué hay hoy en el plato?',
      'Lentejas, pero bien servidas.',
      'Hoy se cena sin tele.',
    ],
    lines: [
      'Hasta unas lentejas de martes se ven de otra manera.',
      'Poner la mesa con ganas es media cena.',
      'Para la tortilla de diario y para cuando viene gente.',
      'Los restos de ayer, en plato bonito, ya no son restos.',
    ],
    tips: [
      'Al servir, mejor dejar el borde del plato libre: la comida luce más y no se derrama.',
      'Entre platos apilados, un papel de cocina evita que se rayen.',
      'Antes de comprar se mide el lavavajillas y el armario: los platos grandes no entran en todos.',
    ],
    tags: ['Platos', 'Vajilla', 'MesaBonita', 'PonerLaMesa'],
  }),
  bowl: typeWordsEs('bol', 'el bol', {
    hooks: [
      '¿Cereales, sopa o ensalada?',
      'Cena de bol y sofá.',
      'Todo sabe mejor en un bol.',
      'Palomitas, peli y un bol.',
    ],
    lines: [
      'Yogur con fruta por la mañana, sopa por la noche.',
      'Para la ensalada, las palomitas o las llaves de la entrada.',
      'Se come con cuchara, en el sofá y sin protocolo.',
      'Un poco de arroz, lo que haya en la nevera y cena hecha.',
    ],
    tips: [
      'Para un bol equilibrado: primero la base, luego verdura y proteína, y lo crujiente al final.',
      'Para aliñar ensalada hace falta el doble de bol que de hojas: así se mezcla sin que se salga.',
      'Un paño húmedo doblado debajo impide que el bol gire al batir.',
    ],
    tags: ['Boles', 'Bowl', 'Vajilla', 'CenaEnCasa'],
  }),
  teapot: typeWordsEs('tetera', 'la tetera', {
    hooks: [
      'Tarde de lluvia, tetera llena.',
      '¿Negro, verde o de hierbas?',
      'Una tetera, dos tazas y tiempo.',
      'Agua a punto y poca prisa.',
    ],
    lines: [
      'El té en tetera se comparte; en taza, se bebe.',
      'Una tarde de lluvia, algo dulce y nadie mirando el reloj.',
      'Esperar a que infusione ya es descansar.',
      'En el centro de la mesa reúne a más gente que la tele.',
    ],
    tips: [
      'Enjuagar la tetera con agua caliente antes de echar el té evita que el agua pierda temperatura.',
      'El té verde pide agua caliente sin hervir; el negro, casi hirviendo.',
      'Pasado su tiempo, se retiran las hojas: si se quedan dentro, el té amarga.',
    ],
    tags: ['Teteras', 'Tetera', 'HoraDelTé', 'AmantesDelTé'],
  }),
  'water-bottle': typeWordsEs('botella', 'la botella', {
    hooks: [
      '¿Cuánta agua va hoy?',
      'Botella llena antes de salir.',
      'Al gimnasio, al tren, a clase.',
      'Beber agua es más fácil con ella.',
    ],
    lines: [
      'En la mesa de trabajo recuerda sola que toca beber.',
      'Para el gimnasio, la mochila del cole o el asiento del tren.',
      'Cada vez que se rellena, una de usar y tirar menos.',
      'Se rellena en la fuente y a seguir.',
    ],
    tips: [
      'La botella se lava a diario con agua, jabón y cepillo: el fondo y la rosca son lo que se olvida.',
      'Guardarla abierta y boca abajo hasta que seque es lo que evita el mal olor.',
      'El olor que no se va cede con bicarbonato y agua tibia durante un rato.',
    ],
    tags: ['Botella', 'BotellaDeAgua', 'Hidratación', 'BeberAgua'],
  }),
  'lunch-box': typeWordsEs('fiambrera', 'la fiambrera', {
    hooks: [
      '¿Qué hay hoy de comer?',
      'Comida de casa, lejos de casa.',
      'Ayer sobró, hoy se come.',
      'Lunes de táper y sin drama.',
    ],
    lines: [
      'La comida de casa sabe mejor cuando se abre en la oficina.',
      'Lo que ayer sobró es hoy la envidia del comedor.',
      'Para el cole, el trabajo o la excursión del sábado.',
      'Cocinar el domingo se nota de lunes a jueves.',
    ],
    tips: [
      'La comida se deja templar antes de cerrar: el vapor atrapado la ablanda y aguanta menos.',
      'La salsa va aparte hasta la hora de comer: así la ensalada llega entera.',
      'Sin nevera a mano, mejor llevar cosas que no se estropeen y un acumulador de frío.',
    ],
    tags: ['Táper', 'BatchCooking', 'ComidaParaLlevar', 'Lonchera'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
