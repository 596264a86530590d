import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '../../scripts/running-product.ts';
import { heading, megabytes, report, seconds } from './report.ts';
import { residentMemory } from './resident-memory.ts';

const READY_MS = 3_000;

/** Starting on a folder that holds the demo store, and the memory it then rests at. */
export async function benchStart(place: {
  name: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  memoryBudget: number;
}) {
  heading(`Start with the demo store, ${place.name}`);
  const product = await startProduct({ port: 3921, ...place });
  const met = product.readyAfterMs <= READY_MS;
  report('ready after', seconds(product.readyAfterMs), { text: seconds(READY_MS), met });
  await wait(10_000);
  const resident = residentMemory(product.pid);
  const text = megabytes(place.memoryBudget);
  report('resident ten seconds later', megabytes(resident), { text, met: resident <= place.memoryBudget });
  await product.stop();
}
