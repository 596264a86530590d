import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { archPath, clamp, drawContactShadow, roundedPath } from '#server/content/studio/canvas-parts.ts';
import type { Scheme } from '#server/content/studio/colours.ts';
import { BLACK } from '#server/content/studio/colours.ts';
import { css } from '#server/content/studio/oklab.ts';
import type { ProductPhoto } from '#server/content/studio/photo.ts';
import { easeInOut, mix, passed } from './easing.ts';

/** A window onto the product: where it is and how close the camera stands behind it. */
export interface Pose {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the corners; half of the width at the top makes an arch when `arch` is 1. */
  radius: number;
  arch: number;
  /** 1 shows all that fits, 1.5 a detail. */
  zoom: number;
  /** Where the camera looks, from the focus, in parts of the picture. */
  panX: number;
  panY: number;
  turn: number;
}

export interface PoseKey {
  /** When this pose begins to be taken, and how long that lasts; 0 is a cut. */
  at: number;
  lasts: number;
  pose: Pose;
}

export const FULL: Pose = {
  x: 0,
  y: 0,
  width: 1080,
  height: 1920,
  radius: 0,
  arch: 0,
  zoom: 1.06,
  panX: 0,
  panY: 0,
  turn: 0,
};

/** The product as a film shows it: a photo in windows, or a cut-out that stands before them. */
export interface Hero {
  kind: 'photo' | 'cut-out';
  draw(ctx: SKRSContext2D, pose: Pose): void;
}

/** @param close How close the cut-out comes, as a part of the window's room. */
export function makeHero(photo: ProductPhoto, scheme: Scheme, { close = 0.94 } = {}): Hero {
  return photo.kind === 'cut-out' ? cutOutHero(photo, scheme, close) : photoHero(photo);
}

/** The pose of a moment: taken over from the one before, and never quite at rest. */
export function poseAt(keys: PoseKey[], at: number, drift = 0.016): Pose {
  let pose = keys[0]!.pose;
  let since = keys[0]!.at;
  for (const key of keys) {
    if (key.at > at) break;
    const share = key.lasts === 0 ? 1 : easeInOut(passed(at, key.at, key.lasts));
    pose = mixPoses(pose, key.pose, share);
    if (key.lasts === 0) since = key.at;
  }
  return { ...pose, zoom: pose.zoom * (1 + drift * (at - since)) };
}

export function tracePose(ctx: SKRSContext2D, pose: Pose) {
  if (pose.arch > 0.98) archPath(ctx, pose);
  else if (pose.arch > 0.02) {
    const round = mix(pose.radius, pose.width / 2, pose.arch);
    ctx.beginPath();
    ctx.roundRect(pose.x, pose.y, pose.width, pose.height, [round, round, pose.radius, pose.radius]);
  } else roundedPath(ctx, pose, pose.radius);
}

function mixPoses(from: Pose, to: Pose, share: number): Pose {
  if (share >= 1) return to;
  const names = Object.keys(to) as (keyof Pose)[];
  return Object.fromEntries(names.map((name) => [name, mix(from[name], to[name], share)])) as unknown as Pose;
}

function photoHero(photo: ProductPhoto): Hero {
  return {
    kind: 'photo',
    draw(ctx, pose) {
      ctx.save();
      turnAround(ctx, pose);
      if (pose.radius > 0.5 || pose.arch > 0.02) {
        tracePose(ctx, pose);
        ctx.clip();
      }
      drawView(ctx, photo, pose);
      ctx.restore();
    },
  };
}

function drawView(ctx: SKRSContext2D, photo: ProductPhoto, pose: Pose) {
  const scale = Math.max(pose.width / photo.width, pose.height / photo.height) * Math.max(1, pose.zoom);
  const [width, height] = [pose.width / scale, pose.height / scale];
  const left = clamp(photo.focus.x + pose.panX * photo.width - width / 2, 0, photo.width - width);
  const top = clamp(photo.focus.y + pose.panY * photo.height - height / 2, 0, photo.height - height);
  ctx.drawImage(photo.image, left, top, width, height, pose.x, pose.y, pose.width, pose.height);
}

function cutOutHero(photo: ProductPhoto, scheme: Scheme, close: number): Hero {
  const backdrop = paintBackdrop(scheme);
  const { body } = photo;
  return {
    kind: 'cut-out',
    draw(ctx, pose) {
      ctx.save();
      turnAround(ctx, pose);
      const isFull = pose.width >= 1080 && pose.height >= 1920;
      ctx.save();
      tracePose(ctx, pose);
      ctx.clip();
      ctx.drawImage(backdrop, pose.x, pose.y, pose.width, pose.height);
      ctx.restore();
      // A close look stays behind its window; else the product may step out of it to the sides.
      if (pose.zoom > 1.2 && !isFull) {
        tracePose(ctx, pose);
        ctx.clip();
      }
      const room = { width: pose.width * close * 1.08, height: pose.height * 0.74 };
      const scale = Math.min(room.width / body.width, room.height / body.height) * pose.zoom;
      const middleX = pose.x + pose.width / 2 - pose.panX * body.width * scale;
      const foot =
        pose.y + pose.height * 0.9 - (pose.height * 0.9 - (pose.height + body.height * scale) / 2) * 0.62;
      const top = foot - body.height * scale - pose.panY * body.height * scale;
      if (photo.stands) {
        const spot = { x: middleX, y: top + body.height * scale, width: body.width * scale };
        drawContactShadow(ctx, spot, BLACK, 0.3);
      }
      ctx.drawImage(
        photo.image,
        middleX - (body.x + body.width / 2) * scale,
        top - body.y * scale,
        photo.width * scale,
        photo.height * scale,
      );
      ctx.restore();
    },
  };
}

/** Light from above on a wall of the scheme's colour. */
function paintBackdrop(scheme: Scheme): Canvas {
  const canvas = createCanvas(540, 960);
  const ctx = canvas.getContext('2d');
  const wall = ctx.createLinearGradient(0, 0, 0, 960);
  const { shape } = scheme;
  wall.addColorStop(0, css({ ...shape, l: Math.min(0.97, shape.l + 0.07) }));
  wall.addColorStop(1, css({ ...shape, l: shape.l - 0.05 }));
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, 540, 960);
  const light = ctx.createRadialGradient(270, 330, 0, 270, 330, 520);
  light.addColorStop(0, 'rgba(255,255,255,0.28)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, 540, 960);
  return canvas;
}

function turnAround(ctx: SKRSContext2D, { x, y, width, height, turn }: Pose) {
  if (turn === 0) return;
  ctx.translate(x + width / 2, y + height / 2);
  ctx.rotate(turn);
  ctx.translate(-x - width / 2, -y - height / 2);
}
