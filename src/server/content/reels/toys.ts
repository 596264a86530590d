import type { SKRSContext2D } from '@napi-rs/canvas';
import { starPath } from '#server/content/studio/canvas-parts.ts';
import type { Scheme } from '#server/content/studio/colours.ts';
import { css } from '#server/content/studio/oklab.ts';

/** Dots, stars and sticks that drift along both edges, away from what is to be read. */
export function scatterToys(scheme: Scheme, random: () => number) {
  const toys = Array.from({ length: 9 }, (_, index) => ({
    x: index % 2 ? 30 + random() * 90 : 960 + random() * 90,
    y: 120 + ((index + random()) / 9) * 1680,
    size: 18 + random() * 34,
    kind: index % 3,
    pace: 0.6 + random() * 1.2,
  }));
  return (ctx: SKRSContext2D, at: number) => {
    for (const [index, { x, y, size, kind, pace }] of toys.entries()) {
      ctx.save();
      ctx.translate(x + Math.sin(at * pace + index) * 26, y - at * 22 * pace);
      ctx.rotate(at * pace * 0.6 + index);
      ctx.fillStyle = css(index % 2 ? scheme.shape : scheme.panel, 0.9);
      if (kind === 1) starPath(ctx, 0, 0, size * 1.3, 5, 0.5);
      else {
        ctx.beginPath();
        if (kind === 0) ctx.arc(0, 0, size, 0, Math.PI * 2);
        else ctx.roundRect(-size * 1.3, -size * 0.35, size * 2.6, size * 0.7, size);
      }
      ctx.fill();
      ctx.restore();
    }
  };
}
