import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Addresses that others save, of photos above all, stay right when the program is started again. */
export function rememberPorts(stateDir: string) {
  const file = join(stateDir, 'ports.json');
  const known = readPorts(file);
  return {
    /** The port of the last time while it is free, else 0, which means any. */
    async before(service: string): Promise<number> {
      const port = known[service] ?? 0;
      return (await isFree(port)) ? port : 0;
    },
    save: (ports: Record<string, number>) => writeFileSync(file, JSON.stringify(ports)),
  };
}

function readPorts(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
