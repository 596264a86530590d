import {
  drawGrain,
  drawNear,
  drawRays,
  heightOf,
  insidePath,
  roundedPath,
  starPath,
} from './canvas-parts.ts';
import { legibleOn } from './colours.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice, measurePrice } from './price-part.ts';
import { fill, measure, type Stage, write } from './stage.ts';
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

/** A shout: a vivid ground with rays, the product leaping out, the price in a star. */
export function drawPop(stage: Stage) {
  const { ctx, unit, small, width, height, safe, shape, scheme, photo } = stage;
  fill(stage, scheme.ground);
  const wide = shape === 'wide';
  const column = safe.width * columnShare(stage);
  const head = {
    x: safe.x,
    y: safe.y - 12 * unit,
    width: wide && photo ? column : safe.width,
    height: Math.max(stage.logo ? storeHeight(stage) : small * 1.75, wide ? 0 : offerHeight(stage)),
  };
  const offer = hasOfferBelow(stage) ? offerHeight(stage) : 0;
  const top = head.y + head.height + (offer ? offer + 14 * unit : 0) + 20 * unit;
  const most = safe.y + safe.height - top - 230 * unit - extraFoot(stage);
  // A sticker is a little narrower than the picture, and has a rim.
  const wanted = Math.max(width * 0.5, heightOf(photo, width * 0.84, most / 0.9) / 0.9);
  const foot = photo && !wide ? safe.y + safe.height - top - Math.min(most, wanted) : 0;
  const scene: Box = wide
    ? { x: safe.x + column, y: 0, width: width - safe.x - column, height }
    : {
        x: 0,
        y: top,
        width,
        height: safe.y + safe.height - foot - top,
      };
  ctx.fillStyle = css(scheme.panel, 0.7);
  drawRays(ctx, scene.x + scene.width / 2, scene.y + scene.height * 0.55, Math.hypot(width, height), 22);
  drawHead(stage, head);
  if (!photo) drawShout(stage, head);
  else if (photo.kind === 'cut-out') drawLeap(stage, scene);
  else drawSticker(stage, scene);
  if (photo)
    writeLead(
      stage,
      wide
        ? {
            x: safe.x,
            y: top,
            width: column,
            height: aboveStar(stage) - top,
          }
        : {
            x: safe.x,
            y: safe.y + safe.height - foot + 44 * unit,
            width: besideStar(stage) - safe.x,
            height: foot - 44 * unit,
          },
      {
        face: 'Grotesque Bold',
        smallFace: 'Manrope',
        sizes: [(wide ? 116 : 100) * unit, 40 * unit],
        maxLines: wide ? 5 : 3,
        lineHeight: 1.06,
        tracking: -0.02,
        ink: scheme.ink,
        softInk: scheme.ink,
        stand: wide ? 'middle' : 'bottom',
      },
    );
  drawStar(stage, scene);
  drawGrain(ctx, width, height, 0.06);
}

function drawHead(stage: Stage, head: Box) {
  const { unit, scheme } = stage;
  const isBelow = hasOfferBelow(stage);
  drawNamePlate(stage, { ...head, width: isBelow ? head.width : head.width * (stage.logo ? 0.44 : 0.56) });
  const room = isBelow
    ? { ...head, y: head.y + head.height + 14 * unit, height: offerHeight(stage) }
    : { ...head, x: head.x + head.width * 0.44, width: head.width * 0.56 };
  drawOffer(stage, room, {
    ground: scheme.accent,
    ink: scheme.onAccent,
    face: 'Grotesque Bold',
    align: isBelow ? 'left' : 'right',
  });
}

/** A column is too narrow for a name and an offer in one line, and wide enough for most logos. */
const hasOfferBelow = ({ shape, photo, logo, words }: Stage) =>
  shape === 'wide' && photo !== null && words.offer !== null && !logo;

/** A name has a plate as wide as it needs; a logo stands on the ground. */
function drawNamePlate(stage: Stage, room: Box) {
  const { ctx, small, scheme, words, logo } = stage;
  const face = 'Grotesque Bold';
  if (logo || !words.storeName) return drawStore(stage, room, { ink: scheme.ink, face });
  const padding = small * 0.8;
  const height = small * 1.75;
  const { width } = measure(stage, words.storeName, {
    face,
    maxLines: 1,
    sizes: [small, small * 0.7],
    lineHeight: 1.25,
    tracking: 0.01,
    maxWidth: room.width - padding * 2,
  });
  const plate = { x: room.x, y: room.y + (room.height - height) / 2, width: width + padding * 2, height };
  roundedPath(ctx, plate, height / 2);
  ctx.fillStyle = css(scheme.ink);
  ctx.fill();
  drawStore(stage, { ...plate, x: plate.x + padding, width: width + 1 }, { ink: scheme.shape, face });
}

/** The product leaps out of the rays, a little askew. */
function drawLeap(stage: Stage, scene: Box) {
  const { ctx, shape, scheme, photo } = stage;
  const body = photo!.body;
  const tilt = body.width / body.height > 0.6 ? -0.11 : 0.07;
  ctx.save();
  ctx.translate(scene.x + scene.width / 2, scene.y + scene.height * (shape === 'wide' ? 0.52 : 0.48));
  ctx.rotate(tilt);
  const reach = { width: scene.width * 0.86, height: scene.height * 0.8 };
  standProduct(
    stage,
    { x: -reach.width / 2, y: -reach.height / 2, ...reach },
    { strength: 0.22, shadow: scheme.ink },
  );
  ctx.restore();
}

