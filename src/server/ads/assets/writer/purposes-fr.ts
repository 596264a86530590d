import type { Kind } from '#server/content/writer/voice/kinds.ts';

export const purposesFr: Record<Kind, string[]> = {
  jewellery: [
    'pour la touche finale',
    'pour les grands jours et tous les autres',
    'pour quelqu’un qui mérite un peu d’éclat',
  ],
  shoes: [
    'pour chaque pas de la journée',
    'pour l’aller comme pour le retour',
    'pour les tenues qui commencent par les chaussures',
  ],
  accessories: [
    'pour la dernière touche avant de sortir',
    'pour les tenues qui demandent un détail de plus',
    'pour la semaine comme pour le week-end',
  ],
  clothing: [
    'pour la garde-robe de tous les jours',
    'pour la tenue vers laquelle on revient',
    'pour les matins où s’habiller doit être simple',
  ],
  plants: [
    'pour une maison plus verte',
    'pour ceux qui aiment voir pousser les choses',
    'pour les coins de verdure, dedans comme dehors',
  ],
  furniture: [
    'pour la pièce où l’on vit',
    'pour un chez-soi où l’on se sent bien',
    'pour le coin auquel il manque quelque chose',
  ],
  kitchen: [
    'pour la cuisine et pour la table',
    'pour le petit-déjeuner, le dîner et tout le reste',
    'pour ceux qui aiment dresser la table',
  ],
  food: [
    'pour la petite pause de la journée',
    'pour partager, ou pour tout garder',
    'pour la table et le placard',
  ],
  beauty: [
    'pour la routine de tous les jours',
    'pour quelques minutes rien qu’à soi',
    'pour la salle de bains et la trousse de voyage',
  ],
  toys: [
    'pour des après-midis de jeu',
    'pour les petites mains et les grandes idées',
    'pour les anniversaires et les jours sans raison',
  ],
  stationery: [
    'pour les idées, les listes et tout ce que l’on veut garder',
    'pour le bureau et pour le sac',
    'pour ceux qui aiment le papier',
  ],
  photo: [
    'pour ceux qui voient des images partout',
    'pour les prochaines photos',
    'pour les instants que l’on veut garder',
  ],
  electronics: [
    'pour le travail, le jeu et tout le reste',
    'pour compléter le setup',
    'pour le bureau, à la maison ou au travail',
  ],
  sports: ['pour les week-ends en mouvement', 'pour ceux qui préfèrent bouger', 'pour les journées actives'],
  pets: [
    'pour ceux qui ont quatre pattes',
    'pour le meilleur des colocataires',
    'pour le quotidien avec un animal',
  ],
  home: [
    'pour un intérieur qui a du caractère',
    'pour les soirées douces à la maison',
    'pour l’étagère, la table ou le rebord de fenêtre',
  ],
  other: [
    'pour soi ou pour quelqu’un qu’on aime',
    'pour tous les jours',
    'pour ceux qui choisissent avec soin',
  ],
};
