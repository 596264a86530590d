import type { FactKind } from '#server/content/writer/voice/product-fact.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { Said } from './said.ts';

type Texts = Record<ContentLanguage, string>;

const COUNT = String.raw`(\d{1,4}|two|three|four|five|six|eight|twelve|iki|üç|dört|beş|altı|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis)`;
export const COUNT_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  twelve: 12,
  bir: 1,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  altı: 6,
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};

const HAS_COUNT = new RegExp(String.raw`(?<!\p{L})${COUNT}`, 'u');

/** Phrases around a number; `{n}` stands for it, `{’lı}` for the Turkish «with» after it. */
const PHRASES: [FactKind, RegExp, Texts][] = [
  [
    'contents',
    phrase(
      `(?:set|pack|box|pair pack) of ${COUNT}(?! (?:sizes|colou?rs))`,
      `${COUNT}[\\s-]pack`,
      `${COUNT}['’]?l[ıiuü] (?:set|paket|takım)`,
      `${COUNT}er[\\s-](?:set|pack)`,
      `(?:lot|set|ensemble|coffret|pack) de ${COUNT}`,
      `(?:juego|lote|paquete) de ${COUNT}`,
    ),
    { en: 'a set of {n}', tr: '{n}{’lı} set', de: '{n}er-Set', fr: 'un lot de {n}', es: 'un juego de {n}' },
  ],
  [
    'contents',
    phrase(
      `${COUNT}[\\s-](?:piece|pieces|pcs|pc|parts?)`,
      `${COUNT}\\s?parça(?:l[ıi]k?|dan oluş\\p{L}*)?`,
      `${COUNT}[\\s-]?(?:teilig\\p{L}*|teile)`,
      `${COUNT} pièces`,
      `${COUNT} piezas`,
    ),
    { en: '{n} pieces', tr: '{n} parça', de: '{n} Teile', fr: '{n} pièces', es: '{n} piezas' },
  ],
  [
    'contents',
    phrase(`${COUNT}[\\s-]pages?`, `${COUNT} sayfa(?:l[ıi]k?)?`, `${COUNT} seiten`, `${COUNT} páginas`),
    { en: '{n} pages', tr: '{n} sayfa', de: '{n} Seiten', fr: '{n} pages', es: '{n} páginas' },
  ],
  [
    'use',
    phrase(
      `(?:for|sleeps) (?:max\\. |max |maximum |up to )?${COUNT} (?:persons?|people)`,
      `${COUNT} kişilik`,
      `für (?:bis zu |max\\. |maximal )?${COUNT} personen`,
      `pour ${COUNT} personnes`,
      `para ${COUNT} personas`,
    ),
    {
      en: 'up to {n} people',
      tr: 'en fazla {n} kişi',
      de: 'bis zu {n} Personen',
      fr: '{n} personnes au maximum',
      es: 'hasta {n} personas',
    },
  ],
  [
    'feature',
    phrase(`${COUNT} heat and speed settings`),
    {
      en: 'with {n} heat and speed settings',
      tr: '{n} ısı ve hız kademeli',
      de: 'mit {n} Temperatur- und Gebläsestufen',
      fr: 'avec {n} réglages de chaleur et de vitesse',
      es: 'con {n} niveles de temperatura y velocidad',
    },
  ],
  [
    'feature',
    phrase(
      `${COUNT}[\\s-](?:megapixels?|mp)`,
      `${COUNT}[\\s-]megapiksel(?:li)?`,
      `${COUNT} megapíxeles`,
      `${COUNT} mégapixels`,
    ),
    {
      en: 'with {n} megapixels',
      tr: '{n} megapiksel',
      de: 'mit {n} Megapixeln',
      fr: 'avec {n} mégapixels',
      es: 'con {n} megapíxeles',
    },
  ],
  [
    'feature',
    phrase(`(?:spf|lsf|fps|güneş koruma faktörü)[\\s-]?${COUNT}\\+?`),
    { en: 'SPF {n}', tr: 'SPF {n}', de: 'LSF {n}', fr: 'SPF {n}', es: 'FPS {n}' },
  ],
  [
    'feature',
    phrase(
      `burn(?:ing)? time\\s?(?:of|:)?\\s?(?:about |approx\\. |ca\\. )?${COUNT} (?:hours|h)`,
      `yanma süresi\\s?:?\\s?(?:yaklaşık )?${COUNT} saat`,
      `brenndauer\\s?(?:von|:)?\\s?(?:ca\\. |etwa )?${COUNT} (?:stunden|h|std)`,
      `(?:durée|temps) de combustion\\s?(?:de|:)?\\s?(?:env\\. |environ )?${COUNT} (?:heures|h)`,
      `duración\\s?(?:de|:)?\\s?(?:aprox\\. )?${COUNT} horas de combustión`,
    ),
    {
      en: 'with about {n} hours of burn time',
      tr: 'yaklaşık {n} saat yanma süreli',
      de: 'mit rund {n} Stunden Brenndauer',
      fr: 'avec environ {n} heures de combustion',
      es: 'con unas {n} horas de combustión',
    },
  ],
];

function phrase(...forms: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d.,])(?:${forms.join('|')})(?![\p{L}\d])`, 'gu');
}

/** A set of pieces of one kind and the like: said by a number in a phrase. */
export function countedIn(plain: string): Said[] {
  if (!HAS_COUNT.test(plain)) return [];
  return PHRASES.flatMap(([kind, pattern, texts]) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const written = match.slice(1).find(Boolean)!;
      const count = COUNT_WORDS[written] ?? Number(written);
      const isLimit = /(?:up to|bis zu|jusqu'à|hasta|kadar|from|ab|\d\s*[-–])\s*$/u.test(
        plain.slice(Math.max(0, match.index - 12), match.index),
      );
      if (count < 2 || isLimit) return [];
      return [
        {
          kind,
          text: (language: ContentLanguage) =>
            texts[language].replace('{n}', String(count)).replace('{’lı}', `’${turkishWith(count)}`),
          from: match.index,
          to: match.index + match[0].length,
        },
      ];
    }),
  );
}

/** The «with» of a number as it is read out: 6’lı, 2’li, 10’lu, 3’lü. */
export function turkishWith(count: number): string {
  const ones = ['', 'li', 'li', 'lü', 'lü', 'li', 'lı', 'li', 'li', 'lu'];
  const tens = ['', 'lu', 'li', 'lu', 'lı', 'li', 'lı', 'li', 'li', 'lı'];
  if (count % 10) return ones[count % 10]!;
  if (count % 100) return tens[(count / 10) % 10]!;
  return count % 1000 ? 'lü' : 'li';
}
