import { stepsDe } from './steps-de.ts';
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
      'Heute stellen wir vor: {title}.',
      '{title} bei {store}.',
      'Aus unserem Sortiment: {title}.',
      'Auf dem Bild: {title}.',
      'Es geht um {quoted}.',
      'Zu sehen: {title} von {store}.',
    ],
    casual: [
      'Hier kommt: {title}.',
      'Auf dem Foto: {title}.',
      'Im Regal: {title}.',
      'Bei uns im Laden: {title}.',
      'Frisch im Feed: {title}.',
      'Sag hallo zu {quoted}.',
    ],
    trendy: [
      'Auftritt: {title}.',
      'Frisch notiert: {title}.',
      'Bitte sehr: {title}.',
      'Blickfang: {title}.',
      'Vorhang auf: {title}.',
      'Ladies and gentlemen: {title}.',
    ],
    luxury: [
      '{title}.',
      'Unsere Wahl heute: {title}.',
      'Ein Blick auf {quoted}.',
      '{store} zeigt {quoted}.',
      'Aus der Auswahl von {store}: {title}.',
      'Bei {store}: {title}.',
      'Wir zeigen Ihnen {quoted}.',
    ],
  },
  introductions: introductionsDe,
  statements: statementsDe,
  reasons: reasonsDe,
  portraits: portraitsDe,
  factLists: {
    formal: [
      '{The} auf einen Blick:',
      '{The} in Fakten:',
      'In Stichworten: {facts}.',
      '{title} in Kürze: {facts}.',
      'Was {the} mitbringt:',
      'Notiert: {facts}.',
    ],
    informal: [
      '{The}, kurz und knapp:',
      'Was {the} kann:',
      'Steckbrief {noun}:',
      'Die Kurzfassung: {facts}.',
      '{title}, ganz kurz: {facts}.',
      'Zum Abhaken:',
    ],
  },
  prices: {
    formal: [
      'Preis: {price}.',
      'Bei {store} für {price}.',
      'Der Preis: {price}.',
      'Sie zahlen {price}.',
      '{The} für {price}.',
    ],
    informal: [
      'Kostet {price}.',
      'Für {price} bei {store}.',
      'Macht {price}.',
      '{price}, fertig.',
      'Du zahlst {price}.',
    ],
  },
  pricesFrom: {
    formal: ['Ab {price}.', 'Bei {store} ab {price}.', 'Preise ab {price}.', '{The} ab {price}.'],
    informal: [
      'Los geht’s ab {price}.',
      'Schon ab {price}.',
      'Ab {price} bei {store}.',
      'Je nach Variante ab {price}.',
    ],
  },
  discounts: {
    formal: [
      '{price} statt {before}.',
      'Bisher {before}, jetzt {price}.',
      'Jetzt {price}, das sind {percent} weniger.',
      'Der Preis sinkt von {before} auf {price}.',
    ],
    informal: [
      'Vorher {before}, jetzt {price}.',
      '{before} war einmal, jetzt {price}.',
      'Du sparst {percent}: jetzt {price}.',
      'Statt {before} zahlst du {price}.',
    ],
  },
  discountsFrom: {
    formal: [
      'Ab {price} statt {before}.',
      'Bisher {before}, jetzt ab {price}.',
      'Jetzt ab {price}, zuvor {before}.',
    ],
    informal: [
      'Vorher {before}, jetzt ab {price}.',
      'Statt {before} schon ab {price}.',
      'Jetzt ab {price}, sonst {before}.',
    ],
  },
  colours: [
    'In {count} Farben: {names}.',
    '{count} Farben zur Auswahl: {names}.',
    'Farben: {names}.',
    'Die Farbwahl: {names}.',
  ],
  sizes: [
    'Größen: {names}.',
    'Verfügbare Größen: {names}.',
    'In den Größen {names}.',
    'Größenauswahl: {names}.',
  ],
  choices: [
    'Zur Auswahl: {names}.',
    'Varianten: {names}.',
    '{count} Varianten: {names}.',
    'Zu haben als {names}.',
  ],
  lastOne: ['Ein Stück ist noch da.', 'Noch ein Stück auf Lager.', 'Ein einziges Stück liegt noch im Regal.'],
  lastFew: ['Noch {count} Stück auf Lager.', '{count} Stück sind noch da.', 'Im Regal: noch {count} Stück.'],
  tipLeads: {
    formal: [
      '{Tip}',
      'Gut zu wissen: {tip}',
      'Ein Tipp von {store}: {tip}',
      'Unser Rat: {tip}',
      'Aus Erfahrung: {tip}',
    ],
    informal: [
      'Merk dir: {tip}',
      'Kleiner Trick: {tip}',
      'Unser Tipp: {tip}',
      'So geht’s leichter: {tip}',
      'Von uns für dich: {tip}',
    ],
  },
  bridges: {
    formal: [
      'Passend dazu: {title}.',
      'Auf dem Bild dazu: {title}.',
      'Bei {store} zum Thema: {title}.',
      'Ein Beispiel dafür: {title}.',
      'Unser Beispiel: {title}.',
      'Wenn Sie gerade auf der Suche sind: {title}.',
    ],
    informal: [
      'Apropos: {title}.',
      'Und hier der Kandidat: {title}.',
      'Und wo wir gerade beim Thema {noun} sind: {title}.',
      'Falls du gerade auf der Suche bist: {title}.',
      'Auf dem Foto übrigens: {title}.',
      'Dazu passt {quoted}.',
    ],
  },
  generalTips: [
    'Vor dem Kauf kurz überlegen, wann etwas zum ersten Mal zum Einsatz kommt: Das klärt die meisten Fragen.',
    'Aufschreiben, was wirklich wichtig ist, und erst dann vergleichen.',
    'Maße und Angaben in der Beschreibung prüfen, bevor etwas in den Warenkorb wandert.',
    'Wer unsicher ist, schläft eine Nacht darüber und weiß es am Morgen meist.',
    'Bei Geschenken hilft die Frage, worüber zuletzt gesprochen wurde.',
    'Fragen gleich stellen, nicht erst hinterher: In kleinen Läden antwortet ein Mensch.',
  ],
  calls: callsDe,
  questions: questionsDe,
  kinds: kindWordsDe,
  types: typesDe,
  steps: stepsDe,
};
