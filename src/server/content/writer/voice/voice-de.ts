import { benefitsDe } from './benefits-de.ts';
import { closesDe, linksDe } from './closes-de.ts';
import { stepsDe } from './steps-de.ts';
import { storiesDe } from './stories-de.ts';
import { typesDe } from './types-de.ts';
import type { Voice } from './voice.ts';
import { callsDe, questionsDe } from './voice-de-calls.ts';
import { factHooksDe, introductionsDe, portraitsDe, reasonsDe, statementsDe } from './voice-de-facts.ts';
import { hooksDe } from './voice-de-hooks.ts';
import { kindWordsDe } from './voice-de-kinds.ts';

/** «Sie» where formal, «du» where informal; types and kinds address nobody. */
export const voiceDe: Voice = {
  hooks: hooksDe,
  factHooks: factHooksDe,
  namings: {
    professional: [
      'Ein Vorschlag: {title}.',
      'Aus dem Shop: {ours}.',
      'Im Sortiment von {store}: {title}.',
      'Bei uns erhältlich: {ours}.',
      'Bei {store} finden Sie {quoted}.',
      'Im Shop: {ours}.',
    ],
    casual: [
      'Hier zu sehen: {ours}.',
      'Hier im Shop: {ours}.',
      'Gibt’s hier: {title}.',
      'Auf dem Foto: {ours}.',
      'Zu haben bei {store}: {title}.',
      'Im Bild, ganz groß: {ours}.',
    ],
    trendy: [
      'Lieben wir: {ours}.',
      'Hier: {ours}.',
      'Gerade Liebling im Shop: {title}.',
      'Im Fokus: {ours}.',
      'Jetzt bei {store}: {title}.',
      'Einmal heranzoomen: {ours}.',
    ],
    luxury: [
      'Im Schaufenster von {store}: {ours}.',
      'Bei {store} zu sehen: {ours}.',
      'Bei {store}: {title}.',
      'Zu finden bei {store}: {ours}.',
      'Im Hause {store}: {ours}.',
      'Aus der Auswahl von {store}: {title}.',
    ],
  },
  introductions: introductionsDe,
  statements: statementsDe,
  benefits: benefitsDe,
  reasons: reasonsDe,
  portraits: portraitsDe,
  factLists: {
    formal: [
      'Auf einen Blick: {facts}.',
      'In Stichworten: {facts}.',
      'Das Wichtigste: {facts}.',
      '{The} auf einen Blick:',
      '{The} in Stichworten:',
      'Das Wichtigste über {whom}:',
    ],
    informal: [
      'Kurz und knapp: {facts}.',
      'Die Eckdaten: {facts}.',
      'Im Schnelldurchlauf: {facts}.',
      '{The}, kurz und knapp:',
      'Alles Wichtige über {whom}:',
      '{The} im Schnelldurchlauf:',
    ],
  },
  stories: storiesDe,
  closes: closesDe,
  links: linksDe,
  prices: {
    formal: [
      '{The} für {price}.',
      'Bei {store} für {price}.',
      'Im Shop für {price}.',
      'Erhältlich für {price}.',
      'Bei uns für {price}.',
    ],
    informal: [
      '{Whom} gibt’s für {price}.',
      'Für {price} bei {store}.',
      'Gibt’s für {price}.',
      'Für {price} bei uns im Shop.',
      'Kostet {price}.',
    ],
  },
  pricesFrom: {
    formal: ['{The} ab {price}.', 'Bei {store} ab {price}.', 'Im Shop ab {price}.', 'Erhältlich ab {price}.'],
    informal: [
      '{Whom} gibt’s ab {price}.',
      'Ab {price} bei {store}.',
      'Los geht’s ab {price}.',
      'Gibt’s ab {price}.',
    ],
  },
  discounts: {
    formal: [
      'Jetzt {price} statt {before}.',

      'Der Preis: {price} statt {before}.',
      'Statt {before} zahlen Sie {price}.',
      'Sie sparen {percent}: {price} statt {before}.',
      'Bisher {before}, jetzt {price}.',
    ],
    informal: [
      'Gerade {price} statt {before}.',

      '{Whom} gibt’s gerade für {price} statt {before}.',
      'Statt {before} zahlst du {price}.',
      'Du sparst {percent}: jetzt {price}.',
      'Vorher {before}, jetzt {price}.',
    ],
  },
  discountsFrom: {
    formal: [
      'Jetzt ab {price} statt {before}.',
      'Nun ab {price}, bisher {before}.',
      'Bisher {before}, jetzt ab {price}.',
    ],
    informal: [
      'Gerade ab {price} statt {before}.',
      'Schon ab {price} statt {before}.',
      'Vorher {before}, jetzt ab {price}.',
    ],
  },
  colours: [
    'In {count} Farben: {names}.',
    'Farben zur Auswahl: {names}.',
    'Die Farben: {names}.',
    'Zu haben in {names}.',
  ],
  sizes: [
    'Verfügbare Größen: {names}.',
    'In den Größen {names}.',
    'Die Größen: {names}.',
    'Größen zur Auswahl: {names}.',
  ],
  choices: [
    'Zur Auswahl: {names}.',
    'Zur Wahl stehen: {names}.',
    '{count} Varianten: {names}.',
    'Die Varianten: {names}.',
  ],
  lastOne: ['Ein Stück ist noch da.', 'Noch ein Stück auf Lager.', 'Ein letztes Stück haben wir noch.'],
  lastFew: ['Noch {count} Stück auf Lager.', '{count} Stück sind noch da.', 'Wir haben noch {count} Stück.'],
  tipLeads: {
    formal: ['{Tip}', 'Unser Rat: {tip}', 'Aus Erfahrung: {tip}'],
    informal: ['{tip}', 'Kleiner Tipp: {tip}', 'Zum Merken: {tip}'],
  },
  generalTips: [
    'Die Beschreibung bis zum Ende lesen: Dort steht, was alles dabei ist.',
    'Alle Bilder ansehen, bevor etwas in den Warenkorb kommt: Jedes zeigt etwas anderes.',
    'Bei Fragen lieber vor dem Bestellen schreiben: Wir antworten gern.',
    'Maße mit etwas vergleichen, das schon zu Hause steht: Fotos täuschen.',
    'Als Geschenk ein paar Tage früher bestellen, dann bleibt Zeit zum Einpacken.',
    'Nach dem Auspacken gleich alles prüfen und uns schreiben, falls etwas fehlt.',
    'Eine Nacht darüber schlafen: Was am Morgen noch gefällt, gefällt meist lange.',
  ],
  calls: callsDe,
  questions: questionsDe,
  kinds: kindWordsDe,
  types: typesDe,
  steps: stepsDe,
};
