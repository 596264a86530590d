import type { Voice } from './voice.ts';

export const factHooksFr: Voice['factHooks'] = {
  material: {
    formal: ['{Whom} {does}', 'La matière avant tout : {fact}', 'Au toucher : {fact}'],
    informal: ['Oui, {whom} {does}', '{Fact}, comme on aime', 'Côté matière : {fact}'],
  },
  measure: {
    formal: ['Dimensions : {fact}', '{Fact}, à la mesure près', 'Au mètre ruban : {fact}'],
    informal: ['{Fact}, pour te donner une idée', 'On sort le mètre : {fact}', 'La bonne taille ? {Fact}'],
  },
  capacity: {
    formal: ['Une contenance de {fact}', '{Fact} de contenance', 'Contenance : {fact}'],
    informal: ['{Fact} : assez pour toi ?', 'Il y a de la place : {fact}', 'On y met {fact}'],
  },
  weight: {
    formal: ['{Fact} sur la balance', 'Poids : {fact}', 'Le poids exact : {fact}'],
    informal: ['Ça pèse {fact}', 'Devine le poids : {fact}', '{Fact} sur la balance, c’est tout'],
  },
  colour: {
    formal: ['{Whom} en {fact}', 'La couleur du jour : {fact}', 'En {fact}, simplement'],
    informal: ['Aujourd’hui, on voit tout en {fact}', 'Team {fact} ?', 'Envie de {fact} ?'],
  },
  contents: {
    formal: ['À l’intérieur : {fact}', 'Tout y est : {fact}', 'Dans le paquet, vous trouverez {fact}'],
    informal: ['Tu ouvres, et là : {fact}', 'On déballe : {fact}', 'Dans le paquet : {fact}'],
  },
  use: {
    formal: ['Une idée pour {fact}', '{A} pour {fact}', 'Pour {fact}, {a}'],
    informal: ['On a une idée pour {fact}', 'Pour {fact}, on a trouvé {whom}', 'C’est pour {fact} ? Par ici'],
  },
  feature: {
    formal: [
      'De près, {whom} {does}',
      '{Whom}, parce qu’{it} {does}',
      'Un coup d’œil suffit : {whom} {does}',
    ],
    informal: ['{Whom} {does}, voilà', 'Si tu lis vite : {whom} {does}', 'Tu l’avais vu ? {Whom} {does}'],
  },
  care: {
    formal: ['L’entretien en bref : {fact}', 'Côté entretien : {fact}', 'Entretien : {fact}'],
    informal: [
      'Entretien facile à retenir : {fact}',
      'L’entretien ? {Whom} {does}',
      'L’étiquette dit : {fact}',
    ],
  },
  origin: {
    formal: ['Pays d’origine : {fact}', 'D’où vient {whom} ? {Fact}', 'Sur l’étiquette : {fact}'],
    informal: ['Ça vient d’où ? {Fact}', 'Le pays ? {Fact}', 'Sur la carte : {fact}'],
  },
};

export const introductionsFr: Voice['introductions'] = {
  formal: [
    'Sur la photo, {quoted}. {Whom} {does}.',
    'Voici {quoted}. {Whom} {does}.',
    'Voici {quoted}. {It} {does}.',
    'Nous vous présentons {quoted}. {It} {does}.',
    'Sur la photo : {quoted}. {It} {does}.',
    'Chez {store} : {quoted}. {It} {does}.',
    'Voici {quoted}, {with}.',
  ],
  informal: [
    'En photo, {quoted}. {It} {does}.',
    'Voilà {quoted}. {It} {does}.',
    'Voilà {quoted}. {Whom} {does}.',
    'On te présente {quoted}. {It} {does}.',
    'On te présente {quoted}. {Whom} {does}.',
    'En photo : {quoted}. {Whom} {does}.',
    'Voilà {quoted}, {with}.',
  ],
};

export const statementsFr: Voice['statements'] = {
  formal: ['{It} {does}.', '{The} {does}.', '{Whom} {does}.', 'À noter : {it} {does}.'],
  informal: ['{It} {does}.', '{The} {does}.', '{Whom} {does}.', 'En plus, {it} {does}.'],
};

export const reasonsFr: Voice['reasons'] = {
  material: { formal: [], informal: [] },
  measure: { formal: ['Côté dimensions, comptez {fact}.'], informal: ['Ça mesure {fact}.'] },
  capacity: { formal: ['Sa contenance : {fact}.'], informal: ['Tu peux y mettre {fact}.'] },
  weight: { formal: ['Son poids : {fact}.'], informal: ['Ça pèse {fact}.'] },
  colour: { formal: ['Couleur : {fact}.'], informal: ['Et en {fact}, s’il te plaît.'] },
  contents: {
    formal: ['Dans la boîte, vous trouverez {fact}.', 'L’ensemble comprend {fact}.'],
    informal: ['Tu ouvres, et tu as {fact}.', 'Dans la boîte : {fact}.'],
  },
  use: { formal: [], informal: [] },
  feature: { formal: [], informal: [] },
  care: {
    formal: ['Côté entretien, {it} {does}.', 'Pour l’entretien, {whom} {does}.'],
    informal: ['L’entretien ? {It} {does}.', 'Niveau entretien, {it} {does}.'],
  },
  origin: {
    formal: ['Pays d’origine : {fact}.', 'Sur l’étiquette, côté origine : {fact}.'],
    informal: ['Ça vient d’où ? {Fact}.', 'Son pays d’origine ? {Fact}.'],
  },
};

export const factListsFr: Voice['factLists'] = {
  formal: [
    'L’essentiel :',
    'En détail :',
    'À savoir sur {whom} :',
    '{title}, en quelques points :',
    'En bref : {facts}.',
    'L’essentiel : {facts}.',
    'Les détails : {facts}.',
  ],
  informal: [
    'On te résume :',
    'Tout sur {whom} :',
    '{title}, en deux mots :',
    'Les infos qui comptent :',
    'Version courte : {facts}.',
    'On te résume ça : {facts}.',
    'En bref, {facts}.',
  ],
};

export const portraitsFr: Voice['portraits'] = {
  hooks: {
    formal: ['{One}', '{One}, tout simplement', 'En vitrine : {one}'],
    informal: ['{One}, c’est ici', 'Et si c’était {one} ?', 'Trouvé : {one}'],
  },
  namings: {
    formal: ['Voici {quoted}, {one}.', '{title} chez {store} : {one}.'],
    informal: ['Voilà {quoted}, {one}.', 'On te présente {quoted}, {one}.'],
  },
  reasons: {
    formal: [],
    informal: [],
  },
};
