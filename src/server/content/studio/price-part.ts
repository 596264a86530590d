import { roundedPath, strike } from './canvas-parts.ts';
import type { Scheme } from './colours.ts';
import type { Face } from './fonts.ts';
import { css, type Oklch } from './oklab.ts';
import type { Box } from './photo.ts';
import { type Stage, write } from './stage.ts';
import { setFont } from './text-fit.ts';

export interface PriceStyle {
  face: Face;
  size: number;
  ink: Oklch;
  softInk: Oklch;
  align: 'left' | 'center' | 'right';
  /** The old price next to the new one or below it. */
  flow: 'row' | 'stack';
  stand?: 'top' | 'middle' | 'bottom';
  /** Stands on a plate of the look's own. */
  isPlated?: boolean;
}

/** The price in the way of the brand, where it has one; else as the look has it. Gives back what it takes. */
export function drawPrice(stage: Stage, room: Box, style: PriceStyle): Box {
  if (stage.priceStyle !== 'badge' || style.isPlated || !stage.words.price)
    return writePrice(stage, room, style);
  const { accent: ground, onAccent: ink } = stage.scheme;
  const { face, size, align } = style;
  return (
    drawPlate(stage, room, { ground, ink, face, size: size * 0.9, align }) ?? { ...room, width: 0, height: 0 }
  );
}

/** The price, «from» where variants differ, and the old price struck through. */
function writePrice(stage: Stage, room: Box, style: PriceStyle): Box {
  const { price } = stage.words;
  if (!price) return { ...room, width: 0, height: 0 };
  const { ctx } = stage;
  const { size, parts } = measurePrice(stage, room, style);
  const besides = sizeBesides(stage, size);
  const isStack = style.flow === 'stack';
  const spare = { x: room.width - parts.width, y: room.height - parts.height };
  const x = room.x + (style.align === 'left' ? 0 : style.align === 'right' ? spare.x : spare.x / 2);
  const stand = style.stand ?? 'middle';
  const y = room.y + (stand === 'top' ? 0 : stand === 'bottom' ? spare.y : spare.y / 2);
  const one = { maxLines: 1, lineHeight: 1.15 } as const;
  const above = isStack && parts.prefix ? besides * 1.2 : 0;
  const firstRow = { y: y + above, height: size * 1.2 };
  const nowLeft = (rowWidth: number) =>
    style.flow === 'row' || style.align === 'left'
      ? x
      : x + (parts.width - rowWidth) / (style.align === 'right' ? 1 : 2);
  const gap = size * 0.28;
  const inRow = !isStack && parts.prefix ? parts.prefix + gap : 0;
  const left = nowLeft(inRow + parts.now) + inRow;
  if (price.prefix) {
    const line = isStack
      ? { x: nowLeft(parts.prefix), y, height: above }
      : { x: left - inRow, y: firstRow.y + (size - besides) * 0.3, height: firstRow.height };
    write(stage, price.prefix, {
      ...one,
      room: { ...line, width: parts.prefix + 2 },
      face: smallFace(style.face),
      sizes: [besides, besides * 0.94],
      ink: style.softInk,
      stand: 'middle',
    });
  }
  write(stage, price.now, {
    ...one,
    room: { x: left, ...firstRow, width: parts.now + 2 },
    face: style.face,
    sizes: [size, size * 0.9],
    ink: style.ink,
    stand: 'middle',
  });
  if (price.before) {
    const before =
      style.flow === 'row'
        ? { x: left + parts.now + gap * 1.3, y: y + (size - besides) * 0.3, height: firstRow.height }
        : {
            x:
              style.align === 'left'
                ? x
                : x + (parts.width - parts.before) / (style.align === 'right' ? 1 : 2),
            y: firstRow.y + size * 1.16,
            height: besides * 1.25,
          };
    const box = write(stage, price.before, {
      ...one,
      room: { ...before, width: parts.before + 2 },
      face: smallFace(style.face),
      sizes: [besides, besides * 0.96],
      ink: style.softInk,
      stand: 'middle',
    });
    ctx.fillStyle = css(style.softInk);
    strike(ctx, { x: box.x, y: box.y + box.height * 0.52, width: box.width }, Math.max(2, size * 0.045));
  }
  return { x, y, width: parts.width, height: parts.height };
}

