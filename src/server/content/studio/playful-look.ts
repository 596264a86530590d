import { drawNear, heightOf, insidePath, roundedPath } from './canvas-parts.ts';
import { legibleOn } from './colours.ts';
import { css, type Oklch } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice, measurePrice, type PriceStyle } from './price-part.ts';
import { fill, type Stage } from './stage.ts';
import {
  columnShare,
  drawMatted,
  drawOffer,
  drawStore,
  extraFoot,
  offerHeight,
  standProduct,
  storeHeight,
  writeLead,
} from './stage-parts.ts';

/** Cut paper: flat colours, a thick outline, hard shadows, a price label put on askew. */
export function drawPlayful(stage: Stage) {
  const { unit, safe, scheme, shape, photo } = stage;
  fill(stage, scheme.ground);
  drawCutPaper(stage);
  // Words alone take the whole width.
  const wide = shape === 'wide' && photo !== null;
  const store = Math.max(storeHeight(stage), wide ? 0 : offerHeight(stage));
  const head = store + 24 * unit;
  const below = 48 * unit;
  const least = (photo ? (shape === 'square' ? 180 : 224) : 62) * unit + below + extraFoot(stage);
  const foot = safe.height - head - heightOf(photo, safe.width - 16 * unit, safe.height - head - least);
  const card: Box = wide
    ? {
        x: safe.x + safe.width * (columnShare(stage) + 0.03),
        y: safe.y,
        width: safe.width * (0.97 - columnShare(stage)) - 16 * unit,
        height: safe.height - 16 * unit,
      }
    : { x: safe.x, y: safe.y + head, width: safe.width - 16 * unit, height: safe.height - head - foot };
  const text: Box = wide
    ? { x: safe.x, y: safe.y + head, width: safe.width * columnShare(stage), height: safe.height - head }
    : { x: safe.x, y: card.y + card.height + below, width: safe.width, height: foot - below };
  drawCard(stage, card);
  const label = measureLabel(stage);
  drawStore(
    stage,
    {
      x: safe.x,
      y: safe.y - (wide ? 0 : 14 * unit),
      width: wide ? text.width : 0.56 * safe.width,
      height: store,
    },
    { ink: scheme.ink, face: 'Grotesque Bold' },
  );
  drawOffer(
    stage,
    wide
      ? { x: safe.x, y: text.y, width: text.width, height: offerHeight(stage) }
      : {
          x: safe.x + safe.width * 0.56,
          y: safe.y - 14 * unit,
          width: safe.width * 0.44 - 16 * unit,
          height: store,
        },
    { ground: scheme.ink, ink: scheme.panel, face: 'Grotesque Bold', align: wide ? 'left' : 'right' },
  );
  if (photo)
    writeLead(stage, besideLabel(stage, text, label), {
      face: 'Grotesque Bold',
      smallFace: 'Manrope',
      sizes: [(wide ? 116 : 98) * unit, 40 * unit],
      maxLines: wide ? 5 : 3,
      lineHeight: 1.04,
      tracking: -0.02,
      ink: scheme.ink,
      softInk: scheme.ink,
      stand: 'middle',
    });
  if (label) drawLabel(stage, label, photo ? placeLabel(stage, card, label) : overhang(stage, card, label));
}

/** The words' room without the label's: on a wide picture it stands below them, else at their right. */
function besideLabel(stage: Stage, text: Box, label: Label | null): Box {
  const { shape, unit, words } = stage;
  if (shape === 'wide') {
    const offer = offerHeight(stage);
    const top = offer ? offer + 18 * unit : 0;
    const below = label ? label.height + 34 * unit : 0;
    return { ...text, y: text.y + top, height: text.height - top - below };
  }
  if (!label) return text;
  if (words.steps.length === 0) return { ...text, width: text.width - label.width - 56 * unit };
  const below = label.height - 30 * unit;
  return { ...text, y: text.y + below, height: text.height - below };
}

/** It touches the card's edge and nothing of what is on the card. */
function placeLabel({ shape, safe, unit }: Stage, card: Box, label: Label) {
  if (shape === 'wide')
    return { x: safe.x + label.width / 2 + 6 * unit, y: safe.y + safe.height - label.height / 2 - 12 * unit };
  return {
    x: card.x + card.width - label.width / 2 - 8 * unit,
    y: card.y + card.height + label.height / 2 + 2 * unit,
  };
}

/** Where the card has only words, it hangs over the edge. */
function overhang({ unit }: Stage, card: Box, label: Label) {
  return {
    x: card.x + card.width - label.width / 2 - 6 * unit,
    y: card.y + card.height - label.height * 0.28,
  };
}

