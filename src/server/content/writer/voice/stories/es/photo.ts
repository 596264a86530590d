export const photo = {
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
    lessons: {
      formal: [
        'La luz de primera hora y la del final de la tarde son más suaves, y las caras lo agradecen. Ponga el despertador y salga con {ours}.',
        'En un retrato, la mirada va al ojo más cercano, y ahí conviene enfocar. Pida a alguien de casa que pose ante {ours}.',
        'Antes de un viaje, tarjeta vacía, batería cargada y un paseo de prueba por el barrio, donde equivocarse sale gratis. Después, la maleta y {ours}.',
        'Una camiseta no es un paño: para el objetivo, pera de aire y microfibra. Así se cuida {ours}.',
      ],
      informal: [
        '¿Por qué salís todos mejor a última hora? Porque la luz es más suave. Queda con tu gente antes de que se ponga el sol y saca {ours}.',
        'Enfocaste la oreja, y ahora todos miran la oreja. La próxima vez, al ojo más cercano: pide a alguien que pose ya para {ours}.',
        'Que la tarjeta está llena se descubre delante de la catedral. Vacíala en casa, carga la batería y ensaya por el barrio con {ours}.',
        'El dobladillo de la camiseta no cuenta como microfibra. Pera de aire, paño de verdad, y otra vez a la calle con {ours}.',
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
    lessons: {
      formal: [
        'Poca sensibilidad para los días de sol, mucha para interiores: el carrete se elige por la luz. Decida primero dónde pasará el domingo con {ours}.',
        'Los carretes caducan y sufren con el calor: un sitio fresco, y nunca el coche. De la despensa, con la fecha revisada, directos a {ours}.',
        'Los escáneres de facturación pueden velar los carretes. Llévelos en el equipaje de mano, al lado de {ours}.',
        'Cada cámara mide la luz a su manera, y un primer carrete en lugares conocidos lo enseña. Empiece por su propia calle, sin prisa, con {ours}.',
      ],
      informal: [
        '¿Bar o playa? Para interiores, carrete de mucha sensibilidad; para el sol, de poca. Decide el plan antes de cargar {ours}.',
        'Agosto, coche al sol y un carrete en la guantera pasándolo fatal. Súbelo a casa, a un sitio fresco, hasta que salgas con {ours}.',
        'En el aeropuerto los carretes van contigo: el escáner de la maleta facturada puede velarlos. Hazles hueco en la mochila, junto a {ours}.',
        'La boda de tu prima no es sitio para el primer carrete. Gástalo en el barrio, mira cómo mide la luz, y ya irás de boda con {ours}.',
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
    lessons: {
      formal: [
        'Cada marca, y a veces cada gama, tiene su montura. Compruebe la de su cámara y vuelva después a {ours}.',
        'Cuanto más bajo es el número f, más luz entra y más se desenfoca el fondo. Con eso en mente, lea los números de {ours}.',
        'Si el paño llega antes que el aire, el polvo raya el cristal. Primero la pera, después el paño: mantenga ese orden con {ours}.',
        'Al cambiar, la cámara mira hacia abajo: así entra menos polvo. Es un gesto que se aprende el primer día con {ours}.',
      ],
      informal: [
        'Enamorarse es fácil; acertar con la montura, no tanto, que cambia de marca a marca. Mira cuál lleva tu cámara y luego sueña con {ours}.',
        '¿Poca luz y ganas de fondo borroso? Busca un número f bajo. Ya sabes en qué fijarte cuando mires {ours}.',
        'Soplar antes de frotar: con polvo debajo, el paño raya el cristal. Pera, paño y otra vez a la calle con {ours}.',
        'Cambiar en plena calle con la cámara mirando al cielo es invitar al polvo. Ponla boca abajo, que entra menos, y monta {ours}.',
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
    lessons: {
      formal: [
        'Las secciones finas de las patas son las menos firmes, así que se dejan para el final. Empiece por las gruesas al abrir {ours}.',
        'Cuando nada se mueve, el estabilizador puede mover la cámara por su cuenta. Apáguelo antes de montarla en {ours}.',
        'Basta pulsar el botón para que tiemble la foto. Confíe el disparo al temporizador o a un mando y aléjese un paso de {ours}.',
        'Lo que pesan juntos cámara y objetivo debe quedar por debajo de la carga admitida. Haga la suma y compárela con la ficha de {ours}.',
      ],
      informal: [
        '¿Patas finas estiradas y las gruesas recogidas? Al revés, que las finas son menos firmes. Ensaya en el pasillo con {ours}.',
        'Nadie toca la cámara y la foto sale movida: puede ser el estabilizador, que va por libre. Apágalo y dale otra oportunidad a la noche con {ours}.',
        'Contuviste la respiración y te tembló el dedo. Temporizador o mando, manos en los bolsillos, y a posar delante de {ours}.',
        'Cámara y objetivo, a la báscula de la cocina: el total tiene que ser menor que el peso admitido. Luego mira cuánto pone en {ours}.',
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
