import { drawCue, drawMark, type SlideStage, showProduct } from './carousel-parts.ts';
import { legibleOn } from './colours.ts';
import { css, type Oklch } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice } from './price-part.ts';
import { fill, write } from './stage.ts';
import { drawStore } from './stage-parts.ts';
import { drawText, fitText } from './text-fit.ts';

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
  const head = { x: safe.x, y: safe.y - 8 * unit, width: safe.width, height: 48 * unit };
  drawStore(stage, { ...head, width: safe.width * 0.7 }, { ink: inks.ink, face: 'Grotesque' });
  drawMark(slide, head, { ink: inks.ink, face: 'Grotesque' });
  drawRule(slide, head.y + head.height + 22 * unit, inks);
  const { words, scene } = partsOf(slide, head.y + head.height + 70 * unit);
  if (slide.slide.kind === 'step') drawNumeral(slide, scene, inks);
  else if (scene.height > 0) showProduct(stage, scene, { radius: 24 * unit, shadow: inks.ink });
  writeWords(slide, words, inks);
  drawCue(
    slide,
    { x: safe.x, y: safe.y + safe.height - 72 * unit, width: safe.width, height: 72 * unit },
    { ground: inks.ink, ink: inks.ground, face: 'Grotesque' },
  );
}

function inksOf({ stage: { scheme }, slide: { at } }: SlideStage): Inks {
  if (at % 2) return { ground: scheme.ground, ink: scheme.ink, tint: scheme.panel };
  const ground = scheme.ink;
  return { ground, ink: legibleOn(ground, scheme.ground, 7), tint: { ...ground, l: ground.l + 0.12 } };
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

function partsOf({ stage, slide }: SlideStage, top: number): { words: Box; scene: Box } {
  const { shape, safe, photo, unit } = stage;
  const bottom = safe.y + safe.height;
  const none = { x: 0, y: 0, width: 0, height: 0 };
  const height = bottom - top;
  const all = { x: safe.x, y: top, width: safe.width, height };
  if (!photo && slide.kind !== 'step') return { words: all, scene: none };
  if (shape === 'wide') {
    const width = safe.width * 0.56;
    const x = safe.x + width + 48 * unit;
    const scene = { x, y: top, width: safe.x + safe.width - x, height };
    return { words: { ...all, width }, scene };
  }
  const share = slide.kind === 'cover' || slide.kind === 'photo' ? 0.48 : 0.62;
  const start = top + height * share + 24 * unit;
  const room = slide.at === 1 ? 88 * unit : 0;
  return {
    words: { ...all, height: height * share },
    scene: { x: safe.x, y: start, width: safe.width, height: bottom - start - room },
  };
}

function writeWords(slide: SlideStage, room: Box, { ink }: Inks) {
  const { stage, lead, label, byline } = slide;
  const { unit, words } = stage;
  let { y } = room;
  if (label) {
    const line = write(stage, label, {
      room: { ...room, y, height: 56 * unit },
      face: 'Grotesque',
      sizes: [42 * unit, 30 * unit],
      maxLines: 1,
      lineHeight: 1.25,
      ink,
    });
    y = line.y + line.height + 10 * unit;
  }
  const price = words.price ? 100 * unit : 0;
  const small = byline ? 58 * unit : 0;
  const large = lead ?? (slide.slide.kind === 'closing' ? words.storeName : null);
  if (large) {
    const box = write(stage, large, {
      room: { ...room, y, height: Math.max(70 * unit, room.y + room.height - y - price - small) },
      face: 'Grotesque Bold',
      sizes: [176 * unit, 46 * unit],
      maxLines: 6,
      lineHeight: 1.02,
      tracking: -0.03,
      ink,
    });
    y = box.y + box.height + 16 * unit;
  }
  if (byline) {
    const box = write(stage, byline, {
      room: { ...room, y, height: 54 * unit },
      face: 'Grotesque',
      sizes: [40 * unit, 28 * unit],
      maxLines: 1,
      lineHeight: 1.3,
      ink,
    });
    y = box.y + box.height + 8 * unit;
  }
  if (!price) return;
  drawPrice(
    stage,
    { x: room.x, y, width: room.width, height: price },
    { face: 'Grotesque Bold', size: 72 * unit, ink, softInk: ink, align: 'left', flow: 'row', stand: 'top' },
  );
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
