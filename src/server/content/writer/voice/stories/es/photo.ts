import type { StoriesOf } from '../stories.ts';

export const photo: StoriesOf<'photo'> = {
  camera: {
    stories: {
      formal: [
        'De aquel viaje quedan tres recuerdos y ninguna imagen a la altura. Para el próximo, {ours}.',
        'La luz de las ocho dura diez minutos y no avisa. Conviene salir a pasear con {ours}.',
        'Los hijos crecen entre un verano y otro, sin que nadie lo vea ocurrir. Tenga a mano {ours}.',
        'En cada familia hay alguien que falta en las fotos porque las hizo. Suya será, quizá, {ours}.',
      ],
      informal: [
        'Tienes cuatro mil fotos en el móvil y ni una en la pared. Empieza otra vez, con {ours}.',
        'El plato se enfría, nadie puede comer y tú buscas el ángulo. Que esperen todos un poco más: tienes {ours}.',
        'Justo cuando no hay nada a mano, el gato hace algo genial. La próxima vez, {ours}.',
        'Madrugar en vacaciones no tiene sentido, salvo por esa luz. Despertador, café y {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Qué retrata más: personas, paisajes o detalles?',
        '¿Cuál fue la última foto que imprimió?',
        '¿Ciudad o naturaleza?',
        '¿Qué viaje fotografiaría de nuevo?',
        '¿En color o en blanco y negro?',
        '¿A qué hora le gusta más la luz?',
      ],
      informal: [
        '¿Eres quien hace la foto o quien sale?',
        'Amanecer o atardecer, ¿con qué te quedas?',
        '¿A quién fotografías más: a tu gente o a tu gato?',
        '¿Cuántas fotos hay en tu móvil? Sin mirar.',
        'La comida, ¿foto antes o después del primer bocado?',
        '¿Qué foto hay en tu nevera?',
      ],
    },
  },
  'film-camera': {
    stories: {
      formal: [
        'Hay que pensar antes de disparar, porque el carrete se acaba. Esa calma empieza con {ours}.',
        'Una caja de zapatos, negativos, el verano del ochenta y dos. Añada otro capítulo con {ours}.',
        'Lo que se fotografió hoy no se verá hasta dentro de unos días. Esa espera forma parte de {ours}.',
        'El clic, el avance, un fotograma menos. Para los placeres que necesitan su tiempo, {ours}.',
      ],
      informal: [
        'Sin pantalla, sin filtros y sin «a ver cómo he salido». Que nadie proteste: hoy disparas con {ours}.',
        'La mitad saldrá movida y serán tus preferidas. Compra un carrete para {ours}.',
        'Recoger el revelado es abrir un regalo que te hiciste hace un mes y ya no recordabas. Ve preparándolo con {ours}.',
        'Quedan tres fotos y la fiesta acaba de empezar. Piénsate mucho el próximo clic de {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Color o blanco y negro?',
        '¿A quién le dedicaría un carrete entero?',
        '¿Qué fotografiaría con el último disparo?',
        '¿Álbum, caja de zapatos o pared?',
        '¿De quién es la foto antigua que más quiere?',
        '¿En qué viaje la llevaría consigo?',
      ],
      informal: [
        '¿Cuántas salen movidas por carrete?',
        '¿Aguantarías una semana sin ver las fotos?',
        '¿Qué sale en la última foto de tu último carrete?',
        '¿Cuánto tardas en gastar un carrete?',
        '¿Quién sale siempre con los ojos cerrados?',
        '¿Playa, fiesta o perro en el primer carrete?',
      ],
    },
  },
  lens: {
    stories: {
      formal: [
        'La misma calle, la misma esquina, y de pronto otra fotografía. Bastó con cambiar a {ours}.',
        'Antes de pensar en otra cámara, merece la pena pensar en lo que lleva delante. Por ejemplo, {ours}.',
        'Todo fotógrafo tiene una forma de acercarse a las cosas. Quizá la suya empiece en {ours}.',
        'Salir un domingo sin plan, con la cámara al hombro, enseña más que un curso. Monte {ours}.',
      ],
      informal: [
        'Dijiste que con uno te bastaba. Todos lo dijimos antes de mirar {ours}.',
        'Vas a contarle a tu pareja que este sí es distinto de los otros. Ensaya el discurso sobre {ours}.',
        'Tu cámara no está aburrida, solo ve siempre lo mismo. Enséñale {ours}.',
        'Otra vez el hueco de la mochila donde «cabe uno más». Pues sí cabe: {ours}.',
      ],
    },
    asks: {
      formal: ['Si solo pudiera llevar uno, ¿qué focal sería?', '¿Retrato o paisaje?'],
      informal: ['¿Zoom o focal fija?', '¿Cuántos tienes? ¿Y cuántos confiesas?'],
    },
  },
  tripod: {
    stories: {
      formal: [
        'La ciudad de noche, las estelas de los coches, unos segundos sin respirar. Para esa espera, {ours}.',
        'Quien hace las fotos nunca sale en ellas. Este año, la familia completa, con {ours}.',
        'Se llega de noche a la cala, se coloca todo y se espera al sol. Lo primero en quedar en su sitio, {ours}.',
        'Hay fotografías que dependen menos del pulso que de la paciencia. Para ellas, {ours}.',
      ],
      informal: [
        'Temporizador, carrera, sonrisa, tropiezo. Repítelo las veces que haga falta, con {ours}.',
        'Tres libros, una caja y la cámara en equilibrio encima. Antes de que acabe en el suelo, {ours}.',
        'Pedirle una foto a un desconocido es una lotería: pies cortados y un dedo. Juega sobre seguro con {ours}.',
        'De la foto de grupo siempre falta quien tiene mejor ojo. Sal tú también, con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Qué fotografía haría de noche?', '¿Quién falta siempre en las fotos de su familia?'],
      informal: [
        '¿A cuántas tomas llegas antes de decir «esta vale»?',
        '¿Dónde lo has apoyado todo hasta ahora?',
      ],
    },
  },
};
