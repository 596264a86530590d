import type { StoriesOf } from '../stories.ts';

export const sports: StoriesOf<'sports'> = {
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
        'Le sac ne t’a rien fait, mais il est là pour ça. Serre bien {quoted}.',
        '« Garde haute ! » crie le coach, et toi tu veux juste te gratter le nez. Impossible, avec {quoted}.',
        'Tu voulais courir pour te défouler, il pleuvait. Va plutôt taper, avec {quoted}.',
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
    asks: {
      formal: ['À vélo, en ville : où le laissez-vous en arrivant ?', 'Vélo, glisse ou autre chose ?'],
      informal: [
        'Tes cheveux après : catastrophe ou style ?',
        '« C’est tout près » : tu le mets quand même ?',
      ],
    },
  },
};
