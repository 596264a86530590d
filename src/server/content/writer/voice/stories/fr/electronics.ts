import type { StoriesOf } from '../stories.ts';

export const electronics: StoriesOf<'electronics'> = {
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
    asks: {
      formal: [
        'Comptez-vous vos pas, ou préférez-vous ne pas savoir ?',
        'Que regardez-vous en premier : l’heure, les pas, les messages ?',
      ],
      informal: ['Ton record de pas en un jour ?', 'Déjà tourné autour de la table pour finir tes pas ?'],
    },
  },
};
