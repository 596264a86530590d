export const jewellery = {
  necklace: {
    stories: {
      formal: [
        'Un jersey negro y el cuello despejado: a veces el conjunto entero depende de una sola cosa. De {ours}.',
        'La mano va sola a tocarlo cuando se piensa, se espera o se escucha. Hay costumbres que empiezan con {ours}.',
        'En las fotos de familia siempre alguien pregunta de quién era. Algún día preguntarán por {ours}.',
        'Ya está el vestido, ya están los zapatos, y ante el espejo aún falta algo. Falta muy poco, con {ours}.',
      ],
      informal: [
        'Camiseta blanca, vaqueros, cero esfuerzo. Alguien te dirá «qué bien vas hoy», y solo será por {ours}.',
        'Te pide que le abroches el suyo y se aparta el pelo. Tú, mientras, ya llevas {ours}.',
        'El nudo de cadenas del joyero es un pasatiempo de domingo. Cuelga aparte {ours}.',
        'Videollamada a las nueve: de cuello para arriba eres otra persona. El toque final, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Guardado colgado o con el cierre abrochado, no se hace nudos. Un gancho junto al espejo bastará para {ours}.',
        'Un cordel y un espejo dicen qué largo queda bien: se prueba, se marca y se mide. Con la medida, mire {ours}.',
        'El perfume y la crema pueden apagar el brillo, así que las joyas van al final. Lo último antes de salir: {ours}.',
        'Si va a llevar varios a la vez, que tengan largos distintos, y no se enredarán. Haga la prueba sumando {ours}.',
      ],
      informal: [
        'Deshacer nudos con un alfiler no es un plan de viernes. Colgado o con el cierre abrochado, y sales antes con {ours}.',
        'Coge un cordel, mírate, marca y mide: ya sabes tu largo. Con ese número, ve a por {ours}.',
        'Primero perfume y crema, que apagan el brillo; el resto, después. Ya con el bolso en la mano, ponte {ours}.',
        'Tres a la vez y el mismo largo: acaban en trenza. Reparte alturas y deja una para {ours}.',
      ],
    },
    asks: {
      formal: ['¿Uno solo o varios a la vez?', '¿Cuál no se quita nunca?'],
      informal: ['¿Corto, largo o los dos juntos?', '¿Duermes con él puesto?'],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'Se asoma bajo la manga al levantar la copa, y quien está enfrente se fija. Brinde con {ours}.',
        'Algunas personas hablan con las manos, y se las escucha mirando. En la muñeca, {ours}.',
        'Un cumpleaños, un aniversario, una promesa entre hermanas: hay recuerdos que se llevan puestos. Como {ours}.',
        'Con el reloj o en la otra muñeca, la decisión se toma en un segundo y dura el día. Decida dónde va {ours}.',
      ],
      informal: [
        'Pedir ayuda con la muñeca extendida es una forma de ligar bastante antigua. Ensaya con {ours}.',
        'La del festival lleva ahí desde julio y ya no es amarilla. Corta por lo sano: {ours}.',
        'Prometiste no quitártela y hasta ahora has cumplido con la del mercadillo. Nueva promesa, {ours}.',
        'Gesticulas tanto al contar las cosas que ya has tirado dos copas. Sigue contando, con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Rodee la muñeca con una cinta y sume el ancho de un dedo: esa es la medida. Compárela con {ours}.',
        'Para fregar y para dormir, mejor sin ella, porque los roces y los tirones son lo que más la estropea. Un platito cuidará de {ours}.',
        'Un trocito de cinta adhesiva en la muñeca sujeta el otro extremo mientras se cierra con una mano. Pruebe así con {ours}.',
        'Antes de envolver un regalo, averigüe el contorno de esa muñeca y súmele el ancho de un dedo. Después, elija {ours}.',
      ],
      informal: [
        'Nadie en casa y ese cierre que se escapa. Un trocito de cinta adhesiva sujeta un extremo, y con una mano te pones {ours}.',
        'Platos, almohada, tirones: lo que más la estropea. Para fregar y dormir, fuera, y en la mesilla, {ours}.',
        '¿No sabes tu medida? Cinta alrededor de la muñeca y el ancho de un dedo más. Hecho: ahora, {ours}.',
        'Al fregar, los roces no perdonan. Antes de la esponja, quítate y deja junto a los anillos {ours}.',
      ],
    },
    asks: {
      formal: ['¿Junto al reloj o en la otra mano?', '¿Sola o acompañada?'],
      informal: ['¿Cuántas llevas ahora? Súbete la manga.', '¿De qué viaje es la que no te quitas?'],
    },
  },
  earrings: {
    stories: {
      formal: [
        'Se recoge el pelo en un gesto y toda la luz va a un mismo lugar. Allí, {ours}.',
        'El teléfono suena, la mano aparta un mechón y alguien se fija. Tendrá delante {ours}.',
        'De una madre se heredan la risa, la receta del arroz y, con suerte, algo como {ours}.',
        'Elegir el vestido llevó una tarde; lo que enmarca el rostro pide otra. Dedíquela a {ours}.',
      ],
      informal: [
        'Salir sin nada en las orejas es olvidarse el móvil: vuelves desde el portal. Sube a buscar {ours}.',
        'Moño de emergencia, cara lavada, reunión en tres minutos. Milagro exprés: {ours}.',
        'Siempre se pierde uno, y siempre del par que más te gustaba. Empieza otra historia con {ours}.',
        'Te quitas uno para hablar por teléfono y lo dejas donde nunca lo buscarás. Ojo con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'La laca y el perfume dejan película, así que van después. Con el peinado terminado, llega el momento de {ours}.',
        'De dos en dos, en un pastillero o una cubitera, se ahorra buscar la pareja. Aparte un hueco para {ours}.',
        'Si el cuello del vestido es alto o lleva adornos, los cortos no compiten con él. Mire el escote y después {ours}.',
        'Al dormir se enganchan en la almohada y tiran del lóbulo. Deje en la mesilla, antes de apagar la luz, {ours}.',
      ],
      informal: [
        'Siempre llegas tarde por culpa del que falta. De dos en dos en una cubitera, y reserva casilla para {ours}.',
        'Laca primero, perfume después, que dejan película. Con la nube ya disipada, ponte {ours}.',
        '¿Cuello alto o con adornos? Entonces, cortos, que no compiten. Elige el vestido y luego mira {ours}.',
        'La almohada tiene muy mala idea: se enganchan y tiran del lóbulo. Buenas noches, y en la mesilla, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Discretos o que se hagan notar?', '¿Pelo recogido o suelto?'],
      informal: ['¿Aros, bolitas o algo que se balancee?', '¿Cuántos solteros guardas en el joyero?'],
    },
  },
  ring: {
    stories: {
      formal: [
        'Las manos cuentan la conversación antes que las palabras. Que cuenten también con {ours}.',
        'Se gira en el dedo cuando se piensa, sin darse cuenta. Con los años, ese gesto es de {ours}.',
        'Una promesa no siempre se dice en voz alta; a veces se abre una caja pequeña. Dentro, {ours}.',
        'Al quitarse los guantes hay un instante en que todos miran lo mismo. Esta noche, {ours}.',
      ],
      informal: [
        'Dejarlo en el lavabo y recordarlo en el autobús: un clásico del miedo. Que no te pase con {ours}.',
        'Acabas de hacerte las uñas y nadie ha dicho nada. Dale un empujón al tema con {ours}.',
        'Señalas el menú, pides lo de siempre y el camarero solo mira {ours}.',
        'Pulgar, índice, meñique: no hace falta que te lo pida nadie. Date el sí con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Por la mañana y con frío los dedos están más finos; se mide mejor por la tarde. Hágalo antes de cenar y mire {ours}.',
        'Uno que ya queda bien sirve de medida: se toma el diámetro por dentro. Con ese dato, compare {ours}.',
        'Para fregar, nadar o ponerse crema, un platito guarda lo que lleva en la mano. Déjele ese sitio a {ours}.',
        'Si el nudillo es más ancho que el dedo, se mide el nudillo, que por ahí tiene que pasar. Empiece por él y después, {ours}.',
      ],
      informal: [
        '¿Sorpresa? Coge prestado uno que le quede bien y mide el diámetro por dentro. Devuélvelo sin ruido y ve a por {ours}.',
        'Con frío tienes dedos de pianista y por la tarde no. Mide entonces, que no engaña tanto, y mira {ours}.',
        'El dedo pasa; el problema es el nudillo. Si es más ancho, mídelo, que por ahí tiene que entrar, y luego elige {ours}.',
        'Crema, piscina, fregadero: las tres de quitarse las joyas. Un platito a mano, y en él, {ours}.',
      ],
    },
    asks: {
      formal: ['¿En qué dedo lo llevaría?', '¿Uno solo o varios?'],
      informal: ['¿Te los quitas para dormir?', '¿Manos vacías o una joyería entera?'],
    },
  },
  brooch: {
    stories: {
      formal: [
        'El abrigo ya conoce cinco inviernos y este volverá a llamar la atención. En la solapa, {ours}.',
        'Hay en cada familia un cajón que se abre con cuidado y se cierra con historias. Guarde allí {ours}.',
        'Una chaqueta lisa es una página en blanco. La primera palabra, a la izquierda: {ours}.',
        'Un pañuelo que se resbala, una blusa sobria, un sombrero sin historia. Invente una con {ours}.',
      ],
      informal: [
        'Tu abuela llevaba uno y te parecía antiguo. Ahora rebuscas en su joyero y, por si acaso, miras {ours}.',
        'Americana de entrevista, bolso de la compra, gorro de enero: a todo se le puede poner {ours}.',
        'La chaqueta vaquera tenía chapas; ahora tiene nómina y {ours}.',
        'Compraste la misma gabardina que media ciudad. Para que se sepa cuál es la tuya, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'En tejidos finos, un trocito de fieltro por detrás reparte el peso y la tela no se deforma. Recórtelo antes de prender {ours}.',
        'Colgado mucho tiempo, tira de la tela. Quítelo antes de guardar la prenda y deje en el joyero {ours}.',
        'En la percha siempre parece más alto o más bajo. Con la prenda puesta y ante el espejo, busque el lugar de {ours}.',
        'Una blusa fina se deforma con el peso; el fieltro por detrás lo reparte. Con ese remedio, no tema prender {ours}.',
      ],
      informal: [
        'Lo pones en la percha, te vistes y lo llevas en el ombligo. Hazlo con la prenda puesta y al espejo, con {ours}.',
        'Ese bultito triste en la tela sale de guardarla con el peso colgando. Antes del armario, quita {ours}.',
        'Tela fina, peso encima: se deforma. Un trozo de fieltro por detrás lo reparte, y a presumir de solapa con {ours}.',
        '¿Más arriba? ¿Más abajo? Con la ropa puesta y frente al espejo se ve; en la percha, no. Busca el punto y prende {ours}.',
      ],
    },
    asks: {
      formal: ['¿En la solapa, en un pañuelo o en el sombrero?', '¿De quién heredaría una joya?'],
      informal: ['¿Chaqueta vaquera o abrigo serio?', '¿Qué llevaba tu abuela que ahora quieres tú?'],
    },
  },
};
