import { seededChance } from '#shared/core/chance.ts';
import { writeInWordsOf } from './brand-words.ts';
import type { Caption, CaptionRequest } from './caption.ts';
import { compose } from './compose.ts';
import { hashtagsFor } from './hashtags.ts';
import { type Material, materialFor } from './material.ts';
import { type Memory, remember } from './remembered.ts';
import { saysFact } from './says-fact.ts';

const ATTEMPTS = 12;

/* What is wrong with an attempt; one with nothing wrong is taken at once, else the one with least. */
const SAME_CAPTION = 1_000;
const OPENS_ALIKE = 100;
const WITHOUT_FACT = 60;
const LEFT_OUT = 5;

interface Attempt {
  caption: string;
  shape: string;
  wrong: number;
}

/**
 * A caption of the product's facts and of pieces that claim nothing, in a shape and in words that the captions before
 * do not have.
 */
export function writeCaption(request: CaptionRequest): Caption {
  const { caption, hashtags } = writeShaped(request);
  return { caption, hashtags };
}

/** The same, and the parts it consists of. */
export function writeShaped(request: CaptionRequest): Caption & { shape: string } {
  const { brand, before, ofProduct } = request;
  const material = materialFor(request);
  const memory = remember([...new Set([...before, ...ofProduct.latest])]);
  const attemptAt = (attempt: number) => tryAt(attempt, { request, material, memory });
  const withHashtags = ({ caption, shape }: Pick<Attempt, 'caption' | 'shape'>) => ({
    caption,
    shape,
    hashtags: request.includeHashtags ? hashtagsFor(request, material, caption) : [],
  });
  if (brand && brand.wordsUsed.length + brand.wordsAvoided.length > 0)
    return withHashtags(
      writeInWordsOf(brand, request, (attempt) => {
        const { caption, shape, wrong } = attemptAt(attempt);
        return { caption, shape, isNew: wrong < OPENS_ALIKE };
      }),
    );
  let best = attemptAt(0);
  for (let attempt = 1; best.wrong > 0 && attempt < ATTEMPTS; attempt += 1) {
    const next = attemptAt(attempt);
    if (next.wrong < best.wrong) best = next;
  }
  return withHashtags(best);
}

interface Circumstances {
  request: CaptionRequest;
  material: Material;
  memory: Memory;
}

function tryAt(attempt: number, { request, material, memory }: Circumstances): Attempt {
  const chance = seededChance(request.seed + attempt * 7919);
  const { caption, shape, opening, leftOut } = compose(request, {
    material,
    memory,
    chance,
  });
  const { facts, sentences } = material;
  const canSay = facts.length + sentences.length > 0;
  const says =
    facts.some((fact) => saysFact(caption, fact, request.language)) ||
    sentences.some((sentence) => caption.includes(sentence));
  const wrong =
    (memory.lastWith(caption) === null ? 0 : SAME_CAPTION) +
    (memory.opened(opening.piece, opening.text) ? OPENS_ALIKE : 0) +
    (canSay && !says ? WITHOUT_FACT : 0) +
    leftOut * LEFT_OUT;
  return { caption, shape, wrong };
}
