export const home = {
  lamp: {
    stories: {
      formal: [
        'Von der Straße aus sieht man im November, wer es abends gemütlich hat. In Ihrem Fenster leuchten eine Kerze und {ours}.',
        'Das Deckenlicht ist für den Hausputz da. Für alles, was nach acht Uhr geschieht, genügen ein Buch und {ours}.',
        'Ein Raum verändert sich, sobald eine einzelne Ecke hell ist und die übrigen schweigen. Klick, {ours}, Stille.',
        'Noch ein Kapitel, sagen Sie, und die Nacht vor dem Fenster hat nichts dagegen. Einverstanden sind auch die Katze und {ours}.',
      ],
      informal: [
        'Großes Licht an heißt: Irgendwas ist passiert. Für alle anderen Abende: {ours}.',
        'Halb fünf, November, stockdunkel. Die Sonne hat Feierabend gemacht, also übernimmt die Spätschicht: {ours}.',
        'Dein Wohnzimmer ist um Mitternacht so hell wie beim Zahnarzt. Großes Licht aus, {ours} an.',
        '„Machst du das Licht aus?“ „Mach du.“ So geht das jeden Abend, und wach bleiben am Ende ihr zwei und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Mehrere kleine Lichtquellen machen einen Raum gemütlicher als eine große. Überlegen Sie, welche Ecke abends im Dunkeln liegt, dort beginnt es mit {quoted}.',
        'Um dreitausend Kelvin oder darunter heißt Warmweiß, und das passt zu Wohn- und Schlafzimmer. Achten Sie beim Leuchtmittel darauf, dann beginnt der Feierabend bei {quoted}.',
        'Fassung und höchstens erlaubte Wattzahl prüft man, bevor das Leuchtmittel im Korb liegt. Diese zwei Angaben genügen für den ersten Abend mit {quoted}.',
        'Ein großes Deckenlicht macht hell, viele kleine machen gemütlich. Löschen Sie heute Abend das große, und stellen Sie sich an seiner Stelle {quoted} vor.',
      ],
      informal: [
        'Deckenlicht an, Stimmung aus. Mehrere kleine Lichter machen es gemütlicher, also Schalter runter und Platz schaffen für {quoted}.',
        'Dein Wohnzimmer leuchtet wie eine Zahnarztpraxis? Warmweiß heißt um dreitausend Kelvin oder weniger. Merk dir das fürs Leuchtmittel, dann wird es Abend bei {quoted}.',
        'Falsche Fassung gekauft, wieder im Dunkeln. Schau vorher auf Fassung und Watt, dann klickt es gleich zwischen dir und {quoted}.',
        'Eine große Sonne hat schon der Tag. Abends machen mehrere kleine Lichter gemütlich, und eins davon steht schon fest: {ours}.',
      ],
    },
    asks: {
      formal: ['Wie viele Lichter brennen abends bei Ihnen?', 'Wo lesen Sie, wenn es dunkel wird?'],
      informal: ['Deckenlicht: ja, nie, nur beim Putzen?', 'Welche Ecke bei dir ist noch zu dunkel?'],
    },
  },
  lampshade: {
    stories: {
      formal: [
        'Auf dem Flohmarkt stand ein schöner alter Fuß, nur obenherum war er unglücklich. Mit dem richtigen Hut ist er wieder gesellschaftsfähig: {ours}.',
        'Unter einer nackten Birne sieht jeder müde aus, selbst im Urlaub. Den Unterschied machen ein wenig Abstand und {ours}.',
        'Manchmal wünscht man sich ein neues Zimmer und braucht nur ein anderes Licht. Es beginnt weiter oben: {ours}.',
        'Über dem Esstisch entscheidet sich, wie die Gäste einander sehen. Milde stimmen ein guter Wein und {ours}.',
      ],
      informal: [
        'Die Baustellenfassung hängt da „nur übergangsweise“. Nächste Woche feiert sie Jubiläum, eingeladen sind du und {ours}.',
        'Omas Lampe kriegt einen neuen Hut. Sie hätte gekichert und sich im Spiegel angeschaut: {ours}.',
        'Nackt gehört man unter die Dusche, aber nicht an die Decke. Für deine Glühbirne: {ours}.',
        'Dein Licht ist zu ehrlich, es zeigt jede Falte und jeden Staubfussel. Was ihm fehlt, ist ein wenig Diplomatie, also {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Bei Tischlampen gilt: etwa so breit, wie der Fuß hoch ist, dann stimmt das Verhältnis. Messen Sie den Fuß, dann darf darauf: {ours}.',
        'Welche Fassung, wie viel Watt höchstens? Beides klärt man vor dem Kauf, danach kommt der schöne Teil: {ours}.',
        'Feuchtes Wischen gibt leicht Ränder, die Fusselrolle nimmt den Staub trocken ab. Zwei sanfte Züge am Samstag, und staubfrei in den Abend geht {ours}.',
        'Zu klein wirkt wie ein Hütchen, zu groß wie ein Zelt. Auf einer Tischlampe stimmt es, wenn die Breite etwa der Höhe des Fußes gleicht; zum Nachmessen: {ours}.',
      ],
      informal: [
        'Sitzt der Hut? Bei Tischlampen: etwa so breit, wie der Fuß hoch ist. Erst Maßband, dann Liebe: {ours}.',
        'Abstauben mit dem nassen Lappen gibt gern Ränder. Fusselrolle statt Lappen, die für den Wintermantel, und schon lächelt {quoted}.',
        'Fassung falsch, Laune auch. Prüf vorher, was draufpasst und wie viel Watt erlaubt sind, dann wird umgezogen, raus der alte, rauf {quoted}.',
        'Die Fusselrolle kann mehr als Katzenhaare: Sie holt den Staub ganz ohne feuchte Ränder. Nach dem Pulli ist also dran: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Welches Erbstück steht bei Ihnen im Wohnzimmer?',
        'Warmes oder helles Licht über dem Esstisch?',
      ],
      informal: ['Wie lange hängt deine Baustellenlampe schon?', 'Flohmarkt oder Neukauf?'],
    },
  },
  candle: {
    stories: {
      formal: [
        'Ein Streichholz, ein kleines Zischen, und aus Brot und Käse wird ein Abendessen. Mehr Dekoration braucht niemand: {ours}.',
        'Im November beginnt der Abend um halb fünf. Die Skandinavier wissen seit jeher, was da hilft: Tee, Geduld und {ours}.',
        'Das Badewasser läuft, die Tür ist zu, das Telefon liegt in der Küche. Für eine halbe Stunde bleiben nur die Stille, Sie und {ours}.',
        'Wenn Besuch kommt, wird zuletzt das Licht gelöscht. Alle reden ein wenig leiser, und im Raum sind nur noch Stimmen und {ours}.',
      ],
      informal: [
        'Stromausfall oder Romantik, von außen sieht das gleich aus. Hauptsache, ihr sitzt beieinander, ihr zwei und {ours}.',
        'Nudeln mit Butter, eine Flamme auf dem Tisch: schon ist es ein Date. Den Rest klären der Nachtisch und {ours}.',
        'Licht aus, Socken hoch, der Tag hat jetzt genug geredet. Wach bleiben nur noch du und {ours}.',
        'Wo sind die Streichhölzer? In der Schublade mit den Batterien, dem Klebeband und dem Gummiband. Und hier: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Auf gut einen halben Zentimeter gekürzt, rußt der Docht nicht. Legen Sie die Schere neben die Streichhölzer, dann steht schon bereit, was den Abend begleitet: {ours}.',
        'Beim ersten Mal brennt eine Kerze, bis die ganze Oberfläche flüssig ist, sonst entsteht ein Tunnel. Nehmen Sie sich Zeit dafür, mit Buch und {quoted}.',
        'Eine Flamme mag weder Zugluft noch Einsamkeit. Fenster zu, im Raum bleiben, ein guter Grund für einen ganzen Abend mit {quoted}.',
        'Vor jedem Anzünden kommt die Schere, gut ein halber Zentimeter Docht bleibt stehen. Danach das Streichholz, das leise Zischen, {ours}.',
      ],
      informal: [
        'Schwarze Fahne? Docht zu lang. Auf gut einen halben Zentimeter stutzen, dann rußt nichts, und der Abend gehört dir und {quoted}.',
        'Kurz an, schnell aus, und schon frisst sich die Flamme einen Tunnel. Beim ersten Mal muss die ganze Oberfläche flüssig werden, plan also einen Film ein mit {quoted}.',
        'Musst du raus? Erst auspusten, Feuer lässt man nicht allein. Und weg aus dem Durchzug, ihr bleibt schön beieinander, du und {ours}.',
        'Das erste Date entscheidet: brennen lassen, bis oben alles flüssig ist, sonst bleibt ein Tunnel. Nimm dir nichts vor außer {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Wann zünden Sie die erste an: im September oder im Advent?',
        'Am Esstisch oder am Badewannenrand?',
      ],
      informal: ['Anzünden oder ewig aufheben?', 'Streichholz oder Feuerzeug?'],
    },
  },
  'candle-holder': {
    stories: {
      formal: [
        'Der Tisch ist gedeckt, das Deckenlicht geht aus, die Stimmen werden leiser. Am längsten wach bleiben die letzten Gäste und {ours}.',
        'Auf der Fensterbank sagt ein kleines Licht: Hier ist jemand zu Hause. Mehr Worte brauchen sie nicht, die Flamme und {ours}.',
        'Tagsüber betrachtet man die Form, am Abend vergisst man sie über dem Licht. Zwei Leben in einem: {ours}.',
        'Zum Fest kam bei der Großmutter zuerst die Tischmitte an die Reihe, dann alles andere. Ein Zweig, eine Kerze, {ours}.',
      ],
      informal: [
        'Kerze in der Weinflasche, das war die erste Wohnung. Jetzt bist du groß, jetzt {ours}.',
        'Eine Untertasse, ein Klecks Wachs, festdrücken, wackelt. Für Fortgeschrittene: {ours}.',
        'Drei davon, alle verschieden, und es sieht aus, als hättest du seit Jahren gesammelt. Fang klein an: {ours}.',
        'Mitten auf dem Tisch liegt seit Wochen Werbung. Weg damit, {ours} hin, Streichholz dran.',
      ],
    },
    lessons: {
      formal: [
        'Was kippelt, macht nervös. Messen Sie den Durchmesser der Kerze vorher, sie soll fest sitzen, und dann darf es dunkel werden. Im Licht: {ours}.',
        'Wachsreste springen nach einer Weile im Gefrierfach fast von selbst ab. Der Abend darf also lang werden: Kerze, Wein, {ours}.',
        'Ungerade Anzahlen in verschiedenen Höhen wirken lebendiger als eine Reihe. Beginnen Sie eine kleine Gesellschaft auf dem Tisch, in der Mitte {quoted}.',
        'Eine Kerze soll fest sitzen, nicht nur ungefähr. Deshalb kommt vor der Kerze das Lineal, und dann erst der schöne Teil: {ours}.',
      ],
      informal: [
        'Wachs überall, Fingernägel auch? Ab ins Gefrierfach, dann springt es fast von selbst ab. Zwischen Erbsen und Eis wohnt für eine Stunde {ours}.',
        'Schiefer Turm ist nur in Pisa schön. Miss die Kerze, bevor du sie kaufst, fest soll sie sitzen, nicht kippeln, so wünscht es sich {quoted}.',
        'In Reih und Glied steht die Feuerwehr. Auf dem Tisch lieber drei statt vier und verschieden hoch, das wirkt lebendiger, den Anfang macht {quoted}.',
        'Kerze zu dünn, Alufolie drum? Miss lieber vorher den Durchmesser, dann sitzt sie fest, ganz ohne Bastelstunde. Darunter: {ours}.',
      ],
    },
    asks: {
      formal: ['Wann essen Sie bei Kerzenlicht?', 'Gerade Zahl oder ungerade: Wie dekorieren Sie den Tisch?'],
      informal: [
        'Wachs auf der Tischdecke: Was ist dein Trick?',
        'Candle-Light-Dinner mit Pizza: ja oder ja?',
      ],
    },
  },
  vase: {
    stories: {
      formal: [
        'Vom Spaziergang bringen Sie einen Zweig mit, mehr nicht. Zum Stillleben fehlen nur noch etwas Wasser und {ours}.',
        'Gäste bringen Tulpen, und in der Küche beginnt das leise Suchen. Diesmal nicht, da stehen schon frisches Wasser und {ours}.',
        'Am Samstag auf dem Markt, vor den Eimern voller Pfingstrosen, fällt die Entscheidung leicht. Zu Hause dann frisches Wasser, ein Schnitt, {ours}.',
        'Auf die Fensterbank fällt schräg das Nachmittagslicht, und für eine Stunde genügen ein einziger Stiel und {ours}.',
      ],
      informal: [
        'Strauß bekommen, und er steht im Bierkrug. Prost, aber ab morgen {ours}.',
        'Tulpen, Tag fünf: alle Köpfe hängen, und genau jetzt sieht es aus wie ein altes Ölbild. Mit im Rahmen: {ours}.',
        'Ein Ast vom Wegrand, und deine Wohnung wirkt wie bei Leuten, die ihr Brot selber backen. Komplizen: die Gartenschere und {ours}.',
        'Mama kommt, und wo ist das Ding, das sie dir zum Einzug geschenkt hat? Zum Glück gibt es Ersatz: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Blumen etwa anderthalb- bis zweimal so lang lassen, wie das Gefäß hoch ist: So stimmt die Proportion. Schneiden Sie die Stiele erst, wenn daneben steht: {ours}.',
        'Bakterienreste lassen den nächsten Strauß schneller welken. Heißes Wasser und Spülmittel schaffen Ordnung, dann wird es Frühling in {quoted}.',
        'Tulpen brauchen nur wenig Wasser, Rosen viel. Fragen Sie also zuerst die Blumen, und füllen Sie dann {quoted}.',
        'Nach jedem Strauß wird heiß und mit Spülmittel gewaschen, sonst welkt der nächste schneller. Bis zum Markttag am Samstag blitzt auf der Anrichte {quoted}.',
      ],
      informal: [
        'Rosen trinken viel, Tulpen nippen nur. Wer heute zu Besuch ist, entscheidet über den Pegel in {quoted}.',
        'Schon wieder alles welk? Vielleicht feiern da noch die Bakterien vom letzten Strauß. Heiß auswaschen mit Spülmittel, dann zweite Chance für Blumen und {quoted}.',
        'Giraffe oder Dackel: Die Länge macht’s. Anderthalb- bis zweimal so lang wie das Gefäß hoch ist, also Schere raus und Maß nehmen an {quoted}.',
        'Kurz ausschwenken reicht nicht, Bakterien sind anhänglich. Heißes Wasser, Spüli, fertig, und der Bund vom Wochenmarkt hat ein Zuhause: {ours}.',
      ],
    },
    asks: {
      formal: ['Welche Blumen kaufen Sie am liebsten?', 'Frische Blumen oder Getrocknetes?'],
      informal: [
        'Wo stehen deine Blumen, wenn keine Vase frei ist?',
        'Großer Strauß oder ein einziger Stiel?',
      ],
    },
  },
  cushion: {
    stories: {
      formal: [
        'Das Sofa bleibt, die Wand bleibt, und trotzdem soll sich etwas ändern. Man beginnt klein, in der linken Ecke: {ours}.',
        'Kurz bevor Gäste kommen, streicht man noch einmal die Decke glatt und rückt zurecht, was auf dem Sofa liegt: {ours}.',
        'Für die Lesestunde am Fenster braucht es keinen Umbau. Es reichen eine breite Fensterbank, die Sonne und {ours}.',
        'Jeder am Tisch erzählt mit den Händen. Nur die Großmutter lehnt sich zurück und hört zu, im Rücken {ours}.',
      ],
      informal: [
        'Einmal mit der Handkante drauf, und es sieht aus wie im Magazin. Dein Freund versteht es nicht, ihr zwei schon, du und {ours}.',
        'Zu viele gibt es nicht, es gibt nur zu kleine Sofas. In dem Sinne: {ours}.',
        'Im Krimi wird es ernst. Wer hält jetzt deine Hand? Anwesend sind der Hund und {ours}.',
        'Wer klaut hier nachts die Sofaecke? Der Kater schweigt, und unter ihm liegen deine Strickjacke und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Eine Füllung, die eine Nummer größer ist als der Bezug, wirkt prall. Diesen kleinen Polstertrick probieren Sie gleich an {quoted}.',
        'Große nach hinten, kleine nach vorn, so hat jedes seinen Auftritt. Auf dem Sofa ist noch eine Rolle zu besetzen, vielleicht mit {quoted}.',
        'Ein Muster, eine Struktur, eine ruhige Farbe, mehr braucht die Kombination nicht. Sehen Sie nach, was auf Ihrem Sofa noch fehlt, und dann auf {quoted}.',
        'Schlaff wirkt, was zu knapp gefüllt ist. Eine Nummer größer als der Bezug genügt; werfen Sie einen Blick auf die Maße von {quoted}.',
      ],
      informal: [
        'Schlapp wie Montag? Nimm die Füllung eine Nummer größer als den Bezug, dann wird’s prall. Der Kissenschlacht stellen sich du und {quoted}.',
        'Klassenfoto auf dem Sofa: die Großen hinten, die Kleinen vorn. Und bitte lächeln, auch {quoted}.',
        'Muster, Struktur, ruhige Farbe, je eins, Schluss. Mehr braucht es nicht, damit es gewollt aussieht, also such eine Rolle aus für {quoted}.',
        'Alle gleich groß sieht nach Wartezimmer aus. Misch die Größen, groß nach hinten, klein nach vorn, und dazu {quoted}.',
      ],
    },
    asks: {
      formal: ['Wie viele Kissen liegen auf Ihrem Sofa?', 'Uni oder gemustert?'],
      informal: ['Kissen mit Handkantenschlag: ja oder albern?', 'Was umarmst du beim Krimi?'],
    },
  },
  blanket: {
    stories: {
      formal: [
        'Ende September wird es auf dem Balkon um acht kühl, aber niemand möchte schon hinein. Noch ein Glas, dazu {ours}.',
        'Wer auf dem Sofa einschläft, wird in guten Häusern nicht geweckt, sondern zugedeckt. Leise, von den Füßen an: {ours}.',
        'Draußen das erste Herbstlaub, drinnen ein Film, den man schon kennt. Zum Nachmittag fehlen nur noch Tee und {ours}.',
        'Über der Sofalehne hängt den ganzen Tag ein Versprechen auf den Abend. Dann kommen Sie nach Hause: Tee, Buch, {ours}.',
      ],
      informal: [
        'Füße raus, zu kalt. Füße rein, zu warm. Ein Fuß draußen, genau richtig, da seid ihr euch einig, du und {ours}.',
        'Es gibt eine für alle, und trotzdem friert immer dieselbe Person. Friedensvorschlag: {ours}.',
        'Heizung andrehen, im Oktober? Papa sagt nein, Papa sagt: „Zieh dir was an.“ Oder eben {ours}.',
        'Burrito statt Disco, und zwar freiwillig, an einem Samstag. Du hast es geschafft, du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Zum Einwickeln zu zweit braucht es mindestens anderthalb Meter Breite. Setzen Sie sich nebeneinander, messen Sie großzügig, und dann lesen Sie die Maße von {quoted}.',
        'Gefaltet über der Armlehne ist alles griffbereit und sieht geordnet aus. Dort wartet, bis der Abend kühler wird, {quoted}.',
        'Auslüften statt oft waschen, das schont die Fasern. Eine Stunde am offenen Fenster, danach gehört der Abend wieder dem Sofa und {quoted}.',
        'Die Waschmaschine darf öfter pausieren, frische Luft schont die Fasern. Hängen Sie nach dem Regen ans Fenster, was abends gebraucht wird: {ours}.',
      ],
      informal: [
        'Einer friert immer, weil der andere zieht. Zu zweit brauchst du mindestens anderthalb Meter Breite, also erst messen, dann kuscheln mit {quoted}.',
        'Knüllen oder falten? Einmal über die Armlehne gelegt, sieht es ordentlich aus, und trotzdem erreichst du im Halbschlaf {quoted}.',
        'Nicht alles muss gleich in die Maschine. Lüften schont die Fasern, also raus auf den Balkon, erst der Kaffee, dann du, dann {quoted}.',
        'Auf dem Boden gesucht, unter dem Hund gefunden. Gefaltet über der Armlehne bleibt alles griffbereit, und der Hund guckt neidisch auf {quoted}.',
      ],
    },
    asks: {
      formal: ['Ab welchem Monat sitzen Sie abends drinnen?', 'Tee, Kakao oder Glühwein zum Filmabend?'],
      informal: ['Unter der Decke: Füße drin oder draußen?', 'Nachts um drei: Wer zieht euch die Decke weg?'],
    },
  },
  rug: {
    stories: {
      formal: [
        'Möbel stehen in einem Raum herum, bis etwas sie miteinander bekannt macht. Meist liegt es darunter: {ours}.',
        'Am Morgen der erste Schritt, barfuß, noch halb im Traum. Erst {ours}, dann der kalte Küchenboden, dann Kaffee.',
        'Ein Zimmer, das hallt, wartet noch auf seine Bewohner. Es fehlen ein paar Bücher, Stimmen und {ours}.',
        'Kinder spielen nie auf den Stühlen, die man ihnen hinstellt. Das Leben findet weiter unten statt, dort liegen Bücher, Bauklötze und {ours}.',
      ],
      informal: [
        'Deine Nachbarin von unten kennt inzwischen jeden deiner Schritte. Ein Geschenk an sie, ohne dass sie es merkt: {ours}.',
        'Yoga, Bauklötze, Picknick bei Regen: Auf dem Boden ist bei euch am meisten los. Der Veranstaltungsort: {ours}.',
        'Irgendwie passt alles zusammen und irgendwie auch nicht. Was fehlt? Guck mal nach unten, genau da, {ours}.',
        'Barfuß zum Kühlschrank, Mitternacht, keiner hört dich. Dichthalten werden der Hund und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Mindestens die Vorderfüße von Sofa und Sesseln sollten auf dem Teppich stehen. Messen Sie von Fuß zu Fuß, und vergleichen Sie mit {quoted}.',
        'Eine Unterlage gegen das Rutschen schont auch den Boden. Legen Sie sie als Erstes aus, und darauf entrollen Sie {quoted}.',
        'Alle paar Monate eine halbe Drehung, dann nutzt sich alles gleichmäßig ab. Beim nächsten Frühjahrsputz ist es so weit, für die Möbel und {quoted}.',
        'Verschüttetes tupft man sofort ab, gerieben wird nicht. Bewahren Sie Ruhe und ein sauberes Tuch auf, in der Nähe von {quoted}.',
      ],
      informal: [
        'Rotwein! Nicht reiben, sofort tupfen. Tief durchatmen, weitertupfen, und dem Gast verzeihen, so großmütig wie {ours}.',
        'Sofa am Ufer, Sessel auf See? Wenigstens die Vorderfüße sollten drauf. Zähl deine Möbelbeine, dann nimm Maß für {quoted}.',
        'Surfen im Wohnzimmer ist nur einmal lustig. Unterlage drunter, das bremst und schont auch den Boden, und an Land sind wieder: der Hund, du und {ours}.',
        'Immer derselbe Trampelpfad zum Kühlschrank? Alle paar Monate eine halbe Drehung, so nutzt sich alles gleichmäßig ab. Dreh mit, Partner ist {quoted}.',
      ],
    },
    asks: {
      formal: ['Gehen Sie zu Hause barfuß?', 'Helle oder dunkle Böden?'],
      informal: ['Schuhe aus an der Tür? Hausregel bitte.', 'Was liegt bei dir immer auf dem Boden?'],
    },
  },
  curtain: {
    stories: {
      formal: [
        'Ein Fenster steht offen, der Wind geht hindurch, und für einen Augenblick atmet das Zimmer. Es bewegen sich nur das Licht und {ours}.',
        'In den ersten Wochen nach dem Einzug sieht die ganze Straße beim Abendessen zu. Man gewöhnt sich, oder man entscheidet anders: {ours}.',
        'Sonntags um sieben weiß die Sonne nicht, dass Sonntag ist. Widerspruch erheben Ihr Kopfkissen und {ours}.',
        'Auch ein leerer Raum wirkt bewohnt, sobald am Fenster etwas fällt. Noch kein Stuhl, noch kein Bild, aber {ours}.',
      ],
      informal: [
        'Frau Krause von gegenüber weiß, was es bei dir zu essen gibt. Vorhang: {ours}.',
        'Seit dem Einzug hängt da ein Bettlaken mit Reißzwecken. Es hat tapfer gekämpft, jetzt ist Schichtwechsel, {ours}.',
        'Sonne auf dem Fernseher, und das Finale läuft. Einmal zuziehen, weiterjubeln: {ours}.',
        'Versteckenspielen, und unten gucken zwei Socken raus. Du suchst trotzdem laut und lange, das erwarten die Socken und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Anderthalb- bis zweimal so breit wie die Stange, dann fällt der Stoff in Falten. Rechnen Sie großzügig, und prüfen Sie dann die Breite von {quoted}.',
        'Hoch und breiter als das Fenster angebracht, lässt die Stange das Fenster größer wirken. Erst die Wasserwaage, dann der große Auftritt für {quoted}.',
        'Leicht feucht aufgehängt, zieht das Eigengewicht die Falten glatt. Das Bügeleisen bleibt im Schrank, die Leiter steht bereit für {quoted}.',
        'Wer die Stange ein Stück höher setzt, gewinnt dem Zimmer ein größeres Fenster ab. Den Rest der Wirkung teilen sich das Morgenlicht und {ours}.',
      ],
      informal: [
        'Zu knapp gerechnet hängt’s wie ein Bettlaken. Nimm anderthalb- bis zweimal die Stangenbreite, dann gibt es Falten, und rechne so auch bei {quoted}.',
        'Bügeln? Nö. Leicht feucht aufhängen, das Gewicht zieht die Falten glatt. Du legst die Füße hoch, arbeiten darf {quoted}.',
        'Kleines Fenster, großer Trick: Stange höher und breiter anbringen, schon wirkt es größer. Die Nachbarn staunen über dich und {quoted}.',
        'Falten, die man will, kommen von der Breite: anderthalb- bis zweimal so viel wie die Stange. Miss zweimal, bestell einmal, vielleicht {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Schlafen Sie im Hellen oder ganz dunkel?',
        'Offene Fenster oder lieber geschützt vor Blicken?',
      ],
      informal: ['Wie viel sehen deine Nachbarn von dir?', 'Hing bei dir auch mal ein Bettlaken am Fenster?'],
    },
  },
  'bed-linen': {
    stories: {
      formal: [
        'Sonntags wird abgezogen, gelüftet, aufgeschüttelt, und am Abend freut man sich schon beim Zähneputzen darauf. Frisch bezogen: {ours}.',
        'Im Landhotel schläft man anders, und es liegt nicht nur an der Ruhe. Was man davon mit nach Hause nehmen möchte? {Ours}.',
        'Das Fenster einen Spalt offen, kühle Luft, noch zehn Seiten. Zum Glücklichsein genügen am Abend ein Roman und {ours}.',
        'Wenn der Logierbesuch kommt, zeigt sich der Haushalt im Detail: ein Glas Wasser, eine Blume, {ours}.',
      ],
      informal: [
        'Frisch geduscht ins frisch bezogene Bett. Mehr kann ein Dienstag nicht leisten, aber das kann er: {ours}.',
        'Der Kampf mit dem Bezug, Runde drei: du drin, Decke draußen. Am Ende liegt ihr beide flach, du und {ours}.',
        'Samstagmorgen, Krümel überall, und keiner will raus. Dann bleiben wir eben liegen, ihr zwei, die Katze und {ours}.',
        'Schlafzimmer renovieren, aber ohne Eimer, Rolle und Leiter? Dauert fünf Minuten: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Vor dem Beziehen kommt das Maßband: In Deutschland misst das Kissen oft achtzig mal achtzig. Sehen Sie bei Ihren nach, und vergleichen Sie mit {quoted}.',
        'Auf links drehen, Ecken greifen, Decke packen, überstülpen: So geht es am schnellsten. Übrig bleibt Zeit für ein weiteres Kapitel in {quoted}.',
        'Alle ein bis zwei Wochen wird gewechselt, im Sommer eher öfter. Der Sonntagabend ist ein schöner Termin dafür, mit offenem Fenster und {quoted}.',
        'Decke und Kissen haben mehr Maße, als man meint. Ein Blick aufs Etikett genügt, dann wählen Sie ohne Zweifel, zum Beispiel {quoted}.',
      ],
      informal: [
        'Im Bezug verschwunden, seit einer halben Stunde vermisst? Auf links drehen, Ecken greifen, Decke packen, überstülpen. Wieder Freunde: du und {ours}.',
        'Kissen achtzig mal achtzig, oder doch nicht? Schau nach, bevor du bestellst, damit sie zusammenfinden, deine Decke, dein Kissen und {ours}.',
        'Zwei Wochen schon? Im Sommer lieber öfter, sonst alle ein bis zwei. Heute ist ein guter Tag für frisches Schlafen in {quoted}.',
        'Zipfel suchen war gestern: auf links, Ecken packen, Decke drüber, schütteln. Den Weltrekord versuchst du am Sonntag mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Weiß, farbig oder gemustert: Worin schlafen Sie?', 'An welchem Tag beziehen Sie das Bett?'],
      informal: ['Dein Trick beim Beziehen? Wir schreiben mit.', 'Bügelst du Bettwäsche? Bitte ehrlich.'],
    },
  },
  towel: {
    stories: {
      formal: [
        'Nach dem Bad beschlägt der Spiegel, und man hat noch keine Eile. Es genügen ein Hocker, ein offenes Fenster und {ours}.',
        'Man erkennt ein gutes Gästezimmer an dem, was am Fußende gefaltet liegt. Ein Stück Seife, ein Zweig Lavendel, {ours}.',
        'Früh am See, das Wasser noch glatt, weit und breit niemand. Am Steg warten der Bademantel und {ours}.',
        'Das Bad wird nie als Erstes eingerichtet und doch als Erstes betreten, jeden Morgen. Am Haken neben der Tür: {ours}.',
      ],
      informal: [
        'Tropfend im Bad, Arm nach links, nichts. „Schatz?“ Stille. Nächstes Mal in Reichweite: {ours}.',
        'Vier Haken, vier Leute, und jeder nimmt immer den falschen. Neue Runde, neue Ordnung: {ours}.',
        'Turban auf, Maske ins Gesicht, Tür zu. Wer klopft, bekommt keine Antwort, hier sind nur du und {ours}.',
        'Alle Liegen sind seit sechs Uhr besetzt, und keiner liegt drauf. Du nimmst die Wiese, da sind nur Gänseblümchen, du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Neues saugt kaum, bevor es gewaschen ist. Eine Runde in der Maschine vorab, dann gehört der erste Morgen Ihnen und {quoted}.',
        'Weichspüler legt sich auf die Fasern, und die nehmen weniger Wasser auf. Lassen Sie ihn künftig im Regal, {quoted} zuliebe.',
        'Ausgebreitet trocknen lassen, nach drei bis vier Tagen wechseln, mehr Regeln braucht ein Bad nicht. Geben Sie also dem Haken frei und der Stange {quoted}.',
        'Nach der Dusche ausgebreitet aufgehängt, nach drei bis vier Tagen gewechselt: So bleibt der Morgen frisch. Einen Platz an der Stange verdient auch {quoted}.',
      ],
      informal: [
        'Frisch aus der Packung und saugt nicht? Normal, erst waschen. Danach ist Schluss mit Tropfen auf dem Flur, ihr zwei, du und {quoted}.',
        'Klingt flauschig, der Weichspüler, legt sich aber auf die Fasern, und weg ist der Durst. Lass ihn draußen, den Rest klärt die Maschine mit {quoted}.',
        'Als Haufen auf dem Boden wird das nichts. Ausgebreitet aufhängen, nach drei bis vier Tagen wechseln, das weiß deine Mutter, und das weiß {quoted}.',
        'Vor der Premiere in der Dusche kommt die in der Waschmaschine, sonst saugt es kaum. Also Trommel auf, Vorhang auf für {quoted}.',
      ],
    },
    asks: {
      formal: ['Duschen Sie morgens oder abends?', 'Badewanne oder See?'],
      informal: ['Falten oder rollen? Das Bad will es wissen.', 'Liege reservieren: schlau oder peinlich?'],
    },
  },
  clock: {
    stories: {
      formal: [
        'Beim Abendessen liegt kein Telefon auf dem Tisch. Dass die Kinder gleich ins Bett müssen, wissen trotzdem zwei, Sie und {ours}.',
        'In der Küche der Großeltern vergingen die Ferien langsamer. Es roch nach Pflaumenkuchen, und über der Tür hing etwas wie {ours}.',
        'Noch zehn Minuten bis zum Zug, oder sind es acht? Ein Blick im Flur, den Mantel schon halb an: {ours}.',
        'Ein Zimmer ohne Uhrzeit hat etwas von Ferien, bis jemand zum Zug muss. Auskunft geben der Kirchturm und {ours}.',
      ],
      informal: [
        'Nur kurz aufs Handy schauen, wie spät es ist. Zwanzig Minuten später weißt du alles, nur das nicht. Darum: {ours}.',
        'Fünf vor acht, ein Schuh fehlt, das Kind singt. Ruhe bewahren in diesem Haus nur der Hund und {ours}.',
        'Zweimal im Jahr umstellen, vor oder zurück? Ihr streitet jedes Mal, und warten müssen so lange der Kaffee und {ours}.',
        '„Ich bin um sieben da“ heißt bei dir halb acht. Deine Freunde haben zusammengelegt: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Ziffern und Zeiger sollten sich vom Hintergrund absetzen, dann genügt ein Blick. Treten Sie ein paar Schritte zurück, und lesen Sie die Zeit von {quoted} ab.',
        'Im Schlafzimmer zählt das leise Laufwerk, schleichende Sekundenzeiger ticken nicht. Fragen Sie danach, bevor Sie einen Platz suchen für {quoted}.',
        'Läuft eine Uhr mit Batterie und geht nach, wechselt man gleich, denn ausgelaufene Batterien schaden dem Werk. Fünf Minuten, gut investiert in {quoted}.',
        'Was man vom Herd aus nicht lesen kann, hängt nur herum. Zeiger und Ziffern müssen sich absetzen, also prüfen Sie das aus der Entfernung an {quoted}.',
      ],
      informal: [
        'Tick. Tack. Tick. Ein Schleichzeiger schweigt, und neben dem Kopfkissen zählt das. Frag also erst nach dem Laufwerk, dann gute Nacht, du und {ours}.',
        'Geht nach? Wenn eine Batterie drin ist, jetzt wechseln, ausgelaufen schadet sie dem Werk. Danach gilt keine Ausrede mehr, sagt {quoted}.',
        'Ohne Brille lesbar? Ziffern und Zeiger müssen sich abheben, sonst rätst du morgens. Mach den Test vom Bett aus, mit {quoted}.',
        'Vom Herd aus gesehen sind dunkle Zeiger auf dunklem Grund nur ein Gerücht. Achte auf den Kontrast, dann sind pünktlich: die Nudeln, du und {ours}.',
      ],
    },
    asks: {
      formal: ['Kommen Sie eher zu früh oder zu spät?', 'Welche Stunde des Tages ist Ihnen die liebste?'],
      informal: ['Pünktlich, zu früh oder akademisches Viertel?', 'Wie viele Wecker stellst du dir?'],
    },
  },
  mirror: {
    stories: {
      formal: [
        'Bevor die Tür ins Schloss fällt, gilt ein letzter Blick dem Kragen, dem Haar, dem Lächeln. Stiller Komplize: {ours}.',
        'Ein dunkler Flur, ein Fenster am anderen Ende. Das Licht käme gern um die Ecke, man muss es nur einladen: {ours}.',
        'Vor dem Konzert ein wenig Parfum, die Ohrringe, ein Schritt zurück. Den ersten Applaus des Abends geben die Begleitung und {ours}.',
        'Am Morgen begegnet man als Erstes einem Gesicht, das man seit Jahrzehnten kennt, und nickt ihm zu. Verschwiegen bleiben beide, die Zahnbürste und {ours}.',
      ],
      informal: [
        'Petersilie zwischen den Zähnen, und das ganze Meeting hat nichts gesagt. Ehrliche Freunde sind selten: {ours}.',
        'Drei Outfits auf dem Bett, Taxi in fünf Minuten. In der Jury sitzen deine Schwester am Telefon und {ours}.',
        'Nur mal kurz gucken. Und drehen. Und den Bauch einziehen. Und niemand lacht, auch nicht {ours}.',
        'Fürs Selfie aufgeräumt: ein Quadratmeter. Wie der Rest vom Zimmer aussieht, wissen nur du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Gegenüber oder seitlich vom Fenster verteilt ein Spiegel das Tageslicht. Suchen Sie am Vormittag die richtige Stelle, dort ist der Platz für {quoted}.',
        'Die Mitte gehört auf Augenhöhe, also rund anderthalb Meter über den Boden. Ein Bleistiftstrich an der Wand, und dann hängen Sie {quoted} auf.',
        'Läuft Reiniger hinter den Rand, wird das Glas dort blind. Sprühen Sie lieber aufs Tuch, und treten Sie erst dann vor {quoted}.',
        'Dunkle Flure gewinnen, wenn das Licht einen zweiten Weg findet. Gegenüber dem Fenster oder seitlich davon, so verteilt es sich, mit {quoted}.',
      ],
      informal: [
        'Zu dunkel, aber kein zweites Fenster? Gegenüber oder seitlich vom ersten aufhängen, dann verteilt sich das Licht. Heller wird es also durch Köpfchen und {quoted}.',
        'Nur Stirn oder nur Kinn zu sehen? Die Mitte gehört auf Augenhöhe, rund anderthalb Meter. Miss nach, dann schau dir selbst ins Gesicht, in {quoted}.',
        'Sprüh aufs Tuch, nicht aufs Glas, sonst läuft der Reiniger hinter den Rand, und der wird blind. Gut siehst du aus, sagen das Tuch und {ours}.',
        'Alle im Haus sind verschieden groß, also einigt euch: rund anderthalb Meter bis zur Mitte, das ist Augenhöhe. Gedrängelt wird ab morgen trotzdem, vor {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Der letzte Blick, bevor Sie gehen: Haare, Kragen oder Schuhe?',
        'Welches Zimmer bei Ihnen hätte gern mehr Licht?',
      ],
      informal: [
        'Wie oft ziehst du dich um, bevor du losgehst?',
        'Redest du mit dir selbst? Was sagst du so?',
      ],
    },
  },
  'picture-frame': {
    stories: {
      formal: [
        'Das Foto vom Standesamt liegt seit Jahren in einem Umschlag. Es fehlen nur ein ruhiger Sonntag und {ours}.',
        'Auf dem Klavier stehen sie alle, die Großeltern, die Kinder, der Hund. Jemand kommt dazu, und mit ihm {ours}.',
        'Eine Kinderzeichnung, eine Postkarte aus Rom, ein gepresstes Blatt. Ob etwas Kunst ist, entscheiden ein Nagel und {ours}.',
        'Zum achtzigsten Geburtstag wünscht sich die Großmutter nichts, was Platz wegnimmt. Ein Bild von allen, und darum herum {ours}.',
      ],
      informal: [
        'Zwölftausend Fotos auf dem Handy, null an der Wand. Erst eins aussuchen, nur eins, dann {ours}.',
        'Dein Kind hat eine Kuh gemalt, oder ein Auto. Egal, große Kunst, ab ins Museum: {ours}.',
        'Oma fragt bei jedem Besuch nach dem Hochzeitsbild. Diesmal sagst du nichts, du packst einfach aus. {Ours}, Brautpaar inklusive.',
        'Ein Konzertticket, ein Bierdeckel, ein Foto ohne Datum. In der Schublade haben sie Hausarrest, Freigang gibt es hier: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Mit Passepartout wirken auch kleine Bilder großzügig. Suchen Sie das alte Foto mit dem gezackten Rand heraus, und geben Sie ihm Luft in {quoted}.',
        'Erst auf dem Boden auslegen und abfotografieren, dann bohren. So findet in der Bilderwand jeder seinen Nachbarn, auch {quoted}.',
        'In der prallen Sonne bleichen Fotos aus. Wählen Sie eine schattige Wand, und dann kommt das Hochzeitsbild in {quoted}.',
        'Ein Foto vom Boden spart viele Löcher in der Wand: auslegen, schieben, abfotografieren. Liegt alles richtig, hängen Sie auf, beginnend mit {quoted}.',
      ],
      informal: [
        'Bohren, fluchen, neu bohren? Leg die Bilderwand erst auf dem Boden aus und mach ein Foto. Generalprobe also auf dem Parkett, mit {quoted}.',
        'Das Passbild von Oma ist winzig, ihr Blick nicht. Mit Passepartout wirken auch kleine Bilder großzügig, also gib ihr Raum und {quoted}.',
        'Sonnenbaden ist nichts für Fotos, sie bleichen aus. Häng deine Erinnerungen in den Schatten und gönn ihnen {quoted}.',
        'Klein ist kein Problem, solange ein Passepartout Platz drumherum macht. Kinoticket, Kinderbild, Postkarte: Was davon darf in {quoted}?',
      ],
    },
    asks: {
      formal: ['Welches Foto steht bei Ihnen gerahmt?', 'Wessen Porträt fehlt noch in Ihrer Galerie?'],
      informal: ['Wer ist auf deinem liebsten Foto?', 'Handyfotos ausdrucken: Wann zuletzt?'],
    },
  },
  'wall-art': {
    stories: {
      formal: [
        'Eine leere Wand ist ein Gespräch, das noch niemand begonnen hat. Den Anfang machen ein Nagel und {ours}.',
        'Gäste stellen das Glas ab, treten einen Schritt zurück, legen den Kopf schief. Jetzt unterhalten sie sich, der Gast und {ours}.',
        'Man hängt auf, was man auch an einem Montag noch ansehen möchte. Zuerst in Gedanken, dann mit Hammer und Nagel: {ours}.',
        'Ein Zimmer hat Möbel, Licht und Vorhänge, und noch immer fragt man sich, wer hier eigentlich wohnt. Eine mögliche Antwort: {ours}.',
      ],
      informal: [
        '„Höher. Nein, links. Jetzt ist es schief.“ Seit einer Stunde an der Wand beschäftigt: du, der Bleistift und {ours}.',
        'Da über dem Sofa starrt dich seit dem Einzug ein Nagel an, vom Vormieter. Er hat auf jemanden gewartet: {ours}.',
        'Weiße Wand, ganz modern, sagst du. Leere Wand, sagt deine Mutter. Kompromiss: {ours}.',
        '„Und was will uns der Künstler damit sagen?“ Beim zweiten Glas Wein wird es philosophisch, im Mittelpunkt stehen der Käse und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Die Mitte auf Augenhöhe, etwa anderthalb Meter über dem Boden, dann hängt nichts zu hoch. Ein Strich an der Wand, ein Haken, und der Blick bleibt bei {quoted}.',
        'Über dem Sofa darf es ungefähr zwei Drittel der Breite haben. Messen Sie, rechnen Sie, und legen Sie die Zahl neben die Maße von {quoted}.',
        'Ein Stück Papier in Bildgröße, einen Tag an der Wand, zeigt mehr als jede Skizze. Gefällt Ihnen am Abend der Platz, gehört er {quoted}.',
        'Zwischen Decke und Sofa hängt vieles verloren. Augenhöhe hilft, rund anderthalb Meter bis zur Mitte, und zur Ruhe kommen dort der Blick und {ours}.',
      ],
      informal: [
        'Hängt es zu hoch, sieht es nur die Giraffe. Mitte auf Augenhöhe, rund anderthalb Meter, dann grüßt dich jeden Morgen {quoted}.',
        'Briefmarke überm Sofa? Ungefähr zwei Drittel der Sofabreite dürfen es sein. Also Maßband raus und vergleichen mit {quoted}.',
        'Kleb Papier in Bildgröße an die Wand und leb einen Tag damit. Wenn du danach lächelst, tausch das Papier gegen {quoted}.',
        'Bohren ist endgültig, Papier nicht. Probehängen in Originalgröße, einmal drüber schlafen, dann rein mit dem Nagel und her mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Welche Wand ist bei Ihnen noch leer?', 'Fotografie, Malerei oder Grafik?'],
      informal: ['Was hing in deinem Jugendzimmer an der Wand?', 'Wasserwaage oder Augenmaß?'],
    },
  },
  'storage-box': {
    stories: {
      formal: [
        'Die Briefe, die Fotos, das erste Paar Kinderschuhe: Manches möchte man weder wegwerfen noch täglich sehen. Dazwischen: {ours}.',
        'Im Januar kommt der Christbaumschmuck fort, im Mai die Wintermützen. Zweimal im Jahr trifft man sie auf der Treppe, Sie und {ours}.',
        'Ordnung beginnt mit dem Mut, drei Dinge in die Hand zu nehmen und ihnen einen Namen zu geben. Und dann einen Ort: {ours}.',
        'Wer sein Zuhause liebt, muss nicht alles davon sehen. Neben den Büchern ein wenig Verschwiegenheit, {ours} zum Beispiel.',
      ],
      informal: [
        'Ladekabel für Geräte, die es nicht mehr gibt. Du wirfst sie nicht weg, wir verstehen das. Darum {ours}.',
        'Bausteine, Nacht, nackter Fuß. Was den Schrei verhindert hätte? {Ours}.',
        'Auf dem Etikett steht „Verschiedenes“, und genau so sieht es drin aus. Von außen aber: {ours}.',
        'Aufräumen heißt bei dir: alles von A nach B. Dann soll B wenigstens etwas hermachen: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Beschriften Sie die Stirnseite, dann bleibt der Stapel stehen. Ein Stift, ein Etikett, und schon weiß die ganze Familie, was in {quoted} steckt.',
        'Erst aussortieren, dann kaufen, sonst lagert man nur ordentlicher. Was nach diesem Nachmittag noch da ist, verdient seinen Platz in {quoted}.',
        'Regaltiefe und Fachhöhe entscheiden, manchmal ist es ein Zentimeter. Messen Sie beides, und dann lesen Sie die Maße von {quoted}.',
        'Steht das Wort auf dem Deckel, hebt man den ganzen Turm. Vorn beschriftet, findet man alles auf einen Blick, von oben bis unten, bis zu {quoted}.',
      ],
      informal: [
        'Kabel, die zu nichts passen, ziehen nicht mit um. Erst aussortieren, sonst lagerst du nur ordentlicher, und der Rest zieht ein in {quoted}.',
        'Skisachen oder Steuer? Schreib es vorn drauf, nicht oben, dann bleibt der Stapel stehen und niemand wühlt sich durch bis zu {quoted}.',
        'Ein Zentimeter zu hoch, und du schiebst vergeblich. Miss Tiefe und Höhe vom Fach, dann flutscht es vielleicht mit {quoted}.',
        'Ordnung beginnt mit einem Müllsack, nicht mit dem Kauf. Aussortieren, durchatmen, und den Rest der Arbeit teilen sich du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Was heben Sie aus der Kindheit noch auf?',
        'Räumen Sie lieber täglich auf oder einmal im Jahr gründlich?',
      ],
      informal: [
        'Wie heißt bei euch die Schublade für alles?',
        'Welches Kabel hebst du seit Jahren auf? Und wofür?',
      ],
    },
  },
  basket: {
    stories: {
      formal: [
        'Neben dem Sofa liegen die Decke, das Strickzeug, die Zeitung vom Sonntag. Sie hätten gern ein eigenes Zimmer: {ours}.',
        'Samstag auf dem Markt, der Spargel, die Erdbeeren, ein Bund Dill obenauf. Vollbeladen kommen nach Hause: Sie und {ours}.',
        'Im Flur liegen Mützen, Handschuhe und ein einzelner Schal, wie in jedem Haus mit Kindern. Ein Griff, und Ruhe kehrt ein: {ours}.',
        'Ein Apfel fällt, ein zweiter, unten wartet jemand mit aufgehaltener Schürze. Im September genügen ein alter Baum und {ours}.',
      ],
      informal: [
        'Wäscheberg, Stufe drei: Man sieht das Bad nicht mehr. Basislager: {ours}.',
        'Alles, was auf der Treppe liegt, muss „gleich mit hoch“. Seit Dienstag. Da hilft nur noch eine Seilbahn oder {ours}.',
        'Decken, Spielzeug, der Hund, der sich dazulegt. Drinnen Chaos, draußen Landhaus: {ours}.',
        'Fürs Picknick ist alles eingepackt, nur tragen will keiner. Links du, rechts ich, in der Mitte {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Messen Sie das Regalfach oder die Ecke, und zwar mit Griffen. Passt es auf dem Papier, dann sehen Sie sich {quoted} näher an.',
        'Staub holt man mit der Fugendüse oder einem Pinsel, feuchtes Wischen nur sparsam. So sanft behandelt, steht morgen wieder bereit: {ours}.',
        'Als Pflanzkorb braucht es innen eine wasserdichte Schale, sonst gibt es Flecken am Boden. Danach darf der Ficus in {quoted} einziehen.',
        'Beim Messen vergisst fast jeder die Griffe. Rechnen Sie sie mit, bevor Sie sich für einen Platz entscheiden und für {quoted}.',
      ],
      informal: [
        'Passt ins Fach, nur die Griffe nicht? Miss sie mit, dann gibt es keine Tränen am Regal, bloß Platz für {quoted}.',
        'Seit Jahren liegt die Fugendüse arbeitslos im Schrank. Hier ist ihr Job: Staub aus allen Ritzen, fast ohne Wasser, bei {quoted}.',
        'Monstera tropft, das Parkett weint. Wasserdichte Schale rein, dann gibt es keine Flecken, und ein Paar werden die Pflanze und {ours}.',
        'Pinsel statt Putzeimer: Staub geht trocken raus, feucht nur sparsam. Wie ein Maler stehst du dann vor {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Auf dem Markt: Was kaufen Sie zuerst?',
        'Bücher, Garn, Zeitungen: Was liegt neben Ihrem Sofa?',
      ],
      informal: ['Was wartet bei euch auf der Treppe?', 'Kein Picknick ohne: was?'],
    },
  },
  'christmas-decoration': {
    stories: {
      formal: [
        'Am ersten Advent werden die Kisten vom Dachboden geholt, und jedes Stück hat seine Geschichte. Dieses Jahr beginnt noch eine: {ours}.',
        'Draußen ist es dunkel, auf dem Herd steht der Punsch, jemand sucht die Lichterkette. Auf dem Tisch liegen schon Tannenzweige und {ours}.',
        'Die Kinder sind groß und kommen am Heiligabend trotzdem zum Schmücken. Einen Ehrenplatz bekommen der Stern vom Opa und {ours}.',
        'Ein Fenster nach dem anderen wird festlich, bis die ganze Straße leuchtet. In Ihrem ein Zweig Tanne, ein kleines Licht, {ours}.',
      ],
      informal: [
        'Lebkuchen seit September, aber erst jetzt wird es offiziell. Musik an, Kiste auf, {ours}.',
        'Der Baum ist schief, die Katze lauert, Papa hat die Säge noch in der Hand. Zuversichtlich sind nur die Kinder und {ours}.',
        '„Dieses Jahr machen wir es schlicht“, habt ihr gesagt. Dann kamen der zweite Glühwein und {ours}.',
        'Last Christmas im Radio, Plätzchenteig im Pulli, und Mama weint schon beim Auspacken der Kiste. Taschentücher, Tannengrün, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Lichter zuerst, dann Großes, Kleines zum Schluss, so verteilt sich alles am Baum. Legen Sie sich alles in dieser Folge bereit, auch {quoted}.',
        'Zerbrechliches kommt in Eierkartons und hält bis nächstes Jahr. Heben Sie beim Plätzchenbacken ein paar auf, für den Januar und {quoted}.',
        'Zwei bis drei Farben genügen, dann wirkt auch Gesammeltes zusammengehörig. Neben den Erbstücken ist so noch ein Platz für {quoted}.',
        'Wer mit den kleinen Stücken beginnt, hängt später alles um. Erst Licht, dann Großes, dann der Rest, und dazwischen eine Tasse Tee mit {quoted}.',
      ],
      informal: [
        'Lichterkette zum Schluss heißt alles noch mal. Erst Licht, dann Großes, dann Kleines, irgendwo dazwischen summst du und greifst zu {quoted}.',
        'Eierkartons sind die Bodyguards des Januars: Zerbrechliches rein, nächstes Jahr heil raus. Also Rührei machen, für {quoted}.',
        'Omas Engel, Strohsterne, Kita-Bastelei? Zwei, drei Farben wählen, schon sieht es nach Absicht aus. Einziehen darf dann auch {quoted}.',
        'Zu bunt wird’s schnell, zu zweit oder dritt wirken Farben wie verabredet. Such deine aus, und dann leg zur Probe {quoted} daneben.',
      ],
    },
    asks: {
      formal: [
        'Wann schmücken Sie: im Advent oder erst am Heiligabend?',
        'Welches Stück hängt bei Ihnen jedes Jahr am Baum?',
      ],
      informal: ['Bunt und glitzernd oder schlicht?', 'Ab wann darf dekoriert werden? Diskutiert.'],
    },
  },
  bunting: {
    stories: {
      formal: [
        'Ein Sommerfest erkennt man schon vom Gartentor aus. Zwischen Apfelbaum und Hauswand schaukeln ein paar Lampions und {ours}.',
        'Zum ersten Geburtstag versteht das Kind noch nichts vom Kuchen, aber es schaut nach oben und staunt: ein Luftballon und {ours}.',
        'Die lange Tafel, die weißen Tücher, Lampions für später. Eröffnet wird das Fest vom Wind, ein Zupfen, ein Flattern: {ours}.',
        'Aus einem Balkon wird ein Festsaal, man muss nur nach oben denken. Von links nach rechts gespannt: gute Laune und {ours}.',
      ],
      informal: [
        'Einer auf dem Stuhl, einer sagt „höher“, einer isst schon Kuchen. Schief hängen inzwischen der Haussegen und {ours}.',
        'Kein Anlass? Doch, es ist Samstag, und der Grill läuft. Der Rest hängt an zwei Nägeln: {ours}.',
        'Nach dem Kindergeburtstag abhängen? Ach was, hängen lassen, nächstes Jahr ist bald. So lange feiern du und {ours}.',
        'Spielzelt, Wohnwagen, Hochbett: Sobald etwas flattert, ist es ein Palast. Die Königin ist vier, ihre Flagge {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Ein Drittel länger als die Strecke, dann hängt es in schönen Bögen. Messen Sie von Baum zu Baum, rechnen Sie dazu, und vergleichen Sie mit {quoted}.',
        'Klebehaken statt Nägel lassen die Wand heil. So feiern auch Mieter unbeschwert unter {quoted}.',
        'Nach der Feier um ein Stück Pappe gewickelt, verheddert sich nichts. Bis zum nächsten Geburtstag ruhen dann die Kerzen und {ours}.',
        'Straff gespannt sieht es nach Wäscheleine aus. Ein Drittel Länge mehr, und es entstehen Bögen; nehmen Sie Maß, bevor Sie greifen zu {quoted}.',
      ],
      informal: [
        'Knotensalat am Partymorgen, nie wieder: nach dem Fest um Pappe wickeln. Dein zukünftiges Ich umarmt dich und {quoted}.',
        'Kaution behalten und trotzdem feiern? Klebehaken statt Nägel, die Wand bleibt heil, und über der Torte schwingt {quoted}.',
        'Zu kurz geraten, hängt es da wie ein Lineal. Rechne ein Drittel drauf, dann hängt es in Bögen, und die Party beginnt mit {quoted}.',
        'Pizzakarton nicht wegwerfen: Ein Stück Pappe, einmal drumwickeln, und bis zum nächsten Jahr verheddert sich nichts an {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Welches Fest feiern Sie am liebsten im Freien?',
        'Bleibt die Dekoration bei Ihnen nach der Feier noch hängen?',
      ],
      informal: ['Motto für die nächste Gartenparty?', 'Wer hält bei euch die Leiter?'],
    },
  },
  doormat: {
    stories: {
      formal: [
        'Noch bevor die Tür aufgeht, hat ein Haus schon etwas gesagt. Das erste Wort haben die Klingel und {ours}.',
        'Im Oktober bringt jeder Spaziergang ein wenig Wald mit heim, meist an den Sohlen. An der Schwelle warten der Schirmständer und {ours}.',
        'Der Schlüssel im Schloss, die Tasche auf der Schulter, zwei Schritte auf der Stelle. So kommt man heim, und Zeugen sind nur Sie und {ours}.',
        'Nachbarn stellen Pakete ab, Kinder streifen die Stiefel, die Katze wartet auf Einlass. Ein Ort, an dem viel geschieht: {ours}.',
      ],
      informal: [
        'Matsch, Sand, Konfetti: Deine Wohnung muss nicht alles wissen. Einlasskontrolle: {ours}.',
        'Dein Hund schüttelt sich immer erst drinnen. Bis dahin sind es vier Pfoten, drei Schritte, {ours}.',
        '„Schuhe aus!“, rufst du durch den ganzen Flur, und keiner hört. Vielleicht hören sie ja auf jemand anderen: {ours}.',
        'Paketbote, Pizzabote, Schwiegermutter. Was sie studieren, während du noch den Schlüssel suchst? {Ours}.',
      ],
    },
    lessons: {
      formal: [
        'Beide Füße sollten nacheinander Platz finden, sonst bleibt der Schmutz am zweiten Schuh. Messen Sie vor der Schwelle, und dann vergleichen Sie mit {quoted}.',
        'Die Tür muss darüber aufschwingen, deshalb prüft man zuerst die Höhe. Ein Lineal unter dem Türblatt genügt, danach bitten Sie die Gäste über {quoted}.',
        'Eine volle Matte gibt den Schmutz zurück. Regelmäßiges Ausklopfen am Samstag gehört darum zum Empfang, wie das Lächeln und {quoted}.',
        'Klemmt die Tür, hilft die schönste Begrüßung nichts. Messen Sie den Spalt, in dem sie schwingt, und lesen Sie dann die Höhe von {quoted}.',
      ],
      informal: [
        'Ein Fuß sauber, einer nicht? Zu klein gewählt. Beide müssen nacheinander draufpassen, also zähl deine Füße und schau auf {quoted}.',
        'Tür auf, Stau, Schulter blau. Check vorher, ob sie drüberschwingt, und dann sag Willkommen zu {quoted}.',
        'Irgendwann ist jede Matte satt und gibt den Schmutz zurück. Klopf ihn regelmäßig raus, die Nachbarn grüßen schon: dich und {quoted}.',
        'Wer nie ausklopft, trägt den Dreck nur im Kreis. Eine Minute Wut ablassen vor der Tür, Therapeutin ist heute {quoted}.',
      ],
    },
    asks: {
      formal: ['Ziehen Ihre Gäste an der Tür die Schuhe aus?', 'Wer steht am häufigsten vor Ihrer Tür?'],
      informal: [
        'Hausregel an der Tür: Schuhe an oder aus?',
        'Was steht bei dir vor der Tür, außer Schuhen?',
      ],
    },
  },
  'wall-sign': {
    stories: {
      formal: [
        'Manches muss man in einem Haus nicht erklären, wenn es freundlich an der Wand steht. Dann genügen ein Nagel und {ours}.',
        'Gäste warten im Flur auf den Mantel und lesen derweil, was dort hängt. Sie lächeln, und schuld sind die Gastgeber und {ours}.',
        'Neben der Tür, über dem Herd, am Gartentor: Überall, wo man kurz stehen bleibt, liest man gern. Für einen solchen Ort: {ours}.',
        'Zum Einzug bringt jeder Brot und Salz. Wer die neuen Bewohner gut kennt, bringt auch etwas für die Wand: {ours}.',
      ],
      informal: [
        'Du sagst es täglich, keiner hört zu. Dann eben schriftlich, {ours}.',
        'Auf dem Klo liest jeder alles, sogar die Shampooflasche. Nachschub an der Wand gegenüber: {ours}.',
        'Papas Werkstatt, Mamas Ecke, das Revier der Katze. Wer hier was zu sagen hat, klären ein Nagel und {ours}.',
        'Über der Bar in der Küche fehlt nur noch eins, sonst ist es ja bloß eine Küche: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Auf Augenhöhe, im Flur etwas höher, denn dort liest man im Stehen. Zu zweit geht es leichter: Eine tritt zurück, einer hält {quoted}.',
        'Für Leichtes genügen Klebestreifen, wenn der Untergrund glatt und fettfrei ist. Wischen Sie die Stelle ab, wiegen Sie in der Hand, und dann entscheiden Sie bei {quoted}.',
        'Ein Wort pro Wand, bei zweien redet keins mehr. Räumen Sie eine Stelle frei, damit man hört, was es sagt: {ours}.',
        'Gelesen wird im Flur im Stehen, am Esstisch im Sitzen. Danach richtet sich die Höhe, und die Wasserwaage sagt Ja zu {quoted}.',
      ],
      informal: [
        'Zwei Sprüche an einer Wand führen Selbstgespräche. Einer reicht, dann hört auch jemand zu, Bühne frei für {quoted}.',
        'Klebestreifen halten nur auf glatt und fettfrei, und auch nur Leichtes. Also erst wischen, dann wiegen, dann Klebestreifen oder Nagel für {quoted}.',
        'Im Flur steht man, also darf es etwas höher, sonst Augenhöhe. Der Postbote liest mit, begrüß ihn mit {quoted}.',
        'Küchenwand voller Fettspritzer? Da klebt nichts. Entfetten, trocknen, und wenn es leicht ist, reichen Streifen für {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Welcher Satz gilt in Ihrem Haus?',
        'Flur, Küche oder Garten: Wo bleibt man bei Ihnen stehen?',
      ],
      informal: ['Omas Wandspruch: Wie ging der?', 'Eine Regel, die bei dir jeder kennt?'],
    },
  },
  figurine: {
    stories: {
      formal: [
        'Beim Staubwischen hebt man etwas hoch, betrachtet es einen Moment und stellt es ein wenig schräger zurück. Aus Zuneigung: {ours}.',
        'Auf dem Kaminsims der Tante durfte man nichts anfassen, nur schauen. Seither weiß man, wie viel Leben in etwas Stillem steckt: {ours}.',
        'Zwischen den Büchern bleibt manchmal eine Handbreit frei, und gerade dort bleibt der Blick hängen. Da wohnen ein Sonnenstrahl und {ours}.',
        'Geschenke, die niemand braucht, sind oft die, die jahrelang bleiben. Auf dem Sekretär, zwischen Lampe und Tintenfass: {ours}.',
      ],
      informal: [
        'Jeder Besuch fasst es an, dreht es um und fragt, woher das ist. Ein bisschen Geheimnis behaltet ihr noch, du und {ours}.',
        'Dein Regal hat Bücher, Pflanzen, eine Kerze, aber keinen, der zurückguckt. Wer macht den Anfang? {Ours}.',
        'Brauchst du das? Nein. Wirst du ihm einen Namen geben? Bis Freitag. Darf man vorstellen: {ours}.',
        'Die Katze hat das Regal fixiert, die Pfote zuckt. Jetzt ganz ruhig und langsam retten, was zu retten ist: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Einzeln oder zu dritt wirkt es gewollt, zu zweit schnell wie abgestellt. Räumen Sie die Kommode leer, und den Anfang macht {ours}.',
        'Ein weicher Pinsel staubt ab, ohne dass etwas hängen bleibt. In einer Minute wieder staubfrei: {ours}.',
        'Bücher, gestapelt, geben Kleinem Höhe. Suchen Sie drei schöne Rücken aus, und obenauf thront {quoted}.',
        'Zwei nebeneinander sehen nach Zufall aus. Eins allein oder drei zusammen, so wird daraus ein Blickfang: {ours}.',
      ],
      informal: [
        'Eins ist ein Star, drei sind eine Szene, zwei stehen bloß rum. Rate mal, wer heute Solo hat: {ours}.',
        'Das Staubtuch fegt alles vom Regal. Nimm einen weichen Pinsel, da bleibt nichts hängen. Modell steht heute: {ours}.',
        'Endlich haben die ungelesenen Bücher einen Sinn: als Podest, das Kleinem Höhe gibt. Oben auf dem Treppchen: {ours}.',
        'Malkasten auf, weicher Pinsel raus, Staub weg, nichts bleibt hängen. Kunst kannst du also auch, Modell steht {quoted}.',
      ],
    },
    asks: {
      formal: ['Welches kleine Ding bei Ihnen hat die größte Geschichte?', 'Seit wann sammeln Sie, und was?'],
      informal: ['Was steht bei dir rum und hat einen Namen?', 'Staubfänger oder Familienmitglied?'],
    },
  },
  'hot-water-bottle': {
    stories: {
      formal: [
        'Gegen kalte Füße verschrieb die Großmutter Kamillentee und einen frühen Abend. Das Rezept gilt noch, dazu {ours}.',
        'Auf der Terrasse sitzen die Letzten unter Decken, keiner möchte hinein. Jemand setzt Wasser auf, erst kommt der Tee, dann {ours}.',
        'Das Bett im Gästezimmer ist im Januar ein kaltes Land. Wer seinen Besuch mag, schickt eine Stunde früher jemanden voraus: {ours}.',
        'Ein grauer Sonntag, ein Roman, ein Wasserkessel, der leise summt. Bis zum Abendbrot verabredet sind Sie und {ours}.',
      ],
      informal: [
        'Andere wärmen ihre Füße an dir, und keiner fragt. Für deine eigenen: {ours}.',
        'Bauchweh, Heimweh, Montag. Das Programm ist immer dasselbe: Sofa, Serie, {ours}.',
        'Freund mit kalten Händen, Katze ohne Lust, Heizung auf zwei. Auf eine kannst du dich verlassen: {ours}.',
        'Wasser kochen, eingießen, Deckel zu, ab unter die Decke. Im Winter habt ihr eine feste Beziehung, du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Heißes, nicht kochendes Wasser, etwa zwei Drittel, dann die Luft herausdrücken und zuschrauben. So in Ruhe vorbereitet, beginnt der Abend mit {quoted}.',
        'Nie direkt auf die nackte Haut, und bei kleinen Kindern besonders vorsichtig: Ein Tuch dazwischen gehört zum Abend wie der Tee und {ours}.',
        'Nach Gebrauch leert man und lässt offen trocknen, rissige Exemplare sortiert man aus. Sehen Sie die alte einmal an, und daneben {quoted}.',
        'Zwei Drittel genügen, die Luft drückt man vor dem Zuschrauben heraus, und kochen darf das Wasser nicht. Dann ist das Bett bereit, für Sie und {quoted}.',
      ],
      informal: [
        'Kochend ist zu heiß, randvoll ist zu viel: heißes Wasser, zwei Drittel, Luft raus, zu. So einfach geht Winter mit dir und {quoted}.',
        'Kalte Füße ja, nackte Haut nein: immer etwas Stoff dazwischen, und bei kleinen Kindern doppelt aufpassen. Dicke Socken passen gut zu {quoted}.',
        'Morgens schwappt es noch? Leeren, offen trocknen lassen, und falls du Risse siehst, tschüss. Bis zum nächsten Frösteln hat frei: {ours}.',
        'Ist die alte rissig, wird sie aussortiert, da gibt es kein Aber. Der Platz am Fußende ist frei für {quoted}.',
      ],
    },
    asks: {
      formal: ['Was hilft Ihnen an einem kalten Abend?', 'Kalte Füße oder kalte Hände?'],
      informal: ['Wer in eurem Bett hat die kältesten Füße?', 'Socken im Bett: gemütlich oder verboten?'],
    },
  },
};
