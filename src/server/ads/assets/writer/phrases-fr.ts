import type { AdPhrases } from './phrases.ts';

export const adPhrasesFr: AdPhrases = {
  headlines: {
    title: [['{title}']],
    price: [['{title} – {price}'], ['{price} chez {store}', 'Prix : {price}']],
    priceFrom: [['{title} dès {price}'], ['Dès {price} chez {store}', 'Dès {price}']],
    reduced: [
      ['{price} au lieu de {before}', 'Maintenant {price}'],
      ['{percent} de remise : {title}', '{percent} de remise'],
      ['{title} – maintenant {price}'],
    ],
    reducedFrom: [['Dès {price} au lieu de {before}', 'Maintenant dès {price}'], ['{title} dès {price}']],
    store: [['{title} chez {store}'], ['{store}']],
    colours: [['{count} couleurs : {names}', 'En {count} couleurs'], ['{title} en {count} couleurs']],
    sizes: [['Tailles : {names}', 'En {count} tailles'], ['{title} en {count} tailles']],
    choices: [['Au choix : {names}', '{count} choix possibles']],
    vendor: [['{title} de {vendor}'], ['{vendor} chez {store}']],
    category: [['{category} chez {store}', '{category}']],
    stock: [['En stock chez {store}', 'En stock'], ['{title} : en stock']],
    page: [['Photos, prix et détails']],
    calls: [
      ['Achetez {title} en ligne', 'Achetez en ligne'],
      ['Découvrez {title}'],
      ['Commandez chez {store}', 'Commandez en ligne'],
    ],
    purpose: [['{purpose}']],
    variant: [['{title}, {variant}']],
  },
  descriptions: {
    price: [
      [
        '{title} à {price} chez {store}. Voyez tous les détails et commandez en ligne.',
        '{title} à {price} chez {store}. Commandez en ligne.',
        '{title} à {price}. Commandez en ligne.',
      ],
    ],
    priceFrom: [
      [
        '{title} dès {price} chez {store}. Voyez les détails et commandez en ligne.',
        '{title} dès {price} chez {store}. Commandez en ligne.',
        '{title} dès {price}. Commandez en ligne.',
      ],
    ],
    reduced: [
      [
        '{title} : {price} au lieu de {before} chez {store}.',
        '{title} : {price} au lieu de {before}.',
        '{price} au lieu de {before}. Commandez en ligne.',
      ],
    ],
    reducedFrom: [
      [
        '{title} : dès {price} au lieu de {before} chez {store}.',
        '{title} : dès {price} au lieu de {before}.',
        'Dès {price} au lieu de {before}. Commandez en ligne.',
      ],
    ],
    colours: [
      [
        '{count} couleurs au choix : {names}. Commandez en ligne chez {store}.',
        '{count} couleurs au choix : {names}.',
      ],
    ],
    sizes: [
      ['Tailles : {names}. Commandez en ligne chez {store}.', 'Tailles : {names}. Commandez en ligne.'],
    ],
    choices: [['{count} possibilités au choix : {names}.', '{count} choix : {names}.']],
    stock: [
      ['En stock chez {store} : {title}. Commandez en ligne.', '{title} : en stock. Commandez en ligne.'],
    ],
    page: [
      [
        'Photos, prix et tous les détails de {title} sur la boutique {store}.',
        'Photos, prix et détails : {title}.',
      ],
    ],
    store: [
      [
        '{title} chez {store}. Voyez tous les détails et commandez en ligne.',
        '{title} chez {store}. Commandez en ligne.',
      ],
    ],
    purpose: [['{purpose} : {title} chez {store}.', '{purpose} : {title}.']],
    category: [['{category} chez {store} : voyez tous les articles en ligne.']],
    calls: [['Regardez tout à votre rythme et commandez en ligne chez {store}.']],
  },
  plainHeadlines: ['Commandez en ligne', 'Voir tous les détails', 'Notre boutique en ligne'],
  plainDescriptions: [
    'Voyez tous les détails sur notre boutique en ligne et commandez directement.',
    'Regardez tout à votre rythme, puis commandez en ligne.',
  ],
  searches: ['acheter {title}', '{title} en ligne', '{title} prix'],
  negatives: [
    'gratuit',
    'gratuite',
    'emploi',
    'recrutement',
    'salaire',
    'occasion',
    'réparation',
    'réparer',
    'comment faire',
    'tuto',
    'fait maison',
    'location',
    'louer',
    'pdf',
    'mode d’emploi',
    'notice',
    'wikipédia',
    'définition',
    'signification',
    'dessin',
    'coloriage',
    'recette',
    'gabarit',
    'pièces détachées',
    'fond d’écran',
    'réclamation',
  ],
};
