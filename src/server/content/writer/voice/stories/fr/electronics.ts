export const electronics = {
  phone: {
    stories: {
      formal: [
        'On cherche ses lunettes, ses clés, et l’objet avec lequel on s’éclaire pour les chercher. Cet objet sera {quoted}.',
        'Une grand-mère, un dimanche, un visage en gros plan qui dit bonjour. Décrochez avec {quoted}.',
        'Au fil de la journée, il est tour à tour réveil, plan, appareil photo et boîte aux lettres. Ce sera {quoted}.',
        'Changer oblige à trier : les vieux messages, les numéros, les photos floues. Repartez de là, avec {quoted}.',
      ],
      informal: [
        '« Je t’entends mal, je te rappelle. » Tout le monde sait que c’est faux. Change d’excuse, et prends {quoted}.',
        'Stockage saturé, dit l’écran, au moment précis où le gâteau arrive. Tu sais ce qu’il te reste à faire : {quoted}.',
        'L’ancien tient grâce à l’amour et à un bout de scotch. Laisse-le partir, il y a {quoted}.',
        'Batterie à trois pour cent, et tu scrolles encore. Au moins, fais-le sur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Les photos de famille ne suivent pas toujours toutes seules. Sauvegardez-les, contacts compris, et vous pourrez passer l’esprit léger à {quoted}.',
        'Une batterie s’use moins loin de la forte chaleur, et sans être vidée à fond. Ni tableau de bord en août, ni dernier pour cent : voilà comment traiter {quoted}.',
        'Remettre une mise à jour à demain, c’est laisser une faille ouverte ce soir. Faites-la pendant le dîner, et retrouvez ensuite {quoted}.',
        'On ne compte ses souvenirs qu’au moment de changer d’appareil. Photos et contacts d’abord, en lieu sûr, et seulement après {quoted}.',
      ],
      informal: [
        'Ton chat bébé, en deux mille photos, mérite une sauvegarde. Les contacts aussi, et après ça, bienvenue à {quoted}.',
        'La serviette de plage en plein soleil, la batterie déteste. Vidée à fond aussi, alors mets à l’ombre, et en charge à temps, {quoted}.',
        '« Me le rappeler demain », depuis trois semaines. Les mises à jour bouchent surtout des failles, alors accorde une pause à {quoted}.',
        'Toujours à un pour cent, toujours au soleil : tu fais tout pour fatiguer une batterie. Repars sur de bonnes bases avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Dort-il dans votre chambre ou dans une autre pièce ?',
        'Qui appelez-vous encore, au lieu d’écrire ?',
      ],
      informal: ['Ton fond d’écran : chat, enfant, vacances ?', 'Combien de photos dedans, à mille près ?'],
    },
  },
  'phone-case': {
    stories: {
      formal: [
        'Le bord de la table, le rebord du lavabo, le trottoir : tout commence par un petit bruit sec. Avant, mettez {quoted}.',
        'Au déjeuner, le téléphone se pose à l’envers, par politesse. Côté face, ce sera désormais {quoted}.',
        'Chez vous, trois modèles identiques se chargent dans la même prise. On reconnaîtra le vôtre à {quoted}.',
        'L’objet que l’on tient le plus souvent en main sort tout nu. Habillez-le de {quoted}.',
      ],
      informal: [
        'Tomber côté tartine, ça marche aussi avec les téléphones. Prends les devants avec {quoted}.',
        '« C’est le tien ou le mien ? » La question ne se pose plus, avec {quoted}.',
        'Il a glissé du canapé, tu as arrêté de respirer. Pour la suite, passe à {quoted}.',
        'Toi, tu n’oses pas changer de coupe. Ton téléphone, si, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Deux générations se ressemblent sans avoir les mêmes contours. Le modèle exact se lit dans les réglages : vérifiez-le avant de choisir {quoted}.',
        'La poussière se loge entre les deux et finit par rayer. Un tour de chiffon de temps en temps, le temps de retirer puis de remettre {quoted}.',
        'Si le bord dépasse un peu, l’écran ne touche pas la table. Un détail à regarder du bout du doigt, sur {quoted}.',
        'On croit connaître son modèle, jusqu’à la génération. Ouvrez les réglages, lisez le nom en entier, et cherchez le même pour {quoted}.',
      ],
      informal: [
        '« Le même que le tien, mais en plus récent », ce n’est pas un modèle. Le vrai nom est dans les réglages : va le lire, puis reviens voir {quoted}.',
        'Du sable, des miettes, un cheveu : tout ça raye en silence, là-dessous. Ouvre de temps en temps, souffle un coup, et referme {quoted}.',
        'Écran vers le bas, sur une table de café : un bord un peu relevé le tient à distance. Passe le doigt sur le contour de {quoted}.',
        'La poussière adore les endroits fermés. Fais-lui prendre l’air parfois, avant qu’elle ne raye, en retirant {quoted}.',
      ],
    },
    asks: {
      formal: [
        'À combien de chutes en êtes-vous cette année ?',
        'À table, posez-vous votre téléphone sur l’écran ou sur le dos ?',
      ],
      informal: ['Ton téléphone est déjà tombé où ? Raconte.', 'Coque ou tout nu : tu vis dangereusement ?'],
    },
  },
  laptop: {
    stories: {
      formal: [
        'La table de la cuisine sert de bureau jusqu’à midi, puis on met le couvert. Poussez un peu {quoted}.',
        'Dans le train, la première heure est la plus calme : personne n’appelle avant Dijon. Ouvrez {quoted}.',
        'On écrit mieux à une autre table que la sienne, tout le monde vous le dira. Emportez {quoted}.',
        'Un dossier s’appelle « Divers », un autre « Divers bis », et l’on n’ose plus les ouvrir. Repartez avec {quoted}.',
      ],
      informal: [
        'Télétravail, chat sur le clavier, micro coupé, pain au chocolat. Il ne te manque que {quoted}.',
        'L’ancien met un café à démarrer. Deux, le lundi. Il serait temps de regarder {quoted}.',
        'Au café, il y a la bonne table : celle à côté de la prise. Arrive tôt, et pose {quoted}.',
        'Trente-deux onglets ouverts et de la musique, sans savoir d’où elle vient. Respire, on recommence avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Mémoire pour le multitâche, poids pour les trajets, écran pour l’image : l’usage décide. Notez le vôtre, puis lisez la fiche de {quoted}.',
        'Sur la couette, les aérations se bouchent. Un plateau, un grand livre, toute surface dure convient mieux, le soir, sous {quoted}.',
        'Un café renversé fait moins peur quand tout existe ailleurs. Une sauvegarde régulière, sur un autre support, et travaillez tranquille avec {quoted}.',
        'Dans le train, on pense au poids ; devant vingt onglets, à la mémoire ; devant un film, à l’écran. Dites-vous où vous serez le plus souvent, puis regardez {quoted}.',
      ],
      informal: [
        'Vingt onglets ouverts, tu veux de la mémoire. Train tous les jours, tu veux du léger : commence par ta vie, et compare avec {quoted}.',
        'Série au lit, d’accord, mais pas sur la couette : elle bouche les aérations. Un plateau de petit déjeuner fera l’affaire sous {quoted}.',
        'Le chat, le café, le clavier : ça finira par arriver. Si tout est sauvegardé ailleurs, tu pleureras moins fort sur {quoted}.',
        'Ton mémoire de fin d’études existe en un seul exemplaire ? Sauvegarde ailleurs, et souvent, puis rouvre sereinement {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Table de cuisine, canapé ou café : où travaillez-vous le mieux ?',
        'Quelle est votre ligne de train pour travailler tranquille ?',
      ],
      informal: ['Combien d’onglets ouverts, là, maintenant ?', 'Bureau, canapé ou lit ? On ne dira rien.'],
    },
  },
  'desktop-computer': {
    stories: {
      formal: [
        'Fermer une porte, s’asseoir bien droit, allumer : certains travaux demandent un endroit à eux. Là, il y aura {quoted}.',
        'Les photos de dix ans attendent qu’on les trie, un dimanche de pluie. Installez-vous devant {quoted}.',
        'On range les câbles, on dégage la table, on choisit sa chaise. Il reste le centre de tout : {quoted}.',
        'En fin de journée, on le laisse où il est, et le travail avec. Bonsoir à {quoted}.',
      ],
      informal: [
        '« Encore une partie et je viens. » Le dîner a refroidi trois fois. Coupable : {quoted}.',
        'Sous le bureau, un nœud de câbles plus ancien que ta relation. Démêle tout, on branche {quoted}.',
        'Celui de tes parents, on l’allume avant de faire le café. Fais-leur gagner un café, avec {quoted}.',
        'Montage, facture, partie du soir : tout se passe sur la même chaise. En face, installe {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Poussé contre le mur, il étouffe. Laissez libre le tour des aérations, chassez la poussière, il chauffera moins : c’est la place à prévoir pour {quoted}.',
        'Un orage d’août ne prévient pas la prise murale. Une multiprise avec parafoudre, et vous regarderez les éclairs sans penser à {quoted}.',
        'Comptez les ports dont vous vous servez vraiment, clé, casque, imprimante. Vous éviterez les adaptateurs en choisissant {quoted}.',
        'La poussière voyage vers les aérations et s’y installe, et tout chauffe. Un passage régulier, un peu d’espace autour, et l’on prend soin de {quoted}.',
      ],
      informal: [
        'Coincé entre le mur et le radiateur, il a chaud, c’est normal. Un peu d’air autour, la poussière en moins, et tu installes {quoted}.',
        'Le tonnerre, c’est plus joli avec un parafoudre sur la multiprise. Branche dessus, avant l’été, {quoted}.',
        'Un adaptateur sur un adaptateur : on est tous passés par là. Compte tes prises utiles d’abord, et cherche-les à l’arrière de {quoted}.',
        'Les moutons sous le lit, passe encore. Ceux des aérations font chauffer, alors chasse-les régulièrement de {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Jeu, photo ou travail : que fait surtout le vôtre ?',
        'Éteignez-vous tout le soir, ou le laissez-vous veiller ?',
      ],
      informal: [
        'Jeu, boulot, ou les deux fenêtres à la fois ?',
        'Les câbles sous ton bureau : rangés ou jungle ?',
      ],
    },
  },
  tablet: {
    stories: {
      formal: [
        'Recette ouverte contre le saladier, mains dans la farine, une goutte de lait qui file. Attention à {quoted}.',
        'Le journal du matin ne se déplie plus, il glisse sous le pouce. Entre le bol et la confiture, posez {quoted}.',
        'Dans la chambre d’ami, on laisse un verre d’eau, un livre et de quoi voir un film. Prêtez {quoted}.',
        'On dessine d’abord au bord d’une facture, puis on voudrait de la place. La page suivante est sur {quoted}.',
      ],
      informal: [
        'Un épisode au lit, un seul, tenu à bout de bras jusqu’à la chute sur le nez. Accroche-toi bien à {quoted}.',
        'Quatre heures de route, deux enfants, un seul espoir à l’arrière : {quoted}.',
        'Télé prise par le match ? Pas grave, il te reste le plaid, le thé et {quoted}.',
        'Ordinateur trop gros pour le canapé, téléphone trop petit pour tes yeux. Entre les deux, il y a {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Tous les stylets n’écrivent pas sur tous les écrans. Si vous voulez dessiner, cherchez celui qui va avec le modèle exact de {quoted}.',
        'Un écran lumineux retarde le sommeil. Baissez la luminosité après dîner, ou posez plus tôt, loin de l’oreiller, {quoted}.',
        'Avec un profil enfant ou un code, tout ne s’ouvre pas au premier doigt venu. Cinq minutes de réglage avant de tendre à l’arrière de la voiture {quoted}.',
        'Le dernier épisode se paie au réveil, et la lumière de l’écran y est pour quelque chose. Baissez-la après dîner, ou refermez plus tôt {quoted}.',
      ],
      informal: [
        'Le stylet de ta sœur n’est pas forcément le bon. Regarde lequel va avec le modèle exact, et gribouille enfin sur {quoted}.',
        '« Encore un épisode », à minuit, pleine lumière : le sommeil recule. Baisse l’éclat ou, mieux, repose sur la commode {quoted}.',
        'Quatre ans, et déjà dans tes messages de travail. Un code ou un profil enfant, et tu peux prêter {quoted}.',
        'Tu veux dessiner ? Le stylet se choisit avec le modèle exact sous les yeux, sinon il reste muet. Ouvre d’abord la fiche de {quoted}.',
      ],
    },
    asks: {
      formal: ['Lecture, dessin ou séries ?', 'Qui la réclame le plus, à la maison ?'],
      informal: ['Déjà reçue sur le nez en lisant au lit ?', 'Canapé, lit ou cuisine : elle vit où ?'],
    },
  },
  headphones: {
    stories: {
      formal: [
        'Le bus est plein et pourtant chacun est seul avec sa musique. Pour votre trajet, prenez {quoted}.',
        'Il y a ces chansons que l’on n’écoute pas devant les autres. Gardez-les pour vous, avec {quoted}.',
        'Sur le quai, le train a vingt minutes de retard : un demi-disque, tout juste. Sortez {quoted}.',
        'On range mieux une cuisine en écoutant quelqu’un raconter une histoire. Commencez l’épisode, avec {quoted}.',
      ],
      informal: [
        'Ton voisin de train raconte sa vie à quelqu’un, et donc à tout le wagon. Il est temps de mettre {quoted}.',
        'Quelqu’un te parle, tu souris, tu n’as rien entendu. C’est tout l’intérêt de {quoted}.',
        'Cette chanson honteuse, tu la connais par cœur et personne ne doit le savoir. Secret gardé par {quoted}.',
        'Open space, quatorze heures, quelqu’un croque une pomme. Tu cherches des yeux {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Les oreilles fatiguent sans prévenir. Restez sous soixante pour cent du volume, faites des pauses, et vous retrouverez demain avec plaisir {quoted}.',
        'Au fond du sac, les clés ont toujours le dernier mot. Un étui, ou une simple pochette, et plus rien ne traîne : glissez-y {quoted}.',
        'Sueur et poussière abîment embouts et coussinets. Un chiffon sec après l’usage, le temps de poser son manteau, et l’on range {quoted}.',
        'Un silence entre deux morceaux repose plus qu’il n’y paraît, et un volume modéré aussi. Gardez-le sous soixante pour cent, avec {quoted}.',
      ],
      informal: [
        'Le voisin de métro entend tout ton album ? Sous soixante pour cent, avec des pauses, tes oreilles tiennent mieux : baisse un peu {quoted}.',
        'Clés, chewing-gum, ticket froissé : mauvaise compagnie. Trouve une pochette, et mets à l’abri {quoted}.',
        'Après le footing, la sueur abîme embouts et coussinets. Un coup de chiffon sec, avant la douche, et tu reposes {quoted}.',
        'Fort et sans pause, les oreilles fatiguent, et elles ne préviennent pas. Laisse-leur un couplet de silence, puis reprends {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Podcast ou musique, sur le trajet ?',
        'Quel est le dernier disque que vous avez écouté en entier ?',
      ],
      informal: ['Ta chanson honteuse ? On ne dira rien.', 'Tu fais semblant de ne pas entendre ? Souvent ?'],
    },
  },
  loudspeaker: {
    stories: {
      formal: [
        'On cuisine à deux, l’un coupe, l’autre choisit le disque. Entre l’évier et la fenêtre, posez {quoted}.',
        'Les invités arrivent à huit heures et le salon est encore trop silencieux. Baissez la lampe, allumez {quoted}.',
        'Le ménage du samedi dure exactement un album. Montez un peu le son de {quoted}.',
        'Un vieux disque revient, et quelqu’un dans la cuisine se met à chanter. C’est la faute de {quoted}.',
      ],
      informal: [
        'Il y a toujours un cousin qui veut mettre sa playlist. Cache le téléphone, surveille {quoted}.',
        'Téléphone dans un saladier pour faire plus de bruit : bien tenté. Essaie plutôt avec {quoted}.',
        '« Juste une chanson et on va se coucher. » Il est deux heures. Merci {quoted}.',
        'Passer l’aspirateur devient presque une soirée. Il faut juste pousser le son de {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Près d’un mur ou dans un angle, la musique prend davantage de basses. Si elles vous pèsent, éloignez un peu {quoted}.',
        'La voix sonne plus claire à hauteur des oreilles. Asseyez-vous à votre place, repérez l’étagère qui convient, et posez-y {quoted}.',
        'Un salon nu résonne ; un tapis et des rideaux l’apaisent. Écoutez la pièce avant de mettre en cause {quoted}.',
        'Dans un coin, les graves grondent ; à un pas du mur, ils s’adoucissent. Faites l’essai un dimanche, morceau après morceau, avec {quoted}.',
      ],
      informal: [
        'Trop de basses ? Ce n’est peut-être que le mur : il en rajoute, et l’angle aussi. Avance d’un pas {quoted}.',
        'Par terre, la chanteuse parle à tes chaussettes. À hauteur des oreilles, la voix est plus claire : trouve un perchoir à {quoted}.',
        'Ça résonne comme dans une piscine ? Un tapis, des rideaux, et le salon se calme. Ensuite seulement, monte le son de {quoted}.',
        'Tes voisins n’aiment pas les graves, et l’angle du salon en ajoute. Pour la paix de l’immeuble, éloigne du mur {quoted}.',
      ],
    },
    asks: {
      formal: ['Qui choisit la musique, à la maison ?', 'Quel disque mettez-vous pour cuisiner ?'],
      informal: [
        'Le morceau qui te fait lever à tous les coups ?',
        'Qui est interdit de playlist chez toi ?',
      ],
    },
  },
  keyboard: {
    stories: {
      formal: [
        'Dix mille frappes par jour, et l’on ne regarde jamais ce que l’on touche. Regardez un instant {quoted}.',
        'Un mail difficile se relit à voix basse, un doigt au-dessus de la touche Envoi. Faites confiance à {quoted}.',
        'On le retourne un jour au-dessus de la corbeille, et toute l’année tombe en miettes. Repartez avec {quoted}.',
        'Le premier chapitre est dans la tête depuis des années. Posez devant vous une tasse et {quoted}.',
      ],
      informal: [
        'Taper plus fort ne fait pas partir le mail plus vite. Mais ça soulage, surtout sur {quoted}.',
        'Retourne l’ancien : trois miettes, un trombone, un raisin. On arrête là, on passe à {quoted}.',
        'Répondre « Bien reçu, merci » quarante fois par jour, d’accord. Mais sur {quoted}.',
        '« ggggggg », a écrit le chat à ta direction. Sa prochaine victime : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'L’AZERTY n’est pas partout, et un mot de passe tapé de travers le rappelle vite. Regardez la disposition avant de choisir {quoted}.',
        'Débranché, retourné, tapoté du plat de la main : la moitié des miettes tombe. Prévoyez une feuille de papier sous {quoted}.',
        'Les mains fatiguent moins, poignets droits et coudes près du corps. Réglez d’abord la chaise, puis approchez {quoted}.',
        'Trois lignes ou trente pages, le poignet reste droit, le coude près du corps. C’est une posture à prendre dès le premier mail écrit avec {quoted}.',
      ],
      informal: [
        'Un A à la place du Q, et ton premier mail commence mal. Vérifie la disposition avant de craquer pour {quoted}.',
        'Ton croissant de mardi est toujours là. Débranche, retourne, tapote, la moitié des miettes tombe, et le reste appartient à {quoted}.',
        'Coudes près du corps, poignets droits, et tes mains fatiguent moins. Le pianiste, c’est toi ; le piano, {quoted}.',
        'Il pleut des miettes dès qu’on tapote à l’envers, débranché. Fais-le au-dessus de la poubelle, pas du chat, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Tapez-vous à deux doigts ou à dix ?', 'Touches silencieuses ou touches qui claquent ?'],
      informal: ['Dernier aliment tombé entre tes touches ?', 'Le mot que tu tapes toujours de travers ?'],
    },
  },
  mouse: {
    stories: {
      formal: [
        'La main droite fait tout le jour le même petit voyage, dix centimètres aller et retour. Au bout, il y a {quoted}.',
        'Sur le pavé tactile, on découpe une image comme on mange une soupe à la fourchette. Reprenez avec {quoted}.',
        'Un tableau de mille lignes, et l’erreur se cache tout en bas. Respirez, et prenez {quoted}.',
        'On dégage la table, on pousse la tasse, on trouve l’angle. Tout est en place pour {quoted}.',
      ],
      informal: [
        'Tu cherches le curseur en secouant tout dans tous les sens. On l’a tous fait. Excuse-toi auprès de {quoted}.',
        'Cliquer deux fois, trois fois, très fort : ça ne marche pas mieux. Calme-toi avec {quoted}.',
        'Pavé tactile, poignet tordu, dossier glissé dans la corbeille. Fais la paix, prends {quoted}.',
        '« Un dernier niveau. » Et la nuit est passée, une main sur le paquet de chips, l’autre sur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Posés sans se crisper, les doigts disent si la taille convient. Mesurez votre main en pensée, puis regardez les dimensions de {quoted}.',
        'Sur du verre ou un bureau brillant, la plupart demandent un tapis. Voyez de quoi votre table est faite, avant d’y installer {quoted}.',
        'L’épaule se détend quand l’avant-bras est posé et le coude près du corps. Faites un peu de place sur le bureau à {quoted}.',
        'Le bras tendu vers le fond du bureau, l’épaule travaille pour rien. Posez l’avant-bras, gardez le coude près du corps, et la souris tout près. Ici, c’est {quoted}.',
      ],
      informal: [
        'Petite main, grande main : les doigts doivent se poser sans se crisper. Avant de choisir, compare ta paume à {quoted}.',
        'Table en verre et curseur qui fait n’importe quoi ? La plupart réclament alors un tapis : glisses-en un sous {quoted}.',
        'Ton épaule remonte jusqu’à l’oreille dès que tu cliques. Coude au corps, avant-bras posé, et respire, la main sur {quoted}.',
        'Un bureau brillant, c’est joli sur les photos, et le curseur s’y perd souvent. Prévois un tapis pour accueillir {quoted}.',
      ],
    },
    asks: {
      formal: ['Main droite ou main gauche ?', 'Avec un tapis ou à même la table ?'],
      informal: ['Tu cliques trois fois quand ça rame, toi aussi ?', 'Droitier, gaucher, ou ça dépend ?'],
    },
  },
  monitor: {
    stories: {
      formal: [
        'On lit un contrat, on répond à un message, on perd le contrat. Il manque un peu de place, et {quoted}.',
        'Les photos du voyage se ressemblent toutes sur un téléphone. Reprenez-les une à une, sur {quoted}.',
        'Le dos rond et le nez sur le portable, c’est ainsi que finissent les journées. Relevez la tête vers {quoted}.',
        'Un film, un fauteuil tourné du bon côté, une seule lampe allumée. Le reste se passe sur {quoted}.',
      ],
      informal: [
        'À gauche le boulot, à droite la recette du soir. Ta double vie commence avec {quoted}.',
        'Tu plisses les yeux depuis mardi, et ce n’est pas pour avoir l’air profond. Regarde plutôt {quoted}.',
        'Des post-it tout autour du bord, et déjà plus de place. C’est l’occasion d’accueillir {quoted}.',
        'Dernière ligne, tout à droite, et tu zoomes comme un détective. Passe l’enquête sur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'À un bras de distance, le haut à hauteur des yeux, et la nuque se repose. Tendez la main : vous savez où poser {quoted}.',
        'Face à la fenêtre ou dos à elle, le jour se reflète. Tournez le bureau d’un quart, et placez à angle droit de la vitre {quoted}.',
        'Un câble a deux bouts, et l’un des deux est déjà décidé. Regardez la connectique de l’ordinateur, puis celle de {quoted}.',
        'Deux gros livres valent parfois un ostéopathe : le haut de l’image arrive aux yeux, la nuque se repose. Essayez-les sous {quoted}.',
      ],
      informal: [
        'Tends le bras : le bout des doigts touche l’image, c’est la bonne distance. Le haut au niveau des yeux, et ta nuque dit oui à {quoted}.',
        'Tu te vois mieux que ton tableau à l’écran ? C’est la fenêtre. Un quart de tour, côté vitre, pour {quoted}.',
        'Le câble qu’il te faut dépend de la prise que tu as. Passe la tête derrière l’ordinateur avant de choisir {quoted}.',
        'Double menton en visio ? L’image est sans doute trop basse. Le haut à hauteur des yeux, la nuque se repose aussi : remonte {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Un seul écran ou deux sur votre bureau ?',
        'Collez-vous des post-it tout autour ?',
        'Face à la fenêtre, ou dos à elle ?',
        'Bureau rangé ou plan de bataille ?',
        'Dans quelle pièce travaillez-vous le mieux ?',
        'Mode clair ou mode sombre ?',
      ],
      informal: [
        'Ton fond d’écran du moment ?',
        'Combien de fenêtres ouvertes en même temps ?',
        'Onglets ouverts : moins de dix, ou pas de commentaire ?',
        'Travail, jeu ou séries, en vrai ?',
        'Ton bureau a combien de tasses vides, là ?',
        'Caméra allumée ou éteinte en réunion ?',
      ],
    },
  },
  'storage-drive': {
    stories: {
      formal: [
        'Les photos des enfants sont dans quatre téléphones et nulle part à la fois. Réunissez-les sur {quoted}.',
        'On dit « je le ferai ce week-end » et l’ordinateur, lui, n’attend pas toujours. Avant dimanche, branchez {quoted}.',
        'Une thèse, un mariage, dix ans de factures : cela tient dans la main. La main, et {quoted}.',
        'Au fond du tiroir, on garde les négatifs de ses parents. Pour les vôtres, il y a {quoted}.',
      ],
      informal: [
        '« Tu as fait une sauvegarde ? » Silence. Épargne-toi ce silence, avec {quoted}.',
        'Ton dossier s’appelle « final_final_le_bon ». Mets-le à l’abri sur {quoted}.',
        'Disque plein, dit l’ordi, et tu supprimes des photos au hasard. Pose cette souris, prends {quoted}.',
        'Trois films pour le train, et pas de réseau entre Lyon et nulle part. Charge tout sur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Les archivistes ont une règle : deux copies, deux supports, dont une ailleurs que chez soi. L’une des deux a trouvé son toit, sur {quoted}.',
        'Débrancher d’un geste, c’est risquer un fichier corrompu. Cliquez sur éjecter, comptez jusqu’à trois, et rangez {quoted}.',
        'Chaleur, humidité, chocs : les données vieillissent mieux loin des trois. Un tiroir calme, à l’abri du radiateur, ira très bien à {quoted}.',
        'Une seule copie, et l’album de famille tient à un fil. Faites-en deux, sur deux supports, dont une ailleurs que chez vous, et commencez avec {quoted}.',
      ],
      informal: [
        'Une copie chez toi, une copie chez ta mère : même les archivistes font comme ça. Dimanche, au déjeuner, apporte {quoted}.',
        'Éjecter d’abord, tirer ensuite : dans l’autre sens, les fichiers peuvent y rester. Deux clics de politesse envers {quoted}.',
        'Boîte à gants en août, sac de piscine, chute dans l’escalier : les données n’aiment rien de tout ça. Trouve un coin tranquille pour {quoted}.',
        '« Tout est sur mon ordi » : donc tout est au même endroit. Deux copies, deux supports, dont une dehors, et tu peux commencer par {quoted}.',
      ],
    },
    asks: {
      formal: [
        'À quand remonte votre dernière sauvegarde ?',
        'Que sauveriez-vous en premier : les photos ou la musique ?',
      ],
      informal: [
        'Dernière sauvegarde : hier, l’an dernier ou jamais ?',
        'Le pire nom de fichier de ton ordi ?',
      ],
    },
  },
  charger: {
    stories: {
      formal: [
        'À l’hôtel, l’unique prise se cache derrière la table de nuit. Une fois trouvée, elle est pour {quoted}.',
        'On part en week-end, on vérifie les clés, le gaz, les billets. Et à mi-chemin, on pense à {quoted}.',
        'Chaque soir, le même petit geste avant d’éteindre la lampe. Il se fera avec {quoted}.',
        'Dans une famille, il y en a toujours un de moins que de téléphones. Rétablissez l’équilibre avec {quoted}.',
      ],
      informal: [
        'Deux pour cent et l’adresse est dans le téléphone. Tu regrettes d’avoir laissé à la maison {quoted}.',
        '« Qui m’a pris le mien ? » Personne, comme d’habitude. Écris ton nom sur {quoted}.',
        'La chasse à la prise dans un café est un vrai sport. Entre dans la partie avec {quoted}.',
        'Il faut le tenir de travers, avec un livre dessus, et ne plus respirer. L’ancien a assez donné, prends {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La puissance et la prise se lisent sur l’appareil, ou dans son manuel. Notez les deux, et vous saurez s’il vous faut {quoted}.',
        'Un bloc brûlant, un fil abîmé : on débranche et l’on remplace, sans attendre l’étincelle. La relève peut s’appeler {quoted}.',
        'Sous l’oreiller, un appareil en charge chauffe. Une table de nuit, dure et fraîche, lui convient mieux, au bout de {quoted}.',
        'Avoir la bonne prise ne suffit pas, la puissance décide aussi. Une ligne minuscule la donne, sur l’appareil : comparez-la à celle de {quoted}.',
      ],
      informal: [
        'Même prise, mais pas forcément même puissance. C’est écrit en tout petit sur l’appareil, ou dans son manuel : lis ça avant de choisir {quoted}.',
        'Le vieux fil recollé au scotch, on a dit non. S’il est abîmé ou s’il brûle, débranche, remplace, et pense à {quoted}.',
        'Ton téléphone n’a pas besoin d’un oreiller : en charge, il y chauffe. Sur la table, au frais, et bonne nuit avec {quoted}.',
        'En plein soleil sur le rebord de la fenêtre, ce qui charge chauffe. Cherche une surface dure, à l’ombre, et branche {quoted}.',
      ],
    },
    asks: {
      formal: [
        'À quel pourcentage commencez-vous à vous inquiéter ?',
        'Combien en avez-vous laissé à l’hôtel ?',
      ],
      informal: ['Tu dors à combien de mètres de la prise ?', 'Qui te pique toujours le tien ?'],
    },
  },
  memory: {
    stories: {
      formal: [
        'Un ordinateur de cinq ans n’est pas vieux, il a seulement trop à retenir. Donnez-lui {quoted}.',
        'Deux vis, un capot, un petit clic : le bricolage du dimanche tient parfois en dix minutes. Cette fois, {quoted}.',
        'On ferme un onglet pour en ouvrir un autre, comme on pousse les meubles. Faites de la place avec {quoted}.',
        'Vous retouchez une photo, la machine réfléchit, le café passe. Il est temps de lui offrir {quoted}.',
      ],
      informal: [
        'Ton ordi rame dès que tu ouvres la musique et trois onglets. Avant de l’insulter, essaie {quoted}.',
        'Racheter une machine entière, ou dévisser un capot ? Va pour le tournevis, et {quoted}.',
        'L’icône tourne, tourne, et toi tu regardes ta vie passer. On peut y remédier : {quoted}.',
        'Le clic de la barrette qui s’enclenche, c’est ton petit bonheur de bricoleur. Il attend {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Génération et capacité doivent convenir, et c’est la carte mère qui le dit. Ouvrez sa liste, puis cherchez-y {quoted}.',
        'Deux identiques vont en général plus vite qu’une seule de même capacité. Pensez-y avant de commander, en un ou deux exemplaires, {quoted}.',
        'Un pull, de la moquette, une étincelle : débranchez, touchez du métal, et l’électricité statique s’en va. Alors seulement, mettez en place {quoted}.',
        'L’ordinateur est ouvert, le tournevis posé. Encore un geste contre la décharge statique, toucher du métal, et l’on peut prendre en main {quoted}.',
      ],
      informal: [
        'Ta carte mère a une liste d’invités, par génération et par capacité. Regarde si elle a prévu {quoted}.',
        'À deux, ça va en général plus vite que seul, à capacité égale. Pense aux jumelles avant de commander {quoted}.',
        'Ton pull et la moquette préparent une décharge. Tout débranché, touche un bout de métal, et tu peux sortir de son sachet {quoted}.',
        'Rien de plus vexant qu’une génération trop loin. La liste de la carte mère évite ça : va voir si tu y trouves {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Avez-vous déjà ouvert votre ordinateur vous-même ?',
        'Quel logiciel ralentit tout chez vous ?',
      ],
      informal: [
        'Déjà ouvert ton ordi tout seul ? Il a survécu ?',
        'Combien d’onglets avant que le tien supplie ?',
      ],
    },
  },
  cable: {
    stories: {
      formal: [
        'On en garde une boîte entière, et jamais le bon. Pour cette fois, mettez de côté {quoted}.',
        'Le jour où l’on branche enfin l’écran, il manque toujours la même chose. Prévoyez {quoted}.',
        'Derrière le meuble, il y a des nœuds que personne n’a faits. Reprenez tout, en commençant par {quoted}.',
        'Un bout d’adhésif autour de la prise, et l’on gagne encore une semaine. Remplacez-le par {quoted}.',
      ],
      informal: [
        'Prêté à un collègue en mars, jamais revu depuis. On tourne la page, avec {quoted}.',
        'Tu l’as rangé bien plat, il est ressorti en spaghetti. Mystère du tiroir, acte deux : {quoted}.',
        '« Tu aurais le même, mais avec l’autre bout ? » Question de bureau classique. Réponse : {quoted}.',
        'Au fond du sac, entre les clés et un vieux chewing-gum, il en faut toujours un. Glisses-y {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une prise identique ne dit rien du débit ni de la puissance. Lisez les deux avant de choisir {quoted}.',
        'Serrés autour de la main, les fils se tordent. En larges boucles, ils tiennent plus longtemps : c’est ainsi que l’on range {quoted}.',
        'Tirer sur le fil, c’est tirer sur la soudure. Prenez par la fiche, même en retard, même à quatre pattes, et débranchez {quoted}.',
        'Au fond du tiroir dort une pelote que nul ne démêle. De larges boucles, sans tordre, et vous aurez vite en main {quoted}.',
      ],
      informal: [
        'Jumeaux de l’extérieur, étrangers à l’intérieur : à prise égale, débit et puissance peuvent changer. Lis les chiffres avant de prendre {quoted}.',
        'Ni nœud marin ni chignon : de larges boucles, et les fils tiennent plus longtemps. Même au fond du sac, respecte {quoted}.',
        'Depuis le canapé, en tirant sur le fil, ça marche. La soudure, elle, fatigue : lève-toi, prends la fiche, et débranche {quoted}.',
        'Ça rentre, donc ça marche ? Pas forcément : le débit et la puissance ne se voient pas sur la prise. Va lire ceux de {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Combien en gardez-vous sans savoir à quoi ils servent ?',
        'Tiroir, boîte ou sac : où vivent les vôtres ?',
        'Enroulés, noués ou en vrac ?',
        'Combien de prises à côté de votre lit ?',
        'Étiquetez-vous vos câbles ?',
        'Lequel manque toujours, en voyage ?',
      ],
      informal: [
        'Ton tiroir à câbles : rangé ou spaghetti ?',
        'Le plus vieux de ta collection branchait quoi ?',
        'La prise dans le bon sens, au combientième essai ?',
        'Qui, chez toi, emprunte sans rendre ?',
        'Batterie à dix pour cent : calme ou panique ?',
        'Tu débranches en tirant sur le fil ? Avoue.',
      ],
    },
  },
  'smart-watch': {
    stories: {
      formal: [
        'En réunion, sortir son téléphone se remarque. Tourner un peu le poignet, beaucoup moins, surtout avec {quoted}.',
        'On descend un arrêt plus tôt, pour voir, et l’on se prend au jeu. Cela commence avec {quoted}.',
        'Sous la pluie, les deux mains prises, quelqu’un appelle. Il suffira de regarder {quoted}.',
        'Vous marchez tous les jours sans savoir jusqu’où. Pour le savoir, attachez {quoted}.',
      ],
      informal: [
        'Faire trois fois le tour de la table pour finir l’objectif, c’est permis. Ne dis rien à {quoted}.',
        'Le téléphone est au fond du sac, sous la gourde, et il sonne. Regarde ton poignet : il y a {quoted}.',
        '« Je vais au pain à pied. » Depuis quand ? Depuis {quoted}.',
        'Neuf mille huit cents pas, et le canapé qui t’appelle. Courage, encore une poubelle à descendre avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Chaque vibration coûte un peu de calme et un peu de batterie. Ne gardez que quelques notifications, le premier soir, sur {quoted}.',
        'À un doigt de l’os du poignet, ajusté sans serrer, le pouls se mesure plus régulièrement. Deux secondes à prendre le matin, en mettant {quoted}.',
        'Les deux doivent se parler, alors vérifiez l’entente avec votre téléphone. Si elle est bonne, rien ne s’oppose à {quoted}.',
        'Trente alertes par heure, et l’on regarde son poignet plus que ses amis. Choisissez celles qui comptent, et la journée sera plus calme, avec {quoted}.',
      ],
      informal: [
        'Le groupe des parents d’élèves n’a pas besoin de vibrer. Garde deux ou trois notifications, la batterie dure mieux, et sors en paix avec {quoted}.',
        'Trop lâche, pile sur l’os : la mesure du pouls fait un peu ce qu’elle veut. Un doigt plus loin, sans serrer, remets {quoted}.',
        'Avant le coup de cœur, le test de couple : est-ce que ça va avec ton téléphone ? Vérifie, puis présente-lui {quoted}.',
        'Une journée plus calme tient à un réglage : peu de notifications, bien choisies. Commence par là en allumant {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Comptez-vous vos pas, ou préférez-vous ne pas savoir ?',
        'Que regardez-vous en premier : l’heure, les pas, les messages ?',
      ],
      informal: ['Ton record de pas en un jour ?', 'Déjà tourné autour de la table pour finir tes pas ?'],
    },
  },
};
