import { globSync, readFileSync } from 'node:fs';
import { brokenDocuments } from './check-documents.ts';
import { brokenImports } from './check-imports.ts';
import { brokenTables } from './check-tables.ts';

/** Which area may know which, who writes which table, and whether documents name what is there; part of `npm run check`. */
const read = (paths: string[]) => new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const files = read(globSync('{src,simulators,proofs,scripts,e2e}/**/*.{ts,tsx}'));
const documents = read(globSync('{*.md,docs/**/*.md,{src,simulators,proofs,scripts}/**/*.md}'));
const everything = globSync('{.*,*,{docs,src,simulators,proofs,scripts,e2e,deploy,public}/**/*}');
const broken = [...brokenImports(files), ...brokenTables(files), ...brokenDocuments(documents, everything)];
for (const sentence of broken) process.stderr.write(`${sentence}\n`);
process.exit(broken.length > 0 ? 1 : 0);
