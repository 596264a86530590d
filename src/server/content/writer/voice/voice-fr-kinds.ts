import type { Voice } from './voice.ts';

export const kindsFr: Voice['kinds'] = {
  jewellery: {
    hooks: [
      'Le bijou se choisit en dernier',
      'Doré, argenté ou les deux ?',
      'Un éclat, et la tenue est là',
      'Un bijou, et puis rien d’autre',
      'À offrir ou à garder pour soi ?',
    ],
    lines: [
      'On l’attache, on se regarde, on sort.',
      'Un bijou raconte souvent une date ou quelqu’un.',
      'Une tenue simple, un seul éclat, et tout est dit.',
      'On le touche sans y penser pendant les longues conversations.',
    ],
    tags: ['Bijoux', 'BijouxFemme', 'BijouDuJour', 'IdéeCadeau'],
  },
  shoes: {
    hooks: [
      'Les chaussures d’abord, la tenue ensuite',
      'Où iront ces pas aujourd’hui ?',
      'Une paire près de la porte',
      'Le premier regard va aux pieds',
      'Marcher plus loin que prévu',
    ],
    lines: [
      'Un trottoir, un escalier, un détour par le marché.',
      'La paire qui attend près de la porte, toujours prête.',
      'Un pantalon un peu court, et tout le monde les voit.',
      'Du quai de gare au restaurant sans changer de chaussures.',
    ],
    tags: ['Chaussures', 'LookDuJour', 'Shoes', 'Mode'],
  },
  accessories: {
    hooks: [
      'Le détail qui change la tenue',
      'Il manquait juste ça',
      'Le dernier geste avant de sortir',
      'Avec quoi le porter demain ?',
      'Petite touche, grande différence',
    ],
    lines: [
      'Les clés, le téléphone, et ce détail qui change la tenue.',
      'Une tenue de tous les jours, un accessoire, et quelqu’un le remarque.',
      'Posé dans l’entrée, il part le premier le matin.',
      'Du lundi pressé au samedi tranquille.',
    ],
    tags: ['Accessoires', 'AccessoireMode', 'LookDuJour', 'IdéeCadeau'],
  },
  clothing: {
    hooks: [
      'La tenue de demain est prête',
      'On porte quoi ce matin ?',
      'Encore une place dans la penderie ?',
      'Une pièce, dix façons de la porter',
      'Le miroir a dit oui',
    ],
    lines: [
      'Ce qu’on attrape en premier, les matins pressés.',
      'Avec un jean, avec une jupe, avec ce qu’on a déjà.',
      'Une pièce que l’on prête, et que l’on réclame.',
      'Le vestiaire se compose petit à petit.',
    ],
    tags: ['Mode', 'LookDuJour', 'TenueDuJour', 'IdéeTenue'],
  },
  plants: {
    hooks: [
      'Un peu de vert à la maison',
      'Le coin des plantes s’agrandit',
      'Balcon, jardin ou rebord de fenêtre ?',
      'Les mains dans la terre, enfin',
      'Ça pousse, on n’a rien fait',
    ],
    lines: [
      'On passe devant, on touche une feuille, on repart content.',
      'Le jardin du matin, une tasse à la main.',
      'Un balcon de deux mètres, et déjà une petite jungle.',
      'La terre sous les ongles, la tête ailleurs.',
    ],
    tags: ['Plantes', 'Jardinage', 'JungleUrbaine', 'PassionPlantes'],
  },
  furniture: {
    hooks: [
      'Le coin qui manquait à la pièce',
      'Où le placer ?',
      'On pousse un peu, et ça rentre',
      'La pièce avant, la pièce après',
      'Un meuble, et tout s’organise',
    ],
    lines: [
      'On pousse le canapé d’un mètre, et la pièce est autre.',
      'Un meuble trouve sa place, puis les gens autour.',
      'Le dimanche, on déplace tout, pour voir.',
      'Une lampe à côté, un tapis devant, et c’est un coin.',
    ],
    tags: ['Mobilier', 'DécoIntérieure', 'IdéeDéco', 'Intérieur'],
  },
  kitchen: {
    hooks: [
      'On mange quoi ce soir ?',
      'Tout le monde finit dans la cuisine',
      'À table, c’est prêt',
      'La cuisine est déjà ouverte',
      'Ça sent bon, qui passe ?',
    ],
    lines: [
      'La cuisine se remplit toujours avant le salon.',
      'Une casserole qui chante, quelqu’un qui goûte.',
      'Le dîner improvisé, avec ce qu’il reste.',
      'La table qu’on débarrasse à minuit.',
    ],
    tags: ['Cuisine', 'ArtDeLaTable', 'CuisineMaison', 'DécoDeTable'],
  },
  food: {
    hooks: [
      'Un petit creux, une bonne idée',
      'Qui a ouvert le paquet ?',
      'Pour l’apéro ou le goûter ?',
      'On goûte, on reparle',
      'Ça se partage, en principe',
    ],
    lines: [
      'On goûte, on ferme les yeux, on en reprend.',
      'Un bout pour chacun, deux pour qui coupe.',
      'Le placard s’ouvre tout seul vers cinq heures.',
      'Ce qu’on pose sur la table quand quelqu’un passe.',
    ],
    tags: ['Gourmandise', 'ÉpicerieFine', 'Foodie', 'PauseGourmande'],
  },
  beauty: {
    hooks: [
      'Cinq minutes pour soi',
      'Le miroir du matin, en douceur',
      'La salle de bains est occupée',
      'Un geste, tous les jours',
      'La routine commence ici',
    ],
    lines: [
      'La porte fermée, l’eau qui coule, cinq minutes.',
      'Le matin pressé, le soir lent.',
      'On frappe à la porte, personne ne répond.',
      'Un geste qui revient tous les jours, sans y penser.',
    ],
    tags: ['Beauté', 'RoutineBeauté', 'PrendreSoinDeSoi', 'BeautyAddict'],
  },
  toys: {
    hooks: [
      'Qui joue en premier ?',
      'On jouait à quoi, petits ?',
      'Mercredi après-midi, on joue',
      'Le salon devient une île',
      'Encore cinq minutes, promis',
    ],
    lines: [
      'Par terre, à quatre pattes, jusqu’au dîner.',
      'La pluie dehors, une histoire dedans.',
      'Les grands disent non, puis s’assoient.',
      'On range demain.',
    ],
    tags: ['Jouets', 'CadeauEnfant', 'Jouet', 'MomentEnFamille'],
  },
  stationery: {
    hooks: [
      'Écrire à la main, pour voir',
      'Une liste, puis une autre',
      'Le bureau du lundi matin',
      'Du papier, de l’encre, une idée',
      'La rentrée, toute l’année',
    ],
    lines: [
      'Une page blanche, un café, un peu de silence.',
      'On rature, on recommence, on garde la page.',
      'Dans le sac, entre les clés et le livre.',
      'Un mot à la main, et quelqu’un le garde.',
    ],
    tags: ['Papeterie', 'PapeterieAddict', 'BulletJournal', 'Organisation'],
  },
  photo: {
    hooks: [
      'Quelle sera la prochaine image ?',
      'Attendre la bonne lumière',
      'Le bon cadre, au bon moment',
      'Sortir, marcher, regarder',
      'Une balade, un appareil, du temps',
    ],
    lines: [
      'On sort pour du pain, on rentre avec vingt images.',
      'La lumière basse, une rue, un visage.',
      'On attend, on respire, on déclenche.',
      'Une photo, et la journée reste.',
    ],
    tags: ['Photographie', 'Photographe', 'PassionPhoto', 'MatérielPhoto'],
  },
  electronics: {
    hooks: [
      'On branche, et ça commence',
      'Travail, jeu ou les deux ?',
      'Le bureau de demain matin',
      'Moins de câbles, plus de calme',
      'Qu’est-ce qui manque au bureau ?',
    ],
    lines: [
      'Un café, un écran, et la matinée s’organise.',
      'Le soir, tout s’éteint, sauf une petite lumière.',
      'On cherche la bonne prise, à quatre pattes.',
      'Un train, un siège, et le travail voyage.',
    ],
    tags: ['HighTech', 'Tech', 'Setup', 'Télétravail'],
  },
  sports: {
    hooks: [
      'On y va, même dix minutes',
      'En salle ou dehors ?',
      'Le plus dur, c’est de sortir',
      'Qui est partant ce week-end ?',
      'La playlist, les clés, et on file',
    ],
    lines: [
      'Les dix premières minutes râlent, le reste file.',
      'La veille, les affaires déjà près de la porte.',
      'Un parc, un peu d’air, et la semaine s’éloigne.',
      'On rentre rouge, et de bonne humeur.',
    ],
    tags: ['Sport', 'SportALaMaison', 'Fitness', 'Motivation'],
  },
  pets: {
    hooks: [
      'Qui commande à la maison ?',
      'Il a l’air innocent',
      'Quatre pattes, un avis',
      'Le chef de la maison a quatre pattes',
      'Balade ou sieste ?',
    ],
    lines: [
      'Il dort comme s’il payait le loyer.',
      'La porte s’ouvre, et c’est la fête.',
      'On lui parle, il fait semblant de comprendre.',
      'Des poils sur le pull noir, comme chaque jour.',
    ],
    tags: ['Chien', 'Chat', 'AnimauxDeCompagnie', 'NosAmisLesBêtes'],
  },
  home: {
    hooks: [
      'Un coin change, la maison aussi',
      'Par quelle pièce commencer ?',
      'Rentrer, et être bien',
      'La maison, un détail à la fois',
      'Le coin préféré du salon',
    ],
    lines: [
      'On pose un objet, on recule, on déplace.',
      'La pluie dehors, une lumière douce dedans.',
      'Les clés dans l’entrée, et le monde s’arrête.',
      'Un petit détail, et le salon semble plus à soi.',
    ],
    tags: ['Déco', 'DécoIntérieure', 'IdéeDéco', 'Cocooning'],
  },
  other: {
    hooks: [
      'Un petit plaisir, sans raison',
      'À qui cela fait-il penser ?',
      'Pour soi ou pour offrir ?',
      'Un coup d’œil, puis un second',
      'Une idée pour ce week-end',
    ],
    lines: [
      'On le voit, on y repense, on revient.',
      'Un cadeau que l’on garde parfois pour soi.',
      'Sur une étagère, dans un sac, dans une main.',
      'Un jour ordinaire, un peu mieux.',
    ],
    tags: ['PetitCommerce', 'BoutiqueEnLigne', 'IdéeCadeau', 'CoupDeCœur'],
  },
};
