export const electronics = {
  phone: {
    stories: {
      formal: [
        'Der erste Anruf kommt immer, bevor der Kaffee fertig ist. Neben der leeren Tasse: {ours}.',
        'Beim Abendessen liegt der Bildschirm nach unten, und das Gespräch wird besser. Bis zum Dessert schweigt {quoted}.',
        'Fahrkarte gezeigt, Mutter angerufen, den Hund fotografiert. In der Manteltasche verschwindet wieder {quoted}.',
        'Seit Jahren streicht man über denselben Sprung und nennt es Gewohnheit. Ablegen lässt sie sich mit {quoted}.',
      ],
      informal: [
        'Nur kurz die Uhrzeit checken, zwanzig Minuten später weißt du alles über Pinguine. Jetzt auch mit {quoted}.',
        'Oma schreibt in Großbuchstaben, Papa schickt nur Daumen. Mittendrin: du und {ours}.',
        'Eben noch in der Hand, jetzt klingelt das Sofa. Zwischen den Kissen liegt {quoted}.',
        'Unbekannte Nummer: Du starrst drauf, bis es aufhört. Daran ändert auch {quoted} nichts.',
      ],
    },
    lessons: {
      formal: [
        'Vor dem Wechsel steht die Datensicherung und die Prüfung, ob sie vollständig ist. Danach zieht man in Ruhe um zu {quoted}.',
        'Zwischen zwanzig und achtzig Prozent altert ein Akku meist langsamer. Diese kleine Gewohnheit beginnt am ersten Tag mit {quoted}.',
        'Wie lange gibt es noch Sicherheitsupdates? Diese Frage gehört in jeden Vergleich, stellen Sie sie auch bei {quoted}.',
        'Erst nachsehen, ob wirklich alle Fotos in der Sicherung liegen, dann umsteigen. So beginnt in Ruhe ein neues Kapitel mit {quoted}.',
      ],
      informal: [
        'Umzug ohne Backup? Lieber nicht. Sichern, prüfen, ob alles drin ist, dann Kisten auspacken bei {quoted}.',
        'Randvoll muss nicht sein: Meist zwischen zwanzig und achtzig Prozent, das bremst das Altern des Akkus. Gute Gewohnheiten startet man mit {quoted}.',
        'Alle vergleichen Kameras, kaum einer schaut, wie lange noch Sicherheitsupdates kommen. Jetzt weißt du’s besser, also: {ours}.',
        'Unter zwanzig Prozent wird’s für den Akku meist unschön, über achtzig auch. In der Mitte fühlt ihr euch wohl, du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Anrufen oder schreiben: Was ist Ihnen lieber?',
        'Liegt es nachts neben dem Bett oder im Flur?',
      ],
      informal: ['Wie viel Prozent hat dein Akku gerade?', 'Gehst du bei unbekannter Nummer ran?'],
    },
  },
  'phone-case': {
    stories: {
      formal: [
        'Vom Kaffeehaustisch zum Boden sind es achtzig Zentimeter und ein kurzer Schrei. Gut, wenn dann {quoted} mitfällt.',
        'In jeder Besprechung liegen sechs gleiche Geräte auf dem Tisch. Ihres erkennt man an {quoted}.',
        'Öfter als Stift und Türklinke hat man am Tag das Telefon in der Hand. Genau genommen also {quoted}.',
        'Aus der Manteltasche, auf die Armlehne, ans Ohr: Das Telefon sieht jeder. Angezogen wird es mit {quoted}.',
      ],
      informal: [
        '„Brauch ich nicht, ich pass auf“, sprach’s und stolperte. Sicherheitshalber: {ours}.',
        'Spiegelselfie heißt: halb Gesicht, halb Handyrückseite. Die zweite Hälfte übernimmt {quoted}.',
        'Nackt rumlaufen ist mutig, auch für Telefone. Zieh deinem lieber {quoted} an.',
        'Frisur neu, Schuhe neu, nur dein Handy trägt seit zwei Jahren dasselbe. Umziehen geht in {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'In den Einstellungen steht die genaue Modellbezeichnung, und ein Zusatz am Namen heißt oft andere Maße. Mit dem Namen in der Hand vergleicht es sich leicht, etwa mit {quoted}.',
        'Ragt der Rand etwas über das Display, liegt es nicht flach auf dem Tisch. Ein Detail, auf das man beim Auswählen achten darf, etwa bei {quoted}.',
        'Unter jeder Hülle sammelt sich mit der Zeit Sand. Ab und zu abnehmen, beides abwischen, und zurück kommt {quoted}.',
        'Ein Plus oder Pro am Namen verändert oft schon die Maße. Sehen Sie vor dem Bestellen in die Einstellungen, dann auf {quoted}.',
      ],
      informal: [
        'Welches Modell hast du genau? Steht in den Einstellungen, und jeder Zusatz am Namen kann andere Maße heißen. Erst nachsehen, dann {ours}.',
        'Steht der Rand ein wenig über, liegt das Display nicht auf der Theke. Schau darauf, bevor du dich verliebst in {quoted}.',
        'Strandtag vorbei? Hülle runter, beides abwischen, denn darunter reibt jetzt Sand. Zwei Minuten Wellness für dein Handy und {quoted}.',
        '„Irgendwas mit Pro“ reicht nicht, die Maße sind oft andere. Erst die genaue Bezeichnung raussuchen, dann reden wir über {quoted}.',
      ],
    },
    asks: {
      formal: ['Welche Farbe trägt Ihr Telefon gerade?', 'Wie oft ist Ihres schon heruntergefallen?'],
      informal: [
        'Display schon mal gesprungen? Erzähl, wo.',
        'Was trägt dein Handy: bunt, durchsichtig, schwarz?',
      ],
    },
  },
  laptop: {
    stories: {
      formal: [
        'Am Fensterplatz im ICE hat schon manche Präsentation ihren Schluss gefunden. Auf dem Klapptisch: ein Kaffee und {ours}.',
        'Zuklappen ist die schönste Geste des Arbeitstags. Bis morgen früh ruht: {ours}.',
        'Der Küchentisch ist bis eins Büro und danach wieder Küchentisch. Den Wechsel übernimmt {quoted}.',
        'Seit dem letzten Update dreht sich nur noch ein kleiner Kreis. Zeit, bei einem Tee über {quoted} nachzudenken.',
      ],
      informal: [
        'Vierzig Tabs offen, einer spielt Musik, keiner weiß welcher. Der Verdächtige: {ours}.',
        'Bett, Café, Balkon: Dein Büro hat viele Filialen. Das Personal: du und {ours}.',
        'Nur noch eine Folge, flüstert der Bildschirm auf deinem Bauch. Schuld hat {quoted}.',
        'Abgabe um Mitternacht, es ist kurz vor zwölf, und du formatierst noch die Überschrift. Tief durchatmen, du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Notieren Sie vorher, welche Anschlüsse Sie brauchen, denn Adapter gehen immer dann verloren, wenn es eilt. Auf Ihre Liste trifft dann {ours}.',
        'Kissen und Decken verstopfen die Lüftung, eine harte Fläche nicht. Auf dem Sofa also: ein Tablett und darauf {ours}.',
        'An eine Farbe gewöhnt man sich, Arbeitsspeicher lässt sich oft nicht nachrüsten. Sehen Sie also zuerst dort nach, auch hier: {title}.',
        'Auf dem Schreibtisch kann die Luft weg, auf der Bettdecke nicht. Der richtige Arbeitsplatz ist also hart und flach, dort steht bei Ihnen bald {ours}.',
      ],
      informal: [
        'Schreib auf, was du alles anstöpselst, bevor du kaufst. Adapter verschwinden ja doch, also Liste raus und dann {ours}.',
        'Im Bett arbeiten? Dann mit Tablett drunter, denn die Decke verstopft die Lüftung. Tief durchatmen dürfen dann alle, auch du und {ours}.',
        'Die Farbe kannst du bekleben, den Arbeitsspeicher oft nicht nachrüsten. Danach fragst du zuerst, auch hier: {title}.',
        'Das Kissen ist für deinen Kopf, nicht für die Lüftung. Auf der festen Unterlage: eine Serie lang {ours}.',
      ],
    },
    asks: {
      formal: [
        'Arbeiten Sie lieber am Schreibtisch oder am Küchentisch?',
        'Welche Taste ist bei Ihnen am meisten abgenutzt?',
      ],
      informal: ['Wie viele Tabs sind bei dir gerade offen?', 'Sticker auf dem Deckel oder blank?'],
    },
  },
  'desktop-computer': {
    stories: {
      formal: [
        'Ein Arbeitszimmer beginnt mit einer Tür, die man schließen kann. Dahinter wartet {quoted}.',
        'Fotos aus elf Urlauben, die Steuer, der halbe Roman: All das möchte irgendwo wohnen. Eine Adresse: {ours}.',
        'Unterwegs erledigt man das Dringende, am Schreibtisch das Wichtige. Dort warten eine gute Lampe und {ours}.',
        'Einschalten, Kaffee holen, die Jalousie öffnen: Jeder Morgen hat seine Reihenfolge. Am Anfang steht {quoted}.',
      ],
      informal: [
        'Familien-IT bist du, und Papas Rechner geht noch mit Modem ins Netz. Gönn ihm einen Nachfolger, nämlich {quoted}.',
        'Raid um acht, Pizza um halb, das Headset liegt unterm Schreibtisch. Gleich daneben: {ours}.',
        'Hinten Kabel rein, unten Knie blau: Der Schreibtisch wird umgebaut. Der Grund: {ours}.',
        'Laptop auf den Knien, Nacken im Eimer. Setz dich mal ordentlich hin, es wartet: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Ein paar Zentimeter Abstand zur Wand, und die Abluft kommt weg. In die Lücke dazwischen gehört nur Luft, davor {ours}.',
        'Alle paar Monate entfernt man den Staub aus Filtern und Lüftern, ausgeschaltet und ohne Netzstecker. Zur Inspektion im Frühjahr: {ours}.',
        'Schreiben Sie zuerst auf, welche Programme laufen sollen, und vergleichen Sie dann deren Anforderungen. Auf dem Prüfstand: Ihre Liste und {ours}.',
        'Dicht an der Wand staut sich die Abluft. Eine Handbreit Luft genügt, dann darf einziehen: {title}.',
      ],
      informal: [
        'Zu nah an der Wand kommt die warme Luft nicht weg. Handbreit vorziehen, fertig ist der Stellplatz: Willkommen, {quoted}.',
        'Staub in den Lüftern? Ausschalten, Stecker raus, saubermachen, alle paar Monate. Zehn Minuten Pflege bekommt also auch {ours}.',
        'Was soll eigentlich laufen? Erst die Programme aufschreiben, dann ihre Anforderungen vergleichen, zuletzt mit dem, was wir haben: {ours}.',
        'Spiele, Schnitt oder Steuer: Jedes Programm sagt, was es braucht. Liste machen, vergleichen. In der engeren Wahl: {ours}.',
      ],
    },
    asks: {
      formal: ['Auf dem Tisch oder darunter: Wo steht er bei Ihnen?', 'Womit hat bei Ihnen alles begonnen?'],
      informal: [
        'Zocken, schneiden, Tabellen: Was läuft bei dir?',
        'Fährst du abends runter oder lässt du ihn schlafen?',
      ],
    },
  },
  tablet: {
    stories: {
      formal: [
        'Sonntagszeitung ohne Rascheln, die zweite Hand bleibt für den Kaffee frei. Neben dem Croissant: {ours}.',
        'Die Noten, das Rezept, der Stadtplan von Lissabon: Nachgeschlagen wird heute mit einem Finger: {ours}.',
        'Im Zug lehnt es an der Thermoskanne, abends an der Obstschale. Einen festen Platz hat {quoted} nie.',
        'Wenn die Enkel zu Besuch sind, fragt niemand nach dem Fernseher. Auf dem Sofa kreist {quoted}.',
      ],
      informal: [
        'Rezept offen, Hände voll Teig, Display geht aus. Tipp mit der Nase, klappt auch hier: {ours}.',
        'Bett, Seitenlage, Wange auf dem Kissen: So schaut man Serien. Mit dir unter der Decke: {ours}.',
        'Fürs Handy zu fummelig, für den Laptop zu faul. Auf dem Sofa bleiben du und {ours}.',
        'Vierter Stau, und hinten fragt’s: „Sind wir bald da?“ Auf die Rückbank wandert {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Zum Lesen genügt ein kleines Format, Zeichnen und Filme brauchen Fläche. Kennen Sie den Zweck, dann kommt in die Auswahl: {ours}.',
        'Nicht jeder Stift passt zu jedem Modell: Prüfen Sie vor dem Kauf, welche unterstützt werden. Ist das geklärt, fehlt zum Stift nur noch {ours}.',
        'Für Kinder richtet man ein eigenes Profil mit Bildschirmzeit ein. Das ist an einem Abend erledigt, danach teilen sich alle {quoted}.',
        'Lesen im Bett oder Filme im Zug? Der Zweck bestimmt die Größe, beantworten Sie das also zuerst. Danach im Blick: {ours}.',
      ],
      informal: [
        'Fürs Lesen reicht klein, fürs Zeichnen und für Filme willst du Fläche. Weißt du, was du vorhast? Dann hier entlang: {ours}.',
        'Stift gekauft, Stift funktioniert nicht: vermeidbar. Erst nachlesen, welche Stifte das Modell unterstützt, dann dürfen kritzeln: du, die Kinder und {ours}.',
        'Leg den Kindern ein eigenes Profil mit Bildschirmzeit an, bevor sie das Passwort erraten. So gehört es abends wieder dir: {ours}.',
        'Erst der Plan, dann die Zollzahl: Comics brauchen Fläche, Romane kaum. Dein Plan steht? Dann schau hier: {title}.',
      ],
    },
    asks: {
      formal: ['Lesen Sie Zeitung am Bildschirm oder auf Papier?', 'Auf dem Sofa oder in der Küche?'],
      informal: ['Serie, Zeichnen, Rezepte: Wofür nimmst du’s?', 'Wer kennt bei euch alles den Code?'],
    },
  },
  headphones: {
    stories: {
      formal: [
        'Sieben Uhr zwölf, Großraumwagen, jemand bespricht seine Steuer. Sie greifen zu {quoted} und hören lieber Brahms.',
        'Manche Alben hört man nur einmal im Jahr, dann aber ganz. Licht aus, Seite A, {ours}.',
        'Beim Spazierengehen grüßt immer jemand mitten in der Lieblingsstelle. Ein Nicken muss genügen, mit {quoted}.',
        'Die Familie schläft, der Film hat noch fünfzig Minuten. Für das Ende gibt es {quoted}.',
      ],
      informal: [
        'Ein Lied noch, dann ist auch die Pfanne sauber. Den Abwasch machen heute du und {ours}.',
        'Nichts läuft, aber alle denken, du hörst nichts. Der Spionagetrick fürs Büro heißt {quoted}.',
        'Podcast: eine Dreiviertelstunde. Putzen: auch. Das geht auf, mit {quoted}.',
        'Laut mitgesungen, und die ganze S-Bahn hat’s gehört. Passiert dir weiterhin, auch mit {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Wer länger hört, hört besser bei mittlerer Lautstärke und macht ab und zu eine Pause. Ein guter Vorsatz für viele Abende mit {quoted}.',
        'Für Polster und Aufsätze genügt ein trockenes Tuch, wenn man es regelmäßig benutzt. Es liegt am richtigen Ort gleich neben {quoted}.',
        'Bei Aufsätzen im Ohr lohnt es sich, mehrere Größen zu testen: Sitzt einer dicht, klingt der Bass voller. Daran denkt man künftig, nicht nur bei {quoted}.',
        'Zwischen zwei Alben ein wenig Stille, das tut den Ohren gut. Danach geht es auf mittlerer Stufe weiter mit {quoted}.',
      ],
      informal: [
        'Mittellaut und ab und zu Pause: Deine Ohren haben sonst nie frei. Die Stille zwischen zwei Playlists gönnst du ihnen, trotz {quoted}.',
        'Einmal trocken drüberwischen, über Polster oder Aufsätze, und das regelmäßig. Dauert einen Refrain, dann heißt es Play für {quoted}.',
        'Dünner Bass im Ohr? Teste mehrere Aufsatzgrößen, denn sitzt einer dicht, klingt’s voller. Ein Trick für alle Ohren, und ganz nebenbei für {quoted}.',
        'Nach dem Podcast gönnst du den Ohren Ruhe und den Polstern ein trockenes Tuch. Morgen früh in der Bahn: du und {ours}.',
      ],
    },
    asks: {
      formal: ['Was läuft bei Ihnen als Erstes am Morgen?', 'Konzert, Hörbuch oder Stille?'],
      informal: [
        'Welcher Song lief zuletzt? Nicht schummeln.',
        'Tust du auch manchmal nur so, als liefe was?',
      ],
    },
  },
  loudspeaker: {
    stories: {
      formal: [
        'Der Braten ruht, die Gäste verspäten sich um ein Lied. Bis es klingelt, gehört die Küche {quoted}.',
        'Es gibt Aufnahmen, bei denen man den Raum hören möchte und nicht nur die Melodie. Dafür genügen ein Sessel und {ours}.',
        'Zur blauen Stunde wird ringsum leiser gesprochen. Den Rest des Abends erzählt {quoted}.',
        'Sonntags Jazz, montags Nachrichten, freitags, was die Kinder sich wünschen. Geduldig bleibt nur {quoted}.',
      ],
      informal: [
        'Putzen nervt, Putzen mit ABBA ist Sport. Den Anpfiff gibt {quoted}.',
        'Handy ins leere Glas gestellt, damit’s lauter wird? Schön gedacht. Nächste Stufe: {ours}.',
        'Einer darf den Song aussuchen, alle anderen haben Meinungen. Mittendrin steht {quoted}.',
        'Deine Nachbarn kennen die Playlist besser als du. Schöne Grüße von dir und {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'In Wandnähe wird der Bass kräftiger, in der Ecke dröhnt er oft. Ein wenig Verschieben lohnt sich also, gleich am ersten Abend mit {quoted}.',
        'Auf Ohrhöhe kommen auch die Höhen an. Suchen Sie zuerst das passende Regalbrett, dann kommt darauf {quoted}.',
        'Gummifüße oder eine feste Unterlage verhindern, dass das Regal mitbrummt. Die Nachbarn freuen sich, und in Ruhe hören Sie {quoted}.',
        'Manchmal fehlt dem Klang kein Geld, sondern eine Handbreit Abstand zur Ecke. Probieren Sie Plätze aus, gemeinsam mit {quoted}.',
      ],
      informal: [
        'Dröhnt’s? Dann raus aus der Ecke, ein Stück Verschieben wirkt oft Wunder. Möbelrücken mit Musik, heute mit {quoted}.',
        'Auf dem Boden hören nur deine Knöchel die Höhen. Also hoch damit: Ohrhöhe ist der Platz für {quoted}.',
        'Das Regal brummt mit? Feste Unterlage oder Gummifüße drunter, schon singt nur noch einer. Bühne frei für {quoted}.',
        'Mehr Bass gefällig? Näher an die Wand, aber nicht in die Ecke. Das kostet nichts, du brauchst nur drei Songs und {quoted}.',
      ],
    },
    asks: {
      formal: ['Welche Platte hören Sie immer ganz?', 'Jazz in der Küche oder Nachrichten?'],
      informal: ['Welcher Song läuft, wenn du putzt?', 'Wer darf bei euch die Musik aussuchen?'],
    },
  },
  keyboard: {
    stories: {
      formal: [
        'Tausend Wörter am Tag gehen durch zehn Finger, vor Fristende dreitausend. Dazwischen liegt nur {quoted}.',
        'Am Klang erkennt man im Büro, wer eine Antwort schreibt und wer eine Meinung. Zeuge von beidem: {ours}.',
        'Krümel zwischen F und G erzählen von vielen Mittagspausen. Noch ohne Krümel: {ours}.',
        'Der erste Satz ist der schwerste, ob Bewerbung oder Roman. Vor Ihnen: eine leere Seite und {ours}.',
      ],
      informal: [
        'Passwort falsch, Passwort falsch, ach, Feststelltaste. Willkommen zurück, es grüßt {ours}.',
        'Strg C, Strg V, Feierabend. Alles gegeben haben heute du und {ours}.',
        'Die Katze hat dem Chef geantwortet: „hhhhjjjj“. Ihr neuer Lieblingsplatz: {ours}.',
        'Mikro an, alle hören dich mittippen. Tatwaffe: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'QWERTZ hat Umlaute, QWERTY nicht. Wer oft „Grüße“ schreibt, sieht deshalb zuerst auf das Layout, auch hier: {ours}.',
        'Ausgeklappte Füße knicken die Handgelenke, flach oder leicht abfallend liegen sie ruhiger. Mit flachen Füßen auf dem Schreibtisch: {ours}.',
        'Krümel entfernt man mit Druckluft oder weichem Pinsel, ausgesteckt und schräg gehalten. Freitags um fünf ist ein guter Termin dafür. An der Reihe: {ours}.',
        'Die kleinen Füße an der Unterseite dürfen eingeklappt bleiben, das Handgelenk liegt dann gerader. In der Grundstellung: {ours}.',
      ],
      informal: [
        'Kein Ä, kein Ö, kein Spaß: QWERTY hat keine Umlaute, QWERTZ schon. Erst Layout checken, dann grüßen: du und {ours}.',
        'Füßchen einklappen! Flach oder leicht abfallend bleiben die Handgelenke gerade, und bequem liegen jetzt deine Hände und {ours}.',
        'Brötchen überm Schreibtisch? Ausstecken, schräg halten, pinseln oder pusten. Das Freitagsopfer: {ours}.',
        'Erst Stecker raus, dann schräg, dann Druckluft, und die Krümel von letzter Woche fliegen. Ein Ritual für Freitag, und die Hauptrolle spielt: {ours}.',
      ],
    },
    asks: {
      formal: ['Zehnfingersystem oder zwei Finger und Tempo?', 'Laut oder leise: Wie schreiben Sie gern?'],
      informal: ['Klackern: Musik oder Folter für die Kollegen?', 'Welche Taste ist bei dir schon blank?'],
    },
  },
  mouse: {
    stories: {
      formal: [
        'Tausend kleine Bewegungen am Tag, und keine davon bemerkt man. Neben der Kaffeetasse liegt {quoted}.',
        'Im Hotel wird aus dem Schminktisch ein Büro, sobald neben dem Laptop noch etwas liegt. Im Gepäck: {ours}.',
        'Zwischen Entwurf und Reinzeichnung liegen oft zwei Millimeter. Für diese zwei: {ours}.',
        'Am Touchpad wird aus jeder Tabelle eine Geduldsprobe. Gesellschaft für den Laptop: {ours}.',
      ],
      informal: [
        'Doppelklick, nichts. Doppelklick, drei Fenster. Auswechslung, es kommt {ours}.',
        'Wackel, wackel, der Cursor hat sich schon wieder versteckt. Den Suchtrupp bilden du und {ours}.',
        'Homeoffice heißt: alle zehn Minuten kurz bewegen, damit der Status grün bleibt. Komplizen: deine Hand und {ours}.',
        'Katze auf dem Schreibtisch, Jagdinstinkt an, und ausgerechnet du schubst {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Die Größe misst man an der Hand: Ist das Modell zu klein, verkrampfen die Finger. Erst die Hand flach aufs Lineal, dann darauf: {ours}.',
        'Springt der Zeiger, genügt oft ein trockenes Wattestäbchen für das Sensorfenster. Eine Minute Pflege, und weiter arbeiten Sie und {ours}.',
        'Eine höhere Zeigergeschwindigkeit spart Weg, und das Handgelenk bleibt ruhiger. Zwei Klicks in den Einstellungen, der dritte gehört {quoted}.',
        'Finger, die sich am Nachmittag verkrampfen, haben oft ein zu kleines Gegenüber. Zum Maßnehmen nebeneinander: Ihre Hand und {ours}.',
      ],
      informal: [
        'Handfläche messen, bevor du bestellst: Zu klein heißt, die Finger verkrampfen. Zum Vergleich, bitte: deine Hand und {ours}.',
        'Der Zeiger hüpft? Sensorfenster mit einem trockenen Wattestäbchen putzen. Eine Minute Wellness für {quoted}.',
        'Dreh die Zeigergeschwindigkeit hoch, dann muss dein Handgelenk weniger wandern. Ein faules Team: du und {ours}.',
        'Quer über den Tisch für eine Mail? Stell den Zeiger schneller, das spart Weg. Kürzere Wege, mehr Feierabend, dazu {quoted}.',
      ],
    },
    asks: {
      formal: ['Maus oder Touchpad?', 'Links oder rechts: Wo liegt sie bei Ihnen?'],
      informal: ['Mauspad oder nackte Tischplatte?', 'Klickst du mit Kabel oder ohne?'],
    },
  },
  monitor: {
    stories: {
      formal: [
        'Links die Tabelle, rechts der Bericht, und keins von beiden ganz zu sehen. Mehr Aussicht verschafft {quoted}.',
        'Wer lange auf ein Laptopdisplay hinabsieht, spürt am Abend den Nacken. Den Blick hebt {quoted}.',
        'Das Fenster zum Hof zeigt eine Mauer, das andere wenigstens Norwegen als Hintergrundbild. Das mit der Aussicht: {ours}.',
        'Aufgeräumt wirkt ein Schreibtisch mit drei Dingen: Lampe, Notizbuch, {ours}.',
      ],
      informal: [
        'Zwei Fenster nebeneinander, beide zu schmal, du scrollst quer. Was da fehlt: {ours}.',
        'Gelbe Zettel am Rand: Passwort, Zahnarzt, noch ein Passwort. Neue Klebefläche: {ours}.',
        '„Seht ihr meinen Bildschirm?“ Ja, und die Hotelsuche daneben auch. Für Privates gibt’s ab jetzt: {ours}.',
        'Fußball läuft, die Arbeit auch, irgendwie muss beides gehen. Eins davon bekommt: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Die Oberkante gehört ungefähr auf Augenhöhe, eine Armlänge entfernt. Strecken Sie den Arm aus, dort steht bald {quoted}.',
        'Quer zum Fenster aufgestellt, spiegelt nichts. Manchmal muss also erst der Tisch gedreht werden, und dann steht richtig: {ours}.',
        'Glasreiniger greift die Beschichtung an, ein trockenes oder leicht feuchtes Mikrofasertuch nicht. Ein Tuch also für die Brille und {ours}.',
        'Der Nacken merkt, wenn das Bild zu tief steht: Ungefähr auf Augenhöhe gehört die Oberkante. Zuerst stellt man also den Stuhl ein, danach {quoted}.',
      ],
      informal: [
        'Arm ausstrecken: So weit weg darf’s sein, Oberkante etwa auf Augenhöhe. Jetzt weißt du, wo er hinkommt: {ours}.',
        'Fenster im Rücken heißt Fenster im Bild. Stell quer, dann spiegelt nichts, und du siehst nur noch {quoted}.',
        'Finger weg vom Glasreiniger, der frisst die Beschichtung. Mikrofaser, trocken oder leicht feucht, mehr Wellness braucht’s nicht: {ours}.',
        'Nackenweh um drei? Oberkante etwa auf Augenhöhe, eine Armlänge Abstand. Fang mit zwei dicken Büchern an, obendrauf {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Einer oder zwei auf dem Schreibtisch?',
        'Was zeigt Ihr Hintergrundbild?',
        'Homeoffice oder Büro: Wo arbeiten Sie lieber?',
        'Fenster links, rechts oder im Rücken?',
        'Wie viele Programme sind gerade offen?',
        'Was steht neben Ihrem Bildschirm?',
      ],
      informal: [
        'Hell- oder Dunkelmodus?',
        'Wie viele Zettel kleben bei dir am Rand?',
        'Wie oft hast du heute schon aus dem Fenster geschaut?',
        'Zocken oder Tabellen: Was siehst du öfter?',
        'Kamera an oder aus?',
        'Ordner aufgeräumt oder Desktop voll?',
      ],
    },
  },
  'storage-drive': {
    stories: {
      formal: [
        'Zwölf Jahre Familienfotos liegen auf einem Gerät, das gestern seltsam klang. Heute Abend sollten sich kennenlernen: dieses Gerät und {ours}.',
        'Die Diplomarbeit im Taxi, die Hochzeitsrede im Zug: Verloren geht immer das Einzige. Ein Zweites sichert {quoted}.',
        'Speicher fast voll, meldet das Telefon und meint den ganzen Sommer. Sein neues Zuhause: {ours}.',
        'Ordnung heißt, den alten Mietvertrag in einer Minute zu finden. Dafür sorgen ein System und {ours}.',
      ],
      informal: [
        'Kein Backup, kein Mitleid, sagt die IT. Sie meint es nur gut, wir auch: {ours}.',
        'Neu, ganz neu, neu wirklich final: Deine Ordner brauchen Auslauf. Den gibt’s hier: {ours}.',
        'Alle Partyfotos liegen bei einem, und der meldet sich nicht. Geh persönlich vorbei, im Gepäck: {ours}.',
        'Dreitausend Katzenbilder löscht man nicht, man zieht sie um. Neue Adresse: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Drei Kopien, zwei Arten von Medien, eine davon außer Haus: So hält man Wichtiges sicher. Eine der drei Aufgaben übernimmt {quoted}.',
        'Immer erst auswerfen, dann den Stecker ziehen, sonst kann die letzte Datei fehlen. Zwei Sekunden Geduld, dann ruht wieder {ours}.',
        'Einmal im Jahr sollte man prüfen, ob sich die Sicherung wirklich öffnen lässt. Zur Neujahrsinspektion also: Tee, Geduld und {ours}.',
        'Eine Kopie im selben Raum ist schnell so verloren wie das Original, darum gehört eine außer Haus. Ein Anfang: {ours}.',
      ],
      informal: [
        'Eine Kopie ist keine. Mach drei, auf zwei Arten von Medien, und eine davon wohnt bei deinen Eltern. Für eine der drei: {ours}.',
        'Rausziehen ohne Auswerfen kostet dich im Pech die letzte Datei. Also klicken, warten, ziehen, dann ab in die Tasche: {ours}.',
        'Backup schön und gut, aber geht’s auch auf? Teste es einmal im Jahr, zum Beispiel an Neujahr. Gute Begleitung: ein Kaffee und {ours}.',
        'Der Bus kommt, der Kopiervorgang auch gleich. Erst auswerfen, dann rennen, sonst bleibt die Hälfte da. Gut verstaut: {title}.',
      ],
    },
    asks: {
      formal: ['Wann haben Sie zuletzt gesichert?', 'Cloud, Schublade oder beides?'],
      informal: ['Letztes Backup: wann? Sei ehrlich.', 'Welche Datei würdest du als Erstes retten?'],
    },
  },
  charger: {
    stories: {
      formal: [
        'Im Hotelzimmer sucht man zuerst die Steckdose am Bett, dann das Bad. Schon in der Hand: {ours}.',
        'Zwanzig Uhr, acht Prozent, und der Abend hat erst begonnen. Gut, dass im Flur {quoted} wartet.',
        'Zu Hause hat man eins, im Büro leiht man eins, auf Reisen fehlt eins. Für den dritten Fall: {ours}.',
        'Am Nachttisch endet der Tag für beide, für Sie und für das Telefon. Um Letzteres kümmert sich {quoted}.',
      ],
      informal: [
        'Ein Prozent, Mama am Apparat, gleich kommt die Pointe. Hättest du mal {quoted} dabei.',
        '„Kann ich hier irgendwo laden?“ Auf jeder Party ab elf. Mach dich beliebt mit {quoted}.',
        'WG-Gesetz: Wer zuerst fragt, lädt zuerst. Frieden stiftet {quoted}.',
        'Freie Steckdose im Zug entdeckt und nichts zum Einstecken. Pack für die Rückfahrt {quoted} ein.',
      ],
    },
    lessons: {
      formal: [
        'Mehr Watt, als das Gerät aufnimmt, lädt nicht schneller. Vergleichen Sie also die beiden Zahlen, die des Geräts und die bei {quoted}.',
        'Beim Laden entsteht Wärme, und die muss wegkönnen, also nicht unter Kissen oder Decken. Ein freier Platz am Nachttisch genügt {quoted}.',
        'Das CE-Zeichen gehört zum ersten Blick, und ein beschädigtes Gehäuse wird nicht mehr benutzt. Diese Sorgfalt dürfen Sie auch anlegen an {quoted}.',
        'Wie viel Watt nimmt das Gerät auf? Alles darüber lädt nicht schneller. Erst diese Zahl suchen, danach {quoted} ansehen.',
      ],
      informal: [
        'Doppelt so viel Watt, doppelt so schnell? Nur wenn dein Gerät das aufnimmt. Zahl nachsehen, dann weiter zu {quoted}.',
        'Unterm Kissen laden ist keine gute Idee, die Wärme muss weg. Leg’s auf den Tisch und schlaf ruhig neben {quoted}.',
        'Gehäuse geplatzt? Dann weg damit, und beim nächsten aufs CE-Zeichen achten. Mach den Test gleich bei {quoted}.',
        'Wärme will nach oben, nicht unter die Decke. In einer freien Ecke sind gut aufgehoben: dein Handy und {ours}.',
      ],
    },
    asks: {
      formal: ['Laden Sie über Nacht oder zwischendurch?', 'Bei wie viel Prozent werden Sie unruhig?'],
      informal: ['Akku gerade: wie viel Prozent?', 'Wer leiht sich bei euch immer das Ladegerät?'],
    },
  },
  memory: {
    stories: {
      formal: [
        'Zwanzig Fenster, eine Videokonferenz, und der Zeiger wird zur Sanduhr. Was fehlt, sieht man von außen nicht: {ours}.',
        'Einen Rechner ersetzt man nicht, nur weil er vergesslich wird. Man hilft ihm auf die Sprünge: {ours}.',
        'Gehäuse auf, einrasten lassen, Gehäuse zu: So rasch wird man Ingenieur. Den Anlass gibt {quoted}.',
        'Fotos bearbeiten, Musik hören, Briefe schreiben: Auch ein Computer kommt ins Stocken. Vielleicht fehlt ihm nur das hier: {ours}.',
      ],
      informal: [
        'Noch ein Tab geöffnet, Rechner macht Pause. Da hätte jemand gern {quoted}.',
        'Kaffee geholt, Kaffee getrunken, Programm lädt immer noch. Schraubenzieher her, jetzt kommt Hilfe: {ours}.',
        'Vorm Neukauf erst mal unter die Haube schauen. Vielleicht reicht ja das hier: {ours}.',
        'Klick macht’s beim Einsetzen, und du bist zwei Zentimeter größer. Selbst eingebaut: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Generation und Größe müssen passen, das verrät die Liste des Mainboards. Zwischen Liste und Steckplatz fehlt dann nur noch {ours}.',
        'Zwei gleiche Module laufen meist schneller als eines mit derselben Gesamtgröße. Im Zweifel also paarweise: {ours}.',
        'Stecker ziehen, blankes Metall berühren, dann erst einbauen: So leitet sich statische Ladung ab. Nun mit ruhiger Hand: {ours}.',
        'Bestellt ist schnell, passend ist anders: Die Liste des Mainboards nennt Generation und Größe. Erst dort nachsehen, dann hier: {title}.',
      ],
      informal: [
        'Passt nicht gibt’s hier auch: Generation und Größe stehen in der Liste deines Mainboards. Zwei Minuten lesen, dann {ours}.',
        'Zwei gleiche Riegel schlagen meist einen großen, bei gleicher Summe. Denk also in Paaren, auch hier: {ours}.',
        'Fass vor dem Einbau blankes Metall an, Stecker natürlich gezogen, dann ist die Ladung weg. Danach macht es klick: {title}.',
        'Teppich, Wollsocken, Funken? Netzstecker raus, Metall berühren, dann erst ran. Entladen und bereit: du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Rüsten Sie selbst auf oder lassen Sie es machen?',
        'Welches Programm bringt Ihren Rechner ins Schwitzen?',
      ],
      informal: ['Wie viel Gigabyte stecken in deinem?', 'Schon mal selbst geschraubt?'],
    },
  },
  cable: {
    stories: {
      formal: [
        'In jeder Wohnung gibt es diese eine Schublade. Darin findet sich alles, nur nicht {quoted}.',
        'Zu kurz für das Sofa, zu lang für den Schreibtisch: Nach dem Messen kommt in Frage: {ours}.',
        'Fünf Minuten vor der Präsentation passt ein Stecker nicht. Seither reist in der Mappe {quoted}.',
        'Hinter jedem aufgeräumten Schreibtisch hängt etwas, das niemand ansieht. Nennen wir es {quoted}.',
      ],
      informal: [
        'Arbeit, Musik, Netz: Am Ende hängt alles an irgendeiner Strippe. Heute an dieser: {ours}.',
        'Wackelkontakt heißt: geht nur im richtigen Winkel, mit Buch drunter. Lies das Buch lieber und steck um: {ours}.',
        'Das aus dem Auto liegt im Büro, das vom Büro bei Mama. Also noch eins: {ours}.',
        'Ausgeliehen ist bei Kabeln nur ein anderes Wort für weg. Gut darauf aufpassen, bitte: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Gleiche Form heißt nicht gleiche Geschwindigkeit, die Beschreibung nennt sie. Eine Beschreibung zum Nachlesen hat auch {ours}.',
        'Enge Knicke brechen zuerst, lockere Schlaufen nicht. In lockeren Schlaufen reist also auch {ours}.',
        'Immer am Stecker ziehen, nie an der Leitung: So bleibt innen heil, was man außen nicht sieht. Mit Rücksicht gezogen wird also auch {ours}.',
        'Um die Hand gewickelt, entstehen enge Knicke, und dort bricht es zuerst. Locker in die Schublade legt man also {quoted}.',
      ],
      informal: [
        'Gleicher Stecker, anderes Tempo: Wie schnell die Leitung ist, steht in der Beschreibung. Lesestoff vor dem Bestellen liefert auch {ours}.',
        'Nicht um die Hand wickeln: Im engen Knick bricht’s zuerst. Lockere Schlaufe, ab in den Rucksack, da liegt jetzt {quoted}.',
        'Zieh am Stecker, nicht an der Strippe, dann kriechst du seltener unter den Tisch. Zum Üben: {ours}.',
        'Knick ist Feind, Schlaufe ist Freund. Mit der Regel kommt ihr gut durchs Leben, du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Eine volle Schublade oder alle beschriftet?',
        'Welches suchen Sie am häufigsten?',
        'Unter dem Tisch: Ordnung oder lieber nicht hinsehen?',
        'Welcher Stecker fehlt auf Ihren Reisen immer?',
        'Zu kurz oder zu lang: Was ärgert Sie mehr?',
        'Wie viele liegen gerade auf Ihrem Schreibtisch?',
      ],
      informal: [
        'Gerollt, geknotet oder Haufen?',
        'Wie viele hast du, bei denen keiner weiß, wofür?',
        'Stecker: Beim wievielten Drehen passt er?',
        'Wer leiht sich bei euch immer deins?',
        'Kabelkiste: Seit wann hast du sie nicht geöffnet?',
        'Schublade, Haken oder Boden: Wo liegen deine?',
      ],
    },
  },
  'smart-watch': {
    stories: {
      formal: [
        'Mitten im Konzert schreibt die Babysitterin: alles gut. Ein Blick genügt, mehr muss {quoted} nicht sagen.',
        'Am Abend fehlen noch achthundert Schritte bis zur runden Zahl. Einmal um den Block also, Sie und {ours}.',
        'Das Telefon bleibt in der Tasche, das Gespräch bleibt ein Gespräch. Nur am Handgelenk weiß {quoted} Bescheid.',
        'Früher sah man dort nach, wie spät es ist. Heute fragt das Handgelenk zurück, dank {quoted}.',
      ],
      informal: [
        'Dreimal zum Kühlschrank, das sind ja auch Schritte. Dein Zeuge heißt {quoted}.',
        'Treppe statt Aufzug, aber nur, wenn’s jemand merkt. Merkt jemand: {ours}.',
        'Handy irgendwo im Haus, du irgendwo im Garten. Am Arm hast du ja {quoted}.',
        '„Du solltest dich mal bewegen“, sagt sonst nur deine Mutter. Jetzt auch {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Nicht jede versteht sich mit jedem Handy: Prüfen Sie vor dem Kauf das Betriebssystem. Steht das fest, geht der Blick zu {quoted}.',
        'Beim Sport etwas enger und eine Fingerbreite über dem Handgelenk getragen, misst der Sensor ruhiger. So startet man in die nächste Runde mit {quoted}.',
        'Nur wenige Apps müssen wirklich ans Handgelenk. Nehmen Sie sich zehn Minuten zum Ausmisten, so ruhig darf der Alltag sein mit {quoted}.',
        'Wenn jede Nachricht tippt, hört man bald keine mehr. Eine kurze Liste genügt für den Anfang mit {quoted}.',
      ],
      informal: [
        'Frag vorher dein Handy: Das Betriebssystem muss mitspielen. Sagt es Ja, fehlt dir nur noch {quoted}.',
        'Beim Joggen einen Finger breit übers Gelenk und enger stellen, dann misst der Sensor ruhiger. Schuhe zu, los, du und {ours}.',
        'Muss der Familienchat wirklich an den Arm? Miste die Mitteilungen aus, nur wenige bleiben. Ruhige Zeiten mit {quoted}.',
        'Wackelt’s am Gelenk, misst der Sensor unruhig. Enger, ein Stück höher, fertig: So trainierst du mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Links oder rechts am Handgelenk?', 'Wie viele Schritte waren es gestern?'],
      informal: ['Schritte heute: wie viele?', 'Nachrichten am Handgelenk: praktisch oder stressig?'],
    },
  },
};
