import type { FastifyBaseLogger } from 'fastify';
import { referenceOf } from '#server/content/media-files/fit-picture.ts';
import type { FetchedPhoto } from '#server/content/products/product-photo.ts';
import { fitFilm } from '#server/content/reels/fit-film.ts';
import { choosePiece } from '#server/content/reels/music/choose-piece.ts';
import { REEL_SIZE } from '#server/content/reels/reel-request.ts';
import { renderReel } from '#server/content/reels/render-reel.ts';
import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import type { ReferencePhoto } from '#server/platforms/ports/image-model.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { VIDEO_TIME_LIMIT_MS, type VideoModel } from '#server/platforms/ports/video-model.ts';
import type { BrandKit } from '#shared/content/brand-kit.ts';
import type { Look } from '#shared/content/picture.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { Subject } from './maker.ts';
import { designFor } from './picture-design.ts';
import { providerPromptFor } from './provider-prompt.ts';
import { reelLines } from './reel-lines.ts';
import { waitShowingLife } from './signs-of-life.ts';

export interface MadeReel {
  cover: Buffer;
  width: number;
  height: number;
  durationMs: number;
  look: string | null;
  /** The piece under it; null where it is none of ours. */
  music: string | null;
  by: 'builtin' | 'provider';
  /** For the owner: why it was made otherwise than expected. */
  notes: Sentence[];
}

/** What is filmed, the caption that it goes with, and whose it is. */
export interface ReelMaterial extends Subject {
  caption: string;
  /** Of the store's pictures before this one, newest first. */
  latestLooks: Look[];
  /** Of its reels. */
  latestMusic: string[];
  brand: { kit: BrandKit | null; logo: Buffer | null };
  /** Of the store's account on the network; null where none is connected. */
  handle: string | null;
}

interface Run {
  /** Where the reel is to be. */
  outFile: string;
  /** Of the operator's, as the studio's. */
  cutOutModel: string | undefined;
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

interface Makers {
  videoModel: VideoModel | null;
  ffmpeg: () => Promise<string>;
  log: FastifyBaseLogger;
}

/** The provider's film when there is a provider, a photo it can go by, and it passes the check; else one of our own. */
export async function reelFor(
  subject: ReelMaterial,
  fetched: FetchedPhoto[],
  run: Run,
  { videoModel, ffmpeg, log }: Makers,
): Promise<MadeReel> {
  // Before anything is asked for that costs money.
  const program = await ffmpeg();
  const main = fetched[0]?.photo ?? null;
  const photo = videoModel && main && (await referenceOf(main));
  if (!photo) return filmOurselves(subject, fetched, run, program);
  const asked = () =>
    askForFilm(videoModel, subject, photo, run, program).catch((error: unknown) => {
      if (!(error instanceof PlatformFailure)) throw error;
      return error;
    });
  const { result: film, onRest } = await waitShowingLife(asked, {
    longestMs: VIDEO_TIME_LIMIT_MS,
    onProgress: run.onProgress,
  });
  if (!(film instanceof PlatformFailure)) return film;
  log.warn({ code: film.code, storeId: subject.generation.storeId }, 'reel made without the provider');
  const own = await filmOurselves(subject, fetched, { ...run, onProgress: onRest }, program);
  return { ...own, notes: [...own.notes, NOT_BY_PROVIDER] };
}

async function askForFilm(
  videoModel: VideoModel,
  { generation, product, template }: Subject,
  photo: ReferencePhoto,
  { outFile, signal }: Run,
  ffmpeg: string,
): Promise<MadeReel> {
  const { userId, storeId, request } = generation;
  const seconds = request.videoDuration!;
  let reel: Pick<MadeReel, 'cover' | 'durationMs'> = { cover: Buffer.alloc(0), durationMs: 0 };
  await videoModel.film({
    prompt: providerPromptFor(product, { ...request, look: template?.look ?? null }),
    photo,
    seconds,
    userId,
    storeId,
    signal,
    // Whether a film is fit for a reel is known when it has become one.
    check: async (bytes) => {
      const fitted = await fitFilm(bytes, { outFile, seconds, ffmpeg, signal });
      reel = fitted;
      return fitted.problems;
    },
  });
  const { width, height } = REEL_SIZE;
  const { cover, durationMs } = reel;
  return { cover, width, height, durationMs, look: null, music: null, by: 'provider', notes: [] };
}

async function filmOurselves(
  material: ReelMaterial,
  fetched: FetchedPhoto[],
  { outFile, cutOutModel, signal, onProgress }: Run,
  ffmpeg: string,
): Promise<MadeReel> {
  const { generation, product, template, seed, caption, latestLooks, latestMusic, brand, handle } = material;
  const { platform, contentType, tone, language, videoDuration } = generation.request;
  const look = template?.look ?? null;
  const design = designFor({ ...generation.request, product, caption, look, latestLooks, seed });
  const music = choosePiece(tone, seed, latestMusic);
  const film = (photos: Buffer[]) =>
    renderReel(
      {
        photos,
        product,
        platform,
        contentType,
        tone,
        music,
        language,
        design,
        seed,
        handle,
        outFile,
        ...brand,
        lines: reelLines(caption, { product, language, hook: design.headline }),
        storeName: product.storeName,
        seconds: videoDuration!,
      },
      { ffmpeg, cutOutModel, signal, onProgress },
    );
  const photos = fetched.flatMap(({ photo }) => photo ?? []);
  const notes = photos.length === 0 ? fetched.flatMap(({ note }) => note ?? []).slice(0, 1) : [];
  const reel = await film(photos).catch(async (error: unknown) => {
    if (!(error instanceof PhotoProblem) || photos.length === 0) throw error;
    notes.push(error.sentence);
    return film([]);
  });
  const { cover, width, height, durationMs } = reel;
  return { cover, width, height, durationMs, look: reel.look, music: music.name, by: 'builtin', notes };
}

const NOT_BY_PROVIDER = text('The AI provider gave no usable video, so Vitrin made this reel itself.');
