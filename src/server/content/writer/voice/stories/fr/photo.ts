export const photo = {
  camera: {
    stories: {
      formal: [
        'La lumière de dix-neuf heures n’attend pas que l’on ait trouvé le bon réglage. Gardez à l’épaule {quoted}.',
        'Sur les photos de famille, il manque toujours quelqu’un : celui qui les prend. Cet été, confiez-lui {quoted}.',
        'Une rue que l’on prend tous les jours redevient intéressante dès qu’on la cadre. Il y faut un détour, et {quoted}.',
        'On rentre de voyage avec mille images et l’on en montre douze. Cherchez la treizième avec {quoted}.',
      ],
      informal: [
        'Deux heures du matin, tu regardes encore des comparatifs. Éteins tout, sors, et emporte {quoted}.',
        '« Attends, bouge pas, la lumière est belle. » Ta famille va souffrir un peu : tu as {quoted}.',
        'Quatre mille photos dans le téléphone, dont trois mille du chat. Fais-lui enfin un vrai portrait, avec {quoted}.',
        'Balade de dimanche, dix minutes pour cent mètres, parce que tu t’arrêtes partout. C’est normal, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le matin ou le soir, la lumière est douce et fait plus qu’un réglage. Choisissez l’heure, puis sortez avec {quoted}.',
        'Une image paraît vide ? Approchez-vous d’un pas : presque toutes y gagnent. C’est un bon premier exercice pour {quoted}.',
        'Carte pleine, batterie à plat : on s’en aperçoit devant le paysage. Vérifiez l’une et l’autre la veille, avant de mettre dans le sac {quoted}.',
        'On n’essuie pas une optique avec le bas de sa chemise. Avec un chiffon microfibre, oui : gardez-en un auprès de {quoted}.',
      ],
      informal: [
        'Avant de fouiller dans les menus, regarde l’heure : une lumière douce, matin ou soir, fait plus qu’un réglage. Ce soir, sors donc {quoted}.',
        'Ta photo est un peu molle ? Un pas en avant, et presque toutes s’améliorent. Le chat sera ravi de poser de plus près pour {quoted}.',
        'Batterie à plat pile au moment des bougies : on ne regrette qu’une fois. La veille, un œil sur elle, un sur la carte, et en route avec {quoted}.',
        'On t’a vu, avec le bas du tee-shirt sur l’optique. Prends un chiffon microfibre, et fais-lui une place à côté de {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Portrait, rue ou paysage ?',
        'Quelle photo avez-vous fait encadrer ?',
        'Couleur, ou noir et blanc ?',
        'Sur quel trajet quotidien feriez-vous un détour ?',
        'Imprimez-vous encore vos photos ?',
        'Qui manque sur toutes vos photos de famille ?',
      ],
      informal: [
        'Lever ou coucher de soleil ? On est honnête sur le réveil.',
        'Qui pose le plus mal dans ta famille ?',
        'Une photo par jour, ou mille en vacances ?',
        'Chat, enfant ou assiette : ton modèle préféré ?',
        'Tu tries le soir même, ou jamais ?',
        'La dernière fois que tu as dit « bouge pas » ?',
      ],
    },
  },
  'film-camera': {
    stories: {
      formal: [
        'Chaque vue compte, alors on regarde deux fois avant de déclencher. On apprend à regarder, avec {quoted}.',
        'Au fond d’un tiroir dort une pellicule dont personne ne sait plus rien. La prochaine, mettez-la dans {quoted}.',
        'On déclenche, puis on ne sait pas. Il faudra attendre le labo, et cette attente fait le charme de {quoted}.',
        'Les albums de nos parents ont des flous, des doigts et des yeux rouges, et on les rouvre. Reprenez avec {quoted}.',
      ],
      informal: [
        'Pas d’écran, donc personne pour dire « montre, montre ». On profite du moment, avec {quoted}.',
        'Quarante photos de la même assiette, ou une seule et on mange chaud ? La deuxième option s’appelle {quoted}.',
        'Tu as mis le doigt devant l’objectif, tu le sauras dans deux semaines. Patience, c’est la règle avec {quoted}.',
        'Rien à effacer, rien à recommencer, juste le bruit du déclencheur. On respire, et on arme {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Sur un appareil à bobine, on vérifie que le film est rembobiné avant d’ouvrir le dos : la lumière voile les images. Gardez ce réflexe en sortant avec {quoted}.',
        'Basse au soleil, élevée en intérieur : la sensibilité du film se choisit d’après la lumière. Demandez-vous où vous irez, puis chargez {quoted}.',
        'Les pellicules craignent la chaleur. En plein été, ne les laissez pas dans la voiture : elles descendent avec vous et {quoted}.',
        'Avant de choisir une pellicule, pensez à la lumière qui vous attend : peu sensible pour le soleil, davantage pour l’intérieur. Le reste appartient à votre œil, et à {quoted}.',
      ],
      informal: [
        'Ouvrir le dos « juste pour voir », c’est voiler les images si la bobine n’est pas rembobinée. Vérifie d’abord, et garde le suspense avec {quoted}.',
        'Plein soleil ? Un film peu sensible. Dîner chez mamie ? Un film qui l’est plus. Regarde où tu vas avant de charger {quoted}.',
        'Tu ne laisserais pas le chocolat dans la voiture en août. Les pellicules n’aiment pas la chaleur non plus : prends-les avec toi, et {quoted} aussi.',
        'La pellicule se choisit comme les lunettes, d’après la lumière : basse sensibilité au soleil, élevée à la maison. Bien vu, et à toi de jouer avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Couleur ou noir et blanc ?',
        'Combien de temps gardez-vous une pellicule avant le labo ?',
        'Vingt-quatre ou trente-six poses ?',
        'Qui, dans la famille, prenait les photos ?',
        'Album, boîte à chaussures ou cadre ?',
        'Quel lieu mériterait une pellicule entière ?',
      ],
      informal: [
        'Une pellicule oubliée chez toi : on y verrait quoi ?',
        'Ta photo ratée préférée, c’est quoi ?',
        'Œil gauche ou œil droit dans le viseur ?',
        'Tu gardes la dernière pose pour quoi ?',
        'Flou, doigt ou yeux fermés : ta spécialité ?',
        'Le plus dur : attendre, ou ne pas recommencer ?',
      ],
    },
  },
  lens: {
    stories: {
      formal: [
        'On règle, on recule, on s’agenouille, on attend que le nuage passe. Puis on déclenche, avec {quoted}.',
        'Même banc, même lumière, et pourtant une autre photo. Il a suffi de visser {quoted}.',
        'Souvent, on croit devoir changer d’appareil. Il suffit de changer ce qui est devant : {quoted}.',
        'Avant de partir, tout le matériel est étalé sur le lit, et l’on en retire la moitié. Ce qui reste : {quoted}.',
      ],
      informal: [
        'Reculer pour cadrer, c’est bien. Finir dans la fontaine, moins. Regarde derrière toi, avec {quoted}.',
        'Ton sac photo pèse un âne mort et tu t’en sers d’un seul. Autant que ce soit {quoted}.',
        '« Tu avais promis que c’était le dernier. » Bon, le vrai dernier, c’est {quoted}.',
        'Sur l’étagère, ton boîtier s’ennuie depuis Noël. Réveille-le avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La monture décide de tout, bien avant la focale. Regardez celle de votre appareil, puis revenez vers {quoted}.',
        'Un grand angle élargit le lieu, une longue focale rapproche et tasse les plans. Demandez-vous ce que vous voulez montrer avant de choisir {quoted}.',
        'Il suffit d’un grain de poussière pour rayer le verre : la soufflette passe donc avant le chiffon. Respectez cet ordre, même dans la hâte d’essayer {quoted}.',
        'Pendant le changement, tournez l’appareil face vers le bas : il y entre moins de poussière. Puis, sans hâte, montez {quoted}.',
      ],
      informal: [
        'Avant le coup de cœur, un coup d’œil à la monture de ton boîtier : c’est elle qui décide de tout. Si elle dit oui, fonce vers {quoted}.',
        'Toute la place du village, ou juste la tête du maire ? Grand angle pour élargir, longue focale pour rapprocher : réponds d’abord, compare ensuite avec {quoted}.',
        'Frotter tout de suite, c’est promener un grain de poussière sur le verre et le rayer. Soufflette, chiffon, et seulement après, en balade avec {quoted}.',
        'La poussière adore les appareils ouverts vers le ciel. Tourne le tien face vers le bas le temps d’y mettre {quoted}.',
      ],
    },
    asks: {
      formal: ['Focale fixe ou zoom ?', 'Si vous ne deviez en emporter qu’un en voyage, lequel ?'],
      informal: [
        'Dans ton sac : un seul objectif, ou toute la famille ?',
        'C’était vraiment le dernier que tu achetais ?',
      ],
    },
  },
  tripod: {
    stories: {
      formal: [
        'La plus belle lumière arrive quand on y voit à peine. À cette heure-là, les mains tremblent, et l’on pose {quoted}.',
        'Sur la photo de groupe, il y a toujours un absent : le photographe. Offrez-lui dix secondes de course et {quoted}.',
        'L’eau d’une cascade devient un voile si l’on sait attendre. Pour attendre, il y a {quoted}.',
        'Une pile de livres, un muret, une branche : on a tout essayé. Il est temps de déplier {quoted}.',
      ],
      informal: [
        'Retardateur : dix secondes. Ton sprint : onze. Tout le monde recommence, et personne ne touche à {quoted}.',
        '« Excusez-moi, vous pourriez nous prendre en photo ? » Et voilà un superbe pouce. Plus jamais ça, avec {quoted}.',
        'Trois livres et une boîte de céréales, c’est de la débrouille. Pour la prochaine vidéo, sors {quoted}.',
        'Nuit étoilée, café dans le thermos, pose de trente secondes. Toi, tu peux trembler, pas {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Les sections larges sont les plus stables : on les déplie donc en premier. Gardez les plus fines pour la fin en installant {quoted}.',
        'Un léger flou sur pied vient souvent de la stabilisation de l’objectif. Coupez-la dès que l’appareil est posé sur {quoted}.',
        'Par grand vent, un sac suspendu au centre stabilise l’ensemble, quand il y a un crochet. Avant de sortir, cherchez-le sur {quoted}.',
        'La stabilisation de l’objectif sert la main qui tremble ; sur pied, elle donne souvent un léger flou. Désactivez-la, et fiez-vous à {quoted}.',
      ],
      informal: [
        'Les sections toutes fines sont les moins stables. Déplie d’abord les larges, ça change déjà tout pour {quoted}.',
        'Photo floue alors que rien n’a bougé ? Souvent, c’est la stabilisation de l’objectif. Coupe-la, et laisse faire {quoted}.',
        'Du vent, et ton sac te scie l’épaule : deux soucis, une solution. S’il y a un crochet au centre, suspends le sac sous {quoted}.',
        'Avant la nuit étoilée, petite leçon d’équilibre : les sections larges d’abord, elles sont plus stables. Ensuite, lève les yeux, à côté de {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Ville de nuit, ciel étoilé ou cascade ?',
        'Sur quoi avez-vous déjà posé votre appareil, faute de mieux ?',
      ],
      informal: ['Retardateur : tu arrives à temps ?', 'Qui cadre toujours les photos de groupe chez toi ?'],
    },
  },
};
