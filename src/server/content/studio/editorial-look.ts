import {
  archPath,
  drawCover,
  drawGrain,
  drawNear,
  frameWithin,
  heightOf,
  insidePath,
  roundedPath,
} from './canvas-parts.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPill } from './price-part.ts';
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

/** A page of a magazine: paper, a head line, an arch, a serif title. */
export function drawEditorial(stage: Stage) {
  const { ctx, unit, safe, scheme, shape, width, height, photo } = stage;
  if (!photo)
    return drawWordsCard(stage, {
      face: 'Playfair',
      smallFace: 'Manrope',
      tracking: -0.01,
      ground: scheme.shape,
    });
  fill(stage, scheme.ground);
  const head = drawHead(stage);
  const isLandscapePhoto =
    photo.kind === 'scene' && heightOf(photo, safe.width, safe.width) < safe.width * 0.8;
  const sideBySide = shape === 'wide' || (shape === 'square' && !isLandscapePhoto);
  const top = head + 44 * unit;
  const bottom = safe.y + safe.height;
  const least = 236 * unit + extraFoot(stage);
  // A landscape is no picture for a door: it lies as wide as the page.
  const isLandscape = !sideBySide && isLandscapePhoto;
  const foot = isLandscape ? bottom - top - heightOf(photo, safe.width, bottom - top - least) : least;
  const arch: Box = sideBySide
    ? {
        x: safe.x + safe.width * (shape === 'wide' ? columnShare(stage) + 0.05 : 0.5),
        y: top,
        width: safe.width * (shape === 'wide' ? 0.4 : 0.5),
        height: bottom - top,
      }
    : isLandscape
      ? { x: safe.x, y: top, width: safe.width, height: bottom - top - foot }
      : { x: safe.x + safe.width * 0.11, y: top, width: safe.width * 0.78, height: bottom - top - foot };
  const text: Box = sideBySide
    ? { x: safe.x, y: top, width: arch.x - safe.x - 56 * unit, height: bottom - top }
    : { x: safe.x, y: bottom - foot + 36 * unit, width: safe.width, height: foot - 36 * unit };

  const whole = frameWithin(photo, arch);
  const isCut = whole.width < arch.width - 1 || whole.height < arch.height - 1;
  if (isLandscape || isCut) drawPlatePhoto(stage, { ...arch, width: safe.x + safe.width - arch.x });
  else drawArch(stage, arch);
  const priceHeight = (shape === 'wide' ? 112 : 96) * unit;
  const priceRoom = sideBySide
    ? { x: text.x, y: text.y + text.height - priceHeight, width: text.width, height: priceHeight }
    : { x: text.x + text.width * 0.62, y: text.y, width: text.width * 0.38, height: text.height };
  const price = drawPill(stage, priceRoom, {
    ground: scheme.accent,
    ink: scheme.onAccent,
    face: 'Manrope Heavy',
    size: (shape === 'wide' ? 62 : stage.promotes ? 52 : 48) * unit,
    align: sideBySide ? 'left' : 'right',
  });
  writeLead(
    stage,
    {
      ...(sideBySide
        ? {
            x: text.x,
            y: text.y,
            width: text.width,
            height: text.height - (price ? priceHeight + 30 * unit : 0),
          }
        : { ...text, width: price ? text.width - price.width - 48 * unit : text.width }),
    },
    {
      face: 'Playfair',
      smallFace: 'Manrope',
      sizes: [(shape === 'wide' ? 116 : 92) * unit, 40 * unit],
      maxLines: sideBySide ? 6 : 3,
      lineHeight: 1.14,
      tracking: -0.01,
      ink: scheme.ink,
      softInk: scheme.softInk,
      stand: sideBySide ? 'top' : 'middle',
    },
  );
  drawGrain(ctx, width, height, 0.06);
}

function drawHead(stage: Stage): number {
  const { ctx, unit, safe, scheme } = stage;
  const height = Math.max(storeHeight(stage), offerHeight(stage));
  const line = { y: safe.y - 12 * unit, height };
  drawStore(stage, { x: safe.x, ...line, width: safe.width * 0.5 }, { ink: scheme.ink });
  const offer = { x: safe.x + safe.width * 0.5, ...line, width: safe.width * 0.5 };
  drawOffer(stage, offer, {
    ground: scheme.accent,
    ink: scheme.onAccent,
    face: 'Manrope Bold',
    align: 'right',
  });
  const y = safe.y + height + 10 * unit;
  ctx.fillStyle = css(scheme.ink);
  ctx.fillRect(safe.x, y, safe.width, Math.max(1.5, 2 * unit));
  return y;
}

/** A photo that no door shows whole lies on the page as it is. */
function drawPlatePhoto({ ctx, unit, photo }: Stage, room: Box) {
  const plate = frameWithin(photo!, room, 1);
  roundedPath(ctx, plate, 6 * unit);
  insidePath(ctx, () => drawCover(ctx, photo!, plate));
}

function drawArch(stage: Stage, arch: Box) {
  const { ctx, unit, scheme, photo } = stage;
  const offset = 20 * unit;
  ctx.strokeStyle = css(scheme.ink, 0.4);
  ctx.lineWidth = Math.max(1.5, 2 * unit);
  archPath(ctx, {
    x: arch.x + offset,
    y: arch.y - offset * 0.2,
    width: arch.width,
    height: arch.height + offset * 0.2,
  });
  ctx.stroke();
  archPath(ctx, { ...arch, y: arch.y + offset, height: arch.height - offset });
  if (photo!.kind !== 'cut-out') {
    insidePath(ctx, () => drawNear(ctx, photo!, arch));
    return;
  }
  const light = ctx.createLinearGradient(0, arch.y, 0, arch.y + arch.height);
  light.addColorStop(0, css({ ...scheme.shape, l: scheme.shape.l + 0.05 }));
  light.addColorStop(1, css({ ...scheme.shape, l: scheme.shape.l - 0.05 }));
  ctx.fillStyle = light;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = css({ ...scheme.shape, l: scheme.shape.l - 0.1 }, 0.55);
  const floor = arch.y + arch.height * 0.84;
  ctx.fillRect(arch.x, floor, arch.width, arch.height);
  ctx.restore();
  // Wide products break out of the arch on both sides.
  const ratio = photo!.body.width / photo!.body.height;
  const reach = arch.width * (ratio > 1.25 ? 1.2 : ratio > 1 ? 1.05 : 0.82);
  const bottom = arch.y + arch.height * 0.93;
  const top = arch.y + arch.width * 0.2;
  const x = Math.max(0, Math.min(stage.width - reach, arch.x + (arch.width - reach) / 2));
  standProduct(stage, { x, y: top, width: reach, height: bottom - top }, { anchor: 1, shadow: scheme.ink });
}
