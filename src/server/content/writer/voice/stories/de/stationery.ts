import type { StoriesOf } from '../stories.ts';

export const stationery: StoriesOf<'stationery'> = {
  notebook: {
    stories: {
      formal: [
        'In jeder Schublade liegt eines, das zu schön ist, um darin anzufangen. Machen Sie eine Ausnahme für {quoted}.',
        'Die erste Seite schreibt man in Schönschrift, die zweite schon nicht mehr. Ab der dritten lebt man in {quoted}.',
        'Alle tippen in der Sitzung, nur einer schreibt mit der Hand. Was wirklich gesagt wurde, steht in {quoted}.',
        'Um drei Uhr nachts sind Gedanken groß, um sieben sind sie fort. Neben der Lampe liegt deshalb {quoted}.',
      ],
      informal: [
        'Drei angefangen, keins voll, und schon schielst du aufs nächste. Wir sagen nichts, nur {quoted}.',
        'Einkaufszettel, Weltidee, Telefonnummer ohne Namen. Alles auf einer Seite von {quoted}.',
        'Handschrift wie beim Arzt, aber große Pläne. Lesen können muss es ja nur {quoted}.',
        'Im Café aufgeklappt, Stift im Mundwinkel: Alle denken, du schreibst einen Roman. Die Beweise: ein Milchkaffee und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Liniert, kariert, blanko: Worauf schreiben Sie?',
        'Was stand zuletzt auf Ihrer ersten Seite?',
      ],
      informal: ['Wie viele angefangene hast du?', 'Listen, Tagebuch oder Gekritzel?'],
    },
  },
  pen: {
    stories: {
      formal: [
        'Ein Beileid, ein Dank, eine Liebeserklärung: Manches tippt man nicht. Man greift zu Papier und {quoted}.',
        'Beim Telefonieren entstehen am Rand Sterne, Häuser, manchmal ein Pferd. Der Künstler arbeitet mit {quoted}.',
        'Wer die Liste morgens von Hand schreibt, hat den Tag schon halb geordnet. Den ersten Strich macht {quoted}.',
        'In jeder Besprechung fragt jemand, ob man einen übrig hat. Man hätte, verleiht aber ungern {quoted}.',
      ],
      informal: [
        'Kurz ausleihen heißt bei Stiften für immer. Also sag nein, sobald es um {quoted} geht.',
        'Zwölf in der Schublade, elf leer, einer von der Sparkasse. Höchste Zeit für {quoted}.',
        'Kreuzworträtsel, sieben senkrecht, und du bist dir ganz sicher. Dann trau dich, mit {quoted}.',
        'Angekaut, verlegt, hinterm Ohr vergessen: Leicht hat’s bei dir keiner. Viel Glück, {quoted}.',
      ],
    },
    asks: {
      formal: ['Schreiben Sie noch Briefe von Hand?', 'Füller, Kugelschreiber oder Bleistift?'],
      informal: ['Kaust du drauf oder klickst du?', 'Von wem ist der Kuli in deiner Tasche „geliehen“?'],
    },
  },
  book: {
    stories: {
      formal: [
        'Der Tee ist kalt geworden, und niemand hat ihn vermisst. So vergehen Stunden mit {quoted}.',
        'Auf dem Nachttisch warten fünf, alle angefangen. Sie rücken ein wenig zusammen für {quoted}.',
        'Zwischen Hannover und Göttingen fällt im Zug das Netz aus. Man hat ja {quoted}.',
        'Beim Abendessen fragt immer jemand, was man gerade liest. Eine Antwort wäre {quoted}.',
      ],
      informal: [
        'Nur noch ein Kapitel, sagst du. Um halb zwei sagst du’s wieder. Gute Nacht, {quoted}.',
        'Kaufen und Lesen sind zwei Hobbys, eins davon beherrschst du. Der Stapel wächst um {quoted}.',
        'Badewanne, Ellbogen auf dem Rand, Arme werden lahm. Trocken bleiben soll bitte {quoted}.',
        'Verliehen im Mai, zurück nie. Freunde sind eben keine Bibliothek. Behalt {quoted}.',
      ],
    },
    asks: {
      formal: ['Was liegt gerade auf Ihrem Nachttisch?', 'Lesezeichen oder Eselsohr?'],
      informal: ['Ende zuerst lesen: Verbrechen oder okay?', 'Wie viele ungelesene stapeln sich bei dir?'],
    },
  },
  'greeting-card': {
    stories: {
      formal: [
        'Auf dem Display ist „Alles Gute“ am Abend vergessen. Am Kühlschrank hängt noch im März {quoted}.',
        'Manche Sätze schreibt man dreimal vor, bevor man sie wirklich schreibt. Die Reinschrift kommt auf {quoted}.',
        'Zwischen Rechnung und Werbung liegt ein Umschlag mit Handschrift. Man öffnet zuerst {quoted}.',
        'Die Tante hebt alle auf, in einer Keksdose, seit vierzig Jahren. Obenauf läge dann {quoted}.',
      ],
      informal: [
        'Geburtstag vergessen? Dann wenigstens schön nachträglich, mit {quoted}.',
        'Das ganze Büro unterschreibt, für dich bleibt ein Zentimeter. Drängel dich noch drauf, auf {quoted}.',
        'Oma druckt keine Chats aus. Aber auf ihrem Buffet stehen Opa, der Hund und {ours}.',
        '„Liebe Lisa“, und dann? Zehn Minuten an die Decke starren gehören dazu. Schreib’s auf {quoted}.',
      ],
    },
    asks: {
      formal: ['Wem haben Sie zuletzt von Hand geschrieben?', 'Heben Sie alte Karten auf, und wo?'],
      informal: ['Bei wem hängt deine am Kühlschrank?', 'Letzte Post, die keine Rechnung war: von wem?'],
    },
  },
  'gift-wrap': {
    stories: {
      formal: [
        'Es gibt Menschen, die lösen jeden Klebestreifen und heben alles auf. An sie denkt man bei {quoted}.',
        'Das Geschenk ist klein, der Moment davor darf länger sein. Um ihn kümmert sich {quoted}.',
        'Sonntagmorgen, das Fest ist um drei, und auf dem Tisch liegt ein nacktes Buch. Es fehlen die Schere und {ours}.',
        'Noch weiß niemand, was darin ist, und schon sagt jemand „Oh“. Gemeint ist {quoted}.',
      ],
      informal: [
        'Ein Fahrrad einpacken? Viel Glück. Für alles Handlichere gibt’s {quoted}.',
        'Finger auf dem Knoten, Klebeband am Ellbogen, Schere verschwunden. Noch eine Runde mit {quoted}?',
        'Zeitung tut’s auch, sagt Papa. Seit Jahren. Leg ihm mal {quoted} hin.',
        'Zwei Sekunden, dann ist alles ausgepackt: Dein Neffe kennt keine Gnade. Tapfer bleiben, {quoted}.',
      ],
    },
    asks: {
      formal: ['Vorsichtig öffnen oder reißen?', 'Packen Sie Tage vorher ein oder am selben Morgen?'],
      informal: ['Schleife, Klebeband oder Zeitung?', 'Wer packt bei euch ein, und wie schief?'],
    },
  },
  sticker: {
    stories: {
      formal: [
        'Die schönsten klebt man nie auf, man wartet auf den richtigen Ort. Vielleicht findet er sich heute für {quoted}.',
        'Der Brief ist geschlossen, aber noch nicht ganz fertig. Für die Rückseite: {ours}.',
        'Zwischen Steuer und Zahnarzt steht im Kalender ein Konzert. Es verdient {quoted}.',
        'Kinder wissen: Erst was beklebt ist, gehört einem wirklich. Erwachsene beginnen wieder mit {quoted}.',
      ],
      informal: [
        'Laptop voll, Flasche voll, Kühlschrank voll. Irgendwo ist noch Platz für {quoted}.',
        'Schief aufgeklebt? Nicht abziehen, Haltung bewahren. So machen es ab jetzt du und {ours}.',
        'Aufheben für was Besonderes? Machst du seit der Grundschule. Kleb los, mit {quoted}.',
        'Delle im Helm, Kratzer am Ordner, Kaffeefleck im Heft: War da was? Längst verschwunden unter {quoted}.',
      ],
    },
    asks: {
      formal: ['Aufkleben oder aufbewahren?', 'Wo klebte Ihr erster: Ranzen oder Schreibtisch?'],
      informal: ['Was klebt auf deinem Laptop?', 'Sammelalbum: je voll geworden?'],
    },
  },
  calendar: {
    stories: {
      formal: [
        'Wer zum Zahnarzt muss und wer das Auto bekommt, steht in jeder Familie an einem Ort. Bei Ihnen in {quoted}.',
        'Zwischen den Jahren überträgt man die Geburtstage, einen nach dem anderen. Jeder Name zieht um in {quoted}.',
        'Eine leere Woche im Juni sieht aus wie ein Versprechen. Man findet sie beim Blättern in {quoted}.',
        'Am Montag ist die Woche noch ein weißes Feld. Darauf freuen sich ein spitzer Bleistift und {ours}.',
      ],
      informal: [
        'Brückentage zuerst, dann der Urlaub, dann der Rest vom Leben. So planen du und {ours}.',
        '„Hab ich im Kopf“, sagst du und stehst am falschen Samstag vor der Tür. Ab jetzt erinnern dich deine Mutter und {ours}.',
        'Mülltonne: grau, gelb oder blau? Du schaust nicht mehr beim Nachbarn, du schaust in {quoted}.',
        'Noch elf Kästchen bis zum Urlaub. Die Tage zählen jetzt du und {ours}.',
      ],
    },
    asks: {
      formal: ['Von Hand eingetragen oder im Telefon?', 'Welcher Termin steht bei Ihnen als Erstes drin?'],
      informal: ['Geburtstage: Wer trägt sie bei euch ein?', 'Nächster freier Samstag: wann?'],
    },
  },
  'craft-kit': {
    stories: {
      formal: [
        'Draußen nieselt es, drinnen fragt niemand nach dem Fernseher. Mitten auf dem Küchentisch: {ours}.',
        'Das Ergebnis gerät ein wenig schief und bleibt dann zehn Jahre stehen. Begonnen hat es mit {quoted}.',
        'Nach einer Woche voller Bildschirme möchten die Hände etwas vorweisen. Man räumt den Tisch frei für {quoted}.',
        'Großeltern haben Zeit, Enkel haben Ideen, nun fehlt nur ein Anlass. Er heißt {quoted}.',
      ],
      informal: [
        'Erst die Anleitung lesen? Macht keiner. Auf dem Tisch: Kaffee, Chaos, {ours}.',
        'Zunge im Mundwinkel, Handy vergessen, Tee kalt: So sieht Konzentration aus. Schuld hat {quoted}.',
        '„Hab ich selbst gemacht“ sagt man viel zu selten. Üben kannst du den Satz mit {quoted}.',
        'Zwei linke Hände, angeblich. Beweis das Gegenteil oder lach dich kaputt, mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Was haben Sie zuletzt selbst gemacht?', 'Mit Anleitung oder nach Gefühl?'],
      informal: ['Basteltalent: null, geht so, Profi?', 'Schiefstes Werk, das bei euch noch steht?'],
    },
  },
  'pencil-case': {
    stories: {
      formal: [
        'Am ersten Schultag liegt alles in einer Reihe, am zweiten wird gesucht. Das gehört so, auch bei {quoted}.',
        'Wer in Sitzungen mitschreibt, trägt seine Werkstatt bei sich. Neben dem Wasserglas liegt {quoted}.',
        'Ganz unten finden sich Spitzerreste und ein gefaltetes Briefchen. Beides zieht um in {quoted}.',
        'Lieblingsstifte liegen nie dort, wo man sie vermutet. Ein fester Wohnsitz wäre {quoted}.',
      ],
      informal: [
        'Erster Griff: leerer Kuli. Zweiter Griff: Lippenpflege. Zeit für Ordnung, Zeit für {quoted}.',
        'Klausur, zwei Minuten noch, und der Radiergummi ist weg. Such schneller, in {quoted}.',
        '„Hast du mal einen Stift?“ Seit der fünften Klasse dein Schicksal. Mach auf: {ours}.',
        'Textmarker in sieben Farben, gelernt hast du trotzdem nichts. Aber schön sortiert, in {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Was steckt in Ihrer, das dort nicht hingehört?',
        'Welche Farbe hatte Ihre in der ersten Klasse?',
      ],
      informal: ['Fundstück ganz unten drin: was?', 'Schuldet dir noch jemand einen Stift?'],
    },
  },
};
