import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES, type ContentLanguage, TONES } from '#shared/content/content.ts';
import { MANNERS } from '#shared/content/networks/network.ts';
import { KINDS } from './kinds.ts';
import { FACT_KINDS } from './product-fact.ts';
import { type ProductType, TYPES_OF_KIND } from './product-types.ts';
import { VOICES } from './voices.ts';

const REGISTERS = ['formal', 'informal'] as const;
const FACTS =
  /^(?:title|quoted|ours|Ours|store|price|cost|Cost|link|Link|before|percent|count|names|fact|Fact|facts|Facts|noun|Noun|the|The|whom|Whom|this|This|tip|Tip|portrait|Portrait|one|One|does|Does|with|a|A|it|It)(?::(?:e|i|de|den|in|si|sini))?$/;
const NAMES_PRODUCT =
  /\{(?:title|quoted|ours|Ours|noun|Noun|the|The|whom|Whom|this|This|portrait|Portrait|one|One|a\}|A\})/;

const LONGEST_TOLD = 195;
const LONGEST_ASK = 95;

/** Named once, in the last sentence. */
function endsWithProduct(piece: string): boolean {
  const names = piece.match(/\{[^}]*\}/g) ?? [];
  const last = piece.split(/(?<=[.!?…])\s+/u).at(-1)!;
  return names.length === 1 && /^\{(?:title|quoted|[Oo]urs)/.test(names[0]!) && last.includes(names[0]!);
}

/** Every piece of a voice with where it stands: `hooks.casual.product`. */
function piecesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.map((piece) => [path, piece]);
  return Object.entries(value as object).flatMap(([key, part]) =>
    piecesOf(part, path ? `${path}.${key}` : key),
  );
}

const known = Object.entries(VOICES) as [ContentLanguage, NonNullable<(typeof VOICES)[ContentLanguage]>][];

