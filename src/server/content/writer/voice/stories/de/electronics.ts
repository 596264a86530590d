import type { StoriesOf } from '../stories.ts';

export const electronics: StoriesOf<'electronics'> = {
  phone: {
    stories: {
      formal: [
        'Der erste Anruf kommt immer, bevor der Kaffee fertig ist. Neben der leeren Tasse: {ours}.',
        'Beim Abendessen liegt der Bildschirm nach unten, und das Gespräch wird besser. Bis zum Dessert schweigt {quoted}.',
        'Fahrkarte gezeigt, Mutter angerufen, den Hund fotografiert. In der Manteltasche verschwindet wieder {quoted}.',
        'Seit Jahren streicht man über denselben Sprung und nennt es Gewohnheit. Ablegen lässt sie sich mit {quoted}.',
      ],
      informal: [
        'Nur kurz die Uhrzeit checken, zwanzig Minuten später weißt du alles über Pinguine. Jetzt auch mit {quoted}.',
        'Oma schreibt in Großbuchstaben, Papa schickt nur Daumen. Mittendrin: du und {ours}.',
        'Eben noch in der Hand, jetzt klingelt das Sofa. Zwischen den Kissen liegt {quoted}.',
        'Unbekannte Nummer: Du starrst drauf, bis es aufhört. Daran ändert auch {quoted} nichts.',
      ],
    },
    asks: {
      formal: [
        'Anrufen oder schreiben: Was ist Ihnen lieber?',
        'Liegt es nachts neben dem Bett oder im Flur?',
      ],
      informal: ['Wie viel Prozent hat dein Akku gerade?', 'Gehst du bei unbekannter Nummer ran?'],
    },
  },
  'phone-case': {
    stories: {
      formal: [
        'Vom Kaffeehaustisch zum Boden sind es achtzig Zentimeter und ein kurzer Schrei. Gut, wenn dann {quoted} mitfällt.',
        'In jeder Besprechung liegen sechs gleiche Geräte auf dem Tisch. Ihres erkennt man an {quoted}.',
        'Öfter als Stift und Türklinke hat man am Tag das Telefon in der Hand. Genau genommen also {quoted}.',
        'Aus der Manteltasche, auf die Armlehne, ans Ohr: Das Telefon sieht jeder. Angezogen wird es mit {quoted}.',
      ],
      informal: [
        '„Brauch ich nicht, ich pass auf“, sprach’s und stolperte. Sicherheitshalber: {ours}.',
        'Spiegelselfie heißt: halb Gesicht, halb Handyrückseite. Die zweite Hälfte übernimmt {quoted}.',
        'Nackt rumlaufen ist mutig, auch für Telefone. Zieh deinem lieber {quoted} an.',
        'Frisur neu, Schuhe neu, nur dein Handy trägt seit zwei Jahren dasselbe. Umziehen geht in {quoted}.',
      ],
    },
    asks: {
      formal: ['Welche Farbe trägt Ihr Telefon gerade?', 'Wie oft ist Ihres schon heruntergefallen?'],
      informal: [
        'Display schon mal gesprungen? Erzähl, wo.',
        'Was trägt dein Handy: bunt, durchsichtig, schwarz?',
      ],
    },
  },
  laptop: {
    stories: {
      formal: [
        'Am Fensterplatz im ICE hat schon manche Präsentation ihren Schluss gefunden. Auf dem Klapptisch: ein Kaffee und {ours}.',
        'Zuklappen ist die schönste Geste des Arbeitstags. Morgen früh geht es weiter, an {quoted}.',
        'Der Küchentisch ist bis eins Büro und danach wieder Küchentisch. Den Wechsel übernimmt {quoted}.',
        'Seit dem letzten Update dreht sich nur noch ein kleiner Kreis. Zeit, bei einem Tee über {quoted} nachzudenken.',
      ],
      informal: [
        'Vierzig Tabs offen, einer spielt Musik, keiner weiß welcher. Weitersuchen auf {quoted}.',
        'Bett, Café, Balkon: Dein Büro hat viele Filialen. Das Personal: du und {ours}.',
        'Nur noch eine Folge, flüstert der Bildschirm auf deinem Bauch. Schuld hat {quoted}.',
        'Abgabe um Mitternacht, es ist kurz vor zwölf, und du formatierst noch die Überschrift. Tief durchatmen, du und {ours}.',
      ],
    },
    asks: {
      formal: [
        'Arbeiten Sie lieber am Schreibtisch oder am Küchentisch?',
        'Welche Taste ist bei Ihnen am meisten abgenutzt?',
      ],
      informal: ['Wie viele Tabs sind bei dir gerade offen?', 'Sticker auf dem Deckel oder blank?'],
    },
  },
  'desktop-computer': {
    stories: {
      formal: [
        'Ein Arbeitszimmer beginnt mit einer Tür, die man schließen kann. Dahinter wartet {quoted}.',
        'Fotos aus elf Urlauben, die Steuer, der halbe Roman: All das möchte irgendwo wohnen. Zum Beispiel in {quoted}.',
        'Unterwegs erledigt man das Dringende, am Schreibtisch das Wichtige. Dort warten eine gute Lampe und {ours}.',
        'Einschalten, Kaffee holen, die Jalousie öffnen: Jeder Morgen hat seine Reihenfolge. Am Anfang steht {quoted}.',
      ],
      informal: [
        'Familien-IT bist du, und Papas Rechner geht noch mit Modem ins Netz. Gönn ihm einen Nachfolger, nämlich {quoted}.',
        'Raid um acht, Pizza um halb, das Headset liegt unterm Schreibtisch. Gleich daneben: {ours}.',
        'Hinten Kabel rein, unten Knie blau: Der Schreibtisch wird umgebaut. Alles für {quoted}.',
        'Laptop auf den Knien, Nacken im Eimer. Setz dich mal ordentlich hin, an {quoted}.',
      ],
    },
    asks: {
      formal: ['Auf dem Tisch oder darunter: Wo steht er bei Ihnen?', 'Womit hat bei Ihnen alles begonnen?'],
      informal: [
        'Zocken, schneiden, Tabellen: Was läuft bei dir?',
        'Fährst du abends runter oder lässt du ihn schlafen?',
      ],
    },
  },
  tablet: {
    stories: {
      formal: [
        'Sonntagszeitung ohne Rascheln, die zweite Hand bleibt für den Kaffee frei. Neben dem Croissant: {ours}.',
        'Die Noten, das Rezept, der Stadtplan von Lissabon: Nachgeschlagen wird heute mit einem Finger, auf {quoted}.',
        'Im Zug lehnt es an der Thermoskanne, abends an der Obstschale. Einen festen Platz hat {quoted} nie.',
        'Wenn die Enkel zu Besuch sind, fragt niemand nach dem Fernseher. Auf dem Sofa kreist {quoted}.',
      ],
      informal: [
        'Rezept offen, Hände voll Teig, Display geht aus. Tipp mit der Nase, klappt auch bei {quoted}.',
        'Bett, Seitenlage, Wange auf dem Kissen: So schaut man Serien. Mit dir unter der Decke: {ours}.',
        'Fürs Handy zu fummelig, für den Laptop zu faul. Auf dem Sofa bleiben du und {ours}.',
        'Vierter Stau, und hinten fragt’s: „Sind wir bald da?“ Auf die Rückbank wandert {quoted}.',
      ],
    },
    asks: {
      formal: ['Lesen Sie Zeitung am Bildschirm oder auf Papier?', 'Auf dem Sofa oder in der Küche?'],
      informal: ['Serie, Zeichnen, Rezepte: Wofür nimmst du’s?', 'Wer kennt bei euch alles den Code?'],
    },
  },
  headphones: {
    stories: {
      formal: [
        'Sieben Uhr zwölf, Großraumwagen, jemand bespricht seine Steuer. Sie greifen zu {quoted} und hören lieber Brahms.',
        'Manche Alben hört man nur einmal im Jahr, dann aber ganz. Licht aus, Seite A, {ours}.',
        'Beim Spazierengehen grüßt immer jemand mitten in der Lieblingsstelle. Ein Nicken muss genügen, mit {quoted}.',
        'Die Familie schläft, der Film hat noch fünfzig Minuten. Für das Ende gibt es {quoted}.',
      ],
      informal: [
        'Ein Lied noch, dann ist auch die Pfanne sauber. Den Abwasch machen heute du und {ours}.',
        'Nichts läuft, aber alle denken, du hörst nichts. Der Spionagetrick fürs Büro heißt {quoted}.',
        'Podcast: eine Dreiviertelstunde. Putzen: auch. Das geht auf, mit {quoted}.',
        'Laut mitgesungen, und die ganze S-Bahn hat’s gehört. Passiert dir weiterhin, auch mit {quoted}.',
      ],
    },
    asks: {
      formal: ['Was läuft bei Ihnen als Erstes am Morgen?', 'Konzert, Hörbuch oder Stille?'],
      informal: [
        'Welcher Song lief zuletzt? Nicht schummeln.',
        'Tust du auch manchmal nur so, als liefe was?',
      ],
    },
  },
  loudspeaker: {
    stories: {
      formal: [
        'Der Braten ruht, die Gäste verspäten sich um ein Lied. Bis es klingelt, gehört die Küche {quoted}.',
        'Es gibt Aufnahmen, bei denen man den Raum hören möchte und nicht nur die Melodie. Dafür genügen ein Sessel und {ours}.',
        'Zur blauen Stunde wird ringsum leiser gesprochen. Den Rest des Abends erzählt {quoted}.',
        'Sonntags Jazz, montags Nachrichten, freitags, was die Kinder sich wünschen. Geduldig bleibt nur {quoted}.',
      ],
      informal: [
        'Putzen nervt, Putzen mit ABBA ist Sport. Den Anpfiff gibt {quoted}.',
        'Handy ins leere Glas gestellt, damit’s lauter wird? Schön gedacht. Nächste Stufe: {ours}.',
        'Einer darf den Song aussuchen, alle anderen haben Meinungen. Mittendrin steht {quoted}.',
        'Deine Nachbarn kennen die Playlist besser als du. Schöne Grüße von dir und {quoted}.',
      ],
    },
    asks: {
      formal: ['Welche Platte hören Sie immer ganz?', 'Jazz in der Küche oder Nachrichten?'],
      informal: ['Welcher Song läuft, wenn du putzt?', 'Wer darf bei euch die Musik aussuchen?'],
    },
  },
  keyboard: {
    stories: {
      formal: [
        'Tausend Wörter am Tag gehen durch zehn Finger, vor Fristende dreitausend. Dazwischen liegt nur {quoted}.',
        'Am Klang erkennt man im Büro, wer eine Antwort schreibt und wer eine Meinung. Beides tippt man auf {quoted}.',
        'Krümel zwischen F und G erzählen von vielen Mittagspausen. Ein reiner Tisch beginnt mit {quoted}.',
        'Der erste Satz ist der schwerste, ob Bewerbung oder Roman. Vor Ihnen: eine leere Seite und {ours}.',
      ],
      informal: [
        'Passwort falsch, Passwort falsch, ach, Feststelltaste. Willkommen zurück an {quoted}.',
        'Strg C, Strg V, Feierabend. Alles gegeben haben heute du und {ours}.',
        'Die Katze hat dem Chef geantwortet: „hhhhjjjj“. Platz genommen hatte sie auf {quoted}.',
        'Mikro an, alle hören dich mittippen. Tatwaffe: {ours}.',
      ],
    },
    asks: {
      formal: ['Zehnfingersystem oder zwei Finger und Tempo?', 'Laut oder leise: Wie schreiben Sie gern?'],
      informal: ['Klackern: Musik oder Folter für die Kollegen?', 'Welche Taste ist bei dir schon blank?'],
    },
  },
  mouse: {
    stories: {
      formal: [
        'Tausend kleine Bewegungen am Tag, und keine davon bemerkt man. Neben der Kaffeetasse liegt {quoted}.',
        'Im Hotel wird aus dem Schminktisch ein Büro, sobald neben dem Laptop noch etwas liegt. Im Gepäck: {ours}.',
        'Zwischen Entwurf und Reinzeichnung liegen oft zwei Millimeter. Man schiebt sie zurecht, mit {quoted}.',
        'Am Touchpad wird aus jeder Tabelle eine Geduldsprobe. Gesellschaft bekommt der Laptop von {quoted}.',
      ],
      informal: [
        'Doppelklick, nichts. Doppelklick, drei Fenster. Neue Runde mit {quoted}.',
        'Wackel, wackel, der Cursor hat sich schon wieder versteckt. Den Suchtrupp bilden du und {ours}.',
        'Homeoffice heißt: alle zehn Minuten kurz bewegen, damit der Status grün bleibt. Deine Hand liegt auf {quoted}.',
        'Katze auf dem Schreibtisch, Jagdinstinkt an, und ausgerechnet du schubst {quoted}.',
      ],
    },
    asks: {
      formal: ['Maus oder Touchpad?', 'Links oder rechts: Wo liegt sie bei Ihnen?'],
      informal: ['Mauspad oder nackte Tischplatte?', 'Klickst du mit Kabel oder ohne?'],
    },
  },
  monitor: {
    stories: {
      formal: [
        'Links die Tabelle, rechts der Bericht, und keins von beiden ganz zu sehen. Mehr Aussicht verschafft {quoted}.',
        'Wer lange auf ein Laptopdisplay hinabsieht, spürt am Abend den Nacken. Den Blick hebt {quoted}.',
        'Das Fenster zum Hof zeigt eine Mauer, das andere wenigstens Norwegen als Hintergrundbild. Es heißt {quoted}.',
        'Aufgeräumt wirkt ein Schreibtisch mit drei Dingen: Lampe, Notizbuch, {ours}.',
      ],
      informal: [
        'Zwei Fenster nebeneinander, beide zu schmal, du scrollst quer. Da fehlt {quoted}.',
        'Gelbe Zettel am Rand: Passwort, Zahnarzt, noch ein Passwort. Neue Klebefläche: {ours}.',
        '„Seht ihr meinen Bildschirm?“ Ja, und die Hotelsuche daneben auch. Privates kommt ab jetzt auf {quoted}.',
        'Fußball läuft, die Arbeit auch, irgendwie muss beides gehen. Eins davon auf {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Einer oder zwei auf dem Schreibtisch?',
        'Was zeigt Ihr Hintergrundbild?',
        'Homeoffice oder Büro: Wo arbeiten Sie lieber?',
        'Fenster links, rechts oder im Rücken?',
        'Wie viele Programme sind gerade offen?',
        'Was steht neben Ihrem Bildschirm?',
      ],
      informal: [
        'Hell- oder Dunkelmodus?',
        'Wie viele Zettel kleben bei dir am Rand?',
        'Wie oft hast du heute schon aus dem Fenster geschaut?',
        'Zocken oder Tabellen: Was siehst du öfter?',
        'Kamera an oder aus?',
        'Ordner aufgeräumt oder Desktop voll?',
      ],
    },
  },
  'storage-drive': {
    stories: {
      formal: [
        'Zwölf Jahre Familienfotos liegen auf einem Gerät, das gestern seltsam klang. Heute Abend sollten sich kennenlernen: dieses Gerät und {ours}.',
        'Die Diplomarbeit im Taxi, die Hochzeitsrede im Zug: Verloren geht immer das Einzige. Ein Zweites sichert {quoted}.',
        'Speicher fast voll, meldet das Telefon und meint den ganzen Sommer. Umziehen darf er auf {quoted}.',
        'Ordnung heißt, den alten Mietvertrag in einer Minute zu finden. Dafür sorgen ein System und {ours}.',
      ],
      informal: [
        'Kein Backup, kein Mitleid, sagt die IT. Sie meint es nur gut, und sie meint {quoted}.',
        'Neu, ganz neu, neu wirklich final: Deine Ordner brauchen Auslauf. Den gibt’s auf {quoted}.',
        'Alle Partyfotos liegen bei einem, und der meldet sich nicht. Geh persönlich vorbei, mit {quoted}.',
        'Dreitausend Katzenbilder löscht man nicht, man zieht sie um. Neue Adresse: {ours}.',
      ],
    },
    asks: {
      formal: ['Wann haben Sie zuletzt gesichert?', 'Cloud, Schublade oder beides?'],
      informal: ['Letztes Backup: wann? Sei ehrlich.', 'Welche Datei würdest du als Erstes retten?'],
    },
  },
  charger: {
    stories: {
      formal: [
        'Im Hotelzimmer sucht man zuerst die Steckdose am Bett, dann das Bad. Schon in der Hand: {ours}.',
        'Zwanzig Uhr, acht Prozent, und der Abend hat erst begonnen. Gut, dass im Flur {quoted} wartet.',
        'Zu Hause hat man eins, im Büro leiht man eins, auf Reisen fehlt eins. Für den dritten Fall: {ours}.',
        'Am Nachttisch endet der Tag für beide, für Sie und für das Telefon. Um Letzteres kümmert sich {quoted}.',
      ],
      informal: [
        'Ein Prozent, Mama am Apparat, gleich kommt die Pointe. Hättest du mal {quoted} dabei.',
        '„Kann ich hier irgendwo laden?“ Auf jeder Party ab elf. Mach dich beliebt mit {quoted}.',
        'WG-Gesetz: Wer zuerst fragt, lädt zuerst. Frieden stiftet {quoted}.',
        'Freie Steckdose im Zug entdeckt und nichts zum Einstecken. Pack für die Rückfahrt {quoted} ein.',
      ],
    },
    asks: {
      formal: ['Laden Sie über Nacht oder zwischendurch?', 'Bei wie viel Prozent werden Sie unruhig?'],
      informal: ['Akku gerade: wie viel Prozent?', 'Wer leiht sich bei euch immer das Ladegerät?'],
    },
  },
  memory: {
    stories: {
      formal: [
        'Zwanzig Fenster, eine Videokonferenz, und der Zeiger wird zur Sanduhr. Was fehlt, sieht man von außen nicht: {ours}.',
        'Einen Rechner ersetzt man nicht, nur weil er vergesslich wird. Man öffnet das Gehäuse für {quoted}.',
        'Gehäuse auf, einrasten lassen, Gehäuse zu: So rasch wird man Ingenieur. Den Anlass gibt {quoted}.',
        'Fotos bearbeiten, Musik hören, Briefe schreiben: Auch ein Computer kommt ins Stocken. Ihm fehlt vielleicht {quoted}.',
      ],
      informal: [
        'Noch ein Tab geöffnet, Rechner macht Pause. Da hätte jemand gern {quoted}.',
        'Kaffee geholt, Kaffee getrunken, Programm lädt immer noch. Schraubenzieher her, rein mit {quoted}.',
        'Vorm Neukauf erst mal unter die Haube schauen. Vielleicht reicht ja {quoted}.',
        'Klick macht’s beim Einsetzen, und du bist zwei Zentimeter größer. Selbst eingebaut: {ours}.',
      ],
    },
    asks: {
      formal: [
        'Rüsten Sie selbst auf oder lassen Sie es machen?',
        'Welches Programm bringt Ihren Rechner ins Schwitzen?',
      ],
      informal: ['Wie viel Gigabyte stecken in deinem?', 'Schon mal selbst geschraubt?'],
    },
  },
  cable: {
    stories: {
      formal: [
        'In jeder Wohnung gibt es diese eine Schublade. Darin findet sich alles, nur nicht {quoted}.',
        'Zu kurz für das Sofa, zu lang für den Schreibtisch: So liegen sie herum. Nachmessen lohnt sich, auch bei {quoted}.',
        'Fünf Minuten vor der Präsentation passt ein Stecker nicht. Seither reist in der Mappe {quoted}.',
        'Hinter jedem aufgeräumten Schreibtisch hängt etwas, das niemand ansieht. Nennen wir es {quoted}.',
      ],
      informal: [
        'Arbeit, Musik, Netz: Am Ende hängt alles an irgendeiner Strippe. Heute an {quoted}.',
        'Wackelkontakt heißt: geht nur im richtigen Winkel, mit Buch drunter. Lies das Buch und nimm {quoted}.',
        'Das aus dem Auto liegt im Büro, das vom Büro bei Mama. Also noch eins: {ours}.',
        'Ausgeliehen ist bei Kabeln nur ein anderes Wort für weg. Behalt {quoted} im Auge.',
      ],
    },
    asks: {
      formal: [
        'Eine volle Schublade oder alle beschriftet?',
        'Welches suchen Sie am häufigsten?',
        'Unter dem Tisch: Ordnung oder lieber nicht hinsehen?',
        'Welcher Stecker fehlt auf Ihren Reisen immer?',
        'Zu kurz oder zu lang: Was ärgert Sie mehr?',
        'Wie viele liegen gerade auf Ihrem Schreibtisch?',
      ],
      informal: [
        'Gerollt, geknotet oder Haufen?',
        'Wie viele hast du, bei denen keiner weiß, wofür?',
        'Stecker: Beim wievielten Drehen passt er?',
        'Wer leiht sich bei euch immer deins?',
        'Kabelkiste: Seit wann hast du sie nicht geöffnet?',
        'Akku bei wie viel Prozent: Wann wirst du nervös?',
      ],
    },
  },
  'smart-watch': {
    stories: {
      formal: [
        'Mitten im Konzert schreibt die Babysitterin: alles gut. Ein Blick genügt, mehr muss {quoted} nicht sagen.',
        'Am Abend fehlen noch achthundert Schritte bis zur runden Zahl. Einmal um den Block also, Sie und {ours}.',
        'Das Telefon bleibt in der Tasche, das Gespräch bleibt ein Gespräch. Nur am Handgelenk weiß {quoted} Bescheid.',
        'Früher sah man dort nach, wie spät es ist. Heute fragt das Handgelenk zurück, dank {quoted}.',
      ],
      informal: [
        'Dreimal zum Kühlschrank, das sind ja auch Schritte. Dein Zeuge heißt {quoted}.',
        'Treppe statt Aufzug, aber nur, wenn’s jemand merkt. Merkt jemand: {ours}.',
        'Handy irgendwo im Haus, du irgendwo im Garten. Am Arm hast du ja {quoted}.',
        '„Du solltest dich mal bewegen“, sagt sonst nur deine Mutter. Jetzt auch {quoted}.',
      ],
    },
    asks: {
      formal: ['Links oder rechts am Handgelenk?', 'Wie viele Schritte waren es gestern?'],
      informal: ['Schritte heute: wie viele?', 'Nachrichten am Handgelenk: praktisch oder stressig?'],
    },
  },
};
