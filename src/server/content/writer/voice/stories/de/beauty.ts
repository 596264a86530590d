import type { StoriesOf } from '../stories.ts';

export const beauty: StoriesOf<'beauty'> = {
  cream: {
    stories: {
      formal: [
        'Das Badezimmer ist der einzige Raum mit Schlüssel und ohne Fragen. Drei Minuten gehören Ihnen und {quoted}.',
        'Heizungsluft, Händewaschen, Frost: Der Januar meint es nicht gut mit der Haut. Am Waschbecken: {ours}.',
        'Am Abend wird der Tag abgewaschen, dann folgt noch ein Handgriff. Er gilt {quoted}.',
        'Großmutters Tiegel stand immer am selben Platz, und heimlich roch jeder daran. So einen Platz hätte gern {quoted}.',
      ],
      informal: [
        'Zu viel erwischt, Finger glänzen, Türklinke unmöglich. Gib jemandem was ab von {quoted}.',
        'Die Gurkenscheiben hast du schon wieder aufgegessen. Dann eben {quoted}.',
        'Abschminken, Zähne putzen, Handy weg. Zwischen zwei und drei kommt {quoted}.',
        'Sechs Uhr früh, im Spiegel: „Ach, du.“ Seid nett zueinander, du und {ours}.',
      ],
    },
    asks: {
      formal: ['Morgens, abends oder beides?', 'Welche stand bei Ihrer Großmutter im Bad?'],
      informal: ['Wie viele angebrochene stehen bei dir rum?', 'Kleiner Klecks oder halbe Tube?'],
    },
  },
  soap: {
    stories: {
      formal: [
        'Nach der Gartenarbeit sieht man dem Nachmittag gern beim Abfließen zu. Dazu gehören warmes Wasser und {ours}.',
        'Zwanzig Sekunden soll es dauern, zweimal „Zum Geburtstag viel Glück“. Man summt und greift zu {quoted}.',
        'Bevor die Gäste kommen, wechselt man das Handtuch und das Blumenwasser. Ans Becken gehört dann {quoted}.',
        'Vor dem Essen, rief die Mutter, und man zeigte zwei kurz nasse Hände. Heute nimmt man freiwillig {quoted}.',
      ],
      informal: [
        'Kirschen gepflückt, Fahrradkette repariert: Deine Hände erzählen alles. Zur Beichte, bitte, bei {quoted}.',
        '„Hände gewaschen?“ Ja. „Nicht nur mit Wasser?“ Na gut: Wasser, zwanzig Sekunden, {ours}.',
        'Hotelbad, winziges Päckchen, geht mit nassen Fingern nicht auf. Zu Hause hast du ja {quoted}.',
        'Knoblauch geschnitten? Dann wink lieber von Weitem. Erst mal ab zu {quoted}.',
      ],
    },
    asks: {
      formal: ['Stück oder Spender: Was steht bei Ihnen?', 'Lavendel, Rose oder ganz ohne Duft?'],
      informal: ['Welches Lied summst du beim Händewaschen?', 'Team Stück oder Team Spender?'],
    },
  },
  shampoo: {
    stories: {
      formal: [
        'Die guten Einfälle kommen unter der Dusche, und nie ist etwas zum Schreiben da. Zur Hand ist nur {quoted}.',
        'Am Waschbecken beim Friseur schließt man die Augen und hofft, nichts gefragt zu werden. Zu Hause schweigt {quoted}.',
        'Sonntagabend, das Wasser läuft, die Woche wird ausgespült. Am Wannenrand: {ours}.',
        'Nach drei Tagen am Meer trägt man das Salz noch im Haar nach Hause. Dort wartet {quoted}.',
      ],
      informal: [
        'Duschkopf ist Mikro, Schaum ist Frisur, die Bühne ist gefliest. Im Publikum: {ours}.',
        'Tag vier ohne Waschen, und du nennst es Textur. Irgendwann ruft {quoted}.',
        'Augen zu, Wasser im Gesicht, blind gegriffen: Mist, die Spülung. Weiter links steht {quoted}.',
        'Frisch gewaschen, trocken gepustet, raus, Nieselregen. Morgen noch mal mit {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Waschen Sie Ihr Haar morgens oder abends?',
        'Welche Idee kam Ihnen zuletzt unter der Dusche?',
      ],
      informal: ['Wie viele Tage schaffst du ohne Waschen?', 'Was singst du unter der Dusche?'],
    },
  },
  perfume: {
    stories: {
      formal: [
        'Im Aufzug ist manchmal noch jemand da, der längst ausgestiegen ist. So begegnet man vielleicht {quoted}.',
        'Hinter dem Ohr, am Handgelenk, dann der Mantel. Als Letztes vor der Tür: {ours}.',
        'Man vergisst das Kleid, das Menü, manchmal den Namen. In Erinnerung bleiben ein Satz und {ours}.',
        'Die Mutter hatte einen Duft für werktags und einen für Gäste. Zu welchen Stunden gehört wohl {quoted}?',
      ],
      informal: [
        'Zweimal sprühen, durchlaufen, tun, als wär nichts. Die Wolke heißt {quoted}.',
        'Umarmung zur Begrüßung, dann die Frage: „Was ist das?“ Du sagst nur: {quoted}.',
        'In der Parfümerie riecht nach Streifen Nummer sieben alles gleich. Fang diesmal an mit {quoted}.',
        'Dein Schal liegt noch bei ihm, und er gibt ihn nicht zurück. Schuld seid ihr beide, du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Welcher Duft erinnert Sie an jemanden?',
        'Einer fürs Leben oder für jede Jahreszeit ein anderer?',
      ],
      informal: ['Hals, Handgelenk oder einmal durch die Wolke?', 'Blumig, herb, frisch: Was bist du?'],
    },
  },
  lipstick: {
    stories: {
      formal: [
        'An der roten Ampel zeigt der Rückspiegel genau das Nötige. Bei Grün verschwindet in der Tasche {quoted}.',
        'Die Abendtasche ist klein, der Abend lang. Hinein passen der Schlüssel und {ours}.',
        'Graue Hose, weißes Hemd, früher Termin. Den Akzent setzt, kurz vor der Tür, {quoted}.',
        'Zwischen Klingeln und Öffnen liegen zwanzig Sekunden. Sie reichen für {quoted}.',
      ],
      informal: [
        'Müde, ungekämmt, in Eile: drei Probleme. Eine Ablenkung: {ours}.',
        'Ein Klospiegel, fünf Fremde, sofort Freundinnen. Alle fragen nach {quoted}.',
        'Ohne Spiegel, im Gehen, am Telefon: Das kannst nur du. Du und {quoted}.',
        'Im Mantel vom letzten Winter steckt immer einer. Diesen Winter ist es {quoted}.',
      ],
    },
    asks: {
      formal: ['Rot, Rosé, Nude: Welcher Ton begleitet Sie?', 'Für welchen Anlass legen Sie ihn auf?'],
      informal: ['Wie viele sind gerade in deiner Tasche?', 'Knallrot am Montag: ja oder nein?'],
    },
  },
  'make-up-brush': {
    stories: {
      formal: [
        'Jeden Morgen malt man im Bad dasselbe Porträt, und jeden Morgen gerät es anders. Heute mit {quoted}.',
        'Zwischen Zahnbürste und Haustür liegen drei ruhige Minuten. Dann führt die Hand {quoted}.',
        'Mit dem Finger gehe es auch, behauptet die Schwester, und man sieht es. Sie selbst arbeiten mit {quoted}.',
        'Vor der Trauung sitzen drei Generationen vor einem Spiegel. Von Hand zu Hand geht {quoted}.',
      ],
      informal: [
        'Puder auf dem Pulli, Puder im Waschbecken, ein Hauch im Gesicht. Noch ein Versuch, mit {quoted}.',
        'Tutorial: zwölf Minuten. Du: Pause, zurück, Pause, zurück. In der freien Hand: {ours}.',
        'Wann hast du deine zuletzt gewaschen? Dachten wir uns. Sauber anfangen geht mit {quoted}.',
        'Samstag, halb neun, das Bad ist besetzt. Drin: du, ein Podcast und {ours}.',
      ],
    },
    asks: {
      formal: ['Pinsel oder Fingerspitzen?', 'Wie lange brauchen Sie morgens vor dem Spiegel?'],
      informal: ['Letzte Pinselwäsche: wann?', 'Fünf Minuten oder volle Stunde?'],
    },
  },
  hairdryer: {
    stories: {
      formal: [
        'Um sieben stellt im ganzen Haus nur einer keine Fragen nach dem Frühstück. Im Bad rauscht {quoted}.',
        'Mit nassen Haaren vor die Tür, das ließ die Großmutter nicht gelten. Ihr zuliebe gibt es {quoted}.',
        'Hotelzimmer haben einen Spiegel zu viel und meist zu wenig Wind. Deshalb reist im Koffer {quoted}.',
        'Gleich klingeln die Gäste, und das Haar tropft noch auf den Kragen. Jetzt helfen Gelassenheit und {ours}.',
      ],
      informal: [
        '„Was hast du gesagt?“ Nichts Wichtiges, ihr schreit seit fünf Minuten gegen den Sturm an. Den macht {quoted}.',
        'Pony steht in alle Richtungen, Bus kommt in vier Minuten. Notruf an {quoted}.',
        'Kopf nach unten, kurz Orkan, Kopf wieder hoch: Hallo, Löwe. Der Dompteur heißt {quoted}.',
        'Lufttrocknen klappt super, wenn man bis mittags nirgends hinmuss. Für die anderen Tage gibt’s {quoted}.',
      ],
    },
    asks: {
      formal: ['Föhnen oder an der Luft trocknen lassen?', 'Welche Frisur aus den Achtzigern bereuen Sie?'],
      informal: ['Kopfüber oder brav mit Bürste?', 'Schon mal Socken trocken geföhnt?'],
    },
  },
};