/** A photo with surroundings becomes a sticker: thick white rim, hard shadow, put on askew. */
function drawSticker(stage: Stage, scene: Box) {
  const { ctx, unit, shape, scheme, photo } = stage;
  const wide = shape === 'wide';
  const room = { width: scene.width * 0.84, height: scene.height * (wide ? 0.8 : 0.9) };
  const ratio = Math.min(1.5, Math.max(0.74, photo!.width / photo!.height));
  const width = Math.min(room.width, room.height * ratio);
  const height = Math.min(room.height, width / Math.min(ratio, width / room.height > 1.2 ? 1.15 : ratio));
  const card = { x: -width / 2, y: -height / 2, width, height };
  ctx.save();
  ctx.translate(scene.x + scene.width / 2, scene.y + scene.height / 2);
  ctx.rotate(wide ? 0.035 : -0.035);
  const rim = 20 * unit;
  const outer = { x: card.x - rim, y: card.y - rim, width: width + rim * 2, height: height + rim * 2 };
  roundedPath(ctx, { ...outer, x: outer.x + 16 * unit, y: outer.y + 18 * unit }, 34 * unit);
  ctx.fillStyle = css(scheme.ink);
  ctx.fill();
  roundedPath(ctx, outer, 34 * unit);
  ctx.fillStyle = css(scheme.shape);
  ctx.fill();
  roundedPath(ctx, card, 18 * unit);
  insidePath(ctx, () => drawNear(ctx, photo!, card));
  ctx.restore();
}

function drawShout(stage: Stage, head: Box) {
  const { unit, scheme, words, safe, shape } = stage;
  const top = head.y + head.height + 30 * unit;
  const star = words.price ? 360 * unit : 0;
  const room: Box = { x: safe.x, y: top, width: safe.width, height: safe.y + safe.height - top };
  const free =
    shape === 'wide'
      ? { ...room, x: room.x + star, width: room.width - star }
      : { ...room, height: room.height - star * 0.9 };
  writeLead(stage, free, {
    isLoud: true,
    face: 'Anton',
    smallFace: 'Manrope Bold',
    sizes: [460 * unit, 44 * unit],
    maxLines: 6,
    lineHeight: 1.1,
    ink: scheme.ink,
    softInk: scheme.ink,
    align: words.steps.length > 0 ? 'left' : 'center',
    stand: 'middle',
  });
}

/** The star's price, its size, and what is saved where no offer says it already. */
function measureStar(stage: Stage) {
  const { unit, scheme, words, promotes, shape } = stage;
  const ink = legibleOn(scheme.accent, scheme.ink);
  const style = {
    face: 'Grotesque Bold',
    size: (promotes || shape === 'wide' ? 74 : 66) * unit,
    ink,
    softInk: ink,
    align: 'center',
    flow: 'stack',
    isPlated: true,
  } as const;
  const saving = promotes && !words.offer ? words.price?.saving : null;
  const { parts } = measurePrice(stage, { width: 280 * unit, height: 190 * unit }, style);
  const inner = Math.hypot(parts.width, parts.height + (saving ? 60 * unit : 0));
  return { style, saving, parts, radius: Math.max(128 * unit, inner * 0.62) };
}

/** Where a line next to the star ends. */
function besideStar(stage: Stage): number {
  const { words, safe, width, unit } = stage;
  if (!words.price || words.steps.length > 0) return safe.x + safe.width;
  return width - measureStar(stage).radius * 2 - 58 * unit;
}

/** Where the words above the star of a wide picture end. */
function aboveStar(stage: Stage): number {
  const { words, safe, height, unit } = stage;
  return words.price ? height - measureStar(stage).radius * 2 - 64 * unit : safe.y + safe.height;
}

function drawStar(stage: Stage, scene: Box) {
  const { ctx, unit, shape, scheme, words, photo, width, safe } = stage;
  if (!words.price) return;
  const { style, saving, parts, radius } = measureStar(stage);
  const { ink } = style;
  const wide = shape === 'wide';
  const x = wide ? safe.x + radius : photo ? width - radius - 34 * unit : width / 2;
  const sceneEnd = scene.y + scene.height;
  // Next to the words, so that it covers no more of the picture than its edge; steps need the words' whole width.
  const low = Math.min(sceneEnd + radius * 0.6, safe.y + safe.height + 30 * unit - radius);
  const y = wide
    ? stage.height - radius - 44 * unit
    : photo && words.steps.length === 0
      ? low
      : sceneEnd - radius * (photo ? 0.6 : 1.05);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(0.1);
  starPath(ctx, 8 * unit, 10 * unit, radius);
  ctx.fillStyle = css(scheme.ink, 0.35);
  ctx.fill();
  starPath(ctx, 0, 0, radius);
  ctx.fillStyle = css(scheme.accent);
  ctx.fill();
  ctx.setLineDash([5 * unit, 9 * unit]);
  ctx.strokeStyle = css(ink, 0.7);
  ctx.lineWidth = 2.5 * unit;
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.87, 0, Math.PI * 2);
  ctx.stroke();
  const height = parts.height + (saving ? 50 * unit : 0);
  drawPrice(stage, { x: -parts.width / 2, y: -height / 2, width: parts.width, height: parts.height }, style);
  if (saving)
    write(stage, saving, {
      room: { x: -110 * unit, y: height / 2 - 50 * unit, width: 220 * unit, height: 50 * unit },
      face: 'Grotesque Bold',
      sizes: [36 * unit, 24 * unit],
      maxLines: 1,
      lineHeight: 1.2,
      ink,
      align: 'center',
      stand: 'middle',
    });
  ctx.restore();
}
