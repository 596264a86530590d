import type { ContentLanguage } from '#shared/content/content.ts';
import { seededChance } from '#shared/core/chance.ts';
import type { CaptionRequest } from './caption.ts';
import { shuffle } from './chance.ts';
import { discountOf } from './discount-of.ts';
import { type Material, materialFor, typeToWrite } from './material.ts';
import { percentText } from './money-text.ts';
import { createParts } from './parts.ts';
import { remember } from './remembered.ts';
import type { TypeWords } from './voice/voice.ts';

const HEADLINE = { fewestWords: 3, mostWords: 6, mostLetters: 48 };
const MOST_STEPS = 3;
const ATTEMPTS = 12;

export interface PictureWords {
  headline: string | null;
  offer: string | null;
  steps: string[];
}

export type PictureWordsRequest = Pick<
  CaptionRequest,
  'product' | 'contentType' | 'tone' | 'language' | 'seed'
> & {
  /** That the picture goes with; empty where there is none yet. */
  caption: string;
};

/** What a picture or a reel says of its own: the caption's hook, a real offer, what an educational caption teaches. */
export function pictureWords({ caption, ...wish }: PictureWordsRequest): PictureWords {
  const request: CaptionRequest = {
    ...wish,
    // Titles may be longest there, and no other network has a say in what a picture says.
    platform: 'instagram',
    strategy: null,
    includeHashtags: false,
    brand: null,
    before: [],
    ofProduct: { latest: [], count: 0 },
  };
  const material = materialFor(request);
  const contentType = typeToWrite(request);
  const steps = contentType === 'educational' ? stepsOf(material, caption, wish.seed) : [];
  return {
    headline:
      steps.length > 0 && material.type
        ? STEPS_OF[wish.language](steps.length, material.type)
        : (hookOf(caption) ?? ownHook(request, material)),
    offer: contentType === 'promotion' ? offerOf(request) : null,
    steps,
  };
}

/** What the caption begins with, where that is short enough to be read from afar. */
function hookOf(caption: string): string | null {
  const [opening = ''] = caption.split('\n');
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)|^.*$/u.exec(opening) ?? [];
  return asHeadline(sentence);
}

/** From the same voice, for a caption that begins with more than a headline holds. */
function ownHook(request: CaptionRequest, material: Material): string | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const parts = createParts({
      request,
      contentType: typeToWrite(request),
      material,
      memory: remember([]),
      chance: seededChance(request.seed + attempt * 104_729),
    });
    const headline = asHeadline(parts.write(attempt % 2 ? 'hook' : 'factHook', []) ?? '');
    if (headline) return headline;
  }
  const ofType = material.words.hooks.filter((hook) => !hook.includes('{')).map(asHeadline);
  return shuffle(ofType, seededChance(request.seed)).find((headline) => headline !== null) ?? null;
}

function asHeadline(text: string): string | null {
  const plain = text
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .trim()
    .replace(/(?<![.…])\.$/u, '');
  const words = plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const fits = words >= HEADLINE.fewestWords && words <= HEADLINE.mostWords;
  // Prices stand on the picture anyway.
  const namesPrice = /\p{Sc}/u.test(plain);
  return fits && !namesPrice && plain.length <= HEADLINE.mostLetters && !plain.endsWith(':') ? plain : null;
}

/** What is short of the type's tips; the one that the caption gives comes first. */
function stepsOf({ tips, steps }: Material, caption: string, seed: number): string[] {
  const isSaid = (step: string) => caption.includes(tips[steps.indexOf(step)]!.slice(1).replace(/[.!]$/, ''));
  return shuffle(steps, seededChance(seed))
    .sort((one, other) => +isSaid(other) - +isSaid(one))
    .slice(0, MOST_STEPS);
}

const STEPS_OF: Record<ContentLanguage, (count: number, words: TypeWords) => string> = {
  en: (count, { noun }) => `${count} tips for your ${noun}`,
  tr: (count, { noun }) => `${noun.charAt(0).toLocaleUpperCase('tr')}${noun.slice(1)} için ${count} ipucu`,
  es: (count, { the }) => `${count} consejos para ${the}`,
  fr: (count, { the }) => `${count} conseils pour ${the}`,
  de: (count, { whom }) => `${count} Tipps rund um ${whom}`,
};

/** As a percentage where one holds for the whole product, else only that it costs less than before. */
function offerOf({ product, language }: CaptionRequest): string | null {
  const { isReduced, percent } = discountOf(product);
  if (!isReduced) return null;
  return percent ? OFF[language](percentText(percent, language)) : REDUCED[language];
}

const OFF: Record<ContentLanguage, (percent: string) => string> = {
  en: (percent) => `${percent} off`,
  tr: (percent) => `${percent} indirim`,
  es: (percent) => `${percent} de descuento`,
  fr: (percent) => `−${percent}`,
  de: (percent) => `${percent} Rabatt`,
};
const REDUCED: Record<ContentLanguage, string> = {
  en: 'Reduced',
  tr: 'İndirimde',
  es: 'Rebajado',
  fr: 'Prix réduit',
  de: 'Reduziert',
};
