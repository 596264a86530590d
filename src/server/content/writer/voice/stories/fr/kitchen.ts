import type { StoriesOf } from '../stories.ts';

export const kitchen: StoriesOf<'kitchen'> = {
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
    asks: {
      formal: ['Lavez-vous, ou essuyez-vous ?', 'À quel crochet pend-il, dans votre cuisine ?'],
      informal: ['Tu laves ou tu essuies ?', 'Vaisselle : tout de suite, ou demain matin ?'],
    },
  },
  'storage-jar': {
    stories: {
      formal: [
        'Un sac de farine mal fermé, un pull noir qui passe par là : on connaît la suite. On l’évite, avec {quoted}.',
        'On soulève le couvercle rien que pour sentir le café. C’est une manie à prendre avec {quoted}.',
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
    asks: {
      formal: ['Nature, chocolat ou myrtilles ?', 'Pour quelle fête en faites-vous le plus ?'],
      informal: [
        'Fait maison ou boîte du supermarché ? L’école n’en saura rien.',
        'Combien en manque-t-il avant d’arriver à l’école ?',
      ],
    },
  },
};
