export const plants = {
  'house-plant': {
    stories: {
      formal: [
        'En todo salón hay un rincón que ni la lámpara ni el cuadro consiguieron llenar. Quizá esperaba {ours}.',
        'Se llega a casa, se deja el bolso y se mira primero si ha salido una hoja. Dé la bienvenida a {ours}.',
        'Una buena ventana pide un sillón, un libro y algo verde. Lo verde, por ejemplo, {ours}.',
        'Mudarse es encontrar sitio para la cama, la mesa y todo lo demás. La casa empieza a vivirse con {ours}.',
      ],
      informal: [
        'Le hablas, le pones música y le cuentas lo del trabajo. Nunca te interrumpe: normal que quieras {ours}.',
        '«La última y ya», dijiste, y no queda ni un hueco en la ventana. Haz sitio para {ours}.',
        'Te vas de vacaciones y lo difícil no es la maleta, es a quién dejas la regadera. Presenta al vecino {ours}.',
        'Ese rincón lleva dos años con una caja que ibas a bajar al trastero. Baja la caja y sube {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Primero se mira la luz del sitio y después se elige; al revés suele salir mal. Observe un día entero su ventana y vuelva a {ours}.',
        'Antes de regar se mete un dedo en la tierra; si sigue húmeda, hoy no toca. Con esa costumbre empieza la convivencia con {ours}.',
        'Las hojas con polvo aprovechan peor la luz. Un paño húmedo, un domingo tranquilo y unos minutos a solas con {ours}.',
        'Al llegar a casa, mejor no trasplantarla: primero, que se acostumbre al sitio. Deje la pala para más adelante y presente el salón a {ours}.',
      ],
      informal: [
        'Te enamoras, la compras y luego le buscas ventana: así suele salir mal. Mira antes la luz que hay en tu casa y después {ours}.',
        'Mete un dedo en la tierra antes de regar: si sigue húmeda, se espera. Con eso aprendido, ya puedes hacer sitio a {ours}.',
        'Con polvo encima, las hojas aprovechan peor la luz. Paño húmedo, tu canción favorita y tarde de spa para {ours}.',
        'Acabas de entrar por la puerta y ya buscas maceta nueva. Quita, quita: primero que se acostumbre al sitio. Hoy solo toca admirar {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué día de la semana riega?', '¿Cuántas comparten casa con usted?'],
      informal: ['¿Le hablas a las tuyas? Sin vergüenza.', '¿Mano verde o peligro público?'],
    },
  },
  orchid: {
    stories: {
      formal: [
        'Meses de hojas y, una mañana, una vara con capullos. La espera tiene nombre: {ours}.',
        'Entre la radio y el bote del café, la ventana de la cocina tiene un hueco. Es para {ours}.',
        'Cuando no se sabe qué llevar a quien lo tiene todo, se llama a la puerta con {ours}.',
        'Sobre el aparador sobran adornos; basta con apartarlos y dejar, a solas, {ours}.',
      ],
      informal: [
        'Tu suegra la hace florecer sin mirarla y tú le pones hasta música. La revancha empieza con {ours}.',
        'Anuncias cada capullo como si fuera un nacimiento. Ve avisando a la familia: {ours}.',
        'Cero dramas, un poco de agua y mucha ventana. Así empieza toda buena relación con {ours}.',
        'Te vas una semana y el vecino la riega a diario «para que no sufra». Deja por escrito cómo se trata a {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Luz abundante, pero sin el sol directo del mediodía, que quema las hojas. Busque esa ventana y coloque en ella {ours}.',
        'El agua encharcada suele ser lo que acaba con estas flores. Después de regar, vacíe el plato y siéntese un rato a mirar {ours}.',
        'La fruta madura desprende un gas que marchita las flores. El frutero, a la cocina; en la mesa del salón, {ours}.',
        'A mediodía, el sol directo quema las hojas; la claridad, en cambio, siempre se agradece. Donde la haya, hay casa para {ours}.',
      ],
      informal: [
        'Ni rincón oscuro ni solazo: el sol directo del mediodía quema las hojas. Prueba ventanas hasta encontrar la de {ours}.',
        'El plato lleno después de regar no es un detalle, es un charco, y suele acabar mal. Vacíalo y empieza con buen pie con {ours}.',
        'El plátano maduro es mal compañero de piso: suelta un gas que marchita las flores. Manda el frutero lejos de {ours}.',
        'Regar por cariño y no vaciar el plato es querer mal: lo que suele matarlas es el encharcamiento. Con el plato vacío se quiere mejor a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Ha conseguido que vuelva a florecer?', '¿En qué ventana de la casa la pondría?'],
      informal: ['¿Blanca, rosa o de las raras?', '¿Quién de tu familia tiene el don?'],
    },
  },
  succulent: {
    stories: {
      formal: [
        'Hay mesas de trabajo donde solo cabe algo que no tenga prisa. Al lado del ordenador, {ours}.',
        'Quince días fuera y ningún vecino con la llave. A la vuelta, en su ventana, {ours}.',
        'No todo lo vivo pide atención a diario. Para quien viaja, llega tarde o se olvida, {ours}.',
        'El alféizar de la cocina da para algo más que el jabón de los platos. Da, por ejemplo, para {ours}.',
      ],
      informal: [
        'Regaste la anterior por amor, o sea, demasiado. Esta vez quiérela menos: {ours}.',
        'Tu récord con las plantas son tres semanas. Nuevo intento, con ventaja: {ours}.',
        'Empezó siendo un detalle en el escritorio y ahora hay que pedir permiso para teclear. Y aún cabe {ours}.',
        '«¿Cuándo la riegas?» «Cuando me acuerdo». Te llevarás bien con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El exceso de agua hace más daño que la sed. Espere a que la tierra esté seca del todo y solo entonces riegue {ours}.',
        'Si se estira y las hojas se separan, pide más luz. Despeje el alféizar y acerque a la ventana {ours}.',
        'Sin salida de agua se pudren las raíces, así que la maceta lleva siempre agujero. Mírelo antes de elegir casa para {ours}.',
        'Olvidarse del riego unos días no es pecado: se espera a que la tierra esté seca por completo. A ese ritmo tranquilo se vive con {ours}.',
      ],
      informal: [
        '¿Se te olvidó regar? Bien hecho: hasta que la tierra no se seca del todo, no toca. Tus despistes se llevarán bien con {ours}.',
        '¿La suculenta se estira y separa las hojas? No crece a lo loco: pide luz. Deja junto a la ventana {ours}.',
        'La taza bonita sin agujero queda genial en la foto, y luego se pudren las raíces. Busca una maceta con salida y muda ahí {ours}.',
        'Tus cariños con la regadera le hacen más daño que la sed. Hasta que la tierra esté seca, manos quietas con {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿En qué ventana de su casa da más el sol?',
        '¿Una sola o una colección?',
        '¿Cada cuánto las riega?',
        '¿En la cocina, en el despacho o en el baño?',
        '¿Quién le regaló la primera?',
        '¿Maceta lisa o con dibujo?',
      ],
      informal: [
        '¿Qué nombre le pondrías?',
        '¿Cuántas has ahogado ya?',
        '¿Riegas por calendario o por remordimiento?',
        '¿Hablas con tus plantas? Aquí no se juzga.',
        '¿Quién te las riega en agosto?',
        '¿Cuántas caben en tu ventana?',
      ],
    },
  },
  bonsai: {
    stories: {
      formal: [
        'Cada tarde, diez minutos, unas tijeras y ningún teléfono. El resto se aprende con {ours}.',
        'Un árbol se planta para los nietos; otros se pueden mirar desde la mesa. Elija lugar para {ours}.',
        'Podar una ramita, dar un paso atrás, volver a mirar. Así pasan los domingos con {ours}.',
        'Entre la lámpara y los libros queda el espacio justo para un paisaje. Pruebe ahí con {ours}.',
      ],
      informal: [
        'No aguantas ni la espera del microondas y quieres cuidar un árbol. Empieza la terapia con {ours}.',
        'Cortar de más no tiene arreglo, como con el flequillo. Respira antes de podar {ours}.',
        'El maestro de kárate de la película podía pasarse horas así. Tú ya tienes las tijeras; te falta {ours}.',
        'Querías jardín y vives en un tercero sin ascensor. Sube por las escaleras {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Se riega cuando la superficie empieza a secarse, no cuando lo dice el calendario. Deje que avise la tierra, y el agua llegará a tiempo a {ours}.',
        'Unas especies viven fuera todo el año y otras, dentro. Averigüe cuál tiene delante y sabrá dónde poner {ours}.',
        'La tierra es poca y se seca rápido; en verano hay que mirarla todos los días. Haga de ese minuto una costumbre a solas con {ours}.',
        '¿Terraza o salón? Lo decide la especie y no el gusto. Pregunte por ella antes de hacer sitio a {ours}.',
      ],
      informal: [
        'Regar los martes porque es martes no sirve: se riega cuando la tierra empieza a secarse por arriba. Olvida la agenda y mira {ours}.',
        'Unos viven fuera todo el año y otros, dentro: depende de la especie. Pregunta cuál es antes de despejar la estantería para {ours}.',
        'Con tan poca tierra, todo se seca rápido. En agosto, café, tostada y visita diaria a {ours}.',
        '¿Te vas en verano? La tierra es poca y alguien tendrá que mirarla todos los días. Piensa bien a qué amigo le dejas {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuánta paciencia tiene, del uno al diez?', '¿Qué árbol le recuerda a su infancia?'],
      informal: ['¿Te atreverías a podarlo?', '¿Con qué has tenido más paciencia en la vida?'],
    },
  },
  bouquet: {
    stories: {
      formal: [
        'A veces las palabras no llegan a tiempo, o llegan todas a la vez. Mejor enviar {ours}.',
        'La cara de quien abre la puerta y no esperaba nada dura un segundo. Merece la pena verla, con {ours}.',
        'Una mesa puesta, la vajilla buena, los amigos a punto de llegar. En el centro, {ours}.',
        'Dar las gracias merece algo más que un mensaje. Esta vez, con {ours}.',
      ],
      informal: [
        'No es su cumpleaños, ni aniversario, ni has roto nada. Por eso mismo, {ours}.',
        'Pedir perdón por mensaje es como cantar por señas. Presentarse en la puerta con {ours} ya es otra cosa.',
        'Tu madre dice que no le lleves nada. Tradúcelo bien y lleva {ours}.',
        'El jarrón lleva meses guardando bolígrafos y un paraguas. Devuélvele la dignidad con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Un corte en diagonal antes de poner las flores en agua, y el tallo bebe mejor. Tenga las tijeras a mano cuando abra la puerta a {ours}.',
        'Las hojas que quedan bajo el agua se pudren y ensucian el jarrón. Retírelas primero y reserve el centro de la mesa para {ours}.',
        'Agua limpia cada dos días y, de paso, un pequeño recorte a los tallos. Un rito breve para volver a mirar de cerca {ours}.',
        'Lejos del sol directo, del radiador y de la fruta, las flores duran más. Piense en ese lugar antes de encargar {ours}.',
      ],
      informal: [
        'Del papel al jarrón hay un paso que muchos se saltan: cortar el tallo en diagonal, para que beba mejor. Primero tijeras, luego {ours}.',
        '¿Jarrón sucio? Serán las hojas que quedaron bajo el agua, que se pudren. Fuera todas antes de meter {ours}.',
        'Pon una alarma cada dos días: agua nueva y un tijeretazo a los tallos. El resto del tiempo, a presumir de {ours}.',
        'Al sol, sobre el radiador o junto al frutero: tres maneras de despedirse antes de las flores. Busca otro hueco para {ours}.',
      ],
    },
    asks: {
      formal: ['¿A quién le enviaría flores hoy?', '¿Cuál es su flor preferida?'],
      informal: [
        '¿Cuándo fue la última vez que te regalaron flores?',
        '¿Flores sin motivo: sí o sospechoso?',
      ],
    },
  },
  'plant-pot': {
    stories: {
      formal: [
        'Hay un ficus que lleva tres años en el plástico en que lo vendieron. Ha llegado la hora de {ours}.',
        'Lo verde crece solo; lo que hay debajo se elige. Empiece por {ours}.',
        'Un sábado de primavera, papel de periódico en el suelo, tierra hasta en los codos. Y en medio, {ours}.',
        'El balcón es pequeño, pero tiene sol por la mañana y espacio para dos sillas y {ours}.',
      ],
      informal: [
        'Las raíces ya asoman por debajo, pidiendo auxilio. Búscales piso: {ours}.',
        'Tu potos vive en un cubo de yogur grande y finge que no le importa. Mudanza urgente a {ours}.',
        'Compraste la planta, la subiste a casa y pensaste en todo menos en dónde ponerla. En {ours}.',
        'Trasplantar sin llenarlo todo de tierra es imposible. Acéptalo, pon un mantel viejo y saca {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Al trasplantar bastan unos dedos más de ancho: en un tiesto enorme la tierra tarda en secarse. Mida el de ahora y compárelo con {ours}.',
        'Con agujero, el agua que sobra sale; sin él, se usa como cubremacetas. Mire el fondo y sabrá qué papel dar a {ours}.',
        'En primavera las raíces se ponen en marcha, y es buena época para mudarlas. Prepare un saco de tierra, un sábado libre y {ours}.',
        'Pasar de una casa pequeña a una inmensa parece generoso, pero la tierra tardará en secarse. Unos dedos de más, no palmos, al elegir {ours}.',
      ],
      informal: [
        'Tu planta no pide un palacio: en tanta tierra, la humedad tarda en irse. Unos dedos más de ancho y ya puedes fijarte en {ours}.',
        '¿Con agujero? Suelta el agua que sobra. ¿Sin agujero? De cubremacetas. Es lo primero que se mira en {ours}.',
        'Llega la primavera, las raíces se desperezan y toca mudanza. Ve avisando a tu ficus y preparando {ours}.',
        'Si no hay agujero, el agua que sobra no sale, y entonces se usa de cubremacetas. Antes de abrir el saco de tierra, da la vuelta a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Balcón, terraza o alféizar?', '¿Qué planta de su casa necesita mudarse?'],
      informal: ['¿Qué recipiente raro has usado alguna vez?', '¿A quién toca trasplantar este mes?'],
    },
  },
  seeds: {
    stories: {
      formal: [
        'Una mañana, donde solo había tierra, asoma algo verde del tamaño de una uña. Todo empieza con {ours}.',
        'Los abuelos sabían qué se siembra cada mes sin mirarlo en ningún sitio. Se vuelve a aprender con {ours}.',
        'Para tener huerto no hace falta tener campo: una ventana, algo de paciencia y {ours}.',
        'Se entierra, se riega, se espera y no se toca. Pocas lecciones caben en tan poco como {ours}.',
      ],
      informal: [
        'Día uno: nada. Día dos: nada. Día nueve: gritos en la cocina. Así es vivir con {ours}.',
        'Cada media hora los niños preguntan si ya ha salido. Dales una lupa y {ours}.',
        'Tu balcón tiene una silla, una bici y un sol que nadie aprovecha. Cámbialo con tierra y {ours}.',
        'Presumir de cosecha en el grupo de la familia lleva su tiempo. Cuanto antes empieces, mejor: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Salvo las que piden luz, se entierran a dos o tres veces su tamaño. Lea primero el sobre y hunda después el dedo en la tierra, con {ours} al lado.',
        'Hasta que asome el brote, la tierra húmeda y sin encharcar: mejor pulverizar que regar a chorro. Tenga listo el pulverizador antes que {ours}.',
        'En un sitio fresco, seco y oscuro aguantan hasta la próxima siembra. Guarde así lo que sobre de {ours}.',
        'Una etiqueta con el nombre y la fecha evita adivinar qué está saliendo. Escríbala el mismo día en que siembre {ours}.',
      ],
      informal: [
        'Ni a ras de suelo ni en un pozo: dos o tres veces su tamaño, salvo las que piden luz. Con esa cuenta ya puedes abrir {ours}.',
        'Húmeda sí, sopa no: hasta que germine, la tierra se pulveriza, nada de chorros. Espray en mano y paciencia con {ours}.',
        '¿Te sobra medio sobre? En un sitio fresco, seco y oscuro llega a la próxima siembra. Ve despejando un cajón para {ours}.',
        '¿Tomate, albahaca o mala hierba? Un palito con nombre y fecha y se acabó el concurso. Escríbelo antes de sembrar {ours}.',
      ],
    },
    asks: {
      formal: ['¿Flores, hierbas o verduras?', '¿Quién le enseñó a sembrar?'],
      informal: ['¿Ventana, balcón o huerto de verdad?', '¿Sobrevivió tu lenteja del cole?'],
    },
  },
  'garden-tool': {
    stories: {
      formal: [
        'Se sale a quitar una mala hierba y se vuelve a la hora de comer. En la mano, {ours}.',
        'El jardín despierta en marzo, y con él la lista de tareas. Conviene tener cerca {ours}.',
        'Tierra en las uñas, sol en la nuca, la radio bajita. Así se pasa una mañana con {ours}.',
        'Cuatro rosales, un seto, las macetas del balcón: cualquier trozo de tierra es jardín con {ours}.',
      ],
      informal: [
        'Dijiste que solo ibas a mirar el jardín y llevas tres horas de rodillas. Ya que estás, {ours}.',
        'Con una cuchara sopera se empieza, todos hemos pasado por ahí. Devuélvela a la cocina: {ours}.',
        'Por encima de la valla, el vecino opina. Tú asiente, sonríe y sigue con {ours}.',
        'Las malas hierbas no se van de vacaciones, y tú este sábado tampoco. A por ellas, con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Quitar la tierra y secar después de cada uso es lo que evita el óxido. Tenga un paño en el cobertizo, colgado junto a {ours}.',
        'Lo que ha tocado una planta enferma puede llevar el mal a la siguiente. Limpie entre una y otra, y siga adelante con {ours}.',
        'Colgado y a cubierto, todo dura más que apoyado en el suelo húmedo. Un gancho en la pared será buen sitio para {ours}.',
        'El trabajo acaba cinco minutos más tarde de lo que parece: hay que quitar la tierra y secar, o vendrá el óxido. Dedíquelos a {ours}.',
      ],
      informal: [
        'Primero tierra fuera y a secar, después la cerveza: así no hay óxido. Brinda luego por los tomates y por {ours}.',
        '¿Has tocado el rosal pachucho? Limpia antes de ir al siguiente, no sea que le lleves el mal. Después, sigue por el jardín con {ours}.',
        'Lo que duerme en el suelo húmedo dura menos que lo que se cuelga a cubierto. Clava una alcayata antes de traer a casa {ours}.',
        'Ese «mañana lo limpio» acaba en óxido. Quita la tierra, seca y despídete hasta el sábado de {ours}.',
      ],
    },
    asks: {
      formal: ['¿Huerto, rosales o césped?', '¿Qué mes le da más trabajo en el jardín?'],
      informal: ['¿Guantes o tierra en las uñas?', '¿Quién trabaja y quién da instrucciones?'],
    },
  },
  'watering-can': {
    stories: {
      formal: [
        'A las ocho de la tarde baja el sol y huele a tierra mojada en todo el patio. Es la hora de {ours}.',
        'Dar una vuelta por la casa, maceta a maceta, es una forma de empezar el día. En la mano, {ours}.',
        'La menta pide a diario; el romero, casi nunca. Con el tiempo se aprende a quién visitar con {ours}.',
        'Quien cuida las plantas de un vecino en agosto merece, además de las llaves, {ours}.',
      ],
      informal: [
        'Regar con una botella de litro y medio salpica más el sofá que la planta. Cámbiala por {ours}.',
        'Ocho viajes al fregadero con un vaso en cada mano. ¿Y si en el próximo llevas {ours}?',
        'Las plantas te miran mal desde el domingo. Haz las paces: {ours}.',
        'Tu abuela regaba cantando y todo le crecía hasta el techo. Pon una copla y llena {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con sol fuerte se evapora buena parte del agua. Mejor a primera hora o al caer la tarde, sin prisa, con {ours}.',
        'Las hojas mojadas enferman con más facilidad; el agua es para la tierra. Apunte bajo, maceta a maceta, con la ayuda de {ours}.',
        'A temperatura ambiente, el agua no da sustos a las raíces. Llene con tiempo {ours}.',
        'En julio conviene madrugar, porque a pleno sol buena parte del riego se evapora. En una mano el café y, en la otra, {ours}.',
      ],
      informal: [
        'Regar a las tres de la tarde es regar el aire: con el sol fuerte se evapora buena parte. Espera a la fresca y sal con {ours}.',
        'Tus plantas no quieren ducha: con las hojas mojadas enferman más fácilmente. A la tierra y sin salpicar, esa es la ronda con {ours}.',
        'Tú metes primero un pie en el mar; las raíces no pueden. Que no se lleven un susto: deja que el agua se temple en {ours}.',
        'Antes del desayuno o antes de la cena, que al sol el agua se evapora. Elige turno y no dejes muy lejos {ours}.',
      ],
    },
    asks: {
      formal: ['¿Riega por la mañana o al caer la tarde?', '¿Quién se ocupa de sus plantas en agosto?'],
      informal: ['¿Con qué riegas ahora? Vale confesar botella.', '¿Riegas de más o de menos?'],
    },
  },
};
