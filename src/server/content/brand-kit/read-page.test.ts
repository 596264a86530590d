import { expect, test } from 'vitest';
import { brandColours } from './brand-colours.ts';
import { nearestFont } from './brand-font.ts';
import { hexOf } from './css-colour.ts';
import { readStyles } from './page-styles.ts';
import { readPage } from './read-page.ts';

test.each([
  ['#0F5C4D', '#0f5c4d'],
  ['#0F5', '#00ff55'],
  ['#0f5c4dff', '#0f5c4d'],
  ['#0f5c4d80', null],
  ['rgb(15, 92, 77)', '#0f5c4d'],
  ['rgb(15 92 77 / 100%)', '#0f5c4d'],
  ['rgba(15, 92, 77, 0.4)', null],
  ['15, 92, 77', '#0f5c4d'],
  ['15 92 77', '#0f5c4d'],
  ['hsl(168, 72%, 21%)', '#0f5c4d'],
  ['linear-gradient(#fff, #000)', null],
  ['transparent', null],
  ['url(x.png)', null],
  ['', null],
])('%s is the colour %s', (css, hex) => {
  expect(hexOf(css)).toBe(hex);
});

test.each([
  [['"Playfair Display", serif'], 'Playfair'],
  [['Lora, serif'], 'Playfair'],
  [['"Some Garaldic", Georgia, serif'], 'Playfair'],
  [['"Bebas Neue", sans-serif'], 'Anton'],
  [['"Barlow Condensed", sans-serif'], 'Anton'],
  [['"Space Grotesk", sans-serif'], 'Grotesque'],
  [['Helvetica, Arial, sans-serif'], 'Grotesque'],
  [['Assistant, sans-serif'], 'Manrope'],
  [['"DM Sans"'], 'Manrope'],
  [['inherit', 'var(--x)', 'Montserrat, sans-serif'], 'Manrope'],
  [['-apple-system, BlinkMacSystemFont, sans-serif'], null],
  [['400', 'normal'], null],
  [[], null],
])('letters set in %j are nearest to %s', (families, font) => {
  expect(nearestFont(families)).toBe(font);
});

test.each<[string, string, string[]]>([
  [
    "schema.org's before the header's",
    `<script type="application/ld+json">{"@graph":[{"@type":"Organization","logo":{"url":"https://cdn.example/a.png"}}]}</script><img class="site-logo" src="/b.png">`,
    ['https://cdn.example/a.png', 'https://shop.example/b.png'],
  ],
  [
    'of an image that is loaded late',
    `<img class="logo" src="data:image/gif;base64,R0" data-src="//cdn.example/b.png">`,
    ['https://cdn.example/b.png'],
  ],
  [
    'of a set, the largest',
    `<img alt="Logo" srcset="/a.png 100w, /b.png 600w">`,
    ['https://shop.example/b.png'],
  ],
  [
    'not those of payment methods and partners',
    `<img src="/visa-logo.png"><img class="footer-logo" src="/x.png"><img alt="Iyzico logo" src="/y.png">`,
    [],
  ],
  [
    'og:image only where it is called so',
    `<meta property="og:image" content="/hero.jpg"><meta property="og:image" content="/logo-2x.png">`,
    ['https://shop.example/logo-2x.png'],
  ],
  [
    'the largest icon before the others',
    `<link rel="shortcut icon" href="/f.ico"><link rel="icon" sizes="192x192" href="/192.png"><link rel="apple-touch-icon" href="/touch.png">`,
    ['https://shop.example/touch.png', 'https://shop.example/192.png', 'https://shop.example/f.ico'],
  ],
  [
    'nothing of a comment or a script',
    `<!-- <img class="logo" src="/a.png"> --><script>"<img class='logo' src='/b.png'>"</script>`,
    [],
  ],
  [
    'no address of another kind',
    `<img class="logo" src="javascript:alert(1)"><img class="logo" src="file:///etc/passwd">`,
    [],
  ],
])('logos: %s', (_, html, logos) => {
  expect(readPage(html, 'https://shop.example/').logos).toEqual(logos);
});

test('letters that become longer in small letters move nothing', () => {
  const page = readPage(
    '<title>İİİİİİİİİİ</title><STYLE>a{b:c}</STYLE><img class="logo" src="/l.png">',
    'https://shop.example/',
  );
  expect(page).toMatchObject({ styles: ['a{b:c}'], logos: ['https://shop.example/l.png'] });
});

test('theme colours and fonts of a service are found, whatever the case of the tags', () => {
  const page = readPage(
    `<META NAME="theme-color" CONTENT="#0f5c4d"><LINK REL="stylesheet" HREF="https://fonts.googleapis.com/css2?family=Playfair+Display:wght@400&amp;family=Inter">`,
    'https://shop.example/',
  );
  expect(page).toMatchObject({
    themeColours: ['#0f5c4d'],
    fonts: ['Playfair Display', 'Inter'],
    styleSheets: [],
  });
});

test("what buttons are filled with comes after the theme's own brand colour, and text colours are none", () => {
  const { colours, neutrals } = readStyles([
    `.btn-primary:hover { background: #111 } .button--secondary { background: #222222 }
     :root { --color-button-text: #ff0000; --color-button: 18, 53, 91; --brand-color: #7a1f3d; --color-foreground: 20,24,31 }`,
  ]);
  expect(colours).toEqual(['#7a1f3d', '18, 53, 91', '#111']);
  expect(neutrals).toEqual(['20,24,31']);
});

const photo = (h: number, c = 0.1) => ({ l: 0.5, c, h });

test.each([
  [
    'two of the page',
    { ofPage: ['#ffffff', '#0f5c4d', '#0f5c50', '#f2b544'], neutralsOfPage: [], ofPhotos: [photo(20)] },
    { value: ['#0f5c4d', '#f2b544'], from: ['page', 'page'] },
  ],
  [
    "one of the page with the page's ink",
    { ofPage: ['#121212', '#0f5c4d'], neutralsOfPage: ['#ffffff', '#1a1a1a'], ofPhotos: [] },
    { value: ['#0f5c4d', '#1a1a1a'], from: ['page', 'page'] },
  ],
  [
    'a deep green is a colour, too',
    { ofPage: ['#1d3b36', '#121212', '#d98a3d'], neutralsOfPage: [], ofPhotos: [] },
    { value: ['#1d3b36', '#d98a3d'], from: ['page', 'page'] },
  ],
  [
    'one colour alone stands for both',
    { ofPage: ['#0f5c4d'], neutralsOfPage: [], ofPhotos: [] },
    { value: ['#0f5c4d', '#0f5c4d'], from: ['page', 'page'] },
  ],
  [
    'black buttons are nobody’s brand: the commonest colour of the photos is',
    { ofPage: ['#121212'], neutralsOfPage: ['#121212'], ofPhotos: [photo(250), photo(30), photo(38, 0.15)] },
    {
      value: [expect.stringMatching(/^#[89a-b]/), expect.stringMatching(/^#[0-6]/)],
      from: ['photos', 'photos'],
    },
  ],
  ['nothing of nothing', { ofPage: ['#ffffff'], neutralsOfPage: ['#000000'], ofPhotos: [] }, null],
])('colours: %s', (_, said, found) => {
  expect(brandColours(said)).toEqual(found);
});
