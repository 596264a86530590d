import type { Brand } from '#server/content/preferences/brand.ts';
import type { Strategy } from '#shared/content/content.ts';
import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import type { Chance } from '#shared/core/chance.ts';
import { seededChance } from '#shared/core/chance.ts';
import { type Draft, writeInWordsOf } from './brand-words.ts';
import type { Caption, CaptionRequest } from './caption.ts';
import { pick } from './chance.ts';
import { descriptionSentences } from './description-sentences.ts';
import { fill, names } from './fill.ts';
import { hashtagsFor } from './hashtags.ts';
import { KIND_EMOJI } from './kinds.ts';
import { choose, factSentences, openingsFor, type Pieces, piecesFor } from './pieces.ts';

const ATTEMPTS = 12;
/** X counts some emoji newer than its tables otherwise. */
const SPARE_ON_X = 4;
const LONGEST_SENTENCE = { instagram: 220, facebook: 260, twitter: 110 };
const REMEMBERED = 4;
const EMOJI_SHARE = 0.75;

/**
 * A caption of the product's facts and of pieces that claim nothing: opening, what it is, price and choice, and what
 * to do next. Begins and ends otherwise than the captions before.
 */
export function writeCaption(request: CaptionRequest): Caption {
  const { brand } = request;
  if (brand && brand.wordsUsed.length + brand.wordsAvoided.length > 0)
    return writeInWordsOf(brand, request, (attempt) => attemptAt(request, attempt));
  for (let attempt = 0; ; attempt++) {
    const { caption, isNew, withHashtags } = attemptAt(request, attempt);
    if (isNew || attempt === ATTEMPTS) return withHashtags(caption);
  }
}

function attemptAt(request: CaptionRequest, attempt: number): Draft {
  const chance = seededChance(request.seed + attempt * 7919);
  const caption = compose(request, chance);
  return {
    caption,
    isNew: !request.before.slice(0, REMEMBERED).some((earlier) => earlier.trim() === caption),
    withHashtags: (text) => ({
      caption: text,
      hashtags: request.includeHashtags ? hashtagsFor(request, text, chance) : [],
    }),
  };
}

interface Parts {
  opening: string;
  tip: string | null;
  about: string[];
  facts: string[];
  call: string;
}

function compose(request: CaptionRequest, chance: Chance): string {
  const pieces = piecesFor(request, chance);
  const strategy = request.strategy ?? usualStrategy(request, chance);
  const said: string[] = [];
  const opening = chooseNew(openingsFor(request, pieces, strategy), 'first', request, pieces, said, chance);
  const call = chooseNew(callsFor(request, pieces, said), 'last', request, pieces, said, chance);
  const tip =
    request.contentType === 'educational'
      ? choose(pieces.phrases.tipLeads, said, pieces.facts, request, chance)
      : null;
  const about = aboutProduct(request, pieces, strategy, said, chance);
  const facts = saysPrice(request, said, chance) ? factSentences(request, pieces, chance, said) : [];
  return layOut({ opening: withEmoji(opening, request, pieces, chance), tip, about, facts, call }, request);
}

function usualStrategy({ contentType }: CaptionRequest, chance: Chance): Strategy {
  if (contentType === 'promotion') return 'offer';
  return contentType === 'product' && chance() < 0.4 ? 'benefit' : 'hook';
}

/** A promotion sends to the shop; where the opening has named the shop, the end need not. */
function callsFor(
  { tone, contentType, platform }: CaptionRequest,
  { phrases, register, facts }: Pieces,
  said: string[],
) {
  const namesStore = (piece: string) => names(piece, 'store');
  const calls = [...phrases.calls[tone], ...phrases.callsByType[register][contentType]];
  if (!facts.store || said.some(namesStore))
    return [...calls, ...phrases.callsByPlatform[register][platform]].filter((call) => !namesStore(call));
  if (contentType === 'promotion') return calls.filter(namesStore);
  return [...calls, ...phrases.callsByPlatform[register][platform]];
}

