export const clothing = {
  't-shirt': {
    stories: {
      formal: [
        'El cajón está lleno y la mano va cada mañana al mismo montón. Haga sitio, arriba del todo, para {ours}.',
        'A las nueve, reunión; a las nueve de la noche, cena con amigos. Debajo de la americana, {ours}.',
        'Hay viajes que se hacen con una bolsa pequeña y tres prendas bien pensadas. La primera, {ours}.',
        'Los domingos se notan en lo poco que cuesta vestirse: unos vaqueros y {ours}.',
      ],
      informal: [
        'Dijiste «cinco minutos» hace quince y sigues delante del armario. Vaqueros, {ours} y a correr.',
        'En la silla del dormitorio vive una montaña de ropa a medio usar. Próximamente en la cima: {ours}.',
        'Esa que te pidieron «solo por hoy» no va a volver. Asúmelo y empieza de cero con {ours}.',
        'Para tres días fuera metes cuatro camisetas, por si acaso. La primera de la pila, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Extienda sobre la mesa la que mejor le sienta y mida ancho de pecho y largo. Con esas dos cifras apuntadas, mire {ours}.',
        'La costura debe caer justo donde acaba el hombro, salvo que la busque ancha. Es lo primero que conviene mirar al probarse {ours}.',
        'Lavado y planchado del revés, un estampado roza menos y se conserva mejor. Vale la pena dar la vuelta a {ours}.',
        'Si se doblan las camisetas en vertical, se ven todas al abrir el cajón. En primera fila, {ours}.',
      ],
      informal: [
        'Antes de dudar entre dos tallas, saca la que ya te queda bien y mídela sobre la mesa: pecho y largo. Luego vuelve a por {ours}.',
        '¿Es tu talla o no? Mira el hombro: si la costura cae donde acaba, sí; si la quieres ancha, tú mandas. Haz la prueba con {ours}.',
        'El dibujo sufre con el roce, en la lavadora y bajo la plancha. Del revés las dos veces, y a seguir presumiendo de {ours}.',
        'Siempre te pones las mismas dos porque son las que ves. Dobla en vertical, que se vean todas, y en primera fila coloca {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Lisa o con estampado?',
        '¿Cuántos años tiene la más antigua que aún se pone?',
        '¿Cuello redondo o de pico?',
        '¿Doblada en el cajón o en percha?',
        '¿La lleva sola o bajo la americana?',
        '¿De qué viaje conserva una?',
      ],
      informal: [
        '¿Por dentro o por fuera del pantalón?',
        '¿De qué concierto es esa que nunca tirarás?',
        '¿Cuántas metes para tres días?',
        '¿Quién te ha robado una?',
        '¿Blanca, negra o la que salga?',
        '¿Con qué duermes: pijama o la más vieja?',
      ],
    },
  },
  shirt: {
    stories: {
      formal: [
        'Remangarse es el gesto que separa la reunión de la sobremesa. Entre una y otra, {ours}.',
        'Una entrevista, un bautizo, una comida que acaba en cena: el día que importa suele empezar con {ours}.',
        'El lunes se abrocha hasta arriba; el sábado se lleva abierta sobre una camiseta. Para los dos días, {ours}.',
        'Bajo el jersey solo asoma el cuello, y con eso basta para reconocer {ours}.',
      ],
      informal: [
        'Videollamada en dos minutos. De cintura para abajo, pijama; de cintura para arriba, {ours}.',
        'Hay quien se viste para la ocasión y hay quien se remanga y ya. Para los dos, {ours}.',
        'Cena improvisada y tú con la ropa de todo el día. Un botón menos, las mangas dobladas y {ours}.',
        'En la invitación ponía «informal». Nadie sabe qué significa, así que tira de {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con el primer botón abrochado, entre el cuello y la tela debe pasar un dedo. Compruébelo sin prisa con {ours}.',
        'Recién sacudida, abrochada y en percha: tendida así, se ahorra la mitad de la plancha. Tenga la percha lista para {ours}.',
        'Todavía un poco húmeda, y en este orden: cuello, puños, mangas y cuerpo. Memorice la lista y planche el domingo {ours}.',
        'La costura del hombro ha de coincidir con el hueso, porque es lo más difícil de arreglar después. Empiece por ahí al probarse {ours}.',
      ],
      informal: [
        'El truco de los que odian planchar: sacudir, abrochar y tender en percha. La mitad del trabajo hecho, y mañana te pones {ours}.',
        'Abrocha el primer botón y mete un dedo. ¿Pasa? Entonces podrás tragar saliva en la reunión con {ours}.',
        'Un arreglo de hombros sale complicado, así que mira que la costura coincida con el hueso. Es tu examen de entrada para {ours}.',
        'Cuello, puños, mangas y cuerpo, con la tela aún algo húmeda. Apréndete el orden como una canción y cántaselo a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Abrochada hasta arriba o con dos botones abiertos?', '¿Quién plancha en casa?'],
      informal: ['¿Planchas o cuelgas y rezas?', '¿Mangas dobladas hasta el codo o hasta arriba?'],
    },
  },
  blouse: {
    stories: {
      formal: [
        'Sale de la oficina a las siete y la cena es a las ocho. No hace falta pasar por casa si lleva {ours}.',
        'Unos vaqueros de diario, los zapatos de siempre, y el cambio está arriba: {ours}.',
        'Basta con quitarse la americana para que la tarde sea otra cosa. Debajo, {ours}.',
        'Las fotos de familia se hacen de cintura para arriba. Motivo suficiente para elegir con calma {ours}.',
      ],
      informal: [
        '«No sé qué ponerme», dijo ante un armario a reventar. La respuesta estaba en una percha: {ours}.',
        'Remetida solo por delante, como si no lo hubieras pensado. Prueba el truco con {ours}.',
        'El plan era una caña rápida y ya ha llegado la carta de postres. Menos mal que hoy tocaba {ours}.',
        'Todas las mañanas con vaqueros y hoy alguien te pregunta si vienes de algún sitio. Culpa de {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Si arriba hay amplitud, lo entallado abajo equilibra; y al revés. Con esa idea, abra el armario y busque compañía para {ours}.',
        'Levante los brazos y crúcelos: si tira en la espalda, falta una talla. Son dos gestos que merece la pena hacer con {ours}.',
        'Una percha ancha evita los picos en los hombros. Libere una en el armario y tendrá sitio para {ours}.',
        'Ancho con estrecho, estrecho con ancho: así el conjunto queda equilibrado. Decida primero la falda o el pantalón, y después {ours}.',
      ],
      informal: [
        'En el probador todos posamos como estatuas. Sube los brazos, crúzalos y, si no tira en la espalda, ya puedes irte a cenar con {ours}.',
        'Picos en los hombros, como de disfraz: culpa de la percha fina. Pásate a una ancha y cuelga ahí {ours}.',
        'Lo amplio pide algo entallado abajo, y lo entallado, lo contrario. Ya sabes qué pantalón rescatar para {ours}.',
        '¿Vas a abrazar a alguien hoy? Ensaya delante del espejo: brazos arriba y cruzados, y si la espalda tira, otra talla de {ours}.',
      ],
    },
    asks: {
      formal: ['¿Con vaqueros o con falda?', '¿La lleva por dentro, por fuera o solo remetida por delante?'],
      informal: ['¿Lisa, con flores o con lunares?', '¿Te vistes la noche antes o a última hora?'],
    },
  },
  top: {
    stories: {
      formal: [
        'La chaqueta se queda en el respaldo de la silla y la noche empieza a parecer verano. Es el momento de {quoted}.',
        'Un pantalón de cintura alta pide poca compañía: {ours}, y nada más.',
        'Terraza, luces bajas, treinta grados a las once de la noche. Para esas cenas, {quoted}.',
        'De la oficina a la azotea solo hay que quitarse la americana, si debajo lleva {ours}.',
      ],
      informal: [
        'Mensaje a las diez: «¿bajas?». Vaqueros, {ours} y en el ascensor ya te pintas los labios.',
        'Ocupa en la maleta lo que un libro que tampoco ibas a leer. Mete {ours}.',
        'Siempre dices que no vas a bailar y luego hay que sacarte de la pista. Ve preparando {quoted}.',
        'Primera noche del año en que la chaqueta se queda en casa. Ya sabes qué toca: {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Antes de elegir, piense en el sujetador que irá debajo: de eso depende que se lo ponga de verdad. Con la respuesta, mire {ours}.',
        'Con cintura alta, lo corto enseña menos de lo que parece en la percha. Téngalo en cuenta antes de descartar {ours}.',
        'De pie y sin moverse queda bien casi todo. Siéntese, levante los brazos, y solo entonces dé su opinión sobre {ours}.',
        'La cintura alta cambia las cuentas: con ella, se ve menos piel de lo que la percha anuncia. Saque ese pantalón y combínelo con {ours}.',
      ],
      informal: [
        'La pregunta no es con qué zapatos, sino con qué sujetador: es lo que decide si te lo vas a poner. Resuélvelo y sal con {ours}.',
        'En la percha parece poquísimo; con cintura alta abajo, no tanto. Dale una vuelta al pantalón y otra a {ours}.',
        'Si vas a bailar, pruébate la ropa bailando: brazos arriba, sentadilla, repetir. El jurado eres tú, con {ours}.',
        'Hay ropa que vive en el cajón porque nunca aparece el sujetador adecuado. Piénsalo antes y saca a bailar {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Con falda larga o con pantalón de cintura alta?',
        '¿Cena en la azotea o copa en la plaza?',
        '¿Con americana o sin nada encima?',
        '¿Blanco, negro o de color?',
        '¿A qué hora empieza para usted una noche de verano?',
        '¿Qué ciudad elegiría para una noche de calor?',
      ],
      informal: [
        '¿Bailas o guardas los bolsos?',
        '¿Tirantes o palabra de honor?',
        '¿Te pintas los labios en casa o en el ascensor?',
        '¿Qué canción te saca a la pista?',
        '¿Chaqueta por si acaso o a lo loco?',
        '«Solo un rato», ¿y a qué hora vuelves?',
      ],
    },
  },
  dress: {
    stories: {
      formal: [
        'La invitación llega en marzo y la duda dura hasta junio. Quizá se resuelva con {ours}.',
        'Algunas mañanas agradecen una sola decisión. Esa decisión puede ser {ours}.',
        'Mesa en la calle, una noche templada y nadie mira el reloj. Para quedarse hasta el final, {ours}.',
        'De aquella comida al sol se recuerda quién estaba y qué llevaba puesto. Este año, {ours}.',
      ],
      informal: [
        'Ni combinar, ni dudar, ni vaciar el armario sobre la cama. Una prenda y a la calle: {ours}.',
        'Con zapatillas para el mercado, con tacones para la boda de tu prima. En medio de todo, {ours}.',
        'En el grupo de la boda solo se lee «¿y tú qué te vas a poner?». Manda una foto de {ours}.',
        'Hay planes que no sabes si son arreglados o informales. Que no te importe: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Pecho, cintura y cadera rara vez coinciden en la misma talla: elija por la medida mayor. Con el metro en la mano, mire {ours}.',
        'Al sentarse, el largo cambia varios dedos. Acerque una silla al espejo antes de decidirse por {ours}.',
        'El sujetador cambia el escote; por eso conviene ponerse ya en la prueba el que se va a llevar. Hágalo así con {ours}.',
        'Los que pesan se estiran en la percha, de modo que se guardan doblados. Si es el caso, reserve un estante para {ours}.',
      ],
      informal: [
        'De pie todo es largo; siéntate y verás que sube varios dedos. Haz la prueba de la silla con {ours}.',
        '¿Tres medidas, tres tallas? Gana la mayor de pecho, cintura y cadera. Apúntala y ve a por {ours}.',
        'Con un sujetador cualquiera, el escote te cuenta otra historia. Ponte el de la fiesta y ahora sí, pruébate {ours}.',
        'Si pesa, nada de percha: acaba estirándose. Doblado, hasta la próxima boda, guarda {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Cuántas bodas tiene este año?',
        '¿Tacones o zapatillas?',
        '¿Corto, midi o largo?',
        '¿Con chaqueta o con chal?',
        '¿A qué boda iría otra vez?',
        '¿Comida al sol o cena en la terraza?',
      ],
      informal: [
        '¿Repites en dos bodas? Aquí no se juzga.',
        'Sin bolsillos, ¿hay trato?',
        'En las bodas, ¿pista o barra?',
        '¿Quién te pidió prestado uno y no ha vuelto?',
        '¿Te decides en un minuto o en tres días?',
        '¿Flores, lunares o liso?',
      ],
    },
  },
  skirt: {
    stories: {
      formal: [
        'Un armario entero de pantalones acaba pidiendo aire. Abra la ventana con {ours}.',
        'El mismo jersey de todos los inviernos parece otro si debajo hay una sorpresa: {ours}.',
        'Botas en enero, sandalias en junio. Entre unas y otras, todo el año por delante para {ours}.',
        'Algunas prendas cambian hasta la manera de caminar. Dé la vuelta a la manzana con {ours}.',
      ],
      informal: [
        'Llevas tres semanas seguidas en vaqueros y tus piernas piden vacaciones. Concedidas, con {ours}.',
        'Dar una vuelta delante del espejo sigue siendo la prueba definitiva. Hazla con {ours}.',
        'Una camiseta básica, zapatillas y alguien que pregunta «¿adónde vas así?». Pues a comprar el pan, con {ours}.',
        'Por fin el primer día sin medias, fiesta que no sale en el calendario. Para celebrarlo, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con la talla de pantalón se falla a menudo, porque aquí manda la cintura. Mídala donde se apoya y compare después con {ours}.',
        'Si hay vuelo abajo, algo entallado arriba; si es recta, admite prendas anchas. Escoja el jersey pensando en {ours}.',
        'Sujeta por la cinturilla con pinzas, no se marca el doblez. Basta una percha de las de pinzas para {ours}.',
        'Antes de elegir, rodee con la cinta métrica la cintura, justo donde se apoya: la talla de pantalón engaña. Ya puede pensar en {ours}.',
      ],
      informal: [
        'Tu talla de pantalón no sirve de pista: aquí se mide la cintura, donde se apoya. Un minuto con el metro y a por {ours}.',
        'Vuelo abajo, ceñido arriba; recta abajo, arriba lo que quieras de ancho. Con esa chuleta ya tienes plan para {ours}.',
        'Esa raya en medio que no se va es el doblez de la percha. Cuelga por la cinturilla, con pinzas, y te la ahorras con {ours}.',
        '¿Jersey enorme o camiseta pegada? Depende del vuelo: si lo hay, pegada; si es recta, enorme vale. Así se decide con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Corta, a media pierna o hasta los pies?', '¿La acompaña con botas o con zapatos?'],
      informal: ['¿Zapatillas o tacón?', '¿Desde qué mes vas sin medias?'],
    },
  },
  trousers: {
    stories: {
      formal: [
        'Hay vida más allá de los vaqueros, y suele empezar un lunes. Con {ours}, por ejemplo.',
        'Ocho horas en una silla, media en el tren y, después, una cena. El mismo día, con {ours}.',
        'Cambie los zapatos y habrá cambiado de plan: por la mañana despacho, por la noche teatro. Siempre con {ours}.',
        'Quien viaja con poco equipaje lleva puesto lo que más va a usar. Para el avión, {ours}.',
      ],
      informal: [
        'Encontrar uno que siente bien es más difícil que aparcar en el centro. Dale una oportunidad a {ours}.',
        'Los vaqueros también necesitan vacaciones. Mientras descansan, {ours}.',
        'Anchos, estrechos, tobilleros: la moda cambia de idea cada dos años. Tú a lo tuyo, con {ours}.',
        '«¿Y tú de dónde vienes así?», preguntan, y solo has cambiado lo de abajo. Vienes de casa, con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Cintura, cadera y largo de entrepierna: tres medidas tomadas del que ya le queda bien. Con ellas a mano, mire {ours}.',
        'Unas zapatillas y unos tacones piden largos distintos, así que el bajo se marca con los zapatos puestos. Escójalos antes que {ours}.',
        'Colgado por los bajos, su propio peso le quita las arrugas. Esta noche, la percha puede trabajar para {ours}.',
        'La prueba buena es sentarse: si tira en el muslo o baja por detrás, no es la talla. Haga esa comprobación con {ours}.',
      ],
      informal: [
        'Cuelga por los bajos y que la gravedad planche por ti. Mañana, a las ocho, te esperan {ours} y cinco minutos más de cama.',
        'De pie todos queremos comprar. Siéntate: si el muslo tira o baja por detrás, cambia de talla, y ahora sí, ponte {ours}.',
        'Cortar el bajo descalzo es jugársela: zapatillas y tacones piden largos distintos. Primero los zapatos, luego {ours}.',
        'Tienes un probador en el armario: mide cintura, cadera y entrepierna del que te sienta bien. Después, compara con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Recto, ancho o pitillo?', '¿Lo combina con zapatos o con zapatillas?'],
      informal: ['¿Con cinturón o sin él?', '¿Bajo doblado o hasta el suelo?'],
    },
  },
  jeans: {
    stories: {
      formal: [
        'Casi todas las dudas de la mañana acaban en el mismo cajón. Reserve ahí un lugar para {ours}.',
        'Con americana el jueves, con jersey el domingo. La otra mitad del conjunto está resuelta: {ours}.',
        'En el bolsillo de atrás aparece la entrada de un concierto de hace dos años. La del próximo, guárdela en {ours}.',
        'Se reconoce a un amigo de lejos por cómo camina y por lo que lleva siempre. En su caso, quizá {ours}.',
      ],
      informal: [
        'Nadie sabe para qué sirve el bolsillo pequeño. Tienes todo el día para pensarlo, con {ours}.',
        'Cinco días, los mismos, y ni un solo comentario en la oficina. Ventajas de {ours}.',
        'Dar saltitos para subírtelos cuenta como deporte. Entrena con {ours}.',
        'Anoche los dejaste en la silla, por si acaso. Y hoy, claro, otra vez {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Si la cintura queda justa al abrochar de pie, sentado apretará. Piense en la sobremesa y elija así la talla de {ours}.',
        'Del revés, con agua fría y pocas veces: así se pierde menos color. Es una rutina sencilla para {ours}.',
        'El largo se decide con los zapatos puestos, y el dobladillo, después del primer lavado. Con ese orden, no hay prisa con {ours}.',
        'Los oscuros pueden soltar tinte al principio, y el sofá blanco no perdona. Elija otra silla para los primeros días con {ours}.',
      ],
      informal: [
        'Lavar menos no es pereza, es que así guardan más el color. Del revés, agua fría, y hasta entonces otra semana con {ours}.',
        'Si al abrochar ya contienes el aire, sentarte va a ser un drama. La cintura manda, también con {ours}.',
        '¿Oscuros y recién comprados? Pueden soltar tinte, así que nada de sofás blancos al principio. Queda en un bar con {ours}.',
        'Deja las tijeras: el dobladillo se hace tras el primer lavado y con tus zapatos puestos. Mientras tanto, dobla el bajo de {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Rectos, anchos o ajustados?',
        '¿Cuántos pares tiene y cuántos se pone?',
        '¿Con americana o con jersey?',
        '¿Los plancha o jamás?',
        '¿Con el bajo doblado o sin doblar?',
        '¿Qué encontró la última vez en un bolsillo?',
      ],
      informal: [
        '¿Cada cuánto los lavas? Aquí no se juzga.',
        '¿Azules, negros o blancos?',
        '¿Qué llevas siempre en el bolsillo de atrás?',
        '¿Los saltitos o tumbarte en la cama para subírtelos?',
        '¿Duermen en la silla o en el armario?',
        '¿Con zapatillas o con tacón?',
      ],
    },
  },
  shorts: {
    stories: {
      formal: [
        'El primer día de terraza se reconoce por las piernas blancas. Este año, con {ours}.',
        'La bolsa de las vacaciones se hace en cinco minutos: un libro, unas sandalias y {ours}.',
        'A las tres de la tarde, en agosto, hasta las persianas se rinden. Para la siesta y lo que venga, {ours}.',
        'En el pueblo se cena tarde y se pasea después de cenar. Para ese paseo, {ours}.',
      ],
      informal: [
        'Treinta y cuatro grados y tú sigues en vaqueros por pura costumbre. Ríndete: {ours}.',
        'Tus rodillas no ven el sol desde septiembre. Preséntales {ours}.',
        'Chanclas, bici y un helado que gotea por el codo. El resto del uniforme de julio es {ours}.',
        'Se abre la temporada de dejarse el muslo pegado a la silla de la terraza. Siéntate igualmente, con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Al doblar la pierna, el bajo sube varios dedos; por eso el largo se decide sentado. Acerque una silla y pruébese {ours}.',
        'Con una camisa amplia por fuera, el bajo debe asomar; si no, parece que falta el pantalón. Mírese de lejos con {ours}.',
        'Si al sentarse queda marcado el muslo, hace falta una talla más, aunque la cintura cierre. Ese es el criterio para {ours}.',
        'De pie, cualquier largo convence; en la silla de la terraza sube varios dedos. Decida allí, con {ours}.',
      ],
      informal: [
        'Una camisa enorme por fuera y ni rastro de lo de abajo: parece que saliste sin vestirte. Deja asomar un poco {ours}.',
        'Siéntate antes de decidir el largo, que al doblar la pierna sube varios dedos. Después, a la terraza con {ours}.',
        'La cintura cierra, pero el muslo queda marcado al sentarte. Una talla más, sin dramas, y tienes verano con {ours}.',
        'El espejo solo te enseña el largo de pie. El de verdad sale en la silla, varios dedos más arriba: compruébalo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Playa, montaña o pueblo?', '¿Por la rodilla o más cortos?'],
      informal: ['¿Con cuántos grados empiezas a enseñar pierna?', '¿De rayas, liso o de flores?'],
    },
  },
  sweater: {
    stories: {
      formal: [
        'Una mañana de octubre se abre la ventana y ya huele a otra cosa. Ese día se baja del altillo la manta y se busca {ours}.',
        'Al salir, sobre los hombros; al volver, hasta el cuello. Así pasan las noches de mayo con {ours}.',
        'Un libro, un café largo y lluvia en los cristales. El domingo solo necesita, además, {ours}.',
        'Debajo asoma el cuello de la camisa y parece que lo haya pensado mucho. Bastó con {ours}.',
      ],
      informal: [
        'En casa nadie enciende la calefacción hasta noviembre, por orgullo. Mientras tanto, {ours}.',
        '«Ponte algo, que refresca», dice tu madre en pleno junio. Hazle caso y lleva {ours}.',
        'Mangas hasta los nudillos, taza con las dos manos y ni un plan. Lo que queda de tarde, con {ours}.',
        'Alguien de casa te lo va a pedir «solo un rato» y lo sabes. Vigila de cerca {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El punto se estira en la percha y acaba con picos en los hombros. Guárdelo doblado: haga hueco en el estante para {ours}.',
        'Tendido de las mangas, crece. Después de lavarlo, extienda una toalla y deje secar encima {ours}.',
        'Las bolitas son cosa del roce y salen con un quitapelusas, sobre una mesa lisa y sin tirar. Cinco minutos, y a la calle con {ours}.',
        'El lugar del punto es el estante y no la percha, que lo estira. En el próximo cambio de armario, doble con calma {ours}.',
      ],
      informal: [
        '¿Picos en los hombros, como si llevaras la percha dentro? El punto se guarda doblado. Empieza hoy, con {ours}.',
        'Entró con tus medidas y salió con mangas de orangután: no lo tiendas de ahí. Una toalla, extendido, y paciencia con {ours}.',
        'Las bolitas no se arrancan viendo la tele: quitapelusas, mesa lisa y sin tirar. Salen del roce, y ya sabes cuánto usas {ours}.',
        'Percha no, pinzas en las mangas tampoco: las dos cosas estiran. Doblado al guardar, extendido al secar, así se cuida {ours}.',
      ],
    },
    asks: {
      formal: ['¿Cuello alto, redondo o de pico?', '¿Cuándo enciende la calefacción?'],
      informal: ['¿De la familia friolera o de la calurosa?', '¿Te lo atas a los hombros o a la cintura?'],
    },
  },
  hoodie: {
    stories: {
      formal: [
        'Un viaje largo se lleva mejor con ropa de domingo y ventanilla. Para el próximo tren, {ours}.',
        'Hay sábados que empiezan a las once, sin despertador. Para bajar a desayunar, {ours}.',
        'Bajo el abrigo, con unos buenos zapatos, la ciudad parece menos seria. Pruebe con {ours}.',
        'Refresca en la terraza y alguien se arrepiente de no haber traído nada. Usted, mientras tanto, con {ours}.',
      ],
      informal: [
        'Capucha puesta, no estás para nadie. Capucha quitada, tampoco mucho. Se dice sin hablar, con {ours}.',
        'Se la dejaste a alguien una noche de hoguera y ahora la ves en todas sus fotos. Ponle candado a {ours}.',
        'El cine en agosto está a cuatro grados bajo cero. No vayas sin {ours}.',
        'Bajar a por pan también es un evento. Vestuario: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Bajo un abrigo, mejor ajustada; sola, puede ir una talla más ancha. Decida cómo la llevará y después mire {ours}.',
        'Lavada del revés, y con la cremallera cerrada si la tiene, hace menos bolitas. Un gesto pequeño antes de cada lavado de {ours}.',
        'Por los hombros, las pinzas dejan marcas a la vista; por los bajos, nadie las ve. Cuelgue así {ours}.',
        'La talla depende del plan: ajustada si va debajo del abrigo, algo más ancha si va sola. Con eso claro, elija {ours}.',
      ],
      informal: [
        'Dos marcas en los hombros, recuerdo de las pinzas. Tiende por los bajos y sal mañana con {ours}.',
        '¿Va a vivir bajo el abrigo o a su aire? Lo primero pide ceñida; lo segundo admite una talla más. Elige bando y luego {ours}.',
        'Cremallera arriba, si la hay, y del revés a la lavadora: salen menos bolitas. Tres segundos de nada por {ours}.',
        'Las pinzas dejan huella, así que mejor abajo, donde nadie mira. Ya puedes dejar en el tendedero {ours}.',
      ],
    },
    asks: {
      formal: ['¿Con cremallera o sin ella?', '¿Cuál es su plan de domingo por la tarde?'],
      informal: ['Y la capucha, ¿se usa o adorna?', '¿De quién es la que llevas ahora? Confiesa.'],
    },
  },
  jacket: {
    stories: {
      formal: [
        'En marzo se sale con frío, se come al sol y se vuelve con viento. Para las tres cosas, {ours}.',
        'Un vestido, una camiseta blanca, lo que haya debajo. Al final, lo que todos ven entrar es {ours}.',
        'A mediodía va en el brazo; a las nueve, sobre los hombros. Así son los días de entretiempo con {ours}.',
        'Llaves, cartera y, en el último segundo, la mano vuelve al perchero. A por {ours}.',
      ],
      informal: [
        '«Llévate algo por si acaso»: una madre, todas las madres. Ese algo puede ser {ours}.',
        'Abril: sales con frío, comes con calor y vuelves con granizo. Para no fallar las tres veces, {ours}.',
        'Los bolsillos guardan un mechero que no es tuyo y dos servilletas. Estrena misterios con {ours}.',
        'El bar tiene el aire acondicionado como si vendiera pescado. Entra con {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Se prueba con lo más grueso que vaya a ir debajo y cruzando los brazos. Póngase primero ese jersey y después {ours}.',
        'En los hombros no hay arreglo fácil: si ahí no encaja, es otra talla. Empiece a mirar por ellos en {ours}.',
        'Vacíe los bolsillos antes de colgarla, porque el peso deforma la tela. Las llaves, en la entrada; en la percha, {ours}.',
        'Una manga corta engaña en el probador: pruebe con lo más grueso que llevará debajo. Brazos cruzados, y decida sobre {ours}.',
      ],
      informal: [
        'Llaves, monedas, medio paraguas: ese peso deforma la tela en la percha. Vacía los bolsillos y cuelga {ours}.',
        'Cruza los brazos con el jersey gordo puesto, como si esperases el autobús. Si puedes, adelante con {ours}.',
        'Casi todo se arregla, menos los hombros, que dan mucha guerra. Si ahí no encaja, otra talla de {ours}.',
        'Probarse la ropa de abrigo en camiseta es hacerse trampas. Ponte debajo lo más grueso que tengas y vuelve a por {ours}.',
      ],
    },
    asks: {
      formal: ['¿Abierta o cerrada?', '¿Cuál es su mes preferido para vestirse?'],
      informal: [
        '¿Perchero, silla o sofá: dónde acaba la tuya?',
        '¿Eres de «no hace falta» o de «por si acaso»?',
      ],
    },
  },
  coat: {
    stories: {
      formal: [
        'De diciembre a marzo, la ciudad entera se conoce por una sola prenda. Que la suya sea {ours}.',
        'Debajo puede haber un traje o lo primero que se encontró. En la calle, de lejos, solo se distingue {ours}.',
        'Las luces de Navidad se miran despacio, con las manos en los bolsillos. En los de {ours}.',
        'Al llegar al restaurante alguien ofrece ayuda, y quitárselo es casi un pequeño acto. Con {ours}, desde luego.',
      ],
      informal: [
        'Bajas a sacar al perro en pijama y nadie lo sospecha. Cómplice: {ours}.',
        'En todas tus fotos de invierno sales con lo mismo. Más vale elegir bien: {ours}.',
        'Siete de la mañana, parada del autobús, se ve hasta el aliento. Hay que salir igual, así que {ours}.',
        'Hay un billete en el bolsillo desde el invierno pasado, seguro. Deja otro para el futuro en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'En manga corta siempre parece que sobra tela. Póngase un jersey, vuelva al espejo y entonces juzgue {ours}.',
        'Las perchas finas marcan los hombros en una temporada; una ancha los conserva. Elíjala con el mismo cuidado que {ours}.',
        'Las manchas viejas atraen polillas, así que se guarda limpio y con los bolsillos vacíos. Llegado el calor, hágalo así con {ours}.',
        'El jersey de enero también entra en el probador: sin él, la talla engaña. Llévelo puesto cuando se pruebe {ours}.',
      ],
      informal: [
        '¿Te sobra por todas partes? Será que vas en manga corta. Ponte un jersey y dale otra oportunidad a {ours}.',
        'Las polillas adoran las manchas viejas. Limpio y sin nada en los bolsillos hasta el otoño, y les fastidias el menú con {ours}.',
        'Una percha de alambre deja los hombros marcados en una temporada. Busca una ancha, que va a ser la casa de {ours}.',
        'Antes de jubilarlo en mayo, limpia y registra los bolsillos: ahí está tu billete. Y hasta el otoño, buenas noches a {ours}.',
      ],
    },
    asks: {
      formal: ['¿Largo hasta los pies o por la rodilla?', '¿Negro, camel o un color que se vea?'],
      informal: ['¿Qué hay ahora mismo en tus bolsillos?', '¿Invierno sí o invierno no?'],
    },
  },
  socks: {
    stories: {
      formal: [
        'Uno cruza las piernas en una reunión y todos bajan la vista un segundo. Que encuentren {ours}.',
        'Al entrar en casa, los zapatos se quedan en la puerta y empieza la tarde. Sobre la alfombra, {ours}.',
        'Entre el zapato y el pantalón quedan unos centímetros para el carácter. Son para {ours}.',
        'Los regalos pequeños se estrenan esa misma noche. Envuelva {ours}.',
      ],
      informal: [
        'Entraron en la lavadora dos y salió uno. Antes de llamar a la policía, {ours}.',
        'Te quitas los zapatos en casa ajena y ahí está el dedo, saludando. Que no te pase con {ours}.',
        'Tu cajón es un albergue de solteros. Haz las presentaciones con {ours}.',
        'Llega la edad en que te los regalan y te hace ilusión. Si ya estás ahí, enhorabuena: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Sujetos con una pinza o doblados en pareja antes de lavar, no se pierden. Deje unas pinzas junto al cesto para {ours}.',
        'La suciedad y el sudor están por dentro; del revés, el lavado limpia mejor. Dé la vuelta esta noche a {ours}.',
        'Si el talón sube al tobillo, sobra talla; si tira en la punta, falta. Con esas dos pistas, elija {ours}.',
        'Un divorcio evitable: antes de lavar, una pinza para cada pareja. Después, al cajón, en buena compañía, con {ours}.',
      ],
      informal: [
        'El misterio del que falta se resuelve antes de lavar: una pinza y van de la mano. Dale a la lavadora con {ours}.',
        'Lo sucio está dentro, así que fuera hay que ponerlo. Del revés a la lavadora, y mañana repites con {ours}.',
        '¿Tienes el talón por el tobillo? Te quedan grandes. ¿Te tiran en la punta? Pequeños. Busca el término medio en {ours}.',
        'No los ha robado nadie: iban sueltos. Dóblalos por parejas antes de lavar y presume de cajón con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Discretos o para que se vean?', '¿Guardados en pareja o cada uno a su aire?'],
      informal: ['¿Duermes con ellos puestos? Sé valiente.', '¿Dónde acaba el que falta?'],
    },
  },
  underwear: {
    stories: {
      formal: [
        'Antes del traje, antes del perfume, el día ya ha empezado. Empieza con {ours}.',
        'El primer cajón de la cómoda es el único que nadie más abre. Guarde ahí {ours}.',
        'Lo que no se ve también se elige, sin prisa y para uno mismo. Así se elige {ours}.',
        'Cambio de armario: fuera lo que sobra, dentro lo nuevo. Conviene comenzar por abajo, con {ours}.',
      ],
      informal: [
        'Renovaste el móvil dos veces y ese cajón, ninguna. Va siendo hora: {ours}.',
        'Hay una de batalla, una de domingo y una de «por si acaso». Hazle hueco a {ours}.',
        'Lunes con cita en el médico y de pronto repasas todo el cajón. Que te pille con {ours}.',
        'Nadie la va a ver hoy, seguramente. Tú sabrás que llevas {ours}, y con eso basta.',
      ],
    },
    lessons: {
      formal: [
        'La talla cambia con los años más de lo que se cree. Cinta métrica, sobre la piel, y después elija {ours}.',
        'En una bolsa de lavado no se engancha ni se retuerce con lo demás. Deje una junto al cesto, con {ours} dentro.',
        'El elástico avisa: si no vuelve a su sitio o deja marca, toca renovar. Revise el cajón y deje un hueco para {ours}.',
        '¿Cuándo se midió por última vez? La cinta, sobre la piel, da una respuesta actual. Con ella, mire {ours}.',
      ],
      informal: [
        'Tu talla de hace años ya no cuenta. Cinta métrica, sobre la piel, y luego te decides por {ours}.',
        'En la lavadora, los enganchones vienen de las malas compañías. Una bolsa de lavado, y en clase preferente {ours}.',
        'Estira y suelta: si el elástico no vuelve a su sitio, se acabó el romance. Para empezar otro, {ours}.',
        'Si al desvestirte llevas la marca del elástico dibujada, toca renovar. Haz limpieza de cajón y sitio para {ours}.',
      ],
    },
    asks: {
      formal: ['¿Lisa o con encaje?', '¿Ordena el cajón por color o por prisa?'],
      informal: ['¿Cada cuánto renuevas ese cajón?', '¿A juego o lo que salga?'],
    },
  },
  swimwear: {
    stories: {
      formal: [
        'El verano empieza con el primer baño, diga lo que diga el calendario. Para ese día, {ours}.',
        'Media mañana, el agua quieta y todavía nadie en la orilla. Baje con {ours}.',
        'La maleta de agosto se hace en un orden conocido: un libro, la crema y, encima de todo, {ours}.',
        'Sal en la piel, pelo mojado, comida a las cuatro. Hay días enteros que se pasan en {ours}.',
      ],
      informal: [
        'Te mojas un pie, dices que está helada y media hora después no hay quien te saque. Ve con {ours}.',
        'Alguien del grupo tiene piscina y este año la amistad se va a notar. Ten a mano {ours}.',
        'En la barandilla del apartamento se secan las toallas de siete personas y {ours}.',
        'Digestión: dos horas, según tu abuela. Tiempo de sobra para ponerte {ours}.',
      ],
    },
    lessons: {
      formal: [
        'El cloro y la sal se comen el color; un aclarado con agua dulce al salir los quita. Pase por la ducha con {ours}.',
        'A la sombra y sin retorcer, porque el sol directo y el calor dañan el elástico. Busque un rincón fresco para {ours}.',
        'Mojada, la tela siempre cede un poco; pruébese en movimiento y agachándose. Con esa prueba, decida sobre {ours}.',
        'Antes de la siesta, agua dulce para la sal y sombra para el elástico. Mañana, otra vez a la orilla con {ours}.',
      ],
      informal: [
        'La ducha de la playa no es solo para la arena: el agua dulce se lleva la sal, que se come el color. Métete con {ours}.',
        'Retorcer y al sol, como toda la vida, y el elástico lo paga. Mejor sombra y paciencia con {ours}.',
        'En el probador, haz como que recoges una concha: agáchate y muévete, que mojada la tela cede. Ahora sí, a por {ours}.',
        'Si vas a clase de natación, aclara con agua dulce al salir: el cloro se come el color. Antes de coger la toalla, al grifo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Playa o piscina?', '¿Cuándo es el primer baño del año?'],
      informal: ['¿Entras de golpe o dedo a dedo?', '¿Sombrilla o lagartija al sol?'],
    },
  },
  pyjamas: {
    stories: {
      formal: [
        'Se cierra la puerta, se apaga el teléfono y el día ya no pide nada más. Es la hora de {ours}.',
        'El desayuno de los domingos no tiene horario ni zapatos. Tiene café, periódico y {ours}.',
        'Dos capítulos antes de dormir, tres si la novela lo merece. Lea los que quiera, con {ours}.',
        'Un hotel se recuerda por el silencio y por la primera noche de sueño largo. En la maleta, {ours}.',
      ],
      informal: [
        'Son las seis, es de noche y nadie te espera en ningún sitio. Nadie puede juzgarte: {ours}.',
        '«Estoy llegando», escribes desde la cama. Lo primero va a ser quitarte {ours}.',
        'Al repartidor le abres siempre con las mismas pintas. Al menos, que vea {ours}.',
        'Sábado a las dos y sigues sin cambiarte. A eso se le llama descansar, y se hace en {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Durmiendo se dan muchas vueltas, y lo justo tira. Elija con holgura y dé las buenas noches con {ours}.',
        'Para regalar, entre dos tallas, siempre la mayor. Con esa duda resuelta, envuelva {ours}.',
        'El grosor depende del dormitorio y del edredón más que de la estación: hay casas frías en mayo. Piense en la suya al mirar {ours}.',
        'Un regalo para la noche no admite estrecheces: si duda entre dos tallas, la mayor. Solo queda el lazo para {ours}.',
      ],
      informal: [
        'Das más vueltas en la cama que en una pista de baile, y lo justo tira. Deja holgura y a soñar con {ours}.',
        '¿Regalas y no sabes la talla? Entre dos, la mayor. Nadie se enfada por dormir ancho, así que envuelve {ours}.',
        'En mayo hay casas que siguen en enero. Mira tu dormitorio y tu edredón, no el calendario, y luego {ours}.',
        'Pregunta por el edredón antes que por la estación: es lo que decide el grosor. Después, métete en la cama con {ours}.',
      ],
    },
    asks: {
      formal: ['¿A qué hora termina, de verdad, su jornada?', '¿Conjunto, camisón o camiseta vieja?'],
      informal: ['En invierno, ¿a qué hora te lo pones?', '¿Has bajado así a la calle? Cuenta.'],
    },
  },
  cap: {
    stories: {
      formal: [
        'El sol de las cinco entra de frente en el paseo marítimo. Para levantar la vista, {ours}.',
        'Hay sábados de mercado, perro y periódico en los que nadie se peina. El plan admite {ours}.',
        'Con un abrigo y unas buenas gafas deja de ser cosa de deporte. Pruébelo con {ours}.',
        'Los partidos de la mañana se ven desde la grada con la mano en la frente. O con {ours}.',
      ],
      informal: [
        'Hoy el pelo ha decidido por su cuenta. Tú también puedes decidir: {ours}.',
        'Tres personas, dos sombras y un chiringuito lleno. A ti te toca sol, así que {ours}.',
        'Visera hacia delante si da el sol, hacia atrás si hay que correr. De las dos maneras, {ours}.',
        'Saludar al vecino sin que vea tu cara de antes del café es posible. Baja un poco {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Con una cinta, sin apretar, a un dedo por encima de las cejas y las orejas: ese es el contorno. Compárelo con {ours}.',
        'Una coleta cambia la talla. Si tiene cierre detrás, ajústelo con el pelo como lo vaya a llevar, y a pasear con {ours}.',
        'En la lavadora la visera puede deformarse: a mano, con un cepillo suave, y a secar sobre un bol. Reserve uno para {ours}.',
        'Medir la cabeza es un momento: la cinta, sin apretar, un dedo por encima de cejas y orejas. Después, mire {ours}.',
      ],
      informal: [
        'La lavadora y las viseras se llevan mal. A mano, con cepillo suave, y luego el bol de la ensalada hace de cabeza para {ours}.',
        'Ajustada con el pelo suelto y luego coleta: así baila o aprieta. Péinate primero, si tiene cierre, y ponte {ours}.',
        'Cinta métrica, un dedo por encima de cejas y orejas, y sin apretar. Ya tienes tu número para {ours}.',
        '¿Coleta o suelto? Si tiene cierre detrás, decide antes de ajustar, que la talla cambia. Y a la calle con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Curva o recta?', '¿Para el sol, para el pelo o para el estilo?'],
      informal: ['¿Hacia delante o hacia atrás?', '¿De qué equipo no la llevarías jamás?'],
    },
  },
  beanie: {
    stories: {
      formal: [
        'El vaho, el andén, las siete y diez de la mañana. Enero se espera mejor bajo {ours}.',
        'Un abrigo recto, una bufanda lisa y, como única licencia, {ours}.',
        'Después del paseo se queda sobre la mesa, junto al chocolate caliente: {ours}.',
        'Desde noviembre vive en el bolsillo del abrigo y sale a la primera ráfaga. Haga hueco para {ours}.',
      ],
      informal: [
        'Peinarse o llegar a tiempo. Elige lo segundo y ponte {ours}.',
        'Hasta las cejas si sopla el viento, por encima de las orejas si hay foto. Practica con {ours}.',
        'Sales al balcón, cuentas hasta tres y vuelves a entrar a por {ours}.',
        'Orejas rojas, nariz roja y el perro encantado. A él le sobra el pelo; tú acuérdate de {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Colgado se estira; extendido y en su forma, no. Después del paseo bajo la lluvia, seque así {ours}.',
        'La cinta rodea la cabeza justo por encima de las orejas, sin apretar. Con esa medida, elija {ours}.',
        'Si es de punto, el calor de la secadora puede encogerlo. Una toalla en la mesa y paciencia bastan para {ours}.',
        'Del perchero del baño sale estirado. Déjelo secar extendido, en su forma, y el lunes vuelva al andén con {ours}.',
      ],
      informal: [
        'Si es de punto, la secadora puede devolvértelo en talla de muñeco. Sécalo lejos de ella y baja a la calle con {ours}.',
        '¿Cabeza grande o mucho pelo? Mide justo por encima de las orejas, sin apretar, y luego busca {ours}.',
        'Empapado y colgado de un gancho, se estira. Extendido y en su forma, no: túmbalo y mañana sales con {ours}.',
        'Dale un sofá, no un gancho: colgado se estira, así que sécalo tumbado y en su forma. Luego, junto a las llaves, {ours}.',
      ],
    },
    asks: {
      formal: [
        '¿Con pompón o sin él?',
        '¿Frío de costa o frío de montaña?',
        '¿En qué bolsillo acaba siempre?',
        '¿Paseo por la nieve o chimenea?',
        '¿Discreto o de color vivo?',
        '¿Desde qué mes lo lleva?',
      ],
      informal: [
        '¿Tapando las orejas o por encima?',
        '¿Cómo queda tu pelo al quitártelo?',
        '¿A cuántos grados te lo pones?',
        '¿Gorro o capucha?',
        '¿Cuántos has perdido este invierno?',
        '¿Peinarte o llegar a tiempo?',
      ],
    },
  },
  scarf: {
    stories: {
      formal: [
        'El abrigo es el mismo desde hace tres inviernos; lo que cambia está al cuello. Este año, {ours}.',
        'Una vuelta para ir al trabajo, dos si sopla el norte. Y al llegar, sobre la silla, {ours}.',
        'En la sala del teatro siempre hay una corriente que nadie encuentra. Por eso conviene llevar en el bolso {ours}.',
        'Gris el cielo, gris la acera, gris la chaqueta. Falta un acento, y puede ser {ours}.',
      ],
      informal: [
        'Cada mañana un nudo distinto y ninguno como el del vídeo. Sigue practicando con {ours}.',
        'Avión, cine, oficina: el aire acondicionado te persigue. Lleva encima {ours}.',
        'Te la quitas en el bar, la dejas en la silla y vuelves corriendo a por ella. No te olvides de {ours}.',
        'Media cara tapada y aun así te reconocen desde la otra acera. Será por {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Doblada por la mitad, al cuello y con las puntas por dentro del lazo: así aguanta bien el viento. Ensaye ese nudo con {ours}.',
        'Enrollada en un cajón ocupa menos y no se marca con la percha. Queda sitio, entonces, para {ours}.',
        'Con un abrigo estampado, lisa; con uno liso, puede ser al revés. Mire primero el perchero y después {ours}.',
        'La percha deja marca y el cajón no, si se guarda enrollada. Al llegar la primavera, hágalo así con {ours}.',
      ],
      informal: [
        'El viento deshace cualquier nudo flojo. Dobla por la mitad, al cuello, y las puntas por dentro del lazo: a ver quién puede con {ours}.',
        'Lisa con abrigo estampado; si el abrigo es liso, tienes vía libre. Mira qué cuelga en tu entrada y elige {ours}.',
        'Enróllala como un sushi: en el cajón ocupa menos y no se marca. Entre los calcetines queda hueco para {ours}.',
        'Dos estampados juntos se pelean en el ascensor. Si el abrigo lo es, lisa; si no, puede ser al revés. Con esa regla, {ours}.',
      ],
    },
    asks: {
      formal: ['¿Con nudo, con una vuelta o suelta?', '¿Lisa o estampada?'],
      informal: ['¿Cuántas has perdido ya en un bar?', '¿A partir de qué mes te la pones?'],
    },
  },
  gloves: {
    stories: {
      formal: [
        'Pasear de la mano en enero tiene sus condiciones. La primera, {ours}.',
        'El volante a las siete de la mañana, la barandilla del puente, la correa del perro. Para todo ello, {ours}.',
        'Se dejan sobre la consola de la entrada, junto a las llaves, de noviembre a marzo: {ours}.',
        'Quitárselos dedo a dedo al llegar es un gesto que no ha pasado de moda. Recupérelo con {ours}.',
      ],
      informal: [
        'Siempre pierdes el izquierdo. Nadie sabe por qué, pero ya es hora de {ours}.',
        'En bici y a dos grados dejas de sentir los frenos. Mañana, con {ours}.',
        'Las manos en los bolsillos están bien hasta que suena el teléfono. Saca una, con {ours}.',
        'Para contestar un mensaje en la calle te quitas uno con los dientes, como todo el mundo. Muerde con cariño {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Rodee la mano con una cinta por los nudillos, sin el pulgar: de ahí sale la talla. Después, mire {ours}.',
        'Tirando de golpe, las costuras sufren. Dedo a dedo, como en las películas, quítese al llegar {ours}.',
        'Mojados, se secan abiertos y lejos del radiador. Al volver de la nieve, busque un rincón tranquilo para {ours}.',
        'Antes de envolver un par, averigüe el contorno de esa mano por los nudillos, sin contar el pulgar. Ya puede elegir {ours}.',
      ],
      informal: [
        'Todos vamos directos al radiador y es justo lo que no. Abiertos, lejos del calor, y mañana otra vez {ours}.',
        'Tirar de la punta y que salgan de golpe castiga las costuras. Dedo a dedo, con suspense, y deja en la mesa {ours}.',
        'Talla de mano: cinta por los nudillos, el pulgar se queda fuera. Con esa cifra ya puedes ir a por {ours}.',
        'Quitártelos con los dientes y de un tirón es divertido, menos para las costuras. Prueba dedo a dedo con {ours}.',
      ],
    },
    asks: {
      formal: ['¿Con dedos o manoplas?', '¿Manos frías o manos de estufa?'],
      informal: [
        '¿Cuál pierdes siempre, el izquierdo o el derecho?',
        '¿Quién tiene las manos más heladas de casa?',
      ],
    },
  },
};
