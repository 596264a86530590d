import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsStationery = {
  notebook: typeWordsEs('cuaderno', 'el cuaderno', {
    hooks: [
      'La primera página siempre impone.',
      '¿Rayas, cuadros o en blanco?',
      'Cuaderno nuevo, letra bonita.',
      'Lo que se escribe no se olvida.',
    ],
    lines: [
      'Para listas, recetas, ideas a medias o un diario que dure más de una semana.',
      'La primera página se escribe con letra bonita; la tercera, ya veremos.',
      'Sin batería, sin contraseña y sin notificaciones.',
      'En la mesilla, por si la idea buena llega a las tres de la mañana.',
    ],
    tips: [
      'Empezar por la segunda página quita el miedo a estropear la primera.',
      'Con pluma o rotulador conviene probar en la última hoja si la tinta traspasa.',
      'Numerar las páginas y dejar las dos primeras para el índice ayuda a encontrarlo todo después.',
    ],
    tags: ['Cuadernos', 'Cuaderno', 'Papelería', 'Journaling'],
  }),
  pen: typeWordsEs('bolígrafo', 'el bolígrafo', {
    hooks: [
      '¿Quién se ha llevado el boli?',
      'Firmar tiene su momento.',
      '¿Tinta azul o negra?',
      'El boli que no se presta.',
    ],
    lines: [
      'Para firmar, para apuntar un teléfono o para los crucigramas del domingo.',
      'En toda oficina hay uno que nunca se presta.',
      'Una lista escrita a mano se cumple mejor.',
      'El regalo de quien empieza un trabajo o acaba una carrera.',
    ],
    tips: [
      'El trazo se elige por la letra: para letra pequeña, fino; para letra grande, más grueso.',
      'Quien escribe con la zurda agradece tinta que seque rápido: así la mano no la arrastra.',
      'Con la punta guardada o tapada no se seca ni mancha el bolsillo.',
    ],
    tags: ['Bolígrafos', 'Bolígrafo', 'Papelería', 'MaterialEscolar'],
  }),
  book: typeWordsEs('libro', 'el libro', {
    hooks: [
      'Un capítulo más y apago.',
      '¿De principio a fin o a trozos?',
      'El libro de la mesilla.',
      'Se lee, se presta y vuelve, quizá.',
    ],
    lines: [
      'En el metro, en la playa o con la lámpara de la mesilla.',
      'Un capítulo más se dice siempre y nunca es verdad.',
      'Regalar un libro es decir que se ha pensado en alguien.',
      'Móvil en otra habitación y página uno.',
    ],
    tips: [
      'Antes de regalar un libro, una foto discreta de la estantería de esa persona evita repetir.',
      'De pie y sin apretar: muy juntos, los lomos sufren al sacarlos por arriba.',
      'Lejos del sol directo y de la humedad no amarillea tan pronto.',
      'Diez minutos cada noche cunden más que una tarde al mes.',
    ],
    tags: ['Libros', 'Leer', 'Bookstagram', 'Lectura'],
  }),
  'greeting-card': typeWordsEs('tarjeta de felicitación', 'la tarjeta de felicitación', {
    hooks: [
      'Felicitar de puño y letra.',
      '¿A quién le toca una tarjeta?',
      'Más que un mensaje por el móvil.',
      'Un sobre entre tantas facturas.',
    ],
    lines: [
      'Un mensaje se pierde en el móvil; una tarjeta se queda en la nevera.',
      'Abrir el buzón y que no sea una factura.',
      'Tres líneas escritas a mano ya son un regalo.',
      'Años después aparece en un cajón y se vuelve a leer.',
    ],
    tips: [
      'Un recuerdo compartido llena una tarjeta mejor que cualquier frase hecha.',
      'Primero en un borrador, luego en la tarjeta: las últimas palabras siempre se aprietan.',
      'Tener un par de tarjetas en un cajón salva los cumpleaños que se recuerdan tarde.',
    ],
    tags: ['TarjetasDeFelicitación', 'Felicitaciones', 'Papelería', 'EscritoAMano'],
  }),
  'gift-wrap': typeWordsEs('papel de regalo', 'el papel de regalo', {
    hooks: [
      '¿Rasgar o abrir con cuidado?',
      'Lazo, celo y un poco de paciencia.',
      'El regalo empieza por fuera.',
      'Envolver ya es media sorpresa.',
    ],
    lines: [
      'Hay quien lo rasga y hay quien lo guarda doblado.',
      'Antes de saber qué es, ya hace ilusión.',
      'Una tarde de tijeras, celo y villancicos, o cumpleaños feliz.',
      'Lo de dentro puede ser pequeño; la cara, no.',
    ],
    tips: [
      'Antes de cortar se presenta el regalo encima: el papel debe rodearlo y sobrar unos dedos.',
      'Con cinta de doble cara por dentro no se ven las uniones.',
      'Los objetos de forma rara se meten primero en una caja: se envuelven en la mitad de tiempo.',
    ],
    tags: ['PapelDeRegalo', 'EnvolverRegalos', 'IdeasDeRegalo', 'Regalos'],
  }),
  sticker: typeWordsEs('pegatinas', 'las pegatinas', {
    hooks: [
      '¿En el portátil o en la agenda?',
      'Una pegatina y ya es otro cuaderno.',
      'Pegar o guardar, ese dilema.',
      'Una aquí, otra en la agenda.',
    ],
    lines: [
      'En el portátil, en la agenda o en la carta a una amiga.',
      'Todos guardamos una que nos da pena gastar.',
      'Convierten un cuaderno cualquiera en el de alguien.',
      'Un sobre cerrado con pegatina se abre con más ganas.',
    ],
    tips: [
      'La superficie, limpia y seca antes de pegar: el polvo y la grasa son lo que las levanta.',
      'Desde el centro hacia fuera, con el borde de una tarjeta, no quedan burbujas.',
      'Para quitar una pegatina, aire templado del secador: el pegamento cede y sale entera.',
    ],
    tags: ['Pegatinas', 'Stickers', 'Papelería', 'PapeleríaBonita'],
  }),
  calendar: typeWordsEs('calendario', 'el calendario', {
    hooks: [
      '¿Qué se celebra este mes?',
      'Cumples, puentes y citas médicas.',
      'Doce hojas por estrenar.',
      'Un año entero a la vista.',
    ],
    lines: [
      'Lo primero que se apunta son los puentes.',
      'En la cocina, donde todo el mundo lo ve y nadie puede decir que no sabía.',
      'Pasar la hoja cada mes es una pequeña ceremonia.',
      'Cumpleaños, dentista y vacaciones en un solo sitio.',
    ],
    tips: [
      'Apuntar todos los cumpleaños de una vez, en enero, ahorra disculpas el resto del año.',
      'Un color por persona de la casa y se sabe de un vistazo quién va adónde.',
      'Las fechas importantes, con una marca una semana antes: así da tiempo a prepararlas.',
    ],
    tags: ['Calendario', 'Calendarios', 'Organización', 'Papelería'],
  }),
  'craft-kit': typeWordsEs('kit de manualidades', 'el kit de manualidades', {
    hooks: [
      'Tarde de tijeras y pegamento.',
      '¿Quién dijo aburrimiento?',
      'Lo he hecho yo, mamá.',
      'Manos ocupadas, móvil olvidado.',
    ],
    lines: [
      'Una tarde de lluvia con la mesa llena de cosas.',
      'No sale igual que en la foto, y da lo mismo.',
      'Para hacer con niños, con amigas o con la radio puesta.',
      'Lo que se hace con las manos se regala de otra manera.',
    ],
    tips: [
      'Leer todos los pasos antes de empezar evita llegar al final con una pieza de menos.',
      'Un mantel viejo o papel de periódico debajo, y la mesa no se entera.',
      'Con niños, mejor por sesiones cortas: se deja secar y se sigue otro día.',
      'Las piezas repartidas en platos o vasos se ven mejor que todas en la caja.',
    ],
    tags: ['Manualidades', 'DIY', 'HazloTúMismo', 'ManualidadesEnCasa'],
  }),
  'pencil-case': typeWordsEs('estuche', 'el estuche', {
    hooks: [
      '¿Qué hay siempre en el estuche?',
      'Lápiz, goma y sacapuntas.',
      'Estrenar estuche en septiembre.',
      'Bolis que por fin tienen casa.',
    ],
    lines: [
      'Estrenar estuche es lo bueno de septiembre.',
      'Bolis, rotuladores, una goma mordida y algún secreto.',
      'Sirve para clase, para el bolso o para los cables del portátil.',
      'Se abre y se sabe mucho de su dueño.',
    ],
    tips: [
      'Vaciarlo una vez al trimestre y probar cada rotulador: la mitad ya no pinta.',
      'El objeto más largo manda: se mide una regla o un pincel antes de elegir estuche.',
      'Los lápices con capuchón o con la punta hacia el mismo lado no manchan el interior.',
    ],
    tags: ['Estuches', 'Estuche', 'VueltaAlCole', 'MaterialEscolar'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
