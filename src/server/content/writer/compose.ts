import type { Brand } from '#server/content/preferences/brand.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import type { Chance } from '#shared/core/chance.ts';
import type { CaptionRequest } from './caption.ts';
import { pick } from './chance.ts';
import { type Material, typeToWrite } from './material.ts';
import { createParts } from './parts.ts';
import { type Available, possibleShapes } from './possible-shapes.ts';
import type { Memory } from './remembered.ts';
import { type Part, type Shape, shapesFor } from './shapes.ts';
import { KIND_EMOJI } from './voice/kinds.ts';

const EMOJI_SHARE = 0.6;
/** X counts some emoji newer than its tables otherwise. */
const SPARE_ON_X = 4;
const ROOM_FOR_HASHTAGS = 30;
const MOST_ROOM_FOR_HASHTAGS = 120;
/** What matters least goes first where room is scarce. */
const GOES_FIRST: readonly Part[] = [
  'variants',
  'moreTip',
  'call',
  'question',
  'line',
  'price',
  'list',
  'facts',
  'description',
  'hook',
  'reason',
  'close',
  'offer',
  'factHook',
];

interface Circumstances {
  material: Material;
  memory: Memory;
  chance: Chance;
}

interface Composed {
  caption: string;
  /** The parts it has, by paragraph. */
  shape: string;
  /** What it begins with. */
  opening: { piece: string; text: string };
  /** Parts there was no room for. */
  leftOut: number;
}

interface Sentence {
  part: Part;
  text: string;
}

/** One caption: a shape, a sentence for each of its parts, and the parts laid out for the network. */
export function compose(request: CaptionRequest, { material, memory, chance }: Circumstances): Composed {
  const { product, platform, language, strategy, ofProduct } = request;
  const contentType = typeToWrite(request);
  const shapes = possibleShapes(shapesFor(platform, contentType, strategy), availableOf(material));
  const turn = numberOf(`${product.id} ${language}`) + ofProduct.count;
  const shape = shapes[turn % shapes.length]!;
  const parts = createParts({ request, contentType, material, memory, chance });
  const order = shape.flat();
  let at = 0;
  const paragraphs = shape.map((paragraph) =>
    paragraph.flatMap((part): Sentence[] => {
      at += 1;
      const text = parts.write(part, order.slice(at));
      return text ? [{ part, text }] : [];
    }),
  );
  const opening = { piece: parts.said.pieces[0] ?? '', text: parts.said.texts[0] ?? '' };
  withEmoji(paragraphs, request, material, chance);
  const room =
    NETWORKS[platform].manner === 'twitter'
      ? POST_LIMITS[platform].characters -
        SPARE_ON_X -
        (request.includeHashtags ? roomForHashtags(request.brand) : 0)
      : POST_LIMITS[platform].characters;
  const made = fitted(paragraphs, platform, room);
  return { opening, ...made };
}

function availableOf({ facts, sentences, variants, texts, whole }: Material): Available {
  return {
    facts,
    sentences: sentences.length,
    price: !!texts.price,
    variants: variants !== null,
    whole: whole.stories.length > 0,
  };
}

/** Products of one shop begin at different shapes. */
function numberOf(text: string): number {
  let number = 7;
  for (const character of text) number = (number * 31 + character.codePointAt(0)!) % 1_000_003;
  return number;
}

function withEmoji(
  paragraphs: Sentence[][],
  { tone }: CaptionRequest,
  { register, kind, texts }: Material,
  chance: Chance,
) {
  const opening = paragraphs.find((paragraph) => paragraph.length > 0)?.[0];
  const wanted = register === 'informal' && chance() < EMOJI_SHARE;
  if (!wanted || !opening || opening.text.includes('\n')) return;
  // A title in the opening has left its own out, and the voice may bring one.
  if (/\p{Extended_Pictographic}/u.test(opening.text.replaceAll(texts.title ?? '', ''))) return;
  opening.text += ` ${pick(tone === 'trendy' ? [...KIND_EMOJI[kind], '✨'] : KIND_EMOJI[kind], chance)}`;
}

/** What there is room for, as what matters less gives way. */
function fitted(
  paragraphs: Sentence[][],
  platform: CaptionRequest['platform'],
  room: number,
): Pick<Composed, 'caption' | 'shape' | 'leftOut'> {
  let left = paragraphs;
  for (let leftOut = 0; ; leftOut += 1) {
    const caption = layOut(left);
    const sentences = left.flat();
    if (postLength(platform, caption) <= room || sentences.length <= 1)
      return { caption, leftOut, shape: nameOf(left.map((paragraph) => paragraph.map(({ part }) => part))) };
    const part = GOES_FIRST.find((each) => sentences.some((sentence) => sentence.part === each));
    const going = sentences.findLast((sentence) => sentence.part === part) ?? sentences.at(-1)!;
    left = left.map((paragraph) => paragraph.filter((sentence) => sentence !== going));
  }
}

function layOut(paragraphs: Sentence[][]): string {
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) =>
      paragraph.map(({ text }, at) => (at < paragraph.length - 1 ? ended(text) : text)).join(' '),
    )
    .join('\n\n');
}

function nameOf(shape: Shape): string {
  return shape
    .map((paragraph) => paragraph.join(' '))
    .filter(Boolean)
    .join(' / ');
}

/** A headline has no full stop; where a sentence follows on its line, it needs one. */
function ended(text: string): string {
  const [emoji] = /(?:\s|\p{Extended_Pictographic}|\uFE0F|\u200D)*$/u.exec(text)!;
  const words = text.slice(0, text.length - emoji.length);
  return /[.!?…:]["”»“)]?$/u.test(words) ? text : `${words}.${emoji}`;
}

/** Hashtags that every post has are worth a sentence. */
function roomForHashtags(brand: Brand | null): number {
  const wanted = brand?.hashtags.join(' ').length ?? 0;
  return Math.max(ROOM_FOR_HASHTAGS, Math.min(wanted + 2, MOST_ROOM_FOR_HASHTAGS));
}
