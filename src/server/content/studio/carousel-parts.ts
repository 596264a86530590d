import type { CarouselSlide } from '#shared/content/carousel-slide.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { drawCover, insidePath, roundedPath } from './canvas-parts.ts';
import type { Face } from './fonts.ts';
import { css, type Oklch } from './oklab.ts';
import type { Box, ProductPhoto } from './photo.ts';
import { measure, type Stage, write } from './stage.ts';
import { standProduct } from './stage-parts.ts';

/** One slide, and what it says. */
export interface SlideStage {
  stage: Stage;
  slide: CarouselSlide;
  /** Written largest; null where the photo speaks, and where a carousel closes. */
  lead: string | null;
  /** Small, above it. */
  label: string | null;
  /** The product's title, where something else leads. */
  byline: string | null;
}

export const isLast = ({ slide }: SlideStage) => slide.at === slide.of;

const SWIPE: Record<ContentLanguage, string> = {
  en: 'Swipe',
  tr: 'Kaydır',
  es: 'Desliza',
  fr: 'Faites glisser',
  de: 'Wischen',
};

/** Marks above and below the tall letters of Anton would touch the next line. */
export const lineHeightOf = ({ brandFace }: Stage, own: number) =>
  brandFace === 'Anton' ? Math.max(own, 1.18) : own;

/** «2/5», at the right of a line. */
export function drawMark({ stage, slide }: SlideStage, line: Box, { ink, face }: { ink: Oklch; face: Face }) {
  if (slide.of < 2) return;
  write(stage, `${slide.at}/${slide.of}`, {
    room: line,
    ink,
    align: 'right',
    face,
    maxLines: 1,
    sizes: [stage.small * 0.9, stage.small * 0.75],
    lineHeight: 1.25,
    stand: 'middle',
  });
}

/** On the first slide, in the language of the post: that there is more at the right. */
export function drawCue(
  { stage, slide }: SlideStage,
  room: Box,
  { ground, ink, face }: { ground: Oklch; ink: Oklch; face: Face },
) {
  if (slide.at !== 1 || slide.of < 2) return;
  const { ctx, unit, small } = stage;
  const words = SWIPE[stage.words.language as ContentLanguage] ?? SWIPE.en;
  const text = { face, maxLines: 1, sizes: [small * 0.9, small * 0.75] as [number, number], lineHeight: 1.2 };
  const { width } = measure(stage, words, { ...text, maxWidth: room.width });
  const [padding, gap, arrow] = [32 * unit, 18 * unit, 38 * unit];
  const height = Math.max(76 * unit, small * 1.5);
  const pill = {
    width: width + padding * 2 + gap + arrow,
    height,
    x: room.x + room.width - (width + padding * 2 + gap + arrow),
    y: room.y + (room.height - height) / 2,
  };
  roundedPath(ctx, pill, height / 2);
  ctx.fillStyle = css(ground);
  ctx.fill();
  write(stage, words, {
    ...text,
    room: { x: pill.x + padding, y: pill.y, width: width + 2, height },
    ink,
    stand: 'middle',
  });
  drawArrow(stage, { x: pill.x + pill.width - padding, y: pill.y + height / 2 }, arrow, ink);
}

function drawArrow({ ctx, unit }: Stage, tip: { x: number; y: number }, length: number, ink: Oklch) {
  const head = 11 * unit;
  ctx.save();
  ctx.strokeStyle = css(ink);
  ctx.lineWidth = 3.5 * unit;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(tip.x - length, tip.y);
  ctx.lineTo(tip.x, tip.y);
  ctx.moveTo(tip.x - head, tip.y - head);
  ctx.lineTo(tip.x, tip.y);
  ctx.lineTo(tip.x - head, tip.y + head);
  ctx.stroke();
  ctx.restore();
}

/** A room is filled as far as the product is not cut by it, else it has all of the photo. */
export function frameOf(photo: ProductPhoto, room: Box): Box {
  const cover = Math.max(room.width / photo.width, room.height / photo.height);
  const most = photo.ground ? 0.9 : 1;
  const isWhole =
    photo.body.width * cover <= room.width * most && photo.body.height * cover <= room.height * most;
  if (isWhole) return room;
  const scale = Math.min(room.width / photo.width, room.height / photo.height);
  const [width, height] = [photo.width * scale, photo.height * scale];
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
}

/** What the cue leaves of a room at the foot of the first slide: above it or beside it, where the product is larger. */
export function besideCue({ stage, slide }: SlideStage, room: Box): Box {
  if (slide.at !== 1 || slide.of < 2) return room;
  const { photo, unit, small } = stage;
  const above = { ...room, height: room.height - Math.max(100 * unit, small * 1.9) };
  const beside = { ...room, width: room.width - Math.max(270 * unit, small * 6) };
  if (!photo) return above;
  const { width, height } = photo.kind === 'cut-out' ? photo.body : photo;
  const sizeIn = (box: Box) => Math.min(box.width / width, box.height / height);
  return sizeIn(beside) > sizeIn(above) ? beside : above;
}

/** The product in a room, never cut: a cut-out stands there, a photo hangs there in a frame. */
export function showProduct(
  stage: Stage,
  room: Box,
  { radius = 0, anchor = 1 }: { radius?: number; anchor?: number } = {},
) {
  const { ctx, photo } = stage;
  if (!photo) return;
  if (photo.kind === 'cut-out') {
    standProduct(stage, room, { anchor, strength: 0.35 });
    return;
  }
  const frame = frameOf(photo, room);
  roundedPath(ctx, frame, radius);
  insidePath(ctx, () => {
    if (frame === room) return drawCover(ctx, photo, frame);
    ctx.drawImage(photo.image, frame.x, frame.y, frame.width, frame.height);
  });
}
