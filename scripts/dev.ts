import { spawn } from 'node:child_process';

/** The server, restarted when its files change, and Vite with hot reload; both end together. */
const server = spawn(
  process.execPath,
  ['--watch-path=src/server', '--watch-path=src/shared', 'src/server/main.ts'],
  {
    stdio: 'inherit',
  },
);
const pages = spawn('npx', ['vite'], { stdio: 'inherit', shell: process.platform === 'win32' });
const processes = [server, pages];
for (const one of processes) {
  one.once('exit', (code) => {
    for (const other of processes) other.kill();
    process.exitCode ??= code ?? 1;
  });
}
