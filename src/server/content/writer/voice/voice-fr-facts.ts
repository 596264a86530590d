import type { Voice } from './voice.ts';

export const factHooksFr: Voice['factHooks'] = {
  material: {
    formal: ['Matière : {fact}', '{title}, en {fact}', 'La matière ? {Fact}', 'La matière du jour : {fact}'],
    informal: [
      'En {fact}, tu aimes ?',
      '{Fact} : tu valides ?',
      'En {fact}, comme on aime',
      'En {fact}, on valide',
    ],
  },
  measure: {
    formal: ['Dimensions : {fact}', '{title} : {fact}', 'Tout tient en {fact}', 'Le format : {fact}'],
    informal: [
      'Les mesures ? {fact}',
      '{fact} : tu visualises ?',
      'Niveau taille : {fact}',
      '{fact}, pour te donner une idée',
    ],
  },
  capacity: {
    formal: [
      'Contenance : {fact}',
      'Une contenance de {fact}',
      '{title}, {fact}',
      '{fact}, ni plus ni moins',
    ],
    informal: [
      '{fact} là-dedans',
      'Ça contient {fact}',
      '{fact} : assez pour toi ?',
      'Côté contenance : {fact}',
    ],
  },
  weight: {
    formal: [
      'Poids : {fact}',
      'Sur la balance : {fact}',
      '{title} : {fact} sur la balance',
      'Le poids : {fact}',
    ],
    informal: ['{fact} sur la balance', 'Ça pèse {fact}', 'Devine le poids : {fact}', 'Côté poids : {fact}'],
  },
  colour: {
    formal: [
      'Coloris : {fact}',
      'La couleur du jour : {fact}',
      'Teinte : {fact}',
      'Note de couleur : {fact}',
    ],
    informal: ['Couleur : {fact}', 'Team {fact} ?', 'Aujourd’hui, on voit tout en {fact}', 'Mood {fact}'],
  },
  contents: {
    formal: ['Dans la boîte : {fact}', 'Contenu : {fact}', 'Tout y est : {fact}', 'À l’intérieur : {fact}'],
    informal: [
      'Tu ouvres et hop : {fact}',
      'Dedans : {fact}',
      'On déballe : {fact}',
      'Dans le paquet : {fact}',
    ],
  },
  use: {
    formal: ['Pour {fact}', '{title}, pour {fact}', 'Une idée pour {fact}', 'Un bon choix pour {fact}'],
    informal: [
      'Il te fallait une idée pour {fact} ?',
      'Pour {fact}, tu as quoi ?',
      '{Fact}, ça te parle ?',
      'On a une idée pour {fact}',
    ],
  },
  feature: {
    formal: [
      'Le détail qu’on aime : {fact}',
      'À noter : {fact}',
      '{title}, le détail en plus : {fact}',
      'Signe particulier : {fact}',
    ],
    informal: ['Le plus : {fact}', 'Petit détail : {fact}', 'Le truc en plus : {fact}', 'Bonus : {fact}'],
  },
  care: {
    formal: [
      'Entretien : {fact}',
      'Un entretien à retenir : {fact}',
      'Le soin à prévoir : {fact}',
      'Conseil d’entretien : {fact}',
    ],
    informal: [
      'Pour l’entretien : {fact}',
      'L’entretien ? {Fact}',
      'Au quotidien : {fact}',
      'Pour en prendre soin : {fact}',
    ],
  },
  origin: {
    formal: [
      'Origine : {fact}',
      'Provenance : {fact}',
      '{title}. Origine : {fact}',
      'Le pays d’origine : {fact}',
    ],
    informal: [
      'Ça vient d’où ? {Fact}',
      'Côté origine : {fact}',
      'Le pays ? {Fact}',
      'Sur l’étiquette : {fact}',
    ],
  },
};

export const introductionsFr: Voice['introductions'] = {
  formal: [
    '{title} {does}.',
    'À découvrir : {title}, {with}.',
    'Chez {store}, {title} {does}.',
    'Voici {title} : {it} {does}.',
  ],
  informal: [
    'On te présente {title}, {with}.',
    'Ici, {title} : {it} {does}.',
    'Coup de cœur du jour : {title}, {with}.',
    'On craque pour {title} : {it} {does}.',
  ],
};

