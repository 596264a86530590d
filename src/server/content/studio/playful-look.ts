import { drawCover, heightOf, insidePath, roundedPath } from './canvas-parts.ts';
import { legibleOn } from './colours.ts';
import { css, type Oklch } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice, measurePrice } from './price-part.ts';
import { fill, type Stage } from './stage.ts';
import { drawOffer, drawStore, extraFoot, standProduct, writeLead } from './stage-parts.ts';

/** Cut paper: flat colours, a thick outline, hard shadows, a price label put on askew. */
export function drawPlayful(stage: Stage) {
  const { unit, safe, scheme, shape, photo, words } = stage;
  fill(stage, scheme.ground);
  drawCutPaper(stage);
  // Words alone take the whole width.
  const wide = shape === 'wide' && photo !== null;
  const head = 74 * unit;
  // The price label hangs over the card's edge.
  const below = (photo && words.price && !wide ? 112 : 48) * unit;
  const least = (photo ? (shape === 'square' ? 150 : 190) : 62) * unit + below + extraFoot(stage);
  const foot = safe.height - head - heightOf(photo, safe.width - 16 * unit, safe.height - head - least);
  const card: Box = wide
    ? {
        x: safe.x + safe.width * 0.5,
        y: safe.y,
        width: safe.width * 0.5 - 16 * unit,
        height: safe.height - 16 * unit,
      }
    : { x: safe.x, y: safe.y + head, width: safe.width - 16 * unit, height: safe.height - head - foot };
  const text: Box = wide
    ? { x: safe.x, y: safe.y + head, width: safe.width * 0.46, height: safe.height - head }
    : { x: safe.x, y: card.y + card.height + below, width: safe.width, height: foot - below };
  drawCard(stage, card);
  drawStore(
    stage,
    { x: safe.x, y: safe.y, width: (wide ? 0.44 : 0.6) * safe.width, height: 44 * unit },
    { ink: scheme.ink, face: 'Grotesque Bold' },
  );
  drawOffer(
    stage,
    wide
      ? { x: safe.x, y: safe.y + 62 * unit, width: safe.width * 0.44, height: 66 * unit }
      : {
          x: safe.x + safe.width * 0.4,
          y: safe.y - 14 * unit,
          width: safe.width * 0.6 - 16 * unit,
          height: 66 * unit,
        },
    { ground: scheme.ink, ink: scheme.panel, face: 'Grotesque Bold', align: wide ? 'left' : 'right' },
  );
  if (photo)
    writeLead(stage, wide ? { ...text, y: text.y + 70 * unit, height: text.height - 70 * unit } : text, {
      face: 'Grotesque Bold',
      smallFace: 'Manrope',
      sizes: [(wide ? 108 : 98) * unit, 36 * unit],
      maxLines: wide ? 5 : 3,
      lineHeight: 1.04,
      tracking: -0.02,
      ink: scheme.ink,
      softInk: scheme.ink,
      stand: 'middle',
    });
  drawLabel(stage, card);
}

function drawCard(stage: Stage, card: Box) {
  const { ctx, unit, scheme, photo, words, shape } = stage;
  const radius = 44 * unit;
  roundedPath(ctx, { ...card, x: card.x + 16 * unit, y: card.y + 16 * unit }, radius);
  ctx.fillStyle = css(scheme.ink);
  ctx.fill();
  roundedPath(ctx, card, radius);
  insidePath(ctx, () => {
    ctx.fillStyle = css(scheme.panel);
    ctx.fillRect(card.x, card.y, card.width, card.height);
    if (photo && photo.kind !== 'cut-out') drawCover(ctx, photo, card);
    else drawConfetti(stage, card);
    if (photo?.kind !== 'cut-out') return;
    const inner = Math.min(card.width, card.height) * 0.09;
    standProduct(stage, {
      x: card.x + inner,
      y: card.y + inner,
      width: card.width - inner * 2,
      height: card.height - inner * 2 - (words.price && shape === 'wide' ? 50 * unit : 0),
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

function drawLabel(stage: Stage, card: Box) {
  const { ctx, unit, scheme, words, promotes, shape, photo } = stage;
  if (!words.price) return;
  const ground = promotes ? scheme.shape : scheme.accent;
  const ink = legibleOn(ground, ground.l > 0.6 ? scheme.ink : { l: 1, c: 0, h: 0 });
  const most = { width: 420 * unit, height: 150 * unit };
  const style = {
    face: 'Grotesque Bold',
    size: (promotes ? 74 : 64) * unit,
    ink,
    softInk: ink,
    align: 'center',
    flow: 'stack',
    isPlated: true,
  } as const;
  const { parts } = measurePrice(stage, most, style);
  const [width, height] = [parts.width + 64 * unit, parts.height + 40 * unit];
  const middle = {
    x: card.x + card.width - width / 2 - (shape === 'wide' ? -6 : 22) * unit,
    y: card.y + card.height + height * (shape === 'wide' || !photo ? -0.28 : 0.16),
  };
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
  drawPrice(stage, { ...label, x: label.x + 32 * unit, width: parts.width }, style);
  ctx.restore();
}
