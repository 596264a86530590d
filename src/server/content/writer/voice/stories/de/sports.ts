export const sports = {
  bicycle: {
    stories: {
      formal: [
        'Brötchen holen dauert zu Fuß zwanzig Minuten, mit dem Auto ein schlechtes Gewissen. Dazwischen liegt {quoted}.',
        'Um sieben riecht die Stadt nach Bäckerei und nassem Asphalt. Im Auto merkt das keiner. Dafür gibt es Sie und {ours}.',
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
    lessons: {
      formal: [
        'Steht die Ferse auf dem unteren Pedal, sollte das Bein gerade durchgestreckt sein: Dann stimmt die Sattelhöhe. Eine Minute, dann fahren aus: Sie und {ours}.',
        'Der zulässige Reifendruck steht auf der Flanke, prüfen sollte man ihn alle paar Wochen. Erst die Pumpe, dann der Sonntag, dann {ours}.',
        'Kette säubern, sparsam ölen, den Überschuss abwischen: Die Reihenfolge ist das ganze Geheimnis. Zehn Minuten im Hof, dann dürfen hinaus: Sie und {ours}.',
        'Wer zu tief sitzt, merkt es an jeder Brücke. Mit der Ferse auf dem unteren Pedal und gestrecktem Bein finden Sie Ihre Höhe. Zum Ausprobieren: {title}.',
      ],
      informal: [
        'Ferse aufs untere Pedal, Bein gestreckt: So hoch gehört der Sattel. Feststellen, aufsteigen, ab zum See: {title}.',
        'Drück nicht mit dem Daumen, schau auf die Reifenflanke, da steht der erlaubte Druck. Alle paar Wochen pumpen, dann rollt auch {ours}.',
        'Viel Öl hilft nicht viel: erst Kette putzen, dann ein paar Tropfen, Rest abwischen. Fünf Minuten Feierabend im Hof: du und {ours}.',
        'Sattel nach Gefühl? Die Ferse weiß es genauer: unteres Pedal, Bein durchgestreckt, passt. Auf die erste Runde gehen: du und {ours}.',
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
    lessons: {
      formal: [
        'Im Liegen sollten Kopf und Fersen Platz haben, danach richtet sich die Länge. Messen Sie sich einmal selbst, danach die Länge von {quoted}.',
        'Nach dem Üben abwischen und ausgerollt trocknen lassen, erst dann zusammenrollen. So schließt die Stunde ruhig, auch für {quoted}.',
        'Dicker ist weicher für die Knie, dünner stabiler im Stand. Wer weiß, was er öfter übt, wählt leicht, zum Beispiel {quoted}.',
        'Feucht gerollt kommt nichts zur Ruhe. Ein Tuch, ein wenig Luft am Fenster, und morgen begrüßen Sie die Sonne auf {quoted}.',
      ],
      informal: [
        'Wenn im Liegen die Fersen auf dem Parkett landen, war’s zu kurz. Kopf und Füße müssen drauf, also messen, dann {ours}.',
        'Nicht gleich zusammenrollen: erst abwischen, dann offen trocknen lassen. Solange liegst du auf dem Teppich, gleich neben {quoted}.',
        'Für empfindliche Knie lieber dicker, für den wackligen Baum lieber dünner. Jetzt kennst du deinen Typ und vergleichst ihn mit {quoted}.',
        'Du gehst nach der Stunde duschen, deine Unterlage kriegt ein Tuch und darf ausgerollt trocknen. Fair geteilt habt ihr dann, du und {ours}.',
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
        'Das Studio hat bis elf geöffnet, die Lust nur bis sechs. Den kürzesten Weg haben Sie zu {quoted}.',
        'Zwischen zwei Telefonaten schließt man die Tür und zählt bis zwölf. Auf dem Teppich, griffbereit: {ours}.',
        'Einkaufstaschen im dritten Stock sind auch Training, nur ohne Plan. Mit Plan hebt man {quoted}.',
      ],
      informal: [
        'Werbepause: liegen bleiben oder zwölf Wiederholungen? Griffbereit neben der Fernbedienung: {ours}.',
        'Die ersten drei gehen leicht, ab acht schneidest du Grimassen. Ganz ruhig bleiben nur der Teppich und {ours}.',
        'Gurkengläser kriegst du auf, aber nur mit Anlauf. Trainingspartner gesucht, gefunden: {ours}.',
        'Als Türstopper enden die meisten. Größere Pläne hast du mit {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Das Gewicht passt, wenn die letzten Wiederholungen anstrengend, aber sauber sind. Daran misst man sich am ersten Abend mit {quoted}.',
        'Auch die Abwärtsbewegung trainiert mit und verdient Ruhe. Nehmen Sie sich die Zeit dafür, gleich beim ersten Mal mit {quoted}.',
        'Zwischen zwei Einheiten für dieselben Muskeln liegen ein bis zwei Tage Pause. An diesen Tagen gehört der Teppich allein {quoted}.',
        'Wer auf dem Weg nach unten loslässt, verschenkt einen Teil der Übung, denn auch abwärts arbeitet der Muskel. Langsamkeit üben Sie mit {quoted}.',
      ],
      informal: [
        'Die letzten Wiederholungen dürfen fies sein, aber nicht krumm. Dann stimmt das Gewicht, und du bist richtig bei {quoted}.',
        'Hoch kann jeder, langsam runter ist das Training, von dem keiner erzählt. Ab heute mit Ansage: du und {ours}.',
        'Muskelkater ist kein Wettbewerb: Gib denselben Muskeln ein bis zwei Tage frei. Am Ruhetag guckst du nur rüber zu {quoted}.',
        'Wird’s am Ende schief, war’s zu schwer. Anstrengend und sauber, das ist die Marke, also langsam anfangen mit {quoted}.',
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
        'Drei Minuten können sehr lang sein, das weiß jeder, der einmal im Ring stand. Bis zum Gong zählen die Deckung und {ours}.',
        'Nach einem Tag voller höflicher E-Mails tut etwas Deutliches gut. Am Haken im Flur: {ours}.',
        'Boxen lernt man zuerst mit den Füßen, sagt der Trainer. Danach erst kommen die Hände: {ours}.',
        'Bandagen gewickelt, Schultern locker, einmal ausatmen. Jetzt nur noch: {title}.',
      ],
      informal: [
        'Montag, vier Meetings, ein „Kurze Frage noch“. Um sieben treffen sich der Sandsack, du und {ours}.',
        'Wie Rocky die Treppe hochgerannt, oben Seitenstechen. Das Outfit stimmt immerhin: Kapuze, Handtuch, {ours}.',
        'Links, links, rechts, und der Sandsack grinst noch. Zweite Runde: du und {ours}.',
        'Tippen geht damit nicht, Chips essen auch nicht. Eine Stunde Ruhe vor allem, dank {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Bandagen stützen Handgelenk und Knöchel, darum kommen sie immer zuerst. Wickeln Sie in Ruhe, danach erst kommt die zweite Schicht: {ours}.',
        'Unzen bestimmen die Polsterung: schwerere fürs Sparring, leichtere für den Sack. Zum Nachlesen der Unzen: {ours}.',
        'Nach dem Training offen auslüften, nie in der geschlossenen Sporttasche. Am Haken neben der Tür hängt besser {quoted}.',
        'Sparring oder Sack? Danach richten sich die Unzen, und nach den Unzen die Wahl. Danach folgt die schönere Frage: {ours}.',
      ],
      informal: [
        'Erst wickeln, dann boxen: Ohne Bandage stützt nichts Gelenk und Knöchel. Zwei Minuten Geduld, dann Ring frei: {ours}.',
        'Mehr Unzen fürs Sparring, weniger für den Sack, denn sie bestimmen die Polsterung. Gegner wählen, Zahl merken, dann {ours}.',
        'Tasche zu, Training vorbei, drei Tage später öffnen? Bitte nicht. Lass alles offen auslüften, auch und gerade: {ours}.',
        'Der Sack beschwert sich nicht über leichte Unzen, dein Sparringspartner schon. Frag dich also, wer gegenübersteht, und wähl danach: {ours}.',
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
        'Über den Zaun geflogen, und schon kennt man die Nachbarn. Man klingelt, und zwischen den Rosen liegt {ours}.',
        'Samstag, halb vier, im Radio die Konferenz, im Garten ein Kind im Trikot. Mit auf dem Rasen: {ours}.',
        'Große Karrieren beginnen an Garagentoren, kleine zum Glück auch. Den ersten Doppelpass spielt {quoted}.',
      ],
      informal: [
        '„Letztes Tor entscheidet“, ruft jemand, zum dritten Mal. Dabei bis zum Schluss: {ours}.',
        'Wer den Ball mitbringt, spielt immer mit. Unterm Arm: {ours}.',
        'Fensterscheibe, Geranien, Omas Wäsche: Der Hof hat viele Tore. Zielen müssen jetzt du und {ours}.',
        'Abseits erklären dauert länger als eine Halbzeit. Ganz ohne Abseits kommen aus: drei Nachbarskinder und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Größe fünf für Erwachsene, vier für Kinder bis etwa zwölf, drei für die Jüngsten. Passend zur Mannschaft: {ours}.',
        'Am Ventil steht der richtige Luftdruck, und zu hart springt er weg. Lesen Sie nach, bevor Sie pumpen, dann gehört der Nachmittag {quoted}.',
        'Vor dem Aufpumpen die Nadel anfeuchten, dann bleibt das Ventil dicht. Ein Tropfen Wasser, dann ist spielbereit: {ours}.',
        'Wenn jede Annahme misslingt, liegt es vielleicht am Druck: Zu harte springen weg. Den Aufdruck am Ventil lesen, dann hat Anstoß: {ours}.',
      ],
      informal: [
        'Fünf für Große, vier bis etwa zwölf, drei für die Kleinsten. Alter der Stürmer klären, dann auf den Platz: {ours}.',
        'Springt dir jeder Pass weg? Vielleicht ist er zu hart aufgepumpt, der Druck steht am Ventil. Nachsehen, ablassen, und wieder bei Fuß: {ours}.',
        'Nadel trocken rein ist ein Foul am Ventil. Anfeuchten, pumpen, dicht, dann ruft der Bolzplatz: {ours}.',
        'Erst die Nadel nass machen, dann pumpen, sonst leidet das Ventil. Spucke zählt, sagt die Kreisliga, und Anstoß hat {quoted}.',
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
        'Über der Garage hängt noch ein Korb, obwohl die Kinder groß sind. Was unten noch fehlt, sind Sie und {ours}.',
        'Dreimal prellen, ausatmen, werfen: An der Linie hat jeder sein Ritual. Im Mittelpunkt steht {quoted}.',
      ],
      informal: [
        'Papierknäuel trifft Papierkorb, und du jubelst wie im Finale. Zeit für den nächsten Schritt: {ours}.',
        'Drei gegen drei, und der Kleinste trifft natürlich alles. Zur Revanche: {ours}.',
        'Ring, Brett, Ring, daneben. „Noch mal“, sagst du, und zurück kommt {ours}.',
        'Sonne weg, Platz leer, ein Wurf geht noch. Erklär das mal {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Herren spielen mit Größe sieben, Damen mit sechs, Kinder mit fünf oder kleiner. Wer wirft also auf den Korb? Ist das geklärt, kommt ins Spiel: {ours}.',
        'Aus Schulterhöhe fallen gelassen, sollte er bis etwa zur Hüfte zurückspringen. Diese Probe dauert kürzer als jeder Einwurf, danach gehört der Platz {quoted}.',
        'Hallenbälle gehören nicht auf Asphalt, der raue Boden schmirgelt die Oberfläche ab. Klären Sie also zuerst den Ort, dann kommt {ours}.',
        'Der Druck lässt sich ohne Messgerät prüfen: Schulterhöhe, loslassen, etwa Hüfthöhe zurück. Zur Fallprobe: {ours}.',
      ],
      informal: [
        'Sieben für Herren, sechs für Damen, fünf oder kleiner für Kinder. Wer spielt mit? Antwort merken, dann {ours}.',
        'Von der Schulter fallen lassen: Kommt er etwa bis zur Hüfte zurück, passt die Luft. Im Falltest heute: {ours}.',
        'Freiplatz oder Halle? Was für drinnen gemacht ist, schmirgelt der Asphalt ab. Check das, dann gehen raus: du und {ours}.',
        'Schlapper Bounce, schlappe Ausrede. Fallen lassen, schauen, ob er zur Hüfte kommt, sonst pumpen, und weiter geht’s: du und {ours}.',
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
        'Wer einen Hund hat, spielt jeden Tag fünf Sätze. Neuer Aufschlag: {ours}.',
      ],
      informal: [
        'Sonne, Wind, Schläger: Ausreden für den Doppelfehler hast du genug. Es fehlen nur ein Gegner und {ours}.',
        'Ins Gebüsch, übers Netz nebenan, auf den Parkplatz: Die halbe Stunde sammelst du ein. Gesucht wird gerade {quoted}.',
        'Hinterm Sofa, unterm Bett, im Trockner bei der Daunenjacke: Irgendwo springt immer {quoted}.',
        'Der Hund guckt, der Schwanz wedelt, dein Arm ist schon lahm. Einer geht noch: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Druckbälle verlieren nach dem Öffnen in ein paar Wochen an Sprung, drucklose halten länger. Überlegen Sie, wie oft Sie auf dem Platz stehen, dann fällt die Wahl leicht: {ours}.',
        'Hitze im Auto lässt den Druck entweichen, kühl und trocken lagert es sich besser. Nicht im Kofferraum also, sondern im Flur wartet bis zum nächsten Spiel: {ours}.',
        'Für Kinder und Einsteiger gibt es langsamere in drei Stufen: rot, orange, grün. Wer seine Stufe kennt, greift sicher zu. Zur Auswahl: {ours}.',
        'Nach der Stunde bleibt die Tasche gern im Kofferraum, und die Hitze nimmt den Druck. Nehmen Sie lieber mit hinein: Schläger, Handtuch und {quoted}.',
      ],
      informal: [
        'Dose auf, Uhr läuft: Mit Druck geht der Sprung in ein paar Wochen flöten, drucklos dauert’s länger. Spielst du oft genug? Dann her damit: {ours}.',
        'Nicht im heißen Auto liegen lassen, da entweicht der Druck. Kühl und trocken, wie der Weißwein danach, lagert {quoted}.',
        'Rot, orange, grün: Für Anfänger und Kinder gibt’s langsamere. Keine Schande, nur längere Ballwechsel. Kenn deine Stufe, dann prüf {quoted}.',
        'Fenster zu, Sonne drauf, Druck weg. Nimm die Tasche nach dem Match mit hoch, darin liegt ja {quoted}.',
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
        'Im Garten probieren Kinder aus, wie weit weg eine Nacht sein kann. Das Hotel steht unterm Apfelbaum: {ours}.',
        'Regen klingt in keinem Hotel so nah. Wer das mag, checkt hier ein: {ours}.',
      ],
      informal: [
        'Aufbau laut Anleitung: zehn Minuten. Als Paar: eine Stunde und ein Schweigen. Euer Beziehungstest: {ours}.',
        'Ein Hering fehlt, die Lampe ist leer, einer muss nachts raus. Und doch packst du wieder: Kocher, Kekse, {ours}.',
        'Festivalgelände, halb vier, jede Gasse sieht gleich aus. Gesucht: deine Leute und {ours}.',
        'Kein Netz, Kaffee vom Kocher, Frisur egal. Frühstück ist fertig, Adresse: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Einmal im Garten aufgebaut, und unterwegs fehlt nichts. Machen Sie daraus einen Nachmittag: Kaffee, Kuchen, {ours}.',
        'Wird feucht verpackt, bilden sich Stockflecken. Nach der Heimkehr also noch einmal ausbreiten und trocknen lassen: Zum Trocknen auf der Leine: die Badehosen und {ours}.',
        'Heringe schlägt man schräg ein, mit der Spitze nach innen, so halten sie den Zug. Zum Üben auf der Wiese: {ours}.',
        'Personenangaben sind knapp gerechnet, mit Gepäck nimmt man lieber einen Platz mehr. Mitreisende sind also: Sie, die Rucksäcke und {ours}.',
      ],
      informal: [
        'Der Parkplatz im Regen ist kein Ort für die Premiere. Bau vorher einmal im Park auf, dann kennt ihr euch schon, du und {ours}.',
        'Nass eingepackt heißt Stockflecken. Häng zu Hause alles über die Tür, bis es ganz trocken ist, erst dann hat Feierabend: {ours}.',
        'Hering schräg rein, Spitze Richtung Innenraum, dann hält er den Zug. So stehen auch im Wind: du und {ours}.',
        '„Zwei Personen“ heißt: zwei Personen ohne Gepäck. Rechne einen Platz dazu, dann erst kommt auf die Packliste: {ours}.',
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
    lessons: {
      formal: [
        'Maßgeblich ist die Komforttemperatur, der Extremwert sagt nur, was man gerade so übersteht. Diese eine Zahl sollten Sie kennen, bevor Sie einschlafen in {quoted}.',
        'Gepresst verliert die Füllung an Bauschkraft, darum zu Hause locker lagern. Im Schrank ist sicher noch ein Fach frei für {quoted}.',
        'Gestopft statt gerollt, so knickt die Füllung nicht immer an derselben Stelle. Ordentliche Menschen dürfen das üben, beginnend mit {quoted}.',
        'Der Packsack ist für die Reise da, nicht für den Winter im Keller: Unter Druck leidet die Bauschkraft. Locker wartet auf den Sommer {quoted}.',
      ],
      informal: [
        'Der Extremwert heißt nicht gemütlich, sondern überlebt. Schau auf die Komforttemperatur, dann schlaf drüber, oder in {quoted}.',
        'Zu Hause raus aus dem Packsack, sonst verliert die Füllung an Bauschkraft. Oben auf dem Schrank ist es gemütlich für {quoted}.',
        'Endlich erlaubt: einfach reinstopfen. Rollen knickt die Füllung immer an derselben Stelle, also Chaos rein, Sack zu, auf Tour mit {quoted}.',
        'Frieren beginnt beim falschen Ablesen. Komfort zählt, Extrem ist nur die Grenze, und jetzt lies mal nach bei {quoted}.',
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
        'Hinfallen gehört hier zum Lehrplan, Aufstehen auch. Lehrmaterial: {ours}.',
        'Zum Kiosk sind es vierhundert Meter, und keinen davon muss man gehen. Erst unterm Arm, dann unterm Fuß: {ours}.',
        'Mit zwölf hatte man eines, mit vierzig bleibt man davor stehen und rechnet. Spricht etwas dagegen? Wir finden nein: {title}.',
      ],
      informal: [
        'Kopfsteinpflaster hasst dich, glatter Beton liebt dich. Verabredet euch auf einem leeren Parkplatz, du und {ours}.',
        'Erster Ollie: drei Zentimeter. Gefühlt: drei Meter. Augenzeuge war nur {quoted}.',
        'Knie aufgeschürft, Hose hin, Grinsen bleibt. Gleich noch mal rauf: {ours}.',
        '„Bist du dafür nicht zu alt?“ Roll einfach weiter, die Antwort heißt: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Beim Fallen landen fast alle auf den Händen, darum zuerst Helm und Handgelenkschützer. Danach, und erst danach: {title}.',
        'Größere Füße brauchen mehr Fläche, die Breite wählt man also nach der Schuhgröße. Zum Vergleich nebeneinander: Ihre Sohle und {ours}.',
        'Kugellager rosten schnell, wenn der Boden nass ist. An Regentagen bleiben also beide im Trockenen, Sie und {ours}.',
        'Wer dem Enkel eine Freude macht, kauft die Schützer gleich dazu, denn gefallen wird auf die Hände. Auf den Gabentisch gehören also Helm, Schützer und {ours}.',
      ],
      informal: [
        'Deine Hände sind der Airbag, leider. Helm auf, Handgelenkschützer an, jetzt darf rollen: {ours}.',
        'Große Füße, breites Deck: Die Schuhgröße entscheidet mit. Zum Vergleich bitte antreten: deine Sohle und {ours}.',
        'Pfützen sehen cool aus, bis die Kugellager rosten. Bei Regen nimmst du den Bus, und im Flur wartet so lange: {ours}.',
        'Asphalt noch nass? Dann Videos gucken und morgen fahren, Rost im Kugellager kommt schnell. Die Sonne holt euch raus, dich und {quoted}.',
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
        'Auf dem Schulhof ging es stundenlang, heute sind drei Minuten eine Leistung. Drei Minuten für den Anfang: {ours}.',
        'Für das Training im Hotelzimmer fehlt meistens alles. Seitlich in den Koffer passt aber {quoted}.',
        'Boxer schwören darauf, Kinder auch, nur in der Zwischenzeit vergisst man es. Zur Erinnerung: {ours}.',
        'Der Nachbar unter Ihnen arbeitet bis sechs. Bis dahin darf gesprungen werden: {ours}.',
      ],
      informal: [
        'Hundert am Stück, sagst du. Bei dreizehn hängt’s am Zeh. Noch mal von vorn: {ours}.',
        'Lampe weg, Katze weg, Couchtisch weg. Im Wohnzimmer jetzt nur noch: du und {ours}.',
        'Kein Studio, keine Ausrede, nur etwas Luft nach oben. Und in den Händen: {ours}.',
        '„Teddybär, Teddybär, dreh dich um“: Den Text kannst du noch. Fehlt nur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Mit einem Fuß aufs Seil gestellt, sollten die Griffe bis unter die Achseln reichen. Ist die Länge gefunden, legen los: Sie und {ours}.',
        'Gedreht wird aus den Handgelenken, gesprungen nur wenige Zentimeter hoch: Das spart Kraft. Für den Anfang genügen zwei Lieder und {ours}.',
        'Beton geht auf die Gelenke, federnder Boden nicht. Auf ein Rasenstück oder in die Turnhalle gehört also {ours}.',
        'Hohe Sprünge beeindrucken nur den Puls, ein paar Zentimeter genügen. Mit Kraft für die nächste Runde: Sie und {ours}.',
      ],
      informal: [
        'Ein Fuß drauf, Griffe hoch: Reichen sie bis unter die Achseln, stimmt die Länge. Jetzt hast du keine Ausrede mehr und dafür {quoted}.',
        'Nicht mit den Armen rudern, nur die Handgelenke drehen, und flach hüpfen. Das spart Kraft, zum Üben gibt’s {quoted}.',
        'Nicht auf Beton, das geht auf die Gelenke. Turnhalle oder Wiese, such dir was Federndes, dann hüpfen: du und {ours}.',
        'Wer einen Meter hoch springt, ist nach einer Minute durch. Flach bleiben, Handgelenke drehen lassen, Takt halten: du und {ours}.',
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
    lessons: {
      formal: [
        'Waagerecht, etwa zwei Fingerbreit über den Augenbrauen: So gehört er auf den Kopf. Ein Blick in den Flurspiegel genügt, bevor Sie losfahren mit {quoted}.',
        'Zwischen Kinn und Riemen sollte gerade ein Finger passen. Das stellt man in Ruhe zu Hause ein, bevor man aufbricht mit {quoted}.',
        'Risse im Inneren sieht man von außen nicht, darum gehört er nach einem Sturz ersetzt. Das gilt für jeden, eines Tages auch für {quoted}.',
        'Manche tragen ihn wie einen Sonnenhut, weit im Nacken. Waagerecht und zwei Fingerbreit über den Brauen ist richtig, dann kann man starten mit {quoted}.',
      ],
      informal: [
        'In den Nacken geschoben sieht’s lässig aus, gehört aber waagerecht, zwei Fingerbreit über die Brauen. Zum Nachmessen hast du zwei Finger und {quoted}.',
        'Ein Finger zwischen Kinn und Riemen, nicht drei. Kurz nachstellen, dann rollt ihr los, du und {quoted}.',
        'Sieht nach dem Sturz noch heil aus? Innen vielleicht nicht, also ersetzen. Nachfolger gesucht, Bewerbung liegt vor: {ours}.',
        'Riemen baumelt, Schutz auch. Stell ihn so ein, dass gerade ein Finger drunterpasst, dann raus mit {quoted}.',
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
