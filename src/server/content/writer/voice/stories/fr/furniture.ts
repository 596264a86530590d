export const furniture = {
  sofa: {
    stories: {
      formal: [
        'Le dimanche, chacun a sa place attitrée, et celui qui se lève la perd. Il reste à se partager {quoted}.',
        'On rentre, on pose les clés, on s’assied une minute avant le dîner. La minute dure, avec {quoted}.',
        'Les amis disent « on ne reste pas longtemps », et à minuit ils y sont encore. La faute à {quoted}.',
        'Un salon se construit autour d’une question : qui s’assied côté fenêtre ? On en discutera sur {quoted}.',
      ],
      informal: [
        'Épisode, plaid, épaule, et tu as raté la fin. Complice : {quoted}.',
        '« Tu te pousses ? » Non. Oui. D’accord, mais pas longtemps, sur {quoted}.',
        'Vendredi soir, zéro projet, et personne à prévenir. Rendez-vous sur {quoted}.',
        'Quelqu’un a mangé des chips dans le tien, et ce quelqu’un c’est toi. On repart de zéro, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le mur est assez large, et l’on reste coincé dans l’escalier. Mesurez aussi les portes et le couloir avant de commander {quoted}.',
        'Quatre bandes de ruban adhésif au sol, aux bonnes dimensions, et l’on voit s’il reste de quoi passer. Dessinez d’abord, puis choisissez {quoted}.',
        'Une quarantaine de centimètres jusqu’à la table basse : on passe, et l’on attrape sa tasse. Gardez cet intervalle devant {quoted}.',
        'La chaleur dessèche, la lumière décolore. Un peu de distance avec le radiateur et le soleil direct, et la place est trouvée pour {quoted}.',
      ],
      informal: [
        'Chanter « pivote ! » dans l’escalier, c’est drôle à la télé. Mesure les portes, le couloir et les marches avant de commander {quoted}.',
        'Du ruban adhésif par terre, et ton salon te dit la vérité : ça passe, ou tu marches de profil. Fais le test pour {quoted}.',
        'Trop loin, ta tasse est en vacances ; trop près, bonjour les tibias. Une quarantaine de centimètres entre la table basse et {quoted}.',
        'Contre le radiateur ou en plein soleil, ça dessèche et ça pâlit. Pousse un peu les meubles pour la sieste sur {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Qui s’endort le premier devant le film ?',
        'Chacun a-t-il sa place, chez vous ?',
        'Côté fenêtre ou côté accoudoir ?',
        'Livre, film ou conversation ?',
        'Le chat a-t-il droit au canapé ?',
        'Dîner devant la télé : parfois ou jamais ?',
      ],
      informal: [
        'Qui a piqué ta place ?',
        'Sieste : assis, allongé ou en travers ?',
        'Plaid pour un ou plaid pour deux ?',
        'Un épisode, ou toute la saison ?',
        'Tu retrouves quoi entre les coussins ?',
        'La télécommande, c’est qui le chef ?',
      ],
    },
  },
  armchair: {
    stories: {
      formal: [
        'Vers six heures, un livre à la main, on cherche l’angle d’où la lampe éclaire juste la page. Installez-y {quoted}.',
        'Il y en a un par famille, et l’on demande avant de s’y asseoir. Chez vous, ce sera {quoted}.',
        'On n’y fait rien, c’est bien le but : un café, une fenêtre, vingt minutes. L’endroit, c’est {quoted}.',
        'Le coin du salon que personne n’utilise attend une lampe, un guéridon et {quoted}.',
      ],
      informal: [
        'Ton chat a déjà choisi, il ne manque que sa signature. Partage avec lui {quoted}.',
        '« C’est la mienne, cette place. » Dans dix ans, on t’appellera papi. Pour l’instant, assieds-toi dans {quoted}.',
        'Livre sur les genoux, yeux fermés : officiellement, tu réfléchis. Ta salle d’étude : {quoted}.',
        'Dimanche pluvieux : un chocolat chaud, un roman, une jambe qui pend. Tu ne quittes plus {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une ombre sur la page, et l’on referme le livre. La lampe se place de côté, un peu en arrière : réglez-la, puis lisez dans {quoted}.',
        'Un quart de tour vers le canapé, et l’on se parle au lieu de regarder le mur. Essayez cet angle avec {quoted}.',
        'Pieds à plat, les genoux ne doivent ni monter ni pendre : c’est ainsi que l’on juge une assise. Asseyez-vous bien avant de choisir {quoted}.',
        'Pour le coin lecture, on déplace la lampe plutôt que ses yeux : de côté, légèrement derrière. Installez-la d’abord, puis approchez {quoted}.',
      ],
      informal: [
        'Tu lis dans ta propre ombre ? Lampe de côté, un peu en arrière, et le chapitre d’après t’attend dans {quoted}.',
        'Tout le monde face à la télé, et plus personne ne cause. Tourne d’un quart vers le canapé, pour commencer, {quoted}.',
        'Genoux au menton ou pieds dans le vide, ça ne va pas. Pieds à plat, genoux ni trop haut ni pendants : fais le test avec {quoted}.',
        'Un petit quart de tour vers le canapé, et ton salon devient un coin à potins. Le reste dépend du café et de {quoted}.',
      ],
    },
    asks: {
      formal: ['Lecture, café ou sieste ?', 'Chez vous, à qui revient le fauteuil ?'],
      informal: ['Combien de pages avant de piquer du nez ?', 'Qui te prend la place : chat ou famille ?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'À table, on parle encore une heure après le dessert, et personne ne se lève. On reste assis sur {quoted}.',
        'Les invités sont huit, et l’on compte les places avec un peu d’inquiétude. Ajoutez {quoted}.',
        'On y pose un pull, puis deux, puis le sac. Gardez-en une pour s’asseoir : {quoted}.',
        'Du matin au soir, on la tire, on la repousse, on s’y assied de travers. C’est la vie qui attend {quoted}.',
      ],
      informal: [
        '« Tiens-toi droit. » Phrase de mère, vérité éternelle. Essaie au moins sur {quoted}.',
        'La pile de linge a trouvé son trône. Rends-lui service, libère {quoted}.',
        'Toute une vie à se balancer, et on te dit encore d’arrêter. Reste tranquille, sur {quoted}.',
        'Six invités, cinq places, un qui finit sur un carton. Ajoute {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Entre l’assise et le plateau, une trentaine de centimètres laissent vivre les jambes. Mesurez votre table avant de choisir {quoted}.',
        'Une soixantaine de centimètres par convive, et les coudes restent bons voisins. Comptez les places, puis revenez vers {quoted}.',
        'Un pied sans feutre raye le sol et grince à chaque dîner. Des patins règlent les deux : collez-les sous {quoted}.',
        'On invite huit personnes, et la table en accepte six : il faut à chacune une soixantaine de centimètres. Faites le compte avant de commander {quoted}.',
      ],
      informal: [
        'Tes cuisses frottent sous la table ? Il faut une trentaine de centimètres entre assise et plateau. Sors le mètre avant de craquer pour {quoted}.',
        'Serrés comme dans le métro, on se partage surtout les coudes. Une soixantaine de centimètres chacun, et on s’assoit sur {quoted}.',
        'Ce grincement à chaque « passe-moi le sel », tes voisins du dessous le connaissent. Des patins de feutre, et silence sous {quoted}.',
        'Le parquet n’a rien fait pour mériter ça. Des patins de feutre sous les pieds, et il ne sera pas rayé : occupe-t’en dès l’arrivée de {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Chacun sa place à table, ou chacun où il veut ?',
        'Combien de temps restez-vous à table après le dessert ?',
        'Chez vous, les chaises sont-elles toutes pareilles ?',
        'Près du mur ou près de la porte, votre place ?',
        'À combien êtes-vous le dimanche midi ?',
        'Avec ou sans coussin ?',
      ],
      informal: [
        'La tienne sert à s’asseoir ou à poser le linge ?',
        'Tu te balances dessus : jamais, parfois, toujours ?',
        'Assis droit, en tailleur ou à l’envers ?',
        'Cuisine ou salon : où finissent tes soirées ?',
        'Qui a pris ta place à table, enfant ?',
        'Le pull du jour, il dort où ?',
      ],
    },
  },
  stool: {
    stories: {
      formal: [
        'Un convive de plus, une place de moins, et quelqu’un va voir dans l’entrée. On rapporte {quoted}.',
        'Debout dans la cuisine, on discute pendant que ça mijote. Pour ceux qui restent, approchez {quoted}.',
        'Une plante, une pile de livres, un verre : il sert à tout, et parfois à s’asseoir. C’est le sort de {quoted}.',
        'Les enfants grimpent pour atteindre l’évier et tenir la cuillère. Rapprochez {quoted}.',
      ],
      informal: [
        'Le verre de vin dans une main, l’olive dans l’autre, tu cherches où te poser. Prends {quoted}.',
        '« Je ne reste pas. » Deux heures plus tard, personne n’a bougé de {quoted}.',
        'Plante, table d’appoint, escabeau, siège : le curriculum vitae de {quoted}.',
        'Pas assez de chaises, trop de copains. Fouille dans un coin, sors {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une trentaine de centimètres entre l’assise et le comptoir, et l’on s’y accoude sans y penser. Mesurez avant de choisir {quoted}.',
        'On monte dessus pour une ampoule, sans rien lire. Le poids maximal indiqué par le fabricant se vérifie d’abord, même pour {quoted}.',
        'Du comptoir à la salle de bains, il voyage, et le sol s’en souvient. Un patin sous chaque pied, et laissez circuler {quoted}.',
        'La bonne hauteur dépend du plateau : une trentaine de centimètres plus bas. Notez la vôtre, puis comparez avec {quoted}.',
      ],
      informal: [
        'Le menton au comptoir ou les genoux coincés : mauvaise hauteur. Trente centimètres environ sous le plateau, et tu peux adopter {quoted}.',
        'Avant de jouer les acrobates pour la boîte du haut, lis le poids maximal donné par le fabricant. Ça vaut aussi pour {quoted}.',
        'Il traverse la maison à chaque apéro, et le sol encaisse. Des patins sous chaque pied, puis promène partout {quoted}.',
        'Pose un mètre contre ton bar, retire une trentaine de centimètres : voilà ton assise. Compare donc avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Siège, chevet ou porte-plante : que devient-il chez vous ?',
        'Qui vient bavarder pendant que vous cuisinez ?',
      ],
      informal: [
        'Tu t’assieds dessus, ou tu y poses une plante ?',
        'Comptoir de cuisine : petit déj ou apéro ?',
      ],
    },
  },
  table: {
    stories: {
      formal: [
        'On y mange, on y écrit, on y recoud un bouton et l’on y refait le monde. Tout passe par {quoted}.',
        'Les clés, le courrier, le bouquet du marché : tout s’y pose en rentrant. Faites de la place sur {quoted}.',
        'Un bon dîner finit avec des miettes et des mains qui dessinent sur la nappe. Commencez par {quoted}.',
        'Près de la fenêtre, le matin, il y a un bol, le journal et un peu de soleil. Approchez {quoted}.',
      ],
      informal: [
        '« À table ! » Personne ne bouge, sauf le chien. Il sait, lui, où se trouve {quoted}.',
        'Courrier, devoirs, apéro, puzzle : tout sur le même meuble. Courage à {quoted}.',
        'Tu avais dit quatre pour le dîner, ils sont sept. On se serre, autour de {quoted}.',
        'Le petit déj traîne, on dirait un dimanche. Reste encore un peu, autour de {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Pour un repas, il faut près d’un mètre jusqu’au mur : on recule sa chaise sans y penser. Mesurez la pièce avant de choisir {quoted}.',
        'Presque toutes les marques viennent d’un plat chaud ou d’un verre mouillé. Dessous-de-plat et sous-verres d’abord, et l’on sert sur {quoted}.',
        'Une table ronde facilite la conversation, une rectangulaire se cale contre un mur. Demandez-vous comment vous recevez, et regardez {quoted}.',
        'Avant les invités, pensez aux sous-verres : ils évitent l’essentiel des marques. Ensuite, on refait le monde autour de {quoted}.',
      ],
      informal: [
        '« Pardon, tu peux te lever ? » Là où l’on dîne, il faut près d’un mètre jusqu’au mur. Calcule avant d’accueillir {quoted}.',
        'Le rond du verre d’hier soir, tu vas le regarder longtemps. Des sous-verres, un dessous-de-plat, et la fête continue sur {quoted}.',
        'Ronde pour papoter, rectangulaire pour caler contre le mur : ça dépend de tes dimanches. Pense à eux devant {quoted}.',
        'Ventre rentré pour passer derrière les dîneurs ? Pour les repas, garde près d’un mètre jusqu’au mur. Fais le compte, puis regarde {quoted}.',
      ],
    },
    asks: {
      formal: ['Qu’y trouve-t-on toujours, chez vous, à part les repas ?', 'Nappe, sets ou rien du tout ?'],
      informal: [
        'Courrier, puzzle, ordi : il y a quoi sur la tienne ?',
        'Combien de temps pour débarrasser chez toi ?',
      ],
    },
  },
  nightstand: {
    stories: {
      formal: [
        'La dernière chose que l’on fait le soir, c’est tendre la main dans le noir. Elle tombera sur {quoted}.',
        'Un livre retourné, des lunettes, un verre d’eau : un chevet se raconte tout seul. Il manque {quoted}.',
        'Au réveil, on cherche à tâtons ses lunettes, puis l’heure, puis une bonne raison. Le tout sur {quoted}.',
        'Une bague, une liste, un numéro noté à minuit. On les retrouvera au matin sur {quoted}.',
      ],
      informal: [
        'Trois livres commencés, aucun fini. La pile tient bon, sur {quoted}.',
        'Ton téléphone dort mieux à un mètre de toi. Installe-le sur {quoted}.',
        '« Tu éteins ? » « Non, toi. » La lampe est de ton côté, sur {quoted}.',
        'Depuis ton emménagement, une chaise te sert de chevet. Rends-lui sa liberté, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'À la hauteur du matelas, le verre d’eau s’attrape sans se relever. Mesurez le lit, puis comparez avec {quoted}.',
        'Un tiroir qui mord la couette finit par rester fermé. Laissez quelques centimètres entre le lit et {quoted}.',
        'Au moment de s’endormir, on se relève pour éteindre. Une lampe à interrupteur sur le fil évite ce voyage : posez-la sur {quoted}.',
        'La nuit, la main cherche à hauteur du matelas, ni plus haut ni plus bas. Vérifiez ce point avant de poser vos livres sur {quoted}.',
      ],
      informal: [
        'Chercher ses lunettes en apnée, bras tendu vers le bas : non. À hauteur du matelas, tout s’attrape, alors mesure ton lit avant de choisir {quoted}.',
        'La couette coincée dans le tiroir, un grand classique du matin. Deux doigts d’espace, et ça s’ouvre : décale un peu {quoted}.',
        'Bien au chaud, et l’interrupteur à trois mètres ? Une lampe qui s’éteint sur le fil, et tu ne bouges plus, à côté de {quoted}.',
        'Se relever pour boire, c’est se réveiller pour de bon. Si c’est à hauteur du matelas, tu restes au chaud : compare ton lit et {quoted}.',
      ],
    },
    asks: {
      formal: ['Qu’y a-t-il toujours sur le vôtre ?', 'Combien de livres y attendent leur tour ?'],
      informal: ['Ton livre en cours, c’est quoi ?', 'Ton téléphone dort où ?'],
    },
  },
  desk: {
    stories: {
      formal: [
        'Le stylo à droite, la lampe à gauche, la tasse trop près du clavier : chacun son ordre. À vous d’organiser {quoted}.',
        'On commence par ranger, et quand on a rangé, on n’a plus envie de travailler. Rangez quand même {quoted}.',
        'À l’autre bout de l’appartement, une porte que l’on ferme, une fenêtre, et {quoted}.',
        'Les factures, les cartes de vœux, les idées de minuit : il faut un endroit pour tout cela. On a choisi {quoted}.',
      ],
      informal: [
        'La table du salon rend son tablier : trop de câbles. Elle passe la main à {quoted}.',
        '« Il faut que je range. » Dit devant la même pile depuis mardi. La pile déménage sur {quoted}.',
        'Télétravail au lit, torticolis en prime. Lève-toi, il y a {quoted}.',
        'Ton bureau est une zone protégée : personne ne touche à rien. La réserve naturelle s’appelle {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'De face, la fenêtre éblouit ; derrière, elle se reflète. De côté, le jour arrive sans gêner l’écran : cherchez ce mur pour {quoted}.',
        'Coudes à angle droit, avant-bras posés, pieds à plat : la hauteur est bonne. Réglez votre siège devant {quoted}.',
        'La nuque se repose quand le haut de l’écran est à hauteur des yeux. Relevez-le de quelques livres avant de vous installer à {quoted}.',
        'Un reflet dans l’écran, et l’on travaille en plissant les yeux. Tournez de côté, par rapport à la fenêtre, {quoted}.',
      ],
      informal: [
        'Tu vois surtout ton reflet dans l’écran ? Mets-toi de côté par rapport à la fenêtre, et respire devant {quoted}.',
        'Épaules aux oreilles, c’est trop haut. Coudes à angle droit, pieds à plat, avant-bras posés : trouve ta position devant {quoted}.',
        'Tête baissée dès neuf heures, la nuque râle à midi. Le haut de l’écran au niveau des yeux, et elle se repose : empile des livres sur {quoted}.',
        'Le test en trois points : pieds à plat, avant-bras posés, coudes à angle droit. Si c’est oui, tu peux t’étaler sur {quoted}.',
      ],
    },
    asks: {
      formal: ['Face au mur ou face à la fenêtre ?', 'Qu’y gardez-vous qui ne serve à rien ?'],
      informal: [
        'Ton fouillis : génie ou catastrophe ?',
        'Tu ranges avant de bosser, ou pour ne pas bosser ?',
      ],
    },
  },
  bed: {
    stories: {
      formal: [
        'Le dimanche, personne ne parle encore, et quelqu’un s’étire de tout son long. Restez encore un peu dans {quoted}.',
        'On le fait en une minute, on ne le défait pas avant le soir. Toute la chambre s’ordonne autour de {quoted}.',
        'Les enfants arrivent un à un, chacun avec son livre, et l’on se serre. Un matin de plus dans {quoted}.',
        'Après trois semaines de voyage, on pose le sac et l’on tombe. Les yeux fermés, on reconnaît {quoted}.',
      ],
      informal: [
        'Encore cinq minutes, disait-il à sept heures, à sept heures cinq, à sept heures dix. Dans {quoted}, évidemment.',
        '« J’y vais tôt, ce soir. » Bien sûr. Mais un jour, ce sera vrai, et ce jour-là il y aura {quoted}.',
        'Côté porte ou côté mur ? Négociations rouvertes avec {quoted}.',
        'Petit déj avec miettes, et tu ne regrettes rien. Enfin si, un peu, dans {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une soixantaine de centimètres de chaque côté, et l’on tend les draps sans se cogner. Mesurez la chambre avant de choisir {quoted}.',
        'Un mur plein derrière la tête, le radiateur plus loin : on dort sans courant d’air. Cherchez cet endroit pour {quoted}.',
        'La plupart des grincements viennent des vis. Resserrez-les au bout de quelques semaines, puis chaque année, et bonne nuit dans {quoted}.',
        'Quelques semaines après le montage, puis chaque année, on resserre les vis : la plupart des grincements viennent de là. Notez une date pour {quoted}.',
      ],
      informal: [
        'Le petit orteil connaît l’angle par cœur. Garde une soixantaine de centimètres de chaque côté, et fais le tour de {quoted}.',
        'Un filet d’air sur la nuque, et la nuit est fichue. Mur plein, loin du radiateur : voilà le coin pour {quoted}.',
        'Ça grince, et les voisins se font des idées. Souvent, ce sont les vis : serre-les après quelques semaines, puis chaque année, et les voisins oublieront {quoted}.',
        'Changer la housse en escaladant le mur, ça muscle. Ou tu laisses soixante centimètres de chaque côté en installant {quoted}.',
      ],
    },
    asks: {
      formal: ['Côté mur ou côté porte ?', 'Le faites-vous tous les matins ?'],
      informal: ['Combien de fois tu repousses le réveil ?', 'Fait au carré ou laissé en vrac ?'],
    },
  },
  mattress: {
    stories: {
      formal: [
        'On y passe le tiers de sa vie, et l’on choisit parfois en deux minutes. Prenez votre temps, avec {quoted}.',
        'Les nuits de Noël se jouent à plusieurs, en travers, quelqu’un au pied. Tous sur {quoted}.',
        'Combien d’années déjà ? On ne compte plus, et c’est le dos qui fait les comptes. Repartez avec {quoted}.',
        'Le vrai retour de vacances commence à l’instant où l’on se couche chez soi. Cette fois, ce sera sur {quoted}.',
      ],
      informal: [
        'Tu dors sur celui de ta vie d’étudiant. Les cours sont finis depuis longtemps, il te faut {quoted}.',
        '« Il est encore très bien », disait celui qui se levait comme une planche. Offre-lui {quoted}.',
        'Un creux à gauche, une bosse à droite, un canyon au milieu. Fin de la géographie, avec {quoted}.',
        'Sauter dessus est interdit depuis l’enfance. Tu es grand maintenant, et c’est toi qui décides pour {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le poids et la position de sommeil décident : sur le côté, l’épaule a besoin de s’enfoncer un peu. Observez-vous une nuit, puis regardez {quoted}.',
        'On dort toujours à la même place, et l’usure aussi. Si le fabricant le permet, faites pivoter de temps en temps, tête-bêche, {quoted}.',
        'La nuit laisse son humidité sous la couette. Ouvrez le lit au matin, laissez-la partir, et plus tard seulement, recouvrez {quoted}.',
        'Un protège-matelas passe en machine, le reste non. Mettez-le dès la première nuit, et dormez en paix sur {quoted}.',
      ],
      informal: [
        'Sur le dos ou sur le côté ? Ton épaule veut s’enfoncer un peu dans le second cas, et ton poids compte aussi. Réponds avant de choisir {quoted}.',
        'Toujours le même creux du même côté ? Tête-bêche de temps en temps, si le fabricant est d’accord, et l’usure se répartit sur {quoted}.',
        'Enfin une excuse : ne fais pas ton lit tout de suite, l’humidité de la nuit doit partir. Ouvre grand, café, et laisse respirer {quoted}.',
        'Le café au lit finit toujours par gagner. Un protège-matelas se lave, ce qu’il protège non : mets-en un, puis trinque sur {quoted}.',
      ],
    },
    asks: {
      formal: ['Dormez-vous sur le dos, sur le ventre ou de côté ?', 'Combien d’années a le vôtre ?'],
      informal: ['Étoile de mer ou chien de fusil ?', 'Tu partages, ou tu t’étales ?'],
    },
  },
  shelf: {
    stories: {
      formal: [
        'On place un livre, puis un caillou, puis une photo, et l’on recule d’un pas. Le mur commence avec {quoted}.',
        'Les livres aimés, on les cherche du regard en entrant. Faites-leur une place sur {quoted}.',
        'Au déménagement, ce sont toujours les cartons les plus lourds. Les ouvrir prend une soirée, devant {quoted}.',
        'Un mur nu finit toujours par demander quelque chose. Il suffit parfois de {quoted}.',
      ],
      informal: [
        'Ta pile de livres monte, elle a sa propre adresse postale. Mets un peu d’ordre sur {quoted}.',
        'Trois romans, deux cactus, un souvenir de vacances dont on ne dira rien. Tout tient sur {quoted}.',
        '« On le range où, ça ? » On le pose, on recule, on adore. Réponse : {quoted}.',
        'Classer par couleur, c’est une passion, pas un crime. Assume, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le lourd en bas, le léger en haut : l’ensemble est stable, et l’œil aussi. Commencez par les beaux livres en remplissant {quoted}.',
        'Plâtre, brique ou béton, chaque mur a sa cheville. Frappez, écoutez, choisissez, si c’est au mur que vous voulez {quoted}.',
        'Un tiers de livres, un tiers d’objets, un tiers de vide : la règle des décorateurs marche presque toujours. Appliquez-la à {quoted}.',
        'Autant de vide que de livres et d’objets, un tiers chacun : les décorateurs y tiennent. Retirez quelque chose avant d’ajouter, et reculez devant {quoted}.',
      ],
      informal: [
        'L’encyclopédie tout en haut, c’est un film catastrophe. Les lourds en bas, les légers en haut, et l’esprit en paix à côté de {quoted}.',
        'Une cheville à brique dans du plâtre, et ta déco finit par terre. Regarde d’abord ton mur, si tu veux y accrocher {quoted}.',
        'Livres, objets, vide : un tiers de chaque, et tu as l’air d’avoir un décorateur. Ça marche presque à chaque fois, alors tente avec {quoted}.',
        'Tu as rempli jusqu’au moindre trou ? Garde un tiers de vide, c’est lui qui fait joli. Trie un peu avant de regarnir {quoted}.',
      ],
    },
    asks: {
      formal: ['Classez-vous vos livres par auteur, ou pas du tout ?', 'Livres, plantes ou souvenirs ?'],
      informal: ['Livres par couleur : oui ou scandale ?', 'L’objet le plus inutile posé sur la tienne ?'],
    },
  },
  cabinet: {
    stories: {
      formal: [
        'Les piles, les câbles, les nappes : ce qu’on ne voit pas tient une maison debout. Confiez tout à {quoted}.',
        'On cherche la nappe, on trouve les bougies, puis les cartes, jamais la nappe. Rangez-la enfin dans {quoted}.',
        'Beaux verres, jeux de cartes, boîte à boutons : chaque maison a ses trésors. Ils dormiront dans {quoted}.',
        'Quand le salon est rangé, c’est souvent que quelqu’un a fermé quelque chose. Fermez {quoted}.',
      ],
      informal: [
        'Des invités dans dix minutes, trois cartons dans le salon. Pousse tout, ferme, souris, avec {quoted}.',
        '« C’est où, la raclette ? » Demande au meuble du fond. Il répond au nom de {quoted}.',
        'Ton placard ne ferme plus, et tu pousses avec le genou. Il te faut un complice : {quoted}.',
        'Rangé en surface, chaos dedans, personne ne le saura. Ferme doucement {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Ce qui est haut se fixe au mur, surtout quand des enfants vivent là. Vérifiez la hauteur, prévoyez les vis, et remplissez ensuite {quoted}.',
        'On mesure la profondeur, et l’on oublie la porte qui s’ouvre. Ajoutez-la à vos mesures, avec les tiroirs, avant de choisir {quoted}.',
        'À hauteur de main ce qui sert chaque jour, en haut ce qui sort une fois l’an. Rangez selon ce calendrier dans {quoted}.',
        'L’appareil à raclette n’a rien à faire devant les assiettes. Le quotidien à portée de main, le rare en haut : refaites ainsi le plan de {quoted}.',
      ],
      informal: [
        'Les petits grimpent partout, c’est leur métier. Si c’est haut, fixe au mur, et dors mieux à côté de {quoted}.',
        'Tout rentre, sauf que la porte tape dans le lit. Mesure aussi l’ouverture, portes et tiroirs, avant de dire oui à {quoted}.',
        'La fondue, une fois l’an, tout en haut ; les bols, à hauteur de main. Range par fréquence, et tu t’y retrouveras dans {quoted}.',
        'Un mètre, un crayon, et pense à l’arc de cercle de la porte, pas qu’à la profondeur. Dessine-le par terre pour {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Que gardez-vous tout au fond, sans savoir pourquoi ?',
        'Rangez-vous par thème, ou là où il reste de la place ?',
      ],
      informal: [
        'Qu’est-ce qui tomberait si on ouvrait d’un coup ?',
        'Des invités dans dix minutes : tu caches tout où ?',
      ],
    },
  },
};