/** One that none of the captions before begins (or ends) with, as far as there is one. */
function chooseNew(
  candidates: string[],
  place: 'first' | 'last',
  request: CaptionRequest,
  { facts }: Pieces,
  said: string[],
  chance: Chance,
): string {
  const usable = candidates.filter((piece) => fill(piece, facts, request.language));
  const used = request.before.slice(0, REMEMBERED).map((caption) => lineOf(caption, place));
  for (let remembered = used.length; remembered >= 0; remembered--) {
    const fresh = usable.filter(
      (piece) => !used.slice(0, remembered).includes(fill(piece, facts, request.language)!),
    );
    if (fresh.length === 0) continue;
    const chosen = pick(fresh, chance);
    said.push(chosen);
    return fill(chosen, facts, request.language)!;
  }
  return '';
}

function lineOf(caption: string, place: 'first' | 'last'): string {
  const line = caption
    .trim()
    .split('\n')
    .at(place === 'first' ? 0 : -1)!;
  return line.replace(/\s*(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+\s*/gu, '').trim();
}

function aboutProduct(
  request: CaptionRequest,
  pieces: Pieces,
  strategy: Strategy,
  said: string[],
  chance: Chance,
): string[] {
  const { product, platform, language, tone, contentType } = request;
  const { phrases, facts } = pieces;
  const isNamed = said.some((piece) => names(piece, 'title', 'quoted'));
  const namings = contentType === 'educational' ? phrases.bridges : phrases.namings[tone];
  const naming = isNamed ? null : choose(namings, said, facts, request, chance);
  const description = () => {
    const sentences = descriptionSentences(product, language, LONGEST_SENTENCE[platform]);
    return sentences.length > 0 ? pick(sentences, chance) : null;
  };
  const purpose = strategy === 'benefit' ? null : fill('{Purpose}.', facts, language);
  const scene = () => choose(phrases.scenes[tone], said, facts, request, chance);
  const support = {
    product: () => [description() ?? purpose ?? scene()],
    promotion: () => [description() ?? purpose],
    lifestyle: () => [chance() < 0.5 ? description() : null, scene()],
    educational: () => [],
  }[contentType];
  return [naming, ...support()].filter((sentence) => !!sentence) as string[];
}

/** A picture of everyday life need not have a price tag. */
function saysPrice({ contentType, platform }: CaptionRequest, said: string[], chance: Chance): boolean {
  if (contentType !== 'lifestyle') return true;
  if (platform === 'twitter') return false;
  return !said.some((piece) => names(piece, 'price')) && chance() < 0.5;
}

function withEmoji(
  opening: string,
  { tone }: CaptionRequest,
  { kind, register }: Pieces,
  chance: Chance,
): string {
  if (register === 'formal' || !opening || chance() > EMOJI_SHARE) return opening;
  const emoji = pick(tone === 'trendy' ? [...KIND_EMOJI[kind], '✨'] : KIND_EMOJI[kind], chance);
  return `${opening} ${emoji}`;
}

/** Paragraphs on Instagram, running text on Facebook, and on X what fits, as what matters less gives way. */
function layOut(
  { opening, tip, about, facts, call }: Parts,
  { platform, contentType, includeHashtags, brand }: CaptionRequest,
) {
  if (platform === 'instagram') return paragraphs([opening, tip, sentences(about), facts.join('\n'), call]);
  if (platform === 'facebook' && contentType === 'lifestyle')
    return paragraphs([opening, sentences(about), sentences(facts), call]);
  if (platform === 'facebook') return paragraphs([opening, tip, sentences([...about, ...facts]), call]);
  const room = POST_LIMITS.twitter.characters - SPARE_ON_X - (includeHashtags ? roomForHashtags(brand) : 0);
  const [first] = about;
  const [price] = facts;
  const versions = [
    [opening, tip, sentences([...about, ...facts]), call],
    [opening, tip, sentences([...about, price]), call],
    [opening, tip, sentences([first, price]), call],
    [opening, tip, first, call],
    [tip ?? opening, sentences([first, price]), call],
    [tip ?? opening, first],
    [opening],
  ].map(paragraphs);
  return versions.find((text) => postLength('twitter', text) <= room) ?? versions.at(-1)!;
}

const ROOM_FOR_HASHTAGS = 30;
const MOST_ROOM_FOR_HASHTAGS = 120;

/** Hashtags that every post has are worth a sentence. */
function roomForHashtags(brand: Brand | null): number {
  const wanted = brand?.hashtags.join(' ').length ?? 0;
  return Math.max(ROOM_FOR_HASHTAGS, Math.min(wanted + 2, MOST_ROOM_FOR_HASHTAGS));
}

function sentences(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

function paragraphs(parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}