function drawCard(stage: Stage, card: Box) {
  const { ctx, unit, scheme, photo } = stage;
  const radius = 44 * unit;
  roundedPath(ctx, { ...card, x: card.x + 16 * unit, y: card.y + 16 * unit }, radius);
  ctx.fillStyle = css(scheme.ink);
  ctx.fill();
  roundedPath(ctx, card, radius);
  insidePath(ctx, () => {
    ctx.fillStyle = css(scheme.panel);
    ctx.fillRect(card.x, card.y, card.width, card.height);
    if (photo?.kind === 'plain') return drawNear(ctx, photo, card);
    if (photo?.kind === 'scene') return drawMatted(stage, card, radius);
    drawConfetti(stage, card);
    if (!photo) return;
    const inner = Math.min(card.width, card.height) * 0.09;
    standProduct(stage, {
      x: card.x + inner,
      y: card.y + inner,
      width: card.width - inner * 2,
      height: card.height - inner * 2,
    });
  });
  roundedPath(ctx, card, radius);
  ctx.strokeStyle = css(scheme.ink);
  ctx.lineWidth = 6 * unit;
  ctx.stroke();
  if (photo) return;
  const inner = 64 * unit;
  const room = {
    x: card.x + inner,
    y: card.y + inner,
    width: card.width - inner * 2,
    height: card.height - inner * 3,
  };
  writeLead(stage, room, {
    face: 'Grotesque Bold',
    smallFace: 'Manrope',
    sizes: [150 * unit, 32 * unit],
    maxLines: 7,
    lineHeight: 1.02,
    tracking: -0.025,
    ink: scheme.ink,
    softInk: scheme.ink,
    stand: 'middle',
  });
}

/** A half disc behind the product, and a few forms as if left over. */
function drawConfetti({ ctx, scheme, photo }: Stage, card: Box) {
  const radius = Math.min(card.width, card.height) * 0.36;
  if (photo) {
    ctx.fillStyle = css(scheme.ground);
    ctx.beginPath();
    ctx.arc(card.x + card.width / 2, card.y + card.height / 2, radius * 1.12, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = css(scheme.accent);
  ctx.beginPath();
  ctx.arc(card.x + card.width, card.y + card.height, radius * 0.62, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = css(scheme.shape);
  ctx.beginPath();
  ctx.arc(card.x, card.y, radius * 0.5, 0, Math.PI * 2);
  ctx.fill();
}

function drawCutPaper({ ctx, width, height, unit, scheme }: Stage) {
  const lighter: Oklch = { ...scheme.ground, l: Math.min(0.97, scheme.ground.l + 0.06) };
  ctx.fillStyle = css(lighter);
  ctx.beginPath();
  ctx.arc(width, 0, 420 * unit, 0, Math.PI * 2);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(0, height, 360 * unit, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = css({ ...scheme.ground, l: scheme.ground.l - 0.09 });
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++) {
      ctx.beginPath();
      ctx.arc(width - (34 + column * 34) * unit, height - (34 + row * 34) * unit, 6 * unit, 0, Math.PI * 2);
      ctx.fill();
    }
}

type Label = NonNullable<ReturnType<typeof measureLabel>>;

function measureLabel(stage: Stage) {
  const { unit, scheme, words, promotes, shape } = stage;
  if (!words.price) return null;
  const ground = promotes ? scheme.shape : scheme.accent;
  const ink = legibleOn(ground, ground.l > 0.6 ? scheme.ink : { l: 1, c: 0, h: 0 });
  const style: PriceStyle = {
    face: 'Grotesque Bold',
    size: (shape === 'wide' ? 80 : promotes ? 74 : 64) * unit,
    ink,
    softInk: ink,
    align: 'center',
    flow: shape === 'wide' ? 'row' : 'stack',
    isPlated: true,
  };
  const { parts } = measurePrice(stage, { width: 560 * unit, height: 220 * unit }, style);
  return {
    ground,
    style,
    inner: parts.width,
    width: parts.width + 64 * unit,
    height: parts.height + 40 * unit,
  };
}

function drawLabel(stage: Stage, measured: Label, middle: { x: number; y: number }) {
  const { ctx, unit, scheme } = stage;
  const { width, height, ground, style, inner } = measured;
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.rotate(-0.06);
  const label = { x: -width / 2, y: -height / 2, width, height };
  roundedPath(ctx, { ...label, x: label.x + 10 * unit, y: label.y + 10 * unit }, 22 * unit);
  ctx.fillStyle = css(scheme.ink);
  ctx.fill();
  roundedPath(ctx, label, 22 * unit);
  ctx.fillStyle = css(ground);
  ctx.fill();
  ctx.strokeStyle = css(scheme.ink);
  ctx.lineWidth = 5 * unit;
  ctx.stroke();
  drawPrice(stage, { ...label, x: label.x + 32 * unit, width: inner + 1 }, style);
  ctx.restore();
}