export const statementsFr: Voice['statements'] = {
  formal: [
    '{The} {does}.',
    'Bon à savoir : {it} {does}.',
    'À noter : {the} {does}.',
    'En plus, {the} {does}.',
    '{The} {does}, et cela change tout.',
    'On apprécie : {the} {does}.',
  ],
  informal: [
    'Et puis {it} {does}.',
    'On adore : {the} {does}.',
    'Bon à savoir : {the} {does}.',
    'Surtout, {the} {does} !',
    'Et puis {the} {does}.',
    '{The} {does}, et ça change tout.',
    'Gros plus : {the} {does}.',
    'Bonne nouvelle, {the} {does} !',
  ],
};

export const reasonsFr: Voice['reasons'] = {
  material: {
    formal: [
      '{title}, en {fact}.',
      'La matière : {fact}.',
      'Côté matière : {fact}.',
      '{title}, c’est d’abord une matière : {fact}.',
      'Notre matière du jour : {fact}.',
      'À voir et à toucher : {fact}.',
    ],
    informal: [
      'C’est en {fact}.',
      '{The} ? En {fact}.',
      'La matière ? {Fact}.',
      'Et c’est en {fact}.',
      'La matière : {fact}. On aime !',
      'En {fact}, si tu veux tout savoir.',
    ],
  },
  measure: {
    formal: [
      'Dimensions : {fact}.',
      'Côté dimensions, comptez {fact}.',
      'Les dimensions, au besoin : {fact}.',
      'Les mesures exactes : {fact}.',
      'Mesures : {fact}.',
      'Pour vous faire une idée de la taille : {fact}.',
    ],
    informal: [
      'Niveau taille, c’est {fact}.',
      'Tu veux les mesures ? {Fact}.',
      'Ça fait {fact}.',
      'Côté mesures : {fact}.',
      'Dimensions, pour les précis : {fact}.',
      'Les mesures : {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Contenance : {fact}.',
      'Côté contenance, comptez {fact}.',
      'La contenance est de {fact}.',
      'De quoi contenir {fact}.',
      'Capacité annoncée : {fact}.',
      'Pour le volume, retenez {fact}.',
    ],
    informal: [
      'Ça contient {fact}.',
      'Niveau contenance : {fact}.',
      'Tu peux y mettre {fact}.',
      'Le volume : {fact}.',
      '{fact} à l’intérieur.',
      'Côté volume, c’est {fact}.',
    ],
  },
  weight: {
    formal: [
      'Poids : {fact}.',
      'Le poids est de {fact}.',
      'Côté poids, comptez {fact}.',
      'Sur la balance, on lit {fact}.',
      'Son poids : {fact}.',
      'Pour le poids, retenez {fact}.',
    ],
    informal: [
      'Ça pèse {fact}.',
      'Niveau poids : {fact}.',
      'Sur la balance : {fact}.',
      'Au total, ça fait {fact}.',
      'Pour le poids, compte {fact}.',
      'Le poids, pour info : {fact}.',
    ],
  },
  colour: {
    formal: [
      'Coloris : {fact}.',
      'La couleur : {fact}.',
      'En {fact}.',
      'Teinte proposée : {fact}.',
      'Un coloris à adopter : {fact}.',
      'Notre coloris : {fact}.',
    ],
    informal: [
      'Niveau couleur : {fact}.',
      'Sa couleur : {fact}.',
      'Et en {fact}, c’est encore mieux.',
      'La couleur ? {Fact}.',
      'En version {fact}.',
      'La teinte : {fact}.',
    ],
  },
  contents: {
    formal: [
      'Contenu : {fact}.',
      'Dans la boîte, vous trouverez {fact}.',
      'L’ensemble comprend {fact}.',
      'Au total : {fact}.',
      'Ce qui est compris : {fact}.',
      'Avec {fact}.',
    ],
    informal: [
      'Dans la boîte : {fact}.',
      'Tu ouvres, et tu as {fact}.',
      'Le contenu : {fact}.',
      'Dedans, il y a {fact}.',
      'Tout ça ensemble : {fact}.',
      'Au déballage : {fact}.',
    ],
  },
  use: {
    formal: [
      'Un bon choix pour {fact}.',
      'Une bonne idée pour {fact}.',
      'Vous cherchez une idée pour {fact} ? La voici.',
      'Un allié pour {fact}.',
      'Pour {fact}, c’est tout trouvé.',
      'À adopter pour {fact}.',
    ],
    informal: [
      'C’est fait pour {fact}.',
      'Pour {fact}, c’est validé.',
      'Pense-y pour {fact}.',
      'Bien vu pour {fact}.',
      'On adopte pour {fact}.',
      'Ton allié pour {fact}.',
    ],
  },
  feature: {
    formal: [
      'Le détail qui compte : {fact}.',
      'Le plus : {fact}.',
      'En détail : {fact}.',
      'Ce qui fait la différence : {fact}.',
      'On retient : {fact}.',
    ],
    informal: [
      'Le petit plus : {fact}.',
      'Le détail qu’on adore : {fact}.',
      'En plus : {fact}.',
      'Mention spéciale : {fact}.',
    ],
  },
  care: {
    formal: [
      'Entretien : {fact}.',
      'Pour l’entretien, retenez : {fact}.',
      'Côté entretien : {fact}.',
      'Un soin à prévoir : {fact}.',
      'Pour en prendre soin : {fact}.',
      'Consigne d’entretien : {fact}.',
    ],
    informal: [
      'Pour l’entretien, c’est : {fact}.',
      'Niveau entretien : {fact}.',
      'Pour que ça reste beau : {fact}.',
      'L’entretien : {fact}.',
      'Prends-en soin : {fact}.',
      'À retenir pour la suite : {fact}.',
    ],
  },
  origin: {
    formal: [
      'Origine : {fact}.',
      'Provenance : {fact}.',
      'Le pays d’origine : {fact}.',
      'Sur l’étiquette, côté origine : {fact}.',
      'Le pays d’où cela vient : {fact}.',
      'D’où cela vient-il ? {Fact}.',
    ],
    informal: [
      'Ça vient d’où ? {Fact}.',
      'Origine, pour les curieux : {fact}.',
      'Niveau provenance : {fact}.',
      'Le pays sur l’étiquette : {fact}.',
      'Son origine ? {Fact}.',
      'Le pays d’origine ? {Fact}.',
    ],
  },
};

