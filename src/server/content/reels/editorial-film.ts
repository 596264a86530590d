import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawGrain, roundedPath } from '#server/content/studio/canvas-parts.ts';
import { legibleOn } from '#server/content/studio/colours.ts';
import { css } from '#server/content/studio/oklab.ts';
import { upperCase } from '#server/content/studio/text-fit.ts';
import { easeInOut, easeOut, mix, passed } from './easing.ts';
import { FULL, makeHero, type Pose, type PoseKey, poseAt } from './hero.ts';
import { drawInvitation, paintInvitation } from './invitation.ts';
import { drawRising, fitMovingText } from './moving-text.ts';
import { drawPriceBlock, paintPriceBlock } from './price-block.ts';
import { cutsOf, type Film, paintOnce, SAFE, type Stage } from './stage.ts';

/** Paper, an arch, a serif: the product's window opens to the whole page, shows a detail, and closes to a card. */
export function makeEditorialFilm(stage: Stage): Film {
  const { words, scheme, seconds, language } = stage;
  const long = seconds > 5;
  const [opened, split, described, priced] = (
    long ? cutsOf(stage, 0.26, 0.42, 0.58, 0.8) : cutsOf(stage, 0.28, 0.53, 0.53, 0.78)
  ) as [number, number, number, number];
  const endInk = legibleOn(scheme.accent, scheme.ground);

  const title = fitMovingText(
    words.title,
    {
      face: 'Playfair',
      maxWidth: SAFE.width,
      maxHeight: 340,
      maxLines: 3,
      sizes: [150, 50],
      lineHeight: 1.14,
    },
    { fill: css(scheme.ink), align: 'center' },
  );
  const label = labelOf(words.category ?? words.storeName, css(scheme.softInk));
  const caption = fitMovingText(
    words.title,
    { face: 'Playfair Italic', maxWidth: 760, maxHeight: 300, maxLines: 3, sizes: [76, 42], lineHeight: 1.2 },
    { fill: '#fff' },
  );
  const price = paintPriceBlock(words, {
    face: 'Manrope Bold',
    smallFace: 'Manrope',
    ink: scheme.ink,
    softInk: scheme.softInk,
    strike: scheme.accent,
    size: 150,
    maxWidth: SAFE.width,
  });
  const store = fitMovingText(
    words.storeName,
    {
      face: 'Playfair',
      maxWidth: SAFE.width,
      maxHeight: 260,
      maxLines: 2,
      sizes: [108, 48],
      lineHeight: 1.14,
    },
    { fill: css(endInk), align: 'center' },
  );
  const invitation = paintInvitation(words.callToAction, {
    face: 'Manrope Bold',
    fill: endInk,
    ink: legibleOn(endInk, scheme.accent),
  });

  const hero = makeHero(stage.photo, scheme);
  const archTop = 400 + title.height + 50;
  const arch: Pose = { ...FULL, x: 130, y: archTop, width: 820, height: 1700 - archTop, arch: 1, zoom: 1.02 };
  const whole: Pose = { ...FULL, zoom: hero.kind === 'photo' ? 1.12 : 1.5, panY: 0.03 };
  const card: Pose = {
    ...FULL,
    x: 120,
    y: 290,
    width: 840,
    height: 880,
    radius: 28,
    zoom: 1.02,
  };
  const small: Pose = { ...FULL, x: 320, y: 400, width: 440, height: 580, arch: 1, zoom: 1.02 };
  const keys: PoseKey[] = [
    { at: 0, lasts: 0, pose: { ...arch, y: arch.y + 130, zoom: 1.3 } },
    { at: -0.3, lasts: 1.5, pose: arch },
    { at: opened - 0.35, lasts: 0.8, pose: whole },
    { at: described - 0.35, lasts: 0.8, pose: card },
    { at: priced - 0.15, lasts: 0.7, pose: small },
  ];
  const page = paintOnce((ctx) => {
    ctx.fillStyle = css(scheme.ground);
    ctx.fillRect(0, 0, 1080, 1920);
    drawGrain(ctx, 1080, 1920);
  });

  function drawSplit(ctx: SKRSContext2D, at: number) {
    const come = easeInOut(passed(at, split - 0.3, 0.6));
    const leave = easeInOut(passed(at, described - 0.3, 0.5));
    if (come <= 0 || leave >= 1) return;
    const slide = (at - split) * 26;
    const left: Pose = {
      ...FULL,
      width: 530,
      zoom: 1.25,
      panX: -0.12,
      panY: -0.04,
      y: mix(1920, 0, come) - leave * 1920 - slide * 0.4,
      height: 2000,
    };
    const right: Pose = {
      ...FULL,
      x: 550,
      width: 530,
      zoom: 1.55,
      panX: 0.1,
      panY: 0.05,
      y: mix(-2000, -60, come) + leave * 2000 + slide * 0.4,
      height: 2000,
    };
    ctx.fillStyle = css(scheme.ground);
    ctx.fillRect(530, 0, 20, 1920);
    hero.draw(ctx, left);
    hero.draw(ctx, right);
  }

  return {
    coverAt: opened - 0.4,
    draw(ctx, at) {
      ctx.drawImage(page, 0, 0);
      const closing = easeInOut(passed(at, priced - 0.2, 0.75));
      if (closing < 1) {
        drawRising(ctx, label, { x: 540 - label.width / 2, y: 326 }, { at, from: -0.2, until: opened - 0.4 });
        drawRising(
          ctx,
          title,
          { x: 540 - title.width / 2, y: 392 },
          { at, from: -0.15, until: opened - 0.4, each: 0.13, lasts: 0.9 },
        );
        drawHairline(ctx, css(scheme.accent), { y: 286, half: 60 * easeOut(passed(at, 0, 0.9)) });
      }
      if (closing < 1) hero.draw(ctx, poseAt(keys, at));
      if (long) drawSplit(ctx, at);
      drawCaption(ctx, at);
      if (closing < 1) {
        if (price)
          drawPriceBlock(
            ctx,
            price,
            { x: 120, y: 1225, align: 'left' },
            { at, from: described + 0.1, until: priced + 0.5 },
          );
        else drawRising(ctx, title, { x: 120, y: 1215 }, { at, from: described + 0.1, until: priced });
      }
      drawEnding(ctx, at, closing);
    },
  };

  function drawCaption(ctx: SKRSContext2D, at: number) {
    const until = (long ? split : described) - 0.3;
    const seen = passed(at, opened + 0.1, 0.4) * (1 - passed(at, until, 0.3));
    if (seen <= 0) return;
    const shade = ctx.createLinearGradient(0, 900, 0, 1700);
    shade.addColorStop(0, 'rgba(0,0,0,0)');
    shade.addColorStop(1, `rgba(0,0,0,${0.72 * seen})`);
    ctx.fillStyle = shade;
    ctx.fillRect(0, 900, 1080, 1020);
    drawRising(ctx, caption, { x: 120, y: 1440 - caption.height }, { at, from: opened + 0.15, until });
    ctx.strokeStyle = `rgba(255,255,255,${0.7 * seen})`;
    ctx.lineWidth = 2.5;
    const inset = mix(0, 44, easeOut(passed(at, opened, 0.9)));
    ctx.strokeRect(inset, inset, 1080 - 2 * inset, 1920 - 2 * inset);
  }

  function drawEnding(ctx: SKRSContext2D, at: number, closing: number) {
    if (closing <= 0) return;
    const top = mix(1920, 0, closing);
    ctx.fillStyle = css(scheme.accent);
    ctx.beginPath();
    ctx.moveTo(0, 1920);
    ctx.lineTo(0, top);
    ctx.quadraticCurveTo(540, top - 260 * Math.sin(Math.PI * closing), 1080, top);
    ctx.lineTo(1080, 1920);
    ctx.fill();
    if (at > priced - 0.1) {
      ctx.globalAlpha = passed(at, priced + 0.1, 0.35);
      if (ctx.globalAlpha > 0)
        hero.draw(ctx, { ...poseAt(keys, at), y: mix(520, small.y, easeOut(passed(at, priced + 0.1, 0.8))) });
      ctx.globalAlpha = 1;
    }
    drawRising(ctx, store, { x: 540 - store.width / 2, y: 1050 }, { at, from: priced + 0.15, each: 0.12 });
    drawHairline(ctx, css(endInk), {
      y: 1085 + store.height,
      half: 60 * easeOut(passed(at, priced + 0.3, 0.8)),
    });
    drawInvitation(ctx, invitation, { x: 540, y: 1205 + store.height }, { at, from: priced + 0.3 });
  }

  function labelOf(text: string, fill: string) {
    return fitMovingText(
      upperCase(text, language),
      { face: 'Manrope Bold', maxWidth: 760, maxLines: 1, sizes: [30, 22], lineHeight: 1.4, tracking: 0.22 },
      { fill },
    );
  }
}

function drawHairline(ctx: SKRSContext2D, colour: string, { y, half }: { y: number; half: number }) {
  ctx.fillStyle = colour;
  roundedPath(ctx, { x: 540 - half, y, width: half * 2, height: 3 }, 1);
  ctx.fill();
}
