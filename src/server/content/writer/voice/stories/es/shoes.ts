export const shoes = {
  sneakers: {
    stories: {
      formal: [
        'Un traje se vuelve conversación cuando se mira hacia abajo. Hoy, con {ours}.',
        'Del museo al mercado, del mercado al río: las ciudades se ven a pie. Recórralas con {ours}.',
        'Hay viernes en los que el zapato se queda en la caja y la semana termina antes. Al salir, {ours}.',
        'Quien viaja ligero lleva un solo par y lo piensa bien. Piense en {ours}.',
      ],
      informal: [
        'El conjunto lo decides de abajo arriba, y lo sabes. Así que primero {ours}.',
        'Ibas a dar una vuelta corta y has cruzado media ciudad. La culpa está en los pies: {ours}.',
        'Primer charco, primer pisotón, primer drama. Respira hondo y saca a la calle {ours}.',
        'Con vestido, con chándal o con el traje de la boda a partir de las dos. Baila con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Se prueban con los calcetines que se van a llevar y con los dos pies. Téngalos a mano el día que se pruebe {ours}.',
        'Entre la punta y el dedo más largo debe quedar, más o menos, el ancho de un pulgar. Compruébelo de pie con {ours}.',
        'El calor del radiador reseca los pegamentos; con papel de periódico dentro se secan solas. Guarde el dominical para {ours}.',
        'Un día de descanso entre puesta y puesta les da tiempo a airearse. Los martes, otros zapatos; los miércoles, {ours}.',
      ],
      informal: [
        'Te pilló el chaparrón y vas directo al radiador. Quieto: reseca los pegamentos. Periódico dentro y paciencia con {ours}.',
        'Si vas a llevarlas con calcetín gordo, no las pruebes con uno fino. Y los dos pies, que no son gemelos. Ahora, {ours}.',
        'Cabe un pulgar delante del dedo más largo, o casi: esa es la talla. Haz la prueba del pulgar con {ours}.',
        'Hasta tus favoritas necesitan librar un día, que así se airean. Haz turnos y mete en el cuadrante {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Las llevaría con traje?',
        '¿Blancas o de color?',
        '¿Qué ciudad recorrería a pie?',
        '¿Con calcetín a la vista o escondido?',
        '¿Museo, mercado o paseo por el río?',
        '¿Cuántos pasos da en un domingo?',
      ],
      informal: [
        '¿Cuántos pares tienes y cuántos usas?',
        '¿Limpias como el primer día o con mucha calle?',
        '¿Cordones atados o remetidos?',
        'Dos de la mañana: ¿taxi o andando?',
        'Primer pisotón: ¿drama o paz?',
        '¿Hasta dónde has llegado sin querer?',
      ],
    },
  },
  'running-shoes': {
    stories: {
      formal: [
        'A las siete el parque es de los pájaros y de unos pocos. Entre ellos, usted con {ours}.',
        'El primer kilómetro cuesta, el segundo se olvida, el tercero ya piensa por uno. Empiece con {ours}.',
        'Una ciudad nueva se conoce bien corriendo, antes de que abran las tiendas. En la maleta, {ours}.',
        'Unos salen a mejorar su marca y otros a no mirar la hora. Unos y otros, con {ours}.',
      ],
      informal: [
        'Lo peor es la distancia que va del sofá a la puerta. A partir de ahí, {ours}.',
        'Te apuntaste a la carrera en enero, con mucho optimismo y dos copas. Es hora de atarse {ours}.',
        'Si no lo subes a la aplicación, ¿has corrido? Testigos tienes: las piernas y {ours}.',
        'Semáforo en rojo y tú trotando en el sitio, con mucha dignidad. Cuando cambie, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El pie se hincha con los kilómetros; por eso suele elegirse media talla o una más. Calcule la suya y después mire {ours}.',
        'Alternar dos pares deja que la amortiguación se recupere entre una salida y otra. Uno ya lo tiene; el otro puede ser {ours}.',
        'El estreno, en una salida corta, nunca el día de la carrera. Escoja una vuelta tranquila por el parque para {ours}.',
        'La suela gastada por un lado avisa, aunque por arriba no se note. Dé la vuelta a las de siempre y luego mire {ours}.',
      ],
      informal: [
        'Por arriba parecen de escaparate; dales la vuelta. Si la suela está comida por un lado, hora de relevo: {ours}.',
        'Estrenar el día de la carrera es regalarle tus pies al azar. Antes, una salida corta con {ours}.',
        '¿Sales casi cada día? Con dos pares, la amortiguación se recupera entre una vez y otra. Haz pareja con {ours}.',
        'En el kilómetro diez tu pie ya no es el de la tienda: se hincha. Suma media talla o una y vuelve a por {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Corre por la mañana o por la tarde?',
        '¿Asfalto, parque o montaña?',
        '¿Cuál es su distancia?',
        '¿Corre a solas o en compañía?',
        '¿Por qué ciudad le gustaría correr?',
        '¿Desayuna antes o después?',
      ],
      informal: [
        '¿Con música o con tus pensamientos?',
        '¿A cuántos kilómetros empiezas a odiarlo?',
        '¿Qué canción te salva el último kilómetro?',
        'Con lluvia, ¿sales o te da por limpiar la casa?',
        '¿A qué hora suena tu despertador?',
        '¿Qué cae después: ducha, café o siesta?',
      ],
    },
  },
  boots: {
    stories: {
      formal: [
        'Hay un día, hacia octubre, en que la ciudad cambia de sonido al andar. Es el turno de {ours}.',
        'Un abrigo largo, unas medias, la acera brillante después de la lluvia. Para pisarla, {ours}.',
        'El campo empieza donde se acaba el asfalto y nadie mira el reloj. Siga el camino con {ours}.',
        'Al llegar hay un banco, una chimenea y alguien que pregunta qué tal el paseo. Deje junto a la puerta {ours}.',
      ],
      informal: [
        'Estás esperando a que bajen dos grados para poder sacarlas. Ya casi: {ours}.',
        'Los charcos se rodean o se pisan, y tú ya has elegido. Adelante con {ours}.',
        'Se oye que llegas desde el final del pasillo, y te encanta. Entra pisando fuerte con {ours}.',
        'Con vestido en octubre, con vaqueros en enero, con lo que sea en un festival. Todo el año, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Se prueban por la tarde y con el calcetín grueso del invierno. Saque uno del cajón antes de probarse {ours}.',
        'De caña alta, se guardan de pie y con papel o una botella dentro para que no se doblen. Llegado abril, prepare {ours}.',
        'Si se mojan, a temperatura ambiente y lejos del radiador, con papel dentro. Esta noche, junto a la puerta, {ours}.',
        'Un calcetín fino engaña al elegir: pruebe con el grueso, y por la tarde. Así entrará enero con {ours}.',
      ],
      informal: [
        'La botella vacía del domingo tiene futuro: dentro de la caña alta, para que no se doble. Guarda así {ours}.',
        'Pies empapados, radiador a tope: mala idea. Papel dentro, lejos del calor, y mañana otra vez a los charcos con {ours}.',
        'Probártelas en septiembre con calcetín de ejecutivo es un autoengaño. El gordo, y por la tarde, con {ours}.',
        'Si son de caña alta, tumbadas se doblan. De pie, rellenas de papel, que parezca que alguien vive en {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuándo empieza para usted el otoño?', '¿Altas o al tobillo?'],
      informal: ['¿Rodeas los charcos o los pisas?', '¿En qué mes las guardas de mala gana?'],
    },
  },
  sandals: {
    stories: {
      formal: [
        'El verano no llega con el calor, sino el día en que se guardan los calcetines. Ese día, {ours}.',
        'Un patio encalado, la hora de la siesta, el suelo fresco. Cruce despacio con {ours}.',
        'Por la mañana, arena; por la noche, una cena frente al puerto. El camino, con {ours}.',
        'Las vacaciones se preparan por los pies: primero una buena pedicura y luego {ours}.',
      ],
      informal: [
        'Saltar de sombra en sombra porque la arena quema es el baile del verano. Menos mal que llevas {ours}.',
        'La marca del sol en los pies delata por dónde has andado. Firma este año con {ours}.',
        'Adiós a los calcetines hasta octubre, sin rencores. Pasa página con {ours}.',
        'Bajar a por hielo, quedarse a la verbena, volver de día. Nada de eso estaba previsto, salvo {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con calor el pie se ensancha, así que se prueban al final del día. Cítese con el espejo a las ocho y pruébese {ours}.',
        'El pie no debe asomar ni por delante ni por detrás: ahí es donde roza con el suelo. Mírese de perfil con {ours}.',
        'Antes de un día entero fuera, conviene un rato de estreno en casa. Riegue las plantas del balcón con {ours}.',
        'Por la mañana el pie es otro; al final del día, con el calor, se ensancha. Espere a esa hora para decidir sobre {ours}.',
      ],
      informal: [
        'Tu talla de las nueve de la mañana no vale: con calor el pie se ensancha. Deja para última hora la cita con {ours}.',
        'Dedos que asoman, dedos que besan la acera. Ni por delante ni por detrás: comprueba el pie entero en {ours}.',
        'El primer día de vacaciones no es para estrenar. Unas vueltas por el pasillo antes, y a la maleta {ours}.',
        '¿Excursión mañana? Hoy, pasillo, cocina y vuelta: un rato de estreno en casa con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Playa, ciudad o pueblo?', '¿Qué día guarda los calcetines?'],
      informal: ['¿Con calcetines: jamás o depende?', '¿De qué color van las uñas este verano?'],
    },
  },
  heels: {
    stories: {
      formal: [
        'Antes de la llave y del perfume, un último gesto frente al espejo del recibidor. Póngase {ours}.',
        'Las bodas se recuerdan por un baile y por quién aguantó hasta el final. Esta vez, con {ours}.',
        'Un vestido negro es solo el comienzo de una frase. La termina usted, con {ours}.',
        'Los pasos llegan al salón antes que quien los da, y la conversación se interrumpe. Entre con {ours}.',
      ],
      informal: [
        'Hay un momento en toda boda en que alguien se descalza debajo de la mesa. Hasta entonces, {ours}.',
        'Practicas el pasillo de casa como si fuera una pasarela, con el gato de jurado. Desfila con {ours}.',
        'Vaqueros viejos, camiseta blanca y, de repente, todo cambia de rodilla para abajo: {ours}.',
        'Cruzar los adoquines del casco antiguo es el examen final. Sobresaliente a quien llegue con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Unos ratos en casa y con calcetín los van adaptando al pie antes de la fiesta. Empiece esta semana con {ours}.',
        'Cuanto más ancho es el apoyo, más fácil resulta andar mucho rato. Piense en la noche que le espera y mire {ours}.',
        'Sobre la alfombra todos parecen estables; se prueban caminando y en suelo duro. Busque unas baldosas para {ours}.',
        'Gastadas las tapas del todo, lo siguiente que se come el suelo es el tacón. Revíselas antes de cada boda y salga con {ours}.',
      ],
      informal: [
        'Con calcetín y por el pasillo, glamur cero, pero así se adaptan al pie antes de la fiesta. Ensaya con {ours}.',
        'En la alfombra de la tienda cualquiera desfila. Camina por suelo duro y luego decide sobre {ours}.',
        '¿Boda larga? Cuanto más ancho, más fácil aguantar andando hasta el último autobús. Mira con esos ojos {ours}.',
        'Ese clac metálico son las tapas pidiendo cambio, antes de que se gaste el tacón. Mírales los bajos y baila con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Alto, medio o bajo?', '¿En qué ocasión los llevó por última vez?'],
      informal: ['¿A qué hora de la boda te los quitas?', '¿Llevas bailarinas en el bolso? Confiesa.'],
    },
  },
  loafers: {
    stories: {
      formal: [
        'Los domingos se distinguen de los lunes por un nudo menos. Para ambos días, {ours}.',
        'Pantalón al tobillo, chaqueta al hombro, un aperitivo al sol. Para terminar, {ours}.',
        'Se entra en la oficina y se sale hacia una cena sin pensar en cambiarse. Camine con {ours}.',
        'Una camisa blanca, unos vaqueros bien planchados y {ours}: no hace falta otra idea.',
      ],
      informal: [
        'Atarse los cordones lleva diez segundos, y tú ya llegas tarde. Mete el pie en {ours}.',
        'Con calcetín blanco o sin calcetín: tu padre y tú nunca estaréis de acuerdo. Zanja el tema con {ours}.',
        'El traje es de la empresa; de tobillo para abajo decides tú. Por ejemplo, {ours}.',
        'Suena «venga, bajamos ya» y tú eres la única persona lista. Ventajas de {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Sin cordones que ajusten, de estreno debe quedar ceñido, pero sin apretar los dedos. Búsquele ese punto a {ours}.',
        'Un calzador evita aplastar el talón al meter el pie. Cuélguelo en la entrada y estará a mano para {ours}.',
        'Si el talón se sale a cada paso, sobra talla. Camine un poco antes de decidir sobre {ours}.',
        'A falta de cordones, la talla lo es todo: ceñida de estreno, con los dedos libres. Dé unos pasos con {ours}.',
      ],
      informal: [
        'Pisar el talón por las prisas es condenarlo. Tres segundos de calzador y al trabajo con {ours}.',
        'Si al andar suenas a chancla, sobra talla: el talón no tiene que salirse. Haz el paseíllo con {ours}.',
        'Aquí no hay lazada que te salve: de estreno, ceñidos, y los dedos a su aire. Con esa idea, prueba {ours}.',
        'Un calzador en la entrada parece cosa de tu abuelo, y tu abuelo no aplastaba talones. Hereda el truco con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Traje o vaqueros?', '¿Clásicos o de color?'],
      informal: ['¿Con calcetín o sin él?', '¿A qué edad empezaron a gustarte?'],
    },
  },
  slippers: {
    stories: {
      formal: [
        'La jornada termina de verdad en el recibidor, al cambiarse los zapatos. Al lado de la puerta, {ours}.',
        'Una casa se conoce por sus pasos de la mañana: el pasillo, la cafetera, la radio. Se dan con {ours}.',
        'En invierno el suelo dice buenos días antes que nadie. Respóndale desde {ours}.',
        'Los invitados que se quedan a dormir agradecen una toalla, un vaso de agua y {ours}.',
      ],
      informal: [
        'Bajaste la basura «un segundo» y te encontraste a medio barrio. Saluda con {ours}.',
        'El dedo meñique y la pata de la cama tienen una relación tóxica. Pon distancia con {ours}.',
        'Siempre aparece una en el salón y la otra debajo del sofá. Empieza la búsqueda de {ours}.',
        'Teletrabajas de camisa por arriba y de sábado por abajo. Nadie lo ve: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con escaleras en casa, mejor que sujeten el talón: las abiertas se salen al bajar. Piense en los peldaños y mire {ours}.',
        'Antes que el dibujo se mira la suela, que es la que agarra en la baldosa. Empiece por ahí con {ours}.',
        'Para un regalo basta saber el número de pie y, si queda entre dos, elegir el mayor. Solo falta el lazo para {ours}.',
        'La baldosa del pasillo se entiende con la suela, no con el dibujo. Mírela por debajo y después elija {ours}.',
      ],
      informal: [
        'Te fijas en el dibujo, y quien te sujeta en la baldosa es la suela. Dale la vuelta a la foto y mira {ours}.',
        'Bajar a por agua a oscuras y perder una por la escalera, un clásico. Si hay peldaños, mejor talón sujeto: fíjate en {ours}.',
        '¿Regalo para tu padre y no sabes qué? El número de pie y, si dudas, el mayor. Resuelto, con {ours}.',
        'Entre el cuarenta y el siguiente, el siguiente: para regalar, siempre el mayor. Y al papel de estrellas, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Se descalza al entrar en casa?', '¿Qué es lo primero que hace al llegar?'],
      informal: [
        '¿Has salido a la calle con ellas? ¿Hasta dónde?',
        '¿De las cerradas o de las de talón al aire?',
      ],
    },
  },
};
