import type { TYPES_OF_KIND } from './product-types.ts';
import type { TypeWords } from './voice.ts';

export const petsDe: Record<(typeof TYPES_OF_KIND)['pets'][number], TypeWords> = {
  'dog-lead': {
    noun: 'Hundeleine',
    the: 'die Hundeleine',
    whom: 'die Hundeleine',
    hooks: [
      'Wer führt hier wen?',
      'Ein Klimpern, und er steht da.',
      'Gassi bei jedem Wetter.',
      'Schnüffeln dauert, so lange es dauert.',
    ],
    lines: [
      'Am Haken muss sie nur leise klirren, schon ist der Hund an der Tür.',
      'Die Runde ist kurz, die Laterne ist spannend.',
      'Man kennt alle Hunde der Straße beim Namen, aber keinen einzigen Menschen.',
      'Bei Regen will nur einer raus, und der hat Fell.',
    ],
    tips: [
      'Gewicht und Größe des Hundes mit der Angabe an Karabiner und Band vergleichen.',
      'Nie um die Hand wickeln: Ein plötzlicher Ruck kann Finger verletzen.',
      'Karabiner und Nähte regelmäßig prüfen, dort beginnt der Verschleiß.',
    ],
    tags: ['Hundeleine', 'Gassi', 'Hundeliebe', 'Hunde'],
  },
  'pet-bed': {
    noun: 'Tierbett',
    the: 'das Tierbett',
    whom: 'das Tierbett',
    hooks: [
      'Schläft trotzdem auf dem Sofa?',
      'Dreimal drehen, dann fallen lassen.',
      'Leises Schnarchen gehört dazu.',
      'Das Sofa wäre dann wieder frei.',
    ],
    lines: [
      'Dreimal im Kreis, ein Seufzer, dann Ruhe.',
      'Im Traum laufen die Pfoten weiter, keiner weiß wohin.',
      'Der Karton daneben wird natürlich zuerst ausprobiert.',
      'Sonntags ist die Rangordnung im Haus besonders gut zu sehen.',
    ],
    tips: [
      'Das Tier im Schlaf messen, von der Nase bis zum Schwanzansatz, und großzügig Platz dazurechnen.',
      'An einen ruhigen, zugfreien Platz stellen, von dem aus es den Raum sehen kann.',
      'Getragene Decke oder ein altes Shirt hineinlegen: Vertrauter Geruch hilft beim Eingewöhnen.',
    ],
    tags: ['Hundebett', 'Katzenbett', 'Haustierliebe', 'Haustiere'],
  },
  'pet-food': {
    noun: 'Tierfutter',
    the: 'das Tierfutter',
    whom: 'das Tierfutter',
    hooks: [
      'Der Napf ist leer. Angeblich.',
      'Wer hat hier nie gefrühstückt?',
      'Um fünf Uhr früh beginnt die Beschwerde.',
      'Tüte raschelt, alle da.',
    ],
    lines: [
      'Sobald die Tüte raschelt, ist die Wohnung voller Tiere.',
      'Der Blick sagt: seit Tagen nichts. Der Napf sagt: seit einer Stunde.',
      'Den Wecker braucht nur, wer kein Tier hat.',
      'Gefressen wird hastig, geguckt wird vorwurfsvoll.',
    ],
    tips: [
      'Futter über eine Woche hinweg umstellen und den neuen Anteil jeden Tag etwas erhöhen.',
      'Offene Packungen kühl, trocken und gut verschlossen lagern, die Originaltüte aufheben: Darauf steht die Charge.',
      'Ration abwiegen statt schätzen, Leckerlis zählen mit.',
      'Frisches Wasser gehört immer daneben.',
    ],
    tags: ['Tierfutter', 'Haustiere', 'Hundeleben', 'Haustierliebe'],
  },
  'pet-toy': {
    noun: 'Tierspielzeug',
    the: 'das Tierspielzeug',
    whom: 'das Tierspielzeug',
    hooks: [
      'Wird geliebt, bis es zerfällt.',
      'Noch mal werfen. Noch mal. Noch mal.',
      'Liegt bestimmt unterm Sofa.',
      'Zehn Minuten Wahnsinn, dann Schlaf.',
    ],
    lines: [
      'Nachts um drei rollt es durch den Flur, weil es da am schönsten klingt.',
      'Unter dem Sofa lagert inzwischen die ganze Sammlung.',
      'Erst Jagd, dann Beute, dann Nickerchen.',
      'Wirft man einmal, wirft man hundertmal.',
    ],
    tips: [
      'So groß wählen, dass es nicht verschluckt werden kann.',
      'Ab und zu auf Risse prüfen und kaputte Teile aussortieren.',
      'Spielzeug im Wechsel anbieten: Was eine Woche weg war, ist wieder spannend.',
    ],
    tags: ['Hundespielzeug', 'Katzenspielzeug', 'Haustiere', 'Haustierliebe'],
  },
  'scratching-post': {
    noun: 'Kratzbaum',
    the: 'der Kratzbaum',
    whom: 'den Kratzbaum',
    hooks: [
      'Das Sofa atmet auf.',
      'Ganz oben sitzt die Chefin.',
      'Krallen bitte hier.',
      'Von da sieht man alles.',
    ],
    lines: [
      'Von ganz oben wird der Haushalt überwacht, streng, aber schläfrig.',
      'Am Morgen erst strecken, dann kratzen, dann beschweren.',
      'Der Sessel hat jahrelang gelitten, jetzt darf er in Rente.',
      'Der Ausblick entscheidet: Vögel sind besser als Wand.',
    ],
    tips: [
      'Ans Fenster oder an einen Lieblingsweg der Katze stellen, in der Abstellkammer bleibt er unbenutzt.',
      'Hoch genug wählen, dass sich die Katze beim Kratzen ganz strecken kann.',
      'Auf Standfestigkeit achten oder an der Wand befestigen: Wackelt er einmal, wird er gemieden.',
    ],
    tags: ['Kratzbaum', 'Katzenliebe', 'Katzen', 'Katzenleben'],
  },
};