export const factListsFr: Voice['factLists'] = {
  formal: [
    'L’essentiel à retenir :',
    'En détail :',
    'La fiche, en bref :',
    'Ce qu’il faut savoir :',
    '{title}, en quelques points :',
    'À savoir sur {the} :',
    'En bref : {facts}.',
    'À retenir : {facts}.',
    'Au programme : {facts}.',
    'Pour résumer : {facts}.',
    'Les détails : {facts}.',
  ],
  informal: [
    'On te résume :',
    'Les infos qui comptent :',
    'Tout sur {the} :',
    'La fiche, vite fait :',
    'Ce que tu voulais savoir :',
    '{title}, en deux mots :',
    'En deux mots : {facts}.',
    'Le résumé : {facts}.',
    'Pour tout te dire : {facts}.',
    'Les détails, les voilà : {facts}.',
    'Fiche express : {facts}.',
  ],
};

export const portraitsFr: Voice['portraits'] = {
  hooks: {
    formal: ['{One}', 'Vous cherchiez {one} ?', '{One}, tout simplement', 'Aujourd’hui : {one}'],
    informal: ['{One} ? C’est ici', 'Sur ta liste : {one}', 'Trouvé : {one}', '{One}, rien que ça'],
  },
  namings: {
    formal: [
      '{title} : {one}.',
      '{quoted}, {portrait}.',
      '{title} chez {store} : {one}.',
      'Voici {quoted} : {one}.',
    ],
    informal: [
      '{title}, {portrait} : on adore.',
      'Voilà {quoted} : {one}.',
      '{title} : {one}, tout ce qu’on aime.',
      'On te présente {quoted} : {one}.',
    ],
  },
  reasons: {
    formal: [
      'Chez {store}, vous trouverez {one}.',
      'En bref, {one}.',
      '{One}, tout est dit.',
      'À adopter : {one}.',
      'Laissez-vous tenter : {one}.',
      'Pour qui veut {one}.',
    ],
    informal: [
      'Bref, {one}.',
      'Si tu veux {one}, c’est ici.',
      '{One}, rien à ajouter.',
      '{One}, on dit oui.',
      'Oui, {one} !',
      'On craque pour {one}.',
    ],
  },
};
