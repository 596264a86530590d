import type { StoriesOf } from '../stories.ts';

export const furniture: StoriesOf<'furniture'> = {
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
        'Linke oder rechte Ecke?',
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
        'Hausaufgaben, Abendbrot, Steuererklärung: Das Leben spielt sich zum größten Teil im Sitzen ab. Nehmen Sie Platz: {ours}.',
      ],
      informal: [
        'Im Schlafzimmer steht einer, auf dem noch nie jemand saß, nur die Wäsche von gestern. Und für Menschen: {ours}.',
        'Kippeln verboten, sagte Frau Schneider in der Dritten. Heute sieht sie es nicht, ihr seid unter euch, du und {ours}.',
        'Erst die Tasche, dann der Mantel, dann die Katze. Du kommst zum Schluss, das haben die Katze und {ours} so beschlossen.',
        'Acht Gäste, sieben Plätze, und du isst wieder auf der Getränkekiste. Das nächste Mal nicht: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Haben Sie am Esstisch einen festen Platz?',
        'Wie viele Menschen passen an Ihren Tisch?',
        'Wer sitzt bei Ihnen am Kopfende?',
        'Wie lange bleiben Ihre Gäste gewöhnlich sitzen?',
        'Lauter gleiche oder bunt gemischt?',
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
