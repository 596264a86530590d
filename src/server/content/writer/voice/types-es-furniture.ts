import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsFurniture = {
  sofa: typeWordsEs('sofá', 'el sofá', {
    hooks: [
      '¿Quién se queda la esquina del sofá?',
      'Sofá, manta y un capítulo más.',
      'Visitas que se quedan a cenar.',
      'La siesta tiene dirección.',
      'El salón empieza por el sofá.',
    ],
    lines: [
      'Aquí se ven las series, se doblan las coladas y se arregla el mundo.',
      'El sitio de la siesta de los domingos y de las visitas de los viernes.',
      'Siempre hay alguien que se pide la esquina.',
      'Todo lo demás del salón se coloca a su alrededor.',
      'Una manta, una película y alguien dormido antes del final.',
      'Tres amigos, cuatro cojines, una pizza.',
      'La siesta del domingo tiene aquí su sitio.',
      'Uno se sienta en el borde y acaba tumbado.',
    ],
    tips: [
      'Antes de comprar sofá se miden también la puerta, el ascensor y los giros de la escalera.',
      'Con cinta de pintor en el suelo se dibuja el contorno: así se ve cuánto paso queda.',
      'El fondo del asiento se elige por la postura: para sentarse recto, menos; para tumbarse, más.',
      'Delante del sofá conviene dejar hueco para pasar sin rozar la mesa con las rodillas.',
    ],
    tags: ['Sofá', 'Sofás', 'DecoSalón', 'Salón'],
  }),
  armchair: typeWordsEs('sillón', 'el sillón', {
    hooks: [
      'Sillón, lámpara y un buen libro.',
      '¿Quién se ha sentado en el sillón?',
      'El rincón de leer, por fin.',
      'El sitio que siempre está ocupado.',
    ],
    lines: [
      'Junto a la ventana, con una lámpara y un libro empezado.',
      'En todas las casas hay un sillón que tiene dueño.',
      'Llena ese rincón que nunca se supo qué hacer con él.',
      'Para leer, para mirar por la ventana o para no hacer nada.',
    ],
    tips: [
      'La altura buena es la que deja los pies enteros en el suelo y las rodillas en ángulo recto.',
      'Un sillón de lectura pide luz por detrás y a un lado, no de frente.',
      'Al medir el hueco hay que contar con el espacio para levantarse y, si se reclina, con el respaldo abierto.',
    ],
    tags: ['Sillones', 'Sillón', 'RincónDeLectura', 'DecoSalón'],
  }),
  chair: typeWordsEs('silla', 'la silla', {
    hooks: [
      'Falta una silla en la mesa.',
      '¿Sillas iguales o cada una distinta?',
      'La sobremesa pide buena silla.',
      'Otra silla, que viene gente.',
    ],
    lines: [
      'En la mesa del comedor, en el escritorio o en la entrada.',
      'Las sobremesas largas empiezan por una silla de la que no apetece levantarse.',
      'Sirve para sentarse y, seamos sinceros, para dejar la ropa.',
      'Una distinta en la cabecera y la mesa cambia de cara.',
      'Para comer, para trabajar o para dejar el abrigo un momento.',
      'Los deberes, la cena y la misma silla de siempre.',
      'Junto a la ventana se convierte en rincón de lectura.',
      'Cuando vienen invitados, se trae del cuarto.',
    ],
    tips: [
      'Entre el asiento y el tablero debe quedar palmo y medio: ahí entran las piernas.',
      'Si la silla lleva brazos, se mide si caben bajo la mesa antes de comprarla.',
      'Si la silla es de patas, unos fieltros ahorran rayas en el suelo y ruido al vecino de abajo.',
    ],
    tags: ['Sillas', 'Silla', 'DecoComedor', 'Muebles'],
  }),
  stool: typeWordsEs('taburete', 'el taburete', {
    hooks: [
      '¿Asiento, mesita o las dos cosas?',
      'Un taburete donde menos se espera.',
      'Desayuno en la barra.',
      'El asiento que va de cuarto en cuarto.',
    ],
    lines: [
      'Hoy asiento, mañana mesita de noche, el sábado soporte de una planta.',
      'En el baño para la toalla; en la cocina, para dar conversación.',
      'Aparece cuando vienen más invitados que sillas.',
      'Cabe en cualquier rincón y nunca está de sobra.',
    ],
    tips: [
      'Para barra o isla se mide del suelo a la encimera y se deja palmo y medio libre para las piernas.',
      'Antes de usarlo como mesita se comprueba que quede a la altura del colchón o del brazo del sofá.',
      'Entre taburete y taburete conviene dejar sitio para sacar los codos.',
    ],
    tags: ['Taburetes', 'Taburete', 'Muebles', 'IdeasDeco'],
  }),
  table: typeWordsEs('mesa', 'la mesa', {
    hooks: [
      '¿Cuántos caben en esta mesa?',
      'Todo pasa alrededor de la mesa.',
      'Deberes, cenas y partidas de cartas.',
      'La mesa que ve la casa entera.',
    ],
    lines: [
      'Alrededor de una mesa se come, se discute y se hacen las paces.',
      'Por la mañana, café; por la tarde, deberes; por la noche, sobremesa.',
      'Con mantel los domingos y sin nada entre semana.',
      'Cada marca acabará contando una cena.',
    ],
    tips: [
      'Dibujar la mesa en el suelo con cinta y pasar alrededor dice enseguida si cabe.',
      'En un comedor se calculan unos tres palmos de mesa por persona para no chocar con los codos.',
      'Si alrededor van sillas, hay que dejar hueco detrás para levantarse sin chocar con la pared.',
      'La mesa redonda aprovecha mejor un cuarto cuadrado; la rectangular, uno alargado.',
    ],
    tags: ['Mesas', 'Mesa', 'DecoComedor', 'Muebles'],
  }),
  nightstand: {
    noun: 'mesilla',
    the: 'la mesilla',
    whom: 'la mesilla',
    hooks: [
      'Un libro, un vaso de agua, a dormir',
      'Un capítulo más y apago',
      '¿Qué hay junto a tu cama?',
      'El último gesto del día',
    ],
    lines: [
      'La novela empezada en primavera sigue aquí esperando.',
      'Gafas fuera, luz apagada, día terminado.',
      'Un vaso de agua, un despertador y nada que suene.',
      'La lámpara, el despertador y el libro de turno.',
      'El móvil, esta noche, en el salón.',
    ],
    tips: [
      'Si queda a la altura del colchón, se llega al vaso sin incorporarse.',
      'Entre la cama y la mesilla conviene dejar unos centímetros para abrir el cajón sin pillar el edredón.',
      'Una lámpara con el interruptor en el cable evita levantarse a apagarla.',
    ],
    tags: ['Mesilla', 'MesitaDeNoche', 'Dormitorio', 'DecoDormitorio'],
  },
  desk: typeWordsEs('escritorio', 'el escritorio', {
    hooks: [
      'Adiós a trabajar en la cocina.',
      '¿Escritorio ordenado o caos creativo?',
      'Un sitio propio para trabajar.',
      'Lunes por la mañana, mesa despejada.',
    ],
    lines: [
      'Cerrar el portátil y que el trabajo se quede ahí.',
      'Para estudiar, dibujar, hacer cuentas o escribir esa novela.',
      'Una lámpara, una planta y el café a mano.',
      'Con un sitio propio cuesta menos sentarse.',
    ],
    tips: [
      'El escritorio va de lado a la ventana: de frente deslumbra y de espaldas se refleja en la pantalla.',
      'Sentado, los codos deben quedar a la altura del tablero y los pies apoyados.',
      'Antes de elegir se mide la pantalla, el teclado y el hueco para apoyar los brazos: eso marca el fondo.',
    ],
    tags: ['Escritorio', 'Escritorios', 'Teletrabajo', 'HomeOffice'],
  }),
  bed: typeWordsEs('cama', 'la cama', {
    hooks: [
      'Cinco minutos más.',
      '¿Quién duerme en qué lado?',
      'El dormitorio empieza por la cama.',
      'Domingo, desayuno y cama.',
    ],
    lines: [
      'Una tercera parte de la vida pasa aquí.',
      'Para dormir, leer y dejar que se cuele algún niño de madrugada.',
      'Las sábanas limpias saben mejor en ella.',
      'Bien vestida, hace sola medio dormitorio.',
    ],
    tips: [
      'El largo de la cama debe superar en un palmo la altura de quien duerme en ella.',
      'A los lados conviene dejar paso para hacer la cama sin trepar por encima.',
      'Antes de comprarla se mide el colchón que se tiene: una medida especial obliga a cambiar los dos.',
    ],
    tags: ['Camas', 'Cama', 'Dormitorio', 'DecoDormitorio'],
  }),
  mattress: typeWordsEs('colchón', 'el colchón', {
    hooks: [
      '¿Firme o mullido?',
      'El mueble que más horas se usa.',
      'La espalda sabe cuándo toca cambiar.',
      'Dormir también se elige.',
    ],
    lines: [
      'Ocho horas al día sobre él y no se le dedica ni un minuto.',
      'Nadie presume de colchón, y todos lo notan por la mañana.',
      'Sábanas limpias, persiana abajo y hasta mañana.',
      'Levantarse sin quejarse es un buen principio.',
    ],
    tips: [
      'Un colchón se prueba tumbado en la postura en la que se duerme y durante un buen rato, no sentado en el borde.',
      'Quien duerme de lado suele agradecer más mullido en hombro y cadera; boca abajo o boca arriba, más firme.',
      'Un protector lavable lo aísla del sudor, que es lo que más lo envejece.',
      'Al abrir la cama, mejor dejarla airear un rato antes de hacerla: así se va la humedad de la noche.',
    ],
    tags: ['Colchones', 'Colchón', 'Descanso', 'DormirBien'],
  }),
  shelf: typeWordsEs('estantería', 'la estantería', {
    hooks: [
      '¿Libros, plantas o de todo?',
      'Libros que ya no caben en pila.',
      'Una pared vacía con futuro.',
      'Una estantería cuenta mucho de su dueño.',
    ],
    lines: [
      'Libros, una planta que cuelga y esa foto de las vacaciones.',
      'Se cotillea en cuanto se entra en una casa.',
      'Para que las pilas de libros dejen el suelo.',
      'Ordenada por colores o sin orden ninguno: las dos tienen defensores.',
    ],
    tips: [
      'Lo que más pesa va abajo: la estantería gana estabilidad.',
      'Antes de elegir se mide el libro más alto y el más hondo que tiene que entrar.',
      'Si es alta y hay niños en casa, se fija a la pared aunque parezca que no se mueve.',
      'Dejar algún hueco libre descansa la vista y deja sitio a lo próximo.',
    ],
    tags: ['Estanterías', 'Estantería', 'Bookshelf', 'DecoSalón'],
  }),
  cabinet: typeWordsEs('armario', 'el armario', {
    hooks: [
      'Cerrar la puerta y adiós desorden.',
      '¿Qué se esconde en el armario?',
      'Todo guardado y la casa respira.',
      'El orden cabe detrás de una puerta.',
    ],
    lines: [
      'Lo que está detrás de la puerta no lo ve la visita.',
      'Para mantas, juegos, vajilla o eso que no se sabe dónde poner.',
      'Una casa con sitio para guardar parece más grande.',
      'El cambio de armario de octubre se lleva de otra manera.',
    ],
    tips: [
      'Al medir el hueco se cuenta también lo que ocupan las puertas abiertas o los cajones sacados.',
      'Fijado a la pared, un mueble alto no vuelca aunque un niño se cuelgue de un cajón.',
      'Lo de diario va entre la cadera y los ojos; lo de temporada, arriba.',
    ],
    tags: ['Armarios', 'Armario', 'OrdenEnCasa', 'Muebles'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
