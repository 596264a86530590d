import { spawn } from 'node:child_process';

const PROGRAMS = ['../app.ts', '../content/studio/studio-process.ts', '../content/reels/render-process.ts'];

/**
 * Programs of ours that tests start again and again, and mostly end by force, compiled once next to the tests: a process
 * ended by force leaves nothing in the compile cache for the next.
 */
export function setup() {
  const imports = PROGRAMS.map(
    (program) => `import ${JSON.stringify(new URL(program, import.meta.url).href)};`,
  );
  spawn(process.execPath, ['--input-type=module', '--eval', imports.join('')], { stdio: 'ignore' }).unref();
}
