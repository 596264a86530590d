import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { drawGrain } from '#server/content/studio/canvas-parts.ts';
import { schemeFor } from '#server/content/studio/colours.ts';
import { registerFonts } from '#server/content/studio/fonts.ts';
import type { Look } from '#server/content/studio/looks.ts';
import { css } from '#server/content/studio/oklab.ts';
import { type Box, type ProductPhoto, readPhoto } from '#server/content/studio/photo.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { seededChance } from '#shared/core/chance.ts';
import { type Direction, directionFor, onGround, type Paper } from './direction.ts';
import { easeOut, passed } from './easing.ts';
import type { FilmWriting, Scene } from './moving-scene.ts';
import { timesOf } from './music/choose-piece.ts';
import { MOST_PHOTOS, REEL_SIZE, type ReelSubject } from './reel-request.ts';
import { wordsFor } from './reel-words.ts';
import { composeScene } from './scene.ts';
import { paintFrame } from './stage.ts';
import { planScenes } from './storyboard.ts';

export interface Film {
  look: Look;
  /** When the picture shows most: the product, the hook and nothing half gone. */
  coverAt: number;
  /** All that is written, where and when. */
  writings: FilmWriting[];
  /** Where the product is; null while none is shown, or one scene gives way to another. */
  productAt(at: number): Box | null;
  /** Paints the whole picture of a moment, from nothing but that moment. */
  draw(ctx: SKRSContext2D, at: number): void;
  /** The same without its words. */
  drawGround(ctx: SKRSContext2D, at: number): void;
}

const { width: WIDTH, height: HEIGHT } = REEL_SIZE;
const TRANSITION_SECONDS: Record<Direction['transition'], number> = {
  cut: 0,
  slide: 0.36,
  curtain: 0.4,
  dissolve: 0.36,
};
const FLASH_SECONDS = 0.1;

/** @throws PhotoProblem when there are photos and none of them can be shown. */
export async function makeFilm(subject: ReelSubject): Promise<Film> {
  const { look } = subject.design;
  const random = seededChance(subject.seed);
  registerFonts();
  const words = wordsFor(subject);
  const photos = await readPhotos(subject.photos);
  const { takesBranding } = NETWORKS[subject.platform];
  const logo = takesBranding && subject.logo ? await readLogo(subject.logo) : null;
  const { kit } = subject;
  const scheme = schemeFor(look, photos[0]?.accent ?? null, random, kit?.colours ?? null);
  const direction = directionFor(look, kit);
  const papers = direction.papers(scheme);
  const painted = new Map<string, Canvas>();
  const paintedOn = (paper: Paper) => {
    const colours = css(paper.fill) + css(paper.shape);
    const ground = painted.get(colours) ?? paintPaper(direction, paper, photos.length === 0);
    painted.set(colours, ground);
    return ground;
  };
  const { seconds } = subject;
  const music = timesOf(subject.music, seconds);
  const beat = music.beatSeconds;
  const plans = planScenes(words, { seconds, music, photos: photos.length });
  const scenes = plans.map((plan, index) => {
    const isLast = index === plans.length - 1;
    const photo = photos[plan.photo] ?? null;
    const seamless = direction.mount === 'window' && photo?.kind === 'plain' && !isLast;
    const own = isLast ? papers.at(-1)! : papers[index % Math.max(1, papers.length - 1)]!;
    const paper = seamless ? onGround(own, photo.ground!) : own;
    const ground = paintedOn(paper);
    const { language } = subject;
    return composeScene({ words, direction, paper, ground, photo, logo, language, beat, seamless }, plan);
  });
  return { look, ...play(scenes, direction) };
}

function play(scenes: Scene[], { transition }: Direction): Omit<Film, 'look'> {
  const lasts = TRANSITION_SECONDS[transition];
  const indexAt = (at: number) =>
    Math.max(
      0,
      scenes.findLastIndex(({ plan }) => plan.from <= at),
    );

  function drawGround(ctx: SKRSContext2D, at: number) {
    const index = indexAt(at);
    const scene = scenes[index]!;
    const before = scenes[index - 1];
    const share = passed(at, scene.plan.from, lasts);
    if (!before || share >= 1) scene.drawGround(ctx, at);
    else change(ctx, transition, easeOut(share), before, scene, at);
    if (before && transition === 'cut') flash(ctx, passed(at, scene.plan.from, FLASH_SECONDS));
  }

  return {
    coverAt: Math.max(0, scenes[0]!.plan.to - 0.3),
    writings: scenes.flatMap(({ writings }) => writings),
    productAt(at) {
      const scene = scenes[indexAt(at)]!;
      const moving = scene !== scenes[0] && at < scene.plan.from + lasts;
      return moving ? null : scene.productAt(at);
    },
    drawGround,
    draw(ctx, at) {
      drawGround(ctx, at);
      scenes[indexAt(at)]!.drawWords(ctx, at);
    },
  };
}

/** One scene gives way to the next; words have gone before. */
function change(
  ctx: SKRSContext2D,
  transition: Direction['transition'],
  share: number,
  before: Scene,
  scene: Scene,
  at: number,
) {
  ctx.save();
  if (transition === 'slide') {
    ctx.translate(-WIDTH * share, 0);
    before.drawGround(ctx, before.plan.to);
    ctx.translate(WIDTH, 0);
    scene.drawGround(ctx, at);
  } else if (transition === 'curtain') {
    before.drawGround(ctx, before.plan.to);
    const top = HEIGHT * (1 - share);
    ctx.beginPath();
    ctx.moveTo(0, HEIGHT);
    ctx.lineTo(0, top);
    ctx.quadraticCurveTo(WIDTH / 2, top - 220 * Math.sin(Math.PI * share), WIDTH, top);
    ctx.lineTo(WIDTH, HEIGHT);
    ctx.clip();
    scene.drawGround(ctx, at);
  } else {
    before.drawGround(ctx, before.plan.to);
    ctx.globalAlpha = share;
    scene.drawGround(ctx, at);
  }
  ctx.restore();
}

function flash(ctx: SKRSContext2D, share: number) {
  if (share >= 1) return;
  ctx.fillStyle = `rgba(255,255,255,${0.4 * (1 - share)})`;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
}

function paintPaper(direction: Direction, paper: Paper, isAlone: boolean): Canvas {
  return paintFrame((ctx) => {
    ctx.fillStyle = css(paper.fill);
    ctx.fillRect(0, 0, WIDTH, HEIGHT);
    direction.bake(ctx, paper);
    if (isAlone) direction.adorn(ctx, paper);
    drawGrain(ctx, WIDTH, HEIGHT, 0.05);
  });
}

/** A photo that cannot be shown is left out, unless there is no other. */
async function readPhotos(given: Buffer[]): Promise<ProductPhoto[]> {
  const read = await Promise.allSettled(given.slice(0, MOST_PHOTOS).map(readPhoto));
  const photos = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const [failure] = read.flatMap((one) => (one.status === 'rejected' ? one : []));
  if (photos.length === 0 && failure) throw failure.reason;
  return photos;
}

async function readLogo(bytes: Buffer): Promise<Image | null> {
  try {
    const png = await sharp(bytes, { limitInputPixels: 20_000_000, pages: 1 })
      .resize(600, 300, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return await loadImage(png);
  } catch {
    // The store's name stands in for a logo that cannot be read.
    return null;
  }
}
