import type { KindsPhrases } from './phrases.ts';

export const kindsFr: KindsPhrases = {
  jewellery: {
    openings: [
      'Quel bijou ne quitte-t-on jamais ?',
      'Un petit éclat change toute une tenue.',
      'Un cadeau, ou un plaisir pour soi ?',
    ],
    purposes: [
      'pour la touche finale',
      'pour les grands jours et tous les autres',
      'pour quelqu’un qui mérite un peu d’éclat',
    ],
    tips: [
      'Les bijoux se mettent en dernier, après le parfum et la crème.',
      'Ranger chaque pièce à part évite les chaînes emmêlées.',
    ],
    tags: ['Bijoux', 'AmourDesBijoux', 'IdéeCadeau'],
  },
  shoes: {
    openings: [
      'Où mènent les prochains pas ?',
      'Une bonne tenue commence par les chaussures.',
      'Le premier regard va toujours aux chaussures.',
    ],
    purposes: [
      'pour chaque pas de la journée',
      'pour l’aller comme pour le retour',
      'pour les tenues qui commencent par les chaussures',
    ],
    tips: [
      'Mieux vaut essayer des chaussures le soir : le pied est alors un peu plus large.',
      'Mesurer les deux pieds et choisir d’après le plus long, c’est le bon réflexe.',
    ],
    tags: ['Chaussures', 'PassionChaussures', 'StyleDuJour'],
  },
  accessories: {
    openings: [
      'Que manque-t-il à la tenue ?',
      'Le détail qui relie le tout.',
      'Un petit détail, toute une allure.',
    ],
    purposes: [
      'pour la dernière touche avant de sortir',
      'pour les tenues qui demandent un détail de plus',
      'pour la semaine comme pour le week-end',
    ],
    tips: [
      'Une seule pièce forte par tenue suffit ; le reste peut rester discret.',
      'Un accessoire qui va avec trois tenues est porté bien plus souvent.',
    ],
    tags: ['Accessoires', 'DétailMode', 'IdéeTenue'],
  },
  clothing: {
    openings: [
      'On porte quoi demain ?',
      'Quelle tenue composer avec ça ?',
      'Encore une place dans la penderie ?',
    ],
    purposes: [
      'pour la garde-robe de tous les jours',
      'pour la tenue vers laquelle on revient',
      'pour les matins où s’habiller doit être simple',
    ],
    tips: [
      'Le bon réflexe : mesurer à plat un vêtement que l’on aime et comparer avec le guide des tailles.',
      'Laver à l’envers et à froid aide les couleurs à rester vives.',
    ],
    tags: ['Mode', 'IdéeTenue', 'StyleQuotidien'],
  },
  plants: {
    openings: [
      'Qu’est-ce qui pousse à la maison ?',
      'Un peu de vert change une pièce.',
      'Rebord de fenêtre ou jardin ?',
    ],
    purposes: [
      'pour une maison plus verte',
      'pour ceux qui aiment voir pousser les choses',
      'pour les coins de verdure, dedans comme dehors',
    ],
    tips: [
      'D’abord regarder la lumière, ensuite choisir la plante pour l’endroit.',
      'Avant d’arroser, toucher la terre : la plupart des plantes d’intérieur pardonnent mieux la soif que l’excès d’eau.',
    ],
    tags: ['Plantes', 'JungleUrbaine', 'Jardin'],
  },
  furniture: {
    openings: [
      'Quel coin de la maison attend encore ?',
      'Une seule pièce peut changer tout un intérieur.',
      'Comment a-t-on envie de se sentir chez soi ?',
    ],
    purposes: [
      'pour la pièce où l’on vit',
      'pour un chez-soi où l’on se sent bien',
      'pour le coin auquel il manque quelque chose',
    ],
    tips: [
      'Avant de se décider, marquer les dimensions au sol avec du ruban adhésif aide à se projeter.',
      'On mesure la pièce, bien sûr, mais aussi les portes et l’escalier.',
    ],
    tags: ['Mobilier', 'DécoIntérieure', 'Intérieur'],
  },
  kitchen: {
    openings: [
      'Qu’y a-t-il à table ce soir ?',
      'Tout le monde finit toujours dans la cuisine.',
      'Petit-déjeuner en solo ou grande tablée ?',
    ],
    purposes: [
      'pour la cuisine et pour la table',
      'pour le petit-déjeuner, le dîner et tout le reste',
      'pour ceux qui aiment dresser la table',
    ],
    tips: [
      'Ce qui sert chaque jour à portée de main, le reste plus haut : la cuisine respire.',
      'Deux couleurs au plus, et la table a l’air pensée.',
    ],
    tags: ['Cuisine', 'ArtDeLaTable', 'CuisineMaison'],
  },
  food: {
    openings: ['Un petit creux ?', 'Avec qui partager ?', 'Quel goût a la pause du jour ?'],
    purposes: [
      'pour la petite pause de la journée',
      'pour partager, ou pour tout garder',
      'pour la table et le placard',
    ],
    tips: [
      'Une fois ouverts, les paquets se gardent au frais, au sec et bien fermés.',
      'La liste des ingrédients se lit par le début : le premier est le plus présent.',
    ],
    tags: ['Gourmandise', 'Foodie', 'Saveurs'],
  },
  beauty: {
    openings: [
      'Cinq minutes à soi : on en fait quoi ?',
      'Qu’y a-t-il dans une bonne routine ?',
      'Un moment pour prendre soin de soi.',
    ],
    purposes: [
      'pour la routine de tous les jours',
      'pour quelques minutes rien qu’à soi',
      'pour la salle de bains et la trousse de voyage',
    ],
    tips: [
      'Changer une seule chose à la fois dans sa routine permet de voir ce qu’elle apporte.',
      'Commencer avec peu est une bonne idée : on peut toujours en remettre.',
    ],
    tags: ['Beauté', 'PrendreSoinDeSoi', 'RoutineBeauté'],
  },
  toys: {
    openings: [
      'Qui joue en premier ?',
      'On jouait à quoi, petits ?',
      'Après-midi de pluie ? L’heure de jouer.',
    ],
    purposes: [
      'pour des après-midis de jeu',
      'pour les petites mains et les grandes idées',
      'pour les anniversaires et les jours sans raison',
    ],
    tips: [
      'D’abord l’âge conseillé : il parle de sécurité, pas de talent.',
      'Ranger quelques jouets un moment fonctionne bien : à leur retour, ils font l’effet d’un cadeau.',
    ],
    tags: ['Jouets', 'MomentJeu', 'CadeauEnfant'],
  },
  stationery: {
    openings: [
      'Stylo ou clavier ?',
      'Toute bonne idée commence sur une page.',
      'À quand remonte le dernier mot écrit à la main ?',
    ],
    purposes: [
      'pour les idées, les listes et tout ce que l’on veut garder',
      'pour le bureau et pour le sac',
      'pour ceux qui aiment le papier',
    ],
    tips: [
      'Laisser la première page blanche rend le départ plus facile.',
      'Noter trois tâches par jour sur papier, puis les rayer : ça fait du bien.',
    ],
    tags: ['Papeterie', 'AmourDuPapier', 'Bureau'],
  },
  photo: {
    openings: [
      'Quelle serait la première photo ?',
      'Certains instants méritent une photo.',
      'Qui est toujours derrière l’appareil ?',
    ],
    purposes: [
      'pour ceux qui voient des images partout',
      'pour les prochaines photos',
      'pour les instants que l’on veut garder',
    ],
    tips: [
      'Avant de toucher aux réglages, mieux vaut se tourner vers la lumière.',
      'Un pas de plus vers le sujet : presque toutes les photos y gagnent.',
    ],
    tags: ['Photographie', 'MatérielPhoto', 'PassionPhoto'],
  },
  electronics: {
    openings: [
      'Que manque-t-il au bureau ?',
      'Travail, jeu, ou les deux ?',
      'Quel appareil s’allume en premier le matin ?',
    ],
    purposes: [
      'pour le travail, le jeu et tout le reste',
      'pour compléter le setup',
      'pour le bureau, à la maison ou au travail',
    ],
    tips: [
      'D’abord noter l’usage prévu, ensuite comparer les données qui comptent pour cet usage.',
      'Avant de commander, un coup d’œil aux prises de l’appareil évite les surprises.',
    ],
    tags: ['Tech', 'Setup', 'HighTech'],
  },
  sports: {
    openings: [
      'Qu’est-ce qui donne envie de bouger ?',
      'En salle ou au grand air ?',
      'Qui est partant ce week-end ?',
    ],
    purposes: [
      'pour les week-ends en mouvement',
      'pour ceux qui préfèrent bouger',
      'pour les journées actives',
    ],
    tips: [
      'Commencer doucement, puis ajouter un peu chaque semaine : l’habitude compte plus que le rythme.',
      'Préparer ses affaires la veille, c’est déjà la moitié du chemin.',
    ],
    tags: ['Sport', 'VieActive', 'OnBouge'],
  },
  pets: {
    openings: [
      'Qui commande vraiment à la maison ?',
      'Quatre pattes, un seul avis.',
      'Que font nos animaux toute la journée ?',
    ],
    purposes: [
      'pour ceux qui ont quatre pattes',
      'pour le meilleur des colocataires',
      'pour le quotidien avec un animal',
    ],
    tips: [
      'Les nouveautés, petit à petit : mieux vaut laisser l’animal flairer d’abord.',
      'Avant de choisir une taille, on mesure : la race seule dit peu de chose.',
    ],
    tags: ['Animaux', 'QuatrePattes', 'NosAmisLesBêtes'],
  },
  home: {
    openings: [
      'Qu’est-ce qui fait un chez-soi ?',
      'Quel est le coin préféré de la maison ?',
      'C’est souvent un détail qui fait la pièce.',
    ],
    purposes: [
      'pour un intérieur qui a du caractère',
      'pour les soirées douces à la maison',
      'pour l’étagère, la table ou le rebord de fenêtre',
    ],
    tips: [
      'Grouper les objets par trois : c’est calme et vivant à la fois.',
      'Une astuce : vider une surface, puis n’y remettre que ce que l’on aime.',
    ],
    tags: ['Déco', 'MaisonDouillette', 'IdéeDéco'],
  },
  other: {
    openings: [
      'À regarder deux fois ?',
      'Un cadeau, ou un plaisir pour soi ?',
      'À qui cela fait-il penser ?',
    ],
    purposes: [
      'pour soi ou pour quelqu’un qu’on aime',
      'pour tous les jours',
      'pour ceux qui choisissent avec soin',
    ],
    tips: [
      'Une question qui aide : quand s’en servirait-on pour la première fois ?',
      'Avant de comparer, noter ce qui compte vraiment.',
    ],
    tags: ['PetitCommerce', 'IdéeCadeau', 'BoutiqueEnLigne'],
  },
};
