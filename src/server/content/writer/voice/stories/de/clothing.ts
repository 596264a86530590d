export const clothing = {
  't-shirt': {
    stories: {
      formal: [
        'Die Jacke hängt über der Stuhllehne, das Gespräch wird länger. Jetzt sieht man, was darunter war: {ours}.',
        'Samstag, kein Termin, die Brötchen sind geholt. Dazu passt, was man ohne Nachdenken überzieht: {ours}.',
        'Unter dem Sakko, im Garten, auf der Fähre. Manches trägt man überall, ohne nachzudenken: {title}.',
        'Ein Wochenende, eine kleine Tasche, wenig Pläne. Zweimal Socken, ein Buch, {ours}.',
      ],
      informal: [
        'Du ziehst sowieso immer das oberste vom Stapel an. Also wissen wir, was nach oben kommt: {ours}.',
        'Dreimal umgezogen, zehn Minuten zu spät. Nächstes Mal gleich so: Jeans, {ours}, raus.',
        'Geliehen, sagt deine Schwester. Seit März. Vielleicht versteckst du {quoted} besser.',
        'Erst Biergarten, dann spontan Konzert, dazwischen nicht nach Hause. Ein Outfit für alles: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Was gut sitzt, flach hinlegen und quer unter den Achseln messen: So wird jede Größentabelle lesbar, gewählt wird erst danach: {ours}.',
        'Liegt die Schulternaht auf dem Schulterknochen, stimmt die Größe. Der erste Blick im Spiegel gilt also der Schulter. Zur Anprobe: {ours}.',
        'Hochkant gerollt stehen Oberteile in der Schublade wie Bücher: Man sieht alle auf einmal. Ein Platz in der Reihe gehört {quoted}.',
        'Vor einer Bestellung ersetzt das Maßband den Spiegel: quer unter den Achseln, über ein Stück, das sitzt. Zwei Minuten, und Sie kennen Ihre Größe. Der nächste Anlass zum Messen: {ours}.',
      ],
      informal: [
        'Nimm eins, das wirklich sitzt, leg es flach hin und miss quer unter den Achseln. Den Rest weiß die Größentabelle. Dein nächster Kandidat: {ours}.',
        'Ob die Größe stimmt, verrät die Schulternaht: Sie gehört genau auf den Knochen. Zum Nachprüfen: {ours}.',
        'Wer stapelt, trägt immer nur die oberen drei. Roll sie und stell sie hochkant in die Schublade, dann siehst du alle auf einen Blick. Neu in der Reihe: {ours}.',
        'Naht auf dem Schulterknochen heißt: richtige Größe. Mehr musst du nicht wissen. Dein Testobjekt: {title}.',
      ],
    },
    asks: {
      formal: [
        'Tragen Sie lieber schlicht oder mit Aufdruck?',
        'Welches tragen Sie seit Jahren, obwohl es längst aussortiert gehört?',
        'Unter dem Sakko: stilvoll oder zu lässig?',
        'V-Ausschnitt oder rund?',
        'Gebügelt oder direkt von der Leine?',
        'Welche Farbe tragen Sie am häufigsten?',
      ],
      informal: [
        'In die Hose stecken oder hängen lassen?',
        'Von welchem Konzert hast du noch eins im Schrank?',
        'Wie alt ist dein ältestes?',
        'Gefaltet, gerollt oder Stuhl?',
        'Welches hast du dir geliehen und nie zurückgegeben?',
        'Weiß, Schwarz oder alles außer das?',
      ],
    },
  },
  shirt: {
    stories: {
      formal: [
        'Auf der Einladung steht „leger“, und niemand weiß, was das heißt. Eine sichere Übersetzung: {ours}.',
        'Morgens um sieben sollte die wichtigste Frage schon beantwortet sein. Am Bügel hängt {quoted}.',
        'Ein Knopf auf, und der Arbeitstag ist vorbei. Der Abend beginnt, noch immer in {quoted}.',
        'Die Tischrede ist geschrieben, die Blumen sind bestellt. Jetzt fehlen nur noch Applaus und {ours}.',
      ],
      informal: [
        'Offen, wenn du Freunde triffst. Zugeknöpft, wenn’s die Schwiegereltern sind. Beides in {quoted}.',
        'Videocall in vier Minuten, unten bleibt die Jogginghose. Obenrum: {ours}.',
        'Hochzeit im Mai, Bewerbung im Juni, Elternabend im Juli. Drei Anlässe, ein Bügel: {ours}.',
        'Gesucht wird etwas, das nach Mühe aussieht. {Ours} an, Haare glatt, fertig.',
      ],
    },
    lessons: {
      formal: [
        'Zwischen Kragen und Hals sollten zwei Finger Platz haben, dann sitzt er. Machen Sie die Probe mit {quoted}.',
        'Leicht feucht bügelt es sich leichter, in dieser Folge: Kragen, Manschetten, Ärmel, zuletzt der Rumpf. Am Ende hängt am Bügel {quoted}.',
        'Ein Handgriff am Abend erhält den Kragen: auf dem Bügel den obersten Knopf schließen. So viel Aufmerksamkeit verdient am Feierabend {quoted}.',
        'Wer mit dem Rumpf beginnt, verknittert ihn später bei den Ärmeln. Also Kragen und Manschetten zuerst, so gelingt der Sonntag mit {quoted}.',
      ],
      informal: [
        'Zwei Finger zwischen Stoff und Hals, dann passt der Kragen. Die Finger hast du dabei, wir haben {quoted}.',
        'Bügel, solange der Stoff noch leicht feucht ist, und fang beim Kragen an. Der Rumpf kommt zuletzt, dann ist Feierabend für dich und {quoted}.',
        'Kragen platt, obwohl alles auf dem Bügel hing? Mach den obersten Knopf zu, dann bleibt er in Form. Kandidat für den nächsten Bügel: {ours}.',
        'Knopf zu, aber der Hals meckert: Dann fehlen am Kragen zwei Finger breit Luft. Achte darauf beim ersten Date mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Bügeln Sie selbst, und wenn ja: am Sonntagabend?', 'Am Wochenende in der Hose oder darüber?'],
      informal: [
        'Oberster Knopf: auf oder zu?',
        'Kariert, gestreift, schlicht: Was hängt bei dir am häufigsten?',
      ],
    },
  },
  blouse: {
    stories: {
      formal: [
        'Nach dem letzten Termin noch ins Restaurant, ohne Umweg nach Hause. Es genügen ein wenig Lippenstift und {ours}.',
        'In der Videokonferenz zählt, was zwischen Kinn und Tischkante zu sehen ist. Heute: {ours}.',
        'Zur Vernissage kommt man wegen der Bilder. Angesehen werden trotzdem die Gäste, etwa in {quoted}.',
        'Die Hose steht fest, die Schuhe auch. Persönlich wird es weiter oben, mit {quoted}.',
      ],
      informal: [
        'Jeans geht immer, ist aber noch kein Outfit. Dazu {ours}, und plötzlich hast du was vor.',
        'Date um acht, Büro bis sieben. Du gehst also schon morgens los in {quoted}.',
        'Vorne eingesteckt, hinten lässig: zehn Minuten Spiegel für „einfach übergeworfen“. Zum Üben: {ours}.',
        'Montag, Präsentation, und alle schauen erst auf dich und dann auf Folie eins. Na dann: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Strecken Sie bei der Anprobe die Arme nach vorn: Spannt es am Rücken, ist die nächste Größe richtig. Eine Geste, und Sie wissen es auch bei {quoted}.',
        'Hängend getrocknet nimmt einem die Schwerkraft einen Teil des Bügelns ab. Ein Bügel, ein offenes Fenster, und daran {ours}.',
        'Unter durchscheinendem Stoff zeichnet sich weiße Wäsche stärker ab als solche im Hautton. Das kleine Geheimnis bleibt unter uns und unter {quoted}.',
        'Im Stehen passt vieles, am Lenkrad zeigt sich die Wahrheit. Arme nach vorn, Rücken prüfen, und die Größe steht fest für {quoted}.',
      ],
      informal: [
        'Arme nach vorn wie beim Autofahren. Spannt’s am Rücken, nimm eine Größe mehr, so einfach wird die Anprobe mit {quoted}.',
        'Bügeln ist nicht deins? Häng sie zum Trocknen auf, dann zieht die Schwerkraft mit. Erste Mitarbeiterin auf dem Bügel: {ours}.',
        'Unter dünnem Stoff fällt Weiß auf, Hautton viel weniger. Klingt falsch, stimmt aber, also Schublade auf, und dann her mit {quoted}.',
        'Nass auf den Bügel, Fenster auf, Kaffee trinken: Ein Teil der Falten hängt sich allein aus. Das Rezept für ruhige Morgen mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Eingesteckt oder darüber getragen?', 'Uni oder gemustert: Was überwiegt in Ihrem Schrank?'],
      informal: ['Bügeln oder so tun, als müsste das so?', 'Wie viele weiße hast du? Cremeweiß zählt auch.'],
    },
  },
  top: {
    stories: {
      formal: [
        'Der lange Rock oder die helle Hose, das steht längst fest. Für die obere Hälfte: {ours}.',
        'Für drei Tage am See packt man erfahrungsgemäß zu viel. Getragen werden am Ende eine Hose, ein Hut und {ours}.',
        'Voller Saal, gute Musik, der Blazer hängt schon an der Garderobe. Ab jetzt tanzen Sie und {ours}.',
        'Ein Essen auf der Terrasse beginnt mit Jacke und endet ohne, wenn das Gespräch gut ist. Unter der Jacke: {ours}.',
      ],
      informal: [
        'Open Air, dritte Reihe, und du hast nur das Nötigste dabei: Handy, Schlüssel, {ours}.',
        'Zur Lieblingshose passt nicht alles, daran scheitert’s jeden Freitag. Ein Kandidat hängt schon am Bügel: {ours}.',
        'Alle gleichzeitig vorm Spiegel, die Bahn fährt um neun. Und jede möchte dasselbe ausleihen: {ours}.',
        'Solo oder unterm offenen Hemd? Frag die Wetter-App. Fest steht nur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Kurz oben, hohe Taille unten: So stimmen die Proportionen fast immer. Die Hose liegt schon bereit, fehlt nur noch {ours}.',
        'Über die Größe entscheidet die Brustweite, gemessen an der breitesten Stelle. Ein Maßband, eine Zahl. Danach zur Wahl: {ours}.',
        'Arme hoch, einmal bücken, dann erst in den Spiegel: Ob etwas rutscht, zeigt die Bewegung. Eine halbe Minute dauert die Probe, Kandidat ist {ours}.',
        'Nicht das Etikett im Schrank entscheidet, sondern die Brust an der breitesten Stelle. So gemessen, wählen Sie {quoted}.',
      ],
      informal: [
        'Oben kurz, Bund hoch, und die Proportionen passen fast von allein. Welche Hose das wird, weißt du schon. Obenrum: {ours}.',
        'Miss die Brust da, wo sie am breitesten ist, sonst liegst du bei der Größe daneben. Danach darf {quoted} in den Warenkorb.',
        'Erst Arme hoch, dann bücken, dann Spiegel. Rutscht nichts, geht’s auf die Tanzfläche. Zum Testen: {ours}.',
        'Größe raten war gestern: Maßband um die breiteste Stelle der Brust, fertig. Gleich der erste Versuch: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Blazer darüber oder Strickjacke?',
        'Lieber schlicht, oder darf es glitzern?',
        'In den Bund gesteckt oder lose getragen?',
        'Rock oder Hose dazu?',
        'Was tragen Sie am ersten warmen Abend?',
        'Schwarz, Weiß oder Farbe?',
      ],
      informal: [
        'Crop oder lang: Was trägst du?',
        'Welches Teil ziehst du an, wenn sonst nichts geht?',
        'Festival, Strand oder Balkon: Wo trägst du eins?',
        'Unterm Hemd oder solo: Wie trägst du es?',
        'Welche Hose geht immer dazu?',
        'Ab wie viel Grad ohne Jacke?',
      ],
    },
  },
  dress: {
    stories: {
      formal: [
        'Die Einladung hängt seit Wochen am Kühlschrank, jetzt sind es noch vier Tage. Höchste Zeit für {quoted}.',
        'Einmal hineingeschlüpft, und man ist angezogen. So einfach kann ein Morgen sein: {ours}.',
        'Trauung, Sektempfang, Torte, Tanz: Hochzeitsgäste haben lange Tage. Bis zum letzten Lied halten zusammen: Sie und {ours}.',
        'Es gibt Tage ohne jeden Anlass, an denen man trotzdem etwas Schönes trägt. Heute zum Beispiel {ours}.',
      ],
      informal: [
        'Oberteil, Hose, Gürtel: Passt das zusammen? Egal, heute nur ein Teil: {ours}.',
        'Alle fragen im Chat „Was zieht ihr an?“, keine verrät’s zuerst. Schreib einfach: {quoted}.',
        'Sonntag, Flohmarkt, Eis in der Hand, kein Plan. Der ganze Look: {ours}.',
        'Tanzen bis eins, Pommes um zwei, Schuhe in der Hand nach Hause. Noch mal, bitte, das Outfit steht schon fest: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Messen Sie Brust, Taille und Hüfte und richten Sie sich nach dem größten Wert: Enger machen geht leichter als weiter. Drei Zahlen auf einem Zettel genügen. Dazu gehört: {ours}.',
        'Wie lang ist lang? Von der Schulter abwärts messen und mit einem Stück aus dem Schrank vergleichen, dann kennen Sie Ihre Länge. Der nächste Vergleich: {ours}.',
        'Gerollt statt gefaltet reist Stoff mit weniger Kanten. Damit ist der Koffer für die Hochzeit fast gepackt, obenauf liegt {ours}.',
        'Die Schneiderin nimmt leichter Stoff weg, als sie welchen hinzufügt. Ihr größtes Maß entscheidet also. Zur Auswahl steht: {ours}.',
      ],
      informal: [
        'Brust, Taille, Hüfte messen und nach der größten Zahl bestellen, denn enger geht leichter als weiter. Zum Bestellen nach Maß: {ours}.',
        'Midi auf dem Foto, Mini an dir? Miss von der Schulter abwärts und vergleich’s mit einem aus deinem Schrank. Dann weißt du, wo der Saum endet. Nächster Saum: {ours}.',
        'Falten gibt’s vom Falten. Roll lieber, dann bleiben weniger Kanten, und aus dem Koffer kommt abends {quoted}.',
        'Zwischen zwei Größen? Die größere kann man enger machen, umgekehrt wird’s schwierig. Mit der Regel im Kopf: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Zu welcher Feier haben Sie zuletzt eines getragen?',
        'Lang oder kurz: Worin tanzen Sie lieber?',
        'Barfuß, Sandalen oder Pumps?',
        'Wann haben Sie zuletzt bis nach Mitternacht getanzt?',
        'Tragen Sie Kleider im Alltag oder nur zu Anlässen?',
        'Mit Strickjacke oder mit Blazer darüber?',
      ],
      informal: [
        'Mit Sneakern oder mit Absatz?',
        'Taschen im Kleid: nett oder Pflicht?',
        'Nächste Hochzeit: Wer heiratet?',
        'Kurz mit Strumpfhose oder lang ohne?',
        'In welchem hast du am längsten getanzt?',
        'Im Winter: mit Stiefeln oder gar nicht?',
      ],
    },
  },
  skirt: {
    stories: {
      formal: [
        'Zum Bäcker, zur Bank, zur Bahn: dieselben Wege wie gestern. Man geht sie nur anders, in {quoted}.',
        'Fünf Hosen hängen nebeneinander und sehen sich ähnlich. Auf dem Bügel daneben: {ours}.',
        'Das Lieblingsoberteil sucht seit einem Jahr Begleitung, die keine Hose ist. Sie heißt vielleicht {quoted}.',
        'Museum am Vormittag, Mittagessen mit der Tante, Theater um acht. Drei Anlässe, ein Griff in den Schrank: {ours}.',
      ],
      informal: [
        'Hosen hattest du diese Woche schon vier. Der Freitag gehört {quoted}.',
        'Mit Stiefeln, mit Sandalen, mit dreckigen Sneakern: Je nach Schuh erzählt {quoted} etwas anderes.',
        'Einmal drehen vorm Spiegel muss sein, auch mit vierzig. Erst recht in {quoted}.',
        '„Was ist denn heute los?“, fragt das Büro. Nichts, nur Mittwoch und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Die Taille misst man dort, wo der Bund sitzen soll, und zieht das Band dabei nicht fest. So ehrlich gemessen, findet sich die Größe für {quoted}.',
        'Im Sitzen rutscht jeder Saum ein Stück höher. Nehmen Sie bei der Anprobe also Platz, bevor Sie Ja sagen zu {quoted}.',
        'Mit Klammern am Bund aufgehängt, hängen sich Falten von selbst aus. Ein Klammerbügel genügt, reservieren Sie ihn für {quoted}.',
        'Der Spiegel zeigt nur das Stehen, der Alltag besteht aus Stühlen. Eine Minute Probesitzen gehört deshalb zu {quoted}.',
      ],
      informal: [
        'Maßband locker um die Stelle, wo der Bund sitzen soll, und bitte nicht schummeln. Den Lohn der Ehrlichkeit bekommst du mit {quoted}.',
        'Setz dich bei der Anprobe hin: Im Sitzen rutscht alles ein Stück höher. Wenn dir das gefällt, wird’s was mit dir und {quoted}.',
        'Zwei Klammern an den Bund, ab an den Bügel, und die Falten hängen sich über Nacht aus. Morgen früh: kein Bügeleisen, nur {ours}.',
        'Vor dem Spiegel steht man, in der Bahn sitzt man. Teste beides, dann weißt du Bescheid über {quoted}.',
      ],
    },
    asks: {
      formal: ['Ab wie viel Grad ohne Strumpfhose?', 'Welche Schuhe gehören für Sie dazu?'],
      informal: ['Mini, Midi, Maxi: Wo bist du zu Hause?', 'Shirt rein oder Pulli drüber?'],
    },
  },
  trousers: {
    stories: {
      formal: [
        'Morgens im Zug, mittags lange am Tisch, abends beim Italiener. Der ganze Tag spielt in {quoted}.',
        'Man merkt es am dritten Tag jeder Reise: Eine Hose hätte gereicht. Diesmal packt man nur {quoted}.',
        'Oben wechselt man täglich, unten trägt man fast immer dieselbe Hose. Da lohnt der zweite Blick: {ours}.',
        'Nicht Jeans, nicht Anzug: Die meisten Tage liegen irgendwo dazwischen. Genau dort hängt {quoted}.',
      ],
      informal: [
        'Seit dem Homeoffice hast du nur obenrum ein Outfit. Um die andere Hälfte kümmert sich {quoted}.',
        'Auf einem Bein durchs Schlafzimmer gehüpft, denn du bist spät dran. Rein in {quoted}, raus aus dem Haus.',
        'Deine Lieblingshose hat aufgegeben, beim Bücken, vor Publikum. Möge sie in Frieden ruhen. Willkommen, {quoted}.',
        'Sonntagsessen bei den Schwiegereltern: nicht zu schick, nicht zu Sofa. Der Mittelweg: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Vom Schritt bis zum Saum, gemessen an einer, die gut sitzt: Das ist Ihre Innenbeinlänge. Mit dieser Zahl wählt man ruhiger, etwa {quoted}.',
        'Hinsetzen, in die Hocke gehen, und der Bund darf nicht einschneiden. Diese kleine Gymnastik gehört zur Anprobe mit {quoted}.',
        'An den Saumenden aufgehängt, zieht das Gewicht des Bunds die Falten glatt. Kopfüber über Nacht also, so wartet {quoted} auf den Morgen.',
        'Im Stehen sitzt fast jeder Bund, am Schreibtisch nicht mehr. Für die Anprobe brauchen Sie deshalb einen Spiegel, einen Stuhl und {quoted}.',
      ],
      informal: [
        'Nimm eine, die passt, und miss vom Schritt bis zum Saum. Dann musst du nichts hochkrempeln, was du nicht willst, auch nicht bei {quoted}.',
        'Hocke, Stuhl, wieder hoch: Wenn der Bund dabei nicht einschneidet, passt’s. Wärm dich schon mal auf für {quoted}.',
        'Häng sie am Saum auf, kopfüber, dann zieht der Bund die Falten glatt. Bügeln lässt du ausfallen, dafür gibt’s {quoted}.',
        'Die Innenbeinlänge steht in keinem Ausweis, aber in deinem Schrank: eine gute raussuchen, messen, merken. Wofür? Für {quoted}.',
      ],
    },
    asks: {
      formal: ['Bügelfalte: ja, nein oder nur zu Anlässen?', 'Weit oder schmal: Was steht Ihnen besser?'],
      informal: ['Krempeln oder kürzen lassen?', 'Welche ziehst du an, wenn’s mal schnell gehen muss?'],
    },
  },
  jeans: {
    stories: {
      formal: [
        'Früher war der Freitag der lässige Tag, heute ist es die halbe Woche. Auch montags also: Blazer und {ours}.',
        'Manche begleiten einen durch drei Wohnungen und zwei Berufe. Und alles beginnt mit einer Anprobe: {ours}.',
        'Samstag auf dem Markt, am Käsestand eine Schlange, und Sie haben Zeit. Zum Wochenende gehören ein Korb, ein Kaffee und {ours}.',
        'Auf die Leiter, unter die Spüle, an die Kaffeetafel: Ein Samstag verlangt einiges. Den ganzen Tag dabei: {ours}.',
      ],
      informal: [
        'Vier hängen im Schrank, eine ziehst du an, und die ist gerade in der Wäsche. Deshalb {ours}.',
        'Hinlegen, Luft anhalten, Knopf zu, atmen. Das Ritual kennst du, neu ist nur {ours}.',
        'Waschen oder nur lüften? Daran sind schon WGs zerbrochen. Neues Streitobjekt: {ours}.',
        'Papa trägt seine aus dem Studium noch, Mama hat Meinungen dazu. Kapitel eins deiner eigenen: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'W steht für die Bundweite, L für die Beinlänge, beides in Zoll. Damit liest sich das Etikett wie eine Adresse. Zum Nachlesen: {ours}.',
        'In den ersten Wochen färben sie ab, das helle Sofa darf also noch warten. Solange sitzen auf dem Küchenstuhl: Sie und {ours}.',
        'Seltener waschen, öfter lüften, so bleibt die Farbe länger tief. Über Nacht am offenen Fenster hängt dann {ours}.',
        'Eine helle Tasche und neuer Denim vertragen sich in den ersten Wochen schlecht, denn er färbt ab. Eine dunkle begleitet besser {quoted}.',
      ],
      informal: [
        'W ist der Bund, L ist das Bein, beides in Zoll. Deine zwei Zahlen brauchst du gleich hier: {ours}.',
        'Die ersten Wochen wird abgefärbt, also Abstand zum weißen Sofa. Deine Ausrede für die Küchenparty: {ours}.',
        'Nicht faul, sondern klug: weniger waschen, mehr lüften, dann bleibt die Farbe tiefer. Bügel ans Fenster, dran hängt {quoted}.',
        'Wäschekorb oder Balkon? Frische Luft lässt der Farbe mehr Zeit als die Maschine. Draußen am Bügel, gleich neben den Tomaten: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Wie alt ist Ihre älteste, und tragen Sie sie noch?',
        'Hell oder dunkel: Was tragen Sie häufiger?',
        'Weit oder schmal: Worin fühlen Sie sich wohl?',
        'Umschlag unten oder gerade Kante?',
        'Jeans im Büro: erlaubt oder längst selbstverständlich?',
        'Tragen Sie sie mit Gürtel oder ohne?',
      ],
      informal: [
        'Skinny, straight, weit: Wo bist du hängen geblieben?',
        'Ganz ehrlich: Wie oft wäschst du deine?',
        'Bei welcher hat der Knopf zuletzt aufgegeben?',
        'Wie viele hängen im Schrank, wie viele trägst du?',
        'Löcher am Knie: Stil oder Sturz?',
        'Anprobieren im Laden oder daheim vorm Spiegel?',
      ],
    },
  },
  shorts: {
    stories: {
      formal: [
        'Der Rasensprenger läuft, die Zeitung liegt auf dem Gartentisch. Es ist ein Vormittag für {quoted}.',
        'Ab welchem Tag man wieder Bein zeigt, regelt kein Gesetz. Wir wären so weit: {ours}.',
        'Am dritten Urlaubstag hört man auf zu überlegen, was man anzieht. Den Rest der Woche trägt man {quoted}.',
        'Bootssteg, ein gutes Buch, die Füße über dem Wasser. Dazu passen ein kaltes Getränk und {ours}.',
      ],
      informal: [
        'Sechzehn Grad, ein Sonnenstrahl, und einer im Viertel trägt schon kurz. Sei diesmal du das, in {quoted}.',
        'Fahrrad, Freibad, Fritten: drei Gründe, die lange Hose zu Hause zu lassen. Vierter Grund: {ours}.',
        'Weiße Waden, na und? Braun werden die nur in {quoted}.',
        'Grill an, Getränke kalt, nur du schwitzt noch in der langen Hose. Kurze Pause für {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Ein Saum knapp über dem Knie lässt das Bein länger wirken als einer, der genau darauf endet. Mit diesem Wissen probiert man anders an, etwa {quoted}.',
        'Neben der Taille zählt die Weite am Oberschenkel, die Größentabelle nennt meist beides. Mit beiden Maßen wird die Bestellung zur kurzen Sache: {ours}.',
        'Im Sitzen rutscht der Saum ein gutes Stück nach oben. Nehmen Sie deshalb zur Probe Platz, bevor Sie ausgehen in {quoted}.',
        'Oft wird nur der Bund gemessen, und dann spannt es am Schenkel. Mit beiden Maßen in der Hand beginnt die Auswahl bei {quoted}.',
      ],
      informal: [
        'Genau aufs Knie wirkt kurz, knapp drüber wirkt das Bein länger. Achte mal drauf, wenn du vorm Spiegel stehst mit {quoted}.',
        'Taille kennt jeder, Oberschenkel misst keiner, und genau da zwickt’s dann. Also Maßband ums Bein, und dann: {ours}.',
        'Auf der Parkbank rutscht jeder Saum nach oben. Mach erst den Sitztest, dann mach Sommer mit {quoted}.',
        'Schau in die Größentabelle nach der zweiten Zahl: Oberschenkelweite, sie steht meist dabei. Wenn beide passen, gehört der Juli dir und {quoted}.',
      ],
    },
    asks: {
      formal: ['Bei wie viel Grad wechseln Sie auf kurz?', 'Im Büro erlaubt oder nur im Garten?'],
      informal: [
        'Erster Tag in kurzen Hosen dieses Jahr: wann?',
        'Überm Knie oder drunter: Wo ist deine Grenze?',
      ],
    },
  },
  sweater: {
    stories: {
      formal: [
        'Zu früh für die Heizung, zu kühl für Prinzipien. Die Lösung liegt über der Stuhllehne: {ours}.',
        'Sonntags am Fenster, der Tee zieht, draußen biegen sich die Birken. Eigentlich fehlt nur {quoted}.',
        'Über dem Hemd, um die Schultern, für alle Fälle auf dem Rücksitz. Ans Wasser fährt man mit {quoted}.',
        'Der erste Herbstabend, an dem man drinnen bleibt, hat sein eigenes Licht. Dazu ein Buch, ein Glas, {ours}.',
      ],
      informal: [
        'Heizung an im September? Du hast deinen Stolz, und Wetten laufen auch. Halt durch, in {quoted}.',
        'Couch, Decke, nächste Folge startet in fünf Sekunden. Keiner bewegt sich, schon gar nicht raus aus {quoted}.',
        'Morgens sechs Grad, mittags achtzehn, und du sollst das mit einem Outfit lösen. Vorschlag: {ours}.',
        'Zwiebelprinzip heißt: Irgendwas trägst du unter der Jacke. Und manchmal sieht man’s: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Auf dem Bügel längen sich Schultern und Saum, im Fach nicht. Ein gefalteter Platz ist also schon das halbe Pflegeprogramm für {quoted}.',
        'Kleine Knötchen nimmt der Fusselrasierer ab, mit den Fingern sollte man sie nie abreißen. Zwei Minuten sonntags, mehr verlangt man nicht von Ihnen und {quoted}.',
        'Zwischen zweimal Tragen auslüften lassen, das ersetzt so manche Wäsche. Über die Stuhllehne am Fenster gehört heute Abend {quoted}.',
        'Der Schrank ist voll, die Bügel sind frei? Trotzdem falten, denn hängend gibt die Schulter nach. Räumen Sie ein Fach frei für {quoted}.',
      ],
      informal: [
        'Aufhängen zieht Schultern und Saum in die Länge, also lieber falten. Platz im Regal hast du bestimmt noch für {quoted}.',
        'Knötchen? Finger weg, Fusselrasierer her, denn Abreißen macht’s nicht besser. Danach wieder aufs Sofa, du und {ours}.',
        'Einmal getragen ist nicht gleich Wäsche. Eine Nacht an der Luft reicht oft, dann geht’s weiter mit {quoted}.',
        'Falten, stapeln, fertig: Im Liegen leiert kein Saum aus wie auf dem Bügel. Ganz oben auf dem Stapel: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Wenn es kühl wird: Thermostat höher oder noch eine Schicht?',
        'Rundhals, Rollkragen, V-Ausschnitt: Was tragen Sie am häufigsten?',
      ],
      informal: [
        'Erster Heiztag dieses Jahr: wann? Wir urteilen nicht.',
        'Um die Schultern gelegt: schick oder Schnösel?',
      ],
    },
  },
  hoodie: {
    stories: {
      formal: [
        'Freitag, kurz nach sechs, das Hemd hat seine Arbeit getan. Den Rest der Woche übernimmt {quoted}.',
        'Auf langen Flügen erkennt man die Erfahrenen an der Kapuze. Fensterplatz, Nackenkissen, {ours}.',
        'Unter dem Mantel, zur guten Hose, mit voller Absicht. Der Stilbruch hat einen Namen: {quoted}.',
        'Der Hund will hinaus, es ist halb sieben, reden möchte niemand. Es genügen die Leine und {ours}.',
      ],
      informal: [
        'Kapuze hoch, Kopfhörer rein: die höflichste Art, „bitte nicht“ zu sagen. Zum Beispiel in {quoted}.',
        'Training vorbei, Haare nass, Bus in drei Minuten. Es rennen: du und {ours}.',
        'Prüfungsphase heißt: drei Tage Tiefkühlpizza und immer dasselbe an. Wenn schon, dann {ours}.',
        'Unten Schlafanzughose, oben gesellschaftsfähig. Der Paketbote kennt dich nur in {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Wer es lockerer mag, wählt eine Größe mehr, und die Schulternaht rutscht mit Absicht tiefer. Ob das gefällt, zeigt der Spiegel, sobald Sie hineinschlüpfen in {quoted}.',
        'Legen Sie ein Lieblingsstück flach hin und messen Sie Brustweite und Länge: Das sagt fast alles. Der Vergleich lohnt sich für {quoted}.',
        'Auf dem Bügel zieht die schwere Kapuze die Schultern aus der Form, gefaltet im Regal ruht sie. Dort ist der richtige Ort für {quoted}.',
        'Zwei Zahlen vom liebsten Stück, Brustweite und Länge, ersparen das Rätseln über der Tabelle. Legen Sie diese zwei Zahlen neben {quoted}.',
      ],
      informal: [
        'Locker oder Zelt? Eine Größe mehr, und die Schulternaht sitzt absichtlich tiefer. Probier den Unterschied aus mit {quoted}.',
        'Dein liebster verrät dir die Größe: flach hinlegen, Brust und Länge messen, vergleichen. So findet er Gesellschaft in {quoted}.',
        'Nicht aufhängen: Die Kapuze ist schwer und zieht die Schultern runter. Ins Regal damit, ganz vorn ist Platz für {quoted}.',
        'Bügel sind für Hemden, denn die schwere Kapuze zieht an den Schultern. Falten also, auch wenn du es eilig hast mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Im Büro erlaubt oder nur am Wochenende?', 'Zum Mantel kombiniert: ja oder nein?'],
      informal: [
        'Team Reißverschluss oder Team Kopf durch?',
        'Von wem hast du einen geliehen und nie zurückgegeben?',
      ],
    },
  },
  jacket: {
    stories: {
      formal: [
        'Zwischen Garderobe und Haustür fällt die letzte Entscheidung des Morgens. Am Haken wartet {quoted}.',
        'Im April packt man für drei Jahreszeiten und trägt am Ende das, was über dem Arm hing: {ours}.',
        'Gesehen wird man lange, bevor man die Garderobe erreicht. Der erste Eindruck heißt heute {quoted}.',
        'Nach dem Essen noch einmal um den See, bevor es dunkel wird. Unterwegs: Sie, der Hund und {ours}.',
      ],
      informal: [
        '„Nimm was zum Drüberziehen mit.“ Mamas Satz, seit dreißig Jahren richtig. Diesmal: {ours}.',
        'Drinnen zu warm, draußen alle Freunde: Du stehst eh den ganzen Abend vor der Tür. Und zwar in {quoted}.',
        'Dein Platz im Café ist erst deiner, wenn was über der Lehne hängt. Zum Beispiel {ours}.',
        'Fünf Minuten diskutiert, ob’s heute schon ohne geht. Geht nicht. Dann wenigstens mit {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Probieren Sie über dem dicksten Pulli an, der darunter soll, und strecken Sie die Arme nach vorn. Spannt nichts, steht die Größe fest für {quoted}.',
        'Bei hängendem Arm reicht der Ärmel bis zum Handgelenk, dann stimmt die Länge. Ein Blick nach unten genügt, schon kennt man sich aus mit {quoted}.',
        'Taschen leeren, Reißverschlüsse zu, dann erst einlagern: So bleibt die Form. Nach diesen zwei Handgriffen ruht bis zum nächsten Einsatz {quoted}.',
        'Wer im leichten Hemd anprobiert, wundert sich im November. Nehmen Sie den dicken Pulli mit vor den Spiegel, dort treffen sich Ihr Alltag und {ours}.',
      ],
      informal: [
        'Zieh zur Anprobe den dicksten Pulli drunter und streck die Arme nach vorn. Wenn du dich noch bewegen kannst, hast du die Größe für {quoted}.',
        'Arme hängen lassen: Der Ärmel sollte am Handgelenk enden. Schulterzucken, nachsehen, und weiter geht’s mit {quoted}.',
        'Schlüssel, Kastanien, Kassenbons raus, Reißverschluss zu. So behält auch im Schrank die Form: {ours}.',
        'Ärmel bis über die Finger? Bis zum Handgelenk sollten sie reichen, wenn der Arm hängt. Lass ihn also mal hängen in {quoted}.',
      ],
    },
    asks: {
      formal: ['Wie viele hängen bei Ihnen in der Garderobe?', 'Offen oder geschlossen, auch bei Wind?'],
      informal: ['Welche Tasche ist deine Schlüsseltasche?', 'Übergangsjacke: echtes Ding oder Erfindung?'],
    },
  },
  coat: {
    stories: {
      formal: [
        'Im November sehen die anderen von Ihrer Garderobe genau ein Stück. Es darf etwas zu sagen haben, so wie {ours}.',
        'Nach dem Theater steht man noch vor der Tür und redet über den zweiten Akt. Kragen hoch, in {quoted}.',
        'Zum Bahnhof, über die Brücke, gegen den Wind: Der Morgen macht es einem nicht leicht. Man geht ihm entgegen, in {quoted}.',
        'Darunter könnte alles sein, Abendgarderobe oder Schlafanzug. Fragen stellt niemand bei {quoted}.',
      ],
      informal: [
        'Bahnsteig, zwei Grad, Zug verspätet, und du stehst da wie im Film. In der Hauptrolle: {ours}.',
        'Jedes Jahr im Oktober derselbe Satz: „Ich hab nichts für drüber.“ Streich ihn. Hier: {ours}.',
        'Weihnachtsmarkt, zweiter Glühwein, alle auf dem Foto im selben Anorak. Außer dir, in {quoted}.',
        'Wehend zur U-Bahn gerannt, Türen zu, Bahn weg. Starker Auftritt trotzdem, dank {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Schmale Bügel drücken die Schulter aus, breite tragen sie. Halten Sie einen breiten frei, bald hängt daran {quoted}.',
        'Nach dem Tragen auslüften lassen und abbürsten, erst dann zurück in den Schrank. Dieses kleine Ritual am Abend haben sich beide verdient, Sie und {ours}.',
        'Ein Pullover sollte ohne Spannen darunterpassen, sonst ist die Größe zu klein. Ziehen Sie ihn zur Anprobe gleich an und darüber {quoted}.',
        'Der Drahtbügel aus der Reinigung ist für die Schulter zu schmal. Ein breiter Bügel ist die erste Anschaffung zu {quoted}.',
      ],
      informal: [
        'Auf dünnen Bügeln beult die Schulter aus, auf breiten nicht. Klau dir den guten aus dem Flur für {quoted}.',
        'Lüften, bürsten, dann erst in den Schrank. Dauert so lang wie ein Lied, und morgen geht’s weiter mit {quoted}.',
        'Passt dein Pulli nicht locker drunter, ist die Größe zu klein. Dicker Pulli an, tief durchatmen, rein in {quoted}.',
        'Kneipenluft gehört nicht in den Schrank: erst ans offene Fenster, dann einmal bürsten. So endet der Abend auch für {quoted}.',
      ],
    },
    asks: {
      formal: ['Gürtel gebunden oder offen getragen?', 'Ab welchem Monat tragen Sie ihn?'],
      informal: ['Was steckt seit letztem Winter in deiner Manteltasche?', 'Offen lassen oder bis oben zu?'],
    },
  },
  socks: {
    stories: {
      formal: [
        'Früher oder später bittet jede Gastgeberin, die Schuhe auszuziehen. Gut, wenn man dann {quoted} trägt.',
        'Wer ein Bein über das andere schlägt, zeigt vier Zentimeter Charakter. Heute: {ours}.',
        'Acht gehen in die Waschmaschine, sieben kommen zurück. Die Schublade beginnt von vorn, mit {quoted}.',
        'Unterm Baum lächelt man über dieses Geschenk, im Februar trägt man nichts anderes. Lächeln wir also jetzt schon, über {quoted}.',
      ],
      informal: [
        'Die Waschmaschine nimmt eine und gibt nie zurück. Nachschub für das Monster: {ours}.',
        'Schuhe aus, bitte, und du denkst an das Loch am großen Zeh. Für den nächsten Besuch: {ours}.',
        'Links Ananas, rechts Streifen, und keiner hat’s gemerkt. Morgen dann ganz offiziell {ours}.',
        'Niemand sieht deine Füße unterm Schreibtisch tanzen. Sollen sie doch, in {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Zwischen zwei Größen? Nehmen Sie die kleinere, denn zu große schlagen im Schuh Falten. Mit dieser Regel fällt die Wahl leicht bei {quoted}.',
        'Vor dem Waschen paarweise zusammenklammern, dann kommt niemand allein zurück. Zwei Wäscheklammern sichern den Fortbestand von {quoted}.',
        'Gefaltet statt zum Ball gerollt, wird das Bündchen geschont. In der Schublade ganz vorn: {ours}.',
        'Die Schuhgröße entscheidet, im Zweifel nach unten, damit nichts Falten wirft. Nachsehen, wählen, hineinschlüpfen in {quoted}.',
      ],
      informal: [
        'Zwischengröße heißt: Nimm die kleinere. Zu groß schlägt Falten, und die spürst du im Schuh, also wähl mit Bedacht und dann {quoted}.',
        'Paarweise zusammenklammern, bevor sie in die Trommel gehen, und keine kommt als Single zurück. Klammern bereit für {quoted}?',
        'Zum Ball gerollt leidet das Bündchen, gefaltet nicht. Schöner stapeln kannst du so auch noch, angefangen mit {quoted}.',
        'Die Waschmaschine trennt Paare, eine Klammer verhindert’s. Kleine Hochzeit im Wäschekorb, und du bist Trauzeuge von {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Wo verschwindet Ihrer Meinung nach immer die zweite?',
        'Schwarz für immer oder gern mit Muster?',
      ],
      informal: ['Gefaltet oder Chaos in der Schublade?', 'Sandalen dazu: ja oder nein? Bleib nett.'],
    },
  },
  underwear: {
    stories: {
      formal: [
        'Kein Mensch wird es heute bemerken, nur Sie wissen davon. Darin liegt der Reiz von {quoted}.',
        'Jeder Morgen beginnt an derselben Schublade, noch vor dem Kaffee. Obenauf liegt heute {quoted}.',
        'Vor dem Kleid, vor dem Anzug, vor der Wahl der Schuhe steht eine erste Entscheidung: {ours}.',
        'Koffer packt man von unten nach oben und beginnt mit dem, was keiner sieht. Also mit {quoted}.',
      ],
      informal: [
        'Die gute hebst du auf. Wofür eigentlich? Heute ist Dienstag, das reicht für {quoted}.',
        'Waschtag verpasst, ganz hinten liegt nur noch das Exemplar aus der Schulzeit. Die Rettung: {ours}.',
        '„Zieh was Ordentliches drunter, falls du ins Krankenhaus kommst.“ Oma wäre zufrieden mit {quoted}.',
        'Umkleide, alle schauen angestrengt aufs Handy. Du kannst entspannt bleiben, in {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Der Körper verändert sich öfter, als man Wäsche kauft. Alle paar Monate lohnt sich das Maßband, zum Beispiel heute, vor der Wahl von {quoted}.',
        'Hinterlässt das Bündchen am Abend keine Abdrücke, sitzt es richtig. Daran erkennen Sie die passende Größe, auch bei {quoted}.',
        'Taille und Hüfte, oder Brust und Unterbrust: Zwei Maße vor dem Bestellen, ein Blick in die Tabelle, mehr braucht es nicht für {quoted}.',
        'Die alte Größe ist oft nur eine Gewohnheit. Messen Sie nach, bevor Sie sich entscheiden für {quoted}.',
      ],
      informal: [
        'Wann hast du zuletzt gemessen? Der Körper ändert sich öfter als die Schublade. Maßband raus, danach {ours}.',
        'Abdrücke am Abend heißen: Das Bündchen sitzt nicht richtig. Keine Abdrücke heißen: alles richtig gemacht, hoffentlich bald mit {quoted}.',
        'Maßband um Taille und Hüfte oder Brust und Unterbrust, dann ab in die Tabelle. Raten war gestern, heute wählst du {quoted}.',
        'Deine Größe von vor drei Jahren ist ein Gerücht. Zwei Minuten mit dem Maßband klären das, Anlass genug: {ours}.',
      ],
    },
    asks: {
      formal: ['Schublade sortiert oder alles durcheinander?', 'Schlichtes Schwarz oder gern Farbe?'],
      informal: [
        'Für wie viele Tage reicht dein Vorrat?',
        'Aus welchem Jahr ist deine älteste? Keine Scham.',
      ],
    },
  },
  swimwear: {
    stories: {
      formal: [
        'Kurz nach sieben gehört das Freibad den Frühschwimmern. Die ersten Bahnen zieht man in {quoted}.',
        'Zum See sind es vierzig Minuten, bis ins Wasser dann noch drei Schritte. Den Mut bringen Sie mit, wir {quoted}.',
        'Wer ans Meer fährt, beginnt beim Packen nicht mit den Hemden. Als Erstes in den Koffer kommt {quoted}.',
        'Liegestuhl, Seite vierzig, die Sonne steht über dem Steg. Das Buch kann warten. Ins Wasser gehen jetzt Sie und {ours}.',
      ],
      informal: [
        'Pommes rot-weiß, nasse Haare, Handtuch auf der Wiese: Freibad eben. Fehlt für den Sommertag nur {quoted}.',
        'Erst der große Zeh, dann lange nichts, dann Gekreische. So geht Baggersee in {quoted}.',
        'Hotel mit Pool gebucht, und was liegt dann zu Hause? Genau. Auf der Packliste ganz oben: {ours}.',
        'Letzter im Wasser zahlt das Eis. Vorsprung hast du, wenn drunter schon {quoted} sitzt.',
      ],
    },
    lessons: {
      formal: [
        'Chlor und Salz greifen die Fasern an, klares Wasser spült sie aus. Nehmen Sie also nach dem Schwimmen unter die Dusche mit: {quoted}.',
        'Die Sonne bleicht Farben und macht Elastan mürbe. Den Liegestuhl also ins Licht, und in den Schatten {quoted}.',
        'Trocken darf es bei der Anprobe eng sitzen, denn im Wasser gibt der Stoff etwas nach. Wer das weiß, wählt die Größe gelassen, etwa bei {quoted}.',
        'Nach dem Meer gehört das Salz in den Abfluss. Einmal klar ausspülen, dann haben sich den Feierabend beide verdient, Sie und {ours}.',
      ],
      informal: [
        'Chlor knabbert an den Fasern, Salz auch. Abkühlung für dich, klares Wasser für {quoted}.',
        'Du in die Sonne, das Nasse in den Schatten: Elastan wird sonst mürbe und die Farbe blass. Geteiltes Glück mit {quoted}.',
        'Zu eng? Trocken darf das so sein, im Wasser gibt der Stoff noch nach. Keine Panik vor dem Spiegel, auch nicht in {quoted}.',
        'Erst ausspülen, dann Pommes. Chlor bleibt sonst in den Fasern, und morgen soll’s ja weitergehen mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Meer, See oder Schwimmbad?', 'Langsam hinein oder mit einem Sprung?'],
      informal: ['Arschbombe oder Zehenspitzen?', 'Liegen mit Handtuch reservieren: okay oder peinlich?'],
    },
  },
  pyjamas: {
    stories: {
      formal: [
        'Der Sonntag hat keinen Wecker und bis elf auch keinen Grund, sich umzuziehen. Gefrühstückt wird in {quoted}.',
        'Zehn Seiten noch, dann Licht aus. Es werden dreißig, schuld sind der Autor und {ours}.',
        'Eine späte Dusche, das Telefon bleibt im Flur. Auf dem Programm steht nur noch {quoted}.',
        'Wer Gäste über Nacht hat, trifft sie morgens an der Kaffeemaschine. Man ist dann gern vorbereitet, in {quoted}.',
      ],
      informal: [
        'Um acht schon umgezogen? Nennt sich Feierabend, nicht Aufgeben. Die Uniform: {ours}.',
        'Elf Uhr, es klingelt, du machst auf, als wär nichts. Jetzt kennt auch der Nachbar {quoted}.',
        'Frühstück im Bett klingt romantisch und endet mit Krümeln. Die landen alle auf {quoted}.',
        '„Ich komm später nach“, schreibst du und liegst längst auf dem Sofa. Beweisstück A: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Im Liegen spannt alles etwas mehr, eine Nummer größer schläft sich deshalb bequemer. Denken Sie daran, wenn Sie bestellen, zum Beispiel {quoted}.',
        'Die Nacht hinterlässt Feuchtigkeit, daher morgens auslüften, statt gleich unters Kissen zu legen. Ein Haken am Fenster genügt für {quoted}.',
        'Flache Nähte, weiches Bündchen: Beides drückt beim Liegen sonst zuerst. Mit diesem Blick prüft man in Ruhe {quoted}.',
        'Vor dem Spiegel steht man, in der Nacht dreht man sich. Eine Nummer mehr gibt dafür Raum, so wählt man auch {quoted}.',
      ],
      informal: [
        'Nimm eine Nummer größer: Im Liegen spannt alles ein bisschen mehr. Den Unterschied verschläfst du dann mit {quoted}.',
        'Nicht gleich unters Kissen damit, die Nacht steckt noch drin. Fenster auf, Kaffee kochen, so lange lüftet {quoted}.',
        'Fahr mit dem Finger über Nähte und Bündchen, denn was im Stehen kaum auffällt, drückt im Liegen zuerst. Ein prüfender Finger vorab, dann gute Nacht in {quoted}.',
        'Im Bett ist knapp nie schick, da spannt’s nämlich zuerst. Gönn dir eine Nummer mehr, Termin heute Abend mit {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Bis wie viel Uhr ist er sonntags erlaubt?',
        'Schlafen Sie bei offenem Fenster, auch im Winter?',
      ],
      informal: ['Schlafanzug oder altes T-Shirt?', 'Dein Rekord: Wie lange warst du sonntags schon drin?'],
    },
  },
  cap: {
    stories: {
      formal: [
        'Im Cabrio, auf dem Boot, am Tennisplatz: Irgendwann blinzelt man. Griffbereit auf dem Rücksitz: {ours}.',
        'Kurzer Gang zum Bäcker, die Frisur schläft noch. Für die Zwischenzeit gibt es {quoted}.',
        'Zur zweiten Halbzeit steht die Sonne genau auf der Tribüne. Ein wenig Schatten wirft {quoted}.',
        'Auf jede Wanderung nimmt man eine Karte mit, die keiner liest, und etwas für den Kopf. Diesmal {quoted}.',
      ],
      informal: [
        'Haare waschen oder verstecken? Du bist spät dran, die Antwort kennst du: {ours}.',
        'Sonne von vorn, Brille vergessen, Hand an der Stirn wie ein Kapitän. Geht auch mit {quoted}.',
        'Friseurbesuch schiefgegangen? Vier Wochen, dann ist alles nachgewachsen. Bis dahin hältst du dich an {quoted}.',
        'Festival, Tag drei, Spiegel gibt’s hier keinen. Zum Glück aber {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Der Kopfumfang misst sich rund um die Stirn, eine Fingerbreite über den Ohren. Notieren Sie die Zahl, Sie brauchen sie für {quoted}.',
        'Ineinandergestapelt behält der Schirm seine Wölbung, zusammengedrückt nicht. Ganz oben auf dem Stapel ist Platz für {quoted}.',
        'In den Regen gekommen? Über eine Schüssel gestülpt trocknet alles in Form. Die Salatschüssel leiht man gern {quoted}.',
        'Ein Schirm, der zwischen anderen Dingen gedrückt wird, verliert die Wölbung. Geben Sie dem Hutfach eine neue Aufgabe: {ours}.',
      ],
      informal: [
        'Maßband um die Stirn, einen Finger breit über den Ohren, das ist deine Zahl. Jetzt kann’s losgehen mit {quoted}.',
        'Nicht quetschen, stapeln: So bleibt der Schirm gewölbt. Deine Sammlung rückt bestimmt zusammen für {quoted}.',
        'Nass geworden? Stülp sie zum Trocknen über eine Schüssel, sonst ist die Form weg. Salat gibt’s später, erst kommt {quoted}.',
        'Die Form überlebt den Regen, wenn beim Trocknen eine Schüssel drin steckt. Kuriose Küche, aber zufrieden seid ihr beide, du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Am Meer, am Spielfeldrand oder in der Stadt?',
        'Tragen Sie lieber dezent oder mit Schriftzug?',
      ],
      informal: ['Schirm nach vorn oder nach hinten?', 'Bad Hair Day: Wie oft im Monat?'],
    },
  },
  beanie: {
    stories: {
      formal: [
        'Der erste Frost liegt auf den Autodächern, die Nachbarn kratzen schon. Sie grüßen hinüber, bis zu den Ohren versorgt: {ours}.',
        'An der Ostsee weht es im Herbst von vorn, auf dem Rückweg auch. Dagegen hilft, was über die Ohren geht: {ours}.',
        'Skihütte, Kakao, rote Ohren am Nebentisch. Neben Ihrer Tasse: {ours}.',
        'Morgens um halb acht kann die Frisur noch bis zum Büro warten. So lange trägt man {quoted}.',
      ],
      informal: [
        'Frisur gemacht, Blick aufs Thermometer, alles umsonst. Na gut: {ours}.',
        '„Setz was auf, sonst wirst du krank!“ Medizinisch umstritten, aber Mama zuliebe: {ours}.',
        'Drinnen auflassen? Kommt drauf an, was drunter los ist. Im Zweifel bleibt oben, was oben ist: {ours}.',
        'Glühweinstand, Atemwolken, kalte Ohren. Um Punkt drei kümmert sich {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Nass aufgehängt wird Gestricktes länger, liegend bleibt es in Form. Ein Handtuch auf dem Tisch genügt, den Platz darauf bekommt: {ours}.',
        'Gemessen wird an der breitesten Stelle des Kopfes, und Strick darf etwas enger sein, weil er nachgibt. Ein Maßband, eine Zahl, und zur Anprobe {ours}.',
        'Motten mögen Getragenes lieber, darum vor dem Sommer sauber und trocken verstauen. Bis dahin bleibt an der Garderobe: {ours}.',
        'Die Wäscheleine zieht nassen Strick in die Länge, der Wäscheständer kann liegen lassen. Auf den Stäben liegt dann: {ours}.',
      ],
      informal: [
        'Nicht nass an die Leine, sonst hast du bald einen Zipfel. Gestricktes trocknet im Liegen. Den Platz auf dem Handtuch bekommt: {ours}.',
        'Miss den Kopf an der breitesten Stelle, und keine Angst vor eng: Strick gibt nach. Jetzt zur Anprobe: {ours}.',
        'Motten stehen auf Getragenes. Im Frühling also erst waschen, dann trocken wegpacken, bis dahin: {ours}.',
        'Sitzt der Strick anfangs etwas eng, ist das kein Drama, er gibt nach. Kopf messen, kurz in den Spiegel, und dann raus: du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Über die Ohren oder weit nach hinten?',
        'Im Café absetzen oder aufbehalten?',
        'Ab wie viel Grad setzen Sie eine auf?',
        'Wer hat Ihnen zuletzt eine gestrickt?',
        'Schlicht oder mit Bommel?',
        'Frisur oder warme Ohren: Was geht vor?',
      ],
      informal: [
        'Bommel: Bist du dafür oder dagegen?',
        'Wie viele hast du schon in der Bahn vergessen?',
        'Oktober: zu früh oder genau richtig?',
        'Welche Farbe hat deine Lieblingsmütze?',
        'Im Büro auflassen: geht das?',
        'Hat deine Oma je eine für dich gestrickt?',
      ],
    },
  },
  scarf: {
    stories: {
      formal: [
        'Das schwarze Kleid kennen alle, den grauen Mantel auch. Die Überraschung sitzt am Hals: {ours}.',
        'Klimaanlagen im Zug kennen zwei Stufen: Aus und Polarkreis. Im Handgepäck der Erfahrenen: {ours}.',
        'Einmal umgelegt, und der alte Mantel wirkt wie eine Entscheidung. Das Verdienst gebührt {quoted}.',
        'Im Konzertsaal zieht es immer von links. Über den Schultern liegt dann {quoted}.',
      ],
      informal: [
        'Knoten, Schlaufe oder einfach zweimal rum? Für die Versuche vorm Spiegel: {ours}.',
        'Halsweh im Anmarsch, und die ganze Familie hat Tipps. Der erste ist immer derselbe: {ours}.',
        'Bahn, Kneipe, Kino: Überall hast du schon einen vergessen. Diesmal bitte festhalten: {ours}.',
        'Mantel vom letzten Jahr, Stiefel vom vorletzten, und doch fragt jemand: „Neu?“ Das macht {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Doppelt legen, um den Hals nehmen, beide Enden durchziehen: Die Schlaufe hält ohne Knoten. Zum ersten Üben empfiehlt sich {quoted}.',
        'Am Haken zieht das eigene Gewicht und verformt auf Dauer. Gefaltet liegt man besser, so ruht im Schrank auch {ours}.',
        'Schmuck und Klettverschlüsse ziehen Fäden. Die Brosche bleibt also heute in der Schatulle, den Auftritt hat {quoted}.',
        'Hängend wird Stoff mit der Zeit länger, gefaltet ruht er. In seinem Fach in der Garderobe: {ours}.',
      ],
      informal: [
        'Doppelt legen, rum um den Hals, Enden durchziehen. Hält ohne Knoten, also raus in den Wind, du und {ours}.',
        'Klett an der Jacke, Kette am Hals: Beides zieht Fäden. Halt Abstand, dann bleibt ihr Freunde, du und {ours}.',
        'Am Haken leiert er mit der Zeit aus. Falt ihn lieber weg, Platz eins in der Flurschublade: {ours}.',
        'Du kannst keinen Knoten? Musst du nicht, die doppelte Schlaufe hält von allein. Übungspartner für heute Abend: {ours}.',
      ],
    },
    asks: {
      formal: ['Schlaufe, Knoten oder einfach umgelegt?', 'Auch drinnen oder nur vor der Tür?'],
      informal: ['In welchem Zug fährt dein letzter noch herum?', 'Zweimal rum oder lässig hängen lassen?'],
    },
  },
  gloves: {
    stories: {
      formal: [
        'Die Scheiben sind gefroren, das Lenkrad auch. Im Handschuhfach liegt, was der Name verspricht: {ours}.',
        'Im Winter hält man sich beim Spazieren anders an den Händen. Dazwischen sind nur die Kälte und {ours}.',
        'Das Fundbüro besitzt Dutzende, alle einzeln, alle links. Wieder vollzählig wären Sie mit {quoted}.',
        'Zum Gruß zieht man rechts ab, so viel Etikette darf sein. Danach schnell zurück in {quoted}.',
      ],
      informal: [
        'Handy raus, Finger kalt, Nachricht: „bnin gkeich da“. Abschicken und wieder rein in {quoted}.',
        'Hände in den Ärmeln wie ein Pinguin an der Haltestelle. Würdevoller: {ours}.',
        'Schneeballschlacht ohne? Mutig, für genau einen Ball. Den zweiten wirfst du mit {quoted}.',
        'Fahrrad, Februar, erste rote Ampel: Pusten hilft nicht mehr. Morgen am Lenker: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Gemessen wird ohne Daumen, einmal rund über die Knöchel: Diese Zahl ist die Größe. Reichen Sie uns also die Hand, wir reichen Ihnen {quoted}.',
        'Die Fingerspitzen sollten den Stoff gerade berühren, zu viel Luft vorn macht ungeschickt. Ein Griff zum Schlüsselbund zeigt bei der Anprobe, wie gut Sie zurechtkommen mit {quoted}.',
        'Auf der Heizung werden nasse hart, liegend bei Zimmertemperatur nicht. Ein Platz auf der Kommode genügt über Nacht für {quoted}.',
        'Der Daumen zählt nicht mit, wenn Sie den Handumfang über die Knöchel messen. So kennt man seine Größe und freut sich auf {quoted}.',
      ],
      informal: [
        'Maßband über die Knöchel, Daumen raus: Das ist deine Größe. Handschlag drauf, und dann {ours}.',
        'Zu viel Luft an den Fingerspitzen, und schon fällt der Schlüssel in den Schnee. Der Stoff soll sie gerade berühren, achte drauf bei {quoted}.',
        'Nach der Schneeballschlacht bitte nicht auf die Heizung, da werden sie hart. Leg sie ins Zimmer, morgen geht’s in Runde zwei mit {quoted}.',
        'Kuppen berühren gerade den Stoff? Passt, denn zu viel Luft vorn macht aus Fingern Flossen. Erst prüfen, dann in den Schnee mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Links oder rechts: Welcher geht bei Ihnen verloren?', 'Auch am Steuer oder nur zu Fuß?'],
      informal: ['Team Fäustling oder Team fünf Finger?', 'Tippst du damit oder mit der Nase?'],
    },
  },
};
