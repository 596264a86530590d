import type { Phrases } from './phrases.ts';

export const phrasesEs: Phrases = {
  openings: {
    professional: {
      product: [
        'Merece una segunda mirada.',
        'Los detalles marcan la diferencia.',
        '¿Qué le pide usted a una buena elección?',
      ],
      promotion: [
        'Producto y precio, de un vistazo.',
        'Todo lo necesario para decidir, en una publicación.',
        'Un precio claro facilita la decisión.',
      ],
      lifestyle: [
        'El día a día se hace de pequeñas decisiones.',
        'Lo que nos rodea da forma al día.',
        '¿Qué objetos le acompañan cada día?',
      ],
      educational: [
        'Saber un poco más ayuda a elegir.',
        '¿Qué conviene saber antes de comprar?',
        'Una idea útil antes de decidir.',
        'Una buena elección empieza por la pregunta adecuada.',
        'Explicado en pocas palabras.',
        'Una duda frecuente.',
      ],
    },
    casual: {
      product: [
        'Ven, que te enseñamos algo.',
        '¿Tienes un minuto? Mira esto.',
        '¡Teníamos ganas de enseñártelo!',
      ],
      promotion: ['Hablemos de precios.', '¿Te preguntas cuánto cuesta?', '¡Momento de mirar la etiqueta!'],
      lifestyle: [
        'Al final son los pequeños detalles, ¿verdad?',
        '¿Cómo es para ti un buen día?',
        '¿Mañana tranquila o tarde con planes?',
      ],
      educational: [
        '¡Un consejo rápido antes de comprar!',
        '¿Dudas al elegir? Te echamos una mano.',
        'Esto te interesa.',
        '¡Te dejamos un truquito!',
        'Apúntate esto.',
        '¿Cómo elegir? Nosotros lo hacemos así.',
      ],
    },
    trendy: {
      product: [
        'Para un segundo de hacer scroll.',
        '¿Va a tu lista de deseos? Tú decides.',
        '¿Sí o no? Votación rápida.',
      ],
      promotion: ['Nombre y precio, sin rodeos.', 'La etiqueta, a la vista.', 'Y el precio es…'],
      lifestyle: ['El mood de hoy: este.', 'POV: tienes el día para ti.', '¿En qué mood estás hoy?'],
      educational: [
        'Compra con cabeza: un truco para ti.',
        'Esto no te lo cuentan en la tienda.',
        'Clase exprés de compras.',
        'Llega un truco.',
        'Guárdalo, úsalo y luego nos cuentas.',
        'Compra como quien sabe.',
      ],
    },
    luxury: {
      product: [
        'Hay cosas que piden pocas palabras.',
        'Elegir es fijarse en lo esencial.',
        'Concédase un momento.',
        'Lo esencial y nada más.',
        'Se mira una vez y se recuerda.',
        'Para quien mira de cerca.',
      ],
      promotion: [
        'La pieza y su precio.',
        'Dicho con sencillez, como debe ser.',
        'Toda elección meditada empieza por la claridad.',
        'Sin acertijos: la pieza y su precio.',
        'La claridad es una forma de cortesía.',
        'En pocas palabras.',
      ],
      lifestyle: [
        'Los momentos tranquilos son los que quedan.',
        'Una tarde sin prisa.',
        'El estilo es cuestión de atención.',
        'El tiempo también es un lujo.',
        'Una estancia, una luz, un instante.',
        'La belleza vive en los días corrientes.',
      ],
      educational: [
        'El buen gusto empieza por conocer.',
        'El arte de elegir bien.',
        'Una reflexión para miradas exigentes.',
        'Conocer es parte del placer.',
        'El buen criterio se toma su tiempo.',
        'Del cuaderno de {store}.',
      ],
    },
  },
  benefitOpenings: {
    professional: ['{Purpose}.', '{title}: {purpose}.', '¿Para qué sirve {quoted}? {Purpose}.'],
    casual: ['¡{Purpose}: {title}!', '{title}, {purpose}.', '¿Y esto para qué? {Purpose}.'],
    trendy: ['{Purpose}. Y ya está.', '{title}: {purpose}.', '¿Esto? {Purpose}.'],
    luxury: ['{Purpose}.', '{title}. {Purpose}.', '{Purpose}: {title}.'],
  },
  priceOpenings: {
    formal: [
      '{title}, por {price}.',
      '{price}: ese es el precio de {quoted}.',
      'En {store}, por {price}: {title}.',
      '{title}: {price}.',
    ],
    informal: [
      '{price}. Así de claro.',
      '¡{title} por {price}!',
      '¿Qué te llevas por {price}? {title}.',
      '{price} en {store}: {title}.',
    ],
  },
  priceFromOpenings: {
    formal: ['{title}, desde {price}.', 'Desde {price}: {title}.', 'En {store}, desde {price}: {title}.'],
    informal: ['¡Desde {price}: {title}!', 'Empieza en {price}. {title}.', '{title}, desde {price}.'],
  },
  discountOpenings: {
    formal: [
      '{price} en lugar de {before}: {title}.',
      '{title}, con un {percent} de descuento.',
      '{title}: antes {before}, ahora {price}.',
    ],
    informal: [
      '¡{percent} de descuento: {title}!',
      'Antes {before}, ahora {price}: {title}.',
      '¿Lo has visto? {price} en lugar de {before}.',
    ],
  },
  namings: {
    professional: [
      'Hoy nos centramos en {quoted}.',
      'Le presentamos {quoted}.',
      '{title}, en {store}.',
      'De nuestro catálogo: {title}.',
      'Protagonista de hoy: {title}.',
    ],
    casual: [
      '¡Saluda a {quoted}!',
      'Aquí está: {title}.',
      '¿Hacemos las presentaciones? {title}.',
      'Nuestra elección de hoy: {title}.',
      'Hoy toca: {title}.',
    ],
    trendy: [
      'Entra en escena: {title}.',
      '{title}. Mira bien.',
      'Todos los focos en {quoted}.',
      'La estrella del día: {title}.',
      'Hoy se habla de {quoted}.',
    ],
    luxury: [
      '{store} presenta {quoted}.',
      '{title}.',
      'De la selección de {store}: {title}.',
      'La mirada se detiene en {quoted}.',
      'Nuestra elección de hoy: {title}.',
    ],
  },
  scenes: {
    professional: [
      '¿Cuál es su momento favorito del día?',
      'Lo bien elegido pasa a formar parte del día.',
      'Una buena rutina empieza por lo que se usa con gusto.',
      'Espacio para lo que de verdad le importa.',
    ],
    casual: [
      'Imagina el momento perfecto para esto.',
      'Añade buena compañía y ya lo tienes.',
      'No hace falta una ocasión especial.',
      'Ya te imaginas la escena, ¿a que sí?',
    ],
    trendy: [
      'Tú pones la escena, el resto llega.',
      'Tu momento, tus reglas.',
      'Ahora imagínalo en tu historia.',
      'Solo faltas tú.',
    ],
    luxury: [
      'Un momento solo para usted.',
      'No hace falta más.',
      'Que el resto del mundo espere.',
      'Para días que se toman su tiempo.',
    ],
  },
  tipLeads: ['{Tip}', 'Conviene saberlo: {tip}', 'Un consejo de {store}: {tip}', 'Para recordar: {tip}'],
  bridges: [
    'Y, a propósito: {title}.',
    'Un producto que viene al caso: {title}.',
    'En {store}, y muy a propósito: {title}.',
    'Hablando de esto: {title}.',
  ],
  prices: ['Precio: {price}.', 'En {store}, por {price}.', 'El precio: {price}.'],
  pricesFrom: ['Desde {price}.', 'En {store}, desde {price}.', 'Precios desde {price}.'],
  discounts: [
    '{price} en lugar de {before}.',
    'Antes {before}, ahora {price}.',
    'Ahora {price} (un {percent} menos).',
  ],
  discountsFrom: ['Desde {price}, en lugar de {before}.', 'Antes {before}, ahora desde {price}.'],
  colours: ['En {count} colores: {names}.', '{count} colores para elegir: {names}.'],
  sizes: ['Tallas: {names}.', 'Tallas disponibles: {names}.'],
  choices: ['Para elegir: {names}.', 'Opciones: {names}.'],
  lastOne: ['Queda una unidad.', 'Hay una unidad disponible.'],
  lastFew: ['Quedan {count} unidades.', 'Hay {count} unidades disponibles.'],
  calls: {
    professional: [
      'Encontrará todos los detalles en {store}.',
      'Más información en {store}.',
      'Descubra más en {store}.',
      '¿Tiene alguna pregunta? Escríbanos.',
      'Visite {store} para ver más.',
    ],
    casual: [
      '¡Pásate por {store}!',
      '¿Dudas? ¡Pregunta en los comentarios!',
      '¿Te animas? ¡Cuéntanos!',
      '¡Te esperamos en {store}!',
      '¿Quién tiene que ver esto? ¡Etiqueta a esa persona!',
    ],
    trendy: [
      '¿Te convence? Te leemos en comentarios.',
      'Compruébalo en {store}.',
      'Mándaselo a quien lo va a entender.',
      'Ponle nota en los comentarios.',
      'Ya sabes dónde encontrarnos: {store}.',
    ],
    luxury: [
      'Descubra más en {store}.',
      'Será un placer recibirle en {store}.',
      '{store} le espera.',
      'Con mucho gusto responderemos a sus preguntas.',
      'Conozca la selección de {store}.',
    ],
  },
  callsByType: {
    formal: {
      product: ['Vea cada detalle en {store}.'],
      promotion: ['Haga su pedido en {store}.', 'Pedidos, directamente en {store}.'],
      lifestyle: ['Encuentre inspiración en {store}.'],
      educational: [
        '¿Qué pregunta respondemos la próxima vez?',
        'Guarde esta publicación para su próxima elección.',
      ],
    },
    informal: {
      product: ['Míralo de cerca en {store}.'],
      promotion: ['¡Haz tu pedido en {store}!', '¿Te convence? Te esperamos en {store}.'],
      lifestyle: ['¿Cómo sería tu día perfecto? ¡Cuéntanos!'],
      educational: ['¿Tienes otro truco? ¡Compártelo!', '¡Guárdalo para luego!'],
    },
  },
  callsByPlatform: {
    formal: {
      instagram: ['Guarde esta publicación para volver a encontrarla.'],
      facebook: ['Comparta esta publicación con alguien a quien le gustaría.'],
      twitter: ['¿Qué le parece?'],
    },
    informal: {
      instagram: ['¡Guárdalo y lo tendrás a mano!'],
      facebook: ['¡Etiqueta a alguien a quien le encantaría!'],
      twitter: ['¿Qué te parece?'],
    },
  },
};
