import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Face } from '#server/content/studio/fonts.ts';
import { css, type Oklch } from '#server/content/studio/oklab.ts';
import { easeInOut, overshoot, passed } from './easing.ts';
import { drawFading, fitMovingText, type MovingText } from './moving-text.ts';

export interface Invitation {
  text: MovingText;
  fill: string;
  radius: number;
}

/** The call to action as a button. */
export function paintInvitation(
  words: string,
  {
    face,
    fill,
    ink,
    size = 46,
    round = true,
  }: { face: Face; fill: Oklch; ink: Oklch; size?: number; round?: boolean },
): Invitation {
  const room = { face, maxWidth: 680, maxLines: 1, sizes: [size, 26] as [number, number], lineHeight: 1.2 };
  return { text: fitMovingText(words, room, { fill: css(ink) }), fill: css(fill), radius: round ? 999 : 6 };
}

/** Opens from its middle to both sides, then the words appear; `nudge` makes it breathe. */
export function drawInvitation(
  ctx: SKRSContext2D,
  { text, fill, radius }: Invitation,
  { x, y }: { x: number; y: number },
  { at, from, nudge = 0 }: { at: number; from: number; nudge?: number },
) {
  const share = passed(at, from, 0.45);
  if (share <= 0) return;
  const height = text.size * 2.3;
  const width = text.width + text.size * 2.6;
  const open = Math.max(height / width, easeInOut(Math.min(1, share * 1.15)));
  const size = overshoot(Math.min(1, share * 1.6)) * (1 + nudge * 0.035);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect((-width * open) / 2, -height / 2, width * open, height, Math.min(radius, height / 2));
  ctx.fill();
  drawFading(
    ctx,
    text,
    { x: -text.width / 2, y: -text.lineHeight / 2 },
    { at, from: from + 0.26, lasts: 0.35 },
  );
  ctx.restore();
}
