export const accessories = {
  bag: {
    stories: {
      formal: [
        'On le pose sur la chaise d’à côté, et il fait partie de la conversation. Au prochain déjeuner, prenez {quoted}.',
        'Tout au fond, il y a un ticket, un bonbon, un rouge à lèvres que l’on croyait perdu. Recommencez avec {quoted}.',
        'Le marché le samedi, le bureau le lundi, le train le vendredi : on voit du pays. Surtout avec {quoted}.',
        'Devant la porte, on cherche ses clés d’une main et son sérieux de l’autre. Cherchez-les dans {quoted}.',
      ],
      informal: [
        'Tes clés sont là. Si. Regarde mieux. Plus bas. Vide tout, et recommence avec {quoted}.',
        '« Tu peux me garder ça ? » Et te voilà à porter les affaires de tout le monde. Il te fallait {quoted}.',
        'Un tote bag de librairie ne peut pas aller à tous les mariages. Envoie {quoted}.',
        'Jean, chemise blanche, c’est simple, et il manque l’essentiel. L’essentiel tient à l’épaule ou à la main : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Étalez sur une table tout ce qu’il devra contenir, sans tricher. La taille se voit tout de suite, et vous pouvez regarder {quoted}.',
        'Vide, il s’affaisse peu à peu. Un peu de papier à l’intérieur, et il garde mieux sa forme : pensez-y entre deux sorties de {quoted}.',
        'Suspendues, les anses fatiguent toute la nuit. Debout, sur une étagère ou une chaise, elles se reposent : choisissez la place de {quoted}.',
        'Les clés se cherchent toujours sous la pluie. Rangez-les dans une petite pochette, avec le téléphone, et l’on ne fouille plus dans {quoted}.',
      ],
      informal: [
        'Vide l’ancien sur la table : le nécessaire, le superflu, le sable de l’été dernier. Ce qui reste donne la taille, et te mène à {quoted}.',
        'La patère tire sur les anses, jour et nuit. Debout, elles fatiguent moins, alors trouve une étagère à {quoted}.',
        '« Attends, ça sonne, je cherche. » Une pochette pour le téléphone et les clés, et tu ne fouilles plus jusqu’au coude dans {quoted}.',
        'Entre deux saisons, il se tasse dans le placard. Bourre-le de vieux papier, sa forme tiendra mieux, puis laisse hiberner {quoted}.',
      ],
    },
    asks: {
      formal: ['À la main, à l’épaule ou en travers ?', 'Que retrouve-t-on toujours au fond du vôtre ?'],
      informal: [
        'L’objet le plus bizarre dans le tien, là, maintenant ?',
        'Combien de temps pour trouver tes clés ?',
      ],
    },
  },
  backpack: {
    stories: {
      formal: [
        'Le café dans une main, le billet dans l’autre, et le train qui part. Tout le reste est dans {quoted}.',
        'On marche mieux quand rien ne tire d’un seul côté. Pour dimanche, réglez les bretelles de {quoted}.',
        'Un pull, un livre, une pomme : certains départs n’en demandent pas plus. Ils tiennent dans {quoted}.',
        'En gare, ceux qui montent l’escalier sans s’arrêter ont les mains libres. Sur le dos, il y a {quoted}.',
      ],
      informal: [
        'Ordi, gourde, baskets, banane écrasée : une vie entière entre deux bretelles. Loge-la dans {quoted}.',
        '« On part ce week-end ? » Le temps d’y glisser trois tee-shirts, et tu es déjà dehors, avec {quoted}.',
        'Ta prof disait « sur les deux épaules ». Elle avait raison. Essaie avec {quoted}.',
        'Métro bondé, coup dans le nez, excuse, pardon. Passe devant toi {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le lourd contre le dos, à mi-hauteur : les épaules sont moins tirées. L’ordinateur d’abord, le reste autour, et l’on ferme {quoted}.',
        'Réglez les deux bretelles, jusqu’à ce que le fond reste au-dessus des fesses. Un regard dans une vitrine suffit à bien placer {quoted}.',
        'Au retour, il y a toujours un pot de confiture de plus. Laissez un quart de vide à l’aller, et partez avec {quoted}.',
        'On met le lourd au fond par réflexe, et ce sont les épaules qui tirent. Remontez-le à mi-hauteur, contre le dos, dans {quoted}.',
      ],
      informal: [
        'Les bouquins contre le dos, à mi-hauteur, et tes épaules respirent. Le pull devant, la gourde où tu peux, bref : remplis {quoted}.',
        'Porté sur les mollets, c’était bien au lycée. Serre les deux bretelles, le fond au-dessus des fesses, et redresse {quoted}.',
        'Tu reviens toujours avec un fromage et deux cailloux. Garde-leur un quart de place, dès le départ, dans {quoted}.',
        'Une seule épaule, bretelle pendante : on l’a tous fait. Règle les deux, que le fond reste au-dessus des fesses, et porte enfin {quoted}.',
      ],
    },
    asks: {
      formal: ['Bureau, études ou randonnée ?', 'Que prenez-vous pour deux jours, et rien de plus ?'],
      informal: ['Une épaule ou deux ? Ton dos écoute.', 'Le truc oublié au fond depuis des semaines ?'],
    },
  },
  wallet: {
    stories: {
      formal: [
        'À la boulangerie, la file attend, et l’on cherche la monnaie. Ouvrez {quoted}.',
        'On y garde une photo depuis vingt ans, et personne ne la connaît. Elle passerait dans {quoted}.',
        'Un dimanche par an, on vide tout sur la table : tickets, cartes de fidélité, un timbre. Remplissez ensuite {quoted}.',
        'Certains cadeaux se rangent, celui-ci se sort dix fois par jour. On a pensé à {quoted}.',
      ],
      informal: [
        'Trois cafés gratuits, deux tampons manquants, une carte périmée. Vide tout, garde l’utile, passe à {quoted}.',
        '« C’est pour moi ! » Le combat de fin de repas commence. Dégaine le premier, avec {quoted}.',
        'Le tien est si plein de tickets que ton jean penche. Rééquilibre le tout avec {quoted}.',
        'Devant la caisse, tu sors trois cartes, jamais la bonne. Range-les enfin dans {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Trop plein, il se déforme. Une fois par mois, sortez tickets et cartes inutiles : le premier tri se fait en passant à {quoted}.',
        'Comptez les cartes que vous utilisez vraiment, et non celles que l’on vous a données. Leur nombre décide de la taille de {quoted}.',
        'Dans la poche avant, on le surveille mieux, et il se déforme moins. Au marché ou dans le métro, c’est donc là que l’on glisse {quoted}.',
        'Un dimanche par mois, on fait le tri, tickets d’un côté, cartes utiles de l’autre, pour éviter qu’il ne se déforme. Seul le nécessaire revient dans {quoted}.',
      ],
      informal: [
        'Ce ticket de parking, on ne te le remboursera plus. Vide une fois par mois, ça évite la bosse, et rends sa ligne à {quoted}.',
        'Douze cartes de fidélité, pour trois magasins où tu vas. Compte les vraies, la taille s’impose, et regarde {quoted}.',
        'Poche arrière, tu t’assieds dessus et tu l’oublies. Poche avant, il se déforme moins et tu surveilles mieux {quoted}.',
        'Foule du marché, une main sur la poche avant, et tout va bien. Garde là, et pas derrière, {quoted}.',
      ],
    },
    asks: {
      formal: ['Poche avant, poche arrière ou sac ?', 'Y gardez-vous une photo, et de qui ?'],
      informal: ['Combien de cartes de fidélité périmées ?', 'Le plus vieux ticket qui traîne dedans ?'],
    },
  },
  belt: {
    stories: {
      formal: [
        'La chemise est rentrée, la veste ouverte, et l’on voit tout de suite ce qui manque : {quoted}.',
        'On la boucle chaque matin au même trou, c’est un petit rituel de plus. Confiez-le à {quoted}.',
        'Une robe un peu ample, un manteau trop droit : il suffit parfois de marquer la taille. Prenez {quoted}.',
        'Avant de sortir, les chaussures sont cirées, et le regard remonte. À la taille, il trouve {quoted}.',
      ],
      informal: [
        'Remonter ton jean toutes les trois minutes n’est pas une danse. Arrête la musique, mets {quoted}.',
        '« J’ai fait un trou avec un tournevis. » On a tous un passé. Passe à autre chose avec {quoted}.',
        'Contrôle à l’aéroport : une main sur le plateau, une main sur le pantalon. Reprends vite {quoted}.',
        'Lundi chic, samedi jean : le point commun est à la taille. Bonjour {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Celle que vous portez déjà connaît votre longueur : de la boucle au trou utilisé. Mesurez, notez, puis choisissez {quoted}.',
        'Pendue par la boucle ou roulée sans serrer, elle ne prend pas de plis. Un simple crochet dans l’armoire attend {quoted}.',
        'Pliée dans les passants, sur la chaise, elle se marque. Le soir, retirez-la du pantalon avant de ranger {quoted}.',
        'Votre taille en centimètres dit peu ; de la boucle au trou de tous les jours, tout est dit. Un mètre, et l’on trouve {quoted}.',
      ],
      informal: [
        'Pas besoin de rentrer le ventre : mesure celle que tu portes, de la boucle au trou que tu utilises. Avec ce chiffre, va voir {quoted}.',
        'Roulée comme un escargot, mais pas serrée, ou pendue par la boucle : zéro pli. Trouve une coquille à {quoted}.',
        'Le pantalon sur la chaise, tout dedans, ça fait des marques. Défais les passants d’abord, même fatigué, et libère {quoted}.',
        'En boule au fond du tiroir, elle garde tous ses plis. Pends-la par la boucle, c’est réglé, et demain tu mets {quoted}.',
      ],
    },
    asks: {
      formal: ['Assortie aux chaussures, ou surtout pas ?', 'Sur un pantalon ou sur une robe ?'],
      informal: [
        'Assortie aux chaussures : règle ou légende ?',
        'Tu as déjà fait un trou toi-même ? Avec quoi ?',
      ],
    },
  },
  watch: {
    stories: {
      formal: [
        'On regarde l’heure, et l’on ne se retrouve pas vingt minutes plus tard à lire les nouvelles. Merci à {quoted}.',
        'Le premier salaire, un diplôme, un âge rond : certaines dates se portent au poignet. Offrez {quoted}.',
        'Avant de partir, on l’attache sans y penser, et c’est la journée qui commence. Demain, attachez {quoted}.',
        'Sous la manche, on l’aperçoit à peine, et quelqu’un pose pourtant la question. Répondez : {quoted}.',
      ],
      informal: [
        'Tu voulais juste voir l’heure, tu as regardé trois vidéos. Moins risqué que ton téléphone : {quoted}.',
        '« Tu as l’heure ? » Plus personne ne le demande. Fais revenir la question, avec {quoted}.',
        'Toujours dix minutes de retard, toujours une bonne excuse. Plus d’excuse, avec {quoted}.',
        'Regarder ton poignet pendant une réunion, c’est impoli. Sauf pour admirer {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un petit doigt doit passer sous le bracelet : ni serré, ni flottant. Faites ce geste en attachant {quoted}.',
        'En fin de journée, un chiffon doux sur le verre et le fond suffit à l’entretien courant. Gardez-le là où, le soir, vous posez {quoted}.',
        'Découpez un rond de papier au bon diamètre, c’est plus parlant qu’un chiffre. Placez-le sur votre poignet, et imaginez à sa place {quoted}.',
        'Enceintes, tablettes, fermoirs : les aimants sont bien cachés. Choisissez pour la nuit un coin qui en est loin, et posez-y {quoted}.',
      ],
      informal: [
        'Ton petit doigt sait tout : s’il passe sous le bracelet, c’est bon. S’il s’y promène, resserre un peu {quoted}.',
        'Le soir, brosse à dents pour toi, chiffon doux pour elle, verre et fond. Ça suffit au quotidien, et demain, au poignet, {quoted}.',
        'Du papier, des ciseaux, un rond à la bonne taille : te voilà horloger. Pose-le sur ton poignet, imagine, puis regarde {quoted}.',
        'Ta tablette a des aimants, ton enceinte aussi, même ton sac s’y met. Trouve une place à l’écart pour {quoted}.',
      ],
    },
    asks: {
      formal: ['Poignet gauche ou poignet droit ?', 'Quelle montre a compté dans votre famille ?'],
      informal: ['En avance, pile à l’heure ou en retard ?', 'Tu l’enlèves pour dormir, ou jamais ?'],
    },
  },
  sunglasses: {
    stories: {
      formal: [
        'Le café refroidit en terrasse, et personne ne se décide à rentrer. Sur le nez, {quoted}.',
        'Au volant, le soleil se couche juste dans l’axe de la route. On tend la main vers {quoted}.',
        'Déjeuner dehors, c’est toujours se disputer la place à l’ombre. Laissez-la aux autres, avec {quoted}.',
        'Un air de ne pas vous reconnaître, tout en écoutant la conversation : la terrasse le permet, avec {quoted}.',
      ],
      informal: [
        'Nuit courte, matin clair, croissant obligatoire. Personne n’a besoin de voir tes yeux, tu as {quoted}.',
        '« Tu les as vues ? » Sur ta tête, comme d’habitude. Voilà, tu as retrouvé {quoted}.',
        'Plisser les yeux sur chaque photo de vacances, c’est un style. Change-le avec {quoted}.',
        'Tu fais semblant de dormir sur la plage, et tu n’en perds pas une miette. Ta couverture : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Des verres noirs ne protègent pas forcément mieux : la catégorie et l’indication UV en décident. Lisez-les avant d’essayer devant le miroir {quoted}.',
        'Une table de café n’est jamais tout à fait propre, et elle raye. Tournez les verres vers le haut, commandez, et gardez sous la main {quoted}.',
        'À sec, la poussière raye. Un filet d’eau d’abord, l’essuyage ensuite, et l’horizon revient derrière {quoted}.',
        'Un tableau de bord en plein été peut déformer une monture. En quittant la voiture, prenez les clés et {quoted}.',
      ],
      informal: [
        'Teinte foncée ne veut pas dire bonne protection. Cherche la catégorie, cherche l’UV, et après, fais ta star en {quoted}.',
        'Verres contre la table, et c’est le sel, le sable, les miettes qui dessinent dessus. Retourne, puis commande, à côté de {quoted}.',
        'Le coin du tee-shirt, plein de sable : mauvaise idée. Rince avant d’essuyer, et tu verras mieux la mer avec {quoted}.',
        'Une voiture au soleil, c’est un four, et une monture peut s’y déformer. Rien sur le tableau de bord, surtout pas {quoted}.',
      ],
    },
    asks: {
      formal: ['Terrasse, route ou montagne ?', 'Quelle est la terrasse où l’on vous trouve au soleil ?'],
      informal: ['Combien de paires perdues, à vue de nez ?', 'Dans les cheveux ou sur le nez ?'],
    },
  },
  umbrella: {
    stories: {
      formal: [
        'Le ciel se couvre, et l’on fait demi-tour jusqu’au portemanteau. On l’attrape sans chercher : {quoted}.',
        'Marcher à deux dessous, c’est parler plus bas et d’un peu plus près. On partage {quoted}.',
        'Une averse de mars, une marche plus vive, et les vitrines qui brillent. Ouvrez {quoted}.',
        'Les retrouvailles sous la pluie sont toujours plus jolies dans les films. Dans la vie, on emporte {quoted}.',
      ],
      informal: [
        'La météo a dit « éclaircies ». La météo a menti. Sors {quoted}.',
        '« Mais non, il ne va pas pleuvoir. » Trois minutes plus tard, tout le monde veut venir sous {quoted}.',
        'Oublié au café, dans le bus, chez le dentiste : le tien a une vie à lui. Surveille mieux {quoted}.',
        'Brushing du lundi contre averse de huit heures : l’arbitre s’appelle {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Refermé trempé, il garde les taches et l’odeur de l’averse. Mieux vaut un séchage bien ouvert, sur le palier : réservez-y un coin à {quoted}.',
        'Face à la rafale, on se protège vers l’arrière, et tout se retourne. Penchez plutôt vers le vent {quoted}.',
        'Deux secousses sur le seuil, fermé, la tête en bas, et le parquet vous dit merci. Vous pouvez entrer, avec {quoted}.',
        'Les taches viennent de ce qui a séché replié. Au retour, faites un peu de place, et laissez sécher en grand {quoted}.',
      ],
      informal: [
        'Plié mouillé, il sent la cave au prochain nuage. Ouvre-le en grand, même si ça bloque le couloir, le temps que sèche {quoted}.',
        'Un parapluie retourné, c’est drôle chez les autres. Quand ça souffle, ne recule pas, fais face en inclinant {quoted}.',
        'Ton entrée n’est pas une pataugeoire. Ferme, tête en bas, secoue dehors, et après tu poses {quoted}.',
        'La baignoire sert aussi à ça : un séchage bien ouvert, sans taches ni odeur d’humidité. Après l’averse, fais-y une place à {quoted}.',
      ],
    },
    asks: {
      formal: ['Où avez-vous oublié le dernier ?', 'Sous la pluie, marchez-vous ou courez-vous ?'],
      informal: ['Combien en as-tu oublié cette année ?', 'Tu partages, ou chacun pour soi ?'],
    },
  },
  suitcase: {
    stories: {
      formal: [
        'Ouverte sur le lit, la veille, elle contient déjà un peu des vacances. Commencez avec {quoted}.',
        'Sur le quai, à six heures, chacun bâille et personne ne se plaint. Au pied du banc, il y a {quoted}.',
        'Trois jours à la mer, une semaine chez des amis : on emporte toujours un pull de trop. Glissez-le dans {quoted}.',
        'Le tapis tourne, les voyageurs guettent, on reconnaît la sienne de loin. On verra passer {quoted}.',
      ],
      informal: [
        'S’asseoir dessus pour la fermer est une tradition familiale. Qu’elle passe à {quoted}.',
        '« Promis, je voyage léger. » Tu pars trois jours, et tu as pris sept paires de chaussettes. Ferme {quoted}.',
        'Cinq minutes avant le taxi, tu cherches encore ta brosse à dents. Elle est déjà dans {quoted}.',
        'Au retour, elle reste une semaine dans l’entrée, comme un invité. Défais vite {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Debout, tout descend. Chaussures et choses lourdes en bas, et les chemises se froissent moins : la règle vaut dès le premier voyage de {quoted}.',
        'Roulés plutôt que pliés, les tee-shirts prennent moins de place et se marquent moins. Gardez l’espace gagné pour un livre, dans {quoted}.',
        'D’une compagnie à l’autre, les dimensions cabine changent, et les roulettes comptent. Vérifiez avant de boucler {quoted}.',
        'Sur le tapis, toutes se ressemblent. Un ruban de couleur à la poignée, et vous reconnaîtrez de loin {quoted}.',
      ],
      informal: [
        'Les baskets en haut, et ta chemise arrive en accordéon. Le lourd tout en bas, côté roulettes, et tu peux fermer {quoted}.',
        'Un sushi de tee-shirts : roulés, ils prennent moins de place et marquent moins. Tu gagnes de quoi ramener un fromage dans {quoted}.',
        'À la porte d’embarquement, personne ne discute avec le gabarit. Roulettes comprises, vérifie les règles de ta compagnie, puis mesure {quoted}.',
        '« C’est la mienne ! » Non, c’est celle du monsieur. Noue un ruban de couleur, et tu sauras où est {quoted}.',
      ],
    },
    asks: {
      formal: ['La faites-vous la veille ou le matin même ?', 'Mer, montagne ou grande ville ?'],
      informal: [
        'L’objet que tu emportes toujours pour rien ?',
        'Au retour, tu la défais au bout de combien de jours ?',
      ],
    },
  },
};
