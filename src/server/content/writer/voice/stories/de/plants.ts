import type { StoriesOf } from '../stories.ts';

export const plants: StoriesOf<'plants'> = {
  'house-plant': {
    stories: {
      formal: [
        'In jeder Wohnung gibt es eine Ecke, in der nichts richtig aussieht. Vielleicht, weil dort etwas leben möchte: {ours}.',
        'Vor der Arbeit gehen Sie mit der Kanne herum und zählen neue Blätter. Der Kaffee kann warten, erst kommen die Fensterbank und {ours}.',
        'Man streicht, rückt Möbel, hängt Bilder auf, und trotzdem bleibt es still im Raum. Es fehlt noch etwas, das atmet, {ours} vielleicht.',
        'Besuch geht zuerst ans Fenster und fragt dann, was dort so schön wächst. Ihre Antwort, ganz beiläufig: {ours}.',
      ],
      informal: [
        'Ein neues Blatt! Das Foto ging an deine Mutter, an die Kollegen und an den Ex. So stolz wart ihr noch nie, du und {ours}.',
        'Mitbewohner gesucht: ruhig, grün, trinkt nur Wasser, lässt nie das Licht brennen. Einziger Bewerber: {ours}.',
        '„Nur gucken“, hast du an der Tür gesagt. Jetzt sitzt ihr zu zweit in der Bahn, du und {ours}.',
        'Deine Videokonferenz hat einen Hintergrund verdient, der nicht aus Wäsche besteht. Bitte einmal ins Bild rücken: {ours}.',
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
    asks: {
      formal: ['Gießen Sie morgens oder abends?', 'Was wächst auf Ihrem Balkon oder im Garten?'],
      informal: [
        'Wer gießt bei euch im Urlaub? Und überlebt es jemand?',
        'Lieber zu viel oder zu wenig: Welcher Gießtyp bist du?',
      ],
    },
  },
};
