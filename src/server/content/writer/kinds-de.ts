import type { KindsPhrases } from './phrases.ts';

export const kindsDe: KindsPhrases = {
  jewellery: {
    openings: [
      'Welches Schmuckstück legt man nie ab?',
      'Ein kleines Funkeln verändert das ganze Outfit.',
      'Ein Geschenk oder eine Freude für sich selbst?',
    ],
    purposes: [
      'für den letzten Schliff',
      'für besondere Tage und alle anderen',
      'für jemanden, der ein wenig Glanz verdient',
    ],
    tips: [
      'Schmuck kommt zuletzt: erst Parfüm und Creme, dann die Kette.',
      'Wer jedes Stück einzeln aufbewahrt, muss keine Ketten entwirren.',
    ],
    tags: ['Schmuck', 'Schmuckliebe', 'Geschenkideen'],
  },
  shoes: {
    openings: [
      'Wohin führen die nächsten Schritte?',
      'Ein gutes Outfit beginnt bei den Schuhen.',
      'Der erste Blick geht immer nach unten.',
    ],
    purposes: [
      'für jeden Schritt des Tages',
      'für den Hinweg und den Rückweg',
      'für Outfits, die bei den Schuhen beginnen',
    ],
    tips: [
      'Schuhe am besten abends anprobieren: Dann sind die Füße etwas größer.',
      'Beide Füße messen und nach dem längeren wählen.',
    ],
    tags: ['Schuhe', 'Schuhliebe', 'Schuhmode'],
  },
  accessories: {
    openings: [
      'Was fehlt dem Outfit noch?',
      'Das Detail, das alles verbindet.',
      'Kleines Detail, ganzer Look.',
    ],
    purposes: [
      'für den letzten Handgriff vor der Haustür',
      'für Outfits, denen noch ein Detail fehlt',
      'für jeden Tag und die Tage dazwischen',
    ],
    tips: [
      'Ein Blickfang pro Outfit genügt; der Rest darf ruhig bleiben.',
      'Ein Accessoire, das zu drei Outfits passt, wird am Ende öfter getragen.',
    ],
    tags: ['Accessoires', 'Modedetails', 'Outfitideen'],
  },
  clothing: {
    openings: [
      'Was ziehen wir morgen an?',
      'Welches Outfit würde dazu passen?',
      'Ist im Schrank noch Platz?',
    ],
    purposes: [
      'für den Kleiderschrank im Alltag',
      'für das Outfit, das immer geht',
      'für Tage, an denen Anziehen leicht sein soll',
    ],
    tips: [
      'Am besten ein Lieblingsteil flach ausmessen und mit der Größentabelle vergleichen.',
      'Auf links und kühl gewaschen bleiben Farben länger frisch.',
    ],
    tags: ['Mode', 'Outfitideen', 'Alltagslook'],
  },
  plants: {
    openings: ['Was wächst zu Hause?', 'Ein wenig Grün verändert einen Raum.', 'Fensterbank oder Garten?'],
    purposes: [
      'für ein grüneres Zuhause',
      'für alle, die gern etwas wachsen sehen',
      'für grüne Ecken, drinnen und draußen',
    ],
    tips: [
      'Erst das Licht ansehen, dann die Pflanze für den Platz wählen.',
      'Vor dem Gießen die Erde fühlen: Die meisten Zimmerpflanzen verzeihen Durst eher als nasse Füße.',
    ],
    tags: ['Pflanzenliebe', 'GrünesZuhause', 'Garten'],
  },
  furniture: {
    openings: [
      'Welche Ecke im Zuhause wartet noch?',
      'Ein einziges Stück kann einen Raum verändern.',
      'Wie soll sich Zuhause anfühlen?',
    ],
    purposes: [
      'für den Raum, in dem das Leben spielt',
      'für ein Zuhause mit Charakter',
      'für die Ecke, in der noch etwas fehlt',
    ],
    tips: [
      'Vor der Entscheidung die Maße mit Klebeband auf dem Boden markieren.',
      'Nicht nur das Zimmer messen, sondern auch Türen und Treppe.',
    ],
    tags: ['Möbel', 'Wohnideen', 'Einrichtung'],
  },
  kitchen: {
    openings: [
      'Was kommt heute auf den Tisch?',
      'Am Ende landen doch alle in der Küche.',
      'Frühstück allein oder Abendessen für viele?',
    ],
    purposes: [
      'für Küche und Tisch',
      'für Frühstück, Abendessen und alles dazwischen',
      'für alle, die gern den Tisch decken',
    ],
    tips: [
      'Was täglich gebraucht wird, gehört in Griffnähe, alles andere nach oben.',
      'Höchstens zwei Farben auf dem Tisch, und er wirkt geplant.',
    ],
    tags: ['Küche', 'Küchenliebe', 'GedeckterTisch'],
  },
  food: {
    openings: ['Schon Hunger?', 'Mit wem wird geteilt?', 'Wie schmeckt eine gute Pause?'],
    purposes: ['für die kleine Pause am Tag', 'zum Teilen oder zum Behalten', 'für Tisch und Vorratsschrank'],
    tips: [
      'Offene Packungen kühl, trocken und gut verschlossen lagern.',
      'Die Zutatenliste von vorn lesen: Was zuerst steht, steckt am meisten drin.',
    ],
    tags: ['Genuss', 'Foodliebe', 'Leckerbissen'],
  },
  beauty: {
    openings: [
      'Fünf Minuten für sich: Was passiert damit?',
      'Was gehört zu einer guten Routine?',
      'Zeit für ein wenig Pflege.',
    ],
    purposes: [
      'für die tägliche Routine',
      'für ein paar Minuten ganz für sich',
      'für das Badregal und die Reisetasche',
    ],
    tips: [
      'Immer nur eine Sache in der Routine ändern, dann sieht man, was sie bewirkt.',
      'Mit wenig anfangen: Mehr geht später immer.',
    ],
    tags: ['Beauty', 'Pflegeroutine', 'ZeitFürMich'],
  },
  toys: {
    openings: ['Wer spielt zuerst?', 'Was haben wir als Kinder gespielt?', 'Regennachmittag? Spielzeit.'],
    purposes: [
      'für lange Spielnachmittage',
      'für kleine Hände und große Ideen',
      'für Geburtstage und für Tage ohne Anlass',
    ],
    tips: [
      'Zuerst auf die Altersangabe sehen: Es geht um Sicherheit, nicht um Talent.',
      'Einen Teil der Spielsachen eine Weile wegräumen: Später wirken sie wie ein Geschenk.',
    ],
    tags: ['Spielzeug', 'Spielzeit', 'Kindergeschenke'],
  },
  stationery: {
    openings: [
      'Stift oder Tastatur?',
      'Jede gute Idee beginnt auf einer Seite.',
      'Wann wurde zuletzt etwas von Hand geschrieben?',
    ],
    purposes: [
      'für Ideen, Listen und alles, was bleiben soll',
      'für Schreibtisch und Tasche',
      'für alle, die Papier mögen',
    ],
    tips: [
      'Die erste Seite frei lassen, dann fällt der Anfang leichter.',
      'Drei Aufgaben am Tag auf Papier notieren und durchstreichen: Das tut gut.',
    ],
    tags: ['Papeterie', 'Papierliebe', 'Schreibtisch'],
  },
  photo: {
    openings: [
      'Was wäre das erste Bild?',
      'Manche Momente sind ein Foto wert.',
      'Wer steht meistens hinter der Kamera?',
    ],
    purposes: [
      'für alle, die überall Bilder sehen',
      'für die nächsten Bilder',
      'für Momente, die bleiben sollen',
    ],
    tips: [
      'Erst zum Licht drehen, dann an die Einstellungen gehen.',
      'Einen Schritt näher heran: Fast jedes Foto gewinnt dadurch.',
    ],
    tags: ['Fotografie', 'Fotoliebe', 'Fotoausrüstung'],
  },
  electronics: {
    openings: [
      'Was fehlt auf dem Schreibtisch noch?',
      'Arbeit, Spiel oder beides?',
      'Welches Gerät geht morgens als Erstes an?',
    ],
    purposes: [
      'für Arbeit, Spiel und alles dazwischen',
      'für das eigene Setup',
      'für den Schreibtisch zu Hause oder im Büro',
    ],
    tips: [
      'Erst notieren, wofür es gebraucht wird, dann die Daten vergleichen, die dafür zählen.',
      'Vor dem Bestellen einen Blick auf die Anschlüsse des Geräts werfen.',
    ],
    tags: ['Technik', 'Technikliebe', 'Setup'],
  },
  sports: {
    openings: [
      'Was bringt uns in Bewegung?',
      'Drinnen oder an der frischen Luft?',
      'Wer kommt am Wochenende mit?',
    ],
    purposes: ['für bewegte Wochenenden', 'für alle, die sich lieber bewegen als sitzen', 'für aktive Tage'],
    tips: [
      'Leicht anfangen und jede Woche etwas mehr: Die Gewohnheit zählt mehr als das Tempo.',
      'Wer die Sachen am Abend vorher packt, hat den halben Weg schon hinter sich.',
    ],
    tags: ['Sport', 'AktivLeben', 'Bewegung'],
  },
  pets: {
    openings: [
      'Wer hat zu Hause wirklich das Sagen?',
      'Vier Pfoten, eine Meinung.',
      'Was treiben Haustiere den ganzen Tag?',
    ],
    purposes: ['für alle mit vier Pfoten', 'für den liebsten Mitbewohner', 'für den Alltag mit Tier'],
    tips: [
      'Neues langsam einführen und zuerst beschnuppern lassen.',
      'Vor der Größenwahl messen: Die Rasse allein sagt wenig.',
    ],
    tags: ['Haustiere', 'Tierliebe', 'VierPfoten'],
  },
  home: {
    openings: [
      'Was macht eine Wohnung zum Zuhause?',
      'Welche Ecke im Zuhause ist die liebste?',
      'Oft ist es ein Detail, das den Raum ausmacht.',
    ],
    purposes: [
      'für ein Zuhause mit Charakter',
      'für gemütliche Abende daheim',
      'für Regal, Tisch oder Fensterbank',
    ],
    tips: [
      'Dinge in Dreiergruppen stellen: Das wirkt ruhig und doch lebendig.',
      'Eine Fläche ganz leer räumen und nur zurückstellen, was gefällt.',
    ],
    tags: ['Deko', 'Wohnideen', 'GemütlichWohnen'],
  },
  other: {
    openings: [
      'Etwas für den zweiten Blick?',
      'Ein Geschenk oder etwas für sich selbst?',
      'An wen denkt man da zuerst?',
    ],
    purposes: [
      'für sich selbst oder jemanden, den man mag',
      'für jeden Tag',
      'für alle, die mit Bedacht wählen',
    ],
    tips: [
      'Eine Frage, die hilft: Wann käme es zum ersten Mal zum Einsatz?',
      'Vor dem Vergleichen aufschreiben, was wirklich wichtig ist.',
    ],
    tags: ['KleineLäden', 'Geschenkideen', 'Lieblingsstücke'],
  },
};
