import { createCanvas } from '@napi-rs/canvas';
import { drawGrain } from '#server/content/studio/canvas-parts.ts';
import type { Scheme } from '#server/content/studio/colours.ts';
import { css } from '#server/content/studio/oklab.ts';
import type { ProductPhoto } from '#server/content/studio/photo.ts';
import { setFont, upperCase } from '#server/content/studio/text-fit.ts';

const WIDTH = 1080;
const HEIGHT = 1400;
const ROW = 230;

/** For a product without a photo: its name as a printed cloth, which a camera can travel over like over a photo. */
export function paintTitlePhoto(title: string, scheme: Scheme, language: string): ProductPhoto {
  const image = createCanvas(WIDTH, HEIGHT);
  const ctx = image.getContext('2d');
  const cloth = ctx.createLinearGradient(0, 0, WIDTH, HEIGHT);
  cloth.addColorStop(0, css({ ...scheme.shape, l: Math.min(0.9, scheme.shape.l + 0.06) }));
  cloth.addColorStop(1, css({ ...scheme.shape, l: scheme.shape.l - 0.08 }));
  ctx.fillStyle = cloth;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);

  const light = scheme.shape.l < 0.6;
  const ink = { ...scheme.shape, l: scheme.shape.l + (light ? 0.22 : -0.2) };
  setFont(ctx, 'Anton', 210);
  const words = `${upperCase(title.slice(0, 60), language)}  •  `;
  const width = Math.max(200, ctx.measureText(words).width);
  ctx.translate(WIDTH / 2, HEIGHT / 2);
  ctx.rotate(-0.16);
  for (let row = -5; row <= 5; row++) {
    const start = -WIDTH - ((((row * 377) % width) + width) % width);
    for (let x = start; x < WIDTH; x += width) {
      ctx.globalAlpha = row % 2 ? 0.9 : 0.55;
      ctx.lineWidth = 4;
      ctx.strokeStyle = css(ink);
      ctx.fillStyle = css(ink);
      if (row % 2) ctx.fillText(words, x, row * ROW + 80);
      else ctx.strokeText(words, x, row * ROW + 80);
    }
  }
  ctx.resetTransform();
  ctx.globalAlpha = 1;
  drawGrain(ctx, WIDTH, HEIGHT, 0.08);
  return {
    kind: 'scene',
    image,
    width: WIDTH,
    height: HEIGHT,
    body: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    focus: { x: WIDTH / 2, y: HEIGHT / 2 },
    ground: null,
    palette: [],
    accent: null,
  };
}