describe.each(known)('the voice of %s', (language, voice) => {
  const pieces = piecesOf(voice, '');
  const sentences = pieces.filter(([path]) => !/\.(?:noun|the|whom|tags)$/.test(path));

  test('has words for every kind, type, tone, network and fact', () => {
    expect(Object.keys(voice.kinds).sort()).toEqual([...KINDS].sort());
    expect(Object.keys(voice.types).sort()).toEqual(Object.values(TYPES_OF_KIND).flat().sort());
    const few = (lists: Record<string, string[]>, least: number) =>
      Object.entries(lists).filter(([, list]) => list.length < least);
    for (const tone of TONES) {
      expect(few(voice.hooks[tone], 6)).toEqual([]);
      expect(voice.namings[tone].length).toBeGreaterThanOrEqual(6);
    }
    for (const kind of FACT_KINDS)
      for (const register of REGISTERS) {
        const { reasons, statements } = voice;
        expect(reasons[kind][register].length + statements[register].length, kind).toBeGreaterThanOrEqual(4);
        expect(voice.factHooks[kind][register].length, kind).toBeGreaterThanOrEqual(3);
      }
    for (const register of REGISTERS) expect(voice.introductions[register].length).toBeGreaterThanOrEqual(4);
    for (const platform of MANNERS)
      for (const register of REGISTERS)
        for (const type of CONTENT_TYPES)
          expect(voice.calls[platform][register][type].length, `${platform} ${type}`).toBeGreaterThanOrEqual(
            6,
          );
    for (const words of Object.values(voice.types)) {
      const { noun, hooks, lines, tips, tags } = words;
      expect([noun, hooks.length >= 4, lines.length >= 4, tips.length >= 3, tags.length >= 3]).toEqual([
        noun,
        ...[true, true, true, true],
      ]);
    }
  });

  test('names only facts there are', () => {
    const wrong = pieces.flatMap(([path, piece]) =>
      [...piece.matchAll(/\{([^}]*)\}?/g)]
        .filter(([, name]) => !FACTS.test(name!))
        .map(() => `${path}: ${piece}`),
    );
    expect(wrong).toEqual([]);
  });

  test('says nothing twice', () => {
    const seen = new Map<string, string>();
    // Two types may ask for the same on a picture, whose words no caption remembers, and two networks show links alike.
    const twice = sentences
      .filter(([path]) => !/^(?:steps|links)\./.test(path))
      .flatMap(([path, piece]) => {
        // A post has one register: what is said plainly may be said in both.
        const place = path.replace(/\.(?:in)?formal/, '');
        const before = seen.get(piece);
        seen.set(piece, before ?? path);
        const isOfOther =
          before !== undefined && before !== path && before.replace(/\.(?:in)?formal/, '') === place;
        return before && !isOfOther ? [`${piece} (${before}, ${path})`] : [];
      });
    expect(twice).toEqual([]);
  });

  test('names the product where a piece would otherwise stand on every post', () => {
    const bare = (lists: string[][]) => lists.flat().filter((piece) => !NAMES_PRODUCT.test(piece));
    const most = (lists: string[][]) => bare(lists).length / lists.flat().length;
    const calls = Object.values(voice.calls).flatMap((byRegister) =>
      Object.values(byRegister).flatMap(Object.values),
    );
    expect(most(calls), 'calls').toBeLessThanOrEqual(0.4);
    expect(most(Object.values(voice.questions).flatMap(Object.values)), 'questions').toBeLessThanOrEqual(0.3);
    expect(bare(Object.values(voice.namings))).toEqual([]);
  });

  test('promises no link on Instagram but the one in the profile', () => {
    const link = /\blink\p{L}*|\bliens?\b|\benlaces?\b|click|klick|\bcliqu|tıkla/iu;
    const inProfile = /\bbio\b|profil/i;
    const calls = Object.values(voice.calls.instagram).flatMap((byType) => Object.values(byType).flat());
    const questions = Object.values(voice.questions).flatMap((byType) => Object.values(byType).flat());
    expect(calls.some((call) => inProfile.test(call))).toBe(true);
    expect([...calls, ...questions].filter((piece) => link.test(piece) && !inProfile.test(piece))).toEqual(
      [],
    );
  });

  test('leads to every tip, also where each of a type has a colon of its own, which {tip} is not for', () => {
    const isColonLed = Object.values(voice.types).some(({ tips }) => tips.every((tip) => tip.includes(':')));
    for (const register of REGISTERS) {
      const leads = voice.tipLeads[register].some((lead) => /\p{L}.*\{Tip\}/u.test(lead));
      expect([register, leads || !isColonLed]).toEqual([register, true]);
    }
  });

  test('uses each fact where it has to', () => {
    for (const kind of FACT_KINDS)
      for (const register of REGISTERS)
        for (const piece of [...voice.reasons[kind][register], ...voice.factHooks[kind][register]])
          expect(piece).toMatch(/\{(?:[Ff]act(?::den)?|[Dd]oes)\}/);
  });

  test('introduces a product with what is said of it', () => {
    for (const piece of Object.values(voice.introductions).flat())
      expect(piece).toMatch(/\{(?:title|quoted|[Oo]urs)\}.*\{(?:does|with)\}/);
    for (const piece of Object.values(voice.statements).flat()) expect(piece).toMatch(/\{[Dd]oes\}/);
  });

  test('tells every type as a whole: stories and lessons end with the product, asks can be answered', () => {
    const wrong = Object.keys(voice.types).flatMap((type) => {
      const { stories, lessons, asks } = voice.stories[type as ProductType];
      return REGISTERS.flatMap((register) => {
        const told = [...stories[register], ...lessons[register]];
        const few = stories[register].length < 4 || lessons[register].length < 3 || asks[register].length < 2;
        return [
          ...(few ? [`${type} ${register}: too few`] : []),
          ...told.filter((piece) => !endsWithProduct(piece) || piece.length > LONGEST_TOLD),
          ...asks[register].filter(
            (ask) => !ask.includes('?') || ask.includes('{') || ask.length > LONGEST_ASK,
          ),
        ];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('adds to a fact what it is good for, where that can be checked', () => {
    expect(Object.keys(voice.benefits).length).toBeGreaterThan(120);
    for (const benefit of Object.values(voice.benefits).flat())
      expect(benefit).toMatch(/^[\s,:.;].{3,70}[^.!?\s]$/u);
  });

  test('closes with the price and the link in one', () => {
    for (const register of REGISTERS) {
      const { regular, reduced } = voice.closes[register];
      expect([regular.length >= 5, reduced.length >= 5]).toEqual([true, true]);
      for (const piece of [...regular, ...reduced]) expect(piece).toMatch(/\{(?:[Cc]ost|price)(?::\w+)?\}/);
      for (const piece of [...regular, ...reduced]) expect(piece).toMatch(/\{[Ll]ink\}/);
      for (const piece of reduced) expect(piece).toMatch(/\{(?:before|percent)(?::\w+)?\}/);
    }
  });

  test('keeps to the length of a hook', () => {
    const long = Object.values(voice.types)
      .flatMap(({ hooks }) => hooks)
      .filter((hook) => hook.split(/\s+/).length > 8);
    expect(long).toEqual([]);
  });

  test('says nothing that would have to be proved, and has no address, hashtag or placeholder', () => {
    const claims: Record<ContentLanguage, RegExp> = {
      en: /\b(?:best|guarantee\w*|free shipping|number one|award\w*|bestseller|most popular|limited)\b/i,
      tr: /en iyi|garanti|ücretsiz kargo|bir numara|ödüllü|çok satan|sınırlı/i,
      es: /\bel mejor\b|\bla mejor\b|garant|envío gratis|número uno|más vendid|limitad/i,
      fr: /\ble meilleur\b|\bla meilleure\b|garanti|livraison gratuite|numéro un|limité/i,
      de: /\bbeste[rns]?\b|garant|versandkostenfrei|nummer eins|meistverkauft|limitiert/i,
    };
    const wrong = sentences.filter(
      ([, piece]) => claims[language].test(piece) || /https?:|www\.|#|@/.test(piece),
    );
    expect(wrong).toEqual([]);
  });
});

test('a type belongs to one kind', () => {
  const types = Object.values(TYPES_OF_KIND).flat();
  expect(new Set(types).size).toBe(types.length);
});
