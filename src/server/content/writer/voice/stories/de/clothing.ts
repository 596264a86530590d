import type { StoriesOf } from '../stories.ts';

export const clothing: StoriesOf<'clothing'> = {
  't-shirt': {
    stories: {
      formal: [
        'Die Jacke hängt über der Stuhllehne, das Gespräch wird länger. Jetzt sieht man, was darunter war: {ours}.',
        'Samstag, kein Termin, die Brötchen sind geholt. Mehr Anlass braucht es nicht für {quoted}.',
        'Unter dem Sakko, im Garten, auf der Fähre: Manches trägt man, ohne nachzudenken. Etwa {quoted}.',
        'Ein Wochenende, eine kleine Tasche, wenig Pläne. Zweimal Socken, ein Buch, {ours}.',
      ],
      informal: [
        'Du ziehst sowieso immer das oberste vom Stapel an. Also wissen wir, was nach oben kommt: {ours}.',
        'Dreimal umgezogen, zehn Minuten zu spät. Nächstes Mal gleich so: Jeans, {ours}, raus.',
        'Geliehen, sagt deine Schwester. Seit März. Vielleicht versteckst du {quoted} besser.',
        'Erst Biergarten, dann spontan Konzert, dazwischen nicht nach Hause. Geht alles in {quoted}.',
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
    asks: {
      formal: ['Eingesteckt oder darüber getragen?', 'Uni oder gemustert: Was überwiegt in Ihrem Schrank?'],
      informal: ['Bügeln oder so tun, als müsste das so?', 'Wie viele weiße hast du? Cremeweiß zählt auch.'],
    },
  },
  top: {
    stories: {
      formal: [
        'Der lange Rock oder die helle Hose, das steht längst fest. Für die obere Hälfte gibt es {quoted}.',
        'Für drei Tage am See packt man erfahrungsgemäß zu viel. Getragen werden am Ende eine Hose, ein Hut und {ours}.',
        'Voller Saal, gute Musik, der Blazer hängt schon an der Garderobe. Ab jetzt tanzen Sie in {quoted}.',
        'Ein Essen auf der Terrasse beginnt mit Jacke und endet ohne, wenn das Gespräch gut ist. Unter der Jacke: {ours}.',
      ],
      informal: [
        'Open Air, dritte Reihe, und du hast nur das Nötigste dabei: Handy, Schlüssel, {ours}.',
        'Zur Lieblingshose passt nicht alles, daran scheitert’s jeden Freitag. Versuch’s mal mit {quoted}.',
        'Alle gleichzeitig vorm Spiegel, die Bahn fährt um neun. Eine fragt bestimmt nach {quoted}.',
        'Solo oder unterm offenen Hemd? Frag die Wetter-App. Fest steht nur {quoted}.',
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
        'Drunter oder solo?',
        'Welche Hose geht immer dazu?',
        'Ab wie viel Grad ohne Jacke?',
      ],
    },
  },
  dress: {
    stories: {
      formal: [
        'Die Einladung hängt seit Wochen am Kühlschrank, jetzt sind es noch vier Tage. Höchste Zeit für {quoted}.',
        'Einmal hineingeschlüpft, und man ist angezogen. So schlicht ist die Idee hinter {quoted}.',
        'Trauung, Sektempfang, Torte, Tanz: Hochzeitsgäste haben lange Tage. Bis zum letzten Lied halten zusammen: Sie und {ours}.',
        'Es gibt Tage ohne jeden Anlass, an denen man trotzdem etwas Schönes trägt. Heute zum Beispiel {ours}.',
      ],
      informal: [
        'Oberteil, Hose, Gürtel: Passt das zusammen? Egal, heute nur ein Teil: {ours}.',
        'Alle fragen im Chat „Was zieht ihr an?“, keine verrät’s zuerst. Schreib einfach: {quoted}.',
        'Sonntag, Flohmarkt, Eis in der Hand, kein Plan. Der ganze Look: {ours}.',
        'Tanzen bis eins, Pommes um zwei, Schuhe in der Hand nach Hause. Noch mal, bitte, in {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Zu welcher Feier haben Sie zuletzt eines getragen?',
        'Lang oder kurz: Worin tanzen Sie lieber?',
        'Barfuß, Sandalen oder Pumps?',
        'Wann haben Sie zuletzt bis nach Mitternacht getanzt?',
        'Im Alltag oder nur zu Anlässen?',
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
    asks: {
      formal: ['Bügelfalte: ja, nein oder nur zu Anlässen?', 'Weit oder schmal: Was steht Ihnen besser?'],
      informal: ['Krempeln oder kürzen lassen?', 'Welche ziehst du an, wenn’s mal schnell gehen muss?'],
    },
  },
  jeans: {
    stories: {
      formal: [
        'Früher war der Freitag der lässige Tag, heute ist es die halbe Woche. Auch montags also: Blazer und {ours}.',
        'Manche begleiten einen durch drei Wohnungen und zwei Berufe. Alles beginnt mit einer Anprobe, hier mit {quoted}.',
        'Samstag auf dem Markt, am Käsestand eine Schlange, und Sie haben Zeit. Zum Wochenende gehören ein Korb, ein Kaffee und {ours}.',
        'Auf die Leiter, unter die Spüle, an die Kaffeetafel: Ein Samstag verlangt einiges. Man bleibt in {quoted}.',
      ],
      informal: [
        'Vier hängen im Schrank, eine ziehst du an, und die ist gerade in der Wäsche. Deshalb {ours}.',
        'Hinlegen, Luft anhalten, Knopf zu, atmen. Das Ritual kennst du, jetzt lern {quoted} kennen.',
        'Waschen oder nur lüften? Daran sind schon WGs zerbrochen. Neues Streitobjekt: {ours}.',
        'Papa trägt seine aus dem Studium noch, Mama hat Meinungen dazu. Deine Geschichte beginnt mit {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Wie alt ist Ihre älteste, und tragen Sie sie noch?',
        'Hell oder dunkel: Was tragen Sie häufiger?',
        'Weit oder schmal: Worin fühlen Sie sich wohl?',
        'Umschlag unten oder gerade Kante?',
        'Im Büro: erlaubt oder längst selbstverständlich?',
        'Mit Gürtel oder ohne?',
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
        'Schuhe aus, bitte, und du denkst an das Loch am großen Zeh. Den nächsten Besuch rettet {quoted}.',
        'Links Ananas, rechts Streifen, und keiner hat’s gemerkt. Morgen dann ganz offiziell {ours}.',
        'Niemand sieht deine Füße unterm Schreibtisch tanzen. Sollen sie doch, in {quoted}.',
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
        'Der erste Frost liegt auf den Autodächern, die Nachbarn kratzen schon. Sie grüßen hinüber, in {quoted}.',
        'An der Ostsee weht es im Herbst von vorn, auf dem Rückweg auch. Wer klug ist, geht mit {quoted}.',
        'Skihütte, Kakao, rote Ohren am Nebentisch. Neben Ihrer Tasse: {ours}.',
        'Morgens um halb acht kann die Frisur noch bis zum Büro warten. So lange trägt man {quoted}.',
      ],
      informal: [
        'Frisur gemacht, Blick aufs Thermometer, alles umsonst. Na gut: {ours}.',
        '„Setz was auf, sonst wirst du krank!“ Medizinisch umstritten, aber Mama freut sich über {quoted}.',
        'Drinnen auflassen? Kommt drauf an, was drunter los ist. Im Zweifel bleibt oben, was oben ist: {ours}.',
        'Glühweinstand, Atemwolken, kalte Ohren. Um Punkt drei kümmert sich {quoted}.',
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
        'Klimaanlagen im Zug kennen zwei Stufen: Aus und Polarkreis. Erfahrene reisen mit {quoted}.',
        'Einmal umgelegt, und der alte Mantel wirkt wie eine Entscheidung. Das Verdienst gebührt {quoted}.',
        'Im Konzertsaal zieht es immer von links. Über den Schultern liegt dann {quoted}.',
      ],
      informal: [
        'Knoten, Schlaufe oder einfach zweimal rum? Für die Versuche vorm Spiegel: {ours}.',
        'Halsweh im Anmarsch, und die ganze Familie hat Tipps. Der erste ist immer derselbe: {ours}.',
        'Bahn, Kneipe, Kino: Überall hast du schon einen vergessen. Gib diesmal acht auf {quoted}.',
        'Mantel vom letzten Jahr, Stiefel vom vorletzten, und doch fragt jemand: „Neu?“ Das macht {quoted}.',
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
        'Im Winter hält man sich beim Spazieren anders an den Händen. Dazwischen ist nur {quoted}.',
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
    asks: {
      formal: ['Links oder rechts: Welcher geht bei Ihnen verloren?', 'Auch am Steuer oder nur zu Fuß?'],
      informal: ['Team Fäustling oder Team fünf Finger?', 'Tippst du damit oder mit der Nase?'],
    },
  },
};
