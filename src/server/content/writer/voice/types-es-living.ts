import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsLiving = {
  lamp: typeWordsEs('lámpara', 'la lámpara', {
    hooks: [
      'Luz baja y la casa cambia.',
      '¿Luz de leer o de cenar?',
      'Apagar el techo, encender la lámpara.',
      'A las ocho, luz suave.',
    ],
    lines: [
      'Con la luz del techo apagada, el salón parece otro.',
      'Junto al sillón, en la mesilla o sobre la mesa del comedor.',
      'La última luz que se apaga antes de dormir.',
      'Una casa con varias luces pequeñas acoge más que una con un foco.',
    ],
    tips: [
      'Para estar a gusto, luz cálida; para trabajar o cocinar, más blanca.',
      'Varios puntos de luz a distintas alturas iluminan mejor que uno solo en el techo.',
      'Antes de cambiar la bombilla se miran el casquillo y la potencia máxima que admite.',
      'Si va sobre la mesa del comedor, se cuelga a una altura que no corte las miradas.',
    ],
    tags: ['Lámparas', 'Lámpara', 'Iluminación', 'DecoHogar'],
  }),
  lampshade: typeWordsEs('pantalla de lámpara', 'la pantalla de lámpara', {
    hooks: [
      'La lámpara de siempre, otra pantalla.',
      '¿Cómo cambia una lámpara vieja?',
      'Vestir la luz.',
      'Cambiar la luz sin obras.',
      'Otra luz, otra sala.',
      'La luz fuerte, apagada.',
      'Encender poco y bien.',
      'El rincón del sillón, a media luz.',
    ],
    lines: [
      'Una lámpara heredada se estrena otra vez.',
      'La bombilla desnuda llevaba demasiado tiempo así.',
      'Apagada, decora; encendida, cambia la habitación.',
      'El cambio más rápido de todo el salón.',
      'La lámpara de siempre, con otra pantalla, parece de otra casa.',
      'A media luz se charla más y se mira menos el móvil.',
      'Cuando se apaga la luz del techo, empieza la noche.',
      'El rincón del sillón pide una luz que no moleste.',
    ],
    tips: [
      'Antes de comprarla se mide el aro de sujeción y se mira el casquillo: no todos coinciden.',
      'En una lámpara de mesa, la pantalla tapa el casquillo y suele ir algo más baja que el pie.',
      'La bombilla no debe tocar ni acercarse a la pantalla: se respeta la potencia indicada.',
    ],
    tags: ['PantallaDeLámpara', 'Iluminación', 'DecoHogar', 'IdeasDeco'],
  }),
  candle: typeWordsEs('vela', 'la vela', {
    hooks: [
      'Una vela y apagar la tele.',
      '¿Cena o baño con velas?',
      'Viernes, vela encendida.',
      'La casa, a media luz.',
    ],
    lines: [
      'Encender una vela es decir que el día ha terminado.',
      'En la bañera, en la cena o mientras llueve.',
      'Una llama pequeña y la conversación baja de volumen.',
      'Para el cumpleaños que cae en martes.',
    ],
    tips: [
      'La mecha se recorta antes de cada encendido: larga, la llama humea.',
      'Si va en vaso o es ancha, la primera vez se deja arder hasta que se funda toda la superficie: así no se hunde en el centro.',
      'Nunca sola, ni cerca de cortinas, ni al alcance de niños o animales.',
      'Si hay corriente, la llama baila, tizna y gasta la vela de un lado.',
    ],
    tags: ['Velas', 'Vela', 'AmbienteEnCasa', 'DecoHogar'],
  }),
  'candle-holder': typeWordsEs('portavelas', 'el portavelas', {
    hooks: [
      'La mesa pide velas.',
      '¿Cena de dos o de ocho?',
      'Un portavelas y adiós al plato viejo.',
      'Media luz en mitad de la mesa.',
      'Luz baja, charla larga.',
      'Una vela y se hace tarde.',
      'La mesa, a la luz de las velas.',
      'Apagar la luz, encender la cena.',
    ],
    lines: [
      'En el centro de la mesa, una cena cualquiera tiene algo.',
      'Apagado también decora: en la estantería o en la entrada.',
      'De uno en uno o en grupo, a distintas alturas.',
      'Para noches largas en la terraza o un baño sin prisa.',
      'Una cena de martes parece de sábado con una vela en la mesa.',
      'Se va la luz y, por una vez, nadie se queja.',
      'La sobremesa dura lo que dura la vela.',
      'Baño caliente, puerta cerrada y una sola llama.',
    ],
    tips: [
      'Antes de encender se comprueba que la vela entra firme: si baila, un poco de cera derretida la fija.',
      'Los restos de cera salen mejor tras un rato en el congelador: se encogen y se despegan.',
      'En la mesa, por debajo o por encima de los ojos: a la altura de la cara, la llama molesta.',
    ],
    tags: ['Portavelas', 'Velas', 'Candelabro', 'MesaBonita'],
  }),
  vase: typeWordsEs('jarrón', 'el jarrón', {
    hooks: [
      'Alguien ha traído flores.',
      'Tres ramas y un jarrón.',
      'Vacío también decora.',
      'Donde van las flores del viernes.',
    ],
    lines: [
      'Con flores del mercado o con una rama recogida en el camino.',
      'Hasta vacío, encima de la cómoda, hace compañía.',
      'Alguien trae flores y, por una vez, hay dónde ponerlas.',
      'Cambia cada semana sin cambiar de sitio.',
    ],
    tips: [
      'Como regla, las flores deben medir entre una vez y media y dos veces la altura del jarrón.',
      'La boca manda: estrecha para unas pocas ramas, ancha para un ramo entero.',
      'Los posos del fondo salen con agua templada y un puñado de arroz, moviendo en círculos.',
    ],
    tags: ['Jarrón', 'Jarrones', 'DecoHogar', 'IdeasDeco'],
  }),
  cushion: typeWordsEs('cojín', 'el cojín', {
    hooks: [
      '¿Cuántos cojines son demasiados?',
      'El sofá de siempre, otro cojín.',
      'Siesta con cojín propio.',
      'Un cojín y el salón cambia.',
    ],
    lines: [
      'Nunca se sabe cuántos son demasiados: hay quien los cuenta.',
      'En el sofá, en la cama o en el suelo para ver la película.',
      'El sofá es el mismo; parece otro.',
      'Para abrazarse a él en las series de miedo.',
    ],
    tips: [
      'Para que quede lleno, el relleno se elige un poco mayor que la funda.',
      'Número impar y tamaños distintos, con los grandes detrás: así se colocan los cojines en un sofá.',
      'Ahuecarlo cada día con unos golpes en los lados devuelve la forma al relleno.',
    ],
    tags: ['Cojines', 'Cojín', 'DecoSalón', 'TextilHogar'],
  }),
  blanket: typeWordsEs('manta', 'la manta', {
    hooks: [
      '¿Quién se ha llevado la manta?',
      'Sofá, peli y manta.',
      'La manta no se comparte.',
      'Llueve fuera, manta dentro.',
    ],
    lines: [
      'En el sofá hay dos personas y una sola manta.',
      'Para la siesta, el coche o la terraza cuando refresca.',
      'Doblada en el brazo del sofá, hasta viste el salón.',
      'Películas que nadie acaba de ver.',
    ],
    tips: [
      'Para el sofá basta con que tape de los pies a los hombros; para la cama, que cuelgue por los lados.',
      'Tendida en horizontal o sobre dos cuerdas no se deforma con el peso del agua.',
      'Antes de guardarla en verano, limpia y bien seca: la humedad y las manchas traen olor y polillas.',
    ],
    tags: ['Mantas', 'Manta', 'SofáYManta', 'TextilHogar'],
  }),
  rug: typeWordsEs('alfombra', 'la alfombra', {
    hooks: [
      'Pies descalzos por la mañana.',
      '¿Debajo del sofá o delante?',
      'Un salón empieza por el suelo.',
      'La alfombra que junta los muebles.',
    ],
    lines: [
      'Une el sofá, la mesa y el sillón como si se conocieran de siempre.',
      'Lo primero que tocan los pies al salir de la cama.',
      'Para jugar en el suelo o ver la tele tumbado.',
      'El eco del salón vacío se va.',
    ],
    tips: [
      'En el salón, que al menos las patas delanteras del sofá queden encima: así no parece un sello.',
      'Con cinta en el suelo se marca el tamaño antes de comprarla: casi siempre se elige pequeña.',
      'Una base antideslizante la sujeta y hace que se gaste menos.',
      'Girarla cada cierto tiempo reparte el sol y las pisadas.',
    ],
    tags: ['Alfombras', 'Alfombra', 'DecoSalón', 'TextilHogar'],
  }),
  curtain: typeWordsEs('cortina', 'la cortina', {
    hooks: [
      '¿Dormir a oscuras o con luz?',
      'La ventana pide algo.',
      'Tarde de sol, cortina echada.',
      'Cambiar la luz de la habitación.',
    ],
    lines: [
      'Frena la luz de la tarde y esconde al vecino de enfrente.',
      'Una ventana sin vestir parece que está de mudanza.',
      'Un poco de aire y se mueve: ya es verano.',
      'El último gesto de la noche, el primero de la mañana.',
    ],
    tips: [
      'El ancho de la tela suele ser de una vez y media a dos veces el de la barra: así cae con pliegues.',
      'Colgar la barra más arriba que el marco y más ancha hace que la ventana parezca mayor.',
      'Se mide desde la barra y no desde la ventana, y se decide si roza el suelo o lo pisa.',
    ],
    tags: ['Cortinas', 'Cortina', 'TextilHogar', 'DecoHogar'],
  }),
  'bed-linen': typeWordsEs('ropa de cama', 'la ropa de cama', {
    hooks: [
      'Noche de sábanas limpias.',
      '¿Quién no sonríe al abrir la cama?',
      'Dormitorio nuevo sin mover nada.',
      'Domingo de cambiar la cama.',
    ],
    lines: [
      'Pocas cosas como meterse en una cama recién hecha.',
      'Se cambia la cama y el dormitorio parece otro.',
      'Lo que se nota primero es el olor a limpio.',
      'Para la cama de diario y para la del cuarto de invitados.',
    ],
    tips: [
      'Antes de comprar se mide también el alto del colchón: de ahí sale el de la bajera.',
      'Cambiarla una vez a la semana es buena costumbre, y más a menudo si hace calor.',
      'El juego doblado dentro de una de sus fundas se guarda junto y se encuentra a la primera.',
    ],
    tags: ['RopaDeCama', 'Sábanas', 'DecoDormitorio', 'TextilHogar'],
  }),
  towel: typeWordsEs('toalla', 'la toalla', {
    hooks: [
      'Salir de la ducha bien arropado.',
      '¿Playa, baño o gimnasio?',
      'Toallas dobladas y baño nuevo.',
      'La toalla siempre hace falta.',
    ],
    lines: [
      'Cambiar las toallas es estrenar baño sin obras.',
      'Para la ducha de la mañana o el baño del domingo.',
      'Unas dobladas en la estantería y el baño parece de hotel.',
      'Quien se ducha el último se queda sin ella, siempre.',
    ],
    tips: [
      'Lavarlas antes del primer uso quita la película de fábrica y hace que sequen más.',
      'Sin suavizante absorben mejor: la capa que deja impide que chupen el agua.',
      'Extendida y no hecha un ovillo, se seca antes y no huele a humedad.',
    ],
    tags: ['Toallas', 'Toalla', 'DecoBaño', 'TextilHogar'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
