export const jewellery = {
  necklace: {
    stories: {
      formal: [
        'Das schwarze Kleid war schon bei vier Festen, und niemand hat es bemerkt. Diesmal begleitet es {quoted}.',
        'Der Verschluss sitzt im Nacken, also bittet man jemanden um Hilfe. Einen Moment lang steht man still, mit {quoted}.',
        'Beim Zuhören wandert die Hand an den Hals, ganz von selbst. Sie findet {quoted}.',
        'Manche Geschenke legt man nicht in den Schrank, man legt sie um. Zum Beispiel {ours}.',
      ],
      informal: [
        'Shirt von gestern, Haare von vorgestern, trotzdem ein Kompliment. Das ging an {quoted}.',
        'Im Schmuckkästchen liegt ein Knoten, der mal drei Teile war. Diesmal mit eigenem Haken: {ours}.',
        'Ausschnitt da, Haare hoch, und die Hand sucht was am Hals. Gefunden: {ours}.',
        '„Von wem ist die denn?“ Von dir, für dich, weil Dienstag war. Für solche Dienstage gibt’s {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Ein Faden am Hals zeigt vorab, wo eine Länge endet. Haben Sie Ihre Länge gefunden, vergleichen Sie sie mit {quoted}.',
        'Erst Parfüm und Creme, dann der Schmuck, denn Kosmetik kann Oberflächen anlaufen lassen. Der letzte Griff gilt also {quoted}.',
        'Verschlossen und einzeln aufbewahrt, verknotet sich kaum etwas. In der Schatulle steht damit ein eigenes Fach zu: {quoted}.',
        'Chlor und Zug bekommen keiner, vor dem Schwimmen und Schlafen legt man sie ab. Ein Schälchen am Bett genügt für {quoted}.',
      ],
      informal: [
        'Kurz oder lang, was steht dir? Nimm einen Faden, leg ihn um, schau in den Spiegel, dann nimm Maß für {quoted}.',
        'Erst sprühen, dann anlegen: Kosmetik kann die Oberfläche anlaufen lassen. Als Letztes vor der Tür kommt also {quoted}.',
        'Knoten mit der Nadel lösen ist ein Hobby, das keiner will. Verschluss zu, jede für sich, dann greifst du morgens direkt zu {quoted}.',
        'Ab ins Bett, ab in den Pool? Vorher runter damit, Zug und Chlor tun keiner gut. Morgen früh wieder: du und {ours}.',
      ],
    },
    asks: {
      formal: ['Zu welchem Anlass bekamen Sie Ihre liebste?', 'Eine allein oder mehrere übereinander?'],
      informal: ['Nachts anlassen oder ablegen?', 'Schlüsselbein oder Bauchnabel: Wie lang muss sie sein?'],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'Wer mit den Händen erzählt, trägt die Betonung am Handgelenk. Dort redet {quoted} mit.',
        'Zum Wohl, sagt jemand, und acht Handgelenke treffen sich über dem Tisch. An Ihrem: {ours}.',
        'Die Uhr geht ihren Pflichten nach. Gleich daneben, ohne jede Pflicht: {ours}.',
        'Ein Andenken in der Schublade sieht man selten, eines am Arm den ganzen Tag. Dort trägt man {quoted}.',
      ],
      informal: [
        'Beim Tippen siehst du’s, beim Winken alle anderen. Am Handgelenk: {ours}.',
        'Früher habt ihr am Baggersee selbst geknüpft, drei Knoten, fürs Leben. Die Fortsetzung: {ours}.',
        'Festivalbändchen vom Juli, und jetzt ist November. Schere her, Platz für {quoted}.',
        'Ärmel hoch, es wird ernst. Oder wenigstens hübsch, mit {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Handgelenk messen, ein bis zwei Zentimeter dazugeben: So sitzt es locker, ohne zu rutschen. Mit dieser Zahl wählt sich leichter {quoted}.',
        'Allein am Verschluss? Etwas Klebeband hält das freie Ende am Gelenk fest. So braucht niemand zu helfen, außer vielleicht bei Komplimenten zu {quoted}.',
        'Vor dem Händewaschen und Eincremen abnehmen, das schont Oberfläche und Verschluss. Ein Schälchen am Becken ist reserviert für {quoted}.',
        'Zu eng zwickt, zu weit rutscht: Ein bis zwei Zentimeter mehr als das Gelenk sind richtig. Einmal messen, dann fällt die Wahl leichter, zum Beispiel auf {quoted}.',
      ],
      informal: [
        'Maßband ums Handgelenk, ein bis zwei Zentimeter drauf, fertig. Locker, aber nicht auf Wanderschaft, so wählst du auch {quoted}.',
        'Dritte Hand gesucht? Kleb das freie Ende mit Klebeband fest, dann geht der Verschluss allein zu. Aus zwei Händen mach drei, zum Üben gibt’s {quoted}.',
        'Hände waschen, cremen, dann erst wieder dran damit, Oberfläche und Verschluss danken’s. Gewöhn dir das gleich am ersten Tag an mit {quoted}.',
        'Der Verschluss gewinnt sonst immer, außer du nimmst ein Stück Klebeband zu Hilfe. Trick gelernt, jetzt fehlt dir nur noch {quoted}.',
      ],
    },
    asks: {
      formal: ['Links, rechts oder an beiden Armen?', 'Welches Erinnerungsstück tragen Sie am Arm?'],
      informal: ['Eins oder bis zum Ellenbogen?', 'Dein ältestes Festivalbändchen: von wann?'],
    },
  },
  earrings: {
    stories: {
      formal: [
        'Im Videogespräch sieht man vom Schmuck nur, was neben dem Lächeln Platz hat. Heute also {quoted}.',
        'Haare hochgesteckt, Hals frei, der Wagen wartet. Es fehlt ein Handgriff, genauer zwei: {ours}.',
        'Manche Frauen erkennt man im Theater von hinten, drei Reihen weiter vorn. Man erkennt sie an {quoted}.',
        'Wie in alten Filmen nimmt man zum Telefonieren einen ab. Neben der Lampe liegt die Hälfte von {quoted}.',
      ],
      informal: [
        'Zopf, Augenringe, Montag. Was jetzt noch rettet, sitzt am Ohr: {ours}.',
        'Einer weg, einer da, und das seit Silvester. Komplett wärst du wieder mit {quoted}.',
        'Beim Pulliausziehen passiert’s, immer beim Pulliausziehen. Langsam, du trägst {quoted}.',
        '„Irgendwas ist anders an dir.“ Streich die Haare hinters Ohr und zeig {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Nach Frisur und Parfüm angelegt, bleibt nichts hängen und nichts haften. Der letzte Handgriff vor dem Aufbruch gilt {quoted}.',
        'Paare bewahrt man zusammen auf, etwa an einem Knopf befestigt, dann geht keiner allein verloren. Den Knopf haben Sie, wir haben {quoted}.',
        'Ein weiches Tuch, regelmäßig, auch für den Verschluss: Mehr verlangt ein Stecker nicht. Im Etui ist Platz für beides, ein Tuch und {quoted}.',
        'Der Kamm bleibt gern hängen, das Parfüm gern haften. Deshalb kommt als Letztes, wenn die Jacke schon wartet, {quoted}.',
      ],
      informal: [
        'Erst föhnen, dann sprühen, dann Schmuck: So verhakt sich nichts und nichts bleibt kleben. Zum Schluss also: {ours}.',
        'Einer weg, einer da, kennst du. Steck das Paar an einen alten Knopf, dann bleiben beide zusammen. In Omas Knopfdose liegt bestimmt einer für {quoted}.',
        'Putz Stecker mit einem weichen Tuch, und vergiss den Verschluss nicht. Für eine Folge deiner Serie reichen ein Tuch und {ours}.',
        'Auf Reisen verschwindet gern einer im Kulturbeutel. Ein Knopf hält beide beisammen, so kommt ihr vollzählig heim, du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Stecker oder Hänger: Was tragen Sie im Alltag?',
        'Welche tragen Sie, wenn es schnell gehen muss?',
      ],
      informal: ['Ganz ehrlich: Wie viele Löcher?', 'Zwei verschiedene tragen: Stil oder Versehen?'],
    },
  },
  ring: {
    stories: {
      formal: [
        'Beim Kaffee, beim Unterschreiben, am Lenkrad: Die eigenen Hände sieht man ständig. An einer davon: {ours}.',
        'Man dreht daran, wenn man nachdenkt, und merkt es nicht. Bald vielleicht an {quoted}.',
        'Die linke Hand hat ihre Geschichte, die rechte noch Platz. Das nächste Kapitel beginnt mit {quoted}.',
        'Abends auf dem Rand des Waschbeckens, morgens als Erstes wieder am Finger. So lebt man mit {quoted}.',
      ],
      informal: [
        'Kniefall kann, muss aber nicht. Sag einfach selbst Ja, zu {quoted}.',
        'Daumen, Zeigefinger, Mittelfinger: Wer sagt, dass nur einer darf? Als Nächstes dran: {ours}.',
        'Hefeteig, Handcreme, Abwasch: dreimal ablegen, dreimal suchen. Merk dir den Platz von {quoted}.',
        'Nägel frisch gemacht, und keiner schaut hin. Gib ihnen einen Grund, nämlich {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Morgens und bei Kälte sind Finger schmaler, darum misst man am Abend. Nach dem Essen ist also der richtige Zeitpunkt, über die Größe nachzudenken für {quoted}.',
        'Einen, der gut sitzt, innen ausmessen: Der Durchmesser ist die Angabe, die zählt. Das Lineal liegt bereit, daneben {quoted}.',
        'Vor Abwasch, Sport und Gartenarbeit abziehen und immer an denselben Platz legen. So muss niemand das Beet umgraben nach {quoted}.',
        'Wer an einem Wintermorgen misst, kauft leicht zu klein. Am Abend zeigt der Finger seine Größe, und die führt zu {quoted}.',
      ],
      informal: [
        'Größe messen am Morgen? Zu früh, da sind die Finger noch schmaler. Miss lieber nach Feierabend und bestell erst dann {quoted}.',
        'Heimlich Maß nehmen: einen gut sitzenden ausleihen, innen den Durchmesser messen, zurücklegen. Niemand ahnt was von {quoted}.',
        'Abwasch, Hanteln, Blumenbeet: vorher abziehen, und zwar immer an denselben Platz. Such ihn gleich aus, Einzug hält {quoted}.',
        'Nicht suchen müssen ist ganz einfach: ein Platz, immer derselbe, vor Sport und Spüle. Stammplatz vergeben an {quoted}.',
      ],
    },
    asks: {
      formal: ['An welchem Finger tragen Sie Ihren liebsten?', 'Ein einzelner oder gern mehrere?'],
      informal: ['Welcher Finger ist bei dir vergeben?', 'Schon mal einen im Abfluss versenkt?'],
    },
  },
  brooch: {
    stories: {
      formal: [
        'Der Blazer ist zehn Jahre alt, und sein Revers hat noch nie gesprochen. Das Wort hat jetzt {quoted}.',
        'Bei der Großmutter am Sonntagskleid, bei der Enkelin an der Jeansjacke: Schmuck wandert gern. Die nächste Station sucht {quoted}.',
        'Schals rutschen, und niemand nimmt es ihnen übel. Man hält sie höflich fest, mit {quoted}.',
        'In der Garderobe der Oper hängen hundert dunkle Mäntel. Ihren erkennt man an {quoted}.',
      ],
      informal: [
        'Loch im Pulli, Motte satt? Steck einfach was drüber: {ours}.',
        'Denselben Beutel hat in der Bahn jeder. Nur deiner hat {quoted}.',
        'Ohrlöcher zugewachsen, am Finger stört’s beim Tippen. Bleibt der Kragen, bleibt {quoted}.',
        'Mamas Blazer, dein Abend. Fürs Update genügt {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Auf festem Stoff zieht nichts, auf dünnem hilft ein Stück Filz von innen. Am Mantel fällt der Anfang leicht, ein Platz am Revers gehört {quoted}.',
        'Durch eine Naht geführt, schont die Nadel das Gewebe. Suchen Sie am Revers eine aus, dort beginnt der Tag mit {quoted}.',
        'Etwas höher angesteckt als gedacht, Richtung Schulter, wirkt sie besser als auf der Brust. Ob das stimmt, zeigt ein Schritt vor den Spiegel mit {quoted}.',
        'Dünner Stoff gibt unter Gewicht nach, ein Stück Filz auf der Innenseite fängt es auf. Das Nähkästchen hat alles, außer {quoted}.',
      ],
      informal: [
        'Zieht’s am Pulli? Stückchen Filz innen drunter, oder gleich auf den festen Mantel damit. Nadel frei für {quoted}.',
        'Stich durch die Naht statt mitten in den Stoff, dann schont’s das Gewebe. Klein gedacht, schlau gesteckt: du und {ours}.',
        'Zu tief sieht’s nach Namensschild aus. Rück höher, Richtung Schulter, dann stimmt der Auftritt mit {quoted}.',
        'Löcher in der Lieblingsjacke müssen nicht sein, die Naht ist dafür da. Da hindurch, zumachen, ausgehen mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Am Revers, am Schal oder am Hut?', 'Besitzen Sie noch eine von Ihrer Großmutter?'],
      informal: ['Links oder rechts anstecken?', 'Auf der Jeansjacke: ja oder nein?'],
    },
  },
};
