export const accessories = {
  bag: {
    stories: {
      formal: [
        'Der Kugelschreiber ist irgendwo darin, und der Paketbote hat Geduld. Man sucht mit Würde, in {quoted}.',
        'Vom Büro direkt ins Theater, ohne den Umweg über zu Hause. Den Wechsel begleitet {quoted}.',
        'Ein Blick hinein verrät zu viel, darum schaut niemand. Von außen ansehen darf man {quoted}.',
        'Im Café nimmt man einen Stuhl für sich und einen für die Begleitung. Auf dem zweiten sitzt {quoted}.',
      ],
      informal: [
        'Lippenpflege, drei Kassenbons, ein Stein vom Strand: Dein halbes Leben liegt da drin. Umzug in {quoted}.',
        '„Kannst du mal kurz halten?“ Das war vor einer Stunde. Steht ihm aber, {quoted}.',
        'Schlüssel suchen im Dunkeln ist dein Leistungssport. Im Finale: du gegen {quoted}.',
        'Kopfhörer? In der anderen. Geldbeutel? In der anderen. Bleib doch einfach bei {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Messen Sie vor dem Kauf das Größte, das täglich mitmuss, und vergleichen Sie es mit den Innenmaßen. Diese Zahl entscheidet über vieles, zuletzt über {quoted}.',
        'Locker mit Papier ausgestopft, behält sie in der Pause ihre Form. Etwas Packpapier genügt für die Wochen ohne {quoted}.',
        'Ein kleines Etui für den Kleinkram macht jeden Wechsel zur Sache von Sekunden. So ziehen Schlüssel und Lippenstift schnell um in {quoted}.',
        'Wer viel trägt, wechselt öfter die Seite, die Schultern merken den Unterschied. Halbe Strecke links, halbe rechts, so geht man durch die Stadt mit {quoted}.',
      ],
      informal: [
        'Was muss jeden Tag mit, und was davon ist am größten? Das misst du, dann vergleichst du es mit den Innenmaßen von {quoted}.',
        'Leer in der Ecke fällt alles zusammen. Stopf lockeres Papier rein, dann bleibt die Form, und bereit für Freitag seid ihr, du und {ours}.',
        'Umräumen dauert ewig? Nicht, wenn der Kleinkram in einem Etui wohnt: raus, rein, fertig. Neue Adresse: {ours}.',
        'Immer dieselbe Schulter schleppt. Wechsel öfter die Seite, dann verteilt sich’s gerechter, und du bleibst gut Freund mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Welchen Inhalt vermutet bei Ihnen niemand?', 'Schulter, Hand oder quer getragen?'],
      informal: ['Was liegt bei dir ganz unten?', 'Wie lange suchst du deinen Schlüssel?'],
    },
  },
  backpack: {
    stories: {
      formal: [
        'Beide Hände frei, eine für den Kaffee, eine für die Tür. Den Rest des Tages trägt {quoted}.',
        'Oben auf der Hütte packt jeder aus, und einer hat an den Kuchen gedacht. Herauf kam er in {quoted}.',
        'Im Fahrradkorb rutscht der Laptop, am Lenker schwingt die Mappe. Auf dem Rücken sitzt {quoted}.',
        'Für ein Wochenende in Prag braucht man weniger, als man denkt. Es reisen ein Stadtplan und {ours}.',
      ],
      informal: [
        'Du hast die Banane gefunden. Die von letzter Woche. Neuanfang mit {quoted}.',
        'Volle U-Bahn, du drehst dich um, drei Leute gehen in Deckung. Vor dem Bauch trägst du ab heute {quoted}.',
        '„Hast du Taschentücher, Pflaster, einen Kaugummi?“ Ja, ja und ja. Du hast ja {quoted}.',
        'Ein Träger war mal cool, zwei sind vernünftig. Entscheide selbst, mit {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Schweres gehört nah an den Rücken, dann zieht nichts nach hinten. Packen Sie in dieser Reihenfolge, zum ersten Mal in {quoted}.',
        'Beide Träger so einstellen, dass alles eng am Rücken liegt und nicht auf dem Gesäß hängt. Eine halbe Minute vor dem Aufbruch mit {quoted}.',
        'Was unterwegs zuerst gebraucht wird, kommt zuletzt hinein. Die Regenjacke wandert also ganz zum Schluss in {quoted}.',
        'Hängt die Last tief, zieht sie an den Schultern. Ein Zug an beiden Trägern, danach geht es bergauf mit {quoted}.',
      ],
      informal: [
        'Laptop und Wasser nah an den Rücken, sonst zieht’s dich nach hinten. Tetris kannst du, jetzt spiel es mit {quoted}.',
        'Träger lang, alles auf dem Po: Das war mal cool in der achten Klasse. Zieh nach, eng am Rücken trägt sich’s besser, auch {quoted}.',
        'Snacks zuletzt rein, denn die brauchst du zuerst. Kekse ganz oben, Pulli ganz unten, so packst du {quoted}.',
        'Fahrkarte ganz unten, Kontrolleur ganz nah? Was du zuerst brauchst, packst du zuletzt. Neuer Versuch morgen früh: du und {ours}.',
      ],
    },
    asks: {
      formal: ['Büro, Berg oder beides?', 'Welcher Proviant fehlt auf keiner Wanderung?'],
      informal: [
        'Lässig auf einer Schulter oder ordentlich auf zwei?',
        'Was lebt bei dir im untersten Fach?',
      ],
    },
  },
  wallet: {
    stories: {
      formal: [
        '„Lassen Sie nur, das übernehme ich.“ Der Satz wirkt, sobald {quoted} schon auf dem Tisch liegt.',
        'Zwischen zwei Geldscheinen steckt ein Passfoto von früher. Es zieht um in {quoted}.',
        'Beim Verschenken legt man eine Münze hinein, so will es der Brauch. Sie sind am Zug, wir haben {quoted}.',
        'Am Kiosk nickt man sich zu und sagt: Stimmt so. Zurück in die Jacke wandert {quoted}.',
      ],
      informal: [
        'Stempelkarten von vier Cafés, Geld für keins. Die neue Adresse für beides: {ours}.',
        'Kassenbons seit der Euro-Einführung, und du wunderst dich über die Beule. Ausmisten, umziehen in {quoted}.',
        'Schlange hinter dir, Kleingeld fällt, alle sammeln mit. Wieder rein damit, in {quoted}.',
        'Hosentasche, Jackentasche, Panik. Ach, da. Beim nächsten Schreck suchst du {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Zählen Sie Ihre Karten und behalten Sie nur, was jede Woche gebraucht wird. Mit dieser Zahl entscheidet es sich leichter über {quoted}.',
        'Der Hauptgrund für dicke Geldbörsen sind alte Kassenbons. Ein Kaffee im Monat reicht, um sie auszusortieren aus {quoted}.',
        'Zum Sitzen gehört sie aus der Gesäßtasche, das schont Rücken und Nähte. Auf dem Tisch, gleich neben dem Telefon, ist Platz für {quoted}.',
        'Nicht das Geld trägt auf, sondern das Papier vom letzten Einkauf. Ein Abend im Monat genügt zum Ausmisten, dann atmen auf: die Jackentasche und {ours}.',
      ],
      informal: [
        'Elf Karten, benutzt werden drei. Zähl durch, was du jede Woche brauchst, und zieh nur damit um in {quoted}.',
        'Dick heißt nicht reich, dick heißt Kassenbons. Einmal im Monat raus damit, dann ist wieder Luft in {quoted}.',
        'Aus der Gesäßtasche damit, bevor du dich setzt: Dein Rücken merkt’s, die Nähte auch. Such dir schon mal eine Jackentasche aus für {quoted}.',
        'Die Stempelkarte vom Eisladen, der zugemacht hat, darf gehen. Nur was du jede Woche brauchst, kommt mit zu {quoted}.',
      ],
    },
    asks: {
      formal: ['Bar oder mit Karte?', 'Tragen Sie ein Foto bei sich?'],
      informal: ['Wie viele Stempelkarten schleppst du mit?', 'Was ist alles drin, außer Geld?'],
    },
  },
  belt: {
    stories: {
      formal: [
        'Nach dem Gänsebraten sucht die Hand diskret das nächste Loch. Verständnis dafür hat {quoted}.',
        'Das Hemd steckt, die Schuhe glänzen, nur in der Mitte fehlt ein Satzzeichen. Man setzt {quoted}.',
        'Über dem Kleid, um den Mantel, zur alten Jeans: Ein Strich in der Taille ändert viel. Ihn zieht {quoted}.',
        'An der Sicherheitskontrolle merkt man, was eine Hose oben hält. In der grauen Wanne liegt {quoted}.',
      ],
      informal: [
        'Hose rutscht, Einkauf in beiden Händen, Schlüssel im Mund. Nächstes Mal mit {quoted}.',
        'Nagel, Hammer, Extraloch: schon versucht, krumm geworden. Lass den Hammer liegen und nimm {quoted}.',
        'Jeans und weißes Shirt trägt jeder. Der Unterschied sitzt knapp unterm Bauchnabel: {ours}.',
        'Oversize-Blazer oder Zelt? Das klären ein Blick in den Spiegel und {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Gemessen wird an einem, der passt: von der Schnalle bis zum meistgenutzten Loch. Diese eine Zahl vergleichen Sie mit {quoted}.',
        'Im mittleren Loch sitzt die richtige Länge, dann bleibt nach beiden Seiten Luft. Das ist gut zu wissen vor dem Festessen und vor der Wahl von {quoted}.',
        'Scharfe Knicke bleiben sichtbar, daher hängend oder locker gerollt aufbewahren. Ein Haken an der Schranktür ist frei für {quoted}.',
        'Die Hosengröße hilft nur ungefähr, das Maßband genau: Schnalle bis Lieblingsloch. Danach wählt man mit ruhiger Hand, etwa {quoted}.',
      ],
      informal: [
        'Nimm einen, der passt, miss von der Schnalle bis zum Lieblingsloch, fertig. Diese Zahl ist dein Ticket zu {quoted}.',
        'Das mittlere Loch ist dein Ziel, dann ist Luft für Ostern und fürs Fasten. Guck auf die Länge bei {quoted}.',
        'Ein scharfer Knick aus der Schublade bleibt sichtbar. Häng ihn auf oder roll ihn locker, den nächsten Bügel teilen sich deine Hose und {ours}.',
        'Weder erstes noch letztes Loch: In der Mitte sitzt die richtige Länge, mit Luft nach beiden Seiten. Die Mitte ist also das Ziel, wenn du Maß nimmst für {quoted}.',
      ],
    },
    asks: {
      formal: ['Passend zu den Schuhen oder bewusst nicht?', 'In der Hose oder über dem Kleid?'],
      informal: [
        'Zu viel gegessen: ein Loch weiter oder tapfer bleiben?',
        'Selbst schon mal ein Loch reingebohrt?',
      ],
    },
  },
  watch: {
    stories: {
      formal: [
        'Wer im Gespräch zum Telefon greift, ist kurz fort. Man bleibt da und weiß trotzdem Bescheid: {ours}.',
        'Zum Fünfzigsten schenkt man keine Dinge mehr, man schenkt Zeit. Oder etwas, das sie anzeigt: {ours}.',
        'Der Zug geht um drei nach acht, für einen zweiten Kaffee reicht es noch. Das meint jedenfalls {quoted}.',
        'Zwischen Manschette und Handrücken ist ein Streifen Platz für Persönliches. Dort trägt man {quoted}.',
      ],
      informal: [
        'Handy raus wegen der Uhrzeit, zehn Minuten gescrollt, Uhrzeit vergessen. Andere Idee: {ours}.',
        '„Wie spät?“ Endlich bist du der Mensch, der das weiß, ohne was zu entsperren. Das macht {quoted}.',
        'Fünf nach ist bei dir pünktlich. Widersprechen darf dir jetzt {quoted}.',
        'Hemd sitzt, Schuhe passen, irgendwas fehlt am linken Arm. Genau da kommt {quoted} hin.',
      ],
    },
    lessons: {
      formal: [
        'Ein Kreis aus Papier am Handgelenk zeigt, wie groß ein Gehäuse wirkt. Zur Papierprobe: {ours}.',
        'Passt noch ein kleiner Finger unter das Band, sitzt es richtig. So trägt man auch {ours}.',
        'Magnetfelder mögen Uhrwerke nicht, also Abstand zu Lautsprechern und Magnetverschlüssen. Auf dem Nachttisch, in ruhiger Lage: {ours}.',
        'Auf Bildern wirkt jedes Gehäuse gleich groß, erst der Durchmesser sagt die Wahrheit. Nehmen Sie Papier und Schere zur Hand, dann entscheiden Sie: {ours}.',
      ],
      informal: [
        'Bastelstunde: Kreis in Gehäusegröße ausschneiden, aufs Handgelenk legen, staunen. Danach zum Vergleich: {ours}.',
        'Kleiner Finger unters Band: Geht er drunter, sitzt es richtig. Zwei Sekunden am Frühstückstisch, dann Auftritt: {ours}.',
        'Nicht auf die Box legen, auch nicht neben den Magnetverschluss, denn Magnetfelder mögen Uhrwerke gar nicht. Besser geparkt, im Regal: {ours}.',
        'Zu fest zwickt, zu locker dreht sich, ein kleiner Finger dazwischen ist genau richtig. Nachstellen, Ärmel zurück, und da ist {ours}.',
      ],
    },
    asks: {
      formal: ['Links oder rechts am Arm?', 'Von wem war Ihre erste?'],
      informal: ['Pünktlich, fünf vor oder fünf nach?', 'Deine erste als Kind: Was war drauf?'],
    },
  },
  sunglasses: {
    stories: {
      formal: [
        'Der letzte freie Tisch steht natürlich in der prallen Sonne. Man nimmt ihn, setzt {quoted} auf und bleibt.',
        'Auf dem Heimweg nach Westen steht die Sonne genau über der Straße. Im Handschuhfach: ein alter Parkschein und {ours}.',
        'Ein langer Abend, ein früher Termin, und das Licht ist ungnädig. Dagegen hilft Haltung und ein Griff in die Tasche: {ours}.',
        'Am Meer verbringt man den halben Urlaub mit zusammengekniffenen Augen. Für die andere Hälfte: {ours}.',
      ],
      informal: [
        'Altglas wegbringen wie ein Filmstar: Jogginghose, leere Flaschen, {ours}.',
        'Nicht auf der Nase, nicht am Kragen. Du suchst überall, und im Haar steckt {quoted}.',
        'Ex in Sicht, Haare ungewaschen, nirgends Deckung. Nur eine: {ours}.',
        'März, zwölf Grad, alle sitzen draußen und tun, als wär Sommer. Du auch, gut getarnt: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Dunkle Gläser allein schützen nicht, achten Sie auf CE-Kennzeichnung und UV-Schutz. Erst dieser Blick, dann der Spiegel, dann {ours}.',
        'Mit beiden Händen abgesetzt, leiern die Bügel nicht einseitig aus. Mit zwei Händen also: {ours}.',
        'Hitze verzieht Fassung und Gläser, das Armaturenbrett ist also kein Ablageplatz. Ins Etui und mit ins Café kommt {quoted}.',
        'Einhändig abgenommen, gibt immer derselbe Bügel nach. Nehmen Sie die zweite Hand dazu, so viel Zeit verdient {quoted}.',
      ],
      informal: [
        'Schwarz wie die Nacht heißt nicht geschützt. Such nach CE und UV-Schutz, danach darfst du dich verlieben, zur Wahl steht {ours}.',
        'Einhändig abnehmen sieht nach Film aus, aber die Bügel leiern einseitig aus. Zwei Hände also, so bleibt gerade: {ours}.',
        'Armaturenbrett im Juli ist ein Backofen, und Hitze verzieht Gläser und Fassung. Auf die Nase oder ins Etui damit: {ours}.',
        'Erst das Kleingedruckte, dann der Spiegel: CE-Zeichen da, UV-Schutz da? Jetzt dürfen posieren: du und {ours}.',
      ],
    },
    asks: {
      formal: ['Wie viele haben Sie schon im Urlaub liegen lassen?', 'Straßencafé, Steuer oder Strand?'],
      informal: ['Drinnen auflassen: cool oder albern?', 'Wo hast du deine letzte verloren?'],
    },
  },
  umbrella: {
    stories: {
      formal: [
        'Das Wetter hält, sagt der Gastgeber um neun, und um zehn gießt es. An der Garderobe wartet {quoted}.',
        'Zwei Menschen, ein Schauer, fünfhundert Meter bis zur Haltestelle. Manches beginnt unter {quoted}.',
        'In Hamburg nennt man es Schietwetter und geht trotzdem. Am Arm hängt {quoted}.',
        'Wer einen dabeihat, braucht ihn nicht, so viel steht fest. Für trockenes Wetter genügt also {quoted}.',
      ],
      informal: [
        'Der letzte fährt noch Bahn, der davor wohnt im Café. Gib diesmal gut acht auf {quoted}.',
        'Regenradar sagt null Prozent, der Himmel sagt was anderes. Glaub dem Himmel und {quoted}.',
        'Tropfnass im Büro, Kundentermin in zehn Minuten. Morgen steht neben der Tür {quoted}.',
        'Zu zweit drunter heißt: Einer wird nass, und der ist verliebt. Wer von euch, klärt {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Nach dem Regen aufgespannt trocknen lassen, sonst bilden sich Stockflecken. In der Badewanne ist über Nacht Platz für {quoted}.',
        'Beim Öffnen leicht nach unten halten und erst ausschütteln, das schont die Mechanik. So viel Zeit lässt der Regen Ihnen und {quoted}.',
        'Gegen die Böe geneigt, nicht von ihr weg, klappt nichts um. Wer das einmal geübt hat, geht gelassen hinaus mit {quoted}.',
        'Nass in den Ständer gestellt, drohen Stockflecken. Öffnen Sie ihn zu Hause noch einmal, dann trocknen im Flur: Ihre Schuhe und {ours}.',
      ],
      informal: [
        'Zusammengefaltet und nass in der Ecke gibt’s Stockflecken. Also aufgespannt trocknen, das Bad gehört heute Abend {quoted}.',
        'Nicht hektisch hoch und auf, sondern nach unten, ausschütteln, öffnen: Das schont die Mechanik. Die fünf Tropfen bis dahin sind zu schaffen, dann Bühne frei für {quoted}.',
        'Wind von vorn? Dagegenhalten, nicht wegdrehen, sonst klappt alles um. Wie im echten Leben, nur mit {quoted}.',
        'Umgestülpt am Zebrastreifen, alle gucken. Neig das Ding der Böe entgegen, dann geht ihr aufrecht rüber, du und {ours}.',
      ],
    },
    asks: {
      formal: ['Wo haben Sie Ihren letzten vergessen?', 'Regen: lästig oder gemütlich?'],
      informal: ['Schirm oder Kapuze?', 'Wenn ihr zu zweit drunter seid: Wer hält?'],
    },
  },
  suitcase: {
    stories: {
      formal: [
        'Am Abend vor der Abreise liegt alles auf dem Bett, vieles doppelt. Die strenge Auswahl trifft {quoted}.',
        'Auf dem Gepäckband fährt dreimal dasselbe schwarze Modell vorbei. Dann kommt um die Kurve: {ours}.',
        'Das Buch liegt am Bett, das Hemd hängt am Schrank, nun ist das Zimmer Ihres. Leer in der Ecke steht {quoted}.',
        'Zwischen zwei Pullovern reist auf dem Rückweg eine Flasche Olivenöl, mit viel Hoffnung. Und mit {quoted}.',
      ],
      informal: [
        'Hinfahrt: halb leer. Rückfahrt: Du sitzt drauf, Mama kämpft mit dem Verschluss. Neue Runde mit {quoted}.',
        'Fünf Unterhosen pro Tag, man weiß ja nie. Verhandeln müssen das jetzt du und {ours}.',
        'Urlaub genehmigt, Hund bei Oma, Blumen gegossen. Jetzt nur noch du und {ours}.',
        'Kaum steht der Deckel offen, liegt die Katze drin. Probegelegen und für gut befunden: {ours}.',
      ],
    },
    lessons: {
      formal: [
        'Die Maße der Airline gelten mit Rollen und Griff, nicht nur für das Gehäuse. Wer außen ganz herum misst, steht ruhiger am Gate mit {quoted}.',
        'Schweres kommt nach unten zu den Rollen, dann kippt im Stehen nichts. Die Schuhe kommen also als Erstes in {quoted}.',
        'Gerollt statt gefaltet spart Kleidung Platz und die meisten Knicke. Legen Sie die Hemden bereit und öffnen Sie {quoted}.',
        'Am Schalter zählt jeder Zentimeter, auch der am Griff. Mit dem Maßband klärt man das am Vorabend, in Ruhe und mit Blick auf {quoted}.',
      ],
      informal: [
        'Rollen zählen mit, Griff auch: Die Airline misst alles. Also vorher messen, nicht erst am Gate, und entspannt einsteigen mit {quoted}.',
        'Bücher oben, und beim Loslassen liegt alles flach. Schweres nach unten zu den Rollen, und du hast am Bahnsteig die Hände frei neben {quoted}.',
        'Pulli und Hose gerollt statt gefaltet, das spart Platz und die meisten Knicke. Der gesparte Platz gehört dem Souvenir, sagen wir und packen {quoted}.',
        'Wer Schuhe und Föhn unten bei den Rollen verstaut, muss am Bahnsteig nichts auffangen. Pack so, dann steht ihr da wie Profis, du und {ours}.',
      ],
    },
    asks: {
      formal: ['Packen Sie Tage vorher oder in letzter Minute?', 'Fenster oder Gang?'],
      informal: ['Handgepäck oder halber Hausstand?', 'Was vergisst du jedes Mal?'],
    },
  },
};
