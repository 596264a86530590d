import type { ProductType } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export const typesFrToys = {
  doll: {
    noun: 'poupée',
    the: 'la poupée',
    whom: 'cette poupée',
    hooks: [
      'Comment va-t-elle s’appeler ?',
      'Une poupée, et l’histoire commence',
      'Elle dort au milieu du lit',
      'La poupée vient aussi en vacances',
    ],
    lines: [
      'Elle a un prénom au bout de deux minutes, et un caractère au bout de trois.',
      'On la coiffe, on la gronde, on lui raconte sa journée d’école.',
      'Dans le sac du week-end, elle passe avant le pyjama.',
      'Une couverture, une dînette, et le salon devient une maison.',
    ],
    tips: [
      'L’âge conseillé sur l’emballage parle de sécurité : petites pièces et accessoires compris.',
      'Une petite boîte pour les accessoires évite de chercher une chaussure minuscule sous le canapé.',
      'Démêler les cheveux d’une poupée en partant des pointes évite de les arracher.',
    ],
    tags: ['Poupée', 'Jouet', 'CadeauEnfant', 'JeuDImitation'],
  },
  'soft-toy': {
    noun: 'peluche',
    the: 'la peluche',
    whom: 'cette peluche',
    hooks: [
      'Qui dort avec la peluche ce soir ?',
      'Une peluche pour les gros chagrins',
      'Perdu : doudou. Retrouvé : sous le lit',
      'Un câlin qui ne dit jamais non',
    ],
    lines: [
      'Tenue par une oreille, elle a visité toute la maison.',
      'Elle console des genoux écorchés et des lundis.',
      'Au fond du lit, elle garde la place au chaud.',
      'Même les grands en ont une quelque part.',
    ],
    tips: [
      'Prendre le doudou préféré en double, et alterner, évite bien des drames.',
      'Avant le lavage, lire l’étiquette et glisser la peluche dans une taie fermée : les coutures s’en portent mieux.',
      'Pour un bébé, les yeux brodés sont plus sûrs que les yeux rapportés.',
    ],
    tags: ['Peluche', 'Doudou', 'CadeauNaissance', 'CadeauEnfant'],
  },
  puzzle: {
    noun: 'puzzle',
    the: 'le puzzle',
    whom: 'ce puzzle',
    hooks: [
      'Il manque toujours une pièce',
      'Les bords d’abord, évidemment',
      'La table est prise jusqu’à dimanche',
      'Qui pose la dernière pièce ?',
    ],
    lines: [
      'On passe devant, on pose une pièce, on reste une heure.',
      'Dehors il pleut, personne ne parle, tout le monde cherche du bleu.',
      'La dernière pièce, cachée dans une poche depuis le début.',
      'La table n’est plus disponible, on dîne sur les genoux.',
    ],
    tips: [
      'Commencer par les bords, puis trier les pièces par couleur : on avance bien plus vite.',
      'Une grande plaque ou un tapis enroulable permet de libérer la table sans tout défaire.',
      'Une lumière de côté montre mieux les formes qu’une lumière au-dessus.',
    ],
    tags: ['Puzzle', 'JeuEnFamille', 'PuzzleTime', 'SoiréeJeux'],
  },
  'board-game': {
    noun: 'jeu de société',
    the: 'le jeu de société',
    whom: 'ce jeu de société',
    hooks: [
      'Ce soir, c’est soirée jeux',
      'Qui lit les règles, cette fois ?',
      'On rejoue, c’était pour s’échauffer',
      'Qui triche, déjà, dans la famille ?',
    ],
    lines: [
      'Des chips, une table trop petite, et des règles discutées jusqu’à minuit.',
      'Un dimanche sans écran, et tout le monde est mauvais perdant.',
      'On relit les règles, puis on joue comme d’habitude.',
      'Les plus petits gagnent, les plus grands demandent une revanche.',
    ],
    tips: [
      'Jouer une première partie à cartes ouvertes : les règles rentrent toutes seules.',
      'L’âge, le nombre de joueurs et la durée se lisent sur la boîte : ce sont eux qui décident.',
      'Des petits sachets refermables pour les pièces, et la boîte se range en une minute.',
    ],
    tags: ['JeuDeSociété', 'SoiréeJeux', 'JeuEnFamille', 'BoardGame'],
  },
  'building-blocks': {
    noun: 'jeu de construction',
    the: 'le jeu de construction',
    whom: 'ce jeu de construction',
    hooks: [
      'On construit, on casse, on recommence',
      'Une tour jusqu’où, aujourd’hui ?',
      'Pieds nus dans le salon, attention',
      'Château, garage ou vaisseau ?',
    ],
    lines: [
      'Une tour s’écroule, un éclat de rire, et tout repart.',
      'Le salon devient un chantier à partir de huit heures.',
      'Le plan change au milieu, et c’est mieux ainsi.',
      'Les parents disent cinq minutes et restent une heure.',
    ],
    tips: [
      'Un drap étalé sous le jeu se referme comme un sac : tout se range d’un coup.',
      'L’âge conseillé dit surtout la taille des pièces : les petites se gardent loin des tout-petits.',
      'Trier par taille plutôt que par couleur aide à trouver la bonne pièce.',
    ],
    tags: ['JeuDeConstruction', 'Jouet', 'JeuCréatif', 'CadeauEnfant'],
  },
  'toy-car': {
    noun: 'petite voiture',
    the: 'la petite voiture',
    whom: 'cette petite voiture',
    hooks: [
      'Vroum, virage, sous le canapé',
      'Qui gagne la course du couloir ?',
      'Le tapis est un circuit',
      'Une voiture de poche pour les attentes',
    ],
    lines: [
      'Un couloir, deux concurrents, un chat comme obstacle.',
      'Dans la poche au restaurant, elle sauve l’attente du dessert.',
      'Un livre incliné fait la rampe, le carrelage fait le reste.',
      'Elle roule sur la table, sur le chien, sur le bras de papa.',
    ],
    tips: [
      'L’âge conseillé se lit d’abord : roues et petites pièces ne sont pas pour les tout-petits.',
      'Un ruban adhésif de couleur au sol dessine une route qui s’enlève sans effort.',
      'Les roues qui peinent ont souvent des cheveux enroulés : une pince à épiler suffit.',
    ],
    tags: ['PetiteVoiture', 'Jouet', 'CadeauEnfant', 'VoitureMiniature'],
  },
} satisfies Partial<Record<ProductType, TypeWords>>;
