export const food = {
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
    lessons: {
      formal: [
        'Luftdicht, trocken und dunkel lagert man Kaffee, im Kühlschrank nimmt er Gerüche an. Räumen Sie also ein Fach im Küchenschrank frei, für {quoted}.',
        'Kochendes Wasser macht bitter, knapp darunter ist richtig. Warten Sie nach dem Sprudeln einen Moment, und gießen Sie dann in Ruhe {quoted} auf.',
        'Je feiner die Mahlung, desto kürzer die Brühzeit: fein für Espresso, grob für die Stempelkanne. Danach fragen Sie zuerst Ihr Gerät, dann {quoted}.',
        'Im Kühlschrank, zwischen Käse und Zwiebeln, nimmt Kaffee Gerüche an. Dunkel, trocken, luftdicht, so verbringt die Nacht {quoted}.',
      ],
      informal: [
        'Kaffee mit Harzer-Note? Im Kühlschrank nimmt er Gerüche an. Lieber luftdicht, trocken und dunkel, gönn diese Ruhe auch {quoted}.',
        'Bitter? Vielleicht war das Wasser zu heiß, kochend soll es nicht sein. Einmal tief gähnen, dann aufgießen, guten Morgen, du und {ours}.',
        'Grob für die Stempelkanne, fein für Espresso: Je feiner, desto kürzer zieht es. Das ist die ganze Barista-Schule, Abschlussprüfung mit {quoted}.',
        'Der Kessel pfeift, du wartest kurz, kochendes Wasser macht nämlich bitter. Zeit für einen Blick aus dem Fenster, dann kommt Leben in dich und {quoted}.',
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
    lessons: {
      formal: [
        'Gewürze und Kaffee sind schlechte Nachbarn, denn Tee nimmt fremde Gerüche schnell an. Ein eigenes Fach ist kein Luxus, sondern Respekt vor {quoted}.',
        'Wer die Zeit vergisst, trinkt vor allem Bitterstoffe. Stellen Sie die Uhr, bevor Sie das Buch aufschlagen, dann wird es eine gute Stunde mit {quoted}.',
        'Weiches oder gefiltertes Wasser schmeckt klarer, hartes bildet einen Film. Eine gute Tasse beginnt also mit der Karaffe, und dann kommt {quoted}.',
        'Neben dem Kardamom nimmt Tee bald dessen Geruch an. Wählen Sie ein Fach fern der Gewürze, dann setzen Sie Wasser auf: {ours}.',
      ],
      informal: [
        'Schnell noch eine Mail, und im Becher sind vor allem Bitterstoffe. Stell dir die Uhr, bis dahin darf die Welt warten, auf dich und {quoted}.',
        'Curry links, Kaffee rechts, und bald riecht alles gleich, Tee ist da empfindlich. Such ihm ein eigenes Fach, einziehen darf {quoted}.',
        'Der schimmernde Film obendrauf kommt von hartem Wasser. Filter an, klarer schmeckt es auch, und dann Füße hoch mit {quoted}.',
        'Vergessen heißt bitter. Stopp also die Ziehzeit, im Bademantel, mit der Stoppuhr, wie ein Trainer: auf die Plätze, fertig, {ours}.',
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
    lessons: {
      formal: [
        'Im Kühlschrank beschlägt Schokolade und nimmt Gerüche an. Kühl und trocken, aber nicht dort: Ein Fach in der Anrichte ist ein guter Platz für {quoted}.',
        'Kaltes hat weniger Aroma. Lassen Sie das Stück bei Zimmertemperatur liegen, bis der Kaffee durch ist, dann gehört der Moment {quoted}.',
        'Ein weißer Belag ist meist Fettreif durch Wärme: harmlos, nur eine Frage der Optik. Wer das weiß, bricht gelassen ein Stück ab von {quoted}.',
        'Zimmertemperatur gibt dem Aroma Raum, Kälte nimmt ihn. Legen Sie also schon vor dem Essen auf den Tisch, was danach kommt: {ours}.',
      ],
      informal: [
        'Weißer Schleier? Meist nur Fettreif, weil es zu warm war. Harmlos, sieht bloß alt aus, also keine Panik bei {quoted}.',
        'Raus aus dem Kühlschrank, da beschlägt Schokolade und riecht bald nach Salami. Kühl und trocken reicht, ein Geheimfach auch, für {quoted}.',
        'Kalt knackt es schön, aber das Aroma schläft noch. Warte, bis Zimmertemperatur erreicht ist, falls du das aushältst, so allein mit {quoted}.',
        'Gute Verstecke sind kühl, trocken und nicht im Kühlschrank. Die hintere Ecke der Kommode zum Beispiel, dort sucht niemand nach {quoted}.',
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
    lessons: {
      formal: [
        'Fest gewordener Honig wird im warmen Wasserbad bei höchstens vierzig Grad wieder flüssig. Ein wenig Geduld am Herd, dann gibt es Frühstück mit {quoted}.',
        'Honig zieht Feuchtigkeit, deshalb nimmt man einen sauberen, trockenen Löffel und verschließt gut. Mehr Umstände macht am Morgen niemand, auch nicht {quoted}.',
        'Für Kinder unter einem Jahr ist Honig nicht geeignet. Für alle anderen am Tisch stehen bereit: warme Brötchen, Butter und {ours}.',
        'Der nasse Teelöffel bringt Feuchtigkeit mit hinein. Ein trockener, sauberer liegt am Sonntag neben dem Ei, gleich bei {quoted}.',
      ],
      informal: [
        'Steinhart? Ab ins warme Wasserbad, höchstens vierzig Grad, dann wird er wieder flüssig. Bis dahin toastest du schon mal, für dich und {quoted}.',
        'Löffel aus dem Tee? Der hat hier Hausverbot, er bringt Feuchtigkeit mit. Sauber und trocken rein, Deckel fest zu, so bleiben Freunde: du und {ours}.',
        'Unter einem Jahr ist Honig nichts für Babys. Alle Größeren dürfen sich anstellen, mit Brot in der Hand, vor {quoted}.',
        'Bröselmesser rein, Butterspur drin, wer war das? Nur ein sauberer, trockener Löffel darf in {quoted}.',
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
    lessons: {
      formal: [
        'Einmal geöffnet, gehört Konfitüre in den Kühlschrank, und in das Glas nur ein sauberer Löffel. Mehr Hausordnung braucht kein Frühstück mit {quoted}.',
        'Klemmt der Deckel, lässt man heißes Wasser über den Rand laufen. Ein leises Knacken, und schon haben sie sich am Sonntagstisch gefunden: die Brötchen und {ours}.',
        'Glattgerührt passt Konfitüre auch zwischen Tortenböden. Wenn also am Nachmittag Besuch kommt, denken Sie über das Brot hinaus, bei {quoted}.',
        'Das Krümelmesser bleibt draußen, ins Glas darf nur ein sauberer Löffel. Danach zurück in den Kühlschrank, bis morgen früh, wenn wieder alle greifen nach {quoted}.',
      ],
      informal: [
        'Deckel klemmt, alle Männer im Haus haben versagt? Heißes Wasser über den Rand, das hilft. Gewonnen, du gegen {quoted}.',
        'Butter am Löffel, Krümel drin: der Klassiker. Sauber rein, danach ab in den Kühlschrank, dann vertragen sich alle beim Frühstück mit {quoted}.',
        'Glattrühren, zwischen zwei Böden streichen, schon ist es Torte. Sag niemandem, wie leicht das war mit {quoted}.',
        'Offen auf dem Tisch vergessen? Nach dem Öffnen gehört so ein Glas in den Kühlschrank, also kurz aufstehen, du schaffst das, für {quoted}.',
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
    lessons: {
      formal: [
        'Wärme und Dampf kosten Aroma, über dem Herd ist also der falsche Platz. Dunkel und trocken, zwei Schritte weiter, steht besser {quoted}.',
        'Ganze Körner röstet man kurz ohne Fett an, dann duften sie stärker. Ob ganz oder gemahlen, das prüfen Sie zuerst bei {quoted}.',
        'Gemahlenes verliert schneller an Kraft als Ganzes, kleine Mengen lohnen sich. Kochen Sie also bald damit, am liebsten noch diese Woche mit {quoted}.',
        'Das Bord über dem Herd ist warm und dampfig, beides kostet Aroma. Eine dunkle, trockene Schublade genügt, und einziehen darf dort auch {quoted}.',
      ],
      informal: [
        'Über dem Herd sehen Gewürze toll aus und verduften: Wärme und Dampf kosten Aroma. Such ein dunkles, trockenes Fach für {quoted}.',
        'Kurz ohne Fett in die Pfanne mit ganzen Gewürzen, dann duften sie stärker. Ganz oder gemahlen, das klärst du zuerst, mit einem Blick auf {quoted}.',
        'Paprikapulver von der letzten WG? Gemahlenes verliert schneller an Kraft, also lieber wenig und bald verbrauchen, so auch bei {quoted}.',
        'Streuen, staunen, wegräumen, und zwar ins Dunkle, weg vom Dampf, sonst leidet das Aroma. Morgen wird weitergekocht, du und {ours}.',
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
    lessons: {
      formal: [
        'Licht und Wärme lassen Öl ranzig werden. Dunkel und kühl, also nicht neben dem Herd, wartet auf den Salat am Abend {quoted}.',
        'Flockt es im Kalten aus, ist das normal und löst sich bei Zimmertemperatur wieder. Schneiden Sie schon das Brot, das gehört ohnehin zu {quoted}.',
        'Nach dem Öffnen verbraucht man es innerhalb weniger Monate und verschließt stets gut. Das fällt leicht mit Tomaten, Brot und {quoted}.',
        'Auf der Fensterbank sieht so eine Flasche schön aus, doch Licht macht ranzig. Ein dunkles, kühles Fach ist der rechte Keller für {quoted}.',
      ],
      informal: [
        'Flocken drin? Da war es nur kalt, bei Zimmertemperatur löst sich das wieder. Ruhig bleiben, Brot schneiden, eintunken in {quoted}.',
        'Sonnenbad auf der Fensterbank? Bloß nicht, Licht und Wärme machen ranzig. Dunkel und kühl, wie du im August, so mag es auch {quoted}.',
        'Für besondere Anlässe aufheben? Falsch, nach dem Öffnen gehört es in wenigen Monaten verbraucht. Also ist heute ein Anlass, für Salat und {quoted}.',
        'Deckel zu, auch wenn es schnell gehen muss, und in ein paar Monaten aufbrauchen. Klingt nach viel Pasta, genau das ist der Plan mit {quoted}.',
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
    lessons: {
      formal: [
        'Kühl, dunkel und luftdicht, sonst werden die Öle in Nüssen ranzig. So verwahrt man, was am Abend zum Wein gereicht wird: {ours}.',
        'Kurz ohne Fett in der Pfanne geröstet, entsteht mehr Aroma, und dabeibleiben lohnt sich. Eine Schale steht bereit, gleich füllen Sie {quoted} hinein.',
        'Riecht es muffig oder schmeckt bitter, isst man besser nicht weiter. Schnuppern Sie also am alten Vorrat, bevor Sie Platz machen für {quoted}.',
        'Eine dicht schließende Dose im kühlen, dunklen Schrank bewahrt die Öle vor dem Ranzigwerden. Stellen Sie sie bereit, und dann öffnen Sie {quoted}.',
      ],
      informal: [
        'Nur kurz aufs Handy geschaut, Pfanne schwarz. Beim Rösten bleibst du dabei, dann gibt es ohne Fett mehr Aroma, Augen also auf {quoted}.',
        'Offene Tüte in der Sonne macht ranzig, da sind Öle drin. Luftdicht, kühl, dunkel, und wenn keiner guckt, eine Handvoll {quoted}.',
        'Muffig wie ein alter Keller, oder bitter? Dann lieber weg damit. Schnupper am alten Vorrat, und den Filmabend bestreiten dann du und {ours}.',
        'Was Öl in sich hat, lagert kühl, dunkel und luftdicht, sonst wird’s ranzig. Hinter den Linsen findet sie auch dein Mitbewohner nicht, {ours}.',
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
