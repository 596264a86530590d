import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import {
  archPath,
  clamp,
  drawBody,
  drawCover,
  drawShadow,
  placeBody,
  roundedPath,
} from '#server/content/studio/canvas-parts.ts';
import { BLACK } from '#server/content/studio/colours.ts';
import { css, type Oklch } from '#server/content/studio/oklab.ts';
import type { Box, ProductPhoto } from '#server/content/studio/photo.ts';
import { lightnessOf } from '#server/content/studio/stage.ts';
import type { Mount } from './direction.ts';
import { mix } from './easing.ts';
import { REEL_SIZE } from './reel-request.ts';
import { paintFrame, paintOnce } from './stage.ts';

interface Size {
  width: number;
  height: number;
}

/** A product as it is shown in a scene; it is never cut, however the camera moves. */
export interface Picture extends Size {
  /** From its own corner; `share` of the scene is over. */
  draw(ctx: SKRSContext2D, share: number): void;
  /** Where the product is, from that corner. */
  productAt(share: number): Box;
  /** It reaches the frame's edges, so it must not be turned or made smaller. */
  bleeds: boolean;
}

/** As wide as its room, all but a strip. */
const NEARLY = 0.9;
/** Around what is painted once, for its shadow and its border. */
const MARGIN = 70;
const BORDERS: Record<Mount, number> = { window: 0, print: 24, sticker: 20, frame: 0 };
/** Air around the product, in parts of it, when the camera is closest. */
const AIR = 0.05;
/** How much further away the camera is at first. */
const BEGINS_WIDER = 1.14;

interface Setting {
  mount: Mount;
  fill: Oklch;
  shape: Oklch;
  /** Colour of the paper, where a product on such a ground needs no window. */
  seamless: boolean;
}

export function pictureOf(
  photo: ProductPhoto,
  room: Size,
  { mount, fill, shape, seamless }: Setting,
): Picture {
  if (photo.kind === 'cut-out') return cutOutPicture(photo, room, mount === 'window' ? shape : null, fill);
  if (photo.kind === 'plain') return plainPicture(photo, room, seamless ? null : mount);
  return windowPicture(photo, room, mount);
}

/** It stands free, or in a door of light. */
function cutOutPicture(photo: ProductPhoto, room: Size, arch: Oklch | null, fill: Oklch): Picture {
  const inner = arch ? { width: room.width * 0.84, height: room.height * 0.84 } : room;
  const { scale, body } = placeBody(photo, { x: 0, y: 0, ...inner });
  const size = { width: body.width, height: body.height };
  const door = arch
    ? {
        width: Math.min(room.width, Math.max(body.width * 1.2, body.height * 0.7)),
        height: body.height * 1.19,
      }
    : size;
  const product = { x: (door.width - size.width) / 2, y: (door.height - size.height) * 0.62, ...size };
  return painted(door, product, (ctx) => {
    if (arch) drawArch(ctx, { x: 0, y: 0, ...door }, arch);
    if (isLost(photo, arch ?? fill)) drawLight(ctx, product, fill);
    drawShadow(ctx, photo, { scale, body: product }, BLACK, 0.32);
    drawBody(ctx, photo, { scale, body: product });
  });
}

/** A dark product on a dark ground has no outline. */
function isLost(photo: ProductPhoto, ground: Oklch): boolean {
  return ground.l < DARK && lightnessOf(photo) - ground.l < APART;
}

const DARK = 0.38;
const APART = 0.3;

/** As of a lamp behind it. */
function drawLight(ctx: SKRSContext2D, { x, y, width, height }: Box, { h }: Oklch) {
  const light = { l: 0.86, c: 0.03, h };
  ctx.save();
  ctx.translate(x + width / 2, y + height / 2);
  ctx.scale(width / 2 + MARGIN, height / 2 + MARGIN);
  const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [place, alpha] of [
    [0, 0.75],
    [0.65, 0.6],
    [0.88, 0.28],
    [1, 0],
  ] as const)
    glow.addColorStop(place, css(light, alpha));
  ctx.fillStyle = glow;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}

