import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsSports = {
  bicycle: typeWordsEs('bicicleta', 'la bicicleta', {
    hooks: [
      '¿Carril bici o camino de tierra?',
      'Cuesta abajo y viento en la cara.',
      'Domingo en bici y vermú.',
      'Al trabajo sin buscar aparcamiento.',
    ],
    lines: [
      'El mismo barrio se ve de otra manera pedaleando.',
      'Al trabajo entre semana y al monte cuando se puede.',
      'La cuesta arriba se olvida en la primera bajada.',
      'Parar donde apetece: esa es la ventaja.',
    ],
    tips: [
      'Con el talón en el pedal y este abajo del todo, la pierna debe quedar estirada: esa es la altura del sillín.',
      'Antes de salir, tres cosas: aire en las ruedas, frenos que muerdan y cadena engrasada.',
      'La presión de las ruedas viene escrita en el lateral del neumático.',
      'De noche, luz blanca delante y roja detrás: se trata de ver y de que a uno lo vean.',
    ],
    tags: ['Bicicleta', 'Bici', 'Ciclismo', 'EnBici'],
  }),
  'yoga-mat': typeWordsEs('esterilla de yoga', 'la esterilla de yoga', {
    hooks: [
      '¿Diez minutos o una hora?',
      'Desenrollar y respirar.',
      'Perro boca abajo antes del café.',
      'Un metro de suelo para parar.',
    ],
    lines: [
      'Desenrollarla ya es la mitad de la clase.',
      'En el salón, apartando la mesa, o en el parque un sábado.',
      'Para el saludo al sol o para tumbarse y no hacer nada.',
      'El móvil en silencio y el gato en medio, como siempre.',
    ],
    tips: [
      'Más fina se siente mejor el equilibrio; más gruesa, protege más las rodillas.',
      'Se limpia con un paño húmedo y se deja secar abierta: enrollada húmeda acaba oliendo.',
      'Debe ser un poco más larga que uno mismo: tumbado, ni la cabeza ni los talones fuera.',
    ],
    tags: ['Yoga', 'YogaEnCasa', 'EsterillaDeYoga', 'Pilates'],
  }),
  dumbbells: typeWordsEs('mancuernas', 'las mancuernas', {
    hooks: [
      'El gimnasio, al lado del sofá.',
      '¿Tres series y a la ducha?',
      'Diez repeticiones más.',
      'Entrenar sin salir de casa.',
    ],
    lines: [
      'Media hora en el salón y el día empieza distinto.',
      'Con música alta y la mesa apartada.',
      'Sin cuota, sin desplazamientos y sin esperar turno.',
      'Lo que más pesa, casi siempre, es la pereza.',
    ],
    tips: [
      'El peso es el bueno si las últimas repeticiones cuestan, pero la postura se mantiene.',
      'Antes de cargar, cinco minutos de calentamiento y una serie sin apenas peso.',
      'Se baja despacio: la bajada entrena tanto como la subida y evita tirones.',
      'Al levantarlas del suelo, se doblan las rodillas y la espalda se queda recta.',
    ],
    tags: ['Mancuernas', 'EntrenarEnCasa', 'Fitness', 'Pesas'],
  }),
  'boxing-gloves': typeWordsEs('guantes de boxeo', 'los guantes de boxeo', {
    hooks: [
      'Guardia arriba y a respirar.',
      '¿Saco o sparring?',
      'Tres minutos que parecen diez.',
      'El mal día, al saco.',
    ],
    lines: [
      'Un mal día se queda en el saco.',
      'Tres minutos de asalto enseñan qué es estar en forma.',
      'Jab, directo, gancho y vuelta a empezar.',
      'No hace falta subir a un ring para entrenar boxeo.',
    ],
    tips: [
      'Debajo van vendas: sujetan la muñeca y absorben el sudor.',
      'Se pega con los dos primeros nudillos y la muñeca recta: así no se tuerce.',
      'Después de entrenar, abiertos y al aire; cerrados en la bolsa acaban oliendo.',
      'El peso va en onzas y depende del uso: para sparring se usan más pesados que para saco.',
    ],
    tags: ['Boxeo', 'GuantesDeBoxeo', 'Boxing', 'Entrenamiento'],
  }),
  football: typeWordsEs('balón de fútbol', 'el balón de fútbol', {
    hooks: [
      '¿Quién se pone de portero?',
      'Dos mochilas y ya hay portería.',
      'El que marca, gana.',
      'Pachanga a las siete.',
    ],
    lines: [
      'Con dos mochilas de poste y un descampado basta.',
      'La última jugada siempre vale por todas.',
      'Del patio del cole a la liga del barrio.',
      'Siempre faltan dos para el partido.',
    ],
    tips: [
      'El tamaño va por edad: el número cinco es el de adultos y los niños juegan con balones más pequeños.',
      'La aguja del inflador, un poco húmeda antes de meterla: así no daña la válvula.',
      'La presión suele venir escrita junto a la válvula; muy inflado, duele y se estropea antes.',
    ],
    tags: ['Fútbol', 'Balón', 'Futbol', 'JugarAlFútbol'],
  }),
  basketball: typeWordsEs('balón de baloncesto', 'el balón de baloncesto', {
    hooks: [
      '¿Un tiro más y a casa?',
      'Canasta sobre la bocina.',
      'Tres para tres en el parque.',
      'Bote, bote y a canasta.',
    ],
    lines: [
      'La pista del barrio, tres contra tres y el que pierde sale.',
      'Un tiro más y a casa, se dijo hace una hora.',
      'El sonido de la red limpia no cansa.',
      'Botar camino del parque ya es calentar.',
    ],
    tips: [
      'La talla siete es la de los hombres y la seis, la de las mujeres; los niños usan balones más pequeños.',
      'Se bota con las yemas de los dedos y la palma no toca: así se controla.',
      'Bien inflado, soltado desde la altura de la cabeza, debe subir hasta cerca de la cintura.',
    ],
    tags: ['Baloncesto', 'Basket', 'Basketball', 'TresContraTres'],
  }),
  'tennis-ball': typeWordsEs('pelota de tenis', 'la pelota de tenis', {
    hooks: [
      '¿Quién saca?',
      'Peloteo antes de cenar.',
      'Ventaja para el que corre más.',
      'Ese sonido en la raqueta.',
    ],
    lines: [
      'Un peloteo tranquilo, y luego alguien propone contar los puntos.',
      'Una pista a última hora, cuando ya no aprieta el sol.',
      'Siempre hay una que acaba al otro lado de la valla.',
      'Dos raquetas, una pista libre y ya hay plan.',
    ],
    tips: [
      'Con el bote abierto pierde presión aunque no se juegue: se abre el día del partido.',
      'Si bota menos que una nueva, se queda para entrenar el saque.',
      'Mojadas pesan más y cargan el brazo: con pista húmeda, mejor dejarlo para otro día.',
    ],
    tags: ['Tenis', 'PelotaDeTenis', 'Tennis', 'JugarAlTenis'],
  }),
  tent: typeWordsEs('tienda de campaña', 'la tienda de campaña', {
    hooks: [
      '¿Montaña o playa para dormir?',
      'Despertar con la cremallera abierta.',
      'Estrellas, linterna y tienda.',
      '¿Quién monta y quién mira?',
      'Una noche sin techo de verdad.',
    ],
    lines: [
      'Abrir la cremallera por la mañana y que el paisaje esté ahí.',
      'Grillos, una linterna y nadie mirando el móvil.',
      'Montarla entre dos pone a prueba a cualquier pareja.',
      'El café de camping sabe como ningún otro.',
    ],
    tips: [
      'Montarla en casa antes del viaje enseña cómo va y si falta alguna piqueta.',
      'Las plazas se cuentan con los cuerpos juntos: si hay equipaje, conviene una más.',
      'Se guarda seca del todo: húmeda cría moho en pocos días.',
      'Las piquetas entran inclinadas, con la cabeza hacia fuera de la tienda: así tiran mejor.',
    ],
    tags: ['Camping', 'Acampada', 'TiendaDeCampaña', 'Montaña'],
  }),
  'sleeping-bag': typeWordsEs('saco de dormir', 'el saco de dormir', {
    hooks: [
      '¿Refugio, tienda o salón de un amigo?',
      'Dormir bajo las estrellas.',
      'Solo asoma la nariz.',
      'Campamento, linterna y saco.',
    ],
    lines: [
      'En el monte, en la furgoneta o en el suelo de casa de un amigo.',
      'Solo asoma la nariz y fuera hace frío: plan redondo.',
      'La noche del campamento no se olvida.',
      'Desplegarlo es fácil; guardarlo tiene más ciencia.',
    ],
    tips: [
      'Se mira la temperatura de confort y no la extrema, que solo dice hasta dónde se aguanta.',
      'Guardado suelto, sin comprimir, el relleno conserva el volumen que da calor.',
      'Lo que aísla del suelo es la esterilla: el relleno aplastado debajo abriga poco.',
    ],
    tags: ['SacoDeDormir', 'Camping', 'Acampada', 'Senderismo'],
  }),
  skateboard: typeWordsEs('monopatín', 'el monopatín', {
    hooks: [
      'El suelo, a cuatro ruedas.',
      '¿Regular o goofy?',
      'Caerse también es entrenar.',
      'Una plaza, una tarde y a rodar.',
    ],
    lines: [
      'Una plaza lisa y toda la tarde por delante.',
      'El primer truco cuesta cien caídas, y se recuerda siempre.',
      'Del portal a la plaza sin poner un pie en el suelo.',
      'Las rodillas lo cuentan; la sonrisa, también.',
    ],
    tips: [
      'Para saber qué pie va delante: el que se adelanta sin pensar al resbalar en un suelo mojado.',
      'Casco y muñequeras: al caer, lo que se pone primero son las manos.',
      'Los rodamientos mojados se oxidan: después de un charco, se secan enseguida.',
    ],
    tags: ['Skate', 'Skateboarding', 'Monopatín', 'Patinar'],
  }),
  'skipping-rope': typeWordsEs('cuerda de saltar', 'la cuerda de saltar', {
    hooks: [
      '¿Cuántos saltos sin fallar?',
      'Saltar como en el patio.',
      'Cinco minutos y falta el aire.',
      'Cabe en la mochila y hace sudar.',
    ],
    lines: [
      'Parece un juego del patio hasta el segundo minuto.',
      'En la terraza, en el parque o antes de entrenar.',
      'Cabe en un bolsillo de la maleta y no deja excusas.',
      'Quien la usó en el colegio no se olvida del ritmo.',
    ],
    tips: [
      'Pisando el centro con un pie, los mangos deben llegar a la altura de las axilas.',
      'Gira la muñeca y no el brazo: así se aguanta mucho más.',
      'Saltos bajos y con la punta del pie: la rodilla y el vecino lo agradecen.',
    ],
    tags: ['SaltarLaCuerda', 'Comba', 'Cardio', 'EntrenarEnCasa'],
  }),
  helmet: typeWordsEs('casco', 'el casco', {
    hooks: [
      'Primero el casco, luego la cuesta.',
      'Cabeza solo hay una.',
      'Abrochar y salir.',
      'El clic antes de rodar.',
    ],
    lines: [
      'El gesto de abrocharlo dura un segundo.',
      'Mejor despeinados que sin casco.',
      'Junto a la puerta, con las llaves, no se olvida.',
      'Los niños se lo ponen si los mayores también.',
    ],
    tips: [
      'La talla se mide rodeando la cabeza a un dedo por encima de las cejas.',
      'Bien puesto queda recto y cubre la frente; echado hacia atrás no protege.',
      'Bajo la barbilla debe caber un dedo o dos, no más.',
      'Tras un golpe fuerte se cambia, aunque por fuera no se vea nada.',
    ],
    tags: ['Casco', 'Seguridad', 'Cascos', 'SobreRuedas'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
