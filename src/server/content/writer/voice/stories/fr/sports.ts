export const sports = {
  bicycle: {
    stories: {
      formal: [
        'Au feu rouge, une file de voitures attend, et l’on remonte tout doucement par la droite. C’est permis à {quoted}.',
        'Le pain du dimanche est meilleur quand il faut pédaler un peu pour aller le chercher. Prenez {quoted}.',
        'Une petite route, un village dont on ignorait le nom, un café à deux euros. Le détour se fait avec {quoted}.',
        'On arrive au bureau les joues roses et la tête claire, avant même le premier mail. Le trajet s’est fait sur {quoted}.',
      ],
      informal: [
        'Bouchon en bas de chez toi, concert de klaxons. Double tout le monde, avec {quoted}.',
        'Vingt minutes à chercher une place, ou zéro ? Laisse la voiture, prends {quoted}.',
        '« Il n’y a qu’une petite côte », disait l’ami. L’ami mentait. Souffle, et pousse {quoted}.',
        'Remonte la jambe droite de ton pantalon, mets ton sac dans le dos. En selle, sur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Talon sur la pédale en bas, la jambe doit être presque tendue : la selle est alors à la bonne hauteur. Vérifiez-le contre un mur, en montant sur {quoted}.',
        'Un pneu mou roule mal et crève plus volontiers. Gardez la pompe près de la porte, et regonflez régulièrement avant de sortir {quoted}.',
        'La roue seule ne suffit pas : l’antivol passe par le cadre et un point fixe. Un arceau, un tour de clé, puis un café, face à {quoted}.',
        'Une chaîne qui grince demande un chiffon, puis un peu d’huile, à peine. Moins de bruit, moins d’usure, et la ville s’entend mieux depuis {quoted}.',
      ],
      informal: [
        'Genoux qui remontent aux oreilles ? Talon sur la pédale du bas, jambe presque tendue, c’est la bonne hauteur : règle la selle de {quoted}.',
        'Pédaler dans la purée, c’est souvent juste un pneu à plat. Regonfle régulièrement, ça roule mieux et ça crève moins, et repars avec {quoted}.',
        'On a tous vu cette roue seule, attachée à son poteau. Passe l’antivol dans le cadre aussi, et tu retrouveras en entier {quoted}.',
        'Si on t’entend arriver de loin, ce n’est pas le klaxon, c’est la chaîne. Nettoie, huile à peine, et sors incognito avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Travail, balade ou marché : où vous mène le vôtre ?',
        'Quelle petite route recommanderiez-vous ?',
      ],
      informal: ['Au boulot à vélo : toujours, parfois, jamais ?', 'La côte que tu détestes le plus ?'],
    },
  },
  'yoga-mat': {
    stories: {
      formal: [
        'Pendant un quart d’heure, la maison attendra : le courrier, la lessive, les messages. Déroulez {quoted}.',
        'On pousse la table basse contre le mur, on retire ses chaussettes. Le reste se passe sur {quoted}.',
        'La séance se termine allongé, et l’on voudrait que personne n’ouvre la porte. Encore une minute, sur {quoted}.',
        'Une fenêtre entrouverte, un peu de lumière au sol : tout indique où étendre {quoted}.',
      ],
      informal: [
        'Tu touches tes genoux, c’est déjà bien. Les orteils, c’est pour la semaine prochaine, sur {quoted}.',
        'Chien tête en bas, chat qui passe dessous, enfant qui demande à goûter. Ambiance zen sur {quoted}.',
        'Résolution de janvier, et on est en mars. Il n’est jamais trop tard pour dérouler {quoted}.',
        '« Je ne suis pas souple. » Personne ne te le demande, il faut juste s’asseoir sur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un chiffon humide après la dernière posture, puis à plat ou suspendu, le temps de sécher. La séance finit vraiment là, avec {quoted}.',
        'Prévoir un peu plus long que soi, c’est garder la tête et les talons au même endroit. Mesurez-vous avant de choisir {quoted}.',
        'Fin, il favorise l’équilibre ; épais, il protège les genoux. Pensez à vos postures préférées, puis regardez l’épaisseur de {quoted}.',
        'L’arbre demande de la stabilité, et donc du fin ; les postures à genoux, du plus épais. Demandez-vous où vous vacillez, avant de dérouler {quoted}.',
      ],
      informal: [
        'Namasté, puis chiffon humide : c’est dans cet ordre. À plat ou suspendu, laisse sécher {quoted}.',
        'Les pieds dans le vide en relaxation, ça gâche tout. Prends un peu plus long que toi, et allonge-toi sur {quoted}.',
        'Genoux qui râlent : plus épais. Équilibres qui tanguent : plus fin. Choisis ton camp, puis déroule {quoted}.',
        'Roulé encore moite, ça se sent au cours suivant. Un chiffon humide, un séchage à plat ou sur un fil, et ensuite on enroule {quoted}.',
      ],
    },
    asks: {
      formal: ['Pratiquez-vous le matin ou le soir ?', 'Quelle posture redoutez-vous encore ?'],
      informal: [
        'Tu touches tes orteils : oui, presque, jamais ?',
        'Qui vient s’asseoir sur toi en pleine séance ?',
      ],
    },
  },
  dumbbells: {
    stories: {
      formal: [
        'Dix répétitions avant le dîner, le temps que l’eau se mette à bouillir. Gardez à portée de main {quoted}.',
        'L’abonnement, le trajet, le vestiaire : on connaît les raisons de ne pas y aller. Chez soi, il y a {quoted}.',
        'Le dos tout le jour penché sur un écran réclame autre chose le soir. Donnez-lui {quoted}.',
        'Dans le coin du salon, on les contourne, puis un matin on se baisse. Ce matin-là, prenez {quoted}.',
      ],
      informal: [
        'Ton abonnement à la salle te voit deux fois par an. À la maison, tu n’as plus d’excuse, avec {quoted}.',
        'Deux bouteilles d’eau, au début, ça allait. Tu as bien grandi : prends {quoted}.',
        '« Encore trois. » Tu mens depuis trois. Courage, personne ne compte sauf {quoted}.',
        'Les pubs durent exactement dix répétitions. Pose la télécommande, attrape {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Douze fois, proprement, sans tricher du dos : voilà le poids par lequel commencer. Vous monterez ensuite, avec {quoted}.',
        'La descente compte autant que la montée, si elle est lente. Posez le chronomètre, respirez, et reprenez {quoted}.',
        'Ce qui est lourd tombe lourd. Une place au sol, contre le mur, et jamais sur l’étagère, pour {quoted}.',
        'On lâche souvent le mouvement à mi-chemin, alors que le retour fait la moitié du travail. Ralentissez, et accompagnez jusqu’en bas {quoted}.',
      ],
      informal: [
        'Choisis un poids que tu soulèves douze fois sans faire la grimace, puis monte. L’ego attend dehors, toi, tu restes avec {quoted}.',
        'Descends comme si un bébé dormait à côté : lent, ça travaille autant qu’en montant. Sans bruit, donc, repose {quoted}.',
        'Sur une étagère, c’est une chute qui attend son heure. Par terre, et tes orteils dormiront tranquilles près de {quoted}.',
        'Trois répétitions spectaculaires, ça impressionne le chat. Douze bien propres, c’est par là qu’on commence, et qu’on apprivoise {quoted}.',
      ],
    },
    asks: {
      formal: ['Chez vous ou à la salle ?', 'Avant ou après le travail, la séance ?'],
      informal: ['Salle ou salon ?', 'Ton excuse préférée pour sauter une séance ?'],
    },
  },
  'boxing-gloves': {
    stories: {
      formal: [
        'La journée a mal fini, et l’on n’a rien dit. Il reste la salle, le sac et {quoted}.',
        'On enroule les bandes en silence, toujours dans le même sens, comme un petit rituel. Puis l’on enfile {quoted}.',
        'Trois minutes, cela paraît court jusqu’à la première reprise. On en reparlera, avec {quoted}.',
        'Vestiaire, dix-neuf heures : l’avocat et le boulanger ont les mêmes joues rouges. Rejoignez-les, avec {quoted}.',
      ],
      informal: [
        'Réunion de deux heures qui aurait pu être un mail ? On respire, on met {quoted}.',
        'Le sac ne t’a rien fait, mais il est là pour ça. Tes alliés : {quoted}.',
        '« Garde haute ! » crie le coach, et toi tu veux juste te gratter le nez. Impossible, avec {quoted}.',
        'Tu voulais courir pour te défouler, il pleuvait. Va plutôt taper, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le poignet se tient de l’intérieur : des bandes d’abord, qui absorbent aussi la sueur. Enroulez-les sans hâte, puis enfilez {quoted}.',
        'Un sac fermé garde l’humidité de toute la séance. Ouvrez, aérez, et laissez respirer jusqu’au prochain cours {quoted}.',
        'Plus les onces montent, plus cela amortit. Demandez-vous ce que vous frapperez, un sac ou un partenaire, puis lisez le chiffre sur {quoted}.',
        'On croit gagner du temps sans les bandes, et c’est le poignet qui les réclame, au troisième round. Prévoyez-les toujours sous {quoted}.',
      ],
      informal: [
        'Avant de cogner, on enroule les bandes : elles tiennent le poignet et boivent la sueur. Le premier round, c’est toi contre elles, puis enfile {quoted}.',
        'Oubliés dans le sac jusqu’à jeudi, ils gagneront par K.-O. olfactif. Ouvre et laisse à l’air {quoted}.',
        'Les onces, ce n’est pas de la cuisine : plus il y en a, plus ça amortit. Choisis ton chiffre avant de lever la garde avec {quoted}.',
        'Ton sac de sport fermé, c’est un hammam. À l’air, bien ouverts, dès la fin de la séance : c’est le repos de {quoted}.',
      ],
    },
    asks: {
      formal: ['Corde, sac ou ring ?', 'Qu’est-ce qui vous a fait commencer ?'],
      informal: [
        'Après une journée pourrie : boxe, course ou canapé ?',
        'À qui penses-tu en tapant ? Pas de noms.',
      ],
    },
  },
  football: {
    stories: {
      formal: [
        'Par terre, deux pulls pour les buts, et l’équipe d’en face a déjà choisi son gardien. On n’attend que {quoted}.',
        'En famille, après le déjeuner, quelqu’un se lève et dit : qui joue ? C’est le moment de {quoted}.',
        'On apprend à compter les points sur un terrain vague, l’été, jusqu’à la nuit. Il ne fallait que {quoted}.',
        'Il y a toujours un voisin qui surveille sa fenêtre d’un œil inquiet. Rassurez-le, emportez au parc {quoted}.',
      ],
      informal: [
        'Deux cartables, c’est un but. Trois copains, c’est une équipe. Il manque {quoted}.',
        '« C’est pas moi ! » Une vitre, cinq suspects, un témoin : {quoted}.',
        'Ton genou dit non, le petit neveu dit oui. Va chercher {quoted}.',
        'Allez, match : célibataires contre mariés, perdants à la vaisselle. Coup d’envoi avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Les petits pieds jouent mieux avec un ballon plus petit, plus léger. Regardez d’abord l’âge de l’équipe, et ensuite {quoted}.',
        'La pression se lit près de la valve, et non sous le pouce. Un coup d’œil, quelques coups de pompe, et l’on peut engager avec {quoted}.',
        'Une aiguille un peu humide ménage la valve. C’est un geste de vieux gardien, à refaire avant chaque gonflage de {quoted}.',
        'On gonfle trop, on shoote, on se plaint. Le bon chiffre est inscrit près de la valve : lisez-le avant le coup d’envoi de {quoted}.',
      ],
      informal: [
        'À six ans, on ne joue pas avec la taille des pros. Plus petit, plus léger, et les buts arriveront : vérifie l’âge, puis {quoted}.',
        '« Il est assez gonflé, là ? » La réponse est écrite juste à côté de la valve. Lis, pompe, et fais rouler {quoted}.',
        'L’aiguille, ça se mouille avant, c’est plus doux pour la valve. Tous les entraîneurs du dimanche le savent, et maintenant toi, avec {quoted}.',
        'Aiguille humide, pression lue près de la valve : deux secondes de sérieux avant une heure de n’importe quoi avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Gardien ou attaquant, dans la cour de récréation ?',
        'Deux pulls par terre ou de vrais buts ?',
        'Jouez-vous encore, ou seulement devant la télé ?',
        'Pied droit ou pied gauche ?',
        'Quel match n’avez-vous jamais oublié ?',
        'Qui gardait les buts, dans votre quartier ?',
      ],
      informal: [
        'Dernier choisi ou capitaine, à la récré ?',
        'Déjà cassé une vitre ? Il y a prescription.',
        'Petit pont ou lucarne ?',
        'Tu joues pour gagner, ou pour la troisième mi-temps ?',
        'Ton poste, et celui que tu voudrais ?',
        'Qui crie le plus fort au bord du terrain ?',
      ],
    },
  },
  basketball: {
    stories: {
      formal: [
        'Le soir, on entend dans la rue ce bruit régulier qui rebondit. Bientôt, ce sera {quoted}.',
        'Un panneau de travers, un anneau sans filet, et le parc devient un rendez-vous. Il manque {quoted}.',
        'On dit « le dernier, et je rentre ». La nuit tombe, et l’on vise encore, avec {quoted}.',
        'Les enfants jouent à viser la corbeille de linge. Sortez avec eux, et emmenez {quoted}.',
      ],
      informal: [
        'La boule de papier dans la corbeille du bureau, trois sur trois. Il est temps de passer à {quoted}.',
        '« Compte les points. » Tu comptes les tiens, ils comptent les leurs, tout le monde gagne. Viens avec {quoted}.',
        'Vacances chez les grands-parents, panier de garage, cousin de mauvaise foi. Réclame la revanche, avec {quoted}.',
        'Pas besoin de onze joueurs ni de pelouse : un mur, un anneau, {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Lâchez-le à hauteur d’épaule : s’il remonte à peu près jusqu’à la taille, la pression est bonne. C’est l’échauffement de {quoted}.',
        'Le bitume râpe plus vite que le parquet, et l’extérieur demande un modèle fait pour cela. Avant de choisir le terrain, lisez où se joue {quoted}.',
        'Les enfants tirent mieux avec un format à leur taille. Demandez-vous qui jouera le mercredi, puis regardez {quoted}.',
        'Pas de manomètre sur un terrain de quartier, mais votre épaule et votre taille suffisent. Lâchez, regardez le rebond, et commencez avec {quoted}.',
      ],
      informal: [
        'Épaule, lâcher, rebond jusqu’à la taille à peu près : il est bien gonflé. Un test de deux secondes, et tu dribbles avec {quoted}.',
        'Le playground râpe, le parquet beaucoup moins. Joue dehors avec un modèle d’extérieur, et vérifie le terrain de {quoted}.',
        'Ton fils tire à la cuillère ? Avec un format à sa taille, les enfants tirent mieux. Compare à ses mains {quoted}.',
        'S’il rebondit au genou, il lui faut de l’air ; à la taille, à peu près, on peut jouer. Fais le test avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Tirez-vous de loin, ou attendez-vous sous le panier ?',
        'Où était le panier de votre enfance ?',
        'Dribble de la main droite ou de la gauche ?',
        'En salle ou dehors, même en hiver ?',
        'Qui vous a appris à tirer ?',
        'Un contre un, ou à cinq contre cinq ?',
      ],
      informal: [
        'Tu marques de loin ou de tout près ?',
        'Boulette dans la corbeille : ton taux de réussite ?',
        'Avec la planche ou tout dans le filet ?',
        'Qui triche sur les scores dans ta bande ?',
        'Passe ou tir, quand il reste deux secondes ?',
        'Ton joueur préféré de tous les temps ?',
      ],
    },
  },
  'tennis-ball': {
    stories: {
      formal: [
        'Derrière le court, il y a une haie, et dans la haie un petit monde jaune. Ajoutez-y {quoted}.',
        'Un mur suffit pour s’échauffer, et le mur gagne toujours. Retournez le voir, avec {quoted}.',
        'Le service est parti, très loin, au-dessus du grillage. Il faudra aller chercher {quoted}.',
        'On a le court pour une heure, et l’on discute dix minutes du score. Assez parlé, relancez {quoted}.',
      ],
      informal: [
        'Faute ! Non, ligne ! Non, faute ! Le seul témoin, c’est {quoted}.',
        'Ton chien l’a vue avant toi. Il faudra se partager {quoted}.',
        'Quinze à zéro, tu dis que c’est le vent. À zéro-trente, tu accuses {quoted}.',
        'Les voisins regardent la haie d’un air triste. On n’a pas fini d’y chercher {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un tube ouvert se finit dans les semaines qui suivent : à pression, les balles se dégonflent doucement. Trouvez d’abord un partenaire, puis ouvrez {quoted}.',
        'Une pluie fine, et l’échange devient plus lourd pour le bras. Laissez sécher avant de reprendre avec {quoted}.',
        'Quand le rebond est moins haut, le débutant a le temps d’arriver, et l’échange dure. Demandez-vous donc pour qui sera {quoted}.',
        'Le bras fatigue plus vite après l’averse, parce qu’une balle mouillée pèse davantage. Le temps qu’elle sèche, commentez le match, puis reprenez {quoted}.',
      ],
      informal: [
        'Psschit : à partir de là, les balles à pression se dégonflent doucement. Tu as quelques semaines, appelle quelqu’un et ouvre {quoted}.',
        'Mouillée, elle pèse, et c’est ton bras qui paie. Prends un café, laisse-la sécher, et retourne servir avec {quoted}.',
        'Débutant ou presque ? Avec un rebond moins haut, l’échange dure plus de deux coups, alors vérifie le niveau indiqué sur {quoted}.',
        'Tu sers comme un dieu, mais en face, on débute ? Quand le rebond est plus bas, l’échange dure : vérifie celui de {quoted}.',
      ],
    },
    asks: {
      formal: ['Terre battue ou gazon ?', 'Préférez-vous jouer en simple ou en double ?'],
      informal: [
        'C’est le vent ou la raquette ? Ton excuse habituelle.',
        'Qui la rattrape en premier : toi ou le chien ?',
      ],
    },
  },
  tent: {
    stories: {
      formal: [
        'À six heures, la lumière passe dans la toile et les oiseaux commencent. On se réveille ainsi dans {quoted}.',
        'Il pleut un peu, on entend chaque goutte, et l’on n’a rien d’autre à faire. On est bien, sous {quoted}.',
        'Les enfants ont décidé de dormir dans le jardin. On vous demandera sûrement {quoted}.',
        'Une nuit sans clé, sans numéro de chambre, sans réception. Il suffit d’un carré d’herbe, et de {quoted}.',
      ],
      informal: [
        'Dix minutes de montage, disait l’ami qui ne montait rien. Donne-lui un piquet, et déplie {quoted}.',
        '« La sardine, passe-moi la sardine. » Non, on n’est pas encore au dîner, on monte {quoted}.',
        'Monter ça à deux sous la pluie, c’est une thérapie de couple. Bon courage avec {quoted}.',
        'Zéro étoile à l’hôtel, des milliers au-dessus. Il te faut {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une sardine qui manque se remarque mieux au salon que sous la pluie. Avant le départ, montez une fois, chez vous, {quoted}.',
        'Pliée humide, la toile moisit. Un après-midi étendue au jardin ou sur le balcon, et l’on range jusqu’au prochain été {quoted}.',
        'L’eau de pluie cherche toujours le creux. Choisissez un sol plat, un peu en hauteur, et laissez-la passer à côté de {quoted}.',
        'On arrive tard, on choisit l’herbe la plus tendre, et c’est souvent le creux du terrain. Un peu plus haut, et à plat, installez {quoted}.',
      ],
      informal: [
        'Le mode d’emploi à la frontale, sous l’averse, c’est un test de couple. Répète une fois à la maison, avec {quoted}.',
        'Rangée humide, elle te le rappellera l’an prochain, rien qu’à l’odeur. Sèche à fond d’abord, puis replie {quoted}.',
        'Ce creux douillet sous les pins ? C’est une baignoire par temps de pluie. Prends le plat, un peu en hauteur, et plante {quoted}.',
        'Il manque toujours un truc, et tu le découvres toujours à la nuit. Monte-la avant, dans le salon : le chat va adorer {quoted}.',
      ],
    },
    asks: {
      formal: ['Montagne, mer ou jardin ?', 'Où avez-vous dormi dehors pour la première fois ?'],
      informal: ['Qui monte, et qui donne des conseils ?', 'Camping sauvage, ou camping avec douche ?'],
    },
  },
  'sleeping-bag': {
    stories: {
      formal: [
        'La nuit est tombée d’un coup, et l’on ne voit plus que le bout de son nez. Glissez-vous dans {quoted}.',
        'On refait le monde au coin du feu jusqu’aux braises. Puis chacun se lève, et l’on retrouve {quoted}.',
        'Chez les amis, il n’y a plus de lit, mais il y a un parquet et une bonne soirée. Emportez {quoted}.',
        'Un train de nuit, un refuge, un ciel sans lampadaire : on s’endort partout, dans {quoted}.',
      ],
      informal: [
        'Plus de place sur le canapé des copains ? Ce n’est pas un problème, tu as {quoted}.',
        'Une chenille géante au petit déjeuner : c’est toi, et tu refuses de sortir de {quoted}.',
        '« Ça rentre dans la housse, je te dis. » Pousse. Pousse encore. C’est la gym du matin, avec {quoted}.',
        'Festival, jour trois, boue aux genoux. Seul endroit sûr : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Deux températures sur l’étiquette : celle de confort dit si l’on dort, l’autre moins. Lisez la bonne avant de partir avec {quoted}.',
        'Comprimé toute l’année, il perd de son gonflant. Jusqu’au prochain refuge, trouvez une large étagère, sans housse ni sangle, à {quoted}.',
        'Un drap intérieur se lave facilement et garde pour lui la poussière du sentier. Glissez-en un, dès la première nuit, dans {quoted}.',
        'La température limite rassure sur le papier, celle de confort rassure à trois heures du matin. Cherchez la seconde sur {quoted}.',
      ],
      informal: [
        'Température limite : tu tiens. Température de confort : tu dors, alors c’est celle-là que tu regardes sur {quoted}.',
        'La housse de compression, c’est pour le train, pas pour l’année. Laisse gonfler au large, dans un placard, {quoted}.',
        'Pieds pleins de sable, crème solaire, chocolat : le drap prend tout et passe en machine. Glisse-le dans {quoted}.',
        'Laver un drap, c’est facile ; laver tout le reste, c’est une affaire d’État. Emporte-en un, et dors au propre dans {quoted}.',
      ],
    },
    asks: {
      formal: ['Bras dehors ou tête dedans ?', 'Où avez-vous dormi dans le vôtre en dernier ?'],
      informal: [
        'Roulé bien serré, ou poussé au fond de la housse ?',
        'La nuit la plus froide que tu aies passée dehors ?',
      ],
    },
  },
  skateboard: {
    stories: {
      formal: [
        'Les roues s’entendent avant qu’on voie qui passe. Bientôt, toute la rue reconnaîtra {quoted}.',
        'Dès qu’il y a un bout de bitume bien plat, les enfants ne rentrent plus. La faute à {quoted}.',
        'Une ville ne se traverse pas qu’en marchant. Poussez du pied, une fois, sur {quoted}.',
        'Tomber, se relever, regarder si quelqu’un a vu. Puis remonter sur {quoted}.',
      ],
      informal: [
        'Genou écorché, sourire aux lèvres : le début classique d’une belle histoire avec {quoted}.',
        'Tu as quarante ans, et l’ancien est toujours dans la cave. Tes genoux votent contre, toi tu regardes {quoted}.',
        '« C’est pour ton fils ? » Oui, oui. Bien sûr. Ton fils n’a pas le droit de toucher à {quoted}.',
        'Le bus est plein, le vélo est crevé, le trottoir est libre. Sors {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Les poignets touchent le sol en premier. Casque, protections, puis seulement le premier élan sur {quoted}.',
        'De grandes roues avalent le rugueux, de petites servent aux figures. Regardez votre trottoir, puis celles de {quoted}.',
        'Serrés ou desserrés, les trucks rendent le virage plus ferme ou plus facile. Un quart de tour à la fois, réglez {quoted}.',
        'Tourner trop ou pas assez, c’est une affaire de clé : on serre ou on desserre les trucks. Essayez, roulez, recommencez, jusqu’à bien connaître {quoted}.',
      ],
      informal: [
        'On tombe d’abord sur les poignets, après on apprend. Protections et casque, même devant les copains, et en route sur {quoted}.',
        'Bitume râpé, il te faut des grandes roues. Figures, plutôt des petites : regarde un peu sous {quoted}.',
        'Tu tournes comme un autobus ? Desserre un peu les trucks, ou l’inverse si ça part tout seul, et remonte sur {quoted}.',
        'Ton premier trick sera sans doute une chute, poignets en avant. Casque et protections d’abord, la gloire ensuite, avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Goofy ou regular ?',
        'Rue ou skatepark ?',
        'À quel âge, la première planche ?',
        'Descente ou terrain plat ?',
        'Où est le bitume le plus lisse de votre ville ?',
        'Casque : toujours ou quand on y pense ?',
      ],
      informal: [
        'Ta première chute : à quel âge ?',
        'Tu es remonté dessus tout de suite, ou jamais ?',
        'Ollie réussi ou cheville tordue ?',
        'Le sol le plus lisse de ton quartier, c’est où ?',
        'Tu pousses du pied droit ou du gauche ?',
        'Qui dans ta famille tiendrait trois mètres ?',
      ],
    },
  },
  'skipping-rope': {
    stories: {
      formal: [
        'Cinq minutes dans la cour, et l’on a le souffle court, les joues roses. On pose {quoted}, et l’on recommence.',
        'On se souvient de la récréation, du bitume et des comptines. Reprenez le refrain, avec {quoted}.',
        'Les boxeurs commencent ainsi, dans un coin de la salle, sans un mot. Faites comme eux : {quoted}.',
        'Dans la valise, il reste l’espace d’une paire de chaussettes. Glissez-y {quoted}.',
      ],
      informal: [
        'Tu sautais cent fois à huit ans, six fois maintenant. Revanche, avec {quoted}.',
        'Ton voisin du dessous a compris que tu t’y remettais. Par pitié, emporte dehors {quoted}.',
        '« Un, deux, trois, aïe. » On recommence. Les chevilles s’y feront, avec {quoted}.',
        'Pas de salle, pas d’abonnement, pas d’excuse. Deux mètres carrés de trottoir, et {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un pied au milieu, les poignées montent jusqu’aux aisselles : c’est la bonne longueur. Prenez cette mesure avant le premier saut, avec {quoted}.',
        'Plus on saute haut, plus le genou encaisse. Restez bas, sur l’avant du pied, et comptez sans vous presser, avec {quoted}.',
        'Tous les sols ne se valent pas, et un sol souple est plus doux que le béton. Choisissez l’endroit avant de dérouler {quoted}.',
        'Le tour passe à ras du sol, nul besoin de s’envoler. Sauter bas, sur l’avant du pied, épargne le genou : reprenez ainsi {quoted}.',
      ],
      informal: [
        'Marche au milieu, tire vers le haut : si les poignées arrivent aux aisselles, c’est à ta taille. Fais l’essai avec {quoted}.',
        'Tu n’es pas un kangourou : saute bas, sur l’avant du pied, ton genou souffre moins. Le plafond aussi, alors sors {quoted}.',
        'La dalle du parking, c’est non : un sol souple vaut mieux que le béton. Pousse la table du salon, et fais tourner {quoted}.',
        'Trop longue, elle traîne ; trop courte, elle fouette. Pied au milieu, poignées aux aisselles, et tu peux y aller avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Combien de sauts d’affilée, sans vous arrêter ?',
        'Quelle comptine chantait-on dans votre cour d’école ?',
      ],
      informal: [
        'Ton record : dix, cinquante, cent ?',
        'Dernière fois que tu as sauté : hier ou en primaire ?',
      ],
    },
  },
  helmet: {
    stories: {
      formal: [
        'On dit « juste au coin de la rue », et c’est toujours là que le chien traverse. Mettez {quoted}.',
        'Près de la porte, il y a les clés, et à côté ce qu’il faut pour partir en roulant. Accrochez-y {quoted}.',
        'Les enfants font ce que l’on fait, pas ce que l’on dit. Le matin, donnez l’exemple avec {quoted}.',
        'La coiffure du matin tient trois minutes, de toute façon. Autant partir avec {quoted}.',
      ],
      informal: [
        'Tes cheveux te pardonneront d’ici midi. Ta tête, elle, te remerciera tout de suite d’avoir mis {quoted}.',
        '« Oh, c’est tout près. » C’est exactement ce que disent les gens juste avant. Prends {quoted}.',
        'Tu en as un dans la cave et zéro sur la tête. Changeons la statistique, avec {quoted}.',
        'Cheveux plats à l’arrivée, et alors ? Tu n’allais pas chez le coiffeur. Mets {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La taille de l’étiquette part d’un chiffre : le tour de tête, au-dessus des sourcils. Un mètre souple, et vous savez laquelle choisir pour {quoted}.',
        'Deux doigts au-dessus des sourcils, et rien ne bouge quand on secoue la tête. Faites ce non devant la glace, avec {quoted}.',
        'Après un choc, on le remplace, même sans la moindre trace. C’est une règle à connaître avant même de choisir {quoted}.',
        'Posé en arrière, il laisse le front seul. À deux doigts des sourcils, bien stable, voilà comment partir avec {quoted}.',
      ],
      informal: [
        'Ta pointure de tête se prend au-dessus des sourcils. Note le chiffre, regarde l’étiquette, et tu peux choisir {quoted}.',
        'Secoue la tête comme à un concert de rock : si ça bouge, c’est raté. Deux doigts au-dessus des sourcils, et réajuste {quoted}.',
        'Il est tombé pour toi, il a fini son service. Après un choc, on change, même si rien ne se voit : la relève, c’est {quoted}.',
        'Sur la nuque, ça fait décontracté et ça ne protège pas ton front. Descends à deux doigts des sourcils {quoted}.',
      ],
    },
    asks: {
      formal: ['À vélo, en ville : où le laissez-vous en arrivant ?', 'Vélo, glisse ou autre chose ?'],
      informal: [
        'Tes cheveux après : catastrophe ou style ?',
        '« C’est tout près » : tu le mets quand même ?',
      ],
    },
  },
};
