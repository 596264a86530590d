import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsShoes = {
  sneakers: typeWordsEs('zapatillas', 'las zapatillas', {
    hooks: [
      'Zapatillas con todo, hasta con traje.',
      '¿Zapatillas con vestido? Sí.',
      'Ciudad nueva, zapatillas puestas.',
      'De la oficina al parque sin cambiarse.',
      'Cordones atados y a la calle.',
    ],
    lines: [
      'Con vaqueros, con vestido o con traje: hace tiempo que valen para todo.',
      'Para los días de muchos recados y poca prisa por volver.',
      'Un fin de semana fuera cabe en un par de zapatillas y poco más.',
      'El par que nunca llega a guardarse en el zapatero.',
      'Un concierto de pie, el último metro y ninguna queja.',
      'Se baja a por pan y se vuelve dos horas después.',
      'En la maleta sustituyen a otros dos pares.',
      'Para el museo, el mercado y la vuelta larga a casa.',
    ],
    tips: [
      'Las zapatillas se prueban con los calcetines con los que se van a llevar y con los dos pies.',
      'Entre la punta del dedo más largo y la zapatilla debe quedar más o menos el ancho de un pulgar.',
      'Mejor no secarlas al radiador: el calor reseca los pegamentos. Con papel de periódico dentro se secan solas.',
      'Dejarlas descansar un día entre puesta y puesta les da tiempo a airearse.',
    ],
    tags: ['Zapatillas', 'Sneakers', 'CalzadoUrbano', 'LookConZapatillas'],
  }),
  'running-shoes': typeWordsEs('zapatillas de running', 'las zapatillas de running', {
    hooks: [
      'Lo difícil es atarse las zapatillas.',
      '¿Correr por la mañana o de noche?',
      'Un kilómetro más y a casa.',
      'Zapatillas junto a la puerta: sin excusas.',
      'El despertador ya sabe a qué hora.',
    ],
    lines: [
      'La primera vuelta al parque siempre es la que más cuesta.',
      'Con los auriculares puestos y la ciudad a medio despertar.',
      'Para la carrera del domingo o para los veinte minutos de un martes.',
      'No hace falta correr un maratón para salir a correr.',
      'El río, el parque o la pista: se decide en el portal.',
      'Tres canciones de ida y tres de vuelta.',
      'Lo peor fue bajar la escalera.',
      'Se sale despacio y se llega sonriendo.',
      'El domingo es de quien madruga.',
      'Una cuesta arriba, otra abajo, y la cabeza despejada.',
      'Se corre a solas, pero se saluda igual.',
      'El café de después sabe a premio.',
    ],
    tips: [
      'Para correr suele elegirse media talla o una talla más: el pie se hincha con los kilómetros.',
      'Alternar dos pares deja que la amortiguación se recupere entre una salida y otra.',
      'Unas zapatillas nuevas se estrenan en una salida corta, nunca el día de la carrera.',
      'La suela gastada por un lado avisa: es hora de cambiarlas aunque por arriba se vean bien.',
    ],
    tags: ['Running', 'ZapatillasRunning', 'Correr', 'Runners'],
  }),
  boots: typeWordsEs('botas', 'las botas', {
    hooks: [
      'Charcos, hojas secas y botas.',
      '¿Botas con falda o con vaqueros?',
      'Llega el frío, salen las botas.',
      'Botas puestas, planes en marcha.',
    ],
    lines: [
      'Con vaqueros o con falda larga, con prisa o sin ella.',
      'Para las mañanas de niebla y las tardes que acaban en chimenea.',
      'En cuanto refresca, no hay quien las saque del recibidor.',
      'Un abrigo largo y unas botas: el invierno resuelto.',
    ],
    tips: [
      'Las botas se prueban por la tarde y con el calcetín grueso que se va a llevar en invierno.',
      'De caña alta, se guardan de pie y con papel o una botella dentro para que no se doblen.',
      'Si se mojan, se secan a temperatura ambiente y lejos del radiador, con papel dentro.',
    ],
    tags: ['Botas', 'Botines', 'LookDeInvierno', 'Calzado'],
  }),
  sandals: typeWordsEs('sandalias', 'las sandalias', {
    hooks: [
      'Los pies ya piden sandalias.',
      '¿Sandalias planas o con cuña?',
      'Paseo, helado y sandalias.',
      'El verano empieza por los pies.',
    ],
    lines: [
      'Un vestido ligero, unas sandalias y el paseo de después de cenar.',
      'En la maleta de agosto son lo primero que entra.',
      'Para terrazas, calles de piedra y tardes que se alargan.',
      'Fuera calcetines hasta septiembre.',
    ],
    tips: [
      'Con calor el pie se ensancha: las sandalias se prueban al final del día.',
      'El pie no debe asomar ni por delante ni por detrás: ahí es donde se roza con el suelo.',
      'Unas sandalias nuevas se estrenan un rato en casa antes de un día entero fuera.',
    ],
    tags: ['Sandalias', 'SandaliasDeVerano', 'CalzadoDeVerano', 'Calzado'],
  }),
  heels: typeWordsEs('zapatos de tacón', 'los zapatos de tacón', {
    hooks: [
      '¿Tacones para la boda o para bailar?',
      'Unos centímetros que cambian el paso.',
      'Vaqueros y tacones, por qué no.',
      'Los tacones no esperan a una boda.',
    ],
    lines: [
      'Con un vestido es lo esperado; con vaqueros, la sorpresa.',
      'Bodas, cenas o un martes que apetece arreglarse.',
      'Cambian la postura, y con la postura cambia todo lo demás.',
      'La invitación está en la nevera; falta decidir el vestido.',
    ],
    tips: [
      'Estrenarlos en casa, unos ratos y con calcetín, los va adaptando al pie antes de la fiesta.',
      'Cuanto más ancho es el tacón, más fácil resulta andar mucho rato.',
      'Se prueban caminando y sobre suelo duro: en la alfombra todos parecen estables.',
      'Revisar las tapas de vez en cuando sale a cuenta: gastadas del todo, se come el tacón.',
    ],
    tags: ['Tacones', 'ZapatosDeTacón', 'InvitadaPerfecta', 'Zapatos'],
  }),
  loafers: typeWordsEs('mocasines', 'los mocasines', {
    hooks: [
      'Mocasines: ni cordones ni prisas.',
      '¿Mocasines con calcetín o sin él?',
      'De la reunión al aperitivo.',
      'Poner el pie y salir.',
    ],
    lines: [
      'Se calzan en un segundo y visten más que unas zapatillas.',
      'Con pantalón de pinzas o con vaquero remangado.',
      'Para los días en que se pasa de la reunión a las cañas.',
      'Con calcetín a la vista tienen otra gracia.',
    ],
    tips: [
      'El mocasín se ajusta sin cordones: nuevo debe quedar ceñido, pero sin apretar los dedos.',
      'Con un calzador no se aplasta el talón al meter el pie.',
      'Se prueban caminando: si el talón se sale a cada paso, sobra talla.',
    ],
    tags: ['Mocasines', 'Mocasín', 'ZapatosPlanos', 'Calzado'],
  }),
  slippers: typeWordsEs('zapatillas de casa', 'las zapatillas de casa', {
    hooks: [
      'Llegar a casa y descalzarse.',
      'Domingo en zapatillas de casa.',
      'Hoy no se sale: zapatillas.',
      'Suelo frío, pies contentos.',
    ],
    lines: [
      'Lo primero que se busca al cruzar la puerta.',
      'Café, manta y ningún plan: así se llevan.',
      'Para teletrabajar de cintura para abajo.',
      'El suelo frío de las mañanas ya no es excusa para quedarse en la cama.',
    ],
    tips: [
      'Si hay escaleras en casa, mejor que sujeten el talón: las abiertas se salen al bajar.',
      'Antes que el dibujo se mira la suela: es la que agarra en la baldosa.',
      'Para regalar zapatillas de casa basta saber el número de pie: si queda entre dos, el mayor.',
    ],
    tags: ['ZapatillasDeCasa', 'Pantuflas', 'EnCasa', 'DomingoEnCasa'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
