import type { TYPES_OF_KIND } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export const foodDe: Record<(typeof TYPES_OF_KIND)['food'][number], TypeWords> = {
  coffee: {
    noun: 'Kaffee',
    the: 'der Kaffee',
    whom: 'den Kaffee',
    hooks: [
      'Ohne Kaffee kein Montag.',
      'Schwarz, mit Milch, mit Schwung.',
      'Wie viele Tassen sind zu viele?',
      'Der Wecker riecht nach Kaffee.',
    ],
    lines: [
      'Der Moment, in dem die Maschine gluckert, ist der eigentliche Tagesanfang.',
      'Erst eine Tasse im Stehen, dann eine im Sitzen.',
      'Nachmittags um drei, wenn alle müde sind, gilt er als Grundrecht.',
      'Kommt Besuch, läuft Kaffee. Das ist Gesetz.',
    ],
    tips: [
      'Luftdicht, trocken und dunkel lagern, im Kühlschrank nimmt Kaffee Gerüche an.',
      'Mit Wasser knapp unter dem Siedepunkt aufbrühen, kochendes macht ihn bitter.',
      'Je feiner gemahlen, desto kürzer die Brühzeit: Espresso fein, Stempelkanne grob.',
    ],
    tags: ['Kaffee', 'Kaffeeliebe', 'Kaffeepause', 'Kaffeezeit'],
  },
  tea: {
    noun: 'Tee',
    the: 'der Tee',
    whom: 'den Tee',
    hooks: [
      'Wasser kocht. Endlich Pause.',
      'Schietwetter ist Teewetter.',
      'Mit Zucker, Milch oder pur?',
      'Ziehen lassen. Auch sich selbst.',
    ],
    lines: [
      'Kein Problem ist kleiner geworden, aber mit Tee sitzt man besser davor.',
      'Draußen wird es dunkel, drinnen pfeift der Kessel.',
      'Eine Tasse zum Wachwerden, eine zum Runterkommen.',
      'Auf dem Fensterbrett beschlägt langsam die Scheibe.',
    ],
    tips: [
      'Fern von Gewürzen und Kaffee lagern: Tee nimmt fremde Gerüche schnell an.',
      'Ziehzeit stoppen: Wer Tee vergisst, trinkt vor allem Bitterstoffe.',
      'Mit weichem oder gefiltertem Wasser schmeckt Tee klarer, hartes bildet einen Film.',
    ],
    tags: ['Tee', 'Teeliebe', 'Teezeit', 'Teepause'],
  },
  chocolate: {
    noun: 'Schokolade',
    the: 'die Schokolade',
    whom: 'die Schokolade',
    hooks: [
      'Nur ein Stück. Ja, klar.',
      'Teilen ist hier freiwillig.',
      'Es ist irgendwo schon Nachmittag.',
      'Knack. Mehr muss keiner wissen.',
    ],
    lines: [
      'Eigentlich war sie als Geschenk gedacht.',
      'Ein Stück zum Kaffee, das zweite zum Nachdenken über das dritte.',
      'Die Schublade im Büro weiß, wo sie liegt, und alle anderen auch.',
      'Auf dem Sofa hält eine Tafel ungefähr eine Folge.',
    ],
    tips: [
      'Kühl und trocken lagern, aber nicht im Kühlschrank: Dort beschlägt sie und nimmt Gerüche an.',
      'Weißer Belag ist meist Fettreif durch Wärme, das ist harmlos und nur eine Frage der Optik.',
      'Bei Zimmertemperatur genießen: Kalte Schokolade hat weniger Aroma.',
    ],
    tags: ['Schokolade', 'Schokoliebe', 'Naschen', 'Süßes'],
  },
  honey: {
    noun: 'Honig',
    the: 'der Honig',
    whom: 'den Honig',
    hooks: [
      'Aufs Brot, in den Tee, vom Löffel.',
      'Tropft immer genau daneben.',
      'Frühstück, jetzt wird’s klebrig.',
      'Ein Löffel Sommer.',
    ],
    lines: [
      'Auf Butterbrot braucht er keine Gesellschaft.',
      'Der Löffel landet im Tee und vorher kurz im Mund.',
      'Am Glasrand läuft ein Tropfen, und jemand ist schneller als der Lappen.',
      'Sonntagsfrühstück mit klebrigen Fingern zählt doppelt.',
    ],
    tips: [
      'Fest gewordener Honig wird im warmen Wasserbad bei höchstens vierzig Grad wieder flüssig.',
      'Mit sauberem, trockenem Löffel entnehmen und gut verschließen: Honig zieht Feuchtigkeit.',
      'Für Kinder unter einem Jahr ist Honig nicht geeignet.',
    ],
    tags: ['Honig', 'Honigliebe', 'Frühstück', 'Frühstückszeit'],
  },
  jam: {
    noun: 'Konfitüre',
    the: 'die Konfitüre',
    whom: 'die Konfitüre',
    hooks: [
      'Das Brötchen hat schon gefragt.',
      'Butter drunter: ja oder nein?',
      'Das Glas ist immer zu schnell leer.',
      'Frühstück darf süß sein.',
    ],
    lines: [
      'Brötchen vom Bäcker, Butter, ein dicker Klecks, und der Sonntag läuft.',
      'Auf dem Pfannkuchen, im Joghurt, direkt vom Löffel hinter der Kühlschranktür.',
      'Am Frühstückstisch wandert das Glas im Kreis und kommt leichter zurück.',
      'Der Streit um Butter darunter wird hier nicht entschieden.',
    ],
    tips: [
      'Nach dem Öffnen in den Kühlschrank stellen und immer mit sauberem Löffel entnehmen.',
      'Klemmt der Deckel, hilft heißes Wasser über den Rand laufen zu lassen.',
      'Glattgerührt passt Konfitüre auch als Füllung zwischen Tortenböden.',
    ],
    tags: ['Konfitüre', 'Marmelade', 'Frühstück', 'Sonntagsfrühstück'],
  },
  spices: {
    noun: 'Gewürze',
    the: 'die Gewürze',
    whom: 'die Gewürze',
    hooks: [
      'Fehlt noch was? Wahrscheinlich das.',
      'Salz allein ist keine Meinung.',
      'Der Topf riecht schon nach Urlaub.',
      'Eine Prise mehr Mut.',
    ],
    lines: [
      'Eine Prise entscheidet, ob Nachbarn klingeln.',
      'Deckel auf, Nase rein, und die Küche ist woanders.',
      'Aus Kartoffeln vom Vortag wird damit eine Idee.',
      'Im Regal stehen siebzehn Gläser, benutzt werden vier.',
    ],
    tips: [
      'Dunkel, trocken und nicht über dem Herd lagern: Wärme und Dampf kosten Aroma.',
      'Ganze Gewürze kurz ohne Fett anrösten, dann duften sie stärker.',
      'Gemahlenes verliert schneller an Kraft als Ganzes, kleine Mengen lohnen sich.',
    ],
    tags: ['Gewürze', 'Gewürzliebe', 'Kochen', 'Kochliebe'],
  },
  'olive-oil': {
    noun: 'Olivenöl',
    the: 'das Olivenöl',
    whom: 'das Olivenöl',
    hooks: [
      'Brot, Öl, Salz. Abendessen.',
      'Tunken ist ausdrücklich erlaubt.',
      'Ein Schuss noch. Und noch einer.',
      'Der Salat hat sich schon gefreut.',
    ],
    lines: [
      'Ein Stück Brot, ein Tellerchen Öl, und niemand fragt mehr nach der Vorspeise.',
      'Tomaten, Salz, ein großzügiger Faden darüber: So kocht der Sommer.',
      'Die Flasche steht neben dem Herd wie ein alter Freund.',
      'Am Ende wird der Teller mit Brot geputzt.',
    ],
    tips: [
      'Dunkel und kühl lagern, Licht und Wärme lassen Öl ranzig werden.',
      'Flockt es im Kalten aus, ist das normal und löst sich bei Zimmertemperatur wieder.',
      'Nach dem Öffnen innerhalb weniger Monate verbrauchen und die Flasche stets gut verschließen.',
    ],
    tags: ['Olivenöl', 'MediterraneKüche', 'Kochliebe', 'Genuss'],
  },
  nuts: {
    noun: 'Nüsse',
    the: 'die Nüsse',
    whom: 'die Nüsse',
    hooks: [
      'Eine Handvoll. Oder zwei.',
      'Schreibtischschublade, ganz vorn.',
      'Die Schale ist gleich leer.',
      'Zum Film, zum Wein, zum Wandern.',
    ],
    lines: [
      'Eine Handvoll zwischen zwei Terminen rettet die Laune.',
      'In der Schale auf dem Tisch halten sie genau bis zur Begrüßung.',
      'Auf der Wanderung das Erste, was am Gipfel ausgepackt wird.',
      'Über den Salat gestreut tun sie so, als wäre es ein Gericht.',
    ],
    tips: [
      'Kühl, dunkel und luftdicht lagern: Die Öle in Nüssen werden sonst ranzig.',
      'Kurz ohne Fett in der Pfanne rösten bringt mehr Aroma, dabeibleiben lohnt sich.',
      'Riecht es muffig oder schmeckt bitter, besser nicht mehr essen.',
    ],
    tags: ['Nüsse', 'Nussliebe', 'Snack', 'GesundeSnacks'],
  },
};