function drawArch(ctx: SKRSContext2D, box: Box, colour: Oklch) {
  const light = ctx.createLinearGradient(0, box.y, 0, box.y + box.height);
  light.addColorStop(0, css({ ...colour, l: Math.min(0.96, colour.l + 0.05) }));
  light.addColorStop(1, css({ ...colour, l: colour.l - 0.05 }));
  ctx.fillStyle = light;
  archPath(ctx, box);
  ctx.fill();
}

/** A plain ground goes on where the photo ends, so that it takes the shape of its room. */
function plainPicture(photo: ProductPhoto, room: Size, mount: Mount | null): Picture {
  const border = mount ? BORDERS[mount] : 0;
  const size = mount ? shapedLike(photo.body, room, 0.35) : room;
  const inner = { x: border, y: border, width: size.width - 2 * border, height: size.height - 2 * border };
  const scale = coverScale(photo, inner);
  const body = { width: photo.body.width * scale, height: photo.body.height * scale };
  const product = {
    x: size.width / 2 - body.width / 2,
    y: size.height / 2 - body.height / 2,
    ...body,
  };
  const radius = mount ? radiusOf(mount) : 0;
  return painted(size, product, (ctx) => {
    if (mount) drawMount(ctx, size, mount, border);
    ctx.save();
    roundedPath(ctx, inner, radius);
    ctx.clip();
    drawCover(ctx, photo, inner);
    if (!mount) softenEnds(ctx, size);
    ctx.restore();
  });
}

/** No ground is quite of one colour: it passes into that of the paper, above and below the product. */
function softenEnds(ctx: SKRSContext2D, { width, height }: Size) {
  const fade = ctx.createLinearGradient(0, 0, 0, height);
  for (const [place, alpha] of [
    [0, 0],
    [0.04, 1],
    [0.96, 1],
    [1, 0],
  ] as const)
    fade.addColorStop(place, `rgba(0,0,0,${alpha})`);
  ctx.globalCompositeOperation = 'destination-in';
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
}

/** As `drawCover` has it. */
function coverScale(photo: ProductPhoto, box: Size): number {
  const cover = Math.max(box.width / photo.width, box.height / photo.height);
  return Math.min(cover, 0.92 * Math.min(box.width / photo.body.width, box.height / photo.body.height));
}

/** A room's shape, no further from that of the product than it has to be. */
function shapedLike(body: Size, room: Size, most: number): Size {
  const own = body.width / body.height;
  const shape = clamp(room.width / room.height, own * (1 - most), own * (1 + most));
  return fitted({ width: shape, height: 1 }, room);
}

function painted(size: Size, product: Box, draw: (ctx: SKRSContext2D) => void): Picture {
  const picture = paintOnce(
    (ctx) => {
      ctx.imageSmoothingQuality = 'high';
      ctx.translate(MARGIN, MARGIN);
      draw(ctx);
    },
    size.width + 2 * MARGIN,
    size.height + 2 * MARGIN,
  );
  return {
    ...size,
    bleeds: false,
    draw: (ctx) => ctx.drawImage(picture, -MARGIN, -MARGIN),
    productAt: () => product,
  };
}

