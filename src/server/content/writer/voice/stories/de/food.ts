import type { StoriesOf } from '../stories.ts';

export const food: StoriesOf<'food'> = {
  coffee: {
    stories: {
      formal: [
        'Bevor das Haus aufwacht, gluckert es leise in der Küche, und der Tag bekommt seinen ersten guten Grund: {ours}.',
        'Sonntags um drei klingelt die Verwandtschaft, Kuchen unter dem Arm. Ihren Beitrag riecht man schon im Treppenhaus: {ours}.',
        'In Wien bestellt man ihn und darf den ganzen Nachmittag sitzen bleiben. Daheim gehören dazu eine Zeitung, viel Zeit und {ours}.',
        'Was in der Sitzung offen bleibt, klärt sich danach in der Teeküche, im Stehen. Protokoll führen die Milch, der Zucker und {ours}.',
      ],
      informal: [
        'Du kannst morgens reden, aber niemand sollte zuhören. Erst mal dürfen nur zwei ran, die Tasse und {ours}.',
        'Erste Tasse im Stehen, zweite im Sitzen, dritte im Meeting. Ab Nummer zwei seid ihr wieder ein gutes Team, du und {ours}.',
        'Schlechte Nachricht: Montag. Aber es riecht aus der Küche, und jemand hat schon aufgesetzt: {ours}.',
        '„Lass mal auf einen Kaffee treffen.“ Bei manchen heißt das nie, bei dir heißt das jetzt. Bereit stehen schon Kekse und {ours}.',
      ],
    },
    asks: {
      formal: ['Wann trinken Sie Ihren ersten?', 'Filter, Espresso oder Stempelkanne?'],
      informal: ['Der Wievielte ist das heute? Ehrlich.', 'Schwarz, mit Milch oder mit halbem Zuckerpaket?'],
    },
  },
  tea: {
    stories: {
      formal: [
        'Der Kessel pfeift, die Scheibe beschlägt, und draußen darf es jetzt ruhig Abend werden. Nichts mehr zu tun haben Sie und {ours}.',
        'In England ruht um fünf Uhr jeder Streit. Die Diplomatie übernehmen so lange das Gebäck, gute Manieren und {ours}.',
        'Eine Freundin kommt mit rotem Gesicht aus der Kälte herein, der Mantel tropft. Vor allen Fragen kommen erst einmal zwei Löffel Zucker und {ours}.',
        'Man gießt auf, dreht die Sanduhr um und schaut zu, wie das Wasser Farbe annimmt. Ein Augenblick für drei: die Stille, Sie und {ours}.',
      ],
      informal: [
        'Kein Problem wird kleiner, aber mit etwas Heißem in der Hand sitzt du besser davor. Therapeuten vor Ort: die Katze und {ours}.',
        'Schietwetter sagt der Norden, Sauwetter der Süden. Bei der Lösung sind sich alle einig: {ours}.',
        'Aufgegossen, ans Telefon gegangen, eine Stunde verquatscht. Kalt ist er jetzt, also alles noch mal von vorn: {ours}.',
        'Dein Bildschirm flimmert, dein Kopf auch. Aufstehen, Wasser aufsetzen, aus dem Fenster gucken, {ours}.',
      ],
    },
    asks: {
      formal: ['Zu welcher Stunde trinken Sie Tee?', 'Schwarz, grün, Früchte oder Kräuter?'],
      informal: ['Wie viele angefangene Teepackungen hast du? Zähl nach.', 'Milch zuerst oder Tee zuerst?'],
    },
  },
  chocolate: {
    stories: {
      formal: [
        'Nach dem Essen schiebt die Gastgeberin etwas in die Tischmitte, und alle haben plötzlich wieder Platz. Es locken ein paar Trauben und {ours}.',
        'Ein Stück zum Espresso, nicht mehr, so war es ausgemacht. Dann wird das Gespräch gut, und es schwinden die Zeit und {ours}.',
        'Danken kann man auch leise. Eine Karte mit zwei Zeilen, eine Schleife, {ours}.',
        'Beim Auspacken raschelt es leise, und drei Zimmer weiter hebt jemand den Kopf. Gegen Familienohren machtlos sind Sie und {ours}.',
      ],
      informal: [
        'Nur ein Stück. Das sagst du zu dir, zum Hund und zur leeren Verpackung. Hier ist Nachschub: {ours}.',
        'Eigentlich war es ein Geschenk für Tante Inge. Dann war Mittwoch. Zweiter Versuch, ganz bestimmt für Inge: {ours}.',
        'Hinter dem Müsli, hinter den Linsen, ganz hinten. Finden werden sie es trotzdem, aber bis dahin sind allein: du und {ours}.',
        'Teilen macht Freude, sagt Oma. Aber Oma ist nicht hier, es sind nur du, das Sofa und {ours}.',
      ],
    },
    asks: {
      formal: ['Vollmilch, Zartbitter oder weiß?', 'Mittags, abends oder nachts um zwei: Wann naschen Sie?'],
      informal: ['Wo ist dein Versteck? Wir schweigen.', 'Lutschen oder beißen?'],
    },
  },
  honey: {
    stories: {
      formal: [
        'Im Mai summt die ganze Linde, und man bleibt darunter stehen, ohne zu wissen, warum. Etwas davon steht später auf dem Frühstückstisch: {ours}.',
        'Ein Löffel taucht ein, ein Faden fällt aufs Brot und zeichnet seinen eigenen Weg. Zum Sonntag gehören warme Brötchen, Butter und {ours}.',
        'Leise erzählt der Imker von seinen Völkern, und man hört länger zu als geplant. Mit nach Hause kommen seine Geschichten und {ours}.',
        'In der Küche der Großmutter durfte man den Löffel ablecken, bevor er in den Tee kam. Die Regel gilt noch, auf dem Tisch: Tee, Löffel, {ours}.',
      ],
      informal: [
        'Tropft immer genau daneben, auf den Tisch, ans Glas, auf den Ärmel. Kein Frühstück ohne Kleben: {ours}.',
        'Erst ein Löffel für den Tee, dann einer für dich. Petzen kann hier keiner, weder der Tee noch {ours}.',
        'Das Brötchen ist noch warm, die Butter schmilzt schon, und alle rufen: „Wo ist das Glas?“ Im Anflug: {ours}.',
        'Dein Kühlschrank: Senf, Licht, ein Apfel. Kein Grund zur Panik, im Regal stehen Toast und {ours}.',
      ],
    },
    asks: {
      formal: ['Flüssig oder cremig?', 'Aufs Brot, in den Tee oder in den Joghurt?'],
      informal: ['Löffel ablecken: Menschenrecht oder Sauerei?', 'Butter drunter oder direkt aufs Brot?'],
    },
  },
  jam: {
    stories: {
      formal: [
        'Im Juli stand die halbe Familie in der Küche, und es roch bis auf die Straße. An diese Tage erinnern ein altes Foto und {ours}.',
        'Brötchen vom Bäcker, ein Ei, die erste Tasse. Auf den Sonntagstisch gehört noch etwas, das man mit dem kleinen Löffel nimmt: {ours}.',
        'Zum Nachmittagstee muss es nicht immer Kuchen sein. Eine Scheibe Weißbrot, kühle Butter, {ours}.',
        'Nach einem Sommer im Garten schenkt man der Nachbarin Zucchini. Wer sie wirklich mag, bringt ihr etwas Süßes: {ours}.',
      ],
      informal: [
        'Croissant, Klecks, weißes T-Shirt. In dieser Reihenfolge, jeden Sonntag. Schuldig bekennen sich du und {ours}.',
        'Mitternacht, Kühlschranklicht, ein Löffel. Keine Zeugen, nur du und {ours}.',
        'Mit Butter drunter oder ohne? Eure Ehe hat das ausgehalten, euer Frühstück auch. Einig seid ihr euch bei einem: {ours}.',
        'Pfannkuchen ohne alles sind nur sehr flache Omeletts. Rettung naht, Deckel auf, {ours}.',
      ],
    },
    asks: {
      formal: ['Erdbeere, Aprikose oder Kirsche?', 'Kochen Sie selbst ein?'],
      informal: ['Butter drunter: ja oder Verrat?', 'Wie heißt das bei dir: Marmelade oder Konfitüre?'],
    },
  },
  spices: {
    stories: {
      formal: [
        'Man öffnet den Deckel und steht für einen Augenblick auf einem Markt in der Ferne. Das Reisegepäck: eine Pfanne, eine Zwiebel, {ours}.',
        'Jede gute Köchin kostet, wiegt den Kopf und greift noch einmal ins Regal. Was fehlte, weiß danach nur sie: {ours}.',
        'Ein Rezept sind nur Zahlen. Was daraus ein Essen macht? Ein Zögern, eine Prise, {ours}.',
        'Gäste fragen im Flur, noch mit dem Mantel in der Hand, was hier so duftet. Das Gericht dürfen sie wissen, das Geheimnis nicht: {ours}.',
      ],
      informal: [
        'Siebzehn Gläser im Regal, benutzt werden vier. Platz schaffen für Nummer fünf: {ours}.',
        'Fehlt noch was? Du probierst, guckst zur Decke, probierst noch mal. Ja, da fehlt was, und zwar {ours}.',
        'Kartoffeln von gestern, Ideen von vorgestern. Mit einer Prise heißt das Fusionsküche: {ours}.',
        'Nur Salz ist auch eine Meinung, aber keine sehr laute. Mehr zu erzählen haben die Zwiebel und {ours}.',
      ],
    },
    asks: {
      formal: ['Welches Gewürz darf in Ihrer Küche nie ausgehen?', 'Mild oder feurig?'],
      informal: ['Was kommt bei dir wirklich in alles rein?', 'Scharf: kannst du, oder tust du nur so?'],
    },
  },
  'olive-oil': {
    stories: {
      formal: [
        'Im Süden beginnt das Essen mit einem Teller, auf dem fast nichts liegt. Ein Stück Brot, etwas Salz, {ours}.',
        'Die Tomaten sind endlich reif und verlangen nicht viel. Meersalz, ein Blatt Basilikum, und darüber {ours}.',
        'Aus dem Urlaub bringt man Muscheln mit, Sand im Schuh und den Vorsatz, einfacher zu kochen. Beim Vorsatz helfen gutes Brot und {ours}.',
        'Bevor die Gäste sich setzen, steht schon etwas auf dem Tisch, in das man Brot taucht. Die Vorspeise heißt heute schlicht {quoted}.',
      ],
      informal: [
        'Tunken ist keine schlechte Manier, Tunken ist Liebe. Am Tellerrand treffen sich das Brot und {ours}.',
        'Der Salat fand sich langweilig und hatte recht. Jetzt sind sie zu dritt: Salat, Zitrone, {ours}.',
        'Nur ein Schuss, sagt das Rezept. Dein Nonna-Herz sagt: „Mehr.“ Wir sagen: {ours}.',
        'Spaghetti, Knoblauch, fertig in zehn Minuten. Es klingt nach leerem Kühlschrank und ist in Neapel Kultur: {ours}.',
      ],
    },
    asks: {
      formal: ['Mild oder kräftig?', 'Brot in Öl oder mit Butter?'],
      informal: ['Aglio e Olio um Mitternacht: dabei?', 'Wo tunkst du: Teller, Pfanne, Salatschüssel?'],
    },
  },
  nuts: {
    stories: {
      formal: [
        'Nach dem Spaziergang stellt jemand ein Schälchen hin, und die Hände greifen von allein hinein. Den Nachmittag füllen Gespräche und {ours}.',
        'Am Schreibtisch ist es um vier Uhr noch weit bis zum Abend. In der Schublade warten für solche Fälle ein Apfel und {ours}.',
        'Auf dem Gipfel schmeckt alles. Bis dahin hilft, was in der Jackentasche steckt, zwischen Karte und Taschentuch: {ours}.',
        'Der Käse ist angeschnitten, das Gespräch ist gut, und keiner möchte als Erster gehen. Zu knabbern gibt es auch noch: Trauben und {ours}.',
      ],
      informal: [
        'Eine Handvoll, dann ist Schluss. Zum Glück hast du heute sehr große Hände: {ours}.',
        'Filmabend: Der Krimi hat neunzig Minuten, die Schüssel keine zehn. Für Teil zwei: {ours}.',
        'Um vier im Büro: Das Hirn macht zu, der Automat frisst dein Kleingeld. Plan B, Schublade drei, {ours}.',
        'Knabbern, ohne dass es einer hört, ist unmöglich. Biete deiner Sitzreihe lieber gleich was an: {ours}.',
      ],
    },
    asks: {
      formal: ['Mandel, Walnuss oder Cashew?', 'Geröstet, gesalzen oder pur?'],
      informal: [
        'Welche pickst du aus der Mischung zuerst raus?',
        'Naschst du abgezählt oder bis die Tüte leer ist?',
      ],
    },
  },
};
