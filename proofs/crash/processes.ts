import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { WorkerOrders } from './worker-orders.ts';

export interface Taken {
  id: string;
  text: string;
  created_at: string;
}

/** Lines of JSON that it says; standard input stays open, so that it ends with us. */
function run(program: string, args: string[], onLine: (line: unknown) => void): ChildProcess {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout! }).on('line', (line) => onLine(JSON.parse(line)));
  return child;
}

export async function startStandIn(clock?: WorkerOrders['clock']) {
  const ready = Promise.withResolvers<number>();
  const child = run('./stand-in.ts', clock ? [JSON.stringify(clock)] : [], (line) =>
    ready.resolve((line as { port: number }).port),
  );
  const port = await ready.promise;
  return {
    port,
    async taken(): Promise<Taken[]> {
      return (await fetch(`http://127.0.0.1:${port}/taken`)).json() as Promise<Taken[]>;
    },
    stop: () => child.kill(),
  };
}

/** `onLeft` hears how many deliveries are still to be worked on. */
export function startWorker(orders: WorkerOrders, onLeft: (left: number) => void) {
  const ready = Promise.withResolvers<void>();
  const child = run('./worker.ts', [JSON.stringify(orders)], (line) => {
    ready.resolve();
    onLeft((line as { left: number }).left);
  });
  const ended = once(child, 'exit');
  return {
    ready: ready.promise,
    ended,
    kill: () => child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
export type RunningWorker = ReturnType<typeof startWorker>;
