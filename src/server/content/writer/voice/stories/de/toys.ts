import type { StoriesOf } from '../stories.ts';

export const toys: StoriesOf<'toys'> = {
  doll: {
    stories: {
      formal: [
        'Am Frühstückstisch wird ein zweiter Stuhl herangerückt, für jemanden, der keinen Hunger hat. Guten Morgen wünschen das Kind und {ours}.',
        'Jede Großmutter erinnert sich an einen Namen, Liesel, Anna oder Frau Meier. Bald hat auch ein Enkelkind so eine Freundin: {ours}.',
        'Wenn Kinder trösten, hört man, wie sie selbst getröstet wurden. Im Nebenzimmer liegen sich gerade zwei in den Armen, ein Kind und {ours}.',
        'Unter dem Baum liegt ein Päckchen, das noch keinen Namen hat. Getauft wird am selben Abend: {ours}.',
      ],
      informal: [
        'Drei Teller, zwei Menschen. Der dritte Gast isst nichts, redet aber viel, sagt deine Tochter: {ours}.',
        'Dein Sohn putzt heute freiwillig Zähne, ganz ohne Theater. Nur leider nicht seine. Wer stattdessen dran ist? {Ours}.',
        'Im Kinderzimmer ist Sprechstunde, und du bist nur die Arzthelferin. Im Wartezimmer sitzen ein Bär mit Husten und {ours}.',
        '„Anschnallen, sonst fahren wir nicht!“, ruft es von hinten. Gemeint ist nicht die kleine Schwester: {ours}.',
      ],
    },
    asks: {
      formal: ['Wie hieß Ihre erste Puppe?', 'Wer war als Kind Ihr liebster Spielgefährte?'],
      informal: [
        'Lieblingspuppe: Wie heißt sie bei euch?',
        'Kaufladen, Arztpraxis oder Schule: Was wird gespielt?',
      ],
    },
  },
  'soft-toy': {
    stories: {
      formal: [
        'Ein Kind fährt selten allein in den Urlaub. Der Koffer ist voll, am Fenster sitzen deshalb zwei, das Kind und {ours}.',
        'Am Bahnhof fällt etwas aus dem Kinderwagen, und eine ganze Familie läuft zurück. Wer das je erlebt hat, weiß, wovon wir sprechen: {ours}.',
        'Tapfer sind vor dem ersten Tag im Kindergarten alle, die Mutter, das Kind und, ganz oben im Rucksack, {ours}.',
        'Zur Geburt bringen die einen Blumen, die anderen guten Rat. Die Patentante bringt jemanden mit, der bleibt: {ours}.',
      ],
      informal: [
        'Ohne schläft hier niemand ein, und Papa sucht seit einer Stunde unter jedem Sofa. Kluge Familien haben Verstärkung im Schrank: {ours}.',
        'Das Ohr hängt, ein Auge fehlt, und in die Waschmaschine darf es nur mit Publikum. So enden große Lieben. So fangen sie an: {ours}.',
        'Du bist erwachsen, zahlst Steuern und hast eine Meinung zu Versicherungen. Nachts liegen da trotzdem zwei: du und {ours}.',
        'Name gesucht, zwei Silben, gern etwas mit Brumm oder Hopp. Die Jury ist drei Jahre alt und hält schon im Arm: {ours}.',
      ],
    },
    asks: {
      formal: ['Haben Sie Ihren Teddy noch?', 'Wer durfte bei Ihnen früher mit ins Bett?'],
      informal: ['Wie heißt deins? Ja, auch mit vierzig.', 'Waschen oder lieber nie? Hand aufs Herz.'],
    },
  },
  puzzle: {
    stories: {
      formal: [
        'Eine Woche lang wird am Esstisch nur an einer Ecke gegessen. Jeder, der vorbeigeht, findet noch ein Stück Himmel: {ours}.',
        'Es regnet seit Mittag, die Kanne ist warm, und niemand muss irgendwohin. Zeit haben alle, die Katze, die Großmutter und {ours}.',
        'Großeltern und Enkel reden am leichtesten, wenn alle auf denselben Tisch schauen. Zwischen ihnen liegen ein Teller Kekse und {ours}.',
        'Manche Abende haben kein Ziel, außer einem kleinen Stück, das endlich passt. Für solche Abende: {ours}.',
      ],
      informal: [
        'Die Katze legt sich drauf, genau auf den Himmel, und schläft ein. Feierabend für heute, morgen weiter: {ours}.',
        '„Ich leg nur schnell noch den Rand.“ Es ist halb zwei, der Tee ist kalt, und wach sind nur noch du und {ours}.',
        'Ecken suchen, Rand legen, blaue Teile hassen. Das Wochenende ist hiermit verplant: {ours}.',
        'Wer das letzte Teil in der Hosentasche versteckt, wird enterbt. Spielregeln geklärt, Tisch frei, {ours}.',
      ],
    },
    asks: {
      formal: [
        'Beginnen Sie mit dem Rand oder mit der Mitte?',
        'Puzzeln Sie lieber allein oder zu mehreren?',
      ],
      informal: [
        'Erst der Rand: Pflicht oder was für Spießer?',
        'Das letzte Teil: Wer darf es bei euch legen?',
      ],
    },
  },
  'board-game': {
    stories: {
      formal: [
        'Der Strom fällt aus, und auf einmal sitzt die ganze Familie um einen Tisch. Für den Abend reichen zwei Kerzen und {ours}.',
        'Zwischen den Jahren hat niemand Termine, und die Großmutter gewinnt, ohne die Miene zu verziehen. Auf dem Tisch: Nüsse, Tee, {ours}.',
        'Freunde, die man lange nicht gesehen hat, brauchen keinen Plan für den Abend. Es genügen ein Topf Suppe und {ours}.',
        'Wer einen Menschen kennenlernen möchte, sollte ihn einmal verlieren sehen. Dazu genügen ein freier Abend und {ours}.',
      ],
      informal: [
        '„Es ist doch nur ein Spiel“, sagt immer der, der gerade gewinnt. Heute Abend wieder: vier Freunde, ein Groll, {ours}.',
        'Papa liest die Anleitung vor, alle schlafen ein, Mama erklärt es in drei Sätzen. Startklar sind die Salzstangen und {ours}.',
        'Handys in die Schüssel, Chips in die andere. Nicht verwechseln, es wird spannend: {ours}.',
        'Letztes Mal flogen Figuren, Tränen und ein Käsewürfel. Ihr habt euch vertragen, es ist Freitag, Revanche: {ours}.',
      ],
    },
    asks: {
      formal: ['Mit wem spielen Sie am liebsten?', 'Gibt es in Ihrer Familie schlechte Verlierer?'],
      informal: ['Schummeln: nie, manchmal, nur gegen Papa?', 'Anleitung vorlesen: Wer macht das bei euch?'],
    },
  },
  'building-blocks': {
    stories: {
      formal: [
        'Noch einer, ganz vorsichtig, mit angehaltenem Atem. Bevor der Turm fällt, sind alle still, die Eltern, das Kind und {ours}.',
        'Auf dem Teppich entsteht eine Stadt, mit Brücke, Hafen und einem Haus für die Oma. Der Baumeister ist vier, das Material {ours}.',
        'Kinder brauchen selten eine Anleitung, nur ein Stück Boden und einen Nachmittag. Hinzu kommen dann noch ein Plan, viel Ernst und {ours}.',
        'Der Großvater hat Häuser gebaut, der Enkel baut sie auch, nur etwas kleiner. Auf der Baustelle stehen jetzt zwei Becher Kakao und {ours}.',
      ],
      informal: [
        'Stundenlang gebaut, in einer Sekunde umgeworfen, vor Lachen nicht mehr gekonnt. Noch mal von vorn: {ours}.',
        'Die Große erklärt Statik, der Kleine baut, der Hund wartet auf den Einsturz. Gemeinsame Baustelle: {ours}.',
        'Turm, Garage, Raumschiff, Gefängnis für den kleinen Bruder. Für alles genehmigt: {ours}.',
        'Du wolltest nur kurz helfen und hast jetzt Pläne, Statik und eine Meinung. Das Kind ist längst draußen, da sitzen nur noch du und {ours}.',
      ],
    },
    asks: {
      formal: ['Was haben Sie als Kind gebaut?', 'Burg, Turm oder Brücke?'],
      informal: ['Bauen oder umwerfen: Was macht mehr Spaß?', 'Worauf bist du zuletzt barfuß getreten?'],
    },
  },
  'toy-car': {
    stories: {
      formal: [
        'Ein Kind kniet auf dem Teppich, die Wange am Boden, auf Augenhöhe mit der Straße. Gleich starten sie, der Fahrer und {ours}.',
        'Auf der langen Fahrt nach Italien gibt es zwei Autos, eines auf der Straße und eines auf der Fensterkante. Am Steuer sitzt die Fantasie: {ours}.',
        'Im Wartezimmer des Kinderarztes werden Minuten lang. Dann zieht jemand etwas aus der Manteltasche und setzt es auf die Stuhllehne: {ours}.',
        'Väter sagen, es sei für den Sohn, Großväter sagen gar nichts und knien schon. Auf dem Parkett warten zwei Fahrer und {ours}.',
      ],
      informal: [
        'Brumm über den Tisch, brumm über den Hund, brumm durch den Kartoffelbrei. Heute hat Vorfahrt: {ours}.',
        'Unter dem Sofa gefunden: drei Socken, ein Keks und der Wagen, der seit Ostern vermisst war. Zum Wiedersehen kommen der Hund und {ours}.',
        'Parkplatzprobleme hast du jetzt auch im Flur, auf der Treppe und in deinen Schuhen. Falschparker des Tages: {ours}.',
        'Du hast dir immer eins gewünscht, jetzt steht es vor dir. Ein bisschen kleiner als gedacht, aber immerhin, {ours}.',
      ],
    },
    asks: {
      formal: ['Welches Auto fuhren Sie im Kinderzimmer?', 'Rennwagen, Feuerwehr oder Bagger?'],
      informal: ['Wo parken bei euch die kleinen Autos?', 'Wrumm oder brumm: Wie klingt das bei euch?'],
    },
  },
};
