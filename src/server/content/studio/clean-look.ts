import { drawGrain, roundedPath } from './canvas-parts.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice } from './price-part.ts';
import { fill, type Stage, write } from './stage.ts';
import { drawInCard, drawStore } from './stage-parts.ts';

/** A shop window: much white, one large card, everything on one grid. */
export function drawClean(stage: Stage) {
  const { ctx, unit, safe, scheme, words, photo, shape, width, height } = stage;
  fill(stage, scheme.ground);
  const gap = 40 * unit;
  const wide = shape === 'wide';
  const foot = wide ? safe.width * 0.4 : (shape === 'square' ? 232 : 300) * unit;
  const card: Box = wide
    ? { x: safe.x + foot + gap, y: safe.y, width: safe.width - foot - gap, height: safe.height }
    : { x: safe.x, y: safe.y, width: safe.width, height: safe.height - foot };
  const text: Box = wide
    ? { x: safe.x, y: safe.y, width: foot, height: safe.height }
    : { x: safe.x, y: card.y + card.height + gap, width: safe.width, height: foot - gap };

  const light = ctx.createLinearGradient(0, card.y, 0, card.y + card.height);
  light.addColorStop(0, css({ ...scheme.panel, l: scheme.panel.l + 0.025 }));
  light.addColorStop(1, css({ ...scheme.panel, l: scheme.panel.l - 0.02 }));
  if (photo) drawInCard(stage, card, 32 * unit, light, 0.11);
  else drawTitleCard(stage, card, light);

  const store = { x: text.x, y: text.y, width: text.width * (wide ? 1 : 0.62), height: 40 * unit };
  drawStore(stage, store, { ink: scheme.softInk });
  if (words.kicker)
    write(stage, words.kicker, {
      room: wide
        ? { x: text.x, y: text.y + 52 * unit, width: text.width, height: 40 * unit }
        : { x: text.x + text.width * 0.64, y: text.y, width: text.width * 0.36, height: 40 * unit },
      face: 'Manrope',
      sizes: [28 * unit, 20 * unit],
      maxLines: 1,
      lineHeight: 1.4,
      ink: scheme.softInk,
      align: wide ? 'left' : 'right',
      stand: 'middle',
    });
  const priceRoom = wide
    ? { x: text.x, y: text.y + text.height - 130 * unit, width: text.width, height: 130 * unit }
    : {
        x: text.x + text.width * 0.64,
        y: text.y + 58 * unit,
        width: text.width * 0.36,
        height: text.height - 58 * unit,
      };
  const price = drawPrice(stage, priceRoom, {
    face: 'Manrope Heavy',
    size: (stage.promotes ? 74 : 66) * unit,
    ink: scheme.accent,
    softInk: scheme.softInk,
    align: wide ? 'left' : 'right',
    flow: wide ? 'row' : 'stack',
    stand: 'bottom',
  });
  if (photo)
    write(stage, words.title, {
      room: wide
        ? { x: text.x, y: text.y + 110 * unit, width: text.width, height: text.height - 260 * unit }
        : {
            x: text.x,
            y: text.y + 58 * unit,
            width: price.width ? text.width - price.width - gap : text.width,
            height: text.height - 58 * unit,
          },
      face: 'Manrope Heavy',
      sizes: [(wide ? 84 : 68) * unit, 28 * unit],
      maxLines: wide ? 5 : 3,
      lineHeight: 1.14,
      tracking: -0.02,
      ink: scheme.ink,
      stand: wide ? 'middle' : 'bottom',
    });
  drawGrain(ctx, width, height, 0.03);
}

function drawTitleCard(stage: Stage, card: Box, light: ReturnType<Stage['ctx']['createLinearGradient']>) {
  const { ctx, unit, scheme, words } = stage;
  roundedPath(ctx, card, 32 * unit);
  ctx.fillStyle = light;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = css(scheme.shape, 0.55);
  ctx.beginPath();
  ctx.arc(card.x + card.width * 0.86, card.y + card.height * 0.1, card.width * 0.42, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
  const inner = 72 * unit;
  write(stage, words.title, {
    room: {
      x: card.x + inner,
      y: card.y + inner,
      width: card.width - inner * 2,
      height: card.height - inner * 2,
    },
    face: 'Manrope Heavy',
    sizes: [150 * unit, 34 * unit],
    maxLines: 7,
    lineHeight: 1.06,
    tracking: -0.03,
    ink: scheme.ink,
    stand: 'bottom',
  });
}
