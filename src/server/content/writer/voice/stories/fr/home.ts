export const home = {
  lamp: {
    stories: {
      formal: [
        'Vers dix-sept heures, le jour baisse et la pièce se met à parler moins fort. Allumez {quoted}.',
        'Un fauteuil, un livre, et la page déjà dans l’ombre. Il manque à ce coin {quoted}.',
        'En rentrant, on cherche l’interrupteur à tâtons, les bras chargés. Demain, vous trouverez {quoted}.',
        'Les soirées réussies se reconnaissent à la lumière que personne ne songe à éteindre. Oubliez donc {quoted}.',
      ],
      informal: [
        'Le néon de la cuisine te donne une mine de salle d’attente. Éteins-le, allume {quoted}.',
        '« Encore une page. » Tu l’as dit à la page trente, tu es à la deux cents. Complice : {quoted}.',
        'Lire au téléphone sous la couette, tu avais neuf ans. Aujourd’hui, tu as {quoted}.',
        'Petit coin triste derrière le canapé, plante qui boude, nuit noire à seize heures. On y verrait bien {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une seule grosse source aplatit tout ; plusieurs petites donnent du relief à la pièce. Éteignez le plafonnier, et allumez {quoted}.',
        'Chaude, la lumière détend ; froide, elle éveille. La température se lit en kelvins sur l’ampoule : choisissez-la pour {quoted}.',
        'On lit bien quand la page est éclairée et que l’ampoule ne se voit pas. Cherchez cette position avec {quoted}.',
        'La puissance maximale est indiquée près de la douille, et elle se respecte. Lisez-la avant d’allumer {quoted}.',
      ],
      informal: [
        'Plafonnier seul, ambiance salle d’attente. Plusieurs petites lumières, et la pièce prend du relief : ajoute {quoted}.',
        'Tu veux te détendre, et ton salon t’interroge comme au commissariat ? Il faut une lumière chaude : regarde les kelvins de l’ampoule de {quoted}.',
        'Si l’ampoule te regarde dans les yeux, elle est mal placée. La page éclairée, l’ampoule cachée : tourne un peu {quoted}.',
        'Avant de visser la première ampoule venue, regarde la puissance maximale près de la douille. Une minute, puis bonne soirée avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Laquelle allumez-vous en premier, le soir ?', 'Lumière vive ou pénombre, pour dîner ?'],
      informal: ['Plafonnier : jamais, parfois, toujours ?', 'Qui éteint en dernier chez toi ?'],
    },
  },
  lampshade: {
    stories: {
      formal: [
        'Une ampoule nue au plafond, depuis le déménagement, et l’on s’y est presque habitué. Presque. Voici {quoted}.',
        'Le pied vient d’une grand-mère, il est encore très bien. Il demande seulement {quoted}.',
        'On change peu de choses dans une pièce, et le soir, pourtant, elle n’est plus la même. Essayez {quoted}.',
        'De la rue, le soir, on regarde les fenêtres éclairées en imaginant des vies. À la vôtre, il y aura {quoted}.',
      ],
      informal: [
        'L’ampoule nue, style industriel, d’accord. Trois ans, style flemme. Habille-la avec {quoted}.',
        '« Tu as changé de lampe ? » Même pied, autre chapeau. Le chapeau, c’est {quoted}.',
        'Ta lampe chinée à trois euros n’a rien sur la tête. Offre-lui {quoted}.',
        'Regarder l’ampoule en face, c’est une erreur qu’on fait une fois. Mets entre vous {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une largeur proche de la hauteur du pied, et la silhouette est équilibrée. Mesurez l’un, puis choisissez {quoted}.',
        'La puissance maximale de l’ampoule se lit sur l’abat-jour ou la douille. Ayez ce chiffre en tête en coiffant le pied de {quoted}.',
        'L’ampoule a besoin d’un peu de vide autour d’elle, sinon la paroi s’échauffe. Vérifiez cet espace en montant {quoted}.',
        'Trop large, l’ensemble a l’air d’un champignon ; trop étroit, d’un crayon. Prenez la hauteur du pied comme repère, puis regardez la largeur de {quoted}.',
      ],
      informal: [
        'Petit pied, grand chapeau : mauvaise allure. Vise une largeur proche de la hauteur du pied, et va essayer {quoted}.',
        'Une ampoule trop forte, et ça chauffe. La puissance maximale est écrite là-haut ou sur la douille : lis-la avant d’allumer sous {quoted}.',
        'L’ampoule collée à la paroi, c’est non : ça s’échauffe. Laisse un peu de vide autour en installant {quoted}.',
        'Sors ton mètre, mesure le pied, retiens le chiffre : c’est à peu près la largeur qu’il faut. Maintenant, tu peux regarder {quoted}.',
      ],
    },
    asks: {
      formal: ['Combien d’ampoules encore nues chez vous ?', 'De qui vient votre lampe préférée ?'],
      informal: ['Ampoule nue : ça fait combien de temps ?', 'Ta plus belle trouvaille de brocante ?'],
    },
  },
  candle: {
    stories: {
      formal: [
        'La pluie contre la vitre, la vaisselle faite, le téléphone ailleurs. On craque une allumette pour {quoted}.',
        'Avant l’arrivée des invités, il reste cinq minutes où la maison est à soi. On les passe à allumer {quoted}.',
        'Un bain qui coule, une porte fermée, une heure que personne ne viendra demander. Posez sur le bord {quoted}.',
        'Le dîner le plus simple change de ton dès qu’une flamme bouge entre les assiettes. Ce soir, allumez {quoted}.',
      ],
      informal: [
        'Coupure de courant, et tout à coup tout le monde se parle. Pas besoin d’attendre la panne : allume {quoted}.',
        'Bain, playlist, porte verrouillée : officiellement, tu es en réunion. Avec {quoted}.',
        'Ton salon un soir de pluie, version film français. Il manque une allumette et {quoted}.',
        '« C’est quoi, l’occasion ? » Mardi. C’est bien assez pour {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La première fois, laissez fondre toute la surface : la cire brûlera ensuite régulièrement. Prévoyez donc une soirée entière pour {quoted}.',
        'Une mèche trop longue fume et noircit. Coupez-la à quelques millimètres, chaque fois, avant de rallumer {quoted}.',
        'On ne quitte pas la pièce, et l’on éloigne rideaux, enfants et animaux. À cette condition, la soirée est à vous et à {quoted}.',
        'Les ciseaux d’abord, l’allumette ensuite : une mèche de quelques millimètres fait moins de fumée et de suie. Pensez-y en rallumant {quoted}.',
      ],
      informal: [
        'Dix minutes la première fois, et un trou se creuse au milieu. Laisse fondre toute la surface, en regardant un film à côté de {quoted}.',
        'De la suie au plafond ? Mèche trop longue. Quelques millimètres, pas plus, avant de rallumer {quoted}.',
        'Tu descends « juste deux minutes » ? Souffle d’abord. Ni sans surveillance, ni près du rideau, du chat ou des petits : voilà la règle pour {quoted}.',
        'L’allumer cinq minutes pour faire joli, c’est la brûler de travers. La première fois, toute la surface doit fondre : réserve ta soirée à {quoted}.',
      ],
    },
    asks: {
      formal: ['L’allumez-vous pour vous, ou pour les invités ?', 'Bain, dîner ou soirée sur le canapé ?'],
      informal: ['Un mardi, sans raison : tu en allumes une ?', 'Allumette ou briquet ?'],
    },
  },
  'candle-holder': {
    stories: {
      formal: [
        'La flamme a besoin de peu : une allumette, un soir, et un endroit à elle. Ce sera {quoted}.',
        'Au milieu de la table, on évite la bouteille et le plat pour ne rien cacher. On laisse la place à {quoted}.',
        'Sur le buffet, il y a ce coin sans raison d’être, entre le cadre et la plante. Posez-y {quoted}.',
        'On éteint une lampe, puis l’autre, et le dîner commence vraiment. La lumière vient de {quoted}.',
      ],
      informal: [
        'Une bougie dans une soucoupe, c’est romantique. Le trait de cire sur la nappe, moins. Prends {quoted}.',
        'Coller la bougie sur un goulot, tu avais vingt ans et du vin pas cher. Aujourd’hui, tu as {quoted}.',
        '« On éteint tout ? » Oui, même la hotte. On y voit juste ce qu’il faut, avec {quoted}.',
        'Des bougies à Noël, puis plus rien de janvier à novembre. On peut mieux faire, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une bougie qui penche coule et inquiète. Elle doit tenir droite et sans jeu : essayez-la, éteinte, dans {quoted}.',
        'Sur une surface stable, loin des rideaux, on dîne sans surveiller la flamme du coin de l’œil. Trouvez cette place pour {quoted}.',
        'Dure, la cire se détache mieux. Un moment au congélateur, si la taille le permet, et la table retrouve {quoted}.',
        'La cire tiède s’étale sous l’ongle. Attendez qu’elle soit froide et dure, au congélateur si la taille le permet, puis nettoyez {quoted}.',
      ],
      informal: [
        'La tour de Pise qui fond sur la nappe, c’est joli en photo. Vérifie que la bougie tient droite et ne bouge pas dans {quoted}.',
        'Sur une pile de magazines, près du rideau, avec la fenêtre ouverte : non. Une surface stable, de l’espace, et place à {quoted}.',
        'Gratter la cire molle, c’est l’étaler. Dure, elle se détache mieux : un tour au congélateur, si ça rentre, pour {quoted}.',
        'Un petit jeu, et la bougie danse à chaque rire. Elle doit tenir bien droite : teste avant le dîner avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Sur la table ou sur le rebord de la fenêtre ?',
        'Dînez-vous aux bougies un soir de semaine ?',
      ],
      informal: [
        'Bougie plantée dans une bouteille : ça compte ?',
        'Combien de taches de cire sur ta nappe ?',
      ],
    },
  },
  vase: {
    stories: {
      formal: [
        'On rentre du marché avec trois branches, et l’on ouvre tous les placards. Il y aura désormais {quoted}.',
        'Une tige, une fenêtre, un peu d’eau changée un jour sur deux. Il n’y manque que {quoted}.',
        'Les fleurs du dimanche, celles qu’on a reçues, méritent qu’on les attende. Sortez {quoted}.',
        'Quelqu’un sonne, un bouquet à la main, et l’on cherche partout. Ce ne sera plus la peine, avec {quoted}.',
      ],
      informal: [
        'Tes tulipes dorment dans un pichet, la carafe a des soucis d’identité. Présente-leur {quoted}.',
        '« Tu as quelque chose pour les fleurs ? » Jusqu’ici, une bouteille d’eau coupée. À partir de demain, {quoted}.',
        'Ce mimosa ne dure qu’une semaine, et tu cherches encore où le mettre. Sors {quoted}.',
        'Branche ramassée en balade, air d’artiste assumé. Plante-la dans {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un col étroit tient peu de tiges, bien droites ; un col large veut un bouquet. Regardez vos fleurs, puis l’ouverture de {quoted}.',
        'Les bactéries bouchent les tiges. Pour des fleurs fraîches, un bon lavage compte autant que l’eau : commencez par {quoted}.',
        'Recoupez les tiges en biais, changez l’eau tous les deux jours, et les fleurs tiennent. Prenez cette habitude avec {quoted}.',
        'Trois branches flottent dans un col large et se tiennent dans un col étroit. Avant d’aller au marché, pensez à {quoted}.',
      ],
      informal: [
        'Trois tulipes dans un col large, et elles font la grève couchée. Étroit pour quelques tiges, large pour un bouquet : vérifie {quoted}.',
        'Ça a l’air propre, mais il reste des bactéries, et elles bouchent les tiges des fleurs fraîches. Lave à fond, puis remplis {quoted}.',
        'L’eau verte, on la sent avant de la voir. Tous les deux jours, de l’eau claire, les tiges recoupées en biais, et tu gardes le sourire devant {quoted}.',
        'Une coupe en biais, de l’eau changée tous les deux jours, et les fleurs tiennent. Un matin sur deux, pendant que le café passe, occupe-toi de {quoted}.',
      ],
    },
    asks: {
      formal: ['Fleurs du marché ou branches du jardin ?', 'Qui vous a offert votre dernier bouquet ?'],
      informal: ['Pivoines, mimosa ou herbes folles ?', 'Pichet, bocal, bouteille : tu mets tes fleurs où ?'],
    },
  },
  cushion: {
    stories: {
      formal: [
        'On arrive, on s’assied, et l’on cherche d’instinct quelque chose à mettre dans son dos. On attrape {quoted}.',
        'Un canapé que l’on aime encore n’a pas besoin d’être changé. Il lui suffit parfois de {quoted}.',
        'Chaque soir, quelqu’un les aligne, et quelqu’un s’y affale aussitôt. Au milieu de la rangée, il y a {quoted}.',
        'La banquette de la fenêtre attend quelqu’un, une tasse, une page. On y pose {quoted}.',
      ],
      informal: [
        'Ton canapé est beige depuis toujours et il s’en excuse. Ose un peu, avec {quoted}.',
        '« On en a déjà trois. » Alors pourquoi n’y en a-t-il jamais un pour toi ? Cache {quoted}.',
        'Bataille du dimanche : jamais dans le lustre, jamais sur le chat. Arme autorisée : {quoted}.',
        'Pour un film de deux heures, il te faut du pop-corn, un plaid et {quoted} à serrer fort.',
      ],
    },
    lessons: {
      formal: [
        'Deux ou trois tailles, une couleur commune : le canapé a de l’ordre sans être raide. Cherchez ce fil de couleur avec {quoted}.',
        'Une garniture un peu plus grande que la housse, et tout paraît bien gonflé. Avant d’acheter l’une ou l’autre, mesurez {quoted}.',
        'L’étiquette décide du lavage, quand la housse s’enlève. Lisez-la avant l’été, ou avant le chocolat, sur {quoted}.',
        'Tous de la même taille, ils ont l’air d’attendre un car. Variez les formats, gardez une couleur, et ajoutez {quoted}.',
      ],
      informal: [
        'Tous pareils, bien alignés : on dirait un showroom. Varie les tailles, garde une couleur en commun, et installe {quoted}.',
        'Tout plat, tout triste ? Il faut une garniture un peu plus grande que la housse. Prends les mesures de {quoted}.',
        'Chocolat, chat, sieste : la vie laisse des traces. Si la housse s’enlève, son étiquette dit comment laver {quoted}.',
        'Une couleur qui revient, deux ou trois tailles, et on dirait que c’était prévu. Fais un essai, en déplaçant {quoted}.',
      ],
    },
    asks: {
      formal: ['Combien sur votre canapé ?', 'Qui les remet en place, chez vous ?'],
      informal: ['Trop de coussins, ça existe ?', 'Bataille de coussins : tu gagnes ou tu triches ?'],
    },
  },
  blanket: {
    stories: {
      formal: [
        'Il y a un pan pour chacun sur le canapé, et toujours un pied qui dépasse. Partagez {quoted}.',
        'Une soirée un peu fraîche sur le balcon n’a pas besoin de finir. On rapporte {quoted}.',
        'Le premier novembre, quelqu’un ouvre l’armoire et personne ne discute. Cette année, on en sortira {quoted}.',
        'Un livre, une tasse, un chat qui ne bougera pas de la soirée. Reste à déplier {quoted}.',
      ],
      informal: [
        'Sur le canapé, il y en a un pour deux, donc un pour toi. La guerre reprend avec {quoted}.',
        '« Tu m’en laisses un peu ? » Non. Enfin, un coin. Merci à {quoted}.',
        'Vingt heures, deux épisodes, aucun projet sérieux. Te voilà roulé dans {quoted}.',
        'Baisser le chauffage d’un degré, c’est pour la planète. Te cacher là-dessous, c’est pour toi : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Plié au carré, il semble interdit d’y toucher. Jeté sur l’accoudoir, il invite : laissez là, sans façon, {quoted}.',
        'Certaines fibres se lavent à froid, d’autres pas du tout. L’étiquette décide : lisez-la avant de mettre en machine {quoted}.',
        'Secouez dehors, aérez, et les lavages s’espacent. Un matin sec, une fenêtre ouverte, et la journée commence avec {quoted}.',
        'Un canapé trop rangé n’attire personne. Sur l’accoudoir, jetez comme si l’on venait de s’en servir, {quoted}.',
      ],
      informal: [
        'Plié au carré, on dirait un cadeau qu’on n’ose pas ouvrir. Jette-le sur l’accoudoir, comme si tu sortais de sous {quoted}.',
        'La lessive à l’aveugle, c’est la loterie : certaines fibres veulent du froid, d’autres rien du tout. Lis l’étiquette de {quoted}.',
        'Avant de lancer une machine, secoue par la fenêtre et aère : ça espace les lavages. Salue les voisins en agitant {quoted}.',
        'Miettes de biscuits, poils de chat : pas besoin de tout laver. Secoue dehors, laisse prendre l’air, et reprends le film sous {quoted}.',
      ],
    },
    asks: {
      formal: ['Qui a toujours froid, chez vous ?', 'À partir de quel mois ressortez-vous le vôtre ?'],
      informal: ['Qui tire toujours tout de son côté ?', 'Un par personne, ou on partage ?'],
    },
  },
  rug: {
    stories: {
      formal: [
        'Le matin, on sort du lit les yeux fermés, et ce sont les pieds qui jugent. Posez là {quoted}.',
        'Les meubles se regardaient de loin, sans rien se dire. Il manquait entre eux {quoted}.',
        'Par terre, il y a les enfants, un puzzle, un adulte qui ne se relèvera pas tout de suite. Tous sur {quoted}.',
        'On roule l’ancien, la pièce résonne une minute. Déroulez {quoted}.',
      ],
      informal: [
        'Ton parquet connaît chacune de tes chaussettes. Change de conversation, avec {quoted}.',
        '« Tu es assis par terre ? » On a un canapé, pourtant. C’est la faute de {quoted}.',
        'Trois miettes, un petit train, un chien : la carte du monde de ton salon. Dessine la suite sur {quoted}.',
        'Salon trop grand, trop vide, et qui fait écho quand tu chantes. Meuble le silence, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Les pieds avant du canapé posés dessus, et l’ensemble se tient. Mesurez jusque-là avant de choisir {quoted}.',
        'Sous la table de repas, il faut une soixantaine de centimètres autour : les chaises restent dessus en reculant. Ajoutez-les avant de commander {quoted}.',
        'Un bord qui glisse, un pli, et l’on trébuche. Un sous-tapis antidérapant évite l’un et l’autre : prévoyez-le sous {quoted}.',
        'Le soleil et les pas choisissent toujours le même côté. Tournez de temps en temps, pour répartir l’usure, {quoted}.',
      ],
      informal: [
        'Perdu au milieu du salon, comme une île ? Fais monter au moins les pieds avant du canapé sur {quoted}.',
        'La chaise qui tombe du bord à chaque dessert, ça lasse. Il faut une soixantaine de centimètres de plus que la table, tout autour : calcule avant de choisir {quoted}.',
        'Tu traverses le salon en surfant ? Un sous-tapis antidérapant, plus de glissades ni de plis, et on marche sur {quoted}.',
        'D’un côté la fenêtre, de l’autre le passage : l’usure n’est pas juste. Un demi-tour de temps en temps, et elle se répartit sur {quoted}.',
      ],
    },
    asks: {
      formal: ['Se déchausse-t-on, chez vous ?', 'Salon, chambre ou entrée ?'],
      informal: [
        'Le truc le plus pointu trouvé dessous, pieds nus ?',
        'Canapé ou par terre pour regarder un film ?',
      ],
    },
  },
  curtain: {
    stories: {
      formal: [
        'Le matin, on les ouvre d’un geste, et la journée entre avant le café. Ouvrez {quoted}.',
        'Les voisins d’en face ont une vie, et vous aussi. Entre les deux, tirez {quoted}.',
        'Une pièce vide résonne un peu, jusqu’à ce que la fenêtre soit habillée. C’est le tour de {quoted}.',
        'On a repeint, accroché, meublé, et la fenêtre a encore l’air d’un chantier. Il y manque {quoted}.',
      ],
      informal: [
        'Ton voisin d’en face connaît toute ta garde-robe. Baisse la lumière et tire {quoted}.',
        '« Ferme, il y a du soleil sur la télé ! » Deux mètres à faire, trois volontaires. Le perdant tire {quoted}.',
        'Un drap punaisé, ça fait bohème pendant quinze jours. Après, il faut {quoted}.',
        'Dimanche, onze heures, le monde est dehors et tu n’y es pour personne. Ne touche pas à {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une tringle plus haute et plus large, et la fenêtre paraît plus grande. Décidez de sa place avant de mesurer pour {quoted}.',
        'Comptez une fois et demie à deux fois la largeur de la fenêtre : ainsi, les plis tombent bien. Avec ce chiffre, choisissez {quoted}.',
        'Peu de sols sont droits. Mesurez du rail au sol en trois endroits, notez, et regardez ensuite la hauteur de {quoted}.',
        'Au ras de la fenêtre, la tringle la rétrécit ; plus haute et plus large, elle l’agrandit à l’œil. Percez d’abord, puis suspendez {quoted}.',
      ],
      informal: [
        'Ta fenêtre est petite ? Elle n’a pas besoin de le savoir : tringle plus haut, plus large, et tu accroches {quoted}.',
        'Pile la largeur de la fenêtre, et ça fait drap tendu. Compte une fois et demie à deux fois, puis regarde {quoted}.',
        'Trop court d’un côté, traînant de l’autre : c’est le sol qui triche. Mesure à trois endroits, du rail jusqu’en bas, puis choisis {quoted}.',
        'Un mètre, un escabeau, trois mesures du rail au sol, parce que le tien penche sûrement. Voilà, tu es d’attaque pour {quoted}.',
      ],
    },
    asks: {
      formal: ['À quelle heure les ouvrez-vous, le dimanche ?', 'Que voit-on de votre fenêtre ?'],
      informal: [
        'Noir total ou un filet de jour, pour dormir ?',
        'Tes voisins d’en face : tu connais leurs prénoms ?',
      ],
    },
  },
  'bed-linen': {
    stories: {
      formal: [
        'Le samedi, on change les draps, et le soir on va se coucher un peu plus tôt. On a préparé {quoted}.',
        'Une fenêtre entrouverte, un livre, et le réveil débranché. Ce soir, on ouvre le lit sur {quoted}.',
        'La chambre des invités se prépare la veille : des fleurs, une carafe, une serviette pliée. Puis {quoted}.',
        'On perd ses chaussettes, mais jamais le souvenir d’un lit bien fait. Ce souvenir commence avec {quoted}.',
      ],
      informal: [
        'Changer sa housse de couette est un sport de combat. Gagne ce round, avec {quoted}.',
        '« On dort de quel côté, déjà ? » Rien n’est écrit. On repart à zéro, avec {quoted}.',
        'Draps propres, pyjama propre, toi propre : la soirée du siècle. Il manque juste {quoted}.',
        'Petit déj au lit, confiture, chute. Bravo. Change tout, et mets {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La housse se mesure à la couette, le drap-housse au matelas, hauteur comprise. Prenez les deux mesures avant de choisir {quoted}.',
        'Chaque semaine ou tous les quinze jours : c’est le rythme auquel les draps se changent. Choisissez votre dimanche, et préparez {quoted}.',
        'Une heure après le lever, l’humidité de la nuit est partie. Déjeunez d’abord, puis remettez en ordre, sans hâte, {quoted}.',
        'On connaît la largeur du matelas, rarement sa hauteur, et le drap-housse se retrousse. Mesurez les deux, et regardez {quoted}.',
      ],
      informal: [
        'Le coin qui saute à trois heures du matin ? Mesure aussi la hauteur du matelas, et la couette pour la housse, avant de tomber dans {quoted}.',
        'C’était quand, la dernière fois ? Les draps, c’est chaque semaine ou tous les quinze jours. Ce soir, sors du placard {quoted}.',
        'Ta flemme a raison : attends une heure avant de faire ton lit, l’humidité de la nuit s’en va. Café, puis on tend {quoted}.',
        'Disparaître dans la housse, bras tendus, c’est du sport. Autant qu’elle soit à la taille de la couette : mesure avant de lutter avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel jour changez-vous les draps ?', 'Couette ou drap et couverture ?'],
      informal: ['Housse de couette : seul ou à deux ?', 'Ton côté du lit : gauche, droit ou tout ?'],
    },
  },
  towel: {
    stories: {
      formal: [
        'Il y a le bain, et il y a la porte qui s’ouvre sur le froid du couloir. Entre les deux, tendez {quoted}.',
        'Au bord de la piscine, quelqu’un sort de l’eau en claquant des dents et tend le bras. Lancez {quoted}.',
        'Sur le porte-serviettes, chacun a son crochet, et personne ne se trompe. Le vôtre attend {quoted}.',
        'La chambre d’amis prête, c’est un savon, un verre d’eau et, au pied du lit, {quoted}.',
      ],
      informal: [
        '« Tu me passes la mienne ? » cri du matin à travers la porte. Réponse : {quoted}.',
        'Celle de tes vacances d’ado sent encore la crème solaire. On lui dit merci, on prend {quoted}.',
        'Sortir de la douche et s’apercevoir qu’il n’y a rien. Pense à laisser là {quoted}.',
        'À la plage, ton territoire fait exactement la taille d’un rectangle. Déplie {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'L’adoucissant diminue le pouvoir absorbant. Une dose réduite, ou pas du tout : la règle vaut dès la première lessive de {quoted}.',
        'Étendue bien à plat, une serviette sèche vite et ne sent pas l’humidité. Prévoyez une barre assez large pour {quoted}.',
        'Une première lessive avant usage, et l’eau est mieux absorbée. Demain seulement, au sortir du bain, prenez {quoted}.',
        'Roulé sur le crochet, le linge reste humide et finit par sentir. À plat, il sèche vite : étendez donc {quoted}.',
      ],
      informal: [
        'Plus tu mets d’adoucissant, moins ça absorbe. Divise la dose, ou oublie le bouchon, la prochaine fois que tu laves {quoted}.',
        'En boule sur le lit, l’humidité s’installe, et l’odeur avec. Bien à plat, ça sèche vite : fais une place à {quoted}.',
        'L’eau glisse au lieu de disparaître ? Une première lessive avant usage, et ça absorbe mieux. À la machine d’abord, {quoted}.',
        'Trois épaisseurs sur le même crochet, et rien ne sèche. Étends à plat, et après la douche, retrouve avec plaisir {quoted}.',
      ],
    },
    asks: {
      formal: ['Plage, piscine ou salle de bains ?', 'Chacun sa couleur, chez vous, ou tout en commun ?'],
      informal: ['À la plage, bien à plat ou roulée en boule ?', 'Qui prend toujours la tienne ?'],
    },
  },
  clock: {
    stories: {
      formal: [
        'Dans une pièce silencieuse, on lève la tête, et l’après-midi est déjà loin. Gardez un œil sur {quoted}.',
        'Au téléphone, on ne lit plus l’heure, on lit tout le reste. Pour l’heure seule, il y a {quoted}.',
        'Le dimanche, on s’en moque ; le lundi, on court. Cela se joue en face de {quoted}.',
        'Les maisons d’enfance ont toutes leur heure, un peu en avance pour ne pas rater le car. La vôtre : {quoted}.',
      ],
      informal: [
        'Ton téléphone te donne l’heure et deux heures de vidéos de chats. Regarde plutôt {quoted}.',
        '« J’arrive dans cinq minutes. » On connaît tes minutes. Vérifie, avec {quoted}.',
        'Deux fois par an, on avance, on recule, on se trompe. Remets à l’heure {quoted}.',
        'Depuis janvier, le four clignote minuit, et tu lui fais confiance ? Fie-toi plutôt à {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Au mur, le centre va à hauteur des yeux : on lit l’heure sans lever le menton. Tracez un repère au crayon pour {quoted}.',
        'Le soleil et l’humidité abîment les horloges. Un mur sec, à l’ombre, et la place est trouvée pour {quoted}.',
        'Pour accrocher, un crochet adapté au mur et au poids porte mieux qu’un simple clou. Avant de le choisir, soupesez {quoted}.',
        'Dans la cuisine, évitez la vapeur ; au salon, le plein soleil. Le mur qui reste convient à {quoted}.',
      ],
      informal: [
        'Trop haut sur le mur, et tu lèves le menton pour savoir si tu es en retard. Le centre au niveau des yeux, et plus d’excuse devant {quoted}.',
        'Face au soleil ou au-dessus de la douche, ça s’abîme plus vite. Trouve un coin sec et tranquille pour {quoted}.',
        'Un vieux clou, et à minuit, boum. Un crochet choisi pour ton mur et pour le poids tient mieux : cherche-le avant d’accrocher {quoted}.',
        'Quelqu’un tient, l’autre recule : au mur, c’est à hauteur des yeux que ça se lit bien. Marque le centre, et tends les bras vers {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Avancez-vous la vôtre de cinq minutes, exprès ?',
        'Dans quelle pièce regardez-vous l’heure ?',
      ],
      informal: ['Toujours en avance ou toujours en retard ?', 'Le four chez toi : à l’heure ou à minuit ?'],
    },
  },
  mirror: {
    stories: {
      formal: [
        'Avant d’ouvrir la porte, on vérifie les dents, le col, l’air qu’on a. Près de la sortie, il manque {quoted}.',
        'Un couloir sombre ne voit la lumière que passer. Retenez-la un peu, avec {quoted}.',
        'Dans le coin, on a glissé une photo, un ticket, un mot. Il reste de la place pour se voir, avec {quoted}.',
        'Le matin, les deux minutes les plus sincères de la journée se passent face à {quoted}.',
      ],
      informal: [
        'Cheveux attachés, détachés, rattachés : le monde attend, toi aussi. Face à toi, {quoted}.',
        '« De dos, ça donne quoi ? » Ta mère n’est pas là. Demande à {quoted}.',
        'Trois tenues testées, lit couvert, retard assumé. Le juge rend son verdict : {quoted}.',
        'Une tache de dentifrice, et te voilà artiste. Essuie, souris, recommence avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Face à une fenêtre, ou juste à côté, il renvoie le jour dans la pièce. Suivez la lumière avant de placer {quoted}.',
        'Le centre à hauteur des yeux, environ, et tout le monde s’y voit. Convoquez le plus grand et le plus petit devant {quoted}.',
        'Les traces viennent d’un chiffon trop mouillé. Une microfibre à peine humide, puis sèche : c’est tout ce qu’il faut à {quoted}.',
        'Poids et mur décident ensemble de la cheville. Pesez, frappez, choisissez, et accrochez l’esprit tranquille {quoted}.',
      ],
      informal: [
        'Ta pièce est sombre ? Va voir du côté de la fenêtre : en face, ou à côté, le jour rebondit sur {quoted}.',
        'L’un voit son front, l’autre son menton. Le centre à hauteur des yeux, à peu près, et on se retrouve tous devant {quoted}.',
        'Tu frottes, et tu ne fais que déplacer les traces ? Microfibre à peine humide, puis une sèche, et on se sourit dans {quoted}.',
        'Sept ans de malheur pour une mauvaise cheville, c’est cher. Pèse, regarde ton mur, choisis-la bien, et accroche {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Dans l’entrée ou dans la chambre, le plus utile ?',
        'Un dernier regard avant de sortir, ou jamais ?',
      ],
      informal: ['Tu te parles devant : jamais, parfois, toujours ?', 'Combien de tenues avant de sortir ?'],
    },
  },
  'picture-frame': {
    stories: {
      formal: [
        'Mille photos dans un téléphone, et pas une sur le buffet. Choisissez-en une pour {quoted}.',
        'Chez les parents, le mur du couloir est un album où l’on a tous six ans. Continuez-le, avec {quoted}.',
        'On retrouve un dessin d’enfant plié dans un livre de cuisine. Il lui faudrait {quoted}.',
        'Le cadeau le plus simple prend deux minutes : une photo, un mot au dos, {quoted}.',
      ],
      informal: [
        'Ton dernier voyage dort entre un reçu et une capture d’écran. Fais-le sortir, avec {quoted}.',
        '« C’est toi, là ? » Oui, avec cette coupe, oui. On ose encore, dans {quoted}.',
        'Grand-mère demande toujours une photo, une vraie, qui se tient debout. Donne-lui {quoted}.',
        'Sur la photo de classe, tu fermes les yeux. C’est exactement pourquoi il faut {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Au mur, un ensemble se centre à hauteur des yeux, et l’on regarde sans se hausser. Gardez ce repère pour {quoted}.',
        'Composez au sol, percez ensuite : le mur s’en souviendra moins. Étalez tout sur le tapis, à commencer par {quoted}.',
        'Le soleil direct prend ses couleurs à une photo. Choisissez un mur à l’ombre, et placez là {quoted}.',
        'Trop haut, le sourire des enfants n’est vu de personne. Le centre de l’ensemble va à hauteur des yeux, autour de {quoted}.',
      ],
      informal: [
        'Douze trous, onze ratés. Compose d’abord par terre, perce après, et ton mur oubliera tout devant {quoted}.',
        'Mamie en bleu pâle, c’est le soleil direct. À l’ombre, une photo garde ses couleurs : trouve le bon mur pour {quoted}.',
        'Trop haut, on regarde le clou. Centre l’ensemble à hauteur des yeux, et demande à quelqu’un de reculer devant {quoted}.',
        'Le parquet, c’est ton brouillon : étale, décale, recommence, et perce après. Il manque un coin ? Mets-y {quoted}.',
      ],
    },
    asks: {
      formal: ['Quelle photo y mettriez-vous en premier ?', 'Qui trône sur le buffet, dans votre famille ?'],
      informal: [
        'La photo la plus ratée, mais adorée ?',
        'Tu imprimes encore, ou tout dort dans le téléphone ?',
      ],
    },
  },
  'wall-art': {
    stories: {
      formal: [
        'Un clou reste au mur depuis le dernier déménagement, et l’on attend la bonne idée. Ce sera {quoted}.',
        'On change de fauteuil, de tapis, de place. Le mur blanc, lui, demande encore {quoted}.',
        'Pendant le dîner, un invité se tait et lève les yeux. La question viendra, avec {quoted}.',
        'Au-dessus du canapé, le regard se pose toujours au même endroit. Offrez-lui {quoted}.',
      ],
      informal: [
        'Ton mur est blanc comme un devoir oublié. Rends ta copie, avec {quoted}.',
        '« À gauche. Non, plus haut. Là. Non. » Un dimanche en couple, avec {quoted}.',
        'Deux trous de trop, jamais rebouchés. Il y a plus simple que l’enduit : {quoted}.',
        'Le voisin a des photos de bateau, toi, tu as un calendrier de la pharmacie. Remplace-le par {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le centre à hauteur des yeux, environ, et l’image se regarde sans effort. Un trait de crayon suffit avant d’accrocher {quoted}.',
        'Au-dessus d’un canapé, les deux tiers de sa largeur font un ensemble équilibré. Mesurez, puis regardez {quoted}.',
        'Un gabarit de papier scotché au mur permet d’essayer avant de percer. Découpez-le aux dimensions de {quoted}.',
        'On accroche presque toujours trop haut. À hauteur des yeux, l’image vient à vous : descendez d’une main {quoted}.',
      ],
      informal: [
        'On n’est pas à la chapelle Sixtine : le centre à hauteur des yeux, à peu près, et personne ne lève la tête devant {quoted}.',
        'Un timbre-poste au-dessus du canapé ? Vise environ les deux tiers de sa largeur, et l’équilibre est là : compare le canapé et {quoted}.',
        'Du papier, du scotch, et tu déplaces sans percer. Quand le gabarit te plaît depuis deux jours, remplace-le par {quoted}.',
        'Percer d’abord, réfléchir ensuite : ton mur connaît. Cette fois, un gabarit de papier scotché, puis {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel mur attend encore, chez vous ?', 'Qui décide de la hauteur du clou ?'],
      informal: [
        'Combien de trous ratés derrière tes cadres ?',
        'Au clou ou posé par terre « en attendant » ?',
      ],
    },
  },
  'storage-box': {
    stories: {
      formal: [
        'Les beaux jours arrivent, et les pulls ne savent plus où aller. On les confie jusqu’à l’automne à {quoted}.',
        'Lettres, photos, premiers chaussons : on ne jette pas, on garde. Dans {quoted}, par exemple.',
        'Le tri d’un dimanche laisse trois tas : donner, jeter, on verra. Pour le troisième, il y a {quoted}.',
        'On ne cherche jamais longtemps ce qui a sa place. Donnez-en une au reste, dans {quoted}.',
      ],
      informal: [
        'Ce câble-là, on le garde au cas où. Le « cas où » se range dans {quoted}.',
        '« Range tes affaires ! » Ta mère avait raison, et elle le sait. On commence avec {quoted}.',
        'Sous ton lit vit un peuple d’objets sans nom. Loge-les dans {quoted}.',
        'Un tas ici, un tas là, une crise dimanche. Ton plan de paix : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Dans une pile, les couvercles ne se voient plus. Une étiquette sur le petit côté reste lisible : écrivez-la avant de fermer {quoted}.',
        'Le lourd en bas, le léger en haut, et la pile reste debout. Commencez par les livres en remplissant {quoted}.',
        'Ranger par usage, et non par forme, c’est tout retrouver du premier coup. Décidez d’un usage pour {quoted}.',
        'Les bougies avec les allumettes, les piles avec la lampe de poche : on cherche par usage, non par forme. Donnez le sien à {quoted}.',
      ],
      informal: [
        '« Divers » n’est pas une étiquette. Un vrai mot, sur le petit côté, et tu le lis même quand c’est empilé : écris-le sur {quoted}.',
        'Les livres sur les pulls, et tout s’écroule. Les lourds en bas, les légers en haut : pense à l’étage de {quoted}.',
        'Tout ce qui est rond ensemble, c’est une idée d’enfant. Range par usage, tu trouves du premier coup : choisis la mission de {quoted}.',
        'L’étiquette sur le couvercle, c’est le truc qu’on ne voit jamais sous la pile. Colle-la sur le petit côté de {quoted}.',
      ],
    },
    asks: {
      formal: ['Que n’arrivez-vous pas à jeter ?', 'Étiquetez-vous tout, ou rien ?'],
      informal: ['Il y a quoi sous ton lit ?', 'Trier : tous les mois, tous les ans, jamais ?'],
    },
  },
  basket: {
    stories: {
      formal: [
        'Les plaids, les jouets, les magazines : tout finit par terre, puis dans les bras. Prévoyez {quoted}.',
        'On revient du marché, le vert des carottes dépasse, et la voisine demande la recette. Au bras, il y a {quoted}.',
        'Près du canapé se forme toujours un petit tas : un livre, un pull, un tricot. Rassemblez-le dans {quoted}.',
        'Le linge propre attend d’être plié, et il attendra bien jusqu’à demain. D’ici là, il dort dans {quoted}.',
      ],
      informal: [
        'Sur la chaise, le tas est devenu montagne. Fais-le descendre dans {quoted}.',
        '« Où est passée ma deuxième chaussette ? » Cherche au fond de {quoted}.',
        'Trois télécommandes, un magazine, une moitié de biscuit. Jette-moi tout ça dans {quoted}.',
        'Ranger en dix secondes, c’est possible : tu ramasses, tu pousses, tu souris, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Trop petit, il déborde en une semaine. Mesurez l’emplacement et ce qui doit y tenir, puis regardez {quoted}.',
        'Les matières tressées durent davantage loin de l’humidité et du soleil direct. Pensez-y en choisissant la place de {quoted}.',
        'Ce qui dépasse accroche les mailles fines. Un tissu au fond les protège : étendez-en un dans {quoted}.',
        'Rassemblez d’abord ce que vous voulez y mettre : le tas dit la taille. Mesurez aussi l’étagère, et comparez avec {quoted}.',
      ],
      informal: [
        'Ton linge, tes jouets, tes plaids : fais le tas, mesure-le, et la place aussi. Trop petit, ça déborde : vérifie les mesures de {quoted}.',
        'Salle de bains humide ou plein soleil, le tressage n’aime ni l’un ni l’autre. Trouve un coin sec et à l’ombre pour {quoted}.',
        'Tes mailles fines s’accrochent ? Avant d’y jeter tes pulls, étale un tissu au fond de {quoted}.',
        'Ça déborde déjà, donc c’est trop petit, ou c’est toi qui gardes tout. Mesure contenu et emplacement, puis va vers {quoted}.',
      ],
    },
    asks: {
      formal: ['Plaids, linge ou jouets ?', 'Qu’est-ce qui traîne toujours dans votre salon ?'],
      informal: ['Linge propre : plié ou en attente ?', 'Ton record de jours avant de plier le linge ?'],
    },
  },
  'christmas-decoration': {
    stories: {
      formal: [
        'Le carton descend du grenier, et chacun cherche son préféré dans le papier journal. Cette année, il y a {quoted}.',
        'On recule de trois pas dans le salon, la tête penchée, pour juger. Il restait un vide, celui de {quoted}.',
        'Chaque matin de décembre, un enfant vient compter les jours qui restent. Faites-le patienter avec {quoted}.',
        'Quand tout est en place, on garde une chose pour la fin. Chez vous, ce sera {quoted}.',
      ],
      informal: [
        'Promis, cette année on fait sobre. C’était le premier décembre. Le deux, tu craquais pour {quoted}.',
        '« C’est moi qui mets celui-là ! » Même dispute que l’an dernier, mais avec {quoted}.',
        'Trop tôt, dit ton frère. Tu montes le son des chants de Noël, et tu sors {quoted}.',
        'Ton chat prépare déjà la chute du sapin. Mets hors d’atteinte {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une guirlande électrique se teste avant d’être posée : une panne se répare mieux sur la table que dans l’arbre. Ensuite, on accroche {quoted}.',
        'On commence par le haut du sapin et l’on descend, pour répartir le poids. Descendez de l’escabeau, reculez, et cherchez où placer {quoted}.',
        'Ce qui est fragile se range par couche, dans du papier, et passe l’année. En janvier, gardez-en une feuille pour {quoted}.',
        'Du sommet vers le bas, et les branches se chargent sans pencher. Tendez l’escabeau à quelqu’un, et passez-lui {quoted}.',
      ],
      informal: [
        'Guirlande électrique éteinte, une fois tout fini : le grand classique. Teste-la avant, c’est plus simple à réparer, puis sors {quoted}.',
        'Tout en bas, parce que c’est là que les petits arrivent ? Commence en haut, le poids se répartit, et demande-toi où mettre {quoted}.',
        'En vrac dans un carton, c’est du suspense pour décembre prochain. Du papier, une couche après l’autre pour ce qui est fragile, et une place pour {quoted}.',
        'Brancher, regarder, ensuite poser : teste la guirlande électrique avant le sapin. S’il reste de l’énergie, fais une place à {quoted}.',
      ],
    },
    asks: {
      formal: ['À quelle date décorez-vous le sapin ?', 'Quelle décoration vient de votre enfance ?'],
      informal: ['Sapin le premier décembre, ou dès novembre ?', 'Le chat : allié ou saboteur du sapin ?'],
    },
  },
  bunting: {
    stories: {
      formal: [
        'Une fête s’annonce par la fenêtre, avant même que l’on ait sonné. C’est le rôle de {quoted}.',
        'Pour un goûter d’anniversaire, il faut du chocolat, un peu de musique et {quoted}.',
        'Entre deux arbres, un fil, et le jardin comprend qu’on l’a invité. Tendez {quoted}.',
        'On monte sur une chaise, quelqu’un tient l’autre bout et donne son avis. Un peu plus haut, et voici {quoted}.',
      ],
      informal: [
        'Sept ans, un gâteau, dix copains : tu as oublié une chose. Accroche {quoted}.',
        '« C’est quoi, la fête ? » Le barbecue du voisin. On exagère à peine, avec {quoted}.',
        'Ton balcon a besoin de bonne humeur et d’un peu de vent. Suspends-lui {quoted}.',
        'Punaise tombée, scotch collé au pouce : la fête n’a pas commencé, tu ris déjà. Recommence avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Mesurez la largeur à décorer, puis ajoutez un peu : ainsi tout retombe en courbe. Avec ce chiffre, regardez {quoted}.',
        'Après la fête, un carton et quelques tours évitent les nœuds. L’année prochaine, on déroulera {quoted}.',
        'Un essai au ruban de masquage évite les trous inutiles. Reculez, ajustez la courbe, et fixez seulement alors {quoted}.',
        'Trop juste, une guirlande ressemble à une corde à linge ; avec un peu de longueur en plus, elle retombe en courbe. Comparez le mur et {quoted}.',
      ],
      informal: [
        'Pile la largeur du mur, et c’est raide comme un fil à linge. Prends un peu plus long, ça retombe, et tu peux accrocher {quoted}.',
        'Les nœuds, c’est pour les marins. Enroule tout autour d’un carton après la fête, et la prochaine commencera par {quoted}.',
        'Un trou, deux trous, et finalement c’était plus à gauche. Teste au ruban de masquage avant de fixer {quoted}.',
        'Gâteau fini, tout le monde parti, et tu jettes tout en boule. Attends, un bout de carton suffit : enroule sans nœuds {quoted}.',
      ],
    },
    asks: {
      formal: ['Quelle est la prochaine fête, chez vous ?', 'Jardin, balcon ou chambre d’enfant ?'],
      informal: [
        'Ta déco de fête reste accrochée jusqu’à quand ?',
        'Qui tient la chaise, et qui donne son avis ?',
      ],
    },
  },
  doormat: {
    stories: {
      formal: [
        'On rentre sous la pluie, les bras chargés, et l’on s’essuie deux fois par politesse. Deux fois, sur {quoted}.',
        'Chaque maison dit quelque chose avant que la porte s’ouvre. Chez vous, ce sera dit par {quoted}.',
        'Les visiteurs attendent, un pied sur l’autre, en écoutant vos pas. Sous leurs chaussures, {quoted}.',
        'Le soir, on y trouve un colis, une lettre, un dessin de la petite voisine. Ils attendaient sur {quoted}.',
      ],
      informal: [
        '« Essuie tes pieds ! » Phrase héritée de ta mère, transmise à ton chien. Aide-la, avec {quoted}.',
        'La clé de secours ne se cache plus dessous, paraît-il. On ne dira rien, surtout pas à qui soulève {quoted}.',
        'Ton entrée ne veut plus entendre parler de la forêt de dimanche. Trace la limite, avec {quoted}.',
        'Facteur, voisine, belle-mère : tout le monde passe devant avant toi. Soigne l’accueil, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Trop épais, il bloque la porte au premier retour. Mesurez l’espace dessous, puis regardez {quoted}.',
        'Les trois quarts de la largeur de la porte, environ : la proportion est bonne. Comparez cette mesure avec celle de {quoted}.',
        'Secoué chaque semaine, il garde la poussière dehors. Choisissez votre jour, ouvrez la porte, et secouez {quoted}.',
        'Une porte ne s’ouvre que si l’épaisseur passe. Un mètre, un coup d’œil dessous, et l’on peut accueillir ses amis sur {quoted}.',
      ],
      informal: [
        'La porte coince, et c’est ton invité qui pousse. Vérifie l’épaisseur qui passe dessous avant de poser {quoted}.',
        'Un confetti devant une grande porte, ça fait timide. Vise environ les trois quarts de sa largeur, et regarde {quoted}.',
        'Patiente, la poussière attend d’entrer avec toi. Secoue chaque semaine, elle reste dehors : une minute pour {quoted}.',
        'Mesure ta porte, garde les trois quarts : voilà la largeur qui va bien. Garde ce chiffre en tête, et regarde {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Qu’entend-on en premier, derrière votre porte ?',
        'Vos invités gardent-ils leurs chaussures ?',
      ],
      informal: ['La clé de secours : dessous ou chez la voisine ?', 'Le message rêvé devant ta porte ?'],
    },
  },
  'wall-sign': {
    stories: {
      formal: [
        'On s’arrête devant, on lit, on sourit, puis l’on entre. Le mot d’accueil viendra de {quoted}.',
        'Dans une cuisine, la moitié de ce que l’on vit se résume en une phrase. Accrochez {quoted}.',
        'Un cadeau qui dit quelque chose épargne bien des discours. Offrez {quoted}.',
        'Entre l’étagère et la porte, le mur attendait qu’on lui confie un mot. Le voici : {quoted}.',
      ],
      informal: [
        'Tes invités lisent tout ce qui est au mur pendant que tu cherches le tire-bouchon. Donne-leur {quoted}.',
        '« Qui a mis ça là ? » Toi. Et maintenant, tout le monde photographie {quoted}.',
        'Pas de place pour un grand tableau, mais assez pour une déclaration. On y met {quoted}.',
        'La porte des toilettes mérite aussi un peu de culture. On y verrait bien {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'À hauteur des yeux, un texte se lit sans effort. Repérez la vôtre au crayon, puis présentez au mur {quoted}.',
        'Percer ou coller ? Le mur et le poids décident. Soupesez d’abord, frappez ensuite, et fixez {quoted}.',
        'Un niveau à bulle, même celui du téléphone, évite qu’un mot penche toute l’année. Posez-le un instant sur {quoted}.',
        'Le poids et le mur disent s’il faut une cheville ou de l’adhésif. Répondez à cela avant de choisir l’endroit de {quoted}.',
      ],
      informal: [
        'Trop haut, trop bas, et personne ne lit. À hauteur des yeux, ça vient tout seul : fais un trait, puis accroche {quoted}.',
        'De l’adhésif sur du crépi, un trou dans du carrelage : réfléchis deux secondes. Le mur et le poids choisissent pour {quoted}.',
        '« C’est droit ? » Non. Le niveau à bulle est dans ton téléphone, sors-le avant de fixer {quoted}.',
        'Tu penches la tête pour redresser les choses ? Un niveau à bulle, même sur le téléphone, et garde le cou droit devant {quoted}.',
      ],
    },
    asks: {
      formal: ['Quelle phrase résume votre maison ?', 'Entrée, cuisine ou porte de la chambre ?'],
      informal: ['Ta devise du lundi, en trois mots ?', 'On lit quoi, dans tes toilettes ?'],
    },
  },
  figurine: {
    stories: {
      formal: [
        'Il y a des objets sans utilité qui nous saluent chaque matin. Sur l’étagère, ce sera {quoted}.',
        'On passe le chiffon, on le soulève, on le repose, toujours au même endroit. Prenez soin de {quoted}.',
        'Sur un bureau sérieux, il faut un petit quelqu’un qui ne le soit pas. Installez-y {quoted}.',
        'Les étagères racontent ce que l’on aime, un livre après l’autre. Glissez entre deux volumes {quoted}.',
      ],
      informal: [
        'Ta bibliothèque a des livres, mais personne pour les garder. Engage {quoted}.',
        '« Ne touche pas ! » Tu l’as dit à ton neveu, puis à ton chat. Il n’y a que toi pour approcher {quoted}.',
        'Réunion interminable, caméra allumée, regard vide. Quelqu’un te soutient derrière l’écran : {quoted}.',
        'Une étagère, puis deux, et maintenant le bureau : ta collection a des plans. Elle réclame {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un chiffon accroche ce qui dépasse. Un pinceau doux et sec chasse la poussière sans rien prendre : passez-le sur {quoted}.',
        'Les couleurs passent moins vite loin du soleil direct. Une étagère à l’ombre suffit pour accueillir {quoted}.',
        'Par trois ou par cinq, à hauteurs différentes : une étagère trouve son équilibre. Comptez, déplacez, et ajoutez {quoted}.',
        'Deux objets se font face, trois se répondent. Sur l’étagère, variez les hauteurs, et placez au milieu {quoted}.',
      ],
      informal: [
        'Le chiffon, c’est brutal pour les petits détails. Un pinceau doux et sec, et tu joues les archéologues avec {quoted}.',
        'Bronzer, ça ne va pas à tout le monde : en plein soleil, les couleurs passent plus vite. Mets à l’ombre {quoted}.',
        'Un tout seul s’ennuie, quatre font la queue. Trois ou cinq, à des hauteurs différentes, et l’étagère est belle avec {quoted}.',
        'Grand ménage ? Il tient dans une trousse de peinture : un pinceau doux et sec, et la poussière s’en va. Commence par la tête de {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel objet inutile garderiez-vous toute la vie ?', 'Étagère, bureau ou vitrine ?'],
      informal: ['Seul sur l’étagère, ou en bande ?', 'Combien chez toi ? Les cachées comptent.'],
    },
  },
  'hot-water-bottle': {
    stories: {
      formal: [
        'On se glisse dans un lit froid, et l’on regrette de ne pas y avoir pensé plus tôt. Demain, ce sera {quoted}.',
        'Chez les grands-parents, elle était glissée au pied du lit avant même qu’on monte. Rendez la pareille, avec {quoted}.',
        'La bouilloire siffle, et ce n’est pas pour le thé. Elle siffle pour {quoted}.',
        'Un dimanche de novembre, le canapé, les genoux repliés, la pluie. Tout contre soi, {quoted}.',
      ],
      informal: [
        'Tes pieds froids réveilleront l’autre, c’est une vieille histoire. Fais la paix, avec {quoted}.',
        '« Enlève tes pieds ! » Ou alors donne-leur une autre compagnie : {quoted}.',
        'Chauffage en panne, propriétaire en vacances, chat occupé. Qui te reste ? {quoted}.',
        'Une soirée d’hiver bien menée : soupe, série, et quelqu’un à serrer. Ce soir, c’est {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'À eau ou chauffante, chacune a ses consignes. Lisez le mode d’emploi avant le premier soir, et attendez ensuite le froid avec {quoted}.',
        'Une housse ou un linge entre la peau et la chaleur évite les brûlures. Choisissez-en un, et glissez sous la couette {quoted}.',
        'Avant chaque hiver, cherchez l’usure, la craquelure, la fuite : au moindre signe, on remplace. Faites-en un rendez-vous de novembre avec {quoted}.',
        'On croit savoir, et l’on saute le mode d’emploi. Or chaque modèle a ses consignes : cinq minutes pour elles, et la soirée pour {quoted}.',
      ],
      informal: [
        'Oui, il y a un mode d’emploi, et oui, on le lit : à eau ou chauffante, ça change tout. Après, tu peux te coucher avec {quoted}.',
        'Directement sur la peau, c’est risquer la brûlure. Une housse, ou un simple linge, et tu peux glisser sous la couette {quoted}.',
        'L’ancienne a passé l’été au fond du placard, alors regarde bien : usure, craquelure, fuite ? Dans ce cas, remplace-la par {quoted}.',
        'Premier froid, première inspection : si ça fuit ou si ça craquelle, on remplace. Pense à ce rendez-vous chaque automne avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Sur le ventre ou aux pieds ?', 'À partir de quel mois la sortez-vous ?'],
      informal: ['Les pieds froids : toi ou l’autre ?', 'Bouillotte, chat ou chauffage ?'],
    },
  },
};
