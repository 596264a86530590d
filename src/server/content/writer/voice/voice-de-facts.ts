import type { Voice } from './voice.ts';

/** Without verbs that would have to agree: what is talked of may be «die Tasse» or «die Loafer». */
export const factHooksDe: Voice['factHooks'] = {
  material: {
    formal: ['{Noun} aus {fact}.', 'Das Material: {fact}.', 'Aus {fact}: {title}.', '{Fact}, aus der Nähe.'],
    informal: [
      'Einmal {noun} aus {fact}, bitte.',
      'Woraus? {Fact}.',
      '{Fact} zum Anfassen.',
      '{title} aus {fact}.',
    ],
  },
  measure: {
    formal: [
      'Die Maße: {fact}.',
      '{Noun} im Format {fact}.',
      '{title} in Zahlen: {fact}.',
      '{Fact}, so viel vorab.',
    ],
    informal: [
      'Wie groß? {Fact}.',
      'Der Zollstock sagt: {fact}.',
      '{Fact}, nur damit’s klar ist.',
      'Maßband raus: {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Fassungsvermögen: {fact}.',
      '{Noun} mit {fact}.',
      'Platz für {fact}: {title}.',
      'Inhalt: {fact}.',
    ],
    informal: [
      'Was reinpasst? {Fact}.',
      'Voll heißt hier: {fact}.',
      'Bis zum Rand: {fact}.',
      '{Fact}, randvoll.',
    ],
  },
  weight: {
    formal: ['Gewicht: {fact}.', '{Fact} auf der Waage.', '{title}, {fact}.', '{Noun} von {fact}.'],
    informal: [
      'Die Waage sagt: {fact}.',
      'Wie schwer? {Fact}.',
      'Auf die Waage damit: {fact}.',
      '{Fact}, sagt die Waage.',
    ],
  },
  colour: {
    formal: ['Die Farbe: {fact}.', '{Noun}, {fact}.', '{Fact}: {title}.', 'Im Farbton: {fact}.'],
    informal: ['Einmal {Fact}, bitte.', 'Farbe? {Fact}.', 'Team {Fact}?', 'Lieblingsfarbe {Fact}?'],
  },
  contents: {
    formal: ['Im Set: {fact}.', 'Enthalten: {fact}.', 'Inklusive: {fact}.', 'Der Inhalt: {fact}.'],
    informal: [
      'Was drin ist? {Fact}.',
      'Ausgepackt: {fact}.',
      'Alles dabei: {fact}.',
      '{Fact}, alles zusammen.',
    ],
  },
  use: {
    formal: [
      'Für {fact}: {title}.',
      '{Noun} für {fact}.',
      'Etwas für {fact} gesucht?',
      'Gedacht für {fact}.',
    ],
    informal: [
      'Für {fact}? Passt.',
      'Bereit für {fact}?',
      '{Noun} für {fact} gefällig?',
      'Was für {fact}: {title}.',
    ],
  },
  feature: {
    formal: [
      'Man sieht es: {It} {does}.',
      '{Noun}, und zwar {fact}.',
      'Gut zu wissen: {It} {does}.',
      'Vorweg: {It} {does}.',
    ],
    informal: ['{Fact}? Jawohl.', 'Ja, {it} {does}.', '{Noun}, aber {fact}.', 'Spoiler: {It} {does}.'],
  },
  care: {
    formal: [
      'Zur Pflege: {fact}.',
      'Pflege: {fact}.',
      '{Noun} pflegen: {fact}.',
      'Gepflegt wird so: {fact}.',
    ],
    informal: [
      'Pflege? {Fact}.',
      'Sauber wird’s so: {fact}.',
      'Pflegeplan: {fact}.',
      'Kein Pflege-Rätsel: {fact}.',
    ],
  },
  origin: {
    formal: ['Herkunft: {fact}.', 'Herkunftsland: {fact}.', '{Noun}, Herkunft {fact}.', 'Ursprung: {fact}.'],
    informal: [
      'Woher? {Fact}.',
      'Kleine Länderkunde: {fact}.',
      '{title}, made in {fact}.',
      'Auf der Landkarte: {fact}.',
    ],
  },
};

