import type { Voice } from './voice.ts';

export const factHooksDe: Voice['factHooks'] = {
  material: {
    formal: ['{Noun} aus {fact}.', 'Sie suchen {a} aus {fact}?', 'Für alle, die {a} aus {fact} suchen.'],
    informal: ['Suchst du {a} aus {fact}?', 'Einmal {noun} aus {fact}, bitte.', 'Wer mag {a} aus {fact}?'],
  },
  measure: {
    formal: ['{Noun}, {fact}.', 'Sie brauchen {a} mit {fact}?', 'Genau gemessen: {fact}.'],
    informal: ['{Fact}: Passt das bei dir?', 'Maßband bereit? {Fact}.', 'Wie groß? {Fact}.'],
  },
  capacity: {
    formal: ['{Noun} mit {fact}.', 'Platz für {fact}.', 'Sie brauchen {a} für {fact}?'],
    informal: ['Was reinpasst? {Fact}.', 'Genug Platz für {fact}.', 'Da gehen {fact} rein.'],
  },
  weight: {
    formal: ['{Noun} mit {fact} Gewicht.', 'Das Gewicht vorab: {fact}.', 'Auf der Waage: {fact}.'],
    informal: ['Wie schwer? {Fact}.', 'Leicht oder schwer? {Fact}.', 'Auf die Waage damit: {fact}.'],
  },
  colour: {
    formal: ['Sie mögen es {fact}?', 'Die Farbe: {fact}.', 'Einmal {noun}, {fact}.'],
    informal: ['Magst du’s {fact}?', 'Heute mal {fact}?', 'Farbe des Tages: {fact}.'],
  },
  contents: {
    formal: ['Im Set: {fact}.', 'Alles zusammen: {fact}.', 'Inklusive: {fact}.'],
    informal: ['Was drin ist? {Fact}.', 'Alles dabei: {fact}.', 'Ausgepackt: {fact}.'],
  },
  use: {
    formal: ['Sie suchen etwas für {fact}?', '{Noun} für {fact}.', 'Etwas Passendes für {fact}.'],
    informal: ['Suchst du was für {fact}?', 'Brauchst du {a} für {fact}?', 'Etwas für {fact} gesucht?'],
  },
  feature: {
    formal: ['Ein Pluspunkt: {The} {does}.', 'Gut zu wissen: {The} {does}.', 'Schon bemerkt? {The} {does}.'],
    informal: ['Schon gesehen? {The} {does}.', 'Pluspunkt: {The} {does}.', 'Ja, {the} {does}.'],
  },
  care: {
    formal: ['Pflege: {fact}.', 'Gepflegt wird so: {fact}.', 'Pflege in Kürze: {fact}.'],
    informal: ['Pflege geht so: {fact}.', 'So bleibt’s schön: {fact}.', 'Pflege, kurz: {fact}.'],
  },
  origin: {
    formal: ['Ein Blick auf die Herkunft: {fact}.', 'Hergestellt wurde hier: {fact}.', 'Ursprung: {fact}.'],
    informal: ['Woher? {Fact}.', 'Kleine Länderkunde: {fact}.', '{Noun}, made in {fact}.'],
  },
};

export const introductionsDe: Voice['introductions'] = {
  formal: [
    '{Ours} {does}.',
    'Im Shop: {ours} {with}.',
    'Bei {store}: {ours} {with}.',
    'Bei uns erhältlich: {title} {with}.',
    '{title} {with}.',
  ],
  informal: [
    'Schau mal: {Ours} {does}.',
    '{Ours}. {It} {does}.',
    'Hier: {ours}. {It} {does}.',
    'Bei uns im Shop: {ours} {with}.',
    'Gibt’s bei uns: {ours} {with}.',
    '{Ours} {with}.',
    'Für dich: {ours} {with}.',
  ],
};

export const statementsDe: Voice['statements'] = {
  formal: ['{It} {does}.', '{The} {does}.', 'Und {it} {does}.', 'Ein Detail: {The} {does}.'],
  informal: ['Und ja, {it} {does}.', 'Übrigens: {The} {does}.', 'Ach ja: {The} {does}.', 'Und {the} {does}.'],
};

/** What has a clause is said as one; these are for products whose type is not known, and for what has none. */
export const reasonsDe: Voice['reasons'] = {
  material: {
    formal: ['Gefertigt aus {fact}.'],
    informal: ['Gemacht aus {fact}.'],
  },
  measure: {
    formal: ['Die Maße: {fact}.'],
    informal: ['Zum Nachmessen: {fact}.'],
  },
  capacity: {
    formal: ['Fassungsvermögen: {fact}.'],
    informal: ['Rein passen {fact}.'],
  },
  weight: {
    formal: ['Das Gewicht: {fact}.'],
    informal: ['Wiegt {fact}.'],
  },
  colour: {
    formal: ['Die Farbe ist {fact}.'],
    informal: ['Farbe? {Fact}.'],
  },
  contents: {
    formal: ['Im Lieferumfang: {fact}.', 'Im Set enthalten: {fact}.', 'Inbegriffen: {fact}.'],
    informal: ['Mit dabei: {fact}.', 'Das ist alles drin: {fact}.', 'Beim Auspacken: {fact}.'],
  },
  use: {
    formal: ['Eine gute Wahl für {fact}.', 'Ideal für {fact}.'],
    informal: ['Genau richtig für {fact}.', 'Wie gemacht für {fact}.'],
  },
  feature: {
    formal: [],
    informal: [],
  },
  care: {
    formal: [
      'Was die Pflege angeht: {fact}.',
      'Für die Pflege gilt: {fact}.',
      'Bei der Pflege wichtig: {fact}.',
    ],
    informal: ['Wichtig für die Pflege: {fact}.', 'Pflege, ganz kurz: {fact}.'],
  },
  origin: {
    formal: ['Herkunft: {fact}.', 'Herkunftsland: {fact}.'],
    informal: ['Made in {fact}.', 'Herkunft? {Fact}.'],
  },
};

export const portraitsDe: Voice['portraits'] = {
  hooks: {
    formal: ['{Portrait}.', 'Gesucht, gefunden: {one}.', 'Wie wäre es damit: {one}?'],
    informal: ['Wir hätten da was: {one}.', 'Auf der Wunschliste: {one}.', '{Portrait} gefällig?'],
  },
  namings: {
    formal: ['{title}: {one}.', '{Ours}, {one}.', '{title} von {store}: {one}.', '{title}, {one}.'],
    informal: [
      '{Ours}: {one}.',
      'Hier: {ours}, {one}.',
      'Schau mal: {ours}, {one}.',
      'Bei uns im Shop: {ours}, {one}.',
    ],
  },
  reasons: {
    formal: ['{One}.'],
    informal: ['{One}!'],
  },
};
