import { drawGrain, heightOf } from './canvas-parts.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice } from './price-part.ts';
import { fill, type Stage } from './stage.ts';
import {
  columnShare,
  drawInCard,
  drawOffer,
  drawStore,
  extraFoot,
  offerHeight,
  storeHeight,
  writeLead,
} from './stage-parts.ts';
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
  const store = storeHeight(stage);
  const least = (shape === 'square' ? 196 : 262) * unit + store + extraFoot(stage);
  const foot = wide
    ? safe.width * columnShare(stage)
    : safe.height - heightOf(photo, safe.width, safe.height - least);
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

  drawStore(
    stage,
    { x: text.x, y: text.y, width: text.width * (wide ? 1 : 0.56), height: store },
    { ink: scheme.softInk },
  );
  const offer = offerHeight(stage);
  drawOffer(
    stage,
    wide
      ? { x: text.x, y: text.y + store + 28 * unit, width: text.width, height: offer }
      : {
          x: text.x + text.width * 0.56,
          y: text.y + (store - offer) / 2,
          width: text.width * 0.44,
          height: offer,
        },
    {
      ground: scheme.accent,
      ink: scheme.onAccent,
      face: 'Manrope Bold',
      align: wide ? 'left' : 'right',
      radius: 14 * unit,
    },
  );
  const head = Math.max(store, wide ? store + (offer ? offer + 28 * unit : 0) : offer) + 18 * unit;
  const priceRoom = wide
    ? { x: text.x, y: text.y + text.height - 120 * unit, width: text.width, height: 120 * unit }
    : {
        x: text.x + text.width * 0.64,
        y: text.y + head,
        width: text.width * 0.36,
        height: text.height - head,
      };
  const price = drawPrice(stage, priceRoom, {
    face: 'Manrope Heavy',
    size: (wide ? 88 : stage.promotes ? 74 : 66) * unit,
    ink: scheme.accent,
    softInk: scheme.softInk,
    align: wide ? 'left' : 'right',
    flow: wide ? 'row' : 'stack',
    stand: 'bottom',
  });
  const below = { ...text, y: text.y + head, height: text.height - head };
  writeLead(stage, leadRoom(stage, below, price), {
    face: 'Manrope Heavy',
    smallFace: 'Manrope',
    sizes: [(wide ? 112 : 88) * unit, 40 * unit],
    maxLines: wide ? 5 : 3,
    lineHeight: 1.12,
    tracking: -0.02,
    ink: scheme.ink,
    softInk: scheme.softInk,
    stand: wide ? 'middle' : 'bottom',
  });
  drawGrain(ctx, width, height, 0.03);
}

/** Next to the price, or above it in a column. */
function leadRoom({ unit, shape, words }: Stage, text: Box, price: Box): Box {
  if (price.width === 0) return text;
  const gap = 40 * unit;
  if (shape === 'wide') return { ...text, height: price.y - text.y - gap / 2 };
  return { ...text, width: words.steps.length > 0 ? text.width : text.width - price.width - gap };
}
