import { parentPort, workerData } from 'node:worker_threads';
import { type Part, type Shops, tallyFinders } from './judge.ts';

/** One thread of the proof: looks at its part of the shops. */
const { shops, part } = workerData as { shops: Shops; part: Part };
parentPort!.postMessage(tallyFinders(shops, part));
