import type { StoriesOf } from '../stories.ts';

export const shoes: StoriesOf<'shoes'> = {
  sneakers: {
    stories: {
      formal: [
        'Zum Anzug galt so etwas einmal als Regelbruch. Heute sieht man nur, wer es mit Absicht tut, etwa in {quoted}.',
        'Ein Städtetrip hat laut Telefon zweiundzwanzigtausend Schritte. Man plant ihn von unten, mit {quoted}.',
        'Die guten Schuhe reisen im Beutel mit, unterwegs trägt man andere. Im Zug unter dem Sitz: {ours}.',
        'Markt, Museum, Mittagessen, und alles zu Fuß. Durch den Samstag geht man in {quoted}.',
      ],
      informal: [
        'Kaum ausgepackt, tritt dir jemand drauf. Die Taufe wäre erledigt. Willkommen, {quoted}.',
        'Bahn in zwei Minuten, Bahnsteig vier Minuten entfernt. Renn, du hast ja {quoted} an.',
        'Neunzehn Paar, und du trägst immer dasselbe. Konkurrenz kommt: {ours}.',
        '„Wozu brauchst du noch welche?“ Frag Papa nach seinen drei Bohrmaschinen, dann reden wir über {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Mit Anzug kombiniert: stilvoll oder verboten?',
        'Was zeigt Ihr Schrittzähler heute?',
        'Weiß oder bunt?',
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
        'Die ersten fünfhundert Meter begleitet einen der innere Schweinehund. Danach läuft man allein, in {quoted}.',
        'Um sechs ist der Park noch leer, nur die Amseln proben. Neben der Haustür, schon gelockert: {ours}.',
        'Den Lauf gewinnt, wer die Haustür öffnet. Alles beginnt einen Handgriff davor, mit {quoted}.',
        'Am Schreibtisch war das Problem noch groß, nach acht Kilometern ist es klein. Den Umweg nimmt man in {quoted}.',
      ],
      informal: [
        'Regen, Muskelkater, Tatort: drei Ausreden, und du bist trotzdem draußen. Zieh durch, in {quoted}.',
        'An der roten Ampel auf der Stelle hüpfen und wichtig gucken: kannst du schon. Fehlt nur {quoted}.',
        'Bei Kilometer zwei meldet sich die Vernunft, ab fünf ist sie still. Lauf ihr davon in {quoted}.',
        'Halbmarathon zugesagt, beim Bier, vor Zeugen. Dir bleiben elf Wochen und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Morgens oder abends, und wie weit?',
        'Mit Musik oder mit den eigenen Gedanken?',
        'Allein oder zu zweit?',
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
        'Im Flur erzählen die Sohlen abends, wo man war. Bald hat auch {quoted} eine Geschichte.',
      ],
      informal: [
        'Konzert, dritte Reihe, und jemand steht auf deinem Fuß. Nächstes Mal kommen mit: Ohrstöpsel und {ours}.',
        'Sommerkleid im Oktober? Klar. Untenrum regelt das {quoted}.',
        'Laubhaufen auf dem Gehweg, alle gehen drumrum. Mittendurch rascheln nur du und {ours}.',
        'Drei feste Schritte, Tür auf: So kommt jemand rein, der was zu sagen hat. Auftritt: du und {ours}.',
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
        'Zwischen Badetuch und Abendtisch liegen dreihundert Meter und ein Hemd. An den Füßen bleibt {quoted}.',
        'Der Sand rieselt noch in den Flur, da plant man schon die nächste Reise. Wieder dabei: {ours}.',
        'Um neun ist der Stein vor der Tür noch warm, das Glas noch halb voll. Auf der Schwelle stehen ein Windlicht und {ours}.',
      ],
      informal: [
        'Zehen lackiert, und in den Turnschuhen sieht’s keiner. Zeig sie her, in {quoted}.',
        'Die zweite Socke ist weg? Egal, ab zwanzig Grad brauchst du keine. Du brauchst {quoted}.',
        'Heißer Sand, hundert Meter bis zum Wasser, alle hüpfen. Ganz lässig bleiben nur du und {ours}.',
        'Braune Füße mit weißen Streifen: dein ehrlichstes Souvenir. Das Muster entwirft {quoted}.',
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
        'Der Saum wird abgesteckt, und die Schneiderin fragt nach der Höhe. Mit zum Termin kommt also {quoted}.',
      ],
      informal: [
        'Kopfsteinpflaster, halb zehn, alle gehen plötzlich sehr langsam. Du auch, aber in {quoted}.',
        'Um zwei liegt die halbe Hochzeit unterm Tisch, also die Schuhe. Irgendwo im Haufen: {ours}.',
        'Stehparty? Nein danke. Taxi, Tisch, Tanz? Dann {ours}.',
        'Größer als dein Ex, wenigstens für einen Abend. Geübt wird vorher im Flur, mit {quoted}.',
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
        'Zwischen Turnschuh und Abendgarderobe liegt fast das ganze Leben. Man geht hindurch in {quoted}.',
        'Sicherheitskontrolle, Schuhe aus, Schuhe an, bitte zügig. Eine Schleife bindet man nicht bei {quoted}.',
        'Ein Zentimeter Knöchel unter dem Saum, und aus dem Montag wird Italien. Den Rest übernimmt {quoted}.',
        'Der Ober grüßt, die Zeitung ist noch glatt, und Sie haben Zeit. Unter dem Kaffeehaustisch: {ours}.',
      ],
      informal: [
        'Schnürsenkel sind was für Leute, die pünktlich aufstehen. Du schlüpfst in {quoted} und bist weg.',
        'Bürotauglich, sagt der Chef. Kneipentauglich, sagst du. Beide meinen {quoted}.',
        'Mit Socken? Ohne? Mit weißen? Das Internet streitet noch, du trägst schon {quoted}.',
        'Opa lag modisch richtig, er war nur zu früh dran. Sein Stil, deine Füße, {ours}.',
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
        'Fliesen im Januar, sechs Uhr, der Weg zur Kaffeemaschine ist weit. Am Bett steht {quoted}.',
        'Ein Samstag, der bis Mittag nicht vor die Tür muss, gehört gefeiert. Man begeht ihn in {quoted}.',
      ],
      informal: [
        'Müll raus, Post holen, kurz zum Späti: Geht doch so. Die ganze Straße kennt {quoted}.',
        'Homeoffice-Dresscode: oben Hemd, unten Frieden. Ganz unten: {ours}.',
        'Dunkler Flur, Legostein, nackter Fuß. Nie wieder ohne {quoted}.',
        '„Schuhe aus“, sagt Mama und sucht dir welche in deiner Kindergröße. Bring nächstes Mal {quoted} mit.',
      ],
    },
    asks: {
      formal: ['Barfuß, auf Strümpfen oder im Hausschuh?', 'Was ziehen Sie nach Feierabend als Erstes aus?'],
      informal: ['Wie weit gehst du damit: Briefkasten, Späti, Büro?', 'Team barfuß oder Team Puschen?'],
    },
  },
};
