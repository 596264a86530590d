import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compresses the built files once, as well as can be, so that serving them costs nothing. */
const dist = fileURLToPath(new URL('../dist', import.meta.url));
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|txt)$/.test(entry.name)) continue;
  // Folders with a dot are for us and not served as they are.
  if (entry.parentPath.includes('/.', dist.length)) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
writeFileSync(`${dist}/.built`, '');
