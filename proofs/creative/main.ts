import { proveCaptions } from './captions.ts';

/**
 * What Vitrin makes without an AI provider, counted against its marks and laid out to be looked at:
 * npm run proof:creative [captions.html]
 */
const [captionsSheet] = process.argv.slice(2);
const missed = await proveCaptions(captionsSheet ?? null);
for (const mark of missed) process.stdout.write(`MISSED: ${mark}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
