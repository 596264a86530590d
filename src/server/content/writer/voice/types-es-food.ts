import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsFood = {
  coffee: typeWordsEs('café', 'el café', {
    hooks: [
      'Antes del café, ni una palabra.',
      'Ya silba la cafetera.',
      'La casa huele a café.',
      'El de media mañana es sagrado.',
      'Otro café y empezamos.',
    ],
    lines: [
      'El olor llega a la habitación antes que el despertador.',
      'Con tostada, con prisa o con el periódico del domingo.',
      'Quedar para un café nunca es solo por el café.',
      'La cafetera silba y la casa se pone en marcha.',
    ],
    tips: [
      'El café se guarda cerrado, en un sitio fresco y seco: en la nevera absorbe humedad y olores.',
      'La molienda va con la cafetera: fina para espresso, media para filtro y gruesa para émbolo.',
      'El agua, justo antes de hervir: hirviendo a borbotones quema el café y amarga.',
      'Molerlo en el momento conserva más aroma que comprarlo molido con mucha antelación.',
    ],
    tags: ['Café', 'AmantesDelCafé', 'CaféDeLaMañana', 'Cafeteros'],
  }),
  tea: typeWordsEs('té', 'el té', {
    hooks: [
      'Las cinco y el agua al fuego.',
      '¿Té negro, verde o infusión?',
      'Una pausa que huele a té.',
      'Primero un té, luego todo lo demás.',
    ],
    lines: [
      'Mientras infusiona, no hay nada que hacer: esa es la pausa.',
      'Para después de comer, para media tarde o para charlar.',
      'Con la ventana empañada y un libro entre manos.',
      'Calienta las manos antes que la garganta.',
    ],
    tips: [
      'El tiempo manda: los minutos que indica el paquete son los que evitan que amargue.',
      'Se guarda cerrado y lejos del café y las especias: el té absorbe los olores enseguida.',
      'Con agua recién puesta sabe mejor que con la que ya hirvió varias veces.',
      'En frío también: unas horas en la nevera con agua, y sale más suave.',
    ],
    tags: ['Té', 'HoraDelTé', 'AmantesDelTé', 'Infusiones'],
  }),
  chocolate: typeWordsEs('chocolate', 'el chocolate', {
    hooks: [
      'Solo una onza, dicen.',
      '¿Negro o con leche?',
      'Chocolate de postre, cena cualquiera.',
      'El cajón secreto del chocolate.',
      'Chocolate para quien lo tiene todo.',
    ],
    lines: [
      'Una onza con el café y la tarde se endereza.',
      'Para compartir, o para abrirlo cuando ya duermen los niños.',
      'Se parte, se reparte y siempre hay quien se lleva la esquina.',
      'Para dar las gracias sin tener que buscar palabras.',
    ],
    tips: [
      'El chocolate se guarda en un sitio fresco y seco, fuera de la nevera: ahí se humedece y blanquea.',
      'La capa blanquecina que a veces sale es manteca de cacao o azúcar: cambia el aspecto, no lo estropea.',
      'A temperatura ambiente se nota más el sabor que recién sacado de un sitio frío.',
      'Para fundirlo, al baño maría y sin que entre una gota de agua: si entra, se apelmaza.',
    ],
    tags: ['Chocolate', 'Chocolovers', 'AmoElChocolate', 'Dulces'],
  }),
  honey: typeWordsEs('miel', 'la miel', {
    hooks: [
      '¿Miel en el té o en la tostada?',
      'Una cucharada y a desayunar.',
      'Tostada, queso y miel.',
      'Miel, pan y nada más.',
    ],
    lines: [
      'Con requesón, con nueces o a cucharadas cuando nadie mira.',
      'En la leche de las noches de invierno.',
      'Un hilo sobre el yogur y ya es postre.',
      'Siempre cae una gota en la mesa; siempre hay quien la rebaña.',
    ],
    tips: [
      'Que la miel se cristalice es normal; al baño maría y a fuego suave vuelve a estar líquida.',
      'Se guarda bien cerrada y a temperatura ambiente: en la nevera solo se endurece.',
      'A menores de un año no se les da miel, ni siquiera en pequeñas cantidades.',
    ],
    tags: ['Miel', 'DesayunoEnCasa', 'Apicultura', 'Despensa'],
  }),
  jam: typeWordsEs('mermelada', 'la mermelada', {
    hooks: [
      '¿Tostada con mantequilla y mermelada?',
      'El desayuno huele a fruta.',
      'Pan tostado y una cuchara.',
      'Mermelada: no solo para el desayuno.',
    ],
    lines: [
      'Con mantequilla debajo o directamente del bote.',
      'Una tabla de quesos la agradece tanto como una tostada.',
      'Relleno de bizcocho, capricho de media tarde.',
      'El domingo hay tiempo para tostar el pan por los dos lados.',
    ],
    tips: [
      'Abierta, la mermelada va a la nevera y se saca siempre con una cuchara limpia.',
      'Con queso funciona por contraste: cuanto más curado el queso, más lo agradece.',
      'Una cucharada en la vinagreta redondea el vinagre.',
    ],
    tags: ['Mermelada', 'Mermeladas', 'DesayunoEnCasa', 'Desayuno'],
  }),
  spices: typeWordsEs('especias', 'las especias', {
    hooks: [
      '¿Qué le falta a este guiso?',
      '¿Picante o con cuidado?',
      'Misma receta, otra especia.',
      'Arroz de martes con otra cara.',
    ],
    lines: [
      'Con el mismo pollo de siempre, una cena de otro sitio.',
      'Un pellizco al final y el guiso cambia de país.',
      'La cocina huele a viaje sin haber salido de casa.',
      'Unas verduras al horno dejan de ser acompañamiento.',
    ],
    tips: [
      'Las especias pierden aroma con luz y calor: mejor en un armario que junto a los fuegos.',
      'Tostarlas un momento en seco, o freírlas en aceite sin que se quemen, despierta el aroma.',
      'La cuchara seca y lejos del vapor de la olla: la humedad las apelmaza.',
      'Enteras aguantan más tiempo que molidas.',
    ],
    tags: ['Especias', 'CocinaConEspecias', 'CocinaCasera', 'Sabores'],
  }),
  'olive-oil': typeWordsEs('aceite de oliva', 'el aceite de oliva', {
    hooks: [
      'Pan, tomate y un buen chorro.',
      '¿Con qué pan se moja?',
      'Un chorrito y ya es ensalada.',
      'La tostada pide aceite.',
    ],
    lines: [
      'Pan tostado, aceite y una pizca de sal: desayuno hecho.',
      'Sobre unos tomates en agosto no hace falta receta.',
      'En crudo, al final, cuando el plato ya está en la mesa.',
      'Mojar pan en el plato vacío también es parte de la comida.',
    ],
    tips: [
      'El aceite se guarda cerrado, lejos de la luz y de los fogones: el calor y el aire lo enrancian.',
      'En crudo se nota todo su sabor; para freír conviene que no llegue a humear.',
      'El color no dice si un aceite es bueno: por eso en las catas se usan copas oscuras.',
    ],
    tags: ['AceiteDeOliva', 'Aceite', 'DietaMediterránea', 'CocinaMediterránea'],
  }),
  nuts: typeWordsEs('frutos secos', 'los frutos secos', {
    hooks: [
      '¿Quién puede comer solo uno?',
      'Un puñado a media tarde.',
      'Cañas, amigos y algo de picar.',
      'El cuenco que se vacía solo.',
    ],
    lines: [
      'A media mañana, en la mochila o con una caña.',
      'Se ponen en la mesa, desaparecen y nadie ha sido.',
      'En la ensalada, en el yogur o a puñados.',
      'El aperitivo empieza cuando alguien abre la bolsa.',
    ],
    tips: [
      'Bien cerrados y en un sitio fresco aguantan más: la grasa que llevan se enrancia con el calor.',
      'Unos minutos en la sartén sin aceite, moviéndolos, y vuelven a estar crujientes.',
      'Son un alérgeno: antes de ponerlos en la mesa, conviene preguntar a los invitados.',
    ],
    tags: ['FrutosSecos', 'Aperitivo', 'Snacks', 'Picoteo'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
