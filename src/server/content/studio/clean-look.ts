import { drawGrain, heightOf } from './canvas-parts.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice } from './price-part.ts';
import { fill, type Stage } from './stage.ts';
import { drawInCard, drawOffer, drawStore, extraFoot, writeLead } from './stage-parts.ts';
import { drawWordsCard } from './words-card.ts';

/** A shop window: much white, one large card, everything on one grid. */
export function drawClean(stage: Stage) {
  const { ctx, unit, safe, scheme, photo, shape, width, height } = stage;
  if (!photo)
    return drawWordsCard(stage, {
      face: 'Manrope Heavy',
      smallFace: 'Manrope',
      tracking: -0.03,
      ground: scheme.panel,
    });
  fill(stage, scheme.ground);
  const gap = 40 * unit;
  const wide = shape === 'wide';
  const least = (shape === 'square' ? 232 : 300) * unit + extraFoot(stage);
  const foot = wide ? safe.width * 0.4 : safe.height - heightOf(photo, safe.width, safe.height - least);
  const card: Box = wide
    ? { x: safe.x + foot + gap, y: safe.y, width: safe.width - foot - gap, height: safe.height }
    : { x: safe.x, y: safe.y, width: safe.width, height: safe.height - foot };
  const text: Box = wide
    ? { x: safe.x, y: safe.y, width: foot, height: safe.height }
    : { x: safe.x, y: card.y + card.height + gap, width: safe.width, height: foot - gap };

  const light = ctx.createLinearGradient(0, card.y, 0, card.y + card.height);
  light.addColorStop(0, css({ ...scheme.panel, l: scheme.panel.l + 0.025 }));
  light.addColorStop(1, css({ ...scheme.panel, l: scheme.panel.l - 0.02 }));
  drawInCard(stage, card, 32 * unit, light, 0.11);

  const store = { x: text.x, y: text.y, width: text.width * (wide ? 1 : 0.62), height: 40 * unit };
  drawStore(stage, store, { ink: scheme.softInk });
  drawOffer(
    stage,
    wide
      ? { x: text.x, y: text.y + 56 * unit, width: text.width, height: 64 * unit }
      : { x: text.x + text.width * 0.4, y: text.y - 12 * unit, width: text.width * 0.6, height: 64 * unit },
    {
      ground: scheme.accent,
      ink: scheme.onAccent,
      face: 'Manrope Bold',
      align: wide ? 'left' : 'right',
      radius: 14 * unit,
    },
  );
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
  writeLead(stage, leadRoom(stage, text, price.width ? price.width + gap : 0), {
    face: 'Manrope Heavy',
    smallFace: 'Manrope',
    sizes: [(wide ? 92 : 88) * unit, 34 * unit],
    maxLines: wide ? 5 : 3,
    lineHeight: 1.12,
    tracking: -0.02,
    ink: scheme.ink,
    softInk: scheme.softInk,
    stand: wide ? 'middle' : 'bottom',
  });
  drawGrain(ctx, width, height, 0.03);
}

/** Next to the price, or above it where steps need the whole width. */
function leadRoom({ unit, shape, words }: Stage, text: Box, beside: number): Box {
  if (shape === 'wide')
    return { x: text.x, y: text.y + 130 * unit, width: text.width, height: text.height - 280 * unit };
  const top = text.y + 64 * unit;
  const width = words.steps.length > 0 ? text.width : text.width - beside;
  return { x: text.x, y: top, width, height: text.y + text.height - top };
}