/** How large the price can be in a room, and what it then takes. */
export function measurePrice(stage: Stage, room: { width: number; height: number }, style: PriceStyle) {
  for (let { size } = style; ; size *= 0.95) {
    const parts = measureParts(stage, style, size);
    const fits = parts.width <= room.width && parts.height <= room.height;
    if (fits || size < style.size * 0.2) return { size, parts };
  }
}

/** Of what stands beside the price: smaller, but read on a phone. */
function sizeBesides({ small }: Stage, size: number): number {
  return Math.min(size * 0.82, Math.max(size * 0.55, small * 0.76));
}

function measureParts(stage: Stage, style: PriceStyle, size: number) {
  const { ctx, words } = stage;
  const { price } = words;
  const besides = sizeBesides(stage, size);
  const widthOf = (text: string | null | undefined, face: Face, textSize: number) => {
    if (!text) return 0;
    setFont(ctx, face, textSize);
    return ctx.measureText(text).width;
  };
  const small = smallFace(style.face);
  const prefix = widthOf(price?.prefix, small, besides);
  const now = widthOf(price?.now, style.face, size);
  const before = widthOf(price?.before, small, besides);
  const gap = size * 0.28;
  const row = style.flow === 'row';
  const first = row ? (prefix ? prefix + gap : 0) + now : Math.max(prefix, now);
  return {
    prefix,
    now,
    before,
    width: row
      ? first + (before ? gap * 1.3 + before + size * 0.06 : 0)
      : Math.max(first, before + size * 0.1),
    height: size * 1.2 + (row ? 0 : (prefix ? besides * 1.2 : 0) + (before ? besides * 1.25 : 0)),
  };
}

function smallFace(face: Face): Face {
  if (face === 'Playfair' || face === 'Playfair Italic') return 'Manrope';
  return face === 'Manrope Heavy' || face === 'Manrope Bold' ? 'Manrope' : 'Grotesque';
}

interface Plate {
  ground: Scheme['accent'];
  ink: Oklch;
  face: Face;
  size: number;
  align: 'left' | 'center' | 'right';
  radius?: number;
}

/** The price on a plate of its own, unless the brand wants it plain; null where there is no price. */
export function drawPill(stage: Stage, room: Box, plate: Plate): Box | null {
  if (stage.priceStyle !== 'plain') return drawPlate(stage, room, plate);
  if (!stage.words.price) return null;
  const { ink, softInk } = stage.scheme;
  const { face, size, align } = plate;
  return writePrice(stage, room, { face, size, align, ink, softInk, flow: 'row' });
}

/** As wide as the price needs. */
function drawPlate(stage: Stage, room: Box, { ground, ink, face, size, align, radius }: Plate): Box | null {
  const { ctx, words } = stage;
  if (!words.price) return null;
  const style: PriceStyle = { face, size, ink, softInk: ink, align: 'center', flow: 'row' };
  const padding = size * 0.75;
  const inner = { width: room.width - padding * 2, height: room.height };
  const measured = measurePrice(stage, inner, style);
  const width = measured.parts.width + padding * 2;
  const height = Math.min(room.height, measured.size * 1.95);
  const pill = {
    x: room.x + (room.width - width) * (align === 'left' ? 0 : align === 'right' ? 1 : 0.5),
    y: room.y + (room.height - height) / 2,
    width,
    height,
  };
  roundedPath(ctx, pill, radius ?? height / 2);
  ctx.fillStyle = css(ground);
  ctx.fill();
  writePrice(stage, { ...pill, x: pill.x + padding, width: measured.parts.width }, style);
  return pill;
}
