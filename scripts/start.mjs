// Plain JavaScript, so that an older Node.js can still say what is missing.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Vitrin runs on Node.js 24; this is ${process.versions.node}. On Linux «npm ci» brings it along; elsewhere please install it.\n`,
  );
  process.exit(1);
}

if (isBuildStale()) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
runServer();

/**
 * The server takes the place of this process. Node.js alone would let its heap grow to several times what is in use, and
 * the C library keep what compiling the embedded database took for a moment; together about 300 MB.
 */
function runServer() {
  const server = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));
  const quickImports = new URL('./quick-imports.mjs', import.meta.url).href;
  if (!process.execve) return import(quickImports).then(() => import(pathToFileURL(server).href));
  const options = ['--max-semi-space-size=16', '--heap-growing-percent=25', '--import', quickImports];
  // What was compiled stays for the next start; it saves a third of it.
  const compiled = {
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  };
  const allocator = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  process.execve(process.execPath, [process.execPath, ...options, server], {
    ...allocator,
    ...compiled,
    ...process.env,
  });
}

function isBuildStale() {
  let builtAt;
  try {
    builtAt = statSync('dist/.built').mtimeMs;
  } catch {
    return true;
  }
  const sources = ['src/web', 'src/shared', 'public'].flatMap((folder) =>
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
