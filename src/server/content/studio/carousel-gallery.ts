import { drawGrain } from './canvas-parts.ts';
import { drawCue, drawMark, frameOf, lineHeightOf, type SlideStage, showProduct } from './carousel-parts.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice, measurePrice, type PriceStyle } from './price-part.ts';
import { fill, write } from './stage.ts';
import { drawStore, storeHeight } from './stage-parts.ts';

/** The photo first, as large as the slide lets it be; below it one fact. */
export function drawGallery(slide: SlideStage) {
  const { stage } = slide;
  const { ctx, width, height, scheme, unit, safe } = stage;
  fill(stage, scheme.ground);
  const { scene, words } = partsOf(slide);
  hang(slide, scene);
  writeWords(slide, words);
  const head = {
    x: safe.x,
    y: safe.y - 14 * unit,
    width: safe.width,
    height: Math.max(56 * unit, storeHeight(stage)),
  };
  drawMark(slide, head, { ink: scheme.ink, face: 'Manrope Bold' });
  if (slide.slide.at === 1)
    drawStore(stage, { ...head, width: safe.width * 0.7 }, { ink: scheme.ink, face: 'Manrope Bold' });
  const foot = { x: safe.x, y: safe.y + safe.height - 76 * unit, height: 76 * unit };
  const across = stage.shape === 'wide' ? words.width : safe.width;
  drawCue(
    slide,
    { ...foot, width: across },
    { ground: scheme.ink, ink: scheme.ground, face: 'Manrope Bold' },
  );
  drawGrain(ctx, width, height, 0.03);
}

function partsOf({ stage, slide, lead, byline }: SlideStage): { scene: Box; words: Box } {
  const { width, height, safe, shape, unit, photo } = stage;
  if (!photo) return { scene: { x: 0, y: 0, width: 0, height: 0 }, words: safe };
  if (shape === 'wide') {
    const scene = { x: width * 0.42, y: 0, width: width * 0.58, height };
    const room = { x: safe.x, y: safe.y, width: scene.x - safe.x - 56 * unit, height: safe.height };
    return { scene, words: room };
  }
  const scene = { x: 0, y: 0, width, height: height - footOf({ slide, lead, byline, stage }) * unit };
  const frame = photo.kind === 'cut-out' ? scene : frameOf(photo, scene);
  // A photo that is wider than its room hangs at the top, and the words have more of theirs.
  if (frame.width === scene.width) scene.height = frame.height;
  const y = scene.height + 44 * unit;
  return { scene, words: { x: safe.x, y, width: safe.width, height: safe.y + safe.height - y } };
}

/** What the words take of a slide, in units. */
function footOf({ slide: { kind }, lead, byline, stage }: Omit<SlideStage, 'label'>): number {
  if (!lead && !byline && !stage.words.price && kind !== 'closing') return 0;
  if (kind === 'cover' || kind === 'closing') return 345;
  return kind === 'step' ? 390 : 280;
}

/** A photo from edge to edge where that loses nothing of it; else on a wall, as a cut-out stands before one. */
function hang({ stage, slide }: SlideStage, scene: Box) {
  const { ctx, scheme, photo, unit } = stage;
  if (!photo) return;
  ctx.fillStyle = css(slide.at % 2 ? scheme.panel : scheme.shape);
  ctx.fillRect(scene.x, scene.y, scene.width, scene.height);
  const [across, top, below] = [90 * unit, 130 * unit, (photo.kind === 'cut-out' ? 80 : 64) * unit];
  const inner = {
    x: scene.x + across,
    y: scene.y + top,
    width: scene.width - across * 2,
    height: scene.height - top - below,
  };
  const frame = photo.kind === 'cut-out' ? inner : frameOf(photo, scene);
  const fills = frame.width > scene.width - 1 && frame.height > scene.height - 1;
  showProduct(stage, fills ? scene : inner, { radius: fills ? 0 : 12 * unit });
}

function writeWords(slide: SlideStage, room: Box) {
  const { stage, lead, label, byline } = slide;
  const { scheme, unit, words, shape, photo } = stage;
  const { kind, at } = slide.slide;
  const middle = shape === 'wide' || !photo;
  // The cue stands at the foot of the first slide.
  const foot = at === 1 ? 92 * unit : 0;
  const height = middle ? room.height * 0.6 : room.height - (words.price ? 0 : foot);
  let y = middle ? room.y + room.height * 0.22 : room.y;
  const end = y + height;
  if (label) {
    const line = write(stage, label, {
      room: { ...room, y, height: stage.small * 1.35 },
      face: 'Manrope Bold',
      sizes: [stage.small, stage.small * 0.75],
      maxLines: 1,
      lineHeight: 1.25,
      ink: scheme.softInk,
    });
    y = line.y + line.height + 8 * unit;
  }
  const style: PriceStyle = {
    face: 'Manrope Heavy',
    size: Math.max(52 * unit, stage.small * 1.2),
    ink: scheme.accent,
    softInk: scheme.softInk,
    align: 'left',
    flow: 'row',
    stand: 'top',
  };
  const price = words.price
    ? measurePrice(stage, { width: room.width, height: Math.max(70 * unit, stage.small * 1.5) }, style).parts
    : null;
  const large = lead ?? (kind === 'closing' ? words.storeName : null);
  const below = (price ? price.height + 16 * unit : 0) + (byline ? stage.small * 1.5 : 0);
  if (large) {
    const box = write(stage, large, {
      room: { ...room, y, height: Math.max(48 * unit, end - y - below) },
      face: stage.brandFace ?? 'Manrope Heavy',
      sizes: [(middle ? 92 : 84) * unit, 36 * unit],
      maxLines: middle ? 6 : 4,
      lineHeight: lineHeightOf(stage, 1.12),
      tracking: -0.02,
      ink: scheme.ink,
    });
    y = box.y + box.height + 10 * unit;
  }
  if (byline) {
    const box = write(stage, byline, {
      room: { ...room, y, height: stage.small * 1.35 },
      face: 'Manrope',
      sizes: [stage.small, stage.small * 0.75],
      maxLines: 1,
      lineHeight: 1.3,
      ink: scheme.softInk,
    });
    y = box.y + box.height + 8 * unit;
  }
  if (price) drawPrice(stage, { x: room.x, y, width: room.width, height: price.height }, style);
}
