import type { Voice } from './voice.ts';

export const factHooksDe: Voice['factHooks'] = {
  material: {
    formal: [
      '{Noun} aus {fact}.',
      'Das Material zuerst: {fact}.',
      'Schade, dass man Fotos nicht anfassen kann: {fact}.',
    ],
    informal: ['Aus {fact}? Ja, bitte.', 'Einmal {noun} aus {fact}, bitte.', 'Ja, das ist {fact}.'],
  },
  measure: {
    formal: ['{Noun}, {fact}.', 'Zum Nachmessen zu Hause: {fact}.', 'Genau gemessen: {fact}.'],
    informal: ['Passt das bei dir? {Fact}.', 'Maßband bereit? {Fact}.', 'Wie groß? {Fact}.'],
  },
  capacity: {
    formal: ['Reicht das? {Fact}.', 'Platz für {fact}.', 'So viel passt hinein: {fact}.'],
    informal: ['Was reinpasst? {Fact}.', 'Genug Platz für {fact}.', 'Da gehen {fact} rein.'],
  },
  weight: {
    formal: ['{Noun} mit {fact} Gewicht.', 'Das Gewicht vorab: {fact}.', 'Auf der Waage: {fact}.'],
    informal: ['Wie schwer? {Fact}.', 'Leicht oder schwer? {Fact}.', 'Auf die Waage damit: {fact}.'],
  },
  colour: {
    formal: ['Auf den ersten Blick: {fact}.', 'Die Farbe: {fact}.', 'Einmal {noun}, {fact}.'],
    informal: ['Team {fact}, hier entlang.', 'Heute mal {fact}.', 'Farbe des Tages: {fact}.'],
  },
  contents: {
    formal: ['Im Set: {fact}.', 'Alles zusammen: {fact}.', 'Inklusive: {fact}.'],
    informal: ['Was drin ist? {Fact}.', 'Alles dabei: {fact}.', 'Ausgepackt: {fact}.'],
  },
  use: {
    formal: ['Gedacht für {fact}.', '{Noun} für {fact}.', 'Etwas Passendes für {fact}.'],
    informal: ['Für {fact}? Hier entlang.', 'Das wär was für {fact}.', 'Etwas für {fact} gesucht?'],
  },
  feature: {
    formal: [
      'Aus der Nähe: {The} {does}.',
      'Auf den zweiten Blick: {The} {does}.',
      'Schon bemerkt? {The} {does}.',
    ],
    informal: ['Schon gesehen? {The} {does}.', 'Genau hinschauen: {The} {does}.', 'Ja, {the} {does}.'],
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
    'Im Bild: {ours}. {It} {does}.',
    'Bei {store}: {ours}. {It} {does}.',
    'Heute im Schaufenster: {ours}. {It} {does}.',
    'Im Shop: {ours} {with}.',
    '{title} {with}.',
    'Bei {store}: {ours} {with}.',
  ],
  informal: [
    '{Ours}: {It} {does}.',
    'Schau mal, {ours}: {It} {does}.',
    'Auf dem Foto: {ours}. {It} {does}.',
    'Und hier: {ours}. {It} {does}.',
    'Vor der Kamera: {ours}. {It} {does}.',
    'Hier im Regal: {ours} {with}.',
    'Gibt’s bei uns: {title} {with}.',
    '{Ours} {with}.',
  ],
};

export const statementsDe: Voice['statements'] = {
  formal: ['{It} {does}.', '{The} {does}.', 'Und {the} {does}.', 'Ein Detail: {It} {does}.'],
  informal: ['{It} {does}.', '{The} {does}.', 'Und {it} {does}.', 'Und ja, {it} {does}.'],
};

/** What has a clause is said as one; these are for products whose type is not known, and for what has none. */
export const reasonsDe: Voice['reasons'] = {
  material: {
    formal: ['Gefertigt aus {fact}.'],
    informal: ['Gemacht aus {fact}.'],
  },
  measure: {
    formal: ['In Zahlen: {fact}.'],
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
    formal: ['Farbe: {fact}.'],
    informal: ['Farbe? {Fact}.'],
  },
  contents: {
    formal: ['Im Lieferumfang: {fact}.', 'Im Set enthalten: {fact}.', 'Inbegriffen: {fact}.'],
    informal: ['Mit dabei: {fact}.', 'Das ist alles drin: {fact}.', 'Beim Auspacken: {fact}.'],
  },
  use: {
    formal: ['Für {fact}.', 'Ideal für {fact}.'],
    informal: ['Genau richtig für {fact}.', 'Wie gemacht für {fact}.'],
  },
  feature: {
    formal: [],
    informal: [],
  },
  care: {
    formal: ['Zur Pflege: {fact}.', 'Für die Pflege gilt: {fact}.', 'Pflege in einem Satz: {fact}.'],
    informal: ['Wichtig für die Pflege: {fact}.', 'Pflege, ganz kurz: {fact}.'],
  },
  origin: {
    formal: ['Herkunft: {fact}.', 'Herkunftsland: {fact}.'],
    informal: ['Made in {fact}.', 'Herkunft? {Fact}.'],
  },
};

export const portraitsDe: Voice['portraits'] = {
  hooks: {
    formal: ['{Portrait}.', 'Im Shop zu finden: {one}.', 'Wie wäre es damit: {one}?'],
    informal: ['Hier hätten wir: {one}.', 'Auf dem Wunschzettel: {one}.', '{Portrait} gefällig?'],
  },
  namings: {
    formal: ['Bei {store}: {title}, {one}.'],
    informal: ['Schau mal: {ours}, {one}.'],
  },
  reasons: {
    formal: ['Genauer gesagt: {one}.'],
    informal: ['Genauer: {one}.'],
  },
};
