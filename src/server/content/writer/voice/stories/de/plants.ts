export const plants = {
  'house-plant': {
    stories: {
      formal: [
        'In jeder Wohnung gibt es eine Ecke, in der nichts richtig aussieht. Vielleicht, weil dort etwas leben möchte: {ours}.',
        'Vor der Arbeit gehen Sie mit der Kanne herum und zählen neue Blätter. Der Kaffee kann warten, erst kommen die Fensterbank und {ours}.',
        'Man streicht, rückt Möbel, hängt Bilder auf, und trotzdem bleibt es still im Raum. Es fehlt noch etwas, das atmet, {ours} vielleicht.',
        'Besuch geht zuerst ans Fenster und fragt dann, was dort so schön wächst. Ihre Antwort, ganz beiläufig: {title}.',
      ],
      informal: [
        'Ein neues Blatt! Das Foto ging an deine Mutter, an die Kollegen und an den Ex. So stolz wart ihr noch nie, du und {ours}.',
        'Mitbewohner gesucht: ruhig, grün, trinkt nur Wasser, lässt nie das Licht brennen. Einziger Bewerber: {ours}.',
        '„Nur gucken“, hast du an der Tür gesagt. Jetzt sitzt ihr zu zweit in der Bahn, du und {ours}.',
        'Deine Videokonferenz hat einen Hintergrund verdient, der nicht aus Wäsche besteht. Bitte einmal ins Bild rücken: {title}.',
      ],
    },
    lessons: {
      formal: [
        'Vor dem Gießen genügt ein Finger in der Erde, denn die meisten Pflanzen verzeihen Durst eher als nasse Füße. Eine kurze Frage am Morgen, und Antwort gibt {ours}.',
        'Staub auf großen Blättern nimmt ihnen Licht. Ein feuchtes Tuch, ein ruhiger Sonntag, und danach glänzen das Fenster und {ours}.',
        'Alles Grüne wächst zum Licht. Wer alle paar Tage ein Stück dreht, bekommt geraden Wuchs statt Schlagseite: die kleinste Aufgabe der Woche. Am Fenster: {ours}.',
        'Eine halbe Stunde nach dem Gießen kippt man weg, was im Übertopf steht, denn nasse Füße werden selten verziehen. Der Küchenwecker erinnert Sie daran, nebeneinander stehen dann er und {ours}.',
      ],
      informal: [
        'Gießen nach Kalender? Frag lieber die Erde, Finger rein. Durst verzeihen die meisten, nasse Füße eher nicht. So werdet ihr Freunde, du und {ours}.',
        'Wer Blätter abwischt, ist nicht komisch, sondern klug: Staub klaut ihnen Licht. Ein feuchtes Tuch reicht, Wellnesstag hat heute: {ours}.',
        'Alle paar Tage ein Stück drehen, sonst wird nur in eine Richtung gewachsen, zum Fenster. Also Musik an und einmal im Kreis, du und {ours}.',
        'Der See im Übertopf muss nach einer halben Stunde weg, Wurzeln sind keine Schwimmer. Erst auskippen, dann aufs Sofa, in Blickweite: {title}.',
      ],
    },
    asks: {
      formal: ['Wie viele Pflanzen wohnen inzwischen bei Ihnen?', 'Wer gießt bei Ihnen, wenn Sie verreisen?'],
      informal: [
        'Haben deine Pflanzen Namen? Raus damit.',
        'Sprichst du mit ihnen? Hier sagt es keiner weiter.',
      ],
    },
  },
  orchid: {
    stories: {
      formal: [
        'Um drei kommt die Schwiegermutter, um halb drei fehlt dem Tisch noch etwas. Es darf ruhig eine Hauptrolle sein: {ours}.',
        'Monatelang geschieht scheinbar nichts. Dann eine Knospe, und alle versammeln sich am Fenster, sogar der Großvater. Der Grund: {ours}.',
        'Im Osten ein Fenster, einmal die Woche ein Bad, sonst Ruhe. Für eine Diva erstaunlich bescheiden, {ours}.',
        'Wer zum Dank keine Worte findet, muss auch keine suchen. Klingeln, lächeln, in beiden Händen {ours}.',
      ],
      informal: [
        'Du gießt seltener, und es läuft besser. In Beziehungen schwierig, hier genau richtig: {ours}.',
        'Die letzte ist ertrunken, reden wir nicht drüber. Neue Runde, weniger Wasser, {ours}.',
        'Frischer Blütentrieb? Sofort in den Familienchat, noch vor dem Zeugnis. So berühmt wart ihr noch nie, du und {ours}.',
        'Kein Geburtstag, kein schlechtes Gewissen, einfach Dienstag. Und vor der Tür stehst du, im Arm {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Einmal in der Woche ein paar Minuten baden, dann gut abtropfen: Staunässe wird wirklich übel genommen. Badetag ist Samstag, und an der Reihe: {ours}.',
        'Hell, aber ohne Mittagssonne, so lautet die Bitte. Ein Fenster nach Osten oder Westen passt; räumen Sie dort ein wenig Platz frei, es kommt {ours}.',
        'Der durchsichtige Topf hat seinen Grund, denn auch die Wurzeln nutzen Licht. Behalten Sie ihn, und sehen Sie von nun an {quoted} beim Wachsen zu.',
        'Nach der Blüte schneidet man über dem zweiten oder dritten Auge, dort treibt oft ein neuer Stiel. Geduldig bleiben also Sie und {ours}.',
      ],
      informal: [
        'Nicht gießen, baden: einmal die Woche ein paar Minuten, danach gut abtropfen. Nur Staunässe gibt Ärger, ansonsten werdet ihr Freunde, du und {ours}.',
        'Mittagssonne, nein danke. Ein Ost- oder Westfenster ist hell genug, also räum dort mal auf, es kommt Besuch: {ours}.',
        'Durchsichtiger Topf, nicht so hübsch? Lass ihn trotzdem, die Wurzeln mögen es hell, sie nutzen das Licht. Im Licht also, bis zu den Wurzeln: {ours}.',
        'Verblüht heißt nicht vorbei: Über dem zweiten oder dritten Auge abschneiden, da kommt oft ein neuer Stiel. Eine zweite Chance haben alle verdient, also auch: {ours}.',
      ],
    },
    asks: {
      formal: ['Küche, Bad oder Wohnzimmer: Wo blüht es bei Ihnen am längsten?', 'Weiß, Rosa oder Gelb?'],
      informal: ['Hat deine schon mal ein zweites Mal geblüht?', 'Tauchbad oder Schnapsglas: Wie gießt du?'],
    },
  },
  succulent: {
    stories: {
      formal: [
        'Nach zehn Tagen Dienstreise liegt Post auf der Matte, und am Fenster hat niemand gelitten. So gelassen wie {ours} wären wir gern.',
        'Nicht jeder möchte jeden Abend gießen. Ein voller Kalender, ein helles Fensterbrett und {ours}, das geht gut zusammen.',
        'Auf dem Schreibtisch leuchtet, blinkt und klingelt alles. Still sind dort nur der Bleistift und {ours}.',
        'Wie wenig es zum Leben braucht, weiß die Wüste. Ein Fenster, etwas Ruhe, ab und zu ein Schluck: {ours}.',
      ],
      informal: [
        'Dein Basilikum hat vier Tage geschafft, der Farn eine Woche. Zeit für jemanden mit Humor: {ours}.',
        'Gießen vergessen? Hier nennt man das Pflege. Ihr werdet euch verstehen, du und {ours}.',
        'Eine reicht. Sagt man, bis das Fensterbrett voll ist. Die Nachbarn rücken schon zusammen: {ours}.',
        'Zwischen Kaffeebecher und Ladekabel sind zehn Zentimeter frei. Was dort wohnen könnte, ganz ohne Urlaubsdienst? {Ours}.',
      ],
    },
    lessons: {
      formal: [
        'Erst wenn die Erde ganz trocken ist, kommt die Kanne, denn an Wasser sterben mehr als an Durst. Gönnen Sie sich also Geduld und der Fensterbank {quoted}.',
        'Bei zu wenig Licht werden die Triebe lang und blass. An die hellste Stelle der Wohnung kommt also {ours}.',
        'Durchlässige Erde und ein Topf mit Loch sind die halbe Pflege. Um die andere Hälfte kümmern sich ein helles Fenster, Ihre Zurückhaltung und {ours}.',
        'Ein Platz so nah am Licht wie möglich bewahrt vor langen, blassen Trieben. Der Brieföffner kann umziehen, am Fenster sitzt von nun an {quoted}.',
      ],
      informal: [
        'Finger weg von der Kanne, solange die Erde noch feucht ist: Zu viel Wasser ist gefährlicher als Durst. Faulheit zahlt sich aus, frag {quoted}.',
        'Ohne genug Licht werden Triebe lang und blass, das kennst du vom Homeoffice. Rück zusammen, ans helle Fenster gehören jetzt du und {ours}.',
        'Loch im Topf, durchlässige Erde: Die halbe Arbeit ist damit erledigt. Für die andere brauchst du vor allem Ruhe, und die habt ihr, du und {ours}.',
        'Du willst Liebe zeigen? Mit Licht, nicht mit Wasser, denn ertrunken sind schon mehr als verdurstet. Ein Herz mit wenig Durst: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Was wächst auf Ihrem Schreibtisch?',
        'Haben Sie einen grünen Daumen? Oder eher einen trockenen?',
        'Fensterbrett, Regal oder Schreibtisch?',
        'Haben Ihre Pflanzen Namen?',
        'Wer gießt bei Ihnen im Urlaub?',
        'Eine einzelne oder eine ganze Reihe?',
      ],
      informal: [
        'Welche Pflanze hast du zuletzt auf dem Gewissen?',
        'Ganz ehrlich: Wie oft gießt du?',
        'Wie viele stehen schon auf deinem Fensterbrett?',
        'Redest du mit deinen Pflanzen?',
        'Wer hat bei euch den grünen Daumen?',
        'Kaktus oder Palme: Was bist du?',
      ],
    },
  },
  bonsai: {
    stories: {
      formal: [
        'Ein Schnitt, ein Schritt zurück, dann lange nichts. {Ours}, eine kleine Schere, kein Termin mehr heute.',
        'Andere legen ihren Garten an und warten, bis er groß ist. Sie warten lieber, dass er klein bleibt: {ours}.',
        'Im Arbeitszimmer hat es alles eilig, das Telefon, die Post, der Kalender. Nur zwei haben Zeit, der Himmel vor dem Fenster und {ours}.',
        'Vor manchen Bäumen bleibt man stehen, obwohl sie keinen Schatten geben. Ein Wald ist dafür nicht nötig, nur eine Schale: {ours}.',
      ],
      informal: [
        'Einen Baum pflanzen, stand auf deiner Liste. Du wohnst im dritten Stock ohne Balkon. Kein Problem, {ours} statt Kastanie.',
        'Du wolltest meditieren und hast nach zwei Minuten aufs Handy geschaut. Nächster Versuch: eine Schere, eine Stunde und {ours}.',
        'Zwei Millimeter. So viel hast du heute geschnitten, und du warst eine Stunde beschäftigt, du und {ours}.',
        'Stress im Büro? Auf deinem Schreibtisch steht jemand, der denkt in Jahrzehnten und bleibt dabei klein. Sei wie {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Eine flache Schale trocknet schnell aus. Darum prüft man täglich mit dem Finger statt nach dem Kalender, ein stiller Moment am Morgen: Sie und {ours}.',
        'Erst wenn unten Wasser herausläuft, ist der Ballen durchfeuchtet. Ohne Eile gießen also: Sie und {ours}.',
        'Glatte Schnitte schließen sich besser. Legen Sie deshalb eine scharfe, saubere Schere bereit, bevor Sie sich setzen: Sie und {ours}.',
        'Viele Arten brauchen das ganze Jahr frische Luft, andere leben drinnen. Diese Frage stellt man vor dem Kauf; fragen Sie uns ruhig, hier ist {ours}.',
      ],
      informal: [
        'Der Kalender weiß nicht, wie durstig eine flache Schale ist, dein Finger schon. Einmal am Tag fühlen, mehr Pünktlichkeit verlangt niemand, auch nicht {quoted}.',
        'Ein Schlückchen reicht nicht: Gieß, bis unten Wasser rausläuft, erst dann ist der Ballen nass. Nimm dir dafür so viel Zeit wie {ours}.',
        'Nagelschere? Bitte nicht. Scharf und sauber muss sie sein, denn glatte Schnitte schließen sich besser, und dann atmen alle durch, du und {ours}.',
        'Drinnen oder Balkon? Viele Arten brauchen das ganze Jahr frische Luft, also frag vor dem Kauf nach, auch hier: {ours}.',
      ],
    },
    asks: {
      formal: ['Wobei vergessen Sie die Zeit?', 'Drinnen oder draußen: Wo stünde der kleine Baum bei Ihnen?'],
      informal: [
        'Auf einer Skala von eins bis Bonsai: Wie geduldig bist du?',
        'Würdest du selbst schneiden oder lieber zittern?',
      ],
    },
  },
  bouquet: {
    stories: {
      formal: [
        'Jemand öffnet die Tür, schaut hinunter und lächelt, noch bevor Sie etwas gesagt haben. Der Rest ist Höflichkeit, der Anfang {ours}.',
        'Manches lässt sich am Telefon schlecht sagen, ein Dank nicht und eine Entschuldigung erst recht nicht. Man klingelt, und in der Hand {ours}.',
        'Freitagnachmittag, die Woche war lang, der Küchentisch ist leer. Ein Griff zur Vase, etwas Wasser und {ours}.',
        'Die Großmutter stellte jeden Samstag etwas Frisches in die gute Vase, auch ohne Gäste. Eine schöne Sitte, und dazu {ours}.',
      ],
      informal: [
        'Hochzeitstag vergessen? Wir haben nichts gesehen. Jetzt nach Hause, klingeln, nichts erklären und vor dem Gesicht {ours}.',
        'Niemand hat Geburtstag, keiner war krank, es ist bloß Mittwoch. Gegen Mittwoch helfen eine Vase, Wasser und {ours}.',
        '„Das wär doch nicht nötig gewesen“, sagt Mama und sucht schon die Vase. Wie gut sie zusammenpassen, sie und {ours}.',
        'Blumen für sich selbst, ist das komisch? Nö. Schreib dir ein Kärtchen, unterschreib mit „Dein größter Fan“, und daneben {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Schräg angeschnitten und alle zwei Tage mit frischem Wasser versorgt, halten Schnittblumen länger. Legen Sie das Messer gleich neben die Vase und neben {quoted}.',
        'Blätter, die im Wasser stehen würden, faulen zuerst. Streifen Sie sie ab, bevor Sie Platz nehmen am gedeckten Tisch, vor {quoted}.',
        'Reifendes Obst gibt Ethylen ab und lässt Blüten schneller welken. Die Äpfel ziehen also auf die Anrichte, in der Tischmitte bleibt Platz für {quoted}.',
        'Jeden zweiten Tag ein neuer, schräger Schnitt und frisches Wasser, das verlängert die Freude. Zwei Minuten am Küchenbecken, für Sie und {quoted}.',
      ],
      informal: [
        'Obst und Blumen sind kein Traumpaar: Vom Ethylen reifer Äpfel welken Blüten schneller. Schaff die Bananen woandershin, den Tisch bekommt {quoted}.',
        'Alle zwei Tage schräg anschneiden, frisches Wasser dazu. Klingt nach Arbeit, dauert kürzer als ein Lied, und länger halten dann die gute Laune und {ours}.',
        'Unten nackig, bitte: Blätter im Wasser faulen zuerst. Abzupfen, reinstellen, fertig, und dann bewundern alle {quoted}.',
        'Vase voll, Blätter drin, bald riecht es nach Teich? Was unter Wasser steht, fault zuerst. Also vorher abzupfen, dann kommt in die Vase: {ours}.',
      ],
    },
    asks: {
      formal: ['Wem haben Sie zuletzt Blumen mitgebracht?', 'Pfingstrosen, Tulpen oder Wiesenblumen?'],
      informal: [
        'Von wem kam dein letzter Strauß? Selbst gekauft zählt.',
        'Strauß mitbringen: nur mit Anlass oder einfach so?',
      ],
    },
  },
  'plant-pot': {
    stories: {
      formal: [
        'Die Pflanze ist gewachsen, die Wand neu gestrichen, geblieben ist nur das Plastik aus dem Gartencenter. Zeit für einen Wechsel: {ours}.',
        'Im März wird auf der Terrasse Zeitung ausgebreitet, dann kommt die Erde, dann der Umzug. Am Ende haben sie einander gefunden, die Wurzeln und {ours}.',
        'Jeder Gast lobt die Blätter. Gönnen Sie ihm noch einen zweiten Blick, eine Handbreit tiefer: {ours}.',
        'Mit Rosmarin am Küchenfenster kocht man anders: Man greift hin, statt zu suchen. Eine Handvoll Erde, ein heller Platz und {ours}.',
      ],
      informal: [
        'Unten gucken schon die Wurzeln raus und fragen, wann ihr umzieht. Die neue Adresse: {ours}.',
        'Deine Monstera trägt seit zwei Jahren die Verpackung, in der sie kam. Ausziehen, schütteln, {ours}.',
        'Erde im Flur, Erde im Bad, Erde am Hund. Dafür jetzt am Fenster: eine zufriedene Palme und {ours}.',
        'Zuerst die Pflanze und dann etwas drumherum? Bei dir war es umgekehrt. Jetzt warten die Erde und {ours} auf etwas Grünes.',
      ],
    },
    lessons: {
      formal: [
        'In zu großen Gefäßen bleibt die Erde lange nass. Zwei bis drei Zentimeter mehr Durchmesser genügen; messen Sie nach, und vergleichen Sie mit {quoted}.',
        'Wurzeln stehen ungern im Wasser. Ein Loch im Boden oder ein Innentopf beugt vor, darauf achtet man auch bei {quoted}.',
        'Im Frühling beginnt die Pflanze ohnehin zu wachsen, ein guter Moment für den Umzug. Bis dahin bleibt Zeit für die Vorfreude auf {quoted}.',
        'Ob Loch im Boden oder Innentopf: Hauptsache, kein Wasser bleibt an den Wurzeln stehen. Ist das geklärt, finden Ihre Pflanze und {ours} zueinander.',
      ],
      informal: [
        'Auf Zuwachs kaufen ist nur bei Kinderschuhen klug. Hier reichen zwei, drei Zentimeter mehr, sonst bleibt die Erde lange nass. Maßband raus, los geht’s mit {quoted}.',
        'Nasse Füße mag keiner, Wurzeln schon gar nicht. Loch im Boden oder Innentopf, dann steht nichts im Wasser. Wie ist das gelöst bei {quoted}?',
        'Umzug im Winter? Warte bis zum Frühling, da wächst die Pflanze sowieso los. Die Kartons packst du im März, die neue Adresse steht schon fest: {ours}.',
        'Deine Palme träumt von der großen Villa, aber zu viel Platz heißt lange nasse Erde. Zwei bis drei Zentimeter mehr sind genug, dann folgt der Einzug in {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Wann haben Sie zuletzt umgetopft?',
        'Kräuter, Blumen oder Grünes: Was wächst bei Ihnen am Fenster?',
      ],
      informal: [
        'Welche deiner Pflanzen müsste dringend umziehen?',
        'Umtopfen auf dem Balkon oder im Waschbecken?',
      ],
    },
  },
  seeds: {
    stories: {
      formal: [
        'Im Februar liegt der Garten noch grau, aber auf dem Küchentisch raschelt schon der Sommer: {ours}.',
        'Jeden Morgen beugen Sie sich über die Erde und sehen nichts. Geduld, unter der Oberfläche arbeiten das Wasser und {ours}.',
        'Kinder glauben an wenig so fest wie an einen Becher Erde am Fenster. Wasser, Licht, {ours}, den Rest erledigt die Ungeduld.',
        'Wer im Frühling auf den Knien liegt, steht im Sommer am Zaun und wird gefragt, wie das geht. Das Geheimnis: Geduld, gute Erde und {ours}.',
      ],
      informal: [
        'Alle raus aus der Küche, hier ist jetzt Gewächshaus. Zwölf Becher, ein Löffel, {ours}, und keiner hustet.',
        'Da! Hat sich was bewegt? Seit Tagen guckst du einem Topf Erde beim Nichtstun zu. Spannender als jede Serie, {ours}.',
        'Namensschild vergessen, in acht Wochen gibt es die Auflösung. Bis dahin schweigen die Erde und {ours}.',
        'Der Balkon hat bisher einen Wäscheständer und einen toten Lavendel. Neustart, Finger in die Erde: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Als Faustregel gilt: etwa doppelt so tief säen, wie das Korn dick ist. Ein Bleistift sticht die Löcher, und dann öffnen Sie {quoted}.',
        'Bis zum Keimen soll die Erde gleichmäßig feucht bleiben, und eine Sprühflasche schwemmt nichts weg. Stellen Sie sie bereit, zusammen mit {quoted}.',
        'Reste lagert man kühl, trocken und dunkel, dann keimen viele Sorten auch im nächsten Jahr noch. Zwei Frühlinge Vorfreude, und am Anfang {ours}.',
        'Manche brauchen zum Keimen Licht, andere eine Decke aus Erde. Was gilt, steht auf der Tüte; lesen Sie also erst, und dann beginnt das Jahr mit {quoted}.',
      ],
      informal: [
        'Wie tief? Etwa doppelt so tief, wie das Korn dick ist. Mehr Mathe kommt nicht, ab jetzt nur noch Erde, Geduld und {quoted}.',
        'Mit der Gießkanne spülst du alles in die Ecke. Nimm die Sprühflasche, so bleibt es bis zum Keimen feucht, und keiner geht baden, schon gar nicht {quoted}.',
        'Nicht alles auf einmal gesät? Kühl, trocken und dunkel gelagert keimen viele Sorten nächstes Jahr noch. Ein Rest Frühling bleibt also von {quoted}.',
        'Licht an oder Licht aus? Lichtkeimer nur andrücken, Dunkelkeimer zudecken. Wer wie schlafen will, verrät die Tüte, auch bei {quoted}.',
      ],
    },
    asks: {
      formal: ['Welche Sorte säen Sie jedes Jahr wieder aus?', 'Beet, Balkon oder Fensterbrett?'],
      informal: [
        'Dein allererstes Beet: Was wuchs da? Kresse auf Watte zählt.',
        'Wie lange hältst du es aus, bevor du nachbuddelst?',
      ],
    },
  },
  'garden-tool': {
    stories: {
      formal: [
        'Am ersten warmen Samstag quietscht in der ganzen Straße das Schuppentor. Handschuhe an, Radio an, an die Rosen: Sie und {ours}.',
        'Sie wollten nur kurz nach den Rosen sehen. Drei Stunden später: der Kaffee kalt, der Kopf frei, in der Hand noch immer {ours}.',
        'Über den Zaun wird alles getauscht, Zucchini, Ableger, Ratschläge. Im eigenen Schuppen bleiben nur die guten Stiefel und {ours}.',
        'Wer wissen will, wie es einem Garten geht, schaut in den Schuppen. Gleich neben der Tür, noch mit Erde daran: {ours}.',
      ],
      informal: [
        'Der Löwenzahn hat gewonnen, aber nur das Hinspiel. Fürs Rückspiel: Gummistiefel, Radio und {ours}.',
        'Nur schnell das eine Unkraut, dann rein. Jetzt ist es dunkel, die Knie sind grün, und im Beet hocken immer noch du und {ours}.',
        'Opa zog für jede Arbeit das Richtige aus dem Schuppen, ohne hinzusehen. Deine Sammlung fängt gerade an: {ours}.',
        'Achtundvierzig ungelesene Mails. Im Beet sieht es auch nicht besser aus, aber da kommt ihr heute durch, du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Nach der Arbeit die Erde abbürsten und alles trocken wegstellen, so hat Rost wenig Gelegenheit. Nebeneinander am Haken: die Bürste und {ours}.',
        'Ein gutes Werkzeug liegt in der Hand, ohne dass die Finger verkrampfen. Zur Griffprobe: {ours}.',
        'Vor dem Winter werden Metallteile gesäubert und dünn eingeölt. Eine Stunde im November, und im März beginnen Sie wieder: der Garten, Sie und {ours}.',
        'Rost braucht Feuchtigkeit und Zeit. Abbürsten und trocken wegstellen nimmt ihm beides, und trocken überwintert {ours}.',
      ],
      informal: [
        'Erst abbürsten, dann Bier. Trocken und ohne Erde hat Rost wenig zu melden, und Feierabend machen dann alle, du und {ours}.',
        'Verkrampfte Finger nach zehn Minuten? Dann passt der Griff nicht. Mach vorher die Probe: zupacken, locker bleiben. Dein Testgerät: {ours}.',
        'Was du im Herbst putzt und dünn einölst, schaut dich im Frühling nicht vorwurfsvoll an. Auf dem Lappen, frisch geölt: {ours}.',
        'Im Regen liegen lassen ist eine Einladung an den Rost. Erde abbürsten, trocken wegstellen, bis nächsten Samstag ruhen Rasen, Rücken und {ours}.',
      ],
    },
    asks: {
      formal: ['Was blüht bei Ihnen gerade?', 'Gemüse oder Blumen: Wofür schlägt Ihr Gärtnerherz?'],
      informal: [
        'Gießen, jäten, ernten: Was machst du am liebsten?',
        'Welches Unkraut hat bei dir Hausrecht?',
      ],
    },
  },
  'watering-can': {
    stories: {
      formal: [
        'Wenn die Hitze nachlässt, gehen Sie noch einmal barfuß hinaus, vorbei an Rosen und Tomaten, in der Hand {ours}.',
        'Morgens um sieben ist der Garten noch für einen allein da. Ein Kaffee auf der Stufe, ein Gang ums Beet und {ours}.',
        'Regen war angesagt, gekommen ist er nicht. Die Hortensien schauen schon herüber. Für heute Abend eingeteilt: Sie und {ours}.',
        'Vor dem Urlaub bekommt der Nachbar den Schlüssel und eine Liste mit kleiner Zeichnung. An der Tür bereit: {ours}.',
      ],
      informal: [
        'Die Weinflasche war nie fürs Gießen gedacht, das Parkett weiß das seit Sonntag. Ab heute lieber {ours}.',
        'Zehn durstige Blicke vom Fensterbrett, und du trinkst Kaffee? Frech. Erst die anderen: {ours}.',
        'Feierabend heißt: Schuhe aus, raus, allen was zu trinken geben und niemandem antworten. Nur die Tomaten, du und {ours}.',
        'Basilikum, Minze, Tomaten, und die Nachbarin kriegt auch etwas ab. Heute am Ausschank: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Morgens gegossen, kommt das Wasser an den Wurzeln an, bevor die Sonne es holt. Der erste Gang des Tages, noch vor dem Kaffee: Sie und {ours}.',
        'Nasses Laub wird leichter krank. Zielen Sie auf die Erde statt auf die Blätter, mit ruhiger Hand und mit {quoted}.',
        'Eiskaltes aus dem Hahn mögen Pflanzen weniger als Abgestandenes in Zimmerwärme. Füllen Sie deshalb schon am Abend {quoted}.',
        'Die Erde möchte trinken, die Blätter nicht: Nass werden sie leichter krank. Ein Schritt näher ans Beet genügt, und dann neigt sich {quoted}.',
      ],
      informal: [
        'Frühaufsteher gießen besser: Morgens ist das Wasser unten, bevor die Sonne es holt. Danach darfst du wieder ins Bett, Feierabend für dich und {quoted}.',
        'Duschen bitte nur selbst. Pflanzen trinken von unten, nasse Blätter werden leichter krank, also immer auf die Erde halten mit {quoted}.',
        'Eiskalt aus dem Hahn, das fändest du auch nicht lustig. Lass das Wasser erst zimmerwarm werden, zum Beispiel über Nacht in {quoted}.',
        'Mittags gießt du vor allem die Sonne. Morgens kommt das Wasser bei den Wurzeln an, also erst eine Runde mit {quoted}, dann Frühstück.',
      ],
    },
    asks: {
      formal: ['Gießen Sie morgens oder abends?', 'Was wächst auf Ihrem Balkon oder im Garten?'],
      informal: [
        'Wer gießt bei euch im Urlaub? Und überlebt es jemand?',
        'Lieber zu viel oder zu wenig: Welcher Gießtyp bist du?',
      ],
    },
  },
};
