import type { Voice } from './voice.ts';

export const kindWordsDe: Voice['kinds'] = {
  jewellery: {
    hooks: [
      'Klein, glänzt, redet mit.',
      'Abends im Schälchen, morgens wieder dran.',
      'Schmuckschatulle auf, Tag an.',
      'Verschenken oder selbst behalten?',
    ],
    lines: [
      'Das Schälchen neben der Tür wird jeden Abend ein bisschen voller.',
      'Schmuck erinnert länger an einen Tag als jedes Foto.',
      'Der Karton ist klein, die Augen werden groß.',
      'Zur Jeans getragen sieht es am wenigsten nach Mühe aus.',
    ],
    tags: ['Schmuck', 'Schmuckliebe', 'Geschenkideen'],
  },
  shoes: {
    hooks: [
      'Der erste Blick geht nach unten.',
      'Noch Platz im Schuhschrank?',
      'Schuhe an, Kopf aus, los.',
      'Wie viele Paare sind genug?',
    ],
    lines: [
      'Im Flur stehen zehn Paar, getragen werden drei.',
      'Kilometer sammelt man nicht auf dem Sofa.',
      'Outfits kann man auch von unten nach oben planen.',
      'Die Frage, ob man sie braucht, stellt sich beim Anprobieren nicht mehr.',
    ],
    tags: ['Schuhe', 'Schuhliebe', 'Schuhmode'],
  },
  accessories: {
    hooks: [
      'Was fehlt noch? Genau das.',
      'Das Outfit war fast fertig.',
      'Letzter Griff vor der Haustür.',
      'Kleines Teil, ganz anderes Outfit.',
    ],
    lines: [
      'Jeans und Shirt hat jeder, den Unterschied machen die Kleinigkeiten.',
      'Liegt im Flur immer griffbereit, gleich neben den Schlüsseln.',
      'Das Teil, nach dem im Café gefragt wird.',
      'Passt in den Koffer, auch wenn der schon zu ist.',
    ],
    tags: ['Accessoires', 'Outfitdetails', 'Outfitideen'],
  },
  clothing: {
    hooks: [
      'Der Schrank ist voll. Und trotzdem.',
      'Was ziehen wir morgen an?',
      'Nichts anzuziehen, Teil eins.',
      'Spiegel, Drehung, Nicken.',
    ],
    lines: [
      'Morgens um sieben zählt nur, was sich ohne Nachdenken anziehen lässt.',
      'Auf dem Stuhl im Schlafzimmer liegt immer der wahre Lieblingsstapel.',
      'Kombiniert wird mit dem, was schon im Schrank hängt.',
      'Komplimente nimmt man am liebsten beiläufig entgegen.',
    ],
    tags: ['Mode', 'Outfitideen', 'Alltagslook'],
  },
  plants: {
    hooks: [
      'Der Balkon wartet schon.',
      'Gießkanne voll, Kopf leer.',
      'Ein Topf passt noch hin.',
      'Frühling, auch im Februar.',
      'Irgendwas wächst hier immer.',
      'Drinnen, draußen, Hauptsache grün.',
      'Balkon, Beet oder Fensterbank?',
      'Erde unter den Nägeln, gute Laune.',
    ],
    lines: [
      'Auf dem Balkon ist immer noch Platz für einen Topf.',
      'Die Nachbarn tauschen Ableger wie andere Sammelkarten.',
      'Der Weg zum Briefkasten dauert länger, seit im Vorgarten etwas blüht.',
      'Mit dem Kaffee in der Hand einmal durch den Garten, jeden Morgen.',
      'Wer pflanzt, schaut jeden Tag nach, ob sich schon etwas tut.',
      'Wer einmal anfängt, hat bald zu wenig Platz für alles Grüne.',
      'Im Garten ist man nie fertig, das ist ja das Schöne.',
      'Zwischen Gießen und Staunen vergeht ein halber Sonntag.',
      'Grün beruhigt, und sei es nur ein Topf neben dem Bildschirm.',
    ],
    tags: ['Pflanzenliebe', 'GrünesZuhause', 'Gartenliebe'],
  },
  furniture: {
    hooks: [
      'Ein Möbel, und der Raum sortiert sich.',
      'Welche Ecke wartet noch?',
      'Maßband raus, Sofa verschieben.',
      'Wer packt mit an?',
    ],
    lines: [
      'Umgestellt wird sonntags, diskutiert wird die ganze Woche.',
      'Nach einem Jahr kann sich keiner erinnern, wie es vorher aussah.',
      'Die leere Ecke hat lange genug auf Inspiration gewartet.',
      'Zuhause ist da, wo man im Dunkeln nirgends gegenstößt.',
    ],
    tags: ['Möbel', 'Wohnideen', 'Einrichtung'],
  },
  kitchen: {
    hooks: [
      'Am Ende stehen alle in der Küche.',
      'Heute wird gekocht. Wirklich.',
      'Was kommt auf den Tisch?',
      'Wer kocht, wer spült?',
    ],
    lines: [
      'Gute Abende enden immer neben dem Kühlschrank.',
      'Gekocht wird für zwei, gegessen wird zu viert.',
      'Auf der Arbeitsplatte sieht man, ob jemand gern isst.',
      'Wer zuletzt aufsteht, räumt ab. Eigentlich.',
    ],
    tags: ['Küche', 'Küchenliebe', 'GedeckterTisch'],
  },
  food: {
    hooks: [
      'Hat jemand schon Hunger?',
      'Wer bekommt den letzten Rest?',
      'Erst kosten, dann teilen.',
      'Vorratsschrank auf, Freude an.',
    ],
    lines: [
      'Teilen ist freiwillig, verstecken auch.',
      'Besuch bringt Zeit mit, den Rest stellt man einfach auf den Tisch.',
      'Gegen Nachmittagstiefs hilft meist etwas Kleines.',
      'Die Packung ist offen, also kann man auch.',
    ],
    tags: ['Genuss', 'Foodliebe', 'Leckerbissen'],
  },
  beauty: {
    hooks: [
      'Fünf Minuten Tür zu.',
      'Spiegel, Licht, Ruhe.',
      'Wer belegt da das Bad?',
      'Abends gehört das Bad mir.',
    ],
    lines: [
      'Im Bad darf man abschließen, das ist schon die halbe Pflege.',
      'Routine klingt langweilig, bis sie einmal ausfällt.',
      'Morgens schnell, abends langsam, sonntags doppelt.',
      'Auf dem Regal steht alles, was den Tag gut anfängt.',
    ],
    tags: ['Beauty', 'Pflegeroutine', 'ZeitFürMich'],
  },
  toys: {
    hooks: [
      'Wer spielt zuerst?',
      'Erwachsene dürfen auch mal.',
      'Regennachmittag? Kein Problem.',
      'Aufräumen? Gleich. Vielleicht.',
    ],
    lines: [
      'Auspacken dauert zehn Sekunden, das Spiel den ganzen Nachmittag.',
      'Im Kinderzimmer ist der Boden immer ein anderer Planet.',
      'Geburtstag ist nur einmal im Jahr, gespielt wird täglich.',
      'Aufgeräumt wird nach dem nächsten Spiel. Versprochen.',
    ],
    tags: ['Spielzeug', 'Spielzeit', 'Kindergeschenke'],
  },
  stationery: {
    hooks: [
      'Papier hat einfach mehr Geduld.',
      'Listen schreiben, Listen lieben.',
      'Schreibtisch, wir müssen reden.',
      'Von Hand geschrieben zählt doppelt.',
    ],
    lines: [
      'Auf Papier sieht jede Aufgabe schon halb erledigt aus.',
      'Schreibwarenläden verlässt niemand mit leeren Händen.',
      'Der Schulanfang riecht nach neuem Papier, auch mit vierzig.',
      'Die schönsten Notizen stehen auf der Rückseite.',
    ],
    tags: ['Papeterie', 'Papierliebe', 'Schreibtisch'],
  },
  photo: {
    hooks: [
      'Das Licht ist gerade gut.',
      'Wer steht sonst hinter der Kamera?',
      'Fototasche auf, Spaziergang an.',
      'Erst sehen, dann auslösen.',
    ],
    lines: [
      'Mit Fototasche dauert jeder Spaziergang doppelt so lang.',
      'Das Bild, das keiner geplant hat, hängt am Ende an der Wand.',
      'Früh aufstehen lohnt sich für Nebel, sonst für nichts.',
      'Alle schauen in die Kamera, nur der Hund nicht.',
    ],
    tags: ['Fotografie', 'Fotoliebe', 'Fotoausrüstung'],
  },
  electronics: {
    hooks: [
      'Auspacken, einstecken, freuen.',
      'Der Schreibtisch rüstet auf.',
      'Kabel hinter den Tisch, bitte.',
      'Arbeit, Spiel oder beides?',
    ],
    lines: [
      'Die Anleitung liest niemand, bis etwas piept.',
      'Zum Setup fehlt immer noch genau ein Teil.',
      'Technik ist gut, wenn man sie nach einer Woche nicht mehr bemerkt.',
      'Ein Karton voller Folie, und ein sehr ruhiger Nachmittag beginnt.',
    ],
    tags: ['Technik', 'Technikliebe', 'Setup'],
  },
  sports: {
    hooks: [
      'Anfangen ist die härteste Übung.',
      'Drinnen oder an der Luft?',
      'Wer kommt am Wochenende mit?',
      'Das Sofa hat Pause.',
    ],
    lines: [
      'Der innere Schweinehund wird auch nicht jünger.',
      'Danach schmeckt alles besser, sogar Leitungswasser.',
      'Ausreden sammeln ist leider keine Disziplin.',
      'Verabreden hilft: Absagen ist peinlicher als Schwitzen.',
    ],
    tags: ['Sport', 'Bewegung', 'Fitness'],
  },
  pets: {
    hooks: [
      'Wer hat hier das Sagen?',
      'Vier Pfoten, eine Meinung.',
      'Schnauze voran, neugierig wie immer.',
      'Der Mitbewohner mit Fell.',
    ],
    lines: [
      'Erst wird beschnuppert, dann benutzt, dann bewacht.',
      'Man wohnt nicht mit Tieren, man wohnt bei ihnen.',
      'Der Karton daneben ist natürlich auch interessant.',
      'Zu Hause begrüßt zu werden, als wäre man ein Jahr weg gewesen: unbezahlbar.',
    ],
    tags: ['Haustiere', 'Tierliebe', 'Haustierliebe'],
  },
  home: {
    hooks: [
      'Welche Ecke ist die liebste?',
      'Tür zu, Zuhause an.',
      'Irgendwas fehlte in diesem Raum.',
      'Besuch kommt, alles steht bereit.',
    ],
    lines: [
      'Umgeräumt wird meistens dann, wenn man eigentlich putzen wollte.',
      'Besuch fragt: Ist das neu? Man sagt: Ach, das.',
      'Eine Ecke nach der anderen, fertig wird man ohnehin nie.',
      'Auf jeder Fensterbank steht eine kleine Geschichte.',
    ],
    tags: ['Deko', 'Wohnideen', 'GemütlichZuhause'],
  },
  other: {
    hooks: [
      'Etwas für den zweiten Blick.',
      'An wen denkt man da zuerst?',
      'Einmal näher herankommen, bitte.',
      'Verschenken oder behalten?',
    ],
    lines: [
      'Manche Dinge erklärt man am leichtesten, indem man sie zeigt.',
      'Irgendjemand im Freundeskreis sucht genau so etwas.',
      'Auch kleine Läden haben Lieblingsecken.',
      'Ein Geschenk braucht nicht immer einen Feiertag.',
    ],
    tags: ['KleineLäden', 'Geschenkideen', 'SupportSmallBusiness'],
  },
};
