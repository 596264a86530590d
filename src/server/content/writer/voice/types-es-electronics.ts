import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsElectronics = {
  phone: typeWordsEs('móvil', 'el móvil', {
    hooks: [
      '¿Cuántas fotos sin ordenar?',
      'Batería al mínimo, otra vez.',
      'Cambiar de móvil y empezar limpio.',
      'Lo primero que se mira al despertar.',
    ],
    lines: [
      'Mapa, cámara, despertador y, de vez en cuando, teléfono.',
      'Estrenar móvil es poner orden en mil fotos.',
      'La llamada a casa, el vídeo del concierto y el mapa cuando se está perdido.',
      'Va en el bolsillo todo el día: elegirlo bien merece un rato.',
    ],
    tips: [
      'Antes de cambiar de móvil, una copia de seguridad completa y las claves a mano.',
      'Se elige por lo que más se hace con él: fotos, juegos o solo mensajes piden cosas distintas.',
      'La batería envejece más despacio si ni se agota del todo ni vive siempre a tope.',
    ],
    tags: ['Móvil', 'Smartphone', 'Tecnología', 'Celular'],
  }),
  'phone-case': typeWordsEs('funda de móvil', 'la funda de móvil', {
    hooks: [
      'Ese ruido del móvil al caer.',
      '¿Qué dice la funda de su dueño?',
      'El móvil también cambia de ropa.',
      'Siempre cae boca abajo.',
    ],
    lines: [
      'Se ve más que el reloj y que los zapatos.',
      'Cambiar de funda es lo más parecido a estrenar móvil.',
      'Sobre la mesa del bar se reconoce a la primera.',
      'El móvil se cae una vez al año, y siempre boca abajo.',
    ],
    tips: [
      'Antes de comprarla se mira el modelo exacto en los ajustes: entre versiones cambian las cámaras.',
      'Quitarla de vez en cuando y limpiar por dentro evita que el polvo raye el móvil.',
      'Un borde que sobresalga de la pantalla es lo que la separa de la mesa cuando se deja boca abajo.',
    ],
    tags: ['FundasDeMóvil', 'Fundas', 'FundaMóvil', 'Accesorios'],
  }),
  laptop: typeWordsEs('portátil', 'el portátil', {
    hooks: [
      '¿Oficina, cafetería o sofá?',
      'Trabajar donde haya enchufe.',
      'Abrir el portátil y listo.',
      'Veinte pestañas y ninguna cerrada.',
    ],
    lines: [
      'Por la mañana, trabajo; por la noche, serie.',
      'La oficina es donde se abre la tapa.',
      'Apuntes, facturas, fotos de las vacaciones: todo acaba aquí.',
      'En la mochila, del aula a la biblioteca.',
    ],
    tips: [
      'Antes de elegir conviene apuntar para qué va a servir: texto y vídeo piden equipos muy distintos.',
      'En la cama o en el sofá, mejor sobre una bandeja: la tela tapa las rejillas y se calienta.',
      'Para muchas horas, la pantalla a la altura de los ojos y un teclado aparte: el cuello lo nota.',
    ],
    tags: ['Portátil', 'Laptop', 'Teletrabajo', 'Tecnología'],
  }),
  'desktop-computer': typeWordsEs('ordenador de sobremesa', 'el ordenador de sobremesa', {
    hooks: [
      '¿Trabajar, jugar o editar?',
      'Mesa propia y a lo que toque.',
      'El ordenador que se queda en casa.',
      'Sin batería que vigilar.',
    ],
    lines: [
      'Pantalla a la altura de los ojos y espalda recta.',
      'Un sitio fijo para trabajar y otro motivo para ordenar la mesa.',
      'Para editar vídeo, llevar las cuentas o echar una partida.',
      'Se apaga, se cierra la puerta y se acabó la jornada.',
    ],
    tips: [
      'La torre necesita aire: con un palmo libre por detrás se calienta menos.',
      'Una regleta con protección contra subidas de tensión sale más barata que un disgusto.',
      'Antes de comprarlo se miran las conexiones de la pantalla que se tiene: de ahí sale el cable.',
    ],
    tags: ['Ordenador', 'PC', 'Setup', 'Tecnología'],
  }),
  tablet: typeWordsEs('tableta', 'la tableta', {
    hooks: [
      'Serie en la cama, tableta en alto.',
      '¿Dibujar, leer o ver series?',
      'El viaje largo se hace corto.',
      'La receta, apoyada en la encimera.',
    ],
    lines: [
      'En la cocina con la receta, en el sofá con la serie.',
      'En el asiento de atrás, un viaje largo se hace corto.',
      'Para leer, dibujar o hablar con los abuelos viéndoles la cara.',
      'Una pantalla más grande que la del móvil, ideal para el sofá.',
    ],
    tips: [
      'Para leer y ver series basta poco; para dibujar, se mira si admite lápiz y cuál.',
      'Si va a ser de los niños, el control parental se deja puesto antes del primer día.',
      'Antes de un viaje, las series descargadas con la wifi de casa.',
    ],
    tags: ['Tableta', 'Tablet', 'Tecnología', 'Gadgets'],
  }),
  headphones: typeWordsEs('auriculares', 'los auriculares', {
    hooks: [
      '¿Qué suena ahora mismo?',
      'Auriculares puestos, mundo en pausa.',
      'El metro con banda sonora.',
      'Una lista nueva y a caminar.',
    ],
    lines: [
      'Con auriculares, hasta fregar los platos tiene banda sonora.',
      'Para el metro, el gimnasio o el vecino del taladro.',
      'Un pódcast y el camino a casa se queda corto.',
      'Ponérselos en la oficina es poner un cartel de «ahora no».',
    ],
    tips: [
      'Si después de escuchar zumban los oídos, estaba demasiado alto: con la mitad del volumen suele bastar.',
      'Las almohadillas o puntas se limpian con un paño apenas húmedo: el sudor y la cera las estropean.',
      'En los de botón, el tamaño de la goma decide: si no sella, se pierden los graves.',
      'Por la calle, mejor oír también el tráfico: volumen bajo o un solo oído.',
    ],
    tags: ['Auriculares', 'Audífonos', 'Música', 'Tecnología'],
  }),
  loudspeaker: typeWordsEs('altavoz', 'el altavoz', {
    hooks: [
      '¿Quién pone la música hoy?',
      'Barbacoa, amigos y altavoz.',
      'Cocinar cantando, a todo pulmón.',
      'Que suene en toda la casa.',
    ],
    lines: [
      'La cena mejora con música y sin tele.',
      'Limpiar la casa el sábado es otra cosa.',
      'Siempre hay un amigo que se adueña de la lista.',
      'Del desayuno con radio a la fiesta con los vecinos avisados.',
    ],
    tips: [
      'En una esquina suenan más los graves; separado de la pared, se entienden mejor las voces.',
      'A la altura de los oídos se oye más claro que en el suelo.',
      'En un piso, sobre una superficie firme y con una base blanda debajo, el vecino nota menos los graves.',
    ],
    tags: ['Altavoz', 'Altavoces', 'Música', 'Bocina'],
  }),
  keyboard: typeWordsEs('teclado', 'el teclado', {
    hooks: [
      '¿Teclas que suenan o que callan?',
      'Escribir mucho, teclear a gusto.',
      'Miles de teclas al día.',
      'La mesa de trabajo tiene ritmo.',
    ],
    lines: [
      'Correos, informes, mensajes: todo pasa por diez dedos.',
      'Hay quien reconoce a un compañero por cómo teclea.',
      'Para escribir, programar o jugar de noche.',
      'Una mesa despejada, un teclado y a ello.',
    ],
    tips: [
      'Antes de comprarlo se mira la distribución: sin la eñe se sufre.',
      'Boca abajo y con unos golpecitos, las migas salen; con aire comprimido, el resto.',
      'Las muñecas rectas y los codos a la altura de la mesa: así se cansan menos.',
    ],
    tags: ['Teclado', 'Teclados', 'Setup', 'Teletrabajo'],
  }),
  mouse: typeWordsEs('ratón', 'el ratón', {
    hooks: [
      '¿Con cable o sin cable?',
      'Ocho horas bajo la misma mano.',
      'Clic, clic y a otra cosa.',
      'Adiós al panel táctil.',
    ],
    lines: [
      'Pasa más horas en la mano que el móvil.',
      'Con hojas de cálculo o con dragones: se mueve igual.',
      'En la mochila del portátil siempre cabe uno.',
      'Quien vuelve al ratón ya no echa de menos el panel táctil.',
    ],
    tips: [
      'El tamaño se elige por la mano: la palma apoyada y los dedos sobre los botones, sin encoger.',
      'Si el puntero salta, casi siempre es el sensor sucio o una mesa que brilla: un bastoncillo seco o una alfombrilla lo arregla.',
      'Cerca del teclado y a la misma altura, el hombro no se abre y se cansa menos.',
    ],
    tags: ['Ratón', 'Mouse', 'Setup', 'Teletrabajo'],
  }),
  monitor: typeWordsEs('monitor', 'el monitor', {
    hooks: [
      '¿Una pantalla o dos?',
      'Ventanas que por fin caben.',
      'Dos documentos, cero malabares.',
      'Levantar la vista y ver bien.',
    ],
    lines: [
      'El documento a un lado, el correo al otro y el cuello recto.',
      'De día, hojas de cálculo; de noche, película.',
      'Con la pantalla a su altura, el cuello protesta menos.',
      'Una mesa con monitor ya parece un despacho.',
      'Dos ventanas abiertas a la vez y menos idas y venidas.',
      'De día el trabajo, de noche la serie.',
      'Se levanta la vista y el cuello lo agradece.',
      'La reunión a la derecha, las notas a la izquierda.',
    ],
    tips: [
      'El borde superior a la altura de los ojos y la pantalla a un brazo de distancia.',
      'De lado a la ventana se evitan los reflejos y el deslumbramiento.',
      'Antes de comprarlo se compara la salida del ordenador con la entrada del monitor: no todos los cables sirven.',
    ],
    tags: ['Monitor', 'Setup', 'Teletrabajo', 'HomeOffice'],
  }),
  'storage-drive': typeWordsEs('unidad de almacenamiento', 'la unidad de almacenamiento', {
    hooks: [
      '¿Dónde están las fotos de entonces?',
      'Memoria llena, otra vez.',
      'La copia que nadie hace a tiempo.',
      'Diez años de fotos en un cajón.',
    ],
    lines: [
      'Las fotos de los niños merecen vivir en dos sitios.',
      'El aviso de «memoria llena» llega siempre en mitad del viaje.',
      'Trabajos, vídeos y recuerdos que no caben en el móvil.',
      'Hacer la copia lleva una tarde; no haberla hecho, meses.',
    ],
    tips: [
      'Lo importante, por triplicado: el original, una copia en casa y otra fuera de ella.',
      'Expulsar la unidad antes de desconectarla evita archivos a medias.',
      'Una copia solo vale si se prueba: de vez en cuando, abrir un par de archivos.',
    ],
    tags: ['Almacenamiento', 'CopiaDeSeguridad', 'Backup', 'Tecnología'],
  }),
  charger: typeWordsEs('cargador', 'el cargador', {
    hooks: [
      'Al uno por ciento y sin enchufe.',
      '¿Alguien tiene un cargador?',
      'El cargador que vive en la mochila.',
      'Uno en casa, otro en el trabajo.',
    ],
    lines: [
      'Uno en la mesilla, otro en la oficina y se acabó el paseo.',
      'Siempre hay alguien que lo pide prestado.',
      'En la maleta es lo que más se olvida.',
      'Nadie se acuerda de él hasta el uno por ciento.',
    ],
    tips: [
      'La potencia se mira en el aparato: el cargador puede dar más, pero el aparato solo toma lo que admite.',
      'Al guardarlo, el cable en círculos anchos: doblado siempre por el mismo punto se rompe por dentro.',
      'Si se calienta mucho o tiene el cable pelado, se deja de usar.',
    ],
    tags: ['Cargador', 'Cargadores', 'Gadgets', 'Tecnología'],
  }),
  memory: {
    noun: 'memoria RAM',
    the: 'la memoria RAM',
    whom: 'la memoria RAM',
    hooks: [
      'Cuarenta pestañas y subiendo',
      'Antes de cambiar de ordenador',
      'El ordenador no es viejo, está lleno',
      'Sitio para todo lo que dejas abierto',
    ],
    lines: [
      'Cuarenta pestañas, una videollamada y una hoja de cálculo a la vez.',
      'El ordenador no está cansado, está lleno.',
      'Un cuarto de hora, un destornillador y listo.',
      'Para trabajar con todo abierto a la vez.',
      'Ya no da tiempo a hacer café mientras carga.',
    ],
    tips: [
      'Antes de pedirla conviene mirar la lista de la placa base: generación y capacidad tienen que coincidir.',
      'Dos módulos iguales suelen ir más rápido que uno solo de la misma capacidad total.',
      'Desenchufar y tocar metal antes de sacar el módulo evita descargas de electricidad estática.',
    ],
    tags: ['MemoriaRAM', 'PCGaming', 'MontarPC', 'Hardware'],
  },
  cable: typeWordsEs('cable', 'el cable', {
    hooks: [
      '¿Para qué era este cable?',
      'El cajón de los cables pide orden.',
      'Siempre falta medio metro.',
      'Un cable de más nunca estorba.',
    ],
    lines: [
      'Un cable más en la mochila evita pedirlo prestado.',
      'Siempre falta justo el que se necesita.',
      'Entre el enchufe y el sofá, el largo lo es todo.',
      'Hay un cajón lleno de cables y nunca está el que se busca.',
      'Uno en la mochila, uno en la oficina, uno junto a la cama.',
      'El que se presta y no vuelve.',
      'Detrás de la tele, junto al escritorio o al lado del sofá.',
      'Con uno de repuesto en el cajón se vive más tranquilo.',
    ],
    tips: [
      'Antes de comprar se miran los dos extremos: muchos conectores se parecen y no encajan.',
      'Que dos cables tengan la misma clavija no significa que hagan lo mismo: se mira qué transmiten.',
      'Se tira del conector y no del cable: por ahí es por donde se rompen.',
      'Una etiqueta en cada extremo ahorra ir siguiéndolo por detrás del mueble.',
    ],
    tags: ['Cables', 'Cable', 'Gadgets', 'Tecnología'],
  }),
  'smart-watch': typeWordsEs('reloj inteligente', 'el reloj inteligente', {
    hooks: [
      '¿Cuántos pasos van hoy?',
      'El móvil, en el bolsillo; la hora, aquí.',
      'Levantarse de la silla, otra vez.',
      'Pasos, avisos y hora en la muñeca.',
    ],
    lines: [
      'Un toque en la muñeca y el móvil se queda en el bolsillo.',
      'Subir por las escaleras de pronto cuenta.',
      'Para quien corre, para quien camina y para quien se olvida de moverse.',
      'Avisa de que llaman sin que lo oiga toda la reunión.',
    ],
    tips: [
      'Antes de comprarlo se comprueba que sea compatible con el móvil que se tiene.',
      'Para medir el pulso debe quedar ceñido, un dedo por encima del hueso de la muñeca.',
      'Apagar los avisos que no importan alarga la batería y la paciencia.',
      'Sus medidas orientan, pero no sustituyen a un médico.',
    ],
    tags: ['RelojInteligente', 'Smartwatch', 'Wearables', 'Tecnología'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
