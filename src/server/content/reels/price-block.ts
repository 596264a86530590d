import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Face } from '#server/content/studio/fonts.ts';
import { css, type Oklch } from '#server/content/studio/oklab.ts';
import { drawRollingPrice, drawStrike, type MovingPrice, paintPrice } from './moving-price.ts';
import { drawRising, fitMovingText, type MovingText } from './moving-text.ts';
import type { ReelWords } from './reel-words.ts';

/** The price with what belongs to it: the old one above, or the word that it is the lowest. */
export interface PriceBlock {
  price: MovingPrice;
  above: MovingText | null;
  isOld: boolean;
  strike: string;
  height: number;
}

interface BlockStyle {
  face: Face;
  smallFace: Face;
  ink: Oklch;
  softInk: Oklch;
  strike: Oklch;
  size: number;
  maxWidth: number;
}

export function paintPriceBlock(words: ReelWords, style: BlockStyle): PriceBlock | null {
  if (!words.price) return null;
  const price = paintPrice(words.price, {
    face: style.face,
    sizes: [style.size, 40],
    maxWidth: style.maxWidth,
    fill: css(style.ink),
  });
  const small = words.oldPrice ?? words.from;
  const room = {
    face: style.smallFace,
    maxWidth: style.maxWidth,
    maxLines: 1,
    sizes: [price.size * 0.42, 24] as [number, number],
    lineHeight: 1.3,
  };
  return {
    price,
    above: small ? fitMovingText(small, room, { fill: css(style.softInk) }) : null,
    isOld: words.oldPrice !== null,
    strike: css(style.strike),
    height: price.size * (small ? 1.75 : 1.2),
  };
}

/** `y` is the block's top; `align` says on which side of `x` it stands. */
export function drawPriceBlock(
  ctx: SKRSContext2D,
  { price, above, isOld, strike }: PriceBlock,
  { x, y, align }: { x: number; y: number; align: 'left' | 'center' },
  { at, from, until = Number.POSITIVE_INFINITY }: { at: number; from: number; until?: number },
) {
  if (at >= until) return;
  const leftOf = (width: number) => (align === 'center' ? x - width / 2 : x);
  let middle = y + price.size * 0.6;
  if (above) {
    const left = leftOf(above.width);
    drawRising(ctx, above, { x: left, y }, { at, from, lasts: 0.5 });
    if (isOld)
      drawStrike(
        ctx,
        { x: left, y: y + above.lineHeight / 2, width: above.width, size: above.size },
        { at, from: from + 0.35, colour: strike },
      );
    middle += price.size * 0.56;
  }
  drawRollingPrice(ctx, price, { x: leftOf(price.width), y: middle }, { at, from: from + 0.05, lasts: 0.65 });
}
