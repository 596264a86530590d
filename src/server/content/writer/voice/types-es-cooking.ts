import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsCooking = {
  'cake-stand': typeWordsEs('soporte para tartas', 'el soporte para tartas', {
    hooks: [
      '¿De qué es la tarta hoy?',
      'La tarta, bien en alto.',
      'Un bizcocho con balcón.',
      'Primero la foto, luego el cuchillo.',
    ],
    lines: [
      'Hasta el bizcocho más sencillo parece de cumpleaños.',
      'En medio de la mesa, y todas las miradas ahí.',
      'Para tartas, fruta, quesos o cruasanes de domingo.',
      'Las velas lucen más cuando la tarta está en alto.',
    ],
    tips: [
      'La tarta se pasa ya fría: caliente se pega y se rompe al moverla.',
      'Unas tiras de papel de horno bajo el borde mientras se decora, y el plato queda limpio.',
      'Para trasladar la tarta, mejor por separado: montada en alto, cualquier frenazo la tumba.',
    ],
    tags: ['Tartas', 'Repostería', 'MesaDulce', 'Cumpleaños'],
  }),
  'baking-tin': typeWordsEs('molde', 'el molde', {
    hooks: [
      '¿Bizcocho de limón o de yogur?',
      'Huele a horno en toda la escalera.',
      'Harina, huevos y el molde listo.',
      'Domingo de horno encendido.',
    ],
    lines: [
      'Una tarde fría se arregla con el horno encendido.',
      'El bizcocho de la abuela empieza por engrasar el molde.',
      'El momento de darle la vuelta siempre tiene su emoción.',
      'Los niños rompen los huevos; el horno hace lo demás.',
    ],
    tips: [
      'El molde se llena hasta dos tercios: la masa necesita sitio para subir.',
      'Engrasado y espolvoreado con harina, el bizcocho sale entero.',
      'El bizcocho reposa unos minutos antes de desmoldarlo: recién salido se parte.',
      'Cambiar de tamaño de molde cambia el tiempo: cuanto más baja la masa, menos horno.',
    ],
    tags: ['Repostería', 'ReposteríaCasera', 'Bizcocho', 'HorneandoEnCasa'],
  }),
  pan: typeWordsEs('sartén', 'la sartén', {
    hooks: [
      '¿Tortilla con cebolla o sin?',
      'Sofrito en marcha.',
      'Fuego, sartén y cena en nada.',
      'La tortilla no se da la vuelta sola.',
    ],
    lines: [
      'Para la tortilla del viernes y los huevos de cualquier día.',
      'Todo empieza con un poco de cebolla que se dora despacio.',
      'Una cena que se hace mientras alguien pone la mesa.',
      'El sonido del sofrito llama a cenar mejor que nadie.',
    ],
    tips: [
      'Se deja enfriar antes de fregar: el agua fría sobre el metal caliente lo deforma.',
      'El fuego no debe salirse del fondo: por los lados solo se quema el mango y se pierde calor.',
      'Los alimentos bien secos se doran; mojados, se cuecen y salpican.',
      'Al apilar, un trapo o papel entre una y otra evita rayas.',
    ],
    tags: ['Sartén', 'Sartenes', 'CocinaCasera', 'TortillaDePatatas'],
  }),
  'kitchen-knife': typeWordsEs('cuchillo de cocina', 'el cuchillo de cocina', {
    hooks: [
      'Cortar un tomate sin aplastarlo.',
      '¿Quién pica la cebolla?',
      'Media receta es cortar bien.',
      'Un cuchillo y una tabla: a cocinar.',
    ],
    lines: [
      'Casi todas las recetas empiezan igual: picar, cortar, trocear.',
      'Con buen corte, hasta la cebolla hace llorar menos.',
      'Ese ruido en la tabla anuncia que se come pronto.',
      'Se usa cada día y dura según cómo se trate.',
    ],
    tips: [
      'Se lava a mano y se seca al momento: el lavavajillas castiga el filo y el mango.',
      'Sobre tabla y nunca sobre plato o encimera: las superficies duras se comen el filo.',
      'Un cuchillo que corta es más seguro: el que no, resbala.',
      'En un taco o con funda: suelto en el cajón pierde filo y es un peligro.',
    ],
    tags: ['Cuchillos', 'CuchilloDeCocina', 'CocinaCasera', 'Cocinar'],
  }),
  cutlery: typeWordsEs('cubiertos', 'los cubiertos', {
    hooks: [
      '¿Tenedor a la izquierda, verdad?',
      'Viene gente: cubiertos a contar.',
      'Mesa puesta, cubiertos en línea.',
      'Los buenos, también en martes.',
    ],
    lines: [
      'Guardarlos para las visitas es una pena: los martes también se come.',
      'Una mesa puesta abre el hambre.',
      'Para la cena de Navidad y para la tortilla francesa.',
      'Siempre faltan cucharillas; es ley de vida.',
    ],
    tips: [
      'Tenedor a la izquierda, cuchillo a la derecha con el filo hacia el plato, y la cuchara a su lado.',
      'Secarlos al salir del lavavajillas evita las manchas de agua.',
      'La comida salada o ácida se enjuaga pronto: pegada durante horas acaba manchando el metal.',
    ],
    tags: ['Cubertería', 'Cubiertos', 'PonerLaMesa', 'MesaBonita'],
  }),
  'cutting-board': typeWordsEs('tabla de cortar', 'la tabla de cortar', {
    hooks: [
      'Cortar, picar y servir.',
      'Queso, jamón y una tabla.',
      '¿Tabla de cocina o de picoteo?',
      'Aquí empieza la cena.',
    ],
    lines: [
      'Por la mañana, pan; a mediodía, verdura; por la noche, queso.',
      'De la encimera a la mesa sin cambiar de sitio.',
      'Amigos en la cocina picando antes de cenar.',
      'Se queda fuera del armario porque siempre hace falta.',
    ],
    tips: [
      'Una tabla para carne y pescado crudos y otra para lo que se come sin cocinar: así no se pasan bacterias.',
      'Un paño húmedo debajo y la tabla no se mueve al cortar.',
      'El olor a ajo o cebolla se va frotando con limón y sal gorda.',
      'Se seca de pie: tumbada y mojada se comba o acaba oliendo.',
    ],
    tags: ['TablaDeCortar', 'TablaDeQuesos', 'CocinaCasera', 'Cocinar'],
  }),
  'salt-and-pepper': typeWordsEs('salero y pimentero', 'el salero y el pimentero', {
    hooks: [
      'La sal, por favor.',
      'Una pizca y a la mesa.',
      'Sal, pimienta y conversación.',
      'La pareja de cualquier mesa.',
    ],
    lines: [
      'Pasan de mano en mano y van abriendo conversación.',
      'Siempre juntos, siempre en el centro de la mesa.',
      'A los huevos fritos, una pizca; al tomate, sin miedo.',
      'Un detalle pequeño que está en todas las comidas.',
    ],
    tips: [
      'Unos granos de arroz en el salero absorben la humedad y la sal no se apelmaza.',
      'La pimienta se echa al final: con mucho fuego amarga y pierde aroma.',
      'Mejor no sacudir el salero encima de la olla: el vapor entra y apelmaza la sal.',
    ],
    tags: ['SalYPimienta', 'Cocina', 'MesaBonita', 'PonerLaMesa'],
  }),
  apron: typeWordsEs('delantal', 'el delantal', {
    hooks: [
      'Delantal puesto: hoy se cocina.',
      '¿Quién lleva hoy el delantal?',
      'Harina hasta en las cejas.',
      'Manchas sí, en la camisa no.',
    ],
    lines: [
      'Atarlo ya es ponerse en faena.',
      'Para el horno del domingo, la barbacoa o las manualidades.',
      'Quien lo lleva manda en la cocina.',
      'Harina, tomate y chocolate: que caigan donde tienen que caer.',
    ],
    tips: [
      'La altura está bien cuando el peto cubre el pecho y el bajo llega cerca de la rodilla.',
      'Con un paño metido en la cinta se tienen las manos secas sin buscar el trapo.',
      'Las manchas de grasa se tratan antes de lavar, con unas gotas de jabón de fregar.',
    ],
    tags: ['Delantal', 'Delantales', 'CocinaCasera', 'Cocinillas'],
  }),
  'tea-towel': typeWordsEs('paño de cocina', 'el paño de cocina', {
    hooks: [
      '¿Quién seca los platos?',
      'Al hombro y a cocinar.',
      'Uno friega, otro seca.',
      'El trapo que siempre está a mano.',
    ],
    lines: [
      'Al hombro de quien cocina, siempre.',
      'Seca, cubre la masa, envuelve el pan y hasta hace de agarrador.',
      'Colgado del horno alegra la cocina entera.',
      'Uno friega, otro seca y se arregla el mundo.',
    ],
    tips: [
      'Lavarlos antes del primer uso quita el apresto: así secan mejor.',
      'Sin suavizante: deja una película que hace que absorban menos.',
      'Uno para las manos y otro para la vajilla: por higiene no conviene que sea el mismo.',
    ],
    tags: ['PañoDeCocina', 'PañosDeCocina', 'TextilHogar', 'Cocina'],
  }),
  'storage-jar': typeWordsEs('tarro', 'el tarro', {
    hooks: [
      '¿Arroz, galletas o lentejas?',
      'El tarro de las galletas existe.',
      'Despensa en orden, cabeza en paz.',
      'Adiós a las bolsas con pinza.',
    ],
    lines: [
      'Arroz, garbanzos, café o las galletas que hay que esconder.',
      'En fila sobre la balda, hasta la pasta decora.',
      'Se abre la despensa y por fin se ve lo que hay.',
      'Lo que está a la vista se cocina; lo del fondo se olvida.',
    ],
    tips: [
      'Antes de rellenarlo se vacía, se lava y se seca del todo: la humedad estropea lo nuevo.',
      'Una etiqueta con lo que es y la fecha de caducidad del paquete evita sorpresas.',
      'Lejos de la luz y del horno, las legumbres y las especias se conservan mejor.',
    ],
    tags: ['Tarros', 'Despensa', 'OrdenEnLaCocina', 'OrdenEnCasa'],
  }),
  tray: typeWordsEs('bandeja', 'la bandeja', {
    hooks: [
      'Desayuno en la cama, con bandeja.',
      'De la cocina a la terraza, un viaje.',
      'Todo en una bandeja y a servir.',
      '¿Aperitivo dentro o fuera?',
    ],
    lines: [
      'Para el desayuno en la cama y para el aperitivo en la terraza.',
      'Velas, un libro y el mando: sobre la mesa, hasta el desorden parece pensado.',
      'Un solo viaje de la cocina a la mesa.',
      'El domingo alguien la sube a la cama, y eso no se olvida.',
    ],
    tips: [
      'Lo que pesa va en el centro y pegado al cuerpo: así la bandeja no se inclina.',
      'Un paño o una servilleta debajo de los vasos evita que resbalen.',
      'Para decorar con bandeja, tres cosas de alturas distintas y algo de hueco libre.',
    ],
    tags: ['Bandejas', 'Bandeja', 'DesayunoEnLaCama', 'IdeasDeco'],
  }),
  'cake-cases': typeWordsEs('cápsulas para magdalenas', 'las cápsulas para magdalenas', {
    hooks: [
      'Hoy huele a magdalenas.',
      '¿Magdalenas o cupcakes?',
      'Cumple en clase, horno en marcha.',
      'El vestido de las magdalenas.',
    ],
    lines: [
      'Una hornada para el cole y otra para que no quede ninguna.',
      'Se pela el borde, un mordisco y ya es merienda.',
      'Para magdalenas, cupcakes o trufas hechas en casa.',
      'Cambian la misma receta de merienda a cumpleaños.',
    ],
    tips: [
      'Se llenan hasta dos tercios: así suben sin desbordarse.',
      'Dentro de un molde rígido, la cápsula no se abre y la magdalena sale alta.',
      'Se sacan del molde a los pocos minutos: si se enfrían dentro, el vapor las humedece y las despega.',
    ],
    tags: ['Magdalenas', 'Cupcakes', 'Repostería', 'ReposteríaCasera'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
