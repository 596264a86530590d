export const furniture = {
  sofa: {
    stories: {
      formal: [
        'Die Gäste wollten um zehn aufbrechen, jetzt ist es halb eins. Gehalten haben sie der Rotwein, das Gespräch und {ours}.',
        'Samstag, vier Uhr, leichter Regen. Die Zeitung rutscht vom Schoß, niemand hebt sie auf. Zeugen sind nur der Regen und {ours}.',
        'Jede Familie hat ihre Sitzordnung, ohne je darüber gesprochen zu haben. Neu verhandelt wird sie nur zu einem Anlass: {ours}.',
        'Erst die Schuhe, dann die Tasche, dann ein langes Ausatmen. Was den Feierabend vollständig macht? {Ours}.',
      ],
      informal: [
        '„Ich mach nur kurz die Augen zu.“ Das war vor zwei Stunden, und der Abspann läuft. Unschuldig gucken jetzt du und {ours}.',
        'Eine Folge noch. Das sagst du seit der ersten Staffel, und niemand widerspricht, am wenigsten {ours}.',
        'Wer die Fernbedienung findet, darf bestimmen. Gesucht wird seit Weihnachten, und zwar hier: {ours}.',
        'Besuch bleibt zum Kaffee, zum Abendbrot, über Nacht. Unter Verdacht stehen dein Käsekuchen und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Türen, Flur und Treppenhaus gehören vor dem Kauf auf den Zettel, nicht nur das Wohnzimmer. Mit diesen Maßen in der Hand sehen Sie sich in Ruhe {quoted} an.',
        'Kleben Sie die Umrisse auf den Boden und laufen Sie einen Tag darum herum. Stört abends nichts mehr, darf dort stehen: {ours}.',
        'Wer aufrecht sitzt, mag es flacher, wer die Beine anzieht, tiefer. Mit dieser Antwort zum Probesitzen: Sie und {ours}.',
        'Lose Kissen wendet und klopft man regelmäßig, dann sitzt sich keine Kuhle ein. Ein Sonntagsritual vor dem ersten Tee: {ours}.',
      ],
      informal: [
        'Passt ins Wohnzimmer, aber nicht durchs Treppenhaus: der Klassiker. Miss vorher jede Tür, dann darf geträumt werden: {ours}.',
        'Ein Tag mit Klebeband auf dem Boden erspart viele blaue Zehen. Umriss aufkleben, drum herumlaufen, entscheiden: Wohnt hier bald {quoted}?',
        'Beine hoch oder Haltung? Angezogene Beine brauchen Tiefe, aufrechte Rücken eher nicht. Deine Knie entscheiden, zur Wahl steht {ours}.',
        'Deine Lieblingsserie hinterlässt eine Kuhle. Wende lose Kissen regelmäßig und klopf sie auf, das bisschen Sport schaffen du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Welcher Platz auf dem Sofa ist Ihrer?',
        'Ihr Sonntagnachmittag: Buch, Film oder Nickerchen?',
        'Wer bekommt bei Ihnen die Ecke?',
        'Mit Decke oder ohne?',
        'Darf der Hund mit hinauf?',
        'Wie viele Kissen sind genug?',
      ],
      informal: [
        'Film ab: Wer schläft bei euch zuerst ein?',
        'Sitzen, liegen oder quer drüber?',
        'Chips auf dem Sofa: erlaubt?',
        'Wo findest du die Fernbedienung immer?',
        'Schuhe aus: Regel oder Vorschlag?',
        'Linke oder rechte Ecke: Wo sitzt du?',
      ],
    },
  },
  armchair: {
    stories: {
      formal: [
        'Nach Tisch zog sich der Großvater mit der Zeitung zurück, und alle wussten, wohin. Was davon bleiben darf? Die Ruhe und {ours}.',
        'Ein Roman, dreißig Seiten vor dem Ende, und das Telefon liegt im anderen Zimmer. Eine Lampe, eine Tasse Tee, {ours}.',
        'In einer Familie braucht jeder einen Ort, an dem man ihn in Ruhe lässt. Den Ihren verraten eine Lampe, ein Stapel Bücher und {ours}.',
        'Kurz vor Weihnachten wird höflich um einen einzigen Platz gestritten. Zum Fest gehören eben auch Diplomatie und {ours}.',
      ],
      informal: [
        'Auf dem Sofa sitzen alle. Regiert wird woanders, meistens von der Katze. Ihr Thron: {ours}.',
        'Bitte nicht stören, letztes Kapitel. Heute keine Sprechstunde mehr, gezeichnet: du und {ours}.',
        'Da drüben am Fenster steht seit dem Einzug ein Wäscheständer. Nachmieter gefunden, {ours} statt Socken.',
        'Papa ist nur kurz „Nachrichten gucken“. Zehn Minuten später schnarchen zwei, der Hund und er. Tatort: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Stehen beide Füße flach auf dem Boden, stimmt die Sitzhöhe. Messen Sie an dem Platz nach, an dem Sie jetzt gern sitzen, und vergleichen Sie mit {quoted}.',
        'Eine Armlänge Abstand zur Wand, und nichts wirkt mehr abgestellt. Schon ist ein Zimmer im Zimmer entstanden, mit Buch, Tasse und {quoted}.',
        'Leselicht von schräg hinten blendet nicht und wirft keinen Schatten auf die Seite. Rücken Sie die Lampe zurecht, das Buch liegt bereit, ebenso {quoted}.',
        'Direkt an der Wand sieht vieles nach Möbellager aus. Etwa eine Armlänge Luft genügt, dann kommen zur Geltung: das Fenster, die Leselampe und {ours}.',
      ],
      informal: [
        'Baumelnde Füße sind nur auf der Schaukel schön. Beide flach am Boden, dann passt die Sitzhöhe, prüf das auch bei {quoted}.',
        'Gruselig, wenn der eigene Schatten mitliest. Licht von schräg hinten über die Schulter, und die Seite bleibt hell für dich, den Krimi und {quoted}.',
        'Wie bestellt und nicht abgeholt? Dann steht es zu nah an der Wand. Eine Armlänge vorziehen, hinsetzen, da sein, du und {ours}.',
        'Arm ausstrecken, Wand antippen, so viel Luft darf dahinter bleiben. Sonst wirkt es abgestellt, und das wäre schade um {quoted}.',
      ],
    },
    asks: {
      formal: ['Was lesen Sie gerade?', 'Wo sitzen Sie zu Hause am liebsten?'],
      informal: ['Wer hat bei euch den Stammplatz? Katzen zählen.', 'Lesen, dösen, aus dem Fenster gucken?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'Der Nachtisch ist gegessen, und keiner steht auf. Aus einem Kaffee werden drei, daran schuld sind das Thema und {ours}.',
        'Wenn Gäste kommen, werden aus allen Zimmern die Sitzplätze zusammengetragen. Es wird eng und laut, und mittendrin {ours}.',
        'Leseecken plant niemand, sie entstehen. Ein Fenster nach Süden, eine Tasse auf dem Sims, {ours}.',
        'Hausaufgaben, Abendbrot, Steuererklärung: Das Leben spielt sich zum größten Teil im Sitzen ab. Den Platz dafür bietet {ours}.',
      ],
      informal: [
        'Im Schlafzimmer steht einer, auf dem noch nie jemand saß, nur die Wäsche von gestern. Und für Menschen: {ours}.',
        'Kippeln verboten, sagte Frau Schneider in der Dritten. Heute sieht sie es nicht, ihr seid unter euch, du und {ours}.',
        'Erst die Tasche, dann der Mantel, dann die Katze. Du kommst zum Schluss, das haben die Katze und {ours} so beschlossen.',
        'Acht Gäste, sieben Plätze, und du isst wieder auf der Getränkekiste. Für den Achten haben wir was: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Zwischen Sitz und Tischplatte gehören knapp dreißig Zentimeter, für die Beine. Messen Sie erst Ihren Tisch, dann {quoted}.',
        'Filzgleiter unter den Füßen, einmal im Jahr erneuert, schonen den Boden und die Nachbarn. Ein kleines Willkommensgeschenk zum Einzug: {ours}.',
        'Pro Platz am Tisch rechnet man etwa sechzig Zentimeter Breite. Zählen Sie Ihre Lieben, dann wissen Sie, wie oft er gebraucht wird: {ours}.',
        'Was oben rückt, hört man unten. Filzgleiter schonen Boden und Nachbarn, und leise zu Tisch rückt {ours}.',
      ],
      informal: [
        'Knie an der Tischkante? Knapp dreißig Zentimeter sollten es zwischen Sitz und Platte sein. Zum Nachmessen: deine Tischkante und {ours}.',
        'Die Nachbarn wissen genau, wann du frühstückst. Filz drunter, jedes Jahr frisch, dann haben Ruhe: der Boden, Frau Meier und {ours}.',
        'Acht Gäste, Platz für sechs: Pro Person etwa sechzig Zentimeter, sonst essen nur die Ellbogen. Erst rechnen, dann dazustellen: {ours}.',
        'Quietscht es beim Aufstehen, weint der Boden. Kleb Filz drunter und erneuer ihn einmal im Jahr, und lautlos zu Tisch kommt {ours}.',
      ],
    },
    asks: {
      formal: [
        'Haben Sie am Esstisch einen festen Platz?',
        'Wie viele Menschen passen an Ihren Tisch?',
        'Wer sitzt bei Ihnen am Kopfende?',
        'Wie lange bleiben Ihre Gäste gewöhnlich sitzen?',
        'Am Esstisch lauter gleiche Stühle oder bunt gemischt?',
        'Küche oder Esszimmer: Wo wird bei Ihnen gegessen?',
      ],
      informal: [
        'Auf welchem Stuhl wohnt bei dir die Wäsche?',
        'Hand aufs Herz: Kippelst du noch?',
        'Wer kommt bei euch immer als Letzter zum Essen?',
        'Schneidersitz am Tisch: ja oder nein?',
        'Wie viele passen an euren Küchentisch?',
        'Leiter oder Stuhl, wenn die Glühbirne kaputt ist?',
      ],
    },
  },
  stool: {
    stories: {
      formal: [
        'Wer nicht mitkocht, redet mit. Ein Glas Wein, ein guter Rat zur Soße und mittendrin {ours}.',
        'Es klingelt, der fünfte Gast, und alle rücken. Gesucht werden jetzt ein Teller, ein Glas und {ours}.',
        'Vormittags steht dort ein Strauß, nachmittags eine Tasse, abends sitzt der Besuch. Drei Berufe an einem Tag: {ours}.',
        'Zu jeder Wohnung gehört ein Möbel ohne festen Ort. Heute in der Küche, morgen im Flur, immer unterwegs, {ours}.',
      ],
      informal: [
        'Auf einem Bein durch den Flur hüpfen, Schuh in der Hand, Bus in Sicht. Eleganter wird es im Sitzen: {ours}.',
        'Küchenparty, alle stehen, nur einer sitzt und grinst. Beneidet werden er und {ours}.',
        'Pflanze drauf, Wäsche drauf, Opa drauf. So vielseitig wären wir auch gern, so wie {ours}.',
        'Kochtipps kommen immer von denen, die nicht helfen. Ihr Hochsitz neben dem Herd: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Am Tresen zählt der Abstand: rund dreißig Zentimeter zwischen Sitz und Unterkante der Platte. Nehmen Sie Maß, danach wählen Sie in Ruhe, vielleicht {quoted}.',
        'Wackelt es, liegt es oft am Boden. Drehen Sie erst einmal um ein Viertel, und dann setzen Sie sich: {ours}.',
        'Kaum ein Möbel wird öfter verschoben, Filzgleiter sind also keine Zierde, sondern Höflichkeit. Ihr Boden und {ours} werden sich vertragen.',
        'Niemand möchte sich am Tresen zwischen Sitz und Platte einfädeln. Rund dreißig Zentimeter Luft genügen, dann passt darunter auch {ours}.',
      ],
      informal: [
        'Es wackelt, und du suchst schon den Bierdeckel? Dreh erst ein Viertel weiter, oft ist es nur der Boden. Unschuldig bis dahin: {ours}.',
        'Heute Küche, morgen Bad, übermorgen unter deinen Füßen. Mit Filzgleitern im Gepäck zieht um: {ours}.',
        'Oberschenkel eingeklemmt, Drink in Sicht: Am Tresen brauchst du rund dreißig Zentimeter bis zur Platte. Nach dem Messen rückt an: {ours}.',
        'Filz drunter, bevor der erste Kratzer kommt, denn hier wird dauernd gerückt. Zum Barbetrieb bereit, mit Filz: {ours}.',
      ],
    },
    asks: {
      formal: ['Wo halten sich Ihre Gäste am liebsten auf?', 'Reden Sie beim Kochen gern mit?'],
      informal: ['Feiern in der Küche oder auf dem Sofa?', 'Schuhe anziehen: im Sitzen oder im Hüpfen?'],
    },
  },
  table: {
    stories: {
      formal: [
        'Alles Wichtige in einer Familie wird im Sitzen beschlossen, mit Krümeln dazwischen. Der Plenarsaal: {ours}.',
        'Das Essen ist vorbei, die Kerzen sind halb hinunter, niemand räumt ab. Noch lange beieinander bleiben die Gläser, die Freunde und {ours}.',
        'Vormittags liegt dort die Post, nachmittags ein Puzzle, abends ein weißes Tuch. Was bleibt, während alles wechselt? {Ours}.',
        'Ein Ring vom Rotwein, ein Kratzer vom Zirkel: Nicht jede Familiengeschichte steht in einem Buch. Weitergeschrieben wird hier: {ours}.',
      ],
      informal: [
        'Homeoffice bis vier, Knete bis sechs, Nudeln um sieben. Drei Schichten, ein Arbeitsplatz: {ours}.',
        'Zum Spieleabend kommen sechs, davon zwei schlechte Verlierer. Auf alles gefasst sind die Chips, die Würfel und {ours}.',
        'Füße runter, Ellbogen runter, sagte Oma. Deine Wohnung, deine Regeln: {ours}.',
        'Pizza aus dem Karton, Karton auf den Knien, Knie am Kinn. Mit zwanzig war das gemütlich, jetzt lieber {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Knapp ein Meter ringsum, und die Stühle können zurückrutschen. Messen Sie zuerst den Raum, dann die Gästeliste, zum Schluss {quoted}.',
        'Legen Sie die Umrisse mit Zeitungspapier aus und laufen Sie Probe. Kommt jeder vorbei, steht nichts mehr im Weg zwischen Ihnen und {quoted}.',
        'Hitze hinterlässt auf fast jeder Platte Spuren. Legen Sie den Untersetzer hin, bevor der Topf kommt, das dankt Ihnen {ours}.',
        'Wer beim Aufstehen an die Wand stößt, bleibt ungern auf ein zweites Glas. Mit knapp einem Meter Luft ringsum: {ours}.',
      ],
      informal: [
        'Zeitung hat noch Sinn: Leg die Umrisse aus und lauf Probe. Wenn keiner mehr anstößt, fehlt dir nur noch die echte Version, {ours}.',
        'Der Topf ist heiß, die Platte merkt sich das. Also erst Untersetzer, dann Chili, dann bleibt ihr Freunde, du und {ours}.',
        'Stuhl zurück, Wand da, Gast gefangen? Knapp einen Meter rundherum frei lassen. In der Mitte dann {ours}.',
        'Ein heißer Abdruck erzählt jahrelang vom Gulasch. Untersetzer drunter, auf fast jeder Platte ist das nötig, warum also nicht auf {quoted}?',
      ],
    },
    asks: {
      formal: [
        'Worüber wird bei Ihnen am Tisch gesprochen?',
        'Wie viele Gäste hatten Sie zuletzt zum Essen?',
      ],
      informal: ['Wer räumt bei euch ab?', 'Arbeiten, essen, basteln: Was passiert bei dir am meisten?'],
    },
  },
  nightstand: {
    stories: {
      formal: [
        'Die Brille abnehmen, das Lesezeichen einlegen, ein Schluck Wasser. Jetzt haben sie Ruhe, der Roman, die Brille und {ours}.',
        'Seit dem Frühjahr wartet ein Roman auf Seite vierzig. Immerhin wartet er in guter Gesellschaft: ein Wecker, eine Lampe, {ours}.',
        'Im Hotel liegt am ersten Abend alles ordentlich neben dem Bett, und man schläft ruhig ein. So könnte es auch zu Hause sein: {ours}.',
        'Zuletzt sieht man am Abend immer dieselbe kleine Szene: ein Glas, ein Buch, {ours} im Schein der Lampe.',
      ],
      informal: [
        'Nachts um drei: Durst, Dunkelheit, und die Hand wirft erst mal die Brille runter. Die braucht eine feste Adresse: {ours}.',
        'Drei angefangene Bücher, Ohrstöpsel, eine Haarspange, ein halber Keks. Dein Leben, ehrlich ausgestellt: {ours}.',
        'Handy in den Flur, Buch neben das Bett. Zum guten Vorsatz fehlen nur noch ein Lesezeichen und {ours}.',
        'Bisher hielt ein Umzugskarton dein Wasserglas. Drei Jahre, Respekt. Ab heute {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Etwa so hoch wie die Matratze, dann reicht der Arm auch im Liegen bis zum Glas. Messen Sie heute Abend vor dem Schlafengehen, und auf gleicher Höhe steht dann {ours}.',
        'Etwas Luft zum Bett, sonst klemmt die Decke in der Schublade. Eine Handbreit Abstand, das Buch obenauf, und bereit für die Nacht sind Sie und {ours}.',
        'Eine Lampe mit Schalter am Kabel erspart das Aufstehen. Noch eine Seite, dann im Liegen das Licht aus, und es wird still. Gleich daneben: {ours}.',
        'Nach dem Glas zu angeln weckt auf. Auf Höhe der Matratze findet es die Hand im Dunkeln, in Reichweite also: ein Glas und {ours}.',
      ],
      informal: [
        'Nachts das Wasserglas ertasten und die Brille erwischen? Auf Matratzenhöhe kommt der Arm gut ran. Schau mal, wie hoch das ist: {ours}.',
        'Schublade auf, Decke drin, Fluch. Ein bisschen Luft zum Bett, und nichts klemmt, dann träumt ihr beide ruhig, du und {ours}.',
        'Noch einmal aufstehen wegen der Lampe? Nimm eine mit Schalter am Kabel, dann bleibst du liegen. Die Nachtwache: {ours}.',
        'Zu hoch, zu tief, zu weit: So fällt die Brille. Etwa Matratzenhöhe ist richtig, auf gleicher Höhe also: dein Kissen und {ours}.',
      ],
    },
    asks: {
      formal: ['Welches Buch liegt gerade neben Ihrem Bett?', 'Lesen Sie vor dem Einschlafen?'],
      informal: ['Wo schläft dein Handy?', 'Wie viele angefangene Bücher liegen da bei dir?'],
    },
  },
  desk: {
    stories: {
      formal: [
        'Am Küchentisch zu arbeiten heißt, alles wegzuräumen, sobald es Suppe gibt. Ein Ort, an dem der Gedanke liegen bleiben darf: {ours}.',
        'Früh am Morgen, das Haus schläft, im Fenster wird es hell. Es arbeiten nur die Kaffeemaschine, Sie und {ours}.',
        'Ein Brief von Hand, mit der Lampe von links und ohne Eile, ist selten geworden. Für den Anfang genügen ein Bogen Papier und {ours}.',
        'Feierabend ist, wenn man den Stuhl heranschiebt und das Licht löscht. Bis morgen früh ruhen nun beide, der Kopf und {ours}.',
      ],
      informal: [
        'Steuerbescheid, Bonbonpapier, drei Stifte ohne Kappe, und irgendwo darunter, man ahnt es nur: {ours}.',
        'Zum Videocall oben Hemd, unten Jogginghose. Das Geheimnis kennen nur du und {ours}.',
        '„Morgen räum ich auf“, sagst du und schiebst die vierte Kaffeetasse nach rechts. Das glauben weder die Tassen noch {ours}.',
        'Dein Rücken kennt das Sofa, das Bett und den Küchenhocker als Büro. Er hätte da einen Antrag: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Seitlich zum Fenster blendet weder das Tageslicht noch der Bildschirm. Suchen Sie diesen Platz zuerst, dort steht dann {ours}.',
        'Liegen die Unterarme beim Tippen waagerecht auf, stimmt die Höhe. Setzen Sie sich so hin, und messen Sie vom Boden bis zum Ellbogen. Zum Vergleich: {ours}.',
        'Zum Bildschirm gehört eine Armlänge Abstand, und danach wählt man die Tiefe. Strecken Sie den Arm aus, dazwischen liegt bald {ours}.',
        'Mit dem Rücken zum Fenster spiegelt es, mit dem Gesicht zum Fenster blendet es. Seitlich ist gut, also drehen Sie in Gedanken schon einmal {quoted}.',
      ],
      informal: [
        'Blinzelst du oder arbeitest du? Seitlich zum Fenster blendet nichts, weder Sonne noch Bildschirm. Also alles ein Viertel drehen: dich, den Stuhl und {ours}.',
        'Schultern an den Ohren? Dann passt die Höhe nicht. Unterarme waagerecht, so sitzen richtig: du und {ours}.',
        'Nase am Monitor macht das Wochenende nicht schneller. Eine Armlänge Abstand, danach richtet sich die Tiefe, also Arm ausstrecken. Dazwischen steht dann {ours}.',
        'Vor dem Homeoffice kommt das Möbelrücken: seitlich zum Fenster, dann blendet keins von beiden, Licht oder Bildschirm. Montag darf kommen, bereit sind du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Arbeiten Sie lieber aufgeräumt oder im kreativen Chaos?',
        'Blick aus dem Fenster oder zur Wand?',
      ],
      informal: ['Wie viele Tassen stehen gerade neben dir?', 'Homeoffice: Schreibtisch, Sofa oder Bett?'],
    },
  },
  bed: {
    stories: {
      formal: [
        'Sonntagmorgen, die Glocken läuten, und trotzdem steht keiner auf. Dagegen sprechen die Zeitung, ein Croissant und {ours}.',
        'Regen auf dem Dach hört man am schönsten im Liegen. Das Fenster einen Spalt offen, das Licht aus, {ours}.',
        'Von einer Reise kommt man erst wirklich an, wenn man abends wieder auf seiner Seite liegt. Koffer zu, Licht aus, {ours}.',
        'Ein Kapitel noch, dann wird das Licht gelöscht, bei den Kleinen wie bei den Großen. Gute Nacht wünschen der Mond und {ours}.',
      ],
      informal: [
        'Links oder rechts? Einmal entschieden, gilt für immer, auch im Hotel. Neu verhandelt wird nur aus einem Grund: {ours}.',
        'Noch fünf Minuten. Der Wecker glaubt dir nicht, der Chef auch nicht, zu dir halten nur zwei, die Katze und {ours}.',
        'Krümel, Kind, Katze, kalte Füße: Nachts ist mehr los als tagsüber. Der Veranstaltungsort: {ours}.',
        'Party abgesagt? Endlich. Pyjama an um acht, kein schlechtes Gewissen, und da seid ihr wieder, du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Rund zwanzig Zentimeter länger als der Mensch, der darin schläft, so lautet die Regel. Messen Sie sich einmal, ganz ohne Schuhe, und lesen Sie dann die Maße von {quoted}.',
        'Sechzig Zentimeter auf jeder Seite, an der jemand aussteigt, das ist das Mindeste. Zeichnen Sie diesen Streifen in den Grundriss, rund um {quoted}.',
        'Nach ein paar Wochen zieht man alle Schrauben nach: Viele Gestelle quietschen nur deswegen. Tragen Sie den Termin gleich ein, wenn Sie einziehen in {quoted}.',
        'Zwischen Wand und Matratze muss man morgens auch aufstehen können. Mindestens sechzig Zentimeter pro Seite, an der jemand aussteigt, braucht auch {quoted}.',
      ],
      informal: [
        'Füße über der Kante, Decke zu kurz: Rechne deine Größe plus rund zwanzig Zentimeter. Bist du gemessen, dann schau auf {quoted}.',
        'Morgens seitwärts rauskrabbeln macht keiner freiwillig. Mindestens sechzig Zentimeter pro Ausstiegsseite, dann klappt das Aufstehen mit dir und {quoted}.',
        'Quietscht? Oft sind es nur die Schrauben. Zieh sie nach ein paar Wochen alle nach, dann schlafen ruhig: die Nachbarn, du und {ours}.',
        'Der Schraubenschlüssel darf nach dem Aufbau liegen bleiben: Nach ein paar Wochen ist Nachziehen dran, sonst quietscht es gern. Bis dahin schlaf gut in {quoted}.',
      ],
    },
    asks: {
      formal: ['Sind Sie Frühaufsteher oder Nachtmensch?', 'Auf welcher Seite schlafen Sie?'],
      informal: ['Wie oft drückst du auf Schlummern?', 'Frühstück im Bett, ja oder bloß nicht?'],
    },
  },
  mattress: {
    stories: {
      formal: [
        'Gästen zeigt man die Küche, den Balkon, das neue Bad. Was ein Drittel des Lebens trägt, bleibt hinter der Tür: {ours}.',
        'Nach der ersten Nacht im Hotel wird beim Frühstück nur eines besprochen. Nicht der Kaffee, nicht das Meer, eher etwas wie {ours}.',
        'Ein guter Tag beginnt am Abend davor, wenn man sich ausstreckt und nichts mehr muss. Den Anfang machen ein offenes Fenster und {ours}.',
        'Probe liegt man im Geschäft drei Minuten, in Schuhen, unter fremden Blicken. Entschieden wird zu Hause, im Dunkeln: {ours}.',
      ],
      informal: [
        'Wir müssen über deine Kuhle reden. Du rollst jede Nacht in die Mitte, seit Jahren, und nennst es Beziehung. Neustart: {ours}.',
        'Schafe gezählt, Kissen gewendet, Decke angestarrt. Was jetzt noch bleibt? {Ours}.',
        'Die wichtigsten acht Stunden des Tages verbringst du unbezahlt, mit offenem Mund. Dein Arbeitsplatz: {ours}.',
        'Mit zwanzig ging der Boden beim Kumpel, mit dreißig das Klappsofa. Dein Rücken ist jetzt erwachsen und hat einen Wunsch: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'In Seitenlage sollte die Wirbelsäule eine gerade Linie bilden. Ein Foto von hinten zeigt es; bitten Sie jemanden darum, beim Probeliegen auf {quoted}.',
        'Alle paar Monate wenden oder drehen, falls das Etikett nichts anderes sagt. Zu zweit dauert es eine Minute, der Rest der Nacht gehört Ihnen und {quoted}.',
        'Morgens die Decke zurückschlagen und das Bett erst später machen, damit Feuchtigkeit entweicht. Sie trinken Ihren Kaffee, und Pause hat derweil {quoted}.',
        'Ob eine Liegefläche passt, sieht man von hinten: In Seitenlage bleibt die Wirbelsäule gerade. Ein Foto sagt hier mehr als jedes Wort, auch über {quoted}.',
      ],
      informal: [
        'Liegt sich gut, sagt der Kopf, und der Rücken? Seitlich hinlegen, Foto von hinten, gerade Linie suchen. Fotografin gesucht für dich und {quoted}.',
        'Wenden oder drehen, alle paar Monate, außer das Etikett sagt etwas anderes. Ein Workout ohne Studio, Gerät steht schon da: {ours}.',
        'Bett ungemacht? Sehr gut! Decke zurück, Feuchtigkeit raus, gemacht wird später. Endlich eine Ausrede, abgesegnet von {quoted}.',
        'Gleich nach dem Aufstehen glatt ziehen sieht ordentlich aus, hält aber die Feuchtigkeit drin. Erst lüften, dann Kaffee, gönn es dir und {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Schlafen Sie auf dem Rücken, dem Bauch oder der Seite?',
        'Wie viele Stunden Schlaf brauchen Sie?',
      ],
      informal: ['Hart oder weich? Hier trennen sich Paare.', 'Seestern oder Embryo: Wie schläfst du?'],
    },
  },
  shelf: {
    stories: {
      formal: [
        'Besuch liest zuerst die Buchrücken und weiß dann, bei wem er ist. Ein stilles Selbstporträt also: {ours}.',
        'Eine Muschel aus Portugal, das Foto der Eltern, der Band mit Gedichten. Noch fehlt ihnen ein gemeinsames Zuhause, vielleicht {ours}.',
        'Seit dem Umzug stehen drei Kisten im Flur, beschriftet mit „Bücher, wichtig“. Die Wand gegenüber wäre noch frei: {ours}.',
        'Die einen ordnen nach Farbe, die anderen nach Alphabet, manche nach Gefühl. Am Anfang aber steht für alle dasselbe: {ours}.',
      ],
      informal: [
        'Der Bücherstapel neben dem Bett hat Kniehöhe und inzwischen einen Namen. Es wird Zeit, dass sie sich kennenlernen, er und {ours}.',
        'Oben die Klassiker, die du lesen wirst. Unten die Krimis, die du gelesen hast. Dazwischen: eine Kerze und {ours}.',
        'Papa hat die Wasserwaage mitgebracht und guckt seit zehn Minuten kritisch. Am Ende sind zwei zufrieden und gerade: er und {ours}.',
        'Alles, was bei dir auf dem Boden wohnt, hat heute Umzug. Neue Anschrift, oberhalb vom Staubsauger: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Hohes gehört an der Wand befestigt, besonders mit Kindern im Haus. Bohrmaschine zuerst, Bücher danach, so zieht sicher ein, was lange bleiben soll: {ours}.',
        'Schweres nach unten, das macht standfester. Die Bildbände also ganz unten, die Gedichte oben, und dazwischen ordnet sich der Rest in {quoted}.',
        'Etwa ein Drittel der Fläche bleibt frei, dann wirkt es sortiert statt vollgestellt. Gönnen Sie sich diesen Luxus, Fach für Fach, mit {quoted}.',
        'Nicht jedes Fach muss voll sein. Ein Drittel Leere macht aus vielen Dingen eine Auswahl, probieren Sie es an einem Nachmittag mit {quoted}.',
      ],
      informal: [
        'Kinder sehen eine Leiter, wo du Bücher siehst. Alles Hohe deshalb an die Wand schrauben, dann erst einräumen, gilt auch bei {quoted}.',
        'Lexika nach unten, Postkarten nach oben: Schweres unten macht standfester. Umzugskartons auf, los geht’s, vor dir {quoted}.',
        'Vollgestellt ist schnell, sortiert braucht Luft. Lass ungefähr ein Drittel frei, und alle denken, du hättest dein Leben im Griff, dank {quoted}.',
        'Noch eine Vase, noch ein Foto, noch ein Fossil? Stopp bei zwei Dritteln, dann wirkt es geordnet. Wohin mit dem Rest, das weiß auch {quoted} nicht.',
      ],
    },
    asks: {
      formal: ['Welches Buch würden Sie niemals verleihen?', 'Wie sortieren Sie Ihre Bücher?'],
      informal: [
        'Nach Farbe, Alphabet oder gar nicht sortiert?',
        'Was steht bei dir rum und hat da nichts zu suchen?',
      ],
    },
  },
  cabinet: {
    stories: {
      formal: [
        'In jedem Haus gibt es einen Ort für das gute Geschirr, die Tischdecken und den Schlüssel, den keiner mehr zuordnen kann: {ours}.',
        'Außen Ruhe, innen Familienleben: So gelingt ein Wohnzimmer. Was die Gäste nicht sehen, wissen nur Sie und {ours}.',
        'Beim Suchen nach Kerzen findet man alte Briefe und setzt sich damit auf den Boden. Schuld an solchen Nachmittagen sind die Neugier und {ours}.',
        'Nicht alles, was man besitzt, möchte man auch täglich sehen. Diskret sind in einem Raum nur die Vorhänge und {ours}.',
      ],
      informal: [
        'Der Besuch ist in zehn Minuten da. Alles rein, Tür zu, pfeifen, als wäre nichts: {ours}.',
        'Ordnung ist, wenn es gerade noch zugeht. Nach dieser Definition bist du seit heute sehr ordentlich, du und {ours}.',
        'Das Ladekabel, die Geschenktüten, der Entsafter. Wo sie sind, wissen nur der liebe Gott und {ours}.',
        'Zwölf Taschen, ein Bügelbrett, die Skischuhe von vorvorletztem Winter. Du bist nicht chaotisch, dir fehlt nur eins: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Wie weit gehen die Türen auf, und wer läuft davor vorbei? Messen Sie beides vor dem Kauf, und dann stellen Sie in Gedanken {quoted} auf.',
        'Hohe Möbel verschraubt man mit einer Kippsicherung an der Wand. Erst wenn das erledigt ist, räumen Sie {quoted} ein.',
        'Schiefe Türen sind meist nur eine Schraube entfernt. Stellen Sie die Scharniere einmal im Jahr nach, ein kleiner Jahrestag mit {quoted}.',
        'Eine offene Tür braucht mehr Raum als eine geschlossene. Zeichnen Sie den Bogen auf den Boden, prüfen Sie den Laufweg, danach die Maße von {quoted}.',
      ],
      informal: [
        'Tür auf, Bett im Weg, Socken unerreichbar. Miss vor dem Kauf, wie weit sie aufgeht, dann klappt es mit dir und {quoted}.',
        'Hoch hinaus ist gut, umkippen nicht. Kippsicherung an die Wand, Schrauben fest, und dann schläft man ruhig, auch direkt neben {quoted}.',
        'Hängt die Tür schief, brauchst du keinen neuen Plan, nur einen Schraubendreher: einmal im Jahr Scharniere nachstellen. Merk dir das für das erste Jubiläum mit {quoted}.',
        'Der Flur ist eng, die Tür geht auf, und keiner kommt vorbei. Erst Laufweg messen, dann verlieben, zum Beispiel in {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Was bewahren Sie seit Jahren auf, ohne es zu benutzen?',
        'Wann haben Sie zuletzt ausgemistet?',
      ],
      informal: [
        'Wo landet bei dir alles, wenn es klingelt?',
        'Welche Schublade geht bei dir nicht mehr zu?',
      ],
    },
  },
};
