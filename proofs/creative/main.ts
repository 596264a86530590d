import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { proveCaptions } from './captions.ts';
import { provePictures } from './pictures.ts';

/**
 * What Vitrin makes without an AI provider, counted against its marks and laid out in a folder to be looked at:
 * npm run proof:creative [folder]
 */
const [folder = null] = process.argv.slice(2);
if (folder) mkdirSync(folder, { recursive: true });
const missed = [
  ...(await proveCaptions(folder && join(folder, 'captions.html'))),
  ...(await provePictures(folder)),
];
for (const mark of missed) process.stdout.write(`MISSED: ${mark}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
