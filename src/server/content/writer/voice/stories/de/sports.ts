import type { StoriesOf } from '../stories.ts';

export const sports: StoriesOf<'sports'> = {
  bicycle: {
    stories: {
      formal: [
        'Brötchen holen dauert zu Fuß zwanzig Minuten, mit dem Auto ein schlechtes Gewissen. Dazwischen liegt {quoted}.',
        'Um sieben riecht die Stadt nach Bäckerei und nassem Asphalt. Im Auto merkt das keiner, auf {quoted} schon.',
        'Am Kanal entlang, dann links, und plötzlich ist man zwei Dörfer weiter. Mehr brauchen Sonntage nicht: Rückenwind und {ours}.',
        'Parkplatzsuche, dritte Runde, das Konzert fängt an. An der Laterne vor der Tür steht längst {quoted}.',
      ],
      informal: [
        'Stau auf der Hauptstraße, und du winkst im Vorbeirollen. Ganz schön frech, du und {ours}.',
        'Rechtes Hosenbein hochgekrempelt, Kettenfett trotzdem dran: Du gehörst dazu. Fehlt nur {quoted}.',
        'Radweg zu Ende, einfach so, mitten in der Stadt. Du kennst den Schleichweg, zeig ihn {quoted}.',
        '„Nur eine kleine Runde.“ Drei Stunden später ist es ein Biergarten. An der Kastanie lehnt {quoted}.',
      ],
    },
    asks: {
      formal: ['Wohin führt Ihre liebste Sonntagsrunde?', 'Bei jedem Wetter oder nur bei Sonne?'],
      informal: ['Zur Arbeit, zum See oder einfach los?', 'Helm: immer, manchmal, erwischt?'],
    },
  },
  'yoga-mat': {
    stories: {
      formal: [
        'Den herabschauenden Hund begutachtet hier ein echter. Man teilt sich {quoted}.',
        'Zehn Minuten, bevor das Haus erwacht, gehören noch niemandem. Ausgerollt liegt dann schon {quoted}.',
        'Zwischen Sofa und Bücherregal sind zwei Quadratmeter frei. Sie heißen Studio, sobald dort {quoted} liegt.',
        'Das Telefon ist im Nebenzimmer, der Atem hier. Viel mehr als {quoted} braucht eine halbe Stunde nicht.',
      ],
      informal: [
        'Kerze, Klangschale, und bei der Schlussentspannung schläfst du ein. Macht nichts, liegst ja auf {quoted}.',
        'Auf dem Boden liegen und die Decke anstarren ist auch eine Übung. Offiziell machen es ein tiefer Atemzug und {ours}.',
        'Video läuft, Bein in der Luft, der Postbote klingelt. Halt die Stellung, halt durch, bleib auf {quoted}.',
        'Der Vorsatz vom letzten Januar steht eingerollt in der Ecke. Zweiter Anlauf: {ours}.',
      ],
    },
    asks: {
      formal: ['Morgens oder abends, was tut Ihnen besser?', 'Welche Haltung fällt Ihnen am schwersten?'],
      informal: ['Baum oder Kerze: Was wackelt mehr?', 'Schon mal bei der Endentspannung eingeschlafen?'],
    },
  },
  dumbbells: {
    stories: {
      formal: [
        'Drei Minuten zieht der Tee. Zeit genug für zwölf Wiederholungen mit {quoted}.',
        'Das Studio hat bis elf geöffnet, die Lust nur bis sechs. Näher liegt {quoted}, gleich neben dem Regal.',
        'Zwischen zwei Telefonaten schließt man die Tür und zählt bis zwölf. Auf dem Teppich, griffbereit: {ours}.',
        'Einkaufstaschen im dritten Stock sind auch Training, nur ohne Plan. Mit Plan hebt man {quoted}.',
      ],
      informal: [
        'Werbepause: liegen bleiben oder zwölf Wiederholungen? Neben der Fernbedienung liegt {quoted}.',
        'Die ersten drei gehen leicht, ab acht schneidest du Grimassen. Nur {quoted} schaut ganz ruhig zu.',
        'Gurkengläser kriegst du auf, aber nur mit Anlauf. Trainingspartner gesucht, gefunden: {ours}.',
        'Als Türstopper enden die meisten. Mehr mit dir vor hat {quoted}.',
      ],
    },
    asks: {
      formal: ['Vor dem Frühstück oder nach der Arbeit?', 'Mit Musik oder in aller Ruhe?'],
      informal: ['Wie viele schaffst du, bis der Arm zittert?', 'Was läuft bei dir zum Training?'],
    },
  },
  'boxing-gloves': {
    stories: {
      formal: [
        'Drei Minuten können sehr lang sein, das weiß jeder, der einmal im Ring stand. Bis zum Gong zählt {quoted}.',
        'Nach einem Tag voller höflicher E-Mails tut etwas Deutliches gut. Am Haken im Flur: {ours}.',
        'Boxen lernt man zuerst mit den Füßen, sagt der Trainer. Danach erst kommt {quoted}.',
        'Bandagen gewickelt, Schultern locker, einmal ausatmen. Jetzt hinein in {quoted}.',
      ],
      informal: [
        'Montag, vier Meetings, ein „Kurze Frage noch“. Um sieben treffen sich der Sandsack, du und {ours}.',
        'Wie Rocky die Treppe hochgerannt, oben Seitenstechen. Das Outfit stimmt immerhin, mit {quoted}.',
        'Links, links, rechts, und der Sandsack grinst noch. Zweite Runde: du und {ours}.',
        'Tippen geht damit nicht, Chips essen auch nicht. Eine Stunde Ruhe vor allem, dank {quoted}.',
      ],
    },
    asks: {
      formal: ['Rechts- oder Linksausleger?', 'Sandsack oder Sparring?'],
      informal: ['Welches Lied läuft bei deinem Einmarsch?', 'An wen denkst du beim Sandsack? Nur Vornamen.'],
    },
  },
  football: {
    stories: {
      formal: [
        'Zwei Jacken markieren das Tor, und niemand fragt nach der Uhrzeit. Anstoß hat {quoted}.',
        'Über den Zaun geflogen, und schon kennt man die Nachbarn. Man klingelt und fragt höflich nach {quoted}.',
        'Samstag, halb vier, im Radio die Konferenz, im Garten ein Kind im Trikot. Mit auf dem Rasen: {ours}.',
        'Große Karrieren beginnen an Garagentoren, kleine zum Glück auch. Den ersten Doppelpass spielt {quoted}.',
      ],
      informal: [
        '„Letztes Tor entscheidet“, ruft jemand, zum dritten Mal. Weiter geht’s mit {quoted}.',
        'Wer den Ball mitbringt, spielt immer mit. Unterm Arm: {ours}.',
        'Fensterscheibe, Geranien, Omas Wäsche: Der Hof hat viele Tore. Zielen müssen jetzt du und {ours}.',
        'Abseits erklären dauert länger als eine Halbzeit. Ganz ohne Abseits kommen aus: drei Nachbarskinder und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Für welchen Verein schlägt Ihr Herz?',
        'Stadion, Sofa oder selbst auf dem Platz?',
        'Wo haben Sie als Kind gespielt?',
        'Radio oder Fernsehen: Wie verfolgen Sie die Spiele?',
        'Welches Tor haben Sie nie vergessen?',
        'Wie hieß Ihr erster Trainer?',
      ],
      informal: [
        'Tor, Abwehr oder Sturm?',
        'Elfmeter: Ecke oder Mitte?',
        'Letztes Tor zählt: Wer ruft das bei euch?',
        'Links, rechts oder beide Füße?',
        'Wer muss bei euch immer ins Tor?',
        'Welche Nummer steht auf deinem Trikot?',
      ],
    },
  },
  basketball: {
    stories: {
      formal: [
        'Abends um sieben kommt aus dem Hinterhof ein dumpfes, regelmäßiges Geräusch. Dahinter steckt {quoted}.',
        'Vom Freiwurf heißt es, er werde im Kopf entschieden. In der Hand liegt derweil {quoted}.',
        'Über der Garage hängt noch ein Korb, obwohl die Kinder groß sind. Er wartet auf Sie und {quoted}.',
        'Dreimal prellen, ausatmen, werfen: An der Linie hat jeder sein Ritual. Im Mittelpunkt steht {quoted}.',
      ],
      informal: [
        'Papierknäuel trifft Papierkorb, und du jubelst wie im Finale. Zeit für den nächsten Schritt: {ours}.',
        'Drei gegen drei, und der Kleinste trifft natürlich alles. Revanche gibt’s mit {quoted}.',
        'Ring, Brett, Ring, daneben. „Noch mal“, sagst du zu {quoted}.',
        'Sonne weg, Platz leer, ein Wurf geht noch. Erklär das mal {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Freiwurf oder Dreier: Was gelingt Ihnen eher?',
        'Wo hing der Korb Ihrer Kindheit?',
        'Draußen auf Asphalt oder in der Halle?',
        'Spielen Sie noch oder schauen Sie lieber zu?',
        'Mit wem haben Sie früher gespielt?',
        'Wie viele Freiwürfe von zehn treffen Sie?',
      ],
      informal: [
        'Dunking: je geschafft oder nur geträumt?',
        'Wer hing bei dir als Poster an der Wand?',
        'Eins gegen eins: Wen forderst du raus?',
        'Brett oder direkt rein?',
        'Welche Nummer trägst du?',
        'Freiwurf unter Druck: Triffst du?',
      ],
    },
  },
  'tennis-ball': {
    stories: {
      formal: [
        'Vor dem ersten Aufschlag wird dreimal getippt, aus reinem Aberglauben. Es trifft {quoted}.',
        '„Aus“, ruft der eine, „Linie“, ruft der andere, und beide suchen den Abdruck. Wortlos daneben liegt {quoted}.',
        'Sonntags um neun gehört der Platz zwei Herren, die nicht mehr zählen. Hin und her fliegt {quoted}.',
        'Wer einen Hund hat, spielt jeden Tag fünf Sätze. Aufschlag mit {quoted}.',
      ],
      informal: [
        'Sonne, Wind, Schläger: Ausreden für den Doppelfehler hast du genug. Es fehlen nur ein Gegner und {ours}.',
        'Ins Gebüsch, übers Netz nebenan, auf den Parkplatz: Die halbe Stunde sammelst du ein. Gesucht wird gerade {quoted}.',
        'Hinterm Sofa, unterm Bett, im Trockner bei der Daunenjacke: Irgendwo springt immer {quoted}.',
        'Der Hund guckt, der Schwanz wedelt, dein Arm ist schon lahm. Einer geht noch, mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Einzel, Doppel oder nur mit dem Hund?', 'Sandplatz, Halle oder Garagenwand?'],
      informal: ['Rückhand: eine Hand oder zwei?', 'Wo landen deine: im Feld oder im Gebüsch?'],
    },
  },
  tent: {
    stories: {
      formal: [
        'Vor dem Einschlafen hört man den Bach, den Kauz und die Nachbarn beim Gutenachtsagen. Dazwischen sind nur die Nacht und {ours}.',
        'Ankommen, Schuhe aus, die Aussicht selbst wählen. Das Zimmer dazu heißt {quoted}.',
        'Im Garten probieren Kinder aus, wie weit weg eine Nacht sein kann. Zwölf Meter, in {quoted}.',
        'Regen klingt in keinem Hotel so nah. Einchecken darf man in {quoted}.',
      ],
      informal: [
        'Aufbau laut Anleitung: zehn Minuten. Als Paar: eine Stunde und ein Schweigen. Testet euch an {quoted}.',
        'Ein Hering fehlt, die Lampe ist leer, einer muss nachts raus. Und doch fährst du wieder los mit {quoted}.',
        'Festivalgelände, halb vier, jede Gasse sieht gleich aus. Gesucht: deine Leute und {ours}.',
        'Kein Netz, Kaffee vom Kocher, Frisur egal. Guten Morgen aus {quoted}.',
      ],
    },
    asks: {
      formal: ['Berge, See, Ostsee: Wo schlagen Sie Ihres auf?', 'Welche Nacht im Freien vergessen Sie nie?'],
      informal: ['Festival oder Familiencamping?', 'Wer baut auf, wer schaut zu?'],
    },
  },
  'sleeping-bag': {
    stories: {
      formal: [
        'Die Hütte hat zwölf Lager, ein Fenster und einen, der schnarcht. Umso mehr zählt, was man mitbringt: {ours}.',
        'Das Feuer ist heruntergebrannt, die Geschichten sind erzählt. Zeit für den Reißverschluss an {quoted}.',
        'Besuch über Nacht, und alle Betten sind vergeben. Auf dem Sofa liegt {quoted}, und niemand beklagt sich.',
        'Sterne zählt man im Liegen. Die Wiese ist da, es fehlt nur {quoted}.',
      ],
      informal: [
        'Reinkriechen wie eine Raupe, rauskommen wie, na ja, auch eine Raupe. Verpuppen kannst du dich in {quoted}.',
        'Zurück in den Packsack? Passt nie, egal wie fest du draufkniest. Zum Rückkampf treten an: du und {ours}.',
        'Übernachtungsparty, Licht aus um zehn, Kichern bis zwei. Zweite Reihe, links: {ours}.',
        'Nachts um drei müsstest du mal raus. Lange überlegen kannst du in {quoted}.',
      ],
    },
    asks: {
      formal: ['Unter freiem Himmel oder lieber mit Dach?', 'Wo haben Sie zuletzt darin geschlafen?'],
      informal: ['Seitenschläfer oder Mumie?', 'Schnarcher im Lager: wecken oder leiden?'],
    },
  },
  skateboard: {
    stories: {
      formal: [
        'Nach Feierabend gehört der Platz vor dem Rathaus den Jungen. Man hört sie, bevor man sie sieht: drei Freunde und {ours}.',
        'Hinfallen gehört hier zum Lehrplan, Aufstehen auch. Unterrichtet wird auf {quoted}.',
        'Zum Kiosk sind es vierhundert Meter, und keinen davon muss man gehen. Erst unterm Arm, dann unterm Fuß: {ours}.',
        'Mit zwölf hatte man eines, mit vierzig bleibt man davor stehen und rechnet. Es spricht wenig gegen {quoted}.',
      ],
      informal: [
        'Kopfsteinpflaster hasst dich, glatter Beton liebt dich. Verabredet euch auf einem leeren Parkplatz, du und {ours}.',
        'Erster Ollie: drei Zentimeter. Gefühlt: drei Meter. Augenzeuge war nur {quoted}.',
        'Knie aufgeschürft, Hose hin, Grinsen bleibt. Gleich noch mal auf {quoted}.',
        '„Bist du dafür nicht zu alt?“ Roll einfach weiter, die Antwort gibt {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Haben Sie als Kind darauf gestanden oder gesessen?',
        'Welcher Platz in Ihrer Stadt rollt gut?',
        'Mit wie vielen Jahren standen Sie zum ersten Mal darauf?',
        'Fahren Sie noch oder schauen Sie zu?',
        'Zum Bäcker: rollen oder gehen?',
        'Rampe, Straße oder Promenade?',
      ],
      informal: [
        'Goofy oder regular?',
        'Teuerster Trick: Welcher hat am meisten Haut gekostet?',
        'Helm auf oder Haare im Wind?',
        'Welcher Trick klappt bei dir nie?',
        'Wo ist der glatteste Beton der Stadt?',
        'Wer hat’s dir beigebracht?',
      ],
    },
  },
  'skipping-rope': {
    stories: {
      formal: [
        'Auf dem Schulhof ging es stundenlang, heute sind drei Minuten eine Leistung. Der Anfang gelingt mit {quoted}.',
        'Für das Training im Hotelzimmer fehlt meistens alles. Seitlich in den Koffer passt aber {quoted}.',
        'Boxer schwören darauf, Kinder auch, nur in der Zwischenzeit vergisst man es. Zur Erinnerung: {ours}.',
        'Der Nachbar unter Ihnen arbeitet bis sechs. Bis dahin darf gesprungen werden, mit {quoted}.',
      ],
      informal: [
        'Hundert am Stück, sagst du. Bei dreizehn hängt’s am Zeh. Noch mal, mit {quoted}.',
        'Lampe weg, Katze weg, Couchtisch weg. Das Wohnzimmer gehört jetzt dir und {quoted}.',
        'Kein Studio, keine Ausrede, nur etwas Luft nach oben. Und in den Händen: {ours}.',
        '„Teddybär, Teddybär, dreh dich um“: Den Text kannst du noch. Fehlt nur {quoted}.',
      ],
    },
    asks: {
      formal: ['Wie viele Sprünge gelingen Ihnen am Stück?', 'Kennen Sie noch einen Reim vom Schulhof?'],
      informal: ['Rekord am Stück: Wie viele?', 'Vorwärts, rückwärts, gekreuzt: Was klappt?'],
    },
  },
  helmet: {
    stories: {
      formal: [
        'Dem Kind sagt man es jeden Morgen, und dann fährt man selbst ohne los. Ein gutes Vorbild trägt {quoted}.',
        'Die Frisur erholt sich bis zum ersten Termin, der Kopf ist nachtragender. Am Haken neben der Tür: {ours}.',
        'Ein Klick unter dem Kinn, dann erst geht es los. Kein Start ohne {quoted}.',
        'Am Fahrradständer erkennt man die Umsichtigen. Am Lenker baumelt {quoted}.',
      ],
      informal: [
        'Frisur hin, Gewissen gut, fairer Tausch. Setz ruhig {quoted} auf.',
        '„Sind doch nur zwei Straßen.“ Sagt jeder, bis zur zweiten. Also rauf mit {quoted}.',
        'Platte Haare sind in deinem Büro eine Auszeichnung. Verliehen wird sie von {quoted}.',
        'Mama ruft dir vom Fenster hinterher, dabei bist du über dreißig. Beruhigen können sie nur dein Anruf und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Auch auf kurzen Strecken oder erst ab einem Kilometer?',
        'Fahren Sie lieber auffällig oder dezent?',
      ],
      informal: ['Helmfrisur: schlimm oder egal?', 'Immer auf oder nur, wenn Mama guckt?'],
    },
  },
};
