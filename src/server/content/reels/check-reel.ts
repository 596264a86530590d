import { open } from 'node:fs/promises';
import { type Box, readBoxHeader } from './mp4-boxes.ts';
import { readSoundTrack, readVideoTrack, type SoundTrack, tracksIn, type VideoTrack } from './mp4-tracks.ts';

/** What holds for reels of Instagram and Facebook and for videos of X alike; the strictest of each. */
const LIMITS = {
  width: 1080,
  height: 1920,
  framesPerSecond: { least: 24, most: 60 },
  seconds: { least: 3, most: 90 },
  bytes: 300 * 1024 * 1024,
  bitsPerSecond: 25_000_000,
  soundRate: 48_000,
  soundChannels: 2,
};
const HIGH_PROFILE = 100;
const AAC_LOW_COMPLEXITY = 2;
/** More is no index of a short film. */
const INDEX_BYTES = 16 * 1024 * 1024;

export interface ReelCheck {
  /** Sentences; a reel without any is accepted by the three networks. */
  problems: string[];
  bytes: number;
  durationMs: number;
  video: VideoTrack | null;
  sound: SoundTrack | null;
}

/** Reads the file's boxes and compares them with what the networks ask for (reference: their media specifications). */
export async function checkReel(
  path: string,
  wanted: { seconds?: number; framesPerSecond?: number } = {},
): Promise<ReelCheck> {
  const { bytes, order, index } = await readIndex(path);
  const problems: string[] = [];
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) problems.push(otherwise);
  };
  must(order[0] === 'ftyp', 'The file is not an MP4.');
  must(bytes <= LIMITS.bytes, `The file has ${bytes} bytes; ${LIMITS.bytes} are allowed.`);
  if (!index)
    return {
      problems: [...problems, 'The file has no readable index (moov).'],
      bytes,
      durationMs: 0,
      video: null,
      sound: null,
    };

  must(
    order.indexOf('moov') < order.indexOf('mdat'),
    'The index (moov) must come before the pictures (mdat).',
  );
  must(order.includes('mdat') && !order.includes('moof'), 'The file must be whole, not in fragments.');

  const tracks = tracksIn(index);
  const video = readVideoTrack(index, tracks);
  const sound = readSoundTrack(index, tracks);
  must(
    tracks.every((track) => !track.hasEditList),
    'The file has an edit list.',
  );
  const durationMs = Math.round(Math.max(0, ...tracks.map((track) => track.seconds)) * 1000);

  if (video) checkVideo(video, must);
  else problems.push('There is no H.264 video in the file.');
  if (sound) checkSound(sound, must);
  else problems.push('There is no AAC sound in the file.');

  const seconds = video?.seconds ?? 0;
  must(
    seconds >= LIMITS.seconds.least && seconds <= LIMITS.seconds.most,
    `The video lasts ${seconds.toFixed(2)} s; it must last ${LIMITS.seconds.least} to ${LIMITS.seconds.most}.`,
  );
  must(
    (bytes * 8) / Math.max(seconds, 0.001) <= LIMITS.bitsPerSecond,
    'The file has more than 25 Mbit a second.',
  );
  if (sound && video)
    must(
      Math.abs(sound.seconds - video.seconds) <= 0.25,
      `The sound lasts ${sound.seconds.toFixed(2)} s, the pictures ${seconds.toFixed(2)}.`,
    );
  if (wanted.seconds)
    must(
      Math.abs(seconds - wanted.seconds) < 0.02,
      `The video lasts ${seconds.toFixed(2)} s instead of ${wanted.seconds}.`,
    );
  if (wanted.framesPerSecond && video)
    must(
      Math.abs(video.framesPerSecond - wanted.framesPerSecond) < 0.01,
      `The video has ${video.framesPerSecond.toFixed(2)} frames a second instead of ${wanted.framesPerSecond}.`,
    );
  return { problems, bytes, durationMs, video, sound };
}

type Must = (holds: boolean, otherwise: string) => void;

function checkVideo(video: VideoTrack, must: Must) {
  must(
    video.width === LIMITS.width && video.height === LIMITS.height,
    `The video is ${video.width} × ${video.height}; it must be ${LIMITS.width} × ${LIMITS.height}.`,
  );
  must(video.isUpright, 'The video is turned by its header.');
  must(
    video.h264.profile === HIGH_PROFILE,
    `The H.264 profile is ${video.h264.profile}; it must be High (100).`,
  );
  must(
    video.h264.chromaFormat === 1 && video.h264.bitDepth === 8,
    'The colours must be stored as 8-bit 4:2:0.',
  );
  must(video.h264.progressive, 'The video is interlaced.');
  must(video.startsWithKeyFrame, 'The video does not start with a key frame.');
  const { least, most } = LIMITS.framesPerSecond;
  must(
    video.framesPerSecond >= least && video.framesPerSecond <= most,
    `The video has ${video.framesPerSecond.toFixed(2)} frames a second; ${least} to ${most} are allowed.`,
  );
  must(video.hasSteadyFrames, 'The frames do not follow each other evenly.');
}

function checkSound(sound: SoundTrack, must: Must) {
  must(sound.objectType === AAC_LOW_COMPLEXITY, 'The sound must be AAC-LC.');
  must(
    sound.rate <= LIMITS.soundRate,
    `The sound has ${sound.rate} Hz; at most ${LIMITS.soundRate} are allowed.`,
  );
  must(sound.channels >= 1 && sound.channels <= LIMITS.soundChannels, 'The sound must be mono or stereo.');
}

/** The kinds of the outermost boxes in their order, and the content of the one with the index. */
async function readIndex(path: string): Promise<{ bytes: number; order: string[]; index: Buffer | null }> {
  const file = await open(path, 'r');
  try {
    const { size: bytes } = await file.stat();
    const order: string[] = [];
    let index: Buffer | null = null;
    for (let at = 0; at < bytes; ) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
      const header = readBoxHeader(buffer.subarray(0, bytesRead), bytes - at);
      if (!header) break;
      order.push(header.kind);
      const content: Box = { kind: header.kind, start: at + header.headerSize, end: at + header.size };
      if (header.kind === 'moov' && !index && header.size <= INDEX_BYTES) {
        index = Buffer.alloc(content.end - content.start);
        await file.read(index, 0, index.length, content.start);
      }
      at = content.end;
    }
    return { bytes, order, index };
  } finally {
    await file.close();
  }
}
