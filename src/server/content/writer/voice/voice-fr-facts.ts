import type { Voice } from './voice.ts';

export const factHooksFr: Voice['factHooks'] = {
  material: {
    formal: ['{Whom} {does}', 'Et si vous choisissiez {a} en {fact} ?', 'Tout en {fact}'],
    informal: ['Oui, {whom} {does}', 'En {fact}, comme on aime', '{A} en {fact} ? Oui'],
  },
  measure: {
    formal: ['Dimensions : {fact}', '{Fact}, le bon format', 'Exactement {fact}'],
    informal: ['{Fact}, pour te donner une idée', 'Niveau taille : {fact}', 'La bonne taille ? {Fact}'],
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
    formal: [
      'Aujourd’hui, nous voyons la vie en {fact}',
      'La couleur du jour : {fact}',
      'En {fact}, simplement',
    ],
    informal: ['Aujourd’hui, on voit tout en {fact}', 'Team {fact} ?', 'Envie de {fact} ?'],
  },
  contents: {
    formal: ['À l’intérieur : {fact}', 'Tout y est : {fact}', 'Dans le paquet, vous trouverez {fact}'],
    informal: ['Tu ouvres, et là : {fact}', 'On déballe : {fact}', 'Dans le paquet : {fact}'],
  },
  use: {
    formal: ['Une idée pour {fact}', 'Vous cherchez {a} pour {fact} ?', '{A} pour {fact}'],
    informal: [
      'On a une idée pour {fact}',
      'Tu cherches {a} pour {fact} ?',
      'Pour {fact}, on a trouvé {whom}',
    ],
  },
  feature: {
    formal: [
      'Un détail à connaître : {whom} {does}',
      'Vous allez aimer : {whom} {does}',
      'Ce que nous aimons : {whom} {does}',
      'Bon à savoir : {whom} {does}',
    ],
    informal: [
      'Tu vas aimer : {whom} {does}',
      'Le petit plus : {whom} {does}',
      'Bon point : {whom} {does}',
      'Ce qu’on aime : {whom} {does}',
    ],
  },
  care: {
    formal: ['L’entretien, c’est simple : {whom} {does}', 'Côté entretien : {fact}', 'Entretien : {fact}'],
    informal: [
      'Bonne nouvelle : {whom} {does}',
      'L’entretien ? {Whom} {does}',
      'Entretien facile à retenir : {fact}',
    ],
  },
  origin: {
    formal: ['Pays d’origine : {fact}', 'D’où vient {whom} ? {Fact}', 'Sur l’étiquette : {fact}'],
    informal: ['Ça vient d’où ? {Fact}', 'Devine : {whom} {does}', 'Le pays ? {Fact}'],
  },
};

export const introductionsFr: Voice['introductions'] = {
  formal: [
    '{quoted} {does}.',
    'Voici {quoted}, {with}.',
    'Découvrez {quoted}, {with}.',
    'Voici {quoted} : {it} {does}.',
    'Nous vous présentons {quoted} : {it} {does}.',
    'Zoom sur {quoted} : {it} {does}.',
    '{title}, {with}, à retrouver chez {store}.',
    'Chez {store}, {quoted} {does}.',
    'Ce qui nous plaît avec {quoted} : {it} {does}.',
    'Vous connaissez {quoted} ? {It} {does}.',
    'Nous aimons {quoted}, {with}.',
    'Dans notre sélection : {quoted}, {with}.',
  ],
  informal: [
    'Voilà {quoted}, {with}.',
    'On te présente {quoted}, {with}.',
    'On te présente {quoted} : {it} {does}.',
    'On a un faible pour {quoted} : {it} {does}.',
    'Tu connais {quoted} ? {It} {does}.',
    'Petit zoom sur {quoted} : {it} {does}.',
    'Pourquoi on aime {quoted} ? Parce qu’{it} {does}.',
    'Alors, {quoted} ? {It} {does}, et on aime.',
    'Tu vas aimer : {title} {does}.',
    '{quoted} {does}, et ça nous plaît.',
    'Chez {store}, on aime {quoted}, {with}.',
    'Et voici {quoted} : {it} {does} !',
    'On craque pour {quoted}, {with}.',
    'Avec {quoted}, tout est dit : {it} {does}.',
  ],
};

