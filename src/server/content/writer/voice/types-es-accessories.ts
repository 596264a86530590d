import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsAccessories = {
  necklace: typeWordsEs('collar', 'el collar', {
    hooks: [
      'Un collar para la camiseta de siempre.',
      '¿Collar solo o varios a la vez?',
      'Cuello despejado y un collar.',
      'Camiseta básica y un buen collar.',
      '¿Corto, largo o los dos?',
    ],
    lines: [
      'Con una camiseta blanca y un collar ya hay conjunto.',
      'Es lo último que se pone antes de salir y lo primero que se ve.',
      'Con cuello en V, con camisa abierta o sobre un jersey fino: cambia todo.',
      'En las fotos, el collar siempre sale en primer plano.',
      'De lunes a viernes con camisa y el sábado con vestido.',
    ],
    tips: [
      'Guardar los collares colgados o con el cierre abrochado evita que se hagan nudos.',
      'Para saber qué largo queda bien, un cordel y un espejo: se prueba, se marca y se mide.',
      'El collar se pone al final, después del perfume y la crema, que pueden apagar su brillo.',
      'Para llevar varios a la vez, conviene que tengan largos distintos: así no se enredan.',
    ],
    tags: ['Collares', 'Collar', 'JoyasConEstilo', 'Bisutería'],
  }),
  bracelet: typeWordsEs('pulsera', 'la pulsera', {
    hooks: [
      'Una pulsera que acompaña cada gesto.',
      '¿Una pulsera o media docena?',
      'La muñeca también se viste.',
      'Reloj en una mano, pulsera en otra.',
      '¿En la derecha o en la izquierda?',
    ],
    lines: [
      'Sola es un detalle; con dos o tres más, un conjunto.',
      'Se asoma por la manga al levantar la taza, y ahí está la gracia.',
      'Al escribir, al brindar, al saludar: siempre a la vista.',
      'Pocas cosas son tan fáciles de regalar: no hace falta saber la talla de ropa.',
      'Junto al reloj o en la otra muñeca: las dos cosas funcionan.',
    ],
    tips: [
      'Para saber la medida, se rodea la muñeca con una cinta y se le suma el ancho de un dedo.',
      'Mejor quitarse la pulsera para fregar y para dormir: los roces y los tirones son lo que más la estropea.',
      'Al cerrarla con una mano, un trocito de cinta adhesiva en la muñeca sujeta el otro extremo.',
    ],
    tags: ['Pulseras', 'Pulsera', 'Bisutería', 'JoyasParaRegalar'],
  }),
  earrings: typeWordsEs('pendientes', 'los pendientes', {
    hooks: [
      'Pelo recogido y buenos pendientes.',
      '¿Pendientes pequeños o que se vean?',
      'Un lunes con pendientes de sábado.',
      'El truco de la videollamada: los pendientes.',
      'Salir sin pendientes es salir a medias.',
    ],
    lines: [
      'Con el pelo recogido se ven enteros; con el pelo suelto, se adivinan.',
      'En una videollamada es casi lo único que se ve, además de la sonrisa.',
      'Vaqueros, camiseta blanca y pendientes: no hace falta mucho más.',
      'Ocupan poco en la maleta y cambian tres conjuntos.',
      'Hay días de moño rápido que se arreglan con unos pendientes.',
    ],
    tips: [
      'Los pendientes se ponen después de la laca y el perfume, que dejan película.',
      'Guardarlos de dos en dos, en un pastillero o una cubitera, ahorra buscar la pareja.',
      'Si el cuello del vestido es alto o lleva adornos, los pendientes cortos no compiten con él.',
      'Mejor quitarse los pendientes para dormir: se enganchan en la almohada y tiran del lóbulo.',
    ],
    tags: ['Pendientes', 'Earrings', 'Bisutería', 'JoyasDeMujer'],
  }),
  ring: typeWordsEs('anillo', 'el anillo', {
    hooks: [
      'El anillo que se queda puesto.',
      '¿Anillo en el índice o en el anular?',
      'Manos que hablan, anillo puesto.',
      '¿Uno solo o uno por dedo?',
      'Un anillo y nada más.',
    ],
    lines: [
      'Las manos se mueven todo el día: el anillo va con ellas.',
      'Uno grande se basta solo; los finos se llevan bien entre ellos.',
      'Hay anillos que recuerdan a una persona y otros que recuerdan un viaje.',
      'Con la manicura hecha o sin ella, una mano con anillo se mira dos veces.',
    ],
    tips: [
      'La talla se mide mejor por la tarde: por la mañana y con frío los dedos están más finos.',
      'Un anillo que ya queda bien sirve de medida: se mide su diámetro por dentro.',
      'Para fregar, nadar o ponerse crema, el anillo se queda mejor en un platito.',
      'Si el nudillo es más ancho que el dedo, se mide el nudillo: por ahí tiene que pasar.',
    ],
    tags: ['Anillos', 'Anillo', 'JoyasConEstilo', 'Sortijas'],
  }),
  brooch: typeWordsEs('broche', 'el broche', {
    hooks: [
      'Un broche y la americana es otra.',
      '¿Broche en la solapa o en el bolso?',
      'El abrigo de siempre, con broche.',
      'Solapa vacía, broche puesto.',
    ],
    lines: [
      'En la solapa, en un gorro o cerrando un pañuelo: cada vez parece otro.',
      'Es la manera más rápida de estrenar un abrigo que ya se tenía.',
      'No tiene talla: le queda bien a cualquiera que tenga una chaqueta.',
      'Un jersey liso lo agradece más que ninguna otra prenda.',
    ],
    tips: [
      'En tejidos finos, un trocito de fieltro por detrás reparte el peso y evita que la tela se deforme.',
      'Antes de guardar la prenda, se quita el broche: colgado mucho tiempo, tira de la tela.',
      'Se coloca con la prenda puesta y delante del espejo: en la percha siempre parece más alto o más bajo.',
    ],
    tags: ['Broches', 'Broche', 'Bisutería', 'Complementos'],
  }),
  bag: typeWordsEs('bolso', 'el bolso', {
    hooks: [
      '¿Qué lleva siempre un bolso?',
      'Llaves, móvil, cartera y a la calle.',
      'Un bolso para salir sin pensar.',
      'Lo que hay en un bolso es secreto.',
      '¿Bolso al hombro o en la mano?',
    ],
    lines: [
      'Móvil, llaves y ese pintalabios que siempre se va al fondo.',
      'De la oficina a la cena sin pasar por casa.',
      'Va a todas partes, así que más vale que guste.',
      'Con vaqueros o con vestido, el bolso cierra el conjunto.',
    ],
    tips: [
      'Antes de elegir bolso, se pone sobre la mesa lo que se lleva cada día: eso es lo que tiene que caber.',
      'Guardado con papel dentro y sin nada encima, el bolso no pierde la forma.',
      'Una bolsita para lo pequeño dentro del bolso ahorra rebuscar y facilita cambiar de uno a otro.',
      'Vaciarlo una vez por semana quita peso al hombro y descubre tiques de hace meses.',
    ],
    tags: ['Bolsos', 'Bolso', 'BolsosDeMujer', 'Complementos'],
  }),
  backpack: typeWordsEs('mochila', 'la mochila', {
    hooks: [
      'Las manos libres y la mochila lista.',
      '¿Mochila para clase o para el monte?',
      'Todo el día a la espalda.',
      'Viernes, mochila y a la estación.',
      'Una mochila para ir y volver.',
    ],
    lines: [
      'En bici, en metro o andando: el peso atrás y las manos libres.',
      'Cuaderno, botella, chaqueta por si refresca y todavía el bocadillo.',
      'La que se deja junto a la puerta, medio hecha para mañana.',
      'Para quien sale de casa temprano y no vuelve hasta la noche.',
    ],
    tips: [
      'Lo que más pesa va pegado a la espalda y a media altura: así la mochila no tira hacia atrás.',
      'Los dos tirantes, puestos y ajustados: en un solo hombro, la espalda se tuerce para compensar.',
      'Si tiene que llevar el ordenador, se mide el equipo con su funda antes de elegir mochila.',
    ],
    tags: ['Mochilas', 'Mochila', 'VueltaAlCole', 'DeViaje'],
  }),
  wallet: typeWordsEs('cartera', 'la cartera', {
    hooks: [
      '¿Tarjetas, monedas o de todo un poco?',
      'Una cartera sin tiques de marzo.',
      'Lo justo en la cartera.',
      'La que sale cada día del bolsillo.',
      'Hora de jubilar la cartera vieja.',
    ],
    lines: [
      'Sale del bolsillo varias veces al día y casi nunca se piensa en ella.',
      'Un regalo práctico que se usa todos los días.',
      'Tarjetas en su sitio, billetes en el suyo y esa foto de siempre.',
      'Hay carteras que engordan con los años; a veces toca empezar de cero.',
    ],
    tips: [
      'Antes de elegir cartera, se cuentan las tarjetas que se usan de verdad: suelen ser la mitad.',
      'Sacar los tiques una vez a la semana evita que la cartera se deforme.',
      'En el bolsillo de delante se nota más si falta y se dobla menos al sentarse.',
    ],
    tags: ['Carteras', 'Cartera', 'Billetera', 'RegalosPrácticos'],
  }),
  belt: typeWordsEs('cinturón', 'el cinturón', {
    hooks: [
      'Cinturón puesto y se acabó el drama.',
      '¿Cinturón ancho o estrecho?',
      'El detalle entre camisa y pantalón.',
      'Camisa por dentro, cinturón a la vista.',
    ],
    lines: [
      'Con vaqueros o con pantalón de vestir, pone orden.',
      'Un detalle que se nota sobre todo cuando falta.',
      'Un blazer abierto o una camisa por dentro, y el cinturón hace el resto.',
      'Sujetar es lo de menos: remata el conjunto.',
    ],
    tips: [
      'La medida se toma de un cinturón que ya queda bien: de la hebilla al agujero que se usa.',
      'Cinturón y zapatos no tienen que ser iguales: basta con que los tonos se parezcan.',
      'Colgado o enrollado sin apretar se conserva mejor que doblado.',
    ],
    tags: ['Cinturones', 'Cinturón', 'Complementos', 'ModaYComplementos'],
  }),
  watch: typeWordsEs('reloj', 'el reloj', {
    hooks: [
      'Mirar la hora sin mirar el móvil.',
      '¿Reloj de diario o de domingo?',
      'La hora, en la muñeca.',
      'Un reloj y una manga remangada.',
      'Cinco minutos tarde, pero con reloj.',
    ],
    lines: [
      'Mirar la hora en la muñeca evita acabar media hora en el móvil.',
      'Se lleva a una reunión igual que a un concierto.',
      'Es de esos regalos que se estrenan en el acto.',
      'Un gesto pequeño: girar la muñeca y saber cuánto falta.',
    ],
    tips: [
      'La correa o el brazalete debe dejar pasar un dedo: ni marca la piel ni el reloj da vueltas.',
      'El diámetro de la caja se compara mejor recortando un círculo de papel y poniéndolo en la muñeca.',
      'Un paño seco y sin pelusa después de llevarlo quita el sudor y las huellas.',
    ],
    tags: ['Relojes', 'Reloj', 'RelojesDePulsera', 'Complementos'],
  }),
  sunglasses: typeWordsEs('gafas de sol', 'las gafas de sol', {
    hooks: [
      'Terraza, sol y gafas puestas.',
      '¿Quién ha visto las gafas de sol?',
      'Sol de frente, gafas a mano.',
      'Ojeras o sol: gafas puestas.',
      'Las gafas del próximo viaje.',
    ],
    lines: [
      'Una terraza al mediodía se disfruta más sin entrecerrar los ojos.',
      'En la playa, en el paseo o colgadas del cuello de la camiseta.',
      'Tapan las ojeras y arreglan más de una foto.',
      'El complemento que vale igual en enero, con el sol bajo, que en agosto.',
    ],
    tips: [
      'Al comprar gafas de sol, se busca la categoría del filtro, que dice cuánta luz dejan pasar.',
      'Se limpian con agua y un paño para gafas: la camiseta raya el cristal con el polvo que lleva.',
      'En el coche al sol no se dejan: el calor deforma la montura.',
      'Sobre la cabeza, las patillas acaban cediendo: mejor colgadas o en su funda.',
    ],
    tags: ['GafasDeSol', 'Sunglasses', 'LookDeVerano', 'Complementos'],
  }),
  umbrella: typeWordsEs('paraguas', 'el paraguas', {
    hooks: [
      '¿Y si llueve? Pues paraguas.',
      'Cielo gris, paraguas en mano.',
      'El paraguas, antes de que llueva.',
      'Lunes, lluvia y un paraguas.',
    ],
    lines: [
      'Siempre llueve el día que no se lleva encima.',
      'Un día gris también tiene su gracia debajo.',
      'Cabe uno; con cariño, caben dos.',
      'En el perchero de la entrada, listo para las prisas.',
    ],
    tips: [
      'Abierto hasta que se seque, el paraguas no huele a humedad.',
      'Con viento se inclina hacia delante, contra la ráfaga: de lado es como se da la vuelta.',
      'Antes de elegir paraguas, se piensa dónde va a ir: en el bolso cuenta lo que mide plegado; en el paragüero, lo que cubre.',
    ],
    tags: ['Paraguas', 'DíasDeLluvia', 'Complementos'],
  }),
  suitcase: typeWordsEs('maleta', 'la maleta', {
    hooks: [
      '¿Adónde va la próxima maleta?',
      'Maleta hecha, cabeza en la playa.',
      'El viaje empieza al abrir la maleta.',
      'Siempre sobra ropa, nunca maleta.',
      'Una escapada y una sola maleta.',
    ],
    lines: [
      'Hacer la maleta ya es un poco estar de viaje.',
      'En la cinta del aeropuerto se agradece reconocerla de lejos.',
      'Un puente, una boda fuera, quince días de agosto: siempre hay motivo.',
      'Y a la vuelta, sitio para lo que se trae de allí.',
    ],
    tips: [
      'Antes de comprar maleta de cabina, se miran las medidas de la aerolínea: no todas admiten lo mismo y las ruedas cuentan.',
      'Lo pesado va abajo: así la maleta no se vuelca al dejarla de pie.',
      'La ropa enrollada ocupa menos y se arruga menos que doblada en cuadro.',
      'Una foto de la maleta y de lo que lleva dentro ayuda mucho si se pierde.',
    ],
    tags: ['Maletas', 'Maleta', 'Equipaje', 'HacerLaMaleta'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
