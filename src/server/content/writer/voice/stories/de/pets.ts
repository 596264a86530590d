export const pets = {
  'dog-lead': {
    stories: {
      formal: [
        'Um sechs Uhr liegt der Park noch im Nebel, und man grüßt jeden, dem man begegnet. Den Weg kennen alle drei, der Hund, Sie und {ours}.',
        'Es genügt ein leises Klicken im Flur, und jemand kommt auf vier Pfoten gelaufen. Die zwei verstehen sich ohne Worte, Ihr Hund und {ours}.',
        'Wer einen Hund hat, kennt jeden Baum im Viertel und jede Nachbarin beim Vornamen. Vorgestellt haben Sie der Zufall und {ours}.',
        'Der Regen kommt von der Seite, und trotzdem sagt niemand ab. Mantel, Mütze, {ours}, und hinaus.',
      ],
      informal: [
        'Regen? Egal. Müde? Egal. Er sitzt vor der Tür und guckt, du hast verloren. Schuhe an, Kapuze hoch, {ours}.',
        'Ihr seid euch nicht einig, wer hier mit wem Gassi geht. Am einen Ende du, am anderen er, dazwischen {ours}.',
        'Ein Eichhörnchen, und dein Arm ist zwei Zentimeter länger. Gemeinsam durch dick und Gebüsch: du, der Hund und {ours}.',
        'Im Büro kennst du drei Leute, auf der Hundewiese dreißig, alle nur unter Bellos Mama und Papa. Eintrittskarte: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Gewicht und Größe des Hundes vergleicht man mit der Angabe an Karabiner und Band. Einmal wiegen, einmal lesen, dann geht es hinaus mit {quoted}.',
        'Nie um die Hand gewickelt: Ein plötzlicher Ruck kann Finger verletzen. Ein fester Griff genügt für den Morgen im Park, für Sie, den Hund und {quoted}.',
        'An Karabiner und Nähten beginnt der Verschleiß, darum prüft man sie regelmäßig. Ein Griff vor dem Spaziergang, während der Hund schon wartet auf Sie und {quoted}.',
        'Nähte und Karabiner sieht man sich ab und zu bei Licht an, denn dort beginnt der Verschleiß. Eine Gewohnheit, die man gleich mitkauft bei {quoted}.',
      ],
      informal: [
        'Eichhörnchen von links! Wer um die Hand gewickelt hat, spürt den Ruck in den Fingern. Also nie wickeln, nur halten, das gilt ab der ersten Runde mit {quoted}.',
        'Chihuahua oder Dogge, das Band will es wissen: Vergleich Gewicht und Größe mit der Angabe. Wenn es passt, wedelt einer schon vor {quoted}.',
        'Er zieht, du fliegst, der Karabiner hält hoffentlich. Prüf ihn regelmäßig und die Nähte auch, da fängt der Verschleiß an, so viel Zeit muss sein für {quoted}.',
        'Ab und zu Sichtkontrolle: Karabiner, Nähte, Hundeblick. Bei den ersten beiden beginnt der Verschleiß, beim dritten das Betteln, und dann los mit {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Welche Runde gehen Sie mit Ihrem Hund am liebsten?',
        'Wie heißt Ihr Hund, und wie rufen Sie ihn wirklich?',
      ],
      informal: [
        'Bei euch zu Hause: Wer führt wen aus?',
        'Dauerregen: große Runde oder einmal um den Block?',
      ],
    },
  },
  'pet-bed': {
    stories: {
      formal: [
        'Dreimal im Kreis, ein tiefer Seufzer, die Schnauze auf der Pfote. So klingt ein Tag aus, und es bleiben die Stille und {ours}.',
        'Am Kamin ist ein Platz vergeben, und zwar nicht an einen Menschen. Die Zeitung lesen Sie, den Schlaf übernehmen der Vierbeiner und {ours}.',
        'Ein Tier sucht sich in jedem Haus die Stelle, an der am Nachmittag die Sonne liegt. Genau dort gehören sie hin, die Ruhe und {ours}.',
        'Wenn ein junger Hund oder eine Katze einzieht, ist die erste Nacht die längste. Gut, wenn es einen eigenen Ort gibt: {ours}.',
      ],
      informal: [
        'Dein Sofa, dein Kissen, dein Bett: alles schon markiert, mit Haaren. Verhandlungsangebot, ohne große Hoffnung: {ours}.',
        'Du kaufst etwas Schönes, und geschlafen wird im Karton. Gib nicht auf, am dritten Tag siegt die Neugier: {ours}.',
        'Nachts gehört dir ein Fünftel der Matratze, den Rest hat jemand mit vier Pfoten. Getrennte Betten? Einen Versuch wert, {ours}.',
        'Arbeitstag: schlafen, drehen, schlafen, fressen, schlafen. So viel Einsatz verdient ein eigenes Büro: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Messen Sie im Schlaf, von der Nase bis zum Schwanzansatz, und rechnen Sie großzügig Platz dazu. Mit dieser Zahl lesen sich die Maße leichter, auch die von {quoted}.',
        'Ein ruhiger, zugfreier Platz, von dem aus sich der Raum überblicken lässt, wird gern angenommen. Suchen Sie ihn zuerst, und dorthin stellen Sie {quoted}.',
        'Vertrauter Geruch hilft beim Eingewöhnen. Legen Sie eine getragene Decke oder ein altes Shirt hinein, dann ist es nicht mehr fremd: {ours}.',
        'Eingerollt wirkt jeder kleiner, als er liegt. Messen Sie den Schlafenden von der Nase bis zum Schwanzansatz, großzügig, und vergleichen Sie mit {quoted}.',
      ],
      informal: [
        'Schleich dich mit dem Maßband an: Nase bis Schwanzansatz, im Schlaf, und großzügig Platz dazu. Wer nicht aufwacht, verdient {quoted}.',
        'Dein altes Bandshirt hat noch eine Karriere vor sich: Reinlegen, dein Geruch hilft beim Eingewöhnen. Erste Reihe, dort liegt ab heute {quoted}.',
        'Durchgangsverkehr, Zugluft, nichts zu sehen? Da schläft keiner. Ruhig, zugfrei, mit Blick ins Zimmer, so wird bezogen: {ours}.',
        'Er guckt das neue Ding nur schief an? Leg eine getragene Decke rein, Vertrautes hilft beim Eingewöhnen. Dann gebt euch Zeit, du, er und {ours}.',
      ],
    },
    asks: {
      formal: ['Wo schläft Ihr Tier am liebsten?', 'Eingerollt oder ausgestreckt?'],
      informal: [
        'Wie viel Bett bleibt dir nachts? In Prozent.',
        'Schnarcht bei euch der Hund oder der Mensch?',
      ],
    },
  },
  'pet-food': {
    stories: {
      formal: [
        'Um Punkt sechs sitzt jemand vor dem Napf und schaut, als wäre seit Tagen nichts gewesen. Auf die Minute pünktlich sind nur der Hunger und {ours}.',
        'Man kennt ihn, den Blick vom Küchenboden herauf, während man sich selbst ein Brot macht. Die Antwort steht im Schrank: {ours}.',
        'Es raschelt im Schrank, und irgendwo im Haus springt jemand vom Sessel. Den Weg kennen die Pfoten im Schlaf, das Ziel auch: {ours}.',
        'Zuneigung ist oft ganz unscheinbar. Ein Napf in der Ecke, frisches Wasser, {ours}.',
      ],
      informal: [
        'Halb fünf, eine Pfote im Gesicht. Nicht aus Liebe, der Napf ist leer. Du wankst los, Licht an, Schrank auf, {ours}.',
        'Angeblich gab es heute noch nichts. Papa sagt doch, Mama sagt doch, der Blick sagt nein. Streitobjekt: {ours}.',
        'Lieblingssofa, Urlaubsziel, Weckzeit: Entschieden wird nichts ohne das Familienmitglied mit Fell. Heute auf der Karte: {ours}.',
        'Kommt angelaufen, wenn du rufst? Nein. Wenn der Schrank quietscht? Aus dem dritten Stock, im Galopp. Zauberwort: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Man stellt über eine Woche hinweg um und erhöht den neuen Anteil jeden Tag etwas. Am ersten Tag liegt also nur ein kleiner Anteil im Napf, das ist der Anfang mit {quoted}.',
        'Offenes lagert kühl, trocken und gut verschlossen, die Originaltüte hebt man auf, denn darauf steht die Charge. Ein Fach genügt für Schaufel und {quoted}.',
        'Wiegen statt schätzen, und Leckerlis zählen mit. Die Küchenwaage bleibt also gleich neben dem Napf stehen, in guter Gesellschaft von {quoted}.',
        'Frisches Wasser gehört immer daneben. Füllen Sie zuerst diesen Napf, dann erst den anderen mit {quoted}.',
      ],
      informal: [
        'Von heute auf morgen umstellen? Lieber über eine Woche, jeden Tag ein bisschen mehr vom Neuen. Das gibt dem Napf einen Fahrplan, Ziel: {ours}.',
        'Augenmaß gewinnt gegen Dackelblick nie. Wieg die Ration ab, Leckerlis zählen mit, dann bleibst du stark bei {quoted}.',
        'Tüte weg, Charge weg. Heb sie auf, schließ gut zu, kühl und trocken, sonst öffnet nachts noch jemand mit der Pfote {quoted}.',
        'Neben den vollen Napf gehört immer einer mit frischem Wasser. Zwei Handgriffe, vier Pfoten, ein Platz am Boden für {quoted}.',
      ],
    },
    asks: {
      formal: ['Zu welcher Uhrzeit wird bei Ihnen gefüttert?', 'Wer im Haus darf den Napf füllen?'],
      informal: [
        'Der überzeugendste Bettelblick bei euch: Wer hat ihn?',
        'Wie früh wirst du geweckt? Wir leiden mit.',
      ],
    },
  },
  'pet-toy': {
    stories: {
      formal: [
        'Es gibt eine halbe Stunde am Abend, in der auch ein alter Hund wieder jung ist, und eine alte Katze sowieso. Den Auftakt geben Sie und {ours}.',
        'Zwischen zwei Regenschauern wird das Wohnzimmer zur Arena, der Läufer fliegt, die Vase wackelt. Mitten im Getümmel: {ours}.',
        'Ein Tier fragt nicht, wie die Besprechung war. Es setzt sich vor Sie hin, schaut auf das Regal und wartet: {ours}.',
        'Man meint, man unterhalte das Tier, und eine Stunde später sitzt man selbst lachend auf dem Boden. Gewonnen haben die Pfoten und {ours}.',
      ],
      informal: [
        'Einmal noch. Und noch einmal. Dein Arm macht gleich schlapp, topfit sind nur die vier Pfoten und {ours}.',
        'Unter dem Sofa liegen fünf davon, und natürlich muss es genau das ganz hinten sein. Leichter zu erreichen: {ours}.',
        'Drei Uhr nachts, im Flur galoppiert jemand auf und ab. Nachtschicht haben heute vier Pfoten und {ours}.',
        'Das teure liegt unbeachtet, der Karton wird geliebt. Ein Versuch noch, und der Karton darf danebenstehen: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Groß genug, dass nichts verschluckt werden kann, so wählt man aus. Denken Sie an das Maul, das danach schnappt, und lesen Sie dann die Maße von {quoted}.',
        'Risse sucht man ab und zu, kaputte Teile sortiert man aus. Ein kurzer Blick nach dem Spielen, so endet die Runde mit {quoted}.',
        'Im Wechsel hervorgeholt, bleibt alles spannend: Was eine Woche weg war, begeistert erneut. Legen Sie etwas in die Schublade, und auf die Bühne darf {quoted}.',
        'Nach einer Woche Pause freut man sich über alte Bekannte wie über Besuch. Tauschen Sie also regelmäßig, heute zum Beispiel gegen {quoted}.',
      ],
      informal: [
        'Alles langweilig? Lass die Hälfte eine Woche verschwinden, danach ist sie wieder spannend. In der Zwischenzeit unterhält {quoted}.',
        'Ein Happs, und weg? Dann war es zu klein. Wähl so groß, dass nichts verschluckt werden kann, halt den Kopf deines Monsters neben {quoted}.',
        'Schau ab und zu nach Rissen, Kaputtes kommt weg. Der Täter sitzt unschuldig daneben und bewacht {quoted}.',
        'Rotation wie beim Fußball: Wer eine Woche auf der Bank saß, ist wieder spannend. Eingewechselt mit der Nummer neun: {ours}.',
      ],
    },
    asks: {
      formal: ['Womit spielt Ihr Tier am liebsten?', 'Morgens oder abends: Wann wird bei Ihnen gespielt?'],
      informal: ['Was hat dein Tier schon alles zerlegt?', 'Wer gibt beim Spielen zuerst auf?'],
    },
  },
  'scratching-post': {
    stories: {
      formal: [
        'Am Fenster zieht eine Taube vorbei, und oben verfolgt sie jemand mit halb geschlossenen Augen. Logenplatz, was sonst: {ours}.',
        'Katzen bewohnen ein Zimmer nicht in der Breite, sondern in der Höhe. Zur Einrichtung gehören deshalb auch ein Ausblick und {ours}.',
        'Nach dem Schlafen streckt sie sich, fährt die Krallen aus und sucht mit Bedacht ein Ziel. Zur Wahl stehen Ihr Sessel und {ours}.',
        'Wer mit Katzen lebt, richtet sich für zwei Geschmäcker ein. Ihnen gehören die Bücher, der Katze der Blick von oben und {ours}.',
      ],
      informal: [
        'Dein Sofa hat inzwischen Fransen, die im Katalog nicht waren. Ein Vorschlag zur Güte, bevor sie den Vorhang entdeckt: {ours}.',
        'Vor versammeltem Besuch rennt sie quer durchs Zimmer und hängt plötzlich auf Augenhöhe. Applaus verdient haben die Katze und {ours}.',
        'Sie schläft achtzehn Stunden, die restlichen sechs sind Zirkus. Die Manege: {ours}.',
        'Stubentiger mit Weltherrschaftsplänen sucht Kommandozentrale mit Aussicht. Einzige Zuschrift: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'In der Abstellkammer bleibt jeder Kratzbaum unbenutzt, am Fenster oder an einem Lieblingsweg nicht. Beobachten Sie Ihre Katze einen Tag, dann wissen Sie den Platz für {quoted}.',
        'Beim Kratzen möchte sich die Katze ganz strecken, deshalb zählt die Höhe. Nehmen Sie Maß, wenn sie sich reckt, und vergleichen Sie mit der Höhe von {quoted}.',
        'Wackelt es einmal, wird es gemieden. Prüfen Sie also den Stand, oder sichern Sie {quoted} an der Wand, bevor jemand Anlauf nimmt.',
        'Kein Tier zieht sich zum Kratzen in die Abstellkammer zurück. Am Fenster oder auf dem Lieblingsweg dagegen ist Gesellschaft, und dorthin gehört {quoted}.',
      ],
      informal: [
        'In der Abstellkammer kratzt keiner, da ist ja nichts los. Ans Fenster oder an den Lieblingsweg damit, und Kino haben beide: deine Katze und {ours}.',
        'Katzen-Yoga braucht Höhe: Beim Kratzen will sie sich ganz strecken. Also einmal lang machen, messen, und vergleichen mit {quoted}.',
        'Einmal gewackelt, nie verziehen, so sind Katzen. Achte auf festen Stand oder schraub an die Wand, dann gibt es eine Chance für {quoted}.',
        'Dein Sofa steht am Lieblingsweg, deshalb sieht es so aus. Stell genau dorthin eine Alternative: {ours}.',
      ],
    },
    asks: {
      formal: ['Wo ist der liebste Aussichtspunkt Ihrer Katze?', 'Wie heißt Ihre Katze mit vollem Titel?'],
      informal: ['Was hat deine Katze schon zerkratzt?', 'Sofa, Tapete, Tür: Was hat es bei euch erwischt?'],
    },
  },
};
