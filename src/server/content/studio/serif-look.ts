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

/** An invitation card: a double line around everything, a picture under a mount, centred serif. */
export function drawSerif(stage: Stage) {
  const { ctx, unit, safe, shape, scheme, width, height, photo } = stage;
  fill(stage, scheme.ground);
  drawFrame(stage);
  const wide = shape === 'wide';
  const inset = 28 * unit;
  const inner: Box = {
    x: safe.x + inset,
    y: safe.y + inset,
    width: safe.width - inset * 2,
    height: safe.height - inset * 2,
  };
  const { price, offer } = stage.words;
  const added = (price ? 84 : 0) + (offer && shape === 'square' ? 76 : 0);
  const least = ((shape === 'square' ? 216 : 276) + added) * unit + extraFoot(stage);
  const store = storeHeight(stage);
  const head = store + 34 * unit;
  const foot = inner.height - head - heightOf(photo, inner.width, inner.height - head - least);
  const mount: Box = wide
    ? {
        x: inner.x + inner.width * (columnShare(stage) + 0.07),
        y: inner.y + 4 * unit,
        width: inner.width * (0.93 - columnShare(stage)) - 4 * unit,
        height: inner.height - 8 * unit,
      }
    : mountOf(stage, {
        x: inner.x,
        y: inner.y + head,
        width: inner.width,
        height: inner.height - head - foot,
      });
  const column: Box = wide
    ? {
        x: inner.x,
        y: inner.y,
        width: photo ? inner.width * (columnShare(stage) + 0.03) : inner.width,
        height: inner.height,
      }
    : { ...inner, y: photo ? mount.y + mount.height + 34 * unit : inner.y + head, height: 0 };
  if (!wide) column.height = inner.y + inner.height - column.y;
  drawStore(
    stage,
    { x: column.x, y: inner.y, width: column.width, height: store },
    { ink: scheme.ink, align: 'center' },
  );
  if (photo) drawMounted(stage, wide ? frameWithin(photo, mount) : mount);
  else drawOrnament(stage, inner.y + head + 20 * unit);
  const above = photo ? (wide ? store + 20 * unit : 0) : head + 40 * unit - (wide ? 0 : head);
  drawWords(stage, { ...column, y: column.y + above, height: column.height - above });
  drawGrain(ctx, width, height, 0.06);
}

function drawFrame({ ctx, safe, scheme, unit, shape, width, height }: Stage) {
  const outer =
    shape === 'tall'
      ? { x: 40, y: safe.y - 40, width: width - 80, height: safe.height + 80 }
      : { x: 32 * unit, y: 32 * unit, width: width - 64 * unit, height: height - 64 * unit };
  ctx.strokeStyle = css(scheme.accent);
  for (const [inset, thick] of [
    [0, 3],
    [11, 1.2],
  ] as const) {
    ctx.lineWidth = thick * unit;
    ctx.strokeRect(
      outer.x + inset * unit,
      outer.y + inset * unit,
      outer.width - inset * 2 * unit,
      outer.height - inset * 2 * unit,
    );
  }
}

/** As wide as the photo would like, within reason. */
function mountOf({ photo }: Stage, room: Box): Box {
  const shown = photo?.kind === 'cut-out' ? photo.body : photo;
  const ratio = shown ? Math.min(1.7, Math.max(0.8, shown.width / shown.height)) : 0.86;
  const width = Math.min(room.width, room.height * ratio);
  return { x: room.x + (room.width - width) / 2, y: room.y, width, height: room.height };
}

function drawMounted(stage: Stage, mount: Box) {
  const { ctx, unit, scheme, photo } = stage;
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,0.28)';
  ctx.shadowBlur = 34 * unit;
  ctx.shadowOffsetY = 12 * unit;
  ctx.fillStyle = css(scheme.panel);
  ctx.fillRect(mount.x, mount.y, mount.width, mount.height);
  ctx.restore();
  if (photo!.kind !== 'cut-out') {
    const rim = 18 * unit;
    const picture = {
      x: mount.x + rim,
      y: mount.y + rim,
      width: mount.width - rim * 2,
      height: mount.height - rim * 2,
    };
    ctx.beginPath();
    ctx.rect(picture.x, picture.y, picture.width, picture.height);
    insidePath(ctx, () => drawNear(ctx, photo!, picture));
    return;
  }
  const light = ctx.createRadialGradient(
    mount.x + mount.width / 2,
    mount.y + mount.height * 0.45,
    0,
    mount.x + mount.width / 2,
    mount.y + mount.height * 0.5,
    Math.hypot(mount.width, mount.height) * 0.6,
  );
  light.addColorStop(0, css({ ...scheme.panel, l: 0.985 }));
  light.addColorStop(1, css({ ...scheme.panel, l: scheme.panel.l - 0.05 }));
  ctx.fillStyle = light;
  ctx.fillRect(mount.x, mount.y, mount.width, mount.height);
  const inner = Math.min(mount.width, mount.height) * 0.1;
  standProduct(stage, {
    x: mount.x + inner,
    y: mount.y + inner,
    width: mount.width - inner * 2,
    height: mount.height - inner * 2,
  });
}

function drawWords(stage: Stage, room: Box) {
  const { unit, scheme, words, photo, shape, promotes } = stage;
  const wide = shape === 'wide';
  let { y } = room;
  const label = { x: room.x, y, width: room.width, height: offerHeight(stage) };
  const plate = {
    ground: scheme.accent,
    ink: scheme.onAccent,
    face: 'Manrope Bold',
    align: 'center',
    radius: 0,
  } as const;
  if (drawOffer(stage, label, plate)) y += label.height + 14 * unit;
  const priceHeight = words.price ? (wide ? 100 : 84) * unit : 0;
  const bottom = room.y + room.height;
  const lead = { x: room.x, y, width: room.width, height: bottom - priceHeight - y };
  writeLead(stage, lead, {
    face: 'Playfair',
    smallFace: 'Manrope',
    sizes: [(photo ? (wide ? 108 : 88) : 138) * unit, 40 * unit],
    maxLines: photo ? (wide ? 5 : 3) : 6,
    lineHeight: 1.14,
    ink: scheme.ink,
    softInk: scheme.softInk,
    align: words.steps.length > 0 ? 'left' : 'center',
    stand: 'middle',
  });
  drawPrice(
    stage,
    { x: room.x, y: bottom - priceHeight, width: room.width, height: priceHeight },
    {
      face: 'Manrope Bold',
      size: (wide ? 72 : promotes ? 56 : 50) * unit,
      ink: scheme.ink,
      softInk: scheme.softInk,
      align: 'center',
      flow: 'row',
    },
  );
}

function drawOrnament({ ctx, scheme, unit, width }: Stage, y: number) {
  ctx.fillStyle = css(scheme.accent);
  ctx.save();
  ctx.translate(width / 2, y - 22 * unit);
  ctx.rotate(Math.PI / 4);
  ctx.fillRect(-6 * unit, -6 * unit, 12 * unit, 12 * unit);
  ctx.restore();
  for (const side of [-1, 1])
    ctx.fillRect(
      width / 2 + side * 24 * unit - (side < 0 ? 90 * unit : 0),
      y - 23 * unit,
      90 * unit,
      2 * unit,
    );
}
