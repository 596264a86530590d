import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsDecor = {
  clock: typeWordsEs('reloj', 'el reloj', {
    hooks: [
      '¿Y ya es esa hora?',
      'La hora, sin desbloquear nada.',
      'Cinco minutos adelantado, por si acaso.',
      'La casa también marca el ritmo.',
    ],
    lines: [
      'Levantar la vista y saber cuánto queda, sin tocar el móvil.',
      'En muchas casas va adelantado cinco minutos y nadie sabe desde cuándo.',
      'En la cocina se mira más que en ningún otro sitio.',
      'Para las mañanas con prisa y las tardes sin ella.',
    ],
    tips: [
      'Si va en la pared, mejor a la altura de los ojos y donde no dé el sol de frente: se lee sin reflejos.',
      'En el dormitorio conviene escucharlo antes: con sueño ligero, un tictac se oye mucho.',
      'Para elegir tamaño, un círculo de papel pegado en el sitio saca de dudas en un momento.',
    ],
    tags: ['Reloj', 'Relojes', 'DecoHogar', 'IdeasDeco'],
  }),
  mirror: typeWordsEs('espejo', 'el espejo', {
    hooks: [
      '¿Última mirada antes de salir?',
      'Más luz sin abrir ventanas.',
      'La entrada pide un espejo.',
      'El espejo de las prisas.',
    ],
    lines: [
      'El último vistazo antes de salir: llaves, móvil, cara.',
      'Frente a una ventana, la luz entra dos veces.',
      'En el recibidor, en el baño o sobre la cómoda.',
      'Hace de ventana donde no la hay.',
    ],
    tips: [
      'Colocado de lado o frente a una ventana reparte la luz por la habitación.',
      'Antes de colgarlo se mira qué va a reflejar: si es un montón de trastos, habrá dos.',
      'El espejo se limpia con un paño apenas húmedo; si el agua se cuela por el borde, lo mancha.',
      'El taco se elige por el peso del espejo y por el tipo de pared.',
    ],
    tags: ['Espejos', 'Espejo', 'DecoHogar', 'Recibidor'],
  }),
  'picture-frame': typeWordsEs('marco de fotos', 'el marco de fotos', {
    hooks: [
      '¿Qué foto merece salir del móvil?',
      'Mil fotos y ninguna en papel.',
      'La foto de los abuelos, por fin.',
      'Un recuerdo a la vista.',
    ],
    lines: [
      'Mil fotos en el móvil y ninguna en la pared.',
      'La de la boda, la del perro o la del verano aquel.',
      'Un regalo que se completa con una foto impresa.',
      'En la mesilla, en la estantería o subiendo por la escalera.',
    ],
    tips: [
      'Se mide la foto y no el marco: lo que cuenta es el hueco de dentro.',
      'Lejos del sol directo, las fotos tardan mucho más en perder color.',
      'Para una pared de marcos, primero se prueba la composición en el suelo.',
    ],
    tags: ['MarcosDeFotos', 'Marcos', 'Recuerdos', 'DecoHogar'],
  }),
  'wall-art': typeWordsEs('cuadro', 'el cuadro', {
    hooks: [
      '¿Qué va en esa pared?',
      'Esa pared en blanco ya cansa.',
      'Un clavo y cambia el salón.',
      'Lo primero que se ve al entrar.',
    ],
    lines: [
      'La pared de encima del sofá lleva años esperando.',
      'Una visita se queda mirándolo, y ya hay tema de conversación.',
      'Uno grande o varios pequeños: la pared decide.',
      'Mudarse de verdad es colgar los cuadros.',
    ],
    tips: [
      'El centro del cuadro va más o menos a la altura de los ojos: casi todos se cuelgan demasiado altos.',
      'Sobre un sofá, mejor que ocupe unos dos tercios de su ancho: más pequeño se pierde.',
      'Un papel del mismo tamaño pegado con cinta enseña cómo queda antes de hacer el agujero.',
      'Ni sol directo ni encima del radiador: los colores y el soporte lo notan.',
    ],
    tags: ['Cuadros', 'Láminas', 'DecoPared', 'ParedesConArte'],
  }),
  'storage-box': typeWordsEs('caja de almacenaje', 'la caja de almacenaje', {
    hooks: [
      '¿Dónde se mete todo esto?',
      'El desorden, con tapa o sin ella.',
      'Domingo de ordenar armarios.',
      'Cada cosa con su caja.',
    ],
    lines: [
      'Juguetes, mantas, cables o lo que nadie sabe de quién es.',
      'Bajo la cama, sobre el armario o a la vista.',
      'Ordenar es, sobre todo, tener dónde.',
      'Un sábado de cajas y el armario vuelve a cerrar.',
    ],
    tips: [
      'Primero se descarta y después se compran cajas: si no, se ordena lo que sobra.',
      'Se miden el hueco y la altura de la balda, y se cuenta el sitio para meter la mano.',
      'Una etiqueta en el frente ahorra abrirlas todas.',
    ],
    tags: ['OrdenEnCasa', 'Organización', 'Almacenaje', 'CajasOrganizadoras'],
  }),
  basket: typeWordsEs('cesta', 'la cesta', {
    hooks: [
      '¿Para mantas, fruta o juguetes?',
      'Todo a la cesta y listo.',
      'Ordenar en un minuto.',
      'La cesta que recoge el salón.',
    ],
    lines: [
      'Llegan visitas: todo dentro y aquí no ha pasado nada.',
      'Con mantas junto al sofá o con toallas en el baño.',
      'Pan, fruta, revistas o la ropa por doblar.',
      'Una planta dentro y ya es otra cosa.',
    ],
    tips: [
      'Si va a llevar una planta dentro, un plato debajo: el agua que escurre estropea la cesta y el suelo.',
      'Una cesta por tema se mantiene; la que vale para todo acaba siendo un cajón de sastre.',
      'El polvo se quita con un cepillo suave o con la aspiradora a baja potencia.',
    ],
    tags: ['Cestas', 'Cesta', 'OrdenEnCasa', 'DecoHogar'],
  }),
  'christmas-decoration': typeWordsEs('adorno de Navidad', 'el adorno de Navidad', {
    hooks: [
      '¿Cuándo se pone el árbol?',
      'Villancicos, cajas y espumillón.',
      'La Navidad sale del trastero.',
      'Un adorno nuevo cada Navidad.',
    ],
    lines: [
      'Abrir la caja de Navidad es acordarse de todas las anteriores.',
      'Un adorno nuevo cada año y el árbol va contando la historia.',
      'Los niños lo cuelgan todo en la misma rama; así se queda.',
      'Huele a mandarina y suenan villancicos.',
    ],
    tips: [
      'En el árbol, primero las luces, luego lo grande y hacia dentro, y lo pequeño en las puntas.',
      'Si hay niños o gatos, lo que se rompe va en las ramas altas.',
      'Envueltos uno a uno y en hueveras o cajas con separaciones, llegan enteros al año siguiente.',
    ],
    tags: ['Navidad', 'DecoraciónNavideña', 'AdornosDeNavidad', 'EspírituNavideño'],
  }),
  bunting: typeWordsEs('guirnalda', 'la guirnalda', {
    hooks: [
      '¿Qué se celebra este sábado?',
      'Se cuelga y ya es fiesta.',
      'Cumpleaños en casa.',
      'Globos, tarta y guirnalda.',
    ],
    lines: [
      'Dos clavos, cinco minutos y el salón parece otro.',
      'En el cumpleaños, en el balcón o en el cuarto de los niños.',
      'Una tarta, unas velas y algo colgando del techo.',
      'Hay quien la pone para la fiesta y ya no la quita.',
    ],
    tips: [
      'Se mide la pared y se añade un poco más: colgando en curva, la guirnalda se acorta.',
      'Cinta que no deje marca o ganchos adhesivos: se prueban antes en una esquina.',
      'Enrollada en un cartón se guarda sin nudos hasta el próximo cumpleaños.',
    ],
    tags: ['Guirnaldas', 'Guirnalda', 'DecoraciónDeFiestas', 'FiestaEnCasa'],
  }),
  doormat: typeWordsEs('felpudo', 'el felpudo', {
    hooks: [
      '¿Pies limpios? Adelante.',
      'La casa empieza en el felpudo.',
      'Llaves fuera y ya en casa.',
      'Lo primero que pisan las visitas.',
    ],
    lines: [
      'La casa empieza antes de abrir la puerta.',
      'Lo ve el cartero, lo pisa el vecino y saluda a todos.',
      'En días de lluvia es quien más trabaja.',
      'Un piso de alquiler se hace propio por la entrada.',
    ],
    tips: [
      'Se mide el hueco bajo la puerta: si el felpudo es más alto, la frena.',
      'Un felpudo se ve bien cuando ocupa casi todo el ancho de la puerta.',
      'Sacudirlo boca abajo cada semana quita la arenilla, que es lo que raya el suelo.',
    ],
    tags: ['Felpudo', 'Felpudos', 'Recibidor', 'DecoHogar'],
  }),
  'wall-sign': typeWordsEs('cartel decorativo', 'el cartel decorativo', {
    hooks: [
      '¿Qué dice esa pared?',
      'Una pared con algo que decir.',
      'Colgar y sonreír al pasar.',
      'La pared más simpática de casa.',
    ],
    lines: [
      'En la entrada, en la cocina o en la puerta de un cuarto.',
      'Lo lee todo el que pasa, aunque no quiera.',
      'Para regalar a quien acaba de mudarse.',
      'Una pared sosa tiene arreglo.',
    ],
    tips: [
      'Se cuelga a la altura de los ojos: más arriba no lo lee nadie.',
      'Si pesa poco, bastan tiras adhesivas; si pesa, taco y tornillo.',
      'Sobre una pared lisa y con aire alrededor se lee mejor que entre otros muchos.',
    ],
    tags: ['CartelDecorativo', 'DecoPared', 'DecoHogar', 'IdeasDeRegalo'],
  }),
  figurine: typeWordsEs('figura decorativa', 'la figura decorativa', {
    hooks: [
      '¿En la estantería o en la mesa?',
      'Un hueco libre entre los libros.',
      'La que todos miran al pasar.',
      'Un pequeño habitante para la casa.',
      'El hueco de la estantería, resuelto.',
      'Entre libros, alguien mira.',
      'La estantería pedía compañía.',
      'Ya tiene nombre, por supuesto.',
    ],
    lines: [
      'Entre los libros, como si llevara ahí toda la vida.',
      'La visita la mira, le da la vuelta y pregunta.',
      'En casa todas acaban teniendo nombre.',
      'Para el rincón del que nadie se ocupa.',
      'La sobrina le da los buenos días cada vez que viene.',
      'La estantería más seria agradece un poco de humor.',
      'Se cambia de sitio cada vez que se limpia el polvo.',
      'En el recibidor, ve salir y volver a toda la casa.',
    ],
    tips: [
      'En una estantería, los grupos de tres con alturas distintas quedan mejor que las filas.',
      'Un pincel suave quita el polvo de los huecos sin arañar.',
      'Con niños o gatos en casa, un punto de masilla adhesiva en la base la sujeta.',
    ],
    tags: ['FigurasDecorativas', 'DecoHogar', 'DetallesConEncanto', 'IdeasDeco'],
  }),
  'hot-water-bottle': typeWordsEs('bolsa de agua caliente', 'la bolsa de agua caliente', {
    hooks: [
      'Pies fríos, cama caliente.',
      '¿Quién tiene siempre los pies helados?',
      'Sofá, lluvia y calorcito.',
      'El truco de la abuela para el frío.',
    ],
    lines: [
      'La cama ya está caliente cuando se entra.',
      'Para pies helados, barrigas y noches de enero.',
      'En el sofá, debajo de la manta, no hay quien la suelte.',
      'La abuela ya lo sabía.',
    ],
    tips: [
      'El agua, caliente pero sin hervir: hirviendo daña la goma y puede quemar.',
      'Se llena hasta dos tercios y se saca el aire antes de cerrar.',
      'Nunca directamente sobre la piel, y con cuidado si es para niños o mayores: quema sin que se note.',
      'Con el tiempo el material se reseca: a la primera grieta, se cambia.',
    ],
    tags: ['BolsaDeAguaCaliente', 'Invierno', 'EnCasa', 'AdiósFrío'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
