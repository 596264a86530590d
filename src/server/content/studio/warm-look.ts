import { drawGrain, drawNear, frameWithin, heightOf, insidePath } from './canvas-parts.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice } from './price-part.ts';
import { fill, type Stage } from './stage.ts';
import {
  columnShare,
  drawOffer,
  drawStore,
  extraFoot,
  offerHeight,
  standProduct,
  storeHeight,
  writeLead,
} from './stage-parts.ts';
import { drawWordsCard } from './words-card.ts';

/** A slow morning: cream, a low sun behind the product, round forms, a friendly grotesque. */
export function drawWarm(stage: Stage) {
  const { ctx, unit, safe, scheme, words, shape, width, height, photo } = stage;
  if (!photo)
    return drawWordsCard(stage, {
      face: 'Grotesque Bold',
      smallFace: 'Manrope',
      tracking: -0.025,
      ground: scheme.shape,
    });
  fill(stage, scheme.ground);
  const wide = shape === 'wide';
  const store = storeHeight(stage);
  const least = (shape === 'square' ? 250 : 316) * unit + extraFoot(stage);
  const top = shape === 'tall' ? 130 : 0;
  const most = safe.y + safe.height - least - top;
  const above = Math.max(safe.y + store + 16 * unit - top, 110 * unit);
  const sceneHeight = above + heightOf(photo, width * (shape === 'square' ? 0.84 : 0.78), most - above);
  const foot = safe.y + safe.height - top - (photo.kind === 'scene' ? sceneHeight : most);
  const scene: Box = wide
    ? {
        x: safe.x + width * columnShare(stage),
        y: 0,
        width: width * (1 - columnShare(stage)) - safe.x,
        height,
      }
    : {
        x: 0,
        y: top,
        width,
        height: safe.y + safe.height - foot - top,
      };
  const text: Box = wide
    ? { x: safe.x, y: safe.y, width: width * (columnShare(stage) - 0.02), height: safe.height }
    : { x: safe.x, y: scene.y + scene.height + 44 * unit, width: safe.width, height: foot - 44 * unit };
  if (photo.kind !== 'cut-out') drawPebble(stage, scene);
  else drawSun(stage, scene);

  drawStore(
    stage,
    wide
      ? { x: text.x, y: text.y, width: text.width, height: store }
      : { x: safe.x, y: safe.y - 14 * unit, width: safe.width, height: store },
    { ink: scheme.ink, align: wide ? 'left' : 'center', face: 'Grotesque' },
  );
  const price: Box = wide
    ? { x: text.x, y: text.y + text.height - 106 * unit, width: text.width, height: 106 * unit }
    : { x: text.x, y: text.y + text.height - 84 * unit, width: text.width, height: 84 * unit };
  const align = wide ? 'left' : 'center';
  drawPrice(stage, price, {
    face: 'Grotesque Bold',
    size: (wide ? 84 : stage.promotes ? 70 : 60) * unit,
    ink: scheme.accent,
    softInk: scheme.softInk,
    align,
    flow: 'row',
    stand: 'bottom',
  });
  const offer = offerHeight(stage);
  drawOffer(
    stage,
    wide
      ? { x: text.x, y: text.y + store + 24 * unit, width: text.width, height: offer }
      : { x: safe.x, y: scene.y + scene.height - 36 * unit, width: safe.width, height: 72 * unit },
    { ground: scheme.accent, ink: scheme.onAccent, face: 'Grotesque', align },
  );
  const head = store + (offer ? offer + 24 * unit : 0) + 18 * unit;
  const below = words.price ? 116 * unit : 0;
  const room = wide
    ? { x: text.x, y: text.y + head, width: text.width, height: text.height - head - below }
    : { x: text.x, y: text.y, width: text.width, height: text.height - (words.price ? 96 : 0) * unit };
  writeLead(stage, room, {
    face: 'Grotesque',
    smallFace: 'Manrope',
    sizes: [(wide ? 112 : 92) * unit, 40 * unit],
    maxLines: wide ? 5 : 3,
    lineHeight: 1.1,
    tracking: -0.015,
    ink: scheme.ink,
    softInk: scheme.softInk,
    align: words.steps.length > 0 ? 'left' : align,
    stand: 'middle',
  });
  drawGrain(ctx, width, height, 0.07);
}

