export const kitchen = {
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
    lessons: {
      formal: [
        'Spült man vorher kurz heiß aus, bleibt der Kaffee länger heiß. Diese halbe Minute gehört zum Morgen wie die Zeitung und {ours}.',
        'Teeränder gehen mit etwas Natron und einem feuchten Tuch weg. Dann darf die nächste Kanne kräftig sein, bereit steht {ours}.',
        'Ein Metallrand und die Mikrowelle vertragen sich nicht, es können Funken schlagen. Erst den Rand prüfen, das gilt für alles im Schrank, auch für {quoted}.',
        'Dunkle Ränder vom Assam sind kein Schicksal: etwas Natron, ein feuchtes Tuch. Ganz ohne Reue gießen Sie in {quoted} nach.',
      ],
      informal: [
        'Kaffee schon wieder lau? Spül vorher heiß aus, dann bleibt er länger heiß. Das schafft ihr sogar im Halbschlaf, du und {ours}.',
        'Teerand sieht nach Büro aus, nicht nach Zuhause. Natron, feuchtes Tuch, weg ist er, und die zweite Runde geht an {quoted}.',
        'Goldrand in der Mikrowelle gibt Feuerwerk, Metall kann Funken schlagen. Also erst den Rand ansehen, dann aufwärmen, das gilt immer, auch für {quoted}.',
        'Das heiße Wasser darf zweimal ran: erst kurz zum Vorwärmen, dann für den Kaffee, der so länger heiß bleibt. Gute Aussichten für alle, die gern trödeln: {ours}.',
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
    lessons: {
      formal: [
        'Am Henkel bricht es zuerst, deshalb wird dort nichts gestapelt. Geben Sie jedem Stück seinen eigenen Platz im Schrank, so wohnt es sich gut mit {quoted}.',
        'Ein Stück Küchenpapier zwischen gestapelten Untertassen verhindert Kratzer. Eine Kleinigkeit nach dem Besuch, ein Dankeschön an {quoted}.',
        'Kurz heißes Wasser hinein, und später bleibt der Kaffee länger heiß. Während die Gäste ablegen, stehen auf der Anrichte schon die Kanne und {ours}.',
        'Was gestapelt wird, möchte ein Polster: Küchenpapier zwischen die Untertassen, und Kratzer bleiben aus. So ruht bis zum Sonntag {quoted}.',
      ],
      informal: [
        'Der Henkel bricht zuerst, das wusste schon Oma. Also nicht daran stapeln, und der Kaffeeklatsch geht weiter mit {quoted}.',
        'Küchenpapier kann mehr als Saft aufwischen: Zwischen Untertassen gelegt, verhindert es Kratzer. Leg schon mal eine Rolle neben {quoted}.',
        'Deine Freundin erzählt, der Kaffee wird kalt. Wärm mit heißem Wasser vor, dann hält er länger durch, so wie eure Gespräche bei {quoted}.',
        'Türme baut man aus Klötzchen, nicht am Henkel: Da bricht es zuerst. Im Schrank bekommt also jedes seinen eigenen Stellplatz, auch {quoted}.',
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
    lessons: {
      formal: [
        'Noch warm, mit einem fusselfreien Tuch poliert, bleibt alles ohne Flecken. Beim Anstoßen im Abendlicht sieht man es {quoted} an.',
        'Kochendes Wasser in etwas Kaltem, und der Temperatursprung führt zum Riss. Gießen Sie Tee also anderswo auf, und Kühles in {quoted}.',
        'Ein Kalkschleier verschwindet mit etwas Essig im Spülwasser. Danach decken Sie ein, ganz ohne Sorge vor hellem Licht: Teller, Servietten, {ours}.',
        'Poliert wird gleich nach dem Spülen, warm und ohne Fusseln, so bleibt nichts zu sehen. Ein ruhiger Schlusspunkt nach dem Essen, in der Hand {quoted}.',
      ],
      informal: [
        'Trüb wie dein Montag? Ein Schuss Essig ins Spülwasser, und der Kalkschleier verschwindet. Prost, du und {ours}.',
        'Kalt aus dem Schrank, kochend aus dem Kessel: So etwas reißt. Lass den Tee der Kanne, Limo und Wasser bekommt {quoted}.',
        'Flecken entstehen beim Warten. Noch warm mit einem fusselfreien Tuch drüber, dann bleibt keiner, und sogar deine Mutter lobt {quoted}.',
        'Essig gehört in den Salat und ins Spülwasser, da nimmt er den Kalkschleier mit. Klarer Blick also durch {quoted}.',
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
    lessons: {
      formal: [
        'Bleibt beim Anrichten der Rand frei, wirkt es sofort wie im Restaurant. Weniger ist hier Gastlichkeit, die Bühne dafür: {ours}.',
        'Warmes Essen verdient einen vorgewärmten Platz, bei Nudeln merkt man es sofort. Während das Wasser kocht, wärmen sich schon die Küche und {ours}.',
        'Graue Spuren vom Besteck gehen oft mit etwas Natronpaste weg. Fünf Minuten nach dem Essen, und bereit für den nächsten Sonntag: {ours}.',
        'Einen Streifen Rand frei zu lassen, kostet nichts und adelt sogar Kartoffelbrei. Morgen Mittag ist Premiere: {ours}.',
      ],
      informal: [
        'Nudeln für vier, und nach drei Gabeln kalt? Vorwärmen, das merkst du sofort. Neben dem Herd wärmt sich auf: {ours}.',
        'Der Profitrick heißt Platz: Rand frei lassen, und die Tiefkühllasagne wirkt wie im Restaurant. Koch du, den Rest erledigen Petersilie und {ours}.',
        'Sieht zerkratzt aus? Oft nur graue Spuren vom Besteck, die mit Natronpaste weggehen. Nach dem Rubbeln wieder im Dienst: {ours}.',
        'Kalt serviert man nur Rache. Für alles Warme lohnt sich Vorwärmen, die Spaghetti sind dir dankbar, und mit ihnen {quoted}.',
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
    lessons: {
      formal: [
        'Salat braucht Platz zum Mischen, also greift man eine Nummer größer als gedacht. Halten Sie den Kopf Salat in Gedanken neben {quoted}.',
        'Erst heißes Wasser hinein, und die Suppe bleibt länger warm. Gießen Sie es weg, kurz bevor die Kelle kommt, und servieren Sie in {quoted}.',
        'Gestapelt wird nur so hoch, dass sich das Unterste ohne Ruckeln herausziehen lässt. Einen solchen Platz im Schrank hat verdient, wer täglich hilft wie {ours}.',
        'Wer beim Mischen den halben Salat auf dem Tisch verteilt, hat zu klein gewählt. Größer als gedacht ist richtig; prüfen Sie die Maße von {quoted}.',
      ],
      informal: [
        'Rucola auf dem Boden, Dressing am Ärmel: Zum Mischen braucht es Platz, also größer als gedacht. Reicht das für deinen Salat? Frag {quoted}.',
        'Suppe macht gemütlich, aber nur warm. Erst heißes Wasser rein, dann die Brühe, so hält es länger, und der Abend gehört dem Sofa und {quoted}.',
        'Ruckelt es beim Rausziehen, ist der Stapel zu hoch. Lieber zwei kleine Türme bauen, und ganz obenauf thront {quoted}.',
        'Vorwärmen klingt nach Sternekoch, ist aber nur heißes Wasser. Das Essen bleibt länger warm, Applaus bekommen trotzdem du und {ours}.',
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
    lessons: {
      formal: [
        'Ist mit heißem Wasser vorgewärmt, zieht der Tee gleichmäßiger. So beginnt die blaue Stunde schon vor der ersten Tasse, mit {quoted}.',
        'Spülmittel kann man im nächsten Aufguss schmecken, darum genügt klares Wasser. Ein Grund weniger zu schrubben, einer mehr für {quoted}.',
        'Ohne Deckel trocknet eine Kanne, mit Deckel riecht sie bald muffig. Der Deckel darf über Nacht daneben liegen, gleich neben {quoted}.',
        'Zwei Schluck heißes Wasser vorab, einmal geschwenkt, und der Aufguss zieht gleichmäßiger. Nehmen Sie sich die Zeit, die Gäste warten gern auf {quoted}.',
      ],
      informal: [
        'Earl Grey mit Zitronenspüli? Nein danke. Klares Wasser reicht, sonst schmeckt man es beim nächsten Aufguss, also sei sanft zu {quoted}.',
        'Deckel drauf und ab in den Schrank, so entsteht Muff. Offen trocknen lassen, und morgen duftet es nur nach Tee bei dir und {quoted}.',
        'Erst vorwärmen, dann aufgießen, so zieht der Tee gleichmäßiger. In der Zwischenzeit suchst du die Kekse, und bereit sind der Tisch und {ours}.',
        'Faule aufgepasst: ausspülen mit klarem Wasser, ohne Deckel trocknen, fertig. Mehr will sie nicht, die Teestunde mit {quoted}.',
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
    lessons: {
      formal: [
        'Jeden Tag heißes Wasser, eine Flaschenbürste, danach offen trocknen lassen. Das dauert kürzer als ein Espresso, und der nächste Tag mit {quoted} kann kommen.',
        'Was riecht, sitzt meist unter der Dichtung. Nehmen Sie sie ab und zu heraus, dann freuen sich auf den Morgen: die Sporttasche und {ours}.',
        'Gegen Gerüche hilft eine Nacht mit Wasser und einem Löffel Natron. Sie schlafen, es wirkt, und am Morgen begleitet Sie {quoted}.',
        'Abends gespült und offen abgestellt, trocknet alles bis zum Wecker. Eine Gewohnheit wie das Zähneputzen, sie gehört zum Leben mit {quoted}.',
      ],
      informal: [
        'Riecht komisch, obwohl du gespült hast? Schau unter die Dichtung, da sitzt es. Danach könnt ihr euch wieder riechen, du und {ours}.',
        'Ein Löffel Natron, Wasser drauf, gute Nacht. Bis zum Morgen sind Gerüche Schnee von gestern, und ins Training darf {quoted}.',
        'Seit Freitag in der Sporttasche? Mutig. Täglich heiß ausbürsten und offen trocknen lassen, so bleibt es Liebe zwischen dir und {quoted}.',
        'Deckel drauf, solange es innen nass ist, das rächt sich. Lass alles offen trocknen, auch wenn das Bad dann aussieht wie ein Kiosk, dank {quoted}.',
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
    lessons: {
      formal: [
        'Feuchtes und Trockenes getrennt eingepackt, und das Brot bleibt Brot. Die Tomate reist also für sich, neben dem Käsebrot, in {quoted}.',
        'Mit etwas Zitronensaft beträufelt, werden Apfelspalten kaum braun. So sehen sie in der großen Pause noch nach Frühstück aus, wenn jemand hineinschaut in {quoted}.',
        'Warmes lässt man erst abkühlen, sonst sammelt sich Wasser am Deckel. Bis dahin den Kaffee austrinken, dann füllen Sie {quoted}.',
        'Die Gurke neben das Brot gelegt, und mittags ist es weich. Packen Sie Feuchtes und Trockenes getrennt, das ist das ganze Geheimnis hinter {quoted}.',
      ],
      informal: [
        'Tomate auf Brot, vier Stunden später: Brei. Pack Feuchtes extra, dann bleibt das Brot Brot und die Pause mit {quoted} ein Lichtblick.',
        'Braune Apfelspalten tauscht auf dem Schulhof keiner. Ein paar Tropfen Zitrone halten sie hell, und die Tauschbörse eröffnet {quoted}.',
        'Heiße Nudeln rein, Deckel zu, und drinnen regnet es. Lass sie erst abkühlen, sonst sammelt sich Wasser, und dann ab damit in {quoted}.',
        'Zitrone auf die Apfelspalten, dann werden sie kaum braun. Das sieht nach Mühe aus, dauert drei Sekunden, und der Neid der Kollegen gilt {quoted}.',
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
    lessons: {
      formal: [
        'Streifen aus Backpapier unter dem Tortenrand zieht man nach dem Verzieren heraus, und die Platte bleibt sauber. Dann kommt der große Auftritt, auf {quoted}.',
        'Ein Klecks Creme in der Mitte hält den Boden beim Verzieren fest. Mit ruhiger Hand geht es weiter, Rosette für Rosette, auf {quoted}.',
        'Eine Torte zieht erst um, wenn sie ganz ausgekühlt ist. Geduld ist die letzte Zutat, danach gehören sie zusammen, die Torte und {ours}.',
        'Sahne am Rand verrät die Eile. Legen Sie Streifen aus Backpapier unter und ziehen Sie sie am Schluss heraus, so bleibt sauber, was alle sehen: {ours}.',
      ],
      informal: [
        'Die Torte rutscht beim Verzieren davon? Ein Klecks Creme unter den Boden, und sie hält still. Ruhige Hand brauchen jetzt nur du und {ours}.',
        'Gekleckert wird nur aufs Backpapier: Streifen unter den Rand, verzieren, rausziehen, Platte sauber. Danach glaubt jeder an Konditorlehre, dank dir und {quoted}.',
        'Noch warm? Dann Hände weg, erst auskühlen lassen. Bis dahin leckst du die Schüssel aus und stellst schon mal bereit: {ours}.',
        'Backpapier unter den Rand, am Ende wegziehen, und niemand sieht das Schlachtfeld von vorhin. Unschuldig wie frischer Schnee: du und {ours}.',
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
    lessons: {
      formal: [
        'Teig braucht Platz zum Aufgehen, deshalb füllt man nur zu etwa zwei Dritteln. Den Rest des Weges schaffen der Ofen und {ours}.',
        'Zehn Minuten Ruhe nach dem Ofen, dann löst sich der Kuchen leichter. Zeit genug, den Tisch zu decken, bevor Sie ihn stürzen aus {quoted}.',
        'Ein Messer hinterlässt in Beschichtungen Kratzer, an denen der nächste Kuchen klebt. Schneiden Sie erst auf dem Teller; ein Versprechen an {quoted}.',
        'Bis oben gefüllt, läuft der schönste Teig über. Zwei Drittel reichen, den Löffel darf jemand ablecken, und in den Ofen schieben Sie {quoted}.',
      ],
      informal: [
        'Bis zum Rand gefüllt ist Optimismus mit Folgen. Zwei Drittel, dann hat der Teig Platz zum Aufgehen und du Grund zur Freude an {quoted}.',
        'Finger weg, noch zehn Minuten! So lange kühlt der Kuchen ab, dann löst er sich leichter. Hypnotisieren ist erlaubt, ihn und {quoted}.',
        'Schnell ein Stück, gleich mit dem Messer aus der Form? Beschichtetes bekommt Kratzer, und der nächste Kuchen klebt. Also erst stürzen, dann schneiden, {quoted} zuliebe.',
        'Der Kuchen will nicht raus? Gib ihm rund zehn Minuten, dann löst er sich leichter. Kaffee kochen, tief atmen, stürzen, so macht man das mit {quoted}.',
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
    lessons: {
      formal: [
        'Ist die Kochplatte kleiner, wird es am Rand nicht heiß. Messen Sie einmal nach, und stellen Sie auf die passende Stelle {quoted}.',
        'Löst sich das Bratgut von selbst, hat es eine Kruste, erst dann wird gewendet. Diese Minuten gehören dem Duft, der Vorfreude und {quoted}.',
        'Kaltes Wasser auf heißem Boden, und er kann sich verziehen. Lassen Sie also erst abkühlen, das Essen geht vor, danach spült man in Ruhe {quoted}.',
        'Wer zu früh wendet, lässt die Kruste zurück. Warten Sie, bis sich alles von selbst löst, ein Glas in der einen Hand, in der anderen {quoted}.',
      ],
      informal: [
        'Klebt noch? Dann ist es noch nicht so weit. Gewendet wird, wenn es sich von selbst löst, bis dahin plaudert ihr, du und {ours}.',
        'Zischt toll, tut aber weh: kaltes Wasser auf den heißen Boden, der kann sich verziehen. Erst essen, dann spülen, das ist eh der schönere Plan mit {quoted}.',
        'Große Liebe, kleine Platte? Am Rand wird es dann nicht heiß. Schau auf den Durchmesser, erst vom Herd, dann von {quoted}.',
        'Nicht stochern, nicht schubsen. Wenn sich das Schnitzel von selbst löst, hat es Kruste, und ihr habt alles richtig gemacht, du und {ours}.',
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
    lessons: {
      formal: [
        'In der Maschine leidet die Schneide. Von Hand gespült und gleich abgetrocknet, so endet ein Abend am Herd, und griffbereit liegt {quoted}.',
        'Lose in der Schublade wird die Klinge stumpf, und die Finger sind in Gefahr. Finden Sie also zuerst einen festen Platz für {quoted}, dann das Rezept.',
        'Scharf ist sicherer als stumpf, weil nichts abrutscht. Bleiben Sie also beim Schärfen so gewissenhaft wie beim Kochen, das Brett liegt schon neben {quoted}.',
        'Nach dem Schneiden kurz spülen und gleich abtrocknen, von Hand, der Schneide zuliebe. Zehn Sekunden, die man gern gibt, für {quoted}.',
      ],
      informal: [
        'Stumpf klingt harmlos, ist es aber nicht: Es rutscht ab. Mit scharfer Klinge arbeitest du sicherer, also bleib dran, auch bei {quoted}.',
        'Spülmaschine? Gute Idee für Teller, schlecht für Schneiden. Kurz von Hand, gleich trocken, und auf die nächste Möhre freuen sich du und {ours}.',
        'Blind in die Schublade greifen ist kein Hobby. Lose wird die Klinge stumpf und der Finger beleidigt, also such einen sicheren Platz, dann erst kommt {quoted}.',
        'Wenn die Tomate gewinnt, ist die Klinge stumpf, und stumpf rutscht ab. Scharf arbeitest du sicherer, Revanche gibt es mit {quoted}.',
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
    lessons: {
      formal: [
        'Gleich nach dem Spülen abgetrocknet, bleiben keine Wasserflecken. Das Tuch liegt bereit, die Gäste kommen, und auf dem Tisch glänzen Kerzen und {ours}.',
        'Salz und Säure hinterlassen Flecken im Metall, wenn sie antrocknen. Ein kurzes Wasserbad nach dem Salat genügt, danach erzählt es sich weiter, ohne Sorge um {quoted}.',
        'Was zuerst gebraucht wird, liegt außen, nach innen folgt Gang auf Gang. Mit dieser Regel decken Sie jeden Tisch, auch heute, mit {quoted}.',
        'Außen die Suppe, innen das Fleisch: Was zuerst gebraucht wird, liegt weiter weg vom Teller. Mit dieser kleinen Landkarte finden alle zurecht, dank {quoted}.',
      ],
      informal: [
        'Wasserflecken sind nur zu spätes Abtrocknen. Gleich nach dem Spülen ran mit dem Tuch, und beim Decken strahlst du mit {quoted} um die Wette.',
        'Von außen nach innen, mehr Knigge brauchst du nicht. Was zuerst drankommt, liegt außen, und alle bewundern deine Manieren und {quoted}.',
        'Vinaigrette bis morgen am Löffel? Säure und Salz machen Flecken, wenn sie antrocknen. Kurz abspülen, dann weiterquatschen, das sind sie wert, die Gäste und {ours}.',
        'Suppe oder Salat zuerst? Der Tisch weiß es: Außen liegt, was zuerst gebraucht wird. Leg los, heute sind das Restaurant: du und {ours}.',
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
    lessons: {
      formal: [
        'Ein feuchtes Tuch darunter, und beim Schneiden rutscht nichts weg. Erst der sichere Stand, dann die Zwiebeln, so arbeitet es sich auf {quoted}.',
        'Rohes Fleisch und Gemüse schneidet man getrennt, wegen der Keime. Entscheiden Sie gleich am ersten Abend, und bleiben Sie dabei: Was darf auf {quoted}?',
        'Aufrecht trocknet es von beiden Seiten, weil Luft herankommt. Lehnen Sie nach dem Spülen also an die Wand, was Ihnen morgen wieder hilft: {ours}.',
        'Wackelt die Unterlage, wird jeder Schnitt unsicher. Ein feuchtes Tuch löst das in Sekunden, und Ruhe kehrt ein auf {quoted}.',
      ],
      informal: [
        'Es rutscht beim Schneiden? Feuchtes Tuch drunter, Ruhe ist. Deine Finger zählen nach und bedanken sich bei dir und {quoted}.',
        'Huhn und Gurke treffen sich erst auf dem Teller, vorher bitte getrennt, wegen der Keime. Wen von beiden bekommt jetzt {quoted}?',
        'Nass hingelegt trocknet nur eine Seite. Stell nach dem Spülen alles hochkant, dann kommt überall Luft hin, und bis zum Frühstück träumen das Messer und {ours}.',
        'Team Fleisch oder Team Gemüse? Wegen der Keime bekommt jedes seine eigene Fläche. Wähl eine Seite, den Anstoß macht {quoted}.',
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
    lessons: {
      formal: [
        'Ein paar Reiskörner nehmen Feuchtigkeit auf und halten das Salz rieselfähig. Geben Sie sie gleich mit hinein, dann reicht der ganze Tisch {quoted} herum.',
        'Über dem dampfenden Topf verklumpt der Inhalt. Würzen Sie also ein Stück abseits, und trocken bleibt {ours}.',
        'Bei langem Kochen verliert Pfeffer sein Aroma, deshalb kommt er zum Schluss. Der letzte Griff vor dem Servieren gilt also {quoted}.',
        'Pfeffer ist ein Gast, der spät kommen soll, früh im Topf verliert er sein Aroma. Am Tisch trifft er genau rechtzeitig ein. Seine Begleitung: {ours}.',
      ],
      informal: [
        'Das Salz streikt? Ein paar Reiskörner nehmen die Feuchtigkeit auf, und es rieselt weiter. Reis ist da, Eier auch, fehlt nur {quoted}.',
        'Dampf macht Klumpen, also nicht direkt überm Topf schütteln. Erst weg vom Dampf, dann würzen, danke sagen die Nudeln und {ours}.',
        'Gleich am Anfang pfeffern? Bis zum Essen ist das Aroma weg. Gib ihn erst zum Schluss dazu, Auftritt mit Trommelwirbel: {ours}.',
        'Drei Reiskörner im Salz sehen aus wie ein Versehen, sind aber klug: Sie nehmen Feuchtigkeit auf. Verrat es keinem außer {quoted}.',
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
    lessons: {
      formal: [
        'Vorn gebunden, halten die Bänder gleich das Geschirrtuch fest, und eins ist immer zur Hand. So beginnt der Abend am Herd: ein Knoten und {ours}.',
        'Reicht der Latz bis zur Brust, trifft kein Spritzer das Hemd. Kürzen Sie zuerst das Nackenband, und dann wird gebraten in {quoted}.',
        'Kaltes Wasser sofort, denn eingetrocknet sitzen Flecken fester. Die Tomatensoße darf also spritzen, Sie tragen ja {quoted}.',
        'Ein Hemd dankt es, wenn das Nackenband kurz genug ist und der Latz bis zur Brust reicht. Einmal einstellen, dann gehört der Sonntag dem Braten und {quoted}.',
      ],
      informal: [
        'Nie wieder das Geschirrtuch suchen: Bänder vorn binden, Tuch einstecken. Ab jetzt siehst du aus wie ein Profi, in {quoted}.',
        'Der Latz hängt am Bauch, die Soße am Hemd. Kürz das Nackenband, bis er zur Brust reicht, dann kann sie kommen, die Bolognese, du hast {quoted}.',
        'Fleck? Sofort kaltes Wasser, eingetrocknet sitzt er fester. Danach geht die Schlacht mit dem Kuchenteig weiter, an deiner Seite {quoted}.',
        'Hinten Schleife ist hübsch, vorn ist klüger: Da steckt das Geschirrtuch gleich drin. Knoten, Schwung, und schon dampft es, vor dir die Töpfe, an dir {quoted}.',
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
    lessons: {
      formal: [
        'Neue Tücher nehmen kaum Wasser auf, bevor sie gewaschen sind. Schenken Sie ihnen also eine Runde in der Maschine, und dann dem Haken {quoted}.',
        'Weichspüler legt sich auf die Fasern, und sie saugen weniger. Lassen Sie ihn beim nächsten Waschgang weg, {quoted} zuliebe.',
        'Zusammengeknüllt riecht es schnell, ausgebreitet trocknet es in Ruhe. Ein Haken neben dem Herd genügt, daran hängt {quoted}.',
        'Vor dem ersten Glas kommt die erste Wäsche, sonst wird kaum Wasser aufgenommen. Danach beginnt der Dienst, einer spült, einer greift zu {quoted}.',
      ],
      informal: [
        'Alles verschmiert, nichts wird trocken? Vielleicht nie gewaschen: Neue Tücher nehmen kaum Wasser auf. Erst Maschine, dann Abwasch mit {quoted}.',
        'Flauschig macht schlapp: Weichspüler legt sich auf die Fasern, und sie saugen weniger. Lass ihn weg, Kuscheln ist nicht der Job von {quoted}.',
        'Auf der Spüle zusammengeknüllt, müffelt es bald. Aufhängen, ausbreiten, fertig, so viel Ordnung gönnst du dir und {quoted}.',
        'Wer zuletzt abtrocknet, hängt auf, und zwar ausgebreitet, sonst riecht es schnell. So steht es in der WG-Verfassung, gleich neben {quoted}.',
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
        'Ein Griff nach links, das Mehl, ein Griff nach rechts, der Zucker. Eine Küche kennt man, wenn alles seinen Ort hat: {title}.',
        'Vom Markt kommt man mit Linsen, Mandeln und viel zu vielen Tüten zurück. Zu Hause warten ein Trichter und {ours}.',
      ],
      informal: [
        'Mehl mit Wäscheklammer, Reis mit Haargummi, Nudeln mit Hoffnung. Schichtwechsel im Schrank: {ours}.',
        'Wer war an den Keksen? Niemand, wie immer. Es schweigen der Opa, der Hund und {ours}.',
        'Sonntag umgefüllt, Montag das Mehl gesucht, Dienstag ein Etikett geklebt. Langsam verstehen sie sich, deine Küche und {ours}.',
        'Haferflocken auf dem Boden, Haferflocken im Pulli. Die Tüte hat gekündigt, die Nachfolge ist geregelt: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Beim Umfüllen verschwindet das Mindesthaltbarkeitsdatum mit der Packung. Schneiden Sie es aus, und kleben Sie es unter das neue Zuhause: {ours}.',
        'Altes unter Neuem findet niemand wieder. Darum ganz leeren und trocknen, bevor nachgefüllt wird, so kommt frisch gefüllt ins Regal: {ours}.',
        'Trockenvorräte lagern dunkel und nicht direkt über dem Herd. Räumen Sie ein schattiges Fach frei, dort treffen sich Linsen, Reis und {ours}.',
        'Ein ausgeschnittenes Datum, unten aufgeklebt, beantwortet die Frage nach dem Mehl in zwei Jahren. Schere und Klebestreifen liegen bereit, daneben {quoted}.',
      ],
      informal: [
        'Wie alt ist dieses Mehl? Keiner weiß es, die Tüte ist weg. Schneid das Datum aus, und kleb es unter den neuen Wohnsitz: {ours}.',
        'Neues auf Altes kippen ist Archäologie für später. Erst ganz leeren, trocknen, dann nachfüllen, so bleibt man ehrlich, du und {ours}.',
        'Über dem Herd ist es zu warm, Trockenvorräte mögen es kühl und dunkel. Nudeln, ihr zieht um, die neue Adresse: {ours}.',
        'Der letzte Rest Reis kommt in die Suppe, dann wird getrocknet und neu gefüllt, sonst liegt Altes unter Neuem. Als Nächstes an der Reihe: {title}.',
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
    lessons: {
      formal: [
        'Schweres in die Mitte, Hohes nach hinten, so kippt beim Tragen nichts. Mit der Kanne im Zentrum geht es in den Garten: Sie, der Kuchen und {ours}.',
        'Ein feuchtes Tuch als Unterlage hält Gläser beim Tragen an ihrem Platz. Die Stufen zur Terrasse nehmen Sie gelassen, in den Händen {quoted}.',
        'Drei Dinge in verschiedenen Höhen wirken geordnet, fünf gleiche nicht unbedingt. Kerze, Vase, Schälchen: So wird aus Kleinigkeiten ein Bild auf {quoted}.',
        'Die Gläser wandern, wenn der Untergrund glatt ist. Ein feuchtes Tuch hält sie an ihrem Platz, und Sie servieren ganz ruhig mit {quoted}.',
      ],
      informal: [
        'Der Kaffee schwappt, die Gläser tanzen? Feuchtes Tuch drunter, und alles bleibt, wo es ist. Bühne frei fürs Frühstück auf {quoted}.',
        'Kanne in die Mitte, Flaschen nach hinten, so kippt nichts. Nur über den Hund steigen musst du noch selbst, mit {quoted}.',
        'Chaos auf der Kommode? Drei Dinge, drei Höhen, und schon wirkt es geordnet. Der Rest kommt in die Schublade, die Gewinner wohnen bei {quoted}.',
        'Physik am Sonntag: Schweres mittig, Hohes hinten, dann kippt beim Tragen nichts. Note eins fürs Frühstück im Bett, dank {quoted}.',
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
    lessons: {
      formal: [
        'In ein Muffinblech gestellt, laufen Förmchen beim Backen nicht auseinander. Erst das Blech, dann der Teig, dazwischen {quoted}.',
        'Etwa zwei Drittel Teig genügen, dann wölbt er sich, ohne überzulaufen. Ein Löffel pro Mulde, und schon stehen sie in Reihe, der Teig und {ours}.',
        'Ganz abgekühlt löst sich das Papier sauber vom Rand. Bis dahin den Guss rühren, und dann beginnt das Auspacken von {quoted}.',
        'Noch warm klebt der Rand, ganz kalt löst er sich sauber. Eine Tasse Kaffee lang halten Sie also Abstand von {quoted}.',
      ],
      informal: [
        'Ohne Blech wird aus rund schnell breit, der Teig läuft auseinander. Also ab in die Mulden mit {quoted}.',
        'Zu voll heißt Lava, zwei Drittel heißt Haube. Halt dich beim Löffeln zurück, auch wenn es schwerfällt, beim Blick in {quoted}.',
        'Halber Muffin am Papier, halber in der Hand? Zu früh. Erst ganz abkühlen lassen, dann löst es sich sauber, Ehrenwort von uns und {quoted}.',
        'Freihändig aufs Backblech, und alles fließt davon. Im Muffinblech bleibt es in Form, so klappt es auch nachts vor dem Kitafest mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Für wen backen Sie am liebsten?', 'Schokolade, Zitrone oder Blaubeere?'],
      informal: ['Muffin oder Cupcake? Mit Haube oder ohne?', 'Isst du den ersten noch heiß vom Blech?'],
    },
  },
};
