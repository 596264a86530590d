import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { drawGrain } from '#server/content/studio/canvas-parts.ts';
import { legibleOn } from '#server/content/studio/colours.ts';
import { css } from '#server/content/studio/oklab.ts';
import { easeInOut, easeOut, mix, overshoot, passed, pulse, spring } from './easing.ts';
import { FULL, makeHero, type Pose } from './hero.ts';
import { drawInvitation, paintInvitation } from './invitation.ts';
import { drawStriking, fitMovingText } from './moving-text.ts';
import { drawPriceBlock, paintPriceBlock } from './price-block.ts';
import { cutsOf, type Film, paintOnce, SAFE, type Stage } from './stage.ts';
import { scatterToys } from './toys.ts';

/** Room around a print for its shadow and what steps out of it. */
const AROUND = 150;

/** Cheerful: a card swings from its string, prints fall on the table one by one, the price hangs on a tag. */
export function makePlayfulFilm(stage: Stage): Film {
  const { words, scheme, seconds, beat, random } = stage;
  const long = seconds > 5;
  const [tossed, priced, ended] = (long ? cutsOf(stage, 0.3, 0.58, 0.8) : cutsOf(stage, 0.34, 0.56, 0.8)) as [
    number,
    number,
    number,
  ];
  /** From here on the last ground hides all that was. */
  const covered = ended + 0.35;
  const last = scheme.shape;
  const endInk = legibleOn(last, scheme.panel.l > 0.6 && last.l < 0.6 ? scheme.panel : scheme.ink);

  const title = fitMovingText(
    words.title,
    {
      face: 'Grotesque Bold',
      maxWidth: SAFE.width,
      maxHeight: 400,
      maxLines: 3,
      sizes: [160, 52],
      lineHeight: 1.06,
    },
    { fill: css(scheme.ink), align: 'center', by: 'word' },
  );
  const store = fitMovingText(
    words.storeName,
    {
      face: 'Grotesque Bold',
      maxWidth: SAFE.width,
      maxHeight: 340,
      maxLines: 3,
      sizes: [130, 52],
      lineHeight: 1.08,
    },
    { fill: css(endInk), align: 'center', by: 'word' },
  );
  const price = paintPriceBlock(words, {
    face: 'Grotesque Bold',
    smallFace: 'Grotesque',
    ink: scheme.onAccent,
    softInk: scheme.onAccent,
    strike: scheme.onAccent,
    size: 128,
    maxWidth: 460,
  });
  const label = words.category
    ? paintInvitation(words.category, {
        face: 'Grotesque',
        fill: scheme.ink,
        ink: legibleOn(scheme.ink, scheme.panel),
        size: 38,
      })
    : null;
  const invitation = paintInvitation(words.callToAction, {
    face: 'Grotesque Bold',
    fill: endInk,
    ink: legibleOn(endInk, last),
    size: 48,
  });

  const hero = makeHero(stage.photo, scheme, { close: 0.98 });
  const top = 300 + title.height + 70;
  const hung: Pose = { ...FULL, x: 140, y: top, width: 800, height: 1640 - top, radius: 40, zoom: 1.03 };
  const prints = [
    { ...hung, x: 90, y: 250, width: 660, height: 760, turn: -0.1, zoom: 1.15 },
    { ...hung, x: 330, y: 700, width: 660, height: 760, turn: 0.08, zoom: 1.75, panX: -0.05 },
    { ...hung, x: 170, y: 420, width: 740, height: 900, turn: -0.03, zoom: 1.03 },
  ];
  // Only the uppermost moves within itself; three living pictures would take too long.
  const lower = prints
    .slice(0, 2)
    .map((print) =>
      paintOnce(
        (ctx) => drawPrint(ctx, { ...print, x: AROUND, y: AROUND, turn: 0 }),
        print.width + 2 * AROUND,
        print.height + 2 * AROUND,
      ),
    );
  const drawToys = scatterToys(scheme, random);
  const table = paintOnce((ctx) => {
    ctx.fillStyle = css(scheme.ground);
    ctx.fillRect(0, 0, 1080, 1920);
    drawGrain(ctx, 1080, 1920, 0.05);
  });

  return {
    coverAt: tossed - 0.3,
    draw(ctx, at) {
      if (at < covered) drawTable(ctx, at);
      if (at >= ended - 0.3) drawEnding(ctx, at);
    },
  };

  function drawTable(ctx: SKRSContext2D, at: number) {
    ctx.drawImage(table, 0, 0);
    drawToys(ctx, at);
    if (at < tossed + 0.1) drawHung(ctx, at);
    if (at >= tossed - 0.4) drawPrints(ctx, at);
    if (at >= priced && price) drawTag(ctx, at);
  }

  function drawHung(ctx: SKRSContext2D, at: number) {
    const leave = easeInOut(passed(at, tossed - 0.35, 0.45));
    const swing = Math.exp(-at * 0.8) * Math.sin(at * 4.4 + 0.9) * 0.075;
    ctx.save();
    ctx.translate(540, -200 - leave * 1900);
    ctx.rotate(swing);
    ctx.translate(-540, 200);
    ctx.strokeStyle = css(scheme.ink);
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.moveTo(540, -400);
    ctx.lineTo(540, hung.y);
    ctx.globalAlpha = 0.25;
    ctx.stroke();
    ctx.globalAlpha = 1;
    drawPrint(ctx, { ...hung, zoom: hung.zoom + at * 0.03 });
    ctx.restore();
    ctx.save();
    ctx.translate(0, -leave * 900);
    drawStriking(
      ctx,
      title,
      { x: 540 - title.width / 2, y: 300 },
      { at, from: -0.2, each: Math.min(0.16, 1.1 / title.pieces.length), lasts: 0.45, scale: 0.2 },
    );
    if (label)
      drawInvitation(ctx, label, { x: 540, y: hung.y + 6 }, { at, from: 0.35, nudge: pulse(at, beat) });
    ctx.restore();
  }

  /** Three prints are thrown, a beat apart; the last one stays for the price. */
  function drawPrints(ctx: SKRSContext2D, at: number) {
    const apart = Math.min(beat, (priced - tossed) / 3.2);
    for (const [index, print] of prints.entries()) {
      const share = passed(at, tossed - 0.4 + index * apart, 0.55);
      if (share <= 0) continue;
      const fallen = overshoot(share);
      const lifted = index === 2 ? easeInOut(passed(at, priced - 0.2, 0.6)) : 0;
      const side = index % 2 ? 1 : -1;
      const pose: Pose = {
        ...print,
        x: mix(print.x + side * 900, print.x, easeOut(share)),
        y: mix(print.y + 500, print.y, fallen) - lifted * 130,
        turn: print.turn + (1 - easeOut(share)) * 0.7 * side + Math.sin(at * 1.3 + index) * 0.008,
        zoom: print.zoom + (at - tossed) * 0.02,
      };
      const painted = lower[index];
      if (painted) drawPainted(ctx, painted, pose);
      else drawPrint(ctx, pose);
    }
  }

  function drawPainted(ctx: SKRSContext2D, picture: Canvas, { x, y, width, height, turn }: Pose) {
    ctx.save();
    ctx.translate(x + width / 2, y + height / 2);
    ctx.rotate(turn);
    ctx.drawImage(picture, -picture.width / 2, -picture.height / 2);
    ctx.restore();
  }

  function drawTag(ctx: SKRSContext2D, at: number) {
    const drop = spring(passed(at, priced - 0.1, 1.1), 2.6);
    const width = Math.max(price!.price.width, price!.above?.width ?? 0) + 150;
    const height = price!.height + 70;
    ctx.save();
    ctx.translate(620, mix(-500, 1050, drop));
    ctx.rotate(-0.05 + Math.exp(-(at - priced) * 1.4) * Math.sin((at - priced) * 7) * 0.22);
    ctx.strokeStyle = css(scheme.ink);
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(0, -1600);
    ctx.lineTo(0, 24);
    ctx.stroke();
    ctx.fillStyle = 'rgba(0,0,0,0.16)';
    ctx.beginPath();
    ctx.roundRect(-width / 2 + 8, 14, width, height + 40, 48);
    ctx.fill();
    ctx.fillStyle = css(scheme.accent);
    ctx.beginPath();
    ctx.roundRect(-width / 2, 0, width, height + 40, 48);
    ctx.fill();
    ctx.fillStyle = css(scheme.ink);
    ctx.beginPath();
    ctx.arc(0, 30, 13, 0, Math.PI * 2);
    ctx.fill();
    drawPriceBlock(ctx, price!, { x: 0, y: 66, align: 'center' }, { at, from: priced + 0.05 });
    ctx.restore();
  }

  function drawEnding(ctx: SKRSContext2D, at: number) {
    const grown = easeInOut(passed(at, ended - 0.3, 0.65));
    ctx.fillStyle = css(last);
    if (at >= covered) ctx.fillRect(0, 0, 1080, 1920);
    else
      for (const [x, y, late] of [
        [200, 1700, 0],
        [900, 1500, 0.12],
        [540, 300, 0.2],
      ] as const) {
        ctx.beginPath();
        ctx.arc(x, y, 1750 * Math.max(0, grown - late) * (1 + late), 0, Math.PI * 2);
        ctx.fill();
      }
    if (grown < 0.6) return;
    const jump = spring(passed(at, ended - 0.05, 1.1));
    drawPrint(ctx, { ...hung, x: 310, y: mix(1900, 390, jump), width: 460, height: 500, turn: -0.06 * jump });
    drawStriking(
      ctx,
      store,
      { x: 540 - store.width / 2, y: 985 },
      { at, from: ended, each: 0.1, lasts: 0.45, scale: 0.2 },
    );
    drawInvitation(
      ctx,
      invitation,
      { x: 540, y: 1105 + store.height },
      { at, from: ended + 0.25, nudge: pulse(at, beat) },
    );
  }

  function drawPrint(ctx: SKRSContext2D, pose: Pose) {
    ctx.save();
    ctx.translate(pose.x + pose.width / 2, pose.y + pose.height / 2);
    ctx.rotate(pose.turn);
    const box = { ...pose, x: -pose.width / 2, y: -pose.height / 2, turn: 0 };
    ctx.fillStyle = 'rgba(40,25,10,0.16)';
    ctx.beginPath();
    ctx.roundRect(box.x - 14, box.y + 4, box.width + 36, box.height + 44, 60);
    ctx.fill();
    ctx.fillStyle = '#fffdf8';
    ctx.beginPath();
    ctx.roundRect(box.x - 22, box.y - 22, box.width + 44, box.height + 44, 58);
    ctx.fill();
    hero.draw(ctx, box);
    ctx.restore();
  }
}
