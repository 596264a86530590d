export const photo = {
  camera: {
    stories: {
      formal: [
        'Für zehn Minuten am Abend ist sogar der Supermarktparkplatz schön. Wer es sieht, bleibt stehen. In der Tasche: {ours}.',
        'Der erste Schultag dauert einen Vormittag, das Bild davon hängt zwanzig Jahre im Flur. Dazwischen: ein Klick und {ours}.',
        'Wer langsamer durch eine fremde Stadt gehen möchte, braucht nur einen Vorwand, zum Beispiel {ours}.',
        'Auf jedem Familienfest fehlt ein Mensch auf den Bildern, und alle anderen lächeln ihm zu. Vor seinem Auge: {ours}.',
      ],
      informal: [
        '„Warte, nur noch eins.“ Dein Spaziergang dauert jetzt doppelt so lang, und wer ist schuld? {Ours}.',
        'Oma blinzelt, Papa redet, das Baby schaut weg. Also alle noch mal bitte lächeln, hier ist vorn: {ours}.',
        'Dein Handy ist voll mit Parkplätzen, Kassenbons und Speisekarten. Für alles, was schön ist: {ours}.',
        'Um fünf aufstehen, im Urlaub, freiwillig? Angeblich wegen des Lichts. Angestiftet haben dich die Dämmerung und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Kurz vor Sonnenuntergang wird das Licht weicher, ebenso früh am Morgen. Legen Sie Ihren nächsten Spaziergang in diese Stunde, mit dabei: {ours}.',
        'Fast jedes Foto gewinnt, wenn man einen Schritt näher herangeht. Gehen Sie ihn, bevor Sie auslösen: eine gute erste Übung. Das Gerät dazu: {ours}.',
        'Ein Porträt lebt vom Blick. Deshalb stellt man auf das nähere Auge scharf, den Rest erledigen ein Lächeln und {ours}.',
        'Weiches Licht ist eine Frage der Uhrzeit: früh am Morgen oder kurz vor Sonnenuntergang. Eine Verabredung für drei: Sie, der Abend und {ours}.',
      ],
      informal: [
        'Verschlafen? Halb so wild, kurz vor Sonnenuntergang wird das Licht auch weich. Bis dahin Kaffee, dann raus: du und {ours}.',
        'Langweiliges Bild? Einen Schritt näher, noch mal. Davon gewinnt fast jedes Foto, also nur keine Scheu, ihr zwei, du und {ours}.',
        'Zwei Augen, ein Fokus: Nimm beim Porträt das nähere. Modell stehen Oma, Hund und alle, die sich vor {quoted} trauen.',
        'Zoomen geht auch mit den Füßen: Ein Schritt näher tut fast jedem Bild gut. Dein Zubehör: bequeme Schuhe und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Fotografieren Sie lieber Menschen oder Landschaften?',
        'Welches Ihrer Fotos hängt bei Ihnen an der Wand?',
        'Früh am Morgen oder im Abendlicht?',
        'Wer fotografiert bei Ihnen an Weihnachten?',
        'Album, Rahmen oder Festplatte?',
        'Welchen Ort würden Sie gern einmal fotografieren?',
      ],
      informal: [
        'Vor der Kamera oder dahinter: Wo bist du?',
        'Wie viele Bilder vom letzten Urlaub? Ehrlich.',
        'Was hast du zuletzt fotografiert?',
        'Katze, Kind oder Kuchen: Was füllt deine Speicherkarte?',
        'Noch eins zur Sicherheit oder reicht eins?',
        'Wer blinzelt bei euch auf jedem Bild?',
      ],
    },
  },
  'film-camera': {
    stories: {
      formal: [
        'Ob alle die Augen offen hatten, erfahren Sie erst im Labor. Bis dahin bleibt die Vorfreude, und im Regal {ours}.',
        'Im Umschlag mit den Abzügen steckt immer ein Bild, das man längst vergessen hatte. Erinnert haben sich nur der Film und {ours}.',
        'Früher passte ein ganzer Sommer auf einen Film. Genau hinsehen lehrt bis heute niemand so geduldig wie {ours}.',
        'Drei Schritte vor, einer zurück, einatmen. Ein einziger Versuch, ein Klick: {title}.',
      ],
      informal: [
        'Kein Display, kein Filter, kein „Noch mal, ich seh komisch aus“. Nur du, das Licht und {ours}.',
        'Plötzlich fotografierst du dein Mittagessen nicht mehr. Jedes Bild zählt, da sind sie streng, dein Geldbeutel und {ours}.',
        'Die Party war im Juni, die Abzüge kommen im Juli, und ihr feiert gleich noch mal. Gastgeber: {title}.',
        'Wo ist bitte die Löschtaste? Gibt es nicht. Der Daumen am Rand bleibt für immer, so sind sie, das Leben und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Direkte Sonne kann auf dem Film Streifen hinterlassen. Suchen Sie zum Einlegen einen Schattenplatz, und lassen Sie sich Zeit, Sie und {ours}.',
        'Negativfilm verzeiht zu viel Licht eher als zu wenig. Im Zweifel also etwas länger belichten, so gelingt der Anfang: Sie, ein Film und {ours}.',
        'Wärme verändert die Farben, darum gehören volle Filme ins Kühle und bald ins Labor. Zum nächsten Ausflug wieder dabei: {title}.',
        'Auf der Terrasse legt man den Film unter dem Schirm ein, denn direkte Sonne kann Streifen hinterlassen. Eine Tasse Kaffee daneben, und bereit sind Sie und {ours}.',
      ],
      informal: [
        'Filmwechsel am Strand? Such dir Schatten, direkte Sonne kann Streifen hinterlassen. Danach dürft ihr wieder ins Licht, du und {ours}.',
        'Blende, Zeit, Panik? Belichte im Zweifel länger, zu viel Licht verzeiht Negativfilm eher als zu wenig. Entspannt euch also, du und {ours}.',
        'Volle Filme auf der Heizung sind keine gute Idee, Wärme verdreht die Farben. Ab ins Kühle, bald ins Labor, und dann neu laden: {title}.',
        'Urlaub vorbei, Film voll, Handschuhfach warm? Raus damit, Wärme verändert die Farben. Ab zum Entwickeln, und gleich wieder los: du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Schwarz-weiß oder Farbe?',
        'Wann haben Sie zuletzt einen Film entwickeln lassen?',
        'Wer hat Ihnen das Fotografieren beigebracht?',
        'Ein Film im Monat oder einer im Jahr?',
        'Welches alte Foto steht bei Ihnen gerahmt?',
        'Familie, Reise oder Straße: Was kommt auf Ihren Film?',
      ],
      informal: [
        'Was wäre das erste Bild auf deinem nächsten Film?',
        'Album oder Schuhkarton: Wo liegen eure alten Abzüge?',
        'Wie viele volle Filme liegen bei dir noch herum?',
        'Daumen im Bild: schon passiert?',
        'Wer darf auf dein letztes Bild?',
        'Selbst entwickeln oder ins Labor?',
      ],
    },
  },
  lens: {
    stories: {
      formal: [
        'Seit Jahren gehen Sie dieselbe Straße entlang. Eines Morgens ist sie voller Motive. Verändert hat sich nur eins: {ours}.',
        'Gehäuse wechselt man alle paar Jahre. Woran Fotografen hängen, sitzt weiter vorn: {ours}.',
        'Manche Geschichten erzählt man aus der Nähe, andere mit Abstand. Das entscheiden zwei: Ihr Auge und {ours}.',
        'In der Fototasche ist ein Fach frei, offiziell für den Blasebalg. Und inoffiziell? {Ours}.',
      ],
      informal: [
        '„Nur noch dieses eine“, hast du beim letzten auch gesagt. In der Fototasche wird schon gerückt: {ours}.',
        'Das Licht war da, der Moment auch, und trotzdem fehlte etwas. Vielleicht nur ein paar Millimeter, vielleicht {ours}.',
        'Ein Nachmittag, eine Brennweite, keine Ausreden. Die Hausaufgabe kommt von uns, genau wie {ours}.',
        'Deine Kamera guckt seit Monaten gleich in die Welt. Lass sie mal durch andere Augen sehen: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Vor jeder Vorfreude steht eine nüchterne Frage: Passt der Anschluss zum Gehäuse? Erst nachsehen, dann freuen: {ours}.',
        'Staub, den man gleich wegwischt, kratzt. Zuerst kommt der Blasebalg, erst danach das Tuch: In der Fototasche also: Blasebalg, Tuch und {ours}.',
        'Beim Wechseln zeigt das Gehäuse nach unten, so fällt weniger Staub auf den Sensor. Kopfüber wechselt man künftig: {ours}.',
        'Auch Staub fällt nach unten, beim Wechseln leider gern auf den Sensor. Zeigt das Gehäuse nach unten, trifft ihn weniger, so kommt sauber an seinen Platz: {ours}.',
      ],
      informal: [
        'Liebe auf den ersten Blick, aber passt es auch? Prüf den Anschluss an deinem Gehäuse, und dann schau dir das genauer an: {ours}.',
        'Ärmel weg von der Linse! Erst pusten mit dem Blasebalg, dann wischen, sonst kratzt der Staub. Wer das weiß, hat sich etwas verdient: {ours}.',
        'Kopfüber wechseln klingt nach Zirkus, aber mit dem Gehäuse nach unten fällt weniger Staub auf den Sensor. In der Manege: {ours}.',
        'Das Tuch kommt immer als Zweites. Erst bläst der Blasebalg den Staub weg, sonst kratzt es. Pfleglich zu behandeln: {ours}.',
      ],
    },
    asks: {
      formal: ['Mit welcher Brennweite entstehen Ihre liebsten Bilder?', 'Festbrennweite oder Zoom?'],
      informal: [
        'Porträt, Straße oder Käfer von ganz nah?',
        'Wie viele passen in deine Fototasche? Und wie viele besitzt du?',
      ],
    },
  },
  tripod: {
    stories: {
      formal: [
        'Der Selbstauslöser zählt, alle rücken zusammen, Sie laufen los. Die Ruhe selbst: {ours}.',
        'In der blauen Stunde verwackelt jeder Atemzug das Bild. Atmen Sie ruhig weiter. Unter der Kamera: {ours}.',
        'Nachts zeichnen Autos rote Linien in die Stadt. Man muss nur lange genug stillhalten, so wie {ours}.',
        'Wer Sterne fotografiert, lernt warten: Thermoskanne, Decke, dreißig Sekunden Dunkelheit. Und reglos daneben {ours}.',
      ],
      informal: [
        'Drei Kochbücher, ein Joghurtbecher, obendrauf wackelt das Handy. Dein Filmstudio bittet um Verstärkung: {ours}.',
        'Fremde um ein Foto bitten, und dann ist der halbe Daumen drauf. Nächstes Mal macht ihr das allein, du und {ours}.',
        'Endlich seid ihr alle drauf, auch du. Das Bild gemacht haben zehn Sekunden Geduld und {ours}.',
        'Bei drei rennst du los, bei zwei stolperst du über den Hund, bei eins lächelst du. Und was hält still? {Ours}.',
      ],
    },
    lessons: {
      formal: [
        'Die Mittelsäule ist am wackligsten, deshalb kommt sie zuletzt. Ziehen Sie erst die dicken Beinsegmente aus, so steht jetzt auch {ours}.',
        'Schon der Druck auf den Auslöser verwackelt ein Bild. Überlassen Sie ihn dem Selbstauslöser, die Hände bleiben in der Tasche. Still hält dann nur noch: {ours}.',
        'Bei Wind hilft Gewicht: Hängen Sie die Tasche unten an die Mittelsäule, das beruhigt. So bleiben beide draußen, der Fotograf und {ours}.',
        'Dicke Beine zuerst, die Mittelsäule nur, wenn es nicht anders geht, denn sie wackelt am meisten. So steht dann auch {ours}.',
      ],
      informal: [
        'Küste, Wind, Sturmfrisur: Häng die Fototasche unten an die Mittelsäule, ihr Gewicht beruhigt. Gegen deine Haare hilft das nicht, aber {ours} und du seid bereit.',
        'Finger weg vom Knopf, schon der Druck verwackelt. Selbstauslöser an, zwei Schritte zurück, den Rest erledigen Geduld und {ours}.',
        'Erst die dicken Beine, ganz zum Schluss die Mittelsäule, sie ist die wackligste von allen. Ein Team mit starken Beinen: du und {ours}.',
        'Nachtbild, und der Finger zittert? Nimm den Fernauslöser, dann fasst niemand etwas an. Ganz still stehen jetzt du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Sterne, Mond oder Stadtlichter: Was lockt Sie nachts hinaus?',
        'Lieber Sonnenaufgang oder blaue Stunde?',
      ],
      informal: ['Was stand bei dir schon alles unter der Kamera?', 'Gruppenfoto: Wer fehlt bei euch immer?'],
    },
  },
};
