import type { Phrases } from './phrases.ts';

export const phrasesDe: Phrases = {
  openings: {
    professional: {
      product: [
        'Ein genauer Blick lohnt sich.',
        'Auf die Details kommt es an.',
        'Was erwarten Sie von einer guten Wahl?',
      ],
      promotion: [
        'Produkt und Preis auf einen Blick.',
        'Alles für die Entscheidung, in einem Beitrag.',
        'Ein klarer Preis macht die Wahl leicht.',
      ],
      lifestyle: [
        'Der Alltag besteht aus kleinen Entscheidungen.',
        'Was uns umgibt, prägt den Tag.',
        'Welche Dinge begleiten Sie jeden Tag?',
      ],
      educational: [
        'Ein wenig Wissen macht die Wahl leichter.',
        'Was sollte man vor dem Kauf wissen?',
        'Ein nützlicher Gedanke vor der Entscheidung.',
        'Eine gute Wahl beginnt mit der richtigen Frage.',
        'Kurz erklärt.',
        'Eine Frage, die sich oft stellt.',
      ],
    },
    casual: {
      product: [
        'Komm, wir zeigen dir was.',
        'Hast du kurz Zeit? Schau mal.',
        'Das wollten wir dir schon lange zeigen!',
      ],
      promotion: [
        'Reden wir über Preise.',
        'Fragst du dich, was das kostet?',
        'Zeit für einen Blick aufs Preisschild!',
      ],
      lifestyle: [
        'Am Ende sind es die kleinen Dinge, oder?',
        'Wie sieht für dich ein guter Tag aus?',
        'Ruhiger Morgen oder voller Nachmittag?',
      ],
      educational: [
        'Ein schneller Tipp vor dem Einkauf!',
        'Fällt dir die Auswahl schwer?',
        'Gut zu wissen, bevor du bestellst.',
        'Ein kleiner Tipp für dich!',
        'Das solltest du dir merken.',
        'Wie wählt man aus? Wir machen es so.',
      ],
    },
    trendy: {
      product: [
        'Kurz mal nicht weiterscrollen.',
        'Ab auf die Wunschliste? Du entscheidest.',
        'Ja oder nein? Schnelle Abstimmung.',
      ],
      promotion: ['Name und Preis, ohne Umwege.', 'Preisschild? Hier ist es.', 'Und der Preis ist …'],
      lifestyle: [
        'Der Mood des Tages: genau das.',
        'POV: Der Tag gehört dir.',
        'Welcher Mood ist heute deiner?',
      ],
      educational: [
        'Clever einkaufen: ein Tipp zum Behalten.',
        'Das sagt dir im Laden niemand.',
        'Shopping-Wissen im Schnelldurchlauf.',
        'Achtung, Tipp.',
        'Speichern, ausprobieren, freuen.',
        'Shoppe wie jemand, der sich auskennt.',
      ],
    },
    luxury: {
      product: [
        'Manches braucht wenige Worte.',
        'Der Blick für das Wesentliche.',
        'Gönnen Sie sich einen Moment.',
        'Das Wesentliche, sonst nichts.',
        'Einmal gesehen, nicht vergessen.',
        'Für alle, die genau hinsehen.',
      ],
      promotion: [
        'Das Stück und sein Preis.',
        'Schlicht gesagt, wie es sein soll.',
        'Eine überlegte Wahl beginnt mit Klarheit.',
        'Ohne Rätsel: das Stück und sein Preis.',
        'Klarheit ist eine Form der Höflichkeit.',
        'In wenigen Worten.',
      ],
      lifestyle: [
        'Es sind die stillen Momente, die bleiben.',
        'Ein Abend ohne Eile.',
        'Stil ist eine Frage der Aufmerksamkeit.',
        'Zeit ist die schönste Kulisse.',
        'Ein Raum, ein Licht, ein Augenblick.',
        'Schönheit wohnt im ganz normalen Tag.',
      ],
      educational: [
        'Geschmack beginnt mit Wissen.',
        'Die Kunst, gut zu wählen.',
        'Ein Gedanke für anspruchsvolle Augen.',
        'Wissen gehört zum Genuss.',
        'Ein gutes Urteil lässt sich Zeit.',
        'Aus dem Notizbuch von {store}.',
      ],
    },
  },
  benefitOpenings: {
    professional: ['{Purpose}.', '{title}: {purpose}.', 'Wofür ist {quoted} gedacht? {Purpose}.'],
    casual: ['{Purpose}: {title}!', '{title}, {purpose}.', 'Und wofür ist das? {Purpose}!'],
    trendy: ['{Purpose}. Das war’s auch schon.', '{title}: {purpose}.', 'Das hier? {Purpose}.'],
    luxury: ['{Purpose}.', '{title}. {Purpose}.', '{Purpose}: {title}.'],
  },
  priceOpenings: {
    formal: [
      '{title} für {price}.',
      '{price}: der Preis für {quoted}.',
      'Bei {store} für {price}: {title}.',
      '{title}: {price}.',
    ],
    informal: [
      '{price}. Klare Sache.',
      '{title} für {price}!',
      'Was gibt’s für {price}? {title}.',
      '{price} bei {store}: {title}.',
    ],
  },
  priceFromOpenings: {
    formal: ['{title} ab {price}.', 'Ab {price}: {title}.', 'Bei {store} ab {price}: {title}.'],
    informal: ['Ab {price}: {title}!', 'Los geht’s bei {price}. {title}.', '{title}, ab {price}.'],
  },
  discountOpenings: {
    formal: [
      '{price} statt {before}: {title}.',
      '{title}, um {percent} reduziert.',
      '{title}: vorher {before}, jetzt {price}.',
    ],
    informal: [
      '{percent} weniger: {title}!',
      'Vorher {before}, jetzt {price}: {title}.',
      'Schon gesehen? {price} statt {before}.',
    ],
  },
  namings: {
    professional: [
      'Heute im Fokus: {title}.',
      'Wir stellen vor: {title}.',
      '{title} bei {store}.',
      'Aus unserem Sortiment: {title}.',
      'Unser Thema heute: {title}.',
    ],
    casual: [
      'Sag hallo zu {quoted}!',
      'Hier kommt: {title}.',
      'Dürfen wir vorstellen? {title}.',
      'Unsere Wahl für heute: {title}.',
      'Heute bei uns: {title}.',
    ],
    trendy: [
      'Auftritt: {title}.',
      '{title}. Schau genau hin.',
      'Alle Augen auf {quoted}.',
      'Der Star des Tages: {title}.',
      'Heute Thema: {title}.',
    ],
    luxury: [
      '{store} präsentiert: {title}.',
      '{title}.',
      'Aus der Auswahl von {store}: {title}.',
      'Die Aufmerksamkeit gilt {quoted}.',
      'Unsere Wahl für heute: {title}.',
    ],
  },
  scenes: {
    professional: [
      'Welcher Moment am Tag gehört Ihnen?',
      'Was gut gewählt ist, wird Teil des Tages.',
      'Eine gute Routine beginnt mit Dingen, die man gern benutzt.',
      'Raum für das, was Ihnen wichtig ist.',
    ],
    casual: [
      'Stell dir einfach den passenden Moment dazu vor.',
      'Dazu gute Gesellschaft, und alles passt.',
      'Ein besonderer Anlass? Braucht es nicht.',
      'Du hast das Bild schon im Kopf, oder?',
    ],
    trendy: [
      'Du setzt die Szene, der Rest kommt von selbst.',
      'Dein Moment, deine Regeln.',
      'Und jetzt stell dir das in deiner Story vor.',
      'Jetzt fehlst nur noch du.',
    ],
    luxury: [
      'Ein Moment, der nur Ihnen gehört.',
      'Mehr braucht es nicht.',
      'Der Rest der Welt darf warten.',
      'Für Tage, die sich Zeit lassen.',
    ],
  },
  tipLeads: ['{Tip}', 'Gut zu wissen: {tip}', 'Ein Tipp von {store}: {tip}', 'Unser Rat: {tip}'],
  bridges: [
    'Passend dazu: {title}.',
    'Apropos: {title}.',
    'Bei {store} passend zum Thema: {title}.',
    'Und wo wir gerade dabei sind: {title}.',
  ],
  prices: ['Preis: {price}.', 'Bei {store} für {price}.', 'Der Preis: {price}.'],
  pricesFrom: ['Ab {price}.', 'Bei {store} ab {price}.', 'Preise ab {price}.'],
  discounts: [
    '{price} statt {before}.',
    'Vorher {before}, jetzt {price}.',
    'Jetzt {price}, das sind {percent} weniger.',
  ],
  discountsFrom: ['Ab {price} statt {before}.', 'Vorher {before}, jetzt ab {price}.'],
  colours: ['In {count} Farben: {names}.', '{count} Farben zur Auswahl: {names}.'],
  sizes: ['Größen: {names}.', 'Verfügbare Größen: {names}.'],
  choices: ['Zur Auswahl: {names}.', 'Varianten: {names}.'],
  lastOne: ['Ein Stück ist noch da.', 'Noch ein Stück auf Lager.'],
  lastFew: ['Noch {count} Stück auf Lager.', '{count} Stück sind noch da.'],
  calls: {
    professional: [
      'Alle Details finden Sie bei {store}.',
      'Mehr erfahren Sie bei {store}.',
      'Sehen Sie sich bei {store} um.',
      'Haben Sie Fragen? Schreiben Sie uns.',
      'Entdecken Sie mehr bei {store}.',
    ],
    casual: [
      'Schau doch bei {store} vorbei!',
      'Fragen? Ab damit in die Kommentare!',
      'Wäre das was für dich? Erzähl!',
      'Wir sehen uns bei {store}!',
      'Wer muss das unbedingt sehen? Markier die Person!',
    ],
    trendy: [
      'Top oder Flop? Schreib’s in die Kommentare.',
      'Sieh selbst nach bei {store}.',
      'Schick das jemandem, der es versteht.',
      'Deine Note dafür? Ab in die Kommentare.',
      'Du weißt, wo du uns findest: {store}.',
    ],
    luxury: [
      'Entdecken Sie mehr bei {store}.',
      'Wir freuen uns auf Ihren Besuch bei {store}.',
      '{store} erwartet Sie.',
      'Ihre Fragen beantworten wir gern.',
      'Erleben Sie die Auswahl von {store}.',
    ],
  },
  callsByType: {
    formal: {
      product: ['Jedes Detail sehen Sie bei {store}.'],
      promotion: ['Bestellen Sie bei {store}.', 'Sie können direkt bei {store} bestellen.'],
      lifestyle: ['Lassen Sie sich bei {store} inspirieren.'],
      educational: [
        'Welche Frage dürfen wir als Nächstes beantworten?',
        'Speichern Sie diesen Beitrag für Ihre nächste Wahl.',
      ],
    },
    informal: {
      product: ['Genauer ansehen kannst du dir das bei {store}.'],
      promotion: ['Bestell bei {store}!', 'Gefällt’s dir? Ab zu {store}.'],
      lifestyle: ['Wie sähe dein perfekter Tag aus? Erzähl!'],
      educational: ['Hast du noch einen Tipp? Teil ihn mit uns!', 'Speichern und später wiederfinden!'],
    },
  },
  callsByPlatform: {
    formal: {
      instagram: ['Speichern Sie diesen Beitrag, um ihn wiederzufinden.'],
      facebook: ['Teilen Sie diesen Beitrag mit jemandem, dem das gefallen würde.'],
      twitter: ['Was meinen Sie?'],
    },
    informal: {
      instagram: ['Speichern nicht vergessen!'],
      facebook: ['Markier jemanden, dem das gefallen würde!'],
      twitter: ['Was meinst du?'],
    },
  },
};
