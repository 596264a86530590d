export const kitchen = {
  mug: {
    stories: {
      formal: [
        'Le placard en est plein, et chaque matin la main va chercher le même. Ce pourrait être {quoted}.',
        'Dix minutes de calme avant que la maison se réveille. Il ne leur faut qu’une boisson chaude, et {quoted}.',
        'À quatre heures, la pluie sur la vitre et un livre bien entamé. À portée de main, {quoted}.',
        'Certains cadeaux se déballent et se rangent. Près de la bouilloire, on retrouvera chaque jour {quoted}.',
      ],
      informal: [
        'Sept heures et demie, un œil ouvert, deux mains autour d’un truc chaud. Tu viens de rencontrer {quoted}.',
        'Qui prend le tien au bureau n’est pas ton ami. Rapportes-en un autre et cache-le : {quoted}.',
        'Ton café a refroidi parce que l’histoire était trop bonne. Refais-en un, dans {quoted}.',
        '« Encore un chapitre et j’éteins. » Il est une heure du matin, la tisane est finie. Complice : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Dans un mug froid, le café tiédit d’autant plus vite. Pendant qu’il passe, versez un peu d’eau chaude dans {quoted}.',
        'Le thé laisse un cerne que l’éponge seule n’enlève pas. Avec un peu de bicarbonate et une éponge humide, rendez un matin neuf à {quoted}.',
        'Micro-ondes, lave-vaisselle : la réponse se trouve souvent en dessous, sous forme de symboles. Avant de décider, retournez {quoted}.',
        'Du bicarbonate sur une éponge humide, et les traces de thé s’effacent. Un geste à garder près de {quoted}.',
      ],
      informal: [
        'Ton café est tiède avant la fin de la première phrase ? Passe un peu d’eau chaude avant de le verser dans {quoted}.',
        'Un cerne de thé n’est pas une patine. Un peu de bicarbonate, une éponge humide, et on fait la paix avec {quoted}.',
        'Micro-ondes ou pas ? Les symboles sont souvent en dessous, là où personne ne regarde. Vide d’abord, puis retourne {quoted}.',
        'Pendant que la machine tousse, fais couler un peu d’eau chaude dans la tasse : le café y reste chaud plus longtemps. Il suffit d’y penser avant de remplir {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Café ou thé, et à quelle heure le premier ?',
        'Lequel est le vôtre à la maison, et qui ose y toucher ?',
      ],
      informal: ['Café ou thé ? Choisis ton camp.', 'Tu en as combien dans le placard ? Sois honnête.'],
    },
  },
  'cup-and-saucer': {
    stories: {
      formal: [
        'À la fin du déjeuner, personne ne se lève encore, et quelqu’un demande : un café ? Sortez {quoted}.',
        'Il y a l’expresso avalé debout, et celui pour lequel on s’assoit. Le second se sert dans {quoted}.',
        'Une visite à l’improviste, deux biscuits retrouvés dans une boîte. Le goûter est prêt, avec {quoted}.',
        'Contre la petite cuillère, un carré de chocolat commence à fondre. On a servi le café dans {quoted}.',
      ],
      informal: [
        'Ta grand-mère sort les belles pour les invités, et l’invité, aujourd’hui, c’est toi. Sors {quoted}.',
        '« Tu prends un café ? » Personne n’a jamais voulu juste un café. Assieds-toi, raconte, voici {quoted}.',
        'Petit doigt levé, ou pas, personne ne regarde. Tu as droit au grand jeu avec {quoted}.',
        'Un gobelet en carton à ton bureau, d’accord. Chez toi, un peu de tenue : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'L’expresso perd sa chaleur dès qu’il touche une paroi froide. Un peu d’eau chaude avant de le servir, et l’on prend son temps devant {quoted}.',
        'Au-delà de deux, la pile vacille et les bords s’ébrèchent. Empilez par paires ou suspendez par l’anse, à commencer par {quoted}.',
        'Le café laisse un cerne au fond, même rincé. Un peu de bicarbonate sur une éponge douce, et vous pouvez ressortir {quoted}.',
        'Au café du coin, on réchauffe avant de servir, pour que l’expresso reste chaud. Faites de même chez vous avec {quoted}.',
      ],
      informal: [
        'Trois gorgées, et l’expresso est déjà froid ? Un passage à l’eau chaude avant de le faire couler, et tu savoures devant {quoted}.',
        'La tour de Pise, c’est joli en Italie. Ici, on empile par deux ou on suspend par l’anse, ça s’ébrèche moins : choisis pour {quoted}.',
        'Le cerne de café du lundi est encore là jeudi ? Bicarbonate, éponge douce, et la semaine repart avec {quoted}.',
        'Deux par deux, comme à l’école : empilées plus haut, elles s’ébrèchent. Garde donc un rang sur l’étagère pour {quoted}.',
      ],
    },
    asks: {
      formal: ['À la fin du repas : café, thé ou tisane ?', 'Quel biscuit posez-vous à côté ?'],
      informal: ['Un sucre, deux ou zéro ?', 'Ton dernier café de la journée, à quelle heure ?'],
    },
  },
  'drinking-glass': {
    stories: {
      formal: [
        'On trinque en se regardant dans les yeux, c’est la règle, et l’on repose en riant. Sur la table, {quoted}.',
        'L’été, on laisse une carafe au frais et le citron déjà coupé. Il n’y manque plus que {quoted}.',
        'Vers dix-neuf heures, quelqu’un ouvre une bouteille et quelqu’un d’autre les olives. Vous, sortez {quoted}.',
        'Au moment de passer à table, on en compte toujours un de moins. Cette fois, sortez {quoted}.',
      ],
      informal: [
        'Après le troisième pot de moutarde lavé, il faut se rendre à l’évidence. Et sortir {quoted}.',
        '« Il est à qui, celui-là ? » Personne ne sait, on en reprend un propre. Cette fois, retiens : {quoted}.',
        'Apéro à dix-neuf heures, donc à vingt heures. De quoi patienter : des olives, et {quoted}.',
        'Trinquer sans se regarder, c’est sept ans de malheur. Lève les yeux, lève {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une trace de doigts se voit à contre-jour, en plein toast. Prenez par le bas, et levez {quoted}.',
        'L’eau qui sèche seule ternit la transparence. Un torchon qui ne peluche pas, tout de suite, et l’on peut ranger {quoted}.',
        'Le calcaire voile peu à peu ce qui était clair. De l’eau tiède, un filet de vinaigre blanc, et l’on peut de nouveau montrer {quoted}.',
        'Un liquide bouillant peut fendre un verre froid. Mieux vaut s’en abstenir, et servir le thé dans une tasse, que d’y exposer {quoted}.',
      ],
      informal: [
        'Tes empreintes n’intéressent que la police. Tiens par le bas, et trinque avec {quoted}.',
        'Le torchon qui peluche, c’est fini. Prends-en un qui ne laisse rien, sèche tout de suite, et regarde au travers de {quoted}.',
        'On dirait du brouillard, c’est du calcaire. Eau tiède, filet de vinaigre blanc, et l’horizon se dégage dans {quoted}.',
        'Eau bouillante, verre froid : crac, parfois. Prends une tasse pour ta tisane, et n’inflige pas ça à {quoted}.',
      ],
    },
    asks: {
      formal: ['Que servez-vous en premier à vos invités ?', 'Eau plate ou eau qui pique ?'],
      informal: [
        'L’apéro chez toi : olives ou chips ?',
        'Les pots de moutarde lavés, dans ton placard : combien ?',
      ],
    },
  },
  plate: {
    stories: {
      formal: [
        'On met le couvert pour une personne comme pour six, et le dîner devient un dîner. Commencez par {quoted}.',
        'Avant de servir, on essuie le bord d’un coin de torchon, comme au restaurant. C’est l’heure de {quoted}.',
        'Les restes du dimanche ont meilleure mine quand on les soigne un peu. Disposez-les sur {quoted}.',
        'La sauce est bonne, il reste du pain, personne ne vous regarde. Vous verrez vite le fond de {quoted}.',
      ],
      informal: [
        'Tes pâtes au beurre méritent mieux que la casserole. Un peu de tenue, avec {quoted}.',
        'Manger debout devant le frigo n’est pas un dîner, c’est une fuite. Assieds-toi devant {quoted}.',
        '« C’est prêt ! » et tout le monde arrive dix minutes plus tard. La table est mise, avec {quoted}.',
        'Saucer, oui. Lécher, non, pas devant les gens. Attends d’être seul avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un bord laissé libre, et le même gratin a l’air plus net. Servez un peu moins large, bien au centre, dans {quoted}.',
        'Dans la pile, chaque fond frotte contre ce qu’il y a dessous. Une feuille de papier ou un linge évite les rayures : glissez-en un sous {quoted}.',
        'Quelques minutes dans un four tiède, si elles sont prévues pour, et le plat reste chaud à table. Vérifiez-le au dos avant d’y mettre {quoted}.',
        'Les rayures viennent de la pile plus que du repas. Intercalez un linge ou du papier, et rangez en paix {quoted}.',
      ],
      informal: [
        'Le secret des restos : ils ne remplissent pas jusqu’au bord, et ça fait net tout de suite. Joue au chef avec {quoted}.',
        'Une pile sans rien entre deux, c’est du papier de verre au ralenti. Une feuille ou un linge contre les rayures, et à toi d’empiler {quoted}.',
        'Tes pâtes sont froides avant que tout le monde soit assis ? Four tiède, quelques minutes, si c’est prévu pour. Retourne donc {quoted}.',
        'Même des coquillettes ont de l’allure quand le bord reste libre. Vise le milieu, essuie la goutte, et apporte {quoted}.',
      ],
    },
    asks: {
      formal: ['Saucez-vous, même devant les invités ?', 'Dressez-vous les plats, ou chacun se sert ?'],
      informal: ['Tu sauces : oui, non, toujours ?', 'Dîner à table ou devant la télé ?'],
    },
  },
  bowl: {
    stories: {
      formal: [
        'Un bouillon, quelques nouilles, une fenêtre embuée. Pour dîner sans façon, on prend {quoted}.',
        'La dernière cuillère de soupe se prend en inclinant un peu, comme les enfants. Inclinez {quoted}.',
        'Entre l’ordinateur et la fenêtre, on déjeune d’un rien, bien choisi. Le tout tient dans {quoted}.',
        'Le dimanche soir, plus personne ne veut cuisiner, et c’est très bien. Servez la soupe dans {quoted}.',
      ],
      informal: [
        'Des céréales à vingt-deux heures, c’est un dîner. On ne dira rien, et {quoted} non plus.',
        'Trois restes, une sauce, un nom anglais, et te voilà au resto. Le secret : {quoted}.',
        'Plaid, série, cuillère. La seule vaisselle autorisée ce soir : {quoted}.',
        '« Une petite soupe ? » a dit maman, et tu as de nouveau six ans. À deux mains, prends {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une céréale, des légumes, une protéine, quelque chose qui croque : le dîner est composé. Il ne reste qu’à remplir {quoted}.',
        'Large, on y tourne une salade ; haut, on y garde la soupe chaude. Pensez à vos soirs avant de choisir {quoted}.',
        'Sec, le lait colle, et les céréales avec lui. Un peu d’eau tout de suite après le petit déjeuner suffit à {quoted}.',
        'Devant un réfrigérateur presque vide, quatre choses suffisent : céréale, légumes, protéine, croquant. Rassemblez-les dans {quoted}.',
      ],
      informal: [
        'Pas d’idée pour ce soir ? Une céréale, des légumes, une protéine, un truc qui croque. Le reste, c’est une fourchette et {quoted}.',
        'Team salade, il te faut du large ; team soupe, du haut, ça garde chaud. Choisis ton camp, puis regarde {quoted}.',
        'Les céréales séchées, c’est du ciment. Un rinçage tout de suite, même les yeux fermés, et demain matin on reprend {quoted}.',
        'Le truc qui croque change tout : céréale, légumes, protéine, et quelques graines par-dessus. Improvise dans {quoted}.',
      ],
    },
    asks: {
      formal: ['Soupe, salade ou céréales ?', 'Quelle soupe faites-vous le dimanche soir ?'],
      informal: ['Céréales : le lait avant ou après ?', 'Soupe un soir de pluie : laquelle ?'],
    },
  },
  teapot: {
    stories: {
      formal: [
        'Cinq heures, la bouilloire siffle et quelqu’un coupe déjà le cake. Il ne manque que {quoted}.',
        'On verse d’abord aux autres, c’est ainsi que commencent les longues conversations. Posez entre vous {quoted}.',
        'L’infusion demande quatre minutes, et on les passe à ne rien faire, enfin. Asseyez-vous près de {quoted}.',
        'Un livre, un fauteuil, un dimanche sans projet. Sur la petite table, on apporte {quoted}.',
      ],
      informal: [
        'Ta tante ne boit que du thé, et elle vient samedi. Respire, tu as {quoted}.',
        '« Qui en reprend ? » Tout le monde, évidemment, personne ne veut rentrer. Remplis encore {quoted}.',
        'Sachet dans un mug : ça, c’est le lundi. Le dimanche, on fait les choses bien, avec {quoted}.',
        'Les potins se servent chauds. Deux tasses, un gâteau, {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un passage à l’eau chaude avant d’y mettre le thé, et l’infusion se tient chaude plus longtemps. Commencez ainsi avec {quoted}.',
        'La dernière tasse est amère quand les feuilles sont restées. Retirez-les après l’infusion, et finissez l’après-midi avec {quoted}.',
        'De l’eau claire, puis le couvercle ouvert pendant que tout sèche : voilà qui éloigne les odeurs. Laissez respirer {quoted}.',
        'Le thé a une heure, les feuilles aussi : une fois infusées, elles tournent à l’amer. Ôtez-les avant de reposer sur la table {quoted}.',
      ],
      informal: [
        'Ton thé est tiède au deuxième biscuit ? Rince d’abord à l’eau chaude, l’infusion le restera plus longtemps dans {quoted}.',
        'On papote, on oublie les feuilles, et la dernière tasse fait grimacer. Retire-les à temps, puis papote à côté de {quoted}.',
        'Couvercle fermé sur un reste d’humidité, et bonjour l’odeur. Rince à l’eau claire, laisse ouvert, et à demain avec {quoted}.',
        'Avant le thé, un tour d’eau chaude, comme on chauffe la voiture en hiver. L’infusion tient mieux la température, le temps d’un ragot avec {quoted}.',
      ],
    },
    asks: {
      formal: ['En vrac ou en sachet ?', 'Avec qui aimez-vous prendre le thé ?'],
      informal: ['Le lait avant ou après ? Attention à ta réponse.', 'Thé du matin ou tisane du soir ?'],
    },
  },
  'water-bottle': {
    stories: {
      formal: [
        'Le matin, on vérifie les clés, le téléphone, les écouteurs. Avant de fermer la porte, on remplit {quoted}.',
        'Au sommet, on s’assoit sur une pierre, on regarde, et l’on boit avant de parler. On a pensé à {quoted}.',
        'Trois réunions et pas un verre d’eau, jusqu’à la migraine. Laissez sur le bureau {quoted}.',
        'Sur le quai, la machine réclame l’appoint et garde la pièce. Emportez plutôt {quoted}.',
      ],
      informal: [
        'Boire deux litres par jour, tu le dis depuis janvier. On y va gorgée par gorgée, avec {quoted}.',
        '« Tu me passes un peu d’eau ? » Non, chacun la sienne. La tienne : {quoted}.',
        'Oubliée au sport, au bureau, dans le train : elle voyage plus que toi. Note ton nom sur {quoted}.',
        'Ta plante a bu aujourd’hui, et toi ? Remplis vite {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'On lave le verre du soir, et l’on oublie le bouchon de la journée. Chaque jour, de l’eau chaude savonneuse pour les deux, avant de remplir {quoted}.',
        'L’odeur de renfermé vient de l’humidité. Le soir, gardez sur l’égouttoir une place, bouchon ôté et tête en bas, pour {quoted}.',
        'Une odeur s’est installée ? De l’eau tiède et du bicarbonate pour la nuit, un bon rinçage au matin, et reprenez la route avec {quoted}.',
        'Le bouchon touche les lèvres et passe rarement sous l’eau. Chaque soir, savon et eau chaude pour lui aussi, en lavant {quoted}.',
      ],
      informal: [
        '« Ce n’est que de l’eau » : oui, depuis mardi. Eau chaude, savon, bouchon compris, tous les jours, et tu peux trinquer avec {quoted}.',
        'Fermer une gourde mouillée, c’est mettre l’odeur en conserve. Tête en bas, ouverte, toute la nuit : bonne nuit à {quoted}.',
        'Ça sent le vestiaire ? Bicarbonate, eau tiède, une nuit, puis un bon rinçage. Demain, on oublie tout et on ressort {quoted}.',
        'Le sac de sport fait la sieste dans l’entrée, et l’humidité fait son odeur. En rentrant, sors d’abord, ouvre et retourne {quoted}.',
      ],
    },
    asks: {
      formal: ['Sur le bureau, dans le sac ou à vélo ?', 'Quelle est votre randonnée préférée ?'],
      informal: ['Assez d’eau aujourd’hui ? Réponds sans mentir.', 'Où l’as-tu oubliée la dernière fois ?'],
    },
  },
  'lunch-box': {
    stories: {
      formal: [
        'À midi, la file déborde du café d’en bas. Vous, vous avez un banc, du soleil et {quoted}.',
        'La veille au soir, on met de côté la plus belle part du gratin. Elle part au bureau dans {quoted}.',
        'Dans la cuisine du bureau, chacun regarde du coin de l’œil ce que l’autre a préparé. Ouvrez {quoted}.',
        'Les enfants ouvrent la leur à la récréation, et les échanges commencent. Glissez un petit mot dans {quoted}.',
      ],
      informal: [
        'Sandwich triangle, chips molles, onze euros. Demain, tu prends {quoted}.',
        '« C’est quoi, ça sent bon ? » Trois collègues autour de toi. Protège {quoted}.',
        'Lasagnes d’hier, encore meilleures aujourd’hui. Elles t’attendent dans {quoted}.',
        'Pique-nique au parc, et tu es le seul à avoir prévu. Ouvre fièrement {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La salade de midi s’affaisse dès huit heures si la sauce est déjà dessus. Gardez-la à part jusqu’à la fourchette, en préparant {quoted}.',
        'Un couvercle fermé sur un plat chaud, et la condensation s’installe. Laissez refroidir, le temps d’un chapitre, puis refermez {quoted}.',
        'Le soir, un récipient fermé garde l’odeur du déjeuner. Laissez sécher couvercle ouvert, à côté de l’évier, {quoted}.',
        'Au chaud, un déjeuner frais ne se garde pas longtemps. Un pain de glace dans le sac règle la question : placez-le contre {quoted}.',
      ],
      informal: [
        'Salade molle à midi, c’est la sauce qui a parlé trop tôt. Mets-la à part, et garde le croquant pour le moment d’ouvrir {quoted}.',
        'Il pleut sous le couvercle ? Ton plat était encore chaud. Laisse refroidir avant de fermer, puis file au bureau avec {quoted}.',
        'Le curry d’hier ne devrait pas s’inviter dans les fraises. Sèche toujours couvercle ouvert, et laisse prendre l’air à {quoted}.',
        'Trente-cinq à l’ombre, et ton taboulé dans le sac ? Un pain de glace, sinon il ne tient pas longtemps. Glisse-le à côté de {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Qu’emportez-vous le plus souvent pour le déjeuner ?',
        'La préparez-vous la veille ou le matin même ?',
      ],
      informal: ['Restes d’hier ou salade de dernière minute ?', 'Qui louche sur ton déjeuner au bureau ?'],
    },
  },
  'cake-stand': {
    stories: {
      formal: [
        'Un gâteau un peu de travers reste un gâteau d’anniversaire, si on le présente bien. Apportez {quoted}.',
        'On ôte le papier, on saupoudre de sucre, et tout le monde se tait une seconde. Posez enfin {quoted}.',
        'Dans la cuisine, une part manque déjà et personne n’a rien vu. Gardez un œil sur {quoted}.',
        'Le dimanche, ce n’est pas le dessert qu’on apporte, c’est un petit spectacle. La scène : {quoted}.',
      ],
      informal: [
        'Ton cake a penché au démoulage. De haut, avec un peu de sucre glace, qui le verra ? Essaie avec {quoted}.',
        '« Juste une petite part. » Trois passages plus tard, il ne reste que {quoted}.',
        'Gâteau acheté chez le pâtissier, tu n’es pas obligé d’en parler. L’alibi : {quoted}.',
        'Bougies allumées, lumières éteintes, quelqu’un chante faux. Il te reste à porter {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le glaçage tombe toujours à côté. Quelques bandes de papier cuisson sous le gâteau, retirées ensuite, et rien ne coule sur {quoted}.',
        'Encore chaud, un gâteau colle et se fend. Attendez qu’il soit froid, posez-le bien au centre, et portez à table {quoted}.',
        'Sur un buffet, tout à la même hauteur paraît vide. Ce qui est bas devant, ce qui est haut derrière : cherchez ainsi le rang de {quoted}.',
        'L’impatience fend les gâteaux : tièdes, ils collent. Un café en attendant, puis viendra l’heure de sortir {quoted}.',
      ],
      informal: [
        'Du chocolat partout sauf sur le gâteau ? Glisse des bandes de papier cuisson dessous, retire-les à la fin, et fais le malin avec {quoted}.',
        'Un gâteau chaud colle et se fend, et toi tu fais semblant que c’est rustique. Laisse refroidir, centre, et parade avec {quoted}.',
        'Buffet tout plat, photo toute plate. Les petits devant, les grands derrière, et une place à trouver pour {quoted}.',
        'Les invités sonnent, le glaçage dégouline. Papier cuisson en bandes, on tire, c’est net : tu ouvres la porte avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Quel gâteau vous réclame-t-on à chaque anniversaire ?',
        'Plutôt chocolat, ou plutôt citron ?',
      ],
      informal: ['Maison ou pâtisserie ? On ne juge pas.', 'Ton gâteau le plus raté, c’était lequel ?'],
    },
  },
  'baking-tin': {
    stories: {
      formal: [
        'La cuisine sent le beurre et la vaisselle attend son tour. On beurre, on farine, on remplit {quoted}.',
        'Derrière la vitre du four, les enfants surveillent la pâte comme un match. À l’affiche, {quoted}.',
        'Le dimanche matin, deux œufs et un fond de farine décident du programme. Sortez {quoted}.',
        'Il y a une recette écrite à la main, tachée de chocolat, sans les quantités. On la tente, dans {quoted}.',
      ],
      informal: [
        'Préchauffer, oublier, ouvrir la fenêtre. Ensuite tu te rappelles qu’il faut verser la pâte dans {quoted}.',
        'Ton gâteau au yaourt n’a pas raté depuis l’école primaire. On refait, avec {quoted}.',
        '« Il faut attendre qu’il refroidisse. » Personne n’a jamais attendu. Regarde le coin vide dans {quoted}.',
        'Lécher la cuillère, c’est le salaire du pâtissier. Le reste va dans {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Beurre, farine, puis un coup sec pour l’excédent : dans un moule rigide, le gâteau se démoule bien mieux. À faire avant de remplir {quoted}.',
        'À la sortie du four, un gâteau est fragile. Une dizaine de minutes le raffermissent : patientez avant de retourner {quoted}.',
        'La pâte a besoin de monter. Remplissez aux deux tiers, gardez le reste pour un petit gâteau, et enfournez {quoted}.',
        'Retourner trop tôt, c’est servir des miettes. Laissez au gâteau une dizaine de minutes pour se raffermir, tranquille dans {quoted}.',
      ],
      informal: [
        'Un gâteau resté collé, ça se mange à la cuillère. Si ton moule est rigide, beurre, farine, secoue : bref, prépare bien {quoted}.',
        'Tu démoules tout de suite parce que ça sent bon ? Dix minutes, et ça casse moins. Fais la vaisselle en regardant {quoted}.',
        'Jusqu’au bord, et c’est ton four qui mange le gâteau. Aux deux tiers, la pâte a la place de monter dans {quoted}.',
        'Deux tiers de pâte, un tiers d’espoir : il faut de la place pour monter. Lèche la spatule, et enfourne {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Quel gâteau faites-vous sans regarder la recette ?',
        'De qui tenez-vous votre recette préférée ?',
      ],
      informal: ['Gâteau au yaourt : citron ou pépites ?', 'Qui lèche la cuillère chez toi ?'],
    },
  },
  pan: {
    stories: {
      formal: [
        'L’ail commence à dorer, et tout l’immeuble sait que vous êtes rentré. Tout vient de {quoted}.',
        'À qui cuisine, on ne demande rien : on entre et l’on se penche sur le feu, au-dessus de {quoted}.',
        'Un mardi, deux œufs, un peu de persil : on dîne très bien. Faites chauffer {quoted}.',
        'Les recettes de famille se donnent en gestes, jamais en grammes. Elles passent de main en main, avec {quoted}.',
      ],
      informal: [
        'Tu sais faire trois plats, mais tu les fais bien. Le quatrième commence avec {quoted}.',
        '« C’est pour goûter ! » Cinq fois que tu goûtes. Laisse-en un peu dans {quoted}.',
        'Vingt heures, frigo presque vide, ambition immense. Allume le feu, pose {quoted}.',
        'La sauce n’attend pas, les invités si. Baisse un peu le feu sous {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le fond se déforme quand le chaud rencontre l’eau froide. Laissez refroidir le temps du dîner, puis lavez {quoted}.',
        'Un feu plus large que le fond noircit les bords. À la bonne taille, la chaleur se répartit mieux sous {quoted}.',
        'Humides, les aliments bouillent ; bien séchés, ils dorent. Un peu de papier absorbant d’abord, et seulement ensuite, on chauffe {quoted}.',
        'L’induction demande un fond adapté. Regardez vos plaques avant la recette, et vérifiez qu’elles conviennent à {quoted}.',
      ],
      informal: [
        'Ce « pschitt » sous le robinet, c’est le fond qui se tord un peu plus. Mange d’abord, laisse refroidir, et lave ensuite {quoted}.',
        'Grand feu, petit fond : ce sont les bords qui grillent. Prends la plaque à la bonne taille, et laisse travailler {quoted}.',
        'Tes champignons nagent au lieu de dorer ? Trop humides. Sèche-les bien, et redonne leur chance dans {quoted}.',
        'Gaz, vitro ou induction ? Cette dernière veut un fond adapté, alors regarde ta cuisine avant de craquer pour {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel plat réussissez-vous les yeux fermés ?', 'De qui tenez-vous vos gestes en cuisine ?'],
      informal: ['Beurre ou huile ? La guerre est ouverte.', 'Ton plat du mardi soir, en trois mots ?'],
    },
  },
  'kitchen-knife': {
    stories: {
      formal: [
        'Tomates de juillet, pain frais, un peu de sel. Avant de passer à table, on prend {quoted}.',
        'La fenêtre ouverte, la ciboulette sur la planche, et le bruit régulier de {quoted}.',
        'On pleure toujours un peu avec les oignons, et personne ne demande pourquoi. Commencez la soupe avec {quoted}.',
        'Dans un tiroir, il y en a dix, et l’on se sert d’un seul. Vous pourriez bien choisir {quoted}.',
      ],
      informal: [
        'Écraser une tomate en essayant de la couper, c’est une sauce, pas une salade. Reprends avec {quoted}.',
        'Hacher un oignon comme à la télé, ça finit par une crise de larmes. Respire, puis prends {quoted}.',
        '« Je vais t’aider à la cuisine. » Très bien, les carottes t’attendent, avec {quoted}.',
        'Le tiroir est plein, et tu reprends toujours le même, tout ébréché. Laisse-le se reposer, il y a {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Émoussée, une lame glisse ; bien affûtée, elle va où on la mène, et c’est plus sûr. Pensez-y en entretenant {quoted}.',
        'Le lave-vaisselle abîme le fil. Un lavage à la main, un torchon aussitôt : il n’en faut pas plus pour {quoted}.',
        'Dans un tiroir, les lames s’entrechoquent et perdent leur fil. Un bloc ou une barre aimantée : voilà une adresse pour {quoted}.',
        'Les cuisiniers replient les doigts en griffe, et la lame glisse contre les phalanges. Exercez-vous sur un oignon, avec {quoted}.',
      ],
      informal: [
        'La lame qui dérape sur la tomate, c’est celle qui coupe mal. Bien affûtée, elle est plus sûre : garde ça en tête avec {quoted}.',
        'Non, pas au lave-vaisselle : le fil s’y abîme. Un coup d’éponge, un coup de torchon, et on range {quoted}.',
        'Le tiroir, c’est la bagarre générale, et le fil y perd. Prévois un bloc ou une barre aimantée pour {quoted}.',
        'Doigts en griffe, lame contre les phalanges : tu fais comme les chefs, et tu gardes tes ongles. Lentement d’abord, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Qui coupe et qui cuisine, chez vous ?', 'Avez-vous un secret contre les larmes d’oignon ?'],
      informal: ['Oignons : tu pleures ou tu résistes ?', 'Tu haches tout fin, ou tu coupes en gros ?'],
    },
  },
  cutlery: {
    stories: {
      formal: [
        'On les pose d’instinct, à gauche, à droite, sans y penser, depuis l’enfance. Ce soir, posez {quoted}.',
        'Une bonne table se reconnaît au silence après la première bouchée. On n’entend plus que {quoted}.',
        'Pour la fête, on déplie la nappe et l’on aligne tout du bout du doigt. À côté de l’assiette, {quoted}.',
        'Ce qui tient en main trois fois par jour mérite que l’on y regarde un peu. Regardez {quoted}.',
      ],
      informal: [
        '« Les enfants, mettez la table ! » Fourchette à droite, tant pis. L’essentiel, c’est {quoted}.',
        'Ton tiroir compte onze fourchettes et quatre cuillères. Personne n’a jamais compris. Appelle en renfort {quoted}.',
        'Enrouler les spaghettis sans les couper, c’est une question d’honneur. À toi de jouer, avec {quoted}.',
        'Deux invités de plus au dernier moment, et tu sors les couverts en plastique ? Non, sors {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'De l’extérieur vers l’assiette, dans l’ordre du repas : les invités n’ont plus à hésiter. Dressez ainsi {quoted}.',
        'Le calcaire marque ce qui sèche seul. Un torchon dès la fin du lavage, et l’on peut ranger {quoted}.',
        'Sel, citron et moutarde tachent le métal. Après la vinaigrette, un rinçage rapide, sans attendre la vaisselle, suffit à {quoted}.',
        'Une table se lit comme un menu : l’entrée à l’extérieur, le plat près de l’assiette. Commencez la première ligne avec {quoted}.',
      ],
      informal: [
        'Lequel pour l’entrée ? Celui du dehors, puis on avance vers l’assiette. Te voilà à l’aise à table, devant {quoted}.',
        'Ces petites taches ne sont pas sales, c’est du calcaire. Essuie dès la fin du lavage, et range fièrement {quoted}.',
        'La moutarde oubliée jusqu’au soir laisse un souvenir au métal, le sel et le citron aussi. Vite un coup d’eau sur {quoted}.',
        'Beau-papa met la table à l’envers ? Dans l’ordre du repas, de l’extérieur vers l’assiette. Fais-lui la leçon avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Qui met la table, à la maison ?', 'Cuillère ou fourchette, pour le gâteau ?'],
      informal: [
        'Ce qui disparaît chez toi : cuillères ou fourchettes ?',
        'La pizza : aux couverts ou à la main ?',
      ],
    },
  },
  'cutting-board': {
    stories: {
      formal: [
        'Le fromage sort du frigo une heure avant, et l’on y pense toujours trop tard. Posez-le déjà sur {quoted}.',
        'À l’heure où l’on épluche, les conversations deviennent sérieuses. Entre vous deux, il y a {quoted}.',
        'Une miche, un couteau, du beurre demi-sel. On partage, debout dans la cuisine, sur {quoted}.',
        'Avant le plat, il y a le bruit régulier des carottes sous la lame. Tout commence sur {quoted}.',
      ],
      informal: [
        'Couper un citron sur une assiette, oui, sauf qu’il s’enfuit. Rattrape-le sur {quoted}.',
        '« Apéro chez nous, rien de spécial. » Trois fromages, du saucisson et {quoted}.',
        'Ta table en a vu de toutes les couleurs et de tous les couteaux. Épargne-la, avec {quoted}.',
        'Cuisine minuscule, envie énorme. Pose-la sur l’évier s’il le faut : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Tout glisse, et l’oignon décide à votre place. Avant de couper, étendez un torchon humide sous {quoted}.',
        'Viande crue d’un côté, tout le reste de l’autre : l’hygiène commence là. Décidez dès le premier jour du rôle de {quoted}.',
        'Posée à plat, une planche ne sèche que d’un côté. Lavez aussitôt, puis laissez debout, à l’air des deux côtés, {quoted}.',
        'Après l’ail et l’oignon, un demi-citron et du gros sel enlèvent l’odeur. La pomme du dessert peut alors passer sur {quoted}.',
      ],
      informal: [
        'Ça patine dès que tu coupes ? Un torchon humide dessous, et tu retrouves tes appuis avec {quoted}.',
        'Le poulet cru et les fraises ne partagent pas la même planche, c’est la base. Choisis un camp pour {quoted}.',
        'À plat sur le plan de travail, ça ne sèche que d’un côté. Un lavage aussitôt, puis on met debout {quoted}.',
        'La tartine au goût d’ail, merci bien. Frotte avec un demi-citron et du gros sel, et la confiture reviendra sur {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Par quoi commence l’apéritif, chez vous ?',
        'Quel fromage ne manque jamais sur votre table ?',
      ],
      informal: ['Saucisson ou fromage d’abord ?', 'Qui finit le fromage en douce chez toi ?'],
    },
  },
  'salt-and-pepper': {
    stories: {
      formal: [
        'À table, il y a toujours quelqu’un pour dire : passe-moi le sel. Tendez-lui {quoted}.',
        'On goûte, on hésite, on rajoute une pincée. Toute la cuisine tient dans ce doute, et dans {quoted}.',
        'La nappe est mise, les verres sont alignés, il reste une petite place au milieu. Elle revient à {quoted}.',
        'Un œuf à la coque, un dimanche, et l’on se tait en soulevant le chapeau. À côté du coquetier, {quoted}.',
      ],
      informal: [
        'Goûter avant de saler, c’est la politesse. Goûte, et garde près de toi {quoted}.',
        '« Ça manque d’un petit quelque chose. » Ne dis rien au cuisinier, passe-lui {quoted}.',
        'Trop ou pas assez : ta belle-mère a toujours un avis. Laisse-la se débrouiller avec {quoted}.',
        'Des frites sans sel, c’est un drame. Évite-le avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Tout le sel à la fin, et le goût reste en surface. Un peu à chaque étape le répartit mieux : gardez à portée de main {quoted}.',
        'Trop chauffé, le poivre devient amer. Attendez la fin de la cuisson, et prenez alors {quoted}.',
        'L’humidité fige le sel d’une salière. Quelques grains de riz l’absorbent, un vieux geste qui sert encore avec {quoted}.',
        'Saler, c’est une habitude de chaque étape, et non un remords de dernière minute : le goût se répartit. Laissez donc près du feu {quoted}.',
      ],
      informal: [
        'C’est fade, tu vides la salière, c’est trop. Un peu à chaque étape, le goût se répartit : reste près des plaques avec {quoted}.',
        'Poivrer au début, c’est risquer l’amer. À la fin, juste avant d’appeler tout le monde, sors {quoted}.',
        'Tu secoues, rien ne tombe : le sel a pris l’humidité. Quelques grains de riz dans la salière, et c’est reparti avec {quoted}.',
        'Le poivre arrive en dernier, comme les stars : trop chauffé, il devient amer. Coupe le feu, puis fais entrer {quoted}.',
      ],
    },
    asks: {
      formal: ['Salez-vous avant de goûter ?', 'Beurre doux ou demi-sel ?'],
      informal: ['Poivre sur les fraises : oui ou scandale ?', 'Qui sale trop, chez toi ?'],
    },
  },
  apron: {
    stories: {
      formal: [
        'La farine a un don pour les pulls noirs. Avant de casser le premier œuf, nouez {quoted}.',
        'On entre dans la cuisine avec un nœud dans le dos, et la soirée a commencé. Il vous attend au crochet : {quoted}.',
        'Le dimanche, on se partage les rôles : l’un épluche, l’autre goûte. Celui qui épluche porte {quoted}.',
        'Les taches racontent tout : la tomate du lundi, le chocolat du samedi. Laissez-les raconter, sur {quoted}.',
      ],
      informal: [
        'Sauce tomate contre tee-shirt blanc, on connaît le score. Égalise avec {quoted}.',
        '« Chef, c’est prêt ? » On t’appelle chef depuis que tu mets {quoted}.',
        'Il dit qu’il ne cuisine pas, il n’a simplement rien à se mettre. Offre-lui {quoted}.',
        'Barbecue, fumée, gloire, et la tache sur le ventre. L’uniforme du cuistot : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Noué devant, il retient un torchon à portée de main, et l’on cesse de le chercher. Faites l’essai avec {quoted}.',
        'Une tache de gras part mieux avec un peu de liquide vaisselle, avant le lavage. Un réflexe à garder pour le soir des frites, avec {quoted}.',
        'On épluche assis, et l’eau des légumes tombe sur les genoux. S’il descend jusque-là, on est protégé : regardez la longueur de {quoted}.',
        'Le torchon disparaît toujours au moment où la sauce déborde. Nouez devant, coincez-le dans le lien, et cuisinez avec {quoted}.',
      ],
      informal: [
        '« Il est où, le torchon ? » Dans le nœud, devant. Change de sens, et gagne une main avec {quoted}.',
        'Taches de friture : liquide vaisselle d’abord, machine ensuite. Comme ça, tu peux rater une crêpe avec {quoted}.',
        'Tu épluches sur une chaise, et c’est le jean qui prend ? Jusqu’aux genoux, on est tranquille : vérifie la longueur de {quoted}.',
        'La sauce tomate a du gras et de l’ambition. Un peu de liquide vaisselle d’abord, et après seulement, on lave {quoted}.',
      ],
    },
    asks: {
      formal: ['Qui porte la tenue de chef, à la maison ?', 'Quel plat laisse toujours une tache ?'],
      informal: ['Barbecue ou pâtisserie ?', 'La tache la plus célèbre de ta garde-robe ?'],
    },
  },
  'tea-towel': {
    stories: {
      formal: [
        'La vaisselle se fait à deux : l’un lave, l’autre raconte sa journée. À celui qui raconte, tendez {quoted}.',
        'Sur l’épaule, le temps d’un dîner, comme le chef du bistrot d’en face. C’est la place de {quoted}.',
        'Chacun sait à quoi sert la poignée du four. On y accroche {quoted}.',
        'Du pain encore tiède s’emporte dans un tissu noué aux quatre coins. Nouez {quoted}.',
      ],
      informal: [
        '« Laisse, je fais la vaisselle. » Surtout, ne dis rien, et tends {quoted}.',
        'Tu laves, il essuie, tu vérifies. C’est ça, un couple, avec {quoted} au milieu.',
        'Le faire claquer sur les mollets du frérot : souvenir de famille. Arme du délit : {quoted}.',
        'Accroché au four, oublié dans le frigo, retrouvé sur ton épaule. On parle de {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un linge neuf absorbe mal, ce n’est pas un défaut. Une ou deux lessives avant usage, et la vaisselle peut attendre {quoted}.',
        'L’adoucissant laisse un film, et l’eau glisse au lieu d’entrer. Mieux vaut s’en passer en lavant {quoted}.',
        'Les mains d’un côté, la vaisselle de l’autre : avec deux linges, c’est plus propre, et plus sec. Choisissez le crochet de {quoted}.',
        'Avant le premier essuyage, une lessive ou deux : le tissu absorbe mieux ensuite. C’est le seul délai à prévoir pour {quoted}.',
      ],
      informal: [
        'Il étale l’eau au lieu de la boire ? Une ou deux lessives avant usage, et c’est mieux. Envoie donc au lavage {quoted}.',
        'Ça sent bon l’adoucissant, mais ça n’essuie plus rien. La faute au film qu’il laisse : on s’en passe avec {quoted}.',
        'Tes mains pleines de farine et les verres du dimanche : deux torchons, pas un. Donne un seul métier à {quoted}.',
        'Le même pour tout, c’est humide et pas très propre. Un pour les mains, un pour la vaisselle, et une équipe se forme avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Lavez-vous, ou essuyez-vous ?', 'À quel crochet pend-il, dans votre cuisine ?'],
      informal: ['Tu laves ou tu essuies ?', 'Vaisselle : tout de suite, ou demain matin ?'],
    },
  },
  'storage-jar': {
    stories: {
      formal: [
        'Un sac de farine mal fermé, un pull noir qui passe par là : on connaît la suite. On l’évite, avec {quoted}.',
        'On soulève le couvercle rien que pour sentir le café. Le plaisir commence avec {quoted}.',
        'Sur l’étagère de grand-mère, chaque chose avait son étiquette penchée. Écrivez la vôtre, sur {quoted}.',
        'Les pâtes, le riz, les lentilles attendent encore dans leur sachet pincé. Installez-les dans {quoted}.',
      ],
      informal: [
        'Trois paquets de riz ouverts, zéro envie de regarder. Range tout ça dans {quoted}.',
        '« Mais on en avait, du sucre ! » Oui, et il était dans un sachet sous l’évier. Mets-le dans {quoted}.',
        'Des biscuits sur l’étagère du haut, ça n’arrête personne. Tente quand même, avec {quoted}.',
        'Ton placard est un jeu d’équilibre : n’ouvre pas trop vite. On calme le jeu avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Farine ou fécule, achetée quand ? Une étiquette avec le nom et la date évite les mauvaises surprises. Écrivez-la avant de remplir {quoted}.',
        'Verser le neuf sur l’ancien, c’est garder l’ancien au fond pour toujours. Finissez d’abord ce qui reste dans {quoted}.',
        'Une goutte oubliée suffit à faire des grumeaux. Séchez parfaitement, attendez encore un peu, puis remplissez {quoted}.',
        'Café et épices aiment l’obscurité : si la paroi est transparente, mieux vaut le placard. Pesez la question avant de poser sur l’étagère {quoted}.',
      ],
      informal: [
        'Sucre glace ou amidon ? Tu le sauras au premier gâteau. Ou tu notes le nom et la date, tout de suite, sous {quoted}.',
        'Les pâtes du fond datent d’une autre époque. Finis-les avant de remettre du neuf dans {quoted}.',
        '« C’est presque sec », disent les grumeaux. Attends que ça le soit tout à fait avant de remplir {quoted}.',
        'Le café en pleine lumière, c’est joli, mais il se garde moins bien. Transparent, ça va dans le placard : cherche une planche pour {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Pâtes, biscuits ou café : que garderiez-vous dedans ?',
        'Étiquette écrite à la main, ou rien du tout ?',
      ],
      informal: ['Combien de paquets de pâtes ouverts chez toi ?', 'Le truc oublié au fond de ton placard ?'],
    },
  },
  tray: {
    stories: {
      formal: [
        'Un petit déjeuner au lit, cela se porte à deux mains et sans renverser. On le confie à {quoted}.',
        'Tout est prêt en cuisine, mais la table est dehors. Un seul voyage suffit, avec {quoted}.',
        'Les bols, les biscuits, la confiture : on porte le goûter comme un trésor. On prend {quoted}.',
        'Dans l’entrée, les clés et le courrier demandent une place à eux. Laissez-leur {quoted}.',
      ],
      informal: [
        'Deux verres, un bol d’olives, une porte à pousser du pied. Sans trembler, avec {quoted}.',
        'Petit déj au lit : l’idée est belle, le retour des miettes un peu moins. On s’y risque, avec {quoted}.',
        '« Tu rapportes aussi le sel ? » Sept allers-retours en cuisine. Demain, tu prends {quoted}.',
        'Télécommande, chips, tisane : ton canapé fait room service. Il manque {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le lourd au milieu, le haut au centre, et l’on passe la porte sans regarder ses pieds. Répartissez d’abord, puis soulevez {quoted}.',
        'Deux pas, et les verres voyagent. Un linge humide en dessous les retient : étendez-le sur {quoted}.',
        'Trois objets de hauteurs différentes, et la table basse paraît composée. Une bougie, un livre, un vase : rassemblez-les sur {quoted}.',
        'Un bord trop chargé, et tout penche du même côté. Ramenez au milieu ce qui pèse, et servez avec {quoted}.',
      ],
      informal: [
        'La carafe au bord, c’est le tapis qui boit. Le lourd au milieu, le haut au centre, et tu traverses le salon avec {quoted}.',
        'Les verres font du patinage ? Mets un linge humide dessous, ils restent où ils sont. À table, avec {quoted}.',
        'Télécommande, bougie, plante : trois hauteurs, et ton bazar devient une composition. Il suffit de poser le tout sur {quoted}.',
        'Petit déjeuner au lit, six portes à passer. Étale un linge humide sous le jus d’orange, respire, et lève {quoted}.',
      ],
    },
    asks: {
      formal: ['Qui apporte le petit déjeuner au lit, chez vous ?', 'Où prenez-vous l’apéritif, l’été ?'],
      informal: [
        'Petit déj au lit : rêve ou nid à miettes ?',
        'Combien d’allers-retours pour un apéro chez toi ?',
      ],
    },
  },
  'cake-cases': {
    stories: {
      formal: [
        'À l’école, il faut vingt-cinq gâteaux pour demain, et l’on apprend cela à dix-huit heures. Sortez {quoted}.',
        'Les enfants versent la pâte, à côté surtout, et tout le monde est content. Alignez {quoted}.',
        'Une goutte de chocolat, un geste du doigt, une fournée qui monte. On remplit l’un après l’autre {quoted}.',
        'Pour la kermesse, chacun apporte quelque chose de fait à la maison. Prévoyez {quoted}.',
      ],
      informal: [
        'La fournée est pour la classe. Officiellement. Officieusement, il en manque déjà deux dans {quoted}.',
        'Un muffin sans habit, ça fait des miettes et de la peine. Sors {quoted}.',
        '« J’ai fait des gâteaux » sonne mieux que « j’ai acheté des gâteaux ». À toi de jouer, avec {quoted}.',
        'Fête de l’école, maman d’élève très organisée, mine coupable. Rattrape-toi avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La pâte monte, puis déborde et se soude à la plaque. Arrêtez-vous aux deux tiers en remplissant {quoted}.',
        'Sur une simple plaque, les bords s’ouvrent sous le poids de la pâte. Dans un moule à muffins, tout reste droit : installez-y {quoted}.',
        'Dans le moule, la vapeur ramollit le papier des gâteaux qui attendent. Sortez-les au bout de quelques minutes, et présentez {quoted}.',
        'Un gâteau a besoin de place pour monter sans déborder : arrêtez la pâte aux deux tiers. Une cuillère à glace aide à doser dans {quoted}.',
      ],
      informal: [
        'Remplir jusqu’en haut, c’est inventer le gâteau-champignon. Deux tiers suffisent, il monte tout seul, au-dessus de {quoted}.',
        'Des muffins ovales, ça arrive quand rien ne les tient. Sors le moule qui va bien, et répartis dedans {quoted}.',
        'Tes gâteaux transpirent dans leur moule, et le papier devient tout mou. Au bout de quelques minutes, on libère {quoted}.',
        'Goûter d’anniversaire, deux heures pour tout : les deux tiers de pâte, pas plus, et rien ne déborde. Tu peux même confier aux enfants {quoted}.',
      ],
    },
    asks: {
      formal: ['Nature, chocolat ou myrtilles ?', 'Pour quelle fête en faites-vous le plus ?'],
      informal: [
        'Fait maison ou boîte du supermarché ? L’école n’en saura rien.',
        'Combien en manque-t-il avant d’arriver à l’école ?',
      ],
    },
  },
};
