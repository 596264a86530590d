export const shoes = {
  sneakers: {
    stories: {
      formal: [
        'Zum Anzug galt so etwas einmal als Regelbruch. Heute zum Sakko: {ours}.',
        'Ein Städtetrip hat laut Telefon zweiundzwanzigtausend Schritte. Man plant ihn von unten: {ours}.',
        'Die guten Schuhe reisen im Beutel mit, unterwegs trägt man andere. Im Zug unter dem Sitz: {ours}.',
        'Markt, Museum, Mittagessen, und alles zu Fuß. Für die Füße heißt ein solcher Samstag: {ours}.',
      ],
      informal: [
        'Kaum ausgepackt, tritt dir jemand drauf. Die Taufe wäre erledigt. Willkommen, {quoted}.',
        'Bahn in zwei Minuten, Bahnsteig vier Minuten entfernt. Renn, du hast ja {quoted} an.',
        'Neunzehn Paar, und du trägst immer dasselbe. Konkurrenz kommt: {ours}.',
        '„Wozu brauchst du noch welche?“ Frag Papa nach seinen drei Bohrmaschinen, dann reden wir weiter: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Zur Anprobe gehören die Socken, die später auch im Schuh stecken, denn sie entscheiden über die Größe mit. Ziehen Sie die gleich an, dann zur Anprobe: {ours}.',
        'Eine Daumenbreite Platz vor der längsten Zehe, dann stößt beim Abrollen nichts an. Ein Daumendruck vorn gehört zu jeder Anprobe. Die nächste: {ours}.',
        'Zwei Paar im Wechsel: Nach einem Tag Pause ist die Feuchtigkeit heraus. Für den Tag dazwischen: {ours}.',
        'Mit Wintersocken passt anderes als barfuß im Laden. Das richtige Paar gehört also dazu, wenn Sie anprobieren: {quoted}.',
      ],
      informal: [
        'Im Sommer barfuß anprobiert, im Herbst mit dicken Socken gewundert? Gleich die richtigen Socken an, dann zur Anprobe: {ours}.',
        'Daumen vor die längste Zehe: Passt er noch hin, stößt beim Abrollen nichts an. Daumen hoch also für {quoted}, wenn’s stimmt.',
        'Jeden Tag dasselbe Paar kommt nie zum Trocknen, ein Tag Pause reicht schon. Du brauchst also ein zweites, die Vernunft schlägt vor: {ours}.',
        'Vorn soll ein Daumen Luft bleiben, sonst meckert beim Laufen der große Zeh. Kurz drücken, kurz hüpfen. Deine Anprobe heute: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Mit Anzug kombiniert: stilvoll oder verboten?',
        'Was zeigt Ihr Schrittzähler heute?',
        'Tragen Sie lieber Weiß oder Farbe?',
        'Auch ins Büro oder nur am Wochenende?',
        'Putzen Sie sie oder dürfen sie altern?',
        'In welcher Stadt sind Sie zuletzt viel gelaufen?',
      ],
      informal: [
        'Schleife oder Senkel einfach reinstopfen?',
        'Wie viele Paare? Die Wahrheit, bitte.',
        'Weiße: Wie lange bleiben sie bei dir weiß?',
        'Socken sichtbar oder unsichtbar?',
        'Doppelknoten: praktisch oder peinlich?',
        'Welche hattest du in der Schule?',
      ],
    },
  },
  'running-shoes': {
    stories: {
      formal: [
        'Die ersten fünfhundert Meter begleitet einen der innere Schweinehund. Danach laufen nur noch Sie und {ours}.',
        'Um sechs ist der Park noch leer, nur die Amseln proben. Neben der Haustür, schon gelockert: {ours}.',
        'Den Lauf gewinnt, wer die Haustür öffnet. Direkt davor, auf der Fußmatte: {ours}.',
        'Am Schreibtisch war das Problem noch groß, nach acht Kilometern ist es klein. Für diesen Umweg braucht es nur eine Stunde und {ours}.',
      ],
      informal: [
        'Regen, Muskelkater, Tatort: drei Ausreden, und du bist trotzdem draußen. Zeugen: die Nachbarin und {ours}.',
        'An der roten Ampel auf der Stelle hüpfen und wichtig gucken: kannst du schon. Es fehlen nur der Startschuss und {ours}.',
        'Bei Kilometer zwei meldet sich die Vernunft, ab fünf ist sie still. Weiter läufst du, und mit dir {quoted}.',
        'Halbmarathon zugesagt, beim Bier, vor Zeugen. Dir bleiben elf Wochen und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Beim Laufen rutscht der Fuß nach vorn, darum bleibt vor den Zehen eine Daumenbreite Luft. Mit dieser Daumenbreite anprobieren: {ours}.',
        'Nachmittags sind die Füße so groß wie nach ein paar Kilometern. Zum Nachmittagskaffee also: Kuchen, Anprobe, {ours}.',
        'Nach einem nassen Lauf mit Zeitungspapier ausstopfen und fern von der Heizung trocknen. Neben der Zeitung von gestern ruhen so: Ihr Ehrgeiz und {ours}.',
        'Was morgens passt, kann nach einigen Kilometern drücken, denn Füße werden größer. Am späten Nachmittag also zur Anprobe: {title}.',
      ],
      informal: [
        'Blaue Zehennägel? Eine Daumenbreite Luft vorn, denn beim Laufen rutscht der Fuß nach vorn. Daumen anlegen, passt, und los: du und {ours}.',
        'Morgens anprobieren ist geschummelt, nachmittags sind die Füße so groß wie bei Kilometer fünf. Also Termin um vier: du und {ours}.',
        'Regen gehabt? Zeitung rein, weg von der Heizung, ausschlafen. Übermorgen wieder am Start: {ours}.',
        'Heizung klingt schlau, ist es aber nicht. Papier in die Spitze, ein luftiger Platz, und bereit für die nächste Pfütze: {title}.',
      ],
    },
    asks: {
      formal: [
        'Morgens oder abends, und wie weit?',
        'Mit Musik oder mit den eigenen Gedanken?',
        'Laufen Sie allein oder zu zweit?',
        'Park, Wald oder Asphalt?',
        'Bei Regen: laufen oder warten?',
        'Welche Strecke laufen Sie am liebsten?',
      ],
      informal: [
        'Letzter Lauf: wie viele Kilometer?',
        'Welches Lied trägt dich über den letzten Kilometer?',
        'Was ist deine schönste Ausrede?',
        'Wecker um sechs: stehst du auf?',
        'Schnell und kurz oder lang und gemütlich?',
        'Runden zählen oder einfach los?',
      ],
    },
  },
  boots: {
    stories: {
      formal: [
        'Das Laub liegt knöcheltief, und der Park war nie schöner. Man geht mitten hindurch, in {quoted}.',
        'Auf dem Pflaster hört man zuerst die Schritte, dann dreht man sich um. Es kommt jemand in {quoted}.',
        'Zum Kleid, zur Jeans, unter den langen Mantel: Ab Oktober beginnt jedes Outfit unten. Heute mit {quoted}.',
        'Im Flur erzählen die Sohlen abends, wo man war. Als Nächstes dran: {ours}.',
      ],
      informal: [
        'Konzert, dritte Reihe, und jemand steht auf deinem Fuß. Nächstes Mal kommen mit: Ohrstöpsel und {ours}.',
        'Sommerkleid im Oktober? Klar. Für untenrum: {ours}.',
        'Laubhaufen auf dem Gehweg, alle gehen drumrum. Mittendurch rascheln nur du und {ours}.',
        'Drei feste Schritte, Tür auf: So kommt jemand rein, der was zu sagen hat. Auftritt: du und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Wer sie später mit dicken Socken trägt, probiert sie auch mit dicken Socken an. Legen Sie ein Paar bereit, gleich neben {quoted}.',
        'Nass geworden? Zeitungspapier hinein und bei Zimmertemperatur trocknen, nie auf der Heizung. Am nächsten Morgen wartet {quoted}.',
        'Ein Schuhspanner oder eine gerollte Zeitschrift hält den Schaft in Form. Die ausgelesene von letzter Woche reicht für {quoted}.',
        'Die Heizung ist der falsche Ort nach einem Regentag, Papier und Zimmerluft der richtige. Über Nacht ruht dort, fern vom Heizkörper, {quoted}.',
      ],
      informal: [
        'Dicke Socken im Winter? Dann auch bei der Anprobe, sonst wird’s im Dezember eng. Schublade auf, dann rein in {quoted}.',
        'Nicht auf die Heizung, auch wenn’s lockt. Zeitung rein, Zimmertemperatur, Geduld, und morgen stapft ihr weiter, du und {ours}.',
        'Schäfte, die umknicken, sehen müde aus. Zeitschrift rollen, reinstecken, und aufrecht in den Feierabend geht {quoted}.',
        'Mit dünnen Socken gekauft, mit dicken getragen, und schon drückt’s. Nimm zur Anprobe die Winterversion deiner Füße mit, gern zu {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Mit Absatz oder flach, was tragen Sie lieber?',
        'Ab welchem Monat stehen sie bei Ihnen im Flur?',
      ],
      informal: ['Kleid oder Jeans dazu?', 'Schnüren, zippen oder reinschlüpfen?'],
    },
  },
  sandals: {
    stories: {
      formal: [
        'Am ersten warmen Tag sehen die Zehen die Stadt wieder. Man führt sie aus, in {quoted}.',
        'Zwischen Badetuch und Abendtisch liegen dreihundert Meter und ein Hemd. An den Füßen, mittags wie abends: {ours}.',
        'Der Sand rieselt noch in den Flur, da plant man schon die nächste Reise. Wieder dabei: {ours}.',
        'Um neun ist der Stein vor der Tür noch warm, das Glas noch halb voll. Auf der Schwelle stehen ein Windlicht und {ours}.',
      ],
      informal: [
        'Zehen lackiert, und in den Turnschuhen sieht’s keiner. Zeig sie her, in {quoted}.',
        'Die zweite Socke ist weg? Egal, ab zwanzig Grad brauchst du keine. Du brauchst {quoted}.',
        'Heißer Sand, hundert Meter bis zum Wasser, alle hüpfen. Ganz lässig bleiben nur du und {ours}.',
        'Braune Füße mit weißen Streifen: dein ehrlichstes Souvenir. Fürs Muster zuständig: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Ferse und Zehen liegen rundum auf der Sohle und stehen nirgends über, dann stimmt die Größe. Ein Blick von oben genügt zur Probe mit {quoted}.',
        'Neue Riemen brauchen ein paar Stunden, die Haut auch. Tragen Sie sie erst kurz zu Hause, dann gehört der Sommer Ihnen und {quoted}.',
        'Bei Wärme werden Füße etwas breiter, darum probiert man spät am Nachmittag. Danach ist noch Zeit für ein Eis, gern schon in {quoted}.',
        'Eine Zehe über dem Rand verrät die falsche Größe. Schauen Sie einmal nach unten, bevor Sie weitergehen in {quoted}.',
      ],
      informal: [
        'Wenn die Zehen über den Rand gucken, ist’s die falsche Größe. Runterschauen, nicken, Sommer starten mit {quoted}.',
        'Nicht gleich zum Städtetrip: Riemen und Haut müssen sich kennenlernen, ein paar Stunden daheim. Erstes Date auf dem Balkon mit {quoted}.',
        'Um neun Uhr früh passt vieles, bei Wärme wird der Fuß breiter. Anprobe also nach Feierabend, Verabredung steht mit {quoted}.',
        'Blumen gießen, Post holen, Balkon fegen: Riemen und Haut brauchen anfangs ein paar kurze Wege. Danach fahrt ihr ans Meer, du und {ours}.',
      ],
    },
    asks: {
      formal: ['In welchem Monat tragen Sie die ersten?', 'Strand, Stadt oder Garten?'],
      informal: ['Mit Socken: ja, nein, nur im Garten?', 'Nagellack: Welche Farbe gerade?'],
    },
  },
  heels: {
    stories: {
      formal: [
        'Das Gespräch verstummt nicht, aber die Blicke gehen kurz zur Treppe. Dort stehen Sie, in {quoted}.',
        'Im Taxi noch flach, vor der Tür dann nicht mehr. Gewechselt wird in {quoted}.',
        'Auf Parkett klingt jeder Schritt wie ein Ausrufezeichen. Gesetzt wird es von {quoted}.',
        'Der Saum wird abgesteckt, und die Schneiderin fragt nach der Höhe. Mit zum Termin also: {ours}.',
      ],
      informal: [
        'Kopfsteinpflaster, halb zehn, alle gehen plötzlich sehr langsam. Du auch, aber in {quoted}.',
        'Um zwei liegt die halbe Hochzeit unterm Tisch, also die Schuhe. Irgendwo im Haufen: {ours}.',
        'Stehparty? Nein danke. Taxi, Tisch, Tanz? Dann {ours}.',
        'Größer als dein Ex, wenigstens für einen Abend. Geübt wird vorher im Flur, mit {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Zu Hause auf dem Teppich eingetragen, übersteht der Fuß auch den ersten langen Abend. Eine Runde um den Esstisch wäre ein Anfang für {quoted}.',
        'Druckstellen melden sich erst in Bewegung: Gehen Sie bei der Anprobe ein paar Minuten, statt nur zu stehen. Eine Runde durch den Flur erzählt genug über {quoted}.',
        'Ein hoher Absatz schiebt den Druck nach vorn, Gelpads unter dem Ballen fangen einen Teil davon ab. Ein Paar davon ins Täschchen, und der Abend beginnt in {quoted}.',
        'Der Teppich ist die bessere Tanzfläche für den Anfang, dort gewöhnen sich die Füße. Stellen Sie Musik an und üben Sie im Wohnzimmer mit {quoted}.',
      ],
      informal: [
        'Premiere auf Kopfsteinpflaster? Erst auf dem Teppich eintragen, dann lange feiern. Heute Abend im Flur: du und {ours}.',
        'Stehen kann jede, drücken tut’s beim Gehen. Dreh ein paar Minuten deine Runden, dann weißt du mehr über {quoted}.',
        'Je höher, desto mehr Druck auf dem Ballen, Gelpads nehmen einen Teil weg. Kleine Polster, große Pläne mit {quoted}.',
        'Staubsaugen in Stöckeln, warum nicht: Wer auf Teppich einträgt, übersteht auch den großen Abend. Ein Hoch auf dich und {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Wie viele Zentimeter, wenn Sie ehrlich sind?',
        'Zu welchem Fest haben Sie zuletzt welche getragen?',
      ],
      informal: [
        'Bis wann hältst du durch: Sekt, Torte, letzter Tanz?',
        'Ersatzschuhe in der Tasche: ja oder nein?',
      ],
    },
  },
  loafers: {
    stories: {
      formal: [
        'Zwischen Turnschuh und Abendgarderobe liegt fast das ganze Leben. Für alles dazwischen: {ours}.',
        'Sicherheitskontrolle, Schuhe aus, Schuhe an, bitte zügig. Ohne Schleife geht es schneller: {ours}.',
        'Ein Zentimeter Knöchel unter dem Saum, und aus dem Montag wird Italien. Was dann noch fehlt? {Ours}.',
        'Der Ober grüßt, die Zeitung ist noch glatt, und Sie haben Zeit. Unter dem Kaffeehaustisch: {ours}.',
      ],
      informal: [
        'Schnürsenkel sind was für Leute, die pünktlich aufstehen. Du schlüpfst in {quoted} und bist weg.',
        'Bürotauglich, sagt der Chef. Kneipentauglich, sagst du. Beide meinen {quoted}.',
        'Mit Socken? Ohne? Mit weißen? Das Internet streitet noch, du trägst schon {quoted}.',
        'Opa lag modisch richtig, er war nur zu früh dran. Sein Stil, deine Füße, {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Ohne Schnürsenkel lässt sich nichts nachziehen, darum sitzen Loafer von Anfang an eng, aber ohne Druck. Zur Probe auf dem Teppich: {ours}.',
        'Minimal darf die Ferse beim Gehen mitrutschen, herausschlüpfen nicht. Zehn Schritte genügen, dann kennen sich Ihre Füße und {ours}.',
        'Mit dem Schuhlöffel knickt die Fersenkappe nicht ein. Hängen Sie ihn griffbereit an die Tür, gleich darunter: {ours}.',
        'Eine Treppe verrät mehr als der Spiegel: Rutscht die Ferse minimal, ist alles gut, schlüpft sie heraus, nicht. Zur Treppenprobe: {ours}.',
      ],
      informal: [
        'Eng ja, drücken nein, denn nachziehen kannst du ohne Schnürsenkel nichts. Im Test: deine Füße und {ours}.',
        'Ein bisschen Fersenrutschen ist erlaubt, Rausfallen nicht. Auf der Teststrecke zum Kühlschrank: du und {ours}.',
        'Reintreten und nachstampfen knickt die Fersenkappe. Der Schuhlöffel kostet dich eine Sekunde, die läufst du wieder rein: du und {ours}.',
        'Kein Binden, aber auch kein Nachziehen: Was zu Beginn locker ist, bleibt locker. Also eng anfangen, du und {ours}.',
      ],
    },
    asks: {
      formal: ['Strümpfe dazu oder keine?', 'Büro, Brunch oder Bootssteg?'],
      informal: ['Weiße Socken dazu: mutig oder nie?', 'Ausziehen ohne Hände: Kannst du’s?'],
    },
  },
  slippers: {
    stories: {
      formal: [
        'Die Tasche steht, die Jacke hängt, der Tag ist vorbei. Amtlich wird es erst in {quoted}.',
        'In einem guten Haus steht auch für den Besuch etwas neben der Tür. Zum Beispiel {ours}.',
        'Fliesen im Januar, sechs Uhr, der Weg zur Kaffeemaschine ist weit. Griffbereit am Bett: {ours}.',
        'Ein Samstag, der bis Mittag nicht vor die Tür muss, gehört gefeiert. Man begeht ihn in {quoted}.',
      ],
      informal: [
        'Müll raus, Post holen, kurz zum Späti: Geht doch so. Die ganze Straße kennt {quoted}.',
        'Homeoffice-Dresscode: oben Hemd, unten Frieden. Ganz unten: {ours}.',
        'Dunkler Flur, Legostein, nackter Fuß. Nie wieder ohne {quoted}.',
        '„Schuhe aus“, sagt Mama und sucht dir welche in deiner Kindergröße. Bring nächstes Mal {quoted} mit.',
      ],
    },
    lessons: {
      formal: [
        'Ein halber Zentimeter Platz an der Ferse, und auf der Treppe drückt nichts. Gehen Sie einmal hinauf und hinunter, bevor Sie sich entscheiden für {quoted}.',
        'Auf glatten Böden rutschen Gummi oder Noppen weniger als blanker Stoff. Wer auf Parkett lebt, sieht also zuerst auf die Sohle von {quoted}.',
        'Über Nacht offen stehen lassen, dann entweicht die Feuchtigkeit des Tages. Neben dem Bett ist dafür Platz, und am Morgen schlüpfen Sie in {quoted}.',
        'Fliesen oder Teppich? Der Boden entscheidet über die Sohle, denn blanker Stoff rutscht auf Glattem eher. Bedenken Sie das vor {quoted}.',
      ],
      informal: [
        'Hinten ein halber Zentimeter Luft, dann drückt’s auf der Treppe nicht. Also einmal runter zum Briefkasten und zurück, zur Probe mit {quoted}.',
        'Parkett, Kaffee, Kurve: Auf glattem Boden rutscht blanker Stoff eher als Gummi oder Noppen. Guck einmal drunter bei {quoted}.',
        'Nicht unters Bett kicken: Offen stehen gelassen, kann über Nacht die Feuchtigkeit raus. Parkplatz am Bettrand für {quoted}.',
        'Auch Füße haben Feierabend, und was sie abgeben, muss nachts entweichen. Also offen hinstellen, gute Nacht, du und {ours}.',
      ],
    },
    asks: {
      formal: ['Barfuß, auf Strümpfen oder im Hausschuh?', 'Was ziehen Sie nach Feierabend als Erstes aus?'],
      informal: ['Wie weit gehst du damit: Briefkasten, Späti, Büro?', 'Team barfuß oder Team Puschen?'],
    },
  },
};