function drawSun(stage: Stage, scene: Box) {
  const { ctx, scheme, height, shape, unit } = stage;
  const middle = scene.x + scene.width / 2;
  const wide = shape === 'wide';
  const floor = scene.y + scene.height * (wide ? 0.83 : 0.86);
  // Below the store's name.
  const most = wide ? scene.height : (floor - stage.safe.y - storeHeight(stage)) / 2.02;
  const radius = Math.min(scene.width * 0.36, scene.height * 0.37, most);
  const sunY = floor - radius * 1.02;
  const light = ctx.createLinearGradient(0, sunY - radius, 0, sunY + radius);
  light.addColorStop(0, css({ ...scheme.shape, l: scheme.shape.l + 0.06 }));
  light.addColorStop(1, css({ ...scheme.shape, l: scheme.shape.l - 0.015, c: scheme.shape.c * 1.05 }));
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.arc(middle, sunY, radius, 0, Math.PI * 2);
  ctx.fill();
  drawHill(stage, scene, floor - radius * 0.28);
  const reach = Math.min(scene.width * 0.86, scene.width - 2 * 60 * unit);
  const top = wide ? 90 * unit : stage.safe.y + storeHeight(stage) + 18 * unit;
  standProduct(
    stage,
    { x: middle - reach / 2, y: top, width: reach, height: Math.min(height, floor) - top },
    { anchor: 1, shadow: scheme.ink, strength: 0.4 },
  );
}

function drawHill({ ctx, scheme, shape, width, height }: Stage, scene: Box, top: number) {
  ctx.fillStyle = css(scheme.panel);
  ctx.beginPath();
  if (shape === 'wide') {
    ctx.ellipse(
      scene.x + scene.width / 2,
      top + height * 0.62,
      scene.width * 0.78,
      height * 0.62,
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
    return;
  }
  ctx.ellipse(width / 2, top + height * 0.5, width * 0.95, height * 0.5, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** A photo with its own surroundings lies as a smooth stone on the paper, with the sun looking out behind it. */
function drawPebble(stage: Stage, scene: Box) {
  const { ctx, scheme, photo, shape, unit, safe } = stage;
  const wide = shape === 'wide';
  const top = wide
    ? scene.y + 70 * unit
    : Math.max(safe.y + storeHeight(stage) + 16 * unit, scene.y + 110 * unit);
  const bottom = wide ? scene.height - 70 * unit : scene.y + scene.height;
  const width = wide ? scene.width - 100 * unit : scene.width * (shape === 'square' ? 0.84 : 0.78);
  const box = frameWithin(photo!, {
    x: scene.x + (scene.width - width) / 2 - (wide ? 20 * unit : 0),
    y: top,
    width,
    height: bottom - top,
  });
  ctx.fillStyle = css(scheme.shape);
  ctx.beginPath();
  ctx.arc(
    box.x + box.width * 0.95,
    box.y + box.height * 0.16,
    Math.min(box.width, box.height) * 0.26,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  ctx.fillStyle = css(scheme.panel);
  ctx.beginPath();
  ctx.arc(
    box.x + box.width * 0.03,
    box.y + box.height * 0.86,
    Math.min(box.width, box.height) * 0.2,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  pebblePath(ctx, box);
  insidePath(ctx, () => drawNear(ctx, photo!, box));
}

/** Between an ellipse and a rectangle: |x|^n + |y|^n = 1. */
function pebblePath(ctx: Stage['ctx'], { x, y, width, height }: Box) {
  const power = 2 / 4.2;
  ctx.beginPath();
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    ctx.lineTo(
      x + (width / 2) * (1 + Math.sign(cos) * Math.abs(cos) ** power),
      y + (height / 2) * (1 + Math.sign(sin) * Math.abs(sin) ** power),
    );
  }
  ctx.closePath();
}
