import { drawGrain } from './canvas-parts.ts';
import { legibleOn } from './colours.ts';
import type { Face } from './fonts.ts';
import { css, type Oklch } from './oklab.ts';
import { drawPrice } from './price-part.ts';
import { fill, type Stage } from './stage.ts';
import { drawOffer, drawStore, storeHeight, writeLead } from './stage-parts.ts';

interface CardStyle {
  face: Face;
  smallFace: Face;
  tracking: number;
  ground: Oklch;
}

/** For a product without a photo: one colour, a large round form, and the words as large as they go, in every shape. */
export function drawWordsCard(stage: Stage, { face, smallFace, tracking, ground }: CardStyle) {
  const { ctx, unit, safe, scheme, words, shape, width, height } = stage;
  const ink = legibleOn(ground, scheme.ink, 7);
  const wide = shape === 'wide';
  fill(stage, ground);
  ctx.fillStyle = css({ ...ground, l: ground.l > 0.5 ? ground.l + 0.055 : ground.l - 0.05 });
  ctx.beginPath();
  ctx.arc(width * 0.92, wide ? height * 0.5 : height * 0.12, Math.min(width, height) * 0.46, 0, Math.PI * 2);
  ctx.fill();
  const head = storeHeight(stage);
  drawStore(stage, { x: safe.x, y: safe.y, width: safe.width * 0.6, height: head }, { ink });
  const foot = words.price || words.offer ? 130 * unit : 0;
  const bottom = safe.y + safe.height;
  const top = safe.y + head + 44 * unit;
  writeLead(
    stage,
    { x: safe.x, y: top, width: safe.width * (wide ? 0.86 : 1), height: bottom - foot - top },
    {
      face,
      smallFace,
      tracking,
      sizes: [(wide ? 150 : 190) * unit, 40 * unit],
      maxLines: wide ? 3 : 7,
      lineHeight: 1.08,
      ink,
      softInk: ink,
      stand: wide || shape === 'square' ? 'middle' : 'bottom',
    },
  );
  if (foot === 0) return drawGrain(ctx, width, height, 0.05);
  const row = { y: bottom - 96 * unit, height: 96 * unit };
  const price = drawPrice(
    stage,
    { x: safe.x, ...row, width: safe.width * 0.62 },
    {
      face: 'Manrope Heavy',
      size: (wide ? 84 : 72) * unit,
      ink: legibleOn(ground, scheme.accent),
      softInk: ink,
      align: 'left',
      flow: 'row',
    },
  );
  const left = price.width > 0 ? price.x + price.width + 28 * unit : safe.x;
  drawOffer(
    stage,
    { x: left, ...row, width: safe.x + safe.width - left },
    { ground: ink, ink: ground, face: 'Manrope Bold', align: 'left' },
  );
  drawGrain(ctx, width, height, 0.05);
}
