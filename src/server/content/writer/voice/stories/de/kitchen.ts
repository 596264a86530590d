import type { StoriesOf } from '../stories.ts';

export const kitchen: StoriesOf<'kitchen'> = {
  mug: {
    stories: {
      formal: [
        'Im Schrank stehen zwölf, und jeden Morgen greift die Hand nach derselben. Wer da neu ist, braucht Charakter: {ours}.',
        'Zehn stille Minuten, bevor jemand Guten Morgen sagt. Gesprächspartner sind um diese Zeit nur der Kaffeeduft und {ours}.',
        'Manche Geschenke werden ausgepackt und verschwinden im Regal. Andere stehen jeden Morgen neben der Kaffeemaschine, so wie {ours}.',
        'Regen am Fenster, ein Roman, der dauern darf, kein Grund aufzustehen. In Reichweite bleiben nur die Decke und {ours}.',
      ],
      informal: [
        'Halb sieben, ein Auge offen, beide Hände um etwas Heißes. Der Rest der Welt kann warten, hier sitzen du und {ours}.',
        'In der Büroküche war es wieder keiner. Ab morgen stehen hinter Schloss und Riegel: die guten Kekse und {ours}.',
        'Der Tee ist kalt, weil die Geschichte so gut war. Also alles auf Anfang: Wasser, Tratsch, {ours}.',
        'Vor dem ersten Schluck spricht man dich besser nicht an, das weiß die ganze Familie. Bis dahin reden nur du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Trinken Sie morgens Kaffee oder Tee?',
        'Wer darf bei Ihnen zu Hause aus Ihrer Lieblingstasse trinken?',
      ],
      informal: ['Kaffee oder Tee? Bitte Partei ergreifen.', 'Wie viele stehen bei dir im Schrank? Ehrlich.'],
    },
  },
  'cup-and-saucer': {
    stories: {
      formal: [
        'Sonntags um drei kam bei den Großeltern das gute Geschirr auf den Tisch. Der Kuchen darf derselbe bleiben, dazu {ours}.',
        'Ein Gast bleibt länger, wenn der Kaffee nicht einfach hingestellt, sondern serviert wird. Ein Löffel, ein Keks, {ours}.',
        'Pappbecher sind für Bahnsteige. Zu Hause dürfen sich alle setzen, der Gast, der Keks und {ours}.',
        'Gute Nachrichten überbringt man im Sitzen, mit Zucker und einem kleinen Klirren. Zwischen Ihnen stehen nur die Milch und {ours}.',
      ],
      informal: [
        'Wohin mit dem Keks, wenn beide Hände voll sind? Oma wusste das schon immer: {ours}.',
        'Kuchen, Klatsch, zweite Runde, und der kleine Finger macht, was er will. Eine Kaffeetafel seid ihr jetzt, ihr drei und {ours}.',
        'Dein Kaffee war die ganze Woche zum Mitnehmen. Am Samstag darf er sitzen bleiben, so wie du, so wie {ours}.',
        '„Nur auf einen Kaffee“, hat sie gesagt. Das war um zwei, jetzt ist es sechs, und noch immer auf dem Tisch: {ours}.',
      ],
    },
    asks: {
      formal: ['Welcher Kuchen gehört bei Ihnen zum Sonntagskaffee?', 'Mit Milch, mit Zucker oder schwarz?'],
      informal: ['Keks eintunken, ja oder nein?', 'Bei wem trinkst du am liebsten Kaffee?'],
    },
  },
  'drinking-glass': {
    stories: {
      formal: [
        'Der Tisch ist gedeckt, die Sonne steht tief, und bevor jemand sitzt, fängt etwas das Licht ein: {ours}.',
        'Beim Anstoßen sieht man sich in die Augen, so will es der Brauch. Alles andere ist Kür, auch {ours}.',
        'Auch das Wasser zum Essen verdient einen Auftritt. Eine Scheibe Zitrone, ein Blatt Minze, {ours}.',
        'Noch im Mantel werden Gäste gefragt, was sie trinken möchten. Auf dem Tisch stehen schon die Karaffe und {ours}.',
      ],
      informal: [
        'Eiswürfel, Zitrone, Balkon. Das Rezept für den Feierabend ist kurz, es fehlen nur noch du und {ours}.',
        'Bei dir trinken Gäste aus dem Senfglas mit dem halben Etikett. Charmant. Für alle, die öfter als einmal kommen: {ours}.',
        'Halb voll oder halb leer? Große Fragen klärst du abends am Küchentisch, da habt ihr Zeit, du und {ours}.',
        'Prost, auch mit Leitungswasser. Hauptsache, jemand erzählt was, und am Tisch sitzen die Richtigen. Fehlt noch was? {Ours}.',
      ],
    },
    asks: {
      formal: ['Worauf haben Sie zuletzt angestoßen?', 'Mit oder ohne Eis?'],
      informal: [
        'Erster Schluck am Feierabend: Wasser, Wein oder Limo?',
        'Sprudel oder still? Hier scheiden sich die Geister.',
      ],
    },
  },
  plate: {
    stories: {
      formal: [
        'Ein Butterbrot mit Schnittlauch ist ein Abendessen, sobald jemand den Tisch deckt. Brot, Messer, Serviette, {ours}.',
        'Am Ende liegt noch ein Rest Soße da, und jemand greift diskret zum Brot. Zurück bleiben ein paar Krümel und {ours}.',
        'Gäste loben zuerst, was sie sehen, und erst dann, was sie schmecken. Für den ersten Eindruck sorgen Sie und {ours}.',
        'Bei Tisch erzählt jeder, wie sein Tag war, und keiner schaut aufs Telefon. Vor jedem Platz: ein Glas, eine Gabel, {ours}.',
      ],
      informal: [
        'Die Nudeln von gestern heißen heute „Pasta, zweiter Gang“. Alles eine Frage der Präsentation: {ours}.',
        'Aufessen, damit die Sonne scheint? Quatsch. Aufessen, damit man sieht, was drunter ist: {ours}.',
        'Dein Essen war fertig, die Kamera auch, nur der Hintergrund hat geschwächelt. Nächstes Mal mit Petersilie obendrauf, und drunter {ours}.',
        'Käsebrot im Stehen, über der Spüle, um halb zehn. Setz dich wenigstens hin, es warten ein Stuhl, eine Gurke und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Welches Gericht kommt bei Ihnen am Sonntag auf den Tisch?',
        'Decken Sie auch für sich allein den Tisch?',
      ],
      informal: [
        'Wer isst bei euch immer den letzten Rest?',
        'Was gibt es heute bei dir? Tiefkühlpizza zählt.',
      ],
    },
  },
  bowl: {
    stories: {
      formal: [
        'Wenn es draußen früh dunkel wird, isst man gern mit dem Löffel. Suppe, ein Stück Brot, eine Decke, {ours}.',
        'Zitronen vom Markt, Schlüssel im Flur, Nüsse für die Gäste: Irgendetwas sucht immer einen Ort. Hier wäre einer: {ours}.',
        'Alle langen zu, jeder nimmt noch einmal, und die Schwester pickt sich die Oliven heraus. Mitten auf dem Tisch: {ours}.',
        'Am Morgen ist das Haus noch still. Ein paar Beeren, ein Löffel Joghurt, {ours} vor dem Küchenfenster.',
      ],
      informal: [
        'Alles rein, umrühren, aufs Sofa, Folge starten. Besteck: ein Löffel. Geschirr: {ours}.',
        'Chips aus der Tüte essen alle. Du bist heute Gastgeber, also bitte mit Stil, Serviette, Cola mit Strohhalm, {ours}.',
        'Müsli um acht, Salat um eins, Eis um elf, wenn es keiner sieht. Einen langen Arbeitstag haben du und {ours}.',
        'Wo sind die Schlüssel? In der Jacke, im Bad, im Kühlschrank. Ab morgen haben sie eine feste Adresse: {ours}.',
      ],
    },
    asks: {
      formal: ['Suppe oder Salat?', 'Welche Suppe kochen Sie, wenn jemand krank ist?'],
      informal: ['Erst Müsli oder erst Milch? Wähle weise.', 'Salzig oder süß, wenn der Film anfängt?'],
    },
  },
  teapot: {
    stories: {
      formal: [
        'Eine Tasse trinkt man nebenbei. Wer mehr Wasser aufsetzt, hat vor, sitzen zu bleiben. Gesellschaft leisten ein Buch und {ours}.',
        'In Ostfriesland sind drei Tassen Höflichkeit und die vierte ein Kompliment. Kluntje, Sahne, kein Umrühren, {ours}.',
        'Der Regen hört heute nicht mehr auf, das Gespräch zum Glück auch nicht. Zwischen Ihnen auf dem Tisch: {ours}.',
        'Drei Minuten lang gibt es nichts zu tun, als auf die Blätter zu warten. Zeit lassen sich dabei alle, Sie, das Wasser und {ours}.',
      ],
      informal: [
        'Abwarten und, na? Genau. Das Abwarten kannst du schon, für den Rest: {ours}.',
        'Schietwetter, dicke Socken, und deine liebste Freundin hat Redebedarf. Da reicht kein Beutel im Becher, da helfen nur du und {ours}.',
        '„Willst du auch einen?“ Viermal gefragt, viermal in die Küche gelaufen. Ab morgen steht alles gleich auf dem Tisch: {ours}.',
        'Problem nicht gelöst, aber alle sitzen, pusten und reden wieder miteinander. Das waren der Kandis und {ours}.',
      ],
    },
    asks: {
      formal: ['Welchen Tee trinken Sie am Nachmittag?', 'Mit Kandis, Milch, Zitrone oder ganz pur?'],
      informal: ['Wie lange zieht er bei dir? Auf die Minute.', 'Teebeutel oder loser Tee?'],
    },
  },
  'water-bottle': {
    stories: {
      formal: [
        'Um vier Uhr fällt Ihnen ein, dass Sie seit dem Frühstück nichts getrunken haben. Neben der Tastatur fehlt nur eines: {ours}.',
        'Auf halber Höhe gibt es eine Bank, von der man ins Tal sieht. Rucksack ab, durchatmen, {ours}.',
        'Zug, Seminar, Hotel: Unterwegs ist vieles jeden Tag anders. Gut, wenn etwas dasselbe bleibt, zum Beispiel {ours}.',
        'Nach der Stunde auf der Matte ist der Kopf leer und der Mund trocken. Am Rand warten ein Handtuch und {ours}.',
      ],
      informal: [
        'Am Bahnhof kostet ein halber Liter so viel wie früher ein Kinoticket. Aus deinem Hahn kommt er umsonst, und für den Weg: {ours}.',
        '„Mehr trinken“ steht seit drei Jahren auf deiner Vorsatzliste. Was dem Vorsatz noch gefehlt hat? {Ours}.',
        'Handy, Schlüssel, Geldbeutel, und an der Ecke drehst du noch mal um. Es fehlen wie immer die Sonnenbrille und {ours}.',
        'Deine Zimmerpflanze trinkt mehr als du, und die sitzt auch den ganzen Tag nur rum. Zeit für den Ausgleich: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Wohin begleitet Sie Ihr Wasser: Büro, Sport oder Berg?',
        'Wie viele Gläser Wasser waren es heute schon?',
      ],
      informal: [
        'Schon getrunken heute? Der Kaffee zählt nicht.',
        'Leitung pur, Sprudel oder mit Gurke drin?',
      ],
    },
  },
  'lunch-box': {
    stories: {
      formal: [
        'Ein Zettel unter dem Brot, drei Wörter, ein Herz. Die große Pause kann kommen, im Ranzen stecken das Mäppchen und {ours}.',
        'Mittags zieht es die Kollegen in die Schlange. Sie sitzen schon auf der Bank am Fluss, neben sich {ours}.',
        'Jede Familie hat jemanden, der morgens um sechs Äpfel in Spalten schneidet. Ein stiller Liebesdienst, und neben dem Apfel {ours}.',
        'Kaum liegt der erste Tunnel hinter Ihnen, fragt jemand von der Rückbank, was es gibt. Die Antwort liegt obenauf: {ours}.',
      ],
      informal: [
        'Deine Reste von gestern sind um zwölf der Neid der ganzen Abteilung. Deckel auf, Nase zu den Kollegen, {ours}.',
        'Schulhofkurs heute: ein Salamibrot gegen zwei Butterkekse. Mit am Verhandlungstisch: dein Kind und {ours}.',
        'Kantine heute: „Allerlei nach Art des Hauses“. Wie gut, dass du etwas dabeihast, nämlich {ours}.',
        'Der Zug rollt an, es raschelt, und das ganze Abteil kriegt Hunger. Neidische Blicke ernten du und {ours}.',
      ],
    },
    asks: {
      formal: ['Was bekamen Sie früher als Pausenbrot mit?', 'Nehmen Sie Ihr Mittagessen mit zur Arbeit?'],
      informal: [
        'Pausenbrot tauschen: Was war bei euch am meisten wert?',
        'Apfel in Spalten oder im Ganzen?',
      ],
    },
  },
  'cake-stand': {
    stories: {
      formal: [
        'Auf der Kaffeetafel gibt es immer einen Punkt, zu dem alle Blicke wandern. Dort stehen der Käsekuchen und {ours}.',
        'Die Kerzen sind gezählt, das Licht geht aus, und alle stimmen zu hoch an. Mitten im Lied: {ours}.',
        'Wer drei Stunden gebacken hat, stellt das Ergebnis nicht einfach irgendwohin. Eine Torte verdient ihren Auftritt. Die Bühne: {ours}.',
        'Niemand möchte die Torte als Erster anschneiden, so schön steht sie da. Auf ein mutiges Messer warten der Kaffee und {ours}.',
      ],
      informal: [
        'Tiefkühltorte, aufgetaut, etwas Puderzucker drüber. Deine Tante will das Rezept, und keiner verrät es, weder du noch {ours}.',
        'Erst gucken alle, dann sagt einer: „Na gut, ich fang an.“ Zehn Minuten später sind noch da: drei Krümel und {ours}.',
        'Geburtstag erkennt man daran, was mitten auf dem Tisch steht. Dieses Jahr etwas weiter oben: {ours}.',
        'Drei Muffins auf dem Küchentuch sind Reste. Drei Muffins hier drauf sind Konditorei: {ours}.',
      ],
    },
    asks: {
      formal: ['Welche Torte gehört für Sie zum Geburtstag?', 'Käsekuchen oder Schwarzwälder Kirsch?'],
      informal: ['Das erste Stück Torte: Wer bekommt es bei euch?', 'Selbst gebacken oder elegant gekauft?'],
    },
  },
  'baking-tin': {
    stories: {
      formal: [
        'Am Samstagnachmittag riecht es bis ins Treppenhaus, und die Nachbarin grüßt auffallend lange. Verraten haben Sie der Duft und {ours}.',
        'Das Rezept der Großmutter kennt keine Mengen, nur „bis es richtig ist“. Den Rest besorgen Ihr Gefühl, viel Butter und {ours}.',
        'Es gibt beim Backen nur einen wirklich spannenden Augenblick, den des Umdrehens. Die Luft halten alle an, die Kinder, Sie und {ours}.',
        'Ein Kind auf dem Hocker, Mehl auf der Nase, den Löffel schon im Mund. Erst der Teig, dann {ours}, dann das lange Warten vor der Scheibe.',
      ],
      informal: [
        'Wer darf die Schüssel auslecken? Streitet euch ruhig, den größten Teil bekommt sowieso jemand anders: {ours}.',
        'Im Schneidersitz vor dem Ofen, Nase an der Scheibe. Fünfzig Minuten, keine Werbung, in der Hauptrolle {ours}.',
        'Drei braune Bananen, schon wieder. Du weißt, was das heißt: Ofen an, Nüsse rein, {ours}.',
        'Montag im Büro: „Hat hier jemand gebacken?“ Du guckst bescheiden. Den Applaus verdient haben du und {ours}.',
      ],
    },
    asks: {
      formal: ['Welcher Kuchen riecht für Sie nach Kindheit?', 'Backen Sie nach Rezept oder nach Gefühl?'],
      informal: ['Rosinen im Teig: ja, nein, Streit?', 'Was backst du, wenn es schnell gehen muss?'],
    },
  },
  pan: {
    stories: {
      formal: [
        'Zwiebeln in Butter, fünf Minuten, und aus allen Zimmern kommt dieselbe Frage. Die Antwort steht auf dem Herd: {ours}.',
        'Sonntags um zehn liegt die Zeitung auf dem Tisch, und in der Küche zischt es leise. Zwei Eier, etwas Butter, {ours}.',
        'Nach einem langen Arbeitstag möchte niemand vier Töpfe spülen. Ein wenig Öl, gute Kartoffeln und {ours}.',
        'Manches kommt in einer Küche nie in den Schrank, weil man es morgen wieder braucht. Auf dem Herd wohnen der Wasserkessel und {ours}.',
      ],
      informal: [
        'Der erste Pfannkuchen wird nie was, der gehört dem Koch. Ab dem zweiten laufen alle warm, die Kinder, du und {ours}.',
        'Kühlschrank auf: drei Eier, eine Paprika, ein Rest Käse. Andere sehen da nichts, ihr seht ein Abendessen, du und {ours}.',
        'Bratkartoffeln haben schon Trennungen, Prüfungen und Montage überstanden. Immer dabei: ein paar Zwiebeln und {ours}.',
        'Wenden ohne Wender, ein Schwung, und der Hund wartet unten. Alle bereit? Der Hund ja, {ours} auch.',
      ],
    },
    asks: {
      formal: ['Spiegelei oder Rührei?', 'Gehören Zwiebeln in die Bratkartoffeln?'],
      informal: ['Pfannkuchen süß oder herzhaft?', 'Zehn Minuten Zeit: Was kochst du?'],
    },
  },
  'kitchen-knife': {
    stories: {
      formal: [
        'Petersilie, Zwiebel, Möhre: So fängt ein guter Abend an. Den Takt geben das Radio und {ours}.',
        'In jeder Küche gibt es eine Schublade voll und trotzdem immer nur das eine, um das man sich streitet: {ours}.',
        'An der reifen Tomate zeigt sich, wie jemand kocht. Ein ruhiger Zug, kein Druck, in der Hand {ours}.',
        'Ein Gast, der beim Kochen helfen möchte, bekommt Arbeit und Vertrauen. Ein Brett, ein Glas Wein, {ours}.',
      ],
      informal: [
        'Zwiebeln schneiden und behaupten, es liege an den Zwiebeln. Die Wahrheit kennen nur du und {ours}.',
        'Im Ferienhaus zersägst du das Baguette mit einem Buttermesser. Zu Hause warten derweil der gute Käse und {ours}.',
        'Handy weg, Musik an, ein Berg Gemüse. Andere zahlen für so was einen Achtsamkeitskurs, dir reichen ein Brett und {ours}.',
        'Für zwölf Leute kochen heißt: zwei Stunden schnippeln, zehn Minuten rühren. Zum Glück seid ihr zu zweit, du und {ours}.',
      ],
    },
    asks: {
      formal: ['Wer schneidet bei Ihnen die Zwiebeln?', 'Was bereiten Sie am liebsten frisch zu?'],
      informal: ['Dein Trick gegen Zwiebeltränen?', 'Koriander im Essen: Liebe oder Seife?'],
    },
  },
  cutlery: {
    stories: {
      formal: [
        'Kurz vor sieben, die Gäste suchen noch einen Parkplatz. Auf dem Tisch liegen schon die Servietten und {ours}.',
        'Von außen nach innen, sagte die Großmutter, und beim Nachtisch sind alle gleich. Der Tisch hat seine Regeln, dazu {ours}.',
        'Das leise Klappern vor dem Essen hört man bis in den Garten, und die Kinder kommen von selbst. Gerufen haben die Teller und {ours}.',
        'Suppe, Hauptgang, Dessert, und dann noch eine Stunde am Tisch. In der Hand, beim Erzählen, die ganze Zeit: {ours}.',
      ],
      informal: [
        'Zwölf Teelöffel gekauft, vier sind noch da. Die Wissenschaft rätselt, du deckst neu: {ours}.',
        '„Ich deck schon mal“ ist der sicherste Weg, nicht kochen zu müssen. Dein Alibi sind zwei Teller und {ours}.',
        'Pizza aus dem Karton, okay, aber heute kommt deine Mutter. Gabel links, Messer rechts, {ours}.',
        'Ein Löffel steckt in der Schokocreme, und keiner gesteht. Einziger Zeuge: {ours}.',
      ],
    },
    asks: {
      formal: ['Decken bei Ihnen die Kinder den Tisch?', 'Pommes mit der Gabel oder mit den Fingern?'],
      informal: [
        'Wohin verschwinden bei euch die Teelöffel?',
        'Spaghetti drehen oder schneiden? Keine Gewalt, bitte.',
      ],
    },
  },
  'cutting-board': {
    stories: {
      formal: [
        'Der eine schneidet, der andere erzählt, wie der Tag war. Gute Gespräche brauchen wenig: ein Messer, zwei Gläser, {ours}.',
        'Brot, Käse, ein paar Trauben, und niemand fragt nach Tellern. So einfach kann Abendbrot sein, in der Mitte {ours}.',
        'Gäste möchten sich nützlich machen und stehen im Weg. Jetzt helfen ihnen ein Bund Petersilie und {ours}.',
        'Jede Kerbe war einmal ein Abendessen, und nach Jahren liest man darin wie in einem Tagebuch. Erste Seite: {ours}.',
      ],
      informal: [
        'Erst die Zwiebel, dann die Tränen, dann die Gäste. Von Anfang an dabei sind das Küchenradio und {ours}.',
        'Wer schneidet, darf naschen. Die Paprika ist schon halb weg, die Gurke ganz, übrig sind nur du und {ours}.',
        'Feierabend, keine Lust zu kochen. Brot, Gurke, der gute Käse und {ours}, gegessen wird gleich in der Küche.',
        'Deine Arbeitsplatte sieht aus wie eine Landkarte aus lauter Schnitten. Ein Friedensangebot: {ours}.',
      ],
    },
    asks: {
      formal: ['Was gehört bei Ihnen zum Abendbrot?', 'Kochen Sie lieber allein oder zu zweit?'],
      informal: ['Naschen beim Schneiden: Was ist bei dir zuerst weg?', 'Gewürzgurke aufs Brot: ja oder ja?'],
    },
  },
  'salt-and-pepper': {
    stories: {
      formal: [
        'Sonntags um zehn, weiche Eier, warme Brötchen, und der ganze Tisch wartet auf eine Prise. Gerade im Kreis unterwegs: {ours}.',
        'Manche Paare sieht man nur zusammen. Von Hand zu Hand, einmal um den ganzen Tisch, so wie {ours}.',
        '„Erst probieren, dann würzen“, mahnt jede Köchin, und am Tischende streckt sich schon ein Arm. Das Ziel: {ours}.',
        'Ein reifes Stück Tomate, ein Butterbrot, die Füße im Gras. Alles da, sogar {ours}.',
      ],
      informal: [
        'Nachwürzen, ohne dass der Koch es sieht, ist eine Kunst. Unter einer Decke stecken du und {ours}.',
        '„Kann mal jemand rüberreichen?“ Der Satz fällt an jedem Tisch, und alle wissen, was gemeint ist: {ours}.',
        'Rührei ohne alles ist bloß gelb. Den Unterschied machen Schnittlauch, Butter und {ours}.',
        'Die Freundschaft hält, obwohl der eine blass ist und der andere scharf. Nehmt euch ein Beispiel, ihr zwei: {ours}.',
      ],
    },
    asks: {
      formal: ['Probieren Sie erst, oder würzen Sie gleich?', 'Was wäre für Sie ohne Pfeffer undenkbar?'],
      informal: [
        'Salz auf die Wassermelone: Genie oder Frevel?',
        'Frühstücksei: vier, sechs oder acht Minuten?',
      ],
    },
  },
  apron: {
    stories: {
      formal: [
        'Ein Doppelknoten, ein Blick in den Topf, und schon fragt niemand mehr, wer hier kocht. Ihre Amtstracht: {ours}.',
        'Zu Weihnachten stehen drei Generationen am Teig, und jeder weiß es besser. Das letzte Wort hat, wer sie trägt: {ours}.',
        'Der Arbeitstag hört am Herd auf, sobald man die Ärmel hochschiebt und sich etwas umbindet. Feierabend, {ours}, ein Glas Wein.',
        'Helle Hemden und Tomatensoße finden einander immer. Dazwischen stehen nur ein wenig Glück und {ours}.',
      ],
      informal: [
        'Plätzchenteig, Zwischenstand: die Hälfte auf dem Blech, die Hälfte am Bauch. Zum Glück vor deinem Pulli: {ours}.',
        'Am Grill braucht niemand Ahnung. Es reichen eine Zange, ein entschlossener Blick und {ours}.',
        'Mehl an den Händen, und ausgerechnet jetzt juckt die Nase. Abwischen, weitermachen, {ours}.',
        'Du kannst nur drei Gerichte, aber heute sieht keiner den Unterschied. Die Tarnung sitzt: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Wenn Gäste kommen: Wer hat bei Ihnen in der Küche das Sagen?',
        'Kochen oder backen: Wobei entspannen Sie?',
      ],
      informal: [
        'Kochst du sauber oder sieht man es der Küche an?',
        'Dein Gericht, wenn du Eindruck machen willst?',
      ],
    },
  },
  'tea-towel': {
    stories: {
      formal: [
        'Einer spült, einer trocknet ab, und auf einmal spricht man über das, was wirklich wichtig ist. In der Hand {ours}.',
        'Die Gäste sind gegangen, die Gläser stehen noch da. Eine letzte Viertelstunde, leise Musik, {ours}.',
        'Manche Küche erkennt man an einem einzigen Haken neben dem Herd. Was dort hängt, sieht jeder zuerst: {ours}.',
        'In der Küche soll bitte niemand die Fenster öffnen, der Hefeteig geht. Über ihn wachen die Großmutter und {ours}.',
      ],
      informal: [
        'Lässig über der Schulter, und schon kochst du wie im Fernsehen. Die Spaghetti merken nichts, aber es sieht gut aus: {ours}.',
        'Spülmaschine kaputt, Mitbewohner plötzlich weg. Ihr habt heute ein Date, du und {ours}.',
        'Deine Schwester wäscht, du trocknest, und beim dritten Topf seid ihr beim Thema Exfreund. Mitgehört haben die Gläser und {ours}.',
        'Topflappen weg, Rauchmelder an, und der Besuch klingelt. Ruhig bleiben, Fenster auf, wedeln: {ours}.',
      ],
    },
    asks: {
      formal: ['Spülen oder abtrocknen?', 'Worüber reden Sie beim Abwasch?'],
      informal: [
        'Lufttrocknen oder abtrocknen? Die WG will es wissen.',
        'Wer drückt sich bei euch vorm Abwasch?',
      ],
    },
  },
  'storage-jar': {
    stories: {
      formal: [
        'Beim Umfüllen entdeckt man, dass noch drei Packungen Reis da sind. Ordnung ist ein guter Vorsatz, der erste Schritt {ours}.',
        'Ganz oben, wo die Kinder nicht hinkamen, lagen immer die guten Kekse. Inzwischen sind die Kinder groß. Neues Versteck: {ours}.',
        'Ein Griff nach links, das Mehl, ein Griff nach rechts, der Zucker. Eine Küche kennt man, wenn alles seinen Ort hat: {ours}.',
        'Vom Markt kommt man mit Linsen, Mandeln und viel zu vielen Tüten zurück. Zu Hause warten ein Trichter und {ours}.',
      ],
      informal: [
        'Mehl mit Wäscheklammer, Reis mit Haargummi, Nudeln mit Hoffnung. Schichtwechsel im Schrank: {ours}.',
        'Wer war an den Keksen? Niemand, wie immer. Es schweigen der Opa, der Hund und {ours}.',
        'Sonntag umgefüllt, Montag das Mehl gesucht, Dienstag ein Etikett geklebt. Langsam verstehen sie sich, deine Küche und {ours}.',
        'Haferflocken auf dem Boden, Haferflocken im Pulli. Die Tüte hat gekündigt, die Nachfolge ist geregelt: {ours}.',
      ],
    },
    asks: {
      formal: ['Was darf in Ihrem Vorrat nie ausgehen?', 'Beschriften Sie Ihre Vorräte?'],
      informal: [
        'Wo versteckst du die Kekse? Wir verraten nichts.',
        'Wie viele angebrochene Nudelpackungen hast du?',
      ],
    },
  },
  tray: {
    stories: {
      formal: [
        'Jemand öffnet mit dem Ellbogen die Schlafzimmertür, und es ist Sonntag. Kaffee, ein Croissant, die Zeitung, {ours}.',
        'Im Garten sitzen alle schon, in der Küche stehen noch sechs Gläser und der Kuchen. Ein einziger Gang genügt: {ours}.',
        'Eine Kerze, ein Buch, eine kleine Vase, jedes für sich verloren. Zusammen sind sie ein Stillleben, in der Mitte {ours}.',
        'Wer krank im Bett liegt, hört die Schritte auf der Treppe und weiß: Jetzt gibt es Brühe und Zwieback. Dazu {ours}.',
      ],
      informal: [
        'Zweimal laufen? Du doch nicht. Du trägst alles auf einmal, in den Zähnen die Servietten. Dem Zahnarzt zuliebe: {ours}.',
        'Frühstück im Bett klingt romantisch, bis der Kaffee kippt. Festland in Sicht: {ours}.',
        'Fernbedienung, Handcreme, drei Stifte, eine Nuss. Wer macht aus so was eine Sammlung? {Ours}.',
        'Bleib sitzen, ich bring alles mit. Der schönste Satz des Abends, und gleich danach kommen die Nachos und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Wem haben Sie zuletzt das Frühstück ans Bett gebracht?',
        'Balkon, Garten oder Sofa: Wo trinken Sie Ihren Kaffee?',
      ],
      informal: [
        'Krümel im Bett: Weltuntergang oder Sonntag?',
        'Alles auf einmal tragen oder zweimal laufen?',
      ],
    },
  },
  'cake-cases': {
    stories: {
      formal: [
        'Vor dem Kindergeburtstag duftet am Abend das ganze Haus, und auf dem Blech steht die erste Reihe. In jeder Mulde: {ours}.',
        'Auf dem Kuchenbasar gehen die kleinen Dinge zuerst, eines pro Kinderhand. Vom Backen bis zum letzten Krümel dabei: {ours}.',
        'Gerührt ist der Teig in zehn Minuten, verziert wird den ganzen Nachmittag. Auf dem Tisch liegen bunte Streusel und {ours}.',
        'Ein Gruß aus der Küche muss nicht groß sein. Zwei Bissen, eine Haube Sahne, {ours}, und die Nachbarin strahlt.',
      ],
      informal: [
        'Um neun ins Büro gestellt, um fünf nach neun nur noch Krümel. Morgen also noch mal, doppelt so viel Teig und {ours}.',
        'Morgen ist Kitafest, es ist zehn Uhr abends, und dir fällt ein: Du bist mit Backen dran. Ofen an, Licht an, {ours}.',
        'Blaubeeren oder Schoko? Nimm beides, auf dem Blech ist Platz für zwölf Meinungen. Die passende Garderobe: {ours}.',
        'Teig für zwölf, fünf davon noch warm verschwunden, der Täter hat einen Schokoladenmund. Für den nächsten Versuch: {ours}.',
      ],
    },
    asks: {
      formal: ['Für wen backen Sie am liebsten?', 'Schokolade, Zitrone oder Blaubeere?'],
      informal: ['Muffin oder Cupcake? Mit Haube oder ohne?', 'Isst du den ersten noch heiß vom Blech?'],
    },
  },
};
