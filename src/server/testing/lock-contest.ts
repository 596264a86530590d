import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CONTENDER = fileURLToPath(new URL('./lock-contender.ts', import.meta.url));
/** Each process has the number 1 in a world of its own, as containers have. */
const AS_CONTAINER = [
  'unshare',
  '--user',
  '--map-root-user',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
];

interface Contest {
  folder: string;
  rounds: number;
  contenders: number;
  /** Whether they all have the same process number. */
  containers?: boolean;
  program?: string;
}

/**
 * In each round some processes want the folder at the same moment, and the one that gets it is killed, which leaves what
 * it wrote behind for the next round.
 * @returns how often nobody, one, two … got it, and everything else that was answered.
 */
export async function contest({ folder, rounds, contenders, containers, program = CONTENDER }: Contest) {
  const start = () => startContender(program, containers ? AS_CONTAINER : []);
  const processes = Array.from({ length: contenders }, start);
  const holders = new Map<number, number>();
  const others: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(processes.map(({ isReady }) => isReady));
      const answers = await Promise.all(
        processes.map(async ({ child }) => {
          const answered = once(child, 'message');
          child.send(folder);
          return (await answered)[0] as string;
        }),
      );
      others.push(...answers.filter((answer) => !['held', 'refused'].includes(answer)));
      const held = answers.flatMap((answer, index) => (answer === 'held' ? [index] : []));
      holders.set(held.length, (holders.get(held.length) ?? 0) + 1);
      for (const index of held) {
        await kill(processes[index]!.child);
        processes[index] = start();
      }
    }
  } finally {
    await Promise.all(processes.map(({ child }) => kill(child)));
  }
  return { holders: Object.fromEntries(holders), others };
}

function startContender(program: string, wrapped: string[]) {
  const [command = process.execPath, ...args] = [...wrapped, process.execPath, program];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: process.env });
  return { child, isReady: once(child, 'spawn') };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
