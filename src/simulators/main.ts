import { parseArgs } from 'node:util';
import { demoShopList } from './shopify/demo/demo-shops.ts';
import { createShopifySimulator } from './shopify/simulator.ts';

/*
 * node src/simulators/main.ts --port 4571 --state-dir DIR
 * Says one line of JSON when it listens, and ends with whoever holds its stdin.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4571' }, 'state-dir': { type: 'string' } },
});

const simulator = await createShopifySimulator({
  port: Number(values.port),
  stateDir: values['state-dir'],
  demoShops: true,
});
process.stdout.write(
  `${JSON.stringify({ ready: true, shopifyShopOrigin: simulator.origin, demoShops: demoShopList })}\n`,
);
simulator.warmUp();

let isClosing = false;
async function end(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  await simulator.close();
  process.exit(0);
}

process.on('SIGTERM', end);
process.on('SIGINT', end);
process.stdin.on('end', end).on('error', end).resume();
