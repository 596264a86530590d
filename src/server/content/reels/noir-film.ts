import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawGrain } from '#server/content/studio/canvas-parts.ts';
import { legibleOn } from '#server/content/studio/colours.ts';
import { css } from '#server/content/studio/oklab.ts';
import { upperCase } from '#server/content/studio/text-fit.ts';
import { easeInOut, easeOut, mix, passed } from './easing.ts';
import { FULL, makeHero, type Pose, type PoseKey, poseAt } from './hero.ts';
import { drawInvitation, paintInvitation } from './invitation.ts';
import { drawFading, drawRising, fitMovingText } from './moving-text.ts';
import { drawPriceBlock, paintPriceBlock } from './price-block.ts';
import { cutsOf, type Film, paintOnce, SAFE, type Stage } from './stage.ts';

/** Slow and quiet: a door of light opens on the product, a gleam passes, fine letters come and go. */
export function makeNoirFilm(stage: Stage): Film {
  const { words, scheme, seconds, language } = stage;
  const long = seconds > 5;
  // Beats are long here: in five seconds only half ones leave time to read the price.
  const [framed, detail, priced, ended] = (
    long
      ? cutsOf(stage, 0.25, 0.42, 0.58, 0.78)
      : cutsOf({ seconds, beat: stage.beat / 2 }, 0.33, 0.4, 0.4, 0.75)
  ) as [number, number, number, number];

  const label = (text: string, fill: string) =>
    fitMovingText(
      upperCase(text, language),
      {
        face: 'Manrope',
        maxWidth: SAFE.width,
        maxLines: 1,
        sizes: [32, 20],
        lineHeight: 1.4,
        tracking: 0.34,
      },
      { fill },
    );
  const serif = (text: string, fill: string, largest: number, height: number) =>
    fitMovingText(
      text,
      {
        face: 'Playfair',
        maxWidth: SAFE.width,
        maxHeight: height,
        maxLines: 3,
        sizes: [largest, 46],
        lineHeight: 1.18,
      },
      { fill, align: 'center' },
    );
  const ink = css(scheme.ink);
  const gold = css(legibleOn(scheme.ground, scheme.accent));
  const opening = label(words.category ?? words.storeName, '#f6f1e7');
  const title = serif(words.title, ink, 128, 320);
  const store = serif(words.storeName, ink, 112, 280);
  const price = paintPriceBlock(words, {
    face: 'Manrope',
    smallFace: 'Manrope',
    ink: scheme.ink,
    softInk: scheme.softInk,
    strike: scheme.softInk,
    size: 118,
    maxWidth: SAFE.width,
  });
  const invitation = paintInvitation(words.callToAction, {
    face: 'Manrope Bold',
    fill: scheme.accent,
    ink: scheme.onAccent,
    size: 40,
    round: false,
  });

  const hero = makeHero(stage.photo, scheme);
  const isPhoto = hero.kind === 'photo';
  const priceTop = 1500 - (price?.height ?? 0);
  const titleTop = priceTop - title.height - (price ? 14 : 0);
  const frame: Pose = { ...FULL, x: 150, y: 290, width: 780, height: titleTop - 290 - 55, zoom: 1.04 };
  const keys: PoseKey[] = [
    { at: 0, lasts: 0, pose: { ...FULL, zoom: isPhoto ? 1.32 : 1.25, panY: 0.02 } },
    { at: -0.2, lasts: 2.2, pose: { ...FULL, zoom: isPhoto ? 1.1 : 1.02 } },
    { at: framed - 0.4, lasts: 0.95, pose: frame },
    ...(long
      ? [
          { at: detail - 0.4, lasts: 0.95, pose: { ...FULL, zoom: 1.6, panX: -0.06, panY: 0.04 } },
          { at: priced - 0.4, lasts: 0.95, pose: frame },
        ]
      : []),
    { at: ended - 0.4, lasts: 1, pose: { ...FULL, x: 290, y: 400, width: 500, height: 580, zoom: 1.04 } },
  ];
  // A panel meant as a contrast would swallow the letters.
  const light = Math.abs(scheme.panel.l - scheme.ground.l) < 0.25 ? scheme.panel : scheme.shape;
  const night = paintOnce((ctx) => {
    ctx.fillStyle = css(scheme.ground);
    ctx.fillRect(0, 0, 1080, 1920);
    const glow = ctx.createRadialGradient(540, 760, 0, 540, 760, 1150);
    glow.addColorStop(0, css(light, 0.9));
    glow.addColorStop(1, css(light, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, 1080, 1920);
    drawGrain(ctx, 1080, 1920, 0.06);
  });
  const dusk = paintOnce((ctx) => {
    const shade = ctx.createLinearGradient(0, 0, 0, 1920);
    for (const [stop, alpha] of [
      [0, 0.78],
      [0.3, 0.25],
      [0.6, 0.2],
      [1, 0.85],
    ] as const)
      shade.addColorStop(stop, `rgba(8,6,5,${alpha})`);
    ctx.fillStyle = shade;
    ctx.fillRect(0, 0, 1080, 1920);
  });
  const gleam = paintOnce((ctx) => {
    const light = ctx.createLinearGradient(0, 0, 420, 0);
    light.addColorStop(0, 'rgba(255,244,220,0)');
    light.addColorStop(0.5, 'rgba(255,244,220,0.3)');
    light.addColorStop(1, 'rgba(255,244,220,0)');
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, 420, 1920);
  }, 420);

  return {
    coverAt: long ? detail - 0.5 : ended - 0.45,
    draw(ctx, at) {
      ctx.drawImage(night, 0, 0);
      const pose = poseAt(keys, at, 0.012);
      drawDoor(ctx, at, pose);
      drawLine(ctx, pose, at);
      const shown = passed(at, 0, 0.01) * (1 - passed(at, framed - 0.45, 0.3));
      if (shown > 0) {
        drawFading(
          ctx,
          opening,
          { x: 540 - opening.width / 2, y: 330 },
          { at, from: 0.1, until: framed - 0.45 },
        );
        drawRule(ctx, gold, 400, 46 * easeOut(passed(at, 0.35, 1.1)) * shown);
      }
      drawDescription(ctx, at);
      drawRising(
        ctx,
        store,
        { x: 540 - store.width / 2, y: 1060 },
        { at, from: ended + 0.05, each: 0.16, lasts: 1 },
      );
      drawRule(ctx, gold, 1095 + store.height, 60 * easeOut(passed(at, ended + 0.3, 0.9)));
      drawInvitation(ctx, invitation, { x: 540, y: 1205 + store.height }, { at, from: ended + 0.25 });
    },
  };

  /** Name and price; a detail in between takes the whole screen for itself. */
  function drawDescription(ctx: SKRSContext2D, at: number) {
    const place = { x: 540 - title.width / 2, y: titleTop };
    const pace = { each: 0.16, lasts: 0.9 };
    const until = ended - 0.35;
    if (long) {
      drawRising(ctx, title, place, { at, from: framed, until: detail - 0.45, ...pace });
      drawRising(ctx, title, place, { at, from: priced - 0.1, until, ...pace });
    } else drawRising(ctx, title, place, { at, from: framed, until, ...pace });
    if (price)
      drawPriceBlock(ctx, price, { x: 540, y: priceTop, align: 'center' }, { at, from: priced, until });
  }

  /** The picture, first through a slit that opens, with the evening over it as long as it fills the screen. */
  function drawDoor(ctx: SKRSContext2D, at: number, pose: Pose) {
    const open = easeInOut(passed(at, -0.75, 1.5));
    const wide = Math.max(0, Math.min(1, (pose.width - 800) / 280));
    ctx.save();
    if (open < 1) {
      ctx.beginPath();
      ctx.rect(540 - 540 * open, 0, 1080 * open, 1920);
      ctx.clip();
    }
    hero.draw(ctx, pose);
    if (wide > 0) {
      ctx.globalAlpha = wide;
      ctx.drawImage(dusk, 0, 0);
      ctx.globalAlpha = 1;
    }
    for (const start of [0.3, priced - 0.1]) drawGleam(ctx, pose, passed(at, start, 1.3));
    ctx.restore();
  }

  function drawGleam(ctx: SKRSContext2D, pose: Pose, share: number) {
    if (share <= 0 || share >= 1) return;
    ctx.save();
    ctx.beginPath();
    ctx.rect(pose.x, pose.y, pose.width, pose.height);
    ctx.clip();
    ctx.globalCompositeOperation = 'screen';
    ctx.transform(1, 0, -0.25, 1, mix(pose.x - 500, pose.x + pose.width + 500, easeInOut(share)), 0);
    ctx.drawImage(gleam, 0, 0);
    ctx.restore();
  }

  /** A fine second frame around the window, once there is one. */
  function drawLine(ctx: SKRSContext2D, pose: Pose, at: number) {
    const near = Math.max(0, Math.min(1, (1000 - pose.width) / 200)) * passed(at, framed, 0.5);
    if (near <= 0) return;
    ctx.globalAlpha = near * 0.8;
    ctx.strokeStyle = gold;
    ctx.lineWidth = 2;
    const gap = mix(60, 22, near);
    ctx.strokeRect(pose.x - gap, pose.y - gap, pose.width + 2 * gap, pose.height + 2 * gap);
    ctx.globalAlpha = 1;
  }
}

function drawRule(ctx: SKRSContext2D, colour: string, y: number, half: number) {
  ctx.fillStyle = colour;
  ctx.fillRect(540 - half, y, half * 2, 2.5);
}
