import type { SKRSContext2D } from '@napi-rs/canvas';
import { roundedPath, strike } from '#server/content/studio/canvas-parts.ts';
import { css, type Oklch } from '#server/content/studio/oklab.ts';
import type { Box } from '#server/content/studio/photo.ts';
import type { Paper } from './direction.ts';
import { easeOut, passed, pulse } from './easing.ts';
import { drawMovingText, legibleTimes } from './moving-text.ts';
import type { Picture } from './picture.ts';
import type { Placed, Role, Stage } from './scene-blocks.ts';
import type { ScenePlan } from './storyboard.ts';

/** What is written where, and when all of it can be read. */
export interface FilmWriting {
  role: Role;
  text: string;
  box: Box;
  ink: Oklch;
  /** From its first trace to its last. */
  drawn: { from: number; until: number };
  legible: { from: number; until: number };
}

export interface Scene {
  plan: ScenePlan;
  paper: Paper;
  writings: FilmWriting[];
  /** Everything but the words. */
  drawGround(ctx: SKRSContext2D, at: number): void;
  drawWords(ctx: SKRSContext2D, at: number): void;
  /** Where the product is; null where none is shown. */
  productAt(at: number): Box | null;
}
/** Instead of a picture on paper; `share` of the scene is over. */
export interface Own {
  drawGround(ctx: SKRSContext2D, share: number): void;
  productAt(share: number): Box;
}

export interface Shown {
  picture: Picture;
  x: number;
  y: number;
}

/** How a picture lies on its ground at a moment. */
interface Pose {
  scale: number;
  turn: number;
  /** Of the scene that is over. */
  share: number;
}

export function sceneOf(
  stage: Stage,
  plan: ScenePlan,
  placed: Placed[],
  shown: Shown | null,
  own?: Own,
): Scene {
  const { direction, paper, beat } = stage;
  const { arrival } = direction;
  const shareAt = (time: number) => passed(time, plan.from, plan.to - plan.from);
  const poseAt = (time: number): Pose => {
    const since = time - plan.from;
    const share = shareAt(time);
    if (shown?.picture.bleeds) return { scale: 1, turn: 0, share };
    // Larger than the frame, so that its sides are not seen when it grows.
    if (stage.seamless) return { scale: 1 + 0.02 * share, turn: 0, share };
    const grown = 0.94 + 0.035 * easeOut(passed(since, 0, 0.5)) + 0.02 * share;
    const scale = grown - (direction.pulses ? 0.02 - 0.02 * pulse(Math.max(0, since), beat) : 0);
    return { scale, turn: turnAt(since), share };
  };
  /** To and fro; on the beat, where the music is loud. */
  const turnAt = (since: number) => {
    if (direction.pulses) return direction.sway * (Math.floor(since / beat) % 2 === 0 ? -1 : 1);
    return direction.sway * Math.sin(since * 1.5 - 0.9);
  };
  return {
    plan,
    paper,
    writings: placed.map(({ role, moving, ink, x, y, from, until }) => ({
      role,
      text: moving.text,
      ink,
      box: { x, y, width: moving.width, height: moving.height },
      drawn: { from, until },
      legible: legibleTimes(moving, arrival, { from, until }),
    })),
    drawGround(ctx, time) {
      if (own) own.drawGround(ctx, shareAt(time));
      else {
        ctx.drawImage(stage.ground, 0, 0);
        direction.decorate(ctx, paper, time);
      }
      if (shown) drawPicture(ctx, shown, poseAt(time));
      for (const each of placed) drawPlate(ctx, each, time);
    },
    drawWords(ctx, time) {
      for (const each of placed) {
        drawMovingText(ctx, each.moving, each, { at: time, from: each.from, until: each.until, arrival });
        if (each.struck) drawStrike(ctx, each, time);
      }
    },
    productAt: (time) => (own ? own.productAt(shareAt(time)) : shown && turnedBox(shown, poseAt(time))),
  };
}

function drawPicture(ctx: SKRSContext2D, { picture, x, y }: Shown, { scale, turn, share }: Pose) {
  ctx.save();
  ctx.translate(x + picture.width / 2, y + picture.height / 2);
  ctx.rotate(turn);
  ctx.scale(scale, scale);
  ctx.translate(-picture.width / 2, -picture.height / 2);
  picture.draw(ctx, share);
  ctx.restore();
}

/** What a turned and scaled product covers, upright. */
function turnedBox({ picture, x, y }: Shown, { scale, turn, share }: Pose): Box {
  const product = picture.productAt(share);
  const fromMiddle = {
    x: (product.x + product.width / 2 - picture.width / 2) * scale,
    y: (product.y + product.height / 2 - picture.height / 2) * scale,
  };
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const middle = {
    x: x + picture.width / 2 + fromMiddle.x * cosine - fromMiddle.y * sine,
    y: y + picture.height / 2 + fromMiddle.x * sine + fromMiddle.y * cosine,
  };
  const width = (product.width * cosine + product.height * Math.abs(sine)) * scale;
  const height = (product.width * Math.abs(sine) + product.height * cosine) * scale;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

function drawPlate(ctx: SKRSContext2D, { plate, moving, x, y, from, until }: Placed, at: number) {
  if (!plate || at < from - 0.06) return;
  const share = easeOut(passed(at, from - 0.06, 0.22)) * (1 - passed(at, until - 0.1, 0.1));
  if (share <= 0) return;
  const width = moving.width + 2 * plate.x;
  const height = moving.height + 2 * plate.y;
  const [left, top] = [x - plate.x, y - plate.y];
  ctx.save();
  ctx.globalAlpha = Math.min(1, share * 1.02);
  if (plate.shadow) {
    ctx.fillStyle = css(plate.shadow);
    roundedPath(ctx, { x: left + 9, y: top + 12, width, height }, plate.radius);
    ctx.fill();
  }
  ctx.fillStyle = css(plate.colour);
  roundedPath(ctx, { x: left, y: top, width, height }, plate.radius);
  ctx.fill();
  ctx.restore();
}

function drawStrike(ctx: SKRSContext2D, { moving, ink, x, y, from, until }: Placed, at: number) {
  const share = easeOut(passed(at, from + 0.12, 0.3)) * (1 - passed(at, until - 0.1, 0.1));
  if (share <= 0) return;
  const thick = Math.max(5, moving.size * 0.09);
  ctx.fillStyle = css(ink, share < 1 ? Math.min(1, share * 2) : 1);
  strike(ctx, { x, y: y + moving.height / 2, width: moving.width * share - thick }, thick);
}
