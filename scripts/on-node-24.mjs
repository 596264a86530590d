// Plain JavaScript, so that an older Node.js can still say what is missing.
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Goes to the project's folder, or ends where this Node.js is too old. */
export function enterProject() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  process.stderr.write(
    `Vitrin runs on Node.js 24; this is ${process.versions.node}. On Linux «npm ci» brings it along; elsewhere please install it.\n`,
  );
  process.exit(1);
}

/**
 * A program of ours takes the place of this process. Node.js alone would let its heap grow to several times what is in
 * use, and the C library hold what compiling the embedded database took for a moment; together about 300 MB.
 */
export function become(file, parameters = []) {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const quickImports = new URL('./quick-imports.mjs', import.meta.url).href;
  if (!process.execve) {
    process.argv = [process.execPath, program, ...parameters];
    return import(quickImports).then(() => import(pathToFileURL(program).href));
  }
  const options = [
    '--max-semi-space-size=8',
    '--heap-growing-percent=25',
    '--no-allocation-site-pretenuring',
    '--import',
    quickImports,
  ];
  // What was compiled stays for the next start; it saves a third of it.
  const compiled = {
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  };
  const allocator = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  process.execve(process.execPath, [process.execPath, ...options, program, ...parameters], {
    ...allocator,
    ...compiled,
    ...process.env,
  });
}
