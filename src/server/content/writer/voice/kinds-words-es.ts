import type { Voice } from './voice.ts';

export const kindsWordsEs: Voice['kinds'] = {
  jewellery: {
    hooks: [
      'Lo último que se pone, lo primero que se ve.',
      '¿Para regalar o para quedárselo?',
      'Un poco de brillo entre semana.',
      'Camiseta blanca y algo que brille.',
    ],
    lines: [
      'Con una camiseta blanca ya hay conjunto.',
      'Un detalle así se nota hasta en una videollamada.',
      'Hay joyas que se heredan y joyas que se estrenan un martes.',
      'Ocupa poco en el joyero y mucho en el espejo.',
    ],
    tags: ['Joyas', 'Joyería', 'Bisutería', 'IdeasDeRegalo'],
  },
  shoes: {
    hooks: [
      'Todo plan empieza por los pies.',
      '¿Adónde van los próximos pasos?',
      'Calzarse y salir.',
      'Los zapatos deciden el plan.',
    ],
    lines: [
      'Se puede repetir vaquero toda la semana si cambian los zapatos.',
      'Calle, oficina, terraza y vuelta a casa.',
      'Un par nuevo da ganas de volver andando.',
      'Siempre hay sitio para un par más.',
    ],
    tags: ['Calzado', 'Zapatos', 'ModaCalzado', 'Shoes'],
  },
  accessories: {
    hooks: [
      '¿Qué le falta al conjunto?',
      'El detalle que lo cambia todo.',
      'Una cosa pequeña, otro conjunto.',
      'Salir de casa con todo.',
    ],
    lines: [
      'La ropa de siempre parece otra con un complemento distinto.',
      'Va de la oficina a la cena sin cambiarse de ropa.',
      'Un regalo que no entiende de tallas de ropa.',
      'Lo que se busca junto a las llaves antes de salir.',
    ],
    tags: ['Complementos', 'Accesorios', 'ModaYComplementos', 'IdeasDeRegalo'],
  },
  clothing: {
    hooks: [
      '¿Qué me pongo mañana?',
      'El armario pide algo nuevo.',
      'Vestirse sin dar vueltas.',
      '¿Con qué va esto? Con casi todo.',
    ],
    lines: [
      'Para los días en que hay que vestirse en dos minutos.',
      'De la percha a la calle sin pensarlo mucho.',
      'Un armario lleno y, aun así, faltaba esto.',
      'Lo que se pone hoy y apetece repetir el jueves.',
    ],
    tags: ['Moda', 'Ropa', 'LookDelDía', 'Estilo'],
  },
  plants: {
    hooks: [
      'Un poco de verde en casa.',
      '¿Balcón, jardín o alféizar?',
      'El rincón que pedía verde.',
      'Domingo de tierra y agua.',
    ],
    lines: [
      'Un rato entre plantas y la cabeza descansa.',
      'La casa cambia en cuanto entra algo verde.',
      'Para quien habla con sus plantas y para quien aún no lo cuenta.',
      'Un balcón pequeño también da para mucho.',
    ],
    tags: ['Plantas', 'Jardinería', 'AmoLasPlantas', 'CasaVerde'],
  },
  furniture: {
    hooks: [
      'Un mueble y otra habitación.',
      '¿Qué rincón sigue vacío?',
      'Mover los muebles no bastaba.',
      'La casa se va haciendo poco a poco.',
    ],
    lines: [
      'Una habitación cambia cuando cada cosa encuentra su sitio.',
      'La casa se hace con los años, mueble a mueble.',
      'Ese rincón llevaba tiempo esperando algo.',
      'Para la casa en la que se vive, no la de las revistas.',
    ],
    tags: ['Muebles', 'Decoración', 'Interiorismo', 'DecoHogar'],
  },
  kitchen: {
    hooks: [
      'Al final, todos en la cocina.',
      '¿Qué se cocina hoy?',
      'Poner la mesa con ganas.',
      'Desayuno con tiempo, por una vez.',
    ],
    lines: [
      'Las fiestas siempre acaban en la cocina.',
      'Poner la mesa con cariño también alimenta.',
      'Del desayuno con prisa a la cena con amigos.',
      'Una cocina se hace con lo que se usa todos los días.',
    ],
    tags: ['Cocina', 'CocinaCasera', 'MesaBonita', 'AmoCocinar'],
  },
  food: {
    hooks: [
      '¿Con quién se comparte esto?',
      'Abrir, servir y a la mesa.',
      'Algo rico para hoy.',
      '¿Hay hambre o es gula?',
    ],
    lines: [
      'Para compartir, o para esconderlo en el armario de arriba.',
      'La mesa se alegra cuando hay algo que probar.',
      'Un detalle para llevar cuando se va de invitado.',
      'Lo que se abre en casa y se acaba en la sobremesa.',
    ],
    tags: ['Gastronomía', 'Foodie', 'Sabores', 'BuenProvecho'],
  },
  beauty: {
    hooks: [
      'Cinco minutos de baño cerrado.',
      '¿Cuál es el ritual de cada noche?',
      'Un rato sin interrupciones.',
      'Cuidarse también es un plan.',
    ],
    lines: [
      'La puerta del baño cerrada y nadie llamando.',
      'Un gesto de cada mañana que se hace sin prisa.',
      'Para el neceser de viaje o la balda del baño.',
      'El momento del día que no se comparte.',
    ],
    tags: ['Belleza', 'CuidadoPersonal', 'RutinaDeBelleza', 'Beauty'],
  },
  toys: {
    hooks: [
      '¿Quién juega primero?',
      'Tarde sin pantallas.',
      'Suelo, alfombra y a jugar.',
      '¿A qué se juega hoy?',
    ],
    lines: [
      'Se empieza jugando en la alfombra y se acaba en toda la casa.',
      'Para un cumpleaños, Reyes o porque sí.',
      'Los mayores también quieren turno.',
      'Una tarde entera sin mirar el reloj.',
    ],
    tags: ['Juguetes', 'HoraDeJugar', 'RegalosInfantiles', 'Niños'],
  },
  stationery: {
    hooks: [
      'La mesa de trabajo también cuenta.',
      '¿Quién no guarda papelería bonita?',
      'Papel, tinta y un rato.',
      'Estrenar siempre hace ilusión.',
    ],
    lines: [
      'Una mesa ordenada y algo bonito encima.',
      'Para apuntar, pegar, envolver o regalar.',
      'Hay quien colecciona papelería y no piensa dejarlo.',
      'Un detalle pequeño que alegra un lunes.',
    ],
    tags: ['Papelería', 'PapeleríaBonita', 'Stationery', 'IdeasDeRegalo'],
  },
  photo: {
    hooks: [
      '¿Qué luz hay ahora en la ventana?',
      'Salir a mirar despacio.',
      'La foto que aún no existe.',
      'Una tarde para hacer fotos.',
    ],
    lines: [
      'Un paseo con la cámara es un paseo distinto.',
      'Una buena foto empieza por pararse.',
      'Para viajes, retratos y la luz de última hora.',
      'Las fotos que se recuerdan casi nunca estaban previstas.',
    ],
    tags: ['Fotografía', 'Fotógrafos', 'Foto', 'FotografíaDigital'],
  },
  electronics: {
    hooks: [
      '¿Quién lee las instrucciones?',
      'Tecnología para cada día.',
      'La mesa de trabajo se renueva.',
      'Tarde de estrenar aparato.',
    ],
    lines: [
      'Para trabajar de día y desconectar de noche.',
      'Lo que se usa a diario merece pensarse un rato.',
      'Teletrabajo, clase o partida: todo pasa por aquí.',
      'Estrenar un aparato siempre tiene algo de noche de Reyes.',
    ],
    tags: ['Tecnología', 'Gadgets', 'Tech', 'Setup'],
  },
  sports: {
    hooks: [
      'Hoy toca moverse.',
      '¿Entrenar dentro o fuera?',
      'Primer paso: ponerse en marcha.',
      'El cuerpo lo pedía.',
    ],
    lines: [
      'Lo más difícil es salir de casa; luego todo va solo.',
      'Para el fin de semana activo y para el martes con pocas ganas.',
      'Una hora de movimiento y la cabeza se aclara.',
      'Con amigos, con la familia o a solas con música.',
    ],
    tags: ['Deporte', 'VidaActiva', 'Entrenamiento', 'Fitness'],
  },
  pets: {
    hooks: [
      '¿Quién manda en esta casa?',
      'Para quien recibe en la puerta.',
      'Cuatro patas, mucha casa.',
      'Otro motivo para mover la cola.',
    ],
    lines: [
      'En casa manda quien tiene cuatro patas.',
      'En la puerta espera siempre alguien que mueve la cola o se hace el indiferente.',
      'Fotos suyas en el móvil: todas.',
      'Un capricho para quien nunca se queja de madrugar.',
    ],
    tags: ['Mascotas', 'PerrosYGatos', 'AmoAMiMascota', 'Perros'],
  },
  home: {
    hooks: [
      'La casa se nota en los detalles.',
      'Cambiar la casa en un rato.',
      'Volver y que apetezca quedarse.',
      'Un rincón distinto sin obras.',
    ],
    lines: [
      'Un cambio pequeño y la casa parece otra.',
      'Hay detalles que se notan al entrar por la puerta.',
      'Para los domingos de no salir.',
      'Una casa se hace con lo que se ve cada día.',
    ],
    tags: ['DecoHogar', 'Hogar', 'Decoración', 'IdeasDeco'],
  },
  other: {
    hooks: [
      'Para mirar dos veces.',
      '¿Regalo o capricho propio?',
      'Algo que no se buscaba y aparece.',
      'Un motivo para parar un segundo.',
      '¿Para quién sería esto?',
      'Un capricho de entre semana.',
      'Antes de seguir bajando, esto.',
      'De las cosas que apetece enseñar.',
      '¿Falta un regalo? Aquí hay idea.',
      'Hoy toca estrenar algo.',
    ],
    lines: [
      'Hay cosas que se encuentran sin buscarlas.',
      'Un regalo que se recuerda empieza por fijarse.',
      'Para uno mismo o para alguien que lo merezca.',
      'Se mira, se piensa y se vuelve a mirar.',
      'Un martes cualquiera también se puede estrenar algo.',
      'A veces apetece un capricho sin esperar al cumpleaños.',
      'Para guardar en favoritos y decidir con un café delante.',
      'Siempre hay alguien a quien esto le recuerda algo.',
      'Un detalle para quien nunca sabe qué pedir.',
      'Regalar sin fecha señalada también tiene su gracia.',
      'Lo que se elige con ganas se disfruta desde el primer día.',
    ],
    tags: ['IdeasDeRegalo', 'Regalos', 'TiendaOnline', 'ComprasOnline'],
  },
};
