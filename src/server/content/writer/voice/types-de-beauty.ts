import type { TYPES_OF_KIND } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export const beautyDe: Record<(typeof TYPES_OF_KIND)['beauty'][number], TypeWords> = {
  cream: {
    noun: 'Creme',
    the: 'die Creme',
    whom: 'die Creme',
    hooks: [
      'Zwei Minuten nur für die Haut.',
      'Zähne geputzt, eingecremt, gute Nacht.',
      'Heizungsluft hat jetzt Gegenwind.',
      'Ein Klecks, mehr braucht’s nicht.',
    ],
    lines: [
      'Das Badezimmer ist der einzige Raum, in dem man abschließen darf.',
      'Abends ein Klecks, und der Tag ist offiziell vorbei.',
      'Im Winter in jeder Manteltasche, im Sommer neben dem Bett.',
      'Zwei Minuten vor dem Spiegel, in denen keiner etwas will.',
    ],
    tips: [
      'Neues zuerst an der Innenseite des Unterarms testen und einen Tag abwarten.',
      'Auf leicht feuchter Haut lässt sich Creme besser verteilen.',
      'Das Symbol mit dem offenen Tiegel nennt, wie viele Monate sie nach dem Öffnen haltbar ist.',
    ],
    tags: ['Hautpflege', 'Creme', 'Pflegeroutine', 'Skincare'],
  },
  soap: {
    noun: 'Seife',
    the: 'die Seife',
    whom: 'die Seife',
    hooks: [
      'Riecht das Bad schon besser?',
      'Stück für Stück sauber.',
      'Händewaschen, aber mit Vergnügen.',
      'Am Waschbecken schnuppern alle.',
    ],
    lines: [
      'Gäste kommen aus dem Bad und riechen an ihren Händen.',
      'Neben dem Waschbecken das einzige Ding, das mit der Zeit hübsch schrumpft.',
      'Zwanzig Sekunden Schaum sind auch eine Pause.',
      'Ein Geschenk, das jeder brauchen kann und kaum jemand sich selbst kauft.',
    ],
    tips: [
      'Stückseife auf einer Schale mit Abfluss trocknen lassen, so hält sie deutlich länger.',
      'Unbenutzte Stücke zwischen die Handtücher legen, dann duftet der Schrank mit.',
      'Hände zwanzig bis dreißig Sekunden einseifen, auch zwischen den Fingern.',
    ],
    tags: ['Seife', 'Seifenliebe', 'Badezimmer', 'Pflegeroutine'],
  },
  shampoo: {
    noun: 'Shampoo',
    the: 'das Shampoo',
    whom: 'das Shampoo',
    hooks: [
      'Unter der Dusche singt jeder.',
      'Haare waschen: heute oder morgen?',
      'Erst Schaum, dann Konzert.',
      'Kopf zurück, Augen zu.',
    ],
    lines: [
      'Die guten Ideen kommen unter der Dusche, mit Schaum über den Ohren.',
      'Am Haarwaschtag beginnt alles ein bisschen von vorn.',
      'Der Duschkopf ist das Mikrofon, das Shampoo steht im Publikum.',
      'Handtuch um den Kopf, und der Abend gehört dem Sofa.',
    ],
    tips: [
      'Haare vorher gründlich nass machen: So schäumt auch wenig Shampoo.',
      'Nur die Kopfhaut einseifen, die Längen werden beim Ausspülen mit sauber.',
      'Gut ausspülen, lieber etwas länger als gedacht: Reste machen Haare stumpf.',
    ],
    tags: ['Shampoo', 'Haarpflege', 'Haarroutine', 'Haarwaschtag'],
  },
  perfume: {
    noun: 'Parfüm',
    the: 'das Parfüm',
    whom: 'das Parfüm',
    hooks: [
      'Was riecht hier so gut?',
      'Ein Hauch reicht. Oder zwei.',
      'Der Aufzug erinnert sich noch.',
      'Unsichtbar und trotzdem angezogen.',
    ],
    lines: [
      'Am Schal vom letzten Winter hängt noch ein Abend.',
      'Zwei Sprühstöße, Mantel an, Tür zu.',
      'Kaum etwas erinnert schneller als ein Duft.',
      'Wer fragt, welcher Duft das ist, meint es als Kompliment.',
    ],
    tips: [
      'Auf Handgelenke und Hals sprühen und nicht verreiben, sonst verfliegt die Kopfnote schneller.',
      'Auf der eigenen Haut testen und ein paar Stunden warten: Erst dann zeigt sich die Basis.',
      'Dunkel und kühl aufbewahren, Licht und Badezimmerwärme verändern den Duft.',
    ],
    tags: ['Parfüm', 'Duft', 'Duftliebe', 'Lieblingsduft'],
  },
  lipstick: {
    noun: 'Lippenstift',
    the: 'der Lippenstift',
    whom: 'den Lippenstift',
    hooks: [
      'Kaffee oder Lippenstift zuerst?',
      'Im Rückspiegel nachgezogen.',
      'Nude, Rot oder ganz dunkel?',
      'Ein Strich, und wach.',
    ],
    lines: [
      'Auch im Rückspiegel an der roten Ampel eine gute Idee.',
      'Müde Augen, ungewaschene Haare, Lippenstift: geht.',
      'In der Handtasche immer ganz unten, in der Not immer da.',
      'Der Abdruck am Glas verrät, wer da war.',
    ],
    tips: [
      'Erst dünn auftragen, mit einem Tuch abtupfen, dann die zweite Schicht: So hält die Farbe länger.',
      'Farbe bei Tageslicht prüfen, Ladenlicht verfälscht Rottöne.',
      'Von der Mitte nach außen arbeiten, dann werden die Ränder sauberer.',
    ],
    tags: ['Lippenstift', 'Lippenliebe', 'Makeup', 'Beauty'],
  },
  'make-up-brush': {
    noun: 'Make-up-Pinsel',
    the: 'der Make-up-Pinsel',
    whom: 'den Make-up-Pinsel',
    hooks: [
      'Verblenden, verblenden, verblenden.',
      'Finger oder Pinsel?',
      'Heute mal mit Ruhe geschminkt.',
      'Wann wurde zuletzt gewaschen? Ehrlich.',
    ],
    lines: [
      'Zwischen Zahnbürste und Tür liegen drei Minuten Kunst.',
      'Im Zahnputzbecher stehen sie wie im Atelier.',
      'Am Samstagabend belegt immer jemand zu lange das Bad.',
      'Der Unterschied zwischen aufgetragen und verblendet ist meist nur Geduld.',
    ],
    tips: [
      'Einmal pro Woche mit milder Seife und lauwarmem Wasser auswaschen.',
      'Liegend oder mit den Haaren nach unten trocknen, sonst läuft Wasser in den Griff.',
      'Wenig Produkt aufnehmen und abklopfen: Nachlegen geht leichter als Wegnehmen.',
    ],
    tags: ['MakeupPinsel', 'Schminken', 'Makeup', 'Beauty'],
  },
  hairdryer: {
    noun: 'Föhn',
    the: 'der Föhn',
    whom: 'den Föhn',
    hooks: [
      'Lufttrocknen? Nicht im Januar.',
      'Volumen ist eine Frage der Richtung.',
      'Kopfüber und gute Laune.',
      'Wer belegt schon wieder das Bad?',
    ],
    lines: [
      'Morgens um sieben der lauteste Mitbewohner und der einzige, der hilft.',
      'Kopf nach unten, zwei Minuten Wind, und der Tag hat Volumen.',
      'Wärmt nebenbei die Hände, aber das bleibt unter uns.',
      'Zwischen nassem Haar und Bushaltestelle bleiben oft genau fünf Minuten.',
    ],
    tips: [
      'Haare erst mit dem Handtuch ausdrücken: Das spart Föhnzeit und Hitze.',
      'Eine Handbreit Abstand halten und den Luftstrom bewegen, nie auf eine Stelle richten.',
      'Zum Schluss kalt nachföhnen, die kühle Luft fixiert die Form.',
      'Das Gitter hinten regelmäßig von Flusen befreien, sonst überhitzt das Gerät.',
    ],
    tags: ['Föhn', 'Haarstyling', 'Haarroutine', 'Haare'],
  },
};