/** A window onto a photo of the world; where it reaches the frame's edges, the camera comes slowly closer behind it. */
function windowPicture(photo: ProductPhoto, room: Size, mount: Mount): Picture {
  const border = BORDERS[mount];
  const inner = { width: room.width - 2 * border, height: room.height - 2 * border };
  const close = withoutStrips(viewOf(photo, inner.width / inner.height), inner, photo.body);
  const size = fitted(close, inner);
  const outer = { width: size.width + 2 * border, height: size.height + 2 * border };
  const draw = (ctx: SKRSContext2D, { x, y, width, height }: Box) =>
    ctx.drawImage(photo.image, x, y, width, height, border, border, size.width, size.height);
  const productIn = ({ x, y, width }: Box): Box => {
    const scale = size.width / width;
    const { body } = photo;
    return {
      x: border + (body.x - x) * scale,
      y: border + (body.y - y) * scale,
      width: body.width * scale,
      height: body.height * scale,
    };
  };
  if (room.width < REEL_SIZE.width)
    return painted(outer, productIn(close), (ctx) => {
      drawMount(ctx, outer, mount, border);
      roundedPath(ctx, { x: border, y: border, ...size }, radiusOf(mount));
      ctx.clip();
      draw(ctx, close);
    });
  const wide = stepBack(photo, close);
  const viewAt = (share: number): Box => ({
    x: mix(wide.x, close.x, share),
    y: mix(wide.y, close.y, share),
    width: mix(wide.width, close.width, share),
    height: mix(wide.height, close.height, share),
  });
  return {
    ...outer,
    bleeds: true,
    draw: (ctx, share) => draw(ctx, viewAt(share)),
    productAt: (share) => productIn(viewAt(share)),
  };
}

/**
 * The part of a photo that a camera shows: the product with some air, in a shape as near to the wanted one as the photo
 * has room for.
 */
function viewOf({ body, ...photo }: ProductPhoto, shape: number): Box {
  const air = { width: body.width * (1 + 2 * AIR), height: body.height * (1 + 2 * AIR) };
  const fill = Math.max(air.width, air.height * shape);
  // Closer than that, a photo has no more detail to show.
  const most = Math.max(fill, Math.min(photo.width, photo.height * shape) * 0.72);
  const width = Math.min(photo.width, Math.max(air.width, most));
  const height = Math.min(photo.height, Math.max(air.height, most / shape));
  const keep = (middle: number, shown: number, start: number, length: number, all: number) =>
    clamp(clamp(middle - shown / 2, start + length - shown, start), 0, all - shown);
  return {
    x: keep(body.x + body.width / 2, width, body.x, body.width, photo.width),
    y: keep(body.y + body.height / 2, height, body.y, body.height, photo.height),
    width,
    height,
  };
}

/** What leaves a strip of paper at the frame's side looks like a mistake: its height gives way, as far as the product lets it. */
function withoutStrips(view: Box, room: Size, body: Box): Box {
  const short = (view.width * room.height) / (view.height * room.width);
  const height = Math.max(view.height * short, body.height);
  if (short >= 1 || short < NEARLY) return view;
  const y = clamp(view.y + (view.height - height) / 2, body.y + body.height - height, body.y);
  return { ...view, y, height };
}

/** The same shape further away, else the photo would be stretched while the camera moves. */
function stepBack(photo: ProductPhoto, { x, y, ...close }: Box): Box {
  const wider = Math.min(BEGINS_WIDER, photo.width / close.width, photo.height / close.height);
  const [width, height] = [close.width * wider, close.height * wider];
  return {
    x: clamp(x + (close.width - width) / 2, 0, photo.width - width),
    y: clamp(y + (close.height - height) / 2, 0, photo.height - height),
    width,
    height,
  };
}

function radiusOf(mount: Mount): number {
  return mount === 'frame' ? 2 : mount === 'window' ? 24 : 30;
}

function drawMount(ctx: SKRSContext2D, size: Size, mount: Mount, border: number) {
  if (border === 0) return;
  ctx.save();
  ctx.shadowColor = css(BLACK, 0.28);
  ctx.shadowBlur = 34;
  ctx.shadowOffsetY = 14;
  ctx.fillStyle = '#fffdf8';
  roundedPath(ctx, { x: 0, y: 0, ...size }, radiusOf(mount) + border * 0.6);
  ctx.fill();
  ctx.restore();
}

