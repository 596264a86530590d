import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './running-product.ts';

/** Draws what a shared link to the public pages shows, around the product's own picture: `public/share-*.jpg`. */
const SIZE = { width: 1200, height: 630 };
const words = {
  en: {
    title: 'Your store, in the best light.',
    under: 'Analytics and social media for Shopify and Shopier stores',
  },
  tr: {
    title: 'Mağazanız, en güzel ışığında.',
    under: 'Shopify ve Shopier mağazaları için analiz ve sosyal medya',
  },
};

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const inline = (type: string, path: string) =>
  `data:${type};base64,${readFileSync(at(path)).toString('base64')}`;
const fontFile = (family: string, set: string) =>
  inline(
    'font/woff2',
    `node_modules/@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`,
  );
const faces = ['instrument-sans', 'inter']
  .flatMap((family) => [
    `@font-face { font-family: ${family}; font-weight: 400 700; src: url(${fontFile(family, 'latin-ext')}); unicode-range: U+0100-02FF; }`,
    `@font-face { font-family: ${family}; font-weight: 400 700; src: url(${fontFile(family, 'latin')}); unicode-range: U+0000-00FF, U+0131; }`,
  ])
  .join('\n');

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const [language, { title, under }] of Object.entries(words)) {
    await page.setContent(sheet(language, title, under));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: at(`public/share-${language}.jpg`), type: 'jpeg', quality: 86 });
  }
} finally {
  await browser.close();
}

function sheet(language: string, title: string, under: string): string {
  return `<!doctype html><style>
    ${faces}
    * { margin: 0; box-sizing: border-box; }
    body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: #f8f7f3; color: #1a1815; }
    .awning {
      --flag: 60px; --half: 30px; height: 84px;
      background: repeating-linear-gradient(90deg, #2337c6 0 60px, #ebeefc 0 120px);
      mask: linear-gradient(#000 0 0) 0 0 / 100% 54.5px no-repeat,
        radial-gradient(circle at 50% 0, #000 29.5px, transparent 30px) 0 100% / 60px 30px repeat-x;
    }
    .words { position: absolute; left: 64px; top: 132px; width: 560px; }
    .name { display: flex; align-items: center; gap: 16px; font: 600 34px instrument-sans; letter-spacing: -0.02em; }
    .name img { width: 52px; height: 52px; border-radius: 22%; }
    h1 { margin-top: 56px; font: 600 68px/1.08 instrument-sans; letter-spacing: -0.03em; text-wrap: balance; }
    p { margin-top: 28px; font: 400 27px/1.4 inter; color: #57534a; text-wrap: balance; }
    .product { position: absolute; left: 668px; top: 148px; width: 880px; border-radius: 14px;
      border: 1px solid #e5e2da; box-shadow: 0 2px 6px rgb(40 34 20 / 0.1), 0 24px 64px -12px rgb(40 34 20 / 0.22); }
  </style>
  <div class="awning"></div>
  <div class="words">
    <div class="name"><img src="${inline('image/svg+xml', 'public/vitrin.svg')}" alt="">Vitrin</div>
    <h1>${title}</h1>
    <p>${under}</p>
  </div>
  <img class="product" src="${inline('image/webp', `src/languages/${language}/pictures/analytics-light-1200.webp`)}" alt="">`;
}
