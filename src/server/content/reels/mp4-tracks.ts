import { type H264Settings, readH264Settings } from './h264-settings.ts';
import { type Box, boxesIn, findBox } from './mp4-boxes.ts';

/** Reads the tracks from the content of `moov` (ISO/IEC 14496-12 and -14). What makes no sense reads as absent. */
export interface Track {
  box: Box;
  kind: string;
  timescale: number;
  seconds: number;
  hasEditList: boolean;
}

export interface VideoTrack {
  width: number;
  height: number;
  frames: number;
  framesPerSecond: number;
  seconds: number;
  hasSteadyFrames: boolean;
  startsWithKeyFrame: boolean;
  isUpright: boolean;
  h264: H264Settings;
}

export interface SoundTrack {
  rate: number;
  channels: number;
  seconds: number;
  /** 2 is AAC-LC. */
  objectType: number;
}

export function tracksIn(moov: Buffer): Track[] {
  return boxesIn(moov, { start: 0, end: moov.length })
    .filter((box) => box.kind === 'trak')
    .flatMap((box) => {
      const header = findBox(moov, box, 'mdia/mdhd');
      const handler = findBox(moov, box, 'mdia/hdlr');
      if (!header || !handler || header.end - header.start < 24 || handler.end - handler.start < 12)
        return [];
      const isLong = moov[header.start] === 1;
      if (isLong && header.end - header.start < 36) return [];
      const timescale = moov.readUInt32BE(header.start + (isLong ? 20 : 12));
      const duration = isLong
        ? Number(moov.readBigUInt64BE(header.start + 24))
        : moov.readUInt32BE(header.start + 16);
      return {
        box,
        kind: moov.toString('latin1', handler.start + 8, handler.start + 12),
        timescale,
        seconds: timescale ? duration / timescale : 0,
        hasEditList: findBox(moov, box, 'edts/elst') !== null,
      };
    });
}

export function readVideoTrack(moov: Buffer, tracks: Track[]): VideoTrack | null {
  const track = tracks.find(({ kind }) => kind === 'vide');
  const table = track && findBox(moov, track.box, 'mdia/minf/stbl');
  const entry = table && sampleEntry(moov, table, 'avc1');
  const settings = entry && findBox(moov, { start: entry.start + 78, end: entry.end }, 'avcC');
  if (!track || !table || !settings) return null;
  const parameterSet = firstParameterSet(moov.subarray(settings.start, settings.end));
  if (!parameterSet) return null;
  const times = tableOf(moov, findBox(moov, table, 'stts'), 2);
  const frames = times.reduce((sum, [count]) => sum + count!, 0);
  const keyFrames = tableOf(moov, findBox(moov, table, 'stss'), 1);
  const header = findBox(moov, track.box, 'tkhd');
  return {
    width: moov.readUInt16BE(entry.start + 24),
    height: moov.readUInt16BE(entry.start + 26),
    frames,
    framesPerSecond: track.seconds ? frames / track.seconds : 0,
    seconds: track.seconds,
    hasSteadyFrames: times.length === 1,
    // Without a table every frame is one.
    startsWithKeyFrame: keyFrames.length === 0 || keyFrames[0]![0] === 1,
    isUpright: header !== null && isUpright(moov.subarray(header.start, header.end)),
    h264: readH264Settings(parameterSet),
  };
}

export function readSoundTrack(moov: Buffer, tracks: Track[]): SoundTrack | null {
  const track = tracks.find(({ kind }) => kind === 'soun');
  const table = track && findBox(moov, track.box, 'mdia/minf/stbl');
  const entry = table && sampleEntry(moov, table, 'mp4a');
  const description = entry && findBox(moov, { start: entry.start + 28, end: entry.end }, 'esds');
  if (!track || !description) return null;
  const config = decoderConfig(moov.subarray(description.start + 4, description.end));
  if (!config) return null;
  return {
    rate: moov.readUInt16BE(entry.start + 24),
    channels: moov.readUInt16BE(entry.start + 16),
    seconds: track.seconds,
    objectType: config[0]! >> 3,
  };
}

function sampleEntry(moov: Buffer, table: Box, kind: string): Box | null {
  const list = findBox(moov, table, 'stsd');
  const entry = list && findBox(moov, { start: list.start + 8, end: list.end }, kind);
  return entry && entry.end - entry.start >= 86 - (kind === 'avc1' ? 0 : 50) ? entry : null;
}

/** Rows of a table of 32-bit numbers, as many as its box really holds. */
function tableOf(moov: Buffer, box: Box | null, columns: number): number[][] {
  if (!box || box.end - box.start < 8) return [];
  const room = Math.floor((box.end - box.start - 8) / (4 * columns));
  const rows = Math.min(moov.readUInt32BE(box.start + 4), room);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      moov.readUInt32BE(box.start + 8 + 4 * (row * columns + column)),
    ),
  );
}

function firstParameterSet(avcC: Buffer): Buffer | null {
  if (avcC.length < 8 || (avcC[5]! & 31) === 0) return null;
  const set = avcC.subarray(8, 8 + avcC.readUInt16BE(6));
  return set.length >= 8 ? set : null;
}

/** The matrix of a track's header: 1 on the diagonal (16.16 numbers) and no turning. */
function isUpright(header: Buffer): boolean {
  const at = header[0] === 1 ? 52 : 40;
  if (header.length < at + 20) return false;
  const [a, b, , c, d] = [0, 4, 8, 12, 16].map((offset) => header.readInt32BE(at + offset));
  return a === 65_536 && d === 65_536 && b === 0 && c === 0;
}

/** Goes down the descriptors of `esds` to the bytes that set up the AAC decoder. */
function decoderConfig(descriptors: Buffer): Buffer | null {
  const AAC = 0x40;
  let rest = descriptors;
  const enter = (tag: number) => {
    if (rest[0] !== tag) return false;
    let at = 1;
    while (at < 4 && rest[at]! & 0x80) at++;
    rest = rest.subarray(at + 1);
    return true;
  };
  if (!enter(3)) return null;
  rest = rest.subarray(3);
  if (!enter(4) || rest[0] !== AAC) return null;
  rest = rest.subarray(13);
  return enter(5) && rest.length > 0 ? rest : null;
}
