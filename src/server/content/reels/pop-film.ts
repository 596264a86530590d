import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawGrain, drawRays, starPath } from '#server/content/studio/canvas-parts.ts';
import { BLACK, WHITE } from '#server/content/studio/colours.ts';
import { contrastOf, css } from '#server/content/studio/oklab.ts';
import { upperCase } from '#server/content/studio/text-fit.ts';
import { easeInOut, easeOut, mix, overshoot, passed, pulse, spring } from './easing.ts';
import { FULL, makeHero, type Pose } from './hero.ts';
import { drawInvitation, paintInvitation } from './invitation.ts';
import { drawStriking, fitMovingText } from './moving-text.ts';
import { drawPriceBlock, paintPriceBlock } from './price-block.ts';
import { paintRibbon } from './ribbon.ts';
import { cutsOf, type Film, paintOnce, type Stage } from './stage.ts';

/** Loud and on the beat: giant words strike, the photo jumps like a sticker, a star throws the price. */
export function makePopFilm(stage: Stage): Film {
  const { words, scheme, seconds, beat, language } = stage;
  const long = seconds > 5;
  const [close, stripes, priced, ended] = (
    long ? cutsOf(stage, 0.25, 0.4, 0.56, 0.8) : cutsOf(stage, 0.3, 0.5, 0.5, 0.8)
  ) as [number, number, number, number];
  const ink = css(scheme.ink);
  const second = scheme.dark ? scheme.shape : scheme.ink;
  const onSecond =
    contrastOf(second, WHITE) > contrastOf(second, BLACK)
      ? scheme.panel.l > 0.6
        ? scheme.panel
        : WHITE
      : BLACK;

  const loud = (text: string, fill: string, height: number) =>
    fitMovingText(
      upperCase(text, language),
      { face: 'Anton', maxWidth: 860, maxHeight: height, maxLines: 3, sizes: [400, 64], lineHeight: 1.12 },
      { fill, align: 'center' },
    );
  const title = loud(words.title, ink, 560);
  const store = loud(words.storeName, css(onSecond), 460);
  const ribbon = paintRibbon(`${upperCase(words.title.slice(0, 60), language)}  •  `, css(scheme.ground));
  const ghost = paintRibbon(
    `${upperCase(words.title.slice(0, 40), language)}  `,
    css(scheme.dark ? scheme.ink : scheme.ground),
    330,
  );
  const price = paintPriceBlock(words, {
    face: 'Anton',
    smallFace: 'Manrope Heavy',
    ink: scheme.onAccent,
    softInk: scheme.onAccent,
    strike: scheme.onAccent,
    size: 150,
    maxWidth: 430,
  });
  const invitation = paintInvitation(words.callToAction, {
    face: 'Manrope Heavy',
    fill: scheme.accent,
    ink: scheme.onAccent,
    size: 50,
  });

  const hero = makeHero(stage.photo, scheme, { close: 1 });
  const top = 290 + title.height + 30;
  const sticker: Pose = {
    ...FULL,
    x: 150,
    y: top,
    width: 780,
    height: Math.min(900, 1560 - top),
    radius: 44,
    turn: -0.045,
    zoom: 1.04,
  };
  const detail: Pose = { ...FULL, zoom: 1.45, panY: 0.03 };
  const high: Pose = { ...sticker, x: 130, y: 300, width: 820, height: 820, turn: 0.035 };
  const backgrounds = [scheme.ground, second].map((colour) =>
    paintOnce((ctx) => {
      ctx.fillStyle = css(colour);
      ctx.fillRect(0, 0, 1080, 1920);
      drawGrain(ctx, 1080, 1920, 0.06);
    }),
  );

  return {
    coverAt: close - beat / 2,
    draw(ctx, at) {
      // What is covered whole is not drawn: a screen of rays costs as much as all the rest.
      if (at < close) drawOpening(ctx, at);
      else if (at < stripes) drawClose(ctx, at);
      else if (at < priced) drawStripes(ctx, at);
      else if (at < ended + 0.35) drawPriced(ctx, at);
      if (at >= ended - 0.25) drawEnding(ctx, at);
      drawTicker(ctx, at);
    },
  };

  function drawGround(ctx: SKRSContext2D, at: number) {
    ctx.drawImage(backgrounds[0]!, 0, 0);
    ctx.save();
    ctx.fillStyle = css(scheme.panel, 0.55);
    ctx.translate(540, 1000);
    ctx.rotate(at * 0.16);
    drawRays(ctx, 0, 0, 1400, 14);
    ctx.restore();
  }

  function drawOpening(ctx: SKRSContext2D, at: number) {
    drawGround(ctx, at);
    drawStriking(ctx, title, { x: 540 - title.width / 2, y: 290 }, { at, from: -0.16, each: beat / 2 });
    const jump = spring(passed(at, -0.35, 1.3));
    drawSticker(
      ctx,
      {
        ...sticker,
        y: mix(1700, sticker.y, jump),
        turn: sticker.turn * (2.5 - 1.5 * jump),
        zoom: sticker.zoom + at * 0.02,
      },
      pulse(at, beat),
    );
  }

  function drawClose(ctx: SKRSContext2D, at: number) {
    const since = at - close;
    // Each beat is a new cut a step closer.
    const step = Math.floor(since / beat) % 3;
    const pan = [0, -0.1, 0.08][step]!;
    hero.draw(ctx, {
      ...detail,
      zoom: detail.zoom + 0.28 * step + 0.05 * (since % beat) + 0.1 * pulse(since, beat),
      panX: pan,
    });
    ghost.draw(ctx, 1310, -since * 420);
    flash(ctx, passed(at, close, 0.18));
  }

  function drawStripes(ctx: SKRSContext2D, at: number) {
    drawGround(ctx, at);
    [0, 1, 2].forEach((row) => {
      const come = easeOut(passed(at, stripes + row * beat * 0.5 - 0.1, 0.5));
      const side = row % 2 ? 1 : -1;
      const slide = (at - stripes) * 40 * side;
      const pose: Pose = {
        ...FULL,
        y: 10 + row * 640,
        height: 620,
        width: 1180,
        x: -50 + side * mix(1300, 0, come) + slide,
        zoom: 1.1 + 0.35 * row,
        panX: 0.07 * side,
      };
      hero.draw(ctx, pose);
    });
    ghost.draw(ctx, 660, -(at - stripes) * 380);
  }

  function drawPriced(ctx: SKRSContext2D, at: number) {
    drawGround(ctx, at);
    const come = spring(passed(at, priced - 0.1, 1.1));
    drawSticker(
      ctx,
      { ...high, x: mix(-900, high.x, come), zoom: high.zoom + (at - priced) * 0.02 },
      pulse(at, beat),
    );
    if (!price)
      return drawStriking(
        ctx,
        title,
        { x: 540 - title.width / 2, y: 1180 },
        { at, from: priced + 0.1, each: beat / 2 },
      );
    const share = passed(at, priced + beat / 2 - 0.08, 0.5);
    if (share <= 0) return;
    ctx.save();
    ctx.translate(610, 1190);
    const size = overshoot(share) * (1 + 0.03 * pulse(at, beat));
    ctx.scale(size, size);
    ctx.save();
    ctx.rotate(at * 0.25);
    starPath(ctx, 0, 0, 330, 20, 0.11);
    ctx.fillStyle = css(scheme.accent);
    ctx.fill();
    ctx.restore();
    ctx.rotate(-0.1);
    drawPriceBlock(
      ctx,
      price,
      { x: 0, y: -price.height / 2, align: 'center' },
      { at, from: priced + beat / 2 },
    );
    ctx.restore();
  }

  function drawEnding(ctx: SKRSContext2D, at: number) {
    const open = easeInOut(passed(at, ended - 0.25, 0.6));
    ctx.save();
    ctx.beginPath();
    ctx.arc(540, 1000, 1180 * open, 0, Math.PI * 2);
    ctx.clip();
    ctx.drawImage(backgrounds[1]!, 0, 0);
    const jump = spring(passed(at, ended - 0.05, 1));
    drawSticker(ctx, { ...sticker, x: 290, y: mix(1500, 380, jump), width: 500, height: 520, turn: 0.05 }, 0);
    drawStriking(
      ctx,
      store,
      { x: 540 - store.width / 2, y: 970 },
      { at, from: ended + 0.05, each: beat / 2 },
    );
    drawInvitation(
      ctx,
      invitation,
      { x: 540, y: 1080 + store.height },
      { at, from: ended + 0.25, nudge: pulse(at, beat) },
    );
    ctx.restore();
  }

  function drawSticker(ctx: SKRSContext2D, pose: Pose, beatShare: number) {
    const grown = 1 + 0.018 * beatShare;
    ctx.save();
    ctx.translate(pose.x + pose.width / 2, pose.y + pose.height / 2);
    ctx.rotate(pose.turn);
    ctx.scale(grown, grown);
    const box = { ...pose, x: -pose.width / 2, y: -pose.height / 2, turn: 0 };
    ctx.fillStyle = 'rgba(0,0,0,0.22)';
    ctx.beginPath();
    ctx.roundRect(box.x - 4, box.y + 12, box.width + 44, box.height + 36, 60);
    ctx.fill();
    ctx.fillStyle = '#fff';
    ctx.beginPath();
    ctx.roundRect(box.x - 20, box.y - 20, box.width + 40, box.height + 40, 60);
    ctx.fill();
    hero.draw(ctx, box);
    ctx.restore();
  }

  function drawTicker(ctx: SKRSContext2D, at: number) {
    ctx.save();
    ctx.translate(540, 1660);
    ctx.rotate(-0.035);
    ctx.fillStyle = ink;
    ctx.fillRect(-620, -52, 1240, 104);
    ctx.translate(-540, 0);
    ribbon.draw(ctx, 0, -at * 150);
    ctx.restore();
  }

  function flash(ctx: SKRSContext2D, share: number) {
    if (share >= 1) return;
    ctx.fillStyle = css(WHITE, 0.8 * (1 - share));
    ctx.fillRect(0, 0, 1080, 1920);
  }
}
