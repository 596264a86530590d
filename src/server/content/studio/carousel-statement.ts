import {
  besideCue,
  drawCue,
  drawMark,
  lineHeightOf,
  type SlideStage,
  showProduct,
} from './carousel-parts.ts';
import { legibleOn } from './colours.ts';
import { css, type Oklch } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice } from './price-part.ts';
import { fill, lightnessOf, write } from './stage.ts';
import { drawStore, storeHeight } from './stage-parts.ts';
import { drawText, fitText } from './text-fit.ts';

/** Below this a product is dark to the eye. */
const DARK = 0.5;
const PAPER = 0.97;

interface Inks {
  ground: Oklch;
  ink: Oklch;
  /** Of shapes and rules. */
  tint: Oklch;
}

/** Words as large as the slide; the grounds take turns, so that each swipe is a change. */
export function drawStatement(slide: SlideStage) {
  const { stage } = slide;
  const { safe, unit } = stage;
  const inks = inksOf(slide);
  fill(stage, inks.ground);
  const head = {
    x: safe.x,
    y: safe.y - 8 * unit,
    width: safe.width,
    height: Math.max(56 * unit, storeHeight(stage)),
  };
  drawStore(stage, { ...head, width: safe.width * 0.7 }, { ink: inks.ink, face: 'Grotesque' });
  drawMark(slide, head, { ink: inks.ink, face: 'Grotesque' });
  drawRule(slide, head.y + head.height + 22 * unit, inks);
  const words = wordsRoom(slide, head.y + head.height + 70 * unit);
  const end = writeWords(slide, words, inks);
  const scene = sceneBelow(slide, words, end);
  if (slide.slide.kind === 'step') drawNumeral(slide, scene, inks);
  else showProduct(stage, scene, { radius: 24 * unit });
  drawCue(
    slide,
    { x: safe.x, y: safe.y + safe.height - 72 * unit, width: safe.width, height: 72 * unit },
    { ground: inks.ink, ink: inks.ground, face: 'Grotesque' },
  );
}

function inksOf({ stage: { scheme, photo }, slide: { at } }: SlideStage): Inks {
  const { ground, ink, shape, panel, dark } = scheme;
  if (dark) {
    // A brand's colour that is dark takes turns with paper.
    const paper = { ...shape, l: Math.max(shape.l, PAPER), c: Math.min(shape.c, 0.02) };
    return at % 2
      ? { ground, ink: paper, tint: { ...ground, l: ground.l + 0.12 } }
      : { ground: paper, ink: legibleOn(paper, ground, 7), tint: { ...ground, l: 0.85, c: ground.c * 0.5 } };
  }
  if (at % 2) return { ground, ink, tint: panel };
  // What is dark itself would be lost on a dark ground.
  if (photo?.kind === 'cut-out' && lightnessOf(photo) < DARK)
    return { ground: shape, ink: legibleOn(shape, ink, 7), tint: ground };
  return { ground: ink, ink: legibleOn(ink, ground, 7), tint: { ...ink, l: ink.l + 0.2 } };
}

/** As far along the slide as the carousel has come. */
function drawRule({ stage, slide }: SlideStage, y: number, { ink, tint }: Inks) {
  const { ctx, safe, unit } = stage;
  const thick = 6 * unit;
  ctx.fillStyle = css(tint);
  ctx.fillRect(safe.x, y, safe.width, thick);
  ctx.fillStyle = css(ink);
  ctx.fillRect(safe.x, y, (safe.width * slide.at) / slide.of, thick);
}

function wordsRoom({ stage, slide }: SlideStage, top: number): Box {
  const { shape, safe, photo } = stage;
  const height = safe.y + safe.height - top;
  const isAlone = !photo && slide.kind !== 'step';
  if (shape === 'wide') return { x: safe.x, y: top, width: safe.width * (isAlone ? 1 : 0.56), height };
  const share = isAlone ? 0.9 : slide.kind === 'step' ? 0.62 : 0.5;
  return { x: safe.x, y: top, width: safe.width, height: height * share };
}

/** All that the words leave. */
function sceneBelow(slide: SlideStage, words: Box, end: number): Box {
  const { shape, safe, unit } = slide.stage;
  const bottom = safe.y + safe.height;
  if (shape === 'wide') {
    const x = words.x + words.width + 48 * unit;
    return besideCue(slide, { x, y: words.y, width: safe.x + safe.width - x, height: words.height });
  }
  const y = end + 32 * unit;
  return besideCue(slide, { x: safe.x, y, width: safe.width, height: bottom - y });
}

/** @returns where they end. */
function writeWords(slide: SlideStage, room: Box, { ink }: Inks): number {
  const { stage, lead, label, byline } = slide;
  const { unit, words } = stage;
  let { y } = room;
  if (label) {
    const line = write(stage, label, {
      room: { ...room, y, height: stage.small * 1.35 },
      face: 'Grotesque',
      sizes: [stage.small, stage.small * 0.75],
      maxLines: 1,
      lineHeight: 1.25,
      ink,
    });
    y = line.y + line.height + 10 * unit;
  }
  const price = words.price ? 100 * unit : 0;
  const small = byline ? stage.small * 1.5 : 0;
  const large = lead ?? (slide.slide.kind === 'closing' ? words.storeName : null);
  if (large) {
    const box = write(stage, large, {
      room: { ...room, y, height: Math.max(70 * unit, room.y + room.height - y - price - small) },
      face: stage.brandFace ?? 'Grotesque Bold',
      sizes: [176 * unit, 46 * unit],
      maxLines: 6,
      lineHeight: lineHeightOf(stage, 1.02),
      tracking: -0.03,
      ink,
    });
    y = box.y + box.height + 16 * unit;
  }
  if (byline) {
    const box = write(stage, byline, {
      room: { ...room, y, height: stage.small * 1.35 },
      face: 'Grotesque',
      sizes: [stage.small, stage.small * 0.75],
      maxLines: 1,
      lineHeight: 1.3,
      ink,
    });
    y = box.y + box.height + 8 * unit;
  }
  if (!price) return y;
  const drawn = drawPrice(
    stage,
    { x: room.x, y, width: room.width, height: price },
    { face: 'Grotesque Bold', size: 72 * unit, ink, softInk: ink, align: 'left', flow: 'row', stand: 'top' },
  );
  return drawn.y + drawn.height;
}

/** A shape that is read along with its label, so it need not stand out as words do. */
function drawNumeral({ stage, slide }: SlideStage, scene: Box, { tint }: Inks) {
  const { ctx, unit } = stage;
  const size = Math.min(scene.height * 1.2, 620 * unit);
  const text = fitText(ctx, String(slide.step ?? slide.at), {
    face: 'Grotesque Bold',
    maxWidth: scene.width,
    maxLines: 1,
    sizes: [size, size],
    lineHeight: 0.8,
  });
  ctx.fillStyle = css(tint);
  drawText(ctx, text, { x: scene.x + scene.width, y: scene.y + scene.height - text.height, align: 'right' });
}
