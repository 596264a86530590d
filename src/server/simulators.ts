import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DemoStore } from '#shared/environment.ts';

const PROGRAM = fileURLToPath(new URL('../simulators/main.ts', import.meta.url));

export interface Simulators {
  shopifyShopOrigin: string;
  demoStores: DemoStore[];
  stop(): void;
}

/** Starts the stand-ins for outside services as a process of their own, which ends with this one. */
export async function startSimulators({ dataDir }: { dataDir: string }): Promise<Simulators> {
  const folder = join(dataDir, 'simulators');
  const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--state-dir', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ready = await new Promise<{ shopifyShopOrigin: string; demoShops: DemoStore[] }>(
    (resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The simulators stopped at once (exit code ${code})`)));
    },
  );
  return {
    shopifyShopOrigin: ready.shopifyShopOrigin,
    demoStores: ready.demoShops,
    stop: () => void child.kill(),
  };
}
