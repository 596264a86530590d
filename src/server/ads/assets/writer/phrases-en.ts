import type { AdPhrases } from './phrases.ts';

export const adPhrasesEn: AdPhrases = {
  headlines: {
    title: [['{title}']],
    price: [['{title} – {price}'], ['{price} at {store}', 'Price: {price}']],
    priceFrom: [['{title} from {price}'], ['From {price} at {store}', 'From {price}']],
    reduced: [
      ['Was {before}, now {price}', 'Now {price}'],
      ['{percent} off: {title}', '{percent} off'],
      ['{title} – now {price}'],
    ],
    reducedFrom: [['Was {before}, now from {price}', 'Now from {price}'], ['{title} from {price}']],
    store: [['{title} at {store}'], ['{store}']],
    colours: [['{count} colors: {names}', 'In {count} colors'], ['{title} in {count} colors']],
    sizes: [['Sizes: {names}', 'In {count} sizes'], ['{title} in {count} sizes']],
    choices: [['{count} options: {names}', '{count} options to choose from']],
    vendor: [['{title} by {vendor}'], ['{vendor} at {store}']],
    category: [['{category} at {store}', '{category}']],
    stock: [['In stock at {store}', 'In stock'], ['{title}: in stock']],
    page: [['Photos, price and details']],
    calls: [['Buy {title} online', 'Buy online'], ['Discover {title}'], ['Order at {store}', 'Order online']],
    purpose: [['{purpose}']],
    variant: [['{title}, {variant}']],
  },
  descriptions: {
    price: [
      [
        '{title} for {price} at {store}. See all the details and order online.',
        '{title} for {price} at {store}. Order online.',
        '{title} for {price}. Order online.',
      ],
    ],
    priceFrom: [
      [
        '{title} from {price} at {store}. See all the details and order online.',
        '{title} from {price} at {store}. Order online.',
        '{title} from {price}. Order online.',
      ],
    ],
    reduced: [
      [
        '{title}: was {before}, now {price} at {store}. Order online.',
        '{title}: was {before}, now {price}.',
        'Was {before}, now {price}. Order online.',
      ],
    ],
    reducedFrom: [
      [
        '{title}: was {before}, now from {price} at {store}.',
        '{title}: was {before}, now from {price}.',
        'Was {before}, now from {price}. Order online.',
      ],
    ],
    colours: [
      [
        'Choose from {count} colors: {names}. Order online at {store}.',
        'Choose from {count} colors: {names}.',
      ],
    ],
    sizes: [['Available in sizes {names}. Order online at {store}.', 'Available in sizes {names}.']],
    choices: [['Choose from {count} options: {names}.', '{count} options: {names}.']],
    stock: [['In stock at {store}: {title}. Order online.', '{title}: in stock. Order online.']],
    page: [
      [
        'See photos, the price and all the details of {title} online at {store}.',
        'Photos, price and all the details: {title}.',
      ],
    ],
    store: [
      ['{title} at {store}. See all the details and order online.', '{title} at {store}. Order online.'],
    ],
    purpose: [['{purpose}: {title} at {store}.', '{purpose}: {title}.']],
    category: [['{category} at {store}: see the whole range online.']],
    calls: [['Look at everything at your own pace and order online at {store}.']],
  },
  plainHeadlines: ['Order online', 'See all the details', 'Visit our online store'],
  plainDescriptions: [
    'See all the details in our online store and order from there.',
    'Look at everything at your own pace, then order online.',
  ],
  searches: ['buy {title}', '{title} online', '{title} price'],
  negatives: [
    'free',
    'job',
    'jobs',
    'career',
    'salary',
    'used',
    'second hand',
    'repair',
    'how to',
    'diy',
    'tutorial',
    'manual',
    'instructions',
    'pdf',
    'wikipedia',
    'meaning',
    'definition',
    'rental',
    'for rent',
    'template',
    'drawing',
    'clipart',
    'wallpaper',
    'coloring page',
    'spare parts',
    'recall',
    'complaints',
  ],
};
