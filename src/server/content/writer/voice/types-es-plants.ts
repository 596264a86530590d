import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsPlants = {
  'house-plant': typeWordsEs('planta', 'la planta', {
    hooks: [
      '¿Ventana con sol o rincón en sombra?',
      'Otra planta, y cabe de sobra.',
      'Ese rincón pide una planta.',
      'Hoja nueva, buenas noticias.',
    ],
    lines: [
      'Una hoja nueva y ya hay algo que celebrar.',
      'Junto a la ventana, en la estantería o donde antes no había nada.',
      'Se empieza con una y se acaba pidiendo a los vecinos que rieguen en agosto.',
      'Un toque verde y el salón parece otro.',
      'Sí, a las plantas se les habla, y nadie juzga.',
      'Una hoja nueva y el día empieza bien.',
      'Un sitio junto a la ventana y a crecer.',
      'Un rincón vacío, una planta, y ya no está vacío.',
    ],
    tips: [
      'Primero se mira la luz del sitio y luego se elige la planta: al revés suele salir mal.',
      'Antes de regar se mete un dedo en la tierra: si sigue húmeda, se espera.',
      'Las hojas con polvo aprovechan peor la luz: un paño húmedo de vez en cuando lo arregla.',
      'Al llegar a casa, mejor no trasplantarla: primero que se acostumbre al sitio.',
    ],
    tags: ['PlantasDeInterior', 'Plantas', 'AmoLasPlantas', 'UrbanJungle'],
  }),
  orchid: typeWordsEs('orquídea', 'la orquídea', {
    hooks: [
      '¿Cómo se consigue que vuelva a florecer?',
      'Una orquídea y la ventana cambia.',
      'Semanas de flor en una sola vara.',
      'Poca agua y mucha luz para la orquídea.',
    ],
    lines: [
      'Sus flores duran semanas, y mirarlas no cansa.',
      'Luce sola: no necesita nada alrededor.',
      'Cuando se le cae la flor parece acabada; con paciencia, puede volver.',
      'En el alféizar del baño, en la cocina o en la mesa de la entrada.',
    ],
    tips: [
      'Luz abundante, pero sin sol directo del mediodía, que quema las hojas.',
      'Lo que mata a una orquídea suele ser el agua encharcada: después de regar, se vacía el plato.',
      'Conviene tenerla lejos del frutero: la fruta madura desprende un gas que marchita las flores.',
    ],
    tags: ['Orquídeas', 'Orquídea', 'PlantasDeInterior', 'Flores'],
  }),
  succulent: typeWordsEs('suculenta', 'la suculenta', {
    hooks: [
      'Para quien siempre olvida regar.',
      'Pequeña, verde y sin dramas.',
      '¿Una suculenta o una colección?',
      'Mucha luz, poca agua y ya.',
    ],
    lines: [
      'Cabe en el escritorio, en el baño o en el hueco de la ventana.',
      'Se va de vacaciones su dueño y ella ni se entera.',
      'De una hoja caída puede salir otra planta entera.',
      'Nunca hay solo una: llegan en grupo.',
      'En la repisa del baño o en la mesa de trabajo.',
      'Diez días de viaje y ni se entera.',
      'Tres macetas pequeñas en fila hacen un jardín.',
      'Un poco de verde en la mesa y se trabaja mejor.',
    ],
    tips: [
      'Se riega cuando la tierra está seca del todo: el exceso de agua le hace más daño que la sed.',
      'Si se estira y se separan las hojas, está pidiendo más luz.',
      'La maceta, siempre con agujero: sin salida de agua se pudren las raíces.',
    ],
    tags: ['Suculentas', 'Suculenta', 'Cactus', 'PlantasDeInterior'],
  }),
  bonsai: typeWordsEs('bonsái', 'el bonsái', {
    hooks: [
      'Tijeras, agua y un bonsái.',
      'La paciencia cabe en una bandeja.',
      '¿Quién se atreve con un bonsái?',
      'Diez minutos al día, sin pantalla.',
    ],
    lines: [
      'Mirarlo crecer es aprender a esperar.',
      'Un paisaje en pequeño que se cuida con tijeras.',
      'Podar una ramita y que pase media hora sin darse cuenta.',
      'Un árbol entero que cabe en un estante.',
    ],
    tips: [
      'El bonsái se riega cuando la superficie empieza a secarse, no por calendario.',
      'Antes de comprarlo hay que saber la especie: unas viven fuera todo el año y otras, dentro.',
      'La tierra es poca y se seca rápido: en verano se mira todos los días.',
    ],
    tags: ['Bonsái', 'Bonsai', 'BonsáiEnCasa', 'Plantas'],
  }),
  bouquet: typeWordsEs('ramo', 'el ramo', {
    hooks: [
      'Flores sin que sea el cumpleaños.',
      '¿A quién le tocan hoy las flores?',
      'Un ramo dice lo que cuesta decir.',
      'Un jarrón vacío es una pena.',
      'Flores porque sí.',
    ],
    lines: [
      'Para pedir perdón, para dar las gracias o porque es jueves.',
      'Encima de la mesa cambia hasta el desayuno.',
      'No hace falta saber de flores para acertar.',
      'La cara de quien abre la puerta ya vale el ramo.',
    ],
    tips: [
      'Antes de ponerlo en agua, se corta un trozo de tallo en diagonal: así bebe mejor.',
      'Ninguna hoja bajo el agua: se pudren y ensucian el jarrón.',
      'El agua se cambia cada dos días, y de paso se recortan un poco los tallos.',
      'Lejos del sol directo, del radiador y de la fruta, un ramo dura más.',
    ],
    tags: ['RamoDeFlores', 'Flores', 'RegalarFlores', 'Floristería'],
  }),
  'plant-pot': typeWordsEs('maceta', 'la maceta', {
    hooks: [
      '¿Qué planta se muda primero?',
      'Mudanza de plantas este sábado.',
      'La planta crece, la maceta también.',
      'Una maceta que merece estar a la vista.',
    ],
    lines: [
      'Hay plantas que llevan tres años pidiendo otra casa.',
      'En el balcón, junto al sofá o en fila sobre el alféizar.',
      'Con romero en la cocina o con un ficus en el salón.',
      'Lo que va por fuera también decora.',
    ],
    tips: [
      'Al trasplantar, la maceta nueva debe ser solo unos dedos más ancha: en una enorme la tierra tarda en secarse.',
      'Con agujero, la maceta suelta el agua que sobra; sin él, se usa como cubremacetas.',
      'La primavera es buena época para cambiar de maceta: las raíces se ponen en marcha.',
    ],
    tags: ['Macetas', 'Maceta', 'Plantas', 'Jardinería'],
  }),
  seeds: typeWordsEs('semillas', 'las semillas', {
    hooks: [
      '¿Qué se siembra este mes?',
      'Del sobre a la maceta.',
      'Un balcón, tierra y semillas.',
      'La paciencia también se siembra.',
    ],
    lines: [
      'Un puñado de tierra, un poco de agua y a esperar el primer brote.',
      'El primer verde que asoma alegra la mañana a cualquiera.',
      'Un plan de domingo para hacer con los niños.',
      'No hace falta huerto: con una ventana soleada se empieza.',
    ],
    tips: [
      'Salvo las que piden luz, la semilla se entierra a una profundidad de dos o tres veces su tamaño.',
      'Hasta que germina, la tierra se mantiene húmeda sin encharcar: mejor pulverizar que regar a chorro.',
      'Guardadas en un sitio fresco, seco y oscuro, las semillas aguantan hasta la próxima siembra.',
      'Una etiqueta con el nombre y la fecha evita adivinar qué está saliendo.',
    ],
    tags: ['Semillas', 'HuertoUrbano', 'HuertoEnCasa', 'Sembrar'],
  }),
  'garden-tool': typeWordsEs('herramienta de jardín', 'la herramienta de jardín', {
    hooks: [
      'Sábado de tierra en las uñas.',
      '¿Qué toca hoy en el jardín?',
      'El jardín no se cuida solo.',
      'Botas viejas y a la huerta.',
    ],
    lines: [
      'Un rato en el jardín y la cabeza se vacía.',
      'Para el huerto, las macetas del balcón o cuatro rosales.',
      'Al final de la tarde, espalda cansada y jardín contento.',
      'Quien tiene jardín sabe que siempre queda algo por hacer.',
    ],
    tips: [
      'Quitar la tierra y secar la herramienta después de usarla es lo que evita el óxido.',
      'Si ha tocado una planta enferma, se limpia antes de pasar a otra para no llevar el mal de una a otra.',
      'Colgada y a cubierto dura más que apoyada en el suelo húmedo.',
    ],
    tags: ['Jardinería', 'Jardín', 'HerramientasDeJardín', 'HuertoEnCasa'],
  }),
  'watering-can': typeWordsEs('regadera', 'la regadera', {
    hooks: [
      'Ronda de riego y café.',
      '¿Quién riega hoy?',
      'Las plantas tienen sed.',
      'Antes de que apriete el sol.',
    ],
    lines: [
      'Por la mañana, con el café en la otra mano y sin prisa.',
      'La ronda por las plantas es la manera tranquila de empezar el día.',
      'Para el balcón, el alféizar o las macetas de la escalera.',
      'Si se queda a la vista, nadie se olvida de regar.',
    ],
    tips: [
      'Se riega a primera hora o al caer la tarde: con sol fuerte se evapora buena parte del agua.',
      'El agua va a la tierra y no a las hojas: mojadas, enferman con más facilidad.',
      'Dejar el agua en la regadera hasta que esté a temperatura ambiente ahorra un susto a las raíces.',
    ],
    tags: ['Regadera', 'Jardinería', 'PlantasDeInterior', 'CuidadoDePlantas'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
