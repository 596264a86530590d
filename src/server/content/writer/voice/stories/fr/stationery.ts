export const stationery = {
  notebook: {
    stories: {
      formal: [
        'On note une idée au dos d’un ticket, et l’on perd le ticket. La prochaine ira dans {quoted}.',
        'La première page intimide toujours un peu, alors on commence par la deuxième. Ouvrez {quoted}.',
        'Dans le train, quelqu’un écrit à la main, et tout le wagon l’envie sans le dire. Emportez {quoted}.',
        'Des années plus tard, on relit une liste de courses et l’on revoit un appartement. Tout était dans {quoted}.',
      ],
      informal: [
        'Ta liste de choses à faire est sur trois post-it, une main et un reçu. Rassemble-la dans {quoted}.',
        '« Je m’en souviendrai. » Non. Tu sais bien que non. Écris-le dans {quoted}.',
        'Réunion longue, marge pleine de petites maisons. Tu dessines de mieux en mieux, dans {quoted}.',
        'Tu en as déjà quatre d’entamés. Mais celui-ci sera différent, promis, il s’appelle {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La première page intimide, alors laissez-la vide. La deuxième n’a peur de rien, et c’est par elle que l’on commence {quoted}.',
        'Des pages numérotées, une table des matières au début, et tout se retrouve. Prenez dix minutes, un stylo fin, et ouvrez {quoted}.',
        'Une liste de trois choses se finit, une liste de douze se recopie. Chaque matin, trois tâches, pas davantage, dans {quoted}.',
        'L’idée notée en mars ne se retrouve jamais en juin, sauf si les pages portent un numéro. Commencez par là, avec {quoted}.',
      ],
      informal: [
        'Tu n’oses pas le commencer, de peur de le gâcher ? Saute la première page, laisse-la vide, et attaque {quoted}.',
        '« C’était page… quelque part. » Numérote, fais une table au début, et tu retrouveras ta recette de crêpes dans {quoted}.',
        'Douze tâches, c’est un roman. Trois, c’est une journée : écris-les, raie-les, et referme {quoted}.',
        'La page blanche fait peur une seule fois. Décide qu’elle restera vide, tourne, et te voilà chez toi dans {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Lignes, carreaux ou pages blanches ?',
        'Qu’y notez-vous : des listes, des idées, des souvenirs ?',
      ],
      informal: ['Combien en as-tu d’entamés ?', 'Tu oses écrire sur la première page ?'],
    },
  },
  pen: {
    stories: {
      formal: [
        'Une lettre se reconnaît dans la pile, entre deux factures, à l’adresse écrite à la main. Prenez {quoted}.',
        'On le prête une seconde au guichet, et l’on surveille du regard. Tenez bien {quoted}.',
        'Les cartes de vœux attendent, on a préparé les timbres et le thé. Il ne reste qu’à saisir {quoted}.',
        'Signer un bail, un chèque, un carnet de notes : certaines choses ne se tapent pas. Ce jour-là, sortez {quoted}.',
      ],
      informal: [
        'Tu en as douze, dont onze ne marchent pas. Appelle le treizième : {quoted}.',
        '« Je te le rends tout de suite. » Il l’a toujours, c’était en septembre. Ne prête plus {quoted}.',
        'Mots fléchés du dimanche, terrasse, café. Confiance en soi maximale, avec {quoted}.',
        'Un collègue mâchonne le tien pendant les réunions. Mets en lieu sûr {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'L’encre ne réagit pas de la même façon d’un papier à l’autre. Quelques lignes sur le vôtre, et vous connaîtrez vraiment {quoted}.',
        'Un capuchon remis, une pointe rentrée, une mine à l’abri : ce qui écrit dure plus longtemps. Un petit geste, à chaque fin de phrase, pour {quoted}.',
        'Au bout de trois pages, ce sont les doigts qui parlent. Une prise un peu large les fatigue moins : regardez donc le corps de {quoted}.',
        'Sur l’envers d’un ticket, tout écrit bien. Essayez plutôt sur le papier de vos lettres, le temps de quelques lignes, {quoted}.',
      ],
      informal: [
        'Le gribouillis en magasin ne compte pas, ce n’est pas ton papier. Écris trois lignes dans ton carnet, et vois ce que fait {quoted}.',
        'Capuchon perdu, pointe sèche, chemise tachée : le feuilleton est connu. Remets, rentre, protège, et garde plus longtemps {quoted}.',
        'Une dissertation, et la main en crampe. Une prise un peu large fatigue moins les doigts, alors pense aux tiens avant de choisir {quoted}.',
        'Clic, tu rentres la pointe ; clac, tu remets le capuchon. Ce qui écrit dure plus longtemps, et c’est un joli bruit de fin pour {quoted}.',
      ],
    },
    asks: {
      formal: ['Bleu ou noir ?', 'À qui avez-vous écrit votre dernière lettre ?'],
      informal: ['Tu mâchonnes le tien, ou pas ?', 'Mots fléchés au stylo : courage ou folie ?'],
    },
  },
  book: {
    stories: {
      formal: [
        'La valise est presque fermée, et l’on rouvre toujours pour en glisser un de plus. Cette fois, ce sera {quoted}.',
        'On éteint plus tard que prévu, parce qu’il ne restait que trois pages. Laissez la lampe allumée pour {quoted}.',
        'Chaque mois, la pile de chevet grandit, et l’on n’en est pas fier. Sur le dessus, {quoted}.',
        'Sur la plage, l’ombre recule et l’on tourne encore une page. Glissez dans le sac {quoted}.',
      ],
      informal: [
        '« Encore un chapitre. » Il est une heure, tu travailles demain. Le coupable : {quoted}.',
        'Prêter un livre qu’on aime, c’est lui dire adieu. Garde pour toi {quoted}.',
        'Tu as acheté une étagère pour ranger ta pile, et la pile a acheté des amis. Ajoute {quoted}.',
        'Métro bondé, une main à la barre, l’autre tient la page. Tu rates ton arrêt avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La première page, puis une autre au hasard : on sait vite si la voix plaît. C’est ainsi que les libraires choisissent, et que l’on ouvre {quoted}.',
        'Le soleil jaunit, l’humidité gondole. Une étagère loin de la fenêtre, et l’on retrouvera un jour, à la bonne page, {quoted}.',
        'Trop penché, il se déforme ; trop serré, on n’ose plus le prendre. Debout, avec un peu d’air, trouvez une place à {quoted}.',
        'Une page au milieu en dit souvent plus que la quatrième de couverture. Lisez-la à voix basse, avec la première, dans {quoted}.',
      ],
      informal: [
        'Le résumé raconte, la voix décide. Lis la première page, puis une au hasard, et vois si tu restes avec {quoted}.',
        'La plage, le bord du bain : soit ça jaunit, soit ça gondole. Après la lecture, à l’ombre et au sec, range {quoted}.',
        'Sur l’étagère, la tour penchée finit de travers. Redresse, desserre un peu, et laisse de quoi respirer à {quoted}.',
        'Ouvre n’importe où, comme un gâteau dont on goûte le milieu. Avec la première page, ça suffit pour savoir si la voix te plaît, dans {quoted}.',
      ],
    },
    asks: {
      formal: ['Combien attendent leur tour sur votre pile ?', 'Au lit, au bain ou dans le train ?'],
      informal: ['Tu cornes les pages : oui, ou quelle horreur ?', 'Le dernier que tu as lu d’une traite ?'],
    },
  },
  'greeting-card': {
    stories: {
      formal: [
        'On reconnaît l’écriture avant d’ouvrir l’enveloppe, et l’on sourit dans l’escalier. Envoyez {quoted}.',
        'Certains mots se disent mal au téléphone. On les écrit à la main, dans {quoted}.',
        'Sur le frigo des grands-parents, il y a des dessins, une ordonnance et, bien au centre, {quoted}.',
        'Un timbre, trois lignes, et quelqu’un à l’autre bout de la France pense à vous. Commencez par {quoted}.',
      ],
      informal: [
        'Ta tante t’écrit encore pour ton anniversaire. Rends-lui la pareille, avec {quoted}.',
        '« Joyeux anniversaire » sur un écran, avec un gâteau animé, c’est gentil. Mais il y a {quoted}.',
        'Le jour d’après, c’est encore le bon jour. Dis-lui pardon du retard, dans {quoted}.',
        'Cadeau acheté, emballé, et rien d’écrit dessus. Rattrape-toi, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Deux lignes de brouillon, et l’on ne rature pas. Prenez une enveloppe usagée, cherchez vos mots, puis ouvrez {quoted}.',
        '« Meilleurs vœux » se lit une fois, un souvenir précis se relit. Racontez l’été, le train, le chien, et signez {quoted}.',
        'La veille d’un anniversaire, tout est fermé. Quelques cartes d’avance dans un tiroir évitent la course : commencez la réserve avec {quoted}.',
        'Les formules se ressemblent toutes, et l’on garde celle où quelqu’un s’est souvenu. Cherchez un détail, un seul, pour {quoted}.',
      ],
      informal: [
        'Raturer « joyeux », ça fait tout de suite moins joyeux. Écris au brouillon, même deux lignes, ensuite seulement sors {quoted}.',
        'Personne n’a jamais relu « bonne continuation ». Raconte plutôt la fois où le gâteau est tombé, à l’intérieur de {quoted}.',
        'C’est demain, il est dix-neuf heures, et tu cours. Avec deux ou trois d’avance dans un tiroir, tu marcherais : mets de côté {quoted}.',
        'Un souvenir, un vrai, avec le lieu et la pluie : c’est ça qu’on relit dans dix ans. Trouve le tien avant d’ouvrir {quoted}.',
      ],
    },
    asks: {
      formal: ['À qui avez-vous écrit en dernier ?', 'Gardez-vous celles que l’on vous envoie ?'],
      informal: [
        'Longue lettre ou trois mots qui comptent ?',
        'Anniversaire : carte, message ou coup de fil ?',
      ],
    },
  },
  'gift-wrap': {
    stories: {
      formal: [
        'Un cadeau commence par la minute où l’on ne sait pas encore ce que c’est. Cette minute, c’est {quoted}.',
        'La veille de Noël, sur le tapis du salon, il y a les ciseaux, le ruban adhésif et {quoted}.',
        'On ouvre doucement, par habitude, comme le faisait une grand-mère, pour s’en resservir. Gardez {quoted}.',
        'Une bouteille, un livre, un pot de confiture : le geste compte dès l’entrée. Prévoyez {quoted}.',
      ],
      informal: [
        'Le vélo emballé, on voit que c’est un vélo. Pour tout le reste, il y a {quoted}.',
        '« Il ne fallait pas ! » Si. Et il fallait aussi que ce soit joli. D’où {quoted}.',
        'Scotch collé au pouce, ciseaux disparus, sous le chat. Respire, déroule {quoted}.',
        'Emballer dans du papier journal, en artiste, d’accord. Une fois. Après, {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Posez l’objet, et faites se croiser le papier de deux doigts. C’est la seule mesure à prendre avant de couper dans {quoted}.',
        'L’adhésif visible trahit la hâte. Un double-face sous le pli garde un bord net : prenez-en un, et dépliez {quoted}.',
        'Une table dure, des ciseaux qui coupent d’un trait, et le bord est droit. Débarrassez un coin de la cuisine, puis déroulez {quoted}.',
        'Sur un tapis, on coupe de travers, même avec de l’application. Une surface dure change tout, et la lame glisse dans {quoted}.',
      ],
      informal: [
        'Trop court de trois centimètres, et on pleure. Pose d’abord l’objet, fais croiser de deux doigts, puis coupe {quoted}.',
        'Le scotch en travers, c’est le style « fini dans la voiture ». Du double-face sous le pli, bord net, et tout le monde regarde {quoted}.',
        'Tes ciseaux mâchent ? Pour un bord droit, il en faut qui coupent d’un trait, sur une table dure. Affûte, et attaque {quoted}.',
        'Jamais sur le lit : il faut du dur dessous et des ciseaux qui coupent d’un trait, sinon le bord ondule. Pousse le saladier, et étale {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Déchirez-vous le papier, ou défaites-vous le nœud ?',
        'Qui fait les beaux paquets, dans votre famille ?',
      ],
      informal: ['Emballé en avance, ou une heure avant ?', 'Ton pire emballage cachait quoi ?'],
    },
  },
  sticker: {
    stories: {
      formal: [
        'Le cahier de maths attendait depuis septembre un peu de bonne humeur. Collez sur la couverture {quoted}.',
        'Sur un ordinateur, au café, on lit la vie de quelqu’un. Ajoutez à la vôtre {quoted}.',
        'On les garde longtemps, sans oser les coller, et un jour on sait où. C’est le jour de {quoted}.',
        'Une enveloppe se ferme avec la langue ou avec le sourire. Pour le sourire, il y a {quoted}.',
      ],
      informal: [
        'Ta gourde est nue, ton ordi est triste, ton casque s’ennuie. Tire au sort qui aura {quoted}.',
        '« Je le garde pour plus tard. » Tu dis ça depuis l’école primaire. Colle {quoted}.',
        'De travers, c’est un style. Droit, c’est un miracle. Tente ta chance, avec {quoted}.',
        'La planche de tes huit ans est restée intacte, quel gâchis. On ne refait pas l’erreur : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Propre, sec et dégraissé : un support bien préparé tient mieux ce que l’on y colle. Un chiffon d’abord, et ensuite {quoted}.',
        'On part d’un bord, on lisse avec une carte, et les bulles s’en vont avant d’exister. Prenez votre temps pour poser {quoted}.',
        'L’air tiède d’un sèche-cheveux ramollit la colle, le jour où l’on change d’avis. On hésite donc moins à coller {quoted}.',
        'Une trace de gras, un peu de poussière, et cela tient moins bien. Dégraissez, séchez, puis choisissez l’endroit de {quoted}.',
      ],
      informal: [
        'Sur un ordi plein de doigts gras, ça tient mal. Nettoie, dégraisse, sèche, et offre un terrain propre à {quoted}.',
        'D’un coup, au milieu, c’est bulle assurée. Pars d’un bord, lisse à l’ongle ou à la carte, et fais glisser {quoted}.',
        'Tu regretteras peut-être, comme pour le tatouage. Ici, un sèche-cheveux tiède ramollit la colle, alors ose {quoted}.',
        'Ta carte de fidélité a enfin un usage : lisser en partant d’un bord, contre les bulles. Sors-la, et colle {quoted}.',
      ],
    },
    asks: {
      formal: ['Sur l’ordinateur, la gourde ou le carnet ?', 'Que collectionniez-vous, enfant ?'],
      informal: ['Tu colles tout de suite, ou tu gardes dix ans ?', 'Il y a quoi, collé sur ton ordi ?'],
    },
  },
  calendar: {
    stories: {
      formal: [
        'On y écrit les vacances en grand, les anniversaires en rouge et le dentiste en tout petit. Installez {quoted}.',
        'Dans la cuisine, on compte les jours à voix haute, avec le doigt. Le doigt se promène sur {quoted}.',
        'La fin d’un mois se tourne debout, un café à la main. Tournez {quoted}.',
        'Ceux des autres années, on les feuillette avant de les jeter, et l’on se souvient. La suite est dans {quoted}.',
      ],
      informal: [
        'Ton anniversaire : en rouge, souligné, entouré. Pour que personne n’oublie, il y a {quoted}.',
        '« Mais c’était aujourd’hui ? » Oui. Il y a une heure. Reprends la main, avec {quoted}.',
        'Mars est là, et chez toi c’est encore janvier. Tourne deux pages, ou prends {quoted}.',
        'Chaque famille a un dentiste, un match et une réunion le même mercredi. Arbitre : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le premier jour, on note les anniversaires, et ils sont là toute l’année. Prenez l’ancien, un crayon, un café, et ouvrez {quoted}.',
        'Une couleur par personne, et l’on voit d’un coup d’œil qui fait quoi. Distribuez les feutres à table, devant {quoted}.',
        'À hauteur des yeux, là où tout le monde passe : c’est ainsi qu’il sert. Avant le clou, cherchez ce mur pour {quoted}.',
        'On ne lit pas ce qui est caché derrière une porte. Entre la cuisine et l’entrée, à hauteur des yeux, accrochez {quoted}.',
      ],
      informal: [
        '« C’était hier ? » Oui, et ta sœur n’a rien dit. Note tous les anniversaires dès le premier jour dans {quoted}.',
        'Vert le judo, rouge le dentiste, non : une couleur par personne, et on sait qui fait quoi. Fais choisir la sienne à chacun, pour {quoted}.',
        'Dans le bureau, porte fermée, ça décore. À hauteur des yeux, sur le chemin du frigo, ça sert : c’est la place de {quoted}.',
        'Une heure le premier jour, la liste des anniversaires, et l’année n’oublie plus personne. Commence par ta mère, dans {quoted}.',
      ],
    },
    asks: {
      formal: ['Cuisine, bureau ou entrée ?', 'Quel jour y est entouré en rouge ?'],
      informal: ['Papier, téléphone ou mémoire légendaire ?', 'L’anniversaire que tu oublies chaque année ?'],
    },
  },
  'craft-kit': {
    stories: {
      formal: [
        'Un dimanche de pluie, la table du salon, et chacun cherche les ciseaux. On ouvre {quoted}.',
        'Les mains occupées, on parle mieux, et l’on ne regarde plus l’heure. Commencez ensemble {quoted}.',
        'On avait dit que ce serait pour les enfants. Deux heures plus tard, un adulte ne lâche plus {quoted}.',
        'Certains soirs, on voudrait suivre une consigne après l’autre et laisser la journée se taire. Ouvrez {quoted}.',
      ],
      informal: [
        'La colle est sur tes doigts, ta chaise et un peu sur le chat. Tu fais connaissance avec {quoted}.',
        '« J’aurais pu le faire moi-même. » Très bien, prouve-le, avec {quoted}.',
        'Tu as fini ta série, l’hiver n’est pas fini. Éteins l’écran, ouvre {quoted}.',
        'Ton premier essai aura du caractère, disons cela comme ça. Fais le deuxième, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une notice lue jusqu’au bout, et l’on sait ce qu’il faut préparer. Le thé d’abord, la lecture ensuite, et vous commencez {quoted}.',
        'Sous le travail, une vieille nappe ou le journal d’hier, et le nettoyage sera court. Couvrez donc la table avant d’y poser {quoted}.',
        'S’il manque une pièce, autant le savoir tout de suite. Étalez, comptez, cochez, puis lancez-vous dans {quoted}.',
        'L’étape sept demande souvent ce que l’on n’a pas sous la main. Lisez tout, une fois, avant de toucher à {quoted}.',
      ],
      informal: [
        'La notice, c’est comme la recette : tu la lis à la fin, quand ça a raté. Cette fois, commence par elle avec {quoted}.',
        'Ta table à manger va voir du pays. Nappe moche ou journal dessous, le ménage sera court, et place à {quoted}.',
        'Il manque une pièce, tu le découvres à minuit. Étale et compte avant de te lancer, comme un inspecteur, le contenu de {quoted}.',
        '« On verra au fur et à mesure » : non, on lit jusqu’au bout, on prépare, on respire. Et là, on ouvre {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Seul en silence, ou à plusieurs en bavardant ?',
        'Suivez-vous la notice, ou improvisez-vous ?',
      ],
      informal: ['Ton dernier projet jamais terminé ?', 'La colle : sur les doigts, la table ou le chat ?'],
    },
  },
  'pencil-case': {
    stories: {
      formal: [
        'La rentrée se prépare sur la table, et l’on taille les crayons un par un. On les range dans {quoted}.',
        'On ouvre, on fouille, on trouve une gomme d’école et un mot plié. Recommencez avec {quoted}.',
        'Dans un sac d’adulte aussi, il faut un peu d’ordre : les stylos, la clé, un pansement. Glissez-y {quoted}.',
        'Une odeur de gomme, et l’on est de nouveau au premier rang, près de la fenêtre. Sur la table, {quoted}.',
      ],
      informal: [
        'Feutres sans bouchon, bouchons sans feutre : un drame en deux actes. Rideau, avec {quoted}.',
        '« Tu me prêtes un stylo ? » La voisine de classe n’en a jamais eu. Planque {quoted}.',
        'Tout ton sac est taché d’encre, et tu accuses le stylo. Le stylo accuse l’absence de {quoted}.',
        'Colle, ciseaux, équerre jamais sortie : la vie entière d’un écolier dans {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un tri par semaine suffit : les crayons cassés partent, les bouchons perdus aussi. Le dimanche soir, on renverse sur la table {quoted}.',
        'La règle la plus longue décide de tout. Posez-la à côté avant de choisir {quoted}.',
        'Sans capuchon, un feutre colore tout ce qui l’entoure. Fermez, rentrez les pointes, et glissez ensuite dans {quoted}.',
        'Avant le cartable du lundi, deux gestes : les capuchons sur les feutres, les pointes à l’intérieur. Tout reste propre, et l’on referme {quoted}.',
      ],
      informal: [
        'Trois bouchons orphelins, un crayon en deux, un bonbon. Un tri par semaine, ça part, et tu retrouves de la place dans {quoted}.',
        'La règle qui dépasse, c’est la fermeture qui coince. Mesure la plus longue d’abord, et compare avec {quoted}.',
        'Un stylo ouvert là-dedans, et tout devient bleu. Capuchon, pointe rentrée, ensuite tu ranges dans {quoted}.',
        'Une règle ne se plie pas, on a essayé. Prends la plus longue que tu aies, et mets-la à côté de {quoted}.',
      ],
    },
    asks: {
      formal: ['Que perdiez-vous toujours, à l’école ?', 'Plume, bille ou crayon ?'],
      informal: ['Feutres ou crayons de couleur ?', 'Combien de stylos qui marchent vraiment ?'],
    },
  },
};