export const introductionsDe: Voice['introductions'] = {
  formal: [
    '{title} {does}.',
    'Unsere Empfehlung: {title} {with}.',
    'Bei {store}: {title} {with}.',
    '{title}: {the} {does}.',
  ],
  informal: [
    'Neu für dich entdeckt: {title} {with}.',
    'Sag Hallo zu {title}: {The} {does}.',
    'Heute im Blick: {title} {with}.',
    'Bei uns im Laden: {title} {with}.',
  ],
};

export const statementsDe: Voice['statements'] = {
  formal: [
    '{It} {does}.',
    '{The} {does}.',
    'Genauer gesagt: {The} {does}.',
    'Erwähnenswert: {It} {does}.',
    'Ein Detail noch: {It} {does}.',
  ],
  informal: [
    'Und ja, {it} {does}.',
    'Übrigens, {the} {does}.',
    '{It} {does}, mögen wir.',
    'Noch was: {It} {does}.',
    'Kleines Extra: {It} {does}.',
    'Ach, und {it} {does}.',
  ],
};

export const reasonsDe: Voice['reasons'] = {
  material: {
    formal: [
      'Material: {fact}.',
      'Gefertigt aus {fact}.',
      '{The} aus {fact}.',
      'Wer auf das Material achtet: {fact}.',
      'Zum Material: {fact}.',
      'Beim Material: {fact}.',
    ],
    informal: [
      'Woraus? Aus {fact}.',
      'Gemacht aus {fact}.',
      'Stichwort Material: {fact}.',
      'Falls du nach dem Material fragst: {fact}.',
      'Aus {fact}, damit das auch geklärt ist.',
      'Aus {fact}, fühl mal.',
    ],
  },
  measure: {
    formal: [
      'Maße: {fact}.',
      'In Zahlen: {fact}.',
      'Abmessungen: {fact}.',
      'Die Maße von {quoted}: {fact}.',
      'Zum Nachmessen zu Hause: {fact}.',
      'Für Ihre Planung: {fact}.',
    ],
    informal: [
      'So groß: {fact}.',
      'Bevor du den Zollstock holst: {fact}.',
      'Größenfrage geklärt: {fact}.',
      'Zum Nachmessen: {fact}.',
      'Größe? {Fact}.',
      'Laut Maßband {fact}.',
    ],
  },
  capacity: {
    formal: [
      'Platz für {fact}.',
      'Volumen: {fact}.',
      'Fassungsvermögen von {quoted}: {fact}.',
      '{The} mit {fact}.',
      'Füllmenge: {fact}.',
      'Kapazität: {fact}.',
    ],
    informal: [
      'Geht rein: {fact}.',
      'Bei {fact} ist Schluss.',
      'Genug Platz für {fact}.',
      'Bis oben hin: {fact}.',
      'Inhalt? {Fact}.',
      'Und so viel geht rein: {fact}.',
    ],
  },
  weight: {
    formal: [
      'Das Gewicht: {fact}.',
      'Auf der Waage: {fact}.',
      'Gewicht von {quoted}: {fact}.',
      'Gewogen: {fact}.',
      '{The} mit einem Gewicht von {fact}.',
      'Beim Gewicht: {fact}.',
    ],
    informal: [
      'Gewicht? {Fact}.',
      'Einmal gewogen: {fact}.',
      'Laut Waage {fact}.',
      'Fürs Protokoll: {fact} Gewicht.',
      'Falls du nach dem Gewicht fragst: {fact}.',
      'Kurz nachgewogen: {fact}.',
    ],
  },
  colour: {
    formal: [
      'Farbe: {fact}.',
      'Der Farbton: {fact}.',
      'Farbe von {quoted}: {fact}.',
      '{The}, hier {fact}.',
      'Farblich: {fact}.',
      'Farbangabe: {fact}.',
    ],
    informal: [
      'Die Farbe heißt {Fact}.',
      'Farbe bekennen: {fact}.',
      'Farblich ganz klar: {fact}.',
      'Falls du die Farbe wissen willst: {fact}.',
      '{Fact} und Punkt.',
      'Der Ton? {Fact}.',
    ],
  },
  contents: {
    formal: [
      'Lieferumfang: {fact}.',
      'Im Set enthalten: {fact}.',
      'Inbegriffen: {fact}.',
      'Vollständig heißt hier: {fact}.',
      'Mit im Set: {fact}.',
      'Umfang: {fact}.',
    ],
    informal: [
      'Drin: {fact}.',
      'Das ist alles dabei: {fact}.',
      'Packliste: {fact}.',
      'Zusammen im Set: {fact}.',
      'Beim Auspacken: {fact}.',
      'Mit dabei: {fact}.',
    ],
  },
  use: {
    formal: [
      'Passend für {fact}.',
      'Geeignet für {fact}.',
      '{The} für {fact}.',
      'Vorgesehen für {fact}.',
      'Zum Beispiel für {fact}.',
      'Eine gute Wahl für {fact}.',
    ],
    informal: [
      'Gut für {fact}.',
      'Für {fact} zu haben.',
      'Genau richtig für {fact}.',
      'Ganz klar für {fact}.',
      'Auch was für {fact}.',
      'Für {fact} schon mal vormerken.',
    ],
  },
  feature: {
    formal: ['Noch ein Detail: {fact}.'],
    informal: [],
  },
  care: {
    formal: [
      'Pflegehinweis: {fact}.',
      'Für die Pflege gilt: {fact}.',
      'Reinigung und Pflege: {fact}.',
      'Empfohlene Pflege: {fact}.',
      'Pflege von {quoted}: {fact}.',
      'Bei der Pflege: {fact}.',
    ],
    informal: [
      'Sauber halten? {Fact}.',
      'Zum Thema Pflege: {fact}.',
      'Wenn’s mal nötig ist: {fact}.',
      'Fürs Saubermachen: {fact}.',
      'Pflege, kurz gefasst: {fact}.',
      'Steht auf dem Pflegezettel: {fact}.',
    ],
  },
  origin: {
    formal: [
      'Herkunft von {quoted}: {fact}.',
      'Land der Herstellung: {fact}.',
      'Ursprungsland: {fact}.',
      'Zur Herkunft: {fact}.',
      'Ort der Herstellung: {fact}.',
      'Produktionsland: {fact}.',
    ],
    informal: [
      'Kommt woher? {Fact}.',
      'Herkunft? {Fact}.',
      'Heimat: {fact}.',
      'Falls du nach der Herkunft fragst: {fact}.',
      'Geburtsort: {fact}.',
      'Made in {fact}.',
    ],
  },
};

