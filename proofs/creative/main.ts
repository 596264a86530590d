import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proveCaptions } from './captions.ts';
import { provePictures } from './pictures.ts';
import { proveReels } from './reels.ts';

/**
 * What Vitrin makes without an AI provider, counted against its marks and laid out in a folder to be looked at:
 * npm run proof:creative -- [folder] [--only captions|pictures|reels]
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const [folder = null] = positionals;
if (folder) mkdirSync(folder, { recursive: true });
const PROOFS: Record<string, () => Promise<string[]>> = {
  captions: () => proveCaptions(folder && join(folder, 'captions.html')),
  pictures: () => provePictures(folder),
  reels: () => proveReels(folder),
};
if (values.only && !(values.only in PROOFS)) throw new Error(`There is no proof of ${values.only}.`);
const missed: string[] = [];
for (const [name, prove] of Object.entries(PROOFS))
  if (!values.only || values.only === name) missed.push(...(await prove()));
for (const mark of missed) process.stdout.write(`MISSED: ${mark}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
