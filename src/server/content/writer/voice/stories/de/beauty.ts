export const beauty = {
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
    lessons: {
      formal: [
        'Neues testet man zuerst an der Innenseite des Unterarms und wartet einen Tag ab. So viel Zeit darf sein, bevor Ihre Haut Freundschaft schließt mit {quoted}.',
        'Auf leicht feuchter Haut lässt sich alles besser verteilen. Tupfen Sie nach dem Bad also nur leicht, bevor Sie greifen zu {quoted}.',
        'Der offene Tiegel auf der Packung nennt die Monate nach dem Öffnen. Notieren Sie das Datum am ersten Abend mit {quoted}.',
        'Einen Tag am Unterarm, dann erst großzügig: Die Haut sagt es, wenn sie etwas nicht mag. Stellen Sie ihr in Ruhe vor: {quoted}.',
      ],
      informal: [
        'Neugierig? Erst ein Klecks auf die Innenseite vom Unterarm, dann einen Tag warten. So lange dauert die Vorfreude auf {quoted}.',
        'Nicht knochentrocken rubbeln: Auf leicht feuchter Haut verteilt sich’s besser. Dusche aus, Handtuch kurz, dann {ours}.',
        'Da ist ein kleiner offener Tiegel aufgedruckt, und die Zahl daneben sind die Monate nach dem Öffnen. Such ihn mal auf {quoted}.',
        'Im Schrank steht noch was aus einem anderen Jahrzehnt? Das Tiegelsymbol verrät, wann Schluss ist. Platz gemacht, willkommen {quoted}.',
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
    lessons: {
      formal: [
        'Auf einer Schale mit Abfluss trocknet ein Stück zwischendurch, so hält es deutlich länger. Eine solche Schale ans Becken, und darauf {quoted}.',
        'Unbenutzte Stücke gehören zwischen die Handtücher, dann duftet der Schrank mit. Bis zum ersten Einsatz wohnt dort {quoted}.',
        'Zwanzig bis dreißig Sekunden einseifen, auch zwischen den Fingern. Diese halbe Minute gehört Ihnen und {quoted}.',
        'Wer im Wasser liegen lässt, was trocknen sollte, hat weniger davon. Eine Schale mit Abfluss ist der halbe Haushalt für {quoted}.',
      ],
      informal: [
        'In der Pfütze wird’s Matsch. Schale mit Abfluss drunter, dann hält ein Stück deutlich länger, und du hast mehr von {quoted}.',
        'Noch nicht dran? Leg das Stück so lange zwischen die Handtücher, dann duftet der Schrank mit. Wartezimmer für {quoted}.',
        'Zweimal „Happy Birthday“ gesummt, so ungefähr dauern zwanzig Sekunden Händewaschen. Das Publikum: {ours}.',
        'Daumen und Zwischenräume werden gern vergessen, dabei sind zwanzig Sekunden ganz schön lang. Zeit genug für alle zehn Finger und {quoted}.',
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
    lessons: {
      formal: [
        'Gründlich nasses Haar schäumt auch mit wenig auf. Das Wasser hat also den Vortritt vor {quoted}.',
        'Nur die Kopfhaut einseifen, die Längen werden beim Ausspülen mit sauber. Ihre Fingerspitzen massieren also nur oben, mit ein wenig von {quoted}.',
        'Reste machen das Haar stumpf, darum lieber etwas länger ausspülen als gedacht. Ein wenig Geduld unter der Brause gehört also zu {quoted}.',
        'Was vom Ansatz herunterläuft, wäscht die Längen gleich mit. Mehr als die Kopfhaut brauchen Sie also nicht einzuseifen mit {quoted}.',
      ],
      informal: [
        'Erst richtig nass, dann einseifen: So schäumt auch wenig. Dusche an, Radio an, los geht’s mit {quoted}.',
        'Die Spitzen brauchst du nicht zu schrubben, die werden beim Ausspülen mit sauber. Oben spielt die Musik, und zwar mit {quoted}.',
        'Stumpfe Haare? Vielleicht sind’s Reste. Spül länger, als du denkst, und sing die zweite Strophe für {quoted}.',
        'Wenn’s kaum schäumt, war das Haar vielleicht nicht nass genug. Also Kopf noch mal unter die Brause, bevor du nachgreifst zu {quoted}.',
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
    lessons: {
      formal: [
        'Handgelenke und Hals, und nicht verreiben, sonst verfliegt die Kopfnote schneller. Zwei Sprühstöße, ein Moment Ruhe, und am Tisch sitzen Sie und {ours}.',
        'Erst nach ein paar Stunden auf der eigenen Haut zeigt sich die Basis. Geben Sie dem Duft einen Nachmittag, vor allem {quoted}.',
        'Licht und Badezimmerwärme verändern einen Duft, dunkel und kühl bleibt er ungestört. Im Schlafzimmerschrank ist ein Fach frei für {quoted}.',
        'Der erste Eindruck ist nur der Anfang, die Basis zeigt sich auf der Haut nach Stunden. Tragen Sie also einen Tag lang {quoted}.',
      ],
      informal: [
        'Handgelenke aneinanderreiben macht jeder, ist aber falsch: Die Kopfnote verfliegt schneller. Sprühen, Finger weg, los mit {quoted}.',
        'Nicht nach zwei Minuten entscheiden, die Basis kommt erst nach Stunden. Trag’s auf der Haut, geh einen Kaffee trinken, dann frag dich: {quoted}?',
        'Ins Bad gehört’s nicht, Wärme und Licht verändern den Duft. Such ein dunkles, kühles Fach für {quoted}.',
        'Ein Duft auf deiner Haut, ein paar Stunden Alltag, dann die Basis. Geduld hast du, Vorschlag für morgen früh: {ours}.',
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
    lessons: {
      formal: [
        'Dünn auftragen, mit einem Tuch abtupfen, dann die zweite Schicht: So hält die Farbe länger. Ein kleines Zeremoniell mit {quoted}.',
        'Ladenlicht verfälscht Rottöne, Tageslicht nicht. Gehen Sie mit dem Spiegel ans Fenster, zusammen mit {quoted}.',
        'Von der Mitte nach außen werden die Ränder sauberer. In dieser Reihenfolge beginnt der Abend mit {quoted}.',
        'Zwei dünne Schichten und ein Tuch dazwischen, so bleibt die Farbe länger. Für das Tuch ist im Etui noch Platz, gleich bei {quoted}.',
      ],
      informal: [
        'Eine dünne Schicht, Taschentuch, noch eine: So hält die Farbe länger. Üben kannst du heute mit {quoted}.',
        'Im Laden Rot, draußen Orange? Ladenlicht verfälscht Rottöne, Tageslicht ist ehrlich. Ab ans Fenster, du und {ours}.',
        'Fang in der Mitte an und geh nach außen, dann sind die Ränder sauberer. Ruhige Hand wünschen wir dir und {quoted}.',
        'Abtupfen klingt nach Rückschritt, aber die zweite Schicht hält so länger. Ein Kuss aufs Taschentuch, dann weiter mit {quoted}.',
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
    lessons: {
      formal: [
        'Einmal pro Woche mit milder Seife und lauwarmem Wasser auswaschen, der Sonntagabend bietet sich an. Neben der Seife liegt dann {quoted}.',
        'Liegend oder mit den Haaren nach unten trocknen, sonst läuft Wasser in den Griff. Ein Handtuch genügt als Bett für {quoted}.',
        'Wenig Produkt, einmal abklopfen: Nachlegen geht leichter als Wegnehmen. Ein sparsamer Anfang lohnt sich also mit {quoted}.',
        'Aufrecht im Zahnputzglas läuft Wasser in den Griff, flach auf dem Handtuch nicht. Legen Sie es aus, heute Abend für {quoted}.',
      ],
      informal: [
        'Wann war die letzte Wäsche? Milde Seife, lauwarmes Wasser, einmal die Woche. Sonntag, Serie, Waschbecken, du und {ours}.',
        'Nicht im Glas trocknen, da läuft Wasser in den Griff. Hinlegen oder kopfüber, so viel Wellness ist drin für {quoted}.',
        'Zu viel Rouge, und du siehst aus wie vom Skilift. Wenig aufnehmen, abklopfen, nachlegen, in Etappen mit {quoted}.',
        'Lieber dreimal wenig als einmal Clown, denn weg geht’s schwerer als drauf. Erst klopfen, dann malen, so macht man’s mit {quoted}.',
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
        'Pony steht in alle Richtungen, Bus kommt in vier Minuten. Es rettet dich: {ours}.',
        'Kopf nach unten, kurz Orkan, Kopf wieder hoch: Hallo, Löwe. Der Dompteur heißt {quoted}.',
        'Lufttrocknen klappt super, wenn man bis mittags nirgends hinmuss. Für die anderen Tage gibt’s {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Zuerst das Haar mit dem Handtuch ausdrücken, das spart Zeit und Hitze. Den kürzeren Teil übernimmt dann {ours}.',
        'Eine Handbreit Abstand, der Luftstrom bleibt in Bewegung, nie auf einer Stelle. Immer auf Wanderschaft um den Kopf: {ours}.',
        'Kühle Luft zum Schluss fixiert die Form. Das Finale, kühl gestellt: {ours}.',
        'Flusen im Gitter hinten lassen ein Gerät überhitzen, also regelmäßig entfernen. Einmal im Monat also bitte umdrehen: {ours}.',
      ],
      informal: [
        'Triefend loslegen dauert ewig. Erst mit dem Handtuch ausdrücken, das spart Zeit und Hitze. Dann kommt {ours}.',
        'Nicht auf eine Stelle halten, immer schön wedeln, eine Handbreit weg vom Kopf. Bühne frei im Bad: du und {ours}.',
        'Kurz vor Schluss auf kalt, dann fixiert die Luft, was du da gezaubert hast. Für die Gänsehaut sorgt {ours}.',
        'Hinten im Gitter wohnen Flusen, und die lassen jedes Gerät heißlaufen. Freie Sicht nach hinten braucht auch {ours}.',
      ],
    },
    asks: {
      formal: ['Föhnen oder an der Luft trocknen lassen?', 'Welche Frisur aus den Achtzigern bereuen Sie?'],
      informal: ['Kopfüber oder brav mit Bürste?', 'Schon mal Socken trocken geföhnt?'],
    },
  },
};
