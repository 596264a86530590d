import type { StoriesOf } from '../stories.ts';

export const toys: StoriesOf<'toys'> = {
  doll: {
    stories: {
      formal: [
        'Elle s’assied à table, on lui noue une serviette, et l’on demande si elle a encore faim. Le couvert est pour {quoted}.',
        'On lui a donné un prénom dans la voiture, avant même d’être à la maison. Reste à trouver celui de {quoted}.',
        'Un enfant couche plus petit que lui, et baisse la voix comme un grand. Ce soir, il borde {quoted}.',
        'Les voyages se préparent mieux à deux, avec une valise minuscule. Dans la vôtre, gardez une place à {quoted}.',
      ],
      informal: [
        'Réunion au sommet dans la chambre, thé imaginaire, gâteaux en pâte à modeler. Invitée d’honneur : {quoted}.',
        '« Chut, elle dort. » Et toute la maison marche sur la pointe des pieds, pour {quoted}.',
        'Coiffure ratée, ciseaux trop près, drame à seize heures. Console tout le monde avec {quoted}.',
        'Vingt heures, histoire, verre d’eau, encore une histoire. Et dans le lit, bien avant l’enfant, {quoted}.',
      ],
    },
    asks: {
      formal: ['Comment s’appelait la vôtre ?', 'Qui choisit le prénom, chez vous ?'],
      informal: ['La tienne, tu l’as gardée ?', 'Tu lui as coupé les cheveux ? Avoue.'],
    },
  },
  'soft-toy': {
    stories: {
      formal: [
        'On ne quitte pas la maison sans lui, et l’on fait demi-tour à la sortie de l’autoroute. Vous aussi, pour {quoted}.',
        'Les secrets de six ans se disent tout bas, sous la couette. C’est à {quoted} qu’on les confie.',
        'Chez la nounou, chez mamie, chez le docteur : il est de tous les voyages. Préparez le sac de {quoted}.',
        'Dans le train, il a sa place près de la fenêtre et l’on se serre un peu. Elle est à {quoted}.',
      ],
      informal: [
        'Perdu au supermarché, retrouvé au rayon yaourts : tu as vieilli de dix ans. Ne quitte plus des yeux {quoted}.',
        '« Il faut dire bonne nuit à tout le monde. » Ça prend une heure, surtout avec {quoted}.',
        'Ton cousin de huit ans dit qu’il est trop grand. Regarde qui dort contre lui : {quoted}.',
        'Grand-mère dit qu’il y en a assez. L’enfant dit qu’il manque {quoted}.',
      ],
    },
    asks: {
      formal: ['Comment s’appelait le vôtre ?', 'Où l’avez-vous oublié, un jour de départ ?'],
      informal: ['Le tien, il est où maintenant ?', 'Doudou perdu : jusqu’où as-tu fait demi-tour ?'],
    },
  },
  puzzle: {
    stories: {
      formal: [
        'On commence par les bords, pour un quart d’heure, dit-on. À minuit, on est encore devant {quoted}.',
        'La table du salon est prise pour la semaine, on dîne à la cuisine. Tout cela pour {quoted}.',
        'Une pièce manque, et quelqu’un, quelque part, est assis dessus. Tout le monde debout, pour {quoted}.',
        'Dehors il pleut, dedans on ne parle plus qu’en cherchant du ciel. Cherchez, avec {quoted}.',
      ],
      informal: [
        'Les bords d’abord, tout le monde est d’accord. Après, chacun sa stratégie, et au milieu, {quoted}.',
        '« Encore une pièce et je viens. » Le plat est froid, ton honneur aussi. Finis {quoted}.',
        'Ton chat s’est assis pile au milieu, et il a l’air content de lui. Pousse-le doucement, sauve {quoted}.',
        'Deux heures du matin, trois pièces se ressemblent, tu en essaies quatre. Va te coucher, laisse {quoted}.',
      ],
    },
    asks: {
      formal: ['Les bords d’abord, ou les couleurs ?', 'Combien de temps reste-t-il sur la table du salon ?'],
      informal: ['Bords en premier, ou anarchie ?', 'La pièce manquante : qui est le coupable ?'],
    },
  },
  'board-game': {
    stories: {
      formal: [
        'On débarrasse les assiettes, on pousse les verres, et quelqu’un lit la règle à voix haute. Ouvrez {quoted}.',
        'Chez les grands-parents, la pluie n’avait jamais d’importance. On sortait quelque chose comme {quoted}.',
        'Une règle mal comprise, et c’est toute la table qui rit. Il faut bien essayer : {quoted}.',
        'Le plus jeune commence, c’est écrit, et il en profite. Serrez-vous autour de {quoted}.',
      ],
      informal: [
        '« On joue pour s’amuser. » Phrase dite par celui qui n’a jamais perdu. Rebats les cartes, avec {quoted}.',
        'Ta sœur triche depuis l’enfance, et tout le monde le sait. Offre-lui une chance de plus : {quoted}.',
        'Pluie, pas de réseau, cinq personnes dans une maison de campagne. Sauve la soirée, sors {quoted}.',
        'Mauvais perdant, mais avec le sourire. Si tu en connais un, pose devant lui {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel jeu fait crier toute votre famille ?', 'Stratégie ou hasard ?'],
      informal: ['Bon perdant ou très mauvais perdant ?', 'Qui triche toujours, chez toi ?'],
    },
  },
  'building-blocks': {
    stories: {
      formal: [
        'Il construit à plat ventre sur le tapis, la langue entre les dents. Ne le dérangez pas, il a {quoted}.',
        'La tour s’écroule, tout le monde rit, et l’on recommence plus haut. Cela peut durer, avec {quoted}.',
        'Une maison, un pont, un vaisseau : on lui demande ce que c’est, et la réponse change. Confiez-lui {quoted}.',
        'Dix minutes avant le bain, l’adulte dit « j’arrive » et pose encore un étage. Il joue avec {quoted}.',
      ],
      informal: [
        'Marcher dessus pieds nus dans le noir, c’est le baptême des parents. Le tien se fera sur {quoted}.',
        '« C’est pas une voiture, c’est un dinosaure volant. » Pardon. On refait, avec {quoted}.',
        'Plus haut, encore plus haut, aïe. Le voisin du dessous sait déjà que tu as {quoted}.',
        'Papa a voulu aider. Papa a pris la place. On attend son tour pour {quoted}.',
      ],
    },
    asks: {
      formal: ['Tour, château ou vaisseau spatial ?', 'Qui construit le plus : l’enfant ou vous ?'],
      informal: [
        'Ta tour la plus haute avait combien d’étages ?',
        'Le plus douloureux, pieds nus : tu confirmes ?',
      ],
    },
  },
  'toy-car': {
    stories: {
      formal: [
        'Un bord de tapis devient une route, et la table basse, un tunnel. On y verra passer {quoted}.',
        'Dans la poche d’un manteau d’enfant, entre un caillou et un mouchoir, il y a {quoted}.',
        'À la caisse du supermarché, ça roule déjà sur le tapis, entre le lait et le pain. Laissez passer {quoted}.',
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
      formal: ['Sous quel meuble les retrouvez-vous toujours ?', 'Quelle était la vôtre, enfant ?'],
      informal: ['Laquelle gagnait toujours, dans ta chambre ?', 'Le truc qui te servait de garage ?'],
    },
  },
};
