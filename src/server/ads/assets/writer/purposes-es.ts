import type { Kind } from '#server/content/writer/voice/kinds.ts';

export const purposesEs: Record<Kind, string[]> = {
  jewellery: [
    'para el toque final',
    'para los días especiales y todos los demás',
    'para alguien que merece un poco de brillo',
  ],
  shoes: [
    'para cada paso del día',
    'para la ida y para la vuelta',
    'para los looks que empiezan por los zapatos',
  ],
  accessories: [
    'para el último toque antes de salir de casa',
    'para los looks que piden un detalle más',
    'para entre semana y para el fin de semana',
  ],
  clothing: [
    'para el armario de cada día',
    'para el look que sale solo',
    'para las mañanas en que vestirse debe ser fácil',
  ],
  plants: [
    'para una casa más verde',
    'para quienes disfrutan viendo crecer las cosas',
    'para los rincones verdes, dentro y fuera',
  ],
  furniture: [
    'para la habitación donde pasa la vida',
    'para una casa con carácter propio',
    'para ese rincón al que le falta algo',
  ],
  kitchen: [
    'para la cocina y para la mesa',
    'para el desayuno, la cena y todo lo demás',
    'para quienes disfrutan poniendo la mesa',
  ],
  food: [
    'para la pequeña pausa del día',
    'para compartir o para guardar en secreto',
    'para la mesa y la despensa',
  ],
  beauty: ['para la rutina diaria', 'para unos minutos a solas', 'para el baño y el neceser de viaje'],
  toys: [
    'para tardes de juego',
    'para manos pequeñas y grandes ideas',
    'para cumpleaños y para días sin motivo',
  ],
  stationery: [
    'para ideas, listas y todo lo que se quiere guardar',
    'para el escritorio y para el bolso',
    'para quienes disfrutan del papel',
  ],
  photo: [
    'para quienes ven fotos en todas partes',
    'para las próximas fotos',
    'para los momentos que se quieren guardar',
  ],
  electronics: [
    'para el trabajo, el juego y todo lo demás',
    'para completar el setup',
    'para el escritorio de casa o del trabajo',
  ],
  sports: [
    'para fines de semana en movimiento',
    'para quienes prefieren moverse a quedarse en el sofá',
    'para los días activos',
  ],
  pets: [
    'para los que tienen cuatro patas',
    'para el mejor compañero de piso',
    'para el día a día con mascotas',
  ],
  home: [
    'para una casa con carácter propio',
    'para tardes tranquilas en casa',
    'para la estantería, la mesa o el alféizar',
  ],
  other: ['para uno mismo o para alguien querido', 'para cada día', 'para quienes eligen con cuidado'],
};
