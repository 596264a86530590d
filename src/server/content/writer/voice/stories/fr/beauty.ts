export const beauty = {
  cream: {
    stories: {
      formal: [
        'Chaque soir, les mêmes trois minutes devant la glace, une fois la maison calme. On les passe avec {quoted}.',
        'Le matin, les doigts encore tièdes du café, on prend le temps de deux gestes. Le premier, c’est {quoted}.',
        'Un verrou à la salle de bains, voilà le dernier luxe des familles. Tirez-le, et prenez {quoted}.',
        'L’étagère est pleine et l’on n’utilise que trois flacons. Faites le vide, et gardez-y {quoted}.',
      ],
      informal: [
        'Trente secondes de massage, et tu appelles ça une routine. C’en est une, avec {quoted}.',
        '« Je commence une vraie routine demain. » Tu l’as dit en mars. On commence ce soir, avec {quoted}.',
        'Ton étagère a plus de flacons que de vrais amis. Garde l’essentiel : {quoted}.',
        'Lumière éteinte, téléphone loin, visage propre : la soirée est réussie. Il manque {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Essayez-en un peu au pli du coude : vingt-quatre heures suffisent à voir si la peau l’accepte. C’est la première rencontre à accorder à {quoted}.',
        'Sur l’emballage, un petit pot ouvert et un chiffre : c’est le nombre de mois après ouverture. Notez la date le jour où vous commencez {quoted}.',
        'Des mains propres, un pot refermé aussitôt : elle se garde mieux. Ces deux gestes encadrent, matin et soir, {quoted}.',
        'Un nouveau soin se présente d’abord au pli du coude, en petite quantité. Si, vingt-quatre heures plus tard, la peau l’accepte, faites une place à {quoted}.',
      ],
      informal: [
        'Ton coude sert de videur : un peu au pli, vingt-quatre heures, et tu sais si ta peau accepte. Laisse-lui inspecter {quoted}.',
        'Le petit pot dessiné au dos compte les mois après ouverture. Écris la date au feutre avant d’entamer {quoted}.',
        'Doigts pleins de terre, couvercle sur le lavabo : ça se garde moins bien. Lave, prélève, referme aussitôt {quoted}.',
        'La veille d’une grande soirée, pas de première fois sur tout le visage. Le pli du coude, vingt-quatre heures : c’est l’entretien d’embauche de {quoted}.',
      ],
    },
    asks: {
      formal: ['Le soir, le matin ou les deux ?', 'De qui tenez-vous votre rituel du soir ?'],
      informal: [
        'Routine en trois minutes, ou en trente ?',
        'Combien de pots entamés dans ta salle de bains ?',
      ],
    },
  },
  soap: {
    stories: {
      formal: [
        'On revient du jardin, les mains noires de terre, et l’on ouvre l’eau du coude. Sur le bord, il y a {quoted}.',
        'Une chambre d’amis se prépare avec peu : des draps, un verre, et {quoted}.',
        'Au lavabo, le matin, l’odeur du café arrive de la cuisine et l’on ouvre l’eau. Prenez {quoted}.',
        'Chez les grands-parents, on se lavait les mains avant de passer à table, sans discuter. Reprenez, avec {quoted}.',
      ],
      informal: [
        'Vaisselle, vélo, encre de stylo : tes mains racontent ta journée. Efface tout, avec {quoted}.',
        '« Lave-toi les mains ! » Ta mère, mille fois, et elle a bien fait. On obéit, avec {quoted}.',
        'Trente secondes de mousse, une chanson entière si tu veux. Le micro, c’est {quoted}.',
        'Invités ce soir : le lavabo passe l’inspection avant toi. Mets en évidence {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Entre les doigts et sous les ongles, trente secondes passent vite. Le temps d’une chanson fredonnée, gardez en main {quoted}.',
        'Loin du jet, au sec entre deux usages, un pain fond moins vite. Un coin du lavabo suffit, et vous y poserez {quoted}.',
        'L’eau très chaude dessèche la peau, l’eau tiède lui va mieux. Tournez un peu le robinet avant de prendre {quoted}.',
        'On oublie volontiers l’entre-doigts, et les ongles. Trente secondes, et l’on a fait le tour de la main, avec {quoted}.',
      ],
      informal: [
        'Trente secondes, c’est le refrain de ta chanson préférée, deux fois. Entre les doigts, sous les ongles, chante avec {quoted}.',
        'Sous le jet, un solide fond pour rien. Trouve une place au sec, loin de l’eau, à {quoted}.',
        'Brûlante, l’eau te dessèche la peau. Passe à tiède, même en janvier, et laisse faire {quoted}.',
        'La flaque dans la coupelle, c’est un solide qui s’en va. Au sec entre deux usages, il fond moins vite : fais-en une règle avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Solide ou liquide ?', 'Quelle odeur vous rappelle une maison d’enfance ?'],
      informal: ['Solide ou liquide ? Choisis ton camp.', 'Tu chantes quoi en te lavant les mains ?'],
    },
  },
  shampoo: {
    stories: {
      formal: [
        'On ferme les yeux, l’eau court, et le lundi commence un peu moins vite. Cela tient à l’eau, et à {quoted}.',
        'Au bord de la baignoire, les flacons s’alignent, et chacun a le sien. Le vôtre : {quoted}.',
        'Avant un dîner, on s’accorde dix minutes sous la douche, porte fermée. Emportez-y {quoted}.',
        'Le matin, la buée monte, et l’on dessine du bout du doigt sur la vitre. Il sera temps de rincer {quoted}.',
      ],
      informal: [
        'Ton meilleur concert a lieu sous la douche, à guichets fermés. En première partie, {quoted}.',
        '« Encore cinq minutes ! » dit celui qui vide le ballon d’eau chaude. Il est enfermé avec {quoted}.',
        'L’idée du siècle t’arrive toujours les cheveux pleins de mousse. La prochaine viendra avec {quoted}.',
        'Un flacon presque vide, retourné sur son bouchon depuis dix jours. Laisse-le partir, accueille {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'À la racine seulement : la mousse, en descendant, lave les longueurs. C’est là, du bout des doigts, que l’on applique {quoted}.',
        'Des cheveux bien mouillés moussent mieux, et il en faut moins. Restez encore un peu sous l’eau avant d’ouvrir {quoted}.',
        'Un dernier rinçage à l’eau tiède, plutôt que très chaude, ménage les longueurs. Tournez un peu le robinet, le temps de rincer {quoted}.',
        'Massez du bout des doigts, jamais avec les ongles. Prenez votre temps, comme chez le coiffeur, avec {quoted}.',
      ],
      informal: [
        'Tes pointes n’ont rien demandé : la mousse s’en occupe en descendant. À la racine, et basta, {quoted}.',
        'Trois noix pour faire mousser ? C’est que c’était encore sec. Mouille bien, divise la dose, et fais durer {quoted}.',
        'Tu aimes l’eau bouillante, tes longueurs moins. Finis tiède, elles s’en portent mieux, et repose {quoted}.',
        'Range les griffes : on masse du bout des doigts. Ferme les yeux, imagine le bac du coiffeur, et continue avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Vous lavez-vous les cheveux le matin ou le soir ?',
        'Combien de flacons au bord de votre baignoire ?',
      ],
      informal: ['Sous la douche, tu chantes quoi ?', 'Qui vide l’eau chaude, chez toi ?'],
    },
  },
  perfume: {
    stories: {
      formal: [
        'On se retourne dans la rue : quelqu’un vient de passer, et l’on a cru reconnaître un ami. Il portait {quoted}.',
        'Sur une écharpe oubliée, une odeur reste plus longtemps que son propriétaire. Laissez derrière vous {quoted}.',
        'Une goutte derrière l’oreille, une au poignet, et l’on est prêt à sortir. Le geste reste, avec {quoted}.',
        'Avant le rendez-vous, il reste une minute dans l’entrée. On la garde pour {quoted}.',
      ],
      informal: [
        'Deux pulvérisations, pas douze, l’ascenseur te remercie. La dose juste de {quoted}.',
        '« Tu sens bon ! » Voilà un compliment qu’on ne peut pas répéter. Réponds sobrement : {quoted}.',
        'Ta veste d’hier te rappelle la soirée, l’inconnu du bar, la playlist. La mémoire a un nom : {quoted}.',
        'Premier rendez-vous, main moite, cœur qui bat. La première impression, confie-la à {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Frotter ses poignets chauffe les premières notes et les presse. Déposez, attendez, et laissez parler {quoted}.',
        'Lumière et chaleur ne lui valent rien : la salle de bains n’est donc pas l’endroit. Dans sa boîte, au fond d’un tiroir de la chambre, gardez {quoted}.',
        'Les premières minutes ne disent pas tout. Donnez une demi-heure de votre peau avant de juger {quoted}.',
        'Une demi-heure, c’est un café et deux pages de journal. Le temps qu’il faut, sur la peau, pour savoir ce que l’on pense de {quoted}.',
      ],
      informal: [
        'Pschit, pschit, et tu frottes : raté, ça chauffe et ça presse les premières notes. La prochaine fois, bras croisés, laisse faire {quoted}.',
        'Sur l’étagère au-dessus de la douche, c’est joli et c’est trop chaud. Boîte, ombre, chambre : la bonne adresse pour {quoted}.',
        'Un avis en dix secondes, c’est bon pour les applis de rencontre. Attends une demi-heure sur ta peau, puis décide pour {quoted}.',
        'La boîte que tu allais jeter, garde-la : c’est elle qui protège de la lumière. Remets-y, le matin, {quoted}.',
      ],
    },
    asks: {
      formal: ['Fidèle au même, ou un par saison ?', 'Quel parfum vous rappelle quelqu’un ?'],
      informal: ['Cou, poignets ou écharpe ?', 'L’odeur qui te ramène direct en enfance ?'],
    },
  },
  lipstick: {
    stories: {
      formal: [
        'Un feu rouge, un rétroviseur, un geste que l’on connaît par cœur. Sortez {quoted}.',
        'On arrive à la soirée avec une tenue de bureau, une minute dans l’entrée et {quoted}.',
        'Devant la vitrine, on fait semblant de regarder les livres. On se sert du reflet, et de {quoted}.',
        'Les jours un peu gris, on se maquille à peine. On garde une seule chose, et c’est {quoted}.',
      ],
      informal: [
        'Trois minutes, un miroir d’ascenseur, une main qui ne tremble pas. À l’attaque, avec {quoted}.',
        '« On fait une photo ? » Attends. Deux secondes, pas plus. Le temps de mettre {quoted}.',
        'Au fond de ton sac, il y en a cinq, et tu ne trouves jamais le bon. Garde en poche {quoted}.',
        'Cheveux en bataille, pull large, jean. Il ne manque que {quoted} pour que ce soit fait exprès.',
      ],
    },
    lessons: {
      formal: [
        'Un peu de baume, quelques minutes, puis un mouchoir : la couleur se pose mieux. Voilà tout ce qui précède {quoted}.',
        'Une couche, un mouchoir pincé, une autre couche, très fine : la tenue y gagne. Prenez ces deux minutes avec {quoted}.',
        'L’amitié se partage, l’hygiène moins. On prête son peigne, son manteau, sa voiture, mais pas {quoted}.',
        'Voiture fermée, plein soleil, et la texture s’en va. À l’abri de la chaleur, dans le sac et à l’ombre, emportez {quoted}.',
      ],
      informal: [
        'Un peu de baume, quelques minutes, un coup de mouchoir : sur des lèvres préparées, la couleur se pose mieux. À toi de jouer avec {quoted}.',
        'Couche, mouchoir, couche fine : la chanson est courte et la tenue y gagne. Refrain devant la glace, avec {quoted}.',
        '« Tu me le passes ? » Non, question d’hygiène, et aussi un peu de caractère. Garde pour toi {quoted}.',
        'La boîte à gants en été, c’est une fondue. Mets à l’ombre, loin de la chaleur, {quoted}.',
      ],
    },
    asks: {
      formal: ['Avec ou sans miroir ?', 'Rouge, rose ou presque rien ?'],
      informal: [
        'Combien en retrouves-tu au fond de tes sacs ?',
        'Dans le rétro, l’ascenseur ou le métro : tu oses ?',
      ],
    },
  },
  'make-up-brush': {
    stories: {
      formal: [
        'Trois gestes devant la fenêtre, là où la lumière ne flatte pas. Dans la main, {quoted}.',
        'On se prépare à deux dans la salle de bains, on parle, et l’on se passe {quoted}.',
        'Un verre sur la coiffeuse, quelques manches qui dépassent, un matin qui commence. Ajoutez-y {quoted}.',
        'Avant une fête, le moment où l’on se prépare vaut parfois la fête. Il commence quand on sort {quoted}.',
      ],
      informal: [
        'Se maquiller dans le métro est un sport de haut niveau. Entraîne-toi au calme, avec {quoted}.',
        '« J’arrive dans cinq minutes ! » Le teint dit quinze. Accélère avec {quoted}.',
        'Les doigts, on veut bien, mais ils n’ont pas demandé à finir beiges. Libère-les, avec {quoted}.',
        'Poudre sur pull noir, un classique du lundi. Respire, souffle, reprends {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une fois par semaine environ, de l’eau tiède et un savon doux. Le dimanche soir est un bon moment pour laver {quoted}.',
        'L’eau qui coule dans le manche décolle les poils. À plat ou tête en bas, laissez sécher {quoted}.',
        'On ajoute plus facilement qu’on n’enlève. Tapotez l’excédent avant de toucher la joue, et allez-y doucement avec {quoted}.',
        'Un petit coup sec sur le bord de la main, et le surplus s’en va. Mieux vaut deux passages légers qu’un seul trop chargé, avec {quoted}.',
      ],
      informal: [
        'Depuis quand ? On ne juge pas : eau tiède, savon doux, environ chaque semaine. Le rendez-vous est pris pour {quoted}.',
        'Debout dans un verre, c’est l’eau qui coule dans le manche et les poils qui se décollent. Après la douche, mets au lit, à plat, {quoted}.',
        'Joues de poupée russe ? Tapote avant, ajoute après, ça marche mieux dans ce sens. On recommence, avec {quoted}.',
        'La tête en bas, comme une chauve-souris : l’eau s’en va du bon côté. Trouve un perchoir à {quoted}.',
      ],
    },
    asks: {
      formal: ['Par quel geste commencez-vous le matin ?', 'Devant la fenêtre ou devant le miroir ?'],
      informal: ['Les doigts, le pinceau ou l’éponge ?', 'Maquillée en combien de minutes, en vrai ?'],
    },
  },
  hairdryer: {
    stories: {
      formal: [
        'On sort en retard, les cheveux encore mouillés, et l’on attrape froid au coin de la rue. Branchez {quoted}.',
        'Chaque matin, une porte se ferme dans le couloir, et la famille attend son tour. Derrière, il y a {quoted}.',
        'Un dîner à vingt heures, un bain à dix-neuf. Entre les deux, dix minutes, une brosse, et {quoted}.',
        'Au bord de la piscine, l’hiver, on mesure l’utilité des petites choses. Rangez dans le sac {quoted}.',
      ],
      informal: [
        'Dehors, trois degrés. Toi, cheveux trempés, sans bonnet et en retard. Branche {quoted}.',
        '« C’est libre ? » Non. La salle de bains est occupée pour dix minutes, par toi et {quoted}.',
        'La tête en bas, dix minutes, et la lionne en toi se réveille. Son complice : {quoted}.',
        'Cheveux mouillés, oreiller trempé, réveil en pétard. On ne s’y fait plus prendre, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une serviette bien serrée enlève déjà beaucoup d’eau. Moins de chaleur, moins de temps : commencez par elle, et branchez ensuite {quoted}.',
        'Comptez une quinzaine de centimètres entre l’air et les cheveux, et ne restez jamais immobile. C’est le geste du coiffeur, à reprendre avec {quoted}.',
        'La grille d’entrée d’air se couvre de poussière sans que l’on y pense, et tout chauffe. Débranchez, dépoussiérez de temps en temps {quoted}.',
        'De la racine vers la pointe, l’air lisse la fibre. C’est une affaire de direction : voyez-le mèche après mèche, avec {quoted}.',
      ],
      informal: [
        'Essore d’abord dans une serviette : moins de chaleur, moins de temps, plus de café. Et là seulement, tu allumes {quoted}.',
        'Immobile sur une mèche, c’est du gril. À une quinzaine de centimètres, tel un chef d’orchestre, fais danser {quoted}.',
        'Le nid de poussière derrière la grille fait chauffer l’appareil. Débranche, enlève, de temps en temps, et rends de l’air à {quoted}.',
        'À rebrousse-poil, même le chat râle. De la racine vers la pointe, la fibre se lisse : guide dans ce sens {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Vous séchez-vous les cheveux, ou les laissez-vous faire ?',
        'Qui occupe la salle de bains le plus longtemps, chez vous ?',
      ],
      informal: [
        'À l’air libre ou à pleine puissance ?',
        'Cheveux en pétard : combien de matins par semaine ?',
      ],
    },
  },
};
