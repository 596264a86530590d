import type { KindsPhrases } from './phrases.ts';

export const kindsEs: KindsPhrases = {
  jewellery: {
    openings: [
      '¿Qué joya no se quita nunca?',
      'Un pequeño brillo cambia todo un look.',
      '¿Un regalo o un capricho propio?',
    ],
    purposes: [
      'para el toque final',
      'para los días especiales y todos los demás',
      'para alguien que merece un poco de brillo',
    ],
    tips: [
      'Las joyas, siempre al final: después del perfume y la crema.',
      'Guardar cada pieza por separado evita que las cadenas se enreden.',
    ],
    tags: ['Joyas', 'AmoLasJoyas', 'IdeasDeRegalo'],
  },
  shoes: {
    openings: [
      '¿Adónde van los próximos pasos?',
      'Un buen look empieza por los pies.',
      'La primera mirada siempre va a los zapatos.',
    ],
    purposes: [
      'para cada paso del día',
      'para la ida y para la vuelta',
      'para los looks que empiezan por los zapatos',
    ],
    tips: [
      'Mejor probarse los zapatos por la tarde: el pie está un poco más hinchado.',
      'Lo ideal es medir los dos pies y elegir según el más largo.',
    ],
    tags: ['Zapatos', 'Calzado', 'AmoLosZapatos'],
  },
  accessories: {
    openings: [
      '¿Qué le falta al look?',
      'El detalle que lo une todo.',
      'Un detalle pequeño, un look completo.',
    ],
    purposes: [
      'para el último toque antes de salir de casa',
      'para los looks que piden un detalle más',
      'para entre semana y para el fin de semana',
    ],
    tips: [
      'Con una pieza llamativa por look es suficiente; lo demás, discreto.',
      'Un accesorio que combina con tres looks se usa mucho más.',
    ],
    tags: ['Accesorios', 'Complementos', 'IdeasDeLook'],
  },
  clothing: {
    openings: ['¿Qué nos ponemos mañana?', '¿Con qué combinaría esto?', '¿Queda sitio en el armario?'],
    purposes: [
      'para el armario de cada día',
      'para el look que sale solo',
      'para las mañanas en que vestirse debe ser fácil',
    ],
    tips: [
      'Un buen truco: medir en plano una prenda favorita y compararla con la guía de tallas.',
      'Lavar del revés y en frío ayuda a conservar los colores.',
    ],
    tags: ['Moda', 'IdeasDeLook', 'EstiloDiario'],
  },
  plants: {
    openings: ['¿Qué crece en casa?', 'Un poco de verde cambia una habitación.', '¿Alféizar o jardín?'],
    purposes: [
      'para una casa más verde',
      'para quienes disfrutan viendo crecer las cosas',
      'para los rincones verdes, dentro y fuera',
    ],
    tips: [
      'Primero se mira la luz y después se elige la planta para ese sitio.',
      'Antes de regar, conviene tocar la tierra: muchas plantas de interior perdonan mejor la sed que el exceso de agua.',
    ],
    tags: ['Plantas', 'AmoLasPlantas', 'CasaVerde'],
  },
  furniture: {
    openings: [
      '¿Qué rincón de la casa sigue esperando?',
      'Una sola pieza puede cambiar una habitación.',
      '¿Cómo apetece sentirse en casa?',
    ],
    purposes: [
      'para la habitación donde pasa la vida',
      'para una casa con carácter propio',
      'para ese rincón al que le falta algo',
    ],
    tips: [
      'Antes de decidir, ayuda marcar las medidas en el suelo con cinta.',
      'No solo hay que medir la habitación: también puertas y escaleras.',
    ],
    tags: ['Muebles', 'DecoraciónDeInteriores', 'Interiorismo'],
  },
  kitchen: {
    openings: [
      '¿Qué hay hoy en la mesa?',
      'Al final, todo el mundo acaba en la cocina.',
      '¿Desayuno para uno o cena para muchos?',
    ],
    purposes: [
      'para la cocina y para la mesa',
      'para el desayuno, la cena y todo lo demás',
      'para quienes disfrutan poniendo la mesa',
    ],
    tips: [
      'Lo de cada día, a mano; lo demás, más arriba: la cocina lo agradece.',
      'Con dos colores como máximo, la mesa parece pensada.',
    ],
    tags: ['Cocina', 'MesaBonita', 'AmoCocinar'],
  },
  food: {
    openings: ['¿Hay hambre?', '¿Con quién se comparte esto?', '¿A qué sabe una buena pausa?'],
    purposes: [
      'para la pequeña pausa del día',
      'para compartir o para guardar en secreto',
      'para la mesa y la despensa',
    ],
    tips: [
      'Los envases abiertos, en un lugar fresco, seco y bien cerrados.',
      'La lista de ingredientes se lee desde el principio: el primero es el que más pesa.',
    ],
    tags: ['Foodie', 'Sabores', 'BuenProvecho'],
  },
  beauty: {
    openings: [
      '¿Cinco minutos libres? Tiempo de cuidarse.',
      '¿Qué no falta en una buena rutina?',
      'Un rato para cuidarse.',
    ],
    purposes: ['para la rutina diaria', 'para unos minutos a solas', 'para el baño y el neceser de viaje'],
    tips: [
      'Mejor cambiar una sola cosa de la rutina cada vez: así se ve qué funciona.',
      'Empezar con poco es buena idea: siempre se puede añadir más.',
    ],
    tags: ['Belleza', 'CuidadoPersonal', 'RutinaDeBelleza'],
  },
  toys: {
    openings: ['¿Quién juega primero?', '¿A qué jugábamos de pequeños?', '¿Tarde de lluvia? Hora de jugar.'],
    purposes: [
      'para tardes de juego',
      'para manos pequeñas y grandes ideas',
      'para cumpleaños y para días sin motivo',
    ],
    tips: [
      'Primero, la edad recomendada: habla de seguridad, no de talento.',
      'Guardar algunos juguetes un tiempo funciona: al volver, parecen un regalo.',
    ],
    tags: ['Juguetes', 'HoraDeJugar', 'RegalosInfantiles'],
  },
  stationery: {
    openings: [
      '¿Boli o teclado?',
      'Toda buena idea empieza en una página.',
      '¿Cuánto hace que no se escribe algo a mano?',
    ],
    purposes: [
      'para ideas, listas y todo lo que se quiere guardar',
      'para el escritorio y para el bolso',
      'para quienes disfrutan del papel',
    ],
    tips: [
      'Dejar en blanco la primera página hace más fácil empezar.',
      'Apuntar tres tareas al día en papel y tacharlas sienta muy bien.',
    ],
    tags: ['Papelería', 'AmoLaPapelería', 'Escritorio'],
  },
  photo: {
    openings: [
      '¿Cuál sería la primera foto?',
      'Hay momentos que merecen una foto.',
      '¿Quién suele estar detrás de la cámara?',
    ],
    purposes: [
      'para quienes ven fotos en todas partes',
      'para las próximas fotos',
      'para los momentos que se quieren guardar',
    ],
    tips: [
      'Antes de tocar los ajustes, conviene girarse hacia la luz.',
      'Un paso más cerca: casi todas las fotos ganan.',
    ],
    tags: ['Fotografía', 'AmoLaFotografía', 'EquipoFotográfico'],
  },
  electronics: {
    openings: [
      '¿Qué le falta al escritorio?',
      '¿Trabajo, juego o las dos cosas?',
      '¿Qué aparato se enciende primero por la mañana?',
    ],
    purposes: [
      'para el trabajo, el juego y todo lo demás',
      'para completar el setup',
      'para el escritorio de casa o del trabajo',
    ],
    tips: [
      'Primero, apuntar para qué se va a usar; después, comparar los datos que importan para eso.',
      'Antes de pedir, conviene revisar las conexiones del equipo.',
    ],
    tags: ['Tecnología', 'Setup', 'Electrónica'],
  },
  sports: {
    openings: [
      '¿Qué invita a moverse?',
      '¿A cubierto o al aire libre?',
      '¿Quién se apunta el fin de semana?',
    ],
    purposes: [
      'para fines de semana en movimiento',
      'para quienes prefieren moverse a quedarse en el sofá',
      'para los días activos',
    ],
    tips: [
      'Empezar suave y sumar un poco cada semana: el hábito cuenta más que el ritmo.',
      'Preparar las cosas la noche antes hace la mitad del camino.',
    ],
    tags: ['Deporte', 'VidaActiva', 'EnMovimiento'],
  },
  pets: {
    openings: [
      '¿Quién manda de verdad en casa?',
      'Cuatro patas, una sola opinión.',
      '¿Qué hacen las mascotas todo el día?',
    ],
    purposes: [
      'para los que tienen cuatro patas',
      'para el mejor compañero de piso',
      'para el día a día con mascotas',
    ],
    tips: [
      'Lo nuevo, poco a poco: mejor dejar que primero lo huelan.',
      'Antes de elegir talla, conviene medir: la raza por sí sola dice poco.',
    ],
    tags: ['Mascotas', 'AmoAMiMascota', 'CuatroPatas'],
  },
  home: {
    openings: [
      '¿Qué convierte una casa en hogar?',
      '¿Cuál es el rincón favorito de la casa?',
      'A menudo es un detalle lo que hace una habitación.',
    ],
    purposes: [
      'para una casa con carácter propio',
      'para tardes tranquilas en casa',
      'para la estantería, la mesa o el alféizar',
    ],
    tips: [
      'Los objetos en grupos de tres dan calma y vida a la vez.',
      'Un truco: vaciar una superficie y devolver solo lo que gusta.',
    ],
    tags: ['Decoración', 'HogarDulceHogar', 'IdeasParaCasa'],
  },
  other: {
    openings: [
      '¿Algo que mirar dos veces?',
      '¿Un regalo o un capricho propio?',
      '¿En quién hace pensar esto?',
    ],
    purposes: ['para uno mismo o para alguien querido', 'para cada día', 'para quienes eligen con cuidado'],
    tips: [
      'Una pregunta que ayuda: ¿cuándo se usaría por primera vez?',
      'Antes de comparar, conviene anotar lo que de verdad importa.',
    ],
    tags: ['CompraLocal', 'IdeasDeRegalo', 'PequeñoComercio'],
  },
};
