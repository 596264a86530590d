import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsPhoto = {
  camera: typeWordsEs('cámara', 'la cámara', {
    hooks: [
      '¿Cuál es la primera foto?',
      'Salir a mirar, cámara en mano.',
      'Esta luz dura diez minutos.',
      'El móvil, hoy, en el bolsillo.',
    ],
    lines: [
      'Con una cámara al cuello se pasea más despacio.',
      'Viajes, cumpleaños o la luz de las siete en la cocina.',
      'Las fotos que se imprimen suelen ser las que se pensaron.',
      'Hay barrios que se descubren solo por salir a hacer fotos.',
      'Un cumpleaños, una puesta de sol, un gato que bosteza.',
      'Se va de fin de semana en el bolsillo del abrigo.',
      'Se encuadra, se espera, llega la sonrisa.',
      'Las vacaciones caben en una tarjeta.',
    ],
    tips: [
      'A primera hora y al final de la tarde la luz es más suave: las caras lo agradecen.',
      'En un retrato se enfoca el ojo más cercano: ahí va la mirada.',
      'Antes de un viaje, tarjeta vacía, batería cargada y una vuelta de prueba por el barrio.',
      'El objetivo se limpia con pera de aire y paño de microfibra, nunca con la camiseta.',
    ],
    tags: ['Fotografía', 'Cámara', 'Fotógrafos', 'Fotos'],
  }),
  'film-camera': typeWordsEs('cámara analógica', 'la cámara analógica', {
    hooks: [
      'Un carrete y ninguna prisa.',
      '¿Blanco y negro o color?',
      'Fotos que hay que esperar.',
      'Clic, pasar el carrete y otra.',
    ],
    lines: [
      'Con las fotos contadas, cada una se piensa.',
      'La sorpresa llega al revelar, cuando ya se había olvidado.',
      'No hay pantalla: se mira la escena y punto.',
      'El grano, los colores y algún dedo en la esquina: ahí está la gracia.',
      'Treinta y seis fotos, y cada una cuenta.',
      'El clic del disparador hace callar al móvil.',
      'Se espera una semana para volver a ver un segundo.',
      'Las fotos acaban en un álbum, no en la nube.',
      'Un dedo en la esquina, y es la foto favorita.',
      'Se pide que nadie se mueva, y todos se ríen.',
      'Colgada al cuello de viaje, en la estantería el resto del año.',
      'La luz de las siete de la tarde y una sola oportunidad.',
    ],
    tips: [
      'Poca sensibilidad para días de sol, mucha para interiores: el carrete se elige por la luz.',
      'Los carretes caducan y sufren con el calor: se guardan en un sitio fresco y no en el coche.',
      'En el aeropuerto, los carretes van en el equipaje de mano: los escáneres de facturación pueden velarlos.',
      'Un primer carrete de prueba, en sitios conocidos, enseña cómo mide la luz cada cámara.',
    ],
    tags: ['FotografíaAnalógica', 'CámaraAnalógica', 'FilmPhotography', 'Carrete'],
  }),
  lens: typeWordsEs('objetivo', 'el objetivo', {
    hooks: [
      'Misma cámara, otra mirada.',
      '¿Retrato, paisaje o detalle?',
      'El mismo sitio, otro encuadre.',
      'Cambiar de objetivo es cambiar de sitio.',
    ],
    lines: [
      'La misma calle parece otra según el cristal con que se mira.',
      'Antes que cambiar de cámara, muchos cambian de objetivo.',
      'Un fin de semana con un solo objetivo enseña a mirar.',
      'Para acercarse a lo pequeño o abrirse al paisaje: según la distancia focal.',
    ],
    tips: [
      'Antes de comprarlo se comprueba la montura: cada marca, y a veces cada gama, tiene la suya.',
      'Un número f bajo deja entrar más luz y desenfoca más el fondo.',
      'Primero la pera de aire y después el paño: al revés, el polvo raya el cristal.',
      'Al cambiarlo, la cámara mirando hacia abajo: así entra menos polvo.',
    ],
    tags: ['Objetivo', 'Fotografía', 'EquipoFotográfico', 'Fotógrafos'],
  }),
  tripod: typeWordsEs('trípode', 'el trípode', {
    hooks: [
      'Por fin sale quien hace las fotos.',
      '¿Foto de noche sin que tiemble?',
      'La foto de familia, con todos.',
      'Tres patas y ninguna prisa.',
    ],
    lines: [
      'En la foto de grupo falta siempre el mismo; ya no.',
      'Luces de la ciudad, estrellas o un vídeo sin temblores.',
      'Temporizador, carrera y sonrisa.',
      'Plantarlo obliga a pensar el encuadre, y se nota.',
    ],
    tips: [
      'Se abren primero las secciones gruesas de las patas: las finas son las menos firmes.',
      'Con la cámara en trípode conviene apagar el estabilizador, que puede moverla por su cuenta.',
      'El temporizador o un mando evita el temblor de pulsar el botón.',
      'Antes de comprarlo se suma lo que pesan cámara y objetivo: debe quedar por debajo de lo que aguanta.',
    ],
    tags: ['Trípode', 'Fotografía', 'FotografíaNocturna', 'CreadoresDeContenido'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
