import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { encodingArguments } from '#server/content/reels/encode-frames.ts';
import { makeFilm } from '#server/content/reels/film.ts';
import { findFfmpeg } from '#server/content/reels/find-ffmpeg.ts';
import { choosePiece } from '#server/content/reels/music/choose-piece.ts';
import { composeMusic } from '#server/content/reels/music/compose-music.ts';
import { PIECES } from '#server/content/reels/music/pieces/pieces.ts';
import { REEL_SIZE, type ReelSubject } from '#server/content/reels/reel-request.ts';
import { renderReel } from '#server/content/reels/render-reel.ts';
import type { Look } from '#server/content/studio/looks.ts';
import { watchFamily } from './process-family.ts';
import { heading, megabytes, report } from './report.ts';

/**
 * What a whole reel costs, from the photo to the checked file, against encoding its finished frames alone.
 * node proofs/bench/media-reels.ts [look …]
 */
const MOST_TIMES = 2;
const MOST_MUSIC_SECONDS = 0.6;
const LOOKS = (
  process.argv.length > 2 ? process.argv.slice(2) : ['editorial', 'playful', 'pop', 'noir']
) as Look[];
const PHOTO = new URL('../../simulators/data/catalogue/images/hi-top-basketball-shoe.jpg', import.meta.url);
const { width, height, framesPerSecond } = REEL_SIZE;

// Finished frames are a gigabyte; a folder in memory leaves the disk out of the figures.
const folder = await mkdtemp(join(process.platform === 'linux' ? '/dev/shm' : tmpdir(), 'vitrin-bench-'));
try {
  const ffmpeg = await findFfmpeg(undefined);
  const photo = await readFile(PHOTO);
  heading('Reels of 5 seconds: the whole of it against encoding its finished frames');
  for (const look of LOOKS) await benchLook(ffmpeg, subjectFor(look, photo));
  heading('Music of 10 seconds, each piece once, one after the other');
  benchMusic();
} finally {
  await rm(folder, { recursive: true, force: true });
}

function benchMusic() {
  const costs = PIECES.map((music) => {
    const before = process.cpuUsage();
    composeMusic({ music, seconds: 10, seed: 1 });
    const { user, system } = process.cpuUsage(before);
    return { name: music.name, seconds: (user + system) / 1_000_000 };
  });
  const [most] = costs.toSorted((one, other) => other.seconds - one.seconds);
  const text = `${MOST_MUSIC_SECONDS} s`;
  report(
    `processor time of the dearest of ${costs.length} (${most!.name})`,
    `${most!.seconds.toFixed(2)} s`,
    {
      text,
      met: most!.seconds <= MOST_MUSIC_SECONDS,
    },
  );
}

async function benchLook(ffmpeg: string, subject: ReelSubject) {
  const alone = await encodeFinishedFrames(ffmpeg, subject);
  const begun = performance.now();
  let watched: ReturnType<typeof watchFamily> | undefined;
  const reel = await renderReel(
    { ...subject, outFile: join(folder, 'reel.mp4') },
    {
      ffmpeg,
      onStart: (pid) => {
        watched = watchFamily(pid);
      },
    },
  );
  const whole = { ...watched!.stop(), ms: performance.now() - begun };
  const ratio = whole.cpuSeconds / alone.cpuSeconds;
  const text = `${MOST_TIMES} ×`;
  report(`${subject.design.look}: processor time to that of encoding alone`, `${ratio.toFixed(2)} ×`, {
    text,
    met: ratio <= MOST_TIMES,
  });
  report(
    '  processor time, whole and encoding alone',
    `${whole.cpuSeconds.toFixed(1)} / ${alone.cpuSeconds.toFixed(1)} s`,
  );
  report(
    '  time on the clock, whole and encoding alone',
    `${(whole.ms / 1000).toFixed(1)} / ${(alone.ms / 1000).toFixed(1)} s`,
  );
  report('  peak memory, whole and encoding alone', `${megabytes(whole.peak)} / ${megabytes(alone.peak)}`);
  report('  file', megabytes(reel.bytes));
}

async function encodeFinishedFrames(ffmpeg: string, subject: ReelSubject) {
  const raw = join(folder, 'frames.rgba');
  const soundFile = join(folder, 'sound.s16');
  await writeFile(soundFile, composeMusic(subject));
  const film = await makeFilm(subject);
  const ctx = createCanvas(width, height).getContext('2d', { alpha: false });
  const frames = await open(raw, 'w');
  for (let frame = 0; frame < subject.seconds * framesPerSecond; frame++) {
    film.draw(ctx, frame / framesPerSecond);
    await frames.write(ctx.getImageData(0, 0, width, height).data);
  }
  await frames.close();
  const order = {
    ffmpeg,
    file: join(folder, 'alone.mp4'),
    soundFile,
    ...REEL_SIZE,
    seconds: subject.seconds,
  };
  const begun = performance.now();
  const child: ChildProcess = spawn(ffmpeg, encodingArguments(order), {
    stdio: [openSync(raw, 'r'), 'ignore', 'inherit'],
  });
  const watched = watchFamily(child.pid!);
  await once(child, 'exit');
  return { ...watched.stop(), ms: performance.now() - begun };
}

function subjectFor(look: Look, photo: Buffer): ReelSubject {
  return {
    photos: [photo],
    product: {
      title: 'Hi-Top Basketball Shoe',
      price: 14_000,
      compareAtPrice: 18_200,
      priceVaries: false,
      currency: 'USD',
    },
    storeName: 'Fern & Fable',
    contentType: 'product',
    tone: 'professional',
    music: choosePiece('professional', 1),
    language: 'en',
    seconds: 5,
    platform: 'instagram',
    handle: 'fern.and.fable',
    design: {
      look,
      headline: 'Made for the way home, too',
      offer: null,
      steps: [],
      showsPrice: true,
      crop: null,
    },
    lines: ['Padded collar', 'Rubber sole'],
    kit: null,
    logo: null,
    seed: 1,
  };
}
