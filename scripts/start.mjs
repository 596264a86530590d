import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { become, enterProject } from './on-node-24.mjs';

enterProject();

if (isBuildStale()) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await become('../src/server/main.ts');

function isBuildStale() {
  let builtAt;
  try {
    builtAt = statSync('dist/.built').mtimeMs;
  } catch {
    return true;
  }
  const sources = ['src/web', 'src/shared', 'src/languages', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  );
  const others = [
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'scripts/prerender.ts',
    'scripts/page-head.ts',
  ];
  return [...sources, ...others].some((file) => statSync(file).mtimeMs > builtAt);
}
