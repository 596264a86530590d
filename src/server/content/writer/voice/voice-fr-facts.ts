import type { Voice } from './voice.ts';

export const factHooksFr: Voice['factHooks'] = {
  material: {
    formal: ['Matière : {fact}', '{title}, en {fact}', 'La matière ? {Fact}', '{Fact}, tout simplement'],
    informal: ['En {fact}, tu aimes ?', '{Fact} : tu valides ?', 'Ici, c’est {fact}', 'Au toucher : {fact}'],
  },
  measure: {
    formal: ['Dimensions : {fact}', '{title} : {fact}', 'À vos mètres : {fact}', 'Le format : {fact}'],
    informal: [
      '{fact}, ça rentre chez toi ?',
      'Sors le mètre : {fact}',
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
    informal: ['Couleur : {fact}', 'Team {fact} ?', 'Ton humeur : {fact}', 'Mood {fact}'],
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
    formal: ['Pour {fact}', '{title}, pour {fact}', 'L’usage : {fact}', 'Et pour {fact} ?'],
    informal: [
      'C’est pour {fact}',
      'Pour {fact}, tu as quoi ?',
      '{Fact}, ça te parle ?',
      'Prévu pour {fact}',
    ],
  },
  feature: {
    formal: [
      'Côté pratique : {fact}',
      'À noter : {fact}',
      '{title} : {fact}, entre autres',
      'Le détail utile : {fact}',
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

export const reasonsFr: Voice['reasons'] = {
  material: {
    formal: [
      '{title}, en {fact}.',
      'La matière : {fact}.',
      'Côté matière, c’est {fact}.',
      '{title}, c’est d’abord une matière : {fact}.',
      'La fiche le précise : en {fact}.',
      'Au toucher, {fact}.',
    ],
    informal: [
      'C’est en {fact}.',
      '{Noun}, niveau matière : {fact}.',
      'Tu te demandes en quoi ? En {fact}.',
      'Au toucher : {fact}.',
      'Matière : {fact}, tout simplement.',
      'En {fact}, si tu veux tout savoir.',
    ],
  },
  measure: {
    formal: [
      'Dimensions : {fact}.',
      'Côté dimensions, comptez {fact}.',
      'Le format : {fact}. À vérifier sur place avec un mètre.',
      'Les mesures exactes : {fact}.',
      'Mesures : {fact}.',
      'Pour vous faire une idée de la taille : {fact}.',
    ],
    informal: [
      'Niveau taille, c’est {fact}.',
      'Sors ton mètre : {fact}.',
      'Ça fait {fact}.',
      'Pour voir si ça rentre : {fact}.',
      'Dimensions, pour les précis : {fact}.',
      'Mesure avant de craquer : {fact}.',
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
      'Côté balance, c’est {fact}.',
      'Le poids, pour info : {fact}.',
    ],
  },
  colour: {
    formal: [
      'Coloris : {fact}.',
      'La couleur : {fact}.',
      'Côté couleur, c’est {fact}.',
      'Teinte proposée : {fact}.',
      'Un coloris à imaginer chez vous : {fact}.',
      'Notre coloris : {fact}.',
    ],
    informal: [
      '{Noun}, niveau couleur : {fact}.',
      'La couleur, c’est {fact}.',
      'Coloris, pour les curieux : {fact}.',
      'La couleur ? {Fact}.',
      'Côté couleur, on a {fact}.',
      'La teinte : {fact}.',
    ],
  },
  contents: {
    formal: [
      'Contenu : {fact}.',
      'Dans la boîte, vous trouverez {fact}.',
      'L’ensemble comprend {fact}.',
      'À l’ouverture : {fact}.',
      'Ce qui est compris : {fact}.',
      'Vous recevez {fact}.',
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
      'Pour {fact}.',
      'Une bonne idée pour {fact}.',
      'De quoi vous accompagner pour {fact}.',
      'Vous y penserez pour {fact}.',
      'À prévoir pour {fact}.',
      'À garder en tête pour {fact}.',
    ],
    informal: [
      'C’est prévu pour {fact}.',
      'Pour {fact}, par exemple.',
      'Pense à {title} pour {fact}.',
      'Bien vu pour {fact}.',
      'À sortir pour {fact}.',
      'Tu t’en serviras pour {fact}.',
    ],
  },
  feature: {
    formal: [
      '{The} {does}.',
      'À noter : {the} {does}.',
      'Un détail utile : {fact}.',
      'Regardez bien {the} : {fact}.',
      'Un point à retenir : {fact}.',
      'En plus, {the} {does}.',
    ],
    informal: [
      '{The} {does}, oui.',
      'Le petit plus : {fact}.',
      'Bon à savoir : {the} {does}.',
      'Surtout, {the} {does} !',
      'Et puis {the} {does}.',
      'Le détail qui sert : {fact}.',
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
      'Côté origine, c’est {fact}.',
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
    'Ce que dit la fiche : {facts}.',
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
    formal: [
      '{Portrait}',
      'Pour qui cherche cela : {portrait}',
      '{Portrait}, tout simplement',
      'Aujourd’hui : {portrait}',
    ],
    informal: [
      '{Portrait} ? C’est ici',
      'Sur ta liste : {portrait}',
      'Trouvé : {portrait}',
      '{Portrait}, rien que ça',
    ],
  },
  namings: {
    formal: [
      '{title} : {portrait}.',
      '{quoted}, {portrait}.',
      '{title} chez {store} : {portrait}.',
      'Voici {quoted} : {portrait}.',
    ],
    informal: [
      '{quoted}, autrement dit {portrait}.',
      'Voilà {quoted} : {portrait}.',
      '{title}, soit {portrait}.',
      'On te présente {quoted} : {portrait}.',
    ],
  },
  reasons: {
    formal: [
      'En bref : {portrait}.',
      'En un mot : {portrait}.',
      '{Portrait}, sans rien de plus.',
      'Autrement dit : {portrait}.',
    ],
    informal: [
      'Bref : {portrait}.',
      'En résumé : {portrait}.',
      '{Portrait}, voilà.',
      'Pour faire court : {portrait}.',
    ],
  },
};