export const statementsFr: Voice['statements'] = {
  formal: [
    '{It} {does}.',
    '{The} {does}.',
    'Bon à savoir : {whom} {does}.',
    'Le détail qui compte : {it} {does}.',
    'Ce que nous aimons : {whom} {does}.',
    'En plus, {it} {does}.',
    'Un détail utile : {whom} {does}.',
    'Oui, {it} {does}.',
  ],
  informal: [
    '{Whom} {does}.',
    'Ce qu’on aime : {whom} {does}.',
    'Et puis {it} {does}.',
    'En plus, {whom} {does}.',
    'Et oui, {it} {does}.',
    'Le petit plus : {whom} {does}.',
    'On adore : {it} {does}.',
    '{Whom} {does}, on dit oui.',
    'Bonne nouvelle, {whom} {does}.',
    'Pour tout te dire, {whom} {does}.',
  ],
};

export const reasonsFr: Voice['reasons'] = {
  material: {
    formal: ['Le tout en {fact}.', 'La matière : {fact}.'],
    informal: ['C’est en {fact}.', 'Et tout ça en {fact}.'],
  },
  measure: {
    formal: ['Côté dimensions, comptez {fact}.', 'Ses dimensions : {fact}.'],
    informal: ['Côté taille, compte {fact}.', 'Ça mesure {fact}.'],
  },
  capacity: {
    formal: ['Sa contenance : {fact}.', 'De quoi contenir {fact}.'],
    informal: ['Tu peux y mettre {fact}.', 'Côté contenance, compte {fact}.'],
  },
  weight: {
    formal: ['Son poids : {fact}.', 'Sur la balance, {fact}.'],
    informal: ['Ça pèse {fact}.', 'Pour le poids, compte {fact}.'],
  },
  colour: {
    formal: ['Sa couleur : {fact}.', 'Le tout en {fact}, simplement.'],
    informal: ['Et en {fact}, c’est encore mieux.', 'Le tout en {fact}, on aime.'],
  },
  contents: {
    formal: ['Dans la boîte, vous trouverez {fact}.', 'L’ensemble comprend {fact}.', 'Tout est là : {fact}.'],
    informal: ['Dedans, il y a {fact}.', 'Tu ouvres, et tu as {fact}.', 'Dans la boîte : {fact}.'],
  },
  use: {
    formal: ['Une bonne idée pour {fact}.', 'Pour {fact}, c’est une bonne idée.'],
    informal: ['Parfait pour {fact}.', 'Une idée toute trouvée pour {fact}.'],
  },
  feature: {
    formal: ['Le détail en plus : {it} {does}.', 'Et surtout, {it} {does}.'],
    informal: ['Le détail qu’on adore : {it} {does}.', 'Et surtout, {whom} {does}.'],
  },
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
    'Ce qu’il faut savoir :',
    '{title}, en quelques points :',
    'À savoir sur {whom} :',
    'Ce que nous aimons dans {whom} :',
    'En bref : {facts}.',
    'Les détails : {facts}.',
  ],
  informal: [
    'On te résume :',
    'Tout sur {whom} :',
    'Ce qu’on aime dans {whom} :',
    'Les infos qui comptent :',
    '{title}, en deux mots :',
    'En deux mots : {facts}.',
    'On te résume ça : {facts}.',
    'Pour tout savoir : {facts}.',
  ],
};

export const portraitsFr: Voice['portraits'] = {
  hooks: {
    formal: ['{One}', 'Vous cherchiez {one} ?', '{One}, tout simplement', 'Une envie du jour : {one}'],
    informal: ['{One}, c’est ici', 'Tu cherchais {one} ?', 'Trouvé : {one}', '{One}, et c’est tout'],
  },
  namings: {
    formal: [
      '{quoted}, {portrait}.',
      'Voici {quoted}, {one}.',
      '{title} chez {store} : {one}.',
      'Nous vous présentons {quoted}, {one}.',
      'Découvrez {quoted} : {one}.',
      '{title} : {one}, tout simplement.',
    ],
    informal: [
      'Voilà {quoted}, {one}.',
      '{title}, c’est {one}.',
      'On te présente {quoted}, {one}.',
      'Tu cherchais {one} ? Voici {quoted}.',
      'On a un faible pour {quoted}, {one}.',
      'Et voici {quoted} : {one}.',
    ],
  },
  reasons: {
    formal: [
      'En bref, {one}.',
      'Chez {store}, vous trouverez {one}.',
      'Laissez-vous tenter par {one}.',
      'Pour qui cherche {one}.',
      'Tout simplement {one}.',
    ],
    informal: [
      'Bref, {one}.',
      'Si tu veux {one}, c’est ici.',
      '{One}, on dit oui.',
      'On craque pour {one}.',
      'Oui, {one} !',
    ],
  },
};
