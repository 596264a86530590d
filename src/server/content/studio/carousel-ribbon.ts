import { drawGrain, roundedPath } from './canvas-parts.ts';
import {
  besideCue,
  drawCue,
  drawMark,
  isLast,
  lineHeightOf,
  type SlideStage,
  showProduct,
} from './carousel-parts.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice } from './price-part.ts';
import { fill, write } from './stage.ts';
import { drawStore, storeHeight } from './stage-parts.ts';

/** A broad ribbon begins on the first slide, runs on through all of them and ends on the last. */
export function drawRibbon(slide: SlideStage) {
  const { stage } = slide;
  const { ctx, width, height, scheme, unit, safe } = stage;
  fill(stage, scheme.ground);
  drawBand(slide);
  const head = {
    x: safe.x,
    y: safe.y - 8 * unit,
    width: safe.width,
    height: Math.max(56 * unit, storeHeight(stage)),
  };
  drawStore(stage, { ...head, width: safe.width * 0.7 }, { ink: scheme.ink, face: 'Manrope Bold' });
  drawMark(slide, head, { ink: scheme.ink, face: 'Manrope Bold' });
  const top = head.y + head.height + 44 * unit;
  const words = wordsRoom(slide, top);
  const end = writeWords(slide, words);
  const scene = sceneBelow(slide, words, end);
  if (slide.slide.kind === 'step') drawNumber(slide, scene);
  else showProduct(stage, scene, { radius: 28 * unit });
  const foot = { x: safe.x, y: safe.y + safe.height - 72 * unit, width: safe.width, height: 72 * unit };
  drawCue(slide, foot, { ground: scheme.ink, ink: scheme.ground, face: 'Manrope Bold' });
  drawGrain(ctx, width, height, 0.05);
}

/** Above what is shown; beside it where there is no height. */
function wordsRoom({ stage, slide }: SlideStage, top: number): Box {
  const { shape, safe, photo } = stage;
  const height = safe.y + safe.height - top;
  if (shape === 'wide') return { x: safe.x, y: top, width: safe.width * (photo ? 0.46 : 1), height };
  const share = !photo ? 0.6 : slide.kind === 'cover' || slide.kind === 'closing' ? 0.4 : 0.32;
  return { x: safe.x, y: top, width: safe.width, height: height * share };
}

/** All that the words leave. */
function sceneBelow(slide: SlideStage, words: Box, end: number): Box {
  const { shape, safe, unit, width } = slide.stage;
  const bottom = safe.y + safe.height;
  if (shape === 'wide')
    return besideCue(slide, {
      x: width * 0.54,
      y: words.y,
      width: safe.x + safe.width - width * 0.54,
      height: words.height,
    });
  const y = end + 36 * unit;
  return besideCue(slide, { x: safe.x, y, width: safe.width, height: bottom - y });
}

/** @returns where they end. */
function writeWords(slide: SlideStage, room: Box): number {
  const { stage, lead, label, byline } = slide;
  const { scheme, unit, words, shape } = stage;
  let { y } = room;
  if (label) {
    const line = write(stage, label, {
      room: { ...room, y, height: stage.small * 1.35 },
      face: 'Manrope Bold',
      sizes: [stage.small, stage.small * 0.75],
      maxLines: 1,
      lineHeight: 1.25,
      ink: scheme.accent,
    });
    y = line.y + line.height + 14 * unit;
  }
  const price = words.price ? Math.max(76 * unit, stage.small * 1.5) : 0;
  const small = byline && slide.slide.kind === 'cover' ? stage.small * 1.5 : 0;
  const large = lead ?? (slide.slide.kind === 'closing' ? words.storeName : null);
  if (large) {
    const least = 40 * unit;
    const box = write(stage, large, {
      room: { ...room, y, height: Math.max(least * 1.2, room.y + room.height - y - price - small) },
      face: stage.brandFace ?? 'Playfair',
      sizes: [(slide.slide.kind === 'cover' ? 112 : 92) * unit, least],
      maxLines: shape === 'wide' ? 5 : 4,
      lineHeight: lineHeightOf(stage, 1.08),
      tracking: -0.012,
      ink: scheme.ink,
    });
    y = box.y + box.height + 14 * unit;
  }
  if (byline) {
    const box = write(stage, byline, {
      room: { ...room, y, height: stage.small * 1.35 },
      face: 'Manrope',
      sizes: [stage.small, stage.small * 0.75],
      maxLines: 1,
      lineHeight: 1.35,
      ink: scheme.softInk,
    });
    y = box.y + box.height + 6 * unit;
  }
  if (!price) return y;
  const drawn = drawPrice(
    stage,
    { x: room.x, y, width: room.width, height: price },
    {
      face: 'Manrope Heavy',
      size: Math.max(50 * unit, stage.small * 1.2),
      ink: scheme.accent,
      softInk: scheme.softInk,
      align: 'left',
      flow: 'row',
      stand: 'top',
    },
  );
  return drawn.y + drawn.height;
}

/** Across all slides: `place` counts in widths from the left edge of the first. */
function heightAt(stage: SlideStage['stage'], place: number): number {
  const { height, shape } = stage;
  // Flatter on a wide slide, so that it passes below the words.
  const [middle, swing, ripple] = shape === 'wide' ? [0.72, 0.06, 0.02] : [0.7, 0.13, 0.04];
  return height * (middle + swing * Math.sin(place * 2.1 + 0.9) + ripple * Math.sin(place * 4.7));
}

function drawBand(slide: SlideStage) {
  const { stage } = slide;
  const { ctx, width, height, scheme, unit } = stage;
  const { at, of } = slide.slide;
  const begin = Math.max(0.16, at - 1.3);
  const end = Math.min(of - 0.16, at + 0.3);
  const along = (shift: number) => {
    ctx.beginPath();
    for (let step = 0; step <= 80; step++) {
      const place = begin + ((end - begin) * step) / 80;
      ctx.lineTo((place - at + 1) * width, heightAt(stage, place) + shift);
    }
    ctx.stroke();
  };
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = css(scheme.shape);
  ctx.lineWidth = height * 0.25;
  along(0);
  ctx.strokeStyle = css(scheme.accent);
  ctx.lineWidth = 5 * unit;
  along(-height * 0.125 - 26 * unit);
  ctx.restore();
  if (isLast(slide)) {
    ctx.fillStyle = css(scheme.accent);
    ctx.beginPath();
    ctx.arc(
      (end - at + 1) * width,
      heightAt(stage, end) - height * 0.125 - 26 * unit,
      15 * unit,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
}

/** A step is a stop on the ribbon. */
function drawNumber({ stage, slide }: SlideStage, scene: Box) {
  const { ctx, scheme, unit, width } = stage;
  const side = Math.min(scene.width, scene.height) * 0.52;
  const middle = stage.shape === 'wide' ? scene.x + scene.width / 2 : width / 2;
  const place = slide.at - 1 + middle / width;
  const box = { x: middle - side / 2, y: heightAt(stage, place) - side / 2, width: side, height: side };
  roundedPath(ctx, box, side / 2);
  ctx.fillStyle = css(scheme.accent);
  ctx.fill();
  write(stage, String(slide.step ?? slide.at), {
    room: box,
    face: 'Playfair',
    sizes: [side * 0.62, 40 * unit],
    maxLines: 1,
    lineHeight: 1,
    ink: scheme.onAccent,
    align: 'center',
    stand: 'middle',
  });
}
