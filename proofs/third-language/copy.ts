import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { texts } from '#languages/tr/interface/texts.ts';
import { madeUp } from './made-up.ts';

/** Written from left to right with letters of its own for dates, which every browser knows. */
export const MADE_UP = 'fi';

/** The project with one more language: the folder of another one copied, and its name in the list. */
export function copyWithThirdLanguage(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-third-language-'));
  for (const name of [
    'src',
    'scripts',
    'simulators',
    'public',
    'index.html',
    'package.json',
    'package-lock.json',
  ])
    cpSync(name, join(folder, name), { recursive: true });
  for (const name of readdirSync('.').filter((each) => /^(vite|tsconfig|drizzle)/.test(each)))
    cpSync(name, join(folder, name));
  cpSync('proofs/third-language/made-up.ts', join(folder, 'src/languages/made-up.ts'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const language = join(folder, 'src/languages', MADE_UP);
  cpSync('src/languages/tr', language, { recursive: true });
  translate(language);
  const list = join(folder, 'src/shared/core/languages.ts');
  const before = readFileSync(list, 'utf8');
  const after = before.replace("tr: 'tr-TR'", `tr: 'tr-TR', ${MADE_UP}: '${MADE_UP}-FI'`);
  if (after === before) throw new Error(`${list} has no list of languages`);
  writeFileSync(list, after);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** In place of a translator: the texts of the browser by their English, what the server words by what English says. */
function translate(language: string) {
  const entries = Object.keys(texts).map((english) => [english, madeUp(english)]);
  writeFileSync(
    join(language, 'interface/texts.ts'),
    `export const texts = ${JSON.stringify(Object.fromEntries(entries))};\n`,
  );
  const captions: string[] = JSON.parse(readFileSync('src/languages/en/made/captions.json', 'utf8'));
  writeFileSync(join(language, 'made/captions.json'), JSON.stringify(captions.map(madeUp)));
  const inEnglish = (file: string, name: string) =>
    writeFileSync(
      join(language, file),
      `import { ${name} as english } from '#languages/en/${file}';
import { inMadeUp } from '#languages/made-up.ts';

export const ${name} = inMadeUp(english);
`,
    );
  inEnglish('words.ts', 'words');
  for (const file of readdirSync('src/languages/en/legal')) inEnglish(`legal/${file}`, 'legalText');
}
