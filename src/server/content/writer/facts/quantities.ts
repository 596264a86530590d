import type { FactKind } from '#server/content/writer/voice/product-fact.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { Said } from './said.ts';

const NUMBER = String.raw`(?:\d{1,3}(?:[., ]\d{3})+(?!\d)|\d{1,5}(?:[.,]\d{1,2})?)`;
const LENGTH = '(?:mm|cm|inch(?:es)?|inç|zoll|pouces?|pulgadas?|m(?:etres?|eters?|etre|etros?|ètres?|eter)?)';
const APPROX = String.raw`(?:ca\.?|circa|approx(?:imately|\.)?|about|yaklaşık|etwa|env(?:iron|\.)?|aprox(?:imadamente|\.)?)`;
const LIMIT_BEFORE =
  /(?:\d\s*(?:-|–|bis|to|à|a|ila|ile|and|und)|(?<!\p{L})(?:up to|max(?:imum)?\.?|min(?:imum)?\.?|at least|less than|more than|over|under|from|for|bis(?: zu)?|ab|mindestens|höchstens|für|jusqu'à|à partir de|pour|moins de|plus de|hasta|desde|mínimo|máximo|para|menos de|más de|en az|en fazla|azami|every|per|pro|par|por|alle|first|save)\s*:?)\s*$/u;
const LIMIT_AFTER =
  /^(?:\s*(?:-|–|bis|to|à|ila|or|oder|ou|o|veya)\s*\d|\s?['’]?(?:y?[ea] kadar|[dt][ea]n (?:fazla|az))|\s*\/|²|³|\s*(?:laptop|tablet|diskler|dogs|model|of water|water|su ile|deep water)|\s*(?:per|pro|par)\s)/u;

const UNIT_NAMES: Record<string, Partial<Record<ContentLanguage, string>> & { en: string }> = {
  inch: { en: 'inches', tr: 'inç', de: 'Zoll', fr: 'pouces', es: 'pulgadas' },
  l: { en: 'l' },
  hour: { en: 'hours', tr: 'saat', de: 'Stunden', fr: 'heures', es: 'horas' },
};

function unitText(written: string, language: ContentLanguage): string {
  const unit = written.trim();
  if (/^(?:inch|inç|zoll|pouce|pulgada|"|'')/.test(unit)) return UNIT_NAMES.inch![language]!;
  if (/^(?:m|met|mèt)/.test(unit) && !/^(?:mm|ml|mah)$/.test(unit)) return 'm';
  if (/^l/.test(unit) && !/^lb/.test(unit)) return 'l';
  if (/^lb/.test(unit)) return 'lb';
  if (/^g/.test(unit) && unit !== 'gb') return 'g';
  if (/^k/.test(unit)) return 'kg';
  if (/oz/.test(unit)) return unit.startsWith('fl') ? 'fl oz' : 'oz';
  return (
    { gb: 'GB', tb: 'TB', mah: 'mAh', w: 'W', watt: 'W', watts: 'W', vatios: 'W', vat: 'W' }[unit] ?? unit
  );
}

/** As the language writes it; a sign before three digits may part thousands, so such a number stays as it is. */
export function numberText(written: string, language: ContentLanguage): string {
  if (/[., ]\d{3}$/.test(written)) return '';
  return language === 'en' ? written.replace(',', '.') : written.replace('.', ',');
}

const APPROX_TEXT: Record<ContentLanguage, string> = {
  en: 'approx. ',
  tr: 'yaklaşık ',
  de: 'ca. ',
  fr: 'env. ',
  es: 'aprox. ',
};

const DIMENSION: [RegExp, Record<ContentLanguage, string>][] = [
  [
    /height|high|tall|hoch|höhe|hauteur|haut|altura|alto|yüksekli/u,
    { en: '{} high', tr: '{} yükseklik', de: '{} hoch', fr: '{} de haut', es: '{} de alto' },
  ],
  [
    /length|long|länge|lang|longueur|longitud|largo|uzunlu/u,
    { en: '{} long', tr: '{} uzunluk', de: '{} lang', fr: '{} de long', es: '{} de largo' },
  ],
  [
    /width|wide|breite|breit|largeur|large|ancho|anchura|genişli/u,
    { en: '{} wide', tr: '{} genişlik', de: '{} breit', fr: '{} de large', es: '{} de ancho' },
  ],
  [
    /diamet|durchmesser|diamètre|diámetro|çap|ø/u,
    { en: '{} in diameter', tr: '{} çap', de: '{} Durchmesser', fr: '{} de diamètre', es: '{} de diámetro' },
  ],
  [
    /depth|deep|tiefe|tief|profondeur|profund|fondo|derinli/u,
    { en: '{} deep', tr: '{} derinlik', de: '{} tief', fr: '{} de profondeur', es: '{} de fondo' },
  ],
];
const DIMENSION_WORD =
  '(?:height|length|width|diameter|depth|höhe|länge|breite|durchmesser|tiefe|hauteur|longueur|largeur|diamètre|profondeur|altura|longitud|largo|ancho|anchura|alto|diámetro|profundidad|fondo|yükseklik|yüksekliği|uzunluk|uzunluğu|genişlik|genişliği|derinlik|derinliği|çap|çapı)';

const AREA = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${APPROX}\s*)?(${NUMBER})\s*(${LENGTH})?\s*[x×*]\s*(${NUMBER})\s*(${LENGTH})?(?:\s*[x×*]\s*(${NUMBER})\s*(${LENGTH})?)?(?![\p{L}\d²³])`,
  'gu',
);
const SINGLE = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${APPROX}\s*)?(${NUMBER})[\s-]*(${LENGTH}|")(?![\p{L}\d²³])`,
  'gu',
);
const LABEL_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(${DIMENSION_WORD}|ø)(?:\s+(?:is|of|ist|von|est|de|es|beträgt|yaklaşık))*\s*[:=]?\s*$`,
  'u',
);
const LABEL_AFTER =
  /^\s*(?:(high|tall|long|wide|deep|in (?:height|length|width|diameter|depth)|hoch|lang|breit|tief|durchmesser|de haut(?:eur)?|de long(?:ueur)?|de large(?:ur)?|de diamètre|de profondeur|de alto|de altura|de largo|de ancho|de diámetro|de fondo|yükseklik\p{L}*|uzunlu\p{L}*|genişli\p{L}*|çap\p{L}*|derinli\p{L}*))(?!\p{L})/u;
const SIZE_AFTER =
  /^\s*(?:size|boyunda|boyutunda|groß|display|screen|monitor|ekran|bildschirm|écran|pantalla)(?!\p{L})/u;

const AMOUNTS: [FactKind, string, RegExp][] = [
  [
    'weight',
    'kg|kilogram\\p{L}*|kilo|g|gr|gram\\p{L}*|grammes?|gramos?|lbs?|oz',
    /(?:weigh|weight|gewicht|wiegt|poids|pèse|peso|pesa|ağırlı|gramaj|netto|net)\p{L}*[^.!?]{0,14}$/u,
  ],
  [
    'capacity',
    'ml|cl|l|lt|lit(?:er|re|res|ers|ros|ro)|litre|fl\\.? oz|oz|gb|tb|mah',
    /(?:hold|capacity|volume|kapasite|hacim|hacmi|fassungsvermögen|fasst|volumen|inhalt|capacité|contenance|contient|capacidad|contenido|storage|speicher|stockage|almacenamiento|akku|battery|batterie|batería|pil|füllmenge)\p{L}*[^.!?]{0,14}$/u,
  ],
  [
    'feature',
    'w|watts?|vat|vatios',
    /(?:power|leistung|puissance|potencia|güç|gücü|motor)\p{L}*[^.!?]{0,14}$/u,
  ],
];
const AMOUNT_AFTER =
  /^\s*(?:kapasiteli|kapasite|hacimli|ağırlığında|schwer|heavy|capacity|volume|storage|de capacité|de contenance|de capacidad|fassungsvermögen|speicher|hacminde|pil|battery|de stockage|de almacenamiento)(?!\p{L})/u;
const AMOUNT_PATTERNS = AMOUNTS.map(
  ([kind, units, label]) =>
    [
      kind,
      new RegExp(
        String.raw`(?<![\p{L}\d.,/])(${APPROX}\s*)?(${NUMBER})[\s-]?(${units})\.?(?:\s*\((${NUMBER})\s?(${units})\))?(?!\p{L}|\d)`,
        'gu',
      ),
      label,
    ] as const,
);

/** Short lines and titles speak of the thing itself; in running text a word has to say what the number is of. */
const WORDS_OF_A_LABEL = 6;

export function quantitiesIn(plain: string, isTitle: boolean): Said[] {
  if (!/\d/.test(plain)) return [];
  const found: Said[] = [];
  const add = (kind: FactKind, match: RegExpMatchArray, end: number, write: Said['text'] | null) => {
    const from = match.index!;
    const to = from + end;
    const start = plain.slice(Math.max(0, from - 40), from);
    if (!write || LIMIT_BEFORE.test(start) || LIMIT_AFTER.test(plain.slice(to, to + 30))) return;
    if (found.some((other) => other.from < to && from < other.to) || !write('en')) return;
    found.push({ kind, text: write, from, to });
  };
  for (const match of plain.matchAll(AREA)) add('measure', match, match[0].trimEnd().length, areaOf(match));
  for (const match of plain.matchAll(SINGLE))
    add('measure', match, match[0].length, lengthOf(plain, match, isTitle));
  for (const [kind, pattern, label] of AMOUNT_PATTERNS)
    for (const match of plain.matchAll(pattern)) {
      const start = plain.slice(0, match.index);
      const rest = plain.slice(match.index + match[0].length);
      if (
        !isTitle &&
        !label.test(start) &&
        !AMOUNT_AFTER.test(rest) &&
        !(kind !== 'weight' && isLabel(plain, match))
      )
        continue;
      const isVolume =
        kind !== 'weight' || match[3] !== 'oz' || !/(?:hold|capacity)\p{L}*[^.!?]{0,14}$/u.test(start);
      if (isVolume) add(kind, match, match[0].length, amountOf(match));
    }
  return found;
}

function areaOf(match: RegExpMatchArray): Said['text'] | null {
  const [, about, one, unitOne, two, unitTwo, three, unitThree] = match;
  const unit = unitThree ?? unitTwo;
  if (!unit || (unitOne && unitOne !== unit) || (three && unitTwo && unitTwo !== unit)) return null;
  return (language) =>
    withAbout(
      about,
      `${[one!, two!, three]
        .filter((part) => part !== undefined)
        .map((part) => numberText(part, language))
        .join(' × ')} ${unitText(unit, language)}`,
      language,
    );
}

function lengthOf(plain: string, match: RegExpMatchArray, isTitle: boolean): Said['text'] | null {
  const [all, about, number, unit] = match;
  const start = plain.slice(0, match.index);
  const rest = plain.slice(match.index! + all.length);
  const label = LABEL_BEFORE.exec(start)?.[1] ?? LABEL_AFTER.exec(rest)?.[1];
  const isMetre = /^m(?!m)/.test(unit!);
  const isCode = isTitle && isMetre && (Number(number) > 50 || /\dm/.test(all));
  const isBare =
    (isTitle && !/laptop|tablet/.test(plain)) || SIZE_AFTER.test(rest) || (!start.trim() && isMetre);
  if (!label && (!isBare || isCode)) return null;
  const frame = label && DIMENSION.find(([words]) => words.test(label))?.[1];
  return (language) => {
    const written = numberText(number!, language);
    if (!written) return '';
    const text = withAbout(about, `${written} ${unitText(unit!, language)}`, language);
    return frame ? frame[language].replace('{}', text) : text;
  };
}

function amountOf([, about, number, unit, otherNumber, otherUnit]: RegExpMatchArray): Said['text'] {
  return (language) => {
    const written = numberText(number!, language);
    if (!written) return '';
    const other = otherNumber && ` (${numberText(otherNumber, language)} ${unitText(otherUnit!, language)})`;
    return withAbout(about, `${written} ${unitText(unit!, language)}${other ?? ''}`, language);
  };
}

function withAbout(about: string | undefined, text: string, language: ContentLanguage): string {
  return about ? APPROX_TEXT[language] + text : text;
}

function isLabel(plain: string, match: RegExpMatchArray): boolean {
  const from =
    Math.max(...['.', '\n', '•', '|', ';'].map((sign) => plain.lastIndexOf(sign, match.index! - 1))) + 1;
  const [line = ''] = plain.slice(from).split(/\n|[.•|;](?:\s|$)/);
  return line.trim().split(/\s+/).length <= WORDS_OF_A_LABEL;
}