/** Where a photo ends within the frame it passes into what is behind it. */
function withoutEdges({ image }: ProductPhoto, size: Size, frame: Size): Canvas {
  return paintOnce(
    (ctx) => {
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(image, 0, 0, size.width, size.height);
      ctx.globalCompositeOperation = 'destination-in';
      for (const [length, whole, end] of [
        [size.width, frame.width, [size.width, 0]],
        [size.height, frame.height, [0, size.height]],
      ] as const) {
        if (length >= whole) continue;
        const fade = ctx.createLinearGradient(0, 0, end[0], end[1]);
        for (const [place, alpha] of [
          [0, 0],
          [SOFT, 1],
          [1 - SOFT, 1],
          [1, 0],
        ] as const)
          fade.addColorStop(place, `rgba(0,0,0,${alpha})`);
        ctx.fillStyle = fade;
        ctx.fillRect(0, 0, size.width, size.height);
      }
    },
    size.width,
    size.height,
  );
}

function fitted(size: Size, room: Size): Size {
  const scale = Math.min(room.width / size.width, room.height / size.height);
  return { width: size.width * scale, height: size.height * scale };
}

/** Of a photo's side. */
const SOFT = 0.05;
/** Whether a photo shows its product whole when it fills that much of the screen's height; else more of it would be blur. */
export function fillsScreen({ width, height, body }: ProductPhoto): boolean {
  const scale = Math.min(
    Math.max(REEL_SIZE.width / width, REEL_SIZE.height / height),
    REEL_SIZE.width / (body.width * (1 + AIR)),
  );
  return height * scale >= REEL_SIZE.height * MOSTLY;
}

const MOSTLY = 0.6;
/** So far out of focus that a mirrored product is a colour and no second product. */
const BLUR = 60;

/**
 * A photo that fills the screen without losing anything of the product: as large as the room has it, and around it its
 * own colours, mirrored at its edges and out of focus.
 */
export function paintExtended(photo: ProductPhoto, room: Box): { picture: Canvas; product: Box } {
  const [width, height] = [1080, 1920];
  const { body } = photo;
  const cover = Math.max(room.width / photo.width, room.height / photo.height);
  const whole = Math.min(room.width / (body.width * (1 + AIR)), room.height / (body.height * (1 + AIR)));
  const least = Math.min(room.width / photo.width, room.height / photo.height);
  const scale = Math.max(least, Math.min(cover, whole));
  const size = { width: photo.width * scale, height: photo.height * scale };
  const at = (length: number, all: number, start: number, own: number) =>
    all <= length ? (length - all) / 2 : clamp(length / 2 - (start + own / 2) * scale, length - all, 0);
  const place = {
    x: room.x + at(room.width, size.width, body.x, body.width),
    y: room.y + at(room.height, size.height, body.y, body.height),
  };
  const small = createCanvas(Math.round(width / BLUR), Math.round(height / BLUR));
  const inner = small.getContext('2d');
  inner.scale(1 / BLUR, 1 / BLUR);
  for (let row = -3; row <= 3; row++)
    for (let column = -2; column <= 2; column++) {
      inner.save();
      inner.translate(place.x + (column + 0.5) * size.width, place.y + (row + 0.5) * size.height);
      inner.scale(column % 2 ? -1 : 1, row % 2 ? -1 : 1);
      inner.drawImage(photo.image, -size.width / 2, -size.height / 2, size.width, size.height);
      inner.restore();
    }
  const picture = paintFrame((ctx) => {
    ctx.imageSmoothingQuality = 'high';
    ctx.filter = 'blur(28px)';
    ctx.drawImage(small, -BLUR, -BLUR, width + 2 * BLUR, height + 2 * BLUR);
    ctx.filter = 'none';
    ctx.drawImage(withoutEdges(photo, size, { width, height }), place.x, place.y);
  });
  return {
    picture,
    product: {
      x: place.x + body.x * scale,
      y: place.y + body.y * scale,
      width: body.width * scale,
      height: body.height * scale,
    },
  };
}
