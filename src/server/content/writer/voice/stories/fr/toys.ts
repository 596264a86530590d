export const toys = {
  doll: {
    stories: {
      formal: [
        'Elle s’assied à table, on lui noue une serviette, et l’on demande si elle a encore faim. Le couvert est pour {quoted}.',
        'On lui a donné un prénom dans la voiture, avant même d’être à la maison. Reste à trouver celui de {quoted}.',
        'Un enfant couche plus petit que lui, et baisse la voix comme un grand. Ce soir, il borde {quoted}.',
        'Les voyages se préparent mieux à deux, avec une valise minuscule. Dans la vôtre, gardez une place à {quoted}.',
      ],
      informal: [
        'Réunion au sommet dans la chambre, thé imaginaire, gâteaux en pâte à modeler. Invitée d’honneur : {quoted}.',
        '« Chut, elle dort. » Et toute la maison marche sur la pointe des pieds, pour {quoted}.',
        'Coiffure ratée, ciseaux trop près, drame à seize heures. Console tout le monde avec {quoted}.',
        'Vingt heures, histoire, verre d’eau, encore une histoire. Et dans le lit, bien avant l’enfant, {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'L’âge conseillé sur l’emballage parle de sécurité, accessoires compris. Lisez-le d’abord, puis présentez {quoted}.',
        'Une chaussure minuscule passe toujours sous le canapé. Une petite boîte pour les accessoires l’en empêche : posez-la à côté de {quoted}.',
        'Les nœuds s’arrachent quand on brosse depuis la racine. Partez des pointes, doucement, et laissez l’enfant coiffer ensuite {quoted}.',
        'Petites pièces, petits accessoires : c’est d’eux que parle l’âge de l’emballage. Vérifiez-le avant d’offrir {quoted}.',
      ],
      informal: [
        'L’âge sur la boîte ne mesure pas l’intelligence, il parle de sécurité et de petites pièces. Regarde-le avant d’emballer {quoted}.',
        'À quatre pattes sous le canapé, pour une chaussure d’un centimètre ? Une petite boîte pour les accessoires, et longue vie à {quoted}.',
        '« Aïe, tu tires ! » On démêle en partant des pointes, sinon on arrache. Montre-leur une fois, puis prête la brosse pour {quoted}.',
        'Le salon de coiffure ouvre à huit heures : d’abord les pointes, on remonte doucement, rien ne s’arrache. Premier rendez-vous : {quoted}.',
      ],
    },
    asks: {
      formal: ['Comment s’appelait la vôtre ?', 'Qui choisit le prénom, chez vous ?'],
      informal: ['La tienne, tu l’as gardée ?', 'Tu lui as coupé les cheveux ? Avoue.'],
    },
  },
  'soft-toy': {
    stories: {
      formal: [
        'On ne quitte pas la maison sans lui, et l’on fait demi-tour à la sortie de l’autoroute. Vous aussi, pour {quoted}.',
        'Les secrets de six ans se disent tout bas, sous la couette. C’est à {quoted} qu’on les confie.',
        'Chez la nounou, chez mamie, chez le docteur : il est de tous les voyages. Préparez le sac de {quoted}.',
        'Dans le train, il a sa place près de la fenêtre et l’on se serre un peu. Elle est à {quoted}.',
      ],
      informal: [
        'Perdu au supermarché, retrouvé au rayon yaourts : tu as vieilli de dix ans. Ne quitte plus des yeux {quoted}.',
        '« Il faut dire bonne nuit à tout le monde. » Ça prend une heure, surtout avec {quoted}.',
        'Ton cousin de huit ans dit qu’il est trop grand. Regarde qui dort contre lui : {quoted}.',
        'Grand-mère dit qu’il y en a assez. L’enfant dit qu’il manque {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un doudou oublié dans le train, et toute la famille veille. Prenez le préféré en double, alternez, et l’on dormira avec {quoted}.',
        'L’étiquette d’abord, une taie fermée ensuite : en machine, les coutures s’en portent mieux. Une heure ou deux sans {quoted}.',
        'Pour un bébé, des yeux brodés sont plus sûrs que des yeux rapportés. Regardez ce détail avant d’offrir {quoted}.',
        'Avant le lavage, lisez l’étiquette, puis glissez tout dans une taie bien fermée. Un enfant attendra derrière le hublot {quoted}.',
      ],
      informal: [
        'Perdre le doudou, c’est une nuit blanche pour trois. Le préféré en double, et on alterne : pense-y en prenant {quoted}.',
        'Quelqu’un a de la compote sur l’oreille. Lis l’étiquette, puis machine dans une taie fermée, pour les coutures, et bon voyage à {quoted}.',
        'Un cadeau de naissance ? Regarde les yeux : brodés, c’est plus sûr pour un bébé que rapportés. Commence par ceux de {quoted}.',
        'Deux jumeaux secrets valent mieux qu’un drame : l’un au lit, l’autre au lavage, et on alterne. Personne ne dira rien à {quoted}.',
      ],
    },
    asks: {
      formal: ['Comment s’appelait le vôtre ?', 'Où l’avez-vous oublié, un jour de départ ?'],
      informal: ['Le tien, il est où maintenant ?', 'Doudou perdu : jusqu’où as-tu fait demi-tour ?'],
    },
  },
  puzzle: {
    stories: {
      formal: [
        'On commence par les bords, pour un quart d’heure, dit-on. À minuit, on est encore devant {quoted}.',
        'La table du salon est prise pour la semaine, on dîne à la cuisine. Tout cela pour {quoted}.',
        'Une pièce manque, et quelqu’un, quelque part, est assis dessus. Tout le monde debout, pour {quoted}.',
        'Dehors il pleut, dedans on ne parle plus qu’en cherchant du ciel. Cherchez, avec {quoted}.',
      ],
      informal: [
        'Les bords d’abord, tout le monde est d’accord. Après, chacun sa stratégie, et au milieu, {quoted}.',
        '« Encore une pièce et je viens. » Le plat est froid, ton honneur aussi. Finis {quoted}.',
        'Ton chat s’est assis pile au milieu, et il a l’air content de lui. Pousse-le doucement, sauve {quoted}.',
        'Deux heures du matin, trois pièces se ressemblent, tu en essaies quatre. Va te coucher, laisse {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Les bords d’abord, les couleurs ensuite : on avance bien plus vite. Triez pendant que le thé infuse, puis attaquez {quoted}.',
        'La table doit servir au dîner. Une grande plaque ou un tapis enroulable la libère sans rien défaire : installez-y {quoted}.',
        'Une lumière de côté montre mieux les formes qu’une lampe au-dessus. Approchez-en une, le soir, de {quoted}.',
        'On tourne la même pièce dix fois, alors qu’il fallait trier. Bords, puis couleurs, et la soirée avance avec {quoted}.',
      ],
      informal: [
        'Commencer par le ciel, c’est du masochisme. Les bords, puis un tri par couleur, et ça file bien mieux avec {quoted}.',
        '« À table ! » Oui, mais on ne défait rien. Une plaque ou un tapis qui s’enroule, et hop, on déplace {quoted}.',
        'Toutes les pièces ont l’air pareilles ? Mets la lampe de côté, les formes ressortent mieux. Et maintenant, à nous deux, {quoted}.',
        'Un chat, un dîner, un aspirateur : tout menace un travail en cours. Prévois une grande plaque pour mettre à l’abri {quoted}.',
      ],
    },
    asks: {
      formal: ['Les bords d’abord, ou les couleurs ?', 'Combien de temps reste-t-il sur la table du salon ?'],
      informal: ['Bords en premier, ou anarchie ?', 'La pièce manquante : qui est le coupable ?'],
    },
  },
  'board-game': {
    stories: {
      formal: [
        'On débarrasse les assiettes, on pousse les verres, et quelqu’un lit la règle à voix haute. Ouvrez {quoted}.',
        'Chez les grands-parents, la pluie n’avait jamais d’importance. On sortait quelque chose comme {quoted}.',
        'Une règle mal comprise, et c’est toute la table qui rit. Il faut bien essayer : {quoted}.',
        'Le plus jeune commence, c’est écrit, et il en profite. Serrez-vous autour de {quoted}.',
      ],
      informal: [
        '« On joue pour s’amuser. » Phrase dite par celui qui n’a jamais perdu. Rebats les cartes, avec {quoted}.',
        'Ta sœur triche depuis l’enfance, et tout le monde le sait. Offre-lui une chance de plus : {quoted}.',
        'Pluie, pas de réseau, cinq personnes dans une maison de campagne. Sauve la soirée, sors {quoted}.',
        'Mauvais perdant, mais avec le sourire. Si tu en connais un, pose devant lui {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Personne n’écoute les règles lues à voix haute. Une première partie à cartes ouvertes, et elles rentrent toutes seules : ouvrez ainsi {quoted}.',
        'Âge, nombre de joueurs, durée : tout se lit sur la boîte, et c’est ce qui décide. Comptez vos invités avant de choisir {quoted}.',
        'Quelques petits sachets refermables, et tout se range en une minute. Achetez-les pour la première soirée avec {quoted}.',
        'Deux enfants, quatre adultes, une heure devant soi ? Les chiffres de la boîte répondent. Lisez-les avant d’annoncer {quoted}.',
      ],
      informal: [
        'Lire vingt pages à des gens qui ont faim, mauvaise idée. Cartes ouvertes pour la première partie, et tout le monde comprend {quoted}.',
        'Vous êtes sept, la boîte dit quatre : quelqu’un fera la vaisselle. Vérifie les joueurs, l’âge et la durée avant de sortir {quoted}.',
        'Il manque toujours un pion, et c’est le tien. Des petits sachets qui se ferment, une minute de rangement, et à samedi pour {quoted}.',
        'Montrez tous vos cartes, juste pour un tour : les règles rentrent sans qu’on les lise. Pour tricher, tu attendras la revanche à {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel jeu fait crier toute votre famille ?', 'Stratégie ou hasard ?'],
      informal: ['Bon perdant ou très mauvais perdant ?', 'Qui triche toujours, chez toi ?'],
    },
  },
  'building-blocks': {
    stories: {
      formal: [
        'Il construit à plat ventre sur le tapis, la langue entre les dents. Ne le dérangez pas, il a {quoted}.',
        'La tour s’écroule, tout le monde rit, et l’on recommence plus haut. Cela peut durer, avec {quoted}.',
        'Une maison, un pont, un vaisseau : on lui demande ce que c’est, et la réponse change. Confiez-lui {quoted}.',
        'Dix minutes avant le bain, l’adulte dit « j’arrive » et pose encore un étage. Il joue avec {quoted}.',
      ],
      informal: [
        'Marcher dessus pieds nus dans le noir, c’est le baptême des parents. Le tien se fera sur {quoted}.',
        '« C’est pas une voiture, c’est un dinosaure volant. » Pardon. On refait, avec {quoted}.',
        'Plus haut, encore plus haut, aïe. Le voisin du dessous sait déjà que tu as {quoted}.',
        'Papa a voulu aider. Papa a pris la place. On attend son tour pour {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un drap étalé sous le jeu se referme comme un sac, et tout se range d’un coup. Étendez-le avant de verser {quoted}.',
        'L’âge conseillé parle surtout de la taille des pièces : les petites restent loin des tout-petits. Regardez-le avant d’offrir {quoted}.',
        'On cherche la forme plus souvent que la couleur. Triez par taille, et la bonne pièce se trouve mieux : faites l’essai avec {quoted}.',
        'Le grand construit, le petit met tout en bouche. Vérifiez l’âge conseillé, qui dit surtout la taille des pièces, puis ouvrez {quoted}.',
      ],
      informal: [
        'Pieds nus, la nuit, sur une petite pièce : on a tous crié. Un drap dessous, on referme, et fini pour ce soir avec {quoted}.',
        'Tout trier par couleur, c’est beau et ça ne sert à rien. Par taille, on trouve la bonne pièce : recommence avec {quoted}.',
        'Petites pièces et petit frère, ça ne va pas ensemble. L’âge conseillé parle surtout de ça : lis-le avant d’ouvrir {quoted}.',
        '« On range ? » Silence. Sauf s’il y a un drap dessous : quatre coins, un sac, terminé, jusqu’à la prochaine tour avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Tour, château ou vaisseau spatial ?', 'Qui construit le plus : l’enfant ou vous ?'],
      informal: [
        'Ta tour la plus haute avait combien d’étages ?',
        'Le plus douloureux, pieds nus : tu confirmes ?',
      ],
    },
  },
  'toy-car': {
    stories: {
      formal: [
        'Un bord de tapis devient une route, et la table basse, un tunnel. On y verra passer {quoted}.',
        'Dans la poche d’un manteau d’enfant, entre un caillou et un mouchoir, il y a {quoted}.',
        'À la caisse du supermarché, ça roule déjà sur le tapis, entre le lait et le pain. Laissez passer {quoted}.',
        'Elle file sous le canapé, et il faut deux adultes et un manche à balai. Récupérez {quoted}.',
      ],
      informal: [
        '« Vroum » est un mot complet, dès dix-huit mois. La suite de la conversation : {quoted}.',
        'Bouchon monstre dans le couloir, dépannage prévu avant le bain. En tête de file, {quoted}.',
        'Trottoir, muret, genou de papi : tout est une autoroute. Permis obtenu pour {quoted}.',
        'Ton neveu te la confie cinq secondes, c’est une preuve d’amour. Fais attention à {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'L’âge conseillé se lit d’abord : roues et petites pièces ne sont pas pour les tout-petits. Ensuite seulement, on offre {quoted}.',
        'Au sol, un ruban adhésif de couleur devient une route qui s’enlève sans effort. Tracez un virage pour {quoted}.',
        'Quand une roue peine, un cheveu s’y est souvent enroulé. Une pince à épiler, un peu de patience, et l’on relance {quoted}.',
        'Un dimanche de pluie se passe très bien au sol, avec du ruban de couleur en guise de route. Un carrefour, un parking, et {quoted}.',
      ],
      informal: [
        'Le petit dernier goûte tout, les roues aussi. L’âge conseillé parle des petites pièces : vérifie-le avant d’offrir {quoted}.',
        'Ruban de couleur par terre, et ton couloir devient une autoroute qui s’enlève sans effort. Premier bouchon prévu avec {quoted}.',
        'Panne au milieu du tapis ? Souvent un cheveu autour de la roue. Pince à épiler, intervention rapide, et on relance {quoted}.',
        'Contrôle technique du mercredi : les cheveux s’enroulent autour des roues. Sors la pince à épiler, et fais avancer {quoted}.',
      ],
    },
    asks: {
      formal: ['Sous quel meuble les retrouvez-vous toujours ?', 'Quelle était la vôtre, enfant ?'],
      informal: ['Laquelle gagnait toujours, dans ta chambre ?', 'Le truc qui te servait de garage ?'],
    },
  },
};
