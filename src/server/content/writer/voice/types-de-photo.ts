import type { TYPES_OF_KIND } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export const photoDe: Record<(typeof TYPES_OF_KIND)['photo'][number], TypeWords> = {
  camera: {
    noun: 'Kamera',
    the: 'die Kamera',
    whom: 'die Kamera',
    hooks: [
      'Bitte einmal nicht lächeln.',
      'Das Licht! Schnell.',
      'Wer fotografiert, fehlt auf dem Bild.',
      'Noch eins, zur Sicherheit.',
    ],
    lines: [
      'Wer mit Kamera spazieren geht, braucht für einen Kilometer zwei Stunden.',
      'Auf Familienfesten ist immer einer nie auf den Bildern.',
      'Das Telefon kann viel. Ein Sucher am Auge fühlt sich trotzdem anders an.',
      'Kurz vor Sonnenuntergang wird selbst der Parkplatz schön.',
      'Ein Geburtstag, ein Sonnenuntergang, eine gähnende Katze.',
      'Ein Wochenende, zweihundert Bilder, drei richtig gute.',
      'Ausrichten, warten, da ist das Lächeln.',
      'Der ganze Urlaub auf einer Karte.',
    ],
    tips: [
      'Früh am Morgen oder kurz vor Sonnenuntergang fotografieren, das Licht ist dann weicher.',
      'Einen Schritt näher herangehen: Fast jedes Foto gewinnt dadurch.',
      'Bei Porträts auf das nähere Auge scharfstellen.',
    ],
    tags: ['Kamera', 'Fotografie', 'Fotoliebe', 'Fotografieren'],
  },
  'film-camera': {
    noun: 'Analogkamera',
    the: 'die Analogkamera',
    whom: 'die Analogkamera',
    hooks: [
      'Auslösen. Warten. Freuen.',
      'Kein Display, kein Zurück.',
      'Ein Film, kein Löschen.',
      'Klick und dann Geduld.',
    ],
    lines: [
      'Bis zur Entwicklung weiß niemand, ob die Augen offen waren.',
      'Wer nur wenige Bilder hat, schaut vorher genauer hin.',
      'Das Surren beim Weiterspulen ist Teil des Bildes.',
      'Drei Wochen später kommen die Abzüge, und der Sommer ist noch einmal da.',
      'Sechsunddreißig Bilder, und jedes zählt.',
      'Das Klicken ersetzt alle Benachrichtigungen.',
      'Eine Woche warten, um eine Sekunde wiederzusehen.',
      'Die Bilder landen im Album und nicht in der Cloud.',
      'Der Daumen am Rand, und trotzdem das Lieblingsbild.',
      'Alle sollen stillhalten, und alle lachen.',
      'Auf Reisen um den Hals, sonst im Regal.',
      'Abendlicht um sieben und genau ein Versuch.',
    ],
    tips: [
      'Film im Schatten einlegen: Direkte Sonne kann Streifen hinterlassen.',
      'Im Zweifel etwas länger belichten: Negativfilm verzeiht zu viel Licht eher als zu wenig.',
      'Volle Filme kühl lagern und bald entwickeln lassen, Wärme verändert die Farben.',
    ],
    tags: ['AnalogeFotografie', 'Analogkamera', 'FilmIsNotDead', 'Fotoliebe'],
  },
  lens: {
    noun: 'Objektiv',
    the: 'das Objektiv',
    whom: 'das Objektiv',
    hooks: [
      'Neue Linse, neuer Blick.',
      'Nah ran oder weit weg?',
      'Der Hintergrund darf verschwimmen.',
      'Noch eins in der Fototasche.',
    ],
    lines: [
      'Dieselbe Straße, anderes Objektiv, andere Geschichte.',
      'In der Fototasche ist immer Platz für eins, sagt der Fotograf.',
      'Ein Nachmittag mit nur einer Brennweite schult das Auge.',
      'Klick am Bajonett, und der Spaziergang beginnt von vorn.',
    ],
    tips: [
      'Vor dem Kauf prüfen, ob der Anschluss zum Kameragehäuse passt.',
      'Staub zuerst mit dem Blasebalg entfernen, erst danach wischen, sonst kratzt er.',
      'Beim Wechseln das Gehäuse nach unten halten: So fällt weniger Staub auf den Sensor.',
    ],
    tags: ['Objektiv', 'Fotografie', 'Fotoausrüstung', 'Fotoliebe'],
  },
  tripod: {
    noun: 'Stativ',
    the: 'das Stativ',
    whom: 'das Stativ',
    hooks: [
      'Endlich mal alle auf dem Bild.',
      'Zehn Sekunden bis zum Grinsen.',
      'Sterne brauchen ruhige Hände.',
      'Selbstauslöser, rennen, lächeln.',
    ],
    lines: [
      'Selbstauslöser an, losrennen, so tun, als wäre man nie weg gewesen.',
      'Nachts werden aus Autos Lichtstreifen, wenn nur eines stillhält.',
      'Auf dem Familienfoto fehlt diesmal keiner.',
      'Drei Beine, und plötzlich hat man Zeit für das Bild.',
    ],
    tips: [
      'Zuerst die dicken Beinsegmente ausziehen, die Mittelsäule zuletzt: Sie ist am wackligsten.',
      'Mit Selbstauslöser oder Fernauslöser arbeiten, schon der Druck auf den Knopf verwackelt.',
      'Bei Wind die Tasche unten an die Mittelsäule hängen, das Gewicht beruhigt.',
    ],
    tags: ['Stativ', 'Fotografie', 'Fotoausrüstung', 'Langzeitbelichtung'],
  },
};
