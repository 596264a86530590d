import type { StoriesOf } from '../stories.ts';

export const plants: StoriesOf<'plants'> = {
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
    asks: {
      formal: ['¿Riega por la mañana o al caer la tarde?', '¿Quién se ocupa de sus plantas en agosto?'],
      informal: ['¿Con qué riegas ahora? Vale confesar botella.', '¿Riegas de más o de menos?'],
    },
  },
};
