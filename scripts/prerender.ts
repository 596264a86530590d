import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { ReadyHtml } from '#web/ready-html.tsx';
import { headOf } from './page-head.ts';

/**
 * Makes ready HTML of the public pages, so that they show before any script has run and search engines read them.
 * What only an installation knows is left open as %NAME% and filled in by server/http/ready-pages.ts.
 */
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** Inside the project, where what it imports is found. */
const drawing = at('node_modules/.cache/ready-html');

const modules: Record<ReadyHtml['name'], string> = {
  landing: 'src/web/marketing/landing/landing-page.tsx',
  features: 'src/web/marketing/features/features-page.tsx',
  privacyPolicy: 'src/web/marketing/legal/privacy-policy-page.tsx',
  termsOfService: 'src/web/marketing/legal/terms-of-service-page.tsx',
};

/** What a page loads of the folder of its language. */
const ofLanguage: Partial<Record<ReadyHtml['name'], string>> = {
  privacyPolicy: 'legal/privacy-policy.ts',
  termsOfService: 'legal/terms-of-service.ts',
};

process.env.NODE_ENV = 'production';
await build({
  logLevel: 'warn',
  build: {
    ssr: at('src/web/ready-html.tsx'),
    outDir: drawing,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
});
const { renderReadyHtml } = (await import(
  pathToFileURL(`${drawing}/ready-html.js`).href
)) as typeof import('#web/ready-html.tsx');

const template = readFileSync(at('dist/index.html'), 'utf8');
const manifest: Manifest = JSON.parse(readFileSync(at('dist/.vite/manifest.json'), 'utf8'));
const assets = readdirSync(at('dist/assets'));

mkdirSync(at('dist/.pages'), { recursive: true });
for (const page of await renderReadyHtml())
  writeFileSync(at(`dist/.pages/${page.name}.${page.language}.html`), pageFrom(page));

function pageFrom(page: ReadyHtml): string {
  const { path, language } = page;
  // React asks for pictures ahead; such wishes belong into the head.
  const [, wishes = '', html = ''] = /^((?:<link[^>]*>)*)(.*)$/s.exec(page.html) ?? [];
  const words = [language === 'en' ? undefined : 'catalogue.ts', ofLanguage[page.name]];
  const loaded = [
    ...scriptsOf(modules[page.name]),
    ...words.flatMap((file) => (file ? scriptsOf(`src/languages/${language}/${file}`) : [])),
  ];
  const head = [
    headOf(page),
    wishes,
    ...fontsOf(language).map(
      (file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...new Set(loaded)].map(
      (file) => `<link rel="modulepreload" href="/${file}" crossorigin fetchpriority="low">`,
    ),
  ].filter(Boolean);
  return replaceOnce(
    [
      [/<html lang="en">/, `<html lang="${language}">`],
      // The page is in view without it; style and fonts go first.
      [/<script type="module" crossorigin/g, '<script type="module" crossorigin fetchpriority="low"'],
      [/\s*<title>.*?<\/title>/s, ''],
      [/\s*<meta name="description"[^>]*>/, ''],
      [/\s*<meta name="robots"[^>]*>/, ''],
      [/<\/head>/, `  ${head.join('\n    ')}\n  </head>`],
      [
        /<div id="root"><\/div>/,
        `<div id="root" data-path="${path}" data-language="${language}" data-contact="%CONTACT_EMAIL%">${html}</div>`,
      ],
    ],
    template,
  );
}

function replaceOnce(replacements: [RegExp, string][], text: string): string {
  return replacements.reduce((before, [pattern, words]) => {
    if (before.search(pattern) < 0) throw new Error(`index.html has no ${pattern}`);
    return before.replace(pattern, () => words);
  }, text);
}

/** What a module loads beyond what every page starts with. */
function scriptsOf(module: string): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} is not in the manifest`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap(scriptsOf)].filter((file) => !template.includes(file));
}

/** Those of the first view; letters that English does not have lie in files of their own. */
function fontsOf(language: string): string[] {
  const sets = language === 'en' ? ['latin'] : ['latin', 'latin-ext'];
  return ['instrument-sans', 'inter'].flatMap((family) =>
    sets.flatMap((set) => assets.filter((file) => file.startsWith(`${family}-${set}-wght-`))),
  );
}