export const portraitsDe: Voice['portraits'] = {
  hooks: {
    formal: [
      '{Portrait}.',
      'Gesucht und gefunden: {portrait}.',
      '{Portrait}, bitte sehr.',
      'Heute bei uns: {portrait}.',
    ],
    informal: [
      '{Portrait}? Gefunden.',
      'Wunschliste: {portrait}.',
      'Wer sucht das? {Portrait}.',
      '{Portrait}, und fertig.',
    ],
  },
  namings: {
    formal: [
      '{title}: {portrait}.',
      '{quoted}, {portrait}.',
      '{title} bei {store}: {portrait}.',
      'Wir stellen vor: {title}, {portrait}.',
    ],
    informal: [
      'Vorgestellt: {title}, {portrait}.',
      'Das ist {quoted}: {portrait}.',
      'Hallo, {title}: {portrait}.',
      'Neu auf deiner Liste: {title}, {portrait}.',
    ],
  },
  reasons: {
    formal: [
      'Kurz gesagt: {portrait}.',
      'Bei {store}: {portrait}.',
      '{Portrait}, mehr braucht es nicht.',
      'Zu haben bei {store}: {portrait}.',
    ],
    informal: [
      'Kurz: {portrait}.',
      'Bei uns im Regal: {portrait}.',
      '{Portrait} eben.',
      'Für dich gefunden: {portrait}.',
    ],
  },
};
