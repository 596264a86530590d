import type { StoriesOf } from '../stories.ts';

export const shoes: StoriesOf<'shoes'> = {
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
    asks: {
      formal: ['¿Se descalza al entrar en casa?', '¿Qué es lo primero que hace al llegar?'],
      informal: [
        '¿Has salido a la calle con ellas? ¿Hasta dónde?',
        '¿De las cerradas o de las de talón al aire?',
      ],
    },
  },
};
