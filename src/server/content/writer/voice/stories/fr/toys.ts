import type { StoriesOf } from '../stories.ts';

export const toys: StoriesOf<'toys'> = {
  doll: {
    stories: {
      formal: [
        'Elle s’assied à table, on lui noue une serviette, et l’on demande si elle a encore faim. Le couvert est pour {quoted}.',
        'On lui a donné un prénom dans la voiture, avant même d’être à la maison. Reste à trouver celui de {quoted}.',
        'Un enfant met au lit plus petit que soi, et baisse la voix comme un grand. Il ou elle borde {quoted}.',
        'Les voyages se préparent mieux à deux, avec une valise minuscule. Dans la vôtre, gardez une place à {quoted}.',
      ],
      informal: [
        'Réunion au sommet dans la chambre, thé imaginaire, gâteaux en pâte à modeler. Invitée d’honneur : {quoted}.',
        '« Chut, elle dort. » Et toute la maison marche sur la pointe des pieds, pour {quoted}.',
        'Coiffure ratée, ciseaux trop près, drame à seize heures. Console tout le monde avec {quoted}.',
        'Vingt heures, histoire, verre d’eau, encore une histoire. Et dans le lit, déjà couchée, {quoted}.',
      ],
    },
    asks: {
      formal: ['Comment s’appelait la vôtre ?', 'Qui lui donne son nom à la maison ?'],
      informal: ['La tienne, tu l’as gardée ?', 'Le prénom le plus étrange que tu lui aurais donné ?'],
    },
  },
  'soft-toy': {
    stories: {
      formal: [
        'On ne quitte pas la maison sans lui, et l’on fait demi-tour à la sortie de l’autoroute. Vous aussi, pour {quoted}.',
        'Les yeux à moitié clos, il tient une oreille et le dit à voix basse. À qui ? À {quoted}.',
        'Un jour de lavage est un jour de deuil, on attend devant le hublot. Celui qui revient, c’est {quoted}.',
        'Dans le train, il a sa place près de la fenêtre et l’on se serre un peu. Elle est à {quoted}.',
      ],
      informal: [
        'Perdu au supermarché, retrouvé au rayon yaourts : vous avez tous vieilli de dix ans. On parle de {quoted}.',
        '« Il faut dire bonne nuit à tout le monde. » Ça prend une heure, surtout avec {quoted}.',
        'Ton cousin de huit ans dit qu’il est trop grand. Regarde qui dort contre lui : {quoted}.',
        'Grand-mère dit qu’il y en a assez. L’enfant dit qu’il manque {quoted}.',
      ],
    },
    asks: {
      formal: ['Comment s’appelait le vôtre ?', 'Où l’avez-vous oublié une fois ?'],
      informal: ['Le tien, il est où maintenant ?', 'Tu l’as encore, ou tu l’as perdu ?'],
    },
  },
  puzzle: {
    stories: {
      formal: [
        'On commence par les bords, c’est ce que l’on fait tous, et l’on dit que l’on n’y passera qu’un quart d’heure. Voici {quoted}.',
        'La table du salon est prise pour la semaine, on dîne à la cuisine. Tout cela pour {quoted}.',
        'Il manque toujours une pièce, et toujours quelqu’un assis dessus. Recomptez avec {quoted}.',
        'Dehors il pleut, dedans on ne parle plus qu’en cherchant du ciel. Cherchez, avec {quoted}.',
      ],
      informal: [
        'Les bords d’abord, tout le monde est d’accord. Après, c’est la guerre civile, avec {quoted}.',
        '« Encore une pièce et je viens. » Le plat est froid, ton honneur aussi. Finis {quoted}.',
        'Ton chat s’est assis pile au milieu du ciel bleu. Recommence, avec {quoted}.',
        'Deux heures du matin, trois pièces ressemblent à la même. Tu n’as plus peur de rien, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Les bords ou le centre d’abord ?', 'Combien de temps sur la table du salon ?'],
      informal: ['Bords en premier, ou anarchie ?', 'Pièce manquante : qui est le coupable ?'],
    },
  },
  'board-game': {
    stories: {
      formal: [
        'On débarrasse les assiettes, on pousse les verres, et quelqu’un lit la règle à voix haute. Ouvrez {quoted}.',
        'Chez les grands-parents, la pluie n’avait jamais d’importance. On sortait quelque chose comme {quoted}.',
        'Une règle mal comprise fait parfois les meilleurs fous rires. Il faut bien essayer : {quoted}.',
        'Le plus jeune commence, c’est écrit, et il en profite. Vous serez quelques-uns autour de {quoted}.',
      ],
      informal: [
        '« On joue pour s’amuser. » Phrase dite par celui qui n’a jamais perdu. Rebats les cartes, avec {quoted}.',
        'Ta sœur triche depuis l’enfance, et tout le monde le sait. Offre-lui une chance de plus : {quoted}.',
        'Pluie, pas de réseau, cinq personnes dans une maison de campagne. Sauve la soirée, sors {quoted}.',
        'Mauvais perdant, mais avec le sourire. Si tu en connais un, pose devant lui {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel jeu fait crier toute la famille ?', 'Plutôt stratégie ou hasard ?'],
      informal: ['Bon perdant ou très bon perdant ?', 'Qui triche toujours chez toi ?'],
    },
  },
  'building-blocks': {
    stories: {
      formal: [
        'Il construit à plat ventre sur le tapis, la langue entre les dents. On ne dérange pas {quoted}.',
        'La tour s’écroule, tout le monde rit, et l’on recommence plus haut. Cela peut durer, avec {quoted}.',
        'Une maison, un pont, un vaisseau : on lui demande ce que c’est, et la réponse change. Confiez-lui {quoted}.',
        'On voulait juste ranger, et l’on se retrouve à bâtir avec lui. Il faut dire que c’était {quoted}.',
      ],
      informal: [
        'Marcher dessus pieds nus dans le noir, c’est le baptême des parents. Suivant, avec {quoted}.',
        '« C’est pas une voiture, c’est un dinosaure volant. » Pardon. On refait, avec {quoted}.',
        'Plus haut, encore plus haut, aïe. Le voisin sait que vous avez {quoted}.',
        'Papa a voulu aider. Papa a pris la place. On attend son tour pour {quoted}.',
      ],
    },
    asks: {
      formal: ['Tour, château ou vaisseau spatial ?', 'Qui construit le plus : l’enfant ou vous ?'],
      informal: ['Ta tour la plus haute, avant la chute ?', 'Qui marche dessus en premier chez toi ?'],
    },
  },
  'toy-car': {
    stories: {
      formal: [
        'Un bord de tapis devient une route, et la table basse, un tunnel. On y verra passer {quoted}.',
        'Dans la poche d’un manteau d’enfant, entre un caillou et un mouchoir, il y a {quoted}.',
        'À la caisse, on attend son tour en roulant sur le bord du tapis. Ce petit bruit, c’est {quoted}.',
        'Elle file sous le canapé, et il faut deux adultes et un manche à balai. Récupérez {quoted}.',
      ],
      informal: [
        '« Vroum » est un mot complet, dès dix-huit mois. La suite de la conversation : {quoted}.',
        'Bouchon monstre dans le couloir, dépannage prévu avant le bain. En tête de file, {quoted}.',
        'Trottoir, muret, genou de papi : tout est une autoroute. Permis obtenu pour {quoted}.',
        'Ton neveu te la confie cinq secondes, c’est une preuve d’amour. Fais attention à {quoted}.',
      ],
    },
    asks: {
      formal: ['Course, garage ou collection ?', 'Où la retrouvez-vous toujours ?'],
      informal: ['La plus belle course de ton enfance ?', 'Sous quel meuble les retrouves-tu ?'],
    },
  },
};
