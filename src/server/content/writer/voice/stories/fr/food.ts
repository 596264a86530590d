export const food = {
  coffee: {
    stories: {
      formal: [
        'La maison dort encore, et la cuisine sent déjà le matin. On descend pour {quoted}.',
        'Après le déjeuner, personne ne se lève, et quelqu’un demande qui en prend. Préparez {quoted}.',
        'Un dimanche, le journal, deux tasses et aucune hâte. Cela commence par {quoted}.',
        'On dit « je passe cinq minutes », on reste deux heures et l’on a tout dit. Entre vous, il y avait {quoted}.',
      ],
      informal: [
        'Avant huit heures, tu ne parles pas, tu fais des signes. Le signe, en ce moment, veut dire {quoted}.',
        '« Un dernier et je m’y mets. » Le troisième dernier depuis ce matin. Au tour de {quoted}.',
        'Le lundi n’est pas ton ami, mais tu peux négocier. Pose sur la table {quoted}.',
        'Collègue bavard, réunion à neuf heures, pluie. Il te faut des alliés. Premier de la liste : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Au réfrigérateur, le café prend l’odeur du fromage. Une boîte fermée, au sec, loin de la lumière : voilà comment garder {quoted}.',
        'L’eau qui bout rend le café amer, celle qui frémit suffit. Éteignez un instant plus tôt en préparant {quoted}.',
        'Une tasse passée à l’eau chaude garde l’arôme plus longtemps. Réchauffez la vôtre pendant que vous préparez {quoted}.',
        'La lumière, l’humidité et les odeurs sont de mauvaises voisines. Choisissez une boîte bien fermée, dans le placard, pour {quoted}.',
      ],
      informal: [
        'Le frigo donne à ton espresso un petit goût de roquefort. Boîte fermée, au sec, dans le noir, et tu retrouves {quoted}.',
        'Amer ? Ton eau bouillait sans doute. Frémissante, pas plus, et la matinée commence mieux avec {quoted}.',
        'Une tasse froide, et l’arôme file avant toi. Un peu d’eau chaude dedans, on vide, et place à {quoted}.',
        'Attends que l’eau se calme : elle doit frémir, pas bouillir, sinon c’est amer. Deux bâillements plus tard, tu peux préparer {quoted}.',
      ],
    },
    asks: {
      formal: ['Court, long ou au lait ?', 'À quelle heure prenez-vous le dernier ?'],
      informal: ['Combien par jour ? Compte honnêtement.', 'Avant le premier, tu parles ou tu grognes ?'],
    },
  },
  tea: {
    stories: {
      formal: [
        'La bouilloire siffle, la pluie a repris, et personne ne sortira plus. Faites infuser {quoted}.',
        'Trois minutes d’infusion, et l’on s’aperçoit qu’on n’a rien fait pendant ce temps. Merci à {quoted}.',
        'Chez une amie, on ne demande pas ce que l’on va boire. L’eau chauffe, et l’on sort {quoted}.',
        'Un livre au chapitre quatre, une tasse à moitié pleine, un chat qui dort. Dans la tasse, {quoted}.',
      ],
      informal: [
        'L’eau a bouilli il y a une heure, tu étais ailleurs. On recommence, et cette fois reste près de {quoted}.',
        '« Un petit thé ? » En vrai, cela veut dire : j’ai des choses à raconter. Installe-toi, et verse {quoted}.',
        'Quatre heures et demie, l’heure officielle où l’on ne fait plus rien de sérieux. On prend {quoted}.',
        'Ta tasse a refroidi trois fois, et tu la réchauffes encore. Respecte un peu {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une minute de trop, et l’infusion devient amère. Le temps se lit sur le paquet : prenez un minuteur en préparant {quoted}.',
        'L’eau frémissante pour un vert, plus chaude pour un noir : le thé en dépend. Réglez la bouilloire d’après {quoted}.',
        'À côté du curry, les feuilles prennent son odeur. Éloignez les épices, et réservez une étagère à {quoted}.',
        'Ouvrez l’armoire : si elle sent la cannelle, vos feuilles la sentiront aussi. Trouvez loin des épices une place à {quoted}.',
      ],
      informal: [
        'Tu oublies ta tasse, et elle se venge en devenant amère. Regarde la durée sur le paquet, puis lance un minuteur pour {quoted}.',
        'Vert, l’eau frémit ; noir, elle peut chauffer davantage. Regarde ce que tu as dans la main avant de la verser sur {quoted}.',
        'Le thé à la cannelle, c’est bien quand c’est voulu. Range ailleurs les épices, les feuilles prennent tout, et protège {quoted}.',
        'Trop longtemps dans l’eau, ça devient amer. Lis le paquet, sors le sachet ou les feuilles à l’heure, et savoure {quoted}.',
      ],
    },
    asks: {
      formal: ['Nature, avec du lait ou du citron ?', 'Que grignotez-vous avec ?'],
      informal: [
        'Combien de minutes d’infusion ? Sans tricher.',
        'Tu oublies le sachet dans la tasse : jamais, toujours ?',
      ],
    },
  },
  chocolate: {
    stories: {
      formal: [
        'On en casse un carré après le dîner, en parlant, puis un autre sans s’en apercevoir. Servez {quoted}.',
        'Dans le tiroir du haut, au bureau, il y a de quoi finir l’après-midi. Cachez-y {quoted}.',
        'Chaque invité dit non merci, et chacun finit par tendre la main. Faites tourner {quoted}.',
        'Vers quatre heures, la fenêtre s’assombrit et la journée demande un peu de tendresse. Accordez-lui {quoted}.',
      ],
      informal: [
        '« Juste un carré. » Bien sûr. On en reparle dans dix minutes, devant ce qui reste de {quoted}.',
        'Tu l’as caché derrière les lentilles, personne ne mange de lentilles. Sage décision, pour {quoted}.',
        'Mauvaise journée, pluie, coup de fil de ta banque. Ordonnance : un film et {quoted}.',
        'Partager, c’est beau. Mais pas forcément avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Au réfrigérateur, le chocolat blanchit. Un endroit frais et sec, loin des odeurs, suffit pour conserver {quoted}.',
        'Trop froid, le chocolat a moins d’arôme. Laissez-le un moment à température ambiante, le temps du café, avant de goûter {quoted}.',
        'Un voile blanc n’est pas de la moisissure : le beurre de cacao ou le sucre remonte, et cela se mange. Ne jetez donc pas {quoted}.',
        'Les odeurs passent dans la tablette, et le froid du réfrigérateur blanchit le cacao. Préférez un placard frais et sec pour {quoted}.',
      ],
      informal: [
        'Le frigo blanchit le chocolat, le curry d’à côté le parfume. Un placard frais, sec, sans odeurs, à l’abri des gourmands : voilà la cachette de {quoted}.',
        'Tout froid, ça croque mais ça sent moins. Un moment à température ambiante, si tu tiens jusque-là, et tu goûtes {quoted}.',
        'Du blanc sur le carré ? Pas de panique, c’est le beurre de cacao ou le sucre qui remonte, et ça se mange. Ouvre sans peur {quoted}.',
        'Sors le chocolat avant la fin du repas : à température ambiante, il a plus d’arôme. Profites-en pour faire des jaloux avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Noir, au lait ou blanc ?', 'À quelle heure prenez-vous votre carré ?'],
      informal: ['Croquer ou laisser fondre ?', 'Ta cachette ? On ne dira rien.'],
    },
  },
  honey: {
    stories: {
      formal: [
        'Le pain grillé attend, le beurre fond, et quelqu’un cherche une cuillère. Posez devant lui {quoted}.',
        'Un filet sur le fromage de chèvre, une noix, et l’assiette devient un dîner. Ouvrez {quoted}.',
        'Dans la tisane du soir, on tourne la cuillère plus longtemps qu’il ne faut. Gardez sur la table {quoted}.',
        'Au marché, on goûte du bout d’un bâtonnet, puis d’un autre, et l’on ne choisit plus. Prenez {quoted}.',
      ],
      informal: [
        'Tartine du dimanche, doigts collants, aucun regret. Le responsable : {quoted}.',
        '« Il n’en reste plus ? » Si, au fond du pot. Prends la cuillère, et sors {quoted}.',
        'Ta tisane du soir a besoin de compagnie. Présente-lui {quoted}.',
        'Lécher la cuillère, c’est prévu. La remettre dans le pot, non. On surveille {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un miel qui cristallise n’est pas abîmé. Un bain-marie tiède lui rend sa fluidité, et l’on retrouve {quoted}.',
        'Le miel absorbe l’humidité quand le pot ferme mal. Gardez à température ambiante, bien clos, près du pain, {quoted}.',
        'La grande chaleur emporte les arômes. Attendez que la tisane tiédisse, et ajoutez alors {quoted}.',
        'Pas de miel avant un an : c’est la recommandation des pédiatres. Pour le reste de la famille, mettez sur la table {quoted}.',
      ],
      informal: [
        'Ça a durci, et tu allais jeter ? C’est juste cristallisé. Un bain-marie tiède, et ça coule : patience avec {quoted}.',
        'Couvercle de travers, et l’humidité s’invite. Ferme bien le pot, laisse-le à température ambiante, et retrouve au petit déj {quoted}.',
        'Dans une tisane brûlante, les arômes s’envolent. Souffle dessus, attends que ce soit tiède, puis plonge une cuillère dans {quoted}.',
        'Bébé regarde ta tartine avec envie, mais c’est non avant un an, disent les pédiatres. En attendant, cache-toi avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Tartine, tisane ou yaourt ?', 'Liquide ou bien crémeux ?'],
      informal: [
        'Sur le fromage : oui ou jamais ?',
        'Tu lèches la cuillère : oui, ou seulement sans témoin ?',
      ],
    },
  },
  jam: {
    stories: {
      formal: [
        'On l’a achetée pour les enfants, c’est nous qui raclons le pot. La tartine attend {quoted}.',
        'Les vacances finissent toujours avec un pot roulé dans un pull, au fond de la valise. Cette fois, ce sera {quoted}.',
        'Sur la nappe du petit déjeuner, il y a la baguette, le beurre, et au milieu {quoted}.',
        'Au fond du placard, on garde un pot pour les matins qui s’annoncent mal. Mettez de côté {quoted}.',
      ],
      informal: [
        'Beurre dessous, ou pas de beurre : un foyer sur deux se dispute. Sur la table, imperturbable, {quoted}.',
        '« Qui a laissé des miettes dans le pot ? » Silence général, cuillères levées. On repart avec {quoted}.',
        'Ton croissant nature te regarde d’un air triste. Ne le laisse pas seul, ouvre {quoted}.',
        'Crêpes du dimanche, le sucre est fini, tout le monde crie. Sauve la soirée avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une fois le pot ouvert, la place est au réfrigérateur. Faites un peu de rangement avant d’entamer {quoted}.',
        'Les miettes font moisir la confiture. Une cuillère propre à chaque fois, posée à côté du beurre, protège {quoted}.',
        'Trop vive, une vinaigrette s’arrondit avec une cuillerée de confiture. Après le petit déjeuner, essayez au dîner {quoted}.',
        'Dans une sauce, une cuillerée sucrée calme l’acidité. Avant de rectifier le sel, pensez à {quoted}.',
      ],
      informal: [
        'Pot ouvert, direction le frigo, même si tu y reviens dans une heure. Prévois une étagère pour {quoted}.',
        'Le couteau plein de beurre et de miettes, c’est lui qui fait moisir. Une cuillère propre, à chaque tartine, pour {quoted}.',
        'Ta vinaigrette pique ? Une cuillerée de confiture, et elle se calme. Demain matin, tartine ; ce soir, salade, avec {quoted}.',
        'Qui a laissé des miettes dans le pot ? C’est comme ça que ça moisit. Une cuillère propre pour chacun, et on partage {quoted}.',
      ],
    },
    asks: {
      formal: ['Fraise, abricot ou figue ?', 'Qui faisait les confitures, dans votre famille ?'],
      informal: ['Avec ou sans beurre dessous ?', 'Sur le pain, dans un yaourt, à la cuillère ?'],
    },
  },
  spices: {
    stories: {
      formal: [
        'Un plat un peu fade, une pincée, et la cuisine sent le voyage d’il y a dix ans. Ajoutez {quoted}.',
        'On soulève le couvercle, on ferme les yeux, on reconnaît quelqu’un ou un pays. Cela revient avec {quoted}.',
        'Les recettes de famille disent « une bonne pincée », et chacun a la sienne. La vôtre commence avec {quoted}.',
        'La courge rôtie du mardi soir ne demande pas grand-chose. Elle demande {quoted}.',
      ],
      informal: [
        'Ton riz est blanc, triste, et il te regarde. Réponds-lui avec {quoted}.',
        '« C’est bon, qu’est-ce que tu as mis ? » Prends un air mystérieux, et ne parle pas de {quoted}.',
        'Ta cuisine du lundi tient en trois mots : pâtes, pâtes, pâtes. Ajoute un mot : {quoted}.',
        'Une pincée, deux, on goûte, on rajoute. Personne n’a jamais mesuré {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Quelques secondes dans une poêle, à sec ou dans un corps gras, et l’arôme se réveille. Commencez le plat par là, avec {quoted}.',
        'Au-dessus des plaques, la chaleur, la lumière et la vapeur fatiguent les arômes. Changez d’étagère avant de ranger {quoted}.',
        'Entières, les épices se gardent plus longtemps que moulues. Regardez sous quelle forme vous cuisinez, puis choisissez {quoted}.',
        'La vapeur de la casserole humidifie le pot. Versez d’abord dans la main, puis au-dessus du feu, un peu de {quoted}.',
      ],
      informal: [
        'Ton curry dort encore ? Quelques secondes à sec ou dans l’huile, et il se réveille. Mets la poêle à chauffer pour {quoted}.',
        'Juste au-dessus de la plaque, c’est pratique et ça fatigue tout : chaleur, lumière, vapeur. Trouve plus loin un coin à {quoted}.',
        'Moulues, c’est rapide ; entières, ça se garde plus longtemps. Tu cuisines souvent ou à Noël ? Réponds, puis regarde {quoted}.',
        'Tu secoues au-dessus de la casserole, et la vapeur rentre dans le pot. Passe par le creux de la main, même si tout le monde attend, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Doux ou relevé ?', 'Quel plat vous rappelle un voyage ?'],
      informal: [
        'Ta limite de piquant : doux, moyen, pompier ?',
        'Combien de pots périmés dans ton tiroir ?',
      ],
    },
  },
  'olive-oil': {
    stories: {
      formal: [
        'Une tomate coupée, un peu de sel, un bout de pain qui attend. La dernière touche, c’est {quoted}.',
        'On sauce le fond du saladier, le pain à la main, quand tout le monde a le dos tourné. Servez {quoted}.',
        'Sur les tables du Sud, il y a le pain, le soleil et une bouteille qui passe. Posez au milieu {quoted}.',
        'Les légumes de saison se suffisent presque. Presque : le reste est dans {quoted}.',
      ],
      informal: [
        'Un filet, disait la recette. Tu as vu ton filet ? On recommence, avec {quoted}.',
        '« Il n’y a plus rien à manger. » Pâtes, ail, et te voilà à table, grâce à {quoted}.',
        'Tomate, mozzarella, dimanche de beau temps. La vraie entrée, c’est {quoted}.',
        'Tremper le pain dans l’assiette, c’est mal vu. Au restaurant. Chez toi, sors {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Lumière, chaleur et air abîment ce que l’on garde près du feu. Un placard, un bouchon bien fermé, et la place est faite pour {quoted}.',
        'Figée par le froid, une huile d’olive redevient limpide à température ambiante. Rien n’est perdu : patientez un peu avec {quoted}.',
        'Ajoutée à cru, en fin de cuisson, une huile garde tout son parfum. Éteignez le feu, puis versez quelques gouttes de {quoted}.',
        'Sur le plan de travail, une huile est à portée de main, mais la lumière l’abîme. Quelques pas jusqu’au placard valent la peine pour {quoted}.',
      ],
      informal: [
        'À côté des plaques, au soleil, bouchon ouvert : trois erreurs d’un coup. Placard, porte fermée, et merci pour {quoted}.',
        'Figée après une nuit froide ? Pas d’inquiétude, ça redevient limpide à température ambiante. Un peu de patience avec {quoted}.',
        'La soupe est prête, c’est le moment : quelques gouttes à cru, et le parfum reste entier. Passe autour de la table {quoted}.',
        'Tout le parfum reste à cru, alors attends la fin de la cuisson. Quelques gouttes sur les tomates, et on goûte {quoted}.',
      ],
    },
    asks: {
      formal: ['Sur la salade, sur le pain ou sur tout ?', 'Quelle est votre salade de tomates idéale ?'],
      informal: ['Filet ou grande lampée ?', 'Tu sauces jusqu’à la dernière goutte ?'],
    },
  },
  nuts: {
    stories: {
      formal: [
        'Les verres sont servis, on parle, et la main va toute seule au petit bol. Remplissez-le avec {quoted}.',
        'À mi-pente, on s’assied sur une pierre, on ouvre la poche du sac et l’on partage. On a pris {quoted}.',
        'Un gâteau simple ou une salade changent de ton sous la dent. Il y faut une poignée de {quoted}.',
        'On pose un bol au milieu de la table pour attendre les autres. Quand ils arrivent, il n’y a plus de {quoted}.',
      ],
      informal: [
        '« Après celle-ci, j’arrête. » Tu parlais de la poignée. Éloigne {quoted}.',
        'Seize heures, petit creux, distributeur hors service. Ouvre ton tiroir, sors {quoted}.',
        'Apéro chez toi, et il ne manque que les amis et {quoted}.',
        'Le bol était plein, puis ton beau-frère s’est assis à côté. Remplis-le encore, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'À l’air, les fruits secs ramollissent ou rancissent. Refermez le sachet aussitôt, et gardez au frais et au sec {quoted}.',
        'Une poignée par jour, c’est la portion habituelle. Servez-la dans un petit bol, puis rangez {quoted}.',
        'Fruits à coque et arachide sont des allergènes. Avant d’offrir, lisez les noms sur l’étiquette de {quoted}.',
        'Un sachet mal fermé, et tout ramollit à l’air. Une pince à linge, un placard sec et frais : rien de plus pour {quoted}.',
      ],
      informal: [
        'Sachet ouvert toute la soirée, et demain ça ramollit ou ça rancit. Une pince à linge, au sec, au frais, et à demain avec {quoted}.',
        '« Juste une poignée » : c’est d’ailleurs la portion du jour. Une main, pas les deux, dans {quoted}.',
        'Avant d’en offrir, lis les noms d’allergènes : fruits à coque et arachide en sont. Ensuite, fais tourner {quoted}.',
        'La main retourne toute seule au sachet. Verse une poignée, la portion habituelle, referme, et cache bien {quoted}.',
      ],
    },
    asks: {
      formal: ['À l’apéritif ou dans la salade ?', 'Que servez-vous en attendant les derniers invités ?'],
      informal: ['Lesquels disparaissent en premier ?', 'Une poignée, ou le bol entier ? Sois honnête.'],
    },
  },
};
