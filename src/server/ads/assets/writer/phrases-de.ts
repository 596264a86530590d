import type { AdPhrases } from './phrases.ts';

export const adPhrasesDe: AdPhrases = {
  headlines: {
    title: [['{title}']],
    price: [['{title} – {price}'], ['{price} bei {store}', 'Preis: {price}']],
    priceFrom: [['{title} ab {price}'], ['Ab {price} bei {store}', 'Ab {price}']],
    reduced: [
      ['Statt {before} jetzt {price}', 'Jetzt {price}'],
      ['{percent} Rabatt: {title}', '{percent} Rabatt'],
      ['{title} – jetzt {price}'],
    ],
    reducedFrom: [['Statt {before} jetzt ab {price}', 'Jetzt ab {price}'], ['{title} ab {price}']],
    store: [['{title} bei {store}'], ['{store}']],
    colours: [['{count} Farben: {names}', 'In {count} Farben'], ['{title} in {count} Farben']],
    sizes: [['Größen: {names}', 'In {count} Größen'], ['{title} in {count} Größen']],
    choices: [['Zur Wahl: {names}', '{count} Varianten zur Wahl']],
    vendor: [['{title} von {vendor}'], ['{vendor} bei {store}']],
    category: [['{category} bei {store}', '{category}']],
    stock: [['Vorrätig bei {store}', 'Vorrätig'], ['{title}: vorrätig']],
    page: [['Fotos, Preis und Details']],
    calls: [
      ['{title} online kaufen', 'Online kaufen'],
      ['{title} entdecken'],
      ['Bei {store} bestellen', 'Online bestellen'],
    ],
    purpose: [['{purpose}']],
    variant: [['{title}, {variant}']],
  },
  descriptions: {
    price: [
      [
        '{title} für {price} bei {store}. Alle Details ansehen und online bestellen.',
        '{title} für {price} bei {store}. Online bestellen.',
        '{title} für {price}. Online bestellen.',
      ],
    ],
    priceFrom: [
      [
        '{title} ab {price} bei {store}. Alle Details ansehen und online bestellen.',
        '{title} ab {price} bei {store}. Online bestellen.',
        '{title} ab {price}. Online bestellen.',
      ],
    ],
    reduced: [
      [
        '{title}: statt {before} jetzt {price} bei {store}.',
        '{title}: statt {before} jetzt {price}.',
        'Statt {before} jetzt {price}. Einfach online bestellen.',
      ],
    ],
    reducedFrom: [
      [
        '{title}: statt {before} jetzt ab {price} bei {store}.',
        '{title}: statt {before} jetzt ab {price}.',
        'Statt {before} jetzt ab {price}. Einfach online bestellen.',
      ],
    ],
    colours: [
      [
        '{count} Farben zur Wahl: {names}. Online bestellen bei {store}.',
        '{count} Farben zur Wahl: {names}.',
      ],
    ],
    sizes: [['Größen: {names}. Online bestellen bei {store}.', 'Größen: {names}. Online bestellen.']],
    choices: [['{count} Varianten zur Wahl: {names}.', '{count} Varianten: {names}.']],
    stock: [['Vorrätig bei {store}: {title}. Online bestellen.', '{title}: vorrätig. Online bestellen.']],
    page: [
      [
        'Fotos, Preis und alle Details: {title} im Onlineshop von {store}.',
        'Fotos, Preis und alle Details: {title}.',
      ],
    ],
    store: [
      [
        '{title} bei {store}. Alle Details ansehen und online bestellen.',
        '{title} bei {store}. Online bestellen.',
      ],
    ],
    purpose: [['{purpose}: {title} bei {store}.', '{purpose}: {title}.']],
    category: [['{category} bei {store}: das ganze Sortiment online ansehen.']],
    calls: [['Alles in Ruhe ansehen und online bestellen bei {store}.']],
  },
  plainHeadlines: ['Online bestellen', 'Alle Details ansehen', 'Zu unserem Onlineshop'],
  plainDescriptions: [
    'Alle Details in unserem Onlineshop ansehen und direkt dort bestellen.',
    'Alles in Ruhe ansehen und danach online bestellen.',
  ],
  searches: ['{title} kaufen', '{title} online', '{title} preis'],
  negatives: [
    'kostenlos',
    'gratis',
    'job',
    'jobs',
    'stellenangebote',
    'gehalt',
    'gebraucht',
    'gebrauchte',
    'reparatur',
    'reparieren',
    'anleitung',
    'selber machen',
    'basteln',
    'mieten',
    'verleih',
    'pdf',
    'bedienungsanleitung',
    'wikipedia',
    'bedeutung',
    'was ist',
    'zeichnung',
    'ausmalbild',
    'rezept',
    'vorlage',
    'ersatzteile',
    'hintergrundbild',
    'beschwerde',
  ],
};
