import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsClothing = {
  't-shirt': typeWordsEs('camiseta', 'la camiseta', {
    hooks: [
      'Camiseta, vaqueros y a la calle.',
      '¿Camiseta por dentro o por fuera?',
      'Una camiseta para repetir sin culpa.',
      'La primera camiseta del cajón.',
      'Debajo de todo, una camiseta.',
    ],
    lines: [
      'Con vaqueros, con falda o debajo de una americana: pide poco y da mucho.',
      'Es la que se busca en el cesto de la plancha un lunes por la mañana.',
      'Una camiseta, unas zapatillas y el resto del día por delante.',
      'Sirve para un concierto, para la oficina y para quedarse en casa.',
      'Por dentro del pantalón y con las mangas dobladas.',
      'Empieza en la playa y acaba en la ciudad.',
      'Debajo de una camisa abierta no molesta a nadie.',
      'Con una falda larga, todo queda en su sitio.',
      'La primera de la maleta y la última del fin de semana.',
      'Un café en la terraza, gafas de sol y poco más.',
      'Con un peto o con pantalón de pinzas.',
      'Esa que se presta y nunca vuelve.',
    ],
    tips: [
      'La talla sale de comparar con una camiseta que ya queda bien, extendida sobre la mesa: ancho de pecho y largo.',
      'La costura del hombro dice la talla: tiene que caer justo donde acaba el hombro, salvo que se busque ancha.',
      'Con estampado, mejor del revés al lavar y al planchar: así roza menos el dibujo.',
      'Guardar las camisetas dobladas en vertical permite verlas todas de un vistazo.',
    ],
    tags: ['Camisetas', 'Camiseta', 'LookCasual', 'ModaCasual'],
  }),
  shirt: typeWordsEs('camisa', 'la camisa', {
    hooks: [
      'Camisa remangada y asunto resuelto.',
      '¿Camisa abierta o hasta arriba?',
      'Una camisa para el lunes y el sábado.',
      'Por dentro, por fuera o anudada.',
    ],
    lines: [
      'Abierta sobre una camiseta o abrochada con americana.',
      'Remangada al mediodía y con jersey al caer la tarde.',
      'Un problema menos por las mañanas: abrochar y salir.',
      'Para una entrevista, una cena o un café que se alarga.',
    ],
    tips: [
      'El primer botón abrochado debe dejar pasar un dedo entre el cuello y la camisa.',
      'Tenderla abrochada y en percha, recién sacudida, ahorra la mitad de la plancha.',
      'Se plancha un poco húmeda y en este orden: cuello, puños, mangas y cuerpo.',
      'La costura del hombro debe coincidir con el hueso: es lo más difícil de arreglar después.',
    ],
    tags: ['Camisas', 'Camisa', 'LookDeOficina', 'ModaCasual'],
  }),
  blouse: typeWordsEs('blusa', 'la blusa', {
    hooks: [
      'Una blusa y el vaquero ya es otro.',
      '¿Blusa por dentro o suelta?',
      'Blusa hoy, cena después.',
      'Para el «no sé qué ponerme».',
    ],
    lines: [
      'Con vaquero para la oficina y con falda para lo que venga después.',
      'Basta con remeter la parte de delante para que cambie.',
      'Bajo una americana asoma lo justo; sin ella, lo luce todo.',
      'La que saca de apuros cuando hay cena y no hay tiempo.',
    ],
    tips: [
      'Con una blusa amplia, lo de abajo entallado equilibra; con una blusa entallada, al revés.',
      'Al probarla conviene levantar los brazos y cruzarlos: si tira en la espalda, falta una talla.',
      'Colgada en una percha ancha no le quedan picos en los hombros.',
    ],
    tags: ['Blusas', 'Blusa', 'ModaMujer', 'LookDeOficina'],
  }),
  top: typeWordsEs('top', 'el top', {
    hooks: [
      '¿Top con vaquero o con falda?',
      'Vaqueros, top y a la calle.',
      'Cintura alta y un top.',
      'Solo o bajo la americana.',
    ],
    lines: [
      'Con pantalón de cintura alta hace pareja fija.',
      'Bajo una americana pasa de la oficina a la terraza.',
      'Ocupa poco en la maleta y da para varias noches.',
      'Para bailar, para cenar fuera o para un jueves sin más.',
    ],
    tips: [
      'Antes de elegir top se piensa en el sujetador que va debajo: es lo que decide si se va a usar.',
      'Con cintura alta abajo, un top corto enseña menos de lo que parece en la percha.',
      'Al probarlo conviene sentarse y levantar los brazos: de pie y sin moverse queda bien casi todo.',
    ],
    tags: ['Tops', 'Top', 'LookDeVerano', 'ModaMujer'],
  }),
  dress: typeWordsEs('vestido', 'el vestido', {
    hooks: [
      'Un vestido y ya no hay que pensar.',
      '¿Vestido con zapatillas o con tacones?',
      'Hay cena, hay vestido.',
      'Vestido puesto en diez segundos.',
      'Un vestido para decir «voy».',
    ],
    lines: [
      'Con zapatillas por la mañana y con sandalias por la noche.',
      'Una sola prenda y el conjunto hecho.',
      'En otoño, con botas y chaqueta; en verano, tal cual.',
      'Para una boda, para un cumpleaños o para el mercado del domingo.',
      'Una cazadora vaquera por encima y la noche sigue.',
      'Se pone en dos minutos y se lleva hasta medianoche.',
      'Una boda en junio, una terraza en julio.',
      'Al dar una vuelta, se mueve solo.',
    ],
    tips: [
      'Para elegir la talla de un vestido mandan pecho, cintura y cadera: si difieren, se elige por la medida mayor.',
      'Al probarlo hay que sentarse: el largo cambia varios dedos respecto a estar de pie.',
      'El sujetador con el que se va a llevar se pone ya en la prueba: cambia el escote.',
      'Los vestidos que pesan se guardan doblados: en la percha acaban estirándose.',
    ],
    tags: ['Vestidos', 'Vestido', 'InvitadaPerfecta', 'ModaMujer'],
  }),
  skirt: typeWordsEs('falda', 'la falda', {
    hooks: [
      '¿Falda con botas o con zapatillas?',
      'Falda, jersey y poco más.',
      'Falda puesta y a la calle.',
      'Falda de lunes, falda de fiesta.',
    ],
    lines: [
      'Con jersey grueso y botas en enero; con camiseta y sandalias en junio.',
      'Cambia según lo que lleve encima: camisa, camiseta o punto.',
      'Una falda pone de buen humor a un armario lleno de vaqueros.',
      'Para ir en bici, al trabajo o a bailar: eso lo decide el largo.',
    ],
    tips: [
      'La falda se mide por la cintura, donde se apoya: con la talla de pantalón se falla a menudo.',
      'Si hay vuelo abajo, algo entallado arriba; si la falda es recta, admite prendas anchas.',
      'Colgada por la cinturilla con pinzas no se marca el doblez.',
    ],
    tags: ['Faldas', 'Falda', 'LookConFalda', 'ModaMujer'],
  }),
  trousers: typeWordsEs('pantalón', 'el pantalón', {
    hooks: [
      '¿Pantalón ancho o pitillo?',
      'Un pantalón que no sea vaquero.',
      'Zapatillas abajo, camisa arriba.',
      'El pantalón de los lunes y los jueves.',
    ],
    lines: [
      'Con camisa para trabajar y con camiseta para todo lo demás.',
      'Hay vida más allá del vaquero, y empieza por aquí.',
      'El mismo pantalón, otros zapatos: otro plan.',
      'Para estar ocho horas sentado y salir después a cenar.',
    ],
    tips: [
      'Al comprar pantalón se comparan cintura, cadera y largo de entrepierna con uno que ya queda bien.',
      'El bajo se marca con los zapatos puestos: unas zapatillas y unos tacones piden largos distintos.',
      'Colgado por los bajos, el propio peso le quita las arrugas.',
      'La prueba buena es sentarse: si tira en el muslo o baja por detrás, no es la talla.',
    ],
    tags: ['Pantalones', 'Pantalón', 'LookDeOficina', 'ModaCasual'],
  }),
  jeans: typeWordsEs('vaqueros', 'los vaqueros', {
    hooks: [
      '¿Vaqueros rectos o anchos?',
      'Vaqueros y camiseta blanca: suficiente.',
      'Los vaqueros de todos los planes.',
      'Encontrar vaqueros, ese deporte.',
      'Cinco días, los mismos vaqueros.',
    ],
    lines: [
      'Con camiseta, con blusa o con americana: todo les va.',
      'Se ponen un viernes y vuelven al cajón el lunes.',
      'Con zapatillas son una cosa; con tacones, otra.',
      'Casi todos los «no sé qué ponerme» acaban en vaqueros.',
      'Con el bajo doblado y las zapatillas de siempre.',
      'Para el tren, la cena y el desayuno del día siguiente.',
      'En el bolsillo de atrás siempre aparece un tique olvidado.',
      'Por la mañana con americana, por la noche con sudadera.',
      'Los viernes, hasta la oficina se los pone.',
      'Cuanto más se llevan, más nuestros son.',
      'Con camisa blanca no hace falta pensar más.',
      'Un sábado sin planes y el mismo par de siempre.',
    ],
    tips: [
      'En los vaqueros manda la cintura: si queda justa al abrochar de pie, al sentarse apretará.',
      'Del revés, con agua fría y pocas veces: así pierden menos color los vaqueros.',
      'El largo se decide con los zapatos puestos; el dobladillo, después del primer lavado.',
      'Los oscuros pueden soltar tinte al principio: mejor no sentarse con ellos en un sofá blanco.',
    ],
    tags: ['Vaqueros', 'Jeans', 'Denim', 'LookConVaqueros'],
  }),
  shorts: typeWordsEs('pantalón corto', 'el pantalón corto', {
    hooks: [
      'Piernas al sol y pantalón corto.',
      '¿Corto para la playa o la ciudad?',
      'Treinta grados y pantalón corto.',
      'Verano es ir en corto.',
    ],
    lines: [
      'Para la playa, el paseo y la compra del pueblo.',
      'Con camiseta de día y con camisa suelta de noche.',
      'Sandalias, pantalón corto y ninguna prisa.',
      'En cuanto suben las temperaturas, los largos se quedan en el armario.',
    ],
    tips: [
      'El largo se elige sentado: al doblar la pierna, el pantalón corto sube varios dedos.',
      'Una camisa amplia por fuera pide un corto que asome; si no, parece que falta el pantalón.',
      'Si el muslo queda marcado al sentarse, hace falta una talla más aunque la cintura cierre.',
    ],
    tags: ['PantalónCorto', 'Shorts', 'LookDeVerano', 'Bermudas'],
  }),
  sweater: typeWordsEs('jersey', 'el jersey', {
    hooks: [
      '¿Jersey de cuello alto o de pico?',
      'Tarde de jersey y chocolate.',
      'Jersey por los hombros, por si acaso.',
      'Refresca: hora del jersey.',
    ],
    lines: [
      'Con camisa debajo, con camiseta o directamente sobre la piel.',
      'Para las mañanas que empiezan frías y luego ya se verá.',
      'Un jersey grande, unos vaqueros y planes de sofá.',
      'Por los hombros en julio y con bufanda en enero.',
    ],
    tips: [
      'El punto se guarda doblado: colgado, se estira y le salen picos en los hombros.',
      'Después de lavarlo, el jersey se seca extendido sobre una toalla: tendido de las mangas crece.',
      'Las bolitas salen por el roce; se quitan con un quitapelusas y sobre una mesa lisa, sin tirar.',
    ],
    tags: ['Jerséis', 'Suéter', 'PrendasDePunto', 'LookDeInvierno'],
  }),
  hoodie: typeWordsEs('sudadera', 'la sudadera', {
    hooks: [
      'Sudadera, capucha y nada que hacer.',
      '¿De quién es esa sudadera?',
      'Domingo se escribe con sudadera.',
      'Una talla más, siempre.',
    ],
    lines: [
      'La que se presta un día y ya no vuelve.',
      'Bajo un abrigo, con vaqueros o para tirarse en el sofá.',
      'Para el viaje en tren, el frío del cine y la hoguera en la playa.',
      'Con capucha puesta no se está para nadie.',
    ],
    tips: [
      'Si va a llevarse debajo de un abrigo, mejor ajustada; sola, puede ir una talla más ancha.',
      'Lavada del revés y, si tiene cremallera, cerrada, la sudadera hace menos bolitas.',
      'Al tenderla, mejor por los bajos: por los hombros quedan marcas de pinza a la vista.',
    ],
    tags: ['Sudaderas', 'Sudadera', 'Hoodie', 'ModaUrbana'],
  }),
  jacket: typeWordsEs('chaqueta', 'la chaqueta', {
    hooks: [
      'Ni frío ni calor: chaqueta.',
      '¿Chaqueta abierta o cerrada?',
      'Por si refresca, la chaqueta.',
      'Entretiempo se dice chaqueta.',
    ],
    lines: [
      'Para marzo, para octubre y para los bares con aire acondicionado.',
      'Sobre una camiseta blanca o sobre un vestido: ordena lo que haya debajo.',
      'Va en la mano al mediodía y se agradece a las nueve de la noche.',
      'La madre de cualquiera lo diría: una chaqueta, por si acaso.',
    ],
    tips: [
      'La chaqueta se prueba con lo más grueso que vaya a ir debajo y cruzando los brazos.',
      'En los hombros no hay arreglo fácil: si ahí no encaja, es otra talla.',
      'Los bolsillos vacíos en la percha: el peso deforma la tela.',
    ],
    tags: ['Chaquetas', 'Chaqueta', 'Entretiempo', 'LookDeOtoño'],
  }),
  coat: typeWordsEs('abrigo', 'el abrigo', {
    hooks: [
      'Con abrigo, ni se ve el pijama.',
      'Hace frío, pero qué abrigo.',
      'Un abrigo y la calle en enero.',
      'Manos en los bolsillos del abrigo.',
    ],
    lines: [
      'En invierno, el abrigo es todo lo que se ve: lo demás es secreto.',
      'Para esperar el autobús, pasear por el centro y volver tarde.',
      'Encima de un chándal o de un vestido, pone orden.',
      'Bufanda, abrigo y un café para llevar.',
    ],
    tips: [
      'El abrigo se prueba con un jersey puesto: en manga corta siempre parece que sobra.',
      'Una percha ancha conserva los hombros; las finas los marcan en una temporada.',
      'Antes de guardarlo hasta el otoño, limpio y con los bolsillos vacíos: las manchas viejas atraen polillas.',
    ],
    tags: ['Abrigos', 'Abrigo', 'LookDeInvierno', 'ModaInvierno'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
