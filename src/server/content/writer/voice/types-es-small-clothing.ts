import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsSmallClothing = {
  socks: typeWordsEs('calcetines', 'los calcetines', {
    hooks: [
      '¿Dónde van los calcetines perdidos?',
      'Calcetines que se asoman a propósito.',
      'Un cajón lleno y ninguno con pareja.',
      'Sin zapatos, pero con calcetines.',
    ],
    lines: [
      'Se ven al cruzar las piernas, y esa es la gracia.',
      'Con zapatillas blancas, con mocasines o solo por casa.',
      'Siempre falta uno; por eso nunca sobran.',
      'Un regalo pequeño que se estrena la misma noche.',
    ],
    tips: [
      'Sujetos con una pinza o doblados en pareja antes de lavar, los calcetines no se pierden.',
      'Lavarlos del revés limpia mejor: la suciedad y el sudor están por dentro.',
      'Si el talón del calcetín sube al tobillo, es que es grande; si tira en la punta, pequeño.',
    ],
    tags: ['Calcetines', 'Calcetín', 'RegalosOriginales'],
  }),
  underwear: typeWordsEs('ropa interior', 'la ropa interior', {
    hooks: [
      'Lo primero que se pone cada mañana.',
      'El cajón de arriba también se renueva.',
      'Debajo de todo también importa.',
      'Renovar el cajón sin dar explicaciones.',
    ],
    lines: [
      'Cuando está en su sitio, nadie se acuerda de ella en todo el día.',
      'El cajón que siempre se deja para otro año.',
      'No la ve casi nadie y se nota a todas horas.',
      'Empezar el día con algo que gusta, aunque no se vea.',
    ],
    tips: [
      'La talla se toma con cinta métrica y sobre la piel; cambia con los años más de lo que se cree.',
      'En una bolsa de lavado, la ropa interior no se engancha ni se retuerce con lo demás.',
      'El elástico da la señal: si ya no vuelve a su sitio o deja marca, toca renovar.',
    ],
    tags: ['RopaInterior', 'Lencería', 'ModaÍntima'],
  }),
  swimwear: typeWordsEs('ropa de baño', 'la ropa de baño', {
    hooks: [
      '¿Playa o piscina este fin de semana?',
      'Toalla, crema y al agua.',
      'El primer baño del año.',
      'Sal en la piel y pelo mojado.',
    ],
    lines: [
      'Un libro, una sombra y el agua a dos pasos.',
      'Para quien nada de verdad y para quien solo se moja los pies.',
      'Es lo primero que se mete en la maleta, y a veces lo único.',
      'El verano huele a crema y a bañador tendido.',
    ],
    tips: [
      'Aclarar con agua dulce al salir quita el cloro y la sal, que son los que se comen el color.',
      'Se seca a la sombra y sin retorcer: el sol directo y el calor dañan el elástico.',
      'La ropa de baño se prueba moviéndose y agachándose; mojada siempre cede un poco.',
    ],
    tags: ['RopaDeBaño', 'Bañador', 'Verano', 'DíasDePlaya'],
  }),
  pyjamas: typeWordsEs('pijama', 'el pijama', {
    hooks: [
      'Las ocho y ya en pijama.',
      '¿Planes? Sí, pijama y serie.',
      'El pijama del desayuno largo.',
      'Ducha, pijama y a la cama.',
    ],
    lines: [
      'Ponérselo a media tarde también cuenta como plan.',
      'Para desayunar sin prisa y abrir la puerta sin vergüenza.',
      'Noche de invierno, serie a medias y manta.',
      'Hay fines de semana en los que no se quita en todo el día.',
    ],
    tips: [
      'Con un pijama conviene holgura: durmiendo se dan muchas vueltas y lo justo tira.',
      'Para regalar un pijama, entre dos tallas, siempre la mayor.',
      'El grosor se elige por el dormitorio y el edredón, no por la estación: hay casas frías en mayo.',
    ],
    tags: ['Pijama', 'Pijamas', 'NocheDePijama', 'EnCasa'],
  }),
  cap: typeWordsEs('gorra', 'la gorra', {
    hooks: [
      'Mal pelo, buena gorra.',
      '¿Visera recta o curva?',
      'Sol, gorra y a caminar.',
      'La gorra que va a todas partes.',
    ],
    lines: [
      'Arregla un mal día de pelo en un segundo.',
      'Para el partido, el paseo con el perro o el chiringuito.',
      'Con sudadera o con camisa: no es solo cosa de deporte.',
      'Da sombra a los ojos cuando las gafas de sol se han quedado en casa.',
    ],
    tips: [
      'El contorno se mide a un dedo por encima de las cejas y las orejas, con una cinta sin apretar.',
      'Si tiene cierre detrás, mejor ajustarla con el pelo tal como se va a llevar: una coleta cambia la talla.',
      'En la lavadora la visera puede deformarse: a mano, con un cepillo suave, y a secar sobre un bol.',
    ],
    tags: ['Gorras', 'Gorra', 'StreetStyle', 'ModaUrbana'],
  }),
  beanie: typeWordsEs('gorro', 'el gorro', {
    hooks: [
      'Orejas calientes, gorro puesto.',
      '¿Gorro arriba o hasta las cejas?',
      'Un gorro contra el frío del lunes.',
      'El invierno entra por la cabeza.',
      'Frío fuera, orejas dentro.',
      'Hoy el pelo no cuenta.',
      'Gorro puesto, problema resuelto.',
      'El viento, por una vez, pierde.',
      'El vaho manda en el andén.',
    ],
    lines: [
      'Para esperar el autobús en enero y para no peinarse.',
      'Con abrigo largo o con plumas: le pone gracia al frío.',
      'Cabe en el bolsillo y se agradece en la primera ráfaga.',
      'Nariz roja, vaho y un gorro bien calado.',
      'Hacia atrás por estilo, hasta las cejas por el viento.',
      'El andén a las siete, las manos en los bolsillos.',
      'Con un abrigo recto cambia todo el conjunto.',
      'El mercadillo de Navidad y el camino de vuelta.',
      'Se quita al entrar y se busca al salir.',
      'Debajo de la capucha o en su lugar.',
      'Un fin de semana en la nieve sin esquiar ni una vez.',
      'Guerra de nieve a las cinco, chocolate a las seis.',
      'El viento de la esquina se nota menos con las orejas tapadas.',
      'Mal pelo por la mañana, gorro hasta la noche y nadie pregunta.',
      'Paseo largo, chocolate caliente y el gorro encima de la mesa.',
      'Vive en el bolsillo del abrigo desde noviembre.',
      'El perro pide calle también en enero.',
    ],
    tips: [
      'El gorro se seca extendido y en su forma: colgado se estira.',
      'La talla se mide rodeando la cabeza justo por encima de las orejas, sin apretar.',
      'Si es de punto, mejor lejos de la secadora: el calor puede encogerlo.',
    ],
    tags: ['Gorros', 'Gorro', 'LookDeInvierno', 'ModaInvierno'],
  }),
  scarf: typeWordsEs('bufanda', 'la bufanda', {
    hooks: [
      '¿Cuántas vueltas a la bufanda?',
      'Un nudo al cuello y a la calle.',
      'Abrigo oscuro, bufanda con vida.',
      'Algo al cuello, por si refresca.',
    ],
    lines: [
      'Con una vuelta, con nudo o suelta: cada mañana, una distinta.',
      'Sobre un abrigo liso es lo primero que se mira.',
      'En el cine, en el avión o en la terraza: siempre acaba haciendo falta.',
      'Anima el gris de enero y esconde un cuello sin planchar.',
    ],
    tips: [
      'Doblada por la mitad, alrededor del cuello y con las puntas por dentro del lazo: el nudo que mejor aguanta el viento.',
      'Enrollada en un cajón ocupa menos y no se marca con la percha.',
      'Si el abrigo es estampado, bufanda lisa; si es liso, puede ser al revés.',
    ],
    tags: ['Bufandas', 'Bufanda', 'Fular', 'Complementos'],
  }),
  gloves: typeWordsEs('guantes', 'los guantes', {
    hooks: [
      '¿Dónde está el otro guante?',
      'Manos frías, guantes ya.',
      'Bici, enero y guantes.',
      'Guantes en los bolsillos del abrigo.',
    ],
    lines: [
      'Para pasear de la mano sin que duela el frío.',
      'Viven en los bolsillos del abrigo de noviembre a marzo.',
      'La bici en invierno se lleva de otra manera.',
      'Un termómetro que baja y dos manos que se alegran.',
    ],
    tips: [
      'La talla sale de medir el contorno de la mano por los nudillos, sin el pulgar.',
      'Se quitan dedo a dedo: tirando de golpe, las costuras sufren.',
      'Si están mojados, se secan abiertos y lejos del radiador.',
    ],
    tags: ['Guantes', 'LookDeInvierno', 'Complementos', 'ModaInvierno'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
