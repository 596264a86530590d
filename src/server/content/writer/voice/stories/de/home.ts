import type { StoriesOf } from '../stories.ts';

export const home: StoriesOf<'home'> = {
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
    asks: {
      formal: ['Was hilft Ihnen an einem kalten Abend?', 'Kalte Füße oder kalte Hände?'],
      informal: ['Wer in eurem Bett hat die kältesten Füße?', 'Socken im Bett: gemütlich oder verboten?'],
    },
  },
};
