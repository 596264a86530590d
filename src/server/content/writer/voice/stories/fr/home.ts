import type { StoriesOf } from '../stories.ts';

export const home: StoriesOf<'home'> = {
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
    asks: {
      formal: ['Sur le ventre ou aux pieds ?', 'À partir de quel mois la sortez-vous ?'],
      informal: ['Les pieds froids : toi ou l’autre ?', 'Bouillotte, chat ou chauffage ?'],
    },
  },
};
