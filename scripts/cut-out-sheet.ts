import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { setCutOutModel } from '#server/content/studio/cut-out-model.ts';
import { readPhoto } from '#server/content/studio/photo.ts';

/*
 * Every photo of the catalogue that is taken off its ground, on strong red, to be looked at:
 *   node scripts/cut-out-sheet.ts sheet.png [name …]
 * With CUTOUT_MODEL in the environment, by that model.
 */
setCutOutModel(process.env.CUTOUT_MODEL);
const [target = 'cut-outs.png', ...names] = process.argv.slice(2);
const photos = join(import.meta.dirname, '../simulators/data/catalogue/images');
const files = readdirSync(photos).filter(
  (file) => names.length === 0 || names.includes(basename(file, '.jpg')),
);
const SIDE = names.length > 0 && names.length < 9 ? 640 : 300;
const tiles = [];
for (const file of files) {
  const started = performance.now();
  const photo = await readPhoto(readFileSync(join(photos, file)));
  tiles.push({ file, photo, took: performance.now() - started });
}
const cutOuts = tiles.filter(({ photo }) => photo.kind === 'cut-out');
const columns = Math.min(8, Math.ceil(Math.sqrt(cutOuts.length)));
const sheet = createCanvas(columns * SIDE, Math.ceil(cutOuts.length / columns) * (SIDE + 22));
const ctx = sheet.getContext('2d');
ctx.fillStyle = '#e05a4e';
ctx.fillRect(0, 0, sheet.width, sheet.height);
ctx.font = '14px sans-serif';
for (const [index, { file, photo }] of cutOuts.entries()) {
  const [left, top] = [(index % columns) * SIDE, Math.floor(index / columns) * (SIDE + 22)];
  const scale = Math.min(SIDE / photo.width, SIDE / photo.height);
  ctx.drawImage(photo.image, left, top, photo.width * scale, photo.height * scale);
  ctx.fillStyle = '#fff';
  ctx.fillText(basename(file, '.jpg'), left + 4, top + SIDE + 16);
}
writeFileSync(target, await sheet.encode('png'));
const took = tiles.map((tile) => tile.took).sort((one, other) => one - other);
console.log(
  `${cutOuts.length} of ${tiles.length} cut out; median ${Math.round(took[took.length >> 1]!)} ms, slowest ${Math.round(took.at(-1)!)} ms`,
);
console.log(
  tiles
    .filter(({ photo }) => photo.kind === 'plain')
    .map(({ file }) => basename(file, '.jpg'))
    .join(' '),
);
