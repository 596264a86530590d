import type { StoriesOf } from '../stories.ts';

export const photo: StoriesOf<'photo'> = {
  camera: {
    stories: {
      formal: [
        'Für zehn Minuten am Abend ist sogar der Supermarktparkplatz schön. Wer es sieht, bleibt stehen. In der Tasche: {ours}.',
        'Der erste Schultag dauert einen Vormittag, das Bild davon hängt zwanzig Jahre im Flur. Dazwischen: ein Klick und {ours}.',
        'Wer langsamer durch eine fremde Stadt gehen möchte, braucht nur einen Vorwand, zum Beispiel {ours}.',
        'Auf jedem Familienfest fehlt ein Mensch auf den Bildern, und alle anderen lächeln ihm zu. Vor seinem Auge: {ours}.',
      ],
      informal: [
        '„Warte, nur noch eins.“ Dein Spaziergang dauert jetzt doppelt so lang, und wer ist schuld? {Ours}.',
        'Oma blinzelt, Papa redet, das Baby schaut weg. Also noch mal alle herschauen, und zwar hierhin: {ours}.',
        'Dein Handy ist voll mit Parkplätzen, Kassenbons und Speisekarten. Für alles, was schön ist: {ours}.',
        'Um fünf aufstehen, im Urlaub, freiwillig? Angeblich wegen des Lichts. Angestiftet haben dich die Dämmerung und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Fotografieren Sie lieber Menschen oder Landschaften?',
        'Welches Ihrer Fotos hängt bei Ihnen an der Wand?',
        'Früh am Morgen oder im Abendlicht?',
        'Wer fotografiert bei Ihnen an Weihnachten?',
        'Album, Rahmen oder Festplatte?',
        'Welchen Ort würden Sie gern einmal fotografieren?',
      ],
      informal: [
        'Vor der Kamera oder dahinter: Wo bist du?',
        'Wie viele Bilder vom letzten Urlaub? Ehrlich.',
        'Was hast du zuletzt fotografiert?',
        'Katze, Kind oder Kuchen: Was füllt deine Speicherkarte?',
        'Noch eins zur Sicherheit oder reicht eins?',
        'Wer blinzelt bei euch auf jedem Bild?',
      ],
    },
  },
  'film-camera': {
    stories: {
      formal: [
        'Ob alle die Augen offen hatten, erfahren Sie erst im Labor. Bis dahin bleibt die Vorfreude, und im Regal {ours}.',
        'Im Umschlag mit den Abzügen steckt immer ein Bild, das man längst vergessen hatte. Erinnert haben sich nur der Film und {ours}.',
        'Früher passte ein ganzer Sommer auf einen Film. Genau hinsehen lehrt bis heute niemand so geduldig wie {ours}.',
        'Drei Schritte vor, einer zurück, einatmen. Ein einziger Versuch, ein Klick: {ours}.',
      ],
      informal: [
        'Kein Display, kein Filter, kein „Noch mal, ich seh komisch aus“. Nur du, das Licht und {ours}.',
        'Plötzlich fotografierst du dein Mittagessen nicht mehr. Jedes Bild zählt, da sind sie streng, dein Geldbeutel und {ours}.',
        'Die Party war im Juni, die Abzüge kommen im Juli, und ihr feiert gleich noch mal. Gastgeber: {ours}.',
        'Wo ist bitte die Löschtaste? Gibt es nicht. Der Daumen am Rand bleibt für immer, so sind sie, das Leben und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Schwarz-weiß oder Farbe?',
        'Wann haben Sie zuletzt einen Film entwickeln lassen?',
        'Wer hat Ihnen das Fotografieren beigebracht?',
        'Ein Film im Monat oder einer im Jahr?',
        'Welches alte Foto steht bei Ihnen gerahmt?',
        'Familie, Reise oder Straße: Was kommt auf Ihren Film?',
      ],
      informal: [
        'Was wäre das erste Bild auf deinem nächsten Film?',
        'Album oder Schuhkarton: Wo liegen eure alten Abzüge?',
        'Wie viele volle Filme liegen bei dir noch herum?',
        'Daumen im Bild: schon passiert?',
        'Wer darf auf dein letztes Bild?',
        'Selbst entwickeln oder ins Labor?',
      ],
    },
  },
  lens: {
    stories: {
      formal: [
        'Seit Jahren gehen Sie dieselbe Straße entlang. Eines Morgens ist sie voller Motive. Verändert hat sich nur eins: {ours}.',
        'Gehäuse wechselt man alle paar Jahre. Woran Fotografen hängen, sitzt weiter vorn: {ours}.',
        'Manche Geschichten erzählt man aus der Nähe, andere mit Abstand. Das entscheiden zwei: Ihr Auge und {ours}.',
        'In der Fototasche ist ein Fach frei, offiziell für den Blasebalg. Und inoffiziell? {Ours}.',
      ],
      informal: [
        '„Nur noch dieses eine“, hast du beim letzten auch gesagt. In der Fototasche wird schon gerückt: {ours}.',
        'Das Licht war da, der Moment auch, und trotzdem fehlte etwas. Vielleicht nur ein paar Millimeter, vielleicht {ours}.',
        'Ein Nachmittag, eine Brennweite, keine Ausreden. Die Hausaufgabe kommt von uns, genau wie {ours}.',
        'Deine Kamera guckt seit Monaten gleich in die Welt. Lass sie mal durch andere Augen sehen: {ours}.',
      ],
    },
    asks: {
      formal: ['Mit welcher Brennweite entstehen Ihre liebsten Bilder?', 'Festbrennweite oder Zoom?'],
      informal: [
        'Porträt, Straße oder Käfer von ganz nah?',
        'Wie viele passen in deine Fototasche? Und wie viele besitzt du?',
      ],
    },
  },
  tripod: {
    stories: {
      formal: [
        'Der Selbstauslöser zählt, alle rücken zusammen, Sie laufen los. Die Ruhe selbst: {ours}.',
        'In der blauen Stunde verwackelt jeder Atemzug das Bild. Atmen Sie ruhig weiter. Unter der Kamera: {ours}.',
        'Nachts zeichnen Autos rote Linien in die Stadt. Man muss nur lange genug stillhalten, so wie {ours}.',
        'Wer Sterne fotografiert, lernt warten: Thermoskanne, Decke, dreißig Sekunden Dunkelheit. Und reglos daneben {ours}.',
      ],
      informal: [
        'Drei Kochbücher, ein Joghurtbecher, obendrauf wackelt das Handy. Dein Filmstudio bittet um Verstärkung: {ours}.',
        'Fremde um ein Foto bitten, und dann ist der halbe Daumen drauf. Nächstes Mal macht ihr das allein, du und {ours}.',
        'Endlich seid ihr alle drauf, auch du. Das Bild gemacht haben zehn Sekunden Geduld und {ours}.',
        'Bei drei rennst du los, bei zwei stolperst du über den Hund, bei eins lächelst du. Und was hält still? {Ours}.',
      ],
    },
    asks: {
      formal: [
        'Sterne, Mond oder Stadtlichter: Was lockt Sie nachts hinaus?',
        'Lieber Sonnenaufgang oder blaue Stunde?',
      ],
      informal: ['Was stand bei dir schon alles unter der Kamera?', 'Gruppenfoto: Wer fehlt bei euch immer?'],
    },
  },
};
