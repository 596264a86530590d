import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoShopList } from './shopify/demo/demo-shops.ts';
import { createShopifySimulator } from './shopify/simulator.ts';

/*
 * Stand-ins for the outside services, as a program of their own. One line of JSON on standard output says where they
 * are; it ends when whoever started it is gone, so none is ever left behind.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4571' }, 'state-dir': { type: 'string' } },
});
const stateDir = values['state-dir'];
if (stateDir) mkdirSync(stateDir, { recursive: true });

const simulator = await createShopifySimulator({
  port: Number(values.port),
  demoShops: true,
  ...(stateDir ? { stateDir } : {}),
});
process.stdout.write(
  `${JSON.stringify({ ready: true, shopifyShopOrigin: simulator.origin, demoShops: demoShopList })}\n`,
);
simulator.warmUp();

process.stdin.resume().on('end', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// Control-C reaches every process of the terminal; the one that started us decides when to stop.
process.on('SIGINT', () => {});
