export const toys = {
  doll: {
    stories: {
      formal: [
        'Am Frühstückstisch wird ein zweiter Stuhl herangerückt, für jemanden, der keinen Hunger hat. Guten Morgen wünschen das Kind und {ours}.',
        'Jede Großmutter erinnert sich an einen Namen, Liesel, Anna oder Frau Meier. Bald hat auch ein Enkelkind so eine Freundin: {ours}.',
        'Wenn Kinder trösten, hört man, wie sie selbst getröstet wurden. Im Nebenzimmer liegen sich gerade zwei in den Armen, ein Kind und {ours}.',
        'Unter dem Baum liegt ein Päckchen, das noch keinen Namen hat. Getauft wird am selben Abend: {ours}.',
      ],
      informal: [
        'Drei Teller, zwei Menschen. Der dritte Gast isst nichts, redet aber viel, sagt deine Tochter: {ours}.',
        'Dein Sohn putzt heute freiwillig Zähne, ganz ohne Theater. Nur leider nicht seine. Wer stattdessen dran ist? {Ours}.',
        'Im Kinderzimmer ist Sprechstunde, und du bist nur die Arzthelferin. Im Wartezimmer sitzen ein Bär mit Husten und {ours}.',
        '„Anschnallen, sonst fahren wir nicht!“, ruft es von hinten. Gemeint ist nicht die kleine Schwester: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Altersangabe und CE-Zeichen liest man zuerst, vor allem bei kleinen abnehmbaren Teilen. Danach darf gewählt, getauft und geliebt werden, auch {quoted}.',
        'Von den Spitzen nach oben gekämmt, verfilzt nichts. Ein Kind lernt das im Nu, abends auf der Bettkante, mit {quoted}.',
        'Verpackungsbänder und Etiketten entfernt man ganz, bevor gespielt wird. Legen Sie am Vorabend die Schere bereit, am Morgen warten das Kind und {ours}.',
        'Vor der Taufe auf einen Namen kommt der Blick auf die Altersangabe und das CE-Zeichen, der kleinen Teile wegen. Nehmen Sie sich diese Minute bei {quoted}.',
      ],
      informal: [
        'Haare wie nach dem Festival? Von den Spitzen nach oben kämmen, dann verfilzt nichts. Frisörtermin im Kinderzimmer, dran ist {quoted}.',
        'Band ab, Etikett ab, und zwar alles, vor dem ersten Spielen. Das Kind hüpft schon, du suchst die Schere, gleich frei ist {quoted}.',
        'Kleine Schuhe, kleine Knöpfe, kleiner Bruder? Schau vorher auf Altersangabe und CE-Zeichen, dann wird gespielt, zum Beispiel mit {quoted}.',
        'Wer oben anfängt zu kämmen, hat unten Filz. Also von den Spitzen rauf, so macht das auch dein Frisör und bald dein Kind mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Wie hieß Ihre erste Puppe?', 'Wer war als Kind Ihr liebster Spielgefährte?'],
      informal: [
        'Lieblingspuppe: Wie heißt sie bei euch?',
        'Kaufladen, Arztpraxis oder Schule: Was wird gespielt?',
      ],
    },
  },
  'soft-toy': {
    stories: {
      formal: [
        'Ein Kind fährt selten allein in den Urlaub. Der Koffer ist voll, am Fenster sitzen deshalb zwei, das Kind und {ours}.',
        'Am Bahnhof fällt etwas aus dem Kinderwagen, und eine ganze Familie läuft zurück. Wer das je erlebt hat, weiß, wovon wir sprechen: {ours}.',
        'Tapfer sind vor dem ersten Tag im Kindergarten alle, die Mutter, das Kind und, ganz oben im Rucksack, {ours}.',
        'Zur Geburt bringen die einen Blumen, die anderen guten Rat. Die Patentante bringt jemanden mit, der bleibt: {ours}.',
      ],
      informal: [
        'Ohne schläft hier niemand ein, und Papa sucht seit einer Stunde unter jedem Sofa. Kluge Familien haben Verstärkung im Schrank: {ours}.',
        'Das Ohr hängt, ein Auge fehlt, und in die Waschmaschine darf es nur mit Publikum. So enden große Lieben. So fangen sie an: {ours}.',
        'Du bist erwachsen, zahlst Steuern und hast eine Meinung zu Versicherungen. Nachts liegen da trotzdem zwei: du und {ours}.',
        'Name gesucht, zwei Silben, gern etwas mit Brumm oder Hopp. Die Jury ist drei Jahre alt und hält schon im Arm: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Für Babys achtet man auf gestickte statt aufgeklebter Augen, sie können sich nicht lösen. Das ist der erste Blick, der zweite gehört ganz allein {quoted}.',
        'Erlaubt es das Etikett, wäscht man im Wäschesack, so bleibt das Fell in Form. Bis zum Trocknen gilt es, jemanden zu trösten, der auf {quoted} wartet.',
        'Fotografieren Sie den Liebling rechtzeitig, falls er verloren geht, hilft das bei der Suche. Das erste Porträt gleich nach dem Auspacken zeigt Ihr Kind und {quoted}.',
        'Ein Foto auf dem Telefon hat schon manchen Bahnhof gerettet, denn mit Bild sucht es sich leichter. Bitte lächeln, das Kind und {ours}.',
      ],
      informal: [
        'Im Zug vergessen, Drama bis Hannover. Mach rechtzeitig ein Foto, das hilft bei der Suche, gleich heute Abend im Kinderzimmer, von {quoted}.',
        'Waschtag ist Krisentag. Wenn das Etikett Ja sagt, ab in den Wäschesack, dann bleibt das Fell in Form, und am Abend kuschelt wieder {quoted}.',
        'Ist ein Baby im Spiel? Dann gestickte Augen statt aufgeklebte, die lösen sich nicht. Schau kurz hin, ganz nah, Auge in Auge mit {quoted}.',
        'Fahndungsfoto klingt hart, spart aber Tränen, falls mal wer verloren geht. Schön frontal und einmal im Profil: {ours}.',
      ],
    },
    asks: {
      formal: ['Haben Sie Ihren Teddy noch?', 'Wer durfte bei Ihnen früher mit ins Bett?'],
      informal: ['Wie heißt deins? Ja, auch mit vierzig.', 'Waschen oder lieber nie? Hand aufs Herz.'],
    },
  },
  puzzle: {
    stories: {
      formal: [
        'Eine Woche lang wird am Esstisch nur an einer Ecke gegessen. Jeder, der vorbeigeht, findet noch ein Stück Himmel: {ours}.',
        'Es regnet seit Mittag, die Kanne ist warm, und niemand muss irgendwohin. Zeit haben alle, die Katze, die Großmutter und {ours}.',
        'Großeltern und Enkel reden am leichtesten, wenn alle auf denselben Tisch schauen. Zwischen ihnen liegen ein Teller Kekse und {ours}.',
        'Manche Abende haben kein Ziel, außer einem kleinen Stück, das endlich passt. Für solche Abende: {ours}.',
      ],
      informal: [
        'Die Katze legt sich drauf, genau auf den Himmel, und schläft ein. Feierabend für heute, morgen weiter: {ours}.',
        '„Ich leg nur schnell noch den Rand.“ Es ist halb zwei, der Tee ist kalt, und wach sind nur noch du und {ours}.',
        'Ecken suchen, Rand legen, blaue Teile hassen. Das Wochenende ist hiermit verplant: {ours}.',
        'Wer das letzte Teil in der Hosentasche versteckt, wird enterbt. Spielregeln geklärt, Tisch frei, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Zuerst die Randteile, dann nach Farben und Mustern sortieren: So wird aus dem Haufen ein Plan. Ein Regensonntag, eine Kanne Tee, {ours}.',
        'Auf einer Unterlage aus Pappe lässt sich alles zum Essen wegräumen. Der Tisch gehört also beiden, dem Abendbrot und nachher wieder {quoted}.',
        'Von der Seite beleuchtet, zeichnen sich die Formen besser ab. Rücken Sie die Stehlampe heran, heute wird es spät mit {quoted}.',
        'Kein Licht von oben, eines von der Seite, und die Formen treten hervor. Schon findet sich, was seit gestern fehlt in {quoted}.',
      ],
      informal: [
        'Abendessen, aber der Tisch ist belegt? Leg auf Pappe, dann räumst du alles in einem Stück weg. Erst die Nudeln, danach wieder {quoted}.',
        'Erst Rand, dann Farben, dann Muster, alles andere ist Anarchie. Du sortierst, Oma kommentiert, vor euch liegt {quoted}.',
        'Alles blau, alles Himmel? Lampe an die Seite, dann siehst du die Formen besser. Noch fünf Minuten, sagst du seit zehn Uhr zu {quoted}.',
        'Rand zuerst, da sind sich sogar Geschwister einig. Danach nach Farben sortieren, Streit um Rot inklusive, beim Abend mit {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Beginnen Sie mit dem Rand oder mit der Mitte?',
        'Puzzeln Sie lieber allein oder zu mehreren?',
      ],
      informal: [
        'Erst der Rand: Pflicht oder was für Spießer?',
        'Das letzte Teil: Wer darf es bei euch legen?',
      ],
    },
  },
  'board-game': {
    stories: {
      formal: [
        'Der Strom fällt aus, und auf einmal sitzt die ganze Familie um einen Tisch. Für den Abend reichen zwei Kerzen und {ours}.',
        'Zwischen den Jahren hat niemand Termine, und die Großmutter gewinnt, ohne die Miene zu verziehen. Auf dem Tisch: Nüsse, Tee, {ours}.',
        'Freunde, die man lange nicht gesehen hat, brauchen keinen Plan für den Abend. Es genügen ein Topf Suppe und {ours}.',
        'Wer einen Menschen kennenlernen möchte, sollte ihn einmal verlieren sehen. Dazu genügen ein freier Abend und {ours}.',
      ],
      informal: [
        '„Es ist doch nur ein Spiel“, sagt immer der, der gerade gewinnt. Heute Abend wieder: vier Freunde, ein Groll, {ours}.',
        'Papa liest die Anleitung vor, alle schlafen ein, Mama erklärt es in drei Sätzen. Startklar sind die Salzstangen und {ours}.',
        'Handys in die Schüssel, Chips in die andere. Nicht verwechseln, es wird spannend: {ours}.',
        'Letztes Mal flogen Figuren, Tränen und ein Käsewürfel. Ihr habt euch vertragen, es ist Freitag, Revanche: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Spielerzahl, Dauer und Alter vergleicht man, bevor man sich in das Bild verliebt. Drehen Sie die Schachtel um, fragen Sie Ihre Runde, dann wählen Sie, vielleicht {quoted}.',
        'Wer mitbringt, liest die Regeln vorher: Das rettet die erste halbe Stunde. Ein Abend Vorsprung genügt, mit einem Glas Wein und {quoted}.',
        'In Beutelchen sortiert, ist beim nächsten Mal schneller aufgebaut. Die Gäste legen noch ab, da steht auf dem Tisch schon {quoted}.',
        'Nichts kühlt eine Runde so ab wie Vorlesen aus der Anleitung. Lesen Sie vorher, dann wird sofort gespielt, sobald alle um {quoted} sitzen.',
      ],
      informal: [
        'Zu siebt, und es ist für vier? Spielerzahl, Dauer, Alter, erst lesen, dann ins Bild verlieben. Danach darfst du schwärmen von {quoted}.',
        '„Warte, ich les mal vor“ ist der Tod jeder Party. Wer mitbringt, kennt die Regeln, also Hausaufgabe für dich: eine halbe Stunde mit {quoted}.',
        'Ein Haufen Klötzchen, wer war noch mal Gelb? Sortier alles in Beutelchen, nächstes Mal ist schneller aufgebaut, Revanche inklusive, bei {quoted}.',
        'Schlechter Verlierer, aber guter Ordner? Steck die Kleinteile in Beutelchen, dann ist nächstes Mal schneller aufgebaut. Sieger der Herzen: du und {ours}.',
      ],
    },
    asks: {
      formal: ['Mit wem spielen Sie am liebsten?', 'Gibt es in Ihrer Familie schlechte Verlierer?'],
      informal: ['Schummeln: nie, manchmal, nur gegen Papa?', 'Anleitung vorlesen: Wer macht das bei euch?'],
    },
  },
  'building-blocks': {
    stories: {
      formal: [
        'Noch einer, ganz vorsichtig, mit angehaltenem Atem. Bevor der Turm fällt, sind alle still, die Eltern, das Kind und {ours}.',
        'Auf dem Teppich entsteht eine Stadt, mit Brücke, Hafen und einem Haus für die Oma. Der Baumeister ist vier, das Material {ours}.',
        'Kinder brauchen selten eine Anleitung, nur ein Stück Boden und einen Nachmittag. Hinzu kommen dann noch ein Plan, viel Ernst und {ours}.',
        'Der Großvater hat Häuser gebaut, der Enkel baut sie auch, nur etwas kleiner. Auf der Baustelle stehen jetzt zwei Becher Kakao und {ours}.',
      ],
      informal: [
        'Stundenlang gebaut, in einer Sekunde umgeworfen, vor Lachen nicht mehr gekonnt. Noch mal von vorn: {ours}.',
        'Die Große erklärt Statik, der Kleine baut, der Hund wartet auf den Einsturz. Gemeinsame Baustelle: {ours}.',
        'Turm, Garage, Raumschiff, Gefängnis für den kleinen Bruder. Für alles genehmigt: {ours}.',
        'Du wolltest nur kurz helfen und hast jetzt Pläne, Statik und eine Meinung. Das Kind ist längst draußen, da sitzen nur noch du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Kleine Steine gehören nicht in die Hände von Unter-Dreijährigen, darum zählt das empfohlene Alter. Ein Blick auf die Angabe, dann gehört der Boden {quoted}.',
        'Auf einem großen Tuch gespielt, ist in einem Griff aufgeräumt: Zipfel hoch, fertig. Breiten Sie es aus, bevor jemand {quoted} öffnet.',
        'Offen gebaut statt nach Vorlage, bleiben Kinder länger dabei. Legen Sie die Anleitung zur Seite, und fragen Sie nur, was heute entsteht aus {quoted}.',
        'Ein Schloss, das eher eine Tankstelle ist, beschäftigt oft länger als eine Vorlage. Lassen Sie offen bauen, den Bauplan kennen das Kind und {ours}.',
      ],
      informal: [
        'Barfuß nachts durchs Kinderzimmer, du kennst den Schmerz. Großes Tuch drunter, am Abend Zipfel hoch, weg, und ohne Opfer endet der Tag mit {quoted}.',
        'Anleitung verschwunden? Glück gehabt, offen gebaut bleiben Kinder länger dabei. Trink deinen Kaffee mal heiß, beschäftigt sind die Kinder und {ours}.',
        'Der kleine Bruder ist noch keine drei? Kleine Steine sind nichts für ihn, also aufs Alter achten, bevor ihr loslegt mit {quoted}.',
        'Aufräumen in einem Griff, kein Scherz: Spielt auf einem großen Tuch und bindet es abends zu. Morgen öffnet der Zoo wieder, mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Was haben Sie als Kind gebaut?', 'Burg, Turm oder Brücke?'],
      informal: ['Bauen oder umwerfen: Was macht mehr Spaß?', 'Worauf bist du zuletzt barfuß getreten?'],
    },
  },
  'toy-car': {
    stories: {
      formal: [
        'Ein Kind kniet auf dem Teppich, die Wange am Boden, auf Augenhöhe mit der Straße. Gleich starten sie, der Fahrer und {ours}.',
        'Auf der langen Fahrt nach Italien gibt es zwei Autos, eines auf der Straße und eines auf der Fensterkante. Am Steuer sitzt die Fantasie: {ours}.',
        'Im Wartezimmer des Kinderarztes werden Minuten lang. Dann zieht jemand etwas aus der Manteltasche und setzt es auf die Stuhllehne: {ours}.',
        'Väter sagen, es sei für den Sohn, Großväter sagen gar nichts und knien schon. Auf dem Parkett warten zwei Fahrer und {ours}.',
      ],
      informal: [
        'Brumm über den Tisch, brumm über den Hund, brumm durch den Kartoffelbrei. Heute hat Vorfahrt: {ours}.',
        'Unter dem Sofa gefunden: drei Socken, ein Keks und der Wagen, der seit Ostern vermisst war. Zum Wiedersehen kommen der Hund und {ours}.',
        'Parkplatzprobleme hast du jetzt auch im Flur, auf der Treppe und in deinen Schuhen. Falschparker des Tages: {ours}.',
        'Du hast dir immer eins gewünscht, jetzt steht es vor dir. Ein bisschen kleiner als gedacht, aber immerhin, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Auf die Altersangabe achtet man, denn kleine Räder und Teile können sich bei grobem Spiel lösen. Das prüft der Chauffeur vor der ersten Fahrt mit {quoted}.',
        'Kreppband auf dem Boden ergibt Straßen, die sich abends spurlos abziehen lassen. Eine Rolle genügt für eine ganze Stadt und {quoted}.',
        'Haare und Flusen zieht man ab und zu von den Achsen, dann rollt es wieder. Eine kleine Inspektion am Küchentisch, in der Werkstatt: {ours}.',
        'Vom Sofa bis zum Bücherregal führt eine Straße aus Kreppband, nach dem Abendbrot ist sie spurlos verschwunden. Bis dahin hat Vorfahrt {quoted}.',
      ],
      informal: [
        'Kreisverkehr unterm Couchtisch, gebaut aus Kreppband, abends spurlos weg. Baugenehmigung erteilt das Kind, Eröffnungsfahrt mit {quoted}.',
        'Rollt nicht mehr? Wahrscheinlich Hundehaar an der Achse. Zieh die Flusen ab, dann klappt es mit dem TÜV im Flur, für dich und {quoted}.',
        'Der Jüngste testet alles mit den Zähnen? Schau auf die Altersangabe, kleine Räder können sich bei grobem Spiel lösen, dann erst gib Gas mit {quoted}.',
        'Pannendienst im Kinderzimmer: Haare und Flusen von den Achsen ziehen, schon rollt es wieder. Der Rechnung zustimmen müssen Teddy und {ours}.',
      ],
    },
    asks: {
      formal: ['Welches Auto fuhren Sie im Kinderzimmer?', 'Rennwagen, Feuerwehr oder Bagger?'],
      informal: ['Wo parken bei euch die kleinen Autos?', 'Wrumm oder brumm: Wie klingt das bei euch?'],
    },
  },
};
