/**
 * What stands after «mit» as it stands after «hat»: «mit abnehmbarem Bezug», «hat einen abnehmbaren Bezug». Shops' features
 * are those of the list of meanings, so their gender is known.
 */
const THINGS: Record<string, string> = {
  'UV-Schutz': 'UV-Schutz',
  'verstellbarem Träger': 'einen verstellbaren Träger',
  'abnehmbarem Bezug': 'einen abnehmbaren Bezug',
  Bluetooth: 'Bluetooth',
  Geräuschunterdrückung: 'eine Geräuschunterdrückung',
  Touchscreen: 'einen Touchscreen',
  'schwenkbarem Touchscreen': 'einen schwenkbaren Touchscreen',
  '4K-Auflösung': 'eine 4K-Auflösung',
  'Ultra-HD-Auflösung': 'eine Ultra-HD-Auflösung',
  'SSD-Speicher': 'einen SSD-Speicher',
  'eingebautem Blitz': 'einen eingebauten Blitz',
  Knickschutz: 'einen Knickschutz',
  Kabelführung: 'eine Kabelführung',
  Schubladen: 'Schubladen',
  Rollen: 'Rollen',
  Deckel: 'einen Deckel',
  Griff: 'einen Griff',
  Taschen: 'Taschen',
  Laptopfach: 'ein Laptopfach',
  Reißverschluss: 'einen Reißverschluss',
  Knöpfen: 'Knöpfe',
  Schnürung: 'eine Schnürung',
  Klettverschluss: 'einen Klettverschluss',
  Kapuze: 'eine Kapuze',
  'gedämpfter Zwischensohle': 'eine gedämpfte Zwischensohle',
  Luftdämpfung: 'eine Luftdämpfung',
  'V-Ausschnitt': 'einen V-Ausschnitt',
  Rundhalsausschnitt: 'einen Rundhalsausschnitt',
  'weitem Rundhalsausschnitt': 'einen weiten Rundhalsausschnitt',
  'hoher Taille': 'eine hohe Taille',
  Trägern: 'Träger',
  Volants: 'Volants',
  Patches: 'Patches',
  Bommel: 'einen Bommel',
  Raglanärmeln: 'Raglanärmel',
  Liegefunktion: 'eine Liegefunktion',
  'dekorativen Blättern': 'dekorative Blätter',
  'großen weißen Blüten': 'große weiße Blüten',
  Epoxidbeschichtung: 'eine Epoxidbeschichtung',
};
const PARTS: Record<string, string> = {
  Außensohle: 'eine',
  Sohle: 'eine',
  Obermaterial: 'ein',
  Platte: 'eine',
  Gestell: 'ein',
  Griff: 'einen',
  Deckel: 'einen',
  Futter: 'ein',
  Füllung: 'eine',
  Beine: '',
  Sockel: 'einen',
  Schließe: 'eine',
  Kühlkörper: 'einen',
  Hülle: 'eine',
  Gehäuse: 'ein',
  Innenseite: 'eine',
  Sitzkissen: '',
  Tischplatte: 'eine',
};

/** «Aus gewaschenem Leinen», «aus einer Wollmischung»: what stands after «aus» and is called by an adjective and a noun. */
export function germanDative(material: string): string {
  if (/mischung$/.test(material)) return `einer ${material}`;
  const [adjective = '', noun, more] = material.split(' ');
  if (!noun || more || !/^\p{Ll}+e[rs]?$/u.test(adjective)) return material;
  return `${adjective.replace(/e[rs]?$/, (ending) => (ending === 'e' ? 'er' : 'em'))} ${noun}`;
}

/** «Vergoldet» is said of a thing, which is of nothing «aus vergoldet». */
export function isGermanCoating(material: string): boolean {
  return /^\p{Ll}+t$/u.test(material);
}

/** Features that are said with a verb of their own, or in other words than a title in English says them. */
const VERBS: Record<string, [one: string, many: string]> = {
  'ohne Werkzeug aufzubauen': ['lässt sich ohne Werkzeug aufbauen', 'lassen sich ohne Werkzeug aufbauen'],
  'leicht aufzubauen': ['lässt sich leicht aufbauen', 'lassen sich leicht aufbauen'],
  'normal geschnitten': ['sitzt weder eng noch weit', 'sitzen weder eng noch weit'],
  'schmal geschnitten': ['sitzt schmal', 'sitzen schmal'],
  faltbar: ['lässt sich zusammenklappen', 'lassen sich zusammenklappen'],
  höhenverstellbar: ['lässt sich in der Höhe verstellen', 'lassen sich in der Höhe verstellen'],
  warm: ['hält warm', 'halten warm'],
  oversize: ['ist oversize geschnitten', 'sind oversize geschnitten'],
};

export function germanVerb(feature: string): [one: string, many: string] | null {
  return VERBS[feature] ?? null;
}

/** @returns null for what is no «mit …» or not known. */
export function had(feature: string): string | null {
  const thing = /^mit (.+)/.exec(feature)?.[1];
  if (!thing) return null;
  const known = THINGS[thing];
  if (known) return known;
  const [, part = '', rest = ''] = /^(\p{L}+)( (?:aus|in) .+)$/u.exec(thing) ?? [];
  const article = PARTS[part];
  if (article !== undefined) return `${article} ${part}${rest}`.trim();
  const counted = /^(?:rund )?\d+ (?:Megapixeln|Temperatur- und Gebläsestufen|Stunden Brenndauer)$/.test(
    thing,
  );
  return counted ? thing.replace('Megapixeln', 'Megapixel') : null;
}
