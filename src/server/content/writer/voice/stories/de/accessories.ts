import type { StoriesOf } from '../stories.ts';

export const accessories: StoriesOf<'accessories'> = {
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
        'Wer im Gespräch zum Telefon greift, ist kurz fort. Man bleibt da, mit einem Blick auf {quoted}.',
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
        'Ein langer Abend, ein früher Termin, und das Licht ist ungnädig. Man verhandelt mit ihm durch {quoted}.',
        'Am Meer verbringt man den halben Urlaub mit zusammengekniffenen Augen. Die andere Hälfte beginnt mit {quoted}.',
      ],
      informal: [
        'Altglas wegbringen wie ein Filmstar: Jogginghose, leere Flaschen, {ours}.',
        'Nicht auf der Nase, nicht am Kragen. Du suchst überall, und im Haar steckt {quoted}.',
        'Ex in Sicht, Haare ungewaschen, nirgends Deckung. Außer hinter {quoted}.',
        'März, zwölf Grad, alle sitzen draußen und tun, als wär Sommer. Du auch, mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Wie viele haben Sie schon im Urlaub liegen lassen?', 'Straßencafé, Steuer oder Strand?'],
      informal: [
        'Drinnen auflassen: cool oder albern?',
        'Verloren, versenkt, draufgesetzt: Wie starb deine letzte?',
      ],
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
    asks: {
      formal: ['Packen Sie Tage vorher oder in letzter Minute?', 'Fenster oder Gang?'],
      informal: ['Handgepäck oder halber Hausstand?', 'Was vergisst du jedes Mal?'],
    },
  },
};
