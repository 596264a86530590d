import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playPiece } from '#server/content/reels/music/compose-music.ts';
import { decibels } from '#server/content/reels/music/instruments/sound.ts';
import { loudnessOf, truePeaksOf } from '#server/content/reels/music/loudness.ts';
import type { Piece } from '#server/content/reels/music/pieces/piece.ts';
import { PIECES } from '#server/content/reels/music/pieces/pieces.ts';
import { proveCaptions } from './captions.ts';
import { provePictures } from './pictures.ts';
import { proveReels } from './reels.ts';

/**
 * What Vitrin makes without an AI provider, counted against its marks and laid out in a folder to be looked at:
 * npm run proof:creative -- [folder] [--only captions|pictures|reels|music]
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const [folder = null] = positionals;
if (folder) mkdirSync(folder, { recursive: true });
const PROOFS: Record<string, () => Promise<string[]>> = {
  captions: () => proveCaptions(folder && join(folder, 'captions.html')),
  pictures: () => provePictures(folder),
  reels: () => proveReels(folder),
  music: async () => PIECES.flatMap(proveLoudness),
};
if (values.only && !(values.only in PROOFS)) throw new Error(`There is no proof of ${values.only}.`);
const missed: string[] = [];
for (const [name, prove] of Object.entries(PROOFS))
  if (!values.only || values.only === name) missed.push(...(await prove()));
for (const mark of missed) process.stdout.write(`MISSED: ${mark}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;

function proveLoudness(piece: Piece): string[] {
  const sound = playPiece(piece, 10, 1);
  const [lufs, peak] = [
    loudnessOf(sound),
    decibels(truePeaksOf(sound).reduce((most, value) => Math.max(most, value), 0)),
  ];
  const { name, tone, beatsPerMinute, key } = piece;
  const figures = `${lufs.toFixed(1)} LUFS, true peak ${peak.toFixed(1)} dB`;
  process.stdout.write(
    `${tone}, ${name}: ${beatsPerMinute} beats a minute, ${key.tonic} ${key.scale}, ${figures}\n`,
  );
  return Math.abs(lufs + 14) > 0.5 || peak > -1 ? [`${name}: ${figures}`] : [];
}
