import { createCanvas } from '@napi-rs/canvas';
import { drawGrain } from '#server/content/studio/canvas-parts.ts';
import { type Scheme, schemeFor } from '#server/content/studio/colours.ts';
import { registerFonts } from '#server/content/studio/fonts.ts';
import { chooseLook, type Look } from '#server/content/studio/looks.ts';
import { css } from '#server/content/studio/oklab.ts';
import { type ProductPhoto, readPhoto } from '#server/content/studio/photo.ts';
import { setFont, upperCase } from '#server/content/studio/text-fit.ts';
import { seededChance } from '#shared/core/chance.ts';
import { makeEditorialFilm } from './editorial-film.ts';
import { makeNoirFilm } from './noir-film.ts';
import { makePlayfulFilm } from './playful-film.ts';
import { makePopFilm } from './pop-film.ts';
import type { ReelSubject } from './reel-request.ts';
import { wordsFor } from './reel-words.ts';
import { beatSeconds } from './sound-bed.ts';
import type { Film, Stage } from './stage.ts';

const WIDTH = 1080;
const HEIGHT = 1400;
const ROW = 230;

/** How each of the studio's looks moves; two may move alike in colours of their own. */
const MOVES: Record<Look, (stage: Stage) => Film> = {
  clean: makeEditorialFilm,
  editorial: makeEditorialFilm,
  warm: makePlayfulFilm,
  playful: makePlayfulFilm,
  bold: makePopFilm,
  pop: makePopFilm,
  noir: makeNoirFilm,
  serif: makeNoirFilm,
};

/** @throws PhotoProblem when there is a photo that cannot be shown. */
export async function makeFilm(subject: ReelSubject): Promise<Film & { look: Look }> {
  const look = subject.look ?? chooseLook(subject.tone, subject.seed);
  const random = seededChance(subject.seed);
  registerFonts();
  const words = wordsFor(subject);
  const photo = subject.photo && (await readPhoto(subject.photo));
  const scheme = schemeFor(look, photo?.accent ?? null, random);
  const film = MOVES[look]({
    words,
    photo: photo ?? paintTitlePhoto(words.title, scheme, subject.language),
    scheme,
    language: subject.language,
    seconds: subject.seconds,
    beat: beatSeconds(subject.tone),
    random,
  });
  return { ...film, look };
}

/** For a product without a photo: its name as a printed cloth, which a camera can travel over like over a photo. */
function paintTitlePhoto(title: string, scheme: Scheme, language: string): ProductPhoto {
  const image = createCanvas(WIDTH, HEIGHT);
  const ctx = image.getContext('2d');
  const cloth = ctx.createLinearGradient(0, 0, WIDTH, HEIGHT);
  cloth.addColorStop(0, css({ ...scheme.shape, l: Math.min(0.9, scheme.shape.l + 0.06) }));
  cloth.addColorStop(1, css({ ...scheme.shape, l: scheme.shape.l - 0.08 }));
  ctx.fillStyle = cloth;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);

  const light = scheme.shape.l < 0.6;
  const ink = { ...scheme.shape, l: scheme.shape.l + (light ? 0.22 : -0.2) };
  setFont(ctx, 'Anton', 210);
  const words = `${upperCase(title.slice(0, 60), language)}  •  `;
  const width = Math.max(200, ctx.measureText(words).width);
  ctx.translate(WIDTH / 2, HEIGHT / 2);
  ctx.rotate(-0.16);
  for (let row = -5; row <= 5; row++) {
    const start = -WIDTH - ((((row * 377) % width) + width) % width);
    for (let x = start; x < WIDTH; x += width) {
      ctx.globalAlpha = row % 2 ? 0.9 : 0.55;
      ctx.lineWidth = 4;
      ctx.strokeStyle = css(ink);
      ctx.fillStyle = css(ink);
      if (row % 2) ctx.fillText(words, x, row * ROW + 80);
      else ctx.strokeText(words, x, row * ROW + 80);
    }
  }
  ctx.resetTransform();
  ctx.globalAlpha = 1;
  drawGrain(ctx, WIDTH, HEIGHT, 0.08);
  return {
    kind: 'scene',
    image,
    width: WIDTH,
    height: HEIGHT,
    body: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    stands: false,
    focus: { x: WIDTH / 2, y: HEIGHT / 2 },
    ground: null,
    palette: [],
    accent: null,
  };
}
