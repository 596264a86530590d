import type { Crop } from '#shared/content/own-pictures.ts';

/* A part of a photo, moved and resized, in shares of its width and height. */

export type Part = NonNullable<Crop>;
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

export const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };
/** Less of a photo is only a blur. */
export const LEAST = 0.1;

/** As far as the photo goes. */
export function moved(part: Part, dx: number, dy: number): Part {
  return {
    ...part,
    x: clamp(part.x + dx, 0, 1 - part.width),
    y: clamp(part.y + dy, 0, 1 - part.height),
  };
}

/**
 * One corner is dragged, the one across stays.
 * @param ratio of width to height, in shares, where that must stay; else null.
 */
export function resized(part: Part, corner: Corner, [dx, dy]: [number, number], ratio: number | null): Part {
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const [right, bottom] = [part.x + part.width, part.y + part.height];
  const roomX = isLeft ? right : 1 - part.x;
  const roomY = isTop ? bottom : 1 - part.y;
  let width = clamp(part.width + (isLeft ? -dx : dx), LEAST, roomX);
  let height = clamp(part.height + (isTop ? -dy : dy), LEAST, roomY);
  if (ratio !== null) {
    // The way that was dragged further decides.
    const wanted = Math.abs(dx) >= Math.abs(dy) ? width : height * ratio;
    const least = Math.max(LEAST, LEAST * ratio);
    width = clamp(wanted, Math.min(least, roomX), Math.min(roomX, roomY * ratio));
    height = width / ratio;
  }
  return { x: isLeft ? right - width : part.x, y: isTop ? bottom - height : part.y, width, height };
}

/** The largest part of that ratio, in the middle. */
export function largest(ratio: number): Part {
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Null where it is the whole photo, which is what null says. */
export function cropOf(part: Part): Crop {
  const [x, y] = [round(part.x), round(part.y)];
  const width = Math.min(round(part.width), round(1 - x));
  const height = Math.min(round(part.height), round(1 - y));
  return width >= 0.995 && height >= 0.995 ? null : { x, y, width, height };
}

const round = (share: number) => Math.round(share * 1000) / 1000;

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
