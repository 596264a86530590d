export const stationery = {
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
    lessons: {
      formal: [
        'Auf der letzten Seite zu beginnen nimmt die Scheu vor der ersten. Drehen Sie es also einmal um und beginnen Sie am Ende von {quoted}.',
        'Seiten nummerieren, vorn ein Verzeichnis führen, und man findet später etwas wieder. Diese Ordnung beginnt am ersten Tag mit {quoted}.',
        'Für den Füller eher dickeres Papier, dünnes lässt die Tinte durchschlagen. Fragen Sie also erst nach dem Papier, dann füllen Sie die erste Seite in {quoted}.',
        'Ein guter Gedanke vom März ist im Mai unauffindbar, außer die Seiten tragen Nummern. Stift zur Hand, und die erste Zahl kommt in die Ecke von {quoted}.',
      ],
      informal: [
        'Angst vor der ersten Seite? Fang hinten an, da schaut keiner hin. Kritzelrecht ab sofort in {quoted}.',
        'Seitenzahlen klingen nach Schule, aber mit Verzeichnis vorn findest du die Geschenkidee vom Frühling wieder. Sie steht dann bestimmt irgendwo in {quoted}.',
        'Füller auf dünnem Papier heißt: Die Rückseite schreibt mit. Nimm lieber dickeres, und schau genau hin bei {quoted}.',
        'Die erste Seite schüchtert ein, die letzte ist geduldig. Dreh um, leg los: du und {ours}.',
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
    lessons: {
      formal: [
        'Dieselbe Spitze schreibt auf jedem Papier anders. Probieren Sie also auf Ihrem eigenen, zum Beispiel mit {quoted}.',
        'Verschlossen und liegend aufbewahrt, trocknet die Spitze nicht ein. In der Schale auf dem Schreibtisch ist sicher noch Platz für {quoted}.',
        'Wer mit links schreibt, fährt mit schnell trocknender Tinte sauberer. Fragen Sie also zuerst nach der Tinte, bevor Sie sich entscheiden für {quoted}.',
        'Im Laden gleitet alles, zu Hause kratzt es manchmal, denn die Oberfläche entscheidet mit. Legen Sie also den eigenen Block bereit zur Probe mit {quoted}.',
      ],
      informal: [
        'Auf dem Kassenzettel schreibt jeder gut. Teste auf deinem Papier, da schreibt dieselbe Spitze oft anders. Blatt raus, Kringel malen mit {quoted}.',
        'Zumachen, hinlegen, fertig: Sonst trocknet die Spitze ein. Gute Nacht, Schreibtisch, gute Nacht, {quoted}.',
        'Linkshänder kennen den blauen Handballen. Schnell trocknende Tinte schmiert weniger, merk dir das, wenn du liebäugelst mit {quoted}.',
        'Offen liegen lassen war noch nie eine gute Idee, da trocknet die Spitze. Verschließen, flach ablegen, morgen weiter mit {quoted}.',
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
    lessons: {
      formal: [
        'Aufrecht und nicht zu eng gestellt, leidet der Rücken nicht. Ein Fingerbreit Luft im Regal, und daneben passt {quoted}.',
        'In der prallen Sonne bleichen die Rücken zuerst aus. Stellen Sie den Sessel ins Licht und in den Schatten {quoted}.',
        'Zehn Seiten am Abend reichen, damit aus Vorsatz Gewohnheit wird. Die ersten zehn gehören heute {quoted}.',
        'Wer aus einer vollen Reihe zieht, zieht am Rücken. Mit ein wenig Luft im Regal steht es sich aufrechter neben {quoted}.',
      ],
      informal: [
        'Zehn Seiten pro Abend, mehr braucht’s nicht, damit es Gewohnheit wird. Handy in den Flur, dann {ours}.',
        'Das Fensterbrett ist zum Lesen da, nicht zum Lagern: Sonne bleicht den Rücken aus. Ab ins Regal, wenn’s ausgelesen ist, mit {quoted}.',
        'Reingequetscht im Regal leidet der Rücken, kennst du aus der U-Bahn. Schaff ein bisschen Luft, dann zieht ein: {quoted}.',
        '„Dieses Jahr lese ich mehr.“ Klappt mit zehn Seiten am Abend. Rechne selbst, wann du durch bist mit {quoted}.',
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
    lessons: {
      formal: [
        'Auf einem Zettel vorgeschrieben, passt der Text und die Zeilen werden gerade. Erst danach greift man zur Feder und zu {quoted}.',
        'Eine gemeinsame Erinnerung ist persönlicher als jeder Spruch. Denken Sie kurz an den letzten Sommer, dann schreiben Sie auf {quoted}.',
        'Einige auf Vorrat, dazu passende Briefmarken, und kein Geburtstag überrascht mehr. Den Anfang macht in der Schublade {quoted}.',
        '„Alles Gute“ hat jeder geschrieben, „Weißt du noch, am See?“ nur einer. Für diesen Satz ist der richtige Platz auf {quoted}.',
      ],
      informal: [
        'Schief, zu lang, kein Platz für den Gruß? Schreib’s erst auf einen Zettel, dann schön ab auf {quoted}.',
        'Statt Spruch eine Erinnerung, am liebsten eine, die nur ihr zwei kennt. Die gehört auf {quoted}.',
        'Sonntagabend, Geburtstag vergessen, alle Läden zu. Wer Vorrat und Briefmarken hat, grinst nur und greift zu {quoted}.',
        'Weniger Goethe, mehr „weißt du noch“: Eine gemeinsame Erinnerung macht’s persönlich. Stift raus, Kopfkino an, und dann rauf damit auf {quoted}.',
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
    lessons: {
      formal: [
        'Zwei bis drei Zentimeter Überlappung oben genügen, mehr macht dicke Ecken. Ein Lineal und eine Schere, mehr Werkzeug verlangt niemand zu {quoted}.',
        'Doppelseitiges Klebeband verschwindet unter der Kante, und niemand sieht, wie es hält. Ein kleiner Zauber an Geschenken in {quoted}.',
        'Rundes legt man in kleine Falten oder steckt es gleich in einen Beutel. Auch ein Fußball findet so, Falte um Falte, hinein in {quoted}.',
        'Dicke Ecken kommen von zu viel Zugabe: Zwei, drei Zentimeter genügen oben. Sparsam geschnitten also, dann liegt um das Geschenk nur noch {quoted}.',
      ],
      informal: [
        'Oben nur zwei bis drei Zentimeter überlappen lassen, sonst werden die Ecken fett. Erst messen, dann schneidest du mit gutem Gewissen in {quoted}.',
        'Klebestreifen quer übers Motiv? Nimm doppelseitigen, der verschwindet unter der Kante. Dann sieht man nur noch {quoted}.',
        'Der Ball soll verpackt werden, und du fluchst. Kleine Falten legen oder einen Beutel nehmen, der Rest ist Übung mit {quoted}.',
        'Viel hilft viel gilt hier nicht, zu viel Zugabe macht dicke Ecken. Schneid knapper, auch wenn’s in den Fingern juckt bei {quoted}.',
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
    lessons: {
      formal: [
        'Entfettet man den Untergrund vorher, hält es länger. Ein Tuch, eine Minute, dann ist der Platz bereit für {quoted}.',
        'Von der Mitte nach außen angedrückt, bleiben keine Luftblasen. Ein ruhiger Daumen ist das ganze Werkzeug für {quoted}.',
        'Ein warmer Föhn macht den Kleber weich, dann kommt die Ecke hoch. Auch ein Umzug ist also möglich für {quoted}.',
        'Fingerabdrücke sind Fett, und ohne Fett hält es länger. Einmal abwischen, dann erst beginnt die Arbeit mit {quoted}.',
      ],
      informal: [
        'Erst entfetten, dann kleben, sonst hält’s nicht lang. Laptopdeckel wischen, Luft anhalten, dann {ours}.',
        'Blasen? Drück von der Mitte nach außen, dann entwischt die Luft. Daumenarbeit, aber von der netten Sorte, das gilt auch bei {quoted}.',
        'Falsch geklebt, kein Drama: Föhn drauf, der Kleber wird weich, die Ecke kommt hoch. Zweiter Versuch mit {quoted}.',
        'Fahr beim Andrücken immer von innen nach außen, sonst sperrst du die Luft ein. Und falls du Übung suchst: {ours}.',
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
    lessons: {
      formal: [
        'Überträgt man die Geburtstage gleich am Anfang, überrascht keiner mehr. Eine Stunde Stille, ein Stift, {quoted}.',
        'Eine eigene Stiftfarbe für jedes Familienmitglied, und ein Blick genügt. Das Verteilen der Farben ist ein schöner Auftakt für {quoted}.',
        'Auf Augenhöhe, dort, wo alle täglich vorbeikommen, sieht ihn auch jeder. Zwischen Küche und Flur ist noch eine Wand frei für {quoted}.',
        'Wer hat am Donnerstag was? Mit einer Farbe pro Person beantwortet das ein Blick auf {quoted}.',
      ],
      informal: [
        'Am ersten Tag alle Geburtstage eintragen, dann überrascht dich keiner mehr um elf Uhr nachts. Das Vorhaben beginnt mit {quoted}.',
        'Papa blau, Mama grün, Hund rot: Jeder kriegt eine Farbe, ein Blick reicht. Der Familienrat tagt ab sofort vor {quoted}.',
        'Hinter der Tür hängt er umsonst. Auf Augenhöhe, da wo alle täglich vorbeilaufen, ist der Platz für {quoted}.',
        'Termin verpennt, weil er im Handy lag? Häng’s dahin, wo jeder jeden Tag dran vorbeikommt. Nagel, Wand, {quoted}.',
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
    lessons: {
      formal: [
        'Vor dem Start die ganze Anleitung lesen und alle Teile bereitlegen, dann wird es ein ruhiger Nachmittag. Auf dem Tisch stehen dann nur noch Tee und {ours}.',
        'Kleber findet jede Ritze, Zeitungspapier oder eine alte Tischdecke unterlegen also. Danach gehört der Tisch {quoted}.',
        'Klebestellen ganz trocknen lassen, Ungeduld ist die häufigste Fehlerquelle. Ein Kaffee dauert lang genug, dann ruft wieder {quoted}.',
        'Wer erst bei Schritt sieben liest, was bei Schritt zwei gemeint war, fängt von vorn an. Also ganz durchlesen, dann beginnen mit {quoted}.',
      ],
      informal: [
        'Anleitung lesen, ja, ganz. Alle Teile rauslegen, dann suchst du später nichts. Nach Seite eins ist alles bereit für {quoted}.',
        'Der Esstisch erzählt sonst ewig davon: Alte Tischdecke drunter, Kleber findet jede Ritze. Unterlage liegt, Bühne frei für {quoted}.',
        'Noch feucht und schon weiter? So entstehen die meisten Fehler. Lass trocknen, hol Kekse, dann geht’s weiter mit {quoted}.',
        'Finger weg, bis die Klebestelle trocken ist, denn Ungeduld rächt sich fast immer. Ein Geduldsspiel für dich und {quoted}.',
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
    lessons: {
      formal: [
        'Spitzreste machen alles grau, darum einmal im Monat ausleeren und ausklopfen. Ein kleines Ritual über dem Papierkorb gehört von nun an zu {quoted}.',
        'Mit der Feder nach oben läuft beim Füller nichts aus. So stecken Sie ihn künftig in {quoted}.',
        'Frisch gespitzt sind Stifte oft zu lang: Messen Sie vor dem Kauf den längsten. Nehmen Sie ein Lineal, dann die Innenlänge von {quoted}.',
        'Der längste Stift entscheidet, und der ist meist frisch gespitzt. Legen Sie ein Maß daran, dann vergleichen Sie mit {quoted}.',
      ],
      informal: [
        'Graue Finger vor der ersten Stunde? Spitzreste. Einmal im Monat auskippen und ausklopfen, dann freut sich {quoted}.',
        'Feder nach oben, sonst läuft der Füller aus, und zwar am Tag der Klausur. Umdrehen, reinstecken, Ruhe in {quoted}.',
        'Neu gespitzt passt er nicht rein, klassisch. Miss den längsten Stift, bevor du dich festlegst auf {quoted}.',
        'Was unten drin liegt, will keiner wissen: Krümel vom Spitzer, alles grau. Kipp’s monatlich aus, Klopfzeichen inklusive, dann Neustart mit {quoted}.',
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
